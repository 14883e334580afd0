"""teachmech itself: the generated program, plain and compiled.

What belongs to the compiled path is in `compiled_run` alone.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import chains
import numpy as np
import stiff_governor
import trees
from contest import Contestant, Run

from teachmech import example
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.program import Model, load
from teachmech.system_and_motion import System

Array = np.ndarray
TOLERANCES = tuple(10.0**-k for k in range(4, 14))
NEEDS = ("teachmech", "scipy.integrate")
COMPILED = (*NEEDS, "teachmech.run.compiled.compiled_problem")


def plain_run(system: System, time: Sequence[float], **options: Any) -> Run:
    """Return the program's own `run`, without the checks and the record of `simulate`.

    The setting of the run replaces the tolerance, or, with RK4, is the number of steps.
    """
    settings = Settings.of(time, **options)
    program = load(system, settings)
    p = system.parameter_array
    y = np.concatenate([*program.start(p), [0.0, 0.0]])

    def run(setting: float) -> Array:
        if settings.method == "rk4":
            times = np.linspace(settings.start, settings.end, round(setting) + 1)
        else:
            program.TOLERANCE = setting
            times = program.stored_times(settings.start, settings.end, settings.step)
        stored = [y]
        for _, passed, _ in program.run(times, y, p):
            stored.extend(state for _, state in passed)
        return np.array(stored)

    return run


def compiled_run(system: System, time: Sequence[float], many: bool = False, **options: Any) -> Run:
    """Return the compiled program for one run or for many, with the states of `plain_run`.

    Set-up is that of a new problem: the integrators come from the disk, the problem does not. The
    code of one run is never optimised further, however often the run is repeated here.
    """
    from teachmech.run.compiled import code_store, kernel_library
    from teachmech.run.compiled import compiled_problem as compiled
    from teachmech.run.compiled.compiled_run import Run as CompiledRun

    settings = Settings.of(time, **options)
    compiled._codes.clear()
    kernel_library.load()
    code_store.kept = lambda key: None
    y = start_of(system)
    built = compiled.build(system, settings, many)
    built.code.evaluations = -sys.maxsize  # never optimise the code further

    def run(setting: float) -> Array:
        start, end, how = settings.start, settings.end, settings
        if settings.method == "rk4":
            times = np.linspace(start, end, round(setting) + 1)
        else:
            how = dataclasses.replace(settings, tolerance=setting)
            times = stored_times(start, end, settings.step)
        going = CompiledRun(built, how, times, y)
        if going.finish() != 0:
            raise FloatingPointError("the compiled run did not reach the end")
        return going.states

    return run


def start_of(system: System) -> Array:
    """Return the state at the start."""
    return np.concatenate([*Model.of(system).start, [0.0, 0.0]])


def pair(
    make: Callable[[], System],
    time: Sequence[float],
    pick: Callable[[Array, System], Array],
    settings: Sequence[float],
    title: str = "teachmech",
    note: str = "",
    **options: Any,
) -> list[Contestant]:
    """Return the program of a system: compiled for one run, compiled for many, and plain.

    ``pick`` selects the values that the case compares.
    """

    def built(kind: Callable[..., Run]) -> Callable[[], Run]:
        def build() -> Run:
            system = make()
            run = kind(system, time, **options)
            return lambda setting: pick(run(setting), system)

        return build

    steps = "steps" if options["method"] == "rk4" else "tolerance"
    return [
        Contestant(f"{title}, {name}", built(kind), settings, steps, needs, note)
        for name, kind, needs in (
            ("compiled", compiled_run, COMPILED),
            ("for many runs", partial(compiled_run, many=True), COMPILED),
            ("plain", plain_run, NEEDS),
        )
    ]


def chain(n: int) -> list[Contestant]:
    """Return DOP853 with projection, and RK4, in natural coordinates."""

    def make() -> System:
        return System(**chains.texts(n))

    def frames(states: Array, system: System) -> Array:
        each = (len(states) - 1) // (len(chains.TIMES) - 1)
        return states[::each, : 3 * n].reshape(-1, n, 3)

    note = "natural coordinates, length constraints; DOP853, every step projected"
    found = pair(make, (0, 10, 1), frames, TOLERANCES, note=note, method="dop853")
    steps = tuple(float(250 * 2**k) for k in range(10))
    note = "natural coordinates, length constraints; RK4 without projection"
    found += pair(
        make, (0, 10, 0.01), frames, steps, title="teachmech RK4", note=note, method="rk4"
    )
    return [c for c in found if n <= 10 or c.title != "teachmech RK4, plain"]  # a run takes minutes


def tree(name: str) -> list[Contestant]:
    """Return a spatial mechanism of the package from its file."""
    times, bodies = trees.tree(name).times, trees.BODIES[name]

    def places(states: Array, system: System) -> Array:
        return np.stack([_place(body[-1], states, system) for body in bodies], axis=1)

    def make() -> System:
        return trees.MECHANISMS[name]()[0].system

    time = (times[0], times[-1], times[1])
    note = "points and directions; DOP853, every step projected"
    return pair(make, time, places, TOLERANCES, note=note, method="dop853")


def _place(point: str, states: Array, system: System) -> Array:
    columns = [system.coordinates.index(f"{point}_{axis}") for axis in "xyz"]
    return states[:, columns]


def worked_example() -> list[Contestant]:
    """Return the unchanged example of the package with 1000 steps of RK4."""
    return pair(
        lambda: example("meridian").system,
        (0, 5, 0.005),
        lambda states, system: states,
        (1000.0,),
        note="the generated program",
        method="rk4",
    )


def angles_of(states: Array, system: System) -> Array:
    """Return the seven published angles of Andrews' mechanism at the end, each within a turn."""
    p = system.parameter_values
    at = dict(zip(system.coordinates, states[-1], strict=False))
    at |= {"A_x": p["xa"], "A_y": p["ya"], "B_x": p["xb"], "B_y": p["yb"]}

    def turn(a: str, b: str) -> float:
        x, y = (at[f"{b}_{axis}"] - at[f"{a}_{axis}"] for axis in "xy")
        return float(np.arctan2(y, x))

    beta, delta, epsilon = at["theta_OF"], turn("A", "G"), turn("A", "H") + np.pi / 2
    phi, omega = turn("E", "G") - np.pi / 2 - delta, turn("H", "E") - epsilon
    gamma = turn("B", "E") + np.pi / 2
    return np.array([beta, turn("E", "F") - beta, gamma, phi, delta, omega, epsilon])


