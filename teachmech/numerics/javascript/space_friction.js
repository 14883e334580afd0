// Coulomb friction in space with the exact cone |T| <= mu N; see teachmech/numerics/space_friction.py, which
// explains the method.

import { lemke, NEGLIGIBLE, SOLVED } from "./kernels.js";
import { dot } from "./linear.js";

/** @import { Matrix, Vector } from "./linear.js" */

const SWEEPS = 20; // projected Gauss-Seidel sweeps before Newton's method
const PARTS = Array.from({ length: 11 }, (_, k) => 0.5 ** k); // tried fractions of a step, for a line search
const STEPS = 50; // of Newton's method from one start
const FACES = [8, 16, 32]; // faces of the polyhedral cones of further starts
const STIFFNESSES = [1, 30]; // penalties of the augmented Lagrangian, in units in which W has entries near 1
const CONVERGED = 1e-12; // relative size of the function, near its root
const SINGULAR = 1e-12; // pivots below this part of the largest count as zero

/** Return the normal forces and then the pairs of friction forces of contacts, or null if no start leads to a
 * solution.
 * @param {Vector} given W by rows, normals first, then two tangents for each contact
 * @param {Vector} q @param {Vector} mu @returns {Vector | null} */
export function frictionInSpace(given, q, mu) {
  const m = mu.length;
  const n = 3 * m;
  const largest = Array.from(mu, (_, k) => Math.max(...own(m, k).map((i) => Math.abs(given[i * n + i]))));
  const scale = Float64Array.from(q, (_, i) => 1 / Math.sqrt(largest[contactOf(m, i)] || 1));
  const size = Math.max(...q.map((x, i) => Math.abs(scale[i] * x))) || 1;
  const W = Array.from(q, (_, i) => given.slice(i * n, (i + 1) * n).map((x, j) => scale[i] * x * scale[j]));
  const right = q.map((x, i) => scale[i] * x / size);
  const laws = STIFFNESSES.map((stiffness) =>
    new Laws(W.map((row) => row.map((x) => stiffness * x)), right.map((x) => stiffness * x), mu)
  );
  let best = new Float64Array(n);
  let least = Infinity;
  for (const law of laws) {
    for (const start of starts(W, right, mu)) {
      for (const parts of [[1], PARTS]) {
        const f = laws[0].inCones(newton(law, start, parts));
        const error = laws[0].error(f);
        if (error < least) [best, least] = [f, error];
        if (least <= CONVERGED) return best.map((x, i) => scale[i] * size * x);
      }
    }
  }
  return least <= NEGLIGIBLE ? best.map((x, i) => scale[i] * size * x) : null;
}

/** The rows of a contact: its normal and its two tangents. @param {number} m @param {number} k */
const own = (m, k) => [k, m + 2 * k, m + 2 * k + 1];
/** @param {number} m @param {number} i */
const contactOf = (m, i) => (i < m ? i : (i - m) >> 1);

/** Return the point of a disk nearest to a point. @param {number[]} T @param {number} radius */
function nearestInDisk(T, radius) {
  const size = Math.hypot(...T);
  const limit = Math.max(radius, 0);
  return size > limit ? T.map((x) => (limit * x) / size) : T;
}

/** The function of Alart and Curnier, whose roots are the forces: each force minus the projection of its
 * target. */
class Laws {
  /** @param {Matrix} W @param {Vector} q @param {Vector} mu */
  constructor(W, q, mu) {
    this.W = W;
    this.q = q;
    this.mu = mu;
    this.m = mu.length;
  }

  /** Return the forces with N >= 0 and |T| <= mu N, which rounding errors may violate. @param {Vector} f */
  inCones(f) {
    const found = f.slice();
    this.mu.forEach((mu, k) => {
      const [i, ...sides] = own(this.m, k);
      found[i] = Math.max(f[i], 0);
      nearestInDisk(sides.map((j) => f[j]), mu * found[i]).forEach((x, j) => (found[sides[j]] = x));
    });
    return found;
  }

  /** Return each force minus its rate. @param {Vector} f */
  targets(f) {
    return f.map((x, i) => x - dot(this.W[i], f) - this.q[i]);
  }

