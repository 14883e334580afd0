// The recorded motion as a GIF: the picture is drawn at its times, and can be watched meanwhile.

import { contextOf, make } from "../animation/dom.js";
import { Gif } from "../animation/gif.js";

/** @import { Live } from "./live.js" */

const WIDEST = 720; // pixels
const MOST = 300; // frames
const DELAY = 5; // hundredths of a second

/** Return the recorded motion as a file, or null if it was stopped or nothing moves.
 * @param {Live} live @param {string} paper the colour behind the picture
 * @param {AbortSignal} stopped @returns {Promise<Blob | null>} */
export async function movingImage(live, paper, stopped) {
  const { clock, motions, dom: { canvas }, display: { picture } } = live;
  const { recording } = motions.first;
  const { begin, times } = recording;
  clock.pause();
  const step = (clock.speed * DELAY) / 100;
  const long = times.values[times.count - 1] - begin;
  const count = Math.min(MOST, Math.floor(long / step + 1e-9) + 1);
  if (count < 2) {
    live.tell("Nothing has moved yet. Press Play, or choose the whole motion.");
    return null;
  }
  const width = Math.min(WIDEST, canvas.width);
  const height = Math.max(1, Math.round((width / canvas.width) * canvas.height));
  const context = contextOf(make("canvas", { width, height }));
  const gif = new Gif(width, height, DELAY);
  for (let k = 0; k < count; k++) {
    if (stopped.aborted || motions.first.recording !== recording) return null;
    picture.draw(begin + k * step);
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0, width, height);
    gif.add(context.getImageData(0, 0, width, height).data);
    live.tell(`GIF: frame ${k + 1} of ${count}. Press GIF again to stop.`, "progress");
    await new Promise((go) => setTimeout(go));
  }
  const part = count === MOST ? `, the first ${(count * step).toPrecision(3)} s` : "";
  live.tell(`The GIF has ${count} frames${part}.`, "note");
  return gif.file;
}
