"""Files: bounded when they are read, whole when they are written."""

import errno
import os
import resource
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from teachmech.base.errors import ProblemError
from teachmech.base.files import (
    TooLargeError,
    read_bytes,
    read_text,
    replacing,
    writable,
    write_text,
)


def names(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/dev/stdin", "/proc", "a\0b", ""])
def test_a_file_that_is_not_plain_is_refused_unread(path):
    with pytest.raises(ProblemError):
        read_bytes(path, 100)


def test_a_pipe_is_refused_immediately(tmp_path):
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(ProblemError, match="not a plain file"):
        read_text(tmp_path / "pipe.yaml")


def test_no_more_than_the_limit_is_read(tmp_path):
    (tmp_path / "a").write_bytes(b"x" * 101)
    with pytest.raises(TooLargeError):
        read_bytes(tmp_path / "a", 100)
    assert read_bytes(tmp_path / "a", 101) == b"x" * 101


def test_a_link_is_followed_if_links_are_allowed(tmp_path):
    (tmp_path / "a").write_text("text")
    (tmp_path / "link").symlink_to("a")
    assert read_text(tmp_path / "link") == "text"
    with pytest.raises(ProblemError):
        read_bytes(tmp_path / "link", 100, links=False)


def test_a_byte_order_mark_is_not_part_of_the_text(tmp_path):
    (tmp_path / "secret").write_bytes(b"\xef\xbb\xbfsixteen characters\r\n")
    assert read_text(tmp_path / "secret") == "sixteen characters\n"


def test_an_error_while_writing_keeps_the_old_file(tmp_path):
    path = tmp_path / "marks.csv"
    write_text(path, "last week")
    with pytest.raises(ProblemError, match="No space left"), replacing(path) as part:
        part.write_text("half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert path.read_text() == "last week" and names(tmp_path) == ["marks.csv"]


def _write_beyond_the_limit(path):
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    with pytest.raises(ProblemError, match=r"marks\.csv: it cannot be written: File too"):
        write_text(path, "x" * 5000)


def test_a_file_beyond_the_limit_of_the_process_keeps_the_old_one(tmp_path):
    path = tmp_path / "marks.csv"
    write_text(path, "last week")
    process = get_context("spawn").Process(target=_write_beyond_the_limit, args=(path,))
    process.start()
    process.join()
    assert process.exitcode == 0
    assert path.read_text() == "last week" and names(tmp_path) == ["marks.csv"]


def test_a_folder_or_a_missing_one_is_reported(tmp_path):
    for path in (tmp_path, tmp_path / "missing" / "a.csv", "a\0b"):
        with pytest.raises(ProblemError):
            write_text(path, "x")


def test_a_link_and_the_permissions_stay(tmp_path):
    path, link = tmp_path / "a.csv", tmp_path / "link.csv"
    write_text(path, "old")
    path.chmod(0o640)
    link.symlink_to("a.csv")
    write_text(link, "new")
    assert link.is_symlink() and path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_device_is_written_directly():
    write_text("/dev/null", "not to be seen")
    assert not Path("/dev/null").is_file()


def test_a_pipe_is_not_written_to_and_a_full_device_is_reported_before_the_work(tmp_path):
    os.mkfifo(tmp_path / "pipe.npz")
    for path, words in ((tmp_path / "pipe.npz", "not a plain file"), ("/dev/full", "No space")):
        with pytest.raises(ProblemError, match=words):
            writable(path)
        with pytest.raises(ProblemError, match=words):
            write_text(path, "x")
    assert writable(tmp_path / "new.csv") == tmp_path / "new.csv"
    assert names(tmp_path) == ["pipe.npz"]


def test_abandoned_part_files_are_removed(tmp_path):
    path = tmp_path / "[marks].csv"
    old, fresh, other = (
        tmp_path / f".{name}"
        for name in ("[marks].7-1.part.csv", "[marks].8-1.part.csv", "m.7-1.part.csv")
    )
    for part in (old, fresh, other):
        part.write_text("half")
    for part in (old, other):
        os.utime(part, (time.time() - 7200,) * 2)
    write_text(path, "x")
    assert names(tmp_path) == sorted([fresh.name, other.name, path.name])
