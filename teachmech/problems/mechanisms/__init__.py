"""Mechanisms from a text file: linkages of bodies, springs and particles, in plane and space."""

from teachmech.problems.mechanisms.mechanism import Mechanism

__all__ = ["Mechanism"]
