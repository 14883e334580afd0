// What a user sees at points of the picture: arrows with numbers, and the instant centres of bodies.

import { tick } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { between, intervalAt } from "../animation/frames.js";
import { ARROW, addressWith, pairsOf } from "./address.js";
import { drawArrows, drawPole, LOOKS } from "./arrow_drawing.js";
import { removable } from "./own_chart.js";
import { pointMotion, poleOf } from "./point_motion.js";

/** @import { LayerPainter } from "../animation/layer_painter.js" */
/** @import { PointArrow, Quantity } from "./arrow_drawing.js" */
/** @import { Live } from "./live.js" */

const LONG = 0.7; // relative to the size of the picture; a longer arrow halves the scale
const QUANTITIES = /** @type {Quantity[]} */ (Object.keys(LOOKS));

/** The choice of points and quantities, with its controls. */
export class PointArrows {
  /** @param {Live} live */
  constructor(live) {
    const { scene, arrows, bodies, forces } = live.given;
    this.live = live;
    // kinds of arrows that are forces of constraints or joints
    this.kinds = scene.forces.flatMap(({ cone }, k) => (cone || forces[k].kind === "applied" ? [] : [k]));
    const forced = this.kinds.flatMap((k) => scene.forces[k].points.map((i) => scene.labels[i]));
    const points = scene.labels.slice(0, scene.count);
    const material = points.filter((_, k) => scene.marks[k] !== "contact"); // a point of contact has only a path
    this.bodies = new Map(Object.entries(bodies).map(([name, ends]) => [`body ${name}`, ends]));
    const names = [...points, ...this.bodies.keys()];
    /** For each quantity the points or bodies that have it. @type {Record<Quantity, string[]>} */
    this.known = { velocity: material, acceleration: material, force: forced,
      path: points.filter((_, k) => !scene.paths.includes(k)), pole: [...this.bodies.keys()] };
    this.drawn = scene.paths.length; // number of paths that are always drawn
    this.choice = /** @type {Map<string, Quantity[]>} */ (new Map());
    /** In metres per unit. @type {Record<string, number>} */
    this.scales = Object.fromEntries(Object.entries(arrows).map(([name, { scale }]) => [name, scale]));
    this.last = /** @type {PointArrow[]} */ ([]); // in the present picture
    this.poles = /** @type {Record<string, ReturnType<typeof poleOf>>} */ ({}); // in the present picture
    const boxes = /** @type {Record<Quantity, HTMLInputElement>} */ ({});
    const shown = QUANTITIES.filter((one) => this.known[one].length);
    const ticks = shown.map((one) => tick(boxes, one, LOOKS[one][0], LOOKS[one][2]));
    this.boxes = boxes;
    this.point = make("select", {}, ...names.map((value) => make("option", { value }, value)));
    this.list = make("ul", { class: "tm-own-curves", "aria-label": "points with arrows" });
    this.box = make("details", { class: "tm-live-own tm-live-start" },
      make("summary", {}, "Arrows at points"), make("label", {}, "point", this.point), ...ticks, this.list);
    this.point.onchange = () => this.show();
    for (const one of shown)
      boxes[one].onchange = () => this.turn(this.point.value, one, boxes[one].checked);
    live.display.picture.overlay = (painter, time) => this.draw(painter, time);
    this.show();
  }

  /** Show or hide a quantity. @param {string} point @param {Quantity} quantity @param {boolean} on */
  turn(point, quantity, on) {
    const others = (this.choice.get(point) ?? []).filter((one) => one !== quantity);
    this.take([...this.choice, [point, on ? [...others, quantity] : others]]);
  }

  /** Take a choice, quantities by point; names that are not known are left out.
   * @param {Iterable<[string, string[]]>} asked */
  take(asked) {
    const { choice, known, point } = this;
    const wanted = [...new Map(asked)];
    choice.clear();
    for (const [name, quantities] of wanted) {
      const found = QUANTITIES.filter((one) => quantities.includes(one) && known[one].includes(name));
      if (found.length) choice.set(name, found);
    }
    const { display: { picture }, given: { scene } } = this.live;
    const paths = [...choice].filter(([, quantities]) => quantities.includes("path"));
    // all scenes of the page share this list
    scene.paths.splice(this.drawn, Infinity, ...paths.map(([name]) => scene.labels.indexOf(name)));
    if (picture.frame) picture.look({}); // draw the paths anew
    const [first] = choice.keys();
    if (first && !choice.has(point.value)) point.value = first;
    if (first) this.box.open = true;
    this.show();
    this.live.viewer.renew();
  }

