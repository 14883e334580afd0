// The numbers of a MechSpec file: formulas in the parameters; those of drives also contain the time.

import * as YAML from "yaml";
import { readText, TextError } from "../live/arithmetic.js";
import { SpecError } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Entry, Value, ValuePair } from "./types.js" */

/** @type {Value} */
export const ZERO = { text: "0", of: () => [0, 0, 0], line: null };

/** Return parameters as jets, for formulas.
 * @param {Record<string, number>} parameters @returns {Record<string, Jet>} */
export const jetsOf = (parameters) =>
  Object.fromEntries(Object.entries(parameters).map(([name, x]) => [name, [x, 0, 0]]));

/** Return the function of a text; refuse one that cannot be read.
 * @param {string} text @param {string} what @param {string[]} names @param {number | null} [line] */
export function readNumber(text, what, names, line = null) {
  try {
    return readText(text, names);
  } catch (error) {
    if (error instanceof TextError)
      throw new SpecError(`${what}: ${error.message}, in ${text.slice(0, 60)}`, line);
    throw error;
  }
}

/** The parameters of a file, and the numbers that it gives in them. */
export class Quantities {
  /** @param {Tree} tree */
  constructor(tree) {
    this.tree = tree;
    const entries = tree.entries("PhysicalParams");
    this.names = entries.map(([name, , key]) => {
      if (!/^[A-Za-z_]\w*$/.test(name) || ["t", "pi"].includes(name)) {
        const advice = "choose another letter or word";
        throw tree.error(`'${name.slice(0, 40)}' cannot be the name of a parameter; ${advice}`, key);
      }
      return name;
    });
    /** @type {Record<string, number>} */
    this.parameters = Object.fromEntries(this.names.map((name) => [name, NaN]));
    this.dependent = /** @type {Record<string, Value>} */ ({});
    this.values = jetsOf(this.parameters);
    this.evaluate(entries);
  }

  /** Compute the values of parameters, each after those that it uses. @param {Entry[]} entries */
  evaluate(entries) {
    const { tree } = this;
    for (let waiting = entries; waiting.length;) {
      const open = waiting.map(([name]) => name);
      const ready = waiting.filter((entry) => !this.used(entry).some((word) => open.includes(word)));
      if (!ready.length) {
        const circle = `the parameters ${open.join(", ")} use each other in a circle`;
        throw tree.error(open.length > 1 ? circle : `the parameter ${open[0]} uses itself`, waiting[0][1]);
      }
      for (const entry of ready) this.define(entry);
      waiting = waiting.filter((entry) => !ready.includes(entry));
    }
  }

  /** Return the parameters that the text of a parameter uses. @param {Entry} entry */
  used([name, node]) {
    const words = this.tree.text(node, name).match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
    return words.filter((word) => this.names.includes(word));
  }

  /** @param {Entry} entry */
  define(entry) {
    const [name, node] = entry;
    const value = this.read(node, name);
    this.parameters[name] = this.now(value);
    this.values[name] = [this.parameters[name], 0, 0];
    if (this.used(entry).length) this.dependent[name] = value;
  }

  /** Read a number in the parameters and, if a time is given, also in the time.
   * @param {unknown} node
   * @param {string} what it is called in errors
   * @param {number | null} [time] at which it is a finite number
   * @returns {Value} */
  read(node, what, time = null) {
    const { names, tree, values } = this;
    const text = tree.text(node, what);
    const line = tree.lineOf(node);
    const of = readNumber(text, what, time === null ? names : ["t", ...names], line);
    const [x] = of(time === null ? values : { ...values, t: [time, 1, 0] });
    if (!Number.isFinite(x)) throw tree.error(`${what}: ${text} is ${x}`, node);
    return { text, of, line };
  }

  /** Return the number of a value. @param {Value} value */
  now(value) {
    return value.of(this.values)[0];
  }

  /** Read a positive number. @returns {Value} @param {unknown} node @param {string} what */
  positive(node, what, orZero = false) {
    const value = this.read(node, what);
    this.checkPositive(value, what, orZero);
    return value;
  }

  /** @param {Value} value @param {string} what @param {boolean} [orZero] */
  checkPositive(value, what, orZero = false) {
    const x = this.now(value);
    if (x > 0 || (x === 0 && orZero)) return;
    throw new SpecError(`${what} is ${x}; give a positive number${orZero ? " or 0" : ""}`, value.line);
  }

  /** Read a position or a vector; missing components are 0.
   * @returns {ValuePair} @param {unknown} node @param {string} what */
  pair(node, what) {
    const [x = ZERO, y = ZERO] = this.tree.list(node, what, 0, 2).map((one) => this.read(one, what));
    return [x, y];
  }

  /** Read a number, or [number, fixed].
   * @returns {{ at: Value, fixed: boolean }} @param {unknown} node @param {string} what */
  component(node, what) {
    const { tree } = this;
    if (!YAML.isSeq(node)) return { at: this.read(node, what), fixed: false };
    const [number, word] = tree.list(node, what, 2, 2);
    if (tree.text(word, what) !== "fixed") {
      throw tree.error(`the start of ${what} is a number, or [number, fixed]`, node);
    }
    return { at: this.read(number, what), fixed: true };
  }
}
