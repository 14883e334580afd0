"""An exercise with the numbers of a variant, and the faults of these numbers."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError, TeachmechError
from teachmech.base.words import as_text
from teachmech.homework.answers.number_hashes import NEARLY_ZERO
from teachmech.homework.exercise.source import SourceCell, filled, worked
from teachmech.homework.exercise.specification import Specification
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.kinds.number_answer import ComputedAnswer
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Setting
from teachmech.homework.task.key import FULL, Sealing, WrongAnswer, wrong_answers
from teachmech.numerics.integrators import METHODS
from teachmech.system_and_motion import Motion

NEGLIGIBLE_RATIO = 1e-12  # smaller singular values or masses, relative to the largest, count as 0
MAX_CONDITION = 1e8  # of M, and of A M^(-1/2) without zero singular values
STEP_ERROR = 0.1  # largest error of a number at a later time, relative to its tolerance
EXAMINED_STATES = 50  # states of the motion


@dataclass(eq=False, repr=False)
class Edition:
    """An exercise with the numbers of a variant, one for every varied parameter."""

    specification: Specification
    cells: tuple[SourceCell, ...]
    numbers: dict[str, float]
    _sealed: dict[str, dict[str, Sealing]] = field(default_factory=dict)
    _faults: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def setting(self) -> Setting:
        """The problem with these numbers."""
        setting = self.specification.setting
        own = {name: setting.parameters[name] for name in self.numbers}
        return setting if own == self.numbers else setting.with_numbers(self.numbers)

    @property
    def units(self) -> dict[str, str]:
        """The units of the numbers, by name."""
        return {name: data.unit for name, data in self.specification.variant.items()}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts, with the numbers in their texts."""
        parts = self.specification.parts
        return tuple(self._filled(k, part) for k, part in enumerate(parts))

    @cached_property
    def solution(self) -> dict[str, Answer]:
        """The right answer to each part, computed."""
        return self._each(lambda part: kind_of(part).solution(part, self.setting))

    @cached_property
    def _wrong(self) -> dict[str, list[WrongAnswer]]:
        right = self.solution
        return self._each(lambda part: list(wrong_answers(part, self.setting, right[part.name])))

    def sealed(self, secret: str = "") -> dict[str, Sealing]:
        """Return the sealed answers and mistakes of each part, which are computed once.

        For marking, pass the secret of the course. Answers are then compared at other states than
        in the student's task.
        """
        if secret not in self._sealed:
            salt = f"{self.specification.exercise}/{sorted(self.numbers.items())}"
            if secret:
                salt = hmac.new(secret.encode(), salt.encode(), hashlib.sha256).hexdigest()
            right, wrong = self.solution, self._wrong

            def sealing(part: Part) -> Sealing:
                name, own = part.name, f"{part.name}/{salt}"
                marking = bool(secret)
                return Sealing(part, self.setting, right[name], wrong[name], own, marking)

            self._sealed[secret] = self._each(sealing)
        return self._sealed[secret]

    def faults(self, own: Edition, secret: str = "") -> tuple[str, ...]:
        """Return why the exercise should not be given with these numbers; computed once.

        `own` is the edition with the numbers of the notebook. If the secret of the course is given,
        answers are compared at the states of the marking. The requirements are: a consistent start;
        a motion that is finite to its end; condition numbers below 1e8 of M, and of A M^(-1/2)
        without zero singular values; numbers at a later time that change by less than a tenth of
        their tolerance if the step is halved; full marks for every solution; less than full marks
        for every mistake of the author, and for every typical mistake that differs from the
        solution with the numbers of the notebook. A motion with a fault ends the examination.
        """
        if secret not in self._faults:
            self._faults[secret] = tuple(_faults(self, own, secret))
        return self._faults[secret]

    @cached_property
    def text(self) -> str:
        """The Markdown of the task, with the numbers in it."""
        cells = [cell for cell in self.cells if cell.role == "text"]
        return "\n\n".join(self.fill(cell.source, cell.where).strip() for cell in cells)

    def fill(self, text: str, where: str) -> str:
        """Return a text with the numbers in place of ``{{L}}`` and ``{{L|number}}``."""
        numbers = {name: as_text(x) for name, x in self.setting.parameters.items()}
        units = self.units
        known = {name: (f"{x} {units.get(name, '')}".rstrip(), x) for name, x in numbers.items()}
        return filled(text, known, where)

    def _each(self, make: Callable[[Part], Any]) -> dict[str, Any]:
        """Return the results of a function for each part; an error states the line of the part."""
        made = {}
        for k, part in enumerate(self.parts):
            try:
                made[part.name] = make(part)
            except (ProblemError, ExpressionError) as error:
                raise error.at(self.specification.where(("parts", k))) from None
        return made

    def _filled(self, k: int, part: Part) -> Part:
        def fill(text: str, *key: str | int) -> str:
            return self.fill(text, self.specification.where(("parts", k, *key)))

        changes = {
            "ask": fill(part.ask, "ask"),
            "start": fill(part.start, "start"),
            "hints": tuple(fill(hint, "hints", i) for i, hint in enumerate(part.hints)),
            "mistakes": tuple(
                mistake.model_copy(update={"says": fill(mistake.says, "mistakes", i, "says")})
                for i, mistake in enumerate(part.mistakes)
            ),
        }
        return part.model_copy(update=changes)


