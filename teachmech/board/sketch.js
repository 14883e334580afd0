// The data of the live picture of a drawing: outlines, sliders, charts. The same as in
// teachmech/live/live_picture.py, but without a motion by Python.

import { roundedHull } from "../animation/hull.js";
import { joined, Method } from "../numerics/javascript/method.js";
import { settleStart } from "../numerics/javascript/switching.js";
import { axesOf, scaleOf, VECTORS } from "./cones.js";
import { pitchCircles } from "./gears.js";
import { circlesOf } from "./pieces.js";
import { extentOf, parallelOf } from "./side_by_side.js";
import { chartsOf } from "./sketch_charts.js";
import { marksOf } from "./stops.js";

/** @import { Scene, Shape } from "../animation/types.js" */
/** @import { LivePicture, Outline } from "../live/types.js" */
/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Settings } from "../numerics/javascript/types.js" */
/** @import { Body, DrawingStyle, Mechanism, Part, Position, Positions, Spec } from "./types.js" */

const AHEAD = 60; // milliseconds for a preview of the extent of the motion
const TIMES = 400; // the most states of that preview
const SOME = 10; // the forces of each tenth of them give the length of arrows
const CONE_COLOUR = "#CC79A7"; // see teachmech/animation/friction_cones.py
const MARGIN = 4; // distance by which a guide extends beyond its points, in widths of an outline
const TAUT = 1e-9; // a thread that is shorter by this part of its length is slack
const HANGING = -0.3; // height of parts relative to their distance, below a hanging support

// the entries of a scene in space, for a planar one
export const OF_PLANE = { solids: [], directions: 0, view: null, reach: 0 };

/** Return the picture of a mechanism at its start.
 * @param {Spec} spec
 * @param {Positions} positions of all points
 * @param {DrawingStyle} look
 * @returns {{ scene: Scene, outlines: Outline[], size: number, unit: number, width: number }} */
export function sceneOf(spec, positions, look) {
  const sketch = new Sketch(spec, positions, look);
  sketch.addGuides();
  sketch.addSupports();
  sketch.addFloors();
  sketch.addBodies();
  sketch.addSprings();
  sketch.addStops();
  sketch.addGears();
  const { outlines, size, unit, width } = sketch;
  return { scene: sketch.scene, outlines, size, unit, width };
}

/** The shapes of a mechanism, in the order in which they are drawn. */
class Sketch {
  /** @param {Spec} spec @param {Positions} positions @param {DrawingStyle} look */
  constructor(spec, positions, look) {
    this.spec = spec;
    this.positions = positions;
    this.look = look;
    this.names = [...spec.moving, ...Object.keys(spec.fixed)];
    this.at = this.names.map((name) => positions[name]);
    this.size = extentOf(this.at) || 1;
    this.width = spec.width ? spec.width.of(spec.values)[0] : look.width * this.size;
    this.unit = look.unit * this.size;
    this.drawn = [...spec.bodies, ...spec.rods];
    const sliding = spec.lines.map(({ points }) => ({ points: points.slice(2) }));
    const pairs = spec.parts.filter(({ kind }) => kind !== "Particles");
    this.parts = [...this.drawn, ...pairs, ...sliding];
    this.shapes = /** @type {Shape[]} */ ([]);
    this.slots = /** @type {Shape[]} */ ([]); // above bodies, like blocks
    this.blocks = /** @type {Shape[]} */ ([]);
    this.outlines = /** @type {Outline[]} */ ([]); // shapes that depend on parameters
    this.numbers = 1; // how many numbers these shapes have so far
    this.supported = /** @type {Record<string, number[]>} */ ({}); // directions from points to their supports
  }

  /** @param {string} name */
  index(name) {
    return this.names.indexOf(name);
  }

  /** Return the parts that meet at a point. @param {string} name */
  meeting(name) {
    return this.parts.filter(({ points }) => points.includes(name));
  }

  /** Return a shape along the first two of some points.
   * @param {string[]} points @param {string} kind @param {number[][][]} lines @param {Partial<Shape>} [more]
   * @returns {Shape} */
  along(points, kind, lines, more = {}) {
    const [a, b] = points.map((point) => this.index(point));
    return { kind, origin: a, ends: [a, b], lines, fill: "", edge: "", ...more };
  }

