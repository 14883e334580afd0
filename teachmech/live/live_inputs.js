// The actions of the controls of a live picture.

import { button } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { numberOf } from "./live_controls.js";
import { savingRow } from "./saving.js";

/** @import { Settings } from "../numerics/javascript/types.js" */
/** @import { Live } from "./live.js" */
/** @import { Dom } from "./live_controls.js" */

/** Connect the controls of a live picture with its actions. @param {Live} live */
export function listen(live) {
  ofTime(live);
  ofValues(live);
  ofMethod(live);
  ofLook(live);
  ofSharing(live);
}

/** @param {Live} live */
function ofTime(live) {
  const { clock, dom } = live;
  dom.play.onclick = () => (clock.playing ? clock.pause() : live.play());
  dom.restart.onclick = () => live.restart();
  dom.scrub.oninput = () => clock.seek(Number(dom.scrub.value));
  dom.scrub.onchange = () => live.rest();
  dom.loop.onchange = () => (clock.loop = dom.loop.checked);
  dom.back.onclick = () => clock.step(-1);
  dom.step.onclick = () => clock.step(1);
  dom.speed.onchange = () => Object.assign(clock, { speed: Number(dom.speed.value), pace: null });
}

/** @param {Live} live */
function ofValues(live) {
  const { dom, given, setup } = live;
  for (const { name } of given.parameters)
    dom.values[name].onmove = (x) => live.attempt(() => live.changeParameter(name, x));
  for (const { name } of given.start) {
    dom.values[name].onmove = (x) =>
      live.attempt(() => {
        setup.setStart(name, x);
        live.begin();
      });
  }
  for (const { name } of [...given.parameters, ...given.start]) {
    dom.values[name].onwrong = (text) => live.refuse(notNumber(name, text));
  }
  dom.off.onchange = () => setup.allow(dom.off.checked);
  dom.undo.onclick = () => live.reset();
}

/** @param {Live} live */
function ofMethod(live) {
  const { dom, motions, setup } = live;
  const change = () => live.attempt(() => live.changeSettings(settingsIn(dom)));
  for (const field of Object.values(dom.settings)) field.onchange = change;
  dom.critical.onchange = change;
  dom.whole.onchange = () =>
    live.attempt(() => {
      motions.whole = dom.whole.checked;
      live.begin();
    });
  dom.second.onclick = () =>
    live.attempt(() => {
      motions.kept = motions.kept ? null : setup.values;
      live.begin();
    });
}

/** @param {Live} live */
function ofLook(live) {
  const { dom, multipliers, display: { charts } } = live;
  charts.own.changed = () => live.chartsChanged();
  dom.shown.after(charts.own.box, zoomRow(live), savingRow(live));
  live.modes.box.before(live.arrows.box);
  multipliers.box.ontoggle = () => live.lookFree();
  live.viewer.offer();
  project(live);
  for (const [title, box] of Object.entries(dom.chartBoxes)) {
    charts.show(title, box.checked);
    box.onchange = () => live.chart(title, box.checked);
  }
}

/** Connect the charts with the time; return buttons that zoom them. @param {Live} live */
function zoomRow(live) {
  const { clock, motions, display: { charts }, viewer } = live;
  const { view } = charts;
  charts.draw = () => {
    live.drawnCharts = -Infinity; // immediately
    viewer.renew();
  };
  charts.seeking = () => (motions.whole ? (to) => clock.seek(to) : null);
  /** @type {[string, string, () => void][]} */
  const given = [["+", "charts show a shorter time (Ctrl and wheel, or a box)", () => view.scale(2)], ["−",
    "charts show a longer time", () => view.scale(0.5)], ["Whole", "charts show everything (double click)",
    () => view.reset()]];
  return make("div", { class: "tm-row", role: "group", "aria-label": "zoom" }, "Zoom ",
    ...given.map(([words, title, does]) => {
      const made = button(words, title);
      made.onclick = does;
      return made;
    }));
}

/** Let a button fill the page, and the screen if it may, with large letters. @param {Live} live */
function project({ dom: { full, projector }, el, viewer }) {
  const turn = (/** @type {boolean} */ on) => {
    el.classList.toggle("tm-projector", on);
    projector.setAttribute("aria-pressed", String(on));
    projector.textContent = on ? "Leave projector" : "Projector";
    viewer.renew();
  };
  projector.onclick = () => {
    const on = !el.classList.contains("tm-projector");
    turn(on);
    if (on !== Boolean(document.fullscreenElement)) full.click();
  };
  document.addEventListener("fullscreenchange", () => document.fullscreenElement ?? turn(false), {
    signal: viewer.signal,
  });
}

/** @param {Live} live */
function ofSharing(live) {
  live.dom.share.onclick = () => live.copy();
  // in a notebook, the page has no address
  live.dom.share.hidden = location.protocol === "about:" || live.given.drawn === true;
  addEventListener("hashchange", () => live.takeAddress(), { signal: live.viewer.signal });
}

/** Return the settings in their fields, or throw an error if one is not a number.
 * @param {Pick<Dom, "settings"|"critical">} given @returns {Partial<Settings>} */
function settingsIn({ settings, critical }) {
  const number = (/** @type {"step" | "tolerance" | "alpha" | "beta"} */ name) => {
    const typed = numberOf(settings[name].value);
    if (typed === null) throw new Error(notNumber(name, settings[name].value));
    return typed;
  };
  const { method, stabilisation, impacts } = settings;
  if (method.value === "kinematic") stabilisation.value = "projection";
  const alpha = number("alpha");
  const asked = { method: method.value, stabilisation: stabilisation.value, step: number("step"),
    tolerance: number("tolerance"), alpha, beta: critical.checked ? alpha : number("beta"),
    ...(impacts.value && { impacts: impacts.value }) };
  return /** @type {Partial<Settings>} */ (asked);
}

/** @param {string} name @param {string} text */
const notNumber = (
  name,
  text,
) => (text.trim() ? `${name}: ${text.slice(0, 40)} is not a number` : `${name} is empty; type a number`);
