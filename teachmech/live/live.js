// @ts-nocheck
// The live picture: the program of a problem runs in the page, while somebody moves what he likes.
//
// mountLive(el, page) takes the problem in JavaScript, and what
// teachmech/live/live_picture.py says of the picture. Nothing that is typed becomes code.

import { fullScreen, labelPlay } from "../animation/buttons.js";
import { gestures, lookByKey } from "../animation/gestures.js";
import { short } from "../animation/lines.js";
import { dragged } from "../numerics/javascript/assembly.js";
import { Clock } from "./clock.js";
import { freeMultipliers } from "./free_multipliers.js";
import { hand } from "./hand.js";
import { controls, numberOf } from "./live_controls.js";
import { Motions } from "./motions.js";
import { Setup } from "./setup.js";
import { stabilityOf } from "./stability.js";
import { Stage } from "./stage.js";

/** @import { Problem } from "../numerics/javascript/motion.js" */
/** @import { LivePicture } from "./course.js" */

const AT_ONCE = 40; // milliseconds after a change, for what is seen of a motion that is computed whole
const CHARTS = 100; // milliseconds between two drawings of the charts, and what is said of the state, where pictures come fast
const SLOW = 12; // pictures, for which the charts wait where they come slowly
const REST = 250; // milliseconds after which a hand rests
const PERIOD = 0.8; // seconds, at the scene's own speed, in which the spring of a hand would swing
const SETTLED = 1e-6; // of the size of a coordinate, which a hand that rests moves it no more
const ROUNDING = 1e-9; // of what counts as small in a coordinate

/**
 * Show a live picture.
 *
 * @param {HTMLElement} el
 * @param {{ problem: Problem, picture: LivePicture }} page
 * @param {(values: { parameters: Record<string, number>, start: Record<string, number>, time: number }) => void} [onRest]
 *     called with what is set when the hand rests
 */
