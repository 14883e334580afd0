"""Compute all examples with the installed package: python installed_examples.py plain|all.

`release.py` runs this in its environments. "plain" has no extra: each missing one must be named in
a sentence. "all" prints versions and final states as one line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version
from pathlib import Path

import teachmech as tm

PACKAGES = ("numpy", "scipy", "sympy", "matplotlib", "pydantic", "ruamel.yaml", "llvmlite")
SHORT = 50  # stored steps of an example that are computed


def states() -> dict[str, list[float]]:
    """Return the final state of the beginning of each example."""
    found = {}
    for name in tm.examples():
        problem = tm.example(name)
        settings = problem.settings
        end = min(settings.end, settings.start + SHORT * settings.step)
        motion = problem.simulate(time=(settings.start, end, settings.step))
        found[name] = [*map(float, motion.q[-1]), *map(float, motion.v[-1])]
    return found


def check_missing_extras() -> None:
    """Check that an example without its extra states in one sentence which extra is missing."""
    pendulum = tm.example("pendulum")
    exercise = Path(tm.__file__).parent / "exercises" / "02-plane-pendulum.ipynb"
    for extra, call in {
        "fast": lambda: pendulum.simulate(compiled=True),
        "notebook": lambda: pendulum.live(),
        "homework": lambda: tm.homework.Exercise.read(exercise),
    }.items():
        try:
            call()
        except tm.TeachmechError as error:
            if f"teachmech[{extra}]" in error.one_line():
                continue
            raise
        sys.exit(f"the extra {extra} is not missed")


if __name__ == "__main__":
    began = time.perf_counter()
    computed = states()
    assert Path(tm.__file__).is_relative_to(sys.prefix), "this is not the installed package"
    if sys.argv[1:] == ["plain"]:
        check_missing_extras()
    else:
        versions = {name: version(name) for name in PACKAGES}
        seconds = time.perf_counter() - began
        print(json.dumps({"versions": versions, "states": computed, "seconds": seconds}))
