"""Statements over arrays, each for all expressions of the same form."""

from __future__ import annotations

import copy
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Self

import numpy as np

from teachmech.base.array_types import Index
from teachmech.expressions import Formula
from teachmech.expressions.shapes import is_product, tokens_of
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.folding import Group, fold, force_groups, largest_group_size, mass_groups
from teachmech.program.arrays import WIDTH, Arrays, is_regular
from teachmech.program.writer import SAFE_COMMENT, Writer, called_input, comment_on, wrapped

FOLDED_FROM = 8  # least number of members for a statement over arrays
LISTED_BELOW = 50  # fewer plain values, or irregular indices, are listed one by one


class RepeatedForm(NamedTuple):
    """A group of expressions; for each entry, its index arrays and its template."""

    group: Group
    entries: list[tuple[tuple[Index, ...], Formula]]


class FoldingWriter(Writer):
    """A `Writer` that writes every group of many members as one statement over arrays."""

    def __init__(self, system: Description) -> None:
        super().__init__(system)
        self.arrays = Arrays()

    def starting(self, system: Description) -> Self:
        """Return a writer that continues this one with another start of the system."""
        writer = copy.copy(self)
        writer.system, writer.arrays = system, copy.deepcopy(self.arrays)
        writer._dialect = replace(self._dialect, used={*self._dialect.used}, known={})
        return writer

    def _start_lines(self) -> list[str]:
        values, lines, names = self.system.start_expressions, [], self.system.coordinates
        parts = {"q": names, "v": self.system.velocities}
        lists = ([values[n] for n in part if not values[n].is_zero] for part in parts.values())
        if all(largest_group_size(expressions, self.system) < FOLDED_FROM for expressions in lists):
            return super()._start_lines()
        folded = {array: fold([values[n] for n in parts[array]], self.system) for array in parts}
        if not any(map(_is_large, (*folded["q"], *folded["v"]))):
            return super()._start_lines()
        for array, groups in folded.items():
            quoted = [comment_on(n, values[n]) for n in parts[array]]
            lines += self._filled(array, (len(names),), _whole(groups), quoted)
        return lines

    def _diagonal_lines(self) -> list[str]:
        groups = mass_groups(self.system)
        if not any(map(_is_large, groups)):
            return super()._diagonal_lines()
        rows = np.array([i for i, _ in self.system.mass_expressions])
        alike = [RepeatedForm(g, [((rows[list(g.members)],), g.template.symbolic)]) for g in groups]
        diagonal = self._local("diagonal")
        lines = self._filled(diagonal, (self.n,), alike, self._quoted_masses())
        return [*lines, f"    return {diagonal}"]

    def _mass_lines(self) -> list[str]:
        groups = mass_groups(self.system)
        if not any(map(_is_large, groups)):
            return super()._mass_lines()
        whole = [(group, group.template.symbolic) for group in groups]
        return [*self._filled_square("M", whole), "    return M"]

    def _mass_rate_lines(self) -> list[str]:
        rates = derivation_of(self.system).mass_rates
        if not any(_is_large(group) for group, _ in rates):
            return super()._mass_rate_lines()
        return self._filled_square("dM", rates)

    def _force_lines(self) -> list[str]:
        system, groups = self.system, force_groups(self.system)
        if system.virtual_work or not any(map(_is_large, groups)):
            return super()._force_lines()
        named = zip(system.coordinates, system.force_expressions, strict=True)
        quoted = [comment_on(name, force) for name, force in named]
        Q = self._local("Q")
        lines = self._filled(Q, (len(quoted),), _whole(groups), quoted)
        return [*lines, f"    return {Q}"]

    def _matrix_lines(self) -> list[str]:
        system = self.system
        if not self._folds_constraints():
            return super()._matrix_lines()
        alike = []
        for group, derived in derivation_of(system).groups:
            slots = {system.slots[name][1]: j for j, name in enumerate(group.coordinates)}
            rows = np.array(group.members)
            columns = {i: group.coordinate_index[:, slots[i]] for i in derived.row}
            alike.append(
                RepeatedForm(group, [((rows, columns[i]), e) for i, e in derived.row.items()])
            )
        return self._filled("A", (len(self.derived), len(system.coordinates)), alike, number=2)

    def _vector_lines(self, pick: Callable[[Any], Formula], number: int) -> list[str]:
        if not self._folds_constraints():
            return super()._vector_lines(pick, number)
        groups = derivation_of(self.system).groups
        alike = [
            RepeatedForm(g, [((np.array(g.members),), pick(derived))]) for g, derived in groups
        ]
        target = self._local("hrAb"[number])
        lines = self._filled(target, (len(self.derived),), alike, number=number)
        return [*lines, f"    return {target}"]

    def _folds_constraints(self) -> bool:
        return any(_is_large(group) for group, _ in derivation_of(self.system).groups)

    def _filled_square(self, target: str, groups: Sequence[tuple[Group, Formula]]) -> list[str]:
        pairs = np.array(list(self.system.mass_expressions))
        alike = [RepeatedForm(g, [(tuple(pairs[list(g.members)].T), entry)]) for g, entry in groups]
        n = len(self.system.coordinates)
        return self._filled(target, (n, n), alike, self._quoted_masses())

    def _quoted_masses(self) -> list[str]:
        names = self.system.coordinates
        return [
            comment_on(names[i] if i == j else f"{names[i]}, {names[j]}", mass)
            for (i, j), mass in self.system.mass_expressions.items()
        ]

    def _filled(
        self,
        target: str,
        shape: tuple[int, ...],
        alike: Sequence[RepeatedForm],
        quoted: Sequence[str] = (),
        number: int = 0,
    ) -> list[str]:
        """Return lines that make an array of zeros and fill it, single members first."""
        quote = quoted.__getitem__ if quoted else self._quoted
        alike = [
            RepeatedForm(group, [entry for entry in entries if entry[1] != 0])
            for group, entries in alike
        ]
        single: list[tuple[int, list[tuple[str, str]]]] = []
        used: set[str] = set()
        for group, entries in alike:
            for k, member in enumerate(() if _is_large(group) else group.members):
                meaning = group.replacements(self.system, k)
                own = [(where, entry.xreplace(meaning)) for where, entry in entries]
                used |= {s.name for _, entry in own for s in entry.free_symbols}
                sources = [(_index_text(where, k), self._python(entry)) for where, entry in own]
                single.append((member, sources))
        if not quoted:
            for k, read in enumerate(self.system.constraint_expressions):
                if isinstance(read, FunctionConstraint):
                    source = f"{self._linearised(k, read)}[{number}]"
                    single.append((k, [(str(k), source)]))
        known: dict[str, str] = {}
        size = str(shape) if len(shape) > 1 else str(shape[0])
        lines = [*self._unpacked(self._sources(used), known), f"    {target} = np.zeros({size})"]
        for member, sources in sorted(single):
            comment = quote(member)
            if len(sources) > 1:
                lines += comment_lines(comment)
                comment = ""
            for where, source in sources:
                lines += wrapped(f"    {target}[{where}] = ", source, comment)
        for group, entries in alike:
            if _is_large(group) and entries:
                lines += self._for_all(target, group, entries, quote, known)
        return lines

    def _for_all(
        self,
        target: str,
        group: Group,
        entries: list[tuple[tuple[Index, ...], Formula]],
        quote: Callable[[int], str],
        known: dict[str, str],
    ) -> list[str]:
        """Return one statement for each entry of the template, over arrays."""
        used = {s.name for _, entry in entries for s in entry.free_symbols}
        first, last = group.members[0], group.members[-1]
        lines = [
            *comment_lines(f"{quote(first)}; {self._difference(group)}, up to {quote(last)}"),
            *self._unpacked(self._columns(group, used), known),
        ]
        for where, entry in entries:
            index = ", ".join(self.arrays.index(axis) for axis in where)
            if len(where) == 1:
                index = self.arrays.picked("", where[0])[1:-1]
            lines += wrapped(f"    {target}[{index}] = ", self._python(entry), "")
        return lines

    def _difference(self, group: Group) -> str:
        """Return a note on the number of other members and their differences."""
        columns = zip(group.coordinates, group.coordinate_index.T, strict=True)
        names = [name for name, column in columns if (column != column[0]).any()]
        replaced = [*names, *group.parameters, *group.number_texts[0]]
        others = f"{len(group.members) - 1} more"
        return f"{others} with others in place of {', '.join(replaced)}" if replaced else others

    def _columns(self, group: Group, used: set[str]) -> dict[str, list[tuple[str, str]]]:
        """Return sources as `_sources` does, as arrays over all members."""
        slots = self.system.slots
        columns = dict(zip(group.coordinates, group.coordinate_index.T, strict=True))
        columns |= {"v" + name: column for name, column in columns.items()}
        columns |= dict(zip(group.parameters, group.parameter_index.T, strict=True))
        columns |= {n: np.array([slots[n][1]]) for n in used if n in slots and n not in columns}
        sources: dict[str, list[tuple[str, str]]] = {a: [] for a in (*"qvpu", "number")}
        for name in sorted(used & columns.keys() - {"t"}, key=lambda n: columns[n][0]):
            array = slots[name][0]
            picked = self.arrays.picked(array, columns[name])
            picked = called_input(name) if array == "u" else picked
            sources[array].append((self.python_names[name], picked))
        for name, values in zip(group.numbers, group.values.T, strict=True):
            if name in used:
                sources["number"].append((name, self.arrays.numbers(values)))
        return sources

    def _unpacked(
        self, sources: dict[str, list[tuple[str, str]]], known: dict[str, str]
    ) -> list[str]:
        """Return assignments of the names that are not known yet, as many per line as fit."""
        lines = []
        for pairs in sources.values():
            left: list[str] = []
            right: list[str] = []
            for name, source in pairs:
                if known.get(name) == source:
                    continue
                known[name] = source
                line = f"    {', '.join([*left, name])} = {', '.join([*right, source])}"
                if left and len(line) > WIDTH:
                    lines.append(f"    {', '.join(left)} = {', '.join(right)}")
                    left, right = [], []
                left.append(name)
                right.append(source)
            if left:
                lines.append(f"    {', '.join(left)} = {', '.join(right)}")
        return lines

    def _local(self, name: str) -> str:
        """Return a name that no name of the system uses."""
        while name in self.python_names.values():
            name += "_"
        return name


def _is_large(group: Group) -> bool:
    if group.template.is_zero or len(group.members) < FOLDED_FROM:
        return False
    columns = (group.members, *group.coordinate_index.T, *group.parameter_index.T)
    regular = all(is_regular(np.asarray(column)) for column in columns)
    plain = is_product(tokens_of(group.template.text))
    return len(group.members) >= LISTED_BELOW or (regular and not plain)


def _whole(groups: Sequence[Group]) -> list[RepeatedForm]:
    return [RepeatedForm(g, [((np.array(g.members),), g.template.symbolic)]) for g in groups]


def _index_text(where: tuple[Index, ...], k: int) -> str:
    return ", ".join(str(axis[k]) for axis in where)


def comment_lines(text: str) -> list[str]:
    """Return a text as lines of a comment; none if it has other characters than expressions."""
    if not SAFE_COMMENT.fullmatch(text.replace(":", "").replace(";", "")):
        return []
    indent = "    # "
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
