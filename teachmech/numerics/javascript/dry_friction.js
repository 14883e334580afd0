// Coulomb friction: which constraints stick or slide, and the impulses of friction at impacts; see
// teachmech/numerics/coulomb.py and the functions of friction in teachmech/program/skeleton.py.

import { COMPONENTS, DEPTH, FRICTIONS, frictionInThePlane, POWER, SOLVED } from "./kernels.js";
import { rowsIn } from "./layout.js";
import { dot, sizeOfTerms } from "./linear.js";
import { frictionInSpace } from "./space_friction.js";

/** @import { Vector } from "./linear.js" */
/** @import { Method } from "./method.js" */

const TURNS = 10000; // times the velocity that counts as zero: a faster one turns, and does not stick

/** The law of friction, which a problem with friction lists. */
export const friction = { release, stickOrSlide, slipVelocities, directionsOf, coefficientsOf,
  impulses: roughImpulses };

/** Prepare the frictions for a change of some switches; return those that change. A force at its limit gives the
 * sign of the sliding velocity that follows; frictions do not hold in an impact.
 * @param {Method} method @param {number} t @param {Vector} y @param {boolean[]} due */
function release(method, t, y, due) {
  const { p, problem: { switches = [], frictions = [] } } = method;
  const sticks = (/** @type {number} */ k) => switches[k].sticks;
  const jumps = due.some((is, k) => is && !sticks(k) && !p[switches[k].parameter]);
  const { acceleration, multipliers } = method.at(t, y);
  const at = (/** @type {number} */ stick) => switches.findIndex(({ constraint }) => constraint === stick);
  // frictions with several normal forces have the same constraint of sticking
  const placed = frictions.map((of, j) => ({ ...of, j, k: at(of.stick) })).filter(({ k }, j, all) =>
    all.findIndex((of) => of.k === k) === j
  );
  const begun = placed.filter(({ k }) => due[k] && !(p[switches[k].parameter] > 0));
  const u = slipVelocities(method, t, y);
  const turning = turned(method, t, y, begun, u, acceleration);
  const passing = reversed(method, t, y, begun).filter((of) => !turning.includes(of));
  const ends = (/** @type {number} */ k) => due[k] && p[switches[k].parameter] > 0;
  const next = directionsOf(method,
    frictions.map(({ stick }, j) => (ends(at(stick)) ? multipliers[stick] : u[j])));
  for (const of of placed) {
    const { slip, j, k } = of;
    if (passing.includes(of)) method.set(slip, -p[slip]);
    else if (turning.includes(of)) method.set(slip, next[j]);
    else if (due[k]) method.set(slip, ends(k) ? next[j] : 0);
  }
  if (jumps) { for (const { k } of placed) method.set(switches[k].parameter, 0); }
  const same = [...passing, ...turning];
  const left = due.map((is, k) => is && !same.some((of) => of.k === k));
  return jumps ? left.map((is, k) => is && !sticks(k)) : left;
}

/** Return what the parameters of sliding are for velocities: the sign, or on a surface a short velocity in the
 * same direction; see sliding_directions in teachmech/numerics/coulomb.py.
 * @param {Method} method @param {number[]} u */
function directionsOf(method, u) {
  const { problem: { frictions = [] } } = method;
  return u.map((x, j) => {
    const { of, first } = frictions[j];
    const size = speedOf(method, u, of);
    return alone(method, of) ? Math.sign(x) : size && method.slow[first] * x / size;
  });
}

/** Whether a sliding velocity has one component. @param {Method} method @param {number} of */
const alone = ({ problem: { frictions = [] } }, of) => frictions.filter((one) => one.of === of).length === 1;

/** @param {Method} method @param {ArrayLike<number>} u @param {number} of the number of a friction */
const speedOf = ({ problem: { frictions = [] } }, u, of) =>
  Math.hypot(...frictions.flatMap((one, j) => (one.of === of ? [u[j]] : [])));

/** Return the frictions whose sliding velocities have turned on a surface, and are not zero. With fixed steps,
 * one that vanishes within a step is zero.
 * @template {{ of: number, first: number }} T
 * @param {Method} method @param {number} t @param {Vector} y @param {T[]} begun @param {number[]} u
 * @param {Vector} a @returns {T[]} */
function turned(method, t, y, begun, u, a) {
  const { layout, parts, settings, problem: { switches = [], frictions = [] } } = method;
  const found = begun.filter(({ of }) => !alone(method, of));
  if (!found.length) return [];
  const there = method.acting(switches.filter(({ sticks }) => sticks), 1, () => method.valuesAt(t, y));
  const rows = rowsIn(layout.index, there);
  const rates = frictions.map(({ stick }) => dot(rows[stick], a) - there[parts.right + stick]);
  const within = settings.method === "rk4" ? settings.step : 0;
  return found.filter(({ of, first }) =>
    speedOf(method, u, of) > TURNS * method.slow[first] + within * speedOf(method, rates, of)
  );
}

/** Return the frictions whose sliding velocities other constraints reverse, as at a dead centre: no force makes
 * them stick.
 * @template {{ stick: number, of: number, slip: number, k: number }} T
 * @param {Method} method @param {number} t @param {Vector} y @param {T[]} begun @returns {T[]} */
