// A running motion: its state, the next steps, and the recorded states.

import { Method } from "../numerics/javascript/method.js";
import { setSwitches, settle, settleStart } from "../numerics/javascript/switching.js";
import { Recording } from "./recording.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { ProblemWithPicture, Settings, Step } from "../numerics/javascript/types.js" */
/** @import { Page, Spring, Values } from "./types.js" */

const CHUNK = 200; // steps of RK4 in one call of the method

/** A motion from a state, with parameters and settings; `ranked` is true if singular values are recorded. */
export class RunningMotion {
  /** @param {Page} page @param {Pick<Values, "p"|"settings"|"t"|"y">} start */
  constructor({ problem, picture }, { p, settings, t, y }) {
    this.picture = picture;
    this.settings = settings;
    this.p = p.slice(); // the switches among the parameters change
    const n = problem.coordinates.length;
    setSwitches(problem, t, { q: y.slice(0, n), v: y.slice(n, 2 * n) }, this.p);
    this.pull = /** @type {Spring | null} */ (null);
    this.ranked = false;
    /** @type {ProblemWithPicture} */
    this.problem = { ...problem, push: (t, q, v, _, Q) => this.addPull(t, q, v, Q) };
    this.recording = new Recording(this, picture);
    this.t = t;
    this.y = y;
    this.reached = t; // the end of the last step
    this.ending = /** @type {Vector | null} */ (null); // the state at this end
    this.steps = /** @type {Iterator<Step> | null} */ (null);
    this.last = t; // time to which the steps lead
    this.due = Infinity; // time of the next state that is stored
    this.ended = false;
    this.inside = (/** @type {number} */ _) => y; // the state in a step
    this.method = this.methodAt(t, y);
    settleStart(this.method, t, y);
    this.recording.push(this, t, y);
  }

  /** Continue from a state; recorded states are kept. @param {number} t @param {Vector} y */
  begin(t, y) {
    this.method = this.methodAt(t, y);
    this.settle(t, y);
  }

  /** Restart the steps at a state, with the constraints that act in it. @param {number} t @param {Vector} y */
  settle(t, y) {
    this.restart(t, settle(this.method, t, y));
    this.recording.take(this);
  }

  /** Return the method for a state, or throw an error if there is no acceleration.
   * @param {number} t @param {Vector} y */
  methodAt(t, y) {
    const n = this.problem.coordinates.length;
    const state = { q: y.slice(0, n), v: y.slice(n, 2 * n) };
    const method = new Method(this.problem, this.settings, state, this.p);
    if (method.at(t, y).acceleration.every(Number.isFinite)) return method;
    throw new Error("the acceleration is not finite there");
  }

  /** Restart the steps at a state. @param {number} t @param {Vector} y */
  restart(t, y) {
    this.t = t;
    this.y = y;
    this.reached = t;
    this.ending = null;
    this.steps = null;
    this.inside = () => y;
    this.ended = false;
  }

  /** Continue with other parameters or settings from a state that fits them; throw an error if that is
   * impossible.
   * @param {Vector} p @param {Settings} settings @param {number} t @param {Vector} y */
  change(p, settings, t, y) {
    const before = { p: this.p, settings: this.settings, method: this.method };
    this.p = withSwitches(this.problem, p, this.p);
    this.settings = settings;
    try {
      this.begin(t, y);
    } catch (error) {
      Object.assign(this, before);
      throw error;
    }
  }

  /** Advance towards a time, until a moment of performance.now() at the latest, and record the states.
   * @param {number} to
   * @param {number} moment of performance.now()
   * @param {number} [every] seconds of the motion between stored states; 0 to store only the last one
   */
  advance(to, moment, every = 0) {
    const { recording } = this;
    const { method, step } = this.settings;
    const rk4 = method === "rk4";
    if (this.pull) this.settle(this.t, this.y); // the force acts from now on
    recording.every = every;
    this.due = every > 0 ? recording.settled + every : Infinity;
    this.store(to, every, rk4 && step <= every);
    while (this.reached < to && !this.ended && (this.steps === null || performance.now() < moment)) {
      this.next(to);
      this.store(to, every, rk4 && step <= every);
    }
    if (!every && this.reached < to && !this.ended) return; // continues at the next call, with equal times
    // the end of a step is close enough
    this.t = rk4 && step <= to - this.t ? this.reached : Math.min(to, this.reached);
    this.y = this.inside(this.t);
    recording.push(this, this.t, this.y);
    recording.loose = every > 0;
  }

  /** Record states between two frames: at the ends of steps, or within a step.
   * @param {number} to @param {number} every @param {boolean} ends */
  store(to, every, ends) {
    const { recording, reached } = this;
    if (ends && reached >= this.due && reached < to) {
      recording.push(this, reached, this.inside(reached));
      this.due = reached + every;
    }
    for (; !ends && this.due < Math.min(to, reached); this.due += every)
      recording.push(this, this.due, this.inside(this.due));
    if (this.ranked && recording.hasRoom && this.ending && reached < to)
      recording.push(this, reached, this.ending); // the rank may fall at a single step
    this.ending = null;
  }

