"""Terms to machine code, by LLVM (the package llvmlite, which Numba brings).

The function ``terms`` fills in the values; that of dy/dt is written by
`teachmech.run.compiled.derivative`. Compiling them takes some hundredths of a second, since types
need not be found out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from llvmlite import binding, ir
from numba import types

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
from teachmech.program.arrays import regular
from teachmech.run.compiled.terms import Block, Terms

DOUBLE, INT = ir.DoubleType(), ir.IntType(64)
POINTER = types.CPointer(types.float64)
TERMS = types.void(types.float64, POINTER, POINTER, POINTER)
DERIVATIVE = types.int64(types.float64, POINTER, POINTER, POINTER)

_INTRINSICS = frozenset("sin cos exp log sqrt pow fabs".split())  # of LLVM
_LIBRARY = frozenset("tan asin acos atan sinh cosh tanh asinh acosh atanh".split())  # of C
_NAMES = {"abs": "fabs", "ln": "log"}

Operand = Any  # an ir.Value, or a float that is known already


class Machine(types.WrapperAddressProtocol):  # type: ignore[misc]
    """A function of machine code, which Numba takes as a first-class function."""

    def __init__(self, engine: Any, name: str, signature: Any) -> None:
        self.engine = engine  # keeps the code alive
        self.address = engine.get_function_address(name)
        self.types = signature

    def __wrapper_address__(self) -> int:
        """The address of the code."""
        return int(self.address)

    def signature(self) -> Any:
        """The types of the function."""
        return self.types


def compiled(functions: list[Callable[[ir.Module], None]], loops: bool) -> Any:
    """Return the engine that holds the code of some functions.

    Loops are worth the passes of optimisation, which take as long as all else; in code without
    them nothing is left to be done.
    """
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    module = ir.Module("teachmech")
    for write in functions:
        write(module)
    code = binding.parse_assembly(str(module))
    code.verify()
    target = binding.Target.from_default_triple()
    features = binding.get_host_cpu_features().flatten()  # less than the name says, in some clouds
    machine = target.create_target_machine(binding.get_host_cpu_name(), features, opt=2)
    if loops:
        tuning = binding.create_pipeline_tuning_options(speed_level=1)
        passes = binding.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(code, passes)
    engine = binding.create_mcjit_compiler(code, machine)
    engine.finalize_object()
    return engine


def write_terms_code(module: ir.Module, terms: Terms) -> None:
    """Write the function ``terms(t, y, p, values)``."""
    code = Code(module, "terms", ir.VoidType())
    for block in terms.blocks:
        code.block(block)
    code.builder.ret_void()


class Code:
    """One function ``name(t, y, p, result)`` while it is written."""

    def __init__(self, module: ir.Module, name: str, returns: Any) -> None:
        pointer = DOUBLE.as_pointer()
        kind = ir.FunctionType(returns, [DOUBLE, pointer, pointer, pointer])
        function = ir.Function(module, kind, name)
        for argument in function.args[1:]:
            argument.add_attribute("noalias")
        self.module, self.builder = module, ir.IRBuilder(function.append_basic_block())
        self.t, y, p, self.result = function.args
        self.arrays = {"y": y, "p": p}
        self.names: Any = {}
        self.known: dict[Any, Operand] = {}
        self.counter: Any = None

    # --- blocks -------------------------------------------------------------------------------

    def block(self, block: Block) -> None:
        """Write the values of a block."""
        self.names, self.known = block.names, {}
        with self.loop(block.count):
            for where, expression in block.values:
                self.store(self.result, self.index(where), self.value(expression))

    @contextmanager
    def loop(self, count: int) -> Iterator[None]:
        """What is written inside is done so many times."""
        if count == 1:
            yield
            return
        builder, before = self.builder, self.builder.block
        body = builder.append_basic_block()
        builder.branch(body)
        builder.position_at_end(body)
        self.counter = builder.phi(INT)
        self.counter.add_incoming(INT(0), before)
        yield
        following = builder.add(self.counter, INT(1), flags=["nuw", "nsw"])
        self.counter.add_incoming(following, builder.block)
        behind = builder.append_basic_block()
        builder.cbranch(builder.icmp_signed("<", following, INT(count)), body, behind)
        builder.position_at_end(behind)
        self.counter = None

    def index(self, where: Any) -> Any:
        """An index, or one that goes with the loop."""
        if len(where) == 1:
            return int(where[0])
        if (line := regular(where)) is not None:
            first, step = line
            if step == 0:
                return first
            return self.builder.add(INT(first), self.builder.mul(INT(step), self.counter))
        return self._from_table(where, INT)

    def _from_table(self, values: Any, kind: Any) -> Any:
        table = ir.ArrayType(kind, len(values))
        name = self.module.get_unique_name("table")
        constant = ir.GlobalVariable(self.module, table, name)
        constant.global_constant, constant.linkage = True, "internal"
        constant.initializer = ir.Constant(table, values.tolist())
        return self.builder.load(self.builder.gep(constant, [INT(0), self.counter]))

    # --- numbers ------------------------------------------------------------------------------

    def operand(self, x: Operand) -> Any:
        """A number as an operand."""
        return DOUBLE(x) if isinstance(x, float) else x

    def load(self, array: Any, index: Any) -> Any:
        """An entry of an array, read once in a block."""
        key = (array, index)
        if key not in self.known:
            place = INT(index) if isinstance(index, int) else index
            self.known[key] = self.builder.load(self.builder.gep(array, [place], inbounds=True))
        return self.known[key]

    def store(self, array: Any, index: Any, x: Operand) -> None:
        """Put a number into an array."""
        place = INT(index) if isinstance(index, int) else index
        self.builder.store(self.operand(x), self.builder.gep(array, [place], inbounds=True))

    def add(self, a: Operand, b: Operand) -> Operand:
        """The sum; zeros are left out."""
        if isinstance(a, float) and (a == 0.0 or isinstance(b, float)):
            return a + b if isinstance(b, float) else b
        if isinstance(b, float) and b == 0.0:
            return a
        return self.builder.fadd(self.operand(a), self.operand(b))

    def sub(self, a: Operand, b: Operand) -> Operand:
        """The difference; zeros are left out."""
        if isinstance(b, float) and (b == 0.0 or isinstance(a, float)):
            return a - b if isinstance(a, float) else a
        if isinstance(a, float) and a == 0.0:
            return self.builder.fneg(b)
        return self.builder.fsub(self.operand(a), self.operand(b))

    def mul(self, a: Operand, b: Operand) -> Operand:
        """The product; zeros and ones are left out."""
        if isinstance(b, float):
            a, b = b, a
        if isinstance(a, float):
            if isinstance(b, float) or a == 0.0:
                return a * b if isinstance(b, float) else 0.0
            if a in (1.0, -1.0):
                return b if a == 1.0 else self.builder.fneg(b)
        return self.builder.fmul(self.operand(a), self.operand(b))

    def div(self, a: Operand, b: Operand) -> Operand:
        """The quotient."""
        if isinstance(b, float) and b == 1.0:
            return a
        if isinstance(a, float) and isinstance(b, float) and b != 0.0:
            return a / b
        return self.builder.fdiv(self.operand(a), self.operand(b))

    # --- expressions --------------------------------------------------------------------------

    def value(self, e: Formula) -> Operand:
        """The value of an expression; what occurs several times is computed once."""
        if e.is_number:
            return float(e)
        if e not in self.known:
            self.known[e] = self._new_value(e)
        return self.known[e]

    def _new_value(self, e: Formula) -> Operand:
        match e:
            case Symbol():
                return self._symbol(e.name)
            case Sum():
                return self._sum(e)
            case Product():
                return self._product(e)
            case Power():
                return self._power(e.base, e.exp)
            case Function():
                return self._function(e.name, self.value(e.argument))
        raise TypeError(type(e).__name__)

    def _sum(self, e: Sum) -> Operand:
        total: Operand = 0.0
        for term in e.args:
            if term.as_coeff_Mul()[0].value < 0:
                total = self.sub(total, self.value(-term))
            else:
                total = self.add(total, self.value(term))
        return total

    def _product(self, e: Product) -> Operand:
        product: Operand = 1.0
        divisor: Operand = 1.0
        for factor in e.args:
            if isinstance(factor, Number) and factor.is_exact:
                numerator, denominator = factor.value.as_integer_ratio()
                product = self.mul(product, float(numerator))
                divisor = self.mul(divisor, float(denominator))
            elif isinstance(factor, Power) and factor.exp.signs == {-1}:
                divisor = self.mul(divisor, self.value(1 / factor))
            else:
                product = self.mul(product, self.value(factor))
        return self.div(product, divisor)

    def _symbol(self, name: str) -> Operand:
        if name == "t":
            return self.t
        array, where = self.names[name]
        if array == "numbers":
            return self._from_table(where, DOUBLE)
        return self.load(self.arrays[array], self.index(where))

    def _power(self, base: Formula, exponent: Formula) -> Operand:
        n = whole(exponent)
        if n is not None and abs(n) <= 64:
            power, square, rest = 1.0, self.value(base), abs(n)
            while rest:
                power = self.mul(power, square) if rest % 2 else power
                rest //= 2
                square = self.mul(square, square) if rest else square
            return power if n > 0 else self.div(1.0, power)
        if exponent in (Fraction(1, 2), Fraction(-1, 2)):
            root = self._function("sqrt", self.value(base))
            return root if float(exponent) > 0 else self.div(1.0, root)
        return self._function("pow", self.value(base), self.value(exponent))

    def _function(self, name: str, *x: Operand) -> Operand:
        operands = [self.operand(entry) for entry in x]
        if name == "sign":
            compare, (number,) = self.builder.fcmp_ordered, operands
            negative = self.builder.select(compare("<", number, DOUBLE(0.0)), DOUBLE(-1.0), number)
            return self.builder.select(compare(">", number, DOUBLE(0.0)), DOUBLE(1.0), negative)
        name = _NAMES.get(name, name)
        if name in _INTRINSICS:
            function = self.module.declare_intrinsic(f"llvm.{name}", [DOUBLE])
        elif name in self.module.globals:
            function = self.module.globals[name]
        else:
            assert name in _LIBRARY, name
            kind = ir.FunctionType(DOUBLE, [DOUBLE] * len(operands))
            function = ir.Function(self.module, kind, name)
        return self.builder.call(function, operands)
