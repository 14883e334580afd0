"""Formulations of the equations of motion, all for the same arrays M, Q, A and b."""

from teachmech.numerics.formulations.formulation import Accelerations, DynamicsFormulation
from teachmech.numerics.formulations.table import FORMULATIONS

__all__ = ["FORMULATIONS", "Accelerations", "DynamicsFormulation"]
