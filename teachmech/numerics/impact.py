"""Impacts of one-sided constraints g >= 0: three laws for several contacts.

Impulses z push the contacts, and W z + f are the velocities of separation g' after them:

    M (v+ - v-) = J^T z - B^T Lambda,   z >= 0

J has the rows of the contacts, B those of the other constraints that act. The responses to unit
impulses follow from the equations of motion, and give the Delassus matrix W. Without z, the others
alone change g' from its value before the impact to f.

- Newton's law, all contacts together: the velocity after an impact is at least -e times the one
  before it (J. J. Moreau 1988; C. Glocker, "Set-Valued Force Laws", 2001).
- Poisson's law, all contacts together: each impulse of compression is followed by at least e times
  as much in decompression (F. Pfeiffer, C. Glocker, "Multibody Dynamics with Unilateral Contacts",
  1996, chapter 8).
- Newton's law, one contact after another, as if small gaps separated the bodies. The contacts may
  have friction: each impact then obeys `teachmech.numerics.coulomb.coulombs_law`.

One contact by itself follows the same law in all three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import lemke

NO_IMPULSE = (
    "no impulses are admissible: the contacts and the other constraints contradict each other",
    "change the constraints, or end the run before",
)
TOUCHES = 1e-10  # gap that counts as zero, relative to its terms
OVERLAP = 1e-14  # at which a contact begins, relative to its terms; one that hovers does not
SLOW = 1e-11  # velocity of a contact that counts as zero, relative to the size of its velocity
HOP = float(np.sqrt(2 * OVERLAP)) / SLOW  # times this, it hops no higher than the overlap
GAINS = (
    "Newton's law would add energy, since contacts of this impact separate before it",
    "take impacts='poisson' or impacts='sequence'",
)
NO_END = (
    "impacts without loss follow one after another without end",
    "let the contacts meet together, by another law of impact",
)
MOST_IMPACTS = 10_000  # one after another at the same moment


def velocity_after_impact(
    v: Array,
    M: Array,
    A: Array,
    rates: Array,
    contacts: Any,
    restitution: Array,
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
    law: Callable[[Array, Array, Array, Array], Array],
    names: Sequence[str],
    energy: float,
    D: Array | None = None,
    slips: Array | None = None,
) -> tuple[Array, Array, Array]:
    """Return velocity, impulses and velocities of separation after an impact.

    Parameters
    ----------
    v : array, shape (n,)
        The velocity before.
    M : array, shape (n, n) or (n,)
        Mass matrix, or its diagonal.
    A : array, shape (m, n)
        Rows of the constraints that act and of the contacts that touch; other rows are zero.
    rates : array, shape (m,)
        Their velocity form before the impact; negative for a contact that approaches.
    contacts : array of bool, shape (m,)
        Which of them are contacts that touch.
    restitution : array, shape (m,)
        The coefficients e, between 0 and 1.
    solve : callable
        Solves M x = Q - A^T z, A x = b, such as `teachmech.numerics.dynamics.udwadia_kalaba`.
    law : callable
        The law of impact, a value of `LAWS`. With friction, it is one for the normals and then the
        tangents, such as `teachmech.numerics.coulomb.coulombs_law`.
    names : sequence of str
        The names of the m constraints, for errors.
    energy : float
        Twice the kinetic energy of velocities of usual size; less than 1e-12 of it is rounding.
    D : array, shape (m, c, n), optional
        The gradients of the c components of the sliding velocities of the contacts; zero if they
        are smooth.
    slips : array, shape (m, c), optional
        The sliding velocities before the impact.

    Returns
    -------
    velocity : array, shape (n,)
    impulses : array, shape (m,)
        Lambda in M (v+ - v-) = -A^T Lambda; not positive for a contact, which pushes.
    separation : array, shape (m,)
        g'+ of the contacts; 0 for the other constraints.

    Raises
    ------
    FloatingPointError
        If no impulses are admissible, if they would add energy, or if a sequence without loss has
        no end. Without friction, only Newton's law adds energy, and only if a contact separates
        before the impact. With friction, ``law`` examines the energy.

    Examples
    --------
    Two equal balls, the first of which hits the second:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> v, impulses, _ = velocity_after_impact(np.array([2.0, 0.0]), np.ones(2),
    ...     np.array([[-1.0, 1.0]]), np.array([-2.0]), np.array([True]), np.ones(1), udwadia_kalaba,
    ...     newtons_law, ["balls"], 4.0)
    >>> v.round(12).tolist(), impulses.round(12).tolist()
    ([0.0, 2.0], [-2.0])
    """
    J, B, count = A[contacts], A[~contacts], np.count_nonzero(contacts)
    before, e = rates[contacts], restitution[contacts]
    if D is not None and slips is not None:
        J = np.concatenate([J, D[contacts].reshape(-1, len(v))])
        before = np.concatenate([before, slips[contacts].ravel()])
    change, multipliers, *_ = solve(M, np.zeros(len(v)), B, -rates[~contacts])
    moved, held = unit_responses(M, J, B, solve)
    W, free = J @ moved.T, before + J @ change
    z = law(W, before, free, e)
    impulses, separation = np.zeros(len(A)), np.zeros(len(A))
    impulses[contacts], impulses[~contacts] = -z[:count], multipliers + z @ held
    after = free + W @ z
    separation[contacts] = after[:count]
    # an impulse does work at the mean of the velocities before and after the impact
    forces, sums = np.append(z, -impulses[~contacts]), np.append(before + after, rates[~contacts])
    sizes = np.append(np.abs(before) + np.abs(after), np.abs(rates[~contacts]))
    if D is None and forces @ sums > 2e-9 * np.abs(forces) @ sizes + 1e-12 * energy:
        hit = " and ".join(names[k] for k in np.flatnonzero(impulses * contacts).tolist())
        raise FloatingPointError(f"{hit}: {GAINS[0]}", GAINS[1])
    return v + change + z @ moved, impulses, separation


def unit_responses(
    M: Array, J: Array, B: Array, solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]]
) -> tuple[Array, Array]:
    """Return the changes of velocity due to unit impulses, and those of other constraints.

    Parameters
    ----------
    M : array, shape (n, n) or (n,)
    J : array, shape (k, n)
        The directions of the impulses.
    B : array, shape (m, n)
        The rows of the other constraints.
    solve : callable
        As for `velocity_after_impact`.

    Returns
    -------
    moved : array, shape (k, n)
    held : array, shape (k, m)

    Examples
    --------
    >>> unit_responses(np.array([1.0, 2.0]), np.array([[0.0, 3.0]]), np.empty((0, 2)), None)[0]
    array([[0. , 1.5]])
    """
    if M.ndim == 1 and not len(B):
        return J / M, np.zeros((len(J), 0))
    unit = [solve(M, row, B, np.zeros(len(B)))[:2] for row in J]
    moved = np.array([x for x, _ in unit]).reshape(len(J), len(M))
    return moved, np.array([x for _, x in unit]).reshape(len(J), len(B))


def least_impulses(W: Array, q: Array) -> Array:
    """Return impulses z >= 0 with W z + q >= 0, where contacts that open have none.

    Examples
    --------
    >>> least_impulses(np.eye(2), np.array([-3.0, 1.0])).tolist()
    [3.0, 0.0]
    """
    size = np.abs(q).max(initial=0.0) or 1.0  # at a start that touches, it may be 1e-160
    found = lemke(W, q / size)
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    z: Array = size * found.z
    return z


def newtons_law(W: Array, before: Array, free: Array, e: Array) -> Array:
    """Return the impulses of Newton's law for all contacts together.

    Parameters
    ----------
    W : array, shape (k, k)
        The Delassus matrix.
    before, free : array, shape (k,)
        The velocities of separation before the impact, and after it without impulses of contacts.
    e : array, shape (k,)
        The coefficients of restitution.

    Examples
    --------
    The first of three equal balls in a row hits the second, which touches the third:

    >>> W, before = np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-1.0, 0.0])
    >>> newtons_law(W, before, before, np.ones(2)).round(12).tolist()
    [1.333333333333, 0.666666666667]
    """
    return least_impulses(W, free + e * np.minimum(before, 0))


def poissons_law(W: Array, before: Array, free: Array, e: Array) -> Array:
    """Return the impulses of Poisson's law for all contacts together; see `newtons_law`.

    Examples
    --------
    The contact between the second and the third ball rebounds, although they have not approached:

    >>> W, before = np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-1.0, 0.0])
    >>> poissons_law(W, before, before, np.array([0.0, 1.0])).round(12).tolist()
    [0.833333333333, 0.666666666667]
    """
    compression = least_impulses(W, free)
    least = (1 + e) * compression  # in both phases together
    w, terms = free + W @ least, np.abs(free) + np.abs(W) @ least
    return least + least_impulses(W, np.where(np.abs(w) > 1e-12 * terms, w, 0.0))


def one_after_another(W: Array, before: Array, free: Array, e: Array) -> Array:
    """Return the impulses of a sequence of impacts by Newton's law; see `newtons_law`.

    Examples
    --------
    The first ball stops, and the third moves away:

    >>> W, before = np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-1.0, 0.0])
    >>> one_after_another(W, before, before, np.ones(2)).round(12).tolist()
    [1.0, 1.0]
    """
    return in_sequence(W, free, e, newtons_law)


def in_sequence(
    W: Array, free: Array, e: Array, law: Callable[..., Array], *coefficients: Array
) -> Array:
    """Return the impulses of a sequence of impacts, along the normals and then the tangents.

    The contact that approaches with the greatest kinetic energy comes first; equal ones act
    together. A sequence may converge without end, as for e = 0. It ends if the velocities of
    approach are below 1e-12 of the first one; those that are left after 10 000 impacts are removed
    together.

    Parameters
    ----------
    W : array, shape (k, k), or (c k, c k) with c - 1 tangents for each contact
    free : array, shape (k,) or (c k,)
    e : array, shape (k,)
        As for ``law``.
    law : callable
        The law of each impact: `newtons_law`, or `teachmech.numerics.coulomb.coulombs_law` with a
        given energy.
    *coefficients : array, shape (k,)
        The further arguments of ``law``, such as the coefficients of friction.

    Raises
    ------
    FloatingPointError
        If impacts without loss have no end, or if ``law`` has no impulses for an impact.

    Examples
    --------
    >>> W, free = np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-1.0, 0.0])
    >>> in_sequence(W, free, np.ones(2), newtons_law).round(12).tolist()
    [1.0, 1.0]
    """
    z, w, first, count = np.zeros(len(W)), free, 0.0, len(e)
    root = np.sqrt(np.maximum(W.diagonal()[:count], 0))
    for _ in range(MOST_IMPACTS):
        blocked = np.where(-w[:count] > SLOW * np.abs(w).max(), 1e300, 0.0)  # no impulse moves it
        speeds = np.divide(np.maximum(-w[:count], 0), root, out=blocked, where=root > 0)
        greatest = speeds.max(initial=0.0)  # its square is twice the energy
        first = first or greatest
        if greatest <= SLOW / 10 * first:
            return z
        hit = speeds >= (1 - 1e-9) * greatest
        own = np.concatenate([hit, np.repeat(hit, len(W) // count - 1)])  # with the tangents
        part = W[np.ix_(own, own)]
        more = law(part, w[own], w[own], e[hit], *(c[hit] for c in coefficients))
        if not more.any():  # next to the sliding velocity, the approach is rounding
            return z
        z[own] += more
        w = free + W @ z
    if (e[w[:count] < 0] == 1).any():  # as between two walls without play
        raise FloatingPointError(*NO_END)
    return z + law(W, w, w, 0 * e, *coefficients)


LAWS = {"newton": newtons_law, "poisson": poissons_law, "sequence": one_after_another}