  /** Return an outline of unit size, enlarged. @param {string} kind @param {number} by */
  grown(kind, by) {
    return this.look.shapes[kind].map((line) => line.map(([x, part, y]) => [by * x, part, by * y]));
  }

  addGuides() {
    const { positions, spec, unit, width } = this;
    for (const { points } of spec.lines) {
      const [a, b] = points.map((name) => positions[name]);
      const u = [b[0] - a[0], b[1] - a[1]];
      const long = Math.hypot(...u) || 1;
      const far = points.map((name) =>
        ((positions[name][0] - a[0]) * u[0] + (positions[name][1] - a[1]) * u[1]) / long
      );
      const ends = [Math.min(...far) - MARGIN * width, Math.max(...far) + MARGIN * width];
      const guide = [ends.map((x) => [x, 0, 0])];
      const slot = spec.bodies.some((body) =>
        points.slice(0, 2).every((point) => body.points.includes(point))
      );
      (slot ? this.slots : this.shapes).push(this.along(points, slot ? "slot" : "guide", guide));
      const block = this.grown("block", Math.max(width, 0.5 * unit));
      for (const name of points.slice(2).filter((one) => !this.slides(one, points))) {
        this.blocks.push(this.along(points, "block", block, { origin: this.index(name) }));
      }
    }
  }

  /** Return whether a point on a line is also on a body along that line.
   * @param {string} name @param {string[]} line */
  slides(name, line) {
    const on = (/** @type {Body} */ body) => body.points.filter((point) => line.includes(point)).length > 1;
    return this.spec.bodies.some((body) => body.points.includes(name) && on(body));
  }

  addSupports() {
    const { positions, spec, unit } = this;
    for (const name of Object.keys(spec.fixed)) {
      const meeting = this.meeting(name);
      if (!meeting.length) continue;
      const others = meeting.flatMap(({ points }) => points).filter((other) => other !== name);
      const away = others.map((other) =>
        [0, 1].map((axis) => positions[other][axis] - positions[name][axis])
      );
      const below = mean(away.map(([, y]) => y)) < HANGING * mean(away.map(([x, y]) => Math.hypot(x, y)));
      this.supported[name] = [0, below ? 1 : -1];
      const lines = this.grown(below ? "hanging" : "support", unit);
      this.shapes.push({ kind: "support", origin: this.index(name), ends: null, lines, fill: "", edge: "" });
    }
  }

  // Add bodies, the largest first, so that they do not cover small ones.
  addBodies() {
    const { look, spec, width } = this;
    let from = 1;
    const bodies = this.drawn.map((body, k) => {
      const local = body.points.map((point) =>
        body.positions[point].map((value) => value.of(spec.values)[0])
      );
      const lines = [roundedHull(local, width, look.arc).map(([x, y]) => [x, 0, y])];
      const [fill, edge] = look.bodies[k % look.bodies.length];
      const range = { from, to: from + 2 * local.length };
      from = range.to;
      return { shape: this.along(body.points, "body", lines, { fill, edge }), range,
        area: areaOf(local, width) };
    });
    this.numbers = from + circlesOf(spec).length;
    const how = "hull";
    const all = [...bodies.map((body) => ({ ...body, how })), ...this.circles(from)];
    for (const { shape, range, how } of all.sort((a, b) => b.area - a.area))
      this.outlines.push({ shape: this.shapes.push(shape) - 1, how, ...range });
    this.shapes.push(...this.slots, ...this.blocks);
  }

