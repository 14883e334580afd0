"""Four-bars whose coupler takes three to five given positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, checked_arguments
from teachmech.base.progress import stage
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.base.words import counted
from teachmech.design.dyads import Dyad, Poses, of_five, of_four, with_body, with_ground
from teachmech.design.four_bar import FourBar
from teachmech.design.number_rows import rows_of_numbers

if TYPE_CHECKING:
    from markupsafe import Markup

ZERO_LENGTH = 1e-6  # length of a bar that counts as zero, relative to the size of the positions
LARGE = 8.0  # largest length of a bar for four positions, relative to their size
EVERY = 16  # one of this number of points of the curves is tried for four positions
POSITION = "give (x, y, angle) for each, with the angle in rad"
MOST = 8  # four-bars that are returned for four positions
TRIED = 1500  # pairs of points that are examined for them
APART = 0.1  # distance of their pivots, relative to the size of the positions
_TITLES = ("", "crank, coupler, rocker, ground", "crank", "transmission", "defects")


class FourBars(Sequence[FourBar]):
    """The four-bars through given positions, those without defects first.

    Attributes
    ----------
    positions : array, shape (N, 3)
    bars : tuple of Dyad
        The bars of which they consist; for four positions, of those that are returned.
    curve : array of complex, shape (2, 2, K), or None
        For four positions the pivots of all bars: branch, ground (0) or body (1), point. The
        pivots on the body are in its frame.
    note : str
        Why there is no four-bar; empty if there is one.
    """

    def __init__(
        self,
        positions: Array,
        found: Sequence[FourBar],
        bars: Sequence[Dyad],
        curve: Array | None = None,
        note: str = "",
    ) -> None:
        self.positions, self._found = positions, tuple(found)
        self.bars, self.curve, self.note = tuple(bars), curve, note

    def __len__(self) -> int:
        """Return the number of four-bars."""
        return len(self._found)

    def __getitem__(self, index: Any) -> Any:
        """Return one four-bar, or several."""
        return self._found[index]

    def __repr__(self) -> str:
        return f"<FourBars through {len(self.positions)} positions: {len(self)}>"

    def __str__(self) -> str:
        """Return a table with a line for each four-bar."""
        lines = text_table([_TITLES, *self._rows()]) if self else []
        return "\n".join([self._title(), *(f"  {line}" for line in lines)])

    def _repr_html_(self) -> Markup:
        return page(self._title(), table(list(_TITLES), self._rows(), len(self)))

    def _title(self) -> str:
        count = counted(len(self), "four-bar")
        return f"{count} through {len(self.positions)} positions" + (
            f"; {self.note}" if self.note else ""
        )

    def _rows(self) -> Iterator[tuple[str, ...]]:
        for k, one in enumerate(self._found):
            yield (str(k), *one.summary())


@stage("looking for four-bars")
@checked_arguments
def four_bars(
    positions: Sequence[Sequence[str | float]],
    ground: Sequence[Sequence[str | float]] = (),
    coupler: Sequence[Sequence[str | float]] = (),
) -> FourBars:
    """Return four-bars whose coupler takes three to five given positions.

    Parameters
    ----------
    positions : sequence of (x, y, angle)
        Positions of a body that is fixed to the coupler, in m, and its angles in rad. Numbers may
        be texts, such as ``"pi/6"``.
    ground, coupler : sequence of (x, y), optional
        For three positions, two pivots in all: on the ground, or on the coupler in the first
        position, in the world.

    Returns
    -------
    FourBars
        For five positions all four-bars, at most six. For four positions, of which there are
        infinitely many, up to eight that differ, with a large transmission angle.

    Raises
    ------
    ProblemError
        If there are fewer than three or more than five positions, the wrong number of pivots is
        given, or infinitely many bars fit.

    Notes
    -----
    L. Burmester, Lehrbuch der Kinematik (1888); see `teachmech.design.dyads` for the method.
    Bars are pinned at both ends; sliders are left out.

    Examples
    --------
    A body is turned over in three positions; both pivots on the ground are given:

    >>> found = four_bars([(0, 1, 0), (1, 2, "pi/4"), (2.5, 2, "pi/2")], ground=[(0, -1), (2, -1)])
    >>> len(found), bool(found[0].errors.max() < 1e-9)
    (1, True)
    """
    at = _positions(positions)
    if not 3 <= len(at) <= 5:
        what = f"{counted(len(at), 'position')} cannot be met exactly"
        hint = "give three to five, or fit dimensions with the goal BodyPositions"
        raise ProblemError(what, key="positions", hint=hint)
    given = (*_points(ground, "ground"), *_points(coupler, "coupler"))
    if len(given) != (2 if len(at) == 3 else 0):
        several = "two pivots" if len(at) == 3 else "no pivots"
        what = f"{len(at)} positions need {several}, and {len(given)} are given"
        raise ProblemError(what, key="ground", hint="see ground and coupler")
    poses = Poses(at[:, 0] + 1j * at[:, 1], at[:, 2])
    if len(at) == 4:
        return _of_curve(at, poses)
    if len(at) == 5:
        bars = of_five(poses)
        if bars is None:
            what = "infinitely many bars fit these positions"
            hint = "change one of them; a slider or a pivot may already guide the body"
            raise ProblemError(what, key="positions", hint=hint)
    else:
        bars = [*_of_three(poses, given[: len(ground)], with_ground, "ground")]
        bars += _of_three(poses, given[len(ground) :], with_body, "coupler")
    found = [_with_best_crank(at, *pair) for pair in combinations(bars, 2) if _fits(poses, *pair)]
    found.sort(key=_quality)
    note = "" if found else f"bars of finite length: {len(bars)}"
    return FourBars(at, found, bars, note=note)


def _positions(given: Any) -> Array:
    """Return positions as an array, shape (N, 3)."""
    at = rows_of_numbers(given, "positions", (3,), POSITION)
    for i, j in combinations(range(len(at)), 2):
        if np.allclose(at[i], at[j], rtol=1e-12, atol=0):
            what = f"positions {i + 1} and {j + 1} are the same"
            raise ProblemError(what, key="positions", hint="leave one of them out")
    return at


def _points(given: Any, key: str) -> list[complex]:
    """Return points as complex numbers."""
    hint = "give (x, y) for each point"
    return [complex(x, y) for x, y in rows_of_numbers(given, key, (2,), hint)]


def _of_three(poses: Poses, given: Sequence[complex], dyad: Any, key: str) -> Iterator[Dyad]:
    """Yield the bars of three positions with given pivots."""
    for point in given:
        one = dyad(poses, point)
        if one is None:
            what = f"no single bar has the pivot ({point.real:g}, {point.imag:g})"
            raise ProblemError(what, key=key, hint="move this pivot")
        yield one


def _fits(poses: Poses, one: Dyad, other: Dyad) -> bool:
    """Return whether two bars with the coupler are a four-bar, and no bar has the length 0."""
    lengths = [abs(one.ground - other.ground), abs(one.body - other.body)]
    for bar in (one, other):
        lengths.append(abs(poses.origin + poses.turn * bar.body - bar.ground))
    return min(lengths) > ZERO_LENGTH * poses.size


def _with_best_crank(at: Array, one: Dyad, other: Dyad) -> FourBar:
    """Return the four-bar that is driven by the more suitable of its bars."""
    return min(FourBar(at, one, other), FourBar(at, other, one), key=_quality)


def _quality(bar: FourBar) -> tuple[int, bool, float]:
    """Return a sort key: defects, whether the crank turns, the transmission angle."""
    return len(bar.defects), not bar.travel.turns, -bar.travel.transmission


def _of_curve(at: Array, poses: Poses) -> FourBars:
    """Return four-bars of pairs of points on the curves of four positions."""
    curve = of_four(poses)
    z, w = (curve[:, k, ::EVERY].ravel() for k in (0, 1))
    d, turns = at[:, 0] + 1j * at[:, 1], np.exp(1j * at[:, 2])
    pivots = d[:, None] + turns[:, None] * w
    bars = [Dyad(complex(a), complex(b)) for a, b in zip(z, w, strict=True)]
    found: list[FourBar] = []
    rest: list[FourBar] = []
    for i, j in _pairs(z, pivots, poses.size):
        if any(_alike(bars[i], bars[j], one, poses.size) for one in found):
            continue
        bar = _with_best_crank(at, bars[i], bars[j])
        (rest if bar.defects else found).append(bar)
        if len(found) == MOST:
            break
    found = sorted(found, key=_quality) or sorted(rest, key=_quality)[:MOST]
    note = "" if found else "no bars of moderate length fit"
    used = [bar for one in found for bar in (one.crank, one.rocker)]
    return FourBars(at, found, used, curve, note)


def _pairs(z: Array, pivots: Array, size: float) -> list[tuple[int, int]]:
    """Return pairs of points of moderate size, those without defects first.

    Among them, those with a large transmission angle in the positions come first.
    """
    with np.errstate(all="ignore"):
        couplers = pivots[:, None] - pivots[:, :, None]  # AB, shape (N, K, K)
        rockers = (pivots - z)[:, None]
        sines = (couplers * rockers.conj()).imag / np.abs(couplers * rockers)
        least = np.abs(sines).min(axis=0)
        one_side = np.abs(np.sign(sines).sum(axis=0)) == len(pivots)
        in_order = one_side & _in_order(z, pivots)
        bars, gaps = np.abs(pivots[0] - z), np.abs(z - z[:, None])
        lengths = np.stack([*np.broadcast_arrays(bars, bars[:, None], gaps, np.abs(couplers[0]))])
        fits = (lengths > APART * size).all(axis=0) & (lengths < LARGE * size).all(axis=0)
        score = 2.0 * (in_order | in_order.T) + (one_side | one_side.T) + np.minimum(least, least.T)
    score = np.triu(np.where(fits, np.nan_to_num(score), 0.0), 1)
    ranked = np.argsort(-score, axis=None, kind="stable")
    ranked = ranked[score.ravel()[ranked] > 0][:TRIED]
    return [(int(k) // len(z), int(k) % len(z)) for k in ranked]


def _in_order(z: Array, pivots: Array) -> Any:
    """Return whether the first bar of each pair passes the positions in order, shape (K, K).

    The positions must be on one side of its dead positions; see `CrankTravel`.
    """
    r, d = np.abs(pivots[0] - z)[:, None], np.abs(z - z[:, None])
    b, c = np.abs(pivots[0] - z), np.abs(pivots[0] - pivots[0][:, None])
    nearest = (r**2 + d**2 - (c - b) ** 2) / (2 * r * d) < 1  # has a dead position there
    farthest = (r**2 + d**2 - (c + b) ** 2) / (2 * r * d) > -1
    angles = np.angle((pivots - z)[:, :, None] / (z - z[:, None]))
    full = np.mod(angles, 2 * np.pi)
    turned = np.stack([np.mod(sign * (angles - angles[0]), 2 * np.pi) for sign in (1, -1)])
    turning = (np.diff(turned, axis=1) > 0).all(axis=1).any(axis=0)
    across, back = (np.diff(x, axis=0) for x in (angles, full))
    rocking = [(x > 0).all(axis=0) | (x < 0).all(axis=0) for x in (across, back)]
    apart = np.abs(np.sign(angles).sum(axis=0)) == len(pivots)
    return np.select(
        [~nearest & ~farthest, ~nearest, ~farthest],
        [turning, rocking[0], rocking[1]],
        rocking[0] & apart,
    ).astype(bool)


def _alike(one: Dyad, other: Dyad, bar: FourBar, size: float) -> bool:
    """Return whether a four-bar has nearly the pivots of another."""
    return any(
        abs(one.ground - p.ground) + abs(other.ground - q.ground) < APART * size
        and abs(one.body - p.body) + abs(other.body - q.body) < APART * size
        for p, q in ((bar.crank, bar.rocker), (bar.rocker, bar.crank))
    )
