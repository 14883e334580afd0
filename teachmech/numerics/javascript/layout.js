// The layout of the kernels: the values of a problem in one array, and an index of their positions.

import { ACTUATORS, ADDED, ALL, COLUMN, COMPONENTS, DEPTH, ENTRIES, FRICTIONS, factorise, M, MASS_COLUMN,
  MASS_ROW, MASSES, METRIC, METRIC_COLUMN, METRIC_ROW, METRICS, N, PENALTY, POWER, PROGRAMMES, ROW, resolve,
  SLIDING } from "./kernels.js";
import { zeros } from "./linear.js";

/** @import { Matrix, Vector } from "./linear.js" */
/** @import { Filling, System } from "./kernels.js" */
/** @import { Lists, Problem, ProblemWithMatrices } from "./types.js" */

/** @param {number} count @returns {number[]} */
const range = (count) => Array.from({ length: count }, (_, k) => k);
/** @param {Iterable<number>} values */
const ascending = (values) => [...values].sort((a, b) => a - b);
/** @param {number} size */
const lowerTriangle = (size) => range(size).flatMap((i) => range(i + 1).map((j) => [i, j]));
/** @param {number[][]} pairs @param {number} part */
const side = (pairs, part) => pairs.map((pair) => pair[part]);

/** @typedef {Pick<Lists, "sliding" | "depth" | "actuators" | "programmes">} Further */
/** @type {Further} */
const SMOOTH = { sliding: [], depth: 0, actuators: 0, programmes: 0 };
const known = new Map(); // indices, by the data from which they are made
const KEPT_INDICES = 50;

/** @param {unknown} key @param {() => Int32Array} make */
function cached(key, make) {
  if (!known.has(key)) {
    if (known.size >= KEPT_INDICES) known.clear();
    known.set(key, make());
  }
  return known.get(key).slice();
}

/** Return the flat index of lists, which the kernels read. @param {Lists} lists */
function packed(lists) {
  const { n, m, massRow, massColumn, row, column, metricRow, metricColumn, products, holonomic } = lists;
  const { sliding, depth } = lists;
  const masses = massRow.length;
  const patterns = lists.orders.map((order) => patternOf(lists, order));
  const margin = 4 * (n + m) + 2 * Math.max(...patterns.map((of) => of[3].length));
  const counts = [n, m, masses, row.length, metricRow.length, holonomic.length, products[0].length,
    lists.metric, masses + row.length + n + 3 * m, Number(lists.weighted), lists.parameters, margin,
    lists.penalty, 0, frictionsIn(sliding), depth, sliding.length / 4, 0, lists.actuators, lists.programmes,
    0, 0];
  const parts = [massRow, massColumn, row, column, metricRow, metricColumn, range(m), holonomic,
    range(masses), ...products, lists.slopeRow, lists.slopeBegin, sliding];
  const index = [...counts, ...Array(parts.length + patterns.length).fill(0)];
  parts.forEach((part, k) => {
    index[counts.length + k] = index.length;
    for (const value of part) index.push(value);
  });
  patterns.forEach((part, k) => {
    let begin = (index[counts.length + parts.length + k] = index.length);
    index.push(part[0].length, ...part.map((_, l) => (begin += l ? part[l - 1].length : 1 + part.length)));
    for (const values of part) for (const value of values) index.push(value);
  });
  index[ADDED] = margin + 1 + metricRow.length + freeMemory(n, m);
  return Int32Array.from(index);
}

/** Return the memory for a correction, a penalty, or singular values. @param {number} n @param {number} m */
const freeMemory = (n, m) => Math.max(2 * n + 3 * m + 1, n * n + m * n + 2 * m * m + n + 2 * m);

/** Return the number of frictions. @param {number[]} sliding the last of four entries is that of a component */
const frictionsIn = (sliding) => (sliding.length ? sliding[sliding.length - 1] + 1 : 0);

/** Return the number of values of frictions and actuators: directions and sliding velocities of the components,
 * then normal forces per unknown and coefficients; directions and limits of actuators, rows of programmes.
 * @param {number} n @param {number} m @param {Further} further */
const furtherValues = (n, m, { sliding, depth, actuators, programmes }) =>
  (sliding.length / 4) * (n + 1) + frictionsIn(sliding) * (depth * (n + m + 1) + 1)
  + actuators * (n + 2) + programmes * (n + 1);

/** Return the lists of L D L^T in an order of elimination: unknown, diagonal; begin, column and source of the
 * rows of L; and their products, Y[to] -= L[entry] Y[by].
 * @param {Lists} given @param {number[]} unknown */
