"""The results of each formulation of the equations of motion, at the same states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.blas import ONE_BLAS_THREAD
from teachmech.base.errors import ProblemError
from teachmech.model.actuation import refuse_programmes
from teachmech.model.constraints import Constraint
from teachmech.model.description import Description
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.numerics.formulations import FORMULATIONS, Accelerations
from teachmech.numerics.formulations.kane import independent_speeds
from teachmech.numerics.formulations.linear_systems import ContradictionError
from teachmech.numerics.scales import Scales
from teachmech.program import Model
from teachmech.run.trajectory import Trajectory
from teachmech.verification.formulation_table import FormulationComparison, FormulationRow

States = tuple[Array, Array, Array]  # t, q and v at N states


def compared_along(
    motion: Trajectory,
    formulations: Sequence[str] = tuple(FORMULATIONS),
    speeds: Sequence[str] | None = None,
    repeat: int = 0,
) -> FormulationComparison:
    """Return the comparison at all stored times of a motion.

    Raises
    ------
    ProblemError
        If the constraints that act change during the motion, or it has programmes.
    """
    if motion.changes:
        what = "the constraints that act change during this motion"
        raise ProblemError(what, key="problem", hint="give the problem, without time")
    states = motion.t, motion.q, motion.v
    return compared_at(motion.system, motion.scales, states, formulations, speeds, repeat)


def compared_at(
    system: Description,
    scales: Scales,
    states: States,
    chosen: Sequence[str],
    speeds: Sequence[str] | None,
    repeat: int,
) -> FormulationComparison:
    """Return the comparison at these states."""
    refuse_programmes(system, "this comparison")
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


def _equations(system: Description, scales: Scales, state: States) -> Equations:
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
    system: Description,
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


def _remarks(system: Description, scales: Scales, states: States) -> tuple[str, ...]:
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
