// Reads a typed number or formula, by the grammar of teachmech/expressions/grammar.lark.
//
// A value is a jet: the number with its first and second derivative by the time. No text becomes code.
// The functions are those of teachmech/expressions/elementary.py, which docs/bundles.py writes.

import { FUNCTIONS } from "./functions.js";

/** @import { Jet } from "./types.js" */

const TOKEN = /\s*(?:((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[-+*/^(),]))/y;
const DEEPEST = 50; // the deepest nesting of brackets and signs
const LONGEST_TEXT = 2000; // characters

/** An error in a text, with its position. */
export class TextError extends Error {
  /** @param {string} message @param {number} at */
  constructor(message, at) {
    super(message);
    this.at = at;
  }
}

/** @typedef {(values: Record<string, Jet>) => Jet} Reading */
/** @typedef {{ word: string, at: number, kind: string }} Token */

/** @param {number} x @returns {Jet} */
export const constant = (x) => [x, 0, 0];
/** @param {Jet} a @param {Jet} b @returns {Jet} */
export const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** @param {Jet} a @param {Jet} b @returns {Jet} */
export const difference = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @param {Jet} a @param {Jet} b @returns {Jet} */
export const product = (
  a,
  b,
) => [a[0] * b[0], a[1] * b[0] + a[0] * b[1], a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2]];
/** @param {Jet} a @param {Jet} b */
export const quotient = (a, b) => product(a, through([b], [1 / b[0], -1 / b[0] ** 2, 2 / b[0] ** 3]));
/** @param {string} name @param {...Jet} jets @returns {Jet} */
export const called = (name, ...jets) => through(jets, FUNCTIONS[name].of(...jets.map(([x]) => x)));

/** Return a function of one or two jets by the chain rule, from its value, first and second derivatives
 * there. A derivative that is multiplied by 0 may be infinite.
 * @param {Jet[]} jets @param {number[]} values @returns {Jet} */
function through(jets, [f, ...derivatives]) {
  /** @param {number} slope @param {number} rate */
  const times = (slope, rate) => (slope === 0 || rate === 0 ? 0 : slope * rate);
  const curvatures = derivatives.slice(jets.length);
  const jet = constant(f);
  jets.forEach(([, dx, ddx], k) => {
    jet[1] += times(derivatives[k], dx);
    jet[2] += times(derivatives[k], ddx);
    jets.slice(0, k + 1).forEach(([, dy], j) => {
      jet[2] += times(curvatures.shift() ?? 0, (j === k ? 1 : 2) * dx * dy);
    });
  });
  return jet;
}

/** @param {Jet} a @param {Jet} b */
export function power(a, b) {
  const [x] = a;
  const [n] = b;
  if (b[1] !== 0 || b[2] !== 0) return called("exp", product(b, called("ln", a)));
  return through([a], [x ** n, n === 0 ? 0 : n * x ** (n - 1),
    n === 0 || n === 1 ? 0 : n * (n - 1) * x ** (n - 2)]);
}

/** Return the function of a text, which is read once.
 * @param {string} text
 * @param {string[]} names that it may contain
 * @returns {(values: Record<string, Jet>) => Jet} */
export function readText(text, names) {
  if (text.length > LONGEST_TEXT) {
    throw new TextError(`a text of ${text.length} characters; at most ${LONGEST_TEXT} are read`, 0);
  }
  return new Parser(text, names).whole();
}

const PRODUCTS = { "*": product, "/": quotient };
const SUMS = { "+": plus, "-": difference };

/** Reads one text; its methods return functions of the values. */
class Parser {
  /** @param {string} text @param {string[]} names */
  constructor(text, names) {
    this.names = names;
    this.tokens = tokensOf(text);
    this.end = { word: "", at: text.length, kind: "end" };
    this.next = 0;
    this.depth = 0;
  }

  /** @returns {Reading} */
  whole() {
    const read = this.sum();
    const { word, at } = this.token;
    if (this.next < this.tokens.length) throw new TextError(`'${word}' is not expected here`, at);
    return read;
  }

