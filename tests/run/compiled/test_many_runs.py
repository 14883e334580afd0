"""Many compiled motions in one call: each has the bits of a motion by itself."""

import dataclasses

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.program import Model
from teachmech.run.compiled import policy
from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.compiled_run import Run
from teachmech.run.compiled.compiled_runs import OF_FORCES, Runs
from teachmech.run.compiled.index import DONE

pytest.importorskip("llvmlite")
MEMBERS = 5


@pytest.fixture(autouse=True)
def prepared():
    policy.prepare()


def members_of(system, settings, spread):
    """A problem, and members that start faster and with other parameters, one after the other."""
    problem = build(system, settings, many=True)
    k = np.arange(MEMBERS)[:, None]
    q, v = Model.of(system).start
    y = np.hstack([np.tile(q, (MEMBERS, 1)), v * (1 + spread * k), np.zeros((MEMBERS, 2))])
    p = np.tile(problem.p, (MEMBERS, 1))
    p[:, : len(system.parameters)] *= 1 + spread * k / 10
    return problem, p, y, stored_times(settings.start, settings.end, settings.step)


def assert_same(system, settings, spread=0.03):
    """Compare members with single runs; return how many of them come to their end."""
    problem, p, y, times = members_of(system, settings, spread)
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
    assert fewer.keys() == every.keys() - {*OF_FORCES}
    return ended


@pytest.mark.parametrize("method", ["rk4", "dop853", "tsit5"])
@pytest.mark.parametrize("name", ["double-pendulum", "four-bar", "heavy-top"])
def test_a_member_has_the_bits_of_a_motion_by_itself(name, method):
    problem = tm.example(name)
    end = problem.settings.start + min(0.5, problem.settings.end - problem.settings.start)
    how = {"method": method, "stabilisation": "projection", "end": end, "until": ""}
    assert assert_same(problem.system, dataclasses.replace(problem.settings, **how)) == MEMBERS


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_motion_that_cannot_go_on_ends_no_other(method):
    """The root ends where x does, which faster members reach before the end."""
    system = tm.System(["x"], mass=[1], forces=["-sqrt(x)"], start={"x": 1, "vx": -1})
    settings = Settings.of((0, 0.6, 0.02), method=method, stabilisation="none")
    assert 0 < assert_same(system, settings, spread=0.2) < MEMBERS
