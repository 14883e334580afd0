"""A system made ready for the compiled functions: its terms, compiled, and its index."""

from __future__ import annotations

import hashlib
import sys
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba import cfunc
from platformdirs import user_cache_path

from teachmech.compiled.library import COUNTS, LISTS, TERMS, Problem
from teachmech.compiled.pattern import Pattern, analyse
from teachmech.dynamics import is_positive_definite
from teachmech.integrators import METHODS, Settings
from teachmech.program import execute
from teachmech.program.terms import Terms, write_terms
from teachmech.systems import System

Array = np.ndarray[Any, np.dtype[np.float64]]
Index = np.ndarray[Any, np.dtype[np.int64]]

KEPT = 200  # compiled problems on disk


def build(system: System, settings: Settings, y: Array) -> Problem:
    """Return a system as the compiled functions take it.

    Parameters
    ----------
    system : System
        One that `teachmech.compiled.choice.refusal` does not refuse.
    settings : Settings
    y : array, shape (2 n + 2,)
        The state at the start.
    """
    terms = write_terms(system, settings)
    function = compile_terms(terms.source)
    p = np.append(system.parameter_array, METHODS[settings.method].rank_tolerance)
    values = terms.constants.copy()
    with np.errstate(all="ignore"):
        function.__wrapped__(settings.start, y, p, values)
    index, more, room = packed(system, terms, _is_definite(system, terms, values))
    values = np.concatenate([values, np.zeros(more)])
    return Problem(function, index, p, values, np.zeros(room))


def packed(system: System, terms: Terms, definite: bool) -> tuple[Index, int, int]:
    """Return the index of a problem, and the room of its metric and of its work.

    The index begins with the numbers of `COUNTS` and the beginnings of `LISTS`; a pattern begins
    with its size and the beginnings of its own lists. Where M is not definite, the metric is that
    of `teachmech.compiled.library.make_metric`.
    """
    n, m = len(system.coordinates), len(system.constraints)
    masses, entries, size = len(terms.mass_row), len(terms.row), len(terms.constants)
    holonomic = np.flatnonzero(system.derivation.holonomic)
    places = list(zip(terms.mass_row.tolist(), terms.mass_column.tolist(), strict=True))
    number = {place: k for k, place in enumerate(places)}
    products: list[tuple[int, int, int]] = []
    if not definite:
        _, begins = np.unique(terms.row, return_index=True)
        for rows in np.split(np.arange(entries), np.sort(begins)[1:]):
            for e, f in combinations_with_replacement(rows.tolist(), 2):
                i, j = sorted((int(terms.column[e]), int(terms.column[f])), reverse=True)
                products.append((e, f, number.setdefault((i, j), len(number))))
    metric, metrics = (0, masses) if definite else (size, len(number))
    columns = (terms.row.tolist(), terms.column.tolist())
    patterns = [
        analyse(n, list(number), metric, *columns, masses, chosen)
        for chosen in (list(range(m)), holonomic.tolist())
    ]
    counts = (n, m, masses, entries, metrics, len(holonomic), len(products), metric, size - 1)
    lists = [
        *(terms.mass_row, terms.mass_column, terms.row, terms.column),
        *np.array(list(number), dtype=np.int64).reshape(-1, 2).T,
        *(np.arange(m), holonomic, np.arange(masses)),
        *np.array(products, dtype=np.int64).reshape(-1, 3).T,
    ]
    head = [*counts, *([0] * len(LISTS))]
    parts: list[Any] = [head]
    where = len(head)
    for k, values in enumerate(lists):
        head[len(COUNTS) + k] = where
        parts.append(values)
        where += len(values)
    for k, pattern in enumerate(patterns):
        head[len(COUNTS) + len(lists) + k] = where
        start = [len(pattern.unknown)]
        at = where + 1 + len(Pattern._fields)
        for entry in pattern:
            start.append(at)
            at += len(entry)
        parts += [start, *pattern]
        where = at
    fill = max(len(pattern.below) for pattern in patterns)
    return np.concatenate(parts).astype(np.int64), 0 if definite else metrics, 4 * (n + m) + fill


def _is_definite(system: System, terms: Terms, values: Array) -> bool:
    """Whether M is positive definite."""
    if not system.mass_may_be_singular:
        return True
    M = np.zeros((len(system.coordinates),) * 2)
    M[terms.mass_row, terms.mass_column] = values[: len(terms.mass_row)]
    M[terms.mass_column, terms.mass_row] = values[: len(terms.mass_row)]
    return is_positive_definite(M)


@lru_cache(maxsize=64)
def compile_terms(source: str) -> Any:
    """Return the compiled function; from the disk, where the source was compiled before."""
    path = _cached_source(source)
    module = ModuleType(f"teachmech_{path.stem}")
    sys.modules[module.__name__] = module  # Numba looks for it there when it reads the disk
    execute(source, str(path), module)
    try:
        return cfunc(TERMS, cache=path.exists(), error_model="numpy")(module.terms)
    except Exception:  # what lies on the disk cannot be read
        _remove(path)
        return cfunc(TERMS, error_model="numpy")(module.terms)


def _path(source: str) -> Path:
    name = hashlib.sha256(source.encode()).hexdigest()[:32]
    return Path(user_cache_path("teachmech")) / "compiled" / f"terms_{name}.py"


def _cached_source(source: str) -> Path:
    """The file beside which Numba keeps the machine code; it need not come to be."""
    path = _path(source)
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _make_room(path.parent)
            path.write_text(source, encoding="utf-8")
    except OSError:
        pass  # a place without a disk compiles every time
    return path


def _make_room(folder: Path) -> None:
    """Remove the oldest problems."""
    files = sorted(folder.glob("terms_*.py"), key=lambda file: file.stat().st_mtime)
    for file in files[: max(len(files) - KEPT, 0)]:
        _remove(file)


def _remove(path: Path) -> None:
    for code in (path.parent / "__pycache__").glob(f"{path.stem}*"):
        code.unlink(missing_ok=True)
    path.unlink(missing_ok=True)
