"""The explorer of redundant constraints: a slider for each eta of lambda_0 + N eta."""

from __future__ import annotations

import ipywidgets
import numpy as np
from markupsafe import Markup

from teachmech import plots
from teachmech.base.progress import stage
from teachmech.base.slider_range import reach_of
from teachmech.faces import Motion
from teachmech.figures.panels import picture_of, picture_tag
from teachmech.figures.symbols import checked_constraints
from teachmech.widgets.cell import close_tree
from teachmech.widgets.following import why_in_kernel
from teachmech.widgets.live_explorer import LiveExplorer
from teachmech.widgets.runner import Progress, Runner
from teachmech.widgets.tabs import noted
from teachmech.widgets.value_slider import Value

MOST = 6  # sliders for eta
WIDE = {"width": "520px", "max_width": "95%"}


class MultiplierExplorer(ipywidgets.VBox):  # type: ignore[misc]
    """Sliders for eta and for the stored time, above the picture of `plots.multiplier_choice`.

    Parameters
    ----------
    motion : Motion
    index : int
        The number of the stored time at which it begins; 0 is the start, -1 the end.
    note : str
        Stands above all, as why the kernel draws it.

    Notes
    -----
    N is another basis at every stored time, so that a new time begins at eta = 0.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.2, 0.1))
    >>> explorer = MultiplierExplorer(motion)
    >>> explorer.choose([0.5, -1])
    >>> explorer.eta
    [0.5, -1.0]
    """

    def __init__(self, motion: Motion, index: int = 0, note: str = "") -> None:
        self.motion = motion
        self._free = len(checked_constraints(motion)) - motion.rank  # lost ranks over time
        self._time = ipywidgets.IntSlider(
            value=motion.stored_index(index),
            max=len(motion) - 1,
            description="stored time",
            layout=WIDE,
        )
        reach = reach_of(np.abs(motion.multipliers).max())
        self._sliders = [
            Value(f"eta {k + 1}", 0.0, lambda _: self._draw(), reach)
            for k in range(min(MOST, int(self._free.max())))
        ]
        self._least = ipywidgets.Button(description="Least norm", tooltip="every eta = 0")
        self._note, self._runner = ipywidgets.Label(), Runner()
        self._picture = ipywidgets.HTML()
        self._time.observe(lambda _: self.choose([]), names="value")
        self._least.on_click(lambda _: self.choose([]))
        parts = [self._time, *self._sliders, self._least, self._note]
        parts += [self._runner.head, self._picture]
        super().__init__([*noted(note), *parts], layout={"max_width": "1100px"})
        self._draw()

    @property
    def index(self) -> int:
        """The number of the stored time, counted from the start."""
        return int(self._time.value)

    @property
    def eta(self) -> list[float]:
        """The values of the sliders that mean something at this time."""
        return [slider.value for slider in self._sliders[: self._free[self.index]]]

    def choose(self, eta: list[float]) -> None:
        """Set the first of the sliders, and all others to zero."""
        for slider, value in zip(self._sliders, [*eta, *[0.0] * MOST], strict=False):
            slider.show(value)
        self._draw()

    def _draw(self) -> None:
        count = int(self._free[self.index])
        for k, slider in enumerate(self._sliders):
            slider.layout.display = "" if k < count else "none"
        self._least.layout.display = "" if count else "none"
        self._note.value = self._said(count)
        eta, index = [*self.eta, *[0.0] * (count - len(self.eta))], self.index

        @stage("drawing the multipliers")
        def job(progress: Progress) -> tuple[bytes, str]:
            figure = plots.multiplier_choice(self.motion, eta, index)
            return picture_of(figure), figure.get_suptitle()

        self._runner.run(job, self._take)

    def _take(self, drawn: tuple[bytes, str]) -> None:
        self._picture.value = picture_tag(*drawn, Markup('style="width:100%"'))

    def _said(self, count: int) -> str:
        """What the sliders do not say."""
        if count > MOST:
            return f"{MOST} of {count} directions have a slider."
        if count > 0:
            return ""
        times = self.motion.t[self._free > 0]
        if len(times) == 0:
            return "No constraint is redundant at any stored time: there is nothing to choose."
        return f"No constraint is redundant at this time; one is at t = {times[0]:.6g} s."

    def __repr__(self) -> str:
        return f"<MultiplierExplorer of {self.motion.name}>"

    dispose = close_tree


def multiplier_explorer_of(motion: Motion, index: int = 0) -> LiveExplorer | MultiplierExplorer:
    """Return the explorer of a motion: in the page where that can compute it.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.2, 0.1))
    >>> type(multiplier_explorer_of(motion)).__name__
    'LiveExplorer'
    """
    checked_constraints(motion)
    time = float(motion.t[motion.stored_index(index)])
    note = why_in_kernel(motion.system, motion.settings, off=True)
    if note:
        return MultiplierExplorer(motion, index, note)
    shown = {"charts": ("Multipliers",), "choosing": True, "time": time}
    return LiveExplorer(motion.system, motion.settings, off=True, **shown)
