// Constraints compared by the states at which they hold and by their rows of [A | b]; see
// teachmech/homework/answers/directions.py.

import { listed, quoted } from "./answer_errors.js";
import { digitsOf } from "./answer_texts.js";
import { ConstraintForm, lengthsOf, norm, scattered, stateList } from "./constraint_form.js";
import { factorsOf, kinksOf, namesIn, valueAt } from "./formula_values.js";
import { generalFormat } from "./quantity_reader.js";
import { namedValues } from "./sampled_values.js";
import { credit } from "./sealed_numbers.js";
import { basisOf, rankOf, singularValues, unitRowsOf } from "./singular_values.js";

/** @import { Expression, Formula } from "./formula_reader.js" */
/** @import { Rows, State } from "./constraint_form.js" */
/** @import { Matrix } from "../../numerics/javascript/linear.js" */
/** @import { Frame, FunctionAbout } from "./scope_names.js" */
/** @import { Credit } from "./sealed_numbers.js" */

/** @typedef {{ t: number[], q: number[][], v: number[][], starts: boolean, scale: number[],
 *   right: number[][][], outside: number[][][], rank: number, places: number, redundant: number }} SealedRows
 */
/** Masks by state and constraint, by constraint, and numbers of directions by state.
 * @typedef {{ held: boolean[][], flat: boolean[], integrated: boolean[], unknown: boolean[][],
 *   right: number[], wrong: number[], places: number, redundant: number, near: boolean[],
 *   contradictory: boolean }} Comparison */
/** @typedef {Record<string, number> & { ROUNDING_ERROR: number, ZERO_RATIO: number, VERTICAL: string[], SPREAD: number[], SEVERAL_FACTORS: string, WITHOUT_DERIVATIVE: string, NO_DERIVATIVE: string, SUPERFLUOUS: string, CLOSE: string,
 *   EXACT_INTEGERS: number[] }} DirectionLimits */

/** Compares the constraints of answers to one task. */
export class Directions {
  /** @param {Frame} frame @param {DirectionLimits} limits @param {Record<string, FunctionAbout>} table
   * @param {number[]} random numbers from 0 to 1 */
  constructor(frame, limits, table, random) {
    this.random = random;
    this.frame = frame;
    this.limits = limits;
    this.table = table;
    this.n = frame.coordinates.length;
  }

  /** @param {Matrix} rows @param {number} [n] */
  rank(rows, n = this.n + 1) {
    return rankOf(rows, n, this.limits.SAMPLED_RANK_TOLERANCE);
  }

  /** Return the states, moved off any surface. @param {State[]} states */
  nearby(states) {
    return scattered(this.frame, states, [0.1], this.random);
  }

  /** Return the credit for constraints. If `whole` is false, a superfluous equation is not looked for.
   * @param {Expression[]} system @param {SealedRows} sealed @param {boolean} [whole] @returns {Credit} */
  credit(system, sealed, whole = true) {
    const states = stateList(sealed);
    const refused = this.refused(system, states);
    if (refused) return refused;
    const found = this.compared(system, states, sealed);
    const known = whole ? this.superfluous(found, system, states, sealed) : null;
    if (known) return known;
    const close = this.rounded(found, system, sealed);
    if (close) return close;
    if (found.contradictory) {
      return credit(0, "These equations contradict each other: no position meets all of them.");
    }
    return this.shared(found, system, states, sealed);
  }

