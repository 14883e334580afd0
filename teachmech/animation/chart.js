// A figure over time with a cursor that follows the player; a press or drag sets the time.
// The picture is drawn in the kernel; its panels say where on it time runs from where to where.

import { hearTime, make, observe, tellTime, timeOf } from "./dom.js";

export default {
  render({ model, el }) {
    const image = make("img"), box = make("div", { class: "tm-chart" }, image);
    const ending = new AbortController();
    el.replaceChildren(box);
    let cursors = [], address = "", time = timeOf(model.get("group"));

    function load() {
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(new Blob([model.get("picture")], { type: "image/png" }));
      image.src = address;
      image.alt = model.get("text");
      image.hidden = model.get("picture").byteLength === 0;
      cursors.forEach((cursor) => cursor.remove());
      cursors = model.get("panels").map(({ top, height }) =>
        make("div", { class: "tm-cursor", style: `top: ${100 * top}%; height: ${100 * height}%` }));
      box.append(...cursors);
      place();
    }

    function place() {
      model.get("panels").forEach((panel, k) => {
        const part = (time - panel.start) / (panel.end - panel.start);
        cursors[k].hidden = time === null || part < 0 || part > 1;
        cursors[k].style.left = `${100 * (panel.left + panel.width * part)}%`;
      });
    }

    function point(event) {
      if (!(event.buttons & 1)) return;
      const frame = box.getBoundingClientRect();
      const x = (event.clientX - frame.left) / frame.width, y = (event.clientY - frame.top) / frame.height;
      const panel = model.get("panels").find((p) => x >= p.left && x <= p.left + p.width && y >= p.top && y <= p.top + p.height);
      if (!panel) return;
      const to = panel.start + ((x - panel.left) / panel.width) * (panel.end - panel.start);
      tellTime(model.get("group"), to, "chart");
      event.preventDefault();
    }

    box.addEventListener("pointerdown", point);
    box.addEventListener("pointermove", point);
    hearTime((told) => {
      if (told.group !== model.get("group")) return;
      time = told.time;
      place();
    }, ending.signal);
    observe(model, "change:picture", load, ending.signal);
    load();
    return () => {
      ending.abort();
      URL.revokeObjectURL(address);
    };
  },
};
