// The picture of a player: layers that move, above a ground that stands still.
//
// A layer is a scene, its numbers and a style. The motion, the last one that is kept as a ghost, and
// the one that stands beside are layers, drawn by the same functions.

import {
  about,
  cameraOf,
  extent,
  floor,
  framed,
  inner,
  kept,
  projection,
  rulers,
  sizeOf,
  VIEW,
} from "./ground.js";
import { drawSolids, standingOf } from "./solids.js";

/**
 * What the player needs beside the numbers. An index of a point counts the moving points first,
 * then the fixed ones; lengths are in metres.
 *
 * @typedef {object} Scene
 * @property {string} name
 * @property {1 | 2 | 3} dimension
 * @property {number} frames how many there are
 * @property {number} count of the points that move
 * @property {string[]} labels names of all points
 * @property {("disc" | "pin" | "dot" | "none")[]} marks of all points
 * @property {[number, number][]} sides direction from each point to its name
 * @property {number} width of the outlines, or half of that of bars
 * @property {Solid[]} solids in space
 * @property {number} directions how many vectors of frames there are: y and z of each
 * @property {number} reach how large what is seen in space is at one time
 * @property {[number, number] | null} view from where it is seen at first: azimuth and elevation
 * @property {[number, number, number][]} fixed places of the fixed points
 * @property {number[]} paths points whose path is drawn
 * @property {Shape[]} shapes
 * @property {string[]} caption parameters with their values
 * @property {string} unit of length, or nothing
 * @property {[number, number, number]} low corner of the box around everything that is sound
 * @property {[number, number, number]} high the other corner
 * @property {number | null} left when the motion leaves that box for good
 * @property {number} speed at which it is played at first; 1 is as it happened
 * @property {number} scale of the arrows, in metres per newton
 * @property {{title: string, points: number[], names: string[], colour: string, shown: boolean}[]} forces
 * @property {{from: number, to: number | null, pivot: [number, number, number] | null}[]} rods
 *
 * @typedef {object} Shape lines of vertices (along, part, aside); see teachmech/animation/outlines.py
 * @property {"body" | "block" | "support" | "guide" | "slot" | "spring" | "damper" | "spoke"} kind
 * @property {number} origin point on which it stands
 * @property {[number, number] | null} ends points that give direction and distance
 * @property {string} fill colour of a body
 * @property {string} edge colour of a body
 * @property {[number, number, number][][]} lines
 *
 * @typedef {object} Solid see teachmech/animation/space.py
 * @property {string} kind
 * @property {number} origin
 * @property {number | null} end
 * @property {number | null} frame
 * @property {number[]} numbers
 * @property {string} colour
 *
 * @typedef {object} Style
 * @property {number} alpha
 * @property {string | null} colour of everything that moves; null is each in its own
 * @property {boolean} told whether its names and forces are drawn
 */

/** @type {Object<string, Style>} */
export const LAYERS = {
  alone: { alpha: 1, colour: null, told: true },
  A: { alpha: 1, colour: "#0072B2", told: true },
  B: { alpha: 1, colour: "#D55E00", told: false },
};
const PALE = 0.3; // of a ghost

const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6D1F", "#555555"];
const ROD = "#8a8f98";
const FILLED = ["body", "block"];
const BLOCK = { fill: "#d9d9d9", edge: "#262626" };
const PIN = "#262626";
const HAND = "#b0005c";
const FOLLOWED = 2.5; // times as large as what moves is a frame in which it is followed
const MOST_NAMES = 40; // above them they lie upon each other
const TRAIL = 0.08; // part of the motion that trails behind a particle

/** Return a layer of a scene and its bytes. */
export function layer(scene, bytes, style) {
  return { scene, data: unpack(scene, bytes), style };
}

/** Return a layer as it is drawn as the last motion. */
export function ghostly({ scene, data, style }) {
  return { scene, data, style: { ...style, alpha: PALE, told: false } };
}

/** The layers on a canvas, the frame that they share, and how the user looks at it. */
export class Picture {
  /** @param {number} room how much larger than the motion the frame is at first */
  constructor(canvas, room) {
    this.canvas = canvas;
    this.room = room;
    this.layers = [];
    this.ghost = null;
    this.frame = null;
    this.ground = null;
    this.pull = null;
    /** @type {(place: any) => number[]} */
    this.project = () => [0, 0, 0, 1]; // until it is drawn
    this.view = { ...VIEW };
    this.show = {};
  }

