// What the modules of the widgets share: elements, listeners that end, the time of a group.

/** Return an element; true is an attribute without a value, and false, null and undefined none. */
export function make(tag, attributes = {}, ...children) {
  return furnished(document.createElement(tag), attributes, children);
}

/** Return an element of SVG, as `make` one of HTML. */
export function makeSvg(tag, attributes = {}, ...children) {
  namespace ??= parsed("<svg>").firstElementChild.namespaceURI; // a name that reads like an address
  return furnished(document.createElementNS(namespace, tag), attributes, children);
}

let namespace;

function furnished(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** Return where an event is on an element, in pixels. @returns {[number, number]} */
export function placeIn(el, { clientX, clientY }) {
  const frame = el.getBoundingClientRect();
  return [clientX - frame.left, clientY - frame.top];
}

// --- text with a look -----------------------------------------------------------------------

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
    height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits
    notation rowlines rowspacing rspace scriptlevel separator stretchy voffset width`,
  ),
};
const VALUES = {
  // of attributes that could lead elsewhere, or take a look of the page around
  class: /^tm-[a-z-]+$/,
  href: /^(https?|mailto):/i,
  src: /^data:image\//i,
};
const STYLES = words(
  `background-color border-left color font-style font-weight line-height margin overflow-x padding
  text-align`,
); // none can name an address
const UTMOST = { "": 10, px: 100, em: 8, rem: 8, ex: 16, pt: 75, cm: 3, mm: 30, in: 1, "%": 200 }; // of a size
const BACK = -0.25; // of these, as far as a formula may go back
const COLOUR = /\b(rgb|hsl)a?\([^()]*\)|#[0-9a-f]+\b/gi;
const MEASURE = /([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z%]*)/gi;

function words(text) {
  return new Set(text.trim().split(/\s+/));
}

/**
 * Return HTML and MathML as new nodes: of each element and attribute that is listed above a copy, of any other
 * element its text.
 *
 * The text is parsed in a document without scripts, which loads nothing, and is never written out and parsed again.
 */
export function content(text) {
  const made = document.createDocumentFragment();
  for (const node of parsed(text).childNodes) made.append(copied(node));
  return made;
}

function parsed(text) {
  return new DOMParser().parseFromString(`<body>${text}`, "text/html").body;
}

function copied(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return ""; // a comment
  const known = node instanceof HTMLElement ? HTML : node instanceof MathMLElement ? MATHML : null;
  if (!known?.elements.has(node.localName)) return node.textContent;
  const made = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) {
    if (!known.attributes.has(name)) continue;
    if (name === "style") restyle(made, node.style);
    else if (known === MATHML ? moderate(value, BACK) : (VALUES[name]?.test(value) ?? true))
      made.setAttribute(name, value);
  }
  for (const child of node.childNodes) made.append(copied(child));
  return made;
}

function restyle(made, given) {
  for (const style of STYLES) {
    const value = given.getPropertyValue(style);
    if (style === "font-weight" || moderate(value, 0)) made.style.setProperty(style, value);
  }
}

// Whether no size in a value reaches beyond its place: over the page around, or far below.
function moderate(value, least) {
  const plain = value.replace(COLOUR, "");
  return (!plain.includes("(") && [...plain.matchAll(MEASURE)].every(([, number, unit]) => {
    const most = UTMOST[unit.toLowerCase()];
    return least * most <= number && number <= most;
  }));
}

// --- widgets --------------------------------------------------------------------------------

/** Return an id that no other element of the document has: each widget runs a copy of its module. */
export function uniqueId(prefix) {
  globalThis.teachmechIds = (globalThis.teachmechIds ?? 0) + 1;
  return `${prefix}-${globalThis.teachmechIds}`;
}

/** Listen to events of an anywidget model until the signal is aborted. */
export function observe(model, events, handler, signal) {
  model.on(events, handler);
  signal.addEventListener("abort", () => model.off(events, handler));
}

/** Copy words to the clipboard; return whether it is allowed. @param {string} words */
export async function toClipboard(words) {
  const { featurePolicy } = /** @type {any} */ (document); // of a page around
  if (!(featurePolicy?.allowsFeature("clipboard-write") ?? true) || !navigator.clipboard) return false;
  return navigator.clipboard.writeText(words).then(() => true, () => false);
}

// --- the time that a player and the charts of its group share -------------------------------

const TIME_EVENT = "teachmech:time"; // of the document

/** Return the time that the player of a group told last, or null. */
export function timeOf(group) {
  return globalThis.teachmechTimes?.[group] ?? null;
}

/** Tell a group its time; the source is "player" or "chart". */
export function tellTime(group, time, source) {
  if (source === "player") (globalThis.teachmechTimes ??= {})[group] = time; // for a later chart
  document.dispatchEvent(new CustomEvent(TIME_EVENT, { detail: { group, time, source } }));
}

/** Call a function with every { group, time, source } that is told, until the signal is aborted. */
export function hearTime(hear, signal) {
  const handler = (/** @type {Event} */ event) => hear(/** @type {CustomEvent} */ (event).detail);
  document.addEventListener(TIME_EVENT, handler, { signal });
}
