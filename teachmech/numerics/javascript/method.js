// A problem with parameters and settings, ready for the kernels: accelerations, steps, projection, sizes.

import { stopAt } from "./events.js";
import { AT_ONCE, approach, decideByRotations, EVERY, isUndefined, keepMetric, MARGIN, METRIC, METRICS, POWER,
  project, record, resolve, TOLERANCE, weigh, weightRows } from "./kernels.js";
import { hold, isDefinite, layoutOf, massesIn, noAcceleration, rowsIn, solved, workSize } from "./layout.js";
import { complement, dot, orthonormal, scaledMatrix, sizeOfTerms } from "./linear.js";
import { Run } from "./run.js";
import { rowFactors, rowSizes, stateSizes, unitSizes } from "./scales.js";
import { OVERLAP, SLOW, switched } from "./switching.js";

/** @import { System } from "./kernels.js" */
/** @import { Matrix, Vector } from "./linear.js" */
/** @import { Change, Problem, Settings, Step, Switch } from "./types.js" */

const OFF = 1e-6; // allowed error of a position when a constraint begins to act, relative to its terms
const IMMOBILE = 1e-9; // a mobility below this, relative to that without constraints, is rounding

/** The functions of a problem with parameters and settings. */
export class Method {
  /** @param {Problem} problem @param {Settings} settings
   * @param {{ q: Vector, v: Vector }} state from which the sizes follow
   * @param {Vector} p */
  constructor(problem, settings, state, p) {
    const { q, v } = state;
    const { tolerances, holonomic } = problem;
    const n = q.length;
    const m = holonomic.length;
    const y = joined(q, v);
    const penalty = settings.stabilisation === "augmented" ? tolerances.penalty : 0;
    this.problem = problem;
    this.settings = settings;
    this.state = state;
    this.tolerances = tolerances;
    this.n = n;
    this.m = m;
    this.p = p.slice();
    this.changes = /** @type {Change[]} */ ([]); // changes of the constraints that act
    for (const { parameter } of problem.switches ?? []) this.p[parameter] = 1; // sizes are those of all
    this.held = /** @type {boolean[] | null} */ (null);
    this.layout = layoutOf(problem, false, 0);
    this.damped = settings.stabilisation === "baumgarte" || penalty > 0;
    this.projects = settings.stabilisation === "projection" && m > 0;
    const there = this.valuesAt(settings.begin, y);
    const singular = !isDefinite(massesIn(this.layout.index, there));
    const { sizes, units, rows, factors } = this.scales(y, there);
    this.units = units;
    this.rows = rows;
    this.factors = factors;
    this.sizes = sizes;
    this.interval = sizes[0] / sizes[n]; // interval of time
    this.slow = rows.map((size) => SLOW * size / this.interval); // velocities that count as zero
    this.overlap = rows.map((size) => OVERLAP * size); // at which contacts begin
    if (singular || penalty) this.layout = layoutOf(problem, singular, penalty);
    this.p = p;
    const { index, values } = this.layout;
    const { rank, tells, closer } = tolerances;
    // singular values are closer in the metric
    const tolerance = singular && !penalty && !tells ? closer * rank : rank;
    index[AT_ONCE] = Number(tells && !penalty && factors.every((x) => x === 1));
    /** @type {System} */
    this.system = { index, values, work: new Float64Array(workSize(index)), workspace: null, direct: null,
      correct: null, endings: problem.endings, terms: (t, y, p, values) => this.terms(t, y, p, values),
      p: Float64Array.from([...p, tolerance, ...units, ...factors, ...sizes]),
      slopes: (t, y, p, values) =>
        problem.slopes?.(t, y, p, values, this.damped ? settings : { alpha: 0, beta: 0 }) };
    const { parts } = this.layout;
    this.parts = parts;
    this.numbers = values.slice(0, parts.rate + m);
  }

  // --- the values of a state --------------------------------------------------------------------

  /** Write the values; the kernels call it.
   * @param {number} t @param {Vector} y @param {Vector} p @param {Vector} values */
  terms(t, y, p, values) {
    const { layout, problem, damped, held } = this;
    if (problem.push || damped || held) this.restore(); // constant values may have been changed
    layout.fill(t, y, p, values);
    this.push(t, y, p, values);
    if (damped) this.damp(values);
    if (held) hold(layout.index, values, held);
  }

  // Reset the constant values: no pull, no damping, nothing held.
  restore() {
    this.system.values.set(this.numbers);
  }