export function mountLive(el, page, onRest = () => {}) {
  const { problem, picture: given } = page;
  const n = problem.coordinates.length;
  const first = problem.settings;
  const setup = new Setup(problem);
  const stability = stabilityOf(problem);
  const free = freeMultipliers(problem, given.choosing, () => rest());
  const dom = controls(el, problem, given, stability, free);
  const ending = new AbortController();
  const { signal } = ending;
  const motions = new Motions(page, setup);
  const stage = new Stage(page, motions, dom);
  const { picture, charts } = stage;

  const said = { sentence: "", kind: "", progress: "" }; // in the line of messages
  const clock = new Clock(motions, stage, given.scene.speed, { tell, told: () => said.kind, turned, rest });

  let resting = 0;
  let last = null;
  let request = 0;
  let drawnCharts = 0;
  let saidAt = 0;
  let due = true;
  let held = null; // the point that a hand leads at rest, and where to
  let rankFrom = 0; // seconds, after which a change of the rank is not yet said

  // --- what is set ----------------------------------------------------------------------------

  // Begin with what is set. A motion that is computed whole is seen where the last one was.
  function begin({ again = false } = {}) {
    launch();
    const { whole, first: course } = motions;
    clock.time = whole && !again ? Math.max(clock.time, course.t) : course.t;
    stage.reshape();
    changed();
    const off = course.method.violated(course.t, course.y);
    if (off.length && !setup.values.off) tell(`The start does not meet ${off.join(", ")}.`);
    if (whole) clock.compute(AT_ONCE);
  }

  function launch() {
    stage.keepGhost();
    motions.launch();
    clock.failed = false;
    rankFrom = motions.first.t;
  }

  function changeParameter(name, x) {
    const { first: course, whole } = motions;
    const fresh = whole || (course.t === setup.values.t && !course.pull);
    const there = setup.setParameter(name, x, fresh ? null : { t: course.t, y: course.y });
    if (fresh) return begin();
    course.change(setup.values.p, setup.values.settings, course.t, there);
    rankFrom = course.t;
    stage.reshape();
    changed();
  }

  function changeSettings() {
    const asked = { method: dom.settings.method.value, stabilisation: dom.settings.stabilisation.value };
    for (const name of ["step", "tolerance", "alpha", "beta"]) {
      asked[name] = numberOf(dom.settings[name].value);
      if (asked[name] === null) throw new Error(notNumber(name, dom.settings[name].value));
    }
    if (asked.method === "kinematic") asked.stabilisation = dom.settings.stabilisation.value = "projection";
    if (dom.critical.checked) asked.beta = asked.alpha;
    setup.setSettings(asked);
    if (motions.whole) return begin();
    const { first: course } = motions;
    course.change(setup.values.p, setup.values.settings, course.t, course.y);
    rankFrom = course.t;
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

  function notNumber(name, text) {
    return text.trim() ? `${name}: ${text.slice(0, 40)} is not a number` : `${name} is empty; type a number`;
  }

  function refuse(sentence) {
    tell(`${sentence}. The previous values stay.`);
    showValues({ anew: true });
  }

  function changed() {
    tell("");
    showValues();
    clock.dirty = true;
    rest();
  }

  // Fields that are being typed in keep their text, except where what they hold was refused.
  function showValues({ anew = false } = {}) {
    const { p, settings, y, off } = setup.values;
    for (const { name } of given.parameters)
      dom.values[name].show(p[setup.parameterNames.indexOf(name)], anew);
    given.start.forEach(({ name }, k) => dom.values[name].show(y[k], anew));
    dom.showSettings(settings, anew);
    stability.show(settings);
    dom.boxes.last.parentElement.hidden = !stage.ghost;
    dom.boxes.follow.parentElement.hidden = !picture.roams;
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
    const passed = last === null ? 0 : (now - last) / 1000;
    last = now;
    clock.tick(passed);
    sayRank();
    if (held && !clock.playing) follow();
    if (!clock.dirty && !clock.playing && !due) return;
    due ||= clock.dirty || !clock.ahead; // of what was computed ahead nothing is new in the charts
    clock.dirty = false;
    draw();
    if (clock.playing && now - saidAt > CHARTS) {
      saidAt = now;
      sayState();
    }
    const waited = now - drawnCharts > Math.max(CHARTS, SLOW * 1000 * passed);
    if (due && (waited || (!clock.playing && motions.complete))) {
      drawnCharts = now;
      due = false;
      stage.drawCharts(clock.shown);
      lookFree();
    }
  }

  function play() {
    release();
    last = null;
    clock.play();
  }

  function restart() {
    const was = clock.playing;
    release();
    begin({ again: true });
    clock.playing = was;
  }

  // It plays or pauses now.
  function turned() {
    if (!clock.playing) release();
    dom.said.setAttribute("aria-live", clock.playing ? "off" : "polite"); // what changes all the time is not read aloud
    labelPlay(dom.play, clock.playing);
  }

  // --- the hand -------------------------------------------------------------------------------

  const grip = hand(
    dom.canvas,
    picture,
    {
      points: () => ({ places: placesNow(), free: motions.first.movable }),
      grab(point, target) {
        if (clock.playing) {
          motions.rewind(clock.shown); // what was computed ahead is not what the hand makes of it
          motions.first.hold(point, target, PERIOD * given.scene.speed);
        } else held = { point, target };
        clock.dirty = true;
      },
      lead(target) {
        const led = held ?? motions.first.pull;
        if (led) led.target = target;
        clock.dirty = true;
      },
      release,
    },
    signal,
  );

  function release() {
    const { first: course } = motions;
    if (!held && !course?.pull) return;
    held = picture.pull = null;
    grip.drop();
    if (course.pull) course.release();
    clock.dirty = true;
    rest();
  }

  // At rest a point follows the hand, and the rest the constraints; there the motion will start.
  function follow() {
    const {
      first: { method, p, recording },
    } = motions;
    const { point, target } = held;
    const { t, y } = recording.at(clock.shown);
    const found = dragged(problem, method, p, t, y, point, target, given.size);
    if (found.y.every((x, k) => Math.abs(x - y[k]) <= SETTLED * method.sizes[k])) return;
    setup.setState(problem.driven ? found.t : first.begin, found.y);
    tell("");
    launch();
    clock.time = motions.first.t;
    clock.grow();
    showValues();
    clock.dirty = true;
  }

  function placesNow() {
    return motions.first.recording.placesAt(clock.shown);
  }

  // --- the look -------------------------------------------------------------------------------

  function draw() {
    const { shown } = clock;
    picture.pull = pulled();
    picture.draw(shown);
    dom.clock.textContent = `t = ${shown.toFixed(digits())} s`;
    if (motions.whole) dom.scrub.value = shown;
  }

  // The hand, and in motion its force.
  function pulled() {
    const { first: course } = motions;
    if (!course.pull) return held && { ...held, said: "" };
    const { force } = course.handForce(course.t, course.y.slice(0, n), course.y.slice(n, 2 * n));
    return { ...course.pull, said: `${Number(Math.hypot(...force).toPrecision(3))} N` };
  }

  function digits() {
    return Math.min(6, Math.max(1, 2 - Math.floor(Math.log10(clock.speed))));
  }

  // Progress is added to the last message; any other message replaces both.
  function tell(sentence, kind = "error") {
    if (kind !== "progress") Object.assign(said, { sentence, kind: sentence ? kind : "", progress: "" });
    else said.progress = sentence;
    const text = [said.sentence, said.progress].filter(Boolean).join(" · ");
    if (dom.message.textContent === text) return;
    dom.message.dataset.kind = said.kind || (text && kind);
    dom.message.textContent = text;
  }

  function lookFree() {
    const { t, y } = motions.first.recording.at(clock.shown);
    free.show(motions.first, t, y);
  }

  // The first change of the rank since something was set; Motion.warnings says the same in Python.
  function sayRank() {
    const change = said.kind === "error" ? null : motions.first.recording.changes.find(([t]) => t > rankFrom);
    if (!change) return;
    const [t, before, after] = change;
    const means =
      after < before
        ? "more than one motion may go on from there"
        : "constraints that were redundant until then count as independent";
    rankFrom = Infinity;
    const sentence = `The rank of the constraints ${after < before ? "falls" : "rises"} from ${before} to ${after} at t = ${short(t)} s: ${means}.`;
    tell([said.sentence, sentence].filter(Boolean).join(" · "), "note");
  }

  function sayState() {
    const { recording, method } = motions.first;
    const { y } = recording.at(clock.shown);
    const some = problem.coordinates
      .slice(0, 4)
      .map((name, k) => `${name} = ${rounded(y[k], method.sizes[k])}`);
    const rank = problem.constraints.length
      ? `; rank ${recording.rankThen(clock.shown)} of ${problem.constraints.length}`
      : "";
    dom.said.textContent = `t = ${clock.shown.toFixed(digits())} s; ${some.join(", ")}${rank}`;
  }

  // What is told to those who do not see the picture, and to the kernel when the hand rests.
  function rest() {
    sayState();
    clearTimeout(resting);
    resting = setTimeout(
      () =>
        onRest({
          ...setup.shared,
          second: motions.kept && setup.sharedOf(motions.kept),
          charts: [...charts.shown],
          multipliers: free.chosen,
          time: clock.shown,
        }),
      REST,
    );
  }

  function rounded(x, size) {
    return Math.abs(x) < ROUNDING * size ? 0 : Number(x.toPrecision(4));
  }

  // --- sharing --------------------------------------------------------------------------------

  function takeAddress() {
    const wrong = setup.takeAddress(given.drawn ? "" : location.hash);
    try {
      begin();
    } catch (error) {
      // values with which no motion can begin
      wrong.push(error.message);
      setup.reset();
      begin();
    }
    if (wrong.length) tell(`Not taken from the address: ${wrong.join(", ").slice(0, 200)}`);
  }

  async function copy() {
    const address = location.href.replace(/#.*$/, "") + setup.address;
    const allowed = document.featurePolicy?.allowsFeature("clipboard-write") ?? true; // by a page around
    const copied =
      allowed &&
      (await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      ));
    tell(
      copied ? "The address with these values is copied." : `The address with these values: ${address}`,
      "note",
    );
  }

  // --- what the user does ---------------------------------------------------------------------

  dom.play.onclick = () => (clock.playing ? clock.pause() : play());
  dom.restart.onclick = restart;
  dom.scrub.oninput = () => clock.seek(Number(dom.scrub.value));
  dom.scrub.onchange = rest;
  for (const kind of ["pointerdown", "pointermove"]) {
    dom.charts.addEventListener(
      kind,
      (event) => {
        const to = motions.whole && event.buttons & 1 ? charts.timeAt(event) : null;
        if (to !== null) clock.seek(to);
      },
      { signal },
    );
  }
  dom.whole.onchange = () =>
    attempt(() => {
      motions.whole = dom.whole.checked;
      begin();
    });
  dom.off.onchange = () => setup.allow(dom.off.checked);
  dom.loop.onchange = () => (clock.loop = dom.loop.checked);
  dom.back.onclick = () => clock.step(-1);
  dom.step.onclick = () => clock.step(1);
  dom.speed.onchange = () => Object.assign(clock, { speed: Number(dom.speed.value), pace: null });
  dom.fit.onclick = () => {
    picture.fit();
    clock.dirty = true;
  };
  dom.undo.onclick = () => {
    release();
    setup.reset();
    motions.kept = null;
    stage.clear();
    begin({ again: true });
  };
  dom.share.onclick = copy;
  dom.share.hidden = location.protocol === "about:" || given.drawn === true; // in a notebook the page has no address
  dom.second.onclick = () =>
    attempt(() => {
      motions.kept = motions.kept ? null : setup.values;
      begin();
    });
  for (const { name } of given.parameters)
    dom.values[name].onmove = (x) => attempt(() => changeParameter(name, x));
  for (const { name } of given.start)
    dom.values[name].onmove = (x) =>
      attempt(() => {
        setup.setStart(name, x);
        begin();
      });
  for (const { name } of [...given.parameters, ...given.start]) {
    dom.values[name].onwrong = (text) => refuse(notNumber(name, text));
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
      clock.dirty = true;
    };
  }
  const keys = {
    " ": () => dom.play.click(),
    ",": () => clock.step(-1),
    ".": () => clock.step(1),
    Home: restart,
  };
  el.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onPicture = event.target === dom.canvas;
      const typed =
        event.target.matches("input, select") ||
        (event.key === " " && event.target.matches("button, summary"));
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      let done = false;
      if (onPicture && lookByKey(event, picture)) done = clock.dirty = true;
      else if (key === "f" && !event.target.matches("input, select")) done = dom.full.onclick() ?? true;
      else if (onPicture && grip.keys[key]) done = grip.keys[key]();
      if (!done && (onPicture || !typed) && keys[key]) done = keys[key]() ?? true;
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  gestures(dom.canvas, picture, () => (clock.dirty = true));
  fullScreen(dom.full, el, signal);
  addEventListener("hashchange", takeAddress, { signal });
  const resized = new ResizeObserver(() => {
    clock.dirty = true;
    drawnCharts = -Infinity; // their letters fit the width, so they do not wait
  });
  resized.observe(el);
  const themed = new MutationObserver(() => (clock.dirty = true)); // light or dark
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });

  function dispose() {
    cancelAnimationFrame(request);
    clearTimeout(resting);
    resized.disconnect();
    themed.disconnect();
    ending.abort();
  }

  clock.time = given.time ?? first.begin;
  motions.rank(charts.ranked);
  if (given.second) motions.kept = { ...setup.values, settings: { ...first, ...given.second } };
  takeAddress();
  turned();
  if (given.notes.length) tell(given.notes.join(" "), "note");
  draw();
  request = requestAnimationFrame(frame);
  return {
    dispose,
    play,
    restart,
    pause: () => clock.pause(),
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
      const { recording, method, p } = motions.first;
      const { t, y } = recording.at(clock.shown);
      return { t, y: [...y], p: [...p], violated: method.violated(t, y) };
    },
    /** Lead a point towards a place, as a hand does at rest. */
    drag(point, target) {
      held = { point, target };
      follow();
      held = null;
    },
  };
}
