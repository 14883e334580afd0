// The linearised equations of motion at one state; see teachmech/stability/linearisation.py, whose letters are
// used here.

import { dot, zeros } from "../numerics/javascript/linear.js";
import { Gradients } from "./gradients.js";
import { product, scaled, solve, sumOf, transposed } from "./matrices.js";
import { ascending, leastNorm, nullSpace, proposed, rowBasis, unitRows } from "./null_space.js";

/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */
/** @import { Method } from "../numerics/javascript/method.js" */
/** @import { Problem } from "../numerics/javascript/types.js" */
/** @import { Chosen, Linear, Residuals, Variation } from "./types.js" */

const AT_REST = 1e-6; // velocity or acceleration that counts as zero, relative to its size
const LAST = 1e-3; // weight of the motion of a coordinate that is chosen last
const DEPENDENT = 1e-8; // remainder of a row that depends on other rows, relative to the longest one
const SINGULAR = 1e-5; // the same for states that are computed
const NEARBY = 1e-3; // distance from a state at which the rank is examined, in units of the coordinates

/** The equations of motion of a problem, with their derivatives. */
export class Equations {
  /** @param {Problem} problem @param {Residuals} residuals */
  constructor({ coordinates, holonomic, parameters }, { lengths, operations, results, unknowns }) {
    this.n = coordinates.length;
    this.m = holonomic.length;
    this.coordinates = coordinates;
    this.holonomic = holonomic;
    this.unknowns = unknowns;
    this.lengths = lengths;
    this.parameters = Object.keys(parameters);
    this.gradients = new Gradients(operations, results, unknowns);
  }

  /** Return R, S, h and r with their derivatives.
   * @param {number} t @param {ArrayLike<number>} q @param {ArrayLike<number>} v @param {ArrayLike<number>} a
   * @param {ArrayLike<number>} multipliers @param {Vector} p @returns {Variation} */
  at(t, q, v, a, multipliers, p) {
    const { n, m, parameters, unknowns } = this;
    const state = [q, v, a, multipliers].flatMap((x) => Array.from(x));
    const values = Object.fromEntries([["t", t], ...parameters.map((name, k) => [name, p[k]]),
      ...unknowns.map((name, k) => [name, state[k]])]);
    const { value, slopes } = this.gradients.at(values);
    /** @param {number} first @param {number} count @param {number} begin @param {number} end */
    const block = (first, count, begin, end) =>
      slopes.slice(first, first + count).map((row) => row.slice(begin, end));
    const ends = [0, n, 2 * n, 3 * n, 3 * n + m];
    const [R_q, R_v, R_a, R_l] = [0, 1, 2, 3].map((k) => block(0, n, ends[k], ends[k + 1]));
    const [S_q, S_v, A] = [0, 1, 2].map((k) => block(n, m, ends[k], ends[k + 1]));
    return { R: value.slice(0, n), h: value.slice(n + m, n + 2 * m), r: value.slice(n + 2 * m), R_q, R_v, R_a,
      R_l, S_q, S_v, A, h_q: block(n + m, m, 0, n), r_q: block(n + 2 * m, m, 0, n) };
  }
}

/** Return the linearised equations about a state, which meets the constraints.
 * @param {Equations} equations @param {Method} method at this state @param {number} t @param {Vector} y
 * @param {Chosen | null} like which coordinates are independent; chosen if it is null @returns {Linear} */
