// The panels next to the drawing: the values of the selected part, and the text.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { slidingAction, slidingMotor } from "./drives.js";
import { rubbingIn } from "./frictions.js";
import { gearsOf } from "./gears.js";
import { joinable } from "./joining.js";
import { loadActions, loadFields } from "./loads.js";
import { plateIn, setMass } from "./plates.js";
import { renameParameter, renamePoint } from "./renaming.js";
import { limitedIn, stopOf } from "./stops.js";

/** @import { Edits } from "./edits.js" */
/** @import { SpecFile } from "./tree.js" */
/** @import { Selected, Spec } from "./types.js" */

const TYPING = 350; // milliseconds after a key, until the text is read

/** @type {Record<string, string[][]>} */
const LABELS = { Springs: [["stiffness", "N/m"], ["free length", "m"], ["mass", "kg"]],
  Dampers: [["damping", "N s/m"]], Particles: [["mass", "kg"]] };

// The values of a contact: label, unit, keys.
const CONTACT = [["radius", "m", "Radius"], ["radius of the other", "m", "Against", "Radius"], ["length", "m",
  "Length"], ["restitution", "", "restitution"]];

/** A value of the selection: its label, its text, and how another text is written.
 * `renames` if it is the name of a parameter.
 * @typedef {{ label: string, text: string, write: FieldWrite, renames?: boolean }} Field */
// Writes a text, and returns the selection if it has changed.
/** @typedef {(edits: Edits, text: string) => Selected | void} FieldWrite */
/** @typedef {{ act: (action: string) => void }} Actions */
// Both return the error of a text, or null.
/** @typedef {(change: (edits: Edits) => Selected | void) => string | null} Write */
/** @typedef {(text: string) => { message: string, line: number | null } | null} Read */

/** Return the fields of the selection.
 * @returns {Field[]} @param {SpecFile} file @param {Spec} spec @param {Selected|null} selected */
function fieldsOf(file, spec, selected) {
  /** @param {string} label @param {(string | number)[]} path @returns {Field[]} */
  const at = (label, path) =>
    file.hasIn(path)
      ? [{ label, text: String(file.getIn(path)), write: (edits, text) => edits.set(path, text) }]
      : [];
  if (!selected) return [...at("name", ["Title"]), ...at("duration in s", ["ProblemData", "tend"])];
  const inSI = (/** @type {string[]} */ [words, unit]) => (spec.si && unit ? `${words} in ${unit}` : words);
  const { kind, name } = selected;
  const path = ["PartData", kind, keyOf(spec, kind, name)];
  /** @type {Record<string, () => Field[]>} */
  const own = { point: () => {
    const path = spec.fixed[name] ? ["PartData", "Fixed", name] : ["ProblemData", "positions", name];
    const mass = spec.parts.find((part) => part.kind === "Particles" && part.name === name);
    const driven = slidingMotor(spec, name);
    const [x, y] = [0, 1].map((k) => file.hasIn([...path, k, 0]) ? [...path, k, 0] : [...path, k]);
    /** @type {Field} */
    const named = { label: "name of the point", text: name, write: (edits, text) => {
      renamePoint(edits, name, text);
      return { kind: "point", name: text };
    } };
    return [named, ...at(inSI(["x", "m"]), x), ...at(inSI(["y", "m"]), y),
      ...(mass ? at(inSI(["mass", "kg"]), ["PartData", "Particles", mass.key]) : []),
      ...(driven ? at(inSI([`${driven.at(-1)} of the motor`, "m"]), ["Drives", driven]) : [])];
  },
    Rigids:
      () => [...at(inSI(["length", "m"]), [...path, "Geom", 0, 0]),
        ...at(inSI(["mass", "kg"]), [...path, "Dyna", 1]).map((field) => ({ ...field,
          write: (/** @type {Edits} */ edits, /** @type {string} */ text) => setMass(edits, name, text) })
        ), ...at(inSI(["moment of inertia", "kg m²"]), [...path, "Dyna", 2]),
        ...at("angle of the motor", ["Drives", `theta_${name}`])],
    Contacts: () =>
      CONTACT.flatMap(([label, unit, ...keys]) => at(inSI([label, unit]), [kind, name, ...keys])) };
  const values = () =>
    (LABELS[kind] ?? []).flatMap((label, k) => at(inSI(label), kind === "Springs" ? [...path, k] : path));
  const fields = [...(own[kind] ?? values)(), ...loadFields(file, spec, selected, inSI),
    ...gearsOf(file, spec, selected).fields, ...stopsOf(spec, selected, inSI),
    ...frictionsOf(file, spec, selected, inSI)];
  const texts = fields.map(({ text }) => text).join(" ");
  const used = Object.keys(spec.parameters).filter((one) => new RegExp(`\\b${one}\\b`).test(texts));
  return [...fields, ...used.flatMap((one) => at(one, ["PhysicalParams", one])), ...used.map(parameterName)];
}

