// The charts of a live picture, with one or two motions.

import { ChartTable } from "../animation/chart_table.js";
import { ChartView } from "../animation/chart_view.js";
import { build, FOOT, gutter, motionNames, paint, pointAt, zoomOf } from "../animation/lines.js";

import { eventsOf } from "./chart_events.js";
import { OwnChart } from "./own_chart.js";

/** @import { BuiltPanel, Line, Numbers, Panel } from "../animation/types.js" */
/** @import { Recording } from "./recording.js" */
/** @import { LivePicture } from "./types.js" */

const POINTS = 700; // the most points of a line
const WIDER = 0.25; // growth of a panel, relative to its range
const LEAST = 70; // height of a panel for a projector

/** @typedef {{ name: string, recording: Recording }} Recorded */

/** The charts of a live picture; only visible charts are computed. */
export class LiveCharts {
  /** @param {HTMLElement} box @param {LivePicture} picture
   * @param {number} span seconds that are seen at a time */
  constructor(box, picture, span) {
    this.box = box;
    this.table = new ChartTable();
    this.charts = picture.charts;
    const { colours, dashes } = picture;
    for (const { lines } of this.charts.flatMap(({ panels }) => panels)) {
      lines.forEach((line, index) =>
        Object.assign(line, { index, colour: colours[index % colours.length],
          dash: dashes[index % dashes.length] })
      );
    }
    this.own = new OwnChart(picture);
    this.span = span;
    this.shown = /** @type {Set<string>} */ (new Set());
    this.built = /** @type {BuiltPanel[]} */ ([]);
    this.before = "";
    this.time = 0;
    // until the page connects them
    this.seeking = /** @type {() => ((time: number) => void) | null} */ (() => null);
    this.draw = () => {};
    this.view = new ChartView(box, this);
    /** @type {Map<string, [number, number]>} */
    this.ranges = new Map(); // ranges of the values of each panel, by name
  }

  /** @param {string} title @param {boolean} wanted */
  show(title, wanted) {
    if (wanted) this.shown.add(title);
    else this.shown.delete(title);
  }

  /** Reset the ranges of the axes. */
  forget() {
    this.ranges.clear();
  }

  /** The visible panels; a panel that several charts contain is drawn once. */
  get panels() {
    const all = this.charts.filter(({ title }) => this.shown.has(title)).flatMap(({ panels }) => panels);
    return [...new Map([...this.own.panels, ...all].map((panel) => [panel.name, panel])).values()];
  }

  get seek() {
    return this.seeking();
  }

  /** Whether singular values are shown. */
  get ranked() {
    return this.panels.some(({ lines }) => lines.some(({ of }) => of[0] === "singular"));
  }

  /** The height of each of the panels that share the box of a projector, without names and legends. */
  get share() {
    const two = this.built.slice(0, 2).filter(({ section }) => section.clientWidth);
    const rest = two.map(({ section, svg }) =>
      section.getBoundingClientRect().height - svg.getBoundingClientRect().height
    );
    return (this.box.clientHeight - rest.reduce((sum, one) => sum + one, 4)) / (two.length || 1);
  }

  /** Draw the recorded motions up to a time.
   * @param {Recorded[]} motions A, and B where there is one
   * @param {number} begin @param {number} time */
  paint(motions, begin, time) {
    this.time = time;
    if (!this.box.clientWidth) return;
    const { view } = this;
    const span = view.span([begin, begin + this.span], time);
    const { panels } = this;
    const names = motions.length > 1 ? motions.map(({ name }) => name) : [];
    const filled = panels.map((panel) => this.filled(panel, motions, span));
    const layout = `${
      panels.map(({ name, lines }) => [name, ...lines.map(({ key }) => key)]).join("|")
    } ${motions.length}`;
    if (layout !== this.before) {
      this.before = layout;
      this.built = filled.map((panel) => build(panel, { motions: names }));
      this.box.replaceChildren(...motionNames({ motions: names }), ...this.built.map(({ section }) =>
        section
      ), this.table.box, view.said);
    }
    this.table.show(filled, names);
    const left = Math.max(0, ...filled.map(gutter));
    const zoom = zoomOf(this.box);
    const most = this.box.closest(".tm-projector") ? Math.max(LEAST, this.share / zoom - FOOT) : undefined;
    const widths = this.built.map(({ section }) => section.clientWidth);
    this.built.forEach((built, k) => {
      if (!widths[k]) return; // a projector shows two panels
      built.panel = filled[k];
      for (const value of built.values) value.line = alike(filled[k], value.line) ?? value.line;
      paint(built, filled[k].across ? this.rangeAcross(filled[k]) : span, widths[k], zoom, left, true, most);
      pointAt(built, time, view.reading);
    });
  }

