"""The units of formulas, as far as they follow from the stated units of names.

A number other than 1 and -1 may be a quantity with any unit, such as the 2 in ``vx - 2``.
Its unit, the unit of a name without a stated unit, and the unit of their products are not known. A
sum has the unit of those terms whose unit is known and not that of a plain number.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress

from teachmech.base.errors import ProblemError
from teachmech.expressions import Expression, Formula, to_text
from teachmech.expressions.algebra import Function, Number, Pi, Power, Product, Sum, Symbol
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.units import Unit
from teachmech.model.coherent_units import read_stated, shown_unit
from teachmech.model.dry_friction import Friction

PLAIN = Unit(1.0)
LENGTH, TIME, MASS = (Unit(1.0, ((f"[{d}]", 1.0),)) for d in ("length", "time", "mass"))
ENERGY = MASS.times(LENGTH, 2).times(TIME, -2)
POWER = ENERGY.times(TIME, -1)
FORCE = ENERGY.times(LENGTH, -1)
SPEED = LENGTH.times(TIME, -1)


class Dimensions:
    """The known units of the names of a system.

    Parameters
    ----------
    units : mapping of str to str
        The units by name, with those of length, time and mass.
    coordinates : collection of str
    positions : collection of str
        The coordinates that are lengths if no unit is stated.
    """

    def __init__(
        self, units: Mapping[str, str], coordinates: Collection[str], positions: Collection[str]
    ) -> None:
        self._units = units
        self._found: dict[Formula, Unit | None] = {}
        lengths = {name: LENGTH for name in coordinates if name in positions}
        read = {name: read_stated(name, unit).dimensions for name, unit in units.items()}
        stated = {name: Unit(1.0, dimensions) for name, dimensions in read.items()}
        self.known: dict[str, Unit] = {"t": TIME, **lengths, **stated}
        for name in coordinates:
            if name in self.known:
                self.known[f"v{name}"] = self.known[name].times(TIME, -1)
                self.known[f"a{name}"] = self.known[name].times(TIME, -2)

    def of(self, formula: Formula) -> Unit | None:
        """Return the unit of a formula, or None if it is not known.

        Raises
        ------
        ProblemError
            If terms with different units are added.
        """
        if formula not in self._found:
            self._found[formula] = self._of(formula)
        return self._found[formula]

    def _of(self, formula: Formula) -> Unit | None:
        match formula:
            case Symbol():
                return self.known.get(formula.name)
            case Number():
                return PLAIN if abs(formula.value) == 1 else None
            case Pi():
                return PLAIN
            case Sum():
                return self._of_sum(formula)
            case Product():
                return _product([*map(self.of, formula.args)])
            case Power(exp=Number()):
                base = self.of(formula.base)
                return base and PLAIN.times(base, float(formula.exp))
            case Function():
                return self._of_function(formula)
        return None

    def _of_sum(self, formula: Formula) -> Unit | None:
        units = [*map(self.of, formula.args)]
        several = [*{u for u in units if u is not None and u.dimensions}]
        if len(several) > 1:
            names = " and ".join(sorted(map(self.name, several)))
            what = f"'{to_text(formula)}' adds quantities in {names}"
            raise ProblemError(what, hint="give all terms the same unit")
        if several:
            return several[0]
        return None if None in units else PLAIN

    def _of_function(self, formula: Function) -> Unit | None:
        """Return the unit of a function; that of several arguments has the unit of the first."""
        power, first = TABLE[formula.name].unit_power, self.of(formula.args[0])
        if power is None:
            return PLAIN if first == PLAIN else None
        return first and PLAIN.times(first, float(power))

    def add_multiplier(self, name: str, constraint: Formula, velocities: Collection[str]) -> None:
        """Let a multiplier have its unit if that of the constraint is known."""
        with suppress(ProblemError):
            unit = self.of(constraint)
            rate = any(s.name in velocities for s in constraint.free_symbols)
            if unit is not None:
                self.known[name] = (POWER if rate else ENERGY).times(unit, -1)

    def check_work(self, work: Expression, coordinate: str) -> None:
        """Refuse a virtual work whose product with its coordinate is not an energy."""
        found, moves = self.of(work.symbolic), self.known.get(coordinate)
        wanted = moves and ENERGY.times(moves, -1)
        if found and wanted and found.dimensions != wanted.dimensions:
            what = f"'{work.quoted}' is in {self.name(found)}, not in {self.name(wanted)}"
            raise ProblemError(what, hint=f"its product with {coordinate} must be an energy")

    def check_friction(self, friction: Friction, slip: str | Sequence[str], typed: bool) -> None:
        """Refuse a friction whose normal force times the sliding velocity is not a power.

        ``slip`` has the texts of the sliding velocity, or is empty, and ``typed`` says whether the
        user has written the normal force. Otherwise it is a multiplier, or a force on a particle.
        """
        texts = [slip] if isinstance(slip, str) else slip
        for k, component in enumerate(friction.slips):
            u = self.of(component) if slip else SPEED
            for force in friction.normal:
                N = self.of(force) if typed or isinstance(force, Symbol) else FORCE
                if not (u and N) or u.times(N).dimensions == POWER.dimensions:
                    continue
                what = f"normal in {self.name(N)} times slip in {self.name(u)} is not a power"
                hint = "write a force and a velocity, or a torque and an angular velocity"
                if not typed:
                    wanted = self.name(POWER.times(N, -1))
                    what = f"slip '{texts[k]}' is in {self.name(u)}, not in {wanted}"
                    hint = f"its product with the normal force, in {self.name(N)}, must be a power"
                raise ProblemError(what, hint=hint)

    def name(self, unit: Unit) -> str:
        """Return a unit as text, in the units of the system."""
        return shown_unit(unit, self._units)


def _product(units: list[Unit | None]) -> Unit | None:
    found = PLAIN
    for unit in units:
        if unit is None:
            return None
        found = found.times(unit)
    return found
