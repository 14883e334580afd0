// The player of a motion: plain canvas, no library, nothing from a network.
//
// mount(el, scene, bytes, group) draws a scene as teachmech/animation/scene.py describes it. The
// bytes are little-endian float32: first the times of all frames, then for every frame the points
// (x, y, z), then each kind of force, as many as scene.forces says.

import { hearTime, make, observe, tellTime } from "./dom.js";

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
 * @property {("disc" | "pin" | "dot")[]} marks of all points
 * @property {[number, number][]} sides direction from each point to its name
 * @property {number} width of the outlines
 * @property {[number, number, number][]} fixed places of the fixed points
 * @property {number[]} paths points whose path is drawn
 * @property {Shape[]} shapes
 * @property {string[]} caption parameters with their values
 * @property {[number, number, number]} low corner of the box around everything
 * @property {[number, number, number]} high the other corner
 * @property {number} speed at which it is played at first; 1 is as it happened
 * @property {number} scale of the arrows, in metres per newton
 * @property {{title: string, points: number[], names: string[], colour: string, shown: boolean}[]} forces
 * @property {{from: number, to: number | null, pivot: [number, number, number] | null}[]} rods
 *
 * @typedef {object} Shape lines of vertices (along, part, aside); see teachmech/animation/outlines.py
 * @property {"body" | "block" | "support" | "guide" | "slot" | "spring" | "damper"} kind
 * @property {number} origin point on which it stands
 * @property {[number, number] | null} ends points that give direction and distance
 * @property {string} fill colour of a body
 * @property {string} edge colour of a body
 * @property {[number, number, number][][]} lines
 */

const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6D1F", "#555555"];
const ROD = "#8a8f98";
const FILLED = ["body", "block"];
const BLOCK = { fill: "#d9d9d9", edge: "#262626" };
const PIN = "#262626";
const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];
const VIEW = { azimuth: -0.95, elevation: 0.42, zoom: 1 }; // of a picture in space, at first
const TRAIL = 0.08; // part of the motion that trails behind a particle

/**
 * Draw a scene into an element; time is shared with the charts of the group.
 *
 * @param {HTMLElement} el
 * @param {Scene} scene
 * @param {DataView | Uint8Array} bytes
 * @param {string} group
 * @param {(time: number) => void} [onRest] called when the picture rests
 */
