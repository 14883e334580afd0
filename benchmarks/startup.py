"""Where the time goes from a command, a cell or an edit to a result, in fresh processes.

    python benchmarks/startup.py             a table and benchmarks/images/startup.png

A child process is interrupted 2000 times per second. It counts the package that is being imported,
or the package of teachmech that is working. The time before the first line is the interpreter's.
"""

from __future__ import annotations

import collections
import json
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
EVERY = 0.0005  # seconds
RUNS = 5
# For each scenario, the code that is not measured, then the code that is.
SCENARIOS = {
    "import numpy": ("", "import numpy"),
    "import teachmech": ("", "import teachmech"),
    "teachmech run": (
        "",
        "import sys; sys.argv[1:] = ['run', 'meridian']; import teachmech.__main__; "
        "teachmech.__main__.command()",
    ),
    "the same, compiled": (
        "",
        "import teachmech; print(teachmech.example('meridian').simulate(compiled=True))",
    ),
    "first cell of a notebook": (
        "",
        "import teachmech; teachmech.example('meridian').simulate().player()",
    ),
    "a force is edited": (
        "import teachmech; m = teachmech.example('meridian'); m.simulate(); text = m.to_yaml()",
        "from teachmech.problems.library import loaded; "
        "print(loaded(text.replace('-g*z1', '-g*z1*1.5'), 'edited').simulate())",
    ),
    "the same, compiled, again": (
        "import teachmech; m = teachmech.example('meridian'); m.simulate(compiled=True); "
        "text = m.to_yaml()",
        "from teachmech.problems.library import loaded; "
        "print(loaded(text.replace('-g*z1', '-g*z1*1.5'), 'edited').simulate(compiled=True))",
    ),
}
# The activities of the packages of teachmech; the innermost package counts.
ACTIVITIES = {
    "problems": "reading",
    "base/documents.py": "reading",
    "expressions": "formulas",
    "model": "deriving",
    "program": "writing",
    "numerics/javascript": "writing",
    "run/compiled": "machine code",
    "start": "start report",
    "numerics": "steps",
    "run": "steps",
    "animation": "picture",
    "figures": "picture",
    "live": "picture",
}
PACKAGES = {
    **{name: name for name in ("numpy", "scipy", "sympy", "pydantic", "teachmech")},
    **{"pydantic_core": "pydantic", "typing_extensions": "pydantic", "annotated_types": "pydantic"},
    **{"ruamel": "ruamel.yaml", "llvmlite": "llvmlite", "mpmath": "sympy"},
    **{"matplotlib": "matplotlib", "IPython": "ipywidgets", "ipywidgets": "ipywidgets"},
    **{"anywidget": "ipywidgets", "traitlets": "ipywidgets"},
}
CHILD = (
    "import sys; sys.path.insert(0, {here!r}); import startup; startup.child({before!r}, {what!r})"
)


def child(before: str, what: str) -> None:
    """Run the code; print the number of samples of each activity on the error stream, as JSON."""
    samples: collections.Counter[str] = collections.Counter()
    names: dict[str, object] = {}
    exec(before, names)  # noqa: S102 - from the table above

    def look(_: int, frame: object) -> None:
        samples[activity(frame)] += 1

    begin = time.perf_counter()
    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, EVERY, EVERY)
    try:
        exec(what, names)  # noqa: S102
    finally:  # else the signal would hide an error
        signal.setitimer(signal.ITIMER_REAL, 0)
    seconds = time.perf_counter() - begin
    each = seconds / max(sum(samples.values()), 1)
    found = {name: count * each for name, count in samples.items()}
    print(json.dumps({"seconds": seconds, "samples": found}), file=sys.stderr)


def activity(frame: object) -> str:
    """Return the activity of the innermost frame that belongs to one."""
    while frame is not None:
        file, function = frame.f_code.co_filename, frame.f_code.co_name
        if function == "_find_and_load" and "importlib" in file:
            package = frame.f_locals["name"].partition(".")[0]
            return f"import {PACKAGES.get(package, 'others')}"
        if file.startswith(("<program of", "<problem of", "<start of")):
            return "steps"
        _, found, place = file.replace("\\", "/").rpartition("/teachmech/")
        if found:
            activities = (said for package, said in ACTIVITIES.items() if place.startswith(package))
            return next(activities, "all else")
        frame = frame.f_back
    return "all else"


