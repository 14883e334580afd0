"""The linear system as steps: each pivot, each unknown and each part of the power is a step.

A step reads some entries of a flat array, the workspace, and fills others. Every entry is filled
once, so that it has one meaning. Steps whose rows of L have the same shape differ only in their
entries. They become a loop if the indices rise or fall regularly, as along a chain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from teachmech.numerics.pivots import LIGHT, SMALL
from teachmech.run.compiled.layout import Layout
from teachmech.run.compiled.pattern import Pattern

if TYPE_CHECKING:
    from teachmech.run.compiled.machine import LlvmFunction, Operand, Variable

PERIOD = 24  # the longest sequence of steps that repeats
REPEATED = 4  # least number of repetitions for a loop


class StepWriter(Protocol):
    """The interface of `teachmech.run.compiled.derivative.FunctionWriter` that steps use."""

    code: LlvmFunction
    trace: Variable

    def total(self, k: int, x: Operand) -> None:
        """Add to the power of a force."""

    def compare(self, d: Operand, made: Operand) -> None:
        """Compare a pivot with the size of its terms."""

    def tell_apart(self) -> None:
        """Require that the pivots of constraints differ clearly from zero."""

    def check(self, relation: str, d: Operand, limit: Operand) -> None:
        """Require that a pivot differs clearly from zero."""


class Step(NamedTuple):
    """One step: its operation and its indices.

    The shape consists of a function and its arguments after the writer. The numbers at the indices
    ``reads`` are its last arguments, and it returns the numbers for the indices ``fills``.
    """

    shape: tuple[Any, ...]
    reads: Sequence[int]
    fills: Sequence[int]


class Workspace:
    """The indices in the workspace: values, computed numbers, y, result and units.

    Parameters
    ----------
    layout : Layout
    patterns : sequence of Pattern
        The linear systems that are solved, in order.
    """

    def __init__(self, layout: Layout, patterns: Sequence[Pattern]) -> None:
        n, m = layout.n, layout.m
        self.entries = len(layout.mass_row)
        self.force = self.entries + len(layout.row)
        self.residual = self.force + n + m
        self.rate = self.residual + m
        self.metric = layout.first_metric
        self.zero = layout.computed + (0 if layout.definite else len(layout.metric))
        self.lightest = self.zero + 1  # least pivots of coordinates, if M is not definite
        self.scale = self.lightest + (0 if layout.definite else n)  # factors of the rows of A, in S
        self.weighted = self.scale + (m if layout.weighted else 0)  # Q + A^T S b
        first = self.weighted + (n if layout.weighted else 0)
        self.solutions = []
        for pattern in patterns:
            self.solutions.append(Solution(pattern, first, n + m))
            first = self.solutions[-1].end
        self.y = first
        self.result = self.y + 2 * n + 2
        self.units = self.result + 2 * n + 2
        self.end = self.units + n


class Solution:
    """The indices of a linear system in the workspace: inverse pivots, L^-1 r, L and x."""

    def __init__(self, pattern: Pattern, first: int, unknowns: int) -> None:
        self.pattern, size = pattern, len(pattern.unknown)
        self.inverse = first
        self.z = self.inverse + size
        self.L = self.z + size
        self.x = self.L + len(pattern.column)
        self.end = self.x + unknowns


def derivative_steps(layout: Layout, workspace: Workspace) -> list[Step]:
    """Return the steps of dy/dt, in order."""
    (solution,) = workspace.solutions
    n, steps = layout.n, [*_metric(layout, workspace)]
    forces = workspace.weighted if layout.weighted else workspace.force
    right = [*range(forces, forces + n), *range(workspace.force + n, workspace.residual)]
    if layout.weighted:
        steps += _sides(layout, workspace)
    return [
        *steps,
        *_solved(layout, workspace, solution, right),
        *_rates(layout, workspace, solution),
    ]


def correction_steps(layout: Layout, workspace: Workspace) -> list[Step]:
    """Return the steps of a projection: the changes of positions, then those of velocities."""
    steps = [*_metric(layout, workspace)]
    if not len(layout.holonomic):  # positions do not change
        steps += [Step((_same,), [workspace.zero], [workspace.result + i]) for i in range(layout.n)]
    for k, solution in enumerate(workspace.solutions):
        velocities = k == len(workspace.solutions) - 1
        first, n = workspace.rate if velocities else workspace.residual, layout.n
        right = [*[workspace.zero] * n, *range(first, first + layout.m)]
        steps += _solved(layout, workspace, solution, right)
        target = workspace.result + (n if velocities else 0)
        steps += [Step((_same,), [solution.x + i], [target + i]) for i in range(n)]
    return steps


def _metric(layout: Layout, workspace: Workspace) -> Iterator[Step]:
    """Yield the steps for limits of pivots and for M + A^T S A; see the kernel `make_metric`."""
    if layout.definite:
        return
    for k, (i, j) in enumerate(zip(layout.mass_row.tolist(), layout.mass_column, strict=True)):
        if i == j:
            yield Step((_trace,), [k, workspace.units + i], [])
    for i in range(layout.n):
        yield Step((_lightest,), [workspace.units + i], [workspace.lightest + i])
    if not layout.weighted:
        return
    row, column = layout.row.tolist(), layout.column.tolist()
    for i, entries in enumerate(_by(row, layout.m)):
        units = (workspace.units + column[e] for e in entries)
        yield Step(
            (_scale,), [*(workspace.entries + e for e in entries), *units], [workspace.scale + i]
        )
    products = layout.products.tolist()
    for to, pairs in enumerate(_by([to for _, _, to in products], len(layout.metric))):
        mass = to if to < len(layout.mass_row) else workspace.zero
        reads = [
            index
            for first, second, _ in (products[k] for k in pairs)
            for index in (
                workspace.scale + row[first],
                workspace.entries + first,
                workspace.entries + second,
            )
        ]
        yield Step((_weigh,), [mass, *reads], [workspace.metric + to])


def _sides(layout: Layout, workspace: Workspace) -> Iterator[Step]:
    """Yield the steps for the right side of the system with M + A^T S A."""
    row = layout.row.tolist()
    for j, entries in enumerate(_by(layout.column.tolist(), layout.n)):
        reads = [
            index
            for e in entries
            for index in (
                workspace.scale + row[e],
                workspace.entries + e,
                workspace.force + layout.n + row[e],
            )
        ]
        yield Step((_weigh,), [workspace.force + j, *reads], [workspace.weighted + j])


def _by(numbers: Sequence[int], count: int) -> list[list[int]]:
    """Return the positions at which each number from 0 to ``count`` - 1 occurs."""
    indices: list[list[int]] = [[] for _ in range(count)]
    for k, number in enumerate(numbers):
        indices[number].append(k)
    return indices


def _solved(
    layout: Layout, workspace: Workspace, solution: Solution, right: Sequence[int]
) -> Iterator[Step]:
    """Yield the steps for D, L and L^-1 times the right side, then for the unknowns from the last.

    Rows without entries come first, since they need no other row; their unknowns come last.
    """
    pattern, n = solution.pattern, layout.n
    begin, unknown = pattern.begin.tolist(), pattern.unknown.tolist()
    source, column = pattern.source.tolist(), pattern.column.tolist()
    free = np.diff(pattern.begin) == 0
    alone = sorted(np.flatnonzero(free).tolist(), key=unknown.__getitem__)
    # For a row without entries, L^-1 does not change the right side.
    z = [right[i] if free[k] else solution.z + k for k, i in enumerate(unknown)]
    for k in alone:
        lightest = _light(layout, workspace, unknown[k])
        shape = (_pivot, unknown[k] >= n, bool(lightest), (), ())
        reads = [pattern.diagonal[k], workspace.zero, *lightest]
        yield Step(shape, reads, [solution.inverse + k, solution.z + k])
    for k in np.flatnonzero(~free).tolist():
        first, last = begin[k], begin[k + 1]
        row, updates = column[first:last], range(pattern.update[k], pattern.update[k + 1])
        constraint, lightest = unknown[k] >= n, _light(layout, workspace, unknown[k])
        mixed = tuple((unknown[j] >= n) != constraint for j in row)
        pairs = tuple((int(pattern.to[u]) - first, int(pattern.by[u]) - first) for u in updates)
        yield Step(
            (_pivot, constraint, bool(lightest), mixed, pairs),
            [
                *(pattern.diagonal[k], right[unknown[k]], *lightest, *source[first:last]),
                *(solution.inverse + j for j in row),
                *(z[j] for j in row),
                *(solution.L + pattern.entry[u] for u in updates),
            ],
            [solution.inverse + k, solution.z + k, *range(solution.L + first, solution.L + last)],
        )
    if layout.m > 1:  # a single constraint cannot be small relative to the rest
        yield Step((_apart,), [], [])
    below: list[list[tuple[int, int]]] = [[] for _ in unknown]  # by column: entries and their rows
    for k in range(len(unknown) - 1, -1, -1):
        for e in range(begin[k], begin[k + 1]):
            below[column[e]].append((e, k))
    for k in [*np.flatnonzero(~free)[::-1].tolist(), *alone]:
        yield Step(
            (_unknown,),
            [
                *(solution.inverse + k, z[k], *(solution.L + e for e, _ in below[k])),
                *(solution.x + unknown[i] for _, i in below[k]),
            ],
            [solution.x + unknown[k]],
        )


def _light(layout: Layout, workspace: Workspace, unknown: int) -> list[int]:
    """Return the index of the limit for a coordinate's pivot; an empty list if M is definite."""
    return [] if layout.definite or unknown >= layout.n else [workspace.lightest + unknown]


