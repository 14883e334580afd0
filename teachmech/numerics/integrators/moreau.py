"""Time stepping of Moreau and Jean: contacts open and close within steps of a constant length.

No event is located. In each step, the contacts that overlap at the middle of the step form one
complementarity problem for the velocity at its end, together with the other constraints:

    q_m = q + h/2 v
    M (v' - v) = h Q(t_m, q_m, v) + J^T z + D^T T - B^T Lambda,   rates of B at v' are zero
    w = g'(v') + e g'(v),   w >= 0,   z >= 0,   w^T z = 0   for contacts with g(q_m) <= 0
    T = -mu z sign(u'),   or |T| <= mu_s z if u' = 0        for sliding velocities u'
    q' = q_m + h/2 v'

(J. J. Moreau, "Unilateral contact and dry friction in finite freedom dynamics", CISM Courses 302,
Springer 1988; M. Jean, Comput. Methods Appl. Mech. Eng. 177 (1999) 235-257; M is that at the middle
of the step.) z and T are the impulses in a step: of finite forces and of impacts. The number of
impacts does not matter, so piles of many bodies and accumulating impacts need no special care.
Velocities at the ends of the step are extrapolated by b of A q'' = b. The error is of second order
in h as long as no contact changes. An impact is late or early by less than a step, an error of
first order.

The velocity problem does not correct positions. A projection at the end of the step moves contacts
that act or rest to g >= 0, and the other constraints to zero, with the least change of q in the
metric M (V. Acary, Comput. Methods Appl. Mech. Eng. 256 (2013) 224-250).

Friction of the other constraints has their impulses Lambda instead of z. The coefficient is
mu_s if the friction stuck in the step before, or if its sliding velocity would change its sign in
this step and sticks with mu_s; otherwise it is mu.

Conditions are examined at the end of each step. If constraints then begin to act, a step of length
zero follows. Its impulses change the velocity to one that the constraints allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.numerics.integrators.step_solutions import Solve, rested, resting, solution
from teachmech.numerics.integrators.switching import refuse_unmet
from teachmech.numerics.step_impulses import reaction

At = Callable[[float, Array, Array, Array], tuple[Any, ...]]


def moreau(
    at: At, solve: Solve, times: Array, y: Array, p: Array, parts: Any, changes: list[Any]
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Take one step from each of the times to the next.

    Parameters
    ----------
    at : callable
        For t, q, v and p returns M, shape (n, n) or its diagonal; Q, shape (n,); A, shape (m, n);
        the velocity form and the position form of the constraints, shape (m,); b of A q'' = b, all
        as if all contacts were closed and stuck; the normal forces, shape (f, d, n + m + 1), and
        the coefficients mu and mu_s of the frictions, shape (f,); the power of a moving mass
        matrix, v^T M' v/2; and C, shape (n,), the virtual work of the constraints, or 0.
    solve : callable
        Solves M x = Q - B^T z, B x = b, with the rows B of the constraints of a mask.
    times : array, shape (N,)
    y : array, shape (2 n + 2,)
        The state at the first time.
    p : array
        The parameters.
    parts : namespace
        The constraints, as `structure_of` describes them.
    changes : list
        Receives the steps in which constraints begin or cease to act, as for
        `teachmech.numerics.integrators.switching.switched`. Their time and coordinates are those at
        the middle of the step; for conditions, those at its end. If a contact begins or ends, the
        velocities are those without and with the impulses of contacts, whose work is that of an
        impact.

    Yields
    ------
    tuple
        As every integrator does; see `teachmech.numerics.integrators`. Within a step, the state is
        interpolated linearly.

    Notes
    -----
    Speeds that forces and curvature cause in one step are below the resolution: a contact that
    approaches no faster does not rebound, so that bodies come to rest; and a contact acts after a
    step if it has pushed and separates no faster, or neither pushes nor separates. One that acts
    may approach with its gap/h, so that it stays closed. Contacts do not rebound in a step in which
    they are jammed, or Newton's law with friction would add energy (T. R. Kane 1984).

    The work of forces is that at the mean velocity (v + v')/2. For a constant mass matrix, the
    energy balance therefore closes to rounding errors.
    """
    t, acting = times[0], ~parts.contacts
    acting[parts.sticks] = False
    acting[parts.switched] = p[parts.places] > 0
    where = {"at": at, "solve": solve, "p": p, "parts": parts, "changes": changes}
    known = parts.conditions(t, y, p) > 0
    jumps = parts.breaks[(parts.breaks > t) & (parts.breaks < times[-1])]
    for t_next in np.union1d(times, jumps)[1:]:
        h = t_next - t
        y_end, acting = step(t, h, y, acting, **where)
        y_next, now = y_end, parts.conditions(t_next, y_end, p) > 0
        fresh = now & ~(known & ~parts.level[:, None])
        due = np.where(acting[parts.given], fresh[:, 1], fresh[:, 0])
        if due.any():
            y_next, acting = switch(t_next, h, y_end, acting, due, **where)
        if not np.isfinite(y_next).all():
            raise FloatingPointError("the state is no longer finite")

        def inside(when: float, t: float = t, h: float = h, y: Array = y) -> Array:
            found: Array = y + (when - t) / h * (y_end - y)  # noqa: B023 - used before the next step
            return found if when < t_next else y_next  # noqa: B023

        stored = [(t_next, y_next)] if times[np.searchsorted(times, t_next)] == t_next else []
        yield t_next, stored, inside
        t, y, known = t_next, y_next, now


