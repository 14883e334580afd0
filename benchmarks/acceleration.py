"""One acceleration of the worked example: the generated program, part by part, against pinv."""

import timeit

import numpy as np

import teachmech as tm
from teachmech.program import load

NUMBER = 2000


def main() -> None:
    """Print microseconds per call, and the ratio to the formula with ``numpy.linalg.pinv``."""
    problem = tm.example("meridian")
    program = load(problem.system, problem.settings)
    p = np.array(list(problem.system.parameter_values.values()))
    q, v = program.start(p)
    t = np.float64(0.0)
    mass = np.diag(program.mass_matrix(t, q, v, p))

    def textbook() -> np.ndarray:
        """Evaluate the printed formula with a diagonal root and NumPy's pseudo-inverse."""
        A, b = program.constraint_matrix(t, q, v, p), program.constraint_vector(t, q, v, p)
        a = program.applied_force(t, q, v, p) / mass
        root = 1 / np.sqrt(mass)
        return a + root * (np.linalg.pinv(A * root) @ (b - A @ a))

    difference = np.abs(textbook() - program.acceleration(t, q, v, p)[0]).max()
    parts = {
        "textbook formula with pinv": textbook,
        "acceleration with multipliers and rank": lambda: program.acceleration(t, q, v, p),
        "  mass_matrix": lambda: program.mass_matrix(t, q, v, p),
        "  applied_force": lambda: program.applied_force(t, q, v, p),
        "  constraint_matrix": lambda: program.constraint_matrix(t, q, v, p),
        "  constraint_vector": lambda: program.constraint_vector(t, q, v, p),
    }
    print(f"largest difference of the two accelerations: {difference:.1e}")
    seconds = {
        title: min(timeit.repeat(call, number=NUMBER, repeat=5)) / NUMBER
        for title, call in parts.items()
    }
    base = seconds["textbook formula with pinv"]
    for title, each in seconds.items():
        print(f"{title:40} {each * 1e6:7.1f} us   {each / base:5.2f}")


if __name__ == "__main__":
    main()
