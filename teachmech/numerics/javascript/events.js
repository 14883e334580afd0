// The event that ends a motion: a condition changes its sign.

/** @import { Vector } from "./linear.js" */
/** @import { Step } from "./types.js" */

/** Yield the steps until the condition changes its sign; bisection finds the end of the last step to the last
 * digit.
 *
 * If the condition is zero at the time `start`, except for rounding, the search begins at the next stored
 * time. A pole is not an event.
 * @param {(t: number, y: Vector) => number} condition @param {Iterable<Step>} steps @param {number} t
 * @param {Vector} y @param {number} start @returns {Generator<Step>} */
export function* stopAt(condition, steps, t, y, start) {
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
