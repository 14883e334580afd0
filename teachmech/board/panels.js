// What stands beside the drawing: the values of what is selected, and the text.

import { button, tick } from "../animation/buttons.js";
import { make } from "../animation/dom.js";

const TYPING = 350; // milliseconds after a key, before a text is read

const LABELS = {
  Springs: [
    ["stiffness", "N/m"],
    ["free length", "m"],
    ["mass", "kg"],
  ],
  Dampers: [["damping", "N s/m"]],
  Particles: [["mass", "kg"]],
};

/** @typedef {[string, (string | number)[]]} Field */

/** The fields of what is selected: a label, and the keys that lead to its text. @returns {Field[]} */
export function fieldsOf(file, spec, selected) {
  if (!selected)
    return [
      ["name", ["Title"]],
      ["runs for so many seconds", ["ProblemData", "tend"]],
    ];
  const inSI = ([words, unit]) => (spec.si ? `${words} in ${unit}` : words);
  const { kind, name } = selected;
  const key = keyOf(spec, kind, name);
  const path = ["PartData", kind, key];
  if (kind === "point") {
    const at = spec.fixed[name] ? ["PartData", "Fixed", name] : ["ProblemData", "positions", name];
    const mass = spec.parts.find((part) => part.kind === "Particles" && part.name === name);
    /** @type {Field[]} */
    const fields = [];
    ["x", "y"].forEach((label, axis) => {
      const where = file.hasIn([...at, axis, 0]) ? [...at, axis, 0] : [...at, axis];
      if (file.hasIn(where)) fields.push([inSI([label, "m"]), where]);
    });
    if (mass) fields.push([inSI(["mass", "kg"]), ["PartData", "Particles", mass.key]]);
    return fields;
  }
  if (kind === "Collinear") return [];
  /** @type {Field[]} */
  let fields = (LABELS[kind] ?? []).map((label, k) => [
    inSI(label),
    kind === "Springs" ? [...path, k] : path,
  ]);
  if (kind === "Rigids") {
    fields = [
      [inSI(["length", "m"]), [...path, "Geom", 0, 0]],
      [inSI(["mass", "kg"]), [...path, "Dyna", 1]],
      [inSI(["moment of inertia", "kg m²"]), [...path, "Dyna", 2]],
    ];
    if (file.hasIn(["Drives", `theta_${name}`]))
      fields.push(["angle of the motor", ["Drives", `theta_${name}`]]);
  }
  fields = fields.filter(([, where]) => file.hasIn(where));
  const texts = fields.map(([, where]) => String(file.getIn(where))).join(" ");
  const used = Object.keys(spec.parameters).filter((parameter) =>
    new RegExp(`\\b${parameter}\\b`).test(texts),
  );
  for (const parameter of used) fields.push([parameter, ["PhysicalParams", parameter]]);
  return fields;
}

function keyOf(spec, kind, name) {
  const all = kind === "Rigids" ? spec.bodies : spec.parts.filter((part) => part.kind === kind);
  return all.find((part) => part.name === name)?.key ?? name;
}

/**
 * Build the values of what is selected.
 *
 * @param {object} does
 * @param {(path: (string | number)[], text: string) => string | null} does.write what is wrong with it
 * @param {(action: string) => void} does.act
 */
export function inspector(does) {
  const box = make("div", { class: "tm-board-values", "aria-label": "values" });
  let before = "";
  return {
    box,
    show(file, spec, selected, gravity) {
      const fields = fieldsOf(file, spec, selected);
      const actions = actionsOf(spec, selected);
      const layout = JSON.stringify([selected, fields, actions]);
      if (layout !== before) {
        before = layout;
        box.replaceChildren(
          make("h2", {}, titleOf(selected)),
          ...fields.map(([label, path]) => rowOf(label, path, does.write)),
        );
        const boxes = {};
        if (!selected) box.append(make("div", { class: "tm-row" }, tick(boxes, "gravity", "gravity")));
        if (!selected) boxes.gravity.onchange = () => does.act("gravity");
        this.gravity = boxes.gravity;
        if (actions.length)
          box.append(
            make(
              "div",
              { class: "tm-row" },
              ...actions.map(([action, words]) =>
                Object.assign(button(words, words), { onclick: () => does.act(action) }),
              ),
            ),
          );
      }
      if (this.gravity) this.gravity.checked = gravity;
      [...box.querySelectorAll("input[type=text]")].forEach((field, k) => {
        if (document.activeElement !== field) field.value = String(file.getIn(fields[k][1]) ?? "");
      });
    },
  };
}

