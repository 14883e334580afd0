// The line of messages of a live picture, and the description of its state for screen readers.

import { short } from "../animation/lines.js";

/** @import { ProblemWithPicture } from "../numerics/javascript/types.js" */
/** @import { Clock } from "./clock.js" */
/** @import { Motions } from "./motions.js" */

const ROUNDING = 1e-9; // a value below this, relative to the size of a coordinate, counts as zero
const NAMED = 4; // the most coordinates in the description

/** The messages of a live picture. */
export class Messages {
  /** @param {{ message: HTMLElement, said: HTMLElement }} dom @param {ProblemWithPicture} problem
   * @param {Motions} motions */
  constructor(dom, problem, motions) {
    this.dom = dom;
    this.problem = problem;
    this.motions = motions;
    this.sentence = "";
    this.kind = "";
    this.progress = "";
    this.rankFrom = 0; // seconds; later changes of the rank are still to be reported
  }

  /** Show a message. Progress is added to the last message; any other message replaces both.
   * @param {string} sentence */
  tell(sentence, kind = "error") {
    if (kind === "progress") this.progress = sentence;
    else Object.assign(this, { sentence, kind: sentence ? kind : "", progress: "" });
    const text = [this.sentence, this.progress].filter(Boolean).join(" · ");
    const { message } = this.dom;
    if (message.textContent === text) return;
    message.dataset.kind = this.kind || (text && kind);
    message.textContent = text;
  }

  /** Report the first change of the rank since the last change of values, like Motion.warnings in Python.
   */
  tellRank() {
    const { changes } = this.motions.first.recording;
    const change = this.kind === "error" ? null : changes.find(([t]) => t > this.rankFrom);
    if (!change) return;
    const [t, before, after] = change;
    const falls = after < before;
    const means = falls
      ? "more than one motion may go on from there"
      : "constraints that were redundant until then count as independent";
    this.rankFrom = Infinity;
    const how = `${falls ? "falls" : "rises"} from ${before} to ${after}`;
    const sentence = `The rank of the constraints ${how} at t = ${short(t)} s: ${means}.`;
    this.tell([this.sentence, sentence].filter(Boolean).join(" · "), "note");
  }

  /** Describe the state. @param {Clock} clock */
  tellState(clock) {
    const { recording, method } = this.motions.first;
    const { coordinates, constraints } = this.problem;
    const { y } = recording.at(clock.shown);
    const some = coordinates.slice(0, NAMED).map((name, k) => `${name} = ${rounded(y[k], method.sizes[k])}`);
    const idle = recording.offThen(clock.shown);
    const off = idle.length ? `; not acting: ${idle.join(", ")}` : "";
    const rank = constraints.length
      ? `; rank ${recording.rankThen(clock.shown)} of ${constraints.length}`
      : "";
    this.dom.said.textContent = `t = ${clock.shown.toFixed(clock.digits)} s; ${some.join(", ")}${rank}${off}`;
  }

  /** Let screen readers read the state only when nothing moves. @param {boolean} playing */
  aloud(playing) {
    this.dom.said.setAttribute("aria-live", playing ? "off" : "polite");
  }
}

/** @param {number} x @param {number} size */
const rounded = (x, size) => (Math.abs(x) < ROUNDING * size ? 0 : Number(x.toPrecision(4)));
