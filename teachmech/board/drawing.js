// A drawing is a text: tools write the text, and the picture shows its meaning.

import { checked } from "./checks.js";
import { Edits } from "./edits.js";
import { problemOf } from "./mechanism.js";
import { readSpec } from "./spec.js";
import { positionsOf } from "./start.js";
import { parsedFile, SpecError } from "./tree.js";

/** @import { Given, Meaning } from "./types.js" */

const UNDONE = 200; // the most changes that can be undone
const TOGETHER = 1500; // milliseconds within which changes of a kind are undone together

/** Return the message of an error for the user; throw an error of the program. @param {Error} error */
export function sentenceOf(error) {
  if (error instanceof SpecError || error.constructor === Error) return error.message;
  throw error;
}

/** A text with its meaning, and its earlier versions. */
export class Drawing {
  /** @param {Pick<Given, "core"|"known">} given @param {string} text */
  constructor(given, text) {
    this.given = given;
    this.past = /** @type {string[]} */ ([]);
    this.future = /** @type {string[]} */ ([]);
    this.last = { kind: "", at: 0 };
    this.text = text;
    this.meaning = this.read(text);
  }

  /** Replace the text; one that cannot be read changes nothing and throws an error. @param {string} text */
  take(text) {
    this.meaning = this.read(text);
    this.text = text;
  }

  /** Return the meaning of a text. @param {string} text @returns {Meaning} */
  read(text) {
    const { core, known } = this.given;
    const spec = readSpec(parsedFile(text), known);
    const nothing = { spec, problem: null, wrong: null, said: [] };
    if (!spec.moving.length) return { ...nothing, positions: positionsOf(spec, null) };
    try {
      const problem = problemOf(spec, core);
      return { ...nothing, problem, positions: positionsOf(spec, problem.start().q),
        said: checked(spec, problem) };
    } catch (error) {
      const wrong = error instanceof SpecError
        ? error
        : new SpecError(`the motion cannot begin: ${sentenceOf(error)}`);
      return { ...nothing, wrong, positions: positionsOf(spec, null) };
    }
  }

  /** Change the text; quick changes of one kind are undone together.
   * @param {string} text @param {string} [kind] */
  change(text, kind = "") {
    if (text === this.text) return;
    const before = this.text;
    const { last } = this;
    const now = performance.now();
    this.take(text);
    if (!kind || kind !== last.kind || now - last.at > TOGETHER) this.past.push(before);
    if (this.past.length > UNDONE) this.past.shift();
    this.future = [];
    this.last = { kind, at: now };
  }

  /** Change the text by edits, and return their notes for the user.
   * @param {(edits: Edits) => void} how */
  edit(how, kind = "") {
    const edits = new Edits(this.text, this.meaning.spec, this.meaning.positions);
    how(edits);
    this.change(edits.text, kind);
    return edits.notes;
  }

  undo() {
    this.exchange(this.past, this.future);
  }

  redo() {
    this.exchange(this.future, this.past);
  }

  /** @param {string[]} from @param {string[]} to */
  exchange(from, to) {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.text);
    this.take(text);
    this.last.kind = "";
  }
}
