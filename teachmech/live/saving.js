// Files that a user saves from a live picture: the picture, the charts and the table of what was recorded.

import { button } from "../animation/buttons.js";
import { brightness, make, makeSvg, saveFile } from "../animation/dom.js";
import { unitOf } from "../animation/lines.js";
import { movingImage } from "./moving_image.js";

/** @import { Live } from "./live.js" */

const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-size", "font-family",
  "paint-order", "visibility", "clip-path"];
const LINE = 20; // pixels, the height of a line of text
const SHARP = 2; // pixels of an image for one of the page

/** Return the buttons that save. @param {Live} live */
export function savingRow(live) {
  const { name } = live.given.scene;
  const file = (/** @type {string} */ what) => `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}-${what}`;
  const row = (/** @type {string} */ what, /** @type {Record<string, () => void>} */ savers) =>
    make("span", { class: "tm-saves" }, what, ...Object.entries(savers).map(([kind, save]) => {
      const title = `${what} as ${kind}`;
      const made = button(kind, `save ${title}`);
      made.setAttribute("aria-label", title);
      made.onclick = save;
      return made;
    }));
  const { canvas, charts } = live.dom;
  const svgs = { picture: () => pictureSvg(live), charts: () => svgOf(charts) };
  const svg = (/** @type {"picture" | "charts"} */ what) => () =>
    saveFile(file(`${what}.svg`), svgs[what](), "image/svg+xml");
  const png = () => {
    const image = new Image();
    image.onload = () =>
      savePng(file("charts.png"), image, SHARP * image.width, SHARP * image.height, live.el);
    image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(charts))}`;
  };
  return make("div", { class: "tm-row", role: "group", "aria-label": "save" }, "Save",
    row("picture", { PNG: () => savePng(file("picture.png"), canvas, canvas.width, canvas.height, live.el),
      SVG: svg("picture"), GIF: gifSaver(live, file("motion.gif")) }),
    row("charts", { PNG: png, SVG: svg("charts") }),
    row("table", { CSV: () => saveFile(file("table.csv"), tableOf(live), "text/csv") }));
}

/** Return the picture as it is seen, as SVG. @param {Live} live */
function pictureSvg({ clock, display: { picture }, el }) {
  const root = picture.svg(clock.shown);
  root.prepend(makeSvg("rect", { width: "100%", height: "100%", fill: paper(el) }));
  return new XMLSerializer().serializeToString(root);
}

/** Return a function that saves the motion; called again, it stops. @param {Live} live @param {string} name */
function gifSaver(live, name) {
  let stop = /** @type {AbortController | null} */ (null);
  return async () => {
    if (stop) return stop.abort();
    stop = new AbortController();
    try {
      const found = await movingImage(live, paper(live.el), stop.signal);
      if (found) saveFile(name, found, found.type);
      else if (stop.signal.aborted) live.tell("The GIF is stopped.", "note");
    } finally {
      stop = null;
      live.viewer.renew();
    }
  };
}

/** @param {string} name @param {CanvasImageSource} image @param {number} width @param {number} height
 * @param {Element} el */
function savePng(name, image, width, height, el) {
  const canvas = make("canvas", { width, height });
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = paper(el);
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  canvas.toBlob((blob) => blob && saveFile(name, blob, "image/png"));
}

/** Return the colour of the page. @param {Element} el */
const paper = (el) => (brightness(getComputedStyle(el).color) > 128 ? "#15181c" : "#ffffff");

/** Return the charts that are seen as one SVG, with the styles of the page. @param {HTMLElement} charts */
export function svgOf(charts) {
  const root = makeSvg("svg", {});
  let height = 0;
  let width = 0;
  const { color, fontFamily } = getComputedStyle(charts);
  const text = (/** @type {number} */ x, /** @type {string} */ words) =>
    root.append(makeSvg("text", { x, y: height + 15, fill: color }, words));
  for (const section of charts.querySelectorAll(":scope > div")) {
    const svg = section.querySelector("svg.tm-chart-lines");
    if (!svg?.clientWidth) continue;
    text(0, section.querySelector(".tm-chart-name")?.textContent ?? "");
    height += LINE;
    const copy = styled(svg);
    const { width: wide, height: tall } = svg.getBoundingClientRect();
    for (const [key, x] of Object.entries({ x: 0, y: height, width: wide, height: tall }))
      copy.setAttribute(key, String(x));
    root.append(copy);
    height += tall;
    for (const item of section.querySelectorAll("li")) {
      const path = item.querySelector("path");
      const sample = path && styled(path);
      if (sample)
        root.append(makeSvg("g", { transform: `translate(0 ${height + 6})`, "stroke-width": 2 }, sample));
      const words = [...item.children].slice(1).map((one) => one.textContent).join("  ");
      text(40, words);
      height += LINE;
    }
    width = Math.max(width, wide);
  }
  const size = { width: width + 20, height: height + 10, viewBox: `-10 -5 ${width + 20} ${height + 10}`,
    "font-family": fontFamily, "font-size": 13 };
  for (const [key, x] of Object.entries(size)) root.setAttribute(key, String(x));
  root.prepend(
    makeSvg("rect", { x: -10, y: -5, width: width + 20, height: height + 10, fill: paper(charts) }),
  );
  return new XMLSerializer().serializeToString(root);
}

/** Return a copy of an element with the styles that the page gives it. @param {Element} element */
function styled(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  const copies = [copy, ...copy.querySelectorAll("*")];
  [element, ...element.querySelectorAll("*")].forEach((one, k) => {
    const style = getComputedStyle(one);
    for (const name of STYLES) copies[k].setAttribute(name, style.getPropertyValue(name));
    copies[k].removeAttribute("class");
  });
  return copy;
}

/** Return everything recorded as a table: the time, and every quantity that charts can show.
 * @param {Live} live */
export function tableOf({ display: { charts }, motions }) {
  const known = [...charts.own.known];
  const quoted = (/** @type {string} */ words) => `"${words.replaceAll("\"", "\"\"")}"`;
  const rows = [["motion", "time in s", ...known.map(([key, { panel }]) => {
    const unit = unitOf(panel);
    return unit ? `${key} in ${unit}` : key;
  })].map(quoted).join()];
  motions.both.forEach(({ recording: { begins, times, values } }, motion) => {
    for (let i = 0; i < times.count; i++) {
      const row = values.row(i);
      const numbers = known.map(([, { line: { of: [name, k] } }]) => row[begins[name] + k]);
      rows.push(["AB"[motion], times.values[i], ...numbers.map((x) => (Number.isFinite(x) ? x : ""))].join());
    }
  });
  return `${rows.join("\r\n")}\r\n`;
}