  /** Return the balls, disks and rings of contacts; disks that turn have a spoke.
   * @param {number} first the position of their first radius among the numbers of outlines */
  circles(first) {
    const { look, spec } = this;
    let others = this.drawn.length; // the next colour of a ball
    return circlesOf(spec).flatMap(({ kind, points: [point], radius: of, body }, k) => {
      const radius = of.of(spec.values)[0];
      const range = { from: first + k, to: first + k + 1 };
      const moves = kind !== "Ring" && (body !== null || !spec.fixed[point]);
      const own = this.drawn.findIndex(({ name }) => name === body);
      const colour = moves ? look.bodies[(own >= 0 ? own : others++) % look.bodies.length] : ["", ""];
      const ends = own >= 0 ? this.drawn[own].points.slice(0, 2).map((name) => this.index(name)) : null;
      const round = this.round(radius).slice(0, moves ? -1 : undefined);
      /** @type {Shape} */
      const shape = { kind: moves ? "body" : kind === "Ring" ? "support" : "block", origin: this.index(point),
        ends, lines: [round], fill: colour[0], edge: colour[1] };
      const disk = { shape, range, how: moves ? "circle" : "ring", area: (2 * radius) ** 2 };
      if (!ends || !moves) return [disk];
      const line = { ...shape, kind: "spoke", lines: [[[0, 0, 0], [radius, 0, 0]]] };
      return [disk, { shape: line, range, how: "spoke", area: 0 }];
    });
  }

  // Add the lines and segments of contacts: those of the ground are hatched on their right.
  addFloors() {
    const { positions, spec, unit } = this;
    const lines = spec.contacts.filter(({ kind }) => kind === "floor");
    for (const name of new Set(lines.map(({ points }) => points.slice(1).join()))) {
      const [a, b] = name.split(",");
      const on = lines.filter(({ points }) => points.slice(1).join() === name).map(({ points }) => points[0]);
      const u = [positions[b][0] - positions[a][0], positions[b][1] - positions[a][1]];
      const long = Math.hypot(...u) || 1;
      const far = [a, b, ...on].map((one) =>
        ((positions[one][0] - positions[a][0]) * u[0] + (positions[one][1] - positions[a][1]) * u[1]) / long
      );
      const [low, high] = [Math.min(...far) - 3 * unit, Math.max(...far) + 3 * unit];
      const line = [[low, 0, 0], [high, 0, 0]];
      if (!spec.fixed[a] || !spec.fixed[b]) {
        this.slots.push(this.along([a, b], "slot", [line]));
        continue;
      }
      const count = Math.ceil((high - low) / unit) - 1;
      const hatches = Array.from({ length: count },
        (_, k) => [[low + (k + 1) * unit, 0, 0], [low + k * unit, 0, -unit]]);
      this.shapes.push(this.along([a, b], "support", [line, ...hatches]));
    }
    for (const { shapes } of spec.contacts)
      for (const { kind, points } of shapes) {
        if (kind === "Segment" && points.every((point) => spec.fixed[point]))
          this.shapes.push(this.along(points, "spoke", [[[0, 0, 0], [0, 1, 0]]]));
      }
  }

  /** Return the threads as bars, which are dashed while they are slack. @returns {Scene["rods"]} */
  get threads() {
    const { positions, spec } = this;
    return spec.contacts.filter(({ thread }) => thread).map(
      ({ name, points: [b, a], numbers: [, length] }) => {
        const apart = Math.hypot(positions[b][0] - positions[a][0], positions[b][1] - positions[a][1]);
        const slack = apart < (1 - TAUT) * length.of(spec.values)[0];
        return { from: this.index(a), to: this.index(b), pivot: null, constraint: name,
          off: slack ? [[-Infinity, Infinity]] : [] };
      },
    );
  }

  addSprings() {
    const { positions, spec, unit } = this;
    for (const part of spec.parts) {
      if (part.kind === "Particles") continue;
      const { half, aside } = parallelOf(spec, positions, unit, part);
      const shape = part.kind === "Springs" ? "spring" : "damper";
      const ends = aside ? [0, 1].map((end) => [[0, end, 0], [0, end, aside]]) : [];
      const lines = this.grown(shape, half).map((line) => line.map(([x, along, y]) => [x, along, y + aside]));
      this.shapes.push(this.along(part.points, shape, [...lines, ...ends]));
    }
  }

