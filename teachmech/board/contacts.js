// The keys Contacts and Constraints of a MechSpec file: shapes that touch, threads, bounds and equations; see
// teachmech/problems/mechanisms/contact_reading.py.

import * as YAML from "yaml";
import { readText, TextError } from "../live/arithmetic.js";
import { bodyNamed } from "./bodies.js";
import { lawOf } from "./frictions.js";
import { ZERO } from "./quantities.js";

/** @import { Reading } from "../live/arithmetic.js" */
/** @import { Quantities } from "./quantities.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Beyond, Body, Contact, Entry, Equation, JointFriction, Surface, Value, ValuePair } from "./types.js" */

/** @typedef {{ tree: Tree, quantities: Quantities, fixed: Record<string, ValuePair>, moving: string[],
 *   bodies: Body[], checkPoint: (point: string, node: unknown) => void,
 *   checkBody: (name: string, node: unknown) => void }} Reader */

const SHAPES = ["Point", "Ball", "Disk", "Ring", "Segment", "Line"];
const ROUND = ["Ball", "Disk", "Ring"]; // shapes with a radius
const HOLLOW = ["Ring", "Segment", "Line"]; // shapes that cannot be the first one
const LAW = ["restitution", "friction", "static"];
const OF_FRICTION = ["friction", "static", "slip", "normal"];
const WORD = /(?<![\w.])[A-Za-z_]\w*/g;
const COMPARED = /[<>=]=?/g;

/** Return the keys of a map, so that checkKeys accepts them. @param {string[]} names */
const keysOf = (names) => Object.fromEntries(names.map((name) => [name, null]));

// --- contacts ---------------------------------------------------------------------------------------

/** Read a contact. @param {Reader} reader @param {Entry} entry @returns {Contact} */
export function contactOf(reader, [name, node, key]) {
  const { tree } = reader;
  const map = mapOf(tree, name, node, key, "the contact", "{Point: A, Against: {Line: OX}}");
  const known = [...SHAPES, "Radius", "Against", "Thread", "Length", "Plane", "Axis", ...LAW];
  tree.checkKeys(map, keysOf(known), `Contacts.${name}`);
  const shared = { name, restitution: restitutionOf(reader, name, map), law: lawOf(reader, name, map),
    line: tree.lineOf(key) };
  if (map.has("Thread")) return { ...shared, ...threadOf(reader, name, map, key) };
  if (!map.has("Against"))
    throw tree.error(`the contact ${name} has one shape; write Against: {Line: OX}, or a Thread`, key);
  refuse(tree, map, ["Length"], `the contact ${name}`);
  const around = mapOf(tree, name, tree.plain(map.get("Against", true)), key, "Against of", "{Line: OX}");
  tree.checkKeys(around, keysOf([...SHAPES, "Radius", "Plane", "Axis"]), `Contacts.${name}.Against`);
  let [first, second] = [surfaceOf(reader, name, map, key), surfaceOf(reader, name, around, key)];
  if (HOLLOW.includes(first.kind)) [first, second] = [second, first];
  const { kind, numbers } = pairOf(reader, name, first, second, key);
  const points = [...first.points, ...second.points];
  return { ...shared, kind, points, numbers, shapes: [first, second], thread: false };
}

/** Return a map of keys. @param {Tree} tree @param {string} name @param {unknown} node @param {unknown} key
 * @param {string} what @param {string} example @returns {YAML.YAMLMap} */
function mapOf(tree, name, node, key, what, example) {
  if (YAML.isMap(node)) return node;
  throw tree.error(`${what} ${name.slice(0, 40)} has keys, as in ${example}`, key);
}

/** Refuse keys that do not belong to a contact or a shape.
 * @param {Tree} tree @param {YAML.YAMLMap} map @param {string[]} keys @param {string} what */
function refuse(tree, map, keys, what) {
  const found = keys.find((key) => map.has(key));
  if (found) throw tree.error(`${what} has no ${found}; remove it`, map.get(found, true));
}

