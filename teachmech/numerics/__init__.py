"""Numerical methods on arrays: accelerations, ranks, pseudo-inverses, scales, integrators."""

from teachmech.numerics.dynamics import mass_root, nearest_zero, null_space_method, udwadia_kalaba
from teachmech.numerics.feed import linearise, variables
from teachmech.numerics.formulations import FORMULATIONS
from teachmech.numerics.integrators import baumgarte
from teachmech.numerics.inverses import ALGORITHMS, penrose
from teachmech.numerics.ranks import acceleration_is_unique, relations

__all__ = [
    "udwadia_kalaba",
    "null_space_method",
    "mass_root",
    "nearest_zero",
    "acceleration_is_unique",
    "relations",
    "ALGORITHMS",
    "FORMULATIONS",
    "penrose",
    "baumgarte",
    "linearise",
    "variables",
]
