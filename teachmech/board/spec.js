// @ts-nocheck
// From the text of a MechSpec file to what it says; see docs/mechspec.md. Every error knows its line.

import * as YAML from "yaml";
import { readText, TextError } from "../live/arithmetic.js";

/** @import { Jet } from "../live/arithmetic.js" */

const POINT = /[A-Za-z][0-9]{0,9}/g;
const EARTH = ["0", "-9.80665"];
const DEEPEST_FILE = 30; // brackets inside each other
const LONGEST_FILE = 60000; // characters of a file
const MOST_POINTS = 100; // points that move
const PLAIN_TAGS = ["map", "seq", "str"].map((kind) => `tag:yaml.org,2002:${kind}`);
const TURNED = /\bv?theta_([A-Za-z0-9]+)/g;

/** What is wrong with a text, and in which line. */
export class SpecError extends Error {
  constructor(message, line = null) {
    super(message);
    this.line = line;
  }
}

/** The points that a name is made of. */
export const pointsOf = (name) => name.match(POINT) ?? [];
/** The names of parts that a key describes: `AB, CD` are two that are equal. */
export const namesOf = (key) => key.split(",").map((name) => name.trim());

/** A file as it is edited: keys and texts, with comments. @returns {any} a Document of yaml that knows the lines of its nodes */
export function parsedFile(text) {
  if (text.length > LONGEST_FILE)
    throw new SpecError(`the text has ${text.length} characters; at most ${LONGEST_FILE} are read`);
  let depth = 0;
  for (const letter of text) {
    if ((depth += { "[": 1, "{": 1, "]": -1, "}": -1 }[letter] ?? 0) > DEEPEST_FILE)
      throw new SpecError(`the text is nested more than ${DEEPEST_FILE} times`);
  }
  const counter = new YAML.LineCounter();
  const file = YAML.parseDocument(text, { schema: "failsafe", lineCounter: counter, prettyErrors: false });
  const lineAt = (at) => counter.linePos(at).line;
  const [wrong] = file.errors;
  if (wrong) throw new SpecError(wrong.message, lineAt(wrong.pos[0]));
  if (!YAML.isMap(file.contents))
    throw new SpecError("the text has no keys; it begins with Title or PartData", 1);
  return Object.assign(file, { lineOf: (node) => (node?.range ? lineAt(node.range[0]) : null) });
}

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
 * @param {object} file as of `parsedFile`
 * @param {Record<string, any>} known keys, by those around them; see teachmech/board/board_page.py
 * @returns {Spec}
 */