  get token() {
    return this.tokens[this.next] ?? this.end;
  }

  /** Return the next token and go on if it is one of some words, otherwise null. @param {...string} words */
  take(...words) {
    return words.includes(this.token.word) ? this.tokens[this.next++] : null;
  }

  /** @returns {Reading} */
  sum() {
    return this.chain(() => this.chain(() => this.signed(), PRODUCTS), SUMS);
  }

  /** Read operands with operations of the same precedence between them.
   * @param {() => Reading} operand @param {Record<string, (a: Jet, b: Jet) => Jet>} operations
   * @returns {Reading} */
  chain(operand, operations) {
    let left = operand();
    for (;;) {
      const token = this.take(...Object.keys(operations));
      if (!token) return left;
      const [a, b, of] = [left, operand(), operations[token.word]];
      left = (values) => of(a(values), b(values));
    }
  }

  /** @param {() => Reading} read */
  inside(read) {
    if (++this.depth > DEEPEST) throw new TextError(`nested more than ${DEEPEST} times`, this.token.at);
    const found = read();
    this.depth--;
    return found;
  }

  /** @returns {Reading} */
  signed() {
    return this.inside(() => {
      const sign = this.take("+", "-");
      if (!sign) return this.raised();
      const operand = this.signed();
      return sign.word === "-" ? (values) => difference([0, 0, 0], operand(values)) : operand;
    });
  }

  /** @returns {Reading} */
  raised() {
    const base = this.operand();
    if (!this.take("^", "**")) return base;
    const exponent = this.signed();
    return (values) => power(base(values), exponent(values));
  }

  /** @returns {Reading} */
  operand() {
    const { word, at, kind } = this.token;
    if (kind === "number") {
      this.next++;
      const value = constant(Number(word));
      return () => value;
    }
    if (kind === "name") return this.named();
    if (this.take("(")) return this.closed();
    throw new TextError(word ? `'${word}' is not expected here` : "something is missing at the end", at);
  }

  named() {
    const { names } = this;
    const { word, at } = this.tokens[this.next++];
    if (Object.hasOwn(FUNCTIONS, word)) return this.call(word, at);
    if (names.includes(word)) return (/** @type {Record<string, Jet>} */ values) => values[word];
    if (word === "pi") return () => constant(Math.PI);
    throw new TextError(`there is no '${word}'; known names: ${[...names, "pi"].join(", ")}`, at);
  }

  /** Read a function with its arguments. @param {string} word @param {number} at @returns {Reading} */
  call(word, at) {
    const { least, most } = FUNCTIONS[word];
    const form = `${word}(${least > 1 ? "..., " : ""}...)`;
    if (!this.take("(")) throw new TextError(`${word} needs brackets, as in ${form}`, at);
    const argument = () => this.inside(() => this.sum());
    const given = [argument()];
    while (given.length < most && this.take(",")) given.push(argument());
    const wanted = `two ${most > 2 ? "or more " : ""}arguments`;
    if (given.length < least) throw new TextError(`${word} needs ${wanted}`, at);
    this.close();
    /** @param {Record<string, Jet>} values */
    const pairs = (values) => given.map((read) => read(values)).reduce((a, b) => called(word, a, b));
    return least > 1 ? pairs : (values) => called(word, given[0](values));
  }

  closed() {
    const found = this.inside(() => this.sum());
    this.close();
    return found;
  }

  close() {
    const { at } = this.token;
    if (!this.take(")")) throw new TextError("a bracket is not closed", at);
  }
}

/** @param {string} text @returns {Token[]} */
function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new TextError(`'${text.slice(from).trim()[0]}' cannot be read`, from);
    const [all, number, name, sign] = found;
    const word = number ?? name ?? sign;
    tokens.push({ word, at: from + all.length - word.length,
      kind: number ? "number" : name ? "name" : "sign" });
  }
  return tokens;
}
