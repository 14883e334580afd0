// From the meaning of a file to a problem: the sum of its parts, each in the coordinates of its points.
// Rows and columns of fixed points are left out. The parts are written by teachmech/board/templates.py.

import { friction } from "../numerics/javascript/dry_friction.js";
import { IMPACTS, impact } from "../numerics/javascript/impact.js";
import { dot, zeros } from "../numerics/javascript/linear.js";
import { bodyNamed } from "./bodies.js";
import { coneCount, conesOf } from "./cones.js";
import { circlesOf, jointsOf, piecesOf, roughIn } from "./pieces.js";
import { jetsOf, ZERO } from "./quantities.js";
import { startOf } from "./start.js";
import { SpecError } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */
/** @import { At, Problem } from "../numerics/javascript/types.js" */
/** @import { Body, ContactFunctions, Core, Equation, Mechanism, MechanismFunctions } from "./types.js" */
/** @import { Guide, PartProblem, Piece, Rough, Spec, Value } from "./types.js" */

const ROUGH_IMPACTS = ["newton", "sequence"]; // see teachmech/numerics/integrators/settings.py

/** Return the problem of a mechanism, with its start.
 * @param {Spec} spec @param {Core} core @returns {Mechanism} */
export function problemOf(spec, { parts, blank }) {
  const sum = new Assembly(spec, parts);
  const { constraints, joints } = sum;
  /** @type {Mechanism} */
  const problem = { ...blank, ...functionsOf(sum), ...contactsOf(sum),
    start: () => ({ q: state.q.slice(), v: state.v.slice() }), name: spec.title,
    coordinates: spec.coordinates, constraints, holonomic: constraints.map((_, k) => k < sum.firstStick),
    parameters: { ...spec.parameters, ...Object.fromEntries(sum.modes.map((name) => [name, 0])) },
    dependent: Object.keys(spec.dependent),
    driven: spec.drives.length > 0 || spec.equations.some(({ driven }) => driven),
    settings: { ...blank.settings, ...timesOf(spec, blank), ...(sum.strikes ? { impacts: "newton" } : {}) },
    choices: choicesOf(sum, blank), joints, cones: coneCount(sum) };
  const state = startOf(spec, problem);
  return problem;
}

/** Return the methods that a page offers; see teachmech/run/javascript.py.
 * @param {Assembly} sum @param {Problem} blank */
function choicesOf({ roughs, strikes }, { choices }) {
  const stabilisation = choices.stabilisation.filter((one) => !roughs.length || one !== "augmented");
  const impacts = roughs.some(({ contact }) => contact) ? ROUGH_IMPACTS : IMPACTS;
  return { ...choices, stabilisation, ...(strikes ? { impacts } : {}) };
}

/** @param {Spec} spec @param {Problem} problem */
function timesOf({ times, values }, { settings, tolerances: { least, most } }) {
  const number = (/** @type {Value} */ value) => value.of(values)[0];
  const begin = number(times.t0);
  const end = number(times.tend);
  const tolerance = times.tolerance
    ? Math.min(Math.max(number(times.tolerance), least), most)
    : settings.tolerance;
  return { begin, end, step: (end - begin) / 1000, tolerance };
}

/** Return the functions of a problem; they are not methods, since a live picture copies them.
 * @param {Assembly} sum @returns {MechanismFunctions} */
