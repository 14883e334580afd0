"""The signature matrix of the equations of motion, with offsets, index and initial values.

Method and letters: J. D. Pryce, "A simple structural analysis method for DAEs", BIT 41 (2001)
364-394. Layout of the table: N. S. Nedialkov, J. D. Pryce, DAESA.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup

from teachmech.base.array_types import Array
from teachmech.base.tables import frame
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of

if TYPE_CHECKING:
    import pandas

    from teachmech.model.description import Description


_MAX_TABLE_WIDTH = 80  # characters; the columns of wider tables are narrower


@dataclass(frozen=True, eq=False)
class Signature:
    """The signature matrix of a system, with a highest-value transversal and the least offsets.

    The rows are the equations: a Lagrange equation for each coordinate, M q'' = Q - A^T lambda,
    then the undifferentiated constraints, and the kinetic and the potential energy if they are
    asked for. The columns are the variables: coordinates, multipliers, energies.

    Attributes
    ----------
    coordinates, constraints, multipliers : tuple of str
        The names of variables and equations.
    sigma : array, shape (N, N)
        The order of the highest derivative of variable l in equation k; -inf if it does not occur.
    transversal : tuple of int
        The index of the variable of each equation; empty if the system is structurally singular.
    energies : tuple of str
        ``("T", "V")`` if the last two rows define these variables, as in the output file of a
        mechanism (Pryce and Nedialkov 2018); otherwise empty.
    c, d : tuple of int
        Offsets of equations and variables: d_l - c_k >= sigma_kl, with equality on the transversal.
        Equation k is differentiated c_k times, and the highest derivative of variable l is of
        order d_l. Empty without a transversal.

    Examples
    --------
    >>> from teachmech import Constraint, System
    >>> pendulum = System(["x", "y"], ["m", "m"], [0, "-m*g"],
    ...     [Constraint("x^2 + y^2 = L^2", "rod")], {"m": 1, "g": 9.81, "L": 1})
    >>> print(signature(pendulum))
           x   y   lambda
                   1   |  c
    x      2*      0   |  0
    y          2   0*  |  0
    rod    0   0*      |  2
    -----------------------
    d      2   2   0
    index 3, degrees of freedom 1
    """

    coordinates: tuple[str, ...]
    constraints: tuple[str, ...]
    multipliers: tuple[str, ...]
    sigma: Array
    transversal: tuple[int, ...]
    c: tuple[int, ...]
    d: tuple[int, ...]
    energies: tuple[str, ...] = ()

    @property
    def equations(self) -> tuple[str, ...]:
        """The N names of the rows; a Lagrange equation has the name of its coordinate."""
        return self.coordinates + self.constraints + self.energies

    @property
    def variables(self) -> tuple[str, ...]:
        """The N names of the columns."""
        return self.coordinates + self.multipliers + self.energies

    @property
    def singular(self) -> bool:
        """True if there is no transversal: some equations have too few variables."""
        return not self.transversal

    @property
    def value(self) -> int | None:
        """The structural number of initial values, sum d - sum c; None without a transversal."""
        return None if self.singular else sum(self.d) - sum(self.c)

    @property
    def index(self) -> int | None:
        """The structural index: max c + 1, or max c if every d is positive; or None.

        It is usually 3 with holonomic constraints, 2 with non-holonomic constraints only, and 0
        for ordinary differential equations without constraints. It is lower if a constraint only
        determines a coordinate without mass.
        """
        d = self.d[: len(self.d) - len(self.energies)]  # the energies follow from the solution
        return None if self.singular else max(self.c) + (0 if min(d) > 0 else 1)

    @property
    def degrees_of_freedom(self) -> int | None:
        """The number of coordinates minus that of the constraints; None without a transversal."""
        return None if self.singular else len(self.coordinates) - len(self.constraints)

    def to_frame(self) -> pandas.DataFrame:
        """Return sigma as a pandas frame, equations by variables."""
        return frame(self.sigma, "read sigma", index=self.equations, columns=self.variables)

    def __str__(self) -> str:
        """Return the matrix as a table: blank for -inf, a star at the transversal, offsets."""
        n, m, last = len(self.coordinates), len(self.multipliers), [*self.energies]
        numbers = [str(i + 1) for i in range(m)]
        widths = [max(2, len(head)) + 2 for head in (*self.coordinates, *numbers, *last)]
        left = max(map(len, self.equations)) + 4
        if left + sum(widths) > _MAX_TABLE_WIDTH:
            widths = [width - 1 for width in widths]

        def line(first: str, entries: Iterable[str], last: str) -> str:
            cells = [f"{entry:{width}}" for entry, width in zip(entries, widths, strict=True)]
            return (f"{first:{left}}" + "".join(cells) + last).rstrip()

        bar = "|  c" if self.c else ""
        heads = [*self.coordinates, *["lambda"][:m], *[""] * (m - 1), *last]
        lines = [line("", heads, "" if m else bar)]
        lines += [line("", [*[""] * n, *numbers, *[""] * len(last)], bar)] if m else []
        for k, name in enumerate(self.equations):
            offset = f"| {self.c[k]:>2}" if self.c else ""
            lines += [line(name, (self._cell(k, j) for j in range(len(self.variables))), offset)]
        if self.d:
            lines += ["-" * max(map(len, lines)), line("d", map(str, self.d), ""), self._summary]
        return "\n".join(lines)

    @property
    def _summary(self) -> str:
        return f"index {self.index}, degrees of freedom {self.degrees_of_freedom}"

    def _cell(self, k: int, j: int) -> str:
        if self.sigma[k, j] < 0:
            return ""
        chosen = not self.singular and self.transversal[k] == j
        return f"{self.sigma[k, j]:.0f}{'*' if chosen else ''}"

    def _repr_html_(self) -> Markup:
        """Return the matrix as a table with lines between coordinates and multipliers."""
        n, m, every = len(self.coordinates), len(self.multipliers), len(self.variables)
        bars = (1, n + 1, n + m + 1, every + 1)
        heads = [*self.coordinates]
        heads += [name.replace("lambda", "λ") for name in self.multipliers] + [*self.energies]
        rows = [_row("th", ["", *heads, *[_ITALIC.format("c")][: len(self.c)]], bars)]
        for k, name in enumerate(self.equations):
            cells = [self._cell(k, j) for j in range(every)]
            cells = [_MARKED.format(cell) if cell.endswith("*") else cell for cell in cells]
            offset = [_ITALIC.format(c) for c in self.c[k : k + 1]]
            cells = [Markup("<b>{}</b>").format(name), *cells, *offset]
            rows += [_row("td", cells, bars, line=k in (0, n, n + m))]
        if self.d:
            offsets = [_ITALIC.format(d) for d in self.d]
            rows += [_row("td", [_ITALIC.format("d"), *offsets, ""], bars, line=True)]
        table = Markup('<table style="border-collapse:collapse;margin:1em 0">{}</table>{}')
        summary = Markup("<div>{}</div>").format(self._summary) if self.d else Markup()
        return table.format(Markup().join(rows), summary)


_ITALIC = Markup("<i>{}</i>")
_MARKED = Markup('<b style="background:rgba(255,160,0,.4);padding:0 .3em">{}</b>')


def _row(tag: str, cells: list[str], bars: tuple[int, ...], line: bool = False) -> Markup:
    """Return a row of HTML with lines before the cells ``bars`` and, with ``line``, above it."""
    row = Markup()
    for k, cell in enumerate(cells):
        style = f"text-align:{'center' if k else 'left'};padding:.1em .5em"
        style += ";border-left:1px solid" if k in bars else ""
        style += ";border-top:1px solid" if line else ""
        row += Markup('<{0} style="{1}">{2}</{0}>').format(tag if cell else "td", style, cell)
    return Markup("<tr>{}</tr>").format(row)


def signature(system: Description, energies: bool = False) -> Signature:
    """Return the signature matrix of a system with its transversal and offsets.

    With ``energies``, rows and columns of T and V follow, if the system states its potential.
    It depends only on the names in each equation, not on the values of start or parameters. Every
    derivative of a constraint that is a Python function is assumed to contain every argument.
    """
    last = ("T", "V") if energies and system.potential is not None else ()
    names, n = (*system.coordinates, *system.constraint_names, *last), len(system.coordinates)
    sigma = np.full((len(names), len(names)), -np.inf)
    orders = {name: (i, 0) for i, name in enumerate(system.coordinates)}
    orders |= {name: (i, 1) for i, name in enumerate(system.velocities)}

    def enter(equation: int, occurring: Iterable[str]) -> None:
        for column, order in (orders[name] for name in occurring if name in orders):
            sigma[equation, column] = max(sigma[equation, column], order)

    for k, force in enumerate(system.known_forces):
        enter(k, _occurring(force.symbolic))
    for (k, column), mass in system.mass_expressions.items():
        entry = mass.symbolic.expand()  # terms may cancel
        enter(k, _occurring(entry))
        if entry != 0:
            sigma[k, column] = 2
    for i, derived in enumerate(derivation_of(system).constraints, start=n):
        if isinstance(derived, FunctionConstraint):
            whole = set(derived.names)
            order = 0 if derived.holonomic else 1
            row = {orders[x][0]: whole for x in whole if x in orders and orders[x][1] == order}
        else:
            whole = _occurring(derived.value)
            row = {k: _occurring(slope) for k, slope in derived.row.items()}
        enter(i, whole)
        for k, occurring in row.items():
            sigma[k, i] = 0
            enter(k, occurring)
    if last:  # T = v^T M v / 2, V(q)
        T, V = len(names) - 2, len(names) - 1
        sigma[[T, V], [T, V]] = 0
        for pair, mass in system.mass_expressions.items():
            if (entry := mass.symbolic.expand()) != 0:
                enter(T, [*(system.velocities[k] for k in pair), *_occurring(entry)])
        for term in system.potential_expressions:
            enter(V, _occurring(term.symbolic))
    transversal = _transversal(sigma)
    c, d = _offsets(sigma, transversal) if transversal else ((), ())
    coordinates, constraints = tuple(system.coordinates), system.constraint_names
    return Signature(coordinates, constraints, system.multipliers, sigma, transversal, c, d, last)


def _occurring(expression: Any) -> set[str]:
    return {s.name for s in expression.free_symbols}


def _transversal(sigma: Array) -> tuple[int, ...]:
    """Return one entry in each row and column with the greatest sum, or an empty tuple."""
    from scipy.optimize import linear_sum_assignment

    try:
        return tuple(linear_sum_assignment(sigma, maximize=True)[1].tolist())
    except ValueError:  # there is no transversal
        return ()


def _offsets(sigma: Array, transversal: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the least offsets by the fixed point iteration of Pryce (2001), algorithm 3.1."""
    columns = list(transversal)
    on_it = sigma[np.arange(len(sigma)), columns]
    c = np.zeros(len(sigma))
    while True:
        d = (sigma + c[:, None]).max(axis=0)
        needed = d[columns] - on_it
        if (needed == c).all():
            return tuple(c.astype(int).tolist()), tuple(d.astype(int).tolist())
        c = needed
