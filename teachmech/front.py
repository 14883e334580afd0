"""The front page: what can be asked of a problem, however it is given.

Each function hands what it needs to the room that answers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Unpack

from teachmech.analysis.gauss import GaussReport
from teachmech.analysis.gauss import gauss as gauss_of
from teachmech.analysis.uniqueness import Stretch, UniquenessReport
from teachmech.analysis.uniqueness import uniqueness as uniqueness_of
from teachmech.analysis.uniqueness import uniqueness_along as stretches_of
from teachmech.base.errors import checked_arguments
from teachmech.model.description import Text
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.problems.library import Described, at_its_start, opened
from teachmech.run.options import RunOptions, taking
from teachmech.start.assembly import assemblies as assemblies_of
from teachmech.start.freedom import Freedom
from teachmech.start.freedom import freedom as freedom_of
from teachmech.start.start_report import StartReport
from teachmech.start.start_report import examine_start as report_of
from teachmech.system_and_motion import Motion


@checked_arguments
@taking(RunOptions)
def simulate(
    problem: Described, time: Sequence[Text] | None = None, **options: Unpack[RunOptions]
) -> Motion:
    """Integrate the motion of a problem.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        Or the name of an example, or the path of a file. The other arguments replace what the
        problem says.
    time : tuple of float
        ``(start, end)`` or ``(start, end, step)`` in seconds; a System has none of its own. The
        step is that of RK4, and that of the stored times of an adaptive method.
    **options
        How to integrate, from where, and how to run; see `teachmech.run.options`.

    Returns
    -------
    Motion
        Complete, or with `Motion.ending` set when it was stopped (progress, or Ctrl-C).

    Raises
    ------
    ProblemError, ExpressionError
        An argument makes no sense.
    InconsistentStartError
        The start violates the constraints; names them, and proposes the nearest start.
    SimulationError
        The state left the domain of an expression, or the step became too small; keeps what was
        computed in ``motion``.

    Notes
    -----
    The source of the program that runs is ``motion.program()``. Sign of the multipliers:
    M q'' = Q - A^T lambda.

    Examples
    --------
    A pendulum of length 1 swings from the horizontal; at its lowest point v^2 = 2 g:

    >>> import teachmech as tm
    >>> pendulum = tm.System(["x", "y"], mass=[1, 1], forces=[0, -9.81],
    ...     constraints=["x^2 + y^2 = 1"], start={"x": 1})
    >>> motion = simulate(pendulum, (0, 2, 0.01), method="dop853")
    >>> bool(abs(max(abs(motion["vx"])) - (2 * 9.81) ** 0.5) < 1e-3)
    True
    """
    return opened(problem, options.get("parameters")).simulate(time, **options)


@checked_arguments
def examine_start(
    problem: Described,
    time: float | None = None,
    tolerance: float = START_TOLERANCE,
    fixed: Collection[str] = (),
) -> StartReport:
    """Report whether a problem may start where it does.

    Parameters
    ----------
    problem
        As for `simulate`.
    time : float, optional
        The start time in seconds; else that of the problem, or 0.
    tolerance : float
        See `StartReport`.
    fixed : collection of str
        Coordinates and velocities that the proposal must leave as they are.

    Raises
    ------
    ProblemError
        The start values or a force, mass or constraint are not finite there, or the mass matrix is
        not positive definite.

    Examples
    --------
    >>> report = examine_start("pendulum")
    >>> report.consistent, report.degrees_of_freedom
    (True, 1)
    """
    with at_its_start(problem, time) as (system, start):
        return report_of(system, start, tolerance, fixed)


@checked_arguments
def freedom(
    problem: Described, time: float | None = None, start: Mapping[str, Text] | None = None
) -> Freedom:
    """Report the degrees of freedom of a problem at its start, and which values may be fixed.

    Parameters
    ----------
    problem, time
        As for `examine_start`.
    start : mapping of str to float or str, optional
        Start values that replace those of the problem, by name.

    Returns
    -------
    Freedom
        Of the nearest consistent start, where the given one is not consistent.

    Raises
    ------
    InconsistentStartError
        The start does not meet the constraints, and none was found near it.
    ProblemError
        A value, mass, force or constraint is not finite at the start; names it.

    Notes
    -----
    The rank of A is decided by the singular values of A M^(-1/2) above 1e-10 of the largest. What
    may be fixed is read from the null space of A, which does not depend on M.

    J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct from a
    text file" (2018), for what is reported; `teachmech.model.signature` for the structure.

    Examples
    --------
    >>> freedom("pendulum")
    <Freedom of pendulum: 1 degree of freedom>
    >>> print(freedom("pendulum"))
    pendulum: 1 degree of freedom at t = 0 s
      2 coordinates, 1 constraint (1 holonomic) of rank 1
    <BLANKLINE>
    start positions: 1 may be fixed
      each by itself, whatever else is fixed: y1
      leave free, held by the constraints to first order: x1
      for example: y1
      start velocities: 1 may be fixed, chosen in the same way; for example: vy1
    <BLANKLINE>
    structure of the equations of motion
      index 3, 2 initial values by the signature matrix
      ...
    """
    with at_its_start(problem, time, ["start"] if start else []) as (system, begin):
        return freedom_of(system, begin, start)


@checked_arguments
def assemblies(
    problem: Described,
    time: float | None = None,
    fixed: Collection[str] | None = None,
    tolerance: float = 1e-9,
) -> list[dict[str, float]]:
    """Return all ways found to assemble what leaves no freedom when some values are fixed.

    Parameters
    ----------
    problem, time
        As for `examine_start`.
    fixed : collection of str, optional
        Coordinates and velocities that keep their start values. By default as many as may be
        fixed, and first those that the file of a mechanism calls fixed.
    tolerance : float
        See `StartReport`.

    Returns
    -------
    list of dict of str to float
        Start values of all coordinates and velocities, fit for ``simulate(start=...)``; the
        assembly nearest to the given start first. They are found by SciPy's least squares from the
        given start and from 64 random places around it: there may be more. Coordinates in which
        all constraints have the period 2 pi are angles.

    Raises
    ------
    ProblemError
        The values that are not fixed can still move: says how many more to fix.

    Examples
    --------
    >>> [round(start["x1"], 9) for start in assemblies("pendulum", fixed=["y1"])]
    [-1.0, 1.0]
    """
    problem = opened(problem)
    with at_its_start(problem, time) as (system, start):
        if fixed is None:
            fixed = freedom_of(system, start).positions.completed(problem.kept)
        return assemblies_of(system, start, fixed, tolerance)


@checked_arguments
def uniqueness(
    motion: Motion | Described, index: int = 0, *, time: Sequence[Text] | None = None
) -> UniquenessReport:
    """Report what the constraints determine at one stored time: rank, multipliers, accelerations.

    Parameters
    ----------
    motion : Motion, or a problem as for `simulate`
        A problem is simulated first.
    index : int
        Which stored time; 0 is the start, -1 the end.
    time : tuple of float, optional
        For a problem, as for `simulate`.

    Raises
    ------
    ProblemError
        There is no such stored time.

    Examples
    --------
    >>> print(uniqueness("conical-pendulum", time=(0, 0.1, 0.1)))
    rank of A: 1 of 3; degrees of freedom: 2
    smallest singular value that counts: ...
    largest singular value taken as zero: ...
    redundant: doubled = 2 thread
    redundant: reversed = -thread
    multipliers not determined singly: thread, doubled, reversed
    """
    return uniqueness_of(motion_of(motion, time), index)


@checked_arguments
def uniqueness_along(
    motion: Motion | Described, *, time: Sequence[Text] | None = None
) -> list[Stretch]:
    """Report over which stretches of time the constraints determine the same.

    A new stretch begins where the rank, the constraints in a relation or the multipliers that are
    determined change.

    Parameters
    ----------
    motion, time
        As for `uniqueness`.

    Examples
    --------
    >>> len(uniqueness_along("conical-pendulum", time=(0, 0.1, 0.1)))
    1
    """
    return stretches_of(motion_of(motion, time))


@checked_arguments
def gauss(
    motion: Motion | Described, index: int = 0, *, time: Sequence[Text] | None = None
) -> GaussReport:
    """Report free and actual acceleration, and Gauss' deviation Z, at one stored time.

    Parameters
    ----------
    motion, index, time
        As for `uniqueness`.

    Raises
    ------
    ProblemError
        There is no such stored time, or the constraints contradict each other there, so that no
        acceleration is admissible.

    Notes
    -----
    Z and the constraint force F = M q'' - Q = -A^T lambda are tied by Z = F^T M^-1 F. For every d
    with A d = 0 holds F^T d = 0 and therefore Z(q'' + d) = Z(q'') + d^T M d.

    Examples
    --------
    The thread of a pendulum that begins to fall from the horizontal pulls nothing yet:

    >>> float(gauss("pendulum", time=(0, 0.1, 0.1)).least)
    0.0
    """
    return gauss_of(motion_of(motion, time), index)


def motion_of(given: Motion | Described, time: Sequence[Text] | None = None) -> Motion:
    """Return a motion as it is; simulate a problem, however it is given, over a time span."""
    return given if isinstance(given, Motion) else opened(given).simulate(time)
