"""The functions of a problem: written and executed once, whatever is asked of a system."""

import copy
import dataclasses
import pickle

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.problems.library import FOLDER
from teachmech.program import Model, functions, program, program_of

ASKED = {
    "load": lambda path: tm.load(path).system,
    "simulate": lambda path: tm.load(path).simulate(time=(0, 0.1, 0.01)),
    "simulate and print": lambda path: str(tm.load(path).simulate(time=(0, 0.1, 0.01))),
    "freedom": tm.freedom,
    "assemblies": tm.assemblies,
}


@pytest.fixture
def four_bar():
    """Return the path of the example, which has no system yet."""
    return FOLDER / "mechanisms" / "four-bar.yaml"


@pytest.fixture
def executed(monkeypatch):
    """Return the sources that are executed, in their order."""
    sources = []

    def watched(source, file, module):
        sources.append(source)
        return execute(source, file, module)

    execute = functions.execute
    monkeypatch.setattr(functions, "execute", watched)
    monkeypatch.setattr(program, "execute", watched)
    return sources


@pytest.mark.parametrize("asked", ASKED)
def test_no_function_of_the_four_bar_is_written_or_executed_twice(asked, executed, four_bar):
    ASKED[asked](four_bar)
    for function in ("mass_matrix", "acceleration", "run"):
        assert sum(f"def {function}(" in source for source in executed) <= 1
    assert executed


def test_other_values_share_what_was_written(executed, pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.1), method="dop853")
    for g in (1.62, 3.7):
        other = pendulum.simulate(time=(0, 1, 0.1), method="dop853", parameters={"g": g})
        assert other.model.functions is motion.model.functions
        assert not np.array_equal(other.q, motion.q)
    assert sum("def mass_matrix(" in source for source in executed) == 1


def test_the_model_gives_what_the_program_gives(pendulum):
    model, ours = Model.of(pendulum), program_of(pendulum, Settings.of((0, 1, 0.1)))
    t, q, v = 0.3, np.array([0.6, -0.8]), np.array([0.4, 0.3])
    scales = model.scales(0.0, 1.0)
    for mine, theirs in zip(scales, ours.scales(), strict=True):
        assert np.array_equal(mine, theirs)
    assert np.array_equal(model.start, ours.start(model.p))
    acceleration = model.acceleration(t, q, v, scales)
    assert acceleration == pytest.approx(ours.acceleration(t, q, v, model.p)[0], rel=1e-14)
    A, b = (f(t, q, v, model.p) for f in (model.constraint_matrix, model.constraint_vector))
    assert A @ acceleration == pytest.approx(b, rel=1e-13)
    many = model.along(
        model.constraint_matrix, np.zeros(2), np.array([q, -q]), np.array([v, v]), [model.p] * 2
    )
    assert many == pytest.approx(np.array([A, -A]))


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_motion_says_what_it_took(pendulum, method, compiled):
    motion = pendulum.simulate(time=(0, 1, 0.1), method=method, compiled=compiled)
    stats = motion.stats
    assert stats.compiled is compiled
    assert motion.ending_code == ""
    if method == "rk4":
        assert stats.steps == 10
    if compiled:  # it counts its steps alone
        assert (stats.evaluations, stats.projections, stats.rank_decisions) == (None, None, None)
        return
    assert stats.evaluations == (40 if method == "rk4" else stats.evaluations)
    assert stats.evaluations > 11 * stats.steps or method == "rk4"
    assert stats.projections >= (0 if method == "rk4" else stats.steps)
    # one for each evaluation, stored state and Newton step of a projection; with RK4 a step begins
    # with the result that was stored for its start
    assert stats.rank_decisions >= stats.evaluations + (1 if method == "rk4" else len(motion))


