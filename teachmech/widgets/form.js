// A card: a bar of steps, fields with feedback, and buttons.
//
// The kernel describes the card (teachmech/widgets/form.py) and checks every text. This module handles
// typing, keys and the focus. A pressed button sends all texts, so that no text is outdated.

import { content, make, observe, uniqueId } from "../animation/dom.js";

/** @import { Model, Widget } from "../animation/types.js" */
/** @import { Card, Checks, DialogStep, Feedback, Field, FormTraits, Group } from "./types.js" */

const MAX_BYTES = 2_000_000; // largest size of a problem file

const DELAY = 120; // milliseconds after a key, until the text is sent to the kernel

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Input */

/** A card of a dialog: its fields, and the feedback of the kernel. */
export class Form {
  /** @param {Model<FormTraits, Checks>} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.id = uniqueId("tm-form");
    this.inputs = /** @type {Record<string, Input[]>} */ ({});
    this.said = /** @type {Record<string, HTMLElement>} */ ({}); // feedback on the fields
    /** @type {Record<string, number>} */
    this.waiting = {}; // timers of texts that are not sent yet
    this.buttons = /** @type {Record<string, HTMLButtonElement>} */ ({});
    this.feedback = make("div", { class: "tm-feedback", role: "status" });
    this.picture = make("figure", {});
    this.pressed = false;
    this.awaited = make("span", { role: "status" });
    this.stop = make("button", { type: "button" }, "Stop");
    this.stop.onclick = () => model.send({ type: "stop" });
    el.classList.add("tm-form");
    el.dataset.lmSuppressShortcuts = "true"; // JupyterLab then ignores the keys
    this.ending = new AbortController();
    this.held = new PressGuard(this.ending.signal);
    this.listen();
    this.draw();
  }

  listen() {
    const { el, held, model } = this;
    const { signal } = this.ending;
    el.addEventListener("keydown", (event) => this.key(event), { signal });
    observe(model, "change:card", () => this.draw(), signal);
    observe(model, "change:result", () => held.later(() => this.tell()), signal);
    observe(model, "change:waiting", () => this.wait(), signal);
    observe(model, "msg:custom", (message) => held.later(() => this.hear(message)), signal);
    const sizes = new ResizeObserver(() => this.reach());
    sizes.observe(el);
    signal.addEventListener("abort", () => {
      sizes.disconnect();
      this.forget();
    });
  }

  /** Press the primary button by Enter. @param {KeyboardEvent} event */
  key(event) {
    const { target } = event;
    event.stopPropagation();
    const asks = (target instanceof HTMLInputElement && target.type !== "file")
      || (target instanceof HTMLTextAreaElement && event.ctrlKey);
    if (event.key !== "Enter" || !asks || event.isComposing) return;
    event.preventDefault();
    /** @type {HTMLElement | null} */ (this.el.querySelector(".tm-primary:not([disabled])"))?.click();
  }

  draw() {
    const { el } = this;
    const card = this.model.get("card");
    this.forget();
    this.inputs = {};
    this.said = {};
    this.buttons = {};
    el.removeAttribute("aria-busy");
    el.replaceChildren(...(card.steps ? [this.bar(card.steps)] : []), this.body(card));
    for (const [name, check] of Object.entries(card.checks ?? {})) this.say(name, check);
    this.tell();
    this.wait();
    if (card.focus) this.focus(card.focus);
  }

  forget() {
    Object.values(this.waiting).forEach(clearTimeout);
    this.waiting = {};
  }

  /** @param {string} name */
  focus(name) {
    const { el, inputs } = this;
    // On a phone a focused text field would open the keyboard on every card.
    if (name === "first" && matchMedia("(pointer: coarse)").matches) {
      el.scrollIntoView({ block: "nearest" });
      return;
    }
    const [others] = Object.values(inputs);
    /** @type {HTMLElement | null} */
    const first = inputs[name]?.[0]
      ?? others?.find(isChecked)
      ?? others?.[0]
      ?? el.querySelector(".tm-primary")
      ?? el.querySelector(".tm-buttons button");
    first?.focus({ preventScroll: true });
    if (first instanceof HTMLInputElement && first.type === "text") {
      if (name === "constants") first.setSelectionRange(first.value.length, first.value.length);
      else first.select();
    }
    el.scrollIntoView({ block: "nearest" });
  }

  // --- the parts of a card ----------------------------------------------------------------------

  /** @param {DialogStep[]} steps */
  bar(steps) {
    const list = make("ol", { class: "tm-steps" });
    for (const step of steps) {
      const title = `${step.letter} ${step.title}: ${step.state}`;
      const how = { type: "button", class: `tm-step tm-${step.state.replace(" ", "")}`, disabled: !step.open,
        title, "aria-label": title, "aria-current": step.state === "current" ? "step" : false };
      const letter = make("b", {}, step.state === "done" ? "✓" : step.letter);
      const button = make("button", how, letter, " ", make("span", {}, step.title));
      button.onclick = () => this.press("go", step.letter);
      list.append(make("li", {}, button));
    }
    return make("nav", { "aria-label": "steps" }, list);
  }

  /** @param {Card} card */
  body(card) {
    const kind = `tm-card${card.compact ? " tm-compact" : ""}`;
    const section = make("section", { class: kind, "aria-label": card.title });
    section.append(make("h3", {}, card.title));
    if (card.intro) section.append(make("div", { class: "tm-intro" }, content(card.intro)));
    if (card.message) section.append(make("p", { class: "tm-message", role: "alert" }, card.message));
    if (card.before) section.append(make("div", { class: "tm-text" }, content(card.before)));
    for (const group of card.groups ?? []) section.append(this.fields(group));
    this.picture = make("figure", { class: "tm-start" }, content(card.picture ?? ""));
    if (card.picture !== undefined) {
      section.append(this.picture);
      section.classList.add("tm-pictured");
    }
    section.append(this.row(card.buttons ?? []), this.line());
    this.feedback = make("div", { class: "tm-feedback", role: "status" });
    if (card.feedback) section.append(this.feedback);
    return section;
  }

  /** @param {NonNullable<Card["buttons"]>} buttons */
  row(buttons) {
    const row = make("div", { class: "tm-buttons" });
    for (const { id, label, primary } of buttons) {
      const button = make("button", { type: "button", class: primary ? "tm-primary" : "" }, label);
      button.onclick = () => this.press(id);
      this.buttons[id] = button;
      row.append(button);
    }
    return row;
  }

  // Return the line that shows the work in progress; its height is constant, so that the card does not move.
  line() {
    return make("div", { class: "tm-waiting" }, this.awaited, this.stop);
  }

  /** @param {Group} group */
  fields(group) {
    const box = make("fieldset", { class: group.fields.length > 1 ? "tm-several" : "tm-single" });
    if (group.columns) box.style.setProperty("--columns", String(group.columns));
    if (group.title) box.append(make("legend", {}, group.title));
    for (const field of group.fields) box.append(this.field(field));
    return box;
  }

  /** @param {Field} field */
  field(field) {
    const { name, kind } = field;
    const key = `${this.id}-${name.replaceAll(" ", "-")}`;
    const output = make("div", { id: `${key}-said`, class: "tm-said", role: "status" });
    this.said[name] = output;
    if (kind === "choice") return this.choice(field, key, output);
    if (kind === "check") return this.check(field, key);
    const input = kind === "select"
      ? selectOf(field, key)
      : kind === "file"
      ? fileOf(key)
      : textOf(field, key);
    this.inputs[name] = [input];
    const typed = kind !== "file" && kind !== "select";
    if (input instanceof HTMLInputElement && kind === "file") input.onchange = () => this.read(name, input);
    if (kind === "select") input.onchange = () => this.typed(name, 0);
    if (typed) {
      input.oninput = () => this.typed(name);
      input.onchange = () => name in this.waiting && this.typed(name, 0); // when the focus leaves
    }
    const label = make("label", { for: key, class: "tm-label" }, field.label);
    return make("div", { class: `tm-field${typed && field.wide ? " tm-wide" : ""}` }, label, input, output);
  }

  /** @param {Field} field @param {string} key @param {HTMLElement} output */
  choice({ name, label, options = {}, value }, key, output) {
    this.inputs[name] = Object.keys(options).map((one) => {
      const input = make("input", { type: "radio", name: key, value: one, checked: one === value });
      input.onchange = () => this.typed(name);
      return input;
    });
    const rows = Object.values(options).map((title, k) =>
      make("label", { class: "tm-option" }, this.inputs[name][k], title)
    );
    const how = { role: "radiogroup", "aria-label": label, class: "tm-options-group" };
    const said = make("span", { class: "tm-label" }, label);
    return make("div", { class: "tm-field tm-wide" }, said, make("div", how, ...rows), output);
  }

  /** @param {Field} field @param {string} key */
  check({ name, label, value }, key) {
    const input = make("input", { type: "checkbox", id: key, checked: value === "yes" });
    input.onchange = () => this.typed(name, 0);
    this.inputs[name] = [input];
    return make("label", { class: "tm-check" }, input, label);
  }

  // --- messages to the kernel ---------------------------------------------------------------------

  /** @param {string} name */
  value(name) {
    const [first] = this.inputs[name];
    if (first.type === "file") return "";
    if (first.type === "checkbox") return isChecked(first) ? "yes" : "no";
    if (first.type === "radio") return this.inputs[name].find(isChecked)?.value ?? "";
    return first.value;
  }

  /** @param {string} name */
  typed(name, delay = DELAY) {
    clearTimeout(this.waiting[name]);
    this.waiting[name] = setTimeout(() => {
      delete this.waiting[name];
      this.model.send({ type: "typed", name, value: this.value(name) });
    }, delay);
  }

  /** Send the text of a file to the kernel, as if it were typed.
   * @param {string} name @param {HTMLInputElement} input */
  async read(name, input) {
    const [file] = input.files ?? [];
    if (!file) return;
    const large = { mathml: "", error: "the file is too large", caret: "", suggestions: [], unknown: "",
      note: "" };
    if (file.size > MAX_BYTES) this.say(name, large);
    else this.model.send({ type: "typed", name, value: await file.text() });
  }

  /** @param {string} button @param {string} [step] */
  press(button, step) {
    const { el, inputs, model } = this;
    Object.values(this.waiting).forEach(clearTimeout);
    const values = Object.fromEntries(Object.keys(inputs).map((name) => [name, this.value(name)]));
    el.setAttribute("aria-busy", "true"); // until the kernel answers
    this.pressed = true; // until its feedback is in sight
    model.send({ type: "press", button, step, values, serial: model.get("card").serial });
  }

  // Let keys scroll wide formulas and tables; the others get tabindex -1, so that Tab skips them.
  reach() {
    for (const box of this.el.querySelectorAll(".tm-formula, .tm-scroll")) {
      const wide = box.scrollWidth > box.clientWidth;
      box.setAttribute("tabindex", wide ? "0" : "-1");
      if (wide) {
        box.setAttribute("role", "region");
        box.setAttribute("aria-label", `${box.textContent.slice(0, 60)}, wider than its place`);
      } else for (const name of ["role", "aria-label"]) box.removeAttribute(name);
    }
  }

  /** @param {string} name @param {Feedback} check */
  say(name, check) {
    const output = this.said[name];
    // the text has changed
    if (!output || (check.value !== undefined && check.value !== this.value(name))) return;
    const wrong = Boolean(check.error);
    for (const input of this.inputs[name]) input.setAttribute("aria-invalid", String(wrong));
    output.classList.toggle("tm-wrong", wrong);
    output.replaceChildren();
    if (check.mathml) output.append(make("div", { class: "tm-formula" }, content(check.mathml)));
    if (check.caret) output.append(make("pre", { "aria-hidden": "true", tabindex: "-1" }, check.caret));
    if (wrong) output.append(make("span", {}, check.error));
    output.append(...check.suggestions.map((text) => this.suggestion(name, text)));
    if (check.unknown) {
      const words = `Make ${check.unknown} a named constant`;
      const constant = make("button", { type: "button", class: "tm-suggestion tm-constant" }, words);
      constant.onclick = () => this.press("constant", check.unknown);
      output.append(constant);
    }
    if (check.note) output.append(make("span", { class: "tm-note" }, check.note));
    this.reach();
  }

  /** Return a button that writes a suggestion into its field. @param {string} name @param {string} text */
  suggestion(name, text) {
    const words = `Use${text.includes("\n") ? "\n" : "  "}${text}`;
    const button = make("button", { type: "button", class: "tm-suggestion" }, words);
    button.onclick = () => {
      const [input] = this.inputs[name];
      input.value = text;
      input.focus();
      this.typed(name, 0);
    };
    return button;
  }

  tell() {
    const result = this.model.get("result");
    this.feedback.replaceChildren(content(result.feedback ?? ""));
    if (this.pressed) this.reveal();
    this.pressed = false;
    this.reach();
    for (const [name, state] of Object.entries(result.buttons ?? {})) {
      if (!this.buttons[name]) continue;
      this.buttons[name].textContent = state.label;
      this.buttons[name].disabled = state.disabled;
    }
  }

  /** Scroll to the feedback on a press, if it is out of sight. */
  reveal() {
    this.feedback.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  wait() {
    const { text = "", stop = false } = this.model.get("waiting");
    this.awaited.textContent = text;
    this.awaited.title = text;
    this.stop.hidden = !stop;
  }

  /** @param {Checks} message */
  hear(message) {
    if (message.type === "picture") this.picture.replaceChildren(content(message.picture ?? ""));
    if (message.type !== "checks") return;
    this.el.removeAttribute("aria-busy");
    for (const [name, check] of Object.entries(message.checks)) this.say(name, check);
    if (message.focus) this.focus(message.focus);
  }
}

