"""Programs in MATLAB, run by GNU Octave: many at a time, since its start takes long."""

import os
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from teachmech.program.matlab_names import matlab_path

REQUIRED = "TEACHMECH_REQUIRE_OCTAVE"  # if set, a missing Octave is a failure
EXTENSION = "Octave language extension used"

# Run each program; Octave then reports what MATLAB would not read.
RUN = """
warning('on', 'Octave:language-extension');
programs = {PROGRAMS};
for k = 1:numel(programs)
    try
        feval(programs{k});
    catch problem
        fprintf('failed %s: %s\\n', programs{k}, problem.message);
    end
end
"""


def octave(folder, script, **options):
    """Return what Octave prints and reports, or skip the test; fail if Octave must be there."""
    path = shutil.which("octave-cli")
    if path is None:
        if os.environ.get(REQUIRED):
            pytest.fail(f"Octave is not installed, and {REQUIRED} is set", pytrace=False)
        pytest.skip("Octave is not installed")
    done = subprocess.run(
        [path, "--no-init-file", "--no-history", "--quiet", "--eval", script],
        cwd=folder, capture_output=True, text=True, timeout=200, check=False, **options,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def save(name, source, folder):
    """Save a program without its picture, which takes a second; return the function's name."""
    path = matlab_path(name, Path(folder))
    assert source.count("\n    draw(") == 1
    path.write_text(source.replace("\n    draw(", "\n    % draw("), encoding="utf-8")
    return path.stem


def run_all(programs, folder):
    """Return the table of each program, or the message with which it ended.

    Parameters
    ----------
    programs : dict of str to str
        The sources, by names of problems.
    folder : Path

    Returns
    -------
    dict of str to (list of str, array) or str
        The columns of the table, and its rows.
    """
    functions = {name: save(name, source, folder) for name, source in programs.items()}
    assert len({*functions.values()}) == len(functions)
    quoted = ", ".join(f"'{function}'" for function in functions.values())
    said, reported = octave(folder, RUN.replace("PROGRAMS", quoted))
    ours = [line for line in reported.splitlines() if EXTENSION in line and str(folder) in line]
    assert ours == []
    found = {}
    for line in said.splitlines():
        if line.startswith("failed "):
            function, _, message = line.removeprefix("failed ").partition(": ")
            found[next(n for n, f in functions.items() if f == function)] = message
    for name in programs.keys() - found.keys():
        path = folder / f"{name}.csv"
        columns = path.read_text(encoding="utf-8").partition("\n")[0].split(",")
        found[name] = columns, np.loadtxt(path, delimiter=",", skiprows=1, ndmin=2)
    return found


def difference(found, motion, multipliers=True):
    """Return the largest difference of coordinates, velocities, accelerations and multipliers.

    Each group is compared with its own largest value.
    """
    columns, rows = found
    others = {*motion.system.inputs, *(switch.name for switch in motion.system.switches)}
    given = {name: x for name, x in motion.columns.items() if name not in others}
    expected = np.column_stack(list(given.values()))
    assert columns == [*given]
    assert rows.shape == expected.shape
    n = len(motion.system.coordinates)
    largest = 0.0
    parts = np.split(np.arange(1, rows.shape[1]), [n, 2 * n, 3 * n])
    for part in parts if multipliers else parts[:-1]:
        size = np.abs(expected[:, part]).max(initial=0.0)
        size = size if size > 1e-10 else 1.0  # rounding errors of zeros
        largest = max(largest, np.abs(rows[:, part] - expected[:, part]).max(initial=0.0) / size)
    return largest