function functionsOf(sum) {
  const { spec } = sum;
  return {
    dependentParameters: (p, asked) => sum.dependentParameters(p, asked),
    massMatrix: (t, q, v, p, M) => sum.massMatrix(t, q, v, p, M),
    appliedForce: (t, q, v, p) => sum.appliedForce(t, q, v, p),
    constraintMatrix: (t, q, v, p, A) => sum.constraintMatrix(t, q, v, p, A),
    constraintValues: (t, q, v, p) => sum.ofConstraints("constraintValues", t, q, v, p, ([x], at) => at - x),
    constraintRates: (t, q, v, p) =>
      sum.ofConstraints("constraintRates", t, q, v, p, ([, rate], _, speed) => speed - rate),
    constraintVector: (t, q, v, p) => sum.ofConstraints("constraintVector", t, q, v, p, ([, , bend]) => bend),
    potentialEnergy: (t, q, v, p) => sum.potentialEnergy(t, q, v, p),
    jointForces: (...state) => [...sum.jointForces(...state), ...conesOf(sum, ...state)], // then the cones
    localPositions: (p) => sum.localPositions(p),
    radii: (p) => sum.radii(p),
    positionMatrix: () => sum.positionMatrix(),
    positions: (_, q, _v, p) => spec.moving.flatMap((point) => [...sum.positionOf(point, q, p), 0]),
    fixedPositions: (p) => Object.values(sum.given(p).fixed).flatMap(([x, y]) => [x, y, 0]),
    pivots: () => [],
  };
}

/** Return what a problem has if it has contacts or bounds. @param {Assembly} sum @returns {ContactFunctions} */
function contactsOf(sum) {
  if (!sum.switches.length) return {};
  const switches = sum.switches.map(({ constraint, parameter, sticks }) => ({ constraint, parameter,
    level: true, begins: true, contact: !sticks, sticks })
  );
  return { switches, closed: switches.flatMap(({ sticks }) => [sticks, false]), conditionsOnForces: true,
    conditions: (t, q, v, p, ...more) => sum.conditions(t, q, v, p, ...more),
    ...(sum.strikes ? { impact, restitution: (p) => sum.restitution(p) } : {}),
    ...(sum.roughs.length ? frictionsOf(sum) : {}) };
}

/** Return what a problem has if it has friction. The friction of a slider of two points has two normal forces.
 * @param {Assembly} sum @returns {ContactFunctions} */
function frictionsOf(sum) {
  const all = sum.roughs.flatMap((rough) =>
    (rough.joint?.guide ? rough.joint.points : [""]).map(() => rough)
  );
  const depth = all.some(({ joint }) => joint && !joint.guide) ? 2 : 1;
  return { friction, nonideal: true, frictionValues: (t, q, v, p) => sum.frictionValues(t, q, v, p, depth),
    rubbing: { depth,
      sliding: all.flatMap(({ contact, stick, slip }, j) => [slip, Number(contact !== null), stick, j]) },
    frictions: all.map(({ constraint, stick, slip }, j) => ({ constraint, stick, first: stick, slip, of: j,
      component: 0 })
    ) };
}

/** The sum of all parts. */
export class Assembly {
  /** @param {Spec} spec @param {Record<string, PartProblem>} parts */
  constructor(spec, parts) {
    this.spec = spec;
    this.n = spec.coordinates.length;
    this.index = Object.fromEntries(spec.coordinates.map((name, k) => [name, k]));
    this.pieces = piecesOf(spec, parts, this.index);
    this.solid = this.pieces.filter(({ contact }) => !contact);
    this.holding = this.pieces.filter(({ constraints }) => constraints.length);
    const held = this.solid.flatMap(({ constraints }) => constraints);
    this.firstDrive = held.length;
    this.firstEquation = held.length + spec.drives.length;
    const rough = roughIn(spec);
    const acting = [...held, ...spec.drives.map(({ name }) => `drive of ${name}`),
      ...[...spec.equations, ...spec.contacts].map(({ name }) => name)];
    this.firstStick = acting.length;
    this.constraints = [...acting, ...rough.map(({ name }) => `${name} sticks`)];
    this.modes = /** @type {string[]} */ ([]); // parameters that change with the motion
    this.switches = this.switched();
    this.strikes = this.switches.some(({ sticks }) => !sticks); // whether impacts can occur
    this.roughs = this.roughened(rough);
    this.joints = jointsOf(spec);
    /** @type {WeakMap<Vector, ReturnType<Assembly["numbersOf"]>>} */
    this.kept = new WeakMap(); // numbers that depend on parameters
    const twice = this.constraints.find((name, k) => this.constraints.indexOf(name) < k);
    if (!twice) return;
    const why = "two parts begin with the same points; give those of one in another order";
    throw new SpecError(`two constraints are named '${twice}': ${why}`);
  }

