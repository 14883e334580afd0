// @ts-nocheck
// The tools of the drawing board: what a press, a drag and a release do, by pointer or by keys.

/** @import { Edits } from "./edits.js" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Targets } from "./targets.js" */

/**
 * A tool. `picks` says how many places it takes before it draws.
 *
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} key
 * @property {string} hint
 * @property {number} [picks]
 * @property {"body" | "anything"} [takes] what it takes, where that is no place
 * @property {(edits: Edits, ends: Target[]) => void} [draw]
 *
 * @typedef {{ point: string | null, place: [number, number], part: { kind: string, name: string } | null }} Target
 */

const two = (name, key, what, draw) => ({
  name,
  key,
  picks: 2,
  hint: `Press where ${what} begins and drag to where it ends, or press both places.`,
  draw(edits, ends) {
    const [a, b] = ends.map((end) => edits.pointAt(end));
    if (a !== b) draw(edits, a, b);
  },
});

/** @type {Tool[]} */
export const TOOLS = [
  {
    name: "Move",
    key: "v",
    hint: "Drag a point, and lengths follow. Press a point or a part to see its values.",
  },
  two("Bar", "b", "a bar", (edits, a, b) => edits.bar(a, b)),
  {
    name: "Plate",
    key: "p",
    picks: Infinity,
    hint: "Press the corners of a rigid plate one after the other, and the first one again at the end.",
    draw: (edits, ends) => edits.plate(ends.map((end) => edits.pointAt(end))),
  },
  {
    name: "Ground",
    key: "g",
    picks: 1,
    hint: "Press a point to fix it to the ground, or to let it go again.",
    draw: (edits, [end]) => (end.point ? edits.ground(end.point) : edits.pointAt(end, true)),
  },
  {
    name: "Slider",
    key: "s",
    picks: 3,
    hint: "Press the two points that give the line (an empty place becomes a point of the ground), then the point that slides.",
    draw: (edits, [a, b, c]) =>
      edits.slider(edits.pointAt(a, true), edits.pointAt(b, true), edits.pointAt(c)),
  },
  {
    name: "Motor",
    key: "m",
    picks: 1,
    takes: "body",
    hint: "Press a bar or a plate, and a motor turns it; press it again, and it turns freely.",
    draw: (edits, [{ part }]) => edits.motor(part.name),
  },
  {
    name: "Mass",
    key: "k",
    picks: 1,
    hint: "Press a point to give it a mass.",
    draw: (edits, [end]) => edits.mass(edits.pointAt(end)),
  },
  two("Spring", "f", "a spring", (edits, a, b) => edits.spring(a, b)),
  two("Damper", "d", "a damper", (edits, a, b) => edits.damper(a, b)),
  {
    name: "Erase",
    key: "x",
    picks: 1,
    takes: "anything",
    hint: "Press a point or a part to take it away.",
    draw: (edits, [{ point, part }]) =>
      point ? edits.erasePoint(point) : edits.erasePart(part.kind, part.name),
  },
];

const TAPPED = 8; // pixels, within which a drag is a press
const NEAR_POINT = { mouse: 14, pen: 18, touch: 28 };
const NEAR_PART = { mouse: 9, pen: 12, touch: 18 };
const NEAR_KEYS = 6; // pixels

/**
 * Let the tools be used on a canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {object} board
 * @param {() => Tool} board.tool
 * @param {() => Sheet} board.sheet
 * @param {Targets} board.targets
 * @param {(target: Target | null) => void} board.select
 * @param {(point: string, place: [number, number]) => void} board.move
 * @param {(how: (edits: Edits) => void) => boolean} board.draw whether it was drawn
 * @param {() => void} board.renew draw the preview anew
 * @param {() => void} board.released a press has ended
 * @param {AbortSignal} signal
 */