  /** Replace h'' = 0 by Baumgarte's h'' + 2 alpha h' + beta^2 h = 0. @param {Vector} values */
  damp(values) {
    const { m, parts: { right, value, rate }, settings: { alpha, beta }, problem: { holonomic } } = this;
    for (let k = 0; k < m; k++) {
      values[right + k] -= 2 * alpha * values[rate + k];
      if (holonomic[k]) values[right + k] -= beta ** 2 * values[value + k];
    }
  }

  /** Return the values without damping. @param {number} t @param {Vector} y */
  valuesAt(t, y) {
    const { layout, p } = this;
    const values = layout.values.slice();
    values.set(this.numbers ?? []);
    layout.fill(t, y, p, values);
    this.push(t, y, p, values);
    return values;
  }

  /** Add an external force, such as the pull of the pointer, to Q.
   * @param {number} t @param {Vector} y @param {Vector} p @param {Vector} values */
  push(t, y, p, values) {
    const { problem, n, layout: { parts: { force, right } } } = this;
    problem.push?.(t, y.subarray(0, n), y.subarray(n, 2 * n), p, values.subarray(force, right));
  }

  /** Return the sizes of a state; see teachmech/numerics/scales.py.
   * @param {Vector} y @param {Vector} there */
  scales(y, there) {
    const { layout: { index, parts }, n, problem: { holonomic, rounding }, settings: { begin, end } } = this;
    const span = end - begin;
    const { force, right, value, rate } = parts;
    const q = y.slice(0, n);
    const v = y.slice(n, 2 * n);
    const even = (/** @type {ArrayLike<number>} */ x) => this.evened(x);
    const masses = massesIn(index, there);
    let Q = there.slice(force, right);
    if (![q, v, Q].some((x) => x.some((entry) => entry !== 0)))
      Q = this.valuesAt(begin + 0.37 * span, y).slice(force, right);
    const counts = (/** @type {number} */ x, /** @type {number} */ k) => Math.abs(x) > (rounding?.[k] ?? 0);
    const h = there.slice(value, rate).map((x, k) => (holonomic[k] && counts(x, k) ? x : 0));
    const b = there.slice(right, value);
    const sizes = stateSizes(even(q), even(v), masses, even(Q), rowsIn(index, there).map(even), h, b, span);
    const rows = rowSizes((q, v) => rowsIn(index, this.valuesAt(begin, joined(q, v))), sizes, q, v);
    return { sizes: sizes.map((x) => x / 10), units: unitSizes(masses, sizes), rows,
      factors: rowFactors(rows) };
  }

  /** Return the sizes of entries; all components of a vector have the size of its largest one.
   * @param {ArrayLike<number>} x */
  evened(x) {
    const found = Array.from(x, Math.abs);
    for (const vector of this.problem.vectors ?? []) {
      const size = Math.max(...vector.map((k) => found[k]));
      for (const k of vector) found[k] = size;
    }
    return found;
  }

  // --- states -----------------------------------------------------------------------------------

  /** Return a row for each state (acceleration, multipliers, constraint force, constraints, their rates and
   * kinetic energy), and the ranks of A.
   * @param {ArrayLike<number>} times
   * @param {Float64Array} states one after the other */
  rowsOf(times, states) {
    const { system, n, m } = this;
    const width = 2 * n + 3 * m + 1;
    const count = times.length;
    const rows = new Float64Array(count * width);
    const ranks = new Int32Array(count);
    if (record(system, times, count, states, rows, ranks) < count) throw noAcceleration(system);
    return { rows, ranks, width };
  }

  /** Return acceleration, multipliers, forces, constraints and their rates, kinetic energy and rank at a
   * state, and the power of the ideal constraint forces.
   * @param {number} t @param {Vector} y */
  at(t, y) {
    const { system: { values }, layout: { index }, n, m, parts } = this;
    const { rows, ranks: [rank] } = this.rowsOf([t], Float64Array.from(y));
    let end = 0;
    const next = (/** @type {number} */ count) => rows.slice(end, end += count);
    const [acceleration, multipliers, force, violation, rates, [kinetic]] = [n, m, n, m, m, 1].map(next);
    const first = index[POWER] + 1; // index of the virtual work C, which is a part of the constraint force
    const applied = values.slice(parts.force, parts.right).map((x, i) => x - values[first + i]);
    return { acceleration, multipliers, force, applied, violation, rates, kinetic, rank,
      ideal: this.idealPower(multipliers, y) };
  }

