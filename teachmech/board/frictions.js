// The key Friction of a MechSpec file: friction in pins and sliders; see teachmech/problems/mechanisms/joint_friction.py
// and slider_friction.py. The friction of contacts is read in contacts.js.

import * as YAML from "yaml";
import { bodyNamed } from "./bodies.js";
import { pointsOf } from "./tree.js";

/** @import { Quantities } from "./quantities.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Body, Entry, Guide, JointFriction, Law, Rubbing, Selected, Spec, ValuePair } from "./types.js" */

/** @typedef {{ tree: Tree, quantities: Quantities, fixed: Record<string, ValuePair>, bodies: Body[],
 *   lines: Guide[], checkPoint: (point: string, node: unknown) => void,
 *   checkBody: (name: string, node: unknown) => void }} Reader */

const GROUND = "ground";
const WORD = /(?<![\w.])[A-Za-z_]\w*/g;
const STATE = /^(t|v?[A-Za-z]\d*_[xy]|v?theta_\w+)$/;

/** Return the coefficients of a friction; null if there are none, or if they change with the state.
 * @param {{ tree: Tree, quantities: Quantities }} reader @param {string} name @param {YAML.YAMLMap} map
 * @returns {Law | null} */
export function lawOf({ tree, quantities }, name, map) {
  const nodes = ["friction", "static"].filter((key) => map.has(key)).map((key) => map.get(key, true));
  if (map.has("static") && !map.has("friction"))
    throw tree.error(`${name} has static without friction; write friction: ... while it slides`, nodes[0]);
  if (!nodes.length || nodes.some((node) => changes(tree, tree.text(tree.plain(node), name)))) return null;
  const read = nodes.map((node) => quantities.positive(tree.plain(node), `the friction of ${name}`, true));
  return { friction: read[0], static: read[read.length - 1] };
}

/** Return whether a text contains the time, a coordinate, a velocity or an input.
 * @param {Tree} tree @param {string} text */
function changes(tree, text) {
  const inputs = tree.entries("Inputs").map(([input]) => input);
  return (text.match(WORD) ?? []).some((word) => STATE.test(word) || inputs.includes(word));
}

/** Read the frictions of pins, then those of sliders. @param {Reader} reader @returns {JointFriction[]} */
export function frictionsOf(reader) {
  const entries = reader.tree.entries("Friction");
  const slides = (/** @type {Entry} */ [name]) => reader.lines.some((line) => line.name === lineIn(name));
  const pins = entries.filter((entry) => !slides(entry)).map((entry) => pinOf(reader, entry));
  const sliders = entries.filter(slides).map((entry) => sliderOf(reader, entry));
  const all = [...pins, ...sliders];
  const parts = (/** @type {JointFriction} */ { points, guide, bodies, other }) =>
    guide ? points.map((point) => `${guide} ${point}`) : [[bodies[0], other, points[0]].sort().join()];
  all.forEach((one, k) => {
    const before = all.slice(0, k).find((other) => parts(other).some((part) => parts(one).includes(part)));
    if (before) {
      const node = entries.find(([name]) => name === one.name)?.[2];
      throw reader.tree.error(
        `${before.name} is the friction of the same parts as ${one.name}; remove one of them`,
        node,
      );
    }
  });
  return all;
}

/** Return the line in a name such as `B on OXB`. @param {string} name */
const lineIn = (name) => name.slice(name.lastIndexOf(" on ") < 0 ? 0 : name.lastIndexOf(" on ") + 4).trim();

/** Return the map of a friction; refuse other keys.
 * @param {Reader} reader @param {Entry} entry @param {string[]} keys @param {string} what */
function mapOf({ tree }, [name, node, key], keys, what) {
  if (!YAML.isMap(node))
    throw tree.error(`the friction of ${name} has keys, as in {Radius: 0.01, friction: 0.1}`, key);
  tree.checkKeys(node, { Radius: null, AxialRadius: null, Length: null, Against: null, friction: null,
    static: null }, `Friction.${name}`);
  const wrong = ["Radius", "AxialRadius", "Length", "Against"].find((one) =>
    node.has(one) && !keys.includes(one)
  );
  if (wrong) throw tree.error(`the friction of ${what} has no ${wrong}; remove it`, node.get(wrong, true));
  if (!node.has("friction"))
    throw tree.error(`the friction of ${name} has no coefficient; write friction: ...`, key);
  return node;
}

