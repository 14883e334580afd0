// The answers of a student, kept in the browser in the form of the file of answers (answer_store.py).

/** @import { Answer, PartRecord } from "./page_types.js" */

const FORMAT = "teachmech answers 1";
const MAX_CHARACTERS = 1_000_000;
const MOST_HINTS = 3;

/** The answers to an exercise, with hints taken and attempts, by part. */
export class KeptAnswers {
  /** @param {string} exercise @param {string} student */
  constructor(exercise, student) {
    this.exercise = exercise;
    this.key = `${FORMAT}: ${exercise}, ${student}`; // several pages may share one memory
    this.notice = ""; // why answers are not kept, or not found
    this.parts = /** @type {Map<string, PartRecord>} */ (new Map());
    try {
      const text = localStorage.getItem(this.key);
      if (text !== null) this.parts = readAnswers(text, exercise);
      localStorage.setItem(this.key, this.text()); // so that the student learns now if it fails
    } catch (error) {
      this.notice = noticeOf(error);
    }
  }

  /** Return what is kept about a part. @param {string} name @returns {PartRecord} */
  of(name) {
    return this.parts.get(name) ?? { answer: null, hints: 0, attempts: 0 };
  }

  /** Change what is kept about a part. @param {string} name @param {Partial<PartRecord>} changes */
  change(name, changes) {
    const before = new Map(this.parts);
    this.parts.set(name, { ...this.of(name), ...changes });
    if (this.text().length > MAX_CHARACTERS) {
      this.parts = before;
      this.notice = "This answer is too long to be kept.";
    } else this.keep();
  }

  keep() {
    try {
      localStorage.setItem(this.key, this.text());
      this.notice = "";
    } catch (error) {
      this.notice = noticeOf(error);
    }
  }

  /** Replace all answers by those of another file, or throw a Refused; hints and attempts stay counted.
   * @param {string} text */
  open(text) {
    const found = readAnswers(text, this.exercise);
    for (const [name, { hints, attempts }] of this.parts) {
      const other = found.get(name) ?? { answer: null, hints: 0, attempts: 0 };
      found.set(name, { answer: other.answer, hints: Math.max(hints, other.hints),
        attempts: Math.max(attempts, other.attempts) });
    }
    this.parts = found;
    this.keep();
  }

  /** Take over what another tab of this page has kept. @param {string} text */
  follow(text) {
    this.parts = readAnswers(text, this.exercise);
  }

  /** Return the text of the file of answers. */
  text() {
    const parts = Object.fromEntries([...this.parts].sort(([a], [b]) => a < b ? -1 : 1));
    return `${JSON.stringify({ format: FORMAT, exercise: this.exercise, parts }, null, 2)}\n`;
  }
}

/** The reason why a text is not the file of answers to this exercise. */
export class Refused extends Error {}

/** Return the records of a file of answers by part, or throw a Refused.
 * @param {string} text @param {string} exercise @returns {Map<string, PartRecord>} */
export function readAnswers(text, exercise) {
  const data = parsed(text);
  if (data?.format !== FORMAT || typeof data.parts !== "object" || !data.parts) {
    throw new Refused("This is not a file of answers, or it is damaged; open NAME.answers.json.");
  }
  if (data.exercise !== exercise) {
    const other = String(data.exercise).slice(0, 80);
    throw new Refused(`These are answers to the exercise “${other}”, not to “${exercise}”.`);
  }
  return new Map(Object.entries(data.parts).map(([name, record]) => [name, recordOf(record)]));
}

/** @param {string} text */
function parsed(text) {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param {any} record @returns {PartRecord} */
function recordOf(record) {
  const { answer = null, hints = 0, attempts = 0 } = record ?? {};
  const counts = [hints, attempts].every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!counts || hints > MOST_HINTS) {
    throw new Refused("This file of answers is damaged; open another copy of it.");
  }
  return { answer: /** @type {Answer} */ (answer), hints, attempts };
}

/** @param {Error} error */
const noticeOf = (error) =>
  error instanceof Refused
    ? `The answers that this browser keeps cannot be read. ${error.message}`
    : "This browser does not keep your answers. Download them before you close this page.";
