"""Baumgarte's stabilisation against the exact decay that it promises."""

import subprocess
import sys

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import baumgarte

ACCURATE = {"method": "dop853", "tolerance": 1e-12, "stabilisation": "baumgarte"}


def decay(t, h0, r0, alpha, beta):
    """h of h'' + 2 alpha h' + beta^2 h = 0 from h0 and h'(0) = r0."""
    if alpha == beta:
        return (h0 + (r0 + alpha * h0) * t) * np.exp(-alpha * t)
    first, second = baumgarte.roots(alpha, beta)
    a = (r0 - second * h0) / (first - second)
    return (a * np.exp(first * t) + (h0 - a) * np.exp(second * t)).real


@pytest.mark.parametrize(("alpha", "beta"), [(3, 3), (4, 2), (1, 6), (0, 5), (2, 0)])
@pytest.mark.parametrize("constraint", ["x^2 + y^2 = 1", "x^2 + y^2 = 1 + 0.3*sin(2*t)"])
def test_an_error_of_a_holonomic_constraint_decays_as_the_damped_equation_says(
    constraint, alpha, beta
):
    s = tm.System(["x", "y"], [1, 2], [0, -9.81], [constraint], start={"x": 1.1, "vx": 0.2})
    motion = s.simulate(
        time=(0, 2), alpha=alpha, beta=beta, allow_inconsistent_start=True, **ACCURATE
    )
    h, r = motion.violation[:, 0], motion.velocity_violation[:, 0]
    assert h == pytest.approx(decay(motion.t, h[0], r[0], alpha, beta), abs=1e-9)


def test_an_error_of_a_non_holonomic_constraint_decays_exponentially():
    s = tm.System(
        ["x", "y", "phi"],
        mass=[1, 1, 1],
        forces=[1, 0, 0],
        constraints=["vx*sin(phi) - vy*cos(phi)"],
        start={"vy": 0.3, "vphi": 2},
    )
    motion = s.simulate(time=(0, 3), alpha=0.7, allow_inconsistent_start=True, **ACCURATE)
    g = motion.violation[:, 0]
    assert g == pytest.approx(g[0] * np.exp(-1.4 * motion.t), abs=1e-10)


@pytest.mark.parametrize(
    ("step", "stable"), [(0.002, True), (0.05, True), (0.27, True), (0.29, False)]
)
def test_rk4_follows_the_decay_up_to_its_limit_of_stability(step, stable):
    """The constraint x = 0 without force is the damped equation itself, so the growth is exact."""
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["x = 0"], start={"x": 1e-3})
    motion = s.simulate(
        time=(0, 100 * step, step),
        stabilisation="baumgarte",
        alpha=10,
        beta=10.0001,
        allow_inconsistent_start=True,
    )
    growth = baumgarte.rk4_growth(10, 10.0001, step)
    assert (growth < 1) == stable
    sizes = np.abs(motion.violation[50:, 0])
    measured = (sizes[-1] / sizes[0]) ** (1 / 50)
    assert measured == pytest.approx(growth, rel=0.05)


def test_the_two_published_forms_are_one():
    assert baumgarte.from_damping_and_stiffness(*baumgarte.to_damping_and_stiffness(3, 7)) == (3, 7)
    for root in baumgarte.roots(3, 7):
        assert abs(root**2 + 6 * root + 49) < 1e-12
    with pytest.raises(tm.ProblemError, match="must not be negative"):
        baumgarte.from_damping_and_stiffness(-1, 2)
    with pytest.raises(tm.ProblemError, match="alpha = -1 is negative"):
        tm.example("pendulum").simulate(stabilisation="baumgarte", alpha=-1)


def test_it_keeps_rk4_near_the_constraint_and_the_report_says_how():
    problem = tm.example("pendulum")
    plain, damped = (problem.simulate(method="rk4", stabilisation=s) for s in ("none", "baumgarte"))
    assert np.abs(damped.violation).max() < np.abs(plain.violation).max() / 20
    assert "stabilisation: baumgarte, alpha = 5, beta = 5 1/s" in str(damped)


def test_its_program_runs_by_itself(tmp_path):
    motion = tm.example("turned-hoop").simulate(
        time=(0, 0.5, 0.01), method="rk4", stabilisation="baumgarte", alpha=4, beta="sqrt(30)"
    )
    (tmp_path / "p.py").write_text(motion.program(), encoding="utf-8")
    subprocess.run([sys.executable, "p.py"], cwd=tmp_path, check=True, capture_output=True)
    motion.to_csv(tmp_path / "ours.csv")
    assert (tmp_path / "turned-hoop.csv").read_text() == (tmp_path / "ours.csv").read_text()


def test_a_file_can_ask_for_it():
    text = (
        tm.example("pendulum")
        .to_yaml()
        .replace(
            "solver: {method: dop853, tolerance: 1e-11}",
            "solver: {stabilisation: baumgarte, alpha: 8, beta: 2*pi}",
        )
    )
    settings = tm.ParticleProblem.loads(text).settings
    assert (settings.alpha, settings.beta) == (8, pytest.approx(2 * np.pi))
