// The mirror image of a part of a drawing.

import * as YAML from "yaml";
import { bodyNamed } from "./bodies.js";
import { Edits } from "./edits.js";
import { roundedIn } from "./group.js";
import { isNumber, numberText, SpecError, textOf } from "./tree.js";

/** @import { Drawing } from "./drawing.js" */
/** @import { Path } from "./edits.js" */
/** @import { Position } from "./types.js" */

/** @type {Record<string, string>} */
const FULL = { "-2": "-2*pi", "-1": "-pi", 0: "", 1: "pi", 2: "2*pi" };

/** Return the text with some points mirrored about the vertical line through their middle. Values inside the
 * selection change in place, so parameters keep their values.
 * @param {Drawing} drawing @param {string[]} points */
export function mirrored(drawing, points) {
  const { spec, positions } = drawing.meaning;
  const edits = new Edits(drawing.text, spec, positions);
  const inside = spec.bodies.filter((body) => body.points.every((one) => points.includes(one)));
  const names = inside.map(({ name }) => name);
  refuse(drawing, points, names);
  const rounded = roundedIn(positions);
  const xs = points.map((name) => positions[name][0]);
  const twice = rounded(Math.min(...xs) + Math.max(...xs));
  const turned = (
    /** @type {string} */ name,
  ) => /** @type {Position} */ ([rounded(twice - positions[name][0]), positions[name][1]]);
  const written = points.filter((name) => spec.fixed[name]).map((name) => ({ name,
    text: textOf(edits.node(["PartData", "Fixed", name, 0])) })
  ).filter(({ text }) => text && !isNumber(text));
  separate(edits, names, points, (name) => turned(name)[0] !== positions[name][0]);
  edits.moveAll(Object.fromEntries(points.map((name) => [name, turned(name)])), true);
  edits.notes = edits.notes.filter((note) => !written.some(({ text }) => note.startsWith(`"${text}" `)));
  for (const { name, text } of written) edits.set(["PartData", "Fixed", name, 0], minus(String(twice), text));
  turnValues(edits, points, names, String(twice));
  return { text: edits.text, notes: edits.notes };
}

/** Turn the values of bodies, motors, loads and velocities.
 * @param {Edits} edits @param {string[]} points @param {string[]} bodies
 * @param {string} twice the sum of an x and its mirror image */
function turnValues(edits, points, bodies, twice) {
  const value = (/** @type {Path} */ path, from = "") => {
    const node = edits.node(path);
    if (YAML.isSeq(node)) value([...path, 0], from); // [value, fixed]
    else if (YAML.isScalar(node)) node.value = minus(from, textOf(node));
  };
  // An angle in (-pi, pi] and its mirror image add up to pi or -pi.
  const half = (/** @type {string} */ name) => {
    const [a, b] = bodyNamed(edits.spec, name).points;
    return edits.positions[a][1] <= edits.positions[b][1] ? 1 : -1;
  };
  for (const name of bodies) {
    const body = ["PartData", "Rigids", name];
    value([...body, "Dyna", 0, 1]);
    const geom = edits.node([...body, "Geom"]);
    for (let k = 1; YAML.isSeq(geom) && k < geom.items.length; k++) value([...body, "Geom", k, 1]);
    for (const path of [["Drives"], ["ProblemData", "positions"]])
      value([...path, `theta_${name}`], half(name) > 0 ? "pi" : "-pi");
    value(["ProblemData", "velocities", `theta_${name}`]);
    for (const point of points) value(["AppliedForces", "ConstForces", `${point} on ${name}`, 1]);
  }
  for (const { name, bodies: of } of edits.spec.torques)
    if (within(of, bodies)) value(["AppliedForces", "ConstTorques", name]);
  for (const { name, bodies: of } of edits.spec.torsions) {
    if (!within(of, bodies)) continue;
    edits.separateEntry("TorsionSprings", name);
    const [a, b = 0] = of.map(half);
    value(["PartData", "TorsionSprings", name, 1], FULL[a - b]);
  }
  for (const point of points) {
    value(["Drives", `${point}_x`], twice);
    value(["ProblemData", "velocities", point, 0]);
    value(["AppliedForces", "ConstForces", point, 0]);
  }
}

/** @param {string[]} some @param {string[]} all */
const within = (some, all) => some.every((one) => all.includes(one));

/** Return the text of a difference; applied twice, it gives the original text.
 * @param {string} from @param {string} text */
function minus(from, text) {
  const before = from ? `${from} - (` : "-(";
  if (text.startsWith(before) && /^[^()]*\)$/.test(text.slice(before.length)))
    return text.slice(before.length, -1);
  if (!isNumber(text)) return `${before}${text})`;
  if (from.includes("pi")) return `${from} - (${text})`;
  return numberText(Number(from) - Number(text) || 0);
}

/** Give bodies that change their own entries. Refuse a body that is partly selected if its length would change and
 * if other parts use the parameter of its length.
 * @param {Edits} edits @param {string[]} names @param {string[]} points
 * @param {(point: string) => boolean} moves */
function separate(edits, names, points, moves) {
  const { bodies, parameters } = edits.spec;
  for (const { name, points: on, centroid: [, y] } of bodies) {
    const inside = names.includes(name);
    const partly = !inside && on.some((one) => points.includes(one) && moves(one));
    if (partly || (inside && (on.length > 2 || y.text !== "0"))) edits.separateEntry("Rigids", name);
    const length = textOf(edits.node(["PartData", "Rigids", name, "Geom", 0, 0]));
    if (!partly || !Object.hasOwn(parameters, length)) continue;
    const rest = edits.file.clone();
    for (const path of [["PartData", "Rigids", name], ["PhysicalParams", length]]) rest.deleteIn(path);
    if (new RegExp(`\\b${length}\\b`).test(rest.toString()))
      throw new SpecError(
        `only a part of ${name} is selected, and other parts use its length ${length}; select all of ${name}`,
      );
  }
}

/** Refuse what has a direction that is not mirrored.
 * @param {Drawing} drawing @param {string[]} points @param {string[]} bodies */
function refuse({ meaning: { spec } }, points, bodies) {
  const partly = (/** @type {string[]} */ of) =>
    of.some((one) => bodies.includes(one)) && !within(of, bodies);
  const holds = (/** @type {string} */ coordinate) =>
    points.includes(coordinate.slice(0, -2)) || bodies.includes(coordinate.replace("theta_", ""));
  const has = (/** @type {{ points: string[] }} */ { points: of }) => of.some((one) => points.includes(one));
  const loads = [...spec.torsions, ...spec.torques];
  const what = spec.bodies.find((body) => body.frame && has(body))?.name
    ?? spec.equations.find(({ uses }) => uses.some(holds))?.name
    ?? spec.contacts.find((one) => !one.thread && has(one))?.name
    ?? loads.find((one) => partly(one.bodies))?.name;
  if (what !== undefined)
    throw new SpecError(
      `${what} has a direction that Mirror does not turn; erase it first, or select other points`,
    );
}
