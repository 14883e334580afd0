"""Parameters that may depend on other parameters, read and evaluated in order of dependence."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError
from teachmech.base.words import as_text
from teachmech.expressions import Expression, Names, evaluate, parse_constant, parse_expression
from teachmech.model.inputs import ACTS_IN_FORCES


def read_parameters(
    texts: Mapping[str, str | float], key: str = "parameters", inputs: Collection[str] = ()
) -> dict[str, Expression]:
    """Return the parameters that depend on other parameters, each after the ones that it uses.

    Parameters
    ----------
    texts : mapping of str to str or float
        The text or the value of each parameter, by name.
    key : str
        The key of the file or the field that errors name.
    inputs : collection of str
        The inputs, on which no parameter may depend.

    Raises
    ------
    ExpressionError
        If a text is not an expression in the other parameters; points at the character.
    ProblemError
        If some parameters depend on each other in a circle.

    Examples
    --------
    >>> list(read_parameters({"h": "r/2", "r": "L/2", "L": "3"}))
    ['r', 'h']
    """
    reasons = {"t": "a parameter does not change with time"}
    reasons |= dict.fromkeys(inputs, ACTS_IN_FORCES)
    names = Names(tuple(name for name in texts if name not in inputs), reasons.get)
    read = {}
    for name, text in texts.items():
        try:
            read[name] = parse_expression(as_text(text, f"parameter {name}"), names)
        except ExpressionError as error:
            raise error.at(f"parameter {name}", (key, name)) from None
    waiting = {name: e for name, e in read.items() if e.symbols}
    ordered: dict[str, Expression] = {}
    while waiting:
        ready = [name for name, e in waiting.items() if e.symbols.isdisjoint(waiting)]
        if not ready:
            raise _circle(waiting, key)
        ordered.update((name, waiting.pop(name)) for name in ready)
    return ordered


def parameter_values(
    texts: Mapping[str, str | float],
    dependent: Mapping[str, Expression],
    key: str = "parameters",
) -> dict[str, float]:
    """Return the values of all parameters; ``dependent`` is the result of `read_parameters`.

    Raises
    ------
    ProblemError
        If the value of a dependent parameter is not a finite real number.

    Examples
    --------
    >>> texts = {"h": "r/2", "r": "sqrt(16)", "L": "3"}
    >>> parameter_values(texts, read_parameters(texts))
    {'h': 2.0, 'r': 4.0, 'L': 3.0}
    """
    values = {n: parse_constant(as_text(x)) for n, x in texts.items() if n not in dependent}
    for name, expression in dependent.items():
        with np.errstate(all="ignore"):
            values[name] = float(evaluate(expression.symbolic, values))
        if not math.isfinite(values[name]):
            used = ", ".join(f"{other} = {values[other]:g}" for other in sorted(expression.symbols))
            what = f"'{expression.quoted}' is {values[name]:g} with {used}"
            raise ProblemError(what, where=f"parameter {name}", location=(key, name))
    return {name: values[name] for name in texts}


def _circle(waiting: Mapping[str, Expression], key: str) -> ProblemError:
    """Return the error for parameters that depend on each other in a circle."""
    path = [next(iter(waiting))]
    while path[-1] not in path[:-1]:
        path.append(next(name for name in waiting if name in waiting[path[-1]].symbols))
    path = path[path.index(path[-1]) :]
    used = ", ".join(f"{a} uses {b}" for a, b in zip(path, path[1:], strict=False))
    what = f"parameters use each other in a circle: {used}"
    if len(path) == 2:
        what = f"the parameter '{path[0]}' uses itself"
    hint = f"give {path[0]} a number" if len(path) == 2 else "give one of them a number"
    return ProblemError(what, where=f"parameter {path[0]}", hint=hint, location=(key, path[0]))
