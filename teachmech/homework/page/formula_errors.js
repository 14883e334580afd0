// Errors of texts that are not expressions, with the words of teachmech/expressions/mistakes.py.

import { AnswerError, quoted } from "./answer_errors.js";
import { nearestWords } from "./similar_words.js";

/** @import { Token } from "./formula_reader.js" */
/** @import { Names } from "./scope_names.js" */

// A character that is not in the language: the hint, and the replacement if there is one.
const CHARACTERS =
  /** @type {Record<string, [string, string?]>} */ ({ "²": ["powers are written ^2", "^2"],
    "³": ["powers are written ^3", "^3"], "√": ["write sqrt(...)"],
    "[": ["only round parentheses are used", "("], "{": ["only round parentheses are used", "("],
    "]": ["only round parentheses are used", ")"], "}": ["only round parentheses are used", ")"],
    ".": ["a point belongs to a number, as in 0.5; multiplication is written *"],
    ":": ["numbers and names are joined by + - * / ^ only"], ";": ["one expression at a time"],
    "|": ["the absolute value is written abs(...)"], "<": ["only a constraint may be an inequality"],
    ">": ["only a constraint may be an inequality"], "≤": ["write <=", "<="], "≥": ["write >=", ">="],
    "'": ["a velocity is written with a v before the coordinate, as in vx1"],
    "\"": ["an expression contains no quotation marks"], "!": ["there is no factorial"],
    "%": ["there is no remainder operator"], "#": ["comments are not part of an expression"] });

const GREEK =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lamda mu nu xi omicron pi rho sigma sigma tau "
  + "upsilon phi chi psi omega";
const CAPITALS = "Gamma Delta Theta Lambda Xi Sigma Upsilon Phi Psi Omega"; // that Latin letters do not have
const ANGLES = [...GREEK.replace("lamda", "lambda").split(" "), ...CAPITALS.split(" ")];
const OTHER_LETTERS = /** @type {Record<string, string>} */ ({ ϕ: "phi", ϑ: "theta", ϵ: "epsilon", µ: "mu" });

/** Return phi for the letter φ, and 1 for the subscript ₁; null for other characters.
 * @param {string} character */
function spelled(character) {
  const code = /** @type {number} */ (character.codePointAt(0));
  if (code >= 0x2080 && code <= 0x2089) return String(code - 0x2080);
  const names = GREEK.split(" ");
  if (code >= 0x3b1 && code <= 0x3c9) return names[code - 0x3b1];
  const name = names[code - 0x391] ?? "";
  if (code >= 0x391 && code <= 0x3a9 && code !== 0x3a2) return name[0].toUpperCase() + name.slice(1);
  return OTHER_LETTERS[character] ?? null;
}

/** Return a text with Greek letters replaced by their names, and subscripts by digits.
 * @param {string} text */
export const spelledOut = (text) => Array.from(text, (x) => spelled(x) ?? x).join("");

/** Return the names in a text that begin with a Greek letter, spelled out. @param {string} text */
export const greekNames = (text) => (text.match(/[^ -~][\p{L}\p{N}_]*/gu) ?? []).map(spelledOut);

