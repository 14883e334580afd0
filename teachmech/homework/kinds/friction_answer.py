"""The friction of a constraint at a time of the motion, a number with a sign."""

from __future__ import annotations

from teachmech.base.errors import ProblemError, check_known
from teachmech.homework.kinds.number_answer import NumberAnswer
from teachmech.homework.parts import Part
from teachmech.model.dry_friction import Friction
from teachmech.system_and_motion import System


def friction_of(part: Part, system: System, constraint: str = "") -> Friction:
    """Return the friction of a named constraint, by default the only one of the system.

    Raises
    ------
    ProblemError
        If no constraint of this name has friction, or if the name is missing and the system has no
        friction or several.
    """
    known = {system.constraint_names[f.constraint]: f for f in system.frictions}
    if not known:
        what, hint = "no constraint of the problem has friction", "add 'friction: mu' to one"
        raise ProblemError(what, where=f"part {part.name}", hint=hint)
    if not constraint and len(known) > 1:
        what, hint = "several constraints have friction", f"name one of {', '.join(known)} in 'of'"
        raise ProblemError(what, where=f"part {part.name}", hint=hint)
    name = constraint or next(iter(known))
    check_known("constraint with friction", [name], known, where=f"part {part.name}, of")
    return known[name]


class FrictionAnswer(NumberAnswer):
    """The friction of the constraint ``of`` at the time ``at``, in newtons or newton metres.

    It is positive in the direction in which the sliding velocity of the constraint is positive, so
    it is negative if the body slides in this direction. ``of`` may be left out if only one
    constraint has friction.

    Along a surface, the answer is the magnitude of the friction. ``of`` may also be a list of the
    constraint and 1 or 2, the component of the sliding velocity along which the friction is asked
    for.

    Examples
    --------
    >>> from teachmech.homework.setting import Setting
    >>> block = Setting.of({"system": {"coordinates": ["x", "y"], "mass": [2, 2],
    ...     "forces": [0, -20], "start": {"vx": 3}, "time": {"end": 1, "step": 0.1},
    ...     "constraints": [{"name": "floor", "equation": "y = 0", "friction": 0.25}]}})
    >>> FrictionAnswer().solution(Part(name="force", kind="friction", unit="N"), block)
    '-5 N'
    """

    name = "friction"
    secret = False
    roles = ()

    def expression(self, part: Part, system: System) -> str:
        """Return the multiplier of sticking, which is minus the friction, also while it slides."""
        friction = friction_of(part, system, part.names[0] if part.names else "")
        parts = [system.multipliers[k] for k in friction.sticks]
        if len(part.names) < 2:
            return f"-{parts[0]}" if len(parts) == 1 else f"sqrt({'^2 + '.join(parts)}^2)"
        known = [str(k + 1) for k in range(len(parts))]
        check_known("component", part.names[1:], known, where=f"part {part.name}, of")
        return f"-{parts[int(part.names[1]) - 1]}"
