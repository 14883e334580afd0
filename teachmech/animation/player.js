// The player of a motion: plain canvas, no library, nothing from a network.
//
// mount(el, scene, bytes, group) draws a scene as teachmech/animation/scene.py describes it. The
// bytes are little-endian float32: first the times of all frames, then for every frame the points
// (x, y, z), then each kind of force, as many as scene.forces says.

import { button, fullScreen, labelPlay, legendOfTwo, speedChoice, tick } from "./buttons.js";
import { hearTime, make, observe, tellTime } from "./dom.js";
import { gestures, lookByKey } from "./gestures.js";
import { digits, ghostly, LAYERS, layer, Picture } from "./picture.js";

/** @import { Scene } from "./picture.js" */

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];
const LOOKED_AT = 800; // milliseconds after which a motion was seen, and may become a ghost

/**
 * Draw a scene into an element; time is shared with the charts of the group.
 *
 * @param {HTMLElement} el
 * @param {Scene} scene see picture.js
 * @param {DataView | Uint8Array} bytes
 * @param {string} group
 * @param {object} [options]
 * @param {(time: number) => void} [options.onRest] called when the picture rests
 * @param {number} [options.room] how much larger than the motion the frame is at first
 * @param {{scene: Scene, bytes: DataView | Uint8Array} | null} [options.beside] a second motion
 */
