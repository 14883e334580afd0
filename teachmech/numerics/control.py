"""Forces of actuators that enforce programmes.

The accelerations depend linearly on the forces u of the actuators, and the responses to unit forces
follow from the equations of motion with all constraints. The actuators choose u such that the
programmes E q'' = d hold:

    M q'' = Q - A^T lambda + B u,    A q'' = b,    E q'' = d,    low <= u <= high

If the actuators are more than needed, the sum of the squares of their effects is least.

With Coulomb friction, u are further multipliers in the equations that the law of friction solves
(`teachmech.numerics.coulomb`), so that the normal forces due to u are included. If an actuator is
at its limit, the law of friction is solved again with this force.

A friction that sticks is a constraint, against which a programme may be impossible. Actuators then
push with all their force, up to their limits, until the friction slides. If the programme is at
rest there, its actuators and the static friction share a force in an unknown way.

R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical system with redundant
holonomic constraints"; W. Blajer, K. Kolodziejczyk, Multibody System Dynamics 11 (2004) 343-364.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import RANK_TOLERANCE, pseudo_inverse

CANCELS = 1e-6  # relative sum of the terms of a constraint; a larger one is rounding
OVERCOMES = 1e5  # times other forces: more than friction can hold
JAM = (
    "sticks, and no force of the actuators overcomes its friction",
    "push in another direction, or take a smaller coefficient of friction",
)


def controlled(
    M: Array,
    Q: Array,
    A: Array,
    b: Array,
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
    B: Array,
    E: Array,
    d: Array,
    low: Array,
    high: Array,
    names: Sequence[str],
    law: Callable[..., tuple[Any, ...]] | None = None,
    friction: Sequence[Any] = (),
    sticks: Any = (),
) -> tuple[Array, Array, Array, Array, int, Array]:
    """Return the motion with actuators, and the forces that they would have without limits.

    Parameters
    ----------
    M, Q, A, b, solve
        As for `teachmech.numerics.coulomb.with_friction`.
    B : array, shape (n, k)
        The generalized forces of the actuators per unit.
    E, d : array, shape (p, n) and (p,)
        The programmes E q'' = d.
    low, high : array, shape (k,)
        The limits of u; a programme is violated while an actuator is at its limit.
    names : sequence of str
        The names of the programmes, for errors.
    law, friction : optional
        The function `with_friction`, and what it takes after ``solve``.
    sticks : array of int
        The constraints that act while frictions stick.

    Returns
    -------
    acceleration, multipliers, constraint_force, singular_values, rank
        As ``solve`` does; the constraint force M q'' - Q contains the forces B u.
    wanted : array, shape (k,)
        The forces u without limits.

    Raises
    ------
    FloatingPointError
        If the actuators cannot enforce the programmes, or if friction leaves their forces open.

    Examples
    --------
    A cart of 2 kg is to accelerate with 3 m/s^2; then its motor gives all that it can:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> given = np.array([2.0]), np.zeros(1), np.zeros((0, 1)), np.zeros(0), udwadia_kalaba
    >>> motor = np.eye(1), np.eye(1), np.array([3.0]), np.array([-np.inf])
    >>> [controlled(*given, *motor, np.array([high]), ["x"])[0].item() for high in (np.inf, 4.0)]
    [3.0, 2.0]
    """
    if (low > high).any():
        what = "the least value of an actuator is larger than the largest"
        raise FloatingPointError(what, "correct its limits, or end the run before")
    m = len(b)

    def rub(M: Array, Q: Array, A: Array, b: Array, solve: Any) -> Any:
        return law(M, Q, A, b, solve, *friction) if law else solve(M, Q, A, b)

    moved, held, pulled = unit_forces(M, A, solve, B)
    inverse, lost = actuator_inverse(moved, E)
    if lost.any() and not A[sticks,].any():
        refuse_programmes(lost, names)

    def enforced(M: Array, Q: Array, A: Array, b: Array) -> tuple[Any, ...]:
        """Solve with programmes in the last rows of A and b; u follow the multipliers."""
        a, multipliers, force, s, rank = solve(M, Q, A[:m], b[:m])
        u = inverse @ (b[m:] - A[m:] @ a)
        multipliers = np.concatenate([multipliers + u @ held, u])
        return a + u @ moved, multipliers, force + u @ (pulled + B.T), s, rank

    both = np.concatenate([A, E]), np.concatenate([b, d])
    a, multipliers, force, singular_values, rank = rub(M, Q, *both, enforced)
    u = multipliers[m:]
    if lost.any():
        free = A.copy()
        free[sticks,] = 0.0
        released, open_ = actuator_inverse(unit_forces(M, free, solve, B)[0], E)
        if open_.any():
            refuse_programmes(open_, names)
        push = released @ (lost @ (d - E @ a))
        u = u + all_force(push, np.abs(B), np.abs(Q) + np.abs(force), lost, names)
    wanted = u
    limited = np.clip(u, low, high)
    if (limited != multipliers[m:]).any():
        added = B @ limited
        a, multipliers, force, singular_values, rank = rub(M, Q + added, A, b, solve)
        force = force + added
    return a, multipliers[:m], force, singular_values, rank, wanted


def unit_forces(
    M: Array, A: Array, solve: Callable[..., tuple[Any, ...]], B: Array
) -> tuple[Array, Array, Array]:
    """Return accelerations, multipliers and constraint forces due to unit forces of actuators."""
    none = np.zeros(len(A))
    unit = [solve(M, column, A, none)[:3] for column in B.T]
    moved, held, pulled = (np.array(part) for part in zip(*unit, strict=True))
    return without_rounding(moved, A), held, pulled


def without_rounding(moved: Array, A: Array) -> Array:
    """Return accelerations, shape (k, n), with 0 for those that constraints A q'' = 0 prevent.

    If the terms of a constraint do not cancel, they are errors of rounding, and so are its
    accelerations, except those with coefficients that nearly vanish in this constraint.

    Examples
    --------
    Two oblique constraints hold the first point, and the third coordinate is free:

    >>> A = np.array([[0.5, -1.0, 0.0], [1.0, 0.5, 0.0]])
    >>> without_rounding(np.array([[-2.2e-16, -5.2e-17, 3.0]]), A).tolist()
    [[0.0, 0.0, 3.0]]
    """
    for _ in range(len(A)):  # a coordinate that is 0 shows that others are
        left = np.abs(moved @ A.T) > CANCELS * (np.abs(moved) @ np.abs(A).T)
        if not left.any():
            break
        moved = np.where(left @ (np.abs(A) > CANCELS * np.abs(A).max(axis=0)), 0.0, moved)
    return moved


def actuator_inverse(moved: Array, E: Array) -> tuple[Array, Array]:
    """Return the forces u per acceleration that programmes miss, and what no force can change.

    Parameters
    ----------
    moved : array, shape (k, n)
        The accelerations due to unit forces.
    E : array, shape (p, n)

    Returns
    -------
    inverse : array, shape (k, p)
    lost : array, shape (p, p)
        The projector to the accelerations of programmes that the actuators do not determine; zero
        if they enforce all programmes.

    Examples
    --------
    Two equal motors share the work; a motor that does not act on x cannot enforce its programme:

    >>> E = np.array([[1.0, 0.0]])
    >>> inverse, lost = actuator_inverse(np.array([[1.0, 0.0], [1.0, 0.0]]), E)
    >>> inverse.round(12).tolist(), lost.tolist()
    ([[0.5], [0.5]], [[0.0]])
    >>> actuator_inverse(np.array([[0.0, 1.0]]), E)[1].tolist()
    [[1.0]]
    """
    R = E @ moved.T
    terms = np.abs(E) @ np.abs(moved).T
    R = np.where(np.abs(R) > RANK_TOLERANCE * terms, R, 0.0)  # others are errors of rounding
    rows = np.abs(R).max(axis=1)
    rows = np.where(rows > 0, rows, 1.0)
    R = R / rows[:, None]
    columns = np.abs(R).max(axis=0)
    columns = np.where(columns > 0, columns, 1.0)
    inverse, _, rank = pseudo_inverse(R / columns)
    lost = np.zeros((len(E), len(E)))
    if np.isfinite(R).all() and rank < len(E):
        U = np.linalg.svd(R / columns)[0][:, rank:]
        lost = rows[:, None] * (U @ U.T) / rows
    return inverse / rows / columns[:, None], lost


def all_force(push: Array, B: Array, forces: Array, lost: Array, names: Sequence[str]) -> Array:
    """Return forces in the direction of ``push`` that exceed all others, shape (k,).

    Limits of actuators are not yet considered. Without motion there is no direction.

    Parameters
    ----------
    push : array, shape (k,)
        The forces that would enforce programmes if no friction stuck.
    B : array, shape (n, k)
        The sizes of generalized forces per unit.
    forces : array, shape (n,)
        The sizes of other generalized forces.
    lost, names
        As for `refuse_programmes`.
    """
    size = (B @ np.abs(push)).max()
    if not size > 1e-9 * forces.max():
        listed = " and ".join(name for name, part in zip(names, lost, strict=True) if part.any())
        what = f"{listed} is at rest while friction sticks, which leaves its actuators open"
        hint = "let the run begin after the rest or end before it, or remove the friction"
        raise FloatingPointError(what, hint)
    found: Array = OVERCOMES * push * (1 + forces.max() / size)
    return np.where(np.abs(push) > RANK_TOLERANCE * np.abs(push).max(), found, 0.0)


def refuse_programmes(lost: Array, names: Sequence[str]) -> None:
    """Raise the error for programmes whose accelerations the actuators do not determine."""
    met = np.abs(lost).max(axis=1) > 1e-6
    listed = " and ".join(name for name, part in zip(names, met, strict=True) if part)
    what = f"the actuators cannot enforce {listed}: its acceleration does not follow from them"
    if met.sum() > 1:
        what = f"the actuators cannot enforce {listed} together: they lack a direction of force"
    hint = "avoid this position, add an actuator, or use feedforward if the outputs are flat"
    raise FloatingPointError(what, hint)