def _rates(layout: Layout, workspace: Workspace, solution: Solution) -> Iterator[Step]:
    """Yield the steps for dy/dt from acceleration and multipliers."""
    n = layout.n
    for i in range(n):
        reads = [workspace.y + n + i, solution.x + i, workspace.force + i]
        yield Step((_rate,), reads, [workspace.result + i, workspace.result + n + i])
    ends = np.flatnonzero(np.diff(layout.row)) + 1
    for row in np.split(np.arange(len(layout.row)), ends) if len(layout.row) else ():
        velocities = (workspace.y + n + layout.column[row]).tolist()
        multiplier = solution.x + n + int(layout.row[row[0]])
        yield Step((_power,), [multiplier, *(workspace.entries + row).tolist(), *velocities], [])


def _trace(writer: StepWriter, mass: Operand, unit: Operand) -> list[Operand]:
    """Add one coordinate to the trace of M in units, as in `least_mass` of the kernels."""
    code = writer.code
    writer.trace.value = code.add(writer.trace.value, code.mul(code.mul(mass, unit), unit))
    return []


def _lightest(writer: StepWriter, unit: Operand) -> list[Operand]:
    """Return the limit for the pivot of one coordinate."""
    code = writer.code
    return [code.div(code.mul(LIGHT, writer.trace.value), code.mul(unit, unit))]


