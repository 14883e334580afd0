"""What runs inside of the limited process: limits first, then the doors are closed, then the cells.

This is a script of its own, started by `teachmech.homework.sandbox`; it imports nothing of
teachmech before the cells do. It is told by one line of JSON what to run, and leaves the answers
as JSON in the folder that it runs in. Whoever tries a door ends the process: an error could be
caught, and would show the guard.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import json
import math
import os
import sys
from collections.abc import Callable
from types import MappingProxyType
from typing import Any, NoReturn

ANSWERS = "answers.json"

# Exit codes of the guard, and what is said of them.
FILES, NETWORK, PROGRAM, PROCESS, BREAKOUT, TOO_MANY_FILES, LOST = range(90, 97)
REFUSED = {
    FILES: "tried to read files",
    NETWORK: "tried to use the network",
    PROGRAM: "tried to start a program",
    PROCESS: "tried to end a process",
    BREAKOUT: "tried to break out",
    TOO_MANY_FILES: "too much output",
    LOST: "crashed",
}

# Audit events: https://docs.python.org/3/library/audit_events.html
_ROOMS = {
    "socket": NETWORK, "urllib": NETWORK, "http": NETWORK, "smtplib": NETWORK, "ftplib": NETWORK,
    "imaplib": NETWORK, "poplib": NETWORK, "telnetlib": NETWORK, "nntplib": NETWORK,
    "webbrowser": NETWORK, "syslog": PROGRAM, "pty": PROGRAM, "subprocess": PROGRAM,
    "ctypes": BREAKOUT, "gc": BREAKOUT, "resource": BREAKOUT, "sqlite3": FILES,
}  # fmt: skip
_EVENTS = {
    "os.system": PROGRAM, "os.exec": PROGRAM, "os.fork": PROGRAM, "os.forkpty": PROGRAM,
    "os.posix_spawn": PROGRAM, "os.spawn": PROGRAM, "os.startfile": PROGRAM,
    "os.kill": PROCESS, "os.killpg": PROCESS, "signal.pthread_kill": PROCESS,
    "sys._current_frames": BREAKOUT,
    "sys._current_exceptions": BREAKOUT, "sys.addaudithook": BREAKOUT,
    "os.symlink": FILES, "os.link": FILES, "os.chdir": FILES, "os.fchdir": FILES,
    "os.chown": FILES, "os.lchown": FILES, "os.setxattr": FILES, "os.getxattr": FILES,
    "os.listxattr": FILES, "os.removexattr": FILES, "os.mkfifo": FILES, "os.mknod": FILES,
}  # fmt: skip
# Events whose first arguments are paths: how many.
_CHANGES = {
    "os.mkdir": 1, "os.remove": 1, "os.rmdir": 1, "os.rename": 2, "os.truncate": 1,
    "os.chmod": 1, "os.utime": 1,
}  # fmt: skip
_LISTS = ("os.listdir", "os.scandir")
_DEVICES = ("/dev/null", "/dev/urandom", "/dev/random")
_FORK_EXEC = "_posixsubprocess"  # starts programs, and tells no audit hook
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_MOST_FILES = 100


def guard(folder: str, roots: tuple[str, ...], listed: tuple[str, ...]) -> Callable[..., None]:
    """Return the audit hook.

    All that it uses is bound here, since the cells may change what modules and builtins hold.

    Parameters
    ----------
    folder : str
        Where files may be read and written.
    roots : tuple of str
        Folders below which files may be read: those of Python and its libraries.
    listed : tuple of str
        Folders whose list of names may be read, for imports.
    """
    end, write, kind, text, data, number = os._exit, os.write, type, str, bytes, int
    rooms, events, changes = (MappingProxyType(dict(x)) for x in (_ROOMS, _EVENTS, _CHANGES))
    outside, native, many, lost = FILES, BREAKOUT, TOO_MANY_FILES, LOST
    lists = _LISTS
    files = itertools.count(1).__next__
    fork_exec, devices, writes, most = _FORK_EXEC, _DEVICES, _WRITES, _MOST_FILES
    here, readable = (folder,), (folder, *roots)

    def refuse(code: int, event: str, what: Any = "") -> None:
        line = f"\n{event} {what}" if kind(what) is text else f"\n{event}"
        write(1, line.encode("utf-8", "replace")[:300])
        end(code)

    def whole(path: Any) -> str:
        """The path from the root, without dots; there are no links in the folder."""
        if kind(path) is data:
            path = path.decode("utf-8", "surrogateescape")
        if kind(path) is not text:
            return ""
        steps: list[str] = []
        for step in (path if path[:1] == "/" else folder + "/" + path).split("/"):
            if step == "..":
                del steps[-1:]
            elif step not in ("", "."):
                steps.append(step)
        return "/" + "/".join(steps)

    def below(path: Any, places: tuple[str, ...]) -> bool:
        full = whole(path)
        for place in places:  # noqa: SIM110  `any` may be another by now
            if full == place or full.startswith(place + "/"):
                return True
        return False

    def look(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = arguments
            if kind(path) is number or path in devices:
                return
            if flags & writes:
                if not below(path, here):
                    refuse(outside, event, path)
                if files() > most:
                    refuse(many, event, path)
            elif not below(path, readable):
                refuse(outside, event, path)
        elif event == "import":
            name, file = arguments[:2]
            if name == fork_exec or (file is not None and not below(file, roots)):
                refuse(native, event, name)
        elif event in lists:
            path = arguments[0]
            if path is None or kind(path) is number:
                return
            if not below(path, readable) and whole(path) not in listed:
                refuse(outside, event, path)
        elif event in changes:
            for path in arguments[: changes[event]]:
                if not below(path, here):
                    refuse(outside, event, path)
        elif event in events:
            refuse(events[event], event)
        else:
            room = event.split(".")[0]
            if room in rooms:
                refuse(rooms[room], event)

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        try:
            look(event, arguments)
        except BaseException:  # such as too deep a recursion; it would show this frame
            end(lost)

    return hook


def limit(seconds: float, memory: int, file: int, alone: bool = True) -> None:
    """Set the limits of this process, which it cannot raise; ``alone`` forbids others."""
    import resource

    whole = math.ceil(seconds)
    limits = {
        "RLIMIT_CPU": (whole, whole + 1),
        "RLIMIT_AS": (memory, memory),
        "RLIMIT_FSIZE": (file, file),
        "RLIMIT_CORE": (0, 0),
    }
    if alone:  # no further process or thread; not heeded for root
        limits |= {"RLIMIT_NPROC": (0, 0), "RLIMIT_NOFILE": (64, 64)}
    for name, pair in limits.items():
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), pair)


def as_json(value: Any, depth: int = 20) -> Any:
    """Return what JSON can hold of a value; arrays become lists, formulas of SymPy texts.

    Raises
    ------
    TypeError
        It is something else.
    """
    room = type(value).__module__.split(".")[0]
    if room == "numpy":
        value = value.tolist()
    elif room == "sympy":
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
    """Run cells, pairs of a number and a source, one after the other; return what came out.

    A cell that fails is noted, and the next one is run, since a picture that fails must not cost
    the answers below it.
    """
    space: dict[str, Any] = {"__name__": "__main__", "display": lambda *things, **options: None}
    failures, memory = [], False
    for number, source in cells:
        try:
            exec(compile(source, f"<cell {number}>", "exec", dont_inherit=True), space)  # noqa: S102
        except MemoryError:
            memory = True
        except BaseException as error:
            failures.append(f"cell {number}: {type(error).__name__}: {error}"[:300])
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
            unusable.append(f"{name} is no text, number, list or dictionary ({error})"[:300])
    return {"answers": answers, "failures": failures, "unusable": unusable, "memory": memory}


def main() -> NoReturn:
    """Do what the line of JSON says."""
    leave, dumps, opened = os._exit, json.dumps, open
    told = json.loads(sys.stdin.buffer.readline())
    folder = os.getcwd()  # noqa: PTH109  pathlib is for the cells
    standard = tuple(sys.path)  # Python's own modules, since it was started without others
    sys.path += told["path"]
    limit(told["seconds"], told["memory"], told["file"])
    for library in ("ctypes", "subprocess", *told["libraries"]):  # which open what they need
        with contextlib.suppress(Exception):
            importlib.import_module(library)
    own = f"/proc/{os.getpid()}/stat"  # which psutil reads when it is imported
    hook = guard(folder, (*standard, *told["roots"], own), tuple(sys.path))
    with contextlib.suppress(KeyError, AttributeError):
        del sys.modules[_FORK_EXEC].fork_exec, sys.modules["subprocess"]._fork_exec
    sys.addaudithook(hook)
    del hook
    result = run(told["cells"], told["names"], told["answer"])
    with opened(ANSWERS, "w", encoding="utf-8") as file:
        file.write(dumps(result))
    sys.stdout.flush()
    leave(0)


if __name__ == "__main__":
    main()
