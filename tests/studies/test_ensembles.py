"""Many motions: which members there are, what is stored, executors, failures, restart."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest
from scipy import stats
from scipy.integrate import solve_ivp
from scipy.special import ellipk

import teachmech as tm
from teachmech.base import execution
from teachmech.program import Model
from teachmech.run.compiled import kernel_library
from teachmech.studies.ensembles import variations, work

SHORT = {"time": (0, 0.2, 0.02)}


@pytest.fixture(scope="module")
def pendulum():
    """Return a rod as a constraint; the start follows from the angle a."""
    return tm.System(
        ["x", "y"],
        mass=["m", "m"],
        forces=[0, "-m*g"],
        constraints=["x^2 + y^2 = L^2"],
        parameters={"m": 2, "g": 9.81, "L": 1, "a": 1},
        start={"x": "L*sin(a)", "y": "-L*cos(a)"},
        name="pendulum",
    )


@pytest.fixture(scope="module")
def ball():
    return tm.System(
        ["z"], mass=["m"], forces=["-m*g"], parameters={"m": 1, "g": 9.81}, name="ball"
    )


def same(one, other):
    return one.failures == other.failures and all(
        np.array_equal(array, other[name], equal_nan=True) for name, array in one.arrays.items()
    )


def speed(motion):
    return float(np.abs(motion.v).max())


# --- physics and labels -----------------------------------------------------------------------


def test_the_period_of_a_pendulum_over_amplitude_and_length_is_the_elliptic_integral(pendulum):
    amplitudes, lengths = np.linspace(0.2, 3, 5), [0.5, 1.5]
    result = tm.ensemble(
        pendulum, {"a": amplitudes, "L": lengths}, time=(0, 5), method="dop853", until="x = 0"
    )
    exact = 4 * np.sqrt(np.array(lengths) / 9.81) * ellipk(np.sin(amplitudes / 2) ** 2)[:, None]
    assert np.allclose(4 * result.t, exact, rtol=1e-8)


def test_free_fall_is_right_over_three_names_in_their_order(ball):
    heights, speeds, g = [0, 1], [-1, 0, 1], [1.62, 3.7, 9.81, 24.8]
    result = tm.ensemble(ball, {"z": heights, "g": g, "vz": speeds}, time=(0, 2, 0.5))
    z0, g, v0 = np.meshgrid(heights, g, speeds, indexing="ij")
    assert result.dims == ("z", "g", "vz")
    assert result.shape == (2, 4, 3)
    assert np.allclose(result.end("z"), z0 + 2 * v0 - 2 * g, atol=1e-12)
    assert np.allclose(result.v[..., 0], v0 - 2 * g, atol=1e-12)
    assert result.values(7) == {"z": 0, "g": 9.81, "vz": 0}


@pytest.mark.parametrize(
    "options",
    [
        {"time": (0, 1, 0.01), "compiled": False},
        {"time": (0, 1, 0.01), "compiled": True},
        {"time": (0, 1, 0.1), "method": "dop853", "compiled": False},
        {"time": (0, 1, 0.1), "method": "dop853", "compiled": True},
        {"time": (0, 1, 0.1), "method": "lsoda"},
        {"time": (0, 1, 0.01), "stabilisation": "baumgarte", "alpha": 3, "compiled": True},
    ],
    ids=str,
)
def test_each_member_equals_the_motion_of_its_values_bit_for_bit(pendulum, options):
    drawn = tm.samples(
        {"a": ("uniform", -3, 3), "L": ("normal", 1, 0.1), "m": ("loguniform", 0.1, 10)}, 5, seed=3
    )
    result = tm.ensemble(pendulum, drawn, store="motion", parameters={"g": 3.7}, **options)
    for k in range(5):
        parameters = result.values(k) | {"g": 3.7}
        motion = pendulum.simulate(parameters=parameters, **options)
        assert np.array_equal(result.q[k], motion.q[-1])
        assert np.array_equal(result.v[k], motion.v[-1])
        assert result.energy_imbalance[k] == np.abs(motion.energy_balance).max()
        assert result.violation[k] == np.abs(motion.violation).max()
        assert result.rank[k] == 1
        for name in ("x", "vy", "ax", "lambda1"):
            assert np.array_equal(result[name][k], motion[name])


@pytest.mark.few("flyball-governor")
@pytest.mark.parametrize("name", ["four-bar", "flyball-governor", "robot-arm", "bricard"])
def test_the_sizes_of_many_starts_are_those_of_each_bit_for_bit(name):
    system = tm.example(name).system
    model = Model.of(system)
    away = 1 + 0.1 * np.cos(np.arange(24)).reshape(4, -1, 1)
    q, v = (np.vstack([[x], away[k] * (x + 0.01 * k)]) for k, x in enumerate(model.start))
    p = np.vstack([[model.p], away[2] * model.p])
    many = model.scales_of_many(0.0, q, v, p, span=3.0)
    for k, own in enumerate(zip(q, v, p, strict=True)):
        for array, one in zip(many, model.scales_at(0.0, *own, span=3.0), strict=True):
            np.testing.assert_array_equal(array[k], one)


def test_double_pendulums_end_where_the_equations_in_their_angles_end():
    """A second method: Lagrange's equations in the angles, integrated by SciPy."""
    double = tm.System(
        ["x1", "y1", "x2", "y2"],
        mass=[1, 1, 1, 1],
        forces=[0, -9.81, 0, -9.81],
        constraints=["x1^2 + y1^2 = 1", "(x2 - x1)^2 + (y2 - y1)^2 = 1"],
        parameters={"a": 1, "b": 1},
        start={"x1": "sin(a)", "y1": "-cos(a)", "x2": "sin(a)+sin(b)", "y2": "-cos(a)-cos(b)"},
    )

    def rates(t, y):
        a, b, w, u = y
        c, s = np.cos(a - b), np.sin(a - b)
        right = [-(u**2) * s - 2 * 9.81 * np.sin(a), w**2 * s - 9.81 * np.sin(b)]
        return [w, u, *np.linalg.solve([[2, c], [c, 1]], right)]

    values = {"a": [0.5, 2.0], "b": [-1.0, 2.5]}
    result = tm.ensemble(double, values, time=(0, 2), method="dop853", tolerance=1e-11)
    for k in range(4):
        angles = [*result.values(k).values(), 0, 0]
        a, b, _, _ = solve_ivp(rates, (0, 2), angles, "DOP853", rtol=1e-12, atol=1e-12).y[:, -1]
        upper, lower = np.array([np.sin(a), -np.cos(a)]), np.array([np.sin(b), -np.cos(b)])
        assert np.allclose(result.q.reshape(4, 4)[k], [*upper, *(upper + lower)], atol=1e-8)