  /** Return the power of the ideal constraint forces -A^T lambda at the state that was evaluated last; 0 if it is
   * rounding, or if all are ideal.
   * @param {Vector} multipliers @param {Vector} y */
  idealPower(multipliers, y) {
    const { system: { values }, layout: { index }, n, problem: { frictions = [], nonideal } } = this;
    if (!nonideal) return 0;
    const rows = rowsIn(index, values);
    for (const { stick } of frictions) rows[stick].fill(0);
    const v = y.slice(n, 2 * n);
    const power = rows.reduce((sum, row, k) => sum - multipliers[k] * dot(row, v), 0);
    const size = rows.reduce((sum, row, k) => sum + Math.abs(multipliers[k]) * sizeOfTerms(0, row, v), 0);
    return Math.abs(power) > 1e-9 * size ? power : 0;
  }

  /** Return the names of the constraints that a state violates. @param {number} t @param {Vector} y */
  violated(t, y) {
    const { layout: { index }, parts, tolerances, n, problem: { constraints, holonomic, rounding } } = this;
    const values = this.valuesAt(t, y);
    const rows = rowsIn(index, values);
    const counts = (/** @type {number} */ k) => !(Math.abs(values[parts.value + k]) <= (rounding?.[k] ?? 0));
    /** @param {number} part @param {Vector} x @param {number} per @param {number} k */
    const off = (part, x, per, k) =>
      !(Math.abs(values[part + k]) <= tolerances.start * sizeOfTerms(this.rows[k] / per, rows[k], x));
    const q = y.slice(0, n);
    const v = y.slice(n, 2 * n);
    const inside = new Set(this.penetrated(t, y).map(({ constraint }) => constraint));
    return constraints.filter((_, k) =>
      inside.has(k) || (holonomic[k] && counts(k) && off(parts.value, q, 1, k))
      || off(parts.rate, v, this.interval, k)
    );
  }

  // --- contacts -----------------------------------------------------------------------------------

  /** The switches of the contacts. */
  get contacts() {
    return (this.problem.switches ?? []).filter(({ contact }) => contact);
  }

  /** Return the gaps of the contacts that do not act, relative to the tolerance, with their rows.
   * @param {number} t @param {Vector} y */
  gaps(t, y) {
    const { layout: { index }, parts, tolerances } = this;
    const open = this.contacts.filter(({ parameter }) => !this.p[parameter]);
    if (!open.length) return [];
    const values = this.acting(open, 1, () => this.valuesAt(t, y));
    const rows = rowsIn(index, values);
    return open.map((contact) => {
      const row = rows[contact.constraint];
      const terms = sizeOfTerms(this.rows[contact.constraint], row, y);
      return { contact, row, gap: values[parts.value + contact.constraint] / (tolerances.start * terms) };
    });
  }

  /** Return the contacts that do not act, and that a state penetrates. @param {number} t @param {Vector} y */
  penetrated(t, y) {
    return this.gaps(t, y).filter(({ gap }) => gap < -1).map(({ contact }) => contact);
  }

  /** Return the result of a function while some contacts act (1), or do not act (0).
   * @template T @param {Switch[]} contacts @param {number} acts @param {() => T} found @returns {T} */
  acting(contacts, acts, found) {
    return this.during(contacts.map(({ parameter }) => parameter), contacts.map(() => acts), found);
  }

  /** Return the result of a function while switches and frictions have the values of a recorded state.
   * @template T @param {ArrayLike<number>} acting see Recording @param {() => T} found @returns {T} */
  recalled(acting, found) {
    const { switches = [], frictions = [] } = this.problem;
    const all = [...switches.map(({ parameter }) => parameter), ...frictions.map(({ slip }) => slip)];
    return this.during(all, acting, found);
  }

  /** Return the result of a function while some parameters have other values.
   * @template T @param {number[]} parameters @param {ArrayLike<number>} values @param {() => T} found @returns {T} */
  during(parameters, values, found) {
    const before = parameters.map((parameter) => this.p[parameter]);
    parameters.forEach((parameter, k) => this.set(parameter, values[k]));
    try {
      return found();
    } finally {
      parameters.forEach((parameter, k) => this.set(parameter, before[k]));
    }
  }

  /** The switches of contacts and of frictions that stick. */
  get gripping() {
    return (this.problem.switches ?? []).filter(({ contact, sticks }) => contact || sticks);
  }

  /** Return the result of a function while no friction slides. @template T @param {() => T} found */
  smooth(found) {
    const slips = (this.problem.frictions ?? []).map(({ slip }) => slip);
    return this.during(slips, slips.map(() => 0), found);
  }

