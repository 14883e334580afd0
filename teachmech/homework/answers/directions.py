"""Comparison of constraints by the states at which they hold and by their rows of [A | b].

Two sets of constraints allow the same motion if they hold at the same states and their rows of [A |
b] span the same space at each. The key contains states that meet the right set, at which A has full
rank. At each state it contains two orthonormal bases: "right" spans the rows of the right set
beyond those of the other constraints of the problem, and "outside" spans the directions in no row
of the problem. The rows of a student's equations that hold at a state are written in these bases.
Directions in their span without a component outside are right, all others are wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed, shortened
from teachmech.expressions import Expression, to_text
from teachmech.homework.answers.forbidden import forbidden_states
from teachmech.homework.answers.kinks import kink_at
from teachmech.homework.answers.notation import digits_of
from teachmech.homework.answers.other_factors import other_factor
from teachmech.homework.answers.samples import (
    ROUNDING_ERROR,
    SAMPLED_RANK_TOLERANCE,
    VANISHING_ROW,
    ZERO_RATIO,
    ConstraintForm,
    States,
    admissible,
    generator,
    rounded,
    scaled,
)
from teachmech.homework.parts import CLOSE, Credit, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System

DISTANCE_TOLERANCE = 1e-6  # distance from the surface, in sizes of the coordinates
ANGLE_TOLERANCE = 1e-5  # largest angle between a right direction and the space of right ones
MAX_REDUNDANT = 0.75  # largest share of the marks if an equation is redundant
MAX_WRONG_LEVEL = 0.75  # largest share for positions instead of velocities, or vice versa
MAX_BRANCH = 0.75  # largest share for one branch of the surface
MAX_SUPERFLUOUS = 2  # more equations than are asked for, in the search for a superfluous one
CLOSE_DISTANCE = 0.05  # distance and angle of an equation with rounded numbers
WITHOUT_DERIVATIVE = "has no derivative where it holds, because of"
SEVERAL_FACTORS = "is a product. It also holds if another factor is zero, so leave out"
NO_DERIVATIVE, SUPERFLUOUS = "no-derivative", "superfluous-equation"  # names of mistakes
MOST_STATES = 8  # states in the key
MIN_BRANCH = 0.25  # least fraction of the states that counts as a branch of the surface


# --- sealing ------------------------------------------------------------------------------------


def seal_constraints(own: System, others: Sequence[str], setting: Setting, salt: str) -> Sealed:
    """Return the sealed numbers for the comparison with a student's constraints.

    ``own`` has the right constraints, ``others`` are the other constraints of the problem, and
    ``salt`` determines the states of the comparison. Too few regular states raise `ProblemError`.
    """
    m = len(own.constraints)
    every = [*(c.equation for c in own.constraints), *others]
    both = own.replace(constraints=every) if others else own
    count = MOST_STATES if len(own.coordinates) <= 8 else 5
    try:
        states, starts = admissible(setting, both, salt, count)
    except ProblemError:  # rank of the other constraints
        both = own
        states, starts = admissible(setting, both, salt, count)
    form = ConstraintForm(both, setting.scope())
    A, b = form.matrix(states), form.vector(states)
    scales = [_scale(*one) for one in zip(A, b, strict=True)]
    rows = [_rows(*one) for one in zip(A, b, scales, strict=True)]
    rank = _rank(scaled(A[0, :m]))
    if any(_rank(_beyond(at[:m], at[m:])) < rank for at in rows):
        rows = [at[:m] for at in rows]  # the other constraints imply some of the rows
    right = [_basis(_beyond(at[:m], at[m:])) for at in rows]
    return {
        **states.to_dict(),
        "starts": starts,
        "scale": rounded(np.array(scales)),
        "right": [rounded(basis) for basis in right],
        "outside": [rounded(_complement(_basis(at))) for at in rows],
        "rank": rank,
        "places": _rank(rows[0][:m][form.holonomic[:m]] @ right[0].T),
        "redundant": m - rank,
    }


# --- comparing ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Comparison:
    """A student's m constraints at K sealed states."""

    held: Any  # mask of constraints that hold, with their rates, shape (K, m)
    flat: Any  # mask of those whose derivatives vanish, like a square, shape (m,)
    integrated: Any  # mask of those that only fix positions of this motion, shape (m,)
    undefined: Any  # mask of values that are not finite, shape (K, m)
    right: Any  # numbers of right directions, shape (K,)
    wrong: Any  # numbers of wrong directions, shape (K,)
    places: int  # number of directions in which positions are fixed
    redundant: int  # number of redundant constraints
    near: Any  # mask of those that hold nearly, in value and directions, shape (m,)
    contradictory: bool  # True if no state meets all constraints