/** Return the field that renames a parameter. @param {string} name @returns {Field} */
const parameterName = (name) => ({ label: `name of ${name}`, text: name, renames: true,
  write: (edits, text) => renameParameter(edits, name, text) });

/** Return the fields of friction; all but the coefficient need one.
 * @param {SpecFile} file @param {Spec} spec @param {Selected} selected @param {(words: string[]) => string} inSI
 * @returns {Field[]} */
function frictionsOf(file, spec, selected, inSI) {
  /** @param {string[]} path @param {string[][]} more @param {(key: string) => Field["write"]} write */
  const fields = (path, more, write) =>
    [["friction", "", "friction"], ...(file.hasIn([...path, "friction"]) ? more : [])].map((
      [words, unit, key],
    ) => ({ label: inSI([words, unit]), text: String(file.getIn([...path, key]) ?? ""), write: write(key) }));
  const STATIC = ["static friction", "", "static"];
  if (selected.kind === "Contacts") {
    const path = ["Contacts", selected.name];
    if (file.hasIn([...path, "Thread"])) return [];
    return fields(path, [STATIC], (key) => (edits, text) => edits.law([...path, key], text));
  }
  return rubbingIn(spec, selected).flatMap((rubbing) => {
    const { name, pin, several, what } = rubbing;
    const more = [STATIC, ...(pin ? [["radius", "m", "Radius"]] : []),
      ...(several ? [["length of the shoe", "m", "Length"]] : [])];
    const found = fields(["Friction", name], more, (key) => (edits, text) => edits.rub(rubbing, key, text));
    return found.map(({ label, ...field }) => ({ ...field,
      label: label.replace(/(?= in |$)/, ` of ${what}`) })
    );
  });
}

/** Return the fields of stops; they are empty if there is no stop.
 * @param {Spec} spec @param {Selected} selected @param {(words: string[]) => string} inSI @returns {Field[]} */
const stopsOf = (spec, selected, inSI) =>
  limitedIn(spec, selected).flatMap((limited) =>
    [true, false].flatMap((least) => {
      const found = stopOf(spec, limited, least);
      /** @type {Field} */
      const bound = { label: inSI([`${least ? "least" : "greatest"} ${limited.what}`, limited.unit]),
        text: found?.bound?.text ?? "", write: (edits, text) => edits.stop(limited, least, text) };
      if (!found) return [bound];
      /** @type {Field} */
      const rebound = { label: "restitution of this stop", text: found.restitution.text,
        write: (edits, text) => edits.law(["Constraints", found.name, "restitution"], text) };
      return [bound, rebound];
    })
  );

/** @param {Spec} spec @param {string} kind @param {string} name */
function keyOf(spec, kind, name) {
  const all = kind === "Rigids" ? spec.bodies : spec.parts.filter((part) => part.kind === kind);
  return all.find((part) => part.name === name)?.key ?? name;
}

/** The values of the selected part. */
export class Inspector {
  /** @param {Actions & { write: Write }} does */
  constructor(does) {
    this.does = does;
    this.box = make("div", { class: "tm-board-values", "aria-label": "values" });
    this.gravity = make("input", { type: "checkbox" });
    this.gravity.onchange = () => does.act("gravity");
    this.facts = make("ul", { class: "tm-board-facts" });
    this.inputs = /** @type {HTMLInputElement[]} */ ([]);
    this.fields = /** @type {Field[]} */ ([]);
    this.layout = "";
  }

