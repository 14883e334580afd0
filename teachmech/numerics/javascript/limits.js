// Actuators: their limits, at which steps end (see teachmech/numerics/integrators/switching.py), and their forces.

import { ACTUATORS, chosenForces, directions, PROGRAMMES, wantedForces } from "./kernels.js";
import { dot } from "./linear.js";

/** @import { Vector } from "./linear.js" */
/** @import { Method } from "./method.js" */

const UNLIMITED = 1e300; // means that there is no limit

/** Return by how much inputs and actuators exceed their limits, relative to both; negative within them.
 * @param {Method} method @param {number} t @param {Vector} y @returns {number[]} */
export function excess(method, t, y) {
  const { n, p, problem: { limitedInputs }, system, layout: { index } } = method;
  const pairs = Array.from(limitedInputs?.(t, y.slice(0, n), y.slice(n, 2 * n), p) ?? []);
  const actuators = index[ACTUATORS];
  if (actuators) {
    method.at(t, y);
    const wanted = wantedForces(system);
    const limits = directions(system).slice((actuators + index[PROGRAMMES]) * n + index[PROGRAMMES]);
    for (let c = 0; c < actuators; c++)
      pairs.push(wanted[c], limits[c], limits[actuators + c]);
  }
  const found = [];
  for (let k = 0; k < pairs.length; k += 3) {
    const [u, ...ends] = pairs.slice(k, k + 3);
    const known = ends.map((x) => Math.abs(x) < UNLIMITED);
    const size = ends.reduce((sum, x, i) => sum + (known[i] ? Math.abs(x) : 0), Math.abs(u) + 1e-300);
    found.push(known[0] ? (ends[0] - u) / size : -1, known[1] ? (u - ends[1]) / size : -1);
  }
  return found;
}

/** Return forces, limits and powers of the actuators, and the errors of programmes, after the acceleration at a
 * state was found. @param {Method} method @param {number} t @param {Vector} y */
export function actuators({ n, p, problem, system, layout: { index } }, t, y) {
  const k = index[ACTUATORS];
  const aims = index[PROGRAMMES];
  const B = directions(system);
  const v = y.slice(n, 2 * n);
  const state = /** @type {const} */ ([t, y.slice(0, n), v, p]);
  const given = problem.givenInputs?.(...state) ?? [];
  const forces = chosenForces(system);
  const limits = (k + aims) * n + aims;
  const of = (/** @type {Vector} */ x, /** @type {number} */ first) =>
    Array.from({ length: k }, (_, c) => x[first + c] + given[c]);
  const controls = of(forces, 0);
  const speeds = controls.map((_, c) => dot(B.slice(c * n, (c + 1) * n), v));
  return { controls, low: of(B, limits), high: of(B, limits + k),
    powers: speeds.map((speed, c) => speed * controls[c]),
    added: [speeds.reduce((sum, speed, c) => sum + speed * forces[c], 0)],
    aims: problem.aims?.(...state) ?? [] };
}