function titleOf(selected) {
  const words = {
    point: "Point",
    Rigids: "Body",
    Springs: "Spring",
    Dampers: "Damper",
    Particles: "Mass",
    Collinear: "Line",
  };
  return selected ? `${words[selected.kind]} ${selected.name}` : "Drawing";
}

function actionsOf(spec, selected) {
  if (!selected) return [];
  const { kind, name } = selected;
  const ofPoint = () => [
    ["ground", spec.fixed[name] ? "Let go" : "Fix to the ground"],
    ...(spec.fixed[name] ? [] : [["trace", spec.traces.includes(name) ? "Without path" : "Draw its path"]]),
    ...(spec.parts.some((part) => part.kind === "Particles" && part.name === name)
      ? [["lighten", "Without mass"]]
      : []),
  ];
  const own =
    kind === "point"
      ? ofPoint()
      : kind === "Rigids"
        ? [["motor", spec.drives.some((drive) => drive.name === `theta_${name}`) ? "Without motor" : "Motor"]]
        : [];
  return [...own, ["erase", "Erase"]];
}

function rowOf(label, path, write) {
  const field = make("input", { type: "text", size: 14, spellcheck: "false", autocomplete: "off" });
  const row = make("label", { class: "tm-board-field" }, make("span", {}, label), field);
  field.onchange = () => {
    const typed = field.value;
    const wrong = write(path, typed) !== null;
    if (wrong) field.value = typed;
    field.toggleAttribute("aria-invalid", wrong);
  };
  return row;
}

/**
 * Build the text with its buttons.
 *
 * @param {object} does
 * @param {(text: string) => { message: string, line: number | null } | null} does.read what is wrong with it
 * @param {(what: string) => void} does.act
 */
export function textPanel(does) {
  const area = make("textarea", {
    class: "tm-board-text",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    rows: 18,
    "aria-label": "text of the mechanism (MechSpec)",
  });
  const told = make("button", {
    type: "button",
    class: "tm-board-wrong",
    hidden: true,
    title: "go to that line",
  });
  const file = make("input", { type: "file", accept: ".yaml,.yml,.txt", hidden: true });
  const [copy, share, save, open, anew] = [
    ["Copy", "copy the text"],
    ["Copy link", "the address of this page with this drawing"],
    ["Save", "save the text as a MechSpec file"],
    ["Open", "open a MechSpec file"],
    ["New", "begin an empty drawing; Undo brings this one back"],
  ].map(([words, title]) => button(words, title));
  let waiting = 0;
  let line = null;
  const read = () => {
    clearTimeout(waiting);
    waiting = 0;
    const wrong = does.read(area.value);
    line = wrong?.line ?? null;
    told.hidden = !wrong;
    told.textContent = wrong ? `${line ? `line ${line}: ` : ""}${wrong.message}` : "";
    area.toggleAttribute("aria-invalid", Boolean(wrong));
    return wrong;
  };
  area.oninput = () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, TYPING);
  };
  told.onclick = () => {
    const lines = area.value.split("\n");
    const at = lines.slice(0, (line ?? 1) - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus();
    area.setSelectionRange(at, at + (lines[(line ?? 1) - 1]?.length ?? 0));
  };
  copy.onclick = () => does.act("copy");
  share.onclick = () => does.act("share");
  share.hidden = location.protocol === "about:"; // in a notebook the page has no address
  save.onclick = () => does.act("save");
  anew.onclick = () => does.act("new");
  open.onclick = () => file.click();
  file.onchange = async () => {
    if (file.files[0]) {
      area.value = await file.files[0].text();
      if (!read()) does.act("fit");
    }
    file.value = "";
  };
  const box = make(
    "div",
    { class: "tm-board-textbox" },
    make("h2", {}, "Text"),
    area,
    told,
    make("div", { class: "tm-row" }, copy, share, save, open, anew, file),
  );
  return {
    box,
    area,
    /** Read what was typed last, at once. */
    settle: () => (waiting ? read() : null),
    /** Put a text in as if it were typed. What is wrong with it, or null. */
    type(text) {
      area.value = text;
      return read();
    },
    /** Show a text that was drawn. */
    show(text) {
      clearTimeout(waiting);
      waiting = 0;
      told.hidden = true;
      area.removeAttribute("aria-invalid");
      if (area.value !== text) area.value = text;
    },
    get wrong() {
      return told.hidden ? null : told.textContent;
    },
  };
}
