// Lines over time as SVG: panels with axes, legends and a cursor; for a chart and for a live picture.

import { make, makeSvg } from "./dom.js";
import { indexAt } from "./frames.js";
import { roundUp } from "./projection.js";

/** @import { BuiltPanel, Chart, ChartEvent, Line, Mark, Panel, PanelLayout } from "./types.js" */

const USUAL = 13; // pixels, the usual font size of a chart; the drawing scales with it
const LETTER = 7.5; // pixels, the width of a letter at 12 pixels
const RIGHT = 10;
const TOP = 6;
const FACTOR = 12;
export const FOOT = 36; // pixels around the axes
const NARROW = 3; // pixels, the least distance between the lines of events

/** Move the cursor of a panel to a time, and show the values there next to the names; if the user reads the
 * chart at another time, show the values at that time.
 * @param {BuiltPanel} built @param {number} time @param {number | null} [reading] */
export function pointAt(built, time, reading = null) {
  const { cursor, panel, reader, section, toX, toY } = built;
  const hidden = (/** @type {number} */ t) =>
    panel.across !== undefined || !(t >= built.span[0] && t <= built.span[1]);
  cursor.toggleAttribute("hidden", hidden(time));
  for (const name of ["x1", "x2"]) cursor.setAttribute(name, String(toX(time)));
  const reads = reading !== null;
  section.classList.toggle("tm-chart-reads", reads);
  reader.toggleAttribute("hidden", !reads || hidden(reading));
  if (reads) tellTime(built, reading);
  for (const { line, output, dot } of built.values) {
    const open = line.hatched?.at(-1) ? " (not unique)" : "";
    const shown = reading ?? time;
    const value = valueAt(line, shown);
    output.textContent = written(value, panel) + open;
    const x = line.x ? valueAt({ t: line.t, values: line.x }, shown) : shown;
    const position = [toX(x), toY(value)];
    const inside = value >= built.range[0] && value <= built.range[1];
    const seen = Number.isFinite(x) && inside && (line.x || (reads && !hidden(shown)));
    dot.setAttribute("visibility", seen ? "inherit" : "hidden");
    if (seen) dot.setAttribute("transform", `translate(${position.join()})`);
  }
}

/** Place the line and the text of the time that is read. @param {BuiltPanel} built @param {number} time */
function tellTime({ reader, span: [start, end], toX }, time) {
  const words = reader.lastElementChild;
  reader.setAttribute("transform", `translate(${toX(time)})`);
  if (!words) return;
  const late = time > (start + end) / 2;
  words.textContent = `t = ${short(time)} s`;
  words.setAttribute("text-anchor", late ? "end" : "start");
  words.setAttribute("x", late ? "-5" : "5");
}

// --- legends and names ----------------------------------------------------------------------

/** Return a legend of the motions if there are several. @param {Pick<Chart, "motions">} given */
export function motionNames({ motions }) {
  if (!motions.length) return [];
  const dashes = ["", "12 4"];
  return [
    make("ul", { class: "tm-chart-legend", "aria-label": "motions" }, ...motions.map((name, k) =>
      make("li", {}, sample("currentColor", dashes[k] ?? "3 3"), name)
    )),
  ];
}

/** Return the elements of a panel, whose lines `paint` draws.
 * @param {Panel} panel @param {Pick<Chart, "motions">} given @returns {BuiltPanel} */
export function build(panel, { motions }) {
  const svg = makeSvg("svg", { class: "tm-chart-lines", role: "img", "aria-label": ranges(panel, motions) });
  const cursor = makeSvg("line", { class: "tm-chart-cursor" });
  const values = /** @type {BuiltPanel["values"]} */ ([]);
  const first = panel.lines.filter(({ motion }) => motion === panel.lines[0].motion);
  const items = first.map((line) => {
    const alike = panel.lines.filter(({ index }) => index === line.index); // the same line of all motions
    const outputs = alike.map((line) => {
      const output = make("span", { class: `tm-chart-value ${line.motion ? "tm-chart-other" : ""}` });
      const dot = makeSvg("circle", { class: "tm-chart-dot", r: 5, stroke: line.colour,
        fill: line.motion ? "Canvas" : line.colour });
      values.push({ line, output, dot });
      return output;
    });
    return make("li", {}, sample(line.colour, line.dash), make("span", {}, ...typeset(line.name)),
      ...outputs);
  });
  const remark = panel.remark ? [make("span", { class: "tm-chart-remark" }, `, ${panel.remark}`)] : [];
  const section = make("div", {}, make("div", { class: "tm-chart-name" }, panel.name, ...remark), svg,
    make("ul", { class: "tm-chart-legend", "aria-label": panel.name }, ...items));
  const reader = makeSvg("g", { class: "tm-chart-reader", hidden: true }, makeSvg("path"), makeSvg("text"));
  return { panel, section, svg, cursor, reader, values, layout: "", axes: makeSvg("g"),
    box: makeSvg("rect", { class: "tm-chart-box" }), lines: makeSvg("svg", { class: "tm-chart-curves" }),
    span: [0, 0], range: [0, 0], toX: () => 0, toY: () => 0, toTime: () => 0, toValue: () => 0 };
}

