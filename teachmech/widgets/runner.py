"""Runner: work beside the notebook, with a line that says what is waited for, and a stop."""

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
from teachmech.base.progress import telling
from teachmech.widgets.cell import close_tree

T = TypeVar("T")
Progress = Callable[[float], bool]
Steps = Callable[[], Awaitable[None]]

TICK = 0.1  # seconds between two looks at the progress
REST = 0.4  # seconds without a newer input, after which a hand rests
PATIENCE = 0.3  # seconds: what takes no longer is shown, and nobody is told that it is waited for
WORKING = "working"


class GivenUp(BaseException):
    """Work ends because nobody waits for it any more; no handler of errors takes it for one."""


class Face(Protocol):
    """What shows that something is waited for; its place is there always, so that nothing jumps."""

    def wait(self, text: str, part: float) -> None:
        """Show what is waited for, the part that is done where it is known, and how to stop."""

    def rest(self, said: str = "") -> None:
        """Show that nothing is waited for any more, and say how it ended where that is unusual."""


class Head(ipywidgets.HBox):  # type: ignore[misc]
    """A stop button, a bar and a line of text.

    Parameters
    ----------
    stop : callable
        Called when the button is pressed.
    """

    def __init__(self, stop: Callable[[], None]) -> None:
        self.bar = ipywidgets.FloatProgress(
            min=0, max=1, layout={"flex": "0 1 160px", "min_width": "0", "visibility": "hidden"}
        )
        self.button = ipywidgets.Button(
            description="Stop",
            tooltip="Stop, and keep what is done",
            disabled=True,
            layout={"flex": "0 0 auto", "width": "auto"},
        )
        self.button.on_click(lambda _: stop())
        # On a phone it stands below the others, whatever it says.
        self.line = ipywidgets.Label(layout={"flex": "1 1 240px", "min_width": "0"})
        self._said = ""
        parts = [self.button, self.bar, self.line]
        super().__init__(parts, layout={"flex_flow": "row wrap"})
        self.add_class("tm-waiting-head")

    def wait(self, text: str, part: float) -> None:
        """Show what is waited for, and which part of it is done."""
        self.button.disabled = False
        self.bar.layout.visibility = "visible" if part else "hidden"
        self.bar.value = part
        self.line.value = text

    def rest(self, said: str = "") -> None:
        """Put bar and button to rest; what was said before stands there again."""
        self.bar.layout.visibility, self.button.disabled = "hidden", True
        self.say(said or self._said)

    def say(self, text: str) -> None:
        """Say something while nothing is waited for."""
        self.line.value = self._said = text


