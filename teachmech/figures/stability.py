"""The figure of Baumgarte's roots and the stability region of RK4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.figures.panels import Picture, finish, styled
from teachmech.numerics.integrators import baumgarte


@styled
def stability(
    alpha: float,
    beta: float,
    step: float,
    holonomic: Sequence[bool] = (True,),
    ax: Axes | None = None,
) -> Figure:
    """Draw Baumgarte's roots times the step in the complex plane, with the stability region of RK4.

    A root inside the region belongs to an error that decays from step to step, a root outside to an
    error that grows. A root far away is drawn at the edge, in its direction.

    Parameters
    ----------
    alpha, beta : float
        In 1/s.
    step : float
        In seconds.
    holonomic : sequence of bool
        The kinds of the constraints; see `teachmech.numerics.integrators.baumgarte.error_roots`.

    Examples
    --------
    >>> stability(10, 10, 0.3).axes[0].get_title()
    'RK4, step 0.3 s: errors × 1.375 per step'
    """
    if ax is None:
        ax = Picture(figsize=(9, 7), layout="constrained").subplots()
    roots = [step * root for root in baumgarte.error_roots(alpha, beta, holonomic)]
    rim = min(max(3.4, 1.15 * max(abs(z) for z in roots)), 10.0)
    x, y = np.meshgrid(np.linspace(-rim, 0.4 * rim, 281), np.linspace(-rim, rim, 401))
    size = np.abs(baumgarte.amplification(x + 1j * y))
    ax.contourf(x, y, size, levels=[0, 1], colors=["#56B4E9"], alpha=0.3)
    ax.contour(x, y, size, levels=[1], colors=["#0072B2"], linewidths=2)
    ax.text(-1.5, 0.3, "stable", color="#0072B2", fontsize=15, ha="center", clip_on=True)
    for line in (ax.axhline, ax.axvline):
        line(0, color="0.4", linewidth=1)
    for z in dict.fromkeys(complex(z.real, abs(z.imag)) for z in roots):
        growth = abs(baumgarte.amplification(z))
        mark, colour, fate = ("o", "#009E73", "decays") if growth < 1 else ("X", "#D55E00", "grows")
        if abs(growth - 1) < baumgarte.GROWTH_ROUNDING:
            fate = "stays" if roots.count(0) < 2 else "grows with time"  # h = h0 + h0' t
            mark, colour = "s", "#000000"
        near = z * min(1.0, 0.93 * rim / max(abs(z), 1.0))
        name = f"{z.real:.3g}" + (f" ± {z.imag:.3g}i" if z.imag else "")
        label = f"z = {name}\n{fate}, × {growth:.4g}"
        look: dict[str, Any] = {"markersize": 14, "markeredgecolor": "white", "zorder": 3}
        pair = ([near.real] * 2, [near.imag, -near.imag])
        ax.plot(*pair, mark, color=colour, label=label, **look)
    finish(ax, "imaginary part of z", "", None, "z = step · root")
    ax.set(xlabel="real part of z", xlim=(-rim, 0.4 * rim), ylim=(-rim, rim), aspect="equal")
    worst = baumgarte.rk4_growth(alpha, beta, step, holonomic)
    ax.set_title(f"RK4, step {step:g} s: errors × {worst:.4g} per step")
    return ax.figure.figure
