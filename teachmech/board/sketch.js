// What a live picture shows of a mechanism that was drawn: outlines, sliders, charts; the same as
// teachmech/live/live_picture.py says of a problem, without a motion by Python.

import { joined, Method } from "../numerics/javascript/method.js";

/** @import { Scene } from "../animation/picture.js" */
/** @import { LivePicture } from "../live/course.js" */
/** @import { Problem } from "../numerics/javascript/motion.js" */
/** @import { Mechanism } from "./mechanism.js" */
/** @import { Spec } from "./spec.js" */

const AHEAD = 60; // milliseconds that are spent on how far the points will come
const TIMES = 400; // at which that is looked at
const ROOM = 4; // widths of an outline, by which a guide reaches beyond its points
const HANGING = -0.3; // how far below a support the middle of its parts is, by their distance
const FLAT = 1e-9; // of a chart that shows nothing yet

export const OF_PLANE = { solids: [], directions: 0, view: null, reach: 0 }; // what a scene of the plane has of space

/**
 * Return the picture of a mechanism at its start.
 *
 * @param {Spec} spec
 * @param {Record<string, [number, number]>} places of all points
 * @param {object} look outlines of unit size, colours; see teachmech/board/board_page.py
 * @param {typeof import("../animation/hull.js").roundedHull} roundedHull
 * @returns {{ scene: Scene, outlines: object[], size: number, width: number }}
 */
export function sceneOf(spec, places, look, roundedHull) {
  const names = [...spec.moving, ...Object.keys(spec.fixed)];
  const at = names.map((name) => places[name]);
  const index = (name) => names.indexOf(name);
  const size = extentOf(at) || 1;
  const width = spec.width ? spec.width.of(spec.values)[0] : look.width * size;
  const unit = look.unit * size;
  const drawn = [...spec.bodies, ...spec.rods];
  const parts = [
    ...drawn,
    ...spec.parts.filter(({ kind }) => kind !== "Particles"),
    ...spec.lines.map(({ points }) => ({ points: points.slice(2) })),
  ];
  const meet = (name) => parts.filter(({ points }) => points.includes(name)).length;
  const along = (points, kind, lines, more = {}) => ({
    kind,
    origin: index(points[0]),
    ends: [index(points[0]), index(points[1])],
    lines,
    fill: "",
    edge: "",
    ...more,
  });
  const grown = (kind, by) =>
    look.shapes[kind].map((line) => line.map(([x, part, y]) => [by * x, part, by * y]));
  const onBody = (points) => spec.bodies.some((body) => points.every((point) => body.points.includes(point)));

  const shapes = [];
  const slots = [];
  const outlines = [];
  const blocks = [];
  const stands = {}; // directions from points to their supports
  for (const { points } of spec.lines) {
    const [a, b] = points.map((name) => places[name]);
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const far = points.map(
      (name) => ((places[name][0] - a[0]) * (b[0] - a[0]) + (places[name][1] - a[1]) * (b[1] - a[1])) / long,
    );
    const slot = onBody(points.slice(0, 2));
    const guide = [
      [
        [Math.min(...far) - ROOM * width, 0, 0],
        [Math.max(...far) + ROOM * width, 0, 0],
      ],
    ];
    (slot ? slots : shapes).push(along(points, slot ? "slot" : "guide", guide));
    for (const name of points.slice(2)) {
      if (
        !spec.bodies.some(
          (body) =>
            body.points.includes(name) && body.points.filter((point) => points.includes(point)).length > 1,
        )
      ) {
        blocks.push(
          along(points, "block", grown("block", Math.max(width, 0.5 * unit)), { origin: index(name) }),
        );
      }
    }
  }
  for (const name of Object.keys(spec.fixed)) {
    if (!meet(name)) continue;
    const others = parts
      .filter(({ points }) => points.includes(name))
      .flatMap(({ points }) => points)
      .filter((other) => other !== name);
    const away = others.map((other) => [0, 1].map((axis) => places[other][axis] - places[name][axis]));
    const below = mean(away.map(([, y]) => y)) < HANGING * mean(away.map(([x, y]) => Math.hypot(x, y)));
    stands[name] = [0, below ? 1 : -1];
    shapes.push({
      kind: "support",
      origin: index(name),
      ends: null,
      lines: grown(below ? "hanging" : "support", unit),
      fill: "",
      edge: "",
    });
  }
  let from = 1;
  const bodies = drawn.map((body, k) => {
    const local = body.points.map((point) => body.places[point].map((value) => value.of(spec.values)[0]));
    const lines = [roundedHull(local, width, look.arc).map(([x, y]) => [x, 0, y])];
    const [fill, edge] = look.bodies[k % look.bodies.length];
    const range = { from, to: (from += 2 * local.length) };
    return { shape: along(body.points, "body", lines, { fill, edge }), range, area: areaOf(local, width) };
  });
  for (const { shape, range } of bodies.sort((a, b) => b.area - a.area)) {
    // a large body hides no small one
    outlines.push({ shape: shapes.push(shape) - 1, how: "hull", ...range });
  }
  shapes.push(...slots, ...blocks);
  for (const { kind, points } of spec.parts) {
    if (kind === "Particles") continue;
    const [a, b] = points.map((name) => places[name]);
    const small = Math.min(unit, Math.hypot(b[0] - a[0], b[1] - a[1]) / 10);
    shapes.push(
      along(
        points,
        kind === "Springs" ? "spring" : "damper",
        grown(kind === "Springs" ? "spring" : "damper", small || unit),
      ),
    );
  }
  const heavy = spec.parts.filter(({ kind }) => kind === "Particles").flatMap(({ points }) => points);
  const room = ROOM * width;
  const [low, high] = [Math.min, Math.max].map((of, k) =>
    [0, 1].map((axis) => of(...at.map((place) => place[axis])) + (k ? room : -room)),
  );
  const scene = {
    name: spec.title,
    dimension: 2,
    frames: 1,
    count: spec.moving.length,
    labels: names,
    width,
    shapes,
    unit: spec.unit,
    marks: names.map((name) =>
      heavy.includes(name) ? "disc" : meet(name) > 1 || (spec.fixed[name] && meet(name)) ? "pin" : "dot",
    ),
    sides: names.map((name) => sideOf(name, places, [...drawn, ...spec.parts], stands[name])),
    fixed: Object.keys(spec.fixed).map((name) => [...places[name], 0]),
    paths: spec.traces.map(index),
    caption: [],
    low: [...low, 0],
    high: [...high, 0],
    left: null,
    speed: 1,
    scale: 0,
    forces: [],
    rods: [],
    ...OF_PLANE,
  };
  return { scene: /** @type {Scene} */ (scene), outlines, size, width };
}

