"""Machine code for dy/dt and the projection: the linear system as operations on numbers.

Constants are known when the code is written, and zeros are left out. Repeated steps are loops,
which read and fill the work array ``workspace``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.pivots import SPREAD
from teachmech.run.compiled.layout import Layout
from teachmech.run.compiled.machine import Index, LlvmFunction, LlvmModule, Operand, Variable
from teachmech.run.compiled.steps import StepLoop, Workspace
from teachmech.run.compiled.terms import Block, Terms


def write_derivative_code(
    module: LlvmModule,
    terms: Terms,
    layout: Layout,
    workspace: Workspace,
    runs: Sequence[StepLoop],
    like: LlvmFunction | None = None,
) -> Array:
    """Write the function ``derivative(t, y, p, rate, workspace)``; it returns 0 at a small pivot.

    Return the initial content of the workspace. It is empty if neither the terms nor the steps
    have loops. All operations are then on numbers, not on memory, and the function may begin
    ``like`` the function of these terms.
    """
    writer = FunctionWriter(module, "derivative", terms, layout, workspace, runs, like=like)
    code, first = writer.code, layout.power + 1
    C = [i for i in range(layout.n) if writer.held[first + i] != 0.0]
    writer.solve([*range(workspace.residual), layout.power, *(first + i for i in C)])
    result, (applied, constraint) = workspace.result + 2 * layout.n, writer.powers
    applied.value = code.add(applied.value, writer.at(layout.power))
    for i in C:
        share = code.mul(writer.at(first + i), writer.at(workspace.y + layout.n + i))
        applied.value = code.sub(applied.value, share)
        constraint.value = code.add(constraint.value, share)
    writer.fill([result], applied.value)
    writer.fill([result + 1], constraint.value)
    return writer.finish()


def write_correction_code(
    module: LlvmModule,
    terms: Terms,
    layout: Layout,
    workspace: Workspace,
    runs: Sequence[StepLoop],
    first: int,
    like: LlvmFunction | None = None,
) -> Array:
    """Write the function ``correction(t, y, p, change, workspace)``, as `write_derivative_code`.

    Subtracting the changes brings positions and velocities onto the linearised constraints. The
    entry after the changes is the distance of A from a loss of rank. The function's part of the
    workspace begins at ``first``.
    """
    writer = FunctionWriter(module, "correction", terms, layout, workspace, runs, first, like)
    writer.margin = Variable(writer.code, "double", 1.0, writer.loops)
    writer.solve([*range(workspace.force), *range(workspace.residual, layout.power)])
    lost = writer.code.root(writer.margin.value)
    writer.fill([workspace.result + 2 * layout.n], lost)
    return writer.finish()


class FunctionWriter:
    """A writer of one function, with the known contents of its workspace."""

    def __init__(
        self,
        module: LlvmModule,
        name: str,
        terms: Terms,
        layout: Layout,
        workspace: Workspace,
        runs: Sequence[StepLoop],
        first: int = 0,
        like: LlvmFunction | None = None,
    ) -> None:
        self.code = code = LlvmFunction(module, name, like)
        self.terms, self.layout, self.workspace, self.runs = terms, layout, workspace, runs
        self.held: list[Operand | None] = [None] * workspace.end
        self.held[: len(terms.constants)] = terms.constants.tolist()
        self.held[workspace.zero] = 0.0
        for block in terms.blocks:
            for slot in (int(slot) for where, _ in block.values for slot in where):
                self.held[slot] = None
        counts = [*(run.times for run in runs), *(block.count for block in terms.blocks)]
        self.loops = max(counts) > 1
        self.memory = code.target = code.pointer("%workspace", first)
        self.clear = Variable(code, "i1", "true", self.loops)
        self.demanded = set[str]()  # conditions that the function checks
        self.powers = [Variable(code, "double", 0.0, self.loops) for _ in range(2)]
        # The least pivot of a constraint, and the sum of the sizes of their terms.
        self.least = Variable(code, "double", float("inf"), self.loops)
        self.sizes = Variable(code, "double", 0.0, self.loops)
        # The least squared sine of an angle between a row of A and those before it, if needed.
        self.margin: Variable | None = None
        self.trace = Variable(code, "double", 0.0, self.loops)  # trace of M in units

    def solve(self, needed: Sequence[int]) -> None:
        """Write the code that computes the needed values, then the code of all steps."""
        self._values(frozenset(needed))
        for run in self.runs:
            with self.code.loop(run.times):
                for step in run.steps:
                    self._step(run.times, *step)

    def finish(self) -> Array:
        """End the function; return the initial content of the workspace."""
        self.code.finish(self.code.integer(self.clear.value))
        if not self.loops:
            return np.zeros(0)
        return np.array([x if isinstance(x, float) else 0.0 for x in self.held[: self.workspace.y]])

    def _values(self, needed: frozenset[int]) -> None:
        for block in self.terms.blocks:
            values = [(where, e) for where, e in block.values if int(where[0]) in needed]
            if block.count > 1:
                self.code.block(Block(block.count, block.names, values))
                continue
            self.code.name(block)
            for where, expression in values:
                self.fill(where.tolist(), self.code.value(expression))

    def _step(
        self, times: int, shape: tuple[Any, ...], reads: Sequence[Any], fills: Sequence[Any]
    ) -> None:
        do, *knowledge = shape
        if times == 1:
            for slot, x in zip(fills, do(self, *knowledge, *map(self.at, reads)), strict=True):
                self.fill([slot], x)
            return
        if fills and all(isinstance(self.held[k], float) for slots in reads for k in slots):
            for own, filled in zip(zip(*reads, strict=True), zip(*fills, strict=True), strict=True):
                self._step(1, shape, own, filled)  # computed while writing
            return
        results = do(self, *knowledge, *map(self.fetch, reads))
        for slots, x in zip(fills, results, strict=True):
            self.fill(slots, x)

    # --- indices and numbers ------------------------------------------------------------------

    def at(self, slot: int) -> Operand:
        """Return the number at an index."""
        known = self.held[slot]
        return self.fetch([slot]) if known is None else known

    def fetch(self, slots: Sequence[int]) -> Operand:
        """Return the number at an index, or at an index that advances with the loop."""
        known = self.held[slots[0]]
        if known is not None and len(slots) == 1:
            return known
        if isinstance(known, float) and all(self.held[slot] == known for slot in slots):
            return known
        return self.code.load(*self._address(slots))

    def fill(self, slots: Sequence[int], x: Operand) -> None:
        """Store a number; the workspace begins with the numbers that are already known."""
        for slot in slots if isinstance(x, float) or len(slots) == 1 else ():
            self.held[slot] = x
        kept = isinstance(x, float) or not self.loops
        if slots[0] >= self.workspace.y or not kept:
            self.code.store(*self._address(slots), x)

    def _address(self, slots: Sequence[int]) -> tuple[str, Index]:
        """Return the array to which indices belong, and the index in this array."""
        workspace, array, first = self.workspace, self.memory, 0
        if slots[0] >= workspace.units:  # units and factors are in p
            array, first = "%p", workspace.units - self.layout.parameters - 1
        elif slots[0] >= workspace.y:
            array, first = (
                ("%y", workspace.y)
                if slots[0] < workspace.result
                else ("%result", workspace.result)
            )
        return array, self.code.index(slots, first)

    def total(self, k: int, x: Operand) -> None:
        """Add a number to the power of the applied force or of the constraint force."""
        self.powers[k].value = self.code.add(self.powers[k].value, x)

    def compare(self, d: Operand, made: Operand) -> None:
        """Keep the least pivot of a constraint, the size of all terms, and the cancellation."""
        code, size = self.code, self.code.negative(d)
        self.least.value = self._lesser(size, self.least.value)
        self.sizes.value = code.sub(self.sizes.value, made)
        if self.margin is not None:
            self.margin.value = self._lesser(code.div(d, made), self.margin.value)

    def tell_apart(self) -> None:
        """Require that the least pivot exceeds the rounding of all terms; then reset both."""
        small = self.code.mul(SPREAD, self.sizes.value)
        self._demand(self.code.less(small, self.least.value))
        self.least.value, self.sizes.value = float("inf"), 0.0

    def _lesser(self, a: Operand, b: Operand) -> Operand:
        return self.code.choose(self.code.less(a, b), a, b)

    def check(self, relation: str, d: Operand, limit: Operand) -> None:
        """Require that a pivot differs clearly from zero."""
        self._demand(self.code.less(*((d, limit) if relation == "<" else (limit, d))))

    def _demand(self, condition: str) -> None:
        if condition not in self.demanded:
            self.demanded.add(condition)
            self.clear.value = self.code.both(self.clear.value, condition)
