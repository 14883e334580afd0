// Gears: two bodies that turn on the ground or on a third body, with a ratio of their angles, or a body that turns and
// a rack that slides. They are an entry of Constraints.

import { bodyNamed } from "./bodies.js";
import { guideOf } from "./drives.js";
import { free } from "./renaming.js";
import { numberText, SpecError } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Edits } from "./edits.js" */
/** @import { Field } from "./panels.js" */
/** @import { SpecFile } from "./tree.js" */
/** @import { Body, Equation, Position, Selected, Spec, Target } from "./types.js" */

const ANGLE = String.raw`\(theta_(\w+) [-+] [^()]+\)`;
// the equations that this tool writes: Willis' formula, in which a carrier turns, and that of a rack
const WRITTEN = new RegExp(String.raw`^${ANGLE} \+ (\w+)\*${ANGLE}(?: - \(1 \+ \2\)\*${ANGLE})? = 0$`);
const PLACE = String.raw` [-+] (?:[\w.-]+\*)?\((\w+)_[xy] [-+] [^()]+\)`;
const OF_RACK = new RegExp(String.raw`^(\w+)\*${ANGLE}${PLACE}(?:${PLACE})? = 0$`);
const SMALL = 1e-9;
const DIGITS = 3; // of a ratio that is pressed
const NEITHER =
  "gears join two bodies that turn on the ground or on a third body, or such a body and one that slides "
  + "along a line; fix a point of each to the ground first";

/** Two gears, or a gear and a rack: their bodies, the pivots of the gears, and their radii, of which that of the second
 * gear is negative if one gear is inside the other.
 * @typedef {{ name: string, bodies: Body[], pivots: string[],
 *   radii: (values: Record<string, Jet>) => number[] }} Gears */

/** Return the pairs of gears: equations that are linear in angles, or in an angle and the position of a rack.
 * @param {Spec} spec @returns {Gears[]} */
export function gearsIn(spec) {
  return spec.equations.flatMap((equation) => {
    if (equation.oneSided || equation.driven || !slopesOf(equation, spec.values)) return [];
    return pairOf(spec, equation) ?? rackOf(spec, equation) ?? [];
  });
}

/** Return the gears of an equation in two angles, or in three angles, one of them of the carrier.
 * @param {Spec} spec @param {Equation} equation @returns {Gears | null} */
function pairOf(spec, equation) {
  const { name, uses } = equation;
  const turning = uses.flatMap((use) => spec.bodies.filter((body) => `theta_${body.name}` === use));
  if (turning.length !== uses.length) return null;
  for (const carrier of uses.length === 2 ? [null] : uses.length === 3 ? turning : []) {
    const bodies = turning.filter((one) => one !== carrier);
    const pivots = pivotsOf(spec, bodies, carrier);
    const slopes = (/** @type {Record<string, Jet>} */ values) => slopesOf(equation, values) ?? [];
    const sum = slopes(spec.values).reduce((total, x) => total + x, 0);
    if (!pivots || (carrier && Math.abs(sum) > SMALL * Math.hypot(...slopes(spec.values)))) continue;
    return { name, bodies, pivots, radii: (values) => {
      const [a, b] = bodies.map((body) => slopes(values)[turning.indexOf(body)]);
      const ends = pivots.map((point) =>
        (carrier?.positions ?? spec.fixed)[point].map(({ of }) => of(values)[0])
      );
      const first = a + b === 0
        ? 0
        : Math.hypot(...ends[0].map((x, axis) => ends[1][axis] - x)) / Math.abs(1 + b / a);
      return [first, b / a * first];
    } };
  }
  return null;
}

/** Return the gear and the rack of an equation in an angle and the position of a point.
 * @param {Spec} spec @param {Equation} equation @returns {Gears | null} */
function rackOf(spec, equation) {
  const { name, uses } = equation;
  const [angle, ...more] = [...uses].sort((a, b) =>
    Number(b.startsWith("theta_")) - Number(a.startsWith("theta_"))
  );
  const gear = spec.bodies.find((body) => `theta_${body.name}` === angle);
  const [point, ...others] = new Set(more.map((use) => /^(\w+)_[xy]$/.exec(use)?.[1] ?? ""));
  const rack = spec.bodies.find((body) => body !== gear && body.points.includes(point) && lineOf(spec, body));
  const pivot = gear && pivotOf(spec, gear);
  if (!pivot || !rack || others.length) return null;
  return { name, bodies: [gear, rack], pivots: [pivot], radii: (values) => {
    const slopes = slopesOf(equation, values) ?? [];
    const at = uses.indexOf(angle);
    return [Math.abs(slopes[at]) / Math.hypot(...slopes.filter((_, k) => k !== at))];
  } };
}

/** Return the point at which a body turns on the ground, or undefined. @param {Spec} spec @param {Body} body */
const pivotOf = ({ fixed }, { points }) => points.find((point) => fixed[point]);

/** Return the two points of the ground along which a body slides, or null; two of its points are on their line.
 * @param {Spec} spec @param {Body} body */
