"""Checks that a start can be evaluated: finite values and a valid mass matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.feed import linearise
from teachmech.program import Model


def check_start(model: Model, t: Any) -> None:
    """Refuse a start with a value that is not finite, or with an invalid mass matrix.

    The error names the wrong entry.

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
        _check_mass(system, model, *state)


def _check_functions(system: Description, t: Any, q: Array, v: Array, p: Array) -> None:
    """Call the constraints that are Python functions once, so that an error can name them."""
    for k, read in enumerate(system.constraint_expressions):
        if isinstance(read, FunctionConstraint):
            try:
                linearise(read.function, read.arguments, t, q, v, p)
            except Exception as error:
                what = f"the function fails at the start: {type(error).__name__}: {error}"
                where = f"constraint {system.constraint_names[k]}"
                raise ProblemError(what, where=where, place=("constraints", k)) from error


def _check_finite(system: Description, model: Model, t: Any, q: Array, v: Array, p: Array) -> None:
    """Refuse values that are not finite at the start, and name the first."""
    for name, x in zip((*system.coordinates, *system.velocities), (*q, *v), strict=True):
        if not np.isfinite(x):
            what = f"the start value of {name} is {x}"
            raise ProblemError(what, where=f"start of {name}", place=("start", name))
    by_coordinate, by_constraint = system.coordinates, system.constraint_names
    state = (t, q, v, p)
    for key, title, names, values in (
        ("mass", "mass", by_coordinate, model.mass_matrix(*state).sum(axis=1)),
        ("forces", "force", by_coordinate, model.applied_force(*state)),
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
                raise ProblemError(what, where=where, place=(key, k), hint=hint)


def _parameter_note(system: Description, k: int) -> str:
    """Return a note on the parameters that a mass depends on; empty if it is a number."""
    written = system.mass_expressions.get((k, k))
    used = sorted(written.symbols & {*system.parameters}) if written else []
    texts = {name: f"{system.parameters[name]} = " for name in system.dependent_parameters}
    values = [f"{n} = {texts.get(n, '')}{system.parameter_values[n]:g}" for n in used]
    return f", since {', '.join(values)}" if values else ""


def _check_mass(system: Description, model: Model, t: Any, q: Array, v: Array, p: Array) -> None:
    """Refuse an indefinite mass matrix, or a singular one with too few constraints."""
    M = model.mass_matrix(t, q, v, p)
    for k, name in enumerate(system.coordinates):
        if M[k, k] < 0 or (M[k, k] == 0 and (not system.mass_may_be_singular or M[k].any())):
            what = f"it is {M[k, k]:g} at the start{_parameter_note(system, k)}"
            hint = "a mass is positive; write 0 itself for a coordinate without one"
            raise ProblemError(what, where=f"mass of {name}", place=("mass", k), hint=hint)
    if (system.mass_is_diagonal and M.diagonal().min() > 0) or is_positive_definite(M):
        return
    in_units, A = model.scales(t).in_units(M, model.constraint_matrix(t, q, v, p))
    most = np.abs(in_units).max()
    if np.linalg.eigvalsh(in_units)[0] < -1e-12 * most:
        least = np.linalg.eigvalsh(M)[0]
        what = f"it is not positive semidefinite at the start: an eigenvalue is {least:.3g}"
        hint = "the kinetic energy of some velocity would be negative"
        raise ProblemError(what, where="mass matrix", key="mass", hint=hint)
    # find a massless motion that no constraint prevents
    scale = (most or 1.0) / (np.abs(A).max(initial=0.0) or 1.0)
    _, s, Vt = np.linalg.svd(np.vstack([in_units, scale * A]))
    if s[-1] <= 1e-12 * s[0]:
        free = np.abs(Vt[-1])
        moving = [k for k, x in enumerate(free) if x > 1e-6]
        names = [system.coordinates[k] for k in moving]
        what = (
            f"the acceleration is not determined: a motion of {', '.join(names)} has neither mass "
            "nor constraint"
        )
        hint = "give a mass, or a constraint, to every direction of motion"
        place: tuple[str | int, ...] = ("mass", *moving)
        raise ProblemError(what, where="mass matrix", key="mass", hint=hint, place=place)
