"""The key of a task: the sealed right answers and typical mistakes, as one text.

Right answers and mistakes have the same form, so that one comparison recognises both. A student's
copy contains numbers at sampled states and salted hashes, but no text of an answer. It is empty if
the exercise gives no feedback.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property, partial
from typing import NamedTuple, Self

from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.mistakes import CATALOGUE
from teachmech.homework.parts import Answer, Part, Sealed
from teachmech.homework.setting import Setting
from teachmech.problems.data import FileModel as Frozen

MAX_CHARACTERS = 2_000_000
FULL = 1 - 1e-9  # least share of a right answer


class SealedMistake(Frozen):
    """A wrong answer, sealed, and its feedback."""

    name: str
    title: str
    says: str
    sealed: Sealed


class SealedPart(Frozen):
    """The right answer and the typical mistakes of one part, sealed."""

    right: Sealed
    mistakes: tuple[SealedMistake, ...] = ()


UNSEALED = SealedPart(right={})  # for an exercise without feedback


class Key(Frozen):
    """The sealed answers and mistakes of a task, by part.

    Examples
    --------
    >>> key = Key(parts={"wire": SealedPart(right={"rank": 1})})
    >>> Key.from_text(key.to_text()) == key
    True
    """

    parts: dict[str, SealedPart]

    def to_text(self) -> str:
        """Return base64 of zlib of JSON."""
        text = json.dumps(self.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))
        return base64.b64encode(zlib.compress(text.encode(), 9)).decode()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the key that `to_text` wrote; refuse a damaged one."""
        try:
            unpacker = zlib.decompressobj()
            data = unpacker.decompress(base64.b64decode(text, validate=True), MAX_CHARACTERS)
            if unpacker.eof:
                return cls.model_validate_json(data)
        except (zlib.error, ValueError):  # base64 and pydantic also raise ValueError
            pass
        raise ProblemError("the key of this task is damaged", hint="ask for a fresh task file")


class WrongAnswer(NamedTuple):
    """A typical mistake in one of its forms; ``form`` is empty for a mistake of the author."""

    answer: Answer
    words: dict[str, str]
    form: str = ""


class Sealing:
    """The sealed right answer to a part, and the typical mistakes that differ from it.

    `salt` determines the hashes and the sampled states. If `marking` is true, no student receives
    the result, so it may contain the text of an answer. `alike` contains the forms of typical
    mistakes that give a right answer, or no answer, with these numbers. `faults` contains the
    reasons why the part cannot be set in this form.
    """

    def __init__(
        self,
        part: Part,
        setting: Setting,
        solution: Answer,
        wrong: list[WrongAnswer],
        salt: str,
        marking: bool = False,
    ) -> None:
        kind, asked, scope = kind_of(part), public(part), setting.scope()
        self._seal = partial(kind.seal, part=part, setting=setting, salt=salt)
        self.right = self._seal(solution)
        self.right |= kind.seal_extras(solution, part, setting, salt, marking)
        self.alike, self.faults, self._told = set[str](), list[str](), list[WrongAnswer]()
        if kind.credit(solution, asked, scope, self.right).share < FULL:
            self.faults.append(f"part {part.name}: the solution does not get full marks")
        for mistake in wrong:
            try:
                if kind.credit(mistake.answer, asked, scope, self.right).share < FULL:
                    if not mistake.form:
                        self._seal(mistake.answer)
                    self._told.append(mistake)
                    continue
                why = "gets full marks"
            except TeachmechError as error:
                why = f"cannot be an answer: {error.one_line()}"
            if mistake.form:
                self.alike.add(mistake.form)
            else:
                name = mistake.words["name"]
                self.faults.append(f"part {part.name}: the mistake '{name}' {why}")

    @cached_property
    def part(self) -> SealedPart:
        """The right answer and the typical mistakes, sealed."""
        mistakes = []
        for wrong in self._told:
            with suppress(TeachmechError):  # such as for constraints that no state meets
                mistakes.append(SealedMistake(sealed=self._seal(wrong.answer), **wrong.words))
        return SealedPart(right=self.right, mistakes=tuple(mistakes))


def wrong_answers(part: Part, setting: Setting, solution: Answer) -> Iterator[WrongAnswer]:
    """Yield the typical mistakes for a part; those of the author come first."""
    for k, own in enumerate(part.mistakes, start=1):
        name = own.name or f"{part.name}-{k}"
        yield WrongAnswer(own.answer, {"name": name, "title": "", "says": own.says})
    bare = part.model_copy(update={"mistakes": ()})
    for mistake in CATALOGUE:
        words = {"name": mistake.name, "title": mistake.title, "says": mistake.says}
        for k, answer in enumerate(mistake.mutate(solution, bare, setting), start=1):
            yield WrongAnswer(answer, words, f"{mistake.name} ({k})")
