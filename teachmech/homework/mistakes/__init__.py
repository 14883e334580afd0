"""Typical mistakes: each makes of the right answer what a student would give."""

from teachmech.homework.mistakes.catalogue import CATALOGUE, named
from teachmech.homework.mistakes.mistake import Mistake

__all__ = ["CATALOGUE", "Mistake", "named"]
