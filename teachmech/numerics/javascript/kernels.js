// made by kernel_writer.py from sources with the hash 5e7b60b8701e7d4c2807d8a97c7db99ed59c551af58f30e766ec83d11dcd808e

const larger = (a, b) => (b > a ? b : a); // as Python: a, unless b is greater
const smaller = (a, b) => (b < a ? b : a);
/** The square of x. @param {number} x */
export const sq = (x) => x * x;

/** A whole power of x, by squares. @param {number} x @param {number} exponent */
export function wholePower(x, exponent) {
  let power = 1;
  for (; exponent > 0; exponent >>= 1, x *= x) if (exponent & 1) power *= x;
  return power;
}

const FLOAT = new Float64Array(1), BITS = new BigInt64Array(FLOAT.buffer);

/** The next number above one that is finite, by its bits; above 0 the least one. */
function nextUp(x) {
  FLOAT[0] = x + 0; // -0 becomes 0
  BITS[0] += BITS[0] < 0n ? -1n : 1n;
  return FLOAT[0];
}

export const TOLERANCE = 10, N = 0, M = 1, COLUMN = 25, ENTRIES = 3, FACTOR = 31, MASSES = 2,
  MASS_COLUMN = 23, MASS_ROW = 22, MASS_TO = 30, METRIC = 7, METRICS = 4, OTHER = 32, PENALTY = 12,
  PRODUCTS = 6, PRODUCT_TO = 33, ROW = 24, LIGHT = 1e-12, MARGIN = 11, SMALL = 0.0001,
  SPREAD = 1e-16, VANISHED = 1e-10, ALL = 37, EVERY = 28, MANY = Infinity, METRIC_COLUMN = 27,
  METRIC_ROW = 26, WEIGHTED = 9, POSITIONS = 38, ADDED = 17, COMPONENTS = 16, DEPTH = 15,
  FRICTIONS = 14, POWER = 8, ACTUATORS = 18, PROGRAMMES = 19, CANCELS = 1e-06, SLIDING = 36,
  OVERCOMES = 100000, TANGENTS = 20, SLOPE_BEGIN = 35, SLOPE_ROW = 34, HOLONOMIC = 29,
  HOLONOMICS = 5, AT_ONCE = 13, CHANGING = 21, DONE = 0, PAUSED = 1, PLAIN = 2, TOO_SMALL = 3,
  COEFFICIENTS = 5, NODES = 2, STAGES = 1, DENSE = 3, GAP = 4, ORDER = 0, STANDSTILL = 4,
  BLIND = 1, LOST = -1, SURE = 2, UNSURE = 0, ITERATIONS = 6, REAL = 3.637834252744496,
  INACCURATE = 4, NEGLIGIBLE = 1e-10, SOLVED = 1, UNDEFINED = 5, LIMIT = 10000, RAY = 2,
  TIE = 1e-12, TOO_LONG = 3, PIVOT = 1e-10, REFINEMENTS = 3, ROWS = {"rk4": 6, "radau": 18,
  "kinematic": 6, "dop853": 32, "tsit5": 20}, KEPT = {"rk4": 2, "radau": 6, "kinematic": 3,
  "dop853": 2, "tsit5": 2};
const RADAU_DENSE = [
  Float64Array.of(10.048809399827414, -25.62959144707664, 15.580782047249224),
  Float64Array.of(-1.382142733160748, 10.296258113743303, -8.914115380582556),
  Float64Array.of(0.3333333333333333, -2.6666666666666665, 3.3333333333333335),
];
const C = Float64Array.of(0.15505102572168222, 0.6449489742783178, 1);
const PAIR = Float64Array.of(2.6810828736277523, -3.050430199247411);
const T = [
  Float64Array.of(0.09443876248897524, -0.1412552950209542, 0.03002919410514742),
  Float64Array.of(0.2502131229653333, 0.20412935229379994, -0.3829421127572619),
  Float64Array.of(1, 1, 0),
];
const T_INVERSE = [
  Float64Array.of(4.178718591551904, 0.32768282076106237, 0.5233764454994495),
  Float64Array.of(-4.178718591551904, -0.32768282076106237, 0.47662355450055044),
  Float64Array.of(0.5028726349457868, -2.571926949855605, 0.5960392048282249),
];
const A = [
  Float64Array.of(0.19681547722366044, -0.06553542585019838, 0.02377097434822015),
  Float64Array.of(0.3944243147390873, 0.29207341166522843, -0.04154875212599792),
  Float64Array.of(0.37640306270046725, 0.5124858261884216, 0.1111111111111111),
];
const E = Float64Array.of(-10.048809399827414, 1.382142733160748, -0.3333333333333333);
export const PAIRS = {
  dop853: Float64Array.of(8, 12, 16, 4, 0.7142857142857143, 0, 0.05260015195876773, 0.0789002279381516, 0.1183503419072274, 0.2816496580927726, 0.3333333333333333, 0.25, 0.3076923076923077, 0.6512820512820513, 0.6, 0.8571428571428571, 1, 1, 0.1, 0.2, 0.7777777777777778, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.05260015195876773, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.0197250569845379, 0.0591751709536137, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.02958758547680685, 0, 0.08876275643042054, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2413651341592667, 0, -0.8845494793282861, 0.924834003261792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.037037037037037035, 0, 0, 0.17082860872947386, 0.12546768756682242, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.037109375, 0, 0, 0.17025221101954405, 0.06021653898045596, -0.017578125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.03709200011850479, 0, 0, 0.17038392571223998, 0.10726203044637328, -0.015319437748624402, 0.008273789163814023, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6241109587160757, 0, 0, -3.3608926294469414, -0.868219346841726, 27.59209969944671, 20.154067550477894, -43.48988418106996, 0, 0, 0, 0, 0, 0, 0, 0, 0.47766253643826434, 0, 0, -2.4881146199716677, -0.590290826836843, 21.230051448181193, 15.279233632882423, -33.28821096898486, -0.020331201708508627, 0, 0, 0, 0, 0, 0, 0, -0.9371424300859873, 0, 0, 5.186372428844064, 1.0914373489967295, -8.149787010746927, -18.52006565999696, 22.739487099350505, 2.4936055526796523, -3.0467644718982196, 0, 0, 0, 0, 0, 0, 2.273310147516538, 0, 0, -10.53449546673725, -2.0008720582248625, -17.9589318631188, 27.94888452941996, -2.8589982771350235, -8.87285693353063, 12.360567175794303, 0.6433927460157636, 0, 0, 0, 0, 0, 0.054293734116568765, 0, 0, 0, 0, 4.450312892752409, 1.8915178993145003, -5.801203960010585, 0.3111643669578199, -0.1521609496625161, 0.20136540080403034, 0.04471061572777259, 0, 0, 0, 0, 0.056167502283047954, 0, 0, 0, 0, 0, 0.25350021021662483, -0.2462390374708025, -0.12419142326381637, 0.15329179827876568, 0.00820105229563469, 0.007567897660545699, -0.008298, 0, 0, 0, 0.03183464816350214, 0, 0, 0, 0, 0.028300909672366776, 0.053541988307438566, -0.05492374857139099, 0, 0, -0.00010834732869724932, 0.0003825710908356584, -0.00034046500868740456, 0.1413124436746325, 0, 0, -0.42889630158379194, 0, 0, 0, 0, -4.697621415361164, 7.683421196062599, 4.06898981839711, 0.3567271874552811, 0, 0, 0, -0.0013990241651590145, 2.9475147891527724, -9.15095847217987, 0, 0.01312004499419488, 0, 0, 0, 0, -1.2251564463762044, -0.4957589496572502, 1.6643771824549864, -0.35032884874997366, 0.3341791187130175, 0.08192320648511571, -0.022355307863886294, 0, 0, 0, 0, -0.18980075407240762, 0, 0, 0, 0, 4.450312892752409, 1.8915178993145003, -5.801203960010585, -0.4226823213237919, -0.1521609496625161, 0.20136540080403034, 0.02265179219836082, 0, 0, 0, 0, -8.428938276109013, 0, 0, 0, 0, 0.5667149535193777, -3.0689499459498917, 2.38466765651207, 2.117034582445028, -0.871391583777973, 2.2404374302607883, 0.6315787787694688, -0.08899033645133331, 18.148505520854727, -9.194632392478356, -4.436036387594894, 10.427508642579134, 0, 0, 0, 0, 242.28349177525817, 165.20045171727028, -374.5467547226902, -22.113666853125306, 7.733432668472264, -30.674084731089398, -9.332130526430229, 15.697238121770845, -31.139403219565178, -9.35292435884448, 35.81684148639408, 19.985053242002433, 0, 0, 0, 0, -387.0373087493518, -189.17813819516758, 527.8081592054236, -11.57390253995963, 6.8812326946963, -1.0006050966910838, 0.7777137798053443, -2.778205752353508, -60.19669523126412, 84.32040550667716, 11.99229113618279, -25.69393346270375, 0, 0, 0, 0, -154.18974869023643, -231.5293791760455, 357.6391179106141, 93.40532418362432, -37.45832313645163, 104.0996495089623, 29.8402934266605, -43.53345659001114, 96.32455395918828, -39.17726167561544, -149.72683625798564),
  tsit5: Float64Array.of(5, 6, 7, 1, 0.6, 0, 0.161, 0.327, 0.9, 0.9800255409045097, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0.161, 0, 0, 0, 0, 0, 0, -0.008480655492356989, 0.335480655492357, 0, 0, 0, 0, 0, 2.8971530571054935, -6.359448489975075, 4.3622954328695815, 0, 0, 0, 0, 5.325864828439257, -11.748883564062828, 7.4955393428898365, -0.09249506636175525, 0, 0, 0, 5.86145544294642, -12.92096931784711, 8.159367898576159, -0.071584973281401, -0.028269050394068383, 0, 0, 0.09646076681806523, 0.01, 0.4798896504144996, 1.379008574103742, -3.290069515436081, 2.324710524099774, 0, -0.001780011052225777, -0.0008164344596567469, 0.007880878010261995, -0.1447110071732629, 0.5823571654525552, -0.45808210592918697, 0.015151515151515152, 0, 0, 0, 0, 0, 0, 0, -1.0530884977290216, 0.1017, 2.490627285651253, -16.548102889244902, 47.37952196281928, -34.87065786149661, 2.5),
};

/**
 * Return whether pivots decide which rows of A are independent.
 *
 * They cannot if a singular value may count as zero although no single pivot is small.
 */
export function pivotsDecideRank(rankTolerance) {
  return rankTolerance <= 1e-06;
}

/** Return the eighth root of a positive number; ``pow`` differs between libraries. */
export function eighthRoot(x) {
  return Math.sqrt(Math.sqrt(Math.sqrt(x)));
}

/** Return the root of a positive number, by Newton's method if square roots do not give it. */
export function rootOf(x, order) {
  let root = eighthRoot(x);
  if (order === 8) return root;
  for (let _ = 0; _ < 200; _++) {
    let power = 1;
    for (let _k = 0; _k < order - 1; _k++) power *= root;
    const change = (root - x / power) / order;
    if (!(Math.abs(change) > 1e-15 * root)) break;
    root -= change;
  }
  return root;
}

/** Return the rank tolerance relative to the largest singular value of A. */
export function rankTolerance(problem) {
  return problem.p[problem.index[TOLERANCE]];
}

/** Return the units of the coordinates. */
export function unitsOf(problem) {
  return problem.p.subarray(problem.index[TOLERANCE] + 1);
}

/** Return the factors of the rows of A. */
export function factorsOf(problem) {
  return problem.p.subarray(problem.index[TOLERANCE] + 1 + problem.index[N]);
}

/** Return a tenth of the sizes of the state. */
export function sizesOf(problem) {
  const index = problem.index;
  return problem.p.subarray(index[TOLERANCE] + 1 + index[N] + index[M]);
}

/**
 * Write M + A^T S A, if it is the metric, after the values, and the diagonal of S into work.
 *
 * This makes a singular M definite. Since A q'' = b, the acceleration and the multipliers also
 * follow from (M + A^T S A) q'' + A^T lambda = Q + A^T S b. As in
 * `teachmech.numerics.dynamics.metric`, S scales every row of A to the size of M, in the units of
 * the coordinates. With a penalty, S is that of `augmented_lagrangian` in that module.
 */
export function makeMetric(problem) {
  const index = problem.index, values = problem.values, S = problem.work;
  const units = unitsOf(problem);
  const metric = index[METRIC], masses = index[MASSES];
  if (metric === 0) return;
  for (let e = 0, eEnd = index[METRICS]; e < eEnd; e++) values[metric + e] = 0;
  for (let i = 0, iEnd = index[M]; i < iEnd; i++) S[i] = 0;
  let trace = 0;
  for (let e = 0; e < masses; e++) {
    values[metric + index[index[MASS_TO] + e]] = values[e];
    const i = index[index[MASS_ROW] + e];
    if (i === index[index[MASS_COLUMN] + e]) trace += values[e] * units[i] * units[i];
  }
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
    const entry = values[masses + e] * units[index[index[COLUMN] + e]];
    S[index[index[ROW] + e]] += entry * entry;
  }
  // nothing has mass: the constraints determine the motion
  trace = trace > 0 ? trace : 1;
  if (index[PENALTY] > 0) trace *= index[PENALTY] / larger(index[M], 1);
  for (let i = 0, iEnd = index[M]; i < iEnd; i++) S[i] = S[i] > 0 ? trace / S[i] : 0;
  for (let e = 0, eEnd = index[PRODUCTS]; e < eEnd; e++) {
    const first = index[index[FACTOR] + e], second = index[index[OTHER] + e];
    const weighed = S[index[index[ROW] + first]] * values[masses + first];
    values[metric + index[index[PRODUCT_TO] + e]] += weighed * values[masses + second];
  }
}

/**
 * Return the limit that the pivot of a coordinate must exceed if M is singular.
 *
 * The value is that of `null_space_method`, in the units of the coordinates.
 */
export function leastMass(problem) {
  const index = problem.index;
  let trace = 0;
  const units = unitsOf(problem);
  if (index[METRIC] > 0) {
    for (let e = 0, eEnd = index[MASSES]; e < eEnd; e++) {
      const i = index[index[MASS_ROW] + e];
      if (i === index[index[MASS_COLUMN] + e]) trace += problem.values[e] * units[i] * units[i];
    }
  }
  return LIGHT * trace;
}

/**
 * Factorise the linear system; return the number of rounds in which `solve` must solve it.
 *
 * It is 2 if a pivot is small compared with the terms of its sum, otherwise 1. It is 0 if a pivot
 * vanishes, or if the constraints differ so much in size that a small one may count as zero. The
 * kernel stores the distance of A from a loss of rank at the end of ``work``.
 */
export function factorise(problem, pattern) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], whole = index[N] + index[M];
  const size = index[pattern], unknown = index[pattern + 1], diagonal = index[pattern + 2];
  const begin = index[pattern + 3], column = index[pattern + 4], source = index[pattern + 5];
  const update = index[pattern + 6], to = index[pattern + 7];
  const entry = index[pattern + 8], by = index[pattern + 9];
  const D = 3 * whole, L = 4 * whole;
  const Y = L + index[begin + size];
  let rounds = 1, least = Infinity, sizes = 0;
  const lightest = leastMass(problem);
  const tolerance = rankTolerance(problem), units = unitsOf(problem), factors = factorsOf(problem);
  if (size > n && !pivotsDecideRank(tolerance)) return 0;
  // the least sin^2 of the angle between a row of A and the rows before it
  let sine = 1;
  for (let k = 0; k < size; k++) {
    const sign = index[unknown + k] < n ? 1 : -1;
    const first = index[begin + k], last = index[begin + k + 1];
    for (let e = first; e < last; e++) work[Y + e] = values[index[source + e]];
    for (let u = index[update + k], uEnd = index[update + k + 1]; u < uEnd; u++) {
      const change = work[L + index[entry + u]] * work[Y + index[by + u]];
      work[Y + index[to + u]] -= change;
    }
    let d = values[index[diagonal + k]];
    let made = sign * d;
    for (let e = first; e < last; e++) {
      const y = work[Y + e];
      work[L + e] = y * work[D + index[column + e]];
      const change = work[L + e] * y;
      d -= change;
      made += larger(-sign * change, 0);
    }
    // a row of zeros: the constraint does not act
    if (sign < 0 && made === 0) {
      work[D + k] = 0;
      continue;
    }
    work[D + k] = 1 / d;
    if (!(sign * d > SMALL * made)) {
      if (!(sign * d > VANISHED * made)) return 0;
      rounds = 2;
    }
    if (sign > 0) {
      const unit = units[index[unknown + k]];
      if (!(d * unit * unit > lightest)) return 0;
    } else {
      const factor = factors[index[unknown + k] - n];
      least = smaller(least, -d * factor * factor);
      sizes += made * factor * factor;
      sine = smaller(sine, -d / made);
    }
  }
  work[index[MARGIN]] = Math.sqrt(sine);
  return SPREAD * sizes < least ? rounds : 0;
}

