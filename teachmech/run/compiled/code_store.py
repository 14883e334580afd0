"""Machine code that is kept on the disk, in the user's folder for caches.

A file is named by a hash of what its code was made from and of processor and compiler, and begins
with a hash of its content. So nothing that is found is out of date, what a power cut damaged is
told, and processes that write the same file write the same. Not more than `MOST` are kept.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.base.files import read_bytes, write_bytes

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


def shown_folder() -> str:
    """Return the folder in words, for a sentence; there may be no home to have it in."""
    try:
        return str(folder())
    except RuntimeError:
        return "a home folder, as there is none"


def key_of(*parts: str) -> str:
    """Return the name of the file for what the code is made from."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def kept(key: str) -> bytes | None:
    """Return the code with this key; None where there is none, or where it is damaged.

    Examples
    --------
    >>> kept(key_of("nothing of this kind was ever compiled")) is None
    True
    """
    try:
        path = folder() / f"{key}.code"
        content = read_bytes(path, LARGEST, links=False)
    except (ProblemError, RuntimeError):  # there is none, or no home
        return None
    seal, code = content[:_SEAL], content[_SEAL:]
    if seal != hashlib.sha256(code).digest():
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):  # the oldest go first
        os.utime(path)
    return code


def keep(key: str, code: bytes) -> None:
    """Keep code, and let the oldest go; where nothing can be written, nothing is."""
    with suppress(ProblemError, OSError, RuntimeError):
        folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        write_bytes(folder() / f"{key}.code", hashlib.sha256(code).digest() + code)
        files = sorted(folder().glob("*.code"), key=lambda file: file.stat().st_mtime)
        for file in files[:-MOST]:
            file.unlink(missing_ok=True)
