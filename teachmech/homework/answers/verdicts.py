"""The credit for several numbers, of which each is right, close, wrong or missing."""

from __future__ import annotations

from collections.abc import Mapping

from teachmech.homework.answers.number_hashes import is_close, matches
from teachmech.homework.parts import CLOSE, Credit, Part
from teachmech.homework.statuses import AnswerStatus

ALL_ZERO = "All entries are 0, which is not an answer: at least one of them is another number."


def verdict(
    value: float | None, sealed: str, part: Part, scale: float, salt: str, digits: int | None = None
) -> AnswerStatus:
    """Return whether a number is right, close, wrong or missing.

    A number is close if it has fewer digits than are asked for and may be the rounded right one;
    `digits` is None for an exact number. See `seal_number` for the scale and the salt.
    """
    if value is None:
        return AnswerStatus.MISSING
    if matches(value, sealed, part.accuracy, scale, salt):
        return AnswerStatus.RIGHT
    few = digits is not None and digits < part.asked_digits
    close = few and is_close(value, sealed, part.accuracy, salt)
    return AnswerStatus.CLOSE if close else AnswerStatus.WRONG


def credit_numbers(verdicts: Mapping[str, AnswerStatus], is_zero: bool) -> Credit:
    """Return the credit for named numbers; `is_zero` is True if all given numbers are 0.

    Examples
    --------
    >>> right, close = AnswerStatus.RIGHT, AnswerStatus.CLOSE
    >>> credit_numbers({"vx": right, "vy": close}, False).words
    '1 of 2 values are right. vy is close: one more digit, please.'
    """
    named = {
        status: [name for name, own in verdicts.items() if own == status] for status in AnswerStatus
    }
    count, right = len(verdicts), len(named[AnswerStatus.RIGHT])
    if right == count:
        return Credit(1.0, "Right.")
    if is_zero:
        return Credit(0.0, ALL_ZERO)
    words = [f"{right} of {count} values are right."] if count > 1 else []
    for status, what in (
        (AnswerStatus.CLOSE, CLOSE),
        (AnswerStatus.WRONG, "not right"),
        (AnswerStatus.MISSING, "missing"),
    ):
        if names := named[status]:
            words.append(f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} {what}.")
    return Credit(right / count, " ".join(words), close=len(named[AnswerStatus.CLOSE]) / count)
