"""Exercise: the instructor's source notebook, and what it gives for the numbers of a student."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ExpressionError, ProblemError, shortened
from teachmech.base.words import as_text, counted
from teachmech.homework.exercise.source import Cell, filled, read_cells, worked
from teachmech.homework.exercise.specification import Specification
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Setting

if TYPE_CHECKING:
    from teachmech.homework.task.key import Sealing, WrongAnswer
    from teachmech.homework.task.task import Task

EDITIONS = 100  # that are kept in memory; each is 1 to 2 MB


@dataclass(eq=False)
class Edition:
    """An exercise with the numbers of a variant.

    Parameters
    ----------
    exercise : Exercise
    numbers : dict of str to float
        A number for every parameter that varies.
    """

    exercise: Exercise
    numbers: dict[str, float]
    _sealed: dict[str, dict[str, Sealing]] = field(default_factory=dict, repr=False)
    _faults: dict[str, tuple[str, ...]] = field(default_factory=dict, repr=False)

    @cached_property
    def setting(self) -> Setting:
        """The problem with these numbers."""
        setting = self.exercise.specification.setting
        own = {name: setting.parameters[name] for name in self.numbers}
        return setting if own == self.numbers else setting.with_numbers(self.numbers)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts, with the numbers in their texts."""
        parts = self.exercise.specification.parts
        return tuple(self._filled(k, part) for k, part in enumerate(parts))

    @cached_property
    def solution(self) -> dict[str, Answer]:
        """The right answer to each part, computed."""
        return self._each(lambda part: kind_of(part).solution(part, self.setting))

    @cached_property
    def wrong(self) -> dict[str, tuple[WrongAnswer, ...]]:
        """The typical mistakes in the answer to each part."""
        from teachmech.homework.task.key import wrong_answers

        right = self.solution
        return self._each(lambda part: tuple(wrong_answers(part, self.setting, right[part.name])))

    def sealed(self, secret: str = "") -> dict[str, Sealing]:
        """Return what answers to each part are compared with; computed once.

        Parameters
        ----------
        secret : str
            Of the course, for marking: they are compared at other states than those in the task
            of the student.
        """
        from teachmech.homework.task.key import seal

        if secret not in self._sealed:
            salt = f"{self.exercise.name}/{sorted(self.numbers.items())}"
            if secret:
                salt = hmac.new(secret.encode(), salt.encode(), hashlib.sha256).hexdigest()
            right, wrong = self.solution, self.wrong

            def sealing(part: Part) -> Sealing:
                name = part.name
                return seal(part, self.setting, right[name], wrong[name], f"{name}/{salt}")

            self._sealed[secret] = self._each(sealing)
        return self._sealed[secret]

    def faults(self, secret: str = "") -> tuple[str, ...]:
        """Return why the exercise should not be given with these numbers; computed once."""
        from teachmech.homework.exercise.soundness import faults

        if secret not in self._faults:
            self._faults[secret] = tuple(faults(self, secret))
        return self._faults[secret]

    @cached_property
    def text(self) -> str:
        """The Markdown of the task, with the numbers in it."""
        cells = [cell for cell in self.exercise.cells if cell.role == "text"]
        return "\n\n".join(self.fill(cell.text, cell.where).strip() for cell in cells)

    def fill(self, text: str, where: str) -> str:
        """Return a text with the numbers in the place of ``{{L}}`` and ``{{L|number}}``."""

        def value(name: str, bare: bool) -> str | None:
            if name not in self.setting.parameters:
                return None
            number = as_text(self.setting.parameters[name])
            data = self.exercise.specification.variant.get(name)
            return number if bare or data is None or not data.unit else f"{number} {data.unit}"

        return filled(text, value, where)

    def _each(self, make: Callable[[Part], Any]) -> dict[str, Any]:
        """What is made of each part, by name; an error says of which, by its line."""
        made = {}
        for k, part in enumerate(self.parts):
            try:
                made[part.name] = make(part)
            except (ProblemError, ExpressionError) as error:
                raise error.at(self.exercise.specification.where(("parts", k))) from None
        return made

    def _filled(self, k: int, part: Part) -> Part:
        def fill(text: str, *key: str | int) -> str:
            return self.fill(text, self.exercise.specification.where(("parts", k, *key)))

        mistakes = (
            mistake.model_copy(update={"says": fill(mistake.says, "mistakes", i, "says")})
            for i, mistake in enumerate(part.mistakes)
        )
        changes = {
            "ask": fill(part.ask, "ask"),
            "start": fill(part.start, "start"),
            "hints": tuple(fill(hint, "hints", i) for i, hint in enumerate(part.hints)),
            "mistakes": tuple(mistakes),
        }
        return part.model_copy(update=changes)


