// @ts-nocheck
// From what a file says to a problem as the program has it: parts are added up, each by itself in the coordinates of
// all its points. Rows and columns of points that are fixed in the world are left out.
//
// The parts are written by teachmech/board/templates.py.

import { nearestStart } from "../numerics/javascript/assembly.js";
import { Method } from "../numerics/javascript/method.js";
import { jetsOf } from "./quantities.js";
import { SpecError } from "./tree.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Problem } from "../numerics/javascript/motion.js" */
/** @import { Spec } from "./spec.js" */

const TURN = 2 * Math.PI;
const RIGID = ["body", "turned", "point"]; // parts that are bodies
const ASIDE_BY = [1e-3, 0.01, 0.1, 0.1, 0.3]; // of the largest coordinate: places beside the guesses
const BLIND = 1e6; // times the largest coordinate, which none is in size
const ALWAYS_ZERO = /^[-+]?(0+\.?0*|\.0+)$/; // 0, whatever the parameters
const SAME = 1e-12; // of the largest coordinate, by which an assembled place is the written one

/**
 * A problem with the places of points on their bodies, and the joints in the order of their forces.
 *
 * @typedef {Problem & { localPlaces: (p: Vector) => number[], joints: { name: string, point: string }[] }} Mechanism
 *
 * @typedef {{ parts: Record<string, Problem>, blank: Problem }} Core of teachmech/board/templates.py
 */

/**
 * Return the problem of a mechanism, with its start.
 *
 * @param {Spec} spec
 * @param {Core} core
 * @returns {Mechanism}
 */
