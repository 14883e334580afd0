"""Eigenvalues and modes of linearised equations of motion."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.start.mobility import Mobility

DAMPING_ROUNDING = 1e-10  # damping ratio that counts as zero
ROUNDING_LEFT = 1e-14  # largest entry below which only rounding is left, relative to all
ZERO_OF_MODES = 1e-9  # singular value that counts as zero, relative to the largest one


@dataclass(frozen=True, eq=False)
class Mode:
    """One mode: the changes of all coordinates are the real part of amplitude shape exp(s t).

    Attributes
    ----------
    names : tuple of str
        The n coordinates.
    eigenvalue : complex
        s in 1/s; of a conjugate pair the one with positive imaginary part.
    shape : array, shape (n,)
        The changes of the coordinates, complex; the largest one is 1 in the unit of its coordinate.
        Changes of different coordinates are compared by `comparable_sizes`.
    speeds : array, shape (n,)
        The changes of the velocities.
    participation : dict of str to float
        The shares of the coordinates in the kinetic energy of the mode, averaged over a period;
        they add up to 1. If the mode has no velocity, the shares in the squared shape.
    label : str
        The independent coordinates that move most, such as ``phi, x``.
    """

    names: tuple[str, ...]
    eigenvalue: complex
    shape: Array
    speeds: Array
    participation: dict[str, float]
    label: str

    @property
    def is_oscillation(self) -> bool:
        """True for a conjugate pair of eigenvalues."""
        return self.eigenvalue.imag != 0

    @property
    def frequency(self) -> float:
        """The frequency in Hz, Im(s)/(2 pi); 0 for a real eigenvalue."""
        return abs(self.eigenvalue.imag) / (2 * math.pi)

    @property
    def damping_ratio(self) -> float:
        """-Re(s)/|s|: 0 without damping, 1 for a decay, negative if the mode grows."""
        size = abs(self.eigenvalue)
        ratio = -self.eigenvalue.real / size if size else 0.0
        return ratio if abs(ratio) > DAMPING_ROUNDING else 0.0

    @property
    def title(self) -> str:
        """Frequency and damping, or the rate of a mode that does not oscillate, with the label."""
        if self.is_oscillation:
            ratio = self.damping_ratio
            how = f", damping ratio {ratio:.3g}" if ratio > 0 else ", grows" if ratio < 0 else ""
            return f"{self.frequency:.4g} Hz{how}: {self.label}"
        s = self.eigenvalue.real
        kind = "neutral" if s == 0 else f"{'grows' if s > 0 else 'decays'} with {abs(s):.4g}/s"
        return f"{kind}: {self.label}"

    def row(self) -> tuple[str, str, str, str]:
        """Return eigenvalue, frequency, damping ratio and label as texts."""
        s = self.eigenvalue
        value = f"{s.real + 0.0:.6g}"
        if not self.is_oscillation:
            return value, "-", "-", self.label
        value = (
            f"{value} +- {s.imag:.6g} i" if abs(s.real) > 1e-9 * abs(s) else f"+- {s.imag:.6g} i"
        )
        return value, f"{self.frequency:.6g}", f"{self.damping_ratio:.4f}", self.label


def comparable_sizes(sizes: Array, lengths: Array, masses: Array) -> Array:
    """Return sizes by which changes of different coordinates are compared, in any units.

    Coordinates of points share the largest size. If there are none, the sizes are changes with the
    same kinetic energy, at most a thousand times the size of a coordinate.

    Parameters
    ----------
    sizes, lengths, masses : array, shape (n,)
        The sizes of the coordinates, which of them are those of points, and the diagonal of M.

    Examples
    --------
    >>> sizes, none = np.array([2.0, 0.5, 1e-3]), np.array([False] * 3)
    >>> comparable_sizes(sizes, none, np.array([1.0, 4.0, 0.0])).tolist()
    [2.0, 1.0, 1.0]
    >>> comparable_sizes(sizes, np.array([True, True, False]), np.ones(3)).tolist()
    [2.0, 2.0, 0.001]
    """
    if lengths.any():
        return np.where(lengths, sizes[lengths].max(), sizes)
    roots = np.sqrt(np.maximum(masses, 0.0))
    most = (roots * sizes).max(initial=0.0)
    return most / np.maximum(roots, most / (1000 * sizes)) if most > 0 else sizes


def eigenvalues(A: Array) -> Array:
    """Return the eigenvalues of a matrix, sorted by |imaginary part|, then by real part.

    Zero eigenvalues are split off first: eigenvalues of a defective zero, as of a free motion,
    would otherwise have errors of the order of the root of the rounding.

    Examples
    --------
    A free particle next to an oscillator:

    >>> A = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, -4, 0, 0]])
    >>> eigenvalues(A).round(12).tolist()
    [0j, 0j, 2j, -2j]
    """
    basis, zeros = _staircase(A)
    inner = (basis.T @ A @ basis)[zeros:, zeros:]
    return _sorted(np.concatenate([np.zeros(zeros, complex), np.linalg.eigvals(inner)]))[0]


def eigenvectors(A: Array) -> tuple[Array, Array]:
    """Return eigenvalues in the order of `eigenvalues`, and eigenvectors as columns.

    Of a conjugate pair only the eigenvalue with positive imaginary part is returned. A zero
    eigenvalue is returned as often as it has independent eigenvectors. Each of these has a 1 where
    the others have 0, so that it resembles one coordinate.

    Examples
    --------
    >>> A = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, -4, 0, 0]])
    >>> values, vectors = eigenvectors(A)
    >>> values.round(12).tolist(), vectors[:, 0].tolist()
    ([0j, 2j], [(1+0j), 0j, 0j, 0j])
    """
    basis, zeros = _staircase(A)
    turned = basis.T @ A @ basis
    upper, coupling, inner = turned[:zeros, :zeros], turned[:zeros, zeros:], turned[zeros:, zeros:]
    null = np.zeros((len(A), 0))
    if zeros:
        kernel = Mobility(tuple(map(str, range(len(A)))), np.linalg.svd(A)[2][_rank(A) :].T)
        null = kernel.basis @ np.linalg.inv(kernel.basis[[*map(int, kernel.proposal)]])
    values, below = np.linalg.eig(inner)
    vectors = [*null.T.astype(complex)]
    for s, y in zip(values, below.T, strict=True):
        above = np.linalg.solve(s * np.eye(zeros) - upper, coupling @ y)
        vectors.append(basis @ np.concatenate([above, y]))
    found, order = _sorted(np.concatenate([np.zeros(null.shape[1], complex), values]))
    both = np.array(vectors).reshape(len(found), len(A)).T
    kept = found.imag >= 0
    return found[kept], both[:, order][:, kept]


def _sorted(values: Array) -> tuple[Array, list[int]]:
    """Return eigenvalues in order, and their indices; rounding does not separate a pair."""
    size = np.abs(values).max(initial=0.0) or 1.0
    keys = [(round(abs(s.imag) / size, 9), round(s.real / size, 9), -s.imag) for s in values]
    order = sorted(range(len(values)), key=keys.__getitem__)
    return values[order], order


def _rank(A: Array) -> int:
    return rank_of(singular_values(A)[1], ZERO_OF_MODES)


def _staircase(A: Array) -> tuple[Array, int]:
    """Return an orthogonal basis that splits off the zero eigenvalues, and their number.

    In this basis the matrix is block triangular, and the leading block, which has the zero
    eigenvalues, is nilpotent.
    """
    basis, rest, zeros = np.eye(len(A)), np.array(A, dtype=float), 0
    least = ROUNDING_LEFT * np.abs(A).max(initial=0.0)
    while (rank := _rank(rest) if np.abs(rest).max(initial=0.0) > least else 0) < len(rest):
        Vt = np.linalg.svd(rest)[2]
        turn = np.vstack([Vt[rank:], Vt[:rank]]).T
        basis[:, zeros:] = basis[:, zeros:] @ turn
        count = len(rest) - rank
        rest = (turn.T @ rest @ turn)[count:, count:]
        zeros += count
    return basis, zeros
