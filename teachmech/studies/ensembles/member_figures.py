"""The figure of an ensemble: curve, image or points of one quantity over the varied names."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.base.errors import ProblemError, check_known, did_you_mean, shortened
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import Picture, styled

FAILED = "0.8"  # the colour of a member without a value


@styled
def members(
    ensemble: Any,  # an Ensemble; its method `plot` calls this function
    quantity: Any = None,
    *,
    label: str = "",
    cmap: str = "viridis",
    ax: Axes | None = None,
) -> Figure:
    """Draw one quantity over one or two varied names.

    A grid over one name is a line with a mark for each member; a grid over two names is an image.
    The members of a table are marks, which are coloured if two names vary. Failed members are left
    out of a line, and are grey in an image.

    Parameters
    ----------
    ensemble : Ensemble
    quantity : str or array
        ``"t"``, ``"measure"`` or another array with one number per member; a coordinate or a
        velocity at the end; or your own numbers, shape ``ensemble.shape``. By default the measure
        if there is one, and the time at the end if there is none.
    label : str
        Label of the axis or the colour bar; by default the name.
    cmap : str
        Colour map of an image by its name in Matplotlib; a cyclic one such as ``"twilight"`` suits
        angles.
    ax : matplotlib.axes.Axes, optional
        The axes to draw in; by default those of a new figure.

    Raises
    ------
    ProblemError
        If the quantity does not exist, or more than two names vary.

    Examples
    --------
    >>> import teachmech as tm
    >>> ball = tm.System(["z"], mass=[1], forces=["-g"], parameters={"g": 9.81})
    >>> result = tm.ensemble(ball, {"g": [1.62, 9.81], "vz": [0, 5, 10]}, time=(0, 1, 0.1))
    >>> [axes.get_ylabel() for axes in members(result, "z").axes]
    ['vz', 'z at the end']
    """
    values, name = _chosen(ensemble, quantity)
    if cmap not in colormaps:
        hint = did_you_mean(str(cmap), list(colormaps)) or "such as viridis or twilight"
        raise ProblemError(f"there are no colours {shortened(cmap)}", key="cmap", hint=hint)
    if len(ensemble.names) > 2:
        varied = ", ".join(ensemble.names)
        hint = "draw a part of the arrays, or to_xarray().sel(...), with Matplotlib"
        raise ProblemError(f"more than two names vary: {varied}", key="ensemble", hint=hint)
    if ax is None:
        ax = Picture(figsize=(9, 6), layout="constrained").subplots()
    figure: Figure = ax.figure.figure
    ax.set_title(ensemble.name + (f"\nnot complete: {ensemble.ending}" if ensemble.ending else ""))
    ax.set_xlabel(ensemble.names[0])
    columns = [ensemble.coords[varied] for varied in ensemble.names]
    if len(columns) == 1:
        look = "o-" if ensemble.is_grid else "o"
        order = np.argsort(columns[0])
        ax.plot(columns[0][order], values[order], look, color=COLOURS[0], markersize=5)
        ax.set_ylabel(label or name)
        return figure
    colours = colormaps[cmap].with_extremes(bad=FAILED)
    shown: Any
    if ensemble.is_grid:
        orders = [np.argsort(column) for column in columns]
        x, y = (_edges(column[order]) for column, order in zip(columns, orders, strict=True))
        cells = np.ma.masked_invalid(values)[np.ix_(*orders)].T
        shown = ax.pcolormesh(x, y, cells, cmap=colours, rasterized=True)
        ax.set_facecolor(FAILED)
    else:
        across, up = columns
        shown = ax.scatter(across, up, c=values, cmap=colours, s=24, plotnonfinite=True)
    ax.grid(visible=False)
    ax.set_ylabel(ensemble.names[1])
    figure.colorbar(shown, ax=ax, label=label or name)
    return figure


def _chosen(ensemble: Any, quantity: Any) -> tuple[Any, str]:
    """Return the numbers and their label."""
    if quantity is None:
        quantity = "measure" if "measure" in ensemble.arrays else "t"
    if not isinstance(quantity, str):
        values = np.asarray(quantity, dtype=float)
        if values.shape != ensemble.shape:
            what = f"the numbers have shape {values.shape}, the ensemble {ensemble.shape}"
            raise ProblemError(what, key="quantity")
        return values, ""
    scalars = [n for n, a in ensemble.arrays.items() if a.shape == ensemble.shape]
    if quantity in scalars:
        called = "t at the end in s" if quantity == "t" else quantity.replace("_", " ")
        return ensemble[quantity], called
    ends = [*ensemble.coordinates, *ensemble.velocities]
    check_known("quantity", [quantity], [*scalars, *ends], key="quantity")
    return ensemble.end(quantity), f"{quantity} at the end"


def _edges(values: Any) -> Any:
    """Return the edges of the cells around rising values."""
    if len(values) == 1:
        return values[0] + np.array([-0.5, 0.5])
    with np.errstate(over="ignore"):
        middle = (values[1:] + values[:-1]) / 2
        first, last = 2 * values[0] - middle[0], 2 * values[-1] - middle[-1]
    edges = np.concatenate([[first], middle, [last]])
    if not np.isfinite(edges).all():
        raise ProblemError("the values that vary are too large to be drawn", key="ensemble")
    return edges
