// The panel "Modes" of a live picture: the modes about the start, one after the other, and their eigenvalues over
// a parameter. Nothing is computed before it is opened.

import { button } from "../animation/buttons.js";
import { make, uniqueId } from "../animation/dom.js";
import { short } from "../animation/lines.js";
import { CYCLE, recordedMode } from "./mode_picture.js";
import { EQUILIBRIUM, ModeStudy } from "./mode_study.js";
import { fateOf, growthOf } from "./modes.js";
import { followed, locusDiagram } from "./root_locus.js";

/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Recording } from "./recording.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Locus, Mode, Page, Study, Values } from "./types.js" */

const RESTARTS = 12; // positions from which an equilibrium is searched
const BUDGET = 10;
const BUDGET_AT_REST = 40; // milliseconds of a frame that are spent on the root locus
const REDRAWN = 150; // milliseconds between two drawings of a locus that is computed
const PRESENT = "Crosses: present eigenvalues";

/** @typedef {object} Does what the panel asks of the page
 * @property {() => boolean} playing whether the motion plays
 * @property {(y: Vector) => void} begin begin at a state
 * @property {(recording: Recording | null) => void} show show a mode, or the motion again
 * @property {() => void} renew advance from the next frame on */

/** The panel, whose box belongs into the page. */
export class ModesPanel {
  /** @param {Page} page @param {Setup} setup @param {Does} does */
  constructor(page, setup, does) {
    const { residuals } = page.picture;
    this.page = page;
    this.setup = setup;
    this.does = does;
    this.inner = residuals && new ModeStudy(page.problem, residuals);
    this.study = /** @type {Study | null} */ (null);
    this.modes = /** @type {Mode[]} */ ([]); // those that can be shown
    this.chosen = 0;
    this.recording = /** @type {Recording | null} */ (null); // recording of the mode that is shown
    this.phase = 0; // seconds
    this.due = false;
    this.last = /** @type {Values | null} */ (null);
    this.branch = 0; // changes if the user moved the start
    this.settling = false;
    this.locus = /** @type {Locus} */ ({ points: [] });
    this.steps = /** @type {Iterator<void> | null} */ (null);
    this.key = "";
    this.drawn = 0; // time of performance.now()
    this.diagram = locusDiagram();
    this.dom = elements(this.diagram.svg);
    this.box = this.dom.box;
    this.box.hidden = !residuals;
    this.listen();
  }

  listen() {
    const { dom } = this;
    dom.box.ontoggle = () => {
      if (dom.box.open) this.changed();
      else this.stop();
    };
    dom.settle.onclick = () => this.settle();
    dom.next.onclick = () =>
      this.choose(this.recording ? (this.chosen + 1) % this.modes.length : this.chosen);
    dom.stop.onclick = () => this.stop();
    dom.amplitude.oninput = () => this.recording && this.choose(this.chosen);
    dom.parameter.onchange = () => this.follow();
  }

  /** Values of the page have changed. */
  changed() {
    if (!this.box.open || !this.inner) return;
    this.due = true;
    this.does.renew();
  }

  /** Whether a mode is shown instead of the motion. */
  get moving() {
    return this.recording !== null;
  }

  /** Whether something remains to be computed. */
  get busy() {
    return this.due || this.steps !== null;
  }

  /** The time of the picture of a mode. */
  get time() {
    return this.phase % CYCLE;
  }

  /** The name of the mode that is shown. */
  get caption() {
    return this.modes[this.chosen]?.title ?? "";
  }

  /** Compute and move on by seconds of real time. @param {number} passed */
  advance(passed) {
    this.phase += Math.min(passed, 0.1);
    if (this.due) this.update();
    else if (this.steps) this.goOn(performance.now() + (this.moving ? BUDGET : BUDGET_AT_REST));
  }

  // --- the modes about the start ----------------------------------------------------------------

  update() {
    const { inner, last, setup: { values } } = this;
    const rested = this.study?.kind === EQUILIBRIUM;
    this.due = false;
    if (!inner) return;
    const moved = last?.p.some((x, k) => x !== values.p[k]) ?? false;
    const followsEquilibrium = moved && rested && !this.does.playing();
    const led = rested ? last?.y.some((x, k) => x !== values.y[k]) : last?.from !== values.from;
    if (!moved && !this.settling && led) this.branch++;
    this.last = values;
    this.settling = false;
    try {
      this.study = inner.about(values);
      if (followsEquilibrium && this.study.kind !== EQUILIBRIUM && this.settle(true)) return;
      this.say(sentenceOf(this.study));
    } catch (error) {
      this.study = null;
      this.say(`There are no modes here: ${error.message}.`);
    }
    this.list(moved ? last?.p.findIndex((x, k) => x !== values.p[k]) ?? -1 : -1);
  }