  /** Return the constraints that act only in one direction, with the parameters that switch them. */
  switched() {
    const { spec, firstEquation } = this;
    const contacts = spec.contacts.map((one) => ({ ...one, oneSided: true }));
    const sticks = roughIn(spec).map(({ name, line }) => ({ name: `${name} sticks`, line, restitution: ZERO,
      oneSided: true })
    );
    const all = [...spec.equations, ...contacts, ...sticks];
    return all.flatMap(({ name, oneSided, restitution, line }, k) => {
      if (!oneSided) return [];
      const constraint = firstEquation + k;
      return [{ constraint, parameter: this.mode("on", name, line), restitution,
        sticks: k >= all.length - sticks.length }];
    });
  }

  /** Add a parameter that changes with the motion; return its position.
   * @param {string} kind @param {string} of @param {number | null} line */
  mode(kind, of, line) {
    const names = [...Object.keys(this.spec.parameters), ...this.modes];
    const name = `${kind}_${of.replace(/\W/g, "_")}`;
    if (names.includes(name))
      throw new SpecError(`the name ${name} has two meanings; rename a contact, a bound or a parameter`,
        line);
    this.modes.push(name);
    return names.length;
  }

  /** Return the frictions with their constraints and parameters. @param {ReturnType<typeof roughIn>} found
   * @returns {Rough[]} */
  roughened(found) {
    return found.map(({ name, law, contact, joint, line }, k) => {
      const stick = this.firstStick + k;
      const constraint = contact ? this.constraints.indexOf(name, this.firstEquation) : stick;
      const own = contact && this.switches.find((one) => one.constraint === constraint);
      return { name, law, contact, joint, constraint, stick, own: own ? own.parameter : null,
        slip: this.mode("slip", name, line) };
    });
  }

  // --- parameters -------------------------------------------------------------------------------

  /** @param {Vector} p */
  jets(p) {
    const names = Object.keys(this.spec.parameters);
    return jetsOf(Object.fromEntries(names.map((name, k) => [name, p[k]])));
  }

  /** Compute the parameters that depend on others, unless they are given.
   * @param {Vector} p @param {string[]} asked */
  dependentParameters(p, asked) {
    const { dependent, parameters } = this.spec;
    const names = Object.keys(parameters);
    const values = this.jets(p);
    for (const [name, { of }] of Object.entries(dependent)) {
      if (asked.includes(name)) continue;
      const x = of(values)[0];
      p[names.indexOf(name)] = x;
      values[name] = [x, 0, 0];
    }
    return p;
  }

  /** Return the numbers of all parts for parameters. @param {Vector} p */
  given(p) {
    const given = this.kept.get(p) ?? this.numbersOf(p);
    this.kept.set(p, given);
    return given;
  }

  /** @param {Vector} p */
  numbersOf(p) {
    const { pieces, spec } = this;
    const values = this.jets(p);
    const of = (/** @type {Value} */ value) => value.of(values)[0];
    /** @param {Pick<Body,"points"|"positions">} given */
    const lengthOf = ({ points, positions }) => of(positions[points[1]][0]);
    /** @type {Record<string, number[]>} */
    const fixed = Object.fromEntries(
      Object.entries(spec.fixed).map(([point, position]) => [point, position.map(of)]),
    );
    return {
      values,
      fixed,
      numbers: pieces.map(({ numbers }) => Float64Array.from(numbers, of)),
      forces: spec.forces.map(({ point, body, force }) => ({ point, body, force: force.map(of) })),
      torques: spec.torques.map(({ bodies, torque }) => ({ bodies, torque: of(torque) })),
      lengths: Object.fromEntries(spec.bodies.map((body) => [body.name, lengthOf(body)])),
      still: pieces.map(({ columns }) =>
        columns.map(({ at, point, axis }) => (at === null && point !== null ? fixed[point][axis] : 0))
      ),
      /** @type {Matrix | null} */
      masses: null, // found when they are needed
    };
  }

