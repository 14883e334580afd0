"""Start values of coordinates and velocities."""

from __future__ import annotations

from contextlib import suppress

from teachmech.base.errors import ProblemError
from teachmech.homework.answers.cells import meets, seal_number
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.answers.samples import rounded, start_of
from teachmech.homework.kinds.named_answer import NamedTexts, complete
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Frame, Setting

TOLERANCE = 1e-3


class StartValues(NamedTexts):
    """Start values by the names in ``of``; of all coordinates and velocities when it is empty.

    Three right digits are enough, unless the part has another tolerance. A value may be followed by
    its unit, of length or angle, over time for a velocity.
    """

    name = "start"
    roles = ("start",)
    example = "L/2"
    known = "coordinate or velocity"

    def all_names(self, frame: Frame) -> tuple[str, ...]:
        return (*frame.coordinates, *frame.velocities)

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the values of the problem by name; those that are texts as they were typed."""
        system = setting.system
        q, v = start_of(system)
        values = dict(zip((*system.coordinates, *system.velocities), (*q, *v), strict=True))
        typed = {name: text for name, text in system.start.items() if len(str(text)) < 40}
        return {
            name: typed.get(name, f"{rounded(values[name]):.12g}")
            for name in self.names(part, setting.frame())
        }

    def meaning(self, text: str, name: str, part: Part, frame: Frame) -> Quantity:
        try:
            return read_quantity(text, frame, part.unit, name)
        except ProblemError:
            for unit in ("m/s", "rad/s") if name in frame.velocities else ("m", "rad"):
                with suppress(ProblemError):
                    return read_quantity(text, frame, unit, name)
            raise

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers."""
        frame, tolerance = setting.frame(), part.tolerance or TOLERANCE
        sizes = _sizes(part, frame)
        hashes = {
            name: seal_number(given.value, tolerance, sizes[name], f"{salt}/{name}")
            for name, given in complete(self.read(answer, part, frame)).items()
        }
        return {"salt": salt, "hashes": hashes}

    def credit(self, answer: Answer, part: Part, frame: Frame, sealed: Sealed) -> Credit:
        tolerance, salt, hashes = part.tolerance or TOLERANCE, sealed["salt"], sealed["hashes"]
        read, sizes = self.read(answer, part, frame), _sizes(part, frame)
        missing = [name for name, given in read.items() if given is None]
        wrong = [
            name
            for name, given in read.items()
            if given
            and not meets(given.value, hashes[name], tolerance, sizes[name], f"{salt}/{name}")
        ]
        count = len(hashes)
        right = count - len(wrong) - len(missing)
        if right == count:
            return Credit(1.0, "Right.")
        words = [f"{right} of {count} values are right."] if count > 1 else []
        words += [f"Not right: {', '.join(wrong)}."] if wrong else []
        words += [f"Missing: {', '.join(missing)}."] if missing else []
        return Credit(right / count, " ".join(words))


def _sizes(part: Part, frame: Frame) -> dict[str, float]:
    """Return what a value of 0 is compared with, by name."""
    sizes = map(float, (*frame.lengths, *(frame.lengths / frame.time)))
    names = (*frame.coordinates, *frame.velocities)
    return {name: part.scale or size for name, size in zip(names, sizes, strict=True)}
