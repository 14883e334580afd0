// Eigenvalues and eigenvectors of small real matrices; see teachmech/stability/modes.py.
//
// A matrix is reduced to Hessenberg form and made triangular by QR steps with two shifts (J. G. F. Francis
// 1961; the procedures elmhes and hqr of J. H. Wilkinson and C. Reinsch 1971). Eigenvectors are null vectors
// of A - s I.

import { add, dot, times, zeros } from "../numerics/javascript/linear.js";
import { transposed } from "./matrices.js";
import { ascending, nullSpace, proposed, rowBasis, unitRows } from "./null_space.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */

/** @typedef {{ re: number, im: number }} Complex */
/** @typedef {{ re: Vector, im: Vector }} ComplexVector */

const ZERO = 1e-9; // a remainder of a row below this, relative to the longest row, counts as zero
const ROUNDING = 1e-14; // length of all rows below which nothing but rounding is left
const SAME = 1e-9; // distance below which eigenvalues count as equal, relative to the largest one
const STEPS = 60; // most QR steps per eigenvalue

/** Return the eigenvalues, sorted by |imaginary part|, then by real part. Zero eigenvalues are split off first
 * and are exactly 0.
 * @param {Matrix} A @returns {Complex[]} */
export function eigenvaluesOf(A) {
  let rest = A.map((row) => row.slice());
  const found = /** @type {Complex[]} */ ([]);
  const least = ROUNDING * lengthOf(A);
  while (rest.length) {
    const { basis } = lengthOf(rest) > least ? rowBasis(rest, ZERO) : { basis: [] };
    const count = rest.length - basis.length;
    if (!count) break;
    for (let k = 0; k < count; k++) found.push({ re: 0, im: 0 });
    // in the basis of the null space and the rows, the matrix is block triangular
    const moved = basis.map((x) => times(rest, x));
    rest = basis.map((x) => Float64Array.from(moved, (y) => dot(x, y)));
  }
  found.push(...triangular(hessenberg(rest)));
  return sorted(found);
}

/** Return the eigenvalues with an imaginary part of at least 0 in the same order, each as often as it has
 * independent eigenvectors, with these eigenvectors.
 * @param {Matrix} A @returns {{ value: Complex, vector: ComplexVector }[]} */
export function eigenvectorsOf(A) {
  const values = eigenvaluesOf(A);
  const size = Math.max(...values.map(({ re, im }) => Math.hypot(re, im))) || 1;
  /** @param {Complex} a @param {Complex} b */
  const equal = (a, b) => Math.hypot(a.re - b.re, a.im - b.im) <= SAME * size;
  const kept = values.filter(({ im }) => im >= 0);
  const first = kept.filter((s, k) => !kept.slice(0, k).some((before) => equal(before, s)));
  return first.flatMap((value) => {
    const alike = kept.filter((s) => equal(s, value));
    if (value.re === 0 && value.im === 0) return free(A).map((vector) => ({ value, vector }));
    return nullVectors(A, value, alike.length).map((vector, k) => ({ value: alike[k], vector }));
  });
}

/** Return null vectors that have a 1 where the others have 0, so that each resembles one coordinate.
 * @param {Matrix} A @returns {ComplexVector[]} */
function free(A) {
  const basis = nullSpace(rowBasis(A, ZERO).basis, A.length);
  const indices = ascending(proposed(transposed(basis, A.length)));
  return transposed(unitRows(basis, indices, A.length), basis.length).map((re) => ({ re,
    im: re.map(() => 0) })
  );
}

/** Return the length of the longest row. @param {Matrix} A */
const lengthOf = (A) => Math.max(0, ...A.map((row) => Math.sqrt(dot(row, row))));

/** @param {Complex[]} values */
function sorted(values) {
  const size = Math.max(...values.map(({ re, im }) => Math.hypot(re, im))) || 1;
  /** @param {number} x */
  const rounded = (x) => Math.round(x / size * 1e9);
  return [...values].sort((a, b) =>
    rounded(Math.abs(a.im)) - rounded(Math.abs(b.im)) || rounded(a.re) - rounded(b.re) || b.im - a.im
  );
}

