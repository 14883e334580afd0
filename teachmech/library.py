"""Problem files that come with the package."""

from __future__ import annotations

from pathlib import Path

from teachmech.errors import ProblemError, did_you_mean
from teachmech.problems import ParticleProblem

FOLDER = Path(__file__).parent / "examples"


def examples() -> list[str]:
    """Return the names of the problems that come with the package.

    Examples
    --------
    >>> "meridian" in examples()
    True
    """
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


def example(name: str) -> ParticleProblem:
    """Return a problem that comes with the package.

    Parameters
    ----------
    name : str
        One of `examples`; ``"meridian"`` is the worked example of Itiki & Neto 2004.

    Raises
    ------
    ProblemError
        There is no such example.

    Examples
    --------
    >>> len(example("meridian").particles)
    2
    """
    if name not in examples():
        hint = did_you_mean(str(name), examples()) or f"known are {', '.join(examples())}"
        raise ProblemError(f"there is no example {name!r}", hint=hint)
    return ParticleProblem.load(FOLDER / f"{name}.yaml")
