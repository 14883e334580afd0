"""What runs inside of the limited process: limits first, then the doors are closed, then the cells.

This is a script of its own, started by `teachmech.homework.limited.sandbox`; it imports nothing of
teachmech before the cells do. It is told by one line of JSON what to run, and leaves the answers
as JSON in the folder that it runs in. Whoever tries a door ends the process: an error could be
caught, and would show the guard.
"""

from __future__ import annotations

import contextlib
import gc
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
    "cpython.PyInterpreterState_New": BREAKOUT, "sys._current_frames": BREAKOUT,
    "sys._current_exceptions": BREAKOUT, "sys.addaudithook": BREAKOUT,
    "os.symlink": FILES, "os.link": FILES, "os.chdir": FILES, "os.fchdir": FILES,
    "os.chown": FILES, "os.lchown": FILES, "os.setxattr": FILES, "os.getxattr": FILES,
    "os.listxattr": FILES, "os.removexattr": FILES, "os.mkfifo": FILES, "os.mknod": FILES,
}  # fmt: skip
# Events whose first arguments are paths: how many, and from where on they are dir_fd.
_CHANGES = {
    "os.mkdir": (1, 2), "os.remove": (1, 1), "os.rmdir": (1, 1), "os.rename": (2, 2),
    "os.truncate": (1, 2), "os.chmod": (1, 2), "os.utime": (1, 3),
}  # fmt: skip
_LISTS = ("os.listdir", "os.scandir")
_DEVICES = ("/dev/null", "/dev/urandom", "/dev/random")
_AGAIN = ("_posixsubprocess", "_ctypes")  # loaded before, and never again
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_UNNAMED = getattr(os, "O_TMPFILE", -1)  # a file without a name, opened by its folder,
_PLACE = getattr(os, "O_PATH", 0)  # but with this flag it is the folder
_MOST_FILES = 100

# Modules of native code that reach files, programs or memory, and tell no audit hook.
_NATIVE = frozenset(
    "_ctypes _ctypes_test _curses _curses_panel _dbm _gdbm _interpreters _posixshmem"
    " _posixsubprocess _ssl _testcapi _testinternalcapi _tkinter _xxsubinterpreters _zmq nis"
    " ossaudiodev readline spwd zmq".split()
)
_CTYPES = (
    "BigEndianStructure BigEndianUnion CFUNCTYPE CFuncPtr LittleEndianStructure"
    " LittleEndianUnion POINTER PYFUNCTYPE PyObj_FromPtr Py_DECREF Py_INCREF Structure Union"
    " _CFuncPtr _Pointer _c_functype_cache _cast _cast_addr _endian _memmove_addr _memoryview_at"
    " _memoryview_at_addr _memset_addr _pointer_type_cache _string_at _string_at_addr _unpickle"
    " _wstring_at _wstring_at_addr addressof buffer_info call_cdeclfunction call_function cast"
    " memmove memoryview_at memset pointer pythonapi resize string_at wstring_at"
)
_OTHERS = (
    "alarm chroot pidfd_open pidfd_send_signal sched_setaffinity sched_setparam"
    " sched_setscheduler setitimer setns setpriority unshare"
)
# What is taken out of modules, for the same reason.
_TAKEN = {
    "_posixsubprocess": "fork_exec", "subprocess": "_fork_exec", "_imp": "create_builtin",
    "ctypes": _CTYPES, "ctypes._endian": _CTYPES, "_ctypes": _CTYPES,
    "os": _OTHERS, "posix": _OTHERS, "signal": _OTHERS, "_signal": _OTHERS,
}  # fmt: skip


