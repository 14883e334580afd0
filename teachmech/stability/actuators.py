"""Actuators in the linearised equations of motion, exact to rounding.

The forces u of actuators that enforce programmes are further unknowns: the residual of the
equations of motion is R - B u, and a change of the state obeys P_q dq + P_v dv + E da = 0 with the
residual P = E a - d of the programmes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.words import counted
from teachmech.expressions import evaluate, symbol
from teachmech.expressions.algebra import ZERO, total
from teachmech.expressions.gradients import Gradients
from teachmech.model.actuation import actuation_of
from teachmech.model.description import Description
from teachmech.stability.variation import EquationDerivatives, signals


@dataclass(frozen=True, eq=False)
class Aims:
    """The programmes of a system and their actuators at one state.

    Attributes
    ----------
    B : array, shape (n, k)
        The generalized forces of unit forces of k actuators.
    P_q, P_v, E : array, shape (k, n)
        The derivatives of the programmes by positions, velocities and accelerations.
    """

    B: Array
    P_q: Array
    P_v: Array
    E: Array


def with_actuators(
    system: Description, t: float, d: EquationDerivatives
) -> tuple[EquationDerivatives, Aims]:
    """Return derivatives that include the forces of actuators, and the programmes.

    Raises
    ------
    ProblemError
        If there are more actuators than programmes, so that their shares change with the state in a
        way that programmes do not determine, or an actuator is at its limit.
    """
    n = len(system.coordinates)
    if not system.programmes:
        return d, Aims(np.zeros((n, 0)), *np.zeros((3, 0, n)))
    found = actuation_of(system)
    k = len(found.actuators)
    if k > len(found.programmes):
        what = f"{k} actuators enforce {counted(len(found.programmes), 'programme')}"
        hint = "give one actuator for each programme"
        raise ProblemError(f"{what}, so their shares are not linearised", hint=hint)
    names = (*system.coordinates, *system.velocities)
    values = {"t": t, **system.parameter_values, **signals(system, t)}
    state = np.concatenate([d.q, d.v, d.a]).tolist()
    values |= dict(zip((*names, *system.accelerations), state, strict=True))
    columns = [column.get(i, ZERO) for i in range(n) for column in found.columns]
    value, slope = Gradients(columns, names)(values)
    B = value.reshape(n, k)
    u = np.linalg.lstsq(B, d.R, rcond=None)[0]
    for name, force, base, (low, high) in zip(
        found.actuators, u, found.given, found.limits, strict=True
    ):
        ends = [float(evaluate(x - base, values)) for x in (low, high) if x is not None]
        if any(abs(force - end) <= 1e-9 * abs(end) for end in ends):
            what = f"the actuator {name} is at its limit, where its programme is not enforced"
            raise ProblemError(what, where="start", hint="choose another start or other limits")
    moved = np.einsum("nkj,k->nj", slope.reshape(n, k, -1), u)
    a = [symbol(name) for name in system.accelerations]
    residuals = [
        total(*(e * a[i] for i, e in aim.row.items()), -target)
        for aim, target in zip(found.programmes, found.targets, strict=True)
    ]
    P = Gradients(residuals, (*names, *system.accelerations))(values)[1]
    changed = replace(d, R=d.R - B @ u, R_q=d.R_q - moved[:, :n], R_v=d.R_v - moved[:, n:])
    return changed, Aims(B, P[:, :n], P[:, n : 2 * n], P[:, 2 * n :])