export function pens(canvas, board, signal) {
  let ends = [];
  let dragged = null;
  let pressed = null;
  let hover = null; // places so far, the point that is moved, the pointer, where it is
  let cursor = null; // of the keys

  const inside = ({ clientX, clientY }) => {
    const frame = canvas.getBoundingClientRect();
    return [clientX - frame.left, clientY - frame.top];
  };
  const pick = (at, kind) =>
    board.targets.pick(
      board.sheet(),
      ...at,
      NEAR_POINT[kind] ?? NEAR_POINT.mouse,
      NEAR_PART[kind] ?? NEAR_PART.mouse,
      board.tool().takes,
    );
  const targetAt = (event) => pick(inside(event), event.pointerType);
  const pickAt = (place) =>
    board.targets.pick(
      board.sheet(),
      ...board.targets.pixels(place),
      NEAR_KEYS,
      NEAR_KEYS,
      board.tool().takes,
    );
  const middle = () => board.targets.placeAt(canvas.clientWidth / 2, canvas.clientHeight / 2);

  function press(target) {
    const tool = board.tool();
    if (!tool.picks) return board.select(target);
    if (tool.takes && !target.part && !target.point) return;
    const first = ends[0];
    const closes = tool.picks === Infinity && ends.length && same(first, target);
    if (!closes && ends.some((end) => same(end, target))) return; // pressed twice
    if (!closes) ends = [...ends, target];
    if (closes ? ends.length > 2 : ends.length === tool.picks) finish();
    board.renew();
  }

  function finish() {
    const picked = ends;
    ends = [];
    board.draw((edits) => board.tool().draw(edits, picked));
  }

  function cancel() {
    const had = ends.length > 0 || dragged !== null;
    ends = [];
    dragged = pressed = null;
    board.renew();
    return had;
  }

  const listen = (kind, handler) =>
    canvas.addEventListener(kind, handler, { signal, capture: true, passive: false });
  listen("pointerdown", (event) => {
    if (event.button > 0 || pressed) return;
    const tool = board.tool();
    const target = targetAt(event);
    cursor = null;
    canvas.focus({ preventScroll: true });
    if (!tool.picks && !target.point) return press(target); // a part is selected, or the picture is shifted
    event.stopImmediatePropagation();
    canvas.setPointerCapture(event.pointerId);
    pressed = {
      id: event.pointerId,
      from: inside(event),
      went: false,
      target: tool.picks === 1 ? target : null,
      before: ends,
    };
    if (!tool.picks) dragged = target.point;
    if (!pressed.target) press(target); // one place is pressed when it is let go
  });
  listen("touchstart", (event) => {
    if (event.touches.length > 1 && pressed) {
      // two fingers zoom
      ends = pressed.before;
      pressed = dragged = null;
      board.renew();
    }
    if (event.touches.length === 1 && (board.tool().picks || pick(inside(event.touches[0]), "touch").point))
      event.preventDefault(); // or the page would scroll
  });
  listen("pointermove", (event) => {
    const at = inside(event);
    hover = pick(at, event.pointerType);
    if (pressed?.id !== event.pointerId) return board.renew();
    event.stopImmediatePropagation();
    pressed.went ||= Math.hypot(at[0] - pressed.from[0], at[1] - pressed.from[1]) > TAPPED;
    if (dragged && pressed.went) board.move(dragged, board.targets.placeAt(...at));
    board.renew();
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    listen(kind, (event) => {
      if (event.pointerId !== pressed?.id) return;
      const { went, target } = pressed;
      pressed = dragged = null;
      if (kind === "pointerup" && target && !went) press(target);
      if (kind === "pointerup" && went && ends.length && board.tool().picks > 1) press(targetAt(event));
      board.released();
      board.renew();
    });
  }
  listen("pointerleave", () => {
    hover = null;
    board.renew();
  });

  // The keys lead a cross, and Enter presses there.
  function lead(x, y) {
    const { step } = board.targets;
    const [a, b] = cursor ?? (dragged ? board.sheet().places[dragged] : middle());
    cursor = [a + x * step, b + y * step];
    hover = pickAt(cursor);
    if (dragged) board.move(dragged, cursor);
    board.renew();
    return true;
  }

  function enter() {
    cursor ??= middle();
    const target = pickAt(cursor);
    if (board.tool().picks) {
      if (board.tool().picks === Infinity && ends.length > 2 && ends.some((end) => same(end, target)))
        finish();
      else press(target);
    } else if (dragged) dragged = null;
    else {
      board.select(target);
      dragged = target.point;
    }
    board.renew();
    return true;
  }

  return {
    cancel,
    get pressed() {
      return pressed !== null;
    },
    get preview() {
      return { ends, hover, cursor, dragged };
    },
    keys: {
      ArrowRight: () => lead(1, 0),
      ArrowLeft: () => lead(-1, 0),
      ArrowUp: () => lead(0, 1),
      ArrowDown: () => lead(0, -1),
      Enter: enter,
      " ": enter,
      Escape: cancel,
    },
  };
}

function same(a, b) {
  return a.point !== null
    ? a.point === b.point
    : b.point === null && a.place[0] === b.place[0] && a.place[1] === b.place[1];
}
