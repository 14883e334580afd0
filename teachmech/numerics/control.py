"""Forces of actuators that enforce programmes.

The accelerations depend linearly on the forces u of the actuators, and the responses to unit forces
follow from the equations of motion with all constraints. The actuators choose u such that the
programmes E q'' = d hold:

    M q'' = Q - A^T lambda + B u,    A q'' = b,    E q'' = d,    low <= u <= high

If the actuators are more than needed, the sum of the squares of their effects is least.

R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical system with redundant
holonomic constraints"; W. Blajer, K. Kolodziejczyk, Multibody System Dynamics 11 (2004) 343-364.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import RANK_TOLERANCE, pseudo_inverse, rank_of


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
) -> tuple[Array, Array, Array, Array, int]:
    """Return acceleration, multipliers, constraint force, singular values and rank with actuators.

    Parameters
    ----------
    M, Q, A, b : array
        As for `teachmech.numerics.dynamics.udwadia_kalaba`.
    solve : callable
        Solves M x = Q - A^T z, A x = b, such as this function.
    B : array, shape (n, k)
        The generalized forces of the actuators per unit.
    E, d : array, shape (p, n) and (p,)
        The programmes E q'' = d.
    low, high : array, shape (k,)
        The limits of u; a programme is violated while an actuator is at its limit.
    names : sequence of str
        The names of the programmes, for errors.

    Returns
    -------
    acceleration, multipliers, constraint_force, singular_values, rank
        As ``solve`` does; the constraint force M q'' - Q contains the forces B u.

    Raises
    ------
    FloatingPointError
        If the actuators cannot enforce the programmes.

    Examples
    --------
    A cart of 2 kg is to accelerate with 3 m/s^2; then its motor gives all that it can:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> given = np.array([2.0]), np.zeros(1), np.zeros((0, 1)), np.zeros(0), udwadia_kalaba
    >>> motor = np.eye(1), np.eye(1), np.array([3.0]), np.array([-np.inf])
    >>> [controlled(*given, *motor, np.array([high]), ["x"])[0].item() for high in (np.inf, 4.0)]
    [3.0, 2.0]
    """
    a, multipliers, force, singular_values, rank = solve(M, Q, A, b)
    none = np.zeros(len(b))
    unit = [solve(M, column, A, none)[:3] for column in B.T]
    moved, held, pulled = (np.array(part) for part in zip(*unit, strict=True))
    if (low > high).any():
        what = "the least value of an actuator is larger than the largest"
        raise FloatingPointError(what, "correct its limits, or end the run before")
    u = np.clip(actuator_forces(moved, E, d - E @ a, names), low, high)
    force = force + u @ (pulled + B.T)
    return a + u @ moved, multipliers + u @ held, force, singular_values, rank


def actuator_forces(moved: Array, E: Array, missing: Array, names: Sequence[str]) -> Array:
    """Return the forces u with which accelerations change by what programmes miss, shape (k,).

    Parameters
    ----------
    moved : array, shape (k, n)
        The accelerations due to unit forces.
    E : array, shape (p, n)
    missing : array, shape (p,)
    names : sequence of str
        The names of the programmes.

    Examples
    --------
    Two equal motors share the work; a motor that does not act on x cannot enforce its programme:

    >>> E, d = np.array([[1.0, 0.0]]), np.array([6.0])
    >>> actuator_forces(np.array([[1.0, 0.0], [1.0, 0.0]]), E, d, ["x"]).round(12).tolist()
    [3.0, 3.0]
    >>> actuator_forces(np.array([[0.0, 1.0]]), E, d, ["x"])
    Traceback (most recent call last):
    FloatingPointError: ('the actuators cannot enforce x: ...
    """
    R = E @ moved.T
    terms = np.abs(E) @ np.abs(moved).T
    R = np.where(np.abs(R) > RANK_TOLERANCE * terms, R, 0.0)  # others are errors of rounding
    rows = np.abs(R).max(axis=1)
    R = R / np.where(rows > 0, rows, 1.0)[:, None]
    columns = np.abs(R).max(axis=0)
    columns = np.where(columns > 0, columns, 1.0)
    inverse, _, rank = pseudo_inverse(R / columns)
    if np.isfinite(R).all() and rank < len(E):
        refuse_programmes(R / columns, names)
    u: Array = inverse @ (missing / np.where(rows > 0, rows, 1.0)) / columns
    return u


def refuse_programmes(R: Array, names: Sequence[str]) -> None:
    """Raise the error for programmes whose accelerations the actuators do not determine."""
    U, s, _ = np.linalg.svd(R)
    met = np.abs(U[:, rank_of(s) :]).max(axis=1) > 1e-6
    listed = " and ".join(name for name, part in zip(names, met, strict=True) if part)
    what = f"the actuators cannot enforce {listed}: its acceleration does not follow from them"
    if met.sum() > 1:
        what = f"the actuators cannot enforce {listed} together: they lack a direction of force"
    hint = "avoid this position, add an actuator, or use feedforward if the outputs are flat"
    raise FloatingPointError(what, hint)
