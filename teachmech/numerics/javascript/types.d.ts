// The types that the modules of this folder share, and what a page knows of a problem.

import type { Filling } from "./kernels.js";
import type { Matrix, Vector } from "./linear.js";
import type { friction } from "./dry_friction.js";
import type { actuators, excess } from "./limits.js";
import type { Method } from "./method.js";

export type State = { q: Vector; v: Vector };
/** A time, coordinates, velocities and parameters. */
export type At = [t: number, q: Vector, v: Vector, p: Vector];

/** A problem as the generated program describes it; p are the parameters in their order. */
export interface Problem {
  coordinates: string[]; constraints: string[];
  /** Coordinates that are the components of one vector. */ vectors: number[][];
  holonomic: boolean[]; parameters: Record<string, number>;
  /** The parameters that use others. */ dependent: string[];
  /** Write the dependent parameters into p, except those that are given. */
  dependentParameters: (p: Vector, given: string[]) => Vector;
  settings: Settings; choices: { method: string[]; stabilisation: string[]; impacts?: string[] };
  /** Whether a constraint depends on the time. */ driven: boolean;
  /** The message if a method cannot go on. */ endings: Record<string, string>;
  tolerances: Record<"rank" | "closer" | "penalty" | "start" | "least" | "most" | "unique", number> & {
    tells: boolean;
  };
  /** The layout of the values that `terms` writes. */
  layout?: { lists: Lists; constants: number[]; singular: boolean };
  terms?: Filling;
  /** The derivatives that Radau needs. */
  slopes?: (...given: [...Parameters<Filling>, { alpha: number; beta: number }]) => void;
  start: (p: Vector) => State;
  /** What each constraint may be off by rounding alone. */ rounding?: number[];
  /** Add a force to Q. */ push?: (...state: [...At, Q: Vector]) => void;
  /** The constraints that do not always act, with the parameters that switch them; absent if the motion is
   * in one piece. */
  switches?: Switch[];
  /** The times of the samples of inputs, in rising order. */ breaks?: ArrayLike<number>;
  /** Value, least and largest value of inputs that are expressions; absent without limits. */
  limitedInputs?: (...state: At) => ArrayLike<number>;
  excess?: typeof excess;
  /** The parts of forces of actuators that applied forces contain, errors of programmes; absent without them. */
  givenInputs?: (...state: At) => ArrayLike<number>;
  aims?: (...state: At) => ArrayLike<number>;
  actuators?: typeof actuators;
  /** Two values for each switch, positive if its constraint begins and if it ceases to act; by constraint, the
   * overlap at which a contact begins, and the velocity that counts as zero. */
  conditions?: (...state: [...At, qdd: ArrayLike<number>, multipliers: ArrayLike<number>,
    overlap: ArrayLike<number>, slow: ArrayLike<number>]) => ArrayLike<number>;
  /** Whether they contain accelerations or multipliers. */ conditionsOnForces?: boolean;
  /** Whether each condition holds at zero. */ closed?: boolean[];
  /** The coefficients of restitution by constraint, and the law of impact; absent without contacts. */
  restitution?: (p: Vector) => ArrayLike<number>;
  impact?: (method: Method, t: number, y: Vector, impulses: Vector, jumps: boolean) => void;
  /** The constraints with friction, those that act while they stick, and the parameters with the signs of their
   * sliding velocities; and the law of friction. Absent without friction. */
  frictions?: FrictionComponent[];
  /** Whether constraint forces do virtual work. */ nonideal?: boolean;
  friction?: typeof friction;
  /** The frictions of a problem without a layout. */ rubbing?: Pick<Lists, "sliding" | "depth">;
  stopCondition?: (...state: [...At, qdd: Vector, multipliers: Vector]) => number;
}

/** A component of a sliding velocity: its constraint, the one that acts while it sticks and that of the first
 * component, the parameter for its direction, the number of the friction, and that of the component. */
export interface FrictionComponent {
  constraint: number;
  stick: number;
  first: number;
  slip: number;
  of: number;
  component: number;
}

/** A constraint that does not always act, and the parameter that is 1 while it does; `contact` if it is
 * one-sided, `sticks` if it acts while friction sticks, `level` if it acts as long as a condition holds. */
