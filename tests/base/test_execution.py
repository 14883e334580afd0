"""Ctrl-C while members are computed in processes: one process handles it, without a traceback."""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue

import psutil
import pytest

from teachmech import cli
from teachmech.base import execution
from teachmech.base.execution import Execution, UserExecutor, open_executor

INTERRUPT = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"


@pytest.fixture(autouse=True)
def ctrl_c():
    """Restore Python's handler of Ctrl-C, which a background job of a shell does not have."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@dataclass(frozen=True)
class Chunk:
    first: int
    stop: int
    seconds: float = 1.0


def compute(job, first, rows, attempt):
    """Members with a negative row are never computed."""
    if min(rows) < 0:
        time.sleep(10**6)
    return Chunk(first, first + len(rows))


@dataclass(frozen=True)
class Job:
    key: str = "key"
    functions: dict = field(default_factory=dict)
    most: int = 1
    run: object = compute


def executed(executor, rows, report=lambda: True):
    """Return the reason why a run was interrupted, and the members that it has kept."""
    kept = []
    todo = [(k, k + 1) for k in range(len(rows))]
    run = Execution(Job(), rows, todo, executor, lambda chunk: kept.append(chunk.first), report)
    return run, kept


def test_ctrl_c_ends_endless_workers(monkeypatch):
    monkeypatch.setattr(execution, "STOP_SECONDS", 0.0)
    pool = open_executor(None, 2, Job())
    workers = [psutil.Process(number) for number in pool.executor._processes]
    # After one member has been returned, the other worker computes one that never ends.
    run, kept = executed(pool, [-1, 1, 2], lambda: kept and signal.raise_signal(signal.SIGINT))
    try:
        assert run.run() == "interrupted"
    finally:
        pool.close()
    assert kept and 0 not in kept
    assert not psutil.wait_procs(workers, timeout=60)[1]


class LosingQueue(SimpleQueue):
    """A queue that is interrupted between the removal of an entry and its return."""

    def get(self, timeout=None):
        super().get()
        raise KeyboardInterrupt


def test_ctrl_c_between_two_statements_loses_no_chunk_and_waits_for_none():
    class Executor:
        def submit(self, function, *arguments):
            future = Future()
            future.set_running_or_notify_cancel()
            future.set_result(function(*arguments))
            return future

    run, kept = executed(UserExecutor(Executor(), 1), [1, 2, 3])
    run.ready = LosingQueue()
    assert run.run() == "interrupted"
    assert kept == [0, 1]  # both members that were sent to workers


def test_ctrl_c_waits_until_a_process_is_started_and_does_not_reach_it():
    here = lambda: signal.pthread_sigmask(signal.SIG_BLOCK, [])  # noqa: E731
    code = INTERRUPT + "import os; os.kill(os.getpid(), signal.SIGINT); print('alive')"
    before, said = (here(), signal.getsignal(signal.SIGINT)), []
    with pytest.raises(KeyboardInterrupt), execution._interrupts_delayed():
        os.kill(os.getpid(), signal.SIGINT)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        said.append(done.stdout)
    assert said == ["alive\n"]
    assert (here(), signal.getsignal(signal.SIGINT)) == before


def test_a_process_is_also_started_from_another_thread():
    found = []

    def start():
        with execution._interrupts_delayed():
            found.append(threading.current_thread().name)

    thread = threading.Thread(target=start, name="second")
    thread.start()
    thread.join()
    assert found == ["second"]


def test_the_command_is_silent_when_it_is_interrupted_during_its_imports():
    code = (
        INTERRUPT + "import sys\n"
        "class Finder:\n"
        "    def find_spec(name, *_):\n"
        "        if name == 'teachmech.cli': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder)\n"
        "from teachmech.__main__ import command\n"
        "command()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_the_command_reports_an_interrupt_while_it_reads_its_arguments(monkeypatch, capsys):
    monkeypatch.setattr(cli, "_parser", lambda: signal.raise_signal(signal.SIGINT))
    assert cli.main(["list"]) == cli.INTERRUPTED
    assert capsys.readouterr().err == "teachmech: interrupted\n"


def test_a_background_job_keeps_ignoring_ctrl_c():
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "import sys; sys.argv = ['teachmech', '--version']\n"
        "from teachmech.__main__ import command\n"
        "try: command()\n"
        "finally: print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.endswith("True\n"), done.stderr