  /** @param {Vector} f */
  of(f) {
    const target = this.targets(f);
    const found = f.slice();
    this.mu.forEach((mu, k) => {
      const [i, ...sides] = own(this.m, k);
      found[i] -= Math.max(target[i], 0);
      const near = nearestInDisk(sides.map((j) => target[j]), mu * Math.max(target[i], 0));
      sides.forEach((j, c) => (found[j] -= near[c]));
    });
    return found;
  }

  /** Return the largest error of the laws for admissible forces, relative to their terms. @param {Vector} f */
  error(f) {
    const terms = f.map((_, i) =>
      this.W[i].reduce((sum, x, j) => sum + Math.abs(x * f[j]), Math.abs(this.q[i]))
    );
    const size = Math.max(...terms) || 1;
    const rates = f.map((_, i) => dot(this.W[i], f) + this.q[i]);
    const errors = Array.from(this.mu, (mu, k) => {
      const [i, ...sides] = own(this.m, k);
      const near = nearestInDisk(sides.map((j) => f[j] - rates[j]), mu * f[i]);
      return Math.max(Math.abs(Math.min(f[i], rates[i])), ...sides.map((j, c) => Math.abs(f[j] - near[c])));
    });
    return Math.max(...errors) / size;
  }

  /** Return a generalized derivative of the function. @param {Vector} f @returns {Matrix} */
  slopes(f) {
    const { W, m } = this;
    const target = this.targets(f);
    const rises = W.map((row, i) => row.map((x, j) => Number(i === j) - x)); // derivatives of the targets
    const found = f.length ? W.map((row, i) => row.map((_, j) => Number(i === j))) : [];
    this.mu.forEach((mu, k) => {
      const [i, ...sides] = own(m, k);
      const presses = target[i] > 0;
      const limit = mu * Math.max(target[i], 0);
      const T = sides.map((j) => target[j]);
      const size = Math.hypot(...T);
      if (presses) found[i].forEach((_, j) => (found[i][j] -= rises[i][j]));
      const e = T.map((x) => x / size);
      sides.forEach((row, c) => {
        found[row].forEach((_, j) => {
          if (size <= limit) return (found[row][j] -= rises[row][j]);
          const along = e[0] * rises[sides[0]][j] + e[1] * rises[sides[1]][j];
          const turning = (limit / size) * (rises[row][j] - e[c] * along);
          return (found[row][j] -= turning + (presses ? e[c] * mu * rises[i][j] : 0));
        });
      });
    });
    return found;
  }
}

/** Yield starts: after sweeps over the contacts, then with polyhedral cones.
 * @param {Matrix} W @param {Vector} q @param {Vector} mu */
function* starts(W, q, mu) {
  yield sweeps(W, q, mu);
  for (const faces of FACES) {
    const f = withPolyhedralCones(W, q, mu, faces);
    if (f) yield f;
  }
}

/** Return forces after projected Gauss-Seidel sweeps. @param {Matrix} W @param {Vector} q @param {Vector} mu */
function sweeps(W, q, mu) {
  const m = mu.length;
  const f = new Float64Array(3 * m);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let k = 0; k < m; k++) {
      const [i, ...sides] = own(m, k);
      const rate = (/** @type {number} */ j) => dot(W[j], f) + q[j];
      if (W[i][i] > 0) f[i] = Math.max(f[i] - rate(i) / W[i][i], 0);
      const largest = Math.hypot(...sides.flatMap((j) => sides.map((l) => W[j][l]))) || 1;
      const T = sides.map((j) => f[j] - rate(j) / largest);
      nearestInDisk(T, mu[k] * f[i]).forEach((x, c) => (f[sides[c]] = x));
    }
  return f;
}

/** Return the forces for cones with plane faces, if Lemke's method finds them.
 * @param {Matrix} W @param {Vector} q @param {Vector} mu @param {number} faces */
