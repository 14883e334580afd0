// Values, derivatives and parts of the trees of formula_reader.js.

import { called, constant, plus, power, product, quotient } from "../../live/arithmetic.js";

/** @import { Formula } from "./formula_reader.js" */
/** @import { Jet } from "../../live/types.js" */
/** @import { FunctionAbout } from "./scope_names.js" */

const NEGATIVE = 1; // masks of the signs that a form allows
const ZERO = 2;
const POSITIVE = 4;
const ANY = NEGATIVE | ZERO | POSITIVE;
const TRIALS = 4; // states at which a formula that vanishes is evaluated
const VANISHING = 1e-14; // relative to the terms of a sum

/** Return the value of a formula with its first and second derivatives.
 * @param {Formula} formula @param {Record<string, Jet>} values of the names @returns {Jet} */
export function jetOf(formula, values) {
  const { kind, word, parts, signs } = formula;
  if (formula.value !== null) return constant(formula.value);
  if (kind === "name") return values[word];
  const jets = parts.map((part) => jetOf(part, values));
  if (kind === "power") return power(jets[0], jets[1]);
  if (kind === "call") {
    return jets.length === 1 ? called(word, jets[0]) : jets.reduce((a, b) => called(word, a, b));
  }
  if (kind === "product") {
    return jets.reduce((all, jet, k) => (signs[k] < 0 ? quotient : product)(all, jet), constant(1));
  }
  return jets.reduce((sum, jet, k) => plus(sum, product(constant(signs[k]), jet)), constant(0));
}

/** Return the value of a formula. @param {Formula} formula @param {Record<string, number>} values */
export function valueAt(formula, values) {
  const jets = Object.fromEntries(Object.entries(values).map(([name, x]) => [name, constant(x)]));
  return jetOf(formula, jets)[0];
}

/** Yield a formula and all its parts. @param {Formula} formula @returns {Generator<Formula>} */
export function* partsOf(formula) {
  const waiting = [formula];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    yield part;
    waiting.push(...part.parts.slice().reverse());
  }
}

/** @param {Formula} formula */
export function namesIn(formula) {
  const found = new Set(/** @type {string[]} */ ([]));
  for (const { kind, word, value } of partsOf(formula))
    if (kind === "name" && value === null) found.add(word);
  return found;
}

/** Return whether a formula is 0, also one in which all names cancel. @param {Formula} formula */
export function vanishes(formula) {
  if (formula.value !== null) return formula.value === 0;
  if (formula.kind === "name") return false;
  const names = [...namesIn(formula)];
  return Array.from({ length: TRIALS }, (_, k) => {
    const at = Object.fromEntries(
      names.map((name, i) => [name, 0.3 + ((k + 1) * (0.7548776662 + i * 0.56984)) % 1]),
    );
    const value = valueAt(formula, at);
    return Math.abs(value) <= VANISHING * sizeAt(formula, at);
  }).every((zero) => zero);
}

/** Return the sum of the sizes of the terms of a formula. @param {Formula} formula
 * @param {Record<string, number>} at @returns {number} */
function sizeAt(formula, at) {
  if (formula.kind === "signed") return sizeAt(formula.parts[0], at);
  if (formula.kind !== "sum" && formula.kind !== "difference") return Math.abs(valueAt(formula, at));
  return formula.parts.reduce((sum, part) => sum + sizeAt(part, at), 0);
}

/** Return the signs that a formula's form allows, as a mask; 0 if its value is never real.
 * @param {Formula} formula @param {Record<string, FunctionAbout>} table @returns {number} */
export function signsOf({ kind, word, parts, signs, value }, table) {
  if (value !== null) return value > 0 ? POSITIVE : value < 0 ? NEGATIVE : ZERO;
  if (kind === "name") return ANY;
  const found = parts.map((part) => signsOf(part, table));
  if (found.includes(0)) return 0;
  if (kind === "power") return signsOfPower(found[0], parts[1].value);
  if (kind === "call") return found.length > 1 ? ANY : table[word].signs[found[0]];
  if (kind === "product")
    return found.reduce((all, one, k) => times(all, signs[k] < 0 ? one & ~ZERO : one), POSITIVE);
  const all = found.reduce((sum, one, k) => sum | (signs[k] < 0 ? opposite(one) : one), 0);
  if ((all & NEGATIVE) && (all & POSITIVE)) return ANY;
  return found.some((one) => !(one & ZERO)) ? all & ~ZERO : all;
}