  /** Return the share of the right directions, with the reasons.
   * @param {Comparison} found @param {Expression[]} system @param {State[]} states
   * @param {SealedRows} sealed */
  shared(found, system, states, sealed) {
    const { limits } = this;
    const shares = this.sharesOf(found, sealed);
    let share = Math.min(...shares);
    const words = [];
    const generic = sealed.starts ? shares.slice(1) : shares;
    const most = Math.max(...generic);
    const reached = generic.filter((x) => x === most).length / generic.length;
    const begins = shares[0] > 0 || !sealed.starts || found.unknown[0].includes(true);
    if (share < most && begins && reached >= limits.MIN_BRANCH) {
      share = Math.min(limits.MAX_BRANCH, reached) * most;
      words.push(this.branch(found, system, states, shares, sealed));
    } else if (!found.held.every((one) => one.every(Boolean))) {
      words.push(this.off(found, system, states, sealed));
    }
    const flat = found.flat.indexOf(true);
    if (flat >= 0) {
      words.push(
        `The derivatives of ${equation(system, flat)} vanish where it holds, as the `
          + "derivatives of a square do. It does not constrain the accelerations.",
      );
    }
    if (share < 1 && !words.length) words.push(count(found, sealed.rank));
    const surplus = found.redundant - sealed.redundant;
    if (surplus > 0 && flat < 0) {
      share = Math.min(share, limits.MAX_REDUNDANT);
      const many = surplus === 1 ? "One equation follows" : `${surplus} equations follow`;
      words.push(`${many} from the others and can be left out.`);
    }
    const level = found.integrated.includes(true)
      ? "The equation fixes a position, but the problem constrains only velocities."
      : found.places < Math.min(sealed.places, ...found.right)
      ? "The velocities are right, but the equation does not fix the position: it is the "
        + "derivative of an equation between positions."
      : "";
    if (level) {
      share = Math.min(share, limits.MAX_WRONG_LEVEL);
      words.push(level);
    }
    return credit(share, words.join(" ") || "Right.");
  }

  /** @param {Comparison} found @param {SealedRows} sealed */
  sharesOf(found, { rank }) {
    return found.right.map((right, k) => Math.max(0, right - found.wrong[k]) / rank);
  }

  /** Return the credit for an equation without a derivative where it holds, or with more factors.
   * @param {Expression[]} system @param {State[]} states */
  refused(system, states) {
    const { NO_DERIVATIVE, SEVERAL_FACTORS, WITHOUT_DERIVATIVE } = this.limits;
    const nearby = this.nearby(states);
    const [here, near, there] = [states, nearby, this.searched(states, nearby)].map((list) =>
      this.named(list)
    );
    /** @type {[search: (formula: Formula) => Formula | undefined, words: string, mistake: string][]} */
    const searches = [[(formula) => this.kinkAt(formula, here, near), WITHOUT_DERIVATIVE, NO_DERIVATIVE], [
      (formula) => this.otherFactor(formula, here, near, there),
      SEVERAL_FACTORS,
      "",
    ]];
    for (const [search, words, mistake] of searches) {
      for (const [k, { text, formula }] of system.entries()) {
        const part = search(formula);
        if (!part) continue;
        const own = quoted(text.slice(part.start, part.last), 60);
        return credit(0, `${equation(system, k)} ${words} ${own}.`, 0, mistake);
      }
    }
    return null;
  }

  /** Return at which states a function is zero, relative to its values nearby.
   * @param {(at: Record<string, number>) => number} of @param {Record<string, number>[]} here
   * @param {Record<string, number>[]} near */
  vanishing(of, here, near) {
    const usual = Math.max(0, ...near.map((at) => Math.abs(of(at))).filter(Number.isFinite));
    return here.map((at) => Math.abs(of(at)) <= this.limits.ZERO_VALUE * usual);
  }

  /** Return a part without a derivative; see teachmech/homework/answers/kinks.py.
   * @param {Formula} formula @param {Record<string, number>[]} here @param {Record<string, number>[]} near */
  kinkAt(formula, here, near) {
    const kinks = [...kinksOf(formula, this.table, this.limits.VERTICAL)];
    return kinks.find(([, zero]) => this.vanishing(zero, here, near).every(Boolean))?.[0];
  }

  /** Return states farther from the known ones, and others around the origin.
   * @param {State[]} states @param {State[]} nearby */
  searched(states, nearby) {
    return [1, 0].flatMap((share) =>
      this.limits.SPREAD.flatMap((far) =>
        states.map(({ t, q, v }, k) => ({ t, q: q.map((x, i) => share * x + far * (nearby[k].q[i] - x)),
          v: v.map((x, i) => share * x + far * (nearby[k].v[i] - x)) })
        )
      )
    );
  }

