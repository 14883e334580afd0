// A motion in pieces: constraints begin and cease to act, inputs jump; see
// teachmech/numerics/integrators/switching.py.

import { stopAt } from "./events.js";
import { rowsIn } from "./layout.js";
import { dot, sizeOfTerms } from "./linear.js";

/** @import { Vector } from "./linear.js" */
/** @import { Method } from "./method.js" */
/** @import { Change, Problem, State, Step, Switch } from "./types.js" */

const CHANGES = 10; // as many changes, in this part of the span, count as infinitely many
const MOMENT = 1e-12;
const MOST_CHANGES = 100_000; // in one run
const MOST_OPENINGS = 1000; // changes until forces and accelerations fit
const BEND = 1e-10; // relative excess that is more than a rounding error
const TINY = 1e-150; // replaces a condition that is zero; its square is not zero
export const TOUCHES = 1e-10; // gap that counts as zero, relative to its terms
export const OVERLAP = 1e-14; // at which a contact begins, relative to its terms; one that hovers does not
export const SLOW = 1e-11; // velocity of a contact that counts as zero, relative to its size
export const HOP = Math.sqrt(2 * OVERLAP) / SLOW; // a slow velocity times this hops no higher than the overlap

/** Yield the steps of a motion in pieces; a step without length follows each change of the constraints.
 * @param {Method} method @param {ArrayLike<number>} times @param {Vector} y
 * @param {Change[]} changes receives the changes
 * @returns {Generator<Step>} */
export function* switched(method, times, y, changes) {
  const { problem: { breaks = [], excess = () => [] } } = method;
  const stop = method.stop();
  const end = times[times.length - 1];
  const span = end - times[0];
  let t = times[0];
  let next = 0; // position of the first stored time from t on
  let later = 0; // position of the first break after t
  let bends = 0;
  while (true) {
    const signs = relevant(method, t, y).map((x) => (x > 0 ? -1 : 1)); // -1: it must become false first
    const ahead = (/** @type {number} */ t, /** @type {Vector} */ y) =>
      relevant(method, t, y).reduce((most, x, k) => Math.max(most, signs[k] * x), -1);
    const sides = bends < MOST_CHANGES ? excess(method, t, y).map((x) => (x > 0 ? -1 : 1)) : [];
    const bent = (/** @type {number} */ t, /** @type {Vector} */ y) => {
      const left = sides.length ? excess(method, t, y).map((x, k) => sides[k] * x - BEND) : [];
      return Math.max(ahead(t, y), ...left);
    };
    while (breaks[later] <= t) later++;
    const jump = breaks[later] ?? Infinity;
    const last = Math.max(t, Math.min(end, justBefore(jump)));
    const inside = [];
    while (times[next] <= t) next++;
    for (let k = next; times[k] < last; k++) inside.push(times[k]);
    let changed = false;
    for (const step of last > t ? piece(method, [t, ...inside, last], y, bent) : []) {
      const [reached, stored, stateAt] = step;
      const [begun, was] = [t, y];
      t = reached;
      y = endOf(step);
      changed = bent(t, y) > 0;
      if (changed && t - begun > MOMENT * span && !(ahead(t, y) > 0)) { // all stages have the same force
        bends++;
        const again = [begun, ...stored.map(([when]) => when).filter((when) => when < t), t];
        for (const one of piece(method, again, was, () => -1)) {
          y = endOf(one);
          yield [one[0], one[1].filter(([when]) => when < t), one[2]];
        }
        break;
      }
      yield [t, stored.filter(([when]) => (when < last || last === end) && (when < t || !changed)), stateAt];
      if (changed) break;
    }
    if (!changed && (t < last || last === end)) return;
    const side = stop?.(t, y) ?? 1;
    if (!changed) t = jump;
    const before = y;
    const due = relevant(method, t, y).map((x, k) => signs[k] > 0 && x > 0);
    if (due.some(Boolean)) {
      const change = changeAt(method, t, before, due);
      y = change.after;
      changes.push(change);
      const quick = changes.length > CHANGES && t - changes[changes.length - CHANGES].t < MOMENT * span;
      if (quick || changes.length > MOST_CHANGES)
        throw new Error(method.problem.endings.changes);
    }
    while (times[next] < t) next++;
    const kept = times[next] === t;
    const here = y;
    if (before !== y || kept) yield [t, kept ? [[t, y]] : [], () => here];
    if (t >= end) return;
    if (stop && side !== 0 && !(side * stop(t, y) > 0)) {
      yield [t, kept ? [] : [[t, y]], () => here];
      return;
    }
  }
}

