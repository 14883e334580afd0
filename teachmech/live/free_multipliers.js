// One choice of the multipliers that redundant constraints leave free: lambda_0 + N eta at one time.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { short } from "../animation/lines.js";

/** @import { Problem } from "../numerics/javascript/motion.js" */

const ETAS = 6; // sliders for eta
const ROWS = 14; // multipliers that are shown
const NOTHING = 1e-12; // of the largest multiplier

/**
 * Return the element, and functions of it.
 *
 * @param {Problem} problem
 * @param {boolean} open at first
 * @param {() => void} moved called when the hand chose another one
 */
export function freeMultipliers({ constraints }, open, moved) {
  const said = make("p", { class: "tm-live-hint", role: "status" });
  const etas = make("div");
  const bars = make("div", { class: "tm-live-bars" });
  const least = button("Least norm", "every eta = 0");
  const box = make(
    "details",
    { class: "tm-live-free", open, hidden: !constraints.length },
    make("summary", {}, "Free multipliers"),
    said,
    etas,
    make("div", { class: "tm-row" }, least),
    bars,
  );
  let shown = null;
  let eta = [];
  let ranges = [];

  /** Show the state of a course at a time; a new one begins at the least norm. */
  function show(course, t, y) {
    if (!box.open || box.hidden) return;
    if (shown?.t === t && shown.course === course) return;
    const { multipliers, rank } = course.method.at(t, y);
    const { N, rows } = course.method.freeAt(t, y);
    shown = { course, t, multipliers, rank, N, rows };
    if (N.length !== eta.length) sliders(N.length, Math.max(...multipliers.map(Math.abs)) || 1);
    choose(N.map(() => 0));
  }

  function sliders(count, reach) {
    const even = 2 * 10 ** Math.ceil(Math.log10(reach));
    ranges = Array.from({ length: Math.min(ETAS, count) }, (_, k) => {
      const range = make("input", {
        type: "range",
        min: -even,
        max: even,
        step: even / 200,
        value: 0,
        "aria-label": `eta ${k + 1}`,
      });
      range.oninput = () => choose(eta.map((x, i) => (i === k ? Number(range.value) : x)));
      range.onchange = moved;
      return range;
    });
    etas.replaceChildren(
      ...ranges.map((range, k) =>
        make(
          "label",
          { class: "tm-live-value" },
          make("span", { class: "tm-live-name" }, "η", make("sub", {}, String(k + 1))),
          range,
        ),
      ),
    );
  }

  function choose(values) {
    eta = values;
    ranges.forEach((range, k) => (range.value = eta[k]));
    draw();
  }

  function draw() {
    const { multipliers, rank, N, rows } = shown;
    const chosen = choice();
    const largest = Math.max(...chosen.map(Math.abs), ...multipliers.map((x) => 3 * Math.abs(x))) || 1;
    const loose = constraints.map((_, k) => N.some((vector) => Math.abs(vector[k]) > NOTHING));
    const order = [...constraints.keys()].sort((a, b) => loose[b] - loose[a]).slice(0, ROWS);
    bars.replaceChildren(
      ...order.flatMap((k) => {
        const part = (50 * chosen[k]) / largest;
        const before = 50 + (50 * multipliers[k]) / largest;
        return [
          make("span", {}, constraints[k]),
          make(
            "span",
            { class: "tm-live-bar", "aria-hidden": "true" },
            make("i", {
              class: loose[k] ? "tm-live-loose" : "",
              style: `left:${50 + Math.min(0, part)}%;width:${Math.abs(part)}%`,
            }),
            make("b", { style: `left:${before}%` }),
          ),
          make("output", {}, Math.abs(chosen[k]) < NOTHING * largest ? "0" : short(chosen[k])),
        ];
      }),
    );
    least.parentElement.hidden = !N.length;
    const m = constraints.length;
    const change = Math.max(...chosen.map((x, k) => Math.abs(x - multipliers[k])));
    const some = order.length < m ? ` ${order.length} of ${m} are shown.` : "";
    const few = N.length > ETAS ? ` ${ETAS} of ${N.length} directions have a slider.` : "";
    said.textContent = !N.length
      ? `Rank ${rank} of ${m}: every multiplier is determined at this time.${some}`
      : change === 0
        ? `Rank ${rank} of ${m}: one choice of many, that of least norm. Move η to see others; a mark shows this one.${some}${few}`
        : `The multipliers change by up to ${short(change)}, the force Aᵀλ by ${forceOf(chosen, rows)}: the motion is the same.${some}${few}`;
  }

  // lambda_0 + N eta
  function choice() {
    return [...shown.multipliers].map((x, k) =>
      shown.N.reduce((sum, vector, j) => sum + vector[k] * eta[j], x),
    );
  }

  // By how much the force of a choice is another one.
  function forceOf(chosen, rows) {
    const change = chosen.map((x, k) => x - shown.multipliers[k]);
    const force = rows[0].map((_, i) => rows.reduce((sum, row, k) => sum + row[i] * change[k], 0));
    return Math.max(...[...force].map(Math.abs)).toExponential(0);
  }

  least.onclick = () => {
    choose(eta.map(() => 0));
    moved();
  };
  return {
    box,
    show,
    /** The chosen multipliers by name; nothing where they are unique or not looked at. */
    get chosen() {
      if (!box.open || !shown?.N.length) return {};
      return Object.fromEntries(choice().map((x, k) => [constraints[k], x]));
    },
  };
}
