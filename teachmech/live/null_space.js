// Null spaces of small matrices, and the coordinates that may be fixed together; see
// teachmech/start/mobility.py.

import { add, dot, transposedTimes, zeros } from "../numerics/javascript/linear.js";
import { product, solve, transposed } from "./matrices.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */

const HALF = 0.5 * (1 - 1e-9); // rounding does not decide between a half and less

/** Return an orthonormal basis of the null space.
 * @param {Vector[]} basis of the rows, orthonormal @param {number} n */
export function nullSpace(basis, n) {
  const left = zeros(n, n);
  left.forEach((row, i) => {
    row[i] = 1;
    for (const x of basis) add(row, x, -x[i]);
  });
  return rowBasis(left, 0, n - basis.length).basis;
}

/** Return an orthonormal basis of the rows of a matrix, and the rows from which it follows: the longest
 * remainder first.
 * @param {Matrix} A @param {number} tolerance relative to the longest row
 * @param {number} [most] number of vectors */
export function rowBasis(A, tolerance, most = A.length) {
  const left = A.map((row) => row.slice());
  const basis = /** @type {Vector[]} */ ([]);
  const rows = /** @type {number[]} */ ([]);
  const longest = Math.max(0, ...left.map((row) => Math.sqrt(dot(row, row))));
  while (basis.length < most) {
    const sizes = left.map((row, k) => (rows.includes(k) ? 0 : Math.sqrt(dot(row, row))));
    const k = sizes.indexOf(Math.max(...sizes));
    if (!(sizes[k] > tolerance * longest)) break;
    const next = left[k].map((x) => x / sizes[k]);
    for (const x of [...basis, ...basis]) add(next, x, -dot(next, x));
    const length = Math.sqrt(dot(next, next));
    basis.push(next.map((x) => x / length));
    rows.push(k);
    for (const row of left) add(row, basis[basis.length - 1], -dot(row, basis[basis.length - 1]));
  }
  return { basis, rows };
}

/** Return the shortest x with the least error of A x = b.
 * @param {Matrix} A @param {Vector} b @param {number} tolerance of the rank */
export function leastNorm(A, b, tolerance) {
  const { basis } = rowBasis(A, tolerance);
  const z = dampedSolution(product(A, transposed(basis, b.length && A[0].length)), b, 0);
  return transposedTimes(basis, z, A[0]?.length ?? 0);
}

/** Return x with (A^T A + damping) x = A^T b; not finite if that is singular.
 * @param {Matrix} A @param {Vector} b @param {number} damping */
export function dampedSolution(A, b, damping) {
  const n = A[0]?.length ?? 0;
  const square = product(transposed(A, n), A, n);
  for (let i = 0; i < n; i++) square[i][i] += damping;
  const x = solve(square, Array.from(transposedTimes(A, b, n), (value) => Float64Array.of(value)));
  return Float64Array.from({ length: n }, (_, i) => x?.[i][0] ?? NaN);
}

/** @param {number[]} indices */
export const ascending = (indices) => [...new Set(indices)].sort((a, b) => a - b);

/** Return well-conditioned rows: each is the first whose remainder is at least half of the largest.
 * @param {Matrix} rows */
export function proposed(rows) {
  const left = rows.map((row) => row.slice());
  return Array.from(rows[0] ?? [], () => {
    const sizes = left.map((row) => Math.sqrt(dot(row, row)));
    const most = Math.max(...sizes);
    const k = sizes.findIndex((size) => size >= HALF * most);
    const direction = left[k].map((x) => x / sizes[k]);
    for (const row of left) {
      const along = dot(row, direction);
      row.forEach((_, i) => (row[i] -= along * direction[i]));
    }
    return k;
  });
}

/** Return the basis whose rows at some indices are those of the unit matrix, by coordinates.
 * @param {Vector[]} basis @param {number[]} indices @param {number} n @returns {Matrix} */
export function unitRows(basis, indices, n) {
  const found = solve(basis.map((x) => Float64Array.from(indices, (k) => x[k])), basis);
  if (!found) throw new Error("the independent coordinates cannot be fixed together");
  return transposed(found, n);
}
