"""Checks that a start can be evaluated: finite values and a valid mass matrix."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.feed import linearise
from teachmech.numerics.ranks import modes_on_null_space
from teachmech.program import Model


def check_start(model: Model, t: Any, undetermined: bool = False) -> None:
    """Refuse a start with a value that is not finite, or with an invalid mass matrix.

    The error names the wrong entry. Accelerations that are not unique are accepted if they may be
    ``undetermined``.

    Examples
    --------
    >>> from teachmech.model.description import Description
    >>> ball = Description(["z"], mass=["m"], forces=["-9.81*m"], parameters={"m": -1})
    >>> check_start(Model.of(ball), 0.0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: mass of z: it is -1 at the start, since m = -1; ...
    """
    system, state = model.system, (t, *model.start, model.p)
    if not np.isfinite(t):
        raise ProblemError(f"the start time {t} is not a finite number", key="time")
    with np.errstate(all="ignore"):
        _check_functions(system, *state)
        _check_finite(system, model, *state)
        _check_mass(system, model, *state, undetermined)


def _check_functions(system: Description, t: Any, q: Array, v: Array, p: Array) -> None:
    """Call the constraints that are Python functions once, so that an error can name them."""
    for k, read in enumerate(system.constraint_expressions):
        if isinstance(read, FunctionConstraint):
            try:
                linearise(read.function, read.arguments, t, q, v, p)
            except Exception as error:
                what = f"the function fails at the start: {type(error).__name__}: {error}"
                where = f"constraint {system.constraint_names[k]}"
                raise ProblemError(what, where=where, location=("constraints", k)) from error


def _check_finite(system: Description, model: Model, t: Any, q: Array, v: Array, p: Array) -> None:
    """Refuse values that are not finite at the start, and name the first."""
    for name, x in zip((*system.coordinates, *system.velocities), (*q, *v), strict=True):
        if not np.isfinite(x):
            what = f"the start value of {name} is {x}"
            raise ProblemError(what, where=f"start of {name}", location=("start", name))
    by_coordinate, by_constraint = system.coordinates, system.constraint_names
    state = (t, q, v, p)
    for key, title, names, values in (
        ("mass", "mass", by_coordinate, model.mass_matrix(*state).sum(axis=1)),
        ("forces", "force", by_coordinate, model.known_force(*state)),
        ("constraints", "constraint", by_constraint, model.constraints(*state)),
        ("constraints", "derivative of", by_constraint, model.constraint_rates(*state)),
        ("constraints", "row of A of", by_constraint, model.constraint_matrix(*state).sum(axis=1)),
        ("constraints", "b of", by_constraint, model.constraint_vector(*state)),
    ):
        for k, (name, x) in enumerate(zip(names, values, strict=True)):
            if not np.isfinite(x):
                what = f"it is {x} at the start"
                hint = "look for a division by zero, or a root or logarithm of a negative number"
                where = f"{title} {name}"
                raise ProblemError(what, where=where, location=(key, k), hint=hint)


def _parameter_note(system: Description, k: int) -> str:
    """Return a note on the parameters that a mass depends on; empty if it is a number."""
    written = system.mass_expressions.get((k, k))
    used = sorted(written.symbols & {*system.parameters}) if written else []
    texts = {name: f"{system.parameters[name]} = " for name in system.dependent_parameters}
    values = [f"{n} = {texts.get(n, '')}{system.parameter_values[n]:g}" for n in used]
    return f", since {', '.join(values)}" if values else ""


def _check_mass(
    system: Description, model: Model, t: Any, q: Array, v: Array, p: Array, undetermined: bool
) -> None:
    """Refuse a mass matrix that is not positive definite on the null space of A."""
    M, constraint_matrix = model.mass_matrix(t, q, v, p), model.constraint_matrix(t, q, v, p)
    if (system.mass_is_diagonal and M.diagonal().min() > 0) or is_positive_definite(M):
        return
    in_units, A = model.scales(t).in_units(M, constraint_matrix)
    energies, modes = modes_on_null_space(in_units, A)
    most, least = np.abs(in_units).max(), np.min(energies, initial=np.inf)
    if least < -1e-12 * most:
        _refuse_negative(system, M)
    for k, name in enumerate(system.coordinates):
        if M[k, k] == 0 and not system.mass_may_be_singular:
            what = f"it is 0 at the start{_parameter_note(system, k)}"
            hint = "a mass is positive; write 0 itself for a coordinate without one"
            raise ProblemError(what, where=f"mass of {name}", location=("mass", k), hint=hint)
    free = modes[:, energies <= 1e-12 * most]  # neither mass nor constraint
    if not free.size:
        return
    Q = model.scales(t).units * model.known_force(t, q, v, p)
    pushed = np.abs(free.T @ Q) > 1e-9 * np.abs(Q).max()
    if undetermined and not pushed.any():
        return
    free = free[:, pushed] if undetermined else free
    moving = [k for k, x in enumerate(np.abs(free).max(axis=1)) if x > 1e-6]
    motion = f"a motion of {', '.join(system.coordinates[k] for k in moving)}"
    what = f"the acceleration is not determined: {motion} has neither mass nor constraint"
    hint = "give a mass, or a constraint, to every direction of motion, or run it with "
    hint += "allow_undetermined"
    if undetermined:
        what = f"no acceleration exists: a force acts along {motion}, which has neither mass nor "
        what += "constraint"
        hint = "give it a mass or a constraint, or remove the force"
    location: tuple[str | int, ...] = ("mass", *moving)
    raise ProblemError(what, where="mass matrix", key="mass", hint=hint, location=location)


def _refuse_negative(system: Description, M: Array) -> NoReturn:
    """Raise the error for a motion of negative energy that the constraints allow."""
    for k, name in enumerate(system.coordinates):
        if M[k, k] < 0:
            what = f"it is {M[k, k]:g} at the start{_parameter_note(system, k)}"
            hint = "a mass is positive; write 0 itself for a coordinate without one"
            raise ProblemError(what, where=f"mass of {name}", location=("mass", k), hint=hint)
    least = np.linalg.eigvalsh(M)[0]
    what = f"it is not positive semidefinite at the start: an eigenvalue is {least:.3g}"
    hint = "the kinetic energy of some velocity would be negative"
    raise ProblemError(what, where="mass matrix", key="mass", hint=hint)
