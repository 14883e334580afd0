"""The files on the page of recipes, against exact motions; pytest runs the page's Python itself."""

import math
import re

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

from teachmech.problems.library import loaded
from tests import ROOT

PAGE = ROOT / "docs" / "recipes.md"
FILES = [
    loaded(text, PAGE.name)
    for text in re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
]


def pendulums():
    return [file for file in FILES if "L" in file.system.parameters]


def test_the_pendulum_in_every_kind_of_file_moves_as_the_elliptic_functions_say():
    assert [type(file).__name__ for file in pendulums()] == [
        "ParticleProblem",
        "SystemProblem",
        "Mechanism",
    ]
    k, omega = math.sin(math.pi / 6), math.sqrt(9.81)  # k is the sine of half the amplitude
    for file in pendulums():
        motion = file.simulate()
        sn = ellipj(ellipk(k**2) - omega * motion.t, k**2)[0]
        exact = 1 - 2 * (k * sn) ** 2  # the cosine of the angle
        x, *y = motion.q.T[:2]
        height = -y[0] if y else np.cos(x)
        np.testing.assert_allclose(height, exact, atol=1e-8)


def test_the_ladder_keeps_the_coordinate_that_is_fixed():
    (ladder,) = (file for file in FILES if file not in pendulums())
    motion = ladder.simulate()
    assert motion["A_x"][0] == 0.5
    assert motion["B_y"][0] == pytest.approx(math.sqrt(4 - 0.25), abs=1e-12)
