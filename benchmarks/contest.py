"""The comparison of contestants at equal error, with set-up and runs timed separately.

A contestant is built once (its set-up) and then runs with one number: a tolerance or a number of
steps. For all contestants, the same code searches for the cheapest run that reaches the error of a
case, times the runs in alternating rounds, and computes the error.
"""

from __future__ import annotations

import gc
import importlib
import math
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from sympy.core.cache import clear_cache

from teachmech.expressions import parser
from teachmech.program import functions

try:
    import resource
except ImportError:  # Windows
    resource = None

Array = np.ndarray
Run = Callable[[float], Array]

LEAST = 0.05  # seconds of a measurement; shorter runs are repeated within it
BUILDS, BUILDING = 5, 3.0  # most set-ups of a contestant, and seconds after which none begins
AGAIN = 10.0  # seconds; shorter runs are repeated during the search
REFINEMENTS = 2  # halvings, on a logarithmic scale, of the last gap between two settings


class MissingError(Exception):
    """The error of a contestant that cannot take part, with the reason."""


@dataclass(frozen=True, eq=False)
class Contestant:
    """A program, with a method, that computes a case.

    Attributes
    ----------
    title : str
    build : callable
        The set-up: from the data of the case to a function that runs with a setting and returns
        what the error of the case is taken of.
    settings : sequence of float
        Tolerances or numbers of steps, from coarse to fine. A single one is not refined.
    kind : str
        ``"tolerance"``, ``"steps"``, or a text for a setting that is not chosen.
    needs : sequence of str
        Modules, imported before the set-up is timed.
    note : str
        What a reader should know: formulation, method.
    """

    title: str
    build: Callable[[], Run]
    settings: Sequence[float] = (0.0,)
    kind: str = "tolerance"
    needs: Sequence[str] = ()
    note: str = ""

    def between(self, coarse: float, fine: float) -> float:
        """Return the logarithmic mean of two settings; steps are rounded to tens."""
        middle = math.sqrt(coarse * fine)
        return 10.0 * round(middle / 10) if self.kind == "steps" else float(f"{middle:.2g}")


@dataclass(frozen=True, eq=False)
class Case:
    """What all contestants compute, and how the error is taken.

    ``level`` is the error to be reached, or None if all run the same steps of the same method.
    Times are divided by that of the first of ``own`` that takes part.
    """

    name: str
    title: str
    text: str
    error: Callable[[Array], float]
    error_title: str
    level: float | None
    contestants: Sequence[Contestant]
    own: Sequence[str] = ("teachmech, compiled", "teachmech, plain")


@dataclass(frozen=True)
class Trial:
    """One run: its setting, error, and CPU seconds."""

    setting: float
    error: float
    seconds: float


@dataclass(eq=False)
class Result:
    """The result of a contestant; ``trouble`` states why it has no runs."""

    contestant: Contestant
    setup: float = math.nan
    trials: list[Trial] = field(default_factory=list)
    chosen: Trial | None = None
    seconds: list[float] = field(default_factory=list)
    trouble: str = ""

    @property
    def best(self) -> float:
        """The least CPU time of all rounds."""
        return min(self.seconds)

    @property
    def median(self) -> float:
        """The median of the CPU time of all rounds."""
        return statistics.median(self.seconds)

    def reached(self, level: float | None) -> bool:
        """Return whether the chosen run is as exact as the case asks for."""
        return self.chosen is not None and (level is None or self.chosen.error <= level)


def contest(case: Case, rounds: int, limit: float, say: Callable[[str], None]) -> list[Result]:
    """Build all, find their settings, and time the chosen runs in turn.

    No run is begun that is likely to take longer than ``limit`` seconds.
    """
    results, runs = [], {}
    for contestant in case.contestants:
        result = Result(contestant)
        results.append(result)
        say(f"{case.name}: {contestant.title}")
        try:
            for module in contestant.needs:
                importlib.import_module(module)
            setups: list[float] = []
            while len(setups) < BUILDS and sum(setups) < BUILDING:
                seconds, run = build(contestant)
                setups.append(seconds)
            result.setup = min(setups)
            search(result, run, case, limit)
            runs[result] = run
        except ImportError as error:
            result.trouble = f"missing: {error}"
        except MissingError as error:
            result.trouble = f"missing: {error}"
        except Exception as error:  # the page states the failure of a peer
            result.trouble = said(error)
    taking_part = {result: run for result, run in runs.items() if result.chosen is not None}
    for number in range(rounds):
        say(f"{case.name}: round {number + 1} of {rounds}")
        for result, run in taking_part.items():
            if number == 0 or sum(result.seconds) + result.chosen.seconds < limit:
                result.seconds.append(cpu_seconds(run, result.chosen.setting)[0])
    return results


