"""Files of users; reading has a size limit, and a file is written completely or not at all."""

from __future__ import annotations

import itertools
import os
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from teachmech.base.errors import ProblemError, not_written

MAX_BYTES = 20_000_000  # bytes of a text, by default
_ABANDONED = 3600.0  # seconds without a change before a part file counts as abandoned
_NUMBERS = itertools.count(1)


class TooLargeError(ProblemError):
    """The error of a file with too many bytes."""


# --- reading ----------------------------------------------------------------------------------


def read_text(path: str | Path, most: int = MAX_BYTES) -> str:
    """Return the text of a plain file of bounded size, without a byte order mark.

    Raises
    ------
    ProblemError
        If the file is missing, is larger, or is not a text.
    """
    try:
        return read_bytes(path, most).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ProblemError("this is not a text file (UTF-8)", where=str(path)) from None


def read_bytes(path: str | Path, most: int, links: bool = True) -> bytes:
    """Return the content of a plain file of bounded size; a pipe or a device is not opened.

    Parameters
    ----------
    path : str or Path
    most : int
        The largest number of bytes that is read.
    links : bool
        Whether the path may be a link to another file.

    Raises
    ------
    TooLargeError
        If the file is larger.
    ProblemError
        If the file is missing, or is not a plain file.
    """
    where = str(path)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    flags |= 0 if links else getattr(os, "O_NOFOLLOW", 0)
    try:
        descriptor = os.open(path, flags)
        try:
            return plain_content(descriptor, most, where)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise ProblemError(error.strerror or "cannot be read", where=where) from None
    except ValueError:  # the name has a null character
        raise ProblemError("this is not the name of a file", where=where) from None


def plain_content(descriptor: int, most: int, where: str) -> bytes:
    """Return the content of an open plain file of bounded size.

    Raises
    ------
    TooLargeError
        If the file is larger.
    ProblemError
        If the file is not a plain file.
    """
    kind = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(kind):
        what = "this is a folder" if stat.S_ISDIR(kind) else "this is not a plain file"
        raise ProblemError(what, where=where, hint="give the name of a file on the disk")
    parts, left = [], most + 1
    while part := os.read(descriptor, min(left, 1 << 20)):
        parts.append(part)
        left -= len(part)
    if left == 0:
        raise TooLargeError(f"such a file has at most {most / 1e6:g} MB", where=where)
    return b"".join(parts)


# --- writing ----------------------------------------------------------------------------------


def write_text(path: str | Path, text: str) -> None:
    """Write a text as UTF-8; see `replacing`."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str | Path, content: bytes) -> None:
    """Write bytes to a file; see `replacing`."""
    with replacing(path) as part:
        part.write_bytes(content)


def writable(path: str | Path) -> Path | None:
    """Return the path of a file that is to be written; None for a device such as /dev/stdout.

    For a link, this is the path of its target. Call this function before long work, so that a file
    that cannot be written is reported early; nothing is created or changed.

    Raises
    ------
    ProblemError
        If the path is a folder or a pipe, its folder is missing, or it may not be written.

    Examples
    --------
    >>> writable("none/marks.csv")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: none/marks.csv: there is no folder 'none'; make it, or write
    to another one
    """
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir() or not target.parent.is_dir():
            raise not_written(path)
        if _is_device(path) or _is_device(target):
            # A full device refuses even an empty write.
            descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
            try:
                os.write(descriptor, b"")
            finally:
                os.close(descriptor)
            return None
        if target.exists() and not target.is_file():
            hint = "give the name of a file on the disk"
            raise ProblemError("this is not a plain file", where=str(path), hint=hint)
    except OSError as error:
        raise not_written(path, error.strerror or str(error)) from None
    except ValueError as error:  # the name has a null character
        raise not_written(path, str(error)) from None
    if not os.access(target.parent, os.W_OK):
        raise not_written(path, "Permission denied")
    return target


def _is_device(path: str | Path) -> bool:
    return str(path).startswith(("/dev/", "/proc/")) and not str(path).startswith("/dev/shm/")


@contextmanager
def replacing(path: str | Path) -> Iterator[Path]:
    """Yield a part file next to a file; it replaces the file when everything is written.

    A reader always finds the complete old file or the complete new file, even if the process was
    killed. The part file has the same suffix as the file, from which a writer may infer the format.
    Part files of a killed process are removed by the next process that writes this file. A device
    is written directly. If the file is a link, its target is replaced.

    Raises
    ------
    ProblemError
        If the file cannot be written; the old one still exists.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "table.csv")
    ...     write_text(path, "old")
    ...     try:
    ...         with replacing(path) as part:
    ...             part.write_text("ne")
    ...             raise KeyboardInterrupt
    ...     except KeyboardInterrupt:
    ...         path.read_text(), [p.name for p in Path(folder).iterdir()]
    2
    ('old', ['table.csv'])
    """
    target = writable(path)
    try:
        if target is None:
            yield Path(path)
        else:
            with _part_of(target) as part:
                yield part
    except OSError as error:
        raise not_written(path, error.strerror or str(error)) from None


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """Yield the part file of a path, and move it to the path."""
    number = f"{os.getpid()}-{next(_NUMBERS)}"
    part = target.with_name(f".{target.stem[:40]}.{number}.part{target.suffix}")
    try:
        clear_parts(target.parent, _literal(target.stem[:40]), _literal(target.suffix))
        yield part
        if target.exists():
            shutil.copymode(target, part)
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def clear_parts(folder: Path, stem: str, suffix: str) -> None:
    """Remove abandoned part files of the files whose names match two patterns."""
    with suppress(OSError):
        for old in folder.glob(f".{stem}.*.part{suffix}"):
            if time.time() - old.stat().st_mtime > _ABANDONED:
                old.unlink()


def made_folder(path: str | Path) -> Path:
    """Return a folder for output; create it if it is missing.

    Raises
    ------
    ProblemError
        If the folder cannot be made.

    Examples
    --------
    >>> made_folder("")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: an empty text is not the name of a folder; name a folder to
    write to
    """
    hint, where = "name a folder to write to", str(path)
    if not str(path):
        raise ProblemError("an empty text is not the name of a folder", hint=hint)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise ProblemError("this is a file", where=where, hint=hint) from None
    except OSError as error:
        raise ProblemError(error.strerror or "cannot be made", where=where, hint=hint) from None
    except ValueError:  # the name has a null character
        raise ProblemError("this is not the name of a folder", where=where, hint=hint) from None
    return Path(path)


def _literal(text: str) -> str:
    """Return a pattern for `Path.glob` that matches exactly this text."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in text)
