"""The travel of the crank of a four-bar through positions, and its defects.

The crank OA drives the coupler AB, which the rocker CB holds. Two values of the rocker belong to an
angle of the crank: two branches, which differ in the side of AC on which B is. They meet in the
dead positions of the crank, in which A, B and C are in line. If the crank has no dead position, the
branches are separate circuits; a mechanism must be taken apart to change its circuit.

K. J. Waldron, E. N. Stevensen, "Elimination of branch, Grashof, and order defects in path-angle
generation and function generation synthesis", J. Mech. Des. 101 (1979) 428-437.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import listed

FLAT = 1e-9  # sine of an angle that counts as zero
NEARLY = 0.9  # fraction of the rotation to a dead position
SAMPLES = 181  # crank angles at which the transmission angle is computed
TURN = 2 * np.pi


@dataclass(frozen=True, eq=False)
class CrankTravel:
    """The travel of a crank through positions of its coupler.

    Attributes
    ----------
    O, C : complex
        The pivots of crank and rocker on the ground.
    A, B : array of complex, shape (N,)
        The pivots of the coupler in the positions.
    """

    O: complex  # noqa: E741 - the name of the pivot in the files
    C: complex
    A: Array
    B: Array

    @cached_property
    def lengths(self) -> tuple[float, float, float, float]:
        """Crank OA, coupler AB, rocker CB and ground OC."""
        bars = self.A[0] - self.O, self.B[0] - self.A[0], self.B[0] - self.C, self.C - self.O
        r, c, b, d = (float(abs(bar)) for bar in bars)
        return r, c, b, d

    @cached_property
    def angles(self) -> Array:
        """Angles of the crank from the line OC, in the range in which it moves, in rad."""
        angles = np.angle((self.A - self.O) / (self.C - self.O))
        low, _ = self.range
        return np.asarray(np.where(angles < low - FLAT, angles + TURN, angles))

    @cached_property
    def range(self) -> tuple[float, float]:
        """The least and the largest angle of the crank from the line OC, in rad.

        If both signs are separate ranges, it is that of the first position.
        """
        r, c, b, d = self.lengths
        nearest = (r**2 + d**2 - (c - b) ** 2) / (2 * r * d)  # cosines of the dead positions
        farthest = (r**2 + d**2 - (c + b) ** 2) / (2 * r * d)
        low = float(np.arccos(np.clip(nearest, -1, 1)))
        high = float(np.arccos(np.clip(farthest, -1, 1)))
        if nearest >= 1 and farthest <= -1:
            return -np.pi, np.pi
        if nearest >= 1:
            return -high, high
        if farthest <= -1:
            return low, TURN - low
        above = np.angle((self.A[0] - self.O) / (self.C - self.O)) > 0
        return (low, high) if above else (-high, -low)

    @property
    def turns(self) -> bool:
        """True if the crank turns fully."""
        return self.range == (-np.pi, np.pi)

    @property
    def sides(self) -> Array:
        """The side of AC on which B is: 1 (left), -1, or 0 in a dead position; shape (N,)."""
        to_B, to_C = self.B - self.A, self.C - self.A
        sine = (to_B * to_C.conj()).imag / np.abs(to_B * to_C)
        return np.where(np.abs(sine) < FLAT, 0, np.sign(sine)).astype(int)

    @property
    def side(self) -> int:
        """The side of the first position that is not dead."""
        return next((int(side) for side in self.sides if side), 1)

    @cached_property
    def inside(self) -> Mask:
        """A mask of the positions whose angle the crank can take, shape (N,)."""
        low, high = self.range
        return np.asarray((self.angles > low - FLAT) & (self.angles < high + FLAT))

    @cached_property
    def _ahead(self) -> Array:
        """The rotation of the crank to each position, in rad; negative if it turns backwards.

        A crank that turns moves in the direction in which it passes the second position before the
        last one; any other crank moves towards the last position that it can take.
        """
        ahead = self.angles - self.angles[0]
        if not self.turns:
            return np.asarray(ahead)
        ahead = np.mod(ahead, TURN)
        backwards = ahead[1] > ahead[-1]
        return np.asarray(np.where(ahead, ahead - TURN, 0) if backwards else ahead)

    @cached_property
    def span(self) -> tuple[float, float]:
        """The first and the last angle of the crank from the line OC, in rad.

        A crank that turns makes a full turn from the first position.
        """
        first, ahead = float(self.angles[0]), self._ahead
        if self.turns:
            return first, first + (TURN if ahead[-1] >= 0 else -TURN)
        taken = self.angles[self.inside]
        least, most = float(taken.min()), float(taken.max())
        if most - least < FLAT:  # no other position can be taken: towards the farther end
            most = max(self.range, key=lambda end: abs(end - first))
            return first, first + NEARLY * (most - first)
        return (least, most) if taken[-1] >= taken[0] else (most, least)

    @property
    def shares(self) -> Array:
        """The share of the span after which the crank has the angle of each position, shape (N,).

        NaN if it cannot take this angle.
        """
        first, last = self.span
        ahead = self._ahead if self.turns else self.angles - first
        return np.where(self.inside, np.clip(ahead / (last - first), 0, 1), np.nan)

    @cached_property
    def defects(self) -> tuple[str, ...]:
        """Sentences that say why the crank does not pass all positions in order."""
        other = np.flatnonzero(self.sides == -self.side)
        if not self.inside.all():
            return (_on_another_circuit(np.flatnonzero(~self.inside)),)
        if len(other) and self.turns:
            return (_on_another_circuit(other),)
        if len(other):
            where = _numbered(other)
            return (f"{where} on the other branch: the crank would pass a dead position",)
        order = np.argsort(self.shares, kind="stable").tolist()
        if order != sorted(order):
            shown = ", ".join(str(k + 1) for k in order)
            return (f"the crank passes the positions in the order {shown}",)
        return ()

    def pivots(self, angles: Array) -> tuple[Array, Array]:
        """Return A and B for angles of the crank from the line OC, on the side of the start.

        They are NaN beyond a dead position.
        """
        _, c, b, _ = self.lengths
        line = self.C - self.O
        A = self.O + self.lengths[0] * line / abs(line) * np.exp(1j * angles)
        reach = self.C - A
        size = np.abs(reach)
        cosine = (c**2 + size**2 - b**2) / (2 * c * size)
        cosine = np.where(np.abs(cosine) < 1 + FLAT, np.clip(cosine, -1, 1), np.nan)
        return A, A + c * reach / size * np.exp(1j * self.side * np.arccos(cosine))

    @cached_property
    def transmission(self) -> float:
        """The least angle between coupler and rocker during the travel, in rad, at most pi/2."""
        A, B = self.pivots(np.linspace(*self.span, SAMPLES))
        _, c, b, _ = self.lengths
        sine = np.abs(((B - A) * (B - self.C).conj()).imag) / (c * b)
        return float(np.arcsin(np.clip(np.nanmin(sine), 0, 1)))


def _numbered(numbers: Any) -> str:
    names = listed(int(k) + 1 for k in numbers)
    return f"position {names} is" if len(numbers) == 1 else f"positions {names} are"


def _on_another_circuit(numbers: Any) -> str:
    them = "it" if len(numbers) == 1 else "them"
    what = f"{_numbered(numbers)} on another circuit"
    return f"{what}: the mechanism must be taken apart to reach {them}"
