// Copies of a part of a drawing.

import * as YAML from "yaml";
import { Edits } from "./edits.js";
import { shift } from "./group.js";
import { free, renameIn, sameNames } from "./renaming.js";
import { parsedFile, SpecError, textOf } from "./tree.js";

/** @import { Drawing } from "./drawing.js" */

const MAPS = [["PhysicalParams"],
  ...["Fixed", "Rigids", "Springs", "Dampers", "Particles", "TorsionSprings", "TorsionDampers", "Joints"].map(
    (kind) => ["PartData", kind]
  ), ["AppliedForces", "ConstForces"], ["AppliedForces", "ConstTorques"], ["Drives"], ["Constraints"], [
  "Contacts",
], ["Friction"], ["ProblemData", "positions"], ["ProblemData", "velocities"]];
const LOST = [["Switches"], ["AppliedForces", "Forces"], ["AppliedForces", "Torques"], ["AppliedForces",
  "Rayleigh"], ["Animation", "Skels"]];
const LISTS = [["PartData", "Collinear"], ["Animation", "traces"]];

/** What was copied: a text with these points alone.
 * @typedef {{ text: string, points: string[] }} Clip */

/** Copy the parts whose points are all given. @param {Drawing} drawing @param {string[]} points @returns {Clip} */
export function clipOf({ text, meaning: { spec, positions } }, points) {
  const edits = new Edits(text, spec, positions);
  for (const point of Object.keys(positions)) if (!points.includes(point)) edits.erasePoint(point);
  const parts = ["Rigids", "Springs", "Dampers", "Particles", "Joints"];
  if (!parts.some((kind) => edits.keys("PartData", kind).length))
    throw new SpecError(
      `there is no part between ${points.join(", ")}; select all points of a part, then copy`,
    );
  for (const point of points) if (!spec.fixed[point]) edits.put(point, positions[point]);
  edits.sweep();
  return { text: edits.text,
    points: [...edits.keys("ProblemData", "positions"), ...edits.keys("PartData", "Fixed")].filter((point) =>
      points.includes(point)
    ) };
}

/** Add a copy to a drawing, shifted; return the text, the new points, and notes for the user.
 * @param {Drawing} drawing @param {Clip} clip @param {number[]} by */
export function pasted(drawing, clip, by) {
  const edits = new Edits(drawing.text, drawing.meaning.spec, drawing.meaning.positions);
  const points = sameNames([]);
  for (const point of clip.points) {
    points[point] = edits.newName(false);
    edits.positions[points[point]] = [0, 0];
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
  const { spec, positions } = drawing.read(edits.text);
  const again = new Edits(edits.text, spec, positions);
  shift(again, Object.values(points), by);
  const notes = LOST.filter((path) => copy.hasIn(path)).map((path) => `the copy is without ${path.at(-1)}`);
  return { text: again.text, points: Object.values(points), notes };
}
