// The text of a MechSpec file as a tree of keys and texts; every error knows its line.

import * as YAML from "yaml";

const DEEPEST = 30; // brackets inside each other
const LONGEST = 60000; // characters of a file
const PLAIN_TAGS = ["map", "seq", "str"].map((kind) => `tag:yaml.org,2002:${kind}`);

const POINT = /[A-Za-z][0-9]{0,9}/g;

/** The points that a name is made of. @param {string} name @returns {string[]} */
export const pointsOf = (name) => name.match(POINT) ?? [];
/** The names of parts that a key describes: `AB, CD` are two that are equal. @param {string} key */
export const namesOf = (key) => key.split(",").map((name) => name.trim());

/** A mistake in a text, with its line. */
export class SpecError extends Error {
  constructor(message, line = null) {
    super(message);
    this.line = line;
  }
}

/** A file as it is edited: keys and texts, with comments. @returns {any} a Document of yaml that knows the lines of its nodes */
export function parsedFile(text) {
  if (text.length > LONGEST) {
    throw new SpecError(`the text has ${text.length} characters; at most ${LONGEST} are read`);
  }
  let depth = 0;
  for (const letter of text) {
    depth += { "[": 1, "{": 1, "]": -1, "}": -1 }[letter] ?? 0;
    if (depth > DEEPEST) throw new SpecError(`the text is nested more than ${DEEPEST} times`);
  }
  const counter = new YAML.LineCounter();
  const file = YAML.parseDocument(text, { schema: "failsafe", lineCounter: counter, prettyErrors: false });
  const lineAt = (at) => counter.linePos(at).line;
  const [wrong] = file.errors;
  if (wrong) throw new SpecError(wrong.message, lineAt(wrong.pos[0]));
  if (!YAML.isMap(file.contents)) {
    throw new SpecError("the text has no keys; it begins with Title or PartData", 1);
  }
  return Object.assign(file, { lineOf: (node) => (node?.range ? lineAt(node.range[0]) : null) });
}

/** Reads the nodes of a file. */
export class Tree {
  /** @param {any} file as of `parsedFile` */
  constructor(file) {
    this.file = file;
  }

  lineOf(node) {
    return this.file.lineOf(node);
  }

  /** Refuse a node with a sentence. @returns {never} */
  fail(message, node) {
    throw new SpecError(message, this.lineOf(node));
  }

  /** Refuse aliases, tags and anchors. */
  plain(node) {
    if (YAML.isAlias(node)) this.fail("aliases (*) are not read; write the value out", node);
    const tagged = node?.tag && !PLAIN_TAGS.includes(node.tag);
    if (tagged || node?.anchor) this.fail("tags (!) and anchors (&) are not read", node);
    return node;
  }

  /** The node at a path; undefined if there is none. */
  node(...path) {
    return this.plain(this.file.getIn(path, true));
  }

  /** The names, values and keys of a map. @returns {[string, any, any][]} */
  entries(...path) {
    const node = this.node(...path);
    if (node === undefined || (YAML.isScalar(node) && !node.value)) return [];
    if (!YAML.isMap(node)) this.fail(`${path.join(".")} is not a list of names with values`, node);
    return node.items.map(({ key, value }) => [String(this.plain(key).value), this.plain(value), key]);
  }

  /** The nodes of a list with so many entries. @returns {any[]} */
  list(node, what, least, most) {
    const empty = node === null || (YAML.isScalar(node) && node.value === "");
    if (!empty && !YAML.isSeq(node)) this.fail(`${what} is not a list, as in [0.1, 0.2]`, node);
    const found = empty ? [] : node.items.map((one) => this.plain(one));
    const wanted = least === most ? least : `${least} to ${most}`;
    if (found.length < least || found.length > most) {
      this.fail(`${what} has ${found.length} entries; it has ${wanted}`, node);
    }
    return found;
  }

  /** The text of a node; refuse an empty one. */
  text(node, what) {
    if (!YAML.isScalar(node) || String(node.value).trim() === "") this.fail(`${what} has no value`, node);
    return String(node.value);
  }

  /** The text at a path; null if there is none. */
  option(...path) {
    const node = this.node(...path);
    return node === undefined ? null : this.text(node, path.join("."));
  }

  /** The points of a name, so many. @param {string} name */
  points(name, node, least, most = Infinity) {
    const found = pointsOf(name);
    if (found.join("") !== name || found.length < least || found.length > most) {
      const count = least === most ? least : `${least} or more`;
      const advice = "a point is a letter, or a letter with digits";
      this.fail(`${name.slice(0, 40)} is not made of ${count} points; ${advice}`, node);
    }
    if (new Set(found).size < found.length) this.fail(`a point occurs twice in ${name}`, node);
    return found;
  }

  /** The parts of a kind: name, value, key as it is written, node of the key. @returns {[string, any, string, any][]} */
  parts(kind) {
    return this.entries("PartData", kind).flatMap(([key, node, at]) =>
      namesOf(key).map((name) => /** @type {[string, any, string, any]} */ ([name, node, key, at]))
    );
  }

  /** The names in a node: a list, or words with commas. @returns {string[]} */
  names(...path) {
    const node = this.file.getIn(path, true);
    if (YAML.isScalar(node)) return String(node.value).split(/[\s,]+/);
    return YAML.isSeq(node) ? node.items.filter(YAML.isScalar).map(({ value }) => String(value)) : [];
  }

  /** Refuse keys that are not among the known ones. @param {Record<string, any>} within */
  checkKeys(map, within, path = "") {
    for (const { key, value } of map.items) {
      const name = String(this.plain(key)?.value ?? "");
      const full = path ? `${path}.${name}` : name;
      if (!Object.hasOwn(within, name)) {
        this.fail(`there is no key ${full.slice(0, 60)}; known are ${Object.keys(within).join(", ")}`, key);
      }
      if (within[name] && YAML.isMap(value)) this.checkKeys(value, within[name], full);
    }
  }
}
