"""Build and check a release, without uploading it: python docs/release.py [PYTHON ...].

The wheel and the source distribution are built and checked. The wheel alone is then installed into
empty environments: with the lowest versions of all dependencies that ``pyproject.toml`` accepts and
the oldest Python, and with the highest versions and every Python: those named as arguments, and
those from 3.11 on that ``uv`` finds on this machine. `installed_examples.py` computes all examples
there. Their final states must agree between the environments.
"""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from build_tools import BIN, output, run, tools_in

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "release"
TOOLS = FOLDER / "tools" / BIN
_run, _output = partial(run, FOLDER), partial(output, FOLDER)  # so the clone is not imported
EXTRAS = ("fast", "notebook", "homework")  # of the examples; others are for servers and authors
AGREE = 1e-9  # of the size of a state


class Environment(NamedTuple):
    """An environment of a trial."""

    name: str
    python: str
    resolution: str

    @property
    def executable(self) -> Path:
        """The path of its Python."""
        return FOLDER / self.name / BIN / "python"


def release() -> None:
    """Build, check, install and try; print a table of the environments."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    with (ROOT / "pyproject.toml").open("rb") as file:
        tools = tomllib.load(file)["dependency-groups"]["release"]
    tools_in(FOLDER, *tools)
    _run(TOOLS / "python", "-m", "build", "--outdir", FOLDER / "dist", ROOT)
    built = sorted((FOLDER / "dist").iterdir())
    _run(TOOLS / "twine", "check", "--strict", *built)
    wheel = next(path for path in built if path.suffix == ".whl")
    _run(TOOLS / "check-wheel-contents", wheel)
    _run(TOOLS / "sp-repo-review", ROOT)
    results = [_tried(environment, wheel) for environment in environments()]
    for one in results:
        one["gap"], one["worst"] = gap(results[0]["states"], one["states"])
    print(table(results))
    if wrong := [f"{one['environment']}: {one['worst']}" for one in results if one["gap"] > AGREE]:
        sys.exit(f"final states differ: {', '.join(wrong)}")
    print(f"checked: {', '.join(path.name for path in built)} in {FOLDER / 'dist'}")


def environments() -> list[Environment]:
    """Return an environment with the lowest versions, and one with the highest for each Python."""
    found = _output(TOOLS / "uv", "python", "list", "--only-installed", "--output-format", "json")
    usual = [one["path"] for one in json.loads(found) if one["implementation"] == "cpython"]
    ask = "import sys; print(*sys.version_info[:2])"
    pythons: dict[tuple[int, int], str] = {}
    for path in (*sys.argv[1:], *usual):
        major, minor = map(int, _output(path, "-c", ask).split())
        if (major, minor) >= (3, 11):
            pythons.setdefault((major, minor), path)
    (major, minor), oldest = min(pythons.items())
    highest = [Environment(f"{a}.{b}-highest", path, "highest") for (a, b), path in pythons.items()]
    return [Environment(f"{major}.{minor}-lowest", oldest, "lowest-direct"), *sorted(highest)]


def gap(first: dict[str, list[float]], other: dict[str, list[float]]) -> tuple[float, str]:
    """Return the largest difference of final states, relative to their size, and its example."""
    gaps = []
    for name, state in first.items():
        size = max(1.0, *map(abs, state))
        pairs = zip(state, other[name], strict=True)
        gaps.append((max(abs(x - y) for x, y in pairs) / size, name))
    return max(gaps)


def table(results: list[dict[str, Any]]) -> str:
    """Return the versions and results of the environments as a table in Markdown."""
    packages = list(results[0]["versions"])
    lines = [
        f"| environment | {' | '.join(packages)} | examples | seconds | largest difference |",
        "|---" * (len(packages) + 4) + "|",
    ]
    for one in results:
        versions = " | ".join(one["versions"].values())
        count, seconds = len(one["states"]), f"{one['seconds']:.0f}"
        differs = f"{one['gap']:.0e}, {one['worst']}" if one["gap"] else "–"
        lines.append(f"| {one['environment']} | {versions} | {count} | {seconds} | {differs} |")
    return "\n".join(lines)


def _tried(environment: Environment, wheel: Path) -> dict[str, Any]:
    """Return what the examples computed in an environment with the wheel alone."""
    home = FOLDER / environment.name
    _run(TOOLS / "uv", "--quiet", "venv", "--python", environment.python, home)
    install = (TOOLS / "uv", "--quiet", "pip", "install", "--python", environment.executable)
    lowest = ("--resolution", environment.resolution)
    _run(*install, *lowest, "--requirements", ROOT / "pyproject.toml")
    _run(*install, "--no-deps", wheel)
    trial = Path(__file__).with_name("installed_examples.py")
    _run(environment.executable, trial, "plain")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    _run(*install, *lowest, *extras, "--requirements", ROOT / "pyproject.toml")
    _run(*install, "--no-deps", wheel)
    said = _output(environment.executable, trial, "all")
    return {"environment": environment.name, **json.loads(said.splitlines()[-1])}


if __name__ == "__main__":
    release()
