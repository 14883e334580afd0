// A number or a formula with or without a unit; see teachmech/homework/answers/quantities.py.

import { AnswerError, attempted, lengthOf, listed, located, quoted } from "./answer_errors.js";
import { bare, digitsOf, doubleText, isOneNumber } from "./answer_texts.js";
import { readExpression } from "./formula_reader.js";
import { valueAt } from "./formula_values.js";
import { Calculation, notFinite } from "./unit_calculation.js";
import { baseOf, sameMeasure } from "./unit_table.js";

/** @import { Expression } from "./formula_reader.js" */
/** @import { Frame, Names } from "./scope_names.js" */
/** @import { Tables } from "./unit_calculation.js" */
/** @import { Unit } from "./unit_table.js" */

/** A number with its unit as written, the unit in which the number is, and the digits to which it may be
 * rounded. @typedef {{ value: number, unit: string, own: string, digits: number | null }} Quantity */
/** What a number measures if the question states no unit.
 * @typedef {{ thing: string, exponents: Record<string, number[]> }} Measure */

const UNIT_NAME = /[A-Za-zµμΩ°_][A-Za-z0-9µμΩ°_]*/g;
const LONGEST_UNIT = 60;

/** Reads numbers and formulas for the frame of a task. */
export class QuantityReader {
  /** @param {Frame} frame @param {Names} names all names of the frame @param {Tables} tables
   * @param {number[]} exact numbers that are not rounded */
  constructor(frame, names, tables, exact) {
    this.frame = frame;
    this.names = names;
    this.tables = tables;
    this.exact = exact;
    this.moving = [...frame.coordinates, ...frame.coordinates.map((name) => `v${name}`)];
    const refusal = "a number is asked for; only parameters may occur";
    const explain = (
      /** @type {string} */ name,
    ) => (name === "t" || this.moving.includes(name) ? refusal : "");
    this.numberNames = names.with(Object.keys(frame.parameters), explain);
  }

  /** @param {string} text */
  digits(text) {
    return digitsOf(text, this.exact);
  }

  /** Return the number that a text means, in the requested unit.
   * @param {string} given @param {string | Measure} asked @param {string} [where] @returns {Quantity} */
  quantity(given, asked, where = "") {
    return located(where, () => {
      const text = bare(given, this.moving, where, this.names.table);
      let value = 0;
      try {
        value = this.value(text);
      } catch (error) {
        if (!(error instanceof AnswerError && error.hasPosition)) throw error;
        return { ...this.withUnits(text, asked, error), digits: this.digits(text) };
      }
      this.refuseBoth(text, asked, value);
      return { value, unit: "", own: "", digits: this.digits(text) };
    });
  }

  /** Return an expression, with or without a unit after it, converted to `unit`.
   * @param {string} given @param {Names} names @param {string | Measure} unit @param {string} where
   * @returns {Expression} */
  formula(given, names, unit, where) {
    const own = where.slice(where.lastIndexOf(" ") + 1);
    const text = bare(given, this.moving, own, names.table);
    return located(where, () => {
      try {
        return readExpression(text, names);
      } catch (error) {
        if (!unit || !(error instanceof AnswerError)) throw error;
        return this.formulaWithUnit(text, names, unit, error);
      }
    });
  }

  /** @param {string} text @param {Names} names @param {string | Measure} unit @param {AnswerError} error */
  formulaWithUnit(text, names, unit, error) {
    for (const [before, own] of this.beforeUnit(text, names)) {
      const factor = this.factor(own, unit, text, [text.slice(before.length).trim()]);
      return readExpression(factor === 1 ? before : `(${before})*${doubleText(factor)}`, names);
    }
    const unreadable = this.faultBeforeUnit(text, names);
    if (unreadable) throw unreadable;
    return readExpression(doubleText(this.withUnits(text, unit, error).value), names);
  }

  /** Return the unknown name in a formula with a unit after it, or null.
   * @param {string} text @param {Names} names */
  faultBeforeUnit(text, names) {
    const blank = text.trimEnd().lastIndexOf(" ");
    if (!attempted(() => this.tables.units.read(text.slice(blank + 1)))) return null;
    try {
      readExpression(text.slice(0, Math.max(0, blank)), names);
    } catch (error) {
      if (error instanceof AnswerError && error.what.includes("unknown name")) return error;
    }
    return null;
  }

