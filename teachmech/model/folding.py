"""Groups of expressions that differ only in names and numbers, stored as template and indices.

The links of a chain have a thousand constraints that differ only in their coordinates. They are
recognised from their texts, then differentiated, written and compiled once.

Two texts are similar if their tokens differ only in names and numbers, equal names are at equal
positions, and corresponding names are of the same kind: coordinate, velocity or parameter. The
name t must be the same. A velocity vx belongs to its coordinate x. Zeros and numbers in exponents
must be the same. If other numbers differ, the template with the numbers of a text must also equal
its formula, term by term: ``3*x - 2*x`` and ``2*x - 2*x`` are not similar. Expressions given as
formulas are similar if their trees differ only in names.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array, Index
from teachmech.base.errors import ExpressionError
from teachmech.expressions import Expression, Formula, Names, parse_equation, symbol
from teachmech.expressions.algebra import Function, Symbol
from teachmech.expressions.builder import number_of
from teachmech.expressions.shapes import is_name, is_product, loose_numbers, tokens_of
from teachmech.model.description import Description

_MAX_SPREAD = 100  # limit of the sum of |log10| of the differing numbers of a text


@dataclass(frozen=True, eq=False)
class Group:
    """A group of expressions that differ only in names and numbers.

    Attributes
    ----------
    members : tuple of int
        The increasing indices of the members in the folded list.
    coordinates : tuple of str
        The coordinates of the first member in the order of appearance, including coordinates of
        which only the velocity occurs.
    coordinate_index : array of int, shape (members, coordinates)
        The indices of the corresponding coordinates of each member.
    parameters : tuple of str
        The parameters of the first member that are not the same in all members.
    parameter_index : array of int, shape (members, parameters)
        The indices of the corresponding parameters of each member.
    numbers : tuple of str
        Symbols for the numbers that differ.
    values : array, shape (members, numbers)
        The values of these symbols.
    number_texts : tuple of tuples of str
        The values as they were typed.
    template : Expression
        The first member, with these symbols instead of the numbers that differ.
    """

    members: tuple[int, ...]
    coordinates: tuple[str, ...]
    coordinate_index: Index
    parameters: tuple[str, ...]
    parameter_index: Index
    numbers: tuple[str, ...]
    values: Array
    number_texts: tuple[tuple[str, ...], ...]
    template: Expression

    def replacements(self, system: Description, k: int) -> dict[Symbol, Formula]:
        """Return the replacements for ``xreplace`` that turn the template into the k-th member."""
        names = self.renamings(system, k)
        found: dict[Symbol, Formula] = {symbol(own): symbol(other) for own, other in names}
        numbers = zip(self.numbers, self.number_texts[k], strict=True)
        return found | {symbol(name): number_of(text) for name, text in numbers}

    def renamings(self, system: Description, k: int) -> list[tuple[str, str]]:
        """Return pairs of a name of the template and the different name in the k-th member."""
        coordinates = [system.coordinates[j] for j in self.coordinate_index[k].tolist()]
        names = tuple(system.parameters)
        pairs = [*zip(self.coordinates, coordinates, strict=True)]
        pairs += [("v" + own, "v" + other) for own, other in pairs]
        parameters = [names[j] for j in self.parameter_index[k].tolist()]
        pairs += zip(self.parameters, parameters, strict=True)
        return [(own, other) for own, other in pairs if own != other]


class _Analysis(NamedTuple):
    """The analysis of one text, or of the parts of a formula from the root down."""

    number: int
    tokens: list[str]
    shape: tuple[Any, ...]  # the tokens; kind and order of a name; None for a number
    coordinates: tuple[int, ...]
    parameters: tuple[int, ...]
    loose: tuple[int, ...]  # the positions of numbers that may differ

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(self.tokens[k] for k in self.loose)


class _Template(NamedTuple):
    """An expression with symbols instead of some of the loose numbers of a text."""

    expression: Expression
    differ: tuple[int, ...] = ()
    numbers: tuple[str, ...] = ()


def fold(
    expressions: Sequence[Any], system: Description, *, numbers: bool = True
) -> tuple[Group, ...]:
    """Return the groups of similar expressions, in the order of their first members.

    Every `Expression` belongs to one group, which may have no other member. Other entries, such as
    constraints that are Python functions, are skipped. If ``numbers`` is false, all members of a
    group have the same numbers.

    Examples
    --------
    >>> names = [f"{axis}{i}" for i in range(1, 4) for axis in "xy"]
    >>> chain = Description(names, [1] * 6, [0] * 6, ["x1^2 + y1^2 = 1",
    ...     "(x2 - x1)^2 + (y2 - y1)^2 = 1", "(x3 - x2)^2 + (y3 - y2)^2 = 4"])
    >>> one, two = fold(chain.constraint_expressions, chain)
    >>> one.members, two.members, two.coordinates
    ((0,), (1, 2), ('x2', 'x1', 'y2', 'y1'))
    >>> two.coordinate_index.tolist(), two.numbers, two.values.tolist()
    ([[2, 0, 3, 1], [4, 2, 5, 3]], ('number1',), [[1.0], [4.0]])
    """
    groups: list[Group] = []
    for texts in _by_shape(expressions, system):
        by_numbers: dict[tuple[str, ...], list[_Analysis]] = {}
        for text in texts:
            by_numbers.setdefault(text.numbers, []).append(text)
        kinds = list(by_numbers.values())
        if numbers and len(kinds) > 1:
            common, others = _with_common_template(kinds, expressions, system)
            groups += [common] if common else []
            kinds = others
        groups += [_group(kind, _Template(expressions[kind[0].number]), system) for kind in kinds]
    return tuple(sorted(groups, key=lambda group: group.members[0]))


def largest_group_size(expressions: Sequence[Any], system: Description) -> int:
    """Return the largest number of expressions of one shape, a bound of the groups of `fold`.

    Examples
    --------
    >>> pair = Description(["x", "y"], [1, 1], ["-2*x", "-3*y"])
    >>> largest_group_size(pair.force_expressions, pair)
    2
    """
    return max(map(len, _by_shape(expressions, system)), default=0)


def _by_shape(expressions: Sequence[Any], system: Description) -> Iterable[list[_Analysis]]:
    """Return the texts grouped by their shape."""
    alike: dict[tuple[Any, ...], list[_Analysis]] = {}
    known: dict[Any, _Analysis] = {}
    for number, read in enumerate(expressions):
        if isinstance(read, Expression):
            same = read.text if read.is_typed else id(read.symbolic)
            if same not in known:
                known[same] = _analysed(read, system)
            text = known[same]._replace(number=number)
            alike.setdefault(text.shape, []).append(text)
    return alike.values()


def mass_groups(system: Description) -> tuple[Group, ...]:
    """Return the groups of entries of the mass matrix, as positions in `mass_expressions`."""
    return system.cached("mass_groups", lambda s: fold(tuple(s.mass_expressions.values()), s))


def force_groups(system: Description) -> tuple[Group, ...]:
    """Return the groups of similar forces, applied forces and virtual work of constraints."""
    return system.cached("force_groups", lambda s: fold(s.known_forces, s))


def _analysed(read: Expression, system: Description) -> _Analysis:
    tokens: list[str] = []
    if read.is_typed:
        tokens = tokens_of(read.text)
        shape: list[Any] = list(tokens)
        names = {k: token for k, token in enumerate(tokens) if is_name(tokens, k)}
    else:
        parts = list(read.symbolic.parts())
        shape = [_kind_of(part) for part in parts]
        names = {k: part.name for k, part in enumerate(parts) if isinstance(part, Symbol)}
    loose = loose_numbers(tokens)
    slots: dict[str, dict[int, int]] = {"q": {}, "p": {}}
    for k, name in names.items():
        kind, index = system.slots.get(name, ("", 0))
        if kind in ("q", "v", "p"):
            known = slots["p" if kind == "p" else "q"]
            shape[k] = (kind, known.setdefault(index, len(known)))
    for k in loose:
        shape[k] = None
    whole = tuple(shape)
    return _Analysis(-1, tokens, whole, tuple(slots["q"]), tuple(slots["p"]), tuple(loose))


def _kind_of(part: Formula) -> tuple[Any, ...]:
    """Return the type and name of a part of a formula, and the number of its arguments."""
    own = repr(part) if not part.args else part.name if isinstance(part, Function) else ""
    return type(part), own, len(part.args)


def _with_common_template(
    kinds: list[list[_Analysis]], expressions: Sequence[Any], system: Description
) -> tuple[Group | None, list[list[_Analysis]]]:
    """Return a group of texts whose numbers differ, and the texts that do not fit into it."""
    first = kinds[0][0]
    columns = zip(*(kind[0].numbers for kind in kinds), strict=True)
    differ = tuple(k for k, column in enumerate(columns) if len(set(column)) > 1)
    template = _template(first, differ, system)
    if template is None:
        return None, kinds
    plain = all(is_product(kind[0].tokens) for kind in kinds)
    common: list[list[_Analysis]] = []
    others: list[list[_Analysis]] = []
    for kind in kinds:
        read = expressions[kind[0].number]
        holds = plain or _holds(template, first, kind[0], read, system)
        (common if holds else others).append(kind)
    if len(common) < 2 or common[0] is not kinds[0]:
        return None, kinds
    texts = sorted(text for kind in common for text in kind)
    return _group(texts, template, system), others


def _holds(
    template: _Template, first: _Analysis, text: _Analysis, read: Expression, system: Description
) -> bool:
    """Return whether the template gives the formula of a text without cancelled or merged terms."""
    pair = _group([first, text], template, system)
    if np.abs(np.log10(pair.values)).sum(axis=1).max() > _MAX_SPREAD:
        return False
    whole = template.expression.symbolic
    meant = whole.xreplace(pair.replacements(system, 1))
    return bool(meant == read.symbolic) and _size(meant) == _size(whole, template.numbers)


def _template(first: _Analysis, differ: tuple[int, ...], system: Description) -> _Template | None:
    """Return the first text with a symbol for each number that differs, or None."""
    taken = {*system.slots, *system.accelerations, *system.multipliers}
    free = (name for k in itertools.count(1) if (name := f"number{k}") not in taken)
    numbers = tuple(itertools.islice(free, len(differ)))
    tokens = list(first.tokens)
    for name, k in zip(numbers, differ, strict=True):
        tokens[first.loose[k]] = name
    try:
        names = Names([*numbers, *system.slots], bounds=system.bounds)
        read = parse_equation("".join(tokens), names)
    except ExpressionError:  # the text is too long, or must have a number here
        return None
    return _Template(read, differ, numbers)


def _size(expression: Formula, numbers: Collection[str] = ()) -> int:
    """Return the number of names and functions in an expression, with repetitions."""
    return sum(
        isinstance(part, Function) or (isinstance(part, Symbol) and part.name not in numbers)
        for part in expression.parts()
    )


def _group(texts: Sequence[_Analysis], template: _Template, system: Description) -> Group:
    """Return the group of the texts that fit a template."""
    first = texts[0]
    parameters = np.array([text.parameters for text in texts], dtype=np.int64)
    varying = np.flatnonzero((parameters != parameters[0]).any(axis=0))
    names = tuple(system.parameters)
    number_texts = tuple(tuple(text.numbers[k] for k in template.differ) for text in texts)
    return Group(
        members=tuple(text.number for text in texts),
        coordinates=tuple(system.coordinates[i] for i in first.coordinates),
        coordinate_index=np.array([text.coordinates for text in texts], dtype=np.int64),
        parameters=tuple(names[first.parameters[k]] for k in varying),
        parameter_index=parameters[:, varying],
        numbers=template.numbers,
        values=np.array(number_texts, dtype=float).reshape(len(texts), len(template.numbers)),
        number_texts=number_texts,
        template=template.expression,
    )
