"""The table of the formulations of the equations of motion.

Every formulation is a file, which solves M q'' = Q - A^T lambda together with A q'' = b at one
state; `teachmech.compare_formulations` compares them on a problem. All rank decisions are made by
`rank_of` in `teachmech.numerics.dynamics`, with the tolerance 1e-10.

How to add one
--------------
1. Write a file with a function of M, Q, A and b that returns `Accelerations`, and raises
   `numpy.linalg.LinAlgError` with one sentence if it fails. Add the function ``operations``.
2. Add one line to `FORMULATIONS`; the tests run over that table.
"""

from __future__ import annotations

from teachmech.numerics.formulations import (
    augmented_lagrangian,
    coordinate_partitioning,
    gibbs_appell,
    kane,
    lagrange_multipliers,
    mass_orthogonal_projection,
    null_space_qr,
    null_space_svd,
    udwadia_kalaba,
)
from teachmech.numerics.formulations.formulation import DynamicsFormulation

LEAST = "of least norm"
BASIC = "zero for dependent rows"

FORMULATIONS: dict[str, DynamicsFormulation] = {
    "udwadia_kalaba": DynamicsFormulation(
        "Udwadia-Kalaba",
        udwadia_kalaba.udwadia_kalaba,
        udwadia_kalaba.operations,
        needs="M > 0",
        multipliers=LEAST,
        source="Udwadia, Kalaba 1992",
    ),
    "lagrange_multipliers": DynamicsFormulation(
        "Lagrange multipliers",
        lagrange_multipliers.lagrange_multipliers,
        lagrange_multipliers.operations,
        needs="rank A = m, M regular on ker A",
        multipliers="unique",
        source="Lagrange 1788",
    ),
    "null_space_svd": DynamicsFormulation(
        "null space by SVD",
        null_space_svd.null_space_svd,
        null_space_svd.operations,
        needs="M > 0 on ker A",
        multipliers=LEAST,
        source="Singh, Likins 1985",
    ),
    "null_space_qr": DynamicsFormulation(
        "null space by QR",
        null_space_qr.null_space_qr,
        null_space_qr.operations,
        needs="M regular on ker A",
        multipliers=BASIC,
        source="Kim, Vanderploeg 1986",
    ),
    "coordinate_partitioning": DynamicsFormulation(
        "coordinate partitioning",
        coordinate_partitioning.coordinate_partitioning,
        coordinate_partitioning.operations,
        needs="M regular on ker A",
        multipliers=BASIC,
        source="Wehage, Haug 1982",
    ),
    "kane": DynamicsFormulation(
        "Maggi-Kane",
        kane.kane,
        kane.operations,
        needs="independent speeds, M regular on ker A",
        multipliers=BASIC,
        source="Maggi 1901; Kane, Levinson 1985",
    ),
    "augmented_lagrangian": DynamicsFormulation(
        "augmented Lagrangian",
        augmented_lagrangian.augmented_lagrangian,
        augmented_lagrangian.operations,
        needs="M + p A^T A > 0",
        multipliers=LEAST,
        source="Bayo, Garcia de Jalon, Serna 1988",
    ),
    "mass_orthogonal_projection": DynamicsFormulation(
        "mass-orthogonal projection",
        mass_orthogonal_projection.mass_orthogonal_projection,
        mass_orthogonal_projection.operations,
        needs="M > 0, rank A = m",
        multipliers="unique",
        source="Blajer 2001",
    ),
    "gibbs_appell": DynamicsFormulation(
        "Gibbs-Appell",
        gibbs_appell.gibbs_appell,
        gibbs_appell.operations,
        needs="M > 0 on ker A",
        multipliers="none: constraint forces do no work along quasi-accelerations",
        source="Appell 1900",
    ),
}