def step(
    t: float,
    h: float,
    y: Array,
    acting: Mask,
    at: At,
    solve: Solve,
    p: Array,
    parts: Any,
    changes: list[Any],
) -> tuple[Array, Mask]:
    """Return the state after a step of length h, and which constraints then act."""
    n, sticks, contacts = len(y) // 2 - 1, parts.sticks, parts.contacts
    q, v, works = y[:n], y[n : 2 * n], y[2 * n :]
    middle = q + h / 2 * v
    M, Q, A, rates, gaps, b, rubbing, power, C = at(t + h / 2, middle, v, p)
    on = acting.copy()
    on[parts.given] = p[parts.given_places] > 0
    held = on & parts.two_sided
    # the velocity form rises by -b per unit of time; an impact changes b
    turn = np.where(on, h / 2 * b, 0.0)
    before, after = rates + turn, rates - turn  # for v at the ends of the step
    free, pull, *_ = solve(M, h * (Q + C), A[held], -after[held], held)
    slow = np.abs(A @ free) + h * np.abs(b)
    near, still = (1e-12 * np.abs(A) @ np.abs(x) for x in (q, v))  # rounding
    ahead = gaps + h / 4 * turn  # at the end, if the contact closes
    touching = contacts & (np.where(on, ahead - h * slow - near, gaps) <= 0)
    allowed = np.where(np.abs(before) > slow, parts.restitution, 0.0) * before
    if parts.corrects:
        allowed = allowed + np.where(on, np.clip(ahead / (h or np.inf), 0.0, slow), 0.0)
    choices = allowed, np.maximum(allowed, 0)  # if a rebound is impossible or adds energy
    groups = parts.alone | np.where(contacts, touching, on)[parts.own]
    groups &= parts.pushed | (h > 0)  # others take no part in an impact
    terms = SimpleNamespace(
        M=M, force=h * (Q + C), A=A, after=after, held=held, touching=touching, choices=choices,
        groups=groups, acting=acting, rubbing=rubbing, h=h, without=(free, pull),
    )  # fmt: skip
    found = resting(terms, solve, parts) or rested(terms, solve, p, parts)
    found = found or solution(terms, groups & False, solve, p, parts)
    free, change, impulses, separation, u, _ = found
    pushes = contacts & (impulses < 0)
    stays = on & touching & (separation <= still)  # without a force
    acts = np.where(contacts, stays | pushes & (separation <= slow), on)
    turned = np.zeros(len(A), dtype=bool)
    if len(sticks):
        if not h:
            u = np.where(acting[sticks] & (np.abs(u) <= still[sticks]), 0.0, u)
        acts[sticks], p[parts.slips], turned[sticks] = directions(u, acts, acting, p, parts)
    begun = (pushes | acts) & ~acting | turned
    ended = (acting | begun) & ~acts | turned
    percussion = not h or ((begun | ended) & contacts).any()
    caused = (free if h else 0 * free) if percussion else change  # by all but those of an impact
    mean = v + caused / 2
    momentum = M * caused if M.ndim == 1 else M @ caused
    works = works + np.array([h * (Q @ mean + power), (momentum - h * Q) @ mean])
    p[parts.places] = acts[parts.switched]
    if begun.any() or ended.any():
        states = [np.concatenate([middle, v + dv, works]) for dv in (caused, change)]
        masks = begun[parts.switched], ended[parts.switched], p.copy()
        changes.append((t + h / 2, *states, *masks, impulses * percussion))
    q, v = middle + h / 2 * (v + change), v + change
    closed = contacts & (acts | touching & (separation <= still))  # also without a force
    if h and parts.corrects and (closed | held).any():
        q, v, more = corrected(at, solve, t + h, q, v, p, held, closed, parts)
        works = works + np.array([0.0, more])
    return np.concatenate([q, v, works]), acts


