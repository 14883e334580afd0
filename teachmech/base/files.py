"""Files of users: their text and their bytes, or an error that says why not."""

from __future__ import annotations

from pathlib import Path

from teachmech.base.errors import ProblemError


def read_text(path: str | Path) -> str:
    """Return the text of a file.

    Raises
    ------
    ProblemError
        It is missing, or not a text.
    """
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise ProblemError(error.strerror or "cannot be read", where=str(path)) from None
    except UnicodeDecodeError:
        raise ProblemError("this is not a text file (UTF-8)", where=str(path)) from None


def read_bytes(path: str | Path, most: int) -> bytes:
    """Return the content of a file of at most some bytes.

    Raises
    ------
    ProblemError
        It is missing, or larger.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise ProblemError(error.strerror or "cannot be read", where=str(path)) from None
    if len(content) > most:
        raise ProblemError(f"such a file has at most {most / 1e6:g} MB", where=str(path))
    return content
