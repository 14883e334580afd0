// Checks the answers to an exercise without Python, as TaskFile.check in
// teachmech/homework/task/task_file.py does: the same status, marks, words and mistakes.
//
// `open` reads the file of a task and the tables of teachmech/homework/page/page_data.py, and `check` compares
// an answer. The marks that count are those of Python's report on the answers that are handed in.

import { AnswerError, attempted, quoted } from "./answer_errors.js";
import { KINDS } from "./answer_kinds.js";
import { AnswerTexts, isMissing, tooLong } from "./answer_texts.js";
import { Directions } from "./constraint_directions.js";
import { mistakesShown } from "./constraint_mistakes.js";
import { readEquation } from "./formula_reader.js";
import { namesIn, vanishes, workOf } from "./formula_values.js";
import { QuantityReader } from "./quantity_reader.js";
import { explainName, Names } from "./scope_names.js";
import { SealedNumbers } from "./sealed_numbers.js";
import { UnitTable } from "./unit_table.js";

/** @import { Answer } from "./answer_texts.js" */
/** @import { Meaning, Sealed } from "./answer_kinds.js" */
/** @import { Measure } from "./quantity_reader.js" */
/** @import { Frame, FunctionAbout } from "./scope_names.js" */
/** @import { Credit } from "./sealed_numbers.js" */

/** One question, with the form of its answer.
 * @typedef {{ name: string, kind: string, marks: number, unit: string, scale: number | null, options:
 * string[],
 *   names: string[], about: string, example: string, measure: string, accuracy: number, digits: number }}
 * Part */
/** @typedef {{ name: string, title: string, says: string }} Mistake */
/** @typedef {{ right: Sealed, mistakes: (Mistake & { sealed: Sealed })[] }} SealedPart */
/** @typedef {{ exercise: string, parts: Part[], frame: Frame, key: string }} Task */
/** @typedef {{ units: [Record<string, number>, Record<string, number>][], unit_names: Record<string, string>,
 *   functions: Record<string, FunctionAbout>, measures: Record<string, Measure>,
 *   limits: Record<string, any>, nesting: number, mistakes: (Mistake & { kinds: string[] })[],
 *   parts: Record<string, object>, names: string[],
 *   random: { beside: number[], places: number[] } }} PageData */
/** The feedback on an answer; see PartReport. `read` is what was understood, in the order typed. `error` is
 * the reason why an answer cannot be read.
 * @typedef {{ status: string, marks: number, of: number, words: string, mistake: string, title: string,
 *   says: string, read: string[], error?: { what: string, where: string, hint: string, line: string,
 *   caret: string } }}
 * Report */
/** @typedef {{ task: Task, key: { parts: Record<string, SealedPart> }, checker: Checker }} Opened */

/** Return the task of a file with its decoded key; throw an error if it is damaged.
 * @param {string} text of the task file @param {PageData} data of Python's page_data(task)
 * @returns {Promise<Opened>} */
export async function open(text, data) {
  const task = /** @type {Task} */ (JSON.parse(text));
  const key = JSON.parse(await unpacked(task.key, data.limits.key.MAX_CHARACTERS));
  for (const part of task.parts) Object.assign(part, data.parts[part.name]);
  return { task, key, checker: new Checker(task.frame, data) };
}

/** Return a text from base64 of zlib. @param {string} packed @param {number} most characters */
async function unpacked(packed, most) {
  const bytes = Uint8Array.from(atob(packed), (x) => x.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += value;
    if (text.length > most) throw new Error("the key of this task is damaged");
  }
  return text;
}

/** Compare an answer with the sealed ones.
 * @param {Opened} opened @param {string} name of the part @param {Answer} answer as in a file of answers
 * @returns {Report} */
export function check({ task, key, checker }, name, answer) {
  const part = task.parts.find((one) => one.name === name);
  if (!part) throw new Error(`there is no part ${quoted(name)}`);
  const blank = { marks: 0, of: part.marks, words: "", mistake: "", title: "", says: "", read: [] };
  if (isMissing(answer)) return { ...blank, status: "missing", words: "There is no answer yet." };
  if (!KINDS[part.kind]) return { ...blank, status: "saved", words: "Your instructor marks this answer." };
  try {
    return { ...blank, ...checker.report(part, answer, key.parts[name]) };
  } catch (error) {
    const found = error instanceof AnswerError ? error : incomparable(error, name);
    const { what, location: where, hint, line, caret } = found;
    return { ...blank, status: found.status, error: { what, where, hint, line, caret } };
  }
}

/** Return the error of an unforeseen answer, or of a damaged key. @param {unknown} error
 * @param {string} where */
function incomparable(error, where) {
  if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  const hint = "write it in another form; if that does not help, ask for a fresh task file";
  return new AnswerError(`this answer cannot be compared (${error.name})`, { where, hint });
}

/** The readers and comparisons for one task. */
export class Checker {
  /** @param {Frame} frame @param {PageData} data */
  constructor(frame, data) {
    const { functions, limits, measures, mistakes } = data;
    this.frame = frame;
    this.limits = limits;
    this.measures = measures;
    this.mistakes = mistakes;
    this.random = data.random;
    this.names = new Names(data.names, functions, data.nesting, explainName(frame));
    const units = new UnitTable(data.units, data.unit_names, (name) => this.names.isFunction(name));
    const tables = { units, functions, limits: limits.calculations };
    const { EXACT_INTEGERS } = limits.notation;
    this.texts = Object.assign(new AnswerTexts(limits.answers, functions), { close: limits.parts.CLOSE,
      allZero: limits.verdicts.ALL_ZERO });
    this.quantities = new QuantityReader(frame, this.names, tables, EXACT_INTEGERS);
    this.numbers = new SealedNumbers(limits.number_hashes, this.texts);
    this.valueLimits = { ...limits.values, ...limits.parts, ...limits.samples, ...limits.number_hashes,
      ...limits.verdicts, EXACT_INTEGERS };
    const own = { ...limits.directions, ...limits.samples, ...limits.kinks, ...limits.other_factors,
      ...limits.parts, EXACT_INTEGERS };
    this.directions = new Directions(frame, own, functions, data.random.beside);
  }