export function problemOf(spec, { parts, blank }) {
  const n = spec.coordinates.length;
  const index = Object.fromEntries(spec.coordinates.map((name, k) => [name, k]));
  const pieces = piecesOf(spec, parts).map((piece, k) => placed(piece, k, spec, index));
  const holding = pieces.filter(({ constraints }) => constraints.length);
  const begin = number(spec.times.t0);
  const end = number(spec.times.tend);
  const names = Object.keys(spec.parameters);
  const kept = new WeakMap(); // what depends on parameters

  function number(value) {
    return value.of(spec.values)[0];
  }

  // Parameters that use others follow them, unless they are given.
  function dependentParameters(p, asked) {
    const values = jetsOf(Object.fromEntries(names.map((name, k) => [name, p[k]])));
    for (const [name, { of }] of Object.entries(spec.dependent)) {
      if (asked.includes(name)) continue;
      const x = of(values)[0];
      p[names.indexOf(name)] = x;
      values[name] = [x, 0, 0];
    }
    return p;
  }

  // The numbers of all parts for parameters.
  function given(p) {
    if (kept.has(p)) return kept.get(p);
    const values = jetsOf(Object.fromEntries(names.map((name, k) => [name, p[k]])));
    const of = (value) => value.of(values)[0];
    const found = {
      values,
      numbers: pieces.map(({ numbers }) => Float64Array.from(numbers, of)),
      fixed: Object.fromEntries(Object.entries(spec.fixed).map(([point, place]) => [point, place.map(of)])),
      forces: spec.forces.map(({ point, body, force }) => ({ point, body, force: force.map(of) })),
      torques: spec.torques.map(({ bodies, torque }) => ({ bodies, torque: of(torque) })),
      lengths: Object.fromEntries(
        spec.bodies.map(({ name, points, places }) => [name, of(places[points[1]][0])]),
      ),
    };
    found.still = pieces.map(({ columns }) =>
      columns.map(({ at, point, axis }) => (at === null ? found.fixed[point][axis] : 0)),
    );
    kept.set(p, found);
    return found;
  }

  // Use what each of some parts has of a kind, in its own coordinates.
  function each(name, some, t, q, v, p, use) {
    const { numbers } = given(p);
    for (const piece of some) {
      enter(piece, q, v, p);
      use(piece, piece.part[name](t, piece.q, piece.v, numbers[piece.number], piece.room[name]));
    }
  }

  // Give a part its own coordinates and velocities.
  function enter({ number: k, columns, q: own, v: rates }, q, v, p) {
    const { still } = given(p);
    for (let i = 0; i < columns.length; i++) {
      const { at } = columns[i];
      own[i] = at === null ? still[k][i] : q[at];
      rates[i] = at === null ? 0 : v[at];
    }
  }

  const drives = spec.drives.map(({ name, at }) => ({
    at: index[name],
    of: (t, p) => at.of({ ...given(p).values, t: [t, 1, 0] }),
  }));
  const constraints = [
    ...pieces.flatMap(({ constraints }) => constraints),
    ...spec.drives.map(({ name }) => `drive of ${name}`),
  ];
  const joints = jointsOf(spec);
  const m = constraints.length;
  const twice = constraints.find((name, k) => constraints.indexOf(name) < k);
  if (twice)
    throw new SpecError(
      `two constraints are named '${twice}': two parts begin with the same points; give those of one in another order`,
    );
  const placeOf = (point, q, p) =>
    spec.fixed[point] ? given(p).fixed[point] : [q[index[`${point}_x`]], q[index[`${point}_y`]]];

  // In the plane it depends on parameters alone; see teachmech/problems/mechanisms/bodies.py.
  function massMatrix(t, q, v, p, M = room(n, n)) {
    const found = (given(p).masses ??= masses(t, q, v, p));
    found.forEach((row, i) => M[i].set(row));
    return M;
  }

  function masses(t, q, v, p) {
    const M = room(n, n);
    each("massMatrix", pieces, t, q, v, p, ({ columns }, own) =>
      columns.forEach(({ at: i }, k) => {
        if (i !== null) columns.forEach(({ at: j }, l) => j !== null && (M[i][j] += own[k][l]));
      }),
    );
    return M;
  }

  function appliedForce(t, q, v, p) {
    const Q = new Float64Array(n);
    each("appliedForce", pieces, t, q, v, p, ({ columns }, own) =>
      columns.forEach(({ at }, k) => at !== null && (Q[at] += own[k])),
    );
    for (const { point, body, force } of given(p).forces) {
      if (spec.fixed[point]) continue;
      const [ux, uy] = body === null ? [1, 0] : directionOf(body, q, p);
      const [fx, fy] = force;
      Q[index[`${point}_x`]] += fx * ux - fy * uy;
      Q[index[`${point}_y`]] += fx * uy + fy * ux;
    }
    for (const { bodies, torque } of given(p).torques)
      bodies.forEach((body, k) => (Q[index[`theta_${body}`]] += k ? -torque : torque));
    return Q;
  }

  function directionOf(body, q, p) {
    const { points } = spec.bodies.find(({ name }) => name === body);
    const [a, b] = points.map((point) => placeOf(point, q, p));
    const length = given(p).lengths[body];
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }

  // The values of all constraints; those of drives from their jets.
  function ofConstraints(name, ofDrive) {
    return (t, q, v, p) => {
      const all = new Float64Array(m);
      each(name, holding, t, q, v, p, ({ first }, values) => all.set(values, first));
      drives.forEach(
        (drive, k) => (all[m - drives.length + k] = ofDrive(drive.of(t, p), q[drive.at], v[drive.at])),
      );
      return all;
    };
  }

  function constraintMatrix(t, q, v, p, A = room(m, n)) {
    for (const row of A) row.fill(0);
    each("constraintMatrix", holding, t, q, v, p, ({ first, columns }, rows) => {
      for (let k = 0; k < rows.length; k++)
        columns.forEach(({ at }, l) => at !== null && (A[first + k][at] += rows[k][l]));
    });
    drives.forEach(({ at }, k) => (A[m - drives.length + k][at] = 1));
    return A;
  }

  function potentialEnergy(t, q, v, p) {
    const terms = [];
    each("potentialEnergy", pieces, t, q, v, p, (_, own) => terms.push(...own));
    for (const { point, body, force } of given(p).forces)
      if (body === null) placeOf(point, q, p).forEach((x, axis) => terms.push(-force[axis] * x));
    for (const { bodies, torque } of given(p).torques)
      bodies.forEach((body, k) => terms.push((k ? torque : -torque) * q[index[`theta_${body}`]]));
    return terms;
  }

  // A body is cut free: M q'' - Q + A^T lambda at a point of it is what the pin there does to the body; see
  // teachmech/problems/mechanisms/joint_forces.py.
  function jointForces(t, q, v, p, qdd, multipliers) {
    const { numbers } = given(p);
    const sums = {};
    for (const piece of pieces.filter(({ rigid }) => rigid)) {
      enter(piece, q, v, p);
      const { part, columns, first, constraints: held, q: own, v: rates } = piece;
      const of = (name) => part[name](t, own, rates, numbers[piece.number]);
      const M = of("massMatrix");
      const Q = of("appliedForce");
      const A = held.length ? of("constraintMatrix") : [];
      columns.forEach(({ point, axis }, i) => {
        if (point === null) return;
        let force = -Q[i];
        columns.forEach(({ at }, j) => (force += at === null ? 0 : M[i][j] * qdd[at]));
        A.forEach((row, k) => (force += row[i] * multipliers[first + k]));
        (sums[`${point} on ${piece.bodies[0]}`] ??= [0, 0])[axis] += force;
      });
    }
    return joints.flatMap(({ name }) => sums[name]);
  }

  function localPlaces(p) {
    const { values } = given(p);
    const of = (value) => value.of(values)[0];
    return [...spec.bodies, ...spec.rods].flatMap(({ points, places }) =>
      points.flatMap((point) => places[point].map(of)),
    );
  }

  const slopes = (_p) => {
    const J = room(3 * spec.moving.length, n);
    spec.moving.forEach((point, k) =>
      [..."xy"].forEach((axis, i) => (J[3 * k + i][index[`${point}_${axis}`]] = 1)),
    );
    return J;
  };
  const step = (end - begin) / 1000;
  const { least, most } = blank.tolerances;
  const tolerance = spec.times.tolerance
    ? Math.min(Math.max(number(spec.times.tolerance), least), most)
    : blank.settings.tolerance;
  const problem = {
    ...blank,
    name: spec.title,
    coordinates: spec.coordinates,
    constraints,
    holonomic: constraints.map(() => true),
    parameters: spec.parameters,
    dependent: Object.keys(spec.dependent),
    dependentParameters,
    driven: drives.length > 0,
    settings: { ...blank.settings, begin, end, step, tolerance },
    massMatrix,
    appliedForce,
    constraintMatrix,
    potentialEnergy,
    jointForces,
    joints,
    localPlaces,
    placeMatrix: (_t, _q, _v, p) => slopes(p),
    constraintValues: ofConstraints("constraintValues", ([x], q) => q - x),
    constraintRates: ofConstraints("constraintRates", ([, rate], _, v) => v - rate),
    constraintVector: ofConstraints("constraintVector", ([, , bend]) => bend),
    places: (_t, q, _v, p) => spec.moving.flatMap((point) => [...placeOf(point, q, p), 0]),
    fixedPlaces: (p) => Object.values(given(p).fixed).flatMap(([x, y]) => [x, y, 0]),
    pivots: () => [],
  };
  const p = Float64Array.from(Object.values(spec.parameters));
  const start = assembled(spec, problem, guesses(spec), p);
  problem.start = () => ({ q: start.slice(0, n), v: start.slice(n, 2 * n) });
  return problem;
}

