// The edits of a MechSpec file by drawing. Comments, the order of keys and all other texts are preserved.

import * as YAML from "yaml";
import { beginAt } from "./drives.js";
import { writeGears } from "./gears.js";
import { fourBarThrough } from "./guidance.js";
import { weighedAgain, weightOf } from "./plates.js";
import { readNumber } from "./quantities.js";
import { limitedIn, limitedOf, stopOf } from "./stops.js";
import { isNumber, namesOf, numberText, parsedFile, pointsOf, SpecError, textOf } from "./tree.js";

/** @import { Body, Limited, Position, Positions, Rubbing, Spec, Target, Value } from "./types.js" */

/** @typedef {(string | number)[]} Path */

// without I, which looks like 1, and O, the first point of the ground
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const STIFFNESS = "100";
const DAMPING = "2"; // values of new parts, in N/m and N s/m
const RADIUS = "0.01"; // m, of a pin with friction
const STAYS = ["Fixed", "positions", "PartData", "ProblemData"]; // keys that may be empty
const KINDS = ["Rigids", "Springs", "Dampers", "Particles"];

/** The text of an empty drawing. */
export const EMPTY = ["Title: Drawing", "Units: SI", "PhysicalParams:", "  rho: 1 # kg per metre of a bar",
  "Dimension: 2", "PartData:", "  Fixed: {}", "AppliedForces:", "  Gravity: [] # (0, -9.80665)",
  "ProblemData:", "  tend: 10", "  positions: {}", ""].join("\n");

/** A text while it is edited, with the current `positions` of all points and `notes` for the user. */
export class Edits {
  /** @param {string} text @param {Spec} spec @param {Positions} positions */
  constructor(text, spec, positions) {
    this.file = parsedFile(text);
    this.before = text;
    this.spec = spec;
    this.positions = { ...positions };
    this.notes = /** @type {string[]} */ ([]);
  }

  /** The current text. */
  get text() {
    return this.file.toString({ lineWidth: 0, flowCollectionPadding: false });
  }

  // --- the tree of keys -----------------------------------------------------------------------

  /** @param {unknown} value */
  flow(value) {
    return this.file.createNode(value, { flow: true });
  }

  /** Return the node of the tree at a path. @param {Path} path */
  node(path) {
    return this.file.getIn(path, true);
  }

  /** @param {Path} path @param {unknown} value */
  set(path, value) {
    const { file } = this;
    path.slice(0, -1).forEach((_, k) => {
      // a missing or empty map begins as a block
      const at = path.slice(0, k + 1);
      const node = file.getIn(at, true);
      if (!YAML.isMap(node) && !YAML.isSeq(node)) file.setIn(at, file.createNode({}));
      else if (YAML.isMap(node) && !node.items.length && at.at(-1) !== "Fixed") node.flow = false;
    });
    const before = file.getIn(path, true);
    if (YAML.isScalar(before) && typeof value === "string") before.value = value;
    else file.setIn(path, typeof value === "string" ? value : this.flow(value));
  }

  /** @param {Path} path */
  remove(path) {
    if (this.file.hasIn(path)) this.file.deleteIn(path);
    const around = path.slice(0, -1);
    const map = this.file.getIn(around, true);
    if (!YAML.isMap(map) || map.items.length) return;
    if (STAYS.includes(String(around[around.length - 1])))
      map.flow = true; // {} instead of nothing
    else this.file.deleteIn(around);
  }

  /** @param {...string|number} path */
  keys(...path) {
    const node = this.node(path);
    return YAML.isMap(node)
      ? node.items.map(({ key }) => (YAML.isScalar(key) ? textOf(key) : String(key)))
      : [];
  }

  /** Give a part its own key if several parts share one. @param {string} kind @param {string} name */
  separateEntry(kind, name) {
    const key = this.keys("PartData", kind).find((one) => namesOf(one).includes(name));
    if (key === name || key === undefined) return;
    const node = this.file.getIn(["PartData", kind, key], true);
    const names = namesOf(key);
    this.remove(["PartData", kind, key]);
    for (const one of names)
      this.file.setIn(["PartData", kind, one], YAML.isNode(node) ? node.clone() : node);
    this.notes.push(`${key} shared one entry; each has its own entry now`);
  }

