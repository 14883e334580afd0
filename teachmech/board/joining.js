// Two points become one: parts that end there are pinned together.

import * as YAML from "yaml";
import { roundedIn } from "./group.js";
import { renameIn, sameNames } from "./renaming.js";
import { limitedIn } from "./stops.js";
import { namesOf, parsedFile, pointsOf, SpecError, textOf } from "./tree.js";

/** @import { Edits, Path } from "./edits.js" */
/** @import { Guide, Spec } from "./types.js" */

/** Return whether two points may become one: no part has both. @param {Spec} spec @param {string} a @param {string} b */
export function joinable({ bodies, contacts, lines, parts, rods }, a, b) {
  const both = (/** @type {{ points: string[] }} */ { points }) => points.includes(a) && points.includes(b);
  return a !== b && ![...bodies, ...contacts, ...lines, ...parts, ...rods].some(both);
}

/** Move a point to another one, and make both one point. The point of the ground, otherwise the second one, keeps its
 * name. Return a function from earlier names of bodies to their new ones.
 * @param {Edits} edits @param {string} moved @param {string} met */
export function join(edits, moved, met) {
  const { positions, spec } = edits;
  if (!joinable(spec, moved, met))
    throw new SpecError(`one part has both points ${moved} and ${met}; join points of two parts`);
  edits.moveAll({ [moved]: positions[met] });
  edits.moveAll({ [met]: positions[moved] }); // if the first point slides on a line
  if (roundedIn(positions)(edits.apart(moved, met)))
    throw new SpecError(`${moved} and ${met} slide on two lines; move them to where the lines meet`);
  const [gone, kept] = spec.fixed[moved] && !spec.fixed[met] ? [met, moved] : [moved, met];
  slideOnce(edits, gone, kept);
  edits.redraw(); // written positions become the current ones
  edits.put(kept, positions[kept]);
  for (const kind of ["Particles", "ConstForces"]) addUp(edits, kind, gone, kept);
  edits.remove(["PartData", "Fixed", gone]);
  for (const kind of ["positions", "velocities"]) edits.remove(["ProblemData", kind, gone]);
  const lost = spec.fixed[kept] ? edits.unload(gone) : "";
  const renamed = (/** @type {string} */ name) =>
    pointsOf(name).map((point) => (point === gone ? kept : point)).join("");
  refuseTwins(spec, gone, renamed);
  const names = { ...sameNames(Object.keys(positions)), [gone]: kept };
  keepOne(edits, names);
  if ([gone, kept].every((point) => edits.traces.includes(point))) edits.trace(gone);
  edits.removeUnused();
  renameIn(edits.file, names, {});
  delete positions[gone];
  edits.notes.push(`${gone} is the point ${kept} now${lost && `; its ${lost}`}`);
  return renamed;
}

/** Give one point the masses or the constant forces of two. @param {Edits} edits @param {string} kind
 * @param {string} gone @param {string} kept */
function addUp(edits, kind, gone, kept) {
  const within = kind === "Particles" ? "PartData" : "AppliedForces";
  const both = [gone, kept].every((point) => edits.keys(within, kind).flatMap(namesOf).includes(point));
  if (!both) return;
  const [lost, stays] = [gone, kept].map((point) => {
    if (kind === "Particles") edits.separateEntry(kind, point);
    return /** @type {Path} */ ([within, kind, point]);
  });
  const sum = (/** @type {Path} */ more) =>
    [stays, lost].map((path) => textOf(edits.node([...path, ...more])) || "0").join(" + ");
  edits.set(stays, kind === "Particles" ? sum([]) : [sum([0]), sum([1])]);
  edits.remove(lost);
}

/** Take points off a line if they slide on it by another entry after two points became one.
 * @param {Edits} edits @param {string} gone @param {string} kept */
function slideOnce(edits, gone, kept) {
  const now = (/** @type {Guide} */ { points }) => points.map((point) => (point === gone ? kept : point));
  const [others, changed] = [false, true].map((has) =>
    edits.spec.lines.filter(({ points }) => points.includes(gone) === has)
  );
  for (const line of changed) {
    const [a, b, ...on] = now(line);
    const twice = line.points.slice(2).filter((_, k) =>
      others.some((other) => {
        const [c, d, ...more] = now(other);
        return [c, d].includes(a) && [c, d].includes(b) && more.includes(on[k]);
      })
    );
    if (twice.length === on.length) edits.erasePart("Collinear", line.name);
    else if (twice.length) takeOff(edits, line, twice);
    others.push(line);
  }
}

/** Take some of the sliding points off an entry of Collinear, with their stops and frictions.
 * @param {Edits} edits @param {Guide} line @param {string[]} off */
function takeOff(edits, { name, points }, off) {
  const { file, spec } = edits;
  const left = points.filter((point, k) => k < 2 || !off.includes(point)).join("");
  for (const limited of limitedIn(spec, { kind: "Collinear", name }))
    if (limited.panels.some((panel) => panel.kind === "point" && off.includes(panel.name))) {
      for (const least of [true, false]) edits.stop(limited, least, "");
    }
  for (const { name: rubs, points: on, guide } of spec.frictions) {
    if (guide !== name || !on.every((point) => off.includes(point))) continue;
    edits.remove(["Friction", rubs]);
    edits.notes.push(`the friction of ${rubs} is also removed`);
  }
  const own = new RegExp(`(^| on )${name}$`);
  const frictions = file.get("Friction", true);
  const lines = file.getIn(["PartData", "Collinear"], true);
  for (const scalar of [...(YAML.isMap(frictions) ? frictions.items.map(({ key }) => key) : []),
    ...(YAML.isSeq(lines) ? lines.items : [])])
  {
    if (YAML.isScalar(scalar)) scalar.value = textOf(scalar).replace(own, `$1${left}`);
  }
}

const NAMED = [["Drives"], ["Constraints"], ["Contacts"], ["Friction"], ["AppliedForces", "ConstForces"]];

/** Remove entries that would have the names of other ones. @param {Edits} edits
 * @param {Record<string, string>} names new names of points by the old ones */
function keepOne(edits, names) {
  const renamed = parsedFile(edits.text);
  renameIn(renamed, names, {});
  for (const path of NAMED) {
    const before = edits.keys(...path);
    const map = renamed.getIn(path, true);
    const after = YAML.isMap(map) ? map.items.map(({ key }) => textOf(key)) : [];
    const used = after.filter((name, k) => name === before[k]);
    after.forEach((name, k) => {
      if (name === before[k]) return;
      if (!used.includes(name)) return used.push(name);
      edits.remove([...path, before[k]]);
      edits.notes.push(`${before[k]} is removed from ${path.at(-1)}, as there is ${name}`);
    });
  }
}

/** Refuse parts of one kind that would join the same points. @param {Spec} spec @param {string} gone
 * @param {(name: string) => string} renamed */
function refuseTwins({ bodies, parts }, gone, renamed) {
  const all = [...bodies.map(({ name, points }) => ({ name, start: points[0] + points[1], kind: "Rigids" })),
    ...parts.filter(({ kind }) => kind !== "Particles").map(({ name, kind }) => ({ name, start: name,
      kind })
    )];
  for (const { name, start, kind } of all.filter((one) => pointsOf(one.start).includes(gone))) {
    const twin = all.find((one) =>
      one.name !== name && one.kind === kind && renamed(one.start) === renamed(start)
    );
    if (!twin) continue;
    throw new SpecError(
      `${name} and ${twin.name} would begin at the same two points; erase one of them first`,
    );
  }
}
