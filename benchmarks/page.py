"""The page of speed.py: sections of text, tables and pictures as Markdown."""

from __future__ import annotations

import math
import os
import platform
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from contest import Case, Result, base, said_ratio
from matplotlib.figure import Figure
from speed_pictures import save

PACKAGES = (
    *("numpy", "scipy", "llvmlite", "sympy", "mujoco", "exudyn", "heyoka", "casadi"),
    "scikit-sundae",
)
INTRODUCTION = """\
# Speed

`python benchmarks/speed.py` writes this page. It runs all programs in one process and in several
rounds, each on one core. Times are CPU seconds, the best of all rounds and the median. Ratios
refer to the best time of teachmech's compiled program (or, if that is missing, of its plain
program). Set-up time is from the data of the problem to a function that can be run, without
imports and without work that is done once per process. It is the best of five repetitions, or of
as many as fit into 3 s. The caches of parsed texts and of SymPy are empty. If an error is
prescribed, several tolerances or steps were tried, and the table shows the cheapest setting that
reaches the error, with the actual error. Settings that were likely to take longer than
{limit:g} s were not tried; the slowest programs are shown with the best setting below this limit.
*For many runs* is teachmech's unrolled code, which takes longer to compile and is used after many
evaluations and in ensembles. `benchmarks/README.md` describes how to run the benchmarks and the
choices for each program.
"""


@dataclass(frozen=True)
class Section:
    """One measurement of the page."""

    title: str
    text: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    remarks: Sequence[str] = ()
    name: str = ""
    figure: Figure | None = None


def contest_section(case: Case, results: Sequence[Result], figure: Figure | None) -> Section:
    """Return the table of a contest, with remarks on peers that are missing or not exact enough."""
    against = base(case, results)
    header = ["program", "set-up", "run, best", "median", "ratio", "set-up and run, ratio"]
    header += [case.error_title, "setting"]
    rows, missing, missed = [], [], []
    notes: dict[str, list[str]] = {}
    for result in sorted(results, key=lambda r: r.best if r.seconds else math.inf):
        contestant = result.contestant
        if not result.seconds:
            rows.append([contestant.title, *["–"] * (len(header) - 1)])
            missing.append(f"**{contestant.title}**: {result.trouble}.")
            continue
        if contestant.note:
            notes.setdefault(contestant.note, []).append(contestant.title)
        if not result.reached(case.level):
            missed.append(contestant.title)
        ratio, both = "–", "–"
        if against is not None:
            ratio = said_ratio(result.best / against.best)
            both = said_ratio((result.setup + result.best) / (against.setup + against.best))
        rows.append(
            [
                contestant.title,
                said_time(result.setup),
                said_time(result.best),
                said_time(result.median),
                ratio,
                both,
                f"{result.chosen.error:.1e}",
                said_setting(result),
            ]
        )
    remarks = [f"{'; '.join(titles)}: {note}." for note, titles in notes.items()]
    if missed:
        remarks.append(f"**{'; '.join(missed)}** did not reach the error within the time limit.")
    return Section(case.title, case.text, header, rows, remarks + missing, case.name, figure)


def said_setting(result: Result) -> str:
    """Return the tolerance or the number of steps as a text."""
    value = result.chosen.setting
    return f"{value:.0f} steps" if result.contestant.kind == "steps" else f"{value:.1e}"


def said_time(seconds: float) -> str:
    """Return a time as a text of three digits and a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def markdown(section: Section, images: str) -> str:
    """Return one section of the page."""
    lines = [f"## {section.title}", "", textwrap.fill(section.text, 100), ""]
    if section.figure is not None:
        lines += [f"![{section.title}]({images}/speed-{section.name}.png)", ""]
    lines.append("| " + " | ".join(section.header) + " |")
    lines.append("|---|" + "---:|" * (len(section.header) - 1))
    lines += ["| " + " | ".join(row) + " |" for row in section.rows]
    if section.remarks:
        items = (f"- {remark}" for remark in section.remarks)
        lines += ["", *(textwrap.fill(item, 100, subsequent_indent="  ") for item in items)]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Return a text that names the processor and the versions."""
    processor = platform.processor() or platform.machine()
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        processor = next(
            line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line
        )
    except (OSError, StopIteration):
        pass
    found = []
    for package in PACKAGES:
        try:
            found.append(f"{package} {metadata.version(package)}")
        except metadata.PackageNotFoundError:
            found.append(f"{package} is not installed")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else math.nan
    text = (
        f"{processor}, {os.cpu_count()} cores, {platform.system()}, Python "
        f"{platform.python_version()}; {', '.join(found)}. Load of the machine at the end: "
        f"{load:.1f}."
    )
    return textwrap.fill(text, 100) + "\n"


def write_page(sections: Iterable[Section], file: Path, limit: float) -> None:
    """Write the page, and its pictures to ``images``; ``limit`` is the most seconds per run."""
    folder = file.parent / "images"
    folder.mkdir(parents=True, exist_ok=True)
    parts = [INTRODUCTION.format(limit=limit), machine()]
    for section in sections:
        if section.figure is not None:
            save(section.figure, folder / f"speed-{section.name}.png")
        parts.append(markdown(section, "images"))
    file.write_text("\n".join(parts), encoding="utf-8")
