"""The sandbox around a process, which can only use libraries and its own folders.

bubblewrap (https://github.com/containers/bubblewrap) builds it from namespaces of the Linux kernel:
no network, no other processes, users or shared memory, no capabilities, and a file system in which
the libraries of Python can be read and a few small folders in memory can be written. The code
inside need not be trusted; `teachmech.homework.limited.cell_runner` only sets its limits. A filter
of system calls allows one process with one thread only, so that its limits apply to everything. The
folders in memory have a bounded size. `SandboxObserver` counts their files from outside, since an
empty file takes memory of the kernel but no space in a folder.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import site
import struct
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

SANDBOX_NAME = "bubblewrap"
INSTALLATION = "install bubblewrap 0.8 or newer (Debian, Ubuntu: apt install bubblewrap)"
HOME = "/home/student"
# Only parts of the system: graders keep submissions in /usr/local/share.
_SYSTEM = (
    *("/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64", "/lib"),
    *("/lib32", "/lib64", "/nix/store", "/usr/share/zoneinfo", "/usr/share/fonts"),
    *("/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives"),
)
_OF_THE_USER = ("/proc/keys", "/proc/cmdline")  # hidden: they describe more than this process
_DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
_WRITABLE = ("/tmp", "/dev/shm", HOME)
_FOLDER_BYTES = 20_000_000  # of each writable folder
WRITABLE_BYTES = len(_WRITABLE) * _FOLDER_BYTES
_PACKAGE = Path(__file__).parents[2]
_SOLUTIONS = ("exercises", "notebooks")  # folders of the package that must stay hidden


def libraries() -> list[str]:
    """Return the folders in which modules are searched, except the folders of Python itself."""
    folders = [
        sysconfig.get_path("purelib"),
        sysconfig.get_path("platlib"),
        *site.getsitepackages(),
    ]
    if site.ENABLE_USER_SITE:
        folders.append(site.getusersitepackages())
    return [folder for folder in dict.fromkeys(folders) if Path(folder).is_dir()]


class SandboxObserver:
    """An observer of one sandbox from outside, as a context.

    bubblewrap writes the number of its process to the descriptor `tell`; see `command`.
    """

    def __init__(self) -> None:
        self._told, self.tell = os.pipe()
        self._process = 0

    def __enter__(self) -> SandboxObserver:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._told)
        os.close(self.tell)

    def files(self) -> int:
        """Return the number of files, folders and links in the writable folders.

        The folders exist once the process inside has written its first line. Raise `LookupError` if
        the files cannot be counted.
        """
        if not self._process:
            self._process = json.loads(os.read(self._told, 4096))["child-pid"]
        try:
            kinds = [os.statvfs(f"/proc/{self._process}/root{folder}") for folder in _WRITABLE]
        except (FileNotFoundError, ProcessLookupError):  # the process has ended
            return 0
        except OSError as error:
            raise LookupError(f"its files cannot be counted ({error.strerror})") from None
        return sum(kind.f_files - kind.f_ffree for kind in kinds)


def command(program: Sequence[str], filter_file: int, tell: int) -> list[str]:
    """Return the command line that runs a program inside the sandbox.

    The program begins with the path of a Python, `filter_file` is the descriptor of a file with the
    result of `system_calls`, and `tell` the descriptor of a `SandboxObserver`. If bubblewrap is not
    installed, `LookupError` is raised.
    """
    bwrap = shutil.which("bwrap")
    if bwrap is None:
        raise LookupError(f"{SANDBOX_NAME} is not installed: {INSTALLATION}")
    isolated = "--unshare-all --unshare-user --disable-userns --cap-drop ALL --new-session"
    writable = [
        word for folder in _WRITABLE for word in ("--size", str(_FOLDER_BYTES), "--tmpfs", folder)
    ]
    hidden = [word for folder in _OF_THE_USER for word in ("--ro-bind", "/dev/null", folder)]
    devices = [word for name in _DEVICES for word in ("--remount-ro", f"/dev/{name}")]
    return [
        bwrap,
        *isolated.split(),
        *("--die-with-parent", "--hostname", "homework", "--uid", "1000", "--gid", "1000"),
        *("--proc", "/proc", *hidden, "--remount-ro", "/proc", "--dev", "/dev"),
        *writable,
        *_readable(program[0]),  # after the writable folders, which may contain them
        *(*devices, "--remount-ro", "/dev", "--remount-ro", "/"),
        *("--chdir", HOME, "--seccomp", str(filter_file)),
        *("--info-fd", str(tell), "--"),
        *program,
    ]


def _readable(python: str) -> Iterator[str]:
    """Yield options that mount the readable folders, each once, and the targets of links."""
    mounted: list[Path] = []
    prefix = Path(sys.base_prefix)
    of_python = [Path(python), *(prefix / name for name in ("lib", "lib64"))]
    folders = [*map(Path, libraries()), _PACKAGE.parent]
    for path in (*map(Path, _SYSTEM), *folders[:-1], *of_python, _PACKAGE):
        for folder in dict.fromkeys((path, path.resolve())):
            if path.exists() and not any(folder.is_relative_to(other) for other in mounted):
                yield from ("--ro-bind", str(path), str(folder))
                mounted.append(folder)
    for hidden in (folder / _PACKAGE.name / name for folder in folders for name in _SOLUTIONS):
        if hidden.is_dir():
            yield from ("--tmpfs", str(hidden), "--remount-ro", str(hidden))


# --- the filter of system calls ---------------------------------------------------------------

# AUDIT_ARCH of linux/audit.h, and the number of each call in asm/unistd.h, -1 for none.
_MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_REFUSED = {
    # another process or thread
    "clone": (56, 220), "clone3": (435, 435), "fork": (57, -1), "vfork": (58, -1),
    "unshare": (272, 97), "setns": (308, 268),
    # the first process of the sandbox, which ends the others and has no limits
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "process_madvise": (440, 440), "pidfd_getfd": (438, 438), "kcmp": (312, 272),
    "move_pages": (279, 239),
    # memory that no limit counts, and resources of which a user has few
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7), "setxattrat": (463, 463),
    "landlock_create_ruleset": (444, 444),
    "shmget": (29, 194), "msgget": (68, 186), "semget": (64, 190), "mq_open": (240, 180),
    "memfd_create": (319, 279), "memfd_secret": (447, 447), "vmsplice": (278, 75),
    "io_setup": (206, 0), "inotify_init": (253, -1), "inotify_init1": (294, 26),
    # network, keys of the user, and calls that only system programs need
    "socket": (41, 198), "socketpair": (53, 199), "add_key": (248, 217),
    "request_key": (249, 218), "keyctl": (250, 219),
    "syslog": (103, 116), "bpf": (321, 280), "perf_event_open": (298, 241),
    "userfaultfd": (323, 282), "io_uring_setup": (425, 425), "fanotify_init": (300, 262),
    "name_to_handle_at": (303, 264), "modify_ldt": (154, -1), "personality": (135, 92),
}  # fmt: skip
_X32 = 0x40000000  # from here on, the same calls by another calling convention
_EPERM = 1
_LOAD, _EQUAL, _ATLEAST, _RETURN = 0x20, 0x15, 0x35, 0x06  # codes of linux/bpf_common.h
_NUMBER, _ARCHITECTURE = 0, 4  # offsets in struct seccomp_data
_ALLOW, _ERROR, _KILL = 0x7FFF0000, 0x00050000, 0x80000000  # SECCOMP_RET_...


def system_calls() -> bytes:
    """Return a filter for seccomp; raise `LookupError` if the calls of this machine are not known.

    The process cannot start another process or thread, so its limits apply to everything.
    """
    machine = platform.machine()
    if machine not in _MACHINES:
        raise LookupError(f"no filter of system calls is known for the processor {machine}")
    refuse = (_RETURN, 0, 0, _ERROR | _EPERM)
    steps = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, _MACHINES[machine]),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
        (_ATLEAST, 0, 1, _X32),
        refuse,
    ]
    column = list(_MACHINES).index(machine)
    for numbers in _REFUSED.values():
        if numbers[column] >= 0:
            steps += [(_EQUAL, 0, 1, numbers[column]), refuse]
    steps.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
