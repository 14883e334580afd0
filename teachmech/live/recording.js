// The recorded states of a motion: positions, arrows and quantities.

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Method } from "../numerics/javascript/method.js" */
/** @import { RunningMotion } from "./running_motion.js" */
/** @import { Change } from "../numerics/javascript/types.js" */
/** @import { LivePicture, RecordedChange } from "./types.js" */

import { indexAt } from "../animation/frames.js";

const STRUCK = 1e-6; // a jump of a velocity below this, relative to its size, counts as rounding
const MOST = 8000;
const DROPPED = 2000; // most stored times, and number of times that are dropped together

/** Rows of numbers that grow. */
class Rows {
  /** @param {number} width */
  constructor(width) {
    this.width = width;
    this.count = 0;
    this.values = new Float64Array(64 * width);
  }

  /** @param {ArrayLike<number>} row */
  push(row) {
    if ((this.count + 1) * this.width > this.values.length) {
      const wider = new Float64Array(2 * this.values.length);
      wider.set(this.values);
      this.values = wider;
    }
    this.values.set(row, this.width * this.count++);
  }

  /** @param {number} count */
  drop(count) {
    this.values.copyWithin(0, count * this.width, this.count * this.width);
    this.count -= count;
  }

  /** @param {number} k */
  row(k) {
    return this.values.slice(k * this.width, (k + 1) * this.width);
  }

  get all() {
    return this.values.subarray(0, this.count * this.width);
  }
}

/** Return the position of each quantity in a row, by its name in the panels of the charts.
 * @param {number} n coordinates
 * @param {number} m constraints
 * @param {number} particles on which constraints pull
 * @param {number} joints
 * @param {{ actuators: number, programmes: number }} lists */
function quantities(n, m, particles, joints, { actuators: k, programmes }) {
  const counts = { coordinates: n, velocities: n, accelerations: n, multipliers: m, violation: m, rates: m,
    largest: 1, force: n, pulled: particles, joints, drives: m, energy: 3, works: 5, imbalance: 1,
    singular: 2, rank: 1, unique: m, controls: k, low: k, high: k, powers: k, added: 1, aims: programmes };
  let width = 0;
  const begins = /** @type {Record<string, number>} */ ({});
  for (const [name, count] of Object.entries(counts)) {
    begins[name] = width;
    width += count;
  }
  return { begins, width };
}

/** The recorded part of a motion. */
export class Recording {
  /** @param {RunningMotion} course @param {LivePicture} livePicture */
  constructor({ problem }, { scene, forces, joints }) {
    const n = problem.coordinates.length;
    const m = problem.constraints.length;
    const particles = forces.find(({ kind }) => kind === "constraint")?.columns ?? [];
    const { begins, width } = quantities(n, m, particles.length, joints.length,
      problem.layout?.lists ?? { actuators: 0, programmes: 0 });
    this.forces = forces;
    this.particles = particles;
    this.joints = joints;
    this.n = n;
    this.m = m;
    this.begins = begins;
    this.before = /** @type {{ kinetic: number, balance: number } | null} */ (null); // energies at the start
    this.times = new Rows(1);
    this.states = new Rows(2 * n + 2);
    this.ideal = new Rows(2); // power and work of the ideal constraint forces and actuators
    this.positions = new Rows(3 * scene.count);
    this.directions = new Rows(3 * scene.directions);
    this.arrows = scene.forces.map(({ points }) => new Rows(3 * points.length));
    this.values = new Rows(width);
    this.changes = /** @type {number[][]} */ ([]); // [time, rank before, rank after]
    this.switched = /** @type {RecordedChange[]} */ ([]); // when constraints begin or cease to act
    this.taken = { from: /** @type {Change[]} */ ([]), count: 0 };
    this.impulses = 0; // joules, the work of impulses
    // parameters and method of the states from a time on, in rising order
    this.eras = /** @type {{ t: number, p: Vector, method: Method }[]} */ ([]);
    this.switches = problem.switches ?? [];
    this.frictions = problem.frictions ?? [];
    // values of the switches, then the signs of the sliding velocities
    this.acting = new Rows(this.switches.length + this.frictions.length);
    this.constraints = problem.constraints;
    this.every = 0; // seconds between stored states
    this.loose = false; // whether the next state may replace the last one
  }

