"""A short program to read: the equations of motion, one formula, and RK4.

It has no projection, no sizes of the problem, and no choice of method. `teachmech.program.program`
writes the whole program.
"""

from __future__ import annotations

from teachmech.base.errors import ProblemError
from teachmech.model.description import Description
from teachmech.numerics.integrators import METHODS, Settings, stored_times
from teachmech.program import skeleton
from teachmech.program.folded import FoldingWriter
from teachmech.program.functions import Model
from teachmech.program.writer import refuse_functions

HEADER = '''"""{name}: a constrained system by the method of Udwadia and Kalaba.

    M q'' = Q - A^T lambda      mass matrix M, applied force Q, multipliers lambda
    A q'' = b                   the constraints, differentiated until q'' appears

Written by teachmech {version}; it needs NumPy. It takes constant steps of RK4, does not stabilise
the constraints, and writes {name}.csv.
"""'''

SOLVED = '''
def acceleration(t, q, v, p):
    """Return q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a) with a = M^-1 Q, and lambda."""
    M, Q = mass_matrix(t, q, v, p), applied_force(t, q, v, p)
    A, b = constraint_matrix(t, q, v, p), constraint_vector(t, q, v, p)
{definite}    W = np.linalg.inv(np.linalg.cholesky(M)).T  # W W^T = M^-1, in place of M^(-1/2)
    a = W @ (W.T @ Q)  # the acceleration without constraints
    inverse = np.linalg.pinv(A @ W, {rank_tolerance!r})  # smaller singular values count as zero
    x = inverse @ (b - A @ a)
    return a + W @ x, -inverse.T @ x
'''

DEFINITE = """    # M may be singular: add A^T (A q'' - b) = 0 to both sides
    M, Q = M + A.T @ A, Q + A.T @ b
"""

FREE = '''
def acceleration(t, q, v, p):
    """Return q'' = M^-1 Q, and no multipliers."""
    M, Q = mass_matrix(t, q, v, p), applied_force(t, q, v, p)
    return np.linalg.solve(M, Q), np.zeros(0)
'''

STEPS = '''
def derivative(t, y, p):
    """Return dy/dt for the state y = (q, v)."""
    q, v = y[:N], y[N:]
    return np.concatenate([v, acceleration(t, q, v, p)[0]])


def step(t, y, h, p):
    """Return the state after one step h of the classical Runge-Kutta method (RK4)."""
    k1 = derivative(t, y, p)
    k2 = derivative(t + h / 2, y + h / 2 * k1, p)
    k3 = derivative(t + h / 2, y + h / 2 * k2, p)
    k4 = derivative(t + h, y + h * k3, p)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
'''

MAIN = '''
def run():
    """Return one row per time: t, coordinates, velocities, multipliers."""
    p = np.array(list(PARAMETERS.values()), dtype=float)
    times = stored_times(START, END, STEP)
    y = np.concatenate(start(p))
    rows = []
    for t, t_next in zip(times, [*times[1:], None]):
        rows.append(np.concatenate([[t], y, acceleration(t, y[:N], y[N:], p)[1]]))
        if t_next is not None:
            y = step(t, y, t_next - t, p)
    return np.array(rows)


if __name__ == "__main__":
    header = ["t", *COORDINATES, *("v" + name for name in COORDINATES)]
    header += ["lambda_" + name for name in CONSTRAINTS]
    np.savetxt(NAME + ".csv", run(), delimiter=",", header=",".join(header), comments="")
    print("written:", NAME + ".csv")
'''


def write_simple(system: Description, settings: Settings) -> str:
    """Return the source of a short program for a system.

    Parameters
    ----------
    system : System
    settings : Settings
        The time span and the step.

    Returns
    -------
    str
        A Python module. Its numbers are those of RK4 without stabilisation, as long as the sizes of
        the coordinates and of the constraints are not very different.

    Raises
    ------
    ProblemError
        If the program would need more: other methods, constraints that switch, contacts, friction,
        programmes, virtual work, Python functions, or a mass matrix with negative eigenvalues.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-g*m"], parameters={"m": 1, "g": 9.81})
    >>> source = write_simple(ball, Settings.of((0, 1, 0.1)))
    >>> program = {"__name__": "ball"}
    >>> exec(source, program)
    >>> program["run"]()[-1].round(3).tolist()
    [1.0, -4.905, -9.81]
    """
    from teachmech.base.version import __version__

    _refuse(system, settings)
    writer = FoldingWriter(system).starting(system)
    functions = [
        writer.start(),
        *([writer.masses()] if system.mass_is_diagonal else []),
        writer.mass_matrix(),
        writer.applied_force(),
    ]
    solved = FREE
    if system.constraints:
        functions += [writer.constraint_matrix(), writer.constraint_vector()]
        definite = DEFINITE if system.mass_may_be_singular else ""
        rank_tolerance = Model.of(system).rank_tolerance(settings)
        solved = SOLVED.format(rank_tolerance=rank_tolerance, definite=definite)
    source = skeleton.joined(
        HEADER.format(name=system.name, version=__version__),
        writer.imports(),
        skeleton.named(system) + "\n" + skeleton.values(system, settings),
        writer.arrays.source(),
        *functions,
        solved,
        STEPS,
        skeleton.source(stored_times),
        MAIN,
    )
    return source if "@cache" in source else source.replace("from functools import cache\n\n", "")


def _refuse(system: Description, settings: Settings) -> None:
    """Refuse the features that a short program does not have, by name."""
    refuse_functions(system, "a simple program")
    settled = {
        "method": (settings.method != "rk4", f"the method {METHODS[settings.method].title}"),
        "stabilisation": (settings.stabilisation != "none", "a stabilisation"),
        "until": (bool(settings.until), "a condition that ends the motion"),
        "constraints": (bool(system.switches), "constraints that begin or cease to act"),
        "virtual_work": (bool(system.virtual_work), "virtual work of constraint forces"),
        "programmes": (bool(system.programmes), "programmes"),
        "inputs": (system.in_pieces, "inputs that are samples or have limits"),
        "mass": (Model.of(system).mass_is_indefinite, "a mass matrix with negative eigenvalues"),
    }
    for key, (given, what) in settled.items():
        if given:
            hint = "leave simple out; the whole program has it"
            raise ProblemError(f"a simple program does not have {what}", key=key, hint=hint)
