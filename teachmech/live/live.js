// The live picture: the program of a problem runs in the page, while somebody moves what he likes.
//
// mountLive(el, page) takes the problem and the core of the program in JavaScript, and what
// teachmech/live/live_picture.py says of the picture. Nothing that is typed becomes code.

import { fullScreen, labelPlay } from "../animation/buttons.js";
import { gestures } from "../animation/gestures.js";
import { short } from "../animation/lines.js";
import { freeMultipliers } from "./free_multipliers.js";
import { hand } from "./hand.js";
import { controls, numberOf } from "./live_controls.js";
import { Motions } from "./motions.js";
import { Setup } from "./setup.js";
import { stabilityOf } from "./stability.js";
import { Stage } from "./stage.js";

const BUDGET = 8; // milliseconds of a picture that are spent on steps
const AT_ONCE = 40; // milliseconds after a change, for what is seen of a motion that is computed whole
const LONGEST = 0.1; // seconds of the clock between two pictures that count: a hidden tab rests
const CHARTS = 100; // milliseconds between two drawings of the charts, where pictures come fast
const SLOW = 12; // pictures, for which the charts wait where they come slowly
const PATIENCE = 1000; // milliseconds, after which a motion that is computed says how far it is
const REST = 250; // milliseconds after which a hand rests
const PERIOD = 0.8; // seconds of the clock in which the spring of a hand would swing
const ROUNDING = 1e-9; // of what counts as small in a coordinate

/**
 * Show a live picture.
 *
 * @param {HTMLElement} el
 * @param {{ problem: Problem, engine: object, picture: LivePicture }} page
 * @param {(values: { parameters: Record<string, number>, start: Record<string, number>, time: number }) => void} [onRest]
 *     called with what is set when the hand rests
 */
