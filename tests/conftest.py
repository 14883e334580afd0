"""Systems that many tests use."""

import numpy as np
import pytest

import teachmech as tm


@pytest.fixture
def pendulum():
    """A unit pendulum in the plane, released from the horizontal."""
    return tm.System(
        coordinates=["x", "y"],
        mass=["m", "m"],
        forces=[0, "-m*g"],
        constraints=[tm.Constraint("x^2 + y^2 = L^2", "rod")],
        parameters={"m": 1, "g": 9.81, "L": 1},
        start={"x": "-L"},
        name="pendulum",
        points=[("x", "y")],
    )


@pytest.fixture
def rng():
    return np.random.default_rng(20040152)
