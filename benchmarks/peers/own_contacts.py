"""teachmech itself on contact and friction, through `simulate`, event by event and in steps.

The time is that of `simulate` with its checks and tables, as a user has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import contacts
import numpy as np
from contest import Contestant, Run

from teachmech import Constraint, Lagrangian, System

Array = np.ndarray
NEEDS = ("teachmech", "scipy.integrate")
COMPILED = (*NEEDS, "teachmech.run.compiled.compiled_problem")
TOLERANCES = tuple(10.0**-k for k in range(4, 11, 2))
STEPS = tuple(float(250 * 2**k) for k in range(7))
EVENTS, STEPPING = "event by event; DOP853", "time stepping of Moreau and Jean"


def ball_system() -> System:
    """Return the ball above the floor."""
    floor = Constraint("y >= 0", "floor", restitution="e")
    values = {"m": 1, "g": contacts.G, "e": contacts.RESTITUTION}
    start = {"y": contacts.HEIGHT}
    return System(["y"], ["m"], ["-m*g"], [floor], parameters=values, start=start)


def belt_system() -> System:
    """Return the block on a spring, on a belt."""
    belt = Constraint("y = 0", "belt", friction="mu", static="mus", slip="vx - v")
    values = {"m": contacts.MASS, "k": contacts.STIFFNESS, "g": contacts.G, "v": contacts.BELT}
    values |= {"mu": contacts.KINETIC, "mus": contacts.STATIC}
    forces, start = ["-k*x", "-m*g"], {"vx": "v"}
    return System(["x", "y"], ["m", "m"], forces, [belt], parameters=values, start=start)


def incline_system() -> System:
    """Return the block on the incline, x downwards along it."""
    plane = Constraint("y >= 0", "plane", friction="mu")
    values = {"m": contacts.MASS, "g": contacts.G, "a": contacts.ANGLE}
    values |= {"mu": contacts.INCLINE_FRICTION}
    forces = ["m*g*sin(a)", "-m*g*cos(a)"]
    return System(["x", "y"], ["m", "m"], forces, [plane], parameters=values)


def discs_system() -> System:
    """Return the elastic discs in the box, each pair a contact."""
    count = range(1, contacts.DISCS + 1)
    texts = [
        text for i in count for text in (f"y{i} - r >= 0", f"x{i} - r >= 0", f"W - r - x{i} >= 0")
    ]
    texts += [f"(x{i} - x{j})^2 + (y{i} - y{j})^2 >= 4*r^2" for i in count for j in range(1, i)]
    q, v = (each.ravel().tolist() for each in contacts.discs_start())
    names = [f"{axis}{i}" for i in count for axis in "xy"]
    start = dict(zip(names, q, strict=True)) | {f"v{n}": u for n, u in zip(names, v, strict=True)}
    return System(
        names,
        ["m"] * len(names),
        ["0", "-m*g"] * contacts.DISCS,
        [Constraint(text, restitution=1) for text in texts],
        parameters={
            **{"m": contacts.DISC_MASS, "g": contacts.G, "r": contacts.RADIUS},
            "W": contacts.WIDTH,
        },
        start=start,
    )


def clearance_system() -> Lagrangian:
    """Return the slider-crank with clearance; the upper and lower corners touch their wall."""
    corners = [(i, j) for j in (-1, 1) for i in (-1, 1)]
    y = "l1*sin(th1) + l2*sin(th2)"
    vx = "-l1*sin(th1)*vth1 - l2*sin(th2)*vth2"
    walls = [
        Constraint(
            f"b + c - {j}*({y} + {i}*a*sin(th3) + {j}*b*cos(th3)) >= 0",
            f"corner {'right' if i > 0 else 'left'} {'above' if j > 0 else 'below'}",
            restitution="e",
            friction="mu",
            slip=f"{vx} - ({i}*a*sin(th3) + {j}*b*cos(th3))*vth3",
        )
        for i, j in corners
    ]
    turning = "vth1*vth2*cos(th1 - th2)"
    return Lagrangian(
        T="(m1*l1^2/4 + J1)*vth1^2/2 + J2*vth2^2/2 + J3*vth3^2/2"
        f" + m2/2*(l1^2*vth1^2 + l1*l2*{turning} + l2^2/4*vth2^2)"
        f" + m3/2*(l1^2*vth1^2 + 2*l1*l2*{turning} + l2^2*vth2^2)",
        V=f"m1*g*l1/2*sin(th1) + m2*g*(l1*sin(th1) + l2/2*sin(th2)) + m3*g*({y})",
        coordinates=["th1", "th2", "th3"],
        constraints=walls,
        parameters=contacts.CLEARANCE,
        start=dict(zip(("vth1", "vth2", "vth3"), contacts.CLEARANCE_SPEEDS, strict=True)),
    )


def entry(
    title: str,
    make: Callable[[], System],
    times: Array,
    pick: Callable[[Any], Array],
    settings: Sequence[float],
    **options: Any,
) -> Contestant:
    """Return a run of `simulate` that is compared at ``times``, with fixed or adaptive steps."""
    stepping, segments = options["method"] == "moreau", len(times) - 1

    def build() -> Run:
        system = make()

        def run(setting: float) -> Array:
            each = max(1, round(setting / segments)) if stepping else 1
            how = options if stepping else options | {"tolerance": setting}
            time = (times[0], times[-1], (times[-1] - times[0]) / segments / each)
            motion = system.simulate(time=time, **how)
            if motion.ending:
                raise FloatingPointError(motion.ending)
            return pick(motion)[..., ::each]

        run(settings[0])  # compiled code is kept for the problem
        return run

    kind, note = ("steps", STEPPING) if stepping else ("tolerance", EVENTS)
    needs = COMPILED if options.get("compiled") else NEEDS
    return Contestant(title, build, settings, kind, needs, note)


def three(make: Callable[[], System], times: Array, name: str) -> list:
    """Return compiled, plain and time-stepping runs that are compared by one coordinate."""

    def pick(motion: Any) -> Array:
        return motion[name]

    found = [
        entry(f"teachmech, {title}", make, times, pick, TOLERANCES, method="dop853", compiled=way)
        for title, way in (("compiled", True), ("plain", False))
    ]
    return [*found, entry("teachmech, moreau", make, times, pick, STEPS, method="moreau")]


def ball() -> list[Contestant]:
    """Return the ball event by event and in time steps."""
    return three(ball_system, contacts.BALL_TIMES, "y")


def belt() -> list[Contestant]:
    """Return the belt event by event and in time steps."""
    return three(belt_system, contacts.BELT_TIMES, "x")


def incline() -> list[Contestant]:
    """Return the incline event by event and in time steps."""
    return three(incline_system, contacts.INCLINE_TIMES, "x")


def discs() -> list[Contestant]:
    """Return the discs in time steps; event by event, a run takes about a minute."""

    def pick(motion: Any) -> Array:
        # times last
        both = np.array([motion.q, motion.v]).reshape(2, -1, contacts.DISCS, 2)
        return np.moveaxis(both, 1, -1)

    made = entry(
        "teachmech, moreau", discs_system, contacts.DISC_TIMES, pick, STEPS[:6], method="moreau"
    )

    def build() -> Run:
        run = made.build()
        return lambda setting: np.moveaxis(run(setting), -1, 1)

    return [Contestant(made.title, build, made.settings, made.kind, made.needs, made.note)]


def clearance() -> list[Contestant]:
    """Return the slider-crank with clearance event by event and in time steps."""

    def pick(motion: Any) -> Array:
        return contacts.centre(motion["th1"], motion["th2"]).T

    make, times = clearance_system, contacts.CLEARANCE_TIMES
    events = entry(
        "teachmech, compiled", make, times, pick, TOLERANCES[:2], method="dop853", compiled=True
    )
    steps = entry("teachmech, moreau", make, times, pick, STEPS[:5], method="moreau")
    return [
        Contestant(made.title, _transposed(made), made.settings, made.kind, made.needs, made.note)
        for made in (events, steps)
    ]


def _transposed(made: Contestant) -> Callable[[], Run]:
    """Return the set-up of a run whose result has the times first."""

    def build() -> Run:
        run = made.build()
        return lambda setting: run(setting).T

    return build
