"""Explorers: a live picture of complete motions, or recorded motions that Python computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import ipywidgets
from markupsafe import Markup

from teachmech import plots
from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import (
    InconsistentStartError,
    ProblemError,
    SimulationError,
    TeachmechError,
)
from teachmech.figures.panels import picture_of, picture_tag
from teachmech.figures.symbols import checked_constraints
from teachmech.live.live import Live
from teachmech.live.live_picture import LivePicture
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.start.start_report import examine_start
from teachmech.system_and_motion import InitialValueProblem, Motion, System
from teachmech.widgets.cell import close_tree
from teachmech.widgets.recorded import alert, recorded, why_recorded
from teachmech.widgets.runner import Progress, Runner

if TYPE_CHECKING:
    from matplotlib.figure import Figure

CHARTS = ("Coordinates", "Errors")  # the initial charts
OTHER_METHOD = "explore a motion by another method, such as simulate(problem, method='radau')"
DPI = 130  # for projectors


class Explorer(ipywidgets.VBox):  # type: ignore[misc]
    """A live picture of complete motions, which the page computes while values change.

    If a page cannot compute them, a player and charts show motions that Python computed. A sentence
    above them states the reason and what to change.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    settings : Settings
        The time span, and the initial method, step and tolerance.
    off : bool
        Whether an inconsistent start is used unchanged; otherwise it is replaced by the nearest
        consistent start.
    charts : tuple of str
        The initial charts.
    second : mapping, optional
        The settings of a motion B that differ from those of A; by default there is no motion B.
    still : callable, optional
        Draws a figure of the first motion; it replaces a view that only a page can show.
    **shown
        Other initial settings of the view; see `LivePicture.of`.

    Attributes
    ----------
    live : Live or None
        The live picture, as soon as it exists; it has the settings that are made on the page.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> explorer = Explorer(problem, problem.settings_with(time=(0, 1, 0.01)))
    >>> explorer.live.parameters = {"L": 2}
    >>> list(explorer.motions)
    ['A: DOP853, tolerance 1e-11, projected']
    >>> next(iter(explorer.motions.values())).system.parameter_values["L"]
    2.0
    """

    def __init__(
        self,
        problem: InitialValueProblem,
        settings: Settings,
        *,
        off: bool = False,
        charts: tuple[str, ...] = CHARTS,
        second: Mapping[str, Any] | None = None,
        still: Callable[[Motion], Figure] | None = None,
        **shown: Any,
    ) -> None:
        self.problem, self.settings, self._off = problem, settings, off
        self.live: Live | None = None
        self._motions: dict[str, Motion] = {}  # the initial motions, computed by Python
        self._near: dict[str, float] = {}  # start values that differ from those of the problem
        self._last_picture = LastPicture()
        self._runner = Runner()
        super().__init__([self._runner.head], layout={"max_width": "1480px"})

        def job(progress: Progress) -> Callable[[], list[Any]]:
            try:
                note = why_recorded(problem.system, settings, OTHER_METHOD)
                wanted = [settings, *([replace(settings, **second)] if note and second else [])]
                motions = self._first_motions(wanted, progress)
            except TeachmechError as error:
                message = str(error)
                return lambda: [ipywidgets.HTML(alert(message))]
            self._motions, motion = motions, next(iter(motions.values()))
            if not note:
                motion, hidden = problem.with_start_formulas(motion, kept=bool(self._near))
                joints = problem.joints(motion)
                own: Any = {"charts": charts, "second": second, "joints": joints, "hidden": hidden}
                picture = LivePicture.of(motion, whole=True, **own, **shown)
                return lambda: self._live_children(picture)
            warnings = [f"{name}: {text}" for name, m in motions.items() for text in m.warnings()]
            drawn = Markup() if still is None else _picture(still(motion))
            made = recorded(motions, charts)
            return lambda: [
                ipywidgets.HTML(Markup("{}").format(note)),
                ipywidgets.HTML(Markup("{}{}").format(alert(*warnings), drawn)),
                made(),
            ]

        self._runner.run(job, self._take, self._draw_picture)

    def _first_motions(self, wanted: list[Settings], progress: Progress) -> dict[str, Motion]:
        """Return the initial motions, from the start of the problem or the nearest one."""
        time = self.settings.start
        system = self.problem.starting(time)
        report = examine_start(system, time)
        if report.violated and not self._off:
            if not report.proposal:
                names = ", ".join(report.violated)
                raise InconsistentStartError(
                    f"no start near this one meets {names}",
                    violations={name: report.violation[name] for name in report.violated},
                    hint="change the start values or the constraints",
                )
            self._near = report.proposal
            system = system.replace(start={**report.start, **report.proposal})
        how = {"allow_inconsistent_start": self._off}
        return simulate_each(system, [(chosen, how) for chosen in wanted], progress)

    def _live_children(self, picture: LivePicture) -> list[Any]:
        self.live = Live(picture, headed=False)
        return [self.live]

    def _take(self, made: Callable[[], list[Any]]) -> None:
        self.children = made()

    def _draw_picture(self) -> Callable[[], None]:
        motion = next(iter(self._motions.values()), None)
        if motion is None or not motion.system.points:
            return lambda: None
        return self._last_picture.drawn(motion)

    @property
    def motions(self) -> dict[str, Motion]:
        """The motion A and possibly B with the current settings, computed by Python.

        Raises
        ------
        TeachmechError
            If there is no motion with these settings.
        """
        if self.live is None:
            return self._motions
        jobs = [
            (
                replace(self.settings, **values["settings"]),
                {
                    "start": values["start"] or self._near,
                    "parameters": values["parameters"],
                    "allow_inconsistent_start": True,
                },
            )
            for values in self.live.chosen.values()
        ]
        return simulate_each(self.problem, jobs, lambda part: True)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._last_picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Explorer of {self.problem.system.name}>"

    dispose = close_tree


def baumgarte_explorer(system: System, settings: Settings) -> Explorer:
    """Return the explorer of alpha, beta and the step of RK4, with and without stabilisation.

    Examples
    --------
    >>> import teachmech as tm
    >>> explorer = baumgarte_explorer(tm.example("pendulum").system, Settings.of((0, 1, 0.01)))
    >>> list(explorer.motions)
    ['A: RK4, step 0.01 s, Baumgarte 5, 5', 'B: RK4, step 0.01 s']
    """
    if not system.constraints:
        raise ProblemError("the system has no constraints to stabilise", key="constraints")
    damped = replace(settings, method="rk4", stabilisation="baumgarte")

    def roots(motion: Motion) -> Figure:
        kinds = list(system.derivation.holonomic)
        return plots.stability(damped.alpha, damped.beta, damped.step, kinds)

    second = {"stabilisation": "none"}
    return Explorer(system, damped, off=True, charts=("Errors",), second=second, still=roots)


def multiplier_explorer(motion: Motion, index: int = 0) -> Explorer:
    """Return the explorer of multipliers that redundant constraints do not determine.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.2, 0.1))
    >>> multiplier_explorer(motion).live.multipliers
    {}
    """
    checked_constraints(motion)
    index = motion.stored_index(index)

    def choice(motion: Motion) -> Figure:
        return plots.multiplier_choice(motion, index=index)

    shown: dict[str, Any] = {"choosing": True, "time": float(motion.t[index]), "still": choice}
    return Explorer(motion.system, motion.settings, off=True, charts=("Multipliers",), **shown)


def simulate_each(
    problem: InitialValueProblem, jobs: list[tuple[Settings, dict[str, Any]]], progress: Progress
) -> dict[str, Motion]:
    """Return the motions A and B; their names also state how each is integrated.

    A motion that fails is returned up to its failure, which `Motion.ending` reports.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    jobs : list of (Settings, dict)
        For each motion its settings and the other arguments of `simulate`.
    progress : callable
        Called with the finished part of all jobs; they end when it returns False.

    Examples
    --------
    >>> import teachmech as tm
    >>> jobs = [(Settings.of((0, end, 0.01)), {}) for end in (0.1, 0.2)]
    >>> motions = simulate_each(tm.example("pendulum"), jobs, lambda part: True)
    >>> {name: len(motion) for name, motion in motions.items()}
    {'A: RK4, step 0.01 s': 11, 'B: RK4, step 0.01 s': 21}
    """
    motions = {}
    for k, (settings, how) in enumerate(jobs):

        def part(done: float, k: int = k) -> bool:
            return progress((k + done) / len(jobs))

        try:
            how = settings.options | how
            motion = problem.simulate(compiled="often", **how, progress=part)
        except SimulationError as error:
            if error.motion is None:
                raise
            motion = error.motion
        motions[f"{'AB'[k]}: {integration_name(settings)}"] = motion
    return motions


def integration_name(settings: Settings) -> str:
    """Return a text with the method, the step or tolerance, and the stabilisation.

    Examples
    --------
    >>> integration_name(Settings.of((0, 1, 0.01), stabilisation="baumgarte"))
    'RK4, step 0.01 s, Baumgarte 5, 5'
    """
    size = f"step {settings.step:g} s"
    if METHODS[settings.method].adaptive:
        size = f"tolerance {settings.tolerance:.3g}"
    drift = {
        "none": "",
        "projection": ", projected",
        "baumgarte": f", Baumgarte {settings.alpha:g}, {settings.beta:g}",
        "augmented": f", augmented {settings.alpha:g}, {settings.beta:g}",
    }[settings.stabilisation]
    return f"{settings.method.upper()}, {size}{drift}"


def _picture(figure: Figure) -> Markup:
    """Return a figure as an image element with its title as description."""
    words = figure.get_suptitle() or figure.axes[0].get_title()
    return picture_tag(picture_of(figure, dpi=DPI), words, Markup('style="max-width:100%"'))
