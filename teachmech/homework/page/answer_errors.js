// Errors of answers that cannot be read, with the words of teachmech/base/errors.py.

import { nearestWords } from "./similar_words.js";

/** @typedef {{ where?: string, hint?: string, status?: string, text?: string, position?: number,
 *   length?: number, suggestions?: string[], name?: string }} About */

const WIDTH = 36; // characters of a text that are shown with a caret

/** An answer that cannot be read: what is wrong, where, and what to do. */
export class AnswerError extends Error {
  /** @param {string} what @param {About} [about] */
  constructor(what, about = {}) {
    super(what);
    this.what = what;
    this.where = about.where ?? "";
    this.hint = about.hint ?? "";
    this.status = about.status ?? "unreadable"; // status of the answer
    this.text = about.text ?? ""; // as it was typed, if the position is known
    this.position = about.position ?? -1; // index of the first wrong character
    this.length = Math.max(1, about.length ?? 1);
    this.suggestions = about.suggestions ?? []; // corrected texts
    this.name = about.name ?? ""; // an unknown name
  }

  /** Return whether the error is at a position of an expression. */
  get hasPosition() {
    return this.position >= 0;
  }

  /** Add an outer location in front. @param {string} where */
  at(where) {
    if (where) this.where = this.where ? `${where}, ${this.where}` : where;
    return this;
  }

  /** The location with line and column. */
  get location() {
    if (!this.hasPosition) return this.where;
    const before = this.text.slice(0, this.position).split("\n");
    const column = `column ${lengthOf(before[before.length - 1]) + 1}`;
    const own = this.text.includes("\n") ? `line ${before.length}, ${column}` : column;
    return this.where ? `${this.where}, ${own}` : own;
  }

  /** Two lines: the text around the error, and a caret under it; empty without a position. */
  get caret() {
    if (!this.hasPosition) return "";
    const before = Array.from(this.text.slice(0, this.position).split("\n").pop() ?? "");
    const rest = Array.from(this.text.slice(this.position).split("\n")[0]);
    const first = Math.max(0, before.length - WIDTH / 2);
    const shown = [...before, ...rest].slice(first, first + WIDTH).map((x) =>
      /[\p{C}\p{Z}]/u.test(x) ? " " : x
    );
    const marked = Math.min(this.length, Math.max(1, rest.length), WIDTH);
    return `${shown.join("")}\n${" ".repeat(before.length - first)}${"^".repeat(marked)}`;
  }

  /** The whole message in one line. */
  get line() {
    const line = (this.location ? `${this.location}: ` : "") + this.what
      + (this.hint ? `; ${this.hint}` : "");
    const meant = this.suggestions.map((text) => quoted(text, Number.POSITIVE_INFINITY)).join(" or ");
    return meant ? `${line} (did you mean ${meant}?)` : line;
  }
}

/** Run a function; add a location to its errors. @template T @param {string} where @param {() => T} make */
export function located(where, make) {
  try {
    return make();
  } catch (error) {
    throw error instanceof AnswerError ? error.at(where) : error;
  }
}

/** Return the result of a function, or null if it throws an error of an answer.
 * @template T @param {() => T} make */
export function attempted(make) {
  try {
    return make();
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
}

/** @param {string} text the number of its characters, as Python counts them */
export const lengthOf = (text) => Array.from(text).length;

const ESCAPES =
  /** @type {Record<string, string>} */ ({ "\n": "\\n", "\t": "\\t", "\r": "\\r", "\\": "\\\\" });

/** Return a text in quotation marks, shortened if it is long.
 * @param {unknown} given @param {number} [longest] */
export function quoted(given, longest = 40) {
  const letters = Array.from(String(given));
  const whole = letters.length <= longest ? letters.join("") : `${letters.slice(0, longest).join("")}...`;
  const mark = whole.includes("'") && !whole.includes("\"") ? "\"" : "'";
  const written = Array.from(whole, (x) => {
    if (x in ESCAPES) return ESCAPES[x];
    if (x === mark) return `\\${x}`;
    if (x === " " || !/[\p{C}\p{Z}]/u.test(x)) return x;
    const code = /** @type {number} */ (x.codePointAt(0)).toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, "0")}` : `\\u${code.padStart(4, "0")}`;
  });
  return mark + written.join("") + mark;
}

/** Return names as one text; if there are many, only the first and last ones.
 * @param {string[]} words @param {number} [most] */
export function listed(words, most = 30) {
  if (words.length <= most) return words.join(", ") || "none";
  return `${words.slice(0, 4).join(", ")}, ..., ${words.slice(-2).join(", ")} (${words.length} in all)`;
}

/** Return a hint with the nearest known words, or "". @param {string} word @param {string[]} known */
export function didYouMean(word, known) {
  const near = nearestWords(word, known);
  return near.length
    ? `did you mean ${near.map((name) => quoted(name, Number.POSITIVE_INFINITY)).join(" or ")}?`
    : "";
}

/** Return a hint for an unknown name: the names that were probably meant, or all known names.
 * @param {string} name @param {string[]} known */
export const nearest = (name, known) => didYouMean(name, known) || `known names: ${listed(known)}`;
