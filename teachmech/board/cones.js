// The friction cones of contacts, sliders and pins; see teachmech/animation/friction_cones.py.

import { dot } from "../numerics/javascript/linear.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Assembly } from "./mechanism.js" */
/** @import { Guide, Rough, Surface } from "./types.js" */

/** @typedef {[number, number]} Pair */
/** @typedef {{ at: Pair, normal: Pair, tangent: Pair, N: number }} Touch */

export const VECTORS = 4; // vectors of a cone in the plane: position, force, axis, and one radius
const LONG = 2; // see teachmech/animation/arrows.py

/** Return the number of cones. @param {Assembly} sum */
export const coneCount = ({ roughs }) =>
  roughs.reduce((count, { joint }) => count + (joint?.guide ? joint.points.length : 1), 0);

/** Return the vectors of all cones.
 * @param {Assembly} sum @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {Vector} qdd
 * @param {Vector} multipliers */
export function conesOf(sum, t, q, v, p, qdd, multipliers) {
  const known = Float64Array.from([...qdd, ...multipliers, 1]);
  const { values } = sum.given(p);
  const normals = sum.normalForces(t, q, v, p);
  return sum.roughs.flatMap((rough, k) => {
    const forces = normals[k].map((rows) => rows.map((row) => dot(row, known)));
    const touches = touchesOf(sum, rough, k, forces, [t, q, v, p]);
    const whole = touches.reduce((size, { N }) => size + N, 0) || 1;
    const mu = (p[rough.slip] ? rough.law.friction : rough.law.static).of(values)[0];
    return touches.flatMap(({ at, normal, tangent, N }) => {
      const T = multipliers[rough.stick] * (touches.length > 1 ? N / whole : 1);
      const axis = normal.map((x) => N * x);
      return [...at, ...axis.map((x, i) => x - T * tangent[i]), ...axis, ...tangent.map((x) => mu * N * x)];
    });
  });
}

/** Return the points of contact of a friction with its directions and normal forces.
 * @param {Assembly} sum @param {Rough} rough @param {number} k @param {number[][]} forces
 * @param {[number, Vector, Vector, Vector]} state @returns {Touch[]} */
function touchesOf(sum, { constraint, contact, joint }, k, forces, [t, q, v, p]) {
  const { spec } = sum;
  const { values } = sum.given(p);
  const position = (/** @type {string} */ point) => /** @type {Pair} */ (sum.positionOf(point, q, p));
  const beyond = (
    /** @type {Pair} */ [x, y],
    /** @type {Pair} */ [u, w],
    /** @type {number} */ far,
  ) => /** @type {Pair} */ ([x + far * u, y + far * w]);
  if (contact) {
    const { points: [point], radius } = /** @type {Surface} */ (contact.shapes[0]);
    const normal = sum.slopeOf(
      ({ rough, first, contact: touches }) => touches && rough === null && first === constraint,
      point,
      t,
      q,
      v,
      p,
    );
    const tangent = sum.slopeOf(({ rough }) => rough === k, point, t, q, v, p);
    return [{ at: beyond(position(point), normal, -radius.of(values)[0]), normal, tangent,
      N: -forces[0][0] }];
  }
  if (!joint) return [];
  if (!joint.guide) {
    const [[x, y]] = forces;
    const N = Math.hypot(x, y);
    const normal = /** @type {Pair} */ ([x / (N || 1), y / (N || 1)]);
    const at = beyond(position(joint.points[0]), normal, joint.radius?.of(values)[0] ?? 0);
    return [{ at, normal, tangent: [-normal[1], normal[0]], N }];
  }
  const { points: [a, b] } = /** @type {Guide} */ (spec.lines.find(({ name }) => name === joint.guide));
  const tangent = directed(position(a), position(b));
  let ends = joint.points.map(position);
  if (joint.length && ends.length > 1) {
    const along = directed(ends[0], ends[1]);
    const middle = /** @type {Pair} */ ([0, 1].map((i) => (ends[0][i] + ends[1][i]) / 2));
    const half = joint.length.of(values)[0] / 2;
    ends = [-half, half].map((far) => beyond(middle, along, far));
  }
  return forces.map(([N], i) => ({ at: ends[i], tangent, N: Math.abs(N),
    normal: /** @type {Pair} */ ([tangent[1], -tangent[0]].map((x) => Math.sign(N) * x)) })
  );
}

/** Return the unit vector from one position to another. @param {Pair} from @param {Pair} to @returns {Pair} */
function directed([x, y], [u, w]) {
  const size = Math.hypot(u - x, w - y) || 1;
  return [(u - x) / size, (w - y) / size];
}

/** Return the lengths of the axes of cones. @param {ArrayLike<number>} flat */
export const axesOf = (flat) =>
  Array.from({ length: flat.length / (2 * VECTORS) }, (_, k) =>
    Math.hypot(flat[2 * VECTORS * k + 4], flat[2 * VECTORS * k + 5]));

/** Return the force that has the length of the longest arrow, and how many times as long cones are, from the sizes
 * of joint forces and of the axes of cones; see `scaled` in teachmech/animation/arrows.py.
 * @param {number[]} arrows @param {number[]} axes */
export function scaleOf(arrows, axes) {
  const cone = Math.max(quantile(axes, 0.95) / LONG, quantile(axes, 0.5));
  const unit = quantile(arrows, 0.95) || cone;
  return { unit, longer: cone > 0 ? unit / cone : 1 };
}

/** Return a quantile of numbers apart from zeros, or 0. @param {number[]} all @param {number} part */
function quantile(all, part) {
  const seen = all.filter((x) => x > 0 && Number.isFinite(x)).sort((a, b) => a - b);
  return seen[Math.floor(part * (seen.length - 1))] ?? 0;
}
