"""The literal values that a cell assigns to names, read without running the cell."""

from __future__ import annotations

import ast
import json
import math
import re
from collections.abc import Collection
from typing import Any

from teachmech.base.errors import a_kind, shortened

_DEPTH = 20  # nesting depth of lists
_WITH_UNIT = re.compile(r"^[ \t]*\w+[ \t]*=[ \t]*[-+(]*[0-9.][^\"'#\n]*[A-Za-zµΩ°]", re.MULTILINE)
COMPUTED = object()  # marks a value that is not a literal


def assigned(source: str, names: Collection[str]) -> list[tuple[str, Any]]:
    """Return the values that a cell assigns to names, in order: a literal, ``...`` or `COMPUTED`.

    A cell that is not Python raises `ValueError`.

    Examples
    --------
    >>> assigned('wire = "y1 = x1"; force = [0, "-m*g"]', {"wire", "force"})
    [('wire', 'y1 = x1'), ('force', [0, '-m*g'])]
    >>> assigned("n = 2 * 3.5", {"n"}) == [("n", COMPUTED)]
    True
    """
    tree = _parsed(source)
    given: list[tuple[str, Any]] = []
    plain: set[ast.Name] = set()
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        named = [target for target in targets if isinstance(target, ast.Name)]
        if len(named) == len(targets):
            plain |= set(named)
            value = _literal(node.value)
            given += [(target.id, value) for target in named if target.id in names]
    return given + [(name, COMPUTED) for name in sorted(_touched(tree, plain)) if name in names]


def _parsed(source: str) -> ast.Module:
    try:
        return ast.parse(without_magic(source))
    except SyntaxError as error:
        said = f"line {error.lineno}: {error.msg}"
        if _WITH_UNIT.search(source):
            said += '; write a number with its unit in quotes, such as "3.2 N"'
    except (ValueError, RecursionError, MemoryError) as error:
        said = type(error).__name__
    raise ValueError(said)


def without_magic(source: str) -> str:
    """Return a cell without lines that only IPython understands, such as ``%matplotlib inline``.

    A cell that is valid Python is not changed.
    """
    try:
        ast.parse(source)
    except SyntaxError:
        return re.sub(r"^[ \t]*[%!?].*$|^.*\?[ \t]*$", "pass", source, flags=re.MULTILINE)
    except (ValueError, RecursionError, MemoryError):
        pass
    return source


def _literal(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant) and node.value is ...:
        return ...
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, RecursionError, MemoryError, SyntaxError):
        return COMPUTED


def _touched(tree: ast.Module, plain: Collection[ast.Name]) -> set[str]:
    """Return names that are changed in another way: by a loop, ``+=``, ``append`` or an index."""
    touched = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            if node not in plain:
                touched.add(node.id)
        elif isinstance(node, (ast.Attribute, ast.Subscript)):
            changes = isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Load)
            base: ast.expr = node
            while isinstance(base, (ast.Attribute, ast.Subscript)):
                base = base.value
            if changes and isinstance(base, ast.Name):
                touched.add(base.id)
    return touched


def as_answer(value: Any, most: int) -> Any:
    """Return a literal as a JSON value; raise `ValueError` if it has none or is too long."""
    answer = _as_json(value)
    if len(json.dumps(answer)) > most:
        raise ValueError(f"is too long; an answer has at most {most} characters")
    return answer


def _as_json(value: Any, depth: int = _DEPTH) -> Any:
    if value is None or isinstance(value, (bool, str, int)):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, (list, tuple)) and depth:
        return [_as_json(item, depth - 1) for item in value]
    if isinstance(value, dict) and depth and all(isinstance(key, str) for key in value):
        return {key: _as_json(item, depth - 1) for key, item in value.items()}
    what = shortened(repr(value)) if isinstance(value, float) else a_kind(value)
    raise ValueError(f"cannot be {what}; give a text, a number, a list or a dictionary")
