"""Numerical methods on arrays: accelerations, ranks, pseudo-inverses, contacts, integrators."""

from teachmech.numerics.complementarity import lemke, mixed
from teachmech.numerics.dynamics import mass_root, nearest_zero, null_space_method, udwadia_kalaba
from teachmech.numerics.feed import linearise, variables
from teachmech.numerics.formulations import FORMULATIONS
from teachmech.numerics.friction import plane_friction
from teachmech.numerics.integrators import baumgarte
from teachmech.numerics.inverses import ALGORITHMS, penrose
from teachmech.numerics.ranks import acceleration_is_unique, relations
from teachmech.numerics.solution_sets import all_solutions, solution_set
from teachmech.numerics.space_friction import space_friction

__all__ = [
    "udwadia_kalaba",
    "null_space_method",
    "mass_root",
    "nearest_zero",
    "acceleration_is_unique",
    "relations",
    "lemke",
    "mixed",
    "solution_set",
    "all_solutions",
    "plane_friction",
    "space_friction",
    "ALGORITHMS",
    "FORMULATIONS",
    "penrose",
    "baumgarte",
    "linearise",
    "variables",
]