  /** Record a state. @param {RunningMotion} course @param {number} t @param {Vector} y */
  push({ problem, method, p, ranked }, t, y) {
    const { n, m, begins } = this;
    const q = y.slice(0, n);
    const v = y.slice(n, 2 * n);
    const { acceleration, multipliers, force, applied: Q, violation, rates, kinetic, rank, ideal } = method
      .at(t, y);
    const row = new Float64Array(this.values.width);
    const put = (/** @type {string} */ name, /** @type {ArrayLike<number>} */ x) => row.set(x, begins[name]);
    const pushed = problem.actuators?.(method, t, y);
    for (const [name, x] of Object.entries(pushed ?? {})) put(name, x);
    const conserved = ideal + (pushed?.added[0] ?? 0); // power that is not that of friction
    put("coordinates", q);
    put("velocities", v);
    put("accelerations", acceleration);
    const off = new Set(this.switches.filter(({ parameter }) => !p[parameter]).map((one) => one.constraint));
    // the multiplier of a friction that slides is its force
    const slides = new Set(this.frictions.filter(({ slip }) => p[slip]).map(({ stick }) => stick));
    const acting = multipliers.map((x, k) => (off.has(k) && !slides.has(k) ? NaN : x));
    put("multipliers", acting);
    put("force", force);
    put("pulled", this.particles.map((columns) => Math.hypot(...columns.map((i) => force[i]))));
    const inJoints = problem.jointForces?.(t, q, v, p, acceleration, multipliers) ?? [];
    put("joints", this.joints.map((columns) => sizeOfJoint(columns.map((i) => inJoints[i]))));
    put("drives", acting.map((x) => -x));
    put("violation", violation);
    put("largest", [violation.reduce((most, x) => Math.max(most, Math.abs(x)), 0)]);
    put("rates", rates);
    const potential = problem.potentialEnergy
      ? problem.potentialEnergy(t, q, v, p).reduce((a, b) => a + b, 0)
      : NaN;
    this.before ??= { kinetic, balance: kinetic - y[2 * n] - y[2 * n + 1] };
    put("energy", [kinetic, potential, kinetic + potential]);
    const done = problem.nonideal ? this.idealWork(t, conserved) : y[2 * n + 1]; // not by friction
    put("works", [kinetic - this.before.kinetic, y[2 * n], done, this.impulses, y[2 * n + 1] - done]);
    put("imbalance", [kinetic - y[2 * n] - y[2 * n + 1] - this.impulses - this.before.balance]);
    const known = rank === m - off.size && !ranked; // singular values of a long chain need more time than its motion
    const { s, unique } = known ? { s: [], unique: Array(m).fill(true) } : method.singularAt(t, y);
    put("singular", [s[rank - 1] ?? NaN, s[rank] ?? NaN]);
    put("rank", [rank]);
    put("unique", unique.map((is, k) => Number(is || off.has(k))));
    if (this.yields) this.forget(this.times.count - 1);
    this.loose = false;
    if (this.times.count === MOST) this.drop();
    const last = this.times.count - 1;
    const same = last >= 0 && !(t > this.times.values[last]);
    if (same) this.forget(last);
    else if (last >= 0 && this.rankAt(last) !== rank && this.switched.at(-1)?.t !== t)
      this.changes.push([t, this.rankAt(last), rank]);
    if (this.eras.at(-1)?.method !== method) this.eras.push({ t, p, method });
    this.ideal.push([conserved, done]);
    this.acting.push([...this.switches.map(({ parameter }) => p[parameter]),
      ...this.frictions.map(({ slip }) => p[slip])]);
    this.times.push([t]);
    this.states.push(y);
    this.positions.push(problem.positions(t, q, v, p));
    this.directions.push(problem.directions?.(t, q, v, p) ?? []);
    this.forces.forEach(({ kind, columns }, k) =>
      this.arrows[k].push(arrows(kind === "applied" ? Q : kind === "joint" ? inJoints : force, columns))
    );
    this.values.push(row);
  }

  /** Return the work of the ideal constraint forces, by the trapezoidal rule over the recorded states.
   * @param {number} t @param {number} power */
  idealWork(t, power) {
    const last = this.times.count - 1 - Number(this.yields);
    if (last < 0) return 0;
    const [before, done] = this.ideal.row(last);
    return done + (Math.max(0, t - this.times.values[last]) * (before + power)) / 2;
  }

  /** Record new changes of the constraints that act. @param {RunningMotion} course */
  take(course) {
    const { method } = course;
    if (method.changes !== this.taken.from) this.taken = { from: method.changes, count: 0 };
    for (const change of method.changes.slice(this.taken.count)) {
      const { t, before, after } = change;
      this.impulses += method.at(t, after).kinetic - method.at(t, before).kinetic;
      const struck = after.slice(this.n, 2 * this.n).some((v, i) =>
        Math.abs(v - before[this.n + i]) > STRUCK * method.sizes[this.n + i]
      );
      this.switched.push({ ...change, struck });
      this.loose = false;
      this.push(course, t, after);
      this.taken.count++;
    }
  }

  /** The spans of time in which constraints do not act, by their names. */
  get off() {
    const { times, acting, switches } = this;
    return new Map(switches.map(({ constraint }, k) => {
      const spans = /** @type {number[][]} */ ([]);
      for (let i = 0, before = 1; i < times.count; i++) {
        const now = acting.values[i * acting.width + k];
        if (before && !now) spans.push([times.values[i], Infinity]);
        else if (now && !before) spans[spans.length - 1][1] = times.values[i];
        before = now;
      }
      return [this.constraints[constraint], spans];
    }));
  }

