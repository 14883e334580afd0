// The motions of a live picture: A with the current values, and B with the values that were kept.

import { RunningMotion } from "./running_motion.js";

/** @import { Setup } from "./setup.js" */
/** @import { Page, Values } from "./types.js" */

const STORED = 1000; // stored times of a whole motion
const SAME = 1e-9; // times closer than this, relative to their interval, are equal

/** Both motions; whole motions are computed ahead to their end, others in real time. */
export class Motions {
  /** @param {Page} page @param {Setup} setup */
  constructor(page, setup) {
    this.page = page;
    this.setup = setup;
    this.whole = page.picture.whole;
    this.kept = /** @type {Values | null} */ (null); // values of B
    this.begun = /** @type {RunningMotion | null} */ (null); // A, once it was launched
    this.second = /** @type {RunningMotion | null} */ (null); // B
    this.last = 0; // the time at which whole motions end
    this.ranked = false;
  }

  /** Start again with the current values, and B with the values that were kept. */
  launch() {
    const { page, setup } = this;
    const { begin, end } = setup.values.settings;
    const first = new RunningMotion(page, setup.values);
    const second = this.kept && new RunningMotion(page, this.kept);
    this.begun = first;
    this.second = second;
    this.last = first.t + (end - begin);
    this.rank(this.ranked);
  }

  /** The motion A. */
  get first() {
    if (!this.begun) throw new Error("no motion has begun");
    return this.begun;
  }

  get both() {
    return [this.begun, this.second].filter((course) => course !== null);
  }

  /** Whether singular values are recorded. @param {boolean} ranked */
  rank(ranked) {
    this.ranked = ranked;
    for (const course of this.both) course.ranked = ranked;
  }

  /** Whether nothing remains to be computed ahead. */
  get complete() {
    return (!this.whole || this.first.pull !== null
      || this.both.every(({ t, ended }) => ended || t >= this.last));
  }

  /** Continue to compute whole motions, at most until a time of performance.now(). The stored times do not
   * depend on how fast they are computed.
   * @param {number} moment */
  ahead(moment) {
    const { last, setup: { values: { t: begin } } } = this;
    const by = (last - begin) / STORED;
    for (const course of this.both) {
      while (!course.ended && course.t < last && performance.now() < moment) {
        const next = Math.floor((course.t - begin) / by + SAME) + 1;
        course.advance(Math.min(last, begin + next * by), moment);
      }
    }
  }

  /** Advance to a time, until a moment of performance.now() at the latest; states are stored in intervals of
   * `every`.
   * @param {number} to @param {number} moment @param {number} more @param {number} every */
  advance(to, moment, more, every) {
    this.first.advance(to, moment, every);
    this.second?.advance(this.first.t, moment + more, every);
  }

  /** Go back to a time, and forget later states. @param {number} t */
  rewind(t) {
    this.first.rewind(t);
    this.second?.rewind(this.first.t);
  }
}
