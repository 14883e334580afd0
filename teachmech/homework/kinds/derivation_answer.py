"""The matrix A and the vector b of A q'' = b, written out by hand, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import Expression, to_text
from teachmech.expressions.algebra import ZERO
from teachmech.homework.answers.answers import as_named_texts, as_texts, check_number
from teachmech.homework.answers.quantities import ANYTHING, read_formula
from teachmech.homework.answers.samples import States, possible, rounded, scaled
from teachmech.homework.answers.values import values_at
from teachmech.homework.kinds.constraint_answer import asked_constraints
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting

ENTRY_TOLERANCE = 1e-6
MAX_ENTRIES = 1000  # entries of A
# Factors of b that the feedback states; other numbers would reveal the answer.
FACTOR_WORDS = {
    **{2: "twice", 0.5: "half of", -1: "the opposite of"},
    **{-2: "-2 times", -0.5: "-1/2 times"},
}
EXAMPLE = '{"A": [["2*x1", "2*y1"]], "b": ["-2*vx1^2 - 2*vy1^2"]}'


class DerivationAnswer(AnswerKind):
    """A and b of the constraints named in ``of``; of all constraints if it is empty.

    Rows may be in another order, and a row may be multiplied by any factor together with its b.
    Rows that span the same space are also right. If they do not, right entries are counted, for
    each row of A up to a factor. Entries that are zero and should be zero do not count.
    """

    name = "derivation"
    fields = "grid"
    roles = ("A", "b")

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return A and b from the derivation of the problem."""
        system = setting.system
        n, A, b = len(system.coordinates), [], []
        for k in asked_constraints(part, system):
            derived: Any = system.derivation.constraints[k]
            A.append([to_text(derived.row.get(i, ZERO)) for i in range(n)])
            b.append(to_text(derived.b))
        return {"A": A, "b": b}

    def form(self, part: Part, scope: Scope) -> str:
        row = ", ".join(['"..."'] * len(scope.coordinates))
        count = max(1, len(part.names))
        A, b = ", ".join([f"[{row}]"] * count), ", ".join(['"..."'] * count)
        return f'{{"A": [{A}], "b": [{b}]}}'

    def sample(self, part: Part, scope: Scope) -> Answer:
        first, *others = scope.coordinates
        row, count = [f"7*{first}", *["0"] * len(others)], max(1, len(part.names))
        return {"A": [row] * count, "b": [f"-7*v{first}^2"] * count}

    def read(self, answer: Answer, part: Part, scope: Scope) -> list[list[Expression]]:
        """Return the rows of A, each followed by its entry of b."""
        if not isinstance(answer, Mapping) or set(answer) != {"A", "b"}:
            raise ProblemError("a mapping with A and b is expected", hint=f"such as {EXAMPLE}")
        A, b = answer["A"], as_texts(answer["b"], "-2*vx1^2")
        if not isinstance(A, list | tuple) or not A:
            raise ProblemError("A must be a list of rows", hint='such as [["2*x1", "2*y1"]]')
        check_number(A, MAX_ENTRIES // len(scope.coordinates))
        if len(b) == 1 and not any(isinstance(row, list | tuple | Mapping) for row in A):
            A = [A]
        if len(A) != len(b):
            raise ProblemError(f"A has {len(A)} rows and b has {len(b)} entries")
        return [self._row(k, *pair, scope) for k, pair in enumerate(zip(A, b, strict=True))]

    def _row(self, k: int, row: Any, b: str, scope: Scope) -> list[Expression]:
        where = f"A, row {k + 1}"
        try:
            texts = as_named_texts(row, scope.coordinates, "2*x1")
        except ProblemError as error:
            raise error.at(where) from None
        read = [
            read_formula(text or "0", scope.names, scope, ANYTHING, f"{where}, column {name}")
            for name, text in texts.items()
        ]
        return [*read, read_formula(b, scope.names, scope, ANYTHING, f"b, entry {k + 1}")]

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        scope = setting.scope()
        states = possible(setting, salt)
        rows = _values(self.read(answer, part, scope), states, scope)
        if not np.isfinite(rows).all():
            raise ProblemError("an entry is not finite at a sampled state")
        return {"states": states.to_dict(), "rows": rounded(rows)}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        rows, right = self.read(answer, part, scope), np.array(sealed["rows"])
        m = right.shape[1]
        if len(rows) != m:
            what = f"A has {len(rows)} rows; {m} {'is' if m == 1 else 'are'} asked for"
            raise ProblemError(what)
        given = _values(rows, States.from_dict(sealed["states"]), scope)
        return _compared(given, right, scope)


def _values(rows: list[list[Expression]], states: States, scope: Scope) -> Array:
    """Return the entries at the states, shape (K, m, n + 1)."""
    system = scope.system()
    values = [[values_at(e.symbolic, states, system) for e in row] for row in rows]
    return np.moveaxis(np.array(values), 2, 0)


def _compared(given: Array, right: Array, scope: Scope) -> Credit:
    """Return the credit; each row is compared with the most similar right row."""
    from scipy.optimize import linear_sum_assignment

    m = right.shape[1]
    measures = np.append(scope.lengths, scope.time**2)
    given, right = given * measures, right * measures
    size = np.abs(right).max(axis=(0, 1))
    size = np.where(size > 0, size, size.max())  # per column, so that A and b count equally
    given, right = given / size, right / size
    if np.isfinite(given).all() and _same_span(given, right):
        return Credit(1.0, "Right.")
    marks = [[_fields(given[:, i], right[:, j]) for j in range(m)] for i in range(m)]
    shares = np.array([[np.nanmean(np.append(one, np.nan)) for one in row] for row in marks])
    order = linear_sum_assignment(-np.nan_to_num(shares))[1]
    entries = np.array([marks[i][j] for i, j in enumerate(order)])  # 1, 0 or not-a-number
    counted = ~np.isnan(entries)
    good, count = int(np.nansum(entries)), int(counted.sum())
    if good == count:
        return Credit(1.0, "Right.")
    words, wrong = [f"{good} of {count} entries are right."], []
    for i, k in np.argwhere(counted & (entries == 0)):
        if k < len(scope.coordinates):
            wrong.append(f"A, row {i + 1}, column {scope.coordinates[k]}")
        elif apart := _apart(given[:, i], right[:, order[i]]):
            words.append(f"b, entry {i + 1}, does not belong to row {i + 1} of A{apart}.")
        else:
            wrong.append(f"b, entry {i + 1}")
    if wrong:
        words.insert(1, f"Not right: {'; '.join(wrong[:4])}{'; ...' if len(wrong) > 4 else ''}.")
    return Credit(good / count, " ".join(words[:4]))


def _fields(given: Array, right: Array) -> Array:
    """Return a mask of the entries of a row that are right at all states; NaN if both are zero."""
    factor = _factor(given[:, :-1], right[:, :-1])
    given = given if np.isnan(factor) else given / factor
    off = ~(np.abs(given - right) <= ENTRY_TOLERANCE * np.abs(right).max(axis=0))
    marks: Array = (~off.any(axis=0)).astype(float)
    marks[(right == 0).all(axis=0) & (given == 0).all(axis=0)] = np.nan
    if np.isfinite(given).all() and _same_span(given[:, None], right[:, None]):
        marks[~np.isnan(marks)] = 1.0
    return marks


def _factor(given: Array, right: Array) -> float:
    """Return the common factor of some entries relative to the right ones; NaN if there is none."""
    with np.errstate(all="ignore"):
        factor = float((given * right).sum() / (right**2).sum())
        near = np.abs(given - factor * right) <= ENTRY_TOLERANCE * np.abs(factor * right).max(
            initial=0.0
        )
    return factor if factor and near.all() else np.nan


def _apart(given: Array, right: Array) -> str:
    """Return a text on how b differs from the right side of its row, if only a factor is wrong."""
    factor = _factor(given[:, :-1], right[:, :-1])
    ratio = _factor(given[:, -1], factor * right[:, -1])
    for simple, words in FACTOR_WORDS.items():
        if abs(ratio - simple) <= ENTRY_TOLERANCE:
            return f": it is {words} the value that fits A; both must have the same factor"
    known = np.isnan(ratio) or abs(factor - 1) <= ENTRY_TOLERANCE
    return "" if known else ": both must have the same factor"


def _same_span(given: Array, right: Array) -> bool:
    """Return whether rows span the same space at every state."""
    for rows, others in zip(scaled(given), scaled(right), strict=True):
        rank = np.linalg.matrix_rank(others, tol=ENTRY_TOLERANCE)
        if not rows.any(axis=1).all() or np.linalg.matrix_rank(rows, tol=ENTRY_TOLERANCE) != rank:
            return False
        _, _, Vt = np.linalg.svd(others)
        if np.abs(rows @ Vt[rank:].T).max(initial=0.0) > ENTRY_TOLERANCE:
            return False
    return True
