// Draws one layer of a picture at one time.

import { between, entry, intervalAt, settled } from "./frames.js";
import { convex } from "./hull.js";

/** @import { Forces, Layer, Look, Point, Project } from "./types.js" */
/** @import { Pull, Scene, Shape, TextBox, Tip, Vectors } from "./types.js" */

const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6D1F", "#555555"];
const ROD = "#8a8f98";
const FILLED = ["body", "block"];
const BLOCK = { fill: "#d9d9d9", edge: "#262626" };
const PIN = "#262626";
const PULL_COLOUR = "#b0005c";
const CONE = 5; // vectors of a friction cone: position, force, axis, two radii; see arrows.py
const RIM = Array.from({ length: 32 },
  (_, k) => [Math.cos((k * Math.PI) / 16), Math.sin((k * Math.PI) / 16)]);
const TRAIL = 0.08; // length of the trail of a particle, relative to the motion

/** Draws one layer at one time. */
export class LayerPainter {
  /** @param {CanvasRenderingContext2D} c @param {Project} project @param {Layer} layer @param {Look} look
   * @param {number} scale @param {number} time */
  constructor(c, project, { scene, data, style }, look, scale, time) {
    this.c = c;
    this.scene = scene;
    this.data = data;
    this.style = style;
    this.scale = scale;
    this.ink = look.ink;
    this.paper = look.paper;
    this.dark = look.dark;
    this.zoom = look.zoom;
    this.show = look.show;
    this.taken = /** @type {TextBox[]} */ ([]); // the boxes of texts that are drawn
    /** @type {Project} */
    this.project = (p) => held(project(p));
    const [i, part] = intervalAt(data.times, time);
    this.i = i;
    this.part = part;
    this.positions = scene.labels.map((_, k) =>
      scene.fixed[k - scene.count] ?? between(data.points, i, part, k)
    );
    this.at = this.positions.map(this.project);
  }

  /** @param {number} alpha */
  fade(alpha) {
    this.c.globalAlpha = alpha * this.style.alpha;
  }

  /** @param {number} k */
  colour(k) {
    return this.style.colour ?? COLOURS[k % COLOURS.length];
  }

  /** @param {Point[]} points */
  line(points) {
    this.c.beginPath();
    for (const p of points) this.c.lineTo(p[0], p[1]);
    this.c.stroke();
  }

  /** Draw the paths from a frame on, faintly. @param {number} from */
  paths(from) {
    const { c, data } = this;
    c.lineWidth = 1.8 * this.zoom;
    this.fade(this.dark ? 0.8 : 0.6);
    for (const k of this.scene.paths) {
      c.strokeStyle = this.colour(k);
      this.line(
        Array.from({ length: settled(this) - from }, (_, i) => this.project(entry(data.points, from + i, k))),
      );
    }
  }

  // Draw the trail of each particle, brighter towards it.
  trails() {
    const { c, data, i, zoom } = this;
    const length = Math.max(2, Math.min(400, Math.round(data.times.length * TRAIL)));
    const first = Math.max(0, i - length);
    c.lineCap = "round";
    for (const k of this.scene.paths) {
      c.strokeStyle = this.colour(k);
      for (let band = 0; band < 6; band++) {
        const from = first + Math.floor(((i - first) * band) / 6);
        const to = first + Math.floor(((i - first) * (band + 1)) / 6);
        this.fade(0.1 + 0.13 * band);
        c.lineWidth = zoom * (1 + 0.4 * band);
        c.beginPath();
        for (let j = from; j <= to; j++) {
          const [x, y] = this.project(entry(data.points, j, k));
          c.lineTo(x, y);
        }
        if (band === 5) c.lineTo(this.at[k][0], this.at[k][1]);
        c.stroke();
      }
    }
    this.fade(1);
  }

  bodies() {
    for (const rod of this.scene.rods) this.rod(rod);
    for (const shape of this.scene.shapes) this.outline(shape);
  }

