"""The limited process in which a notebook with computed answers is run.

The process is a Python of its own with a session of its own. It has an empty environment, an empty
folder that is removed afterwards, and limits of time, memory, files and processes (`Limits`);
whatever it prints beyond a bound ends it. Inside, an audit hook ends it at the first attempt to
reach other files, the network or other programs, and what no hook would see is taken away before
(`teachmech.homework.limited.inside`). No path, secret or answer of the course is given to it.

An audit hook sees what Python does. It does not hold native code that somebody smuggles past it,
and root and other processes of the same user are not walled off by the kernel. Whoever marks
the work of people whom he does not trust at all does so as a user who owns nothing else, or in a
container.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import selectors
import signal
import site
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from teachmech.base.errors import readable
from teachmech.homework.answers.literals import as_answer
from teachmech.homework.limited import inside

# Libraries that open more than their own files when they are loaded, by words in the cells.
LIBRARIES = {
    **{name: (name,) for name in ("numpy", "scipy", "sympy", "pandas", "numba", "pint")},
    "matplotlib.pyplot": ("matplotlib", "pylab", "plot"),
    "teachmech": ("teachmech",),
}
# What other libraries load later, and what cannot be loaded once ctypes is taken apart.
_FIRST = ("numpy.ctypeslib", "scipy")
# What may be read beside Python and its libraries; it tells of the machine alone.
PUBLIC = (
    *("/usr/share/zoneinfo", "/etc/localtime", "/usr/share/fonts", "/sys/fs/cgroup"),
    *("/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/self/cgroup"),
)
_RECEIVED = 65536  # bytes at a time
_LOOK = 0.2  # seconds between two looks at the clock


@dataclass(frozen=True)
class Limits:
    """What one submission may use."""

    size: int = 5_000_000  # bytes of a file that is handed in
    answer: int = 50_000  # characters of an answer, or of a cell that holds one
    seconds: float = 20.0  # that its notebook may run, when it has computed answers
    checking: float = 20.0  # seconds that reading and checking its answers may take
    memory: int = 3_000_000_000  # bytes of address space of a notebook; libraries take about 1e9
    output: int = 1_000_000  # bytes that it may print


@dataclass(frozen=True)
class Ran:
    """What came of running a notebook."""

    answers: dict[str, Any]  # by part, as JSON holds them
    status: str  # "run", or why it did not end well
    words: str  # what there is to say of it, one line
    wall: str = ""  # what held it, such as "bubblewrap"


def can_limit() -> bool:
    """Return whether this system can limit a process; Windows and the browser cannot."""
    return os.name == "posix" and importlib.util.find_spec("resource") is not None


def run_cells(
    cells: Sequence[tuple[int, str]],
    names: Sequence[str],
    files: Mapping[str, bytes] | None = None,
    limits: Limits | None = None,
    trust: bool = False,
) -> Ran:
    """Run cells in a limited process and return what the names hold afterwards.

    Parameters
    ----------
    cells : sequence of (int, str)
        Number and source of each cell, in order.
    names : sequence of str
        The parts that are asked for.
    files : dict of str to bytes, optional
        What stands beside the notebook, such as its task file.
    limits : Limits, optional
    trust : bool
        Whether they may run without a wall, with limits only.

    Examples
    --------
    >>> run_cells([(1, "L = 2"), (2, "period = 6.28 * L**0.5 / 3.13")], ["period"]).answers
    {'period': 2.83...}
    >>> run_cells([(1, "open('/etc/passwd').read()")], ["period"]).status
    'tried to read files'
    """
    limits = limits or Limits()
    if not can_limit():
        why = "computed answers are not read: this system cannot limit a process"
        return Ran({}, "not run", why)
    with tempfile.TemporaryDirectory(prefix="homework-", ignore_cleanup_errors=True) as place:
        folder = Path(place).resolve()
        for name, content in (files or {}).items():
            (folder / Path(name).name).write_bytes(content)
        started = monotonic()
        code, output = _run(folder, _told(cells, names, limits), limits)
        late = monotonic() - started >= limits.seconds
        return _result(folder, code, output, late, limits)


def _told(cells: Sequence[tuple[int, str]], names: Sequence[str], limits: Limits) -> str:
    """The line that `inside.main` reads."""
    source = "\n".join(text for _, text in cells)
    words = set(re.findall(r"\w+", source))
    libraries = [name for name, known in LIBRARIES.items() if not words.isdisjoint(known)]
    imported = set(re.findall(r"\b(?:import|from)\s+(\w+)", source))
    if libraries or not imported <= sys.stdlib_module_names:
        libraries[:0] = _FIRST
    roots, path = _libraries()
    told = {
        "cells": [[number, text] for number, text in cells],
        "names": list(names),
        "libraries": libraries,
        "roots": [*roots, *PUBLIC],
        "path": path,
        "seconds": limits.seconds,
        "memory": limits.memory,
        "file": limits.size,
        "answer": limits.answer,
    }
    return json.dumps(told) + "\n"


def _libraries() -> tuple[list[str], list[str]]:
    """Folders of libraries that may be read, and where modules are looked for."""
    places = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), *site.getsitepackages()]
    with contextlib.suppress(AttributeError):
        places.append(site.getusersitepackages())
    places = [place for place in dict.fromkeys(places) if Path(place).is_dir()]
    package = Path(__file__).parents[2]
    reached = [*places, str(package)]
    roots = dict.fromkeys([*reached, *(str(Path(place).resolve()) for place in reached)])
    return list(roots), list(dict.fromkeys([*places, str(package.parent)]))


def _run(folder: Path, told: str, limits: Limits) -> tuple[int | str, bytes]:
    """Run the script; return its exit code, or why it was ended, and its output."""
    environment = {
        "PATH": os.defpath,
        "LANG": "C.UTF-8",
        "HOME": str(folder),
        "TMPDIR": str(folder),
        "MPLCONFIGDIR": str(folder),
        "MPLBACKEND": "Agg",
        **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
    }
    process = subprocess.Popen(
        [sys.executable, "-I", "-S", "-B", "-X", "utf8", str(Path(inside.__file__).resolve())],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    ended = []

    def end(why: str) -> None:
        ended.append(why)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)

    clock = threading.Timer(limits.seconds, end, ["too slow"])
    clock.start()
    output = b""
    try:
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(BrokenPipeError), process.stdin:
            process.stdin.write(told.encode())
        with selectors.DefaultSelector() as printed:
            printed.register(process.stdout, selectors.EVENT_READ)
            while not ended:  # somebody else may hold the pipe open
                if printed.select(_LOOK):
                    part = os.read(process.stdout.fileno(), _RECEIVED)
                    if not part:
                        break
                    output += part
                    if len(output) > limits.output:
                        end("too much output")
        process.wait()
    finally:
        clock.cancel()
        end("")
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
    return ended[0] or process.returncode, output


def _result(folder: Path, code: int | str, output: bytes, late: bool, limits: Limits) -> Ran:
    """What the exit code and the file of answers say."""
    said = readable(output[-300:].decode("utf-8", "replace").rpartition("\n")[2])
    if code == "too slow" or code == -signal.SIGXCPU or (code == -signal.SIGKILL and late):
        return Ran({}, "too slow", f"the notebook ran for more than {limits.seconds:g} s")
    if code == "too much output":
        return Ran({}, "too much output", f"it printed more than {limits.output} bytes")
    if code in inside.REFUSED:
        return Ran({}, inside.REFUSED[int(code)], f"the notebook was ended at: {said}")
    if code != 0:
        how = signal.Signals(-int(code)).name if int(code) < 0 else f"exit code {code}"
        return Ran({}, "crashed", f"the notebook ended its Python ({how})")
    return _answers(folder, limits)


def _answers(folder: Path, limits: Limits) -> Ran:
    """What the file of answers holds; it is not trusted, since the cells could write it."""
    try:
        with (folder / inside.ANSWERS).open("rb") as file:
            text = file.read(limits.size + 1)
        if len(text) > limits.size:
            return Ran({}, "too much output", "its answers are too long")
        found = json.loads(text)
        answers = {
            str(name): as_answer(answer, limits.answer) for name, answer in found["answers"].items()
        }
        notes = [readable(str(note)) for note in (*found["unusable"], *found["failures"][:1])]
        memory = bool(found["memory"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Ran({}, "crashed", "the notebook ended its Python, and left no answers")
    if memory:
        notes.insert(0, f"it asked for more than {limits.memory:.2g} bytes of memory")
    return Ran(answers, "too much memory" if memory else "run", "; ".join(notes))