def arranged(**given: Any) -> SimpleNamespace:
    """Return the arrays that steps need: those given, and some that follow from them.

    Parameters
    ----------
    contacts : array of bool, shape (m,)
        Which constraints are contacts.
    restitution : array, shape (m,)
        The coefficients e; 0 for other constraints.
    holonomic : array of bool, shape (m,)
        Which constraints restrict positions.
    corrects : bool
        Whether positions are corrected.
    names : sequence of str
    sizes : array, shape (n,)
        Sizes of coordinates.
    rows : array, shape (m,)
        Sizes of the constraints.
    breaks : array
        Times at which inputs jump; steps end there.
    switched, places : array of int
        The constraints that do not always act, and the indices in p of their switches.
    conditions : callable
        For t, y and p returns the conditions on which constraints begin and end, shape (s, 2),
        positive if they hold, of the switches with conditions.
    level : array of bool
        Whether a constraint of ``switched`` acts as long as its condition holds.
    rubs, pushes : array, shape (f,)
        For each friction its constraint, and whether it is a contact whose force limits it.
    of, component, sticks, slips : array of int, shape (c,)
        For each component of a sliding velocity the friction, the number of the component, the
        constraint that acts while it sticks, and the index in p of its direction.
    """
    parts = SimpleNamespace(**given)
    parts.two_sided = ~parts.contacts
    parts.two_sided[parts.sticks] = False
    own = parts.two_sided[parts.switched]  # those with conditions
    parts.level = parts.level[own]
    parts.given, parts.given_places = parts.switched[own], parts.places[own]
    # frictions that stick together form a group
    first = parts.sticks[parts.component == 0]
    together, one, parts.group = np.unique(first, return_index=True, return_inverse=True)
    parts.own, parts.pushed, parts.first = parts.rubs[one], parts.pushes[one], together
    parts.member = parts.group[parts.of]
    parts.alone = parts.own == together  # without a constraint
    parts.always = parts.rubs == first
    return parts


