// A picture: layers that move, above axes and paths that are drawn once.
//
// A layer is a scene, its numbers and a style. The motion, the previous one as a ghost, and
// a second motion are layers.

import { brightness, contextOf } from "./dom.js";
import { between, intervalAt, settled, unpack } from "./frames.js";
import { LayerPainter } from "./layer_painter.js";
import { extent, frameAround, grownFrame, inner, middleOf, projection, rulers, SIDES, sizeOf,
  VIEW } from "./projection.js";
import { SvgCanvas } from "./svg_canvas.js";

/** @import { Bytes, Frame, Ground, Layer, MotionData } from "./types.js" */
/** @import { Point, Project, Pull, Scene, Sight, Space, Style, View } from "./types.js" */

/** @type {Record<string, Style>} */
export const LAYERS = { alone: { alpha: 1, colour: null, told: true },
  A: { alpha: 1, colour: "#0072B2", told: true }, B: { alpha: 1, colour: "#D55E00", told: false } };
const PALE = 0.3; // opacity of a ghost

const FOLLOWED = 2.5; // in frames larger than this multiple of the moving parts, these are followed
const MOST_NAMES = 40; // more names would overlap
const DEGREE = Math.PI / 180;
/** @param {number} zoom */
const zoomed = (zoom) => Math.min(8, Math.max(0.3, zoom));
const LETTERS = 16; // size of the usual letters around a picture, in pixels

/** Return a layer of a scene and its bytes.
 * @param {Scene} scene @param {Bytes} bytes @param {Style} style @returns {Layer} */
export const layer = (scene, bytes, style) => ({ scene, data: unpack(scene, bytes), style });

/** Return a layer as the ghost of the last motion. @param {Layer} layer @returns {Layer} */
export const ghostly = ({ scene, data, style }) => ({ scene, data,
  style: { ...style, alpha: PALE, told: false } });

/** The layers on a canvas, their common frame, and the view of the user. */
export class Picture {
  /** @param {HTMLCanvasElement} canvas
   * @param {number} enlargement how much larger than the motion the frame is at first
   * @param {Space | null} [space] the functions of space.js, unless all scenes are planar */
  constructor(canvas, enlargement, space = null) {
    this.canvas = canvas;
    this.enlargement = enlargement;
    this.space = space;
    this.layers = /** @type {Layer[]} */ ([]);
    this.ghost = /** @type {Layer | null} */ (null);
    this.frame = /** @type {Frame | null} */ (null);
    this.held = false; // whether the frame was chosen and does not grow
    this.ground = /** @type {Ground | null} */ (null);
    this.pull = /** @type {Pull | null} */ (null);
    /** @type {((painter: LayerPainter, time: number) => void) | null} */
    this.overlay = null; // draws on the main layer
    /** @type {Project} */
    this.project = () => [0, 0, 0, 1]; // until it is drawn once
    this.view = { ...VIEW };
    this.show = /** @type {Record<string, boolean>} */ ({});
  }

  /** Choose the parts of a scene that are shown initially.
   * @param {Pick<Scene, "labels"|"forces">} given */
  showAtFirst({ labels, forces }) {
    this.show = { path: true, labels: labels.length > 1 && labels.length <= MOST_NAMES, last: true,
      follow: true };
    for (const { title, shown } of forces) this.show[title] = shown;
  }

  /** Show other layers, the main one last; the frame stays as long as they fit.
   * @param {Layer[]} layers @param {Layer|null} ghost */
  load(layers, ghost) {
    this.layers = layers;
    this.ghost = ghost;
    const boxes = layers.map(({ scene }) => scene);
    if (!this.frame) this.look(this.viewAtFirst);
    if (!this.held)
      this.frame = this.frame ? grownFrame(this.frame, boxes) : frameAround(boxes, this.enlargement);
    this.ground = null;
  }

