"""Simulation: from a system, by program, integrator and checks, to its motion."""

from __future__ import annotations

import dataclasses
from contextlib import closing
from typing import TYPE_CHECKING, Literal, Unpack

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, SimulationError
from teachmech.base.progress import ProgressReport, stage
from teachmech.base.words import counted
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.numerics.ranks import decide
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model
from teachmech.run.compiled.handover import HandoverRecord
from teachmech.run.compiled.policy import is_compiled, refusal
from teachmech.run.options import Running
from teachmech.run.record import UNDEFINED, Record, UndefinedStateError
from teachmech.run.trajectory import Trajectory
from teachmech.start.acting import begun
from teachmech.start.start_report import examine_start

if TYPE_CHECKING:
    from collections.abc import Sequence


DRIVE = "the drive jumps, or is at a limit of the mechanism: end before it, or change the drive"
LIMIT = "the mechanism is at a limit: end the run before it"
MAX_NUMBERS = 250_000_000  # numbers in the arrays of one Motion: 2 GB
BAR = "t = {n:.3f} of {total:.3f} s [{elapsed} < {remaining}]"


def run(
    system: Description,
    settings: Settings,
    *,
    runs: int = 1,
    times: Array | None = None,
    **options: Unpack[Running],
) -> Trajectory:
    """Return the motion of a system; `teachmech.simulate` also takes other descriptions.

    Parameters
    ----------
    system : System
        With the start and parameter values of this motion.
    settings : Settings
    runs : int
        The number of such runs.
    times : array, shape (N,), optional
        The times to store, from the start to the end, instead of those of the settings.
    **options
        As for `teachmech.simulate`.

    Raises
    ------
    ProblemError, ExpressionError, InconsistentStartError, SimulationError
        See `teachmech.simulate`.

    Examples
    --------
    >>> ball = Description(["z"], mass=[2], forces=[-20])
    >>> float(run(ball, Settings.of((0, 1, 0.1)))["z"][-1].round(12))
    -5.0
    """
    check_size(system, settings)
    system = begun(system, settings.start)
    if settings.until:
        system.read_condition(settings.until)
    start_tolerance = options.get("start_tolerance")
    start_tolerance = START_TOLERANCE if start_tolerance is None else start_tolerance
    loose = settings.allow_undetermined
    examined = examine_start(system, settings.start, start_tolerance, undetermined=loose)
    allowed = options.get("allow_inconsistent_start", False)
    if not allowed:
        examined.raise_if_inconsistent()
    if settings.method == "kinematic" and examined.degrees_of_freedom:
        free = counted(examined.degrees_of_freedom, "degree")
        hint = "drive each by a constraint with the time in it; start where A is not singular"
        what = f"kinematics: the start leaves {free} of freedom"
        raise ProblemError(what, key="method", hint=hint)
    y = np.concatenate([*Model.of(system).start, [0.0, 0.0]])
    if times is None:
        times = stored_times(settings.start, settings.end, settings.step)
    with stage("writing the program"):
        record = _record(system, settings, options.get("compiled"), runs, allowed)
    span = settings.end - settings.start

    def says(done: float) -> str:
        reached = settings.start + done * span
        return f"computing the motion: t = {reached:.3g} of {settings.end:g} s"

    report = ProgressReport(options.get("progress"), span=span, text=BAR, says=says)
    ending = code = ""
    try:
        with stage(says(0.0)), closing(record.fill(times, y)) as steps:
            for reached in steps:
                if report((reached - settings.start) / span) is False:
                    ending = f"stopped at t = {reached:.6g} on request"
                    code = "request"
                    break
    except KeyboardInterrupt:
        if np.isnan(record.time):  # nothing is stored yet
            raise
        ending, code = f"interrupted at t = {record.time:.6g}", "interrupt"
    except UndefinedStateError as error:
        if np.isnan(record.time):
            raise ProblemError(f"at the start {error.what}", hint=error.hint) from None
        ending = f"failed after t = {record.time:.6g}: {error.what}"
        motion = record.motion(ending, "failure")
        raise _failure(motion, error) from None
    finally:
        report.close()
    return record.motion(ending, code)


def _record(
    system: Description,
    settings: Settings,
    compiled: bool | Literal["often"] | None,
    runs: int,
    contradiction: bool,
) -> Record:
    if is_compiled(system, settings, compiled, runs):
        from teachmech.run.compiled.compiled_record import CompiledRecord

        return CompiledRecord(system, settings, contradiction)
    if compiled is not False and not any(refusal(system, settings)) and not system.switches:
        span, waits = settings.end - settings.start, compiled is None
        return HandoverRecord(system, settings, span, runs, contradiction, waits)
    return Record(system, settings, contradiction)


