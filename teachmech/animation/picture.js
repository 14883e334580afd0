// The picture of a player: layers that move, above a ground that does not.
//
// A layer is a scene, its numbers and a style. The motion, the last one that is kept as a ghost, and
// a second motion are layers, drawn by the same functions.

import { between, place, settled, unpack } from "./frames.js";
import { about, cameraOf, extent, floor, framed, inner, kept, projection, rulers, sizeOf,
  VIEW } from "./ground.js";
import { Pen } from "./pen.js";
import { drawSolids } from "./solids.js";

/**
 * What the player needs besides the numbers. An index of a point counts the moving points first,
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
 * @property {number} origin point at which it is drawn
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
export const LAYERS = { alone: { alpha: 1, colour: null, told: true },
  A: { alpha: 1, colour: "#0072B2", told: true }, B: { alpha: 1, colour: "#D55E00", told: false } };
const PALE = 0.3; // of a ghost

const FOLLOWED = 2.5; // times as large as what moves is a frame in which it is followed
const MOST_NAMES = 40; // above them they lie upon each other

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

  /** Show the parts of a scene that are seen until the user chooses others. */
  showAtFirst({ labels, forces }) {
    this.show = { path: true, labels: labels.length > 1 && labels.length <= MOST_NAMES, last: true,
      follow: true };
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
    this.frame = framed(this.layers.map(({ scene }) => scene), this.room);
    this.look(this.viewAtFirst);
  }

  /** Change the view. */
  look(changes) {
    Object.assign(this.view, changes);
    this.ground = null;
  }

  /** Whether the moving parts are small in their frame, and may be followed. */
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
      scene.paths.includes(k) || !scene.paths.length ? [between(data.points, i, part, k)] : []
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
    if (this.canvas.clientWidth && this.canvas.clientHeight) new Drawing(this, time).draw();
  }
}

/** A picture at one time. */
class Drawing {
  /** @param {Picture} picture @param {number} time */
  constructor(picture, time) {
    const { canvas, ghost, main, show } = picture;
    const { dimension, reach } = main.scene;
    this.picture = picture;
    this.time = time;
    this.ratio = window.devicePixelRatio || 1;
    this.width = canvas.clientWidth;
    this.height = canvas.clientHeight;
    this.look = lookOf(canvas, show);
    this.layers = ghost && show.last ? [ghost, ...picture.layers] : picture.layers;
    const seen = picture.following ? about(picture.placesAt(time), reach, picture.frame) : picture.frame;
    this.bounds = extent(seen, dimension);
    if (picture.following) picture.ground = null;
    const { bounds, height, look, width } = this;
    picture.project = projection(dimension, bounds, picture.view, width, height, look.zoom);
    const [left, bottom] = picture.inSpace ? [0, height] : picture.inner;
    this.left = left;
    this.bottom = bottom;
    this.size = [Math.round(width * this.ratio), Math.round(height * this.ratio)];
    if (canvas.width === this.size[0] && canvas.height === this.size[1]) return;
    [canvas.width, canvas.height] = this.size;
    picture.ground = null;
  }

  draw() {
    const { picture } = this;
    const c = picture.canvas.getContext("2d");
    this.prepareGround();
    this.drawPaths();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, this.size[0], this.size[1]);
    c.drawImage(picture.ground.below, 0, 0);
    c.save();
    this.begin(c, true);
    const pens = this.pens(c);
    if (picture.inSpace) this.putPaths(c); // behind solids; the trails show what is before them
    this.drawSolids(c, pens);
    for (const pen of pens) pen.bodies();
    if (!picture.inSpace) this.putPaths(c); // above bodies, which would hide them
    if (picture.show.path) { for (const pen of pens) pen.trails(); }
    for (const pen of pens) pen.particles();
    c.restore();
    this.begin(c, false);
    for (const pen of pens) if (pen.style.told) pen.texts();
    pens.at(-1).pull(picture.pull);
  }

  pens(c) {
    const { layers, look, picture, time } = this;
    return layers.map((one) => new Pen(c, picture.project, one, look, picture.frame.scale, time));
  }

  // Draw in pixels of the page; clipped is within the axes.
  begin(c, clipped) {
    const { bottom, left, ratio, width } = this;
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (!clipped) return;
    c.beginPath();
    c.rect(left, 0, width - left, bottom);
    c.clip();
  }

  image(clipped) {
    const made = document.createElement("canvas");
    [made.width, made.height] = this.size;
    this.begin(made.getContext("2d"), clipped);
    return made;
  }

  // Axes and paths are drawn once for a view; what they were drawn for is kept with them.
  prepareGround() {
    const { layers, look: { ink }, picture } = this;
    const { ground, show: { last } } = picture;
    const fits = ground?.ink === ink && ground.last === last;
    if (fits && ground.drawn.every((count, k) => count <= settled(layers[k]))) return;
    const drawn = layers.map(() => 0); // frames of each layer whose path is there; a motion that runs has more later
    picture.ground = { ink, last, below: this.axes(), paths: this.image(true), drawn };
  }

  axes() {
    const { bounds, height, look: { ink, zoom }, picture, width } = this;
    const { inSpace, main, project } = picture;
    const made = this.image(false);
    const c = made.getContext("2d");
    if (inSpace) floor(c, project, bounds, ink, zoom, main.scene.unit);
    else rulers(c, project, ink, zoom, main.scene.unit, width, height);
    return made;
  }

  // Draw what is new of the paths.
  drawPaths() {
    const { ground, show } = this.picture;
    const frames = this.layers.map(settled);
    if (!show.path || !frames.some((count, k) => count > ground.drawn[k])) return;
    const pens = this.pens(ground.paths.getContext("2d"));
    pens.forEach((pen, k) => pen.paths(Math.max(0, ground.drawn[k] - 1)));
    ground.drawn = frames;
  }

  putPaths(c) {
    const { ground, show } = this.picture;
    if (!show.path) return;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.drawImage(ground.paths, 0, 0);
    c.restore();
  }

  drawSolids(c, pens) {
    const { bounds, height, look, picture, ratio, width } = this;
    if (!picture.main.scene.solids.length) return;
    const camera = cameraOf(bounds, picture.view, width, height, look.zoom);
    const items = pens.flatMap((pen) => pen.solids());
    drawSolids(c, camera, items, { width, height, ratio, depth: 4 * bounds.size, floor: bounds.low[2] });
  }
}

// The colours of the page around a canvas, and how large letters are.
function lookOf(canvas, show) {
  const { color: ink, backgroundColor } = getComputedStyle(
    canvas.closest(".tm-player") ?? canvas.parentElement,
  );
  const paper = backgroundColor === "rgba(0, 0, 0, 0)" ? "#ffffff" : backgroundColor;
  const zoom = letters(canvas.clientWidth, canvas.clientHeight);
  return { ink, paper, dark: brightness(ink) > 128, zoom, show };
}

// Return how much larger than usual letters and pins are, for a projector.
function letters(width, height) {
  return Math.min(2.4, Math.max(1, Math.min(height / 420, width / 640)));
}

function brightness(colour) {
  const [r, g, b] = colour.match(/[\d.]+/g).map(Number);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
