// How a picture is turned, shifted and zoomed: by a mouse, by a wheel, by two fingers.
//
// One finger is left to the page, which scrolls.

/** @import { Picture } from "./picture.js" */

/**
 * Let the user move a picture on its canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 * @param {() => void} draw
 */
export function gestures(canvas, picture, draw) {
  canvas.onpointerdown = (event) => {
    if (event.pointerType !== "touch") canvas.setPointerCapture(event.pointerId);
  };
  canvas.onpointermove = (event) => {
    if (event.pointerType === "touch" || !event.buttons) return;
    if (!picture.inSpace && picture.view.zoom === 1) return; // all of it is seen
    const shifts = event.shiftKey || event.buttons > 1; // or with another button than the first
    picture[shifts ? "shiftBy" : "move"](event.movementX, event.movementY);
    draw();
  };
  canvas.oncontextmenu = (event) => picture.inSpace && event.preventDefault(); // that button shifts
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

  let before = null;
  const fingers = (event) => {
    if (event.touches.length !== 2) return (before = null);
    event.preventDefault();
    const now = pinch(event.touches, canvas.getBoundingClientRect());
    if (before) {
      picture.move(now.x - before.x, now.y - before.y);
      picture.zoomBy(now.apart / before.apart, now.x, now.y);
      draw();
    }
    before = now;
  };
  for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    canvas.addEventListener(kind, fingers, { passive: false });
  }
}

const TURN_STEP = 12;
const SHIFT_STEP = 24; // pixels by which a key turns and shifts
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LETTER_KEYS = { a: [-1, 0], d: [1, 0], w: [0, -1], s: [0, 1] };

/** Turn, shift or zoom by a key: Shift and arrows, W A S D, + and -, 0 for all; whether it was one of these. */
export function lookByKey(event, picture) {
  const { key, shiftKey } = event;
  const letter = LETTER_KEYS[key.toLowerCase()];
  const { clientWidth, clientHeight } = picture.canvas;
  if (shiftKey && ARROWS[key]) picture.move(...ARROWS[key].map((x) => TURN_STEP * x));
  else if (letter) picture.shiftBy(...letter.map((x) => SHIFT_STEP * x));
  else if (key === "+" || key === "-")
    picture.zoomBy(key === "+" ? 1.15 : 1 / 1.15, clientWidth / 2, clientHeight / 2);
  else if (key === "0") picture.fit();
  else return false;
  return true;
}

// The middle of two fingers on a canvas, and how far they are apart.
function pinch([a, b], frame) {
  return { x: (a.clientX + b.clientX) / 2 - frame.left, y: (a.clientY + b.clientY) / 2 - frame.top,
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) };
}
