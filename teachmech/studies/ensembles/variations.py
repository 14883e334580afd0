"""The start values and parameters of the members of an ensemble."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import (
    ExpressionError,
    ProblemError,
    a_kind,
    check_known,
    checked_arguments,
    did_you_mean,
    shortened,
)
from teachmech.expressions import parse_constant
from teachmech.system_and_motion import System

MAX_MEMBERS = 1_000_000
MEMBER = "member"  # dimension of a table


@dataclass(frozen=True, eq=False)
class Variation:
    """The values of all members, made by `grid`, `table` or `samples`.

    Attributes
    ----------
    names : tuple of str
        The k parameters, coordinates or velocities that vary.
    rows : array, shape (members, k)
        One row per member; in a grid the last name varies fastest.
    dims : tuple of str
        The dimensions: the names of a grid, and ``("member",)`` for a table.
    coords : dict of str to array
        The values of each name: along its dimension in a grid, or for each member in a table.
    """

    names: tuple[str, ...]
    rows: Array
    dims: tuple[str, ...]
    coords: dict[str, Array]

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of values along each dimension."""
        if self.dims == self.names:
            return tuple(len(values) for values in self.coords.values())
        return (len(self.rows),)

    def check(self, system: System) -> None:
        """Refuse a name that is not a parameter, coordinate or velocity of the system."""
        known = [*system.parameters, *system.coordinates, *system.velocities]
        check_known("parameter, coordinate or velocity", self.names, known, key="vary")


def grid(values: Mapping[str, Sequence[float | str]]) -> Variation:
    """Return all combinations of some values; `ensemble` also takes a plain mapping for them.

    Examples
    --------
    >>> grid({"m": [1, 2], "L": ["1/4", "1/2"]}).rows.tolist()
    [[1.0, 0.25], [1.0, 0.5], [2.0, 0.25], [2.0, 0.5]]
    """
    axes = {name: _numbers(name, given) for name, given in _checked(values).items()}
    _check_members(math.prod(map(len, axes.values())))
    rows = np.stack(np.meshgrid(*axes.values(), indexing="ij"), axis=-1)
    return Variation(tuple(axes), rows.reshape(-1, len(axes)), tuple(axes), axes)


@checked_arguments
def table(rows: Any) -> Variation:
    """Return the rows of a table as members for `ensemble`.

    Parameters
    ----------
    rows : mapping, list of mappings or pandas.DataFrame
        Columns of equal length by name, or one mapping of names to values per member.

    Raises
    ------
    ProblemError, ExpressionError
        If a value is missing or not a finite number, or there are more than a million members.

    Examples
    --------
    >>> table({"m": [1, 2], "L": ["1/4", "1/2"]}).rows.tolist()
    [[1.0, 0.25], [2.0, 0.5]]
    >>> table([{"m": 1, "L": 0.25}, {"L": 0.5, "m": 2}]).rows.tolist()
    [[1.0, 0.25], [2.0, 0.5]]
    """
    if hasattr(rows, "columns") and hasattr(rows, "to_numpy"):
        rows = {name: rows[name].tolist() for name in rows.columns}
    elif isinstance(rows, Sequence) and not isinstance(rows, str):
        rows = _columns(rows)
    columns = {name: _numbers(name, given) for name, given in _checked(rows).items()}
    lengths = {name: len(column) for name, column in columns.items()}
    if len(set(lengths.values())) > 1:
        listed = ", ".join(f"{name} has {length}" for name, length in list(lengths.items())[:6])
        raise ProblemError(f"the columns are not equally long: {listed}", key="vary")
    return _listed(columns)


