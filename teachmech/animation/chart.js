// The chart of a cell: a panel of lines over time for each unit, a cursor that follows the player, current
// values.
//
// The bytes are little-endian float32: for every line of every panel, the times, then the values.

import { ChartTable } from "./chart_table.js";
import { make, observe, onSharedTime, sharedTime, shareTime } from "./dom.js";
import { floats } from "./frames.js";
import { build, gutter, motionNames, paint, plain, pointAt, short, valueAt, written,
  zoomOf } from "./lines.js";

const STEPS = 200; // number of steps of the arrow keys over the whole time

/** @import { BuiltPanel, Bytes, Chart, ChartTraits, Model, SharedTime, Widget } from "./types.js" */

/** The chart of a cell; its cursor is at the time of its group. */
class CellChart {
  /** @param {Model<ChartTraits>} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.group = model.get("group");
    this.said = make("p", { class: "tm-chart-said", "aria-live": "polite" });
    this.body = make("div");
    this.table = new ChartTable();
    this.box = make("div", { class: "tm-chart", role: "group", tabindex: "0" }, this.body, this.table.box,
      this.said);
    this.picture = model.get("picture");
    this.panels = /** @type {BuiltPanel[]} */ ([]);
    this.time = sharedTime(this.group) ?? -Infinity;
    this.ending = new AbortController();
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
    box.setAttribute("aria-label", `${picture.title} over time; the arrow keys move the time`);
    this.panels = picture.panels.map((panel) => build(panel, picture));
    body.replaceChildren(...motionNames(picture), ...this.panels.map(({ section }) => section));
    this.table.show(picture.panels, picture.motions);
    this.draw();
  }

  draw() {
    const { box, panels, picture } = this;
    const width = box.clientWidth;
    if (!width || box.hidden) return;
    const left = Math.max(...panels.map(({ panel }) => gutter(panel)));
    const zoom = zoomOf(box);
    panels.forEach((built, k) => paint(built, picture.span, width, zoom, left, k === panels.length - 1));
    this.place();
  }

  place() {
    for (const built of this.panels) pointAt(built, this.time);
  }

  /** @param {number} time */
  within(time) {
    const [start, end] = this.picture.span;
    return Math.min(Math.max(time, start), end);
  }

  /** @param {number} time */
  tell(time) {
    shareTime(this.group, this.within(time), "chart");
  }

  /** @param {PointerEvent} event */
  point(event) {
    const { target } = event;
    const pressed = event.buttons & 1 && target instanceof Element;
    const svg = pressed ? target.closest("svg.tm-chart-lines") : null;
    if (!svg) return;
    if (event.type === "pointerdown") svg.setPointerCapture(event.pointerId);
    this.tell(this.panels[0].toTime(event.clientX - svg.getBoundingClientRect().left));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { panels, picture, time } = this;
    const [start, end] = picture.span;
    const step = (end - start) / STEPS;
    /** @type {Record<string, number>} */
    const times = { ArrowLeft: time - step, ArrowRight: time + step, Home: start, End: end };
    const to = times[event.key];
    if (to === undefined || this.table.has(event)) return;
    event.preventDefault();
    event.stopPropagation(); // otherwise the notebook selects the next cell
    this.tell(to);
    const values = panels.flatMap(({ panel, values }) =>
      values.map(({ line }) => `${plain(line)} ${written(valueAt(line, this.time), panel)}`)
    );
    this.said.textContent = `t = ${short(this.time)} s: ${values.join("; ")}`;
  }

  listen() {
    const { box, group, model } = this;
    const { signal } = this.ending;
    box.addEventListener("pointerdown", (event) => this.point(event));
    box.addEventListener("pointermove", (event) => this.point(event));
    box.addEventListener("keydown", (event) => this.press(event));
    const hear = (/** @type {SharedTime} */ told) => {
      if (told.group !== group) return;
      this.time = told.time;
      if (this.panels.length) this.place();
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
