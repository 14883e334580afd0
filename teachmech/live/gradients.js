// Values and first derivatives of formulas by the chain rule at each operation; see
// teachmech/expressions/gradients.py.

import { FUNCTIONS } from "./functions.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */

/** @typedef {string | number | [string, ...number[]]} Operation a name, a number, or a kind with indices */

/** @typedef {{ at: number[], by: number[] }} Slope the derivatives that are not zero, with their indices */

/** Formulas as a list of operations, which are differentiated by some names. */
export class Gradients {
  /** @param {Operation[]} operations @param {number[]} results the indices of the formulas
   * @param {string[]} names */
  constructor(operations, results, names) {
    this.operations = operations;
    this.results = results;
    this.names = names;
    this.number = new Map(names.map((name, k) => [name, k]));
    this.seen = new Uint8Array(names.length); // which entries of `sum` are part of a slope
    this.sum = new Float64Array(names.length);
  }

  /** Return the values of the formulas, and their derivatives as rows.
   * @param {Record<string, number>} values of every name
   * @returns {{ value: Vector, slopes: Matrix }} */
  at(values) {
    const found = new Float64Array(this.operations.length);
    const slopes = /** @type {(Slope | null)[]} */ ([]); // null if all derivatives are 0
    this.operations.forEach((operation, index) => {
      slopes[index] = null;
      if (typeof operation === "number") found[index] = operation;
      else if (typeof operation === "string") {
        const k = this.number.get(operation);
        found[index] = values[operation];
        slopes[index] = k === undefined ? null : { at: [k], by: [1] };
      } else {
        const [kind, ...indices] = operation;
        const [value, ...factors] = evaluated(kind, indices.map((k) => found[k]));
        found[index] = value;
        slopes[index] = this.combined(factors, indices.map((k) => slopes[k]));
      }
    });
    return { value: Float64Array.from(this.results, (k) => found[k]),
      slopes: this.results.map((k) => this.row(slopes[k])) };
  }

  /** @param {Slope | null} slope */
  row(slope) {
    const row = new Float64Array(this.names.length);
    slope?.at.forEach((i, k) => (row[i] = slope.by[k]));
    return row;
  }

  /** Return the sum of slopes with factors. @param {number[]} factors @param {(Slope | null)[]} slopes
   * @returns {Slope | null} */
  combined(factors, slopes) {
    const { seen, sum } = this;
    const at = /** @type {number[]} */ ([]);
    for (let k = 0; k < slopes.length; k++) {
      const slope = slopes[k];
      if (!slope) continue;
      for (let j = 0; j < slope.at.length; j++) {
        const i = slope.at[j];
        if (!seen[i]) {
          seen[i] = 1;
          sum[i] = 0;
          at.push(i);
        }
        sum[i] += factors[k] * slope.by[j];
      }
    }
    for (const i of at) seen[i] = 0;
    return at.length ? { at, by: at.map((i) => sum[i]) } : null;
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