export function mountLive(el, page, onRest = () => {}) {
  const { problem, engine, picture: given } = page, n = problem.coordinates.length;
  const first = problem.settings, setup = new Setup(page);
  const stability = stabilityOf(problem), free = freeMultipliers(problem, given.choosing, () => rest());
  const dom = controls(el, problem, given, stability, free), ending = new AbortController(), { signal } = ending;
  const motions = new Motions(page, setup), stage = new Stage(page, motions, dom), { picture, charts } = stage;

  let resting = 0, time = first.begin, playing = false, speed = given.scene.speed;
  let last = null, request = 0, drawnCharts = 0, pace = null, dirty = true, due = true, owed = 0, failed = false;

  // --- what is set ----------------------------------------------------------------------------

  // Begin with what is set. A motion that is computed whole is seen where the last one was.
  function begin({ again = false } = {}) {
    launch();
    time = motions.whole && !again ? Math.max(time, motions.first.t) : motions.first.t;
    stage.reshape();
    changed();
    const off = motions.first.method.violated(motions.first.t, motions.first.y);
    if (off.length && !setup.values.off) tell(`The start does not meet ${off.join(", ")}.`);
    if (motions.whole) compute(AT_ONCE);
  }

  function launch() {
    stage.keepGhost();
    motions.launch();
    failed = false;
  }

  function changeParameter(name, x) {
    const { first: course, whole } = motions, fresh = whole || (course.t === setup.values.t && !course.pull);
    const there = setup.setParameter(name, x, fresh ? null : { t: course.t, y: course.y });
    if (fresh) return begin();
    course.change(setup.values.p, setup.values.settings, course.t, there);
    stage.reshape();
    changed();
  }

  function changeSettings() {
    const asked = { method: dom.settings.method.value, stabilisation: dom.settings.stabilisation.value };
    for (const name of ["step", "tolerance", "alpha", "beta"]) {
      asked[name] = numberOf(dom.settings[name].value);
      if (asked[name] === null) throw new Error(`${name}: ${dom.settings[name].value.slice(0, 40) || "nothing"} is not a number`);
    }
    if (dom.critical.checked) asked.beta = asked.alpha;
    setup.setSettings(asked);
    if (motions.whole) return begin();
    const { first: course } = motions;
    course.change(setup.values.p, setup.values.settings, course.t, course.y);
    changed();
  }

  // Make a change; where no motion can begin with it, nothing was changed.
  function attempt(change) {
    const before = [setup, motions, stage].map((one) => [one, { ...one }]);
    try {
      change();
    } catch (error) {
      for (const [one, values] of before) Object.assign(one, values);
      stage.layers();
      refuse(error.message);
    }
  }

  function refuse(sentence) {
    tell(`${sentence}. What was there stays.`);
    showValues();
  }

  function changed() {
    tell("");
    showValues();
    dirty = true;
    rest();
  }

  function showValues() {
    const { p, settings, y, off } = setup.values;
    given.parameters.forEach(({ name }, k) => dom.values[name].show(p[k]));
    given.start.forEach(({ name }, k) => dom.values[name].show(y[k]));
    dom.showSettings(settings);
    stability.show(settings);
    dom.boxes.last.parentElement.hidden = !stage.ghost;
    dom.legend.hidden = !motions.second;
    dom.second.textContent = motions.second ? "Drop B" : "Keep as B";
    dom.whole.checked = motions.whole;
    el.classList.toggle("tm-live-whole", motions.whole);
    dom.off.checked = off;
    dom.scrub.parentElement.hidden = !motions.whole;
    Object.assign(dom.scrub, { min: motions.first.recording.begin, max: motions.last, step: "any" });
  }

  // --- time -----------------------------------------------------------------------------------

  function frame(now) {
    request = requestAnimationFrame(frame);
    if (!el.isConnected) return dispose(); // the cell was run again
    if (document.hidden) return void (last = null);
    const passed = last === null ? 0 : Math.min(LONGEST, (now - last) / 1000);
    last = now;
    if (!motions.complete && !failed) compute(playing ? BUDGET : 2 * BUDGET);
    if (playing) advance(passed);
    else if (motions.first.pull) follow();
    if (!dirty && !playing && !due) return;
    due ||= dirty || !ahead(); // of what was computed ahead nothing is new in the charts
    dirty = false;
    draw();
    const waited = now - drawnCharts > Math.max(CHARTS, SLOW * 1000 * passed);
    if (due && (waited || (!playing && motions.complete))) {
      drawnCharts = now;
      due = false;
      stage.drawCharts(shown());
      lookFree();
    }
  }

  // Whether all that is shown was computed before.
  function ahead() {
    return motions.whole && motions.complete && !motions.first.pull;
  }

  // The time that is seen: of a motion that is computed whole, as far as it came.
  function shown() {
    return Math.min(time, motions.first.t);
  }

  // Compute a whole motion on, for so many milliseconds.
  function compute(milliseconds) {
    try {
      motions.ahead(performance.now() + milliseconds);
    } catch (error) {
      stopped(error);
    }
    grow();
    dirty = true;
    if (motions.complete && !playing) rest();
    tellProgress();
  }

  // A motion that takes long to compute says how far it is.
  function tellProgress() {
    if (dom.message.dataset.kind === "error") return;
    const waited = !motions.complete && performance.now() - stage.since > PATIENCE;
    if (waited) tell(`computed up to t = ${motions.first.t.toPrecision(3)} s of ${short(motions.last)} s`, "note");
    else if (motions.complete && dom.message.textContent.startsWith("computed up to")) tell("");
  }

  function advance(passed) {
    if (motions.whole && !motions.first.pull) {
      time = Math.min(shown() + passed * speed, motions.first.t);
      if (time === motions.first.t && (motions.complete || failed)) {
        if (!dom.loop.checked) return pause();
        time = motions.first.recording.begin;
      }
      charts.point(time);
      return;
    }
    const moment = performance.now() + BUDGET, { first: course } = motions, before = course.t, to = before + passed * speed + owed;
    try {
      motions.advance(to, moment, BUDGET);
    } catch (error) {
      return stopped(error);
    }
    time = course.t;
    owed = Math.abs(to - time) <= course.settings.step ? to - time : 0; // a step of RK4 ended before or behind
    grow();
    if (passed > 0) pace = 0.95 * (pace ?? 1) + 0.05 * ((time - before) / (passed * speed));
    const slow = pace < 0.8 && !course.ended ? `computed at ${Number((pace * speed).toPrecision(2))} × instead of ${speed} ×` : "";
    if (dom.message.dataset.kind !== "error") tell(slow, "note");
    if (course.ended) {
      pause();
      tell("the motion ends here, as the problem says", "note");
    }
  }

  // What cannot go on stops with a sentence, and the last sound state stays.
  function stopped(error) {
    motions.rewind(Infinity);
    failed = true;
    if (!motions.whole) pause();
    const { first: course } = motions, advice = course.settings.method === "rk4" ? " A shorter step may help." : "";
    tell(`The motion cannot go on after t = ${course.t.toPrecision(4)} s: ${error.message}.${advice} Restart goes back to the start.`);
  }

  function grow() {
    if (!stage.grow()) tell("the motion left the picture", "note");
  }

  function play() {
    release();
    if (!failed) tell("");
    if (motions.whole && motions.complete && time >= motions.first.t) time = motions.first.recording.begin;
    playing = true;
    last = pace = null;
    owed = 0;
    label();
  }

  function pause() {
    playing = false;
    release();
    label();
    rest();
    dirty = true;
  }

  function label() {
    labelPlay(dom.play, playing);
  }

  function restart() {
    const was = playing;
    release();
    begin({ again: true });
    playing = was;
  }

  function step(direction) {
    if (playing) pause();
    const by = (speed / 60) * (direction < 0 ? -1 : 1);
    if (motions.whole) time = Math.max(motions.first.recording.begin, Math.min(shown() + by, motions.first.t));
    else if (direction < 0) {
      motions.rewind(motions.first.t + by * 1.01);
      time = motions.first.t;
    } else advance(by / speed);
    stage.layers();
    dirty = true;
    rest();
  }

  function seek(to) {
    if (playing) pause();
    time = Math.min(Math.max(to, motions.first.recording.begin), motions.first.t);
    dirty = true;
  }

  // --- the hand -------------------------------------------------------------------------------

  const grip = hand(dom.canvas, picture, {
    points: () => ({ places: placesNow(), free: motions.first.movable }),
    grab(point, target) {
      if (motions.whole) motions.rewind(shown()); // what was computed ahead is not what the hand makes of it
      const { first: course } = motions;
      if (playing) course.hold(point, target, PERIOD * speed);
      else course.pull = { point, target };
      dirty = true;
    },
    lead(target) {
      if (motions.first.pull) motions.first.pull.target = target;
      dirty = true;
    },
    release,
  }, signal);

  function release() {
    if (!motions.first?.pull) return;
    grip.drop();
    if (motions.first.pull) motions.first.release();
    picture.pull = null;
    dirty = true;
    rest();
  }

  // At rest a point follows the hand, and the rest the constraints; there the motion will start.
  function follow() {
    const { first: course } = motions, { pull, y: before } = course;
    const found = engine.dragged(problem, course.method, course.p, course.t, course.y, pull.point, pull.target, given.size);
    if (found.y === before) return;
    setup.setState(problem.driven ? found.t : first.begin, found.y);
    launch();
    motions.first.pull = pull;
    time = motions.first.t;
    grow();
    showValues();
    dirty = true;
  }

  function placesNow() {
    return motions.first.recording.placesAt(shown());
  }

  // --- the look -------------------------------------------------------------------------------

  function draw() {
    picture.pull = motions.first.pull && pulled();
    picture.draw(shown());
    dom.clock.textContent = `t = ${shown().toFixed(digits())} s`;
    if (motions.whole) dom.scrub.value = shown();
  }

  function pulled() {
    const { first: course } = motions, { point, target, stiffness } = course.pull;
    if (!playing || !stiffness) return { point, target, said: "" };
    const { force } = course.handForce(course.t, course.y.slice(0, n), course.y.slice(n, 2 * n));
    return { point, target, said: `${Number(Math.hypot(...force).toPrecision(3))} N` };
  }

  function digits() {
    return Math.min(6, Math.max(1, 2 - Math.floor(Math.log10(speed))));
  }

  function tell(sentence, kind = "error") {
    if (dom.message.textContent === sentence) return;
    dom.message.dataset.kind = sentence ? kind : "";
    dom.message.textContent = sentence;
  }

  function lookFree() {
    const { t, y } = motions.first.recording.at(shown());
    free.show(motions.first, t, y);
  }

  // What is told to those who do not see the picture, and to the kernel when the hand rests.
  function rest() {
    const { recording, method } = motions.first, { y } = recording.at(shown());
    const some = problem.coordinates.slice(0, 4).map((name, k) => `${name} = ${rounded(y[k], method.sizes[k])}`);
    const rank = problem.constraints.length ? `; rank ${recording.rankThen(shown())} of ${problem.constraints.length}` : "";
    dom.said.textContent = `t = ${shown().toFixed(digits())} s; ${some.join(", ")}${rank}`;
    clearTimeout(resting);
    resting = setTimeout(() => onRest({
      ...setup.shared, second: motions.kept && setup.sharedOf(motions.kept), charts: [...charts.shown], multipliers: free.chosen, time: shown(),
    }), REST);
  }

  function rounded(x, size) {
    return Math.abs(x) < ROUNDING * size ? 0 : Number(x.toPrecision(4));
  }

  // --- sharing --------------------------------------------------------------------------------

  function takeAddress() {
    const wrong = setup.takeAddress(location.hash);
    try {
      begin();
    } catch (error) { // values with which no motion can begin
      wrong.push(error.message);
      setup.reset();
      begin();
    }
    if (wrong.length) tell(`Not taken from the address: ${wrong.join(", ").slice(0, 200)}`);
  }

  async function copy() {
    const address = location.href.replace(/#.*$/, "") + setup.address;
    const allowed = document.featurePolicy?.allowsFeature("clipboard-write") ?? true; // by a page around
    const copied = allowed && await navigator.clipboard?.writeText(address).then(() => true, () => false);
    tell(copied ? "The address with these values is copied." : `The address with these values: ${address}`, "note");
  }

  // --- what the user does ---------------------------------------------------------------------

  dom.play.onclick = () => (playing ? pause() : play());
  dom.restart.onclick = restart;
  dom.scrub.oninput = () => seek(Number(dom.scrub.value));
  dom.scrub.onchange = rest;
  for (const kind of ["pointerdown", "pointermove"]) {
    dom.charts.addEventListener(kind, (event) => {
      const to = motions.whole && event.buttons & 1 ? charts.timeAt(event) : null;
      if (to !== null) seek(to);
    }, { signal });
  }
  dom.whole.onchange = () => attempt(() => {
    motions.whole = dom.whole.checked;
    begin();
  });
  dom.off.onchange = () => setup.allow(dom.off.checked);
  dom.back.onclick = () => step(-1);
  dom.step.onclick = () => step(1);
  dom.speed.onchange = () => {
    speed = Number(dom.speed.value);
    pace = null;
    const { pull } = motions.first;
    if (pull && playing) motions.first.hold(pull.point, pull.target, PERIOD * speed);
  };
  dom.fit.onclick = () => {
    picture.fit();
    dirty = true;
  };
  dom.undo.onclick = () => {
    release();
    setup.reset();
    motions.kept = null;
    stage.clear();
    begin({ again: true });
  };
  dom.share.onclick = copy;
  dom.share.hidden = location.protocol === "about:"; // in a notebook the page has no address
  dom.second.onclick = () => attempt(() => {
    motions.kept = motions.kept ? null : setup.values;
    begin();
  });
  for (const { name } of given.parameters) dom.values[name].onmove = (x) => attempt(() => changeParameter(name, x));
  for (const { name } of given.start) dom.values[name].onmove = (x) => attempt(() => {
    setup.setStart(name, x);
    begin();
  });
  for (const { name } of [...given.parameters, ...given.start]) {
    dom.values[name].onwrong = (text) => refuse(`${name}: ${text.slice(0, 40) || "nothing"} is not a number`);
  }
  for (const field of Object.values(dom.settings)) field.onchange = () => attempt(changeSettings);
  dom.critical.onchange = () => attempt(changeSettings);
  free.box.ontoggle = lookFree;
  for (const [key, tick] of Object.entries(dom.boxes)) {
    const chart = key.startsWith("chart ") ? key.slice(6) : null;
    if (chart) charts.show(chart, tick.checked);
    else tick.checked = picture.show[key];
    tick.onchange = () => {
      if (chart) {
        charts.show(chart, tick.checked);
        motions.rank(charts.ranked);
        if (motions.whole && tick.checked && charts.ranked) begin(); // they were not recorded
      } else picture.show[key] = tick.checked;
      picture.look({});
      dirty = true;
    };
  }
  const keys = {
    " ": () => dom.play.click(),
    ",": () => step(-1),
    ".": () => step(1),
    Home: restart,
  };
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onPicture = event.target === dom.canvas, typed = event.target.matches("input, select") || (event.key === " " && event.target.matches("button, summary"));
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    let done = false;
    if (key === "f" && !event.target.matches("input, select")) done = dom.full.onclick() ?? true;
    else if (onPicture && grip.keys[key]) done = grip.keys[key]();
    if (!done && (onPicture || !typed) && keys[key]) done = keys[key]() ?? true;
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal });
  gestures(dom.canvas, picture, () => (dirty = true));
  fullScreen(dom.full, el, signal);
  addEventListener("hashchange", takeAddress, { signal });
  const resized = new ResizeObserver(() => (dirty = true));
  resized.observe(el);
  const themed = new MutationObserver(() => (dirty = true)); // light or dark
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });

  function dispose() {
    cancelAnimationFrame(request);
    clearTimeout(resting);
    resized.disconnect();
    themed.disconnect();
    ending.abort();
  }

  if (given.time !== null) time = given.time;
  motions.rank(charts.ranked);
  if (given.second) motions.kept = { ...setup.values, settings: { ...first, ...given.second } };
  takeAddress();
  label();
  if (given.notes.length) tell(given.notes.join(" "), "note");
  draw();
  request = requestAnimationFrame(frame);
  return {
    dispose, pause, play, restart,
    /** Take the focus and play, as where somebody pressed Run. */
    start() {
      dom.play.focus();
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
    },
    given,
    get free() {
      return motions.first.movable;
    },
    get pulls() {
      return motions.first.pull?.stiffness ?? 0;
    },
    places: placesNow,
    pixels: (place) => picture.pixels(place),
    /** What is there now. */
    get state() {
      const { recording, method, p } = motions.first, { t, y } = recording.at(shown());
      return { t, y: [...y], p: [...p], violated: method.violated(t, y) };
    },
    /** Lead a point towards a place, as a hand does at rest. */
    drag(point, target) {
      motions.first.pull = { point, target };
      follow();
      motions.first.pull = null;
    },
  };
}
