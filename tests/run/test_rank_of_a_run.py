"""A run that decides otherwise of the rank of A than the start is reported."""

import numpy as np
import pytest

import teachmech as tm


def near(part):
    """A particle on a circle in the plane z = 0, which a nearly dependent constraint asks for."""
    return tm.System(
        ["x", "y", "z"],
        mass=[1, 1, 1],
        forces=[0, -9.81, -1],
        constraints=["x^2 + y^2 = 1", f"x^2 + y^2 + {part}*z = 1"],
        start={"x": 1},
    )


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
def test_a_constraint_that_a_run_drops_is_named(method, compiled):
    system = near("1e-8")
    assert tm.freedom(system).report.rank == 2
    motion = system.simulate((0, 0.5, 0.01), method=method, compiled=compiled)
    assert abs(motion["z"][-1]) > 0.1  # it is not held
    (said,) = motion.warnings()
    assert said.startswith("A has rank 1 in this run, and 2 at the start, as freedom() reports")
    assert "(c2)" in said
    assert said in str(motion)


@pytest.mark.parametrize("compiled", [False, True])
def test_independent_constraints_are_held_without_a_warning(compiled):
    motion = near("0.01").simulate((0, 0.5, 0.01), method="dop853", compiled=compiled)
    assert np.abs(motion["z"]).max() < 1e-6
    assert motion.warnings() == []


def rods(start):
    """Return a parallelogram of bars, which is singular where it is stretched."""
    return tm.Lagrangian(
        "(vx^2 + vy^2 + vu^2 + vw^2)/2",
        coordinates=["x", "y", "u", "w"],
        constraints=["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"],
        start=start,
    )


def test_a_singular_position_on_the_way_is_a_loss_of_rank_alone():
    motion = rods({"y": 1, "u": 1, "w": 1, "vx": 1, "vu": 1}).simulate(
        (0, 3, 0.01), method="dop853"
    )
    assert [s.rank for s in motion.singularities()] == [2]
    (said,) = motion.warnings()
    assert said.startswith("A loses rank at t = 1.57")


def test_redundant_constraints_are_no_other_rank():
    for name in ("bennett", "double-parallelogram"):
        motion = tm.example(name).simulate(time=(0, 0.2, 0.05), compiled=False)
        assert motion.warnings() == [], name