function patternOf(given, unknown) {
  const { n, m, massRow, massColumn, row, column, metric, metricRow, metricColumn, weighted } = given;
  const masses = massRow.length;
  const zero = metric
    ? metric + metricRow.length
    : masses + row.length + 2 * n + 3 * m + 1 + furtherValues(n, m, given);
  const order = /** @type {number[]} */ ([]);
  unknown.forEach((name, k) => (order[name] = k));
  const rows = unknown.map(() => new Map());
  const diagonal = unknown.map(() => zero);
  /** @param {number} i @param {number} j @param {number} source */
  const put = (i, j, source) => {
    if (order[i] === undefined || order[j] === undefined) return;
    const [first, last] = ascending([order[i], order[j]]);
    if (first === last) diagonal[last] = source;
    else rows[last].set(first, source);
  };
  const [ofRow, ofColumn, begin0] = weighted ? [metricRow, metricColumn, metric] : [massRow, massColumn, 0];
  ofRow.forEach((i, e) => put(i, ofColumn[e], begin0 + e));
  row.forEach((k, e) => put(n + k, column[e], masses + e));
  rows.forEach((_, j) => {
    // an eliminated unknown couples all later ones that it involves
    const coupled = range(rows.length).filter((k) => k > j && rows[k].has(j));
    for (const k of coupled) for (const i of coupled) if (i < k && !rows[k].has(i)) rows[k].set(i, zero);
  });
  const lists = [[0], [], [], [0], [], [], []];
  const [begin, columns, source, update, to, entry, by] = /** @type {number[][]} */ (lists);
  const entries = /** @type {Map<number, number>[]} */ ([]);
  rows.forEach((of, k) => {
    const coupled = ascending(of.keys());
    const alike = (/** @type {number} */ j) => unknown[j] < n === unknown[k] < n;
    /** @type {Map<number, number>} */
    const own = new Map();
    for (const j of [...coupled.filter((j) => !alike(j)), ...coupled.filter(alike)]) {
      own.set(j, columns.length);
      columns.push(j);
      source.push(of.get(j));
    }
    for (const j of coupled) {
      for (const i of ascending(entries[j].keys()).filter((i) => own.has(i))) {
        to.push(/** @type {number} */ (own.get(j)));
        entry.push(/** @type {number} */ (entries[j].get(i)));
        by.push(/** @type {number} */ (own.get(i)));
      }
    }
    entries.push(own);
    begin.push(columns.length);
    update.push(to.length);
  });
  return [unknown, diagonal, begin, columns, source, update, to, entry, by];
}

/** Return the index of a problem whose matrices have all entries.
 *
 * The values are the lower triangle of M and all of A, row by row, then Q, b, the constraints, their rates,
 * the power of a moving M, and C; then the metric M + A^T S A if M may be singular or there is a penalty, and a
 * zero.
 * @param {number} n coordinates
 * @param {boolean[]} holonomic which constraints are
 * @param {boolean} singular whether M may be
 * @param {number} penalty of the augmented Lagrangian, or 0
 * @param {number} parameters @param {Further} [further] @returns {Int32Array} */
export function denseIndex(n, holonomic, singular, penalty, parameters, further = SMOOTH) {
  const m = holonomic.length;
  const entries = lowerTriangle(n);
  const masses = entries.length;
  const weighted = singular || penalty > 0;
  const after = masses + m * n + 2 * n + 3 * m + 1 + furtherValues(n, m, further);
  const metric = weighted ? after : 0;
  const matrix = range(m).flatMap((k) => range(n).map((i) => [k, i]));
  const bound = range(m).filter((k) => holonomic[k]);
  const products = weighted
    ? range(m).flatMap((k) => entries.map(([i, j], e) => [k * n + j, k * n + i, e]))
    : [];
  return cached([n, holonomic, singular, penalty, parameters, ...Object.values(further)].join(),
    () =>
      packed({ n, m, parameters, massRow: side(entries, 0), massColumn: side(entries, 1),
        row: side(matrix, 0), column: side(matrix, 1), holonomic: bound, metric, metricRow: side(entries, 0),
        metricColumn: side(entries, 1), products: [0, 1, 2].map((part) => side(products, part)), weighted,
        penalty, ...further, slopeRow: [], slopeBegin: Array(2 * n + 1).fill(0),
        orders: (penalty ? [[], range(m)] : [range(m), bound]).map((
          chosen,
        ) => [...range(n), ...chosen.map((k) => n + k)]) }));
}