def _compared(system: System, states: States, scope: Scope, sealed: Sealed) -> _Comparison:
    form = ConstraintForm(system, scope)
    with np.errstate(all="ignore"):
        value, rate = form.value(states), form.rate(states)
        A, b = form.matrix(states), form.vector(states)
        nearby = _nearby(states, scope)
        size = np.linalg.norm(A, axis=2)
        typical = np.nan_to_num(np.linalg.norm(form.matrix(nearby), axis=2)).max(axis=0)
        undefined = ~np.isfinite(value + rate + size + b)
        A[undefined], b[undefined] = 0.0, 0.0
        vanishes = size <= VANISHING_ROW * typical
        # first-order distance from the surface; a typical slope if the row vanishes
        slope = np.where(vanishes, typical, size)
        met = np.abs(value) <= DISTANCE_TOLERANCE * slope
        steady = np.abs(rate) <= DISTANCE_TOLERANCE * slope
        h = form.holonomic
        near = (np.abs(value) <= CLOSE_DISTANCE * slope) | ~h
        near &= (np.abs(rate) <= CLOSE_DISTANCE * slope) & ~undefined
    held = steady & (met | ~h) & ~undefined
    integrated = np.zeros(len(h), dtype=bool)
    if sealed["starts"] and sealed["places"] < sealed["rank"]:
        integrated = h & steady.all(axis=0) & met[0] & ~met.all(axis=0)
        held |= integrated & ~undefined
    right, wrong, places = [], [], []
    for k, scale in enumerate(sealed["scale"]):
        ours, outside = np.array(sealed["right"][k]), np.array(sealed["outside"][k])
        rows = _rows(A[k], b[k], scale)
        rows[vanishes[k]] = 0.0
        both = rows @ np.vstack([ours, outside.reshape(-1, ours.shape[1])]).T
        near[k] &= np.linalg.norm(both[:, len(ours) :], axis=1) <= CLOSE_DISTANCE
        good = _right(both[held[k]], len(ours))
        off = both[~held[k]]
        right.append(good)
        wrong.append(max(_rank(both) - good, _rank(off), int(len(off) > 0)))
        places.append(_right(both[held[k] & h & ~integrated], len(ours)))
    finite = ~undefined.any(axis=1)
    ranks = [_rank(scaled(A[k])) for k in np.flatnonzero(finite)]
    return _Comparison(
        held=held,
        flat=vanishes.all(axis=0) & held.any(axis=0),
        integrated=integrated,
        undefined=undefined,
        right=np.array(right),
        wrong=np.array(wrong),
        places=max(places),
        redundant=len(h) - max(ranks, default=len(h)),
        near=near.all(axis=0),
        contradictory=bool(finite.any())
        and _conflict(A[finite], value[finite], h)
        and not form.met(form.projected(states)).any(),
    )


def credit_constraints(system: System, scope: Scope, sealed: Sealed, whole: bool = True) -> Credit:
    """Return the credit for a student's constraints, the texts of `system`; `sealed` is the key.

    The share is the least value of (right - wrong directions) / rank over the states. An equation
    that holds only on a part of the surface earns that part. Redundant equations, and velocity
    forms of positions, cost a quarter. Equations that contradict each other, or that have no
    derivative where they hold, earn nothing; in marking, equations that also hold on other surfaces
    earn nothing either. If `whole` is false, a superfluous equation is not looked for.
    """
    states, rank = States.from_dict(sealed), int(sealed["rank"])
    if (refused := _refused(system, states, scope)) is not None:
        return refused
    found = _compared(system, states, scope, sealed)
    if whole and (known := _superfluous(found, system, states, scope, sealed)) is not None:
        return known
    if (close := _rounded(found, system, sealed)) is not None:
        return close
    if found.contradictory:
        return Credit(0.0, "These equations contradict each other: no position meets all of them.")
    shares = np.maximum(0, found.right - found.wrong) / rank
    share, words = float(shares.min()), []
    generic = shares[1:] if sealed["starts"] else shares
    reached = float((generic == generic.max()).mean())
    begins = shares[0] > 0 or not sealed["starts"] or found.undefined[0].any()
    if share < generic.max() and begins and reached >= MIN_BRANCH:
        share = min(MAX_BRANCH, reached) * float(generic.max())
        words.append(_branch(found, system, states, shares, scope, sealed))
    elif not found.held.all():
        words.append(_off(found, system, states, scope, sealed))
    if found.flat.any():
        k = int(np.flatnonzero(found.flat)[0])
        words.append(
            f"The derivatives of {_quoted(system, k)} vanish where it holds, as the "
            "derivatives of a square do. It does not constrain the accelerations."
        )
    if share < 1 and not words:
        words.append(_count(found, rank))
    surplus = found.redundant - int(sealed["redundant"])
    if surplus > 0 and not found.flat.any():
        share = min(share, MAX_REDUNDANT)
        many = "One equation follows" if surplus == 1 else f"{surplus} equations follow"
        words.append(f"{many} from the others and can be left out.")
    derived = found.places < min(sealed["places"], int(found.right.min()))
    if found.integrated.any():
        share = min(share, MAX_WRONG_LEVEL)
        words.append("The equation fixes a position, but the problem constrains only velocities.")
    elif derived:
        share = min(share, MAX_WRONG_LEVEL)
        words.append(
            "The velocities are right, but the equation does not fix the position: it is the "
            "derivative of an equation between positions."
        )
    if share > 0 and "forbidden" in sealed:
        held = found.held.any(axis=0)
        there = forbidden_states(system, held, states, scope, sealed["forbidden"], derived)
        if there is not None:
            location = _where(system, there, 0, scope, {"starts": False})
            return Credit(0.0, f"These equations also allow what the problem forbids: {location}.")
    return Credit(share, " ".join(words) or "Right.")


