"""The limited process in which a notebook with computed answers is run.

The process is a separate Python inside a sandbox (`teachmech.homework.limited.bubblewrap`), with
limits of time, memory, files and output (`Limits`). It receives no path, secret or answer of the
course. It returns answers as JSON, which is treated as hostile text.

If no sandbox can be built, nothing is run unless the students are trusted. In that case only the
limits apply, and the process has all rights of the user who marks.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from teachmech.base.errors import readable
from teachmech.homework.answers.literals import as_answer
from teachmech.homework.limited import bubblewrap, cell_runner
from teachmech.homework.limited.memory_group import memory_group
from teachmech.homework.statuses import SubmissionStatus

TRUSTED = "none: trusted"  # the entry `sandbox` of a row
_RECEIVED = 65536  # bytes per read
_LOOK = 0.05  # seconds between two checks of the process
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


@dataclass(frozen=True)
class Limits:
    """The limits of one submission."""

    size: int = 5_000_000  # bytes of a submitted file
    answer: int = 50_000  # characters of an answer, or of its cell
    seconds: float = 20.0  # seconds for running a notebook with computed answers
    checking: float = 20.0  # seconds for reading and checking the answers
    memory: int = 3_000_000_000  # bytes of address space of a notebook; libraries take about 1e9
    output: int = 1_000_000  # printed bytes
    files: int = 10_000  # number of new files; each takes 1 kB of the kernel, even if empty


@dataclass(frozen=True)
class Outcome:
    """The result of running a notebook."""

    answers: dict[str, Any]  # JSON values by part
    status: SubmissionStatus
    words: str  # remarks, in one line
    sandbox: str = ""  # the sandbox around the process; empty if nothing was run


def can_limit() -> bool:
    """Return whether this system can limit a process; Windows and browsers cannot."""
    return os.name == "posix" and importlib.util.find_spec("resource") is not None


def run_cells(
    cells: Sequence[tuple[int, str]],
    names: Sequence[str],
    files: Mapping[str, str] | None = None,
    limits: Limits | None = None,
    trust: bool = False,
) -> Outcome:
    """Run cells in a limited process, and return the values of the names afterwards.

    Parameters
    ----------
    cells : sequence of (int, str)
        Number and source of each cell, in order.
    names : sequence of str
        The names of the parts.
    files : dict of str to str, optional
        The texts of the files next to the notebook, such as its task, by their names.
    limits : Limits, optional
    trust : bool
        Whether the cells may run without a sandbox, with all rights of the user.

    Examples
    --------
    >>> cells = [(1, "L = 2"), (2, "period = 6.28 * L**0.5 / 3.13")]
    >>> run_cells(cells, ["period"], trust=True).answers
    {'period': 2.83...}
    """
    limits = limits or Limits()
    if not can_limit():
        return _not_run("this system cannot limit a process")
    request = {
        "cells": [[number, text] for number, text in cells],
        "names": list(names),
        "files": dict(files or {}),
        "path": [*bubblewrap.libraries(), str(Path(__file__).parents[3])],
        "seconds": limits.seconds,
        "memory": limits.memory,
        "file": limits.size,
        "answer": limits.answer,
        "sockets": trust,
    }
    line = json.dumps(request).encode() + b"\n"
    script = str(Path(cell_runner.__file__).resolve())
    program = [str(Path(sys.executable).resolve()), "-I", "-S", "-B", "-X", "utf8", script]
    if trust:
        with tempfile.TemporaryDirectory(prefix="homework-", ignore_cleanup_errors=True) as folder:
            ended = _run_in_group(program, line, limits, Path(folder).resolve())
        return _result(ended, limits, TRUSTED)
    with tempfile.TemporaryFile() as filtered, bubblewrap.SandboxObserver() as seen:
        try:
            filtered.write(bubblewrap.system_calls())
            command = bubblewrap.command(program, filtered.fileno(), seen.tell)
            filtered.seek(0)
            passed = [filtered.fileno(), seen.tell]
            home = Path(bubblewrap.HOME)
            ended = _run_in_group(command, line, limits, home, passed, seen.files)
        except LookupError as error:
            return _not_run(str(error))
    if not ended.output.startswith(cell_runner.READY) and not ended.why:
        last = readable(ended.printed.decode("utf-8", "replace").strip().rpartition("\n")[2])
        return _not_run(f"no sandbox can be built here ({last or ended.code})")
    return _result(ended, limits, bubblewrap.SANDBOX_NAME)


def _not_run(why: str) -> Outcome:
    words = f"computed answers are not read: {why}; or run them without a sandbox (--trust)"
    return Outcome({}, SubmissionStatus.NOT_RUN, words)


@dataclass(frozen=True)
class _Exit:
    """The end of a process."""

    code: int
    why: SubmissionStatus | None  # why it was killed; None if it ended by itself
    output: bytes  # the answers that it computed
    printed: bytes


def _run_in_group(command: Sequence[str], line: bytes, limits: Limits, *rest: Any) -> _Exit:
    """Run the script as `_run` does, in a memory group if the system offers one."""
    with memory_group(limits.memory + bubblewrap.WRITABLE_BYTES) as words:
        ended = _run([*words, *command], line, limits, *rest)
    if words and not ended.why and _killing_signal(ended.code) == signal.SIGKILL:
        return replace(ended, why=SubmissionStatus.TOO_MUCH_MEMORY)
    return ended


def _killing_signal(code: int) -> int:
    """Return the number of the signal that ended a process, from its exit code."""
    return -code if code < 0 else code - 128  # the exit code of bubblewrap


def _run(
    command: Sequence[str],
    line: bytes,
    limits: Limits,
    folder: Path,
    passed: Sequence[int] = (),
    files: Callable[[], int] = lambda: 0,
) -> _Exit:
    """Run the script, send it the line, and return its output, up to the bounds.

    The process inherits the descriptors in ``passed``; ``files`` returns the number of its files.
    """
    environment = {
        "PATH": os.defpath,
        "LANG": "C.UTF-8",
        "HOME": str(folder),
        "USER": "student",
        "TMPDIR": str(folder),
        "MPLBACKEND": "Agg",
        **dict.fromkeys(_THREADS, "1"),
    }
    process = subprocess.Popen(
        command,
        cwd=folder if folder.is_dir() else "/",  # inside a sandbox, the folder is different
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=passed,
        start_new_session=True,
    )
    assert process.stdin and process.stdout and process.stderr
    said, printed = process.stdout.fileno(), process.stderr.fileno()
    most = {said: limits.size, printed: limits.output}
    came = {stream: bytearray() for stream in most}
    begin, ended = monotonic(), list[SubmissionStatus | None]()

    def end(why: SubmissionStatus | None) -> None:
        ended.append(why)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)

    clock = threading.Timer(limits.seconds, end, [SubmissionStatus.TOO_SLOW])
    clock.start()
    try:
        with contextlib.suppress(BrokenPipeError), process.stdin:
            process.stdin.write(line)
        with selectors.DefaultSelector() as streams:
            for stream in most:
                streams.register(stream, selectors.EVENT_READ)
            # A pipe may stay open without the process, and the process without a pipe.
            while not ended and (streams.get_map() or process.poll() is None):
                for key, _ in streams.select(_LOOK):
                    part = os.read(key.fd, _RECEIVED)
                    came[key.fd] += part
                    if not part:
                        streams.unregister(key.fd)
                    elif len(came[key.fd]) > most[key.fd]:
                        end(SubmissionStatus.TOO_MUCH_OUTPUT)
                if came[said].startswith(cell_runner.READY) and files() > limits.files:
                    end(SubmissionStatus.TOO_MANY_FILES)
        process.wait()
    finally:
        clock.cancel()
        end(None)
        process.wait()
        process.stdout.close()
        process.stderr.close()
    code = process.returncode
    killed = _killing_signal(code)
    is_late = monotonic() - begin >= limits.seconds
    if killed == signal.SIGXCPU or (killed == signal.SIGKILL and is_late):
        ended.insert(0, SubmissionStatus.TOO_SLOW)
    return _Exit(code, ended[0], bytes(came[said]), bytes(came[printed]))


def _result(ended: _Exit, limits: Limits, held: str) -> Outcome:
    """Return the outcome from the exit code and the answers, which the cells may have forged."""
    faults = {
        SubmissionStatus.TOO_SLOW: f"the notebook ran for more than {limits.seconds:g} s",
        SubmissionStatus.TOO_MUCH_OUTPUT: f"it printed more than {limits.output} bytes",
        SubmissionStatus.TOO_MANY_FILES: f"it made more than {limits.files} files",
        SubmissionStatus.TOO_MUCH_MEMORY: f"it used more than {limits.memory:.2g} bytes of memory",
    }
    if ended.why:
        return Outcome({}, ended.why, faults[ended.why], held)
    if ended.code:
        number = _killing_signal(ended.code)
        known = number in set(signal.Signals)
        how = signal.Signals(number).name if known else f"exit code {ended.code}"
        return Outcome({}, SubmissionStatus.CRASHED, f"the notebook ended its Python ({how})", held)
    try:
        found = json.loads(ended.output.removeprefix(cell_runner.READY))
        answers = {
            str(name): as_answer(answer, limits.answer) for name, answer in found["answers"].items()
        }
        notes = [readable(note) for note in (*found["unusable"][:5], *found["failures"][:1])]
        memory = bool(found["memory"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        words = "the notebook ended its Python, and left no answers"
        return Outcome({}, SubmissionStatus.CRASHED, words, held)
    if memory:
        notes.insert(0, f"it asked for more than {limits.memory:.2g} bytes of memory")
    status = SubmissionStatus.TOO_MUCH_MEMORY if memory else SubmissionStatus.RUN
    return Outcome(answers, status, "; ".join(notes), held)
