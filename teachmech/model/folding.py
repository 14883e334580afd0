"""Folding: expressions that are equal but for names and numbers, as one template and index arrays.

The links of a chain have a thousand constraints that differ in their coordinates only. Found from
the typed texts, they are differentiated, written and compiled once.

Two texts are alike when their tokens are the same but for names and numbers, equal names at equal
places, and each name of the same kind: coordinate, velocity, parameter; t is itself. A velocity vx
belongs to its coordinate x. Numbers in exponents and zeros must be the same. Where other numbers
differ, each text must also mean what the template says with its numbers, term by term: in
``3*x - 2*x`` and ``2*x - 2*x`` it does not. Expressions that were given as formulas are alike when
their trees are the same but for names.
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

_MAX_SPREAD = 100  # decades that all differing numbers of a text may be away from 1, together


@dataclass(frozen=True, eq=False)
class Group:
    """Expressions that are equal but for names and numbers.

    Attributes
    ----------
    members : tuple of int
        Their places in the folded list, rising.
    coordinates : tuple of str
        The coordinates of the first member, in the order of appearance; those of which only the
        velocity occurs are among them.
    coordinate_index : array of int, shape (members, coordinates)
        Which coordinate each member has in their place.
    parameters : tuple of str
        The parameters of the first member in whose place others have another one.
    parameter_index : array of int, shape (members, parameters)
        Which parameter each member has there.
    numbers : tuple of str
        Symbols for the numbers that differ.
    values : array, shape (members, numbers)
        Those numbers.
    number_texts : tuple of tuples of str
        The same as they were typed.
    template : Expression
        The first member, with these symbols in place of the numbers that differ.
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

    def meaning(self, system: Description, k: int) -> dict[Symbol, Formula]:
        """Return what the k-th member has in place of the symbols of the template.

        It is for ``xreplace``, and does not contain the symbols that stay.
        """
        names = self.others(system, k)
        replaced: dict[Symbol, Formula] = {symbol(own): symbol(other) for own, other in names}
        for name, text in zip(self.numbers, self.number_texts[k], strict=True):
            replaced[symbol(name)] = number_of(text)
        return replaced

    def others(self, system: Description, k: int) -> list[tuple[str, str]]:
        """Return the names of the template and what the k-th member has in their place.

        Those that stay are left out.
        """
        coordinates = [system.coordinates[j] for j in self.coordinate_index[k].tolist()]
        names = tuple(system.parameters)
        pairs = [*zip(self.coordinates, coordinates, strict=True)]
        pairs += [("v" + own, "v" + other) for own, other in pairs]
        parameters = [names[j] for j in self.parameter_index[k].tolist()]
        pairs += zip(self.parameters, parameters, strict=True)
        return [(own, other) for own, other in pairs if own != other]


class _Text(NamedTuple):
    """One text, taken apart; of a formula its parts, from the root down."""

    place: int
    tokens: list[str]
    shape: tuple[Any, ...]  # its tokens; for a name its kind and which it is; None for a number
    coordinates: tuple[int, ...]
    parameters: tuple[int, ...]
    loose: tuple[int, ...]  # places of the tokens that are numbers which may differ

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(self.tokens[k] for k in self.loose)


class _Template(NamedTuple):
    """An expression with symbols in place of some of the loose numbers of a text."""

    expression: Expression
    differ: tuple[int, ...] = ()
    numbers: tuple[str, ...] = ()


