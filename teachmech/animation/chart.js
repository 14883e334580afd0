// The chart of a cell: a panel of lines over time for each unit, a cursor that follows the player, current
// values.
//
// The bytes are little-endian float32: for every line of every panel, the times, then the values.

import { ChartTable } from "./chart_table.js";
import { CHART_KEYS, ChartView } from "./chart_view.js";
import { make, observe, onSharedTime, sharedTime, shareTime } from "./dom.js";
import { floats } from "./frames.js";
import { build, gutter, motionNames, paint, pointAt, zoomOf } from "./lines.js";

/** @import { BuiltPanel, Bytes, Chart, ChartTraits, Model, SharedTime, Widget } from "./types.js" */

/** The chart of a cell; its cursor is at the time of its group. */
class CellChart {
  /** @param {Model<ChartTraits>} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.group = model.get("group");
    this.body = make("div");
    this.table = new ChartTable();
    this.box = make("div", { class: "tm-chart", role: "group", tabindex: "0" }, this.body, this.table.box);
    this.picture = model.get("picture");
    this.built = /** @type {BuiltPanel[]} */ ([]);
    this.time = sharedTime(this.group) ?? -Infinity;
    this.ending = new AbortController();
    this.seek = this.seek.bind(this);
    this.view = new ChartView(this.box, this, this.ending.signal);
    this.box.append(this.view.said);
    el.replaceChildren(this.box);
    this.listen();
    this.load();
  }

  load() {
    const { body, box, model } = this;
    const picture = model.get("picture");
    this.picture = picture;
    box.hidden = !picture.panels;
    if (box.hidden) return;
    unpack(picture, model.get("data"));
    this.time = this.within(this.time);
    box.setAttribute("aria-label", `${picture.title} over time; ${CHART_KEYS}`);
    this.built = picture.panels.map((panel) => build(panel, picture));
    body.replaceChildren(...motionNames(picture), ...this.built.map(({ section }) => section));
    this.table.show(picture.panels, picture.motions);
    this.draw();
  }

  draw() {
    const { box, built, picture, view } = this;
    const width = box.clientWidth;
    if (!width || box.hidden) return;
    const left = Math.max(...built.map(({ panel }) => gutter(view.zoomed(panel))));
    const zoom = zoomOf(box);
    const span = view.span(picture.span, this.time);
    built.forEach((one, k) => {
      one.panel = view.zoomed(one.panel);
      paint(one, span, width, zoom, left, k === built.length - 1);
    });
    this.moveCursors();
  }

  moveCursors() {
    for (const built of this.built) pointAt(built, this.time, this.view.reading);
  }

  /** Send a time to the player. @param {number} time */
  seek(time) {
    shareTime(this.group, this.within(time), "chart");
  }

  /** @param {number} time */
  within(time) {
    const [start, end] = this.picture.span;
    return Math.min(Math.max(time, start), end);
  }

  listen() {
    const { box, group, model } = this;
    const { signal } = this.ending;
    const hear = (/** @type {SharedTime} */ told) => {
      if (told.group !== group) return;
      this.time = told.time;
      if (this.view.misses(this.time)) this.draw();
      else this.moveCursors();
    };
    onSharedTime(hear, signal);
    observe(model, "change", () => this.load(), signal);
    const sizes = new ResizeObserver(() => this.draw());
    sizes.observe(box);
    signal.addEventListener("abort", () => sizes.disconnect());
  }
}

export default { render(/** @type {Widget<ChartTraits>} */ { model, el }) {
  const chart = new CellChart(model, el);
  return () => chart.ending.abort();
} };

/** Give every line its times and values. @param {Chart} picture @param {Bytes} bytes */
function unpack(picture, bytes) {
  const numbers = floats(bytes);
  let at = 0;
  for (const line of picture.panels.flatMap(({ lines }) => lines)) {
    line.t = numbers.subarray(at, at + line.count);
    line.values = numbers.subarray(at + line.count, at + 2 * line.count);
    at += 2 * line.count;
  }
}
