"""Programs that differentiate the constraints at run time, operator by operator (FEED).

The program contains copies of the parts of `teachmech.numerics.feed` that its constraints use. The
derivatives of elementary functions come from `teachmech.expressions.elementary`.
"""

from __future__ import annotations

import ast

from teachmech.base.errors import ProblemError
from teachmech.expressions.algebra import function_with_derivatives
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.printing import NUMPY_NAMES
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.numerics import feed
from teachmech.numerics.integrators import Method
from teachmech.program import skeleton
from teachmech.program.arrays import WIDTH
from teachmech.program.folded import FoldingWriter, comment_lines
from teachmech.program.functions import Functions
from teachmech.program.writer import wrapped

# The rule for each operator of Python, followed by the rules that it needs
_RULES = {
    ast.Add: (feed.add,),
    ast.Sub: (feed.subtract,),
    ast.USub: (feed.negative,),
    ast.Mult: (feed.multiply,),
    ast.Div: (feed.divide, feed.multiply, feed.chain_of_one),
    ast.Pow: (feed.power, feed.multiply, feed.chain_of_one),
}
_FUNCTIONS = {numpy: name for name, numpy in NUMPY_NAMES.items()} | {"sqrt": "sqrt"}
_ROW = {True: feed.holonomic_row, False: feed.nonholonomic_row}
# The results of `differentiated`, with the docstring of the function for each
_PARTS = {
    "constraints": "Left sides h(t, q) or g(t, q, v) of the constraints, shape ({m},).",
    "constraint_rates": "Velocity form of the constraints, shape ({m},): dh/dt, or g itself.",
    "constraint_matrix": "A of A q'' = b, shape ({m}, {n}): dh/dq where holonomic, else dg/dv.",
    "constraint_vector": "b of A q'' = b, shape ({m},).",
}


