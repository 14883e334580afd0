"""Periodic motions by shooting, and their Floquet multipliers.

A motion with the period T returns to its start: z(T; z0) = z0 in independent coordinates and
velocities z. Newton's method solves this for z0, and also for T if nothing drives the system:

    (W - 1) dz0 + z'(T) dT = z0 - z(T),    W = dz(T)/dz0,

with W from the variational equations (`sensitivities`). Of all solutions it takes the shortest
step, since an orbit may be started anywhere and may belong to a family. The Floquet multipliers
are the eigenvalues of W (R. Seydel, "Practical Bifurcation and Stability Analysis", 2010,
chapter 7). A change of the start along an orbit that nothing drives recurs, so that one multiplier
is 1; it is split off before the others are computed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError, listed
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics.dynamics import pseudo_inverse
from teachmech.program import Model
from teachmech.stability.sensitivities import Sensitivities, Sensitizer
from teachmech.stability.variation import formulas_of
from teachmech.stability.varied_start import VariedStart, independent_values
from teachmech.start.acting import begun, solution_at_start
from teachmech.start.assembly import angles_among, checked_fixed, full_turns
from teachmech.start.start_report import examine_start

if TYPE_CHECKING:
    from markupsafe import Markup

Complex = np.ndarray[Any, np.dtype[np.complex128]]

ORBIT_TOLERANCE = 1e-13  # tolerance of the simulated motion
STEPS = 40  # most steps of Newton's method
HALVINGS = 6  # most halvings of one step
LEAST_SIZE = 1e-3  # size of a value that hardly moves, relative to the scale of the problem
CLOSING_ERROR = 1e-10  # closing error relative to the sizes of the orbit
SAME_MULTIPLIER = 1e-6  # singular value that is zero; distance from the unit circle that is zero
LONGEST = 0.3  # change of the period in one step, relative to it


@dataclass(frozen=True, eq=False)
class PeriodicOrbit:
    """A periodic motion.

    Attributes
    ----------
    system : Description
        The system with the start of the motion.
    period : float
        In seconds.
    driven : bool
        Whether time occurs in the equations, so that the period is given.
    names : tuple of str
        The k independent coordinates and velocities.
    closing_error : float
        The largest difference between start and end, relative to the size of the coordinate or
        velocity on the orbit.
    multipliers : complex array, shape (k,)
        The Floquet multipliers, the largest magnitude first, after the one of the orbit itself,
        which is 1 if the system is not driven.
    turned : tuple of str
        The angles that grow by full turns in a period.
    """

    system: Description
    period: float
    driven: bool
    names: tuple[str, ...]
    closing_error: float
    multipliers: Complex
    turned: tuple[str, ...]

    @property
    def start(self) -> dict[str, float]:
        """Coordinates and velocities at the start, for ``start`` of `teachmech.simulate`."""
        return Model.of(self.system).start_values

    @property
    def own(self) -> Complex:
        """The multipliers without that of the orbit itself."""
        return self.multipliers if self.driven else self.multipliers[1:]

    @property
    def stability(self) -> str:
        """The stability by the multipliers: asymptotically stable, unstable or not decided."""
        largest = np.abs(self.own).max(initial=0.0)
        if largest > 1 + SAME_MULTIPLIER:
            return "unstable"
        return "asymptotically stable" if largest < 1 - SAME_MULTIPLIER else "not decided"

    def __repr__(self) -> str:
        return f"<PeriodicOrbit of {self.system.name}: {self.period:.6g} s, {self.stability}>"

    def __str__(self) -> str:
        """Return period, stability and multipliers as text."""
        title, *notes = self._sentences()
        rows = text_table([_TITLES, *self._rows()], right=True)
        return "\n  ".join([title, *notes, *rows])

    def _repr_html_(self) -> Markup:
        title, *notes = self._sentences()
        rows = self._rows()
        return page(title, *notes, table(list(_TITLES), rows, len(rows)))

    def _sentences(self) -> list[str]:
        which = "the given period" if self.driven else "the period"
        found = [f"{self.system.name}: periodic motion with {which} {self.period:.10g} s"]
        found += [f"{self.stability}, closing error {self.closing_error:.1e}"]
        if self.turned:
            found += [f"full turns in each period: {listed(self.turned)}"]
        moving = {name: x for name, x in self.start.items() if name in self.names}
        return [*found, "start: " + ", ".join(f"{n} = {x + 0.0:.6g}" for n, x in moving.items())]

    def _rows(self) -> list[list[str]]:
        rows = []
        for k, s in enumerate(self.multipliers.tolist()):
            if s.imag < 0:
                continue
            value = f"{s.real:.6g}" + (f" +- {s.imag:.6g} i" if s.imag else "")
            trivial = "along the orbit" if k == 0 and not self.driven else ""
            rows.append([value, f"{abs(s):.6g}", trivial])
        return rows


_TITLES = ("Floquet multiplier", "magnitude", "")


@stage("looking for a periodic motion")
def periodic_orbit(
    system: Description,
    period: float,
    time: float = 0.0,
    fixed: Collection[str] = (),
    progress: Progress | bool | None = None,
    *,
    compiled: bool | None = None,
) -> PeriodicOrbit:
    """Return the periodic motion near the start of a system; see `System.periodic_orbit`.

    Examples
    --------
    A damped mass under a harmonic force: the multipliers are exp(s T) with s = -0.1 -+ 2 i:

    >>> mass = Description(["x"], [1], ["-4.01*x - 0.2*vx + cos(3*t)"])
    >>> orbit = periodic_orbit(mass, 2 * np.pi / 3)
    >>> np.abs(orbit.multipliers).round(9).tolist(), orbit.stability
    ([0.811038697, 0.811038697], 'asymptotically stable')
    """
    if not (np.isfinite(period) and period > 0):
        raise ProblemError(f"the period {period:g} is not positive", key="period")
    acting = begun(system, time)
    examine_start(acting, time).raise_if_inconsistent()
    fixed = checked_fixed(system, fixed)
    names = independent_values(acting, time, fixed)
    search = _Shooting(system, time, names, fixed, period, compiled)
    return search.solved(ProgressReport(progress))


class _Shooting:
    """The search for one orbit; x are the independent values, relative to their sizes."""

    def __init__(
        self,
        system: Description,
        time: float,
        names: tuple[str, ...],
        fixed: tuple[str, ...],
        period: float,
        compiled: bool | None,
    ) -> None:
        self.time, self.names, self.compiled = time, names, compiled
        self.start = VariedStart(system, names, time)
        self.driven = _depends_on_time(system)
        self.T, self.edges = period, np.zeros(0)
        if self.driven:
            _check_drive(system, time, period)
        states = (*system.coordinates, *system.velocities)
        self.rows = [states.index(name) for name in names]
        self.free = np.array([name not in fixed for name in names])
        self.angles = _angles(system, time)
        if not names:
            raise ProblemError("nothing can move", where=system.name)

    def solved(self, report: ProgressReport) -> PeriodicOrbit:
        """Return the orbit by Newton's method with shortened steps."""
        x, T = self.start.x.copy(), self.T
        found = self._shot(x, T)
        sizes = found.sizes
        for done in range(STEPS):
            if report(done / STEPS) is False:
                raise ProblemError("stopped on request; there is no result yet", key="progress")
            gap = found.gap / sizes
            if not self.driven and not np.abs(found.rate / sizes).max() * T > SAME_MULTIPLIER:
                what = "the motion that was reached is at rest"
                raise ProblemError(what, where="start", hint="start farther from the equilibrium")
            columns = ((found.W - np.eye(len(x))) * sizes / sizes[:, None])[:, self.free]
            if not self.driven:
                columns = np.hstack([columns, (T * found.rate / sizes)[:, None]])
            step = -pseudo_inverse(columns, SAME_MULTIPLIER)[0] @ gap
            change = np.zeros(len(x))
            change[self.free] = (sizes[self.free]) * step[: int(self.free.sum())]
            longer = 0.0 if self.driven else float(np.clip(step[-1], -LONGEST, LONGEST))
            small = np.abs(step).max(initial=0.0) < CLOSING_ERROR
            if np.abs(gap).max() < CLOSING_ERROR and small:
                report.close()
                if found.error > SAME_MULTIPLIER:
                    what = "the values recur, but with another position of the dependent ones"
                    raise ProblemError(what, key="period", hint="try twice the period")
                return self._orbit(found, T)
            for _ in range(HALVINGS):
                try:
                    trial = self._shot(x + change, T * (1 + longer))
                except TeachmechError:
                    trial = None
                if (
                    trial
                    and np.linalg.norm(trial.gap / sizes) < 2 * np.linalg.norm(gap) + CLOSING_ERROR
                ):
                    x, T, found = x + change, T * (1 + longer), trial
                    sizes = np.maximum(found.sizes, sizes / 2)
                    break
                change, longer = change / 2, longer / 2
            else:
                break
        what = "no periodic motion was found near the start"
        hint = "start nearer to it, or correct the period"
        raise ProblemError(what, where="start", hint=hint)

    def _shot(self, x: Array, T: float) -> _Shot:
        times = np.array([self.time, self.time + T])
        sensitizer = Sensitizer(self.start, times, ORBIT_TOLERANCE, self.compiled)
        if len(self.edges):
            inner = self.time + (self.edges[1:-1] - self.time) * T / self.T
            sensitizer.edges = np.unique([self.time, *inner, self.time + T])
        along = sensitizer.at(x)
        self.edges, self.T = sensitizer.edges, T
        return _Shot(along, x, self)

    def _orbit(self, found: _Shot, T: float) -> PeriodicOrbit:
        scaled = found.W * found.sizes / found.sizes[:, None]
        multipliers = np.zeros(0, dtype=complex)
        if not self.driven:
            direction = found.rate / found.sizes
            basis = np.linalg.qr(np.column_stack([direction, np.eye(len(direction))]))[0]
            scaled = (basis.T @ scaled @ basis)[1:, 1:]
            multipliers = np.ones(1, dtype=complex)
        own = np.linalg.eigvals(scaled).astype(complex)
        own = own[np.lexsort((-own.imag, -own.real, -np.abs(own).round(9)))]
        turned = tuple(name for name, k in zip(self.names, found.turns, strict=True) if k)
        system = found.along.system
        every = np.concatenate([multipliers, own])
        return PeriodicOrbit(system, T, self.driven, self.names, found.error, every, turned)