/** Return the rank of A after `factorise` of all rows: the number of rows that are not zero. */
export function rankOfFactors(problem) {
  const n = problem.index[N], m = problem.index[M];
  let rank = m;
  for (let k = 0; k < n + m; k++) {
    if (problem.work[3 * (n + m) + k] === 0) rank -= 1;
  }
  return rank;
}

/**
 * Solve the factorised system for accelerations and multipliers.
 *
 * If a pivot is small, one step of iterative refinement makes the solution as accurate as that of
 * an orthogonal factorisation (A. Bjorck, Linear Algebra Appl. 88/89 (1987) 31-48).
 */
export function solve(problem, pattern, rounds) {
  const index = problem.index, values = problem.values, work = problem.work;
  const whole = index[N] + index[M];
  const size = index[pattern], unknown = index[pattern + 1], diagonal = index[pattern + 2];
  const begin = index[pattern + 3], column = index[pattern + 4], source = index[pattern + 5];
  const right = whole, z = 2 * whole, D = 3 * whole, L = 4 * whole;
  for (let k = 0; k < whole; k++) work[k] = 0;
  for (let again = 0; again < rounds; again++) {
    for (let k = 0; k < size; k++) work[z + k] = work[right + index[unknown + k]];
    if (again) {
      for (let k = 0; k < size; k++) {
        const x = work[index[unknown + k]];
        work[z + k] -= values[index[diagonal + k]] * x;
        for (let e = index[begin + k], eEnd = index[begin + k + 1]; e < eEnd; e++) {
          const j = index[column + e], value = values[index[source + e]];
          work[z + j] -= value * x;
          work[z + k] -= value * work[index[unknown + j]];
        }
      }
    }
    for (let k = 0; k < size; k++) {
      for (let e = index[begin + k], eEnd = index[begin + k + 1]; e < eEnd; e++) {
        work[z + k] -= work[L + e] * work[z + index[column + e]];
      }
    }
    for (let k = 0; k < size; k++) work[z + k] *= work[D + k];
    for (let k = size - 1; k > -1; k--) {
      const x = work[z + k];
      for (let e = index[begin + k], eEnd = index[begin + k + 1]; e < eEnd; e++) {
        work[z + index[column + e]] -= work[L + e] * x;
      }
      work[index[unknown + k]] += x;
    }
  }
}

/** Solve for another right side, as `solve` or `solveBySingularValues` did for the first. */
export function respond(problem, rounds) {
  if (rounds > 0) {
    solve(problem, problem.index[ALL], rounds);
  } else {
    solveAgain(problem, problem.index[EVERY], problem.index[M]);
  }
}

/** Return whether M or A is not finite; accelerations and multipliers are then nan. */
export function isUndefined(problem) {
  const index = problem.index, values = problem.values;
  let total = 0;
  for (let e = 0, eEnd = index[MASSES] + index[ENTRIES]; e < eEnd; e++) total += 0 * values[e];
  for (let e = 0, eEnd = index[METRICS]; e < eEnd; e++) total += 0 * values[index[METRIC] + e];
  if (total === 0) return false;
  for (let i = 0, iEnd = index[N] + index[M]; i < iEnd; i++) problem.work[i] = NaN;
  return true;
}

/**
 * Solve as `solve` by the weighted inverse of A; return the rank, or -1 if M is not definite.
 *
 * The list ``chosen`` gives the m constraints. The acceleration is q'' = a + G (b - A a), as in
 * `teachmech.numerics.dynamics.udwadia_kalaba`; the multipliers have the least norm. Pivots give
 * the rank if they leave no doubt which singular values count as zero; otherwise the singular
 * values are computed.
 */
export function solveBySingularValues(problem, chosen, m) {
  const index = problem.index;
  if (isUndefined(problem)) return 0;
  if (index[M] > MANY || !weightRows(problem, chosen, m)) return -1;
  let rank = decideByPivots(problem, m);
  if (rank < 0) {
    weightRows(problem, chosen, m);
    rank = decideByRotations(problem, m);
  }
  solveAgain(problem, chosen, m);
  return rank;
}

/**
 * Return the memory of `solveBySingularValues`.
 *
 * It holds L with M = L L^T (n, n), B (m, n), J (m, m), x (n), the squares of singular values (m),
 * a list (m), and T (m, m), for the m chosen constraints.
 */
export function memoryOf(problem) {
  return problem.work.subarray(problem.index[MARGIN] + 1 + problem.index[METRICS]);
}

/** Find L and B = A L^-T, with rows of A times their factors; return whether M is definite. */
export function weightRows(problem, chosen, m) {
  const index = problem.index, values = problem.values, memory = memoryOf(problem);
  const n = index[N];
  const L = memory, B = memory.subarray(n * n), number = memory.subarray(n * n + m * n + m * m +
    n + m);
  for (let k = 0; k < n * n + m * n; k++) memory[k] = 0;
  const lightest = leastMass(problem);
  const units = unitsOf(problem), factors = factorsOf(problem);
  for (let e = 0, eEnd = index[METRICS]; e < eEnd; e++) {
    const i = index[index[METRIC_ROW] + e], j = index[index[METRIC_COLUMN] + e];
    L[i * n + j] = values[index[METRIC] + e];
  }
  for (let j = 0; j < n; j++) {
    const diagonal = L[j * n + j];
    for (let i = j; i < n; i++) {
      for (let k = 0; k < j; k++) L[i * n + j] -= L[i * n + k] * L[j * n + k];
      if (i > j) {
        L[i * n + j] /= L[j * n + j];
      } else if (L[j * n + j] > larger(1e-12 * diagonal, lightest / sq(units[j]))) {
        L[j * n + j] = Math.sqrt(L[j * n + j]);
      } else {
        return false;
      }
    }
  }
  for (let i = 0, iEnd = index[M]; i < iEnd; i++) number[i] = -1;
  for (let k = 0; k < m; k++) number[index[chosen + k]] = k;
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
    const k = Math.trunc(number[index[index[ROW] + e]]);
    if (k >= 0) {
      const factor = factors[index[index[ROW] + e]];
      B[k * n + index[index[COLUMN] + e]] = factor * values[index[MASSES] + e];
    }
  }
  for (let k = 0; k < m; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) B[k * n + i] -= L[i * n + j] * B[k * n + j];
      B[k * n + i] /= L[i * n + i];
    }
  }
  return true;
}

/**
 * Decompose B = J^T T^T Q; return the rank, or -1 if a singular value may be near the limit.
 *
 * The rows of Q, which replaces B, and of J are orthonormal, and T is lower triangular: a complete
 * orthogonal decomposition (A. Bjorck, "Numerical Methods for Least Squares Problems", SIAM 1996,
 * section 2.7). Rows shorter than 1e-7 times the longest count as redundant, such as those of a
 * linkage that closes by its proportions, slightly off its constraints; they tilt Q to the space
 * of the other singular vectors. The norm of T^-1 bounds the least singular value of the other
 * rows. The mark -1 in place of the distance of A from a loss of rank means that `findMargin`
 * must find it.
 */
export function decideByPivots(problem, m) {
  const memory = memoryOf(problem), n = problem.index[N], tolerance = rankTolerance(problem);
  const B = memory.subarray(n * n), J = memory.subarray(n * n + m * n);
  const sizes = J.subarray(m * m + n), row = J.subarray(m * m + n + m);
  const T = row.subarray(m);
  const rank = orthogonalise(B, m, n, J, sizes, row, smaller(1e-07, tolerance / 100));
  for (let i = 0; i < rank; i++) {
    const own = J.subarray(i * m);
    for (let j = 0; j < i; j++) T[i * m + j] = subtract(own, J.subarray(j * m), m);
    subtractAgain(own, J, i, m, T.subarray(i * m), 1);
    T[i * m + i] = normalise(own, m);
    for (let j = i + 1; j < rank; j++) T[i * m + j] = 0;
  }
  let square = 0, inverse = 0;
  const x = memory.subarray(n * n + m * n + m * m);
  // columns of T^-1
  for (let j = 0; j < rank; j++) {
    for (let i = j; i < rank; i++) {
      x[i] = i === j ? 1 : 0;
      for (let k = j; k < i; k++) x[i] -= T[i * m + k] * x[k];
      x[i] /= T[i * m + i];
      inverse += x[i] * x[i];
      square += T[i * m + j] * T[i * m + j];
    }
  }
  if (!(square * inverse * sq(tolerance) < 1)) return -1;
  // tilt Q by a short row, to second order in its length
  for (let k = rank; k < m; k++) {
    if (sizes[k] === 0) continue;
    for (let i = rank - 1; i > -1; i--) {
      x[i] = J[i * m + Math.trunc(row[k])];
      for (let j = i + 1; j < rank; j++) x[i] -= T[j * m + i] * x[j];
      x[i] /= T[i * m + i];
      for (let j = 0; j < n; j++) B[i * n + j] += x[i] * B[k * n + j];
    }
  }
  for (let k = 0; k < m; k++) sizes[k] = k < rank ? -1 : 0;
  problem.work[problem.index[MARGIN]] = -1;
  return rank;
}

/**
 * Replace B = J^T Q by Q with orthonormal rows; return the number of rows.
 *
 * This is the modified Gram-Schmidt method, applied twice to rows that lose digits. The longest
 * rows come first; rows shorter than ``least`` times the first are left out. ``row`` becomes the
 * list of the rows of B in this order.
 */
export function orthogonalise(B, m, n, J, sizes, row, least) {
  for (let k = 0; k < m; k++) {
    row[k] = k;
    sizes[k] = squares(B.subarray(k * n), n);
    for (let i = 0; i < m; i++) J[k * m + i] = 0;
  }
  let first = 0;
  for (let k = 0; k < m; k++) {
    let longest = k;
    for (let i = k + 1; i < m; i++) {
      if (sizes[i] > sizes[longest]) longest = i;
    }
    first = larger(first, sizes[longest]);
    if (!(sizes[longest] > least * least * first)) return k;
    [row[k], row[longest]] = [row[longest], row[k]];
    sizes[longest] = sizes[k];
    for (let i = 0; i < n; i++) {
      [B[k * n + i], B[longest * n + i]] = [B[longest * n + i], B[k * n + i]];
    }
    const own = B.subarray(k * n), number = Math.trunc(row[k]);
    subtractAgain(own, B, k, n, J.subarray(number), m);
    J[k * m + number] = normalise(own, n);
    for (let i = k + 1; i < m; i++) {
      const other = B.subarray(i * n);
      J[k * m + Math.trunc(row[i])] = subtract(other, own, n);
      sizes[i] = squares(other, n);
    }
  }
  return m;
}

/** Return the sum of the squares. */
export function squares(x, n) {
  let total = 0;
  for (let i = 0; i < n; i++) total += x[i] * x[i];
  return total;
}

/** Make x orthogonal to a unit vector; return its component along that vector. */
export function subtract(x, unit, n) {
  let along = 0;
  for (let i = 0; i < n; i++) along += x[i] * unit[i];
  for (let i = 0; i < n; i++) x[i] -= along * unit[i];
  return along;
}

/** Make x orthogonal to unit vectors once more if it lost digits; correct its components. */
export function subtractAgain(x, units, count, n, along, stride) {
  let taken = 0;
  for (let i = 0; i < count; i++) taken += sq(along[i * stride]);
  // rounding errors have grown tenfold
  if (squares(x, n) < taken / 100) {
    for (let i = 0; i < count; i++) along[i * stride] += subtract(x, units.subarray(i * n), n);
  }
}

/** Make x a unit vector; return its length. */
export function normalise(x, n) {
  const length = Math.sqrt(squares(x, n));
  for (let i = 0; i < n; i++) x[i] /= length;
  return length;
}

/**
 * Rotate the rows of B until they are orthogonal, and return the rank.
 *
 * Their lengths are then the singular values, and the rows of J the left singular vectors
 * (one-sided Jacobi: J. Demmel, K. Veselic, SIAM J. Matrix Anal. Appl. 13 (1992) 1204-1245).
 */
export function decideByRotations(problem, m) {
  const memory = memoryOf(problem), n = problem.index[N], tolerance = rankTolerance(problem);
  const B = memory.subarray(n * n), J = memory.subarray(n * n + m * n);
  const sizes = J.subarray(m * m + n);
  for (let k = 0; k < m; k++) for (let i = 0; i < m; i++) J[k * m + i] = i === k ? 1 : 0;
  makeOrthogonal(B, n, n, J, m, m, sizes);
  let greatest = 0, least = Infinity, rank = 0;
  for (let k = 0; k < m; k++) greatest = larger(greatest, sizes[k]);
  for (let k = 0; k < m; k++) {
    if (Math.sqrt(sizes[k]) > tolerance * Math.sqrt(greatest)) {
      rank++;
      least = smaller(least, sizes[k]);
    } else {
      sizes[k] = 0;
    }
  }
  problem.work[problem.index[MARGIN]] = rank > 0 ? Math.sqrt(least / greatest) : 1;
  return rank;
}

/** Rotate rows of B, and those of J with them; store the squares of their lengths. */
export function makeOrthogonal(B, n, stride, J, m, rows, sizes) {
  for (let _ = 0; _ < 30; _++) {
    let turned = false;
    for (let k = 0; k < rows; k++) {
      for (let l = 0; l < k; l++) {
        const first = B.subarray(k * stride), second = B.subarray(l * stride);
        turned = rotate(first, second, n, J.subarray(k * m), J.subarray(l * m), m) || turned;
      }
    }
    if (!turned) break;
  }
  for (let k = 0; k < rows; k++) sizes[k] = squares(B.subarray(k * stride), n);
}

/** Return the distance of A from a loss of rank, after a solution with all constraints. */
export function findMargin(problem) {
  const work = problem.work, index = problem.index, memory = memoryOf(problem);
  if (work[index[MARGIN]] < 0) {
    const n = index[N], m = index[M];
    const sizes = memory.subarray(n * n + m * n + m * m + n);
    const T = sizes.subarray(2 * m);
    let rank = 0, greatest = 0, least = Infinity;
    while (rank < m && sizes[rank] !== 0) rank++;
    makeOrthogonal(T, rank, m, T, 0, rank, sizes);
    for (let k = 0; k < rank; k++) {
      greatest = larger(greatest, sizes[k]);
      least = smaller(least, sizes[k]);
    }
    work[index[MARGIN]] = rank > 0 ? Math.sqrt(least / greatest) : 1;
  }
  return work[index[MARGIN]];
}

/** Solve for another right side after `solveBySingularValues`. */
export function solveAgain(problem, chosen, m) {
  const index = problem.index, work = problem.work, memory = memoryOf(problem);
  const n = index[N], whole = index[N] + index[M];
  const L = memory, B = memory.subarray(n * n), J = memory.subarray(n * n + m * n);
  const x = J.subarray(m * m), sizes = J.subarray(m * m + n), y = J.subarray(m * m + n + m);
  const T = y.subarray(m);
  const factors = factorsOf(problem);
  // L^-1 Q
  for (let i = 0; i < n; i++) {
    x[i] = work[whole + i];
    for (let k = 0; k < i; k++) x[i] -= L[i * n + k] * x[k];
    x[i] /= L[i * n + i];
  }
  for (let i = n; i < whole; i++) work[i] = 0;
  // a decomposition by pivots: y is T^-T J (b - A a)
  let rank = 0;
  while (rank < m && sizes[rank] < 0) rank++;
  for (let k = rank - 1; k > -1; k--) {
    y[k] = 0;
    for (let i = 0; i < m; i++) {
      y[k] += J[k * m + i] * factors[index[chosen + i]] * work[whole + n + index[chosen + i]];
    }
    for (let i = k + 1; i < rank; i++) y[k] -= T[i * m + k] * y[i];
    y[k] /= T[k * m + k];
  }
  for (let k = 0; k < rank; k++) {
    let share = y[k];
    for (let i = 0; i < n; i++) share -= B[k * n + i] * x[i];
    for (let i = 0; i < n; i++) x[i] += B[k * n + i] * share;
    y[k] = share;
  }
  // T^-1 times the shares
  for (let k = 0; k < rank; k++) {
    for (let i = 0; i < k; i++) y[k] -= T[k * m + i] * y[i];
    y[k] /= T[k * m + k];
    for (let i = 0; i < m; i++) {
      work[n + index[chosen + i]] -= factors[index[chosen + i]] * J[k * m + i] * y[k];
    }
  }
  for (let k = rank; k < m; k++) {
    // counts as zero
    if (sizes[k] === 0) continue;
    // share of b - A a; this row is orthogonal to the shares in x
    let share = 0;
    for (let i = 0; i < m; i++) {
      share += J[k * m + i] * factors[index[chosen + i]] * work[whole + n + index[chosen + i]];
    }
    for (let i = 0; i < n; i++) share -= B[k * n + i] * x[i];
    share /= sizes[k];
    for (let i = 0; i < n; i++) x[i] += B[k * n + i] * share;
    for (let i = 0; i < m; i++) {
      work[n + index[chosen + i]] -= factors[index[chosen + i]] * J[k * m + i] * share;
    }
  }
  for (let i = n - 1; i > -1; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= L[k * n + i] * x[k];
    x[i] /= L[i * n + i];
    work[i] = x[i];
  }
}