class FeedWriter(FoldingWriter):
    """Writes each constraint as a function of Feed numbers, with the rules that it needs."""

    local_names = FoldingWriter.local_names | {
        *("places", "numbers", "variables", "left", "holonomic_row", "nonholonomic_row"),
    }

    def __init__(self, system: Description) -> None:
        for name, read in zip(system.constraint_names, system.constraint_expressions, strict=True):
            if isinstance(read, FunctionConstraint):
                what = "it is a Python function, which a program that runs by itself cannot contain"
                hint = "write it as a text, or omit derivatives='feed'"
                raise ProblemError(what, where=f"constraint {name}", hint=hint)
        super().__init__(system)

    def imports(self, method: Method | None = None) -> str:
        """Return the imports that the functions written so far and a method need."""
        mixin = "\nfrom numpy.lib.mixins import NDArrayOperatorsMixin"
        return super().imports(method) + (mixin if len(self.derived) else "")

    def constraints(self) -> str:
        """Return the rules of FEED, the constraints, and the function for their left sides."""
        if not len(self.derived):
            return super().constraints()
        written = [self._constraint(k) for k in range(len(self.derived))]
        names = ", ".join(f"constraint_{k + 1}" for k in range(len(written)))
        every = [
            "def differentiated(t, q, v, p):",
            '    """Value, velocity form, row of A and entry of b of each constraint."""',
            *wrapped("    functions = ", f"[{names}]", ""),
            "    return [constraint(t, q, v, p) for constraint in functions]",
        ]
        return skeleton.joined(
            skeleton.section("FEED: numbers that carry their first and second derivatives"),
            *self._rules(ast.parse("\n\n".join(written))),
            skeleton.section("The constraints"),
            *written,
            "\n".join(every),
            self._part("constraints"),
        )

    def constraint_rates(self) -> str:
        """Return the function for the velocity form of the constraints."""
        return self._part("constraint_rates") or super().constraint_rates()

    def constraint_matrix(self) -> str:
        """Return the function for the constraint Jacobian A."""
        return self._part("constraint_matrix") or super().constraint_matrix()

    def constraint_vector(self) -> str:
        """Return the function for the right side b."""
        return self._part("constraint_vector") or super().constraint_vector()

    def _part(self, name: str) -> str:
        """Return the function for one of the results of `differentiated`."""
        if not len(self.derived):
            return ""
        doc = _PARTS[name].format(m=len(self.derived), n=self.n)
        picked = f"[row[{list(_PARTS).index(name)}] for row in differentiated(t, q, v, p)]"
        return "\n".join(
            [
                f"def {name}(t, q, v, p):",
                f'    """{doc}"""',
                f"    return np.array({picked}, dtype=float)",
            ]
        )

    def _constraint(self, k: int) -> str:
        """Return the function that evaluates and differentiates one constraint."""
        value, slots = self.derived[k].value, self.system.slots
        used = sorted((slots[s.name], s.name) for s in value.free_symbols)
        moving = [x for kind in "tqv" for x in used if x[0][0] == kind]
        constants = {name for (kind, _), name in used if kind == "p"}
        names = [self.python_names[name] for _, name in moving]
        sources = ["t" if kind == "t" else f"{kind}[{i}]" for (kind, i), _ in moving]
        lines = [f"def constraint_{k + 1}(t, q, v, p):", *comment_lines(self._quoted(k))]
        lines += self._named(constants)
        lines += wrapped("    places = ", str([slot for slot, _ in moving]), "")
        numbers = f"variables([{', '.join(sources)}])"
        line = f"    {', '.join(names)}{',' * (len(names) == 1)} = {numbers}"
        if len(line) <= WIDTH:
            lines.append(line)
        else:
            lines += wrapped("    numbers = ", numbers, "")
            for first in range(0, len(names), 8):
                some = names[first : first + 8]
                left = ", ".join(some) + "," * (len(some) == 1)
                lines.append(f"    {left} = numbers[{first}:{first + len(some)}]")
        lines += wrapped("    left = ", self._python(value), "")
        row = _ROW[self.derived[k].holonomic].__name__
        return "\n".join([*lines, f"    return {row}(left, places, v)"])

    def _rules(self, written: ast.Module) -> list[str]:
        """Return the class Feed and the rules that the written constraints use."""
        kinds = {type(getattr(part, "op", None)) for part in ast.walk(written)}
        calls = {part.func for part in ast.walk(written) if isinstance(part, ast.Call)}
        called = {function.id for function in calls if isinstance(function, ast.Name)}
        rules = [_RULES[kind] for kind in _RULES if kind in kinds]
        needed = {rule: None for needs in rules for rule in reversed(needs)}
        names = [name for numpy, name in _FUNCTIONS.items() if numpy in called]
        chains = {TABLE[name].arguments[0] for name in names}
        needed |= {feed.chain_of_one: None} if 1 in chains else {}
        needed |= {feed.chain_of_two: None} if 2 in chains else {}
        rows = {_ROW[derived.holonomic]: None for derived in self.derived}
        table = [
            "RULES = {  # of each operation",
            *(f"    np.{_ufunc(needs[0])}: {needs[0].__name__}," for needs in rules),
            *(line for name in names for line in self._rule_of_function(name)),
            "}",
        ]
        return [
            skeleton.class_source(feed.Feed, "__init__", "__array_ufunc__"),
            *map(skeleton.source, (feed.constant, *needed)),
            "\n".join(table),
            *map(skeleton.source, (feed.variables, *rows)),
        ]

    def _rule_of_function(self, name: str) -> list[str]:
        """Return the entry of an elementary function in the table of the rules."""
        values = {"u": "u.value", "v": "v.value"}
        arguments = ", ".join("uv"[: TABLE[name].arguments[0]])
        texts = [self._in_names(e, values) for e in function_with_derivatives(name)]
        chain = "chain_of_two" if len(arguments) > 1 else "chain_of_one"
        numpy = "np.abs" if name == "abs" else NUMPY_NAMES.get(name, name)
        before, inside = f"    {numpy}: lambda {arguments}: {chain}(", f"{arguments}, "
        whole = f"{before}{inside}{', '.join(texts)}),"
        if len(whole) <= WIDTH:
            return [whole]
        lines = [line for text in (arguments, *texts) for line in wrapped("        ", text, "")]
        return [before, *lines, "    ),"]


def _ufunc(rule: object) -> str:
    """Return the name of the NumPy function with this rule."""
    return next(ufunc.__name__ for ufunc, own in feed.RULES.items() if own is rule)


class FeedFunctions(Functions):
    """The functions of a system whose constraints are differentiated at run time by FEED."""

    writer_class = FeedWriter
