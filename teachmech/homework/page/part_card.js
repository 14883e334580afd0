// The card of one part: its question, fields, result and hints.

import { content, make } from "../../animation/dom.js";
import { Form } from "../../widgets/form.js";
import { isMissing } from "./answer_texts.js";
import { check } from "./checker.js";
import { answerOf, fieldsOf, labelsOf, textsOf } from "./typed_answers.js";

/** @import { Model } from "../../animation/types.js" */
/** @import { Card, Checks, FormTraits } from "../../widgets/types.js" */
/** @import { Opened, Report } from "./checker.js" */
/** @import { KeptAnswers } from "./kept_answers.js" */
/** @import { Answer, ExerciseData, PartData, Texts } from "./page_types.js" */

/** One part; its form sends typed texts and presses to it, as it does to a kernel in a notebook. */
export class PartCard {
  /** @param {PartData} part @param {ExerciseData} data @param {Promise<Opened>} opened @param {KeptAnswers} kept
   * @param {() => void} changed called when answers or marks may have changed */
  constructor(part, data, opened, kept, changed) {
    this.part = part;
    this.data = data;
    this.opened = opened;
    this.kept = kept;
    this.changed = changed;
    this.el = make("div", {});
    this.shaped = kept.of(part.name).answer; // the answer that determines the number of fields
    this.texts = textsOf(part, this.shaped);
    this.traits = /** @type {FormTraits} */ ({ card: this.card(), result: {}, waiting: {} });
    this.form = new Form(this.model(), this.el);
    this.forget();
  }

  /** The answer that is typed now. @returns {Answer} */
  get answer() {
    return answerOf(this.part, this.shaped, this.texts);
  }

  get isStale() {
    return this.checked !== null && this.checked !== JSON.stringify(this.answer);
  }

  /** Return the card with the fields for the answer that is kept. @returns {Card} */
  card() {
    const { part, kept } = this;
    this.shaped = kept.of(part.name).answer;
    this.texts = textsOf(part, this.shaped);
    const touch = matchMedia("(pointer: coarse)").matches;
    const fields = fieldsOf(part, this.shaped, this.texts).map((field) =>
      touch ? { ...field, label: field.label.split("; Ctrl+Enter")[0] } : field
    );
    const check = { id: "check", label: this.data.feedback ? "Check" : "Read", primary: true };
    const hint = part.hints.length ? [{ id: "hint", label: "Hint" }] : [];
    return { serial: 1, title: part.title, intro: part.ask, before: part.example, feedback: true,
      groups: [{ columns: part.columns, fields }], buttons: [check, ...hint] };
  }

  /** Return the model by which the form reads the card and sends messages. @returns {Model<FormTraits, Checks>} */
  model() {
    const { traits } = this;
    return { get: (name) => traits[name], set: (name, value) => (traits[name] = value),
      save_changes: () => {}, on: () => {}, off: () => {},
      send: (message) => this.hear(/** @type {any} */ (message)) };
  }

  /** @param {{ type: string, name: string, value: string, button: string, values: Texts }} message */
  async hear({ type, name, value, button, values }) {
    if (type === "typed") this.type({ [name]: value });
    if (type !== "press") return;
    if (Object.entries(values).some(([field, text]) => this.texts[field] !== text)) this.type(values);
    if (button === "check") await this.check(true);
    else this.hint();
    this.form.reveal();
  }

  /** Keep texts while they are typed. @param {Texts} values */
  type(values) {
    Object.assign(this.texts, values);
    this.kept.change(this.part.name, { answer: this.answer });
    this.show();
    this.changed();
  }

  hint() {
    const { name, hints } = this.part;
    this.kept.change(name, { hints: Math.min(hints.length, this.kept.of(name).hints + 1) });
    this.show();
    this.changed();
  }

  /** Check the answer; an attempt counts when its result exists. @param {boolean} counted */
  async check(counted) {
    const { name } = this.part;
    const { answer } = this;
    this.wait("checking the answer");
    const result = await checked(this.opened, name, answer);
    if (counted && !isMissing(answer)) {
      this.kept.change(name, { answer, attempts: this.kept.of(name).attempts + 1 });
    }
    this.result = result;
    this.checked = JSON.stringify(answer);
    this.wait("");
    this.show();
    this.changed();
  }

  /** Check the answer again if it was checked before the page was loaded. */
  async checkAgain() {
    if (this.kept.of(this.part.name).attempts && !isMissing(this.answer)) await this.check(false);
  }

  /** Forget the result, and show the hints that were taken. */
  forget() {
    this.result = /** @type {Report | null} */ (null);
    this.checked = /** @type {string | null} */ (null);
    this.show();
  }

