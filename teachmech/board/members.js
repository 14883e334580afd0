// Members of a mechanism while it runs, coloured by their forces: bars, rods, springs and threads.

import { make } from "../animation/dom.js";
import { short } from "../animation/lines.js";
import { jetsOf } from "./quantities.js";

/** @import { LayerPainter } from "../animation/layer_painter.js" */
/** @import { Live } from "../live/live.js" */
/** @import { Jet } from "../live/types.js" */
/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */
/** @import { Mechanism, Position, Spec } from "./types.js" */

// The name of each sign, its colours on a light and on a dark page, and its dashes.
/** @type {Record<string, [name: string, light: string, dark: string, dashes: number[]]>} */
const LOOKS = { "+": ["tension", "#0072B2", "#56B4E9", []],
  "−": ["compression", "#C04F00", "#FF9A4D", [7, 4]] };
const WIDE = 7; // pixels, of the member with the largest force
const THIN = 2;
const HALO = 4; // around a member, in the colour of the page
const ASIDE = 15; // from a member to its number
const NOTHING = 1e-9; // of the largest force
const MOST = 16; // members with numbers in the picture
const PERIOD = 250; // milliseconds between two changes of the list

/** A member: its ends, and its tension in a state, which is negative if it is pushed.
 * @typedef {{ name: string, points: string[], force: (state: State) => number }} Member */
/** @typedef {{ at: (point: string) => number[], A: Matrix, multipliers: Vector, values: Record<string, Jet> }} State */

/** Return the members of a mechanism. The multipliers of the constraints that keep the length of a bar give the mean of
 * its tension along its length: their work on a uniform extension is that of the tension.
 * @param {Spec} spec @param {Mechanism} problem @returns {Member[]} */
export function membersOf({ bodies, contacts, fixed, parts, rods }, { constraints, coordinates }) {
  const bars = [...bodies, ...rods].filter(({ points }) => points.length === 2).map(({ name, points }) => {
    const [a, b] = points;
    const own = [`length of ${name}`, `${b} on ${name}, x`, `${b} on ${name}, y`];
    const rows = own.map((one) => constraints.indexOf(one)).filter((k) => k >= 0);
    const end = fixed[b] ? a : b;
    const columns = ["x", "y"].map((axis) => coordinates.indexOf(`${end}_${axis}`));
    const out = end === b ? 1 : -1;
    return { name, points, force: (/** @type {State} */ { at, A, multipliers }) => {
      const u = along(at(a), at(b));
      return rows.reduce(
        (sum, k) => sum + out * multipliers[k] * (A[k][columns[0]] * u[0] + A[k][columns[1]] * u[1]),
        0,
      );
    } };
  });
  const springs = parts.filter(({ kind }) => kind === "Springs").map(({ name, points, values: [k, l] }) => ({
    name,
    points,
    force: (/** @type {State} */ { at, values }) => {
      const [p, q] = points.map(at);
      return k.of(values)[0] * (Math.hypot(q[0] - p[0], q[1] - p[1]) - l.of(values)[0]);
    },
  }));
  const threads = contacts.filter(({ thread }) => thread).map(({ name, points }) => ({ name, points,
    force: (/** @type {State} */ { multipliers }) => -multipliers[constraints.indexOf(name)] })
  );
  return /** @type {Member[]} */ ([...bars, ...springs, ...threads]);
}

/** Return the direction from one place to another. @param {number[]} p @param {number[]} q */
function along(p, q) {
  const u = [q[0] - p[0], q[1] - p[1]];
  return u.map((x) => x / Math.hypot(u[0], u[1]));
}

/** The members of a live picture; they are coloured while their list is open. */
export class Members {
  /** @param {Live} live @param {Spec} spec @param {Mechanism} problem */
  constructor(live, spec, problem) {
    this.live = live;
    this.spec = spec;
    this.problem = problem;
    this.members = membersOf(spec, problem);
    this.told = 0; // when the list was written
    this.list = make("ul", { class: "tm-board-facts" });
    this.box = make("details", { class: "tm-live-own tm-live-start" },
      make("summary", {}, "Forces in members"), ...this.legend(), this.list);
    this.box.hidden = !this.members.length;
    this.box.ontoggle = () => live.viewer.renew();
    live.arrows.box.after(this.box);
    const { picture } = live.display;
    const { overlay } = picture;
    picture.overlay = (painter, time) => {
      if (this.box.open && !live.display.mode) this.draw(painter, time);
      overlay?.(painter, time);
    };
  }