  /** @param {number} k */
  rankAt(k) {
    return this.values.values[k * this.values.width + this.begins.rank];
  }

  // Whether the next state replaces the last one; false if the rank changed.
  get yields() {
    const last = this.times.count - 1;
    const { values } = this.times;
    return (this.loose
      && last > 0
      && values[last] - values[last - 1] < this.every * (1 - 1e-9)
      && this.rankAt(last) === this.rankAt(last - 1));
  }

  /** The time of the last state that is kept. */
  get settled() {
    return this.times.values[this.times.count - 1 - Number(this.yields)];
  }

  /** Return the index of the last recorded state up to a time. @param {number} t */
  number(t) {
    return indexAt(this.times.values, t, this.times.count);
  }

  /** The time of the first recorded state. */
  get begin() {
    return this.times.values[0];
  }

  /** Return the last recorded state up to a time. @param {number} t */
  at(t) {
    const k = this.number(t);
    return { t: this.times.values[k], y: this.states.row(k), acting: this.acting.row(k) };
  }

  /** Return the parameters and the method with which the state at a time was computed. @param {number} t */
  eraAt(t) {
    return this.eras.filter((era) => era.t <= t).at(-1) ?? this.eras[0];
  }

  /** Return the rank at a time. @param {number} t */
  rankThen(t) {
    return this.rankAt(this.number(t));
  }

  /** Return the names of the constraints that do not act at a time. @param {number} t */
  offThen(t) {
    const acting = this.acting.row(this.number(t));
    return this.switches.filter((_, k) => !acting[k]).map(({ constraint }) => this.constraints[constraint]);
  }

  /** Return the positions of the points at a time. @param {number} t */
  positionsAt(t) {
    const row = this.positions.row(this.number(t));
    return Array.from({ length: row.length / 3 }, (_, k) => [...row.slice(3 * k, 3 * k + 3)]);
  }

  /** Whether there is space for more than one state per frame. */
  get hasRoom() {
    return this.times.count < MOST - DROPPED;
  }

  get tables() {
    return [this.times, this.states, this.acting, this.ideal, this.positions, this.directions, ...this.arrows,
      this.values];
  }

  drop() {
    for (const table of this.tables) table.drop(DROPPED);
    this.changes = this.changes.filter(([t]) => t >= this.times.values[0]);
    this.switched = this.switched.filter(({ t }) => t >= this.times.values[0]);
    this.eras = this.eras.filter((_, k) => !(this.eras[k + 1]?.t <= this.times.values[0]));
  }

  /** @param {number} count */
  forget(count) {
    for (const table of this.tables) table.count = count;
  }

  /** Forget the states after a time, and return the last one. @param {number} t */
  cut(t) {
    this.forget(this.number(t) + 1);
    this.loose = false;
    this.changes = this.changes.filter(([when]) => when <= t);
    this.switched = this.switched.filter((change) => change.t <= t);
    this.eras = this.eras.filter((era) => era.t <= t);
    const last = (this.times.count - 1) * this.values.width;
    this.impulses = this.values.values[last + this.begins.works + 3];
    return this.at(t);
  }

  /** The numbers of a layer of the picture. */
  get data() {
    const vectors = (/** @type {Rows} */ table) => Object.assign(table.all, { count: table.width / 3 });
    return { times: this.times.all, settled: this.times.count - Number(this.loose),
      points: vectors(this.positions), directions: vectors(this.directions), forces: this.arrows.map(vectors),
      off: this.off };
  }

  /** Return at most a number of times and values of a quantity in a span of time.
   * @param {[string, number]} quantity @param {[number, number]} span @param {number} most */
  course([name, k], [begin, end], most) {
    const times = this.times.all;
    const at = this.begins[name] + k;
    let from = 0;
    while (from < times.length - 1 && times[from] < begin) from++;
    let to = times.length;
    while (to > from + 1 && times[to - 1] > end) to--;
    const stride = Math.max(1, Math.ceil((to - from) / most));
    const t = [];
    const values = [];
    for (let i = from; i < to; i = i < to - 1 ? Math.min(i + stride, to - 1) : to) {
      t.push(times[i]);
      values.push(this.values.values[i * this.values.width + at]);
    }
    return { t, values };
  }
}

/** Return the size of a force, or a torque with its sign. @param {number[]} parts */
const sizeOfJoint = (parts) => (parts.length === 1 ? parts[0] : Math.hypot(...parts));

/** @param {ArrayLike<number>} values @param {number[][]} columns @returns {number[]} */
const arrows = (values, columns) => columns.flatMap((of) => [0, 1, 2].map((axis) => values[of[axis]] ?? 0));
