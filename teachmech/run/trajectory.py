"""The result of a simulation: arrays, columns by name, tables and files."""

from __future__ import annotations

import dataclasses
import json
import math
import operator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from teachmech.base import archives
from teachmech.base.archives import Archive, ArchiveError
from teachmech.base.array_types import Array
from teachmech.base.errors import (
    MotionFileError,
    ProblemError,
    TeachmechError,
    check_known,
    checked_arguments,
)
from teachmech.base.extras import requiring
from teachmech.base.files import replacing
from teachmech.base.tables import frame
from teachmech.expressions import evaluate
from teachmech.model.actuation import actuation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples, checked_function
from teachmech.numerics.integrators import Settings
from teachmech.numerics.scales import Scales
from teachmech.program import Model, program_of, write
from teachmech.run.changes import Change as Change
from teachmech.run.changes import work_of
from teachmech.run.stats import Stats as Stats
from teachmech.start.acting import begun

if TYPE_CHECKING:
    import pandas


_TEXT_FIELDS = ("ending", "compiled_from", "ending_code", "stats")


@checked_arguments
@dataclass(frozen=True, eq=False, repr=False)
class Trajectory:
    """The motion of a system at N stored times, as `teachmech.Motion` without its analysis."""

    system: Description
    settings: Settings
    t: Array
    q: Array
    v: Array
    a: Array
    multipliers: Array
    constraint_force: Array
    violation: Array
    velocity_violation: Array
    kinetic_energy: Array
    work_applied: Array
    work_constraint: Array
    rank: np.ndarray[Any, np.dtype[np.int_]]
    ending: str = ""
    known_singular_values: Array | None = None
    compiled_from: float | None = None
    stats: Stats | None = None
    ending_code: str = ""
    changes: tuple[Change, ...] = ()

    described_by: ClassVar[type[Description]] = Description

    # --- by name ------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the problem."""
        return self.system.name

    @property
    def title(self) -> str:
        """The title above a picture: the title of the drawing, or the name of the problem."""
        drawn = self.system.drawing or self.system.solids
        return (drawn.title if drawn else "") or self.name

    @cached_property
    def columns(self) -> dict[str, Array]:
        """The columns: ``t``, the state, accelerations, multipliers, inputs, switches.

        A switch such as ``on_rod`` is 1 while its constraint acts and 0 otherwise.
        """
        s = self.system
        names = ("t", *s.coordinates, *s.velocities, *s.accelerations, *s.multipliers, *s.inputs)
        table = np.column_stack([self.t, self.q, self.v, self.a, self.multipliers, self.inputs])
        switches = {switch.name: self.acting[:, switch.constraint] for switch in s.switches}
        columns = dict(zip(names, table.T, strict=True))
        return columns | {name: acts.astype(float) for name, acts in switches.items()}

    def __getitem__(self, name: str) -> Array:
        """Return one column over time: ``t``, ``x1``, ``vx1``, ``ax1``, ``lambda1``, ``on_rod``.

        A multiplier is also found by the name of its constraint: ``lambda_rod``.
        """
        name = self.system.named_multipliers.get(name, name)
        check_known("column", [name], self.columns)
        return self.columns[name]

    def __len__(self) -> int:
        return len(self.t)

    def violation_of(self, constraint: str) -> Array:
        """Return the violation of one constraint over time, shape (N,), by its name."""
        return self.violation[:, self._constraint_index(constraint)]

    def force_of(self, constraint: str) -> Array:
        """Return the force -A_k^T lambda_k of one constraint over time, shape (N, n), by its name.

        If constraints are redundant, only the resultant `constraint_force` is unique; the share
        of one constraint is that of the multipliers of least norm.
        """
        k, matrix = self._constraint_index(constraint), self.model.constraint_matrix
        rows = self._along(lambda *state: matrix(*state)[k].copy())
        return -rows * self.multipliers[:, [k]]

    @cached_property
    def inputs(self) -> Array:
        """The inputs u over time, shape (N, k), in the order of ``system.inputs``.

        Examples
        --------
        >>> from teachmech import System
        >>> cart = System(["x"], mass=[1], forces=["u"], inputs={"u": "2*t"})
        >>> cart.simulate(time=(0, 1, 0.5)).inputs.tolist()
        [[0.0], [1.0], [2.0]]
        """
        found = np.zeros((len(self), len(self.system.inputs)))
        for k, name in enumerate(self.system.inputs):
            found[:, k] = self.controls[name] if name in self.controls else self._limited(name)
        return found

    @cached_property
    def controls(self) -> dict[str, Array]:
        """The forces of the actuators that enforce programmes, shape (N,) each, by name.

        The names are those of the inputs, and of programmes with actuators of their own.

        Examples
        --------
        >>> from teachmech import Programme, System
        >>> cart = System(["x"], mass=[2], forces=["F"], programmes=[Programme("x = t^3", by="F")])
        >>> motion = cart.simulate(time=(0, 1, 0.5), method="dop853")
        >>> (motion.controls["F"].round(6) + 0).tolist()
        [0.0, 6.0, 12.0]
        """
        if not self.system.programmes:
            return {}
        B = self._along(self._actuator_matrix)
        added = self.constraint_force - self._ideal[0] - self._friction
        if C := self.model.nonideal_force:
            added = added - self._along(C)
        sizes = np.linalg.norm(B, axis=1)
        sizes = np.where(sizes > 0, sizes, 1.0)
        u = np.einsum("tkn,tn->tk", np.linalg.pinv(B / sizes[:, None]), added) / sizes
        return dict(zip(actuation_of(self.system).actuators, u.T + self._given.T, strict=True))

    @property
    def _given(self) -> Array:
        """The values of the inputs that enforce programmes in the applied force, shape (N, k)."""
        names = actuation_of(self.system).actuators
        rows = [self._input(n) if n in self.system.inputs else 0 * self.t for n in names]
        return np.array(rows).T

    @property
    def _control_force(self) -> Array:
        """The generalized force that actuators add to the applied force, shape (N, n)."""
        if not self.controls:
            return np.zeros_like(self.q)
        u = np.array([*self.controls.values()]).T - self._given
        force: Array = np.einsum("tnk,tk->tn", self._along(self._actuator_matrix), u)
        return force

    @cached_property
    def control_powers(self) -> dict[str, Array]:
        """The power of each of the `controls`, shape (N,), in watts; positive if it does work."""
        B = self._along(self._actuator_matrix) if self.controls else np.zeros((len(self), 0, 0))
        speeds = np.einsum("tnk,tn->kt", B, self.v)
        named = zip(self.controls.items(), speeds, strict=True)
        return {name: forces * speed for (name, forces), speed in named}

    @cached_property
    def programme_errors(self) -> dict[str, Array]:
        """The left side minus the right side of each programme, shape (N,), by name."""
        values = self._values(slice(None))
        with np.errstate(all="ignore"):
            return {
                found.name: np.broadcast_to(evaluate(found.value, values), len(self))
                for found in actuation_of(self.system).programmes
            }

    @property
    def _actuator_matrix(self) -> Any:
        return self.model.functions.names["actuator_matrix"]

    def limits_of(self, name: str) -> dict[str, Array]:
        """Return the limits of an input or actuator over time, shape (N,), as far as it has any.

        The names are "least" and "largest".
        """
        values, pair = self._values(slice(None)), self.system.limit_formulas.get(name, ())
        return {
            what: np.broadcast_to(evaluate(limit, values), len(self))
            for what, limit in zip(("least", "largest"), pair, strict=False)
            if limit is not None
        }

    def _limited(self, name: str) -> Array:
        """Return the values of an input within its limits."""
        found, limits = self._input(name), self.limits_of(name)
        if "least" in limits:
            found = np.maximum(found, limits["least"])
        return np.minimum(found, limits["largest"]) if "largest" in limits else found

    def _input(self, name: str) -> Array:
        system = self.system
        given: Any = system.inputs[name]
        if name in system.parameters:
            return np.full(len(self), system.parameter_values[name])
        if isinstance(given, Samples):
            return given.at(self.t)
        if callable(given):
            function = checked_function(given, name)
            return np.array([*map(function, self.t, self.q, self.v)])
        read, values = system.input_expressions[name], self._values(slice(None))
        with np.errstate(all="ignore"):
            return np.asarray(evaluate(read.symbolic, values))

    def _values(self, index: int | slice) -> dict[str, Any]:
        """Return the values of all names that a force may use, at one stored time or at several."""
        names = ("t", *self.system.coordinates, *self.system.velocities)
        table = (self.t[index], *self.q.T[:, index], *self.v.T[:, index])
        return dict(zip(names, table, strict=True)) | self.system.parameter_values

    def state(self, index: int = -1) -> dict[str, float]:
        """Return coordinates and velocities at one stored time, by name.

        They are a ``start`` of `System.simulate` and `System.linearise`; the time is ``t[index]``.

        Parameters
        ----------
        index : int
            The stored time: 0 is the start, -1 the end.

        Examples
        --------
        >>> from teachmech import System
        >>> ball = System(["z"], mass=[1], forces=[-10], start={"z": 5})
        >>> ball.simulate(time=(0, 1, 0.5)).state()
        {'z': 0.0, 'vz': -10.0}
        """
        k = self.stored_index(index)
        return self.system.named_state(np.concatenate([self.q[k], self.v[k]]))

    def input_matrix(self, index: int = 0) -> Array:
        """Return B at one stored time, shape (n, k): the applied force is Q = Q_0 + B u.

        Parameters
        ----------
        index : int
            The stored time: 0 is the start, -1 the end.

        Notes
        -----
        The distribution matrix Q_B of R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of
        controlled mechanical system with redundant holonomic constraints". Column k is the
        generalized force of the input k if its value is 1.

        Examples
        --------
        >>> from teachmech import System
        >>> crane = System(["x", "phi"], mass=["m", "J"], forces=["F - M*cos(phi)", "M"],
        ...     parameters={"m": 2, "J": 1}, inputs={"F": 0, "M": 3})
        >>> crane.simulate(time=(0, 1, 0.5)).input_matrix(0).tolist()
        [[1.0, -1.0], [0.0, 1.0]]
        """
        system, values = self.system, self._values(self.stored_index(index))
        B = np.zeros((len(system.coordinates), len(system.inputs)))
        for j, column in enumerate(system.input_columns.values()):
            for i, entry in column.items():
                B[i, j] = evaluate(entry, values)
        return B

    @property
    def applied_force(self) -> Array:
        """The applied force Q over time, shape (N, n); M q'' = Q + constraint_force."""
        return self._along(self.model.applied_force)

    def _along(self, function: Any) -> Array:
        """Return the values of a function of the model at all stored times."""
        return self.model.along(function, self.t, self.q, self.v, self.parameters)

    def stored_index(self, index: int) -> int:
        """Return the index of a stored time, counted from the start; -1 is the last.

        Raises
        ------
        ProblemError
            If there is no such time.
        """
        try:
            return range(len(self))[operator.index(index)]
        except (TypeError, IndexError):
            hint = f"stored times are counted from 0 to {len(self) - 1}, and -1 is the last"
            what = f"there is no stored time {index!r}"
            raise ProblemError(what, key="index", hint=hint) from None

    def linear_system(self, index: int = 0) -> tuple[Array, Array, Array]:
        """Return M, A and b at one stored time.

        Parameters
        ----------
        index : int
            The stored time: 0 is the start, -1 the end.

        Returns
        -------
        M : array, shape (n, n)
        A : array, shape (m, n)
        b : array, shape (m,)

        Raises
        ------
        ProblemError
            If there is no such time.
        """
        k, model = self.stored_index(index), self.model
        state = (self.t[k], self.q[k], self.v[k], self.parameters[k])
        A, b = model.constraint_matrix(*state), model.constraint_vector(*state)
        return model.mass_matrix(*state), A, b

    @cached_property
    def acting(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """A mask of the constraints that act at each stored time, shape (N, m).

        Examples
        --------
        >>> from teachmech import Constraint, System
        >>> rod = Constraint("x = 0", "held", end="t > 0.7")
        >>> System(["x"], [1], [2], [rod]).simulate(time=(0, 1, 0.5)).acting.ravel().tolist()
        [True, True, False]
        """
        system = self.system
        found = np.ones((len(self), len(system.constraints)), dtype=bool)
        times = [change.time for change in self.changes]
        passed = np.searchsorted(times, self.t, side="right")
        for switch in system.switches:
            name = system.constraint_names[switch.constraint]
            acts = np.array([name in acting for acting in self.acting_by_phase])
            found[:, switch.constraint] = acts[passed]
        return found

    @property
    def acting_by_phase(self) -> list[tuple[str, ...]]:
        """The switched constraints that act from the start and after each change, by name."""
        system = self.system
        first = tuple(
            system.constraint_names[switch.constraint]
            for switch in system.switches
            if system.parameter_values[switch.name] > 0
        )
        return [first, *(change.acting for change in self.changes)]

    @cached_property
    def parameters(self) -> Array:
        """The parameters at each stored time, shape (N, k); those of switches change."""
        system, names = self.system, [*self.system.parameters]
        found = np.tile(self.model.p, (len(self), 1))
        for switch in system.switches:
            found[:, names.index(switch.name)] = self.acting[:, switch.constraint]
        if system.frictions:
            passed = np.searchsorted([c.time for c in self.changes], self.t, side="right")
            indices = [names.index(name) for f in system.frictions for name in f.names]
            found[:, indices] = np.array(self.slips_by_phase)[passed]
        return found

    @property
    def slips_by_phase(self) -> list[tuple[float, ...]]:
        """The directions of sliding from the start and after each change; 0 while it sticks."""
        values = self.system.parameter_values
        first = tuple(values[name] for f in self.system.frictions for name in f.names)
        return [first, *(change.slips for change in self.changes)]

    def phases(self) -> list[Self]:
        """Return the parts of the motion in which the same constraints act."""
        if not self.changes:
            return [self]
        first = np.searchsorted(self.t, [change.time for change in self.changes])
        ends = [0, *np.unique(first[first < len(self)]).tolist(), len(self)]
        parts = []
        for i, j in zip(ends, ends[1:], strict=False):
            if i == j:
                continue
            names = [*self.system.parameters]
            row = self.parameters[i]
            acting = {
                name: float(row[names.index(name)]) for name in self.system.changing_parameters
            }
            arrays = {name: getattr(self, name)[i:j] for name in STORED}
            values = None if self.known_singular_values is None else self.singular_values[i:j]
            arrays |= {"known_singular_values": values, "changes": ()}
            system = self.system.with_switches(acting)
            parts.append(dataclasses.replace(self, system=system, **arrays))
        return parts

    @property
    def times_off(self) -> dict[str, list[list[float]]]:
        """The spans of time in which each switched constraint does not act, as begin and end."""
        names, (first, last) = self.system.constraint_names, self.t[[0, -1]].tolist()
        found = {}
        for k in (switch.constraint for switch in self.system.switches):
            acts, spans = bool(self.acting[0, k]), []
            begin = first
            for change in self.changes:
                now = names[k] in change.acting
                if now and not acts:
                    spans.append([begin, change.time])
                elif acts and not now:
                    begin = change.time
                acts = now
            found[names[k]] = spans if acts else [*spans, [begin, last]]
        return found

    @property
    def work_impulses(self) -> Array:
        """The work of all impulses until each stored time, shape (N,), in joules."""
        return work_of(self.changes, self.t)

    @cached_property
    def nonideal_force(self) -> Array:
        """The part of the constraint force that does virtual work, shape (N, n): friction, and C.

        M q'' = Q - A^T lambda + B u + nonideal_force, where u are the forces of actuators, and
        lambda the multipliers of the constraints without those of sticking, whose forces are
        static friction.

        Notes
        -----
        F. E. Udwadia, R. E. Kalaba, J. Appl. Mech. 69 (2002) 335-339. They call ideal what the
        constraint force would be without C; here A^T lambda also has the reaction to C.

        Examples
        --------
        >>> from teachmech import Constraint, System
        >>> floor = Constraint("y = 0", "floor", friction=0.5)
        >>> block = System(["x", "y"], [2, 2], [0, -20], [floor], start={"vx": 1})
        >>> block.simulate(time=(0, 0.1, 0.1)).nonideal_force.round(9).tolist()
        [[-10.0, 0.0], [-10.0, 0.0]]
        """
        force: Array = self.constraint_force - self._ideal[0] - self._control_force
        return force

    @cached_property
    def work_nonideal(self) -> Array:
        """The work of `friction_force` until each stored time, shape (N,), in joules.

        It is `work_constraint` if the constraints do not move and nothing enforces programmes.
        Otherwise the work of the ideal constraint force and of the actuators is subtracted, which
        is integrated over the stored times.
        """
        if self.system.is_ideal:
            return np.zeros(len(self))
        force, power = self._ideal
        size = np.abs(force * self.v).sum(axis=1)
        if self.system.programmes:
            power = power + np.sum(self._control_force * self.v, axis=1)
        elif (np.abs(power) <= 1e-9 * size.max(initial=0.0)).all():
            return self.work_constraint
        middle = np.diff(self.t) * (power[1:] + power[:-1]) / 2
        work: Array = self.work_constraint - np.concatenate([[0.0], np.cumsum(middle)])
        return work

    @cached_property
    def _ideal(self) -> tuple[Array, Array]:
        """The force -A^T lambda without the constraints of sticking, and its power."""
        ideal = np.ones(self.multipliers.shape[1], dtype=bool)
        ideal[[k for friction in self.system.frictions for k in friction.sticks]] = False
        force, matrix = np.zeros_like(self.q), self.model.constraint_matrix
        states = zip(self.t, self.q, self.v, self.parameters, strict=True)
        for k, state in enumerate(states):
            force[k] = -self.multipliers[k, ideal] @ matrix(*state)[ideal]
        return force, np.sum(force * self.v, axis=1)

    @cached_property
    def _friction(self) -> Array:
        """The forces of frictions that stick or slide; the multipliers of sticking contain both."""
        switches = [switch for switch in self.system.switches if switch.sticks]
        force, p = np.zeros_like(self.q), self.parameters.copy()
        if not switches:
            return force
        names, sticks = [*self.system.parameters], [switch.constraint for switch in switches]
        p[:, [names.index(switch.name) for switch in switches]] = 1.0
        for k, state in enumerate(zip(self.t, self.q, self.v, p, strict=True)):
            force[k] = -self.multipliers[k, sticks] @ self.model.constraint_matrix(*state)[sticks]
        return force

    def _constraint_index(self, constraint: str) -> int:
        names = self.system.constraint_names
        check_known("constraint", [constraint], names)
        return names.index(constraint)

    @cached_property
    def singular_values(self) -> Array:
        """Descending singular values of A M^(-1/2), or A if M is singular; shape (N, min(m, n))."""
        if self.known_singular_values is not None:
            return self.known_singular_values
        values = program_of(self.system, self.settings).acceleration
        return self._along(lambda *state: values(*state)[3])

    def without_gradient(self) -> tuple[str, ...]:
        """Return the constraints whose row of A is zero at every stored time.

        Such a constraint does not affect the acceleration, for example (x - y)^2 = 0 at x = y.
        """
        if (self.rank == self.acting.sum(axis=1)).any():
            return ()
        span = self.settings.end - self.settings.start
        scales = self.model.scales(self.settings.start, span)
        zero = np.ones(self.multipliers.shape[1], dtype=bool)
        for k in range(len(self)):
            size = np.abs(self.linear_system(k)[1]) @ scales.coordinates
            zero &= (size <= 1e-7 * scales.rows) | ~self.acting[k]
            if not zero.any():
                break
        zero &= self.acting.any(axis=0)
        return tuple(n for n, z in zip(self.system.constraint_names, zero, strict=True) if z)

    # --- energy -------------------------------------------------------------------------------

    @property
    def potential_energy(self) -> Array:
        """The potential energy V over time, shape (N,), in joules.

        Raises
        ------
        ProblemError
            If the system does not state its potential energy.

        Examples
        --------
        >>> from teachmech import Lagrangian
        >>> swing = Lagrangian("vphi^2/2", "-9.81*cos(phi)", coordinates=["phi"], start={"phi": 1})
        >>> motion = swing.simulate(time=(0, 1), method="dop853", tolerance=1e-12)
        >>> bool(np.ptp(motion.kinetic_energy + motion.potential_energy) < 1e-10)
        True
        """
        if self.system.potential is None:
            hint = "give System(..., potential=[...]); Lagrangian and Mechanism compute it"
            raise ProblemError("the system does not state its potential energy", hint=hint)
        values = {**self.system.parameter_values, **self.columns}
        with np.errstate(all="ignore"):
            terms = (evaluate(V.symbolic, values) for V in self.system.potential_expressions)
            total: Array = sum(terms, np.zeros(len(self)))
        return total

    @property
    def energy_balance(self) -> Array:
        """The change of the kinetic energy minus the work of all forces, shape (N,); 0 if exact."""
        work = self.work_applied + self.work_constraint + self.work_impulses
        return energy_balance(self.kinetic_energy, work)

    # --- the program --------------------------------------------------------------------------

    def program(self, derivatives: str = "symbolic") -> str:
        """Return the source of the program that computed this motion.

        With ``derivatives="feed"`` the program differentiates the constraints at run time; see
        `InitialValueProblem.program`.
        """
        return write(self.system, self.settings, derivatives)

    @property
    def model(self) -> Model:
        """The functions of the problem, with the parameters of this motion."""
        return Model.of(self.system)

    # --- files and tables ---------------------------------------------------------------------

    def to_csv(self, path: str | Path) -> None:
        """Write the table with 17 digits, header ``t,x1,...,vx1,...,ax1,...,lambda1,...``."""
        header, table = ",".join(self.columns), np.column_stack(list(self.columns.values()))
        with replacing(path) as part:
            np.savetxt(part, table, delimiter=",", header=header, comments="", fmt="%.17g")

    def to_mat(self, path: str | Path) -> None:
        """Write the columns of the table to a file for MATLAB and Octave: ``load("motion.mat")``.

        Each column is a variable of its name, of shape (N, 1); t is the time.
        """
        from scipy.io import savemat

        with replacing(path) as part:
            savemat(part, self.columns, appendmat=False, do_compression=True, oned_as="column")

    def to_parquet(self, path: str | Path) -> None:
        """Write the table as a Parquet file, which pandas, R and Julia read.

        Raises
        ------
        ProblemError
            If pandas or pyarrow is not installed.
        """
        with requiring("a Parquet file needs", otherwise="use to_csv"):
            import pyarrow  # noqa: F401 - pandas states its absence in many lines
        with replacing(path) as part:
            self.to_frame().to_parquet(part)

    def to_npz(self, path: str | Path) -> None:
        """Write the whole motion to a compressed NumPy file, which `Motion.from_npz` reads.

        Raises
        ------
        ProblemError
            If a constraint is a Python function, which has no text to write.
        """
        from teachmech.run.motion_text import FORMAT

        about = {
            "format": FORMAT,
            "system": self.system.to_dict(),
            "settings": dataclasses.asdict(self.settings),
            **{name: getattr(self, name) for name in _TEXT_FIELDS},
            "stats": self.stats and dataclasses.asdict(self.stats),
            "changes": [change.to_dict() for change in self.changes],
        }
        archives.write(path, json.dumps(about), {name: getattr(self, name) for name in ARRAYS})

    @classmethod
    def from_npz(cls, path: str | Path) -> Self:
        """Return the motion in a file of `to_npz`; its texts are checked like those of a user.

        Raises
        ------
        MotionFileError
            If the file is missing, or is not a file of `to_npz`.
        ProblemError, ExpressionError
            If a text in the file is wrong.
        """
        from teachmech.run.motion_text import MotionText

        try:
            archive = Archive(path)
            about = archive.parsed(MotionText)
        except ProblemError as error:
            raise _not_a_motion(error, path) from None
        try:
            system = cls.described_by.from_dict(about.system)
            settings = Settings.of(**about.settings.options)
            if settings.until:
                system.read_condition(settings.until)
        except TeachmechError as error:
            raise error.at(str(path)) from None
        try:
            fields = _read_arrays(archive, len(system.coordinates), len(system.constraints))
        except ProblemError as error:
            raise _not_a_motion(error, path) from None
        system = begun(system, settings.start)
        changes = tuple(Change.from_dict(change.model_dump()) for change in about.changes)
        fields["changes"] = changes
        values = fields.pop("singular_values")
        about_run = {name: getattr(about, name) for name in _TEXT_FIELDS}
        return cls(system, settings, **fields, **about_run, known_singular_values=values)

    def to_frame(self) -> pandas.DataFrame:
        """Return the table as a pandas frame indexed by time.

        Raises
        ------
        ProblemError
            If pandas is not installed.
        """
        return frame(self.columns, "use to_csv").set_index("t")

    # --- report -------------------------------------------------------------------------------

    @property
    def stopped(self) -> str:
        """A sentence on the time at which the motion met the equation ``until``, or an empty text.

        Examples
        --------
        >>> from teachmech import System
        >>> ball = System(["z"], mass=[1], forces=[-10], start={"z": 5})
        >>> ball.simulate(time=(0, 9, 0.3), until="z = 0").stopped
        'stopped at t = 1 s where z = 0'
        """
        if not self.settings.until or self.ending:
            return ""
        if self.t[-1] >= self.settings.end and not self._met_at_last:
            return ""
        return f"stopped at t = {self.t[-1]:.9g} s where {self.settings.until}"

    @property
    def _met_at_last(self) -> bool:
        """True if the equation ``until`` is met at the last stored time."""
        states = zip(self.t[-2:], np.hstack([self.q, self.v])[-2:], strict=True)
        condition = program_of(self.system, self.settings).stop_condition
        last = zip(states, self.parameters[-2:], strict=True)
        before, *after = [condition(*state, p) for state, p in last]
        return bool(after) and before != 0 and not before * after[0] > 0

    def left(self, index: int) -> Any:
        """Return a mask of the constraints that the motion has left at one stored time, shape (m,).

        A constraint counts as left if its error is more than a hundredth of its terms,
        ``|h| > 0.01 (row + |h_q| |q|)`` with the size of its row (`teachmech.numerics.scales`).

        Parameters
        ----------
        index : int
            The index of the stored time; 0 is the start, -1 the end.
        """
        _, A, _ = self.linear_system(index)
        off = self.violation[index]
        positions = self.scales.positions_off(off, A, self.q[index], 0.01)
        rates = self.scales.rates_off(off, A, self.v[index], 0.01)
        return np.where(self.model.holonomic, positions, rates)

    @cached_property
    def scales(self) -> Scales:
        """The sizes of the problem, which define the values that count as small."""
        return Scales(*program_of(self.system, self.settings).scales())

    def __repr__(self) -> str:
        return f"<Motion {self.name}: {len(self)} times, t = {self.t[0]:g} to {self.t[-1]:g}>"


# The arrays of a motion, in the order of its fields, and their number of columns.
ARRAYS = {
    "t": "",
    "q": "n",
    "v": "n",
    "a": "n",
    "multipliers": "m",
    "constraint_force": "n",
    "violation": "m",
    "velocity_violation": "m",
    "kinetic_energy": "",
    "work_applied": "",
    "work_constraint": "",
    "rank": "",
    "singular_values": "s",
}
STORED = [name for name in ARRAYS if name != "singular_values"]  # a compiled run stores these


def _not_a_motion(error: ProblemError, path: str | Path) -> MotionFileError:
    """Return the error for a file that cannot be read, or that is not an archive of a motion."""
    what, hint = error.what, error.hint
    if isinstance(error, ArchiveError):
        what, hint = f"this is not a motion: {what}", "read a file of Motion.to_npz"
    return MotionFileError(what, where=str(path), hint=hint)


def _read_arrays(archive: Archive, n: int, m: int) -> dict[str, Any]:
    """Return the arrays of a motion; refuse numbers that are not finite."""
    size = math.prod(archive.shapes.get("t", ()))
    shapes = {"n": (size, n), "m": (size, m), "": (size,), "s": (size, min(m, n))}
    arrays: dict[str, Any] = {}
    for name, kind in ARRAYS.items():
        array = archive.array(name, shapes[kind], "i" if name == "rank" else "f")
        if name in ("t", "q", "v", "a", "multipliers") and not np.isfinite(array).all():
            raise ArchiveError(f"the array {name!r} has numbers that are not finite")
        if name == "t" and not (size and (np.diff(array) > 0).all()):
            raise ArchiveError("its times do not rise")
        arrays[name] = array
    if not ((arrays["rank"] >= 0) & (arrays["rank"] <= min(m, n))).all():
        raise ArchiveError("a rank of A is impossible")
    return arrays


def energy_balance(kinetic_energy: Array, work: Array) -> Array:
    """Return the change of the kinetic energy minus the work of all forces; 0 if exact.

    Parameters
    ----------
    kinetic_energy, work : array, shape (N,)
        Energies in joules; the work counts from any time on.

    Examples
    --------
    >>> energy_balance(np.array([1.0, 3.0]), np.array([0.0, 2.0])).tolist()
    [0.0, 0.0]
    """
    balance: Array = kinetic_energy - kinetic_energy[0] - (work - work[0])
    return balance
