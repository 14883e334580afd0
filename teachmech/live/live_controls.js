// The controls of a live picture: buttons, choices, sliders.

import { button, tick, viewerControls } from "../animation/buttons.js";
import { CHART_KEYS } from "../animation/chart_view.js";
import { make } from "../animation/dom.js";
import { readText, TextError } from "./arithmetic.js";

/** @import { ProblemWithPicture, Settings } from "../numerics/javascript/types.js" */
/** @import { Input, LivePicture, Slider, ValueSlider } from "./types.js" */

const SPEEDS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const KEYS = ["Space plays, comma and full stop step, Home restarts;",
  "P is for a projector; G selects a point, arrow keys move it, Escape releases it."].join(" ");

/** @typedef {ReturnType<typeof controls>} Dom */
/** @typedef {"step" | "tolerance" | "alpha" | "beta"} NumberSetting */

/** Build the controls into an element, and return them.
 * @param {HTMLElement} el @param {ProblemWithPicture} problem @param {LivePicture} picture
 * @param {Record<"stability" | "free" | "modes", { box: Element }>} panels */
export function controls(el, problem, picture, panels) {
  const { scene } = picture;
  const dom = {
    ...viewerControls(scene, { label: `Live picture of ${scene.name}. ${KEYS}`,
      title: `Drag a point. ${KEYS}`, speeds: SPEEDS, play: "compute and show the motion (space)",
      fit: "show all, as at first",
      fingers: `drag a point; two fingers ${scene.dimension === 3 ? "turn" : "shift"} and zoom` }),
    ...motionControls(),
    ...valueControls(picture),
    ...methodChoices(problem),
    ...inputRows(picture),
    ...chartControls(picture),
  };
  el.classList.add("tm-player", "tm-live");
  el.replaceChildren(mainColumn(dom), sideColumn(dom, picture, panels), dom.charts, panels.free.box);
  return dom;
}

function motionControls() {
  return { back: button("◂|", "one frame back (,)"), step: button("|▸", "one frame forward (.)"),
    restart: button("Restart", "go to the start, with the present values (Home)"),
    projector: button("Projector", "large letters, two charts next to the picture (P)",
      "tm-plain tm-project"), whole: make("input", { type: "checkbox" }),
    message: make("p", { class: "tm-live-message", role: "status", "aria-live": "polite" }),
    said: make("p", { class: "tm-live-said", role: "status", "aria-live": "polite" }) };
}

/** @param {LivePicture} picture */
function valueControls(picture) {
  const values = /** @type {Record<string, ValueSlider>} */ ({});
  const sliders = (/** @type {Slider[]} */ list) =>
    list.map((slider) => {
      values[slider.name] = valueSlider(slider);
      return values[slider.name].row;
    });
  const off = make("input", { type: "checkbox" });
  const parameters = make("div", { class: "tm-live-values" }, ...sliders(picture.parameters));
  const start = make("details", { class: "tm-live-start" }, make("summary", {}, "Start"),
    make("p", { class: "tm-live-hint" }, "Values that you set stay; the others follow from the constraints."),
    ...sliders(picture.start), make("label", {}, off, "allow a start off the constraints"));
  return { values, parameters, start, off, undo: button("Reset", "set all values back"),
    share: button("Copy link", "the address of this page with these values"),
    second: button("Keep as B", "keep the present values as motion B, then change those of A") };
}

/** Return rows with the present values of the inputs that have no slider, and how to show them.
 * @param {LivePicture} picture */
function inputRows({ inputs: given }) {
  const rows = given.map(inputRow);
  const inputs = make("div", { class: "tm-live-values" }, ...rows.map(({ row }) => row));
  const showInputs = (/** @type {ArrayLike<number>} */ values) =>
    rows.forEach(({ show }, k) => show(values[k]));
  return { inputs, showInputs };
}

/** @param {Input} input */
function inputRow({ name, text, unit }) {
  let most = 0; // the largest value so far, next to which rounding is 0
  const now = make("span", { class: "tm-live-now" });
  const row = make("div", { class: "tm-live-value tm-live-input" },
    make("span", { class: "tm-live-name" }, name), now, make("span", { class: "tm-live-unit" }, unit),
    make("span", { class: "tm-live-text" }, text));
  const show = (/** @type {number} */ x) => {
    most = Math.max(most, Math.abs(x) || 0);
    now.textContent = Math.abs(x) < 1e-9 * most ? "0" : String(Number(x.toPrecision(4)));
  };
  return { row, show };
}

