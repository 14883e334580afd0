// Reading and zooming of charts by pointer, two fingers and keys; for cells and for live pages.
//
// A drag of the mouse draws a box, unless it begins at the cursor, which it then moves. A finger moves the
// cursor, or the time that is read.

import { make, positionIn } from "./dom.js";
import { onPinch } from "./gestures.js";
import { plain, short, valueAt, written } from "./lines.js";

/** @import { BuiltPanel, Charted, Fingers, Panel, Range } from "./types.js" */

const STEPS = 200; // steps of the arrow keys in what the axes show
const MOST_ZOOM = 64;
const FINEST = 1e-5; // the least part of an axis that is shown
const ROUNDING = 1e-9; // the least part of a value that an axis shows
const NEAR = 8; // pixels at which the pointer takes the cursor
const LEAST = 6; // pixels, the least side of a box that zooms an axis
const APART = 40; // pixels between fingers that zoom an axis

/** The keys in words. */
export const CHART_KEYS =
  "left and right read the values at a time, up and down zoom the values, plus and minus "
  + "the time, 0 shows everything";

/** What charts show, and the time at which the user reads them. */
export class ChartView {
  /** @param {HTMLElement} el of the charts @param {Charted} charts @param {AbortSignal} [signal] */
  constructor(el, charts, signal) {
    this.charts = charts;
    this.zoom = 1; // the whole time, relative to what the axes show around the cursor
    this.window = /** @type {Range | null} */ (null); // times that were chosen
    this.ranges = /** @type {Map<string, Range>} */ (new Map()); // values that were chosen, by panel
    this.reading = /** @type {number | null} */ (null);
    this.whole = /** @type {Range} */ ([0, 1]);
    this.seen = /** @type {Range} */ ([0, 1]);
    this.drag = /** @type {{ built: BuiltPanel, x: number, y: number, how: string } | null} */ (null);
    this.said = make("p", { class: "tm-chart-said", "aria-live": "polite" });
    const on = { signal };
    el.addEventListener("pointerdown", (event) => this.begin(event), on);
    el.addEventListener("pointermove", (event) => this.move(event), on);
    el.addEventListener("pointerup", (event) => this.end(event), on);
    el.addEventListener("pointercancel", () => this.drop(), on);
    el.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.read(null), on);
    el.addEventListener("dblclick", ({ target }) => this.at(target) && this.reset(), on);
    el.addEventListener("keydown", (event) => this.press(event), on);
    el.addEventListener("wheel", (event) => this.turn(event), { passive: false, signal });
    onPinch(el, (before, now, target) => this.pinch(before, now, target), signal);
  }

  /** Return the times that the axes show; they follow the cursor in steps unless the user chose them.
   * @param {Range} whole @param {number} time @returns {Range} */
  span(whole, time) {
    const wide = (whole[1] - whole[0]) / this.zoom;
    const jump = wide / 4;
    const over = Math.max(0, time - whole[0] - wide / (this.zoom > 1 ? 2 : 1));
    const first = whole[0] + jump * Math.ceil(over / jump || 0);
    this.whole = whole;
    this.seen = this.window ?? [first, first + wide];
    return this.seen;
  }

  /** Return a panel with the range of values that the user chose. @param {Panel} panel @returns {Panel} */
  zoomed(panel) {
    return { ...panel, seen: this.ranges.get(panel.name) };
  }

  /** Return whether a time is beyond axes that follow it. @param {number} time */
  misses(time) {
    return !this.window && this.zoom > 1 && !(time >= this.seen[0] && time <= this.seen[1]);
  }

  // --- zoom -----------------------------------------------------------------------------------

  /** Show a shorter or longer time. @param {number} factor */
  scale(factor) {
    if (this.window) this.show(part(this.window, 0.5, 0.5, factor));
    else this.zoom = Math.min(MOST_ZOOM, Math.max(1, factor * this.zoom));
    this.charts.draw();
  }

  /** Show everything. */
  reset() {
    this.zoom = 1;
    this.window = null;
    this.ranges.clear();
    this.charts.draw();
  }

  /** Show a span of time, which is not longer than the whole. @param {Range} span */
  show(span) {
    const long = this.whole[1] - this.whole[0];
    const shown = span[1] - span[0];
    if (shown >= long) this.window = null;
    else if (shown > FINEST * long) this.window = span;
  }

  /** Zoom a panel by factors for both axes; the place under the pointer follows the pointer. Places are
   * parts of the axes.
   * @param {BuiltPanel} built @param {Range} factors @param {Range} from @param {Range} to */
  zoomAt({ panel, range, span }, [wide, tall], from, to) {
    const { name, across, high, logarithmic, low } = panel;
    const sideways = `across ${name}`;
    if (!across) this.show(part(this.window ?? this.seen, from[0], to[0], wide));
    else {
      const chosen = part(this.ranges.get(sideways) ?? span, from[0], to[0], wide);
      const long = chosen[1] - chosen[0];
      const far = Math.max(...chosen.map(Math.abs));
      if (long > ROUNDING * far && long < Infinity) this.ranges.set(sideways, chosen);
    }
    const chosen = part(this.ranges.get(name) ?? range, from[1], to[1], tall);
    const least = logarithmic ? 1 : FINEST * (high - low);
    if (tall !== 1 || this.ranges.has(name)) {
      if (chosen[1] - chosen[0] > least) this.ranges.set(name, chosen);
    }
    this.charts.draw();
  }

  // --- pointer --------------------------------------------------------------------------------

  /** Return the panel of an element in a chart. @param {EventTarget | null} target */
  at(target) {
    const svg = target instanceof Element ? target.closest("svg.tm-chart-lines") : null;
    return this.charts.built.find((one) => one.svg === svg);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const { seek, time } = this.charts;
    const built = this.at(event.target);
    if (!built || event.button) return;
    const [x, y] = positionIn(built.svg, event);
    const touch = event.pointerType === "touch";
    const pixel = (built.toTime(x + 1) - built.toTime(x)) || 1;
    const near = Math.abs(built.toTime(x) - time) < NEAR * pixel;
    const seeks = seek && !built.panel.across && (touch || near);
    this.drag = { built, x, y, how: seeks ? "seek" : touch ? "read" : "box" };
    built.svg.setPointerCapture(event.pointerId);
    this.move(event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { drag } = this;
    const built = drag?.built ?? this.at(event.target);
    if (!built) return this.read(null);
    const [x, y] = positionIn(built.svg, event);
    if (drag?.how === "seek") return this.charts.seek?.(built.toTime(x));
    this.read(built.panel.across ? nearest(built, x, y) : built.toTime(x));
    if (drag?.how === "box") this.outline(drag, x, y);
  }

  /** Draw the box of a drag. @param {NonNullable<ChartView["drag"]>} drag @param {number} x @param {number} y */
  outline({ built, x: x0, y: y0 }, x, y) {
    const { toTime, toValue, toX, toY } = built;
    const [left, right] = [toX(toTime(x0)), toX(toTime(x))].sort((a, b) => a - b);
    const [top, bottom] = [toY(toValue(y0)), toY(toValue(y))].sort((a, b) => a - b);
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    for (const [name, value] of Object.entries(box)) built.box.setAttribute(name, String(value));
  }

  /** Zoom to the box of a drag; a click moves the cursor. @param {PointerEvent} event */
  end(event) {
    const { drag } = this;
    this.drop();
    if (drag?.how !== "box") return;
    const { built } = drag;
    const [x, y] = positionIn(built.svg, event);
    const wide = Math.abs(x - drag.x) >= LEAST;
    const tall = Math.abs(y - drag.y) >= LEAST;
    if (!wide && !tall) return built.panel.across ? undefined : this.charts.seek?.(built.toTime(x));
    const [from, to] = [partsOf(built, drag.x, drag.y), partsOf(built, x, y)];
    const factors = [0, 1].map((k) => ([wide, tall][k] ? 1 / Math.abs(to[k] - from[k]) : 1));
    const begin = [0, 1].map((k) => ([wide, tall][k] ? Math.min(from[k], to[k]) : 0));
    this.zoomAt(built, /** @type {Range} */ (factors), /** @type {Range} */ (begin), [0, 0]);
  }

  drop() {
    this.drag?.built.box.setAttribute("width", "0");
    this.drag = null;
  }

  /** @param {Fingers} before @param {Fingers} now @param {EventTarget | null} target */
  pinch(before, now, target) {
    const built = this.at(target);
    if (!built) return;
    this.drop();
    const frame = built.svg.getBoundingClientRect();
    const home = built.svg.closest(".tm-chart")?.getBoundingClientRect() ?? frame;
    const position = (/** @type {Fingers} */ { x, y }) =>
      partsOf(built, x + home.left - frame.left, y + home.top - frame.top);
    const factor = (/** @type {"wide" | "tall"} */ name) =>
      Math.min(before[name], now[name]) > APART ? now[name] / before[name] : 1;
    this.zoomAt(built, [factor("wide"), factor("tall")], position(before), position(now));
  }

  /** Zoom the time by the wheel and Ctrl, and the values with Shift also. @param {WheelEvent} event */
  turn(event) {
    const built = event.ctrlKey && this.at(event.target);
    if (!built) return;
    event.preventDefault();
    const factor = Math.exp(-(event.deltaY || event.deltaX) / 300);
    const [x, y] = positionIn(built.svg, event);
    const position = partsOf(built, x, y);
    this.zoomAt(built, event.shiftKey ? [1, factor] : [factor, 1], position, position);
  }

  // --- reading --------------------------------------------------------------------------------

  /** Read the charts at a time, or at the cursor. @param {number | null} time */
  read(time) {
    if (time === this.reading) return;
    this.reading = time;
    this.charts.moveCursors();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { charts, seen: [start, end] } = this;
    const { altKey, ctrlKey, key, metaKey, target } = event;
    const other = target instanceof Element && target.closest("details, input, button");
    if (other || altKey || ctrlKey || metaKey) return;
    const time = this.reading ?? charts.time;
    const step = (end - start) / STEPS;
    const tall = (/** @type {number} */ factor) => () => {
      for (const built of charts.built) this.zoomAt(built, [1, factor], [0.5, 0.5], [0.5, 0.5]);
    };
    /** @type {Record<string, () => void>} */
    const keys = { ArrowLeft: () => this.tell(time - step), ArrowRight: () => this.tell(time + step),
      Home: () => this.tell(this.whole[0]), End: () => this.tell(this.whole[1]), ArrowUp: tall(1.25),
      ArrowDown: tall(0.8), "+": () => this.scale(2), "-": () => this.scale(0.5), 0: () => this.reset(),
      Escape: () => this.read(null) };
    if (!Object.hasOwn(keys, key)) return;
    event.preventDefault();
    event.stopPropagation(); // otherwise the notebook selects the next cell
    keys[key]();
  }

  /** Go to a time, or read the charts there, and say the values. @param {number} time */
  tell(time) {
    const { charts, whole: [start, end] } = this;
    const { seek } = charts;
    const to = Math.max(time, start);
    if (seek) seek(Math.min(to, end));
    this.read(seek ? null : to);
    const at = this.reading ?? charts.time;
    const values = charts.built.flatMap(({ panel, values }) =>
      values.map(({ line }) => `${plain(line)} ${written(valueAt(line, at), panel)}`)
    );
    this.said.textContent = `t = ${short(at)} s: ${values.join("; ")}`;
  }
}

