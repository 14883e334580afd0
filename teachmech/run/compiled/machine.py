"""The terms in LLVM's assembly language, from which LLVM (package llvmlite) makes machine code.

The function ``terms`` computes the values; `teachmech.run.compiled.derivative` writes the functions
for dy/dt and the projection. All have the arguments (t, y, p, result, workspace) and return an
integer. The text is written directly, line by line, since making an object for every instruction
would take as long as LLVM itself.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

import numpy as np

from teachmech.expressions.algebra import (
    Formula,
    Function,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    whole,
)
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.writing import MOST_SQUARES
from teachmech.model.inputs import Samples
from teachmech.program.arrays import regular
from teachmech.run.compiled.terms import Block, Terms

_ROOT = TABLE["sqrt"].machine

# `Samples.at`: a search for the last sample up to t, then the line to the next one.
_SAMPLED = """
define internal double @sampled(double %t, ptr %times, ptr %values, i64 %count, i1 %line) {
entry:
br label %search
search:
%low = phi i64 [ 0, %entry ], [ %lower, %halve ]
%high = phi i64 [ %count, %entry ], [ %upper, %halve ]
%open = icmp slt i64 %low, %high
br i1 %open, label %halve, label %found
halve:
%sum = add nuw nsw i64 %low, %high
%middle = lshr i64 %sum, 1
%place = getelementptr double, ptr %times, i64 %middle
%time = load double, ptr %place
%passed = fcmp ole double %time, %t
%next = add nuw nsw i64 %middle, 1
%lower = select i1 %passed, i64 %next, i64 %low
%upper = select i1 %passed, i64 %high, i64 %middle
br label %search
found:
%before = sub nsw i64 %low, 1
%begun = icmp sgt i64 %low, 0
%k = select i1 %begun, i64 %before, i64 0
%place0 = getelementptr double, ptr %values, i64 %k
%value = load double, ptr %place0
%goes = icmp slt i64 %low, %count
%inside = and i1 %begun, %goes
%drawn = and i1 %inside, %line
br i1 %drawn, label %between, label %held
between:
%from = getelementptr double, ptr %times, i64 %k
%time0 = load double, ptr %from
%to = getelementptr double, ptr %times, i64 %low
%time1 = load double, ptr %to
%place1 = getelementptr double, ptr %values, i64 %low
%value1 = load double, ptr %place1
%rise = fsub double %value1, %value
%span = fsub double %time1, %time0
%slope = fdiv double %rise, %span
%since = fsub double %t, %time0
%change = fmul double %slope, %since
%sampled = fadd double %change, %value
ret double %sampled
held:
ret double %value
}"""

# A known float, or the name of a value, with a minus if its sign is changed.
Operand = Any
Index = Any  # a known index, or the name of one


def write_terms_code(module: LlvmModule, terms: Terms) -> LlvmFunction:
    """Write the function ``terms(t, y, p, values, workspace)``, and return it."""
    module.samples = terms.samples
    code = LlvmFunction(module, "terms")
    for block in terms.blocks:
        code.block(block)
    code.finish()
    return code


class LlvmModule:
    """A module of functions in LLVM's assembly language, which may continue another module."""

    def __init__(self, like: LlvmModule | None = None) -> None:
        # Functions of C, and tables, as lines.
        self.declared: dict[str, None] = {} if like is None else dict(like.declared)
        self.functions: list[str] = [] if like is None else [*like.functions]
        self.tables: dict[str, str] = {} if like is None else dict(like.tables)
        self.samples: tuple[Samples, ...] = () if like is None else like.samples

    def __str__(self) -> str:
        return "\n".join([*self.declared, *self.functions])

    def declare(self, name: str, count: int) -> None:
        """Declare a function of C or LLVM, so that it can be called."""
        pure = "memory(none) nounwind willreturn"
        self.declared[f"declare double @{name}({', '.join(['double'] * count)}) {pure}"] = None

    def table(self, kind: str, values: Sequence[Any]) -> str:
        """Return the name of a table of constants."""
        shown = [_double(x) if kind == "double" else str(x) for x in values]
        listed = ", ".join(f"{kind} {x}" for x in shown)
        content = f"internal constant [{len(values)} x {kind}] [{listed}]"
        if content not in self.tables:
            self.tables[content] = f"@table{len(self.declared)}"
            self.declared[f"{self.tables[content]} = {content}"] = None
        return self.tables[content]


