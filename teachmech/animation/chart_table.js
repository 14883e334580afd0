// The numbers of charts as a table, for reading and for screen readers.

import { make } from "./dom.js";
import { short, unitOf, valueAt, written } from "./lines.js";

/** @import { Line, Numbers, Panel } from "./types.js" */

const ROWS = 21;

/** A table that is written if it is open. */
export class ChartTable {
  constructor() {
    this.panels = /** @type {Panel[]} */ ([]);
    this.motions = /** @type {string[]} */ ([]);
    this.table = make("table", {});
    this.box = make("details", { class: "tm-chart-table" }, make("summary", {}, "Table"),
      make("div", { tabindex: "0", role: "region", "aria-label": "table of the charts" }, this.table));
    this.box.ontoggle = () => this.write();
  }

  /** Take the panels of charts, with the names of several motions. @param {Panel[]} panels
   * @param {string[]} motions */
  show(panels, motions) {
    Object.assign(this, { panels, motions });
    this.box.hidden = !panels.length;
    this.write();
  }

  /** Return whether a key is pressed in the table. @param {KeyboardEvent} event */
  has({ target }) {
    return target instanceof Node && this.box.contains(target);
  }

  write() {
    if (!this.box.open) return;
    const all = this.panels.flatMap((panel) => panel.lines.map((line) => ({ panel, line })));
    const columns = new Map(all.map((one) => [this.title(one), one])); // several charts may have a line
    const head = (/** @type {string} */ text, scope = "col") => make("th", { scope }, text);
    const row = (/** @type {number} */ t) =>
      make("tr", {}, head(short(t), "row"), ...[...columns.values()].map(({ panel, line }) =>
        make("td", {}, written(valueAt(line, t), panel))
      ));
    const names = make("tr", {}, ...["time in s", ...columns.keys()].map((text) => head(text)));
    const rows = timesOf(all.map(({ line }) => line)).map(row);
    this.table.replaceChildren(make("thead", {}, names), make("tbody", {}, ...rows));
  }

  /** Return the title of a column. @param {{ panel: Panel, line: Line }} column */
  title({ panel, line }) {
    const unit = unitOf(panel);
    const motion = this.motions[line.motion];
    return `${line.name.map(([text]) => text).join("")}${motion ? ` of ${motion}` : ""}${
      unit ? ` in ${unit}` : ""
    }`;
  }
}

/** Return times of the longest line, at which its values are not interpolated. @param {Line[]} lines
 * @returns {number[]} */
function timesOf(lines) {
  const end = (/** @type {Numbers} */ t) => t[t.length - 1] ?? -Infinity;
  const longest = lines.map(({ t }) => t).reduce((a, b) => (end(b) > end(a) ? b : a), []);
  const last = longest.length - 1;
  const indices = Array.from({ length: ROWS }, (_, k) => Math.round((last * k) / (ROWS - 1)));
  return last < 0 ? [] : [...new Set(indices)].map((index) => longest[index]);
}
