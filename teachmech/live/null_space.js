// Null spaces of small matrices, and the coordinates that may be fixed together; see
// teachmech/start/mobility.py.

import { add, dot, zeros } from "../numerics/javascript/linear.js";
import { solve, transposed } from "./matrices.js";

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
 * @param {Matrix} A @param {ArrayLike<number>} b @param {number} tolerance of the rank
 * @param {number} [damping] added to the squares of the singular values */
export function leastNorm(A, b, tolerance, damping = 0) {
  const { basis } = rowBasis(A, tolerance);
  const C = A.map((row) => Float64Array.from(basis, (x) => dot(row, x)));
  const square = basis.map((_, i) =>
    Float64Array.from(basis, (_, j) => C.reduce((sum, row) => sum + row[i] * row[j], i === j ? damping : 0))
  );
  const right = basis.map((_, i) => Float64Array.of(C.reduce((sum, row, k) => sum + row[i] * b[k], 0)));
  const z = solve(square, right) ?? right.map(() => Float64Array.of(NaN));
  return Float64Array.from(A[0] ?? [], (_, i) => basis.reduce((sum, x, k) => sum + x[i] * z[k][0], 0));
}

/** @param {number[]} places */
export const ascending = (places) => [...new Set(places)].sort((a, b) => a - b);

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

/** Return the basis whose rows at some places are those of the unit matrix, by coordinates.
 * @param {Vector[]} basis @param {number[]} places @param {number} n @returns {Matrix} */
export function unitRows(basis, places, n) {
  const found = solve(basis.map((x) => Float64Array.from(places, (k) => x[k])), basis);
  if (!found) throw new Error("the independent coordinates cannot be fixed together");
  return transposed(found, n);
}
