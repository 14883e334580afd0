"""Lines of a terminal: a question is printed, and a line is read.

No colour is used and the cursor is not moved, so that lines reach screen readers, logs and remote
terminals as they are. The Up key recalls earlier texts if the GNU readline library is available,
which moves the cursor only if a line is edited. A terminal of the type "dumb" has no such library.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

from teachmech.base.errors import printable

# Bracketed paste and the meta key send control sequences to the terminal.
_PLAIN = ("set enable-bracketed-paste off", "set enable-meta-key off", "tab: self-insert")
_ENDINGS = ("SIGINT", "SIGHUP", "SIGTERM")  # Ctrl-C, a closed connection, a request to end


def read_line(question: str, recalled: Sequence[str] = ()) -> str:
    """Print a question, and return the next line without surrounding blanks.

    A line that does not come from a terminal is printed after its question, so that a log has both.

    Parameters
    ----------
    question : str
    recalled : sequence of str
        The texts that the Up key recalls, the last one first.

    Raises
    ------
    EOFError
        If there are no more lines, or the terminal is gone.
    """
    if sys.stdin is None:  # standard input was closed before the command began
        raise EOFError
    typed = sys.stdin.isatty()
    if typed and os.environ.get("TERM", "dumb") != "dumb":
        _recall(recalled)
    try:
        line = input(printable(question))
    except (EOFError, OSError):  # if the terminal has closed, its signal follows
        _ignore_endings()
        raise EOFError from None
    if not typed:
        print(printable(line))
    return line.strip()


def _recall(texts: Sequence[str]) -> None:
    """Make these texts the history of the next line."""
    try:
        import readline
    except ImportError:  # missing on Windows, whose terminal has a history
        return
    for setting in _PLAIN:
        readline.parse_and_bind(setting)
    readline.set_auto_history(False)
    readline.clear_history()
    for text in filter(None, texts):
        readline.add_history(text)


@contextmanager
def reading_lines() -> Iterator[None]:
    """Return a context for reading lines; Ctrl-C, a hangup or a request to end ends the input.

    Only the first of them counts: what the end of the input leads to is not interrupted.

    Bytes that are not UTF-8 become characters that are refused in every text, with a message.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")
    numbers = _ending_signals()
    before = {number: signal.signal(number, _end) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ending_signals() -> list[int]:
    if threading.current_thread() is not threading.main_thread():  # no signals arrive here
        return []
    return [getattr(signal, name) for name in _ENDINGS if hasattr(signal, name)]


def _end(number: int, frame: FrameType | None) -> NoReturn:
    _ignore_endings()
    raise EOFError


def _ignore_endings() -> None:
    """Ignore further signals to end, so that the entries can be written."""
    for number in _ending_signals():
        signal.signal(number, signal.SIG_IGN)