  // --- motion ---------------------------------------------------------------------------------------

  /** Return the nearest state on the constraints, in the metric of M: positions, then velocities.
   * @param {number} t @param {Vector} y
   * @param {boolean[] | null} fixed which entries of y keep their values */
  project(t, y, fixed = null) {
    const { system, n } = this;
    const found = Float64Array.from(y);
    const from = found.slice();
    const approached = (/** @type {boolean[]} */ still, /** @type {boolean} */ positions) => {
      this.held = still.slice(positions ? 0 : n, positions ? n : 2 * n);
      keepMetric(system, t, from);
      return approach(system, t, found, positions);
    };
    try {
      const kept = fixed?.some(Boolean) ? fixed : null;
      if (!(kept ? approached(kept, true) && approached(kept, false) : project(system, t, found)))
        throw noAcceleration(system);
    } finally {
      this.held = null;
      this.restore();
    }
    return found;
  }

  /** Return a run from a state at the first of some times.
   * @param {ArrayLike<number>} times @param {Vector} y */
  run(times, y) {
    return new Run(this.system, this.settings, this.projects, times, y);
  }

  /** Yield steps from a state to the last of some times, or to the end of the motion.
   * @param {ArrayLike<number>} times @param {Vector} y @returns {Generator<Step>} */
  steps(times, y) {
    if (this.inPieces) return switched(this, times, y, this.changes);
    return this.stopped(this.run(times, y).steps(), times[0], y);
  }

  /** Whether constraints begin or cease to act, or an input is given as samples. */
  get inPieces() {
    return this.problem.switches !== undefined;
  }

  /** Return the condition at which the motion ends, if there is one. */
  stop() {
    const { n, p, problem: { stopCondition } } = this;
    return stopCondition && ((/** @type {number} */ t, /** @type {Vector} */ y) => {
      const { acceleration, multipliers } = this.at(t, y);
      return stopCondition(t, y.slice(0, n), y.slice(n, 2 * n), p, acceleration, multipliers);
    });
  }

  /** Return steps that end when the motion does. @param {Generator<Step>} steps
   * @param {number} t @param {Vector} y @returns {Generator<Step>} */
  stopped(steps, t, y) {
    const stop = this.stop();
    return stop ? stopAt(stop, steps, t, y, this.settings.begin) : steps;
  }

  /** Set a parameter. @param {number} parameter @param {number} value */
  set(parameter, value) {
    this.p[parameter] = value;
    this.system.p[parameter] = value;
  }

  /** Give a state the nearest velocity that the constraints allow after some have begun to act; if there are
   * contacts, that after an impact.
   * @param {number} t @param {Vector} y @param {boolean[]} begun
   * @param {Vector} impulses to which those of the constraints are added */
  engage(t, y, begun, impulses) {
    const { problem: { switches = [], constraints, holonomic, endings, impact, friction }, settings, p } =
      this;
    if (settings.stabilisation === "augmented") { // it needs several iterations for a jump
      const exact = new Method(this.problem, { ...settings, stabilisation: "none" }, this.state, p);
      exact.engage(t, y, begun, impulses);
      for (const { parameter } of switches) this.set(parameter, exact.p[parameter]);
      return;
    }
    const { parts, layout } = this;
    const there = this.valuesAt(t, y);
    const rows = rowsIn(layout.index, there);
    switches.forEach(({ constraint: k }, s) => {
      const gap = Math.abs(there[parts.value + k]);
      if (begun[s] && holonomic[k] && gap > OFF * sizeOfTerms(this.rows[k], rows[k], y))
        throw new Error(`${constraints[k]} ${endings.notMet}`);
    });
    const jumps = begun.some((is, s) => is && !switches[s].sticks);
    this.smooth(() => (impact ?? jump)(this, t, y, impulses, jumps));
    if (jumps) friction?.stickOrSlide(this, t, y);
    this.restore();
  }

  // --- singular values and mobility -----------------------------------------------------------------