def fold(
    expressions: Sequence[Any], system: Description, *, numbers: bool = True
) -> tuple[Group, ...]:
    """Return the groups of expressions that are alike, in the order of their first members.

    Every `Expression` becomes a member of one group, alone if no other is like it; anything else,
    such as a constraint that is a Python function, of none. Without ``numbers`` the numbers of a
    group are the same.

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
        by_numbers: dict[tuple[str, ...], list[_Text]] = {}
        for text in texts:
            by_numbers.setdefault(text.numbers, []).append(text)
        kinds = list(by_numbers.values())
        if numbers and len(kinds) > 1:
            common, others = _with_common_template(kinds, expressions, system)
            groups += [common] if common else []
            kinds = others
        groups += [_group(kind, _Template(expressions[kind[0].place]), system) for kind in kinds]
    return tuple(sorted(groups, key=lambda group: group.members[0]))


def most_alike(expressions: Sequence[Any], system: Description) -> int:
    """Return how many expressions have the same shape at most, which bounds the groups of `fold`.

    Examples
    --------
    >>> pair = Description(["x", "y"], [1, 1], ["-2*x", "-3*y"])
    >>> most_alike(pair.force_expressions, pair)
    2
    """
    return max(map(len, _by_shape(expressions, system)), default=0)


def _by_shape(expressions: Sequence[Any], system: Description) -> Iterable[list[_Text]]:
    """The texts of one shape each."""
    alike: dict[tuple[Any, ...], list[_Text]] = {}
    known: dict[Any, _Text] = {}
    for place, read in enumerate(expressions):
        if isinstance(read, Expression):
            same = read.text if read.is_typed else id(read.symbolic)
            if same not in known:
                known[same] = _taken_apart(read, system)
            text = known[same]._replace(place=place)
            alike.setdefault(text.shape, []).append(text)
    return alike.values()


def mass_groups(system: Description) -> tuple[Group, ...]:
    """Return the entries of the mass matrix that are alike, as places in `mass_expressions`."""
    return system.remembered("mass_groups", lambda s: fold(tuple(s.mass_expressions.values()), s))


def force_groups(system: Description) -> tuple[Group, ...]:
    """Return the applied forces that are alike."""
    return system.remembered("force_groups", lambda s: fold(s.force_expressions, s))


def _taken_apart(read: Expression, system: Description) -> _Text:
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
        kind, index = system.places.get(name, ("", 0))
        if kind in ("q", "v", "p"):
            known = slots["p" if kind == "p" else "q"]
            shape[k] = (kind, known.setdefault(index, len(known)))
    for k in loose:
        shape[k] = None
    whole = tuple(shape)
    return _Text(-1, tokens, whole, tuple(slots["q"]), tuple(slots["p"]), tuple(loose))


def _kind_of(part: Formula) -> tuple[Any, ...]:
    """What a part of a formula is, without its arguments."""
    own = repr(part) if not part.args else part.name if isinstance(part, Function) else ""
    return type(part), own, len(part.args)


def _with_common_template(
    kinds: list[list[_Text]], expressions: Sequence[Any], system: Description
) -> tuple[Group | None, list[list[_Text]]]:
    """One group of texts whose numbers differ, and the texts that it cannot hold."""
    first = kinds[0][0]
    columns = zip(*(kind[0].numbers for kind in kinds), strict=True)
    differ = tuple(k for k, column in enumerate(columns) if len(set(column)) > 1)
    template = _template(first, differ, system)
    if template is None:
        return None, kinds
    plain = all(is_product(kind[0].tokens) for kind in kinds)
    common: list[list[_Text]] = []
    others: list[list[_Text]] = []
    for kind in kinds:
        read = expressions[kind[0].place]
        holds = plain or _holds(template, first, kind[0], read, system)
        (common if holds else others).append(kind)
    if len(common) < 2 or common[0] is not kinds[0]:
        return None, kinds
    texts = sorted(text for kind in common for text in kind)
    return _group(texts, template, system), others


def _holds(
    template: _Template, first: _Text, text: _Text, read: Expression, system: Description
) -> bool:
    """Whether the template means what a text does, with nothing vanished or run together."""
    pair = _group([first, text], template, system)
    if np.abs(np.log10(pair.values)).sum(axis=1).max() > _MAX_SPREAD:
        return False
    whole = template.expression.symbolic
    meant = whole.xreplace(pair.meaning(system, 1))
    return bool(meant == read.symbolic) and _size(meant) == _size(whole, template.numbers)


def _template(first: _Text, differ: tuple[int, ...], system: Description) -> _Template | None:
    """The first text with a symbol for each number that differs."""
    taken = {*system.places, *system.accelerations, *system.multipliers}
    free = (name for k in itertools.count(1) if (name := f"number{k}") not in taken)
    numbers = tuple(itertools.islice(free, len(differ)))
    tokens = list(first.tokens)
    for name, k in zip(numbers, differ, strict=True):
        tokens[first.loose[k]] = name
    try:
        names = Names([*numbers, *system.places], bounds=system.bounds)
        read = parse_equation("".join(tokens), names)
    except ExpressionError:  # too long with these names, or a name where a number must stand
        return None
    return _Template(read, differ, numbers)


def _size(expression: Formula, numbers: Collection[str] = ()) -> int:
    """How many names and functions occur in an expression, each as often as it does."""
    return sum(
        isinstance(part, Function) or (isinstance(part, Symbol) and part.name not in numbers)
        for part in expression.parts()
    )


def _group(texts: Sequence[_Text], template: _Template, system: Description) -> Group:
    """The group of texts that a template holds."""
    first = texts[0]
    parameters = np.array([text.parameters for text in texts], dtype=np.int64)
    varying = np.flatnonzero((parameters != parameters[0]).any(axis=0))
    names = tuple(system.parameters)
    number_texts = tuple(tuple(text.numbers[k] for k in template.differ) for text in texts)
    return Group(
        members=tuple(text.place for text in texts),
        coordinates=tuple(system.coordinates[i] for i in first.coordinates),
        coordinate_index=np.array([text.coordinates for text in texts], dtype=np.int64),
        parameters=tuple(names[first.parameters[k]] for k in varying),
        parameter_index=parameters[:, varying],
        numbers=template.numbers,
        values=np.array(number_texts, dtype=float).reshape(len(texts), len(template.numbers)),
        number_texts=number_texts,
        template=template.expression,
    )
