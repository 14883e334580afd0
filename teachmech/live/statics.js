// The equilibrium next to a position; see `Statics` in teachmech/stability/equilibria.py.

import { dampedSolution, leastNorm } from "./null_space.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */
/** @import { Method } from "../numerics/javascript/method.js" */
/** @import { Equations } from "./linearised.js" */

const ACCURATE = 1e-9; // residual of the equations of statics, relative to their sizes
const SET = 1e-7; // rows that count as dependent, relative to the longest one
const MOST = 200; // steps
const SAME = 1e-5; // distance of two equilibria that count as one, relative to sizes
const PATIENCE = 3000; // milliseconds of searching
const FAR = 1e4; // a distance beyond this, relative to sizes, is not followed

/** Return the coordinates of equilibria around a position, the nearest one first. The search begins at the position
 * and, if wanted, at others around it: by turns where forces lead, and anywhere.
 * @param {Equations} equations @param {Method} method @param {number} t @param {Vector} q0
 * @param {number} restarts @returns {Vector[]} */
export function equilibriaNear(equations, method, t, q0, restarts) {
  const { sizes } = method;
  const of = residualsOfStatics(equations, method, t, q0);
  const end = performance.now() + PATIENCE;
  const { acceleration } = method.at(t, Float64Array.from([...q0, ...new Float64Array(q0.length + 2)]));
  const fastest = Math.max(...acceleration.map((a, i) => Math.abs(a) / sizes[i])) || 1;
  const led = acceleration.map((a) => a / fastest);
  const found = /** @type {Vector[]} */ ([]);
  /** @param {Vector} q @param {Vector} other */
  const far = (q, other) => Math.hypot(...q.map((x, i) => (x - other[i]) / sizes[i]));
  for (let k = 0; k <= restarts && (k === 0 || performance.now() < end); k++) {
    const away = k % 2 ? led : sizes.map((size, i) => size * Math.cos(1 + (i + 1) * k));
    const from = q0.map((x, i) => x + (k ? 10 * k / restarts * away[i] : 0));
    const q = solution(equations, method, of, from, q0, end);
    if (q && !found.some((other) => far(q, other) < SAME)) found.push(q);
  }
  return found.sort((a, b) => far(a, q0) - far(b, q0));
}

/** Return the coordinates to which Gauss-Newton steps lead, or null. They are damped until the residual is small
 * (K. Levenberg 1944).
 * @param {Equations} equations @param {Method} method @param {Residual} of @param {Vector} from
 * @param {Vector} q0 the start, near which the solution must be @param {number} end of performance.now() */
function solution({ n, m }, method, of, from, q0, end) {
  let x = Float64Array.from([...from.map((value, i) => value / method.units[i]), ...new Float64Array(m)]);
  let now = of(x);
  if (m) {
    const balance = leastNorm(now.J.slice(0, n).map((row) => row.slice(n)), now.r.slice(0, n), SET);
    x = x.map((value, i) => (i < n ? value : -balance[i - n]));
    now = of(x);
  }
  let damping = 1e-3;
  for (let step = 0; step < MOST && now.error > 1e-15 && performance.now() < end; step++) {
    const change = now.error > ACCURATE
      ? dampedSolution(now.J, now.r, damping)
      : leastNorm(now.J, now.r, SET);
    const next = x.map((value, i) => value - change[i]);
    const then = of(next);
    if (then.error < now.error) {
      [x, now] = [next, then];
      damping /= 5;
    } else if (now.error <= ACCURATE) break;
    else damping *= 5;
    if (damping > 1e12) break;
  }
  const q = x.slice(0, n).map((value, i) => value * method.units[i]);
  const near = q.every((value, i) => Math.abs(value - q0[i]) <= FAR * (method.sizes[i] + Math.abs(q0[i])));
  return now.error <= ACCURATE && near ? q : null;
}

/** @typedef {(x: Vector) => { r: Vector, J: Matrix, error: number }} Residual */

/** Return a function of positions and multipliers, in their units, that gives the residuals of statics, their
 * length, and their derivatives.
 * @param {Equations} equations @param {Method} method @param {number} t @param {Vector} q0
 * @returns {Residual} */
function residualsOfStatics(equations, method, t, q0) {
  const { n, m, holonomic } = equations;
  const { units, factors, interval, p, sizes } = method;
  const none = new Float64Array(n);
  const { R, R_q } = equations.at(t, q0, none, none, new Float64Array(m), p);
  // the force of a displacement counts, since forces at an equilibrium may be rounding
  const forces = R_q.map((row, i) =>
    Math.abs(R[i]) + row.reduce((sum, x, j) => sum + Math.abs(x) * sizes[j], 0)
  );
  const energy = Math.max(10 * sizes[2 * n], ...forces.map((x, i) => x * units[i])) || 1;
  return (x) => {
    const q = x.slice(0, n).map((value, i) => value * units[i]);
    const multipliers = x.slice(n).map((value, k) => value * energy * factors[k]);
    const d = equations.at(t, q, none, none, multipliers, p);
    const zeros = new Float64Array(m);
    /** @param {Matrix} X @param {Vector} value @param {(k: number) => number} factor */
    const rows = (X, value, factor) =>
      X.map((row, k) => ({ value: factor(k) * value[k], slope: [...row.map((entry, i) =>
        factor(k) * entry * units[i]
      ), ...zeros] }));
    const all = [
      ...d.R_q.map((row, i) => ({ value: units[i] * d.R[i] / energy, slope: [...row.map((entry, j) =>
        units[i] * entry * units[j] / energy
      ), ...d.R_l[i].map((entry, k) => units[i] * entry * factors[k])] })),
      ...rows(d.h_q, d.h, (k) => factors[k]).filter((_, k) => holonomic[k]),
      ...rows(d.r_q, d.r, (k) => interval * factors[k]),
    ];
    const r = Float64Array.from(all, ({ value }) => value);
    return { r, J: all.map(({ slope }) => Float64Array.from(slope)), error: Math.hypot(...r) };
  };
}
