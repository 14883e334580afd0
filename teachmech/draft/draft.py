"""The texts that a student has typed into the dialogs, and the feedback on them.

This module uses no widgets. Typed texts are kept even if a smaller dimension or fewer particles
exclude them; all other fields have default texts. Each text is checked by the code that will use
it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import replace
from typing import Any

from teachmech.base.errors import (
    ExpressionError,
    ProblemError,
    TeachmechError,
    printable,
    shortened,
)
from teachmech.base.words import counted
from teachmech.draft.check import Check
from teachmech.draft.friction_text import FORMS, friction_text, read_friction, stripped
from teachmech.draft.virtual_work_text import (
    read_virtual_work,
    split_at_commas,
    virtual_work_text,
)
from teachmech.expressions import Expression, evaluate
from teachmech.expressions.mistakes import spelled_out
from teachmech.expressions.typed_latex import typed_latex
from teachmech.model.coherent_units import BASE_UNITS
from teachmech.model.constraints import Constraint
from teachmech.model.dry_friction import check_coefficients
from teachmech.model.equations import latex_names
from teachmech.model.names import check_name
from teachmech.model.switches import COMPARISON, acts_text, is_one_sided, read_acts
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.particles import ParticleProblem
from teachmech.program.writer import check_rough_law
from teachmech.system_and_motion import System

AXES = "xyz"
MAX_PARTICLES = 20
MAX_CONSTRAINTS = 40
DEFAULTS = {
    "name": "pendulum",
    "dimension": "2",
    "particles": "1",
    "constants": "g = 9.81",
    "mass": "1",
    "step": "0.01",
    "start": "0",
    "end": "5",
    "until": "",
    "method": "rk4",
    "tolerance": "1e-9",
    "alpha": "5",
    "beta": "5",
    "impacts": Settings.impacts,
}
LIMITS = {"dimension": (1, 3), "particles": (1, MAX_PARTICLES), "constraints": (0, MAX_CONSTRAINTS)}
TIME = (
    *("step", "start", "end", "until", "method", "stabilisation", "tolerance", "alpha", "beta"),
    "impacts",
)
DAMPED = ("baumgarte", "augmented")  # stabilisations with alpha and beta
# The texts of a constraint besides its equation; empty by default.
DETAILS = ("acts", "restitution", "friction", "work")
DIMENSIONS = {"1": "1, on a line", "2": "2, in the plane", "3": "3, in space"}


class Draft:
    """The texts of a particle problem while they are typed.

    Texts have names such as ``"dimension"``, ``"mass 2"``, ``"force 2 x"``, ``"constraint 1"``,
    ``"x2"``, ``"vx2"`` and ``"step"``.

    Examples
    --------
    >>> draft = Draft()
    >>> draft.type("constraint 1", "x1^2 + y1^2 = 1 + sin(t")
    >>> draft.check("constraint 1").suggestion
    'x1^2 + y1^2 = 1 + sin(t)'
    >>> draft.type("constraint 1", "x1^2 + y1^2 = 1")
    >>> draft.problem().system.coordinates
    ('x1', 'y1')
    """

    def __init__(self) -> None:
        self._typed: dict[str, str] = {}
        # The equation and the name of each loaded constraint, by field.
        self._named: dict[str, tuple[str, str]] = {}
        self._units: str | dict[str, str] | None = None  # units of a loaded problem
        self._checks: dict[tuple[Any, ...], Check] = {}
        self._skeleton: tuple[Any, System] | None = None
        self._last_problem: list[tuple[dict[str, str], ParticleProblem]] = []  # texts, problem

    def copied(self) -> Draft:
        """Return a copy for a thread that works while the student continues to type."""
        copied = copy(self)  # the results of checks are shared
        copied._typed, copied._named = dict(self._typed), dict(self._named)
        return copied

    @classmethod
    def of(cls, problem: ParticleProblem) -> Draft:
        """Return the draft that holds the texts of a problem.

        Raises
        ------
        ProblemError
            If the problem is larger than the dialogs can show, or has inputs.
        """
        if problem.inputs:
            hint = "simulate it without the dialogs"
            raise ProblemError("the dialogs do not show inputs", key="inputs", hint=hint)
        draft, axes = cls(), AXES[: problem.dimension]
        counts = {"particles": len(problem.particles), "constraints": len(problem.constraints)}
        for what, count in counts.items():
            if count > LIMITS[what][1]:
                message = f"there are {count} {what}; the dialogs show at most {LIMITS[what][1]}"
                raise ProblemError(message, key=what, hint="simulate it without the dialogs")
        texts: dict[str, str | None] = {
            "name": problem.name,
            "dimension": str(problem.dimension),
            **{what: str(count) for what, count in counts.items()},
            "constants": ", ".join(f"{n} = {x}" for n, x in problem.parameters.items()),
            **problem.time.model_dump(),
            **problem.solver.model_dump(),
            "stabilisation": problem.settings.stabilisation,
        }
        for i, particle in enumerate(problem.particles, start=1):
            texts[f"mass {i}"] = particle.mass
            for k, axis in enumerate(axes):
                texts[f"force {i} {axis}"] = particle.force[k] if particle.force else "0"
                texts[f"{axis}{i}"] = particle.position[k]
                texts[f"v{axis}{i}"] = particle.velocity[k] if particle.velocity else "0"
        for k, constraint in enumerate(problem.constraints, start=1):
            if isinstance(constraint, str):
                texts[f"constraint {k}"] = constraint
                continue
            texts[f"constraint {k}"] = constraint.equation
            if conditions := constraint.constraint.conditions:
                texts[f"acts {k}"] = acts_text(conditions)
            texts[f"restitution {k}"] = constraint.restitution
            if constraint.friction is not None:
                texts[f"friction {k}"] = friction_text(constraint.model_dump())
            texts[f"work {k}"] = virtual_work_text(constraint.virtual_work or {}) or None
            if not re.fullmatch("c[0-9]+", constraint.name or "c1"):  # not a default name
                draft._named[f"constraint {k}"] = (constraint.equation, constraint.name or "")
        draft._typed = {name: text for name, text in texts.items() if text is not None}
        draft._units = problem.units
        return draft

    # --- texts --------------------------------------------------------------------------------

    def type(self, name: str, text: str) -> None:
        """Store a text as it was typed."""
        self._typed[name] = text

    def drop(self, k: int) -> str:
        """Remove a constraint and return its text, which is kept after the other texts."""
        last = self.constraints
        keys = [f"constraint {i}" for i in range(k, last + 1)]
        texts = [self[key] for key in keys]
        named = [self._named.pop(key, None) for key in keys]
        for key, text, name in zip(
            keys, [*texts[1:], texts[0]], [*named[1:], named[0]], strict=True
        ):
            self.type(key, text)
            if name is not None:
                self._named[key] = name
        for kind in DETAILS:
            details = [self[f"{kind} {i}"] for i in range(k, last + 1)]
            for i, text in enumerate([*details[1:], ""], start=k):
                self.type(f"{kind} {i}", text)
                if not text:
                    del self._typed[f"{kind} {i}"]
        self.type("constraints", str(last - 1))
        return texts[0]

    def add_constant(self, name: str, value: str = "") -> None:
        """Add a name and its value to the constants."""
        constants = self["constants"].rstrip(", ")
        self.type("constants", f"{constants}, {name} = {value}".removeprefix(", "))

    def take(self, parameters: Mapping[str, float], start: Mapping[str, float]) -> None:
        """Replace the texts of these constants and start values by numbers."""
        text = self["constants"]
        for name, value, offset in reversed(list(_constants(text)) if parameters else []):
            if name in parameters:
                text = text[:offset] + repr(parameters[name]) + text[offset + len(value) :]
                self.type("constants", text)
        for name, x in start.items():
            self.type(name, repr(x))

    def __getitem__(self, name: str) -> str:
        """Return the typed text, or the default."""
        return self._typed[name] if name in self._typed else self._default(name)

    @property
    def typed(self) -> bool:
        """True if the student has typed a text."""
        return bool(self._typed)

    @property
    def dimension(self) -> int:
        """The dimension of space; 2 if the typed text is invalid."""
        return int(self["dimension"]) if self["dimension"] in DIMENSIONS else 2

    @property
    def particles(self) -> int:
        """The number of particles; 1 if the typed text is invalid."""
        return _whole_number(self["particles"], "particles") or 1

    @property
    def constraints(self) -> int:
        """The number of constraints; 0 if the typed text is invalid."""
        return _whole_number(self["constraints"], "constraints") or 0

    def _default(self, name: str) -> str:
        """Return the default text of a field.

        The defaults form a problem that can run: a chain of rods of length 1, horizontal and at
        rest, with one end at the origin.
        """
        kind, _, rest = name.partition(" ")
        if kind == "force":
            number, axis = rest.split()
            down = {1: "", 2: "y", 3: "z"}[self.dimension]
            typed = any(other.startswith(f"force {number} ") for other in self._typed)
            return self._weight(number) if axis == down and not typed else "0"
        if kind == "constraint":
            return self._default_constraint(int(rest))
        if kind in DETAILS:
            return ""
        if found := re.fullmatch(r"(v?)([xyz])([0-9]+)", name):
            velocity, axis, number = found.groups()
            return number if axis == "x" and not velocity else "0"
        if kind == "constraints":
            return "0" if self["dimension"] == "1" else self["particles"]
        if kind == "stabilisation":
            method = self["method"]
            return METHODS[method].stabilisation if method in METHODS else "none"
        return DEFAULTS[kind]

    def _weight(self, number: str) -> str:
        mass = self[f"mass {number}"].strip()
        g = "g" if "g" in self.constants() else "9.81"
        if mass == "1":
            return f"-{g}"
        return f"-{mass}*{g}" if re.fullmatch(r"[\w.]+", mass) else f"-({mass})*{g}"

    def _default_constraint(self, k: int) -> str:
        axes, count = AXES[: self.dimension], self.particles
        if len(axes) == 3 and count < k <= 2 * count:
            return f"y{k - count} = 0"
        i = (k - 1) % count + 1
        sides = [f"({axis}{i} - {axis}{i - 1})" if i > 1 else f"{axis}1" for axis in axes]
        return " + ".join(f"{side}^2" for side in sides) + " = 1"

    # --- questions ----------------------------------------------------------------------------

    def names(self, dialog: str) -> list[str]:
        """Return the names of the texts in a dialog, ``"A"`` to ``"I"``."""
        axes, numbers = AXES[: self.dimension], range(1, self.particles + 1)
        return {
            "A": ["name"],
            "B": ["dimension"],
            "C": ["particles"],
            "D": ["constraints"],
            "E": [*(f"mass {i}" for i in numbers), "constants"],
            "F": [f"force {i} {axis}" for i in numbers for axis in axes],
            "G": [f"constraint {k}" for k in range(1, self.constraints + 1)],
            "H": [f"{v}{axis}{i}" for i in numbers for v in ("", "v") for axis in axes],
            "I": [name for name in TIME if self._used(name)],
        }[dialog]

    def details(self, k: int) -> list[str]:
        """Return the names of the texts of the k-th constraint besides its equation.

        They say when it acts, its restitution if it is one-sided, its friction and virtual work.
        """
        return [f"{kind} {k}" for kind in DETAILS]

    def is_one_sided(self, k: int) -> bool:
        """Return whether the k-th constraint is an inequality."""
        return is_one_sided(self[f"constraint {k}"])

    def _all_details(self) -> list[str]:
        return [name for k in range(1, self.constraints + 1) for name in self.details(k)]

    def _used(self, name: str) -> bool:
        """Return whether the chosen method and constraints use this setting."""
        if name == "impacts":
            return any(map(self.is_one_sided, range(1, self.constraints + 1)))
        if name == "tolerance":
            return self["method"] in METHODS and METHODS[self["method"]].adaptive
        return name not in ("alpha", "beta") or self["stabilisation"] in DAMPED

    def constraint_name(self, k: int) -> str:
        """Return the name of a constraint: the loaded name, or ``c1``, ``c2``, ... by number."""
        key = f"constraint {k}"
        equation, own = self._named.get(key, ("", ""))
        return own if own and equation == self[key] else f"c{k}"

    def proposed(self, dialog: str) -> list[str]:
        """Return the names in a dialog whose defaults the student has not yet confirmed."""
        follows = ("stabilisation", "until")  # these need no confirmation
        names = self.names(dialog)
        return [name for name in names if name not in self._typed and name not in follows]

    def left_out(self) -> str:
        """Return a list of the typed texts that the present dimension and numbers exclude."""
        shown = [f"{shown_name(name)}: {text}" for name, text in self._left_out().items()]
        more = f" and {len(shown) - 12} more" if len(shown) > 12 else ""
        return "; ".join(shown[:12]) + more

    def _left_out(self) -> dict[str, str]:
        asked = {name for dialog in "ABCDEFGH" for name in self.names(dialog)} | {*TIME}
        asked |= {*self._all_details()}
        names = sorted((name for name in self._typed if name not in asked), key=_sort_key)
        return {name: self._typed[name] for name in names}

    # --- checks -------------------------------------------------------------------------------

    def check(self, name: str, thorough: bool = False) -> Check:
        """Return the feedback on a text.

        A thorough check of a constraint also differentiates it, which may take seconds.
        """
        text = self[name]
        context: tuple[Any, ...] = (self.dimension, self.particles, self["constants"])
        if name in TIME:
            context += tuple(self[other] for other in ("constraints", *TIME))
            context += tuple(self._rough_contacts())
        if name.startswith("acts "):
            context += tuple(self.constraint_name(k + 1) for k in range(self.constraints))
        if name.split()[0] in DETAILS:
            context += (self[f"constraint {name.split()[1]}"],)
        if name.startswith("constraint "):
            context += (self._is_friction_alone(int(name.split()[1])),)
        if name.startswith("friction "):
            numbers = range(1, self.constraints + 1)
            context += tuple((self[f"constraint {k}"], self.constraint_name(k)) for k in numbers)
            context += tuple(bool(self[f"friction {k}"].strip()) for k in numbers)
        key = (context, name, text, thorough)
        check = self._checks.get(key)
        if check is None:
            if len(self._checks) > 2000:
                self._checks.clear()
            try:
                if thorough and name.startswith("constraint ") and text.strip():
                    _ = self._system().replace(constraints=[text]).derivation
                check = self._check(name, text)
            except TeachmechError as error:
                check = self._error_check(name, error)
            self._checks[key] = check
        return check

    def _error_check(self, name: str, error: TeachmechError) -> Check:
        """Return the feedback on an error; an unknown name may be offered as a constant."""
        check = Check.of_error(error)
        unknown = getattr(error, "name", "")
        if name.split()[0] not in ("mass", "force", "constraint", *DETAILS) or not unknown:
            return check
        with suppress(ProblemError):
            self._system_of({**self.constants(), unknown: "1"})
            return replace(check, unknown=unknown)
        return check

    def _check(self, name: str, text: str) -> Check:
        if name == "constants":  # all other checks need these
            self._check_constants(text)
            return Check()
        system = self._system()
        match name.split():
            case ["name"]:
                check_name(text)
            case ["until"]:
                return self._check_until(text)
            case ["mass", number]:
                return self._check_mass(system, number, text)
            case ["force", number, axis]:
                offset = system.coordinates.index(f"{axis}{number}")
                forces = ["0"] * len(system.coordinates)
                forces[offset] = text
                _ = system.replace(forces=forces).force_expressions
                return _formula(rf"F_{{{axis}{number}}} = ", text, system)
            case ["constraint", number] if self._is_friction_alone(int(number)):
                return Check(note="friction alone: its friction states the normal force")
            case ["constraint", _]:
                return self._check_constraint(system.replace(constraints=[text]), text)
            case ["acts", number]:
                self._check_acts(system, int(number), text)
            case ["friction", number]:
                self._check_friction(system, int(number), text)
            case ["work", number]:
                return self._check_work(system, int(number), text)
            case ["restitution", number]:
                return self._check_restitution(system, int(number), text)
            case [kind] if kind in LIMITS:
                if _whole_number(text, kind) is None:
                    least, most = LIMITS[kind]
                    wanted = f"a whole number from {least} to {most}"
                    raise ProblemError(f"{shortened(text)} is not {wanted}")
                if kind == "constraints":
                    return Check(note=self._too_many())
            case [kind] if kind in TIME:
                self._check_time(kind)
            case _:
                _ = system.replace(start={name: text}).start_expressions
                return _formula(f"{latex_names(system)[name]} = ", text, system)
        return Check()

    def _too_many(self) -> str:
        """Return a note if there are more constraints than coordinates."""
        coordinates = self.particles * self.dimension
        if self.constraints <= coordinates:
            return ""
        return (
            f"more constraints than the {counted(coordinates, 'coordinate')}: nothing can move "
            "unless some of them follow from the others"
        )

    def _check_constants(self, text: str) -> None:
        parameters: dict[str, str] = {}
        offsets: dict[str, int] = {}
        for name, value, offset in _constants(text):
            if name in parameters:
                raise ProblemError(f"'{name}' has two values", hint="remove one of them")
            if (spelled := spelled_out(text)) != text and not name.isascii():
                what = f"'{name}' is not a name"
                hint = "names are made of the letters a-z, A-Z, digits and _"
                raise ExpressionError(
                    what,
                    text=text,
                    position=text.find(name),
                    length=len(name),
                    hint=hint,
                    suggestion=spelled,
                )
            parameters[name], offsets[name] = value, offset
        coordinates = self._system_of({}).coordinates
        count = len(coordinates)
        try:
            System(coordinates, mass=[1] * count, forces=[0] * count, parameters=parameters)
        except ExpressionError as error:
            name = str(error.location[-1])
            offset, correct = offsets[name], error.suggestion
            raise ExpressionError(
                error.what,
                text=text,
                position=offset + error.position,
                length=error.length,
                hint=error.hint,
                suggestion=correct
                and text[:offset] + correct + text[offset + len(parameters[name]) :],
            ) from None

    def _check_mass(self, system: System, number: str, text: str) -> Check:
        read = system.replace(mass=[text] * len(system.coordinates)).mass_expressions
        if (0, 0) not in read:
            raise ProblemError("the mass is 0", hint="enter a positive number")
        symbolic = read[0, 0].symbolic
        values = {s: system.parameter_values.get(s.name) for s in symbolic.free_symbols}
        if None not in values.values():
            mass = float(symbolic.xreplace(values))
            if not mass > 0:
                raise ProblemError(f"the mass is {mass:g}", hint="enter a positive number")
        return _formula(rf"m_{{{number}}} = ", text, system)

    def _check_constraint(self, system: System, text: str) -> Check:
        (read,) = system.constraint_expressions
        assert isinstance(read, Expression)
        note = "holonomic: differentiated twice"
        if sign := COMPARISON.search(text):
            sides = (typed_latex(x, latex_names(system)) for x in text.split(sign[0]))
            note = "one-sided: its force acts in one direction only"
            return Check((r" \ge " if sign[0] == ">=" else r" \le ").join(sides), note=note)
        if {s.name for s in read.symbolic.free_symbols} & set(system.velocities):
            note = "contains velocities: differentiated once"
        return _formula("", text, system, "" if "=" in text else " = 0", note)

    def _check_acts(self, system: System, number: int, text: str) -> None:
        constraints = [  # placeholders
            Constraint(f"{AXES[0]}1 = {k}", self.constraint_name(k))
            for k in range(1, max(number, self.constraints) + 1)
        ]
        constraints[number - 1] = replace(constraints[number - 1], **read_acts(text))
        if text.strip() and self.is_one_sided(number):
            what = f"{self.constraint_name(number)} is one-sided, so its force decides when it acts"
            raise ProblemError(what, hint="leave this empty")
        try:
            _ = system.replace(constraints=constraints).switches
        except ExpressionError as error:
            error.text = text  # also shows what is before and after the condition
            raise

    def _check_restitution(self, system: System, number: int, text: str) -> Check:
        if not text.strip():
            return Check()
        if not self.is_one_sided(number):
            what = f"{self.constraint_name(number)} is an equation, which has no restitution"
            raise ProblemError(what, hint="leave this empty, or write the constraint with >= or <=")
        placeholder = Constraint(f"{AXES[0]}1 >= 0", restitution=text)
        (switch,) = system.replace(constraints=[placeholder]).switches
        assert switch.restitution is not None
        value = float(evaluate(switch.restitution, system.parameter_values))
        if not 0 <= value <= 1:
            raise ProblemError(f"the restitution is {value:g}", hint="enter a number from 0 to 1")
        return _formula("e = ", text, system)

    def _check_friction(self, system: System, number: int, text: str) -> None:
        given = read_friction(text)
        if not given or self.check(f"constraint {number}").error:
            return
        constraints = [self._placeholder(k) for k in range(1, self.constraints + 1)]
        name = self.constraint_name(number)
        constraints[number - 1 :] = [
            Constraint(self[f"constraint {number}"].strip(), name, **given),
            *constraints[number:],
        ]
        try:
            whole = system.replace(constraints=constraints, units=self._units_of(self.constants()))
            own = [f for f in whole.frictions if whole.constraints[f.sticks[0]].sticks_for == name]
        except ExpressionError as error:
            _show_whole(error, text)
            if text[error.position : error.position + 1] == "," or not error.hint:
                error.hint = FORMS
            raise
        values = system.parameter_values
        check_coefficients(own[0], values, values)

    def _placeholder(self, k: int) -> Constraint:
        """Return a constraint with the name of the k-th, its equation if valid, and its sticking.

        The friction of another constraint may contain the multipliers of both.
        """
        equation, name = self[f"constraint {k}"].strip(), self.constraint_name(k)
        rough: dict[str, Any] = {}
        if self[f"friction {k}"].strip():
            rough = {"friction": "0", "slip": f"v{AXES[0]}1", "normal": "0"}
        if self.check(f"constraint {k}").error:
            equation = f"{AXES[0]}1 = {k}"
        return Constraint(equation, name, **rough)

    def _is_friction_alone(self, k: int) -> bool:
        """Return whether the k-th constraint has a friction, but no equation."""
        return not self[f"constraint {k}"].strip() and bool(self[f"friction {k}"].strip())

    def _check_work(self, system: System, number: int, text: str) -> Check:
        given = read_virtual_work(text, system.coordinates)
        constraint = Constraint(f"{AXES[0]}1 = 0", virtual_work=given)  # a placeholder
        try:
            _ = system.replace(constraints=[constraint])
        except ExpressionError as error:
            _show_whole(error, text)
            raise
        names = latex_names(system)
        parts = (f"C_{{{name}}} = {typed_latex(work, names)}" for name, work in given.items())
        return Check(r",\quad ".join(parts))

    def _check_time(self, name: str) -> None:
        time = (self["start"], self["end"], self["step"])
        how: Any = {key: self[key] for key in TIME[4:] if self._used(key)}
        try:
            Settings.of(time, **how)
            check_rough_law(self["impacts"], self._rough_contacts())
        except TeachmechError as error:
            key = getattr(error, "key", "") or ".".join(str(part) for part in error.location)
            if key.removeprefix("time.") in (name, "time"):
                raise

    def _rough_contacts(self) -> list[str]:
        """Return the names of the one-sided constraints with friction."""
        contacts = filter(self.is_one_sided, range(1, self.constraints + 1))
        return [self.constraint_name(k) for k in contacts if self[f"friction {k}"].strip()]

    def _check_until(self, text: str) -> Check:
        if not text.strip():
            return Check()
        numbered = [f"{AXES[0]}1 = {k}" for k in range(self.constraints)]  # placeholders
        system = self._system().replace(constraints=numbered)
        system.read_condition(text)
        return _formula("", text, system, "" if "=" in text else " = 0")

    # --- the problem --------------------------------------------------------------------------

    def constants(self) -> dict[str, str]:
        """Return the named constants with their texts; an empty result if a text is invalid."""
        if self.check("constants").error:
            return {}
        return {name: value for name, value, _ in _constants(self["constants"])}

    def _system(self) -> System:
        """Return a system without forces and constraints, used to check single texts."""
        shape = (self.dimension, self.particles, self["constants"])
        skeleton = self._skeleton
        if skeleton is None or skeleton[0] != shape:
            self._skeleton = skeleton = shape, self._system_of(self.constants())
        return skeleton[1]

    def _system_of(self, constants: dict[str, str]) -> System:
        particle = {"mass": "1", "position": ["0"] * self.dimension}
        return ParticleProblem(
            dimension=self.dimension,
            particles=[particle] * self.particles,
            parameters=constants,
            time={"end": "1", "step": "1"},
        ).system

    def problem(self) -> ParticleProblem:
        """Return the problem.

        Raises
        ------
        ProblemError, ExpressionError
            If a text is invalid.
        """
        for typed, problem in self._last_problem:  # equations may already be derived
            if typed == self._typed:
                return problem
        self._last_problem[:] = [({**self._typed}, made := self._problem())]
        return made

    def _problem(self) -> ParticleProblem:
        axes = AXES[: self.dimension]
        constants = {name: value for name, value, _ in _constants(self["constants"])}
        return ParticleProblem(
            name=self["name"],
            dimension=self.dimension,
            parameters=constants,
            units=self._units_of(constants),
            particles=[
                {
                    "mass": self[f"mass {i}"],
                    "force": [self[f"force {i} {axis}"] for axis in axes],
                    "position": [self[f"{axis}{i}"] for axis in axes],
                    "velocity": [self[f"v{axis}{i}"] for axis in axes],
                }
                for i in range(1, self.particles + 1)
            ],
            constraints=[
                self._constraint(f"constraint {k}") for k in range(1, self.constraints + 1)
            ],
            time={"start": self["start"], "end": self["end"], "step": self["step"]}
            | ({"until": self["until"]} if self["until"].strip() else {}),
            solver=self._solver(),
        )

    def kept_text(self, refused: Mapping[str, str]) -> str:
        """Return the text of a problem file, with unusable texts kept as comments.

        Parameters
        ----------
        refused : mapping of str to str
            Typed texts that were refused, by name.

        Examples
        --------
        >>> draft = Draft()
        >>> draft.type("vz1", "2")
        >>> draft.kept_text({"mass 1": "1 kg"}).splitlines()[-3:]
        ['# Typed, but not used:', '# vz1: 2', '# mass 1: 1 kg']
        """
        valid, unused = self.copied(), self._left_out()
        asked = [name for dialog in "ABCDEFGHI" for name in self.names(dialog)]
        for name in [*asked, *self._all_details()]:
            if name in self._typed and self.check(name).error:
                unused[name] = valid._typed.pop(name)
        try:
            text = valid.problem().to_yaml()
        except TeachmechError:  # the texts contradict each other
            text, unused = "", self._typed
        lines = [f"# {shown_name(n)}: {printable(x)}\n" for n, x in {**unused, **refused}.items()]
        return "".join([text, "# Typed, but not used:\n" if lines else "", *lines])

    def _units_of(self, constants: Collection[str]) -> str | dict[str, str] | None:
        """Return the units of the loaded problem for the names that still exist."""
        if not isinstance(self._units, dict):
            return self._units
        axes, numbers = AXES[: self.dimension], range(1, self.particles + 1)
        known = {*BASE_UNITS, *constants, *(f"{axis}{i}" for i in numbers for axis in axes)}
        return {name: unit for name, unit in self._units.items() if name in known}

    def _constraint(self, name: str) -> str | dict[str, Any]:
        """Return the equation, with its loaded name if it was not changed, and its conditions."""
        equation, own = self._named.get(name, ("", ""))
        number = name.split()[1]
        acts = read_acts(self[f"acts {number}"])
        details: dict[str, Any] = {key: text.strip() for key, text in acts.items()}
        if rebound := self[f"restitution {number}"].strip():
            details["restitution"] = rebound
        details |= stripped(read_friction(self[f"friction {number}"]))
        if work := read_virtual_work(self[f"work {number}"], self._system().coordinates):
            details["virtual_work"] = {axis: text.strip() for axis, text in work.items()}
        named = {"name": own} if equation == self[name] else {}
        return {**named, "equation": self[name], **details} if named or details else self[name]

    def _solver(self) -> dict[str, str]:
        """Return the solver settings that differ from the defaults, which keeps the file short."""
        method = METHODS[self["method"]]
        solver = {"method": self["method"]}
        if method.adaptive:
            solver["tolerance"] = self["tolerance"]
        if self["stabilisation"] != method.stabilisation:
            solver["stabilisation"] = self["stabilisation"]
        if self["stabilisation"] in DAMPED:
            solver |= {key: self[key] for key in ("alpha", "beta")}
        if self._used("impacts") and self["impacts"] != Settings.impacts:
            solver["impacts"] = self["impacts"]
        return solver


def shown_name(name: str) -> str:
    """Return the name that students see for a text: ``c1`` for the first constraint.

    Examples
    --------
    >>> shown_name("constraint 2"), shown_name("mass 2")
    ('c2', 'mass 2')
    """
    return re.sub(f"^({'|'.join(DETAILS)}) ([0-9]+)", r"c\2 \1", name.replace("constraint ", "c"))


def _formula(before: str, text: str, system: System, after: str = "", note: str = "") -> Check:
    """Return feedback with the formula, whose terms stay in the typed order."""
    return Check(before + typed_latex(text, latex_names(system)) + after, note=note)


def _show_whole(error: ExpressionError, text: str) -> None:
    """Let an error in a part of a text, with blanks before it, show and correct the whole text."""
    part, error.text = error.text, text
    first, last = len(part) - len(part.lstrip()), len(part)
    error.suggestions = tuple(
        text[:first] + suggestion.lstrip() + text[last:] for suggestion in error.suggestions
    )


def _whole_number(text: str, kind: str) -> int | None:
    """Return the number of dimensions, particles or constraints in a text; None if invalid."""
    least, most = LIMITS[kind]
    right = re.fullmatch(r"\s*[0-9]{1,4}\s*", text) and least <= int(text) <= most
    return int(text) if right else None


def _constants(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield name, value and position of the value of each ``name = value`` in a list."""
    for piece, offset in split_at_commas(text):
        if piece.strip():
            name, equals, value = piece.partition("=")
            if not equals or not value.strip():
                hint = "write  name = value  with decimal points, as in  g = 9.81, L = 2"
                raise ExpressionError(
                    "a constant needs a name and a value",
                    text=text,
                    position=offset + len(piece) - len(piece.lstrip()),
                    length=len(piece.strip()),
                    hint=hint,
                )
            blank = len(value) - len(value.lstrip())
            yield name.strip(), value.strip(), offset + len(name) + 1 + blank


def _sort_key(name: str) -> list[Any]:
    return [(0, int(p), "") if p.isdigit() else (1, 0, p) for p in re.split(r"([0-9]+)", name)]
