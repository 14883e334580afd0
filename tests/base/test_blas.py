"""BLAS has one thread while the package works, and as many as before afterwards."""

import os
import subprocess
import sys
import threading

import numpy as np
import pytest
import scipy.linalg  # noqa: F401 - its BLAS is also limited
from threadpoolctl import ThreadpoolController

import teachmech as tm
from teachmech.base.blas import ONE_BLAS_THREAD, OneBlasThread
from teachmech.cli import main

pytestmark = pytest.mark.quick


def threads():
    """Return the number of threads of each BLAS of this process."""
    return [library.num_threads for library in blas().lib_controllers]


def blas():
    return ThreadpoolController().select(user_api="blas")


@pytest.fixture
def two():
    """Let each BLAS have two threads, as on a machine with two cores."""
    with blas().limit(limits=2):
        assert set(threads()) == {2}  # SciPy's and NumPy's
        yield


def measured(motion):
    return max(threads())


def test_a_simulation_has_one_thread_and_restores_the_others(two, pendulum):
    seen = []
    tm.simulate(pendulum, (0, 0.1, 0.01), progress=lambda done: seen.append(threads()))
    assert seen
    assert {n for numbers in seen for n in numbers} == {1}
    assert set(threads()) == {2}


def test_threads_are_restored_after_an_error(two, pendulum):
    def fails(done):
        assert set(threads()) == {1}
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        pendulum.simulate((0, 0.1, 0.01), progress=fails)
    assert set(threads()) == {2}


def test_singular_values_asked_for_later_have_one_thread(two, pendulum, monkeypatch):
    motion, seen, svd = pendulum.simulate((0, 0.1, 0.1), compiled=True), [], np.linalg.svd
    object.__setattr__(motion, "known_singular_values", None)
    monkeypatch.setattr(np.linalg, "svd", lambda *a, **k: seen.append(threads()) or svd(*a, **k))
    assert motion.singular_values.shape == (2, 1)
    assert {n for numbers in seen for n in numbers} == {1}


def test_a_command_has_one_thread(two, monkeypatch, capsys):
    seen = []
    monkeypatch.setattr("teachmech.cli._check", lambda options: seen.append(threads()))
    assert main(["check", "pendulum"]) == 0
    assert set(seen[0]) == {1}
    assert set(threads()) == {2}


@pytest.mark.parametrize("workers", [None, 1])
def test_a_member_of_an_ensemble_has_one_thread(two, pendulum, workers):
    how = {"time": (0, 0.1, 0.1), "measure": measured, "workers": workers}
    assert tm.ensemble(pendulum, {"x": [1.0]}, start_tolerance=3, **how).measure.tolist() == [1]


def test_overlapping_work_in_two_threads_restores_the_state_before_both(two):
    first_in, second_in = threading.Event(), threading.Event()

    def first():
        with ONE_BLAS_THREAD:
            first_in.set()
            second_in.wait()

    other = threading.Thread(target=first)
    other.start()
    first_in.wait()
    with ONE_BLAS_THREAD:
        second_in.set()
        other.join()
        assert set(threads()) == {1}
    assert set(threads()) == {2}


def test_a_library_that_is_loaded_inside_is_limited_from_the_next_context_on():
    lines = """
from teachmech.base.blas import ONE_BLAS_THREAD
from threadpoolctl import threadpool_info
def most():
    return max(library["num_threads"] for library in threadpool_info())
with ONE_BLAS_THREAD:
    import scipy.linalg
    before = most()
    with ONE_BLAS_THREAD:
        assert most() == 1
assert most() == before
"""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "2", "OMP_NUM_THREADS": "2"}
    done = subprocess.run([sys.executable, "-c", lines], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


def test_python_in_a_browser_has_no_library_to_limit(monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setitem(sys.modules, "threadpoolctl", None)
    with OneBlasThread():
        assert np.linalg.norm([3.0, 4.0]) == 5