  /** Move the cursors to a time, or only the line of the time that is read. @param {number} [time] */
  moveCursors(time = this.time) {
    this.time = time;
    for (const built of this.built) pointAt(built, time, this.view.reading);
  }

  /** Return a panel with the numbers of the motions; its range grows with them and never shrinks.
   * @param {Panel} panel @param {Recorded[]} motions @param {[number, number]} span */
  filled(panel, motions, span) {
    const lines = panel.lines.flatMap((line) =>
      motions.map(({ recording }, motion) => {
        const { t, values } = recording.course(line.of, span, POINTS);
        const numbers = panel.logarithmic
          ? values.map((x) => Math.log10(Math.max(Math.abs(x), 10 ** panel.low)))
          : values;
        const hatched = line.of[0] === "multipliers"
          ? recording.course(["unique", line.of[1]], span, POINTS).values
          : null;
        const x = panel.across && recording.course(panel.across.of, span, POINTS).values;
        return { ...line, t, x, values: numbers, motion, count: t.length,
          dash: motions.length > 1 ? ["", "12 4"][motion] : line.dash,
          hatched: hatched?.map((unique) => !unique) };
      })
    );
    const { name, low, high, own, across, logarithmic } = panel;
    const all = lines.map(({ values }) => values);
    const range = this.grown(name, own && !logarithmic ? around(all, high - low) : [low, high], all,
      logarithmic);
    if (across) this.rangeAcross({ name, lines });
    return { ...this.view.zoomed(panel), lines, low: range[0], high: range[1],
      events: across ? [] : eventsOf(panel, motions[0].recording) };
  }

  /** Return the range of the horizontal values. @param {Pick<Panel, "name" | "lines">} panel */
  rangeAcross({ name, lines }) {
    const all = lines.map(({ x }) => x ?? []);
    const range = this.grown(`across ${name}`, around(all, 0), all);
    return this.view.ranges.get(`across ${name}`) ?? range;
  }

  /** Return the range of a name, which begins with `first` and grows with the values.
   * @param {string} name @param {[number, number]} first @param {Numbers[]} all @param {boolean} [fixed]
   *     whether its lower limit is */
  grown(name, first, all, fixed) {
    const range = this.ranges.get(name) ?? first;
    for (const values of all) {
      for (const x of values) {
        if (!Number.isFinite(x)) continue;
        const more = WIDER * (range[1] - range[0]);
        if (x < range[0] && !fixed) range[0] = x - more;
        if (x > range[1]) range[1] = x + more;
      }
    }
    this.ranges.set(name, range);
    return range;
  }
}

/** Return the range of values, which is wide enough to be drawn; `size` is that of the quantity.
 * @param {Numbers[]} all @param {number} size @returns {[number, number]} */
function around(all, size) {
  const finite = all.flatMap((values) => [...values].filter(Number.isFinite));
  const low = finite.reduce((a, b) => Math.min(a, b), Infinity);
  const high = finite.reduce((a, b) => Math.max(a, b), -Infinity);
  if (!finite.length) return [-1, 1];
  const more = Math.max(0, 1e-3 * (size || Math.abs(high) || 1) - (high - low)) / 2;
  return [low - more, high + more];
}

/** Return the line of a panel for the same quantity as another line.
 * @param {Panel} panel @param {Line} line */
const alike = ({ lines }, { index, motion }) =>
  lines.find((line) => line.index === index && line.motion === motion);
