// The types of kernels.js, which kernel_printer.py writes: of what other modules import.

import type { Vector } from "./linear.js";

/** Write the values of a state y = (q, v, works) for the parameters p. */
export type Filling = (t: number, y: Vector, p: Vector, values: Vector) => void;

/** A problem as the kernels take it: lists of what is where, arrays, and the functions of the problem. */
export interface System {
  index: Int32Array; values: Vector; work: Vector;
  /** Parameters, the tolerance of the rank, units of coordinates, factors of rows, a tenth of the sizes. */
  p: Vector;
  terms: Filling; slopes: Filling;
  /** Messages, by the method that cannot go on. */ endings: Record<string, string>;
  workspace: Vector | null; direct: null; correct: null;
}

/** The arrays of `System` that a linear system needs. */
export type LinearSystem = Pick<System, "index" | "values" | "work" | "p">;

/** The arrays that an adaptive method works in, and how far it may go. */
type Advancing = [projected: boolean, tolerance: number, times: Vector, count: number, index: Int32Array,
  clock: Vector, now: Vector, states: Vector, ends: Vector, keptEnds: number, workspace: Vector, budget: number];

export const TOLERANCE: number, N: number, M: number, COLUMN: number, ENTRIES: number, MASSES: number,
  MASS_COLUMN: number, MASS_ROW: number, METRIC: number, METRICS: number, ROW: number, MARGIN: number,
  METRIC_COLUMN: number, METRIC_ROW: number, ALL: number, EVERY: number, SLOPE_BEGIN: number, POWER: number,
  PENALTY: number,
  AT_ONCE: number, DONE: number, PAUSED: number, PLAIN: number, TOO_SMALL: number, STANDSTILL: number;
export const ROWS: Record<string, number>, KEPT: Record<string, number>, PAIRS: Record<string, Vector>;

export function sq(x: number): number;
export function wholePower(x: number, exponent: number): number;
export const NEGLIGIBLE: number, SOLVED: number, FRICTIONS: number, DEPTH: number, COMPONENTS: number, ADDED: number, ACTUATORS: number, PROGRAMMES: number, SLIDING: number;
export function chosenForces(problem: System): Vector;
export function directions(problem: System): Vector;
export function wantedForces(problem: System): Vector;
export function frictionInThePlane(m: number, W: Vector, q: Vector, mu: Vector, slip: Vector, forces: Vector,
  memory: Vector): number;
export function lemke(n: number, W: Vector, q: Vector, z: Vector, w: Vector, memory: Vector): number;
export function resolve(system: LinearSystem): number;
export function factorise(system: LinearSystem, pattern: number): number;
export function isUndefined(system: System): boolean;
export function weightRows(system: System, chosen: number, m: number): boolean;
export function decideByRotations(system: System, m: number): number;
export function rotate(first: Vector, second: Vector, n: number, withFirst: Vector, withSecond: Vector, m: number):
  boolean;
export function weigh(system: System): void;
export function record(system: System, times: ArrayLike<number>, count: number, states: Vector, rows: Vector,
  ranks: Int32Array): number;
export function project(system: System, t: number, y: Vector): boolean;
export function keepMetric(system: System, t: number, y: Vector): void;
export function approach(system: System, t: number, y: Vector, positions: boolean): boolean;
export function rk4(system: System, projected: boolean, times: Vector, count: number, index: Int32Array,
  states: Vector, workspace: Vector, budget: number): number;
export function embeddedPair(system: System, pair: Vector, ...advancing: Advancing): number;
export function radau(system: System, ...advancing: Advancing): number;
export function kinematic(system: System, ...advancing: Advancing): number;
