// The player as a page by itself.

import { followReader } from "./colours.js";
import { mount } from "./player.js";

/** @import { Scene } from "./picture.js" */

/** Show a motion in the element of the page. @param {Scene} scene @param {Uint8Array} bytes see player.js */
export function showPlayer(scene, bytes) {
  followReader();
  return mount(document.getElementById("player"), scene, bytes, "page");
}
