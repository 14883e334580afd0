// Lit solids with hidden surfaces, by WebGL or, if there is none, on a plain canvas.
//
// All pictures of a page share one context of WebGL, since a browser has few. Its image is copied onto the
// canvas of the picture, between the floor and the names.

import { BASE, cross3, inner3, leastAlong, meshOf, unit3 } from "./meshes.js";

/** @import { Camera, CanvasSize, DrawnSolid, Face, Placement, Solid } from "./types.js" */

const LIGHT = [0.35, 0.5, 0.79]; // towards the light: right, up, near
const AMBIENT = 0.62;
const DIFFUSE = 0.5;
const SHINE = 0.2;
const DARKER = 0.72;
const SHADOW = 0.16;
const MOST_MESHES = 400;
const PER_VERTEX = 8; // numbers: along, part, aside, up, a normal, a tint

/** Return the placement of a solid: its origin, its axes u, n, m, and the distance of its points.
 * @param {Pick<Solid, "origin"|"end"|"frame">} solid
 * @param {number[][]} positions of all points
 * @param {(k: number) => number[]} direction of a frame: of its y and its z
 * @returns {Placement} */
export function placementOf({ origin, end, frame }, positions, direction) {
  const position = positions[origin];
  const apart = end === null ? null : positions[end].map((x, k) => x - position[k]);
  if (frame !== null) {
    const z = unit3(direction(2 * frame + 1));
    const rough = direction(2 * frame);
    const off = inner3(rough, z);
    const y = unit3(rough.map((x, k) => x - off * z[k]));
    const u = cross3(y, z);
    return { position, axes: [u, y, z], length: apart ? inner3(apart, u) : 0 };
  }
  const length = apart ? Math.hypot(...apart) : 0;
  if (!apart || !length) return { position, axes: BASE, length: 0 };
  const u = apart.map((x) => x / length);
  const n = unit3(cross3(u, [0, 1, 2].map((k) => Number(k === leastAlong(u)))));
  return { position, axes: [u, n, cross3(u, n)], length };
}

/** Draw solids onto a canvas.
 * @param {CanvasRenderingContext2D} c whose unit is a pixel of the page
 * @param {Camera} camera @param {DrawnSolid[]} items @param {CanvasSize} size
 * @param {boolean} plain whether each face is drawn, without WebGL */
export function drawSolids(c, camera, items, size, plain) {
  const renderer = plain ? null : shared();
  if (renderer) renderer.draw(c, camera, items, size);
  else paintWithoutWebgl(c, camera, items);
}

// Return the one renderer of the page, or null if there is no WebGL.
function shared() {
  const kept = globalThis.teachmechSolids;
  if (kept === null || (kept && !kept.gl.isContextLost())) return kept;
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl", { antialias: true, stencil: true, alpha: true });
  const program = gl && programOf(gl);
  globalThis.teachmechSolids = gl && program ? new Renderer(canvas, gl, program) : null;
  return globalThis.teachmechSolids;
}

/** @param {string} colour */
const rgb = (colour) => [1, 3, 5].map((k) => parseInt(colour.slice(k, k + 2), 16) / 255);

// --- WebGL ----------------------------------------------------------------------------------

const VERTEX = `
attribute vec4 corner; attribute vec3 normal; attribute float tint;
uniform vec3 position, u, n, m, middle; uniform mat3 view; uniform float apart, level, flatten;
uniform vec4 screen; uniform float deep;
varying vec3 facing; varying float dark;
void main() {
  vec3 world = position + (corner.x + corner.y * apart) * u + corner.z * n + corner.w * m;
  if (flatten > 0.5) world.z = level;
  vec3 seen = view * (world - middle);
  facing = view * (normal.x * u + normal.y * n + normal.z * m);
  dark = tint;
  gl_Position = vec4(screen.xy * seen.xy + screen.zw, -seen.z / deep, 1.0);
}`;
const FRAGMENT = `
precision highp float;
uniform vec3 colour, light; uniform float alpha, tinted, flatten;
varying vec3 facing; varying float dark;
void main() {
  if (flatten > 0.5) { gl_FragColor = vec4(0.0, 0.0, 0.0, alpha); return; }
  vec3 f = normalize(facing);
  if (f.z < 0.0) f = -f;
  float bright = ${AMBIENT.toFixed(2)} + ${DIFFUSE.toFixed(2)} * max(dot(f, light), 0.0);
  float shine = ${SHINE.toFixed(2)} * pow(max(dot(f, normalize(light + vec3(0.0, 0.0, 1.0))), 0.0), 24.0);
  vec3 own = colour * mix(1.0, ${DARKER.toFixed(2)}, step(0.5, dark) * tinted);
  gl_FragColor = vec4(min(own * bright + shine, 1.0) * alpha, alpha);
}`;