  /** @param {string} name @param {string} text */
  parameter(name, text) {
    if (!this.file.hasIn(["PhysicalParams", name])) this.set(["PhysicalParams", name], text);
    return name;
  }

  // --- points ---------------------------------------------------------------------------------

  /** @param {boolean} onGround */
  newName(onGround) {
    const used = new Set([...Object.keys(this.positions), ...this.keys("ProblemData", "positions")]);
    if (onGround && !used.has("O")) return "O";
    for (let round = 0;; round++) {
      const found = [...LETTERS].map((letter) => letter + (round || "")).find((name) => !used.has(name));
      if (found) return found;
    }
  }

  /** Return the point of a target, which may be a new one.
   * @param {{ point: string | null, position: Position }} target */
  pointAt({ point, position }, onGround = false) {
    if (point) return point;
    const name = this.newName(onGround);
    this.positions[name] = position;
    this.put(name, position, onGround);
    return name;
  }

  /** @param {string} name @param {Position} position */
  put(name, position, onGround = Boolean(this.spec.fixed[name])) {
    const path = onGround ? ["PartData", "Fixed", name] : ["ProblemData", "positions", name];
    const node = this.node(path);
    if (!YAML.isSeq(node)) return this.set(path, position.map((x) => numberText(x)));
    this.rewrite(node, position);
  }

  /** Write a position into its list; a text with the same value is kept.
   * @param {unknown} list @param {number[]} position */
  rewrite(list, position) {
    if (!YAML.isSeq(list)) return;
    position.forEach((x, axis) => {
      const item = list.items[axis];
      const scalar = YAML.isSeq(item) ? item.items[0] : item;
      if (item === undefined) list.add(numberText(x));
      else if (numberIn(scalar) !== x) this.retell(scalar, numberText(x));
    });
  }

  /** Replace a text by a number, with a note if the text was not a number.
   * @param {unknown} scalar @param {string} text */
  retell(scalar, text) {
    if (!YAML.isScalar(scalar)) return;
    if (!isNumber(textOf(scalar))) this.notes.push(`"${scalar.value}" is now the number ${text}`);
    scalar.value = text;
  }

  /** Fix a point to the ground, or release it. @param {string} point */
  ground(point) {
    this.redraw(); // written positions become the current ones
    if (this.spec.fixed[point]) {
      this.remove(["PartData", "Fixed", point]);
      if ([...this.spec.bodies, ...this.spec.parts].some(({ points }) => points.includes(point)))
        this.put(point, this.positions[point], false);
    } else {
      for (const path of [["ProblemData", "positions", point], ["ProblemData", "velocities", point]])
        this.remove(path);
      const lost = this.unload(point);
      if (lost) this.notes.push(`${point} is fixed; its ${lost}`);
      this.put(point, this.positions[point], true);
    }
    this.writeStops();
    this.sweep();
  }

  /** Remove what has no effect on a point of the ground: its mass, constant forces and drives. Return a text that says
   * what is removed, or "". @param {string} point */
  unload(point) {
    this.separateEntry("Particles", point);
    const forces = this.keys("AppliedForces", "ConstForces").filter((key) =>
      key.split(" on ")[0].trim() === point
    );
    /** @type {[string, Path[]][]} */
    const all = [["mass", [["PartData", "Particles", point]]], [forces.length > 1 ? "forces" : "force",
      forces.map((key) => ["AppliedForces", "ConstForces", key])], ["motor",
      ["x", "y"].map((axis) => ["Drives", `${point}_${axis}`])]];
    const had = all.filter(([, paths]) => paths.some((path) => this.file.hasIn(path))).map(([what]) => what);
    for (const path of all.flatMap(([, paths]) => paths)) this.remove(path);
    if (!had.length) return "";
    const several = had.length > 1 || had[0] === "forces";
    return `${[had.slice(0, -1).join(", "), had.at(-1)].filter(Boolean).join(" and ")} ${
      several ? "are" : "is"
    } removed`;
  }

  // --- parts ----------------------------------------------------------------------------------

