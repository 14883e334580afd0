// Gears: two bodies that turn on the ground, with a ratio of their angles. They are an entry of Constraints.

import { numberText, SpecError } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Edits } from "./edits.js" */
/** @import { Field } from "./panels.js" */
/** @import { SpecFile } from "./tree.js" */
/** @import { Body, Equation, Position, Selected, Spec, Target } from "./types.js" */

const WRITTEN = /^\(theta_(\w+) [-+] [^()]+\) \+ (\w+)\*\(theta_(\w+) [-+] [^()]+\) = 0$/; // by this tool
const SMALL = 1e-9;
const DIGITS = 3; // of a ratio that is pressed

/** A pair of gears: their bodies, their pivots, and the ratio of their radii, which is negative if one gear is inside
 * the other. @typedef {{ name: string, bodies: Body[], pivots: string[],
 *   ratio: (values: Record<string, Jet>) => number }} Gears */

/** Return the pairs of gears: equations that are linear in the angles of two bodies on the ground.
 * @param {Spec} spec @returns {Gears[]} */
export function gearsIn(spec) {
  return spec.equations.flatMap((equation) => {
    const { name, uses, oneSided, driven } = equation;
    const bodies = uses.flatMap((use) => spec.bodies.filter((body) => `theta_${body.name}` === use));
    const pivots = bodies.flatMap((body) => pivotOf(spec, body) ?? []);
    if (oneSided || driven || uses.length !== 2 || pivots.length !== 2 || pivots[0] === pivots[1]) return [];
    const slopes = (/** @type {Record<string, Jet>} */ values) => slopesOf(equation, values);
    if (!slopes(spec.values)) return [];
    return [{ name, bodies, pivots, ratio: (values) => {
      const [a, b] = slopes(values) ?? [0, 0];
      return b / a;
    } }];
  });
}

/** Return the point at which a body turns on the ground, or undefined. @param {Spec} spec @param {Body} body */
const pivotOf = ({ fixed }, { points }) => points.find((point) => fixed[point]);

/** Return the factors of both angles, or null if the equation is not linear in them.
 * @param {Equation} equation @param {Record<string, Jet>} values */
function slopesOf({ of, uses: [a, b] }, values) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    of({ ...values, t: [0, 0, 0], [a]: [x, 0, 0], [b]: [y, 0, 0] })[0];
  const [zero, x, y] = [at(0, 0), at(1, 0), at(0, 1)].map((value, k, [first]) => k ? value - first : value);
  const off = at(2, 3) - zero - 2 * x - 3 * y;
  return x && y && Math.abs(off) <= SMALL * (Math.abs(x) + Math.abs(y)) ? [x, y] : null;
}

/** Return the pitch circles of gears: pivots and radii, which are 0 if the ratio is -1, as of a belt.
 * @param {Spec} spec @param {Record<string, Jet>} values of the parameters */
export function pitchCircles(spec, values) {
  return gearsIn(spec).flatMap(({ pivots, ratio }) => {
    const [p, q] = pivots.map((point) => spec.fixed[point].map(({ of }) => of(values)[0]));
    const i = ratio(values);
    if (!Number.isFinite(i)) return []; // a ratio of 0 in a run
    const first = i === -1 ? 0 : Math.hypot(q[0] - p[0], q[1] - p[1]) / Math.abs(1 + i);
    return pivots.map((pivot, k) => ({ pivot, radius: k ? Math.abs(i) * first : first }));
  });
}