/** @param {string} colour @param {string} dash */
function sample(colour, dash) {
  const path = makeSvg("path", { d: "M0 4H34", stroke: colour, "stroke-dasharray": dash || null });
  return makeSvg("svg", { class: "tm-chart-sample", viewBox: "0 0 34 8", "aria-hidden": "true" }, path);
}

/** @param {Line["name"]} name */
const typeset = (name) => name.map(([text, lowered]) => (lowered ? make("sub", {}, text) : text));

/** Return the name of a line without indices. @param {Pick<Line, "name">} given */
export const plain = ({ name }) => name.map(([text, lowered]) => (lowered ? `_${text}` : text)).join("");

/** Return a description of a panel for screen readers. @param {Panel} panel @param {string[]} motions */
function ranges(panel, motions) {
  const each = panel.lines.map((line) => {
    const finite = Array.from(line.values).filter(Number.isFinite);
    const low = finite.reduce((a, b) => Math.min(a, b), Infinity);
    const high = finite.reduce((a, b) => Math.max(a, b), -Infinity);
    const of = motions.length ? ` of ${motions[line.motion]}` : "";
    return `${plain(line)}${of} from ${written(low, panel)} to ${written(high, panel)}`;
  });
  return `${panel.name}: ${each.join("; ")}`;
}

// --- lines and axes -------------------------------------------------------------------------

/** Return the size of a chart's letters relative to the usual size. @param {Element} box */
export const zoomOf = (box) => parseFloat(getComputedStyle(box).fontSize) / USUAL;

/** Draw a panel for a width in pixels; the last one has the time axis. Axes are drawn again only if they
 * change.
 * @param {BuiltPanel} built @param {[number, number]} span @param {number} wide @param {number} zoom
 * @param {number} left @param {boolean} last
 * @param {number} [most] the largest height of the panel, before the zoom */
export function paint(built, [start, end], wide, zoom, left, last, most = 220) {
  const { panel, svg, cursor, lines, reader } = built;
  const width = wide / zoom;
  const height = Math.min(most, Math.max(120, 0.36 * width));
  const right = width - RIGHT;
  const margin = 0.05 * (panel.high - panel.low);
  const [low, high] = panel.seen ?? [panel.low - margin, panel.high + margin];
  const { marks, factor } = marksOf(panel, height);
  const top = TOP + (factor ? FACTOR : 0);
  const toX = (/** @type {number} */ t) => left + ((t - start) / (end - start || 1)) * (right - left);
  const toY = (/** @type {number} */ value) => top + ((high - value) / (high - low)) * (height - top);
  const layout = [start, end, width, height, zoom, left, low, high, last].join();
  if (built.layout !== layout) {
    built.layout = layout;
    built.axes.replaceChildren(
      ...axes(panel, marks, factor, [start, end], { toX, toY, left, right, top, height, width, last }),
    );
    const tall = height + (last ? FOOT : 4);
    svg.setAttribute("height", String(zoom * tall));
    svg.setAttribute("viewBox", `0 0 ${width} ${tall}`);
    cursor.setAttribute("y1", String(top));
    cursor.setAttribute("y2", String(height));
    reader.firstElementChild?.setAttribute("d", `M0 ${top}V${height}`);
    reader.lastElementChild?.setAttribute("y", String(top + 12));
    const inside = { x: left, y: top, width: right - left, height: height - top };
    const clip = { ...inside, viewBox: Object.values(inside).join(" ") };
    for (const [name, value] of Object.entries(clip)) lines.setAttribute(name, String(value));
    const dots = built.values.map(({ dot }) => dot);
    svg.replaceChildren(built.axes, lines, cursor, ...dots, reader, built.box);
  }
  const hatched = panel.lines.flatMap((line) =>
    stretches(line).map(([from, to]) =>
      makeSvg("path", { class: "tm-chart-hatched", stroke: line.colour,
        d: route({ t: (line.x ?? line.t).slice(from, to), values: line.values.slice(from, to) }, toX, toY,
          4 * width) })
    )
  );
  const curves = panel.lines.map((line) =>
    makeSvg("path", { d: route({ t: line.x ?? line.t, values: line.values }, toX, toY, 4 * width),
      stroke: line.colour, "stroke-dasharray": line.dash || null })
  );
  const events = (panel.events ?? []).filter(({ t }) => t >= start && t <= end);
  lines.replaceChildren(...hatched, ...curves, ...eventMarks(events, toX, top, height, right));
  Object.assign(built, { toX, toY, span: [start, end], range: [low, high],
    toTime: (/** @type {number} */ x) => start + ((x / zoom - left) / (right - left)) * (end - start),
    toValue: (/** @type {number} */ y) => high - ((y / zoom - top) / (height - top)) * (high - low) });
}

