"""A widget that runs a problem, with progress and a Stop button, and shows the motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import ipywidgets
import numpy as np
from markupsafe import Markup

from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import SimulationError, TeachmechError
from teachmech.base.formulas import mathml
from teachmech.base.progress import stage
from teachmech.live.live import Live
from teachmech.live.live_picture import LivePicture
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.particles import ParticleProblem
from teachmech.system_and_motion import Motion
from teachmech.widgets.cell import close_tree
from teachmech.widgets.downloads import Download, Downloads, files_of
from teachmech.widgets.opinion_page import OpinionPage
from teachmech.widgets.recorded import alert, recorded, why_recorded
from teachmech.widgets.runner import Progress, Runner

Values = tuple[dict[str, float], dict[str, float]]  # values of constants, and start values


class _RunResult(NamedTuple):
    """The result of a run, in the forms that are shown."""

    values: Values
    motion: Motion | None  # complete, or until the failure
    wrong: str = ""
    warnings: Sequence[str] = ()
    drifted: bool = False
    page: LivePicture | None = None
    note: str = ""  # why a page cannot compute the motion
    player: Callable[[], Any] | None = None  # makes the widget that replaces the page


CHARTS = ("Coordinates", "Energy")  # the initial charts
OTHER_METHOD = "choose another method, such as radau, on card I"
TABS = ["Motion", "Equations", "Program", "Second opinion", "Save"]


class Results(ipywidgets.VBox):  # type: ignore[misc]
    """The motion of a problem: live picture, equations, program, second opinion, files.

    If a page cannot compute the motion, Python computes it, and a player and charts replace the
    live picture. A sentence above them states the reason and what to change.

    Parameters
    ----------
    problem : ParticleProblem
    allow_inconsistent_start : bool
        Whether to run although the start does not meet the constraints.
    picture : LastPicture, optional
        The picture that is redrawn after every run.
    projected : callable, optional
        Called when the user chooses projection because of a visible drift.

    Attributes
    ----------
    motion : Motion or None
        The last motion, complete or not.
    values : (dict of str to float, dict of str to float)
        The changed constants of that motion, and the start values that follow from them.
    settings : Settings
        The settings of that motion.

    Examples
    --------
    >>> import teachmech as tm
    >>> results = Results(tm.example("pendulum").replace(time={"end": 1, "step": 0.1}))
    >>> results.run()
    >>> len(results.motion)
    11
    """

    def __init__(
        self,
        problem: ParticleProblem,
        allow_inconsistent_start: bool = False,
        picture: LastPicture | None = None,
        projected: Callable[[], None] = lambda: None,
    ) -> None:
        self._projected = projected
        self.problem = problem
        self.motion: Motion | None = None
        self._allow = allow_inconsistent_start
        self.values: Values = {}, {}
        self.settings = problem.settings
        self.live: Live | None = None
        self._anew = True  # True if the page must be made again
        self._picture = picture
        self._stale: set[str] = set()
        self._runner, self._filler = Runner(), Runner()
        self._remark, self._note, self._message = (ipywidgets.HTML() for _ in range(3))
        self._project = ipywidgets.Button(
            description="Use projection and run again",
            layout={"width": "auto", "display": "none"},
        )
        self._project.on_click(lambda _: self._take_projection())
        self._pages = {title: ipywidgets.VBox() for title in TABS}
        self._tabs = ipywidgets.Tab(list(self._pages.values()), titles=TABS)
        self._tabs.layout.visibility = "hidden"
        self._tabs.observe(lambda _: self._fill(), names="selected_index")
        super().__init__(
            [
                self._remark,
                self._note,
                self._runner.head,
                self._message,
                self._project,
                self._tabs,
            ],
            layout={"max_width": "1400px"},
        )
        self.add_class("tm-results")

    # --- running ------------------------------------------------------------------------------

    def run(self) -> None:
        """Simulate with the current values of the page, and show the motion."""
        self._runner.run(self._simulate, self._take, self._draw_picture)

    def _simulate(self, progress: Progress) -> _RunResult:
        problem, values, settings = self.problem, self.parameters, self._chosen
        start = {} if self.live is None else {**self.live.start}
        try:
            motion = problem.simulate(
                start=start,
                parameters=values,
                compiled="often",
                progress=progress,
                allow_inconsistent_start=self._allow or self.live is not None,
                **settings.options,
            )
        except SimulationError as error:
            return self._found((values, start), error.motion, str(error))
        except TeachmechError as error:
            return _RunResult((values, start), None, _refused(error, bool(values)))
        if start:
            names = (*problem.system.coordinates, *problem.system.velocities)
            start = {name: float(motion[name][0]) for name in names}
        return self._found((values, start), motion)

    def _found(self, values: Values, motion: Motion | None, wrong: str = "") -> _RunResult:
        """Return the result of a run, including all content that takes time to make."""
        if motion is None:
            return _RunResult(values, motion, wrong)
        warnings = [] if wrong else motion.warnings()
        note = why_recorded(motion.system, motion.settings, OTHER_METHOD)
        page = None if note else self._picture_of(motion)
        player = recorded({"": motion}, CHARTS, playing=True) if note else None
        drifted = not wrong and _drifted(motion)
        return _RunResult(values, motion, wrong, warnings, drifted, page, note, player)

    @property
    def _chosen(self) -> Settings:
        """The settings of the problem with the changes that were made on the page."""
        changes = {} if self.live is None else self.live.chosen["A"]["settings"]
        return replace(self.problem.settings, **changes)

    def _picture_of(self, motion: Motion) -> LivePicture | None:
        """Return the live picture for a new page; None if the page is kept."""
        if not self._anew:
            return None
        charts = CHARTS if self.live is None else self.live.charts
        return LivePicture.of(motion, whole=True, charts=charts)

    def _draw_picture(self) -> Callable[[], None]:
        if self.motion is None or self._picture is None:
            return lambda: None
        return self._picture.drawn(self.motion)

    def _take(self, found: _RunResult) -> None:
        motion, values = found.motion, found.values
        self._project.layout.display = "" if found.drifted else "none"
        self._message.value = alert(*filter(None, [found.wrong]), *found.warnings)
        if motion is None:
            self._runner.head.say("there is no new motion")
            return
        self.motion, self.values, self.settings = motion, values, motion.settings
        self._note.value = Markup("{}").format(found.note)
        if found.page is not None:
            self._show_page(found.page)
        elif found.player is not None:
            self._put("Motion", found.player())
        self._runner.head.say(f"{len(motion)} times, t = {motion.t[0]:g} to {motion.t[-1]:g} s")
        self._stale = {*TABS} - {"Motion"}
        self._tabs.layout.visibility = "visible"
        self._fill()

    def _take_projection(self) -> None:
        """Choose projection for this problem and on the cards."""
        self._projected()
        solver = self.shown.solver.model_dump(exclude_none=True)
        self.problem = self.shown.replace(solver=solver | {"stabilisation": "projection"})
        if self.live is not None:
            self._anew, self.live.parameters, self.live.start, self.live.settings = True, {}, {}, {}
        self.run()

    def remark(self, text: str) -> None:
        """Show a message above the results; an empty text removes it."""
        self._remark.value = alert(text) if text else ""

    # --- parameters ---------------------------------------------------------------------------

    @property
    def parameters(self) -> dict[str, float]:
        """The values of the changed constants."""
        return {} if self.live is None else {**self.live.parameters}

    @property
    def shown(self) -> ParticleProblem:
        """The problem with the constants, the start and the method of the shown motion."""
        problem, settings = self.problem.with_values(*self.values), self.settings
        if settings == self.problem.settings:
            return problem
        solver = {"method": settings.method, "stabilisation": settings.stabilisation}
        if METHODS[settings.method].adaptive:
            solver["tolerance"] = repr(settings.tolerance)
        if settings.damped:
            solver |= {"alpha": repr(settings.alpha), "beta": repr(settings.beta)}
        time = self.problem.time.model_dump(exclude_none=True)
        return problem.replace(solver=solver, time=time | {"step": repr(settings.step)})

    # --- tabs ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Update the selected tab."""
        title = TABS[self._tabs.selected_index or 0]
        if self.motion is None or title not in self._stale:
            return
        page, motion, problem = self._pages[title], self.motion, self.shown
        if not page.children:
            page.children = [self._filler.head]

        def take(made: Callable[[], Any]) -> None:
            self._stale.discard(title)
            self._put(title, made())

        self._filler.run(lambda progress: _content(title, problem, motion), take)

    def _put(self, title: str, content: Any) -> None:
        """Show a widget in a tab, and close the previous one."""
        page = self._pages[title]
        shown, page.children = page.children, [content]
        for old in shown:
            if old is not self._filler.head:
                close_tree(old)

    def _show_page(self, picture: LivePicture) -> None:
        """Show a live picture; Python also runs settings that are made on its page."""
        before = self.live
        self.live, self._anew = Live(picture, headed=False), False
        self.live.observe(self._heard, names=["parameters", "start", "settings"])
        self.live.begin()
        if before is not None:
            before.unobserve_all()
        self._put("Motion", self.live)

    def _heard(self, change: Any) -> None:
        if not self._anew:
            self.run()

    dispose = close_tree


