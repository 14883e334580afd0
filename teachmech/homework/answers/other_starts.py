"""Comparison of systems at states that are not on the known motion.

Masses of 1 and forces that are polynomials of time can imitate a motion from one start without any
mechanics. Therefore a system is also started from other states: at positions of its own motion with
other velocities. The comparison covers the accelerations at these states, the response to a force
on each coordinate, and the motion from these states. They do not depend on the choice of
coordinates and constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.homework.answers.samples import generator, rounded
from teachmech.homework.parts import Sealed
from teachmech.numerics.dynamics import null_space_method
from teachmech.program import Model
from teachmech.start.assembly import Assembler
from teachmech.system_and_motion import Motion, System

COMPARED_TIMES = 5  # times at which a motion from another start is compared
SPAN_SHARE = 0.25  # duration of that motion, relative to the exercise
EARLIEST, LATEST = 0.25, 0.75  # its start, as fractions of the stored times of the known motion
MAX_STARTS = 12  # most starts that are tried
VELOCITY_CHANGE = 0.1  # least change of a velocity, relative to the largest on the known motion
MAX_GROWTH = 1e3  # largest growth of a small change, for a well-determined motion
SMALL_CHANGE = 1e-6  # small change of a velocity, and its accuracy, relative to a typical velocity
REGULAR_SHARE = 0.1  # least singular value of A, relative to the least on the known motion
CONSTRAINT_TOLERANCE = 1e-9
NEGLIGIBLE_MOBILITY = 1e-3  # relative to the result of `least_mobility`

# Runs a motion of a system from start values, at times from one to another.
Run = Callable[[System, Mapping[str, float], Sequence[float]], Motion]


@dataclass(frozen=True, eq=False)
class State:
    """A state of one system: time, q and v of shape (n,)."""

    system: System
    t: float
    q: Array
    v: Array

    @property
    def start(self) -> dict[str, float]:
        """The values of coordinates and velocities, by name."""
        names = (*self.system.coordinates, *self.system.velocities)
        return dict(zip(names, map(float, (*self.q, *self.v)), strict=True))


def state_of(motion: Motion, k: int, columns: Sequence[int], speeds: Any) -> State | None:
    """Return the state of a motion at its k-th stored time, with some velocities changed.

    `speeds` are the velocities of the coordinates at `columns`. The others follow from the
    constraints. Return None if the constraints do not allow these velocities.
    """
    columns, v = list(columns), np.array(motion.v[k])
    v[columns] = asked = np.array(speeds, dtype=float)
    search = _search(motion, k, v)
    q = search.positions(search.q, ())
    if q is None:
        return None
    model, t, unit, factors = search.model, search.t, search.unit, search.scales.factors
    for _ in range(4):  # one step suffices if all constraints are linear in the velocities
        A = factors[:, None] * model.constraint_matrix(t, q, v, model.p) * unit
        rates = factors * model.constraint_rates(t, q, v, model.p)
        off = np.concatenate([rates, (v[columns] - asked) / unit[columns]])
        rows = np.vstack([A, np.eye(len(v))[columns]])
        v = v - unit * np.linalg.lstsq(rows, off, rcond=CONSTRAINT_TOLERANCE)[0]
    search.v = v
    allowed = search.velocities(q, ())
    if allowed is None:
        return None
    typical = np.abs(asked / unit[columns]).max(initial=0.0) + 1 / search.scales.time
    far = np.abs(allowed[columns] - asked) > SMALL_CHANGE * unit[columns] * typical
    return None if far.any() else State(motion.system, float(t), q, allowed)


def _search(motion: Motion, k: int, v: Array) -> Assembler:
    """Return a search for a start near the positions at a stored time, with these velocities."""
    there = State(motion.system, float(motion.t[k]), motion.q[k], v)
    system = motion.system.replace(start=there.start)
    return Assembler(Model.of(system), np.float64(there.t), CONSTRAINT_TOLERANCE)


def response(motion: Motion, state: State, columns: Sequence[int]) -> tuple[Array, Array]:
    """Return the accelerations of the k coordinates at `columns`, and their mobility.

    Column j of the mobility, of shape (k, k), has the changes of the accelerations due to a force
    of 1 on coordinate j. For a free particle this is one over the mass; constraints make it
    smaller. `motion` is a motion of the same system; its settings determine which constraints are
    independent. Accelerations that are not unique raise `ProblemError`.
    """
    model, settings = motion.model, motion.settings
    at, tolerance = (state.t, state.q, state.v, model.p), model.rank_tolerance(settings)
    scales = model.scales(settings.start, settings.end - settings.start)
    with np.errstate(all="ignore"):
        M, A = scales.in_units(model.mass_matrix(*at), model.constraint_matrix(*at))
        Q = scales.units * model.known_force(*at)
        b = scales.factors * model.constraint_vector(*at)
    size, unit = float(np.abs(Q).max()) or 1.0, scales.units[list(columns)]
    try:
        free, *pushed = (
            null_space_method(M, Q + push, A, b, tolerance)[0][list(columns)]
            for push in (np.zeros(len(Q)), *(size * np.eye(len(Q))[list(columns)]))
        )
    except np.linalg.LinAlgError:
        raise ProblemError("the accelerations are not unique") from None
    mobility = np.array([one - free for one in pushed]).T / size
    return unit * free, np.outer(unit, unit) * mobility


def least_mobility(motion: Motion) -> float:
    """Return 1 over the largest mass of a motion; a mobility far below this counts as zero."""
    M = motion.linear_system(0)[0]
    units = motion.model.scales(motion.settings.start).units
    return float(1 / np.abs(units[:, None] * M * units).max())


def seal_other_starts(motion: Motion, columns: Sequence[int], run: Run, salt: str) -> Sealed:
    """Return the numbers with which systems are compared away from the right motion.

    Only states with a well-determined motion are used: it does not end early, a small change of the
    start stays small, and no constraint becomes nearly dependent. `salt` selects among them. If
    there are none, `ProblemError` is raised.
    """
    rng, last, why = generator(salt), len(motion) - 1, ""
    for _ in range(MAX_STARTS):
        k = round(last * (EARLIEST + (LATEST - EARLIEST) * rng.random()))
        try:
            return _sealed(motion, columns, run, k, rng)
        except TeachmechError as error:
            why = why or error.what
    what = f"none of {MAX_STARTS} other starts gives a well-determined motion: {why}"
    raise ProblemError(what)


def _sealed(
    motion: Motion, columns: Sequence[int], run: Run, k: int, rng: np.random.Generator
) -> Sealed:
    states, sealed = [], []
    for index in (0, k):
        drawn = _drawn(motion, index, _fast(motion), rng)
        state = drawn and state_of(motion, index, columns, rounded(drawn.v[list(columns)]))
        if state is None:
            raise ProblemError("the named velocities do not determine the others")
        acceleration, mobility = response(motion, state, columns)
        if not np.isfinite([*acceleration, *mobility.ravel()]).all():
            raise ProblemError("an acceleration is not finite")
        states.append(state)
        numbers = {"speeds": state.v[list(columns)], "a": acceleration, "mobility": mobility}
        sealed.append({"index": index, **{key: rounded(x) for key, x in numbers.items()}})
    span = float(SPAN_SHARE * (motion.t[-1] - motion.t[0]))
    course = _run(run, states[-1], span)
    beside = _drawn(motion, k, SMALL_CHANGE * _fast(motion), rng, states[-1].v)
    if beside is None or not _well_determined(motion, course, _run(run, beside, span)):
        raise ProblemError("a small change of the start grows, or constraints become dependent")
    return {"states": sealed, "span": rounded(span), "q": rounded(course.q[:, list(columns)])}


def _fast(motion: Motion) -> Array:
    """Return a typical velocity of each coordinate, shape (n,)."""
    scales = motion.model.scales(motion.settings.start)
    least = VELOCITY_CHANGE * scales.units / scales.time
    fast: Array = np.maximum(np.abs(motion.v).max(axis=0), least)
    return fast


def _drawn(
    motion: Motion, k: int, by: Array, rng: np.random.Generator, v: Array | None = None
) -> State | None:
    """Return a state at a position of the motion, with random velocities near its own."""
    around = motion.v[k] if v is None else v
    search = _search(motion, k, around + by * (2 * rng.random(len(by)) - 1))
    q = search.positions(search.q, ())
    allowed = None if q is None else search.velocities(q, ())
    return (
        None if q is None or allowed is None else State(motion.system, float(search.t), q, allowed)
    )


def _run(run: Run, state: State, span: float) -> Motion:
    motion = run(state.system, state.start, (state.t, state.t + span, span / COMPARED_TIMES))
    if motion.ending:
        raise ProblemError(f"the motion {motion.ending}")
    return motion


def _well_determined(known: Motion, course: Motion, beside: Motion) -> bool:
    """Return whether a motion depends little on its start and is as regular as ``known``."""
    units = known.model.scales(known.settings.start).units
    if not (np.abs(course.q - beside.q) <= MAX_GROWTH * SMALL_CHANGE * units).all():
        return False
    values = known.singular_values
    rank = int((values[0] > SMALL_CHANGE * values[0].max(initial=0.0)).sum())
    if not rank:
        return True
    least = REGULAR_SHARE * values[:, rank - 1].min()
    return bool((course.singular_values[:, rank - 1] >= least).all())
