// From the meaning of a file to a problem: the sum of its parts, each in the coordinates of its points.
// Rows and columns of fixed points are left out. The parts are written by teachmech/board/templates.py.

import { IMPACTS, impact } from "../numerics/javascript/impact.js";
import { zeros } from "../numerics/javascript/linear.js";
import { circlesOf, jointsOf, piecesOf } from "./pieces.js";
import { jetsOf } from "./quantities.js";
import { startOf } from "./start.js";
import { SpecError } from "./tree.js";

/** @import { Jet } from "../live/types.js" */
/** @import { Matrix, Vector } from "../numerics/javascript/linear.js" */
/** @import { At, Problem } from "../numerics/javascript/types.js" */
/** @import { Body, ContactFunctions, Core, Equation, Mechanism, MechanismFunctions } from "./types.js" */
/** @import { PartProblem, Piece, Spec, Value } from "./types.js" */

/** Return the problem of a mechanism, with its start.
 * @param {Spec} spec @param {Core} core @returns {Mechanism} */
export function problemOf(spec, { parts, blank }) {
  const sum = new Assembly(spec, parts);
  const { constraints, joints } = sum;
  /** @type {Mechanism} */
  const problem = { ...blank, ...functionsOf(sum), ...contactsOf(sum),
    start: () => ({ q: state.q.slice(), v: state.v.slice() }), name: spec.title,
    coordinates: spec.coordinates, constraints, holonomic: constraints.map(() => true),
    parameters: { ...spec.parameters, ...Object.fromEntries(sum.switches.map(({ name }) => [name, 0])) },
    dependent: Object.keys(spec.dependent),
    driven: spec.drives.length > 0 || spec.equations.some(({ driven }) => driven),
    settings: { ...blank.settings, ...timesOf(spec, blank),
      ...(sum.switches.length ? { impacts: "newton" } : {}) },
    choices: { ...blank.choices, ...(sum.switches.length ? { impacts: IMPACTS } : {}) }, joints };
  const state = startOf(spec, problem);
  return problem;
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
  return { dependentParameters: (p, asked) => sum.dependentParameters(p, asked),
    massMatrix: (t, q, v, p, M) => sum.massMatrix(t, q, v, p, M),
    appliedForce: (t, q, v, p) => sum.appliedForce(t, q, v, p),
    constraintMatrix: (t, q, v, p, A) => sum.constraintMatrix(t, q, v, p, A),
    constraintValues: (t, q, v, p) => sum.ofConstraints("constraintValues", t, q, v, p, ([x], at) => at - x),
    constraintRates: (t, q, v, p) =>
      sum.ofConstraints("constraintRates", t, q, v, p, ([, rate], _, speed) => speed - rate),
    constraintVector: (t, q, v, p) => sum.ofConstraints("constraintVector", t, q, v, p, ([, , bend]) => bend),
    potentialEnergy: (t, q, v, p) => sum.potentialEnergy(t, q, v, p),
    jointForces: (t, q, v, p, qdd, multipliers) => sum.jointForces(t, q, v, p, qdd, multipliers),
    localPlaces: (p) => sum.localPlaces(p), radii: (p) => sum.radii(p), placeMatrix: () => sum.placeMatrix(),
    places: (_, q, _v, p) => spec.moving.flatMap((point) => [...sum.placeOf(point, q, p), 0]),
    fixedPlaces: (p) => Object.values(sum.given(p).fixed).flatMap(([x, y]) => [x, y, 0]), pivots: () => [] };
}

/** Return what a problem has if it has contacts or bounds. @param {Assembly} sum @returns {ContactFunctions} */
function contactsOf(sum) {
  if (!sum.switches.length) return {};
  const switches = sum.switches.map(({ constraint, parameter }) => ({ constraint, parameter, level: true,
    begins: true, contact: true, sticks: false })
  );
  return { switches, closed: switches.flatMap(() => [false, false]), conditionsOnForces: true, impact,
    conditions: (t, q, v, p, _, multipliers) => sum.conditions(t, q, v, p, multipliers),
    restitution: (p) => sum.restitution(p) };
}

