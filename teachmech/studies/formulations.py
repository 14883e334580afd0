"""Comparison of formulations of the equations of motion at one state or along a motion.

All formulations receive the same arrays M, Q, A and b, so that they differ only in their algebra;
see `teachmech.numerics.formulations`. D. de Falco, E. Pennestrì, L. Vita, "Esperienze numeriche
sulla formulazione multibody di Udwadia-Kalaba", state this comparison as their aim.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, checked_arguments
from teachmech.base.words import counted
from teachmech.model.description import Text
from teachmech.numerics.formulations import FORMULATIONS
from teachmech.problems.library import Described, at_its_start, opened
from teachmech.program import Model
from teachmech.start.acting import acting_at_start
from teachmech.system_and_motion import Motion, System
from teachmech.verification.formulation_results import compared_along, compared_at
from teachmech.verification.formulation_table import FormulationComparison


@checked_arguments
def compare_formulations(
    problem: Motion | Described,
    *,
    time: Sequence[Text] | None = None,
    t: float | None = None,
    q: Sequence[float] | None = None,
    v: Sequence[float] | None = None,
    formulations: Sequence[str] | None = None,
    speeds: Sequence[str] | None = None,
    repeat: int = 0,
) -> FormulationComparison:
    """Solve the equations of motion of a problem by each formulation, and compare the results.

    Parameters
    ----------
    problem : Motion, System, ParticleProblem, Mechanism, str or Path
        A motion is compared at all its stored times. A problem, the name of an example or the path
        of a file is compared at its start.
    time : tuple of float, optional
        ``(start, end)`` or ``(start, end, step)`` in seconds: compare along the motion of a problem
        in this time span.
    t : float, optional
        The time of one state in seconds; by default that of the start.
    q, v : sequence of float, optional
        Coordinates and velocities of one state, each of shape (n,); by default those of the start.
    formulations : sequence of str, optional
        Keys of `teachmech.numerics.FORMULATIONS`; by default all of them.
    speeds : sequence of str, optional
        The speeds of ``"kane"``, one expression per degree of freedom, such as ``"vx*cos(phi) +
        vy*sin(phi)"``; an expression in coordinates means its rate of change. By default the
        velocities of coordinates that are independent at the first state. They are the same at all
        states.
    repeat : int
        How often each formulation is timed at the first state; the least time counts. By default
        no times are measured.

    Returns
    -------
    FormulationComparison

    Raises
    ------
    ProblemError, ExpressionError
        If an argument is invalid, there is no constraint, or M, Q, A or b is not finite at a state.
    SimulationError
        If the motion over ``time`` fails.

    Notes
    -----
    Coordinates are in their units and constraints in their sizes (`teachmech.numerics.scales`), so
    results do not depend on the units of the problem. Sign of the multipliers: M q'' = Q - A^T
    lambda. A given state may violate the constraints; a remark then states this.

    Examples
    --------
    A unit mass on a circle, at its lowest point with speed 2 under gravity 10:

    >>> import teachmech as tm
    >>> swing = tm.System(["x", "y"], [1, 1], [0, -10], ["x^2 + y^2 = 1"], start={"y": -1, "vx": 2})
    >>> comparison = compare_formulations(swing, formulations=["udwadia_kalaba", "kane"])
    >>> print(comparison)
    system: 2 coordinates, 1 constraint of rank 1; t = 0 s
    formulation     difference  violation  multipliers  operations  needs
    udwadia_kalaba  <1e-12      <1e-12     7                    56  M > 0
    kane            <1e-12      <1e-12     7                    33  independent speeds, ...
    difference: from the median of all, ...
    >>> comparison.accelerations.round(12).tolist()
    [[0.0, 4.0]]
    """
    chosen = _chosen(formulations)
    if repeat < 0:
        raise ProblemError(f"repeat is {repeat}", key="repeat", hint="give 0 or more")
    single = {"t": t, "q": q, "v": v}
    if isinstance(problem, Motion) or time is not None:
        for name, given in single.items():
            if given is not None:
                what = "one state is given together with a motion"
                raise ProblemError(what, key=name, hint="give a problem without time")
        if isinstance(problem, Motion) and time is not None:
            what = "a motion already has its times"
            raise ProblemError(what, key="time", hint="leave time out, or give a problem")
        motion = problem if isinstance(problem, Motion) else opened(problem).simulate(time)
        return compared_along(motion, chosen, speeds, repeat)
    with at_its_start(problem, t, ("t", "q", "v")) as (system, begin):
        system = acting_at_start(system, begin)
        model = Model.of(system)
        scales = model.scales(begin)
        at_start = zip(("q", "v"), (q, v), model.start, strict=True)
        here, rates = (_state(system, name, x, start)[None] for name, x, start in at_start)
    state = np.array([begin]), here, rates
    return compared_at(system, scales, state, chosen, speeds, repeat)


def _chosen(formulations: Sequence[str] | None) -> list[str]:
    if formulations is None:
        return list(FORMULATIONS)
    chosen = [formulations] if isinstance(formulations, str) else list(dict.fromkeys(formulations))
    check_known("formulation", chosen, FORMULATIONS, key="formulations")
    if not chosen:
        hint = "leave it out to take all"
        raise ProblemError("no formulation is named", key="formulations", hint=hint)
    return chosen


def _state(system: System, name: str, given: Sequence[float] | None, start: Array) -> Array:
    """Return given coordinates or velocities, or those of the start, as an array, shape (n,)."""
    if given is None:
        return start
    n = len(system.coordinates)
    hint = f"give {counted(n, 'number')}, in the order {', '.join(system.coordinates[:12])}"
    try:
        x = np.array(given, dtype=float)
    except (TypeError, ValueError):
        raise ProblemError(f"{name} is not a list of numbers", key=name, hint=hint) from None
    if x.shape != (n,) or not np.isfinite(x).all():
        raise ProblemError(f"{name} does not fit the coordinates", key=name, hint=hint)
    return x
