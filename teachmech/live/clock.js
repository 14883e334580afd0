// The time of a live picture: it runs with its motions, or within what was computed of them before.

import { short } from "../animation/lines.js";

const BUDGET = 8; // milliseconds of a picture that are spent on steps
const PATIENCE = 1000; // milliseconds, after which a motion that is computed says how far it is
const FRAME = 1 / 60; // seconds, by which a step goes on

/** Whether the motions play, which time is seen, and what is to be said of it. */
export class Clock {
  /**
   * @param {Motions} motions
   * @param {Stage} stage
   * @param {number} speed
   * @param {object} does
   * @param {(sentence: string, kind?: string) => void} does.tell
   * @param {() => string} does.told the kind of what is said now: only progress gives way by itself
   * @param {() => void} does.turned when it plays or pauses
   * @param {() => void} does.rest when a time is seen that stays
   */
  constructor(motions, stage, speed, does) {
    Object.assign(this, { motions, stage, speed, does, time: 0, playing: false, loop: true, failed: false });
    Object.assign(this, { pace: null, owed: 0, dirty: true });
  }

  /** The time that is seen: of a motion that is computed whole, as far as it came. */
  get shown() {
    return Math.min(this.time, this.motions.first.t);
  }

  get begin() {
    return this.motions.first.recording.begin;
  }

  /** Whether all that is shown was computed before. */
  get ahead() {
    return this.motions.whole && this.motions.complete && !this.motions.first.pull;
  }

  /** Compute and go on by so many seconds of the clock. */
  tick(passed) {
    if (!this.motions.complete && !this.failed) this.compute(this.playing ? BUDGET : 2 * BUDGET);
    if (this.playing) this.advance(passed);
  }

  /** Compute a whole motion on, for so many milliseconds. */
  compute(milliseconds) {
    try {
      this.motions.ahead(performance.now() + milliseconds);
    } catch (error) {
      this.stop(error);
    }
    this.grow();
    this.dirty = true;
    if (this.motions.complete && !this.playing) this.does.rest();
    this.tellProgress();
  }

  // A motion that takes long to compute says how far it is.
  tellProgress() {
    const { motions, stage } = this, waited = !motions.complete && performance.now() - stage.since > PATIENCE;
    if (waited || motions.complete) this.mention(waited ? `computed up to t = ${motions.first.t.toPrecision(3)} s of ${short(motions.last)} s` : "");
  }

  // Say how it goes, unless there is more to be read.
  mention(sentence) {
    if (["", "progress"].includes(this.does.told())) this.does.tell(sentence, "progress");
  }

  advance(passed) {
    if (this.motions.whole && !this.motions.first.pull) return this.goOn(passed);
    const { motions, speed, does } = this, { first: course } = motions;
    const moment = performance.now() + BUDGET, before = course.t, to = before + passed * speed + this.owed;
    try {
      motions.advance(to, moment, BUDGET);
    } catch (error) {
      return this.stop(error);
    }
    this.time = course.t;
    this.owed = Math.abs(to - this.time) <= course.settings.step ? to - this.time : 0; // a step of RK4 ended before or behind
    this.grow();
    if (passed > 0) this.pace = 0.95 * (this.pace ?? 1) + 0.05 * ((this.time - before) / (passed * speed));
    const slow = this.pace < 0.8 && !course.ended ? `computed at ${Number((this.pace * speed).toPrecision(2))} × instead of ${speed} ×` : "";
    this.mention(slow);
    if (course.ended) {
      this.pause();
      does.tell("the motion ends here, as the problem says", "note");
    }
  }

  // Go on within what was computed.
  goOn(passed) {
    const { motions } = this;
    this.time = Math.min(this.shown + passed * this.speed, motions.first.t);
    if (this.time === motions.first.t && (motions.complete || this.failed)) {
      if (!this.loop) return this.pause();
      this.time = this.begin;
    }
    this.stage.charts.point(this.time);
  }

  // What cannot go on stops with a sentence, and the last sound state stays.
  stop(error) {
    const { motions, does } = this;
    motions.rewind(Infinity);
    this.failed = true;
    if (!motions.whole) this.pause();
    const { first: course } = motions, advice = course.settings.method === "rk4" ? " A shorter step may help." : "";
    does.tell(`The motion cannot go on after t = ${course.t.toPrecision(4)} s: ${error.message}.${advice} Restart goes back to the start.`);
  }

  grow() {
    if (!this.stage.grow() && this.does.told() !== "error") this.does.tell("the motion left the picture", "note");
  }

  play() {
    if (this.ahead && this.time >= this.motions.first.t) this.time = this.begin;
    Object.assign(this, { playing: true, pace: null, owed: 0 });
    this.does.turned();
  }

  pause() {
    this.playing = false;
    this.mention("");
    this.does.turned();
    this.does.rest();
    this.dirty = true;
  }

  /** Go to a time that was computed. */
  seek(to) {
    if (this.playing) this.pause();
    this.time = Math.min(Math.max(to, this.begin), this.motions.first.t);
    this.dirty = true;
  }

  /** Go on or back by a picture. @param {1 | -1} direction */
  step(direction) {
    if (this.playing) this.pause();
    const { motions } = this, by = this.speed * FRAME * direction;
    if (motions.whole) this.seek(this.shown + by);
    else if (direction < 0) {
      motions.rewind(motions.first.t + by * 1.01);
      this.time = motions.first.t;
    } else this.advance(FRAME);
    this.stage.layers();
    this.dirty = true;
    this.does.rest();
  }
}