/** Set the switches of a start among the parameters; see teachmech/start/acting.py.
 * @param {Problem} problem @param {number} t @param {State} state @param {Vector} p */
export function setSwitches({ switches = [], conditions, closed, constraints }, t, { q, v }, p) {
  if (!switches.length || !conditions) return;
  const unknown = Array(constraints.length + q.length).fill(NaN);
  const holds = Array.from(conditions(t, q, v, p, unknown, unknown, unknown, unknown),
    (x, k) => x > 0 || (x === 0 && closed?.[k]));
  switches.forEach(({ parameter, begins, contact, sticks }, k) => {
    p[parameter] = Number(!contact && !sticks && !holds[2 * k + 1] && (holds[2 * k] || !begins));
  });
}

/** Let the contacts that touch at the start act, and frictions stick, if their forces allow it; see
 * teachmech/start/acting.py.
 * @param {Method} method @param {number} t @param {Vector} y */
export function settleStart(method, t, y) {
  const { contacts, p, parts, problem: { switches = [], friction, frictions = [] }, rows, tolerances } =
    method;
  if (!method.gripping.length) return;
  const there = method.acting(contacts, 1, () => method.valuesAt(t, y));
  for (const { constraint: k, parameter } of contacts) {
    const gap = there[parts.value + k];
    const rests = Math.abs(there[parts.rate + k]) <= method.slow[k];
    method.set(parameter, Number(rests && gap <= TOUCHES * rows[k] && gap >= -tolerances.start * rows[k]));
  }
  friction?.stickOrSlide(method, t, y);
  for (let more = true; more;) {
    const found = conditionsAt(method, t, y);
    const failing = switches.filter(({ contact, sticks, parameter }, k) =>
      (contact || sticks) && p[parameter] > 0 && found[2 * k + 1] > 0
    );
    const pulling = failing.filter(({ contact }) => contact);
    const { multipliers } = frictions.length ? method.at(t, y) : { multipliers: [] };
    const directions = friction?.directionsOf(method, frictions.map(({ stick }) => multipliers[stick])) ?? [];
    for (const { constraint, parameter, sticks } of pulling.length ? pulling : failing) {
      method.set(parameter, 0);
      const one = frictions.findIndex(({ stick }) => sticks && stick === constraint);
      if (one >= 0) method.set(frictions[one].slip, directions[one]);
    }
    more = failing.length > 0;
  }
}

/** Refuse coefficients of restitution that are not between 0 and 1. @param {Problem} problem @param {Vector} p */
export function checkRestitution({ restitution, constraints }, p) {
  const given = Array.from(restitution?.(p) ?? []);
  const wrong = given.findIndex((e) => !(e >= 0 && e <= 1));
  if (wrong >= 0)
    throw new Error(`the restitution of ${constraints[wrong]} is ${given[wrong]}, not a number from 0 to 1`);
}

/** Switch the constraints that act as long as a condition holds, after a change of parameters; return the
 * state. @param {Method} method @param {number} t @param {Vector} y */
export function settle(method, t, y) {
  const { problem: { switches = [] }, changes } = method;
  const due = relevant(method, t, y).map((x, k) => switches[k].level && x > 0);
  if (!due.some(Boolean)) return y;
  changes.push(changeAt(method, t, y, due));
  return changes[changes.length - 1].after;
}

/** Return the steps while the same constraints act, until a condition becomes positive.
 * @param {Method} method @param {number[]} times @param {Vector} y
 * @param {(t: number, y: Vector) => number} ahead @returns {Iterable<Step>} */
function piece(method, times, y, ahead) {
  const steps = method.stopped(method.run(times, y).steps(), times[0], y);
  const { switches = [], excess } = method.problem;
  return switches.length || excess ? stopAt(ahead, steps, times[0], y, NaN) : steps;
}

/** Return the state at the end of a step. @param {Step} step */
function endOf([reached, stored, stateAt]) {
  const [when, state] = stored[stored.length - 1] ?? [NaN, null];
  return state && when === reached ? state : stateAt(reached);
}

/** Return the condition of each switch for its next change. @param {Method} method
 * @param {number} t @param {Vector} y */
function relevant(method, t, y) {
  const { p, problem: { switches = [] } } = method;
  if (!switches.length) return [];
  const found = conditionsAt(method, t, y);
  return switches.map(({ parameter }, k) => found[2 * k + (p[parameter] > 0 ? 1 : 0)]);
}

