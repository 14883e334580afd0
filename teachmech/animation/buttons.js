// The controls that a player and a live picture share.

import { make } from "./dom.js";
import { LAYERS } from "./picture.js";

/** @import { Scene } from "./types.js" */

/** Return a button of the class "tm-plain" or "tm-button".
 * @param {string} words @param {string} title */
export const button = (words, title, look = "tm-plain") =>
  make("button", { type: "button", class: look, title }, words);

/** Return the choice of speeds, as multiples of the scene's own speed.
 * @param {number[]} multiples @param {number} own */
function speedChoice(multiples, own) {
  return make("select", { "aria-label": "speed" }, ...multiples.map((s) => {
    const pace = Number((s * own).toPrecision(3));
    return make("option", { value: pace, selected: s === 1 }, `${pace} ×`);
  }));
}

/** Return a label with a checkbox, which is stored in `boxes` by its key.
 * @param {Record<string, HTMLInputElement>} boxes @param {string} key @param {string} title
 * @param {string|null} [colour] */
export function tick(boxes, key, title, colour = null, checked = false) {
  boxes[key] = make("input", { type: "checkbox", checked });
  return make("label", {}, boxes[key], ...(colour ? [swatch(colour)] : []), title);
}

/** Return the legend of two motions in one picture. */
function legendOfTwo() {
  return make("span", { class: "tm-legend", hidden: true },
    ...["A", "B"].map((name) => make("span", {}, swatch(LAYERS[name].colour ?? ""), name)));
}

/** @param {string} colour */
const swatch = (colour) => make("span", { class: "tm-swatch", style: `background:${colour}` });

/** Return the controls that players and live pictures share; `options` are checkboxes and buttons for one
 * row.
 * @param {Scene} scene
 * @param {Record<"label" | "title" | "play" | "fit" | "fingers", string> & { speeds: number[] }} words
 */
export function viewerControls(scene, { label, title, speeds, play, fit: fits, fingers }) {
  const boxes = /** @type {Record<string, HTMLInputElement>} */ ({});
  const canvas = make("canvas", { class: "tm-canvas", tabindex: "0", role: "img", "aria-label": label,
    title });
  const fit = button("Fit", fits);
  const full = button("Full screen", "fill the screen (F)", "tm-plain tm-full");
  const options = [...(scene.paths.length ? [tick(boxes, "path", "path")] : []),
    tick(boxes, "labels", "labels"), tick(boxes, "last", "last motion"), tick(boxes, "follow", "follow"),
    ...scene.forces.map((f) => tick(boxes, f.title, f.title, f.colour)), fit, full,
    make("span", { class: "tm-fingers" }, fingers)];
  return { canvas, fit, full, boxes, options, play: button("", play, "tm-button"),
    scrub: make("input", { type: "range", class: "tm-scrub", "aria-label": "time" }),
    clock: make("output", { class: "tm-clock" }), speed: speedChoice(speeds, scene.speed),
    loop: make("input", { type: "checkbox", checked: true }), legend: legendOfTwo() };
}

/** Label the play button with what it does next. @param {HTMLButtonElement} play @param {boolean} playing */
export function labelPlay(play, playing) {
  play.textContent = playing ? "❚❚ Pause" : "▶ Play";
  play.setAttribute("aria-pressed", String(playing));
}

/** Let a button show an element on the full screen, until the signal is aborted.
 * @param {HTMLButtonElement} full @param {HTMLElement} el @param {AbortSignal} signal */
export function fullScreen(full, el, signal) {
  full.hidden = !document.fullscreenEnabled;
  full.onclick = () => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : el.requestFullscreen?.();
    asked?.catch(() => {}); // if refused, the picture stays in the page
  };
  document.addEventListener("fullscreenchange", () => {
    full.textContent = document.fullscreenElement === el ? "Leave full screen" : "Full screen";
  }, { signal });
}