  /** Return the singular values of A M^(-1/2) with their left vectors, largest first, and the rank.
   * @param {number} t @param {Vector} y */
  decomposed(t, y) {
    const { system, n, m, parts } = this;
    const { index, work, values } = system;
    if (!m) return { found: [], rank: 0 };
    system.terms(t, y, system.p, values);
    work.set(values.subarray(parts.force, parts.value), n + m);
    if (index[METRIC] > 0) weigh(system);
    if (!weightRows(system, index[EVERY], m)) throw noAcceleration(system);
    const rank = isUndefined(system) ? 0 : decideByRotations(system, m);
    const turned = index[MARGIN] + 1 + index[METRICS] + n * n;
    const left = turned + m * n;
    const found = Array.from({ length: m }, (_, k) => {
      const row = work.subarray(turned + k * n, turned + (k + 1) * n);
      return { s: Math.sqrt(dot(row, row)), left: work.slice(left + k * m, left + (k + 1) * m) };
    });
    return { found: found.sort((a, b) => b.s - a.s), rank };
  }

  /** Return the singular values, largest first, the rank, and which multipliers are unique.
   * @param {number} t @param {Vector} y */
  singularAt(t, y) {
    const { found, rank } = this.decomposed(t, y);
    /** @param {number} k */
    const part = (k) => found.slice(0, rank).reduce((sum, { left }) => sum + left[k] ** 2, 0);
    const unique = Array.from({ length: this.m }, (_, k) => part(k) > 1 - this.tolerances.unique);
    return { s: found.map(({ s }) => s).slice(0, this.n), rank, unique };
  }

  /** Return an orthonormal basis N of the multipliers without a force, A^T N = 0; and the rows of A.
   * @param {number} t @param {Vector} y */
  freeAt(t, y) {
    const { m, factors, system: { index, values } } = this;
    const { found, rank } = this.decomposed(t, y);
    const off = (this.problem.switches ?? []).filter(({ parameter }) => !this.p[parameter]);
    const units = off.map(({ constraint }) =>
      Float64Array.from({ length: m }, (_, k) => +(k === constraint))
    );
    const free = complement([...found.slice(0, rank).map(({ left }) => left), ...units], m);
    return { N: orthonormal(free.map((vector) => vector.map((x, k) => factors[k] * x))),
      rows: rowsIn(index, values) };
  }

  /** Return the acceleration of a point along a unit force, by the row of its derivatives along the force; 0
   * if the constraints prevent it. Contacts and friction do not count.
   * @param {number} t @param {Vector} y @param {Vector} row */
  mobility(t, y, row) {
    return this.acting(this.gripping, 0, () => this.smooth(() => this.led(t, y, row)));
  }

  /** @param {number} t @param {Vector} y @param {Vector} row */
  led(t, y, row) {
    const { system, n, parts } = this;
    const { index, values, work, p } = system;
    system.terms(t, y, p, values);
    values.set(row, parts.force);
    values.fill(0, parts.right, parts.value);
    if (resolve(system) < 0) throw noAcceleration(system);
    const led = dot(row, work.subarray(0, n));
    const masses = massesIn(index, values, index[METRIC] > 0);
    const free = solved(masses, row, [], new Float64Array(0), p[index[TOLERANCE]]);
    return free && led > IMMOBILE * dot(row, free.x) ? led : 0;
  }

  /** Return M, A and the rates of the constraints at a state, with coordinates and rows scaled to similar
   * sizes.
   * @param {number} t @param {Vector} y
   * @param {boolean[] | null} held the coordinates that are decoupled */
  scaledAt(t, y, held = null) {
    const { layout: { index }, units, factors, parts: { rate } } = this;
    const values = this.valuesAt(t, y);
    if (held) hold(index, values, held);
    return { masses: scaledMatrix(massesIn(index, values), units, units),
      rows: scaledMatrix(rowsIn(index, values), factors, units),
      rates: factors.map((factor, k) => factor * values[rate + k]) };
  }
}

/** Give a state the nearest velocity that the constraints allow.
 * @param {Method} method @param {number} t @param {Vector} y @param {Vector} impulses */
function jump({ system, parts, sizes, n, m }, t, y, impulses) {
  const { values, work } = system;
  for (let round = 0, last = false; round < 20 && !last; round++) {
    system.terms(t, y, system.p, values);
    values.fill(0, parts.force, parts.right);
    for (let k = 0; k < m; k++) values[parts.right + k] = -values[parts.rate + k];
    if (resolve(system) < 0) throw noAcceleration(system);
    last = true;
    for (let i = n; i < 2 * n; i++) {
      y[i] += work[i - n];
      last &&= Math.abs(work[i - n]) <= 1e-9 * (sizes[i] + Math.abs(y[i]));
    }
    for (let k = 0; k < m; k++) impulses[k] += work[n + k];
  }
}

/** Return the state of coordinates and velocities, without work. @param {Vector} q @param {Vector} v */
export const joined = (q, v) => Float64Array.from([...q, ...v, 0, 0]);