/** Return the conditions of each switch, to begin and to end. @param {Method} method
 * @param {number} t @param {Vector} y */
function conditionsAt(method, t, y) {
  const { n, p, problem, overlap, slow } = method;
  const { acceleration, multipliers } = problem.conditionsOnForces
    ? method.at(t, y)
    : { acceleration: [], multipliers: [] };
  const found =
    problem.conditions?.(t, y.slice(0, n), y.slice(n, 2 * n), p, acceleration, multipliers, overlap, slow)
      ?? [];
  return Array.from(found, (x, k) => (x === 0 ? (problem.closed?.[k] ? TINY : -TINY) : x));
}

/** Switch the constraints that are due, until no condition asks for another change.
 * @param {Method} method @param {number} t @param {Vector} before @param {boolean[]} due
 * @returns {Change} */
function changeAt(method, t, before, due) {
  const { p, m, problem: { switches = [], endings, friction } } = method;
  const holds = (/** @type {Vector} */ y) => conditionsAt(method, t, y).map((x) => x > 0);
  const acts = () => switches.map(({ parameter }) => p[parameter] > 0);
  const impulses = new Float64Array(m);
  const begun = due.map(() => false);
  const ended = due.map(() => false);
  let after = before;
  for (let rounds = 1; due.some(Boolean); rounds++) {
    if (rounds > 2 + 2 * due.length) throw new Error(endings.changes);
    const known = holds(after);
    const acting = acts();
    const begins = due.map((is, k) => is && !acting[k]);
    begins.forEach((is, k) => (begun[k] ||= is));
    const changing = friction?.release(method, t, after, due) ?? due;
    changing.forEach((is, k) => is && method.set(switches[k].parameter, Number(begins[k])));
    after = after.slice();
    const earlier = impulses.slice();
    const engaged = begins.map((is, k) => is && changing[k]);
    if (engaged.some(Boolean)) method.engage(t, after, engaged, impulses);
    else keepClosed(method, t, after, switches.filter(({ contact }, k) => contact && acting[k]));
    const now = holds(after);
    const jumps = impulses.some((z, k) => z !== earlier[k]); // else nothing approaches again
    acts().forEach((still, k) =>
      // a contact that rebounds has begun
      ended[k] ||= (begins[k] || acting[k]) && !still && (due[k] || !jumps)
    );
    const released = due.map((is, k) => is && !begins[k] && !jumps);
    due = acts().map((acting, k) => {
      const i = 2 * k + Number(acting);
      return now[i] && !released[k] && !(known[i] && !switches[k].level);
    });
  }
  return { t, before, after, begun, ended, acting: acts(), impulses };
}

/** Open contacts until none pulls and none that opens approaches. The first one that does changes, which solves
 * linear complementarity problems (K. G. Murty, Opsearch 11 (1974) 123-135).
 * @param {Method} method @param {number} t @param {Vector} y @param {Switch[]} acted */
function keepClosed(method, t, y, acted) {
  const { p, parts, layout, problem: { frictions = [], endings } } = method;
  const rough = method.contacts.some(({ constraint: k }) =>
    frictions.some(({ constraint }) => constraint === k)
  );
  if (!acted.length || rough) return;
  const there = method.acting(acted, 1, () => method.valuesAt(t, y));
  const rows = rowsIn(layout.index, there);
  for (let count = 0; count < MOST_OPENINGS; count++) {
    const { acceleration, multipliers } = method.at(t, y);
    const wrong = acted.find(({ constraint: k, parameter }) => {
      if (p[parameter] > 0) return multipliers[k] > 0;
      const b = there[parts.right + k];
      const rounding = 100 * method.slow[k] / method.interval;
      return dot(rows[k], acceleration) - b
        < -1e-9 * sizeOfTerms(Math.abs(b), rows[k], acceleration) - rounding;
    });
    if (!wrong) return;
    method.set(wrong.parameter, Number(!(p[wrong.parameter] > 0)));
  }
  throw new Error(endings.changes);
}

const bits = new DataView(new ArrayBuffer(8));

/** Return the largest number below another one. @param {number} x */
function justBefore(x) {
  if (x === 0) return -Number.MIN_VALUE;
  bits.setFloat64(0, x);
  bits.setBigInt64(0, bits.getBigInt64(0) + (x > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}
