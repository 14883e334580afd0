"""The catalogue of typical mistakes: each makes of the right answer what a student would give.

A student's answer is compared with the right one and with those that the mistakes make of it, by
the same comparison; so a mistake is found in whatever form it is written. Changes are made to the
expression tree, never to a text.

How to add one: a `Mistake` beside its like in `forces`, `geometry`, `derivatives`,
`signs_and_units` or `properties`, a line in `CATALOGUE`, and a case in
``tests/homework/test_mistakes.py``. It is data and the few lines that say what becomes of one
expression::

    def _turned(expression, leaf, roles):
        yield -expression

    OPPOSITE = Mistake(
        name="opposite", title="Opposite sign", says="...", kinds=("force", "number"),
        ways=(in_texts(_turned, "force"),))

`in_texts` applies it to the texts of an answer that have a role (all of them, and one by one);
for a number it changes the texts of the problem, and the number is computed again. `exchanging`
takes one coordinate for another, `at_the_instant` changes M, Q, A or b, `with_values` the values
of the motion, `in_value` the number itself. What an answer shows by itself is told by ``shown``.
Which name is gravity, a mass or a length is said by `Roles`.

Of two mistakes that make the same answer, the first one in the catalogue is named: so those
that say most come first.
"""

from teachmech.base.errors import check_known
from teachmech.homework.mistakes.derivatives import (
    B_SIGN,
    FACTOR_TWO,
    FROZEN_CONSTRAINT,
    HOLONOMIC_FOR_NON_HOLONOMIC,
    MISSING_TIME_DERIVATIVE,
    NON_HOLONOMIC_FOR_HOLONOMIC,
    VELOCITY_TERMS_LEFT_OUT,
)
from teachmech.homework.mistakes.forces import (
    DAMPER_SIGN,
    GRAVITY_SIGN,
    INERTIA_ABOUT_END,
    MASS_FORGOTTEN,
    SPRING_SIGN,
    WEIGHT_FOR_MASS,
    WEIGHT_LEFT_OUT,
)
from teachmech.homework.mistakes.geometry import (
    ANGLE_FROM_OTHER_AXIS,
    DEGREES_FOR_RADIANS,
    LENGTH_NOT_SQUARED,
    RADIUS_FOR_DIAMETER,
    SIGN_OF_A_TERM,
    SINE_FOR_COSINE,
    SQUARE_LEFT_OUT,
    SUM_FOR_DIFFERENCE,
    SWAPPED_PARTICLES,
    TERM_LEFT_OUT,
    TURNS_FOR_RADIANS,
    WRONG_AXIS,
)
from teachmech.homework.mistakes.mistake import Mistake
from teachmech.homework.mistakes.properties import (
    CONTRADICTORY,
    ONE_SIGN,
    REDUNDANT,
    START_OFF_CONSTRAINT,
)
from teachmech.homework.mistakes.signs_and_units import (
    FREE_ACCELERATION,
    MULTIPLIER_SIGN,
    OPPOSITE_SIGN,
    UNIT_MISSING,
    UNIT_PREFIX,
)

CATALOGUE: tuple[Mistake, ...] = (
    CONTRADICTORY,
    REDUNDANT,
    ONE_SIGN,
    UNIT_MISSING,
    MULTIPLIER_SIGN,
    FREE_ACCELERATION,
    GRAVITY_SIGN,
    SPRING_SIGN,
    DAMPER_SIGN,
    MISSING_TIME_DERIVATIVE,
    FROZEN_CONSTRAINT,
    HOLONOMIC_FOR_NON_HOLONOMIC,
    NON_HOLONOMIC_FOR_HOLONOMIC,
    B_SIGN,
    VELOCITY_TERMS_LEFT_OUT,
    LENGTH_NOT_SQUARED,
    RADIUS_FOR_DIAMETER,
    SUM_FOR_DIFFERENCE,
    SWAPPED_PARTICLES,
    WRONG_AXIS,
    SINE_FOR_COSINE,
    ANGLE_FROM_OTHER_AXIS,
    DEGREES_FOR_RADIANS,
    TURNS_FOR_RADIANS,
    START_OFF_CONSTRAINT,
    MASS_FORGOTTEN,
    INERTIA_ABOUT_END,
    WEIGHT_FOR_MASS,
    WEIGHT_LEFT_OUT,
    FACTOR_TWO,
    SQUARE_LEFT_OUT,
    UNIT_PREFIX,
    OPPOSITE_SIGN,
    SIGN_OF_A_TERM,
    TERM_LEFT_OUT,
)


def named(name: str) -> Mistake:
    """Return the mistake of a name.

    Raises
    ------
    ProblemError
        There is none.

    Examples
    --------
    >>> named("free-acceleration").kinds
    ('number',)
    """
    known = {mistake.name: mistake for mistake in CATALOGUE}
    check_known("mistake", [name], known)
    return known[name]
