"""The loop that sends members to an executor in chunks and collects their results.

The members of a `Job` are motions of an ensemble, or submissions to be marked. One loop serves
every executor: those of `concurrent.futures` and ``distributed.Client``, whose ``submit(function,
*arguments)`` returns a future with ``add_done_callback``, ``result`` and ``cancel``. Chunks carry
only the key of the job. A worker that does not know the key reports this and then receives the job
with the chunk, once in its life.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Protocol

import numpy as np

from teachmech.base.errors import ProblemError, a_kind, shortened
from teachmech.base.log import LOG

CHUNK_SECONDS = 1.0  # seconds that a chunk should take
MAX_CHUNK_GROWTH = 8  # largest growth of a chunk relative to the one before
MAX_DEATHS = 2  # dead workers that a chunk may cause; the second time it runs alone in its pool
POLL_SECONDS = 0.2  # seconds between two checks of the progress
STOP_SECONDS = 2.0  # seconds after Ctrl-C before the workers of running chunks are killed


class Job(Protocol):
    """The common data of all members, and the work on them."""

    @property
    def key(self) -> str:
        """The name under which a worker stores its preparation of this job."""

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """Functions of the user by name, which can be sent to another process."""

    @property
    def most(self) -> int:
        """The greatest number of members in a chunk."""

    @property
    def run(self) -> Callable[..., Any]:
        """``run(job or key, first, rows, attempt)``, which a worker calls.

        It returns the results of the members ``first`` to ``stop - 1``, with both numbers and the
        computing time in ``seconds``; or None if the worker does not know the key.
        """

    def lost(self, first: int, stop: int, reason: str) -> Any:
        """Return the result that is stored for members that cannot be computed."""


# --- executors --------------------------------------------------------------------------------


class SerialExecutor:
    """An executor that computes each chunk immediately, in this process."""

    limit = 1
    is_here = True

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Compute a chunk; return its completed future."""
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future

    def renew(self) -> bool:
        """Return whether a fresh pool has replaced the broken one."""
        return False

    def stop(self) -> bool:
        """End workers even if they are busy; return whether this process can end them."""
        return False

    def close(self) -> None:
        """End the workers that this process started."""


