"""Names of the positions in the arrays of a compiled problem, and of the results of a run.

`teachmech.run.compiled.layout.packed` fills the index; the files ``kernel_*`` read it.
"""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.tableaus import TABLEAUS, Tableau

# The head of the index: the numbers of coordinates, constraints, entries of M, of A and of the
# metric, holonomic constraints, and products of two entries of A in the metric; the positions of
# the metric and of the power of a moving M among the values; whether the metric is factorised (it
# is not if constraints carry the massless coordinates); the position of the rank tolerance after
# the parameters; the position in the work array of the distance of A from a loss of rank, followed
# by free memory; the penalty of the augmented Lagrangian or 0; whether positions and velocities are
# corrected together; the numbers of frictions, of components of their normal forces and of
# components of their sliding velocities, the position in the work array of the memory for forces
# that are added to the solution, and the numbers of actuators and of programmes, of tangents of a
# motion and of the parameters that change with them.
COUNTS = tuple(range(22))
N, M, MASSES, ENTRIES, METRICS, HOLONOMICS, PRODUCTS = COUNTS[:7]
METRIC, POWER, WEIGHTED, TOLERANCE, MARGIN, PENALTY, AT_ONCE = COUNTS[7:14]
FRICTIONS, DEPTH, COMPONENTS, ADDED, ACTUATORS, PROGRAMMES, TANGENTS, CHANGING = COUNTS[14:]

# Then the positions of lists: rows and columns of the entries, the numbers of all and of the
# holonomic constraints, the entry of the metric to which each one of M is added, the two factors of
# the products and their entry, the rows of the derivatives that Radau and tangents need and the
# beginning of each column, for each component of a sliding velocity the position of its direction
# among the parameters, whether its constraint pushes, the constraint that acts while it sticks, and
# the number of its friction, the patterns.
LISTS = tuple(range(22, 39))
MASS_ROW, MASS_COLUMN, ROW, COLUMN, METRIC_ROW, METRIC_COLUMN, EVERY, HOLONOMIC = LISTS[:8]
MASS_TO, FACTOR, OTHER, PRODUCT_TO, SLOPE_ROW, SLOPE_BEGIN, SLIDING, ALL, POSITIONS = LISTS[8:]

MANY = 60  # with more constraints, the plain program computes singular values

DONE, PAUSED, PLAIN, TOO_SMALL, STANDSTILL = range(5)  # results of a call

# The coefficients of an embedded pair in one array: these six numbers, then the nodes, the weights,
# # both error estimates and the dense output, in rows with one number per node.
ORDER, STAGES, NODES, DENSE, GAP, COEFFICIENTS = range(6)


def packed_tableau(tableau: Tableau) -> Array:
    """Return the coefficients as the kernels read them."""
    count, head = len(tableau.nodes), (tableau.order, tableau.stages)
    errors = np.zeros((2, count))
    errors[:, : tableau.stages + 1] = tableau.errors
    rows = (tableau.nodes[None], tableau.weights, errors, tableau.dense)
    return np.array([*head, count, len(tableau.dense), tableau.gap, *np.concatenate(rows).ravel()])


PAIRS = {name: packed_tableau(tableau) for name, tableau in TABLEAUS.items()}

# The number of rows of states that an integrator needs as memory, and that it keeps between steps.
ROWS = {"rk4": 6, "radau": 18, "kinematic": 6} | {
    name: len(tableau.nodes) + len(tableau.dense) + 12 for name, tableau in TABLEAUS.items()
}
KEPT = {"rk4": 2, "radau": 6, "kinematic": 3} | dict.fromkeys(TABLEAUS, 2)
