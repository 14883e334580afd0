// The rigid bodies of a MechSpec file: their points and centroid in their own frames.

import * as YAML from "yaml";
import { ZERO } from "./quantities.js";

/** @import { Quantities } from "./quantities.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Body, Frame, PartEntry, Value, ValuePair } from "./types.js" */

/** @typedef {{ tree: Tree, quantities: Quantities, fixed: Record<string, ValuePair> }} Reader */

/** Return the body of a name; callers either know that it exists or test for it. @param {{ bodies: Body[] }} spec @param {string} name */
export const bodyNamed = ({ bodies }, name) => /** @type {Body} */ (bodies.find((one) => one.name === name));

/** Read a body. @param {Reader} reader @param {PartEntry} entry @returns {Body} */
export function bodyOf(reader, [name, node, key, at]) {
  const { quantities, tree } = reader;
  const points = tree.points(name, at, 2);
  const line = tree.lineOf(at);
  if (!YAML.isMap(node))
    throw tree.error(`${name} has Geom and Dyna, as in {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}`, at);
  tree.checkKeys(node, { Geom: null, Dyna: null }, name);
  const { positions, frame } = geometryOf(reader, name, node, points, at);
  const written = tree.list(tree.plain(node.get("Dyna", true)) ?? null, `Dyna of ${name}`, 3, 3);
  const centroid = quantities.pair(written[0], `the centroid of ${name}`);
  return { name, key, line, points, positions, frame, centroid: frame ? frame(centroid) : centroid,
    mass: quantities.positive(written[1], `the mass of ${name}`),
    inertia: quantities.positive(written[2], `the moment of inertia of ${name}`, true) };
}

/** Return the positions of the points in the frame of the body; if the body is drawn in the world, also this
 * frame.
 * @param {Reader} reader @param {string} name @param {YAML.YAMLMap} node @param {string[]} points
 * @param {unknown} at */
function geometryOf(reader, name, node, points, at) {
  const { quantities, tree } = reader;
  const world = String(node.get("Geom")) === "world";
  const drawn = world ? points.map((point) => drawnAt(reader, point, name, at)) : [];
  const frame = world ? frameOf(drawn[0], drawn[1], tree.lineOf(at)) : null;
  const others = points.length - 1;
  const geom = world
    ? []
    : tree.list(tree.plain(node.get("Geom", true)) ?? null, `Geom of ${name}`, others, others);
  const local = world
    ? drawn.slice(1).map((position) => (frame ? frame(position) : position))
    : geom.map((position, k) => quantities.pair(position, `the position of ${points[k + 1]} on ${name}`));
  const [first, second] = points;
  const [length, aside] = local[0];
  if (world && !(quantities.now(length) > 0)) {
    const advice = "the first two points give its direction";
    throw tree.error(`${first} and ${second} of ${name} coincide; ${advice}`, at);
  }
  if (quantities.now(aside) !== 0) {
    const where = "is not on the x axis of its frame; give [L]";
    throw tree.error(`${second}, the second point of ${name}, ${where}`, geom[0]);
  }
  quantities.checkPositive(length, `the distance of ${first} and ${second}`);
  /** @type {Body["positions"]} */
  const positions = Object.fromEntries(points.map((point, k) => [point, k ? local[k - 1] : [ZERO, ZERO]]));
  return { positions, frame };
}

/** Return the position of a point of a body with Geom: world; it is given exactly.
 * @param {Reader} reader @returns {ValuePair} @param {string} point @param {string} name @param {unknown} at
 */
function drawnAt({ fixed, quantities, tree }, point, name, at) {
  if (fixed[point]) return fixed[point];
  const node = tree.node("ProblemData", "positions", point);
  if (node === undefined) {
    const from = `Geom: world of ${name} takes the places of its points from positions and Fixed`;
    throw tree.error(`there is no position of ${point}; ${from}`, at);
  }
  const written = tree.list(node, point, 0, 2);
  const [x = ZERO, y = ZERO] = written.map((one) => quantities.component(one, point).at);
  return [x, y];
}

/** Return the frame of a body whose first two points are placed in the world.
 * @param {ValuePair} first @param {ValuePair} second @param {number | null} line @returns {Frame} */
function frameOf(first, second, line) {
  return (position, direction = false) => {
    /** @returns {Value["of"]} @param {number} axis */
    const along = (axis) => (values) => {
      const [[px, py], [qx, qy], [rx, ry]] = [first, second, position].map((pair) =>
        pair.map(({ of }) => of(values)[0])
      );
      const [ux, uy, long] = [qx - px, qy - py, Math.hypot(qx - px, qy - py)];
      const [wx, wy] = direction ? [rx, ry] : [rx - px, ry - py];
      return [(axis ? ux * wy - uy * wx : ux * wx + uy * wy) / long, 0, 0];
    };
    return [{ text: "", line, of: along(0) }, { text: "", line, of: along(1) }];
  };
}
