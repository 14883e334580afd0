// The tools of the drawing board.

import { turnBody } from "./drives.js";
import { mesh } from "./gears.js";
import { push, twist, wind } from "./loads.js";

/** @import { Edits } from "./edits.js" */
/** @import { Target } from "./types.js" */

/**
 * A tool. `picks` is the number of places that it needs before it draws.
 *
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} key
 * @property {string} hint
 * @property {number} [picks]
 * @property {boolean} [pairs] whether each two places are a line of the preview
 * @property {boolean} [gathers] whether it selects what is pressed, or what is between two places
 * @property {boolean} [measures] whether it keeps the places, and draws nothing
 * @property {"body" | "anything"} [takes] its target if it is not a place
 * @property {number} [bodies] the number of targets that are bodies; the others are positions
 * @property {boolean} [exact] whether its places are not rounded to the grid
 * @property {(ends: Target[]) => void} [uses] what it does with its places instead of drawing
 * @property {(edits: Edits, ends: Target[]) => void} [draw]
 */

/** @returns {Tool} @param {string} name @param {string} key @param {string} what
 * @param {(edits: Edits, a: string, b: string) => void} draw */
const two = (name, key, what, draw) => ({
  name,
  key,
  picks: 2,
  /** @param {Edits} edits @param {Target[]} ends */
  hint: `Press where ${what} begins and drag to where it ends, or press both places.`,
  draw(edits, ends) {
    const [a, b] = ends.map((end) => edits.pointAt(end));
    if (a !== b) draw(edits, a, b);
  },
});

/** @type {Tool} Move does the same while Shift is held */
export const SELECT = { name: "Select", key: "l", picks: 2, gathers: true,
  hint:
    "Press points and parts, or drag a rectangle around them: all of them move, copy or mirror together." };

/** @type {Tool[]} */
export const TOOLS = [{ name: "Move", key: "v",
  hint: "Drag a point, and lengths follow. Press a point or a part to see its values." }, SELECT,
  two("Bar", "b", "a bar", (edits, a, b) => edits.bar(a, b)), { name: "Plate", key: "p", picks: Infinity,
  hint: "Press the corners of a rigid plate one after the other, and the first one again at the end.",
  draw: (edits, ends) => edits.plate(ends.map((end) => edits.pointAt(end))) }, { name: "Ground", key: "g",
  picks: 1, hint: "Press a point to fix it to the ground, or to let it go again.",
  draw: (edits, [end]) => (end.point ? edits.ground(end.point) : edits.pointAt(end, true)) }, {
  name: "Slider",
  key: "s",
  picks: 3,
  hint:
    "Press the two points of the line (an empty place becomes a fixed point), then the point that slides.",
  draw: (edits, [a, b, c]) => edits.slider(edits.pointAt(a, true), edits.pointAt(b, true), edits.pointAt(c)),
}, { name: "Motor", key: "m", picks: 1, takes: "body",
  hint: "Press a bar or a plate, and a motor turns it; press it again, and it turns freely.",
  draw: (edits, [{ part }]) => part && turnBody(edits, part.name) }, { name: "Mass", key: "k", picks: 1,
  hint: "Press a point to give it a mass.", draw: (edits, [end]) => edits.mass(edits.pointAt(end)) },
  two("Spring", "f", "a spring", (edits, a, b) => edits.spring(a, b)),
  two("Damper", "d", "a damper", (edits, a, b) => edits.damper(a, b)), { name: "Force", key: "a", picks: 2,
  hint: "Press a point and drag in the direction of the force, or press both; its values are at the point.",
  draw: (edits, [a, b]) => push(edits, a, b) }, { name: "Torque", key: "q", picks: 1, takes: "body",
  hint: "Press a bar or a plate, and a torque turns it; press it again to take the torque away.",
  draw: (edits, [{ part }]) => part && twist(edits, part.name) }, { name: "Torsion spring", key: "c",
  picks: 1,
  hint: "Press a pin: a spring holds the angle there, as drawn. Press it again to take the spring away.",
  draw: (edits, [{ point }]) => wind(edits, point) }, { name: "Gears", key: "h", picks: 3, takes: "body",
  bodies: 2,
  hint:
    "Press two bodies that turn on the ground or on a third one, or one and a rack that slides; then where they touch.",
  draw: mesh }, { name: "Floor", key: "w", picks: 3,
  hint:
    "Press two points of a floor or wall (an empty place becomes a fixed point), then the point that it stops.",
  draw: (edits, [a, b, c]) => edits.floor(a, b, c) }, { name: "Thread", key: "t", picks: 2,
  hint:
    "Press where a thread is tied (an empty place becomes a fixed point), then its other end (or a new mass).",
  draw: (edits, [a, b]) => edits.thread(a, b) }, { name: "Guide", key: "u", picks: Infinity, pairs: true,
  hint:
    "Press both ends of a bar in three to five positions, then the first position again: a four-bar guides the bar.",
  draw: (edits, ends) => edits.guide(ends) }, { name: "Measure", key: "e", picks: 3, measures: true,
  hint: "Press two places, or drag from one to the other, for a length; press a third one for the angle." }, {
  name: "Erase",
  key: "x",
  picks: 1,
  takes: "anything",
  hint: "Press a point or a part to take it away.",
  draw: (edits, [{ point, part }]) =>
    point ? edits.erasePoint(point) : part && edits.erasePart(part.kind, part.name),
}];

// The tools by name, in the groups in which they are shown.
/** @type {Record<string, string[]>} */
export const GROUPS = { Edit: ["Move", "Select", "Measure", "Erase"],
  Parts: ["Bar", "Plate", "Mass", "Spring", "Torsion spring", "Damper", "Thread"],
  Joints: ["Ground", "Slider", "Gears", "Floor"], Drive: ["Motor", "Force", "Torque"], Design: ["Guide"] };
