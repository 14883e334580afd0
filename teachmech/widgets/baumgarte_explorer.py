"""The Baumgarte explorer: coefficients and step beside the roots, the violation and the energy."""

from __future__ import annotations

import uuid
from dataclasses import replace

import ipywidgets
import numpy as np
from markupsafe import Markup

from teachmech import plots
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.base.progress import stage
from teachmech.faces import Motion, System
from teachmech.figures.panels import picture_of, picture_tag
from teachmech.numerics.integrators import Settings, baumgarte
from teachmech.widgets.cell import close_tree
from teachmech.widgets.explorer import STEPS, choice_slider, simulate_each, warnings_of
from teachmech.widgets.following import why_in_kernel
from teachmech.widgets.live_explorer import LiveExplorer
from teachmech.widgets.runner import Progress, Runner
from teachmech.widgets.tabs import alert, noted
from teachmech.widgets.watch import NOTHING, Watch

# The motions, the picture of the roots, the growth of an error, and what is to be said.
_Result = tuple[dict[str, Motion] | TeachmechError, bytes, float, list[str]]

DPI = 130  # sharp on a projector
RATES = [0.0, *(k * 10.0**e for e in range(-1, 3) for k in (1, 2, 3, 5, 7)), 1000.0]


class BaumgarteExplorer(ipywidgets.VBox):  # type: ignore[misc]
    """Alpha, beta and step of RK4, beside what theory says of them and what a motion does.

    Parameters
    ----------
    system : System
        It has constraints; a start off them is taken as it is, to see the error decay.
    settings : Settings
        The time span, and the first values of step, alpha and beta.
    note : str
        Stands above all, as why the kernel computes it.

    Attributes
    ----------
    motions : dict of str to Motion
        Those that are shown, by name: with and without stabilisation.

    Raises
    ------
    ProblemError
        There are no constraints.

    Examples
    --------
    >>> import teachmech as tm
    >>> explorer = BaumgarteExplorer(tm.example("pendulum").system, Settings.of((0, 1, 0.01)))
    >>> list(explorer.motions)
    ['alpha = 5, beta = 5', 'no stabilisation']
    """

    def __init__(self, system: System, settings: Settings, note: str = "") -> None:
        _check(system)
        self.system, self.settings = system, settings
        self.motions: dict[str, Motion] = {}
        rates = [*RATES, settings.alpha, settings.beta]
        self._alpha = choice_slider("alpha", rates, settings.alpha, "{:g} 1/s")
        self._beta = choice_slider("beta", rates, settings.beta, "{:g} 1/s")
        self._step = choice_slider("step", STEPS, settings.step, "{:g} s")
        self._critical = ipywidgets.Checkbox(
            value=settings.alpha == settings.beta,
            description="beta = alpha: critical damping",
            indent=False,
        )
        self._runner, self._message, self._numbers = Runner(), ipywidgets.HTML(), ipywidgets.HTML()
        self._picture = ipywidgets.HTML(
            layout={"flex": "1 1 380px", "min_width": "0", "max_width": "560px"}
        )
        self._watch = Watch(uuid.uuid4().hex, ("Errors", NOTHING))
        self._watch.layout.flex = "1 1 400px"
        controls = [self._alpha, self._beta, self._step, self._critical]
        for control in controls:
            control.observe(lambda _: self._changed(), names="value")
        row = {"flex_flow": "row wrap", "align_items": "center"}
        super().__init__(
            [
                *noted(note),
                ipywidgets.Box(controls, layout=row),
                self._runner.head,
                self._message,
                self._numbers,
                ipywidgets.Box([self._picture, self._watch], layout=row),
            ],
            layout={"max_width": "1400px"},
        )
        self._changed()

    def run(self) -> None:
        """Draw the roots, simulate with and without stabilisation, and show what comes."""
        coefficients = {"alpha": self._alpha.value, "beta": self._beta.value}
        step = self._step.value
        common = {
            "time": (self.settings.start, self.settings.end, step),
            "method": "rk4",
            "allow_inconsistent_start": True,
        }
        name = ", ".join(f"{key} = {value:g}" for key, value in coefficients.items())
        jobs = {
            name: common | coefficients | {"stabilisation": "baumgarte"},
            "no stabilisation": common | {"stabilisation": "none"},
        }

        def job(progress: Progress) -> _Result:
            values = (*coefficients.values(), step, list(self.system.derivation.holonomic))
            growth = baumgarte.rk4_growth(*values)
            motions = simulate_each(self.system, jobs, progress)
            advice = _advice(growth, *values)
            texts = [str(motions)] if isinstance(motions, TeachmechError) else warnings_of(motions)
            with stage("drawing the roots"):
                roots = picture_of(plots.stability(*values), dpi=DPI)
            return motions, roots, growth, [*filter(None, [advice]), *texts]

        self._runner.run(job, self._take)

    def _take(self, result: _Result) -> None:
        motions, roots, growth, texts = result
        said = f"the roots times the step in the stable region of RK4: errors × {growth:.4g} a step"
        self._picture.value = picture_tag(roots, said, Markup('style="width:100%"'))
        if isinstance(motions, TeachmechError):
            self._runner.head.say("no new motion")
        else:
            self.motions = motions
            self._watch.show(motions)
            self._numbers.value = _table(motions, growth)
            self._runner.head.say(f"t = {self.settings.start:g} to {self.settings.end:g} s")
        self._message.value = alert(*texts)

    def _changed(self) -> None:
        self._beta.disabled = self._critical.value
        if self._critical.value and self._beta.value != self._alpha.value:
            self._beta.value = self._alpha.value  # which comes back here
        else:
            self.run()

    def __repr__(self) -> str:
        return f"<BaumgarteExplorer of {self.system.name}>"

    dispose = close_tree


