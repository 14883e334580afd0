// Forces, torques and torsion springs: how tools write them, their fields, and their marks on the drawing.

import { bodyNamed } from "./bodies.js";
import { SpecError } from "./tree.js";

/** @import { Edits } from "./edits.js" */
/** @import { Field } from "./panels.js" */
/** @import { Targets } from "./targets.js" */
/** @import { SpecFile } from "./tree.js" */
/** @import { Meaning, Position, Selected, Spec, Target } from "./types.js" */

const FORCE = 10; // N, of a new force
const TORQUE = "1"; // N m
const STIFFNESS = "1"; // N m/rad, of a new torsion spring
const LOAD = "#8050e0";
const SHAFT = 44;
const HEAD = 9;
const ROUND = 15; // radius of the arrow of a torque, in pixels
const TURNS = 2.25; // turns of the spiral of a torsion spring

/** Return the path of the entry of a force, a torque or a torsion spring.
 * @param {"force" | "torque" | "torsion"} kind @param {string} name */
const pathOf = (kind, name) =>
  ({ force: ["AppliedForces", "ConstForces", name], torque: ["AppliedForces", "ConstTorques", name],
    torsion: ["PartData", "TorsionSprings", name] })[kind];

/** Let a constant force act on a point that moves, in the direction of a second place.
 * @param {Edits} edits @param {Target} first @param {Target} second */
export function push(edits, { point }, { position }) {
  if (!point || edits.spec.fixed[point])
    throw new SpecError("a force acts on a point that moves; press one, then the place to which it points");
  const from = edits.positions[point];
  const direction = position.map((x, axis) => x - from[axis]);
  const long = Math.hypot(...direction);
  if (long > 0)
    edits.set(pathOf("force", point),
      direction.map((x) => String(Number((FORCE * x / long).toPrecision(4)))));
}

/** Let a constant torque act on a body, or take it away. @param {Edits} edits @param {string} body */
export function twist(edits, body) {
  toggle(edits, pathOf("torque", body), TORQUE);
}

/** Add a torsion spring at a pin, relaxed as it is drawn, or take it away.
 * @param {Edits} edits @param {string | null} pin */
export function wind(edits, pin) {
  const name = pin && coiled(edits.spec, pin);
  if (!name)
    throw new SpecError(
      "a torsion spring is at a pin of two bodies, or of one and the ground; press such a pin",
    );
  const [a, b] = name.split("-").map((one) => {
    const [p, q] = bodyNamed(edits.spec, one).points;
    return edits.angle(p, q);
  });
  const rest = b === undefined ? a : a - b;
  toggle(edits, pathOf("torsion", name), [STIFFNESS, String(Number(rest.toPrecision(15)))]);
}

/** @param {Edits} edits @param {string[]} path @param {unknown} value */
function toggle(edits, path, value) {
  if (edits.file.hasIn(path)) edits.remove(path);
  else edits.set(path, value);
}

/** Return the name of the torsion spring that a pin may have, or null. @param {Spec} spec @param {string} pin */
function coiled({ bodies, fixed, torsions }, pin) {
  const meeting = bodies.filter(({ points }) => points.includes(pin)).map(({ name }) => name);
  if (meeting.length !== (fixed[pin] ? 1 : 2)) return null;
  const known = torsions.find(({ bodies: of }) =>
    of.length === meeting.length && of.every((one) => meeting.includes(one))
  );
  return known?.bodies.join("-") ?? meeting.join("-");
}

/** Return the paths of loads of the selection, with the labels and units of their values.
 * @param {Spec} spec @param {Selected} selected @returns {[string, string[], string[][]][]} */
function loadsOf(spec, { kind, name }) {
  if (kind === "Rigids") return [["torque", pathOf("torque", name), [["torque", "N m"]]]];
  if (kind !== "point") return [];
  const spring = coiled(spec, name);
  const stiff = [[`torsional stiffness of ${spring}`, "N m/rad"], ["angle without torque", "rad"]];
  return [["force", pathOf("force", name), [["force in x", "N"], ["force in y", "N"]]],
    ...(spring
      ? [/** @type {[string, string[], string[][]]} */ (["torsion", pathOf("torsion", spring), stiff])]
      : [])];
}

/** Return the fields of the loads of the selection. @param {SpecFile} file @param {Spec} spec
 * @param {Selected} selected @param {(words: string[]) => string} inSI @returns {Field[]} */
