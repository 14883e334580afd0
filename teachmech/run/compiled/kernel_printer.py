"""The printer of the kernels as JavaScript for pages: one module, function by function.

    python -m teachmech.run.compiled.kernel_writer

writes it together with ``kernels.ll``. A pointer becomes a typed array, and a pointer to an entry
becomes a view; comments and docstrings are kept. The printer refuses every construct that it does
not know, so that no code changes its meaning. If a problem calls no elementary function, a page
computes the same numbers as the machine code, to the last bit.
"""

from __future__ import annotations

import ast
import importlib
import io
import json
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from teachmech.run.compiled import index

MODULES = (
    *("numerics.pivots", "run.compiled.kernel_base", "run.compiled.kernel_linear_system"),
    *("run.compiled.kernel_augmented", "run.compiled.kernel_control"),
    *("run.compiled.kernel_friction", "run.compiled.kernel_enforce", "run.compiled.kernel_states"),
    "run.compiled.kernel_tangents",
    *("run.compiled.kernel_explicit", "run.compiled.kernel_kinematic"),
    *("run.compiled.kernel_radau", "run.compiled.kernel_complementarity"),
)
NATIVE = {"entry", "at", "call", "next_up"}  # functions of `kernel_base` that become operators
ENDLESS = {"MANY"}  # limits of the machine code that do not apply to pages
ROW_COUNTS = {"ROWS": index.ROWS, "KEPT": index.KEPT}
FUNCTIONS = "terms", "direct", "correct", "slopes"  # functions of a problem; null if missing
# A page has no tangents, so that only the state itself moves.
REPLACED = {
    "rates": "derivative",
    "project_all": "project",
    "tangent_norm": "() => 0",
    "add_slopes": "() => {}",
}
WIDTH = 100
HEAD = """\
const larger = (a, b) => (b > a ? b : a); // as Python: a, unless b is greater
const smaller = (a, b) => (b < a ? b : a);
/** The square of x. @param {number} x */
export const sq = (x) => x * x;

/** A whole power of x, by squares. @param {number} x @param {number} exponent */
export function wholePower(x, exponent) {
  let power = 1;
  for (; exponent > 0; exponent >>= 1, x *= x) if (exponent & 1) power *= x;
  return power;
}

const FLOAT = new Float64Array(1), BITS = new BigInt64Array(FLOAT.buffer);

/** The next number above one that is finite, by its bits; above 0 the least one. */
function nextUp(x) {
  FLOAT[0] = x + 0; // -0 becomes 0
  BITS[0] += BITS[0] < 0n ? -1n : 1n;
  return FLOAT[0];
}
"""
CALLS = {
    "abs": "Math.abs",
    "max": "larger",
    "min": "smaller",
    "int": "Math.trunc",
    "np.sqrt": "Math.sqrt",
}
_TAKEN = {*CALLS.values(), "sq", "wholePower", "nextUp"}
_GLOBAL = {"undefined", "NaN", "Infinity", "Math", "Float64Array", "BigInt64Array"}
_RESERVED = {"new", "function", "default", "delete", "var", "let", "const", "this", "void"}
_BINARY: dict[type[ast.operator], tuple[str, int]] = {
    ast.Add: ("+", 11),
    ast.Sub: ("-", 11),
    ast.Mult: ("*", 12),
    ast.Div: ("/", 12),
    ast.Mod: ("%", 12),
}
_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "===",
    ast.NotEq: "!==",
}


class RefusedError(Exception):
    """A construct that the printer does not know."""


class _Use(NamedTuple):
    """A position at which a name is read or stored."""

    block: tuple[Any, ...]
    stored: bool
    node: ast.AST


def printed() -> str:
    """Return the text of the module."""
    return str(JavaScriptModule(MODULES))


