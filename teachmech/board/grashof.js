// Grashof's condition and the limits of the cranks of a four-bar; see teachmech/design/crank_travel.py.
// F. Grashof, Theoretische Maschinenlehre, vol. 2, Leipzig 1883.

import { crankRange } from "./crank_range.js";
import { pointsIn } from "./group.js";
import { degrees } from "./measuring.js";

/** @import { Positions, Selected, Spec } from "./types.js" */

const ALIKE = 1e-9; // difference of sums of lengths that counts as zero, relative to them

/** A four-bar: crank OA, coupler AB, rocker CB.
 * @typedef {{ O: string, A: string, B: string, C: string, crank: string, coupler: string, rocker: string }} FourBar */

/** Return sentences on the four-bar to which the selection belongs, or none.
 * @param {Spec} spec @param {Positions} positions @param {Selected | null} selected @returns {string[]} */
export function factsOf(spec, positions, selected) {
  const four = selected && fourBarOf(spec, selected);
  if (!four) return [];
  const { O, A, B, C, crank, coupler, rocker } = four;
  const apart = (/** @type {string} */ a, /** @type {string} */ b) =>
    Math.hypot(positions[a][0] - positions[b][0], positions[a][1] - positions[b][1]);
  const [r, c, b, d] = [apart(O, A), apart(A, B), apart(C, B), apart(O, C)];
  if (Math.min(r, c, b, d) <= ALIKE * Math.max(r, c, b, d)) return [];
  const { words, limit } = condition(four, [r, c, b, d]);
  if (limit) return [words];
  const ranges = [travel(positions, [O, A, C], [r, c, b, d], crank),
    travel(positions, [C, B, O], [b, c, r, d], rocker)].filter((one) => one !== null);
  if (!crankRange(r, c, b, d).turns) return [words, ...ranges];
  const angles = [d - r, d + r].map((x) => Math.acos(clipped((c * c + b * b - x * x) / (2 * c * b))));
  const least = Math.min(...angles.map((x) => Math.min(x, Math.PI - x)));
  return [words, ...ranges, `Least transmission angle, between ${coupler} and ${rocker}: ${degrees(least)}`];
}

/** Return the four-bar of a selection; its crank has a motor, or is selected, or is the shorter bar.
 * @param {Spec} spec @param {Selected} selected @returns {FourBar | null} */
function fourBarOf(spec, selected) {
  const { bodies, fixed, drives } = spec;
  const points = selected.kind === "group" ? pointsIn(spec, selected) : [];
  /** @type {FourBar[]} */
  const all = [];
  for (const crank of bodies)
    for (const coupler of bodies)
      for (const rocker of bodies) {
        const O = crank.points.find((one) => fixed[one]);
        const C = rocker.points.find((one) => fixed[one]);
        const A = crank.points.find((one) => !fixed[one] && coupler.points.includes(one));
        const B = rocker.points.find((one) => !fixed[one] && coupler.points.includes(one));
        const meant = selected.kind === "group"
          ? [O, A, B, C].every((one) => one && points.includes(one))
          : selected.kind === "Rigids" && [crank, coupler, rocker].some(({ name }) => name === selected.name);
        if (!O || !C || !A || !B || O === C || A === B || crank === rocker || !meant) continue;
        if (coupler === crank || coupler === rocker || coupler.points.some((one) => fixed[one])) continue;
        all.push({ O, A, B, C, crank: crank.name, coupler: coupler.name, rocker: rocker.name });
      }
  const driven = all.find(({ crank }) => drives.some(({ name }) => name === `theta_${crank}`));
  return driven ?? all.find(({ crank }) => crank === selected.name) ?? all[0] ?? null;
}

/** Return a sentence on Grashof's condition, and whether it is met with equality.
 * @param {FourBar} four @param {number[]} lengths */
function condition({ O, C, crank, coupler, rocker }, lengths) {
  const names = [crank, coupler, rocker, `${O}${C} on the ground`];
  const [s, p, q, l] = lengths.toSorted((a, b) => a - b);
  const sums = `shortest + longest ${number(s + l)}, the others ${number(p + q)}`;
  const limit = Math.abs(s + l - p - q) <= ALIKE * (s + l);
  if (limit)
    return { words: `Limit of Grashof's condition (${sums}): all four points can be in line`, limit };
  if (s + l > p + q)
    return { words: `Grashof's condition is not met (${sums}): no bar turns fully, a triple rocker`, limit };
  const kinds = [`crank-rocker, ${crank} turns fully`, `double rocker, ${coupler} turns fully`,
    `crank-rocker, ${rocker} turns fully`, `double crank, ${crank} and ${rocker} turn fully`];
  const k = lengths.indexOf(s);
  return { words: `Grashof's condition is met (${sums}), and ${names[k]} is the shortest: ${kinds[k]}`,
    limit };
}

/** Return a sentence on the limits of a bar on the ground; null if it turns fully. @param {Positions} positions
 * @param {string[]} points its pivot, its moving point, and the other pivot
 * @param {number[]} lengths its own, coupler, other bar on the ground, ground @param {string} name */
function travel(positions, [O, A, C], [r, c, b, d], name) {
  const { nearest, farthest, turns, around } = crankRange(r, c, b, d);
  if (turns) return null;
  const angleOf = (/** @type {string} */ a, /** @type {string} */ z) =>
    Math.atan2(positions[z][1] - positions[a][1], positions[z][0] - positions[a][0]);
  const [low, high] = [nearest, farthest].map((x) => Math.acos(clipped(x)));
  const line = angleOf(O, C);
  const above = Math.sin(angleOf(O, A) - line) > 0;
  const [from, to] = around
    ? [low, 2 * Math.PI - low]
    : nearest >= 1
    ? [-high, high]
    : above
    ? [low, high]
    : [-high, -low];
  const turn = Math.PI * 2 * Math.round((line + (from + to) / 2) / (2 * Math.PI));
  return `${name} swings about ${O} from ${degrees(line + from - turn)} to ${degrees(line + to - turn)}`;
}

/** @param {number} x */
const clipped = (x) => Math.min(1, Math.max(-1, x));
/** @param {number} x */
const number = (x) => String(Number(x.toPrecision(4)));
