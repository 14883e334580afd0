// The chart that a user chooses: any quantities of the charts, over the time or over another quantity.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { unitOf } from "../animation/lines.js";
import { addressWith, OWN, pairsOf } from "./address.js";

/** @import { Line, Panel } from "../animation/types.js" */
/** @import { LivePicture, OwnChoice } from "./types.js" */

/** @typedef {{ title: string, panel: Panel, line: Line }} Quantity */

/** The choice of the quantities, with its controls. */
export class OwnChart {
  /** @param {LivePicture} picture */
  constructor({ charts, colours, curves }) {
    this.colours = colours.slice(0, curves);
    this.known = /** @type {Map<string, Quantity>} */ (new Map());
    for (const { title, panels } of charts)
      for (const panel of panels)
        for (const line of panel.lines)
          if (!this.known.has(line.key)) this.known.set(line.key, { title, panel, line });
    this.changed = () => {};
    this.choice = /** @type {OwnChoice} */ ({ across: "", curves: [] });
    const linear = [...this.known].filter(([, { panel }]) => !panel.logarithmic);
    this.across = make("select", {}, make("option", { value: "" }, "time in s"), ...grouped(linear));
    this.curve = make("select", {}, ...grouped([...this.known]));
    this.add = button("Add curve", "add the curve to your own chart");
    this.list = make("ul", { class: "tm-own-curves", "aria-label": "chosen" });
    this.box = make("details", { class: "tm-live-own" }, make("summary", {}, "Own chart"),
      make("label", {}, "curve", this.curve), make("label", {}, "over", this.across), this.add, this.list);
    this.add.onclick = () => this.take({ ...this.choice, curves: [...this.choice.curves, this.curve.value] });
    this.across.onchange = () => this.take({ ...this.choice, across: this.across.value });
  }

  /** Take a choice; names that are not known are left out. @param {Partial<OwnChoice>} asked */
  take({ across = "", curves = [] }) {
    const { known, colours } = this;
    const linear = !(known.get(across)?.panel.logarithmic ?? true);
    this.choice = { across: linear ? across : "",
      curves: [...new Set(curves)].filter((key) => known.has(key)).slice(0, colours.length) };
    this.across.value = this.choice.across;
    this.add.disabled = this.choice.curves.length === colours.length;
    this.list.replaceChildren(...this.choice.curves.map((key) => this.item(key)));
    if (this.choice.curves.length) this.box.open = true;
    this.changed();
  }

  /** Take the choice in an address, if it has one; return the names that are not known. @param {string} text */
  takeAddress(text) {
    const pairs = pairsOf(text);
    const [across] = pairs.getAll(`${OWN}across`);
    const curves = pairs.getAll(`${OWN}curve`);
    if (curves.length) this.take({ across, curves });
    return [...curves, ...(across ? [across] : [])].filter((key) => !this.known.has(key));
  }

  /** Return an address that keeps the choice also. @param {string} address */
  addressWith(address) {
    const { across, curves } = this.choice;
    const pairs = [...(across ? [["across", across]] : []), ...curves.map((key) => ["curve", key])];
    return addressWith(address, curves.length ? pairs.map(([name, key]) => [OWN + name, key]) : []);
  }

  /** Return a curve of the list, with a button that removes it. @param {string} key */
  item(key) {
    const { line } = /** @type {Quantity} */ (this.known.get(key));
    return removable(nameOf(line), () => {
      this.take({ ...this.choice, curves: this.choice.curves.filter((one) => one !== key) });
      this.add.focus();
    });
  }

  /** The panels of the choice, one for each unit. @returns {Panel[]} */
  get panels() {
    const { colours, known, choice: { across, curves } } = this;
    const over = known.get(across);
    const units = /** @type {Map<string, { quantity: Quantity, colour: string }[]>} */ (new Map());
    curves.forEach((key, k) => {
      const quantity = known.get(key);
      if (!quantity) return;
      const { panel } = quantity;
      const unit = (!panel.logarithmic && unitOf(panel)) || panel.name;
      units.set(unit, [...(units.get(unit) ?? []), { quantity, colour: colours[k] }]);
    });
    return [...units.values()].map((lines) => {
      const { panel } = lines[0].quantity;
      const unit = unitOf(panel);
      const one = lines.every(({ quantity }) => quantity.panel === panel);
      const what = one ? panel.name : `quantities in ${unit}`;
      return { ...panel, own: true, name: `${what} over ${over ? nameOf(over.line) : "time"}`,
        across: over && { name: nameOf(over.line), unit: unitOf(over.panel), of: over.line.of },
        lines: lines.map(({ quantity: { line }, colour }, index) => ({ ...line, index, colour, dash: "" })) };
    });
  }
}

/** Return an entry of a list with a button that removes it. @param {string} words @param {() => void} does */
export function removable(words, does) {
  const remove = button("×", `remove ${words}`);
  remove.setAttribute("aria-label", `remove ${words}`);
  remove.onclick = does;
  return make("li", {}, words, remove);
}

/** Return the options of quantities, in groups by chart. @param {[string, Quantity][]} quantities */
function grouped(quantities) {
  const titles = new Set(quantities.map(([, { title }]) => title));
  return [...titles].map((label) =>
    make("optgroup", { label }, ...quantities.filter(([, { title }]) =>
      title === label
    ).map(([value, { panel, line }]) =>
      make("option", { value }, `${nameOf(line)}${unitOf(panel) && ` in ${unitOf(panel)}`}`)
    ))
  );
}

/** @param {Line} line */
const nameOf = ({ name }) => name.map(([text]) => text).join("");
