"""The growth of small motions over two parameters, and the regions in which it is negative."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.model.description import Description
from teachmech.stability.root_locus import root_locus

STABILITY_ROUNDING = 1e-9  # growth that counts as zero, relative to the largest eigenvalue


@dataclass(frozen=True, eq=False)
class StabilityMap:
    """The largest real part of the eigenvalues over two parameters.

    Attributes
    ----------
    name : str
        The name of the system.
    parameters : (str, str)
    values : (array, array), shapes (N,) and (K,)
        The values of both parameters.
    growth : array, shape (K, N)
        The largest real part, in 1/s, without zero eigenvalues; not-a-number where there is none.
    """

    name: str
    parameters: tuple[str, str]
    values: tuple[Array, Array]
    growth: Array

    @property
    def unstable(self) -> Any:
        """A mask of the values at which a small motion grows, shape (K, N)."""
        largest = np.nanmax(np.abs(self.growth), initial=0.0)
        return self.growth > STABILITY_ROUNDING * largest

    def __repr__(self) -> str:
        return f"<StabilityMap of {self.name} over {' and '.join(self.parameters)}>"

    def __str__(self) -> str:
        """Return the share of unstable values as a sentence."""
        known = int(np.count_nonzero(np.isfinite(self.growth)))
        share = int(np.count_nonzero(self.unstable)) / max(known, 1)
        over = " and ".join(self.parameters)
        return f"{self.name}: unstable for {100 * share:.0f} % of the values of {over}"


def stability_map(
    at: Callable[[float, float], Description],
    over: Mapping[str, ArrayLike],
    time: float = 0.0,
    progress: Progress | bool | None = None,
) -> StabilityMap:
    """Return the growth over two parameters; see `System.stability_map`.

    Parameters
    ----------
    at : callable
        Returns the system for a value of each parameter.
    """
    if not hasattr(over, "keys") or len(over) != 2:
        hint = 'write {"v": numpy.linspace(1, 8, 30), "m": numpy.linspace(1, 2, 30)}'
        raise ProblemError("a map needs two parameters with their values", key="over", hint=hint)
    names = tuple(over)
    across, up = (finite_numbers(over[name], name) for name in names)
    growth = np.full((len(up), len(across)), np.nan)
    report = ProgressReport(progress, span=1.0)
    name = at(across[0], up[0]).name
    with stage(f"computing eigenvalues over {names[0]} and {names[1]}"):
        for k, y in enumerate(up.tolist()):
            if report(k / len(up)) is False:
                break
            try:
                row = root_locus(lambda x, y=y: at(x, y), names[0], across, time)  # type: ignore[misc]
            except TeachmechError:
                continue  # there is no state for these values
            growth[k, : len(row.values)] = row.growth
    report.close()
    return StabilityMap(name, (names[0], names[1]), (across, up), growth)
