// One card: a bar of steps, a few fields with what is said of each, and buttons.
//
// The kernel describes the card (teachmech/widgets/form.py) and judges every text; here is only
// what must be quick: typing, the keyboard, the focus. A press of a button carries all the texts,
// so that nothing typed is ever behind.

import { content, make, observe, uniqueId } from "../animation/dom.js";

/**
 * All that a card shows. Of what is HTML only what `content` knows.
 *
 * @typedef {object} Card
 * @property {number} serial by which the kernel knows a press on a card that is no longer shown
 * @property {string} title
 * @property {Step[]} [steps] the bar above the card
 * @property {string} [intro] HTML
 * @property {string} [message] read at once by a screen reader
 * @property {string} [before] HTML below the intro and above the fields
 * @property {{title?: string, columns?: number, fields: Field[]}[]} [groups]
 * @property {Object<string, Said>} [checks] what is said of the fields, by name
 * @property {{id: string, label: string, primary?: boolean}[]} [buttons]
 * @property {boolean} [feedback] whether there is a place below the buttons for the model's result
 * @property {boolean} [compact] whether title and buttons stand in one line
 * @property {string} [focus] name of the field that gets the focus, "first", or nothing
 *
 * Beside the card, ``waiting`` says what is waited for, and whether that can be stopped.
 *
 * @typedef {{letter: string, title: string, state: "done" | "current" | "to do", open: boolean}} Step
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} value of a check "yes" or "no"
 * @property {"text" | "lines" | "choice" | "check" | "select" | "file"} kind
 * @property {Object<string, string>} [options] of a choice and a select: titles by value
 * @property {boolean} [wide]
 * @property {number} [rows] of lines
 *
 * @typedef {object} Said what is said of a text; empty where there is nothing to say
 * @property {string} mathml
 * @property {string} error
 * @property {string} caret
 * @property {string[]} suggestions the whole text mended, in each way that is likely
 * @property {string} unknown a name that a button offers to make a named constant; empty for none
 * @property {string} note
 * @property {string} [value] the text that it is said of; another one was typed since if it differs
 */

const MAX_BYTES = 2_000_000; // larger files describe no problem

