// Baumgarte's stabilisation, and the step sizes with which RK4 is stable; see
// teachmech/numerics/integrators/baumgarte.py.

/** @typedef {[number, number]} Complex */

const EVEN = 1e-12; // a growth factor this close to 1 counts as 1

/** Return the roots of s^2 + 2 alpha s + beta^2 = 0 in 1/s, and -2 alpha of non-holonomic constraints.
 * @param {number} alpha @param {number} beta @param {boolean[]} holonomic @returns {Complex[]} */
export function errorRoots(alpha, beta, holonomic) {
  const square = alpha ** 2 - beta ** 2;
  const root = Math.sqrt(Math.abs(square));
  const roots = /** @type {Complex[]} */ ([]);
  if (holonomic.includes(true) && square < 0) roots.push([-alpha, root], [-alpha, -root]);
  if (holonomic.includes(true) && square >= 0) roots.push([-alpha + root, 0], [-alpha - root, 0]);
  if (holonomic.includes(false)) roots.push([-2 * alpha, 0]);
  return roots;
}

/** Return |1 + z + z^2/2 + z^3/6 + z^4/24|, by which RK4 multiplies an error in one step.
 * @param {Complex} z */
export function amplification([x, y]) {
  let re = 1;
  let im = 0;
  for (const k of [4, 3, 2, 1]) [re, im] = [1 + (x * re - y * im) / k, (x * im + y * re) / k]; // Horner
  return Math.hypot(re, im);
}

/** Return the factor by which RK4 multiplies the worst error in one step.
 * @param {number} alpha @param {number} beta @param {number} step @param {boolean[]} holonomic */
export const growthOf = (alpha, beta, step, holonomic) =>
  Math.max(...errorRoots(alpha, beta, holonomic).map(([x, y]) => amplification([step * x, step * y])));

/** Return "decays", "stays" or "grows" for the growth of an error. @param {number} growth */
export function fateOf(growth) {
  if (Math.abs(growth - 1) < EVEN) return "stays";
  return growth < 1 ? "decays" : "grows";
}

/** Return the longest step in seconds with which no error grows under RK4; a ray leaves its region only once.
 * @param {number} alpha @param {number} beta @param {boolean[]} holonomic */
export function longestStep(alpha, beta, holonomic) {
  const fastest = Math.max(...errorRoots(alpha, beta, holonomic).map(([x, y]) => Math.hypot(x, y)));
  if (fastest === 0) return Infinity;
  let stable = 2 / fastest;
  let unstable = 4 / fastest;
  for (let k = 0; k < 60; k++) {
    const middle = (stable + unstable) / 2;
    if (growthOf(alpha, beta, middle, holonomic) > 1 + EVEN) unstable = middle;
    else stable = middle;
  }
  return stable;
}

/** Return points on the rim of the region where RK4 is stable, on rays into the left half plane.
 * @param {number} count */
export function stableRim(count) {
  return Array.from({ length: count }, (_, k) => {
    const angle = Math.PI / 2 + (Math.PI * k) / (count - 1);
    const ray = [Math.cos(angle), Math.sin(angle)];
    let stable = 2;
    let unstable = 4;
    for (let again = 0; again < 30; again++) {
      const middle = (stable + unstable) / 2;
      if (amplification([middle * ray[0], middle * ray[1]]) > 1) unstable = middle;
      else stable = middle;
    }
    return [stable * ray[0], stable * ray[1]];
  });
}