export function mount(el, scene, bytes, group, onRest) {
  const dom = build(el, scene);
  const view = { ...VIEW };
  const show = { path: true, labels: scene.labels.length > 1 };
  for (const { title, shown } of scene.forces) show[title] = shown;
  let data, bounds, backdrop, zoom = 1;
  let time, playing = false, loop = true, speed = scene.speed, last = null, request = 0;

  function load(newScene, newBytes) {
    scene = newScene;
    data = unpack(scene, newBytes);
    bounds = extent(scene);
    dom.caption.textContent = scene.caption.join(",  ");
    backdrop = null;
    dom.scrub.min = data.times[0];
    dom.scrub.max = data.times.at(-1);
    dom.scrub.step = "any";
    seek(time ?? data.times[0]);
  }

  // --- time ---------------------------------------------------------------------------------

  function seek(to, source = "player") {
    time = Math.min(Math.max(to, data.times[0]), data.times.at(-1));
    dom.scrub.value = time;
    dom.clock.textContent = `t = ${time.toFixed(digits(data))} s`;
    if (source !== "chart") tellTime(group, time, "player");
    draw();
  }

  function tick(now) {
    if (!playing) return;
    if (!el.isConnected) return pause(); // the cell was run again
    const end = data.times.at(-1);
    let next = time + (last === null ? 0 : ((now - last) / 1000) * speed);
    last = now;
    if (next >= end) {
      next = loop ? data.times[0] : end;
      if (!loop) pause();
    }
    seek(next);
    if (playing) request = requestAnimationFrame(tick);
  }

  function play() {
    if (time >= data.times.at(-1)) time = data.times[0];
    playing = true;
    last = null;
    label();
    request = requestAnimationFrame(tick);
  }

  function pause() {
    playing = false;
    cancelAnimationFrame(request);
    label();
    onRest?.(time);
  }

  function label() {
    dom.play.textContent = playing ? "❚❚ Pause" : "▶ Play";
    dom.play.setAttribute("aria-pressed", String(playing));
  }

  // --- drawing ------------------------------------------------------------------------------

  function draw() {
    const { canvas } = dom;
    const ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    if (!width || !height) return;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      backdrop = null;
    }
    zoom = Math.min(1.6, Math.max(1, height / 420)); // of letters and pins, for a projector
    const project = projection(scene, bounds, view, width, height, zoom);
    const ink = getComputedStyle(el).color;
    if (!backdrop || backdrop.ink !== ink) backdrop = paintBackdrop(canvas, ratio, width, height, project, ink);
    const c = canvas.getContext("2d");
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, canvas.width, canvas.height);
    c.drawImage(backdrop, 0, 0);
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    const [i, part] = place(data.times, time);
    if (show.path) trails(c, project, i, part);
    const places = scene.labels.map((_, k) => scene.fixed[k - scene.count] ?? between(data.points, i, part, k));
    const at = places.map(project);
    rods(c, project, at);
    for (const shape of scene.shapes) outline(c, project, places, shape, ink);
    particles(c, at);
    if (show.labels) names(c, at, ink);
    scene.forces.forEach((forces, kind) => {
      if (show[forces.title]) arrows(c, project, places, i, part, data.forces[kind], forces);
    });
  }

  function paintBackdrop(canvas, ratio, width, height, project, ink) {
    const image = Object.assign(document.createElement("canvas"), { ink });
    image.width = canvas.width;
    image.height = canvas.height;
    const c = image.getContext("2d");
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    (scene.dimension === 3 ? floor : rulers)(c, project, bounds, ink, zoom, width, height);
    if (show.path) {
      c.globalAlpha = 0.3;
      c.lineWidth = 1;
      for (const k of scene.paths) {
        c.strokeStyle = COLOURS[k % COLOURS.length];
        c.beginPath();
        for (let i = 0; i < data.times.length; i++) c.lineTo(...project(entry(data.points, i, k)));
        c.stroke();
      }
    }
    return image;
  }

  function trails(c, project, i, part) {
    const length = Math.max(2, Math.min(400, Math.round(data.times.length * TRAIL)));
    const first = Math.max(0, i - length);
    c.lineCap = "round";
    for (const k of scene.paths) {
      c.strokeStyle = COLOURS[k % COLOURS.length];
      for (let band = 0; band < 6; band++) { // brighter towards the particle
        const from = first + Math.floor(((i - first) * band) / 6);
        const to = first + Math.floor(((i - first) * (band + 1)) / 6);
        c.globalAlpha = 0.1 + 0.13 * band;
        c.lineWidth = 1 + 0.4 * band;
        c.beginPath();
        for (let j = from; j <= to; j++) c.lineTo(...project(entry(data.points, j, k)));
        if (band === 5) c.lineTo(...project(between(data.points, i, part, k)));
        c.stroke();
      }
    }
    c.globalAlpha = 1;
  }

  function rods(c, project, at) {
    for (const { from, to, pivot } of scene.rods) {
      const a = at[from], b = pivot ? project(pivot) : at[to];
      c.strokeStyle = ROD;
      c.lineWidth = 3;
      c.beginPath();
      c.moveTo(...a);
      c.lineTo(...b);
      c.stroke();
      if (pivot) {
        c.fillStyle = ROD;
        c.fillRect(b[0] - 4, b[1] - 4, 8, 8);
      }
    }
  }

  // A shape: what is filled has its edge below its area, so that pieces of it become one.
  function outline(c, project, places, shape, ink) {
    const { kind, lines } = shape, filled = FILLED.includes(kind);
    const { fill, edge } = kind === "block" ? BLOCK : shape;
    c.lineCap = c.lineJoin = "round";
    c.beginPath();
    for (const line of lines) {
      standing(shape, line, places).forEach((p, k) => (k ? c.lineTo(...project(p)) : c.moveTo(...project(p))));
      if (filled) c.closePath();
    }
    c.strokeStyle = filled ? edge : kind === "slot" ? PIN : ink;
    c.lineWidth = zoom * ({ body: 3.5, block: 3, guide: 1, slot: 1, support: 1.5 }[kind] ?? 2);
    if (kind === "guide" || kind === "slot") {
      c.setLineDash([12, 4, 2, 4]);
      c.globalAlpha = 0.7;
    }
    c.stroke();
    c.setLineDash([]);
    c.globalAlpha = 1;
    if (filled) {
      c.fillStyle = fill;
      c.fill();
    }
  }

  function particles(c, at) {
    const order = at.map((p, k) => [p[2], k]).sort((a, b) => a[0] - b[0]);
    const ink = getComputedStyle(el).color;
    for (const [, k] of order) {
      const [x, y] = at[k], mark = scene.marks[k];
      c.fillStyle = { pin: "#ffffff", dot: ink }[mark] ?? COLOURS[k % COLOURS.length];
      c.strokeStyle = { pin: PIN, dot: ground() }[mark] ?? "#ffffff";
      c.lineWidth = 1.5;
      c.beginPath();
      c.arc(x, y, zoom * ({ pin: 4, dot: 3 }[mark] ?? 8), 0, 2 * Math.PI);
      c.fill();
      c.stroke();
    }
  }

  function names(c, at, ink) {
    c.font = `bold ${14 * zoom}px system-ui, sans-serif`;
    at.forEach(([x, y, , scale], k) => {
      const away = zoom * (scene.marks[k] === "disc" ? 17 : 12) + 0.9 * scale * scene.width;
      written(c, scene.labels[k], x + away * scene.sides[k][0], y - away * scene.sides[k][1], ink);
    });
  }

  // A text with a halo in the colour of the ground, so that it is readable on anything.
  function written(c, words, x, y, colour) {
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.lineJoin = "round";
    c.lineWidth = 3;
    c.strokeStyle = ground();
    c.strokeText(words, x, y);
    c.fillStyle = colour;
    c.fillText(words, x, y);
  }

  function ground() {
    const colour = getComputedStyle(el).backgroundColor;
    return colour === "rgba(0, 0, 0, 0)" ? "#ffffff" : colour;
  }

  function arrows(c, project, places, i, part, values, { points, names, colour }) {
    points.forEach((k, n) => {
      const tail = places[k], force = between(values, i, part, n);
      const a = project(tail);
      const b = project(tail.map((x, axis) => x + scene.scale * force[axis]));
      const dx = b[0] - a[0], dy = b[1] - a[1], long = Math.hypot(dx, dy);
      if (long < 3) return;
      const head = Math.min(11, 0.5 * long), ux = dx / long, uy = dy / long;
      c.strokeStyle = c.fillStyle = colour;
      c.lineWidth = 2.5;
      c.lineCap = "butt";
      c.beginPath();
      c.moveTo(a[0], a[1]);
      c.lineTo(b[0] - head * ux, b[1] - head * uy);
      c.stroke();
      c.beginPath();
      c.moveTo(b[0], b[1]);
      c.lineTo(b[0] - head * ux + 0.45 * head * uy, b[1] - head * uy - 0.45 * head * ux);
      c.lineTo(b[0] - head * ux - 0.45 * head * uy, b[1] - head * uy + 0.45 * head * ux);
      c.fill();
      if (!names[n] || !show.labels) return;
      c.font = `${13 * zoom}px system-ui, sans-serif`;
      const room = 10 + 0.5 * c.measureText(names[n]).width * Math.abs(ux);
      written(c, names[n], b[0] + room * ux, b[1] + room * uy, colour);
    });
  }

  // --- what the user does -------------------------------------------------------------------

  dom.play.onclick = () => (playing ? pause() : play());
  dom.scrub.oninput = () => {
    playing && pause();
    seek(Number(dom.scrub.value));
  };
  dom.scrub.onchange = () => onRest?.(time);
  dom.speed.onchange = () => (speed = Number(dom.speed.value));
  dom.loop.onchange = () => (loop = dom.loop.checked);
  for (const [key, box] of Object.entries(dom.boxes)) {
    box.checked = show[key];
    box.onchange = () => {
      show[key] = box.checked;
      backdrop = null;
      draw();
    };
  }
  dom.canvas.onkeydown = (event) => {
    const step = (data.times.at(-1) - data.times[0]) / 200;
    const moves = { ArrowRight: step, ArrowLeft: -step };
    if (event.key === " ") dom.play.click();
    else if (event.key in moves) {
      playing && pause();
      seek(time + moves[event.key]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (scene.dimension === 3) {
    dom.canvas.onpointerdown = (event) => dom.canvas.setPointerCapture(event.pointerId);
    dom.canvas.onpointermove = (event) => {
      if (!event.buttons) return;
      view.azimuth -= event.movementX * 0.008;
      view.elevation = Math.min(1.57, Math.max(-1.57, view.elevation + event.movementY * 0.008));
      backdrop = null;
      draw();
    };
    dom.canvas.addEventListener("wheel", (event) => {
      if (document.activeElement !== dom.canvas) return; // the page scrolls until the picture is clicked
      event.preventDefault();
      view.zoom = Math.min(8, Math.max(0.3, view.zoom * Math.exp(-event.deltaY * 0.001)));
      backdrop = null;
      draw();
    }, { passive: false });
    dom.canvas.ondblclick = () => {
      Object.assign(view, VIEW);
      backdrop = null;
      draw();
    };
  }
  const ending = new AbortController();
  hearTime((told) => {
    if (told.group !== group || told.source === "player") return;
    if (playing) pause();
    seek(told.time, "chart");
  }, ending.signal);
  const resized = new ResizeObserver(() => draw());
  resized.observe(dom.canvas);
  const themed = new MutationObserver(() => requestAnimationFrame(draw)); // light or dark
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  load(scene, bytes);
  label();

  return {
    load,
    dispose() {
      cancelAnimationFrame(request);
      playing = false;
      resized.disconnect();
      themed.disconnect();
      ending.abort();
    },
  };
}

// --- the page -------------------------------------------------------------------------------

function build(el, scene) {
  const boxes = {};
  const tick = (key, title, colour) => {
    boxes[key] = make("input", { type: "checkbox" });
    const swatch = colour ? [make("span", { class: "tm-swatch", style: `background:${colour}` })] : [];
    return make("label", {}, boxes[key], ...swatch, title);
  };
  const how = scene.dimension === 3 ? " Drag to turn, click and wheel to zoom, double click to reset." : "";
  const canvas = make("canvas", {
    class: "tm-canvas", tabindex: "0", role: "img",
    "aria-label": `Moving picture of ${scene.name}. Space plays, arrow keys step.${how}`,
    title: `Space plays, arrow keys step.${how}`,
  });
  const play = make("button", { type: "button", class: "tm-button" });
  const scrub = make("input", { type: "range", class: "tm-scrub", "aria-label": "time" });
  const clock = make("output", { class: "tm-clock" });
  const speed = make("select", { "aria-label": "speed" });
  for (const s of SPEEDS) {
    const pace = Number((s * scene.speed).toPrecision(3)); // 1 is as it happened
    speed.append(make("option", { value: pace, selected: s === 1 }, `${pace} ×`));
  }
  const caption = make("span", { class: "tm-caption" });
  const loop = make("input", { type: "checkbox", checked: true });
  el.classList.add("tm-player");
  el.replaceChildren(
    canvas,
    make("div", { class: "tm-row" }, play, scrub, clock, caption),
    make("div", { class: "tm-row tm-options" },
      make("label", {}, "speed ", speed),
      make("label", {}, loop, "loop"),
      ...(scene.paths.length ? [tick("path", "path")] : []),
      tick("labels", "labels"),
      ...scene.forces.map((f) => tick(f.title, f.title, f.colour))),
  );
  return { canvas, play, scrub, clock, caption, speed, loop, boxes };
}

// --- the data -------------------------------------------------------------------------------

function unpack(scene, bytes) {
  const raw = bytes instanceof DataView ? bytes : new DataView(bytes.buffer ?? bytes);
  const all = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  let at = 0;
  const block = (size) => all.subarray(at, (at += size));
  const vectors = (count) => Object.assign(block(3 * scene.frames * count), { count });
  return {
    times: block(scene.frames),
    points: vectors(scene.count),
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

// The frame before a time, and how far on towards the next.
function place(times, time) {
  let low = 0, high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle;
  }
  if (time >= times[high]) return [high, 0];
  return [low, Math.max(0, (time - times[low]) / (times[high] - times[low]))];
}

function digits(data) {
  const span = data.times.at(-1) - data.times[0];
  return span > 0 ? Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(span)))) : 3;
}

