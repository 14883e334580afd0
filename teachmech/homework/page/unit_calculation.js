// Calculations with units, such as 2 kg * 9.81 m/s^2; see teachmech/homework/answers/calculations.py.

import { FUNCTIONS } from "../../live/functions.js";
import { AnswerError } from "./answer_errors.js";
import { wrongCount } from "./formula_errors.js";
import { baseOf, lowered, matchAt, plainNumber, sameMeasure, unitTimes } from "./unit_table.js";

/** @import { Unit, UnitTable } from "./unit_table.js" */
/** @import { FunctionAbout } from "./scope_names.js" */
/** @typedef {{ MAX_LENGTH: number, MAX_PARENTHESES: number, MAX_POWER: number }} CalculationLimits */
/** @typedef {{ units: UnitTable, functions: Record<string, FunctionAbout>, limits: CalculationLimits }}
 * Tables */

const NUMBER = /\s*((?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)/y;
const WORD = /\s*([A-Za-zµμΩ°_][A-Za-z0-9µμΩ°_]*)/y;
const SIGN = /\s*([-+])/y;
const TIMES = /\s*(\*(?!\*)|[·⋅×/])/y;
const POWER = /\s*(\^|\*\*)/y;
const SUPERSCRIPT = /\s*(⁻?[¹²³⁴])/y;
const OPEN = /\s*(\()/y;
const CLOSE = /\s*(\))/y;
const COMMA = /\s*(,)/y;
const BEHIND = /\s*(?:1\s*\/|[A-Za-zµμΩ°])/y;

/** The text of a calculation, while it is read. Parameters are numbers without units. A name that follows a
 * number or a unit is a unit, even if it is also the name of a parameter. */
export class Calculation {
  /** @param {string} text @param {Tables} tables @param {Record<string, number>} [parameters] */
  constructor(text, tables, parameters = {}) {
    this.text = text;
    this.tables = tables;
    this.parameters = parameters;
    this.counts = false; // true after a number or a parameter; N m alone is not a quantity
    this.begun = false; // true after a text that can only be a unit
    this.hasInnerUnits = false; // true after a unit that is not the unit of the whole, as in cos(30 deg)
    this.units = /** @type {string[]} */ ([]); // as written, in order
    this.whole = /** @type {Unit | null} */ (null); // a single unit, if only blanks follow it
    this.position = 0;
    this.depth = 0;
    this.named = false; // true after a parameter
    this.turned = false; // true after a parameter, pi or an arc
  }

  /** Return the value, as a multiple of base units; it may not be finite. */
  result() {
    const most = this.tables.limits.MAX_LENGTH;
    if (this.text.length > most)
      throw this.wrong(`a calculation with units has at most ${most} characters`, most);
    const value = this.sum();
    if (!this.text.slice(this.position).trim()) return value;
    throw this.wrong("an operator is missing here, or something cannot be read");
  }

  /** @returns {Unit} */
  sum() {
    let total = this.product();
    for (let sign = this.taken(SIGN); sign; sign = this.taken(SIGN)) {
      const { named, turned, position } = this;
      const term = this.product();
      if (this.whole) total = this.spread(total, this.whole, named, turned, position - 1);
      if (!sameMeasure(term, total)) {
        const [one, other] = [total, term].map((x) => baseOf(x) || "a number without unit");
        throw this.wrong(`${one} and ${other} cannot be added`, position - 1);
      }
      total = { ...total, factor: total.factor + (sign === "+" ? 1 : -1) * term.factor };
    }
    return total;
  }

  /** Return the earlier terms in the unit of the whole; terms with pi are in radians.
   * @param {Unit} total @param {Unit} whole @param {boolean} named @param {boolean} turned
   * @param {number} position */
  spread(total, whole, named, turned, position) {
    const isNumber = baseOf(total) === "";
    if (isNumber && baseOf(whole) === "" && turned) return total;
    if (isNumber && named && whole.factor !== 1) {
      throw this.wrong(`is '${this.units[0]}' the unit of both terms? Write a unit after each`, position);
    }
    return unitTimes(total, whole);
  }

  /** @returns {Unit} */
  product() {
    const before = this.units.length;
    let total = this.withUnit(this.signed());
    for (let sign = this.taken(TIMES); sign; sign = this.taken(TIMES)) {
      let factor = this.signed();
      if (sign !== "/" || this.units.length > before) factor = this.withUnit(factor);
      total = this.withUnit(this.real(unitTimes(total, factor, sign === "/" ? -1 : 1)));
    }
    return total;
  }

  /** Return a value with the unit after it, if there is one. @param {Unit} value */
  withUnit(value) {
    if (matchAt(BEHIND, this.text, this.position)) this.begun = true;
    const found = this.tables.units.at(this.text, this.position,
      (name) => name === "pi" || this.isParameter(name));
    if (!found) return value;
    this.units.push(this.written(this.position, found.end));
    this.position = found.end;
    const single = this.units.length === 1 && !this.depth && !this.text.slice(found.end).trim();
    this.whole = single ? found.unit : null;
    return unitTimes(value, found.unit);
  }

  /** @returns {Unit} */
  signed() {
    let sign = 1;
    for (let found = this.taken(SIGN); found; found = this.taken(SIGN)) if (found === "-") sign = -sign;
    const value = this.power();
    return { ...value, factor: sign * value.factor };
  }

  /** @returns {Unit} */
  power() {
    const base = this.operand();
    const raised = this.taken(SUPERSCRIPT);
    if (raised) return unitTimes(plainNumber(1), base, Number(lowered(raised)));
    if (!this.taken(POWER)) return base;
    this.enter();
    const { position } = this;
    const exponent = this.signed();
    this.depth--;
    if (baseOf(exponent)) throw this.wrong("an exponent has no unit", position);
    const most = this.tables.limits.MAX_POWER;
    if (baseOf(base) && Math.abs(exponent.factor) > most) {
      throw this.wrong(`a unit has a power of at most ${most}`, position);
    }
    return this.real(unitTimes(plainNumber(1), base, exponent.factor));
  }

  /** @returns {Unit} */
  operand() {
    const number = this.taken(NUMBER);
    if (number) {
      this.counts = true;
      return plainNumber(Number(number));
    }
    if (this.taken(OPEN)) return this.args(1)[0];
    const { position } = this;
    const before = this.units.length;
    const name = this.taken(WORD);
    const own = Object.hasOwn(this.tables.functions, name) ? this.tables.functions[name] : null;
    if (own && this.taken(OPEN)) {
      const values = this.args(Number.POSITIVE_INFINITY);
      if (!own.unit_power) {
        if (this.units.length > before) this.hasInnerUnits = true;
        this.units.splice(before);
        if (own.is_angle) this.turned = true;
      }
      return this.called(name, own, values, position);
    }
    if (name === "pi" || this.isParameter(name)) {
      this.counts = this.turned = true;
      if (this.isParameter(name)) this.named = true;
      return plainNumber(this.isParameter(name) ? this.parameters[name] : Math.PI);
    }
    this.position = position;
    const found = name ? this.tables.units.at(this.text, position) : null;
    if (!found) throw this.wrong("a number is expected here");
    this.position = found.end;
    this.units.push(this.written(position, this.position));
    return found.unit;
  }

  /** @param {number} most */
  args(most) {
    this.enter();
    const values = [this.sum()];
    while (values.length < most && this.taken(COMMA)) values.push(this.sum());
    this.depth--;
    if (!this.taken(CLOSE)) throw this.wrong("a ')' is missing");
    return values;
  }

  /** @param {string} name @param {FunctionAbout} own @param {Unit[]} values @param {number} position
   * @returns {Unit} */
  called(name, own, values, position) {
    const wrong = wrongCount(name, values.length, own.arguments);
    if (wrong) throw this.wrong(wrong, position);
    const [first] = values;
    const other = values.find((value) => !sameMeasure(value, first));
    if (other) {
      const [one, two] = [first, other].map((x) => baseOf(x) || "a number without unit");
      throw this.wrong(`${one} and ${two} cannot be compared`, position);
    }
    if (baseOf(first) && own.unit_power === null) {
      throw this.wrong(`${name} of a value in ${baseOf(first)} has no meaning`, position);
    }
    const numbers = values.map((x) => x.factor);
    const { of } = FUNCTIONS[name];
    const factor = numbers.length > 1 ? numbers.reduce((u, v) => of(u, v)[0]) : of(numbers[0])[0];
    const unit = unitTimes(plainNumber(1), { ...first, factor: 1 }, own.unit_power ?? 0);
    return this.real({ ...unit, factor });
  }

  /** Refuse a division by zero and a function outside its domain. @param {Unit} value */
  real(value) {
    if (Number.isFinite(value.factor)) return value;
    throw notFinite();
  }

  /** @param {string} name */
  isParameter(name) {
    return Object.hasOwn(this.parameters, name);
  }

  /** Return the match at the current position and move past it; "" if there is no match.
   * @param {RegExp} pattern */
  taken(pattern) {
    const found = matchAt(pattern, this.text, this.position);
    if (found) this.position += found[0].length;
    return found?.[1] ?? "";
  }

  /** @param {number} start @param {number} end */
  written(start, end) {
    const written = this.text.slice(start, end).trim().replace(/^[*·⋅×]+/, "").trim();
    return written.startsWith("/") ? `1${written}` : written;
  }

  enter() {
    if (++this.depth > this.tables.limits.MAX_PARENTHESES) {
      throw this.wrong("there are too many nested parentheses and powers");
    }
  }

  /** @param {string} what @param {number} [at] */
  wrong(what, at = this.position) {
    const blank = /\s*/y;
    const position = at + (matchAt(blank, this.text, at)?.[0].length ?? 0);
    return new AnswerError(what, { text: this.text, position });
  }
}

/** Return the error of a value without a number. */
export function notFinite() {
  const hint = "look for a division by zero, or a root of a negative number";
  return new AnswerError("the value is not a finite number", { hint });
}
