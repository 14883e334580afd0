"""The catalogue of typical mistakes, which turn the right answer into wrong ones.

A student's answer is compared with the right answer and with these wrong answers in the same way,
so a mistake is recognised in any form. Mistakes change expression trees, never texts.

To add one, write a `Mistake` next to similar ones in `forces`, `geometry`, `derivatives`,
`signs_and_units`, `stick_and_slip`, `equilibria_and_modes` or `properties`, a line in `CATALOGUE`,
and a case in ``tests/homework/test_mistakes.py``. A mistake consists of data and a few lines that
change one expression::

    def _turned(expression, leaf, roles):
        yield -expression

    OPPOSITE = Mistake(
        name="opposite", title="Opposite sign", says="...", kinds=("force", "number"),
        ways=(in_texts(_turned, "force"),))

`in_texts` applies the change to the texts of an answer with certain roles (to all, and one by one).
For a number, it changes the texts of the problem, and the number is computed again. `exchanging`
confuses two coordinates, `at_the_instant` changes M, Q, A or b, `with_values` the values of the
motion, `in_value` the number itself. ``shown`` recognises a mistake in the answer alone. `Roles`
determines which names are gravity, masses or lengths.

If two mistakes give the same answer, the feedback names the first one in the catalogue. So the most
specific mistakes come first.
"""

from teachmech.base.errors import check_known
from teachmech.homework.mistakes import (
    derivatives,
    equilibria_and_modes,
    forces,
    geometry,
    properties,
    signs_and_units,
    stick_and_slip,
)
from teachmech.homework.mistakes.mistake import Mistake

CATALOGUE: tuple[Mistake, ...] = (
    properties.NO_DERIVATIVE,
    properties.SUPERFLUOUS_EQUATION,
    properties.ZERO_LEVEL,
    properties.CONTRADICTORY,
    properties.REDUNDANT,
    properties.ONE_SIGN,
    signs_and_units.UNIT_MISSING,
    signs_and_units.MULTIPLIER_SIGN,
    signs_and_units.FREE_ACCELERATION,
    stick_and_slip.FRICTION_SIGN,
    stick_and_slip.LIMIT_FOR_STICKING,
    stick_and_slip.STATIC_FOR_KINETIC,
    stick_and_slip.WEIGHT_FOR_NORMAL_FORCE,
    stick_and_slip.FRICTION_OF_EACH_COMPONENT,
    stick_and_slip.CONDITION_REVERSED,
    stick_and_slip.OTHER_EVENT,
    equilibria_and_modes.STABILITY_SWAPPED,
    equilibria_and_modes.EQUILIBRIUM_OFF_CONSTRAINT,
    equilibria_and_modes.SQUARE_ROOT_FORGOTTEN,
    equilibria_and_modes.PERIOD_FOR_FREQUENCY,
    equilibria_and_modes.OTHER_MODE,
    equilibria_and_modes.AMPLITUDE_SIGN,
    forces.GRAVITY_SIGN,
    forces.SPRING_SIGN,
    forces.DAMPER_SIGN,
    derivatives.MISSING_TIME_DERIVATIVE,
    derivatives.FROZEN_CONSTRAINT,
    derivatives.HOLONOMIC_FOR_NON_HOLONOMIC,
    derivatives.NON_HOLONOMIC_FOR_HOLONOMIC,
    derivatives.B_SIGN,
    derivatives.VELOCITY_TERMS_LEFT_OUT,
    geometry.LENGTH_NOT_SQUARED,
    geometry.RADIUS_FOR_DIAMETER,
    geometry.SUM_FOR_DIFFERENCE,
    geometry.SWAPPED_PARTICLES,
    geometry.WRONG_AXIS,
    geometry.SINE_FOR_COSINE,
    geometry.ANGLE_FROM_OTHER_AXIS,
    geometry.DEGREES_FOR_RADIANS,
    geometry.TURNS_FOR_RADIANS,
    properties.RANK_FOR_FREEDOM,
    properties.START_OFF_CONSTRAINT,
    forces.MASS_FORGOTTEN,
    forces.INERTIA_ABOUT_END,
    forces.UNIT_MASS,
    forces.WEIGHT_FOR_MASS,
    forces.WEIGHT_LEFT_OUT,
    derivatives.HALVES_FORGOTTEN,
    forces.WEIGHT_FOR_CONSTRAINT_FORCE,
    derivatives.FACTOR_TWO,
    geometry.SQUARE_LEFT_OUT,
    signs_and_units.UNIT_PREFIX,
    signs_and_units.OPPOSITE_SIGN,
    geometry.SIGN_OF_A_TERM,
    geometry.TERM_LEFT_OUT,
)


def named(name: str) -> Mistake:
    """Return the mistake of a name.

    Examples
    --------
    >>> named("free-acceleration").kinds
    ('number',)
    """
    known = {mistake.name: mistake for mistake in CATALOGUE}
    check_known("mistake", [name], known)
    return known[name]
