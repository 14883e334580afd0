"""The time of a change of the motion, such as an impact, lift-off, sticking or sliding."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from teachmech.base.errors import ProblemError, nearest, shortened
from teachmech.homework.kinds.number_answer import NumberAnswer, with_unit
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Setting
from teachmech.system_and_motion import Motion, System

MOST_EVENTS = 8  # events that an error lists


class EventAnswer(NumberAnswer):
    """The time of an event, in the words of ``motion.changes``.

    ``of`` is the event, such as ``"floor ceases to act"``, ``"floor begins to act"``, ``"floor
    sticks"`` or ``"floor slides"``. A list of the event and a number k asks for its k-th time; 1 is
    the default.

    Examples
    --------
    >>> ball = Setting.of({"system": {"coordinates": ["y"], "mass": [1], "forces": [-10],
    ...     "start": {"y": 5}, "constraints": [{"name": "floor", "equation": "y >= 0"}],
    ...     "time": {"end": 2, "step": 0.1}}})
    >>> part = Part(name="impact", kind="event", of="floor begins to act", unit="s")
    >>> EventAnswer().solution(part, ball)
    '1 s'
    """

    name = "event"
    secret = False
    roles = ()

    def solution(self, part: Part, setting: Setting) -> Answer:
        event, k = _event_of(part)
        motion = setting.motion
        times = times_of(event, motion)
        if len(times) < k:
            known = dict.fromkeys(text for change in motion.changes for text in change.events)
            what = f"the motion has {len(times)} events {shortened(event)}, and number {k} is asked"
            listed = ", ".join(list(known)[:MOST_EVENTS]) or "none"
            hint = nearest(event, known) if event not in known else ""
            hint = hint or f"run it longer; the events of the motion are: {listed}"
            raise ProblemError(what, where=f"part {part.name}, of", hint=hint)
        return with_unit(part, times[k - 1])

    def until(self, part: Part, setting: Setting) -> float:
        return setting.settings.end

    def scales(self, part: Part, setting: Setting) -> list[float]:
        return [part.scale or setting.scales.time]

    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> str | None:
        """Return None: no single state determines the time of an event."""
        return None

    def of_motion(self, part: Part, motion: Motion, of: str = "") -> str | None:
        event, k = _event_of(part)
        times = times_of(event, motion)
        return with_unit(part, times[k - 1]) if len(times) >= k else None


def times_of(event: str, motion: Motion) -> list[float]:
    """Return the times of an event in a motion."""
    return [change.time for change in motion.changes if event in change.events]


def _event_of(part: Part) -> tuple[str, int]:
    """Return the event of a part, and which of its times is asked for."""
    event, *number = part.names or ("",)
    with suppress(ValueError):
        if event and len(number) <= 1 and (k := int(*number) if number else 1) > 0:
            return event, k
    what = "'of' is not an event"
    hint = "write an event such as 'floor sticks', or a list of it and a number, [floor sticks, 2]"
    raise ProblemError(what, where=f"part {part.name}, of", hint=hint)
