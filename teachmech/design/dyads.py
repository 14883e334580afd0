"""Dyads of a body that takes given positions, by Burmester's theory.

A dyad is a bar from a pivot z of the ground to a pivot w of the body. With complex numbers for
vectors, a body at d_j with the angle phi_j has its pivot at A_j = d_j + exp(i phi_j) w, and the bar
has the same length in all positions:

    |A_j - z|^2 = R^2.

With the unknowns a, u = 2 a w, v = -2 a z, s = -2 a conj(z) w and k this is linear,

    a |d|^2 + Re(u conj(d) exp(i phi)) + Re(v conj(d)) + Re(s exp(i phi)) + k = 0,

with the condition 2 a s = conj(v) u. Five positions leave three of eight unknowns, and the two real
conditions are conics with four intersections (B. Ravani, B. Roth 1983; Q. J. Ge, A. Purwar et al.,
J. Comput. Inf. Sci. Eng. 17 (2017) 031011). Four positions leave a curve of pivots, here over the
rotation of the bar (G. N. Sandor, A. G. Erdman, "Advanced Mechanism Design", 1984, section 3.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import rank_of

REAL_ROOT = 1e-6  # imaginary part of a root that is real, relative to its size
SAME_DYAD = 1e-8  # distance of two dyads that are one, relative to the size of the positions
ZERO_SINGULAR_VALUE = 1e-10  # singular value that counts as zero, relative to the largest one
INFINITE_PIVOT = 1e5  # distance of a pivot that counts as infinite: the bar is a slider
POLISHING = 12  # most steps of Newton's method
LENGTH_ERROR = 1e-9  # error of the length of a bar, relative to the size of the positions
STEPS = 1440  # rotations of the bar at which the curves of four positions are computed


@dataclass(frozen=True)
class Dyad:
    """A bar between the ground and the body.

    Attributes
    ----------
    ground : complex
        The pivot on the ground, in the world.
    body : complex
        The pivot on the body, in its frame.
    """

    ground: complex
    body: complex


class Poses:
    """Positions of a body, relative to the first one and to their size.

    Parameters
    ----------
    d : array of complex, shape (N,)
        The positions of the origin of the body.
    angles : array, shape (N,)
        Its angles in rad.
    """

    def __init__(self, d: Array, angles: Array) -> None:
        self.origin, self.turn = d[0], np.exp(1j * angles[0])
        self.size = float(np.abs(d - d[0]).max()) or 1.0
        self.d = (d - d[0]) / self.turn / self.size
        self.turns = np.exp(1j * (angles - angles[0]))

    def dyad(self, z: complex, w: complex) -> Dyad:
        """Return a dyad in the given units."""
        ground = self.origin + self.turn * self.size * z
        return Dyad(complex(ground), complex(self.size * w))

    def relative(self, point: complex) -> complex:
        """Return a point of the world in the frame and the size of the positions."""
        return complex((point - self.origin) / self.turn / self.size)

    def error(self, z: complex, w: complex) -> float:
        """Return the largest change of the length of a bar, relative to the size."""
        lengths = np.abs(self.d + self.turns * w - z)
        return float(np.ptp(lengths))


def with_ground(poses: Poses, ground: complex) -> Dyad | None:
    """Return the dyad of three positions with a pivot on the ground, or None if no dyad exists.

    Examples
    --------
    >>> d, angles = np.array([1, 1j, -1]), np.array([0.0, np.pi / 2, np.pi])
    >>> with_ground(Poses(d, angles), 0j) is None  # the body turns about it: any pivot will do
    True
    """
    z = poses.relative(ground)
    d, turns = poses.d[1:], poses.turns[1:]
    factor = d.conj() * turns - np.conj(z) * (turns - 1)  # Re(factor w) = -Re(rest)
    rest = np.abs(d) ** 2 / 2 - (z * d.conj()).real
    w = _solved(np.stack([factor.real, -factor.imag], axis=1), -rest)
    return None if w is None else poses.dyad(z, w)


def with_body(poses: Poses, moving: complex) -> Dyad | None:
    """Return the dyad of three positions with a pivot on the body, or None if no dyad exists.

    Parameters
    ----------
    moving : complex
        The pivot in the first position, in the world.

    Examples
    --------
    >>> d, angles = np.array([1, 1j, -1]), np.zeros(3)
    >>> found = with_body(Poses(d, angles), 3 + 0j)  # its three positions are on a circle about 2
    >>> complex(round(found.ground.real, 9), round(found.ground.imag, 9))
    (2+0j)
    """
    w = poses.relative(moving)
    at = poses.d + poses.turns * w
    chords = at[1:] - at[0]
    rest = (np.abs(at[1:]) ** 2 - np.abs(at[0]) ** 2) / 2
    z = _solved(np.stack([chords.real, chords.imag], axis=1), rest)
    return None if z is None else poses.dyad(z, w)


def _solved(matrix: Array, right: Array) -> complex | None:
    """Return the solution of two real equations as a complex number; None if it is not unique."""
    values: Array = np.asarray(np.linalg.svd(matrix, compute_uv=False), dtype=float)
    if rank_of(values, ZERO_SINGULAR_VALUE) < 2:
        return None
    x, y = np.linalg.solve(matrix, right)
    return complex(x, y)


def of_five(poses: Poses) -> list[Dyad] | None:
    """Return the dyads of five positions, at most four; None if there are infinitely many.

    Examples
    --------
    A body on two bars of lengths 1 and 2.5, with pivots at 0 and 3 on the ground:

    >>> cranks = np.exp(1j * np.array([0.2, 0.9, 1.7, 2.9, 4.0]))
    >>> reach = 3 - cranks
    >>> half = np.arccos((2**2 + np.abs(reach) ** 2 - 2.5**2) / (2 * 2 * np.abs(reach)))
    >>> found = of_five(Poses(cranks, np.angle(reach) + half))
    >>> grounds = [complex(np.round(one.ground, 9) + 0) for one in found]
    >>> 0j in grounds, 3 + 0j in grounds
    (True, True)
    """
    null = _null_space(poses)
    if null.shape[1] > 3:
        return None
    a, u, v, s = _unknowns(null)
    condition = 2 * np.outer(a, s) - np.outer(v.conj(), u)
    conics = [(part + part.T) / 2 for part in (condition.real, condition.imag)]
    found: list[Dyad] = []
    for c in _intersections(*conics):
        scale = a @ c
        if abs(scale) * INFINITE_PIVOT < np.abs([u @ c, v @ c]).max():
            continue  # the bar would be a slider
        w, z = (complex(x @ c / (2 * scale)) for x in (u, -v))
        z, w = _polished(poses, z, w)
        if poses.error(z, w) > LENGTH_ERROR * (1 + abs(z) + abs(w)):
            continue
        if any(
            abs(poses.relative(one.ground) - z) < SAME_DYAD
            and abs(one.body / poses.size - w) < SAME_DYAD
            for one in found
        ):
            continue
        found.append(poses.dyad(z, w))
    return found


def _null_space(poses: Poses) -> Array:
    """Return the solutions of the linear equations, one per column."""
    d, turns = poses.d, poses.turns
    turned = d.conj() * turns
    parts = [np.abs(d) ** 2, turned.real, -turned.imag, d.real, d.imag]
    rows = np.stack([*parts, turns.real, -turns.imag, np.ones(len(d))], axis=1)
    values, Vt = np.linalg.svd(rows)[1:]
    return np.asarray(Vt[rank_of(values, ZERO_SINGULAR_VALUE) :].T)


def _unknowns(null: Array) -> tuple[Array, Array, Array, Array]:
    """Return a, u, v and s of each column of the null space."""
    return null[0], null[1] + 1j * null[2], null[3] + 1j * null[4], null[5] + 1j * null[6]


def _intersections(first: Array, second: Array) -> list[Array]:
    """Return the real common points of two conics, as homogeneous coordinates.

    The conics are turned, so that the resultant by y has all four roots.
    """
    turn = np.linalg.qr(np.array([[3.0, 1, 2], [-1, 2, 4], [2, -5, 1]]))[0]
    first, second = (turn.T @ conic @ turn for conic in (first, second))
    both = (first, second)  # square y^2 + linear y + rest = 0, with polynomials in x
    square = [np.array([q[1, 1]]) for q in both]
    linear = [np.array([2 * q[0, 1], 2 * q[1, 2]]) for q in both]
    rest = [np.array([q[0, 0], 2 * q[0, 2], q[2, 2]]) for q in both]

    def cross(f: list[Array], g: list[Array]) -> Array:
        return np.polysub(np.polymul(f[0], g[1]), np.polymul(f[1], g[0]))

    outer = cross(square, rest)
    inner = cross(square, linear)
    quartic = np.polysub(np.polymul(outer, outer), np.polymul(inner, cross(linear, rest)))
    if not np.isfinite(quartic).all() or not np.abs(quartic).any():
        return []
    found = []
    for x in np.roots(quartic):
        if abs(x.imag) > REAL_ROOT * (1 + abs(x)):
            continue
        below = np.polyval(inner, x.real)
        y = -np.polyval(outer, x.real) / below if below else 0.0
        found.append(turn @ np.array([x.real, y, 1.0]))
    return found


def _polished(poses: Poses, z: complex, w: complex) -> tuple[complex, complex]:
    """Return a dyad with the rounding of the roots removed, by Newton's method."""
    for _ in range(POLISHING):
        bar = poses.d + poses.turns * w - z
        squares = np.abs(bar) ** 2
        by_w, by_z = 2 * bar.conj() * poses.turns, -2 * bar.conj()
        slopes = np.stack([by_w.real, -by_w.imag, by_z.real, -by_z.imag], axis=1)
        step = np.linalg.lstsq(slopes[1:] - slopes[0], squares[1:] - squares[0], rcond=None)[0]
        w, z = w - complex(*step[:2]), z - complex(*step[2:])
        if np.abs(step).max() < 1e-15 * (1 + abs(w) + abs(z)):
            break
    return z, w