def _have_signs(*numbers: Operand) -> bool:
    """Return whether there are names among the operands, and all have a minus."""
    names = [x for x in numbers if not isinstance(x, float)]
    return bool(names) and all(x[0] == "-" for x in names)


def _entry(array: str, index: Index) -> str:
    """Return the instruction for the address of an entry."""
    return f"getelementptr inbounds double, ptr {array}, i64 {index}"


def _double(x: float) -> str:
    """Return a number as LLVM reads it, to the last bit."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016X}"


class LlvmFunction:
    """A writer of one function ``name(t, y, p, result, workspace)``.

    Every operation is rounded separately, so that the numbers do not depend on the compilation.
    The function may begin ``like`` another one without loops; LLVM leaves out unused operations.
    """

    def __init__(self, module: LlvmModule, name: str, like: LlvmFunction | None = None) -> None:
        self.module, self.title = module, name
        self.lines: list[str] = []
        self.count, self.label = 0, "entry"
        self.names: Any = {}
        # Computed values by their instruction; and by formula, for the names with this identity.
        self.known: dict[str, Operand] = {}
        self.meanings: dict[int, dict[Formula, Operand]] = {}
        self.values: dict[Formula, Operand] = {}
        self.counter: str | None = None
        self.target = "%result"  # array that blocks fill
        if like is not None:
            self.lines += [line for line in like.lines if "store" not in line]
            self.count, self.known = like.count, dict(like.known)
            self.meanings = {names: dict(known) for names, known in like.meanings.items()}

    def finish(self, returns: str = "1") -> None:
        """Add the function to the module."""
        arrays = ", ".join(f"ptr noalias %{name}" for name in ("y", "p", "result", "workspace"))
        head = f"define i64 @{self.title}(double %t, {arrays}) {{"
        lines = [head, "entry:", *self.lines, f"ret i64 {returns}", "}"]
        self.module.functions.append("\n".join(lines))

    def emit(self, instruction: str) -> str:
        """Write an instruction; return the name of its value."""
        self.count += 1
        self.lines.append(f"%v{self.count} = {instruction}")
        return f"%v{self.count}"

    def once(self, instruction: str) -> str:
        """Return the name of an instruction's value; write the instruction only once."""
        found = self.known.get(instruction)
        if found is None:
            found = self.known[instruction] = self.emit(instruction)
        return found

    # --- blocks -------------------------------------------------------------------------------

    def block(self, block: Block) -> None:
        """Write the values of a block."""
        self.name(block)
        with self.loop(block.count):
            for where, expression in block.values:
                self.store(self.target, self.index(where), self.value(expression))

    def name(self, block: Block) -> None:
        """Set the meaning of names to their meaning in a block."""
        self.names = block.names
        self.values = self.meanings.setdefault(id(self.names), {})

    @contextmanager
    def loop(self, count: int) -> Iterator[None]:
        """Return a context; the instructions written inside it are repeated."""
        if count == 1:
            yield
            return
        known, before = self.known, self.label
        self.known, self.values = {}, {}
        self.count += 1
        body, after, counter = (f"{what}{self.count}" for what in ("body", "after", "%counter"))
        head = len(self.lines) + 2
        self.lines += [f"br label %{body}", f"{body}:", ""]
        self.label, self.counter = body, counter
        yield
        following = self.emit(f"add nuw nsw i64 {counter}, 1")
        more = self.emit(f"icmp slt i64 {following}, {count}")
        self.lines += [f"br i1 {more}, label %{body}, label %{after}", f"{after}:"]
        self.lines[head] = f"{counter} = phi i64 [ 0, %{before} ], [ {following}, %{self.label} ]"
        self.label, self.counter, self.known, self.values = after, None, known, {}

    def index(self, where: Any, start: int = 0) -> Index:
        """Return an index relative to ``start``, constant or advancing with the loop."""
        if len(where) == 1:
            return int(where[0]) - start
        where = np.asarray(where) - start
        if (line := regular(where)) is not None:
            first, step = line
            if step == 0:
                return first
            passed = self.once(f"mul nsw i64 {self.counter}, {step}")
            return self.once(f"add nsw i64 {passed}, {first}")
        return self._from_table(where, "i64")

    def _from_table(self, values: Any, kind: str) -> str:
        table = self.module.table(kind, values.tolist())
        pointer = self.emit(f"getelementptr {kind}, ptr {table}, i64 {self.counter}")
        return self.emit(f"load {kind}, ptr {pointer}")

    # --- numbers ------------------------------------------------------------------------------

    def operand(self, x: Operand) -> str:
        """Return a number as an operand."""
        if isinstance(x, float):
            return _double(x)
        return self.once(f"fneg double {x[1:]}") if x[0] == "-" else x

    def pointer(self, array: str, index: Index) -> str:
        """Return the address of an entry of an array."""
        return self.once(_entry(array, index))

    def load(self, array: str, index: Index) -> str:
        """Return an entry of an array, which is read only once."""
        return self.once(f"load double, ptr {self.pointer(array, index)}")

    def store(self, array: str, index: Index, x: Operand) -> None:
        """Store a number in an array."""
        first = len(self.lines)
        if not isinstance(x, float) and x[0] == "-":
            x = self.emit(f"fneg double {x[1:]}")
        pointer = self.emit(_entry(array, index))
        self.lines.append(f"store double {self.operand(x)}, ptr {pointer}")
        self.lines[first:] = ["\n".join(self.lines[first:])]

    def negative(self, a: Operand) -> Operand:
        """Return the number with the other sign, without an instruction."""
        if isinstance(a, float):
            return -a
        return f"-{a}" if a[0] == "%" else a[1:]

    def add(self, a: Operand, b: Operand) -> Operand:
        """Return the sum; zeros are left out."""
        if isinstance(a, float):
            a, b = b, a
        if isinstance(a, float):
            return a + b
        if isinstance(b, float):
            if b == 0.0:
                return a
            if a[0] == "%":
                return self.once(f"fadd double {a}, {_double(b)}")
            return self.negative(self.add(a[1:], -b))
        if a[0] == b[0]:
            if a[0] == "-":
                return f"-{self.add(a[1:], b[1:])}"
            return self.once(f"fadd double {a}, {b}" if a < b else f"fadd double {b}, {a}")
        a, b = (b, a[1:]) if a[0] == "-" else (a, b[1:])
        other = self.known.get(f"fsub double {b}, {a}")
        return f"-{other}" if other else self.once(f"fsub double {a}, {b}")

    def sub(self, a: Operand, b: Operand) -> Operand:
        """Return the difference; zeros are left out."""
        return self.add(a, self.negative(b))

    def mul(self, a: Operand, b: Operand) -> Operand:
        """Return the product, simplified for the factors 0 and 1."""
        if isinstance(b, float):
            a, b = b, a
        if isinstance(b, float):
            return a * b
        if isinstance(a, float):
            if a in (0.0, 1.0):
                return b if a else 0.0
            if a < 0.0:
                return self.negative(self.mul(-a, b))
            if a == 2.0:
                return self.add(b, b)
            if b[0] == "%":
                return self.once(f"fmul double {_double(a)}, {b}")
        elif a[0] == "%" == b[0]:
            return self.once(f"fmul double {a}, {b}" if a < b else f"fmul double {b}, {a}")
        elif a[0] == "-":
            return self.negative(self.mul(a[1:], b))
        return self.negative(self.mul(a, b[1:]))

    def div(self, a: Operand, b: Operand) -> Operand:
        """Return the quotient."""
        if isinstance(b, float):
            if b == 1.0:
                return a
            if isinstance(a, float) and b != 0.0:
                return a / b
        elif b[0] == "-":
            return self.negative(self.div(a, b[1:]))
        if not isinstance(a, float) and a[0] == "-":
            return self.negative(self.div(a[1:], b))
        return self.once(f"fdiv double {self.operand(a)}, {self.operand(b)}")

    def less(self, a: Operand, b: Operand) -> str:
        """Return whether one number is below another; false for not-a-number."""
        if _have_signs(a, b):
            a, b = self.negative(b), self.negative(a)
        return self.once(f"fcmp olt double {self.operand(a)}, {self.operand(b)}")

    def choose(self, condition: str, a: Operand, b: Operand) -> Operand:
        """Return the first number if the condition holds, otherwise the second."""
        if _have_signs(a, b):
            return self.negative(self.choose(condition, self.negative(a), self.negative(b)))
        chosen = f"double {self.operand(a)}, double {self.operand(b)}"
        return self.once(f"select i1 {condition}, {chosen}")

    def both(self, a: str, b: str) -> str:
        """Return whether both conditions hold."""
        return b if a == "true" else self.once(f"and i1 {a}, {b}")

    def integer(self, condition: str) -> str:
        """Return 1 if the condition holds, otherwise 0."""
        return self.once(f"zext i1 {condition} to i64")

    def root(self, x: Operand) -> Operand:
        """Return the square root."""
        return self._call(_ROOT, x)

    # --- expressions --------------------------------------------------------------------------

    def value(self, e: Formula) -> Operand:
        """Return the value of an expression; repeated parts are computed once."""
        found = self.values.get(e)
        if found is None:
            found = self.values[e] = float(e) if e.is_number else self._new_value(e)
        return found

    def _new_value(self, e: Formula) -> Operand:
        match e:
            case Symbol():
                return self._symbol(e.name)
            case Product():
                return self._product(e.args)
            case Sum():
                return self._sum(e)
            case Power():
                return self._power(e.base, e.exp)
            case Function():
                return self._function(e.name, *map(self.value, e.args))
        raise TypeError(type(e).__name__)

    def _sum(self, e: Sum) -> Operand:
        total: Operand = 0.0
        for term in e.args:
            total = self.add(total, self.value(term))
        return total

    def _product(self, factors: Sequence[Formula]) -> Operand:
        """Return the product of factors; the first may be a number."""
        product: Operand = 1.0
        divisor: Operand = 1.0
        for factor in factors:
            if isinstance(factor, Number):
                numerator, denominator = factor.value, 1
                if factor.is_exact:
                    numerator, denominator = numerator.as_integer_ratio()
                product, divisor = float(numerator), float(denominator)
            elif isinstance(factor, Power) and factor.exp.signs == {-1}:
                divisor = self.mul(divisor, self.value(1 / factor))
            else:
                product = self.mul(product, self.value(factor))
        return self.div(product, divisor)

    def _symbol(self, name: str) -> Operand:
        if name == "t":
            return "%t"
        array, where = self.names[name]
        if array == "numbers":
            return float(where[0]) if len(where) == 1 else self._from_table(where, "double")
        if array == "u":
            return self._sampled(self.module.samples[int(where[0])])
        return self.load(f"%{array}", self.index(where))

    def _sampled(self, input_: Samples) -> Operand:
        """Return the value of an input at the time t."""
        module, count = self.module, len(input_.times)
        module.declared[_SAMPLED] = None
        tables = (module.table("double", x) for x in (input_.times, input_.values))
        arrays = ", ".join(f"ptr {name}" for name in tables)
        line = "true" if input_.between == "line" else "false"
        return self.once(f"call double @sampled(double %t, {arrays}, i64 {count}, i1 {line})")

    def _power(self, base: Formula, exponent: Formula) -> Operand:
        n = whole(exponent)
        if n is not None and abs(n) <= MOST_SQUARES:
            power, square, rest = 1.0, self.value(base), abs(n)
            while rest:
                power = self.mul(power, square) if rest % 2 else power
                rest //= 2
                square = self.mul(square, square) if rest else square
            return power if n > 0 else self.div(1.0, power)
        if exponent in (Fraction(1, 2), Fraction(-1, 2)):
            root = self.root(self.value(base))
            return root if float(exponent) > 0 else self.div(1.0, root)
        return self._call("pow", self.value(base), self.value(exponent))

    def _function(self, name: str, *x: Operand) -> Operand:
        if name == "sign":
            negative = self.choose(self.less(x[0], 0.0), -1.0, x[0])
            return self.choose(self.less(0.0, x[0]), 1.0, negative)
        return self._call(TABLE[name].machine, *x)

    def _call(self, symbol: str, *x: Operand) -> Operand:
        """Call a function of C or LLVM; LLVM must not replace pow(8, x) by exp2(3*x)."""
        self.module.declare(symbol, len(x))
        given = ", ".join(f"double {self.operand(entry)}" for entry in x)
        kept = "" if symbol.startswith("llvm.") else " nobuiltin"
        return self.once(f"call double @{symbol}({given}){kept}")


class Variable:
    """A number or truth value that changes; it is in memory if there are loops."""

    def __init__(self, code: LlvmFunction, kind: str, start: Operand, loops: bool) -> None:
        self.code, self.kind, self.known = code, kind, start
        self.memory = code.emit(f"alloca {kind}") if loops else ""
        if loops:
            self.value = start

    @property
    def value(self) -> Operand:
        """The current value."""
        if not self.memory:
            return self.known
        return self.code.emit(f"load {self.kind}, ptr {self.memory}")

    @value.setter
    def value(self, x: Operand) -> None:
        if self.memory:
            shown = self.code.operand(x)
            self.code.lines.append(f"store {self.kind} {shown}, ptr {self.memory}")
        else:
            self.known = x