/**
 * Return what a live picture needs beside the problem.
 *
 * @param {Spec} spec
 * @param {Mechanism} problem
 * @param {ReturnType<typeof sceneOf>} sketch
 * @param {object} look
 * @param {string[]} shown names of charts
 * @returns {LivePicture}
 */
export function pictureOf(spec, problem, { scene, outlines, size }, look, shown) {
  const { begin, end } = problem.settings;
  const box = seenAhead(problem, scene);
  const { q, v } = problem.start(null);
  const n = spec.coordinates.length;
  const state = [...q, ...v];
  const names = [...spec.coordinates, ...spec.coordinates.map((name) => `v${name}`)];
  const slider = (name, value) => {
    const reach = reachOf(value);
    return { name, value, unit: "", reach, step: stepOf(value, reach) };
  };
  const found = forcesThen(problem, q, v);
  const largest = Math.max(0, ...found.map((force) => Math.hypot(...force)));
  const pulls = problem.joints.length
    ? [
        {
          title: "joint forces",
          points: problem.joints.map(({ point }) => scene.labels.indexOf(point)),
          names: problem.joints.map(({ name }) => name),
          colour: look.force,
          shown: false,
        },
      ]
    : [];
  const columns = problem.joints.map((_, k) => [2 * k, 2 * k + 1]);
  return {
    scene: {
      ...scene,
      low: box.low,
      high: box.high,
      speed: speedOf(end - begin),
      forces: pulls,
      scale: largest > 0 ? (look.arrow * size) / largest : 0,
    },
    size: Math.max(...box.high.map((x, axis) => x - box.low[axis])) || size,
    polygons: { arc: look.arc, corners: look.corners },
    outlines,
    forces: pulls.map(() => ({ kind: "joint", columns })),
    joints: columns,
    parameters: Object.entries(spec.parameters)
      .filter(([name]) => !spec.dependent[name])
      .map(([name, value]) => slider(name, value)),
    start: names.map((name, k) => slider(name, state[k])),
    charts: chartsOf(spec, problem, look, shown, n),
    second: null,
    whole: false,
    choosing: false,
    time: null,
    notes: [],
  };
}