  show() {
    const { boxes, choice, known, list, point: { value } } = this;
    for (const [one, box] of /** @type {[Quantity, HTMLInputElement][]} */ (Object.entries(boxes))) {
      box.checked = choice.get(value)?.includes(one) ?? false;
      box.disabled = !known[one].includes(value);
    }
    list.replaceChildren(
      ...[...choice].map(([name, quantities]) =>
        removable(`${name}: ${quantities.map((one) => LOOKS[one][0]).join(", ")}`, () => {
          this.take([...choice, [name, []]]);
          this.point.focus();
        })
      ),
    );
  }

  /** Take the choice in an address, if it has one; return what is not known. @param {string} text */
  takeAddress(text) {
    const asked = /** @type {Map<string, string[]>} */ (new Map());
    const pairs = [...pairsOf(text)].filter(([key]) => key.startsWith(ARROW));
    const wrong = pairs.filter(([key, point]) => {
      const quantity = QUANTITIES.find((one) => ARROW + one === key);
      if (!quantity || !this.known[quantity].includes(point)) return true;
      asked.set(point, [...(asked.get(point) ?? []), quantity]);
    });
    if (pairs.length) this.take(asked);
    return wrong.map((pair) => pair.join(" "));
  }

  /** Return an address that keeps the choice also. @param {string} address */
  addressWith(address) {
    return addressWith(address,
      [...this.choice].flatMap(([point, quantities]) => quantities.map((one) => [ARROW + one, point])));
  }

  /** Draw the choice at a time. @param {LayerPainter} painter @param {number} time */
  draw(painter, time) {
    const { live: { display: { mode, picture }, given: { arrows: units } }, scales } = this;
    this.last = [];
    this.poles = {};
    if (mode || !this.choice.size) return;
    this.find(painter, time);
    for (const [name, pole] of Object.entries(this.poles)) if (pole) drawPole(painter, picture, name, pole);
    this.fit(this.last);
    if (this.last.length) drawArrows(painter, picture, this.last, scales, units);
  }

  /** Find the chosen vectors and instant centres at a time, between the recorded states.
   * @param {LayerPainter} painter @param {number} time */
  find({ data, i, part, positions }, time) {
    const { bodies, kinds, live: { given: { scene, size }, motions: { first } } } = this;
    const [k, share] = intervalAt(first.recording.times.all, time);
    const now = pointMotion(first, k);
    const next = share ? pointMotion(first, k + 1) : now;
    /** @param {"velocity" | "acceleration"} quantity @param {number} point */
    const rate = (quantity, point) => {
      const [a, b] = [now, next].map((one) => one[quantity][point] ?? [0, 0, 0]); // 0 if it is fixed
      return a.map((x, axis) => x + share * (b[axis] - x));
    };
    for (const [name, quantities] of this.choice) {
      const point = scene.labels.indexOf(name);
      for (const quantity of quantities) {
        if (quantity === "pole") {
          const ends = bodies.get(name) ?? [];
          this.poles[name] = poleOf(ends.map((end) => positions[end]), ends.map((end) =>
            rate("velocity", end)
          ), size);
        } else if (quantity === "velocity" || quantity === "acceleration")
          this.last.push({ point, quantity, name: "", vector: rate(quantity, point) });
        else if (quantity === "force") {
          for (const kind of kinds)
            scene.forces[kind].points.forEach((of, n) => {
              const vector = between(data.forces[kind], i, part, n);
              const { names } = scene.forces[kind];
              if (of === point) this.last.push({ point, quantity, name: names[n] ?? "", vector });
            });
        }
      }
    }
  }

  /** Halve a scale if an arrow would leave the picture. @param {PointArrow[]} arrows */
  fit(arrows) {
    const { live: { given: { size } }, scales } = this;
    for (const { quantity, vector } of arrows) {
      const long = Math.hypot(...vector);
      if (!(long > 0 && long < Infinity)) continue;
      scales[quantity] ||= (0.25 * size) / long; // the motion by Python did not determine it
      while (long * scales[quantity] > LONG * size) scales[quantity] /= 2;
    }
  }
}
