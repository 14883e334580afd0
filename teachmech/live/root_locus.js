// The eigenvalues over a parameter, as points of the complex plane.

import { makeSvg } from "../animation/dom.js";
import { short } from "../animation/lines.js";

/** @import { Complex } from "./eigenvalues.js" */
/** @import { ModeStudy, OperatingPoint } from "./mode_study.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Locus } from "./types.js" */

const STEPS = 60; // values of the parameter
const WIDE = 120;
const HIGH = 100; // half the width and half the height of the diagram, in its units

/** Yield after each value; the eigenvalues over a parameter or a value of the start, from its present value up and
 * down. About an equilibrium, each value begins at the equilibrium of the last one, otherwise at the start.
 * @param {ModeStudy} study @param {Setup} setup @param {string} name @param {[number, number]} range
 * @param {boolean} rests @param {Locus} found to which points are added */
export function* followed(study, setup, name, [low, high], rests, found) {
  const { values } = setup;
  const now = setup.valueOf(name);
  const xs = Array.from({ length: STEPS }, (_, k) => low + (high - low) * (k + 0.5) / STEPS);
  for (const side of [xs.filter((x) => x >= now), xs.filter((x) => x < now).reverse()]) {
    let last = /** @type {Pick<OperatingPoint, "p" | "y">} */ (values);
    for (const x of side) {
      try {
        const start = rests ? atRest(study, setup, name, x, last) : setup.startWith(name, x);
        if (!start) break; // the branch ends
        last = start;
        found.points.push({ x, values: study.eigenvalues({ ...values, ...start }) });
      } catch {
        // nothing moves with this value, or its equations have no solution
      }
      yield;
    }
  }
}

/** Return the equilibrium for a value of a parameter that continues another one, or null.
 * @param {ModeStudy} study @param {Setup} setup @param {string} name @param {number} x
 * @param {Pick<OperatingPoint, "p" | "y">} last */
function atRest(study, setup, name, x, { p, y }) {
  const { settings, t, held } = setup.values;
  const after = setup.parametersWith(name, x);
  const start = setup.adapted({ t, y }, p, after, held.map(() => false), false);
  const there = start && study.settled({ p: after, settings, t, y: start });
  return there && { p: after, y: there };
}

/** Return the diagram, and a function that draws a locus with the present eigenvalues. */
export function locusDiagram() {
  const svg = makeSvg("svg", { viewBox: `${-WIDE} ${-HIGH} ${2 * WIDE} ${2 * HIGH}`, role: "img",
    "aria-label": "eigenvalues" });

  /** @param {Locus} locus @param {Complex[]} now @param {string} sentence */
  function draw({ points }, now, sentence) {
    const all = points.flatMap(({ values }) => values);
    const reach = { re: reachOf(now.map(({ re }) => re), all.map(({ re }) => re)),
      im: reachOf(now.map(({ im }) => im), all.map(({ im }) => im)) };
    const larger = Math.max(reach.re, reach.im, 1e-9);
    const by = { re: 0.85 * WIDE / Math.max(reach.re, larger / 50),
      im: 0.88 * HIGH / Math.max(reach.im, larger / 50) };
    const at = (/** @type {Complex} */ { re, im }) => [by.re * re, -by.im * im].map((x) => x.toFixed(2));
    const xs = points.map(({ x }) => x);
    const [low, span] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs) || 1];
    svg.replaceChildren(
      makeSvg("rect", { class: "tm-live-decay", x: -WIDE, y: -HIGH, width: WIDE, height: 2 * HIGH }),
      makeSvg("path", { class: "tm-live-axis", d: `M${-WIDE} 0H${WIDE}M0 ${-HIGH}V${HIGH}` }),
      ...ticks(by, reach),
      ...points.flatMap(({ x, values }) =>
        values.map((s) => {
          const [cx, cy] = at(s);
          const opacity = (0.25 + 0.75 * (x - low) / span).toFixed(2);
          return makeSvg("circle", { class: "tm-live-trail", cx, cy, r: 1.6, "fill-opacity": opacity });
        })
      ),
      ...now.map((s) => {
        const [x, y] = at(s);
        return makeSvg("path", { class: "tm-live-root", d: `M${x} ${y}m-4 -4l8 8m0 -8l-8 8` });
      }),
    );
    svg.setAttribute("aria-label", sentence || "eigenvalues");
  }

  return { svg, draw };
}

/** Return how far an axis reaches: not to trails that are far beyond most others and the present values.
 * @param {number[]} present @param {number[]} trail */
function reachOf(present, trail) {
  const sizes = trail.map(Math.abs).sort((a, b) => a - b);
  const usual = sizes[Math.floor(0.8 * (sizes.length - 1))] ?? 0;
  const most = Math.max(0, ...present.map(Math.abs));
  return Math.max(most, Math.min(sizes.at(-1) ?? 0, Math.max(3 * most, 1.2 * usual)));
}

/** @param {{ re: number, im: number }} by @param {{ re: number, im: number }} reach */
function ticks(by, reach) {
  const x = roundBelow(Math.max(reach.re, 0.85 * WIDE / by.re));
  const y = roundBelow(Math.max(reach.im, 0.88 * HIGH / by.im));
  return [
    ...[-x, x].map((value) =>
      makeSvg("text", { x: by.re * value, y: 11, "text-anchor": "middle" }, short(value))
    ),
    ...[-y, y].map((value) => makeSvg("text", { x: 4, y: -by.im * value + 3 }, `${short(value)} i`)),
    makeSvg("text", { x: WIDE - 3, y: -4, "text-anchor": "end" }, "1/s"),
  ];
}

/** Return the largest of 1, 2 and 5 times a power of ten up to a number. @param {number} x */
function roundBelow(x) {
  const power = 10 ** Math.floor(Math.log10(x));
  return power * ([5, 2].find((digit) => digit * power <= x) ?? 1);
}