function extent({ low, high, dimension }) {
  const size = Math.max(...high.map((x, axis) => x - low[axis])) || 1;
  return { low, high, size, ...(dimension === 3 ? rounded(low, high, size) : {}) };
}

// The box around everything in space, to full steps of its scale.
function rounded(low, high, size) {
  const step = round(size / 4);
  const floor = low.map((x) => Math.floor(x / step + 1e-6) * step);
  const top = high.map((x) => Math.ceil(x / step - 1e-6) * step);
  return { step, low: floor, high: top.map((x, axis) => Math.max(x, floor[axis] + step)) };
}

// --- geometry -------------------------------------------------------------------------------

// Where the vertices (along, part, aside) of a line stand; see teachmech/animation/outlines.py.
function standing({ origin, ends }, line, places) {
  const [x, y, z] = places[origin];
  let ux = 1, uy = 0, distance = 0;
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

// A function from a point to [x, y, nearness] on the canvas.
function projection(scene, bounds, view, width, height, zoom) {
  const middle = bounds.low.map((x, axis) => (x + bounds.high[axis]) / 2);
  if (scene.dimension < 3) {
    const wide = Math.max(bounds.high[0] - bounds.low[0], 0.2 * bounds.size);
    const tall = Math.max(bounds.high[1] - bounds.low[1], 0.2 * bounds.size);
    const scale = Math.min((width - 120 * zoom) / wide, (height - 85 * zoom) / tall);
    const x0 = width / 2 + 16 * zoom, y0 = height / 2 - 12 * zoom;
    return ([x, y]) => [x0 + scale * (x - middle[0]), y0 - scale * (y - middle[1]), 0, scale];
  }
  const half = bounds.high.map((x, axis) => (x - bounds.low[axis]) / 2);
  const wide = Math.hypot(half[0], half[1]); // what turns about the vertical
  const tall = Math.abs(Math.cos(view.elevation)) * half[2] + Math.abs(Math.sin(view.elevation)) * wide;
  const scale = Math.min((width / 2 - 40) / wide, (height / 2 - 24) / tall) * view.zoom;
  const ca = Math.cos(view.azimuth), sa = Math.sin(view.azimuth);
  const ce = Math.cos(view.elevation), se = Math.sin(view.elevation);
  return ([x, y, z]) => {
    const dx = x - middle[0], dy = y - middle[1], dz = z - middle[2];
    const right = -sa * dx + ca * dy, away = ca * dx + sa * dy;
    return [
      width / 2 + scale * right, height / 2 - scale * (ce * dz - se * away), ce * away + se * dz, scale,
    ];
  };
}

function round(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((k) => k * power).find((step) => step >= rough * 0.999);
}

function marks(low, high, step) {
  const found = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) found.push(k * step);
  return found;
}

