"""Files of either kind, and those that come with the package."""

from __future__ import annotations

from pathlib import Path

from teachmech import documents
from teachmech.errors import ProblemError, did_you_mean
from teachmech.mechanisms import Mechanism
from teachmech.problem_files import read_text
from teachmech.problems import ParticleProblem

FOLDER = Path(__file__).parent / "examples"
KINDS = {"particles": FOLDER, "mechanisms": FOLDER / "mechanisms"}


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


def examples(kind: str | None = None) -> list[str]:
    """Return the names of the examples that come with the package.

    Parameters
    ----------
    kind : str, optional
        ``"particles"`` or ``"mechanisms"``; both without it.

    Raises
    ------
    ProblemError
        There is no such kind.

    Examples
    --------
    >>> "meridian" in examples(), "four-bar" in examples()
    (True, True)
    >>> examples("particles")
    ['conical-pendulum', 'driven-circle', 'meridian', 'pendulum', 'turned-hoop']
    """
    return sorted(_paths(kind))


def example(name: str) -> ParticleProblem | Mechanism:
    """Return an example that comes with the package.

    Parameters
    ----------
    name : str
        One of `examples`; ``"meridian"`` is the worked example of Itiki & Neto 2004.

    Returns
    -------
    ParticleProblem or Mechanism

    Raises
    ------
    ProblemError
        There is no such example.

    Examples
    --------
    >>> len(example("meridian").particles)
    2
    >>> example("four-bar").Drives
    {'theta_OA': 'omega*t'}
    """
    paths = _paths()
    if name not in paths:
        hint = did_you_mean(str(name), list(paths)) or f"known are {', '.join(sorted(paths))}"
        raise ProblemError(f"there is no example {name!r}", hint=hint)
    return load(paths[name])


def _paths(kind: str | None = None) -> dict[str, Path]:
    """The files by their names."""
    if kind is not None and kind not in KINDS:
        hint = did_you_mean(str(kind), list(KINDS)) or f"known are {', '.join(KINDS)}"
        raise ProblemError(f"there is no kind of examples {kind!r}", hint=hint)
    folders = KINDS.values() if kind is None else [KINDS[kind]]
    return {path.stem: path for folder in folders for path in folder.glob("*.yaml")}