/** Rotate two rows of B, and of J with them, to make them orthogonal; False if they were. */
export function rotate(first, second, n, withFirst, withSecond, m) {
  let kk = 0, ll = 0, kl = 0;
  for (let i = 0; i < n; i++) {
    kk += first[i] * first[i];
    ll += second[i] * second[i];
    kl += first[i] * second[i];
  }
  // A row of rounding errors would never become orthogonal to another row.
  if (Math.abs(kl) <= 1e-15 * Math.sqrt(kk * ll) || smaller(kk, ll) <= 1e-28 * larger(kk, ll)) {
    return false;
  }
  const ratio = (ll - kk) / (2 * kl);
  let tangent = 1 / (Math.abs(ratio) + Math.sqrt(1 + ratio * ratio));
  if (ratio < 0) tangent = -tangent;
  const cosine = 1 / Math.sqrt(1 + tangent * tangent);
  const sine = cosine * tangent;
  for (let i = 0; i < n; i++) {
    const one = first[i], other = second[i];
    first[i] = cosine * one - sine * other;
    second[i] = sine * one + cosine * other;
  }
  for (let i = 0; i < m; i++) {
    const one = withFirst[i], other = withSecond[i];
    withFirst[i] = cosine * one - sine * other;
    withSecond[i] = sine * one + cosine * other;
  }
  return true;
}

/** Replace M by M + A^T S A, and add A^T S b to the right side. */
export function weigh(problem) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], whole = index[N] + index[M], masses = index[MASSES];
  makeMetric(problem);
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
    const i = index[index[ROW] + e], j = index[index[COLUMN] + e];
    work[whole + j] += work[i] * values[masses + e] * work[whole + n + i];
  }
}

/** Factorise M + A^T P A as `factorise` does; store the penalties P in the free memory. */
export function penalise(problem) {
  const index = problem.index, work = problem.work;
  makeMetric(problem);
  const P = work.subarray(index[MARGIN] + 1 + index[METRICS]);
  for (let i = 0, iEnd = index[M]; i < iEnd; i++) P[i] = work[i];
  return factorise(problem, index[ALL]);
}

/**
 * Solve as `solve` by the iteration of `teachmech.numerics.dynamics.augmented_lagrangian`.
 *
 * The constraint force Q - M q'' replaces Q, and the multipliers are one set that produces it.
 */
export function solveByPenalty(problem) {
  const index = problem.index, work = problem.work;
  const n = index[N], m = index[M], whole = index[N] + index[M], entries = index[ENTRIES];
  const units = unitsOf(problem);
  const right = work.subarray(whole), missing = work.subarray(n),
    A = problem.values.subarray(index[MASSES]);
  const P = work.subarray(index[MARGIN] + 1 + index[METRICS]);
  const multipliers = P.subarray(m), a = P.subarray(2 * m), Q = P.subarray(2 * m + n);
  for (let i = 0; i < whole; i++) Q[i] = right[i];
  for (let i = 0; i < m; i++) multipliers[i] = 0;
  for (let e = 0; e < entries; e++) {
    const i = index[index[ROW] + e], j = index[index[COLUMN] + e];
    right[j] += A[e] * P[i] * Q[n + i];
  }
  solve(problem, index[ALL], 1);
  for (let i = 0; i < n; i++) a[i] = work[i];
  miss(problem, P, a, Q);
  for (let _ = 0; _ < 10; _++) {
    for (let i = 0; i < m; i++) multipliers[i] += missing[i];
    for (let e = 0; e < entries; e++) {
      const i = index[index[ROW] + e], j = index[index[COLUMN] + e];
      right[j] -= A[e] * (multipliers[i] + missing[i]);
    }
    solve(problem, index[ALL], 1);
    let change = 0, largest = 0;
    for (let i = 0; i < n; i++) {
      a[i] += work[i];
      change = larger(change, Math.abs(work[i]) / units[i]);
      largest = larger(largest, Math.abs(a[i]) / units[i]);
    }
    miss(problem, P, a, Q);
    if (!(change > 1e-14 * largest)) break;
  }
  for (let i = 0; i < n; i++) work[i] = a[i];
  for (let i = 0; i < m; i++) missing[i] += multipliers[i];
}

/** Find the residuals of both equations: Q - M a, and P (A a - b). */
export function miss(problem, P, a, Q) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], whole = index[N] + index[M], masses = index[MASSES];
  for (let i = 0; i < n; i++) work[whole + i] = Q[i];
  for (let e = 0; e < masses; e++) {
    const i = index[index[MASS_ROW] + e], j = index[index[MASS_COLUMN] + e];
    work[whole + i] -= values[e] * a[j];
    if (i !== j) work[whole + j] -= values[e] * a[i];
  }
  for (let i = n; i < whole; i++) work[i] = -Q[i];
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
    work[n + index[index[ROW] + e]] += values[masses + e] * a[index[index[COLUMN] + e]];
  }
  for (let i = n; i < whole; i++) work[i] *= P[i - n];
}

/** Factorise the linear system of the accelerations; return as `factorise` does. */
export function prepare(problem) {
  if (problem.index[PENALTY] > 0) return penalise(problem);
  if (problem.index[WEIGHTED]) weigh(problem);
  return factorise(problem, problem.index[ALL]);
}

/** Solve by singular values; return the rank of A, or -1 if M is not definite. */
export function solveWithoutFactors(problem) {
  const index = problem.index;
  if (index[METRIC] > 0 && !index[WEIGHTED]) weigh(problem);
  return solveBySingularValues(problem, index[EVERY], index[M]);
}

/** Solve for another right side, as the first one was solved. */
export function react(problem, rounds) {
  if (problem.index[PENALTY] > 0) {
    solveByPenalty(problem);
  } else {
    respond(problem, rounds);
  }
}

/**
 * Find the multipliers of least norm that produce the force left by `solveByPenalty`.
 *
 * They depend on A alone, so the metric here is that of the units. Return the rank, or -1 if only
 * the plain program can find it.
 */
export function findMultipliers(problem) {
  const rounds = factoriseRows(problem);
  if (rounds === 0) return solveBySingularValues(problem, problem.index[EVERY], problem.index[M]);
  solve(problem, problem.index[POSITIONS], rounds);
  return rankOfFactors(problem);
}

/** Factorise for multipliers of least norm; return as `factorise` does. */
export function factoriseRows(problem) {
  const index = problem.index, values = problem.values, work = problem.work;
  const trace = leastMass(problem) / LIGHT;
  const units = unitsOf(problem);
  for (let e = 0, eEnd = index[METRICS]; e < eEnd; e++) {
    const i = index[index[METRIC_ROW] + e], same = index[METRIC_COLUMN] + e;
    values[index[METRIC] + e] = index[same] === i ? trace / sq(units[i]) : 0;
  }
  for (let i = 0, iEnd = index[M]; i < iEnd; i++) work[index[N] + index[M] + index[N] + i] = 0;
  return factorise(problem, index[POSITIONS]);
}

/**
 * Find the multipliers of least norm of several forces, as `findMultipliers` does of one.
 *
 * ``pulled`` has the forces, (count, n). The multipliers are stored after the accelerations in
 * ``found``, (count, n + m). Return False if only the plain program can find them.
 */
export function findSeveral(problem, count, pulled, found) {
  const index = problem.index, work = problem.work;
  let rounds = 0;
  const n = index[N], m = index[M];
  for (let c = 0; c < count; c++) {
    for (let i = 0; i < n; i++) work[n + m + i] = pulled[c * n + i];
    for (let i = 0; i < m; i++) work[n + m + n + i] = 0;
    if (c === 0) rounds = factoriseRows(problem);
    if (rounds > 0) {
      solve(problem, index[POSITIONS], rounds);
    } else if (c > 0) {
      solveAgain(problem, index[EVERY], m);
    } else if (solveBySingularValues(problem, index[EVERY], m) < 0) {
      return false;
    }
    for (let i = 0; i < m; i++) found[c * (n + m) + n + i] = work[n + i];
  }
  return true;
}

/** Return the generalized force of frictions and actuators, (n,); other memory follows. */
export function addedForce(problem) {
  return problem.work.subarray(problem.index[ADDED]);
}

/** Return the values of the actuators: B by columns, E, d, and the limits. */
export function directions(problem) {
  const index = problem.index;
  const n = index[N], rubs = index[FRICTIONS];
  const frictions = index[COMPONENTS] * (n + 1) + rubs * (index[DEPTH] * (n + index[M] + 1) + 1);
  return problem.values.subarray(index[POWER] + 1 + n + frictions);
}

/**
 * Return the forces of actuators without limits, (k,), after `enforce`.
 *
 * They are in place of the sizes of columns of `relate`.
 */
export function wantedForces(problem) {
  const index = problem.index;
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES];
  return addedForce(problem).subarray(n + k * (n + index[M]) + p);
}

/** Return the forces of actuators, (k,), after `enforce`; those due to frictions follow. */
export function chosenForces(problem) {
  const index = problem.index;
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES];
  return addedForce(problem).subarray(n + k * (n + index[M] + 1 + p) + p * p + 2 * p);
}

/**
 * Set accelerations to 0 that constraints A q'' = 0 prevent; they are errors of rounding.
 *
 * The entries of A are stored row by row.
 */
export function clean(problem, moved) {
  const index = problem.index, values = problem.values;
  const rows = index.subarray(index[ROW]), columns = index.subarray(index[COLUMN]);
  const A = values.subarray(index[MASSES]), count = index[ENTRIES];
  for (let _ = 0, _End = index[M]; _ < _End; _++) {
    let again = false, begin = 0;
    while (begin < count) {
      let end = begin, total = 0, terms = 0;
      while (end < count && rows[end] === rows[begin]) {
        const share = A[end] * moved[columns[end]];
        total += share;
        terms += Math.abs(share);
        end++;
      }
      if (Math.abs(total) > CANCELS * terms) {
        again = true;
        for (let e = begin; e < end; e++) {
          let largest = 0;
          for (let other = 0; other < count; other++) {
            if (columns[other] === columns[e]) largest = larger(largest, Math.abs(A[other]));
          }
          if (Math.abs(A[e]) > CANCELS * largest) moved[columns[e]] = 0;
        }
      }
      begin = end;
    }
    if (!again) return;
  }
}

/** Store the responses to unit forces of the actuators, after the generalized force. */
export function respondToActuators(problem, rounds) {
  const index = problem.index, work = problem.work;
  const n = index[N], whole = index[N] + index[M];
  const B = directions(problem), unit = addedForce(problem).subarray(n);
  for (let c = 0, cEnd = index[ACTUATORS]; c < cEnd; c++) {
    for (let i = 0; i < whole; i++) work[whole + i] = i < n ? B[c * n + i] : 0;
    respond(problem, rounds);
    for (let i = 0; i < whole; i++) unit[c * whole + i] = work[i];
    clean(problem, unit.subarray(c * whole));
  }
}

/**
 * Store R, the accelerations of programmes due to unit forces, with scaled rows and columns.
 *
 * Before R are the sizes of its rows and columns.
 */
export function relate(problem) {
  const index = problem.index, tolerance = rankTolerance(problem);
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES];
  const whole = n + index[M], E = directions(problem).subarray(k * n),
    unit = addedForce(problem).subarray(n);
  const row = unit.subarray(k * whole);
  const column = row.subarray(p), R = row.subarray(p + k);
  for (let j = 0; j < p; j++) {
    row[j] = 0;
    for (let c = 0; c < k; c++) {
      let response = 0, terms = 0;
      for (let i = 0; i < n; i++) {
        const share = E[j * n + i] * unit[c * whole + i];
        response += share;
        terms += Math.abs(share);
      }
      R[j * k + c] = Math.abs(response) > tolerance * terms ? response : 0;
      row[j] = larger(row[j], Math.abs(R[j * k + c]));
    }
    row[j] = row[j] > 0 ? row[j] : 1;
    for (let c = 0; c < k; c++) R[j * k + c] /= row[j];
  }
  for (let c = 0; c < k; c++) {
    column[c] = 0;
    for (let j = 0; j < p; j++) column[c] = larger(column[c], Math.abs(R[j * k + c]));
    column[c] = column[c] > 0 ? column[c] : 1;
    for (let j = 0; j < p; j++) R[j * k + c] /= column[c];
  }
}

/**
 * Add forces u of actuators to a solution, so that E q'' = d times ``aims``.
 *
 * The responses to their unit forces are stored. With R = L Q and orthonormal rows of Q, u = Q^T
 * L^-1 (d - E a) has the least sum of squares of effects. Return how many programmes depend on
 * others, or not on the actuators; their rows are left out.
 */
export function comply(problem, d, aims, u) {
  const index = problem.index, work = problem.work;
  const n = index[N], m = index[M], k = index[ACTUATORS], p = index[PROGRAMMES];
  const whole = n + m;
  let lost = 0;
  const E = directions(problem).subarray(k * n), unit = addedForce(problem).subarray(n);
  const row = unit.subarray(k * whole);
  const column = row.subarray(p), R = row.subarray(p + k);
  const L = R.subarray(p * k), y = R.subarray(p * k + p * p);
  relate(problem);
  for (let j = 0; j < p; j++) {
    y[j] = aims * d[j];
    for (let i = 0; i < n; i++) y[j] -= E[j * n + i] * work[i];
    y[j] /= row[j];
  }
  for (let j = 0; j < p; j++) {
    const own = R.subarray(j * k);
    for (let i = 0; i < j; i++) L[j * p + i] = 0;
    for (let _ = 0; _ < 2; _++) {
      for (let i = 0; i < j; i++) {
        let along = 0;
        for (let c = 0; c < k; c++) along += own[c] * R[i * k + c];
        L[j * p + i] += along;
        for (let c = 0; c < k; c++) own[c] -= along * R[i * k + c];
      }
    }
    let square = 0;
    for (let c = 0; c < k; c++) square += own[c] * own[c];
    let length = Math.sqrt(square);
    for (let i = 0; i < j; i++) y[j] -= L[j * p + i] * y[i];
    if (!(length > 1e-07)) {
      lost++;
      length = Infinity;
      y[j] = 0;
    }
    for (let c = 0; c < k; c++) own[c] /= length;
    y[j] /= length;
  }
  for (let c = 0; c < k; c++) {
    u[c] = 0;
    for (let j = 0; j < p; j++) u[c] += R[j * k + c] * y[j];
    u[c] /= column[c];
    for (let i = 0; i < whole; i++) work[i] += u[c] * unit[c * whole + i];
  }
  return lost;
}

