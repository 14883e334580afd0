"""Constraints on velocities that can be integrated, against forms with known integrals."""

import pytest

from teachmech import System

KNOWN = {
    "x*vx + y*vy": True,  # of (x^2 + y^2)/2
    "y*vx - x*vy": True,  # divided by y^2, of x/y
    "vx = a*vy": True,
    "vx = t": True,  # of x - t^2/2
    "exp(x)*(z*vx + x*vz + 1)": True,  # divided by exp(x), of x z + t
    "(x + y*z)^2*(vx + z*vy + y*vz)": True,  # of (x + y z)^3/3
    "z*vx - vy": False,
    "vx = y": False,  # y may be anything at any time
    "vx*cos(t) - vy": False,
    "x*vy - y*vx + vz": False,
    "vx^2 + vy^2 = 1": False,  # nonlinear: not examined
}


@pytest.mark.parametrize("text", KNOWN)
def test_a_velocity_constraint_is_reported_if_it_can_be_integrated(text):
    system = System(["x", "y", "z"], [1, 1, 1], [0, 0, 0], [text], {"a": 2}, name="form")
    shown = system.equations().text
    assert f"constraint 1, c1: velocity constraint, given as  {text}\n" in shown
    assert ("it can be integrated" in shown) == KNOWN[text]


def test_a_holonomic_constraint_has_no_such_sentence():
    system = System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"], name="rod")
    assert "it can be integrated" not in system.equations().text