def test_start_values_vary_as_parameters_do(pendulum):
    values = {"x": [0.6, -0.6], "y": [-0.8], "vx": [0.1 + 0.2]}
    options = {**SHORT, "allow_inconsistent_start": True, "compiled": False}
    result = tm.ensemble(pendulum, values, **options)
    for k in range(2):
        motion = pendulum.simulate(start=result.values(k), **options)
        assert np.array_equal(result.q.reshape(2, 2)[k], motion.q[-1])


def test_a_problem_file_keeps_its_time_method_and_solver():
    meridian = tm.example("meridian")
    result = tm.ensemble(meridian, {"g": [1.62]}, time=(0, 0.1, 0.005))
    motion = meridian.simulate(parameters={"g": 1.62}, time=(0, 0.1, 0.005))
    assert np.array_equal(result.q[0], motion.q[-1])
    assert result.settings == motion.settings


def test_a_file_is_read_by_its_name(tmp_path):
    tm.example("pendulum").save(tmp_path / "p.yaml")
    options = {"time": (0, 0.1, 0.01), "compiled": False}
    result = tm.ensemble(tmp_path / "p.yaml", {"vx1": [0.0]}, **options)
    assert np.array_equal(result.q[0], tm.example("pendulum").simulate(**options).q[-1])


def test_a_mechanism_is_assembled_for_every_member():
    rods = tm.Mechanism.loads("""
        PartData:
          Fixed: {O: [], P: [6]}
          Rigids: {OA: {Geom: [[l]], Dyna: [[0], 1, 1]}, PA: {Geom: [[5]], Dyna: [[0], 1, 1]}}
        PhysicalParams: {l: 5, k: 1}
        AppliedForces: {Gravity: [0, -10]}
        ProblemData: {tend: 1, positions: {A: [3, 3]}}
    """)
    result = tm.ensemble(rods, {"l": [4, 5.5]}, time=(0, 0.1, 0.01), parameters={"k": 2})
    for k, length in enumerate((4, 5.5)):
        motion = rods.simulate(time=(0, 0.1, 0.01), parameters={"l": length, "k": 2})
        assert np.array_equal(result.q[k], motion.q[-1])
    assert result.violation.max() < 1e-8


def test_a_lagrangian_in_q_may_store_its_q():
    swing = tm.Lagrangian("vq^2/2", "-9.81*cos(q)", coordinates=["q"], start={"q": 1}, name="swing")
    result = tm.ensemble(swing, {"q": [0.5, 1]}, store=["q"], **SHORT)
    motion = swing.simulate(**SHORT)
    assert np.array_equal(result["q_"][1], motion["q"])
    assert np.array_equal(result.q[1], motion.q[-1])
    assert set(result.to_xarray().dims) == {"q__", "coordinate", "velocity", "time"}


def test_after_the_end_of_a_motion_its_columns_are_nan(ball):
    result = tm.ensemble(ball, {"z": [1, 100]}, store=["z"], time=(0, 1, 0.1), until="z = 0")
    landed = np.sqrt(2 / 9.81)
    assert np.allclose(result.t, [landed, 1])
    exact = 1 - 9.81 * result.times**2 / 2
    assert np.allclose(result["z"][0][:5], exact[:5])
    assert np.isnan(result["z"][0][5:]).all()
    assert np.isfinite(result["z"][1]).all()


# --- which members ----------------------------------------------------------------------------


def test_a_table_may_be_columns_rows_or_a_frame(ball):
    import pandas

    columns = {"g": [1.62, 9.81], "vz": ["1/3", 2]}
    rows = [{"g": 1.62, "vz": "1/3"}, {"vz": 2, "g": 9.81}]
    tables = [columns, rows, pandas.DataFrame({"g": [1.62, 9.81], "vz": [1 / 3, 2]})]
    results = [tm.ensemble(ball, tm.table(rows), **SHORT) for rows in tables]
    assert results[0].dims == ("member",)
    assert results[0].values(1) == {"g": 9.81, "vz": 2}
    assert same(results[0], results[1])
    assert same(results[0], results[2])


