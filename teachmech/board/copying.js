// Copies of a part of a drawing, and its mirror image.

import * as YAML from "yaml";
import { Edits } from "./edits.js";
import { shift } from "./group.js";
import { renameIn, sameNames } from "./renaming.js";
import { parsedFile, SpecError, textOf } from "./tree.js";

/** @import { Drawing } from "./drawing.js" */
/** @import { Place } from "./types.js" */

const MAPS = [["PhysicalParams"],
  ...["Fixed", "Rigids", "Springs", "Dampers", "Particles", "TorsionSprings", "TorsionDampers", "Joints"].map(
    (kind) => ["PartData", kind]
  ), ["AppliedForces", "ConstForces"], ["AppliedForces", "ConstTorques"], ["Drives"], ["Constraints"], [
  "Contacts",
], ["Friction"], ["ProblemData", "positions"], ["ProblemData", "velocities"]];
const LISTS = [["PartData", "Collinear"], ["Animation", "traces"]];

/** What was copied: a text with these points alone.
 * @typedef {{ text: string, points: string[] }} Clip */

/** Copy the parts whose points are all given. @param {Drawing} drawing @param {string[]} points @returns {Clip} */
export function clipOf({ text, meaning: { spec, places } }, points) {
  const edits = new Edits(text, spec, places);
  for (const point of Object.keys(places)) if (!points.includes(point)) edits.erasePoint(point);
  const parts = ["Rigids", "Springs", "Dampers", "Particles", "Joints"];
  if (!parts.some((kind) => edits.keys("PartData", kind).length))
    throw new SpecError(
      `there is no part between ${points.join(", ")}; select all points of a part, then copy`,
    );
  for (const point of points) if (!spec.fixed[point]) edits.put(point, places[point]);
  edits.sweep();
  return { text: edits.text,
    points: [...edits.keys("ProblemData", "positions"), ...edits.keys("PartData", "Fixed")].filter((point) =>
      points.includes(point)
    ) };
}

/** Add a copy to a drawing, shifted; return the text and the new points.
 * @param {Drawing} drawing @param {Clip} clip @param {number[]} by */
export function pasted(drawing, clip, by) {
  const edits = new Edits(drawing.text, drawing.meaning.spec, drawing.meaning.places);
  const points = sameNames([]);
  for (const point of clip.points) {
    points[point] = edits.newName(false);
    edits.places[points[point]] = [0, 0];
  }
  const copy = parsedFile(clip.text);
  const own = edits.keys("PhysicalParams");
  const entries = copy.get("PhysicalParams");
  const parameters = sameNames([]);
  for (const { key, value } of YAML.isMap(entries) ? entries.items : []) {
    const name = textOf(key);
    const [, kind, of] = /^(L|phi)_(\w+)$/.exec(name) ?? [];
    const shared = !kind && textOf(value) === String(edits.file.getIn(["PhysicalParams", name]));
    const wanted = of ? `${kind}_${of.replace(/[A-Za-z]\d*/g, (one) => points[one] ?? one)}` : name;
    parameters[name] = shared ? name : free(wanted, own, "_");
    own.push(parameters[name]);
  }
  renameIn(copy, points, parameters);
  for (const path of MAPS) {
    const map = copy.getIn(path);
    for (const { key, value } of YAML.isMap(map) ? map.items : []) {
      const name = textOf(key);
      const there = edits.keys(...path);
      if (path[0] === "PhysicalParams" && there.includes(name)) continue;
      edits.set([...path, free(name, there, path[1] === "Joints" ? "" : " ")], value);
    }
  }
  for (const path of LISTS) {
    const list = copy.getIn(path);
    for (const item of YAML.isSeq(list) ? list.items : []) {
      if (edits.file.hasIn(path)) edits.file.addIn(path, item);
      else edits.set(path, [textOf(item)]);
    }
  }
  const { spec, places } = drawing.read(edits.text);
  const again = new Edits(edits.text, spec, places);
  shift(again, Object.values(points), by);
  return { text: again.text, points: Object.values(points) };
}

/** Return a name that is not used, with a number at its end if necessary.
 * @param {string} name @param {string[]} used @param {string} blank */
function free(name, used, blank) {
  for (let k = 1;; k++) {
    const found = k > 1 ? `${name}${blank}${k}` : name;
    if (!used.includes(found)) return found;
  }
}

/** Return the text with some points mirrored about the vertical line through their middle, and motors that turn
 * the other way. @param {Drawing} drawing @param {string[]} points */
export function mirrored(drawing, points) {
  const { spec, places } = drawing.meaning;
  const edits = new Edits(drawing.text, spec, places);
  const inside = (/** @type {{ points: string[] }} */ part) =>
    part.points.every((one) => points.includes(one));
  const bodies = spec.bodies.filter(inside);
  const names = bodies.map(({ name }) => name);
  refuse(drawing, points, names);
  const xs = points.map((name) => places[name][0]);
  const twice = Math.min(...xs) + Math.max(...xs);
  const centroid = (/** @type {string} */ name) => edits.node(["PartData", "Rigids", name, "Dyna", 0, 1]);
  for (const name of names) edits.separateEntry("Rigids", name);
  const before = names.map((name) => textOf(centroid(name)));
  const turned = (
    /** @type {string} */ name,
  ) => /** @type {Place} */ ([Number((twice - places[name][0]).toPrecision(12)), places[name][1]]);
  edits.moveAll(Object.fromEntries(points.map((name) => [name, turned(name)])));
  names.forEach((name, k) => {
    const node = centroid(name);
    if (YAML.isScalar(node) && textOf(node) === before[k] && Number(before[k]) !== 0)
      node.value = `-(${before[k]})`;
  });
  const there = drawing.read(edits.text).spec;
  for (const { name, at } of there.drives.filter((drive) => names.includes(drive.name.slice(6)))) {
    const [begin] = at.of({ ...there.values, t: [there.times.t0.of(there.values)[0], 1, 0] });
    edits.set(["Drives", name], `${Number((2 * begin).toPrecision(15))} - (${at.text})`);
  }
  return { text: edits.text, notes: edits.notes };
}

/** Refuse what has a direction that a mirror would have to change.
 * @param {Drawing} drawing @param {string[]} points @param {string[]} bodies */
function refuse({ meaning: { spec } }, points, bodies) {
  const has = (/** @type {string[]} */ names) => names.some((one) => points.includes(one));
  const turns = (/** @type {string[]} */ names) => names.some((one) => bodies.includes(one));
  const world = spec.bodies.find(({ frame, points: on }) => frame && has(on));
  const speed = Object.keys(spec.start).find((name) =>
    /^v(theta_)?/.test(name) && (has([name.slice(1, -2)]) || turns([name.replace(/^vtheta_/, "")]))
  );
  const what = world
    ? `the body ${world.name} with places of the world`
    : spec.equations.find(({ uses }) =>
      uses.some((name) => has([name.slice(0, -2)]) || turns([name.replace(/^theta_/, "")]))
    )?.name ?? spec.contacts.find((one) => !one.thread && has(one.points))?.name
      ?? spec.forces.find(({ point }) => has([point]))?.point
      ?? [...spec.torsions, ...spec.torques].find((one) => turns(one.bodies))?.bodies.join("-") ?? speed;
  if (what !== undefined)
    throw new SpecError(`${what} has a direction that the mirror does not turn; erase it first`);
}
