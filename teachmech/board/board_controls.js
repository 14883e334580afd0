// The controls of the drawing board.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";

/** @import { Tool } from "./pens.js" */

const BOARD_KEYS = "Arrow keys lead a cross, Enter presses there, Escape begins anew; letters choose tools.";

/**
 * Build everything into an element, and return its parts.
 *
 * @param {HTMLElement} el
 * @param {Tool[]} tools
 */
export function boardControls(el, tools) {
  const canvas = make("canvas", {
    class: "tm-canvas",
    tabindex: "0",
    role: "application",
    "aria-label": `Drawing board. ${BOARD_KEYS}`,
  });
  const choices = tools.map(({ name, hint, key }) =>
    button(name, `${hint} (${key.toUpperCase()})`, "tm-board-tool"),
  );
  const run = button("▶ Run", "let it move (R)", "tm-button");
  const keep = button("Keep these values", "write the values that were moved into the drawing");
  const undo = button("Undo", "Ctrl Z");
  const redo = button("Redo", "Ctrl Y");
  const nearer = button("+", "nearer (+)");
  const wider = button("−", "wider (-)");
  const fit = button("Fit", "show all");
  const full = button("Full screen", "fill the screen");
  const grid = make("input", { type: "checkbox", checked: true });
  const where = make("output", { class: "tm-board-where", "aria-live": "off" });
  const hint = make("p", { class: "tm-board-hint" });
  const message = make("p", { class: "tm-live-message", role: "status", "aria-live": "polite" });
  const said = make("ul", { class: "tm-board-said" });
  const side = make("div", { class: "tm-board-side" });
  const stage = make("div");
  keep.hidden = true;
  el.classList.add("tm-player", "tm-board");
  el.replaceChildren(
    make(
      "div",
      { class: "tm-row tm-board-bar" },
      run,
      keep,
      make("div", { class: "tm-board-tools", role: "toolbar", "aria-label": "tools" }, ...choices),
      make(
        "div",
        { class: "tm-board-tools" },
        undo,
        redo,
        nearer,
        wider,
        fit,
        full,
        make("label", {}, grid, "grid"),
      ),
    ),
    make(
      "div",
      { class: "tm-board-main" },
      canvas,
      make("div", { class: "tm-board-line" }, hint, where),
      message,
      make("div", { role: "status", "aria-live": "polite" }, said),
    ),
    side,
    stage,
  );
  return {
    canvas,
    choices,
    run,
    keep,
    undo,
    redo,
    nearer,
    wider,
    fit,
    full,
    grid,
    where,
    hint,
    message,
    said,
    side,
    stage,
  };
}