def _scale(writer: StepWriter, *others: Operand) -> list[Operand]:
    """Return the entry of S for one row of A."""
    code, count, square = writer.code, len(others) // 2, 0.0
    for entry, unit in zip(others[:count], others[count:], strict=True):
        sized = code.mul(entry, unit)
        square = code.add(square, code.mul(sized, sized))
    return [code.div(writer.trace.value, square)]


def _weigh(writer: StepWriter, own: Operand, *others: Operand) -> list[Operand]:
    """Return the sum of a number and products of three numbers."""
    code = writer.code
    for scale, a, b in zip(others[::3], others[1::3], others[2::3], strict=True):
        own = code.add(own, code.mul(code.mul(scale, a), b))
    return [own]


def _pivot(
    writer: StepWriter,
    constraint: bool,
    light: bool,
    mixed: tuple[bool, ...],
    updates: tuple[tuple[int, int], ...],
    made: Operand,
    right: Operand,
    *others: Operand,
) -> list[Operand]:
    """Return one row of the factorisation, as in `kernel_linear_system.factorise`."""
    code, count = writer.code, len(mixed)
    lightest, others = (others[0], others[1:]) if light else (None, others)
    Y, inverse, z = list(others[:count]), others[count : 2 * count], others[2 * count : 3 * count]
    for (to, by), entry in zip(updates, others[3 * count :], strict=True):
        Y[to] = code.sub(Y[to], code.mul(entry, Y[by]))
    d, row = made, [code.mul(y, factor) for y, factor in zip(Y, inverse, strict=True)]
    for k in range(count):
        change = code.mul(row[k], Y[k])
        d = code.sub(d, change)
        if mixed[k]:
            made = code.sub(made, change)
        right = code.sub(right, code.mul(row[k], z[k]))
    if constraint or not isinstance(d, float) or not d > 0:
        writer.check("<" if constraint else ">", d, code.mul(SMALL, made))
    if constraint:
        writer.compare(d, made)
    elif light:
        writer.check(">", d, lightest)
    return [code.div(1.0, d), right, *row]