  /** Begin at the equilibrium next to the start; return whether there is one.
   * @param {boolean} [followed] whether the start was at an equilibrium before a parameter changed */
  settle(followed = false) {
    const { inner, setup: { values } } = this;
    try {
      const y = inner?.settled(values, followed ? 0 : RESTARTS);
      if (y && inner?.about({ ...values, y }).kind === EQUILIBRIUM) {
        this.settling = true;
        this.does.begin(y);
        return true;
      }
    } catch (error) {
      this.say(`No equilibrium was found: ${error.message}.`);
      return false;
    }
    this.say("No equilibrium was found next to this start. Drag the points nearer to one, and try again.");
    return false;
  }

  /** @param {string} sentence */
  say(sentence) {
    this.dom.said.textContent = sentence;
  }

  /** Show the modes, unless the state is one of a motion. @param {number} changed the parameter that did */
  list(changed) {
    const { dom, study } = this;
    const lasts = study !== null && study.kind !== "a state of a motion";
    dom.settle.hidden = study === null || study.kind === EQUILIBRIUM;
    this.modes = lasts ? study.modes.filter(({ shape }) => shape.re.some((x, i) => x || shape.im[i])) : [];
    dom.all.hidden = !this.modes.length;
    if (!lasts || !this.modes.length) return this.stop();
    this.offer(this.setup.parameterNames[changed]);
    this.chosen = Math.min(this.chosen, this.modes.length - 1);
    dom.list.replaceChildren(...this.modes.map((mode, k) => {
      const radio = make("input", { type: "radio", name: dom.group,
        checked: k === this.chosen && this.moving });
      radio.onchange = () => this.choose(k);
      return make("label", {}, radio, mode.title);
    }));
    if (this.moving) this.choose(this.chosen);
    this.follow();
  }

  /** Offer the parameters for the root locus and, about a steady motion, the independent velocities.
   * @param {string | undefined} moved the parameter that the user changed */
  offer(moved) {
    const { dom: { parameter }, page: { picture }, setup, study } = this;
    const n = this.page.problem.coordinates.length;
    const fast = study?.linear.chosen.u.map((k) => setup.names[n + k]).filter((name) => setup.valueOf(name))
      ?? [];
    const names = [...(study?.kind === EQUILIBRIUM ? [] : fast),
      ...picture.parameters.map(({ name }) => name)];
    const before = parameter.value;
    parameter.replaceChildren(...names.map((name) => make("option", { value: name }, name)));
    parameter.value = [moved, before].find((name) => name && names.includes(name)) ?? names[0] ?? "";
  }

  /** Show a mode. @param {number} k */
  choose(k) {
    const { dom, modes, page, study, setup: { values: { t, y } } } = this;
    if (!study || !modes[k]) return;
    if (!this.moving || k !== this.chosen) this.phase = 0;
    this.chosen = k;
    this.recording = recordedMode(page, study, modes[k], t, y, Number(dom.amplitude.value));
    dom.list.querySelectorAll("input").forEach((radio, j) => (radio.checked = j === k));
    dom.stop.disabled = false;
    dom.next.textContent = "Next mode";
    this.does.show(this.recording);
  }

  /** Show the motion again. */
  stop() {
    if (!this.moving) return;
    this.recording = null;
    this.dom.list.querySelectorAll("input").forEach((radio) => (radio.checked = false));
    this.dom.stop.disabled = true;
    this.dom.next.textContent = "Show a mode";
    this.does.show(null);
  }

  // --- the root locus ---------------------------------------------------------------------------

