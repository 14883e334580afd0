// The types that the modules of this folder share: what a MechSpec file means, and what Python hands to the page.

import type { Panel } from "../animation/types.js";
import type { Jet } from "../live/types.js";
import type { Vector } from "../numerics/javascript/linear.js";
import type { Problem, ProblemWithMatrices, ProblemWithPicture, State } from "../numerics/javascript/types.js";

export type Position = [number, number];
export type Positions = Record<string, Position>;
/** A number in the parameters, or of drives in the time. */
export interface Value {
  text: string;
  of: (values: Record<string, Jet>) => Jet;
  line: number | null;
}
export type ValuePair = [Value, Value];
/** A function that turns a place of the world, or a direction, into the axes of a body. */
export type Frame = (position: ValuePair, direction?: boolean) => ValuePair;

/** A rigid body; `frame` is null if its places are local, otherwise they are those of the drawing. */
export interface Body {
  name: string; key: string; line: number | null; points: string[]; positions: Record<string, ValuePair>;
  centroid: ValuePair; mass: Value; inertia: Value; frame: Frame | null;
}
/** A spring, a damper or a particle. */
export type Part = { kind: string; name: string; key: string; points: string[]; values: Value[]; line: number | null };
/** One side of a contact; `body` is null if it does not turn, or belongs to the ground. */
export type Surface = { kind: string; points: string[]; radius: Value; body: string | null };
/** Shapes that touch, or a thread; `kind` is the name of its template. */
export interface Contact {
  name: string; kind: string; points: string[]; numbers: Value[]; restitution: Value; shapes: Surface[];
  thread: boolean; law: Law | null; line: number | null;
}
/** Coefficients of friction. */
export type Law = { friction: Value; static: Value };
/** The friction of a pin of two parts, or of one or two points on a line, `guide`; `bodies` are those that turn, and
 * `law` is null if the page cannot compute it. */
export interface JointFriction {
  name: string; line: number | null; law: Law | null; points: string[]; guide: string | null; radius: Value | null;
  length: Value | null; other: string; bodies: string[];
}
/** A pin or a slider that may have friction: its words and its key, and its friction if there is one. */
export type Rubbing = {
  panels: Selected[]; what: string; pin: boolean; several: boolean; name: string; against: string | null;
  known: JointFriction | undefined;
};
/** A friction with the constraint of its normal force, that which acts while it sticks, and their parameters. */
export type Rough = {
  name: string; law: Law; contact: Contact | null; joint: JointFriction | null; constraint: number; stick: number;
  own: number | null; slip: number;
};
/** An equation, or a bound: `of` is zero where it is met, and positive where a bound is open. */
export interface Equation {
  name: string; of: (values: Record<string, Jet>) => Jet; oneSided: boolean; restitution: Value;
  /** The coordinates that it contains, and whether it contains the time. */ uses: string[];
  driven: boolean; line: number | null;
  /** What it bounds by a number in the parameters, without blanks; null if it does not. */
  bound: { of: string; least: boolean; text: string; at: (values: Record<string, Jet>) => Jet } | null;
}
/** A quantity that may have stops: the panels that show them, its words, and its text in the coordinates. The angle
 * of a body, or a position on a line; it is drawn at `pivot`, in the axes of two points or of the world. */
export type Limited = {
  panels: Selected[]; what: string; unit: string; of: string; pivot: string; body: Body | null; frame: string[] | null;
};
export type Beyond = { key: string; line: number | null };
export type Rod = Pick<Body, "name" | "points" | "positions" | "line">;
export type Guide = { name: string; points: string[]; line: number | null };
export type Torsion = { name: string; key: string; bodies: string[]; values: Value[] };
export type Guess = { at: Value; fixed: boolean };

/** The meaning of a MechSpec file. */
export interface Spec {
  title: string;
  /** Whether it is in SI units, and the unit of length. */ si: boolean;
  unit: string;
  /** The parameters as texts take them, as numbers, and those that use others, in the order of their use. */
  values: Record<string, Jet>;
  parameters: Record<string, number>; dependent: Record<string, Value>; coordinates: string[];
  fixed: Record<string, ValuePair>;
  /** The points that move, in alphabetic order. */ moving: string[];
  bodies: Body[];
  /** The bodies whose turn angle is a coordinate. */ turning: string[];
  parts: Part[]; torsions: Torsion[]; lines: Guide[];
  /** Rods without mass. */ rods: Rod[];
  drives: { name: string; at: Value }[];
  equations: Equation[]; contacts: Contact[]; frictions: JointFriction[];
  /** Constant forces and torques. */ forces: { point: string; body: string | null; force: ValuePair }[];
  torques: { name: string; bodies: string[]; torque: Value }[]; gravity: ValuePair;
  /** Guesses of coordinates and velocities. */ start: Record<string, Guess>;
  times: { t0: Value; tend: Value; tolerance: Value | null }; traces: string[];
  /** The bodies with outlines of their own, which the board does not draw. */ skels: string[];
  width: Value | null;
  /** What a page cannot compute. */ beyond: Beyond[];
}