@pytest.mark.parametrize(
    ("given", "exact"),
    [
        (("uniform", -1, "pi"), stats.uniform(-1, np.pi + 1)),
        (("normal", 2, 0.3), stats.norm(2, 0.3)),
        (("loguniform", 0.1, 10), stats.loguniform(0.1, 10)),
        (("triangular", 1, 2, 4), stats.triang(1 / 3, 1, 3)),
        (stats.expon(scale=2), stats.expon(scale=2)),
    ],
    ids=["uniform", "normal", "loguniform", "triangular", "scipy"],
)
@pytest.mark.parametrize("method", ["latin", "sobol"])
def test_samples_follow_their_distribution(given, exact, method):
    drawn = tm.samples({"m": given, "g": ("uniform", 0, 1)}, 256, seed=1, method=method)
    u = np.sort(exact.cdf(drawn.rows[:, 0]))
    assert (np.floor(u * 256) == np.arange(256)).all()  # one in each of 256 equal parts


def test_random_samples_are_those_of_the_documented_generator():
    generator = np.random.Generator(np.random.PCG64(np.random.SeedSequence(7)))
    drawn = tm.samples({"a": ("uniform", 0, 1), "b": ("uniform", 0, 1)}, 6, seed=7)
    assert np.array_equal(drawn.rows, generator.random((6, 2)))
    other = tm.samples({"a": ("uniform", 0, 1), "b": ("uniform", 0, 1)}, 6, seed=8)
    assert not np.array_equal(drawn.rows, other.rows)