/** Draws solids with light and shadows. */
export class Renderer {
  /** @param {HTMLCanvasElement} canvas @param {WebGLRenderingContext} gl @param {WebGLProgram} program */
  constructor(canvas, gl, program) {
    this.canvas = canvas;
    this.gl = gl;
    gl.useProgram(program);
    /** @type {Record<string, WebGLUniformLocation | null>} */
    this.at = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]));
    this.meshes = /** @type {Map<string, { buffer: WebGLBuffer, count: number }>} */ (new Map());
    const bright = Math.hypot(...LIGHT);
    const light = LIGHT.map((x) => x / bright);
    gl.uniform3fv(this.at.light, light);
    for (const k of [0, 1, 2]) gl.enableVertexAttribArray(k);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** @param {Solid} solid @param {number} width */
  meshFor({ kind, numbers }, width) {
    const { gl, meshes } = this;
    const key = `${kind} ${width} ${numbers}`;
    const known = meshes.get(key);
    if (known) return known;
    if (meshes.size >= MOST_MESHES) {
      for (const { buffer } of meshes.values()) gl.deleteBuffer(buffer);
      meshes.clear();
    }
    const values = triangles(meshOf(kind, numbers, width));
    const made = { buffer: gl.createBuffer(), count: values.length / PER_VERTEX };
    gl.bindBuffer(gl.ARRAY_BUFFER, made.buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    meshes.set(key, made);
    return made;
  }

  /** @param {DrawnSolid} drawnSolid */
  drawOne({ solid, width, position, axes: [u, n, m], length, colour, alpha }) {
    const { at, gl } = this;
    const { buffer, count } = this.meshFor(solid, width);
    const bytes = 4 * PER_VERTEX;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, bytes, 0);
    gl.vertexAttribPointer(1, 3, gl.FLOAT, false, bytes, 16);
    gl.vertexAttribPointer(2, 1, gl.FLOAT, false, bytes, 28);
    for (const [name, value] of Object.entries({ position, u, n, m, colour: rgb(colour) })) {
      gl.uniform3fv(at[name], value);
    }
    gl.uniform1f(at.apart, length);
    gl.uniform1f(at.alpha, alpha);
    gl.uniform1f(at.tinted, solid.frame === null ? 0 : 1);
    gl.drawArrays(gl.TRIANGLES, 0, count);
  }

  /** See `drawSolids`.
   * @param {CanvasRenderingContext2D} c @param {Camera} camera @param {DrawnSolid[]} items
   * @param {CanvasSize} size */
  draw(c, camera, items, size) {
    const { canvas } = this;
    const { width, height, ratio } = size;
    const wide = Math.round(width * ratio);
    const high = Math.round(height * ratio);
    this.begin(camera, size, wide, high);
    const solid = items.filter(({ alpha }) => alpha === 1);
    if (camera.rows[2][2] > 0.02) this.drawShadows(solid); // the floor is seen from above
    this.drawSurfaces(solid, items.filter(({ alpha }) => alpha < 1));
    c.drawImage(canvas, 0, canvas.height - high, wide, high, 0, 0, width, height);
  }

  /** @param {Camera} camera @param {CanvasSize} size @param {number} wide @param {number} high */
  begin({ rows, middle, scale, x, y }, { width, height, depth, floor }, wide, high) {
    const { at, canvas, gl } = this;
    if (canvas.width < wide || canvas.height < high) {
      canvas.width = Math.max(canvas.width, wide);
      canvas.height = Math.max(canvas.height, high);
    }
    const view = [0, 1, 2].flatMap((k) => rows.map((row) => row[k]));
    gl.viewport(0, 0, wide, high);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
    gl.uniform3fv(at.middle, middle);
    gl.uniformMatrix3fv(at.view, false, view);
    const [across, up] = [(2 * scale) / width, (2 * scale) / height];
    gl.uniform4f(at.screen, across, up, (2 * x) / width - 1, 1 - (2 * y) / height);
    gl.uniform1f(at.deep, depth);
    gl.uniform1f(at.level, floor);
  }

  /** Draw shadows on the floor; they do not add up. @param {DrawnSolid[]} solid */
  drawShadows(solid) {
    const { at, gl } = this;
    gl.disable(gl.DEPTH_TEST);
    gl.enable(gl.STENCIL_TEST);
    gl.stencilFunc(gl.EQUAL, 0, 255);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.INCR);
    gl.uniform1f(at.flatten, 1);
    for (const item of solid) this.drawOne({ ...item, alpha: SHADOW });
    gl.disable(gl.STENCIL_TEST);
  }

  /** @param {DrawnSolid[]} solid @param {DrawnSolid[]} pale */
  drawSurfaces(solid, pale) {
    const { at, gl } = this;
    gl.uniform1f(at.flatten, 0);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    for (const item of solid) this.drawOne(item);
    gl.colorMask(false, false, false, false); // show only the nearest surface of transparent solids
    for (const item of pale) this.drawOne(item);
    gl.colorMask(true, true, true, true);
    for (const item of pale) this.drawOne(item);
  }
}

