// Starts that follow the user: a changed value, a changed parameter, a dragged point.
//
// Each change is made in small steps, which end on the constraints near where they began. Therefore a
// mechanism stays on its branch, and stops where it cannot move further.

import { solved } from "./layout.js";
import { dot, trace, transposedTimes, zeros } from "./linear.js";
import { joined, Method } from "./method.js";

/** @import { Vector } from "./linear.js" */
/** @import { DragStep, Problem, ProblemWithPicture, Settings, Switch } from "./types.js" */

const KICK = 0.5; // distance by which a search leaves a singular position, in tolerated sizes
const LEAST = 1 / 512; // smallest part of a change that is tried
const STRIDE = 0.04; // longest move of a point in one step of a drag, relative to the picture
const STEPS = 16; // steps of a drag in one picture
const INERTIA = 1e-3; // weight of the masses, relative to the distance to the target
const ASIDE = 0.5; // longest move by the projection of a step, relative to the step
const ENOUGH = 0.1; // least progress of a step, relative to the prediction
const NEAR = 1e-6; // a distance below this, relative to the picture, counts as zero
const LONGEST = 0.02; // longest step in time, relative to the time span
const KICKS = [0.004, -0.004, 0.02, -0.02]; // relative to the time span, past a dead point of a drive

/** Return the state on the constraints that is nearest to y + change, or null if there is none nearby.
 * @param {Method} method @param {number} t
 * @param {Vector} y coordinates, velocities, works
 * @param {Vector} change of y
 * @param {boolean[]} fixed which entries of y keep their values
 * @returns {Vector | null} */
export function followed(method, t, y, change, fixed) {
  for (const kick of [0, -KICK, KICK]) {
    // a search from a singular position begins next to it
    let state = y;
    const went = inParts((part) => {
      const wanted = state.map((x, i) => x + part * change[i]);
      if (state === y) wanted.forEach((_, i) => (wanted[i] += fixed[i] ? 0 : kick * (method.sizes[i] ?? 0)));
      const there = onto(method, t, wanted, fixed);
      state = there ?? state;
      return there !== null;
    });
    if (went) return state;
  }
  return null;
}

/** Return the nearest state on the constraints and outside of the contacts, or null if there is none nearby. A
 * contact that the state would penetrate counts as an equation.
 * @param {Method} method @param {number} t @param {Vector} y
 * @param {boolean[] | null} fixed which entries of y keep their values
 * @returns {Vector | null} */
export function onto(method, t, y, fixed = null) {
  const closed = /** @type {Switch[]} */ ([]);
  while (true) {
    const there = method.acting(closed, 1, () => method.project(t, y, fixed));
    const inside = method.penetrated(t, there).filter((contact) => !closed.includes(contact));
    if (!inside.length) return method.violated(t, there).length ? null : there;
    closed.push(...inside);
  }
}

/** Return the state for other parameters: what depends on them changes, the rest stays near; null if there is
 * none.
 * @param {Problem} problem @param {Settings} settings @param {number} t @param {Vector} y
 * @param {Vector} before parameters of y
 * @param {Vector} after
 * @param {boolean[]} fixed which entries of y keep their values
 * @param {boolean} atStart whether y is the start, some of whose values are given by parameters
 * @returns {Vector | null} */
export function adapted(problem, settings, t, y, before, after, fixed, atStart) {
  const n = problem.coordinates.length;
  const moves = fixed.map((is, i) => i < 2 * n && !is);
  let done = 0;
  const given = (/** @type {Vector} */ p) => {
    const { q, v } = problem.start(p);
    return [...q, ...v];
  };
  const led = inParts((part) => {
    const [p0, p] = [done, done + part].map((by) => before.map((x, i) => x + by * (after[i] - x)));
    let wanted = y;
    if (atStart) {
      const [from, to] = [given(p0), given(p)];
      wanted = y.map((x, i) => (moves[i] ? x + to[i] - from[i] : x));
    }
    const state = { q: wanted.slice(0, n), v: wanted.slice(n, 2 * n) };
    const method = new Method(problem, settings, state, p);
    const there = onto(method, t, wanted, fixed);
    if (there === null) return false;
    y = there;
    done += part;
    return true;
  });
  return led ? y : null;
}

/** Make a change in parts: eighths at first, smaller parts if one fails. Return whether the change is
 * complete.
 * @param {(part: number) => boolean} go */
function inParts(go) {
  let part = 1 / 8;
  for (let done = 0; done < 1 - 1e-9;) {
    part = Math.min(part, 1 - done);
    let went = false;
    try {
      went = go(part);
    } catch {
      // a state that is not finite or has no mass counts as a failed part
    }
    if (went) done += part;
    else if ((part /= 2) < LEAST) return false;
  }
  return true;
}

const SLIDES = 30; // steps along the constraints towards the given state
const STANDS = 1e-10; // a step below this, relative to the tolerated size, counts as zero
const NEWTON = 20; // steps onto the constraints