export default {
  render({ model, el }) {
    const id = uniqueId("tm-form");
    let inputs = {};
    let said = {};
    let waiting = {};
    let buttons = {};
    let feedback = null;
    let line = null;
    el.classList.add("tm-form");
    el.dataset.lmSuppressShortcuts = "true"; // JupyterLab leaves the keys to us

    function draw() {
      /** @type {Card} */
      const card = model.get("card");
      inputs = {};
      said = {};
      buttons = {};
      Object.values(waiting).forEach(clearTimeout);
      waiting = {};
      el.removeAttribute("aria-busy");
      el.replaceChildren(...(card.steps ? [bar(card.steps)] : []), body(card));
      for (const [name, check] of Object.entries(card.checks ?? {})) say(name, check);
      tell();
      wait();
      if (card.focus) focus(card.focus);
    }

    function focus(name) {
      // On a phone a text field with the focus would bring up the keyboard on every card.
      if (name === "first" && matchMedia("(pointer: coarse)").matches) {
        el.scrollIntoView({ block: "nearest" });
        return;
      }
      const first =
        inputs[name]?.[0] ??
        Object.values(inputs)[0]?.find((i) => i.checked) ??
        Object.values(inputs)[0]?.[0] ??
        el.querySelector(".tm-primary") ??
        el.querySelector(".tm-buttons button");
      first?.focus({ preventScroll: true });
      if (first?.type === "text") {
        if (name === "constants") first.setSelectionRange(first.value.length, first.value.length);
        else first.select();
      }
      el.scrollIntoView({ block: "nearest" });
    }

    // --- the parts of a card ----------------------------------------------------------------

    function bar(steps) {
      const list = make("ol", { class: "tm-steps" });
      for (const step of steps) {
        const title = `${step.letter} ${step.title}: ${step.state}`;
        const button = make(
          "button",
          {
            type: "button",
            class: `tm-step tm-${step.state.replace(" ", "")}`,
            disabled: !step.open,
            title,
            "aria-label": title,
            "aria-current": step.state === "current" ? "step" : false,
          },
          make("b", {}, step.state === "done" ? "✓" : step.letter),
          " ",
          make("span", {}, step.title),
        );
        button.onclick = () => press("go", step.letter);
        list.append(make("li", {}, button));
      }
      return make("nav", { "aria-label": "steps" }, list);
    }

    function body(card) {
      const section = make("section", {
        class: `tm-card${card.compact ? " tm-compact" : ""}`,
        "aria-label": card.title,
      });
      section.append(make("h3", {}, card.title));
      if (card.intro) section.append(make("div", { class: "tm-intro" }, content(card.intro)));
      if (card.message) section.append(make("p", { class: "tm-message", role: "alert" }, card.message));
      if (card.before) section.append(make("div", { class: "tm-text" }, content(card.before)));
      for (const group of card.groups ?? []) section.append(fields(group));
      const row = make("div", { class: "tm-buttons" });
      for (const b of card.buttons ?? []) {
        const button = make("button", { type: "button", class: b.primary ? "tm-primary" : "" }, b.label);
        button.onclick = () => press(b.id);
        buttons[b.id] = button;
        row.append(button);
      }
      section.append(row);
      line = { text: make("span", { role: "status" }), stop: make("button", { type: "button" }, "Stop") };
      line.stop.onclick = () => model.send({ type: "stop" });
      section.append(make("div", { class: "tm-waiting" }, line.text, line.stop));
      feedback = make("div", { class: "tm-feedback", role: "status" });
      if (card.feedback) section.append(feedback);
      return section;
    }

    function fields(group) {
      const box = make("fieldset", { class: group.fields.length > 1 ? "tm-several" : "tm-single" });
      if (group.columns) box.style.setProperty("--columns", group.columns);
      if (group.title) box.append(make("legend", {}, group.title));
      for (const field of group.fields) box.append(one(field));
      return box;
    }

    function one(field) {
      const key = `${id}-${field.name.replaceAll(" ", "-")}`;
      const output = (said[field.name] = make("div", {
        id: `${key}-said`,
        class: "tm-said",
        role: "status",
      }));
      if (field.kind === "choice") {
        const options = Object.entries(field.options).map(([value, title]) => {
          const input = make("input", { type: "radio", name: key, value, checked: value === field.value });
          input.onchange = () => typed(field.name);
          (inputs[field.name] ??= []).push(input);
          return make("label", { class: "tm-option" }, input, title);
        });
        const group = make(
          "div",
          { role: "radiogroup", "aria-label": field.label, class: "tm-options-group" },
          ...options,
        );
        return make(
          "div",
          { class: "tm-field tm-wide" },
          make("span", { class: "tm-label" }, field.label),
          group,
          output,
        );
      }
      if (field.kind === "check") {
        const input = make("input", { type: "checkbox", id: key, checked: field.value === "yes" });
        input.onchange = () => typed(field.name, 0);
        inputs[field.name] = [input];
        return make("label", { class: "tm-check" }, input, field.label);
      }
      if (field.kind === "select" || field.kind === "file") {
        const input =
          field.kind === "select"
            ? make(
                "select",
                { id: key },
                ...Object.entries(field.options).map(([value, title]) => make("option", { value }, title)),
              )
            : make("input", { type: "file", id: key, accept: ".yaml,.yml" });
        if (field.kind === "file") input.onchange = () => read(field.name, input);
        inputs[field.name] = [input];
        return make(
          "div",
          { class: "tm-field" },
          make("label", { for: key, class: "tm-label" }, field.label),
          input,
          output,
        );
      }
      const lines = field.kind === "lines";
      const input = make(lines ? "textarea" : "input", {
        type: lines ? false : "text",
        rows: lines ? field.rows : false,
        id: key,
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        "aria-describedby": `${key}-said`,
      });
      input.value = field.value;
      input.oninput = () => typed(field.name);
      input.onchange = () => field.name in waiting && typed(field.name, 0); // the focus leaves
      inputs[field.name] = [input];
      return make(
        "div",
        { class: `tm-field${field.wide ? " tm-wide" : ""}` },
        make("label", { for: key, class: "tm-label" }, field.label),
        input,
        output,
      );
    }

    // --- talk with the kernel ---------------------------------------------------------------

    function value(name) {
      const [first] = inputs[name];
      if (first.type === "file") return "";
      if (first.type === "checkbox") return first.checked ? "yes" : "no";
      if (first.type === "radio") return inputs[name].find((i) => i.checked)?.value ?? "";
      return first.value;
    }

    function typed(name, delay = 120) {
      clearTimeout(waiting[name]);
      waiting[name] = setTimeout(() => {
        delete waiting[name];
        model.send({ type: "typed", name, value: value(name) });
      }, delay);
    }

    /** The text of a file goes to the kernel as if it was typed. */
    async function read(name, input) {
      const [file] = input.files;
      if (!file) return;
      if (file.size > MAX_BYTES)
        say(name, { mathml: "", error: "the file is too large", caret: "", suggestions: [], note: "" });
      else model.send({ type: "typed", name, value: await file.text() });
    }

    function press(button, step) {
      Object.values(waiting).forEach(clearTimeout);
      const values = Object.fromEntries(Object.keys(inputs).map((name) => [name, value(name)]));
      el.setAttribute("aria-busy", "true"); // until the kernel answers
      model.send({ type: "press", button, step, values, serial: model.get("card").serial });
    }

    /** What is wider than its place can be scrolled by keys; without tabindex -1 anything else would take a Tab, too. */
    function reach() {
      for (const box of el.querySelectorAll(".tm-formula, .tm-scroll")) {
        const wide = box.scrollWidth > box.clientWidth;
        box.setAttribute("tabindex", wide ? "0" : "-1");
        if (wide) {
          box.setAttribute("role", "region");
          box.setAttribute("aria-label", `${box.textContent.slice(0, 60)}, wider than its place`);
        } else for (const name of ["role", "aria-label"]) box.removeAttribute(name);
      }
    }

    function say(name, check) {
      const output = said[name];
      if (!output || (check.value !== undefined && check.value !== value(name))) return; // typed on since
      const wrong = Boolean(check.error);
      inputs[name].forEach((input) => input.setAttribute("aria-invalid", String(wrong)));
      output.classList.toggle("tm-wrong", wrong);
      output.replaceChildren();
      if (check.mathml) output.append(make("div", { class: "tm-formula" }, content(check.mathml)));
      if (check.caret) output.append(make("pre", { "aria-hidden": "true", tabindex: "-1" }, check.caret));
      if (wrong) output.append(make("span", {}, check.error));
      for (const suggestion of check.suggestions) {
        const mend = make(
          "button",
          { type: "button", class: "tm-mend" },
          `Use${suggestion.includes("\n") ? "\n" : "  "}${suggestion}`,
        );
        mend.onclick = () => {
          inputs[name][0].value = suggestion;
          inputs[name][0].focus();
          typed(name, 0);
        };
        output.append(mend);
      }
      if (check.unknown) {
        const constant = make(
          "button",
          { type: "button", class: "tm-mend tm-constant" },
          `Make ${check.unknown} a named constant`,
        );
        constant.onclick = () => press("constant", check.unknown);
        output.append(constant);
      }
      if (check.note) output.append(make("span", { class: "tm-note" }, check.note));
      reach();
    }

    function tell() {
      const result = model.get("result");
      feedback.replaceChildren(content(result.feedback ?? ""));
      reach();
      for (const [name, state] of Object.entries(result.buttons ?? {})) {
        if (!buttons[name]) continue;
        buttons[name].textContent = state.label;
        buttons[name].disabled = state.disabled;
      }
    }

    /** What is waited for; its line is there always, so that nothing jumps. */
    function wait() {
      const { text = "", stop = false } = model.get("waiting");
      line.text.textContent = text;
      line.text.title = text;
      line.stop.hidden = !stop;
    }

    // Nothing moves while a button is held down, or it would move away under the pointer.
    let held = null;
    const hold = () => {
      held ??= [];
    };
    const release = () =>
      setTimeout(() => {
        const actions = held ?? [];
        held = null;
        actions.forEach((action) => action());
      });
    const later = (action) => (held ? held.push(action) : action());
    const pointer = { pointerdown: hold, pointerup: release, pointercancel: release };
    const ending = new AbortController();
    const { signal } = ending;
    for (const [name, act] of Object.entries(pointer))
      window.addEventListener(name, act, { capture: true, signal });

    function hear(message) {
      if (message.type !== "checks") return;
      el.removeAttribute("aria-busy");
      for (const [name, check] of Object.entries(message.checks)) say(name, check);
      if (message.focus) focus(message.focus);
    }

    el.addEventListener(
      "keydown",
      (event) => {
        event.stopPropagation();
        const asks =
          (event.target.tagName === "INPUT" && event.target.type !== "file") ||
          (event.target.tagName === "TEXTAREA" && event.ctrlKey);
        if (event.key !== "Enter" || !asks || event.isComposing) return;
        event.preventDefault();
        el.querySelector(".tm-primary:not([disabled])")?.click();
      },
      { signal },
    );
    observe(model, "change:card", draw, signal);
    observe(model, "change:result", () => later(tell), signal);
    observe(model, "change:waiting", wait, signal);
    observe(model, "msg:custom", (message) => later(() => hear(message)), signal);
    draw();
    const sizes = new ResizeObserver(reach);
    sizes.observe(el);
    return () => {
      sizes.disconnect();
      Object.values(waiting).forEach(clearTimeout);
      ending.abort();
    };
  },
};
