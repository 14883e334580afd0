// Elements, listeners that end, sanitised HTML, and the time that a player and its charts share.

/** @import { Attributes, Model, SharedTime } from "./types.js" */

/** Return an element; true is an attribute without a value, and false, null and undefined none.
 * @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Attributes} [attributes]
 * @param {(Node|string)[]} children */
export const make = (tag, attributes = {}, ...children) =>
  filled(document.createElement(tag), attributes, children);

/** Return an element of SVG, as `make` does one of HTML.
 * @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Attributes} [attributes]
 * @param {(Node|string)[]} children */
export function makeSvg(tag, attributes = {}, ...children) {
  // a literal would look like an address
  namespace ??= parsed("<svg>").firstElementChild?.namespaceURI ?? "";
  const made = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(namespace, tag));
  return filled(made, attributes, children);
}

/** @type {string | undefined} */
let namespace;

const KEPT = 10_000; // milliseconds until a saved file is forgotten

/** Save content as a file in the folder for downloads.
 * @param {string} name @param {BlobPart} content @param {string} type of the content */
export function saveFile(name, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}

/** Return the element of the document with an id, or throw an error. @param {string} id */
export function elementOf(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element with the id ${id}`);
  return found;
}

/** Return the drawing context of a canvas. @param {HTMLCanvasElement} canvas */
export function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser does not draw on a canvas");
  return context;
}

/** @template {Element} T @param {T} node @param {Attributes} attributes @param {(Node|string)[]} children */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

/** Return the position of an event on an element, in pixels.
 * @returns {[number, number]} @param {Element} el @param {{ clientX: number, clientY: number }} at */
export function positionIn(el, { clientX, clientY }) {
  const frame = el.getBoundingClientRect();
  return [clientX - frame.left, clientY - frame.top];
}

/** Return the brightness of a computed colour, from 0 to 255. @param {string} colour */
export function brightness(colour) {
  const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

// --- sanitised HTML -----------------------------------------------------------------------

const HTML = {
  elements: words(
    `a b blockquote br code div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre progress span strong table
    tbody td th thead tr ul`,
  ),
  attributes: words("alt aria-hidden aria-label class href max role scope src start style title value"),
};
const MATHML = {
  // as teachmech/widgets/markdown.py makes it
  elements: words(
    `math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup
    msup mtable mtd mtext mtr munder munderover`,
  ),
  attributes: words(
    `accent accentunder columnalign columnlines columnspacing depth display displaystyle fence form
    height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize
    movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy voffset width`,
  ),
};
/** @type {Record<string, RegExp>} */
const VALUES = {
  // for attributes that could load something or use the styles of a surrounding page
  class: /^tm-[a-z-]+$/,
  href: /^(https?|mailto):/i,
  src: /^data:image\//i,
};
const STYLES = words(
  `background-color border-left color font-style font-weight line-height margin overflow-x padding
  text-align`,
); // none of them can contain an address
/** @type {Record<string, number>} */
// the largest size by unit
const UTMOST = { "": 10, px: 100, em: 8, rem: 8, ex: 16, pt: 75, cm: 3, mm: 30, in: 1, "%": 200 };
const BACK = -0.25; // relative to the largest size; least value, as a formula may move back
const COLOUR = /\b(rgb|hsl)a?\([^()]*\)|#[0-9a-f]+\b/gi;
const MEASURE = /([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z%]*)/gi;

/** @param {string} text */
function words(text) {
  return new Set(text.trim().split(/\s+/));
}

/** Return HTML and MathML as new nodes: copies of the elements and attributes that are listed above, and the
 * text of all other elements.
 *
 * The text is parsed in a document without scripts, which loads nothing, and is never written out and parsed
 * again.
 * @param {string} text */
export function content(text) {
  const made = document.createDocumentFragment();
  for (const node of parsed(text).childNodes) made.append(copied(node));
  return made;
}

/** @param {string} text */
const parsed = (text) => new DOMParser().parseFromString(`<body>${text}`, "text/html").body;

/** @param {Node} node @returns {Node|string} */
function copied(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return ""; // a comment
  const known = node instanceof HTMLElement ? HTML : node instanceof MathMLElement ? MATHML : null;
  if (!known?.elements.has(node.localName)) return node.textContent ?? "";
  const made = document.createElementNS(node.namespaceURI, node.localName);
  const { style } = /** @type {HTMLElement | MathMLElement} */ (made);
  for (const { name, value } of node.attributes) {
    if (!known.attributes.has(name)) continue;
    if (name === "style") restyle(style, /** @type {HTMLElement} */ (node).style);
    else if (known === MATHML ? moderate(value, BACK) : (VALUES[name]?.test(value) ?? true))
      made.setAttribute(name, value);
  }
  for (const child of node.childNodes) made.append(copied(child));
  return made;
}

/** @param {CSSStyleDeclaration} made @param {CSSStyleDeclaration} given */
function restyle(made, given) {
  for (const style of STYLES) {
    const value = given.getPropertyValue(style);
    if (style === "font-weight" || moderate(value, 0)) made.setProperty(style, value);
  }
}

/** Return whether no size in a value exceeds the limits, so that nothing covers the surrounding page.
 * @param {string} value @param {number} least */
function moderate(value, least) {
  const plain = value.replace(COLOUR, "");
  return (!plain.includes("(") && [...plain.matchAll(MEASURE)].every(([, number, unit]) => {
    const most = UTMOST[unit.toLowerCase()];
    return least * most <= Number(number) && Number(number) <= most;
  }));
}

// --- widgets --------------------------------------------------------------------------------

/** Return an id that no other element of the document has: each widget runs a copy of its module.
 * @param {string} prefix */
export function uniqueId(prefix) {
  globalThis.teachmechIds = (globalThis.teachmechIds ?? 0) + 1;
  return `${prefix}-${globalThis.teachmechIds}`;
}

/** Listen to events of an anywidget model until the signal is aborted.
 * @template Traits, Message @param {Model<Traits, Message>} model @param {string} events
 * @param {(message: Message, buffers: DataView<ArrayBuffer>[]) => void} handler @param {AbortSignal} signal
 */
export function observe(model, events, handler, signal) {
  model.on(events, handler);
  signal.addEventListener("abort", () => model.off(events, handler));
}

/** Copy words to the clipboard; return whether it is allowed. @param {string} words */
export async function copyToClipboard(words) {
  /** @type {Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }} */
  const { featurePolicy } = document; // exists for a page in a frame
  if (!(featurePolicy?.allowsFeature("clipboard-write") ?? true) || !navigator.clipboard) return false;
  return navigator.clipboard.writeText(words).then(() => true, () => false);
}

// --- the time that a player and the charts of its group share -------------------------------

const TIME_EVENT = "teachmech:time"; // event of the document

/** Return the last time of the player of a group, or null.
 * @param {string} group @returns {number|null} */
export const sharedTime = (group) => globalThis.teachmechTimes?.[group] ?? null;

/** Send the time to a group; the source is "player" or "chart".
 * @param {string} group @param {number} time @param {string} source */
export function shareTime(group, time, source) {
  if (source === "player") (globalThis.teachmechTimes ??= {})[group] = time; // for a later chart
  document.dispatchEvent(new CustomEvent(TIME_EVENT, { detail: { group, time, source } }));
}

/** Call a function with every shared time, until the signal is aborted.
 * @param {(told: SharedTime) => void} hear @param {AbortSignal} signal */
export function onSharedTime(hear, signal) {
  /** @param {Event} event */
  const handler = (/** @type {Event} */ event) => hear(/** @type {CustomEvent} */ (event).detail);
  document.addEventListener(TIME_EVENT, handler, { signal });
}