  // Add stops, which depend on parameters.
  addStops() {
    const { spec, unit, width } = this;
    let from = this.numbers;
    for (const { limited: { pivot, frame }, line } of marksOf(spec, spec.values, unit, width)) {
      const ends = frame ? frame.map((point) => this.index(point)) : null;
      /** @type {Shape} */
      const shape = { kind: "support", origin: this.index(pivot), ends,
        lines: [line.map(([x, y]) => [x, 0, y])], fill: "", edge: "" };
      const to = from + 2 * line.length;
      this.outlines.push({ shape: this.shapes.push(shape) - 1, how: "polygon", from, to });
      from = to;
    }
    this.numbers = from;
  }

  // Add the pitch circles of gears, which depend on parameters.
  addGears() {
    for (const { pivot, radius } of pitchCircles(this.spec, this.spec.values)) {
      const shape = { kind: "guide", origin: this.index(pivot), ends: null, lines: [this.round(radius)],
        fill: "", edge: "" };
      const range = { from: this.numbers, to: this.numbers + 1 };
      this.outlines.push({ shape: this.shapes.push(shape) - 1, how: "ring", ...range });
      this.numbers += 1;
    }
  }

  /** Return a closed circle. @param {number} radius */
  round(radius) {
    const { corners } = this.look;
    return Array.from({ length: corners + 1 }, (_, i) => {
      const angle = (2 * Math.PI * i) / corners;
      return [radius * Math.cos(angle), 0, radius * Math.sin(angle)];
    });
  }

  /** @param {string} name */
  markOf(name) {
    const { fixed, parts } = this.spec;
    const count = this.meeting(name).length;
    const round = this.spec.contacts.some(({ shapes }) =>
      shapes.some(({ kind, points }) => ["Ball", "Disk"].includes(kind) && points[0] === name)
    );
    if (!round && parts.some(({ kind, points }) => kind === "Particles" && points.includes(name)))
      return "disc";
    return count > 1 || (fixed[name] && count) ? "pin" : "dot";
  }

  /** @returns {Scene} */
  get scene() {
    const { at, drawn, names, positions, shapes, spec, supported, width } = this;
    const margin = MARGIN * width;
    const around = [
      ...circlesOf(spec).map(({ points: [point], radius }) => ({ at: positions[point],
        r: radius.of(spec.values)[0] })
      ),
      ...pitchCircles(spec, spec.values).map(({ pivot, radius }) => ({ at: positions[pivot], r: radius })),
    ];
    const [low, high] = [Math.min, Math.max].map((of, k) =>
      [0, 1].map((axis) =>
        of(...at.map((position) => position[axis] + (k ? margin : -margin)),
          ...around.map(({ at: position, r }) => position[axis] + (k ? r : -r)))
      )
    );
    return { name: spec.title, dimension: 2, frames: 1, count: spec.moving.length, labels: names, width,
      shapes, unit: spec.unit, marks: names.map((name) => this.markOf(name)),
      sides: names.map((name) => sideOf(name, positions, [...drawn, ...spec.parts], supported[name])),
      fixed: Object.keys(spec.fixed).map((name) => [positions[name][0], positions[name][1], 0]),
      paths: spec.traces.map((name) => this.index(name)), caption: [], low: [low[0], low[1], 0],
      high: [high[0], high[1], 0], left: null, speed: 1, scale: 0, forces: [], rods: this.threads,
      ...OF_PLANE };
  }
}

/** Return the data of a live picture other than the problem.
 * @param {Spec} spec @param {Mechanism} problem @param {ReturnType<typeof sceneOf>} sketch @param {DrawingStyle} look
 * @param {string[]} shown names of charts
 * @returns {LivePicture} */
