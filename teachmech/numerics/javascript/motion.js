// From a problem to its motion: checks of the start, accelerations, steps, and what is stored.

import { dop853 } from "./dop853.js";
import { definite, Factors, massMetric, massRoot, nearestZero, solved, weighted, weightedInverse } from "./dynamics.js";
import { keepsOn, stopAt } from "./events.js";
import { complement, dot, orthonormal, times, transposedTimes, zeros } from "./linear.js";
import { rk4 } from "./runge_kutta.js";
import { rowFactors, rowSizes, stateSizes, unitSizes } from "./scales.js";

/**
 * A problem as the generated program describes it; t is the time, q and v are coordinates and
 * velocities, p the parameters in their order.
 *
 * @typedef {object} Problem
 * @property {string[]} coordinates
 * @property {string[]} constraints
 * @property {number[][]} vectors  coordinates that are the components of one vector
 * @property {boolean[]} holonomic
 * @property {Record<string, number>} parameters
 * @property {string[]} dependent the parameters that use others
 * @property {(p: Vector, given: string[]) => Vector} dependentParameters written into p
 * @property {Settings} settings
 * @property {{ method: string[], stabilisation: string[] }} choices of settings
 * @property {boolean} driven whether a constraint depends on the time
 * @property {{ rank: number, start: number, least: number, most: number, vanished: number, small: number, spread: number, light: number, unique: number }} tolerances
 * @property {Record<string, any>} dop853 its tableau
 * @property {(p: Vector) => { q: Vector, v: Vector }} start
 * @property {(t: number, q: Vector, v: Vector, p: Vector, M?: Matrix) => Matrix} massMatrix written into M
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Matrix} [massMatrixRate]
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} appliedForce
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} constraintValues
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} constraintRates
 * @property {(t: number, q: Vector, v: Vector, p: Vector, A?: Matrix) => Matrix} constraintMatrix written into A
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} constraintVector
 * @property {(t: number, q: Vector, v: Vector, p: Vector, qdd: Vector, multipliers: Vector) => number} [stopCondition]
 */

/**
 * @typedef {object} Settings
 * @property {"rk4" | "dop853"} method
 * @property {number} begin
 * @property {number} end
 * @property {number} step of RK4, else of the stored times, in seconds
 * @property {number} tolerance of DOP853
 * @property {"none" | "projection" | "baumgarte"} stabilisation
 * @property {number} alpha of Baumgarte, in 1/s
 * @property {number} beta
 */

/**
 * Compute a motion.
 *
 * @param {Problem} problem
 * @param {Partial<Settings> & { parameters?: Record<string, number>, start?: Record<string, number> }} [asked]
 * @returns {{ t: number[], values: Record<string, number[]>, rank: number[] }} by name
 *     coordinates, velocities (v...), accelerations (a...), multipliers (lambda1 ...)
 */
export function motionOf(problem, { parameters = {}, start = {}, ...others } = {}) {
  const settings = { ...problem.settings, ...others };
  refuseUnknown("parameter", parameters, Object.keys(problem.parameters));
  refuseUnknown("setting", others, Object.keys(problem.settings));
  checkNumbers({ ...parameters, ...start });
  checkSettings(settings, problem);
  const p = Float64Array.from(Object.values({ ...problem.parameters, ...parameters }));
  problem.dependentParameters(p, Object.keys(parameters));
  const state = moved(problem, problem.start(p), start);
  const method = methodOf(problem, settings, state, p);
  const y = Float64Array.from([...state.q, ...state.v, 0, 0]), wrong = method.violated(settings.begin, y);
  if (wrong.length) throw new Error(`the start does not meet ${wrong.join(", ")}`);
  return stored(problem, settings, y, method);
}

function refuseUnknown(what, given, known) {
  const wrong = Object.keys(given).find((name) => !known.includes(name));
  if (wrong) throw new Error(`there is no ${what} '${wrong}'; known are ${known.join(", ")}`);
}

function checkNumbers(values) {
  for (const [name, value] of Object.entries(values)) {
    if (!Number.isFinite(value)) throw new Error(`${name} is ${value}; give a finite number`);
  }
}

const MOST_STEPS = 1e6;
const IMMOBILE = 1e-9; // of the mobility without constraints: what is left of it by rounding

/** Say what is wrong with settings. */
export function checkSettings({ method, stabilisation, ...numbers }, { choices, tolerances: { least, most } }) {
  checkNumbers(numbers);
  const { begin, end, step, tolerance } = numbers;
  for (const [what, chosen] of Object.entries({ method, stabilisation })) {
    refuseUnknown(what, { [chosen]: true }, choices[what]);
  }
  if (!(end > begin)) throw new Error(`the end ${end} s is not after the begin ${begin} s`);
  if (!(step > 0)) throw new Error(`the step ${step} s is not positive`);
  if (!(least <= tolerance && tolerance <= most)) {
    throw new Error(`the tolerance ${tolerance} is not between ${least} and ${most}`);
  }
  if ((end - begin) / step > MOST_STEPS) {
    throw new Error(`these are more than ${MOST_STEPS} steps; take a longer step or a nearer end`);
  }
}