  /** @param {Scene["rods"][number]} rod */
  rod({ from, to, pivot, constraint, off }) {
    const { c, zoom, data, i, part } = this;
    const b = pivot ? this.project(pivot) : this.at[to ?? from];
    const t = data.times[i] + (part ? part * (data.times[i + 1] - data.times[i]) : 0);
    const spans = data.off ? data.off.get(constraint) ?? [] : off ?? [];
    const acts = !spans.some(([begin, end]) => begin <= t && t < end);
    this.fade(acts ? 1 : 0.35);
    c.setLineDash(acts ? [] : [7 * zoom, 6 * zoom]);
    c.strokeStyle = c.fillStyle = this.style.colour ?? ROD;
    c.lineWidth = 3 * zoom;
    this.line([this.at[from], b]);
    c.setLineDash([]);
    this.fade(1);
    if (pivot) c.fillRect(b[0] - 4 * zoom, b[1] - 4 * zoom, 8 * zoom, 8 * zoom);
  }

  /** Draw a shape; the edge of a filled shape is below its area, so that its pieces join.
   * @param {Shape} shape */
  outline(shape) {
    const { c, positions, zoom } = this;
    const { kind, lines } = shape;
    const filled = FILLED.includes(kind);
    const { fill, edge } = kind === "block" ? BLOCK : shape;
    c.lineCap = c.lineJoin = "round";
    c.beginPath();
    for (const line of lines) {
      verticesOf(shape, line, positions).forEach((p, k) => {
        const [x, y] = this.project(p);
        k ? c.lineTo(x, y) : c.moveTo(x, y);
      });
      if (filled) c.closePath();
    }
    c.strokeStyle = filled ? (this.style.colour ?? edge) : kind === "slot" ? PIN : this.ink;
    c.lineWidth = zoom * ({ body: 3.5, block: 3, guide: 1, slot: 1, support: 1.5 }[kind] ?? 2);
    const dashed = kind === "guide" || kind === "slot";
    if (dashed) c.setLineDash([12, 4, 2, 4]);
    this.fade(dashed ? 0.7 : 1);
    c.stroke();
    c.setLineDash([]);
    if (!filled) return;
    this.fade(this.style.colour ? 0.35 : 1); // transparent, so that its parts are visible
    c.fillStyle = this.style.colour ?? fill;
    c.fill();
  }

  particles() {
    const { c, at, zoom } = this;
    const order = at.map((p, k) => [p[2], k]).sort((a, b) => a[0] - b[0]);
    this.fade(1);
    for (const [, k] of order) {
      const [x, y] = at[k];
      const mark = this.scene.marks[k];
      if (mark === "none" || mark === "contact") continue;
      c.fillStyle = { pin: "#ffffff", dot: this.ink }[mark] ?? this.colour(k);
      c.strokeStyle = { pin: this.style.colour ?? PIN, dot: this.paper }[mark] ?? "#ffffff";
      c.lineWidth = 1.5;
      c.beginPath();
      c.arc(x, y, zoom * ({ pin: 4, dot: 3 }[mark] ?? 8), 0, 2 * Math.PI);
      c.fill();
      c.stroke();
    }
  }

  // Draw names and forces; names of forces do not cover other names.
  texts() {
    const shown = this.scene.forces.map((forces, kind) => ({ forces, values: this.data.forces[kind] }))
      .filter(({ forces }) => this.show[forces.title]);
    for (const { forces, values } of shown) if (forces.cone) this.cones(values, forces);
    this.taken = this.show.labels ? this.names() : [];
    for (const { forces, values } of shown) if (!forces.cone) this.arrows(values, forces);
  }