def _apart(writer: StepWriter) -> list[Operand]:
    """Require that no constraint is so small relative to the others that it may count as zero."""
    writer.tell_apart()
    return []


def _unknown(writer: StepWriter, inverse: Operand, z: Operand, *others: Operand) -> list[Operand]:
    """Return one unknown of the back substitution."""
    code, count = writer.code, len(others) // 2
    x = code.mul(z, inverse)
    for entry, other in zip(others[:count], others[count:], strict=True):
        x = code.sub(x, code.mul(entry, other))
    return [x]


def _same(writer: StepWriter, x: Operand) -> list[Operand]:
    """Return a number unchanged."""
    return [x]


def _rate(writer: StepWriter, v: Operand, a: Operand, force: Operand) -> list[Operand]:
    """Return dy/dt of one coordinate, and add the power of its applied force."""
    writer.total(0, writer.code.mul(force, v))
    return [v, a]


def _power(writer: StepWriter, multiplier: Operand, *others: Operand) -> list[Operand]:
    """Add the power of one constraint force."""
    code, count, rate = writer.code, len(others) // 2, 0.0
    for entry, v in zip(others[:count], others[count:], strict=True):
        rate = code.add(rate, code.mul(entry, v))
    writer.total(1, code.mul(-1.0, code.mul(multiplier, rate)))
    return []


# --- repeated steps -------------------------------------------------------------------------------


class StepLoop(NamedTuple):
    """Steps that are repeated ``times`` times, with shape, reads and fills as in `Step`.

    If ``times`` is more than 1, each index is a sequence with one index per repetition.
    """

    times: int
    steps: Sequence[tuple[tuple[Any, ...], Sequence[Any], Sequence[Any]]]


def operations(runs: Sequence[StepLoop]) -> int:
    """Return the approximate number of operations in the written code."""
    return sum(len(reads) + len(fills) for run in runs for _, reads, fills in run.steps)


def one_by_one(steps: Sequence[Step]) -> list[StepLoop]:
    """Return the steps without loops."""
    return [StepLoop(1, [step]) for step in steps]


def folded(steps: Sequence[Step]) -> list[StepLoop]:
    """Return the steps, with repeated steps as loops.

    Examples
    --------
    Six steps; the indices of the last five rise by two.

    >>> indices = [9, 0, 2, 4, 6, 8]
    >>> steps = [Step(("double",), [k], [100 + k]) for k in indices]
    >>> [run.times for run in folded(steps)]
    [1, 5]
    """
    indices = [np.array([*step.reads, *step.fills], dtype=np.int64) for step in steps]
    kinds = [(*step.shape, len(step.reads)) for step in steps]

    def goes_on(first: int, period: int, k: int) -> bool:
        """Return whether step k continues the step one period before, with regular indices."""
        there, before = k - period, k - 2 * period
        if k >= len(steps) or there < first or kinds[k] != kinds[there]:
            return False
        if before < first:
            return True
        alike = kinds[before] == kinds[k]
        return alike and not (indices[k] + indices[before] != 2 * indices[there]).any()

    runs, first = [], 0
    while first < len(steps):
        period, end = 1, first + 1
        for candidate in range(1, PERIOD + 1):
            if end - first > 1 and not goes_on(first, candidate, end):
                continue
            k = first + candidate
            while goes_on(first, candidate, k):
                k += 1
            times = (k - first) // candidate
            if times >= REPEATED and first + times * candidate > end:
                period, end = candidate, first + times * candidate
        times = (end - first) // period
        runs.append(
            _run(steps[first:end], period, times) if times > 1 else StepLoop(1, [steps[first]])
        )
        first = end
    return runs


def _run(steps: Sequence[Step], period: int, times: int) -> StepLoop:
    found = []
    for phase in range(period):
        shapes, reads, fills = zip(*steps[phase::period], strict=True)
        found.append((shapes[0], [*zip(*reads, strict=True)], [*zip(*fills, strict=True)]))
    return StepLoop(times, found)
