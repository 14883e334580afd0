"""Execution: chunks of members go through an executor, and what comes back is kept.

One loop serves every executor: those of `concurrent.futures` and ``distributed.Client``, whose
``submit(function, *arguments)`` returns a future with ``add_done_callback``, ``result`` and
``cancel``. Chunks carry the key of the work only; a worker that does not know it says so, and is
given the work with the chunk, once in its life.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.reduction import ForkingPickler
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from teachmech.ensembles.work import Chunk, Work, empty_chunk, run_chunk
from teachmech.errors import ProblemError, shortened

Array = np.ndarray[Any, np.dtype[np.float64]]

SECONDS = 1.0  # that a chunk should take
GROWTH = 8  # of a chunk over the one before, at most
DEATHS = 2  # that a chunk may cause, the second time alone in its pool
WAIT = 0.2  # seconds between two looks at the progress
DIED = "the worker died"


# --- executors --------------------------------------------------------------------------------


class Serial:
    """Computes in this process when a chunk is handed in."""

    limit = 1
    is_here = True

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Compute now."""
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future

    def renew(self) -> bool:
        """Return whether there is a fresh pool."""
        return False

    def close(self) -> None:
        """Let it go."""


class Given(Serial):
    """An executor of the user, who closes it."""

    is_here = False

    def __init__(self, executor: Any, workers: int | None) -> None:
        self.executor = executor
        self.workers = workers

    @property
    def limit(self) -> int:  # type: ignore[override]
        """How many chunks may be under way: two a worker, so that none has to wait."""
        if self.workers is not None:
            return 2 * self.workers
        threads = getattr(self.executor, "nthreads", None)  # of a Dask cluster, which may grow
        try:
            known = sum(threads().values()) if callable(threads) else None
        except Exception as error:
            raise _closed(error) from None
        known = getattr(self.executor, "_max_workers", None) if known is None else known
        return 2 * max(1, known or os.cpu_count() or 1)

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Hand it to the executor."""
        try:
            return self.executor.submit(function, *arguments)
        except BrokenExecutor:
            raise
        except Exception as error:
            raise _closed(error) from None


class Stopped(Exception):  # noqa: N818 - no error
    """Why not all members are computed, as a sentence."""


def _closed(error: Exception) -> Stopped:
    return Stopped(f"the executor takes no more members ({type(error).__name__}: {error})")


class Processes(Given):
    """Local processes; a pool that broke is replaced."""

    def __init__(self, workers: int, work: Work) -> None:
        self.functions = work.functions
        check_functions(work)
        super().__init__(None, workers)
        self.renew()

    def renew(self) -> bool:
        """Start a fresh pool, and see that it works."""
        self.close()
        # A fork of a process with threads, as a notebook is, may hang.
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if "forkserver" in methods:
            context.set_forkserver_preload([run_chunk.__module__])
        assert self.workers is not None
        self.executor = ProcessPoolExecutor(self.workers, context, initializer=_ignore_interrupt)
        try:
            self.executor.submit(len, self.functions).result()
        except BrokenExecutor:
            self.close()
            hint = 'in a script, call ensemble below  if __name__ == "__main__":'
            if self.functions:
                hint += "; functions must be at the top level of a module that can be imported"
            raise ProblemError("the worker processes do not start", hint=hint) from None
        return True

    def close(self) -> None:
        """End the processes."""
        if self.executor is not None:
            self.executor.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check_functions(work: Work) -> None:
    """Refuse functions that cannot be sent to another process."""
    for name, function in work.functions.items():
        try:
            ForkingPickler.dumps(function)
        except Exception:
            called = shortened(getattr(function, "__qualname__", function))
            where = f"constraint {name}" if name else "measure"
            hint = "define it at the top level of a module, or compute without workers"
            what = f"the function {called} cannot be sent to another process"
            raise ProblemError(what, where=where, hint=hint) from None


def open_executor(executor: Any, workers: int | None, work: Work) -> Any:
    """Return what `execute` takes, from the arguments of `teachmech.ensemble`."""
    if workers is not None and (
        isinstance(workers, bool) or not isinstance(workers, (int, np.integer)) or workers < 1
    ):
        raise ProblemError(f"{shortened(workers)} is no number of workers", key="workers")
    if executor is None:
        return Serial() if workers is None else Processes(int(workers), work)
    if not callable(getattr(executor, "submit", None)):
        hint = "give workers=2 for local processes, or an executor that has submit"
        what = f"a {type(executor).__name__} is no executor"
        raise ProblemError(what, key="executor", hint=hint)
    if isinstance(executor, ProcessPoolExecutor):
        check_functions(work)
    return Given(executor, workers)


# --- the loop ---------------------------------------------------------------------------------


@dataclass(eq=False)
class Task:
    """Some members that are to be computed."""

    first: int
    stop: int
    work: Work | str
    deaths: int = 0


class Execution:
    """Hands out members and keeps what comes back.

    Parameters
    ----------
    work : Work
    rows : array, shape (members, k)
        The values of all members.
    todo : list of (int, int)
        Ranges of members that are to be computed, in order.
    executor : Serial, Given or Processes
    keep : callable
        Is given every `Chunk` that is done.
    report : callable
        Asked now and then; False stops.
    """

    def __init__(
        self,
        work: Work,
        rows: Array,
        todo: list[tuple[int, int]],
        executor: Any,
        keep: Callable[[Chunk], None],
        report: Callable[[], Any],
    ) -> None:
        self.work, self.rows, self.executor = work, rows, executor
        self.keep, self.report = keep, report
        self.todo = todo[::-1]  # the next one last
        self.size = 1
        self.again: list[Task] = []  # that a worker did not know
        self.suspects: list[Task] = []  # that were under way when a pool broke
        self.under_way: dict[Task, Any] = {}
        self.ready: SimpleQueue[tuple[Task, Any]] = SimpleQueue()
        self.broken = False

    def run(self) -> str:
        """Compute until all is done; return why it ended before, or the empty text."""
        ending = ""
        try:
            while self.hand_out():
                try:
                    task, future = self.ready.get(timeout=WAIT)
                except Empty:
                    pass
                else:
                    self.take(task, future)
                if self.report() is False:
                    raise Stopped("stopped on request")
        except Stopped as reason:
            ending = str(reason)
        except KeyboardInterrupt:
            ending = "interrupted"
        except BaseException:
            for future in self.under_way.values():
                _cancel(future)
            raise
        if ending:
            self.drain()
        return ending

    def hand_out(self) -> bool:
        """Submit what there is room for; return whether anything is under way."""
        while task := self._next_task():
            self._submit(task)
        return bool(self.under_way)

    def _next_task(self) -> Task | None:
        suspected = self.suspects or any(task.deaths for task in self.under_way)
        if self.under_way and (suspected or len(self.under_way) >= self.executor.limit):
            return None  # a suspect is alone in its pool, so that a death is its own
        if self.again:
            return self.again.pop()
        if self.suspects:
            return self.suspects.pop(0)
        if not self.todo:
            return None
        first, end = self.todo.pop()
        share = -(-self._left(first, end) // self.executor.limit)  # so that all end together
        stop = min(end, first + max(1, min(self.size, share)))
        if stop < end:
            self.todo.append((stop, end))
        return Task(first, stop, self.work.key)

    def _left(self, first: int, end: int) -> int:
        return end - first + sum(stop - begin for begin, stop in self.todo)

    def _submit(self, task: Task) -> None:
        if self.broken:
            self.broken = False
            if not self.executor.renew():
                raise Stopped("the executor broke: its workers died")
        rows = self.rows[task.first : task.stop]
        try:
            future = self.executor.submit(run_chunk, task.work, task.first, rows, task.deaths)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        self.under_way[task] = future
        future.add_done_callback(lambda done: self.ready.put((task, done)))

    def take(self, task: Task, future: Any) -> None:
        """Keep what a future brings."""
        alone = len(self.under_way) == 1
        del self.under_way[task]
        try:
            chunk = future.result()
        except BrokenExecutor:
            self.broken = True
            self._suspect(task, alone)
            return
        except BaseException as error:
            if type(error).__name__ == "KilledWorker":  # Dask has tried it several times
                self._suspect(task, alone)
                return
            if "Cancelled" in type(error).__name__:
                raise Stopped("the executor was closed") from None
            raise
        if chunk is None:
            self.again.append(Task(task.first, task.stop, self.work, task.deaths))
            return
        self.keep(chunk)
        each = chunk.seconds / (chunk.stop - chunk.first)
        self.size = max(1, min(GROWTH * self.size, int(SECONDS / max(each, 1e-9))))

    def _suspect(self, task: Task, alone: bool) -> None:
        """Try it again alone; what ends its worker then has failed, and others are not blamed."""
        task.deaths += 1
        if alone and task.deaths >= DEATHS:
            self.keep(empty_chunk(task.first, task.stop, self.work.shapes, DIED))
        else:
            self.suspects.append(task)

    def drain(self) -> None:
        """Cancel what waits; what runs and cannot be cancelled is waited for and kept."""
        running = {task: f for task, f in self.under_way.items() if _cancel(f) is False}
        while running:
            task, future = self.ready.get()
            if running.pop(task, None) is None:
                continue
            try:
                chunk = future.result()
            except Exception:
                continue
            if chunk is not None:
                self.keep(chunk)


def _cancel(future: Any) -> Any:
    """Cancel; False says that it cannot be, so that the result will come."""
    try:
        return future.cancel()
    except Exception:  # of an executor that is closed
        return None
