"""FEED on paper: value and derivatives of every node of a constraint at one state.

Each operation computes its value and its first and second partial derivatives from those of its
operands (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580). The last node is the
constraint, whose derivatives give its row of A and its entry of b.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
from markupsafe import Markup
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known
from teachmech.base.rich_text import MOST_ROWS, page, table
from teachmech.base.tables import csv_table
from teachmech.base.words import counted
from teachmech.expressions.algebra import function, symbol
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.evaluation import evaluator
from teachmech.expressions.language import CONSTANTS
from teachmech.expressions.syntax_tree import SyntaxTree, syntax_tree
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.model.switches import as_equation
from teachmech.numerics.feed import Feed, constant, holonomic_row, nonholonomic_row, variables
from teachmech.numerics.scales import plain
from teachmech.program.functions import Model

MOST_NODES = 500
MOST_LINES = 30  # most nodes in the printed table
WIDEST = 40  # most characters of an expression in a table


@dataclass(frozen=True, eq=False)
class FeedNode:
    """A node of the syntax tree with its value and its derivatives.

    Attributes
    ----------
    tree : SyntaxTree
        The operation; ``str(tree)`` is its text.
    parts : tuple of int
        The numbers of the operands, counted from 1.
    value : float
    gradient : array, shape (k,)
        The first partial derivatives in the variables of the table.
    hessian : array, shape (k, k)
        The second partial derivatives in these variables.
    """

    tree: SyntaxTree
    parts: tuple[int, ...]
    value: float
    gradient: Array
    hessian: Array


@dataclass(frozen=True, eq=False)
class FeedTable:
    """Value, first and second derivatives of every node of a constraint at one state.

    ``print(table)`` shows the derivatives that are not 0; a notebook shows a table. Use
    `teachmech.plots.derivation` for the syntax tree as a picture.

    Attributes
    ----------
    system, constraint : str
        The names of the system and of the constraint.
    text : str
        The constraint as it was typed; a one-sided constraint as an equation.
    holonomic : bool
        True if no velocity occurs in it.
    time : float
        In seconds.
    variables : tuple of str
        The k names in which it is differentiated: time, coordinates, velocities.
    nodes : tuple of FeedNode
        In the order of evaluation. The last one is the constraint, left minus right side.
    row : dict of str to float
        The entries of A that the constraint may fill, by coordinate: dh/dx, or dg/dv.
    b : float
        ``-[1 v]' H [1 v]`` with the Hessian H of h, or ``-(dg/dt + dg/dx v)``.
    rates : dict of str to float
        The entries of ``[1 v]`` in b: 1 for time, the velocity of each coordinate.
    """

    system: str
    constraint: str
    text: str
    holonomic: bool
    time: float
    variables: tuple[str, ...]
    nodes: tuple[FeedNode, ...]
    row: dict[str, float]
    b: float
    rates: dict[str, float]

    @cached_property
    def _sizes(self) -> tuple[float, float, float]:
        """The largest value, first and second derivative; values are rounded relative to these."""
        kinds: list[list[Any]] = [[node.value for node in self.nodes]]
        kinds += [[node.gradient for node in self.nodes], [node.hessian for node in self.nodes]]
        value, first, second = (np.abs(np.nan_to_num(kind)).max(initial=0.0) for kind in kinds)
        return float(value), float(first), float(second)

    def value_of(self, node: FeedNode) -> str:
        """Return the value of a node as text."""
        return _number(node.value, self._sizes[0])

    def first_of(self, node: FeedNode) -> dict[str, str]:
        """Return the first derivatives that are not 0 as texts, by variable."""
        named = zip(self.variables, node.gradient, strict=True)
        shown = {name: _number(x, self._sizes[1]) for name, x in named}
        return {name: text for name, text in shown.items() if text != "0"}

    def second_of(self, node: FeedNode) -> dict[str, str]:
        """Return the second derivatives that are not 0 as texts, by pairs such as ``"x y"``.

        The result is empty for a non-holonomic constraint, which needs no second derivatives.
        """
        if not self.holonomic:
            return {}
        pairs = combinations_with_replacement(range(len(self.variables)), 2)
        shown = {
            f"{self.variables[i]} {self.variables[j]}": _number(node.hessian[i, j], self._sizes[2])
            for i, j in pairs
        }
        return {pair: text for pair, text in shown.items() if text != "0"}

    @property
    def row_text(self) -> str:
        """The row of A, the entry of b, and the rates in it, as one line each."""
        law = "dh/dx" if self.holonomic else "dg/dv"
        right = "-[1 v]' H [1 v]" if self.holonomic else "-(dg/dt + dg/dx v)"
        size = max(map(abs, self.row.values()), default=0.0)
        shown = {name: _number(x, size) for name, x in self.row.items()}
        entries = ", ".join(f"{name}: {x}" for name, x in shown.items() if x != "0") or "0"
        scale = float(np.abs(np.nan_to_num(self.nodes[-1].hessian)).max(initial=abs(self.b)))
        fastest = max(map(abs, self.rates.values()), default=0.0)
        rates = ", ".join(f"{name}: {_number(x, fastest)}" for name, x in self.rates.items())
        named = "[1 v] =" if self.holonomic else "the rates"
        lines = [f"A = {law} = ({entries})", f"b = {right} = {_number(self.b, scale)}"]
        lines += [f"with {named} ({rates})"] if rates else []
        if not np.isfinite([*self.row.values(), self.b]).all():
            lines += ["nan or inf: an operation of the text has no derivative at this state"]
        return "\n".join(lines)

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the table as CSV with 17 digits, and write it if a path is given.

        The columns are node, expression, operands, value, and a column per derivative, such as
        ``d/dx`` and ``d2/dx dy``.

        Examples
        --------
        >>> import teachmech as tm
        >>> print(tm.example("pendulum").feed("rod").to_csv().splitlines()[0])
        node,expression,operands,value,d/dx1,d/dy1,d2/dx1 dx1,d2/dx1 dy1,d2/dy1 dy1
        """
        pairs = list(combinations_with_replacement(range(len(self.variables)), 2))
        pairs = pairs if self.holonomic else []
        names = self.variables
        heads = ["node", "expression", "operands", "value", *(f"d/d{name}" for name in names)]
        heads += [f"d2/d{names[i]} d{names[j]}" for i, j in pairs]
        rows = []
        for k, node in enumerate(self.nodes, start=1):
            numbers = [node.value, *node.gradient, *(node.hessian[i, j] for i, j in pairs)]
            # with a space, spreadsheets do not read "-x" or "=" as a formula
            expression = str(node.tree) if str(node.tree)[0] not in "+-=@" else f" {node.tree}"
            operands = " ".join(map(str, node.parts))
            rows.append([k, expression, operands, *(f"{x:.17g}" for x in numbers)])
        return csv_table(heads, rows, path)

    @property
    def title(self) -> str:
        """The constraint, its kind and the time."""
        kind = "holonomic" if self.holonomic else "velocity constraint"
        return f"{self.constraint}: {kind}, at t = {self.time:g} s"

    def _rows(self, most: int) -> tuple[list[str], list[list[str]], str]:
        """Return the column heads, the last rows, and a sentence if there are more nodes."""
        heads = ["node", "expression", "value", "first derivatives"]
        heads += ["second derivatives"] if self.holonomic else []
        first = max(0, len(self.nodes) - most)
        rows = []
        for k, node in enumerate(self.nodes[first:], start=first + 1):
            row = [str(k), shortened_end(str(node.tree)), self.value_of(node)]
            rows.append([*row, *map(_listed, self._derivatives_of(node))])
        more = f"{len(self.nodes)} nodes; the last {most} are shown, to_csv() has all"
        return heads, rows, more if first else ""

    def _derivatives_of(self, node: FeedNode) -> list[dict[str, str]]:
        second = [self.second_of(node)] if self.holonomic else []
        return [self.first_of(node), *second]

    def __repr__(self) -> str:
        return f"<FeedTable of {self.constraint}: {counted(len(self.nodes), 'node')}>"

    def __str__(self) -> str:
        """Return the table as text, with the derivatives that are not 0."""
        heads, rows, more = self._rows(MOST_LINES)
        widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
        lines = [
            "  ".join(f"{cell:<{w}}" for cell, w in zip(line, widths, strict=True)).rstrip()
            for line in (heads, *rows)
        ]
        return "\n".join([self.title, *lines, *filter(None, [more]), self.row_text])

    def _repr_html_(self) -> Markup:
        heads, rows, more = self._rows(MOST_ROWS)
        return page(self.title, table(heads, rows, len(rows)), more, *self.row_text.splitlines())


