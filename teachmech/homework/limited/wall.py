"""The wall: a process that sees libraries and a folder of its own, and nothing else of the machine.

It is built by bubblewrap (https://github.com/containers/bubblewrap) from namespaces of the Linux
kernel: no network, no other processes, users or shared memory, no capabilities, and a file system
in which the libraries of Python can be read and two small folders in memory can be written.
Nothing that runs inside has to be trusted for that, and what runs is only bounded by the limits of
`teachmech.homework.limited.inside`. A filter of system calls keeps it one process of one thread,
so that its limits are those of all that runs.
"""

from __future__ import annotations

import platform
import shutil
import site
import struct
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

NAME = "bubblewrap"
HOW = "install the package bubblewrap (Debian, Ubuntu: apt install bubblewrap)"
HOME = "/home/student"
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store")
_OF_LIBRARIES = ("/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives")
_DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
_WRITABLE = ("/tmp", "/dev/shm", HOME)
_ROOM = "20000000"  # bytes of each of them
_PACKAGE = Path(__file__).parents[2]


def libraries() -> list[str]:
    """Return the folders in which modules are looked for, beside those of Python itself."""
    places = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), *site.getsitepackages()]
    if site.ENABLE_USER_SITE:
        places.append(site.getusersitepackages())
    return [place for place in dict.fromkeys(places) if Path(place).is_dir()]


def command(program: Sequence[str], filter_file: int) -> list[str]:
    """Return the command line that runs a program inside of the wall.

    Parameters
    ----------
    program : sequence of str
        Its first word is the path of a Python.
    filter_file : int
        The descriptor of a file with what `system_calls` returns.

    Raises
    ------
    FileNotFoundError
        bubblewrap is not installed.
    """
    bwrap = shutil.which("bwrap")
    if bwrap is None:
        raise FileNotFoundError(f"{NAME} is not installed")
    isolated = "--unshare-all --unshare-user --disable-userns --cap-drop ALL --new-session"
    writable = [word for place in _WRITABLE for word in ("--size", _ROOM, "--tmpfs", place)]
    devices = [word for name in _DEVICES for word in ("--remount-ro", f"/dev/{name}")]
    return [
        bwrap,
        *isolated.split(),
        *("--die-with-parent", "--hostname", "homework", "--uid", "1000", "--gid", "1000"),
        *("--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev"),
        *writable,
        *_readable(program[0]),  # after what can be written, since they may lie below it
        *(*devices, "--remount-ro", "/dev", "--remount-ro", "/"),
        *("--chdir", HOME, "--seccomp", str(filter_file), "--"),
        *program,
    ]


def _readable(python: str) -> Iterator[str]:
    """The options that mount what may be read, each folder once."""
    mounted: list[Path] = []
    prefix = Path(sys.base_prefix)
    of_python = [Path(python), *(prefix / name for name in ("lib", "lib64"))]
    for path in (*map(Path, (*_SYSTEM, *_OF_LIBRARIES, *libraries())), *of_python, _PACKAGE):
        if not path.exists() or any(path.is_relative_to(place) for place in mounted):
            continue
        if path.is_symlink() and path.is_dir():  # such as /lib, which leads to /usr/lib
            yield from ("--symlink", str(path.readlink()), str(path))
        else:
            yield from ("--ro-bind", str(path), str(path))
            mounted.append(path)
    for name in ("exercises", "notebooks"):  # of a wheel; solutions stand there
        if (_PACKAGE / name).is_dir():
            yield from ("--tmpfs", str(_PACKAGE / name))


# --- the filter of system calls ---------------------------------------------------------------

# Numbers of the calls by machine: AUDIT_ARCH of linux/audit.h, and asm/unistd.h. They start a
# process or a thread, look into another one, keep memory that no limit counts, reach keys of the
# user, or reach deep into the kernel.
_CALLS = {
    "x86_64": (0xC000003E, {
        "clone": 56, "clone3": 435, "fork": 57, "vfork": 58, "ptrace": 101, "shmget": 29,
        "msgget": 68, "add_key": 248, "request_key": 249, "keyctl": 250, "bpf": 321,
        "perf_event_open": 298, "userfaultfd": 323, "io_uring_setup": 425,
    }),
    "aarch64": (0xC00000B7, {
        "clone": 220, "clone3": 435, "ptrace": 117, "shmget": 194, "msgget": 186,
        "add_key": 217, "request_key": 218, "keyctl": 219, "bpf": 280,
        "perf_event_open": 241, "userfaultfd": 282, "io_uring_setup": 425,
    }),
}  # fmt: skip
_X32 = 0x40000000  # numbers from here on are the same calls of another calling convention
_EPERM = 1
_LOAD, _EQUAL, _ATLEAST, _RETURN = 0x20, 0x15, 0x35, 0x06  # codes of linux/bpf_common.h
_NUMBER, _ARCHITECTURE = 0, 4  # places in struct seccomp_data
_ALLOW, _ERROR, _KILL = 0x7FFF0000, 0x00050000, 0x80000000  # SECCOMP_RET_...


def system_calls() -> bytes:
    """Return a filter for seccomp.

    The process may start no other one and no thread, so that its limits are those of all. On a
    machine whose calls are not known here every call is allowed, and the limit of processes, which
    is not heeded for root, has to do.
    """
    architecture, numbers = _CALLS.get(platform.machine(), (0, {}))
    refuse = (_RETURN, 0, 0, _ERROR | _EPERM)
    steps = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
        (_ATLEAST, 0, 1, _X32),
        refuse,
    ]
    for number in numbers.values():
        steps += [(_EQUAL, 0, 1, number), refuse]
    steps = [*(steps if numbers else []), (_RETURN, 0, 0, _ALLOW)]
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
