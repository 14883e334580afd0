"""The Lagrangian of a mechanism in readable form: T, V, other forces, constraints."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.expressions import Expression, Formula, evaluate, symbol
from teachmech.expressions.algebra import ZERO, Number
from teachmech.expressions.sympy_form import from_sympy, to_sympy
from teachmech.model.equations import latex_names
from teachmech.problems.mechanisms.reading import Reader
from teachmech.problems.mechanisms.sums import (
    LINE_WIDTH,
    NEGLIGIBLE_COEFFICIENT,
    Summand,
    factored_sum,
    latex_rows,
    plain,
    shortest,
    signed_sum,
    text_lines,
    wrap_sum,
)
from teachmech.system_and_motion import System

if TYPE_CHECKING:
    import sympy


class LagrangianForm:
    r"""The Lagrangian of a mechanism: T and V of each part, other forces, constraints.

    ``print(form)`` shows text; a notebook shows LaTeX; `latex` is the source. With the constraints
    h = 0, or g = 0 if they contain velocities, the equations of motion are

        d/dt (dL/dv) - dL/dq = F - A^T lambda,    A = dh/dq, or dg/dv

    which is M q'' = Q - A^T lambda with the system's M and Q (J. D. Pryce, N. S. Nedialkov, "Data,
    Lagrangian, Action! Simulating mechanisms direct from a text file", 2018). Prescribed virtual
    work C of the constraints is added to the right sides.

    Attributes
    ----------
    constants : dict of str to float
        ``g``, if the file gives gravity as a number and has no parameter of this name.

    Examples
    --------
    >>> from teachmech.problems.mechanisms import Mechanism
    >>> pendulum = Mechanism.loads('''
    ... Title: Pendulum
    ... PhysicalParams: {L: 1, m: 2}
    ... PartData:
    ...   Fixed: {O: []}
    ...   Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
    ... AppliedForces: {Gravity: []}
    ... ProblemData: {tend: 1, positions: {A: [1]}}
    ... ''')
    >>> print(pendulum.lagrangian())
    Pendulum
    <BLANKLINE>
    coordinates q
        A_x, A_y
    <BLANKLINE>
    kinetic energy T, the sum of
        OA: m/6*(vA_x^2 + vA_y^2)
    <BLANKLINE>
    potential energy V, the sum of
        OA: g*m/2*A_y
    where g = 9.80665
    <BLANKLINE>
    Lagrangian L = T - V
    <BLANKLINE>
    constraints with their multipliers
        lambda1, length of OA
            h1 = A_x^2 + A_y^2 - L^2 = 0
    <BLANKLINE>
    equations of motion
        d/dt (dL/dv) - dL/dq = -A^T lambda,  A = dh/dq
        M q'' = Q - A^T lambda
    """

    def __init__(self, reader: Reader, system: System) -> None:
        self.system = system
        self.constants: dict[str, float] = {}
        terms, (*others, gravity) = reader.terms, reader.gravity
        if isinstance(gravity, Number) and gravity.value < 0 and "g" not in system.parameters:
            named = reader.terms_in(reader.moving, (*others, -symbol("g")))
            if named.potential != terms.potential:
                terms, self.constants = named, {"g": -float(gravity)}
        self._state = {to_sympy(symbol(s)) for s in ("t", *system.coordinates, *system.velocities)}
        T, V = self._by_part(terms.kinetic), self._by_part(terms.potential)
        self._kinetic = {
            part: self._quadratic(plain(to_sympy(energy))) for part, energy in T.items()
        }
        self._potential = {part: self._sum(to_sympy(V[part])) for part in V if V[part] != 0}
        self._forces = self._forces_outside_potential(V, terms.force)
        self._virtual_work = self._forces_outside_potential({}, terms.virtual_work)

    def __repr__(self) -> str:
        return f"<Lagrangian of {self.system.name}>"

    def __str__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return f"$$\n{self.latex}\n$$"

    @property
    def T(self) -> str:  # noqa: N802 - the letter of the literature
        """The displayed kinetic energy in the expression language."""
        return signed_sum(s.text() for part in self._kinetic.values() for s in part) or "0"

    @property
    def V(self) -> str:  # noqa: N802 - the letter of the literature
        """The displayed potential energy in the expression language."""
        return signed_sum(s.text() for part in self._potential.values() for s in part) or "0"

    @property
    def L(self) -> str:  # noqa: N802 - the letter of the literature
        """T - V in the expression language."""
        return f"{self.T} - ({self.V})"

    @property
    def forces(self) -> dict[tuple[str, str], str]:
        """The forces F that are not in V, by part and coordinate."""
        return {key: signed_sum(s.text() for s in force) for key, force in self._forces.items()}

    @property
    def constraints(self) -> dict[str, str]:
        """The left side h or g of each constraint by its name."""
        names = self.system.constraint_names
        sums = (signed_sum(s.text() for s in summands) for _, summands in self._constraints)
        return dict(zip(names, sums, strict=True))

    @property
    def text(self) -> str:
        """The Lagrangian form as plain text in the expression language."""
        system = self.system
        coordinates = wrap(", ".join(system.coordinates), LINE_WIDTH - 4)
        lines = [system.name, "", "coordinates q", *(f"    {line}" for line in coordinates)]
        energies = {"kinetic energy T": self._kinetic, "potential energy V": self._potential}
        for title, parts in energies.items():
            lines += ["", f"{title}, the sum of" if parts else f"{title} = 0"]
            for part, summands in parts.items():
                lines += text_lines(f"{part}: ", summands)
        lines += [f"where {name} = {value}" for name, value in self.constants.items()]
        lines += ["", "Lagrangian L = T - V"]
        others = {"forces F that are not in V": self._forces}
        others["virtual work C"] = self._virtual_work
        for title, forces in others.items():
            lines += ["", title] if forces else []
            for (part, coordinate), summands in forces.items():
                lines += text_lines(f"{part}, on {coordinate}: ", summands)
        lines += ["", "constraints with their multipliers"] if system.constraints else []
        for k, (letter, summands) in enumerate(self._constraints, start=1):
            lines += [f"    lambda{k}, {system.constraint_names[k - 1]}"]
            compared = ">=" if k - 1 in system.contacts else "="
            lines += text_lines(f"    {letter}{k} = ", summands, f" {compared} 0")
        return "\n".join([*lines, "", "equations of motion", *self._equations_text()])

    @property
    def latex(self) -> str:
        """The Lagrangian form as LaTeX, one ``aligned`` block without dollar signs."""
        return "\\begin{aligned}\n" + " \\\\\n".join(self.rows) + "\n\\end{aligned}"

    @property
    def rows(self) -> list[str]:
        """The lines as LaTeX, each ``left &= right``."""
        system, names = self.system, self._latex_names
        shown = ", ".join(names[coordinate] for coordinate in system.coordinates)
        rows = [rf"q &= \left({shown}\right)"]
        for letter, parts in (("T", self._kinetic), ("V", self._potential)):
            rows += self._energy_rows(letter, parts)
        rows += [f"{name} &= {value}" for name, value in self.constants.items()]
        rows += ["L &= T - V"]
        for letter, forces in (("F", self._forces), ("C", self._virtual_work)):
            for (part, coordinate), summands in forces.items():
                rows += self._rows(
                    rf"{letter}_{{{names[coordinate]}}}^{{{_label(part)}}}", summands
                )
        for k, (letter, summands) in enumerate(self._constraints, start=1):
            compared = r"\ge" if k - 1 in system.contacts else "="
            label = _label(system.constraint_names[k - 1])
            end = rf" {compared} 0 \qquad \lambda_{{{k}}}\text{{: }}{label}"
            rows += self._rows(rf"{letter}_{{{k}}}", summands, end)
        return [*rows, *self._equations_latex()]

    def _energy_rows(self, letter: str, parts: dict[str, list[Summand]]) -> list[str]:
        if len(parts) < 2:
            return self._rows(letter, [s for part in parts.values() for s in part])
        rows, symbols = [], [f"{letter}_{{{_label(part)}}}" for part in parts]
        for left, summands in zip(symbols, parts.values(), strict=True):
            rows += self._rows(left, summands)
        total = wrap_sum([(f"{part}____", left) for part, left in zip(parts, symbols, strict=True)])
        return rows + latex_rows(letter, total)

    def _rows(self, left: str, summands: Sequence[Summand], end: str = "") -> list[str]:
        names = self._latex_names
        return latex_rows(left, wrap_sum([(s.text(), s.latex(names)) for s in summands]), end)

    def _equations_text(self) -> list[str]:
        right, where, closing = self._motion("-A^T lambda", {"h": "dh/dq", "g": "dg/dv"}, " or ")
        equation = f"    d/dt (dL/dv) - dL/dq = {right}"
        return [f"{equation},  {where}" if where else equation, f"    M q'' = {closing}"]

    def _equations_latex(self) -> list[str]:
        slopes = {
            "h": r"\frac{\partial h}{\partial q}",
            "g": r"\frac{\partial g}{\partial \dot{q}}",
        }
        right, where, closing = self._motion(r"- A^{T} \lambda", slopes, r"\text{ or }")
        left = r"\frac{d}{dt} \frac{\partial L}{\partial \dot{q}} - \frac{\partial L}{\partial q}"
        where = rf", \qquad {where}" if where else ""
        return [f"{left} &= {right}{where}", rf"M \ddot{{q}} &= {closing}"]

    def _motion(self, holding: str, slopes: dict[str, str], either: str) -> tuple[str, str, str]:
        """Return the right side of Lagrange's equations, the meaning of A, and that of M q''."""
        held = [holding] if self._constraints else []
        forces = ["F"] if self._forces else []
        work = ["C"] if self._virtual_work else []
        letters = {letter for letter, _ in self._constraints}
        rows = (f"A = {slope}" for letter, slope in slopes.items() if letter in letters)
        return (
            signed_sum([*forces, *held, *work]) or "0",
            either.join(rows),
            signed_sum(["Q", *held, *work]),
        )

    # --- from the terms to the display --------------------------------------------------------

    @cached_property
    def _latex_names(self) -> dict[str, str]:
        return latex_names(self.system)

    @cached_property
    def _constraints(self) -> list[tuple[str, list[Summand]]]:
        """The letter, h or g, and the left side of each constraint."""
        speeds = {to_sympy(symbol(v)) for v in self.system.velocities}
        found = []
        one_sided, given = {*self.system.contacts}, self.system.constraint_expressions
        for k, acting in enumerate(self.system.acting_constraints):
            read = acting if k in one_sided else given[k]
            assert isinstance(read, Expression)
            value = to_sympy(read.symbolic)
            letter = "g" if value.free_symbols & speeds else "h"
            found.append((letter, self._sum(value)))
        return found

    def _by_part(self, terms: Iterable[tuple[str, Formula]]) -> dict[str, Formula]:
        sums: dict[str, Formula] = defaultdict(lambda: ZERO)
        for part, energy in terms:
            sums[part] += energy
        return sums

    def _quadratic(self, T: sympy.Expr) -> list[Summand]:
        """Return a quadratic form in the velocities with monomials collected by coefficient."""
        import sympy

        every = [to_sympy(symbol(v)) for v in self.system.velocities]
        speeds = [v for v in every if T.has(v)]
        found = {}
        for i, v in enumerate(speeds):
            slope = T.diff(v)
            for w in speeds[i:]:
                if slope.has(w):
                    found[v * w] = shortest(slope.diff(w) / (2 if v == w else 1))
        groups: dict[sympy.Expr, list[tuple[sympy.Expr, sympy.Expr]]] = defaultdict(list)
        for monomial, coefficient in found.items():
            first = from_sympy(next(iter(found.values())))
            if not self._vanishes(from_sympy(coefficient), relative_to=first):
                number, factor = coefficient.as_coeff_Mul()
                if factor.could_extract_minus_sign():
                    number, factor = -number, -factor
                if number.is_Float:  # numbers have no common divisor, so equal ones are collected
                    number, factor = sympy.sign(number), abs(number) * factor
                groups[factor].append((number, monomial))
        return [factored_sum(factor, terms) for factor, terms in groups.items()]

    def _sum(self, expression: sympy.Expr) -> list[Summand]:
        """Return the summands of an expression: summands without a factor first, constants last."""
        import sympy

        constant, changing = plain(expression).as_independent(*self._state, as_Add=True)
        linear, others = sympy.sift(changing.as_ordered_terms(), self._is_linear, binary=True)
        terms = [plain(sympy.factor_terms(sympy.Add(*linear), sign=False)), *others]
        terms = [term for total in terms if total != 0 for term in total.as_ordered_terms()]
        summands = [Summand(*t.as_independent(*self._state, as_Add=False)) for t in terms]
        summands.sort(key=lambda summand: summand.factor != 1)
        if constant != 0:
            summands.append(Summand(shortest(constant), sympy.Integer(1)))
        return summands

    def _is_linear(self, term: sympy.Expr) -> bool:
        import sympy

        known = term.is_polynomial(*self._state)
        return bool(known and sympy.Poly(term, *self._state).is_linear)

    def _forces_outside_potential(
        self, V: dict[str, Formula], terms: Iterable[tuple[str, str, Formula]]
    ) -> dict[tuple[str, str], list[Summand]]:
        """Return the forces that are not gradients of V, by part and coordinate."""
        forces: dict[tuple[str, str], Formula] = defaultdict(lambda: ZERO)
        for part, coordinate, force in terms:
            forces[part, coordinate] += force
        found = {}
        for (part, coordinate), force in forces.items():
            rest = force + V[part].diff(symbol(coordinate)) if part in V else force
            if not self._vanishes(rest, relative_to=force):
                found[part, coordinate] = self._sum(to_sympy(rest))
        return found

    def _vanishes(self, expression: Formula, relative_to: Formula) -> bool:
        """Return whether an expression is zero up to rounding at random states and parameters."""
        if expression == 0:
            return True
        rng = np.random.default_rng(0)
        values: dict[str, Any] = {
            name: rng.uniform(1, 2, 8) for name in self.system.names.variables
        }
        values |= {s.name: rng.uniform(-2, 2, 8) for s in sorted(self._state, key=str)}
        values |= self.constants
        with np.errstate(all="ignore"):
            size, scale = (np.abs(evaluate(e, values)) for e in (expression, relative_to))
        return bool(np.all(size <= NEGLIGIBLE_COEFFICIENT * scale))


def _label(words: str) -> str:
    return r"\text{" + words.replace("_", r"\_") + "}"