/** @param {number} mask */
const opposite = (mask) =>
  (mask & ZERO) | (mask & NEGATIVE ? POSITIVE : 0) | (mask & POSITIVE ? NEGATIVE : 0);

/** @param {number} a @param {number} b */
const times = (a, b) =>
  ((a | b) & ZERO) | (a & POSITIVE ? b & ~ZERO : 0) | (a & NEGATIVE ? opposite(b) & ~ZERO : 0);

/** @param {number} base @param {number | null} exponent */
function signsOfPower(base, exponent) {
  if (exponent === null) return base === POSITIVE ? POSITIVE : ANY;
  const kept = exponent > 0 ? base : base & ~ZERO;
  if (!Number.isInteger(exponent)) return kept & ~NEGATIVE;
  return exponent % 2 ? kept : (kept & ZERO) | (kept & ~ZERO ? POSITIVE : 0);
}

/** Yield the parts without a derivative, each with a function whose value is 0 at the kink; see
 * teachmech/homework/answers/kinks.py.
 * @param {Formula} formula @param {Record<string, FunctionAbout>} table
 * @param {string[]} vertical functions with an infinite slope at 1
 * @returns {Generator<[Formula, (values: Record<string, number>) => number]>} */
export function* kinksOf(formula, table, vertical) {
  for (const part of partsOf(formula)) {
    const [first, second] = part.parts;
    if (part.value !== null) continue;
    if (part.kind === "call" && second && formOf(first) === formOf(second)) continue; // max(x, x)
    if (part.kind === "call" && table[part.word].bends) {
      yield [part, (at) => valueAt(first, at) - (second ? valueAt(second, at) : 0)];
    } else if (part.kind === "call" && vertical.includes(part.word)) {
      yield [part, (at) => valueAt(first, at) ** 2 - 1];
    } else if ((part.kind === "call" && part.word === "sqrt")
      || (part.kind === "power" && second.value !== null && !Number.isInteger(second.value)))
    {
      yield [part, (at) => valueAt(first, at)];
    }
  }
}

/** Yield the factors of a product that may be zero, without their exponents; see
 * teachmech/homework/answers/other_factors.py. @param {Formula} formula @returns {Generator<Formula>} */
export function* factorsOf(formula) {
  const { kind, parts, signs } = formula;
  const terms = parts.filter(({ value }) => value !== 0);
  if (groupOf(kind) === "sum" && terms.length === 1) yield* factorsOf(terms[0]);
  else if (kind === "product") {
    for (const [k, part] of parts.entries()) if (signs[k] > 0) yield* factorsOf(part);
  } else if (kind === "power" && !(Number(parts[1].value ?? 1) <= 0)) yield* factorsOf(parts[0]);
  else yield formula;
}

/** Return the size of a formula that is differentiated twice, about as in its normal form: the depth of its
 * operations, their number, and the numbers of factors of its products. @param {Formula} formula */
export function workOf(formula) {
  let operations = 0;
  const factors = [];
  for (const part of partsOf(formula)) {
    if (part.value !== null || !part.parts.length) continue;
    operations += Math.max(part.parts.length - 1, 1);
    if (part.kind !== "product") continue;
    factors.push(new Set(part.parts.filter(({ value }) => value === null).map(formOf)).size);
  }
  return { depth: depthOf(formula), operations, factors };
}

/** Return a text that is the same for formulas of the same form. @param {Formula} formula
 * @returns {string} */
const formOf = ({ kind, word, signs, parts }) => `${kind} ${word} ${signs}(${parts.map(formOf).join(";")})`;

/** @param {Formula} formula @returns {number} */
function depthOf({ kind, parts, value }) {
  if (value !== null || !parts.length) return 0;
  const group = groupOf(kind);
  return Math.max(...parts.map((part) => depthOf(part) + (groupOf(part.kind) === group ? 0 : 1)));
}

/** @param {string} kind */
const groupOf = (kind) => (["sum", "difference", "signed"].includes(kind) ? "sum" : kind);
