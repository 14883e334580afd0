// The live picture: the program of a problem runs in the page while the user changes values and drags points.
//
// Its data are the problem in JavaScript and those of teachmech/live/live_picture.py. No typed text becomes
// code.

import { labelPlay } from "../animation/buttons.js";
import { copyToClipboard } from "../animation/dom.js";
import { focusAndMayPlay, Viewer } from "../animation/viewer.js";
import { addressWithView, takeView } from "./address.js";
import { Clock } from "./clock.js";
import { Display } from "./display.js";
import { Dragging } from "./dragging.js";
import { FreeMultipliers } from "./free_multipliers.js";
import { Lecture, secondOf } from "./lecture.js";
import { controls } from "./live_controls.js";
import { listen } from "./live_inputs.js";
import { Messages } from "./messages.js";
import { ModesPanel } from "./modes_panel.js";
import { Motions } from "./motions.js";
import { PointArrows } from "./point_arrows.js";
import { Setup } from "./setup.js";
import { stabilityOf } from "./stability.js";

/** @import { Press, ViewerActions } from "../animation/types.js" */
/** @import { Vector } from "../numerics/javascript/linear.js" */
/** @import { Settings } from "../numerics/javascript/types.js" */
/** @import { Does } from "./modes_panel.js" */
/** @import { LectureStep, Page, Shared } from "./types.js" */

const AT_ONCE = 40; // milliseconds of computing immediately after a change of a whole motion
// milliseconds between two updates of the charts and of the text of the state
const CHARTS = 100;
const SLOW = 12; // frames between two updates of the charts if frames are slow
const REST = 250; // milliseconds until the pointer counts as resting

/** A viewer of motions that are computed in the page. */
export class Live {
  /** @param {HTMLElement} el @param {Page} page
   * @param {(values: Omit<Shared, "led">) => void} [onRest] called with what is set when the pointer rests */
  constructor(el, page, onRest = () => {}) {
    const { problem, picture: given } = page;
    this.el = el;
    this.problem = problem;
    this.given = given;
    this.onRest = onRest;
    this.setup = new Setup(problem);
    this.stability = stabilityOf(problem);
    this.multipliers = new FreeMultipliers(problem, given.choosing, () => this.rest());
    this.modes = new ModesPanel(page, this.setup, this.modesAsk());
    this.dom = controls(el, problem, given, { stability: this.stability, free: this.multipliers,
      modes: this.modes });
    this.motions = new Motions(page, this.setup);
    this.display = new Display(page, this.motions, this.dom);
    this.messages = new Messages(this.dom, problem, this.motions);
    this.viewer = new Viewer(el, this.dom, this.display.picture, this.does());
    this.clock = new Clock(this.motions, this.display, given.scene.speed, {
      tell: (sentence, kind) => this.tell(sentence, kind),
      told: () => this.messages.kind,
      turned: () => this.turned(),
      rest: () => this.rest(),
      renew: () => this.viewer.renew(),
    });
    this.arrows = new PointArrows(this);
    this.dragging = new Dragging(this);
    this.lecture = given.lecture ? new Lecture(this, given.lecture) : null;
    this.resting = 0; // the timer that waits for rest
    this.drawnCharts = 0; // time of performance.now()
    this.saidAt = 0;
    this.due = true; // true if the charts are older than the motions
    this.open();
  }

  /** Return the functions that a viewer calls. @returns {ViewerActions} */
  does() {
    return {
      looks: true,
      advance: (passed, now) => this.advance(passed, now),
      draw: () => this.draw(),
      press: (pressed) => this.press(pressed),
      // charts fit the width, so they are drawn immediately
      resized: () => (this.drawnCharts = -Infinity),
      away: () => this.dispose(),
    };
  }

  /** Return what the panel of the modes asks of the page. @returns {Does} */
  modesAsk() {
    return { playing: () => this.clock.playing, begin: (y) => {
      this.setup.setState(this.setup.values.t, y);
      this.begin({ again: true });
    }, show: (recording) => {
      if (recording && this.clock.playing) this.pause();
      this.display.mode = recording;
      this.display.layers();
      this.viewer.renew();
    }, renew: () => this.viewer.go() };
  }

