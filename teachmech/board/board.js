// The drawing board: the user draws or writes a mechanism, which is checked and runs in the live picture.

import { copyToClipboard, make } from "../animation/dom.js";
import { LAYERS, Picture } from "../animation/picture.js";
import { Viewer } from "../animation/viewer.js";
import { boardControls } from "./board_controls.js";
import { clipOf, pasted } from "./copying.js";
import { Drawing, sentenceOf } from "./drawing.js";
import { slidePoint, turnBody } from "./drives.js";
import { EMPTY } from "./edits.js";
import { unmesh } from "./gears.js";
import { factsOf } from "./grashof.js";
import { gathered, groupOf, pointsIn, shift } from "./group.js";
import { join } from "./joining.js";
import { landing } from "./landing.js";
import { Library } from "./library.js";
import { twist, weigh, wind } from "./loads.js";
import { measured } from "./measuring.js";
import { mirrored } from "./mirroring.js";
import { looseEnd, showOffer } from "./offers.js";
import { overlay } from "./overlay.js";
import { Inspector, TextPanel } from "./panels.js";
import { Photo } from "./photo.js";
import { weighAsPlate } from "./plates.js";
import { Running } from "./running.js";
import { addressOf, download, drawingInAddress } from "./sharing.js";
import { OF_PLANE, sceneOf } from "./sketch.js";
import { partsOf, Targets } from "./targets.js";
import { ToolInput } from "./tool_input.js";
import { GROUPS, TOOLS } from "./tools.js";
import { numberText, parsedFile, SpecError } from "./tree.js";

/** @import { Press, Scene, ViewerActions } from "../animation/types.js" */
/** @import { Edits } from "./edits.js" */
/** @import { Offer } from "./offers.js" */
/** @import { Tool } from "./tools.js" */
/** @import { Given, Position, Preview, Selected, Spec, Target } from "./types.js" */

const BLANK = { low: [-0.1, -0.3, 0], high: [0.9, 0.4, 0] }; // metres that an empty board shows
const ZOOM = 1.4; // the factor of the buttons + and −
/** @type {Record<string, string>} */
const COPYING = { a: "all", c: "take", v: "paste" }; // actions by keys with Ctrl
const PASTED = 8; // lines of the grid between a copy and its original
const EDGE = 30; // pixels between a copy and the edge of the picture
const TOLD = 400; // milliseconds after a change, until it is reported to the kernel

/** A drawing board. */
export class Board {
  /** @param {HTMLElement} el @param {Given} given
   * @param {(text: string) => void} [onText] called with a text that can be read */
  constructor(el, given, onText = () => {}) {
    this.given = given;
    this.onText = onText;
    this.dom = boardControls(el, TOOLS, GROUPS);
    this.picture = new Picture(this.dom.canvas, 1);
    this.targets = new Targets(this.picture, () => this.dom.grid.checked && !this.tool.exact,
      given.look.unit);
    const opening = drawingInAddress() ?? given.text;
    let unread = /** @type {string | null} */ (null); // a text that cannot be read, to be shown unchanged
    this.drawing = new Drawing(given, EMPTY);
    try {
      if (opening) this.drawing.take(opening);
    } catch {
      unread = opening;
    }
    this.tool = TOOLS[0];
    this.selected = /** @type {{ kind: string, name: string } | null} */ (null);
    this.clip = /** @type {import("./copying.js").Clip | null} */ (null); // what was copied
    this.pastes = 0; // of it
    this.copying = false;
    this.onClipboard = false; // whether the clipboard had it
    this.telling = 0; // the timer of this report
    const act = (/** @type {string} */ what) => this.act(what);
    this.values = new Inspector({ write: (change) => this.write(change), act });
    this.panel = new TextPanel({ read: (written) => this.read(written), act });
    this.library = new Library(given, (text) => this.begin(text));
    this.photo = new Photo(this.dom.canvas, this.targets, this.forPhoto());
    this.dom.side.append(this.values.box, this.photo.box, this.panel.box, this.library.box);
    this.running = new Running(el, this.dom, given.look);
    this.viewer = new Viewer(el, this.dom, this.picture, this.does());
    this.toolInput = new ToolInput(this.dom.canvas, this.forToolInput(), this.viewer.signal);
    this.listen();
    this.choose(this.tool);
    this.show();
    if (unread !== null) this.panel.type(unread);
  }

