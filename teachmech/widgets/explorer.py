"""The explorer for lectures: sliders beside the live violation and energy, and two settings."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

import ipywidgets
from markupsafe import Markup

from teachmech.animation.last_picture import LastPicture
from teachmech.animation.player import Player
from teachmech.animation.scene import Scene
from teachmech.base.errors import SimulationError, TeachmechError
from teachmech.faces import Motion, Problem
from teachmech.numerics.integrators import INTEGRATORS, METHODS, STABILISATIONS, Settings
from teachmech.problems.mechanisms.mechanism import Mechanism
from teachmech.start.start_report import examine_start
from teachmech.widgets.cell import close_tree
from teachmech.widgets.following import Start, follow, refused, start_of
from teachmech.widgets.runner import Progress, Runner
from teachmech.widgets.tabs import ROOM, alert, beside, moved_values, noted
from teachmech.widgets.value_slider import Value
from teachmech.widgets.watch import Watch

STEPS = [k * 10.0**e for e in range(-4, 0) for k in (1, 2, 5)]
TOLERANCES = [10.0**e for e in range(-12, -2)]
WIDE = {"description_width": "90px"}
FIRST = ("Coordinates", "Errors")  # what is watched
MOST = 200  # sliders for constants, and for values of the start

# The start, the motions, what is to be said of them, and what the player shows of them.
_Result = tuple[Start, dict[str, Motion], list[str], list[Scene]] | TeachmechError


class _Choice(ipywidgets.VBox):  # type: ignore[misc]
    """One way of integration; tells of every change in its method, step, tolerance and remedy."""

    def __init__(self, title: str, settings: Settings, changed: Callable[[], None]) -> None:
        self._span = (settings.start, settings.end)
        methods = dict.fromkeys([*INTEGRATORS, settings.method])
        self._method = ipywidgets.Dropdown(
            options=[(name.upper(), name) for name in methods],
            value=settings.method,
            description="method",
            style=WIDE,
        )
        self._drift = ipywidgets.Dropdown(
            options=list(STABILISATIONS),
            value=settings.stabilisation,
            description="drift",
            style=WIDE,
        )
        self._step = choice_slider("step", STEPS, settings.step, "{:g} s")
        self._tolerance = choice_slider("tolerance", TOLERANCES, settings.tolerance, "{:.3g}")
        self._alpha, self._beta = (
            ipywidgets.FloatSlider(value=5, min=0, max=100, description=name, style=WIDE)
            for name in ("alpha", "beta")
        )
        parts = [self._method, self._drift, self._step, self._tolerance, self._alpha, self._beta]
        for part in parts:
            part.layout.width, part.layout.max_width = "340px", "98%"
            part.observe(lambda _: self._told(changed), names="value")
        super().__init__([ipywidgets.HTML(Markup("<b>{}</b>").format(title)), *parts])
        self._tell_apart()

    @property
    def options(self) -> dict[str, Any]:
        return {
            "time": (*self._span, self._step.value),
            "method": self._method.value,
            "stabilisation": self._drift.value,
            "tolerance": self._tolerance.value,
            "alpha": self._alpha.value,
            "beta": self._beta.value,
        }

    @property
    def name(self) -> str:
        return named(Settings.of(**self.options))

    def _told(self, changed: Callable[[], None]) -> None:
        self._tell_apart()
        changed()

    def _tell_apart(self) -> None:
        """Show what the method takes."""
        damped = self._drift.value in ("baumgarte", "augmented")
        used = {self._tolerance: METHODS[self._method.value].adaptive}
        used |= {self._alpha: damped, self._beta: damped}
        for slider, shown in used.items():
            slider.layout.display = "" if shown else "none"


class Explorer(ipywidgets.HBox):  # type: ignore[misc]
    """Constants, start and two ways of integration, beside the picture, violation and energy.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    settings : Settings
        The time span, and the first values of method, step and tolerance.
    note : str
        Stands above all, as why the kernel computes it.

    Attributes
    ----------
    motions : dict of str to Motion
        Those that are shown, by name: A and, where it is compared, B.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> explorer = Explorer(problem, problem.settings_with(time=(0, 1, 0.01)))
    >>> list(explorer.motions)
    ['A: DOP853, tolerance 1e-11, projected']
    """

    def __init__(self, problem: Problem, settings: Settings, note: str = "") -> None:
        self.problem, self.settings = problem, settings
        self.motions: dict[str, Motion] = {}
        self._last_picture = LastPicture()
        self.system = problem.system
        self._given: dict[str, float] = {}
        self._held: tuple[str, ...] = ()  # start values that were moved, the latest first
        self._constants: dict[str, Value] = {}
        self._start: dict[str, Value] = {}
        self._first = _Choice("A", settings, self.run)
        other = "dop853" if settings.method == "rk4" else "rk4"
        remedy = METHODS[other].stabilisation
        compared = replace(settings, method=other, stabilisation=remedy)
        self._second = _Choice("B", compared, self.run)
        self._with_second = ipywidgets.Checkbox(description="compare with B", indent=False)
        self._with_second.observe(lambda _: self._second_wanted(), names="value")
        self._off = ipywidgets.Checkbox(
            description="allow a start off the constraints", indent=False
        )
        self._off.observe(lambda _: self.run(), names="value")
        self._runner, self._group = Runner(), uuid.uuid4().hex
        self._message = ipywidgets.HTML(layout={"min_height": "44px"})  # so that nothing jumps
        self._watch = Watch(self._group, FIRST)
        self._player: Player | None = None
        self._left = ipywidgets.VBox(layout={"flex": "0 1 350px", "min_width": "0"})
        self._right = ipywidgets.VBox(
            [*noted(note), self._runner.head, self._message, self._watch],
            layout={"flex": "1 1 480px", "min_width": "0"},
        )
        self._second.layout.display = "none"
        super().__init__(
            [self._left, self._right], layout={"flex_flow": "row wrap", "max_width": "1400px"}
        )
        self._runner.begin(self._furnish)

    async def _furnish(self) -> None:
        """Make the sliders where the start is, and show the first motion."""
        system, time = self.system, self.settings.start

        def examined(progress: Progress) -> tuple[dict[str, float], bool] | TeachmechError:
            try:
                free = examine_start(system, time).degrees_of_freedom > 0  # else drives lead all
                return start_of(system, time), free
            except TeachmechError as error:
                return error

        found = await self._runner.work(examined)
        if isinstance(found, TeachmechError):
            self._message.value = alert(str(found))
            return
        self._given, free = found
        self._constants = await self._values(system.base_parameters, lambda _: self.run())
        reset = ipywidgets.Button(
            description="Reset", tooltip="All constants and the start as they were at first"
        )
        reset.on_click(lambda _: self.reset())
        left: list[Any] = [*self._constants.values()]
        if free:
            self._start = await self._values(self._given, self._hold)
            more = len(self._given) - len(self._start)
            said = noted(f"{more} further values have no slider." if more else "")
            values = ipywidgets.VBox([*self._start.values(), *said, self._off])
            left.append(ipywidgets.Accordion([values], titles=["start"]))
        left += [reset, self._first, self._with_second, self._second]
        self._left.children = left
        self.run()

    async def _values(
        self, values: Mapping[str, float], moved: Callable[[str], None]
    ) -> dict[str, Value]:
        """Make sliders, some at a time; of very many values the first ones have one."""
        made = {}
        for name, value in islice(values.items(), MOST):
            made[name] = Value(name, value, moved, unit=self.system.units.get(name, ""))
            if len(made) % 10 == 0:
                await self._runner.moment()
        return made

    def run(self) -> None:
        """Simulate with the present values and show what comes."""
        choices = {"A": self._first} | ({"B": self._second} if self._with_second.value else {})
        jobs = {f"{letter}: {choice.name}": choice.options for letter, choice in choices.items()}
        parameters = moved_values(self.system, self._constants)
        start = {n: s.value for n, s in self._start.items()} if self._held else {}
        time, held, off = self.settings.start, self._held, self._off.value

        def job(progress: Progress) -> _Result:
            try:
                with self.problem.locating(["start", "parameters", "time"]):
                    found = follow(self.problem, time, parameters, start, held, off=off)
            except TeachmechError as error:
                return error
            common = {"until": self.settings.until, "allow_inconsistent_start": off}
            each = {name: common | options for name, options in jobs.items()}
            motions = simulate_each(found.system, each, progress)
            if isinstance(motions, TeachmechError):
                return motions
            scenes = [Scene.of(motion) for motion in motions.values()] if self.system.points else []
            return found, motions, warnings_of(motions), scenes

        self._runner.run(job, self._take, self._draw_picture)

    def reset(self) -> None:
        """Put all constants and start values back to those of the problem."""
        self._held = ()
        for name, slider in self._constants.items():
            slider.show(self.system.parameter_values[name])
        for name, slider in self._start.items():
            slider.show(self._given[name])
        self.run()

    def _hold(self, name: str) -> None:
        """Keep a start value that was moved, before those that were moved earlier."""
        self._held = (name, *(other for other in self._held if other != name))
        self.run()

    def _take(self, result: _Result) -> None:
        if isinstance(result, TeachmechError):
            moved = bool(self._held or moved_values(self.system, self._constants))
            self._message.value = alert(refused(result, moved))
            self._runner.head.say("no new motion")
            return
        found, motions, texts, scenes = result
        self._held = tuple(name for name in self._held if name in found.kept)
        for name, slider in self._start.items():
            if name not in self._held and found.values[name] != slider.value:
                slider.show(found.values[name])
        self.motions = motions
        self._message.value = alert(*texts)
        first = next(iter(motions.values()))
        self._runner.head.say(f"t = {first.t[0]:g} to {first.t[-1]:g} s")
        if self._player is not None:
            self._player.show(scenes[0], beside=scenes[1] if len(scenes) > 1 else None)
        elif scenes:  # else there is nothing to play
            self._player = Player(scenes[0], self._group, room=ROOM)
            self._player.add_class("tm-small")
            children = list(self._right.children)
            self._right.children = [*children[:-1], beside(self._player, self._watch)]
            self.add_class("tm-explorer")  # on a phone the picture comes first
        mechanism = self.problem if isinstance(self.problem, Mechanism) else None
        self._watch.show(motions, mechanism)

    def _draw_picture(self) -> Callable[[], None]:
        if not self.motions or not self.system.points:
            return lambda: None
        return self._last_picture.drawn(next(iter(self.motions.values())))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._last_picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Explorer of {self.system.name}>"

    def _second_wanted(self) -> None:
        self._second.layout.display = "" if self._with_second.value else "none"
        self.run()

    dispose = close_tree


def simulate_each(
    problem: Problem,
    jobs: Mapping[str, Mapping[str, Any]],
    progress: Progress,
) -> dict[str, Motion] | TeachmechError:
    """Return the motions by name, or what keeps one of them from starting; for a `Runner`.

    A motion that fails on the way is kept as far as it came, and says so in `Motion.ending`.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System
    jobs : mapping of str to mapping
        The options of each simulation, by the name of its motion.
    progress : callable
        Called with the part of all jobs that is done; ends them when it returns False.

    Examples
    --------
    >>> import teachmech as tm
    >>> jobs = {"short": {"time": (0, 0.1, 0.01)}, "long": {"time": (0, 0.2, 0.01)}}
    >>> motions = simulate_each(tm.example("pendulum"), jobs, lambda part: True)
    >>> {name: len(motion) for name, motion in motions.items()}
    {'short': 11, 'long': 21}
    """
    motions = {}
    for k, (name, how) in enumerate(jobs.items()):

        def part(done: float, k: int = k) -> bool:
            return progress((k + done) / len(jobs))

        try:
            motions[name] = problem.simulate(compiled="often", **how, progress=part)
        except SimulationError as error:
            if error.motion is None:
                return error
            motions[name] = error.motion
        except TeachmechError as error:
            return error
    return motions


def warnings_of(motions: Mapping[str, Motion]) -> list[str]:
    """Return what should be looked at before motions are believed, with their names.

    Examples
    --------
    >>> import teachmech as tm
    >>> warnings_of({"A": tm.example("pendulum").simulate(time=(0, 0.1, 0.01))})
    []
    """
    return [f"{name}: {text}" for name, motion in motions.items() for text in motion.warnings()]


def named(settings: Settings) -> str:
    """Return the name of a way of integration.

    Examples
    --------
    >>> named(Settings.of((0, 1, 0.01), stabilisation="baumgarte"))
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


def choice_slider(name: str, values: Iterable[float], value: float, form: str) -> Any:
    """Return a slider over some values and the present one, which tells while it is dragged."""
    return ipywidgets.SelectionSlider(
        options=[(form.format(x), x) for x in sorted({*values, value})],
        value=value,
        description=name,
        style=WIDE,
    )
