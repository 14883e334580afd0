// The drawing board as a page by itself, or in the frame of a cell.

import { alone } from "../live/alone.js";
import { mountBoard } from "./board.js";

/** Show a drawing board in the element of the page. @param {{ core: object, known: object, look: object, text: string }} given */
export function showBoard(given) {
  return alone((el, tell) => mountBoard(el, given, (text) => tell({ values: { text } })));
}