export function linearised(equations, method, t, y, like = null) {
  const { n, m, coordinates, holonomic, lengths } = equations;
  const { units, factors, p } = method;
  const [q, v] = [y.slice(0, n), y.slice(n, 2 * n)];
  const { acceleration: a, multipliers } = method.at(t, y);
  const d = equations.at(t, q, v, a, multipliers, p);
  const A = scaled(d.A, factors, units);
  const { basis, rows } = rowBasis(A, DEPENDENT);
  refuseSingular(equations, method, t, y, A, basis);
  const sizes = sizesOf(method);
  const weights = a.map((x, i) => (Math.abs(x) > AT_REST * sizes.accelerations[i] ? LAST : 1));
  const velocities = nullSpace(basis, n);
  const positions = holonomic.every(Boolean)
    ? velocities
    : nullSpace(rowBasis(A.filter((_, k) => holonomic[k]), DEPENDENT).basis, n);
  const { p: free, u } = like ?? chosenFrom(velocities, positions, weights);
  const T = unitRows(positions, free, n);
  const Z = unitRows(velocities, u, n);
  const [f, g] = [free.length, u.length];
  const led = leading(A, basis, rows, factors, Z, u);
  /** @param {Matrix} X by coordinates */
  const of = (X) => scaled(X, X.map(() => 1), units);
  const dq = joined(T, zeros(n, g));
  const dv = joined(led(product(of(d.r_q), T, f), f), Z);
  const da = led(m ? sumOf(product(of(d.S_q), dq), product(of(d.S_v), dv)) : [], f + g);
  const W = transposed(withoutMultipliers(scaled(d.R_l, units, factors), basis.length, u) ?? Z, g);
  const R_a = scaled(d.R_a, units, units);
  const mass = product(product(W, R_a, n), Z, g);
  const change = sumOf(product(R_a, da), product(scaled(d.R_q, units, units), dq),
    product(scaled(d.R_v, units, units), dv));
  const accelerations = solve(mass, product(W, change, f + g), 1e-12);
  if (!accelerations) throw new Error("the equations of motion do not determine the acceleration here");
  const both = [...free, ...u].map((k) => units[k]);
  const first = [...free.map((k) => dv[k]), ...accelerations.map((row) => row.map((x) => -x))];
  const rates = scaled(first, both, both.map((x) => 1 / x));
  const period = timeScale(rates, f, both.map((_, k) => sizes.coordinates[[...free, ...u][k]]));
  const rests = v.every((x, i) =>
    Math.abs(x) <= AT_REST * Math.max(sizes.velocities[i], sizes.coordinates[i] / period)
  );
  const slow = u.every((k) => {
    const size = Math.max(sizes.accelerations[k], sizes.coordinates[k] / period ** 2);
    return Math.abs(a[k]) <= AT_REST * size;
  });
  return { coordinates: free.map((k) => coordinates[k]), chosen: { p: free, u }, rates, period,
    positions: scaled(T, units, free.map((k) => 1 / units[k])),
    sizes: Float64Array.from([...free.map((k) => sizes.coordinates[k]),
      ...u.map((k) => sizes.coordinates[k] / period)]), coordinateSizes: sizes.coordinates,
    alike: comparableSizes(sizes.coordinates, lengths, d.R_a), lengths,
    rests: rests && balanced(d, a, units, sizes), slow };
}

/** Return sizes by which changes of different coordinates are compared; see teachmech/stability/modes.py.
 * @param {Vector} sizes @param {boolean[]} lengths @param {Matrix} mass @returns {Vector} */
function comparableSizes(sizes, lengths, mass) {
  const extent = Math.max(...sizes.filter((_, k) => lengths[k]));
  if (lengths.includes(true)) return sizes.map((x, k) => (lengths[k] ? extent : x));
  const roots = sizes.map((_, k) => Math.sqrt(Math.max(mass[k][k], 0)));
  const most = Math.max(...roots.map((x, k) => x * sizes[k]));
  return most > 0 ? roots.map((x, k) => most / Math.max(x, most / (1000 * sizes[k]))) : sizes;
}

/** Return the sizes of coordinates, velocities and accelerations. @param {Method} method */
function sizesOf({ sizes, n }) {
  const [coordinates, velocities] = [sizes.slice(0, n), sizes.slice(n, 2 * n)];
  return { coordinates, velocities, accelerations: velocities.map((x, i) => x * (x / coordinates[i])) };
}

/** @typedef {ReturnType<typeof sizesOf>} Sizes */

/** Refuse a state next to which the constraints have a larger rank: several motions continue from it.
 * @param {Equations} equations @param {Method} method @param {number} t @param {Vector} y @param {Matrix} A
 * @param {Vector[]} basis */
function refuseSingular(equations, method, t, y, A, basis) {
  const { n, m, holonomic } = equations;
  const { units, factors, p } = method;
  if (basis.length === m || basis.length === n) return;
  const away = nullSpace(basis, n).reduce((sum, x, k) => sum.map((s, i) => s + Math.cos(1 + k) * x[i]),
    new Float64Array(n));
  const far = Math.max(...away.map(Math.abs));
  const q = y.slice(0, n).map((x, i) => x + NEARBY * units[i] * away[i] / far);
  const none = new Float64Array(n);
  /** @param {Vector} at */
  const there = (at) => equations.at(t, at, y.slice(n, 2 * n), none, new Float64Array(m), p);
  const d = there(q);
  const off = d.h.map((x, k) => (holonomic[k] ? factors[k] * x : 0));
  const back = leastNorm(scaled(d.A, factors, units), off, 1e-4);
  const near = scaled(there(q.map((x, i) => x - units[i] * back[i])).A, factors, units);
  if (rowBasis(near, SINGULAR).basis.length > rowBasis(A, SINGULAR).basis.length)
    throw new Error("the constraints lose rank in this position, so that several motions continue from it");
}

