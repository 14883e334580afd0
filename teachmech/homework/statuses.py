"""The statuses of answers and of submissions, with their texts in files and tables."""

from __future__ import annotations

from enum import StrEnum


class AnswerStatus(StrEnum):
    """The result of checking the answer to one part."""

    RIGHT = "right"
    CLOSE = "close"  # right, but for the last digits
    PARTLY = "partly"
    WRONG = "wrong"
    MISSING = "missing"
    UNREADABLE = "unreadable"  # not the kind of answer that the part requires
    TOO_LONG = "too long"  # longer than an answer may be
    UNMARKED = "unmarked"  # readable; there is no feedback before marking


class SubmissionStatus(StrEnum):
    """The result of reading, running and checking a submission; see docs/homework-marking.md."""

    READ = "read"
    RUN = "run"  # some answers were computed
    EDITED_CHECKS = "edited checks"
    NOT_RUN = "not run"
    NOT_A_NOTEBOOK = "not a notebook"
    TOO_LARGE = "too large"
    ANOTHER_EXERCISE = "another exercise"
    NO_VARIANT = "no variant"
    CRASHED = "crashed"
    TOO_SLOW = "too slow"
    TOO_MUCH_MEMORY = "too much memory"
    TOO_MUCH_OUTPUT = "too much output"
    TOO_MANY_FILES = "too many files"
    NO_STUDENT = "no student"  # the file name has no usable id
    UNLISTED = "not on the list"
    TWICE = "handed in twice"  # a person decides which submission counts
    NOTHING = "nothing handed in"


FAULTLESS = (SubmissionStatus.READ, SubmissionStatus.RUN)
# Statuses of submissions whose answers were read, worst last.
READABLE = (*FAULTLESS, SubmissionStatus.EDITED_CHECKS)
