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
const ALONG = 0.4; // place of its number along a member: diagonals cross in the middle
const NOTHING = 1e-9; // of the largest force
const LOOSE = 1e-8; // change of a force that is not unique, relative to the constraint Jacobian
const NOT_UNIQUE =
  "* not unique: constraints are redundant, and other forces give the same motion. The multipliers "
  + "shown have the least norm.";
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
    this.loose = /** @type {boolean[]} */ ([]); // of each member, when the list was written
    /** @type {{ course: unknown, t: number, loose: boolean[] } | null} */
    this.looked = null; // the last result of looseAt
    this.list = make("ul", { class: "tm-board-facts" });
    this.said = make("p", { role: "status" });
    this.box = make("details", { class: "tm-live-own tm-live-start" },
      make("summary", {}, "Forces in members"), ...this.legend(), this.list, this.said);
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
    return Object.entries(LOOKS).map(([sign, [name, light, dark, dashes]]) => {
      const style = `--light: ${light}; --dark: ${dark}; border-top-style: ${
        dashes.length ? "dashed" : "solid"
      }`;
      return make("div", {}, make("span", { class: "tm-board-line-of", style }), `${sign} ${name}${unit}`);
    });
  }

  /** Return the last recorded state up to a time. @param {number} time @returns {State} */
  stateAt(time) {
    const { live: { motions: { first: { recording } } }, problem, spec } = this;
    const { begins, n, times, values } = recording;
    const k = recording.number(time);
    const { method, p } = recording.eraAt(times.values[k]);
    const { acting } = recording.at(time);
    const row = values.row(k);
    const [q, v] = ["coordinates", "velocities"].map((name) => row.slice(begins[name], begins[name] + n));
    const jets = jetsOf(Object.fromEntries(Object.keys(spec.parameters).map((name, i) => [name, p[i]])));
    return {
      at: (point) =>
        spec.fixed[point]?.map(({ of }) => of(jets)[0])
          ?? ["x", "y"].map((axis) => q[problem.coordinates.indexOf(`${point}_${axis}`)]),
      A: method.recalled(acting, () => problem.constraintMatrix(times.values[k], q, v, method.p)),
      // NaN if a constraint does not act
      multipliers: row.slice(begins.multipliers, begins.multipliers + problem.constraints.length).map((x) =>
        x || 0
      ),
      values: jets,
    };
  }

  /** Return the forces of all members in the last recorded state up to a time. @param {number} time */
  forcesAt(time) {
    const state = this.stateAt(time);
    const found = this.members.map(({ force }) => force(state));
    const least = NOTHING * Math.max(...found.map(Math.abs));
    return found.map((x) => Math.abs(x) > least ? x : 0);
  }

  /** Return for each member whether its force is not unique: multipliers that give no force A^T lambda change it.
   * @param {number} time */
  looseAt(time) {
    const { live: { motions: { first: course } }, members, looked } = this;
    const { t, y, acting } = course.recording.at(time);
    if (looked?.t === t && looked.course === course) return looked.loose;
    const state = this.stateAt(time);
    const { method } = course.recording.eraAt(t);
    const { N } = method.recalled(acting, () => method.freeAt(t, y));
    const size = Math.max(...state.A.map((row) => Math.max(...row.map(Math.abs))));
    const forces = (/** @type {Vector} */ multipliers) =>
      members.map(({ force }) => force({ ...state, multipliers }));
    const rest = forces(state.multipliers.map(() => 0)); // of springs
    const changes = N.map((vector) => forces(vector).map((x, k) => Math.abs(x - rest[k])));
    const loose = members.map((_, k) => changes.some((change) => change[k] > LOOSE * size));
    this.looked = { course, t, loose };
    return loose;
  }

  /** @param {LayerPainter} painter @param {number} time */
  draw(painter, time) {
    const { live: { given: { scene } }, members } = this;
    const forces = this.forcesAt(time);
    this.tell(forces, time);
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
        const place = { x: a[0] + ALONG * (b[0] - a[0]) + aside * w,
          y: a[1] + ALONG * (b[1] - a[1]) - aside * u };
        painter.written(written(forces[k]) + (this.loose[k] ? "*" : ""), place, colourOf(forces[k], dark));
      });
    }
    c.restore();
  }

  /** Write the list, but not too often. @param {number[]} forces @param {number} time */
  tell(forces, time) {
    const now = performance.now();
    if (this.live.clock.playing && now - this.told < PERIOD) return;
    this.told = now;
    this.loose = this.looseAt(time);
    const lines = this.members.map(({ name }, k) =>
      `${name} ${written(forces[k])}${this.loose[k] ? "*" : ""}${
        forces[k] ? ` ${LOOKS[signOf(forces[k])][0]}` : ""
      }`
    );
    this.list.replaceChildren(...lines.map((line) => make("li", {}, line)));
    const said = this.loose.some(Boolean) ? NOT_UNIQUE : "";
    if (this.said.textContent !== said) this.said.textContent = said;
  }
}

/** @param {number} force */
const signOf = (force) => (force > 0 ? "+" : "−");
/** @param {number} force */
const written = (force) => `${force > 0 ? "+" : ""}${short(Number(force.toPrecision(3)))}`;
/** @param {number} force @param {boolean} dark */
const colourOf = (force, dark) => force ? LOOKS[signOf(force)][dark ? 2 : 1] : "#777777";
