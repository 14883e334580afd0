"""Members of an ensemble, compiled: a run without what costs more than the motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.faces import System
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model
from teachmech.run.compiled.policy import prepare
from teachmech.run.record import UndefinedStateError


class CompiledMembers:
    """Integrates members whose start is sound beyond doubt; the others are left to a run each.

    Settings are without ``until``, and the options those of `teachmech.run.simulation.run`.
    """

    def __init__(self, system: System, settings: Settings, options: Mapping[str, Any]) -> None:
        prepare()
        from teachmech.run.compiled import index as names
        from teachmech.run.compiled.compiled_problem import build

        with np.errstate(all="ignore"):
            self.problem = build(system, settings, many=True)
        self.diagonal = system.mass_is_diagonal
        self.definite = self.problem.index[names.METRIC] == 0
        self.system, self.settings, self.model = system, settings, Model.of(system)
        self.times = stored_times(settings.start, settings.end, settings.step)
        self.allowed = bool(options.get("allow_inconsistent_start"))
        tolerance = options.get("start_tolerance")
        self.tolerance = START_TOLERANCE if tolerance is None else float(tolerance)
        columns = {
            "q": system.coordinates,
            "v": system.velocities,
            "a": system.accelerations,
            "multipliers": system.multipliers,
        }
        self.columns = {n: (key, k) for key, names in columns.items() for k, n in enumerate(names)}

    def arrays(self, q: Array, v: Array, p: Array) -> dict[str, Array] | None:
        """Return the arrays of a motion by name; None where `run` must look at it."""
        from teachmech.run.compiled.compiled_record import CompiledRecord

        span = self.settings.end - self.settings.start
        scales = self.model.scales_at(self.settings.start, q, v, p, span)
        tail = [self.problem.p[len(p) : len(p) + 1], scales.units, scales.factors, scales.state]
        problem = self.problem.with_parameters(np.concatenate([p, *tail]))
        record = CompiledRecord(self.system, self.settings, self.allowed, problem)
        y = np.concatenate([q, v, [0.0, 0.0]])
        try:
            record.add(self.times[0], y)
            start = record.arrays()
            h, rates = (np.abs(start[name][0]) for name in ("violation", "velocity_violation"))
            met = (np.maximum(h, rates * scales.time) <= self.tolerance * scales.rows).all()
            whole = start["rank"][0] == len(self.system.constraints)
            sound = self.definite and whole and met
            if not (sound and self._has_masses(q, v, p)):
                return None
            for _ in record.fill(self.times, y, keep_first=False):
                pass
        except (UndefinedStateError, FloatingPointError, np.linalg.LinAlgError):
            return None
        return record.arrays()

    def _has_masses(self, q: Array, v: Array, p: Array) -> bool:
        """Whether M is definite; where it is full, constraints could hide that it is not."""
        if self.diagonal:
            return True
        return is_positive_definite(self.model.mass_matrix(self.times[0], q, v, p))

    def column(self, arrays: Mapping[str, Array], name: str) -> Array:
        """Return one column over time, as ``motion[name]``."""
        array, k = self.columns[name]
        return arrays[array][:, k]
