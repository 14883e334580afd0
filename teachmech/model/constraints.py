"""Constraints: equations as text, or Python functions whose arguments name what they depend on."""

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
        ``"left = right"``, or the left side of ``... = 0``; or a Python function whose arguments
        are named after time, coordinates, velocities and parameters and which returns the left
        side. A constraint without velocities is holonomic.
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
        """Refuse what is not an equation."""
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
        For each argument of the function where its value comes from: ``("t", 0)``, or the index
        in ``"q"``, ``"v"`` or ``"p"`` (parameters).
    names : tuple of str
        The names of the arguments.
    """

    function: Callable[..., Any]
    arguments: tuple[tuple[str, int], ...]
    names: tuple[str, ...]

    @property
    def holonomic(self) -> bool:
        """Whether no velocity is among the arguments."""
        return all(kind != "v" for kind, _ in self.arguments)

    @classmethod
    def of(
        cls, function: Callable[..., Any], places: Mapping[str, tuple[str, int]], where: str
    ) -> FunctionConstraint:
        """Find the arguments of a function among the places of the names of a system.

        All of them must be names of the system, and one a coordinate or a velocity.
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
