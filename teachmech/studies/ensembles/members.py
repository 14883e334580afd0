"""Compiled members of an ensemble, without the checks that cost more than the motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.numerics.scales import START_TOLERANCE, Scales
from teachmech.program import Model
from teachmech.run.compiled.policy import prepare
from teachmech.run.record import most_off
from teachmech.system_and_motion import System

NUMBERS = 400_000  # stored numbers per batch of motions; they fit into the processor cache


class CompiledMembers:
    """The compiled runs of members whose start is certainly valid; other members run singly.

    The settings have no ``until``, and the options are those of `teachmech.run.simulation.run`. If
    ``forces`` is true, accelerations and multipliers are stored.

    Attributes
    ----------
    together : int
        The number of members per batch.
    """

    def __init__(
        self, system: System, settings: Settings, options: Mapping[str, Any], forces: bool
    ) -> None:
        prepare()
        from teachmech.run.compiled import index as names
        from teachmech.run.compiled.compiled_problem import build

        with np.errstate(all="ignore"):
            self.problem = build(system, settings, many=True)
        plainly = self.problem.index[names.METRIC] == 0  # true if M itself is factorised
        self.diagonal = system.mass_is_diagonal and plainly
        self.definite = plainly or not system.mass_may_be_singular
        free = len(system.constraints) < len(system.coordinates)
        self.refused = settings.method == "kinematic" and free  # `run` states the reason
        self.forces = forces
        self.settings, self.model = settings, Model.of(system)
        self.times = stored_times(settings.start, settings.end, settings.step)
        tolerance = options.get("start_tolerance")
        self.tolerance = START_TOLERANCE if tolerance is None else float(tolerance)
        numbers = len(self.times) * (4 * len(system.coordinates) + 3 * len(system.constraints) + 4)
        self.together = max(1, NUMBERS // numbers)

    def arrays(self, q: Array, v: Array, p: Array) -> tuple[dict[str, Array], Any]:
        """Return the arrays of the valid motions by name, and a mask of the valid members.

        Parameters
        ----------
        q, v : array, shape (N, n)
            The starts of the members.
        p : array, shape (N, k)
            The parameters of the members.

        Returns
        -------
        arrays : dict of str to array, shape (k, T, ...)
        sound : array of bool, shape (N,)
            False for members that `run` must compute; it states why they fail.
        """
        from teachmech.run.compiled.compiled_runs import Runs

        count = len(q)
        span = self.settings.end - self.settings.start
        scales = self.model.scales_of_many(self.settings.start, q, v, p, span)
        tolerance = np.full((count, 1), self.problem.p[p.shape[1]])
        p = np.hstack([p, tolerance, scales.units, scales.factors, scales.state])
        y = np.hstack([q, v, np.zeros((count, 2))])
        start, sound = Runs(self.problem, self.settings, self.times[:1], p, y).finish()
        h, rates = (np.abs(start[name][:, 0]) for name in ("violation", "velocity_violation"))
        T = np.array([[Scales(*each).time] for each in zip(*scales, strict=True)])
        sound &= (np.maximum(h, rates * T) <= self.tolerance * scales.rows).all(axis=1)
        sound &= self.definite & self._has_masses(q, v, p) & (not self.refused)
        runs = Runs(self.problem, self.settings, self.times, p[sound], y[sound], self.forces)
        arrays, whole = runs.finish()
        if self.settings.stabilisation == "projection":  # `run` states why a projection fails
            most = most_off(scales.rows[sound], T[sound], self.model.holonomic)
            whole &= (np.abs(arrays["violation"]) <= most[:, None]).all(axis=(1, 2))
        sound[sound] = whole
        if not whole.all():
            arrays = {name: array[whole] for name, array in arrays.items()}
        return arrays, sound

    def _has_masses(self, q: Array, v: Array, p: Array) -> Any:
        """Return a mask of the members with a definite M; constraints could hide a singular M."""
        if self.diagonal:
            return True
        M = (self.model.mass_matrix(self.times[0], *state) for state in zip(q, v, p, strict=True))
        return np.array([is_positive_definite(each) for each in M])