  /** Return two points in an order in which no part of this kind has them.
   * @param {string} a @param {string} b @param {string} kind @returns {[string, string]} */
  ordered(a, b, kind) {
    const begun = kind === "Rigids"
      ? this.spec.bodies.map(({ points }) => points[0] + points[1])
      : this.keys("PartData", kind).flatMap(namesOf);
    /** @type {[string, string][]} */
    const both = [[a, b], [b, a]];
    const found = both.find(([first, second]) => !begun.includes(first + second));
    if (!found)
      throw new SpecError(`${a}${b} and ${b}${a} already join ${a} and ${b}; erase one of them first`);
    return found;
  }

  /** @param {string} first @param {string} second */
  bar(first, second) {
    const [a, b] = this.ordered(first, second, "Rigids");
    const name = a + b;
    const length = this.parameter(`L_${name}`, numberText(this.apart(a, b)));
    const rho = this.parameter("rho", "1");
    this.set(["PartData", "Rigids", name], { Geom: [[length]],
      Dyna: [[`${length}/2`], `${rho}*${length}`, `${rho}*${length}^3/12`] });
  }

  /** Add a rigid body with three points or more. @param {string[]} corners */
  plate(corners) {
    const begun = this.spec.bodies.map(({ points }) => points[0] + points[1]);
    const first = corners.findIndex((one, k) => !begun.includes(one + corners[(k + 1) % corners.length]));
    if (first < 0)
      throw new SpecError(
        `a body already begins at each side of ${corners.join("")}; erase one of them first`,
      );
    const points = [...corners.slice(first), ...corners.slice(0, first)];
    const local = this.localPositions(points);
    this.set(["PartData", "Rigids", points.join("")], { Geom: geomOf(local), Dyna: weightOf(this, local) });
  }

  /** @param {string} first @param {string} second */
  spring(first, second) {
    const [a, b] = this.ordered(first, second, "Springs");
    this.set(["PartData", "Springs", a + b], [STIFFNESS, numberText(this.apart(a, b))]);
  }

  /** @param {string} a @param {string} b */
  damper(a, b) {
    this.set(["PartData", "Dampers", this.ordered(a, b, "Dampers").join("")], DAMPING);
  }

  /** @param {string} point */
  mass(point) {
    if (this.keys("PartData", "Particles").flatMap(namesOf).includes(point))
      throw new SpecError(`${point} already has a mass; press the point with Move to change it`);
    this.set(["PartData", "Particles", point], "1");
  }

  /** Let a point slide on the line through two others.
   * @param {string} a @param {string} b @param {string} point */
  slider(a, b, point) {
    const path = ["PartData", "Collinear"];
    const node = this.node(path);
    if (this.spec.lines.some(({ points }) =>
      points.slice(2).includes(point) && points.slice(0, 2).every((one) => [a, b].includes(one))
    ))
      throw new SpecError(`${point} already slides on that line`);
    if (YAML.isSeq(node)) node.add(a + b + point);
    else this.set(path, [a + b + point]);
    this.positions[point] = this.onLine(a, b, point);
    this.move(point, this.positions[point]);
  }

  /** Keep a point on one side of the line through two others.
   * @param {Target} first @param {Target} second @param {Target} third */
  floor(first, second, { point }) {
    if (!point || this.spec.fixed[point])
      throw new SpecError("a floor stops a point that moves; press one after the two points of the floor");
    const [a, b] = [this.pointAt(first, true), this.pointAt(second, true)];
    const [p, q, r] = [a, b, point].map((name) => this.positions[name]);
    // the point is on the left, seen along the line
    const left = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    const line = left < 0 ? b + a : a + b;
    const round = this.spec.contacts.flatMap(({ shapes }) => shapes).find(({ kind, points }) =>
      ["Ball", "Disk"].includes(kind) && points[0] === point
    );
    const shape = round
      ? { [round.kind]: round.body ? `${point} on ${round.body}` : point, Radius: round.radius.text }
      : { Point: point };
    this.contact(`${point} on ${line}`, { ...shape, Against: { Line: line }, restitution: "0" });
  }

  /** Tie two points together by a thread; one that is longer than their distance is slack.
   * @param {Target} first @param {Target} second */
  thread(first, second) {
    const a = this.pointAt(first, true);
    const b = this.pointAt(second);
    if (a === b) return;
    if (!second.point) this.mass(b);
    this.contact(`thread ${a + b}`, { Thread: [a, b], Length: numberText(this.apart(a, b)),
      restitution: "0" });
  }

