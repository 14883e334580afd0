// A page, possibly in a frame: its colours, and its messages to a surrounding page.

import { followColourScheme } from "../animation/colours.js";
import { elementOf } from "../animation/dom.js";

/** Show content in the element of the page, with the colours of the user or of the surrounding page.
 * @template Shown @param {(el: HTMLElement, tell: (message: object) => void) => Shown} mount
 * @param {(shown: Shown) => void} [start] called when the surrounding page requests a start */
export function mountPage(mount, start) {
  /** @param {object} message */
  const tell = (message) => parent !== window && parent.postMessage({ teachmech: message }, "*");
  document.documentElement.classList.toggle("framed", parent !== window);
  const dim = followColourScheme();
  addEventListener("message", ({ source, data }) => {
    // a notebook determines the colours
    if (source !== parent) return;
    if (typeof data?.teachmech?.dark === "boolean") dim(data.teachmech.dark);
    if (data?.teachmech?.start === true) start?.(shown);
  });
  const shown = mount(elementOf("live"), tell);
  new ResizeObserver(() => tell({ height: document.documentElement.offsetHeight })).observe(document.body);
  return shown;
}
