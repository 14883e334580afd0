"""The code of a problem in lanes: each of its instructions for many motions at once.

A lane computes what the code for one motion does, in the same order, so that every bit is the same.
Numbers that belong together stand side by side: entry k of lane i is number ``k * LANES + i``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from teachmech.run.compiled.index import LANES

NUMBERS, TRUTHS = f"<{LANES} x double>", f"<{LANES} x i1>"
WRITTEN = "terms", "derivative", "correction"
OF_EVERY_LANE = "sqrt", "fabs"  # what processors do with vectors; of LLVM


def in_lanes(text: str) -> str:
    """Return the functions of a module in LLVM's assembly language in lanes, if they have no loops.

    ``derivative(t, y, p, rate, room)`` becomes ``derivative_in_lanes``, whose t is an address, too;
    it returns a bit for every lane. So it is with ``correction`` and ``terms``. Without
    ``derivative`` the text is empty.
    """
    functions = re.findall(r"^define i64 @(\w+)\(.*\n((?:.*\n)*?)\}$", text, flags=re.MULTILINE)
    declared = [line for line in text.splitlines() if line.startswith("declare")]
    declared += [f"declare {NUMBERS} @llvm.{f}.v{LANES}f64({NUMBERS})" for f in OF_EVERY_LANE]
    arguments = ", ".join(f"ptr noalias %{name}" for name in ("when", "y", "p", "result", "room"))
    lines, names = [], []
    for name, body in functions:
        written = [list(_written(line)) for line in body.splitlines()[1:]]
        if name in WRITTEN and all(written):
            names.append(name)
            lines += [f"define i64 @{name}_in_lanes({arguments}) {{", "entry:"]
            lines.append(f"%t = load {NUMBERS}, ptr %when, align 8")
            lines += [line for those in written for line in those]
            lines.append("}")
    return "\n".join([*declared, *lines]) if "derivative" in names else ""


def _written(line: str) -> Iterator[str]:
    """The lines for one line; none for what is not known."""
    for pattern, write in INSTRUCTIONS:
        if found := re.fullmatch(pattern, line):
            yield from write(*found.groups())
            return


def _all(x: str) -> str:
    """An operand: of a constant, one for every lane."""
    if x.startswith("%"):
        return x
    kind = "double" if x.startswith("0x") else "i1"
    return "<" + ", ".join([f"{kind} {x}"] * LANES) + ">"


def _called(result: str, function: str, arguments: str, kept: str) -> Iterator[str]:
    given = [_all(x.removeprefix("double ")) for x in arguments.split(", ")]
    if (name := function.removeprefix("llvm.").removesuffix(".f64")) in OF_EVERY_LANE:
        yield f"{result} = call {NUMBERS} @llvm.{name}.v{LANES}f64({NUMBERS} {given[0]})"
        return
    before = "poison"
    for lane in range(LANES):  # the functions of C know one number
        own = [f"{result}.{lane}.{k}" for k in range(len(given))]
        for name, x in zip(own, given, strict=True):
            yield f"{name} = extractelement {NUMBERS} {x}, i64 {lane}"
        passed = ", ".join(f"double {name}" for name in own)
        yield f"{result}.{lane} = call double @{function}({passed}){kept}"
        last = result if lane == LANES - 1 else f"{result}.{lane}.all"
        yield f"{last} = insertelement {NUMBERS} {before}, double {result}.{lane}, i64 {lane}"
        before = last


def _returned(result: str, x: str) -> Iterator[str]:
    yield f"{result}.bits = bitcast {TRUTHS} {_all(x)} to i{LANES}"
    yield f"{result} = zext i{LANES} {result}.bits to i64"


INSTRUCTIONS: list[tuple[str, Callable[..., Iterator[str]]]] = [
    (
        r"(%\w+) = getelementptr inbounds double, ptr (%\w+), i64 (\d+)",
        lambda v, array, k: iter(
            [f"{v} = getelementptr inbounds double, ptr {array}, i64 {int(k) * LANES}"]
        ),
    ),
    (
        r"(%\w+) = load double, ptr (%\w+)",
        lambda v, place: iter([f"{v} = load {NUMBERS}, ptr {place}, align 8"]),
    ),
    (
        r"store double (\S+), ptr (%\w+)",
        lambda x, place: iter([f"store {NUMBERS} {_all(x)}, ptr {place}, align 8"]),
    ),
    (
        r"(%\w+) = (fadd|fsub|fmul|fdiv|fcmp olt) double (\S+), (\S+)",
        lambda v, what, x, y: iter([f"{v} = {what} {NUMBERS} {_all(x)}, {_all(y)}"]),
    ),
    (
        r"(%\w+) = fneg double (\S+)",
        lambda v, x: iter([f"{v} = fneg {NUMBERS} {_all(x)}"]),
    ),
    (
        r"(%\w+) = select i1 (\S+), double (\S+), double (\S+)",
        lambda v, c, x, y: iter(
            [f"{v} = select {TRUTHS} {_all(c)}, {NUMBERS} {_all(x)}, {NUMBERS} {_all(y)}"]
        ),
    ),
    (
        r"(%\w+) = and i1 (\S+), (\S+)",
        lambda v, x, y: iter([f"{v} = and {TRUTHS} {_all(x)}, {_all(y)}"]),
    ),
    (r"(%\w+) = call double @([\w.]+)\((.*)\)( nobuiltin|)", _called),
    (r"(%\w+) = zext i1 (\S+) to i64", _returned),
    (r"ret i64 (\S+)", lambda x: iter([f"ret i64 {x}"])),
]
