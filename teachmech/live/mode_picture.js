// The picture of one mode: an oscillation about the state, on the constraints; see
// teachmech/stability/mode_motion.py.

import { Recording } from "./recording.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Method } from "../numerics/javascript/method.js" */
/** @import { Linear, Mode, Page, Study } from "./types.js" */

const FRAMES = 60; // states of a cycle
export const CYCLE = 2; // seconds of a cycle, whatever its frequency
const SHARE = 0.15; // default amplitude, relative to a size

/** Return the recorded states of a cycle, whose times begin at 0.
 * @param {Page} page @param {Study} study @param {Mode} mode @param {number} t @param {Vector} y
 * @param {number} factor of the default amplitude */
export function recordedMode({ problem, picture }, { linear, method }, mode, t, y, factor) {
  const amplitude = factor * defaultAmplitude(mode, linear);
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
 * coordinate of a point, of its own size for others. @param {Mode} mode @param {Linear} linear */
function defaultAmplitude({ shape }, { coordinateSizes, lengths }) {
  const moved = Array.from(coordinateSizes, (_, i) => Math.hypot(shape.re[i], shape.im[i]));
  const far = moved.map((x, i) => x / coordinateSizes[i]);
  const largest = far.indexOf(Math.max(...far));
  const extent = Math.max(...coordinateSizes.filter((_, i) => lengths[i]));
  return 10 * SHARE * (lengths[largest] ? extent : coordinateSizes[largest]) / moved[largest];
}