@checked_arguments
def samples(
    distributions: Mapping[str, Any], count: int, seed: int = 0, method: str = "random"
) -> Variation:
    """Return members for `ensemble` that are drawn from distributions.

    Parameters
    ----------
    distributions : mapping of str to tuple
        ``("uniform", low, high)``, ``("normal", mean, deviation)``, ``("loguniform", low, high)``
        or ``("triangular", low, mode, high)``; or a frozen distribution of `scipy.stats`.
    count : int
        The number of members.
    seed : int
        The same seed gives the same members.
    method : str
        ``"random"``: independent numbers. ``"latin"``: a Latin hypercube, in which every name has
        one member in each of ``count`` equally likely intervals. ``"sobol"``: a scrambled Sobol
        sequence, for which ``count`` is a power of 2.

    Raises
    ------
    ProblemError
        If a distribution or method does not exist, or a number is outside its range.

    Notes
    -----
    Numbers u between 0 and 1 come from ``numpy.random.PCG64(numpy.random.SeedSequence(seed))``,
    through `scipy.stats.qmc` for the last two methods; a value is the quantile of the distribution
    at u.

    Examples
    --------
    >>> drawn = samples({"L": ("uniform", 1, 2), "m": ("normal", 5, 0.1)}, 4, method="latin")
    >>> sorted(int(4 * (L - 1)) for L in drawn.rows[:, 0])
    [0, 1, 2, 3]
    """
    if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 1:
        raise ProblemError(f"{shortened(count)} is not a number of members", key="count")
    _check_members(count)
    quantiles = {name: _quantile(name, given) for name, given in _checked(distributions).items()}
    u = _unit_cube(count, len(quantiles), seed, method)
    u = np.clip(u, 2.0**-54, 1 - 2.0**-53)  # a quantile at 0 or 1 may be infinite
    columns = {}
    for (name, quantile), numbers in zip(quantiles.items(), u.T, strict=True):
        columns[name] = np.asarray(quantile(numbers), dtype=float)
        if not np.isfinite(columns[name]).all():
            raise ProblemError("the distribution gives values that are not finite", where=name)
    return _listed(columns)


def _checked(values: Any) -> dict[str, Any]:
    """Return the mapping of varied names to values; refuse anything else."""
    if not isinstance(values, Mapping):
        hint = "give a mapping of names to values; see table and samples"
        raise ProblemError(f"{a_kind(values)} is not a mapping", key="vary", hint=hint)
    if not values:
        raise ProblemError("nothing varies", key="vary", hint="name a parameter or a coordinate")
    for name in values:
        if not isinstance(name, str):
            raise ProblemError(f"{shortened(name)} is not a name", key="vary")
    return dict(values)


def _check_members(count: int) -> None:
    if count > MAX_MEMBERS:
        what = f"there are {count:.4g} members; at most {MAX_MEMBERS:,} are accepted"
        hint = "choose fewer values, or compute several ensembles"
        raise ProblemError(what, key="vary", hint=hint)


def _columns(rows: Sequence[Any]) -> dict[str, list[Any]]:
    first = rows[0] if rows else {}
    for k, row in enumerate(rows):
        if not isinstance(row, Mapping):
            what = f"it is {a_kind(row)}, not a mapping of names to values"
            raise ProblemError(what, where=f"vary, row {k}")
        if row.keys() != first.keys():
            other = shortened(next(iter(row.keys() ^ first.keys())))
            what = f"{other} is not in all rows"
            raise ProblemError(what, where=f"vary, row {k}", hint="give each row the same names")
    return {name: [row[name] for row in rows] for name in first}


def _listed(columns: Mapping[str, Array]) -> Variation:
    rows = np.stack(list(columns.values()), axis=-1)
    return Variation(tuple(columns), rows, (MEMBER,), dict(columns))


def _numbers(name: str, given: Any) -> Array:
    """Return values, each a number or a constant expression, as an array."""
    where = f"vary, {shortened(name)}"
    if isinstance(given, (str, Mapping)) or not hasattr(given, "__len__"):
        hint = "give a list; a value that does not vary goes to start= or parameters="
        raise ProblemError(f"{shortened(given)} is not a list of values", where=where, hint=hint)
    _check_members(len(given))
    if len(given) == 0:
        raise ProblemError("there is no value", where=where)
    if isinstance(given, np.ndarray) and given.ndim == 1 and given.dtype.kind in "iuf":
        values = given.astype(float)
    else:
        values = np.array([_number(value, where) for value in given])
    if not np.isfinite(values).all():
        k = int(np.argmin(np.isfinite(values)))
        raise ProblemError(f"value {k} is {values[k]}", where=where)
    return values


