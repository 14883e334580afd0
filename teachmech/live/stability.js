// Baumgarte's roots times the step size, in the region where RK4 is stable.

import { make, makeSvg } from "../animation/dom.js";
import { short } from "../animation/lines.js";
import { amplification, errorRoots, fateOf, growthOf, longestStep,
  stableRim } from "../numerics/javascript/baumgarte.js";

/** @import { Complex } from "../numerics/javascript/baumgarte.js" */
/** @import { ProblemWithPicture, Settings } from "../numerics/javascript/types.js" */

const NEAREST = 3.4;
const FARTHEST = 10; // the least and the greatest distance from 0 that the diagram shows
const SIZE = 100; // half the height of the diagram, in its units
const ADDED =
  "Each step adds an error, which grows with alpha and beta: a violation may be large although it decays.";
const MARKS = { decays: "#009e73", grows: "#d55e00", stays: "currentColor" };

/** Return the diagram, hidden without this stabilisation, and a function that shows settings in it.
 * @param {ProblemWithPicture} problemWithPicture */
export function stabilityOf({ holonomic }) {
  const svg = makeSvg("svg", { viewBox: `${-SIZE} ${-SIZE} ${1.4 * SIZE} ${2 * SIZE}`, role: "img" });
  const said = make("p", { class: "tm-live-hint" });
  const box = make("figure", { class: "tm-live-stability", hidden: true }, svg, said);

  /** @param {Settings} settings */
  function show({ method, stabilisation, alpha, beta, step }) {
    box.hidden = !(method === "rk4" && stabilisation === "baumgarte" && holonomic.length);
    if (box.hidden) return;
    /** @type {Complex[]} */
    const scaled = errorRoots(alpha, beta, holonomic).map(([x, y]) => [step * x, step * y]);
    const reach = Math.min(Math.max(NEAREST, ...scaled.map((z) => 1.15 * Math.hypot(...z))), FARTHEST);
    const by = SIZE / reach;
    const at = (/** @type {number[]} */ [x, y]) => `${(by * x).toFixed(2)} ${(-by * y).toFixed(2)}`;
    const growth = growthOf(alpha, beta, step, holonomic);
    svg.replaceChildren(
      makeSvg("path", { class: "tm-live-stable", d: `M${stableRim(121).map(at).join("L")}Z` }),
      makeSvg("path", { class: "tm-live-axis", d: `M${-SIZE} 0H${0.4 * SIZE}M0 ${-SIZE}V${SIZE}` }),
      ...[-2, 2].flatMap((
        x,
      ) => [makeSvg("text", { x: by * x, y: 11, "text-anchor": "middle" }, short(x)),
        makeSvg("text", { x: 4, y: -by * x + 3 }, `${short(x)}i`)]
      ),
      makeSvg("text", { x: -1.4 * by, y: -0.5 * by, "text-anchor": "middle", class: "tm-live-within" },
        "stable"),
      ...scaled.map((z) => mark(z, at, reach)),
    );
    const sentence = told(growth, alpha, beta, step);
    svg.setAttribute("aria-label", sentence);
    said.textContent = sentence;
  }

  /** Return a disc if the error decays, or a cross if it grows; far marks are drawn at the rim.
   * @param {Complex} z @param {(z: number[]) => string} at @param {number} reach */
  function mark(z, at, reach) {
    const far = Math.hypot(...z);
    const near = z.map((x) => x * Math.min(1, (0.93 * reach) / Math.max(far, 1)));
    const fate = fateOf(amplification(z));
    const [x, y] = at(near).split(" ").map(Number);
    if (fate !== "grows") return makeSvg("circle", { cx: x, cy: y, r: 5, fill: MARKS[fate] });
    return makeSvg("path", { d: `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`, stroke: MARKS.grows,
      "stroke-width": 3 });
  }

  /** @param {number} growth @param {number} alpha @param {number} beta @param {number} step */
  function told(growth, alpha, beta, step) {
    const roots = errorRoots(alpha, beta, holonomic);
    const each = `RK4, step ${short(step)} s: a small error × ${short(growth)} per step`;
    if (fateOf(growth) === "grows") {
      return `${each}. The step is too long; with these coefficients the longest is ${
        short(longestStep(alpha, beta, holonomic))
      } s.`;
    }
    if (roots.some(([x, y]) => x === 0 && y === 0)) {
      return `${each}. One of the roots is 0: such an error does not decay; choose alpha and beta above 0.`;
    }
    return `${each}; the longest step is ${short(longestStep(alpha, beta, holonomic))} s. ${ADDED}`;
  }

  return { box, show };
}
