// Constraints at many states: value, rate, A and b; see ConstraintForm in
// teachmech/homework/answers/samples.py. Derivatives follow from the chain rule at each operation.

import { jetOf, namesIn } from "./formula_values.js";
import { singularValues } from "./singular_values.js";

/** @import { Expression } from "./formula_reader.js" */
/** @import { Jet } from "../../live/types.js" */
/** @import { Matrix, Vector } from "../../numerics/javascript/linear.js" */
/** @import { States } from "./sampled_values.js" */
/** @import { Frame } from "./scope_names.js" */

/** One state. @typedef {{ t: number, q: number[], v: number[] }} State */
/** Constraints at one state: values, rates, A with rows of n entries, b.
 * @typedef {{ value: number[], rate: number[], A: Matrix, b: number[] }} Rows */

const STEADY = 1e-12; // change of a position, relative to its size, at which a search ends

/** @param {States} states @returns {State[]} */
export const stateList = ({ t, q, v }) => t.map((time, k) => ({ t: time, q: q[k], v: v[k] }));

/** @param {number[] | Vector} x */
export const norm = (x) => Math.hypot(...x);

/** The sizes of the coordinates of a frame. @param {Frame} frame */
export const lengthsOf = ({ sizes, coordinates }) => (sizes.length ? sizes : coordinates.map(() => 1));

/** Return random states around others; `widths` are the distances in sizes.
 * @param {Frame} frame @param {State[]} around @param {number[]} widths in turn
 * @param {number[]} random numbers from 0 to 1, for all positions, then for all velocities
 * @returns {State[]} */
export function scattered(frame, around, widths, random) {
  const lengths = lengthsOf(frame);
  const n = lengths.length;
  return around.map(({ t, q, v }, k) => {
    const width = widths[k % widths.length];
    /** @param {number[]} x @param {number} from @param {number} time */
    const moved = (x, from, time) =>
      x.map((own, i) => own + (width * lengths[i] * (2 * random[(from + k) * n + i] - 1)) / time);
    return { t, q: moved(q, 0, 1), v: moved(v, around.length, frame.time) };
  });
}

/** @typedef {{ ROUNDING_ERROR: number, ZERO_RATIO: number }} FormLimits */

/** Constraints of an answer; coordinates and times are in units of the sizes of the frame. */
export class ConstraintForm {
  /** @param {Expression[]} constraints @param {Frame} frame @param {FormLimits} limits */
  constructor(constraints, frame, limits) {
    this.limits = limits;
    this.constraints = constraints;
    this.frame = frame;
    this.lengths = lengthsOf(frame);
    const velocities = frame.coordinates.map((name) => `v${name}`);
    this.holonomic = constraints.map(({ formula }) => {
      const names = namesIn(formula);
      return !velocities.some((name) => names.has(name));
    });
  }

  /** @param {State} state @returns {Rows} */
  at(state) {
    const n = state.q.length;
    const moving = this.jets(state, -1);
    const fixed = state.q.map((_, i) => [this.jets(state, i), this.jets(state, n + i)]);
    const { time } = this.frame;
    const found = /** @type {Rows} */ ({ value: [], rate: [], A: [], b: [] });
    this.constraints.forEach(({ formula }, k) => {
      const [value, first, second] = jetOf(formula, moving);
      const own = this.holonomic[k];
      found.value.push(value);
      found.rate.push(time * (own ? first : value));
      found.b.push(-time * time * (own ? second : first));
      found.A.push(
        Float64Array.from(fixed, ([position, speed], i) =>
          this.lengths[i] * jetOf(formula, own ? position : speed)[1]),
      );
    });
    return found;
  }

  /** Return the values of all names as jets: along the motion without acceleration if `which` is negative,
   * otherwise along one coordinate or velocity.
   * @param {State} state @param {number} which @returns {Record<string, Jet>} */
  jets({ t, q, v }, which) {
    const along = which < 0;
    /** @type {Record<string, Jet>} */
    const found = { t: [t, along ? 1 : 0, 0] };
    for (const [name, x] of Object.entries(this.frame.parameters)) found[name] = [x, 0, 0];
    this.frame.coordinates.forEach((name, i) => {
      found[name] = [q[i], along ? v[i] : Number(which === i), 0];
      found[`v${name}`] = [v[i], Number(which === q.length + i), 0];
    });
    return found;
  }

  /** Return the nearest states that meet the constraints, if Newton's method finds them.
   * @param {State[]} states */
  projected(states) {
    const reach = Math.max(1, ...states.flatMap(({ q }) => q.map((x, i) => Math.abs(x / this.lengths[i]))));
    return states.map((state) => this.steady(this.placed(state, reach)));
  }

  /** @param {State} state @param {number} reach @returns {State} */
  placed({ t, q, v }, reach) {
    let there = q;
    for (let k = 0; k < 60 && this.holonomic.includes(true); k++) {
      const { value, A } = this.at({ t, q: there, v });
      const own = (/** @type {unknown} */ _, /** @type {number} */ j) => this.holonomic[j];
      const change = step(A.filter(own), value.filter(own), q.length, this.limits.ZERO_RATIO, reach);
      there = there.map((x, i) => x - this.lengths[i] * change[i]);
      if (Math.max(...change.map(Math.abs)) < STEADY) break;
    }
    return { t, q: there, v };
  }

  /** @param {State} state @returns {State} */
  steady({ t, q, v }) {
    let speeds = v;
    for (let k = 0; k < 20; k++) {
      const { rate, A } = this.at({ t, q, v: speeds });
      const change = step(A, rate, q.length, this.limits.ZERO_RATIO);
      speeds = speeds.map((x, i) => x - (this.lengths[i] / this.frame.time) * change[i]);
      if (Math.max(...change.map(Math.abs)) < STEADY) break;
    }
    return { t, q, v: speeds };
  }

  /** Return whether all constraints hold up to rounding. @param {State} state */
  met(state) {
    const { value, rate, A, b } = this.at(state);
    const { ROUNDING_ERROR } = this.limits;
    return [...state.q, ...state.v].every(Number.isFinite) && A.every((row, k) => {
      const size = norm(row);
      const far = this.holonomic[k] && Math.abs(value[k]) > ROUNDING_ERROR * size;
      return Number.isFinite(size + rate[k] + b[k]) && !far && Math.abs(rate[k]) <= ROUNDING_ERROR * size;
    });
  }
}

/** Return the least change x with A x = residual; 0 if it is not finite. If the length `damped` is given,
 * this is the method of Levenberg and Marquardt.
 * @param {Matrix} A @param {number[]} residual @param {number} n @param {number} zero ratio of
 * singular values @param {number} [damped] */
function step(A, residual, n, zero, damped = 0) {
  const sizes = A.map((row) => norm(row));
  const rows = A.map((row, k) => row.map((x) => x / sizes[k]));
  const off = residual.map((x, k) => x / sizes[k]);
  const change = new Float64Array(n);
  if (![...off, ...rows.flatMap((row) => [...row])].every(Number.isFinite)) return change;
  const { values, left, right } = singularValues(rows, n);
  const least = damped ? 0 : zero * (values[0] ?? 0);
  const damping = damped ? Math.max(...off.map(Math.abs)) / damped : 0;
  values.forEach((s, k) => {
    if (!(s > least)) return;
    const along = (s / (s * s + damping)) * off.reduce((sum, x, j) => sum + x * left[k][j], 0);
    for (let i = 0; i < n; i++) change[i] += along * right[k][i];
  });
  return change;
}