/** @param {Reader} reader @param {string} name @param {YAML.YAMLMap} map @param {unknown} key */
function threadOf(reader, name, map, key) {
  const { tree, fixed } = reader;
  refuse(tree, map, [...SHAPES, "Plane", "Axis", "Radius", "Against", "friction", "static"],
    `the thread ${name}`);
  const ends = tree.list(tree.plain(map.get("Thread", true)) ?? null, `Thread of ${name}`, 2, 2);
  const [a, b] = ends.map((one) => tree.text(one, `Thread of ${name}`));
  [a, b].forEach((point, k) => reader.checkPoint(point, ends[k]));
  if (a === b) throw tree.error(`${a} is joined to itself; name two points`, key);
  if (fixed[a] && fixed[b])
    throw tree.error(`${a} and ${b} are fixed in the world; name a point that moves`, key);
  if (!map.has("Length"))
    throw tree.error(`the thread ${name} has no Length; write Length: ... next to Thread`, key);
  const length = reader.quantities.positive(map.get("Length", true), `the length of ${name}`);
  // a thread is a point in a ring around its first end
  return { kind: "ring", points: [b, a], numbers: [ZERO, length], shapes: [], thread: true };
}

/** Read a shape. @param {Reader} reader @param {string} name @param {YAML.YAMLMap} map @param {unknown} key
 * @returns {Surface} */
function surfaceOf(reader, name, map, key) {
  const { tree, quantities } = reader;
  if (map.has("Plane"))
    throw tree.error("a plane is a shape of space; name a Line or a Ring", map.get("Plane", true));
  refuse(tree, map, ["Axis"], "a shape in the plane");
  const found = SHAPES.filter((kind) => map.has(kind));
  if (found.length !== 1) {
    const what = found.length ? `${found.length} shapes` : "no shape";
    throw tree.error(
      `there ${found.length ? "are" : "is"} ${what} in ${name}; give one of ${SHAPES.join(", ")}`,
      key,
    );
  }
  const [kind] = found;
  const node = map.get(kind, true);
  const text = tree.text(node, `${kind} of ${name}`);
  if (!ROUND.includes(kind)) refuse(tree, map, ["Radius"], `a ${kind.toLowerCase()}`);
  else if (!map.has("Radius"))
    throw tree.error(`the ${kind.toLowerCase()} of ${name} has no Radius; write Radius: ... next to ${kind}`,
      node);
  const radius = ROUND.includes(kind)
    ? quantities.positive(map.get("Radius", true), `the radius of ${name}`)
    : ZERO;
  if (kind === "Line" || kind === "Segment") return { kind, ...lineOf(reader, text, node), radius };
  return { kind, ...centreOf(reader, kind, text, node), radius };
}

/** Return point and body of a text such as `B` or `B on BC`.
 * @param {Reader} reader @param {string} kind @param {string} text @param {unknown} node */
function centreOf(reader, kind, text, node) {
  const { tree, fixed, bodies } = reader;
  const [point, on = null, ...more] = text.split(" on ").map((part) => part.trim());
  if (more.length) throw tree.error(`${text.slice(0, 40)} is not a point; write A, or A on AB`, node);
  reader.checkPoint(point, node);
  const around = bodies.filter(({ points }) => points.includes(point)).map(({ name }) => name);
  if (on !== null) {
    reader.checkBody(on, node);
    if (!around.includes(on)) {
      const own = bodyNamed(reader, on).points.join(", ");
      throw tree.error(`${point} is not a point of ${on}; its points are ${own}`, node);
    }
    return { points: [point], body: on };
  }
  if (["Point", "Ball"].includes(kind) || fixed[point] || (kind !== "Disk" && !around.length))
    return { points: [point], body: null };
  if (!around.length)
    throw tree.error(`${point} is not a point of a body; write Ball instead of Disk`, node);
  if (around.length > 1) {
    const names = around.map((one) => `${point} on ${one}`).join(" or ");
    throw tree.error(`${point} is a point of several bodies; write ${names}`, node);
  }
  return { points: [point], body: around[0] };
}

/** Return the two points of a line, and its body; null for the ground.
 * @param {Reader} reader @param {string} text @param {unknown} node */