/** Return a part of a range that is shorter by a factor; the place `from` in it becomes the place `to`.
 * @param {Range} range @param {number} from @param {number} to @param {number} factor @returns {Range} */
function part([start, end], from, to, factor) {
  const wide = (end - start) / factor;
  const first = start + from * (end - start) - to * wide;
  return [first, first + wide];
}

/** Return a place in a panel as parts of its axes. @param {BuiltPanel} built @param {number} x
 * @param {number} y @returns {Range} */
const partsOf = (
  { range, span, toTime, toValue },
  x,
  y,
) => [(toTime(x) - span[0]) / (span[1] - span[0]), (toValue(y) - range[0]) / (range[1] - range[0])];

/** Return the time at which curves over another quantity are nearest to a place.
 * @param {BuiltPanel} built @param {number} x @param {number} y */
function nearest({ panel, toTime, toValue, toX, toY }, x, y) {
  const [px, py] = [toX(toTime(x)), toY(toValue(y))];
  let best = Infinity;
  let time = null;
  for (const line of panel.lines) {
    for (let k = 0; k < line.t.length; k++) {
      const far = Math.hypot(toX((line.x ?? line.t)[k]) - px, toY(line.values[k]) - py);
      if (far < best) [best, time] = [far, line.t[k]];
    }
  }
  return time;
}