/** @param {Reader} reader @param {Entry} entry @returns {JointFriction} */
function pinOf(reader, entry) {
  const { tree, bodies, quantities } = reader;
  const [name, , key] = entry;
  const map = mapOf(reader, entry, ["Radius", "Against"], "a pin");
  const [point, on = null] = name.split(" on ").map((part) => part.trim());
  reader.checkPoint(point, key);
  if (on !== null) reader.checkBody(on, key);
  const all = partsAt(reader, point);
  const body = bodies.find((one) => one.points.includes(point) && (on === null || one.name === on));
  if (!body) throw tree.error(`${point} is not a point of ${on ?? "a body"}; name a pin of a body`, key);
  const others = all.filter((one) => one !== body.name);
  const against = map.has("Against")
    ? tree.text(tree.plain(map.get("Against", true)), `Against of ${name}`)
    : null;
  if (against !== null && !others.includes(against)) {
    const known = `known names: ${others.join(", ") || "none"}`;
    throw tree.error(`there is no other part ${against.slice(0, 40)} at ${point}; ${known}`,
      map.get("Against", true));
  }
  if (!others.length)
    throw tree.error(`${body.name} is not joined to another part at ${point}; remove the friction of ${name}`,
      key);
  if (against === null && others.length > 1) {
    const advice = `write ${point} on ${body.name}: {Against: ${others[0]}, ...}`;
    throw tree.error(`${point} joins ${[body.name, ...others].join(", ")}; ${advice}`, key);
  }
  if (!map.has("Radius"))
    throw tree.error(`the friction of the pin ${name} has no Radius; write Radius: ...`, key);
  const other = against ?? others[0];
  const guide = reader.lines.find((line) => line.name === other)?.points.slice(0, 2);
  const turns = guide
    ? bodies.find(({ points }) =>
      guide.every((one) => points.includes(one)) && !guide.every((one) => reader.fixed[one])
    )
    : bodyNamed(reader, other);
  return { name, line: tree.lineOf(key), law: lawOf(reader, name, map), points: [point], guide: null,
    radius: quantities.positive(map.get("Radius", true), `the radius of the pin ${name}`), length: null,
    other, bodies: turns ? [body.name, turns.name] : [body.name] };
}

/** Return the parts that a pin joins: bodies, then the ground or lines on which one of its bodies slides.
 * @param {Pick<Spec, "bodies" | "fixed" | "lines">} spec @param {string} point */
function partsAt({ bodies, fixed, lines }, point) {
  const own = bodies.filter(({ points }) => points.includes(point));
  const slides = lines.filter(({ points: [a, b, ...sliding] }) =>
    sliding.includes(point)
    && own.some(({ points }) =>
      sliding.filter((one) => points.includes(one)).length === 1
      && !(points.includes(a) && points.includes(b))
    )
  );
  return [...own.map(({ name }) => name), ...(fixed[point] ? [GROUND] : []),
    ...slides.map(({ name }) => name)];
}