/** Return a line for each event, and its label unless it would overlap the one before.
 * @param {ChartEvent[]} events @param {(time: number) => number} toX @param {number} top
 * @param {number} height @param {number} right */
function eventMarks(events, toX, top, height, right) {
  let last = -Infinity;
  let end = -Infinity; // right end of the last label
  return events.flatMap(({ t, kind, label, sentence }) => {
    const x = toX(t);
    if (x - last < NARROW) return [];
    last = x;
    const title = sentence ? [makeSvg("title", {}, sentence)] : [];
    const line = makeSvg("g", { class: `tm-chart-${kind}` }, makeSvg("path", { d: `M${x} ${top}V${height}` }),
      makeSvg("path", { class: "tm-chart-near", d: `M${x} ${top}V${height}` }), ...title);
    const wide = LETTER * label.length;
    if (!label || x < end || x + 4 + wide > right) return [line];
    end = x + 4 + wide;
    return [line, makeSvg("text", { class: "tm-chart-label", x: x + 4, y: top + 12 }, label)];
  });
}

/** Return the grid, the frame and the numbers of a panel.
 * @param {Panel} panel @param {Mark[]} marks @param {string} factor @param {[number, number]} span
 * @param {PanelLayout} layout */
function axes(panel, marks, factor, [start, end], { toX, toY, left, right, top, height, width, last }) {
  const labels = [];
  const grid = [];
  for (const [value, text] of marks) {
    grid.push(makeSvg("path", { class: "tm-chart-grid", d: `M${left} ${toY(value)}H${right}` }));
    labels.push(makeSvg("text", { x: left - 6, y: toY(value) + 4, "text-anchor": "end" }, text));
  }
  if (factor) labels.push(makeSvg("text", { x: left, y: top - 5 }, factor));
  const times = even(start, end, (right - left) / 80);
  times.marks.forEach(([t, text]) => {
    grid.push(makeSvg("path", { class: "tm-chart-grid", d: `M${toX(t)} ${top}V${height}` }));
    const anchor = toX(t) + (LETTER * text.length) / 2 > width ? "end" : "middle";
    if (last) labels.push(makeSvg("text", { x: toX(t), y: height + 15, "text-anchor": anchor }, text));
  });
  if (last)
    labels.push(
      makeSvg("text", { x: right, y: height + 31, "text-anchor": "end" },
        axisName(panel.across ?? { name: "time", unit: "s" }, times.factor)),
    );
  const rounding = panel.logarithmic
    ? [makeSvg("path", { class: "tm-chart-rounding", d: `M${left} ${toY(panel.low)}H${right}` })]
    : [];
  return [...grid,
    makeSvg("rect", { class: "tm-chart-frame", x: left, y: top, width: right - left, height: height - top }),
    ...rounding, ...labels];
}

/** Return the name of a horizontal axis. @param {{ name: string, unit: string }} of @param {string} factor */
const axisName = ({ name, unit }, factor) =>
  [name, ...(factor || unit ? ["in", factor, unit] : [])].filter(Boolean).join(" ");

/** Return the ranges of indices in which a line is not unique. @param {Line} line */
function stretches({ hatched }) {
  const found = /** @type {[number, number][]} */ ([]);
  hatched?.forEach((is, k) => {
    if (is && hatched[k - 1]) found[found.length - 1][1] = k + 1;
    else if (is) found.push([k, k + 1]);
  });
  return found;
}

/** Return the path of a line; if it has more than `most` points, use only the extremes in each column of
 * pixels.
 * @param {Pick<Line, "t"|"values">} given @param {(time: number) => number} toX
 * @param {(value: number) => number} toY @param {number} most */
