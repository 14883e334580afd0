"""An equilibrium: the positions of all coordinates, and whether it is stable."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import tau
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, shortened
from teachmech.expressions import Names, evaluate, parse_equation
from teachmech.homework.answers.number_hashes import is_close, matches, seal_number
from teachmech.homework.answers.samples import rounded
from teachmech.homework.kinds.choice_answer import option_hash
from teachmech.homework.kinds.named_answers import (
    StartAnswer,
    complete,
    sizes_of,
)
from teachmech.homework.parts import CLOSE, Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.model.switches import Condition

if TYPE_CHECKING:
    from teachmech.stability.equilibria import Equilibrium

STABILITY = "stability"  # its key in an answer
STABLE, UNSTABLE = "stable", "unstable"
WORDS = {STABLE: STABLE, "asymptotically stable": STABLE, UNSTABLE: UNSTABLE}
SHARE_OF_POSITION = 0.5  # share of the marks without the stability


class EquilibriumAnswer(StartAnswer):
    """The position of an equilibrium, and its stability.

    ``of`` contains inequalities in the coordinates and parameters that restrict which equilibria
    are asked for; by default each one is right. Isolated equilibria are found with
    `teachmech.equilibria`. Angles may differ by full turns. A right position has half of the marks.

    Examples
    --------
    >>> rod = Setting.of({"system": {"coordinates": ["phi"], "mass": [1], "parameters": {"k": 2},
    ...     "forces": ["k*sin(phi)"], "time": {"end": 1, "step": 0.1}}})
    >>> EquilibriumAnswer().solution(Part(name="rest", kind="equilibrium", of="cos(phi)>0"), rod)
    {'phi': '0', 'stability': 'unstable'}
    """

    name = "equilibrium"
    secret = True
    with_switches = False
    roles = ()

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        return (*scope.coordinates, STABILITY)

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the equilibrium with the least energy among those that are asked for."""
        first = equilibria_of(part, setting)[0]
        positions = {name: f"{rounded(x) + 0.0:.12g}" for name, x in first.positions.items()}
        return {**positions, STABILITY: WORDS[first.stability]}

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> None:
        """Return None: an equilibrium has no motion."""

    def sample(self, part: Part, scope: Scope) -> Answer:
        positions = {name: f"{k}.25" for k, name in enumerate(scope.coordinates, start=7)}
        return {**positions, STABILITY: STABLE}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Any:
        if name != STABILITY:
            return super().meaning(text, name, part, scope)
        if (word := " ".join(text.split()).casefold()) in WORDS:
            return WORDS[word]
        what = f"{shortened(text)} is not a stability"
        raise ProblemError(what, where=name, hint=f"write '{STABLE}' or '{UNSTABLE}'")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hashes of the answer.

        If its position is one of the right ones, all of them are sealed: with the right stability,
        or each with the wrong one.
        """
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        own = {name: read[name].value for name in scope.coordinates}
        sealed: Sealed = {"salt": salt, "angles": angles_of(setting), "places": []}

        def add(positions: Mapping[str, float], stability: str) -> None:
            hashes = _hashes(positions, part, scope, salt)
            hashes[STABILITY] = option_hash(stability, f"{salt}/{len(sealed['places'])}")
            sealed["places"].append(hashes)

        right = equilibria_of(part, setting)
        for one in right:
            add(one.positions, WORDS[one.stability])
        if (k := _found(own, part, scope, sealed)) is None:
            sealed["places"] = []
            add(own, read[STABILITY])
        elif WORDS[right[k].stability] != read[STABILITY]:
            sealed["places"] = []
            for one in right:
                add(one.positions, STABLE if WORDS[one.stability] == UNSTABLE else UNSTABLE)
        return sealed

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare the position with the right ones, then the stability."""
        read = self.read(answer, part, scope)
        if missing := [name for name in scope.coordinates if read[name] is None]:
            return Credit(0.0, f"Missing: {', '.join(missing)}.")
        own = {name: read[name].value for name in scope.coordinates}
        if (k := _found(own, part, scope, sealed)) is None:
            known = [read[name].digits for name in own if read[name].digits]
            few = min(known, default=part.asked_digits) < part.asked_digits
            if (k := _found(own, part, scope, sealed, close=few)) is None:
                return Credit(0.0, "This is not an equilibrium that is asked for.")
            stable = read[STABILITY] and self._is_right(read[STABILITY], k, sealed)
            share = 1.0 if stable else SHARE_OF_POSITION
            return Credit(0.0, f"The position is {CLOSE}.", close=share)
        if read[STABILITY] is None:
            return Credit(SHARE_OF_POSITION, "The position is right. Missing: stability.")
        if not self._is_right(read[STABILITY], k, sealed):
            return Credit(SHARE_OF_POSITION, "The position is right, its stability is not.")
        return Credit(1.0, "Right.")

    def _is_right(self, stability: str, k: int, sealed: Sealed) -> bool:
        made: str = sealed["places"][k][STABILITY]
        return option_hash(stability, f"{sealed['salt']}/{k}") == made


def equilibria_of(part: Part, setting: Setting) -> list[Equilibrium]:
    """Return the isolated equilibria that a part asks for and whose stability is decided.

    Raises
    ------
    ProblemError
        If there is none, or a condition in ``of`` is not an inequality.
    """
    names = Names((*setting.system.coordinates, *setting.parameters))
    conditions = [
        Condition.of(text, lambda sides: parse_equation(sides, names).symbolic)
        for text in part.names
    ]
    known = [e for e in _all_equilibria(setting) if not e.dimension and e.stability in WORDS]
    found = [
        one
        for one in known
        if all(evaluate(c.value, {**setting.parameters, **one.positions}) > 0 for c in conditions)
    ]
    if not found:
        what = f"none of the {len(known)} isolated equilibria of the problem meets the conditions"
        hint = "see teachmech equilibrium for what they are"
        raise ProblemError(what, where=f"part {part.name}, of", hint=hint)
    return found


def angles_of(setting: Setting) -> list[str]:
    """Return the coordinates that are angles: a full turn changes no force and no constraint."""
    from teachmech.stability.equilibria import Statics

    mask = Statics(setting.system, setting.settings.start).angles
    return [name for name, one in zip(setting.system.coordinates, mask, strict=True) if one]


@lru_cache(maxsize=8)
def _all_equilibria(setting: Setting) -> tuple[Equilibrium, ...]:
    from teachmech.stability.equilibria import equilibria

    return tuple(equilibria(setting.system, setting.settings.start))


def _hashes(positions: Mapping[str, float], part: Part, scope: Scope, salt: str) -> Sealed:
    tolerance, sizes = part.accuracy, sizes_of(part, scope)
    return {
        name: seal_number(x, tolerance, sizes[name], f"{salt}/{name}")
        for name, x in positions.items()
    }


def _found(
    own: Mapping[str, float], part: Part, scope: Scope, sealed: Sealed, close: bool = False
) -> int | None:
    """Return the number of the sealed equilibrium at these positions, or close to them.

    Angles may differ by turns.
    """
    tolerance, sizes = part.accuracy, sizes_of(part, scope)

    def same(name: str, made: str) -> bool:
        tried = [own[name]]
        if name in sealed["angles"]:
            tried = [own[name] - tau * (round(own[name] / tau) + turn) for turn in (0, 1, -1)]
        salt = f"{sealed['salt']}/{name}"
        return any(
            matches(x, made, tolerance, sizes[name], salt)
            or (close and is_close(x, made, tolerance, salt))
            for x in tried
        )

    for k, hashes in enumerate(sealed["places"]):
        if all(same(name, hashes[name]) for name in own):
            return k
    return None
