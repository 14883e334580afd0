// A lecture on a live page: steps with a text, values and charts, and what is hidden until it is shown.
//
// The steps are those of teachmech/live/lecture.py. Page Down and Page Up, which a presenter sends, go
// forward and back.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";

/** @import { Live } from "./live.js" */
/** @import { LectureStep, Shared } from "./types.js" */

const ADDRESS = /^#step\.(\d{1,3})(?:&|$)/; // the step; values that differ from its own follow
/** @type {("charts" | "picture")[]} */
const PARTS = ["charts", "picture"];

/** The bar above a live picture, and its present step. */
export class Lecture {
  /** @param {Live} live @param {LectureStep[]} steps */
  constructor(live, steps) {
    this.live = live;
    this.steps = steps;
    this.at = 0;
    this.address = ""; // address of the values with which the step begins
    this.hidden = /** @type {("charts" | "picture")[]} */ ([]);
    this.back = button("◂", "the step before (Page Up)");
    this.next = button("▸", "the next step (Page Down)");
    this.reveal = button("Show", "show what is hidden (Page Down)", "tm-button");
    this.count = make("span", { class: "tm-lecture-count" });
    this.title = make("h2", {});
    this.text = make("p", {});
    this.box = make("section", { class: "tm-lecture", "aria-label": "lecture" },
      make("div", { class: "tm-row" }, this.back, this.count, this.next, this.title, this.reveal),
      make("div", { "aria-live": "polite" }, this.text));
    this.back.onclick = () => this.go(this.at - 1);
    this.next.onclick = () => this.forward();
    this.reveal.onclick = () => this.show();
    document.addEventListener("keydown", (event) => this.press(event), { signal: live.viewer.signal });
  }

  /** Go to the step in an address, or to the first one; return the values that follow in the address, or null.
   * @param {string} hash */
  begin(hash) {
    const [named, number] = hash.match(ADDRESS) ?? ["#", "1"];
    const asked = Number(number) - 1;
    const known = asked in this.steps;
    this.go(known ? asked : 0);
    const values = hash.slice(known ? named.length : 1); // report an unknown step like an unknown value
    return (known && named.endsWith("&")) || values ? values : null;
  }

  /** Return an address of the present step, with the values if they are not those of the step.
   * @param {string} address */
  addressWith(address) {
    const step = `#step.${this.at + 1}`;
    return address === this.address ? step : `${step}&${address.slice(1)}`;
  }

  /** Show what is hidden; otherwise go to the next step. */
  forward() {
    if (this.hidden.length) this.show();
    else this.go(this.at + 1);
  }

  /** Begin a step with its values. @param {number} k */
  go(k) {
    if (!(k >= 0 && k < this.steps.length)) return;
    const { live, steps } = this;
    const step = steps[k];
    this.at = k;
    this.hide(step.hide ?? []);
    this.count.textContent = `${k + 1} of ${steps.length}`;
    this.title.textContent = step.title ?? "";
    this.text.textContent = step.text ?? "";
    this.back.disabled = k === 0;
    this.next.disabled = k === steps.length - 1 && !this.hidden.length;
    if (location.protocol !== "about:") history.replaceState(null, "", `#step.${k + 1}`);
    live.take(step);
    this.address = live.address;
    if (step.play && !this.hidden.length) live.start();
  }

  /** @param {("charts" | "picture")[]} parts */
  hide(parts) {
    this.hidden = parts;
    for (const part of PARTS) this.live.el.classList.toggle(`tm-hidden-${part}`, parts.includes(part));
    this.reveal.hidden = !parts.length;
  }

  show() {
    this.hide([]);
    this.next.disabled = this.at === this.steps.length - 1;
    if (this.steps[this.at].play) this.live.start();
    else this.next.focus();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || (target instanceof Element && target.matches("textarea"))) return;
    if (key === "PageDown") this.forward();
    else if (key === "PageUp") this.go(this.at - 1);
    else return;
    event.preventDefault();
  }
}

/** Return the values of motion B: those of A with what the step states otherwise.
 * @param {LectureStep} step @returns {Shared | null} */
export function secondOf({ values, B }) {
  if (!B) return null;
  return { led: {}, parameters: { ...values.parameters, ...B.parameters },
    start: { ...values.start, ...B.start }, settings: { ...values.settings, ...B.settings } };
}
