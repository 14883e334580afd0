// The viewer of player, live picture and drawing board: it draws over time, and handles keys and sizes.

import { fullScreen } from "./buttons.js";
import { changeViewByKey, gestures } from "./gestures.js";

/** @import { Picture } from "./picture.js" */
/** @import { Controls, ViewerActions } from "./types.js" */

/** A picture that is drawn when something changes or moves, until the viewer is disposed. */
export class Viewer {
  /** @param {HTMLElement} el @param {Controls} dom @param {Picture} picture @param {ViewerActions} does */
  constructor(el, dom, picture, does) {
    this.el = el;
    this.dom = dom;
    this.picture = picture;
    this.does = does;
    this.dirty = true;
    this.request = 0;
    this.was = false; // true if the element was in the document
    this.last = /** @type {number | null} */ (null);
    this.ending = new AbortController();
    const { signal } = this;
    this.tick = this.tick.bind(this);
    el.addEventListener("keydown", (event) => this.press(event), { signal });
    gestures(dom.canvas, picture, () => this.renew());
    fullScreen(dom.full, el, signal);
    dom.fit.onclick = () => {
      picture.fit();
      this.renew();
    };
    const resized = new ResizeObserver(() => {
      this.renew();
      does.resized?.();
    });
    resized.observe(dom.canvas);
    const themed = new MutationObserver(() => this.renew()); // light or dark
    for (const one of [document.documentElement, document.body]) {
      themed.observe(one, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
    }
    signal.addEventListener("abort", () => {
      cancelAnimationFrame(this.request);
      resized.disconnect();
      themed.disconnect();
    });
  }

  /** Aborted when the viewer is disposed. */
  get signal() {
    return this.ending.signal;
  }

  /** Draw in the next animation frame. */
  renew() {
    this.dirty = true;
    this.go();
  }

  /** Draw immediately. */
  draw() {
    this.dirty = false;
    this.does.draw();
  }

  /** Advance from the next animation frame on. */
  go() {
    if (!this.request && !this.signal.aborted) this.request = requestAnimationFrame(this.tick);
  }

  /** @param {number} now */
  tick(now) {
    this.request = 0;
    if (!this.el.isConnected) {
      this.last = null;
      if (this.was) this.does.away(); // the cell was run again
      return;
    }
    this.was = true;
    if (document.hidden) {
      this.last = null;
      return this.go();
    }
    const passed = this.last === null ? 0 : (now - this.last) / 1000;
    const more = this.does.advance(passed, now);
    if (this.dirty) this.draw();
    this.last = more ? now : null;
    if (more) this.go();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { altKey, shiftKey: shift } = event;
    const target = /** @type {Element} */ (event.target);
    const onPicture = target === this.dom.canvas;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const control = event.ctrlKey || event.metaKey;
    const plain = !control && !altKey;
    const typed = target.matches("input, select, textarea");
    const looked = plain && this.does.looks && this.look(event, key, onPicture, typed);
    if (!looked && !this.does.press({ key, shift, control, plain, onPicture, typed, target })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Change the view or fill the screen by a key; return whether it had that meaning.
   * @param {KeyboardEvent} event @param {string} key @param {boolean} onPicture @param {boolean} typed */
  look(event, key, onPicture, typed) {
    if (onPicture && changeViewByKey(event, this.picture)) this.renew();
    else if (key === "f" && !typed) this.dom.full.click();
    else return false;
    return true;
  }

  /** Connect the checkboxes with the parts of the picture. */
  offer() {
    for (const [key, box] of Object.entries(this.dom.boxes ?? {})) {
      box.checked = this.picture.show[key];
      box.onchange = () => {
        this.picture.show[key] = box.checked;
        this.picture.look({});
        this.renew();
      };
    }
  }

  /** Hide choices that do not apply to the shown motions.
   * @param {boolean} ghost @param {boolean} two */
  offerOnly(ghost, two) {
    const { boxes, legend } = this.dom;
    boxes?.last.closest("label")?.toggleAttribute("hidden", !ghost);
    boxes?.follow.closest("label")?.toggleAttribute("hidden", !this.picture.roams);
    legend?.toggleAttribute("hidden", !two);
  }

  dispose() {
    this.ending.abort();
  }
}

/** Take the focus; return whether the user accepts motion that starts by itself.
 * @param {HTMLElement} play */
export function focusAndMayPlay(play) {
  play.focus();
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