  /** Return an equation whose sides may have a unit after them, in base units.
   * @param {string} equation @param {Names} names */
  withoutUnits(equation, names) {
    return equation.split("=").map((side) => {
      if (attempted(() => readExpression(side, names))) return side;
      for (const [before, { factor }] of this.beforeUnit(side, names)) {
        return factor === 1 ? before : ` (${before.trim()})*${doubleText(factor)}`;
      }
      return side;
    }).join("=");
  }

  /** Yield a text without the unit at its end, and this unit, if there is one after a blank.
   * @param {string} text @param {Names} names @returns {Generator<[string, Unit]>} */
  *beforeUnit(text, names) {
    for (const found of text.matchAll(/\s+/g)) {
      const before = text.slice(0, found.index);
      const after = text.slice(found.index + found[0].length).trim();
      if (!before.trim() || !after || lengthOf(after) > LONGEST_UNIT) continue;
      const unit = attempted(() => this.tables.units.read(after));
      if (unit && attempted(() => readExpression(before, names))) yield [before, unit];
    }
  }

  /** Return a unit relative to the requested one; refuse one that measures something else.
   * @param {Unit} own @param {string | Measure} asked @param {string} text @param {string[]} [units] */
  factor(own, asked, text, units = []) {
    const wanted = this.wanted(own, asked);
    if (!wanted || !sameMeasure(wanted, own)) throw this.otherMeasure(text, asked, units, own);
    return own.factor / wanted.factor;
  }

  /** @param {Unit} own @param {string | Measure} asked @returns {Unit | null} */
  wanted(own, asked) {
    if (typeof asked === "string") return this.tables.units.read(asked);
    const fits = Object.entries(asked.exponents).every(([name, some]) =>
      some.includes(own.dimensions[name] ?? 0)
    );
    return fits ? { factor: 1, dimensions: own.dimensions } : null;
  }

  /** Return the quantity of a text that is not an expression because of an error.
   * @param {string} text @param {string | Measure} asked @param {AnswerError} plain
   * @returns {{ value: number, unit: string, own: string }} */
  withUnits(text, asked, plain) {
    if (text.length > this.tables.limits.MAX_LENGTH) throw plain;
    const found = /** @type {[Calculation, Unit][]} */ ([]);
    let refusal = plain;
    for (const reading of [new Calculation(text, this.tables, this.frame.parameters),
      new Calculation(text, this.tables)])
    {
      try {
        const result = finite(reading);
        if ((reading.units.length || reading.hasInnerUnits) && reading.counts) found.push([reading, result]);
      } catch (error) {
        if (!(error instanceof AnswerError && error.hasPosition)) throw error;
        const further = reading.units.length > 0 && error.position > plain.position;
        if (refusal === plain && (reading.begun || further)) refusal = error;
      }
    }
    if (!found.length) throw refusal;
    const unit = found[0][0].units.join(", ");
    if (!asked) {
      if (!unit) return { value: found[0][1].factor, unit: "", own: "" };
      const what = `no unit is asked for, but '${unit}' is given`;
      throw new AnswerError(what, { hint: "give the number alone" });
    }
    return this.oneOf(found, asked, text);
  }

  /** Return the only reading in the requested unit. @param {[Calculation, Unit][]} found
   * @param {string | Measure} asked @param {string} text */
  oneOf(found, asked, text) {
    const values = new Map(/** @type {[number, string][]} */ ([]));
    const refused = [];
    for (const [reading, result] of found) {
      if (!reading.units.length) {
        values.set(result.factor, "");
        continue;
      }
      try {
        values.set(this.factor(result, asked, text, reading.units), reading.units.join(", "));
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        refused.push(error);
      }
    }
    if (!values.size) throw refused[0];
    const all = [...values];
    if (all.length > 1) throw this.ambiguous(text, asked, all[all.length - 1][0]);
    const [[value, unit]] = all;
    return { value, unit, own: typeof asked === "string" ? asked : baseOf(found[found.length - 1][1]) };
  }

