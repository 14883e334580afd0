"""Sampled states, generic or on constraints, and the values of constraints at many states.

Only uniform doubles of NumPy's generator PCG64 are used, so that a seed gives the same states on
every machine, to rounding. Sealed answers contain the states themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import evaluate
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System

MAX_SEARCHES = 60  # most start points in the search for states that meet constraints
MIN_STATES = 3  # least number of states for a comparison
REGULAR_RATIO = 1e-3  # least singular value of A, with rows scaled to 1, over the largest
ZERO_VALUE = 1e-6  # value of a formula where it is zero, relative to its values nearby
VANISHING_ROW = 1e-7  # length of a row of A on the constraint, relative to its length nearby
ROUNDING_ERROR = 1e-9
SAMPLED_RANK_TOLERANCE = 1e-5  # for singular values of rows of length 1
# Ratio of singular values that counts as zero. Three parallel cranks, for example, are redundant #
# only if they are exactly parallel. Their constraints then have a double zero, so that a state is #
# known to half the digits only.
ZERO_RATIO = 1e-6


@dataclass(frozen=True, eq=False)
class States:
    """K states: ``t`` of shape (K,), ``q`` and ``v`` of shape (K, n)."""

    t: Array
    q: Array
    v: Array

    def __len__(self) -> int:
        return len(self.t)

    def __getitem__(self, which: Any) -> States:
        """Return some of the states."""
        return States(self.t[which], self.q[which], self.v[which])

    def values(self, system: System) -> dict[str, Any]:
        """Return the value of every name of a system, arrays of shape (K,)."""
        return {
            **system.parameter_values,
            "t": self.t,
            **dict(zip(system.coordinates, self.q.T, strict=True)),
            **dict(zip(system.velocities, self.v.T, strict=True)),
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the states as lists, with twelve digits."""
        return {"t": rounded(self.t), "q": rounded(self.q), "v": rounded(self.v)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> States:
        """Return the states of a result of `to_dict`."""
        t, q, v = (np.array(data[key], dtype=float) for key in "tqv")
        return cls(t, q, v)


def rounded(array: Any) -> Any:
    """Return an array as lists of numbers with twelve digits.

    Examples
    --------
    >>> rounded(np.array([[1 / 3, -0.0]]))
    [[0.333333333333, 0.0]]
    """
    if isinstance(array, np.ndarray) and array.ndim:
        return [rounded(entry) for entry in array]
    return float(f"{float(array) + 0.0:.12g}")


def generator(salt: str) -> np.random.Generator:
    """Return the generator of random numbers that belongs to a text."""
    seed = int.from_bytes(hashlib.sha256(salt.encode()).digest()[:8], "big")
    return np.random.Generator(np.random.PCG64(seed))


def evaluated(expression: Any, values: Mapping[str, Any]) -> Any:
    """Return the value of a formula; NaN outside its domain, without a warning."""
    with np.errstate(all="ignore"):
        return evaluate(expression, values)


def vanishing(formula: Any, states: States, nearby: States, system: System) -> Any:
    """Return a mask of the states at which a formula is zero, relative to its values nearby."""
    here, near = (
        np.abs(np.broadcast_to(evaluated(formula, at.values(system)), len(at)))
        for at in (states, nearby)
    )
    return here <= ZERO_VALUE * np.nanmax(near, initial=0.0)


def start_of(system: System) -> tuple[Array, Array]:
    """Return the start of a system, q and v of shape (n,)."""
    start, values = system.start_expressions, system.parameter_values
    q, v = (
        np.array([float(evaluated(start[name].symbolic, values)) for name in names])
        for names in (system.coordinates, system.velocities)
    )
    return q, v


def generic(
    setting: Setting, salt: str, count: int = 6, widths: Sequence[float] = (0.3, 1.5)
) -> States:
    """Return random states around the start that need not meet the constraints.

    ``salt`` is the seed. ``widths`` are the largest distances from the start, in sizes of the
    coordinates; successive states use successive widths.
    """
    rng, scope = generator(salt), setting.scope()
    q0, v0 = start_of(setting.system)
    n, span = len(q0), setting.settings.end - setting.settings.start
    t = setting.settings.start + span * rng.random(count)
    width = np.resize(widths, count)[:, None]
    lengths = np.where(_angles(setting), np.minimum(scope.lengths, 2.0), scope.lengths)
    q = q0 + lengths * width * (2 * rng.random((count, n)) - 1)
    return States(t, q, v0 + scope.lengths / scope.time * (2 * rng.random((count, n)) - 1))


def _angles(setting: Setting) -> Any:
    """Return a mask of the angles: coordinates in which the constraints have the period 2 pi."""
    rng, scope = generator("turns"), setting.scope()
    form, n = ConstraintForm(setting.system, scope), len(scope.coordinates)
    q = scope.lengths * (2 * rng.random((3, n)) - 1)
    here = States(np.zeros(3), q, np.zeros((3, n)))
    value, size = form.value(here), np.linalg.norm(form.matrix(here), axis=2)
    angles = np.zeros(n, dtype=bool)
    for i, one in enumerate(np.eye(n)):
        turned, moved = (
            np.abs(form.value(States(here.t, q + by * one, here.v)) - value) > ROUNDING_ERROR * size
            for by in (2 * np.pi, 1.0)
        )
        angles[i] = moved.any() and not turned.any()
    return angles


def admissible(setting: Setting, system: System, salt: str, count: int = 8) -> tuple[States, bool]:
    """Return states that meet the constraints, and whether the first is the start.

    A has full rank at them. The setting gives the start and the duration of the motion, and
    ``salt`` selects the states. If too few are found, a `ProblemError` states how far the search
    came.
    """
    scope = setting.scope()
    form = ConstraintForm(system, scope)
    q0, v0 = start_of(setting.system)
    tried = generic(setting, salt, MAX_SEARCHES)
    there = States(
        np.array([setting.settings.start, *tried.t]),
        np.vstack([q0, tried.q]),
        np.vstack([v0, tried.v]),
    )
    with np.errstate(all="ignore"):
        found = form.projected(there)
        met = form.met(found)
        met &= (np.abs(found.q - q0) < 20 * scope.lengths).all(axis=1)
        sound = regular(form.matrix(found), met, form.matrix(there))
        moved = np.abs(found.q[0] - q0) > 1e-6 * scope.lengths
        moved |= np.abs(found.v[0] - v0) * scope.time > 1e-6 * scope.lengths
    starts = bool(sound[0] and not moved.any())
    sound[0] = starts
    indices = _spread(found, scope, np.flatnonzero(sound), count)
    if len(indices) < MIN_STATES:
        what = (
            f"of {len(there)} positions around the start only {int(met.sum())} lead to states that "
        )
        what += f"meet the constraints, and at {len(indices)} of these they are independent enough"
        hint = "do the constraints contradict each other, or vanish with their derivatives?"
        raise ProblemError(what, hint=hint)
    return found[indices], starts


@lru_cache(maxsize=8)
def possible(setting: Setting, salt: str) -> States:
    """Return states that the problem allows; generic states if it allows no variation."""
    system = setting.system
    if not system.constraints:
        return generic(setting, salt)
    try:
        states, _ = admissible(setting, system, salt, count=6)
    except ProblemError:
        return generic(setting, salt)
    form = ConstraintForm(system, setting.scope())
    scatter = np.ptp(states.q, axis=0).max() + np.ptp(states.v, axis=0).max()
    free = np.linalg.matrix_rank(scaled(form.matrix(states)[-1])) < len(system.coordinates)
    return states if free and scatter > 0 else generic(setting, salt)


def _spread(states: States, scope: Scope, indices: Any, count: int) -> Any:
    """Return the first state and others, each as far as possible from the previous ones."""
    q, v = (x[indices] / scope.lengths for x in (states.q, states.v))
    q, v = (x / (np.abs(x).max(initial=0.0) or 1.0) for x in (q, v))
    where = np.hstack([q, 0.3 * v])
    chosen = [0] if len(indices) else []
    while len(chosen) < min(count, len(indices)):
        gaps = np.linalg.norm(where[:, None] - where[chosen], axis=2).min(axis=1)
        gaps[chosen] = -1.0
        chosen.append(int(gaps.argmax()))
    return indices[chosen]


def regular(A: Array, met: Any, elsewhere: Array) -> Any:
    """Return a mask of the ``met`` states at which A has its usual rank and no row vanishes.

    Parameters
    ----------
    A : array, shape (K, m, n)
    met : array of bool, shape (K,)
    elsewhere : array, shape (L, m, n)
        A at other states, which give the usual length of a row.
    """
    sizes = np.linalg.norm(A, axis=2)
    typical = np.nanmax(np.linalg.norm(elsewhere, axis=2), axis=0)
    met = met & (sizes > VANISHING_ROW * typical).all(axis=1)
    rows = scaled(A)
    rows[~np.isfinite(rows).all(axis=(1, 2))] = 0.0
    s = np.linalg.svd(rows, compute_uv=False)
    largest = s[:, :1].max(initial=0.0)
    rank = (s > REGULAR_RATIO * largest).sum(axis=1)
    clear = ~((s > ZERO_RATIO * largest) & (s <= REGULAR_RATIO * largest)).any(axis=1)
    met = met & clear & (rank > 0)
    usual = np.bincount(rank[met]).argmax() if met.any() else 0
    return met & (rank == usual)


def scaled(A: Array) -> Array:
    """Return A with rows of length 1; zero rows are not changed."""
    size = np.linalg.norm(A, axis=-1, keepdims=True)
    rows: Array = A / np.where(size > 0, size, 1.0)
    return rows


class ConstraintForm:
    """The constraints of a system, given as texts, at many states: value, rate, A and b.

    Coordinates and times are in units of the sizes in the scope, so that A, rates and b have the
    unit of the constraint. Without a scope, the sizes are 1.

    Examples
    --------
    >>> circle = System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"])
    >>> form = ConstraintForm(circle)
    >>> at = States(np.zeros(1), np.array([[0.0, 1.0]]), np.array([[3.0, 0.0]]))
    >>> form.value(at).tolist(), form.matrix(at).tolist(), form.vector(at).tolist()
    ([[0.0]], [[[0.0, 2.0]]], [[-18.0]])
    """

    def __init__(self, system: System, scope: Scope | None = None) -> None:
        self.system = system
        scope = scope or Scope(coordinates=tuple(system.coordinates))
        self.lengths, self.time = scope.lengths, scope.time
        self.derived: tuple[Any, ...] = tuple(system.derivation.constraints)

    @cached_property
    def holonomic(self) -> Any:
        """Return a mask of the constraints without velocities, shape (m,)."""
        return np.array([one.holonomic for one in self.derived], dtype=bool)

    def value(self, states: States) -> Array:
        """Return h or g, shape (K, m)."""
        return self._columns(states, "value")

    def rate(self, states: States) -> Array:
        """Return dh/dt or g, shape (K, m)."""
        return self.time * self._columns(states, "rate")

    def vector(self, states: States) -> Array:
        """Return b, shape (K, m)."""
        return self.time**2 * self._columns(states, "b")

    def matrix(self, states: States) -> Array:
        """Return A, shape (K, m, n)."""
        values = states.values(self.system)
        A = np.zeros((len(states), len(self.derived), len(self.system.coordinates)))
        for k, one in enumerate(self.derived):
            for i, entry in one.row.items():
                A[:, k, i] = evaluated(entry, values)
        return A * self.lengths

    def projected(self, states: States) -> States:
        """Return the nearest states that meet the constraints, if Newton's method finds them."""
        t, q, v = states.t, states.q, states.v
        h, reach = self.holonomic, np.abs(q / self.lengths).max(initial=1.0)
        for _ in range(60 if h.any() else 0):
            at = States(t, q, v)
            change = _step(self.matrix(at)[:, h], self.value(at)[:, h], reach)
            q = q - self.lengths * change
            if np.abs(change).max(initial=0.0) < 1e-12:
                break
        for _ in range(20):
            at = States(t, q, v)
            change = _step(self.matrix(at), self.rate(at))
            v = v - self.lengths / self.time * change
            if np.abs(change).max(initial=0.0) < 1e-12:
                break
        return States(t, q, v)

    def met(self, states: States) -> Any:
        """Return a mask of the states at which all constraints hold up to rounding, shape (K,)."""
        sizes = np.linalg.norm(self.matrix(states), axis=2)
        far = np.abs(self.value(states)) > ROUNDING_ERROR * sizes
        fast = np.abs(self.rate(states)) > ROUNDING_ERROR * sizes
        finite = np.isfinite(sizes + self.rate(states) + self.vector(states))
        off = ((far & self.holonomic) | fast | ~finite).any(axis=1)
        return ~off & np.isfinite(states.q + states.v).all(axis=1)

    def _columns(self, states: States, name: str) -> Array:
        values = states.values(self.system)
        columns = np.empty((len(states), len(self.derived)))
        for k, one in enumerate(self.derived):
            columns[:, k] = evaluated(getattr(one, name), values)
        return columns


def _step(A: Array, residual: Array, damped: float = 0.0) -> Array:
    """Return the least change x with A x = residual, for each state; 0 if it is not finite.

    If the length ``damped`` is given, this is the method of Levenberg and Marquardt: the damping is
    the distance from the surface relative to this length, so steps do not grow near singular A.
    """
    size = np.linalg.norm(A, axis=2, keepdims=True)
    with np.errstate(all="ignore"):
        A, residual = A / size, residual / size[..., 0]
    fit = np.isfinite(A).all(axis=(1, 2)) & np.isfinite(residual).all(axis=1)
    change = np.zeros((len(A), A.shape[2]))
    U, s, Vt = np.linalg.svd(A[fit], full_matrices=False)
    least = 0.0 if damped else ZERO_RATIO * s[:, :1]
    damping = np.abs(residual[fit]).max(axis=1, keepdims=True) / damped if damped else 0.0
    gain = np.where(s > least, s / np.where(s > least, s**2 + damping, 1.0), 0.0)
    along = gain * np.einsum("kms,km->ks", U, residual[fit])
    change[fit] = np.einsum("ksn,ks->kn", Vt, along)
    return change
