// The controls of a live picture: buttons, choices, sliders.

import { button, legendOfTwo, speedChoice, tick } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { readText, TextError } from "./arithmetic.js";

/** @import { Problem } from "../numerics/javascript/motion.js" */
/** @import { LivePicture } from "./course.js" */

const SPEEDS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const KEYS =
  "Space plays, comma and full stop step, Home restarts; G takes hold of a point, arrow keys lead it, Escape lets go.";

/**
 * Build everything into an element, and return its parts.
 *
 * @param {HTMLElement} el
 * @param {Problem} problem
 * @param {LivePicture} picture
 * @param {{ box: Element }} stability @param {{ box: Element }} free
 */
export function controls(el, problem, picture, stability, free) {
  const { scene } = picture;
  const space = scene.dimension === 3;
  const boxes = {};
  const canvas = make("canvas", {
    class: "tm-canvas",
    tabindex: "0",
    role: "img",
    title: `Drag a point. ${KEYS}`,
    "aria-label": `Live picture of ${scene.name}. ${KEYS}`,
  });
  const play = button("▶ Play", "compute and show the motion (space)", "tm-button");
  const back = button("◂|", "one picture back (,)");
  const step = button("|▸", "one picture on (.)");
  const restart = button("Restart", "to the start, with the values that are set (Home)");
  const clock = make("output", { class: "tm-clock" });
  const speed = speedChoice(SPEEDS, scene.speed);
  const scrub = make("input", { type: "range", class: "tm-scrub", "aria-label": "time" });
  const whole = make("input", { type: "checkbox" });
  const loop = make("input", { type: "checkbox", checked: true });
  const off = make("input", { type: "checkbox" });
  const message = make("p", { class: "tm-live-message", role: "status", "aria-live": "polite" });
  const said = make("p", { class: "tm-live-said", role: "status", "aria-live": "polite" });
  const legend = legendOfTwo();
  const undo = button("Reset", "all values as they were at first");
  const share = button("Copy link", "the address of this page with these values");
  const full = button("Full screen", "fill the screen (F)");
  const fit = button("Fit", "show all, as at first");

  const settings = methodChoices(problem);
  const second = button("Keep as B", "keep the values of now as motion B; A takes other values");
  const values = {};
  const sliders = (list) =>
    list.map((slider) => {
      values[slider.name] = valueSlider(slider);
      return values[slider.name].row;
    });
  const parameters = make("div", { class: "tm-live-values" }, ...sliders(picture.parameters));
  const start = make(
    "details",
    { class: "tm-live-start" },
    make("summary", {}, "Start"),
    make("p", { class: "tm-live-hint" }, "What you move stays; the rest follows the constraints."),
    ...sliders(picture.start),
    make("label", {}, off, "allow a start off the constraints"),
  );
  const shown = make(
    "div",
    { class: "tm-live-shown", role: "group", "aria-label": "charts" },
    ...picture.charts.map(({ title, shown }) => tick(boxes, `chart ${title}`, title, null, shown)),
  );
  const charts = make("div", { class: "tm-chart" });

  el.classList.add("tm-player", "tm-live");
  el.replaceChildren(
    make(
      "div",
      { class: "tm-live-main" },
      canvas,
      make(
        "div",
        { class: "tm-row" },
        play,
        back,
        step,
        restart,
        make("label", {}, "speed ", speed),
        make(
          "label",
          { title: "compute the motion to its end, and see how all of it changes" },
          whole,
          "whole motion",
        ),
        clock,
        legend,
      ),
      make(
        "div",
        { class: "tm-row" },
        scrub,
        make("label", { title: "begin again at the end" }, loop, "loop"),
      ),
      message,
      make(
        "div",
        { class: "tm-row tm-options" },
        ...(scene.paths.length ? [tick(boxes, "path", "path")] : []),
        tick(boxes, "labels", "labels"),
        tick(boxes, "last", "last motion"),
        tick(boxes, "follow", "follow"),
        ...scene.forces.map((f) => tick(boxes, f.title, f.title, f.colour)),
        fit,
        full,
        make(
          "span",
          { class: "tm-fingers" },
          `drag a point; two fingers ${space ? "turn" : "shift"} and zoom`,
        ),
      ),
      said,
    ),
    make(
      "div",
      { class: "tm-live-side" },
      ...(picture.parameters.length ? [make("h2", {}, "Values"), parameters] : []),
      start,
      make("div", { class: "tm-row" }, undo, share),
      make("h2", {}, "Method"),
      settings.box,
      stability.box,
      make("div", { class: "tm-row" }, second),
      make("h2", {}, "Charts"),
      shown,
    ),
    charts,
    free.box,
  );
  return {
    canvas,
    play,
    back,
    step,
    restart,
    clock,
    speed,
    message,
    said,
    legend,
    undo,
    share,
    full,
    fit,
    boxes,
    values,
    charts,
    scrub,
    loop,
    whole,
    off,
    settings: settings.fields,
    critical: settings.critical,
    showSettings: settings.show,
    second,
  };
}

const WORDS = {
  // of choices that are not called by their name in capital letters
  radau: "Radau",
  kinematic: "kinematics",
  none: "none",
  projection: "projection",
  baumgarte: "Baumgarte",
  augmented: "augmented Lagrangian",
};

