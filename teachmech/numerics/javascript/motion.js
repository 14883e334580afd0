// From a problem to its motion: checks of the start, accelerations, steps, and what is stored.

import { dop853 } from "./dop853.js";
import { massRoot, metric, nearestZero, udwadiaKalaba, weightedInverse } from "./dynamics.js";
import { keepsOn, stopAt } from "./events.js";
import { dot, times } from "./linear.js";
import { rk4 } from "./runge_kutta.js";
import { rowFactors, rowSizes, stateSizes, unitSizes } from "./scales.js";

/**
 * A problem as the generated program describes it; t is the time, q and v are coordinates and
 * velocities, p the parameters in their order.
 *
 * @typedef {object} Problem
 * @property {string[]} coordinates
 * @property {string[]} constraints
 * @property {boolean[]} holonomic
 * @property {Record<string, number>} parameters
 * @property {Settings} settings
 * @property {{ rank: number, start: number, least: number, most: number }} tolerances
 * @property {Record<string, any>} dop853 its tableau
 * @property {(p: Vector) => { q: Vector, v: Vector }} start
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Matrix} massMatrix
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Matrix} [massMatrixRate]
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} appliedForce
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} constraintValues
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Vector} constraintRates
 * @property {(t: number, q: Vector, v: Vector, p: Vector) => Matrix} constraintMatrix
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
  checkSettings(settings, problem.tolerances);
  const p = Float64Array.from(Object.values({ ...problem.parameters, ...parameters }));
  const state = moved(problem, problem.start(p), start);
  const method = methodOf(problem, settings, state, p);
  method.checkStart();
  return stored(problem, settings, state, method);
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
const CHOICES = { method: ["rk4", "dop853"], stabilisation: ["none", "projection", "baumgarte"] };

function checkSettings({ method, stabilisation, ...numbers }, { least, most }) {
  checkNumbers(numbers);
  const { begin, end, step, tolerance } = numbers;
  for (const [what, chosen] of Object.entries({ method, stabilisation })) {
    refuseUnknown(what, { [chosen]: true }, CHOICES[what]);
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

// The functions of a problem with parameters: what is small, acceleration, derivative, projection.
function methodOf(problem, settings, { q: q0, v: v0 }, p) {
  const n = problem.coordinates.length, { holonomic, tolerances } = problem;
  const { begin, end, stabilisation, alpha, beta } = settings;
  const at = (name, t, q, v) => problem[name](t, q, v, p);
  const only = (values) => values.filter((_, k) => holonomic[k]);
  const scales = scalesOf();

  function scalesOf() {
    const M = at("massMatrix", begin, q0, v0), A = at("constraintMatrix", begin, q0, v0);
    let Q = at("appliedForce", begin, q0, v0);
    if (![q0, v0, Q].some((x) => x.some((value) => value !== 0))) {
      Q = at("appliedForce", begin + 0.37 * (end - begin), q0, v0);
    }
    const h = at("constraintValues", begin, q0, v0).map((x, k) => (holonomic[k] ? x : 0));
    const sizes = stateSizes(q0, v0, M, Q, A, h, at("constraintVector", begin, q0, v0), end - begin);
    const rows = rowSizes((q, v) => at("constraintMatrix", begin, q, v), sizes, q0, v0);
    return {
      sizes: sizes.map((x) => x / 10), units: unitSizes(M, sizes), rows, factors: rowFactors(rows),
    };
  }

  // Every coordinate is measured in its unit, and no row of A is small beside others.
  const weighed = (values) => values.map((x, k) => scales.factors[k] * x);
  const weighedRows = (A) => A.map((row, k) => row.map((x) => scales.factors[k] * x));
  const byUnits = (A) => A.map((row) => row.map((x, i) => x * scales.units[i]));
  const inUnits = (M) => byUnits(M).map((row, i) => row.map((x) => scales.units[i] * x));

  // W with W W^T = K^-1, for the metric K that M is, or stands for it where M is singular.
  function metricRoot(t, q, v, A) {
    const root = massRoot(metric(inUnits(at("massMatrix", t, q, v)), byUnits(A)));
    return root.map((row, i) => row.map((x) => scales.units[i] * x));
  }

  function acceleration(t, q, v) {
    const { units } = scales, b = weighed(wanted(t, q, v));
    const Q = at("appliedForce", t, q, v).map((x, i) => units[i] * x);
    const A = byUnits(weighedRows(at("constraintMatrix", t, q, v)));
    const M = inUnits(at("massMatrix", t, q, v));
    const found = udwadiaKalaba(M, Q, A, b, tolerances.rank);
    return {
      ...found,
      acceleration: found.acceleration.map((x, i) => units[i] * x),
      multipliers: weighed(found.multipliers),
      force: found.force.map((x, i) => x / units[i]),
    };
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

  /** The nearest state on the constraints, in the metric of M: positions, then velocities. */
  function project(t, y) {
    const { sizes } = scales;
    let q = y.slice(0, n), v = y.slice(n, 2 * n);
    const W = metricRoot(t, q, v, at("constraintMatrix", t, q, v));
    q = nearestZero(
      q,
      (x) => only(weighed(at("constraintValues", t, x, v))),
      (x) => only(weighedRows(at("constraintMatrix", t, x, v))),
      W, sizes.subarray(0, n), tolerances.rank,
    );
    v = nearestZero(
      v,
      (x) => weighed(at("constraintRates", t, q, x)),
      (x) => weighedRows(at("constraintMatrix", t, q, x)),
      W, sizes.subarray(n, 2 * n), tolerances.rank,
    );
    return Float64Array.from([...q, ...v, ...y.subarray(2 * n)]);
  }

  /** Least singular value of A that counts by the largest; what projection leaves of a change. */
  function tangent(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n), rows = at("constraintMatrix", t, q, v);
    const W = metricRoot(t, q, v, rows), A = weighedRows(rows), H = only(A);
    const { G, s, rank } = weightedInverse(W, A, tolerances.rank);
    const across = weightedInverse(W, H, tolerances.rank).G;
    const along = (change) => {
      const dq = change.subarray(0, n), dv = change.subarray(n, 2 * n), left = change.slice();
      times(across, times(H, dq)).forEach((x, i) => (left[i] -= x));
      times(G, times(A, dv)).forEach((x, i) => (left[n + i] -= x));
      return left;
    };
    return [rank ? s[rank - 1] / s[0] : 1, along];
  }

  /** Steps from the start to the end; see `rk4` and `dop853`. */
  function steps(times, y) {
    const how = projects ? project : null;
    if (settings.method === "rk4") return rk4(derivative, times, y, how);
    const { tolerance } = settings, last = projects ? tangent : null;
    const found = dop853(problem.dop853, derivative, times, y, tolerance, scales.sizes, how, last);
    return keepsOn(found, begin, end);
  }

  function stopping(t, y) {
    const q = y.subarray(0, n), v = y.subarray(n, 2 * n);
    const { acceleration: qdd, multipliers } = acceleration(t, q, v);
    return problem.stopCondition(t, q, v, p, qdd, multipliers);
  }

  function checkStart() {
    const T = scales.sizes[0] / scales.sizes[n];
    const A = at("constraintMatrix", begin, q0, v0);
    const reach = (k, x) => A[k].reduce((sum, a, i) => sum + Math.abs(a * x[i]), 0);
    const off = (values, x, per) => problem.constraints.filter(
      (_, k) => !(Math.abs(values[k]) <= tolerances.start * (scales.rows[k] / per + reach(k, x))));
    const far = off(at("constraintValues", begin, q0, v0), q0, 1).filter((name) => holonomic[problem.constraints.indexOf(name)]);
    const wrong = new Set([...far, ...off(at("constraintRates", begin, q0, v0), v0, T)]);
    if (wrong.size) throw new Error(`the start does not meet ${[...wrong].join(", ")}`);
  }

  const projects = stabilisation === "projection" && holonomic.length > 0;
  const watched = (times, y) =>
    problem.stopCondition ? stopAt(stopping, steps(times, y), begin, y) : steps(times, y);
  return { acceleration, checkStart, steps: watched };
}

function stored(problem, { begin, end, step }, { q, v }, { acceleration, steps }) {
  const n = q.length, times = [], rank = [], values = {};
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
  const y = Float64Array.from([...q, ...v, 0, 0]), wanted = storedTimes(begin, end, step);
  store(begin, y);
  let reached = begin;
  try {
    for (const [t, passed] of steps(wanted, y)) {
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
