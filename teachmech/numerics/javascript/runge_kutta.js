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
  const h = next - t;
  const k1 = derivative(t, y);
  const k2 = derivative(t + h / 2, ahead(y, h / 2, k1));
  const k3 = derivative(t + h / 2, ahead(y, h / 2, k2));
  const k4 = derivative(next, ahead(y, h, k3));
  const reached = new Float64Array(y.length);
  for (let i = 0; i < y.length; i++) reached[i] = y[i] + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  return reached;
}

function ahead(y, by, k) {
  const there = new Float64Array(y.length);
  for (let i = 0; i < y.length; i++) there[i] = y[i] + by * k[i];
  return there;
}

function finiteState(y) {
  if (!y.every(Number.isFinite)) throw new Error("the state is no longer finite");
  return y;
}

export { finiteState, rk4 };
