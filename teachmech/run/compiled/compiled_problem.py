"""The data of a system for the compiled functions: its machine code and its index."""

from __future__ import annotations

import sys
from functools import partial
from inspect import signature

import numpy as np

from teachmech.model.description import Description
from teachmech.numerics.dynamics import augmented_lagrangian, is_positive_definite
from teachmech.numerics.integrators import Settings
from teachmech.numerics.pivots import tell_the_rank
from teachmech.program import Model
from teachmech.run.compiled import machine
from teachmech.run.compiled.derivative import write_correction_code, write_derivative_code
from teachmech.run.compiled.jacobian import Slopes, slopes_of, write_slopes_code
from teachmech.run.compiled.kernel_library import Code, Problem, Written
from teachmech.run.compiled.layout import Layout, lay_out, packed
from teachmech.run.compiled.steps import (
    Step,
    StepLoop,
    Workspace,
    correction_steps,
    derivative_steps,
    folded,
    one_by_one,
    operations,
)
from teachmech.run.compiled.terms import LOOP, Terms, write_terms

KEPT = 100  # compiled programs in memory
# In the metric M + A^T S A, singular values lie closer together than in units: by 7 to 11 times for
# Bennett's, Bricard's and Sarrus' linkages, 1e-3 off their constraints.
CLOSER = 10
FEW = 40  # unknowns up to which similar terms are written one by one
SHORT = 2000  # operations of the linear system, or values, up to which no loops are written
WRITTEN_OUT = 50_000  # operations up to which the linear system is written at all
PENALTY = int(signature(augmented_lagrangian).parameters["penalty"].default)
_known: dict[tuple[object, ...], Code] = {}


def build(system: Description, settings: Settings, many: bool = False) -> Problem:
    """Return the compiled problem of a system that `policy.refusal` does not refuse.

    If the mass matrix is singular at the start, the factorisation has another metric. Code that
    takes long to compile is compiled immediately only for ``many`` runs. The library handles rows
    of A of different sizes, and rows whose rank needs singular values.
    """
    model = Model.of(system)
    sizes, units, _, factors = model.scales(settings.start, settings.end - settings.start)
    few = len(system.coordinates) + len(system.constraints) <= FEW
    terms = write_terms(system, settings, sys.maxsize if few else LOOP)
    layout, definite = laid_out(system, settings, terms)
    slopes = slopes_of(system, settings) if settings.method == "radau" else None
    tolerance = model.rank_tolerance(settings)
    direct = bool((factors == 1).all()) and tell_the_rank(tolerance) and not layout.penalty
    index, room = packed(layout, direct, slopes)
    values = np.concatenate([terms.constants, np.zeros(layout.size - len(terms.constants))])
    if not (definite or layout.penalty or tell_the_rank(tolerance)):
        tolerance *= CLOSER
    p = np.concatenate([model.p, [tolerance], units, factors, sizes])
    code = _code(system, settings, terms, layout, direct, slopes)
    if many:
        code.improve()
    return Problem(code, index, p, values, np.zeros(room))


def laid_out(system: Description, settings: Settings, terms: Terms) -> tuple[Layout, bool]:
    """Return the layout of a system with these terms, and whether M is definite at the start."""
    model = Model.of(system)
    M, A = (
        matrix(settings.start, *model.start, model.p)
        for matrix in (model.mass_matrix, model.constraint_matrix)
    )
    definite = not system.mass_may_be_singular or is_positive_definite(M)
    penalty = PENALTY if settings.stabilisation == "augmented" else 0
    return lay_out(system, terms, None if definite else (M, A), penalty), definite


def _code(
    system: Description,
    settings: Settings,
    terms: Terms,
    layout: Layout,
    direct: bool,
    slopes: Slopes | None,
) -> Code:
    """Return the machine code, which systems share that differ only in parameter values."""
    given = (vars(system)["mass"], vars(system)["forces"])
    equations = tuple(vars(c)["equation"] for c in system.constraints)
    damping = (settings.stabilisation, settings.alpha, settings.beta)
    linear = (layout.definite, layout.weighted, layout.all.unknown.tolist(), direct, slopes is None)
    parameters = tuple(system.parameters)
    key = (system.coordinates, *given, equations, parameters, repr((damping, linear)))
    code = _known.get(key)
    if code is None:
        module = machine.Module()
        values = machine.write_terms_code(module, terms)
        if slopes is not None:
            write_slopes_code(module, slopes, terms, system)
        how = terms, layout, direct, settings.stabilisation == "projection"
        code = _known[key] = Code(str(module), partial(_written, module, values, *how))
        for old in list(_known)[:-KEPT]:
            _known.pop(old, None)  # another thread may have been first
    return code


def _written(
    module: machine.Module,
    values: machine.Code,
    terms: Terms,
    layout: Layout,
    direct: bool,
    projected: bool,
) -> Written:
    """Return all functions of a problem in one module, with that of the values."""
    module = machine.Module(module)
    rooms, room = [np.zeros(0)], Workspace(layout, [layout.all])
    folds = any(block.count > 1 for block in terms.blocks)
    like = None if folds else values
    runs = _runs(derivative_steps(layout, room))
    count = sum(block.count * len(block.values) for block in terms.blocks)
    loops = count > SHORT or any(run.times > 1 for run in runs)
    count, most = operations(runs), WRITTEN_OUT if direct else 0
    if count <= most:
        if folds and not loops:
            terms = terms.one_by_one()
        rooms.append(write_derivative_code(module, terms, layout, room, runs, like))
        if projected and layout.m:
            patterns = [layout.positions, layout.all] if len(layout.holonomic) else [layout.all]
            room = Workspace(layout, patterns)
            runs = _runs(correction_steps(layout, room))
            if count + operations(runs) <= most:
                first = len(rooms[-1])
                rooms.append(write_correction_code(module, terms, layout, room, runs, first, like))
    return Written(str(module), np.concatenate(rooms), loops)


def _runs(steps: list[Step]) -> list[StepLoop]:
    """Return the steps of the linear system, with loops if they make it much shorter."""
    plain = one_by_one(steps)
    if operations(plain) <= SHORT:
        return plain
    runs = folded(steps)
    return runs if operations(runs) < operations(plain) / 2 else plain
