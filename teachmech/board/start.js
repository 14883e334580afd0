// The start of a mechanism: guesses of all coordinates, and the nearest state on the constraints.

import { nearestStart } from "../numerics/javascript/assembly.js";
import { Method } from "../numerics/javascript/method.js";
import { SpecError } from "./tree.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Switch } from "../numerics/javascript/types.js" */
/** @import { Body, Mechanism, Positions, Spec, Value } from "./types.js" */

const TURN = 2 * Math.PI;
// distances from the guesses at which the search begins again, relative to the largest coordinate
const ASIDE_BY = [1e-3, 0.01, 0.1, 0.1, 0.3];
const BLIND = 1e6; // a size above this multiple of the largest coordinate is meaningless
const FOLLOWING = 1e-6; // weight of the squared change of a value that the file does not give
const SAME = 1e-12; // distance within which a written position is kept, relative to the largest coordinate

/** Return the start of a mechanism, and store the rounding of its constraints in the problem.
 * @param {Spec} spec @param {Mechanism} problem */
export function startOf(spec, problem) {
  const n = spec.coordinates.length;
  const state = assembled(spec, problem, guesses(spec), Float64Array.from(Object.values(problem.parameters)));
  return { q: state.slice(0, n), v: state.slice(n, 2 * n) };
}

/** Return the given coordinates and velocities, and those that follow from them by the shape of a body.
 * @param {Spec} spec */
function guesses(spec) {
  const number = (/** @type {Value} */ value) => value.of(spec.values)[0];
  const t0 = number(spec.times.t0);
  const found = /** @type {Record<string, number>} */ ({});
  const positions = /** @type {Positions} */ ({});
  for (const [name, { at }] of Object.entries(spec.start)) found[name] = number(at);
  for (const { name, at } of spec.drives) [found[name]] = at.of({ ...spec.values, t: [t0, 1, 0] });
  for (const [point, position] of Object.entries(spec.fixed))
    positions[point] = [number(position[0]), number(position[1])];
  for (const point of spec.moving)
    if (`${point}_x` in found && `${point}_y` in found)
      positions[point] = [found[`${point}_x`], found[`${point}_y`]];
  for (let went = true; went;)
    went = spec.bodies.map((body) => completed(body, positions, found[`theta_${body.name}`], number)).some(
      Boolean,
    );
  for (const point of spec.moving) {
    if (!positions[point])
      throw new SpecError(
        `there is no position of ${point}; give a rough guess under ProblemData, positions`,
      );
    [found[`${point}_x`], found[`${point}_y`]] = positions[point];
  }
  for (const { name, points: [a, b] } of spec.bodies) {
    if (spec.turning.includes(name))
      found[`theta_${name}`] ??= Math.atan2(positions[b][1] - positions[a][1],
        positions[b][0] - positions[a][0]);
  }
  return found;
}

/** Return the positions of the points by name: at a state, or as written if they are the same.
 * @param {Spec} spec @param {Vector | null} q */
export function positionsOf(spec, q) {
  const found = guesses(spec);
  const positions = /** @type {Positions} */ ({});
  const small = SAME * Math.max(...spec.coordinates.map((name) => Math.abs(found[name])));
  for (const point of spec.moving) {
    const along = (/** @type {string} */ axis) => {
      const name = `${point}_${axis}`;
      const x = q?.[spec.coordinates.indexOf(name)] ?? found[name];
      return Math.abs(x - found[name]) <= small ? found[name] : x;
    };
    positions[point] = [along("x"), along("y")];
  }
  for (const [point, position] of Object.entries(spec.fixed))
    positions[point] = [position[0].of(spec.values)[0], position[1].of(spec.values)[0]];
  return positions;
}

/** Place the points of a body by two of them, or by one and its angle; return whether any was missing.
 * @param {Body} body @param {Positions} positions @param {number|undefined} angle
 * @param {(value: Value) => number} number */
