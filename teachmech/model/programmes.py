"""Programmes: equations that actuators enforce, within their limits.

A constraint belongs to the mechanism and has the force that it needs. A programme is an aim: its
force acts along the inputs or directions that are given, it may be violated at the start, and its
error e vanishes as e'' + 2 alpha e' + beta^2 e = 0, or as e' + 2 alpha e = 0 if the programme
contains velocities (R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical
system with redundant holonomic constraints"; F. E. Udwadia, J. Appl. Mech. 71 (2004) 615-620).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from teachmech.base.errors import (
    ProblemError,
    TeachmechError,
    a_kind,
    check_known,
    checked_arguments,
)
from teachmech.base.words import as_text
from teachmech.expressions import Formula
from teachmech.model.lazy_texts import as_texts
from teachmech.model.names import LABEL, as_list


@checked_arguments
@dataclass(frozen=True)
class Programme:
    """An equation that actuators enforce.

    Parameters
    ----------
    equation : str or Formula
        ``"left = right"``, or the left side of ``... = 0``, such as ``"x = 0.5*t^2"``.
    by : str, list of str, or mapping of str to str
        The inputs that enforce it, which occur in forces. Or the generalized force of its own
        actuator per unit, by coordinate: ``{"x": 1, "y": "-sin(phi)"}``. If it is empty, the force
        acts along the gradient of the equation, as that of a constraint does.
    name : str
        By default ``p1``, ``p2``, ... in order.
    alpha, beta : float or str
        The error e of the equation vanishes as e'' + 2 alpha e' + beta^2 e = 0; in 1/s.

    Examples
    --------
    >>> Programme("x = 2*sin(t)", by="F").by
    ('F',)
    """

    equation: Any
    by: Any = ()
    name: str = ""
    alpha: Any = 5
    beta: Any = 5

    def __post_init__(self) -> None:
        """Refuse an equation that is neither a text nor a formula."""
        put = object.__setattr__
        if not isinstance(self.equation, str | Formula):
            what = f"{a_kind(self.equation)} is neither a text nor a formula"
            raise ProblemError(what, hint="write an equation, such as 'x = 0.5*t^2'")
        if isinstance(self.by, Mapping):
            return
        by = self.by if not isinstance(self.by, str) else [self.by] if self.by else ()
        put(self, "by", as_list(by, "by"))

    @property
    def uses_inputs(self) -> bool:
        """True if inputs enforce it, False if it has an actuator of its own."""
        return bool(self.by) and not isinstance(self.by, Mapping)

    def written(self) -> dict[str, Any]:
        """Return the arguments for JSON."""
        by = as_texts(dict(self.by) if isinstance(self.by, Mapping) else list(self.by))
        rates = {"alpha": as_text(self.alpha), "beta": as_text(self.beta)}
        return {"name": self.name, "equation": as_texts(self.equation), "by": by, **rates}


def enforcing(programmes: Sequence[Any]) -> dict[str, str]:
    """Return the inputs that enforce programmes, with the value 0."""
    own = (p for p in programmes if isinstance(p, Programme) and p.uses_inputs)
    return {name: "0" for programme in own for name in programme.by}


def checked_programmes(given: Any, taken: Sequence[str]) -> tuple[Programme, ...]:
    """Return programmes with names, which no constraint has."""
    named: dict[str, Programme] = {}
    for k, one in enumerate(as_list(given, "programmes")):
        where, location = f"programme {k + 1}", ("programmes", k)
        try:
            one = Programme(**one) if isinstance(one, Mapping) else one
            one = one if isinstance(one, Programme) else Programme(one)
        except ProblemError as error:
            raise error.at(where, location) from None
        name = one.name or f"p{k + 1}"
        if not LABEL.fullmatch(name) or name in named or name in taken:
            what = f"{name!r} is not a name for a programme, or is already the name of another"
            hint = "a letter, then letters, digits, blanks and _ . , ( ) -, at most 80"
            raise ProblemError(what, where=where, hint=hint, location=location)
        named[name] = Programme(one.equation, one.by, name, one.alpha, one.beta)
    return tuple(named.values())


class Aim(NamedTuple):
    """The formulas of a programme."""

    value: Formula  # left side minus right side
    alpha: Formula
    beta: Formula
    direction: dict[int, Formula]  # direction of its own actuator, by the index of the coordinate


def checked_limits(given: Any, known: Sequence[str]) -> dict[str, tuple[Any, ...]]:
    """Return the limits of inputs as pairs of texts; None is no limit."""
    if not isinstance(given, Mapping):
        raise ProblemError("limits is not a mapping", key="limits", hint="write {'F': (-10, 10)}")
    check_known("input or programme", given, known, key="limits")
    found = {}
    for name, pair in given.items():
        if isinstance(pair, str) or not hasattr(pair, "__len__") or len(pair) != 2:
            what = f"the limits of {name} are not a pair"
            raise ProblemError(what, key="limits", hint="write the least and the largest value")
        try:
            found[name] = tuple(
                None if x is None else as_text(x, f"a limit of {name}") for x in pair
            )
        except TeachmechError as error:
            raise error.at(f"limits of {name}", ("limits", name)) from None
    return found
