"""Runs that begin plain and go on compiled."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled import handover, kernel_library, policy

pytest.importorskip("llvmlite")

STATES = ("t", "q", "v", "a", "multipliers", "violation", "work_applied", "work_constraint", "rank")


@pytest.fixture
def impatient(monkeypatch):
    """Every run that takes 40 steps turns out long."""
    monkeypatch.setattr(policy, "FIRST_LOOK", 0.0)
    monkeypatch.setattr(policy, "FIRST_STEPS", 40)
    monkeypatch.setattr(policy, "WORTH_COMPILING", 1e-6)
    monkeypatch.setattr("teachmech.run.simulation.is_compiled", lambda *_: False)


def swing(**parameters):
    """Return a pendulum with the work of a damper, which turns over a while."""
    return tm.System(
        ["x", "y"],
        mass=["m", "m"],
        forces=["-c*vx", "-m*g - c*vy"],
        constraints=["x^2 + y^2 = 1"],
        parameters={"m": 1, "g": 9.81, "c": 0.01, **parameters},
        start={"x": 0, "y": -1, "vx": 7},
        name="swing",
    )


def test_a_run_that_turns_out_long_goes_on_compiled_and_says_so():
    options = {"time": (0, 1000, 100), "method": "dop853", "tolerance": 1e-11}
    undamped = swing(c=0)
    motion = undamped.simulate(**options)
    assert 0 < motion.compiled_from < 50
    text = f"compiled from t = {motion.compiled_from:.6g} s on, since the run is long"
    assert text in str(motion)
    assert motion.summary()["compiled_from"] == motion.compiled_from
    assert np.abs(motion.energy_balance).max() < 1e-6
    assert np.abs(motion.violation).max() < 1e-12
    again = undamped.simulate(**options)
    assert again.compiled_from == motion.compiled_from
    assert (again.q == motion.q).all()


def test_a_short_run_stays_plain_and_says_nothing():
    motion = swing().simulate(time=(0, 2), method="dop853")
    assert motion.compiled_from is None
    assert "compiled" not in str(motion)


@pytest.mark.few("dop853")
@pytest.mark.parametrize(
    "options",
    [
        {"time": (0, 6, 0.01)},
        {"time": (0, 6, 0.01), "stabilisation": "baumgarte"},
        {"time": (0, 6, 0.01), "stabilisation": "augmented"},
        {"time": (0, 6, 0.01), "method": "dop853", "tolerance": 1e-12},
        {"time": (0, 6, 3), "method": "dop853", "tolerance": 1e-12},
        {"time": (0, 6, 0.01), "method": "dop853", "tolerance": 1e-12, "until": "t*x = 5"},
        {"time": (0, 6, 3), "method": "dop853", "tolerance": 1e-12, "until": "t = 5.1234"},
    ],
    ids=[
        "rk4",
        "baumgarte",
        "augmented",
        "dop853",
        "seldom stored",
        "until",
        "until, seldom stored",
    ],
)
def test_the_motion_is_the_same_whether_handed_over_or_not(options, impatient):
    motion = swing().simulate(**options)
    plain = swing().simulate(**options, compiled=False)
    assert 0 < motion.compiled_from < motion.t[-1]
    assert plain.compiled_from is None
    assert bool(motion.stopped) == bool(plain.stopped) == ("until" in options)
    for name in STATES:
        expected = getattr(plain, name)
        np.testing.assert_allclose(getattr(motion, name), expected, rtol=1e-8, atol=1e-9)
    first = plain.t <= motion.compiled_from
    assert (motion.q[first] == plain.q[first]).all()
    np.testing.assert_allclose(motion.singular_values, plain.singular_values, rtol=1e-9)


@pytest.mark.few("1e-09")
@pytest.mark.parametrize("after", [-1e-9, 1e-12, 1e-9, 1e-3])
def test_an_event_beside_the_hand_over_is_not_lost(after, impatient):
    options = {"time": (0, 6, 0.01), "method": "dop853", "tolerance": 1e-12}
    when = swing().simulate(**options, until="t = 7").compiled_from + after
    motion = swing().simulate(**options, until=f"t = {when!r}")
    assert motion.t[-1] == pytest.approx(when, abs=1e-14)
    assert motion.stopped


def test_a_led_motion_is_handed_over_with_its_works(impatient):
    options = {"time": (0, 12, 0.05), "method": "kinematic"}
    motion = tm.example("four-bar").simulate(**options)
    plain = tm.example("four-bar").simulate(**options, compiled=False)
    assert 0 < motion.compiled_from < motion.t[-1]
    for name in ("q", "v", "a", "multipliers"):
        expected = getattr(plain, name)
        np.testing.assert_allclose(getattr(motion, name), expected, rtol=0, atol=1e-11)
    for name in ("work_applied", "work_constraint"):  # as accurate as their steps, which differ
        expected, atol = getattr(plain, name), 1e-6
        np.testing.assert_allclose(getattr(motion, name), expected, rtol=0, atol=atol)


def test_where_the_mass_matrix_is_singular_a_run_is_handed_over_too(impatient):
    problem = tm.System(
        ["x", "y", "s"],
        mass=[1, 1, 0],
        forces=["-x", "-2*y", 0],
        constraints=["s = x + y"],
        start={"x": 1, "s": 1},
    )
    motion = problem.simulate(time=(0, 20), method="dop853")
    assert motion.compiled_from is not None
    np.testing.assert_allclose(motion["s"], np.cos(motion.t), rtol=0, atol=1e-7)


def test_a_run_can_be_stopped_before_and_after_it_is_handed_over(impatient):
    options = {"time": (0, 60, 0.1), "method": "dop853"}
    turned = swing().simulate(**options).compiled_from
    for share in (turned / 120, 0.5):
        motion = swing().simulate(**options, progress=lambda done, share=share: done < share)
        assert motion.ending.startswith("stopped at t")
        assert (motion.compiled_from is not None) == (motion.t[-1] > turned)


@pytest.mark.parametrize("error", [KeyboardInterrupt, tm.ProblemError])
def test_an_interrupt_while_it_compiles_keeps_what_is_done(impatient, monkeypatch, error):
    def interrupt():
        raise error("it does not work" if error is tm.ProblemError else "")

    monkeypatch.setattr(kernel_library, "load", interrupt)
    motion = swing().simulate(time=(0, 6, 0.01), method="dop853")
    assert motion.compiled_from is None
    assert motion.ending.startswith("interrupted at t") == (error is KeyboardInterrupt)
    assert len(motion) > 10
    assert (motion.t[-1] == 6) == (error is tm.ProblemError)  # it does not work here


def test_what_is_not_compiled_stays_plain(impatient, monkeypatch):
    motion = swing().simulate(time=(0, 2, 0.01), method="lsoda")
    assert motion.compiled_from is None
    monkeypatch.setattr(policy, "find_spec", lambda name: None)
    motion = swing().simulate(time=(0, 2, 0.01))
    assert motion.compiled_from is None
    assert "compiled" not in str(motion)


def test_a_run_that_will_be_repeated_is_handed_over_as_soon_as_the_library_is_there(
    impatient, monkeypatch
):
    answers = iter([False])  # not prepared when the run would first continue compiled
    monkeypatch.setattr(handover, "is_prepared", lambda: next(answers, True))
    late = swing().simulate(time=(0, 6, 0.01), compiled="often")
    soon = swing().simulate(time=(0, 6, 0.01))
    assert late.compiled_from > soon.compiled_from > 0
    monkeypatch.setattr(handover, "is_prepared", lambda: False)
    assert swing().simulate(time=(0, 6, 0.01), compiled="often").compiled_from is None


def test_a_failure_behind_the_hand_over_keeps_the_whole_motion(impatient):
    falling = tm.System(["z"], mass=[1], forces=["-1/sqrt(z)"], start={"z": 2})
    with pytest.raises(tm.SimulationError, match="cannot go on") as error:
        falling.simulate(time=(0, 9, 0.01))
    motion = error.value.motion
    assert motion.compiled_from is not None
    assert motion.t[0] == 0
    assert len(motion) > 100


def test_a_motion_between_its_stored_times_is_handed_over_too(impatient):
    motion = swing().simulate(time=(0, 30, 5), method="dop853", tolerance=1e-12)
    times = np.linspace(0.5, 29.5, 200)
    found = motion.at(times)
    assert found.compiled_from is not None
    expected = swing().simulate(time=(0.0, 29.5, 0.1), method="dop853", tolerance=1e-12)
    for k in range(0, len(times), 40):
        close = expected.at(times[k])
        np.testing.assert_allclose(found.q[k], close.q[0], rtol=0, atol=1e-8)


def test_the_file_of_a_motion_keeps_from_when_on_it_was_compiled(impatient, tmp_path):
    motion = swing().simulate(time=(0, 6, 0.01), method="dop853")
    motion.to_npz(tmp_path / "motion.npz")
    read = tm.Motion.from_npz(tmp_path / "motion.npz")
    assert read.compiled_from == motion.compiled_from
    assert str(read) == str(motion)


def test_members_of_an_ensemble_are_handed_over_when_all_of_them_take_long(monkeypatch):
    monkeypatch.setattr(policy, "FIRST_LOOK", 1e-3)
    options = {"time": (0, 3, 1), "method": "dop853", "tolerance": 1e-12}
    single = swing().simulate(**options)
    assert single.compiled_from is None
    turned = []

    def see(motion):
        turned.append(motion.compiled_from)
        return motion.t[-1]

    many = {"c": np.linspace(0.01, 0.02, 20)}
    result = tm.ensemble(swing(), many, **options, measure=see)
    assert None not in turned
    np.testing.assert_allclose(result.q[0], single.q[-1], rtol=0, atol=1e-8)
    turned.clear()
    tm.ensemble(swing(), {"c": [0.01, 0.02]}, **options, measure=see, compiled=False)
    assert set(turned) == {None}


def test_the_rest_is_judged_by_the_latest_stretch():
    """A run that nearly stops at its end is long, whatever its beginning."""
    settings = Settings.of((0, 1), method="dop853")
    pace = policy.Pace(swing(), settings, span=1.0)
    assert not any(pace.pays(0.99 / 300, stored=0) for _ in range(300))
    spent = pace.spent
    assert any(pace.pays(1e-7, stored=0) for _ in range(4000))
    assert pace.spent < 5 * spent


def test_a_run_to_an_event_is_not_expected_to_last_much_longer_than_it_did():
    options = {"time": (0, 1e6, 1e5), "method": "dop853", "tolerance": 1e-12}
    motion = swing().simulate(**options, until="t = 8")
    assert motion.t[-1] == pytest.approx(8, abs=1e-9)
    assert motion.compiled_from is None
