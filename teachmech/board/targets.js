// The targets on the canvas: points, parts, places of the grid.

import { roundUp } from "../animation/projection.js";
import { extentOf, parallelOf } from "./side_by_side.js";

/** @import { Picture } from "../animation/picture.js" */
/** @import { Meaning, Part, Position, Selected, Spec, Target } from "./types.js" */

const CELL = 5; // pixels, the least distance of grid lines

/** Return a number, rounded to a resolution. @param {number} x @param {number} resolution */
export const roundedTo = (x, resolution) =>
  Number(x.toFixed(Math.min(15, Math.max(0, Math.ceil(-Math.log10(resolution))))));

/** Return the parts that are lines on the canvas, with their points. @param {Spec} spec */
export const partsOf = (
  spec,
) => [...spec.bodies.map(({ name, points }) => ({ kind: "Rigids", name, points })),
  ...spec.parts.filter(({ kind }) => kind !== "Particles"),
  ...spec.lines.map(({ name, points }) => ({ kind: "Collinear", name, points: points.slice(0, 2) })),
  ...spec.contacts.map(({ name, points, thread }) => ({ kind: "Contacts", name,
    points: thread ? points : points.slice(1) })
  )];

/** The positions in a picture, snapped to a grid if `snaps()` is true. */
export class Targets {
  /** @param {Picture} picture @param {() => boolean} snaps @param {number} unit half the width of a spring, relative
   * to the size of the mechanism */
  constructor(picture, snaps, unit) {
    this.picture = picture;
    this.unit = unit;
    this.snaps = snaps;
  }

  get perPixel() {
    return this.picture.shift(1, 0)[0];
  }

  /** The distance of two lines of the grid. */
  get step() {
    return roundUp(CELL * this.perPixel);
  }

  /** Return the position of a place of the drawing on the canvas. @returns {Position} @param {number[]} position */
  pixels(position) {
    const [x, y] = this.picture.pixels([...position, 0]);
    return [x, y];
  }

  /** Return the place of the drawing at a position on the canvas.
   * @returns {Position} @param {number} x @param {number} y */
  positionAt(x, y) {
    const [x0, y0] = this.pixels([0, 0]);
    const [u, w] = this.picture.shift(x - x0, y - y0);
    const cell = this.snaps() ? this.step : 10 ** Math.floor(Math.log10(this.perPixel));
    const snapped = (/** @type {number} */ value) => roundedTo(Math.round(value / cell) * cell, cell);
    return [snapped(u), snapped(w)];
  }

  /** Return the ends of a spring or damper as drawn next to others; null for other parts. @param {Spec} spec
   * @param {Meaning["positions"]} positions @param {Pick<Part, "kind" | "name" | "points">} part */
  drawnLine(spec, positions, part) {
    if (part.kind !== "Springs" && part.kind !== "Dampers") return null;
    const at = part.points.map((name) => this.pixels(positions[name]));
    const { aside } = parallelOf(spec, positions, this.unit * extentOf(Object.values(positions)), part);
    const u = [at[1][0] - at[0][0], at[1][1] - at[0][1]];
    const by = aside / (this.perPixel * (Math.hypot(...u) || 1));
    return at.map(([x, y]) => [x + by * u[1], y - by * u[0]]);
  }

  /** Return the nearest target to a position on the canvas, within some pixels.
   * @param {Pick<Meaning, "spec"|"positions">} meaning
   * @param {"body" | "anything" | undefined} wanted a body is also found at its points
   * @returns {Target} @param {number} x @param {number} y @param {number} nearPoint @param {number} nearPart
   */
  pick({ spec, positions }, x, y, nearPoint, nearPart, wanted) {
    const parts = partsOf(spec);
    let point = /** @type {string | null} */ (null);
    let part = /** @type {Selected & Pick<Part, "points"> | null} */ (null);
    let least = nearPoint;
    let closest = nearPart;
    for (const [name, position] of Object.entries(positions)) {
      const [px, py] = this.pixels(position);
      const away = Math.hypot(px - x, py - y);
      if (away < least) [point, least] = [name, away];
    }
    for (const one of parts) {
      const at = one.points.map((name) => this.pixels(positions[name]));
      const drawn = this.drawnLine(spec, positions, one);
      const closed = at.length > 2 && one.kind === "Rigids";
      const edge = Math.min(drawn ? awayFrom([x, y], drawn[0], drawn[1]) : Infinity,
        ...(closed ? [...at, at[0]] : at).slice(1).map((b, k) => awayFrom([x, y], at[k], b)));
      const away = closed && within([x, y], at) ? Math.min(edge, 0.9 * nearPart) : edge;
      if (away < closest) [part, closest] = [one, away];
    }
    if (wanted === "body") {
      if (part?.kind !== "Rigids")
        part = parts.find(({ kind, points }) => kind === "Rigids" && point !== null && points.includes(point))
          ?? null;
      point = null;
    }
    return { point, position: point ? positions[point] : this.positionAt(x, y),
      part: part && { kind: part.kind, name: part.name } };
  }
}

/** Return the distance of a position from a segment, in pixels.
 * @param {number[]} position @param {number[]} a @param {number[]} b */
export function awayFrom([x, y], [ax, ay], [bx, by]) {
  const u = [bx - ax, by - ay];
  const square = u[0] ** 2 + u[1] ** 2;
  const part = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * u[0] + (y - ay) * u[1]) / square)) : 0;
  return Math.hypot(x - ax - part * u[0], y - ay - part * u[1]);
}

/** Return whether a position is inside a polygon. @param {number[]} position @param {number[][]} corners */
function within([x, y], corners) {
  let inside = false;
  corners.forEach(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