const UNIFORMS = "position u n m middle view apart level flatten screen deep colour light alpha tinted".split(
  " ",
);

/** Return the program of the two shaders, or null if it cannot be linked.
 * @param {WebGLRenderingContext} gl */
function programOf(gl) {
  const program = gl.createProgram();
  const attach = (/** @type {number} */ type, /** @type {string} */ text) => {
    const shader = gl.createShader(type);
    if (!shader) return; // the context is lost
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  attach(gl.VERTEX_SHADER, VERTEX);
  attach(gl.FRAGMENT_SHADER, FRAGMENT);
  ["corner", "normal", "tint"].forEach((name, k) => gl.bindAttribLocation(program, k, name));
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Return the faces as triangles, with PER_VERTEX numbers for each corner. @param {Face[]} faces */
function triangles(faces) {
  const values = new Float32Array(faces.length * 6 * PER_VERTEX);
  let at = 0;
  for (const { corners, normals, tint } of faces) {
    for (const k of [0, 1, 2, 0, 2, 3]) {
      values.set(corners[k], at);
      values.set(normals[k], at + 4);
      values[at + 7] = tint;
      at += PER_VERTEX;
    }
  }
  return values;
}

// --- a plain canvas -------------------------------------------------------------------------

/** @type {Map<string, Face[]>} */
const painterMeshes = new Map();

/** Draw faces on a plain canvas, from the farthest to the nearest; omit faces that are turned away.
 * @param {CanvasRenderingContext2D} c @param {Camera} camera @param {DrawnSolid[]} items */
function paintWithoutWebgl(c, { rows, middle, scale, x, y }, items) {
  const bright = Math.hypot(...LIGHT);
  const drawn = /** @type {{ near: number, seen: number[][], style: string, alpha: number }[]} */ ([]);
  const light = LIGHT.map((v) => v / bright);
  const half = [light[0], light[1], light[2] + 1];
  const long = Math.hypot(...half);
  for (const { solid, width, position, axes: [u, n, m], length, colour, alpha } of items) {
    const key = `${solid.kind} ${width} ${solid.numbers}`;
    const own = rgb(colour);
    const faces = painterMeshes.get(key) ?? meshOf(solid.kind, solid.numbers, width);
    painterMeshes.set(key, faces);
    /** @param {number} a @param {number} b @param {number} d */
    const inView = (a, b, d) =>
      rows.map((row) => a * inner3(row, u) + b * inner3(row, n) + d * inner3(row, m));
    const axes = [inView(1, 0, 0), inView(0, 1, 0), inView(0, 0, 1)];
    const origin = rows.map((row) => inner3(row, position.map((value, k) => value - middle[k])));
    /** @param {number} a @param {number} b @param {number} d */
    const turned = (a, b, d) => [0, 1, 2].map((k) => a * axes[0][k] + b * axes[1][k] + d * axes[2][k]);
    for (const { corners, normals, tint } of faces) {
      const mean = [0, 1, 2].map((k) => normals.reduce((sum, normal) => sum + normal[k], 0));
      const facing = turned(mean[0], mean[1], mean[2]);
      const size = Math.hypot(...facing) || 1;
      if (facing[2] <= 0) continue;
      const seen = corners.map(([along, part, aside, up]) =>
        turned(along + part * length, aside, up).map((v, k) => v + origin[k])
      );
      const lit = AMBIENT + DIFFUSE * Math.max(inner3(facing, light) / size, 0);
      const shine = SHINE * Math.max(inner3(facing, half) / size / long, 0) ** 24;
      const dark = tint && solid.frame !== null ? DARKER : 1;
      const shade = own.map((v) => Math.round(255 * Math.min(1, v * dark * lit + shine)));
      drawn.push({ near: seen.reduce((sum, p) => sum + p[2], 0), seen, style: `rgb(${shade})`, alpha });
    }
  }
  drawn.sort((a, b) => a.near - b.near);
  c.lineWidth = 0.6;
  c.lineJoin = "round";
  for (const { seen, style, alpha } of drawn) {
    c.globalAlpha = alpha;
    c.fillStyle = c.strokeStyle = style;
    c.beginPath();
    for (const [a, b] of seen) c.lineTo(x + scale * a, y - scale * b);
    c.closePath();
    c.fill();
    if (alpha === 1) c.stroke();
  }
  c.globalAlpha = 1;
}