@pytest.mark.parametrize(
    ("vary", "message"),
    [
        ({"gg": [1]}, "there is no parameter, coordinate or velocity 'gg'; did you mean 'g'?"),
        ({"__class__": [1]}, "no parameter, coordinate or velocity"),
        ({"z); import os": [1]}, "no parameter, coordinate or velocity"),
        ({"x" * 10000: [1]}, "no parameter, coordinate or velocity"),
        ({3: [1]}, "'3' is not a name"),
        ({}, "nothing varies"),
        ([1, 2], "a list is not a mapping"),
        ({"g": []}, "there is no value"),
        ({"g": 9.81}, "not a list of values; give a list; a value that does not vary goes to"),
        ({"g": "9.81"}, "not a list of values"),
        ({"g": [float("nan")]}, "value 0 is nan"),
        ({"g": [1, np.inf]}, "value 1 is inf"),
        ({"g": [True]}, "'True' is not a number"),
        ({"g": [None]}, "'None' is not a number"),
        ({"g": [[1, 2]]}, "is not a number"),
        ({"g": ["z"]}, "z"),
        ({"g": ["__import__('os')"]}, "vary, 'g'"),
        ({"g": ["9^9^9^9"]}, "vary, 'g'"),
        ({"g": range(2000), "m": range(1, 2001)}, "4e+06 members; at most 1,000,000"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_values_that_make_no_sense_are_refused_before_anything_runs(ball, vary, message):
    with pytest.raises(tm.TeachmechError) as caught:
        tm.ensemble(ball, vary, **SHORT, measure=_never)
    assert message in str(caught.value)


def _never(motion):
    raise AssertionError


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: tm.table({"a": [1], "b": [1, 2]}), "not equally long: a has 1, b has 2"),
        (lambda: tm.table([{"a": 1}, {"b": 1}]), "row 1"),
        (lambda: tm.table([1, 2]), "not a mapping of names to values"),
        (lambda: tm.table([]), "nothing varies"),
        (lambda: tm.table("abc"), "not a mapping"),
        (lambda: tm.samples({"a": ("unifrom", 0, 1)}, 3), "did you mean 'uniform'?"),
        (lambda: tm.samples({"a": ("uniform", 1, 0)}, 3), "give numbers with low < high"),
        (lambda: tm.samples({"a": ("uniform", 1)}, 3), "write ('uniform', low, high)"),
        (lambda: tm.samples({"a": 3}, 3), "not a distribution"),
        (lambda: tm.samples({"a": ("uniform", 0, 1)}, 0), "not a number of members"),
        (lambda: tm.samples({"a": ("uniform", 0, 1)}, 10**7), "at most 1,000,000"),
        (lambda: tm.samples({"a": ("uniform", 0, 1)}, 3, seed=-1), "not a seed"),
        (lambda: tm.samples({"a": ("uniform", 0, 1)}, 3, method="sobol"), "take 2 or 4"),
        (lambda: tm.samples({"a": ("uniform", 0, 1)}, 3, method="latn"), "did you mean 'latin'?"),
    ],
    ids=range(14),
)
def test_tables_and_samples_that_make_no_sense_are_refused(make, message):
    with pytest.raises(tm.ProblemError) as caught:
        make()
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"time": None}, "a System has no time span"),
        ({"tiem": (0, 1)}, "did you mean 'time'?"),
        ({"method": "rk5"}, "did you mean 'rk4'?"),
        ({"parameters": {"g": 1}}, "'g' varies and also has a value in parameters"),
        ({"parameters": {"k": 1}}, "there is no parameter 'k'"),
        ({"start": {"w": 1}}, "there is no coordinate or velocity 'w'"),
        ({"until": "z + = 0"}, "until"),
        ({"store": ["y"]}, "there is no array 'y'"),
        ({"store": "all"}, 'give "end", "motion" or a list of names'),
        ({"store": 3}, "cannot be stored"),
        ({"measure": 3}, "measure is an int; give a function"),
        ({"workers": 0}, "is not a number of workers"),
        ({"executor": 3}, "is not an executor"),
        ({"store": "motion", "time": (0, 1, 1e-6)}, "choose fewer members"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_options_that_make_no_sense_are_refused_before_anything_runs(ball, options, message):
    vary = {"g": np.linspace(1, 10, 100)}
    with pytest.raises(tm.TeachmechError) as caught:
        tm.ensemble(ball, vary, **SHORT | options)
    assert message in str(caught.value)


def test_what_is_no_problem_is_refused():
    with pytest.raises(tm.ProblemError, match="a dict is neither"):
        tm.ensemble({}, {"a": [1]})


# --- failures ---------------------------------------------------------------------------------


def test_a_member_that_fails_is_kept_with_its_reason(ball):
    result = tm.ensemble(ball, {"m": [1, 0, -1, 2]}, store=["z"], **SHORT)
    assert list(result.failures) == [1, 2]
    assert "mass of z: it is -1 at the start" in result.failures[2]
    assert np.isnan(result.q[[1, 2]]).all()
    assert np.isnan(result["z"][[1, 2]]).all()
    assert np.isfinite(result.q[[0, 3]]).all()
    assert result.done.tolist() == [True, False, False, True]
    assert "2 done, 2 failed" in str(result)
    assert "member 2 (m = -1): mass of z" in str(result)


def test_a_start_off_its_constraint_and_a_motion_that_breaks_off_are_failures(pendulum):
    off = tm.ensemble(pendulum, {"x": [0.5, "sin(1)"]}, **SHORT)
    assert "the start does not meet c1" in off.failures[0]
    assert np.isfinite(off.t[1])
    falls = tm.System(["z"], mass=[1], forces=["-1/sqrt(z)"], start={"z": 1})
    broken = tm.ensemble(falls, {"vz": [5, -5]}, time=(0, 1, 0.01))
    assert list(broken.failures) == [1]
    assert "the integration cannot go on" in broken.failures[1]


def test_a_bug_of_ours_is_not_taken_for_a_failure(ball, monkeypatch):
    def wrong(*arguments, **options):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(work, "run", wrong)
    with pytest.raises(ZeroDivisionError, match="a bug"):
        tm.ensemble(ball, {"m": [1]}, **SHORT, compiled=False)


def test_a_measure_that_fails_names_the_member_and_the_error(ball):
    def bad(motion):
        return 1 / (motion.system.parameter_values["m"] - 2)

    with pytest.raises(tm.ProblemError) as caught:
        tm.ensemble(ball, {"m": [1, 2]}, measure=bad, **SHORT)
    assert "member 1, measure: the function fails: ZeroDivisionError" in str(caught.value)


# --- executors --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def serial(pendulum):
    return tm.ensemble(pendulum, GRID, measure=speed, store=["x"], **SHORT)


GRID = {"a": np.linspace(-3, 3, 7), "L": [1, -1, 2]}


def test_processes_give_the_same_table_as_one_process(pendulum, serial):
    result = tm.ensemble(pendulum, GRID, measure=speed, store=["x"], workers=2, **SHORT)
    assert same(result, serial)
    assert np.array_equal(result.measure, serial.measure, equal_nan=True)


def test_threads_give_the_same_table_as_one_process(pendulum, serial):
    with ThreadPoolExecutor(3) as pool:
        result = tm.ensemble(pendulum, GRID, measure=speed, store=["x"], executor=pool, **SHORT)
    assert same(result, serial)


def test_compiled_members_run_in_threads_side_by_side(pendulum, small_chunks):
    """Machine code lets other threads run meanwhile, so each needs memory of its own."""
    how = {"time": (0, 5, 0.1), "method": "dop853", "compiled": True, "store": ["x"]}
    alone = tm.ensemble(pendulum, {"a": np.linspace(-3, 3, 40)}, **how)
    with ThreadPoolExecutor(4) as pool:
        together = tm.ensemble(pendulum, {"a": np.linspace(-3, 3, 40)}, **how, executor=pool)
    assert same(together, alone)


@pytest.mark.thorough
def test_processes_of_the_user_give_the_same_table_as_one_process(pendulum, serial):
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool:
        result = tm.ensemble(pendulum, GRID, measure=speed, store=["x"], executor=pool, **SHORT)
        assert same(result, serial)
        assert pool.submit(int, 3).result() == 3  # it is left open


class Forgetful(execution.SerialExecutor):
    """Like a worker that was started anew before every chunk."""

    def __init__(self):
        self.asked = []

    def submit(self, function, *arguments):
        self.asked.append(type(arguments[0]))
        work._prepared.clear()
        return super().submit(function, *arguments)


def test_a_worker_that_does_not_know_the_work_is_given_it(pendulum, serial):
    pool = Forgetful()
    result = tm.ensemble(
        pendulum, GRID, measure=speed, store=["x"], executor=pool, workers=1, **SHORT
    )
    assert same(result, serial)
    assert pool.asked[:2].count(str) == 2
    assert pool.asked.count(str) == pool.asked.count(work.Work)


def test_chunks_grow_until_one_takes_about_a_second(ball, monkeypatch):
    sizes = []
    run_chunk = work.run_chunk

    def quick(key, first, rows, attempt):
        sizes.append(len(rows))
        return run_chunk(key, first, rows, attempt)

    monkeypatch.setattr(work, "run_chunk", quick)
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 1e9)
    tm.ensemble(ball, {"g": np.linspace(1, 2, 100)}, time=(0, 0.1, 0.1))
    assert sizes == [1, 8, 64, 27]
    sizes.clear()
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)
    tm.ensemble(ball, {"g": [1, 2, 3]}, time=(0, 0.1, 0.1))
    assert sizes == [1, 1, 1]


def meets(x, y, L):
    return x * x + y * y - L * L


def test_a_constraint_that_is_a_function_runs_here_and_in_processes(pendulum):
    rod = pendulum.replace(constraints=[tm.Constraint("x^2 + y^2 = L^2", "text"), meets])
    vary = {"a": [0.1, 0.2]}
    one = tm.ensemble(rod, vary, **SHORT)
    assert same(one, tm.ensemble(rod, vary, workers=1, **SHORT))
    motion = rod.simulate(parameters={"a": 0.2}, **SHORT)
    assert np.array_equal(one.q[1], motion.q[-1])