  open() {
    const { clock, given, motions, problem: { settings }, setup, display: { charts } } = this;
    listen(this);
    clock.time = given.time ?? settings.begin;
    motions.rank(charts.ranked);
    if (given.second) motions.kept = { ...setup.values, settings: { ...settings, ...given.second } };
    if (this.lecture) this.el.prepend(this.lecture.box);
    this.takeAddress();
    this.turned();
    if (given.notes.length) this.tell(given.notes.join(" "), "note");
    this.viewer.draw();
    this.viewer.signal.addEventListener("abort", () => clearTimeout(this.resting));
  }

  // --- settings ----------------------------------------------------------------------------

  /** Begin with the current values. A whole motion is shown at the same time as the last one. */
  begin({ again = false } = {}) {
    const { clock, motions, setup, display } = this;
    this.launch();
    const { whole, first: course } = motions;
    clock.time = whole && !again ? Math.max(clock.time, course.t) : course.t;
    display.reshape();
    this.changed();
    const off = course.method.violated(course.t, course.y);
    if (off.length && !setup.values.off) this.tell(`The start does not meet ${off.join(", ")}.`);
    if (whole) clock.compute(AT_ONCE);
  }

  launch() {
    this.display.keepGhost();
    this.motions.launch();
    this.clock.failed = false;
    this.messages.rankFrom = this.motions.first.t;
  }

  /** @param {string} name @param {number} x */
  changeParameter(name, x) {
    const { motions: { first: course, whole }, setup } = this;
    const fresh = whole || (course.t === setup.values.t && !course.pull);
    const there = setup.setParameter(name, x, fresh ? null : { t: course.t, y: course.y, p: course.p });
    if (fresh) return this.begin();
    if (there) this.goOn(there);
    this.display.reshape();
  }

  /** @param {Partial<Settings>} asked */
  changeSettings(asked) {
    const { motions, setup } = this;
    setup.setSettings(asked);
    if (motions.whole) this.begin();
    else this.goOn(motions.first.y);
  }

  /** Continue from a state with the current values. @param {Vector} y */
  goOn(y) {
    const { motions: { first: course }, setup: { values } } = this;
    course.change(values.p, values.settings, course.t, y);
    this.messages.rankFrom = course.t;
    this.changed();
  }

  /** Make a change; undo it if no motion can begin with it. @param {() => void} change */
  attempt(change) {
    const { setup, motions, display } = this;
    const before = [setup, motions, display].map((one) => [one, { ...one }]);
    try {
      change();
    } catch (error) {
      for (const [one, values] of before) Object.assign(one, values);
      display.layers();
      this.refuse(error.message);
    }
  }

  /** @param {string} sentence */
  refuse(sentence) {
    this.tell(`${sentence}. The previous values stay.`);
    this.showValues({ anew: true });
  }

  changed() {
    this.tell("");
    this.showValues();
    this.viewer.renew();
    this.rest();
  }

  /** Show the current values. The field with the focus keeps its text, unless its value was refused. */
  showValues({ anew = false } = {}) {
    const { dom, given, motions, setup, stability, display, viewer } = this;
    const { p, settings, y, off } = setup.values;
    for (const { name } of given.parameters)
      dom.values[name].show(p[setup.parameterNames.indexOf(name)], anew);
    given.start.forEach(({ name }, k) => dom.values[name].show(y[k], anew));
    dom.showSettings(settings, anew);
    stability.show(settings);
    this.modes.changed();
    viewer.offerOnly(Boolean(display.ghost), Boolean(motions.second));
    dom.second.textContent = motions.second ? "Drop B" : "Keep as B";
    dom.whole.checked = motions.whole;
    this.el.classList.toggle("tm-live-whole", motions.whole);
    dom.off.checked = off;
    dom.scrub.parentElement?.toggleAttribute("hidden", !motions.whole);
    Object.assign(dom.scrub, { min: motions.first.recording.begin, max: motions.last, step: "any" });
  }

  /** Show or hide a chart. @param {string} title @param {boolean} wanted */
  chart(title, wanted) {
    const { charts } = this.display;
    charts.show(title, wanted);
    this.chartsChanged();
  }

  chartsChanged() {
    const { motions, display: { charts } } = this;
    const before = motions.ranked;
    motions.rank(charts.ranked);
    if (motions.whole && !before && charts.ranked) this.begin(); // singular values were not recorded
    this.viewer.renew();
  }

