// Draws the arrows that a user chooses, with their numbers and the scale of each quantity.

import { short } from "../animation/lines.js";

/** @import { LayerPainter } from "../animation/layer_painter.js" */
/** @import { Picture } from "../animation/picture.js" */
/** @import { TextBox, Tip } from "../animation/types.js" */
/** @import { Pole } from "./point_motion.js" */

/** For each quantity its name, its symbol, and its colours on a light and on a dark page. */
export const LOOKS = { velocity: ["velocity", "v", "#0072B2", "#56B4E9"],
  acceleration: ["acceleration", "a", "#9B3F86", "#E39CCB"], force: ["force", "F", "#C04F00", "#FF9A4D"],
  path: ["path", "", "#777777", "#777777"], pole: ["instant centre", "P", "#00775A", "#4FD6AC"] };
/** @typedef {keyof typeof LOOKS} Quantity */
/** @typedef {Record<string, { unit: string }>} Units */
/** @typedef {{ point: number, quantity: Quantity, name: string, vector: number[] }} PointArrow */

const REACH = 110; // pixels, the longest arrow that states a scale
const NOTHING = 1e-6; // a vector shorter than this, relative to the longest one of its scale, is zero

/** Draw arrows with their numbers, which cover no names and stay inside the picture.
 * @param {LayerPainter} painter @param {Picture} picture
 * @param {PointArrow[]} arrows @param {Record<string, number>} scales in metres per unit
 * @param {Units} units */
export function drawArrows(painter, picture, arrows, scales, units) {
  const { c, zoom } = painter;
  const { clientWidth: width, clientHeight: height } = picture.canvas;
  const edge = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, wide: 2 * width,
    tall: 2 * height });
  const taken = [edge(-width, height / 2), edge(2 * width, height / 2), edge(width / 2, -height),
    edge(width / 2, 2 * height), ...painter.taken,
    ...painter.at.map(([x, y]) => ({ x, y, wide: 16 * zoom, tall: 16 * zoom }))];
  painter.fade(1);
  c.font = `bold ${15 * zoom}px system-ui, sans-serif`;
  taken.push(...drawScales(painter, picture, arrows, scales, units));
  const tips = arrows.map(({ point, quantity, name, vector }) => {
    const scale = scales[quantity];
    c.strokeStyle = c.fillStyle = colourOf(quantity, painter);
    const [a, b] = [0, scale].map((by) =>
      painter.project(painter.positions[point].map((x, axis) => x + by * vector[axis]))
    );
    const ahead = painter.arrow(a, b) ?? { ux: 0.8, uy: 0.6 };
    const long = Math.hypot(...vector);
    const number = long * scale < NOTHING * picture.size ? "0" : written(long);
    const words = `${LOOKS[quantity][1]} = ${number} ${units[quantity].unit} ${name && `(${name})`}`.trim();
    return { quantity, name: words, x: b[0], y: b[1], ...ahead };
  });
  for (const tip of tips) label(painter, width, tip, taken, colourOf(tip.quantity, painter));
}

/** Draw an arrow of a round value for each quantity; return the boxes that these cover.
 * @param {LayerPainter} painter @param {Picture} picture
 * @param {PointArrow[]} arrows @param {Record<string, number>} scales @param {Units} units */
function drawScales(painter, picture, arrows, scales, units) {
  const { c, scene, zoom } = painter;
  const middle = scene.low.map((x, axis) => (x + scene.high[axis]) / 2);
  const perMetre = painter.project(middle)[3];
  const right = picture.canvas.clientWidth - 10 * zoom;
  return [...new Set(arrows.map(({ quantity }) => quantity))].map((quantity, k) => {
    const scale = scales[quantity];
    const value = roundBelow((REACH * zoom) / (perMetre * scale));
    const words = `${LOOKS[quantity][1]}: ${short(value)} ${units[quantity].unit}`.trim();
    const { wide, tall } = painter.box(words, 0, 0);
    const y = 14 * zoom + 1.3 * tall * k;
    const tip = right - wide - 8 * zoom;
    const long = value * scale * perMetre;
    c.strokeStyle = c.fillStyle = colourOf(quantity, painter);
    painter.arrow([tip - long, y], [tip, y]);
    painter.written(words, { x: right - wide / 2, y }, colourOf(quantity, painter));
    return { x: right - (wide + long) / 2, y, wide: wide + long + 16 * zoom, tall };
  });
}

/** Draw the instant centre of a body, with dashed lines to two of its points and the angular velocity.
 * @param {LayerPainter} painter @param {Picture} picture @param {string} name @param {Pole} pole */
export function drawPole(painter, picture, name, { position, ends, omega }) {
  const { c, zoom } = painter;
  const [x, y] = painter.project(position);
  const colour = colourOf("pole", painter);
  painter.fade(1);
  c.strokeStyle = c.fillStyle = colour;
  c.lineWidth = 1.5 * zoom;
  c.setLineDash([6 * zoom, 5 * zoom]);
  for (const end of ends) painter.line([[x, y], painter.project(end)]);
  c.setLineDash([]);
  for (const [radius, fill] of /** @type {[number, string][]} */ ([[7, painter.paper], [2.5, colour]])) {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(x, y, radius * zoom, 0, 2 * Math.PI);
    c.fill();
    c.stroke();
  }
  const { clientWidth: width, clientHeight: height } = picture.canvas;
  if (x < 0 || x > width || y < 0 || y > height) return;
  c.font = `bold ${15 * zoom}px system-ui, sans-serif`;
  const words = `P ${name.slice(5)}, ω = ${omega < 0 ? "−" : ""}${written(Math.abs(omega))} rad/s`;
  label(painter, width, { name: words, x, y, ux: 0, uy: 1 }, painter.taken, colour);
}

/** Write a text next to the tip of an arrow, inside the picture and not over other texts.
 * @param {LayerPainter} painter @param {number} width @param {Tip} tip @param {TextBox[]} taken
 * @param {string} colour */
function label(painter, width, tip, taken, colour) {
  const box = painter.free(tip, taken);
  box.x = Math.max(box.wide / 2, Math.min(width - box.wide / 2, box.x));
  taken.push(box);
  painter.written(tip.name, box, colour);
}

/** @param {Quantity} quantity @param {{ dark: boolean }} painter */
const colourOf = (quantity, { dark }) => LOOKS[quantity][dark ? 3 : 2];

/** Return the largest number 1, 2 or 5 times a power of ten up to a number. @param {number} x */
function roundBelow(x) {
  const power = 10 ** Math.floor(Math.log10(x));
  return Number(((x / power >= 5 ? 5 : x / power >= 2 ? 2 : 1) * power).toPrecision(1));
}

/** Return a number with three digits, of a width that hardly changes during a motion. @param {number} x */
function written(x) {
  if (!(x >= 1e-4 && x < 1e6)) return short(x);
  return x >= 100 ? x.toFixed(0) : x.toPrecision(3);
}
