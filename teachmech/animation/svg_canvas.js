// A canvas that writes what is drawn on it as SVG: lines, areas and texts, which is all that pictures draw.

import { makeSvg } from "./dom.js";

/** @import { Attributes } from "./types.js" */

const FONT = /^(bold )?([\d.]+)px (.*)$/;
const ANCHORS = { left: "start", center: "middle", right: "end" };
const LOWER = { top: 0.8, middle: 0.35, bottom: -0.2 }; // font sizes from the position of a text down to its baseline

/** @param {number} x */
const rounded = (x) => Number(x.toFixed(2));

/** The part of CanvasRenderingContext2D that pictures use. */
export class SvgCanvas {
  globalAlpha = 1;
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  font = "10px sans-serif";
  textAlign = /** @type {keyof typeof ANCHORS} */ ("left");
  textBaseline = /** @type {keyof typeof LOWER} */ ("middle");
  path = "";
  dash = /** @type {number[]} */ ([]);

  /** @param {number} width @param {number} height
   * @param {CanvasRenderingContext2D} measuring the context that measures texts */
  constructor(width, height, measuring) {
    this.root = makeSvg("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
    this.into = this.root; // the element that receives what is drawn
    this.measuring = measuring;
  }

  /** Draw within a rectangle from now on. @param {number} x @param {number} y @param {number} width
   * @param {number} height */
  clip(x, y, width, height) {
    this.into = makeSvg("svg", { x, y, width, height, viewBox: [x, y, width, height].join(" ") });
    this.root.append(this.into);
  }

  unclip() {
    this.into = this.root;
  }

  beginPath() {
    this.path = "";
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.path += `M${rounded(x)} ${rounded(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.path += `${this.path ? "L" : "M"}${rounded(x)} ${rounded(y)}`;
  }

  closePath() {
    this.path += "Z";
  }

  /** Add a circle. @param {number} x @param {number} y @param {number} radius */
  arc(x, y, radius) {
    const r = rounded(radius);
    this.moveTo(x - r, y);
    this.path += `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.add(makeSvg("rect", { x: rounded(x), y: rounded(y), width, height, fill: this.fillStyle }));
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.dash = dash;
  }

  /** @param {number} width */
  stroked(width) {
    return { stroke: this.strokeStyle, "stroke-width": rounded(width), "stroke-linecap": this.lineCap,
      "stroke-linejoin": this.lineJoin, "stroke-dasharray": this.dash.join(" ") || null };
  }

  stroke() {
    if (this.path) this.add(makeSvg("path", { d: this.path, fill: "none", ...this.stroked(this.lineWidth) }));
  }

  fill() {
    if (this.path) this.add(makeSvg("path", { d: this.path, fill: this.fillStyle }));
  }

  /** @param {string} words @param {number} x @param {number} y */
  fillText(words, x, y) {
    this.text(words, x, y, { fill: this.fillStyle });
  }

  /** @param {string} words @param {number} x @param {number} y */
  strokeText(words, x, y) {
    this.text(words, x, y, { fill: "none", ...this.stroked(this.lineWidth) });
  }

  /** @param {string} words @param {number} x @param {number} y @param {Attributes} look */
  text(words, x, y, look) {
    const [, bold, size, family] = this.font.match(FONT) ?? ["", "", "10", "sans-serif"];
    const down = LOWER[this.textBaseline] * Number(size);
    this.add(
      makeSvg("text", { x: rounded(x), y: rounded(y + down), ...look, "font-size": size,
        "font-family": family, "font-weight": bold && "bold", "text-anchor": ANCHORS[this.textAlign] },
        words),
    );
  }

  /** @param {string} words */
  measureText(words) {
    this.measuring.font = this.font;
    return this.measuring.measureText(words);
  }

  /** @param {SVGElement} made */
  add(made) {
    if (this.globalAlpha < 1) made.setAttribute("opacity", String(rounded(this.globalAlpha)));
    this.into.append(made);
  }
}
