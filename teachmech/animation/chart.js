// A figure over time with a cursor that follows the player; a press or drag sets the time.
// The picture is drawn in the kernel; its panels say where on it time runs from where to where.

export default {
  render({ model, el }) {
    const image = document.createElement("img");
    const box = document.createElement("div");
    box.className = "tm-chart";
    box.append(image);
    el.replaceChildren(box);
    let cursors = [], address = "", time = globalThis.teachmechTimes?.[model.get("group")] ?? null;

    function load() {
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(new Blob([model.get("picture")], { type: "image/png" }));
      image.src = address;
      image.alt = model.get("text");
      image.hidden = model.get("picture").byteLength === 0;
      cursors.forEach((cursor) => cursor.remove());
      cursors = model.get("panels").map((panel) => {
        const cursor = document.createElement("div");
        cursor.className = "tm-cursor";
        cursor.style.top = `${100 * panel.top}%`;
        cursor.style.height = `${100 * panel.height}%`;
        box.append(cursor);
        return cursor;
      });
      place();
    }

    function place() {
      model.get("panels").forEach((panel, k) => {
        const part = (time - panel.start) / (panel.end - panel.start);
        cursors[k].hidden = time === null || part < 0 || part > 1;
        cursors[k].style.left = `${100 * (panel.left + panel.width * part)}%`;
      });
    }

    function hear({ detail }) {
      if (detail.group !== model.get("group")) return;
      time = detail.time;
      place();
    }

    function point(event) {
      if (!(event.buttons & 1)) return;
      const frame = box.getBoundingClientRect();
      const x = (event.clientX - frame.left) / frame.width, y = (event.clientY - frame.top) / frame.height;
      const panel = model.get("panels").find((p) => x >= p.left && x <= p.left + p.width && y >= p.top && y <= p.top + p.height);
      if (!panel) return;
      const to = panel.start + ((x - panel.left) / panel.width) * (panel.end - panel.start);
      const detail = { group: model.get("group"), time: to, source: "chart" };
      document.dispatchEvent(new CustomEvent("teachmech:time", { detail }));
      event.preventDefault();
    }

    box.addEventListener("pointerdown", point);
    box.addEventListener("pointermove", point);
    document.addEventListener("teachmech:time", hear);
    model.on("change:picture", load);
    load();
    return () => {
      document.removeEventListener("teachmech:time", hear);
      model.off("change:picture", load);
      URL.revokeObjectURL(address);
    };
  },
};
