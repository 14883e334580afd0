// The drawing board: a mechanism is drawn or written, checked while it grows, and runs in the live picture.

import { button, fullScreen } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { gestures } from "../animation/gestures.js";
import { LAYERS, Picture } from "../animation/picture.js";
import { roundedHull } from "../live/contours.js";
import { mountLive } from "../live/live.js";
import { EMPTY, roundedTo } from "./edits.js";
import { inspector, textPanel } from "./panels.js";
import { pens, TOOLS } from "./pens.js";
import { Sheet } from "./sheet.js";
import { parsedFile } from "./spec.js";
import { pictureOf, sceneOf } from "./sketch.js";

const BLANK = { low: [-0.1, -0.3, 0], high: [0.9, 0.4, 0] }; // metres that an empty board shows
const CELL = 5; // pixels, the least of the grid to which places snap
const ZOOM = 1.4; // by a press
const TOLD = 400; // milliseconds after a change, before the kernel hears of it
const INK = { preview: "#b0005c", selected: "#d55e00" };

/**
 * Show a drawing board.
 *
 * @param {HTMLElement} el
 * @param {{ core: object, known: object, look: object, text: string }} given
 * @param {(text: string) => void} [onText] called with a text that can be read
 */
export function mountBoard(el, given, onText = () => {}) {
  const { core, look } = given, ending = new AbortController(), { signal } = ending;
  const dom = controlsOf(), picture = new Picture(dom.canvas, 1);
  let sheet, opening = null;
  try {
    sheet = new Sheet(given, given.text || EMPTY);
  } catch (error) { // a text that was given and cannot be read stays in its place
    sheet = new Sheet(given, EMPTY);
    opening = given.text;
  }
  let tool = TOOLS[0], selected = null, live = null, moved = {}, // parameters that were moved while it ran
     telling = 0, request = 0, dirty = true;

  const values = inspector({ write: writeField, act });
  const text = textPanel({ read: readText, act });
  dom.side.append(values.box, text.box);

  // --- from the sheet to what is seen ---------------------------------------------------------

  function show({ typed = false } = {}) {
    const { spec } = sheet, file = parsedFile(sheet.text);
    if (selected && !exists(selected)) selected = null;
    reload();
    values.show(file, spec, selected, file.hasIn(["AppliedForces", "Gravity"]));
    if (!typed) text.show(sheet.text);
    dom.undo.disabled = !sheet.past.length;
    dom.redo.disabled = !sheet.future.length;
    const beyond = spec.beyond.map(({ key, line }) => `${key} (line ${line})`).join(", ");
    const lines = sheet.wrong ? [sheet.wrong.message] : spec.moving.length ? [...sheet.said] : ["Draw a bar, fix a point to the ground, press Run."];
    if (beyond) lines.push(`The page cannot compute ${beyond}; Python does, with teachmech run`);
    dom.said.replaceChildren(...lines.map((line) => make("li", {}, `${line}.`)));
    dom.said.classList.toggle("tm-board-off", Boolean(sheet.wrong));
    dom.run.disabled = !sheet.problem || Boolean(beyond);
    clearTimeout(telling);
    telling = setTimeout(() => onText(sheet.text), TOLD);
  }

  function exists({ kind, name }) {
    if (kind === "point") return Boolean(sheet.places[name]);
    return [...sheet.spec.bodies.map((body) => ({ kind: "Rigids", name: body.name })), ...sheet.spec.parts, ...sheet.spec.lines.map((line) => ({ kind: "Collinear", name: line.name }))]
      .some((part) => part.kind === kind && part.name === name);
  }

  function reload() {
    const { spec, places } = sheet, names = Object.keys(places);
    const scene = names.length ? sceneOf(spec, places, look, roundedHull).scene : emptyScene(spec);
    const room = picture.frame || names.length > 1 ? {} : BLANK; // at first, where hardly anything is drawn
    const points = Float32Array.from(spec.moving.flatMap((name) => [...places[name], 0]));
    const data = { times: Float64Array.of(0), points: Object.assign(points, { count: spec.moving.length }), forces: [] };
    picture.show = { path: false, labels: true };
    picture.load([{ scene: { ...scene, ...room }, data, style: LAYERS.alone }], null);
    dirty = true;
  }

  function tell(sentence, kind = "error") {
    dom.message.dataset.kind = sentence ? kind : "";
    dom.message.textContent = sentence;
  }

  // --- changes --------------------------------------------------------------------------------

  // Make a change of the sheet; one that cannot be changes nothing and is told. What is wrong, or null.
  function attempt(change, shown = {}) {
    try {
      const notes = change() ?? [];
      tell(notes.length ? `${notes.join("; ")}. Undo brings it back.` : "", "note");
      show(shown);
      return null;
    } catch (error) {
      tell(`${error.message}. What was there stays.`);
      show({ typed: true });
      return error;
    }
  }

  function draw(how, kind = "") {
    text.settle();
    if (text.wrong) {
      tell(`The text cannot be read (${text.wrong}). Mend it first; Undo brings back what was there.`);
      return false;
    }
    return attempt(() => sheet.edit(how, kind)) === null;
  }

  function readText(written) {
    try {
      sheet.change(written, "typed");
    } catch (error) {
      return error;
    }
    tell("");
    show({ typed: true });
    return null;
  }

  function writeField(path, written) {
    return draw((edits) => edits.set(path, written.trim())) ? null : dom.message.textContent;
  }

  function act(action) {
    const { kind, name } = selected ?? {};
    const does = {
      ground: () => draw((edits) => edits.ground(name)),
      motor: () => draw((edits) => edits.motor(name)),
      erase: () => draw((edits) => (kind === "point" ? edits.erasePoint(name) : edits.erasePart(kind, name))),
      lighten: () => draw((edits) => edits.erasePart("Particles", name)),
      fit,
      trace: () => draw((edits) => edits.trace(name)),
      gravity: () => draw((edits) => edits.gravity()),
      new: () => attempt(() => sheet.change(EMPTY)) ?? fit(),
      copy,
      save,
    };
    does[action]();
  }

  async function copy() {
    const allowed = document.featurePolicy?.allowsFeature("clipboard-write") ?? true;
    const copied = allowed && await navigator.clipboard?.writeText(text.area.value).then(() => true, () => false);
    if (!copied) text.area.select();
    tell(copied ? "The text is copied." : "The text is selected; copy it with Ctrl C.", "note");
  }

  function save() {
    const name = sheet.spec.title.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "").toLowerCase() || "mechanism";
    const link = make("a", { href: URL.createObjectURL(new Blob([text.area.value], { type: "text/yaml" })), download: `${name}.yaml` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    tell(`${name}.yaml is saved where the browser keeps what it loads.`, "note");
  }

  function choose(next) {
    tool = next;
    hands.cancel();
    dom.tools.forEach((one, k) => one.setAttribute("aria-pressed", String(TOOLS[k] === tool)));
    dom.hint.textContent = tool.hint;
    dirty = true;
  }

  function select(target) {
    selected = target?.point ? { kind: "point", name: target.point } : target?.part ?? null;
    show({ typed: true });
  }

  function undo(way) {
    attempt(() => sheet[way]());
  }

  // --- where things are -----------------------------------------------------------------------

  function placeAt(x, y, snapped) {
    const [x0, y0] = picture.pixels([0, 0, 0]), [u, w] = picture.shift(x - x0, y - y0);
    const cell = dom.grid.checked && snapped ? step() : fine();
    return [u, w].map((value) => roundedTo(Math.round(value / cell) * cell, cell));
  }

  const perPixel = () => picture.shift(1, 0)[0];
  const fine = () => 10 ** Math.floor(Math.log10(perPixel()));

  function step() {
    const least = CELL * perPixel(), power = 10 ** Math.floor(Math.log10(least));
    return [1, 2, 5, 10].map((k) => k * power).find((cell) => cell >= least * 0.999);
  }

  function pick(x, y, nearPoint, nearPart) {
    let point = null, part = null, least = nearPoint, closest = nearPart;
    for (const [name, place] of Object.entries(sheet.places)) {
      const [px, py] = picture.pixels([...place, 0]), away = Math.hypot(px - x, py - y);
      if (away < least) [point, least] = [name, away];
    }
    for (const { kind, name, points: on } of partsOf(sheet.spec)) {
      const at = on.map((one) => picture.pixels([...sheet.places[one], 0])), closed = at.length > 2 && kind === "Rigids" ? [...at, at[0]] : at;
      const edge = Math.min(...closed.slice(1).map((b, k) => awayFrom([x, y], closed[k], b)));
      const away = closed !== at && within([x, y], at) ? Math.min(edge, 0.9 * nearPart) : edge;
      if (away < closest) [part, closest] = [{ kind, name }, away];
    }
    const only = tool.onPart && tool.name === "Motor";
    if (only && part?.kind !== "Rigids") part = partsOf(sheet.spec).find(({ kind, points: on }) => kind === "Rigids" && point && on.includes(point)) ?? null;
    return { point: only ? null : point, place: point ? sheet.places[point] : placeAt(x, y, true), part: part && { kind: part.kind, name: part.name } };
  }

  const hands = pens(dom.canvas, {
    tool: () => tool, placeAt, pick, select, draw, step,
    pickAt: (place) => pick(...picture.pixels([...place, 0]).slice(0, 2), 6, 6),
    places: () => sheet.places,
    middle: () => placeAt(dom.canvas.clientWidth / 2, dom.canvas.clientHeight / 2, true),
    move: (point, place) => draw((edits) => edits.move(point, place), `move ${point}`),
    renew: () => (dirty = true),
  }, signal);

  // --- the look -------------------------------------------------------------------------------

  function frame() {
    request = requestAnimationFrame(frame);
    if (!el.isConnected) return dispose();
    if (!dirty || live || document.hidden) return;
    dirty = false;
    picture.draw(0);
    overlay();
  }

  // What is being drawn, what is selected, and the cross of the keys.
  function overlay() {
    const c = dom.canvas.getContext("2d"), ratio = window.devicePixelRatio || 1, { ends, hover, cursor } = hands.preview;
    const at = (place) => picture.pixels([...place, 0]), ring = (place, colour, size = 11) => {
      c.strokeStyle = colour;
      c.beginPath();
      c.arc(...at(place).slice(0, 2), size, 0, 2 * Math.PI);
      c.stroke();
    };
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.globalAlpha = 1;
    c.lineWidth = 2.5;
    const part = selected && partsOf(sheet.spec).find(({ kind, name }) => kind === selected.kind && name === selected.name);
    if (selected?.kind === "point") ring(sheet.places[selected.name], INK.selected);
    for (const name of part?.points ?? []) ring(sheet.places[name], INK.selected);
    for (const { name } of sheet.spec.drives) motorAt(c, name);
    c.strokeStyle = INK.preview;
    const path = [...ends.map(({ place }) => place), ...(hover && ends.length ? [hover.place] : [])];
    if (path.length > 1 && tool.picks > 1) {
      c.setLineDash([6, 5]);
      c.beginPath();
      for (const place of path) c.lineTo(...at(place).slice(0, 2));
      c.stroke();
      c.setLineDash([]);
    }
    for (const { place } of ends) ring(place, INK.preview, 7);
    if (sheet.places[hover?.point] && tool.picks) ring(sheet.places[hover.point], INK.preview);
    if (!cursor) return;
    const [x, y] = at(cursor);
    c.strokeStyle = INK.preview;
    c.beginPath();
    for (const [dx, dy] of [[12, 0], [0, 12]]) {
      c.moveTo(x - dx, y - dy);
      c.lineTo(x + dx, y + dy);
    }
    c.stroke();
  }

  // A motor is an arrow round the first point of the body that it turns.
  function motorAt(c, name) {
    const body = sheet.spec.bodies.find((one) => `theta_${one.name}` === name);
    if (!body) return;
    const [x, y] = picture.pixels([...sheet.places[body.points[0]], 0]), size = 20;
    c.strokeStyle = c.fillStyle = "#009e73";
    c.beginPath();
    c.arc(x, y, size, -0.4, -4.6, true);
    c.stroke();
    c.beginPath();
    const [tx, ty] = [x + size * Math.cos(-4.6), y + size * Math.sin(-4.6)];
    c.moveTo(tx - 9, ty - 2);
    c.lineTo(tx + 2, ty - 8);
    c.lineTo(tx + 3, ty + 6);
    c.fill();
  }

  // A frame is made larger or smaller about its middle.
  function zoom(by) {
    const { low, high } = picture.frame, middle = low.map((x, axis) => (x + high[axis]) / 2);
    const around = (corner) => corner.map((x, axis) => middle[axis] + (x - middle[axis]) / by);
    picture.frame = { ...picture.frame, low: around(low), high: around(high) };
    picture.look({});
    dirty = true;
  }

  function fit() {
    picture.frame = null;
    picture.look({ zoom: 1, x: 0, y: 0 });
    reload();
  }

  // --- running --------------------------------------------------------------------------------

  function run() {
    text.settle();
    if (live || !sheet.problem) return;
    const charts = ["Coordinates", "Errors"], { spec, problem, places } = sheet;
    const sketch = sceneOf(spec, places, look, roundedHull);
    spec.outline = sketch.width;
    const shown = spec.drives.length ? ["Driving torque", ...charts] : charts;
    dom.run.textContent = "✎ Draw";
    el.classList.add("tm-board-runs");
    dom.stage.replaceChildren();
    try {
      const picture = { ...pictureOf(spec, problem, sketch, look, core.engine, shown), drawn: true };
      live = mountLive(dom.stage, { problem, engine: core.engine, picture }, ({ parameters }) => {
        moved = parameters;
        dom.keep.hidden = !Object.keys(moved).length;
      });
      live.start();
    } catch (error) {
      stop();
      tell(`It cannot run: ${error.message}.`);
    }
  }

  function stop() {
    live?.dispose();
    live = null;
    dom.stage.replaceChildren();
    dom.stage.className = "";
    el.classList.remove("tm-board-runs");
    dom.run.textContent = "▶ Run";
    dom.keep.hidden = true;
    dirty = true;
  }

  // Take the values over that were moved while it ran.
  function keep() {
    const values = moved;
    stop();
    draw((edits) => Object.entries(values).forEach(([name, x]) => edits.set(["PhysicalParams", name], String(x))));
  }

  // --- what the user does ---------------------------------------------------------------------

  function controlsOf() {
    const canvas = make("canvas", { class: "tm-canvas", tabindex: "0", role: "application", "aria-label": "Drawing board. Arrow keys lead a cross, Enter presses there, Escape begins anew; letters choose tools." });
    const tools = TOOLS.map((one) => Object.assign(button(one.name, `${one.hint} (${one.key.toUpperCase()})`, "tm-board-tool"), { onclick: () => choose(one) }));
    const [undoing, redoing, nearer, wider, fitting, full] = [["Undo", "Ctrl Z"], ["Redo", "Ctrl Y"], ["+", "nearer (+)"], ["−", "wider (-)"], ["Fit", "show all"], ["Full screen", "fill the screen"]].map(([words, title]) => button(words, title));
    const running = button("▶ Run", "let it move (R)", "tm-button"), grid = make("input", { type: "checkbox", checked: true });
    const keeping = button("Keep these values", "write the values that were moved into the drawing");
    keeping.hidden = true;
    const hint = make("p", { class: "tm-board-hint" }), message = make("p", { class: "tm-live-message", role: "status", "aria-live": "polite" });
    const said = make("ul", { class: "tm-board-said", role: "status", "aria-live": "polite" });
    const side = make("div", { class: "tm-board-side" }), stage = make("div");
    el.classList.add("tm-player", "tm-board");
    el.replaceChildren(
      make("div", { class: "tm-row tm-board-bar" }, running, keeping,
        make("div", { class: "tm-board-tools", role: "toolbar", "aria-label": "tools" }, ...tools),
        make("div", { class: "tm-board-tools" }, undoing, redoing, nearer, wider, fitting, full, make("label", {}, grid, "grid"))),
      make("div", { class: "tm-board-main" }, hint, canvas, message, said), side, stage);
    return { canvas, tools, undo: undoing, redo: redoing, nearer, wider, fit: fitting, full, run: running, keep: keeping, grid, hint, message, said, side, stage };
  }

  dom.run.onclick = () => (live ? stop() : run());
  dom.keep.onclick = keep;
  dom.undo.onclick = () => undo("undo");
  dom.redo.onclick = () => undo("redo");
  dom.fit.onclick = fit;
  dom.nearer.onclick = () => zoom(ZOOM);
  dom.wider.onclick = () => zoom(1 / ZOOM);
  fullScreen(dom.full, el, signal);
  gestures(dom.canvas, picture, () => (dirty = true));
  el.addEventListener("keydown", (event) => {
    if (live) return;
    const typed = event.target.matches("input, textarea, select"), key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    let done = false;
    if ((event.ctrlKey || event.metaKey) && !typed && (key === "z" || key === "y")) done = undo(key === "y" || event.shiftKey ? "redo" : "undo") ?? true;
    else if (event.ctrlKey || event.metaKey || event.altKey || typed) return;
    else if (event.target === dom.canvas && hands.keys[key]) done = hands.keys[key]();
    else if (key === "+" || key === "-") done = zoom(key === "+" ? ZOOM : 1 / ZOOM) ?? true;
    else if (key === "r") done = run() ?? true;
    else if ((key === "Delete" || key === "Backspace") && selected) done = act("erase") ?? true;
    else if (TOOLS.some((one) => one.key === key)) done = choose(TOOLS.find((one) => one.key === key)) ?? true;
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal });
  const resized = new ResizeObserver(() => (dirty = true));
  resized.observe(el);
  const themed = new MutationObserver(() => (dirty = true));
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });

  function dispose() {
    cancelAnimationFrame(request);
    resized.disconnect();
    themed.disconnect();
    ending.abort();
    live?.dispose();
  }

  choose(tool);
  show();
  if (opening !== null) {
    text.area.value = opening;
    text.area.oninput();
    text.settle();
  }
  request = requestAnimationFrame(frame);
  return {
    dispose, run, stop,
    get text() {
      return sheet.text;
    },
    get live() {
      return live;
    },
    /** What is drawn, as a problem; a sentence where it cannot begin. */
    get problem() {
      if (!sheet.problem) throw sheet.wrong ?? new Error("nothing is drawn yet");
      return sheet.problem;
    },
    /** Show the box between two places. */
    look(low, high) {
      picture.frame = { low: [...low, 0], high: [...high, 0], scale: 0 };
      picture.look({ zoom: 1, x: 0, y: 0 });
      picture.draw(0);
    },
    /** Where a place of the drawing is on the canvas. */
    pixels: (place) => picture.pixels([...place, 0]).slice(0, 2),
    /** Put another text in its place. */
    set(written) {
      text.area.value = written;
      text.area.oninput();
      return text.settle();
    },
  };
}

const partsOf = (spec) => [
  ...spec.bodies.map(({ name, points }) => ({ kind: "Rigids", name, points })), ...spec.parts.filter(({ kind }) => kind !== "Particles"),
  ...spec.lines.map(({ name, points }) => ({ kind: "Collinear", name, points: points.slice(0, 2) })),
];

function emptyScene(spec) {
  return { name: spec.title, dimension: 2, frames: 1, count: 0, labels: [], marks: [], sides: [], width: 0, fixed: [], paths: [], shapes: [], caption: [], ...BLANK, left: null, unit: spec.unit, speed: 1, scale: 0, forces: [], rods: [] };
}

// Whether a place is inside a polygon.
function within([x, y], corners) {
  let inside = false;
  corners.forEach(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

// Distance of a place from a segment, in pixels.
function awayFrom([x, y], [ax, ay], [bx, by]) {
  const u = [bx - ax, by - ay], square = u[0] ** 2 + u[1] ** 2;
  const part = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * u[0] + (y - ay) * u[1]) / square)) : 0;
  return Math.hypot(x - ax - part * u[0], y - ay - part * u[1]);
}