def measured(name: str) -> dict[str, float]:
    """Return the seconds of each activity in the run with the median time."""
    before, what = SCENARIOS[name]
    command = [sys.executable, "-c", CHILD.format(here=str(HERE), before=before, what=what)]
    runs = []
    for _ in range(RUNS + 1):  # the first one warms files and caches
        begin = time.perf_counter()
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        whole = time.perf_counter() - begin
        said = json.loads(done.stderr.strip().splitlines()[-1])
        own = {} if before else {"interpreter": whole - said["seconds"]}
        runs.append(own | said["samples"])
    middle = statistics.median_low([sum(run.values()) for run in runs[1:]])
    return next(run for run in runs[1:] if sum(run.values()) == middle)


def draw(scenarios: dict[str, dict[str, float]]) -> object:
    """Draw one bar per scenario: the interpreter grey, imports blue, other activities orange."""
    import matplotlib as mpl
    import matplotlib.colors
    from matplotlib.figure import Figure

    total = collections.Counter[str]()
    for parts in scenarios.values():
        total.update(parts)
    known = [name for name, seconds in total.most_common() if seconds > 0.01]
    imports = [name for name in known if name.startswith("import ")]
    work = [name for name in known if name not in imports and name != "interpreter"]
    hues = {"interpreter": "0.7"}
    for names, colours in ((imports, mpl.colormaps["Blues_r"]), (work, mpl.colormaps["Oranges_r"])):
        hues |= {name: colours(0.1 + 0.75 * k / len(names)) for k, name in enumerate(names)}
    longest = max(sum(parts.values()) for parts in scenarios.values())
    figure = Figure(figsize=(15, 2 + 0.8 * len(scenarios)), layout="constrained")
    ax = figure.subplots()
    for row, parts in enumerate(scenarios.values()):
        left = 0.0
        for part, hue in hues.items():
            width = parts.get(part, 0.0)
            ax.barh(
                row, 1e3 * width, left=1e3 * left, color=hue, edgecolor="white", linewidth=0.5,
                label=part if row == 0 else None,
            )  # fmt: skip
            name = part.removeprefix("import ")
            if width > 0.008 * longest * len(name):
                ink = "white" if sum(mpl.colors.to_rgb(hue)) < 1.5 else "black"
                middle = (1e3 * (left + width / 2), row)
                ax.annotate(name, middle, ha="center", va="center", color=ink)
            left += width
        ax.annotate(f" {1e3 * left:.0f} ms", (1e3 * left, row), va="center")
    ax.set_yticks(range(len(scenarios)), list(scenarios))
    ax.invert_yaxis()
    ax.set_xlim(0, 1.12e3 * longest)
    ax.set_xlabel("time in ms")
    ax.legend(bbox_to_anchor=(1.01, 1), loc="upper left", fontsize="small")
    return figure


def rows_of(scenarios: dict[str, dict[str, float]]) -> list[list[str]]:
    """Return the sums, then a row in ms for each activity that takes over 3 ms in a scenario."""
    first = sum(scenarios["import numpy"].values())
    sums = [sum(parts.values()) for parts in scenarios.values()]
    rows = [
        ["all", *(f"{1e3 * seconds:.0f}" for seconds in sums)],
        ["by import numpy", *(f"{seconds / first:.1f}" for seconds in sums)],
    ]
    every = collections.Counter[str]()
    for parts in scenarios.values():
        every.update(parts)
    for name, _ in every.most_common():
        column = [1e3 * parts.get(name, 0.0) for parts in scenarios.values()]
        if max(column) > 3:
            rows.append([name, *(f"{x:.0f}" if x >= 0.5 else "" for x in column)])
    return rows


def main() -> None:
    """Print the table and draw the picture."""
    scenarios = {name: measured(name) for name in SCENARIOS}
    header = ["ms", *scenarios]
    for row in [header, *rows_of(scenarios)]:
        print(f"{row[0]:22}", *(f"{cell:>14.14}" for cell in row[1:]))
    images = HERE / "images"
    images.mkdir(exist_ok=True)
    draw(scenarios).savefig(images / "startup.png", dpi=110)


if __name__ == "__main__":
    main()
