"""Key: what the answers of a task are compared with, sealed, as one text.

For each part the right answer and the typical mistakes, all in the same form, so that one
comparison finds both. It holds numbers at sampled states and salted hashes, never the text of an
answer.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.mistakes import CATALOGUE
from teachmech.homework.parts import Answer, Part, Sealed
from teachmech.homework.setting import Setting
from teachmech.problems.data import Part as Frozen

MAX_CHARACTERS = 2_000_000
FULL = 1 - 1e-9  # a share from which an answer is right
_VERSION = "1"
_FRESH = "ask for a fresh task file"


class SealedMistake(Frozen):
    """A wrong answer, and what is said of it."""

    name: str
    title: str
    says: str
    sealed: Sealed


class SealedPart(Frozen):
    """What answers to one part are compared with."""

    right: Sealed
    mistakes: tuple[SealedMistake, ...] = ()


class Key(Frozen):
    """What the answers of a task are compared with, by part.

    Examples
    --------
    >>> key = Key(parts={"wire": SealedPart(right={"rank": 1})})
    >>> Key.from_text(key.to_text()) == key
    True
    """

    parts: dict[str, SealedPart]

    def to_text(self) -> str:
        """Return the version and, after a colon, base64 of zlib of JSON."""
        text = json.dumps(self.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))
        return f"{_VERSION}:{base64.b64encode(zlib.compress(text.encode(), 9)).decode()}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the key that `to_text` wrote.

        Raises
        ------
        ProblemError
            It is damaged, or of another version.
        """
        version, _, packed = text.partition(":")
        if version != _VERSION:
            what = "the key of this task was made by another version of teachmech"
            raise ProblemError(what, hint=_FRESH)
        try:
            unpacker = zlib.decompressobj()
            data = unpacker.decompress(base64.b64decode(packed, validate=True), MAX_CHARACTERS)
            if unpacker.eof:
                return cls.model_validate_json(data)
        except (zlib.error, ValueError):  # so are those of base64 and pydantic
            pass
        raise ProblemError("the key of this task is damaged", hint=_FRESH)


class WrongAnswer(NamedTuple):
    """A typical mistake in one of its forms; ``form`` is empty for a mistake of the author."""

    answer: Answer
    words: dict[str, str]
    form: str = ""


@dataclass(frozen=True, eq=False)
class Sealing:
    """The right answer to a part, sealed, and the wrong ones that can be told from it.

    Attributes
    ----------
    right : dict
    alike : frozenset of str
        The forms of typical mistakes that are right answers with these numbers, or no answers.
    faults : tuple of str
        Why the part should not be given like this.
    """

    right: Sealed
    alike: frozenset[str]
    faults: tuple[str, ...]
    _wrong: tuple[WrongAnswer, ...]
    _seal: Callable[[Answer], Sealed]

    @cached_property
    def part(self) -> SealedPart:
        """The right answer and the typical mistakes, sealed."""
        mistakes = []
        for wrong in self._wrong:
            with suppress(TeachmechError):  # such as constraints that no state meets
                mistakes.append(SealedMistake(sealed=self._seal(wrong.answer), **wrong.words))
        return SealedPart(right=self.right, mistakes=tuple(mistakes))


def seal(
    part: Part, setting: Setting, solution: Answer, mistakes: Iterable[WrongAnswer], salt: str
) -> Sealing:
    """Seal the right answer to a part, and tell the typical mistakes from it.

    Parameters
    ----------
    part : Part
    setting : Setting
        The problem with the numbers of a variant.
    solution : answer
        The right one.
    mistakes : iterable of WrongAnswer
    salt : str
        Of the hashes and the sampled states.
    """
    kind, asked, frame = kind_of(part), public(part), setting.frame()

    def sealed(answer: Answer) -> Sealed:
        return kind.seal(answer, part, setting, salt)

    right = sealed(solution)
    told, alike, faults = [], set(), []
    if kind.credit(solution, asked, frame, right).share < FULL:
        faults.append(f"part {part.name}: the solution does not get full marks")
    for wrong in mistakes:
        try:
            if kind.credit(wrong.answer, asked, frame, right).share < FULL:
                if not wrong.form:
                    sealed(wrong.answer)
                told.append(wrong)
                continue
            why = "gets full marks"
        except TeachmechError as error:
            why = f"cannot be an answer: {error.one_line()}"
        if wrong.form:
            alike.add(wrong.form)
        else:
            faults.append(f"part {part.name}: the mistake '{wrong.words['name']}' {why}")
    return Sealing(right, frozenset(alike), tuple(faults), tuple(told), sealed)


def wrong_answers(part: Part, setting: Setting, solution: Answer) -> Iterator[WrongAnswer]:
    """Yield the typical mistakes in the right answer to a part, those of the author first."""
    for k, own in enumerate(part.mistakes, start=1):
        name = own.name or f"{part.name}-{k}"
        yield WrongAnswer(own.answer, {"name": name, "title": "", "says": own.says})
    bare = part.model_copy(update={"mistakes": ()})
    for mistake in CATALOGUE:
        words = {"name": mistake.name, "title": mistake.title, "says": mistake.says}
        for k, answer in enumerate(mistake.mutate(solution, bare, setting), start=1):
            yield WrongAnswer(answer, words, f"{mistake.name} ({k})")