def of_four(poses: Poses) -> Any:
    """Return pivots of four positions, in the order of the curve.

    Returns
    -------
    array of complex, shape (2, 2, STEPS)
        Two branches of the curve; of each the pivots on the ground in the world, and those on the
        body in its frame. Rotations of the bar without a solution are NaN.
    """
    d, turns = poses.d[1:], poses.turns[1:] - 1
    cofactors = np.array([_minor(turns, d, j) for j in range(3)])
    first = np.exp(1j * (np.arange(STEPS) + 0.5) * (2 * np.pi / STEPS))
    reach = cofactors.sum() - cofactors[0] * first  # = c_3 exp(i b_3) + c_4 exp(i b_4)
    size, p, q = np.abs(reach), abs(cofactors[1]), abs(cofactors[2])
    with np.errstate(all="ignore"):
        cosine = (size**2 + p**2 - q**2) / (2 * size * p)
        half = np.arccos(np.where(np.abs(cosine) <= 1, cosine, np.nan))
        found = []
        for sign in (1, -1):
            third = reach / size * np.exp(1j * sign * half) * p / cofactors[1]
            bars = np.stack([first, third], axis=0) - 1
            bar, w = _bar_and_pivot(bars, turns[:2], d[:2])
            z = w - bar
            lengths = np.abs(poses.d[:, None] + poses.turns[:, None] * w - z)
            wrong = np.ptp(lengths, axis=0) > LENGTH_ERROR * (1 + np.abs(z) + np.abs(w))
            wrong |= np.abs(z) + np.abs(w) > INFINITE_PIVOT
            z, w = np.where(wrong, np.nan, z), np.where(wrong, np.nan, w)
            found.append([poses.origin + poses.turn * poses.size * z, poses.size * w])
    return np.array(found)


def _minor(turns: Array, d: Array, j: int) -> complex:
    """Return the cofactor of one row of the matrix [rotation of the bar - 1, turns, d]."""
    a, b = (j + 1) % 3, (j + 2) % 3
    return complex(turns[a] * d[b] - turns[b] * d[a])


def _bar_and_pivot(bars: Array, turns: Array, d: Array) -> tuple[Array, Array]:
    """Return bar W and pivot w with d + turns w = bars W, shapes (STEPS,)."""
    below = bars[1] * turns[0] - bars[0] * turns[1]
    return (d[1] * turns[0] - d[0] * turns[1]) / below, (bars[0] * d[1] - bars[1] * d[0]) / below
