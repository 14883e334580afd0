// The classical method of Runge and Kutta of order 4, with constant steps.

/**
 * Return the state after one step.
 *
 * @param {(t: number, y: Vector) => Vector} derivative
 * @param {number} t
 * @param {Vector} y
 * @param {number} next the time at its end
 * @returns {Vector}
 */
export function rk4(derivative, t, y, next) {
  const h = next - t, ahead = (by, k) => y.map((x, i) => x + by * k[i]);
  const k1 = derivative(t, y);
  const k2 = derivative(t + h / 2, ahead(h / 2, k1));
  const k3 = derivative(t + h / 2, ahead(h / 2, k2));
  const k4 = derivative(next, ahead(h, k3));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}
