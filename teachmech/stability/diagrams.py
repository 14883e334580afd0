"""Figures of root loci, branches of equilibria, and frequency responses."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.base.errors import check_known
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import SIZE, Picture, finish, line_style, styled
from teachmech.stability.branches import Branches
from teachmech.stability.root_locus import RootLocus
from teachmech.stability.stability_map import StabilityMap

POINT = "#000000"


@styled
def root_locus(locus: RootLocus, figure: Figure | None = None) -> Figure:
    """Draw eigenvalues in the complex plane, and their parts over the parameter.

    Circles mark the first value of the parameter, squares the last one. Grey lines in the other
    panels mark limits of stability.

    Parameters
    ----------
    locus : RootLocus
        See `System.root_locus`.
    figure : Figure, optional
        The figure to draw in; by default a new one.

    Examples
    --------
    >>> import teachmech as tm
    >>> damped = tm.System(["x"], [1], ["-4*x - c*vx"], parameters={"c": 1})
    >>> drawn = root_locus(damped.root_locus("c", [0.5, 1, 2, 3]))
    >>> [ax.get_xlabel() for ax in drawn.axes]
    ['real part in 1/s', 'c', 'c']
    """
    if figure is None:
        figure = Picture(figsize=(SIZE[0], 0.62 * SIZE[1]), layout="constrained")
    axes: dict[str, Any] = figure.subplot_mosaic([["plane", "real"], ["plane", "frequency"]])
    plane, real, frequency = axes["plane"], axes["real"], axes["frequency"]
    moving = locus.eigenvalues.T[locus.eigenvalues.any(axis=0)]  # without those that stay zero
    for k, column in enumerate(moving):
        look = {"color": COLOURS[k % len(COLOURS)]}
        plane.plot(column.real, column.imag, **look)
        for index, mark in ((0, "o"), (-1, "s")):
            plane.plot(column.real[index], column.imag[index], mark, markersize=8, **look)
        real.plot(locus.values, column.real, **look)
        if (column.imag >= 0).all() and column.imag.any():
            frequency.plot(locus.values, column.imag / (2 * np.pi), **look)
    for ax in (plane.axvline, real.axhline):
        ax(0, color="0.4", linewidth=1)
    for ax in (real, frequency):
        for limit in locus.limits:
            ax.axvline(limit, color="0.5", linewidth=1.5)
    finish(plane, "imaginary part in 1/s", "", None)
    finish(real, "real part in 1/s", "", None)
    finish(frequency, "frequency in Hz", "", None)
    plane.set_xlabel("real part in 1/s")
    for ax in (real, frequency):
        ax.set_xlabel(locus.parameter)
    plane.margins(0.08)
    figure.suptitle(f"{locus.name}: eigenvalues over {locus.parameter}")
    return figure


@styled
def stability_map(found: StabilityMap, ax: Axes | None = None) -> Figure:
    """Draw where small motions grow, over two parameters, with their growth as shades.

    Parameters
    ----------
    found : StabilityMap
        See `System.stability_map`.
    ax : Axes, optional
        The axes to draw in; by default those of a new figure.

    Examples
    --------
    >>> import teachmech as tm
    >>> swing = tm.System(["x"], [1], ["-k*x - c*vx"], parameters={"k": 1, "c": 1})
    >>> drawn = stability_map(swing.stability_map({"k": [-1, 1, 2], "c": [-1, 0.5, 1]}))
    >>> drawn.axes[0].get_xlabel(), drawn.axes[0].get_ylabel()
    ('k', 'c')
    """
    if ax is None:
        ax = Picture(figsize=(9.6, 0.7 * SIZE[1]), layout="constrained").subplots()
    x, y = found.values
    growth = np.ma.masked_invalid(found.growth)
    largest = float(np.abs(growth).max()) or 1.0
    shades = ax.pcolormesh(
        x, y, growth, cmap="RdBu_r", vmin=-largest, vmax=largest, shading="nearest"
    )
    if min(growth.shape) > 1 and growth.min() < 0 < growth.max():
        ax.contour(x, y, growth, levels=[0], colors=[POINT], linewidths=2)
    ax.set(xlabel=found.parameters[0], ylabel=found.parameters[1])
    ax.set_title(f"{found.name}: red grows, blue decays")
    ax.figure.colorbar(shades, ax=ax, label="largest real part in 1/s")
    return ax.figure.figure


@styled
def bifurcation(
    branches: Branches, coordinate: str | None = None, ax: Axes | None = None
) -> Figure:
    """Draw a coordinate of equilibria, or a value of steady motions, over the parameter.

    Lines are solid where the equilibrium is stable or its stability is not decided, and dashed
    where it is unstable. Dots mark folds and changes of stability.

    Parameters
    ----------
    branches : Branches
        See `System.branches`.
    coordinate : str, optional
        A coordinate, or a velocity of steady motions; by default the first coordinate.
    ax : Axes, optional
        The axes to draw in; by default those of a new figure.

    Examples
    --------
    >>> import teachmech as tm
    >>> arch = tm.System(["y"], [1], ["p + y - y^3"], parameters={"p": 0}, start={"y": 1})
    >>> drawn = bifurcation(arch.branches("p", (-1, 1)))
    >>> drawn.axes[0].get_xlabel(), drawn.axes[0].get_ylabel()
    ('p', 'y')
    """
    names = [*branches[0].positions, *branches[0].velocities] if len(branches) else []
    coordinate = names[0] if coordinate is None and names else coordinate
    check_known("coordinate", [coordinate], names, key="coordinate")
    if ax is None:
        ax = Picture(figsize=(9.6, 0.7 * SIZE[1]), layout="constrained").subplots()
    labels = {True: "stable or not decided", False: "unstable"}
    for one in branches:
        y, stable = (one.positions | one.velocities)[str(coordinate)], one.stable
        edges = [0, *(np.flatnonzero(stable[1:] != stable[:-1]) + 1).tolist(), len(one)]
        for a, b in zip(edges[:-1], edges[1:], strict=True):
            rows, kind = slice(max(a - 1, 0), b), bool(stable[a])
            look = line_style(0 if kind else 1, one.values)
            ax.plot(one.values[rows], y[rows], label=labels.pop(kind, None), **look)
        marked = [*one.folds, *one.changes]
        ax.plot(one.values[marked], y[marked], "o", color=POINT, markersize=7, zorder=3)
    finish(ax, str(coordinate), "", None)
    ax.set_xlabel(branches.parameter)
    ax.set_title(f"{branches.name}: {branches.kind} over {branches.parameter}")
    return ax.figure.figure
