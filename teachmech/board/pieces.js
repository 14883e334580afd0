// The parts whose sum is a mechanism, and its joints.

import { zeros } from "../numerics/javascript/linear.js";
import { bodyNamed } from "./bodies.js";

/** @import { Body, Column, Contact, JointFriction, PartProblem, Piece, Spec, Surface, Value } from "./types.js" */

const RIGID = ["body", "turned", "point"]; // parts that are bodies
const CIRCLES = ["Ball", "Disk", "Ring"];
const ALWAYS_ZERO = /^[-+]?(0+\.?0*|\.0+)$/; // 0 for all parameters

/** Return the parts of a mechanism, in the order of their constraints in Python.
 * @param {Spec} spec @param {Record<string, PartProblem>} parts
 * @param {Record<string, number>} index of coordinates by name
 * @returns {Piece[]} */
export function piecesOf(spec, parts, index) {
  const solid = kindsOf(spec);
  const contacts = spec.contacts.map(({ name, kind, points, numbers }) => ({ kind, points, bodies: [name],
    numbers })
  );
  const slips = roughIn(spec).flatMap((one, rough) => slipsOf(spec, one).map((kind) => ({ ...kind, rough })));
  /** @typedef {ReturnType<typeof kindsOf>[number] & { rough?: number, rigid?: boolean }} Kind */
  const all = /** @type {Kind[]} */ ([...solid, ...contacts, ...slips]);
  let first = 0;
  return all.map(({ kind, points, bodies, numbers, rough = null, rigid = false }, number) => {
    const contact = number >= solid.length;
    const part = parts[kind];
    const rests = rough === null && kind !== "turned" && points.every((point) => spec.fixed[point]);
    const nameOf = (/** @type {string} */ slot) => points["ABC".indexOf(slot)] ?? bodies[0];
    const constraints = rests ? [] : part.constraints.map((name) => name.replace(/[ABCK]/g, nameOf));
    const columns = part.coordinates.map((name) => columnOf(name, points, bodies, spec, index));
    const n = columns.length;
    // drives and equations are before contacts; the pieces of a sliding velocity share a constraint
    const begin = first + (contact ? spec.drives.length + spec.equations.length : 0) + (rough ?? 0);
    if (rough === null) first += constraints.length;
    return {
      part,
      points,
      bodies,
      numbers,
      number,
      constraints,
      columns,
      rigid: RIGID.includes(kind) || rigid,
      contact,
      rough,
      first: begin,
      matrix: zeros(part.constraints.length, n), // overwritten at each state
      q: new Float64Array(n),
      v: new Float64Array(n),
    };
  });
}

/** Return the column of a coordinate of a part; `at` is null if its point is fixed.
 * @param {string} name @param {string[]} points @param {string[]} bodies @param {Spec} spec
 * @param {Record<string, number>} index @returns {Column} */
function columnOf(name, points, bodies, spec, index) {
  const last = name.slice(-1);
  if (name.startsWith("theta_"))
    return { at: index[`theta_${bodies["KL".indexOf(last)]}`], point: null, axis: 0 };
  const point = points["ABC".indexOf(name[0])];
  return { at: spec.fixed[point] ? null : index[`${point}_${last}`], point, axis: "xy".indexOf(last) };
}

/** Return the kinds of the parts, with their points, bodies and numbers.
 * @param {Spec} spec @returns {{ kind: string, points: string[], bodies: string[], numbers: Value[] }[]} */
function kindsOf(spec) {
  const pieces = /** @type {ReturnType<typeof kindsOf>} */ ([]);
  /** @param {string} kind @param {string[]} points @param {string[]} bodies @param {Value[]} numbers */
  const add = (kind, points, bodies, numbers) => pieces.push({ kind, points, bodies, numbers });
  for (const { name, points, positions, centroid, mass, inertia } of spec.bodies) {
    const [a, b, ...others] = points;
    const length = positions[b][0];
    add(spec.turning.includes(name) ? "turned" : "body", [a, b], [name], [length, ...centroid, mass, inertia,
      ...spec.gravity]);
    for (const point of others) add("point", [a, b, point], [name], [length, ...positions[point]]);
  }
  for (const { kind, points, values } of spec.parts) {
    if (kind === "Particles") add("particle", points, [], [values[0], ...spec.gravity]);
    if (kind === "Dampers") add("damper", points, [], values);
    if (kind !== "Springs") continue;
    const [stiffness, length] = values;
    const smooth = ALWAYS_ZERO.test(length.text); // even if its points meet
    add(smooth ? "band" : "spring", points, [], smooth ? [stiffness] : [stiffness, length]);
    if (values[2]) add("rod", points, [], [values[2], ...spec.gravity]);
  }
  for (const { bodies, values } of spec.torsions)
    add(bodies.length > 1 ? "between" : "torsion", [], bodies, values);
  for (const { points } of spec.lines)
    for (const point of points.slice(2)) add("line", [points[0], points[1], point], [], []);
  for (const { name, points, positions } of spec.rods)
    add("distance", points, [name], [positions[points[1]][0]]);
  return pieces;
}