def _content(title: str, problem: ParticleProblem, motion: Motion) -> Callable[[], Any]:
    """Return a function that makes the widget of a tab; texts are made before it returns."""
    if title == "Equations":
        with stage("writing the equations"):
            equations = _equations(motion)
        return lambda: ipywidgets.HTML(Markup("{}").format(equations))
    if title == "Program":
        with stage("writing the program"):
            source = motion.program()
            coloured = _highlighted(source)
        save = Download("Download", "text/x-python", source.encode)
        return lambda: Downloads({f"{motion.name}.py": save}, source, coloured)
    if title == "Second opinion":
        return lambda: OpinionPage(problem)
    return lambda: Downloads(files_of(problem, motion))


def _drifted(motion: Motion) -> bool:
    """Return whether a motion left a constraint that projection would maintain."""
    settings = motion.settings
    if settings.stabilisation != "none" or METHODS[settings.method].remembers:
        return False
    return any(motion.left(int(i)).any() for i in np.abs(motion.violation).argmax(axis=0))


def _refused(error: TeachmechError, moved: bool) -> str:
    """Return the message of a run without a motion."""
    advice = "The last motion stays: change the value back, or press Reset."
    return f"{error.what}. {advice}" if moved else str(error)


def _equations(motion: Motion) -> Markup:
    row = Markup(
        "<tr><td style='text-align:right;padding:3px 8px 3px 0;vertical-align:middle'>{}</td>"
        "<td style='padding:3px 8px 3px 0;vertical-align:middle'>{}</td></tr>"
    )
    rows = Markup()
    for equation in motion.system.equations().rows:
        left, _, right = equation.partition("&")
        rows += row.format(mathml(left) if left else "", mathml(right))
    return Markup(
        "<div style='overflow-x:auto;max-width:960px'>"
        "<table style='font-size:17px;border-collapse:collapse'>{}</table></div>"
    ).format(rows)


def _highlighted(source: str) -> Markup:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return Markup(highlight(source, PythonLexer(), HtmlFormatter(noclasses=True, style="friendly")))
