// The controls of the drawing board.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";

/** @import { Tool } from "./tools.js" */

const BOARD_KEYS = "Arrow keys move a cross, Enter presses there, Escape starts over; letters choose tools.";

/** @typedef {ReturnType<typeof boardControls>} BoardControls */

/** Build the controls into an element, and return them.
 * @param {HTMLElement} el @param {Tool[]} tools @param {Record<string, string[]>} groups of their names */
export function boardControls(el, tools, groups) {
  const dom = {
    canvas: make("canvas", { class: "tm-canvas", tabindex: "0", role: "application",
      "aria-label": `Drawing board. ${BOARD_KEYS}` }),
    choices: tools.map(({ name, hint, key }) =>
      button(name, `${hint} (${key.toUpperCase()})`, "tm-board-tool")
    ),
    chooser: make(
      "select",
      { class: "tm-board-chooser", "aria-label": "tool" }, // instead of them on a phone
      ...Object.entries(groups).map(([label, names]) =>
        make("optgroup", { label }, ...names.map((value) => make("option", { value }, value)))
      ),
    ),
    run: button("▶ Run", "run the mechanism (R)", "tm-button"),
    keep: button("Keep these values", "write the changed values into the drawing"),
    library: button("Examples", "open a mechanism of the library"),
    undo: button("Undo", "Ctrl Z"),
    redo: button("Redo", "Ctrl Y"),
    nearer: button("+", "zoom in (+)"),
    wider: button("−", "zoom out (-)"),
    fit: button("Fit", "show all"),
    full: button("Full screen", "fill the screen"),
    grid: make("input", { type: "checkbox", checked: true }),
    where: make("output", { class: "tm-board-where", "aria-live": "off" }),
    hint: make("p", { class: "tm-board-hint" }),
    message: make("p", { class: "tm-live-message", role: "status", "aria-live": "polite" }),
    offer: make("div", { class: "tm-row tm-board-offer", hidden: true }, make("span", { role: "status" }),
      make("span", { class: "tm-row", role: "group", "aria-label": "answers" })),
    said: make("ul", { class: "tm-board-said" }),
    side: make("div", { class: "tm-board-side" }),
    stage: make("div"),
  };
  dom.keep.hidden = true;
  el.classList.add("tm-player", "tm-board");
  const groupsOf = Object.entries(groups).map(([label, names]) =>
    make("div", { class: "tm-board-tools", role: "group", "aria-label": label }, ...names.map((name) =>
      dom.choices[tools.findIndex((one) => one.name === name)]
    ))
  );
  el.replaceChildren(bar(dom, groupsOf), main(dom), dom.side, dom.stage);
  return dom;
}

/** @param {BoardControls} dom @param {HTMLElement[]} groups of tools */
function bar({ run, keep, chooser, library, undo, redo, nearer, wider, fit, full, grid }, groups) {
  const tools = { class: "tm-board-tools tm-board-groups", role: "toolbar", "aria-label": "tools" };
  const looks = [library, undo, redo, nearer, wider, fit, full, make("label", {}, grid, "grid")];
  return make("div", { class: "tm-row tm-board-bar" }, run, keep, chooser, make("div", tools, ...groups),
    make("div", { class: "tm-board-tools" }, ...looks));
}

/** @param {BoardControls} dom */
function main({ canvas, hint, where, message, offer, said }) {
  return make("div", { class: "tm-board-main" }, canvas, make("div", { class: "tm-board-line" }, hint, where),
    message, offer, make("div", { role: "status", "aria-live": "polite" }, said));
}
