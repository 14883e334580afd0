// The drawing board as a page, or in the frame of a cell.
//! With the library yaml by Eemeli Aro, ISC licence (yaml.LICENSE)

import { mountPage } from "../live/standalone.js";
import { motionOf } from "../numerics/javascript/motion.js";
import { Board } from "./board.js";

export { sq, wholePower } from "../numerics/javascript/kernels.js";
export { zeros } from "../numerics/javascript/linear.js";
export { sampled } from "../numerics/javascript/samples.js";

/** @import { Given } from "./types.js" */

/** Show a drawing board in the element of the page. @param {Given} given */
export function showBoard(given) {
  const board = mountPage((el, tell) => new Board(el, given, (text) => tell({ values: { text } })));
  globalThis.teachmech = { board,
    run: async (/** @type {Parameters<typeof motionOf>[1]} */ asked) => motionOf(board.problem, asked) };
}
