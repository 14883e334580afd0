"""Inputs with which a system follows programmes exactly, from the equations alone.

If the outputs of the programmes are flat, positions and inputs follow from the programmes and their
derivatives, without integration: from the path of the load of a crane, the position of the trolley
and the forces of both motors. Equations of motion, constraints and programmes are differentiated
until these values are determined; the derivatives up to a certain order form one system of
equations (derivative array), which Newton's method solves at each time.

M. Fliess, J. Levine, P. Martin, P. Rouchon, Int. J. Control 61 (1995) 1327-1361 (flatness);
S. L. Campbell, SIAM J. Sci. Stat. Comput. 6 (1985) 334-348 (derivative arrays); W. Blajer,
K. Kolodziejczyk, Multibody System Dynamics 11 (2004) 343-364 (the crane).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.base.progress import Progress, ProgressReport
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.expressions.algebra import ONE, Function, Symbol, total
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.gradients import Gradients
from teachmech.model.actuation import actuation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.model.programmes import enforcing
from teachmech.numerics.dynamics import rank_of
from teachmech.numerics.integrators import stored_times
from teachmech.program import Model
from teachmech.stability.variation import constraints_with_formulas

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 4  # how often the equations of motion are differentiated at most
LONGEST = 100_000  # operations of the derivative array
ROUNDS = 50
DETERMINED = 1e-7  # part of a unit vector above which a null vector contains an unknown
MET = 1e-11  # residuals that count as zero, relative to the sizes of their terms
FEW = "the programmes do not determine the motion: {} may still change"


@dataclass(frozen=True, eq=False)
class Feedforward:
    """The motion and the inputs with which programmes are met at all times.

    Attributes
    ----------
    system : Description
    t : array, shape (N,)
    q, v, a : array, shape (N, n)
    controls : dict of str to array, shape (N,)
        The forces of the actuators by name, as those of a motion.
    order : int
        How often the equations of motion had to be differentiated: 2 for a crane.
    """

    system: Any
    t: Array
    q: Array
    v: Array
    a: Array
    controls: dict[str, Array]
    order: int

    @property
    def start(self) -> dict[str, float]:
        """The start values with which the motion begins."""
        found: dict[str, float] = self.system.named_state(np.concatenate([self.q[0], self.v[0]]))
        return found

    @property
    def inputs(self) -> dict[str, Callable[..., float]]:
        """The inputs as functions of time, cubic splines, for `teachmech.simulate`."""
        from scipy.interpolate import CubicSpline

        splines = {name: CubicSpline(self.t, self.controls[name]) for name in self._names}
        return {n: lambda t, q, v, s=spline: float(s(t)) for n, spline in splines.items()}

    @property
    def samples(self) -> dict[str, Samples]:
        """The inputs as samples, for files and pages."""
        times = self.t.tolist()
        return {name: Samples(times, self.controls[name].tolist()) for name in self._names}

    @property
    def _names(self) -> list[str]:
        own = [n for n in self.controls if n not in enforcing(self.system.programmes)]
        if own:
            what = f"the actuator of {own[0]} is not an input"
            hint = "let the programme name inputs, by='F'"
            raise ProblemError(what, key="programmes", hint=hint)
        return [*self.controls]

    @property
    def open_loop(self) -> Any:
        """The system without programmes, with these inputs and this start."""
        return self.system.replace(programmes=(), start=self.start, inputs=self.inputs)

    def exceeded(self) -> dict[str, float]:
        """Return the actuators that exceed their limits, with the time of the first excess."""
        found = {}
        for name, forces in self.controls.items():
            pair = self.system.limit_formulas.get(name, (None, None))
            low, high = (None if x is None else self._along(x) for x in pair)
            beyond = np.zeros(len(self.t), dtype=bool)
            beyond |= False if low is None else forces < low
            beyond |= False if high is None else forces > high
            if beyond.any():
                found[name] = float(self.t[np.argmax(beyond)])
        return found

    def _along(self, e: Formula) -> Array:
        names = ("t", *self.system.coordinates, *self.system.velocities)
        columns = (self.t, *self.q.T, *self.v.T)
        values = self.system.parameter_values | dict(zip(names, columns, strict=True))
        return np.broadcast_to(evaluate(e, values), self.t.shape)

    def __repr__(self) -> str:
        return f"<Feedforward of {self.system.name} to {listed(tuple(self.controls))}>"

    def __str__(self) -> str:
        """Return what is followed, by which inputs, and which limits they exceed."""
        programmes = listed(tuple(p.name for p in self.system.programmes))
        lines = [
            f"{self.system.name} follows {programmes} from t = {self.t[0]:g} to {self.t[-1]:g} s"
        ]
        lines += [f"  equations of motion differentiated {self.order} times"]
        for name, forces in self.controls.items():
            lines += [f"  {name}: from {forces.min():.6g} to {forces.max():.6g}"]
        lines += [f"  {n} exceeds its limit from t = {t:g} s" for n, t in self.exceeded().items()]
        return "\n".join(lines)


def feedforward(
    system: Description,
    time: tuple[float, float, float],
    progress: Progress | bool | None = None,
) -> Feedforward:
    """Return the inputs with which a system meets its programmes; see `System.feedforward`.

    Examples
    --------
    >>> from teachmech.model.programmes import Programme
    >>> cart = Description(["x"], ["m"], ["F"], parameters={"m": 2},
    ...     programmes=[Programme("x = sin(t)", by="F")])
    >>> found = feedforward(cart, (0, 1, 0.5))
    >>> found.order, found.controls["F"].round(6).tolist()
    (0, [0.0, -0.958851, -1.682942])
    """
    if not system.programmes:
        what = f"{system.name} has no programme that it could follow"
        hint = "give programmes=[Programme('x = sin(t)', by='F')]"
        raise ProblemError(what, key="programmes", hint=hint)
    times = stored_times(*time)
    free: list[str] = []
    for order in range(MOST + 1):
        array = _DerivativeArray(system, order, times[0])
        x = array.solve(times[0], array.guess())
        free = array.free(times[0], x)
        if not free:
            break
    else:
        hint = "simulate with a start and a feedback instead; these outputs are not flat"
        raise ProblemError(FEW.format(listed(tuple(free))), key="programmes", hint=hint)
    report, states = ProgressReport(progress, span=times[-1] - times[0]), [x]
    for before, now in zip(times, times[1:], strict=False):
        if report(float(now - times[0])) is False:
            break
        states.append(array.solve(now, array.ahead(states[-1], now - before)))
    report.close()
    q, v, a, u = array.parts(np.array(states), times)
    names = actuation_of(system).actuators
    controls = dict(zip(names, u.T, strict=True))
    return Feedforward(system, np.array(times[: len(states)]), q, v, a, controls, order)


class _DerivativeArray:
    """Equations of motion, constraints and programmes with their derivatives by time.

    The unknowns are q, v, q'' and further derivatives, then multipliers and forces of actuators
    with their derivatives.
    """

    def __init__(self, system: Description, order: int, t: float) -> None:
        self.found = found = actuation_of(system)
        for programme, aim in zip(system.programmes, self.found.programmes, strict=True):
            bent = sorted({f.name for f in aim.value.atoms(Function) if TABLE[f.name].bends})
            if bent and order:
                what = f"{bent[0]}(...) in the programme {programme.name} has no derivative of "
                hint = "write a smooth path, such as a polynomial in t"
                raise ProblemError(f"{what}order {order + 2}", key="programmes", hint=hint)
        if system.signals:
            what = f"the input {system.signals[0]} has no formula that could be differentiated"
            raise ProblemError(what, key="inputs", hint="write it as an expression")
        self.system, self.order = system, order
        self.n, m, k = len(system.coordinates), len(system.constraints), len(found.actuators)
        forces = [*system.multipliers, *(f"u {name}" for name in found.actuators)]
        higher = range(3, order + 3)
        levels = [system.coordinates, system.velocities, system.accelerations]
        levels += [[f"{name} {j}" for name in system.coordinates] for j in higher]
        unknown = [forces, *([f"{name} {j}" for name in forces] for j in range(1, order + 1))]
        self.names = [name for level in (*levels, *unknown) for name in level]
        self.rates: dict[Symbol, Formula] = {symbol("t"): ONE}
        for group in (levels, unknown):
            for low, high in zip(group, group[1:], strict=False):
                self.rates |= {symbol(a): symbol(b) for a, b in zip(low, high, strict=True)}
        self.first = self.n * len(levels)  # index of the first force
        equations = [e for e, times in self._equations(forces) for e in self._derived(e, times)]
        length = sum(e.count_ops() for e in equations)
        if length > LONGEST:
            what = f"the derivatives of the equations have {length} operations"
            hint = "describe the system with fewer coordinates"
            raise ProblemError(what, key="programmes", hint=hint)
        self.gradients = Gradients(equations, self.names)
        scales = Model.of(system).scales(t)
        self.sizes = self._sizes(scales, m, k)

    def _equations(self, forces: list[str]) -> Iterator[tuple[Formula, int]]:
        """Yield each equation, and how often it is differentiated."""
        system, order = self.system, self.order
        a = [symbol(name) for name in system.accelerations]
        acting = [symbol(name) for name in forces]
        terms: list[list[Formula]] = [[-force.symbolic] for force in system.known_forces]
        for (i, j), mass in system.mass_expressions.items():
            terms[i].append(mass.symbolic * a[j])
        rows: list[Mapping[int, Formula]] = []
        for read in constraints_with_formulas(system):
            rows.append(read.row)
            yield read.value, order + (2 if read.holonomic else 1)
        for programme in self.found.programmes:
            yield programme.value, order + (2 if programme.holonomic else 1)
        columns = [{i: -e for i, e in column.items()} for column in self.found.columns]
        for force, row in zip(acting, [*rows, *columns], strict=True):
            for i, e in row.items():
                terms[i].append(e * force)
        for parts in terms:
            yield total(*parts), order

    def _derived(self, e: Formula, times: int) -> Iterator[Formula]:
        yield e
        for _ in range(times):
            e = e.along({s: self.rates[s] for s in e.free_symbols if s in self.rates})
            yield e

    def _sizes(self, scales: Any, m: int, k: int) -> Array:
        """Return the sizes of the unknowns."""
        q, T = 10 * scales.coordinates, scales.time
        B = Model.of(self.system).control(0.0, *Model.of(self.system).start, self._p)[0]
        works = np.abs(B).T @ q
        actuators = 10 * scales.energy / np.where(works > 0, works, 1.0)
        forces = np.concatenate([10 * scales.multipliers, actuators])
        parts = [q / T**j for j in range(self.order + 3)]
        parts += [forces / T**j for j in range(self.order + 1)]
        return np.concatenate(parts)

    @property
    def _p(self) -> Array:
        return Model.of(self.system).p

    def guess(self) -> Array:
        """Return positions and velocities of the start, and zeros for all other unknowns."""
        x = np.zeros(len(self.names))
        x[: 2 * self.n] = np.concatenate(Model.of(self.system).start)
        return x

    def at(self, t: float, x: Array) -> tuple[Array, Array]:
        """Return residuals and their derivatives by the unknowns, both relative to sizes."""
        values = {"t": t, **self.system.parameter_values}
        values |= dict(zip(self.names, x.tolist(), strict=True))
        residual, J = self.gradients(values)
        J = J * self.sizes
        rows = np.linalg.norm(J, axis=1)
        rows = np.where(rows > 0, rows, 1.0)
        return residual / rows, J / rows[:, None]

    def solve(self, t: float, x: Array) -> Array:
        """Return the solution nearest to x.

        Raises
        ------
        ProblemError
            If Newton's method finds none, so that the programmes contradict each other or the
            constraints.
        """
        residual, J = self.at(t, x)
        for _ in range(ROUNDS):
            step = np.linalg.lstsq(J, -residual, rcond=1e-12)[0] * self.sizes
            size, share = np.abs(residual).max(), 1.0
            while True:
                trial = x + share * step
                found = self.at(t, trial)
                if np.abs(found[0]).max() < size or share < 1e-3 or size <= MET:
                    break
                share /= 2
            x, (residual, J) = trial, found
            if np.abs(residual).max() <= MET and np.abs(step / self.sizes).max() <= 1e-9:
                return x
        what = f"no motion near the start meets the programmes at t = {t:.6g} s"
        hint = "change the start or a programme; see programme_errors of a motion"
        raise ProblemError(what, key="programmes", hint=hint)

    def free(self, t: float, x: Array) -> list[str]:
        """Return the coordinates, velocities and actuators that are not determined."""
        J = self.at(t, x)[1]
        _, s, Vt = np.linalg.svd(J)
        null = Vt[rank_of(s, 1e-9) :]
        moved = np.abs(null).max(axis=0, initial=0.0) > DETERMINED
        m = len(self.system.constraints)
        forces = range(self.first + m, self.first + m + len(self.found.actuators))
        watched = [*range(3 * self.n), *forces]
        return [self.names[k].removeprefix("u ") for k in watched if moved[k]]

    def ahead(self, x: Array, h: float) -> Array:
        """Return the unknowns after a short time, by their Taylor series."""
        found = x.copy()
        for first, last, width in self._blocks():
            levels = x[first:last].reshape(-1, width)
            for low in range(len(levels)):
                series = (h**j / math.factorial(j) * y for j, y in enumerate(levels[low:]))
                found[first + low * width : first + (low + 1) * width] = sum(series)
        return found

    def _blocks(self) -> Iterator[tuple[int, int, int]]:
        width = (len(self.names) - self.first) // (self.order + 1)
        yield 0, self.first, self.n
        yield self.first, len(self.names), width

    def parts(self, states: Array, times: Array) -> tuple[Array, Array, Array, Array]:
        """Return q, v, q'' and the forces of the actuators over time."""
        n, first = self.n, self.first + len(self.system.constraints)
        q, v, a = (states[:, k * n : (k + 1) * n] for k in range(3))
        values = self.system.parameter_values | dict(zip(self.names, states.T, strict=True))
        values["t"] = times[: len(states)]
        base = [np.broadcast_to(evaluate(e, values), len(states)) for e in self.found.given]
        forces = states[:, first : first + len(self.found.actuators)]
        return q, v, a, np.array(base).T + forces
