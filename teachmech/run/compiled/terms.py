"""The terms of a compiled program: every value that is not always zero, one by one.

The generated program fills matrices; the terms fill a flat array with those entries of M and A that
can differ from zero, and with Q, b, the constraints and their rates. The expressions are those of
the program. Expressions of the same form (`teachmech.model.folding`) become a loop.
`teachmech.run.compiled.machine` turns them into machine code; ``source`` is Python to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Index
from teachmech.expressions import Expression, Formula, symbol, to_python
from teachmech.expressions.algebra import ZERO, Symbol, formula, total
from teachmech.expressions.printing import PYTHON_NAMES
from teachmech.model.actuation import actuation_of
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import most_components
from teachmech.model.folding import Group, force_groups, mass_groups
from teachmech.model.inputs import Samples
from teachmech.numerics.integrators import Settings
from teachmech.program.arrays import regular
from teachmech.program.writer import python_names

LOOP = 3  # least number of expressions of the same form for a loop
_TAKEN = PYTHON_NAMES | {"np", "range", "abs", "t", "y", "p", "values", "i"}


@dataclass(frozen=True, eq=False)
class Block:
    """Values that are computed in order, or in a loop."""

    count: int  # repetitions; 1 for a block that is not a loop
    # The meaning of a name in the expressions at every passage: an entry of ``y`` or ``p`` by its
    # index, a sampled input ``u`` by its index, or one of these ``numbers``.
    names: Mapping[str, tuple[str, Any]]
    values: Sequence[tuple[Index, Formula]]  # the positions of each value, one per passage

    def passages(self) -> list[Block]:
        """Return the passages as blocks without loops, in order."""
        if self.count == 1:
            return [self]
        return [
            Block(
                1,
                {name: (array, where[k : k + 1]) for name, (array, where) in self.names.items()},
                [(where[k : k + 1], e) for where, e in self.values],
            )
            for k in range(self.count)
        ]


@dataclass(frozen=True, eq=False)
class Terms:
    """The computation of the values of a system, and their positions.

    The values are the entries of M and A, then Q, b, the constraints, their rates, v^T (dM/dt)
    v / 2, and, as arrays, the virtual work C of constraints; for frictions du/dv, the sliding
    velocities u, normal forces per unknown and coefficients; for actuators the columns of B, for
    programmes the rows of E, d, and the limits of actuators.
    """

    blocks: tuple[Block, ...]
    mass_row: Index  # rows of the values of M, the lower triangle
    mass_column: Index
    row: Index  # rows of the values of A
    column: Index
    constants: Array  # all values, with the constant numbers, which no block computes
    samples: tuple[Samples, ...]  # samples of the inputs
    python_names: Mapping[str, str]  # names of the symbols in ``source``
    title: str

    def one_by_one(self) -> Terms:
        """Return the terms without loops."""
        blocks = [passage for block in self.blocks for passage in block.passages()]
        return replace(self, blocks=tuple(blocks))

    @cached_property
    def source(self) -> str:
        """A Python module with the function ``terms(t, y, p, values)``, for reading and tests."""
        return _module(self)


def write_terms(system: Description, settings: Settings, loop: int = LOOP) -> Terms:
    """Return the terms of a system without Python functions.

    Parameters
    ----------
    system : System
    settings : Settings
        Baumgarte's alpha and beta are part of b.
    loop : int
        The least number of expressions of the same form for a loop.

    Examples
    --------
    >>> rod = Description(["x", "y"], mass=["m", "m"], forces=[0, "-9.81*m"],
    ...     constraints=["x^2 + y^2 = 1"], parameters={"m": 2})
    >>> terms = write_terms(rod, Settings.of((0, 1, 0.1)))
    >>> terms.row.tolist(), terms.column.tolist(), len(terms.constants)
    ([0, 0], [0, 1], 12)
    >>> print(terms.source[terms.source.index("    values[0]") :].strip())
    values[0] = m
        values[1] = m
        values[5] = -9.81*m
        values[7] = x**2 + y_**2 - 1
        values[8] = 2*vx*x + 2*vy*y_
        values[2] = 2*x
        values[3] = 2*y_
        values[6] = -2*vx**2 - 2*vy**2
    """
    return _Collector(system, settings, loop).terms()


UNLIMITED = float(np.finfo(float).max)  # JSON has no infinity


class _Collector:
    """A collector of the values: similar ones become a loop, all others form one block."""

    def __init__(self, system: Description, settings: Settings, loop: int) -> None:
        self.system, self.settings, self.loop = system, settings, loop
        self.slots = self._slots()
        self.single: list[tuple[Index, Formula]] = []
        self.members: list[Block] = []  # values of the same form, but too few for a loop
        self.loops: list[Block] = []
        self.constants: list[tuple[Index, Formula | Array]] = []

    def terms(self) -> Terms:
        system, n, m = self.system, len(self.system.coordinates), len(self.system.constraints)
        mass_row, mass_column = self._mass()
        row, column = self._matrix(len(mass_row))
        first = len(mass_row) + len(row)
        for group in force_groups(system):
            members = np.array(group.members, dtype=np.int64)
            template = [(first + members, group.template.symbolic)]
            own = _read(system.known_forces, group)
            self._add(group, range(len(members)), template, own)
        self._constraints(first + n)
        velocities = [symbol(name) for name in system.velocities]
        power = [
            velocities[i] * velocities[j] * rate / 2
            for (i, j), rate in derivation_of(system).mass_rate.items()
        ]
        last = first + n + 3 * m
        if power:
            self.single.append((np.array([last]), total(*power)))
        for i, work in system.virtual_work.items():
            self._put(last + 1 + i, work)
        constants = np.zeros(self._controls(self._frictions(last + 1 + n)))
        for slots, number in self.constants:
            constants[slots] = float(number) if isinstance(number, Formula) else number
        blocks = (Block(1, self.slots, self.single), *self.members, *self.loops)
        names = python_names(system, _TAKEN)
        title = f"{system.name}, the variant of its program that is compiled."
        samples = tuple(x for x in system.inputs.values() if isinstance(x, Samples))
        return Terms(blocks, mass_row, mass_column, row, column, constants, samples, names, title)

    # --- the parts ----------------------------------------------------------------------------

    def _mass(self) -> tuple[Index, Index]:
        entries = self.system.mass_expressions
        slots = np.array(list(entries), dtype=np.int64).reshape(-1, 2)
        found: list[Index] = []
        count = 0
        for group in mass_groups(self.system):
            own = slots[list(group.members)]
            lower = np.flatnonzero(own[:, 0] >= own[:, 1])
            where = count + np.arange(len(lower))
            template = [(where, group.template.symbolic)]
            self._add(group, lower, template, _read([*entries.values()], group))
            found.append(own[lower])
            count += len(lower)
        row, column = np.concatenate([np.empty((0, 2), dtype=np.int64), *found]).T.copy()
        return row, column

    def _matrix(self, count: int) -> tuple[Index, Index]:
        """Return the positions of the entries of A; those of one constraint are adjacent."""
        rows, columns = [], []
        self.first_entry: list[Index] = []
        for group, derived in derivation_of(self.system).groups:
            members = np.array(group.members, dtype=np.int64)
            which = [group.coordinates.index(self.system.coordinates[i]) for i in derived.row]
            rows.append(np.repeat(members, len(which)))
            columns.append(group.coordinate_index[:, which].ravel())
            self.first_entry.append(count + len(which) * np.arange(len(members)))
            count += len(which) * len(members)
        nothing = np.empty(0, dtype=np.int64)
        return np.concatenate([nothing, *rows]), np.concatenate([nothing, *columns])

    def _constraints(self, first: int) -> None:
        m, derivation = len(self.system.constraints), derivation_of(self.system)
        for (group, derived), entries in zip(derivation.groups, self.first_entry, strict=True):
            members, columns = np.array(group.members, dtype=np.int64), len(derived.row)
            slots = [first + m + members, first + 2 * m + members]
            slots += [*(entries + k for k in range(columns)), first + members]
            template = [*zip(slots, self._formulas(derived, [*derived.row]), strict=True)]
            which = [group.coordinates.index(self.system.coordinates[i]) for i in derived.row]

            def own(k: int, group: Group = group, which: list[int] = which) -> list[Formula]:
                columns = group.coordinate_index[k, which].tolist()
                return self._formulas(derivation.constraints[group.members[k]], columns)

            self._add(group, range(len(members)), template, own)

    def _formulas(self, derived: Any, columns: list[int]) -> list[Formula]:
        """Return the value of a constraint, its rate, the entries of its row, and of b."""
        b = derived.b
        if self.settings.damped:  # h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0
            b = b - 2 * self.settings.alpha * derived.rate
            b = b - self.settings.beta**2 * derived.value if derived.holonomic else b
        row = [derived.row.get(i, ZERO) for i in columns]
        return [derived.value, derived.rate, *row, b]

    def _frictions(self, first: int) -> int:
        """Add sliding velocities, normal forces and coefficients; return the last index."""
        system, frictions, n = self.system, self.system.frictions, len(self.system.coordinates)
        rows = [row for friction in frictions for row in friction.rows]
        slips = [slip for friction in frictions for slip in friction.slips]
        k, depth = len(frictions), most_components(frictions)
        unknowns = (*system.accelerations, *system.multipliers)
        velocities = first + len(rows) * n
        normal, width = velocities + len(slips), len(unknowns) + 1
        mu = normal + k * depth * width
        entries = dict(enumerate(slips, velocities))
        for j, row in enumerate(rows):
            entries |= {first + j * n + i: slope for i, slope in row.items()}
        for j, friction in enumerate(frictions):
            for d, i, e in friction.slopes(unknowns):
                entries[normal + (j * depth + d) * width + i] = e
            entries[mu + j] = friction.coefficient
        for slot, e in entries.items():
            self._put(slot, e)
        return mu + k

    def _controls(self, first: int) -> int:
        """Add directions of actuators, programmes and limits; return the last index."""
        if not self.system.programmes:
            return first
        found, n = actuation_of(self.system), len(self.system.coordinates)
        for row in (*found.columns, *(programme.row for programme in found.programmes)):
            for i, e in row.items():
                self._put(first + i, e)
            first += n
        for target in found.targets:
            self._put(first, target)
            first += 1
        for which, none in enumerate((-UNLIMITED, UNLIMITED)):
            for pair, given in zip(found.limits, found.given, strict=True):
                end = pair[which]
                self._put(first, formula(none) if end is None else end - given)
                first += 1
        return first

    def _put(self, slot: int, e: Formula) -> None:
        """Add a value that is like no other."""
        (self.constants if e.is_number else self.single).append((np.array([slot]), e))

    # --- names and groups ---------------------------------------------------------------------

    def _slots(self) -> dict[str, tuple[str, Index]]:
        """Return the index of each name in y, p or u."""
        system = self.system
        arrays = {"y": (*system.coordinates, *system.velocities)}
        arrays |= {"p": tuple(system.parameters), "u": system.signals}
        return {
            name: (array, np.array([k]))
            for array, names in arrays.items()
            for k, name in enumerate(names)
        }

    def _add(
        self,
        group: Group,
        kept: Sequence[int] | Index,
        template: list[tuple[Index, Formula]],
        own: Callable[[int], list[Formula]],
    ) -> None:
        """Add values of some members of a group, in a loop or one by one."""
        if len(kept) < self.loop:
            for number, k in enumerate(kept):
                values = [(slots[[number]], e) for slots, e in template]
                self._add_one(group, int(k), values, own)
            return
        changing = []
        numbers = dict(zip(group.numbers, group.values[list(kept)].T, strict=True))
        for slots, e in template:
            if e.is_number:
                self.constants.append((slots, e))
            elif isinstance(e, Symbol) and e.name in numbers:
                self.constants.append((slots, numbers[e.name]))
            else:
                changing.append((slots, e))
        if changing:
            names = self._group_names(group, kept, changing)
            self.loops.append(Block(len(kept), names, changing))

    def _add_one(
        self,
        group: Group,
        k: int,
        values: list[tuple[Index, Formula]],
        own: Callable[[int], list[Formula]],
    ) -> None:
        """Add values of one member."""
        if group.numbers:
            values = [(slot, e) for (slot, _), e in zip(values, own(k), strict=True)]
        self.constants += [(slot, e) for slot, e in values if e.is_number]
        changing = [(slot, e) for slot, e in values if not e.is_number]
        others = [] if group.numbers else group.renamings(self.system, k)
        if not others:
            self.single += changing
        elif changing:
            names = {name: self.slots[other] for name, other in others}
            self.members.append(Block(1, {**self.slots, **names}, changing))

    def _group_names(
        self, group: Group, kept: Sequence[int] | Index, values: list[tuple[Index, Formula]]
    ) -> dict[str, tuple[str, Any]]:
        n = len(self.system.coordinates)
        used = {s.name for _, e in values for s in e.free_symbols}
        parameters = tuple(self.system.parameters)
        names: dict[str, tuple[str, Any]] = {
            name: ("p", np.full(len(kept), k)) for k, name in enumerate(parameters) if name in used
        }
        names |= {name: self.slots[name] for name in self.system.signals}
        for name, column in zip(group.coordinates, group.coordinate_index.T, strict=True):
            names[name] = ("y", column[kept])
            names["v" + name] = ("y", column[kept] + n)
        for name, column in zip(group.parameters, group.parameter_index.T, strict=True):
            names[name] = ("p", column[kept])
        for name, column in zip(group.numbers, group.values.T, strict=True):
            names[name] = ("numbers", column[kept])
        return {name: where for name, where in names.items() if name in used}


def _read(expressions: Sequence[Expression], group: Group) -> Callable[[int], list[Formula]]:
    """Return a function for the formulas of the k-th member of a group."""
    return lambda k: [expressions[group.members[k]].symbolic]


# --- the source for reading -------------------------------------------------------------------


def _module(terms: Terms) -> str:
    tables: list[str] = []
    body = [line for block in terms.blocks for line in _lines(block, terms, tables)]
    return "\n".join(
        [
            f'"""{terms.title}"""',
            "",
            "import numpy as np",
            f"from numpy import {', '.join(sorted(PYTHON_NAMES))}",
            *(["", *tables] if tables else []),
            *("", "", "def terms(t, y, p, values):"),
            '    """Fill in M and A entry by entry, then Q, b, the constraints and their rates."""',
            *(body or ["    pass"]),
            "",
        ]
    )


def _lines(block: Block, terms: Terms, tables: list[str]) -> list[str]:
    used = {s.name for _, e in block.values for s in e.free_symbols}
    indent = "    " if block.count == 1 else "        "
    lines = [] if block.count == 1 else [f"    for i in range({block.count}):"]
    names = dict(terms.python_names)
    if block.count == 1:  # in the names of the member, not those of the template
        own = {(array, *where): name for name, (array, where) in terms.blocks[0].names.items()}
        meant = {name: own[array, *where] for name, (array, where) in block.names.items()}
        names |= {name: terms.python_names[other] for name, other in meant.items()}
    for name, (array, where) in block.names.items():
        if name in used:
            slot = _index_text(where, tables)
            source = slot if array == "numbers" else f"{array}[{slot}]"
            lines.append(f"{indent}{names.get(name, name)} = {source}")
    for where, expression in block.values:
        value = to_python(expression, names)
        lines.append(f"{indent}values[{_index_text(where, tables)}] = {value}")
    return lines


def _index_text(where: Any, tables: list[str]) -> str:
    """Return an index or a number, or an expression that contains the counter of the loop."""
    if len(where) == 1:
        return str(where[0])
    if (first_step := regular(where)) is not None:
        first, step = first_step
        factor = {0: "", 1: "i"}.get(step, f"{step}*i")
        parts = (str(first) if first or not step else "", factor)
        return " + ".join(part for part in parts if part)
    tables.append(f"TABLE{len(tables) + 1} = np.array({where.tolist()})")
    return f"TABLE{len(tables)}[i]"
