"""Work next to the event loop, with a line that shows its progress and a Stop button.

The work is done in another thread. A browser has no threads. There the work pauses for the event
loop whenever it reports its progress, if the browser can suspend WebAssembly (JSPI).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Protocol, TypeVar

import ipywidgets

from teachmech.base.errors import TeachmechError
from teachmech.base.log import LOG
from teachmech.base.progress import stage_listener
from teachmech.widgets.cell import close_tree

T = TypeVar("T")
Progress = Callable[[float], bool]
Steps = Callable[[], Awaitable[None]]

TICK = 0.1  # seconds between two updates of the progress
REST = 0.4  # seconds without input before slow work for the final state begins
PATIENCE = 0.3  # seconds of work before its progress is shown
SLICE = 0.05  # seconds of work between two pauses, in a browser
PAUSE = 0.005  # seconds of a pause; a message from the page needs several turns of the loop
WORKING = "working"


class WorkAbandoned(BaseException):
    """The signal that ends work whose result is no longer needed; not an error."""


class WaitDisplay(Protocol):
    """A display of the work in progress; it always takes the same space."""

    def wait(self, text: str, part: float) -> None:
        """Show the stage of the work, its finished part if known, and a way to stop it."""

    def end_wait(self, message: str = "") -> None:
        """Show that the work has ended, with a message if it ended unusually."""


class ProgressLine(ipywidgets.HBox):  # type: ignore[misc]
    """A stop button, a bar and a line of text.

    Parameters
    ----------
    stop : callable
        Called when the user presses the button.
    """

    def __init__(self, stop: Callable[[], None]) -> None:
        self.bar = ipywidgets.FloatProgress(
            min=0, max=1, layout={"flex": "0 1 160px", "min_width": "0", "visibility": "hidden"}
        )
        self.button = ipywidgets.Button(
            description="Stop",
            tooltip="Stop, and keep the results so far",
            disabled=True,
            layout={"flex": "0 0 auto", "width": "auto"},
        )
        self.button.on_click(lambda _: stop())
        # On a phone, the text is below the button and the bar.
        self.line = ipywidgets.Label(layout={"flex": "1 1 240px", "min_width": "0"})
        self._message = ""
        parts = [self.button, self.bar, self.line]
        super().__init__(parts, layout={"flex_flow": "row wrap"})
        self.add_class("tm-waiting-head")

    def wait(self, text: str, part: float) -> None:
        """Show the stage of the work and its finished part."""
        self.button.disabled = False
        self.bar.layout.visibility = "visible" if part else "hidden"
        self.bar.value = part
        self.line.value = text

    def end_wait(self, message: str = "") -> None:
        """Hide the bar, disable the button, and show the message, or the previous one again."""
        self.bar.layout.visibility, self.button.disabled = "hidden", True
        self.say(message or self._message)

    def say(self, text: str) -> None:
        """Show a message while there is no work."""
        self.line.value = self._message = text


class Runner:
    """A runner of one job at a time; among waiting jobs, only the newest is done.

    In this way a picture can follow a slider: the result of a short run is shown before the newest
    run begins, and a longer run is abandoned for the newest one.

    If an event loop is running, as in a notebook, `run` and `begin` return immediately, and slow
    work is done in another thread, or in slices if the notebook runs in a browser. If there is no
    loop, or the browser cannot suspend the work, they return when all work is done, and the work
    cannot be stopped.

    Parameters
    ----------
    display : WaitDisplay, optional
        Shows the progress of work that takes a while; by default a `ProgressLine`.

    Attributes
    ----------
    head : WaitDisplay
        The display.

    Examples
    --------
    >>> found = []
    >>> Runner().run(lambda progress: 6 * 7, found.append)
    >>> found
    [42]
    """

    def __init__(self, display: WaitDisplay | None = None) -> None:
        self.head: Any = ProgressLine(self.stop) if display is None else display
        self.task: asyncio.Task[None] | None = None
        self._wanted: Steps | None = None  # the newest steps that have not begun
        self._newer = asyncio.Event()  # set when newer steps come, or the runner is closed
        self._closed = self._stopped = self._outdated = False
        self._since = self._begin = 0.0  # start times of the steps and of their current job
        self._stage, self._part = "", 0.0
        self._paused = 0.0  # time of the last pause for the event loop

    @property
    def busy(self) -> bool:
        """True while work is in progress."""
        return self.task is not None and not self.task.done()

    # --- requests -----------------------------------------------------------------------------

    def run(
        self,
        job: Callable[[Progress], T],
        take: Callable[[T], None],
        afterwards: Callable[[], Callable[[], None]] | None = None,
    ) -> None:
        """Start a job.

        Parameters
        ----------
        job : callable
            The work, which runs next to the event loop. The job calls its argument with the
            finished fraction, and ends soon after this call returns False. It names its stages
            with `teachmech.base.progress.stage`.
        take : callable
            Called with the result, in the thread of the notebook.
        afterwards : callable, optional
            Slow work that also runs next to the loop, after the result is shown, unless a newer job
            waits. It returns a function that is called in the thread of the notebook. A script does
            not wait for this work.
        """

        async def steps() -> None:
            take(await self.work(job))
            if afterwards is not None and (_loop() is not None or not _has_threads()):
                await self._finish(afterwards)

        self.begin(steps)

    def begin(self, steps: Steps) -> None:
        """Start steps that change widgets and await `work`.

        Steps that are stopped, or abandoned for newer ones, end at their next `work`.
        """
        loop = _loop()
        if loop is None:
            try:
                _run_without_waiting(steps())
            finally:
                self.head.end_wait()
            return
        self._wanted = steps
        self._newer.set()
        if not self.busy:
            self.task = loop.create_task(self._work())

    async def work(self, job: Callable[[Progress], T]) -> T:
        """Do a job next to the event loop, and return its result."""
        if _loop() is None:
            return job(lambda part: True)
        self._part, self._stage, self._begin = 0.0, WORKING, time.monotonic()

        def inside() -> T:
            with stage_listener(self._set_stage):
                return job(self._progress)

        work = asyncio.ensure_future(_beside_loop(inside))
        while not work.done():
            await asyncio.wait({work}, timeout=TICK)
            if not (work.done() or self._closed) and time.monotonic() - self._since > PATIENCE:
                self.head.wait(self._wait_text(), self._part)
        if not self._is_superseded():
            return work.result()
        error = work.exception()
        if error is not None and not isinstance(error, WorkAbandoned | TeachmechError):
            raise error  # a bug is reported even if the result is not needed
        raise WorkAbandoned

    def stop(self) -> None:
        """Stop the work, and keep the results so far."""
        self._stopped = True

    def close(self) -> None:
        """Stop all work, and close the display."""
        self._closed, self._wanted = True, None
        self._newer.set()
        if isinstance(self.head, ProgressLine):
            close_tree(self.head)

    # --- progress -----------------------------------------------------------------------------

    async def _work(self) -> None:
        """Do the requested steps until no newer steps wait."""
        while self._wanted is not None:
            steps, self._wanted = self._wanted, None
            self._since = time.monotonic()
            self._stopped = self._outdated = False
            message = ""
            try:
                await steps()
            except WorkAbandoned:
                message = "" if self._outdated else "stopped"
            except Exception as error:  # the user sees the error; the log has its traceback
                message = f"this is a bug of teachmech: {type(error).__name__}: {error}"
                LOG.exception("the work of a widget failed")
            if not self._closed and (message or self._wanted is None):
                self.head.end_wait(message)

    async def _finish(self, slow: Callable[[], Callable[[], None]]) -> None:
        """Do slow work after a pause in the input.

        Newer input does not wait for it if there are threads.
        """
        if _loop() is None:
            slow()()
            return
        if self._wanted is not None:
            return
        self.head.end_wait()
        self._newer.clear()
        newer = asyncio.create_task(self._newer.wait())
        await asyncio.wait({newer}, timeout=REST)
        if not newer.done():
            work = asyncio.create_task(_beside_loop(slow))
            await asyncio.wait({newer, work}, return_when=asyncio.FIRST_COMPLETED)
            if not newer.done():
                work.result()()
        newer.cancel()

    def _is_superseded(self) -> bool:
        """Return whether the result is no longer needed; also called by the work."""
        newer = self._wanted is not None and time.monotonic() - self._since > PATIENCE
        self._outdated = self._outdated or newer
        return self._outdated or self._closed

    def _progress(self, part: float) -> bool:
        """Store the finished part; the work calls this and ends if it is False."""
        self._part = part
        self._pause()
        return not (self._is_superseded() or self._stopped)

    def _set_stage(self, text: str) -> str:
        """Store the stage, and return the previous one; called by the work.

        Superseded work ends here. Stopped work also ends here if it has no finished part.
        """
        self._pause()
        if self._is_superseded() or (self._stopped and not self._part):
            raise WorkAbandoned
        before, self._stage = self._stage, text
        return before

    def _pause(self) -> None:
        """Let the event loop do what waits, at the end of a slice of work without a thread."""
        if _has_threads() or time.monotonic() - self._paused < SLICE:
            return
        from pyodide.ffi import can_run_sync, run_sync

        if can_run_sync():
            run_sync(asyncio.sleep(PAUSE))
        self._paused = time.monotonic()

    def _wait_text(self) -> str:
        part, elapsed = self._part, time.monotonic() - self._begin
        if self._stopped:
            return "stopping"
        return (
            f"{self._stage}, {_duration(elapsed * (1 - part) / part)} to go"
            if part
            else self._stage
        )


def _duration(seconds: float) -> str:
    """Return a waiting time as text.

    >>> _duration(7.3), _duration(1000)
    ('7 s', '17 min')
    """
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


def _loop() -> asyncio.AbstractEventLoop | None:
    """Return the running event loop if work can be done next to it; else None."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop if _has_threads() or _can_be_suspended() else None


async def _beside_loop(work: Callable[[], T]) -> T:
    """Do work in another thread, or in this task, where the work pauses for the loop."""
    return await asyncio.to_thread(work) if _has_threads() else work()


def _run_without_waiting(steps: Awaitable[None]) -> None:
    """Do steps without an event loop, in which no step may wait."""
    for _ in steps.__await__():
        raise AssertionError("a step waits, but there is no event loop")


@cache
def _has_threads() -> bool:
    """Return whether this Python can start threads; Python in a browser cannot."""
    thread = threading.Thread(target=int)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return True


@cache
def _can_be_suspended() -> bool:
    """Return whether this Python runs in a browser that can suspend its work for the event loop."""
    try:
        from js import WebAssembly
    except ImportError:
        return False
    return hasattr(WebAssembly, "Suspending")
