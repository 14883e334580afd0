// Four-bars that guide a bar through three to five positions; see teachmech/design/dyads.py for the equations.

import { crankRange } from "./crank_range.js";
import { SpecError } from "./tree.js";

/** @import { Position } from "./types.js" */

const LINES = 90; // lines across the plane on which the curve of four positions is searched
const STARTS = 24; // starts of Newton's method per direction, for five positions
const REACH = 4; // distance that is searched, relative to the size of the positions
const SHORTEST = 0.1; // lengths of bars, relative to this size
const LONGEST = 8;
const EXACT = 1e-8; // change of the length of a bar, relative to this size
const TURN = 2 * Math.PI;

/** A bar between a pivot `z` on the ground and a pivot `w` on the body, which is at `at` in each position.
 * @typedef {{ z: Position, w: Position, at: Position[] }} Dyad */
/** @typedef {{ O: Position, C: Position, A: Position, B: Position, onEnds: boolean, angles: [number, number],
 * defect: string }} Found */
/** @typedef {{ defect: string, rank: number, angles: [number, number] }} Travel */

/** @param {Position} a @param {Position} b @returns {Position} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
/** @param {Position} a @param {Position} b */
const cross = (a, b) => a[0] * b[1] - a[1] * b[0];
/** @param {Position} a @param {Position} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
/** @param {Position} a @param {Position} b */
const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** @param {number} x */
const positive = (x) => ((x % TURN) + TURN) % TURN;

/** Return the best four-bar through positions of a bar.
 * @param {Position[]} ends both ends of the bar in each position; the first position gives its length
 * @returns {Found} */
export function fourBarThrough(ends) {
  const count = ends.length / 2;
  if (![3, 4, 5].includes(count))
    throw new SpecError(`three to five positions need 6, 8 or 10 places, and there are ${ends.length}`);
  const first = ends.filter((_, k) => k % 2 === 0);
  const turns = first.map((a, k) => minus(ends[2 * k + 1], a)).map(([x, y]) => Math.atan2(y, x));
  const length = apart(ends[0], ends[1]);
  const size = Math.max(length, ...first.map((a) => apart(a, first[0])));
  /** @param {Position} w @returns {Position[]} */
  const positions = ([x, y]) =>
    first.map(([a, b], k) => {
      const [c, s] = [Math.cos(turns[k]), Math.sin(turns[k])];
      return [a + c * x - s * y, b + s * x + c * y];
    });
  /** @type {Position[]} */
  const pivots = count === 3 ? [[0, 0], [length, 0]] : pivotsOf(positions, count, size);
  const dyads = pivots.map((w) => dyadOf(w, positions(w), size)).filter((one) => one !== null);
  const least = count === 3 ? 0 : SHORTEST * size;
  /** @type {{ one: Dyad, other: Dyad, travel: Travel } | null} */
  let best = null;
  for (const one of dyads) {
    for (const other of dyads) {
      const bars = [apart(one.z, one.at[0]), apart(other.z, other.at[0]), apart(one.z, other.z),
        apart(one.at[0], other.at[0])];
      if (one === other || Math.min(...bars) <= least || Math.max(...bars) > LONGEST * size) continue;
      const travel = travelOf(one, other);
      if (!best || travel.rank > best.travel.rank) best = { one, other, travel };
    }
  }
  if (!best)
    throw new SpecError("no four-bar of moderate size guides the bar through these positions; change one");
  const { one, other, travel } = best;
  return { O: one.z, C: other.z, A: one.at[0], B: other.at[0], onEnds: count === 3, angles: travel.angles,
    defect: travel.defect };
}

// --- bars ---------------------------------------------------------------------------------------

/** Return the equations 2 (A_j - A_0) z = |A_j|^2 - |A_0|^2 of a pivot on the ground, relative to A_0.
 * @param {Position[]} at */
const rowsOf = (at) => at.slice(1).map((a) => minus(a, at[0])).map((v) => [...v, dot(v, v) / 2]);

/** Return the bar of a pivot on the body; null if its length changes. @param {Position} w @param {Position[]} at
 * @param {number} size @returns {Dyad | null} */
function dyadOf(w, at, size) {
  const [a, b, c, d, e] = rowsOf(at).reduce(
    ([xx, xy, yy, xr, yr], [x, y, r]) => [xx + x * x, xy + x * y, yy + y * y, xr + x * r, yr + y * r],
    [0, 0, 0, 0, 0],
  );
  const below = a * c - b * b;
  if (!(below > 1e-16 * (a + c) ** 2)) return null;
  /** @type {Position} */
  const z = [at[0][0] + (c * d - b * e) / below, at[0][1] + (a * e - b * d) / below];
  const bars = at.map((one) => apart(one, z));
  return Math.max(...bars) - Math.min(...bars) < EXACT * size ? { z, w, at } : null;
}

/** Return the determinant of three equations; it vanishes if they have a solution.
 * @param {Position[]} at @param {number} last */
