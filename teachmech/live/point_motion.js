// The velocities and accelerations of the points at a recorded state.

/** @import { RunningMotion } from "./running_motion.js" */

const TURN = 0.03; // change of a coordinate between two positions, relative to its size
// weights of central differences of order 6 (Fornberg 1988), for distances 1 to 3
const FIRST = [45 / 60, -9 / 60, 1 / 60];
const SECOND = [270 / 180, -27 / 180, 2 / 180];

const RIGID = 1e-6; // a distance that changes more than this, relative to the velocities, is not of one body
const STILL = 1e-6; // an angular velocity below this, relative to the velocities over the size, counts as zero
const FAR = 50; // sizes of the picture; a pole that is farther away is not drawn

/** @typedef {{ position: number[], ends: number[][], omega: number }} Pole */

/** Return the instant centre of a planar body: the point of it whose velocity is zero, r + (-vy, vx) / omega.
 * It is null if the body hardly turns.
 * @param {number[][]} ends two points of the body @param {number[][]} velocities @param {number} size
 * @returns {Pole | null} */
export function poleOf(ends, velocities, size) {
  const [[ax, ay], [bx, by]] = ends;
  const [[vx, vy], [wx, wy]] = velocities;
  const [x, y, u, w] = [bx - ax, by - ay, wx - vx, wy - vy];
  const omega = (x * w - y * u) / (x * x + y * y);
  const speed = Math.hypot(vx, vy, wx, wy);
  const position = [ax - vy / omega, ay + vx / omega, 0];
  const far = !(Math.hypot(position[0] - ax, position[1] - ay) < FAR * size);
  const still = !(Math.abs(omega) * size > STILL * speed);
  return far || still || Math.abs(x * u + y * w) > RIGID * speed * Math.hypot(x, y)
    ? null
    : { position, ends, omega };
}

/** Return the velocities and accelerations of all points: the derivatives of their positions along the path
 * q + v s + a s²/2, which has the velocity and the acceleration of the motion. Between positions that lie so far
 * apart that rounding does not matter, the error of the differences is some 1e-11 of the result.
 * @param {RunningMotion} course @param {number} k the number of the state */
export function pointMotion({ problem, recording }, k) {
  const { begins, n, times, values } = recording;
  const row = values.row(k);
  const [q, v, a] = ["coordinates", "velocities", "accelerations"].map((name) =>
    row.subarray(begins[name], begins[name] + n)
  );
  const t = times.values[k];
  const { method, p } = recording.eraAt(t);
  const rates = [...q].map((_, i) => {
    const size = method.sizes[i] || 1;
    return Math.max(Math.abs(v[i]) / size, Math.sqrt(Math.abs(a[i]) / size));
  });
  const h = TURN / Math.max(...rates, problem.driven ? 1 : 0, 1e-6);
  const at = (/** @type {number} */ s) =>
    problem.positions(t + s, q.map((x, i) => x + s * (v[i] + (s * a[i]) / 2)), v, p);
  const here = at(0);
  const ahead = FIRST.map((_, j) => at((j + 1) * h));
  const back = FIRST.map((_, j) => at(-(j + 1) * h));
  const velocity = Array.from(here,
    (_, i) => FIRST.reduce((sum, w, j) => sum + w * (ahead[j][i] - back[j][i]), 0) / h);
  const acceleration = Array.from(here,
    (x, i) => SECOND.reduce((sum, w, j) => sum + w * (ahead[j][i] - x + (back[j][i] - x)), 0) / (h * h));
  return { velocity: triples(velocity), acceleration: triples(acceleration) };
}

/** @param {number[]} all */
const triples = (all) => Array.from({ length: all.length / 3 }, (_, k) => all.slice(3 * k, 3 * k + 3));
