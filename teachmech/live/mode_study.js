// The modes about the start of a live picture: what kind of state it is, the equilibrium next to it, and how its
// eigenvalues change with a parameter.

import { Method } from "../numerics/javascript/method.js";
import { setSwitches, settleStart } from "../numerics/javascript/switching.js";
import { Equations, linearised } from "./linearised.js";
import { eigenvalues, growthOf, modesIn } from "./modes.js";
import { equilibriaNear } from "./statics.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Problem, Settings } from "../numerics/javascript/types.js" */
/** @import { Linear, Residuals, Study } from "./types.js" */

const CONSTANT = 1e-6; // relative change of coefficients that counts as zero
const LATER = 0.05; // time after which they are compared, relative to the time scale
export const EQUILIBRIUM = "an equilibrium";
const KINDS = { steady: "a steady motion", constant: "a motion with constant coefficients",
  motion: "a state of a motion" };

/** @typedef {{ p: Vector, settings: Settings, t: number, y: Vector }} OperatingPoint */

/** The linearised equations of a problem about any start. */
export class ModeStudy {
  /** @param {Problem} problem @param {Residuals} residuals */
  constructor(problem, residuals) {
    this.problem = problem;
    this.equations = new Equations(problem, residuals);
  }

  /** Return the modes about a state; throw an error that says why there are none.
   * @param {OperatingPoint} point @returns {Study} */
  about({ p, settings, t, y }) {
    const method = this.methodAt(p, settings, t, y);
    const linear = linearised(this.equations, method, t, y);
    const kind = this.kindOf(linear, method, settings, t, y);
    return { kind, linear, method, modes: modesIn(linear), values: eigenvalues(linear) };
  }

  /** Return the eigenvalues about a state. @param {OperatingPoint} point */
  eigenvalues({ p, settings, t, y }) {
    return eigenvalues(linearised(this.equations, this.methodAt(p, settings, t, y), t, y));
  }

  /** Return a start at rest in the equilibrium next to a state, or null. With restarts, one from which small motions
   * do not grow is preferred to one that is up to twice as near.
   * @param {OperatingPoint} point @param {number} [restarts] @returns {Vector | null} */
  settled(point, restarts = 0) {
    const { p, settings, t, y } = point;
    const n = this.problem.coordinates.length;
    const method = this.methodAt(p, settings, t, y);
    const found = equilibriaNear(this.equations, method, t, y.slice(0, n), restarts);
    const starts = found.map((q) => Float64Array.from([...q, ...new Float64Array(n + 2)]));
    /** @param {Vector} q */
    const far = (q) => Math.hypot(...q.slice(0, n).map((x, i) => (x - y[i]) / method.sizes[i]));
    const near = starts.filter((one) => far(one) <= 2 * far(starts[0]));
    return near.find((one) => !this.grows({ ...point, y: one })) ?? starts[0] ?? null;
  }

  /** Return whether small motions about a state grow, or are not known. @param {OperatingPoint} point */
  grows(point) {
    try {
      return growthOf(this.eigenvalues(point)) > 0;
    } catch {
      return true; // a singular position
    }
  }

  /** Return the method at a state, with the constraints that act there.
   * @param {Vector} p @param {Settings} given @param {number} t @param {Vector} y */
  methodAt(p, given, t, y) {
    const n = this.problem.coordinates.length;
    const state = { q: y.slice(0, n), v: y.slice(n, 2 * n) };
    const own = p.slice();
    setSwitches(this.problem, t, state, own);
    const method = new Method(this.problem, { ...given, method: "rk4", stabilisation: "projection" }, state,
      own);
    settleStart(method, t, y);
    return method;
  }

  /** @param {Linear} linear @param {Method} method @param {Settings} settings @param {number} t
   * @param {Vector} y */
  kindOf(linear, method, settings, t, y) {
    if (linear.rests) return EQUILIBRIUM;
    const later = t + LATER * linear.period;
    try {
      const times = [0, 1, 2, 3, 4].map((k) => t + (later - t) * k / 4);
      let last = y;
      for (const [, stored] of method.steps(times, y)) last = stored.at(-1)?.[1] ?? last;
      const then = linearised(this.equations, this.methodAt(method.p, settings, later, last), later, last,
        linear.chosen);
      if (isConstant(linear, then)) return linear.slow ? KINDS.steady : KINDS.constant;
    } catch {
      return KINDS.motion; // the motion leaves the domain of an expression
    }
    return KINDS.motion;
  }
}

/** Return whether the coefficients are the same; coordinates that no coefficient contains do not count.
 * @param {Linear} now @param {Linear} then */
function isConstant({ rates, sizes, period, chosen }, then) {
  /** @param {number} x @param {number} i @param {number} j */
  const relative = (x, i, j) => Math.abs(period * x * sizes[j] / sizes[i]);
  let indices = rates.map((_, i) => i);
  for (;;) {
    const kept = indices.filter((j) =>
      j >= chosen.p.length || indices.some((i) => relative(rates[i][j], i, j) > CONSTANT)
    );
    if (kept.length === indices.length) break;
    indices = kept;
  }
  return indices.every((i) =>
    indices.every((j) =>
      relative(rates[i][j] - then.rates[i][j], i, j) <= CONSTANT * (1 + relative(rates[i][j], i, j))
    )
  );
}
