// The frame of a picture, its projection onto the canvas, and its axes.

/** @import { Bounds, Box, Frame, Point, Project, View } from "./types.js" */

export const VIEW = { azimuth: -0.95, elevation: 0.42, zoom: 1, x: 0, y: 0 }; // initial view
export const SIDES = 120; // pixels on both sides of a planar frame, before the zoom of letters
const STEP = 0.1; // growth of a frame, relative to its size
const TOLERATED = 0.01; // distance by which a motion may leave a frame, relative to its size

/** Return a frame around boxes, enlarged by a factor. In space its floor stays at the lowest point.
 * @returns {Frame} @param {Box[]} boxes @param {number} enlargement */
export function frameAround(boxes, enlargement) {
  const low = [0, 1, 2].map((axis) => Math.min(...boxes.map((box) => box.low[axis])));
  const high = [0, 1, 2].map((axis) => Math.max(...boxes.map((box) => box.high[axis])));
  const size = sizeOf({ low, high });
  const more = low.map((x, axis) =>
    high[axis] > x ? 0.5 * (enlargement - 1) * Math.max(high[axis] - x, 0.3 * size) : 0
  );
  return { low: low.map((x, axis) => (isHeight(boxes, axis) ? x : x - more[axis])),
    high: high.map((x, axis) => x + more[axis]), scale: boxes[0].scale };
}

/** Return the same frame if the boxes fit. Otherwise enlarge it by steps of a tenth on the sides that they
 * leave. Thus a motion that becomes longer also looks longer.
 * @param {Frame} frame @param {Box[]} boxes */
export function grownFrame(frame, boxes) {
  const wanted = frameAround(boxes, 1);
  const size = sizeOf(frame);
  /** @param {number} out */
  const steps = (out) => (out > TOLERATED * size ? Math.ceil(out / (STEP * size)) * STEP * size : 0);
  return {
    low: frame.low.map((x, axis) =>
      isHeight(boxes, axis) ? Math.min(x, wanted.low[axis]) : x - steps(x - wanted.low[axis])
    ),
    high: frame.high.map((x, axis) => x + steps(wanted.high[axis] - x)),
    scale: longer(wanted.scale, frame.scale) ? wanted.scale : frame.scale,
  };
}

/** @param {Box[]} box @param {number} axis */
const isHeight = ([{ dimension }], axis) => dimension === 3 && axis === 2;

/** Return whether arrows would become too long, or none existed before.
 * @param {number} wanted @param {number} scale */
const longer = (wanted, scale) => scale === 0 || wanted < scale / 3;

/** Return the longest side of a box, or 1 for a point. @param {Pick<Frame, "low"|"high">} given */
export const sizeOf = ({ low, high }) => Math.max(...high.map((x, axis) => x - low[axis])) || 1;

/** Return a frame with its size and the step of its scale; in space it has a minimal thickness.
 * @param {Pick<Frame, "low"|"high">} given @param {number} dimension @returns {Bounds} */
export function extent({ low, high }, dimension) {
  const size = sizeOf({ low, high });
  const step = roundUp(size / 5);
  if (dimension < 3) return { low, high, size, step };
  const most = high.map((x, axis) => Math.max(x, low[axis] + 0.4 * step));
  return { low, high: most, size, step };
}

/** Return a function from a point of a plane to [x, y, nearness, pixels per metre] on the canvas.
 * @param {Bounds} bounds @param {View} view @param {number} width @param {number} height
 * @param {number} zoom @returns {Project} */
export function projection(bounds, view, width, height, zoom) {
  const middle = bounds.low.map((x, axis) => (x + bounds.high[axis]) / 2);
  const wide = Math.max(bounds.high[0] - bounds.low[0], 0.2 * bounds.size);
  const tall = Math.max(bounds.high[1] - bounds.low[1], 0.2 * bounds.size);
  const scale = Math.min((width - SIDES * zoom) / wide, (height - 85 * zoom) / tall) * view.zoom;
  const [x0, y0] = middleOf(width, height, zoom);
  return ([x, y]) => [x0 + view.x + scale * (x - middle[0]), y0 + view.y - scale * (y - middle[1]), 0, scale];
}

/** Return the middle of a planar picture on its canvas, in pixels.
 * @param {number} width @param {number} height @param {number} zoom of letters */
export const middleOf = (width, height, zoom) => [width / 2 + 16 * zoom, height / 2 - 12 * zoom];

/** Return the least number not below another one that is 1, 2 or 5 times a power of ten.
 * @param {number} least @param {number} [slack] */
export function roundUp(least, slack = 1e-3) {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((k) => k * power >= least * (1 - slack)) ?? 10);
}

const MOST_MARKS = 1000; // marks of an axis

/** Return the positions of the marks of an axis.
 * @param {number} low @param {number} high @param {number} step */
export function marks(low, high, step) {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  const length = count > 0 ? Math.min(count, MOST_MARKS) : 0; // rounding may make an interval endless
  return Array.from({ length }, (_, k) => (first + k) * step);
}

/** Return the text of a mark. @param {number} value @param {number} step */
export const text = (value, step) =>
  value.toFixed(Math.max(0, -Math.floor(Math.log10(step)))).replace(/^-0(\.0*)?$/, "0$1");

/** Return the left and bottom edges of the area within the axes of a planar picture.
 * @param {number} height @param {number} zoom @returns {[number, number]} */
export const inner = (height, zoom) => [56 * zoom, height - 34 * zoom];

/** Draw the axes of a planar picture, with a faint grid.
 * @param {CanvasRenderingContext2D} c @param {Project} project @param {string} ink @param {number} zoom
 * @param {string} unit @param {number} width @param {number} height */
export function rulers(c, project, ink, zoom, unit, width, height) {
  const [x0, y0, , scale] = project([0, 0, 0]);
  const step = roundUp((70 * zoom) / scale);
  c.font = `${13 * zoom}px system-ui, sans-serif`;
  c.lineWidth = 1;
  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} alpha */
  const line = (x1, y1, x2, y2, alpha) => {
    c.strokeStyle = ink;
    c.globalAlpha = alpha;
    c.beginPath();
    c.moveTo(x1, y1);
    c.lineTo(x2, y2);
    c.stroke();
  };
  c.fillStyle = ink;
  const [left, bottom] = inner(height, zoom);
  const across = unit ? `x in ${unit}` : "x";
  for (const x of marks((left - x0) / scale, (width - x0) / scale, step)) {
    const at = x0 + scale * x;
    line(at, 0, at, bottom, x === 0 ? 0.3 : 0.1);
    c.globalAlpha = 0.85;
    c.textAlign = "center";
    c.textBaseline = "top";
    if (at < width - c.measureText(across).width - 24 * zoom) c.fillText(text(x, step), at, bottom + 5);
  }
  for (const y of marks((y0 - bottom) / scale, y0 / scale, step)) {
    const at = y0 - scale * y;
    line(left, at, width, at, y === 0 ? 0.3 : 0.1);
    c.globalAlpha = 0.85;
    c.textAlign = "right";
    c.textBaseline = "middle";
    if (at > 30 * zoom) c.fillText(text(y, step), left - 7, at);
  }
  c.textAlign = "right";
  c.textBaseline = "bottom";
  c.fillText(across, width - 8, bottom + 22 * zoom);
  c.textAlign = "left";
  c.textBaseline = "top";
  c.fillText(unit ? `y in ${unit}` : "y", 8, 6);
  c.globalAlpha = 1;
}
