// Coulomb friction: which constraints stick or slide, and the impulses of friction at impacts; see
// teachmech/numerics/coulomb.py and the functions of friction in teachmech/program/skeleton.py.

import { DEPTH, FRICTIONS, frictionInThePlane, POWER, SOLVED } from "./kernels.js";
import { rowsIn } from "./layout.js";
import { dot, sizeOfTerms } from "./linear.js";

/** @import { Vector } from "./linear.js" */
/** @import { Method } from "./method.js" */

/** The law of friction, which a problem with friction lists. */
export const friction = { release, stickOrSlide, slipVelocities, coefficientsOf, impulses: roughImpulses };

/** Prepare the frictions for a change of some switches; return those that change. A force at its limit gives the
 * sign of the sliding velocity that follows; frictions do not hold in an impact.
 * @param {Method} method @param {number} t @param {Vector} y @param {boolean[]} due */
function release(method, t, y, due) {
  const { p, problem: { switches = [], frictions = [] } } = method;
  const sticks = (/** @type {number} */ k) => switches[k].sticks;
  const jumps = due.some((is, k) => is && !sticks(k) && !p[switches[k].parameter]);
  const { multipliers } = method.at(t, y);
  const placed = frictions.map((of) => ({ ...of,
    k: switches.findIndex(({ constraint }) => constraint === of.stick) })
  );
  const begun = placed.filter(({ k }) => due[k] && !(p[switches[k].parameter] > 0));
  const passing = reversed(method, t, y, begun);
  for (const of of placed) {
    const { stick, slip, k } = of;
    const ends = due[k] && p[switches[k].parameter] > 0;
    if (passing.includes(of)) method.set(slip, -p[slip]);
    else if (due[k]) method.set(slip, ends ? Math.sign(multipliers[stick]) : 0);
    if (jumps) method.set(switches[k].parameter, 0);
  }
  const left = due.map((is, k) => is && !passing.some((of) => of.k === k));
  return jumps ? left.map((is, k) => is && !sticks(k)) : left;
}

/** Return the frictions whose sliding velocities other constraints reverse, as at a dead centre: no force makes
 * them stick.
 * @template {{ stick: number, slip: number, k: number }} T
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
    return begun.filter(({ stick }) => {
      const b = there[parts.right + stick];
      const rounding = 100 * method.slow(stick) / method.interval;
      return Math.abs(dot(rows[stick], a) - b) > 1e-6 * sizeOfTerms(Math.abs(b), rows[stick], a) + rounding;
    });
  });
  begun.forEach(({ slip }, j) => method.set(slip, signs[j]));
  return found;
}

/** Return the sliding velocities of the frictions. @param {Method} method @param {number} t @param {Vector} y */
function slipVelocities(method, t, y) {
  const { parts, problem: { switches = [], frictions = [] } } = method;
  const there = method.acting(switches.filter(({ sticks }) => sticks), 1, () => method.valuesAt(t, y));
  return frictions.map(({ stick }) => there[parts.rate + stick]);
}

/** Let each friction stick or slide, by its sliding velocity.
 * @param {Method} method @param {number} t @param {Vector} y */
function stickOrSlide(method, t, y) {
  const { p, problem: { switches = [], frictions = [] } } = method;
  const u = slipVelocities(method, t, y);
  frictions.forEach(({ constraint, stick, slip }, j) => {
    const own = constraint === stick ? null : switches.find((one) => one.constraint === constraint);
    const sticks = Math.abs(u[j]) <= method.slow(stick);
    method.set(slip, sticks ? 0 : Math.sign(u[j]));
    const { parameter } =
      /** @type {{ parameter: number }} */ (switches.find((one) => one.constraint === stick));
    method.set(parameter, Number(sticks && (!own || p[own.parameter] > 0)));
  });
}

/** Return for each constraint the gradient of its sliding velocity and the coefficient of friction relative to
 * its multiplier; smooth constraints have neither.
 * @param {Method} method @param {Vector} values */
function coefficientsOf({ layout: { index }, n, m, problem: { frictions = [] } }, values) {
  const first = index[POWER] + 1;
  const normal = first + index[FRICTIONS] * n;
  const width = index[DEPTH] * (n + m + 1);
  const mu = normal + index[FRICTIONS] * width;
  const found = new Map(
    frictions.map((
      { constraint: k },
      j,
    ) => [k, { row: values.slice(first + j * n, first + (j + 1) * n),
      coefficient: values[mu + j] * values[normal + j * width + n + k] }]
    ),
  );
  return (/** @type {number} */ k) => found.get(k) ?? { row: new Float64Array(n), coefficient: 0 };
}

/** Return the impulses of contacts with friction, along normals and tangents: Newton's law, and Coulomb's law with
 * the sliding velocities after the impact.
 * @param {Vector} W by rows @param {number[]} before @param {number[]} free @param {number[]} e
 * @param {Vector} mu @param {number} least twice the kinetic energy, next to which a gain is rounding
 * @param {Record<string, string>} endings */
function roughImpulses(W, before, free, e, mu, least, endings) {
  const count = mu.length;
  const q = Float64Array.from(free, (f, i) => f + (i < count ? e[i] * Math.min(before[i], 0) : 0));
  const size = Math.max(...q.map(Math.abs)) || 1; // at a start that touches, it may be 1e-160
  const forces = new Float64Array(2 * count);
  const memory = new Float64Array(48 * count ** 2 + 40 * count);
  const slip = new Float64Array(count);
  if (frictionInThePlane(count, W, q.map((x) => x / size), mu, slip, forces, memory) !== SOLVED)
    throw new Error(endings.impulses);
  const z = forces.map((x) => size * x);
  const rates = z.map((_, i) =>
    before[i] + free[i] + z.reduce((sum, x, j) => sum + W[i * 2 * count + j] * x, 0)
  );
  const work = z.reduce((sum, x, i) => sum + x * rates[i], 0) / 2;
  if (work
    > 1e-9 * sizeOfTerms(0, z, rates.map((_, i) => Math.abs(before[i]) + Math.abs(rates[i]))) + 1e-12 * least)
    throw new Error(endings.gain);
  return z;
}
