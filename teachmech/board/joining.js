// Two points become one: parts that end there are pinned together.

import { renameIn, sameNames } from "./renaming.js";
import { namesOf, pointsOf, SpecError, textOf } from "./tree.js";

/** @import { Edits, Path } from "./edits.js" */
/** @import { Spec } from "./types.js" */

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
  if (edits.apart(moved, met) > 0)
    throw new SpecError(`${moved} and ${met} slide on two lines; move them to where the lines meet`);
  const [gone, kept] = spec.fixed[moved] && !spec.fixed[met] ? [met, moved] : [moved, met];
  edits.redraw(); // written positions become the current ones
  edits.put(kept, positions[kept]);
  for (const kind of ["Particles", "ConstForces"]) addUp(edits, kind, gone, kept);
  edits.remove(["PartData", "Fixed", gone]);
  for (const kind of ["positions", "velocities"]) edits.remove(["ProblemData", kind, gone]);
  if (spec.fixed[kept]) edits.unload(gone);
  const renamed = (/** @type {string} */ name) =>
    pointsOf(name).map((point) => (point === gone ? kept : point)).join("");
  refuseTwins(spec, gone, renamed);
  renameIn(edits.file, { ...sameNames(Object.keys(positions)), [gone]: kept }, {});
  delete positions[gone];
  edits.notes.push(`${gone} is the point ${kept} now`);
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
