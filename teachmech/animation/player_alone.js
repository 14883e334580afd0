// The player as a page by itself.

import { followReader } from "./colours.js";
import { Player } from "./player.js";

/** @import { Scene } from "./picture.js" */

/** Show a motion in the element of the page. @param {Scene} scene @param {Uint8Array} bytes see player.js */
export function showPlayer(scene, bytes) {
  followReader();
  return new Player(document.getElementById("player"), scene, bytes, "page");
}