  /** @param {SpecFile} file @param {Spec} spec @param {Selected | null} selected
   * @param {{ gravity: boolean, copied: boolean, facts: string[] }} more gravity, whether there is something to
   * paste, and sentences on the selection */
  show(file, spec, selected, { gravity, copied, facts }) {
    const { box, does } = this;
    const fields = this.fields = fieldsOf(file, spec, selected);
    const actions = actionsOf(file, spec, selected, copied);
    const layout = JSON.stringify([selected, fields.map(({ label }) => label), actions]);
    if (layout !== this.layout) {
      this.layout = layout;
      const rows = fields.map(({ label }, k) =>
        rowOf(label, (text) => does.write((edits) => this.fields[k].write(edits, text.trim())))
      );
      const buttons = actions.map(([action, words]) => actionButton(words, words, action, does));
      if (!selected) buttons.push(make("label", {}, this.gravity, "gravity"));
      this.inputs = rows.map(({ field }) => field);
      const names = rows.filter((_, k) => fields[k].renames).map(({ row }) => row);
      const values = rows.map(({ row }) => row).filter((row) => !names.includes(row));
      box.replaceChildren(make("h2", {}, titleOf(selected)), ...values);
      if (names.length) box.append(make("details", {}, make("summary", {}, "Rename parameters"), ...names));
      if (buttons.length) box.append(make("div", { class: "tm-row" }, ...buttons));
      box.append(this.facts);
    }
    this.facts.hidden = !facts.length;
    this.facts.replaceChildren(...facts.map((fact) => make("li", {}, `${fact}.`)));
    this.gravity.checked = gravity;
    this.inputs.forEach((field, k) => {
      if (document.activeElement !== field) field.value = fields[k].text;
    });
  }
}

/** Return a button for an action of the board.
 * @param {string} words @param {string} title @param {string} action @param {Actions} does
 * @returns {HTMLElement} */
const actionButton = (words, title, action, does) =>
  Object.assign(button(words, title), { onclick: () => does.act(action) });

/** @param {Selected|null} selected */
function titleOf(selected) {
  /** @type {Record<string, string>} */
  const words = { point: "Point", Rigids: "Body", Springs: "Spring", Dampers: "Damper", Particles: "Mass",
    Collinear: "Line", Contacts: "Contact" };
  if (selected?.kind === "group") return `${selected.name.split(" ").length} points`;
  return selected ? `${words[selected.kind]} ${selected.name}` : "Drawing";
}

const MOVE = ["place", "Move by pressing"]; // without a drag

/** @param {SpecFile} file @param {Spec} spec @param {Selected|null} selected
 * @param {boolean} copied @returns {string[][]} */
function actionsOf(file, spec, selected, copied) {
  const paste = copied ? [["paste", "Paste"]] : [];
  if (!selected) return [...(spec.moving.length ? [["all", "Select all"]] : []), ...paste];
  const { kind, name } = selected;
  if (kind === "group") {
    const [a, b, more] = name.split(" ");
    const join = !more && joinable(spec, a, b) ? [["join", `Join ${b} and ${a} by a pin`]] : [];
    return [...join, MOVE, ["take", "Copy selection"], ...paste, ["mirror", "Mirror"], ["erase", "Erase"]];
  }
  const ofPoint =
    () => [MOVE, ["ground", spec.fixed[name] ? "Let go" : "Fix to the ground"],
      ...(spec.fixed[name] ? [] : [["trace", spec.traces.includes(name) ? "Without path" : "Draw its path"]]),
      ...(spec.parts.some((part) => part.kind === "Particles" && part.name === name)
        ? [["lighten", "Without mass"]]
        : []), ...slidingAction(spec, name)];
  const own = kind === "point"
    ? ofPoint()
    : kind === "Rigids"
    ? [["motor", spec.drives.some((drive) => drive.name === `theta_${name}`) ? "Without motor" : "Motor"],
      ...plateAction(file, spec, name), ...gearsOf(file, spec, selected).actions]
    : [];
  const take = kind === "point" ? [] : [["take", "Copy selection"]];
  return [...own, ...loadActions(file, spec, selected), ...take, ...paste, ["erase", "Erase"]];
}

