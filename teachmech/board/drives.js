// Motors: how tools write the drives of bodies and of sliding points, and how they follow a change of the drawing.

import { numberText, pointsOf, SpecError } from "./tree.js";

/** @import { Edits } from "./edits.js" */
/** @import { Spec } from "./types.js" */

const STROKE = 0.2; // stroke of a new sliding motor, relative to the length of its line

/** Add a motor to a body, or remove it. @param {Edits} edits @param {string} name */
export function turnBody(edits, name) {
  const path = ["Drives", `theta_${name}`];
  if (edits.file.hasIn(path)) return edits.remove(path);
  const [a, b] = pointsOf(name);
  const phase = `phi_${name}`;
  edits.set(["PhysicalParams", phase], numberText(edits.angle(a, b)));
  edits.set(path, `${phase} + ${edits.parameter("omega", "2*pi")}*t`);
}

/** Return the two points of the ground on whose line some points slide, at least a number of them, or null. Several
 * entries of Collinear may have the same two points.
 * @param {Spec} spec @param {string[]} points @param {number} least */
export function guideOf({ fixed, lines }, points, least) {
  const guides = lines.map(({ points: [a, b, ...others] }) => ({ ends: [a, b],
    on: others.filter((one) => points.includes(one) && !fixed[one]) })
  ).filter(({ ends }) => ends.every((one) => fixed[one]));
  const found = guides.find(({ ends }) => {
    const alike = guides.filter((one) => one.ends.every((end) => ends.includes(end)));
    return new Set(alike.flatMap(({ on }) => on)).size >= least;
  });
  return found?.ends ?? null;
}

/** Return the driven coordinate of a point, or undefined. @param {Spec} spec @param {string} point */
export const slidingMotor = ({ drives }, point) =>
  drives.find(({ name }) => name === `${point}_x` || name === `${point}_y`)?.name;

/** Return the button of the sliding motor of a point, if it slides on a fixed line.
 * @param {Spec} spec @param {string} point @returns {string[][]} */
export function slidingAction(spec, point) {
  if (slidingMotor(spec, point)) return [["slide", "Without sliding motor"]];
  return spec.lines.some(({ points }) => points.indexOf(point) > 1) ? [["slide", "Sliding motor"]] : [];
}

/** Add a motor that moves a point to and fro on a fixed line, or remove it.
 * @param {Edits} edits @param {string} point */
export function slidePoint(edits, point) {
  const known = slidingMotor(edits.spec, point);
  if (known) return edits.remove(["Drives", known]);
  const line = guideOf(edits.spec, [point], 1);
  if (!line)
    throw new SpecError(
      `a sliding motor needs a line on the ground, and that of ${point} moves; drive the body of the line`,
    );
  const [p, q] = line.map((one) => edits.positions[one]);
  const along = Math.abs(q[0] - p[0]) >= Math.abs(q[1] - p[1]) ? 0 : 1;
  const axis = "xy"[along];
  const middle = `${axis}_${point}`;
  const size = Math.abs(q[along] - p[along]) || Math.abs(edits.positions[point][along] - p[along]) || 1;
  edits.set(["PhysicalParams", middle], numberText(edits.positions[point][along]));
  const stroke = edits.parameter("stroke", String(Number((STROKE * size).toPrecision(2))));
  edits.set(["Drives", `${point}_${axis}`],
    `${middle} + ${stroke}*sin(${edits.parameter("omega", "2*pi")}*t)`);
}

/** Let a drive begin at another value, by a parameter in its text.
 * @param {Edits} edits @param {string} name of the coordinate @param {string} phase @param {number} value
 * @param {number} period of values that are the same */
export function beginAt(edits, name, phase, value, period) {
  const { spec } = edits;
  const path = ["Drives", name];
  const drive = spec.drives.find((one) => one.name === name);
  if (!drive) return;
  const at = { ...spec.values,
    t: /** @type {import("../live/types.js").Jet} */ ([spec.times.t0.of(spec.values)[0], 1, 0]) };
  const [now] = drive.at.of(at);
  const missing = value - now;
  const by = Number.isFinite(period) ? missing - period * Math.round(missing / period) : missing;
  if (Math.abs(by) < 1e-12) return;
  const known = spec.parameters[phase];
  const slope = known === undefined ? 0 : drive.at.of({ ...at, [phase]: [known + 1, 0, 0] })[0] - now;
  if (Math.abs(Math.abs(slope) - 1) < 1e-9) // the text contains + phase or - phase
    return edits.set(["PhysicalParams", phase], numberText(known + by / Math.round(slope)));
  edits.set(["PhysicalParams", phase], numberText(by));
  edits.set(path, `${phase} + ${drive.at.text}`);
}