const CHOICES = {
  // of their sliders; any other number can be typed
  step: roundNumbers(-4, 0, [1, 2, 5]),
  tolerance: roundNumbers(-13, -2, [1]),
  alpha: [0, ...roundNumbers(-1, 3, [1, 2, 3, 5, 7])],
  beta: [0, ...roundNumbers(-1, 3, [1, 2, 3, 5, 7])],
};

function roundNumbers(first, last, digits) {
  const powers = Array.from({ length: last - first }, (_, k) => first + k);
  return [
    ...powers.flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`))),
    Number(`1e${last}`),
  ];
}

function methodChoices(problem) {
  const select = (name) =>
    make(
      "select",
      {},
      ...problem.choices[name].map((value) =>
        make(
          "option",
          { value, selected: problem.settings[name] === value },
          WORDS[value] ?? value.toUpperCase(),
        ),
      ),
    );
  const number = (name) =>
    make("input", { type: "text", inputmode: "decimal", size: 8, value: problem.settings[name] });
  const fields = {
    method: select("method"),
    step: number("step"),
    tolerance: number("tolerance"),
    stabilisation: select("stabilisation"),
    alpha: number("alpha"),
    beta: number("beta"),
  };
  const names = {
    method: "method",
    step: "step in s",
    tolerance: "tolerance",
    stabilisation: "drift",
    alpha: "alpha in 1/s",
    beta: "beta in 1/s",
  };
  const ranges = Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [name, choiceRange(choices, fields[name], name)]),
  );
  const critical = make("input", {
    type: "checkbox",
    checked: problem.settings.alpha === problem.settings.beta,
  });
  const labels = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      make("label", {}, names[name], field, ...(ranges[name] ? [ranges[name]] : [])),
    ]),
  );
  const damping = make("label", { class: "tm-live-critical" }, critical, "beta = alpha: critical damping");
  const show = (settings, anew) => {
    labels.step.hidden = !["rk4", "kinematic"].includes(settings.method);
    labels.tolerance.hidden = !labels.step.hidden;
    labels.alpha.hidden =
      labels.beta.hidden =
      damping.hidden =
        !["baumgarte", "augmented"].includes(settings.stabilisation);
    fields.beta.disabled = ranges.beta.disabled = critical.checked;
    for (const [name, field] of Object.entries(fields))
      if (anew || document.activeElement !== field) field.value = settings[name];
    for (const [name, range] of Object.entries(ranges))
      range.value = nearestOf(CHOICES[name], settings[name]);
  };
  return {
    box: make("div", { class: "tm-live-settings" }, ...Object.values(labels), damping),
    fields,
    critical,
    show,
  };
}

// A slider over round numbers, which writes into a field.
function choiceRange(choices, field, name) {
  const range = make("input", {
    type: "range",
    min: 0,
    max: choices.length - 1,
    step: 1,
    "aria-label": `${name}, round numbers`,
  });
  range.oninput = () => {
    field.value = choices[range.value];
    range.setAttribute("aria-valuetext", field.value);
    field.onchange();
  };
  return range;
}

// The place of the number that is nearest by its ratio.
function nearestOf(choices, x) {
  const away = choices.map((choice) => Math.abs(Math.log(choice + 1e-300) - Math.log(x + 1e-300)));
  return away.indexOf(Math.min(...away));
}

// A slider beside a field for any number; the slider grows where it must.
function valueSlider({ name, value, unit, reach, step }) {
  const range = make("input", { type: "range", min: -reach, max: reach, step, value, "aria-label": name });
  const field = make("input", {
    type: "text",
    inputmode: "decimal",
    size: 8,
    value: sixDigits(value),
    "aria-label": `${name}${unit ? ` in ${unit}` : ""}`,
  });
  const row = make(
    "div",
    { class: "tm-live-value" },
    make("span", { class: "tm-live-name" }, name),
    range,
    field,
    make("span", { class: "tm-live-unit" }, unit),
  );
  let now = value;
  const one = {
    row,
    show(x, anew) {
      if (x === now && field.value !== "" && !anew) return;
      now = x;
      if (Math.abs(x) > Number(range.max)) {
        range.max = 2 * Math.abs(x);
        range.min = -range.max;
        range.step = range.max / 500;
      }
      range.value = x;
      if (anew || document.activeElement !== field) field.value = sixDigits(x);
    },
    onmove: (_x) => {},
    onwrong: (_text) => {},
  };
  range.oninput = () => {
    field.value = sixDigits(Number(range.value));
    one.onmove(Number(range.value));
  };
  field.onchange = () => {
    const typed = numberOf(field.value);
    if (typed === null) one.onwrong(field.value);
    else one.onmove(typed);
  };
  return one;
}

/** The finite number that a text is, as 0.5, 0,5 or pi/3; null where it is none. */
export function numberOf(text) {
  try {
    const [number] = readText(text.replaceAll(",", ".").replaceAll("−", "-"), [])({});
    return Number.isFinite(number) ? number : null;
  } catch (error) {
    if (error instanceof TextError) return null;
    throw error;
  }
}

function sixDigits(value) {
  return String(Number(value.toPrecision(6)));
}
