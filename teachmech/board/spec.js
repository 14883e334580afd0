// Reads the meaning of a MechSpec file; see docs/mechspec.md. Every error has its line.

import * as YAML from "yaml";
import { readText } from "../live/arithmetic.js";
import { bodyNamed, bodyOf } from "./bodies.js";
import { contactOf, equationOf, equationText, roughOf } from "./contacts.js";
import { frictionsOf } from "./frictions.js";
import { Quantities, ZERO } from "./quantities.js";
import { SpecError, Tree, textOf } from "./tree.js";

/** @import { SpecFile } from "./tree.js" */
/** @import { Body, Entry, Guide, Keys, Part } from "./types.js" */
/** @import { PartEntry, Rod, Spec, Torsion, Value, ValuePair } from "./types.js" */

const EARTH = ["0", "-9.80665"];
const MOST_POINTS = 100; // points that move
const TURNED = /\bv?theta_([A-Za-z0-9]+)/g;
// Parts that join points: how many points, their name in messages, and their values.
/** @type {Record<string, { count: number, what: string, values: string[] }>} */
const PARTS = { Springs: { count: 2, what: "spring", values: ["stiffness", "free length", "mass"] },
  Dampers: { count: 2, what: "damper", values: ["damping"] },
  Particles: { count: 1, what: "particle", values: ["mass"] } };
const OF_SPACE = [["PartData", "Coplanar"], ["ProblemData", "orientations"], ["ProblemData",
  "angular_velocities"]];
const BEYOND = [["Switches"], ["PartData", "TorsionDampers"], ["AppliedForces", "Forces"], ["AppliedForces",
  "Torques"], ["AppliedForces", "Rayleigh"]];
const RUN_IT = "run the file with teachmech run";

/** Return the meaning of a file. @param {SpecFile} file @param {Keys} known @returns {Spec} */
export function readSpec(file, known) {
  const reader = new Reader(file, known);
  const { quantities, fixed, bodies, parts, moving, lines, rods, torsions, times } = reader;
  const { parameters, dependent, values } = quantities;
  const { forces, torques, gravity } = reader.forces();
  const { turning, coordinates } = reader.coordinates(torsions, torques);
  const drives = reader.drives(coordinates, times.t0);
  const { equations, beyond } = reader.equations(coordinates);
  const contacts = reader.tree.entries("Contacts").map((entry) => contactOf(reader, entry));
  const frictions = frictionsOf(reader);
  return { ...reader.words(),
    ...{ parameters, dependent, values, fixed, moving, bodies, parts, lines, torsions, rods },
    ...{ forces, torques, gravity, turning, coordinates, drives, equations, contacts, frictions, times },
    start: reader.start(),
    traces: reader.tree.names("Animation", "traces").filter((point) => moving.includes(point)),
    width: reader.width(),
    beyond: [...beyond, ...roughOf(reader.tree, contacts, frictions), ...reader.beyond()] };
}

/** Reads the parts of a file, in the order in which they depend on each other. */
class Reader {
  /** @param {SpecFile} file @param {Keys} known */
  constructor(file, known) {
    this.file = file;
    this.tree = new Tree(file);
    if (YAML.isMap(file.contents)) this.tree.checkKeys(file.contents, known);
    this.checkPlane();
    this.quantities = new Quantities(this.tree);
    /** @type {Spec["fixed"]} */
    this.fixed = Object.fromEntries(
      this.tree.entries("PartData", "Fixed").map((
        [name, node, key],
      ) => [this.tree.points(name, key, 1, 1)[0], this.quantities.pair(node, name)]),
    );
    this.bodies = once(this.tree.parts("Rigids").map((entry) => bodyOf(this, entry)), "body");
    this.parts = Object.keys(PARTS).flatMap((kind) => this.partsOf(kind));
    this.moving = this.points();
    this.lines = this.tree.list(this.tree.node("PartData", "Collinear") ?? null, "Collinear", 0, MOST_POINTS)
      .map((node) => this.line(node));
    this.rods = this.tree.entries("PartData", "Joints").map(([name, node, key]) => this.rod(name, node, key));
    this.torsions = this.tree.parts("TorsionSprings").map((entry) => this.torsion(entry));
    this.times = this.readTimes();
  }

