// Lengths and angles between places: what the tool Measure says and draws.

/** @import { Targets } from "./targets.js" */
/** @import { Position, Positions, Target } from "./types.js" */

const DIGITS = 5; // digits of a length
const ARC = 26; // radius of the arc of an angle, in pixels
const ASIDE = 18; // pixels between a line and its length
const FONT = "600 14px system-ui, sans-serif";

/** Return the text of an angle. @param {number} x in rad */
export const degrees = (x) =>
  `${(x * 180 / Math.PI).toFixed(1).replace(/^-0\.0$/, "0.0").replace("-", "−")}°`;

/** @param {Position} a @param {Position} b */
const directionOf = ([a, b], [c, d]) => [c - a, d - b];

/** Return the angle between two directions, from 0 to pi. @param {number[]} u @param {number[]} w */
const between = ([a, b], [c, d]) => Math.abs(Math.atan2(a * d - b * c, a * c + b * d));

/** @param {Position} a @param {Position} b @param {string} unit */
const length = (a, b, unit) =>
  `${Number(Math.hypot(...directionOf(a, b)).toPrecision(DIGITS))} ${unit}`.trim();

/** Return the lengths and the angle between up to three places in words.
 * @param {Target[]} ends @param {Positions} positions of points, which may have moved @param {string} unit */
export function measured(ends, positions, unit) {
  const at = positionsOf(ends, positions);
  const name = (/** @type {number} */ k) =>
    ends[k].point ?? `(${at[k].map((x) => Number(x.toPrecision(DIGITS))).join(", ")})`;
  if (at.length < 2) return "";
  const sides = at.slice(1).map((b, k) => `${name(k)} to ${name(k + 1)}: ${length(at[k], b, unit)}`);
  if (at.length < 3) {
    const [x, y] = directionOf(at[0], at[1]);
    return `${sides[0]}, at ${degrees(Math.atan2(y, x))} from the x axis. Press a third place for an angle.`;
  }
  const angle = between(directionOf(at[1], at[0]), directionOf(at[1], at[2]));
  return `Angle at ${name(1)}: ${degrees(angle)}; ${sides.join("; ")}.`;
}

/** Return where targets are now. @param {Target[]} ends @param {Positions} positions */
const positionsOf = (ends, positions) =>
  ends.map(({ point, position }) => (point && positions[point]) || position);

/** Draw the lengths and the angle between up to three places.
 * @param {CanvasRenderingContext2D} c @param {Targets} targets @param {Target[]} ends @param {Positions} positions
 * @param {string} unit */
export function drawMeasured(c, targets, ends, positions, unit) {
  const at = positionsOf(ends, positions);
  const pixels = at.map((position) => targets.pixels(position));
  if (at.length > 2) {
    const [a, z] = [0, 2].map((k) => Math.atan2(pixels[k][1] - pixels[1][1], pixels[k][0] - pixels[1][0]));
    c.beginPath();
    c.arc(...pixels[1], ARC, a, z, Math.sin(z - a) < 0);
    c.stroke();
    const middle = a + Math.atan2(Math.sin(z - a), Math.cos(z - a)) / 2;
    const [x, y] = pixels[1];
    const far = 2 * ARC;
    label(c, degrees(between(directionOf(at[1], at[0]), directionOf(at[1], at[2]))), [
      x + far * Math.cos(middle),
      y + far * Math.sin(middle),
    ]);
  }
  for (let k = 1; k < at.length; k++) {
    const [[x, y], [u, w]] = [pixels[k - 1], pixels[k]];
    const long = Math.hypot(u - x, w - y) || 1;
    const [right, down] = [(w - y) / long, (x - u) / long]; // perpendicular to the line
    const [p, q] = at.length > 2 ? pixels[k > 1 ? 0 : 2] : [x, y + 1]; // on the other side of the line
    const side = (p - x) * right + (q - y) * down > 0 ? -ASIDE : ASIDE;
    label(c, length(at[k - 1], at[k], unit), [(x + u) / 2 + side * right * 2, (y + w) / 2 + side * down]);
  }
}

/** @param {CanvasRenderingContext2D} c @param {string} text @param {Position} position */
function label(c, text, [x, y]) {
  c.font = FONT;
  c.textAlign = "center";
  c.textBaseline = "middle";
  const colour = c.strokeStyle;
  const wide = c.measureText(text).width + 10;
  c.fillStyle = "#fffffff0";
  c.fillRect(x - wide / 2, y - 11, wide, 22);
  c.fillStyle = colour;
  c.fillText(text, x, y);
}
