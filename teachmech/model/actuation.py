"""The programmes of a system as equations for accelerations, and the forces of their actuators."""

from __future__ import annotations

from dataclasses import dataclass

from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.model.derivation import DerivedConstraint, derive_one
from teachmech.model.description import Description


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
    >>> from teachmech.model.programmes import Programme
    >>> cart = Description(["x"], ["m"], ["F"], parameters={"m": 2},
    ...     programmes=[Programme("x = sin(t)", by="F", alpha="3", beta="3")])
    >>> found = actuation_of(cart)
    >>> found.actuators, to_text(found.targets[0])
    (('F',), '-6*vx - 9*x + 8*sin(t) + 6*cos(t)')
    """
    return system.cached("actuation", _actuation)


def _actuation(system: Description) -> Actuation:
    index = {name: i for i, name in enumerate(system.coordinates)}
    columns: dict[str, dict[int, Formula]] = {}
    programmes, targets = [], []
    aims = zip(system.programmes, system.aims, strict=True)
    for k, (programme, aim) in enumerate(aims):
        where, location = f"programme {programme.name}", ("programmes", k)
        try:
            found = derive_one(programme.name, k, aim.value, index, 1.0)
        except ProblemError as error:
            raise error.at(where, location) from None
        target = found.b - 2 * aim.alpha * found.rate
        targets += [target - aim.beta**2 * found.value if found.holonomic else target]
        programmes += [found]
        if programme.uses_inputs:
            columns |= {name: system.input_columns[name] for name in programme.by}
        else:
            columns[programme.name] = aim.direction or dict(found.row)
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


def refuse_programmes(
    system: Description, what: str, hint: str = "simulate the motion instead"
) -> None:
    """Refuse programmes; ``what`` does not have them."""
    if system.programmes:
        said = f"actuators enforce the programme {system.programmes[0].name}, which {what} omits"
        raise ProblemError(said, key="programmes", hint=hint)