/** @param {string} text @param {number} position */
export function unknownCharacter(text, position) {
  const [character] = Array.from(text.slice(position));
  const [known, instead] = CHARACTERS[character] ?? ["", undefined];
  const letters = "names are made of the letters a-z, A-Z, digits and _";
  let hint = known || (/\p{L}/u.test(character) ? letters : "");
  let corrected = /** @type {string | null} */ (null);
  const name = spelled(character);
  if (name) {
    hint = `write ${name}`;
    corrected = spelledOut(text);
  } else if (instead !== undefined) {
    corrected = text.replace(/_\{(\w+)\}/g, "$1");
    for (const [wrong, [, right]] of Object.entries(CHARACTERS)) {
      if (right !== undefined) corrected = corrected.replaceAll(wrong, right);
    }
  } else if (character === "|") corrected = text.replace(/\|([^|]*)\|/g, "abs($1)");
  else if (character === "√") {
    corrected = text.replace(/√\s*([0-9A-Za-z_.]+)/g, "sqrt($1)").replaceAll("√", "sqrt");
  }
  const code = /** @type {number} */ (character.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0");
  const shown = /[\p{C}\p{Z}]/u.test(character) ? `U+${code}` : quoted(character);
  const suggestions = corrected === null ? [] : [corrected];
  return new AnswerError(`the character ${shown} is not part of the language`, { text, position, hint,
    suggestions });
}

/** Refuse parentheses that do not match or are nested too deeply.
 * @param {string} text @param {Token[]} tokens @param {number} most */
export function checkParentheses(text, tokens, most) {
  const open = [];
  for (const token of tokens) {
    if (token.kind === "LPAR") {
      open.push(token.start);
      if (open.length > most) {
        throw new AnswerError(`more than ${most} nested parentheses`, { text, position: token.start });
      }
    } else if (token.kind === "RPAR" && open.pop() === undefined) {
      const [before, after] = [text.slice(0, token.start), text.slice(token.start + 1)];
      const right = before.slice(before.lastIndexOf("=") + 1).trimStart();
      const opened = `${before.slice(0, before.length - right.length)}(${right})`;
      const suggestions = [before + after, opened + after];
      throw new AnswerError("this parenthesis closes nothing", { text, position: token.start, suggestions });
    }
  }
  if (!open.length) return;
  const position = open[open.length - 1];
  const suggestions = [text.trimEnd() + ")".repeat(open.length)];
  const equals = text.indexOf("=", position);
  if (equals > 0) {
    const left = text.slice(0, equals).trimEnd();
    suggestions.push(left + ")".repeat(open.length) + text.slice(left.length));
  }
  throw new AnswerError("this parenthesis is never closed", { text, position, suggestions });
}

/** Return the error for a token that is not allowed after the previous token.
 * @param {string} text @param {Token[]} tokens @param {Token} token @param {Names} names */
export function unexpectedToken(text, tokens, token, names) {
  const atEnd = token.kind === "END";
  const position = atEnd ? text.trimEnd().length : token.start;
  const before = tokens.filter((one) => one.start < position);
  /** @param {string} what @param {string} [hint] @param {string[]} [suggestions] */
  const error = (what, hint = "", suggestions = []) =>
    new AnswerError(what, { text, position, length: atEnd ? 1 : token.text.length, hint, suggestions });
  const previous = before[before.length - 1];
  if (!previous) {
    if (!atEnd) return error(`an expression cannot begin with '${token.text}'`);
    return error("the expression is missing", "write an expression or a number, such as 0");
  }
  const endsOperand = ["NUMBER", "NAME", "RPAR"].includes(previous.kind);
  if (endsOperand && ["NUMBER", "NAME", "LPAR"].includes(token.kind)) {
    return twoOperands(text, tokens, before, token, names, error);
  }
  if (token.kind === "EQUAL" && previous.kind === "EQUAL") {
    return error("one '=' is enough", "", [`${text.slice(0, previous.start)}=${text.slice(position + 1)}`]);
  }
  if (token.kind === "EQUAL" && endsOperand) {
    const second = text.slice(0, position).includes("=");
    const what = second ? "there is a second '='" : "'=' inside parentheses";
    return error(what, "an equation has one '=', outside all parentheses");
  }
  if (endsOperand && token.kind === "COMMA") {
    const what = "a comma separates the arguments of a function, as in min(x, y)";
    return error(what, "decimals take a point, as in 0.5", [withPoints(text)]);
  }
  if (endsOperand) return error(`'${token.text}' is not allowed here`);
  if (atEnd) return error(`the expression ends after '${previous.text}'`, "write what follows it");
  if (previous.kind === "LPAR" && token.kind === "RPAR") {
    return error("there is nothing between the parentheses");
  }
  return error(`something is missing between '${previous.text}' and '${token.text}'`);
}

/** Return the error for a number, a name or a parenthesis directly after an operand.
 * @param {string} text @param {Token[]} tokens @param {Token[]} before @param {Token} token
 * @param {Names} names
 * @param {(what: string, hint?: string, suggestions?: string[]) => AnswerError} error */
function twoOperands(text, tokens, before, token, names, error) {
  const previous = before[before.length - 1];
  const position = token.start;
  if (previous.kind === "NAME" && names.isFunction(previous.text)) {
    const what = `the argument of '${previous.text}' needs parentheses`;
    const rest = text.slice(position + token.text.length);
    const corrected = `${text.slice(0, position).trimEnd()}(${token.text})${rest}`;
    return error(what, `write ${previous.text}(${token.text}...)`, [corrected]);
  }
  const [name, ...others] = before.slice(-3);
  const powers = name.kind === "NAME" && others.map(({ kind }) => kind).join() === "POWER,NUMBER";
  if (powers && names.isFunction(name.text) && token.kind === "LPAR") {
    const close = closing(tokens, token);
    const [inside, power] = [text.slice(position, close + 1), `^${previous.text}`];
    const corrected = `${text.slice(0, name.start)}${name.text}${inside}${power}${text.slice(close + 1)}`;
    const what = `the power of '${name.text}' is written after its argument`;
    return error(what, `write ${name.text}(...)${power}`, [corrected]);
  }
  const touches = position === previous.start + previous.text.length;
  if (previous.kind === "NUMBER" && token.text.toLowerCase() === "e" && touches) {
    return error(`'${previous.text}${token.text}' needs digits after the e`, "as in 1e-3");
  }
  if (previous.kind === "NUMBER" && token.kind === "NUMBER" && token.text.startsWith(".")) {
    return error("a number has one decimal point");
  }
  const suggestion = `${text.slice(0, token.start).trimEnd()}*${text.slice(token.start)}`;
  const what = `an operator is missing between '${previous.text}' and '${token.text}'`;
  return error(what, "", [suggestion]);
}

/** Return the position of the parenthesis that closes another one; all parentheses match.
 * @param {Token[]} tokens @param {Token} opening */
function closing(tokens, opening) {
  let depth = 0;
  for (const { kind, start } of tokens) {
    if (start < opening.start) continue;
    if (kind === "LPAR") depth++;
    if (kind === "RPAR" && --depth === 0) return start;
  }
  return opening.start;
}

/** Return a text with points instead of commas between digits. @param {string} text */
export const withPoints = (text) => text.replace(/(?<=[0-9]),(?=[0-9])/g, ".");

const ABSENT =
  /** @type {Record<string, string>} */ ({ log2: "write ln(...)/ln(2)", cot: "write 1/tan(...)",
    sec: "write 1/cos(...)", csc: "write 1/sin(...)", cosec: "write 1/sin(...)", sgn: "write sign(u)" });

/** Return the error for a name that has no meaning here.
 * @param {string} text @param {Names} names @param {Token} token @param {boolean} isCall */
export function unknownName(text, names, token, isCall) {
  const { text: name, start: position } = token;
  const shown = name.length <= 40 ? name : `${name.slice(0, 37)}...`;
  const about = { text, position, length: name.length };
  const explained = names.explain(name);
  if (names.isFunction(name)) {
    return new AnswerError(`'${name}' is a function`, { ...about, hint: `write ${name}(...)` });
  }
  if (explained) return new AnswerError(`'${shown}': ${explained}`, about);
  const what = `${isCall ? "there is no function" : "unknown name"} '${shown}'`;
  let hint = isCall && Object.hasOwn(ABSENT, name) ? ABSENT[name] : "";
  const others = hint ? [] : meant(name, names);
  if (!others.length && !hint) {
    const variables = names.variables.slice(0, 12).join(", ") + (names.variables.length > 12 ? ", ..." : "");
    const known = isCall ? names.functions.join(", ") : variables;
    hint = known ? `known names: ${known}` : "only numbers may occur here";
  }
  const [before, after] = [text.slice(0, position), text.slice(position + name.length)];
  const word = new RegExp(`\\b${name}\\b`);
  const suggestions = others.map((other) => [...before.split(word), ...after.split(word)].join(other));
  return new AnswerError(what, { ...about, hint, suggestions, name: isCall ? "" : name });
}

/** Return the names that may be meant by an unknown name; all are equally likely.
 * @param {string} name @param {Names} names */
function meant(name, names) {
  const spelling = names.spellings.get(name);
  if (spelling) return [spelling];
  const known = [...new Set([...names.variables, ...names.functions, "pi"])].sort();
  const plain = (/** @type {string} */ one) => one.replaceAll("_", "").toLowerCase();
  const alike = known.filter((other) => plain(other) === plain(name));
  if (alike.length) return alike;
  const variables = new Set([...names.variables, "pi"]);
  for (let k = 1; k < Math.min(name.length, 40); k++) {
    const [first, second] = [name.slice(0, k), name.slice(k)];
    if (variables.has(second) && names.isFunction(first)) return [`${first}(${second})`];
    if (variables.has(second) && variables.has(first)) return [`${first}*${second}`];
  }
  if (name.startsWith("d") && variables.has(`v${name.slice(1)}`)) return [`v${name.slice(1)}`];
  if (name.includes("dot")) {
    const velocity = `v${name.replace(/_?dot/, "")}`;
    return variables.has(velocity) ? [velocity] : [];
  }
  const turning = angularVelocities(name, [...variables]);
  return turning.length ? turning : nearestWords(name, known);
}

/** Return the angular velocities with the same index: vtheta_OA for omega_OA and w_OA.
 * @param {string} name @param {string[]} variables */
function angularVelocities(name, variables) {
  const index = /^(?:[oO]mega_?|w_)([\p{L}\p{N}_]*)$/u.exec(name)?.[1];
  return variables.filter((other) => {
    const found = /^v([A-Za-z]+?)_?([0-9]*|[A-Z][\p{L}\p{N}_]*)$/u.exec(other);
    return index !== undefined && found && ANGLES.includes(found[1]) && found[2] === index;
  }).sort();
}

// Other notations for the velocity vx1 of x1; each alternative has the stem and the index.
const VELOCITY = new RegExp([
  "\\bd\\s*/\\s*dt\\s*\\(?\\s*([A-Za-z]+?)_?([0-9]*)\\b\\s*\\)?", // d/dt x1
  "\\bd\\s*\\(?([A-Za-z]+?)_?([0-9]*)\\)?\\s*/\\s*dt\\b", // dx1/dt
  "\\\\dot\\s*\\{?\\s*([A-Za-z]+)\\s*\\}?_?\\{?([0-9]*)\\}*", // \\dot{x}_1
  "\\b([A-Za-z]+?)_?dot_?([0-9]*)\\b", // xdot1
  "\\b([A-Za-z]+?)_?([0-9]*)(?:_?dot\\b|['\\u2019\\u2032](?!['\\u2019\\u2032]))", // x1_dot, x1'
  "([\\u1e8b\\u1e8f\\u017c])_?([0-9]*)", // one letter with a dot
  "\\b([A-Za-z])\\u0307_?([0-9]*)", // a combining dot
].join("|"), "g");
const DOTTED = /** @type {Record<string, string>} */ ({ ẋ: "x", ẏ: "y", ż: "z" });

/** Return the error for dx1/dt, xdot1 or x1' in place of vx1, or null. @param {string} text
 * @param {Names} names */
export function velocityInOtherWords(text, names) {
  let first = /** @type {{ at: number, typed: string, velocity: string } | null} */ (null);
  const corrected = text.replace(VELOCITY, (typed, ...rest) => {
    const groups = rest.slice(0, 14);
    const k = groups.findIndex((group) => group !== undefined);
    const velocity = `v${DOTTED[groups[k]] ?? groups[k]}${groups[k + 1]}`;
    if (!names.known.has(velocity) || names.known.has(typed)) return typed;
    first ??= { at: rest[14], typed, velocity };
    return velocity;
  });
  if (!first) return null;
  const { at: position, typed, velocity } = first;
  const hint = `write ${velocity}: the coordinate with a v before it`;
  const about = { text, position, length: typed.length, hint, suggestions: [corrected] };
  return new AnswerError(`a velocity is not written ${typed} here`, about);
}

/** Return the message for a wrong number of arguments; empty if the number is allowed.
 * @param {string} name @param {number} count @param {[number, number]} allowed */
export function wrongCount(name, count, [least, most]) {
  if (least <= count && count <= most) return "";
  const takes = least < most ? `${least} to ${most} arguments` : `${least} argument${least > 1 ? "s" : ""}`;
  return `'${name}' takes ${takes}, and ${count} ${count === 1 ? "is" : "are"} given`;
}