def resample(motion: Trajectory, times: Sequence[float] | float) -> Trajectory:
    """Return a motion stored at other times; see `Motion.at`."""
    try:
        wanted = np.atleast_1d(np.asarray(times, dtype=float))
    except ValueError:
        raise ProblemError(f"{times!r} is not a list of times", key="times") from None
    first, last = motion.t[[0, -1]]
    if wanted.ndim != 1 or len(wanted) == 0 or not (np.diff(wanted) > 0).all():
        raise ProblemError("the times are not in rising order", key="times")
    if not (first <= wanted[0] and wanted[-1] <= last):
        what = f"a time lies outside the motion, which runs from {first:g} to {last:g} s"
        raise ProblemError(what, key="times")
    system, settings = motion.system, dataclasses.replace(motion.settings, until="")
    states = np.column_stack([motion.q, motion.v, motion.work_applied, motion.work_constraint])
    before = np.searchsorted(motion.t, wanted, side="right") - 1
    stored, begins = np.unique(before, return_index=True)
    ends = wanted[np.append(begins[1:], len(wanted)) - 1]
    record = Record(system, settings)
    if not any(refusal(system, settings)) and not system.switches:
        total = float((ends - motion.t[stored]).sum())
        record = HandoverRecord(system, settings, total)
    try:
        for k, group in zip(stored, np.split(wanted, begins[1:]), strict=True):
            given = group[0] == motion.t[k]
            span = group if given else np.concatenate([motion.t[[k]], group])
            record.p[:] = motion.parameters[k]
            for _ in record.fill(span, states[k], keep_first=given):
                pass
    except UndefinedStateError as error:
        raise _failure(motion, error) from None
    found = record.motion(motion.ending, motion.ending_code)
    return dataclasses.replace(found, changes=motion.changes)


def check_size(system: Description, settings: Settings) -> None:
    """Refuse a motion that does not fit into memory."""
    n, m = len(system.coordinates), len(system.constraints)
    numbers = (settings.end - settings.start) / settings.step * (4 * n + 4 * m + 6)
    if numbers > MAX_NUMBERS:
        most = f"at most {MAX_NUMBERS:.2g} are accepted"
        what = f"the motion would hold {numbers:.2g} numbers; {most}"
        raise ProblemError(what, key="time.step", hint="take a larger step or a shorter time")


def _failure(motion: Trajectory, error: UndefinedStateError) -> SimulationError:
    """Return the error of a run, with the last valid state."""
    t = motion.t[-1]
    names = (*motion.system.coordinates, *motion.system.velocities)
    state = dict(zip(names, (*motion.q[-1], *motion.v[-1]), strict=True))
    what = f"the integration cannot go on after t = {t:.6g}: {error.what}"
    left = motion.left(-1).any()
    near = "" if left else _near_conflict(motion)
    if near:
        what += f"; {near} come into conflict, A is almost singular there"
    shown = ", ".join(f"{name} = {x:.4g}" for name, x in list(state.items())[:12])
    driven = motion.settings.method == "kinematic" and error.hint == UNDEFINED
    advice = error.hint
    if driven or near:
        advice = DRIVE if driven or _is_driven(motion) else LIMIT
    elif not left and (vanishing := _vanishing(motion)):
        what = f"the integration cannot go on after t = {t:.6g}: "
        what += f"the row of A of {vanishing} is almost zero there"
        advice = "such a constraint determines no acceleration: end the run before it"
    elif not left:
        advice = f"{_fastest(motion)}; {advice}"
    kept = "state, which already violates the constraints," if left else "valid state"
    hint = f"the last {kept} is {shown}; {advice}"
    return SimulationError(what, time=float(t), state=state, motion=motion, hint=hint)


def _near_conflict(motion: Trajectory) -> str:
    """Return the constraints with almost dependent rows at the last valid state, if any."""
    rank = motion.rank[-1]
    weakest = [_weakest(motion, k) for k in (-1, 0)]
    if rank == 0 or weakest[0] > 0.1 * weakest[1]:
        return ""
    U, _, _ = np.linalg.svd(motion.linear_system(-1)[1])
    names = zip(motion.system.constraint_names, U[:, rank - 1], strict=True)
    found = [name for name, part in names if abs(part) > 0.1]
    return " and ".join(found) if len(found) > 1 else ""


def _vanishing(motion: Trajectory) -> str:
    """Return the constraints whose row of A almost vanishes at the last valid state, if any."""
    rows = [np.linalg.norm(motion.linear_system(k)[1], axis=1) for k in (-1, 0)]
    names = zip(motion.system.constraint_names, *rows, strict=True)
    return " and ".join(name for name, last, first in names if last < 0.05 * first)


def _weakest(motion: Trajectory, index: int) -> float:
    """Return the least non-zero singular value of A at a stored time, relative to the largest."""
    M, A, _ = motion.linear_system(index)
    values, rank = decide(M, A)[0], motion.rank[index]
    return float(values[rank - 1] / values[0]) if rank else 1.0


def _is_driven(motion: Trajectory) -> bool:
    """Return whether a constraint, such as a drive, depends on time at the last stored time."""
    model, rest = motion.model, np.zeros_like(motion.v[-1])
    return bool(model.constraint_rates(motion.t[-1], motion.q[-1], rest, model.p).any())


def _fastest(motion: Trajectory) -> str:
    """Return a text on the coordinate that changes fastest at the last stored time."""
    model, settings = motion.model, motion.settings
    state = (motion.t[-1], motion.q[-1], motion.v[-1], model.p)
    sizes = model.scales(settings.start, settings.end - settings.start).coordinates
    rates = np.abs(motion.v[-1]) / sizes + np.sqrt(np.abs(motion.a[-1]) / sizes)
    k = int(np.argmax(rates))
    values = {
        "velocity": motion.v[-1, k],
        "acceleration": motion.a[-1, k],
        "mass": model.mass_matrix(*state)[k, k],
        "force": model.known_force(*state)[k],
    }
    shown = ", ".join(f"{what} {x + 0.0:.3g}" for what, x in values.items())
    return f"{motion.system.coordinates[k]} changes fastest there: {shown}"