  /** Return the functions that a viewer calls. @returns {ViewerActions} */
  does() {
    return { advance: () => false, draw: () => this.draw(), press: (pressed) => this.press(pressed),
      away: () => this.dispose() };
  }

  /** Return the functions that a photograph calls. @returns {ConstructorParameters<typeof Photo>[2]} */
  forPhoto() {
    const choose = (/** @type {Tool} */ tool) => {
      this.choose(tool);
      this.dom.canvas.focus(); // which is out of view on a phone
    };
    return { choose, done: () => this.choose(TOOLS[0]), attempt: (change) => this.attempt(change),
      renew: () => this.viewer?.renew() };
  }

  /** Return the functions that the tool input calls. @returns {ConstructorParameters<typeof ToolInput>[1]} */
  forToolInput() {
    return {
      targets: this.targets,
      tool: () => this.tool,
      drawing: () => this.drawing.meaning,
      select: (target) => this.select(target),
      draw: (how) => this.drawn(how),
      gather: (targets) => this.gather(targets),
      move: (point, position) => this.edit((edits) => this.move(edits, point, position), `move ${point}`),
      renew: () => this.viewer.renew(),
      measure: (ends) => {
        const { positions, spec } = this.drawing.meaning;
        this.tell(measured(ends, positions, spec.unit), "note");
      },
      dropped: (point) => this.selected?.kind === "group" || this.land([point]),
      released: () => this.reload(), // show points that were dragged out of the picture
    };
  }

  // --- from the drawing to the picture ----------------------------------------------------------