class _Shot:
    """One motion over a period.

    Attributes
    ----------
    gap, rate : array, shape (k,)
        End minus start without full turns, and the rate at the end.
    W : array, shape (k, k)
    sizes : array, shape (k,)
        The largest magnitudes of the values on the motion.
    turns : array, shape (k,)
        Full turns of angles, in radians.
    error : float
        The largest gap of all coordinates and velocities relative to its size.
    """

    def __init__(self, along: Sensitivities, x: Array, search: _Shooting) -> None:
        self.along, rows = along, search.rows
        self.W = np.concatenate([along.positions[1], along.velocities[1]])[rows]
        system, t = along.system, float(along.t[1])
        state = np.concatenate([along.q[1], along.v[1]])
        at_end = system.replace(start=system.named_state(state))
        a, _ = solution_at_start(begun(at_end, t), t)
        self.rate = np.concatenate([along.v[1], a])[rows]
        angles = np.concatenate([search.angles, np.zeros(len(a), bool)])
        gap = state - np.concatenate([along.q[0], along.v[0]])
        turns = np.where(angles, full_turns(gap, np.full(len(gap), 2 * np.pi)), 0.0)
        gap = gap - turns
        scales = Model.of(system).scales(search.time).state[: len(gap)]
        sizes = np.maximum(along.largest, LEAST_SIZE * scales)
        self.error = float(np.abs(gap / sizes).max())
        self.gap, self.sizes, self.turns = gap[rows], sizes[rows], turns[rows]


