"""Forces and moments of the joints of a spatial mechanism over a motion; see `SpaceFreeBodies`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.model.description import Description
from teachmech.problems.mechanisms.joint_forces import (
    Reactions,
    arm_of,
    free_multipliers,
)
from teachmech.problems.mechanisms.space_free_bodies import SpaceFreeBodies
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.system_and_motion import Motion


def space_reactions(reader: SpaceReader, motion: Motion) -> Reactions:
    """Return the forces and torques of all joints; see `Mechanism.reactions`."""
    values: dict[str, Any] = {**motion.columns, **motion.system.parameter_values}
    expressions = space_joint_expressions(reader, motion.system)
    names, n = motion.system.multipliers, len(motion)
    acting = values | dict(zip(names, motion.multipliers.T, strict=True))
    found = {name: _over_time(force, acting, n) for name, force in expressions.items()}
    first = {name: x[:1] if np.ndim(x) else x for name, x in values.items()}
    changes = dict.fromkeys(expressions, 0.0)  # the effect of multipliers that are not unique
    rest = first | dict.fromkeys(names, np.zeros(1))
    for free in free_multipliers(motion).T:
        alone = first | dict(zip(names, free[:, None], strict=True))
        added = {
            n: _over_time(f, alone, 1) - _over_time(f, rest, 1) for n, f in expressions.items()
        }
        sizes = {n: np.abs(x).max() / arm_of(n, motion) for n, x in added.items()}
        most = max(sizes.values(), default=0.0)
        changes = {n: max(changes[n], sizes[n] / most if most else 0.0) for n in expressions}
    return Reactions(motion, found, tuple(n for n, size in changes.items() if size > 1e-9))


def _over_time(force: tuple[Formula, ...], values: Mapping[str, Any], n: int) -> Array:
    parts = [np.broadcast_to(evaluate(part, values), n) for part in force]
    over_time: Array = np.stack(parts, axis=-1) if len(parts) > 1 else np.array(parts[0])
    return over_time


def space_joint_expressions(
    reader: SpaceReader, system: Description
) -> dict[str, tuple[Formula, ...]]:
    """Return forces and torques of all joints as expressions, by the names of `Reactions`.

    They depend on time, coordinates, velocities, parameters, accelerations and multipliers.
    """
    multiplier = dict(zip(system.constraint_names, map(symbol, system.multipliers), strict=True))
    return SpaceFreeBodies(reader, reader.solids, reader.rubbing, multiplier).reactions()