  names() {
    const { c, scene, zoom } = this;
    c.font = `bold ${14 * zoom}px system-ui, sans-serif`;
    return this.at.flatMap(([x, y, , scale], k) => {
      if (scene.marks[k] === "contact") return [];
      const away = zoom * (scene.marks[k] === "disc" ? 17 : 12) + 0.9 * scale * scene.width;
      const box = this.box(scene.labels[k], x + away * scene.sides[k][0], y - away * scene.sides[k][1]);
      this.written(scene.labels[k], box, this.ink);
      return box;
    });
  }

  /** Draw friction cones, lightly: two outlines, in space the rim, and the force.
   * @param {Vectors} values @param {Forces} forces */
  cones(values, { points, colour, ...kind }) {
    const { c, zoom } = this;
    const scale = this.length(kind);
    c.strokeStyle = c.fillStyle = colour;
    for (let n = 0; n < points.length; n += CONE) {
      const [from, force, axis, first, second] = Array.from({ length: CONE }, (_, k) =>
        between(values, this.i, this.part, n + k));
      const at = (/** @type {Point} */ v) => this.project(from.map((x, k) => x + scale * v[k]));
      const rim = RIM.map(([u, w]) => at(axis.map((x, k) => x + u * first[k] + w * second[k])));
      const tip = at([0, 0, 0]);
      const hull = convex([tip, ...rim]);
      const k = hull.indexOf(tip);
      c.lineWidth = zoom;
      this.fade(this.dark ? 0.28 : 0.2);
      c.beginPath();
      for (const [x, y] of hull) c.lineTo(x, y);
      c.fill();
      this.fade(0.6);
      if (k >= 0 && hull.length > 2) this.line([hull.at(k - 1) ?? tip, tip, hull[(k + 1) % hull.length]]);
      if (second.some((x) => x)) this.line([...rim, rim[0]]);
      this.fade(1);
      this.arrow(tip, at(force));
    }
  }

  /** Return metres of an arrow per newton, or per metre of a displacement.
   * @param {{ longer?: number, metres?: boolean }} kind */
  length({ longer = 1, metres }) {
    return metres ? 1 : this.scale * longer;
  }

  /** @param {Vectors} values @param {Forces} forces */
  arrows(values, { points, names, colour, ...kind }) {
    const { c, taken, zoom } = this;
    const scale = this.length(kind);
    const tips = /** @type {Tip[]} */ ([]);
    c.strokeStyle = c.fillStyle = colour;
    points.forEach((k, n) => {
      const force = between(values, this.i, this.part, n);
      const a = this.at[k];
      const b = this.project(this.positions[k].map((x, axis) => x + scale * force[axis]));
      const ahead = this.arrow(a, b);
      if (ahead) tips.push({ name: names[n], x: b[0], y: b[1], ...ahead });
    });
    c.font = `${13 * zoom}px system-ui, sans-serif`;
    for (const tip of tips) {
      if (!tip.name || !this.show.labels) continue;
      const box = this.free(tip, taken);
      taken.push(box);
      this.written(tip.name, box, colour);
    }
  }

