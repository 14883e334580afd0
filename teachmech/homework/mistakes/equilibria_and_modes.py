"""Mistakes with equilibria, their stability, frequencies and the shapes of modes."""

from __future__ import annotations

from collections.abc import Iterator
from math import tau
from typing import Any

from teachmech.homework.kinds import kind_of
from teachmech.homework.kinds.equilibrium_answer import STABILITY, STABLE, UNSTABLE
from teachmech.homework.kinds.frequency_answer import oscillations_of
from teachmech.homework.mistakes.mistake import Mistake, in_value
from teachmech.homework.mistakes.properties import is_off
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting


def _stability_swapped(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    yield {**answer, STABILITY: UNSTABLE if answer[STABILITY] == STABLE else STABLE}


def _off_constraint(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield positions with one coordinate 0, or exchanged ones, that violate a constraint."""
    positions = {name: text for name, text in answer.items() if name != STABILITY}
    names = list(positions)
    tried = [{**positions, name: "0"} for name in names]
    for k, one in enumerate(names):
        tried += [{**positions, one: positions[name], name: positions[one]} for name in names[:k]]
    for wrong in tried:
        if is_off(setting, wrong):
            yield {**answer, **wrong}


def _other_modes(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    for k in range(len(oscillations_of(part, setting))):
        yield kind_of(part).solution(part.model_copy(update={"of": str(k + 1)}), setting)


def _amplitudes_turned(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    for name, text in answer.items():
        yield {**answer, name: f"-({text})"}


def _squared(value: float, part: Part) -> Iterator[float]:
    hertz = part.unit == "Hz"
    yield from (tau * value**2, (tau * value) ** 2) if hertz else (value**2,)


STABILITY_SWAPPED = Mistake(
    name="stability-swapped",
    title="Stable for unstable",
    says="The position is an equilibrium, but its stability is the other one. Displace the body a "
    "little: if the forces pull it back, the equilibrium is stable, and the energy has a minimum "
    "there.",
    kinds=("equilibrium",),
    mutations=(_stability_swapped,),
)
EQUILIBRIUM_OFF_CONSTRAINT = Mistake(
    name="equilibrium-off-constraint",
    title="Equilibrium off the constraint",
    says="This position violates a constraint, so the body cannot be there. An equilibrium meets "
    "the balance of forces and every constraint: insert the position into both.",
    kinds=("equilibrium",),
    mutations=(_off_constraint,),
)
SQUARE_ROOT_FORGOTTEN = Mistake(
    name="square-root-forgotten",
    title="Square root left out",
    says="This is the square of the angular frequency. The ratio of a stiffness to a mass is "
    "omega^2; its unit is 1/s^2.",
    kinds=("frequency",),
    mutations=(in_value(_squared),),
)
PERIOD_FOR_FREQUENCY = Mistake(
    name="period-for-frequency",
    title="Period for frequency",
    says="This is the time of one oscillation in seconds. The angular frequency is 2 pi divided by "
    "it.",
    kinds=("frequency",),
    mutations=(in_value(lambda value, part: [1 / value if part.unit == "Hz" else tau / value]),),
)
OTHER_MODE = Mistake(
    name="other-mode",
    title="Another mode",
    says="This belongs to another mode of the system. Insert the frequency into the equations of "
    "motion to obtain its shape; in the slowest mode, neighbouring bodies usually move in the same "
    "direction.",
    kinds=("frequency", "mode"),
    mutations=(_other_modes,),
)
AMPLITUDE_SIGN = Mistake(
    name="amplitude-sign",
    title="Sign of an amplitude",
    says="The magnitudes of the amplitudes are right, but the sign of one is not: decide which "
    "coordinates move in the same direction. A common factor of all amplitudes, also a negative "
    "one, does not matter.",
    kinds=("mode",),
    mutations=(_amplitudes_turned,),
)
