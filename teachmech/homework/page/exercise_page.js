// The page of an exercise: a card for each part, the score, and the file of answers.

import { followColourScheme } from "../../animation/colours.js";
import { elementOf } from "../../animation/dom.js";
import { open } from "./checker.js";
import { HandIn } from "./hand_in.js";
import { KeptAnswers } from "./kept_answers.js";
import { PartCard } from "./part_card.js";

/** @import { ExerciseData } from "./page_types.js" */

/** Show an exercise in the element of the page. @param {ExerciseData} data */
export async function showExercise(data) {
  followColourScheme();
  const kept = new KeptAnswers(data.exercise, data.student);
  const opened = open(data.task, data.checker);
  const cards = data.parts.map((part) => new PartCard(part, data, opened, kept, () => handIn.tell()));
  const handIn = new HandIn(data, cards, kept);
  elementOf("exercise").append(...cards.map((card) => card.el), handIn.el);
  handIn.tell();
  addEventListener("storage", ({ key, newValue }) => { // another tab shows the same exercise
    if (key !== kept.key || newValue === null) return;
    kept.follow(newValue);
    for (const card of cards) card.follow();
    handIn.tell();
  });
  for (const card of cards) await card.checkAgain();
}
