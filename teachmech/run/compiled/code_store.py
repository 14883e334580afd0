"""The store of machine code on the disk, in the user's folder for caches.

The name of a file is a hash of the source of its code, the processor and the compiler; the file
begins with a hash of its content. So a stored file is never out of date, a damaged file is
detected, and two processes that write the same file write the same content. At most `MOST` files
are kept. A hash does not protect against other users; `own_folder` does.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.base.own_folder import own_folder

MOST, LARGEST = 300, 30_000_000  # number of files, and bytes per file
_SEAL = hashlib.sha256().digest_size


def folder() -> Path:
    """Return the folder of the code; ``TEACHMECH_CACHE_DIR`` names another folder."""
    if chosen := os.environ.get("TEACHMECH_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "teachmech", "cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "teachmech"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "teachmech")


def key_of(*parts: str) -> str:
    """Return the name of the file for code from this source."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def kept(key: str) -> bytes | None:
    """Return the code with this key; None if there is no undamaged code of this user.

    Examples
    --------
    >>> kept(key_of("nothing of this kind was ever compiled")) is None
    True
    """
    try:
        with own_folder(folder()) as own:
            content = own.read(f"{key}.code", LARGEST)
            seal, code = content[:_SEAL], content[_SEAL:]
            if seal == hashlib.sha256(code).digest():
                return code
            own.remove(f"{key}.code")
    except (ProblemError, RuntimeError):  # there is no safe folder, or no home folder
        pass
    return None


def keep(key: str, code: bytes) -> str:
    """Store code and remove the oldest files; return the reason if this is impossible, else ""."""
    try:
        path = folder()
    except RuntimeError:
        return "there is no home folder"
    try:
        with own_folder(path, make=True) as own:
            own.write(f"{key}.code", hashlib.sha256(code).digest() + code)
            own.keep_newest(".code", MOST)
    except ProblemError as error:
        return error.one_line()
    return ""
