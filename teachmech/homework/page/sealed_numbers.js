// Numbers that are compared with salted hashes, and the credit for several of them; see
// teachmech/homework/answers/number_hashes.py and verdicts.py.

import { scrypt } from "./scrypt_hash.js";

/** @typedef {{ NEIGHBOURS: number, CLOSE_FACTOR: number, LARGEST_CLOSE: number }} HashLimits */
/** The share of the marks for what is right, the reason, and the share for what is close.
 * @typedef {{ share: number, words: string, close: number, mistake: string }} Credit */
/** "right", "close", "wrong" or "missing". @typedef {string} Verdict */
/** @typedef {{ accuracy: number, digits: number }} Accuracy */

/** @param {number} share @param {string} words @param {number} [close] @param {string} [mistake]
 * @returns {Credit} */
export const credit = (share, words, close = 0, mistake = "") => ({ share, words, close, mistake });

/** Compares numbers with hashes. */
export class SealedNumbers {
  /** @param {HashLimits} limits @param {{ close: string, allZero: string }} texts */
  constructor(limits, texts) {
    this.limits = limits;
    this.texts = texts;
    this.scrypt = scrypt;
    this.made = new Map(/** @type {[string, string][]} */ ([])); // each answer is compared with all mistakes
  }

  /** Return whether a number equals the sealed one within the tolerance.
   * @param {number} value @param {string} sealed @param {number} tolerance @param {number} scale
   * @param {string} salt */
  matches(value, sealed, tolerance, scale, salt) {
    if (Math.abs(value) <= tolerance * scale && this.hash("0", salt) === sealed) return true;
    return this.isNear(value, sealed.split(" ")[0], tolerance, salt);
  }

  /** Return whether a number equals the sealed one up to one more digit.
   * @param {number} value @param {string} sealed @param {number} tolerance @param {string} salt */
  isClose(value, sealed, tolerance, salt) {
    const [, wide] = sealed.split(" ");
    const { CLOSE_FACTOR, LARGEST_CLOSE } = this.limits;
    const wider = Math.max(tolerance, Math.min(CLOSE_FACTOR * tolerance, LARGEST_CLOSE));
    return Boolean(wide) && this.isNear(value, wide, wider, `${salt}/wide`);
  }

  /** @param {number} value @param {string} sealed @param {number} tolerance @param {string} salt */
  isNear(value, sealed, tolerance, salt) {
    if (!Number.isFinite(value) || value === 0) return false;
    const most = this.limits.NEIGHBOURS;
    const width = (-Math.log1p(-tolerance) / most) * (1 + 1e-9);
    const cell = Math.floor(Math.log(Math.abs(value)) / width);
    return Array.from({ length: 2 * most + 1 }, (_, k) => `${value < 0 ? "-" : "+"}${cell + k - most}`).some((
      one,
    ) => this.hash(one, salt) === sealed);
  }

  /** @param {string} cell @param {string} salt */
  hash(cell, salt) {
    const key = `${cell} ${salt}`;
    const found = this.made.get(key) ?? this.scrypt(cell, salt, 1024, 8, 9);
    this.made.set(key, found);
    return found;
  }

  /** Return whether a number is right, close, wrong or missing. `digits` is null for an exact number.
   * @param {number | null} value @param {string} sealed @param {Accuracy} part @param {number} scale
   * @param {string} salt @param {number | null} digits @returns {Verdict} */
  verdict(value, sealed, part, scale, salt, digits) {
    if (value === null) return "missing";
    if (this.matches(value, sealed, part.accuracy, scale, salt)) return "right";
    const few = digits !== null && digits < part.digits;
    return few && this.isClose(value, sealed, part.accuracy, salt) ? "close" : "wrong";
  }

  /** Return the credit for named numbers; `isZero` is true if all given numbers are 0.
   * @param {Map<string, Verdict>} verdicts @param {boolean} isZero @returns {Credit} */
  creditNumbers(verdicts, isZero) {
    /** @param {Verdict} status */
    const named = (status) => [...verdicts].filter(([, own]) => own === status).map(([name]) => name);
    const count = verdicts.size;
    const right = named("right").length;
    if (right === count) return credit(1, "Right.");
    if (isZero) return credit(0, this.texts.allZero);
    const words = count > 1 ? [`${right} of ${count} values are right.`] : [];
    for (const [status, what] of [["close", this.texts.close], ["wrong", "not right"], ["missing",
      "missing"]])
    {
      const names = named(status);
      if (names.length) words.push(`${names.join(", ")} ${names.length === 1 ? "is" : "are"} ${what}.`);
    }
    return credit(right / count, words.join(" "), named("close").length / count);
  }
}