def _number(value: Any, where: str) -> float:
    try:
        if isinstance(value, str):
            return float(parse_constant(value))
        if isinstance(value, (bool, complex)):
            raise TypeError
        return float(value)
    except ExpressionError as error:
        raise error.at(where) from None
    except (TypeError, ValueError, OverflowError):
        raise ProblemError(f"{shortened(value)} is not a number", where=where) from None


# --- distributions ----------------------------------------------------------------------------


def _uniform(u: Array, low: float, high: float) -> Any:
    return low + (high - low) * u


def _loguniform(u: Array, low: float, high: float) -> Any:
    return low * (high / low) ** u


def _triangular(u: Array, low: float, mode: float, high: float) -> Any:
    rising = low + np.sqrt(u * (high - low) * (mode - low))
    falling = high - np.sqrt((1 - u) * (high - low) * (high - mode))
    return np.where(u * (high - low) < mode - low, rising, falling)


def _normal(u: Array, mean: float, deviation: float) -> Any:
    from scipy.special import ndtri

    return mean + deviation * ndtri(u)


# Name -> quantile at u, and the condition on the other arguments, in words and as a function.
DISTRIBUTIONS: dict[str, tuple[Callable[..., Any], str, Callable[..., bool]]] = {
    "uniform": (_uniform, "low < high", lambda low, high: low < high),
    "loguniform": (_loguniform, "0 < low < high", lambda low, high: 0 < low < high),
    "triangular": (
        _triangular,
        "low <= mode <= high, low < high",
        lambda low, mode, high: low <= mode <= high and low < high,
    ),
    "normal": (_normal, "deviation > 0", lambda mean, deviation: deviation > 0),
}


def _quantile(name: str, given: Any) -> Callable[[Array], Any]:
    where = f"vary, {shortened(name)}"
    if callable(getattr(given, "ppf", None)):
        return given.ppf  # type: ignore[no-any-return]
    kind, *numbers = given if isinstance(given, (tuple, list)) and given else (given,)
    if not isinstance(kind, str) or kind not in DISTRIBUTIONS:
        known = list(DISTRIBUTIONS)
        hint = did_you_mean(str(kind), known) or f'as in ("uniform", 0, 1); {", ".join(known)}'
        raise ProblemError(f"{shortened(kind)} is not a distribution", where=where, hint=hint)
    quantile, rule, holds = DISTRIBUTIONS[kind]
    _, *arguments = inspect.signature(quantile).parameters
    if len(numbers) != len(arguments):
        hint = f"write ({', '.join([repr(kind), *arguments])})"
        what = f"'{kind}' takes {len(arguments)} numbers, not {len(numbers)}"
        raise ProblemError(what, where=where, hint=hint)
    values = [_number(number, where) for number in numbers]
    if not (np.isfinite(values).all() and holds(*values)):
        shown = ", ".join(f"{a} = {x:g}" for a, x in zip(arguments, values, strict=True))
        what = f"'{kind}' does not exist for {shown}"
        raise ProblemError(what, where=where, hint=f"give numbers with {rule}")
    return lambda u: quantile(u, *values)


METHODS = ("random", "latin", "sobol")


def _unit_cube(count: int, size: int, seed: int, method: str) -> Array:
    check_known("method", [method], METHODS, key="method")
    try:
        generator = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed)))
    except (TypeError, ValueError):
        hint = "give a whole number, 0 or larger"
        raise ProblemError(f"{shortened(seed)} is not a seed", key="seed", hint=hint) from None
    if method == "random":
        return generator.random((count, size))
    from scipy.stats import qmc

    if method == "sobol" and count & (count - 1):
        hint = f"take {1 << (count.bit_length() - 1)} or {1 << count.bit_length()}"
        raise ProblemError(f"{count} is not a power of 2", key="count", hint=hint)
    engine = qmc.LatinHypercube if method == "latin" else qmc.Sobol
    name = "rng" if "rng" in inspect.signature(engine).parameters else "seed"  # since SciPy 1.15
    cube: Array = engine(size, **{name: generator}).random(count)
    return cube
