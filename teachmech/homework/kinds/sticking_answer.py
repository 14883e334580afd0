"""The condition on which a friction sticks at the start, an inequality in the parameters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.expressions import Formula, Names, parse_equation
from teachmech.homework.answers.answers import as_value_text
from teachmech.homework.answers.samples import evaluated, generator, rounded
from teachmech.homework.kinds.friction_answer import friction_of
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.model.switches import Condition
from teachmech.start.acting import begun

GRAVITY = "g"
PAIRS = 6  # pairs of numbers, one that sticks and one that slips
DRAWS = 50  # most draws of numbers for each width
SPREAD = 1.6  # largest factor by which a parameter is changed at first
WIDTHS = (1, 2, 3, 4)  # powers of this factor; the next is used if all draws stick, or none
HALVINGS = 8  # bisections between the numbers of a pair
NEAR_LIMIT = 0.03  # relative distance of the samples from the limit


class StickingAnswer(AnswerKind):
    """An inequality in the parameters, such as ``mu >= tan(alpha)``.

    ``of`` is a right inequality, or a list of it and the name of the constraint, which may be left
    out if only one constraint has friction. The inequality is compared with the start of the
    motion for other numbers of the parameters, most of them near the limit of sticking. Whether
    the limit itself belongs to it does not matter.
    """

    name = "sticking"
    secret = True
    with_switches = True
    roles = ("expression",)
    field_label = "condition, as in a >= b"
    written = 'an inequality, as in "a >= b"'

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the inequality of the part; refuse one that the motion contradicts."""
        text = part.names[0] if part.names else ""
        condition = self.read(text, part, setting.scope())
        numbers, sticks = cases(part, setting, "solution")
        wrong = _holds(condition.value, setting.scope(), numbers) != sticks
        if wrong.any():
            k = int(np.argmax(wrong))
            shown = ", ".join(
                f"{name} = {x:.4g}" for name, x in zip(setting.parameters, numbers[k], strict=True)
            )
            what = f"'{text}' is not the condition: for {shown} it "
            what += f"{'sticks' if sticks[k] else 'slides'} at the start"
            raise ProblemError(what, where=f"part {part.name}, of")
        return text

    def sample(self, part: Part, scope: Scope) -> Answer:
        first, second, *_ = [*scope.parameters, "7", "7"]
        return f"{first} >= 7*{second}"

    def read(self, answer: Answer, part: Part, scope: Scope) -> Condition:
        text = as_value_text(answer, "mu >= tan(alpha)")

        def explain(name: str) -> str | None:
            moving = name == "t" or name in (*scope.coordinates, *scope.velocities)
            return "a condition in the parameters is asked for" if moving else None

        names = Names(tuple(scope.parameters), explain)
        return Condition.of(
            text, lambda sides: parse_equation(sides, names).symbolic, "write one comparison"
        )

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the numbers of the parameters, and for which of them the inequality holds."""
        scope = setting.scope()
        numbers, _ = cases(part, setting, salt)
        holds = _holds(self.read(answer, part, scope).value, scope, numbers)
        return {"numbers": rounded(numbers), "holds": holds.tolist()}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        condition, right = self.read(answer, part, scope), np.array(sealed["holds"])
        holds = _holds(condition.value, scope, np.array(sealed["numbers"]))
        if np.isnan(holds).any():
            return Credit(0.0, "With other numbers of the parameters it has no finite value.")
        if (holds == right).all():
            return Credit(1.0, "Right.")
        if (holds > right).any() and (holds < right).any():
            words = "With other numbers of the parameters it is not right; use their names."
            return Credit(0.0, words)
        if (holds > right).any():
            return Credit(0.0, "With other numbers it holds, although the contact slides.")
        return Credit(0.0, "With other numbers it does not hold, although the contact sticks.")


def _holds(value: Formula, scope: Scope, numbers: Array) -> Array:
    """Return 1 for each row of numbers for which a difference is positive, else 0 or NaN."""
    columns = dict(zip(scope.parameters, numbers.T, strict=True))
    found = np.broadcast_to(np.asarray(evaluated(value, columns), float), len(numbers))
    return np.where(np.isfinite(found), (found >= 0).astype(float), np.nan)


@lru_cache(maxsize=16)
def cases(part: Part, setting: Setting, salt: str) -> tuple[Array, Array]:
    """Return numbers of the parameters, and whether the friction sticks with them.

    Numbers that stick and numbers that slip are drawn around those of the problem. Gravity keeps
    its number, since a student may write 9.81. Between the two of a pair, the limit is found by
    bisection; the samples are the pair and two points near the limit.

    Returns
    -------
    numbers : array, shape (K, number of parameters)
    sticks : array, shape (K,)
        1 if it sticks at the start, else 0.
    """
    tried = _Starts(part, setting)
    own = np.array([*setting.system.base_parameters.values()])
    varied = np.array([name != GRAVITY for name in setting.system.base_parameters])
    rng, found = generator(f"sticking/{salt}"), dict[float, list[Array]]({0.0: [], 1.0: []})
    for width in np.repeat(WIDTHS, DRAWS):
        if min(map(len, found.values())) >= (PAIRS if width == 1 else 1):
            break
        numbers = own * SPREAD ** (width * varied * rng.uniform(-1, 1, len(own)))
        if (state := tried(numbers)[1]) in found and len(found[state]) < PAIRS:
            found[state].append(numbers)
    slipping, sticking = found[0.0], found[1.0]
    if not (slipping and sticking):
        what = (
            f"with all numbers near those of the problem, it {'slides' if slipping else 'sticks'}"
        )
        hint = "take a problem at rest, with numbers near the limit of sticking"
        raise ProblemError(f"{what} at the start", where=f"part {part.name}", hint=hint)
    samples: list[tuple[Array, float]] = []
    for k in range(PAIRS):
        slip, stick = slipping[k % len(slipping)], sticking[k % len(sticking)]
        samples += [tried(slip), tried(stick), *_near_limit(tried, slip, stick)]
    kept = [(row, state) for row, state in samples if state in found]
    return np.array([row for row, _ in kept]), np.array([state for _, state in kept])


def _near_limit(tried: _Starts, slip: Array, stick: Array) -> Iterator[tuple[Array, float]]:
    """Yield a start that slips and one that sticks, on both sides of the limit between two."""
    ratio = np.divide(stick, slip, out=np.ones_like(slip), where=slip != 0)
    low, high = 0.0, 1.0  # powers of the ratio: slips at low, sticks at high
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if tried(slip * ratio**middle)[1] == 1 else (middle, high)
    offset = NEAR_LIMIT / max(np.abs(np.log(ratio)).max(), NEAR_LIMIT)
    yield tried(slip * ratio ** max(low - offset, 0))
    yield tried(slip * ratio ** min(high + offset, 1))


class _Starts:
    """The starts of a problem with other numbers."""

    def __init__(self, part: Part, setting: Setting) -> None:
        self.system, self.names = setting.system, tuple(setting.parameters)
        self.time = setting.settings.start
        friction = friction_of(part, self.system, part.names[1] if len(part.names) > 1 else "")
        switches = {s.constraint: s.name for s in self.system.switches}
        self.slips, self.stick = friction.names, switches[friction.sticks[0]]
        self.contact = switches.get(friction.constraint, self.stick)

    def __call__(self, numbers: Array) -> tuple[Array, float]:
        """Return all parameters, and 1 if it sticks, 0 if it slides, NaN if it does neither.

        Parameters
        ----------
        numbers : array
            The parameters that do not follow from others.
        """
        given = dict(zip(self.system.base_parameters, map(float, numbers), strict=True))
        try:
            values = begun(self.system.replace(parameters=given), self.time).parameter_values
        except (TeachmechError, ArithmeticError, np.linalg.LinAlgError):
            return np.full(len(self.names), np.nan), np.nan
        row = np.array([values[name] for name in self.names])
        if any(values[slip] for slip in self.slips):
            return row, 0.0
        return row, 1.0 if values[self.stick] and values[self.contact] else np.nan
