"""Configurations in which A loses rank, at the times of exact motions."""

import numpy as np
import pytest

import teachmech as tm


def parallelogram():
    """Equal bars turn with 1 rad/s: exact x = sin t, y = cos t; stretched out at t = pi/2."""
    return tm.Lagrangian(
        "(vx^2 + vy^2 + vu^2 + vw^2)/2",
        coordinates=["x", "y", "u", "w"],
        constraints=["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"],
        start={"y": 1, "u": 1, "w": 1, "vx": 1, "vu": 1},
    )


@pytest.mark.parametrize("step", [0.003, 0.02, 0.1])
def test_a_passage_between_stored_times_is_found(step):
    motion = parallelogram().simulate(time=(0, 5, step), method="dop853")
    assert np.abs(motion["x"] - np.sin(motion.t)).max() < 1e-7  # it stayed on its branch
    found = motion.singularities()
    assert [s.first for s in found] == pytest.approx([np.pi / 2, 3 * np.pi / 2], abs=step**2)
    assert [(s.rank, s.greatest) for s in found] == [(2, 3)] * 2
    assert "A loses rank at t = 1.571, 4.712 s" in motion.warnings()[0]


def test_a_constant_rank_is_no_singularity():
    motion = tm.example("conical-pendulum").simulate(time=(0, 1, 0.01))
    assert set(motion.rank) == {1}
    assert motion.singularities() == []


def test_a_small_minimum_of_a_singular_value_is_no_singularity():
    """A row (0.05 + (t - 1)^2): small at t = 1, never zero."""
    system = tm.System(["x", "y"], [1, 1], [0, 0], ["(1/20 + (t - 1)^2)*vx = 0"])
    motion = system.simulate(time=(0, 2, 0.01))
    assert motion.singular_values.min() == pytest.approx(0.05)
    assert motion.singularities() == []


def test_a_stretch_of_stored_times_with_low_rank_is_one_singularity():
    """A row that is zero from t = 1 to t = 2."""
    system = tm.System(["x"], [1], [0], ["(abs(t - 1) + abs(t - 2) - 1)*vx = 0"])
    (found,) = system.simulate(time=(0, 3, 0.125)).singularities()
    assert (found.first, found.last, found.rank) == (1, 2, 0)


@pytest.mark.parametrize("step", [0.003, 0.01, 0.02, 0.1, 0.13])
@pytest.mark.parametrize("gap", [1e-3, 1e-2, 1e-1])
@pytest.mark.parametrize("row", ["(t - 1)*vx + {gap}*vy", "sqrt((t - 1)^2 + {gap}^2)*vx"])
def test_a_near_pass_much_closer_than_a_step_is_no_singularity(row, gap, step):
    """The singular value is sqrt((t - 1)^2 + gap^2)."""
    system = tm.System(["x", "y"], [1, 1], [0, 0], [row.format(gap=gap) + " = 0"])
    assert system.simulate(time=(0, 2.05, step)).singularities() == []


@pytest.mark.few("0.01-0.03")
@pytest.mark.parametrize("step", [0.003, 0.03, 0.1])
@pytest.mark.parametrize("longer", [1e-3, 1e-2])
def test_a_linkage_of_almost_equal_bars_passes_near_but_never_through(longer, step):
    """Flat would need ground + crank = coupler + rocker, or another such sum: none is met."""
    linkage = parallelogram().replace(
        constraints=[
            "x^2 + y^2 = 1",
            f"(u - 1)^2 + w^2 = (1 + {longer})^2",
            "(u - x)^2 + (w - y)^2 = 1",
        ]
    )
    linkage = linkage.replace(start=tm.examine_start(linkage).proposal)
    motion = linkage.simulate(time=(0, 5, step), method="dop853")
    assert motion.singular_values[:, 2].min() < 0.2
    assert motion.singularities() == []


@pytest.mark.parametrize("second", [1.006, 1.016, 1.026, 1.036, 1.046])
def test_two_passages_within_five_stored_times_are_found(second):
    system = tm.System(["x"], [1], [0], [f"(t - 1.003)*(t - {second})*vx = 0"])
    found = system.simulate(time=(0, 2, 0.01)).singularities()
    assert [s.first for s in found] == pytest.approx([1.003, second], abs=1e-5)


def test_a_singular_value_that_only_touches_zero_is_found():
    system = tm.System(["x"], [1], [0], ["(t - 1)^2*vx = 0"])
    (found,) = system.simulate(time=(0, 2, 0.03)).singularities()
    assert found.first == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("step", [0.01, 0.1])
def test_two_singular_values_that_vanish_together_lower_the_rank_by_two(step):
    rows = ["sin(t)*vx = 0", "sin(t)*vy = 0", "vz = 0"]
    found = tm.System(["x", "y", "z"], [1] * 3, [0] * 3, rows).simulate(time=(1, 9, step))
    assert [s.first for s in found.singularities()] == pytest.approx(
        [np.pi, 2 * np.pi], abs=1e-2 * step
    )
    assert [(s.rank, s.greatest) for s in found.singularities()] == [(1, 3)] * 2


@pytest.mark.few("0.023")
@pytest.mark.parametrize("step", [0.01, 0.023, 0.1, 0.2])
def test_a_passage_to_another_branch_by_drift_is_found(step):
    """Without projection the linkage changes its branch at the second aligned configuration."""
    motion = parallelogram().simulate(time=(0, 5, step), method="lsoda")
    assert np.abs(motion["u"] - 1 - motion["x"])[-1] > 0.05
    found = motion.singularities()
    assert [s.first for s in found] == pytest.approx([np.pi / 2, 3 * np.pi / 2], abs=2e-3)