def test_a_function_that_cannot_travel_is_named(ball, pendulum):
    with pytest.raises(tm.ProblemError, match=r"measure: the function .* cannot be sent"):
        tm.ensemble(ball, {"m": [1]}, measure=lambda motion: 0.0, workers=1, **SHORT)
    rod = pendulum.replace(constraints=[lambda x, y: x + y])
    with pytest.raises(tm.ProblemError, match="constraint c1: the function"):
        tm.ensemble(rod, {"m": [1]}, workers=1, **SHORT)


def die_once(marker, motion):
    if motion.system.parameter_values["g"] == 3 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return motion.system.parameter_values["g"]


def die(motion):
    if motion.system.parameter_values["g"] == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return motion.system.parameter_values["g"]


@pytest.mark.thorough
def test_members_of_a_worker_that_died_are_computed_by_another(ball, tmp_path):
    measure = partial(die_once, str(tmp_path / "died"))
    result = tm.ensemble(ball, {"g": range(1, 9)}, measure=measure, workers=2, **SHORT)
    assert (tmp_path / "died").exists()
    assert result.failures == {}
    assert result.measure.tolist() == list(range(1, 9))


@pytest.mark.thorough
def test_members_that_end_every_worker_fail_and_the_others_are_right(ball, tmp_path, monkeypatch):
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)  # one member per chunk
    vary = {"g": range(1, 9)}
    result = tm.ensemble(ball, vary, measure=die, workers=2, folder=tmp_path, **SHORT)
    assert result.failures == {2: "the worker died"}
    assert np.isnan(result.measure[2])
    assert np.delete(result.measure, 2).tolist() == [1, 2, 4, 5, 6, 7, 8]
    assert len(list(tmp_path.glob("*.npz"))) == 7  # it will be tried again another day


@pytest.mark.thorough
def test_a_pool_of_the_user_that_broke_ends_the_ensemble_and_keeps_what_is_done(ball, monkeypatch):
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool:
        result = tm.ensemble(ball, {"g": [1, 2, 3, 4]}, measure=die, executor=pool, **SHORT)
    reason = "the executor failed because its workers ended"
    assert result.ending == f"{reason}: 2 of 4 members were computed"
    assert result.measure[:2].tolist() == [1, 2]
    assert result.missing == 2


def test_a_pool_that_was_closed_ends_the_ensemble(ball):
    with ThreadPoolExecutor(1) as pool:
        pass
    result = tm.ensemble(ball, {"g": [1, 2]}, executor=pool, **SHORT)
    assert "the executor takes no more work (RuntimeError: " in result.ending
    assert result.missing == 2


@pytest.mark.thorough
def test_a_script_that_starts_itself_again_is_told_how_to_mend_it(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import teachmech as tm\n"
        "ball = tm.System(['z'], mass=[1], forces=[-1])\n"
        "tm.ensemble(ball, {'z': [1, 2]}, time=(0, 1, 0.1), workers=1)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the worker processes do not start; in a script, start them below" in done.stderr


# --- progress, stop, restart ------------------------------------------------------------------


def test_progress_is_told_up_to_the_end(ball):
    told = []
    tm.ensemble(ball, {"g": range(1, 20)}, progress=told.append, **SHORT)
    assert told == sorted(told)
    assert told[-1] == 1


class Counted:
    """A measure that counts its calls."""

    def __init__(self):
        self.calls = 0

    def __call__(self, motion):
        self.calls += 1
        return motion.system.parameter_values["g"]


@pytest.fixture
def small_chunks(monkeypatch):
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)


def test_a_stopped_ensemble_goes_on_from_its_folder(ball, tmp_path, small_chunks):
    vary, folder = {"g": np.linspace(1, 2, 20), "m": [1, -1]}, tmp_path / "sweep"
    whole = tm.ensemble(ball, vary, measure=Counted(), **SHORT)
    first, second, third = Counted(), Counted(), Counted()
    stop = {"progress": lambda done: done < 0.5}
    part = tm.ensemble(ball, vary, measure=first, folder=folder, **stop, **SHORT)
    computed = part.done.sum() + len(part.failures)
    assert part.ending == f"stopped on request: {computed} of 40 members were computed"
    assert 20 <= computed < 40
    assert part.missing == 40 - computed
    assert f"{part.missing} missing" in str(part)
    rest = tm.ensemble(ball, vary, measure=second, folder=folder, **SHORT)
    assert first.calls + second.calls == 20
    assert rest.ending == ""
    assert same(rest, whole)
    again = tm.ensemble(ball, vary, measure=third, folder=folder, workers=2, **SHORT)
    assert third.calls == 0
    assert same(again, whole)


def test_gaps_in_a_folder_are_filled(ball, tmp_path, small_chunks):
    vary = {"g": np.linspace(1, 2, 9)}
    whole = tm.ensemble(ball, vary, folder=tmp_path, **SHORT)
    for k in (0, 4, 5, 8):
        (tmp_path / f"members-{k}-{k}.npz").unlink()
    assert same(tm.ensemble(ball, vary, folder=tmp_path, **SHORT), whole)


def interrupt(motion):
    if motion.system.parameter_values["g"] == 3:
        raise KeyboardInterrupt
    return 0.0