  /** Return a factor that allows what a product should forbid; see teachmech/homework/answers/other_factors.py.
   * @param {Formula} formula @param {Record<string, number>[]} here @param {Record<string, number>[]} near
   * @param {Record<string, number>[]} there */
  otherFactor(formula, here, near, there) {
    const factors = [...factorsOf(formula)];
    const { coordinates } = this.frame;
    const velocities = coordinates.map((name) => `v${name}`);
    /** @param {Formula} factor @param {string[]} names */
    const has = (factor, names) => names.some((name) => namesIn(factor).has(name));
    const asked = has(formula, velocities) ? velocities : [...coordinates, ...velocities];
    const zero = factors.map((factor) => this.vanishing((at) => valueAt(factor, at), here, near));
    if (!zero.some((one) => one.every(Boolean))) return undefined;
    return factors.find((factor, k) => {
      if (zero[k].includes(true) || !has(factor, asked)) return false;
      const values = there.map((at) => valueAt(factor, at));
      return values.some((x) => x > 0) && values.some((x) => x < 0);
    });
  }

  /** Return the values of the names at states. @param {State[]} states */
  named(states) {
    const [t, q, v] = [states.map((x) => x.t), states.map((x) => x.q), states.map((x) => x.v)];
    return namedValues({ t, q, v }, this.frame);
  }

  /** @param {Expression[]} system @param {State[]} states @param {SealedRows} sealed @returns {Comparison} */
  compared(system, states, sealed) {
    const form = new ConstraintForm(system, this.frame, this.limits);
    const rows = states.map((state) => form.at(state));
    const typical = typicalSizes(this.nearby(states).map((state) => form.at(state).A));
    const seen = rows.map((one) => this.seen(one, typical, form.holonomic));
    const unknown = seen.map((one) => one.unknown);
    const held = seen.map((one) => one.held);
    const integrated = system.map(() => false);
    if (sealed.starts && sealed.places < sealed.rank) {
      system.forEach((_, j) => {
        const meets = seen.map((one) => one.met[j]);
        integrated[j] = form.holonomic[j] && seen.every((one) => one.steady[j]) && meets[0]
          && meets.includes(false);
        if (integrated[j]) held.forEach((one, k) => (one[j] ||= !unknown[k][j]));
      });
    }
    const near = system.map(() => true);
    const found = { right: /** @type {number[]} */ ([]), wrong: /** @type {number[]} */ ([]) };
    let places = 0;
    rows.forEach((one, k) => {
      const ours = sealed.right[k].length;
      const both = this.inBases(one, seen[k].vanishes, sealed, k);
      both.forEach((
        row,
        j,
      ) => (near[j] &&= seen[k].near[j] && norm(row.slice(ours)) <= this.limits.CLOSE_DISTANCE));
      const width = ours + sealed.outside[k].length;
      const good = this.good(both.filter((_, j) => held[k][j]), ours, width);
      const off = both.filter((_, j) => !held[k][j]);
      found.right.push(good);
      found.wrong.push(
        Math.max(this.rank(both, width) - good, this.rank(off, width), Number(off.length > 0)),
      );
      const placed = both.filter((_, j) => held[k][j] && form.holonomic[j] && !integrated[j]);
      places = Math.max(places, this.good(placed, ours, width));
    });
    const finite = states.map((_, k) => k).filter((k) => !unknown[k].includes(true));
    const ranks = finite.map((k) => this.rank(unitRowsOf(rows[k].A), this.n));
    return { ...found, held, integrated, unknown, places, near,
      flat: system.map((_, j) => seen.every((one) => one.vanishes[j]) && held.some((one) => one[j])),
      redundant: system.length - (ranks.length ? Math.max(...ranks) : system.length),
      contradictory: finite.length > 0 && this.conflict(finite.map((k) => rows[k]), form.holonomic)
        && !form.projected(states).some((state) => form.met(state)) };
  }