/** Return a matrix that is similar and has zeros below the first subdiagonal. @param {Matrix} A */
function hessenberg(A) {
  const H = A.map((row) => row.slice());
  const n = H.length;
  for (let m = 1; m < n - 1; m++) {
    let pivot = m;
    for (let i = m; i < n; i++) if (Math.abs(H[i][m - 1]) > Math.abs(H[pivot][m - 1])) pivot = i;
    if (H[pivot][m - 1] === 0) continue;
    [H[pivot], H[m]] = [H[m], H[pivot]];
    for (const row of H) [row[pivot], row[m]] = [row[m], row[pivot]];
    for (let i = m + 1; i < n; i++) {
      const factor = H[i][m - 1] / H[m][m - 1];
      add(H[i], H[m], -factor);
      H[i][m - 1] = 0;
      for (const row of H) row[m] += factor * row[i];
    }
  }
  return H;
}

/** Return the eigenvalues of a matrix in Hessenberg form, which is overwritten. @param {Matrix} H */
function triangular(H) {
  const found = /** @type {Complex[]} */ ([]);
  const size = Math.max(0, ...H.flatMap((row) => Array.from(row, Math.abs)));
  if (!Number.isFinite(size)) throw new Error("the matrix is not finite");
  let end = H.length - 1;
  let shift = 0;
  for (let step = 0; end >= 0;) {
    let begin = end;
    while (begin > 0) {
      const near = Math.abs(H[begin - 1][begin - 1]) + Math.abs(H[begin][begin]) || size;
      if (Math.abs(H[begin][begin - 1]) <= Number.EPSILON * near) break;
      begin--;
    }
    if (begin === end) found.push({ re: H[end][end] + shift, im: 0 });
    else if (begin === end - 1) found.push(...pair(H, end, shift));
    if (begin >= end - 1) {
      end = begin - 1;
      step = 0;
      continue;
    }
    if (step === STEPS) throw new Error("the eigenvalues cannot be computed");
    if (step % 10 === 9) shift = exceptional(H, end, shift);
    doubleStep(H, begin, end, step % 10 === 9);
    step++;
  }
  return found;
}

/** Return the eigenvalues of the block that ends at a row. @param {Matrix} H @param {number} end
 * @param {number} shift @returns {Complex[]} */
function pair(H, end, shift) {
  const x = H[end][end];
  const w = H[end][end - 1] * H[end - 1][end];
  const p = (H[end - 1][end - 1] - x) / 2;
  const q = p * p + w;
  const z = Math.sqrt(Math.abs(q));
  if (q < 0) return [{ re: x + p + shift, im: z }, { re: x + p + shift, im: -z }];
  const far = p + (p < 0 ? -z : z);
  return [{ re: x + far + shift, im: 0 }, { re: far ? x - w / far + shift : x + shift, im: 0 }];
}

/** Shift the diagonal, since the steps have stalled; return the sum of the shifts.
 * @param {Matrix} H @param {number} end @param {number} shift */
function exceptional(H, end, shift) {
  const x = H[end][end];
  for (let i = 0; i <= end; i++) H[i][i] -= x;
  return shift + x;
}

/** Make a QR step with two shifts on rows and columns from begin to end.
 * @param {Matrix} H @param {number} begin @param {number} end @param {boolean} stalled */
function doubleStep(H, begin, end, stalled) {
  const s = Math.abs(H[end][end - 1]) + Math.abs(H[end - 1][end - 2]);
  const [x, y, w] = stalled
    ? [0.75 * s, 0.75 * s, -0.4375 * s * s]
    : [H[end][end], H[end - 1][end - 1], H[end][end - 1] * H[end - 1][end]];
  let m = end - 2;
  let first = [0, 0, 0];
  for (; m >= begin; m--) {
    const r = x - H[m][m];
    const t = y - H[m][m];
    first = [(r * t - w) / H[m + 1][m] + H[m][m + 1], H[m + 1][m + 1] - H[m][m] - r - t, H[m + 2][m + 1]];
    if (m === begin) break;
    const size = Math.abs(first[0])
      * (Math.abs(H[m - 1][m - 1]) + Math.abs(H[m][m]) + Math.abs(H[m + 1][m + 1]));
    if (Math.abs(H[m][m - 1]) * (Math.abs(first[1]) + Math.abs(first[2])) <= Number.EPSILON * size) break;
  }
  for (let k = m; k < end; k++) {
    const width = Math.min(3, end - k + 1);
    const column = k > m ? Array.from({ length: width }, (_, i) => H[k + i][k - 1]) : first.slice(0, width);
    reflect(H, k, column, begin, end);
    if (k > m) { for (let i = 1; i < width; i++) H[k + i][k - 1] = 0; }
  }
}