def directions(
    u: Array, acts: Mask, acting: Mask, p: Array, parts: Any
) -> tuple[Mask, Array, Mask]:
    """Return which frictions stick, the directions in p, and which of them turn; by component.

    On a surface, a direction is kept until the sliding velocity u has turned by 60 degrees.
    """
    of, old = parts.of, p[parts.slips]
    exists, existed = ((parts.always | x[parts.rubs])[of] for x in (acts, acting))
    speed, size = (np.sqrt(np.bincount(of, x * x))[of] for x in (u, old))
    along = np.bincount(of, u * old)[of]
    sticks, fresh = exists & (speed == 0), size == 0
    turned = exists & ~sticks & ~fresh & (along < speed * size / 2)
    now = np.where(np.bincount(of)[of] == 1, np.sign(u), 1e-9 * u)
    slips = np.where(exists & ~sticks, np.where(fresh | turned, now, old), 0.0)
    return sticks, slips, turned & existed


def switch(
    t: float,
    h: float,
    y: Array,
    acting: Mask,
    due: Mask,
    at: At,
    solve: Solve,
    p: Array,
    parts: Any,
    changes: list[Any],
) -> tuple[Array, Mask]:
    """Return the state after these constraints have switched at the end of a step of length h.

    Positions may violate a constraint that begins, by up to the displacement in a step. Positions
    are then corrected, and a step of length zero has the impulses.
    """
    n, places, which = len(y) // 2 - 1, parts.given_places[due], parts.given[due]
    p[places] = ~acting[which]
    begun = which[p[places] > 0]
    if not len(begun):
        acts = acting.copy()
        acts[which] = False
        rubs = (parts.always | acts[parts.rubs])[parts.of]  # friction ends with its constraint
        acts[parts.sticks] &= rubs
        p[parts.places], p[parts.slips[~rubs]] = acts[parts.switched], 0.0
        ended = (acting & ~acts)[parts.switched]
        changes.append((t, y, y, ended & False, ended, p.copy(), np.zeros(len(acts))))
        return y, acts
    q, v = y[:n], y[n : 2 * n]
    _, _, A, rates, gaps, *_ = at(t, q, v, p)
    reach = h * (np.abs(A) @ np.abs(v) + np.abs(rates))
    missing = np.maximum(np.abs(gaps) - reach, 0) / (parts.rows + np.abs(A) @ np.abs(q))
    refuse_unmet(np.where(parts.holonomic, missing, 0.0), begun, parts.names)
    on = acting.copy()
    on[which] = p[places] > 0
    if parts.corrects:
        closed = on & parts.contacts
        q, _, _ = corrected(at, solve, t, q, v, p, on & parts.two_sided, closed, parts)
    return step(t, 0.0, np.concatenate([q, y[n:]]), acting, at, solve, p, parts, changes)


def corrected(
    at: At,
    solve: Solve,
    t: float,
    q: Array,
    v: Array,
    p: Array,
    held: Mask,
    closed: Mask,
    parts: Any,
) -> tuple[Array, Array, float]:
    """Return the nearest positions without overlap, velocities, and the work of their change.

    Positions move until the closed contacts do not overlap and the constraints that are held meet
    their equations; velocities until they meet the constraints that are held.
    """
    for _ in range(20):
        M, _, A, rates, gaps, *_ = at(t, q, v, p)
        gaps = np.where(np.abs(gaps) > 1e-14 * np.abs(A) @ np.abs(q), gaps, 0.0)
        gaps = np.where(parts.holonomic, gaps, 0.0)
        if not (gaps[held].any() or (gaps[closed] < 0).any()):
            break
        rows = np.where(parts.holonomic[:, None], A, 0.0)
        free, *_ = solve(M, 0 * q, rows[held], -gaps[held], held)
        choices = 0 * gaps, -gaps  # jammed contacts may not be able to separate
        inner = partial(solve, held=held)
        change, *_ = reaction(M, free, rows, gaps, held, closed, choices, inner)
        q = q + change
        if not (np.abs(change) > 1e-9 * (parts.sizes + np.abs(q))).any():
            M, _, A, rates, *_ = at(t, q, v, p)
            break
    if not held.any():
        return q, v, 0.0
    change, *_ = solve(M, 0 * q, A[held], -rates[held], held)
    momentum = M * change if M.ndim == 1 else M @ change
    return q, v + change, float(momentum @ (v + change / 2))
