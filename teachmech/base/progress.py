"""Progress of a computation, told to a front end or shown as a bar in the terminal.

Two things are told: which part of the whole is done, to a callback that is handed down, and which
stage of the work is under way, to whoever waits for it (`telling`), from wherever it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any

from teachmech.base.blas import ONE_BLAS_THREAD

Progress = Callable[[float], Any]
Tell = Callable[[str], str]  # takes what is done from now on, and returns what was done until now

_tell: ContextVar[Tell] = ContextVar("tell", default=lambda text: "")  # a script hears nothing


@contextmanager
def stage(text: str) -> Iterator[None]:
    """Say what is done inside, in the words of the user, to whoever waits for it in this thread.

    Who waits may end the work there, by an exception. BLAS has one thread inside.

    Examples
    --------
    >>> @stage("counting")
    ... def count():
    ...     return len("abc")
    >>> with telling(print):
    ...     count()
    counting
    None
    3
    """
    before = _tell.get()(text)
    try:
        with ONE_BLAS_THREAD:  # also a library that was loaded for this work
            yield
    finally:
        _tell.get()(before)


@contextmanager
def telling(tell: Tell) -> Iterator[None]:
    """Hear of the stages of what is done inside; see `stage`."""
    token = _tell.set(tell)
    try:
        yield
    finally:
        _tell.reset(token)


class Report:
    """Tells how much is done, at most once a hundredth of the whole or a fifth of a second.

    So a callback that draws does not slow the run down, and one that stops it is asked soon.

    Parameters
    ----------
    progress : callable, bool or None
        Called with the part that is done, between 0 and 1; ``True`` shows a bar.
    parts : int
        How many parts of equal length the whole has; ``before`` says how many of them are done.
    span : float
        The length of the bar, such as the seconds of a motion.
    text : str
        What the bar shows behind itself, in the names of tqdm.
    says : callable, optional
        What the stage says, by how much of this part is done.

    Examples
    --------
    >>> report = Report(print, parts=2)
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
        """Take how much of this part is done, and return what the callback says; False stops."""
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
        """Take the bar away."""
        if self.bar is not None:
            self.bar.close()


def bar(things: Iterable[Any] | None = None, **options: Any) -> Any:
    """Return a bar of tqdm over things, with options of ``tqdm``, that is gone when it is done.

    Examples
    --------
    >>> list(bar("ab", disable=True))
    ['a', 'b']
    """
    from tqdm import tqdm

    class Bar(tqdm):  # type: ignore[misc]
        monitor_interval = 0  # no thread that looks after it: a browser has none

    return Bar(things, delay=0.5, leave=False, **options)