function completed({ points, positions: own }, positions, angle, number) {
  const known = points.filter((point) => positions[point]);
  if (!known.length || known.length === points.length) return false;
  const local = Object.fromEntries(points.map((point) => [point, own[point].map(number)]));
  const [a] = known;
  const b = known.find((point) => local[point].some((x, axis) => x !== local[a][axis]));
  if (!b && angle === undefined) return false;
  let turn = [Math.cos(angle ?? 0), Math.sin(angle ?? 0)];
  if (b) {
    const [u, w] = [0, 1].map((axis) => local[b][axis] - local[a][axis]);
    const [x, y] = [0, 1].map((axis) => positions[b][axis] - positions[a][axis]);
    turn = [(x * u + y * w) / (u * u + w * w), (y * u - x * w) / (u * u + w * w)];
  }
  for (const point of points) {
    const [u, w] = [0, 1].map((axis) => local[point][axis] - local[a][axis]);
    positions[point] ??= [positions[a][0] + turn[0] * u - turn[1] * w,
      positions[a][1] + turn[0] * w + turn[1] * u];
  }
  return true;
}

/** Return positions near the guesses at which no two points coincide and no symmetry stops a search.
 * @param {Vector} y @param {boolean[]} fixed @param {number} n */
function aside(y, fixed, n) {
  const size = Math.max(...y.subarray(0, n).map(Math.abs)) || 1;
  return ASIDE_BY.map((part, turn) =>
    y.map((x, i) => (i < n && !fixed[i] ? x + part * size * Math.sin(12.9898 * (i + 1) + 78.233 * turn) : x))
  );
}

/** Return the weights of coordinates and velocities: lengths share one size, masses do not matter; see
 * `Assembler` in teachmech/start/assembly.py. @param {Spec} spec @param {Method} method
 * @param {Vector} y the guesses */
function weightsOf(spec, { n, units, sizes }, y) {
  const names = spec.coordinates;
  const turns = names.map((name) => name.startsWith("theta_"));
  const at = (/** @type {string} */ name) => y[names.indexOf(name)];
  const length = Math.max(...spec.moving.map((point) => Math.hypot(at(`${point}_x`), at(`${point}_y`))))
    || Math.max(...names.map((_, i) => (turns[i] ? 0 : 10 * sizes[i])));
  const weight = (/** @type {string} */ name, /** @type {number} */ i) =>
    (units[i] / (turns[i] ? 10 * sizes[i] : length)) ** 2 * (spec.start[name] ? 1 : FOLLOWING);
  const found = new Float64Array(2 * n);
  names.forEach((name, i) => {
    found[i] = weight(name, i);
    found[n + i] = weight(`v${name}`, i);
  });
  return found;
}

/** Return the start that is found from a state, or null.
 * @param {Spec} spec @param {Mechanism} problem @param {Vector} p @param {Vector} y @param {Vector} from
 * @param {boolean[]} fixed @returns {Vector|null} */
