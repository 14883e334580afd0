// When a motion ends: where a condition changes its sign, or where its steps do not get on.

/** @import { Vector } from "./linear.js" */
/** @import { Step } from "./types.js" */

/** Pass the steps on until the condition changes its sign; end there, by bisection to the last digit.
 *
 * A motion that begins where the condition is zero is watched from the first time on that is looked
 * at. A pole is no event.
 * @param {(t: number, y: Vector) => number} condition @param {Iterable<Step>} steps @param {number} t
 * @param {Vector} y @returns {Generator<Step>} */
function* stopAt(condition, steps, t, y) {
  const start = t;
  let before = condition(t, y);
  for (const [reached, stored, stateAt] of steps) {
    /** @type {[number, Vector][]} */
    const passed = [...stored, [reached, stateAt(reached)]];
    for (const [k, [later, state]] of passed.entries()) {
      const now = condition(later, state);
      if (!Number.isFinite(before + now)) throw new Error("the condition at which to stop is not finite");
      if (before !== 0 && !(before * now > 0)) {
        let low = t;
        let high = later;
        for (let middle; low < (middle = (low + high) / 2) && middle < high;) {
          if (before * condition(middle, stateAt(middle)) > 0) low = middle;
          else high = middle;
        }
        const end = stateAt(high);
        const rounding = t === start && high - start <= 1e-6 * (later - start);
        const pole = Math.abs(condition(high, end)) > Math.max(Math.abs(before), Math.abs(now));
        if (!rounding && !pole) {
          yield [high, [...stored.slice(0, k), [high, end]], stateAt];
          return;
        }
      }
      [t, before] = [later, now];
    }
    yield [reached, stored, stateAt];
  }
}

/** Pass the steps on; an error where a thousand of them get on by a hundredth of the longest.
 * @param {Iterable<Step>} steps @param {number} begin @param {number} end */
function* keepsOn(steps, begin, end) {
  let before = begin;
  let mark = begin;
  let longest = (end - begin) / 1000;
  let count = 0;
  for (const step of steps) {
    longest = Math.max(longest, step[0] - before);
    before = step[0];
    if (++count % 1000 === 0) {
      if (before - mark < longest / 100) throw new Error("the steps do not get on");
      mark = before;
    }
    yield step;
  }
}

export { keepsOn, stopAt };
