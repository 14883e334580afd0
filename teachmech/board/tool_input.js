// The input of the tools of the drawing board: presses and drags of the pointer, and keys.

import { positionIn } from "../animation/dom.js";
import { ARROWS } from "../animation/gestures.js";
import { SELECT } from "./tools.js";

/** @import { Targets } from "./targets.js" */
/** @import { Tool } from "./tools.js" */
/** @import { Meaning, Position, Target } from "./types.js" */

const TAPPED = 8; // pixels, the longest drag that counts as a press
/** @type {Record<string, number>} */
const NEAR_POINT = { mouse: 14, pen: 18, touch: 28 }; // pixels
/** @type {Record<string, number>} */
const NEAR_PART = { mouse: 9, pen: 12, touch: 18 };
const NEAR_KEYS = 6;

/** The use of tools on a canvas. */
export class ToolInput {
  /** @param {HTMLCanvasElement} canvas @param {object} board @param {() => Tool} board.tool
   * @param {() => Meaning} board.drawing @param {Targets} board.targets
   * @param {(target: Target | null) => void} board.select
   * @param {(targets: Target[]) => void} board.gather add to the selection, or remove
   * @param {(point: string, position: Position) => void} board.move
   * @param {(how: (edits: import("./edits.js").Edits) => void) => boolean} board.draw whether it was drawn
   * @param {(ends: Target[]) => void} board.measure
   * @param {(point: string) => void} board.dropped a point was dragged to its place
   * @param {() => void} board.renew draw the preview anew
   * @param {() => void} board.released a press has ended
   * @param {AbortSignal} signal */
  constructor(canvas, board, signal) {
    this.canvas = canvas;
    this.board = board;
    this.ends = /** @type {Target[]} */ ([]); // places so far
    this.dragged = /** @type {string | null} */ (null); // the point that is moved
    /**
     * @type {{ id: number, from: number[], went: boolean, target: Target | null, before: Target[] } | null} */
    this.pressed = null; // the pointer
    this.hover = /** @type {Target | null} */ (null); // where it is
    this.cursor = /** @type {Position | null} */ (null); // position of the cross that keys move
    this.shifted = false; // whether Shift was held at the last press
    const how = { signal, capture: true, passive: false };
    canvas.addEventListener("pointerdown", (event) => this.down(event), how);
    canvas.addEventListener("touchstart", (event) => this.touch(event), how);
    canvas.addEventListener("pointermove", (event) => this.over(event), how);
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
      canvas.addEventListener(kind, (event) => this.up(event), how);
    canvas.addEventListener("pointerleave", () => {
      this.hover = null;
      board.renew();
    }, how);
  }

  /** Return the target at a position on the canvas, for a kind of pointer.
   * @param {number[]} given @param {string} kind */
  pick([x, y], kind) {
    const { board } = this;
    const nearPoint = NEAR_POINT[kind] ?? NEAR_POINT.mouse;
    const nearPart = NEAR_PART[kind] ?? NEAR_PART.mouse;
    const [first] = this.ends;
    if (first && this.tool.picks === Infinity && this.ends.length > 2) { // the place that closes
      const [a, b] = board.targets.pixels(first.position);
      if (Math.hypot(x - a, y - b) < nearPoint) return first;
    }
    return board.targets.pick(board.drawing(), x, y, nearPoint, nearPart, this.takes);
  }

  /** Return the target at a place of the drawing. @param {Position} position */
  pickAt(position) {
    const { board } = this;
    const [x, y] = board.targets.pixels(position);
    return board.targets.pick(board.drawing(), x, y, NEAR_KEYS, NEAR_KEYS, this.takes);
  }

  /** @param {PointerEvent} event */
  targetAt(event) {
    return this.pick(positionIn(this.canvas, event), event.pointerType);
  }

  /** The tool, which is Select instead of Move while Shift is held. */
  get tool() {
    const tool = this.board.tool();
    return this.shifted && !tool.picks ? SELECT : tool;
  }

  /** What the next target is, if it is not a place. */
  get takes() {
    const { takes, bodies = Infinity } = this.tool;
    return this.ends.length < bodies ? takes : undefined;
  }

  get middle() {
    return this.board.targets.positionAt(this.canvas.clientWidth / 2, this.canvas.clientHeight / 2);
  }

  // --- places, until a tool has enough of them ------------------------------------------------

  /** @param {Target} target */
  press(target) {
    const { board, ends } = this;
    const { tool } = this;
    if (!tool.picks) return board.select(target);
    if (tool.gathers && !ends.length && (target.point || target.part)) return board.gather([target]);
    if (tool.measures) return this.measure(target);
    if (this.takes && !target.part && !target.point) return;
    const closes = tool.picks === Infinity && ends.length > 0 && same(ends[0], target);
    if (!closes && ends.some((end) => same(end, target))) return; // pressed twice
    if (!closes) this.ends = [...ends, target];
    if (closes ? this.ends.length > 2 : this.ends.length === tool.picks) this.finish();
    board.renew();
  }