function reversed(method, t, y, begun) {
  const { layout, parts, problem: { switches = [] } } = method;
  if (!begun.length) return [];
  const signs = begun.map(({ slip }) => method.p[slip]);
  begun.forEach(({ slip }) => method.set(slip, 0));
  const found = method.acting(begun.map(({ k }) => switches[k]), 1, () => {
    const a = Float64Array.from(method.at(t, y).acceleration);
    const there = method.valuesAt(t, y);
    const rows = rowsIn(layout.index, there);
    const changed = begun.filter(({ stick }) => {
      const b = there[parts.right + stick];
      const rounding = 100 * method.slow[stick] / method.interval;
      return Math.abs(dot(rows[stick], a) - b) > 1e-6 * sizeOfTerms(Math.abs(b), rows[stick], a) + rounding;
    });
    return begun.filter(({ of }) => changed.some((one) => one.of === of));
  });
  begun.forEach(({ slip }, j) => method.set(slip, signs[j]));
  return found;
}

/** Return the components of the sliding velocities.
 * @param {Method} method @param {number} t @param {Vector} y */
function slipVelocities(method, t, y) {
  const { layout: { index }, n } = method;
  const begin = index[POWER] + 1 + n + index[COMPONENTS] * n;
  return Array.from(method.valuesAt(t, y).slice(begin, begin + index[COMPONENTS]));
}

/** Let each friction stick or slide, by its sliding velocity.
 * @param {Method} method @param {number} t @param {Vector} y */
function stickOrSlide(method, t, y) {
  const { p, problem: { switches = [], frictions = [] } } = method;
  const u = slipVelocities(method, t, y);
  const directions = directionsOf(method, u);
  frictions.forEach(({ constraint, stick, first, of, slip }, j) => {
    const own = constraint === first ? null : switches.find((one) => one.constraint === constraint);
    const sticks = speedOf(method, u, of) <= method.slow[first];
    method.set(slip, sticks ? 0 : directions[j]);
    const { parameter } =
      /** @type {{ parameter: number }} */ (switches.find((one) => one.constraint === stick));
    method.set(parameter, Number(sticks && (!own || p[own.parameter] > 0)));
  });
}

/** Return for each constraint the gradients of its sliding velocity and the coefficient of friction relative to
 * its multiplier; smooth constraints have neither.
 * @param {Method} method @param {Vector} values */
function coefficientsOf({ layout: { index }, n, m, problem: { frictions = [] } }, values) {
  const first = index[POWER] + 1 + n;
  const normal = first + index[COMPONENTS] * (n + 1);
  const width = index[DEPTH] * (n + m + 1);
  const mu = normal + index[FRICTIONS] * width;
  const count = Math.max(...frictions.map(({ component }) => component + 1));
  const zeros = () => Array.from({ length: count }, () => new Float64Array(n));
  return (/** @type {number} */ k) => {
    const rows = zeros();
    let coefficient = 0;
    frictions.forEach(({ constraint, component, of }, j) => {
      if (constraint !== k) return;
      rows[component] = values.slice(first + j * n, first + (j + 1) * n);
      coefficient = values[mu + of] * values[normal + of * width + n + k];
    });
    return { rows, coefficient };
  };
}

/** Return the impulses of contacts with friction, along normals and tangents: Newton's law, and Coulomb's law with
 * the sliding velocities after the impact.
 * @param {Vector} W by rows @param {ArrayLike<number>} before @param {ArrayLike<number>} free
 * @param {number[]} e @param {number[]} mu
 * @param {number} least twice the kinetic energy, next to which a gain is rounding
 * @param {Record<string, string>} endings */
function roughImpulses(W, before, free, e, mu, least, endings) {
  const count = mu.length;
  const q = Float64Array.from(free, (f, i) => f + (i < count ? e[i] * Math.min(before[i], 0) : 0));
  const size = Math.max(...q.map(Math.abs)) || 1; // at a start that touches, it may be 1e-160
  const forces = roughContacts(W, q.map((x) => x / size), Float64Array.from(mu));
  if (!forces) throw new Error(endings.impulses);
  const z = forces.map((x) => size * x);
  const rates = z.map((_, i) =>
    before[i] + free[i] + z.reduce((sum, x, j) => sum + W[i * z.length + j] * x, 0)
  );
  const work = z.reduce((sum, x, i) => sum + x * rates[i], 0) / 2;
  if (work
    > 1e-9 * sizeOfTerms(0, z, rates.map((_, i) => Math.abs(before[i]) + Math.abs(rates[i]))) + 1e-12 * least)
    throw new Error(endings.gain);
  return z;
}

/** Return the forces of contacts with friction in the plane or in space, or null if none are found.
 * @param {Vector} W by rows @param {Vector} q @param {Vector} mu */
function roughContacts(W, q, mu) {
  const count = mu.length;
  if (q.length === 3 * count) return frictionInSpace(W, q, mu);
  const forces = new Float64Array(2 * count);
  const memory = new Float64Array(48 * count ** 2 + 40 * count);
  const found = frictionInThePlane(count, W, q, mu, new Float64Array(count), forces, memory);
  return found === SOLVED ? forces : null;
}
