"""The data of a system for the compiled functions: its machine code and its index."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from inspect import signature

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.model.lazy_texts import as_texts
from teachmech.numerics.dynamics import augmented_lagrangian, is_positive_definite
from teachmech.numerics.integrators import Settings
from teachmech.numerics.pivots import pivots_decide_rank
from teachmech.program import Model
from teachmech.run.compiled import machine
from teachmech.run.compiled.derivative import write_correction_code, write_derivative_code
from teachmech.run.compiled.jacobian import Slopes, slopes_of, write_slopes_code
from teachmech.run.compiled.kernel_library import CompiledProblem, MachineCode, ProblemCode
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
from teachmech.run.compiled.tangent_slopes import tangent_slopes
from teachmech.run.compiled.terms import LOOP, Terms, write_terms

MAX_PROGRAMS = 100  # compiled programs in memory
# In the metric M + A^T S A, singular values lie closer together than in units: by 7 to 11 times for
# Bennett's, Bricard's and Sarrus' linkages, 1e-3 off their constraints.
METRIC_FACTOR = 10
MANY_UNKNOWNS = 40  # with more unknowns, similar terms become loops
MAX_UNFOLDED = 2000  # with more operations or values, loops are written
MAX_WRITTEN = 50_000  # with more operations, the linear system is not written
PENALTY = int(signature(augmented_lagrangian).parameters["penalty"].default)
_codes: dict[tuple[object, ...], MachineCode] = {}


@dataclass(frozen=True, eq=False)
class Tangents:
    """The tangents of a compiled motion, apart from their values.

    Attributes
    ----------
    parameters : tuple of str, length P
        The parameters that change with a tangent.
    sizes : array, shape (k,)
        Changes with such sizes, relative to that of the state, need no relative accuracy.
    changes : array, shape (k, P)
        The changes of the parameters.
    """

    parameters: tuple[str, ...]
    sizes: Array
    changes: Array


def build(
    system: Description,
    settings: Settings,
    many: bool = False,
    tangents: Tangents | None = None,
) -> CompiledProblem:
    """Return the compiled problem of a system that `policy.refusal` does not refuse.

    If the mass matrix is singular at the start, the factorisation uses another metric. Code that
    takes long to compile is compiled immediately only for ``many`` runs. If rows of A differ in
    size, or the rank needs singular values, the library solves the linear system.
    """
    model = Model.of(system)
    sizes, units, _, factors = model.scales(settings.start, settings.end - settings.start)
    few = len(system.coordinates) + len(system.constraints) <= MANY_UNKNOWNS
    terms = write_terms(system, settings, sys.maxsize if few else LOOP)
    layout, definite = laid_out(system, settings, terms)
    slopes: Slopes | None = None
    counts, data = (0, 0), np.zeros(0)
    if tangents:
        slopes, counts = tangent_slopes(system, tangents.parameters), tangents.changes.shape
        data = np.column_stack([tangents.sizes, tangents.changes]).ravel()
    elif settings.method == "radau":
        slopes = slopes_of(system, settings)
    tolerance = model.rank_tolerance(settings)
    direct = bool((factors == 1).all()) and pivots_decide_rank(tolerance) and not layout.penalty
    index, workspace = packed(layout, direct, slopes, counts)
    values = np.concatenate([terms.constants, np.zeros(layout.size - len(terms.constants))])
    if not (definite or layout.penalty or pivots_decide_rank(tolerance)):
        tolerance *= METRIC_FACTOR
    p = np.concatenate([model.p, [tolerance], units, factors, sizes, data])
    varied = tangents.parameters if tangents else None
    code = _code(system, settings, terms, layout, direct, slopes, varied)
    if many:
        code.improve()
    return CompiledProblem(code, index, p, values, np.zeros(workspace))


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
    varied: tuple[str, ...] | None,
) -> MachineCode:
    """Return the machine code, which systems share that differ only in parameter values."""
    given = (vars(system)["mass"], vars(system)["forces"], tuple(system.inputs.items()))
    equations = tuple(vars(c)["equation"] for c in system.constraints)
    damping = (settings.stabilisation, settings.alpha, settings.beta)
    linear = (layout.definite, layout.weighted, layout.all.unknown.tolist(), direct)
    parameters = tuple(system.parameters)
    rubs = tuple(
        (c.friction, c.slip, as_texts(c.normal), as_texts(dict(c.virtual_work or {})))
        for c in system.constraints
    )
    aims = [programme.written() for programme in system.programmes], system.limits
    rest = repr((damping, linear, slopes is None, varied, rubs, aims))
    key = (system.coordinates, *given, equations, parameters, rest)
    code = _codes.get(key)
    if code is None:
        module = machine.LlvmModule()
        values = machine.write_terms_code(module, terms)
        if slopes is not None:
            write_slopes_code(module, slopes, terms, system)
        projected = settings.stabilisation == "projection"
        how = terms, layout, direct, projected, varied is not None
        code = _codes[key] = MachineCode(str(module), partial(_whole_code, module, values, *how))
        for old in list(_codes)[:-MAX_PROGRAMS]:
            _codes.pop(old, None)  # another thread may have been first
    return code


def _whole_code(
    module: machine.LlvmModule,
    values: machine.LlvmFunction,
    terms: Terms,
    layout: Layout,
    direct: bool,
    projected: bool,
    varied: bool,
) -> ProblemCode:
    """Return all functions of a problem in one module."""
    module = machine.LlvmModule(module)
    workspaces, workspace = [np.zeros(0)], Workspace(layout, [layout.all])
    folds = any(block.count > 1 for block in terms.blocks)
    like = None if folds else values
    runs = _runs(derivative_steps(layout, workspace))
    count = sum(block.count * len(block.values) for block in terms.blocks)
    loops = count > MAX_UNFOLDED or any(run.times > 1 for run in runs)
    count, most = operations(runs), MAX_WRITTEN if direct else 0
    if count <= most:
        if folds and not loops:
            terms = terms.one_by_one()
        if not (len(layout.sliding) or layout.actuators or varied):  # the others need the factors
            workspaces.append(write_derivative_code(module, terms, layout, workspace, runs, like))
        if projected and layout.m:
            patterns = [layout.positions, layout.all] if len(layout.holonomic) else [layout.all]
            workspace = Workspace(layout, patterns)
            runs = _runs(correction_steps(layout, workspace))
            if count + operations(runs) <= most:
                first = len(workspaces[-1])
                workspaces.append(
                    write_correction_code(module, terms, layout, workspace, runs, first, like)
                )
    return ProblemCode(str(module), np.concatenate(workspaces), loops)


def _runs(steps: list[Step]) -> list[StepLoop]:
    """Return the steps of the linear system, with loops if these shorten the code by half."""
    plain = one_by_one(steps)
    if operations(plain) <= MAX_UNFOLDED:
        return plain
    runs = folded(steps)
    return runs if operations(runs) < operations(plain) / 2 else plain