  checkPlane() {
    const { file, tree } = this;
    for (const path of OF_SPACE) {
      const what = `the board does not draw mechanisms in space, to which ${path[1]} belongs`;
      if (file.hasIn(path)) throw tree.error(`${what}; ${RUN_IT}`, tree.node(...path));
    }
    if ((tree.option("Dimension") ?? "2") === "2") return;
    const advice = `write Dimension: 2, or ${RUN_IT}`;
    throw tree.error(`the board draws only planar mechanisms; ${advice}`, tree.node("Dimension"));
  }

  // --- parts ----------------------------------------------------------------------------------

  /** @param {string} kind @returns {Part[]} */
  partsOf(kind) {
    const all = this.tree.parts(kind).map((entry) => this.part(kind, entry));
    return once(all, PARTS[kind].what);
  }

  /** A spring, a damper or a particle. @param {string} kind @param {PartEntry} partEntry @returns {Part} */
  part(kind, [name, node, key, at]) {
    const { fixed, quantities, tree } = this;
    const { count, values } = PARTS[kind];
    this.refuseLength(name, at);
    const points = tree.points(name, at, count, count);
    const written = kind === "Springs" ? tree.list(node, `the spring ${name}`, 2, 3) : [node];
    if (points.every((point) => fixed[point])) {
      const are = points.length > 1 ? "are" : "is";
      throw tree.error(`${points.join(" and ")} ${are} fixed in the world; give a point that moves`, at);
    }
    /** @param {unknown} one @param {number} k */
    const read = (one, k) => quantities.positive(one, `the ${values[k]} of ${name}`, kind !== "Particles");
    return { kind, name, key, points, values: written.map(read), line: tree.lineOf(at) };
  }

  // The points that move, in alphabetic order.
  points() {
    const all = [...this.bodies, ...this.parts].flatMap((part) => part.points);
    const moving = [...new Set(all)].filter((point) => !this.fixed[point]).sort();
    if (moving.length <= MOST_POINTS) return moving;
    throw new SpecError(`${moving.length} points; at most ${MOST_POINTS} move`);
  }

  /** @param {unknown} node @returns {Guide} */
  line(node) {
    const { fixed, tree } = this;
    const name = tree.text(node, "Collinear");
    const points = tree.points(name, node, 3);
    for (const point of points) this.checkPoint(point, node);
    if (points.every((point) => fixed[point])) throw tree.error(`${points.join(", ")} are all fixed`, node);
    return { name, points, line: tree.lineOf(node) };
  }

  /** A massless rod between two points.
   * @param {string} name @param {unknown} node @param {unknown} key @returns {Rod} */
  rod(name, node, key) {
    const { quantities, tree } = this;
    const map = this.checkedRod(name, node, key);
    const ends = tree.list(tree.plain(map.get("Distance", true)) ?? null, `Distance of ${name}`, 2, 2);
    const points = ends.map((one) => tree.text(one, `Distance of ${name}`));
    for (const point of points) this.checkPoint(point, key);
    const [a, b] = points;
    if (a === b || points.every((point) => this.fixed[point])) {
      const advice = "give two different points, of which at least one moves";
      throw tree.error(`${name} is between ${points.join(" and ")}; ${advice}`, key);
    }
    if (!map.has("Length")) {
      throw tree.error(`the length of ${name} changes, which the board does not draw; ${RUN_IT}`, key);
    }
    const length = quantities.positive(tree.plain(map.get("Length", true)), `the length of ${name}`);
    /** @type {Body["positions"]} */
    const positions = { [a]: [ZERO, ZERO], [b]: [length, ZERO] };
    return { name, points, positions, line: tree.lineOf(key) };
  }