// The joints whose forces are worth a name: where parts meet or the ground is; of the two at a pin, one.
function jointsOf(spec) {
  const meeting = (point) => spec.bodies.filter(({ points }) => points.includes(point));
  const others = (point) =>
    [...spec.parts, ...spec.rods, ...spec.lines.map(({ points }) => ({ points: points.slice(2) }))].some(
      ({ points }) => points.includes(point),
    );
  return spec.bodies.flatMap((body) =>
    body.points.flatMap((point) => {
      const all = meeting(point);
      const alone = !spec.fixed[point] && !others(point);
      if (alone && (all.length < 2 || (all.length === 2 && all[1] === body))) return [];
      return [{ name: `${point} on ${body.name}`, point }];
    }),
  );
}

const room = (m, n) => Array.from({ length: m }, () => new Float64Array(n));

// --- parts --------------------------------------------------------------------------------------

/** The parts of a mechanism, in the order of their constraints in Python. */
function piecesOf(spec, parts) {
  const pieces = [];
  const add = (kind, points, bodies, numbers) =>
    pieces.push({ part: parts[kind], points, bodies, numbers, rigid: RIGID.includes(kind) });
  for (const { name, points, places, centroid, mass, inertia } of spec.bodies) {
    const [a, b, ...others] = points;
    const length = places[b][0];
    add(
      spec.turning.includes(name) ? "turned" : "body",
      [a, b],
      [name],
      [length, ...centroid, mass, inertia, ...spec.gravity],
    );
    for (const point of others) add("point", [a, b, point], [name], [length, ...places[point]]);
  }
  for (const { kind, points, values } of spec.parts) {
    if (kind === "Particles") add("particle", points, [], [values[0], ...spec.gravity]);
    if (kind === "Dampers") add("damper", points, [], values);
    if (kind !== "Springs") continue;
    const [stiffness, length] = values;
    const smooth = ALWAYS_ZERO.test(length.text); // where its points meet, too
    add(smooth ? "band" : "spring", points, [], smooth ? [stiffness] : [stiffness, length]);
    if (values[2]) add("rod", points, [], [values[2], ...spec.gravity]);
  }
  for (const { bodies, values } of spec.torsions)
    add(bodies.length > 1 ? "between" : "torsion", [], bodies, values);
  for (const { points } of spec.lines)
    for (const point of points.slice(2)) add("line", [points[0], points[1], point], [], []);
  for (const { name, points, places } of spec.rods) add("distance", points, [name], [places[points[1]][0]]);
  let first = 0;
  for (const piece of pieces) {
    const stands = piece.part !== parts.turned && piece.points.every((point) => spec.fixed[point]);
    piece.constraints = stands
      ? []
      : piece.part.constraints.map((name) =>
          name.replace(/[ABCK]/g, (slot) => piece.points["ABC".indexOf(slot)] ?? piece.bodies[0]),
        );
    piece.first = first;
    first += piece.constraints.length;
  }
  return pieces;
}