def andrews() -> list[Contestant]:
    """Return the MechSpec file of the package, compared by its angles at the end."""
    return pair(
        lambda: load_mechanism("andrews"),
        (0, 0.03, 0.03),
        angles_of,
        TOLERANCES,
        note="cartesian points; DOP853, every step projected",
        method="dop853",
    )


def mechanism1a() -> list[Contestant]:
    """Return the MechSpec file of the package, compared by positions and velocities at the end."""

    def end(states: Array, system: System) -> Array:
        return states[-1, : 2 * len(system.coordinates)]

    return pair(
        lambda: load_mechanism("mechanism1"),
        (0, 200, 200),
        end,
        (1e-12, 1e-13, 3e-14),
        note="DOP853, every step projected",
        method="dop853",
    )


def governor() -> list[Contestant]:
    """Return Radau, and DOP853, whose steps must resolve the stiff springs."""

    def places(states: Array, system: System) -> Array:
        return states[:, : len(system.coordinates)]

    found = []
    for method, title in (("radau", "teachmech"), ("dop853", "teachmech DOP853")):
        found += pair(
            lambda: System(**stiff_governor.texts()),
            (0, stiff_governor.END, stiff_governor.TIMES[1]),
            places,
            TOLERANCES[:7],
            title=title,
            note=f"radii and heights, constraints for the rods; {method}, every step projected",
            method=method,
        )
    return [c for c in found if c.title != "teachmech DOP853, plain"]  # a run takes minutes


def load_mechanism(name: str) -> System:
    """Return the system of a mechanism of the package."""
    return example(name).system


# --- for speed_measures.py ------------------------------------------------------------------------


def acceleration(system: System, compiled: bool) -> Callable[[], Any]:
    """Return a function that computes one acceleration at the start."""
    if compiled:
        return compiled_acceleration(system)
    program = load(system, Settings.of((0, 1, 1), method="rk4"))
    p = system.parameter_array
    q, v = program.start(p)
    return lambda: program.acceleration(np.float64(0), q, v, p)


def compiled_acceleration(system: System) -> Callable[[], Any]:
    """Return a function that runs 100 steps of RK4; `call_seconds` divides by its evaluations."""
    from teachmech.run.compiled.compiled_problem import build
    from teachmech.run.compiled.compiled_run import Run as CompiledRun

    settings = Settings.of((0, 1e-4, 1e-6), method="rk4")
    built = build(system, settings)
    built.code.improve()
    y, times = start_of(system), stored_times(0, 1e-4, 1e-6)

    def call() -> None:
        CompiledRun(built, settings, times, y).finish()

    call.evaluations = 400  # type: ignore[attr-defined]
    return call


def many_double_pendulums(members: int, workers: int, pool: str) -> float:
    """Return the wall seconds of an ensemble of double pendulums over a grid of start angles.

    The pool is ``"processes"`` or ``"threads"``.
    """
    import time
    from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

    import teachmech

    side = round(members**0.5)
    angles = np.linspace(0.5, 3.0, side)
    kind = {"processes": ProcessPoolExecutor, "threads": ThreadPoolExecutor}[pool]
    with kind(workers) as executor:
        list(executor.map(abs, range(workers)))  # start the processes
        begin = time.perf_counter()
        teachmech.ensemble(
            double_pendulum(),
            {"a1": angles, "a2": angles},
            time=(0, 10, 0.1),
            method="dop853",
            tolerance=1e-8,
            compiled=True,
            executor=executor,
        )
        return time.perf_counter() - begin


def double_pendulum() -> System:
    """Return two points on massless rods in a plane, with the start angles as parameters."""
    return System(
        name="double-pendulum",
        coordinates=["x1", "y1", "x2", "y2"],
        mass=["m"] * 4,
        forces=["0", "-m*g"] * 2,
        constraints=["x1^2 + y1^2 = l^2", "(x2 - x1)^2 + (y2 - y1)^2 = l^2"],
        parameters={"m": 1, "g": 9.81, "l": 1, "a1": 2, "a2": 2.5},
        start={
            "x1": "l*sin(a1)",
            "y1": "-l*cos(a1)",
            "x2": "l*sin(a1) + l*sin(a2)",
            "y2": "-l*cos(a1) - l*cos(a2)",
        },
    )