  // --- the parts in their own coordinates -------------------------------------------------------

  /** Evaluate a function of some parts, and use its values.
   * @template T @param {Piece[]} some @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p
   * @param {(part: PartProblem, state: At, piece: Piece) => T} of
   * @param {(piece: Piece, values: T) => void} use */
  each(some, t, q, v, p, of, use) {
    const { numbers } = this.given(p);
    for (const piece of some) {
      this.enter(piece, q, v, p);
      use(piece, of(piece.part, [t, piece.q, piece.v, numbers[piece.number]], piece));
    }
  }

  /** Write the coordinates and velocities of a part.
   * @param {Piece} piece @param {Vector} q @param {Vector} v @param {Vector} p */
  enter({ number: k, columns, q: own, v: rates }, q, v, p) {
    const { still } = this.given(p);
    for (let i = 0; i < columns.length; i++) {
      const { at } = columns[i];
      own[i] = at === null ? still[k][i] : q[at];
      rates[i] = at === null ? 0 : v[at];
    }
  }

  /** @param {string} point @param {Vector} q @param {Vector} p @returns {number[]} */
  positionOf(point, q, p) {
    const { index, spec } = this;
    return spec.fixed[point] ? this.given(p).fixed[point] : [q[index[`${point}_x`]], q[index[`${point}_y`]]];
  }

  /** @param {string} body @param {Vector} q @param {Vector} p */
  directionOf(body, q, p) {
    const points = bodyNamed(this.spec, body).points;
    const [a, b] = points.map((point) => this.positionOf(point, q, p));
    const length = this.given(p).lengths[body];
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }

  // --- the functions of the problem ---------------------------------------------------------------

  /** Return M, which depends only on parameters in the plane; see teachmech/problems/mechanisms/bodies.py.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {Matrix} [M] */
  massMatrix(t, q, v, p, M = zeros(this.n, this.n)) {
    const given = this.given(p);
    given.masses ??= this.masses(t, q, v, p);
    given.masses.forEach((row, i) => M[i].set(row));
    return M;
  }

  /** @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p */
  masses(t, q, v, p) {
    const M = zeros(this.n, this.n);
    this.each(this.solid, t, q, v, p, (part, state) => part.massMatrix(...state),
      ({ columns }, own) =>
        columns.forEach(({ at: i }, k) => {
          if (i !== null) columns.forEach(({ at: j }, l) => j !== null && (M[i][j] += own[k][l]));
        }));
    return M;
  }

  /** @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p */
  appliedForce(t, q, v, p) {
    const { index, solid, spec } = this;
    const { forces, torques } = this.given(p);
    const Q = new Float64Array(this.n);
    this.each(solid, t, q, v, p, (part, state) => part.appliedForce(...state),
      ({ columns }, own) => columns.forEach(({ at }, k) => at !== null && (Q[at] += own[k])));
    for (const { point, body, force } of forces) {
      if (spec.fixed[point]) continue;
      const [ux, uy] = body === null ? [1, 0] : this.directionOf(body, q, p);
      const [fx, fy] = force;
      Q[index[`${point}_x`]] += fx * ux - fy * uy;
      Q[index[`${point}_y`]] += fx * uy + fy * ux;
    }
    for (const { bodies, torque } of torques) {
      bodies.forEach((body, k) => (Q[index[`theta_${body}`]] += k ? -torque : torque));
    }
    return Q;
  }

