"""The methods of SciPy, which choose their own step sizes and may be implicit.

Radau, of order 5, implicit, for stiff systems: E. Hairer, G. Wanner, "Solving
Ordinary Differential Equations II", 2nd ed., 1996. LSODA, Adams methods of order 1 to 12 that turn
to backward differentiation if the system is stiff: L. Petzold, SIAM J. Sci. Stat. Comput. 4
(1983) 136-148.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.scales import first_step


def scipy_solver(
    solver_class: type[Any],
    derivative: Callable[[float, Array, Array], Array],
    times: Array,
    y: Array,
    p: Array,
    tolerance: float,
    sizes: Array,
    project: Callable[[float, Array, Array], Array] | None,
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Integrate y' = derivative(t, y, p) with steps that keep the local error at the tolerance.

    The allowed error of each entry of y is the tolerance times the sum of its value and ``sizes``.
    After every accepted step, yield the time, the stored times inside it with their states, and a
    function that returns the state at any time in the step. With a projection, every accepted step
    and every returned state is projected. If a step tries a state in which the acceleration is not
    unique, for example near redundant constraints, Radau shortens the step and LSODA ends. SciPy's
    finite differences for Radau shrink near such states until only rounding is left; the
    differences here do not.
    """
    refused: list[np.linalg.LinAlgError] = []
    undefined: list[float] = []

    def right_side(t: float, y: Array) -> Array:
        try:
            rate = derivative(np.float64(t), y, p)
            if not np.isfinite(rate).all():
                undefined.append(t)
            return rate
        except np.linalg.LinAlgError as error:
            if t == times[0]:
                raise
            refused.append(error)
            return np.full(len(y), np.nan)

    def jacobian(t: float, y: Array) -> Array:
        steps = np.sqrt(np.spacing(1.0)) * np.maximum(np.abs(y), sizes)
        rate = right_side(t, y)
        columns = [(right_side(t, y + h) - rate) / h.sum() for h in np.diag(steps)]
        return np.array(columns).T

    def states(times: Array) -> list[Array]:
        if len(times) == 0:
            return []
        found = list(solver.dense_output()(times).T)
        if project is not None:
            found = [project(t, y, p) for t, y in zip(times, found, strict=True)]
        return found

    first = min(first_step(tolerance, sizes), times[-1] - times[0]) or None
    solver = solver_class(
        *(right_side, times[0], y, times[-1]),
        rtol=tolerance,
        atol=np.append(tolerance * sizes[:-2], [np.inf, np.inf]),
        first_step=first,
        jac=jacobian,
    )
    while solver.status == "running":
        refused.clear()
        undefined.clear()
        try:
            solver.step()
        except ValueError:  # from Radau, if its Jacobian is not finite
            if not (refused or undefined):
                raise
            solver.status = "failed"
        if solver.status == "failed" or not np.isfinite(solver.y).all():
            if refused:
                raise refused[-1]
            raise FloatingPointError("the step became too small to go on")
        if project is not None:
            solver.y = project(solver.t, solver.y, p)
            solver.f = derivative(solver.t, solver.y, p)
        inside = times[(times > solver.t_old) & (times <= solver.t)]
        stored = list(zip(inside, states(inside), strict=True))
        yield solver.t, stored, lambda t: states(np.array([t]))[0]
