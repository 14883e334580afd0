"""A moving picture of the modes in a notebook, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets
import numpy as np

from teachmech.animation.player import Player
from teachmech.base.errors import ProblemError
from teachmech.run.trajectory import Trajectory
from teachmech.stability.modes import Mode

WIDE = ipywidgets.Layout(width="min(30em, 96%)")


class ModePlayer(ipywidgets.VBox):  # type: ignore[misc]
    """A player with a list of the modes and a slider for the amplitude.

    Parameters
    ----------
    modes : sequence of Mode
    motion : callable
        Returns the motion of a mode with a factor of the default amplitude.
    """

    def __init__(
        self, modes: tuple[Mode, ...], motion: Callable[[Mode, float], Trajectory]
    ) -> None:
        shown = [mode for mode in modes if np.abs(mode.shape).any()]
        if not shown:
            raise ProblemError("there is no mode to show: nothing can move", key="mode")
        self._motion = motion
        names = [(mode.title, k) for k, mode in enumerate(shown)]
        self.choice = ipywidgets.Dropdown(options=names, description="mode", layout=WIDE)
        self.amplitude = ipywidgets.FloatSlider(
            value=1.0, min=0.1, max=3.0, step=0.1, description="amplitude", layout=WIDE
        )
        self._modes = shown
        self.player = Player(motion(shown[0], 1.0), enlargement=1.2)
        for control in (self.choice, self.amplitude):
            control.observe(self._show, names="value")
        super().__init__([self.choice, self.amplitude, self.player])

    def _show(self, _: Any) -> None:
        self.player.show(self._motion(self._modes[self.choice.value], self.amplitude.value))

    def __repr__(self) -> str:
        return f"<ModePlayer of {len(self._modes)} modes>"
