// The display of the motions: the picture with its layers, and the charts.

import { ghostly, LAYERS, Picture } from "../animation/picture.js";
import { LiveCharts } from "./live_charts.js";
import { shaped } from "./outlines.js";

/** @import { Layer, Scene } from "../animation/types.js" */
/** @import { RunningMotion } from "./running_motion.js" */
/** @import { Recording } from "./recording.js" */
/** @import { Motions } from "./motions.js" */
/** @import { Page } from "./types.js" */

const LARGEST = 6; // a motion beyond this multiple of the picture's size has left it
const LEAVING = 0.02; // distance by which a motion may leave the picture, relative to its size
const SEEN = 800; // milliseconds after which a motion may become a ghost

/** The picture and the charts of the motions. */
export class Display {
  /** @param {Page} page @param {Motions} motions
   * @param {{ canvas: HTMLCanvasElement, charts: HTMLElement }} dom */
  constructor({ problem, picture: given, space }, motions, dom) {
    const { begin, end } = problem.settings;
    this.problem = problem;
    this.given = given;
    this.motions = motions;
    this.scene = given.scene;
    this.reshaped = false; // true if the scene belongs to the motions
    this.beside = /** @type {Scene | null} */ (null); // the scene of B
    this.ghost = /** @type {Layer | null} */ (null);
    this.mode = /** @type {Recording | null} */ (null); // shown instead of the motions
    this.since = Infinity; // when the motions were launched, as of performance.now()
    /** @type {{ positions: object, count: number } | null} */
    this.seen = null; // number of frames in the box
    this.charts = new LiveCharts(dom.charts, given, end - begin);
    this.picture = new Picture(dom.canvas, 1.15, space);
    this.picture.showAtFirst(given.scene);
  }

  /** Keep the current motion as a ghost if it was shown long enough. */
  keepGhost() {
    const { begun } = this.motions;
    const now = performance.now();
    const recording = begun?.recording;
    if (recording && recording.times.count > 1 && this.reshaped && now - this.since > SEEN)
      this.ghost = ghostly({ scene: this.scene, data: recording.data, style: LAYERS.alone });
    this.since = now;
  }

  /** Forget the ghost and the changes of the scene. */
  clear() {
    this.reshaped = false;
    this.ghost = null;
    this.charts.forget();
  }

  /** Make the scene for the current parameters; its box grows with the motion. */
  reshape() {
    const { given, problem, motions, scene } = this;
    const box = this.reshaped ? { low: scene.low, high: scene.high } : {};
    /** @param {RunningMotion} course */
    const of = ({ p }) => shaped({ ...given.scene, ...box }, problem, p, given.outlines, given.polygons);
    this.scene = of(motions.first);
    this.reshaped = true;
    this.beside = motions.second && of(motions.second);
    this.layers();
  }

  layers() {
    const { mode, motions, scene, beside, ghost } = this;
    const { first, second } = motions;
    if (mode) {
      const box = around(scene, mode);
      return this.picture.load([{ scene: { ...scene, ...box }, data: mode.data, style: LAYERS.alone }], null);
    }
    const main = { scene, data: first.recording.data, style: beside ? LAYERS.A : LAYERS.alone };
    const other = beside && second ? [{ scene: beside, data: second.recording.data, style: LAYERS.B }] : [];
    this.picture.load([...other, main], ghost);
  }

  /** Show the new states, in a box that grows with the motion; return whether the motion is still near. */
  grow() {
    const { scene, motions, given } = this;
    if (this.mode) return true;
    const { positions } = motions.first.recording;
    const { low, high } = around(scene, motions.first.recording,
      this.seen?.positions === positions ? this.seen.count : 0);
    this.seen = { positions, count: positions.count - 1 };
    const out = Math.max(...low.map((x, i) => Math.max(scene.low[i] - x, high[i] - scene.high[i])));
    const left = out > LEAVING * given.size;
    const far = !(Math.max(...high.map((x, i) => x - low[i])) < LARGEST * given.size);
    if (left && !far) {
      this.scene = { ...scene, low, high };
      this.layers();
    } else
      this.picture.renew([...motions.both].reverse().map(({ recording }) => recording.data));
    return !(left && far);
  }

  /** Draw the charts of the computed part, with their cursor at a time. @param {number} time */
  drawCharts(time) {
    const names = ["A", "B"];
    const { both, setup } = this.motions;
    this.charts.paint(both.map(({ recording }, k) => ({ name: names[k], recording })),
      setup.values.settings.begin, time);
  }
}

/** Return a box with all recorded positions from a state on. @param {{ low: number[], high: number[] }} box
 * @param {Recording} recording @param {number} [first] */
function around(box, { positions }, first = 0) {
  const low = [...box.low];
  const high = [...box.high];
  for (let i = positions.width * first; i < positions.width * positions.count; i++) {
    const x = positions.values[i];
    low[i % 3] = Math.min(low[i % 3], x);
    high[i % 3] = Math.max(high[i % 3], x);
  }
  return { low, high };
}
