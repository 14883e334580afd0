// Points that are dropped on a body: they are pinned to it, or their own body is welded to it.

import { bodyNamed } from "./bodies.js";
import { join, joinable } from "./joining.js";
import { weighedAgain } from "./plates.js";
import { renameBody } from "./renaming.js";
import { awayFrom } from "./targets.js";
import { inBrackets, numberText, textOf } from "./tree.js";

/** @import { Drawing } from "./drawing.js" */
/** @import { Edits } from "./edits.js" */
/** @import { Answer, Offer } from "./offers.js" */
/** @import { Targets } from "./targets.js" */
/** @import { Body, Position, Spec } from "./types.js" */

const NEAR = 8; // pixels between a point and the body on which it is

/** Return the question how the first point on another point or body is joined to it, or null.
 * @param {Drawing} drawing @param {Targets} targets @param {string[]} points @returns {Offer | null} */
export function landing(drawing, targets, points) {
  const { spec, positions } = drawing.meaning;
  const read = (/** @type {string} */ text) => drawing.read(text).spec;
  const at = (/** @type {string} */ point) => targets.pixels(positions[point]);
  for (const point of points) {
    const away = (/** @type {string} */ one) => Math.hypot(...at(one).map((x, k) => x - at(point)[k]));
    const [met = undefined] = Object.keys(positions).filter((one) =>
      joinable(spec, point, one) && away(one) < NEAR
    ).sort((a, b) => away(a) - away(b));
    const having = (/** @type {string | undefined} */ one) =>
      spec.bodies.filter(({ points: on }) => one && on.includes(one));
    const on = met
      ? having(met)
      : spec.bodies.filter((one) => !one.points.includes(point) && isOn(one, point));
    if (!met && !on.length) continue;
    const where = met ?? on[0].name;
    const words = met ? `Join ${point} and ${met} by a pin` : `Pin ${point} to ${where}`;
    const how = (/** @type {Edits} */ edits) =>
      void (met ? join(edits, point, met) : pin(edits, point, on[0]));
    const welds = (met ? on : on.slice(0, 1)).flatMap((body) =>
      having(point).map((other) => /** @type {Answer} */ ({ words: `Weld ${other.name} to ${body.name}`,
        how: (edits) => {
          const renamed = met ? join(edits, point, met) : String;
          weld(edits, point, renamed(body.name), renamed(other.name), read);
        } })
      )
    );
    return { words: `${point} is ${met ? "at" : "on"} ${where}, and is not joined to it.`,
      answers: [{ words, how }, ...welds, { words: "Leave it", how: null }] };
  }
  return null;

  /** @param {Body} body @param {string} point */
  function isOn({ points: on }, point) {
    const corners = [...on, on[0]].map(at);
    return corners.slice(1).some((corner, k) => awayFrom(at(point), corners[k], corner) < NEAR);
  }
}

/** Make a point a point of a body; on a bar, it moves onto its line. Return the name of the body.
 * @param {Edits} edits @param {string} point @param {Body} body */
function pin(edits, point, body) {
  const { name, points, frame } = body;
  const weigh = weighedAgain(edits, body);
  const [a, b] = points;
  const bar = points.length === 2;
  edits.separateEntry("Rigids", name);
  edits.redraw(); // written positions become the current ones
  if (bar) edits.moveAll({ [point]: edits.onLine(a, b, point) });
  edits.put(point, edits.positions[point]);
  const [x, y] = edits.localPositions([...points, point])[points.length];
  const pinned = attach(edits, point, name, frame ? null : [x, bar ? 0 : y]);
  weigh([...points, point]);
  return pinned;
}

/** Add a point to a body, and return its new name.
 * @param {Edits} edits @param {string} point @param {string} name @param {number[] | null} local its place */
function attach(edits, point, name, local) {
  if (local)
    edits.file.addIn(["PartData", "Rigids", name, "Geom"], edits.flow(local.map((x) => numberText(x))));
  renameBody(edits.file, name, name + point);
  return name + point;
}

/** Make two bodies one, with the masses of both. They have a common point, or one of them gets the point of the other.
 * @param {Edits} edits @param {string} point @param {string} first @param {string} second the other body
 * @param {(text: string) => Spec} read */
function weld(edits, point, first, second, read) {
  edits.redraw(); // written positions become the current ones
  edits.spec = read(edits.text);
  const body = bodyNamed(edits.spec, first);
  const { key, points, frame } = body;
  const centre = [0, 1].map((axis) =>
    textOf(edits.node(["PartData", "Rigids", key, "Dyna", 0, axis])) || "0"
  );
  const joined = bodyNamed(edits.spec, second).points.some((one) => points.includes(one));
  edits.separateEntry("Rigids", first);
  let name = joined ? first : pin(edits, point, body);
  edits.separateEntry("Rigids", second);
  edits.spec = read(edits.text); // the other body may have another length now
  const other = bodyNamed(edits.spec, second);
  const others = other.points.filter((one) => one !== point && !points.includes(one));
  for (const more of others) {
    if (frame) edits.put(more, edits.positions[more]);
    name = attach(edits, more, name, frame ? null : edits.localPositions([points[0], points[1], more])[2]);
  }
  const dyna = ["PartData", "Rigids", name, "Dyna"];
  const [m, n] = [body.mass.text, other.mass.text].map(inBrackets);
  const [own, theirs] = [body, other].map((one) => centroidOf(edits, one));
  const apart = Math.hypot(...own.map((x, axis) => x - theirs[axis]));
  const written = frame
    ? theirs
    : edits.localPositions([points[0], points[1], "*"], { ...edits.positions, "*": theirs })[2];
  const mean = (/** @type {number} */ x, /** @type {number} */ axis) =>
    `(${m}*${inBrackets(centre[axis])} + ${n}*${inBrackets(numberText(x))})/(${m} + ${n})`;
  edits.set(dyna, [written.map(mean), `${m} + ${n}`,
    `${body.inertia.text} + ${other.inertia.text} + ${m}*${n}/(${m} + ${n})*${numberText(apart ** 2)}`]);
  const turned = edits.spec.turning.includes(other.name);
  edits.spec = read(edits.text);
  edits.erasePart("Rigids", other.name);
  edits.notes.push(
    `${other.name} is a part of ${name} now${turned ? "; its motor, torques and stops are removed" : ""}`,
  );
}

/** Return the current place of the centroid of a body. @param {Edits} edits @param {Body} body @returns {Position} */
function centroidOf(edits, { centroid, points: [a, b] }) {
  const [x, y] = centroid.map(({ of }) => of(edits.spec.values)[0]);
  const turn = edits.angle(a, b);
  const at = edits.positions[a];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + cos * x - sin * y, at[1] + sin * x + cos * y];
}
