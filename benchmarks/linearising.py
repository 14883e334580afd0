"""Linearised equations next to SymPy, python-control and Drake; the results must agree.

    python benchmarks/speed.py --cases linearising

Drake comes with `pip install drake`, python-control with the extra `dev`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from importlib import metadata

import numpy as np
from contest import MissingError
from page import Section, said_ratio, said_time

import teachmech as tm

Array = np.ndarray
OURS = "teachmech"
GAINS = np.linspace(0, 50, 100)
LINKS = (10, 50)
BICYCLE = """
import time
import teachmech as tm
tm.linearise("physical-pendulum")                # imports
begin = time.process_time()
bicycle = tm.example("bicycle")
for v in range(1, 7):
    bicycle.linearise(parameters={"v": v, "lean": 0}).eigenvalues
print(time.process_time() - begin)
"""
SYMPY = """
import time
from sympy.physics.mechanics.tests.test_kane3 import test_bicycle
begin = time.process_time()
test_bicycle()
print(time.process_time() - begin)
"""

Row = tuple[str, str, list[float]]  # task, program, CPU seconds of each round


def linearising(quick: bool) -> Section:
    """Measure linearisation, feedback and loci of this project and of its peers."""
    rounds, rows, remarks = (3 if quick else 7), list[Row](), list[str]()
    for measure in (bicycle, feedback, loci, chains):
        try:
            rows += measure(1 if measure is bicycle and quick else rounds)
        except (ImportError, MissingError) as error:
            remarks.append(f"**{measure.__name__}**: missing: {error}.")
    remarks += [
        "10 eigenvalues: python-control takes the matrices A, B and C as given; teachmech derives "
        "equilibrium and matrices from the equations for each gain.",
        "Regulator: teachmech also scales the states, leaves out those without influence, and "
        "writes the feedback as expressions.",
        f"Versions: {', '.join(versions('control', 'drake', 'sympy'))}.",
    ]
    best = {task: min(seconds) for task, program, seconds in rows if program == OURS}
    table = [
        [
            *(task, program, said_time(min(seconds)), said_time(statistics.median(seconds))),
            said_ratio(min(seconds) / best[task]),
        ]
        for task, program, seconds in rows
    ]
    return Section(
        title="Linearised equations of motion",
        text=(
            "CPU time without imports. All programs of a task give the same numbers, to 1e-8 of "
            "their size. The bicycle is that of the published benchmark: from its description to "
            "its eigenvalues at six speeds. SymPy runs the test of its own package, which derives "
            "the equations with KanesMethod and linearises them for a symbolic speed. Its time and "
            "ours are those of new processes. The chains hang at rest. This project describes them "
            "by points and lengths, Drake by angles; Drake differentiates by automatic "
            "differentiation."
        ),
        header=["task", "program", "best", "median", "ratio"],
        rows=table,
        remarks=remarks,
        name="linearising",
    )


def versions(*names: str) -> Iterator[str]:
    """Yield the versions of the packages that are installed."""
    for name in names:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} is not installed"


def timed(call: Callable[[], object], rounds: int) -> list[float]:
    """Return the CPU seconds of calls after a first one; short calls are repeated for 20 ms."""
    begin = time.process_time()
    call()
    count = max(1, int(0.02 / max(time.process_time() - begin, 1e-6)))
    found = []
    for _ in range(rounds):
        begin = time.process_time()
        for _ in range(count):
            call()
        found.append((time.process_time() - begin) / count)
    return found


def check(one: Array, other: Array) -> None:
    """Refuse results that do not agree."""
    if np.abs(np.sort_complex(one) - np.sort_complex(other)).max() > 1e-8 * np.abs(one).max():
        raise MissingError("the results do not agree")


def bicycle(rounds: int) -> Iterator[Row]:
    """Yield times of the bicycle; SymPy compares its own result with the published one."""
    from speed_measures import numbers

    task = "bicycle, 6 speeds"
    published = [-14.0783896927982, -0.775341882195845, -0.322866429004087]  # at 5 m/s
    found = tm.example("bicycle").linearise(parameters={"v": 5, "lean": 0}).eigenvalues
    real = np.sort(found.real[np.abs(found) > 1e-6])
    check(real[[0, 1, 3]].astype(complex), np.array(published, dtype=complex))
    yield task, OURS, [numbers(BICYCLE)[0] for _ in range(rounds)]
    yield task, "SymPy", numbers(SYMPY)


def feedback(rounds: int) -> Iterator[Row]:
    """Yield times of the regulator of a cart with an inverted pendulum."""
    import control

    cart = tm.Lagrangian(
        T="(M + m)*vx^2/2 - m*L*cos(phi)*vx*vphi + m*L^2*vphi^2/2",
        V="m*g*L*cos(phi)",
        coordinates=["x", "phi"],
        forces={"x": "u"},
        inputs={"u": 0},
        parameters={"M": 1.2, "m": 0.3, "L": 0.6, "g": 9.81},
    )
    of, task = cart.linearise(), "regulator of 4 states"
    Q, R = np.eye(4), np.eye(1)
    check(of.regulator().gain.ravel(), control.lqr(of.A, of.B, Q, R)[0].ravel())
    yield task, OURS, timed(of.regulator, rounds)
    yield task, "python-control", timed(lambda: control.lqr(of.A, of.B, Q, R), rounds)


def loci(rounds: int) -> Iterator[Row]:
    """Yield times of the eigenvalues of five masses over the gain of a feedback."""
    import control

    names = [f"x{k}" for k in range(1, 6)]
    ends = ["0", *names, "0"]
    forces = [f"{a} - 2*{x} + {b} - c*v{x}" for a, x, b in zip(ends, names, ends[2:], strict=False)]
    forces[0] += " - k*x5"
    masses = tm.System(names, [1] * 5, forces, parameters={"c": 0.1, "k": 0})
    A = masses.linearise().A
    B, C = np.eye(10)[:, [5]], np.eye(10)[[4]]
    plant = control.ss(A, B, C, 0)
    task = f"10 eigenvalues, {len(GAINS)} gains"
    other = control.root_locus_map(plant, GAINS).loci
    check(masses.root_locus("k", GAINS).eigenvalues[-1], other[-1])
    yield task, OURS, timed(lambda: masses.root_locus("k", GAINS), rounds)
    yield task, "python-control", timed(lambda: control.root_locus_map(plant, GAINS), rounds)


def chain(n: int) -> tm.System:
    """Return a chain of n links that hangs at rest."""
    places = [("0", "0"), *((f"x{k}", f"y{k}") for k in range(1, n + 1))]
    return tm.System(
        [name for place in places[1:] for name in place],
        [1] * (2 * n),
        [0, "-g"] * n,
        [
            f"({x} - {a})^2 + ({y} - {b})^2 = 1"
            for (a, b), (x, y) in zip(places, places[1:], strict=False)
        ],
        {"g": 9.81},
        start={f"y{k}": -k for k in range(1, n + 1)},
    )


def drake_chain(n: int) -> Callable[[], Array]:
    """Return a function that linearises the same chain with Drake."""
    from pydrake.math import RigidTransform
    from pydrake.multibody.plant import MultibodyPlant
    from pydrake.multibody.tree import (
        FixedOffsetFrame,
        RevoluteJoint,
        SpatialInertia,
        UnitInertia,
    )
    from pydrake.systems.framework import InputPortSelection, OutputPortSelection
    from pydrake.systems.primitives import Linearize

    plant = MultibodyPlant(0.0)
    frame, below = plant.world_frame(), [0, 0, -1.0]
    for k in range(n):
        mass = SpatialInertia(1.0, below, UnitInertia(1.0, 1.0, 0.0))
        body = plant.AddRigidBody(f"body{k}", mass)
        plant.AddJoint(RevoluteJoint(f"joint{k}", frame, body.body_frame(), [0, 1, 0]))
        place = RigidTransform(below)
        frame = plant.AddFrame(FixedOffsetFrame(f"end{k}", body.body_frame(), place))
    plant.mutable_gravity_field().set_gravity_vector([0, 0, -9.81])
    plant.Finalize()
    context = plant.CreateDefaultContext()
    plant.get_applied_generalized_force_input_port().FixValue(context, np.zeros(n))
    ports = InputPortSelection.kNoInput, OutputPortSelection.kNoOutput

    def linearised() -> Array:
        return Linearize(plant, context, *ports, equilibrium_check_tolerance=1e-6).A()

    return linearised


def chains(rounds: int) -> Iterator[Row]:
    """Yield times from a description to A, and to A with other values."""
    for n in LINKS:
        other = drake_chain(n)
        own = np.linalg.eigvals(chain(n).linearise().A).imag
        check(own.astype(complex), np.linalg.eigvals(other()).imag.astype(complex))
        task = f"chain of {n} links, described and linearised"
        yield task, OURS, timed(lambda n=n: chain(n).linearise().A, rounds)
        yield task, "Drake", timed(lambda n=n: drake_chain(n)(), rounds)
        system, values = chain(n), iter(np.linspace(9.8, 9.81, 100_000).tolist())
        task = f"chain of {n} links, linearised with other values"
        again = timed(lambda s=system, v=values: s.linearise(parameters={"g": next(v)}).A, rounds)
        yield task, OURS, again
        yield task, "Drake", timed(other, rounds)