class JavaScriptModule:
    """The functions of all files, and the constants that they read."""

    def __init__(self, names: Sequence[str]) -> None:
        self.functions: dict[str, JavaScriptFunction] = {}
        self.values: dict[str, Any] = {}
        self.used: set[str] = set()
        found: list[tuple[ast.FunctionDef, dict[int, tuple[str, bool]]]] = []
        for name in names:
            module = importlib.import_module(f"teachmech.{name}")
            text = Path(str(module.__file__)).read_text("utf-8")
            comments = _comments(text)
            for node in ast.parse(text).body:
                if isinstance(node, ast.FunctionDef) and node.name not in NATIVE:
                    found.append((node, comments))
                    self._take_constants(vars(module), _names_in(node))
        self.known = {node.name for node, _ in found}
        if twice := {name for name in self.known if [n.name for n, _ in found].count(name) > 1}:
            raise RefusedError(f"two functions with the names {', '.join(sorted(twice))}")
        if wrong := {_camel(name) for name in self.known} & (_TAKEN | _GLOBAL):
            raise RefusedError(f"functions with the names {', '.join(sorted(wrong))}")
        for node, comments in found:
            self.functions[node.name] = JavaScriptFunction(self, node, comments)

    def _take_constants(self, known: dict[str, Any], names: set[str]) -> None:
        for x in sorted(names & known.keys()):
            value = known[x]
            constant = isinstance(value, (int, float)) or _is_table(value)
            if constant and repr(self.values.setdefault(x, value)) != repr(value):
                raise RefusedError(f"the name {x} has two meanings")

    def __str__(self) -> str:
        functions = "\n\n".join(map(str, self.functions.values()))
        plain, tables = [], []
        for name in sorted(self.used, key=[*self.values].index):
            value = self.values[name]
            if name in ENDLESS:
                plain.append(f"{name} = Infinity")
            elif not _is_table(value):
                plain.append(f"{name} = {_number(value)}")
            else:
                tables.append(f"const {name} = {_table(value)};")
        workspaces = [f"{name} = {json.dumps(value)}" for name, value in ROW_COUNTS.items()]
        pairs = ",\n".join(f"  {name}: {_table(pair)}" for name, pair in index.PAIRS.items())
        tables.append(f"export const PAIRS = {{\n{pairs},\n}};")
        constants = [*_wrapped(f"export const {', '.join([*plain, *workspaces])};", ""), *tables]
        return "\n\n".join([HEAD.strip(), "\n".join(constants), functions]) + "\n"