def test_refused_steps_are_counted(pendulum):
    stats = pendulum.simulate(
        time=(0, 3, 3), method="dop853", stabilisation="none", tolerance=1e-6
    ).stats
    # twelve evaluations an attempt, one before the first, and three to interpolate to the end
    assert stats.evaluations == 12 * (stats.steps + stats.rejected) + 1 + 3
    assert stats.rejected > 0
    assert pendulum.simulate(time=(0, 1, 0.1), method="radau").stats.rejected is None


@pytest.mark.parametrize("compiled", [False, True])
def test_what_a_motion_took_is_kept_in_its_file(pendulum, tmp_path, compiled):
    motion = pendulum.simulate(time=(0, 1, 0.1), method="dop853", compiled=compiled)
    motion.to_npz(tmp_path / "motion.npz")
    again = tm.Motion.from_npz(tmp_path / "motion.npz")
    assert (again.stats, again.ending_code) == (motion.stats, motion.ending_code)


def test_codes_say_why_a_motion_ended(pendulum):
    def code(**options):
        return pendulum.simulate(time=(0, 1, 0.1), **options).ending_code

    assert code(progress=lambda done: done < 0.5) == "request"
    with pytest.raises(tm.SimulationError) as caught:
        tm.System(["x"], [1], ["sqrt(x)"], start={"x": 1, "vx": -3}).simulate(time=(0, 1, 0.01))
    assert caught.value.motion.ending_code == "failure"


def test_what_has_run_can_be_copied_and_written_out(pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.1))
    for made in (copy.deepcopy, copy.copy):
        again = made(motion)
        assert np.array_equal(again.q, motion.q)
        assert np.array_equal(again.system.simulate(time=(0, 1, 0.1)).q, motion.q)
    assert pickle.dumps(motion)  # as a process pool would
    assert dataclasses.asdict(pendulum)["start"] == {"x": "-L"}


def test_a_singular_start_is_told_from_constraints_that_are_redundant_throughout():
    """On the flat linkage the rows depend on each other at the start alone, on Bennett's always."""
    settings = Settings.of((0, 0.5, 0.01), method="dop853")
    flat = tm.System(
        ["x1", "y1", "x2", "y2"],
        mass=[1] * 4,
        forces=[0, -9.81] * 2,
        constraints=["x1^2 + y1^2 = 1", "(x2 - 1)^2 + y2^2 = 1", "(x2 - x1)^2 + (y2 - y1)^2 = 1"],
        start={"x1": 1, "x2": 2, "vy2": -np.sqrt(2)},
    )
    assert Model.of(flat).rank_tolerance(settings) == 1e-7
    assert np.abs(flat.simulate((0, 0.5, 0.01), method="dop853").energy_balance).max() < 5e-7
    doubled = flat.replace(
        constraints=[*(c.equation for c in flat.constraints), "(x1 - x2)^2 + (y1 - y2)^2 = 1"]
    )
    assert Model.of(doubled).rank_tolerance(settings) == 1e-7  # the start is also singular
    assert Model.of(tm.example("bennett").system).rank_tolerance(settings) == 1e-4
    assert Model.of(tm.example("double-parallelogram").system).rank_tolerance(settings) == 1e-4


def test_a_start_of_plain_numbers_needs_no_source(monkeypatch):
    fall = tm.System(["z"], ["m"], [0], parameters={"m": 2}, start={"z": -0.25, "vz": "1e3"})
    model = Model(fall)
    named = Model(fall.replace(start={"z": "m/8"}))
    monkeypatch.setattr(functions, "execute", lambda *_: pytest.fail("a source is executed"))
    assert [x.tolist() for x in model.start] == [[-0.25], [1000.0]]
    monkeypatch.undo()
    assert [x.tolist() for x in named.start] == [[0.25], [1000.0]]


def test_a_mechanism_s_program_writes_each_equation_once():
    source = Model.of(tm.example("four-bar").system).functions.source
    named = [line.split("#") for line in source.splitlines() if "# length of" in line]
    left, _ = named[0]
    assert source.count(left.strip()) == 1
    assert {":" in name for _, name in named} == {False}
    assert len(named) > len({name for _, name in named})
