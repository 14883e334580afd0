// The events that the charts of a live picture mark: changes of the rank and of the constraints that act.

import { short } from "../animation/lines.js";

/** @import { ChartEvent, Panel } from "../animation/types.js" */
/** @import { Recording } from "./recording.js" */
/** @import { RecordedChange } from "./types.js" */

const ROUNDING = 1e-9; // an impulse below this, relative to the largest one of the change, counts as zero

/** Return the events of a panel, in rising order. The panel of multipliers shows impulses.
 * @param {Panel} panel @param {Recording} recording @returns {ChartEvent[]} */
export function eventsOf({ lines }, recording) {
  const { changes, switched } = recording;
  const ranks = changes.map(([t, before, after]) => ({ t, kind: /** @type {const} */ ("rank"),
    label: after < before ? `rank ${before} → ${after}` : "", sentence: "" })
  );
  const shown = lines.filter(({ of }) => of[0] === "multipliers").map(({ of }) => of[1]);
  const found = switched.filter((change) => !turns(change, recording)).map((change) => ({ t: change.t,
    kind: /** @type {const} */ ("change"), label: labelOf(change, shown),
    sentence: sentenceOf(change, recording) })
  );
  return [...(lines[0].of[0] === "singular" ? ranks : []), ...found].sort((a, b) => a.t - b.t);
}

/** Whether only directions of sliding along surfaces are renewed; the motion is smooth. See Change.turns in
 * teachmech/run/changes.py. @param {RecordedChange} change @param {Recording} recording */
function turns({ begun, ended }, { switches, frictions }) {
  const onSurface = (/** @type {number} */ stick) => {
    const of = frictions.find((one) => one.stick === stick)?.of;
    return frictions.filter((one) => one.of === of && one.component > 0).length > 0;
  };
  return begun.every((is, k) => is === ended[k] && (!is || onSurface(switches[k].constraint)));
}

/** Return the label of a change: the largest impulse of these constraints. It is empty without an impulse.
 * @param {RecordedChange} change @param {number[]} constraints */
function labelOf({ impulses, struck }, constraints) {
  if (!struck) return "";
  const largest = constraints.map((k) => impulses[k]).reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a),
    0);
  return largest ? `Λ ${short(largest)}` : "";
}

/** Return a change in words, with its impulses; see teachmech/run/changes.py.
 * @param {RecordedChange} change @param {Recording} recording */
export function sentenceOf({ t, begun, ended, impulses, struck }, { switches, constraints }) {
  const most = Math.max(...impulses.map(Math.abs));
  const names = switches.map(({ constraint }) => constraints[constraint]);
  const parts = names.map((name, k) => {
    if (begun[k] && ended[k]) return `${name} acts for an instant`;
    return begun[k] ? `${name} begins to act` : ended[k] ? `${name} ceases to act` : "";
  });
  const felt = constraints.map((name, k) =>
    struck && Math.abs(impulses[k]) > ROUNDING * most ? `impulse of ${name} ${short(impulses[k])}` : ""
  );
  return `t = ${short(t)} s: ${[...parts, ...felt].filter(Boolean).join(", ")}`;
}