  /** Begin with the values, the charts and the motion B of a step of a lecture. @param {LectureStep} step */
  take(step) {
    const { clock, dom, dragging, motions, setup, display } = this;
    if (clock.playing) this.pause();
    this.modes.stop();
    dragging.release();
    const { charts = this.chartsAtFirst, own = {}, whole = false, time } = step;
    for (const [title, box] of Object.entries(dom.chartBoxes)) {
      box.checked = charts.includes(title);
      display.charts.show(title, box.checked);
    }
    display.charts.own.take(own);
    this.arrows.take(Object.entries(step.arrows ?? {}));
    motions.rank(display.charts.ranked);
    motions.whole = whole;
    const second = secondOf(step);
    const wrong = second ? setup.take(second) : [];
    motions.kept = second && setup.values;
    wrong.push(...setup.take({ ...step.values, led: {} }));
    setup.setState(setup.values.t, setup.values.y); // the start follows if a parameter changes
    display.clear();
    this.attempt(() => this.begin({ again: true }));
    display.picture.fit();
    if (step.view) display.picture.see(step.view);
    if (time !== undefined && whole) clock.time = time; // shown as soon as it is computed
    if (wrong.length) this.tell(`This step cannot be set: ${wrong.join(", ")}.`);
  }

  get chartsAtFirst() {
    return this.given.charts.flatMap(({ title, shown }) => (shown ? [title] : []));
  }

  /** Forget all changes; in a lecture, those since the step began. */
  reset() {
    if (this.lecture) return this.lecture.go(this.lecture.at);
    this.dragging.release();
    this.setup.reset();
    this.motions.kept = null;
    this.display.clear();
    this.begin({ again: true });
  }

  // --- time -----------------------------------------------------------------------------------

  /** @param {number} passed @param {number} now */
  advance(passed, now) {
    const { clock, dragging, modes, viewer } = this;
    clock.tick(passed);
    modes.advance(passed);
    this.messages.tellRank();
    if (dragging.held && !clock.playing) dragging.follow();
    // in the computed part, charts do not change
    this.due ||= viewer.dirty || (clock.playing && !clock.ahead)
      || this.display.charts.view.misses(clock.shown);
    if (clock.playing || modes.moving) viewer.dirty = true;
    if (clock.playing && now - this.saidAt > CHARTS) {
      this.saidAt = now;
      this.messages.tellState(clock);
    }
    this.drawCharts(passed, now);
    const lives = clock.playing || modes.moving || modes.busy;
    return lives || clock.computes || this.due || dragging.held !== null;
  }

  /** @param {number} passed @param {number} now */
  drawCharts(passed, now) {
    const { clock, motions } = this;
    const waited = now - this.drawnCharts > Math.max(CHARTS, SLOW * 1000 * passed);
    if (!this.due || !(waited || (!clock.playing && motions.complete))) return;
    this.drawnCharts = now;
    this.due = false;
    this.display.drawCharts(clock.shown);
    this.lookFree();
  }

  play() {
    this.modes.stop();
    this.dragging.release();
    this.clock.play();
  }

  pause() {
    this.clock.pause();
  }

  restart() {
    const { clock } = this;
    const was = clock.playing;
    this.modes.stop();
    this.dragging.release();
    this.begin({ again: true });
    clock.playing = was;
  }

  /** Take the focus and play, as after a press of Run. */
  start() {
    if (focusAndMayPlay(this.dom.play)) this.play();
  }

  // Update everything that depends on the state of playing.
  turned() {
    const { playing } = this.clock;
    this.dragging.release();
    this.messages.aloud(playing);
    labelPlay(this.dom.play, playing);
    this.viewer.go();
  }

  // --- the look -------------------------------------------------------------------------------

  draw() {
    const { clock, dom, modes, motions, display: { picture } } = this;
    const { shown } = clock;
    picture.pull = this.dragging.pulled;
    picture.draw(modes.moving ? modes.time : shown);
    dom.clock.textContent = modes.moving ? modes.caption : `t = ${shown.toFixed(clock.digits)} s`;
    if (motions.whole) dom.scrub.value = String(shown);
    this.drawInputs();
  }

