"""Planar and spatial mechanisms of bodies, springs and particles, read from text files."""

from teachmech.problems.mechanisms.mechanism import Mechanism

__all__ = ["Mechanism"]
