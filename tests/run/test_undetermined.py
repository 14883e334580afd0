"""Indefinite mass matrices that the constraints make definite, and accelerations of least norm."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.dynamics import least_norm_acceleration, metric

STABILISED = [
    *((m, s) for m in ("rk4", "dop853", "tsit5", "radau") for s in ("projection", "baumgarte")),
    ("lsoda", "baumgarte"),
]


def pair(mass, forces=("1 - vx", "0.5"), **others):
    start = {"x": 0.3, "y": 0.3}
    return tm.System(["x", "y"], mass, forces, ["x = y"], start=start, **others)


@pytest.mark.few("tsit5-projection")
@pytest.mark.parametrize(("method", "stabilisation"), STABILISED)
def test_an_indefinite_mass_that_the_constraint_makes_definite_runs(method, stabilisation):
    """x = y moves with the mass 2 - 1: x'' = 1.5 - x', and 2 x'' = 1 - x' - lambda."""
    motion = pair([2, -1]).simulate((0, 1, 0.01), method=method, stabilisation=stabilisation)
    decay = np.exp(-motion.t)
    exact = 0.3 + 1.5 * (motion.t - 1 + decay)
    assert motion["x"] == pytest.approx(exact, abs=1e-8)
    assert motion["y"] == pytest.approx(exact, abs=1e-8)
    assert motion.multipliers[:, 0] == pytest.approx(1 - motion["vx"] - 3 * decay, abs=1e-8)


def test_a_rotated_indefinite_mass_gives_the_same_motion():
    c, s = np.cos(0.4), np.sin(0.4)
    R = np.array([[c, -s], [s, c]])
    M = (R @ np.diag([2.0, -1.0]) @ R.T).tolist()
    Q = R @ [1.0, 0.5]
    along = R @ [1.0, 1.0]
    system = tm.System(["u", "w"], M, [*map(float, Q)], [f"{-along[1]}*u + {along[0]}*w"])
    motion = system.simulate((0, 1, 0.1), method="dop853")
    assert motion.q[-1] == pytest.approx(1.5 / 2 * along, abs=1e-9)


def test_a_mass_matrix_without_a_diagonal_runs():
    """T = vx vy is vx^2 where x = y, so that the force 1.5 gives 2 x'' = 1.5."""
    system = pair([[0, 1], [1, 0]], ("1", "0.5"))
    motion = system.simulate((0, 1, 0.1), method="dop853")
    assert motion["x"] == pytest.approx(0.3 + 0.375 * motion.t**2, abs=1e-9)
    with pytest.raises(tm.ProblemError, match="negative eigenvalue is not compiled"):
        system.simulate((0, 1, 0.1), compiled=True)


@pytest.mark.parametrize(
    ("mass", "what"),
    [
        ([1, -2], "mass of y: it is -2 at the start"),
        ([-2, 1], "mass of x: it is -2 at the start"),
        ([[1, 3], [3, -9]], "mass of y: it is -9 at the start"),
        ([1, -1], "a motion of x, y has neither mass nor constraint"),
    ],
)
def test_a_mass_that_the_constraints_leave_negative_is_refused(mass, what):
    with pytest.raises(tm.ProblemError, match=what):
        pair(mass).simulate((0, 1, 0.1))


def test_machine_code_and_pages_say_that_they_need_another_mass():
    with pytest.raises(tm.ProblemError, match="mass matrix with a negative eigenvalue is not comp"):
        pair([2, -1]).simulate((0, 1, 0.1), compiled=True)
    with pytest.raises(tm.ProblemError, match="in JavaScript needs a positive semidefinite"):
        pair([2, -1]).program((0, 1, 0.1), language="javascript")


MASSLESS = {
    "coordinates": ["x", "y", "z"],
    "mass": [2, 0, 0],
    "constraints": ["y + z = x"],
}


@pytest.mark.parametrize(("method", "stabilisation"), STABILISED)
def test_the_acceleration_of_least_norm_runs_on_request(method, stabilisation):
    system = tm.System(**MASSLESS, forces=["6", 0, 0])
    with pytest.raises(tm.ProblemError, match=r"motion of y, z has neither .* allow_undetermined"):
        system.simulate((0, 1, 0.1))
    motion = system.simulate(
        (0, 1, 0.1), method=method, stabilisation=stabilisation, allow_undetermined=True
    )
    assert motion.a == pytest.approx(np.tile([3, 1.5, 1.5], (11, 1)), abs=1e-9)
    assert motion.q[-1] == pytest.approx([1.5, 0.75, 0.75], abs=1e-9)
    report = tm.uniqueness(motion)
    assert not report.acceleration_unique and report.moving == ("y", "z")
    assert np.abs(report.free_accelerations[:, 0]) == pytest.approx([0, 0.5**0.5, 0.5**0.5])
    assert "the acceleration is not determined: 1 free direction in y, z" in str(report)
    M, A, b = motion.linear_system(5)
    others = motion.a[5] + report.free_accelerations @ [0.7]
    assert A @ others == pytest.approx(b, abs=1e-9)
    assert M @ others == pytest.approx(M @ motion.a[5], abs=1e-12)


def test_a_force_along_a_motion_without_mass_is_named():
    system = tm.System(**MASSLESS, forces=["6", 1, -1])
    with pytest.raises(
        tm.ProblemError, match="no acceleration exists: a force acts along a motion"
    ):
        system.simulate((0, 1, 0.1), allow_undetermined=True)
    assert tm.System(**MASSLESS, forces=["6", 1, 1]).simulate((0, 1, 0.1), allow_undetermined=True)


def test_the_least_norm_is_that_of_the_pseudo_inverse_of_the_whole_system(rng):
    for _ in range(100):
        n, m = rng.integers(2, 7), rng.integers(1, 5)
        root = rng.normal(size=(rng.integers(0, n), n))
        A = rng.normal(size=(m, n)) * (rng.random(m) < 0.7)[:, None]
        M = root.T @ root
        qdd = rng.normal(size=n)
        Q, b = M @ qdd + A.T @ rng.normal(size=m), A @ qdd
        K = np.block([[M, A.T], [A, np.zeros((m, m))]])
        expected = np.linalg.pinv(K, rcond=1e-10) @ [*Q, *b]
        found, multipliers, *_ = least_norm_acceleration(M, Q, A, b)
        assert found == pytest.approx(expected[:n], abs=1e-6)
        assert multipliers == pytest.approx(expected[n:], abs=1e-6)
        K = metric(M, A)
        assert np.linalg.eigvalsh(K)[0] > 0 and np.abs(K - K.T).max() < 1e-12 * np.abs(K).max()
