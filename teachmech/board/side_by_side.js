// Springs and dampers between the same two points: they are drawn side by side.

/** @import { Part, Position, Positions, Spec } from "./types.js" */

const APART = 2.6; // distance of two of them, in half widths of a spring
const LONG = 10; // the least length of a spring, in these half widths

/** Return the size of a mechanism: the larger side of the box around its points. @param {Position[]} at */
export function extentOf(at) {
  return Math.max(0,
    ...[0, 1].map((axis) =>
      Math.max(...at.map((place) => place[axis])) - Math.min(...at.map((place) => place[axis]))
    ));
}

/** Return half the width of a spring or damper, and its distance from the line of its points, to the left.
 * @param {Pick<Spec, "parts">} spec @param {Positions} positions @param {number} unit the half width of long ones
 * @param {{ kind: string, name: string, points: string[] }} part */
export function parallelOf({ parts }, positions, unit, { kind, name, points }) {
  const [[px, py], [qx, qy]] = points.map((point) => positions[point]);
  const half = Math.min(unit, Math.hypot(qx - px, qy - py) / LONG) || unit;
  const alike = parts.filter((one) =>
    one.kind !== "Particles" && one.points.every((point) => points.includes(point))
  );
  const k = alike.findIndex((one) => one.kind === kind && one.name === name);
  const turned = alike[0].points[0] === points[0] ? 1 : -1;
  return { half, aside: turned * half * APART * (k - (alike.length - 1) / 2) };
}
