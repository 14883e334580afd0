"""Lagrange multipliers at a time, in the convention M q'' = Q - A^T lambda."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from teachmech.base.errors import ProblemError
from teachmech.homework.answers.answers import (
    MAX_TEXTS,
    as_answer_text,
    as_named_texts,
    check_number,
)
from teachmech.homework.answers.notation import entries
from teachmech.homework.answers.number_hashes import seal_number
from teachmech.homework.answers.quantities import MULTIPLIER, Quantity, read_quantity
from teachmech.homework.answers.samples import ConstraintForm, States, rounded, scaled
from teachmech.homework.answers.verdicts import credit_numbers, verdict
from teachmech.homework.kinds.named_answers import complete
from teachmech.homework.kinds.number_answer import ComputedAnswer, time_of
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System


class MultipliersAnswer(ComputedAnswer):
    """The multipliers lambda1, lambda2, ... of the problem, at the time ``at``.

    If A does not determine them, all multipliers with the right force A^T lambda are right.
    """

    name = "multipliers"
    fields = "numbers"

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the numbers in the order of the constraints."""
        columns = setting.columns_at(time_of(part, setting))
        numbers = [rounded(columns[name]) for name in setting.system.multipliers]
        if not numbers:
            raise ProblemError("the problem has no constraint", where=f"part {part.name}")
        return numbers

    def form(self, part: Part, scope: Scope) -> str:
        unit = f" in {part.unit}" if part.unit else ""
        return f"a list of numbers{unit}, one for each constraint, {part.digits}"

    def sample(self, part: Part, scope: Scope) -> Answer:
        return [f"7.25 {part.unit}".strip()]

    def label(self, part: Part) -> str:
        unit = f", in {part.unit}" if part.unit else ""
        return f"multipliers, one per line, in the order of the constraints{unit}"

    def read(self, answer: Answer, part: Part, scope: Scope) -> dict[str, Quantity | None]:
        """Return the numbers by name; None for missing ones."""
        names = ["lambda1"]
        if isinstance(answer, str):
            several = entries(as_answer_text(answer, "0.5"), MAX_TEXTS)
            answer = several if len(several) > 1 else answer
        if isinstance(answer, Mapping | list | tuple):
            check_number(answer)
            names = [f"lambda{k + 1}" for k in range(len(answer))]
        if isinstance(answer, Mapping):
            names = [str(name) for name in answer]
            if not all(re.fullmatch("lambda[1-9][0-9]{0,3}", name) for name in names):
                what = "the multipliers are named lambda1, lambda2, ..."
                raise ProblemError(what, hint='such as {"lambda1": "0.5"}')
        texts = as_named_texts(answer, names, "0.5")
        return {
            name: None
            if text is None
            else read_quantity(text, scope, part.unit or MULTIPLIER, name)
            for name, text in texts.items()
        }

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the numbers or, if they are not unique, of the force, with A."""
        read = complete(self.read(answer, part, setting.scope()))
        names = setting.system.multipliers
        _check_names(read, names)
        numbers = np.array([read[name].value for name in names])
        time = time_of(part, setting)
        at = setting.columns_at(time)
        state = States(
            np.array([time]),
            np.array([[at[name] for name in setting.system.coordinates]]),
            np.array([[at[name] for name in setting.system.velocities]]),
        )
        A = ConstraintForm(setting.system).matrix(state)[0]
        sealed: Sealed = {"salt": salt, "names": list(names)}
        scales = self.scales(part, setting)
        if np.linalg.matrix_rank(scaled(A * setting.scales.coordinates)) < len(A):
            sealed["rows"], numbers = rounded(A), A.T @ numbers
            scales = list(setting.by_coordinate(setting.scales.energy, 1).values())
        sealed["scales"] = [float(f"{scale:.1g}") for scale in scales]
        tolerance = part.accuracy
        sealed["hashes"] = [
            seal_number(float(x), tolerance, scale, f"{salt}/{k}")
            for k, (x, scale) in enumerate(zip(numbers, sealed["scales"], strict=True))
        ]
        return sealed

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare the numbers, or the forces that they produce."""
        read, names = self.read(answer, part, scope), sealed["names"]
        _check_names(read, names)
        missing = [name for name in names if read.get(name) is None]
        values = np.array([np.nan if x is None else x.value for x in map(read.get, names)])
        shown = list(names)
        if "rows" in sealed:
            if missing:
                return Credit(0.0, f"Missing: {', '.join(missing)}.")
            values = np.array(sealed["rows"]).T @ values
            shown = list(scope.coordinates)
        digits = [x.digits if x and x.value else None for x in map(read.get, names)]
        if "rows" in sealed:
            digits = [min(filter(None, digits), default=None)] * len(shown)
        numbers = [None if np.isnan(x) else float(x) for x in values]
        verdicts = {
            name: verdict(x, made, part, scale, f"{sealed['salt']}/{k}", digits[k])
            for k, (name, x, made, scale) in enumerate(
                zip(shown, numbers, sealed["hashes"], sealed["scales"], strict=True)
            )
        }
        credit = credit_numbers(verdicts, not np.nan_to_num(values).any())
        if "rows" in sealed and credit.share < 1:
            about = "The multipliers are not unique here, but the force -A^T lambda is:"
            return replace(credit, words=f"{about} {credit.words}")
        return credit

    def scales(self, part: Part, setting: Setting) -> list[float]:
        return [setting.sizes[name] for name in setting.system.multipliers]

    def numbers(self, answer: Answer, part: Part, scope: Scope) -> list[float]:
        return [quantity.value for quantity in complete(self.read(answer, part, scope)).values()]

    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> list[float] | None:
        numbers = [values[name] for name in system.multipliers]
        return list(map(rounded, numbers)) if np.isfinite(numbers).all() else None


def _check_names(read: Mapping[str, Any], names: Any) -> None:
    if not set(read) <= set(names):
        what = f"there {'is 1 multiplier' if len(names) == 1 else f'are {len(names)} multipliers'}"
        raise ProblemError(what, hint=f"in this order: {', '.join(names)}")
