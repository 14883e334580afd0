// The fields of an answer, and the answer that their texts form, as in answer_fields.py.

/** @import { Field } from "../../widgets/types.js" */
/** @import { Answer, ShapeData, Texts } from "./page_types.js" */

/** Return the labels of the fields by name, with enough fields for the previous answer.
 * @param {ShapeData} part @param {Answer} kept @returns {Record<string, string>} */
export function labelsOf(part, kept) {
  if (part.shape === "names") return part.labels;
  if (part.shape === "grid") return gridLabels(part, kept);
  if (part.shape === "equations") return { [part.name]: isSingle(part, kept) ? "equation" : severalOf(part) };
  return { [part.name]: part.shape === "numbers" ? severalOf(part) : part.label };
}

/** @param {ShapeData} part */
const severalOf = (part) => `${part.label}; Ctrl+Enter checks them`;

/** Return whether there is one field of one line for a constraint. @param {ShapeData} part @param {Answer} kept */
const isSingle = (part, kept) => part.asked === 1 && !(Array.isArray(kept) && kept.length > 1);

/** @param {ShapeData} part @param {Answer} kept */
function gridLabels(part, kept) {
  const labels = /** @type {Record<string, string>} */ ({});
  const count = part.asked || Math.max(1, listOf(within(kept, "b")).length);
  for (let k = 1; k <= count; k++) {
    const row = count > 1 ? `row ${k}, ` : "";
    for (const name of part.coordinates) labels[`A ${k} ${name}`] = `${row}A of ${name}`;
    labels[`b ${k}`] = `${row}b`;
  }
  return labels;
}

/** Return the fields of a card. @param {ShapeData} part @param {Answer} kept @param {Texts} texts */
export function fieldsOf(part, kept, texts) {
  const labels = labelsOf(part, kept);
  const names = Object.keys(labels);
  return names.map((name) => {
    const value = texts[name] ?? "";
    /** @type {Field} */
    const field = { name, label: labels[name], value, kind: "text", wide: names.length === 1 };
    const lines = value.split("\n").length;
    if (part.shape === "choice") {
      const options = Object.fromEntries(part.options.map((option) => [option, option]));
      return { ...field, kind: /** @type {const} */ ("choice"), options, wide: false };
    }
    if (part.shape === "grid") return { ...field, wide: name.startsWith("b ") };
    if (part.shape === "document") return linesOf(field, Math.min(24, Math.max(8, lines + 2)));
    const several = part.shape === "numbers" || (part.shape === "equations" && !isSingle(part, kept));
    return several ? linesOf(field, Math.max(2, part.asked, lines)) : field;
  });
}

/** @param {Field} field @param {number} rows @returns {Field} */
const linesOf = (field, rows) => ({ ...field, kind: "lines", rows });

/** Return the answer that the texts of the fields form.
 * @param {ShapeData} part @param {Answer} kept @param {Texts} texts @returns {Answer} */
export function answerOf(part, kept, texts) {
  const names = Object.keys(labelsOf(part, kept));
  const trimmed = (/** @type {string} */ name) => (texts[name] ?? "").trim();
  if (part.shape === "names") {
    return Object.fromEntries(names.filter(trimmed).map((name) => [name, trimmed(name)]));
  }
  if (part.shape === "grid") {
    if (!names.some(trimmed)) return {};
    const rows = names.filter((name) => name.startsWith("b ")).map((name) => name.slice(2));
    const entry = (/** @type {string} */ name) => trimmed(name) || "0";
    const A = rows.map((k) => part.coordinates.map((name) => entry(`A ${k} ${name}`)));
    return { A, b: rows.map((k) => entry(`b ${k}`)) };
  }
  const text = texts[part.name] ?? "";
  if (part.shape === "numbers" || (part.shape === "equations" && !isSingle(part, kept))) {
    return text.split("\n").map((line) => line.trim()).filter(Boolean);
  }
  return text;
}

/** Return the texts of the fields that form an answer.
 * @param {ShapeData} part @param {Answer} answer @returns {Texts} */
export function textsOf(part, answer) {
  const names = Object.keys(labelsOf(part, answer));
  if (part.shape === "names") {
    const given = isMapping(answer) ? names.map((name) => answer[name] ?? "") : wrapped(answer);
    return Object.fromEntries(names.map((name, k) => [name, textOf(given[k] ?? "")]));
  }
  if (part.shape === "grid") {
    const A = listOf(within(answer, "A"));
    const b = listOf(within(answer, "b"));
    const entry = (/** @type {string} */ name) => {
      const [what, k, ...coordinate] = name.split(" ");
      if (what === "b") return b[Number(k) - 1];
      return listOf(A[Number(k) - 1])[part.coordinates.indexOf(coordinate.join(" "))];
    };
    return Object.fromEntries(names.map((name) => [name, textOf(entry(name) ?? "")]));
  }
  if (answer === null) return { [part.name]: part.start };
  const lines = part.shape === "numbers" || part.shape === "equations";
  return { [part.name]: lines ? wrapped(answer).map(textOf).join("\n") : textOf(answer) };
}

/** Return an answer as a text. @param {Answer} answer */
const textOf = (answer) => typeof answer === "string" ? answer : JSON.stringify(answer);

/** @param {Answer | undefined} given @returns {given is { [name: string]: Answer }} */
const isMapping = (given) => Boolean(given) && typeof given === "object" && !Array.isArray(given);

/** @param {Answer} answer @param {string} key */
const within = (answer, key) => isMapping(answer) ? answer[key] : undefined;

/** @param {Answer | undefined} given @returns {Answer[]} */
const listOf = (given) => Array.isArray(given) ? given : [];

/** @param {Answer} answer @returns {Answer[]} */
const wrapped = (answer) => answer === null ? [] : Array.isArray(answer) ? answer : [answer];
