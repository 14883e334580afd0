"""Sheets: the texts of an answer one by one, each with its role, and the answer with others.

A mistake changes texts; what an answer looks like does not matter to it. The sheet of a number or
of multipliers holds the texts of the problem that they are computed from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import TeachmechError
from teachmech.expressions import Names, is_real_formula, parse_as_typed, parse_equation, to_text
from teachmech.homework.kinds.number_answer import time_of
from teachmech.homework.mistakes.instants import of_changed
from teachmech.homework.mistakes.roles import Roles

if TYPE_CHECKING:
    from teachmech.faces import System
    from teachmech.homework.parts import Part
    from teachmech.homework.setting import Setting

MAX_TEXTS = 60  # of one answer; longer ones are left alone
MAX_ALONE = 4  # forces that are changed one by one where the engine computes


@dataclass(frozen=True)
class Leaf:
    """One text of an answer.

    Attributes
    ----------
    role : str
        ``"constraint"``, ``"force"``, ``"mass"``, ``"start"``, ``"expression"``; ``"A"`` and
        ``"b"`` in a derivation; in a mechanism ``"body"`` (its mass), ``"inertia"``,
        ``"centroid"``, ``"length"`` (a parameter), ``"gravity"``, ``"load"`` (a constant force or
        torque), ``"drive"``, ``"stiffness"``, ``"angle"`` (of a spring at rest).
    name : str
        The coordinate or velocity that it belongs to; in a mechanism the part; empty where there
        is none.
    text : str
    row : tuple of int
        Of a derivation, the number of the constraint that it belongs to.
    """

    role: str
    name: str
    text: str
    row: tuple[int, ...] = ()


# What a mistake makes of one text: other expressions, the most likely one first.
Change = Callable[[Any, Leaf, Roles], Iterable[Any]]
_KINDS = ("constraint", "force", "mass", "start", "expression")
_ROLES = (*_KINDS, "A", "b")


@dataclass(frozen=True)
class Sheet:
    """The texts of an answer.

    Attributes
    ----------
    leaves : tuple of Leaf
    roles : Roles
        What the names in them stand for.
    names : Names
        The names that may occur in them.
    write : callable
        The answer with these texts in place of its own; None where there is no such answer.
    alone : tuple of str
        The roles of which single texts are changed; the others are changed all at once only.
    """

    leaves: tuple[Leaf, ...]
    roles: Roles
    names: Names
    write: Callable[[Sequence[str]], Any]
    alone: tuple[str, ...]

    @classmethod
    def of(cls, answer: Any, part: Part, setting: Setting) -> Sheet | None:
        """Return the sheet of an answer; None for one without expressions. Read once."""
        bare = part.model_copy(update={"mistakes": ()})  # they may be mappings
        return _sheet(json.dumps(answer), bare, setting)

    @classmethod
    def _of(cls, answer: Any, part: Part, setting: Setting) -> Sheet | None:
        system = setting.system
        if part.kind in ("number", "multipliers"):
            return cls._of_number(part, setting)
        if part.kind == "motion":
            from teachmech.homework.mistakes.problem_sheets import sheet_of_problem

            return sheet_of_problem(answer, part, setting)
        if part.kind == "derivation" and isinstance(answer, Mapping):
            found = [
                *_found(answer.get("A", []), "A", system.coordinates, ("A",)),
                *_found(answer.get("b", []), "b", (), ("b",)),
            ]
            found = [(path, replace(leaf, row=path[1:2])) for path, leaf in found]
        elif part.kind in _KINDS:
            names = part.names if part.kind in ("force", "mass", "start") else ()
            found = list(_found(answer, part.kind, names))
        else:
            return None
        if not 0 < len(found) <= MAX_TEXTS:
            return None

        def write(texts: Sequence[str]) -> Any:
            changes = {path: text for (path, _), text in zip(found, texts, strict=True)}
            return rebuilt(answer, changes)

        leaves = tuple(leaf for _, leaf in found)
        return cls(leaves, Roles.of(system), names_of(system), write, _ROLES)

    @classmethod
    def _of_number(cls, part: Part, setting: Setting) -> Sheet:
        leaves = tuple(leaves_of(setting.system))
        if part.kind == "number":
            leaves = (*leaves, Leaf("expression", "", str(part.of)))

        def write(texts: Sequence[str]) -> Any:
            return of_changed(part, setting, [leaf.role for leaf in leaves], texts)

        roles, names = Roles.of(setting.system), names_of(setting.system)
        forces = sum(leaf.role == "force" and leaf.text != "0" for leaf in leaves)
        few = forces <= MAX_ALONE and time_of(part, setting) == setting.settings.start
        alone = ("expression", "force") if few else ("expression",)
        return cls(leaves, roles, names, write, alone)

    # --- the answers of a mistake ---------------------------------------------------------------

    def changed(
        self, change: Change, roles: Collection[str], together: bool = True
    ) -> Iterator[Any]:
        """Yield the answers with texts of these roles changed.

        Parameters
        ----------
        change : callable
            What becomes of one text.
        roles : collection of str
        together : bool
            Whether all texts are changed at once, too, and then those of one role, each to the
            first of its changes; else one alone.
        """
        options = [
            self._options(change, leaf, expression) if leaf.role in roles else []
            for leaf, expression in zip(self.leaves, self._expressions, strict=True)
        ]
        found = [leaf.role for leaf, texts in zip(self.leaves, options, strict=True) if texts]
        groups = [set(found), *({role} for role in dict.fromkeys(found))] if together else []
        choices: list[list[str | None]] = [
            [
                texts[0] if texts and leaf.role in group else None
                for leaf, texts in zip(self.leaves, options, strict=True)
            ]
            for group in groups
        ]
        for place, texts in enumerate(options):
            if self.leaves[place].role in self.alone or len(found) == 1:
                choices += [
                    [text if k == place else None for k in range(len(options))] for text in texts
                ]
        yield from self.written(choices)

    def exchanged(self, other: Mapping[str, str], roles: Iterable[str]) -> Iterator[Any]:
        """Yield the answers with the texts of some names exchanged, the texts as they are."""
        texts = {(leaf.role, leaf.row, leaf.name): leaf.text for leaf in self.leaves}
        for role in roles:
            new = [
                texts.get((role, leaf.row, _other(leaf.name, other)), leaf.text)
                if leaf.role == role
                else leaf.text
                for leaf in self.leaves
            ]
            yield from self.written([new])

    def written(self, texts: Iterable[Sequence[str | None]]) -> Iterator[Any]:
        """Yield the answers with these texts (None: as it is) that differ from each other."""
        original = [leaf.text for leaf in self.leaves]
        seen = {_key(original)}
        for changes in texts:
            new = [was if x is None else x for x, was in zip(changes, original, strict=True)]
            if (key := _key(new)) not in seen:
                seen.add(key)
                if (answer := self._written(new)) is not None:
                    yield answer

    def _written(self, texts: Sequence[str]) -> Any:
        try:
            return self.write(texts)
        except TeachmechError:  # a problem that does not exist is nobody's answer
            return None

    @cached_property
    def _expressions(self) -> tuple[Any, ...]:
        """The meaning of each text; None for one that has none."""
        return tuple(self._read(parse_as_typed, leaf.text) for leaf in self.leaves)

    def _options(self, change: Change, leaf: Leaf, expression: Any) -> list[str]:
        if expression is None:
            return []
        changed = (new for new in change(expression, leaf, self.roles) if new != expression)
        texts = [to_text(new) for new in changed if is_real_formula(new)]
        return [text for text in dict.fromkeys(texts) if self._read(parse_equation, text)]

    def _read(self, read: Callable[[str, Names], Any], text: str) -> Any:
        try:
            return read(text, self.names)
        except TeachmechError:
            return None


@lru_cache(maxsize=8)
def _sheet(answer: str, part: Part, setting: Setting) -> Sheet | None:
    return Sheet._of(json.loads(answer), part, setting)


def _found(
    answer: Any, role: str, names: Sequence[str], path: tuple[Any, ...] = (), name: str = ""
) -> Iterator[tuple[tuple[Any, ...], Leaf]]:
    """The texts and numbers in lists and mappings, with their path."""
    if isinstance(answer, str | int | float) and not isinstance(answer, bool):
        yield path, Leaf(role, name or (names[0] if len(names) == 1 else ""), str(answer))
    elif isinstance(answer, Mapping):
        for key, value in answer.items():
            yield from _found(value, role, names, (*path, key), str(key))
    elif isinstance(answer, list | tuple):
        for k, value in enumerate(answer):
            own = names[k] if k < len(names) else ""
            yield from _found(value, role, names, (*path, k), own)


def rebuilt(answer: Any, changes: Mapping[tuple[Any, ...], str], path: tuple[Any, ...] = ()) -> Any:
    """Return lists and mappings with other texts at some paths.

    Examples
    --------
    >>> rebuilt({"a": ["1", "2"]}, {("a", 1): "3"})
    {'a': ['1', '3']}
    """
    if path in changes:
        return answer if str(answer) == changes[path] else changes[path]
    if isinstance(answer, Mapping):
        return {key: rebuilt(value, changes, (*path, key)) for key, value in answer.items()}
    if isinstance(answer, list | tuple):
        return [rebuilt(value, changes, (*path, k)) for k, value in enumerate(answer)]
    return answer


def leaves_of(system: System) -> Iterator[Leaf]:
    """Yield constraints, forces and the entries of the mass matrix that are not zero."""
    for constraint in system.constraints:
        yield Leaf("constraint", "", constraint.equation)
    for name, text in zip(system.coordinates, system.forces, strict=True):
        yield Leaf("force", name, str(text))
    for (i, _), entry in system.mass_expressions.items():
        yield Leaf("mass", system.coordinates[i], entry.text)


def names_of(system: System) -> Names:
    """Return all names that a text of a system may use, those of accelerations too."""
    own = (*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers)
    return Names(("t", *own, *system.parameters))


def _other(name: str, other: Mapping[str, str]) -> str:
    """The name of a coordinate or a velocity that is taken for this one."""
    velocity = name.startswith("v") and name[1:] in other
    return "v" + other[name[1:]] if velocity else other.get(name, name)


def _key(texts: Sequence[str]) -> str:
    return json.dumps(list(texts))
