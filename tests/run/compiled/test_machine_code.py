"""The library of compiled problems as it ships, and machine code on the disk."""

import os
import re
import stat
import subprocess
import sys
import unittest.mock
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import TABLEAUS
from teachmech.run.compiled import code_store, kernel_library, policy, trial

pytest.importorskip("llvmlite")

from teachmech.run.compiled import engine, kernel_writer

DOUBLED = "define double @doubled(double %x) {\n%y = fadd double %x, %x\nret double %y\n}"


@pytest.fixture
def disk(tmp_path, monkeypatch):
    """Return a folder of its own for the code."""
    monkeypatch.setenv("TEACHMECH_CACHE_DIR", str(tmp_path / "codes"))
    return tmp_path / "codes"


def doubled(x, text=DOUBLED):
    import ctypes

    made = engine.fast(text)
    return ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(made.address("doubled"))(x)


# --- the library that ships -----------------------------------------------------------------------


def test_the_library_is_made_from_the_sources_beside_it():
    head = kernel_library.text().splitlines()[0]
    assert head == f"; {kernel_writer.stamp()}", "run kernel_writer again"


def test_the_library_names_no_machine_and_asks_for_functions_of_c_alone():
    text = kernel_library.text()
    assert not re.search(r"^target|target-(cpu|features)|llvm\.x86|llvm\.aarch64", text, re.M)
    asked = re.findall(r"^declare .*?@([\w.]+)\(", text, re.M)
    of_c = [name for name in asked if not name.startswith("llvm.")]
    assert set(of_c) <= {"sqrt", "pow", "nextafter"}
    assert set(re.findall(r"^define (?!internal).*?@(\w+)\(", text, re.M)) == {
        *({*policy.METHODS} - TABLEAUS.keys()),
        *("embedded_pair", "record", "contact_forces", "plane_contact_forces"),
    }


def test_a_compiled_run_imports_no_numba():
    code = (
        "import sys, teachmech as tm; "
        "tm.example('meridian').simulate(time=(0, 1, 0.1), compiled=True); "
        "print(sorted({'numba', 'sympy', 'scipy', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


# --- the disk -------------------------------------------------------------------------------------


def test_code_is_made_once_and_found_again(disk, monkeypatch):
    assert doubled(1.5) == 3
    assert len(list(disk.glob("*.code"))) == 1
    monkeypatch.setattr(engine, "_compiled", lambda *_: pytest.fail("it was there"))
    assert doubled(2.5) == 5
    assert disk.stat().st_mode & 0o077 == 0 or os.name == "nt"


@pytest.mark.parametrize("left", [b"", b"co", b"\x93\x00garbage\xff" * 99, None])
def test_code_that_is_damaged_is_made_anew(disk, left):
    doubled(1.0)
    (file,) = disk.glob("*.code")
    whole = file.read_bytes()
    file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]) if left is None else left)
    assert doubled(1.5) == 3
    assert file.read_bytes() == whole


def test_code_of_another_version_or_processor_is_not_taken(disk, monkeypatch):
    doubled(1.0)
    monkeypatch.setattr(engine, "compiler", lambda: ("another llvmlite", "another processor"))
    doubled(1.0)
    assert len(list(disk.glob("*.code"))) == 2


def test_where_nothing_can_be_written_code_works_all_the_same(tmp_path, monkeypatch):
    blocked = tmp_path / "a-file"
    blocked.write_text("")
    monkeypatch.setenv("TEACHMECH_CACHE_DIR", str(blocked / "codes"))
    assert doubled(1.5) == 3
    assert code_store.kept(code_store.key_of("anything")) is None


def test_a_planted_link_is_replaced_and_what_it_leads_to_stays(disk, tmp_path, monkeypatch):
    assert doubled(1.5) == 3
    (file,) = disk.glob("*.code")
    secret = tmp_path / "secret"
    file.rename(secret)  # with a right seal
    file.symlink_to(secret)
    before = secret.read_bytes()
    assert code_store.kept(file.stem) is None
    assert doubled(1.5) == 3
    assert secret.read_bytes() == before and not file.is_symlink()
    monkeypatch.setattr(engine, "_compiled", lambda *_: pytest.fail("it was there"))
    assert doubled(1.5) == 3