function withPolyhedralCones(W, q, mu, faces) {
  const m = mu.length;
  const size = m * (faces + 2); // normal forces, those along the faces, and largest sliding velocities
  const angles = Array.from({ length: faces }, (_, i) => (2 * Math.PI * i) / faces);
  const face = (/** @type {number} */ k, /** @type {number} */ i) => m + k * faces + i;
  // all forces in terms of the unknowns
  const B = W.map(() => new Float64Array(size));
  for (let k = 0; k < m; k++) {
    B[k][k] = 1;
    angles.forEach((angle, i) => {
      B[m + 2 * k][face(k, i)] = Math.cos(angle);
      B[m + 2 * k + 1][face(k, i)] = Math.sin(angle);
    });
  }
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const through = W.map((row) =>
    Float64Array.from({ length: size }, (_, j) => row.reduce((sum, x, l) => sum + x * B[l][j], 0))
  );
  for (let a = 0; a < m * (faces + 1); a++) {
    for (let j = 0; j < size; j++)
      matrix[a * size + j] = B.reduce((sum, row, i) => sum + row[a] * through[i][j], 0);
    right[a] = B.reduce((sum, row, i) => sum + row[a] * q[i], 0);
  }
  for (let k = 0; k < m; k++) {
    const speed = m * (faces + 1) + k;
    matrix[speed * size + k] = mu[k];
    for (let i = 0; i < faces; i++) {
      matrix[face(k, i) * size + speed] = 1;
      matrix[speed * size + face(k, i)] = -1;
    }
  }
  const z = new Float64Array(size);
  const memory = new Float64Array(2 * size ** 2 + 7 * size);
  if (lemke(size, matrix, right, z, new Float64Array(size), memory) !== SOLVED) return null;
  return Float64Array.from(B, (row) => dot(row, z));
}

/** Return the result of Newton's method from a start. Of the parts of a step, the first that reduces the
 * function is taken, otherwise the last one.
 * @param {Laws} laws @param {Vector} start @param {number[]} parts */
function newton(laws, start, parts) {
  let f = start;
  let F = laws.of(f);
  const largest = (/** @type {Vector} */ x) => Math.max(...x.map(Math.abs));
  for (let k = 0; k < STEPS; k++) {
    const step = solution(laws.slopes(f), F);
    let next = f;
    let after = F;
    for (const part of parts) {
      next = f.map((x, i) => x - part * step[i]);
      after = laws.of(next);
      if (Math.hypot(...after) <= (1 - part / 1e4) * Math.hypot(...F)) break;
    }
    const close = largest(F) <= CONVERGED * (1 + largest(f));
    if (!after.every(Number.isFinite) || (close && largest(after) >= largest(F))) break;
    [f, F] = [next, after];
  }
  return f;
}

/** Return a solution of linear equations by elimination with complete pivoting; unknowns without a pivot are
 * zero. @param {Matrix} matrix @param {Vector} right */
function solution(matrix, right) {
  const n = right.length;
  const A = matrix.map((row) => row.slice());
  const b = right.slice();
  const order = Array.from(b, (_, i) => i);
  let rank = 0;
  let largest = 0;
  for (; rank < n; rank++) {
    let [i, j, most] = [rank, rank, 0];
    for (let r = rank; r < n; r++)
      for (let c = rank; c < n; c++) if (Math.abs(A[r][c]) > most) [i, j, most] = [r, c, Math.abs(A[r][c])];
    largest = Math.max(largest, most);
    if (!(most > SINGULAR * largest)) break;
    [A[rank], A[i]] = [A[i], A[rank]];
    [b[rank], b[i]] = [b[i], b[rank]];
    for (const row of A) [row[rank], row[j]] = [row[j], row[rank]];
    [order[rank], order[j]] = [order[j], order[rank]];
    for (let r = rank + 1; r < n; r++) {
      const factor = A[r][rank] / A[rank][rank];
      for (let c = rank; c < n; c++) A[r][c] -= factor * A[rank][c];
      b[r] -= factor * b[rank];
    }
  }
  const x = new Float64Array(n);
  for (let r = rank - 1; r >= 0; r--) {
    let sum = b[r];
    for (let c = r + 1; c < rank; c++) sum -= A[r][c] * x[order[c]];
    x[order[r]] = sum / A[r][r];
  }
  return x;
}
