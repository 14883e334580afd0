"""Constraints: equations as texts, or Python functions with arguments named as variables."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.base.errors import ProblemError, checked_arguments, did_you_mean
from teachmech.expressions import Formula
from teachmech.model.lazy_texts import lazy_texts


@checked_arguments
@dataclass(frozen=True)
class Constraint:
    """One constraint equation with its name.

    Parameters
    ----------
    equation : str, Formula or callable
        ``"left = right"``, or the left side of ``... = 0``. Or a Python function that returns the
        left side; its arguments are named after time, coordinates, velocities and parameters. A
        constraint without velocities is holonomic.
    name : str
        By default ``c1``, ``c2``, ... in order, or the name of the function.

    Examples
    --------
    >>> Constraint("x1^2 + y1^2 = 1", name="rod").name
    'rod'
    """

    equation: Any = lazy_texts()  # noqa: RUF009 - a descriptor
    name: str = ""

    def __post_init__(self) -> None:
        """Refuse an equation that is neither a text, a formula nor a function."""
        given: Any = vars(self)["equation"]
        if not isinstance(given, str | Formula) and not callable(given):
            hint = "write an equation, or Constraint(equation, name)"
            raise ProblemError(f"{given!r} is neither a text nor a function", hint=hint)


@dataclass(frozen=True)
class FunctionConstraint:
    """A constraint given as a Python function, differentiated by FEED (`teachmech.numerics.feed`).

    Attributes
    ----------
    function : callable
        Returns the left side of ``... = 0``.
    arguments : tuple of (str, int)
        The source of the value of each argument: ``("t", 0)``, or ``"q"``, ``"v"`` or ``"p"``
        (parameters) with an index.
    names : tuple of str
        The names of the arguments.
    """

    function: Callable[..., Any]
    arguments: tuple[tuple[str, int], ...]
    names: tuple[str, ...]

    @property
    def holonomic(self) -> bool:
        """True if no argument is a velocity."""
        return all(kind != "v" for kind, _ in self.arguments)

    @classmethod
    def of(
        cls, function: Callable[..., Any], places: Mapping[str, tuple[str, int]], where: str
    ) -> FunctionConstraint:
        """Return the constraint of a function whose arguments are names of a system.

        At least one argument must be a coordinate or a velocity.
        """
        names = tuple(inspect.signature(function).parameters)
        for name in names:
            if name not in places:
                what = f"the function has an argument '{name}', which is not a name of the system"
                raise ProblemError(what, where=where, hint=did_you_mean(name, list(places)))
        arguments = tuple(places[name] for name in names)
        if not any(kind in ("q", "v") for kind, _ in arguments):
            raise ProblemError("the function has no coordinate and no velocity", where=where)
        return cls(function, arguments, names)
