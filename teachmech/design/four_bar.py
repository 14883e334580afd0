"""A four-bar whose coupler takes given positions: its mechanism, its errors, its picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import checked_arguments
from teachmech.design.crank_travel import CrankTravel
from teachmech.design.dyads import Dyad
from teachmech.problems.mechanisms import Mechanism
from teachmech.system_and_motion import Motion

AT_PIVOT = 1e-9  # distance of the coupler point from A that counts as zero, relative to AB
SECONDS = 4.0  # duration of the motion

FILE = """\
# Four-bar through {count} positions of its coupler. The crank OA drives it.
Title: Four-bar through {count} positions
PhysicalParams:
  {{Ox: {O.real!r}, Oy: {O.imag!r}, Cx: {C.real!r}, Cy: {C.imag!r},
   r: {r!r}, c: {c!r}, b: {b!r},{point}
   rho: 1, start: {start!r}, omega: {omega!r}}}
Dimension: 2
PartData:
  Fixed: {{O: [Ox, Oy], C: [Cx, Cy]}}
  Rigids:
    OA: {{Geom: [[r]], Dyna: [[r/2], rho*r, rho*r^3/12]}}      # crank
    {coupler}: {{Geom: [[c]{geometry}], Dyna: [[c/2], rho*c, rho*c^3/12]}}      # coupler
    CB: {{Geom: [[b]], Dyna: [[b/2], rho*b, rho*b^3/12]}}      # rocker
Drives: {{theta_OA: start + omega*t}}
ProblemData:
  tend: {tend!r}
  positions: {{A: [{A.real!r}, {A.imag!r}], B: [{B.real!r}, {B.imag!r}]}}
SolverParams:
  Integration: {{tol: 1e-12}}
Animation:
  traces: [{traced}]
  physParamsToShow: [$r, $c, $b]
"""


@dataclass(frozen=True, eq=False)
@checked_arguments
class FourBar:
    """A four-bar whose coupler takes given positions.

    Attributes
    ----------
    positions : array, shape (N, 3)
        x and y of the body in m, and its angle in rad.
    crank, rocker : Dyad
        The bars OA and CB with their pivots.
    """

    positions: Array
    crank: Dyad
    rocker: Dyad

    @cached_property
    def travel(self) -> CrankTravel:
        """The travel of the crank through the positions."""
        d = self.positions[:, 0] + 1j * self.positions[:, 1]
        turns = np.exp(1j * self.positions[:, 2])
        A, B = (d + turns * bar.body for bar in (self.crank, self.rocker))
        return CrankTravel(self.crank.ground, self.rocker.ground, A, B)

    @property
    def lengths(self) -> dict[str, float]:
        """The lengths of crank, coupler, rocker and ground, in m."""
        names = ("crank", "coupler", "rocker", "ground")
        return dict(zip(names, self.travel.lengths, strict=True))

    @property
    def defects(self) -> tuple[str, ...]:
        """Sentences on positions that the crank does not reach, or not in order; usually empty."""
        return self.travel.defects

    @property
    def crank_angles(self) -> Array:
        """The angles of the crank in the positions, in the world, in rad, shape (N,)."""
        return np.asarray(self.travel.angles + np.angle(self.rocker.ground - self.crank.ground))

    @property
    def _omega(self) -> float:
        first, last = self.travel.span
        return (last - first) / SECONDS

    @property
    def times(self) -> Array:
        """The times of the positions in the motion of the mechanism, in s, shape (N,).

        NaN if the crank cannot take the angle of a position.
        """
        return np.asarray(SECONDS * self.travel.shares)

    def to_yaml(self) -> str:
        """Return the file of the mechanism.

        The crank OA moves with constant speed through the positions: a full turn from the first
        position if it can turn, otherwise to the last position.
        """
        (r, c, b, _), travel = self.travel.lengths, self.travel
        first = travel.span[0]
        A, B = (complex(at[0]) for at in travel.pivots(np.array([first])))
        local = -self.crank.body / (self.rocker.body - self.crank.body) * c
        own = abs(local) > AT_PIVOT * c
        return FILE.format(
            count=len(self.positions),
            O=complex(self.crank.ground),
            C=complex(self.rocker.ground),
            r=r,
            c=c,
            b=b,
            point=f" p: {local.real!r}, q: {local.imag!r}," if own else "",
            start=float(first + np.angle(self.rocker.ground - self.crank.ground)),
            omega=float(self._omega),
            coupler="ABP" if own else "AB",
            geometry=", [p, q]" if own else "",
            tend=SECONDS,
            A=A,
            B=B,
            traced="P" if own else "A",
        )

    @cached_property
    def mechanism(self) -> Mechanism:
        """The mechanism; P on the coupler is the origin of the body in the positions."""
        return Mechanism.loads(self.to_yaml(), "the four-bar")

    @cached_property
    def motion(self) -> Motion:
        """The motion of the mechanism, by its constraints."""
        return self.mechanism.simulate(time=(0, SECONDS, SECONDS / 360), method="kinematic")

    @cached_property
    def errors(self) -> Array:
        """The distance in m and the angle in rad by which the motion misses each position.

        Shape (N, 2), at the angle of the crank in each position. They are rounding unless there is
        a defect of branch or circuit; NaN if the crank cannot take this angle.
        """
        taken = self.travel.inside
        times, rows = np.unique(self.times[taken], return_inverse=True)
        at = self.motion.at(times.tolist())
        own = "P" if "P_x" in self.mechanism.system.coordinates else "A"
        P, A, B = (at[f"{point}_x"][rows] + 1j * at[f"{point}_y"][rows] for point in own + "AB")
        x, y, angle = self.positions[taken].T
        turned = (B - A) / (self.rocker.body - self.crank.body) * np.exp(-1j * angle)
        found = np.full((len(taken), 2), np.nan)
        found[taken] = np.stack([np.abs(P - x - 1j * y), np.abs(np.angle(turned))], axis=1)
        return found

    def summary(self) -> tuple[str, ...]:
        """Return lengths, the travel of the crank, the transmission angle and short defects."""
        lengths = ", ".join(f"{x:.5g}" for x in self.lengths.values())
        kind = "turns" if self.travel.turns else "rocks"
        angle = f"{np.degrees(self.travel.transmission):.0f}°"
        return (
            lengths,
            kind,
            angle,
            "; ".join(text.split(":")[0] for text in self.defects) or "none",
        )

    def __str__(self) -> str:
        """Return the summary and the pivots as lines of text."""
        lengths, kind, angle, _ = self.summary()
        pivots = ", ".join(
            f"{name} = ({at.real:.6g}, {at.imag:.6g})"
            for name, at in (("O", self.crank.ground), ("C", self.rocker.ground))
        )
        lines = [
            f"four-bar through {len(self.positions)} positions; the crank {kind}",
            f"crank, coupler, rocker, ground: {lengths}",
            f"pivots on the ground: {pivots}",
            f"least transmission angle: {angle}",
            f"defects: {'; '.join(self.defects) or 'none'}",
        ]
        return "\n  ".join(lines)

    def __repr__(self) -> str:
        return f"<FourBar {', '.join(f'{name} {x:.5g}' for name, x in self.lengths.items())}>"