def said_ratio(ratio: float) -> str:
    """Return a ratio as a text of two or three digits."""
    return f"{ratio:.0f}" if ratio >= 99.5 else f"{ratio:.2g}"


def build(contestant: Contestant) -> tuple[float, Run]:
    """Return the CPU seconds of a set-up with empty caches of texts, and the function that runs."""
    clear_cache()
    texts = (parser.parse_constant, parser._meaning, parser._first_of_shape)
    for kept in (*texts, functions._code):
        kept.cache_clear()
    begin = cpu_with_children()
    run = contestant.build()
    return cpu_with_children() - begin, run


def search(result: Result, run: Run, case: Case, limit: float) -> None:
    """Run from coarse to fine until the error is reached, then refine the last gap."""
    contestant, level = result.contestant, case.level
    for setting in contestant.settings:
        trial = attempt(result, run, case, setting)
        if (level is not None and trial.error <= level) or 2 * trial.seconds > limit:
            break
    found = sorted(result.trials, key=lambda trial: trial.error)
    if not found or not math.isfinite(found[0].error):
        result.trouble = result.trouble or "failed: no run came to its end with finite numbers"
        return
    if level is not None and result.trials[-1].error <= level and len(result.trials) > 1:
        coarse, fine = result.trials[-2].setting, result.trials[-1].setting
        for _ in range(REFINEMENTS):
            middle = contestant.between(coarse, fine)
            if middle in (coarse, fine):
                break
            trial = attempt(result, run, case, middle)
            coarse, fine = (coarse, middle) if trial.error <= level else (middle, fine)
    sound = [trial for trial in result.trials if level is None or trial.error <= level]
    if sound:
        result.chosen = min(sound, key=lambda trial: trial.seconds)
    else:
        result.chosen = min(result.trials, key=lambda trial: trial.error)
    result.trouble = ""


def attempt(result: Result, run: Run, case: Case, setting: float) -> Trial:
    """Run once to see the error, and again for the time."""
    begin, seconds, error = time.process_time(), math.inf, math.inf
    try:
        output = run(setting)
        seconds = time.process_time() - begin
        with np.errstate(invalid="ignore", over="ignore"):
            error = float(case.error(output))
    except MissingError:
        raise
    except Exception as trouble:  # the setting may be too coarse for this peer
        result.trouble = said(trouble)
        seconds = time.process_time() - begin
    if seconds < AGAIN and math.isfinite(error):  # the first run of a setting may compile
        seconds = cpu_seconds(run, setting)[0]
    trial = Trial(setting, error if math.isfinite(error) else math.inf, seconds)
    result.trials.append(trial)
    return trial


def said(error: Exception) -> str:
    """Return the type and the first line of an error."""
    return f"failed: {type(error).__name__}: {(str(error).splitlines() or [''])[0]}"


def cpu_seconds(run: Run, setting: float) -> tuple[float, Array]:
    """Return the mean CPU seconds of runs that last `LEAST` in total, and the last result."""
    gc.collect()
    gc.disable()
    try:
        count, begin = 0, time.process_time()
        while True:
            output = run(setting)
            count += 1
            elapsed = time.process_time() - begin
            if elapsed > LEAST:
                return elapsed / count, output
    finally:
        gc.enable()


def cpu_with_children() -> float:
    """Return the CPU seconds of this process so far and of the compilers that it called."""
    if resource is None:
        return time.process_time()
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def base(case: Case, results: Iterable[Result]) -> Result | None:
    """Return the run of this project with which the others are compared."""
    found = {r.contestant.title: r for r in results if r.seconds and r.reached(case.level)}
    return next((found[title] for title in case.own if title in found), None)