  /** Draw an arrow; return its direction, or null if it is too short to be seen.
   * @param {Point} a @param {Point} b */
  arrow(a, b) {
    const { c, zoom } = this;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long < 3) return null;
    const head = Math.min(11 * zoom, 0.5 * long);
    const ux = (b[0] - a[0]) / long;
    const uy = (b[1] - a[1]) / long;
    c.lineCap = "butt";
    c.lineWidth = 2.5 * zoom;
    this.line([a, [b[0] - head * ux, b[1] - head * uy]]);
    c.beginPath();
    c.moveTo(b[0], b[1]);
    c.lineTo(b[0] - head * ux + 0.45 * head * uy, b[1] - head * uy - 0.45 * head * ux);
    c.lineTo(b[0] - head * ux - 0.45 * head * uy, b[1] - head * uy + 0.45 * head * ux);
    c.fill();
    return { ux, uy };
  }

  /** Draw the pull of the pointer on a point, with its force in a running motion; see
   * teachmech/live/dragging.js.
   * @param {Pull|null} pull */
  pull(pull) {
    if (!pull) return;
    const { c, zoom } = this;
    const a = this.at[pull.point];
    const b = this.project(pull.target);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = Math.hypot(dx, dy);
    this.fade(1);
    c.strokeStyle = c.fillStyle = PULL_COLOUR;
    c.lineWidth = 2 * zoom;
    c.beginPath();
    c.arc(a[0], a[1], 12 * zoom, 0, 2 * Math.PI);
    c.stroke();
    if (long < 14 * zoom) return;
    c.setLineDash(pull.said ? [] : [5 * zoom, 5 * zoom]);
    this.line([a, b]);
    c.setLineDash([]);
    c.beginPath();
    c.arc(b[0], b[1], 4 * zoom, 0, 2 * Math.PI);
    c.fill();
    c.font = `bold ${14 * zoom}px system-ui, sans-serif`;
    if (pull.said)
      this.written(pull.said,
        this.free({ name: pull.said, x: b[0], y: b[1], ux: dx / long, uy: dy / long }, []), PULL_COLOUR);
  }

  /** Return the first position near the tip of an arrow at which its name covers no other name.
   * @param {Tip} tip @param {TextBox[]} taken */
  free({ name, x, y, ux, uy }, taken) {
    const { wide, tall } = this.box(name, 0, 0);
    const turns = [0, 1, -1, 2, -2, 3, -3].map((k) => (k * Math.PI) / 4);
    const positions = [1, 1.9, 2.8].flatMap((far) =>
      turns.map((turn) => {
        const vx = Math.cos(turn) * ux - Math.sin(turn) * uy;
        const vy = Math.sin(turn) * ux + Math.cos(turn) * uy;
        return this.box(name, x + vx * (6 + 0.5 * wide) * far, y + vy * (6 + 0.5 * tall) * far);
      })
    );
    return positions.find((box) => !taken.some((other) => overlap(box, other))) ?? positions[0];
  }

  /** @param {string} words @param {number} x @param {number} y */
  box(words, x, y) {
    return { x, y, wide: this.c.measureText(words).width + 4,
      tall: parseFloat(/[\d.]+px/.exec(this.c.font)?.[0] ?? "") + 2 };
  }

  /** Draw a text with a halo in the background colour, so that it is readable on anything.
   * @param {string} words @param {{ x: number, y: number }} at @param {string} colour */
  written(words, { x, y }, colour) {
    const { c } = this;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.lineJoin = "round";
    c.lineWidth = 3 * this.zoom;
    c.strokeStyle = this.paper;
    c.strokeText(words, x, y);
    c.fillStyle = colour;
    c.fillText(words, x, y);
  }
}

/** @param {TextBox} a @param {TextBox} b */
const overlap = (a, b) =>
  2 * Math.abs(a.x - b.x) < a.wide + b.wide && 2 * Math.abs(a.y - b.y) < a.tall + b.tall;

/** Limit a position to numbers that a canvas accepts; one far outside stays outside.
 * @param {ReturnType<Project>} p */
function held(p) {
  p[0] = Math.min(1e5, Math.max(-1e5, p[0]));
  p[1] = Math.min(1e5, Math.max(-1e5, p[1]));
  return p;
}

/** Return the positions of the vertices (along, part, aside) of a line; see teachmech/animation/outlines.py.
 * @param {Shape} shape @param {number[][]} line @param {Point[]} positions */
function verticesOf({ origin, ends }, line, positions) {
  const [x, y, z] = positions[origin];
  let ux = 1;
  let uy = 0;
  let distance = 0;
  if (ends) {
    const [a, b] = ends.map((k) => positions[k]);
    distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (distance > 0) [ux, uy] = [(b[0] - a[0]) / distance, (b[1] - a[1]) / distance];
  }
  return line.map(([along, part, aside]) => {
    const ahead = along + part * distance;
    return [x + ahead * ux - aside * uy, y + ahead * uy + aside * ux, z];
  });
}
