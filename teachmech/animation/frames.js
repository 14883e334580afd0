// The numbers of a motion: times, and vectors of points, directions and forces at each of them.

/** @import { Bytes, Layer, MotionData, Scene, Vectors } from "./types.js" */

/** Return bytes as numbers of single precision, little-endian. @param {Bytes} bytes */
export const floats = ({ buffer, byteOffset, byteLength }) =>
  new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));

/** @param {Scene} scene @param {Bytes} bytes @returns {MotionData} */
export function unpack(scene, bytes) {
  const all = floats(bytes);
  let at = 0;
  const block = (/** @type {number} */ size) => all.subarray(at, at += size);
  const vectors = (/** @type {number} */ count) => Object.assign(block(3 * scene.frames * count), { count });
  return { times: block(scene.frames), points: vectors(scene.count), directions: vectors(scene.directions),
    forces: scene.forces.map(({ points }) => vectors(points.length)) };
}

/** @param {Vectors} values @param {number} i @param {number} k */
export function entry(values, i, k) {
  const at = 3 * (i * values.count + k);
  return [values[at], values[at + 1], values[at + 2]];
}

/** @param {Vectors} values @param {number} i @param {number} part @param {number} k */
export function between(values, i, part, k) {
  const a = entry(values, i, k);
  if (!part) return a;
  const b = entry(values, i + 1, k);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2])];
}

/** Return the number of final frames: the last one of a running motion may be replaced by the next.
 * @param {Layer} one */
export const settled = (one) => one && (one.data.settled ?? one.data.times.length);

/** Return the index of the last number up to a time, or 0.
 * @param {ArrayLike<number>} times in ascending order @param {number} time @param {number} [count] */
export function indexAt(times, time, count = times.length) {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle;
  }
  return low;
}

/** Return the frame before a time, and the fraction of the interval to the next.
 * @param {ArrayLike<number>} times @param {number} time @returns {[number, number]} */
export function intervalAt(times, time) {
  const k = indexAt(times, time);
  return [k, k + 1 < times.length ? Math.max(0, (time - times[k]) / (times[k + 1] - times[k])) : 0];
}

/** Return the number of digits that distinguish the times of a layer. @param {Layer} layer */
export function digits({ data }) {
  const span = data.times[data.times.length - 1] - data.times[0];
  return span > 0 ? Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(span)))) : 3;
}