export const loadFields = (file, spec, selected, inSI) =>
  loadsOf(spec, selected).flatMap(([kind, path, labels]) =>
    file.hasIn(path)
      ? labels.map((label, k) => {
        const at = kind === "torque" ? path : [...path, k];
        return { label: inSI(label), text: String(file.getIn(at) ?? "0"),
          write: (/** @type {Edits} */ edits, /** @type {string} */ text) => edits.set(at, text) };
      })
      : []
  );

/** Return the buttons for loads of the selection. @param {SpecFile} file @param {Spec} spec
 * @param {Selected} selected @returns {string[][]} */
export const loadActions = (file, spec, selected) =>
  loadsOf(spec, selected).flatMap(([kind, path]) => {
    const words = kind === "torsion" ? "torsion spring" : kind;
    if (file.hasIn(path)) return [[kind, `Without ${words}`]];
    if (kind === "force" && spec.fixed[selected.name]) return [];
    return [[kind, words[0].toUpperCase() + words.slice(1)]];
  });

/** Add a force downwards to a point, or take its force away. @param {Edits} edits @param {string} point */
export function weigh(edits, point) {
  toggle(edits, pathOf("force", point), ["0", String(-FORCE)]);
}

/** Draw all constant forces and torques, and all torsion springs.
 * @param {CanvasRenderingContext2D} c @param {Targets} targets @param {Pick<Meaning, "spec"|"positions">} meaning */
export function drawLoads(c, targets, { spec, positions }) {
  const number = (/** @type {import("./types.js").Value} */ { of }) => of(spec.values)[0];
  const centre = (/** @type {string} */ name) => {
    const points = bodyNamed(spec, name).points;
    const all = points.map((point) => targets.pixels(positions[point]));
    return /** @type {Position} */ ([0, 1].map((k) => all.reduce((sum, at) => sum + at[k], 0) / all.length));
  };
  c.strokeStyle = c.fillStyle = LOAD;
  const forces = spec.forces.filter(({ body }) => body === null);
  const sizes = forces.map(({ force }) => Math.hypot(...force.map(number)));
  const most = Math.max(...sizes);
  forces.forEach(({ point, force: [x, y] }, k) => {
    if (sizes[k] > 0) {
      const long = SHAFT * (0.4 + 0.6 * sizes[k] / most) / sizes[k];
      arrow(c, targets.pixels(positions[point]), [long * number(x), -long * number(y)]);
    }
  });
  for (const { bodies, torque } of spec.torques)
    bodies.forEach((body, k) => turn(c, centre(body), Math.sign(number(torque)) * (k ? -1 : 1)));
  for (const { bodies } of spec.torsions) {
    const pin = Object.keys(positions).find((point) => coiled(spec, point) === bodies.join("-"));
    if (pin) spiral(c, targets.pixels(positions[pin]));
  }
}

/** @param {CanvasRenderingContext2D} c @param {Position} from @param {Position} direction */
function arrow(c, [x, y], [u, w]) {
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x + u, y + w);
  c.stroke();
  head(c, [x + u, y + w], Math.atan2(w, u));
}

/** @param {CanvasRenderingContext2D} c @param {Position} tip @param {number} angle */
function head(c, [x, y], angle) {
  const [u, w] = [Math.cos(angle), Math.sin(angle)];
  c.beginPath();
  for (const [along, aside] of [[3, 0], [-HEAD, 5], [-HEAD, -5]])
    c.lineTo(x + along * u - aside * w, y + along * w + aside * u);
  c.fill();
}

/** @param {CanvasRenderingContext2D} c @param {Position} position @param {number} sign counter-clockwise if positive */
function turn(c, [x, y], sign) {
  if (!sign) return;
  const end = -Math.PI / 3 - sign * Math.PI / 2;
  c.beginPath();
  c.arc(x, y, ROUND, end + sign * 1.4 * Math.PI, end, sign > 0);
  c.stroke();
  head(c, [x + ROUND * Math.cos(end), y + ROUND * Math.sin(end)], end - sign * Math.PI / 2);
}

/** @param {CanvasRenderingContext2D} c @param {Position} position */
function spiral(c, [x, y]) {
  c.beginPath();
  for (let k = 0; k <= 60; k++) {
    const angle = 2 * Math.PI * TURNS * k / 60;
    const r = 6 + 8 * k / 60;
    c.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  c.stroke();
}