  /** @param {number} to */
  next(to) {
    if (this.steps === null) this.steps = this.method.steps(this.ahead(to), this.y);
    const { value, done } = this.steps.next();
    this.recording.take(this);
    if (!done) {
      const [reached, stored, inside] = value;
      const [when, state] = stored[stored.length - 1] ?? [NaN, this.y];
      this.reached = reached;
      this.ending = when === reached ? state : null; // state at the end of the step
      this.inside = (/** @type {number} */ t) => (t === when ? state : inside(t));
    } else if (this.reached < this.last)
      this.ended = true; // the stop condition is met
    else this.restart(this.reached, this.inside(this.reached));
  }

  /** Return the times of the next steps. @param {number} to */
  ahead(to) {
    const { method, step, begin, end } = this.settings;
    const t = this.reached;
    // methods whose steps are between stored times
    const grid = method === "rk4" || method === "kinematic";
    const count = grid ? CHUNK : 1;
    const far = this.pull ? to - t : end - begin;
    const times = grid ? Array.from({ length: count + 1 }, (_, k) => t + k * step) : [t, t + far];
    this.last = times[times.length - 1];
    return times;
  }

  /** Go back to the last recorded state up to a time, and forget later ones. @param {number} t */
  rewind(t) {
    const found = this.recording.cut(t);
    modesOf(this.problem).forEach((parameter, k) => this.method.set(parameter, found.acting[k]));
    this.restart(found.t, found.y);
  }

  /** For each point, true if it can move. */
  get movable() {
    const n = this.problem.coordinates.length;
    const rows = this.problem.positionMatrix(this.t, this.y.slice(0, n), this.y.slice(n, 2 * n), this.p);
    return Array.from({ length: rows.length / 3 },
      (_, k) => rows.slice(3 * k, 3 * k + 3).some((row) => row.some((x) => x !== 0)));
  }

  // --- the pull of the pointer --------------------------------------------------------------

  /** Return the derivatives of the position of a point by the coordinates.
   * @param {number} point @param {number} t @param {Vector} q @param {Vector} v */
  rowsOf(point, t, q, v) {
    return this.problem.positionMatrix(t, q, v, this.p).slice(3 * point, 3 * point + 3);
  }

  /** Return the force of the pointer on a point, as that of a damped spring, and the derivatives of its
   * position.
   * @param {Spring} spring @param {number} t @param {Vector} q @param {Vector} v */
  pullForce({ point, target, stiffness, damping }, t, q, v) {
    const at = this.problem.positions(t, q, v, this.p);
    const rows = this.rowsOf(point, t, q, v);
    const force = rows.map((row, axis) => {
      const speed = row.reduce((sum, x, i) => sum + x * v[i], 0);
      return stiffness * (target[axis] - at[3 * point + axis]) - damping * speed;
    });
    return { force, rows };
  }

  /** @param {number} t @param {Vector} q @param {Vector} v @param {Vector} Q */
  addPull(t, q, v, Q) {
    if (!this.pull) return;
    const { force, rows } = this.pullForce(this.pull, t, q, v);
    rows.forEach((row, axis) => row.forEach((x, i) => (Q[i] += x * force[axis])));
  }

  /** Pull a point by a spring with a given period, damped so that it does not overshoot.
   * @param {number} point @param {number[]} target
   * @param {number} period in seconds of the motion */
  hold(point, target, period) {
    const { n } = this.method;
    const { t, y } = this;
    const q = y.slice(0, n);
    const v = y.slice(n, 2 * n);
    const mobility = Math.max(...this.rowsOf(point, t, q, v).map((row) => this.method.mobility(t, y, row)));
    const { step, method } = this.settings;
    const rate = Math.min((2 * Math.PI) / period, method === "rk4" ? 0.5 / step : Infinity);
    const stiffness = mobility > 0 ? rate ** 2 / mobility : 0;
    this.pull = { point, target, stiffness, damping: mobility > 0 ? (1.4 * rate) / mobility : 0 };
  }

  release() {
    this.pull = null;
    this.settle(this.t, this.y);
  }
}

/** Return the parameters that change with the motion: the switches, then the signs of the sliding velocities.
 * @param {Pick<ProblemWithPicture, "switches" | "frictions">} problem */
export const modesOf = (
  { switches = [], frictions = [] },
) => [...switches.map(({ parameter }) => parameter), ...frictions.map(({ slip }) => slip)];

/** Return parameters with the switches of others.
 * @param {ProblemWithPicture} problem @param {Vector} p @param {Vector} others */
export const withSwitches = (problem, p, others) => {
  const found = p.slice();
  for (const parameter of modesOf(problem)) found[parameter] = others[parameter];
  return found;
};
