"""Start values that meet the constraints: those nearest to given values, and all assemblies.

Positions come first (h = 0), then velocities (dh/dt = 0 with h_t included, and g = 0). Values may
be fixed; the rest is free. The nearest values have the least sum of squared changes, each relative
to the size of its coordinate; lengths share one size. Masses do not matter: a reader compares
positions. Values that no violated constraint can move keep their last bit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known
from teachmech.base.progress import stage
from teachmech.base.words import counted
from teachmech.model.names import as_list
from teachmech.numerics.dynamics import mass_root, metric, nearest_zero, pseudo_inverse
from teachmech.numerics.ranks import FOUND, decide, massless_directions
from teachmech.numerics.scales import is_violated
from teachmech.program import Model
from teachmech.program.functions import LARGE
from teachmech.start.acting import acting_at_start
from teachmech.start.checks import check_start

if TYPE_CHECKING:
    from teachmech.model.description import Description

Function = Callable[[Array], Array]

MAX_FREED = 40  # most fixed values for which surplus ones are searched
RESTARTS = 64  # random guesses of the search for assemblies
CONSTRAINT_ROUNDING = 1e-14  # rounding error of a constraint, relative to its terms
FOLLOWING = 1e-6  # weight of the squared change of a value that follows from others
HARDLY = 1e-5  # such a change of a given value, relative to its size, may come from this weight
NEARLY_SINGULAR = 1e-3  # singular value next to a double root, relative to the largest one
SAME_ROOT = 1e-6  # distance within which the residual does not distinguish double roots


def checked_fixed(system: Description, fixed: Collection[str]) -> tuple[str, ...]:
    """Return the names in the order of the system; refuse unknown ones. A text is one name."""
    known = [*system.coordinates, *system.velocities]
    fixed = (fixed,) if isinstance(fixed, str) else as_list(fixed, "fixed")
    check_known("coordinate or velocity", fixed, known, key="fixed")
    return tuple(name for name in known if name in fixed)


def check_tolerance(tolerance: float) -> None:
    """Refuse a tolerance that no constraint can meet."""
    if not tolerance > 0:
        what = f"the tolerance of the constraints at the start is {tolerance:g}"
        raise ProblemError(what, hint="give a positive number, or leave it out")


class Assembler:
    """The search for a consistent start of one system in which some values are free.

    Coordinates are measured in their units and constraints in the sizes of their rows
    (`teachmech.numerics.scales`), so that 1 is neither small nor large for any of them. The values
    named in ``following`` follow from the others: their changes hardly count.

    Attributes
    ----------
    weights : list of two arrays, shape (n,)
        Weights of the squared changes of positions, and of velocities, in their units.
    follows : tuple of two arrays, shape (n,)
        Masks of the positions, and of the velocities, that follow from others.
    double : tuple of str
        The positions found last at a double root: the fixed values are at the limit of what the
        constraints allow.
    """

    def __init__(
        self, model: Model, t: Any, tolerance: float, following: Collection[str] = ()
    ) -> None:
        self.names = (*model.system.coordinates, *model.system.velocities)
        self.model = model
        self.t = t
        self.p = model.p
        self.q, self.v = model.start
        self.tolerance = tolerance
        self.scales = model.scales(t)
        state = (t, self.q, self.v, self.p)
        M, A = model.mass_matrix(*state), model.constraint_matrix(*state)
        self.unit = self.scales.units
        self.M = metric(*self.scales.in_units(M, A))
        n, weights = len(self.q), (self.unit / self._sizes()) ** 2
        follows = np.array([name in following for name in self.names])
        self.follows = follows[:n], follows[n:]
        self.weights = [np.where(is_led, FOLLOWING * weights, weights) for is_led in self.follows]
        self.double: tuple[str, ...] = ()

    def has_massless_motion(self) -> bool:
        """Return whether a motion at the start has neither mass nor constraint.

        It is not examined in a large system, in which this would take seconds.
        """
        if not self.model.system.mass_may_be_singular:
            return False
        if len(self.model.holonomic) * len(self.q) > LARGE:
            return False
        state = (self.t, self.q, self.v, self.p)
        M, A = self.model.mass_matrix(*state), self.model.constraint_matrix(*state)
        M, A = self.scales.in_units(M, A)
        finite = bool(np.isfinite(M).all() and np.isfinite(A).all())
        return finite and massless_directions(M, A).size > 0

    def _sizes(self) -> Array:
        """Return the sizes of the coordinates; lengths share one, and so do components of a vector.

        The lengths are the coordinates of points. Their size is that of the farthest point, so that
        it does not depend on the directions of the axes.
        """
        system, sizes = self.model.system, 10 * self.scales.coordinates
        index = {name: k for k, name in enumerate(system.coordinates)}
        points = [[index[x] for x in at if x in index] for at in system.points.values()]
        vectors = [[index[x] for x in vector] for vector in system.vectors]
        lengths = sorted({k for point in points for k in point})
        for group, parts in [(lengths, points), *((vector, [vector]) for vector in vectors)]:
            if group and (group is lengths or not {*group} <= {*lengths}):
                size = max(math.hypot(*self.q[part]) for part in parts)
                sizes[group] = size or sizes[group].max()
        return sizes

    def named(self, q: Array, v: Array) -> dict[str, float]:
        """Return a state by name; a value that is rounding relative to its size is 0."""
        x = np.concatenate([q, v])
        small = np.abs(x) < 1e-12 * self.scales.state[: len(x)]
        return dict(zip(self.names, np.where(small, 0.0, x).tolist(), strict=True))

    def matrix(self, q: Array, v: Array) -> Array:
        """Return A at a state, with coordinates in their units and rows of similar size."""
        return self.scales.in_units(self.M, self.model.constraint_matrix(self.t, q, v, self.p))[1]

    @stage("looking for the start")
    def nearest(self, fixed: Collection[str] = ()) -> tuple[Array, Array] | None:
        """Return the nearest positions and velocities; None if none were found.

        Values that need not change, because others follow them, are those that were given.
        """
        found = self._nearest(fixed)
        if found is None or not np.concatenate(self.follows).any():
            return found
        speed = np.maximum(10 * self.scales.velocities, np.abs(self.v).max())
        sizes = np.concatenate([self._sizes(), speed])
        follows = np.concatenate(self.follows)

        def changes(state: tuple[Array, Array]) -> Array:
            """Return the changes of the given values, relative to their sizes."""
            moved = np.abs(np.concatenate(state) - np.concatenate([self.q, self.v])) / sizes
            return np.where(follows, 0.0, moved)

        hardly = ~follows & (changes(found) <= HARDLY)
        kept = {name for name, same in zip(self.names, hardly, strict=True) if same}
        again = self._nearest({*fixed, *kept})
        if again is None or (changes(again) > changes(found) + 1e-12).any():
            return found
        return again

    def _nearest(self, fixed: Collection[str]) -> tuple[Array, Array] | None:
        q = self.positions(self.q, fixed)
        if q is None:
            return None
        v = self.velocities(q, fixed)
        return None if v is None else (q, v)

    def surplus(self, fixed: Sequence[str]) -> tuple[str, ...]:
        """Return the fixed values that must be free so that there is a start.

        Earlier values stay fixed, and no returned value can be fixed in addition to them. The
        result is empty if there is no start even with all values free, or if more than `MAX_FREED`
        are fixed.
        """
        if len(fixed) > MAX_FREED or self.nearest() is None:
            return ()
        kept: list[str] = []
        for name in fixed:
            if self.nearest([*kept, name]) is not None:
                kept.append(name)
        return tuple(name for name in fixed if name not in kept)

    def positions(self, q: Array, fixed: Collection[str]) -> Array | None:
        """Return the positions nearest to q that meet the holonomic constraints, or None."""
        free, residual, jacobian = self.free_positions(q, fixed)
        x = self._solve(q / self.unit, free, residual, jacobian, 0)
        if x is None:
            return None
        moved = _merged(np.zeros(len(q), dtype=bool), free, x[free] != (q / self.unit)[free])
        self.double = ()
        if moved.any():
            exact, along = double_root(x[free], residual, jacobian)
            x = _merged(x, free, exact)
            names = np.array(self.names)[: len(q)][free]
            self.double = tuple(map(str, names[np.abs(along) > 0.1]))
        return np.where(x == q / self.unit, q, self.unit * x)

    def solutions(self, fixed: Collection[str], angles: Any) -> Iterator[Array]:
        """Yield free positions that meet the constraints, found from the start and random guesses.

        Positions are in units of the coordinates.
        """
        from scipy.optimize import least_squares

        free, residual, jacobian = self.free_positions(self.q, fixed)
        unit = self.unit[free]
        guesses = random_guesses(self.q[free] / unit, np.where(angles, np.pi / unit, 0.0))
        for k, guess in enumerate(guesses, start=1):
            with stage(f"looking for the start, from place {k} of {len(guesses)}"):
                if len(guess) and self.model.holonomic.any():
                    try:
                        guess = least_squares(residual, guess, jacobian, xtol=1e-15).x
                    except ValueError:  # the guess is outside the domain of an expression
                        continue
                    guess = nearest_zero(guess, residual, jacobian, np.eye(len(guess)))
                    guess, _ = double_root(guess, residual, jacobian)
            if _met(guess, residual, jacobian, self.tolerance):
                yield guess

    def search(self, fixed: Collection[str]) -> tuple[Array, Array] | None:
        """Return the nearest start to the given start that is found from random guesses."""
        free, _, _ = self.free_positions(self.q, fixed)
        weights, given = self.weights[0][free], (self.q / self.unit)[free]
        found = list(self.solutions(fixed, np.zeros(len(given), dtype=bool)))
        for x in sorted(found, key=lambda x: float(weights @ (x - given) ** 2)):
            q = _merged(self.q, free, self.unit[free] * x)
            v = self.velocities(q, fixed)
            if v is not None:
                return q, v
        return None

    def velocities(self, q: Array, fixed: Collection[str]) -> Array | None:
        """Return the velocities that the constraints allow at q nearest to the given velocities."""
        rows, time, names = self.scales.rows, self.scales.time, self.names[len(q) :]
        speed = self.unit / time
        free, residual, jacobian = _restricted(
            lambda x: self.model.constraint_rates(self.t, q, speed * x, self.p) / rows * time,
            lambda x: self._slopes(q, speed * x),
            *(self.v / speed, [name not in fixed for name in names]),
        )
        linear = bool(self.model.holonomic.all())
        x = self._solve(self.v / speed, free, residual, jacobian, 1, linear)
        return None if x is None else np.where(x == self.v / speed, self.v, speed * x)

    def free_positions(self, q: Array, fixed: Collection[str]) -> tuple[Any, Function, Function]:
        """Return a mask of the free positions, and h and its Jacobian as functions of them."""
        model, names, holonomic = self.model, self.names[: len(q)], self.model.holonomic
        rows, unit = self.scales.rows[holonomic], self.unit
        return _restricted(
            lambda x: model.constraints(self.t, unit * x, self.v, self.p)[holonomic] / rows,
            lambda x: self._slopes(unit * x, self.v)[holonomic],
            *(q / unit, [name not in fixed for name in names]),
        )

    def _slopes(self, q: Array, v: Array) -> Array:
        """Return A in the units of the coordinates and the sizes of the rows."""
        A = self.model.constraint_matrix(self.t, q, v, self.p)
        return A * self.unit / self.scales.rows[:, None]

    def _solve(
        self,
        x: Array,
        free: Any,
        residual: Function,
        jacobian: Function,
        order: int,
        linear: bool = False,
    ) -> Array | None:
        """Return the nearest positions (order 0) or velocities (1) on the constraints, or None.

        Values that no violated constraint can move stay the same to the last bit.
        """
        moved = x[free]
        reached = within_reach(moved, residual, jacobian)
        if reached.any():
            _, own_residual, own_jacobian = _restricted(residual, jacobian, moved, reached)
            near = partial(
                nearest_point, residual=own_residual, jacobian=own_jacobian, linear=linear
            )
            M = np.diag(self.weights[order][free][reached])
            follows, given = self.follows[order][free][reached], moved[reached]
            nearest = near(given, M=M)
            if follows.any() and not follows.all():  # again, where these do not pull any more
                nearest = near(np.where(follows, nearest, given), M=M)
            moved = _merged(moved, reached, nearest)
        met = _met(moved, residual, jacobian, self.tolerance)
        return _merged(x, free, moved) if met else None


def within_reach(x: Array, residual: Function, jacobian: Function) -> Any:
    """Return a mask of the values that a violated constraint can move, alone or through others.

    Constraints and values form a graph, with an edge if a constraint depends on a value; a
    violated constraint reaches all values that are connected with it.

    Examples
    --------
    Two rods on separate points, of which the first is too long:

    >>> rods = lambda x: np.array([x[0] ** 2 + x[1] ** 2 - 1, x[2] - 1])
    >>> slopes = lambda x: np.array([[2 * x[0], 2 * x[1], 0], [0, 0, 1.0]])
    >>> within_reach(np.array([2.0, 0.0, 1.0]), rods, slopes).tolist()
    [True, True, False]
    """
    if not len(x):
        return np.zeros(0, dtype=bool)
    A = jacobian(x)
    h = residual(x)
    rows = is_violated(h, 1.0, A, x, CONSTRAINT_ROUNDING) | ~np.isfinite(
        h
    )  # they overflow far away
    depends = A != 0
    try:  # a derivative may vanish just here
        nearby = x + 1e-3 * _size(x) * np.random.default_rng(2).uniform(-1, 1, len(x))
        depends |= jacobian(nearby) != 0
    except (ArithmeticError, ValueError):  # outside the domain of a Python function
        depends[:] = True
    reached = np.zeros(len(x), dtype=bool)
    while True:
        columns = depends[rows].any(axis=0)
        if (columns == reached).all():
            return reached
        reached = columns
        rows = rows | depends[:, reached].any(axis=1)


def double_root(x: Array, residual: Function, jacobian: Function) -> tuple[Array, Array]:
    """Return a double root next to x to full digits, and its direction; otherwise x and zeros.

    Near a double root, Newton's method gains one bit per step, and a residual of rounding size
    leaves half of the digits open. There a singular value of the Jacobian J vanishes as well: with
    its singular vectors u and w, u^T J w = 0 replaces the equation u^T h = 0, and the root is a
    simple one (A. Leykin, J. Verschelde, A. Zhao, Theor. Comput. Sci. 359 (2006) 111-122).

    Examples
    --------
    The highest point of a circle, where the line y = 1 touches it:

    >>> touching = lambda x: np.array([x[0] ** 2 + x[1] ** 2 - 1, x[1] - 1])
    >>> slopes = lambda x: np.array([2 * x, [0.0, 1.0]])
    >>> root, along = double_root(np.array([1e-6, 1.0]), touching, slopes)
    >>> (root.round(15) + 0).tolist(), along.round(3).tolist()
    ([0.0, 1.0], [1.0, 0.0])
    """
    none = x, np.zeros(len(x))
    if not len(x) or not len(residual(x)) or not np.isfinite(jacobian(x)).all():
        return none
    U, s, V = np.linalg.svd(jacobian(x))
    small = np.flatnonzero((s > CONSTRAINT_ROUNDING * s[0]) & (s < NEARLY_SINGULAR * s[0]))
    if len(s) == 1 and s[0] < NEARLY_SINGULAR * _size(x):
        small = np.array([0])
    if not len(small):
        return none
    u, w, found = U[:, small[-1]], V[small[-1]], x
    for _ in range(6):
        J = jacobian(found)
        steps = 1e-4 * _size(found) * np.eye(len(x))
        slope = [u @ (jacobian(found + e) - jacobian(found - e)) @ w for e in steps]
        rows = np.vstack([J - np.outer(u, u @ J), np.array(slope) / (2 * steps.max())])
        h = residual(found)
        if not (np.isfinite(rows).all() and np.isfinite(h).all()):
            return none
        change = np.linalg.lstsq(rows, np.append(h - u * (u @ h), u @ J @ w), rcond=1e-9)[0]
        found = found - change
        U, s, V = np.linalg.svd(jacobian(found))
        k = int(np.argmax(np.abs((u @ U)[: len(s)] * (V @ w)[: len(s)])))
        u, w = U[:, k], V[k]
        if np.abs(change).max() <= 1e-16 * _size(found):
            break
    moved = np.abs(found - x).max() / _size(x)
    certain = moved <= SAME_ROOT or not _met(x, residual, jacobian, CONSTRAINT_ROUNDING)
    is_root = (
        certain
        and moved <= NEARLY_SINGULAR
        and _met(found, residual, jacobian, CONSTRAINT_ROUNDING)
    )
    return (found, w * np.sign(w[np.abs(w).argmax()])) if is_root else none


def nearest_point(
    given: Array, residual: Function, jacobian: Function, M: Array, linear: bool = False
) -> Array:
    """Return the point with residual zero that is nearest to a given one, in the metric of M.

    Newton's method finds a point on the constraints, which then slides along them towards the given
    point as long as the distance decreases. If the method does not converge, the residual of the
    result is not zero. Residual and jacobian have the shapes (m,) and (m, n); if the residual is
    ``linear``, there is one nearest point.

    Examples
    --------
    The point of the parabola y = x^2 nearest to (1/2, 3):

    >>> x = nearest_point(np.array([0.5, 3.0]), lambda x: np.array([x[1] - x[0] ** 2]),
    ...     lambda x: np.array([[-2 * x[0], 1.0]]), np.eye(2))
    >>> bool(abs(x[0] - 0.5 + 2 * x[0] * (x[1] - 3)) < 1e-6)  # perpendicular to the parabola
    True
    """
    # By symmetry, the slide may stop at the farthest point, and Newton's method at the given one.
    found = [_slide(given, given, residual, jacobian, M)]
    certain = linear or np.abs(found[0] - given).max() <= 1e-12 * _size(given)
    if certain and _met(found[0], residual, jacobian, 1e-9):
        return found[0]
    nudge = 1e-3 * _size(given) * np.random.default_rng(0).uniform(-1, 1, len(given))
    found.append(_slide(given, given + nudge, residual, jacobian, M))
    first, second = (_met(x, residual, jacobian, 1e-9) for x in found)
    if first and second:
        near, far = (_distance(x, given, M) for x in found)
        return found[1] if far < (1 - 1e-6) * near else found[0]
    return found[1] if second else found[0]


def _slide(given: Array, x: Array, residual: Function, jacobian: Function, M: Array) -> Array:
    """Move x onto the constraints, then along them towards the given point; return the end."""
    W = mass_root(M)
    x = nearest_zero(x, residual, jacobian, W)
    if not _met(x, residual, jacobian, 1e-9):
        return x
    step = 1.0
    if np.abs(given - x).max() <= 1e-12 * _size(given):
        return x

    def back(x: Array) -> Array:
        """Return the displacement towards the given point that the constraints allow."""
        A = jacobian(x)
        inverse, _, _ = pseudo_inverse(A @ W)
        step: Array = (given - x) - W @ inverse @ (A @ (given - x))
        return step

    for _ in range(200):
        slide = back(x)
        size = np.abs(slide).max()
        if not size > 1e-10 * (1 + np.abs(given).max()):
            break
        there = nearest_zero(x + step * slide, residual, jacobian, W)
        met = _met(there, residual, jacobian, 1e-9)
        # Near the end, the distance changes by rounding only.
        if met and (
            _distance(there, given, M) < _distance(x, given, M)
            or np.abs(back(there)).max() < size / 2
        ):
            x = there
        else:
            step /= 2
            if step < 1e-4:
                break
    return x


def assemblies(
    system: Description,
    time: float = 0.0,
    fixed: Collection[str] = (),
    tolerance: float = 1e-9,
) -> list[dict[str, float]]:
    """Return all assemblies of a system that were found; see `teachmech.assemblies`.

    Examples
    --------
    A slider on the x-axis, connected by a rod of length 2 to a vertical crank:

    >>> from teachmech import System
    >>> crank = System(["x", "y", "s"], [1, 1, 1], [0, 0, 0],
    ...     ["x^2 + y^2 = 1", "(s - x)^2 + y^2 = 4"], start={"y": 1, "s": 1})
    >>> [round(found["s"], 9) for found in assemblies(crank, fixed=["x", "y"])]
    [1.732050808, -1.732050808]
    """
    check_tolerance(tolerance)
    fixed = checked_fixed(system, fixed)
    model, t = Model.of(acting_at_start(system, time)), np.float64(time)
    check_start(model, t)
    with np.errstate(all="ignore"):
        start = Assembler(model, t, tolerance)
        free, residual, jacobian = start.free_positions(start.q, fixed)
        unit = start.unit[free]
        given, turn = start.q[free] / unit, 2 * np.pi / unit
        angles, M = angles_among(given, turn, residual), start.M[np.ix_(free, free)]
        weights = start.weights[0][free]
        found: list[Array] = []
        freedom: list[int] = []
        for guess in start.solutions(fixed, angles):
            freedom.append(len(guess) - decide(M, jacobian(guess), FOUND)[1])
            if freedom[-1] > 0:
                continue
            guess = guess - np.where(angles, full_turns(guess - given, turn), 0.0)
            gaps = [guess - other for other in found]
            gaps = [gap - np.where(angles, full_turns(gap, turn), 0.0) for gap in gaps]
            if all(np.abs(gap).max(initial=0.0) > 1e-6 * _size(guess) for gap in gaps):
                found.append(guess)
        if freedom and min(freedom) > 0:
            what = f"the positions that are not fixed have {counted(min(freedom), 'degree')} "
            hint = f"fix {min(freedom)} more to distinguish the assemblies"
            raise ProblemError(what + "of freedom", key="fixed", hint=hint)
        found.sort(key=lambda x: float(weights @ (x - given) ** 2))
        states = []
        for x in found:
            q = _merged(start.q, free, unit * x)
            v = start.velocities(q, fixed)
            if v is not None:
                states.append(start.named(q, v))
        if found and not states:
            fixed_velocities = [name for name in fixed if name in system.velocities]
            what = f"the positions can be assembled, but not with {', '.join(fixed_velocities)}"
            raise ProblemError(what, key="fixed", hint="leave these velocities free")
    return states


def random_guesses(x: Array, half_turn: Array) -> Array:
    """Return the given positions and reproducible random ones; a half turn of 0 marks a length."""
    rng = np.random.default_rng(0)
    lengths = np.abs(x[half_turn == 0])
    width = np.where(half_turn > 0, half_turn, 2 * (lengths.max(initial=0.0) or 1.0))
    spread = rng.uniform(-1, 1, (RESTARTS, len(x))) * width
    return np.vstack([x, x + spread])


def angles_among(x: Array, turn: Array, residual: Function) -> Any:
    """Return a mask of the angles: a full turn changes no constraint at three random points."""
    rng = np.random.default_rng(1)
    angles = np.ones(len(x), dtype=bool)
    for nearby in x + rng.normal(size=(3, len(x))):
        value = residual(nearby)
        for i in range(len(x)):
            turned = nearby.copy()
            turned[i] += turn[i]
            same = np.abs(residual(turned) - value).max(initial=0.0) <= 1e-9 * _size(value)
            angles[i] &= bool(same)
    return angles


def full_turns(angle: Array, turn: Array) -> Array:
    """Return the largest multiples of a full turn in angles, as angles."""
    whole: Array = turn * np.round(angle / turn)
    return whole


def _restricted(
    residual: Function, jacobian: Function, whole: Array, free: Sequence[bool]
) -> tuple[Any, Function, Function]:
    """Return the mask of free values, and residual and jacobian as functions of them."""
    movable = np.array(free, dtype=bool)
    return (
        movable,
        lambda x: residual(_merged(whole, movable, x)),
        lambda x: jacobian(_merged(whole, movable, x))[:, movable],
    )


def _merged(whole: Array, free: Any, x: Array) -> Array:
    """Return the values with new free values."""
    merged = whole.copy()
    merged[free] = x
    return merged


def _distance(x: Array, y: Array, M: Array) -> float:
    return float((x - y) @ M @ (x - y))


def _met(x: Array, residual: Function, jacobian: Function, tolerance: float) -> bool:
    """Return whether all constraints are met, relative to the sizes of their rows."""
    return not is_violated(residual(x), 1.0, jacobian(x), x, tolerance).any()


def _size(x: Array) -> float:
    return 1.0 + float(np.abs(x).max(initial=0.0))