class Runner:
    """It does one thing at a time, and of those that wait the newest alone.

    So a picture follows a slider while it is dragged: a short run is shown and the newest one comes
    next, a longer one is given up for it.

    Within a running event loop, as in a notebook, `run` and `begin` return at once and slow work is
    done in another thread; without one, or where there are no threads, as in a browser, they return
    when all is done, and there is nothing to stop.

    Parameters
    ----------
    face : Face, optional
        Shows what is waited for, if that takes a while; by default a `Head`.

    Attributes
    ----------
    head : Face
        The face, as Stop button, bar and line.

    Examples
    --------
    >>> found = []
    >>> Runner().run(lambda progress: 6 * 7, found.append)
    >>> found
    [42]
    """

    def __init__(self, face: Face | None = None) -> None:
        self.head: Any = Head(self.stop) if face is None else face
        self.task: asyncio.Task[None] | None = None
        self._wanted: Steps | None = None  # the newest that has not begun
        self._newer = asyncio.Event()  # something newer is wanted, or nothing any more
        self._closed = self._stopped = self._outdated = False
        self._since = self._begin = 0.0  # of these steps, and of the work that is done in parts
        self._stage, self._part = "", 0.0

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self.task is not None and not self.task.done()

    # --- what is wanted -----------------------------------------------------------------------

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
            Works in another thread; calls its argument with the part that is done, and ends soon
            when that returns False. What it does is told by `teachmech.base.progress.stage`.
        take : callable
            Gets the result, in the thread of the notebook.
        afterwards : callable, optional
            Slow work in the other thread when all is shown and nothing newer is wanted; what it
            returns is called in the thread of the notebook. A script does not wait for it.
        """

        async def steps() -> None:
            take(await self.work(job))
            if afterwards is not None and (_loop() is not None or not _has_threads()):
                await self._finish(afterwards)

        self.begin(steps)

    def begin(self, steps: Steps) -> None:
        """Start steps that change widgets and wait for `work` between.

        They end where they wait when they are stopped, or given up for newer ones.
        """
        loop = _loop()
        if loop is None:
            try:
                _at_once(steps())
            finally:
                self.head.rest()
            return
        self._wanted = steps
        self._newer.set()
        if not self.busy:
            self.task = loop.create_task(self._work())

    async def work(self, job: Callable[[Progress], T]) -> T:
        """Do a job in another thread, as a step; return what it returns."""
        if _loop() is None:
            return job(lambda part: True)
        self._part, self._stage, self._begin = 0.0, WORKING, time.monotonic()

        def inside() -> T:
            with telling(self._tell):
                return job(self._progress)

        work = asyncio.ensure_future(asyncio.to_thread(inside))
        while not work.done():
            await asyncio.wait({work}, timeout=TICK)
            if not (work.done() or self._closed) and time.monotonic() - self._since > PATIENCE:
                self.head.wait(self._said(), self._part)
        if not self._given_up():
            return work.result()
        error = work.exception()
        if error is not None and not isinstance(error, GivenUp | TeachmechError):
            raise error  # a bug is one, whoever waits
        raise GivenUp

    def stop(self) -> None:
        """Stop; what is done is kept."""
        self._stopped = True

    def close(self) -> None:
        """Stop, forget all that is wanted, and close the head."""
        self._closed, self._wanted = True, None
        self._newer.set()
        if isinstance(self.head, Head):
            close_tree(self.head)

    # --- how it goes --------------------------------------------------------------------------

    async def _work(self) -> None:
        """Do what is wanted, until nothing newer is."""
        while self._wanted is not None:
            steps, self._wanted = self._wanted, None
            self._since = time.monotonic()
            self._stopped = self._outdated = False
            said = ""
            try:
                await steps()
            except GivenUp:
                said = "" if self._outdated else "stopped"
            except Exception as error:  # no silent wait; the traceback goes to the log
                said = f"this is a bug of teachmech: {type(error).__name__}: {error}"
                LOG.exception("what a widget waited for failed")
            if not self._closed and (said or self._wanted is None):
                self.head.rest(said)

    async def _finish(self, slow: Callable[[], Callable[[], None]]) -> None:
        """Do slow work when the hand rests; a newer input does not wait for it."""
        if _loop() is None:
            slow()()
            return
        if self._wanted is not None:
            return
        self.head.rest()
        self._newer.clear()
        newer = asyncio.create_task(self._newer.wait())
        await asyncio.wait({newer}, timeout=REST)
        if not newer.done():
            work = asyncio.create_task(asyncio.to_thread(slow))
            await asyncio.wait({newer, work}, return_when=asyncio.FIRST_COMPLETED)
            if not newer.done():
                work.result()()
        newer.cancel()

    def _given_up(self) -> bool:
        """Whether nobody waits for the work that is done; asked in its thread, too."""
        newer = self._wanted is not None and time.monotonic() - self._since > PATIENCE
        self._outdated = self._outdated or newer
        return self._outdated or self._closed

    def _progress(self, part: float) -> bool:
        """Take the part that is done, in the thread of the work; False ends it."""
        self._part = part
        return not (self._given_up() or self._stopped)

    def _tell(self, text: str) -> str:
        """Take what is done from now on, in the thread of the work; end what has not got far."""
        if self._given_up() or (self._stopped and not self._part):
            raise GivenUp
        before, self._stage = self._stage, text
        return before

    def _said(self) -> str:
        part, elapsed = self._part, time.monotonic() - self._begin
        if self._stopped:
            return "stopping"
        return f"{self._stage}, {_long(elapsed * (1 - part) / part)} to go" if part else self._stage


def _long(seconds: float) -> str:
    """A time that somebody waits.

    >>> _long(7.3), _long(1000)
    ('7 s', '17 min')
    """
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


def _loop() -> asyncio.AbstractEventLoop | None:
    """The running event loop, where work can be done beside it."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop if _has_threads() else None


def _at_once(steps: Awaitable[None]) -> None:
    """Do steps that wait for nothing, since there is nothing to be done beside them."""
    for _ in steps.__await__():
        raise AssertionError("a step waits although there is nobody who could work meanwhile")


@cache
def _has_threads() -> bool:
    """Whether this Python starts threads; one in a browser does not."""
    thread = threading.Thread(target=int)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return True
