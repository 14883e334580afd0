"""The kinds of answers: how each is read, sealed and compared."""

from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.kinds.kinds import KINDS, kind_of, public

__all__ = ["KINDS", "AnswerKind", "kind_of", "public"]
