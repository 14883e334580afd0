"""The file of a task, whose sealed key checks the answers of a student.

It contains data only: answers are compared with numbers, and nothing is run.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import logging
import warnings
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field, PrivateAttr

from teachmech.base.errors import (
    MissingPackageError,
    ProblemError,
    TeachmechError,
    check_known,
    readable,
)
from teachmech.base.files import read_bytes, write_text
from teachmech.base.formulas import mathml
from teachmech.base.log import LOG
from teachmech.base.rich_text import page, table
from teachmech.base.words import counted
from teachmech.homework.answers.answers import AnswerTooLongError
from teachmech.homework.kinds import kind_of
from teachmech.homework.limited.cell_runner import as_json
from teachmech.homework.mistakes import CATALOGUE, named
from teachmech.homework.mistakes.signs_and_units import UNIT_MISSING
from teachmech.homework.parts import Answer, Credit, Part
from teachmech.homework.setting import Scope
from teachmech.homework.statuses import AnswerStatus
from teachmech.homework.task.answer_store import AnswerStore
from teachmech.homework.task.key import FULL, Key
from teachmech.homework.task.report import PartReport, Report
from teachmech.homework.variant_numbers import checked_secret
from teachmech.model.equations import latex_names

if TYPE_CHECKING:
    from teachmech.homework.task.pictures import AnswerMotion

TASK_SUFFIX = ".task.json"
EXERCISE_NAME = r"^[A-Za-z][A-Za-z0-9-]{0,79}$"  # a letter, then letters, digits and -
_MAX_BYTES = 20_000_000
MAX_GIVEN = 4000  # characters of an answer in a report
CLOSE_SHARE = 0.5  # share of the marks for a number of which a digit is missing
_FRESH = "ask for a fresh copy of the task file"
_SEAL = b"seal of a task file"  # draws and marking use different keys


class TaskFile(BaseModel):
    """A task without its widget; see `teachmech.homework.Task`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["teachmech task 2"] = "teachmech task 2"
    exercise: str = Field(pattern=EXERCISE_NAME)
    title: str
    goal: str
    minutes: int
    student: str = ""
    numbers: dict[str, float]
    units: dict[str, str]
    text: str
    parts: tuple[Part, ...]
    frame: Scope
    key: str
    seal: str = Field(default="", pattern=r"^([0-9a-f]{64})?$")
    digest: str = ""

    _path: Path | None = PrivateAttr(default=None)

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """Read a task file; refuse one that is damaged, changed or of another version."""
        task = cls.loads(read_bytes(path, _MAX_BYTES), str(path))
        task._path = Path(path)
        return task

    @classmethod
    def loads(cls, text: str | bytes, source: str = "<text>") -> Self:
        """Read a task from the text of its file; errors use ``source`` as its name."""
        try:
            task = cls.model_validate_json(text)
            task._check()
        except ValueError:  # includes ValidationError and UnicodeEncodeError
            what = "this is not a task file of this version of teachmech, or it is damaged"
            raise ProblemError(what, where=source, hint=_FRESH) from None
        except TeachmechError as error:
            raise error.at(source) from None
        return task

    def to_text(self) -> str:
        """Return the text of the task file."""
        return json.dumps(self.model_dump(mode="json"), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the task file."""
        write_text(path, self.to_text())

    def signed(self) -> Self:
        """Return the task with the digest of all other fields."""
        return self.model_copy(update={"digest": self._digest()})

    def sealed(self, secret: str) -> Self:
        """Return the task with the seal of a course, which requires its secret."""
        return self.model_copy(update={"seal": self._seal(secret)}).signed()

    def seal_fault(self, secret: str) -> str:
        """Return why the task was not released with this secret; empty if it was."""
        if hmac.compare_digest(self._seal(secret).encode(), self.seal.encode()):
            return ""
        if self.seal:
            return "this task file was not released with this secret, or was changed"
        return "this task file has no seal: it was made without the secret of the course"

    def _seal(self, secret: str) -> str:
        key = hmac.digest(checked_secret(secret).encode(), _SEAL, "sha256")
        return hmac.new(key, self._content("digest", "seal"), hashlib.sha256).hexdigest()

    def _digest(self) -> str:
        return hashlib.sha256(self._content("digest")).hexdigest()

    def _content(self, *without: str) -> bytes:
        data = self.model_dump(mode="json", exclude=set(without))
        return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()

    def _check(self) -> None:
        if self.digest != self._digest():
            raise ProblemError("this task file was changed after it was made", hint=_FRESH)
        names = [part.name for part in self.parts]
        if not names or len(set(names)) < len(names) or set(names) != set(self._key.parts):
            raise ProblemError("the parts and the key do not belong together", hint=_FRESH)
        for part in self.parts:
            kind_of(part)

    @cached_property
    def _key(self) -> Key:
        return Key.from_text(self.key)

    @property
    def out_of(self) -> float:
        """The sum of the marks of all parts."""
        return round(sum(part.marks for part in self.parts), 2)

    @property
    def gives_feedback(self) -> bool:
        """True if checks give marks; otherwise they only state whether answers can be read."""
        return any(part.right for part in self._key.parts.values())

    def part(self, name: str) -> Part:
        """Return a part by its name."""
        known = {part.name: part for part in self.parts}
        check_known("part", [name], known, where=self.exercise)
        return known[name]

    def check(self, part: str, answer: Answer) -> PartReport:
        """Compare an answer with the sealed ones, and return the report.

        If the exercise gives no feedback, the report only states whether the answer can be read.
        The same answer always has the same report. Nothing is stored.

        Parameters
        ----------
        part : str
        answer : text, number, list or dict
            The answer in the form that the part requires; None or ``...`` if there is none. An
            array of NumPy counts as a list, a formula of SymPy as its text.

        Raises
        ------
        ProblemError
            If there is no such part, or the key does not fit it.
        MissingPackageError
            If a number has a unit and the extra ``homework`` is not installed.
        """
        asked = self.part(part)
        with contextlib.suppress(TypeError, ValueError, OverflowError):
            answer = as_json(answer)  # as for a computed answer in a notebook

        if is_missing(answer):
            words = "There is no answer yet."
            return PartReport(part, AnswerStatus.MISSING, 0.0, asked.marks, words=words)

        def report(status: AnswerStatus, marks: float = 0.0, **words: str) -> PartReport:
            return PartReport(part, status, marks, asked.marks, given=as_given(answer), **words)

        right = self._key.parts[part].right
        try:
            credit = self._credit(asked, answer, right)
        except MissingPackageError:
            raise
        except TeachmechError as error:
            is_long = isinstance(error, AnswerTooLongError)
            status = AnswerStatus.TOO_LONG if is_long else AnswerStatus.UNREADABLE
            return report(status, error=str(error))
        if not right:
            return report(AnswerStatus.UNMARKED, words=credit.words)
        if credit.share >= FULL:
            return report(AnswerStatus.RIGHT, asked.marks, words=credit.words)
        mistake = self._mistake(asked, answer, credit)
        if credit.close and mistake and mistake["mistake"] != UNIT_MISSING.name:
            credit = Credit(credit.share, "This is not right.")
        share = credit.share + CLOSE_SHARE * credit.close
        status = AnswerStatus.PARTLY if share > 0 else AnswerStatus.WRONG
        if credit.close and credit.share + credit.close >= FULL:
            status = AnswerStatus.CLOSE
        return report(status, round(share * asked.marks, 2), words=credit.words, **mistake)

    def report(self, answers: Mapping[str, Answer]) -> Report:
        """Return the report on answers by part; parts without an answer count as missing."""
        check_known("part", answers, [part.name for part in self.parts], where=self.exercise)
        reports = (self.check(part.name, answers.get(part.name)) for part in self.parts)
        return Report(self.exercise, tuple(reports))

    def _credit(self, part: Part, answer: Answer, sealed: dict[str, Any]) -> Credit:
        try:
            if sealed:
                return kind_of(part).credit(answer, part, self.frame, sealed)
            kind_of(part).read(answer, part, self.frame)
            return Credit(0.0, "This answer can be read. It is marked after you hand it in.")
        except TeachmechError:
            raise
        except Exception as error:  # a forged key, or an unforeseen answer
            # A forged key is not a bug, so the traceback is logged for debugging only.
            debug, words = LOG.isEnabledFor(logging.DEBUG), f"{type(error).__name__}: {error}"
            what = "the answer to %s cannot be compared (%s)"
            LOG.error(what, part.name, readable(words, 200), exc_info=debug)
            what = f"this answer cannot be compared ({type(error).__name__})"
            hint = "write it in another form; if that does not help, ask for a fresh task file"
            raise ProblemError(what, where=part.name, hint=hint) from error

    def _mistake(self, part: Part, answer: Answer, credit: Credit) -> dict[str, str]:
        """Return the typical mistake in an answer, in words; empty if there is none."""
        if credit.mistake:
            found = named(credit.mistake)
            return {"mistake": found.name, "title": found.title, "says": found.says}
        for mistake in self._key.parts[part.name].mistakes:
            with contextlib.suppress(TeachmechError):
                if self._credit(part, answer, mistake.sealed).share >= FULL:
                    return {"mistake": mistake.name, "title": mistake.title, "says": mistake.says}
        for known in CATALOGUE:
            if known.diagnose(answer, part, self.frame):
                return {"mistake": known.name, "title": known.title, "says": known.says}
        return {}

    @cached_property
    def answers(self) -> AnswerStore:
        """The answers of the student so far, stored next to the task file."""
        path = self._path
        if path is not None:
            name = path.name.removesuffix(TASK_SUFFIX).removesuffix(".json")
            path = path.with_name(f"{name}.answers.json")
        return AnswerStore(self.exercise, path)

    def hint(self, part: str) -> str:
        """Return the next hint; after the last one, return it again.

        The number of hints taken is stored next to the task file and appears in the table of marks.
        """
        asked = self.part(part)
        if not asked.hints:
            return "There is no hint for this part."
        if self.answers.notice:
            warnings.warn(self.answers.notice, stacklevel=2)
            self.answers.notice = ""  # it is shown once
        count = min(self.answers.take_hint(part), len(asked.hints))
        return f"Hint {count} of {len(asked.hints)}: {asked.hints[count - 1]}"

    def motion(self, part: str, answer: Answer, compared: bool = False) -> AnswerMotion:
        """Return the motion of an answer, and the right one if ``compared``, for a page.

        The part must be of kind ``motion``. The answer is read and simulated within the limits of
        `check`, over the times of the right motion if the exercise gives feedback. An exercise
        without feedback never shows the right motion.
        """
        from teachmech.homework.task.pictures import answer_motion, own_motion

        asked, right = self.part(part), self._key.parts[part].right
        if not kind_of(asked).is_problem:
            raise ProblemError("only a whole problem has a motion to show", where=part)
        motion = own_motion(kind_of(asked).read(answer, asked, self.frame), right)
        return answer_motion(motion, right if compared else {})

    @property
    def given(self) -> str:
        """The numbers of the variant in one line."""
        shown = (f"{n} = {x:g} {self.units.get(n, '')}".strip() for n, x in self.numbers.items())
        return ", ".join(shown)

    def __str__(self) -> str:
        """Return a few lines of text."""
        marks = counted(self.out_of, "mark")
        lines = [f"{self.title} ({self.minutes} minutes, {marks})", self.goal]
        lines += [f"given: {self.given}"] if self.numbers else []
        for part in self.parts:
            lines.append(f"  {part.name} ({part.marks:g}): {part.ask}".rstrip())
            lines.append(f"    answer: {kind_of(part).form(part, self.frame)}")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> Markup:
        """Return a page without the questions, which are in the notebook above each answer."""
        names = latex_names(self.frame.system())
        given = [
            (mathml(names[n]) if n in names else n, f"{x:g} {self.units.get(n, '')}".rstrip())
            for n, x in self.numbers.items()
        ]
        parts = [(p.name, f"{p.marks:g}", kind_of(p).form(p, self.frame)) for p in self.parts]
        marks = counted(self.out_of, "mark")
        return page(
            f"{self.title} ({self.minutes} minutes, {marks})",
            self.goal,
            table(["given", ""], given, len(given)),
            table(["part", "marks", "answer"], parts, len(parts)),
        )


def as_given(answer: Answer) -> str:
    """Return an answer as a text of bounded length that prints; its lines are kept."""
    try:
        text = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):  # not a literal
        text = type(answer).__name__
    text = text if len(text) <= MAX_GIVEN else f"{text[:MAX_GIVEN]}..."
    return "".join(x if x.isprintable() or x == "\n" else "\N{REPLACEMENT CHARACTER}" for x in text)


def is_missing(answer: Answer) -> bool:
    """Return whether an answer was not given."""
    if isinstance(answer, str):
        return answer.strip() in ("", "...")
    if isinstance(answer, list | tuple | dict):
        return not answer
    return answer is None or answer is ...