  /** Show the current drawing. */
  show({ typed = false } = {}) {
    const { dom, panel, drawing, values } = this;
    const { problem, spec, wrong } = drawing.meaning;
    const file = parsedFile(drawing.text);
    if (this.selected && !this.exists(this.selected)) this.selected = null;
    this.reload();
    values.show(file, spec, this.selected, { gravity: file.hasIn(["AppliedForces", "Gravity"]),
      copied: this.clip !== null,
      facts: wrong ? [] : factsOf(spec, drawing.meaning.positions, this.selected) });
    if (!typed) panel.show(drawing.text);
    this.ask(looseEnd(spec));
    dom.undo.disabled = !drawing.past.length;
    dom.redo.disabled = !drawing.future.length;
    dom.said.replaceChildren(...this.sentences.map((line) => make("li", {}, `${line.replace(/\.$/, "")}.`)));
    dom.said.classList.toggle("tm-board-off", Boolean(wrong));
    dom.run.disabled = !problem || spec.beyond.length > 0;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => this.onText(drawing.text), TOLD);
  }

  /** Ask a question, whose answer is an edit; one without an edit leaves the drawing. @param {Offer | null} offer */
  ask(offer) {
    const { canvas, offer: box } = this.dom;
    showOffer(box, offer, ({ how }) => {
      if (how) this.edit(how);
      else this.show();
      canvas.focus({ preventScroll: true });
    });
  }

  /** Ask how points are joined to bodies on which they are dropped. @param {string[]} points */
  land(points) {
    const offer = landing(this.drawing, this.targets, points);
    if (offer) this.ask(offer);
  }

  /** Change the drawing by a tool; return whether it was changed. @param {(edits: Edits) => void} how */
  drawn(how) {
    const before = this.drawing.meaning.positions;
    const drawn = this.edit(how);
    const { positions } = this.drawing.meaning;
    if (drawn) this.land(Object.keys(positions).filter((name) => !Object.hasOwn(before, name)));
    return drawn;
  }

  // The sentences below the drawing.
  get sentences() {
    const { said, spec, wrong } = this.drawing.meaning;
    const hint = "Draw a bar, fix a point to the ground, press Run";
    const lines = wrong ? [wrong.message] : spec.moving.length ? [...said] : [hint];
    const skels = spec.skels.join(", ");
    if (skels) lines.push(`Of ${skels} the board draws the hull, not the outline that Skels gives`);
    const beyond = spec.beyond.map(({ key, line }) => `${key} (line ${line})`).join(", ");
    if (beyond) lines.push(`The page cannot compute ${beyond}; save the text and run it with teachmech run`);
    return lines;
  }

  /** @param {Selected} selected */
  exists({ kind, name }) {
    const { positions, spec } = this.drawing.meaning;
    if (kind === "group") return name.split(" ").every((one) => Object.hasOwn(positions, one));
    if (kind === "point") return Object.hasOwn(positions, name);
    return partsOf(spec).some((part) => part.kind === kind && part.name === name);
  }

  /** Load the picture of the drawing. */
  reload() {
    const { given, picture, drawing } = this;
    const { spec, positions } = drawing.meaning;
    const count = Object.keys(positions).length;
    const scene = count ? sceneOf(spec, positions, given.look).scene : emptyScene(spec);
    const margin = picture.frame || count > 1 ? {} : BLANK; // the first picture of an almost empty drawing
    const points = Float32Array.from(spec.moving.flatMap((name) => [...positions[name], 0]));
    const { length } = spec.moving;
    const data = { times: Float64Array.of(0), points: Object.assign(points, { count: length }), forces: [] };
    picture.show = { path: false, labels: true };
    const { frame } = picture;
    const stays = frame
      && (this.toolInput.pressed || Object.values(positions).every((position) => this.seen(position)));
    picture.load([{ scene: { ...scene, ...margin }, data, style: LAYERS.alone }], null);
    if (stays) picture.frame = frame; // the picture does not move during a drag
    this.viewer.renew();
  }

  /** Return whether a position is inside the picture, and not close to its edge. @param {Position} position */
  seen(position, margin = 0) {
    const [x, y] = this.targets.pixels(position);
    const [left, bottom] = this.picture.inner;
    const right = this.dom.canvas.clientWidth;
    return left + margin <= x && x + margin <= right && margin <= y && y + margin <= bottom;
  }

  /** @param {string} sentence @param {string} [kind] */
  tell(sentence, kind = "error") {
    const { message } = this.dom;
    message.dataset.kind = sentence ? kind : "";
    message.textContent = sentence;
  }

  // --- changes --------------------------------------------------------------------------------

  /** Change the drawing. If this is impossible, show a message and return the error, otherwise null.
   * @param {() => string[]|void|undefined} change @returns {Error|null} */
  attempt(change) {
    try {
      const notes = change() ?? [];
      this.tell(notes.length ? `${notes.join("; ")}. Undo takes this back.` : "", "note");
      this.show();
      return null;
    } catch (error) {
      this.tell(`${sentenceOf(error)}. The drawing is unchanged.`);
      this.show({ typed: true });
      return error;
    }
  }

  /** Change the drawing by edits; changes of one kind are undone together. Return whether it was changed.
   * @param {(edits: Edits) => unknown} how @param {string} [kind] */
  edit(how, kind = "") {
    const { panel, drawing } = this;
    panel.settle();
    if (panel.wrong) {
      const advice = "Correct the text first, or press Undo to go back to the last readable text.";
      this.tell(`The text cannot be read (${panel.wrong}). ${advice}`);
      return false;
    }
    return this.attempt(() => drawing.edit(how, kind)) === null;
  }

  /** Read a text that was typed; return its error, or null. @param {string} written */
  read(written) {
    try {
      this.drawing.change(written, "typed");
    } catch (error) {
      return { message: sentenceOf(error), line: error.line };
    }
    this.tell("");
    this.show({ typed: true });
    return null;
  }

  /** Write the text of a field; return the message if it is wrong, or null.
   * @param {(edits: Edits) => Selected | void} change */
  write(change) {
    let next = /** @type {Selected | void} */ (undefined);
    const before = this.selected;
    const written = this.edit((edits) => (next = change(edits)));
    if (!written) return this.dom.message.textContent;
    this.selected = next ?? before;
    this.show();
    return null;
  }

  /** @param {string} action */
  act(action) {
    const { name } = this.selected ?? { name: "" };
    /** @type {Record<string, () => unknown>} */
    const does = { ground: () => this.edit((edits) => edits.ground(name)),
      motor: () => this.edit((edits) => turnBody(edits, name)),
      slide: () => this.edit((edits) => slidePoint(edits, name)),
      force: () => this.edit((edits) => weigh(edits, name)),
      torque: () => this.edit((edits) => twist(edits, name)),
      torsion: () => this.edit((edits) => wind(edits, name)),
      unmesh: () => this.edit((edits) => unmesh(edits, name)),
      plate: () => this.edit((edits) => weighAsPlate(edits, name)),
      erase: () => this.edit((edits) => this.erase(edits)), take: () => this.take(),
      join: () => this.edit((edits) => void join(edits, this.points[1], this.points[0])),
      paste: () => this.paste(), mirror: () => this.mirror(), place: () => this.place(),
      all: () => this.pick(groupOf(Object.keys(this.drawing.meaning.positions))),
      lighten: () => this.edit((edits) => edits.erasePart("Particles", name)), fit: () => this.fit(),
      trace: () => this.edit((edits) => edits.trace(name)),
      gravity: () => this.edit((edits) => edits.gravity()), new: () => this.begin(EMPTY),
      copy: () => this.copyText(), share: () => this.copyAddress(), save: () => this.save() };
    does[action]();
  }

  /** Replace the drawing, and show all of it. @param {string} text */
  begin(text) {
    this.selected = null;
    this.panel.settle();
    this.attempt(() => this.drawing.change(text)) ?? this.fit();
  }

  async copyText() {
    const { area } = this.panel;
    const copied = await copyToClipboard(area.value);
    if (!copied) area.select();
    this.tell(copied ? "The text is copied." : "The text is selected; copy it with Ctrl C.", "note");
  }

  async copyAddress() {
    const address = addressOf(this.drawing.text);
    const copied = await copyToClipboard(address);
    const said = copied
      ? "The address with this drawing is copied."
      : `The address with this drawing: ${address}`;
    this.tell(said, "note");
  }

  save() {
    const name = download(this.drawing.meaning.spec.title, this.panel.area.value);
    this.tell(`${name} is saved in the folder for downloads of the browser.`, "note");
  }

  /** @param {Tool} next */
  choose(next) {
    const { dom } = this;
    this.tool = next;
    this.toolInput.cancel();
    dom.choices.forEach((one, k) => one.setAttribute("aria-pressed", String(TOOLS[k] === next)));
    dom.chooser.value = next.name;
    dom.hint.textContent = next.hint;
    this.viewer.renew();
  }

  /** Select a target; a point of a group keeps the group, which then moves. @param {Target|null} target */
  select(target) {
    const { selected } = this;
    const point = target?.point;
    if (point && selected?.kind === "group" && selected.name.split(" ").includes(point)) return;
    this.pick(point ? { kind: "point", name: point } : (target?.part ?? null));
  }

  /** @param {Selected | null} selected */
  pick(selected) {
    this.selected = selected;
    this.show({ typed: true });
  }

  // --- several points -------------------------------------------------------------------------

  /** The points of the selection. */
  get points() {
    return pointsIn(this.drawing.meaning.spec, this.selected);
  }

  /** Add targets to the selection, or remove them. @param {Target[]} targets */
  gather(targets) {
    const { spec, positions } = this.drawing.meaning;
    this.pick(gathered(spec, positions, this.selected, targets));
  }

  /** Move a point, or the group that it belongs to. @param {Edits} edits @param {string} point @param {Position} position */
  move(edits, point, position) {
    const { points, selected } = this;
    if (selected?.kind !== "group" || !points.includes(point)) return edits.move(point, position);
    shift(edits, points, position.map((x, axis) => x - edits.positions[point][axis]));
  }

  /** Let the user press where the selection goes; of several points, first a place that goes there. */
  place() {
    const { points } = this;
    const { positions } = this.drawing.meaning;
    const several = points.length > 1;
    this.choose({ name: "Move by pressing", key: "", picks: several ? 2 : 1,
      hint: several
        ? "Press any place, then where it goes with the selection."
        : `Press where ${points[0]} goes.`, uses: (ends) => {
        const [first, last] = ends.map(({ position }) => position);
        const [x, y] = positions[points[0]];
        /** @type {Position} */
        const there = several ? [x + last[0] - first[0], y + last[1] - first[1]] : first;
        const moved = this.edit((edits) => this.move(edits, points[0], there));
        this.choose(TOOLS[0]);
        if (moved && !several) this.land(points);
      } });
    this.dom.canvas.focus();
  }

  /** @param {Edits} edits */
  erase(edits) {
    const { kind, name } = this.selected ?? { kind: "", name: "" };
    if (kind === "point" || kind === "group") this.points.forEach((point) => edits.erasePoint(point));
    else edits.erasePart(kind, name);
  }

  /** Copy the selection. */
  take() {
    this.attempt(() => {
      if (!this.points.length) throw new SpecError("nothing is selected; press a part, or use Select");
      this.clip = clipOf(this.drawing, this.points);
      this.pastes = 0;
      this.onClipboard = false;
      this.copying = true; // the text replaces an older photograph on the clipboard
      document.execCommand("copy");
      this.copying = false;
    });
  }

  /** Put what is copied on the clipboard. @param {ClipboardEvent} event */
  copyTo(event) {
    if (!this.copying || !this.clip || !event.clipboardData) return;
    event.clipboardData.setData("text/plain", this.clip.text);
    event.preventDefault();
    this.onClipboard = true;
  }

  /** Add what was copied next to the original, and select it. */
  paste() {
    this.attempt(() => {
      if (!this.clip) throw new SpecError("nothing is copied; select parts and copy them first");
      const far = PASTED * this.targets.step * (this.pastes + 1);
      const { text, points, notes } = pasted(this.drawing, this.clip, [far, -far]);
      this.drawing.change(text);
      this.pastes += 1;
      this.selected = groupOf(points);
      return notes;
    });
    const { positions } = this.drawing.meaning;
    if (!Object.values(positions).every((position) => this.seen(position, EDGE))) this.fit();
  }

  mirror() {
    this.attempt(() => {
      const { text, notes } = mirrored(this.drawing, this.points);
      this.drawing.change(text);
      return notes;
    });
  }

  /** Go to the previous or to the next text. @param {"undo" | "redo"} direction */
  undo(direction) {
    const { panel, drawing } = this;
    if (!panel.wrong) return this.attempt(() => drawing[direction]());
    this.tell(""); // discard the text that cannot be read first
    panel.show(drawing.text);
  }

  // --- the look -------------------------------------------------------------------------------

  draw() {
    if (this.running.live) return;
    const { dom, toolInput: { preview }, picture, selected, drawing, targets, tool } = this;
    picture.draw(0);
    this.photo.draw();
    overlay(dom.canvas, targets, drawing.meaning, selected, tool, preview);
    this.tellWhere(preview);
  }

  /** Show the position of the pointer or of the cross, also to screen readers.
   * @param {Preview} preview */
  tellWhere({ hover, cursor }) {
    const { where } = this.dom;
    const position = hover?.position ?? cursor;
    where.setAttribute("aria-live", cursor ? "polite" : "off");
    const [x, y] = position?.map((value) => numberText(value, 6)) ?? [];
    const name = hover?.point ? `${hover.point}: ` : "";
    where.textContent = position ? `${name}x = ${x}, y = ${y} ${this.drawing.meaning.spec.unit}` : "";
  }

  /** Zoom by a factor about the middle of the frame. @param {number} by */
  zoom(by) {
    const { frame } = this.picture;
    if (!frame) return;
    const { low, high } = frame;
    const middle = low.map((x, axis) => (x + high[axis]) / 2);
    /** @param {number[]} corner */
    const around = (corner) => corner.map((x, axis) => middle[axis] + (x - middle[axis]) / by);
    this.picture.frame = { ...frame, low: around(low), high: around(high) };
    this.picture.look({});
    this.viewer.renew();
  }

  fit() {
    this.picture.frame = null;
    this.picture.look({ zoom: 1, x: 0, y: 0 });
    this.reload();
  }

  // --- running --------------------------------------------------------------------------------

  run() {
    this.panel.settle();
    if (this.running.live || !this.drawing.meaning.problem) return;
    const wrong = this.running.run(this.drawing.meaning);
    if (wrong) this.tell(wrong);
    this.viewer.renew();
  }

  stop() {
    this.running.stop();
    this.viewer.renew();
  }

  /** Write the parameters that were changed during the run into the drawing. */
  keep() {
    const values = Object.entries(this.running.moved);
    this.stop();
    this.edit((edits) => values.forEach(([name, x]) => edits.set(["PhysicalParams", name], String(x))));
  }

  // --- what the user does ---------------------------------------------------------------------

  listen() {
    const { dom, viewer: { signal } } = this;
    const hear = () => {
      const drawn = drawingInAddress();
      if (drawn !== null) this.panel.type(drawn);
    };
    addEventListener("hashchange", hear, { signal });
    addEventListener("copy", (event) => this.copyTo(event), { signal });
    addEventListener("paste", (event) => this.pasteFrom(event), { signal });
    dom.choices.forEach((one, k) => (one.onclick = () => this.choose(TOOLS[k])));
    dom.chooser.onchange = () =>
      this.choose(TOOLS.find(({ name }) => name === dom.chooser.value) ?? TOOLS[0]);
    dom.run.onclick = () => (this.running.live ? this.stop() : this.run());
    dom.keep.onclick = () => this.keep();
    dom.undo.onclick = () => this.undo("undo");
    dom.redo.onclick = () => this.undo("redo");
    dom.library.onclick = () => this.library.show();
    dom.fit.onclick = () => this.fit();
    dom.nearer.onclick = () => this.zoom(ZOOM);
    dom.wider.onclick = () => this.zoom(1 / ZOOM);
  }

  /** Take a photograph from the clipboard; without one, paste the copied parts. @param {ClipboardEvent} event */
  pasteFrom(event) {
    const types = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (!this.running.live && !this.library.box.open && !this.photo.paste(event) && !types) this.paste();
  }

  /** @param {Press} pressed */
  press({ key, shift, control, plain, onPicture, typed }) {
    if (this.running.live || this.library.box.open || typed) return false;
    const chosen = TOOLS.find((one) => one.key === key);
    // the browser pastes, perhaps a photograph that is newer than the copied parts
    if (control && key === "v" && (!this.clip || this.onClipboard)) return false;
    if (control && (key === "z" || key === "y")) this.undo(key === "y" || shift ? "redo" : "undo");
    else if (control && Object.hasOwn(COPYING, key) && !String(getSelection())) this.act(COPYING[key]);
    else if (!plain) return false;
    else if (onPicture && this.toolInput.use(key)) return true;
    else if (key === "+" || key === "-") this.zoom(key === "+" ? ZOOM : 1 / ZOOM);
    else if (key === "r") this.run();
    else if ((key === "Delete" || key === "Backspace") && this.selected) this.act("erase");
    else if (key === "Escape" && !TOOLS.includes(this.tool)) this.choose(TOOLS[0]); // one that acts once
    else if (key === "Escape" && this.selected) this.pick(null);
    else if (chosen) this.choose(chosen);
    else return false;
    return true;
  }

  dispose() {
    this.viewer.dispose();
    this.running.stop();
  }

  // --- for the page around ----------------------------------------------------------------------

  get text() {
    return this.drawing.text;
  }

  get live() {
    return this.running.live;
  }

  /** The drawing as a problem; throws an error if no motion can begin. */
  get problem() {
    const { problem, wrong } = this.drawing.meaning;
    if (!problem) throw wrong ?? new Error("nothing is drawn yet");
    return problem;
  }

  /** Show the box between two positions. @param {number[]} low @param {number[]} high */
  look(low, high) {
    this.picture.frame = { low: [...low, 0], high: [...high, 0], scale: 0 };
    this.picture.look({ zoom: 1, x: 0, y: 0 });
    this.picture.draw(0);
  }

  /** Return the position of a place of the drawing on the canvas, in pixels. @param {Position} position */
  pixels(position) {
    return this.targets.pixels(position);
  }

  /** Replace the text; return its error, or null.
   * @param {string} text */
  set(text) {
    return this.panel.type(text);
  }
}

/** @param {Spec} spec @returns {Scene} */
function emptyScene(spec) {
  return { name: spec.title, dimension: 2, frames: 1, count: 0, labels: [], marks: [], sides: [], width: 0,
    fixed: [], paths: [], shapes: [], caption: [], ...BLANK, left: null, unit: spec.unit, speed: 1, scale: 0,
    forces: [], rods: [], ...OF_PLANE };
}
