// What a picture in space draws: its camera, its floor and its solids. A planar page does not contain it.

import { between } from "./frames.js";
import { marks, text } from "./projection.js";
import { placementOf } from "./solids.js";

export { drawSolids } from "./solids.js";

/** @import { LayerPainter } from "./layer_painter.js" */
/** @import { Bounds, Camera, DrawnSolid, Frame, Point, Project, View } from "./types.js" */

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

/** Return a function from a point in space to [x, y, nearness, pixels per metre] on the canvas.
 * @param {Bounds} bounds @param {View} view @param {number} width @param {number} height
 * @param {number} zoom @returns {Project} */
export function projection(bounds, view, width, height, zoom) {
  const { rows: [right, up, near], middle: centre, scale, x, y } = cameraOf(bounds, view, width, height,
    zoom);
  /** @param {Point} row @param {Point} d */
  const along = (row, d) => row[0] * d[0] + row[1] * d[1] + row[2] * d[2];
  return (p) => {
    const d = [p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]];
    return [x + scale * along(right, d), y - scale * along(up, d), along(near, d), scale];
  };
}

/** Return the camera of a box in space.
 * @param {Bounds} bounds @param {View} view @param {number} width @param {number} height
 * @param {number} zoom @returns {Camera} */
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

/** Return the solids of a layer at their positions. @param {LayerPainter} painter @returns {DrawnSolid[]} */
export function solidsOf({ data, i, part, positions, scene, style }) {
  /** @param {number} k */
  const direction = (k) => (data.directions ? between(data.directions, i, part, k) : []);
  return scene.solids.map((solid) => ({ solid, width: scene.width, colour: style.colour ?? solid.colour,
    alpha: style.alpha, ...placementOf(solid, positions, direction) })
  );
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
