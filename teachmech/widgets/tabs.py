"""Results: runs a problem beside the notebook, with progress and a stop, and shows the motion."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import ipywidgets
import numpy as np
from markupsafe import Markup

from teachmech.animation.last_picture import LastPicture
from teachmech.animation.player import Player
from teachmech.animation.scene import Scene
from teachmech.base.errors import SimulationError, TeachmechError
from teachmech.base.formulas import mathml
from teachmech.base.progress import stage
from teachmech.faces import Motion
from teachmech.live.live import Live
from teachmech.live.live_picture import LivePicture
from teachmech.model.description import Description
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.particles import ParticleProblem
from teachmech.widgets.cell import close_tree
from teachmech.widgets.downloads import File, Files, files_of
from teachmech.widgets.following import follow, refused, why_in_kernel
from teachmech.widgets.runner import Progress, Runner
from teachmech.widgets.value_slider import Value
from teachmech.widgets.watch import FIRST, Watch

Values = tuple[dict[str, float], dict[str, float]]  # constants and start


class _Found(NamedTuple):
    """What a run found, in the forms that are shown."""

    values: Values
    motion: Motion | None  # as far as it came
    wrong: str = ""
    warnings: Sequence[str] = ()
    drifted: bool = False
    page: LivePicture | None = None
    scene: Scene | None = None


ROOM = 1.3  # of a picture whose values can be moved: what becomes longer then looks longer
TABS = ["Motion", "Equations", "Program", "Save"]


class Results(ipywidgets.VBox):  # type: ignore[misc]
    """The motion of a problem: live picture, equations, program, files.

    Where a page cannot compute it, a player and charts stand in the place of the live picture, and
    a slider for each constant.

    Parameters
    ----------
    problem : ParticleProblem
    allow_inconsistent_start : bool
        Run although the start does not meet the constraints.
    picture : LastPicture, optional
        Drawn anew after every run.
    projected : callable, optional
        Called where the user takes the projection against a visible drift.
    note : str, optional
        Why a page cannot compute it, empty where it can; by default `why_in_kernel` says it.

    Attributes
    ----------
    motion : Motion or None
        The last motion, complete or not.
    values : (dict of str to float, dict of str to float)
        The constants of that motion that were moved, and the start that followed them.
    settings : Settings
        Its time span and method.

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
        note: str | None = None,
    ) -> None:
        self._projected = projected
        self.problem = problem
        self.motion: Motion | None = None
        self._allow = allow_inconsistent_start
        self.values: Values = {}, {}
        self.settings = problem.settings
        self.live: Live | None = None
        self._anew = True  # whether the page shows another problem
        if note is None:
            note = why_in_kernel(problem, problem.settings, off=allow_inconsistent_start)
        self._in_page = not note
        self._picture = picture
        self._group = uuid.uuid4().hex
        self._player: Player | None = None
        self._scene: Scene | None = None
        self._stale: set[str] = set()
        self._runner, self._filler = Runner(), Runner()
        self._remark, self._message = ipywidgets.HTML(), ipywidgets.HTML()
        self._project = ipywidgets.Button(
            description="Take projection and run again",
            layout={"width": "auto", "display": "none"},
        )
        self._project.on_click(lambda _: self._take_projection())
        values = problem.system.base_parameters if note else {}
        units = problem.system.units
        self._sliders = {
            name: Value(name, value, lambda _: self.run(), unit=units.get(name, ""))
            for name, value in values.items()
        }
        self._pages = {title: ipywidgets.VBox() for title in TABS}
        self._tabs = ipywidgets.Tab(list(self._pages.values()), titles=TABS)
        self._tabs.layout.visibility = "hidden"
        self._tabs.observe(lambda _: self._fill(), names="selected_index")
        parts: list[Any] = [*self._sliders.values()]
        if parts:
            reset = ipywidgets.Button(
                description="Reset", tooltip="All constants as the problem has them"
            )
            reset.on_click(lambda _: self.reset())
            parts.append(reset)
        sliders = ipywidgets.Box(parts, layout={"flex_flow": "row wrap", "grid_gap": "0 24px"})
        super().__init__(
            [
                self._remark,
                *noted(note),
                self._runner.head,
                sliders,
                self._message,
                self._project,
                self._tabs,
            ],
            layout={"max_width": "1400px"},
        )
        self.add_class("tm-results")

    # --- running ------------------------------------------------------------------------------

    def run(self) -> None:
        """Simulate with the present values of the sliders and show the motion."""
        self._runner.run(self._simulate, self._take, self._draw_picture)

    def reset(self) -> None:
        """Put all constants back to those of the problem."""
        for name, value in self.problem.system.base_parameters.items():
            self._sliders[name].show(value)
        self.run()

    def _simulate(self, progress: Progress) -> _Found:
        problem, values, settings = self.problem, self.parameters, self._chosen
        start = {} if self.live is None else {**self.live.start}
        try:
            if self.live is None:  # the page follows by itself
                found = follow(problem, settings.start, values, {}, off=self._allow)
                start = found.values if found.followed else {}
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
            return _Found((values, start), None, refused(error, bool(values)))
        if start:
            names = (*problem.system.coordinates, *problem.system.velocities)
            start = {name: float(motion[name][0]) for name in names}
        return self._found((values, start), motion)

    def _found(self, values: Values, motion: Motion | None, wrong: str = "") -> _Found:
        """What a run found; what takes long to make of it is made here."""
        if motion is None:
            return _Found(values, motion, wrong)
        warnings = [] if wrong else motion.warnings()
        page = self._picture_of(motion)
        scene = None if self._in_page else Scene.of(motion)
        return _Found(values, motion, wrong, warnings, not wrong and _drifted(motion), page, scene)

    @property
    def _chosen(self) -> Settings:
        """The settings of the problem, with those that were changed in the page."""
        changes = {} if self.live is None else self.live.chosen["A"]["settings"]
        return replace(self.problem.settings, **changes)

    def _picture_of(self, motion: Motion) -> LivePicture | None:
        """What the page shows, where it has to be made anew."""
        if not (self._in_page and self._anew):
            return None
        charts = FIRST if self.live is None else self.live.charts
        return LivePicture.of(motion, whole=True, charts=charts)

    def _draw_picture(self) -> Callable[[], None]:
        if self.motion is None or self._picture is None:
            return lambda: None
        return self._picture.drawn(self.motion)

    def _take(self, found: _Found) -> None:
        motion, values = found.motion, found.values
        self._project.layout.display = "" if found.drifted else "none"
        self._message.value = alert(*filter(None, [found.wrong]), *found.warnings)
        if motion is None:
            self._runner.head.say("there is no new motion")
            return
        self.motion, self.values, self.settings = motion, values, motion.settings
        if found.page is not None:
            self._show_page(found.page)
        said = f"{len(motion)} times, t = {motion.t[0]:g} to {motion.t[-1]:g} s"
        if values[1] and not self._in_page:
            said += f"; the start follows: {_listed(values[1])}"
        self._runner.head.say(said)
        self._stale, self._scene = set(TABS), found.scene
        self._tabs.layout.visibility = "visible"
        self._fill()

    def _take_projection(self) -> None:
        """Project every step from now on, in this problem and wherever it came from."""
        self._projected()
        solver = self.shown.solver.model_dump(exclude_none=True)
        self.problem = self.shown.replace(solver=solver | {"stabilisation": "projection"})
        if self.live is not None:
            self._anew, self.live.parameters, self.live.start, self.live.settings = True, {}, {}, {}
        self.run()

    def remark(self, text: str) -> None:
        """Say something above the results; an empty text says nothing."""
        self._remark.value = alert(text) if text else ""

    # --- parameters ---------------------------------------------------------------------------

    @property
    def parameters(self) -> dict[str, float]:
        """The values of the constants that were moved."""
        if self.live is not None:
            return {**self.live.parameters}
        return moved_values(self.problem.system, self._sliders)

    @property
    def shown(self) -> ParticleProblem:
        """The problem of the motion: with its constants, the start that followed, its method."""
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
        """Bring the tab that is looked at up to date."""
        if self._in_page:
            self._stale.discard("Motion")  # the page does it itself
        title = TABS[self._tabs.selected_index or 0]
        if self.motion is None or title not in self._stale:
            return
        page, motion, problem = self._pages[title], self.motion, self.shown
        if title == "Motion":
            self._stale.discard(title)
            self._show(page, motion)
            return
        if not page.children:
            page.children = [self._filler.head]

        def take(made: Callable[[], Any]) -> None:
            self._stale.discard(title)
            shown, page.children = page.children, [made()]
            for old in shown:
                if old is not self._filler.head:
                    close_tree(old)

        self._filler.run(lambda progress: _content(title, problem, motion), take)

    def _show_page(self, picture: LivePicture) -> None:
        """Show a live picture; what is set in it runs in the kernel when the hand rests."""
        page, before = self._pages["Motion"], self.live
        self.live, self._anew = Live(picture, headed=False), False
        self.live.observe(self._heard, names=["parameters", "start", "settings"])
        self.live.begin()
        page.children = [self.live]
        if before is not None:
            before.unobserve_all()
            close_tree(before)

    def _heard(self, change: Any) -> None:
        if not self._anew:
            self.run()

    def _show(self, page: Any, motion: Motion) -> None:
        """Show the picture of a motion and, beside it or below it, what is watched."""
        if self._player is None:
            self._player = Player(self._scene or motion, self._group, room=ROOM)
            self._watch = Watch(self._group)
            self._player.begin()
            page.children = [beside(self._player, self._watch)]
        else:
            self._player.show(self._scene or motion)
        self._watch.show({"": motion})

    dispose = close_tree


