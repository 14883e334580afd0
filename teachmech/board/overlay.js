// The overlay of the picture: motors, the selection, the preview of a tool, and the cross of the keys.

import { contextOf } from "../animation/dom.js";
import { slidingMotor } from "./drives.js";
import { pointsIn } from "./group.js";
import { drawLoads } from "./loads.js";
import { drawMeasured } from "./measuring.js";
import { partsOf } from "./targets.js";

/** @import { Targets } from "./targets.js" */
/** @import { Tool } from "./tools.js" */
/** @import { Meaning, Position, Preview, Selected } from "./types.js" */

const PREVIEW = "#b0005c";
const SELECTED = "#d55e00";
const MOTOR = "#009e73";
const RING = 11;
const END = 7;
const CROSS = 12;
const ARROW = 20; // pixels
const GAP = 0.9; // radians on either side of a name

/** @param {HTMLCanvasElement} canvas @param {Targets} targets @param {Pick<Meaning, "spec"|"positions">} meaning
 * @param {Selected | null} selected @param {Tool} tool @param {Preview} preview */
export function overlay(canvas, targets, { spec, positions }, selected, tool, { ends, hover, cursor }) {
  const c = contextOf(canvas);
  const ratio = window.devicePixelRatio || 1;
  const { scene } = targets.picture.main;
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  c.globalAlpha = 1;
  c.lineWidth = 2.5;
  /** @param {Position} position @param {string} colour */
  const ring = (position, colour, size = RING) => {
    c.strokeStyle = colour;
    c.beginPath();
    const [x, y] = targets.pixels(position);
    c.arc(x, y, size, 0, 2 * Math.PI);
    c.stroke();
  };
  for (const { name } of spec.drives) {
    const body = spec.bodies.find((one) => `theta_${one.name}` === name);
    if (body)
      motor(c, targets.pixels(positions[body.points[0]]), scene.sides[scene.labels.indexOf(body.points[0])]);
  }
  for (const point of Object.keys(positions)) {
    const driven = slidingMotor(spec, point);
    if (driven) slides(c, targets, spec, positions, point, scene.sides[scene.labels.indexOf(point)]);
  }
  drawLoads(c, targets, { spec, positions });
  const part = selected
    && partsOf(spec).find(({ kind, name }) => kind === selected.kind && name === selected.name);
  for (const name of part?.points ?? pointsIn(spec, selected))
    ring(positions[name], SELECTED);
  if (tool.picks) {
    if (tool.picks > 1) {
      const more = hover && ends.length && !(tool.measures && ends.length === tool.picks) ? [hover] : [];
      const corners = [...ends, ...more];
      const pixels = corners.map(({ position }) => targets.pixels(position));
      if (tool.gathers && pixels.length) dashed(c, rectangle(pixels));
      else if (tool.pairs) { for (let k = 0; k < pixels.length; k += 2) dashed(c, pixels.slice(k, k + 2)); }
      else dashed(c, pixels);
      if (tool.measures) drawMeasured(c, targets, corners, positions, spec.unit);
    }
    for (const { position } of ends) ring(position, PREVIEW, END);
    if (hover?.point && positions[hover.point]) ring(positions[hover.point], PREVIEW);
  }
  if (cursor) cross(c, targets.pixels(cursor));
}

/** Return the outline between two corners. @param {Position[]} corners @returns {Position[]} */
const rectangle = ([a, b = a]) => [a, [b[0], a[1]], b, [a[0], b[1]], a];

/** @param {CanvasRenderingContext2D} c @param {Position[]} corners */
function dashed(c, corners) {
  c.strokeStyle = PREVIEW;
  c.setLineDash([6, 5]);
  c.beginPath();
  for (const corner of corners) c.lineTo(...corner);
  c.stroke();
  c.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} c @param {Position} position */
function cross(c, [x, y]) {
  c.strokeStyle = PREVIEW;
  c.beginPath();
  for (const [dx, dy] of [[CROSS, 0], [0, CROSS]]) {
    c.moveTo(x - dx, y - dy);
    c.lineTo(x + dx, y + dy);
  }
  c.stroke();
}

/** Draw a motor as an arrow around the first point of its body, with a gap for the name of the point.
 * @param {CanvasRenderingContext2D} c @param {Position} position @param {Position} side */
function motor(c, [x, y], [right, up]) {
  const name = Math.atan2(-up, right);
  const from = name - GAP;
  const to = name + GAP - 2 * Math.PI; // counter-clockwise
  const tip = [x + ARROW * Math.cos(to), y + ARROW * Math.sin(to)];
  const ahead = [Math.sin(to), -Math.cos(to)];
  c.strokeStyle = c.fillStyle = MOTOR;
  c.beginPath();
  c.arc(x, y, ARROW, from, to, true);
  c.stroke();
  c.beginPath();
  for (const [along, aside] of [[9, 0], [-3, 7], [-3, -7]])
    c.lineTo(tip[0] + along * ahead[0] - aside * ahead[1], tip[1] + along * ahead[1] + aside * ahead[0]);
  c.fill();
}

/** Draw a sliding motor as a double arrow next to its point, along its line.
 * @param {CanvasRenderingContext2D} c @param {Targets} targets @param {Meaning["spec"]} spec
 * @param {Meaning["positions"]} positions @param {string} point @param {Position} side of its name */
function slides(c, targets, { lines }, positions, point, [right, up]) {
  const [p, q] = lines.find(({ points }) => points.includes(point))?.points ?? [];
  if (!p) return;
  const [[x0, y0], [x1, y1]] = [p, q].map((one) => targets.pixels(positions[one]));
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [u, w] = [(x1 - x0) / long, (y1 - y0) / long];
  const away = (right * w + up * u > 0 ? -1 : 1) * 1.5 * ARROW; // opposite to the name
  const [px, py] = targets.pixels(positions[point]);
  const [x, y] = [px + away * w, py - away * u];
  c.strokeStyle = c.fillStyle = MOTOR;
  c.beginPath();
  c.moveTo(x - ARROW * u, y - ARROW * w);
  c.lineTo(x + ARROW * u, y + ARROW * w);
  c.stroke();
  for (const sign of [1, -1]) {
    c.beginPath();
    for (const [along, aside] of [[ARROW + 9, 0], [ARROW - 3, 7], [ARROW - 3, -7]])
      c.lineTo(x + sign * along * u - aside * w, y + sign * along * w + aside * u);
    c.fill();
  }
}
