"""What speed.py measures besides the contests: starting, long chains, many motions."""

from __future__ import annotations

import statistics
import subprocess
import sys
import timeit
from collections.abc import Callable
from pathlib import Path

import chains
import numpy as np
import startup
from contest import MissingError
from linearising import linearising
from page import Section, said_ratio, said_time
from peers import mujoco, own
from speed_pictures import draw_growth

from teachmech.system_and_motion import System

HERE = Path(__file__).parent
COMPILED = "compiled=True"
FRESH = {
    "import numpy": ("-c", "import numpy"),
    "import sympy": ("-c", "import sympy"),
    "import llvmlite": ("-c", "import llvmlite.binding"),
    "import teachmech": ("-c", "import teachmech"),
    "import and load": ("-c", "import teachmech; teachmech.example('meridian')"),
    "teachmech run": ("-m", "teachmech", "run", "meridian"),
    "import, load, first run, plain": (
        *("-c", "import teachmech; teachmech.example('meridian').simulate()"),
    ),
    "import, load, first run, compiled": (
        *("-c", f"import teachmech; teachmech.example('meridian').simulate({COMPILED})"),
    ),
}
# {n} makes a text that no cache has seen
EDIT = """
import tempfile, time
from pathlib import Path
import teachmech
from teachmech.problems import library
text = (library.FOLDER / "meridian.yaml").read_text(encoding="utf-8")
file = Path(tempfile.mkdtemp()) / "meridian.yaml"
def run(old, new):
    file.write_text(text.replace(old, new), encoding="utf-8")
    begin = time.perf_counter()
    teachmech.load(file).simulate({options})
    return time.perf_counter() - begin
run("", "")
number = time.time_ns()
print(min(run("[2, 1, -0.75]", f"[2, 1.{{number + k}}, -0.75]") for k in range(3)))
print(min(run("-g*z1", f"-g*z1*1.000{{number + k}}") for k in range(3)))
"""
LONG = """
import sys, time
sys.path.insert(0, {here!r})
import chains, teachmech
begin = time.perf_counter()
system = teachmech.System(**chains.texts({n}))
system.simulate(time=(0, 0.001, 0.001), {options})
print(time.perf_counter() - begin)
# Not of the process that started this one, whose memory getrusage counts in.
most = [line for line in open("/proc/self/status") if line.startswith("VmHWM")]
print(int(most[0].split()[1]) * 1024)
"""


def numbers(code: str) -> list[float]:
    """Run Python code in a fresh process, and return the numbers that it prints."""
    return [float(line) for line in child("-c", code).split()]


