"""Checks in a separate process, which serves many submissions and can be killed.

A hostile answer could need much time or memory to read and compare. Therefore a second process
checks the submissions, and the marking process kills it if it takes too long. In that case only one
submission has no marks. No code of a submission runs in either process. They exchange lines of JSON
through pipes.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import math
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from teachmech.base.errors import ProblemError, TeachmechError, readable
from teachmech.base.log import LOG
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.exercise.notebooks import outline
from teachmech.homework.limited.cell_runner import limit
from teachmech.homework.limited.sandbox import Limits, Outcome, can_limit
from teachmech.homework.marking.student_files import StudentFiles
from teachmech.homework.marking.submissions import Submission, read_files
from teachmech.homework.statuses import READABLE, SubmissionStatus
from teachmech.homework.task.task_file import TASK_SUFFIX, TaskFile
from teachmech.homework.variant_numbers import checked_secret

READY_SECONDS = 120.0  # seconds until a process must be ready
IDLE_SECONDS = 60.0  # seconds, plus those of a run, after which an unused process ends
_FILE = 100_000_000  # bytes that a checking process may write


class CheckerLostError(Exception):
    """The end of a checking process, with the status of its submission and the reason."""

    def __init__(self, status: SubmissionStatus, words: str) -> None:
        super().__init__(words)
        self.status, self.words = status, words


class Checker:
    """A process that marks the submissions of one exercise, one after the other.

    `about` contains the ``name`` of the exercise, the text of its ``notebook``, and the ``secret``
    of the course.
    """

    module = __name__

    def __init__(self, about: Mapping[str, Any], limits: Limits) -> None:
        self.limits = limits
        package = str(Path(__file__).parents[3])
        path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-W", "ignore", "-m", self.module],
                env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C only reaches the marking process
            )
        except OSError as error:
            what = f"answers are checked in a process of their own, which cannot start: {error}"
            hint = "Python in a browser cannot start a process; mark on another system"
            raise ProblemError(what, hint=hint) from None
        message = {**about, "limits": dataclasses.asdict(limits)}
        failure = self.ask(message, READY_SECONDS).get("failure")
        if failure:
            self.close()
            raise ProblemError(failure, where=f"exercise {about.get('name')}")

    def ask(self, request: Mapping[str, Any], seconds: float | None = None) -> dict[str, Any]:
        """Return the reply to a request.

        If it takes too long, or the process has ended, `CheckerLostError` is raised, and the
        checker can no longer be used.
        """
        seconds = self.limits.checking if seconds is None else seconds
        assert self.process.stdin is not None and self.process.stdout is not None
        late = threading.Event()

        def end() -> None:
            late.set()
            self.process.kill()

        clock = threading.Timer(seconds, end)
        clock.start()
        reply = b""
        try:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.write(json.dumps(request).encode() + b"\n")
                self.process.stdin.flush()
                reply = self.process.stdout.readline()
        finally:
            clock.cancel()
        if reply.endswith(b"\n"):
            found: dict[str, Any] = json.loads(reply)
            return found
        self.close()
        if late.is_set():
            words = f"checking its answers took more than {seconds:g} s"
            raise CheckerLostError(SubmissionStatus.TOO_SLOW, words)
        words = "the process that checked its answers ended"
        raise CheckerLostError(SubmissionStatus.CRASHED, words)

    @property
    def is_alive(self) -> bool:
        """True while the process can answer."""
        return self.process.poll() is None

    def close(self) -> None:
        """Kill the process."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()
        self.process.wait()


_idle: dict[str, list[Checker]] = {}
_lock = threading.Lock()


@contextlib.contextmanager
def checker(key: str, about: Mapping[str, Any], limits: Limits) -> Any:
    """Yield a checking process, idle or new, and keep it for later use."""
    with _lock:
        lent = _idle[key].pop() if _idle.get(key) else None
    if lent is None or not lent.is_alive:
        lent = Checker(about, limits)
    try:
        yield lent
    except BaseException:
        lent.close()
        raise
    with _lock:
        _idle.setdefault(key, []).append(lent)


def close_all(key: str) -> None:
    """End the idle processes with a key."""
    with _lock:
        waiting = _idle.pop(key, [])
    for one in waiting:
        one.close()


# --- in the process ---------------------------------------------------------------------------