class UserExecutor(SerialExecutor):
    """An executor of the user, who closes it."""

    is_here = False

    def __init__(self, executor: Any, workers: int | None) -> None:
        self.executor = executor
        self.workers = workers

    @property
    def limit(self) -> int:  # type: ignore[override]
        """The number of chunks that may be submitted: two per worker, so that no worker waits."""
        if self.workers is not None:
            return 2 * self.workers
        threads = getattr(self.executor, "nthreads", None)  # a Dask cluster, whose size may change
        try:
            known = sum(threads().values()) if callable(threads) else None
        except Exception as error:
            raise _closed(error) from None
        known = getattr(self.executor, "_max_workers", None) if known is None else known
        return 2 * max(1, known or os.cpu_count() or 1)

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Submit a chunk to the executor; return its future."""
        try:
            return self.executor.submit(function, *arguments)
        except BrokenExecutor:
            raise
        except Exception as error:
            raise _closed(error) from None


class _Stopped(Exception):  # noqa: N818 - not an error
    """The signal that the work ended before all members were computed, with the reason."""


def _closed(error: Exception) -> _Stopped:
    return _Stopped(f"the executor takes no more work ({type(error).__name__}: {error})")


class _Processes(UserExecutor):
    """Local processes; a broken pool is replaced by a tested new one."""

    def __init__(self, workers: int, job: Job) -> None:
        self.job = job
        super().__init__(None, workers)
        self.renew()

    def renew(self) -> bool:
        try:
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor
        except ImportError:
            hint = "leave out workers, so that this process computes"
            what = "this Python, such as one in a browser, cannot start processes"
            raise ProblemError(what, key="workers", hint=hint) from None
        _check_functions(self.job)
        self.stop()  # a worker that starts while the pool breaks would wait for ever
        self.close()
        # A fork of a process with threads, such as a notebook, may hang.
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if "forkserver" in methods:
            context.set_forkserver_preload([self.job.run.__module__])
        assert self.workers is not None
        self.executor = ProcessPoolExecutor(self.workers, context, initializer=_end_with_parent)
        try:
            self.submit(len, self.job.functions).result()
        except BrokenExecutor:
            self.close()
            hint = 'in a script, start them below  if __name__ == "__main__":'
            if self.job.functions:
                hint += "; functions must be at the top level of a module that can be imported"
            raise ProblemError("the worker processes do not start", hint=hint) from None
        except BaseException:  # Ctrl-C
            self.stop()
            self.close()
            raise
        return True

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Submit a chunk to the pool, which may start a worker; return the future of the chunk."""
        with _interrupts_delayed():
            return super().submit(function, *arguments)

    def stop(self) -> bool:
        if self.executor is not None:
            for process in [*(self.executor._processes or {}).values()]:
                process.kill()
        return True

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_delayed() -> Iterator[None]:
    """Delay Ctrl-C while a process starts, since a half-started worker would never end.

    The signal is blocked in the new process from the beginning. So only this process handles
    Ctrl-C, which the terminal sends to all its processes.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if came:
            signal.raise_signal(signal.SIGINT)


def _end_with_parent() -> None:
    """Ignore Ctrl-C, which a terminal sends to all its processes; the parent ends its workers."""
    from multiprocessing import parent_process

    first = parent_process()
    assert first is not None

    def end_with_it() -> None:  # even if the parent was killed
        first.join()
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_it, daemon=True).start()


def _check_functions(job: Job) -> None:
    """Refuse functions that cannot be sent to another process."""
    from multiprocessing.reduction import ForkingPickler

    for name, function in job.functions.items():
        try:
            ForkingPickler.dumps(function)
        except Exception:
            called = shortened(getattr(function, "__qualname__", function))
            where = f"constraint {name}" if name else "measure"
            hint = "define it at the top level of a module, or compute without workers"
            what = f"the function {called} cannot be sent to another process"
            raise ProblemError(what, where=where, hint=hint) from None


def open_executor(executor: Any, workers: int | None, job: Job) -> Any:
    """Return the executor of an `Execution`, from the arguments of `teachmech.ensemble`."""
    number = isinstance(workers, (int, np.integer)) and not isinstance(workers, bool)
    if workers is not None and not (number and workers > 0):
        raise ProblemError(f"{shortened(workers)} is not a number of workers", key="workers")
    if executor is None:
        return SerialExecutor() if workers is None else _Processes(int(workers), job)
    if not callable(getattr(executor, "submit", None)):
        hint = "give workers=2 for local processes, or an executor that has submit"
        what = f"{a_kind(executor)} is not an executor"
        raise ProblemError(what, key="executor", hint=hint)
    with suppress(ImportError):  # without processes there is no pool
        from concurrent.futures import ProcessPoolExecutor

        if isinstance(executor, ProcessPoolExecutor):
            _check_functions(job)
    return UserExecutor(executor, workers)


# --- the loop ---------------------------------------------------------------------------------


@dataclass(eq=False)
class _Task:
    """A range of members that is to be computed."""

    first: int
    stop: int
    job: Job | str
    deaths: int = 0


@dataclass(eq=False)
class Execution:
    """The loop that submits members and keeps their results.

    Parameters
    ----------
    job : Job
    rows : sequence or array
        The data of each member, such as its values, or the files of a submission.
    todo : list of (int, int)
        Ranges of members that are to be computed, in order.
    executor : object
        The result of `open_executor`.
    keep : callable
        Called with the result of `Job.run` for every chunk.
    report : callable
        Called from time to time; the loop stops if it returns False.
    """

    job: Job
    rows: Any
    todo: list[tuple[int, int]]
    executor: Any
    keep: Callable[[Any], None]
    report: Callable[[], Any]
    size: int = field(default=1, init=False)
    again: list[_Task] = field(default_factory=list, init=False)  # a worker did not know the job
    suspects: list[_Task] = field(default_factory=list, init=False)  # ran when a pool broke
    under_way: dict[_Task, Any] = field(default_factory=dict, init=False)
    ready: SimpleQueue[tuple[_Task, Any]] = field(default_factory=SimpleQueue, init=False)
    broken: bool = field(default=False, init=False)

    def run(self) -> str:
        """Compute all members; return the reason if the loop ended early, otherwise ""."""
        ending = ""
        try:
            while self._submit_chunks():
                try:
                    task, future = self.ready.get(timeout=POLL_SECONDS)
                except Empty:
                    pass
                else:
                    self._take(task, future)
                if self.report() is False:
                    raise _Stopped("stopped on request")
        except _Stopped as reason:
            ending = str(reason)
        except KeyboardInterrupt:
            ending = "interrupted"
        except BaseException:
            self._abandon()
            raise
        if ending:
            try:
                self._drain()
            finally:
                self._abandon()
        return ending

    def _abandon(self) -> None:
        """Abandon all chunks, including those that are not recorded because of Ctrl-C."""
        for future in self.under_way.values():
            _cancel(future)
        self.executor.stop()

    def _submit_chunks(self) -> bool:
        """Submit as many chunks as the limit allows; return whether any is running."""
        while task := self._next_task():
            self._submit(task)
        return bool(self.under_way)

    def _next_task(self) -> _Task | None:
        suspected = self.suspects or any(task.deaths for task in self.under_way)
        if self.under_way and (suspected or len(self.under_way) >= self.executor.limit):
            return None  # a suspect runs alone, so that the cause of a death is known
        if self.again:
            return self.again.pop()
        if self.suspects:
            return self.suspects.pop(0)
        if not self.todo:
            return None
        first, end = self.todo.pop(0)
        left = end - first + sum(stop - begin for begin, stop in self.todo)
        share = -(-left // self.executor.limit)  # so that all workers end at about the same time
        stop = min(end, first + max(1, min(self.size, share, self.job.most)))
        if stop < end:
            self.todo.insert(0, (stop, end))
        return _Task(first, stop, self.job.key)

    def _submit(self, task: _Task) -> None:
        if self.broken:
            self.broken = False
            if not self.executor.renew():
                raise _Stopped("the executor failed because its workers ended")
        rows = self.rows[task.first : task.stop]
        try:
            future = self.executor.submit(self.job.run, task.job, task.first, rows, task.deaths)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        self.under_way[task] = future
        future.add_done_callback(lambda done: self.ready.put((task, done)))

    def _take(self, task: _Task, future: Any) -> None:
        alone = len(self.under_way) == 1
        del self.under_way[task]
        try:
            chunk = future.result()
        except BrokenExecutor:
            self.broken = True
            self._suspect(task, alone)
            return
        except BaseException as error:
            if type(error).__name__ == "KilledWorker":  # Dask has tried the chunk several times
                self._suspect(task, alone)
                return
            if "Cancelled" in type(error).__name__:
                raise _Stopped("the executor was closed") from None
            raise
        if chunk is None:
            self.again.append(_Task(task.first, task.stop, self.job, task.deaths))
            return
        self.keep(chunk)
        each = chunk.seconds / (chunk.stop - chunk.first)
        self.size = max(1, min(MAX_CHUNK_GROWTH * self.size, int(CHUNK_SECONDS / max(each, 1e-9))))

    def _suspect(self, task: _Task, alone: bool) -> None:
        """Mark a task to run alone; if its worker dies again, the task has failed."""
        task.deaths += 1
        if alone and task.deaths >= MAX_DEATHS:
            self.keep(self.job.lost(task.first, task.stop, "the worker died"))
        else:
            self.suspects.append(task)

    def _drain(self) -> None:
        """Cancel the waiting chunks; wait for the running chunks and keep their results.

        After `STOP_SECONDS` seconds, workers that this process can end are killed.
        """
        running = {task: f for task, f in self.under_way.items() if _cancel(f) is False}
        ready: SimpleQueue[_Task] = SimpleQueue()  # the old queue may have lost some tasks
        for task, future in running.items():
            future.add_done_callback(lambda _, task=task: ready.put(task))
        until = monotonic() + STOP_SECONDS
        while running:
            try:
                task = ready.get(timeout=POLL_SECONDS)
            except Empty:
                if monotonic() > until and self.executor.stop():
                    return
                continue
            try:
                chunk = running.pop(task).result()
            except BrokenExecutor:  # Ctrl-C also ends the workers
                continue
            except Exception:
                LOG.exception("members %d to %d are lost", task.first, task.stop - 1)
                continue
            if chunk is not None:
                self.keep(chunk)


def _cancel(future: Any) -> Any:
    """Cancel a future; return False if it cannot be cancelled, so that its result will come."""
    try:
        return future.cancel()
    except Exception:  # the executor is closed
        return None
