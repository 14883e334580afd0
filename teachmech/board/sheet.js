// The drawing and its text: one thing. Whatever draws writes the text, and whatever is seen is read from it.

import { checked } from "./checks.js";
import { Edits } from "./edits.js";
import { problemOf } from "./mechanism.js";
import { readSpec } from "./spec.js";
import { placesOf } from "./start.js";
import { parsedFile, SpecError } from "./tree.js";

/** @import { Mechanism } from "./mechanism.js" */
/** @import { Spec } from "./spec.js" */

const UNDONE = 200; // changes that are kept
const TOGETHER = 1500; // milliseconds, within which changes of a kind are one

/** What an error says to a user; one of the program itself is thrown on. */
export function sentenceOf(error) {
  if (error instanceof SpecError || error.constructor === Error) return error.message;
  throw error;
}

/** A text with what it means, and the texts before it. */
export class Sheet {
  /** @param {{ core: object, known: object }} given @param {string} text */
  constructor(given, text) {
    this.given = given;
    this.past = [];
    this.future = [];
    this.last = { kind: "", at: 0 };
    this.take(text);
  }

  /** Take a text; one that cannot be read changes nothing and throws a sentence. */
  take(text) {
    const { spec, problem, wrong, said, places } = this.meaning(text);
    this.text = text;
    this.spec = spec;
    this.problem = problem;
    this.wrong = wrong;
    this.said = said;
    this.places = places;
  }

  /** What a text means: what it says, the problem where it fits together, the places, and what is to be said. */
  meaning(text) {
    const { core, known } = this.given;
    const spec = readSpec(parsedFile(text), known);
    /** @type {{ spec: Spec, problem: Mechanism | null, wrong: SpecError | null, said: string[] }} */
    const nothing = { spec, problem: null, wrong: null, said: [] };
    if (!spec.moving.length) return { ...nothing, places: placesOf(spec, null) };
    try {
      const problem = problemOf(spec, core);
      return { ...nothing, problem, places: placesOf(spec, problem.start(null).q),
        said: checked(spec, problem) };
    } catch (error) {
      const wrong = error instanceof SpecError
        ? error
        : new SpecError(`the motion cannot begin: ${sentenceOf(error)}`);
      return { ...nothing, wrong, places: placesOf(spec, null) };
    }
  }

  /** Change the text; changes of one kind that follow at once are undone together. */
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

  /** Draw: change the text by edits, and return what is worth telling of them. @param {(edits: Edits) => void} how */
  edit(how, kind = "") {
    const edits = new Edits(this.text, this.spec, this.places);
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

  exchange(from, to) {
    if (!from.length) return;
    to.push(this.text);
    this.take(from.pop());
    this.last.kind = "";
  }
}
