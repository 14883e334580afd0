// The forms of an answer, all of bounded size, and texts as people write them: decimal commas, typographic
// signs, lists and names in a text. See teachmech/homework/answers/answers.py and notation.py.

import { AnswerError, didYouMean, lengthOf, located, quoted } from "./answer_errors.js";
import { spelledOut } from "./formula_errors.js";

/** @import { Names } from "./scope_names.js" */

/** A text, a number, or lists and mappings of them, as in JSON. @typedef {unknown} Answer */
/** @typedef {{ MAX_TEXT: number, MAX_TEXTS: number, MAX_CHARACTERS: number }} TextLimits */

const SIGNS =
  /** @type {[RegExp, string][]} */ ([[/[−–‐‑]/g, "-"], [/[×·⋅∗]/g, "*"], [/÷/g, "/"], [
    /[\u00a0\u2009\u202f]/g,
    " ",
  ]]);
const POWER = /⁻?[¹²³⁴]+/g;
const LETTER = /[α-λν-ωΑ-Ψϑϕϵ₀-₉]/g; // Greek, without the units µ and Ω, or a subscript
const FULL_STOP = /(?<=[\p{L}\p{N}_)\]°])\.\s*$/u;
const INTEGER = /(?:^|[^\p{L}\p{N}_.^])[0-9]+\.\s*$/u; // such as 1500. with four digits
const BEFORE = /^\s*(?:([A-Za-z][A-Za-z0-9_]*)(['′″’]*)\s*)?[=≈~](?!=)/;
const BRACKETS = /\[([^[\]]*[A-Za-zµμΩ°][^[\]]*)\]\s*$/;
const DIGITS = /(?<![A-Za-z0-9_.])(?:[0-9]+\.?[0-9]*|\.[0-9]+)/g;
const ALONE = /^\s*[-+]?\s*([0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?[^0-9(]*$/;
const PAIRS = /** @type {Record<string, string>} */ ({ "(": ")", "[": "]", "{": "}" });
const CLOSING = Object.values(PAIRS);

/** Return a text with decimal points and the signs of the language.
 * @param {string} text @param {Names["table"]} table of functions */
export function plain(text, table) {
  const typed = SIGNS.reduce((all, [found, sign]) => all.replace(found, sign), text).replace(POWER,
    (found) => `^${raised(found)}`).replace(LETTER, spelledOut);
  const signs = INTEGER.test(typed) ? typed : typed.replace(FULL_STOP, "");
  if (!signs.includes(",")) return signs;
  const several = inSeveralArguments(signs, table);
  return signs.replace(/[0-9][0-9.]*(?:,[0-9][0-9.]*)+/g, (number, position) => {
    if (several[position]) return number;
    if (number.split(",").length === 2 && !number.includes(".")) return number.replace(",", ".");
    const hint = "write a decimal point or a decimal comma, and nothing between thousands";
    const what = "this number has a comma and another separator";
    throw new AnswerError(what, { text: signs, position, length: number.length, hint });
  });
}

/** Return raised digits as digits. @param {string} found */
const raised = (found) => Array.from(found, (x) => "-1234"["⁻¹²³⁴".indexOf(x)]).join("");

/** @param {string} text @param {Names["table"]} table */
function inSeveralArguments(text, table) {
  const open = /** @type {boolean[]} */ ([]);
  return Array.from({ length: text.length }, (_, k) => {
    if (text[k] === "(") {
      const name = /[A-Za-z][A-Za-z0-9_]*$/.exec(text.slice(Math.max(0, k - 20), k))?.[0] ?? "";
      open.push(Object.hasOwn(table, name) && table[name].arguments[1] > 1);
    } else if (text[k] === ")") open.pop();
    return open[open.length - 1] ?? false;
  });
}

/** Return the entries of a list that is written in one text, separated by ; or ,
 * @param {string} text @param {number} most */
export function entries(text, most) {
  const trimmed = text.trim();
  const inner = closesLast(trimmed) ? trimmed.slice(1, -1) : trimmed;
  const separator = inner.includes(";") ? ";" : ",";
  const found = [];
  let depth = 0;
  let begin = 0;
  for (let k = 0; k < inner.length; k++) {
    if (inner[k] in PAIRS) depth++;
    if (CLOSING.includes(inner[k])) depth--;
    const decimal = /[0-9]/.test(inner[k - 1] ?? "") && /[0-9]/.test(inner[k + 1] ?? "");
    if (inner[k] === separator && depth === 0 && (separator === ";" || !decimal)) {
      found.push(inner.slice(begin, k).trim());
      begin = k + 1;
    }
  }
  found.push(inner.slice(begin).trim());
  return found.length > 1 && found.length <= most && found.every(Boolean) ? found : [text];
}

/** Return whether the first bracket of a text is closed by its last character. @param {string} text */
function closesLast(text) {
  if (!(text[0] in PAIRS) || text[text.length - 1] !== PAIRS[text[0]]) return false;
  let depth = 0;
  for (let k = 0; k < text.length; k++) {
    if (text[k] in PAIRS) depth++;
    if (CLOSING.includes(text[k])) depth--;
    if (depth === 0) return k === text.length - 1;
  }
  return false;
}

/** Return a value without a name and = before it, and without brackets around its unit.
 * @param {string} given @param {string[]} names of which only `own` is removed @param {string} own
 * @param {Names["table"]} table */
export function bare(given, names, own, table) {
  const text = given.replace(BRACKETS, " $1 ");
  const found = BEFORE.exec(text);
  if (!found) return text;
  const name = found[1] ?? "";
  const other = names.includes(name) && name !== own && !found[2]; // with primes, it is a derivative
  if (other || Object.hasOwn(table, name)) return text;
  return text.slice(found[0].length).trimStart();
}

/** Return whether a text is a number alone, with a unit or without. @param {string} text */
export const isOneNumber = (text) => !text.includes("*") && ALONE.test(text);

/** Return the number of digits to which a value may be rounded; null if it is exact.
 * @param {string} text @param {number[]} exact numbers of three digits that are not rounded */
export function digitsOf(text, exact) {
  const alone = ALONE.exec(text);
  if (alone) return significant(alone[1]);
  const found = text.match(DIGITS) ?? [];
  const may = found.filter((x) => Number(x) % 0.5 || (x.length > 2 && ![...exact, 0.5].includes(Number(x))));
  return may.length ? Math.min(...may.map(significant)) : null;
}

/** @param {string} number */
function significant(number) {
  const digits = number.replace(".", "").replace(/^0+/, "");
  return Math.max(1, (number.includes(".") ? digits : digits.replace(/0+$/, "")).length);
}

/** Return a number as Python writes a double. @param {number} x */
export function doubleText(x) {
  if (Number.isInteger(x) && Math.abs(x) < 1e16) return `${x}.0`;
  const [mantissa, exponent] = x.toExponential().split("e");
  const power = Number(exponent);
  if (power >= -4 && power < 16) return String(x);
  return `${mantissa}e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

/** Return a number as a person would type it. @param {number} x */
const numberText = (x) => (Number.isInteger(x) && Math.abs(x) < 1e15 ? String(x) : doubleText(x));

/** @param {Answer} answer @returns {answer is Record<string, Answer>} */
export const isMapping = (answer) => typeof answer === "object" && answer !== null && !Array.isArray(answer);

/** Return whether an answer was not given. @param {Answer} answer */
export function isMissing(answer) {
  if (typeof answer === "string") return ["", "..."].includes(answer.trim());
  if (isMapping(answer) || Array.isArray(answer)) return !Object.keys(answer).length;
  return answer === null || answer === undefined;
}

/** Reads answers as texts. */
export class AnswerTexts {
  /** @param {TextLimits} limits @param {Names["table"]} table of functions */
  constructor(limits, table) {
    this.limits = limits;
    this.table = table;
  }

  /** Return an answer that is a text, or a number as text. @param {Answer} answer @param {string} example */
  text(answer, example) {
    const integers = Array.isArray(answer) && answer.length === 2 && answer.every(Number.isInteger);
    const hint = integers
      ? `a number with a decimal comma needs quotation marks, "${answer[0]},${answer[1]}"`
      : `such as "${example}"`;
    if (typeof answer !== "string" && typeof answer !== "number") {
      throw new AnswerError(`a text is expected, not ${called(answer)}`, { hint });
    }
    if (typeof answer === "number" && !Number.isFinite(answer)) {
      throw new AnswerError("the number is not finite", { hint });
    }
    const text = typeof answer === "number" ? numberText(answer) : answer;
    if (!text.trim()) throw new AnswerError("the text is empty", { hint });
    const [count, most] = [lengthOf(text), this.limits.MAX_TEXT];
    if (count > most) throw tooLong(`the text has ${count} characters; at most ${most} are accepted`);
    return text;
  }

  /** Return an answer that is one text with decimal points. @param {Answer} answer @param {string} example */
  valueText(answer, example) {
    return plain(this.text(answer, example), this.table);
  }

  /** Return an answer that is a text or a list of texts. @param {Answer} answer @param {string} example */
  texts(answer, example) {
    const hint = `such as ["${example}"]`;
    if (isMapping(answer)) {
      throw new AnswerError("a text or a list of texts is expected, not a mapping", { hint });
    }
    if (!Array.isArray(answer)) {
      const text = this.text(answer, example);
      return entries(text, text.split("=").length - 1).map((entry) => plain(entry, this.table));
    }
    if (!answer.length) throw new AnswerError("the list is empty", { hint });
    this.checkNumber(answer);
    return this.bounded(
      answer.map((text, k) => located(`entry ${k + 1}`, () => this.valueText(text, example))),
    );
  }

  /** Return an answer with a text for each name; null for a name without a text.
   * @param {Answer} given @param {string[]} names @param {string} example */
  namedTexts(given, names, example) {
    let answer = given;
    if (typeof answer === "string" && names.length > 1) {
      const found = entries(this.text(answer, example), names.length);
      if (found.length === names.length) answer = found;
    }
    const values = this.named(answer, names, example);
    const texts = names.map((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : null;
      if (value === null || value === undefined || value === "") return null;
      return located(name, () => this.valueText(value, example));
    });
    this.bounded(texts.filter((text) => text !== null));
    return new Map(names.map((name, k) => [name, texts[k]]));
  }

  /** @param {Answer} answer @param {string[]} names @param {string} example
   * @returns {Record<string, Answer>} */
  named(answer, names, example) {
    if (isMapping(answer)) {
      this.checkNumber(Object.keys(answer));
      const other = Object.keys(answer).find((name) => !names.includes(name));
      if (other === undefined) return answer;
      throw new AnswerError(`${quoted(other)} is not expected here`, {
        hint: didYouMean(other, names) || `give ${names.join(", ")}`,
      });
    }
    if (Array.isArray(answer)) {
      if (answer.length === names.length)
        return Object.fromEntries(names.map((name, k) => [name, answer[k]]));
      const what = `the list has ${answer.length} entries; ${names.length} are asked for`;
      throw new AnswerError(what, { hint: `in this order: ${names.join(", ")}` });
    }
    if (names.length === 1) return { [names[0]]: answer };
    const shown = names.slice(0, 2).map((name) => `"${name}": "${example}"`).join(", ");
    const what = `a mapping or a list is expected, not ${called(answer)}`;
    throw new AnswerError(what, { hint: `such as {${shown}}` });
  }

  /** Refuse a list with too many entries. @param {ArrayLike<Answer>} answer @param {number} [most] */
  checkNumber(answer, most = this.limits.MAX_TEXTS) {
    if (answer.length <= most) return;
    throw tooLong(`there are ${answer.length} entries; at most ${most} are accepted`);
  }

  /** @param {string[]} texts */
  bounded(texts) {
    const count = texts.reduce((sum, text) => sum + lengthOf(text), 0);
    const most = this.limits.MAX_CHARACTERS;
    if (count > most) throw tooLong(`the texts have ${count} characters; at most ${most} are accepted`);
    return texts;
  }
}

/** Return the error of an answer that is longer than a right one can be. @param {string} what */
export const tooLong = (what) => new AnswerError(what, { status: "too long" });

/** @param {Answer} answer */
function called(answer) {
  if (answer === null || answer === undefined) return "nothing";
  if (Array.isArray(answer)) return "a list";
  const kinds = { boolean: "true or false", string: "a text", number: "a number" };
  return /** @type {Record<string, string>} */ (kinds)[typeof answer] ?? "a mapping";
}
