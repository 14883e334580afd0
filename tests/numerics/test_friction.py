"""Coulomb friction against closed forms, an enumeration of modes, and the laws themselves."""

from itertools import product

import numpy as np
import pytest

from teachmech.numerics.friction import plane_friction, plane_problem
from teachmech.numerics.solution_sets import all_solutions

ROUNDING = 5e-14
G = 9.81


def body(points, inertia, normals):
    """Jacobian of contacts of a rigid body with unit mass: normal rows, then tangential ones."""
    n = np.array(normals, float)
    t = np.stack([n[:, 1], -n[:, 0]], axis=1)
    rows = [[*e, x * e[1] - y * e[0]] for d in (n, t) for e, (x, y) in zip(d, points, strict=True)]
    J = np.array(rows)
    return J, J @ np.diag([1, 1, 1 / inertia]) @ J.T


# --- plane: closed forms --------------------------------------------------------------------------


@pytest.mark.parametrize("mu", [0.0, 0.2, 0.5, 1.0])
@pytest.mark.parametrize("angle", np.radians([5, 11, 20, 40]))
def test_a_block_on_an_incline_sticks_or_slides(angle, mu):
    q = G * np.array([-np.cos(angle), np.sin(angle)])
    block = plane_friction(np.eye(2), q, np.array([mu]))
    sliding = G * (np.sin(angle) - mu * np.cos(angle))
    assert block.normal[0] == pytest.approx(G * np.cos(angle), rel=1e-14)
    assert block.slips[0] == pytest.approx(max(sliding, 0), abs=1e-14)
    upward = plane_friction(np.eye(2), q, np.array([mu]), slip=np.array([-1]))
    assert upward.slips[0] == pytest.approx(G * (np.sin(angle) + mu * np.cos(angle)), rel=1e-14)


@pytest.mark.parametrize("floor", [0.2, 0.5, 0.9])
@pytest.mark.parametrize("wall", [0.0, 0.3])
@pytest.mark.parametrize("change", [-0.01, 0.01])
def test_a_ladder_stands_from_a_certain_angle_on(floor, wall, change):
    """tan of the angle to the floor >= (1 - mu_floor mu_wall)/(2 mu_floor)."""
    angle = np.arctan((1 - floor * wall) / (2 * floor)) + change
    x, y = np.cos(angle), np.sin(angle)
    J, W = body([(x, -y), (-x, y)], 1 / 3, [(0, 1), (1, 0)])
    ladder = plane_friction(W, J @ np.array([0, -G, 0]), np.array([floor, wall]))
    assert ladder.solved and ladder.residual < ROUNDING
    moves = np.abs(np.concatenate([ladder.gaps, ladder.slips])).max()
    assert moves < 1e-13 if change > 0 else moves > 1e-3


def test_a_rocking_block_loses_the_angular_velocity_of_housner():
    """1 - (3/2) sin^2 alpha with tan alpha = b/h, and the corner on which it rocked lifts."""
    b, h, before = 0.1, 0.4, -1.0
    J, W = body([(-b, -h), (b, -h)], (b**2 + h**2) / 3, [(0, 1), (0, 1)])
    velocity = before * np.array([-h, b, 1])
    block = plane_friction(W, J @ velocity, np.array([9.0, 9.0]))
    after = velocity + np.diag([1, 1, 3 / (b**2 + h**2)]) @ J.T @ np.concatenate(
        [block.normal, block.tangential]
    )
    assert after[2] / before == pytest.approx(1 - 1.5 * b**2 / (b**2 + h**2), rel=1e-13)
    assert block.normal[0] == 0 and block.gaps[0] > 0 and block.residual < ROUNDING


@pytest.mark.parametrize("push", [0.0, 3.0, -20.0])
@pytest.mark.parametrize("mu", [0.1, 0.5])
def test_blocks_in_a_stack_slide_one_on_the_other(mu, push):
    """Two unit masses on a floor, a force on the upper one; mu N is 2 mu g below and mu g above."""
    J = np.array([[1.0, 0, 0, 0], [-1, 1, 0, 0], [0, 0, 1, 0], [0, 0, -1, 1]])
    stack = plane_friction(J @ J.T, J @ np.array([-G, -G, 0, push]), np.full(2, mu))
    np.testing.assert_allclose(stack.normal, [2 * G, G], rtol=1e-13)
    upper = np.sign(push) * max(abs(push) - mu * G, 0)  # the lower block never moves
    np.testing.assert_allclose(stack.slips, [0, upper], atol=1e-13)


# --- Painleve's rod -------------------------------------------------------------------------------


def painleve(angle, rate, mu):
    """Return a rod of unit mass and half length 1 whose lower left end slides to the left."""
    x, y = np.cos(angle), np.sin(angle)
    J, W = body([(-x, -y)], 1 / 3, [(0, 1)])
    return W, J @ np.array([0, -G, 0]) + rate**2 * np.array([y, x]), np.array([mu])


def closed_form(angle, rate, mu):
    return G - rate**2 * np.sin(angle), 1 + 3 * np.cos(angle) * (np.cos(angle) - mu * np.sin(angle))


@pytest.mark.parametrize("mu", [0.3, 1.0, 1.3])
@pytest.mark.parametrize("angle", np.radians([20, 63.43, 80]))
@pytest.mark.parametrize("rate", [0.0, 2.0, 5.0])
def test_the_rod_slides_with_the_known_force_below_the_critical_friction(angle, rate, mu):
    rod = plane_friction(*painleve(angle, rate, mu), slip=np.array([-1]))
    over, under = closed_form(angle, rate, mu)
    assert under > 0 and rod.residual < ROUNDING
    assert rod.normal[0] == pytest.approx(max(over / under, 0), rel=1e-13)
    assert rod.tangential[0] == pytest.approx(mu * rod.normal[0], rel=1e-15)


