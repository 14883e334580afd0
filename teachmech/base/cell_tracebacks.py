"""Short tracebacks for notebooks: the lines that the user wrote, and the message of the error.

IPython calls ``_render_traceback_`` of an exception in place of its own traceback.
"""

from __future__ import annotations

import sys
import sysconfig
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

INSTALLED = tuple(
    sysconfig.get_path(kind) for kind in ("stdlib", "platstdlib", "purelib", "platlib")
)
NOT_OWN = (str(Path(__file__).resolve().parent.parent), *INSTALLED)
WHOLE = "Verbose"  # the mode of %xmode in which IPython shows every frame


def cell_traceback(error: BaseException) -> list[str]:
    r"""Return the lines of the user's own code that led to an error, and its message.

    After ``%xmode Verbose``, return the whole traceback of IPython.

    Examples
    --------
    >>> print("\n".join(cell_traceback(ValueError("the mass is negative"))))
    ValueError: the mass is negative
    """
    shell = _shell()
    if shell is not None and shell.InteractiveTB.mode == WHOLE:
        whole = shell.InteractiveTB
        return list(whole.structured_traceback(type(error), error, error.__traceback__))
    lines = _own_lines(error.__traceback__, shell)
    return [*lines, f"{type(error).__name__}: {error}"]


def _own_lines(found: TracebackType | None, shell: Any) -> list[str]:
    """Return location and text of each frame that belongs to no package and has a source."""
    lines = list[str]()
    for frame in traceback.extract_tb(found):
        if frame.filename.startswith(NOT_OWN) or not frame.line:
            continue
        cell = shell.compile.format_code_name(frame.filename) if shell is not None else None
        origin = " ".join(cell) if cell else frame.filename
        lines += [f"{origin}, line {frame.lineno}", f"    {frame.line}"]
    return lines


def _shell() -> Any:
    """Return the running IPython, or None."""
    if "IPython" not in sys.modules:
        return None
    from IPython import get_ipython

    return get_ipython()