  // The initial view.
  get viewAtFirst() {
    const [azimuth, elevation] = this.main.scene.view ?? [VIEW.azimuth, VIEW.elevation];
    return { ...VIEW, azimuth, elevation };
  }

  /** Replace the numbers of the layers, which have grown. @param {MotionData[]} numbers */
  renew(numbers) {
    numbers.forEach((data, k) => (this.layers[k].data = data));
  }

  /** Show everything in the initial view. */
  fit() {
    this.held = false;
    this.frame = frameAround(this.layers.map(({ scene }) => scene), this.enlargement);
    this.look(this.viewAtFirst);
  }

  /** Look at the part of a plane with this middle and width, or at a scene in space from this direction, in
   * degrees. @param {Partial<Sight>} sight */
  see({ x = 0, y = 0, width = 1, azimuth, elevation, zoom = 1 }) {
    if (this.inSpace) {
      azimuth ??= this.view.azimuth / DEGREE;
      elevation ??= this.view.elevation / DEGREE;
      const tilt = Math.min(1.57, Math.max(-1.57, elevation * DEGREE));
      return this.look({ azimuth: azimuth * DEGREE, elevation: tilt, zoom: zoomed(zoom), x: 0, y: 0 });
    }
    const { scale } = this.frame ?? this.main.scene;
    this.frame = { low: [x - width / 2, y, 0], high: [x + width / 2, y, 0], scale };
    this.held = true;
    this.look({ zoom: 1, x: 0, y: 0 });
  }

  /** The view as numbers for `see`, or null if everything is seen as at first. @returns {Partial<Sight>|null} */
  get sight() {
    const { canvas, frame, view, viewAtFirst } = this;
    const moved = Object.entries(viewAtFirst).some(([name, x]) =>
      view[/** @type {keyof View} */ (name)] !== x
    );
    if (!moved && !this.held) return null;
    const { azimuth, elevation, zoom } = view;
    if (this.inSpace) return { azimuth: azimuth / DEGREE, elevation: elevation / DEGREE, zoom };
    if (!moved && frame)
      return { x: (frame.low[0] + frame.high[0]) / 2, y: frame.low[1], width: frame.high[0] - frame.low[0] };
    const [x0, y0, , scale] = this.project([0, 0, 0]);
    const letter = letters(canvas);
    const [x, y] = middleOf(canvas.clientWidth, canvas.clientHeight, letter);
    return { x: (x - x0) / scale, y: (y0 - y) / scale, width: (canvas.clientWidth - SIDES * letter) / scale };
  }

  /** Change the view. @param {Partial<View>} changes */
  look(changes) {
    Object.assign(this.view, changes);
    this.ground = null;
  }

  /** Whether the moving parts are small in their frame, and may be followed. */
  get roams() {
    const { reach } = this.main.scene; // 0 if nothing has a size
    return this.inSpace && reach > 0 && FOLLOWED * reach < this.size;
  }

  get following() {
    return this.show.follow && this.roams;
  }

  /** Return the positions of the points of the main layer. @param {number} time */
  positionsAt(time) {
    const { scene, data } = this.main;
    const [i, part] = intervalAt(data.times, time);
    return scene.labels.flatMap((_, k) =>
      scene.paths.includes(k) || !scene.paths.length ? [between(data.points, i, part, k)] : []
    );
  }

  get main() {
    return this.layers[this.layers.length - 1];
  }

  get inSpace() {
    return this.main.scene.dimension === 3;
  }

  /** The part of the canvas in which a planar picture is drawn: [left, bottom], in pixels. */
  get inner() {
    return inner(this.canvas.clientHeight, letters(this.canvas));
  }

  /** Turn a picture in space, or shift a planar one, by pixels.
   * @param {number} dx @param {number} dy */
  move(dx, dy) {
    if (!this.inSpace) return this.shiftBy(dx, dy);
    const { azimuth, elevation } = this.view;
    const tilt = Math.min(1.57, Math.max(-1.57, elevation + dy * 0.008));
    this.look({ azimuth: azimuth - dx * 0.008, elevation: tilt });
  }

