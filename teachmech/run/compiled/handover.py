"""The record of a run that begins in the plain program and, if long, continues compiled."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import closing

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled.policy import Pace, is_prepared, works
from teachmech.run.record import Record
from teachmech.run.trajectory import Trajectory


class HandoverRecord(Record):
    """The stored states of a run whose first states the plain program computes.

    Parameters
    ----------
    system, settings, contradiction
        As for `Record`, if `teachmech.run.compiled.policy.refusal` does not refuse them.
    span, runs
        As for `teachmech.run.compiled.policy.Pace`.
    waits : bool
        Whether the run compiles the library if necessary; otherwise it stays in the plain program
        until the library exists.
    """

    def __init__(
        self,
        system: Description,
        settings: Settings,
        span: float,
        runs: int = 1,
        contradiction: bool = True,
        waits: bool = True,
    ) -> None:
        super().__init__(system, settings, contradiction)
        self.pace: Pace | None = Pace(system, settings, span, runs)
        self.waits = waits
        self.compiled: Record | None = None
        self.turned: float | None = None

    @property
    def time(self) -> float:
        """The last stored time."""
        return super().time if self.compiled is None else self.compiled.time

    def add(self, t: float, y: Array) -> None:
        """Evaluate and store a state."""
        if self.compiled is None:
            super().add(t, y)
        else:
            self.compiled.add(t, y)

    def _steps(self, times: Array, y: Array) -> Iterator[float]:
        if self.compiled is not None:
            yield from self.compiled._steps(times, y)
            return
        t = times[0]
        with closing(self._run(times, y)) as run:
            for reached, passed, state_at in run:
                self.steps += state_at is not None
                for when, state in passed:
                    self.add(when, state)
                yield float(reached)
                if self._pays(reached - t, len(passed)) and state_at is not None:
                    y = state_at(reached)
                    compiled = self._compiled()
                    if compiled is None:
                        self.pace = None
                    elif next(run, None) is None:  # the equation ``until`` is met
                        return
                    else:
                        self.compiled, self.turned = compiled, float(reached)
                        break
                t = reached
            else:
                return
        rest = np.concatenate([[reached], times[times > reached]])
        yield from compiled._steps(rest, y)

    def _pays(self, advance: float, stored: int) -> bool:
        """Return whether the run continues compiled from here."""
        pays = self.pace is not None and self.pace.pays(advance, stored)
        return pays and (self.waits or is_prepared())

    def _compiled(self) -> Record | None:
        """Return the compiled record that continues; None if machine code does not work."""
        if not works():
            return None
        from teachmech.run.compiled.compiled_record import CompiledRecord

        record = CompiledRecord(self.system, self.settings, self.contradiction)
        record.steps, record.before = self.steps, self.before
        if self.rows:
            record.take(self.rows)
        return record

    def motion(self, ending: str = "", code: str = "") -> Trajectory:
        """Return the motion of the stored states."""
        if self.compiled is None:
            return super().motion(ending, code)
        motion = self.compiled.motion(ending, code)
        return dataclasses.replace(motion, compiled_from=self.turned)
