// The steps of a method, by the kernels; see teachmech/run/compiled/compiled_run.py.

import { DONE, embeddedPair, KEPT, kinematic, M, N, PAIRS, PLAIN, ROWS, radau, rk4, SLOPE_BEGIN, STANDSTILL,
  TOO_SMALL } from "./kernels.js";
import { noAcceleration } from "./layout.js";

/** @import { System } from "./kernels.js" */
/** @import { Vector } from "./linear.js" */
/** @import { Settings, Step } from "./types.js" */

const SHORTER = 0.2; // length of the next try after a state without acceleration, relative to the step
const SHORTEST = 1e-12; // shortest such try, relative to the time span
/** @type {Record<string, typeof radau>} */
const ADAPTIVE = { radau, kinematic };

/** One integration between two calls of the kernels. */
export class Run {
  /** @param {System} system @param {Settings} settings
   * @param {boolean} projected whether states are moved onto the constraints
   * @param {ArrayLike<number>} times at which states are stored
   * @param {Vector} y the state at the first of them
   * @param {Vector} [workspace] in which it works */
  constructor(
    system,
    settings,
    projected,
    times,
    y,
    workspace = workspaceFor(system.index, settings.method),
  ) {
    const { method } = settings;
    const size = y.length;
    this.system = system;
    this.settings = settings;
    this.projected = projected;
    this.size = size;
    this.workspace = workspace;
    this.times = Float64Array.from(times);
    this.index = new Int32Array(2); // last stored time; steps of an adaptive method
    this.states = new Float64Array(this.times.length * size); // filled up to index[0]
    this.clock = Float64Array.of(this.times[0], 0, 0, Infinity, 0, this.times[0]);
    this.now = new Float64Array(KEPT[method] * size); // its second row is the rate
    this.states.set(y);
    this.now.set(y);
  }

  /** Take at most a number of steps; return the status. @param {number} budget */
  goOn(budget) {
    const { system, settings: { method, tolerance }, times, index, states, workspace, clock, now } = this;
    /** @type {Parameters<typeof radau> extends [unknown, ...infer Rest] ? Rest : never} */
    const given = [this.projected, tolerance, times, times.length, index, clock, now, states, NONE, 0,
      workspace, budget];
    if (method in PAIRS) return embeddedPair(system, PAIRS[method], ...given);
    if (method in ADAPTIVE) return ADAPTIVE[method](system, ...given);
    const status = rk4(system, this.projected, times, times.length, index, states, workspace, budget);
    clock[0] = times[index[0]];
    now.set(this.state(index[0]));
    return status;
  }

  /** The number of steps that were taken. */
  get taken() {
    return this.index[this.settings.method === "rk4" ? 0 : 1];
  }

  /** @param {number} k */
  state(k) {
    return this.states.subarray(k * this.size, (k + 1) * this.size);
  }

  /** Take at most a number of steps; return whether there are more. If the run cannot continue, an error
   * states the reason.
   * @param {number} budget */
  advance(budget) {
    const { clock, times, settings, system } = this;
    const span = times[times.length - 1] - times[0];
    for (;;) {
      const status = this.goOn(budget);
      const next = SHORTER * clock[1];
      if (status === PLAIN && settings.method !== "rk4" && next > SHORTEST * span)
        clock[1] = next; // a shorter step may miss that state
      else if (status === PLAIN) throw noAcceleration(this.system);
      else if (status === TOO_SMALL) throw new Error(system.endings[settings.method]);
      else if (status === STANDSTILL) throw new Error(system.endings.standstill);
      else return status !== DONE;
    }
  }

  /** Yield single steps: the time that is reached, the states that are stored up to it, and the state in
   * between.
   * @returns {Generator<Step>} */
  *steps() {
    const { clock, index, times } = this;
    for (;;) {
      const before = { index: index[0], clock: clock.slice(), now: this.now.slice() };
      if (!this.advance(1)) return;
      const stored = /** @type {[number, Vector][]} */ ([]);
      for (let k = before.index + 1; k <= index[0]; k++) stored.push([times[k], this.state(k).slice()]);
      yield [clock[0], stored, (when) => this.inside(before, when)];
    }
  }

  /** Return the state at a time in a step, as it would be stored.
   * @param {{ clock: Vector, now: Vector }} before @param {number} when */
  inside({ clock, now }, when) {
    const { system, settings, projected, size, workspace } = this;
    const start = now.slice(0, size);
    if (when <= clock[0]) return start;
    const again = new Run(system, settings, projected, [clock[0], when, this.times[this.times.length - 1]],
      start, workspace);
    again.clock.set(clock);
    again.now.set(now);
    while (again.index[0] === 0)
      if (!again.advance(1) && again.index[0] === 0) throw new Error("the state in a step cannot be found");
    return again.state(1).slice();
  }
}

const NONE = new Float64Array(0);

/** Return the array that a method works in; see `room_for` in teachmech/run/compiled/kernel_library.py.
 * @param {Int32Array} index @param {string} method */
function workspaceFor(index, method) {
  const n = index[N];
  const m = index[M];
  const slopes = index[index[SLOPE_BEGIN] + 2 * n];
  let workspace = ROWS[method] * (2 * n + 2);
  if (method === "radau") workspace += 6 * n * n + 2 * n + 3 * n + 2 + m + slopes;
  if (method === "kinematic") workspace += n * n + 3 * n;
  return new Float64Array(workspace);
}