/** @param {LivePicture} picture */
function chartControls(picture) {
  const chartBoxes = /** @type {Record<string, HTMLInputElement>} */ ({});
  const ticks = picture.charts.map(({ title, shown }) => tick(chartBoxes, title, title, null, shown));
  const shown = make("div", { class: "tm-live-shown", role: "group", "aria-label": "charts" }, ...ticks);
  const label = `charts; ${CHART_KEYS}`;
  const charts = make("div", { class: "tm-chart", role: "region", tabindex: "0", "aria-label": label });
  return { chartBoxes, shown, charts };
}

/** @param {Dom} dom */
function mainColumn(dom) {
  const whole = { title: "compute the motion to its end after each change" };
  return make("div", { class: "tm-live-main" }, dom.canvas,
    make("div", { class: "tm-row" }, dom.play, dom.back, dom.step, dom.restart,
      make("label", {}, "speed ", dom.speed), make("label", whole, dom.whole, "whole motion"), dom.clock,
      dom.legend),
    make("div", { class: "tm-row" }, dom.scrub,
      make("label", { title: "begin again at the end" }, dom.loop, "loop")), dom.message,
    make("div", { class: "tm-row tm-options" }, ...dom.options, dom.projector), dom.said);
}

/** @param {Dom} dom @param {LivePicture} picture
 * @param {Record<"stability" | "modes", { box: Element }>} panels */
function sideColumn(dom, picture, { stability, modes }) {
  /** @param {...HTMLElement} children */
  const row = (...children) => make("div", { class: "tm-row" }, ...children);
  return make("div", { class: "tm-live-side" },
    ...(picture.parameters.length ? [make("h2", {}, "Values"), dom.parameters] : []),
    ...(picture.inputs.length ? [make("h2", {}, "Inputs"), dom.inputs] : []), dom.start,
    row(dom.undo, dom.share), modes.box, make("h2", {}, "Method"), dom.settingsBox, stability.box,
    row(dom.second), make("h2", {}, "Charts"), dom.shown);
}

/** @type {Record<string, string>} */
const WORDS = {
  // names that differ from the value in capital letters
  radau: "Radau",
  kinematic: "kinematics",
  none: "none",
  projection: "projection",
  baumgarte: "Baumgarte",
  augmented: "augmented Lagrangian",
  newton: "Newton",
  poisson: "Poisson",
  sequence: "one after another",
};

/** @type {Record<NumberSetting, number[]>} */
const CHOICES = {
  // the numbers of the sliders; any other number can be typed
  step: roundNumbers(-4, 0, [1, 2, 5]),
  tolerance: roundNumbers(-13, -2, [1]),
  alpha: [0, ...roundNumbers(-1, 3, [1, 2, 3, 5, 7])],
  beta: [0, ...roundNumbers(-1, 3, [1, 2, 3, 5, 7])],
};

