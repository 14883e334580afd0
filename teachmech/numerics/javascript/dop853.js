// DOP853: the explicit Runge-Kutta method of order 8 that chooses its own steps; E. Hairer,
// S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I (1993), section II.10.
// See teachmech/numerics/integrators/dop853.py for how it steps over places where A loses rank.

import { add } from "./linear.js";
import { finiteState } from "./runge_kutta.js";

const SHORT = "the step became too small to go on";

/**
 * Integrate y' = derivative(t, y) with steps that keep the local error at the tolerance.
 *
 * @param {Record<string, any>} tableau its coefficients
 * @param {(t: number, y: Vector) => Vector} derivative
 * @param {number[]} times to be stored
 * @param {Vector} y
 * @param {number} tolerance
 * @param {Vector} sizes a value below them need not be relatively exact
 * @param {((t: number, y: Vector) => Vector) | null} project
 * @param {((t: number, y: Vector) => [number, (change: Vector) => Vector]) | null} tangent
 */
function* dop853(tableau, derivative, times, y, tolerance, sizes, project, tangent) {
  const size = y.length, end = times.at(-1), K = [];
  let t = times[0], refused = null, h = 0, next = 0;

  function rightSide(when, state) {
    try {
      return derivative(when, state);
    } catch (error) {
      if (when === times[0]) throw error;
      refused = error;
      return new Float64Array(size).fill(NaN);
    }
  }

  const combined = (weights) => {
    const sum = new Float64Array(size), count = Math.min(weights.length, K.length);
    for (let s = 0; s < count; s++) if (weights[s] !== 0) add(sum, K[s], weights[s]);
    return sum;
  };
  const moved = (weights) => {
    const there = combined(weights);
    for (let i = 0; i < size; i++) there[i] = y[i] + h * there[i];
    return there;
  };
  const stages = (nodes, weights, first) => nodes.forEach((c, k) => {
    K.length = first + k; // those of the step before do not count
    K.push(rightSide(t + c * h, moved(weights[k])));
  });
  const squares = (x, scale) => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (x[i] / scale[i]) ** 2;
    return sum;
  };
  const norm = (fifth, third, scale) => {
    const [fifths, thirds] = [squares(fifth, scale), squares(third, scale)];
    return fifths === 0 && thirds === 0 ? 0 : (h * fifths) / Math.sqrt((fifths + 0.01 * thirds) * size);
  };

  // States inside a step, by its polynomial of degree 7.
  function inside(wanted, from, state, reached, rate) {
    if (!wanted.length) return [];
    refused = null;
    stages(tableau.C_EXTRA, tableau.A_EXTRA, 13);
    if (refused) throw refused;
    const rise = reached.map((x, i) => x - state[i]);
    const F = [
      rise,
      rise.map((x, i) => h * K[0][i] - x),
      rise.map((x, i) => 2 * x - h * (rate[i] + K[0][i])),
      ...tableau.D.map((weights) => combined(weights).map((x) => h * x)),
    ];
    return wanted.map((when) => {
      const x = (when - from) / h;
      const there = state.map((value, k) => {
        let sum = 0;
        for (let i = 6; i >= 0; i--) sum = (sum + F[i][k]) * (i % 2 ? 1 - x : x);
        return value + sum;
      });
      return project ? project(when, finiteState(there)) : finiteState(there);
    });
  }

  K[0] = rightSide(t, y);
  const T = sizes[0] / sizes[(size - 2) / 2];
  let length = (T * tolerance ** (1 / 8)) / 10, margin = 0, ahead = Infinity;
  while (t < end) {
    const least = 10 * spacing(t);
    let most = 10, factor = 1, part = 0, reached = y;
    length = Math.max(length, least);
    for (;;) {
      if (!(length >= least)) throw refused ?? new Error(SHORT);
      part = length;
      if (0.02 * length < ahead && ahead < (10 / 7) * length) { // A loses rank there: at 5/7 of a step
        part = ahead > (5 / 7) * length ? ahead / 2 : (7 / 5) * ahead;
      }
      next = Math.min(t + part, end);
      h = next - t;
      refused = null;
      K.length = 1;
      stages(tableau.C.slice(1), tableau.A.slice(1), 1);
      reached = moved(tableau.B);
      K[12] = rightSide(next, reached);
      const scale = y.map((x, i) => tolerance * (sizes[i] + Math.max(Math.abs(x), Math.abs(reached[i]))));
      scale.fill(Math.max(scale.at(-1), scale.at(-2)), size - 2);
      const [fifth, third] = [combined(tableau.E5), combined(tableau.E3)];
      let error = norm(fifth, third, scale);
      if (tangent && project && error >= 1 && error < Infinity) {
        reached = project(next, reached);
        const along = tangent(next, reached)[1], kept = [along(fifth), along(third)];
        const lost = (change, left) => change.reduce((worst, x, i) => Math.max(worst, Math.abs(x - left[i]) / scale[i]), 0);
        const square = Math.sqrt(tolerance) * h * Math.max(lost(fifth, kept[0]), lost(third, kept[1]));
        error = Math.max(norm(...kept, scale), square);
      }
      factor = error === 0 ? 10 : 0.9 * error ** (-1 / 8);
      if (error < 1) break;
      length = h * (factor > 0.2 ? factor : 0.2);
      most = 1;
    }
    if (!reached.every(Number.isFinite)) throw new Error(SHORT);
    let rate = K[12];
    if (project) {
      reached = project(next, reached);
      rate = derivative(next, reached);
    }
    const from = t, state = y, there = reached, arrived = rate;
    const wanted = times.filter((when) => when > from && when <= next);
    const states = inside(wanted, from, state, there, arrived);
    yield [next, wanted.map((when, k) => [when, states[k]]), (when) => inside([when], from, state, there, arrived)[0]];
    length = Math.max(h * Math.min(most, factor), part < length ? length : 0);
    if (tangent) {
      const before = margin;
      margin = tangent(next, reached)[0];
      const falls = margin < before && margin < 0.2 && !(ahead < h);
      ahead = falls ? (margin * h) / (before - margin) : Infinity;
    }
    [t, y] = [next, reached];
    K[0] = rate;
  }
}

/** The distance of a number to the next. */
function spacing(x) {
  return x === 0 ? Number.MIN_VALUE : 2 ** (Math.floor(Math.log2(Math.abs(x))) - 52);
}

export { dop853 };
