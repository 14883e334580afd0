// The values of a live picture: parameters, settings and start, including the user's changes.

import { adapted, followed, onto } from "../numerics/javascript/assembly.js";
import { Method } from "../numerics/javascript/method.js";
import { checkSettings } from "../numerics/javascript/motion.js";
import { checkRestitution } from "../numerics/javascript/switching.js";
import { addressOf, readAddress } from "./address.js";
import { modesOf, withSwitches } from "./running_motion.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { ProblemWithPicture, Settings } from "../numerics/javascript/types.js" */
/** @import { Origin, Shared, Values } from "./types.js" */

/** The values with which a motion begins; an impossible change throws an error and changes nothing. */
export class Setup {
  /** @param {ProblemWithPicture} problem */
  constructor(problem) {
    this.problem = problem;
    this.names = [...problem.coordinates, ...problem.coordinates.map((name) => `v${name}`)];
    this.parameterNames = Object.keys(problem.parameters);
    const modes = modesOf(problem).map((parameter) => this.parameterNames[parameter]);
    const hidden = [...problem.dependent, ...modes];
    this.baseNames = this.parameterNames.filter((name) => !hidden.includes(name));
    const p = Float64Array.from(Object.values(problem.parameters));
    // contacts and frictions do not hold a start that the user changes
    for (const { contact, sticks, parameter } of problem.switches ?? [])
      if (contact || sticks) p[parameter] = 0;
    for (const { slip } of problem.frictions ?? []) p[slip] = 0;
    this.first = { p, y: this.given(p) };
    this.values = this.valuesAtFirst();
  }

  /** Forget all changes. */
  reset() {
    this.values = this.valuesAtFirst();
  }

  /** Return the values of the problem. @returns {Values} */
  valuesAtFirst() {
    const { first, names, problem } = this;
    const settings = { ...problem.settings };
    return { ...first, settings, held: names.map(() => false), off: false, t: settings.begin, from: first };
  }

  /** @param {Vector} p */
  given(p) {
    const { q, v } = this.problem.start(p);
    return Float64Array.from([...q, ...v, 0, 0]);
  }

  /** @param {Vector} y @param {Vector} [p] */
  methodAt(y, p = this.values.p) {
    const n = this.problem.coordinates.length;
    return new Method(this.problem, this.values.settings, { q: y.slice(0, n), v: y.slice(n, 2 * n) }, p);
  }

  /** Return the state for other parameters; fixed entries keep their values.
   * @param {{ t: number, y: Vector }} state @param {Vector} before @param {Vector} after
   * @param {boolean[]} fixed @param {boolean} atStart */
  adapted(state, before, after, fixed, atStart) {
    return adapted(this.problem, this.values.settings, state.t, state.y, before, after, fixed, atStart);
  }

  /** Return the start that follows from another one for other parameters and values of the held entries, or
   * null.
   * @param {Origin} from @param {Vector} p @param {boolean[]} held @param {Vector} wanted */
  startFrom(from, p, held, wanted) {
    const { t } = this.values;
    const kept = held.map((is, i) => is && from.y[i] === wanted[i]);
    const there = p.every((x, k) => x === from.p[k])
      ? from.y
      : this.adapted({ t, y: from.y }, from.p, p, kept, true);
    if (!there || !held.includes(true)) return there;
    const change = there.map((x, i) => (held[i] ? wanted[i] - x : 0));
    const found = followed(this.methodAt(there, p), t, there, change, held);
    return found?.map((x, i) => (held[i] ? wanted[i] : x));
  }

  /** Return the first start that is found from the origin of the start, or from the start itself.
   * @param {Vector} p @param {Vector} wanted @param {...boolean[]} choices */
  following(p, wanted, ...choices) {
    const { from, y } = this.values;
    const here = { p: this.values.p, y };
    /** @type {[Origin, boolean[]][]} */
    const tries = [[from, choices[0]],
      ...choices.map((held) => /** @type {[Origin, boolean[]]} */ ([here, held]))];
    for (const [origin, held] of tries) {
      const found = this.startFrom(origin, p, held, wanted);
      if (found) return { p, held, y: found, from: origin === from ? from : { p, y: found } };
    }
    return null;
  }

  /** Return the present value of a parameter or of the start. @param {string} name */
  valueOf(name) {
    const { p, y } = this.values;
    const k = this.parameterNames.indexOf(name);
    return k < 0 ? y[this.names.indexOf(name)] : p[k];
  }

  /** Return the parameters with one value and those that use it. @param {string} name @param {number} x */
  parametersWith(name, x) {
    const after = this.values.p.slice();
    after[this.parameterNames.indexOf(name)] = x;
    return this.problem.dependentParameters(after, []);
  }

  /** Return the parameters and the start with one value of either, or null.
   * @param {string} name @param {number} x */
  startWith(name, x) {
    const { p, held, from, y } = this.values;
    const k = this.names.indexOf(name);
    const after = k < 0 ? this.parametersWith(name, x) : p;
    const found = this.startFrom(from, after, held.map((is, i) => is || i === k),
      y.map((value, i) => (i === k ? x : value)));
    return found && { p: after, y: found };
  }

