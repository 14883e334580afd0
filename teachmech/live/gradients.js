// Values and first derivatives of formulas by the chain rule at each operation; see
// teachmech/expressions/gradients.py.

import { FUNCTIONS } from "./functions.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */

/** @typedef {string | number | [string, ...number[]]} Operation a name, a number, or a kind with places */

/** Formulas as a list of operations, which are differentiated by some names. */
export class Gradients {
  /** @param {Operation[]} operations @param {number[]} results the places of the formulas
   * @param {string[]} names */
  constructor(operations, results, names) {
    this.operations = operations;
    this.results = results;
    this.names = names;
    this.number = new Map(names.map((name, k) => [name, k]));
  }

  /** Return the values of the formulas, and their derivatives as rows.
   * @param {Record<string, number>} values of every name
   * @returns {{ value: Vector, slopes: Matrix }} */
  at(values) {
    const found = new Float64Array(this.operations.length);
    const slopes = /** @type {(Vector | null)[]} */ ([]); // null if all derivatives are 0
    this.operations.forEach((operation, place) => {
      slopes[place] = null;
      if (typeof operation === "number") found[place] = operation;
      else if (typeof operation === "string") {
        found[place] = values[operation];
        slopes[place] = this.unit(operation);
      } else {
        const [kind, ...places] = operation;
        const [value, ...factors] = evaluated(kind, places.map((k) => found[k]));
        found[place] = value;
        slopes[place] = this.combined(factors, places.map((k) => slopes[k]));
      }
    });
    return { value: Float64Array.from(this.results, (k) => found[k]),
      slopes: this.results.map((k) => slopes[k] ?? new Float64Array(this.names.length)) };
  }

  /** @param {string} name */
  unit(name) {
    const k = this.number.get(name);
    if (k === undefined) return null;
    const slope = new Float64Array(this.names.length);
    slope[k] = 1;
    return slope;
  }

  /** @param {number[]} factors @param {(Vector | null)[]} slopes */
  combined(factors, slopes) {
    let sum = /** @type {Vector | null} */ (null);
    slopes.forEach((slope, k) => {
      if (!slope) return;
      sum ??= new Float64Array(slope.length);
      for (let i = 0; i < slope.length; i++) sum[i] += factors[k] * slope[i];
    });
    return sum;
  }
}

/** Return the value of an operation, and its derivatives by its arguments.
 * @param {string} kind @param {number[]} x */
function evaluated(kind, x) {
  if (kind === "+") return [x.reduce((sum, term) => sum + term, 0), ...x.map(() => 1)];
  if (kind === "*") {
    const others = x.map((_, k) =>
      x.reduce((product, factor, j) => (j === k ? product : product * factor), 1)
    );
    return [others[0] * x[0], ...others];
  }
  if (kind === "^") {
    const [u, n] = x;
    return [u ** n, n * u ** (n - 1), u ** n * Math.log(u)];
  }
  return FUNCTIONS[kind].of(...x);
}