/** Set the part of d - E q'' that the actuators cannot change. */
export function unmet(problem, d, missing) {
  let along;
  const index = problem.index, work = problem.work;
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES];
  const E = directions(problem).subarray(k * n), unit = addedForce(problem).subarray(n);
  const row = unit.subarray(k * (n + index[M]));
  const R = row.subarray(p + k);
  relate(problem);
  for (let j = 0; j < p; j++) {
    missing[j] = d[j];
    for (let i = 0; i < n; i++) missing[j] -= E[j * n + i] * work[i];
    missing[j] /= row[j];
  }
  // orthonormal columns
  for (let c = 0; c < k; c++) {
    for (let _ = 0; _ < 2; _++) {
      for (let o = 0; o < c; o++) {
        along = 0;
        for (let j = 0; j < p; j++) along += R[j * k + c] * R[j * k + o];
        for (let j = 0; j < p; j++) R[j * k + c] -= along * R[j * k + o];
      }
    }
    let square = 0;
    along = 0;
    for (let j = 0; j < p; j++) square += sq(R[j * k + c]);
    const length = square > 1e-14 ? Math.sqrt(square) : Infinity;
    for (let j = 0; j < p; j++) {
      R[j * k + c] /= length;
      along += R[j * k + c] * missing[j];
    }
    for (let j = 0; j < p; j++) missing[j] -= along * R[j * k + c];
  }
  for (let j = 0; j < p; j++) missing[j] *= row[j];
}

/** Return the memory of `rub`: the solution without frictions; the responses to them follow. */
export function solutionBefore(problem) {
  const index = problem.index;
  let base = chosenForces(problem);
  const k = index[ACTUATORS];
  // after the memory of `enforce` and of `overcome`
  if (k > 0) {
    const further = index[N] + index[M] + index[PROGRAMMES] + index[N] + index[ENTRIES];
    base = base.subarray(k * (2 + index[FRICTIONS]) + further);
  }
  return base;
}

/**
 * Add the frictions that slide to the solution of `solve`.
 *
 * If it ``enforces`` programmes, the forces of actuators change, as `comply` decides. Return False
 * if the forces of frictions are not certain to be unique; the plain program then decides.
 */
export function rub(problem, rounds, enforces) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], m = index[M], k = index[FRICTIONS], d = index[DEPTH];
  const whole = n + m, sliding = index.subarray(index[SLIDING]), parts = index[COMPONENTS];
  const force = addedForce(problem), D = values.subarray(index[POWER] + 1 + n);
  const normal = D.subarray(parts * (n + 1)), mu = D.subarray(parts * (n + 1) + k * d * (whole +
    1));
  const actuators = index[ACTUATORS], u = chosenForces(problem);
  const base = solutionBefore(problem);
  const unit = base.subarray(whole);
  const number = unit.subarray(k * whole), N_ = unit.subarray(k * whole + 2 * k);
  const S = N_.subarray(k);
  const z = S.subarray(k * d * k), direction = S.subarray(k * d * k + k * d);
  const equations = direction.subarray(k * d), cosines = direction.subarray(k * d + k * k + d);
  // the constraint forces of the augmented Lagrangian
  const pulled = cosines.subarray(parts);
  for (let i = 0; i < n; i++) force[i] = 0;
  const count = slidesAlong(problem, cosines, number);
  if (count === 0) return true;
  for (let i = 0; i < whole; i++) base[i] = work[i];
  if (index[PENALTY] > 0) for (let i = 0; i < n; i++) pulled[i] = work[whole + i];
  for (let c = 0; c < count; c++) {
    for (let i = 0; i < whole; i++) {
      work[whole + i] = i < n ? along(problem, cosines, Math.trunc(number[k + c]), i) : 0;
    }
    react(problem, rounds);
    if (enforces) comply(problem, u, 0, u.subarray(actuators * (1 + c)));
    for (let i = 0; i < whole; i++) unit[c * whole + i] = work[i];
    if (index[PENALTY] > 0) for (let i = 0; i < n; i++) pulled[(c + 1) * n + i] = work[whole + i];
  }
  if (index[PENALTY] > 0 && !findSeveral(problem, count + 1, pulled, base)) return false;
  for (let c = 0; c < count; c++) {
    share(problem, cosines, Math.trunc(number[k + c]), 1, unit.subarray(c * whole + n));
  }
  for (let c = 0; c < count; c++) {
    for (let e = 0; e < d; e++) {
      const row = normal.subarray((Math.trunc(number[c]) * d + e) * (whole + 1));
      z[c * d + e] = row[whole];
      for (let i = 0; i < whole; i++) z[c * d + e] += row[i] * base[i];
      for (let o = 0; o < count; o++) {
        const j = Math.trunc(number[o]);
        let change = 0;
        for (let i = 0; i < whole; i++) change += row[i] * unit[o * whole + i];
        S[(c * d + e) * count + o] = mu[j] * change;
      }
    }
  }
  if (!isContraction(S, count, d)) {
    const pushes = sliding[4 * Math.trunc(number[k]) + 1] > 0;
    if (count > 1 || !pushes || !(S[0] < 1)) return false;
  }
  for (let c = 0; c < count; c++) {
    const pushes = sliding[4 * Math.trunc(number[k + c]) + 1] > 0;
    aim(z.subarray(c * d), d, pushes, direction.subarray(c * d));
  }
  for (let _ = 0; _ < 50; _++) {
    for (let c = 0; c < count; c++) {
      N_[c] = 0;
      for (let e = 0; e < d; e++) N_[c] += direction[c * d + e] * z[c * d + e];
    }
    solveAlong(direction, S, equations, N_, count, d);
    let last = true;
    for (let c = 0; c < count; c++) {
      const found = direction.subarray(k * d + k * k);
      for (let e = 0; e < d; e++) {
        found[e] = z[c * d + e];
        for (let o = 0; o < count; o++) found[e] -= S[(c * d + e) * count + o] * N_[o];
      }
      const pushes = sliding[4 * Math.trunc(number[k + c]) + 1] > 0;
      if (!pushes && turn(found, d, direction.subarray(c * d))) last = false;
    }
    if (last) break;
  }
  for (let i = 0; i < whole; i++) work[i] = base[i];
  if (index[PENALTY] > 0) for (let i = 0; i < n; i++) work[whole + i] = pulled[i];
  for (let c = 0; c < count; c++) {
    const T = -mu[Math.trunc(number[c])] * N_[c];
    for (let i = 0; i < whole; i++) work[i] += T * unit[c * whole + i];
    for (let a = 0; a < (enforces ? actuators : 0); a++) u[a] += T * u[actuators * (1 + c) + a];
    for (let i = 0; i < n; i++) {
      force[i] += T * along(problem, cosines, Math.trunc(number[k + c]), i);
      if (index[PENALTY] > 0) work[whole + i] += T * pulled[(c + 1) * n + i];
    }
  }
  return true;
}

/** Add -T e, the multipliers of a friction that slides, to those of its sticking. */
export function share(problem, cosines, first, T, multipliers) {
  const index = problem.index;
  const sliding = index.subarray(index[SLIDING]);
  for (let a = 0, aEnd = index[COMPONENTS]; a < aEnd; a++) {
    if (sliding[4 * a + 3] === sliding[4 * first + 3]) {
      multipliers[sliding[4 * a + 2]] -= T * cosines[a];
    }
  }
}

/** Add the multipliers of frictions that slide, after `rub`, to those of `findMultipliers`. */
export function addShares(problem) {
  const index = problem.index, work = problem.work;
  const n = index[N], m = index[M], k = index[FRICTIONS], d = index[DEPTH];
  const whole = n + m, parts = index[COMPONENTS];
  const number = solutionBefore(problem).subarray(whole * (1 + k));
  const N_ = number.subarray(2 * k);
  const cosines = N_.subarray(k + k * d * k + k * d + k * d + k * k + d);
  const mu = problem.values.subarray(index[POWER] + 1 + n + parts * (n + 1) + k * d * (whole + 1));
  for (let c = 0; c < slidesAlong(problem, cosines, number); c++) {
    const T = -mu[Math.trunc(number[c])] * N_[c];
    share(problem, cosines, Math.trunc(number[k + c]), T, work.subarray(n));
  }
}

/** Add the changes of frictions that slide to a change of the solution; `rub` was called. */
export function rubChange(problem) {
  const index = problem.index, work = problem.work;
  const n = index[N], m = index[M], k = index[FRICTIONS], d = index[DEPTH];
  const whole = n + m, parts = index[COMPONENTS];
  const unit = solutionBefore(problem).subarray(whole);
  const number = unit.subarray(k * whole), N_ = unit.subarray(k * whole + 2 * k);
  const S = N_.subarray(k);
  const direction = S.subarray(k * d * k + k * d);
  const equations = direction.subarray(k * d), cosines = direction.subarray(k * d + k * k + d);
  const normal = problem.values.subarray(index[POWER] + 1 + n + parts * (n + 1));
  const mu = normal.subarray(k * d * (whole + 1));
  const count = slidesAlong(problem, cosines, number);
  for (let c = 0; c < count; c++) {
    N_[c] = 0;
    for (let e = 0; e < d; e++) {
      const row = normal.subarray((Math.trunc(number[c]) * d + e) * (whole + 1));
      for (let i = 0; i < whole; i++) N_[c] += direction[c * d + e] * row[i] * work[i];
    }
  }
  solveAlong(direction, S, equations, N_, count, d);
  for (let c = 0; c < count; c++) {
    const T = -mu[Math.trunc(number[c])] * N_[c];
    for (let i = 0; i < whole; i++) work[i] += T * unit[c * whole + i];
  }
}

/**
 * Set the cosines of sliding directions; list the frictions that slide, and return how many.
 *
 * The list has the numbers of the frictions, and after k places their first components.
 */
export function slidesAlong(problem, cosines, number) {
  const index = problem.index, p = problem.p;
  let count = 0;
  const n = index[N], parts = index[COMPONENTS], sliding = index.subarray(index[SLIDING]);
  const u = problem.values.subarray(index[POWER] + 1 + n + parts * n);
  for (let i = 0; i < parts; i++) {
    const own = sliding[4 * i + 3];
    let second = false, pair = false;
    if (i > 0) second = sliding[4 * i - 1] === own;
    if (i + 1 < parts) pair = sliding[4 * i + 7] === own;
    if (!second) {
      const r = p[sliding[4 * i]];
      let other = 0;
      if (pair) {
        other = p[sliding[4 * i + 4]];
        const x = u[i] + r, y = u[i + 1] + other;
        let size = Math.sqrt(x * x + y * y);
        if (x * r + y * other < 0) size = -size;
        cosines[i] = size !== 0 ? x / size : 0;
        cosines[i + 1] = size !== 0 ? y / size : 0;
      } else if (r > 0) {
        cosines[i] = 1;
      } else {
        cosines[i] = -1;
      }
      if (r !== 0 || other !== 0) {
        number[count] = own;
        number[index[FRICTIONS] + count] = i;
        count++;
      }
    }
  }
  return count;
}

/** Return entry i of the gradient of the sliding speed of a friction. */
export function along(problem, cosines, first, i) {
  const index = problem.index;
  const n = index[N], parts = index[COMPONENTS], sliding = index.subarray(index[SLIDING]);
  const D = problem.values.subarray(index[POWER] + 1 + n);
  let found = 0;
  for (let a = first; a < parts; a++) {
    if (sliding[4 * a + 3] === sliding[4 * first + 3]) found += cosines[a] * D[a * n + i];
  }
  return found;
}

/** Return whether the changes of the normal forces due to all of them add up to less than 1. */
export function isContraction(S, count, d) {
  for (let c = 0; c < count; c++) {
    let changes = 0;
    for (let o = 0; o < count; o++) {
      let square = 0;
      for (let e = 0; e < d; e++) square += sq(S[(c * d + e) * count + o]);
      changes += Math.sqrt(square);
    }
    if (!(changes < 1)) return false;
  }
  return true;
}

/** Set a direction to the unit vector of z, or to -1 in the first place if it pushes. */
export function aim(z, d, pushes, direction) {
  let square = 0;
  for (let e = 0; e < d; e++) square += z[e] * z[e];
  const length = Math.sqrt(square);
  for (let e = 0; e < d; e++) {
    direction[e] = length > 0 ? z[e] / length : 0;
    if (pushes) direction[e] = e === 0 ? -1 : 0;
  }
}

/** Set a direction to the unit vector of z; return whether it has changed. */
export function turn(z, d, direction) {
  let square = 0, changed = false;
  for (let e = 0; e < d; e++) square += z[e] * z[e];
  const length = Math.sqrt(square);
  for (let e = 0; e < d; e++) {
    const new_ = length > 0 ? z[e] / length : 0;
    changed = changed || Math.abs(new_ - direction[e]) > 1e-15;
    direction[e] = new_;
  }
  return changed;
}

/** Solve for the normal forces along their directions; ``N_`` has those without frictions. */
export function solveAlong(direction, S, equations, N_, count, d) {
  for (let c = 0; c < count; c++) {
    for (let o = 0; o < count; o++) {
      let entry = c === o ? 1 : 0;
      for (let e = 0; e < d; e++) entry += direction[c * d + e] * S[(c * d + e) * count + o];
      equations[c * count + o] = entry;
    }
  }
  solveDominant(equations, N_, count);
}

/** Solve linear equations whose diagonal dominates; the solution replaces the right side. */
export function solveDominant(matrix, right, size) {
  for (let k = 0; k < size; k++) {
    for (let i = k + 1; i < size; i++) {
      const factor = matrix[i * size + k] / matrix[k * size + k];
      for (let j = k + 1; j < size; j++) matrix[i * size + j] -= factor * matrix[k * size + j];
      right[i] -= factor * right[k];
    }
  }
  for (let k = size - 1; k > -1; k--) {
    for (let j = k + 1; j < size; j++) right[k] -= matrix[k * size + j] * right[j];
    right[k] /= matrix[k * size + k];
  }
}

/**
 * Add the forces of actuators, and of frictions that slide, to the solution of `solve`.
 *
 * Return False if it is not certain that forces exist and are unique; the plain program decides.
 */
export function enforce(problem, rounds) {
  const index = problem.index, work = problem.work;
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES], rubs = index[FRICTIONS];
  const whole = n + index[M], B = directions(problem), force = addedForce(problem);
  const d = B.subarray((k + p) * n), low = B.subarray((k + p) * n + p), unit = force.subarray(n);
  const u = chosenForces(problem), wanted = wantedForces(problem);
  const base = u.subarray(k * (1 + rubs));
  for (let c = 0; c < k; c++) {
    if (low[c] > low[k + c]) return false;
  }
  for (let i = 0; i < whole; i++) base[i] = work[i];
  respondToActuators(problem, rounds);
  for (let i = 0; i < whole; i++) work[i] = base[i];
  for (let i = 0; i < n; i++) force[i] = 0;
  const lost = comply(problem, d, 1, u);
  if (lost > 0 && rubs === 0) return false;
  if (rubs > 0 && !rub(problem, rounds, true)) return false;
  let limited = lost > 0;
  if (limited) {
    rounds = overcome(problem, d, u);
    if (rounds < 0) return false;
  }
  for (let c = 0; c < k; c++) {
    wanted[c] = u[c];
    const chosen = smaller(larger(u[c], low[c]), low[k + c]);
    limited = limited || chosen !== u[c];
    u[c] = chosen;
  }
  if (limited) {
    for (let i = 0; i < whole; i++) {
      work[i] = base[i];
      for (let c = 0; c < k; c++) work[i] += u[c] * unit[c * whole + i];
    }
    if (rubs > 0 && !rub(problem, rounds, false)) return false;
  }
  for (let c = 0; c < k; c++) for (let i = 0; i < n; i++) force[i] += u[c] * B[c * n + i];
  return true;
}

/**
 * Add all force to u in the direction that programmes lack because frictions stick.
 *
 * Return the rounds of the factors as they are then, or -1 if only the plain program can decide.
 */
