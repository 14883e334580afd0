// The motion of a problem: checks of the arguments, and the stored states.

import { joined, Method } from "./method.js";
import { checkRestitution, setSwitches, settleStart } from "./switching.js";

/** @import { Filling } from "./kernels.js" */
/** @import { Matrix, Vector } from "./linear.js" */
/** @import { Problem, Settings, State } from "./types.js" */

/** Compute a motion.
 * @param {Problem} problem
 * @param {Partial<Settings> & Partial<Record<"parameters" | "start", Record<string, number>>>} [asked]
 * @returns {{ t: number[], values: Record<string, number[]>, rank: number[], steps: number }} by name
 *     coordinates, velocities (v...), accelerations (a...), multipliers (lambda1 ...) */
export function motionOf(problem, { parameters = {}, start = {}, ...others } = {}) {
  const settings = { ...problem.settings, ...others };
  refuseUnknown("parameter", parameters, Object.keys(problem.parameters));
  refuseUnknown("setting", others, Object.keys(problem.settings));
  checkNumbers({ ...parameters, ...start });
  checkSettings(settings, problem);
  const p = Float64Array.from(Object.values({ ...problem.parameters, ...parameters }));
  problem.dependentParameters(p, Object.keys(parameters));
  checkRestitution(problem, p);
  const state = moved(problem, problem.start(p), start);
  setSwitches(problem, settings.begin, state, p);
  const y = joined(state.q, state.v);
  const method = new Method(problem, settings, state, p);
  const wrong = method.violated(settings.begin, y);
  if (wrong.length) throw new Error(`the start does not meet ${wrong.join(", ")}`);
  settleStart(method, settings.begin, y);
  return stored(problem, settings, y, method);
}

/** @param {string} what @param {Record<string, unknown>} given @param {string[]} known */
function refuseUnknown(what, given, known) {
  const wrong = Object.keys(given).find((name) => !known.includes(name));
  if (wrong) throw new Error(`there is no ${what} '${wrong}'; known names: ${known.join(", ")}`);
}

/** @param {Record<string, number>} values */
function checkNumbers(values) {
  for (const [name, value] of Object.entries(values)) {
    if (!Number.isFinite(value)) throw new Error(`${name} is ${value}; give a finite number`);
  }
}

const MOST_STEPS = 1e6;
const TOGETHER = 1000; // steps in one call of the kernels

/** Refuse invalid settings. @param {Settings} settings @param {Problem} problem */
export function checkSettings(
  { method, stabilisation, impacts, ...numbers },
  { choices, tolerances: { least, most } },
) {
  checkNumbers(numbers);
  const { begin, end, step, tolerance } = numbers;
  refuseUnknown("method", { [method]: true }, choices.method);
  refuseUnknown("stabilisation", { [stabilisation]: true }, choices.stabilisation);
  if (impacts) refuseUnknown("law of impact", { [impacts]: true }, choices.impacts ?? []);
  if (method === "kinematic" && stabilisation !== "projection")
    throw new Error("kinematics finds every position by projection; choose projection");
  if (!(end > begin)) throw new Error(`the end ${end} s is not after the begin ${begin} s`);
  if (!(step > 0)) throw new Error(`the step ${step} s is not positive`);
  if (!(least <= tolerance && tolerance <= most)) {
    throw new Error(`the tolerance ${tolerance} is not between ${least} and ${most}`);
  }
  if ((end - begin) / step > MOST_STEPS) {
    throw new Error(`these are more than ${MOST_STEPS} steps; choose a longer step or an earlier end`);
  }
}

/** @param {Problem} problem @param {State} state @param {Record<string, number>} values */
function moved({ coordinates }, { q, v }, values) {
  const names = [...coordinates, ...coordinates.map((name) => `v${name}`)];
  refuseUnknown("coordinate or velocity", values, names);
  for (const [name, value] of Object.entries(values)) {
    const k = names.indexOf(name);
    (k < q.length ? q : v)[k % q.length] = value;
  }
  return { q, v };
}

/** @param {Problem} problem @param {Settings} settings @param {Vector} y @param {Method} method */
function stored(problem, { begin, end, step }, y, method) {
  const times = /** @type {number[]} */ ([]);
  const rank = /** @type {number[]} */ ([]);
  const values = /** @type {Record<string, number[]>} */ ({});
  const { n } = method;
  const names = [...problem.coordinates, ...problem.coordinates.map((name) => `v${name}`),
    ...problem.coordinates.map((name) => `a${name}`), ...problem.constraints.map((_, k) => `lambda${k + 1}`)];
  for (const name of names) values[name] = [];
  const store = (/** @type {Iterable<number> & ArrayLike<number>} */ when, /** @type {Vector} */ states) => {
    const { rows, ranks, width } = method.rowsOf(when, states);
    /** @param {string} name @param {Vector} from @param {number} each @param {number} k */
    const put = (name, from, each, k) => {
      for (let i = 0; i < when.length; i++) values[name].push(from[i * each + k]);
    };
    names.forEach((name, k) =>
      k < 2 * n ? put(name, states, 2 * n + 2, k) : put(name, rows, width, k - 2 * n)
    );
    times.push(...when);
    rank.push(...ranks);
  };
  let reached = begin;
  let count = 0;
  store([begin], y);
  try {
    for (const [t, when, states, steps] of passages(method, storedTimes(begin, end, step), y)) {
      if ((count += steps) > MOST_STEPS)
        throw new Error(
          `it took ${MOST_STEPS} steps; the motion may be stiff, choose an earlier end or a larger tolerance`,
        );
      store(when, states);
      reached = t;
    }
  } catch (error) {
    throw new Error(`the integration cannot go on after t = ${reached}: ${error.message}`);
  }
  return { t: times, values, rank, steps: count };
}

/** Yield the time that is reached, the times and states that are stored since the last one, and the number of
 * steps.
 * @param {Method} method @param {ArrayLike<number>} times @param {Vector} y
 * @returns {Generator<[number, Iterable<number> & ArrayLike<number>, Vector, number]>} */
function* passages(method, times, y) {
  if (method.problem.stopCondition || method.inPieces) {
    for (const [t, passed] of method.steps(times, y)) {
      yield [t, passed.map(([when]) => when), Float64Array.from(passed.flatMap(([, state]) => [...state])),
        1];
    }
    return;
  }
  const run = method.run(times, y);
  for (let more = true, before = 0, taken = 0; more; [before, taken] = [run.index[0], run.taken]) {
    more = run.advance(TOGETHER);
    const first = before + 1;
    const last = run.index[0] + 1;
    yield [run.clock[0], run.times.subarray(first, last),
      run.states.subarray(first * run.size, last * run.size), run.taken - taken];
  }
}

/** Return begin, begin + step, ..., end; the last interval may be shorter.
 * @param {number} begin @param {number} end @param {number} step */
function storedTimes(begin, end, step) {
  const count = Math.max(Math.ceil((end - begin) / step - 1e-9), 1);
  return Array.from({ length: count + 1 }, (_, k) => (k === count ? end : begin + step * k));
}
