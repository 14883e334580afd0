"""One thread of BLAS for the linear algebra of this package.

The matrices of this package have tens of rows. On an idle machine, several threads multiply them no
faster but take twice the CPU time; on a busy machine, the threads wait for each other. So BLAS has
one thread while a function of this package runs, and the previous number of threads afterwards.
"""

from __future__ import annotations

import sys
from contextlib import ContextDecorator
from threading import Lock
from typing import Any

LOADERS = ("numpy.linalg._umath_linalg", "scipy.linalg._fblas")  # each loads a separate BLAS


class OneBlasThread(ContextDecorator):
    """A context and decorator inside which every BLAS of the process has one thread.

    The number of threads is a setting of the whole process. So overlapping contexts, nested or in
    several threads, are counted, and the last one restores the number before the first.

    Examples
    --------
    >>> with ONE_BLAS_THREAD:
    ...     pass
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._entered = 0
        self._loaded: list[str] = []  # number of loaded modules when BLAS was last listed
        self._libraries: list[Any] = []
        self._before: list[tuple[Any, int]] = []  # libraries with the number of threads to restore

    def __enter__(self) -> None:
        with self._lock:
            self._entered += 1
            loaded = [name for name in LOADERS if name in sys.modules]
            if loaded != self._loaded:
                self._loaded, self._libraries = loaded, _libraries()
            elif self._entered > 1:
                return
            for library in self._libraries:
                if (threads := library.get_num_threads()) > 1:
                    _set(library, 1)
                    self._before.append((library, threads))

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._entered -= 1
            if not self._entered:
                while self._before:
                    library, threads = self._before.pop()
                    _set(library, threads)


def _set(library: Any, threads: int) -> None:
    """Set the number of threads, from any Python thread."""
    release = getattr(library, "clear_controlling_thread", lambda force: None)
    release(force=True)
    library.set_num_threads(threads)
    release(force=True)  # so that users can set the number from any thread


def _libraries() -> list[Any]:
    """Return the BLAS libraries of this process; there is no threadpoolctl in a browser."""
    if sys.platform == "emscripten":
        return []
    from threadpoolctl import ThreadpoolController

    return list(ThreadpoolController().select(user_api="blas").lib_controllers)


ONE_BLAS_THREAD = OneBlasThread()
