"""The source notebook of an exercise; its cells are read as JSON and not run."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.base.files import read_bytes

_MAX_BYTES = 20_000_000  # including pictures
_PLACEHOLDER = re.compile(r"\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*(?:\|([^{}]*))?\}\}")


@dataclass(frozen=True)
class SourceCell:
    """A cell of a source notebook.

    Its role is ``"exercise"`` (the specification), ``"text"``, ``"answer"`` (the worked solution of
    a part), ``"solution"`` (text for the instructor) or ``"code"`` (any other code).
    """

    role: str
    source: str  # including embedded pictures
    where: str  # the notebook and the number of the cell, for messages
    part: str = ""  # name of the part of an answer


def read_cells(path: str | Path) -> list[SourceCell]:
    """Return the cells of a source notebook, which has exactly one cell with the specification."""
    where = str(path)
    hint = "a source notebook is described in docs/exercises.md"
    try:
        cells = json.loads(read_bytes(path, _MAX_BYTES))["cells"]
        read = [_cell(cell, f"{where}, cell {k}") for k, cell in enumerate(cells, start=1)]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ProblemError("this is not a Jupyter notebook", where=where, hint=hint) from None
    found = [cell for cell in read if cell.role == "exercise"]
    if len(found) != 1:
        what = "no raw cell" if not found else f"{len(found)} raw cells"
        raise ProblemError(f"{what} with the tag 'exercise'", where=where, hint=hint)
    return read


def _cell(cell: dict[str, Any], where: str) -> SourceCell:
    source = "".join(cell["source"])  # a text, or a list of lines
    metadata, kind = cell.get("metadata", {}), cell["cell_type"]
    tags, part = metadata.get("tags", []), metadata.get("teachmech", {}).get("part")
    if kind == "raw" and "exercise" in tags:
        return SourceCell("exercise", source, where)
    if kind == "code" and part is not None:
        return SourceCell("answer", source, where, str(part))
    for name, forms in cell.get("attachments", {}).items():
        for form, data in forms.items():
            address = f"data:{form};base64,{''.join(data).strip()}"
            source = source.replace(f"(attachment:{name})", f"({address})")
    role = "text" if kind == "markdown" else "code"
    return SourceCell("solution" if "solution" in tags else role, source, where)


def worked(cell: SourceCell) -> Any:
    """Return the literal in the cell of an answer, ``NAME = literal``, as a JSON value.

    Examples
    --------
    >>> worked(SourceCell("answer", 'wire = "y1 = a*x1^2"', "bead.ipynb, cell 4", "wire"))
    'y1 = a*x1^2'
    """
    hint = f"write {cell.part} = followed by a text, a number, a list or a dictionary"
    try:
        body = ast.parse(cell.source).body
        assigned = body[0] if len(body) == 1 and isinstance(body[0], ast.Assign) else None
        if assigned and [ast.unparse(target) for target in assigned.targets] == [cell.part]:
            return json.loads(json.dumps(ast.literal_eval(assigned.value), allow_nan=False))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        pass
    raise ProblemError("this is not an answer", where=cell.where, hint=hint)


def filled(text: str, known: Mapping[str, tuple[str, str]], where: str) -> str:
    """Return a text with its placeholders, ``{{L}}`` and ``{{L|number}}``, replaced.

    `known` has both replacements by name; `where` is the location that messages state.

    Examples
    --------
    >>> filled("a rod of {{L}}", {"L": ("1.5 m", "1.5")}, "cell 2")
    'a rod of 1.5 m'
    """

    def replaced(found: re.Match[str]) -> str:
        name, form = found.groups()
        if form is not None and form.strip() != "number":
            what = f"the placeholder {found[0]} has an unknown form"
            hint = f"write {{{{{name}}}}} or {{{{{name}|number}}}}"
            raise ProblemError(what, where=where, hint=hint)
        if name not in known:
            what = f"there is no parameter '{name}' for the placeholder {found[0]}"
            raise ProblemError(what, where=where, hint="name a parameter of the problem")
        return known[name][0 if form is None else 1]

    return _PLACEHOLDER.sub(replaced, text)
