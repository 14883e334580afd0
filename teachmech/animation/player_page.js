// The player as a page.

import { followColourScheme } from "./colours.js";
import { elementOf } from "./dom.js";
import { Player } from "./player.js";

/** @import { Bytes, Scene } from "./types.js" */

/** Show a motion in the element of the page. @param {Scene} scene @param {Bytes} bytes see player.js */
export function showPlayer(scene, bytes) {
  followColourScheme();
  return new Player(elementOf("player"), scene, bytes, "page");
}
