"""The public functions that take a problem in any form: an object, an example or a file."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from teachmech.analysis.gauss import GaussReport
from teachmech.analysis.gauss import gauss as gauss_of
from teachmech.analysis.uniqueness import Stretch, UniquenessReport
from teachmech.analysis.uniqueness import uniqueness as uniqueness_of
from teachmech.analysis.uniqueness import uniqueness_along as stretches_of
from teachmech.base.errors import checked_arguments
from teachmech.base.progress import Progress
from teachmech.model.description import Text
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.problems.library import Described, at_its_start, opened
from teachmech.run.options import RunOptions, taking
from teachmech.start.assembly import RESTARTS
from teachmech.start.assembly import assemblies as assemblies_of
from teachmech.start.freedom import Freedom
from teachmech.start.freedom import freedom as freedom_of
from teachmech.start.start_report import StartReport
from teachmech.start.start_report import examine_start as report_of
from teachmech.system_and_motion import Motion

if TYPE_CHECKING:
    from teachmech.fitting.fit import Fit
    from teachmech.stability.equilibria import Equilibria
    from teachmech.stability.linearisation import Linearisation
    from teachmech.stability.periodic_orbits import PeriodicOrbit
    from teachmech.stability.sensitivities import Sensitivities
    from teachmech.verification.second_opinion import Verification


@checked_arguments
@taking(RunOptions)
def simulate(
    problem: Described, time: Sequence[Text] | None = None, **options: Unpack[RunOptions]
) -> Motion:
    """Integrate the motion of a problem.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        The problem, the name of an example, or the path of a file. The other arguments replace the
        values of the problem.
    time : tuple of float
        ``(start, end)`` or ``(start, end, step)`` in seconds; a System needs it. RK4 takes steps of
        this length; an adaptive method stores states at this interval.
    **options
        Method, start values and conditions of the run; see `teachmech.run.options`.

    Returns
    -------
    Motion
        The motion. If it was stopped by ``progress`` or Ctrl-C, `Motion.ending` is set.

    Raises
    ------
    ProblemError, ExpressionError
        If an argument is invalid.
    InconsistentStartError
        If the start violates the constraints. The error names them and proposes the nearest start.
    SimulationError
        If the state left the domain of an expression, or the step became too small. The error has
        the motion until then as ``motion``.

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
    """Report whether the start of a problem is consistent.

    Parameters
    ----------
    problem
        As for `simulate`.
    time : float, optional
        The start time in seconds; by default that of the problem, or 0.
    tolerance : float
        See `StartReport`.
    fixed : collection of str
        Coordinates and velocities that the proposal must not change.

    Raises
    ------
    ProblemError
        If a start value, force, mass or constraint is not finite at the start, or the mass matrix
        is not positive definite.

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
    """Report the degrees of freedom of a problem at its start, and the values that may be fixed.

    Parameters
    ----------
    problem, time
        As for `examine_start`.
    start : mapping of str to float or str, optional
        Start values that replace values of the problem, by name.

    Returns
    -------
    Freedom
        The report. If the start is not consistent, it is about the nearest consistent one.

    Raises
    ------
    InconsistentStartError
        If the start does not meet the constraints, and none was found near it.
    ProblemError
        If the named value, mass, force or constraint is not finite at the start.

    Notes
    -----
    The rank of A is the number of singular values of A M^(-1/2) above 1e-10 times the largest. The
    values that may be fixed follow from the null space of A, which does not depend on M.

    The report follows J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating
    mechanisms direct from a text file" (2018); `teachmech.model.signature` describes the structural
    analysis.

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
    """Return the assemblies that were found for a problem that cannot move if values are fixed.

    Parameters
    ----------
    problem, time
        As for `examine_start`.
    fixed : collection of str, optional
        Coordinates and velocities that keep their start values. By default as many as possible,
        beginning with those marked as fixed in the file of a mechanism.
    tolerance : float
        See `StartReport`.

    Returns
    -------
    list of dict of str to float
        Start values of all coordinates and velocities for ``simulate(start=...)``. The assembly
        nearest to the given start comes first. SciPy's least-squares solver searches from the given
        start and from 64 random points around it, so there may be further assemblies. Coordinates
        in which all constraints have the period 2 pi are angles.

    Raises
    ------
    ProblemError
        If the other values can still move. The error states how many more to fix.

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
def equilibria(
    problem: Described,
    time: float | None = None,
    parameters: Mapping[str, Text] | None = None,
    *,
    restarts: int = RESTARTS,
    progress: Progress | bool | None = None,
) -> Equilibria:
    """Return the equilibria of a problem that were found; see `System.equilibria`.

    Parameters
    ----------
    problem
        As for `simulate`.
    time, parameters, restarts, progress
        As for `System.equilibria`.

    Examples
    --------
    The lower equilibrium of a pendulum with m = 1 kg, and its multiplier m g/(2 L):

    >>> lower, upper = equilibria("pendulum")
    >>> lower.stability, upper.stability, round(lower.multipliers["rod"], 9)
    ('stable', 'unstable', 4.905)
    """
    given = opened(problem, parameters)
    return given.equilibria(time, parameters, restarts=restarts, progress=progress)


@checked_arguments
def linearise(
    problem: Described,
    start: Mapping[str, Text] | None = None,
    time: float | None = None,
    parameters: Mapping[str, Text] | None = None,
) -> Linearisation:
    """Linearise the equations of motion of a problem; see `System.linearise`.

    Parameters
    ----------
    problem
        As for `simulate`.
    start, time, parameters
        As for `System.linearise`.

    Examples
    --------
    The eigenvalues of an upright pendulum of 1 m, -+ sqrt(g/L):

    >>> standing = linearise("pendulum", start={"x1": 0, "y1": 1})
    >>> standing.eigenvalues.real.round(6).tolist()
    [-3.132092, 3.132092]
    """
    return opened(problem, parameters).linearise(start, time, parameters)


@checked_arguments
def verify(
    problem: Described,
    time: Sequence[Text] | None = None,
    *,
    start: Mapping[str, Text] | None = None,
    parameters: Mapping[str, Text] | None = None,
    progress: Progress | bool | None = None,
) -> Verification:
    """Compute the same motion in independent ways, and count the digits in which they agree.

    Parameters
    ----------
    problem
        As for `simulate`.
    time, start, parameters, progress
        As for `System.verify`.

    Examples
    --------
    >>> verify("pendulum", (0, 0.5)).digits > 9
    True
    """
    return opened(problem, parameters).verify(time, start, parameters, progress=progress)


@checked_arguments
def fit(
    problem: Described,
    data: Any,
    parameters: Sequence[str],
    bounds: Mapping[str, Any] | None = None,
    start: Mapping[str, Text] | None = None,
    *,
    quantities: Mapping[str, str] | None = None,
    deviations: Mapping[str, float] | None = None,
    compiled: bool | None = None,
    progress: Progress | bool | None = None,
) -> Fit:
    """Return the parameters and start values of a problem that fit measured data or another goal.

    Parameters
    ----------
    problem
        As for `simulate`.
    data, parameters, bounds, start, quantities, deviations, compiled, progress
        As for `System.fit`.

    Examples
    --------
    The gravity at the location of a pendulum of 1 m, from two measured times:

    >>> found = fit("pendulum", {"time [ms]": [300, 600], "x1 [mm]": [612.35, -140.6]}, ["g"])
    >>> list(found.values)
    ['g']
    """
    given = opened(problem)
    how: Any = {"quantities": quantities, "deviations": deviations}
    how |= {"compiled": compiled, "progress": progress}
    return given.fit(data, parameters, bounds, start, **how)


@checked_arguments
def sensitivities(
    problem: Described,
    names: Sequence[str],
    times: Sequence[float],
    start: Mapping[str, Text] | None = None,
    parameters: Mapping[str, Text] | None = None,
    *,
    tolerance: float = 1e-11,
    compiled: bool | None = None,
    progress: Progress | bool | None = None,
) -> Sensitivities:
    """Return the derivatives of a motion by start values and parameters of a problem.

    Parameters
    ----------
    problem
        As for `simulate`.
    names, times, start, parameters, tolerance, compiled, progress
        As for `System.sensitivities`.

    Examples
    --------
    In another gravity a pendulum moves along the same path, so that dx/dg = t vx/(2 g):

    >>> found = sensitivities("pendulum", ["g"], [0.5])
    >>> bool(abs(found["x1"][0, 0] - 0.5 * found.v[0, 0] / (2 * 9.81)) < 1e-9)
    True
    """
    given = opened(problem, parameters)
    how: Any = {"tolerance": tolerance, "compiled": compiled, "progress": progress}
    return given.sensitivities(names, times, start, parameters, **how)


@checked_arguments
def periodic_orbit(
    problem: Described,
    period: Text,
    start: Mapping[str, Text] | None = None,
    parameters: Mapping[str, Text] | None = None,
    *,
    fixed: Collection[str] = (),
    compiled: bool | None = None,
    progress: Progress | bool | None = None,
) -> PeriodicOrbit:
    """Return the periodic motion near the start of a problem, with its Floquet multipliers.

    Parameters
    ----------
    problem
        As for `simulate`.
    period, start, parameters, fixed, compiled, progress
        As for `System.periodic_orbit`.

    Examples
    --------
    A pendulum of 1 m that swings from the horizontal:

    >>> orbit = periodic_orbit("pendulum", 2.3, fixed=["y1", "vy1"])
    >>> round(orbit.period, 6)
    2.367842
    """
    given = opened(problem, parameters)
    how: Any = {"fixed": fixed, "compiled": compiled, "progress": progress}
    return given.periodic_orbit(period, start, parameters, **how)


@checked_arguments
def uniqueness(
    motion: Motion | Described, index: int = 0, *, time: Sequence[Text] | None = None
) -> UniquenessReport:
    """Report the rank and the uniqueness of multipliers and accelerations at one stored time.

    Parameters
    ----------
    motion : Motion, or a problem as for `simulate`
        A motion, or a problem, which is simulated first.
    index : int
        The number of the stored time; 0 is the start, -1 the end.
    time : tuple of float, optional
        The time span if a problem is given; see `simulate`.

    Raises
    ------
    ProblemError
        If there is no such stored time.

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
    """Return the intervals of time in which the constraints determine the same quantities.

    A new interval begins when the rank, the dependent constraints or the determined multipliers
    change.

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
        If there is no such stored time, or the constraints contradict each other at this time.

    Notes
    -----
    With the constraint force F = M q'' - Q = -A^T lambda, Z = F^T M^-1 F. For every d with
    A d = 0, F^T d = 0 and therefore Z(q'' + d) = Z(q'') + d^T M d.

    Examples
    --------
    The thread of a pendulum that begins to fall from the horizontal does not pull yet:

    >>> float(gauss("pendulum", time=(0, 0.1, 0.1)).least)
    0.0
    """
    return gauss_of(motion_of(motion, time), index)


def motion_of(given: Motion | Described, time: Sequence[Text] | None = None) -> Motion:
    """Return the given motion, or the motion of the given problem over a time span."""
    return given if isinstance(given, Motion) else opened(given).simulate(time)
