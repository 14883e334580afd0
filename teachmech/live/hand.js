// @ts-nocheck
// A hand on the picture: it takes hold of a point by mouse, finger or keys, leads it, and lets it go.

/** @import { Picture } from "../animation/picture.js" */

const NEAR = { mouse: 22, pen: 26, touch: 36 }; // pixels from a point at which it is taken
const STRIDE = 0.02; // of the size of the picture, by which an arrow key leads a point

/**
 * Let the user take hold of points.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 * @param {object} does
 * @param {() => { places: number[][], free: boolean[] }} does.points their places, and which can move
 * @param {(point: number, target: number[]) => void} does.grab
 * @param {(target: number[]) => void} does.lead
 * @param {() => void} does.release
 * @param {AbortSignal} signal
 * @returns {{ keys: Record<string, () => boolean>, readonly point: number | null }}
 */
export function hand(canvas, picture, does, signal) {
  let point = null;
  let from = null;
  let pressed = null;
  let target = null;

  function nearest(x, y, within) {
    const { places, free } = does.points();
    let found = null;
    let least = within;
    places.forEach((place, k) => {
      if (!free[k]) return;
      const [px, py] = picture.pixels(place);
      const away = Math.hypot(px - x, py - y);
      if (away < least) [found, least] = [k, away];
    });
    return found;
  }

  function take(k) {
    point = k;
    from = target = does.points().places[k];
    does.grab(k, target);
  }

  function drop() {
    if (point === null) return;
    point = pressed = null;
    canvas.style.cursor = "";
    does.release();
  }

  const listen = (kind, handler) =>
    canvas.addEventListener(kind, handler, { signal, capture: true, passive: false });
  const inside = ({ clientX, clientY }) => {
    const frame = canvas.getBoundingClientRect();
    return [clientX - frame.left, clientY - frame.top];
  };
  listen("pointerdown", (event) => {
    if (event.button > 0 || pressed) return;
    const found = nearest(...inside(event), NEAR[event.pointerType] ?? NEAR.mouse);
    if (found === null) return;
    event.stopImmediatePropagation(); // or the picture would be shifted
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    take(found);
    pressed = { id: event.pointerId, at: inside(event) };
    canvas.style.cursor = "grabbing";
  });
  listen("touchstart", (event) => {
    if (event.touches.length === 1 && nearest(...inside(event.touches[0]), NEAR.touch) !== null)
      event.preventDefault(); // or the page would scroll
  });
  listen("pointermove", (event) => {
    if (pressed === null) {
      if (event.pointerType === "mouse" && !event.buttons)
        canvas.style.cursor = nearest(...inside(event), NEAR.mouse) === null ? "" : "grab";
      return;
    }
    if (event.pointerId !== pressed.id) return;
    event.stopImmediatePropagation();
    const [x, y] = inside(event);
    const shift = picture.shift(x - pressed.at[0], y - pressed.at[1]);
    target = from.map((value, axis) => value + shift[axis]);
    does.lead(target);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    listen(kind, (event) => {
      if (event.pointerId === pressed?.id) drop();
    });
  }

  function lead(x, y) {
    if (point === null || pressed) return false;
    const shift = picture.shift(x, y);
    const long = Math.hypot(...shift);
    target = target.map((value, axis) => value + (STRIDE * picture.size * shift[axis]) / long);
    does.lead(target);
    return true;
  }

  return {
    get point() {
      return point;
    },
    drop,
    keys: {
      g: () => {
        const { free } = does.points();
        const next = free.findIndex((is, k) => is && k > (point ?? -1));
        drop();
        if (next >= 0) take(next);
        return true;
      },
      Escape: () => {
        const held = point !== null;
        drop();
        return held;
      },
      ArrowRight: () => lead(1, 0),
      ArrowLeft: () => lead(-1, 0),
      ArrowUp: () => lead(0, -1),
      ArrowDown: () => lead(0, 1),
    },
  };
}
