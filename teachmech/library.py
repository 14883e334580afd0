"""Files of either kind, and those that come with the package."""

from __future__ import annotations

from pathlib import Path

from teachmech import documents
from teachmech.errors import ProblemError, did_you_mean
from teachmech.mechanisms import Mechanism
from teachmech.problem_files import read_text
from teachmech.problems import ParticleProblem

FOLDER = Path(__file__).parent / "examples"


def load(path: str | Path) -> ParticleProblem | Mechanism:
    """Read a problem file or a MechSpec file; its keys tell which.

    Parameters
    ----------
    path : str or Path

    Raises
    ------
    ProblemError, ExpressionError
        With file, line and key.
    """
    text, source = read_text(path), str(path)
    data = documents.read(text, source).data
    keys = data.keys() if isinstance(data, dict) else set()
    if len(Mechanism.model_fields.keys() & keys) > len(ParticleProblem.model_fields.keys() & keys):
        return Mechanism.loads(text, source)
    return ParticleProblem.loads(text, source)


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
