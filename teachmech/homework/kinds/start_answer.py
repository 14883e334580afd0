"""Start values of coordinates and velocities."""

from __future__ import annotations

from contextlib import suppress

from teachmech.base.errors import ProblemError
from teachmech.homework.answers.number_hashes import matches, seal_number
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.answers.samples import rounded, start_of
from teachmech.homework.kinds.named_answer import NamedAnswer, complete
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting

TOLERANCE = 1e-3


class StartAnswer(NamedAnswer):
    """Start values by the names in ``of``; of all coordinates and velocities when it is empty.

    Three right digits are enough, unless the part has another tolerance. A value may be followed by
    its unit, of length or angle, over time for a velocity.
    """

    name = "start"
    roles = ("start",)
    example = "L/2"
    known = "coordinate or velocity"

    def all_names(self, scope: Scope) -> tuple[str, ...]:
        return (*scope.coordinates, *scope.velocities)

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the values of the problem by name; those that are texts as they were typed."""
        system = setting.system
        q, v = start_of(system)
        values = dict(zip((*system.coordinates, *system.velocities), (*q, *v), strict=True))
        typed = {name: text for name, text in system.start.items() if len(str(text)) < 40}
        return {
            name: typed.get(name, f"{rounded(values[name]):.12g}")
            for name in self.names(part, setting.scope())
        }

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Quantity:
        try:
            return read_quantity(text, scope, part.unit, name)
        except ProblemError:
            for unit in ("m/s", "rad/s") if name in scope.velocities else ("m", "rad"):
                with suppress(ProblemError):
                    return read_quantity(text, scope, unit, name)
            raise

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers."""
        scope, tolerance = setting.scope(), part.tolerance or TOLERANCE
        sizes = _sizes(part, scope)
        hashes = {
            name: seal_number(given.value, tolerance, sizes[name], f"{salt}/{name}")
            for name, given in complete(self.read(answer, part, scope)).items()
        }
        return {"salt": salt, "hashes": hashes}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        tolerance, salt, hashes = part.tolerance or TOLERANCE, sealed["salt"], sealed["hashes"]
        read, sizes = self.read(answer, part, scope), _sizes(part, scope)
        missing = [name for name, given in read.items() if given is None]
        wrong = [
            name
            for name, given in read.items()
            if given
            and not matches(given.value, hashes[name], tolerance, sizes[name], f"{salt}/{name}")
        ]
        count = len(hashes)
        right = count - len(wrong) - len(missing)
        if right == count:
            return Credit(1.0, "Right.")
        words = [f"{right} of {count} values are right."] if count > 1 else []
        words += [f"Not right: {', '.join(wrong)}."] if wrong else []
        words += [f"Missing: {', '.join(missing)}."] if missing else []
        return Credit(right / count, " ".join(words))


def _sizes(part: Part, scope: Scope) -> dict[str, float]:
    """Return what a value of 0 is compared with, by name."""
    sizes = map(float, (*scope.lengths, *(scope.lengths / scope.time)))
    names = (*scope.coordinates, *scope.velocities)
    return {name: part.scale or size for name, size in zip(names, sizes, strict=True)}
