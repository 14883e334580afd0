"""The figure of a fit: data, fitted motion and residuals."""

from __future__ import annotations

from typing import Any

from matplotlib.figure import Figure

from teachmech.base.errors import ProblemError, check_known
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import SIZE, Picture, finish, styled
from teachmech.fitting.fit import Fit

SECONDS = {"time": "s"}
MOST = 3  # quantities in one figure


@styled
def fit(found: Fit, names: list[str] | None = None, figure: Figure | None = None) -> Figure:
    """Draw measured data and the fitted motion, and below them the residuals.

    A grey band in the panels of the residuals has the width of twice the standard deviation.

    Parameters
    ----------
    found : Fit
        See `System.fit`.
    names : list of str, optional
        The measured quantities to draw; by default the first three.
    figure : Figure, optional
        The figure to draw in; by default a new one.

    Raises
    ------
    ProblemError
        If the fit is to a goal without measured data, or there is no such quantity.

    Examples
    --------
    >>> import numpy as np
    >>> import teachmech as tm
    >>> mass = tm.System(["x"], [1], ["-k*x"], parameters={"k": 1}, start={"x": 1})
    >>> t = np.linspace(0, 3, 10)
    >>> drawn = fit(mass.fit({"t": t, "x": np.cos(1.1 * t)}, ["k"]))
    >>> [ax.get_ylabel() for ax in drawn.axes]
    ['x', 'residual']
    """
    if found.data is None:
        what = "this fit has no measured data"
        raise ProblemError(what, key="found", hint="draw the motion, such as plots.overview")
    known = [*found.data.formulas]
    check_known("measured quantity", names or (), known, key="names")
    chosen = names or known[:MOST]
    if figure is None:
        height = SIZE[1] if len(chosen) > 1 else 0.85 * SIZE[1]
        figure = Picture(figsize=(SIZE[0], height), layout="constrained")
    axes: Any = figure.subplots(2, len(chosen), sharex=True, squeeze=False, height_ratios=(2, 1))
    t, curves = found.curve
    for k, name in enumerate(chosen):
        above, below = axes[:, k]
        column, last = known.index(name), name == chosen[-1]
        measured, residual = found.data.values[:, column], found.residuals[name]
        dot: dict[str, Any] = {"linestyle": "none", "marker": "o", "color": COLOURS[0]}
        dot["markersize"] = 5 if len(found.data.t) <= 100 else 3
        above.plot(found.data.t, measured, label="measured" if last else None, **dot)
        if len(t):
            above.plot(t, curves[name], color=COLOURS[1], label="fitted motion" if last else None)
        sigma = float(found.deviations[column])
        below.axhspan(-sigma, sigma, color="0.85", zorder=0)
        below.axhline(0, color="0.4", linewidth=1)
        below.plot(found.data.t, residual, **dot)
        finish(above, name, "", SECONDS)
        finish(below, "residual" if k == 0 else "", "", SECONDS)
        above.set_xlabel("")
        below.margins(x=0.01)
    shown = ", ".join(f"{name} = {x:.6g}" for name, x in found.values.items())
    figure.suptitle(f"{found.system.name}: {shown}" if len(shown) < 80 else found.system.name)
    return figure
