// Selects, drags and releases a point of a picture, by mouse, finger or keys, or by two presses: on the
// point, and where it should go.

import { positionIn } from "../animation/dom.js";
import { ARROWS } from "../animation/gestures.js";

/** @import { Picture } from "../animation/picture.js" */

/** @type {Record<string, number>} */
const NEAR = { mouse: 22, pen: 26, touch: 36 }; // pixels from a point at which it is selected
const STILL = 4; // pixels by which the pointer moves in a press
const STRIDE = 0.02; // distance by which an arrow key moves a point, relative to the picture

/** Whether a pointer is where it was pressed. @param {number[]} a @param {number[]} b */
const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < STILL;

/** The dragging of points on a canvas. */
export class PointDrag {
  /** @param {HTMLCanvasElement} canvas @param {Picture} picture @param {object} does
   * @param {() => { positions: number[][], free: boolean[] }} does.points their places, and which can move
   * @param {() => boolean} does.rests whether the motion rests
   * @param {(point: number, target: number[]) => void} does.grab
   * @param {(target: number[]) => void} does.lead @param {(target: number[]) => void} does.place
   * @param {() => void} does.release
   * @param {AbortSignal} signal */
  constructor(canvas, picture, does, signal) {
    this.canvas = canvas;
    this.picture = picture;
    this.does = does;
    this.point = /** @type {number | null} */ (null); // the point that is held
    this.from = /** @type {number[]} */ ([]); // its position when it was selected
    this.target = /** @type {number[]} */ ([]);
    /** @type {{ id: number, at: number[], still: boolean } | null} */
    this.pressed = null; // the pointer, the position of its press, and whether it only selects a point
    /** @type {{ id: number, at: number[] } | null} */
    this.placed = null; // the press that may become the position of the selected point
    const how = { signal, capture: true, passive: false };
    canvas.addEventListener("pointerdown", (event) => this.down(event), how);
    canvas.addEventListener("touchstart", (event) => this.touch(event), how);
    canvas.addEventListener("pointermove", (event) => this.move(event), how);
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      canvas.addEventListener(kind, (event) => this.up(event), how);
    }
  }

  /** Return the nearest movable point to a position on the canvas, or null if none is near.
   * @param {number[]} given @param {number} within */
  nearest([x, y], within) {
    const { positions, free } = this.does.points();
    let found = null;
    let least = within;
    positions.forEach((position, k) => {
      if (!free[k]) return;
      const [px, py] = this.picture.pixels(position);
      const away = Math.hypot(px - x, py - y);
      if (away < least) [found, least] = [k, away];
    });
    return found;
  }

  /** @param {number} k */
  take(k) {
    this.point = k;
    this.from = this.target = this.does.points().positions[k];
    this.does.grab(k, this.target);
  }

  /** Release the point that is held. */
  drop() {
    if (this.point === null) return;
    this.point = this.pressed = null;
    this.canvas.style.cursor = "";
    this.does.release();
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0 || this.pressed) return;
    const at = positionIn(this.canvas, event);
    const id = event.pointerId;
    const found = this.nearest(at, NEAR[event.pointerType] ?? NEAR.mouse);
    this.placed = found === null && this.point !== null ? { id, at } : null;
    if (found === null) return; // the picture may be shifted or turned
    event.stopImmediatePropagation();
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.focus({ preventScroll: true });
    const again = found === this.point;
    if (!again) {
      this.drop();
      this.take(found);
    }
    this.pressed = { id, at, still: !again && this.does.rests() };
    this.canvas.style.cursor = "grabbing";
  }

  /** End a press: a point that was only pressed stays selected, and the next press is its position.
   * @param {PointerEvent} event */
  up(event) {
    const { placed, pressed } = this;
    const at = positionIn(this.canvas, event);
    if (event.type === "pointerup" && event.pointerId === placed?.id && near(at, placed.at)) {
      const [x, y] = this.picture.pixels(this.from);
      this.does.place(this.away(at[0] - x, at[1] - y));
    } else if (event.pointerId === pressed?.id && !pressed.still) this.drop();
    this.placed = this.pressed = null;
  }

  /** @param {TouchEvent} event */
  touch(event) {
    const taken = event.touches.length === 1
      && this.nearest(positionIn(this.canvas, event.touches[0]), NEAR.touch) !== null;
    if (taken) event.preventDefault(); // otherwise the page would scroll
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.pressed === null) {
      const hovers = event.pointerType === "mouse" && !event.buttons;
      if (hovers)
        this.canvas.style.cursor = this.nearest(positionIn(this.canvas, event), NEAR.mouse) === null
          ? ""
          : "grab";
      return;
    }
    if (event.pointerId !== this.pressed.id) return;
    event.stopImmediatePropagation();
    const at = positionIn(this.canvas, event);
    if (this.pressed.still && near(at, this.pressed.at)) return;
    this.pressed.still = false;
    this.target = this.away(at[0] - this.pressed.at[0], at[1] - this.pressed.at[1]);
    this.does.lead(this.target);
  }

  /** Return a position by its distance from where the point was selected. @param {number} x @param {number} y pixels */
  away(x, y) {
    const shift = this.picture.shift(x, y);
    return this.from.map((value, axis) => value + shift[axis]);
  }

  /** Select, move or release a point by a key; return whether the key had a meaning. @param {string} key */
  press(key) {
    if (key === "g") return this.takeNext();
    if (key === "Escape") {
      const held = this.point !== null;
      this.drop();
      return held;
    }
    return Object.hasOwn(ARROWS, key) && this.stride(ARROWS[key][0], ARROWS[key][1]);
  }

  takeNext() {
    const { free } = this.does.points();
    const next = free.findIndex((is, k) => is && k > (this.point ?? -1));
    this.drop();
    if (next >= 0) this.take(next);
    return true;
  }

  /** @param {number} x @param {number} y */
  stride(x, y) {
    if (this.point === null || this.pressed) return false;
    const shift = this.picture.shift(x, y);
    const long = Math.hypot(...shift);
    this.target = this.target.map((value, axis) => value + (STRIDE * this.picture.size * shift[axis]) / long);
    this.does.lead(this.target);
    return true;
  }
}
