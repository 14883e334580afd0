"""Arguments that are numbers, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError


def finite_numbers(given: Any, key: str, hint: str = "") -> Array:
    """Return one number or a list of numbers as an array of one dimension; refuse anything else.

    Examples
    --------
    >>> finite_numbers([1, 2.5], "values").tolist(), finite_numbers(3, "values").tolist()
    ([1.0, 2.5], [3.0])
    """
    try:
        found = np.atleast_1d(np.asarray(given, dtype=float))
    except (TypeError, ValueError):
        found = np.array([np.nan])
    if found.ndim != 1 or not np.isfinite(found).all():
        raise ProblemError("these are not finite numbers", key=key, hint=hint)
    return found
