"""The description of a constrained mechanical system, which every front end produces.

It has coordinates q, velocities v (named ``v`` + coordinate), the mass matrix M, applied forces Q,
constraints, parameters and start values. Each is a text of the expression language, parsed when
the description is built, or a `Formula`, whose text is written when it is needed. A constraint may
also be a Python function. `teachmech.System` is this class with methods that simulate, plot etc.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import (
    ExpressionError,
    ProblemError,
    TeachmechError,
    check_known,
    checked_arguments,
)
from teachmech.base.progress import stage
from teachmech.base.words import as_text
from teachmech.expressions import (
    COMPOSED,
    TYPED,
    Bounds,
    Expression,
    Formula,
    Names,
    parse_equation,
    parse_expression,
    symbol,
)
from teachmech.expressions.algebra import HALF, ONE, ZERO, ExpansionBudget, function
from teachmech.model.coherent_units import checked_units
from teachmech.model.constraints import Constraint, FunctionConstraint
from teachmech.model.dimensions import Dimensions
from teachmech.model.drawing import Drawing
from teachmech.model.dry_friction import (
    Friction,
    by_stick,
    length,
    normal_force_of,
    number_of_components,
    slip_name,
    stick_name,
    tangents_of,
)
from teachmech.model.inputs import ACTS_IN_FORCES, Input, Samples, checked_input, is_number, written
from teachmech.model.lazy_texts import as_formula, as_given, as_texts, lazy_texts
from teachmech.model.names import LABEL, as_list, check_name, check_symbol_name
from teachmech.model.parameters import parameter_values, read_parameters
from teachmech.model.points import checked_outlines, checked_rods, named_points
from teachmech.model.programmes import (
    Aim,
    checked_limits,
    checked_programmes,
    enforcing,
)
from teachmech.model.solids import Solids
from teachmech.model.switches import Condition, Switch, bound, is_one_sided, switch_name
from teachmech.model.time_derivative import total_derivative

if TYPE_CHECKING:
    from teachmech.model.system_record import SystemRecord

Text = str | float
MAX_COORDINATES = 10_000
T = TypeVar("T")


def _stored(cache: dict[Any, Any], key: Any, make: Callable[[Any], T], description: Any) -> T:
    """Return the entry of a cache; make it if it is missing."""
    if key not in cache:
        cache.setdefault(key, make(description))  # another thread may have been first
    made: T = cache[key]
    return made


class text_property(cached_property[T]):  # noqa: N801 - used as a decorator
    """A property that depends only on the texts; other start or parameter values share it."""

    def __get__(self, description: Any, owner: type | None = None) -> T:  # type: ignore[override]
        """Return the value, which is computed at the first use."""
        return _stored(description.__dict__["_by_texts"], self.attrname, self.func, description)


def _difference(text: str, names: Names) -> Formula:
    """Return the difference of the sides of an equation."""
    return parse_equation(text, names).symbolic


@checked_arguments
@dataclass(frozen=True, eq=False)
class Description:
    """The data of a `teachmech.System`, with the same parameters and errors.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-9.81*m"], parameters={"m": 2})
    >>> ball.velocities, ball.parameter_values
    (('vz',), {'m': 2.0})
    """

    coordinates: Sequence[str]
    mass: Sequence[Any] = lazy_texts()  # type: ignore[assignment]
    forces: Sequence[Text | Formula] = lazy_texts()  # type: ignore[assignment]
    constraints: Sequence[Any] = ()
    parameters: Mapping[str, Text] = field(default_factory=dict)
    start: Mapping[str, Text | Formula] = lazy_texts(None)  # type: ignore[assignment]
    name: str = "system"
    points: Any = lazy_texts(None)  # noqa: RUF009 - a field like the others
    potential: Sequence[Text | Formula] | None = lazy_texts(None)  # type: ignore[assignment]
    drawing: Drawing | None = None
    rods: Sequence[Sequence[str]] | None = None
    outlines: Mapping[str, Any] = field(default_factory=dict)
    units: Any = None
    vectors: Sequence[Sequence[str]] = ()
    inputs: Mapping[str, Any] = field(default_factory=dict)
    solids: Solids | None = None
    programmes: Sequence[Any] = ()
    limits: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    explain: Callable[[str], str | None] | None = field(default=None, repr=False)
    bounds: Bounds = field(default=TYPED, repr=False)

    @stage("reading the constraints")
    def __post_init__(self) -> None:
        """Normalise every field and parse every text."""
        put = object.__setattr__
        put(self, "_by_texts", {})
        put(self, "_by_values", {})
        for key in ("coordinates", "mass", "forces", "constraints"):
            put(self, key, as_list(vars(self)[key], key))
        check_name(self.name)
        self._check_coordinates()
        put(self, "points", named_points(vars(self)["points"], self.coordinates))
        put(self, "constraints", self._named_constraints())
        put(self, "parameters", self._checked_parameters())
        programmes = checked_programmes(self.programmes, self.constraint_names)
        put(self, "programmes", programmes)
        put(self, "inputs", {**enforcing(programmes), **self.inputs})
        put(self, "inputs", self._checked_inputs())
        known = [*self.inputs, *(p.name for p in programmes if not p.uses_inputs)]
        put(self, "limits", checked_limits(self.limits, known))
        constants = {n: self.inputs[n] for n, e in self._read_inputs.items() if not e.symbols}
        put(self, "parameters", {**self.parameters, **as_texts(constants)})
        put(self, "parameters", {**self.parameters, **self._mode_values()})
        self._check_collisions()
        put(self, "mass", self._checked_mass())
        self._check_length("forces", vars(self)["forces"])
        named = zip(self.coordinates, vars(self)["forces"], strict=True)
        put(self, "forces", tuple(as_given(f, f"the force on {q}") for q, f in named))
        put(self, "start", self._checked_start(vars(self)["start"] or {}))
        _ = self.mass_expressions, self.force_expressions, self.constraint_expressions
        _ = self.input_columns, self.switches, self.virtual_work
        if (terms := vars(self)["potential"]) is not None:
            terms = as_list(terms, "potential")
            put(self, "potential", tuple(as_given(V, "the potential") for V in terms))
        _ = self.start_expressions, self.potential_expressions, self.limit_formulas
        _ = self.aims
        others = (*self.parameters, *self.inputs)
        put(self, "units", checked_units(self.units, self.coordinates, others))
        if self.units:
            self._check_units_of_constraints()
        put(self, "vectors", self._checked_vectors())
        _ = self.point_expressions
        if self.drawing is not None:
            self.drawing.check(self.points, self.parameter_values)
        if self.solids is not None:
            self.solids.check(self.points, self.parameter_values)
            _ = self.direction_expressions
        if self.rods is not None:
            fixed = () if self.drawing is None else tuple(self.drawing.fixed)
            put(self, "rods", checked_rods(self.rods, self.points, fixed))
        if self.outlines:
            found = checked_outlines(self.outlines, self.points, self.parameter_values)
            put(self, "outlines", found)

    # --- names --------------------------------------------------------------------------------

    @text_property
    def velocities(self) -> tuple[str, ...]:
        """The names of the n velocities, ``v`` + coordinate."""
        return tuple("v" + name for name in self.coordinates)

    @text_property
    def accelerations(self) -> tuple[str, ...]:
        """The names of the n accelerations, ``a`` + coordinate."""
        return tuple("a" + name for name in self.coordinates)

    @text_property
    def multipliers(self) -> tuple[str, ...]:
        """The names of the m multipliers, ``lambda1`` ... in the order of the constraints."""
        return tuple(f"lambda{i + 1}" for i in range(len(self.constraints)))

    @cached_property
    def named_multipliers(self) -> dict[str, str]:
        """The names of the multipliers, such as ``lambda_rod`` for the constraint ``rod``.

        Blanks become underscores: ``lambda_length_of_AC``. A constraint has no such name if its
        name has other characters outside the language, or if two names would become the same.
        """
        taken = {*self.coordinates, *self.velocities, *self.accelerations, *self.parameters}
        named = [f"lambda_{name.replace(' ', '_')}" for name in self.constraint_names]
        taken |= {name for name, count in Counter(named).items() if count > 1}
        return {
            name: multiplier
            for name, multiplier in zip(named, self.multipliers, strict=True)
            if re.fullmatch(r"\w+", name, re.ASCII) and name not in taken
        }

    @text_property
    def constraint_names(self) -> tuple[str, ...]:
        """The names of the m constraints."""
        return tuple(c.name for c in self.constraints)

    @text_property
    def names(self) -> Names:
        """All names that a constraint may use."""
        return self._names("t", *self.coordinates, *self.velocities, *self.parameters)

    @text_property
    def slots(self) -> dict[str, tuple[str, int]]:
        """The location of the value of each name: time, or an index in q, v or the parameters."""
        groups = {"q": self.coordinates, "v": self.velocities, "p": self.parameters}
        groups["u"] = self.signals
        found = {n: (kind, i) for kind, group in groups.items() for i, n in enumerate(group)}
        return {"t": ("t", 0), **found}

    def _names(
        self, *names: str, refusal: str = "", bounds: Bounds | None = None, inputs: bool = False
    ) -> Names:
        """Return some of the names; ``refusal`` is the reason why others are not allowed.

        Inputs are among the names only if ``inputs`` is set.
        """
        others = {"t", *self.coordinates, *self.velocities} - set(names)
        if not inputs:
            names = tuple(name for name in names if name not in self.inputs)

        def explain(name: str) -> str | None:
            if self.explain is not None and (explained := self.explain(name)):
                return explained
            if name in self.inputs:
                return ACTS_IN_FORCES
            if name in self.accelerations:
                return refusal or "accelerations are not allowed; the program computes them"
            return refusal if name in others else None

        return Names(names, explain, bounds or self.bounds, frozenset(self.changing_parameters))

    # --- meaning of the texts -----------------------------------------------------------------

    def named_state(self, state: Array) -> dict[str, float]:
        """Return coordinates and velocities by name, for ``start``.

        Parameters
        ----------
        state : array, shape (2 n,)
            The coordinates, then the velocities.
        """
        names = (*self.coordinates, *self.velocities)
        return dict(zip(names, state.tolist(), strict=True))

    @text_property
    def mass_expressions(self) -> dict[tuple[int, int], Expression]:
        """The nonzero entries of the mass matrix by row and column."""
        refusal = "a mass may not depend on a velocity"
        names = self._names("t", *self.coordinates, *self.parameters, refusal=refusal)
        entries = {}
        for i, row in enumerate(vars(self)["mass"]):
            texts = dict(enumerate(row)) if isinstance(row, tuple) else {i: row}
            for j, text in texts.items():
                if text is ZERO:
                    continue
                where = f"mass of {self.coordinates[i]}"
                if i != j:
                    where = f"mass, row {self.coordinates[i]}, column {self.coordinates[j]}"
                read = self._read("mass", i, where, parse_expression, text, names)
                if not read.is_zero:
                    entries[i, j] = read
        budget = ExpansionBudget()
        for i, j in entries:
            other = entries.get((j, i))
            if i < j and other is not None:
                equal = (other.symbolic - entries[i, j].symbolic).expand(budget) == 0
            else:
                equal = other is not None
            if not equal:
                pair = f"({self.coordinates[i]}, {self.coordinates[j]})"
                what = f"the mass matrix is not symmetric at {pair}"
                if budget.refused:
                    what = f"{what}, as far as it could be expanded"
                hint = "write the same expression in both entries"
                raise ProblemError(what, key="mass", hint=hint)
        return entries

    @property
    def mass_is_diagonal(self) -> bool:
        """True if the mass matrix is diagonal."""
        return all(i == j for i, j in self.mass_expressions)

    @property
    def mass_may_be_singular(self) -> bool:
        """False for a diagonal mass matrix without zeros, such as that of particles."""
        return not self.mass_is_diagonal or len(self.mass_expressions) < len(self.coordinates)

    @text_property
    def names_in_forces(self) -> Names:
        """All names that a force may use, with the inputs."""
        known = dict.fromkeys((*self.parameters, *self.inputs))
        return self._names("t", *self.coordinates, *self.velocities, *known, inputs=True)

    @property
    def signals(self) -> tuple[str, ...]:
        """The names of the inputs that are samples or Python functions."""
        return tuple(n for n, x in self.inputs.items() if not isinstance(x, str | Formula))

    @text_property
    def _read_inputs(self) -> dict[str, Expression]:
        """The inputs that are texts or formulas."""
        names = self._names("t", *self.coordinates, *self.velocities, *self.parameters)
        return {
            name: self._read("inputs", name, f"input {name}", parse_expression, given, names)
            for name, given in self.inputs.items()
            if isinstance(given, str | Formula)
        }

    @property
    def input_expressions(self) -> dict[str, Expression]:
        """The inputs that are formulas of time, state or parameters."""
        return {name: read for name, read in self._read_inputs.items() if read.symbols}

    @text_property
    def forces_with_inputs(self) -> tuple[Expression, ...]:
        """The applied forces, in which inputs are names."""
        names = self.names_in_forces
        named = zip(self.coordinates, vars(self)["forces"], strict=True)
        return tuple(
            self._read("forces", i, f"force on {name}", parse_expression, text, names)
            for i, (name, text) in enumerate(named)
        )

    @text_property
    def force_expressions(self) -> tuple[Expression, ...]:
        """The applied forces; the formula of an input replaces its name."""
        read = self.forces_with_inputs
        meaning = {symbol(name): e.symbolic for name, e in self.input_expressions.items()}
        for name in self.limits.keys() & self.inputs.keys() - enforcing(self.programmes).keys():
            meaning[symbol(name)] = self.within_limits(name)
        if not meaning:
            return read
        used = meaning.keys()
        return tuple(
            Expression.of(force.symbolic.xreplace(meaning))
            if used & force.symbolic.free_symbols
            else force
            for force in read
        )

    @text_property
    def aims(self) -> tuple[Aim, ...]:
        """The formulas of the programmes."""
        return tuple(self._aim(k, programme) for k, programme in enumerate(self.programmes))

    def _aim(self, k: int, programme: Any) -> Aim:
        where, location = f"programme {programme.name}", ("programmes", k)

        def formula(text: Any, parse: Any = parse_expression) -> Any:
            return self._read("programmes", k, where, parse, text, self.names).symbolic

        value = formula(programme.equation, parse_equation)
        if {s.name for s in value.free_symbols}.isdisjoint((*self.coordinates, *self.velocities)):
            what = "the equation contains no coordinate and no velocity"
            raise ProblemError(
                what, where=where, hint="it aims at nothing; remove it", location=location
            )
        direction = {} if programme.uses_inputs else dict(programme.by)
        try:
            check_known("coordinate", direction, self.coordinates)
        except ProblemError as error:
            raise error.at(where, location) from None
        for name in programme.by if programme.uses_inputs else ():
            if not self.input_columns[name]:
                what = f"no force contains the input {name}, which is to enforce a programme"
                raise ProblemError(what, key="programmes", hint=f"write {name} in a force")
        alpha, beta = (formula(as_text(x, "a rate")) for x in (programme.alpha, programme.beta))
        for rate, name in ((alpha, "alpha"), (beta, "beta")):
            if rate.is_number and not rate.is_nonnegative:
                what = f"{name} is negative, so that the error would grow"
                raise ProblemError(
                    what, where=where, hint="give a positive rate", location=location
                )
        read = {self.coordinates.index(q): formula(as_given(e, q)) for q, e in direction.items()}
        return Aim(value, alpha, beta, read)

    def within_limits(self, name: str) -> Formula:
        """Return the formula of an input that enforces no programme, within its limits."""
        read = self.input_expressions.get(name)
        low, high = self.limit_formulas.get(name, (None, None))
        value = read.symbolic if read else symbol(name)
        value = value if low is None else function("max", value, low)
        return value if high is None else function("min", value, high)

    @text_property
    def limit_formulas(self) -> dict[str, tuple[Formula | None, Formula | None]]:
        """The least and the largest value of each input with limits; None is no limit."""

        def formula(name: str, text: str | None) -> Formula | None:
            """Return the formula of a limit."""
            where = f"limits of {name}"
            if text is None:
                return None
            read: Expression = self._read("limits", name, where, parse_expression, text, self.names)
            return read.symbolic

        found = {n: (formula(n, low), formula(n, high)) for n, (low, high) in self.limits.items()}
        for name, (low, high) in found.items():
            if (
                low is not None
                and high is not None
                and not (high - low).is_nonnegative
                and (high - low).is_number
            ):
                what = f"the least value of {name} is larger than the largest"
                raise ProblemError(what, key="limits", hint="exchange them")
        return found

    @text_property
    def input_columns(self) -> dict[str, dict[int, Formula]]:
        """The nonzero entries of B by input and coordinate, with Q = Q_0 + B u.

        Raises
        ------
        ProblemError
            If a force is not affine in the inputs.
        """
        columns: dict[str, dict[int, Formula]] = {}
        inputs = {symbol(name) for name in self.inputs}
        for name in self.inputs:
            columns[name] = {}
            for i, force in enumerate(self.forces_with_inputs):
                slope = force.symbolic.diff(symbol(name))
                if slope.free_symbols & inputs:
                    what = f"the force is not proportional to the input {name}: '{force.quoted}'"
                    hint = "let the input be the whole product or power, and give its expression"
                    where, location = f"force on {self.coordinates[i]}", ("forces", i)
                    raise ProblemError(what, where=where, hint=hint, location=location)
                if slope != 0:
                    columns[name][i] = slope
        return columns

    @text_property
    def virtual_work(self) -> dict[int, Formula]:
        """The vector C: the virtual work of all constraints by the index of the coordinate.

        That of a constraint which does not act is zero.
        """
        found: dict[int, Formula] = {}
        for (k, i), read in self._virtual_works.items():
            acts = symbol(self._switched[k]) if k in self._switched else ONE
            found[i] = found.get(i, ZERO) + acts * read.symbolic
        return found

    @text_property
    def _virtual_works(self) -> dict[tuple[int, int], Expression]:
        """The virtual work of each constraint by the indices of constraint and coordinate."""
        found = {}
        for k, constraint in enumerate(self.constraints):
            where = f"constraint {constraint.name}, virtual work"
            try:
                check_known("coordinate", constraint.virtual_work, self.coordinates)
            except ProblemError as error:
                raise error.at(where, ("constraints", k)) from None
            for name, text in dict(constraint.virtual_work or {}).items():
                given, own = as_given(text, "a virtual work"), f"{where} of {name}"
                read = self._read("constraints", k, own, parse_expression, given, self.names)
                found[k, self.coordinates.index(name)] = read
        return found

    @property
    def is_ideal(self) -> bool:
        """True if no constraint force does virtual work: there is no friction and no vector C."""
        return not (self.frictions or self.virtual_work)

    @property
    def nonideal_work(self) -> str:
        """The forces that do virtual work: friction, or non-ideal forces if C is given."""
        return "non-ideal" if self.virtual_work else "friction"

    @text_property
    def known_forces(self) -> tuple[Expression, ...]:
        """The applied forces and the virtual work of the constraints, Q + C."""
        C = self.virtual_work
        return tuple(
            Expression.of(force.symbolic + C[i]) if i in C else force
            for i, force in enumerate(self.force_expressions)
        )

    @text_property
    def potential_expressions(self) -> tuple[Expression, ...]:
        """The terms of the potential energy."""
        refusal = "a potential depends on coordinates and time; write its force in forces, or"
        refusal += " subtract its term from T of teachmech.Lagrangian"
        names = self._names("t", *self.coordinates, *self.parameters, refusal=refusal)
        return tuple(
            self._read("potential", i, "potential", parse_expression, text, names)
            for i, text in enumerate(vars(self)["potential"] or ())
        )

    @text_property
    def point_expressions(self) -> dict[tuple[str, int], Expression]:
        """The components of points that are not coordinates themselves, by point and direction."""
        refusal = "a position may contain coordinates, time and parameters only"
        names = self._names("t", *self.coordinates, *self.parameters, refusal=refusal)
        known, read = {*self.coordinates}, {}
        for point, position in vars(self)["points"].items():
            for axis, text in enumerate(position):
                if text not in known:
                    where = f"point {point}"
                    entry = self._read("points", point, where, parse_expression, text, names)
                    read[point, axis] = entry
        return read

    @property
    def point_formulas(self) -> dict[str, tuple[Formula, ...]]:
        """The one to three components of each point."""
        read = self.point_expressions
        return {
            point: tuple(
                read[point, axis].symbolic if (point, axis) in read else symbol(str(text))
                for axis, text in enumerate(position)
            )
            for point, position in self.points.items()
        }

    @text_property
    def direction_expressions(self) -> list[Expression]:
        """The directions y and z of each frame of `solids`, three components each."""
        if self.solids is None:
            return []
        refusal = "a direction may contain coordinates and parameters only"
        names = self._names(*self.coordinates, *self.parameters, refusal=refusal)
        found: list[Expression] = self._read(
            "solids", "frames", "a frame", self.solids.directions, names
        )
        return found

    @text_property
    def constraint_expressions(self) -> tuple[Expression | FunctionConstraint, ...]:
        """The constraints, each the left side of ``... = 0``, times the switch if there is one."""
        return tuple(
            Expression.of(symbol(self._switched[k]) * read.symbolic)
            if k in self._switched and isinstance(read, Expression)
            else read
            for k, read in enumerate(self.acting_constraints)
        )

    @property
    def constraint_symbols(self) -> set[str]:
        """The names in the constraints, apart from Python functions."""
        read = (e for e in self.constraint_expressions if not isinstance(e, FunctionConstraint))
        return {name for e in read for name in e.symbols}

    @text_property
    def acting_constraints(self) -> tuple[Expression | FunctionConstraint, ...]:
        """The constraints as long as they act, each the left side of ``... = 0``."""
        together = by_stick(self.frictions).values()
        slips = (slip for first, *_ in together for slip in first.slips)
        return (*self._equations, *map(Expression.of, slips))

    @text_property
    def _equations(self) -> tuple[Expression | FunctionConstraint, ...]:
        """The equations of the constraints, without those of sticking."""
        read: list[Expression | FunctionConstraint] = []
        moving = {*self.coordinates, *self.velocities}
        for k, constraint in enumerate(self.constraints):
            assert isinstance(constraint, Constraint)
            if constraint.sticks_for:
                continue
            where = f"constraint {constraint.name}"
            text: Any = vars(constraint)["equation"]
            if callable(text):
                if constraint.conditions or constraint.friction != "":
                    what = "a constraint that is a Python function always acts, without friction"
                    raise ProblemError(what, where=where, hint="write its equation as a text")
                read.append(FunctionConstraint.of(text, self.slots, where))
                continue
            if is_one_sided(text):
                expression = self._one_sided(k, where, text)
            else:
                expression = self._read("constraints", k, where, parse_equation, text, self.names)
            if moving.isdisjoint(expression.symbols):
                what = f"'{expression.quoted}' contains no coordinate and no velocity"
                if expression.is_zero:
                    what = f"'{expression.quoted}' is 0 = 0"
                hint = "it constrains nothing; remove it"
                raise ProblemError(what, where=where, hint=hint, location=("constraints", k))
            read.append(expression)
        return tuple(read)

    def _one_sided(self, k: int, where: str, text: str) -> Expression:
        """Return the left side of ``g >= 0`` for a one-sided constraint."""
        of = partial(Condition.of, two="write two constraints")
        parse = partial(_difference, names=self.names)
        found = self._read("constraints", k, where, of, text, parse)
        wrong, hint = "", ""
        if not found.closed:
            wrong, hint = "'<' and '>' exclude the contact itself", "write <= or >="
        elif {s.name for s in found.value.free_symbols} & {*self.velocities}:
            wrong, hint = "it contains velocities", "a one-sided constraint bounds positions"
        elif self.constraints[k].conditions:
            wrong, hint = "it has conditions", "a one-sided constraint acts while it pushes"
        if wrong:
            raise ProblemError(
                f"{text!r}: {wrong}", where=where, hint=hint, location=("constraints", k)
            )
        expression = Expression(text, ())
        expression.symbolic = found.value
        return expression

    @text_property
    def frictions(self) -> tuple[Friction, ...]:
        """The frictions, in the order of the constraints that act while they stick.

        If the normal force of a friction is a sum of magnitudes, there is one for each of them.
        """
        sticks: dict[str, list[int]] = {}
        for k, constraint in enumerate(self.constraints):
            if constraint.sticks_for:
                sticks.setdefault(constraint.sticks_for, []).append(k)
        indices = {name: k for k, name in enumerate(self.constraint_names)}
        return tuple(
            friction
            for name, own in sticks.items()
            for friction in self._frictions_of(indices.get(name), own)
        )

    def _frictions_of(self, of: int | None, sticks: Sequence[int]) -> list[Friction]:
        """Return the frictions of a constraint, or those that are given alone."""
        given, coordinates = self.constraints[sticks[0]], self.coordinates
        k = sticks[0] if of is None else of
        where, location = f"constraint {given.sticks_for}", ("constraints", k)
        tangents, moves = None, True
        if of is not None:
            read = self._equations[of]
            assert isinstance(read, Expression)
            tangents = tangents_of(read.symbolic, vars(self)["points"].values(), coordinates)
            moves = "t" in read.symbols
        elif not (given.slip and given.normal):
            what = "a friction without an equation needs slip and normal"
            raise ProblemError(what, where=where, hint="give both", location=location)
        texts = [given.slip] if isinstance(given.slip, str) else given.slip
        if given.slip:
            how = "constraints", k, f"{where}, slip", parse_expression
            slips = tuple(self._read(*how, text, self.names).symbolic for text in texts)
        elif tangents and not moves:
            slips = tangents[0]
        else:
            what = "the sliding velocity of its friction is not known"
            hint = "write slip: it is known only for a particle on a curve or surface at rest"
            raise ProblemError(what, where=where, hint=hint, location=location)
        rows = tuple(
            {i: slope for i, v in enumerate(self.velocities) if (slope := u.diff(symbol(v))) != 0}
            for u in slips
        )
        moving = {symbol(v) for v in self.velocities}
        for text, row in zip(texts, rows, strict=False):
            if not row or any(slope.free_symbols & moving for slope in row.values()):
                what = f"the sliding velocity '{text}' is not linear in the velocities"
                hint = "write a velocity, such as vx - 2"
                raise ProblemError(what, where=f"{where}, slip", hint=hint, location=location)
        pushes = is_one_sided(vars(self.constraints[k])["equation"]) and given.normal == ""
        force = symbol(self.multipliers[k])
        normals: list[tuple[Formula, ...]] = [(force * tangents[1] if tangents else force,)]
        if given.normal != "":
            normals = self._normals(k, where, given.normal)
        given_mu = {"friction": given.friction, "static": given.static}
        read_mu = [
            self._read("constraints", k, f"{where}, {key}", parse_expression, text, self.names)
            for key, x in given_mu.items()
            if (text := as_text(x, f"the {key}"))
        ]
        coefficients = read_mu[0].symbolic, read_mu[-1].symbolic
        names = tuple(slip_name(given.sticks_for, i) for i in range(len(sticks)))
        own = k, tuple(sticks), names, slips, rows
        return [Friction(*own, x, *coefficients, pushes) for x in normals]

    def _check_units_of_constraints(self) -> None:
        """Refuse virtual work and sliding velocities in wrong units, as far as units are known.

        The normal force times the sliding velocity is a power, and so is a multiplier times the
        rate of its constraint.
        """
        positions = {str(text) for position in vars(self)["points"].values() for text in position}
        known = Dimensions(self.units, self.coordinates, positions)
        for k, constraint in enumerate(self.acting_constraints):
            if isinstance(constraint, Expression):
                known.add_multiplier(self.multipliers[k], constraint.symbolic, self.velocities)
        checks: list[tuple[int, str, partial[None]]] = []
        for (k, i), read in self._virtual_works.items():
            where = f"{self.constraints[k].name}, virtual work of {self.coordinates[i]}"
            checks += [(k, where, partial(known.check_work, read, self.coordinates[i]))]
        for friction in self.frictions:
            given = self.constraints[friction.sticks[0]]
            check = partial(known.check_friction, friction, given.slip, given.normal != "")
            checks += [(friction.constraint, given.sticks_for, check)]
        for k, where, check in checks:
            try:
                check()
            except ProblemError as error:
                raise error.at(f"constraint {where}", ("constraints", k)) from None

    def _normals(self, k: int, where: str, given: str | Sequence[Any]) -> list[tuple[Formula, ...]]:
        """Return the components of each normal force that the user has written."""
        if isinstance(given, str) or not any(isinstance(x, list | tuple) for x in given):
            return [self._normal(k, where, given)]
        return [self._normal(k, where, x) for x in as_list(given, "normal")]

    def _normal(self, k: int, where: str, given: str | Sequence[str]) -> tuple[Formula, ...]:
        """Return the components of the normal force that the user has written."""
        found = []
        where, location = f"{where}, normal", ("constraints", k)
        own = (*self.accelerations, *self.multipliers)
        known = self._names("t", *self.names.known, *own, *self.named_multipliers)
        numbered = {symbol(n): symbol(known) for n, known in self.named_multipliers.items()}
        unknowns = {symbol(name) for name in own}
        for text in as_list(given, "normal") if not isinstance(given, str) else [given]:
            read = self._read("constraints", k, where, parse_expression, text, known)
            force = read.symbolic.xreplace(numbered)
            slopes = [force.diff(name) for name in unknowns & force.free_symbols]
            if any(slope.free_symbols & unknowns for slope in slopes):
                what = f"the normal force '{text}' is not linear in multipliers and accelerations"
                hint = f"write a sum of multipliers times factors, such as {self.multipliers[k]}"
                raise ProblemError(what, where=where, hint=hint, location=location)
            found.append(force)
        return tuple(found)

    @text_property
    def _switched(self) -> dict[int, str]:
        """The names of the switches by the indices of their constraints."""
        return {
            k: switch_name(c.name)
            for k, c in enumerate(self.constraints)
            if c.conditions or c.sticks_for or is_one_sided(vars(c)["equation"])
        }

    @text_property
    def changing_parameters(self) -> tuple[str, ...]:
        """The parameters that change with the motion: switches, and directions of sliding."""
        found, slips = Counter[str](), []
        for constraint in self.constraints:
            if name := constraint.sticks_for:
                slips.append(slip_name(name, found[name]))
                found[name] += 1
        return (*self._switched.values(), *slips)

    def _mode_values(self) -> dict[str, str]:
        """Return the modes as parameters: every constraint acts, and nothing slides."""
        switches = {*self._switched.values()}
        for name in self.changing_parameters:
            if name in self.parameters:
                own = "the switch of a constraint" if name in switches else "a sliding direction"
                what = f"'{name}' is a parameter and {own}"
                raise ProblemError(what, key="parameters", hint="rename the parameter")
        return {name: "1" if name in switches else "0" for name in self.changing_parameters}

    @property
    def lengths(self) -> tuple[bool, ...]:
        """A flag for each coordinate: True if it is the coordinate of a point."""
        of_points = {text for position in self.points.values() for text in position}
        return tuple(name in of_points for name in self.coordinates)

    @property
    def in_pieces(self) -> bool:
        """True if a motion consists of smooth pieces: it has jumps, or limits of inputs."""
        return self.has_jumps or bool(self.limits)

    @property
    def has_jumps(self) -> bool:
        """True if constraints begin or cease to act, or an input is given as samples."""
        return bool(self._switched) or any(isinstance(x, Samples) for x in self.inputs.values())

    @text_property
    def switches(self) -> tuple[Switch, ...]:
        """The constraints that do not always act."""
        return tuple(self._switch(k, name) for k, name in self._switched.items())

    @property
    def switch_sentences(self) -> list[str]:
        """Sentences that say when each switched constraint acts.

        Examples
        --------
        >>> from teachmech import Constraint
        >>> rod = Constraint("x = 0", "rod", end="t > 2")
        >>> Description(["x"], [1], [0], [rod]).switch_sentences
        ['rod acts until t > 2']
        """
        return [f"{self.constraint_names[s.constraint]} {s.sentence}" for s in self.switches]

    def _contact(self, k: int, name: str) -> Switch:
        """Return the switch of a one-sided constraint g >= 0.

        The contact begins if g < -overlap and dg/dt < 0. It ends if the force -A^T lambda would
        pull.
        """
        gap: Any = self.acting_constraints[k]
        rate = total_derivative(gap.symbolic, self.coordinates)
        approaches = function("min", -gap.symbolic - symbol(bound("overlap", k)), -rate)
        pulls = symbol(self.multipliers[k])
        where, given = f"constraint {self.constraints[k].name}", self.constraints[k].restitution
        text = as_text(given or "0", "the restitution")
        names = self._names(*self.parameters, refusal="the restitution is a constant")
        e = self._read("constraints", k, f"{where}, restitution", parse_expression, text, names)
        begin = Condition(f"{gap.text} is reached", approaches, False)
        end = Condition(f"{gap.text} would pull", pulls, False)
        return Switch(k, name, begin, end, level=True, restitution=e.symbolic)

    def _stick(self, k: int, name: str) -> Switch:
        """Return the switch of a constraint that acts while friction sticks.

        It begins if the sliding velocity has changed its sign, beyond what counts as zero. It ends
        if the force exceeds the limit of static friction, or if the constraint of the friction
        ceases to act.
        """
        together = by_stick(self.frictions).values()
        friction, *others = next(found for found in together if k in found[0].sticks)
        of = self.constraints[k].sticks_for
        alone = friction.constraint in friction.sticks
        acts = None if alone else self._switched.get(friction.constraint)
        reversal = friction.reversal
        force = length([symbol(self.multipliers[stick]) for stick in friction.sticks])
        excess = force - friction.static * normal_force_of([friction, *others])
        if acts:
            reversal, excess = symbol(acts) * reversal, function("max", excess, HALF - symbol(acts))
        still = reversal - symbol(bound("slow", friction.sticks[0]))
        begin = Condition(f"the sliding velocity of {of} is zero", still, True)
        end = Condition(f"the friction of {of} exceeds its limit", excess, False)
        return Switch(k, name, begin, end, level=True, sticks=True)

    @staticmethod
    def _written_arguments(constraint: Constraint) -> dict[str, Any]:
        """Return conditions, restitution, friction and virtual work of a constraint as texts."""
        given = constraint.conditions.items()
        found: dict[str, Any] = {
            key: x.written if isinstance(x, Condition) else x for key, x in given
        }
        for key in ("restitution", "friction", "static", "slip", "normal"):
            if (value := getattr(constraint, key)) != "":
                several = key in ("slip", "normal")
                found[key] = as_texts(value) if several else as_text(value)
        if constraint.virtual_work:
            found["virtual_work"] = as_texts(dict(constraint.virtual_work))
        return found

    @property
    def contacts(self) -> tuple[int, ...]:
        """The indices of the one-sided constraints."""
        return tuple(switch.constraint for switch in self.switches if switch.one_sided)

    def _switch(self, k: int, name: str) -> Switch:
        read = {}
        if self.constraints[k].sticks_for:
            return self._stick(k, name)
        if not self.constraints[k].conditions:
            return self._contact(k, name)
        for key, text in self.constraints[k].conditions.items():
            where = f"constraint {self.constraints[k].name}, {key}"
            known = self.names
            if key == "end":
                multipliers = (*self.multipliers, *self.named_multipliers)
                known = self._names(*known.known, *multipliers, bounds=TYPED)
            found: Any = text
            if not isinstance(found, Condition):
                parse = partial(_difference, names=known)
                found = self._read("constraints", k, where, Condition.of, text, parse)
            numbered = {symbol(n): symbol(known) for n, known in self.named_multipliers.items()}
            value = found.value.xreplace(numbered)
            if not value.free_symbols - {symbol(name) for name in self.parameters}:
                what = f"'{found.text}' never changes"
                hint = "write a comparison with time, coordinates or velocities"
                raise ProblemError(what, where=where, hint=hint, location=("constraints", k))
            read[key] = dataclasses.replace(found, value=value)
        if when := read.get("when"):
            contrary = Condition(f"not {when.text}", -when.value, not when.closed)
            return Switch(k, name, when, contrary, level=True)
        return Switch(k, name, read.get("begin"), read.get("end"))

    def read_condition(self, text: str) -> Expression:
        """Return the parsed equation at which a motion ends.

        Parameters
        ----------
        text : str
            An equation in time, coordinates, velocities, accelerations, multipliers and
            parameters, such as ``"lambda1 = 0"``, or ``"lambda_rod = 0"`` by the name of the
            constraint. The motion ends when the difference of the sides changes its sign.

        Raises
        ------
        ExpressionError
            If the text is not an equation; points at the character.
        """
        names = (*self.coordinates, *self.velocities, *self.accelerations, *self.multipliers)
        by_name = self.named_multipliers
        for typed in (f"lambda_{name}" for name in self.constraint_names if " " in name):
            if typed in text and (meant := typed.replace(" ", "_")) in by_name:
                what, hint = f"'{typed}' has blanks", f"write {meant}, with underscores"
                raise ProblemError(what, where="until", hint=hint, location=("until",))
        if is_one_sided(text):
            what, hint = f"'{text}' is an inequality", "write an equation with =, such as z = 0"
            raise ProblemError(what, where="until", hint=hint, location=("until",))
        known = self._names("t", *names, *by_name, *self.parameters, bounds=TYPED)
        read: Expression = self._read("until", 0, "until", parse_equation, text, known)
        numbered = {symbol(name): symbol(known) for name, known in by_name.items()}
        read = read.meaning(read.symbolic.xreplace(numbered))
        if not read.symbolic.free_symbols - {symbol(name) for name in self.parameters}:
            what = f"'{read.quoted}' never changes"
            hint = "write an equation in time, coordinates, velocities or multipliers"
            raise ProblemError(what, where="until", hint=hint, location=("until",))
        return read

    @cached_property
    def start_expressions(self) -> dict[str, Expression]:
        """The start values of all coordinates and velocities."""
        zeros = dict.fromkeys((*self.coordinates, *self.velocities), ZERO)
        return self._read_start(zeros | vars(self)["start"])

    def _read_start(self, texts: Mapping[str, str | Formula]) -> dict[str, Expression]:
        refusal = "start values are constants; only numbers and parameters may occur"
        names = self._names(*self.parameters, refusal=refusal)
        return {
            name: self._read("start", name, f"start of {name}", parse_expression, text, names)
            for name, text in texts.items()
        }

    @cached_property
    def dependent_parameters(self) -> dict[str, Expression]:
        """The parameters that depend on others, each after those that it uses."""
        return read_parameters(self.parameters, inputs=self.inputs)

    @cached_property
    def parameter_values(self) -> dict[str, float]:
        """The parameters as numbers."""
        return parameter_values(self.parameters, self.dependent_parameters)

    @property
    def base_parameters(self) -> dict[str, float]:
        """The parameters that are given as numbers, which sliders move."""
        values, dependent = self.parameter_values, self.dependent_parameters
        hidden = {*dependent, *self.changing_parameters, *enforcing(self.programmes)}
        return {name: x for name, x in values.items() if name not in hidden}

    @property
    def parameter_array(self) -> Array:
        """The values of the parameters for a program, shape (k,)."""
        return np.array(list(self.parameter_values.values()), dtype=float)

    def _read(
        self, field: str, key: int | str, where: str, read: Callable[..., Any], *what: Any
    ) -> Any:
        """Read one text; an error names the field and the entry for the front end."""
        try:
            return read(*what)
        except ExpressionError as error:
            raise error.at(where, (field, key)) from None

    def replace(
        self,
        *,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        **changes: Any,
    ) -> Self:
        """Return a system with some fields replaced; new numbers need no new derivation.

        Parameters
        ----------
        start, parameters : mapping of str to float or str, optional
            New values by name; an unknown name is an error. Dependent parameters are computed
            again, except those given here.
        inputs : mapping, optional
            New inputs by name; an unknown name is an error. An expression, samples or a function
            instead of a number need a new derivation.
        **changes
            Any other argument of `System`.

        Examples
        --------
        >>> ball = Description(["z"], mass=["m"], forces=["-m*g"], parameters={"m": 1, "g": 9.81})
        >>> ball.replace(parameters={"g": 1.62}).parameter_values["g"]
        1.62
        """
        settable = [name for name in self.parameters if name not in {*self.changing_parameters}]
        check_known("parameter", parameters or (), settable, key="parameters")
        check_known("input", inputs or (), self.inputs, key="inputs")
        for name in (inputs or {}).keys() & (parameters or {}):
            what = f"{name} is given among the parameters and among the inputs"
            raise ProblemError(what, key="inputs", hint="give it once")
        changed_inputs = dict(inputs or {})
        for name in [n for n, x in changed_inputs.items() if n in self.parameters and is_number(x)]:
            parameters = {**(parameters or {}), name: changed_inputs.pop(name)}
        fields = {field.name: vars(self)[field.name] for field in dataclasses.fields(self)}
        if changes or changed_inputs:
            given = {"start": start, "parameters": parameters}
            merged = {key: {**fields[key], **values} for key, values in given.items() if values}
            merged = fields | merged
            merged |= self._without_constants(merged["parameters"])
            merged["inputs"] |= changed_inputs
            units = merged["units"] or None  # {} would mean SI
            return type(self)(**(merged | {"units": units} | changes))
        return self._with_values(start, parameters)

    def with_switches(self, acting: Mapping[str, float]) -> Self:
        """Return a system in which these switches are 1 or 0; `replace` does not set switches."""
        return self._with_values(None, acting)

    def _with_values(
        self, start: Mapping[str, Text] | None, parameters: Mapping[str, Text] | None
    ) -> Self:
        """Return a system with other values, which needs no new derivation."""
        fields = {field.name: vars(self)[field.name] for field in dataclasses.fields(self)}
        changed = object.__new__(type(self))
        caches = {"_by_texts": self.__dict__["_by_texts"], "_by_values": {}}
        changed.__dict__.update(fields | caches)
        if parameters:
            changed.__dict__["parameters"] = {**self.parameters, **parameters}
            changed.__dict__["parameters"] = changed._checked_parameters()
            changed.__dict__.update(inputs=self._without_constants(changed.parameters)["inputs"])
        else:
            shared = ("parameter_values", "dependent_parameters")
            changed.__dict__.update({name: getattr(self, name) for name in shared})
        texts = self._checked_start(start or {})
        changed.__dict__["start"] = {**fields["start"], **texts}
        read = {**self.start_expressions, **self._read_start(texts)}
        changed.__dict__["start_expressions"] = read
        _ = changed.parameter_values
        return changed

    def _without_constants(self, parameters: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Return the given parameters and inputs.

        Constant inputs and switches are not among these parameters.
        """
        hidden = {*self.inputs, *self.changing_parameters}
        own = {name: x for name, x in parameters.items() if name not in hidden}
        inputs = {name: parameters.get(name, x) for name, x in self.inputs.items()}
        return {"parameters": own, "inputs": inputs}

    def __getstate__(self) -> dict[str, Any]:
        """Return the state of a copy, without stored results."""
        return self.__dict__ | {"_by_texts": {}, "_by_values": {}}

    def cached(self, key: Any, make: Callable[[Any], T], *, with_values: bool = False) -> T:
        """Return a result that is computed once from this description.

        The result is shared with the descriptions that `replace` makes with other values, unless it
        depends on start or parameter values (``with_values``).
        """
        cache = self.__dict__["_by_values" if with_values else "_by_texts"]
        return _stored(cache, key, make, self)

    def to_dict(self) -> dict[str, Any]:
        """Return the texts as plain lists and dictionaries for JSON.

        Raises
        ------
        ProblemError
            If a constraint is a Python function, which has no text.
        """
        for constraint in self.constraints:
            if callable(constraint.equation):
                what = "a constraint that is a Python function cannot be written to a file"
                raise ProblemError(what, where=f"constraint {constraint.name}")
        optional: dict[str, Any] = {}
        if self.drawing is not None:
            optional["drawing"] = dataclasses.asdict(self.drawing)
        if self.solids is not None:
            optional["solids"] = dataclasses.asdict(self.solids)
        if self.potential is not None:
            optional["potential"] = list(self.potential)
        if self.units:
            optional["units"] = dict(self.units)
        if self.rods is not None:
            optional["rods"] = [list(rod) for rod in self.rods]
        if self.vectors:
            optional["vectors"] = [list(vector) for vector in self.vectors]
        if self.outlines:
            optional["outlines"] = {name: body.written() for name, body in self.outlines.items()}
        given = self._without_constants(self.parameters)
        if self.programmes:
            optional["programmes"] = [programme.written() for programme in self.programmes]
        if self.limits:
            optional["limits"] = {name: list(pair) for name, pair in self.limits.items()}
        if self.inputs:
            optional["inputs"] = {name: written(x, name) for name, x in given["inputs"].items()}
        return optional | {
            "name": self.name,
            "coordinates": list(self.coordinates),
            "mass": [row if isinstance(row, str) else list(row) for row in self.mass],
            "forces": list(self.forces),
            "constraints": [
                {"name": c.name, "equation": c.equation, **self._written_arguments(c)}
                for c in self.constraints
                if not c.sticks_for
            ]
            + [
                {"name": c.sticks_for, "equation": "", **self._written_arguments(c)}
                for c in self.constraints
                if c.sticks_for and c.sticks_for not in self.constraint_names
            ],
            "parameters": given["parameters"],
            "start": dict(self.start),
            "points": {name: list(position) for name, position in self.points.items()},
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any] | SystemRecord) -> Self:
        """Return the system of a result of `to_dict`."""
        from teachmech.model.system_record import SystemRecord

        written = SystemRecord.model_validate(data)
        given = {name: getattr(written, name) for name in written.model_fields_set}
        return cls(**given, bounds=COMPOSED)

    # --- checks -------------------------------------------------------------------------------

    def _check_length(self, key: str, values: Sequence[Any]) -> None:
        if len(values) != len(self.coordinates):
            what = f"{len(values)} entries for {len(self.coordinates)} coordinates"
            raise ProblemError(what, key=key, hint="give one entry for each coordinate, in order")

    def _check_coordinates(self) -> None:
        if not self.coordinates:
            raise ProblemError("there is no coordinate", key="coordinates")
        if len(self.coordinates) > MAX_COORDINATES:
            what = f"{len(self.coordinates)} coordinates; at most {MAX_COORDINATES} are accepted"
            raise ProblemError(what, key="coordinates")
        for name in self.coordinates:
            check_symbol_name(name, "coordinates")

    def _checked_parameters(self) -> dict[str, str]:
        for name in self.parameters:
            check_symbol_name(name, "parameters")
        return {n: as_text(v, f"parameter {n}") for n, v in self.parameters.items()}

    def _checked_inputs(self) -> dict[str, Input]:
        checked: dict[str, Input] = {}
        for name, given in self.inputs.items():
            check_symbol_name(name, "inputs")
            if name in self.parameters:
                what = f"'{name}' is a parameter and an input"
                raise ProblemError(what, key="inputs", hint="rename one of them")
            try:
                checked[name] = checked_input(given)
            except TeachmechError as error:
                raise error.at(f"input {name}", ("inputs", name)) from None
        return checked

    def _check_collisions(self) -> None:
        _ = self.parameter_values
        taken: dict[str, str] = {}
        groups = {
            "a coordinate": self.coordinates,
            "a velocity": self.velocities,
            "an acceleration": self.accelerations,
            "a parameter": (*self._without_constants(self.parameters)["parameters"],),
            "an input": tuple(self.inputs),
            "the mode of a constraint": self.changing_parameters,
        }
        for kind, names in groups.items():
            for name in names:
                if name in taken:
                    again = "twice" if taken[name] == kind else f"and {kind}"
                    what = f"'{name}' is {taken[name]} {again}"
                    key = "parameters" if name in self.parameters else "coordinates"
                    key = "inputs" if name in self.inputs else key
                    raise ProblemError(what, key=key, hint="rename one of them")
                taken[name] = kind

    def _checked_mass(self) -> tuple[Any, ...]:
        given, n = vars(self)["mass"], len(self.coordinates)
        self._check_length("mass", given)
        full = [not isinstance(row, str) and hasattr(row, "__len__") for row in given]
        if not any(full):
            named = zip(self.coordinates, given, strict=True)
            return tuple(as_given(entry, f"the mass of {q}") for q, entry in named)
        if not all(full) or any(len(row) != n for row in given):
            what = f"neither {n} diagonal entries nor {n} rows of {n} entries"
            raise ProblemError(what, key="mass")
        return tuple(tuple(as_given(entry, "a mass") for entry in row) for row in given)

    def _named_constraints(self) -> tuple[Constraint, ...]:
        named: dict[str, Constraint] = {}
        given_names = {c.name for c in self.constraints if isinstance(c, Constraint)}
        own = [
            dataclasses.replace(c, equation="", name=c.sticks_for, sticks_for="")
            if isinstance(c, Constraint) and c.sticks_for
            else c
            for c in self.constraints
            if not (isinstance(c, Constraint) and c.sticks_for in given_names - {""})
            and not (isinstance(c, Constraint) and c.name == stick_name(c.sticks_for, 1))
        ]
        for k, given in enumerate(own):

            def wrong(what: str, hint: str, k: int = k) -> ProblemError:
                where, location = f"constraint {k + 1}", ("constraints", k)
                return ProblemError(what, where=where, hint=hint, location=location)

            try:
                given = given if isinstance(given, Constraint) else Constraint(given)
            except ProblemError as error:
                raise wrong(error.what, error.hint) from None
            equation, name = vars(given)["equation"], given.name
            if not name:
                name = getattr(equation, "__name__", "")
                name = name if LABEL.fullmatch(name) else f"c{k + 1}"
            if not LABEL.fullmatch(name):
                hint = "a letter, then letters, digits, blanks and _ . , ( ) -, at most 80"
                raise wrong(f"{name!r} is not a name for a constraint", hint)
            if name in named:
                raise wrong(f"two constraints are named '{name}'", "rename one of them")
            named[name] = dataclasses.replace(given, equation=equation, name=name)
        for given in [c for c in named.values() if c.friction != ""]:
            slip = given.slip if isinstance(given.slip, str) else as_list(given.slip, "slip")
            points = vars(self)["points"].values()
            for i in range(number_of_components(vars(given)["equation"], slip, points)):
                stick = stick_name(given.name, i)
                if stick in named:
                    what = f"'{stick}' is the name of the friction of {given.name}"
                    raise ProblemError(what, key="constraints", hint="rename the constraint")
                velocity: Any = slip if isinstance(slip, str) else slip[i]
                fields = {
                    "name": stick,
                    "sticks_for": given.name,
                    "when": "",
                    "begin": "",
                    "end": "",
                    "virtual_work": "",
                }
                named[stick] = dataclasses.replace(given, equation=velocity or "slip", **fields)
            if vars(given)["equation"] == "":  # a friction alone
                del named[given.name]
        return tuple(named.values())

    def _checked_vectors(self) -> tuple[tuple[str, ...], ...]:
        """Refuse a vector whose components are not coordinates, or are in another vector."""
        vectors = tuple(as_list(vector, "vectors") for vector in as_list(self.vectors, "vectors"))
        named = [name for vector in vectors for name in vector]
        check_known("coordinate", named, self.coordinates, key="vectors")
        if len(set(named)) < len(named):
            twice = next(name for name in named if named.count(name) > 1)
            what = f"{twice} is a component of two vectors"
            raise ProblemError(what, key="vectors", hint="name it once")
        return vectors

    def _checked_start(self, given: Mapping[str, Text | Formula]) -> dict[str, str | Formula]:
        known = dict.fromkeys((*self.coordinates, *self.velocities))
        check_known("coordinate or velocity", given, known, key="start")
        return {n: as_formula(v, f"start value of {n}") for n, v in given.items()}
