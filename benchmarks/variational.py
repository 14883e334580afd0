"""Derivatives of motions, and a fit: the plain program and machine code, which must agree.

python benchmarks/variational.py
"""

from __future__ import annotations

import os

os.environ["OMP_NUM_THREADS"] = "1"  # one core, before NumPy is imported
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import time
from collections.abc import Callable, Iterator

import chains
import numpy as np

import teachmech as tm

Array = np.ndarray
Task = Callable[[bool], Array]

ROUNDS = 3
TEN = np.linspace(0.1, 1, 10)  # s


def tasks() -> Iterator[tuple[str, Task]]:
    """Yield tasks: a name, and the function of ``compiled`` that returns numbers."""
    problems = {name: tm.example(name).system for name in ("pendulum", "four-bar", "bicycle")}
    problems |= {f"chain of {n} links": tm.System(**chains.texts(n)) for n in (5, 20)}
    names = (["g", "L"], ["r", "c", "b"], ["trail", "g"], ["g", "tilt"], ["g", "tilt"])
    for (name, system), own in zip(problems.items(), names, strict=True):
        yield f"{name}, 1 s, {len(own)} values", derivatives(system, own)
    links = problems["chain of 5 links"]
    motion = links.simulate((0, 3, 0.05), method="dop853", tolerance=1e-11)
    noise = 1e-3 * np.random.default_rng(0).normal(size=(2, len(motion)))
    data = {"t": motion.t, "x5": motion["x5"] + noise[0], "z3": motion["z3"] + noise[1]}
    yield "chain of 5 links, fit of g and tilt to 3 s", fitting(links, data)


def derivatives(system: tm.System, names: list[str]) -> Task:
    """Return the task to differentiate the positions of one second."""
    return lambda compiled: system.sensitivities(names, TEN, compiled=compiled).positions


def fitting(system: tm.System, data: dict[str, Array]) -> Task:
    """Return the task to fit two values."""
    near = system.replace(parameters={"g": 9.5, "tilt": 0.52})

    def fit(compiled: bool) -> Array:
        return np.array([*near.fit(data, ["g", "tilt"], compiled=compiled).values.values()])

    return fit


def seconds(task: Task, compiled: bool) -> float:
    """Return the CPU seconds of a task."""
    begin = time.process_time()
    task(compiled)
    return time.process_time() - begin


def main() -> None:
    """Print CPU milliseconds: first call, and best of some, of both ways."""
    tm.example("physical-pendulum").system.sensitivities(["g"], [0.1], compiled=True)  # imports
    for name, task in tasks():
        first = [seconds(task, compiled) for compiled in (False, True)]
        own, other = task(True), task(False)
        if np.abs(own - other).max() > 1e-8 * np.abs(other).max():
            raise SystemExit(f"{name}: the results do not agree")
        plain, compiled = (min(seconds(task, way) for _ in range(ROUNDS)) for way in (False, True))
        shown = " ".join(f"{1000 * x:8.1f}" for x in (first[0], plain, first[1], compiled))
        print(f"{name:45}{shown}   plain/compiled {plain / compiled:.1f}")


if __name__ == "__main__":
    main()
