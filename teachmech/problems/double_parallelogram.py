"""The damped double parallelogram of the program Gauss2D: twelve pin equations, one redundant."""

from __future__ import annotations

from teachmech.base.errors import checked_arguments
from teachmech.model.constraints import Constraint
from teachmech.problems.lagrangian import Lagrangian
from teachmech.system_and_motion import System


@checked_arguments
def double_parallelogram() -> System:
    """Return the damped double parallelogram: redundant constraints with one degree of freedom.

    Three parallel bars are pinned to the frame at (0, 0), (1, 0), (2, 0) and to one coupler; they
    form two parallelograms. Any two bars would guide the coupler: one of the twelve equations of
    the six pins is redundant.

    Each parallelogram has a spring with a parallel damper in one diagonal: from the tip of bar 1 to
    the foot of bar 2, and from the tip of bar 2 to the foot of bar 3. If all bars are at the angle
    phi, its length is 2 L sin(abs(phi) / 2).

    Returns
    -------
    System
        Coordinates ``x``, ``y`` (in m, of the centroid) and ``phi`` (of the axis) of the bars 1 to
        3 and of the coupler 4; parameters in SI units.

    Notes
    -----
    Data: D. de Falco, E. Pennestrì, L. Vita, "Esperienze numeriche sulla formulazione multibody di
    Udwadia-Kalaba": bars L = 1, m = 1, I = 0.1; coupler L2 = 2, m2 = 2, I2 = 0.2; k = 30, free
    length 1, c = 0.9; at rest with the bars at -135 degrees. The source does not show the positions
    of the springs; the positions above are ours. From its start the mechanism swings up to -29
    degrees. It does not reach 0 or -180 degrees, where all bars are aligned and branches meet.

    Examples
    --------
    >>> import teachmech as tm
    >>> report = tm.examine_start(double_parallelogram())
    >>> report.degrees_of_freedom, report.rank, report.redundant
    (1, 11, 1)
    """
    bars = (1, 2, 3)
    kinetic = [f"m*(vx{i}^2 + vy{i}^2)/2 + I*vphi{i}^2/2" for i in bars]
    potential = ["m*g*(y1 + y2 + y3) + m2*g*y4"]
    dissipation = []
    for i in (1, 2):  # from the foot of bar i + 1 to the tip of bar i
        x, y = f"(x{i} + L/2*cos(phi{i}) - {i}*L2/2)", f"(y{i} + L/2*sin(phi{i}))"
        vx, vy = f"(vx{i} - L/2*sin(phi{i})*vphi{i})", f"(vy{i} + L/2*cos(phi{i})*vphi{i})"
        potential.append(f"k/2*(sqrt({x}^2 + {y}^2) - l)^2")
        dissipation.append(f"c/2*({x}*{vx} + {y}*{vy})^2/({x}^2 + {y}^2)")
    pins: list[Constraint] = []
    start: dict[str, str | float] = {"x4": "L2/2 + L*cos(phi)", "y4": "L*sin(phi)"}
    for i in bars:
        foot, along = f"{i - 1}*L2/2", f"({i - 2}*L2/2)"
        pins += [
            Constraint(f"x{i} - L/2*cos(phi{i}) = {foot}", f"foot{i}x"),
            Constraint(f"y{i} - L/2*sin(phi{i}) = 0", f"foot{i}y"),
            Constraint(f"x{i} + L/2*cos(phi{i}) = x4 + {along}*cos(phi4)", f"tip{i}x"),
            Constraint(f"y{i} + L/2*sin(phi{i}) = y4 + {along}*sin(phi4)", f"tip{i}y"),
        ]
        start |= {f"x{i}": f"{foot} + L/2*cos(phi)", f"y{i}": "L/2*sin(phi)", f"phi{i}": "phi"}
    numbers = {"m": 1, "I": 0.1, "L": 1, "m2": 2, "I2": 0.2, "L2": 2}
    return Lagrangian(
        " + ".join([*kinetic, "m2*(vx4^2 + vy4^2)/2 + I2*vphi4^2/2"]),
        " + ".join(potential),
        dissipation=" + ".join(dissipation),
        coordinates=[f"{name}{i}" for i in (1, 2, 3, 4) for name in ("x", "y", "phi")],
        constraints=pins,
        parameters={**numbers, "g": 9.81, "k": 30, "l": 1, "c": 0.9, "phi": "-3*pi/4"},
        start=start,
        name="double-parallelogram",
        points=[(f"x{i}", f"y{i}") for i in (1, 2, 3, 4)],
    )