class CheckingService:
    """The part of the checking process that reads and checks submissions."""

    def __init__(self, about: Mapping[str, Any]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, Path(about["name"]).name).with_suffix(".ipynb")
            path.write_text(about["notebook"], encoding="utf-8")
            self.exercise = exercise = Exercise.read(path)
        self.secret, self.limits = checked_secret(about["secret"]), Limits(**about["limits"])
        self.parts = [part.name for part in exercise.specification.parts]
        # Cells of the plain release that students need not change.
        blocks = outline(exercise, f"{exercise.name}{TASK_SUFFIX}", exercise.numbers)
        self.locked = [b.source for b in blocks if b.role in ("open", "check", "report")]
        self.submission = Submission()
        self.task: Any = None

    def reply(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Do one step of marking a submission.

        ``"read"`` takes ``student`` and ``files``, whose bytes are texts in Latin-1, and returns
        the ``cells`` that must be run and the ``names`` of the answers that they compute.
        ``"prepare"`` returns the text of the student's ``task``, if cells are run. ``"check"``
        takes ``ran``, the result of running them, or None. It returns ``status``, ``words`` and the
        other fields of a `SubmissionResult`, as does every step that ends the marking.
        """
        match request["step"]:
            case "read":
                return self._read(request["student"], request["files"])
            case "prepare":
                return self._prepare()
            case _:
                return self._check(request["ran"])

    def _read(self, student: str, files: Mapping[str, str]) -> dict[str, Any]:
        content = {name: text.encode("latin-1") for name, text in files.items()}
        found = read_files(StudentFiles(student, content), self.parts, self.locked, self.limits)
        if found.exercise not in ("", self.exercise.name):
            words = f"it belongs to the exercise {readable(found.exercise, 80)}"
            return {"status": SubmissionStatus.ANOTHER_EXERCISE, "words": words}
        if found.status not in READABLE:
            return {"status": found.status, "words": found.words}
        if not found.answers and not found.computed:
            found = found.noted("it has no answer to any part")
        for name in content:
            if name.endswith(TASK_SUFFIX):
                found = found.noted(self._seal_fault(content[name]))
        self.submission = found
        return {"cells": found.cells, "names": found.computed}

    def _seal_fault(self, task: bytes) -> str:
        """Return the fault of the student's task file, which does not affect the marks."""
        try:
            return TaskFile.loads(task).seal_fault(self.secret)
        except ProblemError as error:
            return f"its task file: {error.what}"

    def _prepare(self) -> dict[str, Any]:
        student = self.submission.student
        try:
            variant = self.exercise.variant(student, self.secret)
            self.task = self.exercise.task(variant, student, self.secret)
            if not self.submission.computed:
                return {}
            theirs = self.exercise.task(variant, student)
        except TeachmechError as error:
            return {"status": SubmissionStatus.NO_VARIANT, "words": readable(error.one_line())}
        return {"task": theirs.to_text()}

    def _check(self, ran: Mapping[str, Any] | None) -> dict[str, Any]:
        found = self.submission
        if ran is not None:
            found = found.with_answers(Outcome(**ran))
        elif found.computed:
            found = found.noted(
                f"computed answers were not run: {', '.join(found.computed)}",
                SubmissionStatus.NOT_RUN,
            )
        answers = {name: a for name, a in found.answers.items() if name in self.parts}
        row = {"status": found.status, "words": found.words, "hints": found.hints}
        numbers = dict(self.task.numbers)
        return row | {"report": self.task.report(answers).to_dict(), "numbers": numbers}


def serve(make: Any = CheckingService) -> None:
    """Answer requests until there are no more, or until no request has come for some time."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # other output goes to standard error

    def say(reply: Mapping[str, Any]) -> None:
        output.write(json.dumps(reply).encode() + b"\n")
        output.flush()

    line = sys.stdin.buffer.readline()
    if not line:
        return
    about = json.loads(line)
    try:
        service = make(about)
    except TeachmechError as error:
        say({"failure": error.one_line()})
        return
    except OSError as error:  # the copy of the exercise is a temporary file
        say({"failure": f"temporary files cannot be written: {error.strerror or error}"})
        return
    limits = Limits(**about["limits"])
    if can_limit():
        limit(10**9, limits.memory, _FILE, alone=False)
    say({})
    longest = math.ceil(max(READY_SECONDS, limits.checking)) + 1
    while line := _next_line(IDLE_SECONDS + limits.seconds):
        if can_limit():
            signal.alarm(longest)  # ends this process even if the marking process was killed
        try:
            reply = service.reply(json.loads(line))
        except MemoryError:
            words = "checking its answers took too much"
            reply = {"status": SubmissionStatus.TOO_MUCH_MEMORY, "words": words}
        except Exception as error:
            LOG.exception("answers cannot be checked")
            words = f"checking its answers failed ({type(error).__name__}: {error})"
            reply = {"status": SubmissionStatus.CRASHED, "words": readable(words)}
        if can_limit():
            signal.alarm(0)
        say(reply)


def _next_line(seconds: float) -> bytes:
    if can_limit() and not select.select([sys.stdin.buffer], [], [], seconds)[0]:
        return b""
    return sys.stdin.buffer.readline()


if __name__ == "__main__":
    serve()
