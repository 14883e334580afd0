// The rounded hull of points in a plane; the same as teachmech/animation/outlines.py makes it.

/** @import { Point } from "./types.js" */

/** Return the convex hull of points, offset by a width, with round corners, counter-clockwise.
 * @param {Point[]} positions @param {number} width @param {number} arc @returns {number[][]} */
export function roundedHull(positions, width, arc) {
  const corners = convex(positions);
  const count = corners.length;
  /** @param {Point} point @param {number} angle */
  const away = ([x, y], angle) => [x + width * Math.cos(angle), y + width * Math.sin(angle)];
  if (count === 1)
    return Array.from({ length: Math.ceil((2 * Math.PI) / arc) }, (_, k) => away(corners[0], k * arc));
  const normals = corners.map(([x, y], k) => {
    const [u, v] = corners[(k + 1) % count];
    return Math.atan2(v - y, u - x) - Math.PI / 2; // outwards
  });
  return corners.flatMap((corner, k) => {
    const before = normals[(k + count - 1) % count];
    const around = 2 * Math.PI;
    const turn = (((normals[k] - before) % around) + around) % around;
    const parts = Math.max(2, Math.ceil(turn / arc) + 1);
    return Array.from({ length: parts }, (_, i) => away(corner, before + (turn * i) / (parts - 1)));
  });
}

/** Return the corners of the convex hull, counter-clockwise (A. M. Andrew 1979).
 * @template {Point} P @param {P[]} positions */
export function convex(positions) {
  const ordered = [...positions].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const apart = ordered.filter(([x, y], k) => !k || x !== ordered[k - 1][0] || y !== ordered[k - 1][1]);
  if (apart.length < 3) return apart;
  /** @param {P[]} run */
  const half = (run) => {
    const kept = /** @type {P[]} */ ([]);
    for (const p of run) {
      while (kept.length > 1 && turnOf(kept[kept.length - 2], kept[kept.length - 1], p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(apart), ...half([...apart].reverse())];
}

/** @param {Point} a @param {Point} b @param {Point} c */
const turnOf = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
