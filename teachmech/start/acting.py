"""Which constraints act at the start, if conditions switch them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from teachmech.base.errors import ProblemError
from teachmech.expressions import evaluate
from teachmech.model.description import Description
from teachmech.model.switches import Condition
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model

D = TypeVar("D", bound=Description)


def begun(system: D, t: float) -> D:
    """Return a system whose switches are those of its start.

    A constraint with the condition ``when`` acts if the condition holds at the start. One with
    ``begin`` acts if this holds and ``end`` does not. One with ``end`` alone acts unless it holds.
    Multipliers are not known at the start, so a condition with a multiplier does not hold there.

    Parameters
    ----------
    system : Description
    t : float
        The start time.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> held = Description(["x"], [1], [0], [Constraint("x = 0", "held", when="t > 1")])
    >>> begun(held, 0.0).parameter_values, begun(held, 2.0).parameter_values
    ({'on_held': 0.0}, {'on_held': 1.0})
    """
    if not system.switches:
        return system
    names = (*system.coordinates, *system.velocities)
    state = zip(names, [x for part in Model.of(system).start for x in part], strict=True)
    values = {"t": t, **dict(state), **system.parameter_values}

    def holds(condition: Condition | None) -> bool:
        if condition is None or {s.name for s in condition.value.free_symbols} - values.keys():
            return False
        value = float(evaluate(condition.value, values))
        return value > 0 or (value == 0 and condition.closed)

    acting = {}
    for switch in system.switches:
        if switch.restitution is not None:  # a violated one is reported as an equation
            read = system.acting_constraints[switch.constraint]
            scales = Model.of(system).scales(t)
            gap = float(evaluate(read.symbolic, values))  # type: ignore[union-attr]
            e = float(evaluate(switch.restitution, values))
            if not 0 <= e <= 1:
                what = f"the restitution is {e:g}, not a number from 0 to 1"
                where = f"constraint {system.constraint_names[switch.constraint]}"
                place = ("constraints", switch.constraint)
                raise ProblemError(what, where=where, hint="1 loses no energy", place=place)
            acting[switch.name] = float(gap < -START_TOLERANCE * scales.rows[switch.constraint])
            continue
        begins, ends = holds(switch.begin), holds(switch.end)
        acting[switch.name] = float(not ends and (begins or switch.begin is None))
    return system.with_switches(acting)


def acting_at_start(system: D, t: float) -> D:
    """Return a system with the constraints that act at its start; all of them always act.

    Parameters
    ----------
    system : Description
    t : float
        The start time.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> held = Description(["x"], [1], [0], ["x = 0", Constraint("vx = 1", "push", when="t > 1")])
    >>> acting_at_start(held, 0.0).constraint_names
    ('c1',)
    """
    if not system.switches:
        return system
    values, places = begun(system, t).parameter_values, {s.constraint: s for s in system.switches}
    kept = [
        replace(constraint, when="", begin="", end="") if k in places else constraint
        for k, constraint in enumerate(system.constraints)
        if k not in places or values[places[k].name]
    ]
    return system.replace(constraints=kept)