function text(value, step) {
  return value.toFixed(Math.max(0, -Math.floor(Math.log10(step)))).replace(/^-0(\.0*)?$/, "0$1");
}

// Rulers at the left and at the bottom of a plane picture, with a faint grid.
function rulers(c, project, bounds, ink, zoom, width, height) {
  const [x0, y0, , scale] = project([0, 0, 0]);
  const step = round((70 * zoom) / scale);
  c.font = `${13 * zoom}px system-ui, sans-serif`;
  c.lineWidth = 1;
  const line = (x1, y1, x2, y2, alpha) => {
    c.strokeStyle = ink;
    c.globalAlpha = alpha;
    c.beginPath();
    c.moveTo(x1, y1);
    c.lineTo(x2, y2);
    c.stroke();
  };
  c.fillStyle = ink;
  const left = 56 * zoom, bottom = height - 34 * zoom;
  for (const x of marks((left - x0) / scale, (width - x0) / scale, step)) {
    const at = x0 + scale * x;
    line(at, 0, at, bottom, x === 0 ? 0.3 : 0.1);
    c.globalAlpha = 0.85;
    c.textAlign = "center";
    c.textBaseline = "top";
    if (at < width - 30 * zoom) c.fillText(text(x, step), at, bottom + 5);
  }
  for (const y of marks((y0 - bottom) / scale, y0 / scale, step)) {
    const at = y0 - scale * y;
    line(left, at, width, at, y === 0 ? 0.3 : 0.1);
    c.globalAlpha = 0.85;
    c.textAlign = "right";
    c.textBaseline = "middle";
    if (at > 10) c.fillText(text(y, step), left - 7, at);
  }
  c.textAlign = "right";
  c.textBaseline = "bottom";
  c.fillText("x", width - 8, bottom + 22 * zoom);
  c.textAlign = "left";
  c.textBaseline = "top";
  c.fillText("y", 8, 6);
  c.globalAlpha = 1;
}

