// Products and solutions of small dense matrices, which are arrays of rows.

import { add, zeros } from "../numerics/javascript/linear.js";

/** @import { Matrix } from "../numerics/javascript/linear.js" */

/** @param {Matrix} A @param {number} columns of A, if it has no row @returns {Matrix} */
export const transposed = (A, columns = A[0]?.length ?? 0) =>
  Array.from({ length: columns }, (_, j) => Float64Array.from(A, (row) => row[j]));

/** @param {Matrix} A @param {Matrix} B @param {number} columns of B, if it has no row @returns {Matrix} A B */
export function product(A, B, columns = B[0]?.length ?? 0) {
  const found = zeros(A.length, columns);
  A.forEach((row, i) => row.forEach((x, k) => x && add(found[i], B[k], x)));
  return found;
}

/** @param {...Matrix} terms @returns {Matrix} */
export const sumOf = (...terms) =>
  terms[0].map((row, i) => row.map((_, j) => terms.reduce((sum, X) => sum + X[i][j], 0)));

/** Return the matrix with rows and columns times factors.
 * @param {Matrix} A @param {ArrayLike<number>} left @param {ArrayLike<number>} right @returns {Matrix} */
export const scaled = (A, left, right) => A.map((row, i) => row.map((x, j) => left[i] * x * right[j]));

/** Return X with A X = B, by elimination with partial pivoting; null if a pivot is below a limit, relative to
 * the largest entry.
 * @param {Matrix} A square @param {Matrix} B @param {number} [least] @returns {Matrix | null} */
export function solve(A, B, least = 1e-13) {
  const n = A.length;
  const left = A.map((row) => row.slice());
  const right = B.map((row) => row.slice());
  const size = Math.max(0, ...left.flatMap((row) => Array.from(row, Math.abs)));
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k; i < n; i++) if (Math.abs(left[i][k]) > Math.abs(left[pivot][k])) pivot = i;
    if (!(Math.abs(left[pivot][k]) > least * size)) return null;
    for (const X of [left, right]) [X[k], X[pivot]] = [X[pivot], X[k]];
    for (let i = k + 1; i < n; i++) {
      const factor = left[i][k] / left[k][k];
      if (factor === 0) continue;
      add(left[i], left[k], -factor);
      add(right[i], right[k], -factor);
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = k + 1; j < n; j++) add(right[k], right[j], -left[k][j]);
    right[k] = right[k].map((x) => x / left[k][k]);
  }
  return right;
}
