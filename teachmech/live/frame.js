// A page in a sandboxed frame in a cell. Its messages become traits of the widget.

import { brightness, make, observe } from "../animation/dom.js";

/** @import { Widget } from "../animation/types.js" */
/** @import { FrameTraits } from "./types.js" */

export default { render(/** @type {Widget<FrameTraits>} */ { model, el }) {
  const ending = new AbortController();
  const frame = make("iframe", { sandbox: "allow-scripts allow-downloads",
    allow: "fullscreen; clipboard-write", title: model.get("title"),
    style: "width: 100%; height: 900px; border: 0; display: block", srcdoc: model.get("page") });
  el.replaceChildren(frame);
  /** @param {object} message */
  const tell = (message) => frame.contentWindow?.postMessage({ teachmech: message }, "*");
  const dim = () => tell({ dark: isDark(el) });
  frame.addEventListener("load", () => {
    dim();
    if (!model.get("beginning")) return;
    model.set("beginning", false);
    model.save_changes();
    frame.focus({ preventScroll: true });
    tell({ start: true });
  });
  const themed = new MutationObserver(() => requestAnimationFrame(dim));
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  addEventListener("message", ({ source, data }) => {
    const told = data?.teachmech;
    if (source !== frame.contentWindow || !told) return;
    if (Number.isFinite(told.height)) frame.style.height = `${Math.min(4000, Math.ceil(told.height))}px`;
    if (!told.values) return;
    for (const name of model.get("told")) model.set(name, told.values[name]);
    model.save_changes();
  }, { signal: ending.signal });
  observe(model, "change:page", () => (frame.srcdoc = model.get("page")), ending.signal);
  return () => {
    ending.abort();
    themed.disconnect();
  };
} };

/** Return whether the surrounding page is dark, judged by the colour of its letters.
 * @param {HTMLElement} el */
function isDark(el) {
  const theme = document.body.dataset.jpThemeLight;
  return theme ? theme === "false" : brightness(getComputedStyle(el).color) > 128;
}