  /** Return masks of the constraints at one state; rows without a finite value become 0.
   * @param {Rows} rows @param {number[]} typical @param {boolean[]} holonomic */
  seen({ value, rate, A, b }, typical, holonomic) {
    const { VANISHING_ROW, DISTANCE_TOLERANCE, CLOSE_DISTANCE } = this.limits;
    const sizes = A.map(norm);
    const unknown = value.map((x, j) => !Number.isFinite(x + rate[j] + sizes[j] + b[j]));
    const vanishes = sizes.map((size, j) => size <= VANISHING_ROW * typical[j]);
    const slope = sizes.map((size, j) => (vanishes[j] ? typical[j] : size));
    const met = value.map((x, j) => Math.abs(x) <= DISTANCE_TOLERANCE * slope[j]);
    const steady = rate.map((x, j) => Math.abs(x) <= DISTANCE_TOLERANCE * slope[j]);
    const near = value.map((x, j) =>
      (Math.abs(x) <= CLOSE_DISTANCE * slope[j] || !holonomic[j])
      && Math.abs(rate[j]) <= CLOSE_DISTANCE * slope[j] && !unknown[j]
    );
    const held = met.map((own, j) => steady[j] && (own || !holonomic[j]) && !unknown[j]);
    unknown.forEach((bad, j) => {
      if (!bad) return;
      A[j].fill(0);
      b[j] = 0;
    });
    return { unknown, vanishes, met, steady, near, held };
  }

  /** Return the rows of [A | b] in the sealed bases. @param {Rows} rows @param {boolean[]} vanishes
   * @param {SealedRows} sealed @param {number} k */
  inBases({ A, b }, vanishes, sealed, k) {
    const bases = [...sealed.right[k], ...sealed.outside[k]];
    return A.map((row, j) => {
      const size = norm(row) || 1;
      const whole = [...row, sealed.scale[k] * b[j]].map((x) => (vanishes[j] ? 0 : x / size));
      return Float64Array.from(bases, (basis) => basis.reduce((sum, x, i) => sum + x * whole[i], 0));
    });
  }

  /** Return how many directions in the span have no component after the first `rank` columns.
   * @param {Matrix} rows @param {number} rank @param {number} width */
  good(rows, rank, width) {
    const basis = basisOf(rows, width, this.limits.SAMPLED_RANK_TOLERANCE);
    const outside = basis.map((row) => row.slice(rank));
    return basis.length - rankOf(outside, width - rank, this.limits.ANGLE_TOLERANCE);
  }

  /** Return whether rows that are dependent at all states require different positions at all.
   * @param {Rows[]} rows @param {boolean[]} holonomic */
  conflict(rows, holonomic) {
    if (holonomic.filter(Boolean).length < 2) return false;
    return rows.every(({ A, value }) => {
      const own = A.map((_, j) => j).filter((j) => holonomic[j]);
      const sizes = own.map((j) => norm(A[j]) || 1);
      const scaled = own.map((j, i) => A[j].map((x) => x / sizes[i]));
      const h = own.map((j, i) => value[j] / sizes[i]);
      const { values, left } = singularValues(scaled, this.n);
      const along = left.filter((_, k) => values[k] > this.limits.SAMPLED_RANK_TOLERANCE);
      const rest = Float64Array.from(h);
      for (const x of along) {
        const part = x.reduce((sum, y, i) => sum + y * rest[i], 0);
        x.forEach((y, i) => (rest[i] -= part * y));
      }
      return along.length < own.length && norm(rest) > this.limits.DISTANCE_TOLERANCE;
    });
  }

  /** Return the credit for right equations with a wrong one in addition.
   * @param {Comparison} found @param {Expression[]} system @param {State[]} states
   * @param {SealedRows} sealed */
  superfluous(found, system, states, sealed) {
    const most = sealed.rank + sealed.redundant + this.limits.MAX_SUPERFLUOUS;
    if (!found.wrong.some(Boolean) || found.contradictory || system.length < 2 || system.length > most)
      return null;
    for (let k = 0; k < system.length; k++) {
      const rest = system.filter((_, j) => j !== k);
      if (this.credit(rest, sealed, false).share !== 1) continue;
      const at = found.held.findIndex((one) => !one[k]);
      const what = at < 0
        ? "is not part of the problem"
        : `${fault(found, at, k)} ${this.where(system, states, at, sealed)}`;
      const words = `${equation(system, k)} ${what}. Without this equation the answer is right.`;
      return credit(Math.min(...this.sharesOf(found, sealed)), words, 0, this.limits.SUPERFLUOUS);
    }
    return null;
  }