  /** Return one quantity of all constraints, which is 0 for those that do not act; the values for drives and
   * equations follow from their jets.
   * @param {"constraintValues"|"constraintRates"|"constraintVector"} name @param {number} t @param {Vector} q
   * @param {Vector} v @param {Vector} p @param {(jet: Jet, at: number, speed: number) => number} ofDrive */
  ofConstraints(name, t, q, v, p, ofDrive) {
    const all = this.ofAll(name, t, q, v, p, ofDrive);
    for (const { constraint, parameter } of this.switches) if (!p[parameter]) all[constraint] = 0;
    return all;
  }

  /** Return one quantity of all constraints, as if all of them acted.
   * @param {"constraintValues"|"constraintRates"|"constraintVector"} name @param {number} t @param {Vector} q
   * @param {Vector} v @param {Vector} p @param {(jet: Jet, at: number, speed: number) => number} ofDrive */
  ofAll(name, t, q, v, p, ofDrive) {
    const all = new Float64Array(this.constraints.length);
    this.each(this.holding, t, q, v, p, (part, state) => part[name](...state),
      ({ first }, values) => values.forEach((x, k) => (all[first + k] += x)));
    this.spec.drives.forEach((drive, k) => {
      const at = this.index[drive.name];
      const jet = drive.at.of({ ...this.given(p).values, t: [t, 1, 0] });
      all[this.firstDrive + k] = ofDrive(jet, q[at], v[at]);
    });
    this.spec.equations.forEach((equation, k) => {
      const [value, rate, bend] = this.jetOf(equation, t, q, p, 1, (i) => v[i]);
      all[this.firstEquation + k] =
        { constraintValues: value, constraintRates: rate, constraintVector: -bend }[name];
    });
    return all;
  }

  /** Return an equation with its derivatives while the coordinates change at given speeds.
   * @param {Equation} equation @param {number} t @param {Vector} q @param {Vector} p @param {number} flow of time
   * @param {(i: number) => number} speed of a coordinate */
  jetOf({ uses, of }, t, q, p, flow, speed) {
    /** @type {Record<string, Jet>} */
    const values = { ...this.given(p).values, t: [t, flow, 0] };
    for (const name of uses) {
      const i = this.index[name];
      values[name] = [q[i], speed(i), 0];
    }
    return of(values);
  }

  /** Return the conditions of all contacts, bounds and frictions, to begin and to end. A contact begins if it approaches
   * and ends if it would pull. A friction sticks after its sliding velocity has changed its sign, until its force exceeds
   * the limit or its contact opens.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p
   * @param {ArrayLike<number>} qdd @param {ArrayLike<number>} multipliers @param {ArrayLike<number>} overlap
   * @param {ArrayLike<number>} slow */
  conditions(t, q, v, p, qdd, multipliers, overlap, slow) {
    const nothing = () => NaN; // drives do not switch
    const gaps = this.ofAll("constraintValues", t, q, v, p, nothing);
    const rates = this.ofAll("constraintRates", t, q, v, p, nothing);
    const known = Float64Array.from([...Array.from(qdd), ...Array.from(multipliers), 1]);
    const normals = this.roughs.length ? this.normalForces(t, q, v, p) : [];
    const { values } = this.given(p);
    return this.switches.flatMap(({ constraint: k, sticks }) => {
      if (!sticks) return [Math.min(-gaps[k] - overlap[k], -rates[k]), multipliers[k]];
      const { law, own, slip, contact } = this.roughs[k - this.firstStick];
      const lengths = normals[k - this.firstStick].map((rows) => rows.map((row) => dot(row, known)));
      const force = lengths.reduce((sum, parts) => sum + (contact ? -parts[0] : Math.hypot(...parts)), 0);
      const acts = own === null ? 1 : p[own];
      const excess = Math.abs(multipliers[k]) - law.static.of(values)[0] * force;
      return [-acts * p[slip] * rates[k] - slow[k], own === null ? excess : Math.max(excess, 0.5 - acts)];
    });
  }

