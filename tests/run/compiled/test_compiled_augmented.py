"""The augmented Lagrangian as machine code: the rounds of the plain program, whatever the rank."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from tests.run.compiled.test_compiled import (
    bead,
    chain,
    doubled,
    measured,
    plainly,
    prepared,
    recorded,
)

pytest.importorskip("llvmlite")

from teachmech.run.compiled.policy import is_compiled

STATES = ("q", "v", "a", "multipliers", "constraint_force")


def both(problem, **options):
    """Return the motion of the plain program, and the compiled one."""
    options = {"stabilisation": "augmented", **options}
    plain, motion = (problem.simulate(**options, compiled=compiled) for compiled in (False, True))
    assert motion.stats.compiled
    assert not plain.stats.compiled
    return plain, motion


SYSTEMS = {
    "full moving M, time": bead(),
    "chain": chain(3, 0.1),
    "more constraints than are compiled with singular values": chain(70, 0.1),
    "redundant": doubled(chain(3, 0.1)),
    "singular M": tm.example("four-bar").system,
    "singular M in space": tm.example("gyroscope").system,
    "singular M, redundant": measured(["x = sin(th)", "y = -cos(th)"]),
    "redundant by its proportions": tm.example("bennett").system,
    "rows of unlike size": tm.System(
        ["x", "y", "z"],
        mass=[1, 2, 3],
        forces=[1, 2, "-9.81"],
        constraints=["1e4*(x^2 + y^2 + z^2) = 1e4", "1e-7*z = 1e-7*x*y"],
        start={"x": 1},
    ),
    "no constraint": tm.System(["z"], mass=[2], forces=["-10*z"], start={"z": 1}),
}


@pytest.mark.parametrize("name", SYSTEMS)
def test_accelerations_and_multipliers_are_those_of_the_plain_program(name):
    """On the constraints and off them, where the equations may contradict each other."""
    system = SYSTEMS[name]
    program, q, v, problem = prepared(system, stabilisation="augmented")
    random = np.random.default_rng(3)
    for size in (0, 1e-9, 1e-2):
        there = (0.3, q + size * random.normal(size=len(q)), v + size * random.normal(size=len(q)))
        found, rank = recorded(problem, *there)
        expected, expected_rank = plainly(program, *there, system.parameter_array)
        assert rank == expected_rank
        atol = 1e-9 * np.abs(expected).max()
        np.testing.assert_allclose(found, expected, rtol=0, atol=atol)


@pytest.mark.parametrize("angle", [0, 1e-12, 1e-9, 1e-6, 1e-4, 1e-2])
def test_beside_a_singular_position_the_same_is_met_of_what_it_asks_for(angle):
    """Two rods that meet almost in line: a row of A is almost the other."""
    system = tm.System(
        ["x", "y"],
        mass=[1, 2],
        forces=[0, "-9.81"],
        constraints=["x^2 + y^2 = 1", "(x - 2)^2 + y^2 = 1"],
        start={"x": 1},
    )
    program, _, _, problem = prepared(system, stabilisation="augmented")
    there = (0.0, np.array([np.cos(angle), np.sin(angle)]), np.array([0.0, 0.5]))
    found, rank = recorded(problem, *there)
    expected, expected_rank = plainly(program, *there, system.parameter_array)
    assert rank == expected_rank == (1 if angle < 1e-10 else 2)
    assert np.isfinite(expected).all()
    for part in (slice(2), slice(2, 4), slice(4, 6)):  # acceleration, multipliers, force
        atol = 1e-10 * (1 + np.abs(expected[part]).max())
        np.testing.assert_allclose(found[part], expected[part], rtol=0, atol=atol)


@pytest.mark.few("redundant-dop853")
@pytest.mark.parametrize("method", ["rk4", "dop853"])
@pytest.mark.parametrize("name", ["redundant", "singular M", "singular M, redundant"])
def test_the_motion_is_that_of_the_plain_program(name, method):
    options = {"time": (0, 1, 0.01), "method": method, "tolerance": 1e-12}
    plain, motion = both(SYSTEMS[name], **options)
    assert motion.stats.steps == plain.stats.steps
    assert (motion.rank == plain.rank).all()
    for field in STATES:
        expected = getattr(plain, field)
        atol = 1e-10 * np.abs(expected).max()
        np.testing.assert_allclose(getattr(motion, field), expected, rtol=0, atol=atol)
    np.testing.assert_allclose(motion.singular_values, plain.singular_values, rtol=1e-9, atol=1e-12)
    energy = 1 + np.abs(plain.kinetic_energy).max()
    for field in ("work_applied", "work_constraint"):
        expected = getattr(plain, field)
        np.testing.assert_allclose(getattr(motion, field), expected, rtol=0, atol=1e-9 * energy)


def test_a_motion_through_the_loss_of_rank_is_that_of_the_plain_program():
    plain, motion = both(tm.example("meridian"), time=(0, 4, 0.01), method="rk4")
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-9)
    assert (motion.rank == plain.rank).all()


@pytest.mark.parametrize("name", ["full moving M, time", "redundant"])
def test_radau_agrees_to_its_tolerance(name):
    """Its Jacobian is exact there, and taken from differences in the plain program."""
    plain, motion = both(SYSTEMS[name], time=(0, 0.5, 0.1), method="radau", tolerance=1e-9)
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-7)
    assert np.abs(motion.energy_balance).max() < 1e-6


def test_radau_steps_over_the_swings_of_a_stiff_spring():
    pull = "k*(1 - 1/sqrt(x^2 + y^2))"
    elastic = tm.System(
        ["x", "y", "z"],
        mass=[1, 1, 1],
        forces=[f"-{pull}*x", f"-9.81 - {pull}*y", "-9.81"],
        constraints=["z = y", "2*z = 2*y"],
        parameters={"k": 1e6},
        start={"x": 1},
    )
    options = {"time": (0, 1, 0.1), "method": "radau", "tolerance": 1e-7}
    motion = elastic.simulate(**options, stabilisation="augmented", compiled=True)
    projected = elastic.simulate(**options, compiled=True)
    np.testing.assert_allclose(motion.q, projected.q, rtol=0, atol=1e-5)
    assert motion.stats.steps < 2000


@pytest.mark.few("dop853")
@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
def test_a_state_outside_the_domain_ends_alike(method):
    sliding = tm.System(
        ["x", "y"],
        mass=[1, 1],
        forces=[0, 0],
        constraints=["y = 2*x^2.5"],
        start={"x": 1, "y": 2, "vx": -1, "vy": -5},
    )
    ends = []
    for compiled in (False, True):
        with pytest.raises(tm.SimulationError, match="cannot go on") as error:
            sliding.simulate(
                time=(0, 3, 0.01), method=method, stabilisation="augmented", compiled=compiled
            )
        ends.append(error.value)
    assert str(ends[1]).split(";")[0] == str(ends[0]).split(";")[0]


def test_where_a_constraint_lets_go_of_what_has_no_mass_no_rank_is_decided_either():
    lighter = tm.System(["x", "s"], mass=[1, 0], forces=[0, 1], constraints=["x + s*cos(t) = 0"])
    plain, motion = both(lighter, time=(0, np.pi / 2, np.pi / 20))
    assert motion.t[-1] == np.pi / 2
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-9 * np.abs(plain.q).max())


def test_a_motion_ends_where_it_does_in_the_plain_program():
    swing = tm.example("pendulum")
    plain, motion = both(swing, time=(0, 8, 0.01), method="dop853", until="lambda1 = 6")
    assert plain.stopped
    assert motion.stopped
    assert motion.t[-1] == pytest.approx(plain.t[-1], abs=1e-9)


def test_members_of_an_ensemble_equal_a_run_each():
    swing = tm.example("pendulum").system
    options = {"time": (0, 1, 0.1), "method": "dop853", "stabilisation": "augmented"}
    values = {"g": [5.0, 9.81]}
    result = tm.ensemble(swing, values, **options, store=["x1", "lambda1"], compiled=True)
    for k, g in enumerate(values["g"]):
        motion = swing.simulate(**options, parameters={"g": g}, compiled=True)
        assert (result["lambda1"][k] == motion["lambda1"]).all()
    assert not result.failures
    ball = tm.System(["z"], mass=["m"], forces=["-10*m"], parameters={"m": 1})
    result = tm.ensemble(ball, {"m": [1, 0, -1]}, **options, compiled=True)
    assert sorted(result.failures) == [1, 2]


def test_what_takes_the_plain_program_long_is_compiled_by_default():
    system = tm.example("pendulum").system
    for end, pays in ((1, False), (20, True)):
        settings = Settings.of((0, end, 0.01), stabilisation="augmented")
        assert is_compiled(system, settings, None) == pays
