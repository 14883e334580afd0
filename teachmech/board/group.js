// Several points that are selected together: a selection of the kind "group", whose name lists its points.

/** @import { Edits } from "./edits.js" */
/** @import { Position, Positions, Selected, Spec, Target } from "./types.js" */

import { partsOf, roundedTo } from "./targets.js";

const PRECISION = 1e-12; // resolution of a shifted position, relative to the size of the drawing

/** Return the points of a selection. @param {Spec} spec @param {Selected | null} selected @returns {string[]} */
export function pointsIn(spec, selected) {
  if (!selected) return [];
  const { kind, name } = selected;
  if (kind === "group") return name.split(" ");
  if (kind === "point" || kind === "Particles") return [name];
  return partsOf(spec).find((part) => part.kind === kind && part.name === name)?.points ?? [];
}

/** Return the selection of some points. @param {string[]} points @returns {Selected | null} */
export function groupOf(points) {
  const names = [...new Set(points)];
  if (names.length < 2) return names.length ? { kind: "point", name: names[0] } : null;
  return { kind: "group", name: names.join(" ") };
}

/** Add what is pressed to a selection, or remove it; two places are the corners of a rectangle.
 * @param {Spec} spec @param {Positions} positions @param {Selected | null} selected @param {Target[]} targets */
export function gathered(spec, positions, selected, targets) {
  const before = pointsIn(spec, selected);
  const [first, second] = targets;
  if (second) {
    const inside = Object.keys(positions).filter((name) =>
      positions[name].every((x, axis) => {
        const [a, b] = [first.position[axis], second.position[axis]];
        return Math.min(a, b) <= x && x <= Math.max(a, b);
      })
    );
    return groupOf([...before, ...inside]);
  }
  const given = first.point ? [first.point] : pointsIn(spec, first.part);
  const removed = given.every((name) => before.includes(name));
  return groupOf(removed ? before.filter((name) => !given.includes(name)) : [...before, ...given]);
}

/** Shift points together. @param {Edits} edits @param {string[]} points @param {number[]} by */
export function shift(edits, points, by) {
  const rounded = roundedIn(edits.positions);
  const shifted = (
    /** @type {string} */ name,
  ) => /** @type {Position} */ (edits.positions[name].map((x, axis) => rounded(x + by[axis])));
  edits.moveAll(Object.fromEntries(points.map((name) => [name, shifted(name)])), true);
}

/** Return a function that rounds coordinates to the last digits of the size of a drawing: 0.1 + 0.2 is 0.3, and
 * 0.3 - 0.1 - 0.2 is 0. @param {Positions} positions */
export function roundedIn(positions) {
  const size = Math.max(...Object.values(positions).flat().map(Math.abs));
  return (/** @type {number} */ x) => roundedTo(x, (size || 1) * PRECISION) || 0;
}
