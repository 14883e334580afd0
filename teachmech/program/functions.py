"""The functions of a problem, written and loaded once, for calls at one state or at many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.progress import stage
from teachmech.expressions import rounding_of
from teachmech.expressions.algebra import Number
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples, checked_function
from teachmech.numerics import dynamics, scales
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.numerics.ranks import FOUND, decide, relations_in
from teachmech.numerics.sampled import held
from teachmech.numerics.scales import Scales
from teachmech.program import skeleton
from teachmech.program.folded import FoldingWriter

SIZES = (
    scales.magnitude,
    scales.diagonal,
    scales.dot,
    scales.quotient,
    scales.driven_sizes,
    scales.state_sizes,
    scales.unit_sizes,
    scales.row_sizes,
    scales.row_factors,
)
EVALUATED = (  # evaluated at the start
    "mass_matrix",
    "applied_force",
    "constraints",
    "constraint_matrix",
    "constraint_vector",
    "programme_matrix",
    "programme_vector",
)
LARGE = 40_000  # entries of A beyond which redundancy is not examined
# If constraints are redundant, a singular value counts as zero below these fractions of the largest
# one, and of the least non-zero one at the start.
REDUNDANT, APART = 1e-4, 1e-2
AWAY = 1e-3  # distance from a start that may be singular, in units of the coordinates
Function = Callable[[Any, Array, Array, Array], Array]


class Functions:
    """The functions of all systems with the same texts.

    Attributes
    ----------
    names : dict
        The names that `source` defines.
    """

    writer_class: ClassVar[type[FoldingWriter]] = FoldingWriter

    @stage("writing the program")
    def __init__(self, system: Description) -> None:
        self.writer = writer = self.writer_class(system)
        self._holds = any(
            isinstance(x, Samples) and x.between == "hold" for x in system.inputs.values()
        )
        problem = [
            *([writer.masses()] if system.mass_is_diagonal else []),
            writer.mass_matrix(),
            *([writer.mass_matrix_rate()] if derivation_of(system).mass_rate else []),
            writer.applied_force(),
            *([writer.nonideal_force()] if system.virtual_work else []),
            writer.constraints(),
            writer.constraint_rates(),
            writer.constraint_matrix(),
            writer.constraint_vector(),
            *([writer.friction()] if system.frictions else []),
            *(writer.programmes() if system.programmes else []),
        ]
        self._problem, self._sizes_at = skeleton.joined(*problem), skeleton.sizes_at(system)
        before = (writer.imports(), skeleton.structure(system), writer.arrays.source())
        source = skeleton.joined(*before, self._problem, self._sizes_at)
        module = ModuleType(system.name)
        module.__dict__.update({function.__name__: function for function in (*SIZES, held)})
        execute(source, f"<problem of {system.name}>", module)
        for name, read in zip(system.constraint_names, system.constraint_expressions, strict=True):
            if isinstance(read, FunctionConstraint):
                module.FUNCTIONS[name] = read.function
        for name in system.signals:
            if callable(given := system.inputs[name]):
                module.INPUTS[name] = checked_function(given, name)
        self.names = module.__dict__

    @cached_property
    def source(self) -> str:
        """The part of every program that defines the problem and its sizes."""
        small = skeleton.section("What is small"), *map(skeleton.source, SIZES), self._sizes_at
        if self._holds:
            small = skeleton.source(held), *small
        return skeleton.joined(self._problem, *small)

    def written_start(self, system: Description) -> tuple[FoldingWriter, str]:
        """Return the source of ``start``, and a writer with its imports and constants."""
        writer = self.writer.starting(system)
        return writer, writer.start()

    @cached_property
    def sizes_of_many(self) -> Callable[..., Any]:
        """The program's ``sizes_at`` for many starts, with one call of the functions per start."""
        module = ModuleType(self.writer.system.name)
        module.__dict__.update(self.names)
        module.__dict__.update(
            {name: _of_many(self.names[name]) for name in EVALUATED if name in self.names}
        )
        execute(self._sizes_at, "<sizes of many starts>", module)
        sizes_at: Callable[..., Any] = module.__dict__["sizes_at"]
        return sizes_at