/** Join two bodies by gears that touch at a place. @param {Edits} edits @param {Target[]} ends */
export function mesh(edits, [first, second, { position }]) {
  const bodies = [first, second].map(({ part }) =>
    edits.spec.bodies.find(({ name }) => part?.kind === "Rigids" && part.name === name)
  );
  const pivots = bodies.map((body) => body && pivotOf(edits.spec, body));
  const [a, b] = pivots;
  if (!a || !b || a === b)
    throw new SpecError(
      "gears join two bodies that turn at two points of the ground; fix a point of each to the ground first",
    );
  const [one, other] = bodies.map((body) => body?.name ?? "");
  const ratio = ratioAt(edits.positions[a], edits.positions[b], position);
  const name = `gears ${one} ${other}`;
  const known = gearsIn(edits.spec).find((gears) => [one, other].every((body) => turns(gears, body)));
  if (known)
    throw new SpecError(`gears already join ${one} and ${other}; press one of them with Move for its ratio`);
  edits.set(["PhysicalParams", `i_${one}_${other}`], ratio);
  edits.equation(name, textOf(edits, one, `i_${one}_${other}`, other));
}

/** Return the text of a ratio: the pitch circles around two places touch on their line, next to a third place.
 * @param {Position} p @param {Position} q @param {Position} position */
function ratioAt(p, q, position) {
  const u = [q[0] - p[0], q[1] - p[1]];
  const part = ((position[0] - p[0]) * u[0] + (position[1] - p[1]) * u[1]) / (u[0] ** 2 + u[1] ** 2);
  const ratio = Number(((1 - part) / part).toPrecision(DIGITS));
  if (Number.isFinite(ratio) && ratio !== 0 && ratio !== -1) return String(ratio);
  throw new SpecError("gears touch between their pivots, or beyond one of them; press such a place");
}

/** @param {Gears} gears @param {string} body */
const turns = ({ bodies }, body) => bodies.some(({ name }) => name === body);

/** Return the equation of two bodies that are at their angles as drawn.
 * @param {Edits} edits @param {string} one @param {string} ratio @param {string} other */
function textOf(edits, one, ratio, other) {
  const turn = (/** @type {string} */ name) => {
    const [a, b] = edits.spec.bodies.find((body) => body.name === name)?.points ?? [];
    const angle = edits.angle(a, b);
    return `(theta_${name} ${angle < 0 ? "+" : "-"} ${numberText(Math.abs(angle))})`;
  };
  return `${turn(one)} + ${ratio}*${turn(other)} = 0`;
}

/** Write the equations of gears again; they contain the angles as drawn. @param {Edits} edits */
export function writeGears(edits) {
  for (const { name } of gearsIn(edits.spec)) {
    const path = ["Constraints", name];
    const text = String(edits.file.getIn([...path, "equation"]) ?? edits.file.getIn(path));
    const [, one, ratio, other] = WRITTEN.exec(text) ?? [];
    if (one) edits.equation(name, textOf(edits, one, ratio, other));
  }
}

/** Take the gears of a body away. @param {Edits} edits @param {string} body */
export function unmesh(edits, body) {
  for (const gears of gearsIn(edits.spec).filter((one) => turns(one, body)))
    edits.remove(["Constraints", gears.name]);
  edits.sweep();
}

/** Return the fields of the gears of a body, and the action that takes them away.
 * @param {SpecFile} file @param {Spec} spec @param {Selected} selected
 * @returns {{ fields: Field[], actions: string[][] }} */
export function gearsOf(file, spec, { kind, name }) {
  const found = gearsIn(spec).filter((gears) => kind === "Rigids" && turns(gears, name));
  const fields = found.flatMap(({ name: gears, bodies: [a, b] }) => {
    const path = ["Constraints", gears];
    const text = String(file.getIn([...path, "equation"]) ?? file.getIn(path));
    const parameter = ["PhysicalParams", WRITTEN.exec(text)?.[2] ?? ""];
    /** @type {Field} */
    const ratio = { label: `radius of ${b.name} / radius of ${a.name}`, text: String(file.getIn(parameter)),
      write: (edits, value) => {
        if (Number(value) === 0) throw new SpecError("the ratio of gears is 0; give another number");
        edits.set(parameter, value);
      } };
    return file.hasIn(parameter) ? [ratio] : [];
  });
  return { fields, actions: found.length ? [["unmesh", "Without gears"]] : [] };
}
