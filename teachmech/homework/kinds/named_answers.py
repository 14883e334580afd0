"""Answers with a text for each name: forces and masses by coordinate, start values."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from teachmech.base.errors import ProblemError, check_known
from teachmech.expressions import Expression, Names, to_text
from teachmech.expressions.algebra import ZERO
from teachmech.homework.answers.answers import MAX_TEXT, as_named_texts
from teachmech.homework.answers.notation import entries
from teachmech.homework.answers.number_hashes import seal_number
from teachmech.homework.answers.quantities import (
    FORCE,
    MASS,
    PLACE,
    VELOCITY,
    Measure,
    Quantity,
    read_formula,
    read_quantity,
)
from teachmech.homework.answers.samples import generic, possible, rounded, start_of
from teachmech.homework.answers.values import credit_values, seal_values
from teachmech.homework.answers.verdicts import credit_numbers, verdict
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.homework.statuses import AnswerStatus
from teachmech.system_and_motion import System

MAX_ROWS = 40  # most rows of a mass matrix


class NamedAnswer(AnswerKind):
    """A text for each name in ``of``, or for every coordinate if ``of`` is empty."""

    fields = "names"
    example: str  # an example of a text
    known = "coordinate"  # word for a name in errors
    about = ""  # the words before a name
    sample_unit = ""  # unit in a sample, after a blank

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        known = self.all_names(scope)
        check_known(self.known, part.names, known, where=f"part {part.name}")
        return part.names or known

    def all_names(self, scope: Scope) -> tuple[str, ...]:
        """Return the names that a part may ask for."""
        return scope.coordinates

    def label(self, part: Part) -> str:
        return f"{self.about} ".lstrip()

    def form(self, part: Part, scope: Scope) -> str:
        names = self.names(part, scope)
        return f"{'a list of texts' if len(names) > 1 else 'a text'}, for {', '.join(names)}"

    def sample(self, part: Part, scope: Scope) -> Answer:
        names = self.names(part, scope)
        return [f"{k}.25{self.sample_unit}" for k in range(7, 7 + len(names))]

    def read(self, answer: Answer, part: Part, scope: Scope) -> dict[str, Any]:
        """Return the meanings of the texts by name; None for missing texts."""
        texts = as_named_texts(answer, self.names(part, scope), self.example)
        return {
            name: None if text is None else self.meaning(text, name, part, scope)
            for name, text in texts.items()
        }

    @abstractmethod
    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Any:
        """Return the meaning of the text for one name."""


def complete(read: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that were read; refuse a missing one."""
    for name, entry in read.items():
        if entry is None:
            raise ProblemError("the entry is missing", where=name)
    return read


class ForceAnswer(NamedAnswer):
    """Forces for the coordinates in ``of``; all if it is empty.

    Forces are equal if they have the same values at states that the problem allows.
    """

    name = "force"
    roles = ("force",)
    example = "-m*g"
    about = "force on"
    sample_unit = " N"
    measure: Measure = FORCE  # the quantity of an entry, if the part states no unit

    def solution(self, part: Part, setting: Setting) -> Answer:
        system = setting.system
        texts = dict(zip(system.coordinates, system.forces, strict=True))
        return {name: texts[name] for name in self.names(part, setting.scope())}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        unit = part.unit or self.measure
        return read_formula(text, scope.names, scope, unit, f"{self.about} {name}")

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> System | None:
        system = setting.system
        right = dict(zip(system.coordinates, system.forces, strict=True))
        return system.replace(forces=[*(right | self.texts(answer, part, setting)).values()])

    def texts(self, answer: Answer, part: Part, setting: Setting) -> dict[str, str]:
        """Return the formulas of an answer by coordinate, in SI units."""
        read = complete(self.read(answer, part, setting.scope()))
        return {name: to_text(entry.symbolic) for name, entry in read.items()}

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at the states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy, 1)
        return seal_values(read, possible(setting, salt), scope.system(), sizes)

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        return credit_values(self.read(answer, part, scope), scope, sealed, self.about)