  /** Return the credit for equations that only differ from the right ones by rounded numbers.
   * @param {Comparison} found @param {Expression[]} system @param {SealedRows} sealed */
  rounded(found, system, sealed) {
    const off = system.map((_, j) => j).filter((j) => !found.held.every((one) => one[j]));
    if (!off.length || system.length !== sealed.rank + sealed.redundant) return null;
    const isRounded = (/** @type {number} */ j) =>
      found.near[j] && digitsOf(system[j].text.replaceAll("=", "-"), this.limits.EXACT_INTEGERS);
    if (!off.every(isRounded)) return null;
    const names = listed(off.map((j) => equation(system, j)), 2);
    return credit(0, `${names} ${off.length === 1 ? "is" : "are"} ${this.limits.CLOSE}.`, 1);
  }

  /** Return a text with an equation that does not hold and a state.
   * @param {Comparison} found @param {Expression[]} system @param {State[]} states
   * @param {SealedRows} sealed */
  off(found, system, states, sealed) {
    const k = system.findIndex((_, j) => !found.held.every((one) => one[j]));
    const at = found.held.findIndex((one) => !one[k]);
    const words = `${equation(system, k)} ${fault(found, at, k)} ${this.where(system, states, at, sealed)}.`;
    const others = system.length > 1 && Math.min(...found.right) && !found.unknown[at][k];
    return others ? `${words} ${rightOnes(found, sealed.rank)}` : words;
  }

  /** @param {Comparison} found @param {Expression[]} system @param {State[]} states @param {number[]} shares
   * @param {SealedRows} sealed */
  branch(found, system, states, shares, sealed) {
    const at = shares.indexOf(Math.min(...shares));
    const location = this.where(system, states, at, sealed);
    if (found.held[at].every(Boolean)) return `It is right at some positions, but not at ${location}.`;
    const k = found.held[at].indexOf(false);
    const own = `${equation(system, k)} is right for a part of the possible positions`;
    return `${own}; it ${fault(found, at, k)} ${location}.`;
  }

  /** Return the relevant values of coordinates, time and velocities at one state.
   * @param {Expression[]} system @param {State[]} states @param {number} k @param {SealedRows} sealed */
  where(system, states, k, sealed) {
    const { coordinates, time } = this.frame;
    const lengths = lengthsOf(this.frame);
    const used = new Set(system.flatMap(({ formula }) => [...namesIn(formula)]));
    if (this.n <= 4) { for (const name of coordinates) used.add(name); }
    const { t, q, v } = states[k];
    const values = [t, ...q, ...v];
    const sizes = [time, ...lengths, ...lengths.map((length) => length / time)];
    const pairs = ["t", ...coordinates, ...coordinates.map((name) => `v${name}`)].map((
      name,
      i,
    ) => /** @type {[string, number]} */ ([name,
      Math.abs(values[i]) <= this.limits.ROUNDING_ERROR * sizes[i] ? 0 : values[i]])
    ).filter(([name]) => used.has(name));
    const shown = pairs.slice(0, 6).map(([name, x]) => `${name} = ${generalFormat(x, 3)}`).join(", ")
      + (pairs.length > 6 ? ", ..." : "");
    return k === 0 && sealed.starts ? `the start (${shown})` : shown;
  }
}

/** Return the largest length of each row of A at some states. @param {Matrix[]} matrices */
export const typicalSizes = (matrices) =>
  matrices[0].map((_, j) =>
    Math.max(...matrices.map((A) => {
      const size = norm(A[j]);
      return Number.isNaN(size) ? 0 : Math.min(size, Number.MAX_VALUE);
    }))
  );

/** @param {Expression[]} system @param {number} k */
const equation = (system, k) => quoted(system[k].text, 60);

/** @param {Comparison} found @param {number} at @param {number} k */
const fault = (found, at, k) => (found.unknown[at][k] ? "has no finite value at" : "does not hold at");

/** @param {Comparison} found @param {number} rank */
function rightOnes(found, rank) {
  const right = Math.min(...found.right);
  return `${right} of ${rank} independent constraints ${right === 1 ? "is" : "are"} right.`;
}

/** @param {Comparison} found @param {number} rank */
function count(found, rank) {
  const wrong = Math.max(...found.wrong);
  if (rank === 1 && Math.min(...found.right) === 0) {
    return "The equation holds, but it does not determine the acceleration.";
  }
  const words = rightOnes(found, rank);
  return wrong ? `${words} ${wrong} more ${wrong === 1 ? "is" : "are"} not part of the problem.` : words;
}
