"""A system made ready for the compiled functions: its machine code and its index."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from teachmech.model.description import Description
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.integrators import Settings
from teachmech.numerics.pivots import tell_the_rank
from teachmech.program import Model
from teachmech.run.compiled import machine
from teachmech.run.compiled.derivative import write_derivative_code, write_no_derivative_code
from teachmech.run.compiled.kernels import Problem
from teachmech.run.compiled.layout import Layout, lay_out, packed
from teachmech.run.compiled.machine import Machine
from teachmech.run.compiled.steps import Run, folded, one_by_one, operations, steps_of
from teachmech.run.compiled.terms import Terms, write_terms

KEPT = 100  # compiled programs in memory
# In the metric M + A^T S A, singular values lie closer together than in units: those of Bennett's,
# Bricard's and Sarrus' linkages 1e-3 beside their constraints by 7 to 11 times.
CLOSER = 10
SHORT = 2000  # operations of the linear system, or values, up to which nothing is folded
# Operations up to which they are written at all: 1000 take a tenth of a second, which a single run
# may not win back, and many runs do.
WRITTEN_OUT, WRITTEN_FOR_MANY = 6000, 40_000
_known: dict[bytes, tuple[Machine, Machine]] = {}


def build(system: Description, settings: Settings, many: bool = False) -> Problem:
    """Return a system, which `policy.refusal` does not refuse, as the compiled functions take it.

    Where the mass matrix is singular at the start, the factorisation takes another metric.
    What takes long to compile is compiled for ``many`` runs alone. Rows of A that are not alike in
    size, or among which singular values must find the rank, are left to the common functions.
    """
    model = Model.of(system)
    p = model.p
    M = model.mass_matrix(settings.start, *model.start, p)
    definite = not system.mass_may_be_singular or is_positive_definite(M)
    sizes, units, _, factors = model.scales(settings.start, settings.end - settings.start)
    terms = write_terms(system, settings)
    A = model.constraint_matrix(settings.start, *model.start, p)
    layout = lay_out(system, terms, None if definite else (M, A))
    index, room = packed(layout)
    room_of_metric = 0 if definite else len(layout.metric)
    values = np.concatenate([terms.constants, np.zeros(room_of_metric + 1)])
    tolerance = model.rank_tolerance(settings)
    direct = bool((factors == 1).all()) and tell_the_rank(tolerance)
    if not (definite or tell_the_rank(tolerance)):
        tolerance *= CLOSER
    p = np.concatenate([p, [tolerance], units, factors, sizes])
    most = WRITTEN_FOR_MANY if many else WRITTEN_OUT
    functions = _functions(system, settings, terms, layout, most if direct else 0)
    return Problem(*functions, index, p, values, np.zeros(room))


def _functions(
    system: Description, settings: Settings, terms: Terms, layout: Layout, most: int
) -> tuple[Machine, Machine]:
    """The machine code; the same for systems that differ in the values of parameters only."""
    equations = [c.equation for c in system.constraints]
    texts = (system.coordinates, system.mass, system.forces, equations)
    damping = (settings.damped, settings.alpha, settings.beta)
    linear = (layout.definite, layout.weighted, layout.all.unknown.tolist(), most)
    source = repr((*texts, tuple(system.parameters), damping, linear))
    key = hashlib.sha256(source.encode()).digest()
    if key not in _known:
        while len(_known) >= KEPT:
            del _known[next(iter(_known))]
        _known[key] = _compiled(system, settings, terms, layout, most)
    return _known[key]


def _compiled(
    system: Description, settings: Settings, terms: Terms, layout: Layout, most: int
) -> tuple[Machine, Machine]:
    runs = _runs(layout)
    values = sum(block.count * len(block.values) for block in terms.blocks)
    loops = values > SHORT or any(run.times > 1 for run in runs)
    writers: list[Callable[[Any], None]] = [partial(machine.write_terms_code, terms=terms)]
    if operations(runs) <= most:
        if not loops and len(terms.blocks) > 1:
            terms = write_terms(system, settings, sys.maxsize)
        writers.append(partial(write_derivative_code, terms=terms, layout=layout, runs=runs))
    else:
        writers.append(write_no_derivative_code)
    engine = machine.compiled(writers, loops)
    code = Machine(engine, "terms", machine.TERMS)
    return code, Machine(engine, "derivative", machine.DERIVATIVE)


def _runs(layout: Layout) -> list[Run]:
    """The steps of the linear system: one by one, or folded where that makes it much shorter."""
    steps = steps_of(layout)
    plain = one_by_one(steps)
    if operations(plain) <= SHORT or layout.weighted:
        return plain
    runs = folded(steps)
    return runs if operations(runs) < operations(plain) / 2 else plain
