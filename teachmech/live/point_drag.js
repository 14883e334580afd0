// Selects, drags and releases a point of a picture, by mouse, finger or keys.

import { positionIn } from "../animation/dom.js";
import { ARROWS } from "../animation/gestures.js";

/** @import { Picture } from "../animation/picture.js" */

/** @type {Record<string, number>} */
const NEAR = { mouse: 22, pen: 26, touch: 36 }; // pixels from a point at which it is selected
const STRIDE = 0.02; // distance by which an arrow key moves a point, relative to the picture

/** The dragging of points on a canvas. */
export class PointDrag {
  /** @param {HTMLCanvasElement} canvas @param {Picture} picture @param {object} does
   * @param {() => { positions: number[][], free: boolean[] }} does.points their places, and which can move
   * @param {(point: number, target: number[]) => void} does.grab
   * @param {(target: number[]) => void} does.lead @param {() => void} does.release
   * @param {AbortSignal} signal */
  constructor(canvas, picture, does, signal) {
    this.canvas = canvas;
    this.picture = picture;
    this.does = does;
    this.point = /** @type {number | null} */ (null); // the point that is held
    this.from = /** @type {number[]} */ ([]); // its position when it was selected
    this.target = /** @type {number[]} */ ([]);
    /** @type {{ id: number, at: number[] } | null} */
    this.pressed = null; // the pointer and the position of its press
    const how = { signal, capture: true, passive: false };
    canvas.addEventListener("pointerdown", (event) => this.down(event), how);
    canvas.addEventListener("touchstart", (event) => this.touch(event), how);
    canvas.addEventListener("pointermove", (event) => this.move(event), how);
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      canvas.addEventListener(kind, ({ pointerId }) => pointerId === this.pressed?.id && this.drop(), how);
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
    const found = this.nearest(positionIn(this.canvas, event), NEAR[event.pointerType] ?? NEAR.mouse);
    if (found === null) return;
    event.stopImmediatePropagation(); // otherwise the picture would be shifted
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.focus({ preventScroll: true });
    this.take(found);
    this.pressed = { id: event.pointerId, at: positionIn(this.canvas, event) };
    this.canvas.style.cursor = "grabbing";
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
    const [x, y] = positionIn(this.canvas, event);
    const shift = this.picture.shift(x - this.pressed.at[0], y - this.pressed.at[1]);
    this.target = this.from.map((value, axis) => value + shift[axis]);
    this.does.lead(this.target);
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
