"""The derivatives of the equations of motion at one state or at many, exact to rounding.

The equations of motion with their unknowns a = q'' and lambda are

    R = M a - Q - C - F + A^T lambda = 0,        S = A a - b = 0,

where F is the friction of constraints that slide. A small change of the state obeys

    R_q dq + R_v dv + R_a da + R_l dlambda = 0,   S_q dq + S_v dv + A da = 0,

and the changes dq, dv themselves obey the derivatives of the constraints. A change dp of parameters
adds R_p dp and S_p dp. All of them follow from
the formulas of M, Q, C, F, A and b by the chain rule (`teachmech.expressions.gradients`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.expressions.algebra import ONE, ZERO
from teachmech.expressions.gradients import Gradients
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import length
from teachmech.model.inputs import Samples
from teachmech.program import Model
from teachmech.start.acting import forces_at_start

NO_FORMULA = "a Python function has no formula that can be differentiated"


@dataclass(frozen=True, eq=False)
class Variation:
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


def variation_at_start(system: Description, t: float) -> Variation:
    """Return the variation at the start of a system, with accelerations and multipliers there.

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
    forces = forces_at_start(system, t)
    unknowns = (system.accelerations, system.multipliers)
    a, multipliers = (np.array([forces[name] for name in names]) for names in unknowns)
    return variation(system, t, *Model.of(system).start, a, multipliers)


def variation(
    system: Description,
    t: float | Array,
    q: Array,
    v: Array,
    a: Array,
    multipliers: Array,
    parameters: Sequence[str] = (),
) -> Variation:
    """Return the variation at a state with any accelerations and multipliers.

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
    names = (*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers)
    values: dict[str, Any] = {"t": t, **system.parameter_values, **signals(system, t)}
    x, a_ = np.concatenate([q, v, a, multipliers], axis=-1).T, np.asarray(a).T
    values |= dict(zip(names, x, strict=True))
    chain = parameter_chain(system, parameters)
    of = system.cached(("variation", *chain), partial(_Formulas, parameters=tuple(chain)))
    value, slope = of.gradients(values)
    M, Q, entries, b, h, r = np.split(value, of.ends)
    M_, Q_, entries_, b_, h_, r_ = np.split(slope, of.ends)

    R, R_, S, S_ = -Q, -Q_, -b, -b_
    R_a, A = np.zeros((n, n, *many)), np.zeros((len(h), n, *many))
    for (i, j), x, dx in zip(system.mass_expressions, M, M_, strict=True):
        R[i] += x * a_[j]
        R_[i] += dx * a_[j]
        R_a[i, j] = x
    l_ = np.asarray(multipliers).T
    for (k, i), x, dx in zip(of.rows, entries, entries_, strict=True):
        A[k, i] = x
        R[i] += x * l_[k]
        R_[i] += dx * l_[k]
        S[k] += x * a_[i]
        S_[k] += dx * a_[i]
    R_l = A.swapaxes(0, 1).copy()
    force = _friction(system)
    if any(e != 0 for e in force):
        F, F_ = Gradients(force, (*names, *chain))(values)
        sizes = 2 * n, 3 * n, len(names)
        by_state, by_a, by_l, by_p = np.split(F_, sizes, axis=1)
        R, R_ = R - F, R_ - np.concatenate([by_state, by_p], axis=1)
        R_a, R_l = R_a - by_a, R_l - by_l
    weights = np.array([*chain.values()]).reshape(len(chain), len(parameters))

    def by(slopes: Array, kind: str) -> Array:
        """Return the derivatives by q, v or the parameters."""
        part = np.split(slopes, [n, 2 * n], axis=1)["qvp".index(kind)]
        return np.einsum("ij...,jk->ik...", part, weights) if kind == "p" else part

    found: list[Any] = [
        *(R, S, h, r),
        *(by(R_, "q"), by(R_, "v"), R_a, R_l, by(S_, "q"), by(S_, "v"), A, by(h_, "q")),
        *(by(r_, "q"), by(R_, "p"), by(S_, "p"), by(h_, "p"), by(r_, "p")),
    ]
    if many:
        found = [np.moveaxis(x, -1, 0) for x in found]
    found.append(np.asarray(Model.of(system).holonomic, dtype=bool))
    return Variation(q, v, a, multipliers, *found)


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


class _Formulas:
    """The formulas of M, Q + C, A, b, h and r of a system.

    Attributes
    ----------
    gradients : Gradients
        Their values and derivatives by coordinates, velocities and parameters, in this order.
    ends : array of int
        The places at which each kind ends.
    rows : list of (int, int)
        The constraint and the coordinate of each entry of A.
    """

    def __init__(self, system: Description, parameters: tuple[str, ...] = ()) -> None:
        constraints = _derived(system)
        self.rows = [(k, i) for k, read in enumerate(constraints) for i in read.row]
        parts = _parts(system, constraints)
        names = (*system.coordinates, *system.velocities, *parameters)
        self.gradients = Gradients([e for part in parts for e in part], names)
        self.ends = np.cumsum([len(part) for part in parts])[:-1]


def _parts(system: Description, constraints: list[DerivedConstraint]) -> list[list[Formula]]:
    """Return the formulas of M, Q + C, A, b, h and r."""
    return [
        [e.symbolic for e in system.mass_expressions.values()],
        [e.symbolic for e in system.known_forces],
        [entry for read in constraints for entry in read.row.values()],
        [read.b for read in constraints],
        [read.value for read in constraints],
        [read.rate for read in constraints],
    ]


def formulas_of(system: Description) -> list[Formula]:
    """Return all formulas of the equations of motion and of the constraints."""
    return [e for part in _parts(system, _derived(system)) for e in part]


def input_matrix(system: Description, t: float, q: Array, v: Array) -> Array:
    """Return the generalized forces of unit inputs, shape (n, k)."""
    B = np.zeros((len(q), len(system.inputs)))
    names = (*system.coordinates, *system.velocities)
    values = {"t": t, **system.parameter_values, **signals(system, t)}
    values |= dict(zip(names, np.concatenate([q, v]).tolist(), strict=True))
    for k, column in enumerate(system.input_columns.values()):
        for i, entry in column.items():
            B[i, k] = evaluate(entry, values)
    return B


def _derived(system: Description) -> list[DerivedConstraint]:
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


def _friction(system: Description) -> list[Formula]:
    """Return the generalized force F of the frictions that slide, n formulas."""
    force: list[Formula] = [ZERO] * len(system.coordinates)
    for friction in system.frictions:
        if not any(system.parameter_values[name] for name in friction.names):
            continue
        along: list[Formula] = [symbol(name) for name in friction.names]
        size: Formula = ONE
        if len(along) > 1:
            along = [r + u for r, u in zip(along, friction.slips, strict=True)]
            size = length(along)
        for direction, row in zip(along, friction.rows, strict=True):
            for i, entry in row.items():
                own = friction.coefficient * friction.normal_force * direction / size * entry
                force[i] = force[i] - own
    return force
