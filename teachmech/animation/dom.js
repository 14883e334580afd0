// What the modules of the widgets share: elements, listeners that end, the time of a group.
//
// Python puts this text in the place of its import; see teachmech/animation/scripts.py.

/** Return an element; true is an attribute without a value, and false, null and undefined none. */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** Listen to events of an anywidget model until the signal is aborted. */
export function observe(model, events, handler, signal) {
  model.on(events, handler);
  signal.addEventListener("abort", () => model.off(events, handler));
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
  document.addEventListener(TIME_EVENT, ({ detail }) => hear(detail), { signal });
}
