// The singular values of small matrices, by rotations of pairs of columns (the method of Hestenes).

import { transposed } from "../../live/matrices.js";
import { rotate } from "../../numerics/javascript/kernels.js";
import { dot } from "../../numerics/javascript/linear.js";

/** @import { Matrix, Vector } from "../../numerics/javascript/linear.js" */

const SWEEPS = 60;

/** Return the singular values of a matrix, the largest first, with the vectors on both sides as rows:
 * A = sum of values[k] left[k] right[k]^T. There are as many as rows or columns, whichever are fewer.
 * @param {Matrix} A finite, shape (m, n) @param {number} n */
export function singularValues(A, n) {
  const wide = A.length < n;
  const left = wide ? A.map((row) => row.slice()) : transposed(A, n); // vectors that become orthogonal
  const right = left.map((_, k) => Float64Array.from(left, (_x, i) => (i === k ? 1 : 0)));
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!rotated(left, right)) break;
  const sizes = left.map((x) => Math.sqrt(dot(x, x)));
  const order = sizes.map((_, k) => k).sort((i, k) => sizes[k] - sizes[i]);
  const units = order.map((k) => left[k].map((x) => (sizes[k] > 0 ? x / sizes[k] : 0)));
  const others = order.map((k) => right[k]);
  return { values: order.map((k) => sizes[k]), left: wide ? others : units, right: wide ? units : others };
}

/** Make each pair of vectors orthogonal once; return whether one was not.
 * @param {Vector[]} left @param {Vector[]} right */
function rotated(left, right) {
  let found = false;
  left.forEach((one, k) => {
    for (let i = 0; i < k; i++) {
      found = rotate(left[i], one, one.length, right[i], right[k], right.length) || found;
    }
  });
  return found;
}

/** Return the number of singular values above a limit. @param {Matrix} A @param {number} n
 * @param {number} least */
export const rankOf = (A, n, least) => singularValues(A, n).values.filter((value) => value > least).length;

/** Return an orthonormal basis of the span of rows. @param {Matrix} A @param {number} n
 * @param {number} least */
export function basisOf(A, n, least) {
  const { values, right } = singularValues(A, n);
  return right.filter((_, k) => values[k] > least);
}

/** Return the rows with length 1; zero rows are not changed. @param {Matrix} A @returns {Matrix} */
export const unitRowsOf = (A) =>
  A.map((row) => {
    const size = Math.sqrt(dot(row, row));
    return size > 0 ? row.map((x) => x / size) : row.slice();
  });
