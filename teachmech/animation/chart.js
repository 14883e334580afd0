// Lines over time: a panel for each unit, a cursor that follows the player, values beside the names.
//
// The bytes are little-endian float32: for every line of every panel its times, then its values.

import { hearTime, make, observe, tellTime, timeOf } from "./dom.js";
import {
  build,
  gutter,
  motionNames,
  paint,
  plain,
  pointAt,
  short,
  valueAt,
  written,
  zoomOf,
} from "./lines.js";

const STEPS = 200; // of the arrow keys over the whole time

export default {
  render({ model, el }) {
    const said = make("p", { class: "tm-chart-said", "aria-live": "polite" });
    const body = make("div");
    const box = make("div", { class: "tm-chart", role: "group", tabindex: "0" }, body, said);
    const ending = new AbortController();
    const group = model.get("group");
    el.replaceChildren(box);
    let picture;
    let panels = [];
    let time = timeOf(group);

    function load() {
      picture = model.get("picture");
      box.hidden = !picture.panels;
      if (box.hidden) return;
      unpack(picture, model.get("data"));
      time = Math.min(Math.max(time ?? -Infinity, picture.span[0]), picture.span[1]);
      box.setAttribute("aria-label", `${picture.title} over time; the arrow keys move the time`);
      panels = picture.panels.map((panel) => build(panel, picture));
      body.replaceChildren(...motionNames(picture), ...panels.map(({ section }) => section));
      draw();
    }

    function draw() {
      const width = box.clientWidth;
      if (!width || box.hidden) return;
      const left = Math.max(...panels.map(({ panel }) => gutter(panel)));
      const zoom = zoomOf(box);
      panels.forEach((built, k) => paint(built, picture.span, width, zoom, left, k === panels.length - 1));
      place();
    }

    function place() {
      for (const built of panels) pointAt(built, time);
    }

    function point(event) {
      if (!(event.buttons & 1)) return;
      const svg = event.target.closest?.("svg.tm-chart-lines");
      if (!svg) return;
      if (event.type === "pointerdown") svg.setPointerCapture(event.pointerId);
      tell(panels[0].toTime(event.clientX - svg.getBoundingClientRect().left));
    }

    function tell(to) {
      tellTime(group, Math.min(Math.max(to, picture.span[0]), picture.span[1]), "chart");
    }

    function press(event) {
      const [start, end] = picture.span;
      const step = (end - start) / STEPS;
      const to = { ArrowLeft: time - step, ArrowRight: time + step, Home: start, End: end }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation(); // a notebook would go to the next cell
      tell(to);
      const values = panels.flatMap(({ panel, values }) =>
        values.map(({ line }) => `${plain(line)} ${written(valueAt(line, time), panel)}`),
      );
      said.textContent = `t = ${short(time)} s: ${values.join("; ")}`;
    }

    box.addEventListener("pointerdown", point);
    box.addEventListener("pointermove", point);
    box.addEventListener("keydown", press);
    hearTime((told) => {
      if (told.group !== group) return;
      time = told.time;
      if (panels.length) place();
    }, ending.signal);
    observe(model, "change", load, ending.signal);
    const sizes = new ResizeObserver(draw);
    sizes.observe(box);
    load();
    return () => {
      ending.abort();
      sizes.disconnect();
    };
  },
};

/** Give every line its times and values. */
function unpack(picture, bytes) {
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  for (const line of picture.panels.flatMap(({ lines }) => lines)) {
    line.t = numbers.subarray(at, at + line.count);
    line.values = numbers.subarray(at + line.count, at + 2 * line.count);
    at += 2 * line.count;
  }
}
