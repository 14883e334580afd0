"""Entries: the fields of a part of an exercise, the answer that they make, and what is said of it.

No widget is known here. A kind says which of the `SHAPES` its fields have: one text, a text per
line, a text per name, or the rows of A with b. Texts are read by the kind itself, one at a time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from teachmech.base.errors import LOG, ExpressionError, TeachmechError
from teachmech.base.words import as_text
from teachmech.expressions import Expression, parse_expression, to_latex
from teachmech.homework.answers.quantities import Quantity
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Frame
from teachmech.model.equations import latex_names
from teachmech.widgets.check import Check

Field = dict[str, Any]
Texts = Mapping[str, str]


class Entries:
    r"""The fields of a part whose answer is one text.

    Parameters
    ----------
    part : Part
    frame : Frame
    kept : answer, optional
        What was answered before.

    Examples
    --------
    >>> part = Part(name="energy", kind="expression")
    >>> entries = Entries(part, Frame(coordinates=["x1"], parameters={"k": 2}))
    >>> entries.check("energy", "k*x1^2/2").latex, entries.answer({"energy": "k*x1^2/2"})
    ('\\frac{k x_{1}^{2}}{2}', 'k*x1^2/2')
    >>> print(entries.check("energy", "k*x1^2/(2").caret)
    k*x1^2/(2
           ^
    """

    columns = 0

    def __init__(self, part: Part, frame: Frame, kept: Answer = None) -> None:
        self.part, self.frame, self.kind = part, frame, kind_of(part)
        self._latex = latex_names(frame.system())
        self.shape(kept)

    def shape(self, kept: Answer) -> None:
        """Prepare as many fields as what was kept needs."""

    # --- what a shape has of its own ----------------------------------------------------------

    @property
    def labels(self) -> dict[str, str]:
        """The label of each field, by name."""
        return {self.part.name: self.kind.label(self.part)}

    def answer(self, texts: Texts) -> Answer:
        """Return the answer that the texts of all fields make."""
        return texts.get(self.part.name, "")

    def texts(self, answer: Answer) -> dict[str, str]:
        """Return the texts of the fields that make an answer."""
        return {self.part.name: self.part.start if answer is None else _text(answer)}

    def read(self, name: str, text: Any) -> Any:
        """Return what the text of one field means."""
        return self.kind.read(text, self.part, self.frame)

    # --- common to all ------------------------------------------------------------------------

    def fields(self, texts: Texts) -> list[Field]:
        """Return the fields as a card of `Form` takes them."""
        return [self._field(name, label, texts) for name, label in self.labels.items()]

    def check(self, name: str, text: str) -> Check:
        """Return what is said of a text while it is typed; nothing of an empty one."""
        if not text.strip():
            return Check()
        try:
            return self._said(self.read(name, text), text)
        except TeachmechError as error:
            return Check.failed(error)
        except Exception as error:  # rather a word than a traceback
            LOG.exception("the text of the field %s cannot be read", name)
            return Check(error=f"this cannot be read ({type(error).__name__}); write it otherwise")

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = {"name": name, "label": label, "value": texts.get(name, ""), "kind": "text"}
        return field | {"wide": len(self.labels) == 1}

    def _said(self, read: Any, text: str) -> Check:
        if isinstance(read, Expression):
            return Check(latex=to_latex(read.symbolic, self._latex))
        if isinstance(read, Quantity):
            return Check(latex=self._formula(read, text), note=self._value(read))
        return Check()

    def _formula(self, read: Quantity, text: str) -> str:
        """The number as a formula, where it is more than digits."""
        bare = text.strip().removesuffix(read.unit)
        try:
            symbolic = parse_expression(bare, self.frame.names).symbolic
        except ExpressionError:
            return ""
        return "" if symbolic.is_Number else to_latex(symbolic, self._latex)

    def _value(self, read: Quantity) -> str:
        return f"= {read.value:.6g} {self.part.unit if read.unit else ''}".rstrip()


class Options(Entries):
    """One of the options of the part."""

    def check(self, name: str, text: str) -> Check:
        """Say nothing: any option can be read."""
        return Check()

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        options = {option: option for option in self.part.options}
        return super()._field(name, label, texts) | {
            "kind": "choice",
            "options": options,
            "wide": False,
        }


class Document(Entries):
    """The text of a file."""

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        rows = min(24, max(8, texts.get(name, "").count("\n") + 3))
        return super()._field(name, label, texts) | {"kind": "lines", "rows": rows}


class Lines(Entries):
    """A number per line, such as the multipliers."""

    @property
    def labels(self) -> dict[str, str]:
        """The label of the field."""
        return {self.part.name: f"{self.kind.label(self.part)}; Ctrl+Enter checks them"}

    def answer(self, texts: Texts) -> Answer:
        """Return the list of the lines."""
        return [line.strip() for line in texts.get(self.part.name, "").split("\n") if line.strip()]

    def texts(self, answer: Answer) -> dict[str, str]:
        """Return the lines."""
        if answer is None:
            return {self.part.name: self.part.start}
        lines = answer if isinstance(answer, list) else [answer]
        return {self.part.name: "\n".join(map(_text, lines))}

    def check(self, name: str, text: str) -> Check:
        """Return what is said of all lines, or of the first wrong one."""
        lines = text.split("\n")
        latex: list[str] = []
        for k, line in enumerate(lines):
            check = super().check(name, line)
            if check.error and len(lines) > 1:
                mended = [*lines[:k], check.suggestion, *lines[k + 1 :]] if check.suggestion else []
                error = f"line {k + 1}: {check.error}"
                return Check(error=error, caret=check.caret, suggestion="\n".join(mended))
            if check.error:
                return check
            latex += [self._line(len(latex) + 1, check)] if line.strip() else []
        shown = r"\begin{array}{l}" + r" \\ ".join(latex) + r"\end{array}"
        return Check(latex=shown if len(latex) > 1 else "".join(latex))

    def read(self, name: str, text: str) -> Any:
        """Return what one line means."""
        return next(iter(super().read(name, [text]).values()))

    def _line(self, number: int, check: Check) -> str:
        formula = f"= {check.latex}" if check.latex else ""
        return rf"\lambda_{{{number}}} {formula} \ \text{{{check.note}}}"

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = super()._field(name, label, texts)
        rows = max(2, len(self.part.names), texts.get(name, "").count("\n") + 1)
        return field | {"kind": "lines", "rows": rows}


class Equations(Lines):
    """An equation per line; for one constraint a field of one line, unless more were given."""

    def shape(self, kept: Answer) -> None:
        """One line, or several."""
        several = isinstance(kept, list) and len(kept) > 1
        self.single = len(self.part.names) == 1 and not several

    @property
    def labels(self) -> dict[str, str]:
        """The label of the field."""
        return {self.part.name: "equation"} if self.single else super().labels

    def answer(self, texts: Texts) -> Answer:
        """Return the list of the lines; of the field of one line its text."""
        return Entries.answer(self, texts) if self.single else super().answer(texts)

    def read(self, name: str, text: str) -> Any:
        """Return what one line means."""
        return Entries.read(self, name, [text]).constraint_expressions[0]

    def _line(self, number: int, check: Check) -> str:
        return check.latex

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        field = super()._field(name, label, texts)
        return field | {"kind": "text"} if self.single else field

    def _said(self, read: Any, text: str) -> Check:
        return Check(latex=f"{super()._said(read, text).latex} = 0")


class Named(Entries):
    """A text per name: forces and masses by coordinate, start values."""

    def shape(self, kept: Answer) -> None:
        """A field for each name that is asked for."""
        self.asked = self.kind.names(self.part, self.frame)
        self.columns = len(self.asked) if len(self.asked) < 4 else self.frame.dimension or 3

    @property
    def labels(self) -> dict[str, str]:
        """The names, with the unit that is asked for."""
        words = self.kind.label(self.part)
        unit = f" in {self.part.unit}" if self.part.unit else ""
        return {name: f"{words}{name}{unit}" for name in self.asked}

    def answer(self, texts: Texts) -> Answer:
        """Return the texts by name, without those that are empty."""
        return {name: texts[name].strip() for name in self.asked if texts.get(name, "").strip()}

    def texts(self, answer: Answer) -> dict[str, str]:
        """Return the texts by name."""
        if isinstance(answer, list):
            answer = dict(zip(self.asked, answer, strict=False))
        elif not isinstance(answer, Mapping):
            answer = {} if answer is None else {self.asked[0]: answer}
        return {name: _text(answer.get(name, "")) for name in self.asked}

    def read(self, name: str, text: str) -> Any:
        """Return what the text for one name means."""
        return super().read(name, {name: text})[name]


class Grid(Entries):
    """The rows of A, each with its entry of b behind it."""

    def shape(self, kept: Answer) -> None:
        """As many rows as constraints are asked for, or were written."""
        written = kept.get("b") if isinstance(kept, Mapping) else None
        written = len(written) if isinstance(written, list) else 0
        self.rows = len(self.part.names) or max(1, written)
        self.columns = min(4, len(self.frame.coordinates))

    @property
    def labels(self) -> dict[str, str]:
        """Row and column of each entry."""
        labels: dict[str, str] = {}
        for k in range(1, self.rows + 1):
            row = f"row {k}, " if self.rows > 1 else ""
            labels |= {f"A {k} {name}": f"{row}A of {name}" for name in self.frame.coordinates}
            labels[f"b {k}"] = f"{row}b"
        return labels

    def answer(self, texts: Texts) -> Answer:
        """Return A and b; empty when every field is."""
        entries = {name: texts.get(name, "").strip() for name in self.labels}
        if not any(entries.values()):
            return {}
        numbers = range(1, self.rows + 1)
        A = [[entries[f"A {k} {x}"] or "0" for x in self.frame.coordinates] for k in numbers]
        return {"A": A, "b": [entries[f"b {k}"] or "0" for k in numbers]}

    def texts(self, answer: Answer) -> dict[str, str]:
        """Return the entries."""
        texts = dict.fromkeys(self.labels, "")
        if isinstance(answer, Mapping):
            A, b = answer.get("A"), answer.get("b")
            for k, row in enumerate(A if isinstance(A, list) else [], start=1):
                pairs = zip(
                    self.frame.coordinates, row if isinstance(row, list) else [], strict=False
                )
                texts |= {f"A {k} {name}": _text(x) for name, x in pairs}
            texts |= {f"b {k}": _text(x) for k, x in enumerate(b if isinstance(b, list) else [], 1)}
        return {name: texts[name] for name in self.labels}

    def _field(self, name: str, label: str, texts: Texts) -> Field:
        return super()._field(name, label, texts) | {"wide": name.startswith("b ")}

    def read(self, name: str, text: str) -> Any:
        """Return what one entry means."""
        zeros = ["0"] * len(self.frame.coordinates)
        return super().read(name, {"A": [zeros], "b": [text]})[0][-1]


SHAPES: dict[str, type[Entries]] = {
    "text": Entries,
    "choice": Options,
    "document": Document,
    "numbers": Lines,
    "equations": Equations,
    "names": Named,
    "grid": Grid,
}


def entries_of(part: Part, frame: Frame, kept: Answer = None) -> Entries:
    """Return the entries of a part; see `Entries`."""
    return SHAPES[kind_of(part).fields](part, frame, kept)


def _text(answer: Any) -> str:
    """An answer as a text; nothing that was kept is lost."""
    if isinstance(answer, str):
        return answer
    number = isinstance(answer, int | float) and not isinstance(answer, bool)
    return as_text(answer) if number else json.dumps(answer)