export function overcome(problem, d, u) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], k = index[ACTUATORS], p = index[PROGRAMMES], rubs = index[FRICTIONS];
  const whole = n + index[M], masses = index[MASSES], B = directions(problem),
    units = unitsOf(problem);
  const missing = u.subarray(k * (1 + rubs) + whole);
  const found = missing.subarray(p), A = values.subarray(masses);
  const forces = found.subarray(k), rows = found.subarray(k + n);
  unmet(problem, d, missing);
  for (let i = 0; i < n; i++) forces[i] = -values[masses + index[ENTRIES] + i];
  for (let e = 0; e < masses; e++) {
    const i = index[index[MASS_ROW] + e], j = index[index[MASS_COLUMN] + e];
    forces[i] += values[e] * work[j];
    if (i !== j) forces[j] += values[e] * work[i];
  }
  let largest = 0, size = 0;
  for (let i = 0; i < n; i++) {
    const applied = values[masses + index[ENTRIES] + i];
    largest = larger(largest, units[i] * (Math.abs(applied) + Math.abs(forces[i])));
  }
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
    rows[e] = A[e];
    for (let a = 0, aEnd = index[COMPONENTS]; a < aEnd; a++) {
      if (index[index[SLIDING] + 4 * a + 2] === index[index[ROW] + e]) A[e] = 0;
    }
  }
  let rounds = refactor(problem);
  if (rounds >= 0) {
    respondToActuators(problem, rounds);
    for (let i = 0; i < whole; i++) work[i] = 0;
    if (comply(problem, missing, 1, found) > 0) rounds = -1;
  }
  for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) A[e] = rows[e];
  if (rounds >= 0) rounds = refactor(problem);
  if (rounds < 0) return -1;
  respondToActuators(problem, rounds);
  let most = 0;
  for (let i = 0; i < n; i++) {
    let effect = 0;
    for (let c = 0; c < k; c++) effect += units[i] * Math.abs(B[c * n + i] * found[c]);
    size = larger(size, effect);
  }
  for (let c = 0; c < k; c++) most = larger(most, Math.abs(found[c]));
  // at rest
  if (!(size > 1e-09 * largest)) return -1;
  for (let c = 0; c < k; c++) {
    if (Math.abs(found[c]) > 1e-10 * most) u[c] += OVERCOMES * found[c] * (1 + largest / size);
  }
  return rounds;
}

/** Factorise for `respond`, after a change of A; return -1 if only the plain program can. */
export function refactor(problem) {
  const whole = problem.index[N] + problem.index[M];
  for (let i = 0; i < whole; i++) problem.work[whole + i] = 0;
  const rounds = prepare(problem);
  if (rounds === 0 && solveWithoutFactors(problem) < 0) return -1;
  return rounds;
}

/**
 * Find acceleration and multipliers at a state; return the rank of A, or -1.
 *
 * The array ``values`` then contains the values at the state.
 */
export function accelerate(problem, t, y) {
  problem.terms(t, y, problem.p, problem.values, problem.workspace);
  return resolve(problem);
}

/** Find acceleration and multipliers from the current values; return as `accelerate` does. */
export function resolve(problem) {
  const index = problem.index, values = problem.values, work = problem.work;
  const whole = index[N] + index[M], first = index[MASSES] + index[ENTRIES];
  for (let i = 0; i < whole; i++) work[whole + i] = values[first + i];
  const rounds = prepare(problem);
  if (index[TANGENTS] > 0) work[index[ADDED]] = rounds;
  const rank = answer(problem, rounds);
  if (rank >= 0 && index[ACTUATORS] > 0) return enforce(problem, rounds) ? rank : -1;
  if (rank >= 0 && index[FRICTIONS] > 0 && !rub(problem, rounds, false)) return -1;
  return rank;
}

/**
 * Solve by the factors or by singular values; return the rank of A, or -1.
 *
 * The augmented Lagrangian needs no rank; the kernel then returns the number of constraints.
 */
export function answer(problem, rounds) {
  const index = problem.index;
  if (index[PENALTY] > 0) {
    if (rounds === 0) return isUndefined(problem) ? 0 : -1;
    solveByPenalty(problem);
    return index[M];
  }
  if (rounds > 0) {
    solve(problem, index[ALL], rounds);
    return rankOfFactors(problem);
  }
  return solveWithoutFactors(problem);
}

/**
 * Find the derivatives of the accelerations with respect to the state, (n, 2 n), in units.
 *
 * They follow from the residuals of `teachmech.run.compiled.jacobian`. Return False if the mass
 * matrix is not definite, or if they are not finite.
 */
export function linearise(problem, t, y, J, workspace) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], whole = index[N] + index[M];
  let first = index[MASSES] + index[ENTRIES];
  const begin = index[SLOPE_BEGIN];
  const units = unitsOf(problem);
  const point = workspace, slopes = workspace.subarray(2 * n + 2 + whole);
  problem.terms(t, y, problem.p, values, problem.workspace);
  for (let i = 0; i < whole; i++) work[whole + i] = values[first + i];
  let rounds = prepare(problem);
  if (answer(problem, rounds) < 0) return false;
  if (index[FRICTIONS] > 0) {
    if (!rub(problem, rounds, false)) return false;
    // it has replaced the factors
    if (index[PENALTY] > 0) rounds = prepare(problem);
  }
  findSlopes(problem, t, y, point, slopes);
  for (let c = 0; c < 2 * n; c++) {
    first = index[begin + c];
    const last = index[begin + c + 1];
    for (let i = 0; i < n; i++) J[i * 2 * n + c] = 0;
    if (first === last) continue;
    for (let i = 0; i < whole; i++) work[whole + i] = 0;
    for (let e = first; e < last; e++) work[whole + index[index[SLOPE_ROW] + e]] = slopes[e];
    answerAgain(problem, rounds);
    if (index[FRICTIONS] > 0) rubChange(problem);
    for (let i = 0; i < n; i++) J[i * 2 * n + c] = work[i] * units[c % n] / units[i];
  }
  return finite(J, 2 * n * n);
}

/** Find the derivatives of the residuals; ``point`` receives the state, a and lambda. */
export function findSlopes(problem, t, y, point, slopes) {
  const n = problem.index[N], m = problem.index[M];
  for (let j = 0; j < 2 * n + 2; j++) point[j] = y[j];
  for (let i = 0; i < n + m; i++) point[2 * n + 2 + i] = problem.work[i];
  problem.slopes(t, point, problem.p, slopes, problem.workspace);
}

/** Solve for another right side, as `answer` did for the first. */
export function answerAgain(problem, rounds) {
  const index = problem.index;
  if (index[PENALTY] === 0 && (index[WEIGHTED] || rounds === 0 && index[METRIC] > 0)) {
    weigh(problem);
  }
  react(problem, rounds);
}

/**
 * Find dy/dt of y = (q, v, work of the applied force, work of the constraint force).
 *
 * Return False if the mass matrix is not definite; only the plain program can then continue.
 */
export function derivative(problem, t, y, rate) {
  // tangents need the factors
  const direct = problem.direct !== null && problem.index[TANGENTS] === 0;
  if (direct && problem.direct(t, y, problem.p, rate, problem.workspace) !== 0) return true;
  if (accelerate(problem, t, y) < 0) return false;
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], masses = index[MASSES], entries = index[ENTRIES];
  const C = values.subarray(index[POWER] + 1);
  let power = 0, share = 0;
  for (let i = 0; i < n; i++) {
    rate[i] = y[n + i];
    rate[n + i] = work[i];
    power += values[masses + entries + i] * y[n + i];
    share += C[i] * y[n + i];
  }
  rate[2 * n] = power + values[index[POWER]] - share;
  // power of the constraint force -A^T lambda + C
  power = share;
  if (index[PENALTY] > 0) {
    for (let i = 0; i < n; i++) power -= work[n + index[M] + i] * y[n + i];
  } else {
    // A v of one constraint; its entries are adjacent
    let speed = 0;
    for (let e = 0; e < entries; e++) {
      const i = index[index[ROW] + e];
      speed += values[masses + e] * y[n + index[index[COLUMN] + e]];
      if (e + 1 === entries || index[index[ROW] + e + 1] !== i) {
        power -= work[n + i] * speed;
        speed = 0;
      }
    }
  }
  if (index[FRICTIONS] + index[ACTUATORS] > 0) {
    const force = addedForce(problem);
    for (let i = 0; i < n; i++) power += force[i] * y[n + i];
  }
  rate[2 * n + 1] = power;
  return true;
}

/**
 * Move a state to the nearest one that meets the constraints: positions, then velocities.
 *
 * This is ``project`` of the program, in the metric of M at the given state. Return False if M is
 * not definite.
 */
export function project(problem, t, y) {
  if (correct(problem, t, y)) return true;
  keepMetric(problem, t, y);
  return approach(problem, t, y, true) && approach(problem, t, y, false);
}

/** Store the metric at a state for `approach`. */
export function keepMetric(problem, t, y) {
  const index = problem.index, values = problem.values;
  let metric = 0, metrics = index[MASSES];
  problem.terms(t, y, problem.p, values, problem.workspace);
  if (index[WEIGHTED]) {
    makeMetric(problem);
    metric = index[METRIC];
    metrics = index[METRICS];
  }
  const own = problem.work.subarray(index[MARGIN] + 1);
  for (let i = 0; i < metrics; i++) own[i] = values[metric + i];
}

/**
 * Move positions or velocities onto the constraints by Newton's method in the stored metric.
 *
 * Return False if M is not definite.
 */
export function approach(problem, t, y, positions) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], m = index[M], masses = index[MASSES];
  const rows = positions ? index[HOLONOMICS] : m;
  if (rows === 0) return true;
  const metric = index[WEIGHTED] ? index[METRIC] : 0, metrics = index[WEIGHTED] ? index[METRICS] :
    masses;
  const pattern = positions ? index[POSITIONS] : index[ALL];
  const chosen = positions ? index[HOLONOMIC] : index[EVERY], offset = positions ? 0 : n;
  let first = masses + index[ENTRIES] + n + m;
  const own = work.subarray(index[MARGIN] + 1);
  if (!positions) first += m;
  const sizes = sizesOf(problem);
  for (let _ = 0; _ < 20; _++) {
    problem.terms(t, y, problem.p, values, problem.workspace);
    for (let i = 0; i < metrics; i++) values[metric + i] = own[i];
    for (let i = 0; i < n + m; i++) work[n + m + i] = i < n ? 0 : values[first + i - n];
    const rounds = factorise(problem, pattern);
    let rank = 0;
    if (rounds === 0 && !index[WEIGHTED]) makeMetric(problem);
    if (rounds > 0) {
      solve(problem, pattern, rounds);
    } else {
      rank = solveBySingularValues(problem, chosen, rows);
    }
    if (rank < 0) return false;
    let last = true;
    for (let i = 0; i < n; i++) {
      y[offset + i] -= work[i];
      // Newton's method squares the error: after a change this small, only rounding is left.
      if (Math.abs(work[i]) > 1e-09 * (sizes[offset + i] + Math.abs(y[offset + i]))) last = false;
    }
    if (last) break;
  }
  return true;
}

/**
 * Move positions and velocities onto the constraints together; False if pivots cannot decide.
 *
 * Each iteration corrects the velocities at the previous positions, so they are correct as soon as
 * the positions no longer change.
 */
export function correct(problem, t, y) {
  const index = problem.index;
  const n = index[N], change = problem.work.subarray(index[MARGIN] + 1 + index[METRICS]);
  const sizes = sizesOf(problem);
  let near = false, found = 0;
  if (!index[AT_ONCE]) return false;
  for (let _ = 0; _ < 20; _++) {
    if (problem.correct !== null) {
      found = problem.correct(t, y, problem.p, change, problem.workspace);
    } else {
      found = findChanges(problem, t, y, change);
    }
    if (found === 0) return false;
    // Newton's method squares the error: a change of 1e-7 leaves one of 1e-14.
    let rounding = true, settled = true, close = true;
    for (let i = 0; i < n; i++) {
      const size = sizes[i] + Math.abs(y[i]), step = Math.abs(change[i]);
      rounding = rounding && !(step > 1e-13 * size);
      settled = settled && !(step > 1e-09 * size);
      close = close && !(step > 1e-07 * size);
      y[i] -= change[i];
      y[n + i] -= change[n + i];
    }
    if (rounding || settled && near) break;
    near = close;
  }
  problem.work[index[MARGIN]] = change[2 * n];
  return true;
}

/**
 * Find the change that moves a state onto the linearised constraints; 0 if pivots are small.
 *
 * The last entry of ``change`` is the distance of A from a loss of rank. The result equals that of
 * ``correction`` in the code of a problem (`teachmech.run.compiled.derivative`) bit for bit.
 */
export function findChanges(problem, t, y, change) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], m = index[M], holonomic = index[HOLONOMICS];
  problem.terms(t, y, problem.p, values, problem.workspace);
  if (index[WEIGHTED]) makeMetric(problem);
  const residuals = index[MASSES] + index[ENTRIES] + n + m;
  let margin = 1;
  for (let i = 0; i < n; i++) change[i] = 0;
  for (const positions of [true, false]) {
    if (positions && holonomic === 0) continue;
    const pattern = positions ? index[POSITIONS] : index[ALL];
    const first = positions ? residuals : residuals + m;
    // otherwise the factors for the positions are used again
    if (positions || holonomic < m) {
      if (factorise(problem, pattern) !== 1) return 0;
      margin = smaller(margin, work[index[MARGIN]]);
    }
    for (let i = 0; i < n + m; i++) work[n + m + i] = i < n ? 0 : values[first + i - n];
    solve(problem, pattern, 1);
    for (let i = 0; i < n; i++) change[positions ? i : n + i] = work[i];
  }
  change[2 * n] = margin;
  return 1;
}

/** Return whether all numbers are finite. */
export function finite(y, size) {
  let total = 0;
  for (let i = 0; i < size; i++) total += 0 * y[i];
  return total === 0;
}

/** Store time and state at the end of a step in a row. */
export function keepEnd(t, y, size, row) {
  row[0] = t;
  for (let j = 0; j < size; j++) row[1 + j] = y[j];
}

/**
 * Return whether the last 1000 steps made almost no progress, as ``keeps_on`` decides.
 *
 * ``clock`` holds the longest step and the time of the previous call.
 */
export function hasStalled(t, span, clock) {
  if (t - clock[5] < larger(clock[4], span / 1000) / 100) return true;
  clock[5] = t;
  return false;
}

/**
 * Evaluate stored states; return their number, smaller if only the plain program can continue.
 *
 * A row holds acceleration, multipliers, constraint force, constraints, their rates, and the
 * kinetic energy.
 */
export function record(problem, times, count, states, rows, ranks) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], m = index[M], masses = index[MASSES], entries = index[ENTRIES];
  const force = n + m, violation = 2 * n + m, last = 2 * n + 3 * m;
  for (let k = 0; k < count; k++) {
    const y = states.subarray(k * (2 * n + 2)), row = rows.subarray(k * (last + 1));
    ranks[k] = accelerate(problem, times[k], y);
    if (ranks[k] < 0) return k;
    const C = values.subarray(index[POWER] + 1);
    for (let i = 0; i < n; i++) {
      row[i] = work[i];
      row[force + i] = C[i];
    }
    if (index[PENALTY] > 0) {
      for (let i = 0; i < n; i++) row[force + i] -= work[n + m + i];
      ranks[k] = findMultipliers(problem);
      if (ranks[k] < 0) return k;
      if (index[FRICTIONS] > 0) addShares(problem);
    } else {
      for (let e = 0; e < entries; e++) {
        const i = index[index[ROW] + e], j = index[index[COLUMN] + e];
        row[force + j] -= values[masses + e] * work[n + i];
      }
    }
    if (index[FRICTIONS] + index[ACTUATORS] > 0) {
      const added = addedForce(problem);
      for (let i = 0; i < n; i++) row[force + i] += added[i];
    }
    for (let i = 0; i < m; i++) row[n + i] = work[n + i];
    for (let i = 0; i < 2 * m; i++) row[violation + i] = values[masses + entries + n + m + i];
    let energy = 0;
    for (let e = 0; e < masses; e++) {
      const i = index[index[MASS_ROW] + e], j = index[index[MASS_COLUMN] + e];
      const share = values[e] * y[n + i] * y[n + j];
      energy += i === j ? share / 2 : share;
    }
    row[last] = energy;
  }
  return count;
}

/** Return the size of a state with its tangents. */
export function sizeOf(problem) {
  const n = problem.index[N];
  return 2 * n + 2 + 2 * n * problem.index[TANGENTS];
}

/** Return the size of a tangent relative to that of the state, and its changes of parameters. */
export function tangentData(problem, c) {
  const index = problem.index, n = problem.index[N];
  return sizesOf(problem).subarray(2 * n + 2 + c * (1 + index[CHANGING]));
}

/** Return the memory for a state with acceleration and multipliers, and then for the slopes. */
export function slopeMemory(problem) {
  return problem.work.subarray(problem.index[ADDED] + 1);
}

/** Add a column of derivatives times a change to the right side, from the row ``first`` on. */
export const addSlopes = () => {};

/** Find dy/dt of a state and its tangents; return as `derivative` does. */
export const rates = derivative;

/** Move a state onto the constraints and its tangents onto the differentiated constraints. */
export const projectAll = project;

/**
 * Remove from small changes of a state what `project` would remove; return as it does.
 *
 * Changes that are ``full`` are tangents: those of positions also change the rates of the
 * constraints, and those of parameters both.
 */
