"""A folder of the user alone: links, other people's files and open folders are refused."""

import os
import time

import pytest

from teachmech.base.errors import ProblemError
from teachmech.base.own_folder import own_folder


@pytest.fixture
def folder(tmp_path):
    """Return a folder with a file in it."""
    with own_folder(tmp_path / "own", make=True) as own:
        own.write("a.code", b"code")
    return tmp_path / "own"


def refusal(folder):
    """Return the reason why the file in a folder is not read."""
    with pytest.raises(ProblemError) as caught, own_folder(folder) as own:
        own.read("a.code", 100)
    return caught.value.one_line()


def test_folder_and_file_are_open_to_the_user_alone_whatever_the_umask(tmp_path):
    before = os.umask(0)
    try:
        with own_folder(tmp_path / "own", make=True) as own:
            own.write("a.code", b"code")
            assert own.read("a.code", 100) == b"code"
    finally:
        os.umask(before)
    assert (tmp_path / "own").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "own" / "a.code").stat().st_mode & 0o777 == 0o600


def test_a_link_is_not_read_and_is_replaced_by_a_file(folder, tmp_path):
    secret = tmp_path / "secret"
    secret.write_bytes(b"secret")
    (folder / "a.code").unlink()
    (folder / "a.code").symlink_to(secret)
    assert refusal(folder) == f"{folder}/a.code: this is a symbolic link"
    with own_folder(folder) as own:
        own.write("a.code", b"new")
        assert own.read("a.code", 100) == b"new"
    assert secret.read_bytes() == b"secret"


def test_a_folder_that_is_a_link_is_refused_unlike_its_parents(folder, tmp_path):
    (tmp_path / "link").symlink_to(folder)
    assert refusal(tmp_path / "link").endswith("this is a symbolic link")
    (tmp_path / "above").symlink_to(tmp_path)
    with own_folder(tmp_path / "above" / "own") as own:
        assert own.read("a.code", 100) == b"code"


@pytest.mark.parametrize("name", ["", "a.code"])
@pytest.mark.parametrize("right", [0o020, 0o002])
def test_files_that_others_can_write_to_are_refused(folder, name, right):
    place = folder / name
    place.chmod(place.stat().st_mode | right)
    told = f"{place}: other users can write to this; take that right from them (chmod go-w"
    assert refusal(folder).startswith(told)


@pytest.mark.parametrize("name", ["", "a.code"])
def test_files_of_another_user_are_refused(folder, name, monkeypatch):
    if os.geteuid() == 0:
        os.chown(folder / name, 12345, -1)
    else:  # then both belong to another user
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert refusal(folder).endswith("this belongs to another user")


@pytest.mark.parametrize("made", [os.mkfifo, os.mkdir])
def test_a_pipe_and_a_folder_are_not_read(folder, made):
    (folder / "a.code").unlink()
    made(folder / "a.code", 0o700)
    assert "this is " in refusal(folder)


def test_a_missing_folder_is_made_only_for_writing_and_a_file_is_refused(tmp_path):
    assert "No such file" in refusal(tmp_path / "missing")
    assert not (tmp_path / "missing").exists()
    (tmp_path / "file").write_text("")
    with pytest.raises(ProblemError, match="Not a directory"):
        own_folder(tmp_path / "file", make=True).__enter__()
    assert refusal(tmp_path / "a\0b").endswith("this is not the name of a folder")


def test_a_folder_that_is_exchanged_after_the_check_gets_no_file(folder, tmp_path):
    with own_folder(folder) as own:
        folder.rename(tmp_path / "moved")
        folder.mkdir()
        own.write("b.code", b"code")
    assert not list(folder.iterdir())
    assert (tmp_path / "moved" / "b.code").read_bytes() == b"code"


def test_part_files_of_a_killed_process_are_removed_with_the_oldest(folder):
    for name, age in (("b.7-1.code", 5000), ("c.code", 100), ("d.other", 9000)):
        (folder / name).write_bytes(b"half")
        os.utime(folder / name, (time.time() - age,) * 2)
    with own_folder(folder) as own:
        own.keep_newest(".code", 2)
    assert sorted(path.name for path in folder.iterdir()) == ["a.code", "c.code", "d.other"]


def test_a_write_that_fails_leaves_the_old_file_and_no_part(folder, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(ProblemError, match="No space left"), own_folder(folder) as own:
        own.write("a.code", b"new")
    assert [path.name for path in folder.iterdir()] == ["a.code"]
    assert (folder / "a.code").read_bytes() == b"code"