export function pictureOf(spec, problem, { scene, outlines, size }, look, shown) {
  const { begin, end } = problem.settings;
  const { box, arrows, axes } = seenAhead(problem, scene);
  const { q, v } = problem.start();
  const state = [...q, ...v];
  const names = [...spec.coordinates, ...spec.coordinates.map((name) => `v${name}`)];
  const slider = (/** @type {string} */ name, /** @type {number} */ value) => {
    const reach = reachOf(value);
    return { name, value, unit: "", low: -reach, high: reach, step: stepOf(value, reach) };
  };
  const { unit, longer } = scaleOf(arrows, axes);
  const columns = problem.joints.map((_, k) => [2 * k, 2 * k + 1]);
  const pulls = problem.joints.length
    ? [{ title: "joint forces", points: problem.joints.map(({ point }) => scene.labels.indexOf(point)),
      names: problem.joints.map(({ name }) => name), colour: look.force, shown: false }]
    : [];
  const cones = problem.cones
    ? [{ title: "friction cone", points: Array(5 * problem.cones).fill(0), names: [], colour: CONE_COLOUR,
      shown: true, cone: true, longer }]
    : [];
  const ofCones = Array.from({ length: 5 * problem.cones }, (_, k) => {
    const at = 2 * (problem.joints.length + VECTORS * Math.floor(k / 5) + (k % 5));
    return k % 5 < VECTORS ? [at, at + 1] : []; // a cone in the plane has one radius
  });
  const own = Object.keys(spec.parameters).filter((name) => !spec.dependent[name]);
  return {
    scene: { ...scene, low: box.low, high: box.high, speed: speedOf(end - begin),
      forces: [...pulls, ...cones], scale: unit > 0 ? (look.arrow * size) / unit : 0 },
    size: Math.max(...box.high.map((x, axis) => x - box.low[axis])) || size,
    polygons: { arc: look.arc, corners: look.corners },
    outlines,
    forces: [...pulls.map(() => ({ kind: "joint", columns })),
      ...cones.map(() => ({ kind: "joint", columns: ofCones }))],
    joints: columns,
    arrows: arrowUnits(spec),
    bodies: Object.fromEntries(
      spec.bodies.filter(({ points }) => points.length > 1).map((
        { name, points },
      ) => [name, points.slice(0, 2).map((point) => scene.labels.indexOf(point))]),
    ),
    parameters: own.map((name) => slider(name, spec.parameters[name])),
    start: names.map((name, k) => slider(name, state[k])),
    inputs: [],
    charts: chartsOf(spec, problem, look, shown),
    colours: look.colours,
    dashes: look.dashes,
    curves: look.curves,
    second: null,
    whole: false,
    choosing: false,
    time: null,
    residuals: null,
    notes: [],
  };
}

/** Return the units of arrows at points; the page chooses the scales. @param {Spec} spec */
function arrowUnits({ si, unit }) {
  const per = (/** @type {string} */ time) => unit && `${unit}/${time}`;
  return { velocity: { unit: per("s"), scale: 0 }, acceleration: { unit: per("s²"), scale: 0 },
    force: { unit: si ? "N" : "", scale: 0 } };
}

/** Return the sizes of the joint forces and of the axes of cones at a state.
 * @param {Mechanism} problem @param {Method} method @param {number} t @param {Vector} y */
function sizesAt(problem, method, t, y) {
  const n = problem.coordinates.length;
  const { acceleration, multipliers } = method.at(t, y);
  const flat = Array.from(
    problem.jointForces(t, y.slice(0, n), y.slice(n, 2 * n), method.p, acceleration, multipliers),
  );
  const arrows = problem.joints.map((_, k) => Math.hypot(flat[2 * k], flat[2 * k + 1]));
  return { arrows, axes: axesOf(flat.slice(2 * problem.joints.length)) };
}

/** Return the box of the motion and the sizes of its forces, as far as they can be computed in a short time.
 * @param {Mechanism} problem @param {Scene} scene */
