"""Impulses in a step of time stepping: of contacts, of friction, and of other constraints.

The contacts that touch and the frictions that act form one complementarity problem for the velocity
after the step. The friction of a contact is limited by its own impulse. The other frictions, as in
a pin or a slider, are limited by impulses that are not unknowns of the problem: by the length of a
vector that is linear in all impulses and in the change of the velocity. Such a friction is a
contact of its own, whose normal impulse is its limit L:

    0 <= L,  0 <= L - mu e.(c + S z),  one of them is zero;    |T| <= L

Here z are the other impulses, and e is the direction of the vector c + S z. It is found by
repetition, which is Newton's method: for one component, e is a sign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import ComplementaritySolution, lemke
from teachmech.numerics.coulomb import PARADOX, unit_vectors
from teachmech.numerics.friction import FrictionForces
from teachmech.numerics.impact import NO_IMPULSE, unit_responses
from teachmech.numerics.space_friction import friction_forces

Solve = Callable[[Array, Array, Array, Array], tuple[Any, ...]]
DIRECTIONS = 50  # repetitions until the directions of normal forces are those of the impulses


def reaction(
    M: Array,
    free: Array,
    A: Array,
    rates: Array,
    held: Any,
    touching: Any,
    choices: Sequence[Array],
    solve: Solve,
    rough: Any = None,
) -> tuple[Array, Array, Array, Array, Array]:
    """Return the change of the velocity in a step, the impulses, and the velocities of contacts.

    Parameters
    ----------
    M : array, shape (n, n) or (n,)
    free : array, shape (n,)
        The change without contacts and friction.
    A : array, shape (m, n)
    rates : array, shape (m,)
        The velocity form of the constraints before.
    held, touching : array of bool, shape (m,)
        Which constraints act on both sides, and which are contacts that touch.
    choices : sequence of array, shape (m,)
        The allowed velocity of approach afterwards; negative for a contact that rebounds. The first
        one counts for which there are impulses that add no energy.
    solve : callable
        Solves M x = Q - B^T z, B x = b, with the rows B of ``held``.
    rough : namespace, optional
        The frictions that act: ``tangents``, shape (g, c, n), the gradients of their sliding
        velocities; ``slides``, shape (g, c), these velocities before; ``mu``, shape (g,), the
        coefficients; ``sticks``, shape (g, c), the constraints with the multipliers -T, or -1 for a
        missing component; ``own``, shape (g,), the contact whose impulse limits each, or -1. For
        the latter, ``vectors`` are the normal forces, shape (f, d, n + m + 1), as for
        `teachmech.numerics.coulomb.with_friction`, ``of`` their frictions, and ``known`` are the
        change of the velocity, the impulses and the time without contacts and friction.

    Returns
    -------
    change : array, shape (n,)
    impulses : array, shape (m,)
        Lambda in M (change - free) = -A^T Lambda + D^T T; not positive for contacts.
    separation : array, shape (m,)
        The velocity form of the contacts that touch, after the change; 0 for others.
    drag, slip : array, shape (g, c)
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
    impulses, separation, none = *np.zeros((2, len(A))), np.zeros((0, 1))
    places = np.flatnonzero(touching)
    count = len(places)
    if not count and rough is None:
        return free, impulses, separation, none, none
    rows, before = A[places], rates[places]
    if rough is not None:
        pairs = np.full(len(A), -1)  # the friction of each contact
        alone = rough.own < 0
        pairs[rough.own[~alone]] = np.flatnonzero(~alone)
        order = np.append(pairs[places], np.flatnonzero(alone))
        smooth = (order < 0)[:, None]
        tangents = np.where(smooth[..., None], 0.0, rough.tangents[order])
        mu, slides = np.where(smooth[:, 0], 0.0, rough.mu[order]), rough.slides[order]
        rows = np.concatenate([rows, tangents.reshape(-1, len(free))])
        before = np.concatenate([before, np.where(smooth, 0.0, slides).ravel()])
    moved, shares = unit_responses(M, rows, A[held], solve)
    W, after = rows @ moved.T, before + rows @ free
    found: ComplementaritySolution | FrictionForces
    for allowed in choices:
        q = after.copy()
        q[:count] += allowed[places]
        if rough is None:
            size = np.abs(q).max() or 1.0
            found = lemke(W, q / size)
            z = size * found.z
        elif alone.any():
            responses = np.zeros((len(rows), len(A)))
            responses[:, held] = shares
            responses[np.arange(count), places] = -1.0
            tied = np.where(smooth, -1, rough.sticks[order]).ravel()
            along = np.flatnonzero(tied >= 0)
            responses[count + along, tied[along]] = -1.0
            unit = np.column_stack([moved, responses, np.zeros(len(rows))])
            found, z, slips = limited(W, q, mu, count, rough, unit)
        else:
            found, z, slips = scaled(W, q, mu)
        work = z @ (after + W @ z / 2)
        if found.solved and work <= 1e-9 * np.abs(z) @ np.abs(after):
            break
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    impulses[places], impulses[held] = -z[:count], z @ shares
    separation[places] = (after + W @ z)[:count]
    if rough is None:
        return free + z @ moved, impulses, separation, none, none
    drag, slip = np.zeros((2, *rough.slides.shape))
    rubs = order >= 0
    drag[order[rubs]] = z[count:].reshape(len(order), -1)[rubs]
    slip[order[rubs]] = slips.reshape(len(order), -1)[rubs]
    return free + z @ moved, impulses, separation, drag, slip


