// Written by docs/bundles.py from teachmech/expressions/elementary.py.
export const FUNCTIONS = (({ abs, acos, acosh, asin, asinh, atan, atan2, atanh, cos, cosh, exp, log, log10, max, min, pow, sign, sin, sinh, sqrt, tan, tanh }) => {
  const sq = (x) => x * x, wholePower = (x, n) => x ** n;
  return {
    sin: { least: 1, most: 1, of: (u) => [sin(u), cos(u), -sin(u)] },
    cos: { least: 1, most: 1, of: (u) => [cos(u), -sin(u), -cos(u)] },
    tan: { least: 1, most: 1, of: (u) => [tan(u), sq(tan(u)) + 1, 2*(sq(tan(u)) + 1)*tan(u)] },
    asin: { least: 1, most: 1, of: (u) => [asin(u), 1/sqrt(-sq(u) + 1), u/pow(-sq(u) + 1, 3/2)] },
    acos: { least: 1, most: 1, of: (u) => [acos(u), -1/sqrt(-sq(u) + 1), -u/pow(-sq(u) + 1, 3/2)] },
    atan: { least: 1, most: 1, of: (u) => [atan(u), 1/(sq(u) + 1), -2*u/sq(sq(u) + 1)] },
    exp: { least: 1, most: 1, of: (u) => [exp(u), exp(u), exp(u)] },
    ln: { least: 1, most: 1, of: (u) => [log(u), 1/u, -1/sq(u)] },
    log: { least: 1, most: 1, of: (u) => [log10(u), 1/(u*log(10)), -1/(sq(u)*log(10))] },
    sinh: { least: 1, most: 1, of: (u) => [sinh(u), cosh(u), sinh(u)] },
    cosh: { least: 1, most: 1, of: (u) => [cosh(u), sinh(u), cosh(u)] },
    tanh: { least: 1, most: 1, of: (u) => [tanh(u), -sq(tanh(u)) + 1, -2*(-sq(tanh(u)) + 1)*tanh(u)] },
    asinh: { least: 1, most: 1, of: (u) => [asinh(u), 1/sqrt(sq(u) + 1), -u/pow(sq(u) + 1, 3/2)] },
    acosh: { least: 1, most: 1, of: (u) => [acosh(u), 1/(sqrt(u - 1)*sqrt(u + 1)), -1/(2*pow(u - 1, 3/2)*sqrt(u + 1)) - 1/(2*sqrt(u - 1)*pow(u + 1, 3/2))] },
    atanh: { least: 1, most: 1, of: (u) => [atanh(u), 1/(-sq(u) + 1), 2*u/sq(-sq(u) + 1)] },
    sqrt: { least: 1, most: 1, of: (u) => [sqrt(u), 1/(2*sqrt(u)), -1/(4*pow(u, 3/2))] },
    abs: { least: 1, most: 1, of: (u) => [abs(u), sign(u), 0] },
    sign: { least: 1, most: 1, of: (u) => [sign(u), 0, 0] },
    step: { least: 1, most: 1, of: (u) => [sign(u)/2 + 1/2, 0, 0] },
    atan2: { least: 2, most: 2, of: (u, v) => [atan2(u, v), v/(sq(u) + sq(v)), -u/(sq(u) + sq(v)), -2*u*v/sq(sq(u) + sq(v)), -2*sq(v)/sq(sq(u) + sq(v)) + 1/(sq(u) + sq(v)), 2*u*v/sq(sq(u) + sq(v))] },
    min: { least: 2, most: 50, of: (u, v) => [min(u, v), -sign(u - v)/2 + 1/2, sign(u - v)/2 + 1/2, 0, 0, 0] },
    max: { least: 2, most: 50, of: (u, v) => [max(u, v), sign(u - v)/2 + 1/2, -sign(u - v)/2 + 1/2, 0, 0, 0] },
  };
})(Math);