// The forces of the joints at the start; none where it has no acceleration.
function forcesThen(problem, q, v) {
  const { begin } = problem.settings;
  const p = Float64Array.from(Object.values(problem.parameters));
  const { acceleration, multipliers } = new Method(problem, problem.settings, { q, v }, p).at(
    begin,
    joined(q, v),
  );
  const flat = problem.jointForces(begin, q, v, p, acceleration, multipliers);
  return problem.joints
    .map((_, k) => flat.slice(2 * k, 2 * k + 2))
    .filter((force) => force.every(Number.isFinite));
}

// The box that the points will reach, as far as it is found in a short time.
function seenAhead(problem, { low, high, fixed }) {
  const { begin, end } = problem.settings;
  const p = Float64Array.from(Object.values(problem.parameters));
  const { q, v } = problem.start(null);
  const box = { low: [...low], high: [...high] };
  const times = Array.from({ length: TIMES + 1 }, (_, k) => begin + (k / TIMES) * (end - begin));
  const room = low.map(
    (x, axis) => Math.min(...[...points(problem, begin, q, v, p), ...fixed].map((place) => place[axis])) - x,
  );
  const moment = performance.now() + AHEAD;
  try {
    const settings = { ...problem.settings, method: "dop853", stabilisation: "projection" };
    for (const [, passed] of new Method(problem, settings, { q, v }, p).steps(times, joined(q, v))) {
      for (const [t, y] of passed) {
        for (const place of points(problem, t, y.slice(0, q.length), y.slice(q.length, 2 * q.length), p)) {
          place.forEach((x, axis) => {
            box.low[axis] = Math.min(box.low[axis], x - room[axis]);
            box.high[axis] = Math.max(box.high[axis], x + room[axis]);
          });
        }
      }
      if (performance.now() > moment) break;
    }
  } catch {
    // the live picture will say how far it comes, and why no farther
  }
  const far = box.high.some(
    (x, axis) => x - box.low[axis] > 4 * Math.max(high[0] - low[0], high[1] - low[1]),
  );
  return far ? { low, high } : box; // what falls freely is followed as it goes
}

function points(problem, t, q, v, p) {
  const flat = problem.places(t, q, v, p);
  return Array.from({ length: flat.length / 3 }, (_, k) => [...flat.slice(3 * k, 3 * k + 3)]);
}

// --- charts ---------------------------------------------------------------------------------------

function chartsOf(spec, problem, look, shown, _n) {
  const { constraints } = problem;
  const length = spec.unit || "m";
  const inSI = (words, unit) => (spec.si ? `${words} in ${unit}` : words);
  const lines = (list) =>
    list
      .slice(0, look.most)
      .map(({ name, of }, place) => ({
        name,
        of,
        place,
        motion: 0,
        count: 0,
        colour: look.colours[place % look.colours.length],
        dash: look.dashes[place % look.dashes.length],
      }));
  const panel = (name, list, { logarithmic = false, remark = "" } = {}) =>
    list.length
      ? [
          {
            name,
            logarithmic,
            lines: lines(list),
            low: logarithmic ? -16 : -FLAT,
            high: logarithmic ? -8 : FLAT,
            remark: [remark, list.length > look.most ? `${look.most} of ${list.length} shown` : ""]
              .filter(Boolean)
              .join(", "),
          },
        ]
      : [];
  const state = (quantity, dots, per) => {
    const named = spec.coordinates.map((name, k) => ({
      name: symbolOf(name, dots),
      of: [quantity, k],
      turns: name.startsWith("theta_"),
    }));
    return [
      ...panel(
        `${quantity} in ${length}${per}`,
        named.filter(({ turns }) => !turns),
      ),
      ...panel(
        `angles in rad${per}`,
        named.filter(({ turns }) => turns),
      ),
    ];
  };
  const own = "the unit depends on the constraint";
  const of = (quantity) => constraints.map((name, k) => ({ name: [[name, false]], of: [quantity, k] }));
  const one = (quantity, name, k = 0) => ({ name: [[name, false]], of: [quantity, k] });
  const led = spec.drives.map(({ name }, k) => ({
    name: [["along ", false], ...symbolOf(name, "")],
    of: ["drives", constraints.length - spec.drives.length + k],
    turns: name.startsWith("theta_"),
  }));
  const imbalance = panel(inSI("|energy imbalance|", "J"), [one("imbalance", "imbalance")], {
    logarithmic: true,
  });
  const charts = {
    Coordinates: state("coordinates", "", ""),
    Velocities: state("velocities", "\u0307", "/s"),
    Accelerations: state("accelerations", "\u0308", "/s²"),
    "Joint forces": panel(
      inSI("joint forces", "N"),
      problem.joints.map(({ name }, k) => one("joints", name, k)),
    ),
    "Driving torque": [
      ...panel(
        inSI("driving torque", "N m"),
        led.filter(({ turns }) => turns),
      ),
      ...panel(
        inSI("driving force", "N"),
        led.filter(({ turns }) => !turns),
      ),
    ],
    Multipliers: panel(
      "multipliers",
      constraints.map((name, k) => ({
        name: [
          ["λ", false],
          [String(k + 1), true],
          [` ${name}`, false],
        ],
        of: ["multipliers", k],
      })),
      { remark: own },
    ),
    Energy: [
      ...panel(
        inSI("energy", "J"),
        ["kinetic", "potential", "total"].map((name, k) => one("energy", name, k)),
      ),
      ...imbalance,
    ],
    Violation: [
      ...panel("|violation|", of("violation"), { logarithmic: true, remark: own }),
      ...panel("|d/dt of violation|", of("rates"), { logarithmic: true, remark: own }),
    ],
    Errors: [
      ...(constraints.length
        ? panel("largest |violation|", [one("largest", "largest violation")], {
            logarithmic: true,
            remark: own,
          })
        : []),
      ...imbalance,
    ],
    Rank: constraints.length
      ? [
          ...panel("singular values", [one("singular", "smallest kept")], { logarithmic: true }),
          ...panel("rank of A", [one("rank", "rank of A")]),
        ]
      : [],
  };
  return Object.entries(charts)
    .filter(([, panels]) => panels.length)
    .map(([title, panels]) => ({ title, shown: shown.includes(title), panels }));
}

