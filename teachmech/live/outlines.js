// The outlines of bodies for other parameters; the same as in teachmech/animation/outlines.py.

import { roundedHull } from "../animation/hull.js";

/** @import { Scene } from "../animation/types.js" */
/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { ProblemWithPicture } from "../numerics/javascript/types.js" */
/** @import { LivePicture, Outline } from "./types.js" */

/** Return a scene with the fixed points, rods and outlines for some parameters.
 * @param {Scene} scene @param {ProblemWithPicture} problem @param {Vector} p @param {Outline[]} outlines
 * @param {LivePicture["polygons"]} polygons that stand for round corners, and for a circle
 * @returns {Scene} */
export function shaped(scene, problem, p, outlines, polygons) {
  const numbers = Array.from(problem.outlineNumbers(p));
  const width = numbers[0];
  const shapes = [...scene.shapes];
  const solids = [...scene.solids];
  for (const { shape, how, from, to } of outlines) {
    if (how === "solid") {
      solids[shape] = { ...solids[shape], numbers: numbers.slice(from, to) };
      continue;
    }
    const lines = OUTLINES[how](numbers.slice(from, to), width, polygons);
    shapes[shape] = { ...shapes[shape], lines: lines.map((line) => line.map(([x, y]) => [x, 0, y])) };
  }
  const pivots = triples(problem.pivots(p));
  const rods = scene.rods.map((rod) => (rod.pivot ? { ...rod, pivot: pivots.shift() ?? null } : rod));
  return { ...scene, shapes, solids, rods, fixed: triples(problem.fixedPositions(p)), width };
}

/** @type {Record<string, (...given: [number[], number, LivePicture["polygons"]]) => number[][][]>} */
const OUTLINES = { hull: (numbers, width, { arc }) => [roundedHull(pairs(numbers), width, arc)],
  line: (numbers, width, { arc }) => {
    const positions = pairs(numbers);
    const pieces = positions.slice(1).map((position, k) => [positions[k], position]);
    return (pieces.length ? pieces : [positions]).map((piece) => roundedHull(piece, width, arc));
  }, polygon: (numbers) => [pairs(numbers)],
  circle: (
    [radius],
    _,
    { corners },
  ) => [Array.from({ length: corners }, (_, k) => onCircle(radius, (2 * Math.PI * k) / corners))],
  ring: (
    [radius],
    _,
    { corners },
  ) => [Array.from({ length: corners + 1 }, (_, k) => onCircle(radius, (2 * Math.PI * k) / corners))],
  spoke: ([radius]) => [[[0, 0], [radius, 0]]] };

/** @param {number} radius @param {number} angle */
const onCircle = (radius, angle) => [radius * Math.cos(angle), radius * Math.sin(angle)];

/** @returns {[number, number, number][]} @param {ArrayLike<number>} numbers */
const triples = (numbers) =>
  Array.from({ length: numbers.length / 3 },
    (_, k) => [numbers[3 * k], numbers[3 * k + 1], numbers[3 * k + 2]]);
/** @param {ArrayLike<number>} numbers @returns {[number, number][]} */
const pairs = (numbers) =>
  Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k], numbers[2 * k + 1]]);
