// The live picture of a drawing, and the parameters that were changed in it.

import { Live } from "../live/live.js";
import { sentenceOf } from "./drawing.js";
import { pitchCircles } from "./gears.js";
import { Members } from "./members.js";
import { jetsOf } from "./quantities.js";
import { pictureOf, sceneOf } from "./sketch.js";
import { marksOf } from "./stops.js";

/** @import { Shared } from "../live/types.js" */
/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { BoardControls } from "./board_controls.js" */
/** @import { DrawingStyle, Meaning } from "./types.js" */

const CHARTS = ["Coordinates", "Errors"]; // shown at first

/** The live picture of a drawing board, if it runs. */
export class Running {
  /** @param {HTMLElement} el of the board @param {BoardControls} dom @param {DrawingStyle} look */
  constructor(el, dom, look) {
    this.el = el;
    this.dom = dom;
    this.look = look;
    this.live = /** @type {Live | null} */ (null);
    this.members = /** @type {Members | null} */ (null);
    this.moved = /** @type {Record<string, number>} */ ({}); // changed parameters
  }

  /** Run the drawing; return a message if that is impossible, or null. @param {Meaning} meaning */
  run({ spec, problem, positions }) {
    const { dom, el, look } = this;
    if (!problem) return "Nothing is drawn yet.";
    const sketch = sceneOf(spec, positions, look);
    const names = Object.keys(spec.parameters);
    const outlineNumbers = (/** @type {Vector} */ p) => {
      const values = jetsOf(Object.fromEntries(names.map((name, k) => [name, p[k]])));
      const marks = marksOf(spec, values, sketch.unit, sketch.width).flatMap(({ line }) => line.flat());
      const gears = pitchCircles(spec, values).map(({ radius }) => radius);
      return [sketch.width, ...problem.localPositions(p), ...problem.radii(p), ...marks, ...gears];
    };
    const outlined = { ...problem, outlineNumbers };
    const charts = spec.drives.length ? ["Driving torque", ...CHARTS] : CHARTS;
    dom.run.textContent = "✎ Draw";
    el.classList.add("tm-board-runs");
    dom.stage.replaceChildren();
    try {
      const picture = { ...pictureOf(spec, problem, sketch, look, charts), drawn: true };
      this.live = new Live(dom.stage, { problem: outlined, picture }, (values) => this.hear(values));
      this.members = new Members(this.live, spec, problem);
      this.live.start();
      return null;
    } catch (error) {
      this.stop();
      return `The drawing cannot run: ${sentenceOf(error)}.`;
    }
  }

  /** @param {Pick<Shared, "parameters">} values */
  hear({ parameters }) {
    this.moved = parameters;
    this.dom.keep.hidden = !Object.keys(parameters).length;
  }

  stop() {
    const { dom, el } = this;
    this.live?.dispose();
    this.live = null;
    dom.stage.replaceChildren();
    dom.stage.className = "";
    el.classList.remove("tm-board-runs");
    dom.run.textContent = "▶ Run";
    dom.keep.hidden = true;
  }
}