/** Return the state on the constraints that is nearest to a given one: the sum of weighted squares of its
 * changes, positions first, is the least; see `nearest_point` in teachmech/start/assembly.py.
 * @param {Method} method @param {number} t @param {Vector} y
 * @param {Vector} from where the search begins, at y or near it
 * @param {boolean[]} fixed which entries of y keep their values
 * @param {Vector} weights of coordinates and velocities in their units, shape (2 n,)
 * @returns {Vector} a state that violates constraints if there is none */
export function nearestStart(method, t, y, from, fixed, weights) {
  const { n, units, sizes } = method;
  const still = fixed.slice(0, n);
  const onto = (/** @type {Vector} */ state) => {
    const found = approached(method, t, state, still, weights.subarray(0, n), 0);
    return approached(method, t, found, fixed.slice(n, 2 * n), weights.subarray(n, 2 * n), n);
  };
  let state = onto(from);
  for (let slide = 0; slide < SLIDES && !method.violated(t, state).length; slide++) {
    const change = y.slice(0, n).map((x, i) => (still[i] ? 0 : (x - state[i]) / units[i]));
    const back = least(method, t, state, still, weights.subarray(0, n), change, new Float64Array(method.m));
    if (back.every((x, i) => Math.abs(x * units[i]) <= STANDS * sizes[i])) break;
    state = onto(state.map((x, i) => (i < n ? x + units[i] * back[i] : y[i])));
  }
  return state;
}

/** Return a state with positions (first = 0) or velocities (first = n) moved onto the constraints by least
 * changes.
 * @param {Method} method @param {number} t @param {Vector} from @param {boolean[]} held @param {Vector} weights
 * @param {number} first */
function approached(method, t, from, held, weights, first) {
  const { n, m, units, factors, sizes, parts } = method;
  const part = first ? parts.rate : parts.value;
  const state = Float64Array.from(from);
  for (let step = 0; step < NEWTON; step++) {
    const right = method.valuesAt(t, state).slice(part, part + m).map((h, k) => -factors[k] * h);
    const change = least(method, t, state, held, weights, new Float64Array(n), right);
    change.forEach((x, i) => (state[first + i] += units[i] * x));
    if (change.every((x, i) => Math.abs(units[i] * x) <= STANDS * sizes[first + i])) break;
  }
  return state;
}

/** Return the x with A x = right that is nearest to a wanted one; held coordinates do not move.
 * @param {Method} method @param {number} t @param {Vector} y @param {boolean[]} held @param {Vector} weights
 * @param {Vector} wanted @param {Vector} right */
function least(method, t, y, held, weights, wanted, right) {
  const rows = method.scaledAt(t, y).rows.map((row) => row.map((a, i) => (held[i] ? 0 : a)));
  const masses = [...weights].map((w, i) => Float64Array.from(weights, (_, j) => (i === j ? w : 0)));
  const found = solved(masses, wanted.map((x, i) => weights[i] * x), rows, right, method.tolerances.rank);
  return found ? found.x : new Float64Array(method.n);
}

/** Return the state at rest in which a point is as near to a target as the constraints allow.
 *
 * Each step is that of a system which is pulled towards the target, by Gauss's principle of least
 * constraint. If a constraint is driven, the time is one more unknown.
 * @param {ProblemWithPicture} problem @param {Method} method @param {Vector} p @param {number} t
 * @param {Vector} y
 * @param {number} point its index
 * @param {number[]} target three numbers
 * @param {number} reach the size of the picture
 * @returns {{ t: number, y: Vector }} */
export function dragged(problem, method, p, t, y, point, target, reach) {
  return method.acting(method.gripping, 0, () => {
    for (let step = 0; step < STEPS; step++) {
      const went = dragStep(problem, method, p, t, y, point, target, reach);
      if (!went) break;
      ({ t, y } = went);
    }
    return { t, y };
  });
}

/** Return the state after one step of a drag, or null at its end. A contact that touches counts as an equation
 * if the step would penetrate it.
 * @param {ProblemWithPicture} problem @param {Method} method @param {Vector} p @param {number} t
 * @param {Vector} y @param {number} point @param {number[]} target @param {number} reach */
function dragStep(problem, method, p, t, y, point, target, reach) {
  const touching = method.gaps(t, y).filter(({ gap }) => gap <= 1);
  const closed = /** @type {Switch[]} */ ([]);
  while (true) {
    const steps = method.acting(closed, 1,
      () => [...dragSteps(problem, method, p, t, y, point, target, reach)]);
    const pressed = touching.filter(({ contact, row }) =>
      !closed.includes(contact) && steps.some(({ change }) => dot(row, change) < 0)
    );
    closed.push(...pressed.map(({ contact }) => contact));
    if (pressed.length) continue;
    for (const step of steps) {
      for (let part = 1; part > LEAST; part /= 2) {
        const went = method.acting(closed, 1, () => stepAlong(problem, method, p, t, y, step, part));
        if (went) return went;
      }
    }
    return null;
  }
}

