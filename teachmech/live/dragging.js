// Dragging of a point: at rest, the system follows; in a running motion, a spring pulls the point.

import { dragged } from "../numerics/javascript/assembly.js";
import { PointDrag } from "./point_drag.js";

/** @import { Live } from "./live.js" */

const PERIOD = 0.8; // seconds at the scene's own speed, the period of the spring
const SETTLED = 1e-6; // a change below this, relative to the size of a coordinate, counts as zero
const MOST = 60; // movements towards a position that was pressed

/** The dragging of points of a live picture. */
export class Dragging {
  /** @param {Live} live */
  constructor(live) {
    this.live = live;
    this.held = /** @type {{ point: number, target: number[] } | null} */ (null); // at rest
    this.drag = new PointDrag(live.dom.canvas, live.display.picture, {
      points: () => ({ positions: live.positions(), free: live.free }),
      rests: () => !live.clock.playing,
      grab: (point, target) => this.grab(point, target),
      lead: (target) => this.move(target),
      place: (target) => this.place(target),
      release: () => this.release(),
    }, live.viewer.signal);
  }

  /** @param {number} point @param {number[]} target */
  grab(point, target) {
    const { clock, given, modes, motions, viewer } = this.live;
    modes.stop();
    if (clock.playing) {
      motions.rewind(clock.shown); // the pull changes states that were computed ahead
      motions.first.hold(point, target, PERIOD * given.scene.speed);
    } else this.held = { point, target };
    viewer.renew();
  }

  /** @param {number[]} target */
  move(target) {
    const led = this.held ?? this.live.motions.first.pull;
    if (led) led.target = target;
    this.live.viewer.renew();
  }

  release() {
    const { motions: { first: course }, viewer } = this.live;
    if (!this.held && !this.live.motions.begun?.pull) return;
    this.follow(); // the last movement may be later than the last frame
    this.held = null;
    this.drag.drop();
    if (course.pull) course.release();
    viewer.renew();
    this.live.rest();
  }

  /** Move the point towards its target, on the constraints; the motion will start there. Return whether it moved. */
  follow() {
    const { clock, given, motions, problem, setup, viewer } = this.live;
    const { method, p, recording } = motions.first;
    if (!this.held) return false;
    const { point, target } = this.held;
    const { t, y } = recording.at(clock.shown);
    const found = dragged(problem, method, p, t, y, point, target, given.size);
    if (found.y.every((x, k) => Math.abs(x - y[k]) <= SETTLED * method.sizes[k])) return false;
    setup.setState(problem.driven ? found.t : problem.settings.begin, found.y);
    this.live.tell("");
    this.live.launch();
    clock.time = motions.first.t;
    clock.grow();
    this.live.showValues();
    viewer.renew();
    return true;
  }

  /** Move the point that is held to its target, as far as it can go, and release it. @param {number[]} target */
  place(target) {
    this.move(target);
    for (let k = 0; k < MOST && this.follow(); k++);
    this.drag.drop();
  }

  /** Move a point towards a target at rest, once. @param {number} point @param {number[]} target */
  lead(point, target) {
    this.held = { point, target };
    this.follow();
    this.held = null;
  }

  /** The pull for the picture; in a running motion, including its force. */
  get pulled() {
    const { first: course } = this.live.motions;
    if (!course.pull) return this.held && { ...this.held, said: "" };
    const { n } = course.method;
    const { force } = course.pullForce(course.pull, course.t, course.y.slice(0, n), course.y.slice(n, 2 * n));
    return { ...course.pull, said: `${Number(Math.hypot(...force).toPrecision(3))} N` };
  }

  /** @param {string} key */
  press(key) {
    return this.drag.press(key);
  }
}
