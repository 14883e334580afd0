"""The script of the limited process, which sets its limits and then runs the cells.

`teachmech.homework.limited.sandbox` starts it. It does not import teachmech itself. It reads one
line of JSON, writes a line when it is ready, and then writes the answers as one line of JSON. The
output of the cells goes to standard error.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import sys
import types
from typing import Any, NoReturn

READY = b"ready\n"


def limit(seconds: float, memory: int, file: int, alone: bool = True) -> None:
    """Set the limits of this process, which it cannot raise; ``alone`` forbids other processes."""
    import resource

    whole = math.ceil(seconds)
    limits = {
        "RLIMIT_CPU": (whole, whole + 1),
        "RLIMIT_AS": (memory, memory),
        "RLIMIT_FSIZE": (file, file),
        "RLIMIT_CORE": (0, 0),
    }
    if alone:  # no other process or thread (root is exempt), and few files and timers
        limits |= {"RLIMIT_NPROC": (0, 0), "RLIMIT_NOFILE": (64, 64), "RLIMIT_MEMLOCK": (0, 0)}
        limits |= {"RLIMIT_SIGPENDING": (64, 64), "RLIMIT_MSGQUEUE": (0, 0)}
    for name, pair in limits.items():
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), pair)


def as_json(value: Any, depth: int = 20) -> Any:
    """Return a value in a form for JSON: arrays become lists, formulas of SymPy become texts.

    Any other value raises `TypeError`.
    """
    package = type(value).__module__.split(".")[0]
    if package == "numpy":
        value = value.tolist()
    elif package == "sympy":
        is_equation = type(value).__name__ == "Equality"
        value = f"{value.lhs} = {value.rhs}" if is_equation else str(value)
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, (int, float)):
        if not math.isfinite(value):
            raise TypeError(str(value))
        return value
    if isinstance(value, (list, tuple)) and depth:
        return [as_json(item, depth - 1) for item in value]
    if isinstance(value, dict) and depth:
        return {str(as_json(key, 0)): as_json(item, depth - 1) for key, item in value.items()}
    raise TypeError(type(value).__name__)


def run(cells: list[list[Any]], names: list[str], most: int) -> dict[str, Any]:
    """Run cells, pairs of a number and a source, in order; return their answers and failures.

    After a failure the next cell is run, so that a failing picture does not cost later answers.
    """
    module = sys.modules["__main__"] = types.ModuleType("__main__")
    space = vars(module)
    space["display"] = lambda *things, **options: None
    failures, memory = [], False
    for number, source in cells:
        try:
            exec(compile(source, f"<cell {number}>", "exec", dont_inherit=True), space)  # noqa: S102
        except MemoryError:
            memory = True
        except BaseException as error:
            failures.append(f"cell {number}: {_said(error)}"[:300])
    answers, unusable = {}, []
    for name in names:
        if name not in space or space[name] is ...:
            continue
        try:
            answer = as_json(space[name])
            if len(json.dumps(answer)) > most:
                raise TypeError("too long")
            answers[name] = answer
        except Exception as error:
            unusable.append(f"{name} is not a text, number, list or dictionary ({error})"[:300])
    return {"answers": answers, "failures": failures, "unusable": unusable, "memory": memory}


def _said(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except BaseException:  # a cell may define such a class
        return type(error).__name__


class _PipeEnd:
    """An end of a pipe with the methods of a socket that an event loop uses."""

    def __init__(self, number: int) -> None:
        self._number = number

    def fileno(self) -> int:
        return self._number

    def recv(self, most: int) -> bytes:
        return os.read(self._number, most)

    def send(self, part: bytes) -> int:
        return os.write(self._number, part)

    def close(self) -> None:
        os.close(self._number)


def wake_by_pipes() -> None:
    """Let event loops of asyncio wake up through a pipe, since the sandbox forbids sockets."""
    from asyncio import selector_events

    def make_self_pipe(loop: Any) -> None:
        loop._ssock, loop._csock = map(_PipeEnd, os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC))
        loop._internal_fds += 1
        loop._add_reader(loop._ssock.fileno(), loop._read_from_self)

    loops: Any = selector_events.BaseSelectorEventLoop
    loops._make_self_pipe = make_self_pipe


def main() -> NoReturn:
    """Run the cells of the line of JSON on standard input."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    request = json.loads(sys.stdin.buffer.readline())
    sys.path += request["path"]
    for name, content in request["files"].items():
        with open(name, "w", encoding="utf-8") as file:  # noqa: PTH123  pathlib is for the cells
            file.write(content)
    limit(request["seconds"], request["memory"], request["file"])
    output.write(READY)
    output.flush()
    if not request["sockets"] and any("asyncio" in source for _, source in request["cells"]):
        wake_by_pipes()
    result = run(request["cells"], request["names"], request["answer"])
    output.write(json.dumps(result).encode())
    output.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
