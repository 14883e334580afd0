// The modes of linearised equations; see teachmech/stability/modes.py, which has the same words.

import { eigenvaluesOf, eigenvectorsOf } from "./eigenvalues.js";
import { scaled } from "./matrices.js";

/** @import { Complex, ComplexVector } from "./eigenvalues.js" */
/** @import { Linear, Mode } from "./types.js" */

const ROUNDING = 1e-10; // damping ratio that counts as zero
const GROWS = 1e-7; // real part that counts as zero, relative to the largest eigenvalue

/** Return the matrix of the first-order form for a state and a time relative to their sizes.
 * @param {Linear} of */
const relative = ({ rates, sizes, period }) => scaled(rates, sizes.map((x) => period / x), sizes);

/** Return the eigenvalues in 1/s. @param {Linear} of */
export const eigenvalues = (of) =>
  eigenvaluesOf(relative(of)).map(({ re, im }) => ({ re: re / of.period, im: im / of.period }));

/** Return the modes, one for each conjugate pair. @param {Linear} of @returns {Mode[]} */
export function modesIn(of) {
  const { alike, chosen, coordinates, period, positions, sizes } = of;
  return eigenvectorsOf(relative(of)).map(({ value, vector }) => {
    const moved = chosen.p.map((i, k) => sizes[k] * Math.hypot(vector.re[k], vector.im[k]) / alike[i]);
    const most = Math.max(...moved);
    const rounded = moved.map((x) => Math.round(1e6 * x / most));
    const order = moved.map((_, k) => k).sort((a, b) => rounded[b] - rounded[a]);
    const label = order.filter((k) => moved[k] > most / 2).map((k) => coordinates[k]).join(", ");
    /** @param {ArrayLike<number>} part */
    const along = (part) =>
      Float64Array.from(positions, (row) => row.reduce((sum, x, k) => sum + x * sizes[k] * part[k], 0));
    const shape = normalised({ re: along(vector.re), im: along(vector.im) }, alike);
    const own = { re: value.re / period, im: value.im / period };
    return { value: own, shape, label, title: titleOf(own, label) };
  });
}

/** Return a shape whose largest entry, relative to sizes, is 1. @param {ComplexVector} shape
 * @param {ArrayLike<number>} sizes @returns {ComplexVector} */
function normalised({ re, im }, sizes) {
  const far = Array.from(re, (x, i) => Math.hypot(x, im[i]) / sizes[i]);
  const largest = far.indexOf(Math.max(...far));
  const [a, b] = [re[largest], im[largest]];
  const square = a * a + b * b || 1;
  return { re: re.map((x, i) => (x * a + im[i] * b) / square),
    im: im.map((x, i) => (x * a - re[i] * b) / square) };
}

/** @param {Complex} s */
const frequency = ({ im }) => Math.abs(im) / (2 * Math.PI);

/** Return -Re(s)/|s|. @param {Complex} s */
function dampingRatio({ re, im }) {
  const size = Math.hypot(re, im);
  const ratio = size ? -re / size : 0;
  return Math.abs(ratio) > ROUNDING ? ratio : 0;
}

/** Return the largest real part of the eigenvalues that are not zero; 0 if it is rounding.
 * @param {Complex[]} values */
export function growthOf(values) {
  const size = Math.max(0, ...values.map(({ re, im }) => Math.hypot(re, im)));
  const most = Math.max(...values.filter(({ re, im }) => re || im).map(({ re }) => re));
  return Math.abs(most) > GROWS * size && Number.isFinite(most) ? most : 0;
}

/** Return what the eigenvalues say about small motions. @param {Complex[]} values */
export function fateOf(values) {
  const growth = growthOf(values);
  const neutral = values.some(({ re, im }) => !re && !im);
  if (growth > 0) return "grow";
  return growth < 0 && !neutral ? "decay" : "do not grow exponentially";
}

/** Return the frequency, or the rate of a mode that does not oscillate, with the label.
 * @param {Complex} s @param {string} label */
function titleOf(s, label) {
  if (s.im !== 0) {
    const ratio = dampingRatio(s);
    const damped = ratio > 0 ? `, damping ratio ${Number(ratio.toPrecision(3))}` : "";
    return `${fourDigits(frequency(s))} Hz${ratio < 0 ? ", grows" : damped}: ${label}`;
  }
  if (s.re === 0) return `neutral: ${label}`;
  return `${s.re > 0 ? "grows" : "decays"} with ${fourDigits(Math.abs(s.re))}/s: ${label}`;
}

/** @param {number} x */
const fourDigits = (x) => String(Number(x.toPrecision(4)));