/** The meaning of a text: its problem if it fits together, what is wrong, the places, and what is said of it. */
export interface Meaning {
  spec: Spec; problem: Mechanism | null; wrong: Error | null; said: string[]; positions: Positions;
}

/** A node of the tree of keys: name, value, key as it is written, and the node of the key. */
export type Entry = [name: string, value: unknown, key: unknown];
export type PartEntry = [name: string, value: unknown, key: string, at: unknown];
/** Keys, by those around them; see teachmech/board/board_page.py. */
export type Keys = { [name: string]: Keys | null };

/** The problems of single parts; see teachmech/board/templates.py. */
export type Core = { parts: Record<string, PartProblem>; blank: Problem };
export type PartProblem = ProblemWithMatrices & Required<Pick<ProblemWithPicture, "potentialEnergy">>;
/** A problem with the places of points on their bodies, and the joints in the order of their forces. */
export type Mechanism = { name: string } & Omit<ProblemWithMatrices, "start"> & Omit<ProblemWithPicture, "outlineNumbers" | "start"> & {
  localPositions: (p: Vector) => number[];
  radii: (p: Vector) => number[];
  joints: Joint[];
  /** The number of friction cones, whose vectors follow the joint forces. */ cones: number;
  start: () => State;
} & Required<Pick<ProblemWithPicture, "jointForces">>;
/** The functions of a mechanism. */
export type MechanismFunctions = Pick<Mechanism, "dependentParameters" | "massMatrix" | "appliedForce" | "constraintMatrix"
  | "constraintValues" | "constraintRates" | "constraintVector" | "potentialEnergy" | "jointForces" | "localPositions" | "radii"
  | "positionMatrix" | "positions" | "fixedPositions" | "pivots">;
/** What a problem has if constraints do not always act. */
export type ContactFunctions = Pick<Mechanism, "switches" | "conditions" | "conditionsOnForces" | "closed" | "restitution"
  | "impact" | "frictions" | "friction" | "nonideal" | "frictionValues" | "rubbing">;
export type Joint = { name: string; point: string };
/** A coordinate of a part: its index in the whole, or null if its point is fixed. */
export type Column = { at: number | null; point: string | null; axis: number };
export interface Piece {
  part: PartProblem; points: string[]; bodies: string[]; numbers: Value[]; number: number;
  constraints: string[]; columns: Column[]; rigid: boolean;
  /** Whether it is a contact or a sliding velocity, which has neither mass nor force. */ contact: boolean;
  /** The number of the friction whose sliding velocity it is part of, or null. */ rough: number | null;
  /** The index of its first constraint. */ first: number;
  /** Its constraint matrix, which is overwritten. */ matrix: Vector[];
  q: Vector; v: Vector;
}

/** Outlines of unit size, colours and sizes of a drawing; see teachmech/board/board_page.py. */
export interface DrawingStyle {
  shapes: Record<string, number[][][]>; bodies: [fill: string, edge: string][]; colours: string[];
  dashes: string[]; force: string; width: number; unit: number; arrow: number; arc: number; corners: number;
  most: number;
  /** The most curves of a chart that a user chooses. */ curves: number;
}
export type Given = {
  core: Core; known: Keys; look: DrawingStyle; text: string;
  /** Mechanisms of the project: a sentence and the text of each. */
  examples: { sentence: string; text: string }[];
};

export type Selected = { kind: string; name: string };
/** What is at a place of the canvas. */
export type Target = { point: string | null; position: Position; part: Selected | null };
/** What is about to be drawn: the places so far, the pointer, and the cross of the keys. */
export type Preview = { ends: Target[]; hover: Target | null; cursor: Position | null };
export type Quantity = { name: [string, boolean][]; of: [string, number]; turns?: boolean };
export type Panels = Panel[];
