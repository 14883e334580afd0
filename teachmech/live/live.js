// The live picture: the program of a problem runs in the page, while somebody moves what he likes.
//
// mountLive(el, page) takes the problem and the core of the program in JavaScript, and what
// teachmech/live/live_picture.py says of the picture. Nothing that is typed becomes code.

import { fullScreen, labelPlay } from "../animation/buttons.js";
import { gestures } from "../animation/gestures.js";
import { ghostly, LAYERS, Picture } from "../animation/picture.js";
import { shaped } from "./contours.js";
import { Course } from "./course.js";
import { hand } from "./hand.js";
import { controls, numberOf } from "./live_controls.js";
import { LiveCharts } from "./live_charts.js";
import { Setup } from "./setup.js";

const BUDGET = 8; // milliseconds of a picture that are spent on steps
const LONGEST = 0.1; // seconds of the clock between two pictures that count: a hidden tab rests
const CHARTS = 100; // milliseconds between two drawings of the charts, where pictures come fast
const SLOW = 12; // pictures, for which the charts wait where they come slowly
const PERIOD = 0.8; // seconds of the clock in which the spring of a hand would swing
const LOOKED_AT = 0.05; // part of the span after which a motion may become a ghost
const ROUNDING = 1e-9; // of what counts as small in a coordinate
const LARGEST = 6; // times the size of the picture, beyond which a motion has left it

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
  const dom = controls(el, problem, given), ending = new AbortController(), { signal } = ending;
  const picture = new Picture(dom.canvas, 1.15), charts = new LiveCharts(dom.charts, given, first.end - first.begin);
  picture.show = { path: true, labels: given.scene.labels.length > 1, last: true };
  for (const { title, shown } of given.scene.forces) picture.show[title] = shown;

  let course, second = null, ghost = null, scene;
  let playing = false, speed = given.scene.speed, last = null, request = 0, drawnCharts = 0, pace = null, dirty = true, owed = 0;
  let free = [];

  // --- what is set ----------------------------------------------------------------------------

  function begin() {
    launch();
    reshape();
    changed();
    const off = course.method.violated(course.t, course.y);
    if (off.length) tell(`The start does not meet ${off.join(", ")}.`);
  }

  // Begin with what is set; a motion that was looked at stays as a ghost.
  function launch() {
    const seen = course && course.t - course.recording.times.values[0];
    if (seen > LOOKED_AT * (first.end - first.begin)) ghost = ghostly({ scene, data: course.recording.data, style: LAYERS.alone });
    course = new Course(page, setup.values);
    if (second) second.course = new Course(page, second.values);
    rankAsSeen();
  }

  function rankAsSeen() {
    for (const one of [course, second?.course]) if (one) one.ranked = charts.ranked;
  }

  // The scene of the present parameters; its box grows with the motion.
  function reshape() {
    scene = shaped({ ...given.scene, ...(scene ? { low: scene.low, high: scene.high } : {}) }, problem, setup.values.p, given.outlines, given.polygons);
    if (second) second.scene = shaped(scene, problem, second.values.p, given.outlines, given.polygons);
    free = movable();
    layers();
  }

  function layers() {
    const main = { scene, data: course.recording.data, style: second ? LAYERS.A : LAYERS.alone };
    const other = second && { scene: second.scene, data: second.course.recording.data, style: LAYERS.B };
    picture.load(other ? [other, main] : [main], ghost);
  }

  function movable() {
    const rows = problem.placeMatrix(course.t, course.y.slice(0, n), course.y.slice(n, 2 * n), course.p);
    return Array.from({ length: given.scene.count }, (_, k) => rows.slice(3 * k, 3 * k + 3).some((row) => row.some((x) => x !== 0)));
  }

  function changeParameter(name, x) {
    const fresh = course.t === setup.values.t && !course.pull, running = fresh ? null : { t: course.t, y: course.y };
    const there = setup.setParameter(name, x, running);
    if (fresh) return begin();
    course.change(setup.values.p, setup.values.settings, course.t, there);
    reshape();
    changed();
  }

  function changeStart(name, x) {
    setup.setStart(name, x);
    begin();
  }

  function changeSettings() {
    const asked = { method: dom.settings.method.value, stabilisation: dom.settings.stabilisation.value };
    for (const name of ["step", "tolerance", "alpha", "beta"]) {
      asked[name] = numberOf(dom.settings[name].value);
      if (asked[name] === null) throw new Error(`${name}: ${dom.settings[name].value.slice(0, 40) || "nothing"} is not a number`);
    }
    setup.setSettings(asked);
    course.change(setup.values.p, setup.values.settings, course.t, course.y);
    changed();
  }

  // Make a change; where no motion can begin with it, nothing was changed.
  function attempt(change) {
    const before = { values: setup.values, course, second, ghost, scene };
    try {
      change();
    } catch (error) {
      setup.put(before.values);
      ({ course, second, ghost, scene } = before);
      layers();
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
    const { p, settings, y } = setup.values;
    given.parameters.forEach(({ name }, k) => dom.values[name].show(p[k]));
    given.start.forEach(({ name }, k) => dom.values[name].show(y[k]));
    dom.showSettings(settings);
    for (const [name, field] of Object.entries(dom.settings)) if (document.activeElement !== field) field.value = settings[name];
    dom.boxes.last.parentElement.hidden = !ghost;
    look();
  }

  // --- time -----------------------------------------------------------------------------------

  function frame(now) {
    request = requestAnimationFrame(frame);
    if (!el.isConnected) return dispose(); // the cell was run again
    if (document.hidden) return void (last = null);
    const passed = last === null ? 0 : Math.min(LONGEST, (now - last) / 1000);
    last = now;
    if (playing) advance(passed);
    else if (course.pull) follow();
    if (!dirty && !playing) return;
    dirty = false;
    draw();
    if (now - drawnCharts > Math.max(CHARTS, SLOW * 1000 * passed) || !playing) {
      drawnCharts = now;
      drawCharts();
    }
  }

  function advance(passed) {
    const moment = performance.now() + BUDGET, before = course.t, to = before + passed * speed + owed;
    try {
      course.advance(to, moment);
      if (second) second.course.advance(course.t, moment + BUDGET);
    } catch (error) {
      return stopped(error);
    }
    owed = Math.abs(to - course.t) <= course.settings.step ? to - course.t : 0; // a step of RK4 ended before or behind
    grow();
    if (passed > 0) pace = 0.95 * (pace ?? 1) + 0.05 * ((course.t - before) / (passed * speed));
    const slow = pace < 0.8 && !course.ended ? `computed at ${Number((pace * speed).toPrecision(2))} × instead of ${speed} ×` : "";
    if (dom.message.dataset.kind !== "error") tell(slow, "note");
    if (course.ended) {
      pause();
      tell("the motion ends here, as the problem says", "note");
    }
  }

  // What cannot go on stops with a sentence, and the last sound state stays.
  function stopped(error) {
    course.rewind(Infinity);
    second?.course.rewind(Infinity);
    pause();
    const advice = course.settings.method === "rk4" ? " A shorter step may help." : "";
    tell(`The motion cannot go on after t = ${course.t.toPrecision(4)} s: ${error.message}.${advice} Restart goes back to the start.`);
  }

  // The box follows a motion that leaves it, until it is so far that it left the picture.
  function grow() {
    const { places } = course.recording, now = places.row(places.count - 1);
    const low = [...scene.low], high = [...scene.high];
    now.forEach((x, i) => {
      low[i % 3] = Math.min(low[i % 3], x);
      high[i % 3] = Math.max(high[i % 3], x);
    });
    const out = Math.max(...low.map((x, i) => Math.max(scene.low[i] - x, high[i] - scene.high[i])));
    if (out > 0.02 * given.size) {
      const widest = Math.max(...high.map((x, i) => x - low[i]));
      if (!(widest < LARGEST * given.size)) return tell("the motion left the picture", "note");
      scene = { ...scene, low, high };
      return layers();
    }
    picture.renew(second ? [second.course.recording.data, course.recording.data] : [course.recording.data]);
  }

  function play() {
    release();
    tell("");
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
    begin();
    playing = was;
  }

  function step(direction) {
    if (playing) pause();
    const by = (speed / 60) * (direction < 0 ? -1 : 1);
    if (direction < 0) {
      course.rewind(course.t + by * 1.01);
      second?.course.rewind(course.t);
    } else advance(by / speed);
    layers();
    dirty = true;
    rest();
  }

  // --- the hand -------------------------------------------------------------------------------

  const grip = hand(dom.canvas, picture, {
    points: () => ({ places: placesNow(), free }),
    grab(point, target) {
      if (playing) course.hold(point, target, PERIOD * speed);
      else course.pull = { point, target };
      dirty = true;
    },
    lead(target) {
      if (course.pull) course.pull.target = target;
      dirty = true;
    },
    release,
  }, signal);

  function release() {
    if (!course?.pull) return;
    grip.drop();
    if (course.pull) course.release();
    picture.pull = null;
    dirty = true;
    rest();
  }

  // At rest a point follows the hand, and the rest the constraints; there the motion will start.
  function follow() {
    const { point, target } = course.pull, before = course.y;
    const found = engine.dragged(problem, course.method, course.p, course.t, course.y, point, target, given.size);
    if (found.y === before) return;
    const pull = course.pull;
    setup.setState(problem.driven ? found.t : first.begin, found.y);
    launch();
    course.pull = pull;
    grow();
    showValues();
    dirty = true;
  }

  function placesNow() {
    const { places } = course.recording, now = places.row(places.count - 1);
    return Array.from({ length: given.scene.count }, (_, k) => [...now.slice(3 * k, 3 * k + 3)]);
  }

  // --- the look -------------------------------------------------------------------------------

  function draw() {
    picture.pull = course.pull && pulled();
    picture.draw(course.t);
    dom.clock.textContent = `t = ${course.t.toFixed(digits())} s`;
  }

  function pulled() {
    const { point, target, stiffness } = course.pull;
    if (!playing || !stiffness) return { point, target, said: "" };
    const { force } = course.handForce(course.t, course.y.slice(0, n), course.y.slice(n, 2 * n));
    return { point, target, said: `${Number(Math.hypot(...force).toPrecision(3))} N` };
  }

  function drawCharts() {
    const motions = [{ name: "A", recording: course.recording }];
    if (second) motions.push({ name: "B", recording: second.course.recording });
    charts.draw(motions, first.begin, course.t);
  }

  function digits() {
    return Math.min(6, Math.max(1, 2 - Math.floor(Math.log10(speed))));
  }

  function look() {
    dom.legend.hidden = !second;
    dom.second.textContent = second ? "Drop B" : "Keep as B";
  }

  function tell(sentence, kind = "error") {
    if (dom.message.textContent === sentence) return;
    dom.message.dataset.kind = sentence ? kind : "";
    dom.message.textContent = sentence;
  }

  // What is told to those who do not see the picture, and to the kernel.
  function rest() {
    const { recording, method } = course, shown = (x, k) => (Math.abs(x) < ROUNDING * method.sizes[k] ? 0 : Number(x.toPrecision(4)));
    const some = problem.coordinates.slice(0, 4).map((name, k) => `${name} = ${shown(course.y[k], k)}`);
    const rank = problem.constraints.length ? `; rank ${recording.rank} of ${problem.constraints.length}` : "";
    dom.said.textContent = `t = ${course.t.toFixed(digits())} s; ${some.join(", ")}${rank}`;
    onRest({ ...setup.shared, time: course.t });
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
  dom.back.onclick = () => step(-1);
  dom.step.onclick = () => step(1);
  dom.speed.onchange = () => {
    speed = Number(dom.speed.value);
    pace = null;
    if (course.pull && playing) course.hold(course.pull.point, course.pull.target, PERIOD * speed);
  };
  dom.fit.onclick = () => {
    picture.fit();
    dirty = true;
  };
  dom.undo.onclick = () => {
    release();
    setup.reset();
    ghost = second = scene = null;
    begin();
  };
  dom.share.onclick = copy;
  dom.share.hidden = location.protocol === "about:"; // in a notebook the page has no address
  dom.second.onclick = () => attempt(() => {
    second = second ? null : { values: setup.values };
    begin();
  });
  for (const { name } of given.parameters) dom.values[name].onmove = (x) => attempt(() => changeParameter(name, x));
  for (const { name } of given.start) dom.values[name].onmove = (x) => attempt(() => changeStart(name, x));
  for (const { name } of [...given.parameters, ...given.start]) {
    dom.values[name].onwrong = (text) => refuse(`${name}: ${text.slice(0, 40) || "nothing"} is not a number`);
  }
  for (const field of Object.values(dom.settings)) field.onchange = () => attempt(changeSettings);
  for (const [key, tick] of Object.entries(dom.boxes)) {
    const chart = key.startsWith("chart ") ? key.slice(6) : null;
    if (chart) charts.show(chart, tick.checked);
    else tick.checked = picture.show[key];
    tick.onchange = () => {
      if (chart) {
        charts.show(chart, tick.checked);
        rankAsSeen();
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
    resized.disconnect();
    themed.disconnect();
    ending.abort();
  }

  if (given.second) second = { values: { ...setup.values, settings: { ...first, ...given.second } } };
  takeAddress();
  label();
  if (given.notes.length) tell(given.notes.join(" "), "note");
  draw();
  request = requestAnimationFrame(frame);
  return {
    dispose, pause, play, restart,
    given,
    get free() {
      return free;
    },
    get pulls() {
      return course.pull?.stiffness ?? 0;
    },
    places: placesNow,
    pixels: (place) => picture.pixels(place),
    /** What is there now. */
    get state() {
      const { t, y, method } = course;
      return { t, y: [...y], p: [...course.p], violated: method.violated(t, y) };
    },
    /** Lead a point towards a place, as a hand does at rest. */
    drag(point, target) {
      course.pull = { point, target };
      follow();
      course.pull = null;
    },
  };
}
