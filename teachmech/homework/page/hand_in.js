// The last section of the page: the score, and the file of answers that is handed in.

import { make, saveFile } from "../../animation/dom.js";
import { isMissing } from "./answer_texts.js";
import { Refused, readAnswers } from "./kept_answers.js";
import { counted, renew } from "./part_card.js";

/** @import { KeptAnswers } from "./kept_answers.js" */
/** @import { ExerciseData } from "./page_types.js" */
/** @import { PartCard } from "./part_card.js" */

const COMPARED = new Set(["right", "close", "partly", "wrong", "missing"]);

/** The score and the buttons for the file of answers. */
export class HandIn {
  /** @param {ExerciseData} data @param {PartCard[]} cards @param {KeptAnswers} kept */
  constructor(data, cards, kept) {
    this.data = data;
    this.cards = cards;
    this.kept = kept;
    this.name = `${data.exercise}.answers.json`;
    this.saved = ""; // the text of the last file that was downloaded
    this.score = make("div", { class: "tm-score", role: "status" });
    this.state = make("div", { class: "tm-state", role: "status" });
    this.file = make("input", { type: "file", accept: ".json,application/json", hidden: true,
      "aria-label": "file of answers" });
    this.file.onchange = () => this.read();
    this.el = this.section();
    addEventListener("beforeunload", (event) => {
      if (this.kept.notice && this.saved !== this.kept.text()) event.preventDefault();
    });
  }

  section() {
    const all = this.button(this.data.feedback ? "Check all" : "Read all", () => this.checkAll());
    const save = this.button("Download answers", () => this.download(), "tm-primary");
    const open = this.button("Open answers", () => this.file.click());
    const words = this.data.feedback
      ? "Download your answers and hand in this file. Your marks are those that your instructor computes from it; the marks on this page show what to expect."
      : "Download your answers and hand in this file. Your instructor marks it; this page only says whether an answer can be read.";
    const section = make("section", { class: "tm-card tm-hand-in", "aria-label": "Hand in" });
    section.append(make("h2", {}, "Hand in"), this.score, make("p", {}, words),
      make("div", { class: "tm-buttons" }, save, open, all), this.file, this.state);
    return make("div", { class: "tm-form" }, section);
  }

  /** @param {string} words @param {() => void} action @param {string} [kind] */
  button(words, action, kind = "") {
    const button = make("button", { type: "button", class: kind }, words);
    button.onclick = action;
    return button;
  }

  async checkAll() {
    for (const card of this.cards) if (!isMissing(card.answer)) await card.check(true);
  }

  download() {
    this.saved = this.kept.text();
    saveFile(this.name, this.saved, "application/json");
    this.tell();
  }

  async read() {
    const [file] = this.file.files ?? [];
    this.file.value = ""; // so that the same file can be opened again
    if (!file) return;
    try {
      const text = await file.text();
      readAnswers(text, this.kept.exercise); // refuse it before the question
      if (!this.mayReplace(file.name)) return;
      this.kept.open(text);
      for (const card of this.cards) card.follow();
      for (const card of this.cards) await card.checkAgain();
      this.tell(`The answers of ${file.name} are open.`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tell(error.message, true);
    }
  }

  /** @param {string} name */
  mayReplace(name) {
    const answered = [...this.kept.parts.values()].some(({ answer }) => !isMissing(answer));
    return !answered || confirm(`Replace the answers on this page by those of ${name}?`);
  }

  /** Show the score, and where the answers are. @param {string} [words] @param {boolean} [wrong] */
  tell(words = "", wrong = false) {
    renew(this.score, this.scored());
    const { notice } = this.kept;
    const unsaved = this.saved && this.saved !== this.kept.text();
    const state = this.saved
      ? unsaved ? "Your answers have changed since the last download." : `${this.name} is downloaded.`
      : "Your answers are not downloaded yet.";
    const kept = notice || "Your answers are kept in this browser.";
    const urgent = wrong || Boolean(notice);
    const lines = [words, kept, state].filter(Boolean).map((line) => make("p", {}, line));
    this.state.classList.toggle("tm-message", urgent);
    renew(this.state, lines);
  }

  /** Return the score in words, with a line of progress. */
  scored() {
    const { cards, data } = this;
    const results = cards.map(({ result, part }) => ({ result, of: part.marks }));
    if (!data.feedback) {
      const answered = cards.filter((card) => !isMissing(card.answer)).length;
      return [make("p", {}, make("b", {}, `${answered} of ${counted(cards.length, "part")} answered`))];
    }
    const sum = (/** @type {number[]} */ numbers) =>
      Math.round(100 * numbers.reduce((a, b) => a + b, 0)) / 100;
    const marks = sum(results.map(({ result }) => result && !result.error ? result.marks : 0));
    const most = sum(results.map(({ of }) => of));
    const open = results.filter(({ result }) => result && !result.error && !COMPARED.has(result.status));
    const right = results.filter(({ result }) => result && !result.error && result.status === "right").length;
    const stale = cards.filter((card) => card.isStale).map((card) => card.part.name);
    const words = `${marks} of ${counted(most, "mark")}`;
    const lines = [
      make("p", {}, make("b", {}, words), `, ${right} of ${counted(cards.length, "part")} right`),
    ];
    const bar = make("progress", { max: most, value: marks, "aria-label": words });
    if (open.length) {
      const worth = counted(sum(open.map(({ of }) => of)), "mark");
      lines.push(make("p", {}, `Your instructor marks ${counted(open.length, "other part")} (${worth}).`));
    }
    if (stale.length) lines.push(make("p", {}, `Changed since the last check: ${stale.join(", ")}.`));
    return [lines[0], bar, ...lines.slice(1)];
  }
}