/** Return the number of values, with the metric and a zero. @param {Int32Array} index */
function valueCount(index) {
  if (index[METRIC]) return index[METRIC] + index[METRICS] + 1;
  const components = index[COMPONENTS] * (index[N] + 1);
  return index[POWER] + index[N] + 2 + components
    + index[FRICTIONS] * (index[DEPTH] * (index[N] + index[M] + 1) + 1)
    + index[ACTUATORS] * (index[N] + 2) + index[PROGRAMMES] * (index[N] + 1);
}

/** Return the length of the array that the kernels work in. @param {Int32Array} index */
export function workSize(index) {
  const n = index[N];
  const k = index[FRICTIONS];
  const d = index[DEPTH];
  const whole = n + index[M];
  const pulled = index[PENALTY] > 0 ? n * (k + 1) : 0;
  const a = index[ACTUATORS];
  const p = index[PROGRAMMES];
  const rubbing = whole * (1 + k) + 3 * k + d * k * (k + 2) + k ** 2 + d + index[COMPONENTS] + pulled;
  const control = a * (whole + 1 + p + 1 + k) + p * p + 2 * p + whole;
  const both = p + a + n + index[ENTRIES]; // of pushing against frictions that stick
  return index[ADDED] + (k || a ? n : 0) + (k && rubbing) + (a && control) + (k && a && both);
}

/** Return the positions at which the parts after M and A begin among the values. @param {Int32Array} index */
export function partsOf(index) {
  const n = index[N];
  const m = index[M];
  const force = index[MASSES] + index[ENTRIES];
  return { force, right: force + n, value: force + n + m, rate: force + n + 2 * m };
}

/** Return the mass matrix, or the metric.
 * @returns {Matrix} @param {Int32Array} index @param {Vector} values */
export function massesIn(index, values, metric = false) {
  const matrix = zeros(index[N], index[N]);
  const [count, rows, columns, first] = metric
    ? [index[METRICS], index[METRIC_ROW], index[METRIC_COLUMN], index[METRIC]]
    : [index[MASSES], index[MASS_ROW], index[MASS_COLUMN], 0];
  for (let e = 0; e < count; e++) {
    const i = index[rows + e];
    const j = index[columns + e];
    matrix[i][j] = matrix[j][i] = values[first + e];
  }
  return matrix;
}

/** Return the matrix A. @returns {Matrix} @param {Int32Array} index @param {Vector} values */
export function rowsIn(index, values) {
  const matrix = zeros(index[M], index[N]);
  for (let e = 0; e < index[ENTRIES]; e++)
    matrix[index[index[ROW] + e]][index[index[COLUMN] + e]] = values[index[MASSES] + e];
  return matrix;
}

/** Write matrices and vectors to their positions in a dense index.
 * @param {Int32Array} index @param {Vector} values @param {Matrix} masses @param {Matrix} rows
 * @param {ArrayLike<number>} force @param {ArrayLike<number>} right */
function putDense(index, values, masses, rows, force, right) {
  const { force: first } = partsOf(index);
  for (let e = 0; e < index[MASSES]; e++)
    values[e] = masses[index[index[MASS_ROW] + e]][index[index[MASS_COLUMN] + e]];
  rows.forEach((row, k) => values.set(row, index[MASSES] + k * row.length));
  values.set(force, first);
  values.set(right, first + force.length);
}

/** Return the values of a problem and the function that writes them: in the layout of its program if that
 * fits, otherwise with all entries.
 * @param {Problem} problem
 * @param {boolean} singular true if M is singular
 * @param {number} penalty of the augmented Lagrangian, or 0
 * @returns {{ index: Int32Array, values: Vector, parts: ReturnType<typeof partsOf>, fill: Filling }} */
export function layoutOf(problem, singular, penalty) {
  const { coordinates, holonomic, layout, terms } = problem;
  const n = coordinates.length;
  if (layout && terms && layout.singular === singular && layout.lists.penalty === penalty) {
    const index = cached(layout.lists, () => packed(layout.lists));
    const values = new Float64Array(valueCount(index));
    values.set(layout.constants);
    return { index, values, parts: partsOf(index), fill: terms };
  }
  const index = denseIndex(n, holonomic, singular, penalty, Object.keys(problem.parameters).length,
    furtherOf(problem));
  const values = new Float64Array(valueCount(index));
  return { index, values, parts: partsOf(index),
    fill: layout && terms
      ? spreadOut(layout, terms, index)
      : collected(/** @type {ProblemWithMatrices} */ (problem), index) };
}

