"""The fields for the answer to a part, and the feedback while the student types.

This module uses no widgets. Each kind of answer has one of the `SHAPES` of fields: one text, a text
per line, a text per name, or the rows of A with b. The kind of answer reads the texts, one at a
time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from teachmech.base.errors import ExpressionError, TeachmechError
from teachmech.base.log import LOG
from teachmech.base.words import as_text
from teachmech.draft.check import Check
from teachmech.expressions import Expression, parse_equation, to_latex
from teachmech.expressions.typed_latex import typed_latex
from teachmech.homework.answers.notation import plain
from teachmech.homework.answers.quantities import Quantity
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Scope
from teachmech.model.equations import latex_names
from teachmech.model.switches import COMPARISON, Condition

Field = dict[str, Any]
Texts = Mapping[str, str]
_SIGNS = {"<": "<", ">": ">", "<=": r"\le", ">=": r"\ge"}  # in LaTeX


class AnswerFields:
    r"""The fields of a part whose answer is one text; `kept` is the previous answer.

    Examples
    --------
    >>> part = Part(name="energy", kind="expression")
    >>> entries = AnswerFields(part, Scope(coordinates=["x1"], parameters={"k": 2}))
    >>> entries.check("energy", "k*x1^2/2").latex, entries.answer({"energy": "k*x1^2/2"})
    ('\\frac{k \\, x_{1}^{2}}{2}', 'k*x1^2/2')
    >>> print(entries.check("energy", "k*x1^2/(2").caret)
    k*x1^2/(2
           ^
    """

    columns = 0

    def __init__(self, part: Part, scope: Scope, kept: Answer = None) -> None:
        self.part, self.scope, self.kind = part, scope, kind_of(part)
        self._latex = latex_names(scope.system())
        self.labels = self._labels(kept)

    def _labels(self, kept: Answer) -> dict[str, str]:
        """Return the label of each field by name, with enough fields for the previous answer."""
        return {self.part.name: self.kind.label(self.part)}

    def answer(self, texts: Texts) -> Answer:
        """Return the answer that the texts of all fields form."""
        return texts.get(self.part.name, "")

    def texts(self, answer: Answer) -> dict[str, str]:
        """Return the texts of the fields that form an answer."""
        return {self.part.name: self.part.start if answer is None else _text(answer)}

    def read(self, name: str, text: Any) -> Any:
        """Return the meaning of the text in one field."""
        return self.kind.read(text, self.part, self.scope)

    def fields(self, texts: Texts) -> list[Field]:
        """Return the fields in the form of a card of `Form`."""
        return [self._field(name, label, texts) for name, label in self.labels.items()]

    def check(self, name: str, text: str) -> Check:
        """Return the feedback on a text while it is typed; there is none for an empty text."""
        if not text.strip():
            return Check()
        try:
            return self._said(self.read(name, text), text)
        except TeachmechError as error:
            return self._wrong(error, text)
        except Exception as error:  # a message, not a traceback
            LOG.exception("the text of the field %s cannot be read", name)
            return Check(
                error=f"this cannot be read ({type(error).__name__}); write it in another form"
            )

    def _wrong(self, error: TeachmechError, text: str) -> Check:
        return Check.of_error(error)

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = {"name": name, "label": label, "value": texts.get(name, ""), "kind": "text"}
        return field | {"wide": len(self.labels) == 1}

    def _said(self, read: Any, text: str) -> Check:
        if isinstance(read, Expression):
            return Check(latex=self._as_typed(read.text) or to_latex(read.symbolic, self._latex))
        if isinstance(read, Quantity):
            unit = self.part.unit if read.unit else ""
            note = f"= {read.value:.6g} {unit}".rstrip()
            return Check(latex=self._formula(read, text), note=note)
        if isinstance(read, Condition) and (sign := COMPARISON.search(text)):
            sides = text[: sign.start()], text[sign.end() :]
            return Check(latex=f" {_SIGNS[sign[0]]} ".join(map(self._as_typed, sides)))
        return Check()

    def _as_typed(self, text: str) -> str:
        """Return an expression or equation in the order in which it was typed; empty for others."""
        try:
            text = plain(text)
            parse_equation(text, self.scope.names)
            return typed_latex(text, self._latex)
        except ExpressionError:
            return ""

    def _formula(self, read: Quantity, text: str) -> str:
        """Return the number as a formula, unless it consists of digits only."""
        bare = text.strip().removesuffix(read.unit)
        return self._as_typed(bare) if re.search("[A-Za-z(/^+*]", bare) else ""


class ChoiceField(AnswerFields):
    """One of the options of the part."""

    def check(self, name: str, text: str) -> Check:
        return Check()  # every option is valid

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        options = {option: option for option in self.part.options}
        choice = {"kind": "choice", "options": options, "wide": False}
        return super()._field(name, label, texts) | choice


class DocumentField(AnswerFields):
    """The text of a file."""

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        rows = min(24, max(8, texts.get(name, "").count("\n") + 3))
        return super()._field(name, label, texts) | {"kind": "lines", "rows": rows}

    def _wrong(self, error: TeachmechError, text: str) -> Check:
        return located(error, text)


class LinesField(AnswerFields):
    """A number per line, such as the multipliers."""

    def _labels(self, kept: Answer) -> dict[str, str]:
        return {self.part.name: f"{self.kind.label(self.part)}; Ctrl+Enter checks them"}

    def answer(self, texts: Texts) -> Answer:
        return [line.strip() for line in texts.get(self.part.name, "").split("\n") if line.strip()]

    def texts(self, answer: Answer) -> dict[str, str]:
        if answer is None:
            return {self.part.name: self.part.start}
        lines = answer if isinstance(answer, list) else [answer]
        return {self.part.name: "\n".join(map(_text, lines))}

    def check(self, name: str, text: str) -> Check:
        """Return the feedback on all lines, or on the first wrong one."""
        lines = text.split("\n")
        latex: list[str] = []
        for k, line in enumerate(lines):
            check = super().check(name, line)
            if check.error and len(lines) > 1:
                corrected = tuple(
                    "\n".join([*lines[:k], text, *lines[k + 1 :]]) for text in check.suggestions
                )
                error = f"line {k + 1}: {check.error}"
                return Check(error=error, caret=check.caret, suggestions=corrected)
            if check.error:
                return check
            latex += [self._line(len(latex) + 1, check)] if line.strip() else []
        shown = r"\begin{array}{l}" + r" \\ ".join(latex) + r"\end{array}"
        return Check(latex=shown if len(latex) > 1 else "".join(latex))

    def read(self, name: str, text: str) -> Any:
        return next(iter(super().read(name, [text]).values()))

    def _line(self, number: int, check: Check) -> str:
        formula = f"= {check.latex}" if check.latex else ""
        return rf"\lambda_{{{number}}} {formula} \ \text{{{check.note}}}"

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = super()._field(name, label, texts)
        rows = max(2, len(self.part.names), texts.get(name, "").count("\n") + 1)
        return field | {"kind": "lines", "rows": rows}


class EquationsField(LinesField):
    """An equation per line; for a single constraint, a field of one line unless there are more."""

    def _labels(self, kept: Answer) -> dict[str, str]:
        several = isinstance(kept, list) and len(kept) > 1
        self._single = len(self.part.names) == 1 and not several
        return {self.part.name: "equation"} if self._single else super()._labels(kept)

    def answer(self, texts: Texts) -> Answer:
        return AnswerFields.answer(self, texts) if self._single else super().answer(texts)

    def read(self, name: str, text: str) -> Any:
        return AnswerFields.read(self, name, [text]).constraint_expressions[0]

    def _line(self, number: int, check: Check) -> str:
        return check.latex

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = super()._field(name, label, texts)
        return field | {"kind": "text"} if self._single else field

    def _said(self, read: Any, text: str) -> Check:
        latex = super()._said(read, text).latex
        return Check(latex=latex if "=" in read.text else f"{latex} = 0")


class NamedFields(AnswerFields):
    """A text per name: forces and masses by coordinate, start values."""

    def _labels(self, kept: Answer) -> dict[str, str]:
        asked, words = self.kind.names(self.part, self.scope), self.kind.label(self.part)
        self.columns = len(asked) if len(asked) < 4 else self.scope.dimension or 3
        unit = f" in {self.part.unit}" if self.part.unit else ""
        return {name: f"{words}{name}{unit}" for name in asked}

    def answer(self, texts: Texts) -> Answer:
        return {name: texts[name].strip() for name in self.labels if texts.get(name, "").strip()}

    def texts(self, answer: Answer) -> dict[str, str]:
        if not isinstance(answer, Mapping):
            given = answer if isinstance(answer, list) else [] if answer is None else [answer]
            answer = dict(zip(self.labels, given, strict=False))
        return {name: _text(answer.get(name, "")) for name in self.labels}

    def read(self, name: str, text: str) -> Any:
        return super().read(name, {name: text})[name]


class MatrixFields(AnswerFields):
    """The input fields for the rows of A, each followed by its entry of b."""

    def _labels(self, kept: Answer) -> dict[str, str]:
        """Return labels for the rows: as many as constraints are required, or were written."""
        written = _list(kept.get("b")) if isinstance(kept, Mapping) else []
        self._rows = range(1, (len(self.part.names) or max(1, len(written))) + 1)
        self.columns = min(4, len(self.scope.coordinates))
        labels: dict[str, str] = {}
        for k in self._rows:
            row = f"row {k}, " if len(self._rows) > 1 else ""
            labels |= {f"A {k} {name}": f"{row}A of {name}" for name in self.scope.coordinates}
            labels[f"b {k}"] = f"{row}b"
        return labels

    def answer(self, texts: Texts) -> Answer:
        entries = {name: texts.get(name, "").strip() for name in self.labels}
        if not any(entries.values()):
            return {}
        A = [[entries[f"A {k} {x}"] or "0" for x in self.scope.coordinates] for k in self._rows]
        return {"A": A, "b": [entries[f"b {k}"] or "0" for k in self._rows]}

    def texts(self, answer: Answer) -> dict[str, str]:
        texts = dict.fromkeys(self.labels, "")
        if isinstance(answer, Mapping):
            for k, row in enumerate(_list(answer.get("A")), start=1):
                pairs = zip(self.scope.coordinates, _list(row), strict=False)
                texts |= {f"A {k} {name}": _text(x) for name, x in pairs}
            texts |= {f"b {k}": _text(x) for k, x in enumerate(_list(answer.get("b")), start=1)}
        return {name: texts[name] for name in self.labels}

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        return super()._field(name, label, texts) | {"wide": name.startswith("b ")}

    def read(self, name: str, text: str) -> Any:
        zeros = ["0"] * len(self.scope.coordinates)
        return super().read(name, {"A": [zeros], "b": [text]})[0][-1]


SHAPES: dict[str, type[AnswerFields]] = {
    "text": AnswerFields,
    "choice": ChoiceField,
    "document": DocumentField,
    "numbers": LinesField,
    "equations": EquationsField,
    "names": NamedFields,
    "grid": MatrixFields,
}


def answer_fields_of(part: Part, scope: Scope, kept: Answer = None) -> AnswerFields:
    """Return the fields of a part; see `AnswerFields`."""
    return SHAPES[kind_of(part).fields](part, scope, kept)


def located(error: TeachmechError, text: str) -> Check:
    r"""Return the feedback on an error in the text of a file, with its line and a caret.

    Examples
    --------
    >>> from teachmech.base.errors import ProblemError
    >>> error = ProblemError("no such key", key="time.stop", where="answer, line 2, time.stop")
    >>> print(located(error, "dimension: 2\ntime: {stop: 3}").caret)
        time: {stop: 3}
               ^^^^
    """
    check, lines = Check.of_error(error), text.split("\n")
    where = error.where.removeprefix("answer").lstrip(", ")
    check = replace(check, error=f"{where}: {check.error}" if where else check.error)
    number = int(found[1]) - 1 if (found := re.match(r"line (\d+)", where)) else len(lines)
    if number >= len(lines):
        return replace(check, suggestions=())
    line = lines[number]
    if isinstance(error, ExpressionError):  # a correction is that of one formula in the line
        corrected = [line.replace(error.text, one) for one in check.suggestions]
        texts = ["\n".join([*lines[:number], one, *lines[number + 1 :]]) for one in corrected]
        return replace(check, suggestions=tuple(texts) if error.text in line else ())
    key = re.findall(r"\w+", getattr(error, "key", "") or "")[-1:]
    place = re.search(rf"\b{key[0]}\b", line) if key else None
    start = place.start() if place else len(line) - len(line.lstrip())
    length = len(key[0]) if place else len(line.strip())
    pointed = ExpressionError("", text=line, position=start, length=length)
    return replace(check, caret=pointed.caret(60))


def _list(given: Any) -> list[Any]:
    return given if isinstance(given, list) else []


def _text(answer: Any) -> str:
    """Return an answer as a text, without loss."""
    if isinstance(answer, str):
        return answer
    number = isinstance(answer, int | float) and not isinstance(answer, bool)
    return as_text(answer) if number else json.dumps(answer)