def scaled(W: Array, q: Array, mu: Array) -> tuple[FrictionForces, Array, Array]:
    """Return the result of `friction_forces` for q of any size, with its impulses and slips.

    Examples
    --------
    >>> scaled(np.eye(2), np.array([-10.0, 6]), np.array([0.5]))[1:]
    (array([10., -5.]), array([1.]))
    """
    size = np.abs(q).max(initial=0.0) or 1.0
    found = friction_forces(W, q / size, mu)
    z: Array = size * np.concatenate([found.normal, found.tangential.ravel()])
    return found, z, size * found.slips


def limited(
    W: Array, q: Array, mu: Array, count: int, rough: Any, unit: Array
) -> tuple[FrictionForces, Array, Array]:
    """Return the result of `scaled` if impulses limit frictions that are not their own.

    Parameters
    ----------
    W : array, shape (r, r)
    q : array, shape (r,)
        Delassus matrix and velocities of ``count`` contacts, then of the tangents of all frictions.
    mu : array, shape (k,)
        The coefficients of the contacts, then of the other frictions.
    count : int
    rough : namespace
        As for `reaction`.
    unit : array, shape (r, n + m + 1)
        What a unit of each impulse adds to ``rough.known``.

    Examples
    --------
    A block slides along a guide, which holds it with -10 without friction:

    >>> from types import SimpleNamespace
    >>> rough = SimpleNamespace(own=np.array([-1]), of=np.array([0]), known=np.array([0, -10.0, 1]),
    ...     vectors=np.array([[[0, 1.0, 0]]]))
    >>> limited(np.eye(1), np.array([8.0]), np.array([0.3]), 0, rough, np.zeros((1, 3)))[1:]
    (array([-3.]), array([5.]))
    """
    alone = np.flatnonzero(rough.own < 0)
    k = len(mu)
    parts = (len(q) - count) // k  # components of a sliding velocity
    real = np.concatenate([np.arange(count), np.arange(k, k + parts * k)])
    own = np.arange(count, k)  # the limits
    sizes = W.diagonal()[count + parts * count :].reshape(-1, parts).max(axis=1)
    sizes = np.where(sizes > 0, sizes, 1.0)
    known, slopes = rough.vectors @ rough.known, rough.vectors @ unit.T
    shares = (rough.of == alone[:, None]) * (mu[count:] * sizes)[:, None]
    whole, right = np.zeros((k + parts * k,) * 2), np.zeros(k + parts * k)
    whole[np.ix_(real, real)], right[real] = W, q
    whole[own, own] = sizes
    directions = unit_vectors(known)
    for _ in range(DIRECTIONS):
        whole[np.ix_(own, real)] = -shares @ np.einsum("fd,fdr->fr", directions, slopes)
        right[own] = -shares @ np.sum(directions * known, axis=1)
        found, z, slips = scaled(whole, right, np.append(mu[:count], np.ones(len(own))))
        z = z[real]
        last, directions = directions, unit_vectors(known + slopes @ z)
        if not np.abs(directions - last).max() > 1e-5:  # their errors act squared
            return found, z, slips
    raise FloatingPointError(*PARADOX)
