// How a picture is turned, shifted and zoomed: by a mouse, by a wheel, by two fingers.
//
// One finger is left to the page, which scrolls.

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
    picture.move(event.movementX, event.movementY);
    draw();
  };
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

// The middle of two fingers on a canvas, and how far they are apart.
function pinch([a, b], frame) {
  return {
    x: (a.clientX + b.clientX) / 2 - frame.left,
    y: (a.clientY + b.clientY) / 2 - frame.top,
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}