export function readSpec(file, known) {
  const fail = (message, node) => {
    throw new SpecError(message, file.lineOf(node));
  };
  const plain = (node) => {
    if (YAML.isAlias(node)) fail("aliases (*) are not read; write the value out", node);
    if ((node?.tag && !PLAIN_TAGS.includes(node.tag)) || node?.anchor)
      fail("tags (!) and anchors (&) are not read", node);
    return node;
  };
  const entries = (...path) => {
    const node = plain(file.getIn(path, true));
    if (node === undefined || (YAML.isScalar(node) && !node.value)) return [];
    if (!YAML.isMap(node)) fail(`${path.join(".")} is not a list of names with values`, node);
    return node.items.map(({ key, value }) => [String(plain(key).value), plain(value), key]);
  };
  const texts = (node, what, least, most) => {
    const empty = node === null || (YAML.isScalar(node) && node.value === "");
    if (!empty && !YAML.isSeq(node)) fail(`${what} is not a list, as in [0.1, 0.2]`, node);
    const found = empty ? [] : node.items.map(plain);
    if (found.length < least || found.length > most)
      fail(
        `${what} has ${found.length} entries; it has ${least === most ? least : `${least} to ${most}`}`,
        node,
      );
    return found;
  };
  const text = (node, what) => {
    if (!YAML.isScalar(node) || String(node.value).trim() === "") fail(`${what} has no value`, node);
    return String(node.value);
  };
  const option = (...path) => {
    const node = plain(file.getIn(path, true));
    return node === undefined ? null : text(node, path.join("."));
  };

  checkKeys(file.contents, known, "");
  for (const path of [
    ["PartData", "Coplanar"],
    ["ProblemData", "orientations"],
    ["ProblemData", "angular_velocities"],
  ]) {
    if (file.hasIn(path))
      fail(
        `the board does not draw mechanisms in space, to which ${path[1]} belongs; run the file with teachmech run`,
        file.getIn(path, true),
      );
  }
  if ((option("Dimension") ?? "2") !== "2")
    fail(
      "the board draws only mechanisms of the plane; write Dimension: 2, or run the file with teachmech run",
      file.getIn(["Dimension"], true),
    );
  const names = entries("PhysicalParams").map(([name, , key]) => {
    if (!/^[A-Za-z_]\w*$/.test(name) || ["t", "pi"].includes(name))
      fail(`'${name.slice(0, 40)}' cannot be the name of a parameter; take another letter or word`, key);
    return name;
  });
  const parameters = Object.fromEntries(names.map((name) => [name, NaN]));
  const dependent = {};
  const values = jetsOf(parameters);
  for (let waiting = entries("PhysicalParams"); waiting.length; ) {
    // each behind those that it uses
    const open = waiting.map(([name]) => name);
    const used = ([name, node]) =>
      (text(node, name).match(/(?<![\w.])[A-Za-z_]\w*/g) ?? []).filter((word) => names.includes(word));
    const ready = waiting.filter((entry) => !used(entry).some((word) => open.includes(word)));
    if (!ready.length)
      fail(
        open.length > 1
          ? `the parameters ${open.join(", ")} use each other in a circle`
          : `the parameter ${open[0]} uses itself`,
        waiting[0][1],
      );
    for (const entry of ready) {
      const [name, node] = entry;
      const value = quantity(node, name);
      parameters[name] = value.of(values)[0];
      values[name] = [parameters[name], 0, 0];
      if (used(entry).length) dependent[name] = value;
    }
    waiting = waiting.filter((entry) => !ready.includes(entry));
  }

  function checkKeys(map, within, path) {
    for (const { key, value } of map.items) {
      const name = String(plain(key)?.value ?? "");
      const full = path ? `${path}.${name}` : name;
      if (!Object.hasOwn(within, name))
        fail(`there is no key ${full.slice(0, 60)}; known are ${Object.keys(within).join(", ")}`, key);
      if (within[name] && YAML.isMap(value)) checkKeys(value, within[name], full);
    }
  }

  // A number in the parameters, and of drives in the time.
  function quantity(node, what, known = names, time = null) {
    const written = text(node, what);
    const line = file.lineOf(node);
    try {
      const of = readText(written, time === null ? known : ["t", ...known]);
      const [x] = of(time === null ? values : { ...values, t: [time, 1, 0] });
      if (!Number.isFinite(x)) fail(`${what}: ${written} is ${x}`, node);
      return { text: written, of, line };
    } catch (error) {
      if (error instanceof TextError) fail(`${what}: ${error.message}, in ${written.slice(0, 60)}`, node);
      throw error;
    }
  }
  const zero = { text: "0", of: () => [0, 0, 0], line: null };
  const pair = (node, what) => {
    const found = texts(node, what, 0, 2).map((one) => quantity(one, what));
    return [found[0] ?? zero, found[1] ?? zero];
  };
  const now = (value) => value.of(values)[0];
  const positive = (value, what, orZero) => {
    const x = now(value);
    if (x < 0 || (x === 0 && !orZero))
      throw new SpecError(`${what} is ${x}; it is positive${orZero ? " or 0" : ""}`, value.line);
    return value;
  };
  const points = (name, node, least, most = Infinity) => {
    const found = pointsOf(name);
    if (found.join("") !== name || found.length < least || found.length > most)
      fail(
        `${name.slice(0, 40)} is not made of ${least === most ? least : `${least} or more`} points; a point is a letter, or a letter with digits`,
        node,
      );
    if (new Set(found).size < found.length) fail(`a point occurs twice in ${name}`, node);
    return found;
  };
  const wayless = (name, node) =>
    /^s_/.test(name) &&
    fail(
      `${name.slice(0, 40)} is a length that changes, which the board does not draw; run the file with teachmech run`,
      node,
    );
  const each = (kind) =>
    entries("PartData", kind).flatMap(([key, node, at]) => namesOf(key).map((name) => [name, node, key, at]));
  const once = (all, what) => {
    const twice = all.find(({ name }, k) => all.findIndex((other) => other.name === name) < k);
    if (twice) throw new SpecError(`the ${what} ${twice.name} is described twice`, twice.line);
    return all;
  };

  // --- parts ----------------------------------------------------------------------------------

  const fixed = Object.fromEntries(
    entries("PartData", "Fixed").map(([name, node, key]) => [points(name, key, 1, 1)[0], pair(node, name)]),
  );
  const bodies = once(
    each("Rigids").map(([name, node, key, at]) => body(name, node, key, at)),
    "body",
  );

  function body(name, node, key, at) {
    const on = points(name, at, 2);
    const line = file.lineOf(at);
    if (!YAML.isMap(node)) fail(`${name} has Geom and Dyna, as in {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}`, at);
    checkKeys(node, { Geom: null, Dyna: null }, name);
    const drawn = String(node.get("Geom")) === "world" ? on.map((point) => drawnAt(point, name, at)) : null;
    const frame = drawn && frameOf(drawn, line);
    const geom = drawn
      ? []
      : texts(plain(node.get("Geom", true)) ?? null, `Geom of ${name}`, on.length - 1, on.length - 1);
    const local = drawn
      ? drawn.slice(1).map((place) => frame(place))
      : geom.map((place, k) => pair(place, `the place of ${on[k + 1]} on ${name}`));
    const places = Object.fromEntries(on.map((point, k) => [point, k ? local[k - 1] : [zero, zero]]));
    const [length, aside] = local[0];
    if (drawn && !(now(length) > 0))
      fail(`${on[0]} and ${on[1]} of ${name} are at one place; the first two points give its direction`, at);
    if (now(aside) !== 0)
      fail(`${on[1]}, the second point of ${name}, is not on the x axis of its frame; give [L]`, geom[0]);
    positive(length, `the distance of ${on[0]} and ${on[1]}`);
    const [centre, mass, inertia] = texts(plain(node.get("Dyna", true)) ?? null, `Dyna of ${name}`, 3, 3);
    const centroid = pair(centre, `the centroid of ${name}`);
    return {
      name,
      key,
      line,
      points: on,
      places,
      frame,
      centroid: frame ? frame(centroid) : centroid,
      mass: positive(quantity(mass, `the mass of ${name}`), `the mass of ${name}`),
      inertia: positive(
        quantity(inertia, `the moment of inertia of ${name}`),
        `the moment of inertia of ${name}`,
        true,
      ),
    };
  }

  // Return the position of a point of a body with Geom: world; it is given exactly.
  function drawnAt(point, name, at) {
    if (fixed[point]) return fixed[point];
    const node = plain(file.getIn(["ProblemData", "positions", point], true));
    if (node === undefined)
      fail(
        `there is no position of ${point}; Geom: world of ${name} takes the places of its points from positions and Fixed`,
        at,
      );
    const [x = zero, y = zero] = texts(node, point, 0, 2).map((one) => component(one, point).at);
    return [x, y];
  }

  // The frame of a body whose first two points are placed in the world.
  function frameOf([first, second], line) {
    return (place, direction = false) =>
      [0, 1].map((axis) => ({
        text: "",
        line,
        of: (values) => {
          const [[px, py], [qx, qy], [rx, ry]] = [first, second, place].map((pair) =>
            pair.map(({ of }) => of(values)[0]),
          );
          const [ux, uy, long] = [qx - px, qy - py, Math.hypot(qx - px, qy - py)];
          const [wx, wy] = direction ? [rx, ry] : [rx - px, ry - py];
          return [(axis ? ux * wy - uy * wx : ux * wx + uy * wy) / long, 0, 0];
        },
      }));
  }

  const parts = [];
  for (const [kind, count, what, named] of [
    ["Springs", 2, "spring", ["stiffness", "free length", "mass"]],
    ["Dampers", 2, "damper", ["damping"]],
    ["Particles", 1, "particle", ["mass"]],
  ]) {
    parts.push(
      ...once(
        each(kind).map(([name, node, key, at]) => {
          wayless(name, at);
          const on = points(name, at, count, count);
          const written = kind === "Springs" ? texts(node, `the spring ${name}`, 2, 3) : [node];
          if (on.every((point) => fixed[point]))
            fail(
              `${on.join(" and ")} ${on.length > 1 ? "are" : "is"} fixed in the world; give a point that moves`,
              at,
            );
          const given = written.map((one, k) =>
            positive(
              quantity(one, `the ${named[k]} of ${name}`),
              `the ${named[k]} of ${name}`,
              kind !== "Particles",
            ),
          );
          return { kind, name, key, points: on, values: given, line: file.lineOf(at) };
        }),
        what,
      ),
    );
  }
  const moving = [...new Set([...bodies, ...parts].flatMap((part) => part.points))]
    .filter((point) => !fixed[point])
    .sort();
  if (moving.length > MOST_POINTS)
    throw new SpecError(`${moving.length} points; at most ${MOST_POINTS} move`);
  const somewhere = (point, node) =>
    moving.includes(point) || fixed[point] || fail(`there is no point ${point}`, node);
  const isBody = (name, node) =>
    bodies.some((one) => one.name === name) ||
    fail(
      `there is no body ${name.slice(0, 40)}; known are ${bodies.map((one) => one.name).join(", ") || "none"}`,
      node,
    );
  const pairOfBodies = (name, node) => {
    const found = name.split("-");
    if (found.length > 2 || new Set(found).size < found.length)
      fail(`${name.slice(0, 40)} is neither a body nor two bodies`, node);
    found.forEach((one) => isBody(one, node));
    return found;
  };
  const lines = texts(
    plain(file.getIn(["PartData", "Collinear"], true)) ?? null,
    "Collinear",
    0,
    MOST_POINTS,
  ).map((node) => {
    const name = text(node, "Collinear");
    const on = points(name, node, 3);
    on.forEach((point) => somewhere(point, node));
    if (on.every((point) => fixed[point])) fail(`${on.join(", ")} are all fixed`, node);
    return { name, points: on, line: file.lineOf(node) };
  });
  const rods = entries("PartData", "Joints").map(([name, node, key]) => rod(name, node, key));

  // A massless rod between two points.
  function rod(name, node, key) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name))
      fail(`${name.slice(0, 40)} is not a name of a joint; a letter, then letters and digits`, key);
    if (!YAML.isMap(node)) fail(`${name} has Distance and Length, as in {Distance: [A, B], Length: 1}`, key);
    const known = node.items
      .map(({ key: of }) => String(plain(of).value))
      .find((one) => !["Distance", "Length"].includes(one));
    if (known !== undefined)
      fail(`${name} has ${known.slice(0, 40)}; the board draws only joints with Distance and Length`, key);
    const on = texts(plain(node.get("Distance", true)) ?? null, `Distance of ${name}`, 2, 2).map((one) =>
      text(one, `Distance of ${name}`),
    );
    on.forEach((point) => somewhere(point, key));
    if (on[0] === on[1] || on.every((point) => fixed[point]))
      fail(
        `${name} is between ${on.join(" and ")}; give two different points, of which at least one moves`,
        key,
      );
    if (!node.has("Length"))
      fail(
        `the length of ${name} changes, which the board does not draw; run the file with teachmech run`,
        key,
      );
    const length = positive(
      quantity(plain(node.get("Length", true)), `the length of ${name}`),
      `the length of ${name}`,
    );
    return {
      name,
      points: on,
      places: { [on[0]]: [zero, zero], [on[1]]: [length, zero] },
      line: file.lineOf(key),
    };
  }
  const torsions = each("TorsionSprings").map(([name, node, key, at]) => ({
    name,
    key,
    bodies: pairOfBodies(name, at),
    values: texts(node, `the torsion spring ${name}`, 2, 2).map((one) => quantity(one, name)),
  }));

  // --- forces, drives, start --------------------------------------------------------------------

  const forces = entries("AppliedForces", "ConstForces").map(([name, node, key]) => {
    wayless(name, key);
    const [point, on = null] = name.split(" on ").map((part) => part.trim());
    somewhere(point, key);
    if (on !== null) isBody(on, key);
    const force = pair(node, `the force on ${name}`);
    const { frame } = bodies.find((one) => one.name === on) ?? {};
    return { name, point, body: on, force: frame ? frame(force, true) : force };
  });
  const torques = entries("AppliedForces", "ConstTorques").map(([name, node, key]) => ({
    name,
    bodies: pairOfBodies(name, key),
    torque: quantity(node, `the torque on ${name}`),
  }));
  const gravity = file.getIn(["AppliedForces", "Gravity"], true);
  const pull = gravity === undefined ? [zero, zero] : gravityOf(gravity);
  function gravityOf(node) {
    const found = pair(node, "Gravity");
    return texts(node, "Gravity", 0, 2).length
      ? found
      : EARTH.map((written) => ({ text: written, of: readText(written, []), line: null }));
  }
  const t0 = file.hasIn(["ProblemData", "t0"])
    ? quantity(file.getIn(["ProblemData", "t0"], true), "t0")
    : zero;
  const tend = file.hasIn(["ProblemData", "tend"])
    ? quantity(file.getIn(["ProblemData", "tend"], true), "tend")
    : fail("ProblemData has no tend, the time at the end", file.contents);
  if (!(now(tend) > now(t0))) throw new SpecError("tend is not after t0", tend.line);
  const given = [
    ["Drives", entries("Drives")],
    ["positions", entries("ProblemData", "positions")],
    ["velocities", entries("ProblemData", "velocities")],
  ];
  const named = new Set([...torsions, ...torques].flatMap((one) => one.bodies));
  for (const [kind, all] of given) {
    for (const [name, node, key] of all) {
      wayless(name, key);
      for (const [, of] of [
        ...name.matchAll(TURNED),
        ...(kind === "Drives" ? text(node, name).matchAll(TURNED) : []),
      ])
        if (isBody(of, key)) named.add(of);
    }
  }
  for (const of of namesIn(file.getIn(["SolverParams", "OutFile", "angles"], true))) named.add(of);
  const turning = bodies.map((one) => one.name).filter((name) => named.has(name));
  const coordinates = [
    ...moving.flatMap((point) => [`${point}_x`, `${point}_y`]),
    ...turning.map((name) => `theta_${name}`).sort(),
  ];
  const drives = given[0][1].map(([name, node, key]) => {
    if (!coordinates.includes(name))
      fail(`there is no coordinate ${name.slice(0, 40)}; known are ${coordinates.join(", ")}`, key);
    return { name, at: quantity(node, `the drive of ${name}`, names, now(t0)) };
  });
  const start = {};
  for (const [prefix, [, all]] of [
    ["", given[1]],
    ["v", given[2]],
  ]) {
    for (const [name, node, key] of all) {
      if (fixed[name]) fail(`${name} is fixed in the world; remove it here`, key);
      if (!name.startsWith("theta_")) somewhere(name, key);
      const whole = name.startsWith("theta_") ? [node] : texts(node, name, 0, 2);
      const axes = name.startsWith("theta_") ? [name] : [`${name}_x`, `${name}_y`];
      axes.forEach(
        (axis, k) =>
          (start[prefix + axis] = whole[k] ? component(whole[k], name) : { at: zero, fixed: false }),
      );
    }
  }
  function component(node, what) {
    if (!YAML.isSeq(node)) return { at: quantity(node, what), fixed: false };
    const [number, word] = texts(node, what, 2, 2);
    if (text(word, what) !== "fixed") fail(`the start of ${what} is a number, or [number, fixed]`, node);
    return { at: quantity(number, what), fixed: true };
  }
  const traces = namesIn(file.getIn(["Animation", "traces"], true)).filter((point) => moving.includes(point));
  const width = file.getIn(["Animation", "Skeleton", "fleshoutwid"], true);
  const tolerance = file.getIn(["SolverParams", "Integration", "tol"], true);
  const units = file.getIn(["Units"], true);

  function namesIn(node) {
    if (YAML.isScalar(node)) return String(node.value).split(/[\s,]+/);
    return YAML.isSeq(node) ? node.items.filter(YAML.isScalar).map(({ value }) => String(value)) : [];
  }

  const beyond = [
    ["Constraints"],
    ["PartData", "TorsionDampers"],
    ["AppliedForces", "Forces"],
    ["AppliedForces", "Torques"],
    ["AppliedForces", "Rayleigh"],
  ]
    .map((path) => ({ key: path.at(-1), node: file.getIn(path, true) }))
    .filter(({ node }) => (YAML.isMap(node) ? node.items.length : node !== undefined && node.value !== ""))
    .map(({ key, node }) => ({ key, line: file.lineOf(node) }));
  const skels = file.getIn(["Animation", "Skels"], true);
  return {
    skels: YAML.isMap(skels) ? skels.items.map(({ key }) => String(key.value)) : [],
    title: option("Title") ?? "mechanism",
    si: !YAML.isMap(units),
    unit: YAML.isMap(units) ? String(units.get("length") ?? "m") : units ? "m" : "",
    parameters,
    dependent,
    values,
    fixed,
    moving,
    bodies,
    parts,
    lines,
    torsions,
    forces,
    torques,
    gravity: pull,
    drives,
    turning,
    coordinates,
    start,
    traces,
    beyond,
    rods,
    times: { t0, tend, tolerance: tolerance ? quantity(tolerance, "tol") : null },
    width: width ? positive(quantity(width, "fleshoutwid"), "fleshoutwid") : null,
  };
}

/** Parameters as texts take them. @param {Record<string, number>} parameters @returns {Record<string, Jet>} */
export function jetsOf(parameters) {
  return Object.fromEntries(Object.entries(parameters).map(([name, x]) => [name, [x, 0, 0]]));
}