/** The sum of all parts. */
class Assembly {
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
    this.constraints = [...held, ...spec.drives.map(({ name }) => `drive of ${name}`),
      ...[...spec.equations, ...spec.contacts].map(({ name }) => name)];
    this.switches = this.switched();
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
    const names = Object.keys(spec.parameters);
    const all = [...spec.equations, ...spec.contacts.map((one) => ({ ...one, oneSided: true }))];
    const found = all.flatMap(({ name, oneSided, restitution, line }, k) =>
      oneSided
        ? [{ constraint: firstEquation + k, name: `on_${name.replace(/\W/g, "_")}`, restitution, line }]
        : []
    );
    for (const { name, line } of found) {
      if (names.includes(name))
        throw new SpecError(`the name ${name} has two meanings; rename a contact, a bound or a parameter`,
          line);
      names.push(name);
    }
    return found.map((one) => ({ ...one, parameter: names.indexOf(one.name) }));
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
    /** @param {Pick<Body,"points"|"places">} given */
    const lengthOf = ({ points, places }) => of(places[points[1]][0]);
    /** @type {Record<string, number[]>} */
    const fixed = Object.fromEntries(
      Object.entries(spec.fixed).map(([point, place]) => [point, place.map(of)]),
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
  placeOf(point, q, p) {
    const { index, spec } = this;
    return spec.fixed[point] ? this.given(p).fixed[point] : [q[index[`${point}_x`]], q[index[`${point}_y`]]];
  }

  /** @param {string} body @param {Vector} q @param {Vector} p */
  directionOf(body, q, p) {
    const points = this.spec.bodies.find(({ name }) => name === body)?.points ?? [];
    const [a, b] = points.map((point) => this.placeOf(point, q, p));
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
      ({ first }, values) => all.set(values, first));
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

  /** Return the conditions of all contacts and bounds: to begin they approach, and to end they would pull.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {ArrayLike<number>} multipliers */
  conditions(t, q, v, p, multipliers) {
    const nothing = () => NaN; // drives do not switch
    const gaps = this.ofAll("constraintValues", t, q, v, p, nothing);
    const rates = this.ofAll("constraintRates", t, q, v, p, nothing);
    return this.switches.flatMap(({ constraint: k }) => [Math.min(-gaps[k], -rates[k]), multipliers[k]]);
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
    this.each(this.holding, t, q, v, p, (part, state, { room }) => part.constraintMatrix(...state, room),
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
      if (body === null) this.placeOf(point, q, p).forEach((x, axis) => terms.push(-force[axis] * x));
    }
    for (const { bodies, torque } of torques) {
      bodies.forEach((body, k) => terms.push((k ? torque : -torque) * q[this.index[`theta_${body}`]]));
    }
    return terms;
  }

  /** Return the joint forces: M q'' - Q + A^T lambda of a body at a point is the force of the pin on the
   * body; see teachmech/problems/mechanisms/joint_forces.py.
   * @param {number} t @param {Vector} q @param {Vector} v @param {Vector} p @param {Vector} qdd
   * @param {Vector} multipliers */
  jointForces(t, q, v, p, qdd, multipliers) {
    const { numbers } = this.given(p);
    const sums = /** @type {Record<string, number[]>} */ ({});
    for (const piece of this.pieces.filter(({ rigid }) => rigid)) {
      this.enter(piece, q, v, p);
      const { part, columns, first, constraints: held, q: own, v: rates } = piece;
      /** @type {At} */
      const state = [t, own, rates, numbers[piece.number]];
      const M = part.massMatrix(...state);
      const Q = part.appliedForce(...state);
      const A = held.length ? part.constraintMatrix(...state) : [];
      columns.forEach(({ point, axis }, i) => {
        if (point === null) return;
        let force = -Q[i];
        columns.forEach(({ at }, j) => (force += at === null ? 0 : M[i][j] * qdd[at]));
        A.forEach((row, k) => (force += row[i] * multipliers[first + k]));
        (sums[`${point} on ${piece.bodies[0]}`] ??= [0, 0])[axis] += force;
      });
    }
    return this.joints.flatMap(({ name }) => sums[name]);
  }

  /** @param {Vector} p */
  localPlaces(p) {
    const { values } = this.given(p);
    const { bodies, rods } = this.spec;
    return [...bodies, ...rods].flatMap(({ points, places }) =>
      points.flatMap((point) => places[point].map((value) => value.of(values)[0]))
    );
  }

  /** Return the radii of the circles of contacts, in the order of `circlesOf`. @param {Vector} p */
  radii(p) {
    const { values } = this.given(p);
    return circlesOf(this.spec).map(({ radius }) => radius.of(values)[0]);
  }

  placeMatrix() {
    const J = zeros(3 * this.spec.moving.length, this.n);
    this.spec.moving.forEach((point, k) => {
      J[3 * k][this.index[`${point}_x`]] = 1;
      J[3 * k + 1][this.index[`${point}_y`]] = 1;
    });
    return J;
  }
}
