"""The store of machine code on the disk, in the user's folder for caches.

The name of a file is a hash of the source of its code, the processor and the compiler; the file
begins with a hash of its content. So a stored file is never out of date, damage by a power cut is
noticed, and processes that write the same file write the same content. At most `MOST` files are
kept. A hash protects from damage, not from other users; `own_folder` keeps them out.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.base.own_folder import own_folder

MOST, LARGEST = 300, 30_000_000  # files that are kept, and bytes of one file
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
    except (ProblemError, RuntimeError):  # no folder that can be trusted, or no home
        pass
    return None


def keep(key: str, code: bytes) -> str:
    """Store code and remove the oldest; return why this is impossible, or an empty text."""
    try:
        place = folder()
    except RuntimeError:
        return "there is no home folder"
    try:
        with own_folder(place, make=True) as own:
            own.write(f"{key}.code", hashlib.sha256(code).digest() + code)
            own.keep_newest(".code", MOST)
    except ProblemError as error:
        return error.one_line()
    return ""