@pytest.mark.parametrize("mu", [1.4, 2.0])
def test_above_it_there_is_no_force_or_there_are_two(mu):
    angle = np.arctan(2)
    slow, fast = painleve(angle, 1.0, mu), painleve(angle, 5.0, mu)
    slip = np.array([-1])
    assert closed_form(angle, 1.0, mu)[1] < 0
    assert plane_friction(*slow, slip=slip).status == "ray"
    assert all_solutions(*plane_problem(*slow, slip)) == []  # inconsistent
    over, under = closed_form(angle, 5.0, mu)
    opens, jams = all_solutions(*plane_problem(*fast, slip))  # indeterminate
    assert opens.z[0] == 0 and opens.w[0] == pytest.approx(-over, rel=1e-13)
    assert jams.z[0] == pytest.approx(over / under, rel=1e-12) and jams.w[0] == 0


def test_the_least_critical_friction_of_the_rod_is_four_thirds():
    for mu, positive in ((4 / 3 - 1e-6, True), (4 / 3 + 1e-6, False)):
        matrix, _ = plane_problem(*painleve(np.arctan(2), 0.0, mu), np.array([-1]))
        assert (matrix[0, 0] > 0) == positive


def test_an_impulse_resolves_the_inconsistent_case():
    """Velocities without an approach, yet an impulse that makes the contact stick or leave."""
    W, _, mu = painleve(np.arctan(2), 0.0, 2.0)
    found = [
        (piece.z, piece.w)
        for piece in all_solutions(*plane_problem(W, np.array([0.0, -1.0]), mu))
        if piece.z[0] > 1e-9
    ]
    assert found  # an impact without collision
    T = found[0][0][1] - found[0][0][2]
    assert W[1] @ np.array([found[0][0][0], T]) == pytest.approx(1, rel=1e-12)  # it sticks


# --- plane: all modes -----------------------------------------------------------------------------


def modes(W, q, mu):
    """All solutions by a trial of the modes open, stick, slides one way or the other."""
    m = len(mu)
    for mode in product((None, 0, 1, -1), repeat=m):
        A, right = np.eye(2 * m), np.zeros(2 * m)
        for k, slip in enumerate(mode):
            if slip is None:
                continue
            A[k], right[k] = W[k], -q[k]
            if slip == 0:
                A[m + k], right[m + k] = W[m + k], -q[m + k]
            else:
                A[m + k, k] = mu[k] * slip
        forces = np.linalg.solve(A, right)
        a, N, T = W @ forces + q, forces[:m], forces[m:]
        good = all(
            a[k] >= 0 if slip is None
            else N[k] >= 0 and (abs(T[k]) <= mu[k] * N[k] if slip == 0 else slip * a[m + k] >= 0)
            for k, slip in enumerate(mode)
        )  # fmt: skip
        if good:
            yield forces


@pytest.mark.parametrize("m", [1, 2, 3])
def test_forces_are_those_of_an_enumeration_of_modes(m):
    for seed in range(40):
        rng = np.random.default_rng([m, seed])
        J = rng.normal(size=(2 * m, 2 * m + 1))
        W, q, mu = J @ J.T, J @ rng.normal(size=2 * m + 1), rng.uniform(0, 1, m)
        contacts = plane_friction(W, q, mu)
        forces = np.concatenate([contacts.normal, contacts.tangential])
        assert contacts.solved and contacts.residual < ROUNDING
        size = 1e-9 * (1 + np.abs(forces).max())
        assert any(np.allclose(forces, other, atol=size) for other in modes(W, q, mu))
        a = W @ forces + q
        np.testing.assert_allclose(contacts.gaps, a[:m], atol=1e-11 * np.abs(q).max())
        np.testing.assert_allclose(contacts.slips, a[m:], atol=1e-11 * np.abs(q).max())


@pytest.mark.parametrize(("m", "freedoms"), [(1, 3), (2, 3), (4, 3), (10, 6), (10, 30), (25, 30)])
def test_impulses_exist_for_redundant_contacts_and_any_friction(m, freedoms):
    """Anitescu, Potra 1997."""
    for seed in range(20):
        rng = np.random.default_rng([m, freedoms, seed])
        J = rng.normal(size=(2 * m, freedoms))
        velocities, mu = J @ rng.normal(size=freedoms), rng.choice([0, 0.3, 1, 5], m)
        contacts = plane_friction(J @ J.T, velocities, mu)
        assert contacts.solved and contacts.residual < ROUNDING
        assert (np.abs(contacts.tangential) <= mu * contacts.normal * (1 + 1e-12)).all()
        forces = np.concatenate([contacts.normal, contacts.tangential])
        rates = np.concatenate([contacts.gaps, contacts.slips])
        assert forces @ (velocities + rates) <= 1e-9  # friction and impacts take energy


@pytest.mark.parametrize("base", [2.0, 10.0])
def test_forces_do_not_depend_on_the_units(base):
    for seed in range(20):
        rng = np.random.default_rng(seed)
        J = rng.normal(size=(8, 3))
        W, q, mu = J @ J.T, J @ rng.normal(size=3), rng.uniform(0, 1, 4)
        mass, time = base ** rng.uniform(-8, 8, 2)
        contacts, other = plane_friction(W, q, mu), plane_friction(mass * W, time * q, mu)
        size = 1e-9 * contacts.normal.max()
        np.testing.assert_allclose(other.normal * mass / time, contacts.normal, atol=size)
        np.testing.assert_allclose(other.tangential * mass / time, contacts.tangential, atol=size)