// Where the coordinates of a part stand among those of the whole; at is null where a point is fixed.
function placed(piece, k, spec, index) {
  const columns = piece.part.coordinates.map((name) => {
    if (name.startsWith("theta_"))
      return { at: index[`theta_${piece.bodies["KL".indexOf(name.at(-1))]}`], point: null };
    const point = piece.points["ABC".indexOf(name[0])];
    const axis = "xy".indexOf(name.at(-1));
    return { at: spec.fixed[point] ? null : index[`${point}_${name.at(-1)}`], point, axis };
  });
  const written = { constraintMatrix: room(piece.part.constraints.length, columns.length) }; // again and again
  return {
    ...piece,
    number: k,
    columns,
    room: written,
    q: new Float64Array(columns.length),
    v: new Float64Array(columns.length),
  };
}

// --- the start ----------------------------------------------------------------------------------

/** A number for every coordinate and velocity that is given, or follows from others by a body's form. */
function guesses(spec) {
  const number = (value) => value.of(spec.values)[0];
  const t0 = number(spec.times.t0);
  const found = {};
  const places = {};
  for (const [name, { at }] of Object.entries(spec.start)) found[name] = number(at);
  for (const { name, at } of spec.drives) [found[name]] = at.of({ ...spec.values, t: [t0, 1, 0] });
  for (const [point, place] of Object.entries(spec.fixed)) places[point] = place.map(number);
  for (const point of spec.moving)
    if (`${point}_x` in found && `${point}_y` in found)
      places[point] = [found[`${point}_x`], found[`${point}_y`]];
  for (let went = true; went; )
    went = spec.bodies
      .map((body) => completed(body, places, found[`theta_${body.name}`], number))
      .some(Boolean);
  for (const point of spec.moving) {
    if (!places[point])
      throw new SpecError(
        `there is no position of ${point}; give a rough guess under ProblemData, positions`,
      );
    [found[`${point}_x`], found[`${point}_y`]] = places[point];
  }
  for (const {
    name,
    points: [a, b],
  } of spec.bodies) {
    if (spec.turning.includes(name))
      found[`theta_${name}`] ??= Math.atan2(places[b][1] - places[a][1], places[b][0] - places[a][0]);
  }
  return found;
}

/** Where the points are, by name: at a state, or as they are written where that is the same. @param {Vector | null} q */
export function placesOf(spec, q) {
  const found = guesses(spec);
  /** @type {Record<string, [number, number]>} */
  const places = {};
  const small = SAME * Math.max(...spec.coordinates.map((name) => Math.abs(found[name])));
  for (const point of spec.moving) {
    places[point] = ["x", "y"].map((axis) => {
      const name = `${point}_${axis}`;
      const x = q?.[spec.coordinates.indexOf(name)] ?? found[name];
      return Math.abs(x - found[name]) <= small ? found[name] : x;
    });
  }
  for (const [point, place] of Object.entries(spec.fixed))
    places[point] = place.map((value) => value.of(spec.values)[0]);
  return places;
}

// Place the points of a body by two of them, or by one and its turn angle; whether any lacked.
function completed({ points, places: own }, places, angle, number) {
  const known = points.filter((point) => places[point]);
  if (!known.length || known.length === points.length) return false;
  const local = Object.fromEntries(points.map((point) => [point, own[point].map(number)]));
  const [a] = known;
  const b = known.find((point) => local[point].some((x, axis) => x !== local[a][axis]));
  if (!b && angle === undefined) return false;
  let turn = [Math.cos(angle), Math.sin(angle)];
  if (b) {
    const [u, w] = [0, 1].map((axis) => local[b][axis] - local[a][axis]);
    const [x, y] = [0, 1].map((axis) => places[b][axis] - places[a][axis]);
    turn = [(x * u + y * w) / (u * u + w * w), (y * u - x * w) / (u * u + w * w)];
  }
  for (const point of points) {
    const [u, w] = [0, 1].map((axis) => local[point][axis] - local[a][axis]);
    places[point] ??= [places[a][0] + turn[0] * u - turn[1] * w, places[a][1] + turn[0] * w + turn[1] * u];
  }
  return true;
}

