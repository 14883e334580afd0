"""The parts that every formulation of the equations of motion provides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from teachmech.base.array_types import Array


class Accelerations(NamedTuple):
    """The result of a formulation at one state.

    Attributes
    ----------
    acceleration : array, shape (n,)
    multipliers : array, shape (m,), or None
        M q'' = Q - A^T lambda; None if the formulation gives no multipliers.
    """

    acceleration: Array
    multipliers: Array | None


@dataclass(frozen=True)
class DynamicsFormulation:
    """One way to solve M q'' = Q - A^T lambda together with A q'' = b.

    Attributes
    ----------
    title : str
        The title in texts for users.
    solve : callable
        The function of M (n, n), Q (n,), A (m, n) and b (m,). It raises `numpy.linalg.LinAlgError`
        with one sentence if the formulation fails.
    operations : callable
        The leading terms of the number of additions and multiplications, a function of n, m and
        the rank r of A.
    needs : str
        The conditions on M and A; "M > 0" means that M is positive definite.
    multipliers : str
        The kind of multipliers that it returns, or the reason why it returns none.
    source : str
        The publication.
    """

    title: str
    solve: Callable[..., Accelerations]
    operations: Callable[[int, int, int], float]
    needs: str
    multipliers: str
    source: str