def _of_many(function: Function) -> Function:
    """Return a function of the problem for many states, stacked along the first axis."""

    def values(t: Any, q: Array, v: Array, p: Array) -> Array:
        return np.array([function(t, *state) for state in zip(q, v, p, strict=True)])

    return values


class Model:
    """The functions of a problem with its start and parameter values.

    Parameters
    ----------
    system : Description
        The system; see `Model.of`, which makes one model per system.

    Attributes
    ----------
    mass_matrix, applied_force, constraints, constraint_rates, constraint_matrix, constraint_vector
        M (n, n), Q (n,), the left sides h or g, their velocity forms, A (m, n) and b (m,): as
        in the generated program, functions of time, q and v of shape (n,), and the parameters.
    friction : callable or None
        Directions, normal forces per multiplier and coefficients of the frictions.
    holonomic : array of bool, shape (m,)
        True for the constraints without velocities.
    p : array, shape (k,)
        The parameters.

    Examples
    --------
    >>> fall = Model.of(Description(["z"], ["m"], ["-m*g"], parameters={"m": 2, "g": 9.81}))
    >>> fall.applied_force(0.0, *fall.start, fall.p).tolist()
    [-19.62]
    """

    def __init__(self, system: Description) -> None:
        self.system, self.p = system, system.parameter_array
        self.functions = system.cached("functions", Functions)
        names = self.functions.names
        self.mass_matrix: Function = names["mass_matrix"]
        self.applied_force: Function = names["applied_force"]
        self.constraints: Function = names["constraints"]
        self.constraint_rates: Function = names["constraint_rates"]
        self.constraint_matrix: Function = names["constraint_matrix"]
        self.constraint_vector: Function = names["constraint_vector"]
        self.holonomic: Any = names["HOLONOMIC"]
        self.nonideal_force: Any = names.get("nonideal_force")
        self.friction: Any = names.get("friction")
        self._scales: dict[tuple[Any, float], Scales] = {}

    @classmethod
    def of(cls, system: Description) -> Model:
        """Return the model of a system, made once per system."""
        return system.cached("model", cls, with_values=True)

    def control(self, *state: Any) -> tuple[Array, Array, Array, Array, Array]:
        """Return B, E, d and the limits, as `teachmech.numerics.control.controlled` takes them.

        Parameters
        ----------
        *state
            Time, q, v and the parameters.
        """
        names = ("actuator_matrix", "programme_matrix", "programme_vector", "actuator_limits")
        B, E, d, limits = (self.functions.names[name](*state) for name in names)
        return B, E, d, limits[0], limits[1]

    @cached_property
    def written_start(self) -> tuple[FoldingWriter, str]:
        """The source of the function ``start``, and a writer with its imports and constants."""
        return self.functions.written_start(self.system)

    @cached_property
    def start_with(self) -> Callable[[Array], tuple[Array, Array]]:
        """The function that returns coordinates and velocities at the start for parameters."""
        writer, source = self.written_start
        module = ModuleType(self.system.name)
        source = skeleton.joined(writer.imports(), writer.arrays.source(), source)
        execute(source, f"<start of {self.system.name}>", module)
        start: Callable[[Array], tuple[Array, Array]] = module.start
        return start

    @cached_property
    def start(self) -> tuple[Array, Array]:
        """Coordinates and velocities at the start, shapes (n,), read-only."""
        values = [read.symbolic for read in self.system.start_expressions.values()]
        if all(isinstance(value, Number) for value in values):
            q, v = np.split(np.array([*map(float, values)]), 2)
        else:
            with np.errstate(all="ignore"):
                q, v = self.start_with(self.p)
        q.flags.writeable = v.flags.writeable = False
        return q, v

    @property
    def start_values(self) -> dict[str, float]:
        """Coordinates and velocities at the start by name."""
        return self.system.named_state(np.concatenate(self.start))

    @cached_property
    def mass_is_indefinite(self) -> bool:
        """True if M has a negative eigenvalue at the start, each coordinate in its own unit."""
        with np.errstate(all="ignore"):
            M = self.mass_matrix(0.0, *self.start, self.p)
        if self.system.mass_is_diagonal:
            return bool(M.diagonal().min() < 0)
        sizes = np.sqrt(np.where(M.diagonal() == 0, 1.0, np.abs(M.diagonal())))
        M = M / np.outer(sizes, sizes)
        if not np.isfinite(M).all():
            return False
        try:  # much faster than eigenvalues, and M is often large and singular
            np.linalg.cholesky(M + 1e-12 * np.abs(M).max() * np.eye(len(M)))
        except np.linalg.LinAlgError:
            return True
        return False

    def scales(self, t: Any, span: float = 1.0) -> Scales:
        """Return the sizes of the problem about its start.

        Parameters
        ----------
        t : float
            The start time.
        span : float
            The duration in seconds that gives the time scale if nothing else does.
        """
        if (t, span) not in self._scales:
            self._scales[t, span] = self.scales_at(t, *self.start, self.p, span)
        return self._scales[t, span]

    def scales_at(self, t: Any, q: Array, v: Array, p: Array, span: float = 1.0) -> Scales:
        """Return the sizes of the problem about another start, with other parameters.

        Raises
        ------
        ProblemError
            If the squares of the accelerations overflow there.
        """
        with np.errstate(all="ignore"):
            state = (np.float64(t), q, v, p)
            rounding = 0.0 if q.any() else self.rounding(*state)
            found = Scales(*self.functions.names["sizes_at"](*state, span, rounding))
            finite = bool(np.isfinite(np.square([*q, *v])).all())
        # The system moves immediately, or an acceleration overflows.
        if found.time == 0 or (finite and np.isnan(found.time)):
            what = "an acceleration at the start is too large to be squared"
            hint = "look for an unbounded force there, or for a mass that is almost 0"
            raise ProblemError(what, hint=hint)
        return found

    def scales_of_many(self, t: Any, q: Array, v: Array, p: Array, span: float = 1.0) -> Scales:
        """Return the result of `scales_at` for each of many starts, stacked along the first axis.

        Parameters
        ----------
        t, span : float
        q, v : array, shape (N, n)
        p : array, shape (N, k)

        Examples
        --------
        >>> model = Model.of(Description(["z"], ["m"], ["-m"], parameters={"m": 1}))
        >>> z, m = np.array([[1.0], [9.0]]), np.array([[1.0], [2.0]])
        >>> model.scales_of_many(0.0, z, 0 * z, m).units.tolist()
        [[1.0], [8.0]]
        """
        with np.errstate(all="ignore"):
            rounding: Any = 0.0
            if not q.any(axis=-1).all():
                rounding = np.zeros((len(q), len(self.holonomic)))
                for k in np.flatnonzero(~q.any(axis=-1)):
                    rounding[k] = self.rounding(t, q[k], v[k], p[k])
            return Scales(*self.functions.sizes_of_many(np.float64(t), q, v, p, span, rounding))

    def left_by_rounding(self, t: Any, q: Array) -> list[float]:
        """Return `rounding` if all coordinates are 0 and it alone causes errors, else []."""
        state = (np.float64(t), q, self.start[1], self.p)
        if q.any():
            return []
        with np.errstate(all="ignore"):
            rounding, off = self.rounding(*state), np.abs(self.constraints(*state))
        return rounding.tolist() if ((off > 0) & (off <= rounding)).any() else []

    def rounding(self, t: Any, q: Array, v: Array, p: Array) -> Array:
        """Return the possible rounding error of each constraint at a state, shape (m,).

        It is 0 for constraints that are met exactly. If all coordinates are 0, a value up to this
        error has no size; otherwise the coordinates determine the sizes.

        Examples
        --------
        >>> sums = Description(["x"], [1], [0], ["x = a + b - c"], {"a": 0.1, "b": 0.2, "c": 0.3})
        >>> model = Model.of(sums)
        >>> model.rounding(0.0, *model.start, model.p).round(18).tolist()
        [4.66e-16]
        """
        groups: dict[str, Any] = {"t": [t], "q": q, "v": v, "p": p}
        slots = self.system.slots.items()
        values = {name: groups[kind][k] for name, (kind, k) in slots if kind in groups}
        h = self.constraints(t, q, v, p)
        found: Array = np.zeros(len(h))
        for k in np.flatnonzero(h):
            read = self.system.constraint_expressions[k]
            if not isinstance(read, FunctionConstraint):
                found[k] = rounding_of(read.symbolic, values)
        return found

    def rank_at_start(self, t: Any) -> int:
        """Return the rank of A at the start, as `freedom` and `examine_start` report it.

        Parameters
        ----------
        t : float
            The start time.

        Examples
        --------
        >>> twice = Description(["x", "y"], [1, 1], [0, 0], ["x = y", "2*x = 2*y"])
        >>> Model.of(twice).rank_at_start(0.0)
        1
        """
        with np.errstate(all="ignore"):
            M, A = self._in_units((np.float64(t), *self.start, self.p), self.scales(t))
            finite = np.isfinite(M).all() and np.isfinite(A).all()
            return int(decide(M, A)[1]) if finite else 0

    def dependent_at_start(self, settings: Settings) -> tuple[str, ...]:
        """Return the names of the constraints that count as redundant at the start of a run.

        Examples
        --------
        >>> near = Description(["x", "y"], [1, 1], [0, 0], ["x = 0", "x = 1e-9*y"])
        >>> model, settings = Model.of(near), Settings.of((0, 1, 0.1))
        >>> model.rank_at_start(0.0), model.dependent_at_start(settings)
        (2, ('c2',))
        """
        state = (np.float64(settings.start), *self.start, self.p)
        scales = self.scales(settings.start)
        with np.errstate(all="ignore"):
            null = decide(*self._in_units(state, scales), self.rank_tolerance(settings))[2]
            b, names = self.constraint_vector(*state), self.system.constraint_names
            return tuple(r.constraint for r in relations_in(null, b, names, scales=scales))

    def rank_tolerance(self, settings: Settings) -> float:
        """Return the rank tolerance, relative to the largest singular value of A.

        Singular values below it count as zero.

        It is the tolerance of the method, or a larger one if constraints are redundant both at the
        start and near it, so that the start is not a singular position. If the proportions of a
        linkage make rows dependent, the rows are dependent only if the constraints are met exactly.
        The stages of a step and a drifting motion do not meet them exactly.

        Examples
        --------
        >>> import teachmech as tm
        >>> linkage = tm.example("bennett")
        >>> Model.of(linkage.system).rank_tolerance(linkage.settings)
        0.0001
        """
        return max(METHODS[settings.method].rank_tolerance, self._redundant(settings))

    def _redundant(self, settings: Settings) -> float:
        """Return the rank tolerance for redundant constraints at the start; 0 if there are none."""
        m, n = len(self.system.constraints), len(self.system.coordinates)
        if not 0 < m * n <= LARGE:
            return 0.0
        state = (settings.start, *self.start, self.p)
        scales = self.scales(settings.start, settings.end - settings.start)
        with np.errstate(all="ignore"):
            M, A = self._in_units(state, scales)
        if not (np.isfinite(M).all() and np.isfinite(A).all()):
            return 0.0
        s, rank, _ = decide(M, A, FOUND)
        if not 0 < rank < m or self._rank_nearby(state, scales, A, rank) > rank:
            return 0.0
        return min(REDUNDANT, float(APART * s[rank - 1] / s[0]))

    def is_singular(self, t: Any, rank: int) -> bool:
        """Return whether the start is a singular position: A has more than this rank nearby."""
        m, n = len(self.system.constraints), len(self.system.coordinates)
        state, scales = (t, *self.start, self.p), self.scales(t)
        if not 0 < m * n <= LARGE:
            return False
        with np.errstate(all="ignore"):
            A = self._in_units(state, scales)[1]
        return self._rank_nearby(state, scales, A, rank) > rank

    def _rank_nearby(self, state: Any, scales: Scales, A: Array, rank: int) -> int:
        """Return the rank of A near a state, at a point that meets the constraints."""
        t, q, *others = state
        free = np.linalg.svd(A)[2][rank:]
        if not len(free):  # nothing can move
            return rank
        away = free.T @ np.cos(1.0 + np.arange(len(free)))  # in a generic direction
        q = q + AWAY * scales.units * away / np.abs(away).max()
        with np.errstate(all="ignore"):
            A = self._in_units((t, q, *others), scales)[1]
            h = scales.factors * np.where(self.holonomic, self.constraints(t, q, *others), 0.0)
            if not np.isfinite(A).all() or not np.isfinite(h).all():
                return rank
            q = q - scales.units * (np.linalg.pinv(A, rcond=REDUNDANT) @ h)
            M, A = self._in_units((t, q, *others), scales)
        finite = np.isfinite(M).all() and np.isfinite(A).all()
        return int(decide(M, A, FOUND)[1]) if finite else rank

    def acceleration(self, t: Any, q: Array, v: Array, scales: Scales) -> Array:
        """Return the acceleration q'' at a state, shape (n,), for any method of a run."""
        state = (t, q, v, self.p)
        M, A = self._in_units(state, scales)
        Q = scales.units * self.known_force(*state)
        b = scales.factors * self.constraint_vector(*state)
        singular = self.system.mass_may_be_singular or self.mass_is_indefinite
        solve = dynamics.udwadia_kalaba
        if singular and not dynamics.is_positive_definite(M):
            solve = dynamics.least_norm_acceleration
        return np.asarray(scales.units * solve(M, Q, A, b)[0])

    def on_constraints(self, t: Any, q: Array, v: Array, scales: Scales) -> Array:
        """Return the position nearest to q that meets the holonomic constraints.

        Distances are relative to the sizes of the coordinates. The method is Newton's.
        """
        holonomic, p = self.holonomic, self.p
        if not holonomic.any():
            return q
        sizes, factors = scales.coordinates, scales.factors[holonomic]
        return dynamics.nearest_zero(
            q,
            lambda q: factors * self.constraints(t, q, v, p)[holonomic],
            lambda q: factors[:, None] * self.constraint_matrix(t, q, v, p)[holonomic],
            np.diag(sizes),
            sizes,
        )

    def known_force(self, t: Any, q: Array, v: Array, p: Array) -> Array:
        """Return Q + C: the applied force, and the virtual work of the constraints."""
        Q: Array = self.applied_force(t, q, v, p)
        return Q + self.nonideal_force(t, q, v, p) if self.nonideal_force else Q

    def _in_units(self, state: Any, scales: Scales) -> tuple[Array, Array]:
        """Return M and A at a state, in the units of the problem."""
        return scales.in_units(self.mass_matrix(*state), self.constraint_matrix(*state))

    def along(self, function: Function, t: Array, q: Array, v: Array, p: Array) -> Array:
        """Return the values of a function at many states, stacked along the first axis.

        Parameters
        ----------
        function : callable
            A function such as `mass_matrix`.
        t : array, shape (N,)
        q, v : array, shape (N, n)
        p : array, shape (N, k)
        """
        with np.errstate(all="ignore"):
            return np.array([function(*state) for state in zip(t, q, v, p, strict=True)])


def refuse_special_mass(system: Description, settings: Settings, language: str) -> None:
    """Refuse an indefinite mass matrix, and accelerations of least norm."""
    if settings.allow_undetermined or Model.of(system).mass_is_indefinite:
        what = f"the program in {language} needs a positive semidefinite mass matrix and a unique "
        raise ProblemError(f"{what}acceleration", key="mass", hint="use the program in Python")


def execute(source: str, file: str, module: ModuleType) -> None:
    """Fill a module with the names that a source defines; users cannot provide the source.

    Error messages and caches use ``file`` as the name of its file.
    """
    exec(_code(source, file), module.__dict__)  # noqa: S102


@lru_cache(maxsize=64)
def _code(source: str, file: str) -> Any:
    return compile(source, file, "exec")