/** Delays changes while a button is pressed, so that it does not move away under the pointer. */
class PressGuard {
  /** @param {AbortSignal} signal */
  constructor(signal) {
    // actions that wait for the release of the button
    this.actions = /** @type {(() => void)[] | null} */ (null);
    const hold = () => {
      this.actions ??= [];
    };
    const release = () => setTimeout(() => this.release());
    const how = { capture: true, signal };
    window.addEventListener("pointerdown", hold, how);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, release, how);
  }

  release() {
    /** @type {(() => void)[]} */
    const actions = this.actions ?? [];
    this.actions = null;
    for (const action of actions) action();
  }

  /** @param {() => void} action */
  later(action) {
    if (this.actions) this.actions.push(action);
    else action();
  }
}

/** @param {Input} input */
const isChecked = (input) => input instanceof HTMLInputElement && input.checked;

/** @param {Field} field @param {string} id */
function selectOf({ options = {} }, id) {
  const rows = Object.entries(options).map(([value, title]) => make("option", { value }, title));
  return make("select", { id }, ...rows);
}

/** @param {string} id */
const fileOf = (id) => make("input", { type: "file", id, accept: ".yaml,.yml" });

/** @param {Field} field @param {string} id */
function textOf({ kind, rows, value }, id) {
  const lines = kind === "lines";
  const input = make(lines ? "textarea" : "input", { type: lines ? false : "text", rows: lines ? rows : false,
    id, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": `${id}-said` });
  input.value = value;
  return input;
}

export default { render(/** @type {Widget<FormTraits, Checks>} */ { model, el }) {
  const form = new Form(model, el);
  return () => form.ending.abort();
} };
