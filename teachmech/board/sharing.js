// A drawing in an address and in a file.

import { saveFile } from "../animation/dom.js";

const SHARED = "#drawing=";

/** Return the address of this page with a drawing. @param {string} text */
export const addressOf = (text) => location.href.replace(/#.*$/, "") + SHARED + encodeURIComponent(text);

/** Return the text of the drawing in the address of the page; null if there is none. */
export function drawingInAddress() {
  const { hash } = location;
  if (!hash.startsWith(SHARED)) return null;
  const written = hash.slice(SHARED.length);
  try {
    return decodeURIComponent(written);
  } catch (error) {
    if (error instanceof URIError) return written; // reading it will give a message
    throw error;
  }
}

/** Save a text in the folder for downloads; return the name of its file.
 * @param {string} title @param {string} text */
export function download(title, text) {
  const words = title.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const name = `${words.toLowerCase() || "mechanism"}.yaml`;
  saveFile(name, text, "text/yaml");
  return name;
}
