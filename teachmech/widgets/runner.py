"""Runner: work beside the notebook, with a bar, the time to go, and a stop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import ipywidgets

Job = Callable[[Callable[[float], bool]], Any]
Take = Callable[[Any], None]
Afterwards = Callable[[], Callable[[], None]] | None

TICK = 0.1  # seconds between two looks at the progress
REST = 0.4  # seconds without a newer job, after which a hand rests
PATIENCE = 0.3  # seconds: a run that takes no longer is shown, even if a newer one waits


class Runner:
    """It runs one job at a time, and of those that wait the newest alone.

    So a picture follows a slider while it is dragged: a short run is shown and the newest one comes
    next, a longer one is given up for it.

    Within a running event loop, as in a notebook, `run` returns at once and the job works in
    another thread; without one, or where there are no threads, as in a browser, `run` returns when
    the job is done, and there is nothing to stop.

    Attributes
    ----------
    head : ipywidgets.HBox
        Stop button, bar and status.

    Examples
    --------
    >>> found = []
    >>> Runner().run(lambda progress: 6 * 7, found.append)
    >>> found
    [42]
    """

    def __init__(self) -> None:
        self._wanted: tuple[Job, Take, Afterwards] | None = None  # the newest that has not begun
        self._newer = asyncio.Event()  # something newer is wanted, or nothing any more
        self._closed = False
        self._part = 0.0
        self._stopped = False
        self.task: asyncio.Task[None] | None = None
        self._bar = ipywidgets.FloatProgress(
            min=0, max=1, layout={"flex": "0 1 40%", "min_width": "0", "visibility": "hidden"}
        )
        self._stop_button = ipywidgets.Button(
            description="Stop", tooltip="Stop, and keep what is done", disabled=True
        )
        self._stop_button.on_click(lambda _: self.stop())
        self._status = ipywidgets.Label()
        parts = [self._stop_button, self._bar, self._status]
        self.head = ipywidgets.HBox(parts, layout={"flex_flow": "row wrap"})

    @property
    def status(self) -> str:
        """What is said beside the bar."""
        return str(self._status.value)

    @status.setter
    def status(self, text: str) -> None:
        self._status.value = text

    def run(self, job: Job, take: Take, afterwards: Afterwards = None) -> None:
        """Start a job.

        Parameters
        ----------
        job : callable
            Works in another thread; calls its argument with the part that is done, and ends soon
            when that returns False.
        take : callable
            Gets the result, in the thread of the notebook.
        afterwards : callable, optional
            Slow work in the other thread when all is shown and nothing newer is wanted; what it
            returns is called in the thread of the notebook.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            take(job(lambda part: True))
            return
        if not _has_threads():
            take(job(lambda part: True))
            if afterwards is not None:
                afterwards()()
            return
        self._wanted = job, take, afterwards
        self._newer.set()
        if self.task is None or self.task.done():
            self.task = loop.create_task(self._work())

    def stop(self) -> None:
        """Stop the run; what is done is kept."""
        self._stopped = True

    def close(self) -> None:
        """Stop the run and forget it."""
        self._closed, self._wanted = True, None
        self._newer.set()

    async def _work(self) -> None:
        """Do what is wanted, until nothing newer is."""
        while self._wanted is not None:
            (job, take, afterwards), self._wanted = self._wanted, None
            work, outdated = await self._beside(job)
            if self._closed or outdated:
                continue
            try:
                take(work.result())
            except Exception as error:  # no silent wait; the traceback goes to the log
                self.status = f"this is a bug of teachmech: {type(error).__name__}: {error}"
                raise
            if afterwards is not None and self._wanted is None:
                await self._finish(afterwards)

    async def _finish(self, slow: Callable[[], Callable[[], None]]) -> None:
        """Do slow work when the hand rests; a newer job does not wait for it."""
        self._newer.clear()
        newer = asyncio.create_task(self._newer.wait())
        await asyncio.wait({newer}, timeout=REST)
        if not newer.done():
            work = asyncio.create_task(asyncio.to_thread(slow))
            await asyncio.wait({newer, work}, return_when=asyncio.FIRST_COMPLETED)
            if not newer.done():
                work.result()()
        newer.cancel()

    async def _beside(self, job: Job) -> tuple[asyncio.Future[Any], bool]:
        """Do a job in another thread; return it when it is done, and whether it was given up."""
        begin = time.monotonic()
        self._part, self._stopped, outdated = 0.0, False, False

        def progress(part: float) -> bool:
            nonlocal outdated
            self._part = part
            waiting = self._wanted is not None and time.monotonic() - begin > PATIENCE
            outdated = outdated or waiting
            return not (outdated or self._stopped or self._closed)

        work = asyncio.ensure_future(asyncio.to_thread(job, progress))
        while not work.done():
            await asyncio.wait({work}, timeout=TICK)
            if not (work.done() or self._closed):
                self._show_progress(time.monotonic() - begin)
        if not self._closed:
            self._bar.layout.visibility = "hidden"
            self._stop_button.disabled = True
        return work, outdated

    def _show_progress(self, elapsed: float) -> None:
        part = self._part
        self._stop_button.disabled = False  # not for a run that is over at once
        self._bar.layout.visibility = "visible"
        self._bar.value = part
        if self._stopped:
            self.status = "stopping"
        elif part > 0:
            self.status = f"{100 * part:.0f} %, {elapsed * (1 - part) / part:.0f} s to go"
        else:
            self.status = "deriving and checking"


def _has_threads() -> bool:
    """Whether this Python starts threads; one in a browser does not."""
    thread = threading.Thread(target=int)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return True
