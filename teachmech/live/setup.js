// What is set in a live picture: parameters, method, the state at the start, and which values were moved.

import { addressOf, readAddress } from "./address.js";

/** The values with which a motion begins; a change that makes no sense throws a sentence and changes nothing. */
export class Setup {
  /** @param {{ problem: Problem, engine: object }} page */
  constructor({ problem, engine }) {
    Object.assign(this, { problem, engine });
    this.names = [...problem.coordinates, ...problem.coordinates.map((name) => "v" + name)];
    this.parameterNames = Object.keys(problem.parameters);
    this.reset();
  }

  /** All as the problem has it. */
  reset() {
    const p = Float64Array.from(Object.values(this.problem.parameters)), settings = { ...this.problem.settings };
    this.put({ p, settings, held: this.names.map(() => false), off: false, t: settings.begin, y: this.given(p) });
  }

  /** @param {{ p: Vector, settings: Settings, held: boolean[], off: boolean, t: number, y: Vector }} values */
  put(values) {
    this.values = values;
  }

  given(p) {
    const { q, v } = this.problem.start(p);
    return Float64Array.from([...q, ...v, 0, 0]);
  }

  methodAt(y) {
    const n = this.problem.coordinates.length, { settings, p } = this.values;
    return this.engine.methodOf(this.problem, settings, { q: y.slice(0, n), v: y.slice(n, 2 * n) }, p);
  }

  /**
   * Set a parameter; the start follows.
   *
   * @param {string} name
   * @param {number} x
   * @param {{ t: number, y: Vector } | null} running a state on the way, which follows, too
   * @returns {Vector | null} where it led
   */
  setParameter(name, x, running) {
    const { p, settings, held, t, y } = this.values, after = p.slice(), loose = held.map(() => false);
    after[this.parameterNames.indexOf(name)] = x;
    const adapted = (state, kept, atStart) =>
      this.engine.adapted(this.problem, settings, state.t, state.y, p, after, kept, atStart);
    const there = running && adapted(running, loose, false), start = adapted({ t, y }, held, true);
    if (running ? !there : !start) throw new Error("there is no state nearby with these values");
    this.put({ ...this.values, p: after, y: start ?? y });
    return there;
  }

  /** Set a value of the start; it stays, and the rest follows to the constraints. */
  setStart(name, x) {
    const { held, off, t, y } = this.values, k = this.names.indexOf(name), change = new Float64Array(y.length);
    change[k] = x - y[k];
    if (off) return this.put({ ...this.values, y: y.map((value, i) => value + change[i]) });
    for (const kept of [held.map((is, i) => is || i === k), held.map((_, i) => i === k)]) {
      const found = this.engine.followed(this.methodAt(y), t, y, change, kept);
      if (!found) continue; // what was moved before gives way
      found[k] = x;
      return this.put({ ...this.values, held: kept, y: found });
    }
    throw new Error(`there is no start nearby with ${name} = ${Number(x.toPrecision(5))}`);
  }

  /** Allow a start off the constraints: what is set there stays as it is. */
  allow(off) {
    this.put({ ...this.values, off });
  }

  /** Begin at another state and time, as where a hand led. */
  setState(t, y) {
    this.put({ ...this.values, held: this.names.map(() => false), t, y });
  }

  /** @param {Partial<Settings>} changes */
  setSettings(changes) {
    const settings = { ...this.values.settings, ...changes };
    this.engine.checkSettings(settings, this.problem);
    this.put({ ...this.values, settings });
  }

  // --- sharing --------------------------------------------------------------------------------

  /** What is another value than at first. */
  get shared() {
    return this.sharedOf(this.values);
  }

  sharedOf({ p, settings, t, y }) {
    const first = this.problem.settings, given = this.given(p);
    const shared = { parameters: {}, start: {}, settings: {} };
    this.parameterNames.forEach((name, k) => p[k] !== this.problem.parameters[name] && (shared.parameters[name] = p[k]));
    this.names.forEach((name, k) => y[k] !== given[k] && (shared.start[name] = y[k]));
    for (const name of Object.keys(first)) if (settings[name] !== first[name]) shared.settings[name] = settings[name];
    if (t !== first.begin) shared.settings.begin = t;
    return shared;
  }

  get address() {
    return addressOf(this.shared);
  }

  /** Take what an address says of the problem as it is at first; return what cannot be taken. */
  takeAddress(text) {
    this.reset();
    const first = this.values, known = { parameters: this.parameterNames, start: this.names, settings: first.settings };
    const { parameters, start, settings, wrong } = readAddress(text, known, this.problem.choices);
    const { begin: t, ...others } = { begin: first.t, ...settings };
    try {
      this.setSettings(others);
    } catch (error) {
      wrong.push(error.message);
    }
    const p = first.p.map((x, k) => parameters[this.parameterNames[k]] ?? x), given = this.given(p);
    const y = given.map((x, k) => start[this.names[k]] ?? x), before = this.values;
    try {
      this.put({ ...before, p, t, y, held: this.names.map((name) => name in start) });
      const method = this.methodAt(y), near = method.violated(t, y).length ? method.project(t, y) : y;
      if (!near.every(Number.isFinite) || method.violated(t, near).length) throw new Error("its start does not meet the constraints");
      this.values.y = near;
    } catch (error) {
      this.put(before);
      wrong.push(error.message);
    }
    return wrong;
  }
}
