// The surface of each kind of solid, as faces of four corners; the same as teachmech/animation/meshes.py.
//
// A corner is (along, part, aside, up) with a normal of three numbers; its position is origin +
// (along + part L) u + aside n + up m, where u, n, m are the axes of the frame of the solid.

import { roundedHull } from "./hull.js";

/** @import { Face, Point } from "./types.js" */

const ROUND = 16;
const CIRCLE_SIDES = 48;
const HALF_TURN = Math.PI / 2;
const WINDINGS = 8;
const FLAT = 1e-9;

/** Return the surface of a solid.
 * @param {string} kind @param {number[]} numbers
 * @param {number} width half the thickness of a bar
 * @returns {Face[]} */
export const meshOf = (kind, numbers, width) => BUILDERS[kind](numbers, width);

/** @param {...Point} vectors */
const add = (...vectors) => [0, 1, 2].map((k) => vectors.reduce((sum, x) => sum + x[k], 0));
/** @param {number} factor @param {Point} x */
const times = (factor, x) => [factor * x[0], factor * x[1], factor * x[2]];
/** @param {Point} x @param {Point} y */
export const inner3 = (x, y) => x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
/** @param {Point} x @param {Point} y */
export const cross3 = (
  x,
  y,
) => [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
/** @param {Point} x */
export const unit3 = (x) => times(1 / (Math.hypot(...x) || 1), x);
export const BASE = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
const ORIGIN = [0, 0, 0];
const [AHEAD, ASIDE, UPWARD] = BASE;

/** Return an axis as a unit vector n with p across it and q = n x p.
 * @param {Point} axis @param {Point|null} [beside] */
export function frameOf(axis, beside = null) {
  const n = unit3(axis);
  beside ??= BASE[leastAlong(n)];
  const p = unit3(add(beside, times(-inner3(beside, n), n)));
  return [n, p, cross3(n, p)];
}

/** Return the direction of the frame that is least along a vector. @param {Point} n */
export function leastAlong(n) {
  const sizes = n.map(Math.abs);
  return sizes.indexOf(Math.min(...sizes));
}

// --- surfaces of revolution -----------------------------------------------------------------

/** Return the surface of revolution of a profile; its rows are [s, part, r, along, out].
 * @param {Point} position @param {Point} axis @param {Point|null} beside @param {number[][][]} profile
 * @param {number} sides */
function revolved(position, axis, beside, profile, sides, tinted = 0) {
  const [n, p, q] = frameOf(axis, beside);
  const faces = [];
  const outs = Array.from({ length: sides + 1 }, (_, k) => {
    const angle = (2 * Math.PI * k) / sides;
    return add(times(Math.cos(angle), p), times(Math.sin(angle), q));
  });
  const corner = (/** @type {Point} */ [s, part, r], /** @type {Point} */ out) => {
    const [x, y, z] = add(position, times(s, n), times(r, out));
    return [x, part, y, z];
  };
  /** @param {Point} row @param {Point} out */
  const normal = ([, , , along, away], out) => add(times(along, n), times(away, out));
  for (const piece of profile) {
    for (let i = 0; i + 1 < piece.length; i++) {
      for (let k = 0; k < sides; k++) {
        const around = [[i, k], [i, k + 1], [i + 1, k + 1], [i + 1, k]];
        faces.push({ corners: around.map(([a, b]) => corner(piece[a], outs[b])),
          normals: around.map(([a, b]) => normal(piece[a], outs[b])),
          tint: Math.floor((k * tinted) / sides) % 2 });
      }
    }
  }
  return faces;
}

/** @param {Point} a @param {Point} b */
function straight(a, b) {
  const ds = b[0] - a[0] + 1e6 * (b[1] - a[1]);
  const dr = b[2] - a[2];
  const size = Math.hypot(ds, dr);
  return [[...a, -dr / size, ds / size], [...b, -dr / size, ds / size]];
}

/** @param {number} s @param {number} part @param {number} middle @param {number} radius
 * @param {[number, number]} range @returns {number[][]} */
function bend(s, part, middle, radius, [from, to]) {
  const count = Math.max(3, Math.round(((to - from) / HALF_TURN) * 4) + 1);
  return Array.from({ length: count }, (_, k) => {
    const a = from + ((to - from) * k) / (count - 1);
    return [s + radius * Math.sin(a), part, middle + radius * Math.cos(a), Math.sin(a), Math.cos(a)];
  });
}

/** @param {number} radius @param {number} half */
function cylinder(radius, half) {
  const b = 0.4 * Math.min(radius, half);
  return [straight([-half, 0, 0], [-half, 0, radius - b]), bend(-half + b, 0, radius - b, b, [-HALF_TURN, 0]),
    straight([-half + b, 0, radius], [half - b, 0, radius]), bend(half - b, 0, radius - b, b, [0, HALF_TURN]),
    straight([half, 0, radius - b], [half, 0, 0])];
}

// --- prisms ---------------------------------------------------------------------------------

/** Return a prism with bevelled edges over an outline that is star-shaped about its centre.
 * @param {Point[]} outer @param {Point[]} innerEdge @param {number} half @param {Point[]} frame */
export function prism(outer, innerEdge, half, [position, p, q, n]) {
  const bevel = Math.min(0.5 * half,
    ...outer.map(([x, y], k) => Math.hypot(x - innerEdge[k][0], y - innerEdge[k][1])));
  const ring = (/** @type {Point[]} */ edge, /** @type {number} */ z) =>
    edge.map(([x, y]) => add(position, times(x, p), times(y, q), times(z, n)));
  const rings = [ring(innerEdge, -half), ring(outer, bevel - half), ring(outer, half - bevel),
    ring(innerEdge, half)];
  const count = outer.length;
  const faces = /** @type {Face[]} */ ([]);
  const rigid = (/** @type {Point} */ [x, y, z]) => [x, 0, y, z];
  const face = (/** @type {Point[]} */ corners, /** @type {number[]} */ normal) =>
    faces.push({ corners: corners.map(rigid), normals: Array(4).fill(normal), tint: 0 });
  const outs = outer.map(([x, y], k) => {
    const [a, b] = outer[(k + 1) % count];
    const long = Math.max(Math.hypot(a - x, b - y), 1e-300);
    return add(times((b - y) / long, p), times((x - a) / long, q));
  });
  [-1, 0, 1].forEach((lean, level) => {
    const below = rings[level];
    const above = rings[level + 1];
    for (let k = 0; k < count; k++) {
      const next = (k + 1) % count;
      face([below[k], below[next], above[next], above[k]],
        times(1 / Math.hypot(1, lean), add(outs[k], times(lean, n))));
    }
  });
  for (const sign of [-1, 1]) {
    const rim = rings[sign < 0 ? 0 : 3];
    const centre = times(1 / count, add(...rim));
    rim.forEach((corner, k) =>
      face([centre, corner, rim[(k + 1) % count], rim[(k + 1) % count]], times(sign, n))
    );
  }
  return faces;
}

// --- kinds ----------------------------------------------------------------------------------

/** @param {number[]} numbers */
const triplesOf = (numbers) =>
  Array.from({ length: numbers.length / 3 }, (_, k) => [...numbers.slice(3 * k, 3 * k + 3)]);
/** @param {number} depth @param {number} width */
const halfOf = (depth, width) => (depth > 0 ? 0.5 * depth : 0.7 * width);
/** @param {number[]} numbers @param {number} width */
const round8 = (numbers, width) => ({ position: [...numbers.slice(0, 3)], axis: [...numbers.slice(3, 6)],
  radius: numbers[6], half: halfOf(numbers[7], width) });

/** @param {number[]} numbers @param {number} width */
function ring(numbers, width) {
  const { position, axis, radius, half } = round8(numbers, width);
  return revolved(position, axis, null, [bend(0, 0, radius - half, half, [-2 * HALF_TURN, 2 * HALF_TURN])],
    CIRCLE_SIDES);
}

/** @param {number[]} numbers @param {number} width */
function wheel(numbers, width) {
  const { position, axis, radius, half } = round8(numbers, width);
  const [n, p, q] = frameOf(axis);
  const spokes = [0, 1, 2, 3, 4, 5].flatMap((k) => {
    const out = add(times(Math.cos((k * Math.PI) / 3), p), times(Math.sin((k * Math.PI) / 3), q));
    const thick = (k ? 0.3 : 0.7) * half;
    const faces = revolved(position, out, n, [straight([half, 0, thick], [radius - half, 0, thick])], 8);
    return k ? faces : faces.map((face) => ({ ...face, tint: 1 }));
  });
  return [...ring(numbers, width), ...revolved(position, axis, null, cylinder(1.5 * half, 1.5 * half), ROUND),
    ...spokes];
}

/** @param {number[]} numbers @param {number} width */
function plate(numbers, width) {
  const positions = triplesOf(numbers);
  const away = positions.map((position) => add(position, times(-1, positions[0])));
  const longest = (/** @type {Point[]} */ vectors) =>
    vectors.map((x) => Math.hypot(...x)).reduce((best, x, k, all) => (x > all[best] ? k : best), 0);
  const far = away[longest(away)];
  const across = away.map((x) => cross3(far, x));
  const most = across[longest(across)];
  const inLine = Math.hypot(...most) <= FLAT * inner3(far, far);
  const [n, p, q] = frameOf(inLine ? UPWARD : most, far);
  const flat = away.map((x) => [inner3(x, p), inner3(x, q)]);
  const [outer, edge] = [1.6 * width, 0.96 * width].map((radius) => roundedHull(flat, radius, Math.PI / 12));
  return prism(outer, edge, 0.6 * width, [positions[0], p, q, n]);
}

/** @param {number[]} numbers @param {number} width */
function box(numbers, width) {
  const [position, ...edges] = triplesOf(numbers);
  const sizes = edges.map((x) => Math.hypot(...x));
  const [p, q, n] = edges.map(unit3);
  const [a, b, half] = sizes.map((x) => x / 2);
  const bevel = Math.min(0.3 * width, 0.2 * Math.min(...sizes));
  const outer = [[-a, -b], [a, -b], [a, b], [-a, b]];
  return prism(outer, outer.map(([x, y]) => [x - bevel * Math.sign(x), y - bevel * Math.sign(y)]), half, [
    position,
    p,
    q,
    n,
  ]);
}

/** @param {number[]} numbers @param {number} width */
function gear(numbers, width) {
  const [position, axis, beside] = triplesOf(numbers.slice(0, 9));
  const [radius, depth, count] = numbers.slice(9);
  const [n, p, q] = frameOf(axis, beside);
  const teeth = Math.max(3, Math.round(count));
  const step = (2 * Math.PI) / teeth;
  const shape = [[-0.36, -1.1], [-0.14, 0.9], [0.14, 0.9], [0.36, -1.1]];
  const half = halfOf(depth, width);
  const outer = Array.from({ length: teeth }, (_, k) =>
    shape.map(([x, y]) => {
      const r = radius + (0.9 * 2 * radius * y) / teeth;
      const angle = (k + x) * step;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    })).flat();
  const smaller = 1 - (0.3 * half) / radius;
  return prism(outer, outer.map(([x, y]) => [smaller * x, smaller * y]), half, [position, p, q, n]);
}

/** @param {number[]} numbers @param {number} width */
function ball(numbers, width) {
  const radius = numbers[3] > 0 ? numbers[3] : 2.2 * width;
  const position = [...numbers.slice(0, 3)];
  /** @param {number} from @param {number} to */
  const half = (from, to) => revolved(position, UPWARD, AHEAD, [bend(0, 0, 0, radius, [from, to])], 24, 4);
  const upper = half(0, HALF_TURN);
  const lower = half(-HALF_TURN, 0);
  return [...upper, ...lower.map((face) => ({ ...face, tint: 1 - face.tint }))];
}

/** Return a wire that winds about the line between two points and has straight ends. @param {number} width */
function wire(width) {
  const count = 12 * WINDINGS + 1;
  const wound = 1.3 * width;
  const rows = Array.from({ length: count }, (_, k) => {
    const turn = k / (count - 1);
    return { part: 0.12 + 0.76 * turn, radius: wound, angle: 2 * Math.PI * WINDINGS * turn };
  });
  const path = [{ part: 0, radius: 0, angle: 0 }, ...rows, { part: 1, radius: 0, angle: 0 }].map(
    ({ part, radius, angle }) => {
      const out = add(times(Math.cos(angle), ASIDE), times(Math.sin(angle), UPWARD));
      return Array.from({ length: 7 }, (_, k) => {
        const around = (Math.PI * k) / 3;
        const normal = add(times(Math.cos(around), out), times(Math.sin(around), AHEAD));
        const [x, y, z] = add(times(radius, out), times(0.3 * width, normal));
        return { corner: [x, part, y, z], normal };
      });
    },
  );
  return path.slice(1).flatMap((after, i) =>
    after.slice(1).map((_, k) => {
      const around = [path[i][k], path[i][k + 1], after[k + 1], after[k]];
      return { corners: around.map(({ corner }) => corner), normals: around.map(({ normal }) => normal),
        tint: 0 };
    })
  );
}

/** @param {number} width */
function dashpot(width) {
  const wide = 1.5 * width;
  const thin = 0.45 * width;
  return revolved(ORIGIN, AHEAD, ASIDE, [straight([0, 0, thin], [0, 0.2, thin]),
    straight([0, 0.2, 0], [0, 0.2 + 1e-9, wide]), straight([0, 0.2, wide], [0, 0.6, wide]),
    straight([0, 0.6, wide], [0, 0.6 + 1e-9, 0]), straight([0, 0.6, thin], [0, 1, thin])], ROUND);
}

/** @type {Record<string, (numbers: number[], width: number) => Face[]>} */
const BUILDERS = {
  bar: (_, width) =>
    revolved(ORIGIN, AHEAD, ASIDE, [bend(0, 0, 0, width, [-HALF_TURN, 0]),
      straight([0, 0, width], [0, 1, width]), bend(0, 1, 0, width, [0, HALF_TURN])], ROUND, 4),
  rail: (_, width) =>
    revolved(ORIGIN, AHEAD, ASIDE, [straight([0, 0, 0.5 * width], [0, 1, 0.5 * width])], ROUND),
  strut: (numbers, width) => {
    const start = [...numbers.slice(0, 3)];
    const along = add([...numbers.slice(3)], times(-1, start));
    const long = Math.hypot(...along);
    return revolved(start, along, null, [bend(0, 0, 0, width, [-HALF_TURN, 0]),
      straight([0, 0, width], [long, 0, width]), bend(long, 0, 0, width, [0, HALF_TURN])], ROUND);
  },
  plate,
  box,
  disk: (numbers, width) => {
    const { position, axis, radius, half } = round8(numbers, width);
    return revolved(position, axis, null, cylinder(radius, half), CIRCLE_SIDES, 4);
  },
  wheel,
  ring,
  gear,
  cone: (numbers) => {
    const axis = numbers.slice(3, 6);
    const high = Math.hypot(...axis);
    const radius = numbers[6];
    const profile = [straight([0, 0, 0], [high, 0, radius]), straight([high, 0, radius], [high, 0, 0])];
    return revolved([...numbers.slice(0, 3)], axis, null, profile, CIRCLE_SIDES, 4);
  },
  ball,
  axle: (numbers, width) =>
    revolved([...numbers.slice(0, 3)], [...numbers.slice(3)], null, cylinder(1.25 * width, 2.4 * width),
      ROUND),
  pin: (_, width) =>
    revolved(ORIGIN, UPWARD, AHEAD, [bend(0, 0, 0, 1.35 * width, [-HALF_TURN, HALF_TURN])], ROUND),
  foot: (_, width) =>
    revolved(ORIGIN, UPWARD, AHEAD, [straight([-4 * width, 0, 2.6 * width], [0, 0, 0.8 * width]),
      straight([-4 * width, 0, 0], [-4 * width, 0, 2.6 * width])], ROUND),
  coil: (_, width) => wire(width),
  damper: (_, width) => dashpot(width),
};