def _refused(system: System, states: States, scope: Scope) -> Credit | None:
    """Return the credit for an equation without a derivative where it holds, or with more factors.

    None means that there is no such equation.
    """
    nearby = _nearby(states, scope)
    for search, words, mistake in (
        (kink_at, WITHOUT_DERIVATIVE, NO_DERIVATIVE),
        (other_factor, SEVERAL_FACTORS, ""),
    ):
        for k, read in enumerate(system.constraint_expressions):
            assert isinstance(read, Expression)
            part = search(read.symbolic, states, nearby, system)
            if part is not None:
                said = f"{_quoted(system, k)} {words} {shortened(to_text(part), 60)}."
                return Credit(0.0, said, mistake=mistake)
    return None


def _superfluous(
    found: _Comparison, system: System, states: States, scope: Scope, sealed: Sealed
) -> Credit | None:
    """Return the credit for right equations with a wrong one in addition."""
    count, asked = len(system.constraints), sealed["rank"] + sealed["redundant"]
    if not found.wrong.any() or found.contradictory or not 1 < count <= asked + MAX_SUPERFLUOUS:
        return None
    for k, one in enumerate(system.constraints):
        rest = system.replace(constraints=[c for c in system.constraints if c is not one])
        if credit_constraints(rest, scope, sealed, whole=False).share == 1:
            shares = np.maximum(0, found.right - found.wrong) / sealed["rank"]
            what, at = "is not part of the problem", np.flatnonzero(~found.held[:, k])
            if len(at):
                location = _where(system, states, int(at[0]), scope, sealed)
                what = f"{_fault(found, int(at[0]), k)} {location}"
            words = f"{_quoted(system, k)} {what}. Without this equation the answer is right."
            return Credit(float(shares.min()), words, mistake=SUPERFLUOUS)
    return None


def _rounded(found: _Comparison, system: System, sealed: Sealed) -> Credit | None:
    """Return the credit for equations that only differ from the right ones by rounded numbers."""
    off = [k for k, held in enumerate(found.held.all(axis=0)) if not held]
    if not off or len(found.near) != sealed["rank"] + sealed["redundant"]:
        return None
    texts = [str(system.constraints[k].equation).replace("=", "-") for k in off]
    if not found.near[off].all() or not all(map(digits_of, texts)):
        return None
    names = listed([_quoted(system, k) for k in off], 2)
    return Credit(0.0, f"{names} {'is' if len(off) == 1 else 'are'} {CLOSE}.", close=1.0)


# --- words --------------------------------------------------------------------------------------


def _share(found: _Comparison, rank: int) -> str:
    right = int(found.right.min())
    return f"{right} of {rank} independent constraints {'is' if right == 1 else 'are'} right."


def _count(found: _Comparison, rank: int) -> str:
    right, wrong = int(found.right.min()), int(found.wrong.max())
    if rank == 1 and right == 0:
        return "The equation holds, but it does not determine the acceleration."
    words = _share(found, rank)
    if wrong:
        words += f" {wrong} more {'is' if wrong == 1 else 'are'} not part of the problem."
    return words


def _off(found: _Comparison, system: System, states: States, scope: Scope, sealed: Sealed) -> str:
    """Return a text with an equation that does not hold and a state."""
    k = int(np.flatnonzero(~found.held.all(axis=0))[0])
    at = int(np.flatnonzero(~found.held[:, k])[0])
    words = f"{_quoted(system, k)} {_fault(found, at, k)} "
    words += f"{_where(system, states, at, scope, sealed)}."
    if found.held.shape[1] > 1 and found.right.min() and not found.undefined[at, k]:
        words += f" {_share(found, int(sealed['rank']))}"
    return words