@pytest.mark.parametrize(("of", "compiled"), [("folder", 2), ("file", 1)])
@pytest.mark.parametrize("right", [stat.S_IWGRP, stat.S_IWOTH])
def test_code_that_others_could_have_written_is_not_loaded(disk, monkeypatch, of, compiled, right):
    assert doubled(1.5) == 3
    (file,) = disk.glob("*.code")
    place = disk if of == "folder" else file
    place.chmod(place.stat().st_mode | right)
    assert code_store.kept(file.stem) is None
    anew = unittest.mock.Mock(wraps=engine._compiled)
    monkeypatch.setattr(engine, "_compiled", anew)
    assert doubled(1.5) == doubled(1.5) == 3
    assert anew.call_count == compiled  # a file is replaced; in such a folder nothing is kept


def test_why_nothing_is_kept_is_said_with_what_to_do(disk, monkeypatch, capsys):
    disk.mkdir(mode=0o777)
    disk.chmod(0o777)
    monkeypatch.setattr(kernel_library, "is_loaded", lambda: False)
    monkeypatch.setattr(trial, "try_in_process", lambda: None)
    policy.prepare()
    said = capsys.readouterr().err
    assert f"cannot be kept: {disk}: other users can write to this; " in said
    assert f"chmod go-w '{disk}'" in said and "TEACHMECH_CACHE_DIR names another folder" in said
    assert not list(disk.iterdir())


def test_the_oldest_codes_go_first(disk, monkeypatch):
    monkeypatch.setattr(code_store, "MOST", 3)
    keys = [code_store.key_of(str(k)) for k in range(5)]
    for age, key in enumerate(keys):
        code_store.keep(key, b"code")
        os.utime(disk / f"{key}.code", (1000 + age, 1000 + age))
        code_store.kept(keys[0])  # that was used since
    assert [code_store.kept(key) is not None for key in keys] == [True, False, False, True, True]


def test_two_processes_may_keep_the_same_code_at_once(disk):
    key = code_store.key_of("shared")
    code = (
        "from teachmech.run.compiled import code_store\n"
        f"for _ in range(200):\n    code_store.keep({key!r}, b'code' * 5000)\n"
        f"    assert code_store.kept({key!r}) == b'code' * 5000\n"
    )
    both = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(2)]
    assert [each.wait() for each in both] == [0, 0]
    assert [file.name for file in disk.iterdir()] == [f"{key}.code"]


