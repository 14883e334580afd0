// The time of a live picture: it advances with the motions, or within their computed parts.

import { short } from "../animation/lines.js";

/** @import { Motions } from "./motions.js" */
/** @import { Display } from "./display.js" */

const BUDGET = 8;
// milliseconds in each frame that are spent on steps: the least, and the most if frames are slow
const LARGEST_BUDGET = 50;
// seconds, the longest time between two frames that counts, so that a suspended computer does not catch up
const LONGEST = 1;
const PATIENCE = 1000; // milliseconds after which the progress of a computation is shown
// seconds, the step of the buttons and the time between stored states, even if frames are slow
const FRAME = 1 / 60;

/** The state of playing, the shown time, and messages about it. */
export class Clock {
  /** @param {Motions} motions @param {Display} display
   * @param {number} speed the scene's own
   * @param {object} does @param {(sentence: string, kind?: string) => void} does.tell
   * @param {() => string} does.told the kind of what is said, apart from progress
   * @param {() => void} does.turned when it plays or pauses
   * @param {() => void} does.rest when a time is seen that stays
   * @param {() => void} does.renew when another picture is seen */
  constructor(motions, display, speed, does) {
    this.motions = motions;
    this.display = display;
    this.speed = speed;
    this.own = speed;
    this.does = does;
    this.time = 0;
    this.playing = false;
    this.loop = true;
    this.failed = false;
    this.pace = null;
    this.owed = 0;
  }

  /** The shown time, which is not beyond the computed part. */
  get shown() {
    return Math.min(this.time, this.motions.first.t);
  }

  /** The number of digits that distinguish the times of frames. */
  get digits() {
    return Math.min(6, Math.max(1, 2 - Math.floor(Math.log10(this.speed))));
  }

  /** Whether a motion is being computed ahead. */
  get computes() {
    return !this.motions.complete && !this.failed;
  }

  get begin() {
    return this.motions.first.recording.begin;
  }

  /** Whether everything that is shown was computed before. */
  get ahead() {
    return this.motions.whole && this.motions.complete && !this.motions.first.pull;
  }

  /** Compute, and advance by seconds of real time. @param {number} passed */
  tick(passed) {
    if (this.computes) this.compute(this.playing ? BUDGET : 2 * BUDGET);
    if (!this.playing) return;
    const counted = Math.min(LONGEST, passed);
    const went = this.advance(counted);
    const hurries = this.motions.whole && !this.motions.complete; // shows its progress
    if (passed > 0 && this.playing && !hurries) this.tellPace(went / (passed * this.speed));
  }

  /** Show the speed if it is lower than the chosen one. @param {number} part */
  tellPace(part) {
    this.pace = 0.95 * (this.pace ?? 1) + 0.05 * part;
    this.mention(
      this.pace < 0.8
        ? `runs at ${Number((this.pace * this.speed).toPrecision(2))} × instead of ${this.speed} ×`
        : "",
    );
  }

  /** Continue to compute a whole motion, for some milliseconds. @param {number} milliseconds */
  compute(milliseconds) {
    try {
      this.motions.ahead(performance.now() + milliseconds);
    } catch (error) {
      this.stop(error);
    }
    this.grow();
    this.does.renew();
    if (this.motions.complete && !this.playing) this.does.rest();
    this.tellProgress();
  }

  // Show the progress of a long computation.
  tellProgress() {
    const { motions, display } = this;
    const waited = !motions.complete && performance.now() - display.since > PATIENCE;
    if (waited || motions.complete)
      this.mention(
        waited ? `computed up to t = ${motions.first.t.toPrecision(3)} s of ${short(motions.last)} s` : "",
      );
  }

  /** Show progress, unless there is an error to be read. @param {string} sentence */
  mention(sentence) {
    if (this.does.told() !== "error") this.does.tell(sentence, "progress");
  }

  /** Advance by seconds of real time; return the change of the motion's time. @param {number} passed */
  advance(passed) {
    if (this.motions.whole && !this.motions.first.pull) return this.goOn(passed);
    const { motions, speed, does } = this;
    const { first: course } = motions;
    // half of the time between frames
    const budget = Math.min(LARGEST_BUDGET, Math.max(BUDGET, 500 * passed));
    const before = course.t;
    const to = before + passed * speed + this.owed;
    try {
      motions.advance(to, performance.now() + budget, budget, FRAME * Math.min(speed, this.own));
    } catch (error) {
      this.stop(error);
      return 0;
    }
    this.time = course.t;
    // a step of RK4 may end before or after it
    this.owed = Math.abs(to - this.time) <= course.settings.step ? to - this.time : 0;
    this.grow();
    if (course.ended) {
      this.pause();
      does.tell("The motion ends here: it meets the end condition of the problem.", "note");
    }
    return this.time - before;
  }

  /** Advance within the computed part. @param {number} passed */
  goOn(passed) {
    const { motions } = this;
    const before = this.shown;
    const went = Math.min(before + passed * this.speed, motions.first.t) - before;
    this.time = before + went;
    if (this.time === motions.first.t && (motions.complete || this.failed)) {
      if (this.loop) this.time = this.begin;
      else this.pause();
    }
    this.display.charts.moveCursors(this.time);
    return motions.complete ? passed * this.speed : went; // the last frame before the end is not slow
  }

  /** Stop a motion that cannot continue, with a message; the last valid state is kept.
   * @param {Error} error */
  stop(error) {
    const { motions, does } = this;
    motions.rewind(Infinity);
    this.failed = true;
    if (!motions.whole) this.pause();
    const { first: course } = motions;
    const advice = course.settings.method === "rk4" ? " A shorter step may help." : "";
    does.tell(
      `The motion cannot go on after t = ${
        course.t.toPrecision(4)
      } s: ${error.message}.${advice} Restart goes back to the start.`,
    );
  }

  grow() {
    if (!this.display.grow() && this.does.told() !== "error")
      this.does.tell("The motion has left the picture; Restart goes back to the start.", "note");
  }

  play() {
    if (this.ahead && this.time >= this.motions.first.t) this.time = this.begin;
    this.playing = true;
    this.pace = null;
    this.owed = 0;
    this.does.turned();
  }

  pause() {
    this.playing = false;
    this.mention("");
    this.does.turned();
    this.does.rest();
    this.does.renew();
  }

  /** Show a time that was computed. @param {number} to */
  seek(to) {
    if (this.playing) this.pause();
    this.time = Math.min(Math.max(to, this.begin), this.motions.first.t);
    this.does.renew();
  }

  /** Go one frame forward or back. @param {1 | -1} direction */
  step(direction) {
    if (this.playing) this.pause();
    const { motions } = this;
    const by = this.speed * FRAME * direction;
    if (motions.whole) this.seek(this.shown + by);
    else if (direction < 0) {
      motions.rewind(motions.first.t + by * 1.01);
      this.time = motions.first.t;
    } else this.advance(FRAME);
    this.display.layers();
    this.does.renew();
    this.does.rest();
  }
}