  legend() {
    const unit = this.spec.si ? " in N" : "";
    return Object.entries(LOOKS).map(([sign, [name, colour, , dashes]]) => {
      const line = `3px ${dashes.length ? "dashed" : "solid"} ${colour}`;
      return make("div", {}, make("span", { class: "tm-board-line-of", style: `border-top: ${line}` }),
        `${sign} ${name}${unit}`);
    });
  }

  /** Return the forces of all members in the last recorded state up to a time. @param {number} time */
  forcesAt(time) {
    const { live: { motions: { first: { recording } } }, members, problem, spec } = this;
    const { begins, n, times, values } = recording;
    const k = recording.number(time);
    const { p } = recording.eraAt(times.values[k]);
    const row = values.row(k);
    const [q, v] = ["coordinates", "velocities"].map((name) => row.slice(begins[name], begins[name] + n));
    const state = { at: (/** @type {string} */ point) => positionOf(point),
      A: problem.constraintMatrix(times.values[k], q, v, p),
      multipliers: row.slice(begins.multipliers, begins.multipliers + problem.constraints.length),
      values: jetsOf(Object.fromEntries(Object.keys(spec.parameters).map((name, i) => [name, p[i]]))) };
    /** @param {string} point */
    const positionOf = (point) =>
      spec.fixed[point]?.map(({ of }) => of(state.values)[0])
        ?? ["x", "y"].map((axis) => q[problem.coordinates.indexOf(`${point}_${axis}`)]);
    const found = members.map(({ force }) => force(state));
    const least = NOTHING * Math.max(...found.map(Math.abs));
    return found.map((x) => Math.abs(x) > least ? x : 0);
  }

  /** @param {LayerPainter} painter @param {number} time */
  draw(painter, time) {
    const { live: { given: { scene } }, members } = this;
    const forces = this.forcesAt(time);
    const most = Math.max(...forces.map(Math.abs)) || 1;
    const { at, c, dark, paper, zoom } = painter;
    c.save();
    c.font = `bold ${13 * zoom}px system-ui, sans-serif`;
    const ends = members.map(({ points }) => points.map((point) => at[scene.labels.indexOf(point)]));
    const stroke = (
      /** @type {number[][]} */ [a, b],
      /** @type {number} */ wide,
      /** @type {string} */ colour,
    ) => {
      c.lineWidth = zoom * wide;
      c.strokeStyle = colour;
      c.beginPath();
      c.moveTo(a[0], a[1]);
      c.lineTo(b[0], b[1]);
      c.stroke();
    };
    ends.forEach((pair, k) => {
      const wide = THIN + (WIDE - THIN) * Math.abs(forces[k]) / most;
      c.setLineDash([]);
      stroke(pair, wide + HALO, paper);
      c.setLineDash(forces[k] ? LOOKS[signOf(forces[k])][3] : []);
      stroke(pair, wide, colourOf(forces[k], dark));
    });
    c.setLineDash([]);
    if (members.length <= MOST) {
      ends.forEach(([a, b], k) => {
        const [u, w] = along(a, b);
        const far = zoom * ASIDE * (1 + Math.abs(w)); // a steep bar needs room for the width of a number
        const aside = u < 0 ? -far : far; // above
        const middle = { x: (a[0] + b[0]) / 2 + aside * w, y: (a[1] + b[1]) / 2 - aside * u };
        painter.written(written(forces[k]), middle, colourOf(forces[k], dark));
      });
    }
    c.restore();
    this.tell(forces);
  }

  /** Write the list, but not too often. @param {number[]} forces */
  tell(forces) {
    const now = performance.now();
    if (this.live.clock.playing && now - this.told < PERIOD) return;
    this.told = now;
    const lines = this.members.map(({ name }, k) =>
      `${name} ${written(forces[k])}${forces[k] ? ` ${LOOKS[signOf(forces[k])][0]}` : ""}`
    );
    this.list.replaceChildren(...lines.map((line) => make("li", {}, line)));
  }
}

/** @param {number} force */
const signOf = (force) => (force > 0 ? "+" : "−");
/** @param {number} force */
const written = (force) => `${force > 0 ? "+" : ""}${short(Number(force.toPrecision(3)))}`;
/** @param {number} force @param {boolean} dark */
const colourOf = (force, dark) => force ? LOOKS[signOf(force)][dark ? 2 : 1] : "#777777";