class MassAnswer(ForceAnswer):
    """Diagonal entries of the mass matrix for the coordinates in ``of``; all if it is empty.

    The answer may also be the whole matrix, if it is diagonal.
    """

    name = "mass"
    roles = ("mass",)
    example = "m"
    about = "mass of"
    sample_unit = " kg"
    measure = MASS

    def solution(self, part: Part, setting: Setting) -> Answer:
        entries = setting.system.mass_expressions
        indices = {name: i for i, name in enumerate(setting.system.coordinates)}
        asked = ((name, indices[name]) for name in self.names(part, setting.scope()))
        return {name: entries[i, i].quoted if (i, i) in entries else "0" for name, i in asked}

    def read(self, answer: Answer, part: Part, scope: Scope) -> dict[str, Any]:
        names = self.names(part, scope)
        if (rows := matrix_of(answer)) is None:
            return super().read(answer, part, scope)
        known = names if len(rows) == len(names) else scope.coordinates
        if len(rows) != len(known) or {*map(len, rows)} != {len(known)}:
            what = f"the matrix must have {len(known)} rows of {len(known)} entries"
            raise ProblemError(what, hint=f"or list the diagonal entries: {', '.join(names)}")
        for i, row in enumerate(rows):
            others = {f"{known[i]}, {known[k]}": x for k, x in enumerate(row) if k != i}
            texts = as_named_texts(others, list(others), "0")
            for where, text in texts.items():
                entry = self.meaning(text or "0", where, part, scope)
                if entry.symbolic != ZERO:
                    what = "only the diagonal entries are asked for, and this entry is not 0"
                    raise ProblemError(what, where=f"mass of {where}")
        diagonal = {name: rows[known.index(name)][known.index(name)] for name in names}
        return super().read(diagonal, part, scope)

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        def explain(name: str) -> str | None:
            return "a mass may not depend on a velocity" if name in scope.velocities else None

        names = Names(("t", *scope.coordinates, *scope.parameters), explain)
        unit = part.unit or self.measure
        return read_formula(text, names, scope, unit, f"{self.about} {name}")

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> System | None:
        """Return the problem with other masses, if the mass matrix is diagonal."""
        system = setting.system
        if not system.mass_is_diagonal:
            return None
        right = self.solution(Part(name=part.name, kind=self.name), setting)
        masses = (right | self.texts(answer, part, setting)).values()
        return system.replace(mass=[*masses])

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at generic states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy * setting.scales.time**2, 2)
        return seal_values(read, generic(setting, salt), scope.system(), sizes)


def matrix_of(answer: Answer) -> list[list[Any]] | None:
    """Return the rows of an answer that is a matrix, also one in a text; None for another answer.

    Examples
    --------
    >>> matrix_of("[[m, 0], [0, m]]"), matrix_of([["m", 0], [0, "m"]]), matrix_of(["m", "m"])
    ([['m', '0'], ['0', 'm']], [['m', 0], [0, 'm']], None)
    """
    if isinstance(answer, str):
        rows = entries(answer, MAX_ROWS) if len(answer) <= MAX_TEXT else []
        brackets = [row[:1] + row[-1:] in ("[]", "()") for row in rows]
        return [entries(row, MAX_ROWS) for row in rows] if rows[1:] and all(brackets) else None
    if not isinstance(answer, list | tuple) or not 1 < len(answer) <= MAX_ROWS:
        return None
    return [[*row] for row in answer] if all(isinstance(x, list | tuple) for x in answer) else None


class StartAnswer(NamedAnswer):
    """Start values for the names in ``of``; all coordinates and velocities if it is empty.

    A value may have a unit of length or angle, divided by time for a velocity.
    """

    name = "start"
    with_switches = True
    roles: tuple[str, ...] = ("start",)
    example = "L/2"
    known = "coordinate or velocity"

    def all_names(self, scope: Scope) -> tuple[str, ...]:
        return (*scope.coordinates, *scope.velocities)

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the start values of the problem by name; a short text is kept as it was typed."""
        system = setting.system
        q, v = start_of(system)
        values = dict(zip((*system.coordinates, *system.velocities), (*q, *v), strict=True))
        typed = {name: text for name, text in system.start.items() if len(str(text)) < 40}
        return {
            name: typed.get(name, f"{rounded(values[name]):.12g}")
            for name in self.names(part, setting.scope())
        }

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Quantity:
        measure = VELOCITY if name in scope.velocities else PLACE
        return read_quantity(text, scope, part.unit or measure, name)

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> System | None:
        read = complete(self.read(answer, part, setting.scope()))
        return setting.system.replace(start={name: own.value for name, own in read.items()})

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers."""
        scope = setting.scope()
        sizes = sizes_of(part, scope)
        hashes = {
            name: seal_number(given.value, part.accuracy, sizes[name], f"{salt}/{name}")
            for name, given in complete(self.read(answer, part, scope)).items()
        }
        return {"salt": salt, "hashes": hashes}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        read, sizes = self.read(answer, part, scope), sizes_of(part, scope)
        salt = sealed["salt"]
        verdicts = dict.fromkeys(read, AnswerStatus.MISSING)
        for name, own in read.items():
            if own is not None:
                made, own_salt = sealed["hashes"][name], f"{salt}/{name}"
                verdicts[name] = verdict(own.value, made, part, sizes[name], own_salt, own.digits)
        return credit_numbers(verdicts, not any(own and own.value for own in read.values()))


def sizes_of(part: Part, scope: Scope) -> dict[str, float]:
    """Return the size with which a value of 0 is compared, by name."""
    sizes = map(float, (*scope.lengths, *(scope.lengths / scope.time)))
    names = (*scope.coordinates, *scope.velocities)
    return {name: part.scale or size for name, size in zip(names, sizes, strict=True)}