function moved({ coordinates }, { q, v }, values) {
  const names = [...coordinates, ...coordinates.map((name) => "v" + name)];
  refuseUnknown("coordinate or velocity", values, names);
  for (const [name, value] of Object.entries(values)) {
    const k = names.indexOf(name);
    (k < q.length ? q : v)[k % q.length] = value;
  }
  return { q, v };
}

/**
 * The functions of a problem with parameters: accelerations, steps, projection, what is small.
 *
 * @typedef {ReturnType<typeof methodOf>} Method
 *
 * @param {Problem} problem
 * @param {Settings} settings
 * @param {{ q: Vector, v: Vector }} state from which is judged what is small
 * @param {Vector} p
 */
export function methodOf(problem, settings, { q: q0, v: v0 }, p) {
  const n = problem.coordinates.length, { holonomic, tolerances } = problem;
  const { begin, end, stabilisation, alpha, beta } = settings;
  const at = (name, t, q, v) => problem[name](t, q, v, p);
  const only = (values) => values.filter((_, k) => holonomic[k]);
  const scales = scalesOf();
  const m = holonomic.length, M = zeros(n, n), A = zeros(m, n); // written anew at every state
  const whole = new Factors(n, m, tolerances);
  const ofPositions = new Factors(n, only(holonomic).length, tolerances);

  function scalesOf() {
    const M = at("massMatrix", begin, q0, v0), A = at("constraintMatrix", begin, q0, v0);
    let Q = at("appliedForce", begin, q0, v0);
    if (![q0, v0, Q].some((x) => x.some((value) => value !== 0))) {
      Q = at("appliedForce", begin + 0.37 * (end - begin), q0, v0);
    }
    const h = at("constraintValues", begin, q0, v0).map((x, k) => (holonomic[k] ? x : 0));
    const b = at("constraintVector", begin, q0, v0), rowsOfA = A.map(evened);
    const sizes = stateSizes(evened(q0), evened(v0), M, evened(Q), rowsOfA, h, b, end - begin);
    const rows = rowSizes((q, v) => at("constraintMatrix", begin, q, v), sizes, q0, v0);
    return {
      sizes: sizes.map((x) => x / 10), units: unitSizes(M, sizes), rows, factors: rowFactors(rows),
    };
  }

  /** Sizes of entries, that of its largest component for all those of a vector. */
  function evened(x) {
    const sizes = Array.from(x, Math.abs);
    for (const vector of problem.vectors ?? []) {
      const size = Math.max(...vector.map((k) => sizes[k]));
      for (const k of vector) sizes[k] = size;
    }
    return sizes;
  }

  // Every coordinate is measured in its unit, and no row of A is small beside others.
  const { units, factors, sizes } = scales, interval = sizes[0] / sizes[n]; // of time
  const scaled = (x, by) => x.map((value, i) => by[i] * value);

  function massesAt(t, q, v) {
    problem.massMatrix(t, q, v, p, M);
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) M[i][j] *= units[i] * units[j];
    return M;
  }

  function rowsAt(t, q, v) {
    problem.constraintMatrix(t, q, v, p, A);
    for (let k = 0; k < m; k++) for (let i = 0; i < n; i++) A[k][i] *= factors[k] * units[i];
    return A;
  }

  // Whether M is singular is decided once, as by the program in Python.
  const light = definite(massesAt(begin, q0, v0), rowsAt(begin, q0, v0)) !== M;

  function acceleration(t, q, v) {
    const Q = scaled(at("appliedForce", t, q, v), units), b = scaled(wanted(t, q, v), factors);
    const { x, y, rank } = solved(whole, massesAt(t, q, v), Q, rowsAt(t, q, v), b, tolerances.rank);
    const force = transposedTimes(A, y, n); // A^T lambda, with the units of A and lambda
    for (let i = 0; i < n; i++) force[i] /= -units[i];
    return { acceleration: scaled(x, units), multipliers: scaled(y, factors), force, rank };
  }

  // b of A q'' = b; with Baumgarte h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0.
  function wanted(t, q, v) {
    const b = at("constraintVector", t, q, v);
    if (stabilisation !== "baumgarte") return b;
    const h = at("constraintValues", t, q, v), rates = at("constraintRates", t, q, v);
    return b.map((x, k) => x - 2 * alpha * rates[k] - (holonomic[k] ? beta ** 2 * h[k] : 0));
  }

  function derivative(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n);
    const found = acceleration(t, q, v);
    let power = dot(at("appliedForce", t, q, v), v);
    if (problem.massMatrixRate) power += dot(v, times(at("massMatrixRate", t, q, v), v)) / 2;
    const rate = new Float64Array(2 * n + 2);
    rate.set(v);
    rate.set(found.acceleration, n);
    rate[2 * n] = power;
    rate[2 * n + 1] = dot(found.force, v);
    return rate;
  }

  // M, or where it is singular the metric K in its place.
  function metricAt(t, q, v) {
    const masses = massesAt(t, q, v).map((row) => row.slice());
    return light ? massMetric(masses, rowsAt(t, q, v)) : masses;
  }

  // The metric in which fixed entries move no others; their columns of J vanish.
  function uncoupled(M, fixed, J) {
    for (const row of J) fixed.forEach((is, i) => is && (row[i] = 0));
    return M.map((row, i) => row.map((x, j) => (i !== j && (fixed[i] || fixed[j]) ? 0 : x)));
  }

  /**
   * The nearest state on the constraints, in the metric of M: positions, then velocities.
   *
   * @param {number} t
   * @param {Vector} y
   * @param {boolean[] | null} fixed which entries of y keep their values
   */
  function project(t, y, fixed = null) {
    const q0 = y.slice(0, n), v0 = y.slice(n, 2 * n), metric = metricAt(t, q0, v0);
    const least = (factorised, J, r, first) => {
      const masses = fixed ? uncoupled(metric, fixed.slice(first, first + n), J) : metric;
      if (factorised.of(masses, J)) return scaled(factorised.solve(new Float64Array(n), r).x, units);
      return scaled(times(weightedInverse(massRoot(masses), J, tolerances.rank).G, r), units);
    };
    const q = nearestZero(
      q0,
      (x) => only(scaled(at("constraintValues", t, x, v0), factors)),
      (x, r) => least(ofPositions, only(rowsAt(t, x, v0)), r, 0),
      sizes.subarray(0, n),
    );
    const v = nearestZero(
      v0,
      (x) => scaled(at("constraintRates", t, q, x), factors),
      (x, r) => least(whole, rowsAt(t, q, x), r, n),
      sizes.subarray(n, 2 * n),
    );
    return Float64Array.from([...q, ...v, ...y.subarray(2 * n)]);
  }

  /** How far A is from losing rank, 1 at most; and a function that takes what projection leaves of a change. */
  function tangent(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n);
    let found = null;
    const across = () => (found ??= factorised() ?? inverted());
    const there = () => ({ rows: rowsAt(t, q, v).map((row) => row.slice()), masses: metricAt(t, q, v) });
    // The least changes of positions and velocities that the constraints ask for: by factors, or where a pivot vanishes by singular values.
    const factorised = () => {
      const { rows, masses } = there(), H = only(rows), none = new Float64Array(n);
      const [ofH, ofA] = [H, rows].map((J) => new Factors(n, J.length, tolerances));
      if (!ofH.of(masses, H) || !ofA.of(masses, rows)) return null;
      return { dq: (x) => ofH.solve(none, times(H, x)).x, dv: (x) => ofA.solve(none, times(rows, x)).x };
    };
    const inverted = () => {
      const { rows, masses } = there(), H = only(rows), W = massRoot(masses);
      const { G, s, rank } = weightedInverse(W, rows, tolerances.rank), ofH = weightedInverse(W, H, tolerances.rank).G;
      return { s, rank, dq: (x) => times(ofH, times(H, x)), dv: (x) => times(G, times(rows, x)) };
    };
    const along = (change) => {
      const { dq, dv } = across(), left = change.slice();
      dq(change.subarray(0, n).map((x, i) => x / units[i])).forEach((x, i) => (left[i] -= units[i] * x));
      dv(change.subarray(n, 2 * n).map((x, i) => x / units[i])).forEach((x, i) => (left[n + i] -= units[i] * x));
      return left;
    };
    if (whole.of(massesAt(t, q, v), rowsAt(t, q, v))) return [Math.sqrt(whole.sine), along];
    const { s, rank } = (found = inverted());
    return [rank ? s[rank - 1] / s[0] : 1, along];
  }

  /** Steps from the start to the end; see `rk4` and `dop853`. */
  function steps(times, y) {
    const how = projects ? project : null;
    if (settings.method === "rk4") return rk4(derivative, times, y, how);
    const { tolerance } = settings, last = projects ? tangent : null;
    const found = dop853(problem.dop853, derivative, times, y, tolerance, sizes, how, last);
    return keepsOn(found, begin, end);
  }

  function stopping(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n);
    const { acceleration: qdd, multipliers } = acceleration(t, q, v);
    return problem.stopCondition(t, q, v, p, qdd, multipliers);
  }

  /** The names of constraints that a state does not meet. */
  function violated(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n), rows = at("constraintMatrix", t, q, v);
    const reach = (k, x) => rows[k].reduce((sum, a, i) => sum + Math.abs(a * x[i]), 0);
    const off = (values, x, per, k) => !(Math.abs(values[k]) <= tolerances.start * (scales.rows[k] / per + reach(k, x)));
    const h = at("constraintValues", t, q, v), rates = at("constraintRates", t, q, v);
    return problem.constraints.filter((_, k) => (holonomic[k] && off(h, q, 1, k)) || off(rates, v, interval, k));
  }

  /** Singular values of A M^(-1/2), largest first, the rank, and which multipliers are unique. */
  function singularAt(t, y) {
    if (!m) return { s: [], rank: 0, unique: [] };
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n), rows = rowsAt(t, q, v).map((row) => row.slice());
    const { s, left, rank } = weighted(massRoot(definite(massesAt(t, q, v), rows)), rows, tolerances.rank);
    const part = (k) => left.slice(0, rank).reduce((sum, vector) => sum + vector[k] ** 2, 0);
    return { s, rank, unique: Array.from(holonomic, (_, k) => part(k) > 1 - tolerances.unique) };
  }

  /** An orthonormal basis N of the multipliers that make no force, A^T N = 0; and the rows of A. */
  function freeAt(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n), rows = rowsAt(t, q, v).map((row) => row.slice());
    const { left, rank } = weighted(massRoot(definite(massesAt(t, q, v), rows)), rows, tolerances.rank);
    const free = complement(left.slice(0, rank), m).map((vector) => scaled(vector, factors));
    return { N: orthonormal(free), rows: at("constraintMatrix", t, q, v) };
  }

  const projects = stabilisation === "projection" && holonomic.length > 0;
  const watched = (times, y) =>
    problem.stopCondition ? stopAt(stopping, steps(times, y), begin, y) : steps(times, y);
  /** The acceleration of a point along a unit force, by the row of its derivatives along the force; 0 where the constraints leave it none. */
  function mobility(t, q, v, row) {
    const Q = scaled(row, units), masses = massesAt(t, q, v), rows = rowsAt(t, q, v), nothing = new Float64Array(m);
    const led = dot(Q, solved(whole, masses, Q, rows, nothing, tolerances.rank).x);
    const free = dot(Q, solved(new Factors(n, 0, tolerances), light ? massMetric(masses, rows) : masses, Q, [], [], tolerances.rank).x);
    return led > IMMOBILE * free ? led : 0;
  }

  const kineticEnergy = (t, q, v) => dot(v, times(at("massMatrix", t, q, v), v)) / 2;
  const ratesAt = (t, q, v) => scaled(at("constraintRates", t, q, v), factors);
  return {
    n, m, units, interval, acceleration, freeAt, kineticEnergy, massesAt, mobility, project, ratesAt, rowsAt, singularAt,
    sizes, steps: watched, tolerances, uncoupled, violated,
  };
}