/** Yield changes of q and t that may move a point towards its target, best first; nothing at the target.
 * @param {ProblemWithPicture} problem @param {Method} method @param {Vector} p @param {number} t
 * @param {Vector} y @param {number} point @param {number[]} target @param {number} reach
 * @returns {Generator<DragStep>} */
function* dragSteps(problem, method, p, t, y, point, target, reach) {
  const { n, m, units } = method;
  const { begin, end } = problem.settings;
  const span = end - begin;
  const q = y.slice(0, n);
  const rest = new Float64Array(n);
  const positions = problem.positions(t, q, rest, p);
  const J = problem.positionMatrix(t, q, rest, p);
  const apart = target.map((x, i) => x - positions[3 * point + i]);
  const distance = Math.hypot(...apart);
  if (!(distance > NEAR * reach)) return;
  const nearer = Math.min(1, (STRIDE * reach) / distance);
  const pull = Float64Array.from(apart, (x) => nearer * x);
  const { driven } = problem;
  const size = n + Number(driven);
  const here = J.slice(3 * point, 3 * point + 3).map((row) => row.map((x, i) => x * units[i]));
  const gain = here.reduce((sum, row) => sum + dot(row, row), 0);
  if (!(gain > 0)) return; // the point cannot move
  const { masses, rows: A, rates } = method.scaledAt(t, joined(q, rest));
  const heavy = trace(masses);
  const M = zeros(size, size);
  const rows = zeros(m, size);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      M[i][j] = here.reduce((sum, row) => sum + row[i] * row[j], 0);
      M[i][j] += INERTIA * gain * (heavy > 0 ? masses[i][j] / heavy : Number(i === j));
    }
  }
  rows.forEach((row, k) => row.set(A[k]));
  if (driven) {
    M[n][n] = INERTIA * gain;
    rows.forEach((row, k) => (row[n] = span * rates[k]));
  }
  const f = new Float64Array(size);
  f.set(transposedTimes(here, pull, n));
  const x = solved(M, f, rows, new Float64Array(m), problem.tolerances.rank)?.x ?? new Float64Array(size);
  const change = x.slice(0, n).map((value, i) => value * units[i]);
  const moves = pointMoves(J.map((row) => dot(row, change)));
  const long = Math.max(moves / (STRIDE * reach), driven ? Math.abs(x[n]) / LONGEST : 0);
  const limit = long > 1 ? 1 / long : 1;
  const progress = here.reduce((sum, row, axis) => sum + apart[axis] * dot(row, x.subarray(0, n)), 0)
    / distance;
  const step = { distance, point, target, reach, change: change.map((value) => limit * value),
    moves: limit * moves };
  if (limit * progress > NEAR * reach)
    yield { ...step, promised: limit * progress, time: driven ? limit * span * x[n] : 0 };
  if (!driven) return;
  const still = { ...step, change: new Float64Array(n), promised: NEAR * reach };
  for (const kick of KICKS) yield { ...still, moves: STRIDE * reach, time: kick * span };
}

/** Return the state after a part of a step, or null if it violates constraints, is not nearer, or is on
 * another branch.
 * @param {ProblemWithPicture} problem @param {Method} method @param {Vector} p @param {number} t
 * @param {Vector} y @param {DragStep} step @param {number} part */
function stepAlong(
  problem,
  method,
  p,
  t,
  y,
  { distance, point, target, reach, change, moves, promised, time },
  part,
) {
  const { n } = method;
  const when = t + part * time;
  const rest = new Float64Array(n);
  const there = new Float64Array(y.length);
  for (let i = 0; i < n; i++) there[i] = y[i] + part * change[i];
  const straight = problem.positions(when, there.slice(0, n), rest, p);
  try {
    const found = onto(method, when, there);
    if (!found?.every(Number.isFinite)) return null;
    y = found;
  } catch {
    return null; // for example if the mass matrix vanishes
  }
  const now = Array.from(problem.positions(when, y.slice(0, n), rest, p));
  const aside = pointMoves(now.map((x, i) => x - straight[i]));
  if (aside > (change.some((x) => x !== 0) ? ASIDE * part : 1) * moves + 1e-9 * reach) return null;
  const left = Math.hypot(...target.map((x, i) => x - now[3 * point + i]));
  return left < distance - ENOUGH * part * promised ? { t: when, y } : null;
}

/** Return the length of the longest vector of three components. @param {ArrayLike<number>} all */
function pointMoves(all) {
  let longest = 0;
  for (let k = 0; k < all.length; k += 3)
    longest = Math.max(longest, Math.hypot(all[k], all[k + 1], all[k + 2]));
  return longest;
}