  /** Shift the picture by pixels. @param {number} dx @param {number} dy */
  shiftBy(dx, dy) {
    this.look({ x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Zoom by a factor about a fixed position on the canvas.
   * @param {number} factor @param {number} x @param {number} y */
  zoomBy(factor, x, y) {
    const zoom = zoomed(this.view.zoom * factor);
    const by = zoom / this.view.zoom;
    const away = [x - this.canvas.clientWidth / 2, y - this.canvas.clientHeight / 2];
    this.look({ zoom, x: this.view.x * by + away[0] * (1 - by), y: this.view.y * by + away[1] * (1 - by) });
  }

  /** Return the position of a point on the canvas, in pixels. @param {Point} position */
  pixels(position) {
    return this.project(position);
  }

  /** Return the displacement that corresponds to a move by pixels; in space it is parallel to the screen.
   * @param {number} dx @param {number} dy */
  shift(dx, dy) {
    const scale = this.project([0, 0, 0])[3];
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
    return this.frame ? sizeOf(this.frame) : 1;
  }

  /** Draw everything at a time. @param {number} time */
  draw(time) {
    if (this.canvas.clientWidth && this.canvas.clientHeight) new Snapshot(this, time).draw();
  }

  /** Return everything at a time as SVG. @param {number} time */
  svg(time) {
    return new Snapshot(this, time).svg();
  }
}

/** A picture at one time. */
class Snapshot {
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
    this.space = picture.inSpace ? picture.space : null;
    /** @type {Frame} */
    this.frame = picture.frame ?? main.scene;
    const { frame, height, look, space, width } = this;
    const followed = picture.following && space?.about(picture.positionsAt(time), reach, frame);
    if (followed) picture.ground = null;
    this.bounds = extent(followed || frame, dimension);
    const project = space?.projection ?? projection;
    picture.project = project(this.bounds, picture.view, width, height, look.zoom);
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
    const c = contextOf(picture.canvas);
    const ground = this.preparedGround();
    this.drawPaths(ground);
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, this.size[0], this.size[1]);
    c.drawImage(ground.below, 0, 0);
    c.save();
    this.begin(c, true);
    const painters = this.painters(c);
    this.drawLayers(c, painters, () => this.putPaths(c, ground));
    c.restore();
    this.begin(c, false);
    this.drawTexts(painters);
  }

  svg() {
    const { bottom, height, left, picture, width } = this;
    const canvas = new SvgCanvas(width, height, contextOf(picture.canvas));
    const c = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (canvas));
    this.drawAxes(c);
    canvas.clip(left, 0, width - left, bottom);
    const painters = this.painters(c);
    this.drawLayers(c, painters, () => picture.show.path && painters.forEach((one) => one.paths(0)), true);
    canvas.unclip();
    this.drawTexts(painters);
    return canvas.root;
  }

  /** @param {CanvasRenderingContext2D} c @param {LayerPainter[]} painters @param {() => void} putPaths */
  drawLayers(c, painters, putPaths, plain = false) {
    const { picture } = this;
    if (picture.inSpace) putPaths(); // solids cover paths, but not trails
    this.drawSolids(c, painters, plain);
    for (const painter of painters) painter.bodies();
    if (!picture.inSpace) putPaths(); // bodies would cover them
    if (picture.show.path) { for (const painter of painters) painter.trails(); }
    for (const painter of painters) painter.particles();
  }

  /** @param {LayerPainter[]} painters */
  drawTexts(painters) {
    const { picture, time } = this;
    for (const painter of painters) if (painter.style.told) painter.texts();
    const main = painters[painters.length - 1];
    picture.overlay?.(main, time);
    main.pull(picture.pull);
  }