function stored(problem, { begin, end, step }, y, { n, acceleration, steps }) {
  const times = [], rank = [], values = {};
  const names = [
    ...problem.coordinates,
    ...problem.coordinates.map((name) => "v" + name),
    ...problem.coordinates.map((name) => "a" + name),
    ...problem.constraints.map((_, k) => `lambda${k + 1}`),
  ];
  for (const name of names) values[name] = [];
  const store = (t, y) => {
    const found = acceleration(t, y.subarray(0, n), y.subarray(n, 2 * n));
    const row = [...y.subarray(0, 2 * n), ...found.acceleration, ...found.multipliers];
    names.forEach((name, k) => values[name].push(row[k]));
    times.push(t);
    rank.push(found.rank);
  };
  const wanted = storedTimes(begin, end, step);
  store(begin, y);
  let reached = begin, count = 0;
  try {
    for (const [t, passed] of steps(wanted, y)) {
      if (++count > MOST_STEPS) throw new Error(`it took ${MOST_STEPS} steps; it may be stiff, take a nearer end or a larger tolerance`);
      for (const [when, state] of passed) store(when, state);
      reached = t;
    }
  } catch (error) {
    throw new Error(`the integration cannot go on after t = ${reached}: ${error.message}`);
  }
  return { t: times, values, rank };
}

/** Return begin, begin + step, ..., end; the last interval is shorter where it must be. */
function storedTimes(begin, end, step) {
  const count = Math.max(Math.ceil((end - begin) / step - 1e-9), 1);
  return Array.from({ length: count + 1 }, (_, k) => (k === count ? end : begin + step * k));
}