const lineOf = (spec, { points }) => guideOf(spec, points, 2);

/** Return different pivots of two bodies, on the ground or on a third body, or null.
 * @param {Spec} spec @param {Body[]} bodies @param {Body | null} carrier */
function pivotsOf({ fixed }, bodies, carrier) {
  const [first, second] = bodies.map(({ points }) =>
    points.filter((point) => carrier ? carrier.points.includes(point) : fixed[point])
  );
  for (const a of first) for (const b of second) if (a !== b) return [a, b];
  return null;
}

/** Return the factors of what an equation uses, or null if it is not linear or one of them is 0.
 * @param {Equation} equation @param {Record<string, Jet>} values */
function slopesOf({ of, uses }, values) {
  const at = (/** @type {(k: number) => number} */ x) =>
    of({ ...values, t: [0, 0, 0],
      ...Object.fromEntries(uses.map((use, k) => [use, /** @type {Jet} */ ([x(k), 0, 0])])) })[0];
  const zero = at(() => 0);
  const slopes = uses.map((_, i) => at((k) => Number(k === i)) - zero);
  const off = at((k) => k + 2) - zero - slopes.reduce((sum, slope, k) => sum + (k + 2) * slope, 0);
  const size = slopes.reduce((sum, slope) => sum + Math.abs(slope), 0);
  return slopes.every(Boolean) && Math.abs(off) <= SMALL * size ? slopes : null;
}

/** Return the pitch circles of gears: pivots and radii. These are 0 if the ratio is -1, as of a
 * belt, or 0.
 * @param {Spec} spec @param {Record<string, Jet>} values of the parameters */
export function pitchCircles(spec, values) {
  return gearsIn(spec).flatMap(({ pivots, radii }) => {
    const found = radii(values).map(Math.abs);
    const circles = found.every(Number.isFinite); // not if the ratio is 0 in a run
    return pivots.map((pivot, k) => ({ pivot, radius: circles ? found[k] : 0 }));
  });
}

/** Join two bodies by gears that touch at a place. @param {Edits} edits @param {Target[]} ends */
export function mesh(edits, [first, second, { position }]) {
  const { spec } = edits;
  const bodies = [first, second].map(({ part }) =>
    part?.kind === "Rigids" ? bodyNamed(spec, part.name) : undefined
  );
  const [a, b] = bodies;
  if (!a || !b || a === b) throw new SpecError(NEITHER);
  const known = gearsIn(spec).find((gears) => turns(gears, a.name) && turns(gears, b.name));
  if (known)
    throw new SpecError(
      `gears already join ${a.name} and ${b.name}; press one of them with Move for its ratio`,
    );
  const carriers = spec.bodies.filter((body) => body !== a && body !== b);
  const withRack = [[a, b], [b, a]].find(([one, other]) => pivotOf(spec, one) && lineOf(spec, other));
  for (const carrier of withRack ? [null] : [null, ...carriers]) {
    const pivots = pivotsOf(spec, [a, b], carrier);
    if (!pivots) continue;
    const [p, q] = pivots.map((point) => edits.positions[point]);
    const ratio = newParameter(edits, `i_${a.name}_${b.name}`, ratioAt(p, q, position));
    return newEquation(edits, a, b, textOf(edits, a, ratio, b, carrier));
  }
  if (!withRack) throw new SpecError(NEITHER);
  const [gear, rack] = withRack;
  const [pivot, line] = [pivotOf(spec, gear) ?? "", lineOf(spec, rack) ?? []];
  const point = rack.points.find((one) => !spec.fixed[one]) ?? "";
  const [u, w] = directionOf(edits, line);
  const [x, y] = position.map((at, axis) => at - edits.positions[pivot][axis]);
  const aside = u * y - w * x; // from the pivot to the rack, on its left
  if (!(Math.abs(aside) > SMALL))
    throw new SpecError("the rack touches its gear at the pivot; press another place");
  const size = String(Number(Math.abs(aside).toPrecision(DIGITS)));
  const radius = newParameter(edits, `r_${gear.name}_${rack.name}`, size);
  newEquation(edits, gear, rack,
    textOfRack(edits, gear, radius, point, [u, w].map((c) => Math.sign(aside) * c)));
}

/** Add a parameter, with a number at the end of its name if the name is used; return its name.
 * @param {Edits} edits @param {string} wanted @param {string} value */
function newParameter(edits, wanted, value) {
  const name = free(wanted, edits.keys("PhysicalParams"), "_");
  edits.set(["PhysicalParams", name], value);
  return name;
}

/** Add the equation of two bodies. @param {Edits} edits @param {Body} a @param {Body} b @param {string} text */
const newEquation = (edits, a, b, text) =>
  edits.equation(free(`gears ${a.name} ${b.name}`, edits.keys("Constraints"), " "), text);

