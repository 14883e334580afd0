// The picture of one mode: an oscillation about the state, on the constraints; see
// teachmech/stability/mode_motion.py.

import { Recording } from "./recording.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Method } from "../numerics/javascript/method.js" */
/** @import { Mode, Page, Study } from "./types.js" */

const FRAMES = 60; // states of a cycle
export const CYCLE = 2; // seconds of a cycle, whatever its frequency
const SHARE = 0.15; // default amplitude, relative to a size

/** Return the recorded states of a cycle, whose times begin at 0.
 * @param {Page} page @param {Study} study @param {Mode} mode @param {number} t @param {Vector} y
 * @param {number} factor of the default amplitude */
export function recordedMode({ problem, picture }, { linear, method }, mode, t, y, factor) {
  const amplitude = factor * defaultAmplitude(problem, method, mode, linear.coordinateSizes, t, y);
  const course = { problem, method, p: method.p, ranked: false };
  const recording = new Recording(/** @type {any} */ (course), picture);
  for (let k = 0; k <= FRAMES; k++) {
    const angle = 2 * Math.PI * k / FRAMES;
    const moved = y.slice();
    mode.shape.re.forEach((
      re,
      i,
    ) => (moved[i] += amplitude * (re * Math.sin(angle) + mode.shape.im[i] * Math.cos(angle))));
    recording.push(/** @type {any} */ (course), t, onConstraints(method, t, moved));
    recording.times.values[k] = t - FRAMES + k - 1; // a state at the same time would replace it
  }
  recording.times.values.forEach((_, k, times) => (times[k] = k * CYCLE / FRAMES));
  return recording;
}

/** Return the nearest state on the constraints; the state itself if there is none nearby.
 * @param {Method} method @param {number} t @param {Vector} y */
function onConstraints(method, t, y) {
  if (!method.m) return y;
  try {
    const found = method.project(t, y);
    return found.every(Number.isFinite) ? found : y;
  } catch {
    return y;
  }
}

/** Return a visible amplitude of the coordinate that moves most: a share of the extent of all points for the
 * coordinate of a point, of its own size for others.
 * @param {Page["problem"]} problem @param {Method} method @param {Mode} mode @param {Vector} coordinateSizes
 * @param {number} t @param {Vector} y */
function defaultAmplitude(problem, method, { shape }, coordinateSizes, t, y) {
  const n = coordinateSizes.length;
  const sizes = Array.from(coordinateSizes, (x) => 10 * x);
  const far = sizes.map((size, i) => Math.hypot(shape.re[i], shape.im[i]) / size);
  const largest = far.indexOf(Math.max(...far));
  const rows = problem.placeMatrix(t, y.slice(0, n), y.slice(n, 2 * n), method.p);
  const isPlace = sizes.map((_, i) => rows.some((row) => row.every((x, j) => x === Number(i === j))));
  return SHARE * (isPlace[largest] ? Math.max(...sizes.filter((_, i) => isPlace[i])) : sizes[largest]);
}
