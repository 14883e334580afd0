// Small dense matrices: a vector is a Float64Array, a matrix an array of rows.

/** @typedef {Float64Array} Vector */
/** @typedef {Float64Array[]} Matrix */

/** @param {number} m @param {number} n @returns {Matrix} zeros, of m rows */
export function zeros(m, n) {
  const A = [];
  for (let i = 0; i < m; i++) A.push(new Float64Array(n));
  return A;
}

/** @param {Vector} x @param {Vector} y */
export function dot(x, y) {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
}

/** @param {Vector} x to which is added @param {Vector} y @param {number} factor of y */
export function add(x, y, factor) {
  for (let i = 0; i < x.length; i++) x[i] += factor * y[i];
}

/** @param {Matrix} A @param {Vector} x @returns {Vector} A x */
export function times(A, x) {
  const y = new Float64Array(A.length);
  for (let i = 0; i < A.length; i++) y[i] = dot(A[i], x);
  return y;
}

/** @param {Matrix} A @param {Vector} y @param {number} n @returns {Vector} A^T y, of length n */
export function transposedTimes(A, y, n) {
  const x = new Float64Array(n);
  for (let i = 0; i < A.length; i++) {
    if (y[i] === 0) continue;
    for (let j = 0; j < n; j++) x[j] += A[i][j] * y[i];
  }
  return x;
}

/** @param {Matrix} A @param {Matrix} B @param {number} n columns of B @returns {Matrix} A B */
export const product = (A, B, n) => A.map((row) => transposedTimes(B, row, n));

/** @param {Matrix} M */
export const trace = (M) => M.reduce((sum, row, i) => sum + row[i], 0);

/** @param {Matrix} A @returns {boolean} */
export const finite = (A) => A.every((row) => row.every(Number.isFinite));

/**
 * Return L of M = L L^T, which has zeros above its diagonal; null where M is not positive definite.
 *
 * @param {Matrix} M
 * @returns {Matrix | null}
 */
export function cholesky(M) {
  const L = zeros(M.length, M.length);
  for (let i = 0; i < M.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = M[i][j];
      for (let k = 0; k < j; k++) rest -= L[i][k] * L[j][k];
      if (i > j) L[i][j] = rest / L[j][j];
      else if (rest > 0) L[i][i] = Math.sqrt(rest);
      else return null;
    }
  }
  return L;
}

/** Return vectors made orthonormal, one after the other (Gram and Schmidt, twice). @param {Vector[]} vectors */
export function orthonormal(vectors) {
  const found = [];
  for (const vector of vectors) {
    const x = vector.slice();
    for (const y of [...found, ...found]) add(x, y, -dot(x, y));
    found.push(x.map((value) => value / Math.sqrt(dot(x, x))));
  }
  return found;
}

/**
 * Return what orthonormal vectors leave of the space, as orthonormal ones: first what is left of the longest unit vector.
 *
 * @param {Vector[]} vectors @param {number} m their length
 */
export function complement(vectors, m) {
  const left = zeros(m, m);
  left.forEach((x, k) => (x[k] = 1));
  const found = [...vectors], reduce = (y) => left.forEach((x) => add(x, y, -dot(x, y)));
  vectors.forEach(reduce);
  while (found.length < m) {
    const longest = left.reduce((a, b) => (dot(b, b) > (1 + Number.EPSILON * m) * dot(a, a) ? b : a));
    const next = orthonormal([...found, longest]).at(-1);
    found.push(next);
    reduce(next);
  }
  return found.slice(vectors.length);
}

/**
 * Return the singular values of a matrix, the largest first, with the vectors that belong to them.
 *
 * A = sum of s[k] left[k] right[k]^T. Pairs of vectors are rotated until all are at right angles
 * (M. R. Hestenes, J. SIAM 6 (1958) 51-90); small singular values are as exact as large ones.
 *
 * @param {Matrix} A
 * @param {number} n its columns
 * @returns {{ s: Vector, left: Vector[], right: Vector[] }} as many as there are rows or columns
 */
export function singularValues(A, n) {
  const m = A.length, flat = m <= n;
  const turned = flat
    ? A.map((row) => row.slice())
    : zeros(n, m).map((column, j) => column.map((_, i) => A[i][j]));
  const count = turned.length;
  const kept = zeros(count, count);
  kept.forEach((row, i) => (row[i] = 1));
  for (let sweep = 0, rotated = true; rotated && sweep < 60; sweep++) {
    rotated = false;
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const c = dot(turned[i], turned[j]);
        if (c === 0) continue;
        const a = dot(turned[i], turned[i]), b = dot(turned[j], turned[j]);
        if (!(Math.abs(c) > Number.EPSILON * Math.sqrt(a * b))) continue;
        rotated = true;
        const zeta = (b - a) / (2 * c);
        const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
        const cosine = 1 / Math.sqrt(1 + t * t);
        rotate(turned[i], turned[j], cosine, cosine * t);
        rotate(kept[i], kept[j], cosine, cosine * t);
      }
    }
  }
  const sizes = turned.map((x) => Math.sqrt(dot(x, x)));
  const order = [...sizes.keys()].sort((i, j) => sizes[j] - sizes[i]);
  const long = order.map((k) => turned[k].map((x) => (sizes[k] > 0 ? x / sizes[k] : 0)));
  const short = order.map((k) => kept[k]);
  const s = Float64Array.from(order, (k) => sizes[k]);
  return flat ? { s, left: short, right: long } : { s, left: long, right: short };
}

function rotate(x, y, cosine, sine) {
  for (let i = 0; i < x.length; i++) {
    const a = x[i], b = y[i];
    x[i] = cosine * a - sine * b;
    y[i] = sine * a + cosine * b;
  }
}