function lineOf(reader, text, node) {
  const { tree, fixed, bodies, quantities } = reader;
  const points = tree.points(text, node, 2, 2);
  for (const point of points) reader.checkPoint(point, node);
  const [a, b] = points;
  const body = bodies.find((one) => points.every((point) => one.points.includes(point)));
  const still = points.every((point) => fixed[point]);
  if (!still && !body) {
    const advice = "name two points of the ground, or of one body";
    throw tree.error(`${a} and ${b} are neither both fixed nor points of one body; ${advice}`, node);
  }
  const positions = still ? fixed : /** @type {Body} */ (body).positions;
  if (a === b || [0, 1].every((k) => quantities.now(positions[a][k]) === quantities.now(positions[b][k])))
    throw tree.error(`${a} and ${b} coincide and do not define a line; move one of them`, node);
  return { points, body: still ? null : /** @type {Body} */ (body).name };
}

/** Return the kind of a pair of shapes with its numbers; refuse shapes that cannot touch or move apart.
 * @param {Reader} reader @param {string} name @param {Surface} first @param {Surface} second
 * @param {unknown} key @returns {{ kind: string, numbers: Value[] }} */
function pairOf({ tree, fixed, bodies, quantities }, name, first, second, key) {
  const wrong = (/** @type {string} */ what) => tree.error(`${name}: ${what}`, key);
  if (HOLLOW.includes(first.kind))
    throw wrong(
      "it has no Point, Ball or Disk; name one of them, and Against a Line, Segment, Ball, Disk or Ring",
    );
  const [point] = first.points;
  if (second.points.includes(point))
    throw wrong(`both shapes contain the point ${point}; name other points`);
  const points = [point, ...second.points];
  if (points.every((one) => fixed[one]))
    throw wrong("both shapes are fixed in the world; name a point that moves");
  const body = bodies.find((one) => points.every((other) => one.points.includes(other)));
  if (body)
    throw wrong(`both shapes are on ${body.name}; name points of two bodies, or of a body and the ground`);
  const [r, R] = [first, second].map(({ radius }) => quantities.now(radius));
  const numbers = [first.radius, second.radius];
  if (second.kind === "Line") return { kind: "floor", numbers: [first.radius] };
  if (second.kind === "Segment") {
    if (r > 0) return { kind: "edge", numbers: [first.radius] };
    throw wrong(
      "a point and a segment do not touch; name a Ball or a Disk, or a Line instead of the Segment",
    );
  }
  if (second.kind === "Ring") {
    if (r < R) return { kind: "ring", numbers };
    throw wrong(
      `the ${first.kind.toLowerCase()} of radius ${r} does not fit into the ring of radius ${R}; make the ring larger`,
    );
  }
  if (r + R > 0) return { kind: "round", numbers };
  throw wrong("two points have no surface; give one of them a Radius as a Ball, or write a Thread");
}

/** Return the coefficient of restitution of a contact or a bound.
 * @param {Reader} reader @param {string} name @param {YAML.YAMLMap} map @returns {Value} */
function restitutionOf({ tree, quantities }, name, map) {
  if (!map.has("restitution")) return ZERO;
  const node = map.get("restitution", true);
  const value = quantities.read(tree.plain(node), `the restitution of ${name}`);
  const e = quantities.now(value);
  if (e >= 0 && e <= 1) return value;
  throw tree.error(`the restitution of ${name} is ${e}; give a number from 0 to 1`, node);
}

// --- bounds and equations ---------------------------------------------------------------------------

/** Read an entry of Constraints; null if the page cannot compute it.
 * @param {Reader} reader @param {Entry} entry @param {string[]} coordinates @returns {Equation | null} */
