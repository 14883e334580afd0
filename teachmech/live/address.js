// The state of a live picture as the part of an address behind #, and back. Numbers and known names only.

/**
 * @typedef {object} Shared
 * @property {Record<string, number>} parameters those that were moved
 * @property {Record<string, number>} start likewise
 * @property {Record<string, number | string>} settings likewise
 */

const PREFIX = "set."; // of settings, which may have the names of parameters

/** @param {Shared} shared @returns {string} */
export function addressOf({ parameters, start, settings }) {
  const pairs = [...Object.entries(parameters), ...Object.entries(start)];
  const chosen = Object.entries(settings).map(([name, value]) => [PREFIX + name, value]);
  const text = new URLSearchParams([...pairs, ...chosen].map(([name, value]) => [name, String(value)])).toString();
  return text ? `#${text}` : "";
}

/**
 * Read an address; what is unknown or no number is not taken, and told.
 *
 * @param {string} text
 * @param {{ parameters: string[], start: string[], settings: Record<string, number | string> }} known
 * @param {Record<string, string[]>} choices of settings that are words
 * @returns {Shared & { wrong: string[] }}
 */
export function readAddress(text, known, choices) {
  const shared = { parameters: {}, start: {}, settings: {}, wrong: [] };
  for (const [key, value] of new URLSearchParams(text.replace(/^#/, "").slice(0, 4000))) {
    const setting = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
    const number = value.trim() === "" ? NaN : Number(value);
    if (Object.hasOwn(choices, setting) && choices[setting].includes(value)) shared.settings[setting] = value;
    else if (!Number.isFinite(number)) shared.wrong.push(key);
    else if (setting && typeof known.settings[setting] === "number") shared.settings[setting] = number;
    else if (known.parameters.includes(key)) shared.parameters[key] = number;
    else if (known.start.includes(key)) shared.start[key] = number;
    else shared.wrong.push(key);
  }
  return shared;
}
