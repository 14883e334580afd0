// The classical method of Runge and Kutta of order 4, with constant steps.

/**
 * Integrate y' = derivative(t, y) with one step from each of the times to the next.
 *
 * Yields after every step the time reached, what to store as pairs of time and state, and a function
 * that gives the state anywhere in the step, by a shorter step.
 *
 * @param {(t: number, y: Vector) => Vector} derivative
 * @param {number[]} times
 * @param {Vector} y
 * @param {((t: number, y: Vector) => Vector) | null} project
 */
function* rk4(derivative, times, y, project) {
  let t = times[0];
  for (const next of times.slice(1)) {
    const from = t, state = y;
    const stateAt = (later) => {
      const reached = rk4Step(derivative, from, state, later);
      return finiteState(project ? project(later, reached) : reached);
    };
    y = stateAt(next);
    yield [next, [[next, y]], stateAt];
    t = next;
  }
}

function rk4Step(derivative, t, y, next) {
  const h = next - t, ahead = (by, k) => y.map((x, i) => x + by * k[i]);
  const k1 = derivative(t, y);
  const k2 = derivative(t + h / 2, ahead(h / 2, k1));
  const k3 = derivative(t + h / 2, ahead(h / 2, k2));
  const k4 = derivative(next, ahead(h, k3));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

function finiteState(y) {
  if (!y.every(Number.isFinite)) throw new Error("the state is no longer finite");
  return y;
}

export { finiteState, rk4 };