export function mount(el, scene, bytes, group, { onRest, room = 1, beside = null } = {}) {
  const dom = build(el, scene);
  const picture = new Picture(dom.canvas, room);
  picture.showAtFirst(scene);
  let times;
  let decimals;
  let loadedAt;
  let ghost = null;
  let time;
  let playing = false;
  let loop = true;
  let speed = scene.speed;
  let last = null;
  let request = 0;
  let wanted = false;

  function load(newScene, newBytes, second = null) {
    const before = picture.main;
    const now = performance.now();
    if (before && !alike(before.scene, newScene)) picture.frame = ghost = null;
    else if (before && now - loadedAt > LOOKED_AT) ghost = ghostly(before);
    loadedAt = now;
    const main = layer(newScene, newBytes, second ? LAYERS.A : LAYERS.alone);
    picture.load(second ? [layer(second.scene, second.bytes, LAYERS.B), main] : [main], ghost);
    times = main.data.times;
    decimals = digits(main);
    dom.last.hidden = ghost === null;
    dom.follow.hidden = !picture.roams;
    dom.legend.hidden = second === null;
    dom.caption.textContent = newScene.caption.join(",  ");
    dom.scrub.min = times[0];
    dom.scrub.max = times.at(-1);
    dom.scrub.step = "any";
    seek(time ?? times[0]);
  }

  // --- time ---------------------------------------------------------------------------------

  function seek(to, source = "player") {
    time = Math.min(Math.max(to, times[0]), times.at(-1));
    dom.scrub.value = time;
    dom.clock.textContent = `t = ${time.toFixed(decimals)} s`;
    const left = whoLeft();
    if (dom.left.textContent !== left) dom.left.textContent = left;
    if (source !== "chart") tellTime(group, time, "player");
    draw();
  }

  function whoLeft() {
    const gone = picture.layers.filter(({ scene }) => scene.left !== null && time >= scene.left).reverse();
    const name = ({ style }) => (picture.layers.length === 1 ? "" : style === LAYERS.A ? "A " : "B ");
    return gone
      .map((one) => `${name(one)}left the picture at t = ${one.scene.left.toFixed(decimals)} s`)
      .join(", ");
  }

  function draw() {
    picture.draw(time);
  }

  function tick(now) {
    if (!playing) return;
    if (!el.isConnected) return pause(); // the cell was run again
    const end = times.at(-1);
    let next = time + (last === null ? 0 : ((now - last) / 1000) * speed);
    last = now;
    if (next >= end) {
      next = loop ? times[0] : end;
      if (!loop) pause();
    }
    seek(next);
    if (playing) request = requestAnimationFrame(tick);
  }

  function play() {
    if (time >= times.at(-1)) time = times[0];
    playing = true;
    last = null;
    label();
    cancelAnimationFrame(request);
    request = requestAnimationFrame(tick);
  }

  function pause() {
    playing = false;
    cancelAnimationFrame(request);
    label();
    onRest?.(time);
  }

  function label() {
    labelPlay(dom.play, playing);
  }

  // Take the focus and play, as soon as there is something to see.
  function begin() {
    wanted = dom.canvas.clientWidth === 0;
    if (wanted) return;
    dom.play.focus();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
  }

  // --- what the user does -------------------------------------------------------------------

  const ending = new AbortController();
  dom.play.onclick = () => (playing ? pause() : play());
  dom.scrub.oninput = () => {
    playing && pause();
    seek(Number(dom.scrub.value));
  };
  dom.scrub.onchange = () => onRest?.(time);
  dom.speed.onchange = () => (speed = Number(dom.speed.value));
  dom.loop.onchange = () => (loop = dom.loop.checked);
  dom.fit.onclick = () => {
    picture.fit();
    draw();
  };
  for (const [key, box] of Object.entries(dom.boxes)) {
    box.checked = picture.show[key];
    box.onchange = () => {
      picture.show[key] = box.checked;
      picture.look({});
      draw();
    };
  }
  const keys = { " ": () => dom.play.click(), ArrowRight: () => step(1), ArrowLeft: () => step(-1) };
  function step(direction) {
    playing && pause();
    seek(time + (direction * (times.at(-1) - times[0])) / 200);
  }
  el.addEventListener(
    "keydown",
    (event) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (plain && event.target === dom.canvas && lookByKey(event, picture)) {
        draw();
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const does =
        plain && event.key.toLowerCase() === "f"
          ? dom.full.onclick
          : event.target === dom.canvas && keys[event.key];
      if (!does) return;
      does();
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: ending.signal },
  );
  gestures(dom.canvas, picture, draw);

  fullScreen(dom.full, el, ending.signal);

  hearTime((told) => {
    if (told.group !== group || told.source === "player") return;
    if (playing) pause();
    seek(told.time, "chart");
  }, ending.signal);
  const resized = new ResizeObserver(() => {
    draw();
    if (wanted) begin();
  });
  resized.observe(dom.canvas);
  const themed = new MutationObserver(() => requestAnimationFrame(draw)); // light or dark
  for (const one of [document.documentElement, document.body]) {
    themed.observe(one, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  }
  load(scene, bytes, beside);
  label();

  return {
    load,
    begin,
    dispose() {
      cancelAnimationFrame(request);
      playing = false;
      resized.disconnect();
      themed.disconnect();
      ending.abort();
    },
  };
}

// Whether two scenes are of one problem, so that one may be the ghost of the other.
function alike(a, b) {
  return a.dimension === b.dimension && a.name === b.name && a.labels.join() === b.labels.join();
}

// --- the page -------------------------------------------------------------------------------

function build(el, scene) {
  const boxes = {};
  const space = scene.dimension === 3;
  const how = space
    ? " Drag to turn, with Shift to shift, click and wheel to zoom."
    : " Ctrl and wheel zoom.";
  const keys = `Space plays, arrow keys step, F fills the screen.${how} Double click to reset.`;
  const canvas = make("canvas", {
    class: "tm-canvas",
    tabindex: "0",
    role: "img",
    "aria-label": `Moving picture of ${scene.name}. ${keys}`,
    title: keys,
  });
  const play = button("", null, "tm-button");
  const scrub = make("input", { type: "range", class: "tm-scrub", "aria-label": "time" });
  const clock = make("output", { class: "tm-clock" });
  const speed = speedChoice(SPEEDS, scene.speed);
  const caption = make("span", { class: "tm-caption" });
  const legend = legendOfTwo();
  const left = make("span", { class: "tm-left", role: "status" });
  const loop = make("input", { type: "checkbox", checked: true });
  const last = tick(boxes, "last", "last motion");
  const follow = tick(boxes, "follow", "follow");
  const fit = button("Fit", "show all of the motion, as at first");
  const full = button("Full screen", "fill the screen (F)");
  el.classList.add("tm-player");
  el.replaceChildren(
    canvas,
    make("div", { class: "tm-row" }, play, scrub, clock, legend, caption, left),
    make(
      "div",
      { class: "tm-row tm-options" },
      make("label", {}, "speed ", speed),
      make("label", {}, loop, "loop"),
      ...(scene.paths.length ? [tick(boxes, "path", "path")] : []),
      tick(boxes, "labels", "labels"),
      last,
      follow,
      ...scene.forces.map((f) => tick(boxes, f.title, f.title, f.colour)),
      fit,
      full,
      make("span", { class: "tm-fingers" }, `two fingers ${space ? "turn" : "shift"} and zoom`),
    ),
  );
  return { canvas, play, scrub, clock, legend, caption, left, speed, loop, last, follow, fit, full, boxes };
}

// --- the widget -----------------------------------------------------------------------------

export default {
  render({ model, el }) {
    const second = () =>
      model.get("beside") && { scene: model.get("beside"), bytes: model.get("beside_data") };
    const player = mount(el, model.get("scene"), model.get("data"), model.get("group"), {
      room: model.get("room"),
      beside: second(),
      onRest(time) {
        model.set("time", time);
        model.save_changes();
      },
    });
    const ending = new AbortController();
    const begin = () => {
      if (!model.get("beginning")) return;
      model.set("beginning", false);
      model.save_changes();
      player.begin();
    };
    observe(
      model,
      "change:shown",
      () => player.load(model.get("scene"), model.get("data"), second()),
      ending.signal,
    );
    observe(model, "change:beginning", begin, ending.signal);
    begin();
    return () => {
      ending.abort();
      player.dispose();
    };
  },
};