function startFrom(spec, problem, p, y, from, fixed) {
  const n = problem.coordinates.length;
  const { settings } = problem;
  /** @param {Vector} at */
  const methodAt = (at) => new Method(problem, settings, { q: at.slice(0, n), v: at.slice(n, 2 * n) }, p);
  const extent = Math.max(...[...from.subarray(0, n), ...problem.fixedPositions(p)].map(Math.abs)) || 1;
  // see `Model.rounding`
  problem.rounding ??= problem.constraints.map(() => 16 * Number.EPSILON * Math.max(extent, extent ** 2));
  // sizes hide a violation, for example if a row of A vanishes
  const blind = (/** @type {Method} */ { sizes }) => !sizes.subarray(0, n).every((x) => x < BLIND * extent);
  try {
    const method = methodAt(from);
    if (blind(method)) return null;
    const weights = weightsOf(spec, method, y);
    const led = [...spec.coordinates, ...spec.coordinates.map((name) => `v${name}`)].map((name) =>
      !spec.start[name]
    );
    const closest = () => {
      const first = nearestStart(method, settings.begin, y, from, fixed, weights);
      // again, without the pull of the values that follow
      const aim = y.map((x, i) => (led[i] ? first[i] : x));
      const near = first.map((x, i) => (i < n ? x : aim[i]));
      return nearestStart(method, settings.begin, aim, near, fixed, weights);
    };
    const closed = /** @type {Switch[]} */ ([]); // contacts that the guesses penetrate count as equations
    while (true) {
      const nearest = method.acting(closed, 1, closest);
      const state = nearest.map((x, i) => (Math.abs(x - y[i]) <= SAME * extent ? y[i] : x));
      const there = methodAt(state); // sizes without rounding
      if (!state.every(Number.isFinite) || blind(there)) return null;
      const inside = there.penetrated(settings.begin, state).filter((contact) => !closed.includes(contact));
      if (!inside.length) return there.violated(settings.begin, state).length ? null : state;
      closed.push(...inside);
    }
  } catch {
    return null; // for example if the mass matrix is singular
  }
}

/** Return a list of the most violated constraints, with their violation.
 * @param {Mechanism} problem @param {Vector} p @param {Vector} y @param {number} n */
function offAt(problem, p, y, n) {
  const h = problem.constraintValues(problem.settings.begin, y.slice(0, n), y.slice(n, 2 * n), p);
  const worst = [...h.keys()].sort((a, b) => Math.abs(h[b]) - Math.abs(h[a])).slice(0, 3).filter((k) =>
    h[k] !== 0
  );
  return worst.map((k) => `${problem.constraints[k]} by ${Number(Math.abs(h[k]).toPrecision(3))}`).join(", ");
}

/** Return the state on the constraints that is nearest to the guesses; fixed values are kept.
 * @param {Spec} spec @param {Mechanism} problem @param {Record<string, number>} guessed @param {Vector} p */
function assembled(spec, problem, guessed, p) {
  const n = spec.coordinates.length;
  const names = [...spec.coordinates, ...spec.coordinates.map((name) => `v${name}`)];
  const y = Float64Array.from([...names.map((name) => guessed[name] ?? 0), 0, 0]);
  const fixed = names.map((name) => spec.start[name]?.fixed ?? false);
  const { begin } = problem.settings;
  const heavy = problem.massMatrix(begin, y.slice(0, n), y.slice(n, 2 * n), p);
  const light = spec.moving.find((point) =>
    !heavy[spec.coordinates.indexOf(`${point}_x`)].some((x) => x !== 0)
    && !spec.bodies.some(({ points }) => points.includes(point))
  );
  if (light)
    throw new SpecError(`${light} has no mass; give it one, draw a bar to it, or fix it to the ground`);
  const far = (/** @type {Vector} */ state) => {
    const given = spec.coordinates.map((name, i) => (spec.start[name] ? state[i] - y[i] : 0));
    return given.reduce((sum, x) => sum + x * x, 0);
  };
  const found = startFrom(spec, problem, p, y, y, fixed);
  const others = found
    ? [found]
    : aside(y, fixed, n).map((from) => startFrom(spec, problem, p, y, from, fixed));
  const [state] = others.filter((one) => one !== null).sort((a, b) => far(a) - far(b));
  if (!state)
    throw new SpecError(
      "the mechanism cannot be assembled from these positions: off are "
        + `${offAt(problem, p, y, n)}; move a point or change a length`,
    );
  const told = new Set([...Object.keys(spec.start), ...spec.drives.map(({ name }) => name)]);
  spec.turning.map((name) => `theta_${name}`).filter((name) => !told.has(name)).forEach((name) => {
    const k = spec.coordinates.indexOf(name);
    state[k] -= TURN * Math.round(state[k] / TURN); // the number of full turns is arbitrary
  });
  return state;
}
