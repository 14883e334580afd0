"""The frequency of a small oscillation about the start of the problem."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from teachmech.base.errors import ProblemError
from teachmech.homework.kinds.number_answer import NumberAnswer, with_unit
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Setting
from teachmech.system_and_motion import Motion, System

if TYPE_CHECKING:
    from teachmech.stability.linearisation import Linearisation
    from teachmech.stability.modes import Mode


def oscillations_of(part: Part, setting: Setting) -> list[Mode]:
    """Return the oscillations about the start, the slowest first.

    Raises
    ------
    ProblemError
        If the problem neither rests nor moves steadily at its start.
    """
    from teachmech.stability.linearisation import MOTION

    about = _linearised(setting)
    if about.kind == MOTION:
        what = "the start of the problem is neither an equilibrium nor a steady motion"
        hint = "start the problem in the state about which it oscillates"
        raise ProblemError(what, where=f"part {part.name}", hint=hint)
    return _slowest_first(about.modes)


def oscillation_of(part: Part, modes: Sequence[Mode]) -> Mode:
    """Return the oscillation with the number ``of``, which is 1 for the slowest one.

    Raises
    ------
    ProblemError
        If ``of`` is not such a number.
    """
    number = "".join(part.names) or "1"
    with suppress(ValueError):
        if 1 <= int(number) <= len(modes):
            return modes[int(number) - 1]
    what = f"there is no oscillation {number!r}; the problem has {len(modes)}"
    hint = "write 1 for the slowest oscillation, 2 for the next one"
    raise ProblemError(what, where=f"part {part.name}, of", hint=hint)


class FrequencyAnswer(NumberAnswer):
    """The frequency of the small oscillation ``of`` about the start, 1 for the slowest one.

    The problem starts in an equilibrium or in a steady motion. The number is a frequency in Hz if
    this is the unit of the part, otherwise an angular frequency in rad/s.

    Examples
    --------
    >>> mass = Setting.of({"system": {"coordinates": ["x"], "mass": [2], "forces": ["-8*x"],
    ...     "time": {"end": 1, "step": 0.1}}})
    >>> FrequencyAnswer().solution(Part(name="w", kind="frequency", unit="rad/s"), mass)
    '2 rad/s'
    """

    name = "frequency"
    secret = False
    with_switches = False
    roles = ()

    def solution(self, part: Part, setting: Setting) -> Answer:
        return _frequency(part, oscillation_of(part, oscillations_of(part, setting)))

    def until(self, part: Part, setting: Setting) -> float:
        return setting.settings.start

    def scales(self, part: Part, setting: Setting) -> list[float]:
        return [part.scale or 1 / setting.scales.time]

    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> str | None:
        """Return None: the columns of a single state do not determine a frequency."""
        return None

    def of_motion(self, part: Part, motion: Motion, of: str = "") -> str | None:
        return None

    def of_system(self, part: Part, system: System, time: float) -> str | None:
        """Return the frequency of a wrong system about the same start; None if there is none."""
        from teachmech.stability.linearisation import linearise

        modes = _slowest_first(linearise(system, time).modes)
        with suppress(ProblemError):
            return _frequency(part, oscillation_of(part, modes))
        return None


@lru_cache(maxsize=8)
def _linearised(setting: Setting) -> Linearisation:
    from teachmech.stability.linearisation import linearise

    return linearise(setting.system, setting.settings.start)


def _slowest_first(modes: Sequence[Mode]) -> list[Mode]:
    return sorted((m for m in modes if m.is_oscillation), key=lambda mode: mode.frequency)


def _frequency(part: Part, mode: Mode) -> str:
    return with_unit(part, mode.frequency * (1 if part.unit == "Hz" else 2 * math.pi))
