"""A folder in which no other user can place, change or redirect a file.

Files in the folder may be run as machine code, so they must be as trustworthy as the user's
programs. Folder and files belong to the user or to root, are not links, and other users cannot
write to them. Both are checked after they are opened, so they cannot be exchanged afterwards.
"""

from __future__ import annotations

import itertools
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.base.files import plain_content

_FLAGS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_READ = os.O_RDONLY | _FLAGS | getattr(os, "O_NONBLOCK", 0)  # do not wait for a pipe
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FLAGS
_NUMBERS = itertools.count(1)


@dataclass(frozen=True)
class OwnFolder:
    """An open folder of this user; see `own_folder`.

    Parameters
    ----------
    path : Path
    descriptor : int, optional
        The open folder; None if the system cannot open folders (Windows).
    """

    path: Path
    descriptor: int | None

    def read(self, name: str, most: int) -> bytes:
        """Return the content of a file and mark it as used now.

        Raises
        ------
        ProblemError
            If the file is missing, is larger, is a link, or another user can have written it.
        """
        where = self.path / name
        try:
            _check_owner(os.lstat(self._at(name), dir_fd=self.descriptor), where)
            file = os.open(self._at(name), _READ, dir_fd=self.descriptor)
            try:
                _check_owner(os.fstat(file), where)
                content = plain_content(file, most, str(where))
            finally:
                os.close(file)
        except OSError as error:
            raise _located_error(where, error) from None
        with suppress(OSError):  # fails, for example, in a folder of root
            os.utime(self._at(name), dir_fd=self.descriptor)
        return content

    def write(self, name: str, content: bytes) -> None:
        """Write a complete file, which no other user can change; a link is replaced.

        The part file has the same ending, so `keep_newest` removes it eventually if the process was
        killed.

        Raises
        ------
        ProblemError
            If the file cannot be written; the old one still exists.
        """
        part = f"{Path(name).stem}.{os.getpid()}-{next(_NUMBERS)}{Path(name).suffix}"
        folder = {"src_dir_fd": self.descriptor, "dst_dir_fd": self.descriptor}
        try:
            file = os.open(self._at(part), _NEW, 0o600, dir_fd=self.descriptor)
            with os.fdopen(file, "wb") as whole:
                whole.write(content)
            os.replace(self._at(part), self._at(name), **folder)  # noqa: PTH105  in an open folder
        except OSError as error:
            raise _located_error(self.path / name, error) from None
        finally:
            self.remove(part)

    def remove(self, name: str) -> None:
        """Remove a file if there is one and it can be removed."""
        with suppress(OSError):
            os.unlink(self._at(name), dir_fd=self.descriptor)

    def keep_newest(self, ending: str, most: int) -> None:
        """Remove the least recently used files with this ending."""
        ages = []
        with os.scandir(self.path if self.descriptor is None else self.descriptor) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # another process also removes files
                    if entry.name.endswith(ending):
                        ages.append((entry.stat(follow_symlinks=False).st_mtime, entry.name))
        for _, name in sorted(ages)[:-most]:
            self.remove(name)

    def _at(self, name: str) -> str:
        return name if self.descriptor is not None else str(self.path / name)


@contextmanager
def own_folder(path: Path, make: bool = False) -> Iterator[OwnFolder]:
    """Yield a folder to which only this user can write.

    Parameters
    ----------
    path : Path
    make : bool
        Whether a missing folder is created, with access for this user only.

    Raises
    ------
    ProblemError
        If the folder is missing, is a link, belongs to another user, or other users can write to
        it.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as path, own_folder(Path(path)) as own:
    ...     own.write("a", b"code")
    ...     own.read("a", most=100)
    b'code'
    """
    descriptor = None
    try:
        try:
            if make and not os.path.lexists(path):
                path.mkdir(mode=0o700, parents=True, exist_ok=True)
            _check_owner(os.lstat(path), path)
            if os.open in os.supports_dir_fd:
                descriptor = os.open(path, _READ | os.O_DIRECTORY)
                _check_owner(os.fstat(descriptor), path)
        except OSError as error:
            raise _located_error(path, error) from None
        except ValueError:  # the name has a null character
            raise ProblemError("this is not the name of a folder", where=str(path)) from None
        yield OwnFolder(path, descriptor)
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _check_owner(about: os.stat_result, path: Path) -> None:
    """Refuse a link, and a file that another user owns or can write to."""
    if stat.S_ISLNK(about.st_mode):
        raise ProblemError("this is a symbolic link", where=str(path))
    if not hasattr(os, "geteuid"):  # Windows protects the folders of a user
        return
    if about.st_uid not in (0, os.geteuid()):
        raise ProblemError("this belongs to another user", where=str(path))
    if about.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        hint = f"take that right from them (chmod go-w '{path}')"
        raise ProblemError("other users can write to this", where=str(path), hint=hint)


def _located_error(path: Path, error: OSError) -> ProblemError:
    return ProblemError(error.strerror or str(error), where=str(path))
