// Conversion of the state of a live picture to the part of an address after #, and back. It contains numbers
// and known names only.

/** @import { Picture } from "../animation/picture.js" */
/** @import { Sight } from "../animation/types.js" */
/** @import { Shared } from "./types.js" */

const PREFIX = "set.";
export const OWN = "own."; // the prefix of the chart that a user chooses; own_chart.js reads it
export const ARROW = "arrow."; // the prefix of arrows at points; point_arrows.js reads it
const FAR = 1e9; // largest width of a view in metres, and distance from the origin in widths
const VIEW = "view."; // the prefix of the view of the picture
const LED = "at."; // the prefixes of settings, which may have the names of parameters, and of a state

/** @param {Shared} shared @returns {string} */
export function addressOf({ parameters, start, led, settings }) {
  /** @param {Record<string, number|string>} values */
  const pairs = (values, prefix = "") =>
    Object.entries(values).map(([name, value]) => [prefix + name, String(value)]);
  const text = new URLSearchParams([...pairs(parameters), ...pairs(start), ...pairs(led, LED),
    ...pairs(settings, PREFIX)]).toString();
  return text ? `#${text}` : "";
}

/** Return the names and values in an address. @param {string} text */
export const pairsOf = (text) => new URLSearchParams(text.replace(/^#/, "").slice(0, 4000));

/** Return an address with more names and values. @param {string} address @param {string[][]} pairs */
export const addressWith = (address, pairs) =>
  pairs.length ? `${address || "#"}${address && "&"}${new URLSearchParams(pairs)}` : address;

/** Return an address that keeps the view of a picture also. @param {string} address @param {Picture} picture */
export const addressWithView = (address, { sight }) =>
  addressWith(address,
    Object.entries(sight ?? {}).map(([name, x]) => [VIEW + name, String(Number(x.toPrecision(9)))]));

/** Take the view in an address, if it has one; return whether it cannot be used, as text.
 * @param {string} text @param {Picture} picture @returns {string[]} */
export function takeView(text, picture) {
  const pairs = [...pairsOf(text)].filter(([key]) => key.startsWith(VIEW));
  if (!pairs.length) return [];
  const found = Object.fromEntries(
    pairs.map(([key, value]) => [key.slice(VIEW.length), Number(value || NaN)]),
  );
  const names = picture.inSpace ? ["azimuth", "elevation", "zoom"] : ["x", "y", "width"];
  const { x, y, width } = found;
  const wrong = !names.every((name) => Number.isFinite(found[name]))
    || (!picture.inSpace
      && !(width > 1 / FAR && width < FAR && Math.max(Math.abs(x), Math.abs(y)) < FAR * width));
  if (!wrong) picture.see(/** @type {Sight} */ (found));
  return wrong ? ["view"] : [];
}

/** Read an address; return unknown names and texts that are not numbers as `wrong`.
 * @param {string} text
 * @param {{ parameters: string[], start: string[], settings: Record<string, number | string> }} known
 * @param {Record<string, string[]>} choices of settings that are words
 * @returns {Shared & { wrong: string[] }} */
export function readAddress(text, known, choices) {
  /** @type {Shared & { wrong: string[] }} */
  const shared = { parameters: {}, start: {}, led: {}, settings: {}, wrong: [] };
  for (const [key, value] of pairsOf(text)) {
    if ([OWN, ARROW, VIEW].some((prefix) => key.startsWith(prefix))) continue;
    const setting = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
    const number = value.trim() === "" ? NaN : Number(value);
    if (Object.hasOwn(choices, setting) && choices[setting].includes(value)) shared.settings[setting] = value;
    else if (!Number.isFinite(number)) shared.wrong.push(key);
    else if (setting && typeof known.settings[setting] === "number") shared.settings[setting] = number;
    else if (known.parameters.includes(key)) shared.parameters[key] = number;
    else if (known.start.includes(key)) shared.start[key] = number;
    else if (key.startsWith(LED) && known.start.includes(key.slice(LED.length)))
      shared.led[key.slice(LED.length)] = number;
    else shared.wrong.push(key);
  }
  return shared;
}
