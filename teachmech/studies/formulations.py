"""Comparison of formulations of the equations of motion at one state or along a motion.

All formulations receive the same arrays M, Q, A and b, so that they differ only in their algebra;
see `teachmech.numerics.formulations`. D. de Falco, E. Pennestrì, L. Vita, "Esperienze numeriche
sulla formulazione multibody di Udwadia-Kalaba", state this comparison as their aim.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.blas import ONE_BLAS_THREAD
from teachmech.base.errors import ProblemError, check_known, checked_arguments
from teachmech.base.words import counted
from teachmech.model.actuation import refuse_programmes
from teachmech.model.constraints import Constraint
from teachmech.model.description import Text
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.numerics.formulations import FORMULATIONS, Accelerations
from teachmech.numerics.formulations.kane import independent_speeds
from teachmech.numerics.formulations.linear_systems import ContradictionError
from teachmech.numerics.scales import Scales
from teachmech.problems.library import Described, at_its_start, opened
from teachmech.program import Model
from teachmech.start.acting import acting_at_start
from teachmech.studies.formulation_table import FormulationComparison, FormulationRow
from teachmech.system_and_motion import Motion, System


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
        if motion.changes:
            what = "the constraints that act change during this motion"
            raise ProblemError(what, key="problem", hint="give the problem, without time")
        refuse_programmes(motion.system, "this comparison")
        states = motion.t, motion.q, motion.v
        return _compared(motion.system, motion.scales, states, chosen, speeds, repeat)
    with at_its_start(problem, t, ("t", "q", "v")) as (system, begin):
        system = acting_at_start(system, begin)
        refuse_programmes(system, "this comparison")
        model = Model.of(system)
        scales = model.scales(begin)
        at_start = zip(("q", "v"), (q, v), model.start, strict=True)
        here, rates = (_state(system, name, x, start)[None] for name, x, start in at_start)
    state = np.array([begin]), here, rates
    return _compared(system, scales, state, chosen, speeds, repeat)


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


States = tuple[Array, Array, Array]  # t, q and v at N states


def _compared(
    system: System,
    scales: Scales,
    states: States,
    chosen: list[str],
    speeds: Sequence[str] | None,
    repeat: int,
) -> FormulationComparison:
    """Return the comparison at these states."""
    if not system.constraints:
        what = "the system has no constraints, so all formulations are M q'' = Q"
        raise ProblemError(what, key="constraints")
    equations = [_equations(system, scales, state) for state in zip(*states, strict=True)]
    ranks = np.array([rank_of(singular_values(A)[1]) for _, _, A, _ in equations])
    names = system.constraint_names
    solvers = {name: _solver(name, system, scales, states, equations, speeds) for name in chosen}
    results = {
        name: [_result(solve[k], equations[k], names) for k in range(len(ranks))]
        for name, solve in solvers.items()
    }
    times = {name: _seconds(solve[0], equations[0], repeat) for name, solve in solvers.items()}
    fastest = min((s for s in times.values() if np.isfinite(s)), default=np.nan)
    n, m = len(system.coordinates), len(names)
    scaled = np.array([[x for x, _, _ in results[name]] for name in chosen])
    answered = np.isfinite(scaled).all(axis=2)
    median = np.full((len(ranks), n), np.nan)
    known = answered.any(axis=0)
    median[known] = np.nanmedian(scaled[:, known], axis=0)
    least = scales.accelerations / scales.units
    size = np.maximum(np.abs(median).max(axis=1), least.max())
    rows = []
    for name, accelerations in zip(chosen, scaled, strict=True):
        multipliers = [found for _, found, _ in results[name]]
        none = FORMULATIONS[name].multipliers.startswith("none")
        rows.append(
            FormulationRow(
                name,
                scales.units * accelerations,
                None if none else scales.factors * np.array(multipliers),
                tuple(refusal for _, _, refusal in results[name]),
                np.abs(accelerations - median).max(axis=1) / size,
                np.array(
                    [
                        _violation(A, b, x, least)
                        for x, (_, _, A, b) in zip(accelerations, equations, strict=True)
                    ]
                ),
                float(FORMULATIONS[name].operations(n, m, int(ranks[0]))),
                times[name] / fastest,
            )
        )
    remarks = _remarks(system, scales, states)
    actual = scales.units * median
    return FormulationComparison(system, *states, actual, ranks, scales, tuple(rows), remarks)


Equations = tuple[Array, Array, Array, Array]  # M, Q, A and b
Solve = Callable[..., Accelerations]


def _equations(system: System, scales: Scales, state: States) -> Equations:
    """Return M, Q, A and b at a state, with coordinates in their units and rows of similar size."""
    model = Model.of(system)
    t, q, v = state
    where = np.float64(t), q, v, model.p
    with np.errstate(all="ignore"):
        M, A = scales.in_units(model.mass_matrix(*where), model.constraint_matrix(*where))
        Q = scales.units * model.known_force(*where)
        b = scales.factors * model.constraint_vector(*where)
    for what, x in (("M", M), ("Q", Q), ("A", A), ("b", b)):
        if not np.isfinite(x).all():
            raise ProblemError(
                f"{what} is not finite at t = {t:g} s", hint="choose a state in the domain"
            )
    return M, Q, A, b


def _solver(
    name: str,
    system: System,
    scales: Scales,
    states: States,
    equations: list[Equations],
    speeds: Sequence[str] | None,
) -> list[Solve]:
    """Return the function of a formulation for each state; they differ only in the speeds."""
    solve: Solve = FORMULATIONS[name].solve
    if name != "kane":
        return [solve] * len(equations)
    if speeds is None:
        return [partial(solve, speeds=independent_speeds(equations[0][2]))] * len(equations)
    if isinstance(speeds, str):
        speeds = [speeds]
    if not all(isinstance(text, str) for text in speeds):
        hint = "give expressions of the velocities, such as 'vx'"
        raise ProblemError("a speed is not a text", key="speeds", hint=hint)
    # The gradient of a speed by the velocities is the row of A for a constraint with this text.
    texts = [Constraint(text, f"speed {k + 1}") for k, text in enumerate(speeds)]
    model = Model.of(system.replace(constraints=texts))
    with np.errstate(all="ignore"):
        rows = [
            model.constraint_matrix(np.float64(t), q, v, model.p) * scales.units
            for t, q, v in zip(*states, strict=True)
        ]
    return [partial(solve, speeds=row) for row in rows]


def _result(solve: Solve, equations: Equations, names: Sequence[str]) -> tuple[Array, Array, str]:
    """Return acceleration and multipliers (not-a-number after a failure), and the reason."""
    M, Q, A, b = equations
    m, n = A.shape
    none = np.full(m, np.nan)
    try:
        acceleration, multipliers = solve(M, Q, A, b)
    except ContradictionError as error:
        return np.full(n, np.nan), none, f"constraint '{names[error.row]}' contradicts the others"
    except np.linalg.LinAlgError as error:
        return np.full(n, np.nan), none, str(error)
    return acceleration, none if multipliers is None else multipliers, ""


def _violation(A: Array, b: Array, acceleration: Array, least: Array) -> float:
    """Return the largest |A q'' - b|, relative to the terms of its row."""
    terms = np.abs(A) @ np.maximum(np.abs(acceleration), least) + np.abs(b)
    return float(np.max(np.abs(A @ acceleration - b) / np.where(terms > 0, terms, 1.0)))


def _seconds(solve: Solve, equations: Equations, repeat: int) -> float:
    """Return the least time of several calls in seconds; not-a-number without calls."""
    found = []
    try:
        for _ in range(repeat + 1 if repeat else 0):
            with ONE_BLAS_THREAD:  # including libraries that the first call imports
                begin = perf_counter()
                solve(*equations)
                found.append(perf_counter() - begin)
    except np.linalg.LinAlgError:
        return np.nan
    return min(found[1:], default=np.nan)


def _remarks(system: System, scales: Scales, states: States) -> tuple[str, ...]:
    """Return a remark if a single state does not meet a constraint."""
    t, q, v = states
    if len(t) > 1:
        return ()
    model = Model.of(system)
    state = np.float64(t[0]), q[0], v[0], model.p
    with np.errstate(all="ignore"):
        h, A = model.constraints(*state), model.constraint_matrix(*state)
    off = scales.positions_off(np.where(model.holonomic, h, 0.0), A, q[0], 1e-6)
    names = [name for name, wrong in zip(system.constraint_names, off, strict=True) if wrong]
    return tuple(f"the state does not meet constraint '{name}'" for name in names)