def guard(folder: str, roots: tuple[str, ...], listed: tuple[str, ...]) -> Callable[..., None]:
    """Return the audit hook.

    Files may be written in the folder, and read there and below the roots, which are those of
    Python and its libraries; imports read the names in the listed folders. All that the hook uses
    is bound here, since the cells may change what modules and builtins hold.
    """
    end, write, kind, text, data, number = os._exit, os.write, type, str, bytes, int
    rooms, events = MappingProxyType(dict(_ROOMS)), MappingProxyType(dict(_EVENTS))
    changes = MappingProxyType(dict(_CHANGES))
    outside, native, many, lost = FILES, BREAKOUT, TOO_MANY_FILES, LOST
    lists, again, devices, writes, most = _LISTS, _AGAIN, _DEVICES, _WRITES, _MOST_FILES
    files = itertools.count(1).__next__
    closed, unnamed, place_only = _NATIVE, _UNNAMED, _UNNAMED | _PLACE
    stat, failures = os.stat, (OSError, ValueError)
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

    def is_folder(path: Any) -> bool:
        try:
            return stat(path).st_mode & 0o170000 == 0o040000
        except failures:
            return False

    def look(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = arguments
            if kind(flags) is not number:  # a class of the cells; its methods would run here
                refuse(native, event)
            if kind(path) is number:
                return
            if kind(path) is not text and kind(path) is not data:
                refuse(outside, event)
            if path in devices:
                return
            if flags & writes:
                if not below(path, here):
                    refuse(outside, event, path)
                if files() > most:
                    refuse(many, event, path)
            elif not below(path, readable):
                refuse(outside, event, path)
            # Of os.open, which can open a folder, and what is opened from there is not seen.
            if mode is None and flags & place_only != unnamed and is_folder(path):
                refuse(outside, event, path)
        elif event == "import":
            name, file = arguments[:2]
            if kind(name) is not text:
                refuse(native, event)
            last = name.rpartition(".")[2]
            if last in again:
                refuse(native, event, name)
            if file is not None:  # of native code; another name does not make it another module
                stem = whole(file).rpartition("/")[2].partition(".")[0]
                if last in closed or stem in closed or not below(file, roots):
                    refuse(native, event, name)
        elif event in lists:
            path = arguments[0]
            if path is None:
                return
            if not below(path, readable) and whole(path) not in listed:
                refuse(outside, event, path)
        elif event in changes:
            paths, descriptors = changes[event]
            for path in arguments[:paths]:
                if not below(path, here):
                    refuse(outside, event, path)
            for descriptor in arguments[descriptors:]:
                if kind(descriptor) is not number or descriptor != -1:
                    refuse(outside, event)
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


def take_away() -> None:
    """Take away what no audit event tells of."""
    for name in sys.builtin_module_names:  # which cannot be made again afterwards
        if name not in _NATIVE:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
    for room, names in _TAKEN.items():
        space = vars(sys.modules[room]) if room in sys.modules else {}
        for name in names.split():
            space.pop(name, None)
        if "__all__" in space:
            space["__all__"] = [name for name in space["__all__"] if name in space]
    for thing in gc.get_objects():  # CPython keeps a copy of _ctypes for a second import
        if type(thing) is dict and "_memmove_addr" in thing:
            for name in _CTYPES.split():
                thing.pop(name, None)
    if "ctypes" in sys.modules:
        vars(sys.modules["ctypes"])["_CFuncPtr"] = type("_CFuncPtr", (), {})  # SciPy asks for it
    for name in _NATIVE.difference(_AGAIN):
        sys.modules[name] = None  # type: ignore[assignment]  # an ImportError


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
            unusable.append(f"{name} is not a text, number, list or dictionary ({error})"[:300])
    return {"answers": answers, "failures": failures, "unusable": unusable, "memory": memory}


def main() -> NoReturn:
    """Do what the line of JSON says."""
    leave, dumps, opened = os._exit, json.dumps, open
    told = json.loads(sys.stdin.buffer.readline())
    folder = os.getcwd()  # noqa: PTH109  pathlib is for the cells
    standard = tuple(sys.path)  # Python's own modules, since it was started without others
    sys.path += told["path"]
    limit(told["seconds"], told["memory"], told["file"])
    os.supports_dir_fd.clear()  # shutil then removes folders without it
    for library in ("ctypes", "subprocess", *told["libraries"]):  # which open what they need
        with contextlib.suppress(Exception):
            importlib.import_module(library)
    own = f"/proc/{os.getpid()}/stat"  # which psutil reads when it is imported
    hook = guard(folder, (*standard, *told["roots"], own), tuple(sys.path))
    take_away()
    sys.addaudithook(hook)
    del hook
    result = run(told["cells"], told["names"], told["answer"])
    with opened(ANSWERS, "w", encoding="utf-8") as file:
        file.write(dumps(result))
    sys.stdout.flush()
    leave(0)


if __name__ == "__main__":
    main()