/** Return the indices of independent coordinates and velocities; those with a large weight come first.
 * @param {Vector[]} velocities @param {Vector[]} positions bases of the null spaces
 * @param {ArrayLike<number>} weights @returns {Chosen} */
function chosenFrom(velocities, positions, weights) {
  const n = weights.length;
  /** @param {Vector[]} basis */
  const rowsOf = (basis) => transposed(basis, n).map((row, i) => row.map((x) => weights[i] * x));
  const u = ascending(proposed(rowsOf(velocities)));
  if (positions === velocities) return { p: u, u };
  const rows = rowsOf(positions);
  const unit = rows.map((row) => row.map((x) => x / (Math.sqrt(dot(row, row)) || 1)));
  const p = [...u];
  for (const k of ascending(proposed(rows))) {
    const together = [...p, k].map((i) => unit[i]);
    if (rowBasis(together, DEPENDENT).basis.length === together.length) p.push(k);
  }
  return { p: ascending(p), u };
}

/** Return a function of a change of the right side that gives the changes of other velocities: A x = -change, with
 * zeros at the independent ones.
 * @param {Matrix} A @param {Vector[]} basis @param {number[]} rows @param {Vector} factors @param {Matrix} Z
 * @param {number[]} u @returns {(change: Matrix, columns: number) => Matrix} */
function leading(A, basis, rows, factors, Z, u) {
  const L = rows.map((k) => Float64Array.from(basis, (x) => dot(A[k], x)));
  return (change, columns) => {
    if (!rows.length) return zeros(Z.length, columns);
    const right = rows.map((k) => change[k].map((x) => -factors[k] * x));
    const z = solve(L, right);
    if (!z) throw new Error("the constraints cannot be solved here");
    const needed = product(transposed(basis, Z.length), z, columns);
    const free = u.map((k) => needed[k]);
    return sumOf(needed, product(Z, free.map((row) => row.map((x) => -x)), columns));
  };
}

/** @param {Matrix} left @param {Matrix} right @returns {Matrix} */
const joined = (left, right) => left.map((row, i) => Float64Array.from([...row, ...right[i]]));

/** Return W with W^T R_l = 0 and unit rows u, if friction depends on the multipliers; otherwise null.
 * @param {Matrix} R_l @param {number} rank @param {number[]} u */
function withoutMultipliers(R_l, rank, u) {
  const { basis } = rowBasis(transposed(R_l), DEPENDENT);
  if (basis.length !== rank) throw new Error("friction leaves the acceleration undetermined here");
  return rank ? unitRows(nullSpace(basis, R_l.length), u, R_l.length) : null;
}

/** Return whether the forces that accelerate are small next to those of a change of position.
 * @param {Variation} d @param {Vector} a @param {Vector} units @param {Sizes} sizes */
function balanced({ R_a, R_q }, a, units, sizes) {
  /** @param {Matrix} X @param {ArrayLike<number>} x */
  const most = (X, x) => X.map((row, i) => units[i] * row.reduce((sum, y, j) => sum + Math.abs(y) * x[j], 0));
  const stiffness = most(R_q, sizes.coordinates);
  const heavy = most(R_a, sizes.accelerations);
  const rounding = 1e-12 * Math.max(0, ...stiffness);
  return R_a.every((row, i) =>
    units[i] * Math.abs(dot(row, a)) <= AT_REST * (stiffness[i] + heavy[i]) + rounding
  );
}

/** Return the time in which the terms of the first-order form act, in seconds.
 * @param {Matrix} rates @param {number} f @param {number[]} sizes */
function timeScale(rates, f, sizes) {
  /** @param {Matrix} rows @param {number} begin @param {number} end @param {number} from */
  const most = (rows, begin, end, from) =>
    Math.max(0, ...rows.flatMap((row, i) =>
      Array.from(row.slice(begin, end), (x, j) =>
        Math.abs(x * sizes[begin + j] / sizes[from + i]))
    ));
  const stiffness = most(rates.slice(f), 0, f, f);
  const damping = Math.max(most(rates.slice(f), f, sizes.length, f), most(rates.slice(0, f), 0, f, 0));
  return 1 / (Math.max(Math.sqrt(stiffness), damping) || 1);
}
