"""The derivatives of the velocities after an impact.

Impulses Lambda of the constraints that act in the impact obey

    M (v+ - v-) + A^T Lambda = 0,     r(v+) + e r(v-) = 0,

with the velocity form r, and e = 0 for constraints that are not contacts. Both are differentiated,
with the time of the impact, which depends on the start values and parameters.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions.gradients import Gradients
from teachmech.model.description import Description
from teachmech.numerics.dynamics import pseudo_inverse
from teachmech.numerics.scales import Scales
from teachmech.run.changes import Change
from teachmech.stability.variation import parameter_chain, variation

LAW = 1e-6  # deviation from the law of impact that counts as zero, relative to the velocities


def change_after_impact(
    before: Description,
    change: Change,
    scales: Scales,
    parameters: Sequence[str],
    columns: Array,
    dq: Array,
    dv: Array,
    shift: Array,
    where: str,
) -> Array:
    """Return the changes of the velocities after an impact, shape (n, k).

    Parameters
    ----------
    before : Description
        The system with the switches before the impact.
    change : Change
    scales : Scales
    parameters : sequence of str, length p
    columns : array, shape (p, k)
        The changes of the parameters.
    dq, dv : array, shape (n, k)
        The changes of the state at the moment of the impact, before it.
    shift : array, shape (k,)
        The change of this moment.
    where : str
        The impact in words, for errors.

    Raises
    ------
    ProblemError
        If the impact has friction or another law.
    """
    struck = {int(k) for k in np.flatnonzero(change.impulses)}
    if any(struck & {f.constraint, *f.sticks} for f in before.frictions):
        what = "an impact with friction, whose derivatives are not computed"
        raise ProblemError(what, where=where, hint="end the motion before it")
    begun = {k for k, name in enumerate(before.constraint_names) if name in change.begun}
    contacts = {s.constraint: s for s in before.switches if s.one_sided}
    acting = {s.name: before.parameter_values[s.name] for s in before.switches}
    for switch in before.switches:
        k = switch.constraint
        acts = k in struck if k in contacts else k in begun or acting[switch.name]
        acting[switch.name] = float(acts)
    system = before.with_switches(acting)

    names, none = [*parameters, "t"], np.zeros(len(change.q))
    state = system, change.time, change.q
    idle = none, np.zeros(len(system.constraints)), names
    strike = change.v_after - change.v_before, change.impulses, names
    d, d0 = (variation(*state, change.v_before, *given) for given in (strike, idle))
    later = variation(*state, change.v_after, *idle)
    e, e_p = _restitution(system, names)
    law = later.r + e * d.r
    speeds = np.abs(d.A) @ np.maximum(np.abs(change.v_before), np.abs(change.v_after))
    if (np.abs(law) > LAW * speeds).any():
        what = "several contacts strike together, and the law of impact has no derivatives"
        raise ProblemError(what, where=where, hint="end the motion before it")
    moved = np.vstack([columns, shift])
    momentum = (d.R_q - d0.R_q) @ dq + (d.R_v - d0.R_v - d.R_a) @ dv + (d.R_p - d0.R_p) @ moved
    rates = (later.r_q + e[:, None] * d.r_q) @ dq + e[:, None] * d.A @ dv
    rates += (later.r_p + e[:, None] * d.r_p + e_p * d.r[:, None]) @ moved
    u, f, n = scales.units, scales.factors, len(none)
    left = np.zeros((n + len(f), n + len(f)))
    left[:n, :n] = u[:, None] * d.R_a * u
    left[:n, n:] = u[:, None] * d.A.T * f
    left[n:, :n] = f[:, None] * later.A * u
    right = np.concatenate([u[:, None] * momentum, f[:, None] * rates])
    found: Array = -u[:, None] * (pseudo_inverse(left)[0] @ right)[:n]
    return found


def _restitution(system: Description, names: Sequence[str]) -> tuple[Array, Array]:
    """Return the coefficients of restitution and their derivatives, shapes (m,) and (m, p)."""
    chain = parameter_chain(system, names)
    m = len(system.constraints)
    e, slopes = np.zeros(m), np.zeros((m, len(names)))
    for switch in system.switches:
        if switch.restitution is not None:
            values = {"t": 0.0, **system.parameter_values}
            value, slope = Gradients([switch.restitution], [*chain])(values)
            e[switch.constraint] = value[0]
            slopes[switch.constraint] = slope[0] @ np.array([*chain.values()])
    return e, slopes