/** @param {Edits} edits @param {string[]} line */
function directionOf(edits, [a, b]) {
  const turn = edits.angle(a, b);
  return [Math.cos(turn), Math.sin(turn)];
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

/** @param {string} what @param {number} at as drawn */
const from = (what, at) => `(${what} ${at < 0 ? "+" : "-"} ${numberText(Math.abs(at))})`;
/** @param {Edits} edits @param {Body} body */
const turnOf = (edits, { name, points: [a, b] }) => from(`theta_${name}`, edits.angle(a, b));

/** Return the equation of two gears that are at their angles as drawn.
 * @param {Edits} edits @param {Body} one @param {string} ratio @param {Body} other
 * @param {Body | null | undefined} carrier */
function textOf(edits, one, ratio, other, carrier) {
  const carried = carrier ? ` - (1 + ${ratio})*${turnOf(edits, carrier)}` : "";
  return `${turnOf(edits, one)} + ${ratio}*${turnOf(edits, other)}${carried} = 0`;
}

/** Return the equation of a rack that moves in a direction while its gear turns.
 * @param {Edits} edits @param {Body} gear @param {string} radius @param {string} point @param {number[]} direction */
function textOfRack(edits, gear, radius, point, direction) {
  const terms = direction.map((x, axis) => {
    const [sign, size] = [x < 0 ? "-" : "+", Math.abs(x)];
    const factor = size > 1 - SMALL ? "" : `${numberText(size)}*`;
    return size < SMALL
      ? ""
      : ` ${sign} ${factor}${from(`${point}_${"xy"[axis]}`, edits.positions[point][axis])}`;
  });
  return `${radius}*${turnOf(edits, gear)}${terms.join("")} = 0`;
}

/** @param {SpecFile} file @param {string} name */
function equationIn(file, name) {
  const path = ["Constraints", name];
  return String(file.getIn([...path, "equation"]) ?? file.getIn(path));
}

/** Return where a point of the ground was before an edit. @param {Spec} spec @param {string} point */
const drawnAt = ({ fixed, values }, point) => fixed[point].map(({ of }) => of(values)[0]);

/** Return 1 if a place is on the left of a line from p to q, -1 if on its right, and 0 if it is on the line.
 * @param {number[]} p @param {number[]} q @param {number[]} position */
function sideOf(p, q, position) {
  const [u, w] = [q, position].map((one) => [one[0] - p[0], one[1] - p[1]]);
  const aside = u[0] * w[1] - u[1] * w[0];
  return Math.abs(aside) > SMALL * (Math.hypot(...u) * Math.hypot(...w)) ? Math.sign(aside) : 0;
}

/** Write the equations of gears again; they contain the angles as drawn. If the pivot of
 * a gear crosses the line of its rack, the rack moves the other way.
 * @param {Edits} edits */
export function writeGears(edits) {
  const { file, spec } = edits;
  for (const { name, bodies: [gear, rack] } of gearsIn(spec)) {
    const text = equationIn(file, name);
    const [, one, ratio, other, carrier] = WRITTEN.exec(text) ?? [];
    if (one) {
      const [a, b, c] = [one, other, carrier].map((body) => bodyNamed(spec, body));
      edits.equation(name, textOf(edits, a, ratio, b, c));
    }
    const [, radius, , point] = OF_RACK.exec(text) ?? [];
    const line = radius && lineOf(spec, rack);
    const equation = spec.equations.find((all) => all.name === name);
    if (!line || !equation) continue;
    const slopes = slopesOf(equation, spec.values) ?? [];
    const before = ["x", "y"].map((axis) => slopes[equation.uses.indexOf(`${point}_${axis}`)] ?? 0);
    const [[p, q, pivot], now] = [(/** @type {string} */ one) => drawnAt(spec, one),
      (/** @type {string} */ one) => edits.positions[one]].map((at) =>
        [...line, pivotOf(spec, gear) ?? ""].map(at)
      );
    const along = before[0] * (q[0] - p[0]) + before[1] * (q[1] - p[1]);
    const crossed = sideOf(p, q, pivot) * sideOf(now[0], now[1], now[2]) < 0;
    const sign = Math.sign(along) * (crossed ? -1 : 1);
    if (sign)
      edits.equation(name, textOfRack(edits, gear, radius, point, directionOf(edits, line).map((x) =>
        sign * x
      )));
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
  const fields = found.flatMap(({ name: gears, bodies: [gear] }) => {
    const text = equationIn(file, gears);
    const [, one, ratio, other] = WRITTEN.exec(text) ?? [];
    const parameter = ["PhysicalParams", ratio ?? OF_RACK.exec(text)?.[1] ?? ""];
    /** @type {Field} */
    const field = {
      label: ratio
        ? `radius of ${other} / radius of ${one}`
        : `pitch radius of ${gear.name}${spec.si ? " in m" : ""}`,
      text: String(file.getIn(parameter)),
      write: (edits, value) => {
        if (Number(value) === 0)
          throw new SpecError(`the ${ratio ? "ratio of gears" : "radius"} is 0; give another number`);
        edits.set(parameter, value);
      },
    };
    return file.hasIn(parameter) ? [field] : [];
  });
  return { fields, actions: found.length ? [["unmesh", "Without gears"]] : [] };
}
