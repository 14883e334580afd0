"""The record of a run: stored states, the values at them, and the errors that end the run."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import cached_property
from itertools import compress
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions.elementary import TABLE
from teachmech.model.description import Description
from teachmech.numerics.coulomb import SHARES, undetermined_frictions
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.numerics.ranks import Relation, decide, relations_in
from teachmech.numerics.scales import Scales
from teachmech.program import program_of
from teachmech.run.changes import Change
from teachmech.run.trajectory import ARRAYS, Stats, Trajectory

MAX_DISAGREEMENT = 1e-3  # fraction of b by which redundant constraints may disagree, due to drift
LEFT = 0.01  # a projection fails if it leaves an error above this fraction of a constraint's terms
_JUMPING = (name for name, own in TABLE.items() if own.jumps)
JUMPS = re.compile(rf"\b({'|'.join(_JUMPING)})\(")
UNDEFINED = (
    "look for a division by zero, a root or logarithm of a negative number, or a force that is "
    "unbounded or jumps near this state; if the step is fixed, take a smaller step"
)
NOT_FINITE = "the acceleration is not finite"


class UndefinedStateError(Exception):
    """A state at which the program is not defined.

    Examples
    --------
    >>> UndefinedStateError("the step became too small to go on").hint == UNDEFINED
    True
    """

    def __init__(self, what: str, hint: str = UNDEFINED) -> None:
        super().__init__(what)
        self.what = what
        self.hint = hint


class Record:
    """The stored states of a plain run, and all values at them.

    Parameters
    ----------
    system : Description
    settings : Settings
    contradiction : bool
        Whether a contradiction between constraints is allowed; otherwise it is an error.

    Examples
    --------
    >>> ball = Description(["z"], mass=[1], forces=[-10])
    >>> record = Record(ball, Settings.of((0, 1, 0.5)))
    >>> list(record.fill(np.array([0.0, 0.5, 1.0]), np.zeros(4)))
    [0.5, 1.0]
    >>> record.motion()["z"].round(9).tolist()
    [0.0, -1.25, -5.0]
    """

    def __init__(self, system: Description, settings: Settings, contradiction: bool = True) -> None:
        self.system, self.settings = system, settings
        self.program, self.p = program_of(system, settings), system.parameter_array
        self.contradiction = contradiction
        self.rows: list[dict[str, Any]] = []
        self.changes: list[Any] = []  # changes of the constraints that act; see `switched`
        self.steps = 0
        self.before = dict(self.program.counts)
        self.program.residuals[0] = 0.0

    @property
    def time(self) -> float:
        """The last stored time."""
        return float(self.rows[-1]["t"]) if self.rows else float("nan")

    def fill(self, times: Array, y: Array, keep_first: bool = True) -> Generator[float, None, None]:
        """Integrate from y, add every stored state, and yield the time after every step.

        Raises
        ------
        UndefinedStateError
            If the program is not defined at a state; earlier states stay stored.
        """
        try:
            if keep_first:
                self.add(times[0], y)
            if len(times) > 1:
                yield from self._steps(times, y)
        except np.linalg.LinAlgError:
            what = "mass matrix and constraints no longer determine the acceleration"
            raise UndefinedStateError(what) from None
        except FloatingPointError as error:  # args: what is wrong, and perhaps advice
            raise UndefinedStateError(*error.args) from None
        except ArithmeticError as error:
            raise UndefinedStateError(str(error)) from None

    def _steps(self, times: Array, y: Array) -> Iterator[float]:
        # NumPy keeps its error state per thread, so these contexts must end where they began.
        with closing(self._run(times, y)) as steps:
            for reached, passed, state_at in steps:
                self.steps += state_at is not None  # else a piece begins
                for t, state in passed:
                    self.add(t, state)
                yield float(reached)

    def _run(self, times: Array, y: Array) -> Any:
        """Return the steps of the program, which changes the switches among the parameters."""
        changes = [self.changes] if self.system.in_pieces else []
        return self.program.run(times, y, self.p, *changes)

    @property
    def acting(self) -> int:
        """The number of constraints that act now."""
        off = np.count_nonzero(self.p[self.program.SWITCHES] == 0) if self.system.switches else 0
        return len(self.program.CONSTRAINTS) - int(off)

    def add(self, t: float, y: Array) -> None:
        """Evaluate and store a state."""
        self.rows.append(self.evaluated(t, y))

    def evaluated(self, t: float, y: Array) -> dict[str, Any]:
        """Return the values that are stored for a state, by the names of `ARRAYS`."""
        program, p, n = self.program, self.p, self.program.N
        q, v = y[:n], y[n : 2 * n]
        with np.errstate(all="ignore"):
            a, multipliers, force, singular_values, rank, _ = program.acceleration(t, q, v, p)
            if not np.vdot(a, a) + np.vdot(multipliers, multipliers) < np.inf:
                raise FloatingPointError(NOT_FINITE)
            M = program.mass_matrix(t, q, v, p)
            if rank < self.acting:
                self.check(t, y, M, a)
                self.check_shares(t, y, M, multipliers)
            h = program.constraints(t, q, v, p)
            self.check_met(t, y, h)
            return {
                "t": t,
                "q": q,
                "v": v,
                "a": a,
                "multipliers": multipliers,
                "constraint_force": force,
                "violation": h,
                "velocity_violation": program.constraint_rates(t, q, v, p),
                "kinetic_energy": v @ M @ v / 2,
                "work_applied": y[2 * n],
                "work_constraint": y[2 * n + 1],
                "rank": rank,
                "singular_values": singular_values,
            }

    def check(self, t: float, y: Array, M: Array, a: Array | None = None) -> None:
        """Raise an error if constraints contradict each other and this is not allowed."""
        if self.contradiction:
            return
        program, p, n = self.program, self.p, self.program.N
        q, v = y[:n], y[n : 2 * n]
        A, b = program.constraint_matrix(t, q, v, p), program.constraint_vector(t, q, v, p)
        scales = Scales(*program.scales())
        size = scales.rows / scales.time**2 + np.abs(b)
        if a is not None and (np.abs(b - A @ a) <= MAX_DISAGREEMENT * size).all():
            return
        _, _, N = decide(*scales.in_units(M, A), program.RANK_TOLERANCE)
        for relation in relations_in(N, b, program.CONSTRAINTS, MAX_DISAGREEMENT, scales):
            if relation.contradictory:
                raise _contradiction(relation)

    def check_shares(self, t: float, y: Array, M: Array, multipliers: Array) -> None:
        """Raise an error if friction makes the acceleration depend on redundant constraints."""
        program, p, n = self.program, self.p, self.program.N
        if not self.system.frictions:
            return
        q, v = y[:n], y[n : 2 * n]
        scales = Scales(*program.scales())
        in_units = scales.units, scales.factors
        D, shares, normal, mu, _, names = program.friction_of(t, q, v, p, *in_units)
        M, A = scales.in_units(M, program.constraint_matrix(t, q, v, p))
        acts: Any = A.any(axis=1)
        _, _, N = decide(M, A[acts], program.RANK_TOLERANCE)
        slides = shares.any(axis=1)
        given = A[acts], D, normal[:, :, n:-1][:, :, acts], mu * slides
        found = undetermined_frictions(*given, (multipliers / scales.factors)[acts], N)
        if not found:
            return
        named = " and ".join(names[j] for j in found)
        acting = [name for name, on in zip(program.CONSTRAINTS, acts, strict=True) if on]
        free = relations_in(N / scales.factors[acts][:, None], np.zeros(len(N)), tuple(acting))
        shares = "; ".join(f"rows of A: {relation}" for relation in free)
        hint = f"{SHARES[1]}; {shares}"
        raise UndefinedStateError(f"{named}: {SHARES[0]}", hint)

    @cached_property
    def most_off(self) -> Array | None:
        """The allowed error of each constraint after a projection; None if it is not checked."""
        if self.contradiction or self.settings.stabilisation != "projection":
            return None
        scales = Scales(*self.program.scales())
        most = most_off(scales.rows, scales.time, self.program.HOLONOMIC)
        if self.settings.method == "moreau":  # contacts may be off by the displacement in a step
            most[list(self.system.contacts)] = np.inf
        return most

    def check_met(self, t: float, y: Array, h: Array) -> None:
        """Raise an error if the constraints, with values h, are not met after a projection.

        No state nearby then meets them, since the value of a constraint jumps, as atan2 does.
        """
        if self.most_off is None or (np.abs(h) <= self.most_off).all():
            return
        program, n = self.program, self.program.N
        q, v = y[:n], y[n : 2 * n]
        A = np.abs(program.constraint_matrix(t, q, v, self.p))
        x = np.where(program.HOLONOMIC, A @ np.abs(q), A @ np.abs(v))
        off = ~(np.abs(h) <= self.most_off + LEFT * x)
        if off.any():
            named = zip(self.system.constraints, self.system.constraint_names, off, strict=True)
            raise _jump([(name, str(c.equation)) for c, name, is_violated in named if is_violated])

    def motion(self, ending: str = "", code: str = "") -> Trajectory:
        """Return the motion of the stored states."""
        fields = {name: np.array([row[name] for row in self.rows]) for name in ARRAYS}
        return self.trajectory(fields, ending, code)

    def trajectory(
        self, fields: dict[str, Any], ending: str, code: str, compiled: bool = False
    ) -> Trajectory:
        """Return the motion with these arrays and the counts of this run."""
        counts = {name: count - self.before[name] for name, count in self.program.counts.items()}
        attempts, method = counts.pop("attempts"), METHODS[self.settings.method]
        rejected = None if method.adaptive or compiled else 0
        if method.tableau and not compiled:
            rejected = attempts - self.steps
        counts = dict.fromkeys(counts) if compiled else counts
        residual = self.program.residuals[0]
        stats = Stats(self.steps, rejected, compiled=compiled, residual=residual, **counts)
        values = fields.pop("singular_values", None)
        changes = tuple(map(self._change, self.changes))
        fields |= {"ending": ending, "ending_code": code, "stats": stats, "changes": changes}
        return Trajectory(self.system, self.settings, **fields, known_singular_values=values)

    def _change(self, found: tuple[Any, ...]) -> Change:
        """Return a change of `switched` with names, impulse and energy."""
        t, before, after, begins, ends, p, impulses = found
        program, n = self.program, self.program.N
        q, v, later = after[:n], before[n : 2 * n], after[n : 2 * n]
        M = program.mass_matrix(t, q, v, self.p)
        names = self.system.constraint_names
        named = [names[k] for k in program.SWITCHED]
        masks = begins, ends, p[program.SWITCHES] > 0
        begun, ended, acting = (tuple(compress(named, mask)) for mask in masks)
        impulse = M @ (later - v)
        energy = float(impulse @ (later + v) / 2)
        impulses = np.zeros(len(program.CONSTRAINTS)) + impulses
        works = before[2 * n :]
        slips = tuple(p[program.SLIPS].tolist()) if self.system.frictions else ()
        masks = begun, ended, acting
        return Change(float(t), *masks, q, v, later, impulses, impulse, energy, works, slips)


def most_off(rows: Array, time: Array | float, holonomic: Array) -> Array:
    """Return the allowed error of constraints after a projection, from the sizes of their rows.

    Examples
    --------
    >>> most_off(np.array([2.0, 2.0]), 4.0, np.array([True, False])).tolist()
    [0.02, 0.005]
    """
    return LEFT * np.where(holonomic, rows, rows / time)


def _contradiction(relation: Relation) -> UndefinedStateError:
    names = " and ".join([*relation.factors, relation.constraint])
    what = f"from there on {names} contradict each other: no acceleration satisfies them all"
    if not relation.factors:
        what = f"from there on no acceleration satisfies {names}: its row of A counts as zero"
    return UndefinedStateError(what, "remove or correct one of the constraints")


def _jump(off: list[tuple[str, str]]) -> UndefinedStateError:
    """Return the error for constraints, by name and equation, that no state nearby meets."""
    jumping = {name: found[1] for name, text in off if (found := JUMPS.search(text))}
    names = " and ".join(jumping or [name for name, _ in off])
    what = f"no state nearby meets {names} any more"
    if not jumping:
        return UndefinedStateError(what, "end the run earlier, or take a smaller tolerance or step")
    functions = " and ".join(dict.fromkeys(jumping.values()))
    hint = f"write it without {functions}, whose value jumps, or end the run before the jump"
    if "atan2" in functions:
        hint += "; x*sin(phi) = y*cos(phi) says the same as atan2(y, x) = phi and has no jump"
    return UndefinedStateError(what, hint)