def test_ctrl_c_keeps_finished_rows(ball, small_chunks):
    result = tm.ensemble(ball, {"g": [1, 2, 3, 4]}, measure=interrupt, **SHORT)
    assert result.ending == "interrupted: 2 of 4 members were computed"
    assert result.done.tolist() == [True, True, False, False]


@pytest.fixture
def ctrl_c():
    """Python's own answer to Ctrl-C, which a background job of a shell is started without."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def level(t, y, g):
    """The constraint y = 0; Ctrl-C comes in the middle of the motion with g = 3."""
    if g == 3 and getattr(t, "value", t) > 0.1:
        signal.raise_signal(signal.SIGINT)
    return y


def test_ctrl_c_in_the_middle_of_a_motion_keeps_what_is_done(small_chunks, ctrl_c):
    system = tm.System(
        ["y", "z"], mass=[1, 1], forces=[0, "-g"], constraints=[level], parameters={"g": 9.81}
    )
    result = tm.ensemble(system, {"g": [1, 2, 3, 4]}, **SHORT)
    assert result.ending == "interrupted: 2 of 4 members were computed"
    assert result.done.tolist() == [True, True, False, False]
    assert np.isin(result.t[result.done], [0.2]).all()


def test_ctrl_c_in_the_middle_of_a_compiled_motion_keeps_what_is_done(
    ball, small_chunks, monkeypatch, ctrl_c
):
    steps = kernel_library.steps

    def steps_until_ctrl_c(method, problem, *given):
        if (problem.p.array[:, 1] == 3).any():
            signal.raise_signal(signal.SIGINT)
        return steps(method, problem, *given)

    monkeypatch.setattr(kernel_library, "steps", steps_until_ctrl_c)
    result = tm.ensemble(ball, {"g": [1, 2, 3, 4]}, compiled=True, **SHORT)
    assert result.ending == "interrupted: 2 of 4 members were computed"
    assert result.done.tolist() == [True, True, False, False]


def slow(motion):
    time.sleep(0.3)
    return 0.0


def test_a_stop_cancels_what_waits_in_a_pool(ball, small_chunks):
    with ThreadPoolExecutor(2) as pool:
        result = tm.ensemble(
            ball, {"g": range(1, 30)}, measure=slow, executor=pool, progress=lambda done: done == 0,
            **SHORT,
        )  # fmt: skip
    assert result.ending.startswith("stopped on request")
    assert 1 <= result.done.sum() <= 5


SWEEP = """
import time
import teachmech as tm

def slow(motion):
    time.sleep(0.2)
    return 1.0

if __name__ == "__main__":
    ball = tm.System(["z"], mass=[1], forces=[-10])
    stop = lambda done: print(done, flush=True) if done else None
    tm.ensemble(ball, {"z": range(9999)}, time=(0, 1, 0.5), measure=slow, workers=2, progress=stop)
"""


def living(session):
    """Return the numbers of the processes of a session that are not dead."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, _, its_session = stat.read_text().rpartition(")")[2].split()[:4]
            if int(its_session) == session and state not in "ZX":
                found.append(int(stat.parent.name))
    return found


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
def test_no_process_outlives_an_ensemble_that_was_killed(tmp_path):
    (tmp_path / "sweep.py").write_text(SWEEP)
    path = os.pathsep.join([str(Path(tm.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "start_new_session": True}
    command = [sys.executable, str(tmp_path / "sweep.py")]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, **options) as process:
        assert process.stdout.readline()  # members come back
        assert len(living(process.pid)) >= 4  # the script, the fork server, two workers
        process.kill()
        process.wait()
        until = time.monotonic() + 30
        while (left := living(process.pid)) and time.monotonic() < until:
            time.sleep(0.05)
        for pid in left:
            os.kill(pid, signal.SIGKILL)
    assert left == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"vary": {"g": [1, 3]}}, "other members"),
        ({"vary": {"m": [1, 2]}}, "other members"),
        ({"vary": tm.table({"g": [1, 2]})}, "other members"),
        ({"time": (0, 0.2, 0.01)}, "another time span, method, option or stored quantity"),
        ({"method": "dop853"}, "another time span"),
        ({"store": ["z"]}, "another time span"),
        ({"measure": speed}, "another time span"),
        ({"parameters": {"m": 3}}, "another problem"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else next(iter(value)),
)
def test_another_ensemble_in_the_folder_is_refused_and_the_difference_said(
    ball, tmp_path, change, message
):
    options = {"vary": {"g": [1, 2]}, "folder": tmp_path, **SHORT}
    tm.ensemble(ball, **options)
    with pytest.raises(tm.ProblemError) as caught:
        tm.ensemble(ball, **options | change)
    assert f"it holds an ensemble of {message}" in str(caught.value)
    assert "choose another folder" in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"nonsense", None], ids=["empty", "nonsense", "cut"])
def test_a_broken_file_is_computed_anew_and_said(ball, tmp_path, small_chunks, content):
    vary = {"g": [1, 2, 3]}
    whole = tm.ensemble(ball, vary, folder=tmp_path, **SHORT)
    file = tmp_path / "members-1-1.npz"
    file.write_bytes(file.read_bytes()[:-200] if content is None else content)
    result = tm.ensemble(ball, vary, folder=tmp_path, **SHORT)
    assert same(result, whole)
    assert "members-1-1.npz cannot be used" in result.notes[0]
    assert "WARNING: members-1-1.npz cannot be used" in str(result)
    assert tm.ensemble(ball, vary, folder=tmp_path, **SHORT).notes == ()


