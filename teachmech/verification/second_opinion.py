"""The same motion by independent computations, and the digits in which they agree.

They share the description of the problem. They differ in what can be wrong after that: the
evaluation of the formulas (NumPy, machine code, JavaScript), the integration method, the algebra of
the equations of motion, and the laws of energy, momentum and constraints, which use no second
computation.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.base.progress import Progress, ProgressReport
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.figures.curves import curves
from teachmech.run.trajectory import Trajectory
from teachmech.verification.formulation_results import compared_along
from teachmech.verification.momentum import momentum_balances

if TYPE_CHECKING:
    from markupsafe import Markup
    from matplotlib.figure import Figure

OPINION_TOLERANCE = 1e-13  # tolerance of the adaptive methods
TIMES = 50  # stored intervals
PARTS = 6  # parts of the work: the plain run, four computations, and all others
SECONDS = 120  # most time for the program in Node
EQUAL = 1e-16  # differences below this count as equal
PARTED = 1e-6  # difference, relative to sizes, at which two computations part
QUANTITIES = ("positions", "velocities", "accelerations", "multipliers")


@dataclass(frozen=True, eq=False)
class Opinion:
    """One independent computation and its differences from the plain run.

    Attributes
    ----------
    computation : str
    differences : dict of str to array, shape (N,)
        The largest difference at each stored time, relative to the sizes, by quantity.
    parted : float or None
        The first stored time, in seconds, at which a position differs by more than a millionth.
    refusal : str
        Why there is no result; usually empty.
    """

    computation: str
    differences: dict[str, Array]
    parted: float | None = None
    refusal: str = ""

    def digits(self, quantity: str) -> float | None:
        """Return the agreed digits of a quantity; None if it was not compared."""
        if quantity not in self.differences:
            return None
        largest = float(np.nanmax(self.differences[quantity], initial=EQUAL))
        return float(-np.log10(max(largest, EQUAL)))


@dataclass(frozen=True, eq=False)
class Verification:
    """The opinions of several computations of one motion; see `System.verify`.

    Attributes
    ----------
    motion : Motion
        The plain run with which the others are compared.
    opinions : tuple of Opinion
    """

    motion: Trajectory
    opinions: tuple[Opinion, ...]

    @property
    def digits(self) -> float:
        """The least number of agreed digits of positions and velocities."""
        found = [one.digits(name) for one in self.opinions for name in QUANTITIES[:2]]
        return min((x for x in found if x is not None), default=0.0)

    def __repr__(self) -> str:
        return f"<Verification of {self.motion.name}: {self.digits:.1f} digits>"

    def __str__(self) -> str:
        """Return the agreed digits as a table."""
        lines = text_table([_TITLES, *self._rows()])
        return "\n".join([self._title(), *(f"  {line}" for line in lines), *self._notes()])

    def _repr_html_(self) -> Markup:
        rows = self._rows()
        return page(self._title(), table(list(_TITLES), rows, len(rows)), *self._notes())

    def _title(self) -> str:
        t = self.motion.t
        return f"{self.motion.name}: agreed digits from t = {t[0]:g} to {t[-1]:g} s"

    def _rows(self) -> list[tuple[str, ...]]:
        rows = []
        for one in self.opinions:
            found = [one.digits(name) for name in QUANTITIES]
            texts = ["" if x is None else f"{x:.1f}" for x in found]
            rows.append((one.computation, *texts))
        return rows

    def _notes(self) -> list[str]:
        notes = [f"  {one.computation}: {one.refusal}" for one in self.opinions if one.refusal]
        for one in self.opinions:
            if one.parted is not None:
                apart = f"positions differ by more than 1e-6 from t = {one.parted:g} s"
                notes += [f"  {one.computation}: {apart}"]
        return notes

    def plot(self) -> Figure:
        """Return a figure of the differences of positions over time."""
        shown = {
            one.computation: np.maximum(one.differences["positions"], EQUAL)
            for one in self.opinions
            if "positions" in one.differences
        }
        labels = ("time in s", "difference of positions, relative to their sizes")
        return curves(shown, self.motion.t, labels=labels, scale="log", title=self._title())


_TITLES = ("computation", *QUANTITIES)


def second_opinion(
    simulate: Callable[..., Trajectory],
    program: Callable[..., str],
    span: tuple[float, float],
    progress: Progress | bool | None = None,
) -> Verification:
    """Return the opinions of all computations of a motion; see `System.verify`.

    Parameters
    ----------
    simulate, program : callable
        The methods of the problem.
    span : tuple of float
        The start and the end in seconds.
    progress : callable or bool, optional
    """
    report, stopped = ProgressReport(progress, parts=PARTS), False

    def told(part: float) -> bool:
        nonlocal stopped
        stopped |= report(part) is False
        return not stopped

    how: dict[str, Any] = {
        "time": (*span, (span[1] - span[0]) / TIMES),
        "method": "dop853",
        "tolerance": OPINION_TOLERANCE,
        "stabilisation": "projection",
    }
    motion = simulate(**how, compiled=False, progress=told)
    computations: dict[str, Callable[[], Any]] = {
        "machine code": lambda: simulate(**how, compiled=True, progress=told),
        "tsit5": lambda: simulate(**how | {"method": "tsit5"}, progress=told),
        "radau": lambda: simulate(**how | {"method": "radau"}, progress=told),
        "JavaScript in Node": lambda: _in_node(program(**how, language="javascript")),
    }
    opinions = list[Opinion]()
    for computation, compute in computations.items():
        report.before += 1
        if not told(0.0):
            break
        try:
            found = _compared(computation, motion, compute())
        except TeachmechError as error:
            found = Opinion(computation, {}, refusal=error.one_line())
        if not stopped:
            opinions.append(found)
    if not stopped:
        opinions.append(_formulations(motion))
    if len(motion) > 1:
        opinions += _laws(motion)
    report.close()
    return Verification(motion, tuple(opinions))


def _in_node(source: str) -> Mapping[str, Any]:
    """Return the result of a program in Node; refuse with a reason if there is none."""
    node = shutil.which("node")
    if node is None:
        raise ProblemError("Node is not installed")
    program = f"{source}\nprocess.stdout.write(JSON.stringify(run({{}})));\n"
    command = [node, "--input-type=module", "-"]
    try:
        done = subprocess.run(
            command, input=program, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise ProblemError(f"it took more than {SECONDS} s") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise ProblemError(f"the program failed: {last}")
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def _compared(computation: str, motion: Trajectory, other: Any) -> Opinion:
    """Return the differences of a motion, or of the result of a page, from the plain run."""
    system, scales = motion.system, motion.scales
    named: dict[str, tuple[Sequence[str], Array]] = {
        "positions": (system.coordinates, 10 * scales.coordinates),
        "velocities": (system.velocities, 10 * scales.velocities),
        "accelerations": (system.accelerations, 10 * scales.accelerations),
    }
    if len(system.constraints) and (motion.rank == len(system.constraints)).all():
        named["multipliers"] = (system.multipliers, 10 * scales.multipliers)
    values = other.columns if isinstance(other, Trajectory) else other["values"]
    if len(other.t if isinstance(other, Trajectory) else other["t"]) != len(motion):
        return Opinion(computation, {}, refusal="it has stored other times than the plain run")
    differences = {}
    for quantity, (names, sizes) in named.items():
        columns = []
        for name, size in zip(names, sizes, strict=True):
            mine = motion[name]
            theirs = np.array(values[name], dtype=float)
            columns.append(np.abs(theirs - mine) / max(size, np.abs(mine).max(initial=0.0)))
        differences[quantity] = np.max(columns, axis=0)
    apart = np.flatnonzero(differences["positions"] > PARTED)
    parted = float(motion.t[apart[0]]) if len(apart) else None
    return Opinion(computation, differences, parted)


def _formulations(motion: Trajectory) -> Opinion:
    """Return the differences of the other formulations along the plain run."""
    computation = "other formulations"
    if not motion.system.constraints or motion.changes:
        reason = "constraints change" if motion.changes else "there is no constraint"
        return Opinion(computation, {}, refusal=reason)
    try:
        rows = compared_along(motion).rows
    except TeachmechError as error:
        return Opinion(computation, {}, refusal=error.one_line())
    worst = np.max([np.nan_to_num(row.difference) for row in rows], axis=0)
    failed = [row.formulation for row in rows if any(row.refusals)]
    refusal = f"not possible here: {', '.join(failed)}" if failed else ""
    return Opinion(computation, {"accelerations": worst}, refusal=refusal)


def _laws(motion: Trajectory) -> list[Opinion]:
    """Return how well the plain run meets constraints and the balances of energy and momentum."""
    energies = np.abs([motion.kinetic_energy, motion.work_applied, motion.work_constraint])
    size = float(energies.max(initial=0.0)) or 1.0
    found = [Opinion("balance of energy", {"velocities": np.abs(motion.energy_balance) / size})]
    try:
        balances = momentum_balances(motion)
        found += [Opinion(f"balance of {law}", {"velocities": x}) for law, x in balances.items()]
    except TeachmechError as error:
        found.append(Opinion("balance of momentum", {}, refusal=error.one_line()))
    if motion.violation.size:
        off = np.abs(motion.violation) / np.maximum(10 * motion.scales.rows, 1e-300)
        found.append(Opinion("constraints", {"positions": off.max(axis=1)}))
    return found
