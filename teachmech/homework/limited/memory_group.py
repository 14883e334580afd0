"""A memory group (cgroup) around the limited process, if the system offers one.

The limit of the address space counts the memory that the process asks for. It does not count the
memory that the kernel uses for its pipes, locks and file names. A memory group counts both. systemd
makes one for any user; otherwise a child of the process's own group is made, which needs root or a
delegated group.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

_MEMBERSHIP = Path("/proc/self/cgroup")
_MOUNT = Path("/sys/fs/cgroup")
_SCOPE = ("systemd-run", "--user", "--scope", "--quiet", "--collect")
_OF_SYSTEMD = ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")  # variables that it needs
_TRIAL = 5  # seconds until systemd must have answered
_EMPTYING = 2  # seconds until the ended processes must have left a group
_PREFIX = "homework-"
_ENTER = 'echo $$ > "$0" && exec "$@"'


@contextlib.contextmanager
def memory_group(limit: int) -> Iterator[list[str]]:
    r"""Yield the words that run a command in a group of at most ``limit`` bytes of memory.

    The words come before the command. They are empty if this system offers no memory group to this
    user. The kernel kills the command (SIGKILL) if it needs more.

    Examples
    --------
    >>> with memory_group(10**9) as words:
    ...     done = subprocess.run([*words, "echo", "inside"], capture_output=True, check=True)
    >>> done.stdout
    b'inside\n'
    """
    if _systemd_works():
        yield _in_scope(limit)
        return
    group = _new_group(limit)
    if group is None:
        yield []
        return
    try:
        yield ["/bin/sh", "-c", _ENTER, str(group / "cgroup.procs")]
    finally:
        _remove(group)


def _in_scope(limit: int) -> list[str]:
    """Return the words for a scope of systemd, without its variables inside."""
    given = [f"{name}={os.environ[name]}" for name in _OF_SYSTEMD if name in os.environ]
    hidden = [word for name in _OF_SYSTEMD for word in ("-u", name)]
    bounds = ["-p", f"MemoryMax={limit}", "-p", "MemorySwapMax=0"]
    return ["env", *given, *_SCOPE, *bounds, "--", "env", *hidden]


@lru_cache(maxsize=1)
def _systemd_works() -> bool:
    """Return whether systemd makes a scope with a memory limit for this user."""
    if shutil.which(_SCOPE[0]) is None:
        return False
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        trial = [*_SCOPE, "-p", "MemoryMax=100M", "--", "true"]
        return subprocess.run(trial, capture_output=True, timeout=_TRIAL).returncode == 0
    return False


def _new_group(limit: int) -> Path | None:
    """Return a new child of the process's own memory group, or None if it cannot be made."""
    for parent, bounds in _own_groups():
        group = None
        try:
            _remove_abandoned(parent)
            group = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=parent))
            for name, value in bounds.items():
                (group / name).write_text(value.format(limit=limit))
            return group
        except OSError:
            if group is not None:
                _remove(group)
    return None


def _own_groups() -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield the folder of the process's own memory group, and the files that bound a child."""
    try:
        lines = _MEMBERSHIP.read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if "memory" in controllers.split(","):  # version 1
            yield _MOUNT / "memory" / path[1:], {"memory.limit_in_bytes": "{limit}"}
        elif not controllers:  # version 2
            yield _MOUNT / path[1:], {"memory.max": "{limit}", "memory.swap.max": "0"}


def _remove_abandoned(parent: Path) -> None:
    """Remove the groups of processes that were killed before they could remove them."""
    for group in parent.glob(f"{_PREFIX}*-*"):
        maker = group.name.removeprefix(_PREFIX).partition("-")[0]
        if not Path("/proc", maker).exists():
            with contextlib.suppress(OSError):
                group.rmdir()


def _remove(group: Path) -> None:
    """Remove a group, which the kernel allows when its last process has ended."""
    deadline = time.monotonic() + _EMPTYING
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            group.rmdir()
            return
        time.sleep(0.01)
