"""The derivatives of the equations of motion at one state or at many, exact to rounding.

With R and S of `teachmech.run.residuals`, and their unknowns a = q'' and lambda, a small
change of the state obeys

    R_q dq + R_v dv + R_a da + R_l dlambda = 0,   S_q dq + S_v dv + A da = 0,

and the changes dq, dv themselves obey the derivatives of the constraints. A change dp of parameters
adds R_p dp and S_p dp. All of them follow from the formulas of R and S by the chain rule
(`teachmech.expressions.gradients`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula, evaluate
from teachmech.expressions.gradients import Gradients
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.program import Model
from teachmech.run.compiled.jacobian import residual_terms
from teachmech.run.residuals import residuals, unknowns
from teachmech.start.acting import solution_at_start

NO_FORMULA = "a Python function has no formula that can be differentiated"


@dataclass(frozen=True, eq=False)
class EquationDerivatives:
    """R, S, h and r with their derivatives at one state; see the module.

    At P states, each array has a first axis of length P, except ``holonomic``.

    Attributes
    ----------
    q, v, a, multipliers : array, shapes (n,), (n,), (n,), (m,)
        The state, and the values of the unknowns.
    R : array, shape (n,)
    S : array, shape (m,)
    h, r : array, shape (m,)
        The constraints and their velocity forms; h of a constraint with velocities is r.
    R_q, R_v, R_a : array, shape (n, n)
    R_l : array, shape (n, m)
        A^T, or less the friction of a unit multiplier.
    S_q, S_v, A : array, shape (m, n)
    h_q, r_q : array, shape (m, n)
        dr/dv is A.
    R_p : array, shape (n, k)
    S_p, h_p, r_p : array, shape (m, k)
        The derivatives by k parameters, with those of parameters that depend on them.
    holonomic : array of bool, shape (m,)
    """

    q: Array
    v: Array
    a: Array
    multipliers: Array
    R: Array
    S: Array
    h: Array
    r: Array
    R_q: Array
    R_v: Array
    R_a: Array
    R_l: Array
    S_q: Array
    S_v: Array
    A: Array
    h_q: Array
    r_q: Array
    R_p: Array
    S_p: Array
    h_p: Array
    r_p: Array
    holonomic: Mask


def variation_at_start(system: Description, t: float) -> EquationDerivatives:
    """Return the derivatives at the start of a system, with accelerations and multipliers there.

    Parameters
    ----------
    system : Description
        A system with the switches of its start; see `teachmech.start.acting.begun`.
    t : float
        The start time.

    Examples
    --------
    A pendulum of length 1 that hangs at rest with lambda = m g/2; its stiffness is 2 lambda:

    >>> rod = Description(["x", "y"], [1, 1], [0, -9.81], ["x^2 + y^2 = 1"], start={"y": -1})
    >>> variation_at_start(rod, 0.0).R_q.round(12).tolist()
    [[9.81, 0.0], [0.0, 9.81]]
    """
    return variation(system, t, *Model.of(system).start, *solution_at_start(system, t))


def variation(
    system: Description,
    t: float | Array,
    q: Array,
    v: Array,
    a: Array,
    multipliers: Array,
    parameters: Sequence[str] = (),
) -> EquationDerivatives:
    """Return the derivatives at a state with any accelerations and multipliers.

    Parameters
    ----------
    system : Description
    t : float or array, shape (P,)
        One time, or P times with arrays of shape (P, n) and (P, m).
    q, v, a, multipliers : array, shapes (n,), (n,), (n,), (m,)
    parameters : sequence of str, length k
        The parameters by which R, S, h and r are also differentiated.

    Raises
    ------
    ProblemError
        If a constraint or an input is a Python function, which has no formula.
    """
    n, many = q.shape[-1], np.shape(t)
    m, chain = multipliers.shape[-1], parameter_chain(system, parameters)
    constraints_with_formulas(system)  # refuses Python functions
    values: dict[str, Any] = {"t": t, **system.parameter_values, **signals(system, t)}
    state = np.concatenate([q, v, a, multipliers], axis=-1).T
    values |= dict(zip(unknowns(system), state, strict=True))
    sliding = [f for f in system.frictions if any(system.parameter_values[x] for x in f.names)]
    key = ("residuals", *(name for f in sliding for name in f.names), *chain)
    of = system.cached(key, lambda system: residuals(system, sliding, tuple(chain)))
    value, slope = of(values)
    rows, columns = [n, n + m, n + 2 * m], [n, 2 * n, 3 * n, 3 * n + m]
    R, S, h, r = np.split(value, rows)
    slopes = [np.split(part, columns, axis=1) for part in np.split(slope, rows)]
    (R_q, R_v, R_a, R_l, _), (S_q, S_v, A, _, _), (h_q, *_), (r_q, *_) = slopes
    weights = np.array([*chain.values()]).reshape(len(chain), len(parameters))
    by_p = [np.einsum("ij...,jk->ik...", part[-1], weights) for part in slopes]
    found: list[Any] = [R, S, h, r, R_q, R_v, R_a, R_l, S_q, S_v, A, h_q, r_q, *by_p]
    if many:
        found = [np.moveaxis(x, -1, 0) for x in found]
    found.append(np.asarray(Model.of(system).holonomic, dtype=bool))
    return EquationDerivatives(q, v, a, multipliers, *found)


def parameter_chain(system: Description, parameters: Sequence[str]) -> dict[str, Array]:
    """Return the derivatives of parameters, and of those that depend on them, shape (k,) each.

    Examples
    --------
    >>> disk = Description(["phi"], ["J"], [0], parameters={"m": 2, "r": 3, "J": "m*r^2/2"})
    >>> {name: row.tolist() for name, row in parameter_chain(disk, ["r"]).items()}
    {'r': [1.0], 'J': [6.0]}
    """
    found = dict(zip(parameters, np.eye(len(parameters)), strict=True))
    values = system.parameter_values
    for name, read in system.dependent_parameters.items():
        used = [other for other in found if other in read.symbols]
        if used and name not in found:
            slopes = Gradients([read.symbolic], used)(values)[1][0]
            found[name] = slopes @ np.array([found[other] for other in used])
    return found


def formulas_of(system: Description) -> list[Formula]:
    """Return all formulas of the equations of motion and of the constraints."""
    constraints = constraints_with_formulas(system)
    found = [value for _, value, _ in residual_terms(system)]
    return [*found, *(e for read in constraints for e in (read.value, read.rate))]


def names_in(system: Description) -> set[str]:
    """Return the names in the equations, the start, and the conditions and laws of changes."""
    formulas = [*formulas_of(system), *(e.symbolic for e in system.start_expressions.values())]
    formulas += [c.value for x in system.switches for c in (x.begin, x.end) if c]
    formulas += [s.restitution for s in system.switches if s.restitution is not None]
    formulas += [x for f in system.frictions for x in (f.coefficient, f.static, *f.normal)]
    return {s.name for e in formulas for s in e.free_symbols}


def input_matrix(system: Description, t: float, q: Array, v: Array) -> Array:
    """Return the generalized forces of unit inputs, shape (n, k)."""
    B = np.zeros((len(q), len(system.inputs)))
    values = {"t": t, **system.parameter_values, **signals(system, t)}
    values |= system.named_state(np.concatenate([q, v]))
    for k, column in enumerate(system.input_columns.values()):
        for i, entry in column.items():
            B[i, k] = evaluate(entry, values)
    return B


def constraints_with_formulas(system: Description) -> list[DerivedConstraint]:
    """Return the constraints with their derivatives; refuse Python functions."""
    found = []
    for name, read in zip(system.constraint_names, derivation_of(system).constraints, strict=True):
        if isinstance(read, FunctionConstraint):
            hint = "write the equation of this constraint as a text"
            raise ProblemError(NO_FORMULA, where=f"constraint {name}", hint=hint)
        found.append(read)
    return found


def signals(system: Description, t: float | Array) -> dict[str, Array]:
    """Return the values of the inputs that are samples; refuse those that are functions."""
    found = {}
    for name in system.signals:
        given = system.inputs[name]
        if not isinstance(given, Samples):
            hint = "write this input as an expression"
            raise ProblemError(NO_FORMULA, where=f"input {name}", hint=hint)
        found[name] = given.at(t)
    return found
