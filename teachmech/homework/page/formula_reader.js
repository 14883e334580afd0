// Reads expressions and equations by the grammar of teachmech/expressions/grammar.lark into trees.
//
// Bounds and refusals are those of teachmech/expressions/builder.py. No text becomes code.

import { FUNCTIONS } from "../../live/functions.js";
import { AnswerError } from "./answer_errors.js";
import { checkParentheses, greekNames, unexpectedToken, unknownCharacter, unknownName, velocityInOtherWords,
  withPoints, wrongCount } from "./formula_errors.js";
import { signsOf, vanishes } from "./formula_values.js";

/** @import { Names } from "./scope_names.js" */

/** @typedef {{ text: string, start: number, kind: string }} Token */

/** An operation with its operands, a number or a name. For a sum and a product, `signs` has -1 for each
 * operand that is subtracted or below a fraction line. `value` is that of a constant. A call ends after its
 * last argument, and `last` is the position after its parenthesis.
 * @typedef {{ kind: string, word: string, parts: Formula[], signs: number[], value: number | null,
 *   depth: number, start: number, end: number, last: number }} Formula */

/** A text with its tree. @typedef {{ text: string, formula: Formula }} Expression */

const NUMBER = /((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)/;
const WORD = /([A-Za-z_][A-Za-z_0-9]*)/;
const SIGN = /(\*\*|[-+*/^(),=])/;
const TOKEN = new RegExp(`[ \\t\\r\\n]+|${NUMBER.source}|${WORD.source}|${SIGN.source}`, "y");
const KINDS =
  /** @type {Record<string, string>} */ ({ "+": "ADD", "-": "ADD", "*": "MULTIPLY", "/": "MULTIPLY",
    "^": "POWER", "**": "POWER", "(": "LPAR", ")": "RPAR", "=": "EQUAL", ",": "COMMA" });
const LARGEST_EXPONENT = 1e6;
const TOO_LARGE = "this number is larger than 1.8e308";

/** @param {string} text @returns {Token[]} */
function tokensOf(text) {
  const tokens = [];
  for (let start = 0; start < text.length; start = TOKEN.lastIndex) {
    TOKEN.lastIndex = start;
    const found = TOKEN.exec(text);
    if (!found) throw unknownCharacter(text, start);
    const [word, number, name, sign] = found;
    if (number ?? name ?? sign) {
      tokens.push({ text: word, start, kind: number ? "NUMBER" : name ? "NAME" : KINDS[word] });
    }
  }
  return tokens;
}

/** Return an expression. @param {string} text @param {Names} names @returns {Expression} */
export const readExpression = (text, names) => read(text, names, false);

/** Return an equation, left minus right, or the left side of ... = 0.
 * @param {string} text @param {Names} names @returns {Expression} */
export const readEquation = (text, names) => read(text, names, true);

/** Return an expression; the corrections that its error proposes can be read.
 * @param {string} text @param {Names} names @param {boolean} isEquation @returns {Expression} */
function read(text, names, isEquation) {
  try {
    return parsed(text, names, isEquation);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const better = velocityInOtherWords(text, names) ?? error;
    const found = better.suggestions.map((one) => corrected(one, names, isEquation, greekNames(text), 8));
    better.suggestions = [...new Set(found.filter((one) => one !== null))];
    throw better;
  }
}

/** @param {string} text @param {Names} names @param {boolean} isEquation @returns {Expression} */
function parsed(text, names, isEquation) {
  const reader = new Reader(text, names, isEquation);
  reader.whole(); // errors of the grammar come before those of names and values
  reader.next = 0;
  reader.isChecking = true;
  return { text, formula: reader.whole() };
}

/** Return a text without its unambiguous mistakes if it can then be read, otherwise null.
 * @param {string} text @param {Names} names @param {boolean} isEquation
 * @param {string[]} spelled names that the correction spelled out @param {number} more
 * @returns {string | null} */
function corrected(text, names, isEquation, spelled, more) {
  try {
    parsed(text, names, isEquation);
    return text;
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const { name, suggestions } = error;
    if (!more) return null;
    if (names.variables.length && name && spelled.includes(name)) {
      const wider = names.with([...names.variables, name], names.explain);
      return corrected(text, wider, isEquation, spelled, more - 1);
    }
    if (suggestions.length !== 1) return null;
    return corrected(suggestions[0], names, isEquation, spelled, more - 1);
  }
}

/** Reads one text. */
class Reader {
  /** @param {string} text @param {Names} names @param {boolean} isEquation */
  constructor(text, names, isEquation) {
    this.text = text;
    this.names = names;
    this.tokens = tokensOf(text);
    checkParentheses(text, this.tokens, names.nesting);
    if (!isEquation) this.refuseEqualsSign();
    this.end = { text: "", start: text.length, kind: "END" };
    this.next = 0;
    this.isChecking = false;
  }

  refuseEqualsSign() {
    const found = this.tokens.find((token) => token.kind === "EQUAL");
    if (!found) return;
    const hint = "this is an expression; only a constraint may be written as left = right";
    throw new AnswerError("'=' has no meaning here", { text: this.text, position: found.start, hint });
  }

  whole() {
    const left = this.sum();
    const found = this.take("EQUAL") ? this.joined("difference", [left, this.sum()], [1, -1]) : left;
    if (this.token.kind !== "END") throw this.unexpected();
    return found;
  }

  get token() {
    return this.tokens[this.next] ?? this.end;
  }

  unexpected() {
    return unexpectedToken(this.text, this.tokens, this.token, this.names);
  }

  /** @param {string} kind @returns {Token | null} */
  take(kind) {
    return this.token.kind === kind ? this.tokens[this.next++] : null;
  }

  /** @returns {Formula} */
  sum() {
    return this.chain("sum", "ADD", "-", () => this.chain("product", "MULTIPLY", "/", () => this.signed()));
  }

  /** @param {string} kind @param {string} operators @param {string} inverse @param {() => Formula} operand */
  chain(kind, operators, inverse, operand) {
    const parts = [operand()];
    const signs = [1];
    for (let sign = this.take(operators); sign; sign = this.take(operators)) {
      signs.push(sign.text === inverse ? -1 : 1);
      parts.push(operand());
    }
    return parts.length > 1 ? this.joined(kind, parts, signs) : parts[0];
  }

  /** @returns {Formula} */
  signed() {
    const sign = this.take("ADD");
    if (!sign) return this.raised();
    const found = this.joined("signed", [this.signed()], [sign.text === "-" ? -1 : 1]);
    return { ...found, start: sign.start };
  }

  /** @returns {Formula} */
  raised() {
    const base = this.operand();
    return this.take("POWER") ? this.joined("power", [base, this.signed()], []) : base;
  }

  /** @returns {Formula} */
  operand() {
    const number = this.take("NUMBER");
    if (number) return this.number(number);
    const name = this.take("NAME");
    if (name) return this.take("LPAR") ? this.call(name) : this.name(name);
    if (!this.take("LPAR")) throw this.unexpected();
    const inside = this.sum();
    if (!this.take("RPAR")) throw this.unexpected();
    return inside;
  }

  /** @param {Token} token @param {number | null} value @returns {Formula} */
  leaf(token, value) {
    const end = token.start + token.text.length;
    const kind = token.kind.toLowerCase();
    return { kind, word: token.text, parts: [], signs: [], value, depth: 1, start: token.start, end,
      last: end };
  }

  /** @param {Token} token */
  number(token) {
    const made = this.leaf(token, Number(token.text));
    if (this.isChecking && !Number.isFinite(made.value)) throw this.error(TOO_LARGE, made);
    return made;
  }

  /** @param {Token} token */
  name(token) {
    if (this.names.known.has(token.text)) return this.leaf(token, null);
    if (token.text === "pi") return this.leaf(token, Math.PI);
    if (!this.isChecking) return this.leaf(token, null);
    throw unknownName(this.text, this.names, token, false);
  }

  /** @param {Token} token */
  call(token) {
    const parts = [this.sum()];
    while (this.take("COMMA")) parts.push(this.sum());
    const close = this.take("RPAR");
    if (!close) throw this.unexpected();
    if (this.isChecking) this.checkCall(token, parts);
    const made = this.joined("call", parts, [], token.text);
    return { ...made, start: token.start, last: close.start + 1 };
  }

  /** Refuse a call of something else than a function, or with other numbers of arguments.
   * @param {Token} token @param {Formula[]} parts */
  checkCall(token, parts) {
    const name = token.text;
    const about = { text: this.text, position: token.start };
    if (!this.names.isFunction(name)) {
      if (!this.names.known.has(name) && name !== "pi") throw unknownName(this.text, this.names, token, true);
      const hint = "write * to multiply";
      const end = token.start + name.length;
      const suggestions = [`${this.text.slice(0, end)}*${this.text.slice(end).trimStart()}`];
      throw new AnswerError(`'${name}' is not a function`, { ...about, length: name.length, hint,
        suggestions });
    }
    const allowed = this.names.table[name].arguments;
    const wrong = wrongCount(name, parts.length, allowed);
    if (!wrong) return;
    const length = parts[parts.length - 1].end - token.start;
    const many = parts.length > allowed[1];
    const hint = many ? "decimals take a point, as in 0.5" : "";
    throw new AnswerError(wrong, { ...about, length, hint,
      suggestions: many ? [withPoints(this.text)] : [] });
  }

  /** Return an operation; refuse one beyond the bounds.
   * @param {string} kind @param {Formula[]} parts @param {number[]} signs @param {string} [word] */
  joined(kind, parts, signs, word = "") {
    const [first] = parts;
    const { end, last } = parts[parts.length - 1];
    const depth = 1 + Math.max(...parts.map((part) => part.depth));
    const node = { kind, word, parts, signs, value: /** @type {number | null} */ (null), depth,
      start: first.start, end, last };
    if (!this.isChecking) return node;
    if (kind === "product") this.refuseDivision(node);
    if (kind === "power") this.refusePower(node);
    if (parts.every((part) => part.value !== null)) node.value = this.valueOf(node);
    if (depth > this.names.nesting) {
      throw this.error(`more than ${this.names.nesting} nested operations`, node);
    }
    if (node.value !== null && !Number.isFinite(node.value)) throw this.error(TOO_LARGE, node);
    if (kind === "product" || kind === "power") this.refuseLost(node);
    const partial = kind === "call" && this.names.table[word].is_partial;
    const root = kind === "power" && !Number.isInteger(parts[1].value ?? 0.5);
    if (kind === "sum" && vanishes(node)) return zeroOf(node);
    // A product with 0 is 0, also for factors that have no value.
    if (kind === "product" && parts.some(({ value }, k) => value === 0 && signs[k] > 0)) return zeroOf(node);
    if ((partial || root) && !signsOf(node, this.names.table))
      throw this.error("this is never a real number", node);
    return node;
  }

  /** Return the value of an operation on constants. @param {Formula} node */
  valueOf({ kind, word, parts, signs, start, end }) {
    const values = parts.map((part) => /** @type {number} */ (part.value));
    if (kind === "sum" || kind === "difference") return values.reduce((sum, x, k) => sum + signs[k] * x, 0);
    if (kind === "signed") return signs[0] * values[0];
    if (kind === "product") return values.reduce((all, x, k) => (signs[k] < 0 ? all / x : all * x), 1);
    if (kind === "power") {
      const [base, exponent] = values;
      const value = base ** exponent;
      if (!Number.isNaN(value)) return value;
      throw this.error(`(${short(base)})^${short(exponent)} is not a real number`, { start, end });
    }
    const value = values.length === 1
      ? FUNCTIONS[word].of(...values)[0]
      : values.reduce((u, v) => FUNCTIONS[word].of(u, v)[0]);
    if (Number.isFinite(value)) return value;
    throw this.error(`${word}(${short(values[0])}) is not a finite real number`, parts[0]);
  }

  /** @param {Formula} node */
  refuseDivision({ parts, signs }) {
    const zero = parts.find((part, k) => signs[k] < 0 && vanishes(part));
    if (zero) throw this.error("this divides by zero", zero);
  }

  /** Refuse powers of negative numbers, which are not real for most exponents, and large exponents.
   * @param {Formula} node */
  refusePower({ parts: [base, exponent] }) {
    const whole = { start: base.start, end: exponent.end };
    const signs = signsOf(base, this.names.table);
    const fraction = exponent.value !== null && !Number.isInteger(exponent.value);
    const negative = exponent.value === null ? signs === 1 : fraction && base.value === null && signs <= 3;
    if (negative) throw this.error("a power of a negative number is real for whole exponents only", whole);
    if (exponent.value === null) return;
    if (base.value === 0 && exponent.value < 0) throw this.error("this divides by zero", whole);
    if (Math.abs(exponent.value) > LARGEST_EXPONENT) {
      throw this.error(`the exponent is larger than ${LARGEST_EXPONENT}`, exponent);
    }
  }

  /** Refuse a product or a power whose numbers are too small for a double. @param {Formula} node */
  refuseLost(node) {
    const parts = node.kind === "power" ? node.parts.slice(0, 1) : node.parts;
    if (node.value !== 0 || parts.some((part) => part.value === 0)) return;
    throw this.error("this number is beyond the range 1e-308 to 1.8e308", node);
  }

  /** @param {string} what @param {{ start: number, end: number }} node */
  error(what, { start, end }) {
    return new AnswerError(what, { text: this.text, position: start, length: end - start });
  }
}

/** @param {Formula} node @returns {Formula} */
const zeroOf = (node) => ({ ...node, kind: "number", word: "0", parts: [], signs: [], value: 0 });

/** @param {number} x with six digits */
const short = (x) => String(Number(x.toPrecision(6)));
