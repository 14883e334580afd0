"""The output file of a mechanism: time, coordinates with their rates, T and V.

The columns are those of J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from teachmech.problems.mechanisms.bodies import angle_of
from teachmech.problems.mechanisms.spec import OutFileData
from teachmech.problems.mechanisms.texts import check_known
from teachmech.system_and_motion import Motion

ALL_DIGITS = "%.17g"


def columns(wanted: OutFileData, coordinates: Sequence[str]) -> list[str]:
    """Return the names of the columns between t and T: coordinates with their derivatives."""
    angles = {name: "1" for name in coordinates if name.startswith("theta_")}
    positions = {name: "1" for name in coordinates if name not in angles}
    if wanted.points is not None:
        moving = [name.removesuffix("_x") for name in positions if name.endswith("_x")]
        for point in wanted.points:
            check_known(point, moving, "moving point", ("SolverParams", "OutFile", "points"))
        points = wanted.points
        positions = {name: points[name[:-2]] for name in positions if name[:-2] in points}
    if wanted.angles is not None:
        orders = {angle_of(name): order for name, order in wanted.angles.items()}
        angles = {name: orders[name] for name in angles if name in orders}
    return [
        f"{letter}{name}"
        for name, order in (positions | angles).items()
        for letter in ("", "v", "a")[: int(order) + 1]
    ]


def table_of(wanted: OutFileData, motion: Motion) -> str:
    """Return the text of the output file of a motion; see `Mechanism.table`."""
    names = columns(wanted, motion.system.coordinates)
    energies = (motion.kinetic_energy, motion.potential_energy)
    table = np.column_stack([motion.t, *(motion[name] for name in names), *energies])
    formats = [wanted.tformat or ALL_DIGITS, *[wanted.qformat or ALL_DIGITS] * (len(names) + 2)]
    lines = [",".join(["t", *names, "T", "V"]), *(",".join(formats) % tuple(x) for x in table)]
    return "\n".join(lines) + "\n"