  /** @param {string} name @param {Record<string, unknown>} value */
  contact(name, value) {
    if (this.file.hasIn(["Contacts", name]))
      throw new SpecError(`there already is ${name}; press it with Move to change it`);
    this.set(["Contacts", name], value);
  }

  // --- values of parts ------------------------------------------------------------------------

  /** Set a stop of an angle or of a slider, or remove it if the text is empty.
   * @param {Limited} limited @param {boolean} least @param {string} text */
  stop(limited, least, text) {
    const [known, other] = [least, !least].map((which) => stopOf(this.spec, limited, which));
    const what = `${least ? "least" : "greatest"} ${limited.what}`;
    const name = known?.name ?? what;
    if (!text) return this.remove(["Constraints", name]);
    const { parameters, values } = this.spec;
    const [x] = readNumber(text, what, Object.keys(parameters))(values);
    const [y] = other?.bound?.at(values) ?? [least ? Infinity : -Infinity];
    if (!(least ? x < y : x > y)) {
      const than = least ? "not less than the greatest one" : "not greater than the least one";
      throw new SpecError(`the ${what} is ${x}, which is ${than}, ${y}; give another number`);
    }
    this.equation(name, `${limited.of} ${least ? ">=" : "<="} ${text}`);
    if (!known) this.set(["Constraints", name, "restitution"], "0");
  }

  /** Write an entry of Constraints. @param {string} name @param {string} text */
  equation(name, text) {
    const path = ["Constraints", name];
    if (YAML.isScalar(this.node(path))) this.set(path, text);
    else if (this.file.hasIn(path)) this.set([...path, "equation"], text);
    else this.set(path, { equation: text });
  }

  /** Set the value of a key of a contact, a bound or a friction, or remove it if the text is empty.
   * @param {Path} path @param {string} text */
  law(path, text) {
    const entry = path.slice(0, -1);
    const node = this.node(entry);
    if (YAML.isScalar(node)) this.file.setIn(entry, this.flow({ equation: textOf(node) }));
    if (text) return this.set(path, text);
    this.remove(path);
    if (path.at(-1) === "friction") this.remove([...entry, "static"]);
  }

  /** Set a value of the friction of a pin or a slider. If the coefficient is empty, the friction is removed.
   * @param {Rubbing} rubbing @param {string} key @param {string} text */
  rub({ name, pin, against, known }, key, text) {
    const path = ["Friction", name];
    if (known && (text || key !== "friction")) return this.law([...path, key], text);
    if (!text) return this.remove(path);
    this.set(path, { ...(pin ? { Radius: RADIUS } : {}), friction: text,
      ...(against ? { Against: against } : {}) });
  }

  /** Write the stops of sliders again; their texts contain the positions of fixed points. */
  writeStops() {
    const { file, spec } = this;
    const at = (/** @type {string} */ point) => {
      const path = ["PartData", "Fixed", point];
      if (!file.hasIn(path)) return [`${point}_x`, `${point}_y`];
      return [0, 1].map((axis) => String(file.getIn([...path, axis]) ?? "0"));
    };
    const now = limitedOf(spec, at);
    limitedOf(spec).forEach((before, k) => {
      if (now[k].of === before.of) return;
      for (const least of [true, false]) {
        const { name, bound } = stopOf(spec, before, least) ?? {};
        if (name && bound) this.equation(name, `${now[k].of} ${least ? ">=" : "<="} ${bound.text}`);
      }
    });
  }

  /** The points whose paths are shown. */
  get traces() {
    const node = this.node(["Animation", "traces"]);
    return YAML.isSeq(node) ? node.items.map(textOf) : [];
  }

  /** Show the path of a point, or hide it. @param {string} point */
  trace(point) {
    const path = ["Animation", "traces"];
    const node = this.node(path);
    const at = this.traces.indexOf(point);
    if (YAML.isSeq(node) && at >= 0) node.items.splice(at, 1);
    else if (YAML.isSeq(node)) node.add(point);
    else this.set(path, [point]);
  }