def feed_table(
    system: Description,
    constraint: str | int = 1,
    t: float = 0.0,
    q: ArrayLike | None = None,
    v: ArrayLike | None = None,
) -> FeedTable:
    """Return value and derivatives of every node of a constraint; see `InitialValueProblem.feed`.

    Examples
    --------
    >>> rod = Description(["x", "y"], [1, 1], [0, 0], ["x^2 = 1 - y^2"], name="rod")
    >>> print(feed_table(rod, q=[0.6, 0.8], v=[0.8, -0.6]))
    c1: holonomic, at t = 0 s
    node  expression     value  first derivatives  second derivatives
    1     x              0.6    x: 1
    2     2              2
    3     x^2            0.36   x: 1.2             x x: 2
    4     1              1
    5     y              0.8    y: 1
    6     2              2
    7     y^2            0.64   y: 1.6             y y: 2
    8     1 - y^2        0.36   y: -1.6            y y: -2
    9     x^2 = 1 - y^2  0      x: 1.2, y: 1.6     x x: 2, y y: 2
    A = dh/dx = (x: 1.2, y: 1.6)
    b = -[1 v]' H [1 v] = -2
    with [1 v] = (x: 0.8, y: -0.6)
    """
    k = _number_of(system, constraint)
    name, read = system.constraint_names[k], system.acting_constraints[k]
    if isinstance(read, FunctionConstraint):
        what = "it is a Python function, which has no syntax tree"
        raise ProblemError(what, where=f"constraint {name}", hint="write it as a text")
    start = Model.of(system).start
    state = {"q": _array("q", q, start[0]), "v": _array("v", v, start[1])}
    if not np.isfinite(t):
        raise ProblemError(f"the time is {t}", key="t", hint="give a time in seconds")
    given: dict[str, Any] = {"t": [t], "p": system.parameter_array, **state}
    text = as_equation(read.quoted)
    tree = syntax_tree(text)
    trees = _bounded(tree, name)
    used = {part.operation for part in trees if not part.parts}
    slots = {n: slot for n, slot in system.slots.items() if n in used}
    moving = [n for kind in "tqv" for n, slot in slots.items() if slot[0] == kind]
    feeds = variables([given[kind][i] for kind, i in map(slots.__getitem__, moving)])
    values: dict[str, Any] = dict(zip(moving, feeds, strict=True))
    values |= {n: given[kind][i] for n, (kind, i) in slots.items() if kind == "p"}
    with np.errstate(all="ignore"):
        nodes, last = _evaluated(trees, values | CONSTANTS, feeds[0])
        holonomic = not any(slots[n][0] == "v" for n in moving)
        row_of = holonomic_row if holonomic else nonholonomic_row
        _, _, row, b = row_of(last, [slots[n] for n in moving], state["v"])
    kind = "q" if holonomic else "v"
    filled = {system.coordinates[slots[n][1]] for n in moving if slots[n][0] == kind}
    entries = zip(system.coordinates, row.tolist(), strict=True)
    rates = {n: _rate(slots[n], state["v"]) for n in moving if slots[n][0] != "v"}
    return FeedTable(
        system.name,
        name,
        text,
        holonomic,
        float(t),
        tuple(moving),
        nodes,
        {coordinate: x for coordinate, x in entries if coordinate in filled},
        b,
        rates,
    )


