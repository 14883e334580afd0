"""The generated program: the source that runs, which a student can read."""

from teachmech.program.functions import Model
from teachmech.program.program import load, program_of, write

__all__ = ["Model", "load", "program_of", "write"]
