"""Reference solutions, as accurate as doubles allow, with an estimate of their error.

They come from compiled DOP853 with projection at tolerances below those of `simulate`. The
difference of two runs with different steps is the truncation and rounding error of the coarser one.
In chaotic motion both errors grow. Compensated summation changes nothing, because the rounding
error inside the accelerations is equally large.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Unpack

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, checked_arguments
from teachmech.base.progress import Progress
from teachmech.problems.library import Described, system_and_settings
from teachmech.run.options import Replacements, taking
from teachmech.run.simulation import run
from teachmech.system_and_motion import Motion, motion_by

FINE, COARSE = 1e-15, 1e-14  # tolerances of the two runs


@dataclass(frozen=True, eq=False)
class Reference:
    """A motion and its differences from a run with longer steps at its N times.

    Attributes
    ----------
    motion : Motion
    error_q, error_v : array, shape (N, n)
    """

    motion: Motion
    error_q: Array
    error_v: Array

    @property
    def error(self) -> float:
        """The largest difference in any coordinate."""
        return float(self.error_q.max())

    @property
    def digits(self) -> float:
        """The digits of the least accurate coordinate, at its largest value, in both runs."""
        size = np.abs(self.motion.q).max(axis=0)
        part = self.error_q.max(axis=0) / np.maximum(size, np.finfo(float).tiny)
        return float(-np.log10(max(part.max(), np.finfo(float).eps)))

    def __str__(self) -> str:
        end = self.error_q[-1].max()
        return (
            f"{self.motion.name} to t = {self.motion.t[-1]:g} s: estimated error of the "
            f"coordinates at most {self.error:.1e}, at the end {end:.1e}; {self.digits:.1f} digits"
        )


@checked_arguments
@taking(Replacements)
def reference(
    problem: Described,
    time: Sequence[float | str] | None = None,
    *,
    progress: Progress | bool | None = None,
    **options: Unpack[Replacements],
) -> Reference:
    """Return a motion as accurate as doubles allow, with an estimate of its error.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        The problem, the name of an example, or the path of a file.
    time : tuple of float
        ``(start, end)`` or ``(start, end, step)`` in seconds; by default that of the problem. It
        is required for a System. An equation ``until`` of the problem is ignored.
    **options
        As for `simulate`.
    progress : callable or True, optional
        See `simulate`; it covers the first of two runs of about equal length.

    Raises
    ------
    ProblemError
        If the program cannot be compiled, or a run was stopped.
    SimulationError
        See `simulate`.

    Notes
    -----
    The error of a conical pendulum after 600 turns is 2e-11 of its radius. It is 2e-10 at the
    smallest tolerance of `simulate`, 3e-14.

    Examples
    --------
    >>> import teachmech as tm
    >>> swing = tm.System(["x", "y"], mass=[1, 1], forces=[0, -9.81],
    ...     constraints=["x^2 + y^2 = 1"], start={"x": 1})
    >>> found = reference(swing, (0, 10))
    >>> found.error < 1e-12, bool(abs(found.motion["x"][-1] - 0.275087) < 1e-6)
    (True, True)
    """
    system, settings = system_and_settings(
        problem, **options, time=time, method="dop853", stabilisation="projection", until=""
    )
    fine, coarse = (
        motion_by(
            run,
            system,
            dataclasses.replace(settings, tolerance=tolerance),
            compiled=True,
            progress=progress if tolerance == FINE else None,
        )
        for tolerance in (FINE, COARSE)
    )
    if fine.ending or coarse.ending:
        raise ProblemError(f"there is no reference: {fine.ending or coarse.ending}")
    return Reference(fine, np.abs(fine.q - coarse.q), np.abs(fine.v - coarse.v))
