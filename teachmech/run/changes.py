"""Changes during a motion: constraints begin or cease to act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.dry_friction import stick_name, without_sticks

MOST_LINES = 10  # lines of a report
ENERGY_ROUNDING = 1e-10  # smaller energies are not shown, relative to the largest kinetic energy


@dataclass(frozen=True, eq=False)
class Change:
    """A moment at which constraints begin or cease to act.

    Attributes
    ----------
    time : float
        In seconds.
    begun, ended : tuple of str
        The constraints that begin, and those that cease, to act. A constraint is in both if its
        condition no longer holds after the impulse.
    acting : tuple of str
        The constraints that act afterwards, without those that always act.
    q : array, shape (n,)
        The coordinates, which do not change.
    v_before, v_after : array, shape (n,)
        The velocities.
    impulses : array, shape (m,)
        Lambda in M (v_after - v_before) = -A^T Lambda: a multiplier times an infinitely short time.
    impulse : array, shape (n,)
        -A^T Lambda, in N s for a coordinate in metres.
    energy : float
        The change of the kinetic energy in joules; the impulses never increase it if the
        constraints do not move.
    works : array, shape (2,)
        The work of applied forces and of constraint forces from the start until then, in joules.
    slips : tuple of float
        For each friction the sign of the sliding velocity afterwards, or two components of a short
        velocity in its direction on a surface; 0 if it does not slide.
    """

    time: float
    begun: tuple[str, ...]
    ended: tuple[str, ...]
    acting: tuple[str, ...]
    q: Array
    v_before: Array
    v_after: Array
    impulses: Array
    impulse: Array
    energy: float
    works: Array
    slips: tuple[float, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as lists and numbers for JSON."""
        return {
            name: x.tolist() if isinstance(x, np.ndarray) else x for name, x in vars(self).items()
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Change:
        """Return the change of a result of `to_dict`."""
        arrays = ("q", "v_before", "v_after", "impulses", "impulse", "works")
        found: dict[str, Any] = {name: np.array(data[name]) for name in arrays}
        found |= {name: tuple(data[name]) for name in ("begun", "ended", "acting", "slips")}
        return cls(time=data["time"], energy=data["energy"], **found)

    @property
    def turns(self) -> bool:
        """True if only directions of sliding along surfaces are renewed; the motion is smooth."""
        on_surfaces = {stick_name(without_sticks(name), 1) for name in self.begun}
        return self.begun == self.ended and set() < on_surfaces <= {*self.begun}

    @property
    def event(self) -> str:
        """The change in words, without its time."""
        return ", ".join(self.events)

    @property
    def events(self) -> tuple[str, ...]:
        """What happens to each constraint, in words, such as ``"floor ceases to act"``."""
        instant = [name for name in self.begun if name in self.ended]
        words = {
            "begins to act": ([name for name in self.begun if name not in instant], "sticks"),
            "ceases to act": ([name for name in self.ended if name not in instant], "slides"),
            "acts for an instant": (instant, "slides in the other direction"),
        }
        found = [
            f"{without_sticks(name)} {acts if without_sticks(name) == name else slides}"
            for acts, (names, slides) in words.items()
            for name in names
        ]
        return tuple(dict.fromkeys(found))


def sentences(changes: Sequence[Change], size: float, most: int | None = None) -> list[str]:
    """Return the changes in words, with their energies.

    Parameters
    ----------
    changes : sequence of Change
    size : float
        The size of the kinetic energy; an energy that is a rounding error is not shown.
    most : int, optional
        The number of lines; the rest are counted in one of them.

    Examples
    --------
    >>> none = np.zeros(1)
    >>> def change(t, energy):
    ...     return Change(t, ("clutch",), (), ("clutch",), *[none] * 5, energy, none)
    >>> sentences([change(1, -6.0), change(2, 1e-20)], 25.0)
    ['t = 1 s: clutch begins to act, energy -6', 't = 2 s: clutch begins to act']
    >>> sentences([change(t, -1.0) for t in range(50)], 25.0, most=3)[1:]
    ['48 more changes, energy -48', 't = 49 s: clutch begins to act, energy -1']
    """

    def lost(energy: float) -> str:
        return f", energy {energy:.6g}" if abs(energy) > ENERGY_ROUNDING * size else ""

    changes = [change for change in changes if not change.turns]
    lines = [f"t = {c.time:.6g} s: {c.event}{lost(c.energy)}" for c in changes]
    if most is None or len(lines) <= most:
        return lines
    left = changes[most - 2 : -1]
    counted = f"{len(left)} more changes{lost(sum(change.energy for change in left))}"
    return [*lines[: most - 2], counted, lines[-1]]


def work_of(changes: tuple[Change, ...], times: Array) -> Array:
    """Return the work of all impulses up to each time, shape (N,), in joules."""
    when = np.array([change.time for change in changes])
    total = np.concatenate([[0.0], np.cumsum([change.energy for change in changes])])
    found: Array = total[np.searchsorted(when, times, side="right")]
    return found