  drawInputs() {
    const { inputValues, coordinates: { length: n } } = this.problem;
    if (!inputValues) return;
    const { recording } = this.motions.first;
    const { t, y } = recording.at(this.clock.shown);
    this.dom.showInputs(inputValues(t, y.slice(0, n), y.slice(n, 2 * n), recording.eraAt(t).p));
  }

  /** @param {string} sentence @param {string} [kind] */
  tell(sentence, kind) {
    this.messages.tell(sentence, kind);
  }

  lookFree() {
    const { first } = this.motions;
    this.multipliers.show(first, this.clock.shown);
  }

  /** Describe the state, and a little later report the values to the surrounding page. */
  rest() {
    this.messages.tellState(this.clock);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.onRest(this.chosen), REST);
  }

  get chosen() {
    const { setup, motions: { kept }, display: { charts }, multipliers, clock } = this;
    const second = kept && setup.sharedOf(kept);
    return { ...setup.shared, second, charts: [...charts.shown], multipliers: multipliers.chosen,
      time: clock.shown };
  }

  // --- sharing --------------------------------------------------------------------------------

  takeAddress() {
    const { charts: { own } } = this.display;
    const given = this.given.drawn ? "" : location.hash;
    if (this.lecture) this.begin(); // a step takes the place of a motion
    const hash = this.lecture ? this.lecture.begin(given) : given;
    if (hash === null) return;
    const wrong = this.setup.takeAddress(hash);
    this.display.clear();
    try {
      this.begin();
    } catch (error) {
      // no motion can begin with these values
      wrong.push(error.message);
      this.setup.reset();
      this.begin();
    }
    wrong.push(...own.takeAddress(hash), ...this.arrows.takeAddress(hash));
    wrong.push(...takeView(hash, this.display.picture));
    if (wrong.length) this.tell(`Part of the address is not used: ${wrong.join(", ").slice(0, 200)}`);
  }

  /** The part of an address that states the values, the own chart, the arrows and the view. */
  get address() {
    const { charts: { own }, picture } = this.display;
    return addressWithView(this.arrows.addressWith(own.addressWith(this.setup.address)), picture);
  }

  async copy() {
    const here = this.lecture ? this.lecture.addressWith(this.address) : this.address;
    const address = location.href.replace(/#.*$/, "") + here;
    const copied = await copyToClipboard(address);
    this.tell(
      copied ? "The address with these values is copied." : `The address with these values: ${address}`,
      "note",
    );
  }

  // --- keys ---------------------------------------------------------------------

  /** @param {Press} press */
  press({ key, plain, onPicture, typed, target }) {
    if (!plain) return false;
    const { clock, dom, dragging } = this;
    if (onPicture && dragging.press(key)) return true;
    /** @type {Record<string, () => void>} */
    const keys = { " ": () => dom.play.click(), ",": () => clock.step(-1), ".": () => clock.step(1),
      Home: () => this.restart(), p: () => dom.projector.click() };
    const taken = typed || (key === " " && target.matches("button, summary"));
    if (taken || !Object.hasOwn(keys, key)) return false;
    keys[key]();
    return true;
  }

  dispose() {
    this.viewer.dispose();
  }

  // --- for the surrounding page ----------------------------------------------------------------------

  /** For each point, true if it can be dragged. */
  get free() {
    const { marks } = this.given.scene;
    return this.motions.first.movable.map((moves, k) => moves && marks[k] !== "contact");
  }

  /** The stiffness of the spring by which the pointer pulls. */
  get pulls() {
    return this.motions.first.pull?.stiffness ?? 0;
  }

  /** Return the positions of the points. */
  positions() {
    return this.motions.first.recording.positionsAt(this.clock.shown);
  }

  /** Return the position of a point on the canvas, in pixels. @param {number[]} position */
  pixels(position) {
    return this.display.picture.pixels(position);
  }

  /** The state that is shown. */
  get state() {
    const { recording } = this.motions.first;
    const { t, y } = recording.at(this.clock.shown);
    const { method, p } = recording.eraAt(t);
    return { t, y: [...y], p: [...p], violated: method.violated(t, y) };
  }

  /** Drag a point towards a target, like the pointer at rest.
   * @param {number} point @param {number[]} target */
  drag(point, target) {
    this.dragging.lead(point, target);
  }
}
