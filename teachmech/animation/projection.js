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

/** Return a frame in space around points, on the floor of another frame.
 * @param {Point[]} positions @param {number} reach @param {Frame} frame @returns {Frame} */
export function about(positions, reach, { low, high, scale }) {
  const box = [0, 1, 2].map((axis) => {
    const along = positions.map((position) => position[axis]);
    const middle = (Math.min(...along) + Math.max(...along)) / 2;
    return [middle - 0.6 * reach, middle + 0.6 * reach];
  });
  return { low: [box[0][0], box[1][0], low[2]],
    high: [box[0][1], box[1][1], Math.max(high[2], low[2] + 0.3 * reach)], scale };
}

/** Return a function from a point to [x, y, nearness, pixels per metre] on the canvas.
 * @param {number} dimension @param {Bounds} bounds @param {View} view @param {number} width
 * @param {number} height @param {number} zoom @returns {Project} */
export function projection(dimension, bounds, view, width, height, zoom) {
  if (dimension < 3) {
    const middle = bounds.low.map((x, axis) => (x + bounds.high[axis]) / 2);
    const wide = Math.max(bounds.high[0] - bounds.low[0], 0.2 * bounds.size);
    const tall = Math.max(bounds.high[1] - bounds.low[1], 0.2 * bounds.size);
    const scale = Math.min((width - SIDES * zoom) / wide, (height - 85 * zoom) / tall) * view.zoom;
    const [x0, y0] = middleOf(width, height, zoom);
    return (
      [x, y],
    ) => [x0 + view.x + scale * (x - middle[0]), y0 + view.y - scale * (y - middle[1]), 0, scale];
  }
  const { rows: [right, up, near], middle: centre, scale, x, y } = cameraOf(bounds, view, width, height,
    zoom);
  /** @param {Point} row @param {Point} d */
  const along = (row, d) => row[0] * d[0] + row[1] * d[1] + row[2] * d[2];
  return (p) => {
    const d = [p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]];
    return [x + scale * along(right, d), y - scale * along(up, d), along(near, d), scale];
  };
}

/** Return the middle of a planar picture on its canvas, in pixels.
 * @param {number} width @param {number} height @param {number} zoom of letters */
export const middleOf = (width, height, zoom) => [width / 2 + 16 * zoom, height / 2 - 12 * zoom];

/** Return the camera of a box in space.
 * @returns {{ rows: number[][], middle: number[], scale: number, x: number, y: number }}
 * @param {Bounds} bounds @param {View} view @param {number} width @param {number} height @param {number} zoom
 */
export function cameraOf(bounds, view, width, height, zoom) {
  const middle = bounds.low.map((x, axis) => (x + bounds.high[axis]) / 2);
  const half = bounds.high.map((x, axis) => (x - bounds.low[axis]) / 2);
  const ca = Math.cos(view.azimuth);
  const sa = Math.sin(view.azimuth);
  const ce = Math.cos(view.elevation);
  const se = Math.sin(view.elevation);
  const wide = Math.hypot(half[0], half[1]); // radius about the vertical axis
  const tall = Math.abs(ce) * half[2] + Math.abs(se) * wide;
  const scale = Math.min((width / 2 - 40 * zoom) / wide, (height / 2 - 24 * zoom) / tall) * view.zoom;
  const rows = [[-sa, ca, 0], [-se * ca, -se * sa, ce], [ce * ca, ce * sa, se]];
  return { rows, middle, scale, x: width / 2 + view.x, y: height / 2 + view.y };
}

/** Return the least number not below another one that is 1, 2 or 5 times a power of ten.
 * @param {number} least @param {number} [slack] */
export function roundUp(least, slack = 1e-3) {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((k) => k * power >= least * (1 - slack)) ?? 10);
}

const MOST_MARKS = 1000; // marks of an axis

/** @param {number} low @param {number} high @param {number} step */
function marks(low, high, step) {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  const length = count > 0 ? Math.min(count, MOST_MARKS) : 0; // rounding may make an interval endless
  return Array.from({ length }, (_, k) => (first + k) * step);
}

/** @param {number} value @param {number} step */
const text = (value, step) =>
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

/** Draw a grid under a picture in space, with a scale along its edges and the axes at a corner.
 * @param {CanvasRenderingContext2D} c @param {Project} project @param {Bounds} bounds @param {string} ink
 * @param {number} zoom @param {string} unit */
export function floor(c, project, bounds, ink, zoom, unit) {
  const { low, high, step } = bounds;
  const z = low[2];
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = 1;
  /** @param {Point} a @param {Point} b @param {number} alpha */
  const line = (a, b, alpha) => {
    c.globalAlpha = alpha;
    c.beginPath();
    for (const [x, y] of [a, b].map(project)) c.lineTo(x, y);
    c.stroke();
  };
  for (const x of [...marks(low[0], high[0], step), high[0]]) line([x, low[1], z], [x, high[1], z], 0.15);
  for (const y of [...marks(low[1], high[1], step), high[1]]) line([low[0], y, z], [high[0], y, z], 0.15);
  // x and y are at the nearer edges of the floor, z is at the leftmost corner
  const middle = low.map((x, axis) => (x + high[axis]) / 2);
  const centre = project(middle);
  const nearer = [0, 1].map((axis) => {
    const near = (/** @type {number[]} */ side) =>
      project(middle.map((x, k) => (k === axis ? side[k] : x)))[2];
    return near(low) >= near(high) ? low[axis] : high[axis];
  });
  const corners = [low[0], high[0]].flatMap((x) => [low[1], high[1]].map((y) => [x, y, z]));
  const left = corners.reduce((best, one) => (project(one)[0] < project(best)[0] ? one : best));
  const edges = [[low[0], nearer[1], z], [nearer[0], low[1], z], left];
  c.textAlign = "center";
  c.textBaseline = "middle";
  const names = edges.map((corner, axis) => {
    const end = corner.map((x, k) => (k === axis ? high[k] : x));
    line(corner, end, 0.55);
    return written(end, unit ? `${"xyz"[axis]} in ${unit}` : "xyz"[axis], 15 * zoom, `bold ${15 * zoom}px`);
  });
  edges.forEach((corner, axis) => {
    for (const value of marks(low[axis] + step / 5, high[axis] - step / 3, step)) {
      written(corner.map((x, k) => (k === axis ? value : x)), text(value, step), 16 * zoom, `${12 * zoom}px`,
        names);
    }
  });

  /** Draw a text away from the centre, unless it would cover a name; return its position.
   * @param {Point} position @param {string} words @param {number} out @param {string} font
   * @param {number[][]} [taken] */
  function written(position, words, out, font, taken = []) {
    const p = project(position);
    const away = Math.hypot(p[0] - centre[0], p[1] - centre[1]) || 1;
    const at = [0, 1].map((k) => p[k] + (out * (p[k] - centre[k])) / away);
    if (taken.some(([x, y]) => Math.abs(at[0] - x) < 40 * zoom && Math.abs(at[1] - y) < 14 * zoom)) return at;
    c.globalAlpha = 0.85;
    c.font = `${font} system-ui, sans-serif`;
    c.fillText(words, at[0], at[1]);
    return at;
  }
  c.globalAlpha = 1;
}
