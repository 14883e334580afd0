// Checks of a mechanism while it is drawn: its mobility, redundant constraints, parts without connection.

import { Method } from "../numerics/javascript/method.js";

/** @import { Mechanism, Spec } from "./types.js" */

/** @param {Spec} spec @param {Mechanism} problem
 * @returns {string[]} sentences, the first one of the degrees of freedom */
export function checked(spec, problem) {
  const { q, v } = problem.start();
  const p = Float64Array.from(Object.values(problem.parameters));
  const n = q.length;
  const { begin } = problem.settings;
  const method = new Method(problem, problem.settings, { q, v }, p);
  const { rank, unique } = method.singularAt(begin, Float64Array.from([...q, ...v, 0, 0]));
  const oneSided = (problem.switches ?? []).map(({ constraint }) => constraint); // none of them acts here
  const redundant = problem.constraints.filter((_, k) => !unique[k] && !oneSided.includes(k));
  const free = n - rank;
  const led = spec.drives.length;
  const said = [
    `${free} ${free === 1 ? "degree" : "degrees"} of freedom${
      led ? ` left; ${led === 1 ? "a motor drives" : `${led} motors drive`} the rest` : ""
    }`,
  ];
  if (free === 0 && !led) said[0] += ": nothing can move";
  const surplus = problem.constraints.length - oneSided.length - rank;
  if (surplus)
    said.push(
      `${surplus} ${surplus === 1 ? "constraint" : "constraints"} too many among ${
        listed(redundant)
      }: their forces are not unique`,
    );
  for (const loose of looseParts(spec)) said.push(`not connected to the ground: ${loose.join(", ")}`);
  return said;
}

/** @param {string[]} names @param {number} [most] */
const listed = (names, most = 6) =>
  names.slice(0, most).join("; ") + (names.length > most ? ` and ${names.length - most} more` : "");

/** Return the groups of connected points that are not connected to the ground. @param {Spec} spec */
function looseParts(spec) {
  const groups = new Map(
    spec.moving.concat(Object.keys(spec.fixed)).map((point) => [point, new Set([point])]),
  );
  for (const { points } of [...spec.bodies, ...spec.rods, ...spec.parts, ...spec.lines, ...spec.contacts]) {
    const joined = new Set(points.flatMap((point) => [...(groups.get(point) ?? [])]));
    for (const point of joined) groups.set(point, joined);
  }
  const all = [...new Set(groups.values())].map((group) => [...group]);
  return all.filter((group) =>
    group.some((point) => !spec.fixed[point]) && !group.some((point) => spec.fixed[point])
  );
}