export function keepTangent(problem, t, y, changes, stride, count, full) {
  const index = problem.index, values = problem.values, work = problem.work;
  const n = index[N], m = index[M], masses = index[MASSES], changing = index[CHANGING];
  problem.terms(t, y, problem.p, values, problem.workspace);
  makeMetric(problem);
  for (const positions of [true, false]) {
    const rows = positions ? index[HOLONOMICS] : m;
    if (rows === 0) continue;
    const pattern = positions ? index[POSITIONS] : index[ALL];
    const chosen = positions ? index[HOLONOMIC] : index[EVERY], offset = positions ? 0 : n;
    const rounds = factorise(problem, pattern);
    let rank = 0;
    for (let c = 0; c < count; c++) {
      const change = changes.subarray(c * stride + offset);
      for (let i = 0; i < n + m; i++) work[n + m + i] = 0;
      for (let e = 0, eEnd = index[ENTRIES]; e < eEnd; e++) {
        const i = index[index[ROW] + e], j = index[index[COLUMN] + e];
        work[n + m + n + i] += values[masses + e] * change[j];
      }
      if (full) {
        const further = tangentData(problem, c).subarray(1);
        const own = changes.subarray(c * stride);
        let column = 2 * n + changing;
        if (positions) {
          column += n + changing;
        } else {
          for (let j = 0; j < n; j++) addSlopes(problem, column + j, n, own[j]);
          column += n;
        }
        for (let j = 0; j < changing; j++) addSlopes(problem, column + j, n, further[j]);
      }
      if (rounds > 0) {
        solve(problem, pattern, rounds);
      } else {
        rank = solveBySingularValues(problem, chosen, rows);
      }
      if (rank < 0) return false;
      for (let i = 0; i < n; i++) change[i] -= work[i];
    }
  }
  return true;
}

/** Return the norm of both estimates of the error of a step. */
export function errorNorm(errors, others, scale, h, count) {
  let sum5 = 0, sum3 = 0;
  for (let j = 0; j < count; j++) {
    sum5 += sq(errors[j] / scale[j]);
    sum3 += sq(others[j] / scale[j]);
  }
  if (sum5 === 0 && sum3 === 0) return 0;
  return h * sum5 / Math.sqrt((sum5 + 0.01 * sum3) * count);
}

/** Return the largest norm of the errors of tangents; each may have an error like its size. */
export const tangentNorm = () => 0;

/**
 * Take at most ``budget`` steps of `teachmech.numerics.integrators.rk4`.
 *
 * They begin at the stored state ``index[0]``.
 */
export function rk4(problem, projected, times, count, index, states, workspace, budget) {
  const size = 2 * problem.index[N] + 2;
  const k = workspace, point = workspace.subarray(4 * size), y = workspace.subarray(5 * size);
  for (let _ = 0; _ < budget; _++) {
    const i = index[0];
    if (i + 1 >= count) return DONE;
    const t = times[i], before = states.subarray(i * size);
    const h = times[i + 1] - t;
    let sound = derivative(problem, t, before, k);
    for (let stage = 1; stage < 4; stage++) {
      const partOfStep = stage === 3 ? h : h / 2;
      for (let j = 0; j < size; j++) {
        point[j] = before[j] + partOfStep * k[(stage - 1) * size + j];
      }
      const when = stage === 3 ? times[i + 1] : t + h / 2;
      sound = sound && derivative(problem, when, point, k.subarray(stage * size));
    }
    if (!sound) return PLAIN;
    for (let j = 0; j < size; j++) {
      const rate = k[j] + 2 * k[size + j] + 2 * k[2 * size + j] + k[3 * size + j];
      y[j] = before[j] + h / 6 * rate;
    }
    if (projected && !project(problem, times[i + 1], y)) return PLAIN;
    if (!finite(y, size)) return TOO_SMALL;
    for (let j = 0; j < size; j++) before[size + j] = y[j];
    index[0] = i + 1;
  }
  return PAUSED;
}

/** Find the weighted sum of the first rows of k. */
export function combine(weights, k, count, size, total) {
  for (let j = 0; j < size; j++) total[j] = 0;
  for (let i = 0; i < count; i++) {
    const weight = weights[i], row = k.subarray(i * size);
    if (weight !== 0) for (let j = 0; j < size; j++) total[j] += weight * row[j];
  }
}

/** Return the nodes of an embedded pair. */
export function nodesOf(pair) {
  return pair.subarray(COEFFICIENTS);
}

/** Return the weights of a stage. */
export function weightsOf(pair, s) {
  return pair.subarray(COEFFICIENTS + (1 + s) * Math.trunc(pair[NODES]));
}

/** Return the coefficients of one of the two estimates of the error. */
export function errorsOf(pair, r) {
  return weightsOf(pair, Math.trunc(pair[NODES]) + r);
}

/** Return the coefficients of one row of the dense output. */
export function denseOf(pair, r) {
  return weightsOf(pair, Math.trunc(pair[NODES]) + 2 + r);
}

/** Evaluate the stages ``first`` to ``last`` - 1 of a step, into the rows of k. */
export function stage(problem, pair, t, y, h, k, first, last, point) {
  const size = sizeOf(problem), nodes = nodesOf(pair);
  for (let s = first; s < last; s++) {
    combine(weightsOf(pair, s), k, s, size, point);
    for (let j = 0; j < size; j++) point[j] = y[j] + h * point[j];
    if (!rates(problem, t + nodes[s] * h, point, k.subarray(s * size))) return false;
  }
  return true;
}

/** Find both error estimates of a step divided by its length, and the allowed error. */
export function estimateErrors(problem, pair, tolerance, k, y, new_, errors, scale) {
  const size = sizeOf(problem), sizes = sizesOf(problem), count = Math.trunc(pair[STAGES]) + 1;
  const states = 2 * problem.index[N] + 2;
  combine(errorsOf(pair, 0), k, count, size, errors);
  combine(errorsOf(pair, 1), k, count, size, errors.subarray(size));
  for (let j = 0; j < states; j++) {
    scale[j] = tolerance * (sizes[j] + larger(Math.abs(y[j]), Math.abs(new_[j])));
  }
  // If constraints do no work, their work is rounding error and has no scale.
  scale[states - 1] = scale[states - 2] = larger(scale[states - 1], scale[states - 2]);
}

/** Return a first step, as `teachmech.numerics.scales.first_step`, but at most ``left``. */
export function firstStep(problem, tolerance, order, left) {
  const sizes = sizesOf(problem);
  const T = sizes[0] / sizes[problem.index[N]];
  return smaller(T * rootOf(tolerance, order) / 10, left);
}

/** Return the step for which a singular state ``ahead`` lies in the gap between two stages. */
export function overSingularState(length, ahead, gap) {
  if (0.02 * length < ahead && ahead < 2 * gap * length) {
    return ahead > gap * length ? ahead / 2 : ahead / gap;
  }
  return length;
}

/** Return the factor by which the next step may be longer than a step with this error. */
export function stepFactor(error, order) {
  return error === 0 ? 10 : 0.9 / rootOf(error, order);
}

/**
 * Return the norm of the errors that remain if the end is moved onto the constraints.
 *
 * It is negative if only the plain program can move it.
 */
export function tangentError(problem, t, h, tolerance, new_, errors, kept, scale) {
  const size = sizeOf(problem), states = 2 * problem.index[N] + 2;
  for (let j = 0; j < states; j++) {
    kept[j] = errors[j];
    kept[size + j] = errors[size + j];
  }
  if (!project(problem, t, new_)) return -1;
  if (!keepTangent(problem, t, new_, kept, size, 2, false)) return -1;
  let square = 0;
  const error = errorNorm(kept, kept.subarray(size), scale, h, states);
  for (let j = 0; j < states; j++) {
    for (let c = 0; c < 2; c++) {
      const change = Math.abs(errors[c * size + j] - kept[c * size + j]);
      square = larger(square, change / scale[j]);
    }
  }
  square *= Math.sqrt(tolerance) * h;
  return error >= square ? error : square;
}

/** Find the polynomial from y to ``new`` for `interpolate`; return its number of rows. */
export function findPolynomial(pair, k, h, y, new_, rate, size, coefficients) {
  for (let j = 0; j < size; j++) {
    const way = new_[j] - y[j];
    coefficients[j] = way;
    coefficients[size + j] = h * k[j] - way;
    coefficients[2 * size + j] = 2 * way - h * (rate[j] + k[j]);
  }
  const dense = Math.trunc(pair[DENSE]);
  for (let r = 0; r < dense; r++) {
    const row = coefficients.subarray((3 + r) * size);
    combine(denseOf(pair, r), k, Math.trunc(pair[NODES]), size, row);
    for (let j = 0; j < size; j++) row[j] *= h;
  }
  return 3 + dense;
}

/** Find the state inside a step by its polynomial; x goes from 0 to 1. */
export function interpolate(x, y, coefficients, rows, size, state) {
  for (let j = 0; j < size; j++) state[j] = 0;
  for (let i = rows - 1; i > -1; i--) {
    const factor = i % 2 === 0 ? x : 1 - x, row = coefficients.subarray(i * size);
    for (let j = 0; j < size; j++) state[j] = (state[j] + row[j]) * factor;
  }
  for (let j = 0; j < size; j++) state[j] += y[j];
}

/**
 * Take at most ``budget`` steps of `teachmech.numerics.integrators.embedded_pair`.
 *
 * ``index`` holds the index of the last stored time, out of ``count``, and the number of steps.
 * ``clock`` holds t, the next step (0 at the start), the distance of A from a loss of rank, the
 * estimated time until the loss, the longest step, and the mark of `keeps_on`. ``now`` holds the
 * state and its derivative at t. The ``kept_ends`` rows of ``ends`` receive time and state at the
 * ends of steps. Tangents follow every state; they have no derivative at a singular configuration.
 */
export function embeddedPair(problem, pair, projected, tolerance, times, count, index, clock, now,
  states, ends, keptEnds, workspace, budget) {
  let factor, h, later, part;
  const size = sizeOf(problem), statesOnly = 2 * problem.index[N] + 2;
  const end = times[count - 1], gap = pair[GAP], varied = problem.index[TANGENTS] > 0;
  const order = Math.trunc(pair[ORDER]), stages = Math.trunc(pair[STAGES]),
    nodes = Math.trunc(pair[NODES]);
  const y = now, f = now.subarray(size);
  const k = workspace, new_ = workspace.subarray(nodes * size), point = workspace.subarray((nodes +
    1) * size);
  const scale = workspace.subarray((nodes + 2) * size), errors = workspace.subarray((nodes +
    3) * size);
  const kept = workspace.subarray((nodes + 5) * size), coefficients = workspace.subarray((nodes +
    7) * size);
  if (clock[1] === 0) {
    if (!rates(problem, clock[0], y, f)) return PLAIN;
    clock[1] = firstStep(problem, tolerance, order, end - clock[0]);
  }
  for (let taken = 0; taken < budget; taken++) {
    const t = clock[0];
    if (t >= end) return DONE;
    const least = 10 * (nextUp(t) - t);
    let length = larger(clock[1], least), most = 10;
    const ahead = clock[3];
    while (true) {
      if (!(length >= least)) return TOO_SMALL;
      part = overSingularState(length, ahead, gap);
      if (varied && part !== length) return PLAIN;
      later = smaller(t + part, end);
      h = later - t;
      for (let j = 0; j < size; j++) k[j] = f[j];
      if (!stage(problem, pair, t, y, h, k, 1, stages + 1, new_)) return PLAIN;
      // `new` is the state of the last stage, which is the end of the step.
      estimateErrors(problem, pair, tolerance, k, y, new_, errors, scale);
      let error = errorNorm(errors, errors.subarray(size), scale, h, statesOnly);
      if (projected && (1 <= error && error < Infinity)) {
        error = tangentError(problem, later, h, tolerance, new_, errors, kept, scale);
        if (error < 0) return PLAIN;
      }
      if (varied) {
        const norm = tangentNorm(problem, tolerance, h, y, new_, errors, scale);
        if (!(norm <= error)) error = norm;
      }
      factor = stepFactor(error, order);
      if (error < 1) break;
      length = h * (factor > 0.2 ? factor : 0.2);
      most = 1;
    }
    if (!finite(new_, size)) return TOO_SMALL;
    let rate = k.subarray(stages * size), margin = 0;
    if (projected) {
      rate = workspace.subarray((nodes + 10 + Math.trunc(pair[DENSE])) * size);
      if (!projectAll(problem, later, new_)) return PLAIN;
      margin = findMargin(problem);
      if (!rates(problem, later, new_, rate)) return PLAIN;
    }
    let i = index[0];
    if (i + 1 < count && times[i + 1] <= later) {
      if (!stage(problem, pair, t, y, h, k, stages + 1, nodes, point)) return PLAIN;
      const rows = findPolynomial(pair, k, h, y, new_, rate, size, coefficients);
      while (i + 1 < count && times[i + 1] <= later) {
        const when = (times[i + 1] - t) / h;
        interpolate(when, y, coefficients, rows, size, point);
        if (projected && !projectAll(problem, times[i + 1], point)) return PLAIN;
        for (let j = 0; j < size; j++) states[(i + 1) * size + j] = point[j];
        i++;
      }
    }
    index[0] = i;
    index[1]++;
    for (let j = 0; j < size; j++) {
      y[j] = new_[j];
      f[j] = rate[j];
    }
    clock[0] = later;
    clock[1] = larger(h * smaller(most, factor), part < length ? length : 0);
    const falls = margin < clock[2] && margin < 0.2 && !(ahead < h);
    clock[3] = falls ? margin * h / (clock[2] - margin) : Infinity;
    clock[2] = margin;
    clock[4] = larger(clock[4], h);
    if (taken < keptEnds) keepEnd(later, y, size, ends.subarray(taken * (size + 1)));
    if (index[1] % 1000 === 0 && hasStalled(later, end - times[0], clock)) return STANDSTILL;
  }
  return PAUSED;
}

/** Find A^T A, (n, n), with coordinates in units of their sizes and rows of A of length 1. */
export function gram(problem, t, y, G) {
  const index = problem.index, values = problem.values.subarray(problem.index[MASSES]);
  const n = index[N], entries = index[ENTRIES], row = index[ROW], column = index[COLUMN];
  const sizes = sizesOf(problem);
  problem.terms(t, y, problem.p, problem.values, problem.workspace);
  for (let k = 0; k < n * n; k++) G[k] = 0;
  let last = 0;
  while (last < entries) {
    const first = last;
    let square = 0;
    while (last < entries && index[row + last] === index[row + first]) {
      square += sq(values[last] * sizes[index[column + last]]);
      last++;
    }
    for (let e = first; e < (square > 0 ? last : first); e++) {
      const i = index[column + e];
      for (let f = first; f < last; f++) {
        const j = index[column + f];
        G[i * n + j] += values[e] * sizes[i] * values[f] * sizes[j] / square;
      }
    }
  }
}

/**
 * Prepare `narrower`; return the square of the largest singular value.
 *
 * Reflections make the matrix of `gram` tridiagonal. The diagonal and the squares of the
 * off-diagonal entries follow it in G.
 */
