"""The constraints that act at the start, if conditions switch them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import evaluate
from teachmech.model.constraints import Constraint
from teachmech.model.description import Description
from teachmech.model.dry_friction import Friction, check_coefficients, components_of
from teachmech.model.switches import Condition, Switch
from teachmech.numerics.control import JAM, OVERCOMES, controlled
from teachmech.numerics.coulomb import slides_along, sliding_directions, with_friction
from teachmech.numerics.dynamics import semidefinite_acceleration
from teachmech.numerics.impact import SLOW, TOUCHES
from teachmech.numerics.scales import START_TOLERANCE, Scales
from teachmech.program import Model

D = TypeVar("D", bound=Description)


def begun(system: D, t: float) -> D:
    """Return a system whose switches are those of its start.

    A constraint with the condition ``when`` acts if the condition holds at the start. One with
    ``begin`` acts if this holds and ``end`` does not. One with ``end`` alone acts unless it holds.
    In these conditions multipliers are not known at the start, so one with a multiplier does not
    hold. A contact that touches acts if it pushes, and a friction sticks if its force is within the
    limit.

    Parameters
    ----------
    system : Description
    t : float
        The start time.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> held = Description(["x"], [1], [0], [Constraint("x = 0", "held", when="t > 1")])
    >>> begun(held, 0.0).parameter_values, begun(held, 2.0).parameter_values
    ({'on_held': 0.0}, {'on_held': 1.0})
    """
    if not system.switches:
        return system
    values = {"t": t, **Model.of(system).start_values, **system.parameter_values}

    def holds(condition: Condition | None) -> bool:
        if condition is None or {s.name for s in condition.value.free_symbols} - values.keys():
            return False
        value = float(evaluate(condition.value, values))
        return value > 0 or (value == 0 and condition.closed)

    acting = {
        name: float(gap < -START_TOLERANCE or (gap <= TOUCHES and abs(rate) <= SLOW))
        for name, (gap, rate) in _gaps(system, t).items()
    }
    for switch in system.switches:
        if switch.conditional:
            begins, ends = holds(switch.begin), holds(switch.end)
            acting[switch.name] = float(not ends and (begins or switch.begin is None))
    return _settled(system.with_switches(acting), t, values)


def _gaps(system: Description, t: float) -> dict[str, tuple[float, float]]:
    """Return gaps and velocities of separation at the start by switch, relative to their sizes."""
    contacts, values = [s for s in system.switches if s.one_sided], system.parameter_values
    if not contacts:
        return {}
    for switch in contacts:
        assert switch.restitution is not None
        e = float(evaluate(switch.restitution, values))
        if not 0 <= e <= 1:
            what = f"the restitution is {e:g}, not a number from 0 to 1"
            where = f"constraint {system.constraint_names[switch.constraint]}"
            location = ("constraints", switch.constraint)
            raise ProblemError(what, where=where, hint="1 loses no energy", location=location)
    model, scales = Model.of(system), Model.of(system).scales(t)
    state = t, *model.start, Model.of(system.with_switches({s.name: 1.0 for s in contacts})).p
    gaps = model.constraints(*state) / scales.rows
    rates = model.constraint_rates(*state) * scales.time / scales.rows
    return {s.name: (float(gaps[s.constraint]), float(rates[s.constraint])) for s in contacts}


def _settled(system: D, t: float, values: dict[str, float]) -> D:
    """Return a system whose contacts and frictions hold at the start only if their forces do."""
    switches = {s.constraint: s for s in system.switches if s.one_sided or s.sticks}
    if not switches:
        return system
    scales, modes = Model.of(system).scales(t), dict[str, float]()

    def least(friction: Friction) -> float:
        """Return the sliding velocity that counts as zero."""
        return float(SLOW * scales.rows[friction.sticks[0]] / scales.time)

    for friction in system.frictions:
        try:
            check_coefficients(friction, values, system.parameter_values)
        except ProblemError as error:
            where = f"constraint {system.constraints[friction.sticks[0]].sticks_for}"
            raise error.at(where, ("constraints", friction.constraint)) from None
        u = np.array([float(evaluate(slip, values)) for slip in friction.slips])
        moves = float(np.linalg.norm(u)) > least(friction)
        modes |= {switches[k].name: float(not moves) for k in friction.sticks}
        modes |= directions_of(friction, u * moves, least(friction))
    for _ in switches:
        system = system.with_switches(modes)
        acting = [s for s in switches.values() if system.parameter_values[s.name]]
        if not acting:
            break
        forces = values | system.parameter_values | forces_at_start(system, t)
        failing = [s for s in acting if s.end and float(evaluate(s.end.value, forces)) > 0]
        failing = [s for s in failing if s.one_sided] or failing
        modes |= {switch.name: 0.0 for switch in failing}
        for friction in system.frictions:
            if switches[friction.sticks[0]] in failing:
                force = np.array([forces[system.multipliers[k]] for k in friction.sticks])
                modes |= directions_of(friction, force, least(friction))
        if not failing:
            refuse_jam(system, acting, forces, scales)
            break
    return system.with_switches(modes)


def refuse_jam(
    system: Description, acting: Sequence[Switch], forces: dict[str, float], scales: Scales
) -> None:
    """Refuse frictions that stick at the start although actuators push with all force."""
    for switch in acting if system.programmes else ():
        k = switch.constraint
        if switch.sticks and abs(forces[system.multipliers[k]]) > OVERCOMES * scales.multipliers[k]:
            what = f"at the start {system.constraints[k].sticks_for} {JAM[0]}"
            raise ProblemError(what, key="programmes", hint=JAM[1])


def directions_of(friction: Friction, u: Array, least: float) -> dict[str, float]:
    """Return the parameters of a friction for a sliding velocity, or a vector in its direction."""
    of = np.zeros(len(u), dtype=int)
    found = sliding_directions(u, of, np.full(len(u), least))
    return dict(zip(friction.names, found.tolist(), strict=True))


def forces_at_start(system: Description, t: float) -> dict[str, float]:
    """Return accelerations and multipliers at the start by name."""
    names = (*system.accelerations, *system.multipliers)
    return dict(zip(names, np.concatenate(solution_at_start(system, t)).tolist(), strict=True))


def solution_at_start(system: Description, t: float) -> tuple[Array, Array]:
    """Return accelerations and multipliers at the start, shapes (n,) and (m,)."""
    model, scales = Model.of(system), Model.of(system).scales(t)
    units, factors = scales.units, scales.factors
    given = t, *model.start, model.p
    M = units[:, None] * model.mass_matrix(*given) * units
    A, b = model.constraint_matrix(*given), model.constraint_vector(*given)
    Q = units * model.known_force(*given)
    equations = M, Q, factors[:, None] * A * units, factors * b, semidefinite_acceleration
    found: Any
    try:
        if system.programmes:
            B, E, d, low, high = model.control(*given)
            limits = low, high, [programme.name for programme in system.programmes]
            aims: Any = units[:, None] * B, E * units, d, *limits
            found = controlled(*equations, *aims, *_law_of_friction(system, given, scales))
        elif system.frictions:
            found = with_friction(*equations, *_rubbed(system, given, scales))
        else:
            found = semidefinite_acceleration(*equations[:-1])
    except FloatingPointError as error:
        raise ProblemError(f"at the start {error.args[0]}", hint=error.args[1]) from None
    return units * found[0], factors * found[1]


def _law_of_friction(system: Description, given: tuple[Any, ...], scales: Scales) -> Any:
    """Return the law of friction for the arguments of `controlled`."""
    if not system.frictions:
        return ()
    sticks = np.array([k for friction in system.frictions for k in friction.sticks])
    return with_friction, _rubbed(system, given, scales), sticks


def _rubbed(system: Description, given: tuple[Any, ...], scales: Scales) -> tuple[Any, ...]:
    """Return the arguments of `with_friction`, in units."""
    model, units, factors = Model.of(system), scales.units, scales.factors
    D, u, normal, mu = model.friction(*given)
    modes, numbers, stuck = components_of(system.frictions)
    r = np.array([system.parameter_values[name] for name in modes])
    along, shares = slides_along(D, u, r, np.array(numbers), np.array(stuck), factors)
    pushes = np.array([f.pushes for f in system.frictions])
    names = [system.constraint_names[f.constraint] for f in system.frictions]
    sizes = np.concatenate([units, factors, [1.0]])
    return along * units, shares, normal * sizes, mu, pushes, names


def acting_at_start(system: D, t: float) -> D:
    """Return a system with the constraints that act at its start; all of them always act.

    Frictions do not act, and of the one-sided constraints only those that the start violates.

    Parameters
    ----------
    system : Description
    t : float
        The start time.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> held = Description(["x"], [1], [0], ["x = 0", Constraint("vx = 1", "push", when="t > 1")])
    >>> acting_at_start(held, 0.0).constraint_names
    ('c1',)
    """
    if not system.switches:
        return system
    values, violated = begun(system, t).parameter_values, violated_at(system, t)
    contacts, names = {*system.contacts}, system.constraint_names
    off = {s.constraint for s in system.switches if s.sticks or not values[s.name]} - contacts
    off |= {k for k in contacts if names[k] not in violated}
    own = ("when", "begin", "end", "friction", "static", "slip", "normal")
    kept = [
        replace(given, equation=vars(given)["equation"], **dict.fromkeys(own, ""))
        for k, given in enumerate(system.constraints)
        if k not in off
    ]
    return system.replace(constraints=kept)


def holding(system: D, held: Collection[str]) -> D:
    """Return a system with the named one-sided constraints as equations, without the others.

    Examples
    --------
    >>> ball = Description(["y"], [1], [-1], [Constraint("y >= 0", "floor")])
    >>> holding(ball, {"floor"}).contacts, len(holding(ball, {"floor"}).constraints)
    ((), 1)
    """
    if not (contacts := {*system.contacts}):
        return system
    names = {system.constraint_names[k] for k in contacts}
    kept = [
        Constraint(system.acting_constraints[k].symbolic, c.name) if k in contacts else c  # type: ignore[union-attr]
        for k, c in enumerate(system.constraints)
        if (k not in contacts or c.name in held) and c.sticks_for not in names
    ]
    return system.replace(constraints=kept)


def violated_at(system: Description, t: float) -> set[str]:
    """Return the names of the one-sided constraints that the start violates.

    Examples
    --------
    >>> ball = Description(["y"], [1], [-1], [Constraint("y >= 0", "floor")], start={"y": -1})
    >>> violated_at(ball, 0.0)
    {'floor'}
    """
    names, gaps = system.constraint_names, _gaps(system, t)
    of_switch = {switch.name: switch.constraint for switch in system.switches}
    return {names[of_switch[name]] for name, (gap, _) in gaps.items() if gap < -START_TOLERANCE}
