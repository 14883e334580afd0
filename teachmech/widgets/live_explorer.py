"""Explorers that compute in the page; where a page cannot, the kernel does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import ipywidgets

from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import TeachmechError
from teachmech.faces import Motion, Problem
from teachmech.live.live import Live
from teachmech.live.live_picture import LivePicture
from teachmech.numerics.integrators import Settings
from teachmech.widgets.cell import close_tree
from teachmech.widgets.explorer import FIRST, Explorer, named, simulate_each
from teachmech.widgets.following import follow, why_in_kernel
from teachmech.widgets.runner import Progress, Runner
from teachmech.widgets.tabs import alerted


class LiveExplorer(ipywidgets.VBox):  # type: ignore[misc]
    """A live picture of whole motions, which the page computes while values move.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    settings : Settings
        The time span, and the first values of method, step and tolerance.
    off : bool
        A start off the constraints is taken as it is; else the nearest one on them.
    **shown
        What is seen at first; see `LivePicture.of`.

    Attributes
    ----------
    live : Live or None
        The page, as soon as it is there; it knows what was set when the hand rests.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> explorer = LiveExplorer(problem, problem.settings_with(time=(0, 1, 0.01)))
    >>> explorer.live.parameters = {"L": 2}
    >>> list(explorer.motions)
    ['A: DOP853, tolerance 1e-11, projected']
    >>> next(iter(explorer.motions.values())).system.parameter_values["L"]
    2.0
    """

    def __init__(
        self, problem: Problem, settings: Settings, *, off: bool = False, **shown: Any
    ) -> None:
        self.problem, self.settings, self._off = problem, settings, off
        self.live: Live | None = None
        self._motion: Motion | None = None  # whose end is the last picture
        self._last_picture = LastPicture()
        self._runner = Runner()
        super().__init__([self._runner.head], layout={"max_width": "1480px"})

        def job(progress: Progress) -> tuple[Motion, LivePicture] | TeachmechError:
            motion = self._first(progress)
            if isinstance(motion, TeachmechError):
                return motion
            joints = problem.joints(motion)
            return motion, LivePicture.of(motion, whole=True, joints=joints, **shown)

        self._runner.run(job, self._take, self._draw_picture)

    def _first(self, progress: Progress) -> Motion | TeachmechError:
        """The motion that says how large the picture is."""
        settings = self.settings
        try:
            found = follow(self.problem, settings.start, {}, {}, off=self._off)
        except TeachmechError as error:
            return error
        how = settings.options | {"allow_inconsistent_start": self._off}
        motions = simulate_each(found.system, {"": how}, progress)
        return motions if isinstance(motions, TeachmechError) else motions[""]

    def _take(self, found: tuple[Motion, LivePicture] | TeachmechError) -> None:
        if isinstance(found, TeachmechError):
            self.children = [alerted(str(found))]
            return
        self._motion, picture = found
        self.live = Live(picture, headed=False)
        self.children = [self.live]

    def _draw_picture(self) -> Callable[[], None]:
        return (lambda: None) if self._motion is None else self._last_picture.drawn(self._motion)

    @property
    def motions(self) -> dict[str, Motion]:
        """The motions of what is set, by Python: A and, where it is kept, B.

        Raises
        ------
        TeachmechError
            Python finds none with these values.
        """
        if self.live is None:
            return {}
        jobs = {
            f"{letter}: {named(chosen)}": chosen.options
            | {"start": values["start"], "parameters": values["parameters"]}
            | {"allow_inconsistent_start": True}
            for letter, values in self.live.chosen.items()
            for chosen in (replace(self.settings, **values["settings"]),)
        }
        motions = simulate_each(self.problem, jobs, lambda part: True)
        if isinstance(motions, TeachmechError):
            raise motions
        return motions

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._last_picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Explorer of {self.problem.system.name}>"

    dispose = close_tree


def explorer_of(
    problem: Problem, settings: Settings, reason: str | None = None
) -> Explorer | LiveExplorer:
    """Return the explorer of a problem: in the page where that can compute it as it is asked.

    Whoever knows it already says the reason why a page cannot; see `why_in_kernel`.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> type(explorer_of(problem, problem.settings_with(time=(0, 1, 0.1)))).__name__
    'LiveExplorer'
    >>> type(explorer_of(problem, problem.settings_with(method="lsoda"))).__name__
    'Explorer'
    """
    reason = why_in_kernel(problem, settings) if reason is None else reason
    if reason:
        return Explorer(problem, settings, reason)
    return LiveExplorer(problem, settings, charts=FIRST)