function route({ t, values }, toX, toY, most) {
  const parts = /** @type {string[]} */ ([]);
  let painter = "M";
  let from = 0;
  const draw = (/** @type {number} */ k) => {
    parts.push(`${painter}${toX(t[k]).toFixed(1)} ${toY(values[k]).toFixed(1)}`);
    painter = "L";
    // a single point
    if (!Number.isFinite(values[k - 1]) && !Number.isFinite(values[k + 1])) parts.push("m-3 0h6m-3 0");
  };
  for (let k = 0; k < t.length; k++) {
    if (!Number.isFinite(values[k])) painter = "M";
    else if (t.length <= most) draw(k);
    else if (k + 1 === t.length || Math.round(toX(t[k + 1])) > Math.round(toX(t[k]))) {
      let low = k;
      let high = k;
      for (let n = from; n < k; n++) {
        if (values[n] < values[low]) low = n;
        if (values[n] > values[high]) high = n;
      }
      draw(Math.min(low, high));
      if (low !== high) draw(Math.max(low, high));
      from = k + 1;
    }
  }
  return parts.join("");
}

/** Return round numbers between two limits with their texts, and their common factor.
 * @param {number} low @param {number} high @param {number} most @returns {{ marks: Mark[], factor: string }}
 */
function even(low, high, most) {
  const raw = (high - low) / Math.max(2, Math.min(8, most)) || 1;
  const step = roundUp(raw, 1e-9);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const exponent = size >= 1e5 || size < 1e-3 ? Math.floor(Math.log10(size || 1)) : 0;
  const digits = Math.max(0, exponent - Math.floor(Math.log10(step) + 1e-9));
  /** @type {Mark[]} */
  const marks = Array.from({ length: count + 1 }, (_, k) => {
    const value = (first + k) * step;
    return [value, minus((value / 10 ** exponent || 0).toFixed(digits))];
  });
  return { marks, factor: exponent ? `×10${raised(exponent)}` : "" };
}

/** Return the marks of the vertical axis. @param {Panel} panel @param {number} height */
const marksOf = ({ logarithmic, low, high, seen }, height) =>
  logarithmic ? decades(low, seen ?? [low, high], height) : even(...(seen ?? [low, high]), height / 28);

/** Return powers of ten, and "rounding" at the lower limit.
 * @param {number} rounding @param {[number, number]} seen @param {number} height
 * @returns {{ marks: Mark[], factor: string }} */
function decades(rounding, [low, high], height) {
  const last = Math.floor(high);
  const first = rounding < low ? low : rounding + 0.12 * (high - rounding);
  const step = Math.max(1, Math.ceil((last - first) / (height / 35)));
  const marks = /** @type {Mark[]} */ (rounding < low ? [] : [[rounding, "rounding"]]);
  for (let k = last; k > first; k -= step) marks.push([k, `10${raised(k)}`]);
  return { marks, factor: "" };
}

/** Return the width of the numbers on the vertical axis. @param {Panel} panel */
export function gutter(panel) {
  const { marks } = marksOf(panel, 220);
  return 10 + LETTER * Math.max(...marks.map(([, text]) => text.length));
}

// --- numbers --------------------------------------------------------------------------------

/** Return the value of a line at a time, or NaN beyond its ends.
 * @param {Pick<Line, "t"|"values">} given @param {number} time */
export function valueAt({ t, values }, time) {
  const end = t[t.length - 1];
  const slack = 1e-6 * Math.max(Math.abs(t[0]), Math.abs(end)); // times are of single precision
  if (!(time >= t[0] - slack && time <= end + slack)) return NaN;
  const k = indexAt(t, time);
  const width = t[k + 1] - t[k];
  const part = width > 0 ? Math.max(0, (time - t[k]) / width) : 0;
  // the next value may not be a number
  return part > 0 ? values[k] + part * (values[k + 1] - values[k]) : values[k];
}

/** Return the text of a value, without the digits of rounding.
 * @param {number} value @param {Panel} panel */
export function written(value, { logarithmic, low, high }) {
  if (!Number.isFinite(value)) return "–";
  if (logarithmic) return value <= low + 1e-6 ? "rounding" : minus((10 ** value).toExponential(1));
  return Math.abs(value) < 1e-6 * (high - low) ? "0" : short(value);
}

/** Return the unit in the name of a panel, or "". @param {Pick<Panel, "name">} panel */
export const unitOf = ({ name }) => name.split(" in ")[1]?.split(" over ")[0] ?? "";

/** Return a number with four digits. @param {number} value */
export const short = (value) => minus(String(Number(value.toPrecision(4))));

/** @param {string} text */
const minus = (text) => text.replace("-", "−").replace("e-", "e−").replace("e+", "e");

/** @param {number} exponent */
const raised = (exponent) =>
  String(exponent).replace("-", "⁻").replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);