def _depends_on_time(system: Description) -> bool:
    """Return whether time occurs in the equations, or an input is a list of samples."""
    formulas = formulas_of(system)
    formulas += [c.value for s in system.switches for c in (s.begin, s.end) if c]
    formulas += [x for f in system.frictions for x in (*f.slips, *f.normal, f.coefficient)]
    samples = any(isinstance(x, Samples) for x in system.inputs.values())
    return samples or any(s.name == "t" for e in formulas for s in e.free_symbols)


def _check_drive(system: Description, time: float, period: float) -> None:
    """Refuse a period in which the forces and the coefficients of constraints do not recur."""
    model = Model.of(system)
    parts = (model.mass_matrix, model.known_force, model.constraint_matrix, model.constraint_vector)
    for t in (time + np.array([0.13, 0.41, 0.87]) * period).tolist():
        now, later = (
            np.concatenate([np.ravel(part(at, *model.start, model.p)) for part in parts])
            for at in (t, t + period)
        )
        if np.abs(later - now).max() > SAME_MULTIPLIER * np.abs(now).max():
            what = f"the equations of motion do not recur after {period:g} s"
            raise ProblemError(what, key="period", hint="give the period of the drive")


def _angles(system: Description, time: float) -> Array:
    """Return a mask of the coordinates in which all equations have the period of a full turn."""
    model = Model.of(system)
    units, v = model.scales(time).units, model.start[1]

    def equations(x: Array) -> Array:
        state = (time, units * x, v, model.p)
        parts = (model.mass_matrix, model.known_force, model.constraints, model.constraint_matrix)
        return np.concatenate([np.ravel(part(*state)) for part in parts])

    with np.errstate(all="ignore"):
        found = angles_among(model.start[0] / units, 2 * np.pi / units, equations)
    return np.asarray(found)
