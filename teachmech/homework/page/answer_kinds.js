// The kinds of answers that the page compares; see teachmech/homework/kinds. Each kind reads an answer, and
// compares what it read with the sealed numbers of the right answer or of a mistake.

import { AnswerError, lengthOf, located, nearest, quoted } from "./answer_errors.js";
import { entries, isMapping } from "./answer_texts.js";
import { creditDerivation } from "./derivation_entries.js";
import { readEquation } from "./formula_reader.js";
import { valueAt, vanishes } from "./formula_values.js";
import { sixDigits } from "./quantity_reader.js";
import { creditValues } from "./sampled_values.js";
import { sha256Of } from "./scrypt_hash.js";
import { credit } from "./sealed_numbers.js";

/** @import { Answer } from "./answer_texts.js" */
/** @import { Checker, Part } from "./checker.js" */
/** @import { Expression } from "./formula_reader.js" */
/** @import { Measure, Quantity } from "./quantity_reader.js" */
/** @import { Credit, Verdict } from "./sealed_numbers.js" */

/** The sealed numbers of a right answer or of a mistake. @typedef {any} Sealed */
/** What was read, in words, and the comparison with sealed numbers.
 * @typedef {{ read: string[], unit?: string, credit: (sealed: Sealed) => Credit }} Meaning */
/** Reads an answer; `isCompared` is false if the page gives no feedback before the marking.
 * @typedef {(checker: Checker, part: Part, answer: Answer, isCompared: boolean) => Meaning} Reader */

/** @param {string} name @param {string} text */
const named = (name, text) => `${name} = ${text}`;

/** @param {Quantity} quantity */
const inWords = ({ value, unit, own }) => `${sixDigits(value)} ${unit ? own : ""}`.trim();

/** @type {Reader} */
function number(checker, part, answer) {
  const text = checker.texts.valueText(answer, `3.21 ${part.unit}`.trim());
  const read = checker.quantities.quantity(text, part.unit);
  return { read: [inWords(read)], unit: read.unit,
    credit: (sealed) => creditOfNumber(checker, part, read, sealed) };
}

/** @param {Checker} checker @param {Part} part @param {Quantity} read @param {Sealed} sealed */
function creditOfNumber(checker, part, read, sealed) {
  const given = `${sixDigits(read.value)} ${part.unit}`.trim();
  const { numbers, texts } = checker;
  const found = numbers.verdict(read.value, sealed.hash, part, sealed.scale, sealed.salt, read.digits);
  if (found === "wrong") return credit(0, `${given} is not right.`);
  if (read.unit && !sealed.unit) return credit(0, "This number has no unit; give it without one.");
  const share = Boolean(read.unit) === sealed.unit ? 1 : checker.limits.number_answer.SHARE_WITHOUT_UNIT;
  if (found === "close") return credit(0, `${given} is ${texts.close}.`, share);
  if (share === 1) return credit(1, "Right.");
  return credit(share, `The number is right in ${part.unit}, but the unit is missing.`);
}

/** @type {Reader} */
function count(checker, part, answer) {
  const exact = { ...part, accuracy: checker.limits.parts.LEAST_TOLERANCE };
  exact.digits = Math.ceil(Math.log10(5 / exact.accuracy));
  const read = checker.quantities.quantity(checker.texts.valueText(answer, "3.21"), part.unit);
  const words = credit(0, `${sixDigits(read.value)} is not right: a count is a whole number.`);
  return { read: [inWords(read)],
    credit: (
      sealed,
    ) => (Number.isInteger(read.value) ? creditOfNumber(checker, exact, read, sealed) : words) };
}

/** @type {Reader} */
function choice(checker, part, answer) {
  const text = checker.texts.text(answer, part.options[0] ?? "yes");
  const chosen = part.options.find((option) => simple(option) === simple(text));
  if (chosen === undefined) {
    const hint = nearest(text, part.options);
    throw new AnswerError(`${quoted(text)} is not one of the options`, { hint });
  }
  return { read: [chosen],
    credit: ({ salt, hash }) =>
      optionHash(chosen, salt) === hash ? credit(1, "Right.") : credit(0, `'${chosen}' is not right.`) };
}

