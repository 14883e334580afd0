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

EXACT = "%.17g"


def columns(wanted: OutFileData, coordinates: Sequence[str]) -> list[str]:
    """Return the coordinates that have columns, in the order of the system."""
    angles = [name for name in coordinates if name.startswith("theta_")]
    places = [name for name in coordinates if name not in angles]
    if wanted.points is not None:
        moving = [name.removesuffix("_x") for name in places if name.endswith("_x")]
        for point in wanted.points:
            check_known(point, moving, "moving point", ("SolverParams", "OutFile", "points"))
        places = [name for name in places if name[:-2] in wanted.points]
    if wanted.angles is not None:
        angles = [name for name in angles if name in map(angle_of, wanted.angles)]
    return places + angles


def table_of(wanted: OutFileData, motion: Motion) -> str:
    """Return the text of the output file of a motion; see `Mechanism.table`."""
    names = [f"{v}{name}" for name in columns(wanted, motion.system.coordinates) for v in ("", "v")]
    energies = (motion.kinetic_energy, motion.potential_energy)
    table = np.column_stack([motion.t, *(motion[name] for name in names), *energies])
    formats = [wanted.tformat or EXACT, *[wanted.qformat or EXACT] * (len(names) + 2)]
    lines = [",".join(["t", *names, "T", "V"]), *(",".join(formats) % tuple(x) for x in table)]
    return "\n".join(lines) + "\n"
