// The arrows with numbers that a user chooses: velocity, acceleration and force at points of the picture.

import { tick } from "../animation/buttons.js";
import { make } from "../animation/dom.js";
import { between, place } from "../animation/frames.js";
import { ARROW, addressWith, pairsOf } from "./address.js";
import { drawArrows, LOOKS } from "./arrow_drawing.js";
import { removable } from "./own_chart.js";
import { pointMotion } from "./point_motion.js";

/** @import { LayerPainter } from "../animation/layer_painter.js" */
/** @import { PointArrow, Quantity } from "./arrow_drawing.js" */
/** @import { Live } from "./live.js" */

const LONG = 0.7; // of the size of the picture; an arrow that would be longer halves the scale

const QUANTITIES = /** @type {Quantity[]} */ (Object.keys(LOOKS));

/** The choice of points and quantities, with its controls. */
export class PointArrows {
  /** @param {Live} live */
  constructor(live) {
    const { scene, arrows, forces } = live.given;
    this.live = live;
    this.points = scene.labels.slice(0, scene.count);
    // kinds of arrows that are forces of constraints or joints
    this.kinds = scene.forces.flatMap(({ cone }, k) => (cone || forces[k].kind === "applied" ? [] : [k]));
    this.forced = new Set(this.kinds.flatMap((k) => scene.forces[k].points.map((i) => scene.labels[i])));
    this.choice = /** @type {Record<string, Quantity[]>} */ ({});
    this.scales = /** @type {Record<string, number>} */ ({}); // metres per unit
    this.last = /** @type {PointArrow[]} */ ([]); // in the present picture
    for (const quantity of QUANTITIES) this.scales[quantity] = arrows[quantity].scale;
    const boxes = /** @type {Record<Quantity, HTMLInputElement>} */ ({});
    const ticks = QUANTITIES.map((one) => tick(boxes, one, one, LOOKS[one][1]));
    this.boxes = boxes;
    this.point = make("select", {}, ...this.points.map((value) => make("option", { value }, value)));
    this.list = make("ul", { class: "tm-own-curves", "aria-label": "points with arrows" });
    this.box = make("details", { class: "tm-live-own tm-live-start" },
      make("summary", {}, "Arrows at points"), make("label", {}, "point", this.point), ...ticks, this.list);
    this.point.onchange = () => this.show();
    for (const one of QUANTITIES)
      boxes[one].onchange = () => this.turn(this.point.value, one, boxes[one].checked);
    live.display.picture.overlay = (painter, time) => this.draw(painter, time);
    this.show();
  }

  /** Show or hide an arrow. @param {string} point @param {Quantity} quantity @param {boolean} on */
  turn(point, quantity, on) {
    const others = (this.choice[point] ?? []).filter((one) => one !== quantity);
    this.take({ ...this.choice, [point]: on ? [...others, quantity] : others });
  }

  /** Whether a point has a quantity. @param {string} point @param {string} quantity */
  knows(point, quantity) {
    return (Object.hasOwn(LOOKS, quantity) && this.points.includes(point)
      && (quantity !== "force" || this.forced.has(point)));
  }

  /** Take a choice, quantities by point; names that are not known are left out.
   * @param {Record<string, string[]>} asked */
  take(asked) {
    this.choice = {};
    for (const [point, quantities] of Object.entries(asked)) {
      const known = QUANTITIES.filter((one) => quantities.includes(one) && this.knows(point, one));
      if (known.length) this.choice[point] = known;
    }
    const [first] = Object.keys(this.choice);
    if (first && !this.choice[this.point.value]) this.point.value = first;
    if (first) this.box.open = true;
    this.show();
    this.live.viewer.renew();
  }

  show() {
    const { boxes, choice, forced, list, point } = this;
    for (const one of QUANTITIES) boxes[one].checked = (choice[point.value] ?? []).includes(one);
    boxes.force.disabled = !forced.has(point.value);
    list.replaceChildren(
      ...Object.entries(choice).map(([name, quantities]) =>
        removable(`${name}: ${quantities.join(", ")}`, () => {
          this.take({ ...this.choice, [name]: [] });
          this.point.focus();
        })
      ),
    );
  }

  /** Take the choice in an address, if it has one; return what is not known. @param {string} text */
  takeAddress(text) {
    const asked = /** @type {Record<string, string[]>} */ ({});
    const pairs = [...pairsOf(text)].filter(([key]) => key.startsWith(ARROW));
    for (const [key, point] of pairs) (asked[point] ??= []).push(key.slice(ARROW.length));
    if (pairs.length) this.take(asked);
    return pairs.filter(([key, point]) => !this.knows(point, key.slice(ARROW.length))).map((pair) =>
      pair.join(" ")
    );
  }

  /** Return an address that keeps the choice also. @param {string} address */
  addressWith(address) {
    return addressWith(address,
      Object.entries(this.choice).flatMap(([point, quantities]) =>
        quantities.map((one) => [ARROW + one, point])
      ));
  }

  /** Draw the arrows at a time. @param {LayerPainter} painter @param {number} time */
  draw(painter, time) {
    const { live: { display: { mode, picture }, given: { arrows: units } }, scales } = this;
    this.last = mode ? [] : this.arrowsAt(painter, time);
    this.fit(this.last);
    if (this.last.length) drawArrows(painter, picture, this.last, scales, units);
  }

  /** Return the chosen vectors at a time. @param {LayerPainter} painter @param {number} time
   * @returns {PointArrow[]} */
  arrowsAt({ data, i, part }, time) {
    const { choice, kinds, live: { given: { scene }, motions: { first } } } = this;
    const { times } = first.recording;
    const [k, share] = place(times.all, time);
    const now = Object.keys(choice).length ? pointMotion(first, k) : null;
    const next = now && share ? pointMotion(first, k + 1) : now;
    return Object.entries(choice).flatMap(([name, quantities]) => {
      const point = scene.labels.indexOf(name);
      return quantities.flatMap((quantity) => {
        if (quantity !== "force" && now && next) {
          const [a, b] = [now, next].map((one) => one[quantity][point]);
          return [{ point, quantity, name: "", vector: a.map((x, axis) => x + share * (b[axis] - x)) }];
        }
        return kinds.flatMap((kind) =>
          scene.forces[kind].points.flatMap((of, n) =>
            of === point
              ? [{ point, quantity, name: scene.forces[kind].names[n] ?? "",
                vector: between(data.forces[kind], i, part, n) }]
              : []
          )
        );
      });
    });
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
