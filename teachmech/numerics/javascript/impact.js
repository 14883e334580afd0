// Impacts of one-sided constraints, together or one after another; see teachmech/numerics/impact.py.

import { lemke, resolve, SOLVED } from "./kernels.js";
import { massesIn, noAcceleration, rowsIn } from "./layout.js";
import { dot, sizeOfTerms } from "./linear.js";
import { HOP, SLOW, TOUCHES } from "./switching.js";

/** @import { Vector } from "./linear.js" */
/** @import { Method } from "./method.js" */
/** @typedef {ArrayLike<number>} Numbers */
/** @typedef {(W: Vector, before: Numbers, free: Numbers, e: number[], mu: number[]) => Vector} Law */

const MOST_IMPACTS = 10_000; // one after another at the same moment

/** Give a state the velocity after an impact of all contacts that touch. Each of them rebounds, or acts
 * afterwards.
 * @param {Method} method @param {number} t @param {Vector} y
 * @param {Vector} impulses to which those of the constraints are added
 * @param {boolean} jumps false if a friction only begins to stick */
export function impact(method, t, y, impulses, jumps) {
  const { problem, n, m, p, parts, layout, system, contacts } = method;
  const { restitution, endings, friction } = problem;
  const { impacts = "newton" } = method.settings;
  const { values, work } = system;
  const there = method.acting(contacts, 1, () => method.valuesAt(t, y));
  const rows = rowsIn(layout.index, there);
  const touching = contacts.map(({ constraint: k, parameter }) => ({ k, parameter, acts: p[parameter] > 0 }))
    .filter(({ k, acts }) =>
      acts || Math.abs(there[parts.value + k]) <= TOUCHES * sizeOfTerms(method.rows[k], rows[k], y)
    );
  for (const { parameter } of contacts) method.set(parameter, 0);
  /** Return the change of the velocities and the impulses of the other constraints: by a unit impulse of a
   * contact, or if their velocities are to meet them.
   * @param {Vector} [row] */
  const response = (row) => {
    system.terms(t, y, system.p, values);
    values.fill(0, parts.force, parts.value);
    if (row) values.set(row, parts.force);
    else for (let k = 0; k < m; k++) values[parts.right + k] = -values[parts.rate + k];
    if (resolve(system) < 0) throw noAcceleration(system);
    return work.slice(0, n + m);
  };
  const first = response();
  const least = touching.map(({ k }) => method.slow[k]);
  const rough = contacts.some(({ constraint: k }) => problem.frictions?.some((of) => of.constraint === k));
  const rubs = rough && friction && touching.map(({ k }) => friction.coefficientsOf(method, there)(k));
  const slips = jumps ? friction?.slipVelocities(method, t, y) ?? [] : [];
  /** @param {number} k @param {number} i */
  const slipOf = (k, i) =>
    slips[problem.frictions?.findIndex((of) => of.constraint === k && of.component === i) ?? -1] ?? 0;
  const along = touching.map(({ k }) => rows[k]); // rows of the normals, then of the tangents
  const before = touching.map(({ k }) => there[parts.rate + k]);
  if (rubs) {
    along.push(...rubs.flatMap(({ rows: own }) => own.map((row) => (jumps ? row : row.map(() => 0)))));
    before.push(...touching.flatMap(({ k }, j) => rubs[j].rows.map((_, i) => slipOf(k, i))));
  }
  const units = along.map(response);
  const W = Float64Array.from(along.flatMap((row) => units.map((x) => dot(row, x))));
  const free = along.map((row, i) => before[i] + dot(row, first));
  const given = restitution?.(p) ?? [];
  const meets = least.some((slow, i) => before[i] < -slow);
  const e = touching.map(({ k }, i) => { // a slow contact does not rebound
    const rebounds = impacts === "newton" ? given[k] * before[i] < -least[i] : meets;
    return rebounds ? given[k] : 0;
  });
  const mu = rubs ? rubs.map((one) => (jumps ? one.coefficient : 0)) : e.map(() => 0);
  const z = lawOf(method, rubs ? 2 * method.at(t, y).kinetic : null)(W, before, free, e, mu);
  const total = first.map((x, i) => x + units.reduce((sum, unit, j) => sum + z[j] * unit[i], 0));
  const separation = after(W, z, free);
  for (let k = 0; k < m; k++) impulses[k] += total[n + k];
  const others = Float64Array.from({ length: m }, (_, k) => -total[n + k] * there[parts.rate + k]);
  // an impulse does work at the mean of the velocities before and after the impact
  const works = [...z.map((x, i) => x * (before[i] + separation[i])), ...others];
  const sizes = [...z.map((x, i) => x * (Math.abs(before[i]) + Math.abs(separation[i]))), ...others];
  const sum = (/** @type {number[]} */ terms) => terms.reduce((all, x) => all + x, 0);
  if (!rubs && sum(works) > 2e-9 * sum(sizes.map(Math.abs)) + 1e-12 * usualEnergy(method, there)) {
    const hit = touching.filter((_, i) => z[i]).map(({ k }) => problem.constraints[k]).join(" and ");
    throw new Error(`${hit}: ${endings.gains}`);
  }
  for (let i = 0; i < n; i++) y[n + i] += total[i];
  touching.forEach(({ k, parameter, acts }, i) => {
    impulses[k] -= z[i];
    const hops = acts && touching.length > 1; // several contacts may lift each other
    const opened = separation[i] > (hops ? HOP : 1) * least[i];
    method.set(parameter, Number(!opened && (acts || z[i] > 0)));
  });
}

