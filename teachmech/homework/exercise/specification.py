"""The content of the raw cell that describes an exercise."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cached_property
from typing import Annotated, Any, Self

from pydantic import BeforeValidator, Field, PrivateAttr, ValidationError, model_validator

from teachmech.base import documents
from teachmech.base.errors import ProblemError, TeachmechError, nearest, shortened
from teachmech.homework.kinds import KINDS
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.homework.task.task_file import EXERCISE_NAME
from teachmech.problems.data import FileModel as Frozen
from teachmech.problems.data import Text, shape_error

_MAX_VALUES = 10_000
_PROBLEMS = ("particles", "system", "mechanism")  # the keys that describe a problem
_DECIMAL = re.compile(r"[+-]?\d{1,12}(\.\d{0,12})?([eE][+-]?\d{1,2})?")
# The location of an error in the text of the problem, without the notebook.
_INNER_LOCATION = re.compile(r"(?:particles|system|mechanism), line (\d+)(?:, )?")


def _decimal(value: Any) -> Decimal:
    text = str(value).strip()
    if not _DECIMAL.fullmatch(text):
        raise ValueError(f"{shortened(text)} is not a decimal number, such as 0.25")
    return Decimal(text)


DecimalNumber = Annotated[Decimal, BeforeValidator(_decimal)]


class ParameterData(Frozen):
    """The values that a parameter may have: a list, or from, to and step.

    Examples
    --------
    >>> [str(x) for x in ParameterData(**{"from": "0.2", "to": "0.5", "step": "0.1"}).allowed]
    ['0.2', '0.3', '0.4', '0.5']
    """

    unit: Text = Field(default="", max_length=40, description="For the text; m, kg, 1/s, ...")
    values: tuple[DecimalNumber, ...] | None = Field(
        default=None, min_length=1, max_length=_MAX_VALUES
    )
    first: DecimalNumber | None = Field(default=None, alias="from")
    last: DecimalNumber | None = Field(default=None, alias="to")
    step: DecimalNumber | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        span = (self.first, self.last, self.step)
        if (self.values is None) == (span == (None, None, None)):
            raise ValueError("give either values, or from, to and step")
        if len(set(self.allowed)) < len(self.allowed):
            raise ValueError("a value occurs twice")
        return self

    @cached_property
    def allowed(self) -> tuple[Decimal, ...]:
        """The values that may be drawn, in order."""
        if self.values is not None:
            return self.values
        if self.first is None or self.last is None or self.step is None:
            raise ValueError("give all three of from, to and step")
        if self.step <= 0 or self.last < self.first:
            raise ValueError("step must be positive, and to not less than from")
        count = int((self.last - self.first) / self.step) + 1
        if count > _MAX_VALUES:
            raise ValueError(f"at most {_MAX_VALUES} values are accepted")
        return tuple(self.first + k * self.step for k in range(count))


class Specification(Frozen):
    """An exercise without its texts and worked solutions, made by `read`."""

    exercise: Text  # name of the exercise: a letter, then letters, digits and -
    title: Text = Field(min_length=1, max_length=200)
    goal: Text = Field(min_length=1, max_length=1000)
    minutes: int = Field(gt=0, le=6000)
    feedback: bool = True  # whether students' files contain a key, so that checks give feedback
    # The parameters of the problem that differ from student to student.
    variant: dict[str, ParameterData] = Field(default_factory=dict, max_length=20)
    # Exactly one of the next three describes the problem; see `Setting.of`.
    particles: dict[str, Any] | None = None
    system: dict[str, Any] | None = None
    mechanism: str | None = None
    parts: tuple[Part, ...] = Field(min_length=1, max_length=50)

    _document: documents.Document = PrivateAttr()

    @classmethod
    def read(cls, text: str, source: str) -> Self:
        """Read the text of the raw cell; errors state ``source`` (notebook and cell)."""
        document = documents.read(text, source)
        if not isinstance(document.data, dict):
            hint = "begin the specification with 'exercise: NAME'"
            raise ProblemError("there are no keys", where=source, hint=hint)
        try:
            specification = cls(**document.data)
        except ValidationError as error:
            raise shape_error(error, document, cls) from None
        specification._document = document
        specification._check()
        return specification

    @cached_property
    def setting(self) -> Setting:
        """The problem with the numbers of the notebook."""
        given = {key: value for key in _PROBLEMS if (value := getattr(self, key)) is not None}
        try:
            return Setting.of(given)
        except TeachmechError as error:
            raise self._located(error, next(iter(given), "")) from None

    @property
    def allowed(self) -> dict[str, tuple[Decimal, ...]]:
        """The values that may be drawn, by parameter."""
        return {name: parameter.allowed for name, parameter in self.variant.items()}

    def where(self, path: documents.Path) -> str:
        """Return notebook, cell, line and key for a path such as ``("parts", 0, "kind")``."""
        line = self._document.line(path)
        return f"{self._document.source}, line {line}, {documents.dotted(path)}"

    def _wrong(self, path: documents.Path, what: str, hint: str) -> ProblemError:
        key, line = documents.dotted(path), self._document.line(path)
        return ProblemError(what, key=key, line=line, where=self.where(path), hint=hint)

    def _check(self) -> None:
        if not re.fullmatch(EXERCISE_NAME, self.exercise):
            what = f"{shortened(self.exercise)} is not a name for an exercise"
            raise self._wrong(("exercise",), what, "a letter, then letters, digits and -")
        names = [part.name for part in self.parts]
        for k, part in enumerate(self.parts):
            if part.kind not in KINDS:
                what = f"there is no kind {shortened(part.kind)} of part"
                raise self._wrong(("parts", k, "kind"), what, nearest(part.kind, KINDS))
            if self.setting.system.switches and not KINDS[part.kind].with_switches:
                known = ", ".join(name for name, kind in KINDS.items() if kind.with_switches)
                what = "the problem has a constraint that does not always act or has friction, and "
                what += f"answers of the kind '{part.kind}' are not compared for such constraints"
                raise self._wrong(("parts", k, "kind"), what, f"ask for one of {known}")
            if part.name in names[:k]:
                what = f"two parts are named '{part.name}'"
                raise self._wrong(("parts", k, "name"), what, "rename one of them")
        for name in self.variant:
            if name not in self.setting.parameters:
                what = f"the problem has no parameter '{name}'"
                raise self._wrong(("variant", name), what, nearest(name, self.setting.parameters))

    def _located(self, error: TeachmechError, key: str) -> TeachmechError:
        """Return the error of the problem, with its location in the cell."""
        inner = _INNER_LOCATION.match(error.where)
        line = self._document.line((key, *_path_of(error)))
        if key == "mechanism" and inner is not None:  # its text begins in the line below the key
            line = self._document.line((key,)) + int(inner[1])
        rest = error.where[inner.end() :] if inner else error.where
        location = [self._document.source, *((f"line {line}", key) if key else ())]
        error.where = ", ".join([*location, *([rest] if rest and rest not in _PROBLEMS else [])])
        if isinstance(error, ProblemError):
            error.line = line
        return error


def _path_of(error: TeachmechError) -> documents.Path:
    """Return the keys that lead to an error in its problem."""
    if error.location[:1] == ("file",):
        return error.location[1:]
    key = error.key if isinstance(error, ProblemError) else ""
    words = re.findall(r"\[(\d+)\]|([^.\[\]]+)", key)
    return tuple(int(number) - 1 if number else word for number, word in words)