/** Return the contacts, then the pins and sliders with friction that the page computes.
 * @param {Spec} spec */
export function roughIn({ contacts, frictions }) {
  const of = (/** @type {Contact | JointFriction} */ one) => one.law ? [{ ...one, law: one.law }] : [];
  return [...contacts.flatMap((one) => of(one).map((rough) => ({ ...rough, contact: one, joint: null }))),
    ...frictions.flatMap((one) => of(one).map((rough) => ({ ...rough, contact: null, joint: one })))];
}

/** Return the pieces of a sliding velocity, which add up: that of the points, and those of turning surfaces. A pin acts
 * on its bodies. @param {Spec} spec @param {{ contact: Contact | null, joint: JointFriction | null }} rough */
function slipsOf(spec, { contact, joint }) {
  /** @param {string} name @param {Value} radius */
  const spin = (name, radius, rigid = false) => {
    const { points, positions } = bodyNamed(spec, name);
    return spec.turning.includes(name)
      ? { kind: "turn", points: [], bodies: [name], numbers: [radius], rigid }
      : { kind: "spin", points: points.slice(0, 2), bodies: [name],
        numbers: [positions[points[1]][0], radius], rigid };
  };
  const slip = (/** @type {string} */ kind, /** @type {string[]} */ points, /** @type {Value} */ weight) => ({
    kind: `${kind}Slip`,
    points,
    bodies: [],
    numbers: [weight],
    rigid: false,
  });
  if (joint?.guide) {
    const [a, b] = spec.lines.find(({ name }) => name === joint.guide)?.points ?? [];
    return joint.points.map((point) => slip("floor", [point, a, b], constant(1 / joint.points.length)));
  }
  if (joint)
    return joint.bodies.map((body, k) => spin(body, times(k ? -1 : 1, joint.radius ?? constant(0)), true));
  const { kind, points, shapes } = /** @type {Contact} */ (contact);
  const sign = kind === "ring" ? -1 : 1;
  const spins = shapes.flatMap(({ body, radius, kind }, k) =>
    body && CIRCLES.includes(kind) ? [spin(body, times(k ? sign : 1, radius))] : []
  );
  return [slip(kind === "ring" ? "round" : kind, points, constant(sign)), ...spins];
}

/** @param {number} x @returns {Value} */
const constant = (x) => ({ text: "", of: () => [x, 0, 0], line: null });
/** @param {number} sign @param {Value} value @returns {Value} */
const times = (sign, { text, line, of }) => ({ text, line, of: (values) => [sign * of(values)[0], 0, 0] });

/** Return the balls, disks and rings of contacts, each once. @param {Spec} spec @returns {Surface[]} */
export function circlesOf({ contacts }) {
  const all = contacts.flatMap(({ shapes }) => shapes).filter(({ kind }) => CIRCLES.includes(kind));
  const named = all.map((one) => [[one.kind, one.points[0], one.radius.text].join(), one]);
  return [...new Map(/** @type {[string, Surface][]} */ (named)).values()];
}

/** Return the joints that have a force: where parts meet, or at the ground. At a pin of two bodies, return
 * one of them.
 * @param {Spec} spec */
export function jointsOf(spec) {
  const meeting = (/** @type {string} */ point) => spec.bodies.filter(({ points }) => points.includes(point));
  const others = (/** @type {string} */ point) =>
    [...spec.parts, ...spec.rods, ...spec.contacts,
      ...spec.lines.map(({ points }) => ({ points: points.slice(2) }))].some(({ points }) =>
        points.includes(point)
      );
  return spec.bodies.flatMap((body) =>
    body.points.flatMap((point) => {
      const all = meeting(point);
      const alone = !spec.fixed[point] && !others(point);
      if (alone && (all.length < 2 || (all.length === 2 && all[1] === body))) return [];
      return [{ name: `${point} on ${body.name}`, point }];
    })
  );
}