export function spread(problem, t, y, G) {
  const n = problem.index[N];
  if (problem.index[M] < n) return 0;
  gram(problem, t, y, G);
  const diagonal = G.subarray(n * n), squares = G.subarray(n * n + n), p = G.subarray(n * n +
    2 * n);
  let trace = 0;
  for (let k = 0; k < n; k++) {
    const v = G.subarray(k * n);
    let square = 0;
    for (let j = k + 1; j < n; j++) {
      square += v[j] * v[j];
      p[j] = 0;
    }
    diagonal[k] = v[k];
    squares[k] = square;
    trace += v[k];
    if (k >= n - 2 || square === 0) continue;
    const length = v[k + 1] <= 0 ? Math.sqrt(square) : -Math.sqrt(square);
    v[k + 1] -= length;
    const half = -length * v[k + 1];
    let share = 0;
    for (let i = k + 1; i < n; i++) {
      for (let j = k + 1; j < n; j++) p[j] += v[i] / half * G[i * n + j];
    }
    for (let j = k + 1; j < n; j++) share += v[j] * p[j];
    for (let j = k + 1; j < n; j++) p[j] -= share / (2 * half) * v[j];
    for (let i = k + 1; i < n; i++) {
      for (let j = k + 1; j < n; j++) G[i * n + j] -= v[i] * p[j] + p[i] * v[j];
    }
  }
  if (!(0 < trace && trace < Infinity)) return 0;
  let low = 0, high = trace;
  while (high - low > 1e-10 * high) {
    const middle = (low + high) / 2;
    if (below(diagonal, squares, n, middle) === n) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high;
}

/** Return how many eigenvalues of a tridiagonal matrix are below x, by Sturm's sequence. */
export function below(diagonal, squares, n, x) {
  let found = 0, pivot = diagonal[0] - x;
  for (let k = 0; k < n; k++) {
    if (pivot < 0) found++;
    if (k < n - 1) pivot = diagonal[k + 1] - x - squares[k] / (pivot !== 0 ? pivot : 1e-300);
  }
  return found;
}

/** Return whether ``margin`` of the program is at most ``least``. */
export function narrower(n, G, greatest, least) {
  const diagonal = G.subarray(n * n), squares = G.subarray(n * n + n);
  return below(diagonal, squares, n, least * least * greatest) > 0;
}

/** Find the state at ``later``; return its certainty, or LOST for the plain program. */
export function follow(problem, t, y, rate, later, extent, found, free) {
  const n = problem.index[N], h = later - t;
  const sizes = sizesOf(problem);
  const guess = free, again = free.subarray(2 * n + 2), G = free.subarray(4 * n + 4);
  for (let j = 0; j < 2 * n + 2; j++) guess[j] = y[j] + h * rate[j];
  for (let i = 0; i < n; i++) guess[i] += h * h / 2 * rate[n + i];
  for (let j = 0; j < 2 * n + 2; j++) found[j] = guess[j];
  if (!project(problem, later, found)) return LOST;
  for (let i = 0; i < n; i++) {
    const way = larger(Math.abs(h * rate[i]), h * h / 2 * Math.abs(rate[n + i]));
    if (!(Math.abs(found[i] - guess[i]) < way / 10 + (0.0001 * extent[i] + 1e-05 * sizes[i]))) {
      return UNSURE;
    }
  }
  for (let j = 0; j < 2 * n + 2; j++) again[j] = found[j];
  if (!project(problem, later, again)) return LOST;
  for (let j = 0; j < 2 * n + 2; j++) {
    if (!(Math.abs(again[j] - found[j]) <= 1e-08 * (sizes[j] + Math.abs(found[j])))) {
      return UNSURE;
    }
  }
  const greatest = spread(problem, later, found, G);
  if (greatest === 0 || narrower(n, G, greatest, 0.0001)) return BLIND;
  let needed = 0;
  for (let i = 0; i < n; i++) {
    const way = larger(Math.abs(h * rate[i]), h * h / 2 * Math.abs(rate[n + i]));
    const moved = Math.abs(found[i] - guess[i]) - 1e-09 * sizes[i];
    if (moved >= 0) needed = larger(needed, 10 * moved / (way + extent[i]));
  }
  return narrower(n, G, greatest, needed) ? UNSURE : SURE;
}

/** Find the state in a step, s from 0 to 1, by Hermite's polynomial of fifth degree. */
export function between(s, h, n, y, rate, found, later, state) {
  for (let i = 0; i < n; i++) {
    const way = found[i] - y[i];
    const v0 = h * rate[i], v1 = h * later[i];
    const a0 = h * h * rate[n + i], a1 = h * h * later[n + i];
    const c3 = 10 * way - 6 * v0 - 4 * v1 - (3 * a0 - a1) / 2;
    const c4 = -15 * way + 8 * v0 + 7 * v1 + (3 * a0 - 2 * a1) / 2;
    const c5 = 6 * way - 3 * (v0 + v1) - (a0 - a1) / 2;
    state[i] = y[i] + s * (v0 + s * (a0 / 2 + s * (c3 + s * (c4 + s * c5))));
    state[n + i] = (v0 + s * (a0 + s * (3 * c3 + s * (4 * c4 + s * 5 * c5)))) / h;
  }
  for (let j = 2 * n; j < 2 * n + 2; j++) state[j] = y[j] + s * (found[j] - y[j]);
}

/**
 * Take at most ``budget`` steps of `teachmech.numerics.integrators.kinematic`.
 *
 * The arguments are those of `embeddedPair`. ``clock`` holds t, the next step (0 at the start)
 * and the number of stored times that wait for a later, certain state. ``now`` holds the state and
 * its derivative at t, the coordinates at the start, and their extent about these values.
 */
export function kinematic(problem, projected, tolerance, times, count, index, clock, now, states,
  ends, keptEnds, workspace, budget) {
  let later;
  const n = problem.index[N];
  const size = 2 * n + 2;
  const y = now, rate = now.subarray(size), start = now.subarray(2 * size),
    extent = now.subarray(2 * size + n);
  const found = workspace, rateLater = workspace.subarray(size),
    free = workspace.subarray(4 * size);
  const middle = workspace.subarray(2 * size), rateMiddle = workspace.subarray(3 * size);
  if (clock[1] === 0) {
    if (!derivative(problem, clock[0], y, rate)) return PLAIN;
    for (let i = 0; i < n; i++) {
      start[i] = y[i];
      extent[i] = 0;
    }
    clock[1] = times[1] - clock[0];
  }
  for (let taken = 0; taken < budget; taken++) {
    const t = clock[0];
    let h = clock[1];
    const first = index[0] + 1;
    // the target; the times from ``first`` on wait
    let k = first + Math.trunc(clock[2]);
    if (first >= count) return DONE;
    while (k < count) {
      const target = times[k];
      later = t + 1.1 * h >= target ? target : t + h;
      let what = follow(problem, t, y, rate, later, extent, found, free);
      if (what === LOST) return PLAIN;
      if (what === SURE) break;
      if (what === BLIND && later === target) {
        const half = (t + later) / 2;
        if (!(later - t < (target - times[k - 1]) / 20)) {
          what = follow(problem, t, y, rate, half, extent, middle, free);
          if (what === LOST) return PLAIN;
        }
        if (what === BLIND) {
          h = 2 * (target - t);
          k++;
          continue;
        }
      }
      h = 0.7 * (later - t);
      if (h < 1e-07 * (times[count - 1] - times[0])) return TOO_SMALL;
    }
    // no certain state follows the waiting times
    if (k >= count) {
      later = times[count - 1];
      for (let i = first; i < count; i++) {
        const state = states.subarray(i * size);
        if (follow(problem, t, y, rate, times[i], extent, state, free) === LOST) return PLAIN;
      }
      for (let j = 0; j < size; j++) y[j] = states[(count - 1) * size + j];
      index[0] = count - 1;
      clock[2] = 0;
    } else {
      if (!derivative(problem, later, found, rateLater)) return PLAIN;
      const half = (t + later) / 2;
      const what = follow(problem, t, y, rate, half, extent, middle, free);
      if (what === LOST) return PLAIN;
      if (what === SURE && !derivative(problem, half, middle, rateMiddle)) return PLAIN;
      for (let j = 2 * n; j < size; j++) {
        let power = (rate[j] + rateLater[j]) / 2;
        if (what === SURE) power = (power + 2 * rateMiddle[j]) / 3;
        found[j] = y[j] + (later - t) * power;
      }
      let i = first;
      while (i < k && times[i] < later) {
        const state = states.subarray(i * size);
        h = later - t;
        between((times[i] - t) / h, h, n, y, rate, found, rateLater, state);
        i++;
      }
      clock[1] = 2 * (later - t);
      clock[2] = k - i;
      if (later === times[k]) {
        for (let j = 0; j < size; j++) states[k * size + j] = found[j];
        i = k + 1;
        clock[2] = 0;
        if (i < count) clock[1] = times[i] - later;
      }
      index[0] = i - 1;
      for (let j = 0; j < size; j++) {
        y[j] = found[j];
        rate[j] = rateLater[j];
      }
      for (let i = 0; i < n; i++) extent[i] = larger(extent[i], Math.abs(y[i] - start[i]));
    }
    index[1]++;
    clock[0] = later;
    if (taken < keptEnds) keepEnd(later, y, size, ends.subarray(taken * (size + 1)));
  }
  return PAUSED;
}

/**
 * Factorise c - Jv - Jq / c for the complex number c + i ci with row pivoting.
 *
 * ``shifted`` receives the real and the imaginary part, (n, n) each, and the pivots, (n,).
 */
export function eliminate(J, n, c, ci, shifted) {
  const re = shifted, im = shifted.subarray(n * n), order = shifted.subarray(2 * n * n);
  let square = c * c + ci * ci;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const slope = J[i * 2 * n + j] / square;
      re[i * n + j] = -J[i * 2 * n + n + j] - slope * c;
      im[i * n + j] = slope * ci;
    }
    re[i * n + i] += c;
    im[i * n + i] += ci;
  }
  for (let k = 0; k < n; k++) {
    let best = k, largest = 0;
    for (let i = k; i < n; i++) {
      const size = Math.abs(re[i * n + k]) + Math.abs(im[i * n + k]);
      if (size > largest) {
        best = i;
        largest = size;
      }
    }
    order[k] = best;
    if (best !== k) {
      for (let j = 0; j < n; j++) {
        [re[k * n + j], re[best * n + j]] = [re[best * n + j], re[k * n + j]];
        [im[k * n + j], im[best * n + j]] = [im[best * n + j], im[k * n + j]];
      }
    }
    let a = re[k * n + k], b = im[k * n + k];
    square = a * a + b * b;
    a = a / square;
    b = -b / square;
    re[k * n + k] = a;
    im[k * n + k] = b;
    for (let i = k + 1; i < n; i++) {
      let x = re[i * n + k], y = im[i * n + k];
      if (x === 0 && y === 0) continue;
      [x, y] = [x * a - y * b, x * b + y * a];
      re[i * n + k] = x;
      im[i * n + k] = y;
      // a real matrix
      if (ci === 0) {
        for (let j = k + 1; j < n; j++) re[i * n + j] -= x * re[k * n + j];
        continue;
      }
      for (let j = k + 1; j < n; j++) {
        const u = re[k * n + j], w = im[k * n + j];
        re[i * n + j] -= x * u - y * w;
        im[i * n + j] -= x * w + y * u;
      }
    }
  }
}

/** Solve (c + i ci - J) z = x + i y for a change of the state, (2 n,), in place. */
export function substitute(J, n, units, c, ci, shifted, x, y) {
  const re = shifted, im = shifted.subarray(n * n), order = shifted.subarray(2 * n * n);
  const square = c * c + ci * ci;
  const a = c / square, b = -ci / square;
  for (let j = 0; j < 2 * n; j++) {
    x[j] = x[j] / units[j % n];
    y[j] = y[j] / units[j % n];
  }
  for (let j = 0; j < n; j++) [x[j], y[j]] = [x[j] * a - y[j] * b, x[j] * b + y[j] * a];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      x[n + i] += J[i * 2 * n + j] * x[j];
      y[n + i] += J[i * 2 * n + j] * y[j];
    }
  }
  const v = x.subarray(n), w = y.subarray(n);
  for (let k = 0; k < n; k++) {
    const best = Math.trunc(order[k]);
    [v[k], v[best]] = [v[best], v[k]];
    [w[k], w[best]] = [w[best], w[k]];
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      v[i] -= re[i * n + j] * v[j] - im[i * n + j] * w[j];
      w[i] -= re[i * n + j] * w[j] + im[i * n + j] * v[j];
    }
  }
  for (let i = n - 1; i > -1; i--) {
    for (let j = i + 1; j < n; j++) {
      v[i] -= re[i * n + j] * v[j] - im[i * n + j] * w[j];
      w[i] -= re[i * n + j] * w[j] + im[i * n + j] * v[j];
    }
    const p = re[i * n + i], q = im[i * n + i];
    [v[i], w[i]] = [v[i] * p - w[i] * q, v[i] * q + w[i] * p];
  }
  for (let j = 0; j < n; j++) {
    x[j] += v[j] * a - w[j] * b;
    y[j] += v[j] * b + w[j] * a;
  }
  for (let j = 0; j < 2 * n; j++) {
    x[j] = x[j] * units[j % n];
    y[j] = y[j] * units[j % n];
  }
}

/** Return the root mean square of the first n entries by their scales, over ``size``. */
export function rootMeanSquare(x, scale, n, size) {
  let total = 0;
  for (let j = 0; j < n; j++) total += sq(x[j] / scale[j]);
  return Math.sqrt(total / size);
}

/** Find the state at x by the polynomial of third degree; the step is 0 to 1. */
export function onPolynomial(x, y, Z, size, state) {
  for (let j = 0; j < size; j++) state[j] = y[j];
  for (let s = 0; s < 3; s++) {
    const weight = x * (RADAU_DENSE[s][0] + x * (RADAU_DENSE[s][1] + x * RADAU_DENSE[s][2]));
    for (let j = 0; j < size; j++) state[j] += weight * Z[s * size + j];
  }
}

/** Find dy/dt at the three stages of a step, which are at y + Z. */
export function stages(problem, t, h, y, Z, F, point) {
  const size = 2 * problem.index[N] + 2;
  for (let s = 0; s < 3; s++) {
    for (let j = 0; j < size; j++) point[j] = y[j] + Z[s * size + j];
    if (!derivative(problem, t + C[s] * h, point, F.subarray(s * size))) return false;
  }
  return true;
}

/**
 * Solve the equations of a step by Newton's method; return the number of iterations.
 *
 * It is negative if the method does not converge, and 0 if only the plain program can continue.
 */
export function iterate(problem, t, h, y, J, scale, tol, Z, workspace) {
  let total;
  const n = problem.index[N];
  const size = 2 * n + 2, states = 2 * n;
  const units = unitsOf(problem);
  const W = workspace, F = workspace.subarray(3 * size), changes = workspace.subarray(6 * size),
    point = workspace.subarray(9 * size);
  const real = workspace.subarray(10 * size);
  const pair = real.subarray(2 * n * n + n);
  const c = REAL / h, d = PAIR[0] / h, di = PAIR[1] / h;
  eliminate(J, n, c, 0, real);
  eliminate(J, n, d, di, pair);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < states; j++) {
      let total = 0;
      for (let s = 0; s < 3; s++) total += T_INVERSE[i][s] * Z[s * size + j];
      W[i * size + j] = total;
    }
  }
  let rate = 0, before = 0;
  for (let k = 0; k < ITERATIONS; k++) {
    if (!stages(problem, t, h, y, Z, F, point)) return 0;
    if (!finite(F, 3 * size)) return -1;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < states; j++) {
        total = 0;
        for (let s = 0; s < 3; s++) total += T_INVERSE[i][s] * F[s * size + j];
        changes[i * size + j] = total;
      }
    }
    for (let j = 0; j < states; j++) {
      const one = W[size + j], other = W[2 * size + j];
      changes[j] -= c * W[j];
      changes[size + j] -= d * one - di * other;
      changes[2 * size + j] -= d * other + di * one;
      point[j] = 0;
    }
    substitute(J, n, units, c, 0, real, changes, point);
    substitute(J, n, units, d, di, pair, changes.subarray(size), changes.subarray(2 * size));
    total = 0;
    for (let i = 0; i < 3; i++) {
      total += sq(rootMeanSquare(changes.subarray(i * size), scale, states, size));
    }
    const change = Math.sqrt(total / 3);
    if (!(change < Infinity)) return -1;
    if (k > 0) {
      rate = change / before;
      if (rate >= 1 || wholePower(rate, ITERATIONS - k) / (1 - rate) * change > tol) return -1;
    }
    for (let j = 0; j < states; j++) {
      for (let i = 0; i < 3; i++) W[i * size + j] += changes[i * size + j];
      for (let s = 0; s < 3; s++) {
        total = 0;
        for (let i = 0; i < 3; i++) total += T[s][i] * W[i * size + j];
        Z[s * size + j] = total;
      }
    }
    if (change === 0 || k > 0 && rate / (1 - rate) * change < tol) return k + 1;
    before = change;
  }
  return -1;
}

/**
 * Take at most ``budget`` steps; the arguments are those of `embeddedPair`.
 *
 * Unlike in SciPy's `Radau`, every step computes the Jacobian, which is exact. Nothing depends on
 * the works, which follow from the powers at the stages. ``clock`` holds t, the next step, length
 * and error of the step before, the longest step, and the mark of `keeps_on`. ``now`` holds the
 * state and its derivative at t, the stages of the step before, and the state at its beginning.
 */
