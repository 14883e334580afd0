// The method of Udwadia and Kalaba (Proc. R. Soc. A 439 (1992) 407-410), and projections.

import { add, cholesky, dot, finite, product, singularValues, times, trace, transposedTimes, zeros } from "./linear.js";

/**
 * The linear system M x + A^T y = f, A x = g, factorised: M = L L^T and A M^-1 A^T = R R^T.
 *
 * Where M is singular, the metric K = M + A^T S A takes its place: x is the same, since A x = g. The
 * rows of A must be independent, as nearly everywhere; where a pivot vanishes beside what it was made
 * from, singular values tell more. See teachmech/run/compiled/kernels.py for the same rule.
 */
export class Factors {
  /** @param {number} n @param {number} m @param {Record<string, number>} bounds of pivots */
  constructor(n, m, bounds) {
    Object.assign(this, { bounds, refined: false, M: [], A: [] });
    this.L = zeros(n, n);
    this.first = new Int32Array(n); // where each row of L begins
    this.B = zeros(m, n); // A L^-T
    this.R = zeros(m, m);
    this.K = zeros(n, n);
    this.weights = null; // S, where M is singular
  }

  /** Factorise; return whether no pivot vanished. @param {Matrix} M @param {Matrix} A */
  of(M, A) {
    Object.assign(this, { M, A, weights: null, clear: Infinity }); // the least pivot by what it is made of
    if (!this.ofMasses(M, 0)) {
      this.weights = metricWeights(M, A);
      if (!this.ofMasses(metric(M, A, this.weights, this.K), this.bounds.light * trace(M))) return false;
    }
    return this.ofConstraints(A);
  }

  ofMasses(M, lightest) {
    const { L, first, bounds } = this;
    for (let i = 0; i < M.length; i++) {
      const row = L[i], masses = M[i];
      let from = 0;
      while (from < i && masses[from] === 0) from++;
      first[i] = from;
      for (let j = from; j < i; j++) {
        let rest = masses[j];
        for (let k = Math.max(from, first[j]); k < j; k++) rest -= row[k] * L[j][k];
        row[j] = rest / L[j][j];
      }
      let pivot = masses[i];
      for (let k = from; k < i; k++) pivot -= row[k] * row[k];
      if (!(pivot > bounds.vanished * masses[i] && pivot > lightest)) return false;
      this.clear = Math.min(this.clear, pivot / masses[i]);
      row[i] = Math.sqrt(pivot);
    }
    return true;
  }

  ofConstraints(A) {
    const { B, R, bounds } = this;
    let least = Infinity, greatest = 0;
    this.sine = 1; // the least squared one of the angle between a row of A and those before it
    for (let i = 0; i < A.length; i++) {
      this.forward(A[i], B[i]);
      const row = R[i];
      for (let j = 0; j < i; j++) {
        let rest = dot(B[i], B[j]);
        for (let k = 0; k < j; k++) rest -= row[k] * R[j][k];
        row[j] = rest / R[j][j];
      }
      const made = dot(B[i], B[i]);
      let pivot = made;
      for (let k = 0; k < i; k++) pivot -= row[k] * row[k];
      if (!(pivot > bounds.vanished * made)) return false; // the squared sine of an angle between rows
      this.sine = Math.min(this.sine, pivot / made);
      least = Math.min(least, pivot);
      greatest = Math.max(greatest, made);
      row[i] = Math.sqrt(pivot);
    }
    this.refined = !(Math.min(this.clear, this.sine) > bounds.small);
    return least >= bounds.spread * greatest;
  }

  // y = L^-1 x
  forward(x, y) {
    const { L, first } = this;
    for (let i = 0; i < x.length; i++) {
      let rest = x[i];
      for (let k = first[i]; k < i; k++) rest -= L[i][k] * y[k];
      y[i] = rest / L[i][i];
    }
  }

  /**
   * Return x and y; refined by their own residual where a pivot was small.
   *
   * @param {Vector} f @param {Vector} g @returns {{ x: Vector, y: Vector }}
   */
  solve(f, g) {
    const found = this.substituted(f.slice(), g);
    if (!this.refined) return found;
    const { M, A } = this, { x, y } = found, left = f.map((value, i) => value - dot(M[i], x));
    A.forEach((row, k) => add(left, row, -y[k]));
    const more = this.substituted(left, g.map((value, k) => value - dot(A[k], x)));
    add(x, more.x, 1);
    add(y, more.y, 1);
    return found;
  }

