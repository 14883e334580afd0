// The text of a MechSpec file as a tree of keys and texts; every error has its line.

import * as YAML from "yaml";

/** @import { Entry, Keys, PartEntry } from "./types.js" */

const DEEPEST = 30; // the deepest nesting of brackets
const LONGEST = 60000; // the most characters of a file
const DIGITS = 15; // digits of lengths, enough for redundant parts to fit
const PLAIN_TAGS = ["map", "seq", "str"].map((kind) => `tag:yaml.org,2002:${kind}`);

const POINT = /[A-Za-z][0-9]{0,9}/g;

/** Return the points in a name. @param {string} name @returns {string[]} */
export const pointsOf = (name) => name.match(POINT) ?? [];
/** Return the text of a node, or "" if it is not a text. @param {unknown} node */
export const textOf = (node) => (YAML.isScalar(node) ? String(node.value) : "");
/** Return the names of the parts of a key: `AB, CD` are two equal parts. @param {string} key */
export const namesOf = (key) => key.split(",").map((name) => name.trim());

/** Return the text of a number, without unnecessary digits. @param {number} x @param {number} [digits] */
export const numberText = (x, digits = DIGITS) => String(Number(x.toPrecision(digits)));
/** @param {string} text of a factor */
export const inBrackets = (text) => (/^[\w.]+([*/^][\w.]+)*$/.test(text) ? text : `(${text})`);
/** @param {string} text */
export const isNumber = (text) => /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(text.trim());

/** A file as a tree of keys and texts with their lines.
 * @typedef {YAML.Document & { lineOf: (node: unknown) => number | null }} SpecFile */

/** An error in a text, with its line. */
export class SpecError extends Error {
  /** @param {string} message @param {number|null} [line] */
  constructor(message, line = null) {
    super(message);
    this.line = line;
  }
}

/** Return the tree of a text, with its comments. @returns {SpecFile} @param {string} text */
export function parsedFile(text) {
  if (text.length > LONGEST) {
    throw new SpecError(`the text has ${text.length} characters; at most ${LONGEST} are read`);
  }
  let depth = 0;
  for (const letter of text) {
    depth += "[{".includes(letter) ? 1 : "]}".includes(letter) ? -1 : 0;
    if (depth > DEEPEST) throw new SpecError(`the text is nested more than ${DEEPEST} times`);
  }
  const counter = new YAML.LineCounter();
  const file = YAML.parseDocument(text, { schema: "failsafe", lineCounter: counter, prettyErrors: false });
  const lineAt = (/** @type {number} */ at) => counter.linePos(at).line;
  const [wrong] = file.errors;
  if (wrong) throw new SpecError(wrong.message, lineAt(wrong.pos[0]));
  if (!YAML.isMap(file.contents)) {
    throw new SpecError("the text has no keys; it begins with Title or PartData", 1);
  }
  return Object.assign(file, {
    lineOf: (/** @type {unknown} */ node) => YAML.isNode(node) && node.range ? lineAt(node.range[0]) : null,
  });
}

/** Reads the nodes of a file. */
export class Tree {
  /** @param {SpecFile} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {unknown} node @returns {number|null} */
  lineOf(node) {
    return this.file.lineOf(node);
  }

  /** Return the error of a node, to be thrown. @param {string} message @param {unknown} node */
  error(message, node) {
    return new SpecError(message, this.lineOf(node));
  }

  /** Refuse aliases, tags and anchors. @param {unknown} node */
  plain(node) {
    if (YAML.isAlias(node)) throw this.error("aliases (*) are not read; write the value out", node);
    if (!YAML.isNode(node)) return node;
    const tagged = "tag" in node && node.tag && !PLAIN_TAGS.includes(node.tag);
    if (tagged || ("anchor" in node && node.anchor))
      throw this.error("tags (!) and anchors (&) are not read", node);
    return node;
  }

  /** Return the node at a path, or undefined. @param {...string|number} path */
  node(...path) {
    return this.plain(this.file.getIn(path, true));
  }

  /** Return the names, values and keys of a map. @returns {Entry[]} @param {...string|number} path */
  entries(...path) {
    const node = this.node(...path);
    if (node === undefined || (YAML.isScalar(node) && !node.value)) return [];
    if (!YAML.isMap(node)) throw this.error(`${path.join(".")} is not a list of names with values`, node);
    return node.items.map(({ key, value }) => [textOf(this.plain(key)), this.plain(value), key]);
  }

  /** Return the nodes of a list; refuse another number of entries.
   * @returns {unknown[]} @param {unknown} node @param {string} what @param {number} least
   * @param {number} most */
  list(node, what, least, most) {
    const empty = node === null || (YAML.isScalar(node) && node.value === "");
    if (!empty && !YAML.isSeq(node)) throw this.error(`${what} is not a list, as in [0.1, 0.2]`, node);
    const found = YAML.isSeq(node) ? node.items.map((one) => this.plain(one)) : [];
    const wanted = least === most ? least : `${least} to ${most}`;
    if (found.length < least || found.length > most) {
      throw this.error(`${what} has ${found.length} entries; give ${wanted}`, node);
    }
    return found;
  }

  /** Return the text of a node; refuse an empty one. @param {unknown} node @param {string} what */
  text(node, what) {
    if (!YAML.isScalar(node) || String(node.value).trim() === "")
      throw this.error(`${what} has no value`, node);
    return String(node.value);
  }

  /** Return the text at a path, or null. @param {...string|number} path */
  option(...path) {
    const node = this.node(...path);
    return node === undefined ? null : this.text(node, path.join("."));
  }

  /** Return the points in a name; refuse another number of points.
   * @param {string} name @param {unknown} node @param {number} least @param {number} [most] */
  points(name, node, least, most = Infinity) {
    const found = pointsOf(name);
    if (found.join("") !== name || found.length < least || found.length > most) {
      const count = least === most ? least : `${least} or more`;
      const advice = "a point is a letter, or a letter with digits";
      throw this.error(`${name.slice(0, 40)} is not made of ${count} points; ${advice}`, node);
    }
    if (new Set(found).size < found.length) throw this.error(`a point occurs twice in ${name}`, node);
    return found;
  }

  /** Return the parts of a kind.
   * @returns {PartEntry[]} @param {string} kind */
  parts(kind) {
    return this.entries("PartData", kind).flatMap(([key, node, at]) =>
      namesOf(key).map((name) => /** @type {PartEntry} */ ([name, node, key, at]))
    );
  }

  /** Return the names in a node: words with commas, or a list of names, of which some may have values.
   * @returns {string[]} @param {...string|number} path */
  names(...path) {
    const node = this.file.getIn(path, true);
    if (YAML.isScalar(node)) return String(node.value).split(/[\s,]+/);
    const keys = (/** @type {unknown} */ one) => YAML.isMap(one) ? one.items.map(({ key }) => key) : [one];
    const entries = YAML.isSeq(node) ? node.items : [node];
    return entries.flatMap(keys).filter(YAML.isScalar).map(({ value }) => String(value));
  }

  /** Refuse unknown keys.
   * @param {Keys} within @param {YAML.YAMLMap} map @param {string|number} [path] */
  checkKeys(map, within, path = "") {
    for (const { key, value } of map.items) {
      const name = textOf(this.plain(key));
      const full = path ? `${path}.${name}` : name;
      if (!Object.hasOwn(within, name)) {
        throw this.error(
          `there is no key ${full.slice(0, 60)}; known names: ${Object.keys(within).join(", ")}`,
          key,
        );
      }
      const inner = within[name];
      if (inner && YAML.isMap(value)) this.checkKeys(value, inner, full);
    }
  }
}
