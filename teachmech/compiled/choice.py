"""Whether a run is compiled."""

from __future__ import annotations

from importlib.util import find_spec

from teachmech.constraints import FunctionConstraint
from teachmech.errors import ProblemError
from teachmech.integrators import Settings
from teachmech.systems import System

METHODS = ("rk4", "dop853")
WORTH_IT = 1.5  # seconds of the plain program, about, from which on a run is compiled


def is_compiled(system: System, settings: Settings, compiled: bool | None) -> bool:
    """Return whether a run is compiled.

    Parameters
    ----------
    system : System
    settings : Settings
    compiled : bool, optional
        What the user asks for; by default, what pays.

    Raises
    ------
    ProblemError
        It shall be compiled and cannot be.

    Examples
    --------
    >>> ball = System(["z"], mass=[1], forces=[-10])
    >>> is_compiled(ball, Settings.of((0, 1, 0.1)), None)
    False
    """
    if compiled is False:
        return False
    why, hint = refusal(system, settings)
    if compiled and why:
        raise ProblemError(why, key="compiled", hint=hint)
    return not why and (bool(compiled) or (_plain_seconds(system, settings) > WORTH_IT))


def refusal(system: System, settings: Settings) -> tuple[str, str]:
    """Return why a run cannot be compiled, and what to do; two empty texts where it can."""
    if any(isinstance(read, FunctionConstraint) for read in system.constraint_expressions):
        return "a constraint that is a Python function is not compiled", "write it as an equation"
    if settings.method not in METHODS:
        return f"the method {settings.method} is not compiled", f"take {' or '.join(METHODS)}"
    if settings.stabilisation == "augmented":
        return "the augmented Lagrangian is not compiled", "take another stabilisation"
    if find_spec("numba") is None:
        return "a compiled run needs the package numba", "pip install teachmech[fast]"
    return "", ""


def _plain_seconds(system: System, settings: Settings) -> float:
    """About how long the plain program takes; an adaptive one, if a step passes two times."""
    n, m = len(system.coordinates), len(system.constraints)
    evaluation = 8e-5 + 1e-8 * n * (n + m) * (1 + min(n, m))
    intervals = (settings.end - settings.start) / settings.step
    steps = intervals / 2 if settings.method == "dop853" else intervals
    projections = steps + (intervals if settings.method == "dop853" else 0)
    stages = {"rk4": 4, "dop853": 12}[settings.method] * steps
    projected = 4 * projections if settings.stabilisation == "projection" else 0
    return evaluation * (stages + projected + intervals)