  substituted(f, g) {
    const { A, L, B, R, first, weights } = this, n = f.length, m = g.length;
    const x = new Float64Array(n), y = new Float64Array(m);
    if (weights) A.forEach((row, k) => add(f, row, weights[k] * g[k])); // K x = M x + A^T S g
    this.forward(f, x);
    for (let i = 0; i < m; i++) {
      let rest = dot(B[i], x) - g[i];
      for (let k = 0; k < i; k++) rest -= R[i][k] * y[k];
      y[i] = rest / R[i][i];
    }
    for (let i = m - 1; i >= 0; i--) {
      y[i] /= R[i][i];
      for (let k = 0; k < i; k++) y[k] -= R[i][k] * y[i];
      add(x, B[i], -y[i]);
    }
    for (let i = n - 1; i >= 0; i--) {
      x[i] /= L[i][i];
      for (let k = first[i]; k < i; k++) x[k] -= L[i][k] * x[i];
    }
    return { x, y };
  }
}

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

/** Return the singular values of A W with their vectors, and how many of them count. */
export function weighted(W, A, tolerance) {
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
 * @returns {{ x: Vector, y: Vector, rank: number }} acceleration and multipliers, and the rank
 */
function udwadiaKalaba(M, Q, A, b, tolerance) {
  const n = M.length, W = massRoot(definite(M, A));
  const { s, left, right, rank } = weighted(W, A, tolerance);
  const a = times(W, transposedTimes(W, Q, n)); // free acceleration
  const missing = times(A, a).map((x, k) => b[k] - x);
  const step = new Float64Array(n); // (A W)^+ (b - A a)
  for (let k = 0; k < rank; k++) add(step, right[k], dot(left[k], missing) / s[k]);
  const x = times(W, step); // the change by the constraints
  add(x, a, 1);
  const force = times(M, x); // of the constraints
  add(force, Q, -1);
  const turned = transposedTimes(W, force, n), y = new Float64Array(A.length);
  for (let k = 0; k < rank; k++) add(y, left[k], -dot(right[k], turned) / s[k]);
  return { x, y, rank };
}

/**
 * Return x and y of M x + A^T y = Q, A x = b, and the rank: by factors where no pivot vanishes, else by singular values.
 *
 * @param {Factors} factors room for them
 * @param {Matrix} M @param {Vector} Q @param {Matrix} A @param {Vector} b @param {number} tolerance of the rank
 */
export function solved(factors, M, Q, A, b, tolerance) {
  return factors.of(M, A) ? { ...factors.solve(Q, b), rank: A.length } : udwadiaKalaba(M, Q, A, b, tolerance);
}

// Whether M is positive definite by a clear margin.
function isPositiveDefinite(M) {
  if (!M.every((row, i) => row[i] > 0)) return false;
  if (M.every((row, i) => row.every((x, j) => i === j || x === 0))) return true;
  const scaled = M.map((row, i) => row.map((x, j) => x / Math.sqrt(M[i][i] * M[j][j])));
  return cholesky(scaled) !== null && singularValues(scaled, M.length).s.at(-1) > 1e-12;
}

// The diagonal of S in the metric K = M + A^T S A: the trace of M by the square of each row.
function metricWeights(M, A) {
  const size = trace(M) || 1;
  return Float64Array.from(A, (row) => {
    const square = dot(row, row);
    return square > 0 ? size / square : 0;
  });
}

// K = M + A^T S A, written into K.
function metric(M, A, weights, K) {
  M.forEach((row, i) => K[i].set(row));
  A.forEach((row, k) => {
    for (let i = 0; i < row.length; i++) if (row[i] !== 0) add(K[i], row, weights[k] * row[i]);
  });
  return K;
}

/** @param {Matrix} M @param {Matrix} A @returns {Matrix} M where it is definite, else the metric K */
export function definite(M, A) {
  return isPositiveDefinite(M) ? M : massMetric(M, A);
}

/** @param {Matrix} M singular @param {Matrix} A @returns {Matrix} the metric K in its place */
export function massMetric(M, A) {
  return metric(M, A, metricWeights(M, A), zeros(M.length, M.length));
}

/**
 * Return the x nearest to the given one at which the residual vanishes.
 *
 * @param {Vector} x
 * @param {(x: Vector) => Vector} residual
 * @param {(x: Vector, y: Vector) => Vector} least the least change d, in some metric, of J(x) d = y
 * @param {Vector} size of x: a change of less than 1e-9 of it, or of x, is the last
 * @returns {Vector}
 */
export function nearestZero(x, residual, least, size) {
  for (let k = 0; k < 20; k++) {
    const change = least(x, residual(x));
    x = x.map((value, i) => value - change[i]);
    // Newton squares the error: behind a change this small only rounding error is left.
    if (change.every((d, i) => !(Math.abs(d) > 1e-9 * (size[i] + Math.abs(x[i]))))) break;
  }
  return x;
}
