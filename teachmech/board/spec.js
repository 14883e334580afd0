// From the text of a MechSpec file to what it says; see docs/mechspec.md. Every error knows its line.

import * as YAML from "yaml";
import { readText } from "../live/arithmetic.js";
import { bodyOf } from "./bodies.js";
import { Quantities, ZERO } from "./quantities.js";
import { SpecError, Tree } from "./tree.js";

/** @import { Jet } from "../live/arithmetic.js" */

const EARTH = ["0", "-9.80665"];
const MOST_POINTS = 100; // points that move
const TURNED = /\bv?theta_([A-Za-z0-9]+)/g;
// Parts that join points: how many points, what a sentence calls them, and their values.
const PARTS = { Springs: { count: 2, what: "spring", values: ["stiffness", "free length", "mass"] },
  Dampers: { count: 2, what: "damper", values: ["damping"] },
  Particles: { count: 1, what: "particle", values: ["mass"] } };
const OF_SPACE = [["PartData", "Coplanar"], ["ProblemData", "orientations"], ["ProblemData",
  "angular_velocities"]];
const BEYOND = [["Constraints"], ["PartData", "TorsionDampers"], ["AppliedForces", "Forces"], [
  "AppliedForces",
  "Torques",
], ["AppliedForces", "Rayleigh"]];
const RUN_IT = "run the file with teachmech run";

/**
 * What a file says.
 *
 * @typedef {object} Spec
 * @property {string} title
 * @property {boolean} si whether it is in SI units
 * @property {string} unit of length
 * @property {Record<string, Jet>} values the parameters as texts take them
 * @property {string[]} coordinates
 * @property {Record<string, number>} parameters
 * @property {Record<string, Value>} dependent the parameters that use others, each behind those that it uses
 * @property {Record<string, [Value, Value]>} fixed
 * @property {string[]} moving points that move, in alphabetic order
 * @property {Body[]} bodies
 * @property {string[]} turning bodies whose turn angle is a coordinate
 * @property {{ kind: string, name: string, key: string, points: string[], values: Value[] }[]} parts springs, dampers, particles
 * @property {{ name: string, bodies: string[], values: Value[] }[]} torsions
 * @property {{ name: string, points: string[] }[]} lines
 * @property {{ name: string, points: string[], places: Record<string, [Value, Value]>, line: number | null }[]} rods without mass
 * @property {{ name: string, at: Value }[]} drives
 * @property {{ point: string, body: string | null, force: [Value, Value] }[]} forces that are constant
 * @property {{ bodies: string[], torque: Value }[]} torques
 * @property {[Value, Value]} gravity
 * @property {Record<string, { at: Value, fixed: boolean }>} start guesses of coordinates and velocities
 * @property {{ t0: Value, tend: Value, tolerance: Value | null }} times
 * @property {string[]} traces
 * @property {string[]} skels bodies with outlines of their own, which the board does not draw
 * @property {Value | null} width
 * @property {{ key: string, line: number }[]} beyond what a page cannot compute
 *
 * @typedef {object} Value a number in the parameters, or of drives in the time
 * @property {string} text
 * @property {(values: Record<string, Jet>) => Jet} of
 * @property {number | null} line
 *
 * @typedef {{ name: string, key: string, points: string[], places: Record<string, [Value, Value]>, centroid: [Value, Value], mass: Value, inertia: Value,
 *     frame: Frame | null }} Body whose frame is the world as it is drawn, or null if its places are local
 * @typedef {(place: [Value, Value], direction?: boolean) => [Value, Value]} Frame a place of the world, or a direction, along the axes of a body
 */

/**
 * Read what a file says.
 *
 * @param {any} file as of `parsedFile`
 * @param {Record<string, any>} known keys, by those around them; see teachmech/board/board_page.py
 * @returns {Spec}
 */
