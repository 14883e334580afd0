"""The derivatives of the equations of motion at one state, exact to rounding.

The equations of motion with their unknowns a = q'' and lambda are

    R = M a - Q - C - F + A^T lambda = 0,        S = A a - b = 0,

where F is the friction of constraints that slide. A small change of the state obeys

    R_q dq + R_v dv + R_a da + R_l dlambda = 0,   S_q dq + S_v dv + A da = 0,

and the changes dq, dv themselves obey the derivatives of the constraints. All of them follow from
the formulas of M, Q, C, F, A and b by the chain rule (`teachmech.expressions.gradients`).

The forces u of actuators that enforce programmes are further unknowns: B u is subtracted from R,
and P = E a - d = 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError
from teachmech.base.words import counted
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.expressions.algebra import ONE, ZERO, total
from teachmech.expressions.gradients import Gradients
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import length
from teachmech.model.inputs import Samples
from teachmech.model.programmes import actuation_of
from teachmech.program import Model
from teachmech.start.acting import forces_at_start

NO_FORMULA = "a Python function has no formula that can be differentiated"


@dataclass(frozen=True, eq=False)
class Variation:
    """R, S, h and r with their derivatives at one state; see the module.

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
    B : array, shape (n, k)
        The generalized forces of unit forces of k actuators.
    P_q, P_v, E : array, shape (p, n)
        The derivatives of the programmes by positions, velocities and accelerations.
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
    B: Array
    P_q: Array
    P_v: Array
    E: Array
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
    system: Description, t: float, q: Array, v: Array, a: Array, multipliers: Array
) -> Variation:
    """Return the variation at a state with any accelerations and multipliers.

    Raises
    ------
    ProblemError
        If a constraint or an input is a Python function, which has no formula.
    """
    n = len(q)
    names = (*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers)
    values = {"t": t, **system.parameter_values, **_signals(system, t)}
    values |= dict(zip(names, np.concatenate([q, v, a, multipliers]).tolist(), strict=True))
    of = system.cached("variation", _Formulas)
    value, slope = of.gradients(values)
    M, Q, entries, b, h, r = np.split(value, of.ends)
    M_, Q_, entries_, b_, h_, r_ = np.split(slope, of.ends)

    R, R_, S_, A = -Q, -Q_, -b_, np.zeros((len(h), n))
    R_a = np.zeros((n, n))
    for (i, j), x, dx in zip(system.mass_expressions, M, M_, strict=True):
        R[i] += x * a[j]
        R_[i] += dx * a[j]
        R_a[i, j] = x
    for (k, i), x, dx in zip(of.rows, entries, entries_, strict=True):
        A[k, i] = x
        R[i] += x * multipliers[k]
        R_[i] += dx * multipliers[k]
        S_[k] += dx * a[i]
    R_l = A.T.copy()
    force = _friction(system)
    if any(e != 0 for e in force):
        F, F_ = Gradients(force, names)(values)
        R = R - F
        R_ = R_ - F_[:, : 2 * n]
        R_a = R_a - F_[:, 2 * n : 3 * n]
        R_l = R_l - F_[:, 3 * n :]
    B, P_ = np.zeros((n, 0)), np.zeros((0, 3 * n))
    if system.programmes:
        B, moved, P_ = _control(system, values, R)
        R = R - moved.value
        R_ = R_ - moved.slope
    holonomic = np.asarray(Model.of(system).holonomic, dtype=bool)
    places = R_[:, :n], R_[:, n:], R_a, R_l, S_[:, :n], S_[:, n:], A, h_[:, :n], r_[:, :n]
    aims = B, P_[:, :n], P_[:, n : 2 * n], P_[:, 2 * n :]
    return Variation(q, v, a, multipliers, R, A @ a - b, h, r, *places, *aims, holonomic)


class _Moved(NamedTuple):
    """The generalized force B u and its derivatives by positions and velocities."""

    value: Array
    slope: Array


def _control(
    system: Description, values: Mapping[str, float], needed: Array
) -> tuple[Array, _Moved, Array]:
    """Return B, the force B u that is needed, and the derivatives of P by q, v and a.

    Raises
    ------
    ProblemError
        If there are more actuators than programmes, so that the shares change with the state in
        another way than the programmes require, or an actuator is at its limit.
    """
    found = actuation_of(system)
    n, k = len(system.coordinates), len(found.actuators)
    if k > len(found.programmes):
        what = f"{k} actuators enforce {counted(len(found.programmes), 'programme')}"
        hint = "give one actuator for each programme"
        raise ProblemError(f"{what}, so their shares are not linearised", hint=hint)
    names = (*system.coordinates, *system.velocities)
    columns = [column.get(i, ZERO) for i in range(n) for column in found.columns]
    value, slope = Gradients(columns, names)(values)
    B = value.reshape(n, k)
    u = np.linalg.lstsq(B, needed, rcond=None)[0]
    for name, force, base, (low, high) in zip(
        found.actuators, u, found.given, found.limits, strict=True
    ):
        ends = [float(evaluate(x - base, values)) for x in (low, high) if x is not None]
        if any(abs(force - end) <= 1e-9 * abs(end) for end in ends):
            what = f"the actuator {name} is at its limit, where its programme is not enforced"
            raise ProblemError(what, where="start", hint="choose another start or other limits")
    moved = _Moved(B @ u, np.einsum("nkj,k->nj", slope.reshape(n, k, -1), u))
    accelerations = [symbol(name) for name in system.accelerations]
    residuals = [
        total(*(e * accelerations[i] for i, e in aim.row.items()), -target)
        for aim, target in zip(found.programmes, found.targets, strict=True)
    ]
    return B, moved, Gradients(residuals, (*names, *system.accelerations))(values)[1]


class _Formulas:
    """The formulas of M, Q + C, A, b, h and r of a system.

    Attributes
    ----------
    gradients : Gradients
        Their values and derivatives by coordinates and velocities, in this order.
    ends : array of int
        The places at which each kind ends.
    rows : list of (int, int)
        The constraint and the coordinate of each entry of A.
    """

    def __init__(self, system: Description) -> None:
        constraints = _derived(system)
        self.rows = [(k, i) for k, read in enumerate(constraints) for i in read.row]
        parts = _parts(system, constraints)
        names = (*system.coordinates, *system.velocities)
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
    values = {"t": t, **system.parameter_values, **_signals(system, t)}
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


def _signals(system: Description, t: float) -> dict[str, float]:
    """Return the values of the inputs that are samples; refuse those that are functions."""
    found = {}
    for name in system.signals:
        given = system.inputs[name]
        if not isinstance(given, Samples):
            hint = "write this input as an expression"
            raise ProblemError(NO_FORMULA, where=f"input {name}", hint=hint)
        found[name] = float(given.at(t))
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
