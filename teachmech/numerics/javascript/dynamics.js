// The method of Udwadia and Kalaba (Proc. R. Soc. A 439 (1992) 407-410), and projections.

import { add, cholesky, dot, finite, product, singularValues, times, transposedTimes, zeros } from "./linear.js";

/**
 * Return W with W W^T = M^-1; it stands for the M^(-1/2) of the formulas.
 *
 * @param {Matrix} M symmetric and positive definite
 * @returns {Matrix}
 */
export function massRoot(M) {
  const n = M.length, L = cholesky(M), W = zeros(n, n);
  if (!L) throw new Error("the mass matrix is not positive definite");
  for (let j = 0; j < n; j++) {
    W[j][j] = 1 / L[j][j]; // row j of W is column j of L^-1
    for (let i = j + 1; i < n; i++) {
      let sum = 0;
      for (let k = j; k < i; k++) sum += L[i][k] * W[j][k];
      W[j][i] = -sum / L[i][i];
    }
  }
  return W;
}

/**
 * Return G = W (A W)^+, the singular values of A W, and its rank.
 *
 * Of all x with A x = y (or nearest to it), x = G y has the least x^T M x.
 *
 * @param {Matrix} W
 * @param {Matrix} A
 * @param {number} tolerance singular values below this part of the largest count as zero
 * @returns {{ G: Matrix, s: Vector, rank: number }}
 */
export function weightedInverse(W, A, tolerance) {
  const n = W.length, G = zeros(n, A.length);
  const { s, left, right, rank } = weighted(W, A, tolerance);
  for (let k = 0; k < rank; k++) {
    const along = times(W, right[k]);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < A.length; j++) G[i][j] += (along[i] * left[k][j]) / s[k];
    }
  }
  return { G, s, rank };
}

// The singular values of A W with their vectors, and how many of them count.
function weighted(W, A, tolerance) {
  const n = W.length;
  if (!finite(W) || !finite(A)) throw new Error("the state is no longer finite");
  const found = singularValues(product(A, W, n), n);
  let rank = 0;
  while (rank < found.s.length && found.s[rank] > tolerance * found.s[0]) rank++;
  return { ...found, rank };
}

/**
 * q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a), with the free acceleration a = M^-1 Q.
 *
 * Where M is singular, the metric K = M + A^T S A takes its place. For A q'' = b it has the same
 * solution, since K q'' - M q'' is a combination of the rows of A.
 *
 * @param {Matrix} M
 * @param {Vector} Q
 * @param {Matrix} A
 * @param {Vector} b
 * @param {number} tolerance
 * @returns {{ acceleration: Vector, multipliers: Vector, force: Vector, s: Vector, rank: number }}
 */
export function udwadiaKalaba(M, Q, A, b, tolerance) {
  const n = M.length, W = massRoot(metric(M, A));
  const { s, left, right, rank } = weighted(W, A, tolerance);
  const a = times(W, transposedTimes(W, Q, n)); // free acceleration
  const missing = times(A, a).map((x, k) => b[k] - x);
  const step = new Float64Array(n); // (A W)^+ (b - A a)
  for (let k = 0; k < rank; k++) add(step, right[k], dot(left[k], missing) / s[k]);
  const change = times(W, step); // by the constraints
  const acceleration = a.map((x, i) => x + change[i]);
  const force = times(M, acceleration).map((x, i) => x - Q[i]); // of the constraints
  const turned = transposedTimes(W, force, n), multipliers = new Float64Array(A.length);
  for (let k = 0; k < rank; k++) add(multipliers, left[k], -dot(right[k], turned) / s[k]);
  return { acceleration, multipliers, force, s, rank };
}

/** @param {Matrix} M @returns {boolean} whether M is positive definite by a clear margin */
export function isPositiveDefinite(M) {
  if (!M.every((row, i) => row[i] > 0)) return false;
  if (M.every((row, i) => row.every((x, j) => i === j || x === 0))) return true;
  const scaled = M.map((row, i) => row.map((x, j) => x / Math.sqrt(M[i][i] * M[j][j])));
  return cholesky(scaled) !== null && singularValues(scaled, M.length).s.at(-1) > 1e-12;
}

/** @param {Matrix} M @param {Matrix} A @returns {Matrix} M, with A^T A added where M is singular */
export function metric(M, A) {
  if (isPositiveDefinite(M)) return M;
  const size = M.reduce((sum, row, i) => sum + row[i], 0) || 1;
  const K = M.map((row) => Float64Array.from(row));
  for (const row of A) {
    const norm = row.reduce((sum, x) => sum + x * x, 0);
    if (!(norm > 0)) continue;
    row.forEach((x, i) => row.forEach((y, j) => (K[i][j] += (size * x * y) / norm)));
  }
  return K;
}

/**
 * Return the x nearest to the given one, in the metric of M, at which the residual vanishes.
 *
 * @param {Vector} x
 * @param {(x: Vector) => Vector} residual
 * @param {(x: Vector) => Matrix} jacobian
 * @param {Matrix} W
 * @param {Vector} size of x: a change of less than 1e-9 of it, or of x, is the last
 * @param {number} tolerance of the rank
 * @returns {Vector}
 */
export function nearestZero(x, residual, jacobian, W, size, tolerance) {
  for (let k = 0; k < 20; k++) {
    const { G } = weightedInverse(W, jacobian(x), tolerance);
    const change = times(G, residual(x));
    x = x.map((value, i) => value - change[i]);
    // Newton squares the error: behind a change this small only rounding error is left.
    if (change.every((d, i) => !(Math.abs(d) > 1e-9 * (size[i] + Math.abs(x[i]))))) break;
  }
  return x;
}