export function readSpec(file, known) {
  const reader = new Reader(file, known);
  const { quantities, fixed, bodies, parts, moving, lines, rods, torsions, times } = reader;
  const { parameters, dependent, values } = quantities;
  const { forces, torques, gravity } = reader.forces();
  const { turning, coordinates } = reader.coordinates(torsions, torques);
  const drives = reader.drives(coordinates, times.t0);
  return { ...reader.words(),
    ...{ parameters, dependent, values, fixed, moving, bodies, parts, lines, torsions, rods },
    ...{ forces, torques, gravity, turning, coordinates, drives, times }, start: reader.start(),
    traces: reader.tree.names("Animation", "traces").filter((point) => moving.includes(point)),
    width: reader.width(), beyond: reader.beyond() };
}

/** Reads the parts of a file, in an order in which each needs only those before. */
class Reader {
  constructor(file, known) {
    this.file = file;
    this.tree = new Tree(file);
    this.tree.checkKeys(file.contents, known);
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
      if (file.hasIn(path)) tree.fail(`${what}; ${RUN_IT}`, tree.node(...path));
    }
    if ((tree.option("Dimension") ?? "2") === "2") return;
    const advice = `write Dimension: 2, or ${RUN_IT}`;
    tree.fail(`the board draws only mechanisms of the plane; ${advice}`, tree.node("Dimension"));
  }

  // --- parts ----------------------------------------------------------------------------------

  partsOf(kind) {
    const all = this.tree.parts(kind).map((entry) => this.part(kind, entry));
    return once(all, PARTS[kind].what);
  }

  // A spring, a damper or a particle.
  part(kind, [name, node, key, at]) {
    const { fixed, quantities, tree } = this;
    const { count, values } = PARTS[kind];
    this.refuseLength(name, at);
    const points = tree.points(name, at, count, count);
    const written = kind === "Springs" ? tree.list(node, `the spring ${name}`, 2, 3) : [node];
    if (points.every((point) => fixed[point])) {
      const are = points.length > 1 ? "are" : "is";
      tree.fail(`${points.join(" and ")} ${are} fixed in the world; give a point that moves`, at);
    }
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

  line(node) {
    const { fixed, tree } = this;
    const name = tree.text(node, "Collinear");
    const points = tree.points(name, node, 3);
    for (const point of points) this.checkPoint(point, node);
    if (points.every((point) => fixed[point])) tree.fail(`${points.join(", ")} are all fixed`, node);
    return { name, points, line: tree.lineOf(node) };
  }

  // A massless rod between two points.
  rod(name, node, key) {
    const { quantities, tree } = this;
    this.checkRod(name, node, key);
    const ends = tree.list(tree.plain(node.get("Distance", true)) ?? null, `Distance of ${name}`, 2, 2);
    const points = ends.map((one) => tree.text(one, `Distance of ${name}`));
    for (const point of points) this.checkPoint(point, key);
    const [a, b] = points;
    if (a === b || points.every((point) => this.fixed[point])) {
      const advice = "give two different points, of which at least one moves";
      tree.fail(`${name} is between ${points.join(" and ")}; ${advice}`, key);
    }
    if (!node.has("Length")) {
      tree.fail(`the length of ${name} changes, which the board does not draw; ${RUN_IT}`, key);
    }
    const length = quantities.positive(tree.plain(node.get("Length", true)), `the length of ${name}`);
    /** @type {Body["places"]} */
    const places = { [a]: [ZERO, ZERO], [b]: [length, ZERO] };
    return { name, points, places, line: tree.lineOf(key) };
  }

  checkRod(name, node, key) {
    const { tree } = this;
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) {
      tree.fail(`${name.slice(0, 40)} is not a name of a joint; a letter, then letters and digits`, key);
    }
    if (!YAML.isMap(node)) {
      tree.fail(`${name} has Distance and Length, as in {Distance: [A, B], Length: 1}`, key);
    }
    const keys = node.items.map(({ key: of }) => String(tree.plain(of).value));
    const other = keys.find((one) => !["Distance", "Length"].includes(one));
    if (other === undefined) return;
    const draws = "the board draws only joints with Distance and Length";
    tree.fail(`${name} has ${other.slice(0, 40)}; ${draws}`, key);
  }

  torsion([name, node, key, at]) {
    const bodies = this.pairOfBodies(name, at);
    const written = this.tree.list(node, `the torsion spring ${name}`, 2, 2);
    return { name, key, bodies, values: written.map((one) => this.quantities.read(one, name)) };
  }

  // --- what a name refers to --------------------------------------------------------------------

  checkPoint(point, node) {
    if (this.moving.includes(point) || this.fixed[point]) return;
    this.tree.fail(`there is no point ${point}`, node);
  }

  checkBody(name, node) {
    const names = this.bodies.map((one) => one.name);
    if (names.includes(name)) return;
    this.tree.fail(`there is no body ${name.slice(0, 40)}; known are ${names.join(", ") || "none"}`, node);
  }

  pairOfBodies(name, node) {
    const found = name.split("-");
    if (found.length > 2 || new Set(found).size < found.length) {
      this.tree.fail(`${name.slice(0, 40)} is neither a body nor two bodies`, node);
    }
    for (const one of found) this.checkBody(one, node);
    return found;
  }

  refuseLength(name, node) {
    if (!/^s_/.test(name)) return;
    const what = `${name.slice(0, 40)} is a length that changes, which the board does not draw`;
    this.tree.fail(`${what}; ${RUN_IT}`, node);
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

  force([name, node, key]) {
    this.refuseLength(name, key);
    const [point, body = null] = name.split(" on ").map((part) => part.trim());
    this.checkPoint(point, key);
    if (body !== null) this.checkBody(body, key);
    const force = this.quantities.pair(node, `the force on ${name}`);
    const frame = this.bodies.find((one) => one.name === body)?.frame;
    return { name, point, body, force: frame ? frame(force, true) : force };
  }

  /** @returns {[Value, Value]} */
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
    if (tend === undefined) tree.fail("ProblemData has no tend, the time at the end", file.contents);
    const tolerance = tree.node("SolverParams", "Integration", "tol");
    const times = { t0: t0 === undefined ? ZERO : quantities.read(t0, "t0"),
      tend: quantities.read(tend, "tend"), tolerance: tolerance ? quantities.read(tolerance, "tol") : null };
    if (quantities.now(times.tend) > quantities.now(times.t0)) return times;
    throw new SpecError("tend is not after t0", times.tend.line);
  }

  // The coordinates: places of points, and angles of the bodies that are named somewhere.
  coordinates(torsions, torques) {
    const { moving, tree } = this;
    const named = new Set([...torsions, ...torques].flatMap((one) => one.bodies));
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

  drives(coordinates, t0) {
    const { quantities, tree } = this;
    return tree.entries("Drives").map(([name, node, key]) => {
      if (!coordinates.includes(name)) {
        const known = coordinates.join(", ");
        tree.fail(`there is no coordinate ${name.slice(0, 40)}; known are ${known}`, key);
      }
      return { name, at: quantities.read(node, `the drive of ${name}`, quantities.now(t0)) };
    });
  }

  // The guesses of coordinates and velocities.
  start() {
    const { fixed, quantities, tree } = this;
    /** @type {Spec["start"]} */
    const start = {};
    for (const [prefix, kind] of [["", "positions"], ["v", "velocities"]]) {
      for (const [name, node, key] of tree.entries("ProblemData", kind)) {
        const turns = name.startsWith("theta_");
        if (fixed[name]) tree.fail(`${name} is fixed in the world; remove it here`, key);
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
      skels: YAML.isMap(skels) ? skels.items.map(({ key }) => String(/** @type {any} */ (key).value)) : [] };
  }

  width() {
    const node = this.tree.node("Animation", "Skeleton", "fleshoutwid");
    return node ? this.quantities.positive(node, "fleshoutwid") : null;
  }

  // The keys that a page cannot compute.
  beyond() {
    const { tree } = this;
    return BEYOND.map((path) => ({ key: path.at(-1), node: tree.node(...path) })).filter((
      { node },
    ) => (YAML.isMap(node) ? node.items.length : node !== undefined && node.value !== "")).map((
      { key, node },
    ) => ({ key, line: tree.lineOf(node) }));
  }
}

/** Refuse parts of one kind with the same name. @template {{ name: string, line: number | null }} Part @param {Part[]} all @param {string} what */
function once(all, what) {
  const twice = all.find(({ name }, k) => all.findIndex((other) => other.name === name) < k);
  if (twice) throw new SpecError(`the ${what} ${twice.name} is described twice`, twice.line);
  return all;
}
