"""What is where in the arrays of a compiled problem, and how a compiled run ends, by name.

`teachmech.run.compiled.layout.packed` fills the index, the files ``kernel_*`` read it.
"""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.tableaus import TABLEAUS, Tableau

# The head of the index. Counts: coordinates, constraints, entries of M, of A and of the metric,
# holonomic constraints, products of two entries of A in the metric; where among the values the
# metric and the power of a moving M stand; whether the metric is factorised, which it is not where
# constraints carry what has no mass; where behind the parameters the rank tolerance stands, and
# where in the work how far A is from losing rank, with free room behind it; the penalty of the
# augmented Lagrangian, 0 where there is none; whether positions and velocities are corrected at
# once.
COUNTS = tuple(range(14))
N, M, MASSES, ENTRIES, METRICS, HOLONOMICS, PRODUCTS = COUNTS[:7]
METRIC, POWER, WEIGHTED, TOLERANCE, MARGIN, PENALTY, AT_ONCE = COUNTS[7:]

# Then where lists begin: rows and columns of the entries, the numbers of all and of the holonomic
# constraints, which entry of the metric those of M go to, the two factors of the products and where
# they go, the rows of the derivatives that Radau needs and where each column of them begins, the
# patterns.
LISTS = tuple(range(14, 30))
MASS_ROW, MASS_COLUMN, ROW, COLUMN, METRIC_ROW, METRIC_COLUMN, EVERY, HOLONOMIC = LISTS[:8]
MASS_TO, FACTOR, OTHER, PRODUCT_TO, SLOPE_ROW, SLOPE_BEGIN, ALL, POSITIONS = LISTS[8:]

MANY = 60  # constraints, beyond which singular values are left to the plain program

DONE, PAUSED, PLAIN, TOO_SMALL, STANDSTILL = range(5)  # how a call ended

# The coefficients of an embedded pair as one array: these, then the nodes, the weights, both
# estimates of the error and the dense output, in rows of as many numbers as there are nodes.
ORDER, STAGES, NODES, DENSE, GAP, COEFFICIENTS = range(6)


def packed_tableau(tableau: Tableau) -> Array:
    """Return the coefficients as the kernels read them."""
    count, head = len(tableau.nodes), (tableau.order, tableau.stages)
    errors = np.zeros((2, count))
    errors[:, : tableau.stages + 1] = tableau.errors
    rows = (tableau.nodes[None], tableau.weights, errors, tableau.dense)
    return np.array([*head, count, len(tableau.dense), tableau.gap, *np.concatenate(rows).ravel()])


PAIRS = {name: packed_tableau(tableau) for name, tableau in TABLEAUS.items()}

# Rows of states that an integrator needs to work in, and how many it hands on from step to step.
ROWS = {"rk4": 6, "radau": 18, "kinematic": 6} | {
    name: len(tableau.nodes) + len(tableau.dense) + 12 for name, tableau in TABLEAUS.items()
}
KEPT = {"rk4": 2, "radau": 6, "kinematic": 3} | dict.fromkeys(TABLEAUS, 2)