def _rate(slot: tuple[str, int], v: Array) -> float:
    return float(v[slot[1]]) if slot[0] == "q" else 1.0


def _number_of(system: Description, constraint: str | int) -> int:
    """Return the index of a constraint that is given by its name, or by its number from 1."""
    names = system.constraint_names
    if not names:
        raise ProblemError("the system has no constraint", key="constraint")
    if isinstance(constraint, str):
        check_known("constraint", [constraint], names)
        return names.index(constraint)
    if not 1 <= constraint <= len(names):
        numbers = f"a number from 1 to {len(names)}" if len(names) > 1 else "1"
        hint = f"give {numbers}, or a name"
        raise ProblemError(f"there is no constraint {constraint}", key="constraint", hint=hint)
    return constraint - 1


def _array(key: str, given: ArrayLike | None, start: Array) -> Array:
    """Return the given coordinates or velocities, by default their start values."""
    if given is None:
        return start
    what = "coordinate" if key == "q" else "velocity"
    hint = f"give one number for each {what}"
    try:
        values = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        raise ProblemError(f"{key} is not an array of numbers", key=key, hint=hint) from None
    if values.shape != start.shape:
        what = f"the array has shape {values.shape} instead of {start.shape}"
        raise ProblemError(what, key=key, hint=hint)
    if not np.isfinite(values).all():
        raise ProblemError("a number is not finite", key=key, hint=hint)
    return values


