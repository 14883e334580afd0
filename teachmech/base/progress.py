"""Progress of a computation, reported to a front end or shown as a bar in the terminal.

A callback, passed as an argument, receives the finished part of the whole. The listener of the
thread (`stage_listener`) receives the current stage of the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any

from teachmech.base.blas import ONE_BLAS_THREAD

Progress = Callable[[float], Any]
Tell = Callable[[str], str]  # takes the next stage and returns the previous one

_tell: ContextVar[Tell] = ContextVar("tell", default=lambda text: "")  # a script has no listener


@contextmanager
def stage(text: str) -> Iterator[None]:
    """Report the stage of the work inside to the listener of this thread, in the user's words.

    The listener may end the work by an exception. BLAS has one thread inside this context.

    Examples
    --------
    >>> @stage("counting")
    ... def count():
    ...     return len("abc")
    >>> with stage_listener(print):
    ...     count()
    counting
    None
    3
    """
    before = _tell.get()(text)
    try:
        with ONE_BLAS_THREAD:  # including libraries that were loaded for this work
            yield
    finally:
        _tell.get()(before)


@contextmanager
def stage_listener(tell: Tell) -> Iterator[None]:
    """Call a listener for every stage of the work inside; see `stage`."""
    token = _tell.set(tell)
    try:
        yield
    finally:
        _tell.reset(token)


class ProgressReport:
    """A report of the finished part, at most once per hundredth of the whole or fifth of a second.

    A callback that draws then does not slow the run down, and a callback that stops the run is
    called soon.

    Parameters
    ----------
    progress : callable, bool or None
        Called with the finished part, between 0 and 1; ``True`` shows a bar.
    parts : int
        The number of equal parts of the whole; ``before`` is the number of finished ones.
    span : float
        The length of the bar, such as the seconds of a motion.
    text : str
        The text after the bar, with the names of tqdm.
    says : callable, optional
        Returns the name of the stage for the finished share of this part.

    Examples
    --------
    >>> report = ProgressReport(print, parts=2)
    >>> report.before = 1
    >>> report(0.5)
    0.75
    """

    def __init__(
        self,
        progress: Progress | bool | None,
        parts: int = 1,
        span: float = 1.0,
        text: str = "[{elapsed} < {remaining}]",
        says: Callable[[float], str] | None = None,
    ) -> None:
        self.parts = parts
        self.says = says
        self.before = 0
        self.ask = progress if callable(progress) else None
        self.bar: Any = None
        self.shown, self.last = -1.0, monotonic()
        if progress is True:
            self.bar = bar(total=span, bar_format="{percentage:3.0f}% |{bar}| " + text)

    def __call__(self, done: float) -> Any:
        """Report the finished share of this part; return the callback's answer (False: stop)."""
        share, now = (self.before + float(done)) / self.parts, monotonic()
        if share - self.shown < 0.01 and share < 1 and now - self.last < 0.2:
            return None
        self.shown, self.last = share, now
        if self.bar is not None:
            self.bar.update(share * self.bar.total - self.bar.n)
        answer = self.ask(share) if self.ask else None
        if self.says is not None:
            _tell.get()(self.says(float(done)))
        return answer

    def close(self) -> None:
        """Remove the bar."""
        if self.bar is not None:
            self.bar.close()


def bar(things: Iterable[Any] | None = None, **options: Any) -> Any:
    """Return a bar of tqdm over an iterable, with options of ``tqdm``; it disappears at the end.

    Examples
    --------
    >>> list(bar("ab", disable=True))
    ['a', 'b']
    """
    from tqdm import tqdm

    class Bar(tqdm):  # type: ignore[misc]
        monitor_interval = 0  # no monitor thread, since browsers have no threads

    return Bar(things, delay=0.5, leave=False, **options)