/** Reflect rows and columns from k on so that a column becomes a multiple of the first unit vector.
 * @param {Matrix} H @param {number} k @param {number[]} column @param {number} begin @param {number} end */
function reflect(H, k, column, begin, end) {
  const norm = Math.hypot(...column);
  if (norm === 0) return;
  const u = [...column];
  u[0] += u[0] < 0 ? -norm : norm;
  const half = u.reduce((sum, x) => sum + x * x, 0) / 2;
  for (let j = Math.max(begin, k - 1); j <= end; j++) {
    const along = u.reduce((sum, x, i) => sum + x * H[k + i][j], 0) / half;
    u.forEach((x, i) => (H[k + i][j] -= along * x));
  }
  for (let i = begin; i <= Math.min(end, k + 3); i++) {
    const along = u.reduce((sum, x, j) => sum + x * H[i][k + j], 0) / half;
    u.forEach((x, j) => (H[i][k + j] -= along * x));
  }
}

/** Return at most some independent null vectors of A - s I, by elimination with complete pivoting: one at least.
 * @param {Matrix} A @param {Complex} s @param {number} most @returns {ComplexVector[]} */
function nullVectors(A, { re, im }, most) {
  const n = A.length;
  const X = A.map((row, i) => row.map((x, j) => (i === j ? x - re : x)));
  const Y = zeros(n, n);
  for (let i = 0; i < n; i++) Y[i][i] = -im;
  const columns = Array.from({ length: n }, (_, j) => j);
  const size = Math.max(...X.flatMap((row) => Array.from(row, Math.abs)), Math.abs(im));
  let rank = 0;
  for (; rank < n - 1; rank++) {
    if (!(pivot(X, Y, columns, rank) > 1e-8 * size) && rank >= n - most) break;
    eliminate(X, Y, rank);
  }
  return Array.from({ length: Math.min(most, n - rank) }, (_, k) => behind(X, Y, columns, rank, rank + k));
}

/** Exchange rows and columns so that the largest entry from k on is at (k, k); return its size.
 * @param {Matrix} X @param {Matrix} Y @param {number[]} columns @param {number} k */
function pivot(X, Y, columns, k) {
  let [row, column, size] = [k, k, -1];
  for (let i = k; i < X.length; i++) {
    for (let j = k; j < X.length; j++) {
      const here = Math.hypot(X[i][j], Y[i][j]);
      if (here > size) [row, column, size] = [i, j, here];
    }
  }
  for (const Z of [X, Y]) {
    [Z[k], Z[row]] = [Z[row], Z[k]];
    for (const one of Z) [one[k], one[column]] = [one[column], one[k]];
  }
  [columns[k], columns[column]] = [columns[column], columns[k]];
  return size;
}

/** @param {Matrix} X @param {Matrix} Y @param {number} k */
function eliminate(X, Y, k) {
  for (let i = k + 1; i < X.length; i++) {
    const [re, im] = quotient(X[i][k], Y[i][k], X[k][k], Y[k][k]);
    for (let j = k; j < X.length; j++) {
      X[i][j] -= re * X[k][j] - im * Y[k][j];
      Y[i][j] -= re * Y[k][j] + im * X[k][j];
    }
  }
}

/** Return the vector with U x = 0 whose entry `free` is 1, while others from the rank on are 0.
 * @param {Matrix} X @param {Matrix} Y @param {number[]} columns @param {number} rank @param {number} free */
function behind(X, Y, columns, rank, free) {
  const n = X.length;
  const [x, y] = [new Float64Array(n), new Float64Array(n)];
  x[free] = 1;
  for (let i = rank - 1; i >= 0; i--) {
    let [re, im] = [0, 0];
    for (let j = i + 1; j < n; j++) {
      re -= X[i][j] * x[j] - Y[i][j] * y[j];
      im -= X[i][j] * y[j] + Y[i][j] * x[j];
    }
    [x[i], y[i]] = quotient(re, im, X[i][i], Y[i][i]);
  }
  const found = { re: new Float64Array(n), im: new Float64Array(n) };
  columns.forEach((name, k) => {
    found.re[name] = x[k];
    found.im[name] = y[k];
  });
  return found;
}

/** @param {number} a @param {number} b @param {number} c @param {number} d @returns {[number, number]} */
function quotient(a, b, c, d) {
  const size = c * c + d * d;
  return [(a * c + b * d) / size, (b * c - a * d) / size];
}
