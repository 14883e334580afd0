"""Answers with a text for each name: forces and masses by coordinate, start values."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress
from typing import Any

from teachmech.base.errors import ProblemError, check_known
from teachmech.expressions import Expression, Names
from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.answers.number_hashes import matches, seal_number
from teachmech.homework.answers.quantities import Quantity, read_formula, read_quantity
from teachmech.homework.answers.samples import generic, possible, rounded, start_of
from teachmech.homework.answers.values import credit_values, seal_values
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting

START_VALUE_TOLERANCE = 1e-3  # relative


class NamedAnswer(AnswerKind):
    """A text for each name in ``of``, or for every coordinate if ``of`` is empty."""

    fields = "names"
    example: str  # an example of a text
    known = "coordinate"  # word for a name in errors
    about = ""  # the words before a name

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

    def solution(self, part: Part, setting: Setting) -> Answer:
        system = setting.system
        texts = dict(zip(system.coordinates, system.forces, strict=True))
        return {name: texts[name] for name in self.names(part, setting.scope())}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        return read_formula(text, scope.names, scope, part.unit, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at the states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy, 1)
        return seal_values(read, possible(setting, salt), scope.system(), sizes)

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        return credit_values(self.read(answer, part, scope), scope, sealed, self.about)


class MassAnswer(ForceAnswer):
    """Diagonal entries of the mass matrix for the coordinates in ``of``; all if it is empty."""

    name = "mass"
    roles = ("mass",)
    example = "m"
    about = "mass of"

    def solution(self, part: Part, setting: Setting) -> Answer:
        entries = setting.system.mass_expressions
        places = {name: i for i, name in enumerate(setting.system.coordinates)}
        asked = ((name, places[name]) for name in self.names(part, setting.scope()))
        return {name: entries[i, i].quoted if (i, i) in entries else "0" for name, i in asked}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        def explain(name: str) -> str | None:
            return "a mass may not depend on a velocity" if name in scope.velocities else None

        names = Names(("t", *scope.coordinates, *scope.parameters), explain)
        return read_formula(text, names, scope, part.unit, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at generic states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy * setting.scales.time**2, 2)
        return seal_values(read, generic(setting, salt), scope.system(), sizes)


class StartAnswer(NamedAnswer):
    """Start values for the names in ``of``; all coordinates and velocities if it is empty.

    Three right digits are enough, unless the part has another tolerance. A value may have a unit of
    length or angle, divided by time for a velocity.
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
        try:
            return read_quantity(text, scope, part.unit, name)
        except ProblemError:
            for unit in ("m/s", "rad/s") if name in scope.velocities else ("m", "rad"):
                with suppress(ProblemError):
                    return read_quantity(text, scope, unit, name)
            raise

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers."""
        scope, tolerance = setting.scope(), part.tolerance or START_VALUE_TOLERANCE
        sizes = sizes_of(part, scope)
        hashes = {
            name: seal_number(given.value, tolerance, sizes[name], f"{salt}/{name}")
            for name, given in complete(self.read(answer, part, scope)).items()
        }
        return {"salt": salt, "hashes": hashes}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        tolerance, salt, hashes = (
            part.tolerance or START_VALUE_TOLERANCE,
            sealed["salt"],
            sealed["hashes"],
        )
        read, sizes = self.read(answer, part, scope), sizes_of(part, scope)
        missing = [name for name, given in read.items() if given is None]
        wrong = [
            name
            for name, given in read.items()
            if given
            and not matches(given.value, hashes[name], tolerance, sizes[name], f"{salt}/{name}")
        ]
        count = len(hashes)
        right = count - len(wrong) - len(missing)
        if right == count:
            return Credit(1.0, "Right.")
        words = [f"{right} of {count} values are right."] if count > 1 else []
        words += [f"Not right: {', '.join(wrong)}."] if wrong else []
        words += [f"Missing: {', '.join(missing)}."] if missing else []
        return Credit(right / count, " ".join(words))


def sizes_of(part: Part, scope: Scope) -> dict[str, float]:
    """Return the size with which a value of 0 is compared, by name."""
    sizes = map(float, (*scope.lengths, *(scope.lengths / scope.time)))
    names = (*scope.coordinates, *scope.velocities)
    return {name: part.scale or size for name, size in zip(names, sizes, strict=True)}
