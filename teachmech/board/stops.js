// Stops: bounds of an angle, or of the position of a slider on its line. They are entries of Constraints.

import { isNumber } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Body, Equation, Limited, Position, Selected, Spec } from "./types.js" */

const HALF_LENGTH = 2.6; // half the length of a block, in its widths; see teachmech/animation/outlines.py
const TALL = 2.6; // half the length of the bar at a slider
const BEGINS = 2;
const ENDS = 5; // ends of the bar at an angle, all in units of a drawing
const HATCHES = 4;

/** Return the quantities that may have stops, with the texts of their coordinates.
 * @param {Spec} spec @param {(point: string) => string[]} [at] the texts of a place @returns {Limited[]} */
export function limitedOf(spec, at = (point) => positionText(spec, point)) {
  const { bodies, fixed, lines } = spec;
  const meeting = (/** @type {string} */ point) => bodies.filter(({ points }) => points.includes(point));
  const angles = bodies.map((body) => {
    const pivot = body.points.find((point) => fixed[point]) ?? body.points[0];
    const panels = [{ kind: "Rigids", name: body.name }];
    if (fixed[pivot]) panels.push({ kind: "point", name: pivot });
    return { panels, what: `angle of ${body.name}`, unit: "rad", of: `theta_${body.name}`, pivot, body,
      frame: /** @type {string[] | null} */ (null) };
  });
  const pins = [...new Set(bodies.flatMap(({ points }) => points))].filter((point) =>
    !fixed[point] && meeting(point).length === 2
  );
  const between = pins.map((pivot) => {
    const [base, body] = meeting(pivot);
    return { panels: [{ kind: "point", name: pivot }], what: `angle of ${body.name} to ${base.name}`,
      unit: "rad", of: `theta_${body.name} - theta_${base.name}`, pivot, body,
      frame: base.points.slice(0, 2) };
  });
  const sliders = lines.flatMap(({ name, points: [a, b, ...others] }) =>
    others.map((point) => ({ panels: [{ kind: "Collinear", name }, { kind: "point", name: point }],
      what: `position of ${point} on ${a}${b}`, unit: "m", of: alongText([a, b, point].map(at)), pivot: a,
      body: null, frame: [a, b] })
    )
  );
  return [...angles, ...between, ...sliders];
}

/** Return the quantities whose stops a panel shows. @param {Spec} spec @param {Selected} selected */
export const limitedIn = (spec, { kind, name }) =>
  limitedOf(spec).filter(({ panels }) => panels.some((one) => one.kind === kind && one.name === name));

/** Return the stop of a quantity, or undefined. @param {Spec} spec @param {Limited} limited
 * @param {boolean} least */
export const stopOf = ({ equations }, { of }, least) =>
  equations.find(({ bound }) => bound?.least === least && bound.of === of.replace(/\s/g, ""));

/** Return the texts of a point's coordinates. @param {Spec} spec @param {string} point */
const positionText = ({ fixed }, point) =>
  fixed[point]?.map(({ text }) => text) ?? [`${point}_x`, `${point}_y`];

/** Return the text of the position of a point on the line from a to b, from a on.
 * @param {string[][]} positions of a, b and the point, as texts */
function alongText([a, b, point]) {
  const minus = (/** @type {string[]} */ to, /** @type {string[]} */ from) =>
    to.map((text, axis) =>
      Number(from[axis]) === 0 ? bracketed(text) : `(${text} - ${bracketed(from[axis])})`
    );
  const from = minus(point, a);
  if (![...a, ...b].every(isNumber)) {
    const [x, y] = minus(b, a);
    return `(${from[0]}*${x} + ${from[1]}*${y})/sqrt(${x}^2 + ${y}^2)`;
  }
  const direction = b.map((text, axis) => Number(text) - Number(a[axis]));
  const long = Math.hypot(...direction);
  const terms = direction.flatMap((x, axis) => {
    const factor = Math.abs(x) === long ? "" : `${Number(Math.abs(x / long).toPrecision(15))}*`;
    return x ? [[x < 0 ? "-" : "+", factor + from[axis]]] : [];
  });
  return terms.map(([sign, text], k) => (k ? ` ${sign} ` : sign === "-" ? sign : "") + text).join("");
}

/** @param {string} text */
const bracketed = (text) => (/^\w[\w.]*$/.test(text) ? text : `(${text})`);

/** Return the marks of all stops, each a line in the axes of its frame, hatched on the side that cannot be reached.
 * @param {Spec} spec @param {Record<string, Jet>} values of the parameters
 * @param {number} unit of the drawing @param {number} width of outlines */
export function marksOf(spec, values, unit, width) {
  return limitedOf(spec).flatMap((limited) =>
    [true, false].flatMap((least) => {
      const bound = stopOf(spec, limited, least)?.bound;
      if (!bound) return [];
      const [x] = bound.at(values);
      const side = least ? -1 : 1;
      const { body } = limited;
      const line = body
        ? comb((r, away) => {
          const turn = x + angleAt(body, limited.pivot, values);
          const [u, w] = [Math.cos(turn), Math.sin(turn)];
          const aside = side * (width + away * unit);
          return [r * unit * u - aside * w, r * unit * w + aside * u];
        }, BEGINS, ENDS)
        : comb((r, away) => [x + side * (HALF_LENGTH * Math.max(width, unit / 2) + away * unit), r * unit],
          -TALL, TALL);
      return [{ limited, line }];
    })
  );
}

/** Return a bar with hatches, drawn without lifting the pen.
 * @param {(along: number, away: number) => number[]} at @param {number} from @param {number} to */
function comb(at, from, to) {
  const step = (to - from) / HATCHES;
  const feet = Array.from({ length: HATCHES + 1 }, (_, k) => from + k * step);
  return feet.flatMap((r, k) => (k ? [at(r, 0), at(r - step, 1), at(r, 0)] : [at(r, 0)]));
}

/** Return the angle in a body at which it extends from one of its points.
 * @param {Body} body @param {string} pivot @param {Record<string, Jet>} values */
function angleAt({ points, positions }, pivot, values) {
  const other = points.find((point) => point !== pivot) ?? pivot;
  const [p, q] = [pivot, other].map((point) => positions[point].map(({ of }) => of(values)[0]));
  return Math.atan2(q[1] - p[1], q[0] - p[0]);
}
