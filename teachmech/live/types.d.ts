// The types that the modules of this folder share, and what Python hands to a live picture.

import type { Panel, Scene, Sight, Space } from "../animation/types.js";
import type { Matrix, Vector } from "../numerics/javascript/linear.js";
import type { Complex, ComplexVector } from "./eigenvalues.js";
import type { Method } from "../numerics/javascript/method.js";
import type { Operation } from "./gradients.js";
import type { Change, ProblemWithPicture, Settings } from "../numerics/javascript/types.js";

/** A number with its first and second derivative by the time. */
export type Jet = [number, number, number];
export type Slider = { name: string; value: number; unit: string; low: number; high: number; step: number };
export type Input = { name: string; text: string; unit: string };
export type Outline = { shape: number; how: string; from: number; to: number };

/** The data of a live picture besides the program; see teachmech/live/live_picture.py. */
export interface LivePicture {
  scene: Scene;
  /** The size of the picture in metres. */ size: number;
  /** For each kind of arrows, the components of each force: coordinates, or entries of jointForces. */
  forces: { kind: string; columns: number[][] }[];
  /** The components of each joint force or torque. */ joints: number[][];
  /** The unit and the scale, in metres per unit, of the arrows that a user chooses. */
  arrows: Record<"velocity" | "acceleration" | "force", { unit: string; scale: number }>;
  /** Two points of each planar body, for its instant centre. */ bodies: Record<string, number[]>;
  /** The outlines that depend on parameters. */ outlines: Outline[];
  /** The polygons that replace round corners and circles. */ polygons: { arc: number; corners: number };
  parameters: Slider[]; start: Slider[];
  /** The inputs that change with time or state, in words. */ inputs: Input[];
  charts: { title: string; shown: boolean; panels: Panel[] }[];
  /** The colours and dashes of the lines of a panel, in order, and the most curves that a user chooses. */
  colours: string[]; dashes: string[]; curves: number;
  /** Whether motions are computed whole at first, and the time that is then seen. */ whole: boolean;
  time: number | null;
  /** Whether the free multipliers are seen at first. */ choosing: boolean;
  /** The settings of a motion B at first. */ second: Partial<Settings> | null;
  notes: string[];
  /** The equations of motion for modes, or null if a page does not have them. */ residuals: Residuals | null;
  /** Whether it is part of a drawing board, whose address has no values. */ drawn?: boolean;
  /** The steps of a lecture; see teachmech/live/lecture.py. */ lecture?: LectureStep[];
}

/** The quantities of the chart that a user chooses, by the keys of their lines; over the time if across is "". */
export type OwnChoice = { across: string; curves: string[] };

/** A step of a lecture: the values that differ from those of the problem, and what is seen. */
export interface LectureStep {
  title?: string; text?: string; values: Omit<Shared, "led">; B?: Omit<Shared, "led">; charts?: string[];
  own?: Partial<OwnChoice>; arrows?: Record<string, string[]>; whole?: boolean; time?: number; hide?: ("charts" | "picture")[]; play?: boolean;
  view?: Partial<Sight>;
}

/** A page; `space` is given if its scene is in space. */
export type Page = { problem: ProblemWithPicture; picture: LivePicture; space?: Space | null };

/** A start y, and the place p, y from which it follows: that of the problem, or where the pointer or a value led. */
export type Origin = { p: Vector; y: Vector };
/** The values with which a motion begins; `held` marks the entries that were set, `off` allows a start off the constraints. */
export interface Values {
  p: Vector; settings: Settings; held: boolean[]; off: boolean; t: number; y: Vector; from: Origin;
}

/** Values that were changed: `led` are those of a state to which the pointer led. */
export interface Shared {
  parameters: Record<string, number>; start: Record<string, number>; led: Record<string, number>;
  settings: Record<string, number | string>;
}

/** A change of the constraints that act; `struck` if velocities jump. */
export type RecordedChange = Change & { struck: boolean };

/** A field for a value with its slider, and what happens when it changes. */
export interface ValueSlider {
  row: HTMLElement;
  show: (x: number, anew: boolean) => void;
  onmove: (x: number) => void;
  onwrong: (text: string) => void;
}

/** The spring by which the pointer pulls a point of a running motion. */
export type Spring = { point: number; target: number[]; stiffness: number; damping: number };
/** A free multiplier's state: multipliers, their rank, the null space N and the rows of A. */
export interface FreeState {
  course: object; t: number; multipliers: Vector; rank: number; N: Vector[]; rows: Vector[];
}
/** The traits of a page in a cell. */
export type FrameTraits = Record<string, unknown> & { title: string; page: string; beginning: boolean; told: string[] };

/** The equations of motion as operations; see teachmech/run/residuals.py. */
export interface Residuals {
  operations: Operation[]; results: number[]; unknowns: string[];
  /** For each coordinate whether it is the coordinate of a point. */ lengths: boolean[];
}
/** R, h and r with their derivatives at a state; see teachmech/stability/variation.py. */
export type Variation = { R: Vector; h: Vector; r: Vector }
  & Record<"R_q" | "R_v" | "R_a" | "R_l" | "S_q" | "S_v" | "A" | "h_q" | "r_q", Matrix>;
/** The indices of the independent coordinates and velocities. */
export type Chosen = { p: number[]; u: number[] };
/** Linearised equations: the names of the independent coordinates, the matrix of the first-order form, the
 * changes of all coordinates by the independent ones, sizes, sizes by which changes are compared, and which
 * coordinates are those of points. */
export interface Linear {
  coordinates: string[]; chosen: Chosen; rates: Matrix; positions: Matrix; sizes: Vector;
  alike: Vector; lengths: boolean[];
  coordinateSizes: Vector;
  /** The time in which the terms act, in seconds. */ period: number;
  /** Whether nothing moves and forces balance, and whether independent velocities are constant. */
  rests: boolean; slow: boolean;
}
/** A mode: eigenvalue in 1/s, shape in all coordinates, and its title; see teachmech/stability/modes.py. */
export interface Mode { value: Complex; shape: ComplexVector; label: string; title: string }
/** What is known about a start: its kind in words, the linearised equations and the method there, modes, and all
 * eigenvalues. */
export interface Study { kind: string; linear: Linear; method: Method; modes: Mode[]; values: Complex[] }
/** The eigenvalues for values of a parameter, and the range of these values. */
export interface Locus {
  points: { x: number; values: Complex[] }[]; range?: [number, number];
}
