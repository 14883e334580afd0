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

ROUNDS, SLOW = 3, 1.0  # rounds of each task; CPU seconds of one that is not repeated
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


def timed(task: Task, compiled: bool) -> tuple[float, Array]:
    """Return the CPU seconds of a task, and its result."""
    begin = time.process_time()
    found = task(compiled)
    return time.process_time() - begin, found


def main() -> None:
    """Print CPU milliseconds: plain, compiled for the first time, and compiled again."""
    for compiled in (False, True):  # imports
        tm.example("slider-crank").system.sensitivities(["l"], [0.1], compiled=compiled)
    for name, task in tasks():
        (plain, other), (first, own) = (timed(task, compiled) for compiled in (False, True))
        if np.abs(own - other).max() > 1e-8 * np.abs(other).max():
            raise SystemExit(f"{name}: the results do not agree")
        rounds = ROUNDS if plain < SLOW else 0
        plain = min([plain, *(timed(task, False)[0] for _ in range(rounds))])
        compiled = min(timed(task, True)[0] for _ in range(ROUNDS))
        shown = " ".join(f"{1000 * x:8.1f}" for x in (plain, first, compiled))
        print(f"{name:45}{shown}   plain/compiled {plain / compiled:.1f}", flush=True)


if __name__ == "__main__":
    main()