const WRITTEN =
  /** @type {[string, string][]} */ ([["≤", "<="], ["≥", ">="], ["**", "^"], ["²", "^2"], ["³", "^3"], ["−",
    "-"]]);

/** Return a text without what people write in different ways. @param {string} text */
function simple(text) {
  const signs = WRITTEN.reduce((all, [sign, written]) => all.replaceAll(sign, written), text);
  const joined = signs.replace(/^[ ."']+|[ ."']+$/g, "").replace(/(?<=[A-Za-z])[-‐‑ ]+(?=[A-Za-z])/g, "");
  return joined.replace(/\s+/g, "").toLowerCase();
}

/** @param {string} option @param {string} salt */
const optionHash = (option, salt) => sha256Of(`${salt}/${option}`).slice(0, 16);

/** @type {Reader} */
function expression(checker, part, answer) {
  const text = checker.texts.valueText(answer, "m*g*y1");
  const unit = part.unit || checker.measures.ANYTHING;
  const read = checker.quantities.formula(text, checker.names, unit, part.name);
  return { read: [read.text],
    credit: (sealed) =>
      creditValues(new Map([["", read]]), checker.frame, sealed, "expression", checker.valueLimits) };
}

/** Return the meaning of named formulas. @param {Checker} checker @param {Part} part
 * @param {Map<string, Expression | null>} read @returns {Meaning} */
const formulas = (checker, part, read) => ({
  read: [...read].flatMap(([name, one]) => (one ? [named(name, one.text)] : [])),
  credit: (sealed) => creditValues(read, checker.frame, sealed, part.about, checker.valueLimits),
});

/** Return the meanings of the texts by name; null for missing ones.
 * @template T @param {Checker} checker @param {Part} part @param {Answer} answer
 * @param {(text: string, name: string) => T} meaning @returns {Map<string, T | null>} */
const meanings = (checker, part, answer, meaning) =>
  new Map(
    [...checker.texts.namedTexts(answer, part.names, part.example)].map((
      [name, text],
    ) => [name, text === null ? null : meaning(text, name)]),
  );

/** @type {Reader} */
function force(checker, part, answer) {
  const unit = part.unit || checker.measures.FORCE;
  return formulas(checker, part,
    meanings(checker, part, answer,
      (text, name) => checker.quantities.formula(text, checker.names, unit, `${part.about} ${name}`)));
}

/** @type {Reader} */
function mass(checker, part, answer) {
  const { frame } = checker;
  const velocities = frame.coordinates.map((name) => `v${name}`);
  const explain = (/** @type {string} */ name) =>
    velocities.includes(name) ? "a mass may not depend on a velocity" : "";
  const names = checker.names.with(["t", ...frame.coordinates, ...Object.keys(frame.parameters)], explain);
  const unit = part.unit || checker.measures.MASS;
  const meaning = (/** @type {string} */ text, /** @type {string} */ name) =>
    checker.quantities.formula(text, names, unit, `${part.about} ${name}`);
  const rows = matrixOf(answer, checker);
  const diagonal = rows ? diagonalOf(checker, part, rows, meaning) : answer;
  return formulas(checker, part, meanings(checker, part, diagonal, meaning));
}

/** Return the rows of an answer that is a matrix, also one in a text; null for another answer.
 * @param {Answer} answer @param {Checker} checker @returns {Answer[][] | null} */
function matrixOf(answer, { limits }) {
  const most = limits.named_answers.MAX_ROWS;
  if (typeof answer === "string") {
    const rows = lengthOf(answer) <= limits.answers.MAX_TEXT ? entries(answer, most) : [];
    const brackets = rows.every((row) => ["[]", "()"].includes(row.slice(0, 1) + row.slice(-1)));
    return rows.length > 1 && brackets ? rows.map((row) => entries(row, most)) : null;
  }
  if (!Array.isArray(answer) || answer.length < 2 || answer.length > most) return null;
  return answer.every((row) => Array.isArray(row)) ? answer : null;
}

/** Return the diagonal entries by name; refuse another entry that is not 0.
 * @param {Checker} checker @param {Part} part @param {Answer[][]} rows
 * @param {(text: string, name: string) => Expression} meaning */
function diagonalOf(checker, part, rows, meaning) {
  const known = rows.length === part.names.length ? part.names : checker.frame.coordinates;
  const count = known.length;
  if (rows.length !== count || rows.some((row) => row.length !== count)) {
    const hint = `or list the diagonal entries: ${part.names.join(", ")}`;
    throw new AnswerError(`the matrix must have ${count} rows of ${count} entries`, { hint });
  }
  rows.forEach((row, i) => {
    const others = Object.fromEntries(
      row.map((x, k) => [`${known[i]}, ${known[k]}`, x]).filter((_, k) => k !== i),
    );
    for (const [where, text] of checker.texts.namedTexts(others, Object.keys(others), "0")) {
      if (vanishes(meaning(text || "0", where).formula)) continue;
      const what = "only the diagonal entries are asked for, and this entry is not 0";
      throw new AnswerError(what, { where: `mass of ${where}` });
    }
  });
  return Object.fromEntries(part.names.map((name) => {
    const k = known.indexOf(name);
    return [name, rows[k][k]];
  }));
}

/** @param {Checker} checker @param {Part} part @param {string} text @param {string} name */
function startValue(checker, part, text, name) {
  const { PLACE, VELOCITY } = checker.measures;
  const isPosition = checker.frame.coordinates.includes(name);
  return checker.quantities.quantity(text, part.unit || (isPosition ? PLACE : VELOCITY), name);
}

/** @param {Map<string, Quantity | null>} read */
const quantitiesInWords = (read) =>
  [...read].flatMap(([name, own]) => (own ? [named(name, inWords(own))] : []));

/** @type {Reader} */
function start(checker, part, answer) {
  const read = meanings(checker, part, answer, (text, name) => startValue(checker, part, text, name));
  const sizes = checker.sizesOf(part);
  const compare = (/** @type {Sealed} */ { salt, hashes }) => {
    const verdicts = new Map(
      [...read].map((
        [name, own],
      ) => [name,
        checker.numbers.verdict(own?.value ?? null, hashes[name], part, sizes[name], `${salt}/${name}`,
          own?.digits ?? null)]
      ),
    );
    return checker.numbers.creditNumbers(verdicts, ![...read.values()].some((own) => own?.value));
  };
  return { read: quantitiesInWords(read), credit: compare };
}

/** @type {Reader} */
function multipliers(checker, part, given) {
  const { texts, limits, frame } = checker;
  let answer = given;
  if (typeof answer === "string") {
    const several = entries(texts.text(answer, "0.5"), limits.answers.MAX_TEXTS);
    if (several.length > 1) answer = several;
  }
  let names = ["lambda1"];
  if (Array.isArray(answer)) {
    texts.checkNumber(answer);
    names = answer.map((_, k) => `lambda${k + 1}`);
  } else if (isMapping(answer)) {
    names = Object.keys(answer);
    texts.checkNumber(names);
    if (!names.every((name) => /^lambda[1-9][0-9]{0,3}$/.test(name))) {
      throw new AnswerError("the multipliers are named lambda1, lambda2, ...", {
        hint: "such as {\"lambda1\": \"0.5\"}",
      });
    }
  }
  const unit = part.unit || checker.measures.MULTIPLIER;
  const read = new Map(
    [...texts.namedTexts(answer, names, "0.5")].map((
      [name, text],
    ) => [name, text === null ? null : checker.quantities.quantity(text, unit, name)]),
  );
  return { read: quantitiesInWords(read),
    credit: (sealed) => creditMultipliers(checker, part, read, sealed, frame.coordinates) };
}

/** @param {Checker} checker @param {Part} part @param {Map<string, Quantity | null>} read
 * @param {Sealed} sealed @param {string[]} coordinates */
function creditMultipliers(checker, part, read, sealed, coordinates) {
  const names = /** @type {string[]} */ (sealed.names);
  if ([...read.keys()].some((name) => !names.includes(name))) {
    const what = `there ${names.length === 1 ? "is 1 multiplier" : `are ${names.length} multipliers`}`;
    throw new AnswerError(what, { hint: `in this order: ${names.join(", ")}` });
  }
  const own = names.map((name) => read.get(name) ?? null);
  const missing = names.filter((_, k) => !own[k]);
  let values = own.map((one) => one?.value ?? null);
  let digits = own.map((one) => (one?.value ? one.digits : null));
  let shown = names;
  if (sealed.rows) {
    if (missing.length) return credit(0, `Missing: ${missing.join(", ")}.`);
    values = coordinates.map((_, i) =>
      sealed.rows.reduce(
        (/** @type {number} */ sum, /** @type {number[]} */ row, /** @type {number} */ k) =>
          sum + row[i] * Number(own[k]?.value),
        0,
      )
    );
    const known = digits.flatMap((x) => (x ? [x] : []));
    digits = coordinates.map(() => (known.length ? Math.min(...known) : null));
    shown = coordinates;
  }
  const verdicts = new Map(
    shown.map((
      name,
      k,
    ) => [name,
      checker.numbers.verdict(values[k], sealed.hashes[k], part, sealed.scales[k], `${sealed.salt}/${k}`,
        digits[k])]
    ),
  );
  const found = checker.numbers.creditNumbers(verdicts, !values.some(Boolean));
  if (!sealed.rows || found.share >= 1) return found;
  const about = "The multipliers are not unique here, but the force -A^T lambda is:";
  return { ...found, words: `${about} ${found.words}` };
}

/** @type {Reader} */
function mode(checker, part, answer) {
  const unit = part.unit || checker.measures.PLACE;
  const read = meanings(checker, part, answer,
    (text, name) => checker.quantities.quantity(text, unit, `${part.about} ${name}`));
  const compare = (/** @type {Sealed} */ { largest, salt, hashes }) => {
    const missing = [...read].filter(([, own]) => !own).map(([name]) => name);
    if (missing.length) return credit(0, `Missing: ${missing.join(", ")}.`);
    const size = read.get(largest)?.value;
    if (!size) return credit(0, `The amplitude of ${largest} is not 0 in this mode.`);
    const digits = Math.max(0, ...[...read.values()].map((own) => own?.digits ?? 0)) || null;
    const verdicts = new Map(
      Object.keys(hashes).filter((name) => name !== largest).map((
        name,
      ) => [`${name}/${largest}`,
        checker.numbers.verdict(Number(read.get(name)?.value) / size, hashes[name], part, 1,
          `${salt}/${name}`, digits)]
      ),
    );
    return checker.numbers.creditNumbers(verdicts, false);
  };
  return { read: quantitiesInWords(read), credit: compare };
}

/** @type {Reader} */
function frictionComponents(checker, part, answer, isCompared) {
  const read = meanings(checker, part, answer,
    (text, name) => checker.quantities.quantity(text, part.unit, isCompared ? "" : `${part.about} ${name}`));
  const compare = (/** @type {Sealed} */ sealed) => {
    const found = [...read].map((
      [name, own],
    ) => /** @type {[string, Credit]} */ ([name,
      own ? creditOfNumber(checker, part, own, sealed[name]) : credit(0, "It is missing.")])
    );
    const share = found.reduce((sum, [, one]) => sum + one.share, 0) / found.length;
    if (share === 1) return credit(1, "Right.");
    if (![...read.values()].some((own) => own?.value)) return credit(0, checker.texts.allZero);
    const close = found.reduce((sum, [, one]) => sum + one.close, 0) / found.length;
    return credit(share, found.map(([name, one]) => `Component ${name}: ${one.words}`).join(" "), close);
  };
  return { read: quantitiesInWords(read), credit: compare };
}

/** @type {Reader} */
function equilibrium(checker, part, answer) {
  const { STABILITY, STABLE, UNSTABLE, WORDS } = checker.limits.equilibrium_answer;
  const read = meanings(checker, part, answer, (text, name) => {
    if (name !== STABILITY) return startValue(checker, part, text, name);
    const word = text.trim().split(/\s+/).join(" ").toLowerCase();
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    const hint = `write '${STABLE}' or '${UNSTABLE}'`;
    throw new AnswerError(`${quoted(text)} is not a stability`, { where: name, hint });
  });
  const stability = read.get(STABILITY);
  read.delete(STABILITY);
  const words = [...quantitiesInWords(read), ...(stability ? [stability] : [])];
  return { read: words, credit: (sealed) => creditEquilibrium(checker, part, read, stability, sealed) };
}

/** @param {Checker} checker @param {Part} part @param {Map<string, Quantity | null>} read
 * @param {string | null} stability @param {Sealed} sealed */
function creditEquilibrium(checker, part, read, stability, sealed) {
  const { SHARE_OF_POSITION, STABILITY } = checker.limits.equilibrium_answer;
  const missing = [...read].filter(([, own]) => !own).map(([name]) => name);
  if (missing.length) return credit(0, `Missing: ${missing.join(", ")}.`);
  const isRight = (/** @type {number} */ k) =>
    Boolean(stability) && optionHash(stability ?? "", `${sealed.salt}/${k}`) === sealed.places[k][STABILITY];
  let k = indexOf(checker, part, read, sealed, false);
  if (k < 0) {
    const known = [...read.values()].flatMap((own) => (own?.digits ? [own.digits] : []));
    const few = (known.length ? Math.min(...known) : part.digits) < part.digits;
    k = indexOf(checker, part, read, sealed, few);
    if (k < 0) return credit(0, "This is not an equilibrium that is asked for.");
    return credit(0, `The position is ${checker.texts.close}.`, isRight(k) ? 1 : SHARE_OF_POSITION);
  }
  if (!stability) return credit(SHARE_OF_POSITION, "The position is right. Missing: stability.");
  if (!isRight(k)) return credit(SHARE_OF_POSITION, "The position is right, its stability is not.");
  return credit(1, "Right.");
}

/** Return the number of the sealed equilibrium at these positions, or close to them; -1 if there is none.
 * @param {Checker} checker @param {Part} part @param {Map<string, Quantity | null>} read
 * @param {Sealed} sealed @param {boolean} close */
function indexOf(checker, part, read, sealed, close) {
  const { numbers } = checker;
  const sizes = checker.sizesOf(part);
  const turn = 2 * Math.PI;
  return sealed.places.findIndex((/** @type {Record<string, string>} */ known) =>
    [...read].every(([name, own]) => {
      const x = Number(own?.value);
      const turns = Math.round(x / turn);
      const isAngle = sealed.angles.includes(name);
      const tried = isAngle ? [0, 1, -1].map((more) => x - turn * (turns + more)) : [x];
      const salt = `${sealed.salt}/${name}`;
      return tried.some((one) =>
        numbers.matches(one, known[name], part.accuracy, sizes[name], salt)
        || (close && numbers.isClose(one, known[name], part.accuracy, salt))
      );
    })
  );
}

/** @type {Reader} */
function sticking(checker, _part, answer) {
  const { frame } = checker;
  const text = checker.texts.valueText(answer, "mu >= tan(alpha)");
  const moving = ["t", ...frame.coordinates, ...frame.coordinates.map((name) => `v${name}`)];
  const explain = (/** @type {string} */ name) =>
    moving.includes(name) ? "a condition in the parameters is asked for" : "";
  const parameters = Object.keys(frame.parameters);
  const { formula, sign } = condition(text, checker.names.with(parameters, explain));
  const compare = (/** @type {Sealed} */ sealed) => {
    const holds = sealed.numbers.map((/** @type {number[]} */ row) => {
      const x = sign * valueAt(formula, Object.fromEntries(parameters.map((name, i) => [name, row[i]])));
      return Number.isFinite(x) ? Number(x >= 0) : Number.NaN;
    });
    const right = /** @type {number[]} */ (sealed.holds);
    if (holds.some(Number.isNaN))
      return credit(0, "With other numbers of the parameters it has no finite value.");
    const more = right.some((own, k) => holds[k] > own);
    const fewer = right.some((own, k) => holds[k] < own);
    if (more && fewer)
      return credit(0, "With other numbers of the parameters it is not right; use their names.");
    if (more) return credit(0, "With other numbers it holds, although the contact slides.");
    return fewer
      ? credit(0, "With other numbers it does not hold, although the contact sticks.")
      : credit(1, "Right.");
  };
  return { read: [text.trim()], credit: compare };
}

/** Return the difference of the sides of a comparison, and the sign with which it is positive if it holds;
 * see Condition in teachmech/model/switches.py.
 * @param {string} text @param {import("./scope_names.js").Names} names */
function condition(text, names) {
  const found = [...text.matchAll(/[<>]=?/g)];
  if (found.length !== 1) {
    const what = found.length ? "there is a second comparison" : "there is no comparison";
    const position = found.length ? found[1].index : text.length - text.trimStart().length;
    const hint = found.length ? "write one comparison" : "write one with < or >, such as t < 2";
    const length = found.length ? found[1][0].length : text.trim().length;
    throw new AnswerError(what, { text, position, length, hint });
  }
  const [{ 0: sign, index: at }] = found;
  const before = text.indexOf("=") < at ? text.indexOf("=") : -1;
  const equal = before >= 0 ? before : text.indexOf("=", at + sign.length);
  if (equal >= 0) {
    const reversed = ["=<", "=>"].includes(text.slice(equal, at + 1));
    const what = reversed ? `'=${sign}' is not a comparison` : "an equation is not a condition";
    const hint = reversed ? `write ${sign}=` : "write one comparison with < or >";
    throw new AnswerError(what, { text, position: equal, hint });
  }
  const sides = text.slice(0, at) + "=".padEnd(sign.length) + text.slice(at + sign.length);
  const { formula } = readEquation(sides, names);
  return { formula, sign: sign.startsWith("<") ? -1 : 1 };
}

/** @type {Reader} */
function derivation(checker, _part, answer) {
  const { EXAMPLE, MAX_ENTRIES } = checker.limits.derivation_answer;
  const n = checker.frame.coordinates.length;
  if (!isMapping(answer) || Object.keys(answer).sort().join() !== "A,b") {
    throw new AnswerError("a mapping with A and b is expected", { hint: `such as ${EXAMPLE}` });
  }
  let { A } = answer;
  const b = checker.texts.texts(answer.b, "-2*vx1^2");
  if (!Array.isArray(A) || !A.length) {
    throw new AnswerError("A must be a list of rows", { hint: "such as [[\"2*x1\", \"2*y1\"]]" });
  }
  checker.texts.checkNumber(A, Math.floor(MAX_ENTRIES / n));
  if (b.length === 1 && !A.some((row) => Array.isArray(row) || isMapping(row))) A = [A];
  const rows = /** @type {Answer[]} */ (A);
  if (rows.length !== b.length)
    throw new AnswerError(`A has ${rows.length} rows and b has ${b.length} entries`);
  const read = rows.map((row, k) => rowOf(checker, k, row, b[k]));
  return { read: read.map((row) => `[${row.slice(0, -1).map((x) => x.text).join(", ")}] = ${row[n].text}`),
    credit: (sealed) => creditDerivation(read, checker.frame, sealed, checker.limits.derivation_answer) };
}

/** @param {Checker} checker @param {number} k @param {Answer} row @param {string} b */
function rowOf(checker, k, row, b) {
  const where = `A, row ${k + 1}`;
  const { coordinates } = checker.frame;
  const anything = checker.measures.ANYTHING;
  const texts = located(where, () => checker.texts.namedTexts(row, coordinates, "2*x1"));
  const read = [...texts].map(([name, text]) =>
    checker.quantities.formula(text || "0", checker.names, anything, `${where}, column ${name}`)
  );
  return [...read, checker.quantities.formula(b, checker.names, anything, `b, entry ${k + 1}`)];
}

/** @type {Reader} */
function constraint(checker, _part, answer) {
  const read = checker.equations(answer);
  return { read: read.map(({ text }) => text.trim()),
    credit: (sealed) => checker.directions.credit(read, sealed) };
}

/** @type {Record<string, Reader>} */
export const KINDS = { constraint, force, mass, start, number, count, multipliers, expression, derivation,
  choice, friction: number, friction_components: frictionComponents, sticking, event: number, equilibrium,
  frequency: number, mode };
