"""Mechanisms of the plane from a text file: linkages of bodies, springs and particles."""

from teachmech.problems.mechanisms.mechanism import Mechanism

__all__ = ["Mechanism"]