/** Return the law of impact. @param {Method} method
 * @param {number | null} energy for contacts with friction, twice the kinetic energy @returns {Law} */
function lawOf({ problem: { endings, friction }, settings: { impacts = "newton" } }, energy) {
  const follow = impacts === "sequence";
  /** @type {Law} */
  const together = energy !== null && friction
    ? (...given) => friction.impulses(...given, energy, endings)
    : (...given) => LAWS[follow ? "newton" : impacts](...given, endings);
  return follow ? (W, _, free, e, mu) => inSequence(W, free, e, mu, together, endings.sequence) : together;
}

/** Return twice the kinetic energy of velocities of usual size. @param {Method} method @param {Vector} values */
function usualEnergy({ layout, n, sizes }, values) {
  const speeds = Float64Array.from(sizes.slice(n, 2 * n));
  return dot(speeds, Float64Array.from(massesIn(layout.index, values), (row) => dot(row, speeds)));
}

/** Return W z + f. @param {Vector} W by rows @param {Vector} z @param {ArrayLike<number>} f */
const after = (W, z, f) => z.map((_, i) => f[i] + dot(W.subarray(i * z.length, (i + 1) * z.length), z));

/** Return impulses z >= 0 with W z + q >= 0, where contacts that open have none.
 * @param {Vector} W @param {Vector} q @param {Record<string, string>} endings */
function leastImpulses(W, q, endings) {
  const n = q.length;
  const size = Math.max(...q.map(Math.abs)) || 1; // at a start that touches, it may be 1e-160
  const z = new Float64Array(n);
  const memory = new Float64Array(2 * n ** 2 + 7 * n);
  if (lemke(n, W, q.map((x) => x / size), z, new Float64Array(n), memory) !== SOLVED)
    throw new Error(endings.impulses);
  return z.map((x) => size * x);
}

/** The laws of impact for all contacts together: impulses from the Delassus matrix, the velocities of separation
 * before the impact and after it without impulses of contacts, and the coefficients of restitution.
 * @type {Record<string, (W: Vector, before: Numbers, free: Numbers, e: number[], mu: number[],
 *   endings: Record<string, string>) => Vector>} */
const LAWS = {
  newton: (W, before, free, e, _, endings) =>
    leastImpulses(W, Float64Array.from(free, (f, i) => f + e[i] * Math.min(before[i], 0)), endings),
  poisson: (W, _, free, e, __, endings) => {
    const compression = leastImpulses(W, Float64Array.from(free), endings);
    const least = compression.map((z, i) => (1 + e[i]) * z); // in both phases together
    const terms = after(W.map(Math.abs), least, Array.from(free, Math.abs));
    const w = after(W, least, free).map((x, i) => (Math.abs(x) > 1e-12 * terms[i] ? x : 0));
    const more = leastImpulses(W, w, endings);
    return least.map((z, i) => z + more[i]);
  },
};

/** The names of the laws. */
export const IMPACTS = [...Object.keys(LAWS), "sequence"];

/** Return the impulses of a sequence of impacts, along the normals and then the tangents. The contact that
 * approaches with the greatest kinetic energy comes first; equal ones act together.
 * @param {Vector} W by rows @param {Numbers} free @param {number[]} e @param {number[]} mu
 * @param {Law} law of each impact @param {string} ending */
function inSequence(W, free, e, mu, law, ending) {
  const n = free.length;
  const count = e.length;
  const of = (/** @type {number} */ row) => (row < count ? row : Math.floor((row - count) / (n / count - 1)));
  const z = new Float64Array(n);
  let w = Float64Array.from(free);
  for (let k = 0, first = 0; k < MOST_IMPACTS; k++) {
    const least = SLOW * Math.max(...w.map(Math.abs));
    const speeds = e.map(
      (_, i) =>
        W[i * n + i] > 0 ? Math.max(-w[i], 0) / Math.sqrt(W[i * n + i]) : Number(-w[i] > least) * 1e300, // no impulse moves it
    );
    const greatest = Math.max(0, ...speeds); // its square is twice the energy
    first ||= greatest;
    if (greatest <= (SLOW / 10) * first) return z;
    const hit = [...z.keys()].filter((row) => speeds[of(row)] >= (1 - 1e-9) * greatest); // with the tangents
    const own = hit.filter((row) => row < count);
    const part = Float64Array.from(hit.flatMap((i) => hit.map((j) => W[i * n + j])));
    const slow = hit.map((row) => w[row]);
    const more = law(part, slow, slow, own.map((i) => e[i]), own.map((i) => mu[i]));
    if (more.every((x) => x === 0)) return z; // next to the sliding velocity, the approach is rounding
    hit.forEach((row, i) => (z[row] += more[i]));
    w = after(W, z, free);
  }
  if (e.some((one, i) => w[i] < 0 && one === 1)) throw new Error(ending); // as between two walls
  const rest = law(W, w, w, e.map(() => 0), mu);
  return z.map((x, i) => x + rest[i]);
}
