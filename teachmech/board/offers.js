// Questions that the board asks about a drawing, with their answers as buttons.

import { button } from "../animation/buttons.js";

/** @import { Edits } from "./edits.js" */
/** @import { Spec } from "./types.js" */

/** A question and its answers. @typedef {{ words: string, answers: Answer[] }} Offer */
/** @typedef {{ words: string, how: ((edits: Edits) => void) | null }} Answer */

/** Return the question about the first end of a spring or damper that nothing holds, or null.
 * @param {Spec} spec @returns {Offer | null} */
export function looseEnd({ bodies, fixed, parts }) {
  const heavy = [...bodies, ...parts.filter(({ kind }) => kind === "Particles")].flatMap((one) => one.points);
  for (const { kind, name, points } of parts) {
    const point = points.find((one) => !fixed[one] && !heavy.includes(one));
    if (point && kind !== "Particles")
      return {
        words: `${point} of the ${kind === "Springs" ? "spring" : "damper"} ${name} ends in empty space.`,
        answers: [{ words: `Fix ${point} to the ground`, how: (edits) => edits.ground(point) }, {
          words: `Give ${point} a mass`,
          how: (edits) => edits.mass(point),
        }],
      };
  }
  return null;
}

/** Show a question, or none. @param {HTMLElement} box @param {Offer | null} offer
 * @param {(answer: Answer) => void} choose */
export function showOffer(box, offer, choose) {
  box.hidden = !offer;
  const [words, answers] = box.children;
  words.textContent = offer?.words ?? "";
  const buttons = (offer?.answers ?? []).map((answer) =>
    Object.assign(button(answer.words, answer.words), { onclick: () => choose(answer) })
  );
  answers.replaceChildren(...buttons);
}
