// A and b compared entry by entry; see teachmech/homework/kinds/derivation_answer.py.

import { AnswerError } from "./answer_errors.js";
import { lengthsOf } from "./constraint_form.js";
import { valueAt } from "./formula_values.js";
import { namedValues } from "./sampled_values.js";
import { credit } from "./sealed_numbers.js";
import { rankOf, singularValues, unitRowsOf } from "./singular_values.js";

/** @import { Expression } from "./formula_reader.js" */
/** @import { Matrix } from "../../numerics/javascript/linear.js" */
/** @import { States } from "./sampled_values.js" */
/** @import { Frame } from "./scope_names.js" */

/** @typedef {{ ENTRY_TOLERANCE: number, FACTOR_WORDS: Record<string, string> }} EntryLimits */
/** Entries by state, row and column. @typedef {number[][][]} Entries */

const MOST_ROWS = 7; // for up to this number, all orders are tried

/** Return the credit for rows of A, each followed by its entry of b.
 * @param {Expression[][]} rows @param {Frame} frame @param {{ states: States, rows: Entries }} sealed
 * @param {EntryLimits} limits */
export function creditDerivation(rows, frame, sealed, limits) {
  const m = sealed.rows[0].length;
  if (rows.length !== m) {
    throw new AnswerError(`A has ${rows.length} rows; ${m} ${m === 1 ? "is" : "are"} asked for`);
  }
  const measures = [...lengthsOf(frame), frame.time ** 2];
  const values = namedValues(sealed.states, frame).map((at) =>
    rows.map((row) => row.map(({ formula }) => valueAt(formula, at)))
  );
  const right = sealed.rows.map((state) => state.map((row) => row.map((x, i) => x * measures[i])));
  const sizes = measures.map((_, i) => Math.max(...right.flat().map((row) => Math.abs(row[i]))));
  const most = Math.max(...sizes);
  const factor = measures.map((_, i) => sizes[i] || most);
  const ours = values.map((state) => state.map((row) => row.map((x, i) => (x * measures[i]) / factor[i])));
  const theirs = right.map((state) => state.map((row) => row.map((x, i) => x / factor[i])));
  return new Entered(ours, theirs, limits, frame.coordinates).credit();
}

/** The entries of an answer and the right ones, in units of the largest of each column. */
class Entered {
  /** @param {Entries} given @param {Entries} right @param {EntryLimits} limits @param {string[]} coordinates */
  constructor(given, right, limits, coordinates) {
    this.given = given;
    this.right = right;
    this.tolerance = limits.ENTRY_TOLERANCE;
    this.factors = Object.entries(limits.FACTOR_WORDS); // that the feedback states
    this.coordinates = coordinates;
  }

  credit() {
    const { given, right, coordinates } = this;
    if (given.flat(2).every(Number.isFinite) && this.sameSpan(given, right)) return credit(1, "Right.");
    const m = right[0].length;
    const row = (/** @type {Entries} */ all, /** @type {number} */ i) => all.map((state) => state[i]);
    const marks = right[0].map((_, i) => right[0].map((_x, j) => this.fields(row(given, i), row(right, j))));
    const order = bestOrder(marks.map((one) => one.map((own) => mean(own.filter((x) => x !== null)))), m);
    const entries = order.map((j, i) => marks[i][j]);
    const counted = entries.flat().filter((x) => x !== null);
    const good = counted.filter((x) => x === 1).length;
    if (good === counted.length) return credit(1, "Right.");
    const words = [`${good} of ${counted.length} entries are right.`];
    const wrong = /** @type {string[]} */ ([]);
    entries.forEach((fields, i) =>
      fields.forEach((own, k) => {
        if (own !== 0) return;
        const apart = k < coordinates.length ? "" : this.apart(row(given, i), row(right, order[i]));
        if (k < coordinates.length) wrong.push(`A, row ${i + 1}, column ${coordinates[k]}`);
        else if (apart) words.push(`b, entry ${i + 1}, does not belong to row ${i + 1} of A${apart}.`);
        else wrong.push(`b, entry ${i + 1}`);
      })
    );
    if (wrong.length) {
      const more = wrong.length > 4 ? "; ..." : "";
      words.splice(1, 0, `Not right: ${wrong.slice(0, 4).join("; ")}${more}.`);
    }
    return credit(good / counted.length, words.slice(0, 4).join(" "));
  }

