"""The function dy/dt in machine code: every step of the linear system an operation on numbers.

Constants are known when the code is written, and zeros are left out. Runs of steps are loops; what
they fill and read stands in memory that belongs to the function, so that it is for one thread at a
time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir

from teachmech.base.array_types import Index
from teachmech.numerics.pivots import LIGHT, SPREAD
from teachmech.run.compiled.layout import Layout
from teachmech.run.compiled.machine import DOUBLE, INT, Code, Operand
from teachmech.run.compiled.steps import Room, Run
from teachmech.run.compiled.terms import Block, Terms

BIT = ir.IntType(1)


def write_derivative_code(
    module: ir.Module, terms: Terms, layout: Layout, runs: Sequence[Run]
) -> None:
    """Write the function ``derivative(t, y, p, rate)``; it returns 0 where a pivot is not clear.

    Where neither the terms nor the steps of the layout have loops, all is written out on numbers,
    not on memory.
    """
    counts = [*(run.times for run in runs), *(block.count for block in terms.blocks)]
    DerivativeWriter(module, terms, layout, loops=max(counts) > 1).write(runs)


def write_no_derivative_code(module: ir.Module) -> None:
    """Write the function ``derivative`` of a system that is too large: it returns 0."""
    code = Code(module, "derivative", INT)
    code.builder.ret(INT(0))


class DerivativeWriter:
    """The function while it is written, and what the places of its room hold, where it is known."""

    def __init__(self, module: ir.Module, terms: Terms, layout: Layout, loops: bool) -> None:
        self.code, self.terms, self.layout = Code(module, "derivative", INT), terms, layout
        self.room, builder = Room(layout), self.code.builder
        self.held: list[Operand | None] = [None] * (self.room.rate + 2 * layout.n + 2)
        self.held[: len(terms.constants)] = terms.constants.tolist()
        self.held[self.room.zero] = 0.0
        for block in terms.blocks:
            for place in (int(place) for where, _ in block.values for place in where):
                self.held[place] = None
        self.y, self.rate, self.memory = self.code.arrays["y"], self.code.result, None
        if loops:
            self.memory = ir.GlobalVariable(module, ir.ArrayType(DOUBLE, self.room.y), "room")
            self.memory.linkage = "internal"
            self.code.result = builder.gep(self.memory, [INT(0), INT(0)])
        self.clear = builder.alloca(BIT)
        builder.store(BIT(1), self.clear)
        self.totals = [builder.alloca(DOUBLE) for _ in range(2)]
        for total in self.totals:
            builder.store(DOUBLE(0.0), total)
        self.lightest: list[Operand] = []  # pivots of coordinates
        self.least, self.sizes = builder.alloca(DOUBLE), builder.alloca(DOUBLE)
        builder.store(DOUBLE(float("inf")), self.least)
        builder.store(DOUBLE(0.0), self.sizes)

    def write(self, runs: Sequence[Run]) -> None:
        """Write it."""
        code, layout = self.code, self.layout
        self._values()
        if not layout.definite:
            trace, units = self._trace()
            if layout.weighted:
                self._metric(trace, units)
        for run in runs:
            with code.loop(run.times):
                for step in run.steps:
                    self._step(*step)
        self.total(0, self.fetch(np.array([layout.power])))
        if layout.m > 1:
            self.check(">", code.builder.load(self.least), self._smallest())
        for k, total in enumerate(self.totals):
            code.store(self.rate, 2 * layout.n + k, code.builder.load(total))
        if self.memory is not None:
            numbers = [x if isinstance(x, float) else 0.0 for x in self.held[: self.room.y]]
            self.memory.initializer = ir.Constant(self.memory.value_type, numbers)
        code.builder.ret(code.builder.zext(code.builder.load(self.clear), INT))

    def _values(self) -> None:
        """Those that the linear system is made of: the constraints and their rates are not."""
        last = self.room.force + self.layout.n + self.layout.m
        for block in self.terms.blocks:
            values = [
                (where, e)
                for where, e in block.values
                if where[0] < last or where[0] == self.layout.power
            ]
            if block.count > 1:
                self.code.block(Block(block.count, block.names, values))
                continue
            self.code.names, self.code.known = block.names, {}
            for where, expression in values:
                self.fill(where, self.code.value(expression))

    def _trace(self) -> tuple[Operand, list[Operand]]:
        """The trace of M in the units of the coordinates, and these; as in `least_mass`."""
        code, layout, trace = self.code, self.layout, 0.0
        first = layout.parameters + 1  # behind them and the rank tolerance
        units = [code.load(code.arrays["p"], first + i) for i in range(layout.n)]
        for k, (i, j) in enumerate(zip(layout.mass_row, layout.mass_column, strict=True)):
            if i == j:
                mass = self.fetch(np.array([k]))
                trace = code.add(trace, code.mul(code.mul(mass, units[i]), units[i]))
        self.lightest = [code.div(code.mul(LIGHT, trace), code.mul(u, u)) for u in units]
        return trace, units

    def _metric(self, trace: Operand, units: Sequence[Operand]) -> None:
        """M + A^T S A as `make_metric` of the kernels; the right side takes A^T S b."""
        code, layout, room, held = self.code, self.layout, self.room, self.held
        masses, entries = held[: room.entries], held[room.entries : room.force]
        metric = [*masses, *[0.0] * (len(layout.metric) - len(masses))]
        right, squares = held[room.force : room.force + layout.n + layout.m], [0.0] * layout.m
        for entry, i, j in zip(entries, layout.row, layout.column, strict=True):
            sized = code.mul(entry, units[j])
            squares[i] = code.add(squares[i], code.mul(sized, sized))
        scales = [code.div(trace, square) for square in squares]
        for first, second, to in layout.products.tolist():
            product = code.mul(entries[first], entries[second])
            metric[to] = code.add(metric[to], code.mul(scales[layout.row[first]], product))
        for entry, i, j in zip(entries, layout.row, layout.column, strict=True):
            share = code.mul(code.mul(scales[i], entry), right[layout.n + i])
            right[j] = code.add(right[j], share)
        held[room.metric : room.metric + len(metric)] = metric
        held[room.right : room.right + len(right)] = right

    def _step(self, shape: tuple[Any, ...], reads: Index, fills: Index) -> None:
        do, *knowledge = shape
        count = fills.shape[1] if len(fills) else 1
        numbers = [self.held[place] for place in reads.ravel()]
        if count > 1 and all(isinstance(x, float) for x in numbers):  # computed here and now
            for k in range(count):
                own = (self.held[place] for place in reads[:, k])
                for place, x in zip(fills[:, k], do(self, *knowledge, *own), strict=True):
                    self.held[place] = x
            return
        results = do(self, *knowledge, *(self.fetch(places) for places in reads))
        for places, x in zip(fills, results, strict=True):
            self.fill(places, x)

    # --- places and numbers -------------------------------------------------------------------

    def fetch(self, places: Index) -> Operand:
        """What stands at a place, or at places that go with the loop."""
        known = self.held[places[0]]
        if known is not None and len(places) == 1:
            return known
        if isinstance(known, float) and all(self.held[place] == known for place in places):
            return known
        array, first = self._array(places)
        return self.code.load(array, self.code.index(places - first))

    def fill(self, places: Index, x: Operand) -> None:
        """Put a number there; the room begins with those that are known already."""
        for place in places if isinstance(x, float) or len(places) == 1 else ():
            self.held[place] = x
        kept = isinstance(x, float) or self.memory is None
        if places[0] >= self.room.y or not kept:
            array, first = self._array(places)
            self.code.store(array, self.code.index(places - first), x)

    def _array(self, places: Index) -> tuple[Any, int]:
        """The array that places belong to, and which place is its first."""
        room = self.room
        if places[0] < room.y:
            return self.code.result, 0
        return (self.y, room.y) if places[0] < room.rate else (self.rate, room.rate)

    def total(self, k: int, x: Operand) -> None:
        """Add to the power of the applied force, or of the constraint force."""
        builder = self.code.builder
        if not isinstance(x, float) or x != 0.0:
            before = builder.load(self.totals[k])
            after = builder.fadd(before, self.code.operand(x), flags=["reassoc"])
            builder.store(after, self.totals[k])

    def compare(self, d: Operand, made: Operand) -> None:
        """Keep the least pivot of a constraint, and the sum of what all are made from."""
        builder, size = self.code.builder, self.code.operand(self.code.mul(-1.0, d))
        least = builder.load(self.least)
        smaller = builder.fcmp_ordered("<", size, least)
        builder.store(builder.select(smaller, size, least), self.least)
        total = self.code.sub(builder.load(self.sizes), made)
        builder.store(self.code.operand(total), self.sizes)

    def _smallest(self) -> Operand:
        """Below it, singular values tell whether a small constraint counts as zero."""
        return self.code.mul(SPREAD, self.code.builder.load(self.sizes))

    def check(self, relation: str, d: Operand, limit: Operand) -> None:
        """Whether a pivot is clear."""
        builder, operand = self.code.builder, self.code.operand
        test = builder.fcmp_ordered(relation, operand(d), operand(limit))
        builder.store(builder.and_(builder.load(self.clear), test), self.clear)