  /** Draw a four-bar that guides a bar through positions. Its crank swings from the first to the last one.
   * @param {Target[]} ends both ends of the bar in each position */
  guide(ends) {
    const found = fourBarThrough(ends.map(({ position }) => position));
    /** @param {Position} position */
    const at = (position, onGround = false) => this.pointAt({ point: null, position }, onGround);
    const [o, c] = [at(found.O, true), at(found.C, true)];
    const [a, b] = [at(found.A), at(found.B)];
    this.bar(o, a);
    this.bar(c, b);
    if (found.onEnds) this.bar(a, b);
    else {
      const [p, q] = ends.slice(0, 2).map(({ position }) => at(position));
      this.plate([a, b, p, q]);
      this.trace(p);
    }
    const [first, last] = found.angles;
    const [middle, half] = [(first + last) / 2, (last - first) / 2].map((x) => numberText(x));
    this.set(["Drives", `theta_${o + a}`], `${middle} - (${half})*cos(pi/2*t)`);
    this.notes.push(found.defect || "a four-bar guides the bar through all positions in order");
  }

  /** Add gravity, or remove it. */
  gravity() {
    const path = ["AppliedForces", "Gravity"];
    if (this.file.hasIn(path)) this.remove(path);
    else this.set(path, []);
  }

  // --- moving ---------------------------------------------------------------------------------

  /** Move a point, and change lengths, shapes and phases accordingly.
   * @param {string} point @param {Position} position */
  move(point, position) {
    this.moveAll({ [point]: position });
  }

  /** Move several points, with lengths, shapes and phases unchanged between them if they move `together`.
   * @param {Positions} given */
  moveAll(given, together = false) {
    const before = { ...this.positions };
    Object.assign(this.positions, given);
    const stays = (/** @type {string[]} */ points) => together && points.every((name) => given[name]);
    for (const { points: [a, b, ...others] } of this.spec.lines) {
      // sliding points stay on their line
      for (const other of others)
        if ([a, b, other].some((name) => given[name]) && !stays([a, b, other]) && !this.spec.fixed[other])
          this.positions[other] = this.onLine(a, b, other);
    }
    const moved = Object.keys(this.positions).filter((name) =>
      before[name]?.some((x, axis) => x !== this.positions[name][axis])
    );
    for (const name of moved) this.put(name, this.positions[name]);
    for (const body of this.spec.bodies)
      if (!body.frame && !stays(body.points) && body.points.some((name) => moved.includes(name)))
        this.reshape(body);
    for (const name of moved)
      this.positions[name].forEach((x, k) =>
        beginAt(this, `${name}_${"xy"[k]}`, `${"xy"[k]}_${name}`, x, Infinity)
      );
    if (moved.length) {
      this.redraw();
      this.writeStops();
      writeGears(this);
    }
    for (const { name, points } of this.spec.rods)
      if (!stays(points) && points.some((one) => moved.includes(one)))
        this.length(this.file.getIn(["PartData", "Joints", name, "Length"], true),
          this.apart(points[0], points[1]));
  }

