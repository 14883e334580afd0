// Small dense matrices: a vector is a Float64Array, a matrix an array of rows.

/** @typedef {Float64Array} Vector */
/** @typedef {Float64Array[]} Matrix */

/** @param {number} m @param {number} n @returns {Matrix} zeros, of m rows */
export const zeros = (m, n) => Array.from({ length: m }, () => new Float64Array(n));

/** @param {Vector} x @param {Vector} y */
export function dot(x, y) {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
}

/** Return the sizes of the terms of a row times a vector, added to a first size.
 * @param {number} first @param {Vector} row @param {Vector} x */
export const sizeOfTerms = (first, row, x) => row.reduce((sum, a, i) => sum + Math.abs(a * x[i]), first);

/** @param {Matrix} A @param {Vector} x @returns {Vector} A x */
export const times = (A, x) => Float64Array.from(A, (row) => dot(row, x));

/** @param {Matrix} A @param {Vector} y @param {number} n @returns {Vector} A^T y, of length n */
export function transposedTimes(A, y, n) {
  const x = new Float64Array(n);
  A.forEach((row, i) => {
    for (let j = 0; j < n; j++) x[j] += row[j] * y[i];
  });
  return x;
}

/** @param {Matrix} A @returns {number} */
export const trace = (A) => A.reduce((sum, row, i) => sum + row[i], 0);

/** @param {Vector} x to which is added @param {Vector} y @param {number} factor of y */
export function add(x, y, factor) {
  for (let i = 0; i < x.length; i++) x[i] += factor * y[i];
}

/** Return an orthonormal basis of the vectors, in order (Gram and Schmidt, twice).
 * @param {Vector[]} vectors */
export function orthonormal(vectors) {
  const found = [];
  for (const vector of vectors) {
    const x = vector.slice();
    for (const y of [...found, ...found]) add(x, y, -dot(x, y));
    found.push(x.map((value) => value / Math.sqrt(dot(x, x))));
  }
  return found;
}

/** Return an orthonormal basis of the complement of orthonormal vectors, beginning with the longest remainder
 * of a unit vector.
 * @param {Vector[]} vectors
 * @param {number} m their length */
export function complement(vectors, m) {
  const left = zeros(m, m);
  left.forEach((x, k) => (x[k] = 1));
  const found = [...vectors];
  const reduce = (/** @type {Vector} */ y) => left.forEach((x) => add(x, y, -dot(x, y)));
  vectors.forEach(reduce);
  while (found.length < m) {
    const longest = left.reduce((a, b) => (dot(b, b) > (1 + Number.EPSILON * m) * dot(a, a) ? b : a));
    const next = orthonormal([...found, longest])[found.length];
    found.push(next);
    reduce(next);
  }
  return found.slice(vectors.length);
}

/** @param {Matrix} A @param {Vector} left @param {Vector} right
 * @returns {Matrix} A with row i times left[i] and column j times right[j] */
export const scaledMatrix = (A, left, right) => A.map((row, i) => row.map((x, j) => left[i] * x * right[j]));
