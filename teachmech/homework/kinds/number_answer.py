"""A number at a time of the motion, with a unit if the part has one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError
from teachmech.expressions import Names, evaluate, parse_expression
from teachmech.homework.answers.answers import as_value_text
from teachmech.homework.answers.number_hashes import seal_number
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.answers.verdicts import verdict
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import CLOSE, Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.homework.statuses import AnswerStatus
from teachmech.system_and_motion import Motion, System

SHARE_WITHOUT_UNIT = 0.5  # share of the marks
ROUNDING_NOISE = 1e-13  # rounding errors relative to the largest number of the computation
DIFFERENCE_DIVISOR = 1024  # size of a column divided by the step of a difference quotient


def time_of(part: Part, setting: Setting) -> float:
    """Return the time of a part's question; by default the start of the motion."""
    if not part.at:
        return setting.settings.start
    return read_quantity(part.at, setting.scope(), where=f"part {part.name}, at").value


class ComputedAnswer(AnswerKind):
    """Numbers that are computed from the motion, at the time ``at``."""

    @abstractmethod
    def scales(self, part: Part, setting: Setting) -> list[float]:
        """Return the size with which each number is compared if it is 0."""

    @abstractmethod
    def numbers(self, answer: Answer, part: Part, scope: Scope) -> list[float]:
        """Return the numbers of an answer; raise the errors of `read`."""

    @abstractmethod
    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> Answer | None:
        """Return the value of ``of``, by default of the part's expression, for given columns.

        Return None if the value is not finite.
        """

    def until(self, part: Part, setting: Setting) -> float:
        """Return the time until which the motion is needed."""
        return time_of(part, setting)

    def of_motion(self, part: Part, motion: Motion, of: str = "") -> Answer | None:
        """Return the answer that follows from a motion, which ends at `until`."""
        values = {name: float(column[-1]) for name, column in motion.columns.items()}
        return self.answer(part, motion.system, {**motion.system.parameter_values, **values}, of)


class NumberAnswer(ComputedAnswer):
    """A number.

    ``of`` is an expression in the columns of the motion (time, coordinates, velocities,
    accelerations, multipliers) and the parameters; ``at`` is the time, by default the start. A
    right number without the requested unit has half of the marks.
    """

    name = "number"
    secret = True
    with_switches = True
    roles: tuple[str, ...] = ("expression",)  # roles in addition to those of the problem

    def solution(self, part: Part, setting: Setting) -> Answer:
        value = self._value(part, setting.system, _values(part, setting))
        if not np.isfinite(value):
            raise ProblemError(f"it is {value}", where=f"part {part.name}, of")
        return with_unit(part, value)

    def form(self, part: Part, scope: Scope) -> str:
        unit = f' with its unit, as in "3.21 {part.unit}"' if part.unit else ""
        return f"a number{unit}, {part.digits}"

    def sample(self, part: Part, scope: Scope) -> Answer:
        return f"7.25 {part.unit}".strip()

    def label(self, part: Part) -> str:
        unit = f" with its unit, as in 3.21 {part.unit}" if part.unit else ""
        return f"number{unit}, {part.digits}"

    def read(self, answer: Answer, part: Part, scope: Scope) -> Quantity:
        text = as_value_text(answer, f"3.21 {part.unit}".strip())
        return read_quantity(text, scope, part.unit)

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hash of the number, and whether it has a unit."""
        read = self.read(answer, part, setting.scope())
        (scale,) = self.scales(part, setting)
        made = seal_number(read.value, part.accuracy, scale, salt)
        return {"salt": salt, "hash": made, "scale": scale, "unit": bool(read.unit)}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        read = self.read(answer, part, scope)
        given = f"{read.value:.6g} {part.unit}".strip()
        found = verdict(
            read.value, sealed["hash"], part, sealed["scale"], sealed["salt"], read.digits
        )
        if found == AnswerStatus.WRONG:
            return Credit(0.0, f"{given} is not right.")
        if read.unit and not sealed["unit"]:
            return Credit(0.0, "This number has no unit; give it without one.")
        share = 1.0 if bool(read.unit) == sealed["unit"] else SHARE_WITHOUT_UNIT
        if found == AnswerStatus.CLOSE:
            return Credit(0.0, f"{given} is {CLOSE}.", close=share)
        if share == 1:
            return Credit(1.0, "Right.")
        return Credit(share, f"The number is right in {part.unit}, but the unit is missing.")

    def scales(self, part: Part, setting: Setting) -> list[float]:
        """Return the largest first-order change of the number if a column changes by its size."""
        if part.scale is not None:
            return [part.scale]
        at, system = _values(part, setting), setting.system
        here, most = self._value(part, system, at), 0.0
        for name, size in setting.sizes.items():
            other = {**at, name: at[name] + size / DIFFERENCE_DIVISOR}
            beside = self._value(part, system, other)
            most = np.fmax(most, DIFFERENCE_DIVISOR * abs(beside - here))
        return [float(f"{most:.1g}") if 0 < most < np.inf else 1.0]

    def numbers(self, answer: Answer, part: Part, scope: Scope) -> list[float]:
        return [self.read(answer, part, scope).value]

    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> str | None:
        value, largest = self._value(part, system, values, of), max(map(abs, values.values()))
        value = value if abs(value) > ROUNDING_NOISE * largest else 0.0
        return with_unit(part, value) if np.isfinite(value) else None

    def expression(self, part: Part, system: System) -> str:
        """Return the requested number as an expression in columns and parameters."""
        if not isinstance(part.of, str):
            raise ProblemError("'of' is not an expression", where=f"part {part.name}")
        return part.of

    def _value(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> float:
        """Return the value of the requested number, or of the expression ``of`` if it is given."""
        try:
            read = parse_expression(of or self.expression(part, system), Names(tuple(values)))
        except ExpressionError as error:
            raise error.at(f"part {part.name}, of") from None
        with np.errstate(all="ignore"):
            return float(evaluate(read.symbolic, {k: np.float64(x) for k, x in values.items()}))


def with_unit(part: Part, value: float) -> str:
    """Return a number with the requested unit."""
    return f"{value + 0.0:.12g} {part.unit}".strip()


def _values(part: Part, setting: Setting) -> dict[str, float]:
    """Return columns and parameters; an input of a programme has the value of its column."""
    return {**setting.parameters, **setting.columns_at(time_of(part, setting))}
