// Players in a page.

import { followColourScheme } from "./colours.js";
import { elementOf } from "./dom.js";
import { Player } from "./player.js";

/** @import { Scene } from "./types.js" */

/** Show one motion, or two in the same picture, in an element of the page.
 * @param {string} id the id of the element
 * @param {[Scene, string][]} motions with the bytes of player.js in base64 */
export function showPlayer(id, motions) {
  followColourScheme();
  const [first, second = null] = motions.map(([scene, text]) => ({ scene,
    bytes: Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) })
  );
  return new Player(elementOf(id), first.scene, first.bytes, id, { beside: second });
}
