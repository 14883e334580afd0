"""The short program gives the numbers of RK4, and refuses what it does not have."""

import numpy as np
import pytest

import teachmech as tm

pytestmark = pytest.mark.quick

STEPS = {  # examples, with a step of RK4 if their file has an adaptive method
    "pendulum": None,
    "meridian": None,
    "conical-pendulum": None,
    "four-bar": 0.002,
    "bennett": 0.002,
    "bicycle": 0.002,
    "heavy-top": 0.002,
}


def rows_of(source):
    program = {"__name__": "simple"}
    exec(source, program)  # noqa: S102
    return program["run"]()


@pytest.mark.few("four-bar")
@pytest.mark.parametrize("name", STEPS)
def test_a_simple_program_gives_the_numbers_of_rk4(name):
    problem, step = tm.example(name), STEPS[name]
    time = (0, 0.2, step or 0.005)
    rows = rows_of(problem.program(time, simple=True))
    motion = problem.simulate(time, method="rk4", stabilisation="none", compiled=False)
    expected = np.column_stack([motion.t, motion.q, motion.v])
    n = expected.shape[1]
    scale = np.abs(expected).max(axis=0) + 1.0
    assert np.abs((rows[:, :n] - expected) / scale).max() < 1e-11
    if (motion.rank == len(motion.system.constraints)).all():
        size = np.abs(motion.multipliers).max() + 1.0
        assert np.abs(rows[:, n:] - motion.multipliers).max() < 1e-10 * size


def test_a_simple_program_of_a_pendulum_is_short():
    source = tm.example("pendulum").program(simple=True)
    assert source.count("\n") <= 120
    assert "sizes" not in source and "cache" not in source


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("pendulum", {"method": "dop853"}, "does not have the method Dormand-Prince"),
        ("pendulum", {"stabilisation": "projection"}, "does not have a stabilisation"),
        ("pendulum", {"until": "x1 = 0"}, "does not have a condition that ends the motion"),
        ("pendulum", {"language": "matlab"}, "written in Python alone"),
        ("pendulum", {"derivatives": "feed"}, "written in Python alone"),
        ("bouncing-ball", {}, "constraints that begin or cease to act"),
        ("planar-robot", {}, "does not have programmes"),
    ],
)
def test_a_simple_program_refuses_what_it_does_not_have(name, options, words):
    with pytest.raises(tm.ProblemError, match=words):
        tm.example(name).program((0, 1, 0.01), simple=True, **options)


def test_a_simple_program_refuses_functions_samples_and_negative_masses():
    free = {"coordinates": ["x"], "mass": [1], "forces": ["u"], "inputs": {"u": lambda t, q, v: 1}}
    with pytest.raises(tm.ProblemError, match="a Python function, which a simple program"):
        tm.System(**free).program((0, 1, 0.1), simple=True)
    samples = tm.System(**free | {"inputs": {"u": {"times": [0, 1], "values": [0, 1]}}})
    with pytest.raises(tm.ProblemError, match="inputs that are samples or have limits"):
        samples.program((0, 1, 0.1), simple=True)
    rod = tm.System(["x", "y"], mass=[-1, 2], forces=[0, 0], constraints=["x = y"])
    with pytest.raises(tm.ProblemError, match="negative eigenvalues"):
        rod.program((0, 1, 0.1), simple=True)