/** Return the action that changes how a plate weighs. @param {SpecFile} file @param {Spec} spec @param {string} name */
function plateAction(file, spec, name) {
  const [may, does] = plateIn(file, spec, name);
  return may ? [["plate", does ? "Mass along the outline" : "Mass over the area"]] : [];
}

/** Return a field with its label; a wrong text stays, with the message below it.
 * @param {string} label @param {(text: string) => string | null} write */
function rowOf(label, write) {
  const field = make("input", { type: "text", size: 14, spellcheck: "false", autocomplete: "off" });
  const told = make("div", { class: "tm-board-told", hidden: true });
  const row = make("div", {}, make("label", { class: "tm-board-field" }, make("span", {}, label), field),
    told);
  field.onchange = () => {
    const typed = field.value;
    const wrong = write(typed);
    if (wrong !== null) field.value = typed;
    field.toggleAttribute("aria-invalid", wrong !== null);
    told.hidden = wrong === null;
    told.textContent = wrong;
  };
  return { row, field };
}

/** The text of the drawing, with its buttons. */
export class TextPanel {
  /** @param {Actions & { read: Read }} does */
  constructor(does) {
    this.does = does;
    this.waiting = 0; // the timer until the text is read
    this.line = /** @type {number | null} */ (null); // line of the error
    this.area = make("textarea", { class: "tm-board-text", spellcheck: "false", autocomplete: "off",
      autocapitalize: "off", rows: 18, "aria-label": "text of the mechanism (MechSpec)" });
    const how = { type: "button", class: "tm-board-wrong", hidden: true, title: "go to that line" };
    this.told = make("button", how);
    this.told.onclick = () => this.goToLine();
    this.area.oninput = () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.read(), TYPING);
    };
    const row = make("div", { class: "tm-row" }, ...this.buttons());
    this.box = make("div", { class: "tm-board-textbox" }, make("h2", {}, "Text"), this.area, this.told, row);
  }

  buttons() {
    /** @param {string} words @param {string} title @param {string} what */
    const acting = (words, title, what) => actionButton(words, title, what, this.does);
    const share = acting("Copy link", "the address of this page with this drawing", "share");
    share.hidden = location.protocol === "about:"; // in a notebook the page has no address
    const file = make("input", { type: "file", accept: ".yaml,.yml,.txt", hidden: true });
    file.onchange = () => this.open(file);
    return [acting("Copy", "copy the text", "copy"), share,
      acting("Save", "save the text as a MechSpec file", "save"),
      Object.assign(button("Open", "open a MechSpec file"), { onclick: () => file.click() }),
      acting("New", "begin an empty drawing; Undo brings this one back", "new"), file];
  }

  /** @param {HTMLInputElement} file */
  async open(file) {
    const [chosen] = file.files ?? [];
    if (chosen) {
      this.area.value = await chosen.text();
      if (!this.read()) this.does.act("fit");
    }
    file.value = "";
  }

  read() {
    this.forget();
    const wrong = this.does.read(this.area.value);
    this.line = wrong?.line ?? null;
    this.told.hidden = !wrong;
    this.told.textContent = wrong ? `${this.line ? `line ${this.line}: ` : ""}${wrong.message}` : "";
    this.area.toggleAttribute("aria-invalid", Boolean(wrong));
    return wrong;
  }

  forget() {
    clearTimeout(this.waiting);
    this.waiting = 0;
  }

  goToLine() {
    const { area } = this;
    const lines = area.value.split("\n");
    const before = (this.line ?? 1) - 1;
    const at = lines.slice(0, before).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus();
    area.setSelectionRange(at, at + (lines[before]?.length ?? 0));
  }

  /** Read the last typed text immediately. */
  settle() {
    if (this.waiting) this.read();
  }

  /** Enter a text as if it were typed; return its error, or null. @param {string} text */
  type(text) {
    this.area.value = text;
    return this.read();
  }

  /** Show a text that was drawn. @param {string} text */
  show(text) {
    this.forget();
    this.told.hidden = true;
    this.area.removeAttribute("aria-invalid");
    if (this.area.value !== text) this.area.value = text;
  }

  /** The message about the text, or null if it can be read. */
  get wrong() {
    return this.told.hidden ? null : this.told.textContent;
  }
}