  /** Show of a scene what is shown until the ticks beside the picture say otherwise. */
  showAtFirst({ labels, forces }) {
    this.show = {
      path: true,
      labels: labels.length > 1 && labels.length <= MOST_NAMES,
      last: true,
      follow: true,
    };
    for (const { title, shown } of forces) this.show[title] = shown;
  }

  /** Show other layers, the main one last; the frame stays as long as they fit. */
  load(layers, ghost) {
    this.layers = layers;
    this.ghost = ghost;
    const boxes = layers.map(({ scene }) => scene);
    if (!this.frame) this.look(this.viewAtFirst);
    this.frame = this.frame ? kept(this.frame, boxes) : framed(boxes, this.room);
    this.ground = null;
  }

  // From where it is seen at first.
  get viewAtFirst() {
    const [azimuth, elevation] = this.main.scene.view ?? [VIEW.azimuth, VIEW.elevation];
    return { ...VIEW, azimuth, elevation };
  }

  /** Take the numbers of the layers anew, which have grown. */
  renew(numbers) {
    numbers.forEach((data, k) => (this.layers[k].data = data));
  }

  /** Look at what is there now, as at first. */
  fit() {
    this.frame = framed(
      this.layers.map(({ scene }) => scene),
      this.room,
    );
    this.look(this.viewAtFirst);
  }

  /** Change the view. */
  look(changes) {
    Object.assign(this.view, changes);
    this.ground = null;
  }

  /** Whether what moves is small in its frame, and may be followed. */
  get roams() {
    const { reach } = this.main.scene; // 0 where nothing has a size
    return this.inSpace && reach > 0 && FOLLOWED * reach < sizeOf(this.frame);
  }

  get following() {
    return this.show.follow && this.roams;
  }

  // The places of the points of the main layer.
  placesAt(time) {
    const { scene, data } = this.main;
    const [i, part] = place(data.times, time);
    return scene.labels.flatMap((_, k) =>
      scene.paths.includes(k) || !scene.paths.length ? [between(data.points, i, part, k)] : [],
    );
  }

  get main() {
    return this.layers.at(-1);
  }

  get inSpace() {
    return this.main.scene.dimension === 3;
  }

  /** The part of the canvas in which a plane picture is drawn: [left, bottom], in pixels. */
  get inner() {
    const { clientWidth, clientHeight } = this.canvas;
    return inner(clientHeight, letters(clientWidth, clientHeight));
  }

  /** Turn a picture in space, or shift a plane one, by so many pixels. */
  move(dx, dy) {
    if (!this.inSpace) return this.shiftBy(dx, dy);
    const { azimuth, elevation } = this.view;
    const tilt = Math.min(1.57, Math.max(-1.57, elevation + dy * 0.008));
    this.look({ azimuth: azimuth - dx * 0.008, elevation: tilt });
  }

