// @ts-nocheck
// The drawing board: a mechanism is drawn or written, checked while it grows, and runs in the live picture.

import { fullScreen } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { gestures } from "../animation/gestures.js";
import { roundedHull } from "../animation/hull.js";
import { LAYERS, Picture } from "../animation/picture.js";
import { mountLive } from "../live/live.js";
import { boardControls } from "./board_controls.js";
import { EMPTY } from "./edits.js";
import { overlay } from "./overlay.js";
import { inspector, textPanel } from "./panels.js";
import { pens, TOOLS } from "./pens.js";
import { Sheet, sentenceOf } from "./sheet.js";
import { OF_PLANE, pictureOf, sceneOf } from "./sketch.js";
import { parsedFile } from "./spec.js";
import { partsOf, Targets } from "./targets.js";

const BLANK = { low: [-0.1, -0.3, 0], high: [0.9, 0.4, 0] }; // metres that an empty board shows
const ZOOM = 1.4; // by a press
const TOLD = 400; // milliseconds after a change, before the kernel hears of it

/**
 * Show a drawing board.
 *
 * @param {HTMLElement} el
 * @param {{ core: object, known: object, look: object, text: string }} given
 * @param {(text: string) => void} [onText] called with a text that can be read
 */
export function mountBoard(el, given, onText = () => {}) {
  const { look } = given;
  const ending = new AbortController();
  const { signal } = ending;
  const dom = boardControls(el, TOOLS);
  const picture = new Picture(dom.canvas, 1);
  const targets = new Targets(picture, () => dom.grid.checked);
  let sheet;
  let opening = null;
  const begun = drawingIn(location.hash) ?? given.text;
  try {
    sheet = new Sheet(given, begun || EMPTY);
  } catch {
    // a text that was given and cannot be read stays in its place
    sheet = new Sheet(given, EMPTY);
    opening = begun;
  }
  let tool = TOOLS[0];
  let selected = null;
  let live = null;
  let moved = {}; // parameters that were moved while it ran
  let telling = 0;
  let request = 0;
  let dirty = true;

  const values = inspector({ write: writeField, act });
  const text = textPanel({ read: readText, act });
  dom.side.append(values.box, text.box);

  // --- from the sheet to what is seen ---------------------------------------------------------

  function show({ typed = false } = {}) {
    const { spec } = sheet;
    const file = parsedFile(sheet.text);
    if (selected && !exists(selected)) selected = null;
    reload();
    values.show(file, spec, selected, file.hasIn(["AppliedForces", "Gravity"]));
    if (!typed) text.show(sheet.text);
    dom.undo.disabled = !sheet.past.length;
    dom.redo.disabled = !sheet.future.length;
    const beyond = spec.beyond.map(({ key, line }) => `${key} (line ${line})`).join(", ");
    const lines = sheet.wrong
      ? [sheet.wrong.message]
      : spec.moving.length
        ? [...sheet.said]
        : ["Draw a bar, fix a point to the ground, press Run"];
    if (spec.skels.length)
      lines.push(`Of ${spec.skels.join(", ")} the board draws the hull, not the outline that Skels gives`);
    if (beyond) lines.push(`The page cannot compute ${beyond}; save the text and run it with teachmech run`);
    dom.said.replaceChildren(...lines.map((line) => make("li", {}, `${line.replace(/\.$/, "")}.`)));
    dom.said.classList.toggle("tm-board-off", Boolean(sheet.wrong));
    dom.run.disabled = !sheet.problem || Boolean(beyond);
    clearTimeout(telling);
    telling = setTimeout(() => onText(sheet.text), TOLD);
  }

  function exists({ kind, name }) {
    return kind === "point"
      ? Object.hasOwn(sheet.places, name)
      : partsOf(sheet.spec).some((part) => part.kind === kind && part.name === name);
  }

  function reload() {
    const { spec, places } = sheet;
    const names = Object.keys(places);
    const scene = names.length ? sceneOf(spec, places, look, roundedHull).scene : emptyScene(spec);
    const room = picture.frame || names.length > 1 ? {} : BLANK; // at first, where hardly anything is drawn
    const points = Float32Array.from(spec.moving.flatMap((name) => [...places[name], 0]));
    const data = {
      times: Float64Array.of(0),
      points: Object.assign(points, { count: spec.moving.length }),
      forces: [],
    };
    picture.show = { path: false, labels: true };
    const { frame } = picture;
    const stays = frame && (hands.pressed || Object.values(places).every(seen)); // nothing moves under a pen
    picture.load([{ scene: { ...scene, ...room }, data, style: LAYERS.alone }], null);
    if (stays) picture.frame = frame;
    dirty = true;
  }

  // Whether a place of the drawing is in the picture.
  function seen(place) {
    const [x, y] = targets.pixels(place);
    const [left, bottom] = picture.inner;
    return left <= x && x <= dom.canvas.clientWidth && 0 <= y && y <= bottom;
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
      tell(notes.length ? `${notes.join("; ")}. Undo takes this back.` : "", "note");
      show(shown);
      return null;
    } catch (error) {
      tell(`${sentenceOf(error)}. The drawing is unchanged.`);
      show({ typed: true });
      return error;
    }
  }

  function draw(how, kind = "") {
    text.settle();
    if (text.wrong) {
      tell(
        `The text cannot be read (${text.wrong}). Correct the text first, or press Undo to have the last one that can be read.`,
      );
      return false;
    }
    return attempt(() => sheet.edit(how, kind)) === null;
  }

  function readText(written) {
    try {
      sheet.change(written, "typed");
    } catch (error) {
      return { message: sentenceOf(error), line: error.line };
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
      copy: () =>
        toClipboard(text.area.value, "The text is copied.", "The text is selected; copy it with Ctrl C."),
      share: () =>
        toClipboard(addressOfDrawing(sheet.text), "The address with this drawing is copied.", null),
      save,
    };
    does[action]();
  }

  async function toClipboard(words, done, selected) {
    const allowed = document.featurePolicy?.allowsFeature("clipboard-write") ?? true;
    const copied =
      allowed &&
      (await navigator.clipboard?.writeText(words).then(
        () => true,
        () => false,
      ));
    if (!copied && selected) text.area.select();
    tell(copied ? done : (selected ?? `The address with this drawing: ${words}`), "note");
  }

  function save() {
    const name =
      sheet.spec.title
        .replace(/[^A-Za-z0-9]+/g, "-")
        .replace(/^-|-$/g, "")
        .toLowerCase() || "mechanism";
    const link = make("a", {
      href: URL.createObjectURL(new Blob([text.area.value], { type: "text/yaml" })),
      download: `${name}.yaml`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    tell(`${name}.yaml is saved in the folder for downloads of the browser.`, "note");
  }

  function choose(next) {
    tool = next;
    hands.cancel();
    dom.choices.forEach((one, k) => one.setAttribute("aria-pressed", String(TOOLS[k] === tool)));
    dom.hint.textContent = tool.hint;
    dirty = true;
  }

  function select(target) {
    selected = target?.point ? { kind: "point", name: target.point } : (target?.part ?? null);
    show({ typed: true });
  }

  function undo(way) {
    if (text.wrong) {
      // what was typed last is taken back first
      tell("");
      return text.show(sheet.text);
    }
    attempt(() => sheet[way]());
  }

  const hands = pens(
    dom.canvas,
    {
      targets,
      select,
      draw,
      tool: () => tool,
      sheet: () => sheet,
      move: (point, place) => draw((edits) => edits.move(point, place), `move ${point}`),
      renew: () => (dirty = true),
      released: reload, // what was led out of the picture is shown
    },
    signal,
  );

  // --- the look -------------------------------------------------------------------------------

  function frame() {
    request = requestAnimationFrame(frame);
    if (!el.isConnected) return dispose();
    if (!dirty || live || document.hidden) return;
    dirty = false;
    picture.draw(0);
    overlay(dom.canvas, targets, sheet, selected, tool, hands.preview);
    tellWhere(hands.preview);
  }

  // Where the pointer is, or the cross of the keys, which is told to those who do not see it, too.
  function tellWhere({ hover, cursor }) {
    const { spec } = sheet;
    const place = hover?.place ?? cursor;
    dom.where.setAttribute("aria-live", cursor ? "polite" : "off");
    const [x, y] = place?.map((value) => String(Number(value.toPrecision(6)))) ?? [];
    dom.where.textContent = place
      ? `${hover?.point ? `${hover.point}: ` : ""}x = ${x}, y = ${y} ${spec.unit}`
      : "";
  }

  // A frame is made larger or smaller about its middle.
  function zoom(by) {
    const { low, high } = picture.frame;
    const middle = low.map((x, axis) => (x + high[axis]) / 2);
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
    const charts = ["Coordinates", "Errors"];
    const { spec, problem, places } = sheet;
    const sketch = sceneOf(spec, places, look, roundedHull);
    const outlined = { ...problem, outlineNumbers: (p) => [sketch.width, ...problem.localPlaces(p)] };
    const shown = spec.drives.length ? ["Driving torque", ...charts] : charts;
    dom.run.textContent = "✎ Draw";
    el.classList.add("tm-board-runs");
    dom.stage.replaceChildren();
    try {
      const picture = { ...pictureOf(spec, problem, sketch, look, shown), drawn: true };
      live = mountLive(dom.stage, { problem: outlined, picture }, ({ parameters }) => {
        moved = parameters;
        dom.keep.hidden = !Object.keys(moved).length;
      });
      live.start();
    } catch (error) {
      stop();
      tell(`The drawing cannot run: ${sentenceOf(error)}.`);
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
    draw((edits) =>
      Object.entries(values).forEach(([name, x]) => edits.set(["PhysicalParams", name], String(x))),
    );
  }

  // --- what the user does ---------------------------------------------------------------------

  addEventListener(
    "hashchange",
    () => {
      const drawn = drawingIn(location.hash);
      if (drawn !== null) text.type(drawn);
    },
    { signal },
  );
  dom.choices.forEach((one, k) => (one.onclick = () => choose(TOOLS[k])));
  dom.run.onclick = () => (live ? stop() : run());
  dom.keep.onclick = keep;
  dom.undo.onclick = () => undo("undo");
  dom.redo.onclick = () => undo("redo");
  dom.fit.onclick = fit;
  dom.nearer.onclick = () => zoom(ZOOM);
  dom.wider.onclick = () => zoom(1 / ZOOM);
  fullScreen(dom.full, el, signal);
  gestures(dom.canvas, picture, () => (dirty = true));
  el.addEventListener(
    "keydown",
    (event) => {
      if (live) return;
      const typed = event.target.matches("input, textarea, select");
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      let done = false;
      if ((event.ctrlKey || event.metaKey) && !typed && (key === "z" || key === "y"))
        done = undo(key === "y" || event.shiftKey ? "redo" : "undo") ?? true;
      else if (event.ctrlKey || event.metaKey || event.altKey || typed) return;
      else if (event.target === dom.canvas && hands.keys[key]) done = hands.keys[key]();
      else if (key === "+" || key === "-") done = zoom(key === "+" ? ZOOM : 1 / ZOOM) ?? true;
      else if (key === "r") done = run() ?? true;
      else if ((key === "Delete" || key === "Backspace") && selected) done = act("erase") ?? true;
      else if (TOOLS.some((one) => one.key === key))
        done = choose(TOOLS.find((one) => one.key === key)) ?? true;
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
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
  if (opening !== null) text.type(opening);
  request = requestAnimationFrame(frame);
  return {
    dispose,
    run,
    stop,
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
    pixels: (place) => targets.pixels(place),
    /** Put another text in its place. */
    set: text.type,
  };
}

const SHARED = "#drawing=";
const addressOfDrawing = (text) => location.href.replace(/#.*$/, "") + SHARED + encodeURIComponent(text);

// The text of the drawing in an address; null where there is none.
function drawingIn(address) {
  if (!address.startsWith(SHARED)) return null;
  const written = address.slice(SHARED.length);
  try {
    return decodeURIComponent(written);
  } catch (error) {
    if (error instanceof URIError) return written; // which the reader will refuse in a sentence
    throw error;
  }
}

function emptyScene(spec) {
  return {
    name: spec.title,
    dimension: 2,
    frames: 1,
    count: 0,
    labels: [],
    marks: [],
    sides: [],
    width: 0,
    fixed: [],
    paths: [],
    shapes: [],
    caption: [],
    ...BLANK,
    left: null,
    unit: spec.unit,
    speed: 1,
    scale: 0,
    forces: [],
    rods: [],
    ...OF_PLANE,
  };
}