class JavaScriptFunction:
    """A function and its text in JavaScript."""

    def __init__(
        self, module: JavaScriptModule, node: ast.FunctionDef, comments: dict[int, tuple[str, bool]]
    ) -> None:
        self.module, self.node, self.comments = module, node, comments
        self.lines: list[str] = []
        self.last = 0  # last line of the source that is printed
        self.arguments = [a.arg for a in node.args.args]
        self.uses: dict[str, list[_Use]] = {}
        self.loops: dict[int, set[str]] = {}  # names that a loop stores
        self.counters: dict[ast.AST, tuple[Any, ...]] = {}  # nodes that count, with their loops
        self.first: set[ast.AST] = set()  # nodes at which a name is declared
        self.constant: set[ast.AST] = set()  # nodes of names that are stored once
        self.hoisted: list[str] = []
        for statement in node.body[1:]:
            self._note(statement, ())
        self.own = {x for x, uses in self.uses.items() if any(use.stored for use in uses)}
        for name in self.own:
            if _camel(name) in _TAKEN:
                raise RefusedError(f"the name {name}")
            uses = self._without_counting(name, self.uses[name])
            if uses and not self._declare(uses):
                self.hoisted.append(_camel(name))

    # --- where names are declared -----------------------------------------------------------------

    def _note(self, node: ast.AST, block: tuple[Any, ...]) -> None:
        """Note the uses of names in the order of execution."""
        match node:
            case ast.Name(name) if name not in self.arguments:
                use = _Use(block, isinstance(node.ctx, ast.Store), node)
                self.uses.setdefault(name, []).append(use)
            case ast.For(target, over, body):
                self._note(over, block)
                inner = (*block, id(node))
                self.counters[target] = inner
                self.loops[id(node)] = {
                    x.id
                    for x in ast.walk(node)
                    if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)
                }
                for part in (target, *body):
                    self._note(part, inner)
            case ast.If(test, body, orelse) | ast.While(test, body, orelse):
                self._note(test, block)
                for k, parts in enumerate((body, orelse)):
                    for part in parts:
                        self._note(part, (*block, (id(node), k)))
            case ast.Assign(targets, value):
                for part in (value, *targets):
                    self._note(part, block)
            case _:
                for part in ast.iter_child_nodes(node):
                    self._note(part, block)

    def _without_counting(self, name: str, uses: Iterable[_Use]) -> list[_Use]:
        """Return the uses that are not loop counters; a counter has no value after its loop."""
        rest: list[_Use] = []
        within: tuple[Any, ...] | None = None
        for use in uses:
            if within and use.block[: len(within)] == within:
                if use.stored:
                    raise RefusedError(f"{name} is changed in its loop")
                continue
            if within and not use.stored:
                raise RefusedError(f"{name} is read after its loop")
            within = self.counters.get(use.node)
            if not within:
                rest.append(use)
        return rest

    def _declare(self, uses: list[_Use]) -> bool:
        """Declare a name where it is first stored, in one or several blocks."""
        common = uses[0].block
        for use in uses:
            while use.block[: len(common)] != common:
                common = common[:-1]
        if uses[0].stored and uses[0].block == common:
            self.first.add(uses[0].node)
            if sum(use.stored for use in uses) == 1:
                self.constant.add(uses[0].node)
            return True
        if any(use.block == common for use in uses):
            return False
        groups: dict[tuple[Any, ...], list[_Use]] = {}
        for use in uses:
            groups.setdefault(use.block[: len(common) + 1], []).append(use)
        found = [
            self._declare(group) for group in groups.values()
        ]  # a list, so that all groups are declared
        return all(found)

    # --- expressions ------------------------------------------------------------------------------

    def text(self, e: ast.AST, least: int = 0) -> str:
        """Return an expression, in parentheses if its precedence is lower than required."""
        text, level = self._expression(e)
        return f"({text})" if level < least else text

    def _listed(self, parts: Iterable[ast.AST]) -> str:
        return ", ".join(map(self.text, parts))

    def _expression(self, e: ast.AST) -> tuple[str, int]:
        """Return the text of an expression, and its precedence."""
        match e:
            case ast.Constant(bool(value)):
                return str(value).lower(), 20
            case ast.Constant(int(value) | float(value)):
                return _number(value), 20
            case ast.Name(name):
                constant: Any = self.module.values.get(name)
                if constant is not None and name not in {*self.own, *self.arguments}:
                    self.module.used.add(name)
                return _camel(name), 20
            case ast.Attribute(ast.Name("np"), "inf" | "nan" as name):
                return {"inf": "Infinity", "nan": "NaN"}[name], 20
            case ast.Attribute(ast.Name("problem"), field):
                return f"{_camel('problem')}.{field}", 19
            case ast.Subscript(value, ast.Tuple([i, j])):
                return f"{self.text(value)}[{self.text(i)}][{self.text(j)}]", 19
            case ast.Subscript(value, i) if not isinstance(i, (ast.UnaryOp, ast.Slice)):
                return f"{self.text(value)}[{self.text(i)}]", 19
            case ast.UnaryOp(ast.USub(), x):
                return f"-{self.text(x, 15)}", 15
            case ast.UnaryOp(ast.Not(), x):
                return f"!{self.text(x, 15)}", 15
            case ast.IfExp(test, a, b):
                return f"{self.text(test, 3)} ? {self.text(a, 3)} : {self.text(b, 2)}", 2
            case ast.BinOp() | ast.BoolOp() | ast.Compare():
                return self._operation(e)
            case ast.Call(function, given, []):
                return self._call(ast.unparse(function), given), 19
        raise RefusedError(ast.unparse(e))

    def _operation(self, e: ast.BinOp | ast.BoolOp | ast.Compare) -> tuple[str, int]:
        match e:
            case ast.BinOp(x, ast.Pow(), ast.Constant(2)):
                return f"sq({self.text(x)})", 19
            case ast.BinOp(x, ast.Pow(), n) if _names_in(n):
                return f"wholePower({self.text(x)}, {self.text(n)})", 19
            case ast.BinOp(a, op, b) if type(op) in _BINARY:
                sign, level = _BINARY[type(op)]
                return f"{self.text(a, level)} {sign} {self.text(b, level + 1)}", level
            case ast.BoolOp(op, parts):
                sign, level = ("&&", 4) if isinstance(op, ast.And) else ("||", 3)
                return f" {sign} ".join(self.text(x, level + 1) for x in parts), level
            case ast.Compare(ast.Attribute(_, field) as left, [ast.NotEq()], _) if (
                field in FUNCTIONS
            ):
                return f"{self.text(left)} !== null", 8
            case ast.Compare(left, ops, others) if {*map(type, ops)} <= {*_COMPARED} and all(
                isinstance(x, (ast.Name, ast.Constant)) for x in others[:-1]
            ):
                shown = [
                    f"{self.text(a, 10)} {_COMPARED[type(op)]} {self.text(b, 10)}"
                    for a, op, b in zip([left, *others], ops, others, strict=False)
                ]
                return " && ".join(shown), 9 if len(ops) == 1 else 4
        raise RefusedError(ast.unparse(e))

    def _call(self, name: str, given: Sequence[ast.expr]) -> str:
        match name, given:
            case "at", [pointer, offset]:
                return f"{self.text(pointer)}.subarray({self.text(offset)})"
            case "call", [function, *rest]:
                return f"{self.text(function)}({self._listed(rest)})"
            case "next_up", [x]:
                return f"nextUp({self.text(x)})"
            case "len", [x]:
                return f"{self.text(x)}.length"
            case _ if name in self.module.known:
                return f"{_camel(name)}({self._listed(given)})"
            case _ if name in CALLS and len(given) == 1 + (name in ("max", "min")):
                return f"{CALLS[name]}({self._listed(given)})"
        raise RefusedError(f"{name}({', '.join(map(ast.unparse, given))})")

    # --- statements -------------------------------------------------------------------------------

    def __str__(self) -> str:
        self.lines = self._documentation()
        if self.node.name in REPLACED:
            name, other = _camel(self.node.name), REPLACED[self.node.name]
            return "\n".join([*self.lines, f"export const {name} = {other};"])
        signature = f"{_camel(self.node.name)}({', '.join(map(_camel, self.arguments))})"
        self._put(0, f"export function {signature} {{")
        if self.hoisted:
            self._put(1, f"let {', '.join(sorted(self.hoisted))};")
        self.last = self.node.body[0].end_lineno or 0
        self._body(self.node.body[1:], 1)
        return "\n".join([*self.lines, "}"])

    def _documentation(self) -> list[str]:
        text = (ast.get_docstring(self.node) or "").partition("\n\nExamples")[0].split("\n")
        known = self.module.known
        text = [
            re.sub(r"`(\w+)`", lambda m: f"`{_camel(m[1])}`" if m[1] in known else m[0], line)
            for line in text
        ]
        if len(text) == 1:
            return [f"/** {text[0]} */"]
        return ["/**", *(f" * {line}".rstrip() for line in text), " */"]

    def _put(self, depth: int, text: str) -> None:
        self.lines += _wrapped("  " * depth + text, "  " * depth)

    def _body(self, statements: Iterable[ast.stmt], depth: int) -> None:
        for s in statements:
            for line in range(self.last + 1, s.lineno):
                if self.comments.get(line, ("", False))[1]:
                    self._put(depth, self.comments[line][0])
            first = len(self.lines)
            compound = isinstance(s, (ast.For, ast.While, ast.If))
            self.last = s.lineno if compound else s.end_lineno or s.lineno
            for line in (s.lineno,) if compound else {s.lineno, self.last}:
                if line in self.comments and not self.comments[line][1]:
                    self._put(depth, self.comments[line][0])
                    first += 1
            self._statement(s, depth)

    def _statement(self, s: ast.stmt, depth: int) -> None:
        match s:
            case ast.Assign([ast.Tuple(targets)], value):
                self._unpack(targets, value, depth)
            case ast.Assign([target], value):
                self._assign([target], [value], depth)
            case ast.Assign(targets, value) if all(isinstance(x, ast.Subscript) for x in targets):
                self._put(depth, f"{' = '.join(map(self.text, targets))} = {self.text(value)};")
            case ast.AugAssign(target, ast.Add(), ast.Constant(1)):
                self._put(depth, f"{self.text(target)}++;")
            case ast.AugAssign(target, op, value) if type(op) in _BINARY:
                self._put(depth, f"{self.text(target)} {_BINARY[type(op)][0]}= {self.text(value)};")
            case ast.Return(ast.Tuple(values)):
                self._put(depth, f"return [{self._listed(values)}];")
            case ast.Return(value):
                self._put(depth, f"return {self.text(value)};" if value else "return;")
            case ast.Expr(ast.Call() as call):
                self._put(depth, f"{self.text(call)};")
            case ast.Continue() | ast.Break():
                self._put(depth, f"{type(s).__name__.lower()};")
            case ast.If():
                self._if(s, depth)
            case ast.While(test, body, []):
                self._block(f"while ({self.text(test)}) {{", body, depth)
            case ast.For(ast.Name(), _, body, []):
                self._block(f"for ({self._counting(s)}) {{", body, depth)
            case _:
                raise RefusedError(ast.unparse(s))

    def _block(self, head: str, body: Sequence[ast.stmt], depth: int) -> None:
        """Print a block; a single short line that declares nothing has no braces."""
        first = len(self.lines)
        self._put(depth, head)
        self._body(body, depth + 1)
        begin, *rest = self.lines[first:]
        short = len(rest) == 1 and len(begin) + len(rest[0].strip()) < WIDTH and begin[-1] == "{"
        if short and not re.match(r" *(const|let|if)\b|.*//", rest[0]):
            self.lines[first:] = [f"{begin[:-1]}{rest[0].strip()}"]
        else:
            self._put(depth, "}")

    def _if(self, s: ast.If, depth: int) -> None:
        if not s.orelse:
            return self._block(f"if ({self.text(s.test)}) {{", s.body, depth)
        head = "if"
        while True:
            self._put(depth, f"{head} ({self.text(s.test)}) {{")
            self.last = s.lineno
            self._body(s.body, depth + 1)
            head = "} else if"
            match s.orelse:
                case [ast.If() as other]:
                    s = other
                case rest:
                    if rest:
                        self._put(depth, "} else {")
                        self._body(rest, depth + 1)
                    return self._put(depth, "}")

    def _counting(self, s: ast.For) -> str:
        assert isinstance(s.target, ast.Name)
        i = _camel(s.target.id)
        match s.iter:
            case ast.Tuple(values):
                return f"const {i} of [{self._listed(values)}]"
            case ast.Call(ast.Name("range"), [begin, end, step]) if ast.unparse(step) == "-1":
                return f"let {i} = {self.text(begin)}; {i} > {self.text(end)}; {i}--"
            case ast.Call(ast.Name("range"), [*begin, end]) if len(begin) < 2:
                first = self.text(begin[0]) if begin else "0"
                reads = any(isinstance(x, ast.Subscript) for x in ast.walk(end))
                if reads or _names_in(end) & self.loops[id(s)]:  # evaluated once, as in Python
                    return f"let {i} = {first}, {i}End = {self.text(end)}; {i} < {i}End; {i}++"
                return f"let {i} = {first}; {i} < {self.text(end, 10)}; {i}++"
        raise RefusedError(ast.unparse(s.iter))

    def _unpack(self, targets: list[ast.expr], value: ast.expr, depth: int) -> None:
        match value:
            case ast.Tuple(values):
                self._assign(targets, values, depth)
            case ast.IfExp(ast.Name() | ast.Subscript() as test, ast.Tuple(a), ast.Tuple(b)):
                values = [ast.IfExp(test, *both) for both in zip(a, b, strict=True)]
                self._assign(targets, values, depth)
            case _:
                self._take_apart(targets, value, depth)

    def _take_apart(self, targets: list[ast.expr], value: ast.expr, depth: int) -> None:
        """Declare names for the parts of the result of a function."""
        names = [x.id for x in targets if isinstance(x, ast.Name)]
        if any(x not in self.first for x in targets if getattr(x, "id", "") != "_"):
            raise RefusedError("a tuple assigned to names that already exist")
        shown = ["" if name == "_" else _camel(name) for name in names]
        while not shown[-1]:
            shown.pop()
        self._put(depth, f"const [{', '.join(shown)}] = {self.text(value)};")

    def _assign(self, targets: list[ast.expr], values: list[ast.expr], depth: int) -> None:
        """Assign one by one if no value reads a changed target, otherwise together."""
        for k, target in enumerate(targets):
            if any(_meets(target, x) for value in values[k + 1 :] for x in ast.walk(value)):
                if self.first & {*targets}:
                    raise RefusedError("several new names in one assignment")
                self._put(depth, f"[{self._listed(targets)}] = [{self._listed(values)}];")
                return
        lines = [("", "")]
        for k, (target, value) in enumerate(zip(targets, values, strict=True)):
            stored = any(isinstance(x, ast.Subscript) for x in targets[:k])
            if stored and _names_in(value) & self.module.known:
                raise RefusedError("a call that may read a changed value in an assignment")
            word = ""
            if target in self.first:
                word = "const " if target in self.constant else "let "
            part = f"{self.text(target)} = {self.text(value)}"
            if word and lines[-1][0] == word:
                part = f"{lines.pop()[1]}, {part}"
            lines.append((word, part))
        for word, part in lines[1:]:
            self._put(depth, f"{word}{part};")