def _content(title: str, problem: ParticleProblem, motion: Motion) -> Callable[[], Any]:
    """What makes the widget of a tab, of texts that are there."""
    if title == "Equations":
        with stage("writing the equations"):
            equations = _equations(motion)
        return lambda: ipywidgets.HTML(Markup("{}").format(equations))
    if title == "Program":
        with stage("writing the program"):
            source = motion.program()
            coloured = _coloured(source)
        save = File("Download", "text/x-python", source.encode)
        return lambda: Files({f"{motion.name}.py": save}, source, coloured)
    return lambda: Files(files_of(problem, motion))


def _drifted(motion: Motion) -> bool:
    """Whether a motion left a constraint that a projection would hold it on."""
    settings = motion.settings
    if settings.stabilisation != "none" or METHODS[settings.method].remembers:
        return False
    return any(motion.left(int(i)).any() for i in np.abs(motion.violation).argmax(axis=0))


def moved_values(system: Description, sliders: Mapping[str, Value]) -> dict[str, float]:
    """Return the constants that have another value than in the system."""
    own = system.parameter_values
    return {name: x.value for name, x in sliders.items() if x.value != own[name]}


def beside(*widgets: Any) -> ipywidgets.Box:
    """Put widgets beside each other where there is room, else below each other."""
    for widget in widgets:
        widget.layout.flex, widget.layout.min_width = "1 1 400px", "0"
    return ipywidgets.Box(widgets, layout={"flex_flow": "row wrap", "grid_gap": "0 24px"})


def _listed(values: Mapping[str, float], most: int = 4) -> str:
    """The values of a start; of many, the first."""
    texts = [f"{name} = {value:.4g}" for name, value in values.items()]
    return ", ".join(texts[:most]) + (", ..." if len(texts) > most else "")


def noted(note: str) -> list[Any]:
    """Return a widget that says something, or none where there is nothing to say."""
    return [ipywidgets.Label(note)] if note else []


def alerted(*texts: str) -> ipywidgets.HTML:
    """Return a widget with messages."""
    return ipywidgets.HTML(alert(*texts))


def alert(*texts: str) -> Markup:
    """Return messages as HTML that stands out, and that a screen reader reads at once."""
    style = "border-left:4px solid #d55e00;background:#d55e001a;padding:6px 12px;font-size:15px"
    each = Markup("<div role='alert' style='{}'>{}</div>")
    return Markup().join(each.format(style, text) for text in texts)


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


def _coloured(source: str) -> Markup:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return Markup(highlight(source, PythonLexer(), HtmlFormatter(noclasses=True, style="friendly")))
