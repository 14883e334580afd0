"""An instructor's source notebook, and the tasks that it gives to students."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from teachmech.base.errors import ProblemError, shortened
from teachmech.base.words import counted
from teachmech.expressions.units import require_pint
from teachmech.homework.exercise.edition import Edition
from teachmech.homework.exercise.source import SourceCell, read_cells, worked
from teachmech.homework.exercise.specification import Specification
from teachmech.homework.kinds import public
from teachmech.homework.parts import Answer
from teachmech.homework.task.key import UNSEALED, Key
from teachmech.homework.task.task import Task
from teachmech.homework.variant_numbers import checked_secret, draw

ATTEMPTS = 50  # most draws of numbers for a student
_EDITIONS = 100  # editions in memory, 1 to 2 MB each


@dataclass(frozen=True, eq=False, repr=False)
class Exercise:
    """An exercise by an author; see docs/exercises.md.

    A *variant* is a dict: a number for each parameter that varies, by name.
    """

    specification: Specification
    cells: tuple[SourceCell, ...]
    path: Path

    @classmethod
    def read(cls, path: str | Path) -> Exercise:
        """Read a source notebook; errors name the cell, and the line of the specification."""
        require_pint()
        path = Path(path)
        cells = read_cells(path)
        (raw,) = (cell for cell in cells if cell.role == "exercise")
        exercise = cls(Specification.read(raw.source, raw.where), tuple(cells), path)
        exercise._check()
        return exercise

    @property
    def name(self) -> str:
        """The name of the exercise."""
        return self.specification.exercise

    @property
    def title(self) -> str:
        """The title of the exercise."""
        return self.specification.title

    @property
    def marks(self) -> float:
        """The sum of the marks of the parts."""
        return sum(part.marks for part in self.specification.parts)

    @cached_property
    def numbers(self) -> dict[str, float]:
        """The variant with the numbers of the notebook."""
        known = self.specification.setting.parameters
        return {name: known[name] for name in self.specification.variant}

    @cached_property
    def worked(self) -> dict[str, Answer]:
        """The author's solutions, with the numbers of the notebook, by part."""
        return {cell.part: worked(cell) for cell in self.cells if cell.role == "answer"}

    def variant(self, student: str, secret: str) -> dict[str, float]:
        """Return the numbers of a student: the first draw without faults.

        See `teachmech.homework.variant_numbers`.

        Parameters
        ----------
        student : str
            The id of the student; blanks around it and capital letters do not matter.
        secret : str
            The secret of the course, at least 16 characters.

        Raises
        ------
        ProblemError
            If no usable numbers were found; the message says why.
        """
        allowed, tried = self.specification.allowed, "with the numbers of the notebook"
        found = self.faults(self.numbers)
        for attempt in range(0 if found else ATTEMPTS):
            numbers = draw(self.name, allowed, student, secret, attempt)
            found = self.faults(numbers, checked_secret(secret))
            if not found:
                return numbers
            shown = ", ".join(f"{name} = {x:g}" for name, x in numbers.items())
            tried = f"none of {ATTEMPTS} draws gives usable numbers; with {shown}"
        hint = "correct the exercise, or allow other values"
        raise ProblemError(f"{tried}: {'; '.join(found[:3])}", where=self.name, hint=hint)

    def solution(self, variant: Mapping[str, float]) -> dict[str, Answer]:
        """Return the computed right answers to a variant, by part."""
        return dict(self.edition(variant).solution)

    def task(
        self,
        variant: Mapping[str, float],
        student: str = "",
        secret: str = "",
        feedback: bool = True,
    ) -> Task:
        """Return the task of a student, or the task for marking if the secret is given.

        If the exercise gives no feedback, or `feedback` is false, the task of a student has no
        sealed answers. `student` is stored in the task for readers. Never give a student a task
        that was made with `secret`.
        """
        edition = self.edition(variant)
        if secret or (feedback and self.specification.feedback):
            sealed = {name: sealing.part for name, sealing in edition.sealed(secret).items()}
        else:
            sealed = {part.name: UNSEALED for part in edition.parts}
        return Task(
            **self.specification.model_dump(include={"exercise", "title", "goal", "minutes"}),
            student=student,
            numbers=edition.numbers,
            units=edition.units,
            text=edition.text,
            parts=tuple(map(public, edition.parts)),
            frame=edition.setting.scope(),
            key=Key(parts=sealed).to_text(),
        ).signed()

    def edition(self, variant: Mapping[str, float]) -> Edition:
        """Return the exercise with the numbers of a variant; computed once."""
        known = list(self.specification.variant)
        if set(variant) != set(known):
            given = ", ".join(map(str, variant)) or "no parameter"
            what = f"the variant has numbers for {given}"
            hint = f"give numbers for {', '.join(known) or 'no parameter'}"
            raise ProblemError(what, where="variant", hint=hint)
        try:
            numbers = tuple(float(variant[name]) for name in known)
        except (TypeError, ValueError):
            what = f"a variant of {self.name} has numbers, not {shortened(dict(variant))}"
            raise ProblemError(what, where="variant") from None
        return _edition(self, numbers)

    def faults(self, variant: Mapping[str, float], secret: str = "") -> tuple[str, ...]:
        """Return why the exercise should not be given with these numbers; empty if it can be.

        See `teachmech.homework.exercise.edition.Edition.faults`.
        """
        return self.edition(variant).faults(self.edition(self.numbers), secret)

    def _check(self) -> None:
        names = [part.name for part in self.specification.parts]
        known = f"parts are {', '.join(names)}"
        answers = [cell for cell in self.cells if cell.role == "answer"]
        for cell in answers:
            if cell.part not in names:
                what = f"this cell answers '{cell.part}', which is not a part"
                raise ProblemError(what, where=cell.where, hint=known)
        answered = [cell.part for cell in answers]
        if answered != names:
            what = f"the cells with solutions answer {', '.join(answered) or 'nothing'}; {known}"
            hint = "give one code cell for each part, in the order of the specification, with the "
            hint += 'metadata {"teachmech": {"part": "NAME"}}'
            raise ProblemError(what, where=str(self.path), hint=hint)
        edition = self.edition(self.numbers)
        _ = self.worked, edition.text, edition.parts

    def __repr__(self) -> str:
        parts = counted(len(self.specification.parts), "part")
        marks = counted(self.marks, "mark")
        return f"<Exercise {self.name}: {parts}, {marks}, {self.path}>"


@lru_cache(maxsize=_EDITIONS)
def _edition(exercise: Exercise, numbers: tuple[float, ...]) -> Edition:
    variant = dict(zip(exercise.specification.variant, numbers, strict=True))
    return Edition(exercise.specification, exercise.cells, variant)
