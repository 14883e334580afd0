"""The functions of a problem: Python source for the expressions of a system."""

from __future__ import annotations

import keyword
import re
import textwrap
from collections import ChainMap
from collections.abc import (
    Callable,
    Collection,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import replace
from itertools import chain
from typing import Any, ClassVar

from teachmech.base.errors import ProblemError
from teachmech.expressions import Expression, Formula
from teachmech.expressions.algebra import ZERO
from teachmech.expressions.printing import PYTHON_NAMES, python_dialect
from teachmech.expressions.writing import formula_text
from teachmech.model.actuation import actuation_of
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import most_components
from teachmech.model.inputs import Samples
from teachmech.model.programmes import enforcing
from teachmech.model.switches import Condition, bound
from teachmech.numerics.integrators import ROUGH_IMPACTS, Method, Settings, moreau
from teachmech.program.arrays import WIDTH, numbers

SAFE_COMMENT = re.compile(r"[A-Za-z0-9_ .+\-*/^()=,]*")
_ARRAY = re.compile(r"(INDEX|NUMBERS|TABLE)[0-9]+")  # arrays that `folded` and `terms` write


class Writer:
    """Writes the functions of one system.

    Attributes
    ----------
    local_names : set of str
        Names inside the written functions; a user's name that clashes gets an underscore.
    """

    local_names: ClassVar[frozenset[str]] = PYTHON_NAMES | {
        *("np", "t", "q", "v", "p", "A", "M", "dM"),
        *("masses", "float", "abs", "linearise", "FUNCTIONS", "INPUTS", "N", "qdd", "multipliers"),
        *("acceleration", "D", "normal", "mu", "overlap", "least"),
        *("B", "E", "limits"),
    }
    bounds: ClassVar[dict[str, str]] = {"overlap": "overlap", "slow": "least"}  # their arrays

    def __init__(self, system: Description) -> None:
        self.system = system
        self.python_names = python_names(system, self.local_names) | {
            bound(what, s.constraint): self._element(array, s.constraint)
            for what, array in self.bounds.items()
            for s in system.switches
        }
        self._dialect = python_dialect(self.python_names)
        self.derived, self.n = derivation_of(system).constraints, len(system.coordinates)

    def imports(self, method: Method | None = None) -> str:
        """Return the imports that the functions written so far and a method need."""
        steps_over = method is not None and method.integrate is moreau.moreau
        tools = "cache, partial" if steps_over else "cache"
        lines = [f"from functools import {tools}", "", "import numpy as np"]
        if method and (method.tableau or steps_over):
            lines.insert(1, "from types import SimpleNamespace")
        if names := self._dialect.used & PYTHON_NAMES:
            lines += [f"from numpy import {', '.join(sorted(names))}"]
        if method and method.solver:
            lines += [f"from scipy.integrate import {method.solver}"]
        system = self.system
        named = zip(system.constraint_names, system.constraint_expressions, strict=True)
        functions = {n: read for n, read in named if isinstance(read, FunctionConstraint)}
        if system.contacts or steps_over:
            lines += [""]
            rough = rough_contacts(system)
            if not rough or steps_over:
                lines += ["from teachmech.numerics import lemke"]
            if rough or steps_over:
                lines += ["from teachmech.numerics.space_friction import friction_forces"]
        if functions:
            lines += ["", "from teachmech.numerics.feed import linearise", "", ""]
            for k, (name, read) in enumerate(functions.items(), start=1):
                signature = f"constraint_function_{k}({', '.join(read.names)})"
                doc = "Return the left side of a constraint, left = 0."
                lines += [*_to_write(signature, doc, f"constraint {name}"), "", ""]
            entries = [f"    {n!r}: constraint_function_{k}," for k, n in enumerate(functions, 1)]
            lines += ["# Constraints that are Python functions", "FUNCTIONS = {", *entries, "}"]
        if system.signals:
            lines += ["", *self._signals()]
        return "\n".join(lines)

    def _signals(self) -> list[str]:
        """Return lines that define the inputs that are samples or Python functions."""
        samples, functions = ["SAMPLES = {  # times and values"], ["INPUTS = {"]
        own: list[str] = []
        for name in self.system.signals:
            given, function = self.system.inputs[name], f"input_{name},"
            if isinstance(given, Samples):
                samples += [
                    f"    {name!r}: (",
                    *numbers(given.times),
                    *numbers(given.values),
                    "    ),",
                ]
                interpolation = "np.interp" if given.between == "line" else "held"
                function = f"lambda t, q, v: {interpolation}(t, *SAMPLES[{name!r}]),"
            else:
                doc = f"Return the input {name} at time t, with coordinates q and velocities v."
                own += ["", *_to_write(f"input_{name}(t, q, v)", doc, f"input {name}"), "", ""]
            functions += [f"    {name!r}: {function}"]
        lines = [*samples, "}"] if len(samples) > 1 else []
        return [*own, *lines, "# Inputs as functions of t, q and v", *functions, "}"]

    def start(self) -> str:
        """Return the function for coordinates and velocities at the start."""
        doc = "Coordinates and velocities at the start."
        return _function("start(p)", doc, [*self._start_lines(), "    return q, v"])

    def _start_lines(self) -> list[str]:
        system, values = self.system, self.system.start_expressions
        lines = self._unpack([e.symbolic for e in values.values()])
        for array, names in (("q", system.coordinates), ("v", system.velocities)):
            lines += _array(f"{array} = ", [self._entry(n, values[n]) for n in names])
        return lines

    def masses(self) -> str:
        """Return the function for the diagonal of M, if M is diagonal."""
        doc = f"Diagonal of the mass matrix M, shape ({self.n},)."
        return _function("masses(t, q, v, p)", doc, self._diagonal_lines())

    def _diagonal_lines(self) -> list[str]:
        entries = self.system.mass_expressions
        diagonal = [
            self._entry(name, entries[i, i]) if (i, i) in entries else ("0", name)
            for i, name in enumerate(self.system.coordinates)
        ]
        lines = self._unpack([e.symbolic for e in entries.values()])
        return [*lines, *_array("return ", diagonal)]

    def mass_matrix(self) -> str:
        """Return the function for M, from its diagonal or entry by entry."""
        doc = f"Mass matrix M, shape ({self.n}, {self.n}), symmetric."
        diagonal = ["    return np.diag(masses(t, q, v, p))"]
        lines = diagonal if self.system.mass_is_diagonal else self._mass_lines()
        return _function("mass_matrix(t, q, v, p)", doc, lines)

    def _mass_lines(self) -> list[str]:
        entries = self.system.mass_expressions
        lines = self._unpack([e.symbolic for e in entries.values()])
        lines += [f"    M = np.zeros(({self.n}, {self.n}))"]
        for (i, j), entry in entries.items():
            lines += self._assign(f"M[{i}, {j}]", entry.symbolic)
        return [*lines, "    return M"]

    def mass_matrix_rate(self) -> str:
        """Return the function for dM/dt, if the mass matrix depends on the state."""
        n = self.n
        doc = f"dM/dt = M_t + M_q v, shape ({n}, {n}); for the work of the applied force."
        lines = [*self._mass_rate_lines(), "    return dM"]
        return _function("mass_matrix_rate(t, q, v, p)", doc, lines)

    def _mass_rate_lines(self) -> list[str]:
        rates = derivation_of(self.system).mass_rate
        lines = [*self._unpack(rates.values()), f"    dM = np.zeros(({self.n}, {self.n}))"]
        for (i, j), rate in rates.items():
            lines += self._assign(f"dM[{i}, {j}]", rate)
        return lines

    def applied_force(self) -> str:
        """Return the function for the applied force Q."""
        doc = f"Applied force Q, shape ({self.n},)."
        return _function("applied_force(t, q, v, p)", doc, self._force_lines())

    def nonideal_force(self) -> str:
        """Return the function for C, the virtual work of the constraints."""
        C = self.system.virtual_work
        entries = [
            (self._python(C.get(i, ZERO)), name) for i, name in enumerate(self.system.coordinates)
        ]
        doc = f"Virtual work C of the constraints, shape ({self.n},)."
        lines = [*self._unpack(C.values()), *_array("return ", entries)]
        return _function("nonideal_force(t, q, v, p)", doc, lines)

    def _force_lines(self) -> list[str]:
        forces = self.system.force_expressions
        names = self.system.coordinates
        entries = [self._entry(name, f) for name, f in zip(names, forces, strict=True)]
        return [*self._unpack([f.symbolic for f in forces]), *_array("return ", entries)]

    def constraints(self) -> str:
        """Return the function for the left sides h and g."""
        return self._vector(
            "constraints",
            "Left sides h(t, q) or g(t, q, v) of the constraints, shape ({m},); zero when met.",
            lambda c: c.value,
            0,
        )

    def constraint_rates(self) -> str:
        """Return the function for the velocity form of the constraints."""
        return self._vector(
            "constraint_rates",
            "Velocity form of the constraints, shape ({m},): dh/dt where holonomic, else g itself.",
            lambda c: c.rate,
            1,
        )

    def constraint_matrix(self) -> str:
        """Return the function for the constraint Jacobian A, row by row."""
        shape = f"({len(self.derived)}, {self.n})"
        doc = f"A of A q'' = b, shape {shape}: dh/dq where holonomic, else dg/dv."
        lines = [*self._matrix_lines(), "    return A"]
        return _function("constraint_matrix(t, q, v, p)", doc, lines)

    def _matrix_lines(self) -> list[str]:
        lines, used = [f"    A = np.zeros(({len(self.derived)}, {self.n}))"], set[str]()
        for k in range(len(self.derived)):
            constraint, others = self.derived.like(k)
            lines += [f"    # {self._quoted(k)}"]
            if isinstance(constraint, FunctionConstraint):
                lines += [f"    A[{k}] = {self._linearised(k, constraint)}[2]"]
                continue
            names = [self.system.coordinates[i] for i in constraint.row]
            columns = [self.system.slots[others.get(name, name)][1] for name in names]
            for i, entry in sorted(zip(columns, constraint.row.values(), strict=True)):
                lines += wrapped(f"    A[{k}, {i}] = ", self._renamed(entry, others, used), "")
        return [*self._named(used), *lines]

    def constraint_vector(self) -> str:
        """Return the function for the right side b."""
        return self._vector(
            "constraint_vector",
            "b of A q'' = b, shape ({m},): minus the part of the last derivative without q''.",
            lambda c: c.b,
            3,
        )

    def stop_condition(self, text: str) -> str:
        """Return the function that changes its sign at the end of the motion."""
        read = self.system.read_condition(text)
        used = {s.name for s in read.symbolic.free_symbols}
        lines = ["    q, v = y[:N], y[N : 2 * N]"]
        if used & {*self.system.accelerations, *self.system.multipliers}:
            lines += ["    qdd, multipliers, *_ = acceleration(t, q, v, p)"]
        lines += self._unpack([read.symbolic])
        lines += wrapped("    difference = ", self._python(read.symbolic), read.equation)
        doc = "Left minus right side of the equation at which the motion ends."
        return _function("stop_condition(t, y, p)", doc, [*lines, "    return difference"])

    def conditions_of_switches(
        self, conditional: bool = False
    ) -> Iterator[tuple[str, Condition | None]]:
        """Yield the condition of each switch to begin, and that to end, with a comment.

        If ``conditional`` is true, only those of switches whose conditions the user has written.
        """
        for switch in self.system.switches:
            if conditional and not switch.conditional:
                continue
            name = self.system.constraint_names[switch.constraint]
            for what, condition in (("begins", switch.begin), ("ends", switch.end)):
                yield f"{name} {what if condition else f'never {what}'}", condition

    def conditions(self, conditional: bool = False) -> str:
        """Return the function for the conditions of the switches; see `conditions_of_switches`."""
        entries: list[tuple[str, str]] = []
        found = [c for _, c in self.conditions_of_switches(conditional) if c is not None]
        used = {s.name for c in found for s in c.value.free_symbols}
        lines = ["    q, v = y[:N], y[N : 2 * N]"]
        if used & {*self.system.accelerations, *self.system.multipliers}:
            qdd = "qdd" if used & {*self.system.accelerations} else "_"
            lines += [f"    {qdd}, multipliers, *_ = acceleration(t, q, v, p)"]
        lines += self._unpack([c.value for c in found])
        if self.system.frictions and not conditional:
            lines += ["    least = slow()"]
        if self.system.contacts and not conditional:
            lines += ["    overlap = OVERLAP * scales()[2]"]
        for comment, condition in self.conditions_of_switches(conditional):
            source = "-1.0"
            if condition is not None:
                zero = "TINY" if condition.closed else "-TINY"
                source = f"{self._python(condition.value)} or {zero}"
            entries.append((source, comment))
        lines += [*_array("found = ", entries), "    return found.reshape(-1, 2)"]
        doc = "Conditions, positive if they hold: a column to begin, and one to end."
        return _function("conditions(t, y, p)", doc, lines)

    def excess(self) -> str:
        """Return the function for the excess of inputs over their limits; see `switched`."""
        system, entries = self.system, list[tuple[str, str]]()
        known: list[Formula] = []
        for name, *given in self.limited_inputs():
            known += [x for x in given if x is not None]
            written = ("np.nan" if x is None else self._python(x) for x in given)
            entries.append((f"[{', '.join(written)}]", name))
        lines = ["    q, v = y[:N], y[N : 2 * N]", *self._unpack(known)]
        lines += [*_array("found = ", entries), "    u, low, high = found.reshape(-1, 3).T"]
        if system.programmes:
            lines += [
                "    wanted = acceleration_and_wanted(t, q, v, p)[6]",
                "    limits = actuator_limits(t, q, v, p)",
                "    u, low = np.concatenate([u, wanted]), np.concatenate([low, limits[0]])",
                "    high = np.concatenate([high, limits[1]])",
            ]
        lines += [
            "    ends = np.nan_to_num([low, high], posinf=0, neginf=0)",
            "    size = np.abs(u) + np.abs(ends).sum(axis=0) + 1e-300",
            "    found = np.concatenate([u - high, low - u]) / np.tile(size, 2)",
            "    return np.where(np.isfinite(found), found, -1.0)",
        ]
        doc = "Excess of inputs over their limits, relative to both; negative within them."
        return _function("excess(t, y, p)", doc, lines)

    def limited_inputs(self) -> Iterator[tuple[Any, ...]]:
        """Yield name, value and limits of the inputs that are expressions; None is no limit."""
        system = self.system
        for name, pair in system.limit_formulas.items():
            read = system.input_expressions.get(name)
            if read and name not in enforcing(system.programmes):
                yield name, read.symbolic, *pair

    def restitution(self) -> str:
        """Return the function for the coefficients of restitution."""
        found = self.restitutions()
        lines = self._unpack([e for e, _ in found])
        entries = [(self._python(e), name) for e, name in found]
        doc = "Coefficients of restitution of the one-sided constraints; 0 for others."
        return _function("restitution(p)", doc, [*lines, *_array("return ", entries)])

    def programmes(self) -> list[str]:
        """Return the functions for B, E, d and the limits of actuators."""
        found, n = actuation_of(self.system), self.n
        k, p = len(found.actuators), len(found.programmes)
        rows = [programme.row for programme in found.programmes]
        names = [programme.name for programme in found.programmes]
        columns: list[dict[int, Formula]] = [{} for _ in range(n)]
        for j, column in enumerate(found.columns):
            for i, entry in column.items():
                columns[i][j] = entry
        limits: list[str] = []
        for which, none in enumerate(("-np.inf", "np.inf")):
            ends = [pair[which] for pair in found.limits]
            less = zip(ends, found.given, strict=True)
            limits += [none if end is None else self._python(end - u) for end, u in less]
        known = [x for pair in found.limits for x in pair if x is not None]
        d = [*zip(map(self._python, found.targets), names, strict=True)]
        both = [*zip(limits, found.actuators * 2, strict=True)]
        return [
            self._entries("actuator_matrix", "B", f"({n}, {k})", "forces of actuators", columns),
            self._entries("programme_matrix", "E", f"({p}, {n})", "E q'' = d of programmes", rows),
            _function(
                "programme_vector(t, q, v, p)",
                f"d of E q'' = d, shape ({p},), with which errors of programmes vanish.",
                [*self._unpack(found.targets), *_array("return ", d)],
            ),
            _function(
                "actuator_limits(t, q, v, p)",
                f"Limits of what the actuators add, shape (2, {k}).",
                [
                    *self._unpack([*known, *found.given]),
                    *_array("limits = ", both),
                    f"    return limits.reshape(2, {k})",
                ],
            ),
        ]

    def _entries(
        self, name: str, letter: str, shape: str, what: str, rows: Sequence[Mapping[int, Formula]]
    ) -> str:
        """Return a function for a matrix with these nonzero entries by row and column."""
        lines = self._unpack([e for row in rows for e in row.values()])
        lines += [f"    {letter} = np.zeros({shape})"]
        for i, row in enumerate(rows):
            lines += [x for j, e in row.items() for x in self._assign(f"{letter}[{i}, {j}]", e)]
        doc = f"{letter}, shape {shape}: {what}."
        return _function(f"{name}(t, q, v, p)", doc, [*lines, f"    return {letter}"])

    def friction(self) -> str:
        """Return the function for sliding velocities, normal forces and coefficients."""
        found = self.system.frictions
        depth = most_components(found)
        unknowns = (*self.system.accelerations, *self.system.multipliers)
        rows = [row for friction in found for row in friction.rows]
        slips = [slip for friction in found for slip in friction.slips]
        shape = len(found), depth, len(unknowns) + 1
        entries = {
            **{f"D[{j}, {i}]": e for j, row in enumerate(rows) for i, e in row.items()},
            **{f"u[{j}]": slip for j, slip in enumerate(slips)},
            **{
                f"normal[{j}, {d}, {k}]": e
                for j, f in enumerate(found)
                for d, k, e in f.slopes(unknowns)
            },
            **{f"mu[{j}]": f.coefficient for j, f in enumerate(found)},
        }
        lines = self._unpack(entries.values())
        lines += [f"    D, u = np.zeros(({len(rows)}, {self.n})), np.zeros({len(rows)})"]
        lines += [f"    normal, mu = np.zeros({shape}), np.zeros({len(found)})"]
        for target, expression in entries.items():
            lines += self._assign(target, expression)
        doc = "du/dv, sliding velocities u, factors of q'', lambda and 1 in normal forces, mu."
        return _function("friction(t, q, v, p)", doc, [*lines, "    return D, u, normal, mu"])

    def static_friction(self) -> str:
        """Return the function for the coefficients of static friction."""
        found = [friction.static for friction in self.system.frictions]
        names = [self.system.constraint_names[f.constraint] for f in self.system.frictions]
        entries = [(self._python(e), name) for e, name in zip(found, names, strict=True)]
        lines = [*self._unpack(found), *_array("return ", entries)]
        return _function("static_friction(t, q, v, p)", "Coefficients of static friction.", lines)

    def restitutions(self) -> list[tuple[Formula, str]]:
        """Return the coefficient of restitution and the name of each constraint; 0 if two-sided."""
        given = {switch.constraint: switch.restitution for switch in self.system.switches}
        names = enumerate(self.system.constraint_names)
        return [(given.get(k) or ZERO, name) for k, name in names]

    def _vector(self, name: str, doc: str, pick: Callable[[Any], Formula], number: int) -> str:
        """Return a function of one value per constraint: result ``number`` of ``linearise``."""
        doc = doc.format(m=len(self.derived))
        return _function(f"{name}(t, q, v, p)", doc, self._vector_lines(pick, number))

    def _vector_lines(self, pick: Callable[[Any], Formula], number: int) -> list[str]:
        entries, used = [], set[str]()
        for k in range(len(self.derived)):
            constraint, others = self.derived.like(k)
            if isinstance(constraint, FunctionConstraint):
                source = f"{self._linearised(k, constraint)}[{number}]"
            else:
                source = self._renamed(pick(constraint), others, used)
            entries.append((source, self._quoted(k)))
        return [*self._named(used), *_array("return ", entries)]

    def _entry(self, name: str, read: Expression) -> tuple[str, str]:
        """Return source and name as a comment, with the user's text if the source differs."""
        source = self._python(read.symbolic)
        if not read.is_typed:
            return source, name
        typed = read.quoted.replace(" ", "").replace("^", "**")
        same = typed == source.replace(" ", "")
        return source, name if same else comment_on(name, read)

    def _linearised(self, k: int, constraint: FunctionConstraint) -> str:
        name = self.system.constraint_names[k]
        return f"linearise(FUNCTIONS[{name!r}], {list(constraint.arguments)!r}, t, q, v, p)"

    def _quoted(self, k: int) -> str:
        read = self.system.acting_constraints[k]
        name = self.system.constraint_names[k]
        if isinstance(read, FunctionConstraint):
            return f"{name}: Python function of {', '.join(read.names)}"
        return f"{name}: {read.equation}" if read.is_typed else name

    def _assign(self, target: str, expression: Formula) -> list[str]:
        return wrapped(f"    {target} = ", self._python(expression), "")

    def _python(self, expression: Formula) -> str:
        return formula_text(expression, self._dialect)

    def _in_names(self, expression: Formula, names: Mapping[str, str]) -> str:
        """Return the source with these names in place of the usual ones."""
        return formula_text(expression, replace(self._dialect, names=names, known={}))

    def _renamed(self, expression: Formula, others: Mapping[str, str], used: set[str]) -> str:
        """Return the source with other names, and add all names in it to ``used``."""
        used |= {others.get(s.name, s.name) for s in expression.free_symbols}
        if not others:
            return self._python(expression)
        own = {name: self.python_names[other] for name, other in others.items()}
        return self._in_names(expression, ChainMap(own, self.python_names))

    def _unpack(self, expressions: Iterable[Formula]) -> list[str]:
        """Return lines that assign the entries of q, v and p in the expressions to their names."""
        return self._named({s.name for e in expressions for s in e.free_symbols})

    def _named(self, used: Collection[str]) -> list[str]:
        """Return lines that assign entries of q, v and p to their names."""
        lines: list[str] = []
        for pairs in self._sources(used).values():
            for first in range(0, len(pairs), 8):
                lines.append(self._naming(pairs[first : first + 8]))
        return lines

    def _naming(self, pairs: Sequence[tuple[str, str]]) -> str:
        """Return a line that assigns entries of an array to their names."""
        left, right = zip(*pairs, strict=True)
        return f"    {', '.join(left)} = {', '.join(right)}"

    def _sources(self, used: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        """Return the Python names of the used entries of each array, and their sources."""
        system = self.system
        accelerations = {"qdd": system.accelerations, "multipliers": system.multipliers}
        arrays = {"q": system.coordinates, "v": system.velocities, **accelerations}
        sources: dict[str, list[tuple[str, str]]] = {}
        for array, names in (*arrays.items(), ("p", tuple(system.parameters))):
            slots = [
                (name, self._element(array, i)) for i, name in enumerate(names) if name in used
            ]
            sources[array] = [(self.python_names[name], element) for name, element in slots]
        inputs = [name for name in system.signals if name in used]
        sources["u"] = [(self.python_names[n], called_input(n)) for n in inputs]
        return sources

    def _element(self, array: str, i: int) -> str:
        """Return the source of an entry of an array."""
        return f"{array}[{i}]"


def refuse_functions(system: Description, language: str) -> None:
    """Refuse constraints and inputs that are Python functions."""
    for name, read in zip(system.constraint_names, system.constraint_expressions, strict=True):
        if isinstance(read, FunctionConstraint):
            what = f"constraint {name} is a Python function, which {language} cannot run"
            raise ProblemError(what, key="constraints", hint="write it as an equation")
    for name, given in system.inputs.items():
        if callable(given):
            what = f"input {name} is a Python function, which {language} cannot run"
            raise ProblemError(what, key="inputs", hint="write it as an expression or as samples")


def refuse_friction(system: Description, language: str) -> None:
    """Refuse friction."""
    if system.frictions:
        name = system.constraint_names[system.frictions[0].constraint]
        what = f"constraint {name} has friction, which {language} does not compute"
        raise ProblemError(what, key="constraints", hint="simulate it in Python")


def refuse_law(system: Description, settings: Settings) -> None:
    """Refuse Poisson's law for contacts with friction."""
    check_rough_law(settings.impacts, [system.constraint_names[k] for k in rough_contacts(system)])


def check_rough_law(impacts: str, rough: Sequence[str]) -> None:
    """Refuse a law of impact that contacts with friction, with these names, do not have."""
    if rough and impacts not in ROUGH_IMPACTS:
        what = f"{rough[0]} has friction, so impacts follow Newton's law, not {impacts}"
        hint = "take newton or sequence, or remove the friction of one-sided constraints"
        raise ProblemError(what, key="impacts", hint=hint)


def rough_contacts(system: Description) -> list[int]:
    """Return the indices of the one-sided constraints with friction."""
    return [friction.constraint for friction in system.frictions if friction.pushes]


def called_input(name: str) -> str:
    """Return the source of the value of an input that is not a formula."""
    return f"INPUTS[{name!r}](t, q, v)"


def comment_on(name: str, read: Expression) -> str:
    """Return the name of an entry, with the text of the user if there is one."""
    return f"{name}: {read.quoted}" if read.is_typed else name


def _function(signature: str, doc: str, lines: Sequence[str]) -> str:
    return "\n".join([f"def {signature}:", f'    """{doc}"""', *lines])


def _to_write(signature: str, doc: str, title: str) -> list[str]:
    """Return a function that replaces a user's function, and states that it must be written."""
    name = signature.partition("(")[0]
    what = f"the {title} is a Python function, which this file does not contain; "
    hint = f"write it in {name}"
    lines = ["    raise NotImplementedError(", f"        {what!r}", f"        {hint!r}", "    )"]
    return _function(signature, doc, lines).split("\n")


def python_names(system: Description, taken: Container[str]) -> dict[str, str]:
    """Return the Python name of every symbol; underscores are added if the name is taken."""
    names, given = {"t": "t"}, {"t"}
    symbols = (system.coordinates, system.velocities, system.accelerations, system.multipliers)
    for name in chain(*symbols, system.parameters, system.signals):
        python = name
        while python in taken or python in given or _is_reserved(python):
            python += "_"
        names[name] = python
        given.add(python)
    return names


def _is_reserved(name: str) -> bool:
    return keyword.iskeyword(name) or _ARRAY.fullmatch(name) is not None


def _array(target: str, entries: list[tuple[str, str]]) -> list[str]:
    sources, comments = [e[0] for e in entries], [e[1] for e in entries]
    if not any(":" in comment for comment in comments):
        line = f"    {target}np.array([{', '.join(sources)}], dtype=float)"
        names = f"  # {', '.join(comments)}" if comments else ""
        if len(line + names) <= WIDTH:
            return [line + names]
    lines = [f"    {target}np.array(", "        ["]
    for source, comment in entries:
        lines += wrapped("            ", source, comment)
    return [*lines, "        ],", "        dtype=float,", "    )"]


def wrapped(before: str, source: str, comment: str) -> list[str]:
    """Return ``before source  # comment`` as lines, broken inside parentheses if too long."""
    if not SAFE_COMMENT.fullmatch(comment.replace(":", "")):
        comment = ""
    comma = "" if before.endswith("= ") else ","
    line = f"{before}{source}{comma}  # {comment}" if comment else f"{before}{source}{comma}"
    if len(line) <= WIDTH:
        return [line]
    indent = re.match(r" *", before).group()  # type: ignore[union-attr]
    lines = textwrap.wrap(
        f"# {comment}", WIDTH - len(indent), subsequent_indent="# ", break_on_hyphens=False
    )
    lines = [indent + text for text in lines] if comment else []
    if len(before) + len(source) < WIDTH:
        return [*lines, f"{before}{source}{comma}"]
    pieces = textwrap.wrap(
        source, WIDTH - len(indent) - 4, break_long_words=False, break_on_hyphens=False
    )
    inner = [f"{indent}    {piece}" for piece in pieces]
    return [*lines, f"{before}(", *inner, f"{indent}){comma}"]
