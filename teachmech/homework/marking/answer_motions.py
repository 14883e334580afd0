"""The motions of an answer and of the right one, for a moving picture of what an answer means."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from teachmech.base.errors import InconsistentStartError, TeachmechError
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Part
from teachmech.homework.task.pictures import motion_within
from teachmech.system_and_motion import Motion

if TYPE_CHECKING:
    from teachmech.homework.exercise.edition import Edition

MAX_SECONDS = 5.0  # most computing time for a motion


class AnswerMotions(NamedTuple):
    """Two motions from the same problem; ``note`` states how that of the answer differs."""

    right: Motion
    own: Motion
    note: str


def motions_of(given: str, part: Part, edition: Edition) -> AnswerMotions | None:
    """Return the motions of an answer and of the right one, or None if the answer has no motion.

    Parameters
    ----------
    given : str
        The answer as a report contains it: a text, or JSON.
    part : Part
    edition : Edition
        The exercise with the numbers of the student.
    """
    setting, note = edition.setting, ""
    settings = setting.settings
    run: dict[str, Any] = {
        "time": (settings.start, settings.end, settings.step),
        "method": settings.method if settings.method in ("radau", "lsoda") else "dop853",
    }
    try:
        problem = kind_of(part).problem_with(_answer(given), part, setting)
        if problem is None:
            return None
        try:
            own = motion_within(MAX_SECONDS, problem, **run)
        except InconsistentStartError as error:
            if not error.proposal:
                return None
            own = motion_within(MAX_SECONDS, problem, **run, start=error.proposal)
            note = "The start does not meet your answer; B begins at the nearest one that does."
    except TeachmechError:  # the feedback on the part states the reason
        return None
    if own.ending:
        note = f"{note} Your motion is not complete: {own.ending}.".lstrip()
    return AnswerMotions(setting.motion, own, note) if own.system.points else None


def _answer(given: str) -> Any:
    if given[:1] in ("[", "{"):
        try:
            return json.loads(given)
        except ValueError:
            return given
    return given