export function equationOf(reader, [name, node, key], coordinates) {
  const { tree, quantities } = reader;
  const text = equationText(tree, node, name);
  const words = [...(text.match(WORD) ?? [])];
  const velocities = coordinates.map((one) => `v${one}`);
  const inputs = tree.entries("Inputs").map(([input]) => input);
  if (words.some((word) => velocities.includes(word) || inputs.includes(word))) return null;
  const compared = text.match(COMPARED) ?? [];
  const [sign = "=", ...more] = compared;
  if (more.length || !["=", ">=", "<="].includes(sign)) {
    const advice = sign === "<" || sign === ">"
      ? "write <= or >="
      : "write one equation, or one bound with >= or <=";
    throw tree.error(`the constraint ${name}: ${text.slice(0, 60)} cannot be read; ${advice}`, key);
  }
  const sides = text.split(sign);
  const uses = coordinates.filter((one) => words.includes(one));
  if (!uses.length) throw tree.error(`the constraint ${name} contains no coordinate; remove it`, key);
  const names = ["t", ...coordinates, ...quantities.names];
  try {
    const [left, right = null] = sides.map((side) => readText(side, names));
    const from = sign === "<=" ? -1 : 1;
    /** @type {Equation["of"]} */
    const of = (values) => {
      const [a, b] = [left(values), right?.(values) ?? [0, 0, 0]];
      return [from * (a[0] - b[0]), from * (a[1] - b[1]), from * (a[2] - b[2])];
    };
    const oneSided = sign !== "=";
    const law = YAML.isMap(node) && node.has("restitution") ? node : null;
    if (law && !oneSided) {
      const advice = "write >= or <= for a bound, or remove the restitution";
      throw tree.error(`the constraint ${name} is an equation and has no restitution; ${advice}`, key);
    }
    const restitution = law ? restitutionOf(reader, name, law) : ZERO;
    const shared = { name, of, uses, oneSided, driven: words.includes("t"), restitution,
      line: tree.lineOf(key) };
    const moves = sides.map((side) => (side.match(WORD) ?? []).some((word) => ["t", ...uses].includes(word)));
    if (!oneSided || moves[0] === moves[1]) return { ...shared, bound: null };
    const [limited, limit] = moves[0] ? [0, 1] : [1, 0]; // -1 <= theta_OA is the same as theta_OA >= -1
    const bound = { of: sides[limited].replace(/\s/g, ""), least: (sign === ">=") === moves[0],
      text: sides[limit].trim(), at: /** @type {Reading} */ ([left, right][limit]) };
    return { ...shared, bound };
  } catch (error) {
    if (error instanceof TextError)
      throw tree.error(`the constraint ${name}: ${error.message}, in ${text.slice(0, 60)}`, key);
    throw error;
  }
}

/** Return the text of an entry of Constraints. @param {Tree} tree @param {unknown} node @param {string} name */
export function equationText(tree, node, name) {
  if (!YAML.isMap(node)) return tree.text(node, name);
  tree.checkKeys(node, keysOf(["equation", ...LAW, "slip", "normal", "virtual_work"]), `Constraints.${name}`);
  if (node.has("equation")) return tree.text(tree.plain(node.get("equation", true)), name);
  throw tree.error(`the constraint ${name} has no equation; write equation: ...`, node);
}

/** Return the forces that the page does not compute: friction and virtual work of bounds and equations, friction of
 * segments of bodies, and friction that changes with the state.
 * @param {Tree} tree @param {Contact[]} contacts @param {JointFriction[]} frictions @returns {Beyond[]} */
export function roughOf(tree, contacts, frictions) {
  const isRough = (/** @type {string} */ path, /** @type {string} */ of) =>
    OF_FRICTION.some((key) => tree.file.hasIn([path, of, key]));
  const carried = (/** @type {Contact} */ { shapes }) =>
    shapes.some(({ kind, body }) => kind === "Segment" && body !== null);
  const typed = tree.entries("Constraints").map(([name, , key]) => ({ name, line: tree.lineOf(key) }));
  const lost = [...contacts.filter((one) => isRough("Contacts", one.name) && (!one.law || carried(one))),
    ...typed.filter(({ name }) => isRough("Constraints", name)), ...frictions.filter(({ law }) => !law)];
  const works = typed.filter(({ name }) => tree.file.hasIn(["Constraints", name, "virtual_work"]));
  return [...lost.map(({ name, line }) => ({ key: `the friction of ${name}`, line })),
    ...works.map(({ name, line }) => ({ key: `the virtual work of ${name}`, line }))];
}
