"""The submitted files of a student, as bytes; links, pipes and large files are refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from teachmech.base.errors import ProblemError, readable
from teachmech.base.files import TooLargeError, read_bytes
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.statuses import SubmissionStatus
from teachmech.homework.task.task_file import TASK_SUFFIX

ANSWERS_SUFFIX = ".answers.json"
_PACKED = {".zip", ".gz", ".tar", ".7z", ".rar"}


@dataclass(frozen=True)
class StudentFiles:
    """The files of one student by name; if there are none, the reason as status and words."""

    student: str
    files: Mapping[str, bytes] = field(default_factory=dict)
    status: SubmissionStatus | None = None
    words: str = ""


def submission_name(path: Path) -> str:
    """Return the name of a submission without its suffix."""
    for ending in (ANSWERS_SUFFIX, TASK_SUFFIX, ".ipynb", ".json"):
        if path.name.endswith(ending):
            return path.name.removesuffix(ending)
    return path.name


def collect(path: Path, student: str, limits: Limits) -> StudentFiles:
    """Read the files of one student: a notebook, a file of answers, or both."""

    def refused(
        words: str, status: SubmissionStatus = SubmissionStatus.NOT_A_NOTEBOOK
    ) -> StudentFiles:
        return StudentFiles(student, status=status, words=words)

    try:
        if path.is_symlink():
            return refused("it is a symbolic link")
        paths = _below(path) if path.is_dir() else _beside(path)
    except OSError as error:
        return refused(readable(error.strerror or "?"))
    notebooks = [p for p in paths if p.suffix == ".ipynb"]
    answers = [p for p in paths if p.name.endswith(ANSWERS_SUFFIX)]
    if not path.is_dir() and path.suffix == ".json":
        answers = [path]
    if len(notebooks) > 1 or (not notebooks and len(answers) > 1):
        names = ", ".join(p.name for p in notebooks or answers)
        what = "notebook" if notebooks else "file of answers"
        return refused(f"there is more than one {what}: {readable(names)}")
    if not notebooks and not answers:
        return refused(_no_notebook(path))
    tasks = [p for p in paths if p.name.endswith(TASK_SUFFIX)]
    files = {}
    for file in (*notebooks, *answers[:1], *tasks[:1]):
        try:
            files[file.name] = read_bytes(file, limits.size, links=False)
        except ProblemError as error:
            words = f"{readable(file.name)}: {error.what}"
            is_large = isinstance(error, TooLargeError)
            return refused(words, SubmissionStatus.TOO_LARGE) if is_large else refused(words)
    return StudentFiles(student, files)


def _beside(path: Path) -> list[Path]:
    """Return a file; for a notebook, also the files of the same name next to it."""
    others = [
        path.with_name(submission_name(path) + ending) for ending in (ANSWERS_SUFFIX, TASK_SUFFIX)
    ]
    is_notebook = path.suffix == ".ipynb"
    return [path, *(p for p in others if is_notebook and (p.is_symlink() or p.exists()))]


def _below(folder: Path) -> list[Path]:
    """Return the files of a folder; if none is a notebook, include subfolders."""
    paths = sorted(p for p in folder.iterdir() if not p.name.startswith("."))
    if any(p.name.endswith((".ipynb", ANSWERS_SUFFIX)) for p in paths):
        return paths
    inner = [p for p in paths if p.is_dir() and not p.is_symlink()]
    return paths + sorted(p for one in inner for p in one.iterdir() if p.name[:1] != ".")


def _no_notebook(path: Path) -> str:
    if path.suffix.lower() in _PACKED:
        return f"it is packed ({path.suffix}); unpack it first"
    if path.is_dir():
        return "there is no notebook in the folder"
    return f"its file type is not accepted; hand in .ipynb or {ANSWERS_SUFFIX}"