  /** Set a parameter; the parameters that use it and the start follow.
   * @param {string} name @param {number} x
   * @param {{ t: number, y: Vector, p: Vector } | null} running a state of a running motion, which also
   *     follows
   * @returns {Vector | null} where it led */
  setParameter(name, x, running) {
    const { p, held, y } = this.values;
    const after = this.parametersWith(name, x);
    checkRestitution(this.problem, after);
    const as = (/** @type {Vector} */ one) => (running ? withSwitches(this.problem, one, running.p) : one);
    const there = running && this.adapted(running, as(p), as(after), held.map(() => false), false);
    const start = this.following(after, y, held);
    if (running ? !there : !start) throw new Error("there is no state nearby with these values");
    this.values = { ...this.values, p: after, ...start };
    return there;
  }

  /** Set a value of the start; the others follow from the constraints.
   * @param {string} name @param {number} x */
  setStart(name, x) {
    const { p, held, off, y } = this.values;
    const k = this.names.indexOf(name);
    const wanted = y.slice();
    wanted[k] = x;
    if (off) {
      this.values = { ...this.values, y: wanted, from: { p, y: wanted } };
      return;
    }
    const both = held.map((is, i) => is || i === k);
    const alone = held.map((_, i) => i === k); // values that were set earlier may change
    const start = this.following(p, wanted, both, alone);
    if (!start) throw new Error(`there is no start nearby with ${name} = ${Number(x.toPrecision(5))}`);
    this.values = { ...this.values, ...start };
  }

  /** Allow or forbid a start that violates the constraints. @param {boolean} off */
  allow(off) {
    this.values = { ...this.values, off };
  }

  /** Begin at another state and time, for example after a drag. @param {number} t @param {Vector} y */
  setState(t, y) {
    this.values = { ...this.values, held: this.names.map(() => false), t, y, from: { p: this.values.p, y } };
  }

  /** @param {Partial<Settings>} changes */
  setSettings(changes) {
    const settings = { ...this.values.settings, ...changes };
    checkSettings(settings, this.problem);
    this.values = { ...this.values, settings };
  }

  // --- sharing --------------------------------------------------------------------------------

  /** The values that differ from those of the problem. */
  get shared() {
    return this.sharedOf(this.values);
  }

  /** @param {Values} values */
  sharedOf({ p, settings, t, y }) {
    const first = this.problem.settings;
    const given = this.given(p);
    /** @type {Omit<Shared, "led">} */
    const shared = { parameters: {}, start: {}, settings: {} };
    for (const name of this.baseNames) {
      const x = p[this.parameterNames.indexOf(name)];
      if (x !== this.problem.parameters[name]) shared.parameters[name] = x;
    }
    this.names.forEach((name, k) => y[k] !== given[k] && (shared.start[name] = y[k]));
    const before = new Map(Object.entries(first));
    for (const [name, value] of Object.entries(settings))
      if (value !== before.get(name)) shared.settings[name] = value;
    if (t !== first.begin) shared.settings.begin = t;
    return shared;
  }

  /** The address with the values that the user set; values that follow from them are left out. */
  get address() {
    const { shared, first, values: { held, off, y, from } } = this;
    const start = /** @type {Record<string, number>} */ ({});
    const led = /** @type {Record<string, number>} */ ({});
    this.names.forEach((name, k) => {
      if (held[k]) start[name] = y[k];
      else if (from !== first && name in shared.start) led[name] = y[k];
    });
    return addressOf({ ...shared, start, led,
      settings: off ? { ...shared.settings, off: 1 } : shared.settings });
  }

  /** Apply the values of an address to the problem; return those that cannot be used.
   * @param {string} text */
  takeAddress(text) {
    const settings = { ...this.problem.settings, off: 0 };
    const known = { parameters: this.baseNames, start: this.names, settings };
    const { wrong, ...shared } = readAddress(text, known, this.problem.choices);
    return [...wrong, ...this.take(shared)];
  }

  /** Apply values to the problem; return sentences about those that cannot be used.
   * @param {Shared} shared */
  take({ parameters, start, led, settings }) {
    this.reset();
    const wrong = /** @type {string[]} */ ([]);
    const { first, values: { settings: begun } } = this;
    const { begin: t, off, ...others } = { begin: begun.begin, off: 0, ...settings };
    try {
      this.setSettings(others);
    } catch (error) {
      wrong.push(error.message);
    }
    const p = this.problem.dependentParameters(first.p.map((x, k) => parameters[this.parameterNames[k]] ?? x),
      []);
    const before = this.values;
    try {
      checkRestitution(this.problem, p);
      this.values = { ...before, p, t, off: off !== 0 };
      this.values = { ...this.values, ...this.startAsked(start, led) };
    } catch (error) {
      this.values = before;
      wrong.push(error.message);
    }
    return wrong;
  }

  /** Return the start of an address: a start after a drag, or one that follows from the start of the problem.
   * @param {Record<string, number>} start @param {Record<string, number>} led */
  startAsked(start, led) {
    const { p, t, off } = this.values;
    const held = this.names.map((name) => name in start);
    const values = { ...led, ...start };
    const y = this.given(p).map((x, k) => values[this.names[k]] ?? x);
    const moved = off || Object.keys(led).length > 0;
    /** @param {Vector} one */
    const fits = (one) => off || (one.every(Number.isFinite) && !this.methodAt(one).violated(t, one).length);
    /** @type {Vector | null | undefined} */
    let found = y;
    if (!fits(y))
      found = moved ? onto(this.methodAt(y), t, y, held) : this.startFrom(this.first, p, held, y);
    if (!found || !fits(found)) throw new Error("the start does not meet the constraints");
    return { held, y: found, from: moved ? { p, y: found } : this.first };
  }
}