  /** Measure between up to three places; the next one begins again. @param {Target} target */
  measure(target) {
    const { board } = this;
    const begun = this.ends.length < 3 ? this.ends : [];
    if (!begun.some((end) => same(end, target))) this.ends = [...begun, target];
    board.measure(this.ends);
    board.renew();
  }

  finish() {
    const { board, ends } = this;
    this.ends = [];
    if (this.tool.gathers) board.gather(ends);
    else if (this.tool.uses) this.tool.uses(ends);
    else board.draw((edits) => this.tool.draw?.(edits, ends));
  }

  /** Forget the pressed places; return whether there were any. */
  cancel() {
    const had = this.ends.length > 0 || this.dragged !== null;
    this.ends = [];
    this.dragged = this.pressed = null;
    this.board.renew();
    return had;
  }

  // --- the pointer ------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0 || this.pressed) return;
    if (!this.ends.length) this.shifted = event.shiftKey;
    const { tool } = this;
    const target = this.targetAt(event);
    this.cursor = null;
    this.canvas.focus({ preventScroll: true });
    // a part is selected, or the picture is shifted
    if (!tool.picks && !target.point) return this.press(target);
    event.stopImmediatePropagation();
    this.canvas.setPointerCapture(event.pointerId);
    const once = tool.picks === 1 ? target : null; // a tool for one place acts at the release
    const from = positionIn(this.canvas, event);
    this.pressed = { id: event.pointerId, from, went: false, target: once, before: this.ends };
    if (!tool.picks) this.dragged = target.point;
    if (!once) this.press(target);
  }

  /** @param {TouchEvent} event */
  touch(event) {
    const { touches } = event;
    if (touches.length > 1 && this.pressed) {
      this.ends = this.pressed.before; // two fingers zoom
      this.pressed = this.dragged = null;
      this.board.renew();
    }
    const draws = () => this.tool.picks || this.pick(positionIn(this.canvas, touches[0]), "touch").point;
    if (touches.length === 1 && draws()) event.preventDefault(); // otherwise the page would scroll
  }

  /** @param {PointerEvent} event */
  over(event) {
    const { board, pressed } = this;
    const at = positionIn(this.canvas, event);
    this.hover = this.pick(at, event.pointerType);
    if (pressed?.id !== event.pointerId) return board.renew();
    event.stopImmediatePropagation();
    pressed.went ||= Math.hypot(at[0] - pressed.from[0], at[1] - pressed.from[1]) > TAPPED;
    if (this.dragged && pressed.went) board.move(this.dragged, board.targets.positionAt(at[0], at[1]));
    board.renew();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.pressed?.id) return;
    const { dragged } = this;
    const { went, target } = this.pressed;
    const released = event.type === "pointerup";
    this.pressed = this.dragged = null;
    if (released && target && !went) this.press(target);
    if (released && went && this.ends.length && (this.tool.picks ?? 0) > 1)
      this.press(this.targetAt(event));
    this.board.released();
    if (released && went && dragged) this.board.dropped(dragged);
    this.board.renew();
  }

  // --- the keys, which move a cross; Enter presses at the cross -------------------------------------

  /** Use a key; return whether it had a meaning. @param {string} key */
  use(key) {
    if (Object.hasOwn(ARROWS, key)) this.lead(ARROWS[key][0], -ARROWS[key][1]);
    else if (key === "Enter" || key === " ") this.enter();
    else return key === "Escape" && this.cancel();
    return true;
  }

  /** @param {number} x @param {number} y */
  lead(x, y) {
    const { board, dragged } = this;
    const { step } = board.targets;
    const [a, b] = this.cursor ?? (dragged ? board.drawing().positions[dragged] : this.middle);
    const cursor = /** @type {Position} */ ([a + x * step, b + y * step]);
    this.cursor = cursor;
    this.hover = this.pickAt(cursor);
    if (dragged) board.move(dragged, cursor);
    board.renew();
  }

  enter() {
    const { board, ends } = this;
    this.cursor ??= this.middle;
    const target = this.pickAt(this.cursor);
    const { picks } = this.tool;
    if (picks === Infinity && ends.length > 2 && ends.some((end) => same(end, target))) this.finish();
    else if (picks) this.press(target);
    else if (this.dragged) {
      const point = this.dragged;
      this.dragged = null;
      board.dropped(point);
    } else {
      board.select(target);
      this.dragged = target.point;
    }
    board.renew();
  }

  /** The pressed positions, and the positions of the pointer and of the keys. */
  get preview() {
    const { ends, hover, cursor, dragged } = this;
    return { ends, hover, cursor, dragged };
  }
}

/** @param {Target} a @param {Target} b */
function same(a, b) {
  if (a.point !== null) return a.point === b.point;
  return b.point === null && a.position[0] === b.position[0] && a.position[1] === b.position[1];
}
