"""Machine code that is kept on the disk, in the user's folder for caches.

A file is named by a hash of what its code was made from and of processor and compiler, and begins
with a hash of its content. So nothing that is found is out of date, damage by a power cut is
noticed, and processes that write the same file write the same. Not more than `MOST` are kept.
A hash protects from damage, not from other people: they are kept out by `own_folder`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.base.own_folder import own_folder

MOST, LARGEST = 300, 30_000_000  # files that are kept, and bytes of one
_SEAL = hashlib.sha256().digest_size


def folder() -> Path:
    """Return where the code is kept; ``TEACHMECH_CACHE_DIR`` names another folder."""
    if chosen := os.environ.get("TEACHMECH_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "teachmech", "cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "teachmech"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "teachmech")


def key_of(*parts: str) -> str:
    """Return the name of the file for what the code is made from."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def kept(key: str) -> bytes | None:
    """Return the code with this key; None if there is none that is whole and of this user.

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
    except (ProblemError, RuntimeError):  # there is none that can be trusted, or no home
        pass
    return None


def keep(key: str, code: bytes) -> str:
    """Keep code, and let the oldest go; return why this cannot be done, or an empty text."""
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