/** @param {Reader} reader @param {Entry} entry @returns {JointFriction} */
function sliderOf(reader, entry) {
  const { tree, bodies, fixed, lines, quantities } = reader;
  const [name, , key] = entry;
  const map = mapOf(reader, entry, ["Length"], "a slider");
  const line = /** @type {Guide} */ (lines.find((one) => one.name === lineIn(name)));
  const [a, b, ...sliding] = line.points;
  const own = name.slice(0, Math.max(name.lastIndexOf(" on "), 0)).trim();
  const points = own ? pointsOf(own) : sliding;
  const odd = points.find((point) => !sliding.includes(point));
  if (odd || points.join("") !== (own || sliding.join("")))
    throw tree.error(
      `${odd ?? own.slice(0, 40)} does not slide on ${line.name}; name one of ${sliding.join(", ")}`,
      key,
    );
  if (!(fixed[a] && fixed[b])
    && !bodies.some((body) => [a, b].every((point) => body.points.includes(point))))
  {
    const why = "are not points of one body, nor both fixed";
    throw tree.error(`${a} and ${b} ${why}; remove the friction of ${line.name}`, key);
  }
  for (const body of bodies) {
    const shoe = sliding.filter((point) => body.points.includes(point));
    const used = shoe.filter((point) => points.includes(point));
    if (used.length && shoe.length > 2)
      throw tree.error(
        `${shoe.join(", ")} of ${body.name} slide on ${line.name}; their shares of the force are not `
          + "known, so remove one",
        key,
      );
    if (used.length && used.length < shoe.length)
      throw tree.error(
        `${shoe.join(" and ")} of ${body.name} slide together; write ${shoe.join("")} on ${line.name}`,
        key,
      );
  }
  if (points.length > 1 && !bodies.some((body) => points.every((point) => body.points.includes(point))))
    throw tree.error(
      `${points.join(", ")} slide on ${line.name} and are not points of one body; write `
        + `${points[0]} on ${line.name} for one of them`,
      key,
    );
  if (map.has("Length") && points.length === 1)
    throw tree.error(`${points[0]} alone transmits no moment; remove Length`, map.get("Length", true));
  const length = map.has("Length")
    ? quantities.positive(map.get("Length", true), `the length of ${name}`)
    : null;
  return { name, line: tree.lineOf(key), law: lawOf(reader, name, map), points, guide: line.name,
    radius: null, length, other: line.name, bodies: [] };
}

/** Return the pins and sliders that may have friction, with the panels that show them. @param {Spec} spec
 * @returns {Rubbing[]} */
export function rubbingOf(spec) {
  const { bodies, frictions, lines } = spec;
  const points = [...new Set(bodies.flatMap((body) => body.points))];
  const pins = points.flatMap((point) => {
    const parts = partsAt(spec, point);
    const all = bodies.filter((body) => body.points.includes(point)).map(({ name }) => name);
    const base = parts.find((part) => !all.includes(part)) ?? parts[0];
    return all.filter((own) => own !== base).map((own) => {
      const known = frictions.find(({ guide, points: [at], bodies: [first], other }) =>
        !guide && at === point && [first, other].every((one) => [own, base].includes(one))
      );
      const several = parts.length > 2;
      return { panels: [{ kind: "point", name: point }], what: several ? `${own} on ${base}` : "the pin",
        pin: true, several: false, name: known?.name ?? (several ? `${point} on ${own}` : point),
        against: several ? base : null, known };
    });
  });
  const sliders = lines.flatMap(({ name, points: [, , ...sliding] }) => {
    const shoeOf = (/** @type {string} */ point) => {
      const body = bodies.find((one) =>
        one.points.includes(point) && sliding.filter((other) => one.points.includes(other)).length > 1
      );
      return body ? sliding.filter((other) => body.points.includes(other)) : [point];
    };
    const shoes = new Map(sliding.map(shoeOf).map((shoe) => [shoe.join(""), shoe]));
    return [...shoes].map(([key, shoe]) => {
      const known = frictions.find(({ guide, points: own }) =>
        guide === name && own.some((one) => shoe.includes(one))
      );
      const panels = [{ kind: "Collinear", name }, ...shoe.map((point) => ({ kind: "point", name: point }))];
      return { panels, what: `${key} on ${name.slice(0, -sliding.join("").length)}`, pin: false,
        several: shoe.length > 1, name: known?.name ?? (shoes.size > 1 ? `${key} on ${name}` : name),
        against: null, known };
    });
  });
  return [...pins.filter(({ panels: [{ name }] }) => partsAt(spec, name).length > 1), ...sliders];
}

/** Return those that a panel shows. @param {Spec} spec @param {Selected} selected */
export const rubbingIn = (spec, { kind, name }) =>
  rubbingOf(spec).filter(({ panels }) => panels.some((one) => one.kind === kind && one.name === name));