function determinant(at, last) {
  const rows = rowsOf(at);
  const [p, q, r] = [rows[0], rows[1], rows[last]];
  return p[0] * (q[1] * r[2] - q[2] * r[1]) - p[1] * (q[0] * r[2] - q[2] * r[0])
    + p[2] * (q[0] * r[1] - q[1] * r[0]);
}

/** Return pivots on the body, in its frame: points of the curve of four positions, or those of five.
 * @param {(w: Position) => Position[]} positions @param {number} count @param {number} size */
function pivotsOf(positions, count, size) {
  /** @type {Position[]} */
  const found = [];
  const steps = count === 4 ? LINES : STARTS;
  const grid = Array.from({ length: steps + 1 }, (_, k) => REACH * size * (2 * k / steps - 1));
  for (const x of grid) {
    for (const [k, y] of grid.entries()) {
      /** @type {Position | null} */
      const w = count === 5 ? newton(positions, [x, y], size) : k ? root(positions, x, grid[k - 1], y) : null;
      if (w && !found.some((one) => apart(one, w) < 1e-6 * size)) found.push(w);
    }
  }
  return found;
}

/** Return a root of the determinant between two points, or null if it does not change its sign.
 * @param {(w: Position) => Position[]} positions @param {number} x @param {number} low @param {number} high
 * @returns {Position | null} */
function root(positions, x, low, high) {
  const at = (/** @type {number} */ y) => determinant(positions([x, y]), 2);
  const before = at(low);
  if (before * at(high) > 0) return null;
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (before * at(middle) > 0) low = middle;
    else high = middle;
  }
  return [x, (low + high) / 2];
}

/** Return a common root of both determinants of five positions by Newton's method, or null.
 * @param {(w: Position) => Position[]} positions @param {Position} w @param {number} size @returns {Position | null} */
function newton(positions, w, size) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const there = positions([x, y]);
    return /** @type {Position} */ ([determinant(there, 2), determinant(there, 3)]);
  };
  const h = 1e-5 * size;
  for (let k = 0; k < 40; k++) {
    const [x, y] = w;
    const value = at(x, y);
    const [byX, byY] = [minus(at(x + h, y), at(x - h, y)), minus(at(x, y + h), at(x, y - h))];
    const below = cross(byX, byY);
    if (!below) return null;
    const step = [cross(value, byY) * 2 * h / below, cross(byX, value) * 2 * h / below];
    w = [x - step[0], y - step[1]];
    if (!(Math.hypot(...w) < 10 * REACH * size)) return null;
    if (Math.hypot(...step) < 1e-13 * size) return w;
  }
  return null;
}

// --- the travel of the crank ----------------------------------------------------------------------

/** Return the first and the last angle of the crank, its defect, and a rank, which is larger if it is better;
 * see teachmech/design/crank_travel.py. @param {Dyad} one the crank @param {Dyad} other @returns {Travel} */
function travelOf(one, other) {
  const [O, C, A, B] = [one.z, other.z, one.at, other.at];
  const [r, c, b, d] = [apart(O, A[0]), apart(A[0], B[0]), apart(C, B[0]), apart(O, C)];
  const line = minus(C, O);
  const given = A.map((a) => minus(a, O)).map((v) => Math.atan2(cross(line, v), dot(line, v)));
  const { turns, around, split } = crankRange(r, c, b, d); // around: the range of the crank contains pi
  const angles = given.map((x) => (around ? positive(x) : x));
  const up = angles.map((x) => positive(x - angles[0]));
  const down = angles.map((x) => positive(angles[0] - x));
  const last = angles.length - 1;
  const ahead = !turns ? angles.map((x) => x - angles[0]) : up[1] <= up[last] ? up : down.map((x) => -x);
  const sides = A.map((a, k) => Math.sign(cross(minus(B[k], a), minus(C, a))));
  const they = (/** @type {boolean[]} */ which) => {
    const numbers = which.flatMap((is, k) => (is ? [k + 1] : []));
    return `position${numbers.length > 1 ? "s" : ""} ${numbers.join(", ")} ${
      numbers.length > 1 ? "are" : "is"
    }`;
  };
  const across = sides.map((side) => side !== sides[0]);
  // split: two ranges, above and below the line
  const outside = angles.map((x) => split && Math.sign(x) !== Math.sign(angles[0]));
  const size = ahead.map(Math.abs);
  const inOrder = ahead.every((x, k) => !k || (x * ahead[last] > 0 && size[k] > size[k - 1]));
  const defect = outside.some(Boolean)
    ? `${they(outside)} on another circuit`
    : across.some(Boolean)
    ? `${they(across)} on another ${turns ? "circuit" : "branch, behind a dead position"}`
    : inOrder
    ? ""
    : "the crank does not pass the positions in order";
  const sines = A.map((a, k) => Math.abs(cross(minus(B[k], a), minus(B[k], C))) / (c * b));
  const start = Math.atan2(line[1], line[0]) + angles[0];
  return { defect, rank: (defect ? 0 : 2) + (turns ? 1 : 0) + Math.min(...sines),
    angles: [start, start + ahead[last]] };
}
