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
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import (
    ProblemError,
    TeachmechError,
    a_kind,
    check_known,
    checked_arguments,
)
from teachmech.base.words import as_text
from teachmech.expressions import Formula, parse_equation, parse_expression, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.model.lazy_texts import as_given, as_texts
from teachmech.model.names import LABEL, as_list

if TYPE_CHECKING:
    from teachmech.model.derivation import DerivedConstraint
    from teachmech.model.description import Description


@checked_arguments
@dataclass(frozen=True)
class Programme:
    """An equation that actuators enforce.

    Parameters
    ----------
    equation : str or Formula
        ``"left = right"``, or the left side of ``... = 0``, such as ``"x = 0.5*t^2"``.
    by : str, list of str, or mapping of str to str
        The inputs that enforce it, which stand in forces. Or the generalized force of its own
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


def refuse_programmes(system: Description, what: str) -> None:
    """Refuse programmes; ``what`` does not have them."""
    if system.programmes:
        said = f"actuators enforce the programme {system.programmes[0].name}, which {what} omits"
        raise ProblemError(said, key="programmes", hint="simulate the motion instead")


def enforcing(programmes: Sequence[Any]) -> dict[str, str]:
    """Return the inputs that enforce programmes, with the value 0."""
    own = (p for p in programmes if isinstance(p, Programme) and p.uses_inputs)
    return {name: "0" for programme in own for name in programme.by}


def checked_programmes(given: Any, taken: Sequence[str]) -> tuple[Programme, ...]:
    """Return programmes with names, which no constraint has."""
    named: dict[str, Programme] = {}
    for k, one in enumerate(as_list(given, "programmes")):
        where, place = f"programme {k + 1}", ("programmes", k)
        try:
            one = Programme(**one) if isinstance(one, Mapping) else one
            one = one if isinstance(one, Programme) else Programme(one)
        except ProblemError as error:
            raise error.at(where, place) from None
        name = one.name or f"p{k + 1}"
        if not LABEL.fullmatch(name) or name in named or name in taken:
            what = f"{name!r} is not a name for a programme, or is already the name of another"
            hint = "a letter, then letters, digits, blanks and _ . , ( ) -, at most 80"
            raise ProblemError(what, where=where, hint=hint, place=place)
        named[name] = Programme(one.equation, one.by, name, one.alpha, one.beta)
    return tuple(named.values())


@dataclass(frozen=True)
class Actuation:
    """The programmes of a system as formulas; E q'' = d, with the forces B u of k actuators.

    Attributes
    ----------
    actuators : tuple of str
        The inputs that enforce programmes, then the programmes with actuators of their own.
    columns : tuple of dict of int to Formula
        The nonzero entries of each column of B by the index of the coordinate.
    given : tuple of Formula
        The value of each input that is part of the applied force already.
    limits : tuple of (Formula or None, Formula or None)
        The least and the largest value of each actuator.
    programmes : tuple of DerivedConstraint
    targets : tuple of Formula
        The right sides d, with which errors vanish.
    """

    actuators: tuple[str, ...]
    columns: tuple[dict[int, Formula], ...]
    given: tuple[Formula, ...]
    limits: tuple[tuple[Formula | None, Formula | None], ...]
    programmes: tuple[DerivedConstraint, ...]
    targets: tuple[Formula, ...]


def actuation_of(system: Description) -> Actuation:
    """Return the programmes of a system as formulas, which are stored.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> from teachmech.model.description import Description
    >>> cart = Description(["x"], ["m"], ["F"], parameters={"m": 2},
    ...     programmes=[Programme("x = sin(t)", by="F", alpha="3", beta="3")])
    >>> found = actuation_of(cart)
    >>> found.actuators, to_text(found.targets[0])
    (('F',), '-6*vx - 9*x + 8*sin(t) + 6*cos(t)')
    """
    return system.cached("actuation", _actuation)


def _actuation(system: Description) -> Actuation:
    from teachmech.model.derivation import derive_one

    index = {name: i for i, name in enumerate(system.coordinates)}
    columns: dict[str, dict[int, Formula]] = {}
    programmes, targets = [], []
    for k, programme in enumerate(system.programmes):
        where, place = f"programme {programme.name}", ("programmes", k)

        def read(text: Any, parse: Any = parse_expression, where: str = where, k: int = k) -> Any:
            return system.read("programmes", k, where, parse, text, system.names).symbolic

        value = read(programme.equation, parse_equation)
        if {s.name for s in value.free_symbols}.isdisjoint((*index, *system.velocities)):
            what = "the equation contains no coordinate and no velocity"
            raise ProblemError(what, where=where, hint="it aims at nothing; remove it", place=place)
        try:
            found = derive_one(programme.name, k, value, index, 1.0)
        except ProblemError as error:
            raise error.at(where, place) from None
        alpha, beta = (read(as_text(x, "a rate")) for x in (programme.alpha, programme.beta))
        target = found.b - 2 * alpha * found.rate
        targets += [target - beta**2 * found.value if found.holonomic else target]
        programmes += [found]
        if isinstance(programme.by, Mapping):
            try:
                check_known("coordinate", programme.by, index)
            except ProblemError as error:
                raise error.at(where, place) from None
            columns[programme.name] = {
                index[name]: read(as_given(x, f"the direction {name}"))
                for name, x in programme.by.items()
            }
        elif not programme.by:
            columns[programme.name] = dict(found.row)
        for name in programme.by if programme.uses_inputs else ():
            columns[name] = system.input_columns[name]
    for name, column in columns.items():
        if not column:
            what = f"no force contains the input {name}, which is to enforce a programme"
            raise ProblemError(what, key="programmes", hint=f"write {name} in a force")
    return Actuation(
        tuple(columns),
        tuple(columns.values()),
        tuple(_given(system, name) for name in columns),
        tuple(system.limit_formulas.get(name, (None, None)) for name in columns),
        tuple(programmes),
        tuple(targets),
    )


def _given(system: Description, name: str) -> Formula:
    if name not in system.inputs:
        return ZERO
    read = system.input_expressions.get(name)
    return read.symbolic if read else symbol(name)


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