  /** @param {CanvasRenderingContext2D} c */
  painters(c) {
    const { layers, look, picture, time } = this;
    return layers.map((one) => new LayerPainter(c, picture.project, one, look, this.frame.scale, time));
  }

  /** Let a context draw in pixels of the page, clipped to the area within the axes or not.
   * @param {CanvasRenderingContext2D} c @param {boolean} clipped */
  begin(c, clipped) {
    const { bottom, left, ratio, width } = this;
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (!clipped) return;
    c.beginPath();
    c.rect(left, 0, width - left, bottom);
    c.clip();
  }

  /** @param {boolean} clipped */
  image(clipped) {
    const made = document.createElement("canvas");
    [made.width, made.height] = this.size;
    this.begin(contextOf(made), clipped);
    return made;
  }

  /** Return the axes and paths, which are drawn once for a view and stored with this view.
   * @returns {Ground} */
  preparedGround() {
    const { layers, look: { ink }, picture } = this;
    const { ground, show: { last } } = picture;
    const fits = ground?.ink === ink && ground.last === last;
    if (fits && ground.drawn.every((count, k) => count <= settled(layers[k]))) return ground;
    const drawn = layers.map(() => 0); // frames of each layer whose paths are drawn
    picture.ground = { ink, last, below: this.axes(), paths: this.image(true), drawn };
    return picture.ground;
  }

  axes() {
    const made = this.image(false);
    this.drawAxes(contextOf(made));
    return made;
  }

  /** @param {CanvasRenderingContext2D} c */
  drawAxes(c) {
    const { bounds, height, look: { ink, zoom }, picture: { main, project }, space, width } = this;
    if (space) space.floor(c, project, bounds, ink, zoom, main.scene.unit);
    else rulers(c, project, ink, zoom, main.scene.unit, width, height);
  }

  /** Draw the new parts of the paths. @param {Ground} ground */
  drawPaths(ground) {
    const { show } = this.picture;
    const frames = this.layers.map(settled);
    if (!show.path || !frames.some((count, k) => count > ground.drawn[k])) return;
    const painters = this.painters(contextOf(ground.paths));
    painters.forEach((painter, k) => painter.paths(Math.max(0, ground.drawn[k] - 1)));
    ground.drawn = frames;
  }

  /** @param {CanvasRenderingContext2D} c @param {Ground} ground */
  putPaths(c, ground) {
    if (!this.picture.show.path) return;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.drawImage(ground.paths, 0, 0);
    c.restore();
  }

  /** @param {CanvasRenderingContext2D} c @param {LayerPainter[]} painters @param {boolean} plain */
  drawSolids(c, painters, plain) {
    const { bounds, height, look, picture, ratio, space, width } = this;
    if (!space || !picture.main.scene.solids.length) return;
    const camera = space.cameraOf(bounds, picture.view, width, height, look.zoom);
    const size = { width, height, ratio, depth: 4 * bounds.size, floor: bounds.low[2] };
    space.drawSolids(c, camera, painters.flatMap(space.solidsOf), size, plain);
  }
}

/** Return the colours of the page around a canvas, and the scale of letters.
 * @param {HTMLCanvasElement} canvas @param {Record<string, boolean>} show */
function lookOf(canvas, show) {
  const { color: ink, backgroundColor } = getComputedStyle(
    canvas.closest(".tm-player") ?? canvas.parentElement ?? canvas,
  );
  const paper = backgroundColor === "rgba(0, 0, 0, 0)" ? "#ffffff" : backgroundColor;
  return { ink, paper, dark: brightness(ink) > 128, zoom: letters(canvas), show };
}

/** Return the scale of letters and pins; they are larger on a large canvas, and not smaller than the letters
 * around it.
 * @param {HTMLCanvasElement} canvas */
function letters(canvas) {
  const around = parseFloat(getComputedStyle(canvas).fontSize) / LETTERS;
  return Math.min(4, Math.max(1, around, Math.min(canvas.clientHeight / 420, canvas.clientWidth / 640)));
}