function seenAhead(problem, { low, high, fixed }) {
  const { begin, end } = problem.settings;
  const p = Float64Array.from(Object.values(problem.parameters));
  const { q, v } = problem.start();
  const box = { low: [...low], high: [...high] };
  const times = Array.from({ length: TIMES + 1 }, (_, k) => begin + (k / TIMES) * (end - begin));
  const margin = low.map((x, axis) =>
    Math.min(...[...points(problem, begin, q, v, p), ...fixed].map((position) => position[axis])) - x
  );
  const moment = performance.now() + AHEAD;
  let arrows = /** @type {number[]} */ ([]);
  let axes = /** @type {number[]} */ ([]);
  let count = 0;
  try {
    /** @type {Settings} */
    const settings = { ...problem.settings, method: "dop853", stabilisation: "projection", tolerance: 1e-5 };
    const method = new Method(problem, settings, { q, v }, p);
    settleStart(method, begin, joined(q, v));
    ({ arrows, axes } = sizesAt(problem, method, begin, joined(q, v)));
    for (const [, passed] of method.steps(times, joined(q, v))) {
      for (const [t, y] of passed) {
        if (count++ % SOME === 0) {
          const sizes = sizesAt(problem, method, t, y);
          arrows.push(...sizes.arrows);
          axes.push(...sizes.axes);
        }
        for (const position of points(problem, t, y.slice(0, q.length), y.slice(q.length, 2 * q.length), p)) {
          position.forEach((x, axis) => {
            box.low[axis] = Math.min(box.low[axis], x - margin[axis]);
            box.high[axis] = Math.max(box.high[axis], x + margin[axis]);
          });
        }
      }
      if (performance.now() > moment) break;
    }
  } catch {
    // the live picture will report how far it runs, and the reason
  }
  const far = box.high.some((x, axis) =>
    x - box.low[axis] > 4 * Math.max(high[0] - low[0], high[1] - low[1])
  );
  return { box: far ? { low, high } : box, arrows, axes }; // the picture grows with a free fall
}

/** @param {Mechanism} problem @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p */
function points(problem, t, q, v, p) {
  const flat = Array.from(problem.positions(t, q, v, p));
  return Array.from({ length: flat.length / 3 }, (_, k) => flat.slice(3 * k, 3 * k + 3));
}

// --- sizes and directions -------------------------------------------------------------------------

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, x) => sum + x, 0) / (values.length || 1);

/** @param {number[][]} local @param {number} width */
function areaOf(local, width) {
  const [wide, tall] = [0, 1].map((axis) =>
    extentOf(local.map((position) => [position[axis], 0])) + 2 * width
  );
  return wide * tall;
}

// The direction from a point to its name, away from the parts that meet there.
/** @returns {Position} @param {string} name @param {Positions} positions @param {Pick<Part,"points">[]} parts
 * @param {number[]|undefined} support */
function sideOf(name, positions, parts, support) {
  const meeting = parts.filter(({ points }) => points.includes(name)).flatMap(({ points }) => points);
  const away = meeting.filter((other) => other !== name).map((other) => {
    const apart = [0, 1].map((axis) => positions[other][axis] - positions[name][axis]);
    return apart.map((u) => u / (Math.hypot(...apart) || 1));
  });
  if (support) away.push(support);
  /** @type {{ side: Position, cost: number }} */
  let best = { side: [1, 0], cost: Infinity };
  for (const turn of [1, 2, 3, 0, 4, 7, 6, 5]) {
    /** @type {Position} */
    const side = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    const cost = Math.max(0, ...away.map(([x, y]) => x * side[0] + y * side[1]));
    if (cost < best.cost - 0.05) best = { side, cost };
  }
  return best.side;
}

/** Return the range of a slider, as in teachmech/base/slider_range.py. @param {number} value */
const reachOf = (value) => (Math.abs(value) > 1e-300 ? roundUp(Math.min(2 * Math.abs(value), 1e300)) : 1);

/** @param {number} value @param {number} reach */
function stepOf(value, reach) {
  const steps = [200, 500, 1000, 2000, 5000].map((parts) => roundUp(reach / parts));
  return steps.find((step) => Math.abs(value / step - Math.round(value / step)) < 1e-9) ?? steps[0];
}

/** @param {number} value */
function roundUp(value) {
  const power = Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((k) => Number(`${k}e${power}`)).find((x) => x >= value * (1 - 1e-9)) ?? value;
}

/** Return the speed at which a motion is played: real time, or a speed for about ten seconds.
 * @param {number} span */
function speedOf(span) {
  if (span >= 1 && span <= 60) return 1;
  const power = 10 ** Math.floor(Math.log10(span / 10));
  return Math.max(...[1, 2, 5].map((k) => k * power).filter((speed) => speed <= (span / 10) * 1.001));
}
