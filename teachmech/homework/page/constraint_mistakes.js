// Mistakes that constraints show without the right answer; see teachmech/homework/mistakes/properties.py.

import { attempted } from "./answer_errors.js";
import { typicalSizes } from "./constraint_directions.js";
import { ConstraintForm, norm, scattered } from "./constraint_form.js";
import { rankOf, unitRowsOf } from "./singular_values.js";

/** @import { Answer } from "./answer_texts.js" */
/** @import { Checker } from "./checker.js" */
/** @import { State } from "./constraint_form.js" */

/** Return a function that returns whether the constraints of an answer show the mistake of a name.
 * @param {Answer} answer @param {Checker} checker @returns {(name: string) => boolean} */
export function mistakesShown(answer, checker) {
  const texts = typeof answer === "string" ? [answer] : answer;
  if (!Array.isArray(texts)) return () => false;
  const read = attempted(() => texts.map((text) => checker.equation(String(text), "")));
  if (!read) return () => false;
  const shown = new Shown(read, checker);
  return (name) => Object.hasOwn(SHOWN, name) && SHOWN[name](shown);
}

/** Constraints at states that are searched from random positions. */
class Shown {
  /** @param {import("./formula_reader.js").Expression[]} constraints @param {Checker} checker */
  constructor(constraints, { frame, limits, random }) {
    this.frame = frame;
    this.limits = limits.properties;
    this.form = new ConstraintForm(constraints, frame, limits.samples);
    this.singly = constraints.length === 1
      ? [this.form]
      : constraints.map((one) => new ConstraintForm([one], frame, limits.samples));
    this.found = new Map(/** @type {[ConstraintForm, State[]][]} */ ([]));
    const origin = frame.coordinates.map(() => 0);
    const count = this.limits.SEARCH_STARTS;
    const times = random.places.slice(2 * count * origin.length);
    const there = Array.from({ length: count },
      (_, k) => ({ t: frame.time * times[k], q: origin, v: origin }));
    this.places = scattered(frame, there, this.limits.SEARCH_WIDTHS, random.places);
  }

  /** Return states that meet constraints. @param {ConstraintForm} form */
  states(form) {
    const found = this.found.get(form) ?? form.projected(this.places).filter((state) => form.met(state));
    this.found.set(form, found);
    return found;
  }

  isRedundant() {
    const states = this.states(this.form);
    const n = this.frame.coordinates.length;
    return states.length > 0 && states.every((state) => {
      const { A } = this.form.at(state);
      return rankOf(unitRowsOf(A), n, this.limits.DEPENDENCE_TOLERANCE) < A.length;
    });
  }

  isContradictory() {
    if (this.singly.length < 2 || this.states(this.form).length) return false;
    return this.singly.every((form) => this.states(form).length > 0);
  }

  isOfOneSign() {
    return !this.singly.every((form) => this.crosses(form));
  }

  /** Return whether a constraint changes its sign, or vanishes where A does not.
   * @param {ConstraintForm} form */
  crosses(form) {
    const rows = this.places.map((state) => form.at(state));
    const values = rows.map(({ value }) => value[0]);
    if (!values.every((x) => x > 0) && !values.every((x) => x < 0)) return true;
    const [most] = typicalSizes(rows.map(({ A }) => A));
    return this.states(form).some((state) => norm(form.at(state).A[0]) > this.limits.VANISHING_SLOPE * most);
  }
}

/** @type {Record<string, (shown: Shown) => boolean>} */
const SHOWN = { contradictory: (shown) => shown.isContradictory(), redundant: (shown) => shown.isRedundant(),
  "one-sign": (shown) => shown.isOfOneSign() };
