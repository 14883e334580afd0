"""The process that checks: it stays, it can be ended, and it says why it is gone."""

import os
import signal
import threading
from pathlib import Path

import pytest

from teachmech.base.errors import ProblemError
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking import checking
from teachmech.homework.marking.checking import (
    READY_SECONDS,
    Checker,
    CheckerLostError,
    checker,
    close_all,
)

LIMITS = Limits(checking=30)


@pytest.fixture(autouse=True)
def odd(monkeypatch):
    monkeypatch.setattr(Checker, "module", "tests.homework.odd_checker")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
    )
    yield
    for key in list(checking._idle):
        close_all(key)


@pytest.fixture
def process():
    one = Checker({}, LIMITS)
    yield one
    one.close()


def test_one_process_answers_one_request_after_the_other(process):
    pids = {process.ask({"do": what})["pid"] for what in ("nothing", "print", "nothing")}
    assert len(pids) == 1
    assert pids != {os.getpid()}


def test_an_endless_check_ends_even_if_the_marking_process_is_gone():
    one = Checker({"name": "brief"}, Limits(checking=1))
    one.process.stdin.write(b'{"do": "power"}\n')
    one.process.stdin.flush()
    assert one.process.wait(timeout=60) == -signal.SIGALRM
    one.close()


def test_a_request_that_takes_too_long_is_ended(process):
    with pytest.raises(CheckerLostError, match="took more than 0") as caught:
        process.ask({"do": "sleep"}, 0.5)
    assert caught.value.status == "too slow"
    assert not process.is_alive


def test_a_process_that_dies_is_lost(process):
    with pytest.raises(CheckerLostError) as caught:
        process.ask({"do": "die"})
    assert caught.value.status == "crashed"


def test_memory_errors_and_bugs_are_replies_and_the_process_continues(process):
    assert process.ask({"do": "memory"})["status"] == "too much memory"
    reply = process.ask({"do": "bug"})
    assert reply["status"] == "crashed"
    assert r"ZeroDivisionError: a bug\nof ours" in reply["words"]
    assert process.ask({"do": "nothing"})["pid"]


def test_a_failure_at_the_start_raises_an_error():
    with pytest.raises(ProblemError, match="exercise broken: cell 1: the notebook is broken"):
        Checker({"name": "broken"}, LIMITS)


def test_idle_processes_are_used_again():
    with checker("a", {}, LIMITS) as one, checker("a", {}, LIMITS) as two:
        first, second = one.ask({"do": "nothing"})["pid"], two.ask({"do": "nothing"})["pid"]
    assert first != second
    with checker("a", {}, LIMITS) as again:
        assert again.ask({"do": "nothing"})["pid"] in (first, second)
    with pytest.raises(CheckerLostError), checker("a", {}, LIMITS) as lost:
        lost.ask({"do": "die"})
    with checker("a", {}, LIMITS) as other:
        assert other.ask({"do": "nothing"})["pid"] == second + first - again.process.pid
    close_all("a")
    assert not other.is_alive


@pytest.mark.thorough
def test_threads_do_not_share_a_process():
    pids = []

    def work():
        with checker("b", {}, LIMITS) as one:
            pids.append(one.ask({"do": "nothing"})["pid"])
            both.wait(READY_SECONDS)

    both = threading.Barrier(2)
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(pids)) == 2


def test_an_idle_process_ends(monkeypatch):
    one = Checker({}, LIMITS)
    one.process.stdin.close()
    assert one.process.wait(READY_SECONDS) == 0
    one.close()
