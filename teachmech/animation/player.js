// The player of a recorded motion.
//
// A Player draws a scene that teachmech/animation/scene.py describes. The bytes are little-endian float32:
// first the times of all frames, then for every frame the points (x, y, z), then each kind of force, as many
// as scene.forces says.

import { labelPlay, viewerControls } from "./buttons.js";
import { make, observe, onSharedTime, shareTime } from "./dom.js";
import { digits } from "./frames.js";
import { ghostly, LAYERS, layer, Picture } from "./picture.js";
import * as space from "./space.js";
import { focusAndMayPlay, Viewer } from "./viewer.js";

/** @import { Bytes, Layer, Motion, MotionData } from "./types.js" */
/** @import { PlayerTraits, Press, Scene, ViewerActions, Widget } from "./types.js" */

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];
const STEPS = 200; // number of steps of the arrow keys over the whole motion
const LOOKED_AT = 800; // milliseconds after which a motion may become a ghost

/** A viewer of a recorded motion; its time is shared with the charts of its group. */
export class Player {
  /** @param {HTMLElement} el @param {Scene} scene @param {Bytes} bytes @param {string} group
   * @param {object} [options]
   * @param {(time: number) => void} [options.onRest] called when the picture rests
   * @param {number} [options.enlargement] how much larger than the motion the frame is at first
   * @param {Motion | null} [options.beside] a second motion */
  constructor(el, scene, bytes, group, { onRest, enlargement = 1, beside = null } = {}) {
    this.group = group;
    this.time = NaN; // until a motion is loaded
    this.loadedAt = 0;
    /** @type {MotionData["times"]} */
    this.times = new Float32Array();
    this.digits = 0;
    this.onRest = onRest;
    this.dom = controls(el, scene);
    this.picture = new Picture(this.dom.canvas, enlargement, space);
    this.picture.showAtFirst(scene);
    this.speed = scene.speed;
    this.loop = true;
    this.playing = false;
    this.wanted = false; // true: begin as soon as the canvas has a size
    this.ghost = /** @type {Layer | null} */ (null);
    /** @type {ViewerActions} */
    const actions = { looks: true, advance: (passed) => this.advance(passed),
      draw: () => this.picture.draw(this.time), press: (pressed) => this.press(pressed),
      away: () => this.pause(), resized: () => this.wanted && this.begin() };
    this.viewer = new Viewer(el, this.dom, this.picture, actions);
    this.listen();
    this.load(scene, bytes, beside);
    this.viewer.draw();
    labelPlay(this.dom.play, false);
  }

  /** Show another motion; the previous one of the same problem becomes a ghost.
   * @param {Scene} scene @param {Bytes} bytes @param {Motion|null} [second] */
  load(scene, bytes, second = null) {
    const { dom, picture } = this;
    const before = picture.main;
    const now = performance.now();
    if (before && !alike(before.scene, scene)) picture.frame = this.ghost = null;
    else if (before && now - this.loadedAt > LOOKED_AT) this.ghost = ghostly(before);
    this.loadedAt = now;
    const main = layer(scene, bytes, second ? LAYERS.A : LAYERS.alone);
    picture.load(second ? [layer(second.scene, second.bytes, LAYERS.B), main] : [main], this.ghost);
    this.times = main.data.times;
    this.digits = digits(main);
    this.viewer.offerOnly(this.ghost !== null, second !== null);
    dom.caption.textContent = scene.caption.join(",  ");
    dom.canvas.setAttribute("aria-description", scene.words ?? "");
    Object.assign(dom.scrub, { min: this.times[0], max: this.end, step: "any" });
    this.seek(Number.isNaN(this.time) ? this.times[0] : this.time);
  }

  get end() {
    return this.times[this.times.length - 1];
  }

  // --- time -----------------------------------------------------------------------------------

  /** Show a time. @param {number} to @param {"player" | "chart"} [source] of the request */
  seek(to, source = "player") {
    const { dom } = this;
    this.time = Math.min(Math.max(to, this.times[0]), this.end);
    dom.scrub.value = String(this.time);
    dom.clock.textContent = `t = ${this.time.toFixed(this.digits)} s`;
    const left = this.whoLeft();
    if (dom.left.textContent !== left) dom.left.textContent = left;
    if (source !== "chart") shareTime(this.group, this.time, "player");
    this.viewer.renew();
  }

  whoLeft() {
    const { layers } = this.picture;
    const gone = layers.filter(({ scene }) => scene.left !== null && this.time >= scene.left).reverse();
    /** @param {Layer} layer */
    const name = ({ style }) => (layers.length === 1 ? "" : style === LAYERS.A ? "A " : "B ");
    return gone.map((one) => `${name(one)}left the picture at t = ${one.scene.left?.toFixed(this.digits)} s`)
      .join(", ");
  }

