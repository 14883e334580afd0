"""The worked example of Itiki & Neto 2004, from its YAML file."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm

pytestmark = pytest.mark.quick

REFERENCE = tomllib.loads((Path(__file__).parent / "worked_example.toml").read_text())


@pytest.fixture(scope="module")
def motion():
    return tm.example("meridian").simulate()


def test_largest_violations_agree_with_the_reference(motion):
    for name, largest in REFERENCE["largest_violation"].items():
        # the reference gives g3 and g4 as exactly zero, h1 and h2 to 1e-9
        tolerance = 1e-9 if largest else 0
        assert np.abs(motion.violation_of(name)).max() == pytest.approx(largest, abs=tolerance)


def test_final_state_agrees_with_the_reference(motion):
    for name, value in REFERENCE["final_state"].items():
        assert motion[name][-1] == pytest.approx(value, abs=1e-8)


def test_second_particle_moves_uniformly_through_the_drop_of_rank(motion):
    assert set(motion.rank) == {3, 4}
    assert [s.first for s in motion.singularities()] == pytest.approx([3])
    assert np.all(motion["x2"] == 2)
    assert np.all(motion["y2"] == 1)
    assert np.abs(motion["z2"] - (-0.75 + 0.25 * motion.t)).max() < 1e-13
    assert np.abs(motion["az2"]).max() == 0


def test_dop853_at_1e_12_meets_all_constraints():
    motion = tm.example("meridian").simulate(method="dop853", tolerance=1e-12)
    assert np.abs(motion.violation).max() < 1e-10
    assert np.abs(motion.velocity_violation).max() < 1e-10


def test_dop853_without_projection_stays_within_1e_10():
    motion = tm.example("meridian").simulate(method="dop853", tolerance=1e-12, stabilisation="none")
    assert np.abs(motion.violation).max() < 1e-10


def test_rk4_and_dop853_converge_to_the_same_motion():
    problem = tm.example("meridian")
    exact = problem.simulate(time=(0, 1, 0.02), method="dop853", tolerance=1e-13)
    errors = []
    for step in (0.02, 0.01, 0.005):
        motion = problem.simulate(time=(0, 1, step))
        every = round(0.02 / step)
        errors.append(np.abs(motion.q[::every] - exact.q).max())
    orders = np.log2(np.array(errors[:-1]) / errors[1:])
    assert orders == pytest.approx(4, abs=0.15)
