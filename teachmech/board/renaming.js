// New names of points and parameters in the text of a mechanism.

import * as YAML from "yaml";
import { pointsOf, SpecError, textOf } from "./tree.js";

/** @import { Edits } from "./edits.js" */
/** @import { SpecFile } from "./tree.js" */

/** @typedef {Record<string, string>} Names new names by the old ones */

// Keys whose keys are names of points and bodies.
const KEYS = ["Fixed", "Rigids", "Springs", "Dampers", "Particles", "TorsionSprings", "TorsionDampers",
  "positions", "velocities", "Drives", "ConstForces", "ConstTorques", "Constraints", "Contacts", "Friction",
  "Skels"];
// Keys whose values are names of points and bodies.
const VALUES = ["Collinear", "Distance", "Thread", "Point", "Ball", "Disk", "Ring", "Segment", "Line",
  "Against", "path", "traces", "angles"];
const WORDLESS = ["Title", "Units"]; // keys without names
const WORD = /(?<![\w.])[A-Za-z_]\w*/g;
const KEPT = ["on", "ground", "thread"]; // words in names of forces, frictions and contacts

/** Give points and parameters of a file other names, wherever they occur; `points` has all points.
 * @param {SpecFile} file @param {Names} points @param {Names} parameters */
export function renameIn(file, points, parameters) {
  const known = (/** @type {Names} */ names, /** @type {string} */ name) =>
    Object.hasOwn(names, name) ? names[name] : null;
  const whole = (/** @type {string} */ word) => {
    const found = pointsOf(word);
    const all = found.join("") === word && !KEPT.includes(word);
    return all && found.every((one) => known(points, one)) ? found.map((one) => points[one]).join("") : null;
  };
  const coordinate = (/** @type {string} */ word) => {
    const [, before, name, after] = /^(v?theta_|v?)([A-Za-z0-9]+)(_[xy])?$/.exec(word) ?? [];
    const to = name && Boolean(after) !== before.endsWith("theta_") ? whole(name) : null;
    return to && `${before}${to}${after ?? ""}`;
  };
  /** @param {string} text */
  const named = (text) => text.replace(WORD, (word) => coordinate(word) ?? whole(word) ?? word);
  /** @param {string} text */
  const computed = (text) =>
    text.replace(WORD, (word) => coordinate(word) ?? known(parameters, word) ?? word);
  const retell = (/** @type {unknown} */ node, /** @type {(text: string) => string} */ how) => {
    if (YAML.isScalar(node) && typeof node.value === "string") node.value = how(node.value);
  };
  YAML.visit(file, { Pair: (_, { key, value }, path) => {
    const around = path.filter(YAML.isPair).map((pair) => textOf(pair.key));
    if (!around.length && WORDLESS.includes(textOf(key))) return YAML.visit.SKIP;
    if (around.at(-1) === "PhysicalParams") retell(key, (text) => known(parameters, text) ?? text);
    else if (KEYS.includes(around.at(-1) ?? "")) retell(key, named);
    if (!YAML.isScalar(value)) return;
    retell(value, VALUES.includes(textOf(key)) ? named : computed);
  }, Seq: (_, { items }, path) => {
    const key = textOf(path.filter(YAML.isPair).at(-1)?.key);
    items.forEach((item) => retell(item, VALUES.includes(key) ? named : computed));
  } });
}

/** Rename a point. @param {Edits} edits @param {string} from @param {string} to */
export function renamePoint(edits, from, to) {
  if (!/^[A-Za-z][0-9]{0,9}$/.test(to))
    throw new SpecError(
      `${to.slice(0, 40) || "nothing"} is not a name of a point; write a letter, or a letter with digits`,
    );
  if (to === from) return;
  if (edits.positions[to]) throw new SpecError(`there already is a point ${to}; write another name`);
  renameIn(edits.file, { ...sameNames(Object.keys(edits.positions)), [from]: to }, {});
}

/** Rename a parameter. @param {Edits} edits @param {string} from @param {string} to */
export function renameParameter(edits, from, to) {
  if (!/^[A-Za-z]\w{0,39}$/.test(to))
    throw new SpecError(
      `${to.slice(0, 40) || "nothing"} is not a name of a parameter; write letters, digits and _`,
    );
  if (to === from) return;
  if (edits.keys("PhysicalParams").includes(to))
    throw new SpecError(`there already is a parameter ${to}; write another name`);
  renameIn(edits.file, {}, { [from]: to });
}

const BODIES = ["Rigids", "TorsionSprings", "TorsionDampers", "ConstTorques", "Torques", "Skels"]; // keys of bodies

/** Rename a body, which does not rename its points. @param {SpecFile} file @param {string} from @param {string} to */
export function renameBody(file, from, to) {
  const known = new RegExp(`(theta_| on )${from}(?![A-Za-z0-9])`, "g");
  const alone = new RegExp(`(?<![A-Za-z0-9_])${from}(?![A-Za-z0-9_])`, "g");
  const retell = (/** @type {unknown} */ node, /** @type {boolean} */ named) => {
    if (!YAML.isScalar(node) || typeof node.value !== "string") return;
    const told = node.value.replace(known, `$1${to}`);
    node.value = named ? told.replace(alone, to) : told;
  };
  YAML.visit(file, { Pair: (_, { key, value }, path) => {
    const around = textOf(path.filter(YAML.isPair).at(-1)?.key);
    if (!around && WORDLESS.includes(textOf(key))) return YAML.visit.SKIP;
    retell(key, BODIES.includes(around));
    retell(value, textOf(key) === "Against");
  }, Seq: (_, { items }, path) => {
    const angles = textOf(path.filter(YAML.isPair).at(-1)?.key) === "angles";
    for (const item of items) retell(item, angles);
  } });
}

/** Return a name that is not used, with a number at its end if necessary.
 * @param {string} name @param {string[]} used @param {string} blank before the number */
export function free(name, used, blank) {
  for (let k = 1;; k++) {
    const found = k > 1 ? `${name}${blank}${k}` : name;
    if (!used.includes(found)) return found;
  }
}

/** Return names that stay. @param {string[]} names @returns {Names} */
export const sameNames = (names) => Object.fromEntries(names.map((name) => [name, name]));
