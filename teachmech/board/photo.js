// A photograph to trace over: it lies under the drawing, in the memory of the page only.

import { button } from "../animation/buttons.js";
import { contextOf, make } from "../animation/dom.js";
import { SpecError } from "./tree.js";

/** @import { Targets } from "./targets.js" */
/** @import { Tool } from "./tools.js" */
/** @import { Position, Target } from "./types.js" */

const LARGEST = 50e6; // bytes of a file
const FILLED = 0.9; // of the picture by a new photograph

/** A photograph with its controls. */
export class Photo {
  /** @param {HTMLCanvasElement} canvas @param {Targets} targets @param {object} board
   * @param {(tool: Tool) => void} board.choose @param {() => void} board.done with the tool
   * @param {(change: () => void) => unknown} board.attempt @param {() => void} board.renew */
  constructor(canvas, targets, board) {
    this.canvas = canvas;
    this.targets = targets;
    this.board = board;
    this.image = /** @type {ImageBitmap | null} */ (null);
    /** The position of the upper left corner, in metres. @type {Position} */
    this.corner = [0, 0];
    this.scale = 1; // metres per pixel of the photograph
    this.file = make("input", { type: "file", accept: "image/*", hidden: true });
    this.file.onchange = () => this.open();
    const choose = button("Choose image", "it stays on this computer and is not saved with the drawing");
    choose.onclick = () => this.file.click();
    this.opacity = make("input", { type: "range", min: 0.1, max: 1, step: 0.05, value: 0.5 });
    this.opacity.oninput = () => board.renew();
    this.length = make("input", { type: "text", size: 6, value: "1" });
    this.set = button("Set scale", "press both ends of the known length");
    this.set.onclick = () => board.choose(this.tool);
    this.away = button("Remove image", "take the photograph away");
    this.away.onclick = () => this.show(null);
    this.box = make("details", { class: "tm-board-photo" }, make("summary", {}, "Photograph to trace over"),
      make("p", {}, "Choose an image, or paste one with Ctrl V."),
      make("div", { class: "tm-row" }, choose, this.file, make("label", {}, "opacity ", this.opacity)),
      make("div", { class: "tm-row" }, make("label", {}, "known length ", this.length), this.set, this.away));
    this.show(null);
  }

  /** The tool that takes both ends of the known length. @returns {Tool} */
  get tool() {
    return { name: "Set scale", key: "", picks: 2, exact: true,
      hint: "Press both ends of the known length on the photograph, or drag from one to the other.",
      uses: (ends) => this.board.attempt(() => this.rescale(ends)) };
  }

  /** @param {ImageBitmap | null} image */
  show(image) {
    this.image?.close();
    this.image = image;
    this.set.disabled = this.away.disabled = this.opacity.disabled = !image;
    this.board.renew();
  }

  async open() {
    const [chosen] = this.file.files ?? [];
    if (chosen) await this.take(chosen);
    this.file.value = "";
  }

  /** Show a photograph in the middle of the picture. @param {Blob} blob */
  async take(blob) {
    const found = blob.size > LARGEST ? null : await createImageBitmap(blob).catch(() => null);
    this.board.attempt(() => {
      if (!found)
        throw new SpecError(
          "this file is not an image that the browser reads; choose a PNG or JPEG below 50 MB",
        );
      const { clientWidth: wide, clientHeight: high } = this.canvas;
      const by = FILLED * Math.min(wide / found.width, high / found.height);
      const { perPixel } = this.targets;
      this.scale = by * perPixel;
      const [x, y] = this.targets.pixels([0, 0]);
      this.corner = [((wide - by * found.width) / 2 - x) * perPixel,
        (y - (high - by * found.height) / 2) * perPixel];
      this.box.open = true;
      this.show(found);
    });
  }

  /** Give the distance of two places the known length; the first one stays. @param {Target[]} ends */
  rescale([{ position: a }, { position: b }]) {
    const apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const length = Number(this.length.value);
    if (!(length > 0 && length < Infinity) || !(apart > 0))
      throw new SpecError(`the known length is "${this.length.value.slice(0, 20)}"; give a positive number`);
    const by = length / apart;
    this.scale *= by;
    this.corner = [a[0] + by * (this.corner[0] - a[0]), a[1] + by * (this.corner[1] - a[1])];
    this.board.done();
  }

  // Draw the photograph under what is drawn.
  draw() {
    const { canvas, corner, image, opacity, scale, targets } = this;
    if (!image) return;
    const c = contextOf(canvas);
    const ratio = window.devicePixelRatio || 1;
    const by = scale / targets.perPixel;
    c.save();
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.globalCompositeOperation = "destination-over";
    c.globalAlpha = Number(opacity.value);
    c.drawImage(image, ...targets.pixels(corner), by * image.width, by * image.height);
    c.restore();
  }

  /** Take an image from the clipboard; return whether there was one. @param {ClipboardEvent} event */
  paste({ clipboardData }) {
    const [found] = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
    if (found) this.take(found);
    return Boolean(found);
  }
}
