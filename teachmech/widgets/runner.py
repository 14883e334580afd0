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


class Runner:
    """It runs one job at a time; a newer job replaces an older one.

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
        self._number = 0  # of the latest run; an older one has nothing to say any more
        self._part = 0.0
        self._stopped = False
        self.task: asyncio.Task[None] | None = None
        self._bar = ipywidgets.FloatProgress(
            min=0, max=1, layout={"width": "40%", "visibility": "hidden"}
        )
        self._stop_button = ipywidgets.Button(
            description="Stop", tooltip="Stop, and keep what is done", disabled=True
        )
        self._stop_button.on_click(lambda _: self.stop())
        self._status = ipywidgets.Label()
        self.head = ipywidgets.HBox([self._stop_button, self._bar, self._status])

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
            Slow work in the other thread when all is shown; what it returns is called in the
            thread of the notebook.
        """
        self._number += 1  # an earlier run stops at its next step
        number, self._part, self._stopped = self._number, 0.0, False

        def progress(part: float) -> bool:
            if number != self._number or self._stopped:
                return False
            self._part = part
            return True

        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            take(job(progress))
            return
        if _has_threads():
            work = self._beside(number, lambda: job(progress), take, afterwards)
            self.task = loop.create_task(work)
            return
        take(job(progress))
        if afterwards is not None:
            afterwards()()

    def stop(self) -> None:
        """Stop the run; what is done is kept."""
        self._stopped = True

    def close(self) -> None:
        """Stop the run and forget it."""
        self._number += 1

    async def _beside(
        self, number: int, job: Callable[[], Any], take: Take, afterwards: Afterwards
    ) -> None:
        begin = time.monotonic()
        self._stop_button.disabled = False
        work = asyncio.ensure_future(asyncio.to_thread(job))
        while not work.done():
            await asyncio.wait({work}, timeout=TICK)
            if number == self._number and not work.done():
                self._show_progress(time.monotonic() - begin)
        if number != self._number:
            return
        self._bar.layout.visibility = "hidden"
        self._stop_button.disabled = True
        try:
            take(work.result())
        except Exception as error:  # no silent wait; the traceback goes to the log
            self.status = f"this is a bug of teachmech: {type(error).__name__}: {error}"
            raise
        if afterwards is not None:
            finish = await asyncio.to_thread(afterwards)
            if number == self._number:
                finish()

    def _show_progress(self, elapsed: float) -> None:
        part = self._part
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