  /** Show the answer that is kept, which another file or tab has changed. */
  follow() {
    const { answer } = this.kept.of(this.part.name);
    if (JSON.stringify(answer) === JSON.stringify(this.answer)) return this.show();
    this.traits.card = this.card();
    this.form.draw();
    this.forget();
  }

  // --- what is shown ----------------------------------------------------------------------------

  /** @param {string} text */
  wait(text) {
    this.traits.waiting = { text };
    this.form.wait();
    this.form.hear({ type: "checks", checks: {} }); // the press was heard
  }

  show() {
    const { hints, name } = this.part;
    const taken = Math.min(this.kept.of(name).hints, hints.length);
    const { hint } = this.form.buttons;
    if (hint) {
      hint.textContent = taken < hints.length ? `Hint ${taken + 1} of ${hints.length}` : "No more hints";
      hint.disabled = taken === hints.length;
    }
    const shown = hints.slice(0, taken).map((text, k) =>
      make("div", { class: "tm-hint" }, make("b", {}, `Hint ${k + 1} of ${hints.length}`), content(text))
    );
    renew(this.form.feedback, [...this.report(), ...shown]);
    this.form.el.removeAttribute("aria-busy");
    this.markFields();
    this.form.reach();
  }

  /** Mark the field that cannot be read; all of them if the error names none. */
  markFields() {
    const error = this.isStale ? null : this.result?.error;
    const labels = labelsOf(this.part, this.shaped);
    const named = Object.keys(labels).filter((name) => error?.where.startsWith(labels[name]));
    for (const [name, inputs] of Object.entries(this.form.inputs)) {
      const wrong = Boolean(error) && (!named.length || named.includes(name));
      for (const input of inputs) input.setAttribute("aria-invalid", String(wrong));
    }
  }

  /** Return the result of the last check. @returns {Node[]} */
  report() {
    const { result } = this;
    if (!result) return [make("p", { class: "tm-quiet" }, "Not checked yet.")];
    const { status } = result;
    const [sign, colour] = this.data.signs[status] ?? this.data.signs.unmarked;
    const box = make("div", { class: `tm-result${this.isStale ? " tm-stale" : ""}` });
    box.style.setProperty("--mark", colour);
    const score = this.data.feedback && status !== "saved" ? `: ${scoreOf(result, this.part.marks)}` : "";
    box.append(
      make("p", {}, make("span", { class: "tm-sign", "aria-hidden": "true" }, sign), " ",
        make("b", {}, status), score),
    );
    box.append(...(result.error ? errorOf(result.error) : wordsOf(result)));
    const count = this.kept.of(this.part.name).attempts;
    const times = count ? `Checked ${count === 1 ? "once" : `${count} times`}.` : "";
    const stale = this.isStale ? " This is the result for your answer before the last change." : "";
    return [box, make("p", { class: "tm-quiet" }, times + stale)];
  }
}

/** @param {Promise<Opened>} opened @param {string} name @param {Answer} answer @returns {Promise<Report>} */
async function checked(opened, name, answer) {
  await new Promise((done) => setTimeout(done)); // so that the page shows what it waits for
  try {
    return check(await opened, name, answer);
  } catch (error) { // a message, and the error in the console
    console.error(error);
    const what = "This answer could not be checked; write it in another form.";
    const blank = { marks: 0, of: 0, words: "", mistake: "", title: "", says: "", read: [] };
    return { ...blank, status: "unreadable", error: { what, where: "", hint: "", line: what, caret: "" } };
  }
}

/** @param {Report} result @param {number} marks */
const scoreOf = (result, marks) => `${result.error ? 0 : result.marks} of ${counted(marks, "mark")}`;

/** @param {Report} result */
function wordsOf({ words, title, says, read }) {
  const lines = [];
  const shown = read.flatMap((text) => [", ", make("code", {}, text)]).slice(1);
  if (shown.length) lines.push(make("p", {}, "Read as ", ...shown));
  if (words) lines.push(make("p", {}, words));
  if (says) lines.push(make("p", {}, ...(title ? [make("b", {}, `${title}: `)] : []), says));
  return lines;
}

/** @param {NonNullable<Report["error"]>} error */
function errorOf({ line, caret }) {
  const caretLine = caret ? [make("pre", { "aria-hidden": "true", tabindex: "-1" }, caret)] : [];
  return [make("p", {}, line), ...caretLine];
}

/** Replace what an element shows if it differs, so that a screen reader reads changes only.
 * @param {Element} el @param {Node[]} nodes */
export function renew(el, nodes) {
  const fresh = el.cloneNode(false);
  for (const node of nodes) fresh.appendChild(node);
  if (!fresh.isEqualNode(el)) el.replaceChildren(...fresh.childNodes);
}

/** Return a number with its noun. @param {number} count @param {string} noun */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
