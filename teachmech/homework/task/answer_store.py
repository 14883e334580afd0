"""The answers of a student so far, stored in a file next to the task."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, JsonValue, ValidationError

from teachmech.base.errors import ProblemError
from teachmech.base.files import read_bytes, write_bytes

_FORMAT = "teachmech answers 1"
_MAX_BYTES = 1_000_000
_HINTS = 3  # number of hints per part


class _PartRecord(BaseModel, extra="forbid"):
    answer: JsonValue = None
    hints: int = Field(default=0, ge=0, le=_HINTS)
    attempts: int = Field(default=0, ge=0)


class _File(BaseModel, extra="forbid"):
    format: str
    exercise: str
    parts: dict[str, _PartRecord]


class AnswerStore:
    """The answers of one student to one exercise, with hints taken and attempts, by part.

    Every change replaces the file immediately. A file that cannot be read, or belongs to another
    exercise, is renamed, not overwritten. If there is no `path`, nothing is written. `notice` is a
    message for the student about such a file, usually empty.

    Examples
    --------
    >>> answers = AnswerStore("bead")
    >>> answers.attempt("wire", "y1 = x1^2")
    >>> answers["wire"], answers.attempts("wire"), answers.hints("wire")
    ('y1 = x1^2', 1, 0)
    """

    def __init__(self, exercise: str, path: Path | None = None) -> None:
        self.exercise = exercise
        self.path = path
        self.notice = ""
        self._parts: dict[str, _PartRecord] = {}
        try:
            if path is not None and path.exists():
                self._parts = _read(path, exercise)
        except ProblemError as error:
            self.notice = f"{error.one_line()}; {self._put_aside()}"

    def __getitem__(self, part: str) -> Any:
        """Return the last answer to a part, or None."""
        return self._kept(part).answer

    def __setitem__(self, part: str, answer: Any) -> None:
        self._change(part, answer=answer)

    def attempt(self, part: str, answer: Any) -> None:
        """Store an answer that is checked, and count the attempt."""
        self._change(part, answer=answer, attempts=self.attempts(part) + 1)

    def take_hint(self, part: str) -> int:
        """Count a hint and return how many were taken, at most three."""
        self._change(part, hints=min(_HINTS, self.hints(part) + 1))
        return self.hints(part)

    def hints(self, part: str) -> int:
        """Return how many hints were taken for a part."""
        return self._kept(part).hints

    def attempts(self, part: str) -> int:
        """Return how many times the answer to a part was checked."""
        return self._kept(part).attempts

    def _kept(self, part: str) -> _PartRecord:
        return self._parts.get(part, _PartRecord())

    def _change(self, part: str, **changes: Any) -> None:
        kept = {**self._parts, part: self._kept(part).model_copy(update=changes)}
        try:
            json.dumps(kept[part].answer, allow_nan=False)
            file = _File(format=_FORMAT, exercise=self.exercise, parts=dict(sorted(kept.items())))
            content = f"{file.model_dump_json(indent=2)}\n".encode()
        except (TypeError, ValueError, RecursionError):
            hint = "give texts, numbers, lists and dictionaries of them"
            raise ProblemError("this answer cannot be saved", where=part, hint=hint) from None
        if len(content) > _MAX_BYTES:
            raise ProblemError("this answer is too long to be saved", where=part)
        if self.path is not None:
            try:
                write_bytes(self.path, content)
            except ProblemError as error:
                what = f"the answers cannot be saved: {error.what}"
                raise ProblemError(what, where=str(self.path), hint=error.hint) from None
        self._parts = kept

    def _put_aside(self) -> str:
        assert self.path is not None
        name = self.path.name.removesuffix(".json")
        for k in range(1, 1000):
            other = self.path.with_name(f"{name}.aside-{k}.json")
            if other.exists():
                continue
            with contextlib.suppress(OSError):
                self.path.rename(other)
                return f"it is renamed to {other.name}, and you begin without answers"
        self.path = None  # do not overwrite the file
        return "it cannot be renamed, so your answers are not saved until you move it away"


def _read(path: Path, exercise: str) -> dict[str, _PartRecord]:
    where = str(path)
    try:
        found = _File.model_validate_json(read_bytes(path, _MAX_BYTES))
    except ValidationError:
        raise ProblemError("this is not a file of answers, or it is damaged", where=where) from None
    if found.format != _FORMAT:
        what = "these answers were saved by another version of teachmech"
        raise ProblemError(what, where=where)
    if found.exercise != exercise:
        what = f"these are answers to the exercise {found.exercise!r}, not to {exercise!r}"
        raise ProblemError(what, where=where)
    return found.parts