// A grid under a picture in space, with a scale along its edges and the three axes at a corner.
function floor(c, project, bounds, ink) {
  const { low, high, step } = bounds;
  const z = low[2];
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = 1;
  const line = (a, b, alpha) => {
    c.globalAlpha = alpha;
    c.beginPath();
    c.moveTo(...project(a).slice(0, 2));
    c.lineTo(...project(b).slice(0, 2));
    c.stroke();
  };
  for (const x of marks(low[0], high[0], step)) line([x, low[1], z], [x, high[1], z], 0.15);
  for (const y of marks(low[1], high[1], step)) line([low[0], y, z], [high[0], y, z], 0.15);
  const corner = [low[0], low[1], z];
  const ends = [[high[0], low[1], z], [low[0], high[1], z], [low[0], low[1], high[2]]];
  c.font = "13px system-ui, sans-serif";
  c.textAlign = "center";
  c.textBaseline = "middle";
  const centre = project(low.map((x, axis) => (x + high[axis]) / 2));
  ends.forEach((end, axis) => {
    line(corner, end, 0.55);
    const put = (value, words, out, bold) => {
      const point = [...corner];
      point[axis] = value;
      const p = project(point);
      const away = Math.hypot(p[0] - centre[0], p[1] - centre[1]) || 1;
      c.globalAlpha = 0.85;
      c.font = `${bold ? "bold 15px" : "12px"} system-ui, sans-serif`;
      c.fillText(words, p[0] + (out * (p[0] - centre[0])) / away, p[1] + (out * (p[1] - centre[1])) / away);
    };
    for (const value of marks(low[axis] + step / 2, high[axis] - step / 2, step)) put(value, text(value, step), 16, false);
    put(high[axis], "xyz"[axis], 15, true);
  });
  c.globalAlpha = 1;
}

// --- the widget -----------------------------------------------------------------------------

export default {
  render({ model, el }) {
    const player = mount(el, model.get("scene"), model.get("data"), model.get("group"), (time) => {
      model.set("time", time);
      model.save_changes();
    });
    const ending = new AbortController();
    observe(model, "change:data", () => player.load(model.get("scene"), model.get("data")), ending.signal);
    return () => {
      ending.abort();
      player.dispose();
    };
  },
};
