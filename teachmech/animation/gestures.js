// Mouse, wheel, touch and keys that turn, shift and zoom a picture. A single finger scrolls the page.

/** @import { Picture } from "./picture.js" */
/** @import { Fingers } from "./types.js" */

/** Let the user move a picture on its canvas.
 * @param {HTMLCanvasElement} canvas @param {Picture} picture @param {() => void} draw */
export function gestures(canvas, picture, draw) {
  canvas.onpointerdown = (event) => {
    if (event.pointerType !== "touch") canvas.setPointerCapture(event.pointerId);
  };
  canvas.onpointermove = (event) => {
    if (event.pointerType === "touch" || !event.buttons) return;
    if (!picture.inSpace && picture.view.zoom === 1) return; // all of the picture is visible
    const shifts = event.shiftKey || event.buttons > 1; // or another mouse button
    picture[shifts ? "shiftBy" : "move"](event.movementX, event.movementY);
    draw();
  };
  canvas.oncontextmenu = (event) => picture.inSpace && event.preventDefault(); // the right button shifts
  canvas.ondblclick = () => {
    picture.fit();
    draw();
  };
  canvas.addEventListener("wheel", (event) => {
    const meant = event.ctrlKey || (picture.inSpace && document.activeElement === canvas);
    if (!meant) return; // the page scrolls
    event.preventDefault();
    picture.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.004 : 0.001)), event.offsetX, event.offsetY);
    draw();
  }, { passive: false });

  onPinch(canvas, (before, now) => {
    picture.move(now.x - before.x, now.y - before.y);
    picture.zoomBy(now.apart / before.apart, now.x, now.y);
    draw();
  });
}

/** Call a function with the last and the present position of two fingers; the page does not scroll then.
 * @param {HTMLElement} el @param {(before: Fingers, now: Fingers, target: EventTarget | null) => void} does
 * @param {AbortSignal} [signal] */
export function onPinch(el, does, signal) {
  let before = /** @type {Fingers | null} */ (null);
  const fingers = (/** @type {TouchEvent} */ event) => {
    if (event.touches.length !== 2) {
      before = null;
      return;
    }
    event.preventDefault();
    const now = pinch(event.touches, el.getBoundingClientRect());
    if (before) does(before, now, event.touches[0].target);
    before = now;
  };
  for (const kind of /** @type {const} */ (["touchstart", "touchmove", "touchend", "touchcancel"])) {
    el.addEventListener(kind, fingers, { passive: false, signal });
  }
}

const TURN_STEP = 12;
const SHIFT_STEP = 24; // pixels by which a key turns and shifts
/** The directions of the arrow keys on the screen, right and down.
 * @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, [number, number]>} */
const LETTER_KEYS = { a: [-1, 0], d: [1, 0], w: [0, -1], s: [0, 1] };

/** Turn, shift or zoom by a key: Shift and arrows, W A S D, + and -, 0 to fit; return whether the key had a
 * meaning.
 * @param {KeyboardEvent} event @param {Picture} picture */
export function changeViewByKey(event, picture) {
  const { key, shiftKey } = event;
  const letter = LETTER_KEYS[key.toLowerCase()];
  const { clientWidth, clientHeight } = picture.canvas;
  if (shiftKey && ARROWS[key]) picture.move(TURN_STEP * ARROWS[key][0], TURN_STEP * ARROWS[key][1]);
  else if (letter) picture.shiftBy(SHIFT_STEP * letter[0], SHIFT_STEP * letter[1]);
  else if (key === "+" || key === "-")
    picture.zoomBy(key === "+" ? 1.15 : 1 / 1.15, clientWidth / 2, clientHeight / 2);
  else if (key === "0") picture.fit();
  else return false;
  return true;
}

/** Return the middle of two fingers on an element, and their distances.
 * @param {TouchList} touches @param {DOMRect} frame @returns {Fingers} */
function pinch([a, b], frame) {
  return { x: (a.clientX + b.clientX) / 2 - frame.left, y: (a.clientY + b.clientY) / 2 - frame.top,
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    wide: Math.abs(a.clientX - b.clientX), tall: Math.abs(a.clientY - b.clientY) };
}
