"""The trial of machine code: a separate process calls all functions that the code may call.

Code that calls a missing function ends the process that loads it, and another version of LLVM may
not read our code. So ``python -m teachmech.run.compiled.trial`` runs once per machine and version,
before any other process loads the code.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from teachmech.run.compiled import code_store, kernel_library
from teachmech.run.compiled.engine import compiler, failure
from teachmech.run.compiled.index import ROWS

WORKS = b"works"
COMMAND = ("-m", "teachmech.run.compiled.trial")
MINUTES = 10  # after which a trial is given up


def is_known() -> bool:
    """Return whether a trial succeeded on this machine, with this version."""
    return code_store.kept(_key()) == WORKS


def remember() -> str:
    """Store that a trial succeeded; return the reason if this is impossible, else ""."""
    return code_store.keep(_key(), WORKS)


def try_in_process() -> None:
    """Compile the library and call it in another process, and wait for the result.

    Raises
    ------
    ProblemError
        If the trial failed.
    """
    import subprocess

    try:
        ended = subprocess.run(**python(*COMMAND), capture_output=True, timeout=60 * MINUTES)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise failure(str(error)) from None
    if ended.returncode != 0:
        lines = ended.stderr.decode(errors="replace").strip().splitlines()
        raise failure(lines[-1] if lines else f"it ended with {ended.returncode}")


def python(*arguments: str) -> dict[str, Any]:
    """Return the command for another Python process that finds the same modules.

    Nothing is imported from the current folder, which may contain an unrelated ``numpy.py``.
    """
    import subprocess

    path = os.pathsep.join(map(str, sys.path))
    command, environment = [sys.executable, "-P", *arguments], {**os.environ, "PYTHONPATH": path}
    return {"args": command, "env": environment, "stdin": subprocess.DEVNULL}


def _key() -> str:
    return code_store.key_of("trial", kernel_library.text(), *compiler())


def _try() -> None:
    """Run a system with every function of the language by every compiled method.

    `kinematic`, which calls no other functions, is left out, since the system has freedom.
    """
    import numpy as np

    from teachmech.expressions.elementary import TABLE
    from teachmech.model.description import Description
    from teachmech.numerics.integrators import INTEGRATORS, Settings, stored_times
    from teachmech.program import Model
    from teachmech.run.compiled.compiled_problem import build
    from teachmech.run.compiled.compiled_run import Run
    from teachmech.run.compiled.compiled_runs import Runs

    everything = " + ".join(
        f"{name}({', '.join([f'u + {max(own.domain[0], 0)}', 't'][: own.arguments[0]])})"
        for name, own in TABLE.items()
    )
    system = Description(
        ["x", "y", "u"],
        mass=[1, 1, "2 + cos(u)"],
        forces=["-y", f"{everything} + u^0.3", 0],
        constraints=["x^2 + y^2 = 1", "u = 0.5 + t/9"],
        start={"x": 1, "u": 0.5, "vu": "1/9"},
    )
    ends = []
    for method in (method for method in ROWS if method in INTEGRATORS):
        settings = Settings.of((0, 1, 0.002), method=method, stabilisation="projection")
        y = np.concatenate([*Model.of(system).start, [0.0, 0.0]])
        problem, times = build(system, settings), stored_times(0.0, 1.0, 0.002)
        run = Run(problem, settings, times, y)
        run.finish()
        problem.code.used(kernel_library.WORTH_WHOLE_CODE)  # later runs use the whole code
        runs = Runs(problem, settings, times, problem.p[None], y[None], forces=False)
        runs.finish()
        ends += [run.states[-1], runs.states[-1, -1]]
    if not np.allclose(ends, ends[0], rtol=0, atol=1e-6):
        raise RuntimeError("the methods do not agree")


if __name__ == "__main__":
    _try()
    remember()