/** Return the numbers of frictions and actuators. @param {Problem} problem @returns {Further} */
function furtherOf({ rubbing, layout }) {
  const { sliding, depth, actuators, programmes } = { ...SMOOTH, ...(rubbing ?? layout?.lists) };
  return { sliding, depth, actuators, programmes };
}

/** Return a function that writes all entries from those of the program's layout.
 * @param {NonNullable<Problem["layout"]>} layout @param {Filling} terms @param {Int32Array} dense
 * @returns {Filling} */
function spreadOut(layout, terms, dense) {
  const flat = Float64Array.from(layout.constants);
  const index = cached(layout.lists, () => packed(layout.lists));
  const first = partsOf(index).force;
  const after = partsOf(dense).force;
  return (t, y, p, values) => {
    terms(t, y, p, flat);
    putDense(dense, values, massesIn(index, flat), rowsIn(index, flat), [], []);
    values.set(flat.subarray(first), after);
  };
}

/** Return a function that writes all entries from functions of matrices and vectors.
 * @param {ProblemWithMatrices} problem @param {Int32Array} index @returns {Filling} */
function collected(problem, index) {
  const n = index[N];
  const { value, rate } = partsOf(index);
  const matrix = zeros(n, n);
  const rows = zeros(index[M], n);
  return (t, y, p, values) => {
    const q = y.subarray(0, n);
    const v = y.subarray(n, 2 * n);
    /** @type {[number, Vector, Vector, Vector]} */
    const at = [t, q, v, p];
    problem.massMatrix(...at, matrix);
    problem.constraintMatrix(...at, rows);
    putDense(index, values, matrix, rows, problem.appliedForce(...at), problem.constraintVector(...at));
    values.set(problem.constraintValues(...at), value);
    values.set(problem.constraintRates(...at), rate);
    if (problem.frictionValues) values.set(problem.frictionValues(...at), index[POWER] + 1 + n);
  };
}

/** Solve M x + A^T y = f, A x = g by the kernels; with least norm if rows of A are dependent.
 * @param {Matrix} masses @param {Vector} force @param {Matrix} rows @param {Vector} right
 * @param {number} tolerance of the rank
 * @returns {{ x: Vector, y: Vector } | null} null if a massless motion is not constrained */
export function solved(masses, force, rows, right, tolerance) {
  const n = force.length;
  const m = right.length;
  const index = denseIndex(n, Array(m).fill(true), !isDefinite(masses), 0, 0);
  const values = new Float64Array(valueCount(index));
  const work = new Float64Array(workSize(index));
  const p = Float64Array.from([tolerance, ...Array(n).fill(1), ...Array(m).fill(1),
    ...Array(2 * n + 2).fill(1)]);
  putDense(index, values, masses, rows, force, right);
  if (resolve({ index, values, work, p }) < 0) return null;
  return { x: work.slice(0, n), y: work.slice(n, n + m) };
}

const NOT_DEFINITE = "the mass matrix is not positive definite";

/** Return the error for a state without acceleration: M is not definite, or friction does not determine it.
 * @param {Pick<System, "index" | "p"> & { endings: Record<string, string> }} system */
export function noAcceleration({ index, p, endings }) {
  for (let j = 0; j < index[COMPONENTS]; j++)
    if (p[index[index[SLIDING] + 4 * j]]) return new Error(endings.paradox);
  return new Error(NOT_DEFINITE);
}

/** Return whether a mass matrix is positive definite: no pivot vanishes. @param {Matrix} masses */
export function isDefinite(masses) {
  const n = masses.length;
  const index = denseIndex(n, [], false, 0, 0);
  if (!masses.every((row, i) => row[i] > 0)) return false;
  if (masses.every((row, i) => row.every((x, j) => i === j || x === 0))) return true;
  const values = new Float64Array(valueCount(index));
  const work = new Float64Array(workSize(index));
  putDense(index, values, masses, [], [], []);
  return factorise({ index, values, work, p: new Float64Array(n + 1).fill(1) }, index[ALL]) > 0;
}

/** Decouple held coordinates from all others, in the metric and in the constraints.
 * @param {boolean[]} held @param {Int32Array} index @param {Vector} values */
export function hold(index, values, held) {
  for (let e = 0; e < index[MASSES]; e++) {
    const i = index[index[MASS_ROW] + e];
    const j = index[index[MASS_COLUMN] + e];
    if (i !== j && (held[i] || held[j])) values[e] = 0;
    // without a mass, nothing else would make the metric definite
    else if (i === j && held[i] && values[e] === 0) values[e] = 1;
  }
  for (let e = 0; e < index[ENTRIES]; e++) if (held[index[index[COLUMN] + e]]) values[index[MASSES] + e] = 0;
}