  /** Return a mask of the entries of a row that are right at all states; null if both are zero.
   * @param {number[][]} given @param {number[][]} right by state and column */
  fields(given, right) {
    const factor = this.factor(given.flatMap((x) => x.slice(0, -1)), right.map((x) => x.slice(0, -1)));
    const own = given.map((row) => row.map((x) => (Number.isNaN(factor) ? x : x / factor)));
    const same = given.flat().every(Number.isFinite)
      && this.sameSpan(given.map((x) => [x]), right.map((x) => [x]));
    return right[0].map((_, i) => {
      const column = right.map((row) => row[i]);
      if (column.every((x) => x === 0) && own.every((row) => row[i] === 0)) return null;
      const size = Math.max(...column.map(Math.abs));
      const near = own.every((row, k) => Math.abs(row[i] - column[k]) <= this.tolerance * size);
      return Number(same || near);
    });
  }

  /** Return the common factor of some entries relative to the right ones; NaN if there is none.
   * @param {number[]} given @param {number[][]} rows by state */
  factor(given, rows) {
    const right = rows.flat();
    const factor = given.reduce((sum, x, i) => sum + x * right[i], 0)
      / right.reduce((sum, x) => sum + x * x, 0);
    const width = rows[0].length;
    const near = given.every((x, i) => {
      const size = Math.max(0, ...rows.map((row) => Math.abs(factor * row[i % width])));
      return Math.abs(x - factor * right[i]) <= this.tolerance * size;
    });
    return factor && near ? factor : Number.NaN;
  }

  /** Return a text on how b differs from the right side of its row, if only a factor is wrong.
   * @param {number[][]} given @param {number[][]} right */
  apart(given, right) {
    const factor = this.factor(given.flatMap((x) => x.slice(0, -1)), right.map((x) => x.slice(0, -1)));
    const last = (/** @type {number[]} */ row) => row[row.length - 1];
    const size = Math.max(...right.map((row) => Math.abs(factor * last(row))));
    const b = right.map((row) => [factor * last(row)]);
    const ratio = this.columnFactor(given.map(last), b.flat(), size);
    const simple = this.factors.find(([value]) => Math.abs(ratio - Number(value)) <= this.tolerance);
    if (simple) return `: it is ${simple[1]} the value that fits A; both must have the same factor`;
    const known = Number.isNaN(ratio) || Math.abs(factor - 1) <= this.tolerance;
    return known ? "" : ": both must have the same factor";
  }

  /** @param {number[]} given @param {number[]} right @param {number} size */
  columnFactor(given, right, size) {
    const factor = given.reduce((sum, x, k) => sum + x * right[k], 0)
      / right.reduce((sum, x) => sum + x * x, 0);
    const near = given.every((x, k) =>
      Math.abs(x - factor * right[k]) <= this.tolerance * Math.abs(factor) * size
    );
    return factor && near ? factor : Number.NaN;
  }

  /** Return whether rows span the same space at every state. @param {Entries} given @param {Entries} right */
  sameSpan(given, right) {
    return given.every((state, k) => {
      const [rows, others] = [state, right[k]].map((one) =>
        unitRowsOf(/** @type {Matrix} */ (one.map((row) => Float64Array.from(row))))
      );
      const n = rows[0].length;
      const { values, right: basis } = singularValues(others, n);
      const span = basis.filter((_, i) => values[i] > this.tolerance);
      if (!rows.every((row) => row.some(Boolean)) || rankOf(rows, n, this.tolerance) !== span.length)
        return false;
      return rows.every((row) => {
        const rest = row.slice();
        for (const x of span) {
          const part = x.reduce((sum, y, i) => sum + y * row[i], 0);
          x.forEach((y, i) => (rest[i] -= part * y));
        }
        return Math.hypot(...rest) <= this.tolerance;
      });
    });
  }
}

/** @param {(number | null)[]} x */
const mean = (
  x,
) => (x.length ? x.reduce((/** @type {number} */ sum, one) => sum + Number(one), 0) / x.length : 0);

/** Return which right row belongs to each row, so that the sum of the shares is the largest.
 * @param {number[][]} shares @param {number} m */
function bestOrder(shares, m) {
  let best = { sum: Number.NEGATIVE_INFINITY, order: /** @type {number[]} */ ([]) };
  const most = m <= MOST_ROWS ? m : 1; // if there are many rows, each takes the best remaining one
  /** @param {number[]} order @param {number} sum */
  const extend = (order, sum) => {
    if (order.length === m) {
      if (sum > best.sum + 1e-12) best = { sum, order };
      return;
    }
    const row = shares[order.length];
    const free = row.map((_, j) => j).filter((j) => !order.includes(j));
    if (most === 1) free.sort((i, j) => row[j] - row[i]);
    for (const j of free.slice(0, most)) extend([...order, j], sum + row[j]);
  };
  extend([], 0);
  return best.order;
}