@dataclass(frozen=True, eq=False, repr=False)
class Exercise:
    """An exercise as its author wrote it: see docs/exercises.md.

    Parameters
    ----------
    specification : Specification
    cells : tuple of Cell
        All cells of the notebook, in order.
    path : Path
        Of the notebook.

    Notes
    -----
    A *variant* is a dict: a number for each parameter that varies, by name.
    """

    specification: Specification
    cells: tuple[Cell, ...]
    path: Path
    _editions: OrderedDict[Any, Edition] = field(default_factory=OrderedDict)

    @classmethod
    def read(cls, path: str | Path) -> Exercise:
        """Read a source notebook.

        Raises
        ------
        ProblemError, ExpressionError
            It is no such notebook, or something in it makes no sense; names the cell, and the
            line of the specification.
        """
        path = Path(path)
        cells = read_cells(path)
        (raw,) = (cell for cell in cells if cell.role == "exercise")
        exercise = cls(Specification.read(raw.source, raw.where), tuple(cells), path)
        exercise._check()
        return exercise

    @property
    def name(self) -> str:
        """Its name."""
        return self.specification.exercise

    @property
    def title(self) -> str:
        """Its title."""
        return self.specification.title

    @property
    def marks(self) -> float:
        """The sum of the marks of its parts."""
        return sum(part.marks for part in self.specification.parts)

    @cached_property
    def numbers(self) -> dict[str, float]:
        """The variant that is written in the notebook itself."""
        known = self.specification.setting.parameters
        return {name: known[name] for name in self.specification.variant}

    @cached_property
    def worked(self) -> dict[str, Answer]:
        """The author's solutions, with the numbers of the notebook, by part."""
        return {cell.part: worked(cell) for cell in self.cells if cell.role == "answer"}

    def variant(self, student: str, secret: str) -> dict[str, float]:
        """Return the numbers of a student; see `teachmech.homework.exercise.soundness`.

        Parameters
        ----------
        student : str
            The id; blanks around it and capital letters do not matter.
        secret : str
            Of the course, at least 16 characters.

        Raises
        ------
        ProblemError
            No sound numbers were found; says why.
        """
        from teachmech.homework.exercise.soundness import choose

        return choose(self, student, secret)

    def setting(self, variant: Mapping[str, float]) -> Setting:
        """Return the problem with the numbers of a variant."""
        return self.edition(variant).setting

    def solution(self, variant: Mapping[str, float]) -> dict[str, Answer]:
        """Return the right answers to a variant by part, computed by the engine."""
        return dict(self.edition(variant).solution)

    def task(self, variant: Mapping[str, float], student: str = "", secret: str = "") -> Task:
        """Return what a student gets, or, with the secret, what the answers are marked with.

        Parameters
        ----------
        variant : mapping of str to float
        student : str
            Whose variant it is; kept in the task for people.
        secret : str
            Of the course. Never for a task that students get.
        """
        from teachmech.homework.task.task import Task

        return Task.of(self.edition(variant), student, secret)

    def edition(self, variant: Mapping[str, float]) -> Edition:
        """Return the exercise with the numbers of a variant; computed once.

        Raises
        ------
        ProblemError
            A number is missing, is one too many, or is none.
        """
        known = list(self.specification.variant)
        if set(variant) != set(known):
            what = f"a variant of {self.name} has numbers for {', '.join(known) or 'nothing'}"
            given = ", ".join(map(str, variant)) or "none"
            raise ProblemError(f"{what}, and given are {given}", where="variant")
        try:
            numbers = tuple(float(variant[name]) for name in known)
        except (TypeError, ValueError):
            what = f"a variant of {self.name} has numbers, not {shortened(dict(variant))}"
            raise ProblemError(what, where="variant") from None
        if numbers not in self._editions:
            self._editions[numbers] = Edition(self, dict(zip(known, numbers, strict=True)))
            if len(self._editions) > EDITIONS:
                self._editions.popitem(last=False)
        self._editions.move_to_end(numbers)
        return self._editions[numbers]

    def faults(self, variant: Mapping[str, float], secret: str = "") -> tuple[str, ...]:
        """Return why the exercise should not be given with these numbers; empty when it may be.

        See `teachmech.homework.exercise.soundness.faults`.
        """
        return self.edition(variant).faults(secret)

    def _check(self) -> None:
        names = [part.name for part in self.specification.parts]
        answered = [cell.part for cell in self.cells if cell.role == "answer"]
        for cell in self.cells:
            if cell.role == "answer" and cell.part not in names:
                what = f"this cell answers '{cell.part}', which is not a part"
                raise ProblemError(what, where=cell.where, hint=f"parts are {', '.join(names)}")
        if answered != names:
            what = f"the cells with solutions answer {', '.join(answered) or 'nothing'}"
            hint = "give one code cell for each part, in the order of the specification, with the "
            hint += 'metadata {"teachmech": {"part": "NAME"}}'
            raise ProblemError(
                f"{what}; parts are {', '.join(names)}", where=str(self.path), hint=hint
            )
        _ = self.worked
        edition = self.edition(self.numbers)
        _ = edition.text, edition.parts

    def __repr__(self) -> str:
        parts = counted(len(self.specification.parts), "part")
        marks = counted(self.marks, "mark")
        return f"<Exercise {self.name}: {parts}, {marks}, {self.path}>"
