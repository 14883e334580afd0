// The mechanisms of the project, in a dialog of the drawing board.

import { button } from "../animation/buttons.js";
import { make, makeSvg } from "../animation/dom.js";
import { readSpec } from "./spec.js";
import { positionsOf } from "./start.js";
import { parsedFile } from "./tree.js";

/** @import { Given, Positions, Spec } from "./types.js" */

const WIDE = 96; // the picture of a mechanism, in pixels
const HIGH = 64;
const EDGE = 7;

/** The dialog from which an example is opened. */
export class Library {
  /** @param {Given} given @param {(text: string) => void} open */
  constructor(given, open) {
    this.given = given;
    this.open = open;
    const close = Object.assign(button("Close", "close (Escape)"), { onclick: () => this.box.close() });
    this.list = make("ul", { class: "tm-board-library" });
    const title = make("h2", { id: "tm-board-library" }, "Open an example");
    const words = make("p", {}, "An example replaces the drawing; Undo brings the drawing back.");
    const head = make("div", { class: "tm-row tm-board-head" }, title, close);
    this.box = make("dialog", { "aria-labelledby": title.id }, head, words, this.list);
  }

  /** Show the examples; they are read when they are shown first. */
  show() {
    const { box, given, list } = this;
    if (!list.children.length)
      list.append(...given.examples.map((one) => make("li", {}, this.card(one.sentence, one.text))));
    box.showModal();
  }

  /** @param {string} sentence @param {string} text */
  card(sentence, text) {
    const spec = readSpec(parsedFile(text), this.given.known);
    const only = spec.beyond.length ? " The board draws it; only Python runs it." : "";
    const words = make("span", {}, make("b", {}, spec.title), make("span", {}, sentence + only));
    const card = make("button", { type: "button" }, pictureOf(spec, positionsOf(spec, null)), words);
    card.onclick = () => {
      this.box.close();
      this.open(text);
    };
    return card;
  }
}

/** Return a small picture of a mechanism. @param {Spec} spec @param {Positions} positions */
function pictureOf(spec, positions) {
  const all = Object.values(positions);
  const [low, high] = [Math.min, Math.max].map((of) =>
    [0, 1].map((axis) => of(...all.map((at) => at[axis])))
  );
  const [width, height] = [WIDE - 2 * EDGE, HIGH - 2 * EDGE];
  const scale = Math.min(width / (high[0] - low[0] || 1e-9), height / (high[1] - low[1] || 1e-9));
  const at = (
    /** @type {string} */ name,
  ) => [WIDE / 2 + scale * (positions[name][0] - (low[0] + high[0]) / 2),
    HIGH / 2 - scale * (positions[name][1] - (low[1] + high[1]) / 2)];
  /** @param {string} look @param {string[]} points */
  const line = (look, points) =>
    makeSvg("polygon", { class: look, points: points.map((name) =>
      at(name).map(Math.round).join()
    ).join(" ") });
  const joined = spec.parts.filter(({ points }) => points.length > 1);
  const fixed = Object.keys(spec.fixed).map((name) => {
    const [x, y] = at(name).map(Math.round);
    return makeSvg("path", { d: `M${x} ${y}l4 6h-8z` });
  });
  return makeSvg("svg", { width: WIDE, height: HIGH, "aria-hidden": "true" },
    ...spec.lines.map(({ points }) => line("thin", points.slice(0, 2))),
    ...spec.bodies.map(({ points }) => line("body", points)),
    ...spec.rods.map(({ points }) => line("body", points)),
    ...joined.map(({ points }) => line("thin", points)), ...fixed);
}
