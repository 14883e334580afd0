"""The content of an answer: its texts and their roles. Mistakes replace texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from teachmech.base.errors import TeachmechError
from teachmech.expressions import Names, parse_as_typed, parse_equation, to_text
from teachmech.homework.mistakes.roles import Roles


@dataclass(frozen=True)
class Leaf:
    """One text of an answer.

    Its role is ``"constraint"``, ``"force"``, ``"mass"``, ``"start"``, ``"expression"``; ``"A"`` or
    ``"b"`` in a derivation; in a mechanism ``"body"`` (its mass), ``"inertia"``, ``"centroid"``,
    ``"length"`` (a parameter), ``"gravity"``, ``"load"`` (a constant force or torque), ``"drive"``,
    ``"stiffness"``, ``"angle"`` (of a spring at rest).
    """

    role: str
    name: str  # its coordinate or velocity, or its part of a mechanism; may be empty
    text: str
    row: tuple[int, ...] = ()  # in a derivation, the index of the constraint


# A function that changes one text into other expressions, most likely first.
Change = Callable[[Any, Leaf, Roles], Iterable[Any]]


@dataclass(frozen=True)
class AnswerContent:
    """The texts of an answer."""

    leaves: tuple[Leaf, ...]
    roles: Roles  # roles of the names in the texts
    names: Names  # names that may occur in the texts
    write: Callable[[Sequence[str]], Any]  # returns the answer with other texts
    alone: tuple[str, ...]  # roles whose texts are also changed one by one

    def changed(
        self, change: Change, roles: Collection[str], together: bool = True
    ) -> Iterator[Any]:
        """Yield the answers in which texts of these roles are changed.

        If ``together`` is true, all these texts are changed in the first answer, and all texts of
        one role in each of the next answers; every text gets the first of its changes. In the other
        answers, one text is changed.
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
        for index, texts in enumerate(options):
            if self.leaves[index].role in self.alone or len(found) == 1:
                choices += [
                    [text if k == index else None for k in range(len(options))] for text in texts
                ]
        yield from self.written(choices)

    def exchanged(self, other: Mapping[str, str], roles: Iterable[str]) -> Iterator[Any]:
        """Yield the answers in which only the texts of some names are exchanged."""
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
        """Yield the distinct answers with these texts; None leaves a text unchanged."""
        original = tuple(leaf.text for leaf in self.leaves)
        seen = {original}
        for changes in texts:
            new = tuple(was if x is None else x for x, was in zip(changes, original, strict=True))
            if new not in seen:
                seen.add(new)
                answer = None
                with suppress(TeachmechError):  # an impossible problem is not an answer
                    answer = self.write(new)
                if answer is not None:
                    yield answer

    @cached_property
    def _expressions(self) -> tuple[Any, ...]:
        """The meaning of each text; None if a text has no meaning."""
        return tuple(self._read(parse_as_typed, leaf.text) for leaf in self.leaves)

    def _options(self, change: Change, leaf: Leaf, expression: Any) -> list[str]:
        if expression is None:
            return []
        changed = (new for new in change(expression, leaf, self.roles) if new != expression)
        texts = [to_text(new) for new in changed if new.is_finite]
        return [text for text in dict.fromkeys(texts) if self._read(parse_equation, text)]

    def _read(self, read: Callable[[str, Names], Any], text: str) -> Any:
        try:
            return read(text, self.names)
        except TeachmechError:
            return None


def _other(name: str, other: Mapping[str, str]) -> str:
    """Return the coordinate or velocity with which this one is confused."""
    velocity = name.startswith("v") and name[1:] in other
    return "v" + other[name[1:]] if velocity else other.get(name, name)
