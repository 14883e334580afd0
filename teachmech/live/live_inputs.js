// What the controls of a live picture do.

import { numberOf } from "./live_controls.js";

/** @import { Live } from "./live.js" */

/** Let the controls of a live picture act on it. @param {Live} live */
export function listen(live) {
  ofTime(live);
  ofValues(live);
  ofMethod(live);
  ofLook(live);
  ofSharing(live);
}

function ofTime(live) {
  const { clock, dom, motions, stage: { charts }, viewer: { signal } } = live;
  dom.play.onclick = () => (clock.playing ? clock.pause() : live.play());
  dom.restart.onclick = () => live.restart();
  dom.scrub.oninput = () => clock.seek(Number(dom.scrub.value));
  dom.scrub.onchange = () => live.rest();
  for (const kind of ["pointerdown", "pointermove"]) {
    dom.charts.addEventListener(kind, (event) => {
      const to = motions.whole && event.buttons & 1 ? charts.timeAt(event) : null;
      if (to !== null) clock.seek(to);
    }, { signal });
  }
  dom.loop.onchange = () => (clock.loop = dom.loop.checked);
  dom.back.onclick = () => clock.step(-1);
  dom.step.onclick = () => clock.step(1);
  dom.speed.onchange = () => Object.assign(clock, { speed: Number(dom.speed.value), pace: null });
}

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

function ofLook(live) {
  const { dom, multipliers, stage: { charts } } = live;
  multipliers.box.ontoggle = () => live.lookFree();
  live.viewer.offer();
  for (const [title, box] of Object.entries(dom.chartBoxes)) {
    charts.show(title, box.checked);
    box.onchange = () => live.chart(title, box.checked);
  }
}

function ofSharing(live) {
  live.dom.share.onclick = () => live.copy();
  live.dom.share.hidden = location.protocol === "about:" || live.given.drawn === true; // in a notebook the page has no address
  addEventListener("hashchange", () => live.takeAddress(), { signal: live.viewer.signal });
}

// The settings as they are in their fields; one that is no number throws a sentence.
function settingsIn({ settings, critical }) {
  const asked = { method: settings.method.value, stabilisation: settings.stabilisation.value };
  for (const name of ["step", "tolerance", "alpha", "beta"]) {
    asked[name] = numberOf(settings[name].value);
    if (asked[name] === null) throw new Error(notNumber(name, settings[name].value));
  }
  if (asked.method === "kinematic") asked.stabilisation = settings.stabilisation.value = "projection";
  if (critical.checked) asked.beta = asked.alpha;
  return asked;
}

function notNumber(name, text) {
  return text.trim() ? `${name}: ${text.slice(0, 40)} is not a number` : `${name} is empty; type a number`;
}
