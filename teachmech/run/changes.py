"""Changes during a motion: constraints begin or cease to act."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array


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

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as lists and numbers for JSON."""
        return {
            name: x.tolist() if isinstance(x, np.ndarray) else x for name, x in vars(self).items()
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Change:
        """Return the change of a result of `to_dict`."""
        arrays = ("q", "v_before", "v_after", "impulses", "impulse")
        found: dict[str, Any] = {name: np.array(data[name]) for name in arrays}
        found |= {name: tuple(data[name]) for name in ("begun", "ended", "acting")}
        return cls(time=data["time"], energy=data["energy"], **found)

    @property
    def sentence(self) -> str:
        """The change in words."""
        parts = [f"{name} begins to act" for name in self.begun]
        parts += [f"{name} ceases to act" for name in self.ended]
        return f"t = {self.time:.6g} s: {', '.join(parts)}"


def work_of(changes: tuple[Change, ...], times: Array) -> Array:
    """Return the work of all impulses up to each time, shape (N,), in joules."""
    when = np.array([change.time for change in changes])
    total = np.concatenate([[0.0], np.cumsum([change.energy for change in changes])])
    found: Array = total[np.searchsorted(when, times, side="right")]
    return found