  /** @param {Part} part @param {Answer} answer @param {SealedPart} sealed */
  report(part, answer, { right, mistakes }) {
    const isCompared = Object.keys(right).length > 0;
    const read = KINDS[part.kind](this, part, answer, isCompared);
    const about = { read: read.read };
    if (!isCompared) {
      const words = "This answer can be read. It is marked after you hand it in.";
      return { ...about, status: "unmarked", words };
    }
    const full = this.limits.key.FULL;
    const found = read.credit(right);
    if (found.share >= full) return { ...about, status: "right", marks: part.marks, words: found.words };
    const mistake = this.mistake(part, answer, read, found, mistakes);
    const isOther = found.close && mistake && mistake.name !== "unit-missing";
    const close = isOther ? 0 : found.close;
    const share = found.share + this.limits.task_file.CLOSE_SHARE * close;
    const status = close && found.share + close >= full ? "close" : share > 0 ? "partly" : "wrong";
    const told = mistake ? { mistake: mistake.name, title: mistake.title, says: mistake.says } : {};
    const words = isOther ? "This is not right." : found.words;
    return { ...about, status, marks: Math.round(share * part.marks * 100) / 100, words, ...told };
  }

  /** Return the typical mistake in an answer, or null.
   * @param {Part} part @param {Answer} answer @param {Meaning} read @param {Credit} found
   * @param {SealedPart["mistakes"]} sealed @returns {Mistake | null} */
  mistake(part, answer, read, found, sealed) {
    if (found.mistake) return this.mistakes.find(({ name }) => name === found.mistake) ?? null;
    const same = sealed.find((one) =>
      (attempted(() => read.credit(one.sealed))?.share ?? 0) >= this.limits.key.FULL
    );
    if (same) return same;
    const shows = part.kind === "constraint" ? mistakesShown(answer, this) : () => false;
    return this.mistakes.find((one) => {
      if (!one.kinds.includes(part.kind)) return false;
      if (one.name === "unit-missing") return Boolean(part.unit) && !read.unit;
      return shows(one.name);
    }) ?? null;
  }

  /** Return the constraints of an answer. @param {Answer} answer */
  equations(answer) {
    const texts = this.texts.texts(answer, "x1^2 + y1^2 = L^2").map((text) =>
      this.quantities.withoutUnits(text, this.names)
    );
    const sided = texts.findIndex((text) => /[<>]=?/.test(text));
    if (sided >= 0) {
      const where = `constraint ${sided + 1}`;
      throw new AnswerError("a constraint of an answer is an equation", { where, hint: "write it with =" });
    }
    const read = texts.map((text, k) =>
      this.equation(text, texts.length > 1 ? `equation ${k + 1}` : "equation")
    );
    checkWork(read, this.limits.answers);
    return read;
  }

  /** @param {string} text @param {string} where */
  equation(text, where) {
    try {
      const read = readEquation(text, this.names);
      const names = namesIn(read.formula);
      const moving = this.frame.coordinates.some((name) => names.has(name) || names.has(`v${name}`));
      const hint = "it constrains nothing; remove it";
      const shown = quoted(text.trim().split(/\s+/).join(" "), Number.POSITIVE_INFINITY);
      if (vanishes(read.formula)) throw new AnswerError(`${shown} is 0 = 0`, { hint });
      if (!moving) throw new AnswerError(`${shown} contains no coordinate and no velocity`, { hint });
      return read;
    } catch (error) {
      if (error instanceof AnswerError) error.at(where);
      throw error;
    }
  }

  /** Return the size with which a value of 0 is compared, by name. @param {Part} part */
  sizesOf(part) {
    const { coordinates, sizes, time } = this.frame;
    /** @type {Record<string, number>} */
    const found = {};
    coordinates.forEach((name, i) => {
      const length = sizes[i] ?? 1;
      found[name] = part.scale || length;
      found[`v${name}`] = part.scale || length / time;
    });
    return found;
  }
}

/** Refuse equations that are nested too deeply or too long.
 * @param {import("./formula_reader.js").Expression[]} read
 * @param {{ MAX_DEPTH: number, MAX_FACTORS: number, MAX_WORK: number }} limits */
function checkWork(read, { MAX_DEPTH, MAX_FACTORS, MAX_WORK }) {
  let work = 0;
  for (const { formula } of read) {
    const { depth, operations, factors } = workOf(formula);
    if (depth > MAX_DEPTH) {
      throw tooLong(`an equation has ${depth} nested operations; at most ${MAX_DEPTH} are accepted`);
    }
    const most = Math.max(0, ...factors);
    if (most > MAX_FACTORS) {
      const what = `an equation has a product of ${most} factors`;
      throw tooLong(`${what}; at most ${MAX_FACTORS} are accepted`);
    }
    work += operations * depth ** 2 + factors.reduce((sum, x) => sum + x ** 3, 0);
  }
  if (work > MAX_WORK) throw tooLong("the equations are too long; a right answer is far shorter");
}