  /** @param {number} passed */
  advance(passed) {
    if (!this.playing) return false;
    const next = this.time + passed * this.speed;
    if (next < this.end) this.seek(next);
    else {
      if (!this.loop) this.pause();
      this.seek(this.loop ? this.times[0] : this.end);
    }
    return this.playing;
  }

  play() {
    if (this.time >= this.end) this.time = this.times[0];
    this.playing = true;
    labelPlay(this.dom.play, true);
    this.viewer.go();
  }

  pause() {
    this.playing = false;
    labelPlay(this.dom.play, false);
    this.onRest?.(this.time);
  }

  /** @param {number} direction */
  step(direction) {
    if (this.playing) this.pause();
    this.seek(this.time + (direction * (this.end - this.times[0])) / STEPS);
  }

  /** Take the focus and play, as soon as the canvas has a size. */
  begin() {
    this.wanted = this.dom.canvas.clientWidth === 0;
    if (!this.wanted && focusAndMayPlay(this.dom.play)) this.play();
  }

  // --- what the user does ---------------------------------------------------------------------

  listen() {
    const { dom, viewer } = this;
    dom.play.onclick = () => (this.playing ? this.pause() : this.play());
    dom.scrub.oninput = () => {
      if (this.playing) this.pause();
      this.seek(Number(dom.scrub.value));
    };
    dom.scrub.onchange = () => this.onRest?.(this.time);
    dom.speed.onchange = () => (this.speed = Number(dom.speed.value));
    dom.loop.onchange = () => (this.loop = dom.loop.checked);
    viewer.offer();
    onSharedTime((told) => {
      if (told.group !== this.group || told.source === "player") return;
      if (this.playing) this.pause();
      this.seek(told.time, "chart");
    }, viewer.signal);
  }

  /** @param {Press} press */
  press({ key, plain, onPicture }) {
    if (!onPicture || !plain) return false;
    if (key === " ") this.dom.play.click();
    else if (key === "ArrowRight" || key === "ArrowLeft") this.step(key === "ArrowRight" ? 1 : -1);
    else return false;
    return true;
  }

  dispose() {
    this.playing = false;
    this.viewer.dispose();
  }
}

/** Return whether two scenes show the same problem.
 * @param {Scene} a @param {Scene} b */
const alike = (a, b) =>
  a.dimension === b.dimension && a.name === b.name && a.labels.join() === b.labels.join();

// --- the page -------------------------------------------------------------------------------

/** @param {HTMLElement} el @param {Scene} scene */
function controls(el, scene) {
  const space = scene.dimension === 3;
  const how = space
    ? " Drag to turn, with Shift to shift, click and wheel to zoom."
    : " Ctrl and wheel zoom.";
  const keys = `Space plays, arrow keys step, F fills the screen.${how} Double click to reset.`;
  const shared = viewerControls(scene, { label: `Moving picture of ${scene.name}. ${keys}`, title: keys,
    speeds: SPEEDS, play: "", fit: "show all of the motion, as at first",
    fingers: `two fingers ${space ? "turn" : "shift"} and zoom` });
  const { canvas, play, scrub, clock, legend, speed, loop, options } = shared;
  const caption = make("span", { class: "tm-caption" });
  const left = make("span", { class: "tm-left", role: "status" });
  const choices = [make("label", {}, "speed ", speed), make("label", {}, loop, "loop"), ...options];
  el.classList.add("tm-player");
  el.replaceChildren(canvas, make("div", { class: "tm-row" }, play, scrub, clock, legend, caption, left),
    make("div", { class: "tm-row tm-options" }, ...choices));
  return { ...shared, caption, left };
}

// --- the widget -----------------------------------------------------------------------------

export default { render(/** @type {Widget<PlayerTraits>} */ { model, el }) {
  const second = () => {
    const scene = model.get("beside");
    return scene && { scene, bytes: model.get("beside_data") };
  };
  const player = new Player(el, model.get("scene"), model.get("data"), model.get("group"), {
    enlargement: model.get("enlargement"),
    beside: second(),
    /** @param {number} time */
    onRest(time) {
      model.set("time", time);
      model.save_changes();
    },
  });
  const { signal } = player.viewer;
  const begin = () => {
    if (!model.get("beginning")) return;
    model.set("beginning", false);
    model.save_changes();
    player.begin();
  };
  observe(model, "change:shown", () => player.load(model.get("scene"), model.get("data"), second()), signal);
  observe(model, "change:beginning", begin, signal);
  begin();
  return () => player.dispose();
} };
