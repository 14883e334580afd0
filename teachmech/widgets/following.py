"""The start that follows a moved value: what was moved stays, and the rest gives way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from teachmech.base.errors import InconsistentStartError, TeachmechError
from teachmech.faces import Problem, System
from teachmech.live.live_picture import check_live
from teachmech.numerics.integrators import Settings
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model
from teachmech.start.assembly import Assembler
from teachmech.start.start_report import StartReport, examine_start


class Start(NamedTuple):
    """A system that can start, its start values by name, and which of the moved ones it kept."""

    system: System
    values: dict[str, float]
    kept: tuple[str, ...]
    followed: bool  # whether any value is another than what was given


def follow(
    problem: Problem,
    time: float,
    parameters: Mapping[str, float],
    start: Mapping[str, float],
    moved: Sequence[str] = (),
    off: bool = False,
) -> Start:
    """Return the nearest start that meets the constraints.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    time : float
        Of the start, in seconds.
    parameters, start : mapping of str to float
        Values in the place of those of the problem. With other parameters the start of a mechanism
        is assembled anew.
    moved : sequence of str
        Coordinates and velocities that were moved, the latest first. It is kept; of those before it
        as many as can be kept with it.
    off : bool
        The start may be off the constraints, and nothing follows.

    Raises
    ------
    InconsistentStartError
        No start near the given one meets the constraints, or not with the latest value.

    Examples
    --------
    A pendulum of length 1 keeps the moved x, and y follows:

    >>> import teachmech as tm
    >>> pendulum = tm.System(["x", "y"], [1, 1], [0, -9.81], ["x^2 + y^2 = 1"],
    ...     start={"x": 0, "y": -1})
    >>> start = follow(pendulum, 0.0, {}, {"x": 0.6, "y": -1}, ["x"])
    >>> {name: round(value, 9) for name, value in start.values.items()}, start.kept
    ({'x': 0.6, 'y': -0.8, 'vx': 0.0, 'vy': 0.0}, ('x',))
    """
    system = problem.starting(time, start, parameters)
    report = examine_start(system, time, fixed=moved)
    if off or not report.violated:
        return Start(system, start_of(system, time), tuple(moved), followed=False)
    proposal, kept = report.proposal, list(moved)
    if not proposal:
        kept = []
        for name in moved:
            near = examine_start(system, time, fixed=[*kept, name]).proposal
            if near:
                proposal, kept = near, [*kept, name]
            elif not kept:
                break
    if not proposal:
        raise _nowhere(report, moved)
    system = system.replace(start={**report.start, **proposal})
    if examine_start(system, time).violated:  # as where a length vanishes, and all with it
        raise _nowhere(report, moved)
    return Start(system, start_of(system, time), tuple(kept), followed=True)


def start_of(system: System, time: float) -> dict[str, float]:
    """Return the start values by name, without what is rounding beside their sizes."""
    start = Assembler(Model.of(system), np.float64(time), START_TOLERANCE)
    return start.named(start.q, start.v)


def why_in_kernel(problem: Problem, settings: Settings, off: bool = False) -> str:
    """Return why a page cannot compute a problem from its start, or nothing where it can.

    Examples
    --------
    >>> import teachmech as tm
    >>> pendulum = tm.example("pendulum")
    >>> why_in_kernel(pendulum, pendulum.settings)
    ''
    >>> why_in_kernel(pendulum, pendulum.settings_with(method="lsoda"))
    'The kernel computes this, not the page: JavaScript does not know Adams and BDF (LSODA), ...'
    """
    try:
        check_live(problem.system, settings)
        follow(problem, settings.start, {}, {}, off=off)
    except TeachmechError as error:
        return f"The kernel computes this, not the page: {error.what}."
    return ""


def refused(error: TeachmechError, moved: bool) -> str:
    """Return what is said where values that were moved by hand give no motion, or others.

    Examples
    --------
    >>> from teachmech import ProblemError
    >>> refused(ProblemError("the mass is -1", where="mass.yaml", hint="mend the file"), True)
    'the mass is -1. The last motion stays: move the value back, or press Reset.'
    """
    advice = "The last motion stays: move the value back, or press Reset."
    return f"{error.what}. {advice}" if moved else str(error)


def _nowhere(report: StartReport, moved: Sequence[str]) -> InconsistentStartError:
    """What to say where no start can follow."""
    names = ", ".join(report.violated)
    value = f" with {moved[0]} = {report.start[moved[0]]:.6g}" if moved else ""
    return InconsistentStartError(
        f"there is no start nearby that meets {names}{value}",
        violations={name: report.violation[name] for name in report.violated},
    )
