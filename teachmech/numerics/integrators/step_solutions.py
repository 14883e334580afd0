"""Solutions of one time step: the changes and impulses of contacts and frictions that act in it.

What rests is tried first as equations: contacts that act and stick as in the step before, then the
frictions of two-sided constraints. Otherwise `teachmech.numerics.step_impulses.reaction` solves the
complementarity problem.

``terms`` has the values of one step: ``M``, A, ``force`` (the impulse of forces), ``after`` (the
velocity form of the constraints, to be changed), the masks ``held``, ``touching`` and ``acting``,
the ``choices`` of `reaction`, the ``groups`` of frictions that act, ``rubbing`` (normal forces and
coefficients), the length ``h``, and the solution ``without`` contacts and friction. ``parts`` is
the structure of `teachmech.numerics.integrators.moreau.arranged`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.numerics.step_impulses import reaction

Solve = Callable[..., tuple[Any, ...]]


def resting(terms: Any, solve: Solve, parts: Any) -> Any:
    """Return `solution` if every contact acts and sticks as in the step before, else None.

    The contacts are then equations. They hold if they push and friction is within its limits.
    """
    A, touching, allowed = terms.A, terms.touching, terms.choices[0]
    same = terms.acting[touching].all() and terms.acting[parts.first[terms.groups]].all()
    if not (terms.h and touching.any() and same and (allowed[touching] >= 0).all()):
        return None
    n, ties = A.shape[1], terms.held | touching
    ties[parts.sticks[terms.groups[parts.member]]] = True
    rows, target = A[ties], -(terms.after + np.where(touching, allowed, 0.0))[ties]
    change, pull, *_ = solve(terms.M, terms.force, rows, target, ties)
    total = np.concatenate([change, np.zeros(len(A)), [terms.h]])
    total[n:-1][ties] = pull
    impulses = np.where(touching, total[n:-1], 0.0)
    off, size = np.abs(rows @ change - target), np.abs(rows) @ np.abs(change) + np.abs(target)
    met = (off <= 1e-9 * size.max()).all() and (impulses <= 0).all()
    if not (met and within(total, terms.groups, terms.rubbing, parts)):
        return None
    separation = np.where(touching, -allowed, 0.0)  # without rounding errors
    u = terms.after[parts.sticks] + A[parts.sticks] @ change
    u = np.where(terms.groups[parts.member], 0.0, u)
    return terms.without[0], change, impulses, separation, u, total


def within(total: Array, stuck: Mask, rubbing: Any, parts: Any) -> bool:
    """Return whether the friction of all groups that are stuck is within its limit."""
    if not stuck.any():
        return True
    (normal, _, static), n = rubbing, len(total) - 1 - len(parts.contacts)
    most = np.bincount(parts.group, static * np.linalg.norm(normal @ total, axis=1))
    force = np.zeros((len(stuck), max(parts.component) + 1))
    force[parts.member, parts.component] = total[n + parts.sticks]
    return bool((np.linalg.norm(force, axis=1) <= (1 + 1e-9) * most)[stuck].all())


def rested(terms: Any, solve: Solve, p: Array, parts: Any) -> Any:
    """Return `solution` if all two-sided frictions that stuck before may stay so, else None.

    A jammed body may also move without any force of friction, which it does not do from rest.
    """
    stuck = terms.groups & ~parts.pushed & terms.acting[parts.first]
    if not stuck.any():
        return None
    try:
        found = solution(terms, stuck, solve, p, parts)
    except FloatingPointError:  # contacts must move what sticks
        return None
    return found if within(found[-1], stuck, terms.rubbing, parts) else None


def solution(terms: Any, stuck: Mask, solve: Solve, p: Array, parts: Any) -> tuple[Any, ...]:
    """Return changes without and with contacts and friction, impulses, separation, and slips.

    The frictions ``stuck`` are constraints. The last result has the change of the velocity, all
    impulses and the time, with which normal forces are computed.
    """
    A, sticks, n = terms.A, parts.sticks, terms.A.shape[1]
    ties = terms.held.copy()
    ties[sticks[stuck[parts.member]]] = True
    inner = partial(solve, held=ties)
    free, pull, *_ = terms.without
    if stuck.any():
        free, pull, *_ = inner(terms.M, terms.force, A[ties], -terms.after[ties])
    known = np.concatenate([free, np.zeros(len(A)), [terms.h]])
    known[n:-1][ties] = pull
    rough = frictions_of(terms, terms.groups & ~stuck, known, p, parts)
    given = terms.M, free, A, terms.after, ties, terms.touching, terms.choices
    change, impulses, separation, drag, slip = rubbed(partial(reaction, *given, inner), rough)
    u = np.where(stuck[parts.member], 0.0, terms.after[sticks] + A[sticks] @ change)
    if rough is not None:
        place = rough.groups[parts.member], parts.component
        impulses[sticks] = np.where(place[0] < 0, impulses[sticks], -drag[place])
        u = np.where(place[0] < 0, u, slip[place])
    total = known + np.concatenate([change - free, impulses, [0.0]])
    if not terms.h:
        impulses[ties] += pull
    return free, change, impulses, separation, u, total


def frictions_of(terms: Any, acts: Mask, known: Array, p: Array, parts: Any) -> Any:
    """Return these groups of frictions, as for `reaction`; None if there are none."""
    if not acts.any():
        return None
    (normal, mu, static), A, n = terms.rubbing, terms.A, terms.A.shape[1]
    own, pushed, group = parts.own, parts.pushed, parts.group
    shape = len(own), max(parts.component) + 1
    tangents, slides, was = np.zeros((*shape, n)), np.zeros(shape), np.zeros(shape)
    sticks, stuck = np.full(shape, -1), np.zeros(len(own), dtype=bool)
    place = parts.member, parts.component
    tangents[place], slides[place] = A[parts.sticks], terms.after[parts.sticks]
    was[place], sticks[place] = p[parts.slips], parts.sticks
    stuck[parts.member] = terms.acting[parts.sticks]
    pushing, factor = parts.pushes, np.ones(len(mu))
    factor[pushing] = normal[pushing, 0, n + parts.rubs[pushing]]  # N: times -lambda
    both = np.zeros((2, len(own)))
    both[:, group] = factor * mu, factor * static
    others = acts[group] & ~pushing
    groups = np.where(acts, np.cumsum(acts) - 1, -1)
    return SimpleNamespace(
        tangents=tangents[acts],
        slides=slides[acts],
        mu=np.where(stuck, both[1], both[0])[acts],
        static=both[1][acts],
        was=np.where(stuck[:, None], 0.0, was)[acts],
        sticks=sticks[acts],
        own=np.where(pushed, own, -1)[acts],
        vectors=normal[others],
        of=groups[group[others]],
        known=known,
        groups=groups,
    )


def rubbed(react: Any, rough: Any) -> tuple[Array, Array, Array, Array, Array]:
    """Return the result of `reaction`, with friction that may stick by mu_s if it comes to rest."""
    found: tuple[Array, Array, Array, Array, Array] = react(rough)
    if rough is None:
        return found
    mu = rough.mu
    turns = (rough.static > mu) & ((rough.was * found[4]).sum(axis=1) < 0)
    while turns.any():
        rough.mu = np.where(turns, rough.static, mu)
        found = react(rough)
        fails = turns & found[4].any(axis=1)
        turns = turns & ~fails
        if not fails.any():
            break
        if not turns.any():
            rough.mu = mu
            found = react(rough)
    return found
