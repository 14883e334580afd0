"""Comparison of the pseudo-inverse algorithms on one system with one integrator.

The generated program is loaded once for each algorithm of `teachmech.numerics.inverses`. Only its
function ``pseudo_inverse`` is replaced, and the evaluations of its derivative are counted. D. de
Falco, E. Pennestrì, L. Vita, "Esperienze numeriche sulla formulazione multibody di Udwadia-Kalaba"
(program Gauss2D), compare the mechanism of `teachmech.problems.double_parallelogram` in this way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np
from markupsafe import Markup

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, checked_arguments
from teachmech.base.progress import Progress, ProgressReport
from teachmech.base.rich_text import page, table
from teachmech.base.tables import frame
from teachmech.base.words import counted
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.numerics.inverses import ALGORITHMS, Algorithm
from teachmech.problems.library import Described, system_and_settings
from teachmech.program import Model, load
from teachmech.run.options import Formulation, part, taking
from teachmech.start.acting import begun
from teachmech.system_and_motion import Motion, System

if TYPE_CHECKING:
    import pandas

CORRECT = 1e-3  # largest deviation of a correct state from the reference
CALL_LIMIT = 50_000
_DEFAULTS: Formulation = {"method": "lsoda", "tolerance": 1e-10, "stabilisation": "none"}


@dataclass(frozen=True, eq=False)
class InverseRow:
    """The run of one algorithm, with n coordinates at N stored times.

    Attributes
    ----------
    method : str
        A key of `teachmech.numerics.inverses.ALGORITHMS`.
    t : array, shape (N,)
        The stored times that were reached, in seconds.
    q, v : array, shape (N, n)
        Coordinates and velocities.
    sum_squares, energy_imbalance, deviation : array, shape (N,)
        The sum of Psi_k^2 over the constraints (Psi is h if holonomic, else g); the change of the
        kinetic energy minus the work of all forces; ``max |q - q_ref| / (1 + max |q_ref|)`` over
        the coordinates in their units.
    ranks : tuple of int
        The ranks that the algorithm found in evaluations of the derivative, in rising order.
    calls, steps : int
        Evaluations of the derivative, and accepted steps.
    cpu : float
        Processor time of the integration in seconds.
    reason : str
        The reason why the run did not reach the end; empty if it did.
    """

    method: str
    t: Array
    q: Array
    v: Array
    sum_squares: Array
    energy_imbalance: Array
    deviation: Array
    ranks: tuple[int, ...]
    calls: int
    steps: int
    cpu: float
    reason: str = ""

    @property
    def correct_until(self) -> float:
        """The last stored time before the deviation first exceeds `CORRECT`."""
        wrong = np.flatnonzero(~(self.deviation <= CORRECT))
        return float(self.t[wrong[0] - 1 if len(wrong) else -1])

    @property
    def correct(self) -> bool:
        """True if the run reached the end and every stored state is correct."""
        return not self.reason and self.correct_until == self.t[-1]

    @property
    def result(self) -> str:
        """The outcome of the run in words."""
        if self.correct:
            return "correct to the end"
        parts = [f"correct up to {self.correct_until:.4g} s"]
        if self.correct_until == self.t[-1]:
            parts = []
        if self.reason:
            parts.append(f"fails after {self.t[-1]:.4g} s: {self.reason}")
        return ", ".join(parts)


@dataclass(frozen=True, eq=False, repr=False)
class InverseComparison:
    """The runs of several pseudo-inverse algorithms and a reference motion.

    Attributes
    ----------
    settings : Settings
        The time span and the method of the runs.
    rank_tolerance : float
        The rank rule of every algorithm; see `teachmech.numerics.inverses`.
    reference : Motion
        The motion by DOP853 with projection.
    rows : tuple of InverseRow
        The runs in order.
    ending : str
        The reason why some algorithms did not run; empty if all did.

    Examples
    --------
    >>> import teachmech as tm
    >>> comparison = compare_inverses(tm.example("pendulum"), time=(0, 1), methods=["svd", "varga"])
    >>> comparison["varga"].result
    'correct to the end'
    """

    settings: Settings
    rank_tolerance: float
    reference: Motion
    rows: tuple[InverseRow, ...]
    ending: str = ""

    def __getitem__(self, method: str) -> InverseRow:
        """Return the row of one method."""
        known = {row.method: row for row in self.rows}
        check_known("row of", [method], known)
        return known[method]

    def to_frame(self) -> pandas.DataFrame:
        """Return one row per method as a pandas frame, indexed by the method."""
        columns = {
            "method": [row.method for row in self.rows],
            "result": [row.result for row in self.rows],
            "correct_until": [row.correct_until for row in self.rows],
            "reached": [row.t[-1] for row in self.rows],
            "sum_squares": [row.sum_squares[-1] for row in self.rows],
            "energy_imbalance": [np.abs(row.energy_imbalance).max() for row in self.rows],
            "calls": [row.calls for row in self.rows],
            "steps": [row.steps for row in self.rows],
            "cpu": [row.cpu for row in self.rows],
        }
        return frame(columns, "read rows").set_index("method")

    @property
    def _title(self) -> str:
        s, system = self.settings, self.reference.system
        drift = "no stabilisation" if s.stabilisation == "none" else s.stabilisation
        if s.damped:
            drift += f" (alpha = {s.alpha:g}, beta = {s.beta:g} 1/s)"
        n, m = counted(len(system.coordinates), "coordinate"), len(system.constraints)
        return (
            f"{system.name}: {n}, {counted(m, 'constraint')}; {s.method}, tolerance "
            f"{s.tolerance:g}, {drift}, rank tolerance {self.rank_tolerance:g}"
        )

    @property
    def _note(self) -> str:
        note = (
            "sum Psi^2 at the last stored time; correct: within "
            f"{CORRECT:g} (1 + largest coordinate) of the reference"
        )
        return note + (f"; not complete: {self.ending}" if self.ending else "")

    def _cells(self) -> list[tuple[str, ...]]:
        head = ("method", "result", "sum Psi^2", "at t / s", "calls", "steps", "CPU / s")
        table: list[tuple[str, ...]] = [head]
        for row in self.rows:
            size, reached = f"{row.sum_squares[-1]:.1e}", f"{row.t[-1]:.4g}"
            counts = (str(row.calls), str(row.steps), f"{row.cpu:.2f}")
            table.append((row.method, row.result, size, reached, *counts))
        return table

    def __str__(self) -> str:
        cells = self._cells()
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        form = "  ".join(map("{{:{}{}}}".format, "<<>>>>>", widths))
        lines = [form.format(*line).rstrip() for line in cells]
        return "\n".join([self._title, *lines, self._note])

    def _repr_html_(self) -> Markup:
        head, *body = self._cells()
        return page(self._title, table(head, body, len(body)), self._note)

    def __repr__(self) -> str:
        methods = ", ".join(row.method for row in self.rows) or "no rows"
        return f"<InverseComparison {self.reference.name}: {methods}>"


@checked_arguments
@taking(Formulation, **_DEFAULTS)
def compare_inverses(
    problem: Described,
    *,
    time: Sequence[float | str] | None = None,
    methods: Sequence[str] | None = None,
    rank_tolerance: float | None = None,
    reference_tolerance: float = 1e-12,
    call_limit: int = CALL_LIMIT,
    progress: Progress | bool | None = None,
    **options: Unpack[Formulation],
) -> InverseComparison:
    """Integrate one system with each pseudo-inverse algorithm and compare each with a reference.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        The problem, the name of an example, or the path of a file.
    time : tuple of float
        ``(start, end)`` or ``(start, end, step)`` in seconds; by default that of the problem. It
        is required for a System.
    methods : sequence of str, optional
        Keys of `teachmech.numerics.inverses.ALGORITHMS`; by default all of them.
    **options
        Options of `teachmech.simulate`; by default LSODA with a tolerance of 1e-10, without
        stabilisation.
    rank_tolerance : float
        Between 0 and 1; pivots up to this fraction of the largest count as zero, see
        `teachmech.numerics.inverses`. By default that of the integration method in
        `teachmech.numerics.integrators.METHODS`.
    reference_tolerance : float
        Tolerance of DOP853, which computes the reference motion once, with projection.
    call_limit : int
        A run fails after this number of evaluations of the derivative.
    progress : callable or True, optional
        See `teachmech.simulate`; it covers the reference and all runs.

    Returns
    -------
    InverseComparison
        If a run fails, its row states the reason. After Ctrl-C, or if progress returned False, the
        comparison contains the finished rows and `InverseComparison.ending` is set.

    Raises
    ------
    ProblemError, ExpressionError
        If an argument is invalid, there is no constraint, or the mass matrix is not positive
        definite, as the weighted inverse M^(-1/2) (A M^(-1/2))^+ requires.
    InconsistentStartError
        If the start violates the constraints.
    SimulationError
        If the reference motion fails.

    Notes
    -----
    A state is correct if ``max |q - q_ref| <= 1e-3 (1 + max |q_ref|)`` over the coordinates. Each
    coordinate is divided by its unit (`teachmech.numerics.scales`), which is comparable with its
    motion.

    D. de Falco, E. Pennestrì, L. Vita, "Esperienze numeriche sulla formulazione multibody di
    Udwadia-Kalaba", compare five algorithms in this way.

    Examples
    --------
    >>> import teachmech as tm
    >>> comparison = compare_inverses(tm.example("conical-pendulum"), time=(0, 1),
    ...     methods=["svd", "greville"], method="dop853", stabilisation="projection")
    >>> [(row.method, row.result, row.ranks) for row in comparison.rows]
    [('svd', 'correct to the end', (1,)), ('greville', 'correct to the end', (1,))]
    """
    how = {**_DEFAULTS, **part(options, Formulation)}
    system, settings = system_and_settings(problem, time=time, **how, until="")
    if settings.stabilisation == "augmented":
        what = "the augmented Lagrangian uses no pseudo-inverse"
        raise ProblemError(what, key="stabilisation", hint="take 'none' or 'baumgarte'")
    chosen = _chosen(methods)
    if rank_tolerance is None:
        rank_tolerance = METHODS[settings.method].rank_tolerance
    if not 0 < rank_tolerance < 1:
        what = f"the rank tolerance {rank_tolerance:g} is not between 0 and 1"
        raise ProblemError(what, key="rank_tolerance")
    if call_limit < 1:
        raise ProblemError(f"{call_limit} calls are too few", key="call_limit")
    _check_mass(system, settings)
    system = begun(system, settings.start)
    report = ProgressReport(progress, len(chosen) + 1)
    rows: list[InverseRow] = []
    ending = ""
    try:
        reference = system.simulate(
            time=(settings.start, settings.end, settings.step),
            method="dop853",
            tolerance=reference_tolerance,
            stabilisation="projection",
            progress=report,
        )
        ending = reference.ending
        for name in chosen if not ending else ():
            report.before = 1 + len(rows)
            run = _Run(system, settings, ALGORITHMS[name], rank_tolerance, call_limit)
            if not run.integrate(reference.t, report):
                ending = f"stopped in the run of {name} on request"
                break
            rows.append(run.row(name, reference))
    except KeyboardInterrupt:
        ending = f"interrupted in the run of {chosen[len(rows)]}"
    finally:
        report.close()
    return InverseComparison(settings, rank_tolerance, reference, tuple(rows), ending)


def _chosen(methods: Sequence[str] | None) -> list[str]:
    if methods is None:
        return list(ALGORITHMS)
    chosen = [methods] if isinstance(methods, str) else list(dict.fromkeys(methods))
    check_known("algorithm", chosen, ALGORITHMS, key="methods")
    if not chosen:
        raise ProblemError("no algorithm is named", key="methods", hint="leave it out to take all")
    return chosen


def _check_mass(system: System, settings: Settings) -> None:
    """Refuse a system without constraints, or without a positive definite mass matrix."""
    if not system.constraints:
        what = "the system has no constraints, so there is nothing to invert"
        raise ProblemError(what, key="constraints")
    model = Model.of(system)
    with np.errstate(all="ignore"):
        M = model.mass_matrix(np.float64(settings.start), *model.start, model.p)
    if np.isfinite(M).all() and not is_positive_definite(M):
        what = "the mass matrix is not positive definite at the start"
        hint = "the weighted inverse requires that; call simulate, which chooses another method"
        raise ProblemError(what, key="mass", hint=hint)


class _CallLimitError(Exception):
    """The signal that the derivative was called too often."""


class _Run:
    """The run of a loaded program with one algorithm, its counts and its stored states."""

    def __init__(
        self,
        system: System,
        settings: Settings,
        algorithm: Algorithm,
        rank_tolerance: float,
        call_limit: int,
    ) -> None:
        inverse = {"pseudo_inverse": self.pseudo_inverse, "null_space_method": self.refuse}
        self.program, self.p = load(system, settings, **inverse), system.parameter_array
        self.algorithm, self.rank_tolerance = algorithm, rank_tolerance
        self.call_limit = call_limit
        self.rank = 0
        self.ranks: set[int] = set()
        self.calls = self.steps = 0
        self.cpu = 0.0
        self.reason = ""
        self.t: list[float] = []
        self.y: list[Array] = []
        self.evaluate = self.program.derivative
        self.program.__dict__["derivative"] = self.derivative

    def pseudo_inverse(self, B: Array) -> tuple[Array, Array, int]:
        """Return B^+ by the algorithm, instead of the function of `teachmech.numerics.dynamics`."""
        inverse, self.rank = self.algorithm(B, self.rank_tolerance)
        return inverse, np.full(min(B.shape), np.nan), self.rank

    def refuse(self, *_: Array) -> Any:
        raise np.linalg.LinAlgError("the mass matrix is no longer positive definite")

    def derivative(self, t: float, y: Array, p: Array) -> Array:
        """Return the derivative of the program and count the call."""
        if self.calls == self.call_limit:
            raise _CallLimitError
        self.calls += 1
        rate: Array = self.evaluate(t, y, p)
        if np.isfinite(rate).all():
            self.ranks.add(self.rank)
        return rate

    def integrate(self, times: Array, report: ProgressReport) -> bool:
        """Run to the end or to a failure; return False if the user stopped it."""
        start, end = times[0], times[-1]
        self.t, self.y = [float(start)], [np.concatenate([*self.program.start(self.p), [0, 0]])]
        steps = self.program.run(times, self.y[0], self.p)
        try:
            while True:
                begin = process_time()
                try:
                    step = next(steps, None)
                finally:
                    self.cpu += process_time() - begin
                if step is None:
                    return True
                self.steps += 1
                for t, state in step[1]:  # the stored times within the step
                    self.t.append(float(t))
                    self.y.append(state)
                if report((step[0] - start) / (end - start)) is False:
                    return False
        except _CallLimitError:
            self.reason = "call limit"
        except (ArithmeticError, ValueError) as error:  # LinAlgError is a ValueError
            self.reason = str(error.args[0]) if error.args else type(error).__name__
        if len(self.ranks) > 1:
            self.reason += f", rank {' or '.join(map(str, sorted(self.ranks)))}"
        return True

    def row(self, method: str, reference: Motion) -> InverseRow:
        """Return the row of the stored states."""
        program, p, n = self.program, self.p, self.program.N
        t, y = np.array(self.t), np.array(self.y)
        q, v, works = y[:, :n], y[:, n : 2 * n], y[:, 2 * n :]
        with np.errstate(all="ignore"):
            states = [(*state, p) for state in zip(t, q, v, strict=True)]
            kinetic = np.array([s[2] @ program.mass_matrix(*s) @ s[2] / 2 for s in states])
            violation = np.array([program.constraints(*s) for s in states])
            right = reference.q[: len(t)]
            units = reference.scales.units
            off, size = (np.abs(x / units).max(axis=1) for x in (q - right, right))
            return InverseRow(
                method,
                *(t, q, v),
                sum_squares=(violation**2).sum(axis=1),
                energy_imbalance=kinetic - kinetic[0] - works.sum(axis=1),
                deviation=off / (1 + size),
                ranks=tuple(sorted(self.ranks)),
                calls=self.calls,
                steps=self.steps,
                cpu=self.cpu,
                reason=self.reason,
            )