  // Write the current points of bodies with Geom: world; centroids keep their positions relative to the first
  // two points.
  redraw() {
    const { spec } = this;
    const numbers = (/** @type {Value[]} */ pair) => pair.map(({ of }) => of(spec.values)[0]);
    const before = (/** @type {string} */ point) =>
      numbers(spec.fixed[point] ?? ["x", "y"].map((axis) => spec.start[`${point}_${axis}`].at));
    /** @param {string} point */
    const stays = (point) => before(point).every((x, axis) => x === this.positions[point][axis]);
    for (const body of spec.bodies.filter(({ frame }) => frame)) {
      const { name, points, positions, centroid } = body;
      const weigh = weighedAgain(this, body);
      for (const point of points) if (!stays(point)) this.put(point, this.positions[point]);
      const [a, b] = points;
      const [p, q] = [this.positions[a], this.positions[b]];
      if (!stays(a) || !stays(b)) {
        this.separateEntry("Rigids", name);
        const [x, y, long] = numbers([...centroid, positions[b][0]]);
        const u = [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
        this.rewrite(this.file.getIn(["PartData", "Rigids", name, "Dyna", 0], true), [
          p[0] + x * u[0] - y * u[1],
          p[1] + x * u[1] + y * u[0],
        ]);
        this.turn(name, this.angle(a, b));
      }
      if (!points.every(stays)) weigh();
    }
  }

  /** Change the local places of a body according to its points. @param {Body} body */
  reshape(body) {
    const { name, points } = body;
    const weigh = weighedAgain(this, body);
    this.separateEntry("Rigids", name);
    const path = ["PartData", "Rigids", name];
    const local = this.localPositions(points);
    this.length(this.node([...path, "Geom", 0, 0]), local[1][0]);
    local.slice(2).forEach((position, k) => this.rewrite(this.node([...path, "Geom", k + 1]), position));
    weigh();
    this.turn(name, this.angle(points[0], points[1]));
  }

  /** Let the motor of a body begin at an angle. @param {string} name @param {number} angle */
  turn(name, angle) {
    beginAt(this, `theta_${name}`, `phi_${name}`, angle, 2 * Math.PI);
  }

  /** Change a length, or the parameter that defines it. @param {unknown} scalar @param {number} x */
  length(scalar, x) {
    const name = textOf(scalar);
    const of = this.file.getIn(["PhysicalParams", name], true);
    if (of) this.retell(of, numberText(x));
    else if (numberIn(scalar) !== x) this.retell(scalar, numberText(x));
  }

  // --- erasing --------------------------------------------------------------------------------

  /** @param {string} point */
  erasePoint(point) {
    const holds = (/** @type {string} */ name) => pointsOf(name).includes(point);
    for (const kind of KINDS)
      for (const key of this.keys("PartData", kind))
        for (const name of namesOf(key)) if (holds(name)) this.erasePart(kind, name);
    const node = this.node(["PartData", "Collinear"]);
    if (YAML.isSeq(node))
      node.items = node.items.filter((one) => !holds(textOf(one)));
    this.remove(["PartData", "Fixed", point]);
    this.sweep();
  }

  /** @param {string} kind @param {string} name */
  erasePart(kind, name) {
    if (kind === "Contacts") this.remove([kind, name]);
    else if (kind === "Collinear") {
      const node = this.node(["PartData", "Collinear"]);
      if (YAML.isSeq(node)) node.items = node.items.filter((one) => textOf(one) !== name);
      for (const limited of limitedIn(this.spec, { kind, name }))
        for (const least of [true, false]) this.stop(limited, least, "");
    } else {
      this.separateEntry(kind, name);
      this.remove(["PartData", kind, name]);
    }
    this.sweep();
  }

  // Remove entries of points and bodies that no longer exist.
  sweep() {
    const names = (/** @type {string} */ kind) => this.keys("PartData", kind).flatMap(namesOf);
    const bodies = names("Rigids");
    const points = new Set(
      [...bodies, ...names("Springs"), ...names("Dampers"), ...names("Particles")].flatMap(pointsOf),
    );
    const there = (/** @type {string} */ name) => {
      if (name.startsWith("theta_")) return bodies.includes(name.slice(6));
      return points.has(name.replace(/_[xy]$/, ""));
    };
    for (const path of [["ProblemData", "positions"], ["ProblemData", "velocities"], ["Drives"]])
      for (const key of this.keys(...path)) if (!there(key)) this.remove([...path, key]);
    for (const path of [["AppliedForces", "ConstTorques"], ["PartData", "TorsionSprings"], ["PartData",
      "TorsionDampers"]])
    {
      for (const key of this.keys(...path))
        if (!key.split("-").every((name) => bodies.includes(name))) this.remove([...path, key]);
    }
    /** @param {string} name */
    const known = (name) => points.has(name) || this.file.hasIn(["PartData", "Fixed", name]);
    for (const { name, points: on, shapes } of this.spec.contacts) {
      if (on.every(known) && shapes.every(({ body }) => body === null || bodies.includes(body))) continue;
      if (!this.file.hasIn(["Contacts", name])) continue;
      this.remove(["Contacts", name]);
      this.notes.push(`the contact ${name} is also removed`);
    }
    const lines = this.node(["PartData", "Collinear"]);
    const guides = YAML.isSeq(lines) ? lines.items.map(textOf) : [];
    for (const { name, points: on, bodies: turning, guide, other } of this.spec.frictions) {
      const joined = other === "ground" ? this.file.hasIn(["PartData", "Fixed", on[0]]) : true;
      const of = [...turning, ...(this.spec.bodies.some((body) => body.name === other) ? [other] : [])];
      const slides = [guide, this.spec.lines.some((line) => line.name === other) && other].filter((one) =>
        one
      );
      if (joined && on.every(known) && of.every((one) => bodies.includes(one))
        && slides.every((one) => guides.includes(String(one)))) continue;
      this.remove(["Friction", name]);
      this.notes.push(`the friction of ${name} is also removed`);
    }
    for (const { name, uses } of this.spec.equations.filter(({ uses }) => !uses.every(there))) {
      this.remove(["Constraints", name]);
      this.notes.push(`the constraint ${name} of ${uses.join(", ")} is also removed`);
    }
    for (const { name, points: on } of this.spec.rods)
      if (!on.every(known)) this.remove(["PartData", "Joints", name]);
    for (const key of this.keys("AppliedForces", "ConstForces")) {
      const [point, body] = key.split(" on ");
      if (!known(point) || (body && !bodies.includes(body)))
        this.remove(["AppliedForces", "ConstForces", key]);
    }
    for (const path of [["PartData", "Collinear"], ["Animation", "traces"]]) {
      const node = this.node(path);
      if (YAML.isSeq(node))
        node.items = node.items.filter((one) => pointsOf(textOf(one)).every(known));
      if (YAML.isSeq(node) && !node.items.length) this.remove(path);
    }
    this.removeUnused();
  }

  // Remove the parameters of bodies, gears and sliding motors that the board has named, and that are no longer used
  // after this edit.
  removeUnused() {
    const isBody = (/** @type {string} */ name) => {
      const points = pointsOf(name);
      return points.join("") === name && points.length > 1
        && points.every((one) => Object.hasOwn(this.positions, one));
    };
    let { text } = this;
    for (const name of this.keys("PhysicalParams")) {
      const [, kind, ...parts] =
        /^(L|phi|i|r|x|y)_([A-Za-z0-9]+)(?:_([A-Za-z][A-Za-z0-9]*))?(?:_\d+)?$/.exec(name) ?? [];
      const of = parts.filter((one) => one !== undefined);
      const named = "xy".includes(kind ?? "-")
        ? (/** @type {string} */ one) => Object.hasOwn(this.positions, one)
        : isBody;
      if (!of.every(named) || of.length !== ("ir".includes(kind ?? "-") ? 2 : 1)) continue;
      const count = (/** @type {string} */ where) =>
        where.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
      if (count(this.before) === 1 || count(text) !== 1) continue;
      this.remove(["PhysicalParams", name]);
      ({ text } = this);
    }
  }

  // --- geometry -------------------------------------------------------------------------------

  /** @param {string} a @param {string} b */
  apart(a, b) {
    const [p, q] = [this.positions[a], this.positions[b]];
    return Math.hypot(q[0] - p[0], q[1] - p[1]);
  }

  /** @param {string} a @param {string} b */
  angle(a, b) {
    const [p, q] = [this.positions[a], this.positions[b]];
    return Math.atan2(q[1] - p[1], q[0] - p[0]);
  }

  /** @returns {Position} @param {string} a @param {string} b @param {string} point */
  onLine(a, b, point) {
    const [p, q, r] = [a, b, point].map((name) => this.positions[name]);
    const u = [q[0] - p[0], q[1] - p[1]];
    const square = u[0] ** 2 + u[1] ** 2;
    const part = square > 0 ? ((r[0] - p[0]) * u[0] + (r[1] - p[1]) * u[1]) / square : 0;
    return [p[0] + part * u[0], p[1] + part * u[1]];
  }

  /** Return positions in the frame of a body: its first point is the origin, its second is on the x axis.
   * @param {string[]} points @param {Positions} [positions] */
  localPositions([a, b, ...others], positions = this.positions) {
    const [p, q] = [positions[a], positions[b]];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const u = [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
    const local = (/** @type {string} */ name) => {
      const x = positions[name][0] - p[0];
      const y = positions[name][1] - p[1];
      return [x * u[0] + y * u[1], y * u[0] - x * u[1]];
    };
    return [[0, 0], [long, 0], ...others.map(local)];
  }
}

/** @param {unknown} scalar @returns {number|null} */
const numberIn = (scalar) => (isNumber(textOf(scalar)) ? Number(textOf(scalar)) : null);
/** @param {number[][]} local */
const geomOf = (
  local,
) => [[numberText(local[1][0])], ...local.slice(2).map((position) => position.map((x) => numberText(x)))];