def _bounded(tree: SyntaxTree, name: str) -> list[SyntaxTree]:
    """Return the nodes in the order of evaluation; refuse too many nodes."""
    trees = []
    for node in tree.nodes():
        trees.append(node)
        if len(trees) > MOST_NODES:
            what = f"it has more than {MOST_NODES} operations, numbers and names"
            hint = "split it, or show another constraint"
            raise ProblemError(what, where=f"constraint {name}", hint=hint)
    return trees


def _evaluated(
    trees: Sequence[SyntaxTree], values: Mapping[str, Any], like: Feed
) -> tuple[tuple[FeedNode, ...], Feed]:
    """Return all nodes with their values and derivatives, and the last result."""
    results: list[Feed] = []
    nodes: list[FeedNode] = []
    waiting: list[int] = []  # the numbers of the nodes that are not yet operands
    for number, tree in enumerate(trees, start=1):
        count = len(waiting) - len(tree.parts)
        parts = tuple(waiting[count:])
        waiting[count:] = [number]
        found = _applied(tree, [results[k - 1] for k in parts], values)
        results.append(found if isinstance(found, Feed) else constant(found, like))
        last = results[-1]
        nodes.append(FeedNode(tree, parts, float(last.value), last.gradient, last.hessian))
    return tuple(nodes), results[-1]


def _applied(tree: SyntaxTree, operands: Sequence[Feed], values: Mapping[str, Any]) -> Any:
    """Return the result of one operation."""
    name = tree.operation
    if not operands:
        return values[name] if name in values else float(name)
    if name in TABLE and (numpy := TABLE[name].numpy):
        apply = getattr(np, numpy)
        return reduce(apply, operands) if len(operands) > 1 else apply(*operands)
    if name in TABLE:
        return evaluator(function(name, symbol("u")))({"u": operands[0]})
    if len(operands) == 1:
        return -operands[0] if name == "-" else operands[0]
    a, b = operands
    match name:
        case "+":
            return a + b
        case "*":
            return a * b
        case "/":
            return a / b
        case "^":
            return a**b
    return a - b  # for "-", and for the sides of an equation


def _number(x: float, size: float) -> str:
    """Return a number with five digits; return 0 for a rounding error."""
    return f"{float(plain(x, size)):.5g}".replace("e-0", "e-").replace("e+0", "e")


def _listed(derivatives: Mapping[str, str]) -> str:
    return ", ".join(f"{name}: {x}" for name, x in derivatives.items())


def shortened_end(text: str) -> str:
    """Return a text of at most `WIDEST` characters."""
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 4]} ..."