/** @param {number} first @param {number} last @param {number[]} digits */
function roundNumbers(first, last, digits) {
  const powers = Array.from({ length: last - first }, (_, k) => first + k);
  return [...powers.flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`))),
    Number(`1e${last}`)];
}

const LABELS = { method: "method", step: "step in s", tolerance: "tolerance", stabilisation: "drift",
  alpha: "alpha in 1/s", beta: "beta in 1/s", impacts: "impacts" };

/** @param {ProblemWithPicture} problem */
function methodChoices({ choices, settings: first }) {
  const select = (/** @type {"method" | "stabilisation" | "impacts"} */ name) =>
    make("select", {}, ...(choices[name] ?? []).map((value) =>
      make("option", { value, selected: first[name] === value }, WORDS[value] ?? value.toUpperCase())
    ));
  /** @param {NumberSetting} name */
  const number = (name) => make("input", { type: "text", inputmode: "decimal", size: 8, value: first[name] });
  const numbers = { step: number("step"), tolerance: number("tolerance"), alpha: number("alpha"),
    beta: number("beta") };
  const settings = { method: select("method"), stabilisation: select("stabilisation"),
    impacts: select("impacts"), ...numbers };
  const range = (/** @type {NumberSetting} */ name) => choiceRange(CHOICES[name], numbers[name], name);
  const ranges = { step: range("step"), tolerance: range("tolerance"), alpha: range("alpha"),
    beta: range("beta") };
  const label = (/** @type {keyof typeof LABELS} */ name) =>
    make("label", {}, LABELS[name], settings[name],
      ...(name in ranges ? [ranges[/** @type {NumberSetting} */ (name)]] : []));
  const labels = { method: label("method"), step: label("step"), tolerance: label("tolerance"),
    stabilisation: label("stabilisation"), alpha: label("alpha"), beta: label("beta"),
    impacts: label("impacts") };
  labels.impacts.hidden = !choices.impacts || choices.impacts.length < 2;
  const critical = make("input", { type: "checkbox", checked: first.alpha === first.beta });
  const damping = make("label", { class: "tm-live-critical" }, critical, "beta = alpha: critical damping");
  const showSettings = (/** @type {Settings} */ values, /** @type {boolean} */ anew) => {
    labels.step.hidden = !["rk4", "kinematic"].includes(values.method);
    labels.tolerance.hidden = !labels.step.hidden;
    const damped = ["baumgarte", "augmented"].includes(values.stabilisation);
    for (const one of [labels.alpha, labels.beta, damping]) one.hidden = !damped;
    settings.beta.disabled = ranges.beta.disabled = critical.checked;
    for (const [name, value] of Object.entries(values)) {
      if (!(name in settings)) continue;
      const field = settings[/** @type {keyof typeof settings} */ (name)];
      if (anew || document.activeElement !== field) field.value = String(value);
    }
    for (const name of /** @type {NumberSetting[]} */ (Object.keys(ranges)))
      ranges[name].value = String(nearestOf(CHOICES[name], values[name]));
  };
  const settingsBox = make("div", { class: "tm-live-settings" }, ...Object.values(labels), damping);
  return { settings, critical, showSettings, settingsBox };
}

/** Return a slider over round numbers, which writes into a field.
 * @param {number[]} choices @param {HTMLInputElement} field @param {string} name */
function choiceRange(choices, field, name) {
  const range = make("input", { type: "range", min: 0, max: choices.length - 1, step: 1,
    "aria-label": `${name}, round numbers` });
  range.oninput = () => {
    field.value = String(choices[Number(range.value)]);
    range.setAttribute("aria-valuetext", field.value);
    field.dispatchEvent(new Event("change"));
  };
  return range;
}

/** Return the index of the number that is nearest by its ratio.
 * @param {number[]} choices @param {number} x */
function nearestOf(choices, x) {
  const away = choices.map((choice) => Math.abs(Math.log(choice + 1e-300) - Math.log(x + 1e-300)));
  return away.indexOf(Math.min(...away));
}

/** Return a slider with a field; the range of the slider grows with a typed number.
 * @param {Slider} slider @returns {ValueSlider} */
function valueSlider({ name, value, unit, low, high, step }) {
  const range = make("input", { type: "range", min: low, max: high, step, value, "aria-label": name });
  const field = make("input", { type: "text", inputmode: "decimal", size: 8, value: sixDigits(value),
    "aria-label": `${name}${unit ? ` in ${unit}` : ""}` });
  const row = make("div", { class: "tm-live-value" }, make("span", { class: "tm-live-name" }, name), range,
    field, make("span", { class: "tm-live-unit" }, unit));
  let now = value;
  /** @param {number} x @param {boolean} anew */
  /** @type {ValueSlider} */
  const slider = { row, onmove: () => {}, onwrong: () => {}, show: (x, anew) => {
    if (x === now && field.value !== "" && !anew) return;
    now = x;
    if (Math.abs(x) > Number(range.max)) {
      const most = 2 * Math.abs(x);
      Object.assign(range, { max: most, min: -most, step: most / 500 });
    }
    range.value = String(x);
    if (anew || document.activeElement !== field) field.value = sixDigits(x);
  } };
  range.oninput = () => {
    field.value = sixDigits(Number(range.value));
    slider.onmove(Number(range.value));
  };
  field.onchange = () => {
    const typed = numberOf(field.value);
    if (typed === null) slider.onwrong(field.value);
    else slider.onmove(typed);
  };
  return slider;
}

/** Return the finite number of a text, such as 0.5, 0,5 or pi/3, or null. @param {string} text */
export function numberOf(text) {
  try {
    const [number] = readText(text.replaceAll(",", ".").replaceAll("−", "-"), [])({});
    return Number.isFinite(number) ? number : null;
  } catch (error) {
    if (error instanceof TextError) return null;
    throw error;
  }
}

/** @param {number} value */
const sixDigits = (value) => String(Number(value.toPrecision(6)));
