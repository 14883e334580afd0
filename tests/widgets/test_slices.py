"""Work of widgets in a browser, where it has no thread and pauses for the event loop.

`SuspendingLoop` and `run_sync` stand for Pyodide: every callback of the loop has a stack of its
own, which `run_sync` suspends until an awaitable is done.
"""

import asyncio
import sys
from types import SimpleNamespace

import greenlet  # a dependency of playwright
import numpy as np
import pytest

from teachmech.widgets import runner as runners
from teachmech.widgets.runner import Runner


class SuspendingLoop(asyncio.SelectorEventLoop):
    """An event loop that calls everything on a stack that can be suspended."""

    def call_soon(self, callback, *given, context=None):
        return super().call_soon(on_its_own_stack, callback, *given, context=context)

    def call_at(self, when, callback, *given, context=None):
        return super().call_at(when, on_its_own_stack, callback, *given, context=context)


def on_its_own_stack(callback, *given):
    greenlet.greenlet(callback).switch(*given)


def run_sync(awaitable):
    """Wait for an awaitable in a function that is not asynchronous."""
    own, task = greenlet.getcurrent(), asyncio.current_task()
    loop = asyncio.get_running_loop()
    asyncio.tasks._leave_task(loop, task)

    def go_on(done):
        own.parent = greenlet.getcurrent()
        own.switch()

    awaited = loop.create_task(awaitable)
    awaited.add_done_callback(go_on)
    own.parent.switch()
    asyncio.tasks._enter_task(loop, task)
    return awaited.result()


@pytest.fixture
def browser(monkeypatch):
    """A Python without threads in a browser that can suspend WebAssembly."""
    ffi = SimpleNamespace(run_sync=run_sync, can_run_sync=lambda: True)
    monkeypatch.setitem(
        sys.modules, "js", SimpleNamespace(WebAssembly=SimpleNamespace(Suspending=1))
    )
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace(ffi=ffi))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.setattr(runners, "_has_threads", lambda: False)
    runners._can_be_suspended.cache_clear()
    yield
    runners._can_be_suspended.cache_clear()


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Pause whenever the work tells its progress, and show it at each pause."""
    for name, seconds in {"TICK": 0.001, "PATIENCE": 0, "SLICE": 0}.items():
        monkeypatch.setattr(runners, name, seconds)


def finished(job, then=lambda runner: None):
    """Return the results of a job and the parts that the bar showed; act at the first of them."""
    results, parts = [], []

    async def main():
        runner = Runner()
        loop = asyncio.get_running_loop()

        def moved(change):
            if not parts:
                loop.call_soon(then, runner)
            parts.append(change["new"])

        runner.head.bar.observe(moved, "value")
        runner.run(job, results.append)
        assert not results  # the cell of the notebook ends first
        await runner.task

    with asyncio.Runner(loop_factory=SuspendingLoop) as loop:
        loop.run(main())
    return results, parts


@pytest.fixture
def job(pendulum):
    return lambda progress: pendulum.simulate(time=(0, 3, 0.01), compiled=False, progress=progress)


def test_in_slices_the_bar_moves_and_the_motion_is_that_of_a_thread(browser, job, monkeypatch):
    (sliced,), parts = finished(job)
    assert len(parts) > 5
    assert parts == sorted(parts)
    monkeypatch.setattr(runners, "_has_threads", lambda: True)
    (threaded,), _ = finished(job)
    for name in ("t", "q", "v", "a", "multipliers"):
        assert np.array_equal(getattr(sliced, name), getattr(threaded, name)), name


def test_stop_ends_the_work_at_its_next_pause_and_keeps_what_is_done(browser, job):
    (motion,), _ = finished(job, lambda runner: runner.head.button.click())
    assert motion.ending.endswith("on request")
    (whole,), _ = finished(job)
    assert 1 < len(motion) < len(whole)
    assert np.array_equal(motion.q, whole.q[: len(motion)])


def test_a_newer_job_replaces_one_that_runs_in_slices(browser, job):
    def newer(runner):
        runner.run(lambda progress: "newer", shown.append)

    shown = []
    results, _ = finished(job, newer)
    assert (results, shown) == ([], ["newer"])


def test_without_suspension_the_work_is_done_when_the_call_returns(browser, monkeypatch):
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(WebAssembly=SimpleNamespace()))
    shown = []

    async def main():
        Runner().run(lambda progress: 6 * 7, shown.append)
        assert shown == [42]

    asyncio.run(main())
