// The weight of plates: uniform over the area that is drawn, or along the outline.

import * as YAML from "yaml";
import { convex } from "../animation/hull.js";
import { bodyNamed } from "./bodies.js";
import { inBrackets, numberText, textOf } from "./tree.js";

/** @import { Point } from "../animation/types.js" */
/** @import { Edits } from "./edits.js" */
/** @import { SpecFile } from "./tree.js" */
/** @import { Body, Spec } from "./types.js" */

/** Centroid, mass and moment of inertia, as texts. @typedef {[string[], string, string]} Dyna */
const DENSITY = "sigma"; // of new plates, in kg/m²
const FLAT = 1e-9; // of the squared size: the area of a plate that weighs as a bar
const DIGITS = 10;

/** @param {number} x */
const short = (x) => numberText(x, DIGITS);

/** Return area, centroid and squared radius of gyration about it of the convex hull of points; null if it is flat.
 * @param {number[][]} positions
 *
 * The sums over triangles from the first corner are those of any polygon; see E. J. Routh, "Dynamics of a System of
 * Rigid Bodies", part 1, 1905, art. 35. */
export function areaOf(positions) {
  const [first, ...corners] = convex(/** @type {Point[]} */ (positions));
  const sides = corners.map((corner) => [corner[0] - first[0], corner[1] - first[1]]);
  let [area, x, y, square] = [0, 0, 0, 0];
  sides.slice(1).forEach((b, k) => {
    const a = sides[k];
    const part = (a[0] * b[1] - a[1] * b[0]) / 2;
    area += part;
    x += part * (a[0] + b[0]) / 3;
    y += part * (a[1] + b[1]) / 3;
    square += part * (a[0] ** 2 + a[0] * b[0] + b[0] ** 2 + a[1] ** 2 + a[1] * b[1] + b[1] ** 2) / 6;
  });
  if (!(area > FLAT * Math.max(...sides.map(([u, w]) => u * u + w * w)))) return null;
  const [u, w] = [x / area, y / area];
  return { area, centre: [first[0] + u, first[1] + w], square: square / area - u * u - w * w };
}

/** Return the weight of a plate that is uniform over its area, with a mass; flat ones weigh along their outline.
 * @param {number[][]} positions @param {(area: string) => string} [massOf] @returns {Dyna} */
function overArea(positions, massOf = (area) => `${DENSITY}*${area}`) {
  const found = areaOf(positions);
  if (!found) return alongOutline(positions);
  const mass = massOf(short(found.area));
  const size = Math.sqrt(found.area);
  const centre = found.centre.map((x) => short(Math.abs(x) < FLAT * size ? 0 : x));
  return [centre, mass, `${inBrackets(mass)}*${short(found.square)}`];
}

/** Return the weight of bars along the outline of a plate. @param {number[][]} positions @returns {Dyna} */
function alongOutline(positions) {
  const sides = positions.map((p, k) => [p, positions[(k + 1) % positions.length]]).map(([p, q]) => ({
    long: Math.hypot(q[0] - p[0], q[1] - p[1]),
    at: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
  }));
  const round = sides.reduce((sum, { long }) => sum + long, 0);
  const centre = [0, 1].map((axis) => sides.reduce((sum, { long, at }) => sum + long * at[axis], 0) / round);
  const inertia = sides.reduce(
    (sum, { long, at }) =>
      sum + long * (long ** 2 / 12 + (at[0] - centre[0]) ** 2 + (at[1] - centre[1]) ** 2),
    0,
  );
  const text = (/** @type {number} */ x) => numberText(x, 6);
  return [centre.map(text), `rho*${text(round)}`, `rho*${text(inertia)}`];
}

/** Return the points of a body in its frame, or in the world if its geometry is given there.
 * @param {Spec} spec @param {Body} body */
function cornersIn(spec, { points, positions, frame }) {
  const pairs = frame
    ? points.map((name) => spec.fixed[name] ?? ["x", "y"].map((axis) => spec.start[`${name}_${axis}`].at))
    : points.map((name) => positions[name]);
  return pairs.map((pair) => pair.map(({ of }) => of(spec.values)[0]));
}

/** Return how a body weighs if its weight follows from its points, or null: `area` if over its area, and its weight
 * with other points, or with another mass.
 * @param {SpecFile} file @param {Spec} spec @param {Body} body
 * @returns {{ area: boolean, of: (corners: number[][], mass?: string) => Dyna } | null} */
function weighing(file, spec, body) {
  const dyna = file.getIn(["PartData", "Rigids", body.key, "Dyna"], true);
  const corners = cornersIn(spec, body);
  if (!YAML.isSeq(dyna) || corners.length < 3) return null;
  const written = JSON.stringify(dyna.toJSON());
  const isThis = (/** @type {Dyna} */ given) => written === JSON.stringify(given);
  if (isThis(alongOutline(corners))) return { area: false, of: alongOutline };
  const mass = textOf(dyna.get(1, true));
  const found = areaOf(corners);
  if (!found || !isThis(overArea(corners, () => mass))) return null;
  const size = short(found.area);
  const before = mass.endsWith(`*${size}`) ? mass.slice(0, -size.length) : null;
  return { area: true,
    of: (now, given) => overArea(now, (area) => given ?? (before === null ? mass : before + area)) };
}

/** Return whether a body may weigh as a plate, and whether it does.
 * @param {SpecFile} file @param {Spec} spec @param {string} name @returns {[boolean, boolean]} */
export function plateIn(file, spec, name) {
  const body = bodyNamed(spec, name);
  return [areaOf(cornersIn(spec, body)) !== null, weighing(file, spec, body)?.area ?? false];
}

/** Return the weight of a new plate; its density becomes a parameter.
 * @param {Edits} edits @param {number[][]} corners */
export function weightOf(edits, corners) {
  const flat = !areaOf(corners);
  edits.parameter(flat ? "rho" : DENSITY, flat ? "1" : "10");
  return overArea(corners);
}

/** Return a function that weighs a body again when its points have moved, or when it has one more.
 * @param {Edits} edits @param {Body} body */
export function weighedAgain(edits, body) {
  const found = weighing(edits.file, edits.spec, body);
  return (/** @type {string[]} */ points = body.points) => {
    if (!found) return;
    edits.separateEntry("Rigids", body.name);
    const positions = body.frame ? points.map((name) => edits.positions[name]) : edits.localPositions(points);
    edits.set(["PartData", "Rigids", points.join(""), "Dyna"], found.of(positions));
  };
}

/** Let a plate weigh over its area, or along its outline if it does. @param {Edits} edits @param {string} name */
export function weighAsPlate(edits, name) {
  const { spec } = edits;
  const body = bodyNamed(spec, name);
  const [, area] = plateIn(edits.file, spec, name);
  edits.separateEntry("Rigids", name);
  if (area) edits.parameter("rho", "1");
  const corners = cornersIn(spec, body);
  edits.set(["PartData", "Rigids", name, "Dyna"], area ? alongOutline(corners) : weightOf(edits, corners));
}

/** Write the mass of a body; the moment of inertia of a plate follows.
 * @param {Edits} edits @param {string} name @param {string} text */
export function setMass(edits, name, text) {
  const body = bodyNamed(edits.spec, name);
  const found = weighing(edits.file, edits.spec, body);
  const path = ["PartData", "Rigids", body.key, "Dyna"];
  if (found?.area) edits.set(path, found.of(cornersIn(edits.spec, body), text));
  else edits.set([...path, 1], text);
}
