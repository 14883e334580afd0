// The sizes of a problem, relative to which values count as small; see teachmech/numerics/scales.py.

/** @import { Matrix, Vector } from "./linear.js" */

/** @param {number[]} values */
const sum = (values) => values.reduce((total, x) => total + x, 0);
/** @param {number[]} values */
const most = (values) => values.reduce((largest, x) => Math.max(largest, x), 0);
/** @param {number} x */
const size = (x) => Math.min(Math.abs(x) || 0, Number.MAX_VALUE); // 0 if it is not a number

/** Return the size of every entry of the state y = (q, v, works) about the start.
 * @returns {Vector} of length 2 n + 2
 * @param {ArrayLike<number>} q @param {ArrayLike<number>} v @param {Matrix} M @param {ArrayLike<number>} Q
 * @param {ArrayLike<number>[]} A @param {ArrayLike<number>} h @param {ArrayLike<number>} b
 * @param {number} span */
export function stateSizes(q, v, M, Q, A, h, b, span) {
  const n = q.length;
  const [position, speed0, push, drift, bend] = [q, v, Q, h, b].map((x) => Array.from(x, size));
  const rows = A.map((row) => Array.from(row, size));
  const masses = M.map((row, i) => size(row[i]));
  const heavy = masses.some((m) => m > 0);
  const weights = heavy ? masses : masses.map(() => 1);
  const directions = rows.map((row) => {
    const direction = row.map((x, i) => (weights[i] > 0 ? x / weights[i] : 0)); // displacement of least energy
    const norm = sum(row.map((x, i) => x * direction[i]));
    return direction.map((x) => (norm > 0 ? x / norm : 0));
  });
  /** @param {number[]} values */
  const led = (values) => position.map((_, i) => most(values.map((x, k) => x * directions[k][i])));
  const far = led(drift).map((x, i) => Math.max(x, position[i]));
  const free = push.map((x, i) => (masses[i] > 0 ? x / masses[i] : 0));
  const growing = led(bend).map((x, i) => Math.max(x, free[i]));
  /** @param {number[]} x */
  const length = (x) => Math.sqrt(sum(x.map((value, i) => weights[i] * (value * value))));
  const [extent, speed, growth] = [far, speed0, growing].map(length);
  const times = [];
  if (extent > 0) {
    if (speed > 0) times.push(extent / speed);
    if (growth > 0) times.push(Math.sqrt(extent / growth));
  } else if (speed > 0 && growth > 0) times.push(span, speed / growth);
  const T = times.length ? Math.min(...times) : span;
  const first = far.map((x, i) => Math.max(x, speed0[i] * T, growing[i] * T * T));
  const largest = most(first) || 1;
  const energy0 = sum(first.map((x, i) => weights[i] * (x * x)));
  const alike = weights.map((w) => (w > 0 ? Math.sqrt(energy0 / w) : 0));
  const found = first.map((x, i) => {
    const rounding = 1e-12 * alike[i];
    const own = far[i] > rounding ? far[i] : Math.max(speed0[i] * T, free[i] * T * T);
    const wide = Math.max(x, alike[i] / 10);
    return own > rounding ? Math.min(wide, 1000 * own) : wide;
  });
  const reach = following(found.map((x, i) => (weights[i] > 0 ? x : 0)), rows, weights);
  let sizes = found.map((x, i) => (weights[i] > 0 || x > 1e-12 * reach[i] ? x : 0)); // otherwise rounding
  sizes = following(sizes, rows, weights);
  sizes = sizes.map((x) => (x > 0 ? x : largest));
  const energy = heavy
    ? sum(sizes.map((x, i) => weights[i] * (x * x))) / (T * T)
    : sum(sizes.map((x, i) => push[i] * x));
  const works = energy || 1;
  return Float64Array.from([...sizes, ...sizes.map((x) => x / T), works, works].slice(0, 2 * n + 2));
}

/** Return the sizes of massless coordinates from those of other coordinates; the strictest constraint
 * decides.
 * @param {number[]} sizes @param {number[][]} rows @param {number[]} weights @param {number} [times]
 * @returns {number[]} */
function following(sizes, rows, weights, times = 3) {
  if (times === 0) return sizes;
  const least = sizes.map(() => Infinity);
  for (const row of rows) {
    const moves = row.map((x, i) => x * sizes[i]);
    const furthest = most(moves);
    const moved = moves.filter((x) => x > 0).length;
    row.forEach((x, i) => {
      if (x > 0 && moved > (moves[i] > 0 ? 1 : 0)) least[i] = Math.min(least[i], furthest / x);
    });
  }
  const wider = sizes.map((x, i) => weights[i] > 0 || least[i] === Infinity ? x : Math.max(x, least[i] / 10));
  return following(wider, rows, weights, times - 1);
}

/** Return units of the coordinates in which masses, rows of A and displacements are comparable.
 * @param {Matrix} M @param {Vector} sizes */
export function unitSizes(M, sizes) {
  const masses = M.map((row, i) => size(row[i]));
  const largest = most(masses.map((m, i) => m * sizes[i] * sizes[i]));
  return Float64Array.from(masses, (m, i) => {
    const alike = m > 0 ? Math.sqrt(largest / m) : sizes[i];
    return 2 ** evenly(Math.log2(Math.min(alike, 1000 * sizes[i])));
  });
}

/** Return how much each constraint changes near the start, in the unit of the constraint.
 * @param {(q: Vector, v: Vector) => Matrix} matrix @param {Vector} sizes @param {Vector} q @param {Vector} v
 */
export function rowSizes(matrix, sizes, q, v) {
  const n = q.length;
  const away = Array.from({ length: 2 * n }, (_, i) => Math.cos(i) * sizes[i]);
  const norms = [0, 0.1, 0.001].map((distance) => {
    const there = q.map((x, i) => x + distance * away[i]);
    const A = matrix(there, v.map((x, i) => x + distance * away[n + i]));
    /** @param {Vector} row */
    const norm = (row) => Math.sqrt(sum(Array.from(row, (x, i) => (x * sizes[i]) ** 2)));
    return A.map((row) => (Number.isFinite(norm(row)) ? norm(row) : 0));
  });
  return Float64Array.from(norms[0], (_, k) => most(norms.map((of) => of[k])) || 1);
}

/** Return factors for the rows of A and entries of b that make their sizes comparable.
 * @param {Vector} sizes */
export function rowFactors(sizes) {
  const largest = Math.max(0, ...sizes);
  return sizes.map((x) => (largest / x > 1000 ? 2 ** evenly(Math.log2(largest / x)) : 1));
}

/** Round halves to the even number, as NumPy does. @param {number} x */
function evenly(x) {
  const below = Math.floor(x);
  const part = x - below;
  return part === 0.5 ? below + (below % 2 ? 1 : 0) : Math.round(x);
}
