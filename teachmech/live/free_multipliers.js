// The multipliers at one time if constraints are redundant: lambda_0 + N eta with any eta.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { short } from "../animation/lines.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { ProblemWithPicture } from "../numerics/javascript/types.js" */
/** @import { RunningMotion } from "./running_motion.js" */
/** @import { FreeState } from "./types.js" */

const ETAS = 6; // the most sliders for eta
const ROWS = 14; // the most multipliers that are shown
const NOTHING = 1e-12; // a value below this, relative to the largest multiplier, counts as zero

/** The free multipliers of a live picture: sliders for eta, and a bar for each multiplier. */
export class FreeMultipliers {
  /** @param {ProblemWithPicture} problem
   * @param {boolean} open at first
   * @param {() => void} moved called when the user chose another one */
  constructor({ constraints }, open, moved) {
    this.constraints = constraints;
    this.moved = moved;
    this.shown = /** @type {FreeState | null} */ (null); // the state
    this.eta = /** @type {number[]} */ ([]);
    this.ranges = /** @type {HTMLInputElement[]} */ ([]);
    this.said = make("p", { class: "tm-live-hint", role: "status" });
    this.etas = make("div");
    this.bars = make("div", { class: "tm-live-bars" });
    this.least = button("Least norm", "every eta = 0");
    this.least.onclick = () => {
      this.choose(this.eta.map(() => 0));
      moved();
    };
    this.box = make("details", { class: "tm-live-free", open, hidden: !constraints.length },
      make("summary", {}, "Free multipliers"), this.said, this.etas,
      make("div", { class: "tm-row" }, this.least), this.bars);
  }

  /** Show the multipliers of a motion at a time; for a new motion, begin with the least norm.
   * @param {RunningMotion} course @param {number} time */
  show(course, time) {
    const { box, shown, eta } = this;
    if (!box.open || box.hidden) return;
    const { t, y, acting } = course.recording.at(time);
    if (shown?.t === t && shown.course === course) return;
    const { method } = course.recording.eraAt(t);
    const { multipliers, rank, N, rows } = method.recalled(acting,
      () => ({ ...method.at(t, y), ...method.freeAt(t, y) }));
    this.shown = { course, t, multipliers, rank, N, rows };
    if (N.length !== eta.length) this.offer(N.length, Math.max(...multipliers.map(Math.abs)) || 1);
    this.choose(N.map(() => 0));
  }

  /** Make sliders for some directions, with the range of the multipliers.
   * @param {number} count @param {number} reach */
  offer(count, reach) {
    const even = 2 * 10 ** Math.ceil(Math.log10(reach));
    this.ranges = Array.from({ length: Math.min(ETAS, count) }, (_, k) => {
      const how = { min: -even, max: even, step: even / 200, value: 0, "aria-label": `eta ${k + 1}` };
      const range = make("input", { type: "range", ...how });
      range.oninput = () => this.choose(this.eta.map((x, i) => (i === k ? Number(range.value) : x)));
      range.onchange = this.moved;
      return range;
    });
    const rows = this.ranges.map((range, k) => {
      const name = make("span", { class: "tm-live-name" }, "η", make("sub", {}, String(k + 1)));
      return make("label", { class: "tm-live-value" }, name, range);
    });
    this.etas.replaceChildren(...rows);
  }

  /** @param {number[]} eta */
  choose(eta) {
    this.eta = eta;
    this.ranges.forEach((range, k) => (range.value = String(eta[k])));
    this.draw();
  }

  draw() {
    const { constraints, shown } = this;
    if (!shown) return;
    const { multipliers, N } = shown;
    const chosen = choiceOf(shown, this.eta);
    const largest = Math.max(...chosen.map(Math.abs), ...multipliers.map((x) => 3 * Math.abs(x))) || 1;
    const loose = constraints.map((_, k) => N.some((vector) => Math.abs(vector[k]) > NOTHING));
    const order = [...constraints.keys()].sort((a, b) => Number(loose[b]) - Number(loose[a])).slice(0, ROWS);
    const rows = order.flatMap((
      k,
    ) => [make("span", {}, constraints[k]), barOf(chosen[k] / largest, multipliers[k] / largest, loose[k]),
      make("output", {}, Math.abs(chosen[k]) < NOTHING * largest ? "0" : short(chosen[k]))]
    );
    this.bars.replaceChildren(...rows);
    this.least.parentElement?.toggleAttribute("hidden", !N.length);
    this.said.textContent = this.sentence(shown, chosen, order.length);
  }

  /** @param {FreeState} shown @param {number[]} chosen @param {number} count */
  sentence(shown, chosen, count) {
    const { length: m } = this.constraints;
    const { multipliers, rank, N } = shown;
    const change = Math.max(...chosen.map((x, k) => Math.abs(x - multipliers[k])));
    const some = count < m ? ` ${count} of ${m} are shown.` : "";
    const few = N.length > ETAS ? ` ${ETAS} of ${N.length} directions have a slider.` : "";
    if (!N.length) return `Rank ${rank} of ${m}: every multiplier is determined at this time.${some}`;
    if (change === 0) {
      const others = "Move η to see others; a mark shows this one.";
      return `Rank ${rank} of ${m}: one choice of many, that of least norm. ${others}${some}${few}`;
    }
    const force = `the force Aᵀλ by ${forceOf(shown, chosen)}: the motion is the same.`;
    return `The multipliers change by up to ${short(change)}, ${force}${some}${few}`;
  }

  /** The chosen multipliers by name; empty if they are unique or not shown. */
  get chosen() {
    const { eta, shown } = this;
    if (!this.box.open || !shown?.N.length) return {};
    return Object.fromEntries(choiceOf(shown, eta).map((x, k) => [this.constraints[k], x]));
  }
}

/** Return lambda_0 + N eta. @param {FreeState} shown @param {number[]} eta */
const choiceOf = ({ multipliers, N }, eta) =>
  Array.from(multipliers, (x, k) => N.reduce((sum, vector, j) => sum + vector[k] * eta[j], x));

/** Return the difference between the force of a choice and the force of least norm.
 * @param {FreeState} shown @param {number[]} chosen */
function forceOf({ multipliers, rows }, chosen) {
  const change = chosen.map((x, k) => x - multipliers[k]);
  const force = Array.from(rows[0], (_, i) => rows.reduce((sum, row, k) => sum + row[i] * change[k], 0));
  return Math.max(...force.map(Math.abs)).toExponential(0);
}

/** Return a bar from the middle, with a mark at the choice of least norm; 1 is half of the width.
 * @param {number} chosen @param {number} least @param {boolean} loose */
function barOf(chosen, least, loose) {
  const style = `left:${50 + Math.min(0, 50 * chosen)}%;width:${Math.abs(50 * chosen)}%`;
  return make("span", { class: "tm-live-bar", "aria-hidden": "true" },
    make("i", { class: loose ? "tm-live-loose" : "", style }),
    make("b", { style: `left:${50 + 50 * least}%` }));
}
