// Named expressions compared by their values at sampled states; see teachmech/homework/answers/values.py.

import { listed } from "./answer_errors.js";
import { digitsOf } from "./answer_texts.js";
import { valueAt, vanishes } from "./formula_values.js";
import { credit } from "./sealed_numbers.js";

/** @import { Expression } from "./formula_reader.js" */
/** @import { Frame } from "./scope_names.js" */
/** @import { Credit } from "./sealed_numbers.js" */

/** Sampled states: t of length K, q and v with K rows.
 * @typedef {{ t: number[], q: number[][], v: number[][] }} States */
/** @typedef {{ states: States, values: Record<string, (number | null)[]>, sizes: Record<string, number> }}
 * Sealed */
/** @typedef {{ VALUE_TOLERANCE: number, DIFFERS_BY_A_CONSTANT: string, THREE_DIGITS: number, CLOSE: string,
 *   ROUNDING_ERROR: number, CLOSE_FACTOR: number, ALL_ZERO: string, EXACT_INTEGERS: number[] }} ValueLimits */
/** @typedef {{ share: number, isClose: boolean, isConstant: boolean, isUndefined: boolean }} Comparison */

/** Return the values of all names at each state. @param {States} states @param {Frame} frame
 * @returns {Record<string, number>[]} */
export function namedValues({ t, q, v }, { coordinates, parameters }) {
  return t.map((time, k) => ({ ...parameters, t: time,
    ...Object.fromEntries(coordinates.flatMap((name, i) => [[name, q[k][i]], [`v${name}`, v[k][i]]])) })
  );
}

/** Compare expressions (null for a missing one) with sealed values. `thing` is the name of an entry.
 * @param {Map<string, Expression | null>} read @param {Frame} frame @param {Sealed} sealed
 * @param {string} thing @param {ValueLimits} limits @returns {Credit} */
export function creditValues(read, frame, sealed, thing, limits) {
  const states = namedValues(sealed.states, frame);
  const names = Object.keys(sealed.values);
  const found = new Map(
    names.map((
      name,
    ) => [name, compared(read.get(name) ?? null, sealed.values[name], sealed.sizes[name], states, limits)]),
  );
  const all = [...found.values()];
  const share = all.reduce((sum, one) => sum + one.share, 0) / names.length;
  if (share === 1) return credit(1, "Right.");
  if (read.size > 1 && [...read.values()].every((one) => !one || vanishes(one.formula))) {
    return credit(0, limits.ALL_ZERO);
  }
  const words = wordsOf(found, read, thing, limits);
  const close = all.filter((one) => one.isClose).length;
  const constant = names.filter((name) => found.get(name)?.isConstant);
  if (constant.length === 1 && constant[0] === "" && !close) {
    return credit(share, `${words} It differs by a constant.`, 0, limits.DIFFERS_BY_A_CONSTANT);
  }
  return credit(share, words, close / names.length);
}

/** @param {Expression | null} expression @param {(number | null)[]} sealed @param {number} scale
 * @param {Record<string, number>[]} states @param {ValueLimits} limits @returns {Comparison} */
function compared(expression, sealed, scale, states, limits) {
  if (!expression) return { share: 0, isClose: false, isConstant: false, isUndefined: false };
  const asked = sealed.map((_, k) => k).filter((k) => sealed[k] !== null);
  const right = asked.map((k) => Number(sealed[k]));
  const given = asked.map((k) => valueAt(expression.formula, states[k]));
  const largest = Math.max(0, ...right.map(Math.abs));
  const size = largest > limits.ROUNDING_ERROR * scale ? largest : scale;
  const defined = given.map((_, k) => k).filter((k) => Number.isFinite(given[k]));
  const apart = defined.map((k) => (given[k] - right[k]) / size);
  const error = Math.max(0, ...apart.map(Math.abs));
  const digits = digitsOf(expression.text, limits.EXACT_INTEGERS);
  const tolerance = largest && digits ? limits.THREE_DIGITS : limits.VALUE_TOLERANCE;
  const isUndefined = defined.length < given.length;
  if (error <= tolerance)
    return { share: defined.length / given.length, isClose: false, isConstant: false, isUndefined };
  const spread = (/** @type {number[]} */ x) => Math.max(...x) - Math.min(...x);
  const varies = spread(right) > limits.VALUE_TOLERANCE * size && spread(apart) <= limits.VALUE_TOLERANCE;
  const isClose = largest > 0 && Boolean(digits) && Number(digits) < 3
    && error <= limits.CLOSE_FACTOR * tolerance;
  return { share: 0, isClose: isClose && !isUndefined, isConstant: varies && !isUndefined, isUndefined };
}

/** @param {Map<string, Comparison>} found @param {Map<string, Expression | null>} read @param {string} thing
 * @param {ValueLimits} limits */
function wordsOf(found, read, thing, limits) {
  const names = [...found.keys()];
  /** @param {(one: Comparison, name: string) => boolean} test */
  const those = (test) => names.filter((name) => test(/** @type {Comparison} */ (found.get(name)), name));
  const missing = those((_, name) => !read.get(name));
  const undefinedOnes = those((one) => one.isUndefined);
  const close = those((one) => one.isClose);
  const others = [...missing, ...undefinedOnes, ...close];
  const wrong = those((one, name) => one.share === 0 && !others.includes(name));
  const right = those((one) => one.share === 1).length;
  const words = names.length > 1 ? [`${right} of ${names.length} are right.`] : [];
  const groups =
    /** @type {[string[], string][]} */ ([[wrong, "does not have the right value"], [close,
      `is ${limits.CLOSE}`], [missing, "is missing"], [undefinedOnes,
      "is not defined everywhere: check its roots and divisions"]]);
  for (const [some, what] of groups) {
    const which = some.length === 1 && some[0] === "" ? "" : ` ${listed(some, 6)}`;
    if (some.length) words.push(`The ${thing}${which} ${what}.`);
  }
  return words.join(" ");
}
