"""Curves of any numbers in the style of all figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known
from teachmech.base.words import counted
from teachmech.figures.panels import (
    MARKERS,
    SIZE,
    Picture,
    drawable,
    equal_scale,
    finish,
    line_style,
    styled,
)

Scale = Literal["linear", "log", "log-log", "equal"]
PASSES = 12  # most passes of the layout; most figures need 1 to 4
FEW = 12  # curves of up to 12 points have marks; axes of up to 12 numbers, a tick at each
# The logarithmic axes of each scale: 0 for x, 1 for y.
SCALES: Mapping[str, Sequence[int]] = {"linear": [], "log": [1], "log-log": [0, 1], "equal": []}


@styled
def curves(
    curves: Mapping[str, ArrayLike | tuple[ArrayLike, ArrayLike]],
    x: ArrayLike | None = None,
    labels: tuple[str, str] = ("", ""),
    scale: Scale = "linear",
    levels: Sequence[float] = (),
    title: str = "",
    legend: str = "",
    ax: Axes | None = None,
) -> Figure:
    """Draw curves of any numbers, each with its name in the legend.

    Parameters
    ----------
    curves : dict of str to array, or to a pair of arrays
        By its name in the legend, the values over ``x`` (of the same length), or a pair of arrays
        ``(x, y)``. A curve of one point is a dot, a curve of a few points has marks.
    x : array, optional
        The x values of all curves that are not pairs.
    labels : pair of str
        The labels of both axes, with units: ``("time in s", "energy in J")``.
    scale : {"linear", "log", "log-log", "equal"}
        ``"log"`` has a logarithmic y axis, ``"log-log"`` two logarithmic axes. With ``"equal"``
        both axes have the same scale, which suits a path.
    levels : sequence of float
        The y values of horizontal grey lines, such as 0.
    title, legend : str
        The titles of the figure and of the legend.
    ax : Axes, optional
        The axes to draw in; by default those of a new figure.

    Raises
    ------
    ProblemError
        If there is no curve, a curve has no numbers or another length than ``x``, or a logarithmic
        axis has no positive number.

    Examples
    --------
    >>> import numpy as np
    >>> t = np.linspace(0, 2, 50)
    >>> two = {"slow": np.exp(-t), "fast": np.exp(-3 * t)}
    >>> curves(two, t, labels=("time in s", "h in m²")).axes[0].get_xlabel()
    'time in s'
    """
    if not curves:
        raise ProblemError("there is no curve to draw", key="curves")
    check_known("scale", [scale], SCALES, key="scale")
    pairs = {name: _pair(name, values, x, scale) for name, values in curves.items()}
    if ax is None:
        figure = Picture(figsize=(9.6, SIZE[1] * 0.7), layout="constrained")
        ax = figure.subplots()
    for k, (name, (along, up)) in enumerate(pairs.items()):
        ax.plot(along, up, label=name, **_look(k, along))
    for level in _numbers("levels", levels):
        ax.axhline(level, color="0.5", linewidth=1, zorder=1)
    finish(ax, labels[1], "", None, legend)
    ax.set(xlabel=labels[0], title=title)
    if scale == "equal":
        equal_scale(ax, 2)
    for k in SCALES[scale]:
        (ax.set_xscale, ax.set_yscale)[k]("log")
    if scale == "log-log":
        _tick(ax, np.unique(np.concatenate([along for along, _ in pairs.values()])))
    if scale == "equal":
        _settle(ax)
    return ax.figure.figure


def _settle(ax: Axes) -> None:
    """Lay out a figure until its legend is inside; equal scales need several passes."""
    figure, legend = ax.figure.figure, cast(Any, ax.get_legend())
    if legend is None or figure.get_layout_engine() is None:
        return
    for _ in range(PASSES):
        figure.draw_without_rendering()
        if legend.get_window_extent().x1 <= figure.bbox.x1:
            return


def _look(k: int, along: Array) -> dict[str, Any]:
    """Return colour, dashes and marks of a curve; a line between two points has no marks."""
    look = line_style(k, along)
    if len(along) == 1:
        look["linestyle"] = "none"
    if len(along) == 1 or 2 < len(along) <= FEW:
        look |= {"marker": MARKERS[k % len(MARKERS)], "markersize": 8}
    return look


def _pair(name: str, values: Any, x: ArrayLike | None, scale: Scale) -> tuple[Array, Array]:
    """Return the x and y values of a curve."""
    if not isinstance(values, tuple):
        if x is None:
            what, hint = f"'{name}' has y values, but no x values", "give x, or a pair (x, y)"
            raise ProblemError(what, key="curves", hint=hint)
        values = (x, values)
    if len(values) != 2:
        what = f"'{name}' is a tuple of {counted(len(values), 'part')}"
        raise ProblemError(what, key="curves", hint="give a pair of arrays, (x, y)")
    along, up = (_numbers(name, numbers) for numbers in values)
    if len(along) != len(up) or not len(up):
        what = f"'{name}' has {counted(len(up), 'y value')}, but {counted(len(along), 'x value')}"
        raise ProblemError(what, key="curves", hint="give as many x values as y values")
    for k in SCALES[scale]:
        if not ((along, up)[k] > 0).any():
            hint = "draw np.abs(...), or choose another scale"
            what = f"'{name}' has no positive number, which a logarithmic axis needs"
            raise ProblemError(what, key="scale", hint=hint)
    return along, up


def _numbers(name: str, given: Any) -> Array:
    """Return the given numbers as an array of one dimension."""
    try:
        numbers = np.atleast_1d(np.asarray(given, dtype=float))
    except (TypeError, ValueError):
        what, hint = f"'{name}' does not consist of numbers", "give an array, or a pair of arrays"
        raise ProblemError(what, key="curves", hint=hint) from None
    if numbers.ndim > 1:
        hint = "give one of its rows or columns"
        raise ProblemError(f"'{name}' is a table of numbers", key="curves", hint=hint)
    if numbers.size and not np.isfinite(numbers).any():
        raise ProblemError(f"no entry of '{name}' is a finite number", key="curves")
    return drawable(numbers)


def _tick(ax: Axes, numbers: Array) -> None:
    """Put the ticks of a logarithmic axis at a few numbers, such as the steps of a study."""
    if len(numbers) <= FEW:
        ax.margins(x=0.05)
        ax.set_xticks(numbers, [f"{number:g}" for number in numbers])
        ax.xaxis.set_minor_locator(NullLocator())