export interface Switch {
  constraint: number; parameter: number; level: boolean; begins: boolean; contact: boolean; sticks: boolean;
}

/** A problem without a layout. */
export interface ProblemWithMatrices extends Problem {
  massMatrix: (...state: [...At, M?: Matrix]) => Matrix;
  appliedForce: (...state: At) => Vector;
  constraintValues: (...state: At) => Vector;
  constraintRates: (...state: At) => Vector;
  constraintMatrix: (...state: [...At, A?: Matrix]) => Matrix;
  constraintVector: (...state: At) => Vector;
  /** The values of frictions in the order of the layout. */ frictionValues?: (...state: At) => Vector;
}

/** A problem that has a picture. */
export interface ProblemWithPicture extends Problem {
  /** The positions of the points, three numbers each, and their derivatives by q. */
  positions: (...state: At) => ArrayLike<number>;
  positionMatrix: (...state: At) => Matrix;
  /** The axes y and z of the frames in space. */ directions?: (...state: At) => ArrayLike<number>;
  fixedPositions: (p: Vector) => Iterable<number> & ArrayLike<number>;
  pivots: (p: Vector) => ArrayLike<number>;
  outlineNumbers: (p: Vector) => ArrayLike<number>;
  /** The terms of the potential energy. */ potentialEnergy?: (...state: At) => number[];
  /** The inputs that change with time or state. */ inputValues?: (...state: At) => ArrayLike<number>;
  jointForces?: (...state: [...At, qdd: Vector, multipliers: Vector]) => ArrayLike<number>;
}

export interface Settings {
  method: "rk4" | "dop853" | "tsit5" | "radau" | "kinematic"; begin: number; end: number;
  /** Seconds: the step of RK4, otherwise the time between stored states. */ step: number;
  /** The tolerance of a method that chooses its steps. */ tolerance: number;
  stabilisation: "none" | "projection" | "baumgarte" | "augmented";
  /** The law of impact, if there are contacts. */ impacts?: "newton" | "poisson" | "sequence";
  /** The coefficients of Baumgarte's stabilisation, in 1/s. */ alpha: number;
  beta: number;
}

/** A moment at which constraints begin or cease to act; see teachmech/run/changes.py. */
export interface Change {
  t: number;
  /** The states before and after it. */ before: Vector;
  after: Vector;
  /** For each switch, whether its constraint begins, ceases, and acts afterwards. */ begun: boolean[];
  ended: boolean[]; acting: boolean[]; impulses: Vector;
}

/** A step: the time at its end, the times and states that are stored on the way, and the state at any time in it. */
export type Step = [reached: number, stored: [number, Vector][], stateAt: (when: number) => Vector];

/** The lists of a layout; see teachmech/run/compiled/index.py and teachmech/run/compiled/pattern.py. */
export interface Lists {
  /** The numbers of coordinates, constraints and parameters. */ n: number;
  m: number; parameters: number;
  /** The positions of the values of M and of A. */ massRow: number[];
  massColumn: number[]; row: number[]; column: number[];
  /** The numbers of the holonomic constraints. */ holonomic: number[];
  /** Where the metric begins among the values (0 if it is M), and the positions of its values. */
  metric: number;
  metricRow: number[]; metricColumn: number[];
  /** The products in the metric: two factors, and the value to which each is added. */ products: number[][];
  /** Whether the metric is factorised. */ weighted: boolean;
  /** The penalty of the augmented Lagrangian, or 0. */ penalty: number;
  /** For each friction, the parameter with the sign of its sliding velocity, whether its constraint pushes, and the
   * constraint that acts while it sticks; and the components of the normal forces. */ sliding: number[];
  depth: number;
  /** The numbers of actuators and of programmes that they enforce. */ actuators: number;
  programmes: number;
  /** The derivatives that Radau needs. */ slopeRow: number[];
  slopeBegin: number[];
  /** The orders of elimination with all constraints and with the holonomic ones: coordinates, then constraints. */
  orders: number[][];
}

/** A change of q and t that may move a point towards its target, with the distance to it. */
export interface DragStep {
  distance: number; point: number; target: number[];
  /** The size of the picture. */ reach: number;
  change: Vector;
  /** How far any point moves, and how much nearer this one comes. */ moves: number;
  promised: number; time: number;
}
