// Whole powers, which the functions of a problem call.

/** The square of x. @param {number} x */
export const sq = (x) => x * x;

/** A whole power of x, by squares. @param {number} x @param {number} exponent */
export function wholePower(x, exponent) {
  let power = 1;
  for (; exponent > 0; exponent >>= 1, x *= x) if (exponent & 1) power *= x;
  return power;
}
