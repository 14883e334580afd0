// The types of functions.js.

/** The functions of the expression language: how many arguments, and the value with its derivatives. */
export const FUNCTIONS: Record<string, { least: number; most: number; of: (...numbers: number[]) => number[] }>;
