// Units such as N or kg m/s^2 by the grammar of teachmech/expressions/units.py. Their factors come from pint:
// Python writes them to the page.

import { AnswerError, lengthOf, quoted } from "./answer_errors.js";

/** A unit in terms of base units, with the exponents of its dimensions that are not 0.
 * @typedef {{ factor: number, dimensions: Record<string, number> }} Unit */

const NAME = "[A-Za-zµμΩ°_][A-Za-z0-9µμΩ°_]*";
const EXPONENT = "\\s*(?:\\^|\\*\\*)\\s*(-?[0-9](?![0-9.])|\\(\\s*-?[0-9]\\s*\\))";
const FACTOR = new RegExp(`(?=(${NAME}))\\1(?!\\s*\\()(?:${EXPONENT}|([⁻]?[¹²³⁴]))?`, "y");
const FIRST = /\s*(?:1(?=\s*\/))?(\s*[*·⋅×/]\s*)?/y;
const NEXT = /\s*([*·⋅×/])\s*|\s+/y;
const HINT = "write a unit such as N, m/s^2 or kg m^2";
const LONGEST = 60; // characters of a unit
const BASE =
  /** @type {Record<string, string>} */ ({ "[mass]": "kg", "[length]": "m", "[time]": "s", "[current]": "A",
    "[temperature]": "K" });

/** Return the product of a unit with a power of another one.
 * @param {Unit} one @param {Unit} other @param {number} [power] @returns {Unit} */
export function unitTimes(one, other, power = 1) {
  const dimensions = { ...one.dimensions };
  for (const [name, exponent] of Object.entries(other.dimensions)) {
    dimensions[name] = (dimensions[name] ?? 0) + exponent * power;
    if (dimensions[name] === 0) delete dimensions[name];
  }
  return { factor: one.factor * other.factor ** power, dimensions };
}

/** @param {number} factor @returns {Unit} */
export const plainNumber = (factor) => ({ factor, dimensions: {} });

/** Return whether two units measure the same. @param {Unit} one @param {Unit} other */
export function sameMeasure({ dimensions: one }, { dimensions: other }) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Return the product of base units, without the factor; empty for a plain number. @param {Unit} unit */
export function baseOf({ dimensions }) {
  const names = new Set([...Object.keys(BASE), ...Object.keys(dimensions).sort()]);
  return [...names].filter((name) => name in dimensions).map((name) => {
    const own = BASE[name] ?? name.replace(/[[\]]/g, "");
    return dimensions[name] === 1 ? own : `${own}^${Number(dimensions[name].toPrecision(6))}`;
  }).join(" ");
}

/** @param {string} text with digits above the line */
export const lowered = (text) => text.replace(/[⁻¹²³⁴]/g, (x) => "-1234"["⁻¹²³⁴".indexOf(x)]);

/** Return the match of a sticky pattern at a position. @param {RegExp} pattern @param {string} text
 * @param {number} position */
export function matchAt(pattern, text, position) {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** The units by their names. */
export class UnitTable {
  /** @param {[Record<string, number>, Record<string, number>][]} table dimensions, and the factors by name
   * @param {Record<string, string>} letters names of units with one capital letter
   * @param {(name: string) => boolean} isFunction */
  constructor(table, letters, isFunction) {
    this.letters = letters;
    this.isFunction = isFunction;
    this.known = new Map(
      table.flatMap(([dimensions, names]) =>
        Object.entries(names).map(([name, factor]) => [name, { factor, dimensions }])
      ),
    );
  }

  /** Return the unit that a text names. @param {string} text */
  read(text) {
    if (lengthOf(text) > LONGEST) {
      const what = `the unit has ${lengthOf(text)} characters; at most ${LONGEST} are accepted`;
      throw new AnswerError(what, { hint: HINT });
    }
    const trimmed = text.trim();
    let found = null;
    try {
      found = this.at(trimmed, 0);
    } catch (error) {
      throw error instanceof AnswerError ? new AnswerError(error.what, { hint: error.hint }) : error;
    }
    if (!found || found.end < trimmed.length || "*·⋅×/".includes(trimmed[0])) {
      throw new AnswerError(`${quoted(text)} is not a unit`, { hint: HINT });
    }
    return found.unit;
  }

  /** Return the unit that begins at a position of a text, and the position after it, or null. After a sign,
   * a word among `names` is not a unit.
   * @param {string} text @param {number} position @param {(name: string) => boolean} [isName] */
  at(text, position, isName = () => false) {
    let between = /** @type {RegExpExecArray | null} */ (matchAt(FIRST, text, position));
    const start = position + (between?.[0].length ?? 0);
    const first = matchAt(FACTOR, text, start);
    const sign = /^[*·⋅×/]/.test((between?.[0] ?? "").trimStart());
    if (!first || (sign && isName(first[1]))) return null;
    let unit = plainNumber(1);
    let end = position;
    while (between) {
      const from = end + between[0].length;
      const found = matchAt(FACTOR, text, from);
      if (!found) break;
      const own = this.known.get(found[1]);
      if (!own) throw this.notAUnit(text, from, found[1]);
      const exponent = Number(lowered(found[2] ?? found[3] ?? "1").replace(/[()\s]/g, ""));
      const power = (between[1] ?? "").trim() === "/" ? -exponent : exponent;
      if (Math.abs(power * Math.log10(own.factor) + Math.log10(unit.factor)) > 100) {
        throw new AnswerError("the unit is too large or too small", { text, position: from, hint: HINT });
      }
      unit = unitTimes(unit, own, power);
      end = from + found[0].length;
      between = matchAt(NEXT, text, end);
    }
    return { unit, end };
  }

  /** @param {string} text @param {number} position @param {string} name */
  notAUnit(text, position, name) {
    const power = /^([A-Za-zµμΩ°]+)([1-9])$/.exec(name);
    let hint = HINT;
    if (this.isFunction(name)) hint = `a function is written ${name}(...)`;
    else if (name.toLowerCase() === "grad") hint = "degrees are written deg";
    else if (power) hint = `a power is written ${power[1]}^${power[2]}`;
    return new AnswerError(`${quoted(name)} is not a unit`, { text, position, length: name.length, hint });
  }
}
