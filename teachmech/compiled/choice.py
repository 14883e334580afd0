"""Whether a run is compiled."""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from teachmech.constraints import FunctionConstraint
from teachmech.errors import ProblemError
from teachmech.integrators import Settings
from teachmech.systems import System

LIBRARY = "teachmech.compiled.library"
METHODS = ("rk4", "dop853")
NO_NUMBA, INSTALL = "a compiled run needs the package numba", "pip install teachmech[fast]"
WORTH_IT = 1.5  # seconds of the plain program, about, from which on a run is compiled
WORTH_PREPARING = 60.0  # the same on a machine that has not compiled anything yet


def is_compiled(
    system: System, settings: Settings, compiled: bool | Literal["often"] | None, runs: int = 1
) -> bool:
    """Return whether a run is compiled.

    Parameters
    ----------
    system : System
    settings : Settings
    compiled : bool or "often", optional
        What the user asks for; by default, what pays. ``"often"`` is for runs that will be
        repeated: compiled if that can be, and is prepared.
    runs : int
        How many there will be.

    Raises
    ------
    ProblemError
        It shall be compiled and cannot be.

    Examples
    --------
    >>> ball = System(["z"], mass=[1], forces=[-10])
    >>> is_compiled(ball, Settings.of((0, 1, 0.1)), None)
    False
    """
    if compiled is False:
        return False
    seconds = runs * _plain_seconds(system, settings)
    if compiled is None and seconds <= WORTH_IT:
        return False
    why, hint = refusal(system, settings)
    if compiled is True and why:
        raise ProblemError(why, key="compiled", hint=f"{hint}, or leave compiled=True out")
    if compiled is True:
        prepare()
        return True
    if why or (compiled is None and not is_prepared() and seconds <= WORTH_PREPARING):
        return False
    if compiled == "often" and not is_prepared():
        return False
    try:
        prepare()
    except ProblemError:  # Numba does not work here
        return False
    return True


def is_prepared() -> bool:
    """Return whether what all problems have in common lies on the disk, compiled."""
    if LIBRARY in sys.modules:
        return True
    return find_spec("numba") is not None and any(mark.exists() for mark in _marks())


def _marks() -> list[Path]:
    """Where a file may tell that this library was compiled by this Numba, beside its code."""
    here = Path(__file__).parent
    places = [here / "__pycache__", Path.home() / ".cache" / "numba"]
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        places = [Path(chosen)]
    source = (here / "library.py").read_bytes()
    stamp = hashlib.sha256(source + version("numba").encode()).hexdigest()[:16]
    return [place / f"teachmech-{stamp}.compiled" for place in places]


def _mark() -> None:
    for mark in _marks():
        with suppress(OSError):
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
            return


def prepare() -> None:
    """Compile what all problems have in common, once on a machine; says so where it takes long.

    Raises
    ------
    ProblemError
        Numba is not installed, or does not work.
    """
    if find_spec("numba") is None:
        raise ProblemError(NO_NUMBA, hint=INSTALL)
    known = is_prepared()
    if not known:
        print(
            "compiling the integrators, once on this machine: about half a minute", file=sys.stderr
        )
    try:
        import_module(LIBRARY)
    except (ImportError, OSError, RuntimeError) as error:
        hint = "NUMBA_CACHE_DIR names a folder that it can write to; see that it fits your NumPy"
        what = f"numba does not work here ({type(error).__name__}: {error})"
        raise ProblemError(what, key="compiled", hint=hint) from None
    if not known:
        _mark()


def refusal(system: System, settings: Settings) -> tuple[str, str]:
    """Return why a run cannot be compiled, and what to do; two empty texts where it can."""
    if any(isinstance(read, FunctionConstraint) for read in system.constraint_expressions):
        return "a constraint that is a Python function is not compiled", "write it as an equation"
    if settings.method not in METHODS:
        return f"the method {settings.method} is not compiled", f"take {' or '.join(METHODS)}"
    if settings.stabilisation == "augmented":
        return "the augmented Lagrangian is not compiled", "take another stabilisation"
    if find_spec("numba") is None:
        return NO_NUMBA, INSTALL
    return "", ""


def _plain_seconds(system: System, settings: Settings) -> float:
    """About how long the plain program takes; an adaptive one, if a step passes two times."""
    n, m = len(system.coordinates), len(system.constraints)
    evaluation = 8e-5 + 1e-8 * n * (n + m) * (1 + min(n, m))
    intervals = (settings.end - settings.start) / settings.step
    steps = intervals / 2 if settings.method == "dop853" else intervals
    projections = steps + (intervals if settings.method == "dop853" else 0)
    stages = (4 if settings.method == "rk4" else 12) * steps
    projected = 4 * projections if settings.stabilisation == "projection" else 0
    return evaluation * (stages + projected + intervals)
