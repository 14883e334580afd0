"""System to source: the program that runs, and that a student can read."""

from teachmech.program.program import load, write

__all__ = ["load", "write"]
