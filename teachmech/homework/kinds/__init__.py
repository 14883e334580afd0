"""The kinds of answers, with the methods that read, seal and compare them."""

from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.kinds.kinds import KINDS, kind_of, public

__all__ = ["KINDS", "AnswerKind", "kind_of", "public"]