  /** Shift it by so many pixels. */
  shiftBy(dx, dy) {
    this.look({ x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Zoom by a factor about a place of the canvas, which stays there. */
  zoomBy(factor, x, y) {
    const zoom = Math.min(8, Math.max(0.3, this.view.zoom * factor));
    const by = zoom / this.view.zoom;
    const away = [x - this.canvas.clientWidth / 2, y - this.canvas.clientHeight / 2];
    this.look({ zoom, x: this.view.x * by + away[0] * (1 - by), y: this.view.y * by + away[1] * (1 - by) });
  }

  /** Return where a place is on the canvas, in pixels. */
  pixels(place) {
    return this.project(place);
  }

  /** Return how far a place moves with the hand by so many pixels; in space, along the screen. */
  shift(dx, dy) {
    const scale = this.project(this.frame.low)[3];
    const right = dx / scale;
    const up = -dy / scale;
    if (!this.inSpace) return [right, this.main.scene.dimension === 1 ? 0 : up, 0];
    const { azimuth, elevation } = this.view;
    const ca = Math.cos(azimuth);
    const sa = Math.sin(azimuth);
    const ce = Math.cos(elevation);
    const se = Math.sin(elevation);
    return [-sa * right - se * ca * up, ca * right - se * sa * up, ce * up];
  }

  /** The longest side of the frame. */
  get size() {
    return extent(this.frame, 2).size;
  }

  /** Draw everything as it is at a time. */
  draw(time) {
    const { canvas, show } = this;
    const ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    if (!width || !height) return;
    const { color: ink, backgroundColor } = getComputedStyle(
      canvas.closest(".tm-player") ?? canvas.parentElement,
    );
    const paper = backgroundColor === "rgba(0, 0, 0, 0)" ? "#ffffff" : backgroundColor;
    const look = { ink, paper, dark: brightness(ink) > 128, zoom: letters(width, height), show };
    const size = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== size[0] || canvas.height !== size[1]) {
      [canvas.width, canvas.height] = size;
      this.ground = null;
    }
    const bounds = extent(
      this.following ? about(this.placesAt(time), this.main.scene.reach, this.frame) : this.frame,
      this.main.scene.dimension,
    );
    if (this.following) this.ground = null;
    const project = (this.project = projection(
      this.main.scene.dimension,
      bounds,
      this.view,
      width,
      height,
      look.zoom,
    ));
    const [left, bottom] = this.inSpace ? [0, height] : this.inner;
    const layers = this.ghost && show.last ? [this.ghost, ...this.layers] : this.layers;
    const begin = (c, clipped) => {
      c.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (!clipped) return;
      c.beginPath();
      c.rect(left, 0, width - left, bottom);
      c.clip();
    };
    const image = (paint, clipped) => {
      const made = document.createElement("canvas");
      [made.width, made.height] = size;
      const c = made.getContext("2d");
      begin(c, clipped);
      paint(c);
      return made;
    };
    const pens = (c) => layers.map((one) => new Pen(c, project, one, look, this.frame.scale, time));
    if (
      this.ground?.ink !== ink ||
      this.ground.last !== show.last ||
      this.ground.drawn.some((count, k) => count > settled(layers[k]))
    ) {
      this.ground = {
        ink,
        last: show.last,
        below: image(
          (c) =>
            (this.inSpace ? floor : rulers)(
              c,
              project,
              bounds,
              ink,
              look.zoom,
              this.main.scene.unit,
              width,
              height,
            ),
          false,
        ),
        paths: image(() => {}, true),
        drawn: layers.map(() => 0), // frames of each layer whose path is there; a motion that runs has more later
      };
    }
    const { drawn: seen, paths } = this.ground;
    const frames = layers.map(settled);
    if (show.path && frames.some((count, k) => count > seen[k])) {
      pens(paths.getContext("2d")).forEach((pen, k) => pen.paths(Math.max(0, seen[k] - 1)));
      this.ground.drawn = frames;
    }
    const c = canvas.getContext("2d");
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, ...size);
    c.drawImage(this.ground.below, 0, 0);
    c.save();
    begin(c, true);
    const drawn = pens(c);
    const whole = () => {
      c.save();
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.drawImage(this.ground.paths, 0, 0);
      c.restore();
    };
    if (show.path && this.inSpace) whole(); // behind solids; the trails show what is before them
    if (this.main.scene.solids.length) {
      const camera = cameraOf(bounds, this.view, width, height, look.zoom);
      drawSolids(
        c,
        camera,
        drawn.flatMap((pen) => pen.solids()),
        { width, height, ratio, depth: 4 * bounds.size, floor: bounds.low[2] },
      );
    }
    for (const pen of drawn) pen.bodies();
    if (show.path) {
      if (!this.inSpace) whole(); // above bodies, which would hide them
      for (const pen of drawn) pen.trails();
    }
    for (const pen of drawn) pen.particles();
    c.restore();
    begin(c, false);
    for (const pen of drawn) if (pen.style.told) pen.texts();
    drawn.at(-1).pull(this.pull);
  }
}

// How much larger than usual letters and pins are, for a projector.
function letters(width, height) {
  return Math.min(2.4, Math.max(1, Math.min(height / 420, width / 640)));
}

function brightness(colour) {
  const [r, g, b] = colour.match(/[\d.]+/g).map(Number);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** Draws one layer at one time. */
class Pen {
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
    this.project = (p) => held(project(p));
    const [i, part] = place(data.times, time);
    this.i = i;
    this.part = part;
    this.places = scene.labels.map(
      (_, k) => scene.fixed[k - scene.count] ?? between(data.points, i, part, k),
    );
    this.at = this.places.map(this.project);
  }

  fade(alpha) {
    this.c.globalAlpha = alpha * this.style.alpha;
  }

  colour(k) {
    return this.style.colour ?? COLOURS[k % COLOURS.length];
  }

  line(points) {
    this.c.beginPath();
    for (const p of points) this.c.lineTo(p[0], p[1]);
    this.c.stroke();
  }

  // Paths from a frame on, faint.
  paths(from) {
    const { c, data } = this;
    c.lineWidth = 1.2 * this.zoom;
    this.fade(this.dark ? 0.6 : 0.4);
    for (const k of this.scene.paths) {
      c.strokeStyle = this.colour(k);
      this.line(
        Array.from({ length: settled(this) - from }, (_, i) => this.project(entry(data.points, from + i, k))),
      );
    }
  }

  // What trails behind a particle, brighter towards it.
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
        for (let j = from; j <= to; j++) c.lineTo(...this.project(entry(data.points, j, k)).slice(0, 2));
        if (band === 5) c.lineTo(this.at[k][0], this.at[k][1]);
        c.stroke();
      }
    }
    this.fade(1);
  }

  // The solids where they are now.
  solids() {
    const { data, i, part, scene, style } = this;
    const direction = (k) => between(data.directions, i, part, k);
    return scene.solids.map((solid) => ({
      solid,
      width: scene.width,
      colour: style.colour ?? solid.colour,
      alpha: style.alpha,
      ...standingOf(solid, this.places, direction),
    }));
  }

  bodies() {
    for (const rod of this.scene.rods) this.rod(rod);
    for (const shape of this.scene.shapes) this.outline(shape);
  }

  rod({ from, to, pivot }) {
    const { c, zoom } = this;
    const b = pivot ? this.project(pivot) : this.at[to];
    this.fade(1);
    c.strokeStyle = c.fillStyle = this.style.colour ?? ROD;
    c.lineWidth = 3 * zoom;
    this.line([this.at[from], b]);
    if (pivot) c.fillRect(b[0] - 4 * zoom, b[1] - 4 * zoom, 8 * zoom, 8 * zoom);
  }

  // A shape: what is filled has its edge below its area, so that pieces of it become one.
  outline(shape) {
    const { c, places, zoom } = this;
    const { kind, lines } = shape;
    const filled = FILLED.includes(kind);
    const { fill, edge } = kind === "block" ? BLOCK : shape;
    c.lineCap = c.lineJoin = "round";
    c.beginPath();
    for (const line of lines) {
      standing(shape, line, places).forEach((p, k) => {
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
    this.fade(this.style.colour ? 0.35 : 1); // of one colour: its parts are seen through it
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
      if (mark === "none") continue;
      c.fillStyle = { pin: "#ffffff", dot: this.ink }[mark] ?? this.colour(k);
      c.strokeStyle = { pin: this.style.colour ?? PIN, dot: this.paper }[mark] ?? "#ffffff";
      c.lineWidth = 1.5;
      c.beginPath();
      c.arc(x, y, zoom * ({ pin: 4, dot: 3 }[mark] ?? 8), 0, 2 * Math.PI);
      c.fill();
      c.stroke();
    }
  }

  // Names and forces; the name of a force goes where it lies on no other.
  texts() {
    const taken = this.show.labels ? this.names() : [];
    this.scene.forces.forEach((forces, kind) => {
      if (this.show[forces.title]) this.arrows(this.data.forces[kind], forces, taken);
    });
  }

  names() {
    const { c, scene, zoom } = this;
    c.font = `bold ${14 * zoom}px system-ui, sans-serif`;
    return this.at.map(([x, y, , scale], k) => {
      const away = zoom * (scene.marks[k] === "disc" ? 17 : 12) + 0.9 * scale * scene.width;
      const box = this.box(scene.labels[k], x + away * scene.sides[k][0], y - away * scene.sides[k][1]);
      this.written(scene.labels[k], box, this.ink);
      return box;
    });
  }

  arrows(values, { points, names, colour }, taken) {
    const { c, zoom } = this;
    const tips = [];
    c.strokeStyle = c.fillStyle = colour;
    c.lineCap = "butt";
    points.forEach((k, n) => {
      const force = between(values, this.i, this.part, n);
      const a = this.at[k];
      const b = this.project(this.places[k].map((x, axis) => x + this.scale * force[axis]));
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const long = Math.hypot(dx, dy);
      if (long < 3) return;
      const head = Math.min(11 * zoom, 0.5 * long);
      const ux = dx / long;
      const uy = dy / long;
      c.lineWidth = 2.5 * zoom;
      this.line([a, [b[0] - head * ux, b[1] - head * uy]]);
      c.beginPath();
      c.moveTo(b[0], b[1]);
      c.lineTo(b[0] - head * ux + 0.45 * head * uy, b[1] - head * uy - 0.45 * head * ux);
      c.lineTo(b[0] - head * ux - 0.45 * head * uy, b[1] - head * uy + 0.45 * head * ux);
      c.fill();
      tips.push({ name: names[n], x: b[0], y: b[1], ux, uy });
    });
    c.font = `${13 * zoom}px system-ui, sans-serif`;
    for (const tip of tips) {
      if (!tip.name || !this.show.labels) continue;
      const box = this.free(tip, taken);
      taken.push(box);
      this.written(tip.name, box, colour);
    }
  }

  // A hand that pulls a point, with its force where it is known; see teachmech/live/hand.js.
  pull(pull) {
    if (!pull) return;
    const { c, zoom } = this;
    const a = this.at[pull.point];
    const b = this.project(pull.target);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = Math.hypot(dx, dy);
    this.fade(1);
    c.strokeStyle = c.fillStyle = HAND;
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
      this.written(
        pull.said,
        this.free({ name: pull.said, x: b[0], y: b[1], ux: dx / long, uy: dy / long }, []),
        HAND,
      );
  }

  // The first place for the name of an arrow, ahead of its tip or beside it, that lies on no other name.
  free({ name, x, y, ux, uy }, taken) {
    const { wide, tall } = this.box(name, 0, 0);
    const turns = [0, 1, -1, 2, -2].map((k) => (k * Math.PI) / 4);
    const places = [1, 1.9, 2.8].flatMap((far) =>
      turns.map((turn) => {
        const vx = Math.cos(turn) * ux - Math.sin(turn) * uy;
        const vy = Math.sin(turn) * ux + Math.cos(turn) * uy;
        return this.box(name, x + vx * (6 + 0.5 * wide) * far, y + vy * (6 + 0.5 * tall) * far);
      }),
    );
    return places.find((box) => !taken.some((other) => overlap(box, other))) ?? places[0];
  }

  box(words, x, y) {
    return {
      x,
      y,
      wide: this.c.measureText(words).width + 4,
      tall: parseFloat(/[\d.]+px/.exec(this.c.font)[0]) + 2,
    };
  }

  // A text with a halo in the colour of the ground, so that it is readable on anything.
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

function overlap(a, b) {
  return 2 * Math.abs(a.x - b.x) < a.wide + b.wide && 2 * Math.abs(a.y - b.y) < a.tall + b.tall;
}

// What is far outside stays outside, and small enough for a canvas.
function held(p) {
  p[0] = Math.min(1e5, Math.max(-1e5, p[0]));
  p[1] = Math.min(1e5, Math.max(-1e5, p[1]));
  return p;
}

// Where the vertices (along, part, aside) of a line stand; see teachmech/animation/outlines.py.
function standing({ origin, ends }, line, places) {
  const [x, y, z] = places[origin];
  let ux = 1;
  let uy = 0;
  let distance = 0;
  if (ends) {
    const [a, b] = ends.map((k) => places[k]);
    distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (distance > 0) [ux, uy] = [(b[0] - a[0]) / distance, (b[1] - a[1]) / distance];
  }
  return line.map(([along, part, aside]) => {
    const ahead = along + part * distance;
    return [x + ahead * ux - aside * uy, y + ahead * uy + aside * ux, z];
  });
}

// --- the numbers ------------------------------------------------------------------------------

function unpack(scene, bytes) {
  const raw = bytes instanceof DataView ? bytes : new DataView(bytes.buffer ?? bytes);
  const all = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  let at = 0;
  const block = (size) => all.subarray(at, (at += size));
  const vectors = (count) => Object.assign(block(3 * scene.frames * count), { count });
  return {
    times: block(scene.frames),
    points: vectors(scene.count),
    directions: vectors(scene.directions),
    forces: scene.forces.map(({ points }) => vectors(points.length)),
  };
}

function entry(values, i, k) {
  const at = 3 * (i * values.count + k);
  return [values[at], values[at + 1], values[at + 2]];
}

function between(values, i, part, k) {
  const a = entry(values, i, k);
  if (!part) return a;
  const b = entry(values, i + 1, k);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2])];
}

// How many frames stay: the last one of a motion that runs may give way to the next.
function settled(one) {
  return one && (one.data.settled ?? one.data.times.length);
}

// The frame before a time, and how far on towards the next.
function place(times, time) {
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle;
  }
  if (time >= times[high]) return [high, 0];
  return [low, Math.max(0, (time - times[low]) / (times[high] - times[low]))];
}

/** Return how many digits tell the times of a layer apart. */
export function digits({ data }) {
  const span = data.times.at(-1) - data.times[0];
  return span > 0 ? Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(span)))) : 3;
}
