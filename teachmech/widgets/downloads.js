// A text to read and copy, and buttons that fetch files from the kernel and save them.

import { content, make, observe, saveFile } from "../animation/dom.js";

/** @import { Widget } from "../animation/types.js" */
/** @import { DownloadMessage, DownloadTraits } from "./types.js" */

export default { render(/** @type {Widget<DownloadTraits, DownloadMessage>} */ { model, el }) {
  el.classList.add("tm-files");
  el.dataset.lmSuppressShortcuts = "true";
  const status = make("span", { class: "tm-status", role: "status" });

  function draw() {
    const row = make("div", { class: "tm-file-buttons" });
    for (const { name, title } of model.get("files")) {
      const button = make("button", { type: "button" }, title);
      button.onclick = () => {
        status.textContent = `preparing ${name} ...`;
        model.send({ type: "want", name });
      };
      row.append(button);
    }
    if (model.get("text")) {
      const copy = make("button", { type: "button" }, "Copy");
      copy.onclick = () =>
        navigator.clipboard.writeText(model.get("text")).then(() => (status.textContent = "copied"),
          () => (status.textContent = "the browser does not allow copying; mark the text instead"));
      row.append(copy);
    }
    row.append(status);
    const shown = make("div", { class: "tm-source", tabindex: "0", role: "region",
      "aria-label": "source of the program" }, content(model.get("html")));
    el.replaceChildren(row, ...(model.get("html") ? [shown] : []));
  }

  /** @param {DownloadMessage} message @param {DataView<ArrayBuffer>[]} buffers */
  function hear(message, buffers) {
    if (message.type === "failed") status.textContent = message.text;
    if (message.type !== "file") return;
    saveFile(message.name, buffers[0], message.mime);
    status.textContent = `saved ${message.name}`;
  }

  const ending = new AbortController();
  observe(model, "change:files change:text change:html", draw, ending.signal);
  observe(model, "msg:custom", hear, ending.signal);
  draw();
  return () => ending.abort();
} };