  /** Compute the root locus anew, unless only its own parameter has changed. */
  follow() {
    const { dom, inner, page, setup, study } = this;
    const name = dom.parameter.value;
    const slider = [...page.picture.start, ...page.picture.parameters].find((one) => one.name === name);
    dom.locus.hidden = !slider;
    if (!slider || !inner || !study) return;
    const rests = study.kind === EQUILIBRIUM;
    const kept = setup.names.filter((one, k) => !rests && setup.values.held[k] && one !== name);
    const others = [...setup.baseNames.filter((one) => one !== name), ...kept];
    const key = JSON.stringify([name, rests, this.branch, others.map((one) => [one, setup.valueOf(one)])]);
    const x = setup.valueOf(name);
    const covered = this.locus.range && this.locus.range[0] <= x && x <= this.locus.range[1];
    if (key !== this.key || !covered) {
      this.key = key;
      const low = x > 0 && slider.low < 0 ? 0 : Math.min(slider.low, 2 * x);
      const range = /** @type {[number, number]} */ ([low, Math.max(slider.high, 2 * x)]);
      this.locus = { points: [], range };
      this.steps = followed(inner, setup, name, range, rests, this.locus);
      this.does.renew();
    }
    this.draw();
  }

  /** @param {number} moment of performance.now() */
  goOn(moment) {
    while (this.steps && performance.now() < moment) if (this.steps.next().done) this.steps = null;
    if (!this.steps || performance.now() - this.drawn > REDRAWN) this.draw();
  }

  draw() {
    const { diagram, dom, locus, study } = this;
    this.drawn = performance.now();
    const sentence = sentenceOfLocus(dom.parameter.value, locus, this.steps !== null);
    diagram.draw(locus, study?.values ?? [], sentence);
    dom.told.textContent = sentence;
  }
}

/** Return the elements of the panel. @param {SVGElement} svg */
function elements(svg) {
  const said = make("p", { class: "tm-live-hint", role: "status" });
  const settle = button("Go to an equilibrium", "begin at rest in the equilibrium next to the start");
  const list = make("div", { class: "tm-live-modes", role: "radiogroup", "aria-label": "modes" });
  const next = button("Show a mode", "show the modes one after the other");
  const stop = button("Stop", "show the motion again");
  stop.disabled = true;
  const amplitude = make("input", { type: "range", min: 0.1, max: 3, step: 0.1, value: 1 });
  const parameter = make("select");
  const told = make("p", { class: "tm-live-hint" });
  const locus = make("figure", { class: "tm-live-stability tm-live-locus" },
    make("label", { class: "tm-row" }, "eigenvalues over ", parameter), svg, told);
  const all = make("div", { hidden: true }, list,
    make("label", { class: "tm-live-amplitude" }, "amplitude", amplitude),
    make("div", { class: "tm-row" }, next, stop), locus);
  const box = make("details", { class: "tm-live-start" }, make("summary", {}, "Modes"), said,
    make("div", { class: "tm-row" }, settle), all);
  settle.hidden = true;
  return { said, settle, list, next, stop, amplitude, parameter, told, locus, all, box,
    group: uniqueId("modes") };
}

/** @param {Study} study */
function sentenceOf({ kind, values }) {
  if (kind === "a state of a motion")
    return "The start is not an equilibrium: forces accelerate the system, so small motions have no modes.";
  const about = kind === EQUILIBRIUM
    ? "Small motions about the equilibrium at the start"
    : `Small deviations from ${kind}, which the picture shows alone,`;
  return values.length ? `${about} ${fateOf(values)}.` : "The constraints determine the whole motion.";
}

/** @param {string} name @param {Locus} locus @param {boolean} computes */
function sentenceOfLocus(name, { points, range }, computes) {
  if (!points.length) return computes ? "" : `There are no eigenvalues for other values of ${name}.`;
  const ordered = [...points].sort((a, b) => a.x - b.x);
  const [low, high] = [ordered[0].x, ordered[ordered.length - 1].x];
  const alike = ordered.every(({ values }) =>
    values.every(({ re, im }, k) => {
      const { re: x, im: y } = ordered[0].values[k] ?? { re: NaN, im: NaN };
      return Math.hypot(re - x, im - y) <= 1e-9 * Math.hypot(x, y);
    })
  );
  if (alike && !computes) return `${PRESENT}. They do not depend on ${name}.`;
  const limits = ordered.slice(1).flatMap(({ x, values }, k) => {
    const [a, b] = [growthOf(ordered[k].values), growthOf(values)];
    return Math.sign(Math.max(a, 0)) !== Math.sign(Math.max(b, 0)) ? [short((x + ordered[k].x) / 2)] : [];
  });
  const ending = limits.length ? ` Stability changes near ${name} = ${limits.slice(0, 4).join(", ")}.` : "";
  const until = computes ? "" : ` from ${short(low)} to ${short(high)}`;
  return `${PRESENT}. Dots: ${name}${until}, stronger for larger values.${range && !computes ? ending : ""}`;
}