def child(*arguments: str) -> str:
    """Start Python with these arguments and return what it prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no message"
        if "argument 'compiled'" in last:
            last = "the compiled path is not there yet"
        raise MissingError(last)
    return done.stdout


def starting(quick: bool) -> Section:
    """Measure the wall time until the first motion is available, and after an edit."""
    rounds, rows, remarks = (2 if quick else 7), [], []
    for title, given in FRESH.items():
        try:
            child(*given)  # files and caches are warm
            seconds = [
                timeit.timeit(lambda given=given: child(*given), number=1) for _ in range(rounds)
            ]
        except MissingError as error:
            rows.append([title, "–", "–"])
            remarks.append(f"**{title}**: missing: {error}.")
            continue
        rows.append([title, said_time(min(seconds)), said_time(statistics.median(seconds))])
    for kind, options in (("plain", ""), ("compiled", COMPILED)):
        titles = [f"edit a {what} and run again, {kind}" for what in ("start value", "force")]
        try:
            times = np.array([numbers(EDIT.format(options=options)) for _ in range(rounds)])
        except MissingError as error:
            rows += [[title, "–", "–"] for title in titles]
            remarks.append(f"**{titles[0]}**: missing: {error}.")
            continue
        for title, column in zip(titles, times.T, strict=True):
            rows.append([title, said_time(column.min()), said_time(float(np.median(column)))])
    return Section(
        title="Time to the first motion: the worked example",
        text=(
            "Wall time. The upper rows are new processes with warm files and caches. In the lower "
            "rows, a file is changed, loaded and run again in one process; the first run is not "
            "included."
        ),
        header=["what", "best", "median"],
        rows=rows,
        remarks=remarks,
        name="starting",
    )


def profile(quick: bool) -> Section:
    """Report which activities take the time from a command, a cell or an edit to a result."""
    scenarios = {name: startup.measured(name) for name in startup.SCENARIOS}
    return Section(
        title="Start-up time",
        text=(
            "Measured by `startup.py`: wall time in ms of a new process, by imports and by "
            "activities of the package, for the run with the median time of five. The last two "
            "columns do not include the imports and a first run."
        ),
        header=["", *scenarios],
        rows=startup.rows_of(scenarios),
        name="startup",
        figure=startup.draw(scenarios),
    )


def growth(quick: bool) -> Section:
    """Measure the cost of one acceleration of the spherical chain against its length."""
    long = [10, 20, 50, 100] if quick else [10, 20, 50, 100, 200, 500, 1000]
    kinds: dict[str, tuple[list[int], Callable[[int], Callable[[], object]]]] = {
        "teachmech, compiled": (long, lambda n: own_acceleration(n, True)),
        "teachmech, plain": (long[: 3 if quick else 4], lambda n: own_acceleration(n, False)),
        "MuJoCo, hinges (mj_forward)": ([n for n in long if n <= 100], mujoco.forward),
    }
    sizes, seconds, rows, remarks = {}, {}, [], []
    for title, (links, make) in kinds.items():
        try:
            found = [call_seconds(make(n)) for n in links]
        except (MissingError, ImportError) as error:
            rows.append([title, *["–"] * (len(long) + 1)])
            remarks.append(f"**{title}**: missing: {error}.")
            continue
        exponent = float(np.polyfit(np.log(links), np.log(found), 1)[0])
        name = f"{title}: N^{exponent:.2f}"
        sizes[name], seconds[name] = np.array(links), np.array(found)
        cells = [said_time(each) for each in found] + ["–"] * (len(long) - len(links))
        rows.append([title, f"{exponent:.2f}", *cells])
    try:
        wall, memory = numbers(LONG.format(here=str(HERE), n=1000, options=COMPILED))
        remarks.append(
            f"From text to the first step with 1000 links, compiled: {wall:.1f} s, "
            f"{memory / 1e9:.2f} GB at most."
        )
    except MissingError as error:
        remarks.append(f"**From text to the first step with 1000 links**: missing: {error}.")
    title = "The spherical chain: cost of one acceleration"
    return Section(
        title=title,
        text=(
            "The exponent is fitted to all sizes shown. The plain program factorises a dense "
            "matrix and is measured up to 100 links; MuJoCo reads no deeper trees."
        ),
        header=["program", "exponent", *(f"N = {n}" for n in long)],
        rows=rows,
        remarks=remarks,
        name="growth",
        figure=draw_growth(title, sizes, seconds) if seconds else None,
    )


def own_acceleration(n: int, compiled: bool) -> Callable[[], object]:
    """Return a function that computes one acceleration of the chain of n links."""
    return own.acceleration(System(**chains.texts(n)), compiled)


def call_seconds(call: Callable[[], object]) -> float:
    """Return the seconds of a call, the least of five means."""
    number, _ = timeit.Timer(call).autorange()
    number = max(number // 5, 1)
    best = min(timeit.repeat(call, number=number, repeat=5)) / number
    return best / getattr(call, "evaluations", 1)


def many(quick: bool) -> Section:
    """Measure an ensemble on one and on two processes or threads."""
    members, rows, remarks = (400 if quick else 10_000), [], []
    try:
        seconds = {
            (k, pool): min(own.many_double_pendulums(members, k, pool) for _ in range(2))
            for k, pool in ((1, "processes"), (2, "processes"), (1, "threads"), (2, "threads"))
        }
        for (workers, pool), each in seconds.items():
            ratio = said_ratio(seconds[1, "processes"] / each)
            rows.append([f"{workers} {pool}", said_time(each), ratio])
    except MissingError as error:
        rows.append(["–", "–", "–"])
        remarks.append(f"**Ensemble**: missing: {error}.")
    return Section(
        title=f"Many motions: {members} double pendulums",
        text="Ten seconds each, DOP853 at 1e-8, a grid of two start angles; wall time.",
        header=["workers", "best of two", "times faster than one process"],
        rows=rows,
        remarks=remarks,
        name="many",
    )


MEASURES = {
    "starting": starting,
    "startup": profile,
    "growth": growth,
    "many": many,
    "linearising": linearising,
}
