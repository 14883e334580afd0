"""The shape of a mode: the ratios of the amplitudes of all coordinates."""

from __future__ import annotations

import numpy as np

from teachmech.base.errors import ProblemError
from teachmech.homework.answers.number_hashes import seal_number
from teachmech.homework.answers.quantities import PLACE, Quantity, read_quantity
from teachmech.homework.answers.samples import rounded
from teachmech.homework.answers.verdicts import credit_numbers, verdict
from teachmech.homework.kinds.frequency_answer import oscillation_of, oscillations_of
from teachmech.homework.kinds.named_answers import NamedAnswer, complete
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting

IN_PHASE = 1e-6  # largest imaginary part of an amplitude, relative to the largest amplitude


class ModeAnswer(NamedAnswer):
    """The amplitudes of all coordinates in the small oscillation ``of``, 1 for the slowest one.

    A mode has any scale: amplitudes that are multiplied by a common factor, also a negative one,
    are equally right. The state about which the problem oscillates is its start.

    Examples
    --------
    >>> chain = Setting.of({"system": {"coordinates": ["x", "y"], "mass": [1, 1],
    ...     "forces": ["y - 2*x", "x - 2*y"], "time": {"end": 1, "step": 0.1}}})
    >>> ModeAnswer().solution(Part(name="shape", kind="mode", of="2"), chain)
    {'x': '1', 'y': '-1'}
    """

    name = "mode"
    example = "1"
    about = "amplitude of"

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        return scope.coordinates

    def solution(self, part: Part, setting: Setting) -> Answer:
        mode = oscillation_of(part, oscillations_of(part, setting))
        ratios = mode.shape / mode.shape[np.argmax(abs(mode.shape))]
        if np.abs(ratios.imag).max() > IN_PHASE:
            what = "the coordinates do not oscillate in phase, so that the mode has no real shape"
            raise ProblemError(what, where=f"part {part.name}")
        return {
            name: f"{x + 0.0:.12g}"
            for name, x in zip(mode.names, rounded(ratios.real), strict=True)
        }

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Quantity:
        return read_quantity(text, scope, part.unit or PLACE, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the ratios to the largest amplitude, and the name of the latter."""
        read = complete(self.read(answer, part, setting.scope()))
        largest = max(read, key=lambda name: abs(read[name].value))
        size, tolerance = read[largest].value, part.accuracy
        if not size:
            raise ProblemError("all amplitudes are 0", where=f"part {part.name}")
        hashes = {
            name: seal_number(amplitude.value / size, tolerance, 1.0, f"{salt}/{name}")
            for name, amplitude in read.items()
        }
        return {"salt": salt, "largest": largest, "hashes": hashes}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare the ratios to the amplitude that is the largest one of the right mode."""
        read, largest = self.read(answer, part, scope), sealed["largest"]
        if missing := [name for name, amplitude in read.items() if amplitude is None]:
            return Credit(0.0, f"Missing: {', '.join(missing)}.")
        if not (size := read[largest].value):
            return Credit(0.0, f"The amplitude of {largest} is not 0 in this mode.")
        salt = sealed["salt"]
        digits = max((one.digits for one in read.values() if one.digits), default=None)
        verdicts = {
            f"{name}/{largest}": verdict(
                read[name].value / size, made, part, 1.0, f"{salt}/{name}", digits
            )
            for name, made in sealed["hashes"].items()
            if name != largest
        }
        return credit_numbers(verdicts, is_zero=False)
