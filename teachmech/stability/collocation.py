"""Linear differential equations of second order, by Gauss collocation on many panels together.

    z'' = F_z z + F_v z' + F_p

The coefficients are known at the nodes of each panel. Collocation with s nodes has the order 2 s at
the ends of panels (E. Hairer, S. P. Norsett, G. Wanner, "Solving Ordinary Differential Equations
I", 2nd ed., 1993, theorem II.7.9): the error is about the product of two polynomials of best
approximation, each with an error like the last terms of the Legendre series of z''.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.polynomial.legendre import leggauss, legvander

from teachmech.base.array_types import Array

MOST_NUMBERS = 4_000_000  # numbers in the matrices that are solved together


@cache
def gauss(s: int) -> tuple[Array, Array, Array, Array]:
    """Return s nodes c, matrix A and weights b for a panel of length 1, and the Legendre transform.

    Examples
    --------
    >>> c, A, b, _ = gauss(6)
    >>> float((b @ c**5).round(12)), bool(np.abs(A @ c**3 - c**4 / 4).max() < 1e-15)
    (0.166666666667, True)
    """
    x, w = leggauss(s)
    P = legvander(x, s)  # P_0 ... P_s at the nodes
    k = np.arange(s)
    transform = ((2 * k + 1) / 2)[:, None] * P[:, :s].T * w
    before = np.hstack([np.full((s, 1), -1.0), P[:, : s - 1]])
    integrals = (P[:, 1:] - before) / (2 * k + 1)  # of P_k from -1 to each node
    return (x + 1) / 2, integrals @ transform / 2, w / 2, transform


def nodes_of(edges: Array, s: int) -> Array:
    """Return s nodes of each panel between edges, shape (N, s).

    Examples
    --------
    >>> nodes_of(np.array([0.0, 1.0, 3.0]), 6).shape
    (2, 6)
    """
    found: Array = edges[:-1, None] + np.diff(edges)[:, None] * gauss(s)[0]
    return found


def propagators(h: Array, F: Array, n: int) -> tuple[Array, Array]:
    """Return the solutions over single panels.

    Parameters
    ----------
    h : array, shape (N,)
        The lengths of the panels.
    F : array, shape (N, s, n, 2 n + k)
        F_z, F_v and F_p at the nodes, with one column of F_p per solution.
    n : int

    Returns
    -------
    P : array, shape (N, 2 n, 2 n + k)
        (z, z') at the end by (z, z') at the start and the k right sides.
    K : array, shape (N, s, n, 2 n + k)
        z'' at the nodes by the same.

    Examples
    --------
    z'' = -z turns (z, z') by an angle:

    >>> F = np.tile([[-1.0, 0.0]], (1, 8, 1, 1))
    >>> P, _ = propagators(np.array([0.5]), F, 1)
    >>> bool(abs(P[0, 0] - [np.cos(0.5), np.sin(0.5)]).max() < 1e-14)
    True
    """
    count, s = F.shape[:2]
    c, A, b, _ = gauss(s)
    P, K = np.empty((count, 2 * n, F.shape[-1])), np.empty_like(F)
    size = max(1, MOST_NUMBERS // (s * n) ** 2)
    for first in range(0, count, size):
        part = slice(first, first + size)
        length, own = h[part, None, None, None], F[part]
        at, along = own[..., :n], own[..., n : 2 * n]
        left = np.eye(s * n) - _blocks(h[part], A @ A, at, 2) - _blocks(h[part], A, along, 1)
        right = np.concatenate(
            [at, length * c[:, None, None] * at + along, own[..., 2 * n :]], axis=-1
        )
        solved = np.linalg.solve(left, right.reshape(len(own), s * n, -1))
        K[part] = solved.reshape(right.shape)
    P[:, :n] = np.einsum("p,j,pjnc->pnc", h**2, b @ A, K)
    P[:, n:] = np.einsum("p,j,pjnc->pnc", h, b, K)
    P[:, :, : 2 * n] += np.eye(2 * n)
    P[:, :n, n : 2 * n] += h[:, None, None] * np.eye(n)
    return P, K


def _blocks(h: Array, weights: Array, F: Array, power: int) -> Array:
    """Return the matrices with the blocks h^power weights_ij F_i."""
    count, s, n, _ = F.shape
    found: Array = np.einsum("p,ij,pimn->pimjn", h**power, weights, F)
    return found.reshape(count, s * n, s * n)


def last_terms(K: Array) -> Array:
    """Return the size of the last two terms of the Legendre series of K, shape (N, n, k)."""
    transform = gauss(K.shape[1])[3][-2:]
    found: Array = np.abs(np.einsum("ts,psnk->ptnk", transform, K)).max(axis=1)
    return found