def test_a_chunk_whose_numbers_are_not_those_that_were_written_is_computed_anew(
    ball, tmp_path, small_chunks
):
    vary = {"g": [1, 2, 3]}
    whole = tm.ensemble(ball, vary, folder=tmp_path, **SHORT)
    file = tmp_path / "members-1-1.npz"
    with np.load(file) as read:
        entries = {name: read[name] for name in read}
    entries["array q"] = entries["array q"] + 1
    np.savez(file, **entries)
    result = tm.ensemble(ball, vary, folder=tmp_path, **SHORT)
    assert same(result, whole)
    assert "its numbers differ from those that were written" in result.notes[0]


def test_coordinates_may_have_the_names_that_a_file_has_for_itself(tmp_path):
    system = tm.System(["about", "file"], mass=[1, 1], forces=[1, 2])
    options = {"vary": {"vfile": [0, 1]}, "store": "motion", "folder": tmp_path / "sweep", **SHORT}
    whole = tm.ensemble(system, **options)
    whole.to_npz(tmp_path / "e.npz")
    assert same(tm.Ensemble.from_npz(tmp_path / "e.npz"), whole)
    again = tm.ensemble(system, **options, progress=lambda done: False)
    assert same(again, whole) and again.ending == ""


def test_part_files_that_a_killed_run_left_in_the_folder_are_removed(ball, tmp_path):
    old, fresh = (tmp_path / f".members-{k}-{k}.7-1.part.npz" for k in (0, 1))
    for part in (old, fresh):
        part.touch()
    os.utime(old, (0, 0))
    tm.ensemble(ball, {"g": [1, 2]}, folder=tmp_path, **SHORT)
    assert not old.exists() and fresh.exists()


def test_an_empty_text_is_not_a_folder(ball):
    with pytest.raises(tm.ProblemError, match="an empty text is not the name of a folder"):
        tm.ensemble(ball, {"g": [1]}, folder="", **SHORT)