def _faults(edition: Edition, own: Edition, secret: str) -> Iterator[str]:
    try:
        found = list(_faults_of_motion(edition.setting.motion))
        yield from found
        if found:
            return
        yield from _faults_of_numbers(edition)
        sealed = edition.sealed(secret)
        for sealing in sealed.values():
            yield from sealing.faults
        if own is edition:
            yield from _faults_of_author(edition)
            return
        for name, sealing in sealed.items():
            for form in sorted(sealing.alike - own.sealed()[name].alike):
                yield f"part {name}: the mistake {form} gets full marks with these numbers"
    except TeachmechError as error:
        yield error.one_line()


def _faults_of_motion(motion: Motion) -> Iterator[str]:
    if motion.ending:
        yield f"the motion ends early: {motion.ending}"
    if not all(np.isfinite(column).all() for column in motion.columns.values()):
        yield "the motion is not finite to its end"
        return
    values = motion.singular_values
    for k in np.unique(np.linspace(0, len(motion) - 1, EXAMINED_STATES).astype(int)):
        when, largest = f"at t = {motion.t[k]:.4g} s", values[k].max(initial=0.0)
        if (
            (values[k] > NEGLIGIBLE_RATIO * largest) & (values[k] * MAX_CONDITION <= largest)
        ).any():
            yield f"the constraints are almost dependent {when}"
            return
        masses = np.linalg.eigvalsh(motion.linear_system(int(k))[0])
        masses = masses[masses > NEGLIGIBLE_RATIO * masses[-1]]  # massless coordinates do not count
        if masses[0] * MAX_CONDITION <= masses[-1]:
            yield f"the mass matrix is almost singular {when}"
            return


def _faults_of_numbers(edition: Edition) -> Iterator[str]:
    """Yield faults of numbers after the start whose integration error is too large."""
    setting, solution = edition.setting, edition.solution
    later = [
        (part, kind, time)
        for part in edition.parts
        if isinstance(kind := kind_of(part), ComputedAnswer)
        and (time := kind.until(part, setting)) > setting.settings.start
    ]
    if not later:
        return
    finer, scope = setting.refined(max(time for *_, time in later)), setting.scope()
    adaptive = METHODS[setting.settings.method].adaptive
    for part, kind, time in later:
        tolerance = part.accuracy
        answers = solution[part.name], kind.solution(part, finer)
        numbers = (kind.numbers(answer, part, scope) for answer in answers)
        for one, better, scale in zip(*numbers, kind.scales(part, setting), strict=True):
            both = max(abs(one), abs(better))
            off = abs(one - better) > STEP_ERROR * tolerance * abs(better)
            if off and both > NEARLY_ZERO * scale:
                least = "tolerance a hundred times smaller" if adaptive else "step half as long"
                what = "tolerance of the solver" if adaptive else "step"
                yield (
                    f"part {part.name}: at t = {time:g} s the number is {one:.6g}, but "
                    f"{better:.6g} with a {least}; the {what} of the exercise is too coarse for "
                    f"the tolerance {tolerance:g} of the part: take a smaller one"
                )
                break


def _faults_of_author(edition: Edition) -> Iterator[str]:
    """Yield faults of the author's solutions, with the numbers of the notebook."""
    scope, sealed = edition.setting.scope(), edition.sealed()
    cells = [cell for cell in edition.cells if cell.role == "answer"]
    for part, cell in zip(edition.parts, cells, strict=True):
        right = sealed[part.name].right
        try:
            credit = kind_of(part).credit(worked(cell), public(part), scope, right)
        except TeachmechError as error:
            yield error.at(cell.where).one_line()
            continue
        if credit.share < FULL:
            yield f"part {part.name}: the solution in the notebook is not right: {credit.words}"