def baumgarte_explorer_of(system: System, settings: Settings) -> LiveExplorer | BaumgarteExplorer:
    """Return the explorer of a system: in the page where that can compute it.

    Examples
    --------
    >>> import teachmech as tm
    >>> settings = Settings.of((0, 1, 0.01))
    >>> type(baumgarte_explorer_of(tm.example("pendulum").system, settings)).__name__
    'LiveExplorer'
    """
    _check(system)
    damped = replace(settings, method="rk4", stabilisation="baumgarte")
    note = why_in_kernel(system, damped, off=True)
    if note:
        return BaumgarteExplorer(system, settings, note)
    shown = {"charts": ("Errors",), "second": {"stabilisation": "none"}}
    return LiveExplorer(system, damped, off=True, **shown)


def _check(system: System) -> None:
    if not system.constraints:
        raise ProblemError("the system has no constraints to stabilise", key="constraints")


def _advice(growth: float, alpha: float, beta: float, step: float, holonomic: list[bool]) -> str:
    """What theory says against these coefficients with this step."""
    if growth > 1 + baumgarte.ROUNDING:
        longest = baumgarte.longest_step(alpha, beta, holonomic)
        return (
            f"the step is too long: errors grow by {growth:.4g} per step; with these coefficients "
            f"the longest step is {longest:.3g} s"
        )
    if 0 in baumgarte.error_roots(alpha, beta, holonomic):
        return "one of the roots is 0: such an error does not decay; take alpha and beta above 0"
    return ""


def _table(motions: dict[str, Motion], growth: float) -> Markup:
    """Predicted growth and measured violations."""
    rows = [("|violation|", "largest", "last")]
    for name, motion in motions.items():
        sizes = np.abs(motion.violation).max(axis=1)
        rows += [(name, f"{sizes.max():.2e}", f"{sizes[-1]:.2e}")]
    tags = ["th", *["td"] * len(motions)]
    return Markup(
        "<div style='display:flex;flex-wrap:wrap;align-items:center;font-size:15px;gap:24px'>"
        "<div style='flex:0 1 560px'>Predicted: an error is multiplied by <b>{:.4g}</b> in each "
        "step. Each step also adds an error of its own, which grows with alpha and beta: a "
        "violation may be large although it decays.<br>"
        "Measured, the largest of all constraints:</div><table>{}</table></div>"
    ).format(growth, Markup().join(_row(*both) for both in zip(tags, rows, strict=True)))


def _row(tag: str, texts: tuple[str, ...]) -> Markup:
    cell = Markup("<{0} style='padding:2px 12px;text-align:right'>{1}</{0}>")
    return Markup("<tr>{}</tr>").format(Markup().join(cell.format(tag, x) for x in texts))
