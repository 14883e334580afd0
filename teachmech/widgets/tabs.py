"""Results: runs a problem beside the notebook, with progress and a stop, and shows the motion."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

import ipywidgets
from markupsafe import Markup

from teachmech import plots
from teachmech.animation.chart import Chart
from teachmech.animation.last_picture import LastPicture
from teachmech.animation.player import Player
from teachmech.base.errors import SimulationError, TeachmechError
from teachmech.base.formulas import mathml
from teachmech.faces import Motion
from teachmech.problems.particles import ParticleProblem
from teachmech.widgets.cell import close_tree
from teachmech.widgets.downloads import File, Files, files_of
from teachmech.widgets.runner import Runner

CHARTS: dict[str, Callable[..., Any]] = {
    "Coordinates": plots.coordinates,
    "Velocities": plots.velocities,
    "Accelerations": plots.accelerations,
    "Multipliers": plots.multipliers,
    "Violation": plots.violation,
    "Energy": plots.energy,
}
TABS = ["Motion", *CHARTS, "Equations", "Program", "Save"]


class Results(ipywidgets.VBox):  # type: ignore[misc]
    """The motion of a problem: player, charts, equations, program, files; a slider per constant.

    Parameters
    ----------
    problem : ParticleProblem
    allow_inconsistent_start : bool
        Run although the start does not meet the constraints.
    picture : LastPicture, optional
        Drawn anew after every run.

    Attributes
    ----------
    motion : Motion or None
        The last motion, complete or not.

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
    ) -> None:
        self.problem = problem
        self.motion: Motion | None = None
        self._allow = allow_inconsistent_start
        self._picture = picture
        self._group = uuid.uuid4().hex
        self._stale: set[str] = set()
        self._runner = Runner()
        self._remark, self._message = ipywidgets.HTML(), ipywidgets.HTML()
        values = problem.system.parameter_values
        self._sliders = {name: slider_for(name, values[name], "constant") for name in values}
        for slider in self._sliders.values():
            slider.observe(lambda _: self.run(), names="value")
        self._pages = {title: ipywidgets.VBox() for title in TABS}
        self._tabs = ipywidgets.Tab(list(self._pages.values()), titles=TABS)
        self._tabs.layout.visibility = "hidden"
        self._tabs.observe(lambda _: self._fill(), names="selected_index")
        sliders = ipywidgets.Box(list(self._sliders.values()), layout={"flex_flow": "row wrap"})
        super().__init__(
            [self._remark, self._runner.head, sliders, self._message, self._tabs],
            layout={"max_width": "1000px"},
        )
        self.add_class("tm-results")

    # --- running ------------------------------------------------------------------------------

    def run(self) -> None:
        """Simulate with the present values of the sliders and show the motion."""
        self._runner.run(self._simulate, self._take, self._draw_picture)

    def _simulate(self, progress: Callable[[float], bool]) -> Motion | TeachmechError:
        try:
            return self.problem.simulate(
                parameters=self.parameters,
                compiled="often",
                progress=progress,
                allow_inconsistent_start=self._allow,
            )
        except TeachmechError as error:
            return error

    def _draw_picture(self) -> Callable[[], None]:
        if self.motion is None or self._picture is None:
            return lambda: None
        return self._picture.drawn(self.motion)

    def _take(self, result: Motion | TeachmechError) -> None:
        if isinstance(result, TeachmechError):
            self._message.value = alert(str(result))
            partial: Motion | None = result.motion if isinstance(result, SimulationError) else None
            if partial is None:
                self._runner.status = "no new motion"
                return
            result = partial
        else:
            self._message.value = alert(*result.warnings())
        self.motion = result
        self._runner.status = f"{len(result)} times, t = {result.t[0]:g} to {result.t[-1]:g} s"
        self._stale = set(TABS)
        self._tabs.layout.visibility = "visible"
        self._fill()

    def remark(self, text: str) -> None:
        """Say something above the results; an empty text says nothing."""
        self._remark.value = alert(text) if text else ""

    # --- parameters ---------------------------------------------------------------------------

    @property
    def parameters(self) -> dict[str, float]:
        """The values of the sliders, of those that were moved."""
        own = self.problem.system.parameter_values
        return {n: s.value for n, s in self._sliders.items() if s.value != own[n]}

    # --- tabs ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Bring the tab that is looked at up to date."""
        title = TABS[self._tabs.selected_index or 0]
        if self.motion is None or title not in self._stale:
            return
        self._stale.discard(title)
        page, motion = self._pages[title], self.motion
        shown = page.children[0] if page.children else None
        if isinstance(shown, Player):
            shown.show(motion)
        elif isinstance(shown, Chart):
            shown.show(CHARTS[title](motion, units=plots.SI))
        else:
            page.children = [self._content(title, motion)]
            if shown is not None:
                close_tree(shown)

    def _content(self, title: str, motion: Motion) -> Any:
        system = motion.system
        if title == "Motion":
            return Player(motion, self._group)
        if title in ("Multipliers", "Violation") and not system.constraints:
            return ipywidgets.Label("There are no constraints.")
        if title in CHARTS:
            figure = CHARTS[title](motion, units=plots.SI)
            return Chart(figure, group=self._group, text=f"{title.lower()} over time")
        if title == "Equations":
            return ipywidgets.HTML(_equations(motion))
        if title == "Program":
            source = motion.program()
            save = File("Download", "text/x-python", source.encode)
            return Files({f"{motion.name}.py": save}, source, _coloured(source))
        values = {n: repr(x) for n, x in self.parameters.items()}
        problem = self.problem
        if values:
            problem = problem.replace(parameters={**problem.parameters, **values})
        return Files(files_of(problem, motion))

    dispose = close_tree


def slider_for(name: str, value: float, kind: str) -> Any:
    """Return a slider around a value, which tells only when it is released."""
    low, high = sorted((0.0, 2 * value)) if value else (-1.0, 1.0)
    low, high = max(low, -1e300), min(high, 1e300)
    return ipywidgets.FloatSlider(
        value=min(max(value, low), high),
        min=low,
        max=high,
        step=(high - low) / 200,
        description=name,
        continuous_update=False,
        readout_format=".4g",
        tooltip=f"{kind} {name}: the motion is computed anew on release",
        style={"description_width": "initial"},
        layout={"width": "420px", "max_width": "95%"},
    )


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