  /** Return the normal forces of each friction: lists of components, linear in accelerations, multipliers and 1; see
   * teachmech/problems/mechanisms/slider_friction.py and joint_friction.py.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @returns {Vector[][][]} */
  normalForces(t, q, v, p) {
    const { n, spec } = this;
    const width = n + this.constraints.length + 1;
    const held = this.roughs.some(({ joint }) => joint && !joint.guide) ? this.forcesOn(t, q, v, p) : {};
    const { values } = this.given(p);
    return this.roughs.map(({ constraint, joint }) => {
      const row = (/** @type {[number, number][]} */ entries) => {
        const found = new Float64Array(width);
        for (const [k, x] of entries) found[n + k] = x;
        return [found];
      };
      if (!joint) return [row([[constraint, 1]])];
      if (!joint.guide) return [held[`${joint.points[0]} on ${joint.bodies[0]}`]];
      const { points: [a, b] } = /** @type {Guide} */ (spec.lines.find(({ name }) => name === joint.guide));
      const apart = (/** @type {string[]} */ ends) => {
        const [[x, y], [u, w]] = ends.map((end) => this.positionOf(end, q, p));
        return Math.hypot(u - x, w - y);
      };
      const size = apart([a, b]);
      const at = joint.points.map((point) => this.constraints.indexOf(`${a}, ${b}, ${point} in line`));
      if (at.length === 1 || !joint.length) return at.map((k) => row([[k, size]]));
      const lean = apart(joint.points) / (2 * joint.length.of(values)[0]);
      return [1, -1].map((sign) => row(at.map((k, i) => [k, size * (0.5 + (i ? -sign : sign) * lean)])));
    });
  }

  /** Return the values of frictions: directions and sliding velocities, normal forces and coefficients.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {number} depth */
  frictionValues(t, q, v, p, depth) {
    const { n, roughs } = this;
    const width = n + this.constraints.length + 1;
    const { values } = this.given(p);
    const rows = roughs.map(() => new Float64Array(n));
    const speeds = roughs.map(() => 0);
    this.each(this.pieces.filter(({ rough }) => rough !== null), t, q, v, p,
      (part, state, { matrix }) => ({ own: part.constraintMatrix(...state, matrix)[0],
        speed: part.constraintRates(...state) }), ({ rough, columns }, { own, speed }) => {
      const k = /** @type {number} */ (rough);
      columns.forEach(({ at }, l) => at !== null && (rows[k][at] += own[l]));
      speeds[k] += speed[0];
    });
    const normals = this.normalForces(t, q, v, p);
    const all = normals.flatMap((parts, k) => parts.map((part) => ({ k, part })));
    const forces = all.flatMap(({ part }) => {
      const found = new Float64Array(depth * width);
      part.forEach((row, d) => found.set(row, d * width));
      return [...found];
    });
    return Float64Array.from([...all.flatMap(({ k }) => [...rows[k]]), ...all.map(({ k }) => speeds[k]),
      ...forces, ...all.map(({ k }) => roughs[k].law.friction.of(values)[0])]);
  }

  /** Return the coefficient of restitution of each constraint. @param {Vector} p */
  restitution(p) {
    const { values } = this.given(p);
    const all = new Float64Array(this.constraints.length);
    for (const { constraint, restitution } of this.switches) [all[constraint]] = restitution.of(values);
    return all;
  }

  /** @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {Matrix} [A] */
  constraintMatrix(t, q, v, p, A = zeros(this.constraints.length, this.n)) {
    for (const row of A) row.fill(0);
    this.each(this.holding, t, q, v, p, (part, state, { matrix }) => part.constraintMatrix(...state, matrix),
      ({ first, columns }, rows) => {
        for (let k = 0; k < rows.length; k++) {
          columns.forEach(({ at }, l) => at !== null && (A[first + k][at] += rows[k][l]));
        }
      });
    this.spec.drives.forEach(({ name }, k) => (A[this.firstDrive + k][this.index[name]] = 1));
    this.spec.equations.forEach((equation, k) => {
      for (const name of equation.uses) {
        const at = this.index[name];
        const [, slope] = this.jetOf(equation, t, q, p, 0, (i) => Number(i === at));
        A[this.firstEquation + k][at] = slope;
      }
    });
    for (const { constraint, parameter } of this.switches) if (!p[parameter]) A[constraint].fill(0);
    return A;
  }