export function radau(problem, projected, tolerance, times, count, index, clock, now, states, ends,
  keptEnds, workspace, budget) {
  let error, factor, h, later;
  const n = problem.index[N], end = times[count - 1];
  const size = 2 * n + 2;
  const y = now, f = now.subarray(size), stagesBefore = now.subarray(2 * size),
    yBefore = now.subarray(5 * size);
  const new_ = workspace, Z = workspace.subarray(size), scale = workspace.subarray(4 * size),
    errors = workspace.subarray(5 * size);
  const rest = workspace.subarray(6 * size), point = workspace.subarray(7 * size);
  // W, F, changes, a point and two matrices
  const inner = workspace.subarray(8 * size);
  const F = inner.subarray(3 * size), real = inner.subarray(10 * size);
  const J = real.subarray(2 * (2 * n * n + n));
  const free = J.subarray(2 * n * n);
  const units = unitsOf(problem), sizes = sizesOf(problem);
  const tol = larger(2.3e-15 / tolerance, smaller(0.03, Math.sqrt(tolerance)));
  if (clock[1] === 0) {
    if (!derivative(problem, clock[0], y, f)) return PLAIN;
    // as in `teachmech.numerics.scales.first_step`
    const T = sizes[0] / sizes[n];
    clock[1] = smaller(T * Math.sqrt(tolerance) / 10, end - clock[0]);
    clock[2] = 0;
  }
  for (let taken = 0; taken < budget; taken++) {
    const t = clock[0];
    if (t >= end) return DONE;
    const least = 10 * (nextUp(t) - t);
    let length = larger(clock[1], least), rejected = false;
    if (!linearise(problem, t, y, J, free)) return PLAIN;
    while (true) {
      if (!(length >= least)) return TOO_SMALL;
      later = smaller(t + length, end);
      h = later - t;
      for (let s = 0; s < 3; s++) {
        const guess = Z.subarray(s * size);
        if (clock[2] > 0) {
          onPolynomial(1 + C[s] * h / clock[2], yBefore, stagesBefore, size, guess);
        }
        for (let j = 0; j < size; j++) guess[j] = clock[2] > 0 && j < 2 * n ? guess[j] - y[j] : 0;
      }
      for (let j = 0; j < size; j++) scale[j] = tolerance * (sizes[j] + Math.abs(y[j]));
      const rounds = iterate(problem, t, h, y, J, scale, tol, Z, inner);
      if (rounds === 0) return PLAIN;
      if (rounds < 0) {
        length = h / 2;
        continue;
      }
      for (let j = 0; j < 2 * n; j++) {
        new_[j] = y[j] + Z[2 * size + j];
        scale[j] = tolerance * (sizes[j] + larger(Math.abs(y[j]), Math.abs(new_[j])));
        rest[j] = 0;
        for (let s = 0; s < 3; s++) rest[j] += E[s] * Z[s * size + j] / h;
        errors[j] = f[j] + rest[j];
        point[j] = 0;
      }
      substitute(J, n, units, REAL / h, 0, real, errors, point);
      error = rootMeanSquare(errors, scale, 2 * n, size);
      if (rejected && error > 1) {
        for (let j = 0; j < 2 * n; j++) point[j] = y[j] + errors[j];
        if (!derivative(problem, t, point, errors)) return PLAIN;
        for (let j = 0; j < 2 * n; j++) {
          errors[j] += rest[j];
          point[j] = 0;
        }
        substitute(J, n, units, REAL / h, 0, real, errors, point);
        error = rootMeanSquare(errors, scale, 2 * n, size);
      }
      factor = 10;
      if (error !== 0) {
        factor = 1 / Math.sqrt(Math.sqrt(error));
        if (clock[2] > 0) {
          factor *= smaller(1, h / clock[2] * Math.sqrt(Math.sqrt(clock[3] / error)));
        }
        factor *= 0.9 * (2 * ITERATIONS + 1) / (2 * ITERATIONS + rounds);
      }
      if (error <= 1) break;
      length = h * (factor > 0.2 ? factor : 0.2);
      rejected = true;
    }
    if (!stages(problem, t, h, y, Z, F, point)) return PLAIN;
    for (let j = 2 * n; j < size; j++) {
      for (let s = 0; s < 3; s++) {
        let total = 0;
        for (let r = 0; r < 3; r++) total += h * A[s][r] * F[r * size + j];
        Z[s * size + j] = total;
      }
      new_[j] = y[j] + Z[2 * size + j];
    }
    if (!finite(new_, size)) return TOO_SMALL;
    if (projected && !project(problem, later, new_)) return PLAIN;
    if (!derivative(problem, later, new_, rest)) return PLAIN;
    let i = index[0];
    while (i + 1 < count && times[i + 1] <= later) {
      onPolynomial((times[i + 1] - t) / h, y, Z, size, point);
      if (projected && !project(problem, times[i + 1], point)) return PLAIN;
      for (let j = 0; j < size; j++) states[(i + 1) * size + j] = point[j];
      i++;
    }
    index[0] = i;
    index[1]++;
    for (let j = 0; j < 3 * size; j++) stagesBefore[j] = Z[j];
    for (let j = 0; j < size; j++) {
      yBefore[j] = y[j];
      y[j] = new_[j];
      f[j] = rest[j];
    }
    // An error below 0.01 may be rounding and does not predict the next error (Hairer, Wanner).
    clock[0] = later;
    clock[1] = h * smaller(10, factor);
    clock[2] = h;
    clock[3] = larger(0.01, error);
    clock[4] = larger(clock[4], h);
    if (taken < keptEnds) keepEnd(later, y, size, ends.subarray(taken * (size + 1)));
    if (index[1] % 1000 === 0 && hasStalled(later, end - times[0], clock)) return STANDSTILL;
  }
  return PAUSED;
}

/** Solve a complementarity problem by `lemke`; the problem itself is not used. */
export function contactForces(problem, n, W, q, z, w, memory) {
  return lemke(n, W, q, z, w, memory);
}

/** Find contact forces by `frictionInThePlane`; the problem itself is not used. */
export function planeContactForces(problem, m, W, q, mu, slip, forces, memory) {
  return frictionInThePlane(m, W, q, mu, slip, forces, memory);
}

/**
 * Solve w = W z + q, w >= 0, z >= 0, z^T w = 0; return the status.
 *
 * The memory has 2 n^2 + 7 n entries. Without a solution, z and w are not-a-number.
 */
export function lemke(n, W, q, z, w, memory) {
  let size;
  const width = 2 * n + 2;
  const T = memory, s = memory.subarray(n * width), basis = memory.subarray(n * width + n);
  const x = basis.subarray(n), free = basis.subarray(2 * n);
  let status = UNDEFINED;
  if (allFinite(W, n * n) && allFinite(q, n)) {
    equilibrate(n, W, s);
    size = scaledSize(n, s, q);
    makeTableau(n, W, q, s, size, T);
    status = takePath(n, T, basis, free);
  }
  if (status !== SOLVED) {
    for (let i = 0; i < n; i++) {
      z[i] = NaN;
      w[i] = NaN;
    }
    return status;
  }
  refine(n, W, q, s, size, T, basis, x, free);
  for (let i = 0; i < n; i++) z[i] = 0;
  for (let i = 0; i < n; i++) {
    const k = Math.trunc(basis[i]);
    if (n <= k && k < 2 * n) z[k - n] = size * s[k - n] * larger(x[i], 0);
  }
  for (let i = 0; i < n; i++) w[i] = larger(rowOf(n, W, q, z, i), 0);
  for (let i = 0; i < n; i++) {
    const k = Math.trunc(basis[i]);
    if (n <= k && k < 2 * n) w[k - n] = 0;
  }
  return naturalResidual(n, W, q, s, z) <= NEGLIGIBLE ? SOLVED : INACCURATE;
}

/** Return whether all numbers are finite. */
export function allFinite(x, count) {
  let total = 0;
  for (let i = 0; i < count; i++) total += 0 * x[i];
  return total === 0;
}

/** Find the sizes of `teachmech.numerics.complementarity.equilibration`. */
export function equilibrate(n, W, s) {
  for (let i = 0; i < n; i++) s[i] = 0;
  // rows that begin with zeros follow when the others are known
  for (let last = 0; last < 2; last++) {
    for (let i = 0; i < n; i++) {
      if (s[i] > 0) continue;
      let largest = Math.sqrt(Math.abs(W[i * n + i]));
      const linked = last ? n : i;
      for (let j = 0; j < linked; j++) {
        largest = larger(largest, s[j] * larger(Math.abs(W[i * n + j]), Math.abs(W[j * n + i])));
      }
      if (largest > 0) {
        s[i] = 1 / largest;
      } else if (last) {
        s[i] = 1;
      }
    }
  }
}

/** Return the largest scaled entry of q, or 1 if q vanishes. */
export function scaledSize(n, s, q) {
  let size = 0;
  for (let i = 0; i < n; i++) size = larger(size, Math.abs(s[i] * q[i]));
  return size > 0 ? size : 1;
}

/** Write the rows of w - W z - z0 = q, scaled, for the unknowns (w, z, z0) and q. */
export function makeTableau(n, W, q, s, size, T) {
  const width = 2 * n + 2;
  for (let i = 0; i < n; i++) {
    const row = T.subarray(i * width);
    for (let j = 0; j < n; j++) {
      row[j] = i === j ? 1 : 0;
      row[n + j] = -(s[i] * W[i * n + j] * s[j]);
    }
    row[2 * n] = -1;
    row[2 * n + 1] = s[i] * q[i] / size;
  }
}

/** Follow Lemke's path from the basis w; return the status. */
export function takePath(n, T, basis, free) {
  const width = 2 * n + 2, last = 2 * n + 1, z0 = 2 * n;
  let row = 0;
  for (let i = 0; i < n; i++) {
    basis[i] = i;
    if (T[i * width + last] <= T[row * width + last]) {
      // the last of the most negative ones
      row = i;
    }
  }
  if (n === 0 || !(T[row * width + last] < 0)) return SOLVED;
  let entering = z0;
  for (let _ = 0; _ < LIMIT; _++) {
    const leaving = Math.trunc(basis[row]);
    basis[row] = entering;
    pivotOn(n, T, row, entering);
    let rest = 0, largest = 1;
    for (let i = 0; i < n; i++) {
      largest = larger(largest, T[i * width + last]);
      if (basis[i] === z0) rest = T[i * width + last];
    }
    if (rest <= TIE * largest) return SOLVED;
    // the complement
    entering = leaving < n ? leaving + n : leaving - n;
    row = leavingRow(n, T, basis, entering, free);
    if (row < 0) return RAY;
  }
  return TOO_LONG;
}

/** Solve the equation of the row for the variable of the column. */
export function pivotOn(n, T, row, column) {
  const width = 2 * n + 2;
  const own = T.subarray(row * width);
  const divisor = own[column];
  for (let j = 0; j < width; j++) own[j] = own[j] / divisor;
  for (let i = 0; i < n; i++) {
    const other = T.subarray(i * width);
    const factor = other[column];
    if (i !== row && factor !== 0) for (let j = 0; j < width; j++) other[j] -= factor * own[j];
  }
}

/** Return the row with the lexicographically least ratios, or -1 on a ray. */
export function leavingRow(n, T, basis, entering, free) {
  const width = 2 * n + 2;
  let largest = 0;
  for (let i = 0; i < n; i++) largest = larger(largest, Math.abs(T[i * width + entering]));
  for (let i = 0; i < n; i++) free[i] = T[i * width + entering] > PIVOT * largest ? 1 : 0;
  let first = -1;
  // q, then the columns of the inverse of the basis
  for (let k = -1; k < n; k++) {
    const column = k < 0 ? 2 * n + 1 : k;
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      if (free[i] > 0) least = smaller(least, T[i * width + column] / T[i * width + entering]);
    }
    const bound = least + TIE * larger(1, Math.abs(least));
    let count = 0, ending = -1;
    first = -1;
    for (let i = 0; i < n; i++) {
      if (!(free[i] > 0)) continue;
      if (T[i * width + column] / T[i * width + entering] <= bound) {
        count++;
        if (first < 0) first = i;
        if (basis[i] === 2 * n) ending = i;
      } else {
        free[i] = 0;
      }
    }
    if (k < 0 && ending >= 0) {
      // z0 leaves as soon as it may
      return ending;
    }
    if (count < 2) return first;
  }
  return first;
}

/** Find the unknowns of the basis; refine them with the inverse of the basis in the tableau. */
export function refine(n, W, q, s, size, T, basis, x, error) {
  const width = 2 * n + 2;
  for (let i = 0; i < n; i++) x[i] = 0;
  for (let _ = 0; _ < REFINEMENTS + 1; _++) {
    for (let i = 0; i < n; i++) {
      error[i] = s[i] * q[i] / size;
      for (let j = 0; j < n; j++) {
        const k = Math.trunc(basis[j]);
        if (k === 2 * n) {
          error[i] += x[j];
        } else if (k >= n) {
          error[i] += s[i] * W[i * n + k - n] * s[k - n] * x[j];
        } else if (k === i) {
          error[i] -= x[j];
        }
      }
    }
    for (let i = 0; i < n; i++) {
      let change = 0;
      for (let j = 0; j < n; j++) change += T[i * width + j] * error[j];
      x[i] += change;
    }
  }
}

/** Return an entry of W z + q. */
export function rowOf(n, W, q, z, i) {
  let total = 0;
  for (let j = 0; j < n; j++) total += W[i * n + j] * z[j];
  return total + q[i];
}

/** Return the residual of `teachmech.numerics.complementarity.natural_residual`. */
export function naturalResidual(n, W, q, s, z) {
  let off = 0, size = 0;
  for (let i = 0; i < n; i++) {
    let terms = 0;
    for (let j = 0; j < n; j++) terms += Math.abs(W[i * n + j]) * z[j];
    size = larger(size, s[i] * (terms + Math.abs(q[i])));
    off = larger(off, Math.abs(smaller(z[i] / s[i], s[i] * rowOf(n, W, q, z, i))));
  }
  return size > 0 ? off / size : off;
}

/**
 * Find the normal and the tangential forces of contacts; return the status of `lemke`.
 *
 * The problem is that of `teachmech.numerics.friction.plane_problem`. The memory has 48 m^2 + 40 m
 * entries. Accelerations follow from W and the forces.
 */
export function frictionInThePlane(m, W, q, mu, slip, forces, memory) {
  // contacts that stick
  let k = 0;
  for (let i = 0; i < m; i++) {
    if (slip[i] === 0) k++;
  }
  const n = m + 3 * k;
  const matrix = memory, vector = memory.subarray(n * n);
  const z = vector.subarray(n), w = vector.subarray(2 * n);
  for (let i = 0; i < n * n; i++) matrix[i] = 0;
  // of beta' of the contact
  let row = m;
  for (let i = 0; i < m; i++) {
    vector[i] = q[i];
    forceTerms(m, k, W, mu, slip, i, 1, matrix.subarray(i * n));
    if (slip[i] === 0) {
      vector[row] = q[m + i];
      vector[row + k] = -q[m + i];
      vector[row + 2 * k] = 0;
      forceTerms(m, k, W, mu, slip, m + i, 1, matrix.subarray(row * n));
      forceTerms(m, k, W, mu, slip, m + i, -1, matrix.subarray((row + k) * n));
      matrix[row * n + row + 2 * k] = 1;
      matrix[(row + k) * n + row + 2 * k] = 1;
      matrix[(row + 2 * k) * n + i] = mu[i];
      matrix[(row + 2 * k) * n + row] = -1;
      matrix[(row + 2 * k) * n + row + k] = -1;
      row++;
    }
  }
  const status = lemke(n, matrix, vector, z, w, vector.subarray(3 * n));
  row = m;
  for (let i = 0; i < m; i++) {
    forces[i] = z[i];
    if (slip[i] === 0) {
      const limit = mu[i] * z[i];
      forces[m + i] = larger(-limit, smaller(z[row] - z[row + k], limit));
      row++;
    } else {
      forces[m + i] = -mu[i] * slip[i] * z[i];
    }
  }
  return status;
}

/** Write a row of W, times a sign, for the unknowns N, beta' and beta''. */
export function forceTerms(m, k, W, mu, slip, row, sign, terms) {
  const own = W.subarray(row * 2 * m);
  let column = m;
  for (let j = 0; j < m; j++) {
    terms[j] = sign * own[j];
    if (slip[j] === 0) {
      terms[column] = sign * own[m + j];
      terms[column + k] = -sign * own[m + j];
      column++;
    } else {
      terms[j] -= sign * own[m + j] * mu[j] * slip[j];
    }
  }
}
