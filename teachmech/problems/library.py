"""Problem files of each kind, the examples of the package, and other descriptions of problems."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base import documents
from teachmech.base.errors import (
    ProblemError,
    a_kind,
    check_known,
    checked_arguments,
    did_you_mean,
    shortened,
)
from teachmech.base.files import read_text
from teachmech.numerics.integrators import Settings
from teachmech.problems.file import is_table
from teachmech.problems.generalized import SystemProblem
from teachmech.problems.particles import ParticleProblem
from teachmech.system_and_motion import InitialValueProblem, System, Values

if TYPE_CHECKING:
    from markupsafe import Markup

    from teachmech.problems.mechanisms import Mechanism

    Loaded = ParticleProblem | SystemProblem | Mechanism

Described = InitialValueProblem | str | Path
KINDS_OF_FILE = ("problem", "system", "mechanism")

_SOURCE = re.compile(r" \([^()]*(\([^()]*\)[^()]*)*\b\d{4}[^()]*\)")  # in parentheses, with a year
_END = re.compile(
    r"(?<=[.?])(?<!\b[A-Z]\.) "
)  # end of a sentence; the dot of an initial does not end it
FOLDER = Path(__file__).parent / "examples"
EXAMPLE_FOLDERS = {
    "particles": FOLDER,
    "systems": FOLDER / "systems",
    "mechanisms": FOLDER / "mechanisms",
    "space": FOLDER / "space",
}


def kind_of_file(document: documents.Document) -> type[Loaded]:
    """Return the kind of file that has most keys in common with a document."""
    keys = document.data.keys() if isinstance(document.data, dict) else set()
    names = KINDS_OF_FILE if any(key[:1].isupper() for key in keys) else KINDS_OF_FILE[:2]
    kinds = map(kind_named, names)  # keys of mechanisms begin with capitals
    return max(kinds, key=lambda kind: len(kind.model_fields.keys() & keys))


def kind_named(name: str) -> type[Loaded]:
    """Return the class of a kind of file in `KINDS_OF_FILE`.

    Examples
    --------
    >>> kind_named("system").__name__
    'SystemProblem'
    """
    if name == "mechanism":
        from teachmech.problems.mechanisms import Mechanism

        return Mechanism
    return ParticleProblem if name == "problem" else SystemProblem


@checked_arguments
def load(path: str | Path) -> Loaded:
    """Read a file of particles, of a system in generalized coordinates, or a MechSpec file.

    The keys of the file decide its kind. A file ``.csv`` or ``.tsv`` is a table of points and bars,
    which becomes a `Mechanism`.

    Raises
    ------
    ProblemError, ExpressionError
        If a text is wrong; the error states file, line and key.
    """
    given: Any = path
    if not isinstance(given, str | Path):
        what = f"load takes the path of a file, not {a_kind(given)}"
        raise ProblemError(what, key="path")
    if given in _paths() and not Path(path).exists():
        hint = f"example({given!r}) returns the example of the package"
        raise ProblemError("there is no such file", where=str(path), hint=hint)
    return loaded(read_text(path, documents.MAX_BYTES), str(path))


def loaded(text: str, source: str, parameters: Values = None) -> Loaded:
    """Return the problem in the text of a file; errors use ``source`` as the file's name.

    The given ``parameters`` replace those of the text.

    Examples
    --------
    >>> loaded(example("pendulum").to_yaml(), "pendulum.yaml").name
    'pendulum'
    """
    if is_table(source):
        return kind_named("mechanism").loads(text, source, parameters)
    document = documents.read(text, source)
    return kind_of_file(document).of(document, parameters)


class Examples(list[str]):
    """The sorted names of examples; a notebook shows each with its picture and one sentence."""

    def _repr_html_(self) -> Markup:
        from teachmech.animation.gallery import gallery_page

        return gallery_page({name: self.sentence(name) for name in self})

    def sentence(self, name: str) -> str:
        """Return the sentence that says what an example is."""
        return first_sentence(_paths()[name])


def first_sentence(path: Path) -> str:
    """Return the first sentence of the comment with which the file of an example begins.

    Examples
    --------
    >>> first_sentence(FOLDER / "pendulum.yaml")
    'A plane pendulum released from the horizontal: benchmark A01 of the IFToMM library.'
    """
    lines = read_text(path, documents.MAX_BYTES).splitlines()
    comment = takewhile(lambda line: line.startswith("#"), lines)
    told = _SOURCE.sub("", " ".join(line.lstrip("# ") for line in comment))
    return _END.split(told, maxsplit=1)[0]


@checked_arguments
def examples(kind: str | None = None) -> Examples:
    """Return the names of the examples of the package, which a notebook shows as pictures.

    Parameters
    ----------
    kind : str, optional
        ``"particles"``, ``"systems"`` (in generalized coordinates), ``"mechanisms"`` (planar) or
        ``"space"``; by default all.

    Examples
    --------
    >>> "meridian" in examples(), "four-bar" in examples()
    (True, True)
    >>> examples("particles")
    ['conical-pendulum', 'driven-circle', 'meridian', 'peg-pendulum', 'pendulum', 'turned-hoop']
    >>> examples("systems")[:3]
    ['belt', 'billiard-ball', 'bouncing-ball']
    """
    return Examples(sorted(_paths(kind)))


@checked_arguments
def example(name: str) -> Loaded:
    """Return an example of the package.

    Parameters
    ----------
    name : str
        One of `examples`; ``"meridian"`` is the worked example of Itiki & Neto 2004.

    Examples
    --------
    >>> len(example("meridian").particles)
    2
    >>> example("four-bar").Drives
    {'theta_OA': 'omega*t'}
    """
    paths = _paths()
    check_known("example", [name], sorted(paths))
    return load(paths[name])


def opened(problem: Described, parameters: Values = None) -> InitialValueProblem:
    """Return a problem; given a path or the name of an example, read its file.

    The ``parameters`` replace those of the file before it is read.

    Examples
    --------
    >>> opened("four-bar").title
    'Four-bar linkage: bodies: 3, springs: 0, particles: 0'
    """
    given: Any = problem
    if isinstance(given, InitialValueProblem):
        return given
    paths = _paths() if isinstance(given, str) else {}
    named = isinstance(given, str) and given not in paths
    if named and not Path(given).suffix and not (given and Path(given).exists()):
        hint = did_you_mean(given, list(paths)) or "examples() lists the examples"
        raise ProblemError(f"there is no example and no file {shortened(given)}", hint=hint)
    if isinstance(given, str | Path):
        path = paths.get(str(given), given)
        return loaded(read_text(path, documents.MAX_BYTES), str(path), parameters)
    what = f"{a_kind(given)} is neither a problem, a mechanism nor a System"
    hint = "give one of them, the path of a file or the name of an example"
    raise ProblemError(what, key="problem", hint=hint)


def system_and_settings(
    problem: Described,
    *,
    start: Mapping[str, float | str] | None = None,
    parameters: Mapping[str, float | str] | None = None,
    inputs: Mapping[str, Any] | None = None,
    **how: Any,
) -> tuple[System, Settings]:
    """Return the system of a problem and the settings of its integration.

    The arguments are those of `teachmech.simulate`; ``how`` contains those of `Settings.of`. None
    means the value of the problem.
    """
    given = opened(problem, parameters)
    settings = given.settings_with(**how)
    return given.starting(settings.start, start, parameters, inputs), settings


@contextmanager
def at_its_start(
    problem: Described, time: float | None = None, given: Collection[str] = ("fixed",)
) -> Iterator[tuple[System, float]]:
    """Yield a system and its start time; errors inside state their line in the problem's file.

    A given ``time`` replaces the start time of the problem, which is 0 for a System.
    """
    described = opened(problem)
    with described.locating(given if time is None else (*given, "time")):
        yield described.system, described.start_time if time is None else time


def shipped(name: str) -> Path:
    """Return the folder of the ``"exercises"`` or of the lessons, ``"notebooks"``.

    In a clone, the folders are next to the package; in an installation, they are inside it.

    Examples
    --------
    >>> (shipped("notebooks") / "02-first-problem.ipynb").is_file()
    True
    """
    package = Path(__file__).parents[1]
    within = package / name
    return within if within.is_dir() else package.parent / name


def _paths(kind: str | None = None) -> dict[str, Path]:
    """Return the files of the examples by name."""
    if kind is not None:
        check_known("kind of examples", [kind], list(EXAMPLE_FOLDERS))
    folders = EXAMPLE_FOLDERS.values() if kind is None else [EXAMPLE_FOLDERS[kind]]
    return {path.stem: path for folder in folders for path in folder.glob("*.yaml")}