  /** @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p */
  potentialEnergy(t, q, v, p) {
    const { forces, torques } = this.given(p);
    const terms = /** @type {number[]} */ ([]);
    this.each(this.solid, t, q, v, p, (part, state) => part.potentialEnergy(...state),
      (_, own) => terms.push(...own));
    for (const { point, body, force } of forces) {
      if (body === null) this.positionOf(point, q, p).forEach((x, axis) => terms.push(-force[axis] * x));
    }
    for (const { bodies, torque } of torques) {
      bodies.forEach((body, k) => terms.push((k ? torque : -torque) * q[this.index[`theta_${body}`]]));
    }
    return terms;
  }

  /** Return the forces of all other parts on a body at its points: M q'' - Q + A^T lambda in each coordinate, as factors
   * of accelerations, multipliers and 1; see teachmech/problems/mechanisms/joint_forces.py.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @returns {Record<string, Vector[]>} */
  forcesOn(t, q, v, p) {
    const { n } = this;
    const last = n + this.constraints.length;
    const sums = /** @type {Record<string, Vector[]>} */ ({});
    this.each(this.pieces.filter(({ rigid }) => rigid), t, q, v, p,
      (part, state, { constraints: held }) => ({ M: part.massMatrix(...state), Q: part.appliedForce(...state),
        A: held.length ? part.constraintMatrix(...state) : [] }),
      ({ bodies, columns, first }, { M, Q, A }) =>
        columns.forEach(({ point, axis }, i) => {
          if (point === null) return;
          const row = (sums[`${point} on ${bodies[0]}`] ??= zeros(2, last + 1))[axis];
          row[last] -= Q[i];
          columns.forEach(({ at }, j) => at !== null && (row[at] += M[i][j]));
          A.forEach((own, k) => (row[n + first + k] += own[i]));
        }));
    return sums;
  }

  /** Return the slope of the first constraint of a piece by the position of a point.
   * @param {(piece: Piece) => boolean} chosen @param {string} point @param {number} t @param {Vector} q
   * @param {Vector} v @param {Vector} p @returns {[number, number]} */
  slopeOf(chosen, point, t, q, v, p) {
    const slope = /** @type {[number, number]} */ ([0, 0]);
    this.each(this.pieces.filter(chosen).slice(0, 1), t, q, v, p,
      (part, state, { matrix }) => part.constraintMatrix(...state, matrix)[0],
      ({ columns }, row) =>
        columns.forEach((column, i) => column.point === point && (slope[column.axis] += row[i])));
    return slope;
  }

  /** Return the joint forces.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {Vector} qdd
   * @param {Vector} multipliers */
  jointForces(t, q, v, p, qdd, multipliers) {
    const sums = this.forcesOn(t, q, v, p);
    const known = Float64Array.from([...qdd, ...multipliers, 1]);
    return this.joints.flatMap(({ name }) => sums[name].map((row) => dot(row, known)));
  }

  /** @param {Vector} p */
  localPositions(p) {
    const { values } = this.given(p);
    const { bodies, rods } = this.spec;
    return [...bodies, ...rods].flatMap(({ points, positions }) =>
      points.flatMap((point) => positions[point].map((value) => value.of(values)[0]))
    );
  }

  /** Return the radii of the circles of contacts, in the order of `circlesOf`. @param {Vector} p */
  radii(p) {
    const { values } = this.given(p);
    return circlesOf(this.spec).map(({ radius }) => radius.of(values)[0]);
  }

  positionMatrix() {
    const J = zeros(3 * this.spec.moving.length, this.n);
    this.spec.moving.forEach((point, k) => {
      J[3 * k][this.index[`${point}_x`]] = 1;
      J[3 * k + 1][this.index[`${point}_y`]] = 1;
    });
    return J;
  }
}