def test_a_folder_that_cannot_be_made_is_refused(ball, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(tm.ProblemError, match=r"file: this is a file; name a folder"):
        tm.ensemble(ball, {"g": [1]}, folder=tmp_path / "file", **SHORT)


# --- results ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def result(ball):
    vary = {"g": [1.62, 9.81], "z": [0, 1, 2], "m": [1, -1]}
    return tm.ensemble(ball, vary, store=["z", "az"], measure=speed, **SHORT)


def test_arrays_are_attributes_and_a_wrong_name_is_said(result):
    assert result.t is result["t"] is result.arrays["t"]
    assert "violation" in dir(result)
    with pytest.raises(AttributeError, match="no 'violatoin'"):
        _ = result.violatoin
    with pytest.raises(tm.ProblemError, match="did you mean 'violation'"):
        _ = result["violatoin"]
    with pytest.raises(tm.ProblemError, match="did you mean 'vz'"):
        result.end("vzz")
    with pytest.raises(tm.ProblemError, match="there is no member '12'"):
        result.values(12)


def test_xarray_selects_by_label(result):
    data = result.to_xarray()
    assert data["z"].dims == ("g", "z_", "m", "time")
    one = data.sel(g=9.81, z_=1, m=1)
    assert np.allclose(one["z"], 1 - 9.81 * data["time"] ** 2 / 2)
    assert float(one["q"].sel(coordinate="z")) == result.end("z")[1, 1, 0]
    assert "mass of z" in data.attrs["failures"]


def test_xarray_of_a_table_has_the_values_beside_the_members(ball):
    data = tm.ensemble(ball, tm.table({"g": [1, 2], "m": [3, 4]}), **SHORT).to_xarray()
    assert data["t"].dims == ("member",)
    assert data["g"].dims == ("member",)
    assert data["m"].values.tolist() == [3, 4]


def test_a_frame_has_one_row_a_member(result):
    frame = result.to_frame()
    assert list(frame.columns)[:6] == ["g", "z_", "m", "t", "z", "vz"]
    assert frame.loc[8, "g"] == 9.81
    assert frame.loc[8, "z_"] == 1
    assert frame.loc[8, "z"] == result.end("z")[1, 1, 0]
    assert frame.loc[8, "measure"] == result.measure[1, 1, 0]
    assert "mass of z" in frame.loc[9, "failure"]
    assert frame.loc[8, "failure"] == ""


def test_without_xarray_the_way_to_it_is_said(result, monkeypatch):
    monkeypatch.setitem(sys.modules, "xarray", None)
    with pytest.raises(tm.ProblemError, match=r'pip install "teachmech\[cluster\]"'):
        result.to_xarray()


@pytest.mark.parametrize("kind", ["grid", "table"])
def test_a_file_gives_back_the_ensemble(ball, result, tmp_path, kind):
    if kind == "table":
        result = tm.ensemble(ball, tm.table({"g": [1, 2]}), **SHORT)
    result.to_npz(tmp_path / "e.npz")
    read = tm.Ensemble.from_npz(tmp_path / "e.npz")
    assert str(read) == str(result)
    assert same(read, result)
    assert read.to_xarray().identical(result.to_xarray())


def test_a_file_that_is_none_of_ours_is_refused(tmp_path, ball):
    with pytest.raises(tm.ProblemError, match="No such file"):
        tm.Ensemble.from_npz(tmp_path / "none.npz")
    (tmp_path / "text.npz").write_text("text")
    with pytest.raises(tm.ProblemError, match="this is not an ensemble"):
        tm.Ensemble.from_npz(tmp_path / "text.npz")
    ball.simulate(**SHORT).to_npz(tmp_path / "motion.npz")
    said = r"this is not an ensemble: it is the file of a motion; read it with Motion\.from_npz"
    with pytest.raises(tm.ProblemError, match=said):
        tm.Ensemble.from_npz(tmp_path / "motion.npz")
    result = tm.ensemble(ball, {"g": [1, 2]}, **SHORT)
    result.to_npz(tmp_path / "ensemble.npz")
    said = r"this is not a motion: it is the file of an ensemble; read it with Ensemble\.from_npz"
    with pytest.raises(tm.ProblemError, match=said):
        tm.Motion.from_npz(tmp_path / "ensemble.npz")
    object.__setattr__(result, "arrays", result.arrays | {"rank": np.zeros(7)})
    result.to_npz(tmp_path / "shape.npz")
    with pytest.raises(tm.ProblemError, match="this is not an ensemble"):
        tm.Ensemble.from_npz(tmp_path / "shape.npz")


def test_the_report_says_what_varied_and_what_came_out(result):
    lines = str(result).splitlines()
    assert lines[0] == "ball: 12 members, all combinations of"
    assert lines[1] == "  g  2 values, 1.62 to 9.81"
    assert "  6 done, 6 failed" in lines
    assert lines[-1] == "  and 1 more, see failures"
    assert repr(result) == "<Ensemble ball: g 2 x z 3 x m 2>"


# --- pictures ---------------------------------------------------------------------------------


def test_two_names_give_an_image_with_the_rows_up_and_failures_left_out(ball):
    result = tm.ensemble(ball, {"g": [9.81, 1.62], "m": [1, -1, 2]}, **SHORT)
    axes, bar = result.plot("vz").axes
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("g", "m")
    assert bar.get_ylabel() == "vz at the end"
    image = axes.collections[0].get_array()
    assert np.allclose(image[[1, 2]], [[-0.324, -1.962]] * 2)
    assert image.mask[0].all()


def test_one_name_gives_a_line_and_samples_give_marks(ball):
    line = tm.ensemble(ball, {"g": [2, 1, 3]}, measure=speed, **SHORT).plot().axes[0]
    assert line.get_ylabel() == "measure"
    assert line.lines[0].get_xdata().tolist() == [1, 2, 3]
    assert np.allclose(line.lines[0].get_ydata(), [0.2, 0.4, 0.6])
    drawn = tm.samples({"g": ("uniform", 1, 2), "vz": ("uniform", 1, 2)}, 9)
    cloud = tm.ensemble(ball, drawn, **SHORT)
    marks = cloud.plot(2 * cloud.end("z"), label="twice").axes
    assert len(marks[0].collections[0].get_offsets()) == 9
    assert marks[1].get_ylabel() == "twice"


def test_what_cannot_be_drawn_is_said(ball, result):
    flat = tm.ensemble(ball, {"g": [1, 2]}, **SHORT)
    for arguments, message in (
        (("zz",), "there is no quantity 'zz'"),
        ((np.zeros(3),), "have shape"),
        (("z", "jett"), "did you mean 'jet'"),
    ):
        with pytest.raises(tm.ProblemError, match=message):
            flat.plot(arguments[0], **({"cmap": arguments[1]} if arguments[1:] else {}))
    with pytest.raises(tm.ProblemError, match="more than two names vary: g, z, m"):
        result.plot()


def test_values_too_large_for_a_picture_are_refused(ball):
    result = tm.ensemble(ball, {"z": [-1e308, 1e308], "m": [1, 2]}, **SHORT)
    with pytest.raises(tm.ProblemError, match="too large to be drawn"):
        result.plot("t")


def test_as_many_members_as_are_accepted_are_described_in_little_time():
    assert variations.MAX_MEMBERS == 1_000_000
    assert len(tm.samples({"a": ("normal", 0, 1)}, 1_000_000).rows) == 1_000_000


def test_an_indefinite_mass_matrix_runs_if_the_constraints_make_it_definite():
    """With x = 0 only the other three masses count, and c does not."""
    system = tm.System(
        ["x", "y", "z", "w"],
        mass=[[1, "c", 0, 0], ["c", 1, 0.1, 0.1], [0, 0.1, 1, 0], [0, 0.1, 0, 1]],
        forces=[1, 1, 1, 1],
        constraints=["x = 0"],
        parameters={"c": 0.1},
    )
    vary = {"c": [0.5, 2, 3]}
    for compiled in (None, False):
        result = tm.ensemble(system, vary, **SHORT, compiled=compiled)
        exact = np.linalg.solve([[1, 0.1, 0.1], [0.1, 1, 0], [0.1, 0, 1]], [1, 1, 1]) / 2
        t = np.asarray(result.t)[:, None]
        assert not result.failures
        assert np.asarray(result.q) == pytest.approx(np.hstack([0 * t, exact * t**2]), abs=1e-9)
    result = tm.ensemble(system, vary, **SHORT, compiled=True)
    assert list(result.failures) == [1, 2]
    assert "negative eigenvalue is not compiled" in result.failures[1]


def test_what_cannot_be_compiled_is_refused_before_anything_runs(ball):
    with pytest.raises(tm.ProblemError, match="method lsoda is not compiled"):
        tm.ensemble(ball, {"m": [1, 2]}, **SHORT, method="lsoda", compiled=True)


def test_members_without_a_determined_acceleration_fail_with_a_sentence_each():
    system = tm.System(["x", "y"], [1, 0], ["-c*x", 0], parameters={"c": 1}, start={"x": 1})
    with ThreadPoolExecutor(1) as threads:
        result = tm.ensemble(system, {"c": [1, 2]}, **SHORT, compiled=True, executor=threads)
    assert sorted(result.failures) == [0, 1]
    assert all("a motion of y has neither mass nor" in why for why in result.failures.values())
