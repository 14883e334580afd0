"""Time stepping of Moreau and Jean: contacts open and close within steps of a constant length.

No event is located. In each step, the contacts that overlap at the middle of the step form one
complementarity problem for the velocity at its end, together with the other constraints:

    q_m = q + h/2 v
    M (v' - v) = h Q(t_m, q_m, v) + J^T z + D^T T - B^T Lambda,   rates of B at v' are zero
    w = g'(v') + e g'(v),   w >= 0,   z >= 0,   w^T z = 0   for contacts with g(q_m) <= 0
    T = -mu z sign(u'),   or |T| <= mu z if u' = 0          for their sliding velocities u'
    q' = q_m + h/2 v'

(J. J. Moreau, "Unilateral contact and dry friction in finite freedom dynamics", CISM Courses 302,
Springer 1988; M. Jean, Comput. Methods Appl. Mech. Eng. 177 (1999) 235-257; M is that at the middle
of the step.) z and T are the impulses in a step: of finite forces and of impacts. The number of
impacts does not matter, so piles of many bodies and accumulating impacts need no special care.
Velocities at the ends of the step are extrapolated by b of A q'' = b. The error is of second order
in h as long as no contact changes. An impact is late or early by less than a step, an error of
first order.

The velocity problem does not correct positions. A projection at the end of the step moves contacts
that act to g >= 0, and the other constraints to zero, with the least change of q in the metric M
(V. Acary, Comput. Methods Appl. Mech. Eng. 256 (2013) 224-250).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import ComplementaritySolution, lemke
from teachmech.numerics.friction import FrictionForces
from teachmech.numerics.impact import NO_IMPULSE, unit_responses
from teachmech.numerics.space_friction import friction_forces

Solve = Callable[[Array, Array, Array, Array], tuple[Any, ...]]


def moreau(
    at: Callable[[float, Array, Array, Array], tuple[Any, ...]],
    solve: Solve,
    times: Array,
    y: Array,
    p: Array,
    sizes: Array,
    contacts: Any,
    frictions: tuple[Any, Any, Any, Any],
    switches: tuple[Any, Any],
    restitution: Array,
    holonomic: Any,
    changes: list[Any],
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Take one step from each of the times to the next.

    Parameters
    ----------
    at : callable
        For t, q, v and p returns M, shape (n, n) or its diagonal; Q, shape (n,); A, shape (m, n);
        the velocity form and the position form of the constraints, shape (m,); b of A q'' = b, all
        as if all contacts were closed and stuck; the coefficients of friction of the contacts,
        shape (m,); the power of a moving mass matrix, v^T M' v/2; and C, shape (n,), the virtual
        work of the constraints, or 0.
    solve : callable
        Solves M x = Q - B^T z, B x = b, with the rows B of the constraints that always act.
    times : array, shape (N,)
    y : array, shape (2 n + 2,)
        The state at the first time.
    p : array
        The parameters.
    sizes : array, shape (2 n + 2,)
        Sizes of y.
    contacts : array of bool, shape (m,)
        Which constraints are contacts.
    frictions : tuple of array of int, shape (c,)
        For each component of a sliding velocity the contact, the number of the component, the
        constraint that acts while it sticks, and the index in p of its direction.
    switches : tuple of array of int
        The constraints that do not always act, and the indices in p of their switches.
    restitution : array, shape (m,)
        The coefficients e; 0 for other constraints.
    holonomic : array of bool, shape (m,), or None
        Which constraints restrict positions; None if positions are not corrected.
    changes : list
        Receives the steps in which constraints begin or cease to act, as for
        `teachmech.numerics.integrators.switching.switched`. Their time and coordinates are those at
        the middle of the step. If a contact begins or ends, the velocities are those without and
        with the impulses of contacts, whose work is that of an impact.

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
    n, t, (rubs, parts, sticks, slips), (switched, places) = (
        *(len(y) // 2 - 1, times[0]),
        *(frictions, switches),
    )
    acting, always = np.zeros(len(contacts), dtype=bool), ~contacts
    always[sticks], acting[switched] = False, p[places] > 0
    components = max(parts, default=0) + 1
    tangents = np.zeros((len(contacts), components, n))
    slides = np.zeros((len(contacts), components))
    for t_next in times[1:]:
        h = t_next - t
        q, v, works = y[:n], y[n : 2 * n], y[2 * n :]
        middle = q + h / 2 * v
        M, Q, A, rates, gaps, b, mu, power, C = at(t + h / 2, middle, v, p)
        # the velocity form rises by -b per unit of time; an impact changes b
        turn = np.where(acting | always, h / 2 * b, 0.0)
        before, after = rates + turn, rates - turn  # for v at the ends of the step
        free, *_ = solve(M, h * (Q + C), A[always], -after[always])
        slow = np.abs(A @ free) + h * np.abs(b)
        near, still = (1e-12 * np.abs(A) @ np.abs(x) for x in (q, v))  # rounding
        room = gaps + h / 4 * turn  # at the end, if the contact closes
        touching = contacts & (np.where(acting, room - h * slow - near, gaps) <= 0)
        allowed = np.where(np.abs(before) > slow, restitution, 0.0) * before
        if holonomic is not None:
            allowed = allowed + np.where(acting, np.clip(room / h, 0.0, slow), 0.0)
        choices = allowed, np.maximum(allowed, 0)  # if a rebound is impossible or adds energy
        tangents[rubs, parts], slides[rubs, parts] = A[sticks], after[sticks]
        rough = (tangents, slides, mu) if len(rubs) else None
        change, impulses, separation, drag, slip = reaction(
            M, free, A, after, always, touching, choices, solve, rough
        )
        impulses[sticks] = -drag[rubs, parts]
        pushes = contacts & (impulses < 0)
        stays = acting & touching & (separation <= still)  # without a force
        acts = stays | pushes & (separation <= slow)
        own = slip[rubs, parts]
        p[slips] = np.sign(own) if components == 1 else 1e-9 * own  # a direction
        acts[sticks] = acts[rubs] & ~slip[rubs].any(axis=1)
        begun = (pushes | acts) & ~acting
        ended = (acting | begun) & ~acts
        percussion = ((begun | ended) & contacts).any()
        caused = free if percussion else change  # by all forces but those of an impact
        mean = v + caused / 2
        momentum = M * caused if M.ndim == 1 else M @ caused
        works = works + np.array([h * (Q @ mean + power), (momentum - h * Q) @ mean])
        p[places] = acts[switched]
        if begun.any() or ended.any():
            states = [np.concatenate([middle, v + dv, works]) for dv in (caused, change)]
            masks = begun[switched], ended[switched], p.copy()
            changes.append((t + h / 2, *states, *masks, impulses * percussion))
        q_next, v_next = middle + h / 2 * (v + change), v + change
        closed = acts & contacts
        if holonomic is not None and (closed | always).any():
            q_next, v_next, more = corrected(
                at, solve, t_next, q_next, v_next, p, sizes[:n], always, closed, holonomic
            )
            works = works + np.array([0.0, more])
        y_next = np.concatenate([q_next, v_next, works])
        if not np.isfinite(y_next).all():
            raise FloatingPointError("the state is no longer finite")

        def inside(when: float, t: float = t, h: float = h, y: Array = y) -> Array:
            return y + (when - t) / h * (y_next - y)  # noqa: B023 - used before the next step

        yield t_next, [(t_next, y_next)], inside
        t, y, acting = t_next, y_next, acts


def reaction(
    M: Array,
    free: Array,
    A: Array,
    rates: Array,
    always: Any,
    touching: Any,
    choices: Sequence[Array],
    solve: Solve,
    rough: tuple[Array, Array, Array] | None = None,
) -> tuple[Array, Array, Array, Array, Array]:
    """Return the change of the velocity in a step, the impulses of contacts, and their velocities.

    Parameters
    ----------
    M : array, shape (n, n) or (n,)
    free : array, shape (n,)
        The change without contacts.
    A : array, shape (m, n)
    rates : array, shape (m,)
        The velocity form of the constraints before.
    always, touching : array of bool, shape (m,)
        Which constraints always act, and which are contacts that touch.
    choices : sequence of array, shape (m,)
        The allowed velocity of approach afterwards; negative for a contact that rebounds. The first
        one counts for which there are impulses that add no energy.
    solve : callable
        As for `moreau`.
    rough : tuple, optional
        The gradients of the sliding velocities, shape (m, c, n), these velocities before, shape
        (m, c), and the coefficients of friction, shape (m,).

    Returns
    -------
    change : array, shape (n,)
    impulses : array, shape (m,)
        Lambda in M (change - free) = -A^T Lambda + D^T T; not positive for contacts.
    separation : array, shape (m,)
        The velocity form of the contacts that touch, after the change; 0 for others.
    drag, slip : array, shape (m, c)
        The impulses T of friction, and the sliding velocities after the change.

    Raises
    ------
    FloatingPointError
        If no impulses are admissible, as between walls that approach each other.

    Examples
    --------
    A ball of mass 2 falls on the floor with the speed 3; gravity adds 1 in the step:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> closed, ball = np.array([True]), (np.array([2.0]), np.array([-1.0]), np.eye(1))
    >>> change, impulses, separation, *_ = reaction(*ball, np.array([-3.0]), ~closed, closed,
    ...     [np.array([-1.5])], udwadia_kalaba)
    >>> change.tolist(), impulses.tolist(), separation.tolist()
    ([4.5], [-11.0], [1.5])
    """
    impulses, separation = np.zeros((2, len(A)))
    drag, slip = np.zeros((2, *(rough[1].shape if rough else (len(A), 1))))
    count = np.count_nonzero(touching)
    if not count:
        return free, impulses, separation, drag, slip
    B, rows, before = A[always], A[touching], rates[touching]
    if rough is not None:
        tangents, slides, mu = rough
        rows = np.concatenate([rows, tangents[touching].reshape(-1, len(free))])
        before = np.concatenate([before, slides[touching].ravel()])
    moved, shares = unit_responses(M, rows, B, solve)
    W, after = rows @ moved.T, before + rows @ free
    found: ComplementaritySolution | FrictionForces
    for allowed in choices:
        q = after.copy()
        q[:count] += allowed[touching]
        size = np.abs(q).max() or 1.0
        if rough is None:
            found = lemke(W, q / size)
            z = size * found.z
        else:
            found = friction_forces(W, q / size, mu[touching])
            z = size * np.concatenate([found.normal, found.tangential.ravel()])
            drag[touching] = z[count:].reshape(count, -1)
            slip[touching] = size * found.slips.reshape(count, -1)
        work = z @ (after + W @ z / 2)
        if found.solved and work <= 1e-9 * np.abs(z) @ np.abs(after):
            break
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    impulses[touching], impulses[always] = -z[:count], z @ shares
    separation[touching] = (after + W @ z)[:count]
    return free + z @ moved, impulses, separation, drag, slip


def corrected(
    at: Callable[[float, Array, Array, Array], tuple[Any, ...]],
    solve: Solve,
    t: float,
    q: Array,
    v: Array,
    p: Array,
    size: Array,
    always: Any,
    closed: Any,
    holonomic: Any,
) -> tuple[Array, Array, float]:
    """Return the nearest positions without overlap, velocities, and the work of their change.

    Positions move until the closed contacts do not overlap and the constraints that always act meet
    their equations; velocities until they meet the constraints that always act.
    """
    for _ in range(20):
        M, _, A, _, gaps, *_ = at(t, q, v, p)
        gaps = np.where(np.abs(gaps) > 1e-14 * np.abs(A) @ np.abs(q), gaps, 0.0)
        A, gaps = np.where(holonomic[:, None], A, 0.0), np.where(holonomic, gaps, 0.0)
        free, *_ = solve(M, 0 * q, A[always], -gaps[always])
        choices = 0 * gaps, -gaps  # jammed contacts may not be able to separate
        change, *_ = reaction(M, free, A, gaps, always, closed, choices, solve)
        q = q + change
        if not (np.abs(change) > 1e-9 * (size + np.abs(q))).any():
            break
    if not always.any():
        return q, v, 0.0
    M, _, A, rates, *_ = at(t, q, v, p)
    change, *_ = solve(M, 0 * q, A[always], -rates[always])
    momentum = M * change if M.ndim == 1 else M @ change
    return q, v + change, float(momentum @ (v + change / 2))