  /** Refuse an expression in parameters that also has the requested unit if they are units.
   * @param {string} text @param {string | Measure} asked @param {number} value */
  refuseBoth(text, asked, value) {
    if (!asked || typeof asked !== "string" || !this.parametersIn(text).length) return;
    const calculation = new Calculation(text, this.tables);
    const result = attempted(() => finite(calculation));
    const wanted = attempted(() => this.tables.units.read(asked));
    if (!result || !wanted || !calculation.counts || !sameMeasure(result, wanted)) return;
    const other = result.factor / wanted.factor;
    const same = Math.abs(other - value) <= 1e-12 * Math.max(Math.abs(other), Math.abs(value));
    if (!same) throw this.ambiguous(text, asked, other);
  }

  /** @param {string} text @param {string | Measure} asked @param {number} value */
  ambiguous(text, asked, value) {
    const names = this.parametersIn(text).join(", ");
    const what = `${quoted(text.trim())} may mean the parameter ${names} or the unit`;
    const unit = typeof asked === "string" ? asked : "(a unit)";
    const number = sixDigits(value);
    const hint = `write '(${text.trim()}) ${unit}' for the parameter, '${number} ${unit}' for the unit`;
    return new AnswerError(what, { hint });
  }

  /** Return the error of a value in `units`, as written, that measures something else.
   * @param {string} text @param {string | Measure} asked @param {string[]} units @param {Unit} result */
  otherMeasure(text, asked, units, result) {
    const stated = typeof asked === "string";
    const parameters = this.parametersIn(text);
    const words = this.wordsOfUnits(text, stated ? asked : "");
    const single = units.length === 1 && sameMeasure(this.tables.units.read(units[0]), result);
    const unit = (single ? units[0] : baseOf(result)).split(/\s+/).filter(Boolean).join(" ") || "a number";
    const isParameter = (/** @type {string} */ name) => Object.hasOwn(this.frame.parameters, name);
    const both = units.find((one) => (one.match(UNIT_NAME) ?? []).every(isParameter));
    let hint = "";
    if (words.length) hint = `${listed(words, 3)}; the problem has no such parameter`;
    else if (both !== undefined)
      hint = `'${both}' is read as a unit, since no * is before it; write * in a product`;
    else if (units.length && parameters.length && !isOneNumber(text)) {
      const example = stated ? `, such as '2*${parameters[0]} ${asked}'` : "";
      hint = `the parameter ${parameters[0]} is a number without unit: write one unit after the `
        + `whole product${example}`;
    }
    const shown = lengthOf(unit) <= LONGEST_UNIT ? unit : `${unit.slice(0, LONGEST_UNIT)}...`;
    const wanted = stated ? `the same as ${asked}` : asked.thing;
    return new AnswerError(`${shown} does not measure ${wanted}`, { hint });
  }

  /** Return what capital letters mean as units that are not asked for. @param {string} text
   * @param {string} asked */
  wordsOfUnits(text, asked) {
    const letter = /(?<![A-Za-z0-9_.])[A-Z](?![A-Za-z0-9_])/g;
    const { letters } = this.tables.units;
    const own = asked.match(letter) ?? /** @type {string[]} */ ([]);
    return [...new Set(text.match(letter) ?? [])].filter((x) =>
      !own.includes(x) && !Object.hasOwn(this.frame.parameters, x) && letters[x]
    ).map((x) => `${x} means the unit ${letters[x]}`);
  }

  /** @param {string} text */
  parametersIn(text) {
    return [...new Set(text.match(UNIT_NAME) ?? [])].filter((name) =>
      Object.hasOwn(this.frame.parameters, name)
    );
  }

  /** @param {string} text */
  value(text) {
    const value = valueAt(readExpression(text, this.numberNames).formula, this.frame.parameters);
    if (!Number.isFinite(value)) throw notFinite();
    return value;
  }
}

/** Return a number with six digits, as Python's format "g" does. @param {number} x */
export const sixDigits = (x) => generalFormat(x, 6);

/** Return a number with some digits, as Python's format "g" does. @param {number} x @param {number} digits */
export function generalFormat(x, digits) {
  if (x === 0) return Object.is(x, -0) ? "-0" : "0";
  const [mantissa, exponent] = x.toExponential(digits - 1).split("e");
  const power = Number(exponent);
  if (power >= -4 && power < digits) return String(Number(x.toPrecision(digits)));
  const size = String(Math.abs(power)).padStart(2, "0");
  return `${mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa}e${
    power < 0 ? "-" : "+"
  }${size}`;
}

/** @param {Calculation} calculation */
function finite(calculation) {
  const result = calculation.result();
  if (!Number.isFinite(result.factor)) throw notFinite();
  return result;
}
