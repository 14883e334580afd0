"""Start values of coordinates and velocities."""

from __future__ import annotations

from contextlib import suppress

from teachmech.base.errors import ProblemError, check_known
from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.answers.cells import meets, seal_number
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.answers.samples import rounded, start_of
from teachmech.homework.kinds.force_answer import complete, named_texts
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Frame, Setting

TOLERANCE = 1e-3


class StartValues:
    """Start values by the names in ``of``; of all coordinates and velocities when it is empty.

    Three right digits are enough, unless the part has another tolerance. A value may have its unit
    behind it, of length or angle, over time for a velocity.
    """

    name = "start"
    secret = False

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the values of the problem by name, as they were typed where they are texts."""
        system = setting.system
        q, v = start_of(system)
        values = dict(zip((*system.coordinates, *system.velocities), (*q, *v), strict=True))
        typed = {name: text for name, text in system.start.items() if len(str(text)) < 40}
        return {
            name: typed.get(name, f"{rounded(values[name]):.12g}")
            for name in asked_values(part, setting.frame())
        }

    def form(self, part: Part, frame: Frame) -> str:
        """Return how an answer is written in a cell."""
        return named_texts(asked_values(part, frame))

    def read(self, answer: Answer, part: Part, frame: Frame) -> dict[str, Quantity | None]:
        """Return the numbers by name; None for those left out."""
        texts = as_named_texts(answer, asked_values(part, frame), "L/2")
        return {
            name: None if text is None else _read(text, part, frame, name)
            for name, text in texts.items()
        }

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers."""
        frame, tolerance = setting.frame(), part.tolerance or TOLERANCE
        read = complete(self.read(answer, part, frame))
        return {
            "salt": salt,
            "hashes": {
                name: seal_number(
                    given.value, tolerance, _scale(part, frame, name), f"{salt}/{name}"
                )
                for name, given in read.items()
            },
        }

    def credit(self, answer: Answer, part: Part, frame: Frame, sealed: Sealed) -> Credit:
        """Compare the numbers, value by value."""
        tolerance, salt = part.tolerance or TOLERANCE, sealed["salt"]
        wrong, missing = [], []
        for name, given in self.read(answer, part, frame).items():
            made = sealed["hashes"][name]
            if given is None:
                missing.append(name)
                continue
            scale = _scale(part, frame, name)
            if not meets(given.value, made, tolerance, scale, f"{salt}/{name}"):
                wrong.append(name)
        count = len(sealed["hashes"])
        right = count - len(wrong) - len(missing)
        if right == count:
            return Credit(1.0, "Right.")
        words = [f"{right} of {count} values are right."] if count > 1 else []
        words += [f"Not right: {', '.join(wrong)}."] if wrong else []
        words += [f"Missing: {', '.join(missing)}."] if missing else []
        return Credit(right / count, " ".join(words))


def _scale(part: Part, frame: Frame, name: str) -> float:
    """What a value of 0 is compared with."""
    if part.scale is not None:
        return part.scale
    sizes = (*frame.lengths, *(frame.lengths / frame.time))
    return float(sizes[(*frame.coordinates, *frame.velocities).index(name)])


def _read(text: str, part: Part, frame: Frame, name: str) -> Quantity:
    try:
        return read_quantity(text, frame, part.unit, name)
    except ProblemError:
        for unit in ("m/s", "rad/s") if name in frame.velocities else ("m", "rad"):
            with suppress(ProblemError):
                return read_quantity(text, frame, unit, name)
        raise


def asked_values(part: Part, frame: Frame) -> tuple[str, ...]:
    """Return the coordinates and velocities that a part names, or all.

    Raises
    ------
    ProblemError
        One of them is neither.
    """
    known = (*frame.coordinates, *frame.velocities)
    check_known("coordinate or velocity", part.names, known, where=f"part {part.name}")
    return part.names or known