// Guesses, and places beside them, where no two points are at one place and no symmetry holds a search.
function aside(y, fixed, n) {
  const size = Math.max(...y.subarray(0, n).map(Math.abs)) || 1;
  return ASIDE_BY.map((part, turn) =>
    y.map((x, i) => (i < n && !fixed[i] ? x + part * size * Math.sin(12.9898 * (i + 1) + 78.233 * turn) : x)),
  );
}

// The start that is found from somewhere; null where none is.
function startFrom(problem, p, y, from, fixed) {
  const n = problem.coordinates.length;
  const { settings } = problem;
  const methodAt = (at) => new Method(problem, settings, { q: at.slice(0, n), v: at.slice(n, 2 * n) }, p);
  const extent = Math.max(...[...from.subarray(0, n), ...problem.fixedPlaces(p)].map(Math.abs)) || 1;
  problem.rounding ??= problem.constraints.map(() => 16 * Number.EPSILON * Math.max(extent, extent ** 2)); // as `Model.rounding` says
  const blind = ({ sizes }) => !sizes.subarray(0, n).every((x) => x < BLIND * extent); // to what is off, as where a row of A vanishes
  try {
    const method = methodAt(from);
    if (blind(method)) return null;
    const nearest = nearestStart(method, settings.begin, y, from, fixed);
    const state = nearest.map((x, i) => (Math.abs(x - y[i]) <= SAME * extent ? y[i] : x));
    const there = methodAt(state); // rounding has no size
    return state.every(Number.isFinite) && !blind(there) && !there.violated(settings.begin, state).length
      ? state
      : null;
  } catch {
    return null; // as where the mass matrix is singular there
  }
}

// The constraints that are off the most, with how much.
function offAt(problem, p, y, n) {
  const h = problem.constraintValues(problem.settings.begin, y.slice(0, n), y.slice(n, 2 * n), p);
  const worst = [...h.keys()]
    .sort((a, b) => Math.abs(h[b]) - Math.abs(h[a]))
    .slice(0, 3)
    .filter((k) => h[k] !== 0);
  return worst.map((k) => `${problem.constraints[k]} by ${Number(Math.abs(h[k]).toPrecision(3))}`).join(", ");
}

// The state on the constraints nearest to the guesses, which keeps what is fixed.
function assembled(spec, problem, guessed, p) {
  const n = spec.coordinates.length;
  const names = [...spec.coordinates, ...spec.coordinates.map((name) => `v${name}`)];
  const y = Float64Array.from([...names.map((name) => guessed[name] ?? 0), 0, 0]);
  const fixed = names.map((name) => spec.start[name]?.fixed ?? false);
  const { begin } = problem.settings;
  const heavy = problem.massMatrix(begin, y.slice(0, n), y.slice(n, 2 * n), p);
  const light = spec.moving.find(
    (point) =>
      !heavy[spec.coordinates.indexOf(`${point}_x`)].some((x) => x !== 0) &&
      !spec.bodies.some(({ points }) => points.includes(point)),
  );
  if (light) throw new SpecError(`${light} has no mass; give it one, or draw a bar to it`);
  const far = (state) => {
    // in the metric of M
    const d = state.slice(0, n).map((x, i) => x - y[i]);
    return d.reduce((sum, x, i) => sum + x * heavy[i].reduce((row, m, j) => row + m * d[j], 0), 0);
  };
  const found = startFrom(problem, p, y, y, fixed);
  const others = found ? [found] : aside(y, fixed, n).map((from) => startFrom(problem, p, y, from, fixed));
  const [state] = others.filter(Boolean).sort((a, b) => far(a) - far(b));
  if (!state)
    throw new SpecError(
      `the mechanism cannot be assembled from these positions: off are ${offAt(problem, p, y, n)}; move a point or change a length`,
    );
  const told = new Set([...Object.keys(spec.start), ...spec.drives.map(({ name }) => name)]);
  spec.turning
    .map((name) => `theta_${name}`)
    .filter((name) => !told.has(name))
    .forEach((name) => {
      const k = spec.coordinates.indexOf(name);
      state[k] -= TURN * Math.round(state[k] / TURN); // nothing tells its turns
    });
  return state;
}