function symbolOf(name, dots) {
  if (name.startsWith("theta_"))
    return [
      [`θ${dots}`, false],
      [name.slice(6), true],
    ];
  return [
    [name.slice(0, -2) + dots, false],
    [name.at(-1), true],
  ];
}

// --- small things ---------------------------------------------------------------------------------

/** The side of the longest box around places. */
export function extentOf(at) {
  return Math.max(
    0,
    ...[0, 1].map(
      (axis) => Math.max(...at.map((place) => place[axis])) - Math.min(...at.map((place) => place[axis])),
    ),
  );
}

const mean = (values) => values.reduce((sum, x) => sum + x, 0) / (values.length || 1);

function areaOf(local, width) {
  const [wide, tall] = [0, 1].map((axis) => extentOf(local.map((place) => [place[axis], 0])) + 2 * width);
  return wide * tall;
}

// The direction from a point to its name, away from the parts that meet there.
function sideOf(name, places, parts, support) {
  const others = parts
    .filter(({ points }) => points.includes(name))
    .flatMap(({ points }) => points)
    .filter((other) => other !== name);
  const away = others
    .map((other) => [0, 1].map((axis) => places[other][axis] - places[name][axis]))
    .map(([x, y]) => [x, y].map((u) => u / (Math.hypot(x, y) || 1)));
  if (support) away.push(support);
  let best = null;
  for (const turn of [1, 2, 3, 0, 4, 7, 6, 5]) {
    const side = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    const cost = Math.max(0, ...away.map(([x, y]) => x * side[0] + y * side[1]));
    if (!best || cost < best.cost - 0.05) best = { side, cost };
  }
  return best.side;
}

// As teachmech/base/slider_range.py has it.
function reachOf(value) {
  return Math.abs(value) > 1e-300 ? roundUp(Math.min(2 * Math.abs(value), 1e300)) : 1;
}

function stepOf(value, reach) {
  const steps = [200, 500, 1000, 2000, 5000].map((parts) => roundUp(reach / parts));
  return steps.find((step) => Math.abs(value / step - Math.round(value / step)) < 1e-9) ?? steps[0];
}

function roundUp(value) {
  const power = Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((k) => Number(`${k}e${power}`)).find((x) => x >= value * (1 - 1e-9));
}

// How fast it is played: as it happens, or so that it lasts some ten seconds.
function speedOf(span) {
  if (span >= 1 && span <= 60) return 1;
  const power = 10 ** Math.floor(Math.log10(span / 10));
  return Math.max(...[1, 2, 5].map((k) => k * power).filter((speed) => speed <= (span / 10) * 1.001));
}
