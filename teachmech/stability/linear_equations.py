"""The data of linearised equations of motion; `linearisation` derives them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.stability.modes import eigenvalues


@dataclass(frozen=True, eq=False)
class LinearEquations:
    """The linearised equations of motion about one state.

    With f independent coordinates dp, g independent velocities du and k inputs,

        M du' + (D + G) du + K dp = forces of the inputs.

    For holonomic constraints f = g, and du is dp'.

    Attributes
    ----------
    system : Description
        The system, with the state as its start.
    time : float
        In seconds.
    kind : str
        "an equilibrium", "a steady motion", "a motion with constant coefficients" or "a state of
        a motion". Eigenvalues decide on stability for all but the last.
    coordinates, velocities, inputs : tuple of str
        The f independent coordinates, the g independent velocities, and the inputs.
    M : array, shape (g, g)
        The reduced mass matrix.
    D, G : array, shape (g, g)
        The symmetric and the skew-symmetric part of the velocity terms: damping, and gyroscopic
        terms.
    K : array, shape (g, f)
        The stiffness. It is symmetric if the system is holonomic and all forces have a potential.
    A : array, shape (f + g, f + g)
        The matrix of the first-order form: the rate of (dp, du).
    B : array, shape (f + g, k)
        The rate of (dp, du) by a unit change of each input.
    positions : array, shape (n, f)
        The changes of all coordinates by those of dp.
    rates : array, shape (n, f + g)
        The changes of all velocities by those of (dp, du).
    forces : array, shape (g, n)
        W^T: the terms on the right side by unit generalized forces on the coordinates.
    multipliers : dict of str to float
        The multipliers at the state, by the name of the constraint.
    """

    system: Description
    time: float
    kind: str
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]
    inputs: tuple[str, ...]
    M: Array
    D: Array
    G: Array
    K: Array
    A: Array
    B: Array
    positions: Array
    rates: Array
    forces: Array
    multipliers: dict[str, float]
    sizes: Array  # of (dp, du), shape (f + g,)
    period: float  # the time in which the terms act, in seconds

    @cached_property
    def scaled(self) -> Array:
        """A for a state and a time relative to their sizes."""
        scaled: Array = self.period * self.A * self.sizes / self.sizes[:, None]
        return scaled

    @cached_property
    def eigenvalues(self) -> Array:
        """The eigenvalues of A in 1/s, complex, shape (f + g,).

        They are sorted by frequency, then from the most stable to the least stable one. Zero
        eigenvalues are split off first and are exactly 0.
        """
        found: Array = eigenvalues(self.scaled) / self.period
        return found

    @property
    def zeros(self) -> int:
        """The number of zero eigenvalues."""
        return int(np.count_nonzero(self.eigenvalues == 0))

    @property
    def stability(self) -> str:
        """The stability by the eigenvalues: "stable", "unstable" or "not decided".

        "not decided" means that the largest real part is zero up to rounding.
        """
        largest = self.eigenvalues.real.max(initial=-np.inf) * self.period
        if largest > 1e-7:
            return "unstable"
        return "stable" if largest < -1e-7 else "not decided"

    @cached_property
    def free(self) -> tuple[str, ...]:
        """The independent coordinates that no coefficient contains: they may have any value."""
        f = len(self.coordinates)
        size = np.abs(self.scaled[:, :f]).max(axis=0, initial=0.0)
        return tuple(x for x, s in zip(self.coordinates, size, strict=True) if s < 1e-9)
