"""Many compiled motions side by side: every lane gives the bits of a motion by itself."""

import dataclasses

import numpy as np
import pytest

import teachmech as tm
from teachmech.expressions.language import ARGUMENTS, FUNCTIONS
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.program import Model
from teachmech.run.compiled import kernel_library, policy
from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.compiled_run import Run
from teachmech.run.compiled.compiled_runs import Runs
from teachmech.run.compiled.index import DONE, LANES
from teachmech.run.compiled.lanes import in_lanes

pytest.importorskip("llvmlite")
MEMBERS = 2 * LANES + 3  # so that lanes are filled again, and some stay empty


@pytest.fixture(autouse=True)
def prepared(monkeypatch):
    policy.prepare()
    monkeypatch.setattr(kernel_library, "BETTER", 0)  # code in lanes from the first member on


def members_of(system, settings, spread=0.03):
    """A problem, and members that start faster and with other parameters, one after the other."""
    problem = build(system, settings, many=True)
    k = np.arange(MEMBERS)[:, None]
    q, v = Model.of(system).start
    y = np.hstack([np.tile(q, (MEMBERS, 1)), v * (1 + spread * k), np.zeros((MEMBERS, 2))])
    p = np.tile(problem.p, (MEMBERS, 1))
    p[:, : len(system.parameters)] *= 1 + spread * k / 10
    return problem, p, y, stored_times(settings.start, settings.end, settings.step)


def assert_same(system, settings, spread=0.03):
    """Compare lanes with single runs; return how many of them come to their end."""
    problem, p, y, times = members_of(system, settings, spread)
    assert all(problem.code.in_lanes()[: 2 + (settings.stabilisation == "projection")])
    runs = Runs(problem, settings, times, p, y)
    every, same = runs.finish()
    ended = 0
    for k in range(MEMBERS):
        own = Run(problem.with_parameters(p[k].copy()), settings, times, y[k])
        alone = own.finish() == DONE
        ended += alone
        assert (runs.status[k] == DONE) == alone
        if alone:
            np.testing.assert_array_equal(runs.states[k], own.states)
    fewer, sound = Runs(problem, settings, times, p, y, forces=False).finish()
    assert np.array_equal(sound, same)
    for name, array in fewer.items():
        np.testing.assert_array_equal(array[sound], every[name][sound])
    return ended


@pytest.mark.parametrize("method", ["rk4", "dop853"])
@pytest.mark.parametrize("name", ["double-pendulum", "four-bar", "heavy-top", "andrews"])
def test_a_lane_gives_the_bits_of_a_motion_by_itself(name, method):
    problem = tm.example(name)
    end = problem.settings.start + min(1.0, problem.settings.end - problem.settings.start)
    how = {"method": method, "stabilisation": "projection", "end": end, "until": ""}
    assert assert_same(problem.system, dataclasses.replace(problem.settings, **how)) == MEMBERS


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_lane_without_projection_gives_the_bits_of_a_motion_by_itself(method):
    settings = Settings.of((0, 2, 0.05), method=method, stabilisation="none")
    assert assert_same(tm.example("double-pendulum").system, settings) == MEMBERS


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_lanes_have_every_function_of_the_language(method):
    calls = [
        f"{name}(u, t)" if name in ARGUMENTS else f"{name}(u)"
        for name in FUNCTIONS
        if name != "acosh"
    ]
    everything = " + ".join(calls)
    system = tm.System(
        ["x", "y", "u"],
        mass=[1, 1, "2 + cos(u)"],
        forces=["-y", f"{everything} + acosh(1 + u) + u^0.3", "sin(t)"],
        constraints=["x^2 + y^2 = 1", "u = 0.5 + t/9"],
        parameters={"a": 1},
        start={"x": 1, "u": 0.5, "vu": "1/9"},
    )
    settings = Settings.of((0, 1, 0.02), method=method, stabilisation="projection")
    assert assert_same(system, settings, spread=0.0) == MEMBERS


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_lane_goes_through_a_singular_position_as_a_motion_by_itself(method):
    """Crank and rod are equally long, and both upright at the start: two rows of A are one."""
    system = tm.System(
        ["x", "y", "s"],
        mass=[1, 1, 1],
        forces=[0, -9.81, 0],
        constraints=["x^2 + y^2 = 1", "(s - x)^2 + y^2 = 1"],
        parameters={"g": 1},
        start={"y": 1, "vx": 1, "vs": 2},
    )
    settings = Settings.of((0, 1, 0.02), method=method, stabilisation="projection")
    assert assert_same(system, settings) > 0


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_motion_that_cannot_go_on_leaves_its_lane_to_the_next(method):
    """The root ends where x does, which faster members reach before the end."""
    system = tm.System(["x"], mass=[1], forces=["-sqrt(x)"], start={"x": 1, "vx": -1})
    settings = Settings.of((0, 0.6, 0.02), method=method, stabilisation="none")
    assert 0 < assert_same(system, settings, spread=0.05) < MEMBERS


def test_steps_of_every_length_store_the_same_states():
    """The grid has times between the ends of steps, several in one, and far more than one step."""
    system = tm.example("double-pendulum").system
    for step in (0.001, 0.5):
        settings = Settings.of((0, 1.3, step), method="dop853", stabilisation="projection")
        assert assert_same(system, settings) == MEMBERS


def test_code_with_loops_is_not_written_in_lanes():
    assert (
        in_lanes("define i64 @derivative(double %t) {\nentry:\nbr label %body\nret i64 1\n}\n")
        == ""
    )
