"""Typical mistakes, which turn the right answer into wrong ones."""

from teachmech.homework.mistakes.catalogue import CATALOGUE, named
from teachmech.homework.mistakes.mistake import Mistake

__all__ = ["CATALOGUE", "Mistake", "named"]