  /** @param {string} name @param {unknown} node @param {unknown} key */
  checkedRod(name, node, key) {
    const { tree } = this;
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) {
      throw tree.error(
        `${name.slice(0, 40)} is not a name of a joint; write a letter, then letters and digits`,
        key,
      );
    }
    if (!YAML.isMap(node)) {
      throw tree.error(`${name} has Distance and Length, as in {Distance: [A, B], Length: 1}`, key);
    }
    const keys = node.items.map(({ key: of }) => textOf(tree.plain(of)));
    const other = keys.find((one) => !["Distance", "Length"].includes(one));
    if (other === undefined) return node;
    const draws = "the board draws only joints with Distance and Length";
    throw tree.error(`${name} has ${other.slice(0, 40)}; ${draws}`, key);
  }

  /** @param {PartEntry} partEntry @returns {Torsion} */
  torsion([name, node, key, at]) {
    const bodies = this.pairOfBodies(name, at);
    const written = this.tree.list(node, `the torsion spring ${name}`, 2, 2);
    return { name, key, bodies, values: written.map((one) => this.quantities.read(one, name)) };
  }

  // --- what a name refers to --------------------------------------------------------------------

  /** @param {string} point @param {unknown} node */
  checkPoint(point, node) {
    if (this.moving.includes(point) || this.fixed[point]) return;
    throw this.tree.error(`there is no point ${point}`, node);
  }

  /** @param {string} name @param {unknown} node */
  checkBody(name, node) {
    const names = this.bodies.map((one) => one.name);
    if (names.includes(name)) return;
    throw this.tree.error(`there is no body ${name.slice(0, 40)}; known names: ${names.join(", ") || "none"}`,
      node);
  }

  /** @param {string} name @param {unknown} node */
  pairOfBodies(name, node) {
    const found = name.split("-");
    if (found.length > 2 || new Set(found).size < found.length) {
      throw this.tree.error(`${name.slice(0, 40)} is neither a body nor two bodies`, node);
    }
    for (const one of found) this.checkBody(one, node);
    return found;
  }

  /** @param {string} name @param {unknown} node */
  refuseLength(name, node) {
    if (!/^s_/.test(name)) return;
    const what = `${name.slice(0, 40)} is a length that changes, which the board does not draw`;
    throw this.tree.error(`${what}; ${RUN_IT}`, node);
  }

  // --- forces -----------------------------------------------------------------------------------

  forces() {
    const { quantities, tree } = this;
    const forces = tree.entries("AppliedForces", "ConstForces").map((entry) => this.force(entry));
    const torques = tree.entries("AppliedForces", "ConstTorques").map(([name, node, key]) => {
      const bodies = this.pairOfBodies(name, key);
      return { name, bodies, torque: quantities.read(node, `the torque on ${name}`) };
    });
    return { forces, torques, gravity: this.gravity() };
  }

  /** @param {Entry} entry */
  force([name, node, key]) {
    this.refuseLength(name, key);
    const [point, body = null] = name.split(" on ").map((part) => part.trim());
    this.checkPoint(point, key);
    if (body !== null) this.checkBody(body, key);
    const force = this.quantities.pair(node, `the force on ${name}`);
    const frame = body === null ? null : bodyNamed(this, body).frame;
    return { name, point, body, force: frame ? frame(force, true) : force };
  }

  /** @returns {ValuePair} */
  gravity() {
    const node = this.tree.node("AppliedForces", "Gravity");
    if (node === undefined) return [ZERO, ZERO];
    if (this.tree.list(node, "Gravity", 0, 2).length) return this.quantities.pair(node, "Gravity");
    const [x, y] = EARTH.map((text) => ({ text, of: readText(text, []), line: null }));
    return [x, y];
  }

  // --- coordinates, drives, start ---------------------------------------------------------------

  readTimes() {
    const { file, quantities, tree } = this;
    const t0 = tree.node("ProblemData", "t0");
    const tend = tree.node("ProblemData", "tend");
    if (tend === undefined)
      throw tree.error("ProblemData has no tend; add the time at the end", file.contents);
    const tolerance = tree.node("SolverParams", "Integration", "tol");
    const times = { t0: t0 === undefined ? ZERO : quantities.read(t0, "t0"),
      tend: quantities.read(tend, "tend"), tolerance: tolerance ? quantities.read(tolerance, "tol") : null };
    if (quantities.now(times.tend) > quantities.now(times.t0)) return times;
    throw new SpecError("tend is not after t0; give a later time", times.tend.line);
  }

  /** The coordinates: positions of points, and angles of the bodies that are named somewhere.
   * @param {Torsion[]} torsions @param {Spec["torques"]} torques */
  coordinates(torsions, torques) {
    const { moving, tree } = this;
    const named = new Set([...torsions, ...torques].flatMap((one) => one.bodies));
    for (const [name, node, key] of tree.entries("Constraints")) {
      for (const [, body] of equationText(tree, node, name).matchAll(TURNED)) {
        this.checkBody(body, key);
        named.add(body);
      }
    }
    for (const path of [["Drives"], ["ProblemData", "positions"], ["ProblemData", "velocities"]]) {
      for (const [name, node, key] of tree.entries(...path)) {
        this.refuseLength(name, key);
        const texts = path[0] === "Drives" ? [name, tree.text(node, name)] : [name];
        for (const [, body] of texts.flatMap((text) => [...text.matchAll(TURNED)])) {
          this.checkBody(body, key);
          named.add(body);
        }
      }
    }
    for (const body of tree.names("SolverParams", "OutFile", "angles")) named.add(body);
    const turning = this.bodies.map((one) => one.name).filter((name) => named.has(name));
    const angles = turning.map((name) => `theta_${name}`).sort();
    return { turning, coordinates: [...moving.flatMap((point) => [`${point}_x`, `${point}_y`]), ...angles] };
  }

  /** @param {string[]} coordinates @param {Value} t0 */
  drives(coordinates, t0) {
    const { quantities, tree } = this;
    return tree.entries("Drives").map(([name, node, key]) => {
      if (coordinates.includes(name.replace(/^v/, "")) && !coordinates.includes(name)) {
        throw tree.error(`${name} is a driven velocity, which the board does not draw; ${RUN_IT}`, key);
      }
      if (name.startsWith("speed_"))
        throw tree.error(`${name} is a driven speed, which the board does not draw; ${RUN_IT}`, key);
      if (!coordinates.includes(name)) {
        const known = coordinates.join(", ");
        throw tree.error(`there is no coordinate ${name.slice(0, 40)}; known names: ${known}`, key);
      }
      return { name, at: quantities.read(node, `the drive of ${name}`, quantities.now(t0)) };
    });
  }

  /** The further constraints, and those that the page cannot compute. @param {string[]} coordinates */
  equations(coordinates) {
    const found = this.tree.entries("Constraints").map((entry) => {
      const [name, , key] = entry;
      return equationOf(this, entry, coordinates) ?? { key: name, line: this.tree.lineOf(key) };
    });
    return { equations: found.filter((one) => "of" in one), beyond: found.filter((one) => "key" in one) };
  }

  // The guesses of coordinates and velocities.
  start() {
    const { fixed, quantities, tree } = this;
    const start = /** @type {Spec["start"]} */ ({});
    for (const [prefix, kind] of [["", "positions"], ["v", "velocities"]]) {
      for (const [name, node, key] of tree.entries("ProblemData", kind)) {
        const turns = name.startsWith("theta_");
        if (fixed[name]) throw tree.error(`${name} is fixed in the world; remove it here`, key);
        if (!turns) this.checkPoint(name, key);
        const written = turns ? [node] : tree.list(node, name, 0, 2);
        (turns ? [name] : [`${name}_x`, `${name}_y`]).forEach((axis, k) => {
          const given = written[k] ? quantities.component(written[k], name) : { at: ZERO, fixed: false };
          start[prefix + axis] = given;
        });
      }
    }
    return start;
  }

  // --- the rest -----------------------------------------------------------------------------------

  words() {
    const { tree } = this;
    const units = tree.node("Units");
    const own = YAML.isMap(units);
    const skels = tree.node("Animation", "Skels");
    return { title: tree.option("Title") ?? "mechanism", si: !own,
      unit: own ? String(units.get("length") ?? "m") : units ? "m" : "",
      skels: YAML.isMap(skels) ? skels.items.map(({ key }) => textOf(key)) : [] };
  }

  width() {
    const node = this.tree.node("Animation", "Skeleton", "fleshoutwid");
    return node ? this.quantities.positive(node, "fleshoutwid") : null;
  }

  // The keys that a page cannot compute.
  beyond() {
    const { tree } = this;
    const says = (
      /** @type {unknown} */ node,
    ) => (YAML.isMap(node) ? node.items.length > 0 : node !== undefined && textOf(node) !== "");
    const nodes = BEYOND.map((path) => ({ key: path.slice(-1)[0], node: tree.node(...path) }));
    return nodes.filter(({ node }) => says(node)).map(({ key, node }) => ({ key, line: tree.lineOf(node) }));
  }
}

/** Refuse parts of one kind with the same name.
 * @template {{ name: string, line: number | null }} Part @param {Part[]} all @param {string} what */
function once(all, what) {
  const twice = all.find(({ name }, k) => all.findIndex((other) => other.name === name) < k);
  if (twice)
    throw new SpecError(`the ${what} ${twice.name} is described twice; remove one of them`, twice.line);
  return all;
}
