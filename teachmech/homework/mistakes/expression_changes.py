"""Changes of one expression: its terms, powers and functions, one by one or all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from teachmech.expressions import parse_as_typed, to_text
from teachmech.expressions.algebra import Function, Power, formula, total


def terms_of(expression: Any) -> tuple[Any, ...]:
    """Return the terms of a sum; for any other expression, the expression itself."""
    return formula(expression).terms


def with_terms(expression: Any, change: Callable[[Any], Any]) -> Any:
    """Return a sum with its terms changed."""
    return total(*(change(term) for term in terms_of(expression)))


def one_by_one(expression: Any, meanings: Mapping[Any, Any]) -> Iterator[Any]:
    """Yield an expression with all parts replaced, then with one part replaced at a time."""
    if meanings:
        yield expression.xreplace(dict(meanings))
    if 1 < len(meanings) <= 6:
        for part, meaning in meanings.items():
            yield expression.xreplace({part: meaning})


def found_in(expression: Any, *kinds: type | str) -> list[Any]:
    """Return the parts of some kinds in a fixed order."""
    return sorted(expression.atoms(*kinds), key=to_text)


def negated(expression: Any, terms: Callable[[Any], bool]) -> Any:
    """Return a sum with the sign of some of its terms changed."""
    return with_terms(expression, lambda term: -term if terms(term) else term)


def squares_in(expression: Any) -> dict[Any, Any]:
    """Return the squares in an expression, each with its base."""
    powers = found_in(expression, Power)
    return {power: power.base for power in powers if power.exp == 2}


def angles_in(expression: Any) -> list[Any]:
    """Return the sines, cosines and tangents in an expression."""
    return found_in(expression, "sin", "cos", "tan")


def with_argument(function: Any, argument: Any) -> Any:
    """Return the function with another argument, without simplification."""
    return Function(function.name, formula(argument))


def scaled(names: Collection[Any], factor: Any) -> dict[Any, Any]:
    """Return replacements that multiply some names by a factor."""
    return {name: factor * name for name in sorted(names, key=str)}


def times(factor: str) -> Callable[[Any, Any, Any], Iterator[Any]]:
    """Return the change of a text that multiplies it."""

    def change(expression: Any, leaf: Any, roles: Any) -> Iterator[Any]:
        yield expression * parse_as_typed(factor)

    return change