@pytest.mark.thorough
def test_runs_are_the_same_whether_their_code_was_kept_or_not(disk):
    found = []
    for _ in range(2):
        code = (
            "import teachmech as tm; from teachmech.run.compiled import trial; trial.remember(); "
            "m = tm.example('four-bar').simulate(time=(0, 1, 0.1), compiled=True); "
            "print(m.q[-1].tobytes().hex())"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        found.append(done.stdout)
    assert found[0] == found[1] != ""


# --- where it does not work -----------------------------------------------------------------------


def broken_library(tmp_path, text):
    """Return a trial with another text of the library, as the command of a child."""
    file = tmp_path / "broken.ll"
    file.write_text(text)
    return (
        "-c",
        f"from pathlib import Path; from teachmech.run.compiled import kernel_library, trial; "
        f"kernel_library.TEXT = Path({str(file)!r}); trial._try()",
    )


@pytest.mark.thorough
@pytest.mark.parametrize(
    "text",
    [
        "this is no assembly language",
        re.sub(r"@pow|@llvm.pow.f64", "@nowhere_to_be_found", kernel_library.text()),
        kernel_library.text().replace("declare double @sqrt(", "declare future double @sqrt("),
    ],
    ids=["damaged", "a missing symbol", "another LLVM"],
)
@pytest.mark.few("damaged")
def test_a_library_that_does_not_work_ends_its_trial_alone(
    disk, monkeypatch, tmp_path, capsys, text
):
    monkeypatch.setattr(trial, "COMMAND", broken_library(tmp_path, text))
    monkeypatch.setattr(kernel_library, "is_loaded", lambda: False)
    ball = tm.System(["z"], mass=[1], forces=[-10])
    with pytest.raises(tm.ProblemError, match=r"machine code does not work here \(.+\)") as error:
        ball.simulate(time=(0, 1, 0.1), compiled=True)
    assert error.value.key == "compiled"
    assert not trial.is_known()
    assert ball.simulate(time=(0, 1, 0.1))["z"][-1] == pytest.approx(-5)
    monkeypatch.setattr(policy, "_said", [])
    capsys.readouterr()
    monkeypatch.setattr(policy, "WORTH_COMPILING", 0)
    for _ in range(2):
        assert ball.simulate(time=(0, 1, 0.1))["z"][-1] == pytest.approx(-5)
    assert capsys.readouterr().err.count("machine code does not work here") == 1


def test_a_trial_is_made_once_per_machine(disk, monkeypatch, capsys):
    monkeypatch.setattr(kernel_library, "is_loaded", lambda: False)
    assert not policy.is_prepared()
    policy.prepare()
    assert "once on this machine" in capsys.readouterr().err
    assert policy.is_prepared()
    policy.prepare()
    assert capsys.readouterr().err == ""


def test_a_folder_in_which_nothing_can_be_kept_is_named(monkeypatch, tmp_path, capsys):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TEACHMECH_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(kernel_library, "is_loaded", lambda: False)
    monkeypatch.setattr(trial, "try_in_process", lambda: None)
    policy.prepare()
    assert f"cannot be kept: {tmp_path / 'file'}: Not a directory" in capsys.readouterr().err


def test_without_a_home_nothing_is_kept_and_machine_code_works(monkeypatch, capsys):
    def no_home():
        raise RuntimeError("Could not determine home directory.")

    for name in ("TEACHMECH_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(code_store.Path, "home", no_home)
    monkeypatch.setattr(kernel_library, "is_loaded", lambda: False)
    monkeypatch.setattr(trial, "try_in_process", lambda: None)  # another process has a home here
    policy.prepare()
    assert "cannot be kept: there is no home folder; " in capsys.readouterr().err


def test_threads_share_few_codes_which_become_better_meanwhile(disk, monkeypatch):
    from teachmech.run.compiled import compiled_problem

    monkeypatch.setattr(compiled_problem, "MAX_PROGRAMS", 1)
    monkeypatch.setattr(kernel_library, "WORTH_WHOLE_CODE", 1000)

    def end(k):
        swing = tm.System(["x"], [1], [f"-x^{k}"], start={"x": 1})
        return swing.simulate(time=(0, 1, 0.01), compiled=True)["x"][-1]

    alone = {k: end(k) for k in (1, 3, 5, 7)}
    with ThreadPoolExecutor(8) as pool:
        asked = [1, 3, 5, 7] * 12
        assert list(pool.map(end, asked)) == [alone[k] for k in asked]
    assert len(compiled_problem._codes) <= 1


@pytest.mark.thorough
def test_a_trial_imports_nothing_from_the_folder_it_is_made_in(disk, monkeypatch, tmp_path):
    for name in ("numpy", "queue", "teachmech"):
        (tmp_path / f"{name}.py").write_text(f"open('{name} was here', 'w'); raise OSError")
    monkeypatch.chdir(tmp_path)
    trial.try_in_process()
    assert trial.is_known()
    with subprocess.Popen(**trial.python("-m", "teachmech", "compile")) as process:
        assert process.wait() == 0
    assert not list(tmp_path.glob("* was here"))


def test_members_run_in_threads_side_by_side():
    """The code needs no lock, and lets other threads run meanwhile."""
    problem = tm.example("double-pendulum")

    def end(g):
        how = {"time": (0, 2, 0.1), "method": "dop853", "compiled": True}
        return problem.simulate(parameters={"g": g}, **how).q[-1]

    weights = np.linspace(1, 10, 8)
    alone = [end(g) for g in weights]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(end, weights))
    assert np.array_equal(alone, together)
