"""The inputs of a system: named values in its forces, such as the torque of a motor.

An input is a formula, a list of samples over time, or a Python function. The forces are affine in
the inputs, Q = Q_0 + B u; the matrix B follows from the forces (R. G. Mukharlyamov, C. T. Deressa,
"Dynamic equations of controlled mechanical system with redundant holonomic constraints").
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, a_kind, nearest
from teachmech.base.words import as_text, either
from teachmech.expressions import Formula, parse_constant, to_text
from teachmech.numerics.sampled import held

BETWEEN = ("hold", "line")
MAX_SAMPLES = 10_000
ACTS_IN_FORCES = "an input acts in forces only"


@dataclass(frozen=True)
class Samples:
    """Values of an input at given times.

    The first value applies before the first time, the last value after the last time.

    Parameters
    ----------
    times : list of float
        Times in seconds, in rising order.
    values : list of float
        One value per time.
    between : {"line", "hold"}
        Interpolate linearly between two samples, or hold the earlier one.

    Raises
    ------
    ProblemError
        If the lists differ in length, a number is not finite, or the times do not rise.

    Examples
    --------
    >>> push = Samples([0, 1, 2], [0, 10, 0])
    >>> float(push.at(0.25)), float(Samples([0, 1, 2], [0, 10, 0], between="hold").at(1.9))
    (2.5, 10.0)
    """

    times: tuple[float, ...]
    values: tuple[float, ...]
    between: str = "line"

    def __post_init__(self) -> None:
        """Convert the lists to floats and check them."""
        for key in ("times", "values"):
            object.__setattr__(self, key, _numbers(vars(self)[key], key))
        count = len(self.times)
        if not count:
            raise ProblemError("there is no sample", hint="give at least one time and one value")
        if count > MAX_SAMPLES:
            hint = "give fewer samples, or a Python function"
            raise ProblemError(f"{count} samples; at most {MAX_SAMPLES} are accepted", hint=hint)
        if count != len(self.values):
            what = f"{count} times and {len(self.values)} values"
            raise ProblemError(what, hint="give one value for each time")
        for before, after in zip(self.times, self.times[1:], strict=False):
            if not before < after:
                what = f"the time {after:g} follows the time {before:g}"
                raise ProblemError(what, hint="give the times in rising order")
        if self.between not in BETWEEN:
            hint = f"write {either(BETWEEN)}"
            raise ProblemError(f"between is {self.between!r}", hint=hint)

    def at(self, t: float | Array) -> Array:
        """Return the value at one time or at several."""
        if self.between == "line":
            return np.asarray(np.interp(t, self.times, self.values))
        return held(t, np.asarray(self.times), np.asarray(self.values))


Input = str | Formula | Samples | Callable[..., float]


def checked_input(given: Any) -> Input:
    """Return an input as a text, a formula, `Samples` or a function; refuse anything else."""
    if isinstance(given, Formula | Samples):
        return given
    if callable(given):
        function: Callable[..., float] = given
        return function
    if isinstance(given, Mapping):
        keys = ("times", "values", "between")
        for key in given:
            if key not in keys:
                raise ProblemError(f"unknown key {key!r} of an input", hint=nearest(key, keys))
        if "times" not in given or "values" not in given:
            what = "samples without times or values"
            raise ProblemError(what, hint="write {times: [0, 1], values: [0, 5]}")
        return Samples(**given)
    if isinstance(given, str) or is_number(given):
        return as_text(given, "an input")
    hint = "give an expression, samples {times: [...], values: [...]}, or a function of t, q, v"
    raise ProblemError(f"{a_kind(given)} as an input", hint=hint)


def is_number(given: Any) -> bool:
    """Return whether an input is given as a number."""
    return isinstance(given, int | float | np.number)


def checked_function(function: Callable[..., float], name: str) -> Callable[..., float]:
    """Return the function of an input; its errors state the input and the time."""

    def value(t: float, q: Array, v: Array) -> float:
        where = f"input {name} at t = {t:.6g}"
        try:
            found = function(float(t), q, v)
        except Exception as error:
            what = f"the function raises {type(error).__name__}: {error}"
            raise ProblemError(what, where=where, hint="it is called with t, q, v") from error
        if np.ndim(found) or not isinstance(found, float | int | np.number | np.ndarray):
            hint = "return one number for t, q and v"
            raise ProblemError(f"the function returns {a_kind(found)}", where=where, hint=hint)
        return float(found)

    return value


def written(given: Input, name: str) -> str | dict[str, Any]:
    """Return an input as a text or as a mapping for JSON; refuse a Python function."""
    if isinstance(given, Samples):
        return {"times": [*given.times], "values": [*given.values], "between": given.between}
    if callable(given):
        what = "an input that is a Python function cannot be written to a file or sent to a worker"
        raise ProblemError(what, where=f"input {name}")
    return given if isinstance(given, str) else to_text(given)


def _numbers(given: Any, key: str) -> tuple[float, ...]:
    """Return a list of finite numbers."""
    if isinstance(given, str) or not hasattr(given, "__iter__"):
        raise ProblemError(f"{key} is not a list of numbers", hint="write [0, 0.5, 1]")
    read = []
    for x in given:
        read.append(float(x) if is_number(x) else parse_constant(as_text(x, f"one of the {key}")))
        if not math.isfinite(read[-1]):
            raise ProblemError(f"one of the {key} is {read[-1]}")
    return tuple(read)