def _branch(
    found: _Comparison, system: System, states: States, shares: Array, scope: Scope, sealed: Sealed
) -> str:
    at = int(np.argmin(shares))
    location = _where(system, states, at, scope, sealed)
    if found.held[at].all():
        return f"It is right at some positions, but not at {location}."
    k = int(np.argmin(found.held[at]))
    quoted = f"{_quoted(system, k)} is right for a part of the possible positions"
    return f"{quoted}; it {_fault(found, at, k)} {location}."


def _fault(found: _Comparison, at: int, k: int) -> str:
    return "has no finite value at" if found.undefined[at, k] else "does not hold at"


def _quoted(system: System, k: int) -> str:
    return shortened(str(system.constraints[k].equation), 60)


def _where(system: System, states: States, k: int, scope: Scope, sealed: Sealed) -> str:
    """Return the relevant values of coordinates, time and velocities at one state."""
    used: set[str] = set()
    for read in system.constraint_expressions:
        assert isinstance(read, Expression)
        used |= read.symbols
    if len(system.coordinates) <= 4:
        used |= set(system.coordinates)
    names = ("t", *system.coordinates, *system.velocities)
    values = (states.t[k], *states.q[k], *states.v[k])
    sizes = (scope.time, *scope.lengths, *(scope.lengths / scope.time))
    pairs = [
        (name, 0.0 if abs(x) <= ROUNDING_ERROR * size else x)
        for name, x, size in zip(names, values, sizes, strict=True)
        if name in used
    ]
    shown = ", ".join(f"{name} = {x:.3g}" for name, x in pairs[:6])
    shown += ", ..." if len(pairs) > 6 else ""
    return f"the start ({shown})" if k == 0 and sealed["starts"] else shown


# --- linear algebra -----------------------------------------------------------------------------


def _rows(A: Array, b: Array, scale: float) -> Array:
    """Return [A | b] with rows of A of length 1 and b scaled to the size of A."""
    size = np.linalg.norm(A, axis=1, keepdims=True)
    rows: Array = np.hstack([A, scale * b[:, None]]) / np.where(size > 0, size, 1.0)
    return rows


def _rank(rows: Array) -> int:
    return int(np.linalg.matrix_rank(rows, tol=SAMPLED_RANK_TOLERANCE))


def _basis(rows: Array) -> Array:
    """Return an orthonormal basis of the span of rows, as rows."""
    _, s, Vt = np.linalg.svd(rows, full_matrices=False)
    basis: Array = Vt[s > SAMPLED_RANK_TOLERANCE]
    return basis


def _complement(basis: Array) -> Array:
    """Return an orthonormal basis of the orthogonal complement of the rows of a basis."""
    complement: Array = np.linalg.svd(basis, full_matrices=True)[2][len(basis) :]
    return complement


def _beyond(rows: Array, known: Array) -> Array:
    """Return some rows minus their projections onto the span of the known rows."""
    basis = _basis(known)
    return rows - (rows @ basis.T) @ basis


def _scale(A: Array, b: Array) -> float:
    """Return the factor that scales b to the size of A: 1 over the least acceleration."""
    acceleration = np.linalg.pinv(A, rcond=ZERO_RATIO) @ b
    return 1 / (float(np.abs(acceleration).max()) or 1.0)


def _right(rows: Array, rank: int) -> int:
    """Return the number of directions in the span without a component after column `rank`."""
    basis = _basis(rows)
    return len(basis) - int(np.linalg.matrix_rank(basis[:, rank:], tol=ANGLE_TOLERANCE))


def _nearby(states: States, scope: Scope) -> States:
    """Return the same states, moved off any surface."""
    rng = generator("beside")
    by, fast = (0.1 * scope.lengths * (2 * rng.random(states.q.shape) - 1) for _ in range(2))
    return States(states.t, states.q + by, states.v + fast / scope.time)


def _conflict(A: Array, value: Array, holonomic: Any) -> bool:
    """Return whether rows that are dependent at all states require different positions at all."""
    A, value = A[:, holonomic], value[:, holonomic]
    if A.shape[1] < 2:
        return False
    for rows, h in zip(A, value, strict=True):
        size = np.linalg.norm(rows, axis=1)
        size = np.where(size > 0, size, 1.0)
        U, s, _ = np.linalg.svd(rows / size[:, None])
        left = U[:, int((s > SAMPLED_RANK_TOLERANCE).sum()) :]
        if not np.abs(left.T @ (h / size)).max(initial=0.0) > DISTANCE_TOLERANCE:
            return False
    return True
