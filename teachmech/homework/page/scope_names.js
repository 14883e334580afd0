// The names that an answer may use, and why another name is wrong; see teachmech/homework/setting.py.

/** @typedef {{ arguments: [number, number], bends: boolean, is_angle: boolean, is_partial: boolean,
 *  signs: number[],
 *   unit_power: number | null, spellings: string[] }} FunctionAbout */

/** @typedef {{ coordinates: string[], parameters: Record<string, number>, dimension: number | null,
 *   sizes: number[], time: number }} Frame */

/** Names of variables and functions. */
export class Names {
  /** @param {string[]} variables @param {Record<string, FunctionAbout>} table @param {number} nesting
   * @param {(name: string) => string} [explain] why a name is wrong, or "" */
  constructor(variables, table, nesting, explain = () => "") {
    this.variables = variables;
    this.known = new Set(variables);
    this.table = table;
    this.functions = Object.keys(table);
    this.spellings = new Map([["e", "exp(1)"], ["E", "exp(1)"], ["Pi", "pi"], ["PI", "pi"]]);
    for (const [name, { spellings }] of Object.entries(table)) {
      for (const other of spellings) this.spellings.set(other, name);
    }
    this.nesting = nesting;
    this.explain = explain;
  }

  /** @param {string} name */
  isFunction(name) {
    return Object.hasOwn(this.table, name);
  }

  /** Return other variables with the same functions.
   * @param {string[]} variables @param {(name: string) => string} explain */
  with(variables, explain) {
    return new Names(variables, this.table, this.nesting, explain);
  }
}

const ACCELERATIONS = "accelerations are not allowed; the program computes them";

/** Explain an unknown name: an acceleration, or one that resembles a name in a system of particles; see
 * teachmech/model/description.py and teachmech/problems/particles.py.
 * @param {Frame} frame @returns {(name: string) => string} */
export function explainName({ dimension, coordinates }) {
  const accelerations = coordinates.map((name) => `a${name}`);
  if (!dimension) return (name) => (accelerations.includes(name) ? ACCELERATIONS : "");
  const count = coordinates.length / dimension;
  return (name) => {
    const found = /^([va]?)([xyz])([0-9]*)$/.exec(name);
    if (!found) return /^t[0-9]+$/.test(name) ? "the time is t, without a number" : "";
    const [, kind, axis, number] = found;
    if (kind === "a") return ACCELERATIONS;
    if (!"xyz".slice(0, dimension).includes(axis)) {
      const where = dimension === 1 ? "on a line" : "in the plane";
      return `${where} (dimension ${dimension}) there is no ${axis}`;
    }
    if (!number) {
      const last = count > 1 ? ` to ${name}${count}` : "";
      return `the number of the particle is missing; write ${name}1${last}`;
    }
    if (number.startsWith("0")) return "particles are numbered from 1, without leading zeros";
    if (Number(number) <= count) return "";
    return `there ${count === 1 ? "is 1 particle" : `are ${count} particles`}`;
  };
}