def _comments(text: str) -> dict[int, tuple[str, bool]]:
    """Return the comments by line, each with whether it is the only text on its line."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and "noqa" not in token.string:
            found[token.start[0]] = f"//{token.string[1:]}", token.line.lstrip()[0] == "#"
    return found


def _names_in(node: ast.AST) -> set[str]:
    return {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}


def _meets(target: ast.expr, x: ast.AST) -> bool:
    """Return whether reading ``x`` may read the changed name or entry ``target``."""
    match target, x:
        case ast.Subscript(), ast.Subscript():
            known = isinstance(target.slice, ast.Constant) and isinstance(x.slice, ast.Constant)
            same = ast.unparse(target.value) == ast.unparse(x.value)
            return same and not (known and ast.unparse(target.slice) != ast.unparse(x.slice))
        case ast.Name(name), ast.Name(other):
            return name == other
    return False


def _camel(name: str) -> str:
    if name in _RESERVED:
        return f"{name}_"
    if name.isupper():
        return name
    return re.sub("(?<=.)_([a-z0-9])", lambda m: m[1].upper(), name)


def _number(x: float) -> str:
    return repr(int(x) if float(x).is_integer() and abs(x) < 1e15 else float(x))


def _is_table(value: Any) -> bool:
    return hasattr(value, "shape") or isinstance(value, tuple)


def _table(value: Any) -> str:
    rows = value if getattr(value, "ndim", 1) == 2 else [value]
    shown = [f"Float64Array.of({', '.join(map(_number, row))})" for row in rows]
    return shown[0] if len(shown) == 1 else "[\n  " + ",\n  ".join(shown) + ",\n]"


def _wrapped(text: str, indent: str) -> list[str]:
    """Return one line, or several if it is too long and can be split."""
    return [*_lines(text, indent, lambda line: line.lstrip().startswith(("for", "//")))]


def _lines(text: str, indent: str, kept: Callable[[str], bool]) -> Iterator[str]:
    while len(text) > WIDTH and not kept(text):
        breaks = [m.end() for m in re.finditer(r", | && | \|\| |\? |: | [-+] ", text)]
        places = [place for place in breaks if len(indent) + 4 < place <= WIDTH]
        if not places:
            break
        yield text[: places[-1]].rstrip()
        text = indent + "  " + text[places[-1] :].lstrip()
    yield text
