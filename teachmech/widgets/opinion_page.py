"""A page that computes the motion of a problem again in independent ways, on request."""

from __future__ import annotations

import ipywidgets
from markupsafe import Markup

from teachmech.base.errors import TeachmechError
from teachmech.figures.panels import picture_of, picture_tag
from teachmech.problems.particles import ParticleProblem
from teachmech.verification.second_opinion import Verification
from teachmech.widgets.cell import close_tree
from teachmech.widgets.recorded import alert
from teachmech.widgets.runner import Progress, Runner

WHAT = (
    "The first second of the motion is computed again: by machine code, by other methods of "
    "integration, by the program of a page, and by other formulations of the equations of motion. "
    "The balances of energy and momentum are also compared. A wrong description of the problem is "
    "not found in this way."
)


class OpinionPage(ipywidgets.VBox):  # type: ignore[misc]
    """A button that starts `System.verify`, its progress, and the result as table and picture.

    Parameters
    ----------
    problem : ParticleProblem

    Attributes
    ----------
    found : Verification or None
        The last result; incomplete if it was stopped.

    Examples
    --------
    >>> import teachmech as tm
    >>> page = OpinionPage(tm.example("pendulum").replace(time={"end": 0.2, "step": 0.1}))
    >>> page.button.click()
    >>> page.found.digits > 9
    True
    """

    def __init__(self, problem: ParticleProblem) -> None:
        self._problem = problem
        self._runner = Runner()
        self.found: Verification | None = None
        self.button = ipywidgets.Button(
            description="Second opinion",
            button_style="primary",
            layout={"width": "auto", "align_self": "flex-start"},
        )
        self.button.on_click(lambda _: self._runner.run(self._verified, self._take))
        self._shown = ipywidgets.HTML()
        what = ipywidgets.HTML(Markup("<p style='max-width:60em'>{}</p>").format(WHAT))
        super().__init__([what, self.button, self._runner.head, self._shown])

    def _verified(self, progress: Progress) -> tuple[Verification | None, Markup]:
        """Return the result, and its table and picture."""
        try:
            found = self._problem.verify(progress=progress)
        except TeachmechError as error:
            return None, Markup("{}").format(alert(str(error)))
        parts = [found._repr_html_()]
        if any("positions" in one.differences for one in found.opinions):
            text = "differences of positions over time"
            look = Markup("style='max-width:100%'")
            parts.append(picture_tag(picture_of(found.plot()), text, look))
        return found, Markup("<div style='overflow-x:auto'>{}</div>").format(Markup("").join(parts))

    def _take(self, found: tuple[Verification | None, Markup]) -> None:
        self.found, self._shown.value = found
        ways = len(self.found.opinions) if self.found else 0
        self._runner.head.say(f"{ways} ways compared" if ways else "")

    dispose = close_tree
