"""Coulomb friction in space: closed forms, the laws themselves, invariance, hard cases."""

import json
from importlib.resources import files

import numpy as np
import pytest

from teachmech.numerics.friction import friction_residual, plane_friction
from teachmech.numerics.space_friction import space_friction
from tests.node import in_node

ROUNDING = 1e-12
G = 9.81


def contacts_of(J, inverse_mass, a, mu, **given):
    """The forces for constraint directions J, and the accelerations that follow from them."""
    W = (J * inverse_mass) @ J.T
    found = space_friction(W, J @ a, mu, **given)
    forces = np.concatenate([found.normal, found.tangential.ravel()])
    return found, a + inverse_mass * (J.T @ forces), W


def body_rows(points, normal=(0, 0, 1), body=0, bodies=1):
    """Rows of contacts of free bodies (v, omega): normal rows, then two tangential ones each."""
    n = np.array(normal, float)
    first = np.cross(n, [0, 1, 0] if abs(n[1]) < 0.9 else [1, 0, 0])
    first /= np.linalg.norm(first)

    def row(p, d):
        r = np.zeros(6 * bodies)
        r[6 * body : 6 * body + 6] = [*d, *np.cross(p, d)]
        return r

    normals = [row(p, n) for p in points]
    return np.array([*normals, *(row(p, d) for p in points for d in (first, np.cross(n, first)))])


def check_the_laws(W, q, mu, found, tolerance):
    """Signorini and Coulomb, without the projections of the solver."""
    N, T = found.normal, found.tangential
    a = W @ np.concatenate([N, T.ravel()]) + q
    m = len(mu)
    size = tolerance * np.max(np.abs(W) @ np.abs(np.concatenate([N, T.ravel()])) + np.abs(q))
    force = tolerance * (N.max() + 1)
    assert (N >= 0).all() and (a[:m] >= -size).all()
    assert (np.minimum(N / force, a[:m] / size) <= 1).all()
    amounts = np.linalg.norm(T, axis=1)
    assert (amounts <= mu * N * (1 + 1e-14)).all()
    for k, rate in enumerate(a[m:].reshape(m, 2)):
        speed = np.linalg.norm(rate)
        if amounts[k] < mu[k] * N[k] - force:
            assert speed <= size
        elif speed > size * 1e3:
            np.testing.assert_allclose(T[k], -mu[k] * N[k] * rate / speed, atol=1e3 * force)


# --- closed forms ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mu", [0.0, 0.2, 0.7])
@pytest.mark.parametrize("angle", np.radians([0, 5, 20, 40]))
@pytest.mark.parametrize("direction", np.radians([0, 30, 77, 200]))
def test_a_block_on_an_incline_slides_down_the_line_of_steepest_descent(mu, angle, direction):
    down = np.array([np.cos(direction), np.sin(direction)])
    q = G * np.array([-np.cos(angle), *(np.sin(angle) * down)])
    block = space_friction(np.eye(3), q, np.array([mu]))
    sliding = max(G * (np.sin(angle) - mu * np.cos(angle)), 0)
    assert block.solved and block.normal[0] == pytest.approx(G * np.cos(angle), rel=1e-14)
    np.testing.assert_allclose(block.slips[0], sliding * down, atol=1e-13)


@pytest.mark.parametrize("mu", [0.1, 0.4])
@pytest.mark.parametrize("direction", np.radians([10, 100, 250]))
def test_a_sliding_ball_loses_seven_halves_of_mu_g(mu, direction):
    """The slip of a solid ball ends after 2 |u|/(7 mu g), in a constant direction."""
    u = np.array([np.cos(direction), np.sin(direction)])
    radius = 0.3
    inverse = np.array([1, 1, 1, *[2.5 / radius**2] * 3])
    J = body_rows([(0, 0, -radius)])
    ball, _, _ = contacts_of(J, inverse, np.array([0, 0, -G, 0, 0, 0]), np.array([mu]),
                             slip=1.7 * u[None])  # fmt: skip
    np.testing.assert_allclose(ball.slips[0], -3.5 * mu * G * u, rtol=1e-13)
    np.testing.assert_allclose(ball.tangential[0], -mu * G * u, rtol=1e-13)


@pytest.mark.parametrize("mu", [0.1, 0.3, 2.0])
@pytest.mark.parametrize("direction", np.radians([10, 100, 250]))
def test_a_ball_that_is_thrown_onto_the_floor_slips_or_rolls(mu, direction):
    """The impulse of a solid ball sticks if mu >= 2 |u|/(7 |v_n|)."""
    u = np.array([np.cos(direction), np.sin(direction)])
    inverse = np.array([1, 1, 1, 2.5, 2.5, 2.5])
    J = body_rows([(0, 0, -1)])
    velocity = np.array([*u, -2.0, 0, 0, 0])
    rate = J[1:] @ velocity
    ball, after, _ = contacts_of(J, inverse, velocity, np.array([mu]))
    assert ball.normal[0] == pytest.approx(2, rel=1e-14)
    left = max(1 - 3.5 * mu * 2 / np.linalg.norm(rate), 0)
    np.testing.assert_allclose(J[1:] @ after, left * rate, atol=1e-13)


def test_a_box_on_four_corners_resists_until_the_push_exceeds_friction():
    corners = [(x, y, -1) for x in (-1, 1) for y in (-1, 1)]
    J, mu = body_rows(corners), np.full(4, 0.5)
    inverse = np.array([1, 1, 1, 1.5, 1.5, 1.5])
    for force in (4.0, 6.0):
        push = force * np.array([0.6, 0.8])
        at_floor = [*push, -G, -push[1], push[0], 0]  # at the height of the floor: it does not tip
        box, moved, _ = contacts_of(J, inverse, inverse * at_floor, mu)
        assert box.solved and box.residual < ROUNDING
        sliding = max(force - 0.5 * G, 0)
        np.testing.assert_allclose(moved, [sliding * 0.6, sliding * 0.8, 0, 0, 0, 0], atol=1e-11)
        assert box.normal.sum() == pytest.approx(G, rel=1e-12)
        np.testing.assert_allclose(box.tangential.sum(axis=0).round(9) ** 2 @ [1, 1],
                                   min(force, 0.5 * G) ** 2, rtol=1e-7)  # fmt: skip


def test_a_box_turned_on_the_spot_resists_up_to_the_sum_of_moments():
    """Four equal corner loads at distance sqrt(2): the torque mu m g sqrt(2) starts the turn."""
    corners = [(x, y, -1) for x in (-1, 1) for y in (-1, 1)]
    J, mu = body_rows(corners), np.full(4, 0.3)
    limit = 0.3 * G * np.sqrt(2)
    for torque in (0.99 * limit, 1.2 * limit):
        box, moved, _ = contacts_of(J, np.ones(6), np.array([0, 0, -G, 0, 0, torque]), mu)
        assert box.solved
        assert moved[5] == pytest.approx(max(torque - limit, 0), abs=1e-11)


# --- the plane as a special case, other frames, other units ---------------------------------------


@pytest.mark.parametrize("m", [1, 2, 4])
def test_without_forces_across_the_plane_it_is_friction_in_the_plane(m):
    for seed in range(20):
        rng = np.random.default_rng([m, seed])
        J = rng.normal(size=(2 * m, 2 * m + 1))
        W, q, mu = J @ J.T, J @ rng.normal(size=2 * m + 1), rng.uniform(0, 0.3, m)
        slip = rng.integers(-1, 2, m).astype(float)
        plane = plane_friction(W, q, mu, slip)
        rows = np.concatenate([np.arange(m), m + 2 * np.arange(m)])
        wide, right = np.eye(3 * m), np.zeros(3 * m)
        wide[np.ix_(rows, rows)], right[rows] = W, q
        space = space_friction(wide, right, mu, np.stack([slip, 0 * slip], axis=1))
        size = 1e-10 * (1 + plane.normal.max())
        assert space.solved
        np.testing.assert_allclose(space.normal, plane.normal, atol=size)
        np.testing.assert_allclose(space.tangential[:, 0], plane.tangential, atol=size)


def random_contacts(seed, m, freedoms, most):
    rng = np.random.default_rng([seed, m, freedoms])
    J = rng.normal(size=(3 * m, freedoms))
    return J @ J.T, J @ rng.normal(size=freedoms), rng.uniform(0, most, m), rng


def test_turned_tangential_axes_turn_the_friction_with_them():
    for seed in range(20):
        W, q, mu, rng = random_contacts(seed, 4, 13, 0.3)
        R = np.eye(12)
        turns = []
        for k, angle in enumerate(rng.uniform(0, 7, 4)):
            turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
            R[4 + 2 * k : 6 + 2 * k, 4 + 2 * k : 6 + 2 * k] = turn
            turns.append(turn)
        plain, turned = space_friction(W, q, mu), space_friction(R @ W @ R.T, R @ q, mu)
        size = 1e-9 * (1 + plain.normal.max())
        np.testing.assert_allclose(turned.normal, plain.normal, atol=size)
        for turn, T, other in zip(turns, plain.tangential, turned.tangential, strict=True):
            np.testing.assert_allclose(turn @ T, other, atol=size)


@pytest.mark.parametrize("base", [2.0, 10.0])
def test_forces_do_not_depend_on_the_units_of_each_contact(base):
    for seed in range(10):
        W, q, mu, rng = random_contacts(seed, 3, 10, 0.5)
        units = base ** rng.integers(-5, 6, 3).astype(float)
        s = np.concatenate([units, np.repeat(units, 2)])
        plain = space_friction(W, q, mu)
        other = space_friction(1e3 * s[:, None] * W * s, 1e-4 * s * q, mu)
        size = 1e-9 * (1 + plain.normal.max())
        np.testing.assert_allclose(1e7 * units * other.normal, plain.normal, atol=size)


# --- the laws, in hard cases ----------------------------------------------------------------------

FAMILIES = [
    *((1, 3, 3.0), (2, 6, 3.0), (4, 6, 3.0), (8, 6, 1.0)),
    *((10, 12, 1.0), (10, 40, 3.0), (20, 30, 1.0)),
]


@pytest.mark.parametrize(("m", "freedoms", "most"), FAMILIES)
def test_forces_meet_the_laws_to_rounding_errors(m, freedoms, most):
    for seed in range(10):
        W, q, mu, _ = random_contacts(seed, m, freedoms, most)
        found = space_friction(W, q, mu)
        assert found.solved and found.residual < ROUNDING
        check_the_laws(W, q, mu, found, 1e-10)
        forces = np.concatenate([found.normal, found.tangential.ravel()])
        rates = np.concatenate([found.gaps, found.slips.ravel()])
        assert forces @ (q + rates) <= 1e-9 * np.abs(forces) @ np.abs(q)  # impulses take energy


PAGE = """
import { readFileSync } from "node:fs";
import { frictionInSpace } from "./space_friction.js";
const given = JSON.parse(readFileSync("cases.json", "utf8"));
const array = (x) => Float64Array.from(x);
const forces = given.map((one) => Array.from(frictionInSpace(...one.map(array)) ?? []));
console.log(JSON.stringify(forces));
"""


def test_a_page_meets_the_same_laws(tmp_path):
    """Redundant contacts may have other forces, but never other motions if these are unique."""
    core = files("teachmech.numerics").joinpath("javascript")
    for name in ("kernels.js", "linear.js", "space_friction.js"):
        (tmp_path / name).write_text(core.joinpath(name).read_text("utf-8"), "utf-8")
    small = [family for family in FAMILIES if family[0] <= 8]
    cases = [random_contacts(seed, *family)[:3] for family in small for seed in range(10)]
    given = [(W.ravel().tolist(), q.tolist(), mu.tolist()) for W, q, mu in cases]
    (tmp_path / "cases.json").write_text(json.dumps(given), "utf-8")
    for (W, q, mu), f in zip(cases, in_node(tmp_path, PAGE), strict=True):
        m = len(mu)
        N, T = np.array(f[:m]), np.array(f[m:]).reshape(m, 2)
        assert friction_residual(W, q, mu, N, T) < 1e-11
        exact = space_friction(W, q, mu)
        if m <= 2 and mu.max() < 0.5:
            rates = np.concatenate([exact.gaps, exact.slips.ravel()])
            np.testing.assert_allclose(W @ f + q, rates, atol=1e-9 * np.abs(q).max())


def tower(n, mu, ratio, push):
    """Boxes with edges 1 one on the other, of masses 1, ratio, ratio^2, ...; the top is pushed."""
    corners = [(x, y) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]
    parts = []
    for b in range(n):
        rows = body_rows([(x, y, -0.5) for x, y in corners], body=b, bodies=n)
        if b:
            rows -= body_rows([(x, y, 0.5) for x, y in corners], body=b - 1, bodies=n)
        parts.append(rows)
    J = np.vstack([rows[:4] for rows in parts] + [rows[4:] for rows in parts])
    masses = ratio ** np.arange(n, dtype=float)
    inverse = np.repeat(1 / masses, 6) * np.tile([1, 1, 1, 6, 6, 6], n)
    force = np.zeros(6 * n)
    force[2::6] = -G * masses
    force[-6:-4] = masses[-1] * np.array(push)
    force[-3:-1] = np.array([-push[1], push[0]]) * masses[-1] / 2  # at the lower face
    return J, inverse, inverse * force, np.full(4 * n, mu)


@pytest.mark.parametrize("n", [1, 2, 5])
@pytest.mark.parametrize("ratio", [0.1, 1.0])
@pytest.mark.parametrize("push", [(0.0, 0.0), (1.0, 1.5), (3.0, 4.0)])
def test_the_top_of_a_tower_slides_and_the_rest_stands(n, ratio, push):
    J, inverse, a, mu = tower(n, 0.4, ratio, push)
    found, moved, W = contacts_of(J, inverse, a, mu)
    assert found.solved and found.residual < ROUNDING
    size = np.hypot(*push)
    expected = np.zeros(6 * n)
    if size:
        expected[-6:-4] = max(size - 0.4 * G, 0) * np.array(push) / size
    np.testing.assert_allclose(moved, expected, atol=1e-9)
    check_the_laws(W, J @ a, mu, found, 1e-10)


@pytest.mark.parametrize("n", [2, 5])
@pytest.mark.parametrize("push", [(0.0, 0.0), (1.0, 1.5), (3.0, 4.0)])
def test_a_tower_that_grows_heavier_upwards_meets_the_laws(n, push):
    J, inverse, a, mu = tower(n, 0.4, 10.0, push)
    found, moved, W = contacts_of(J, inverse, a, mu)
    assert found.solved and found.residual < ROUNDING
    check_the_laws(W, J @ a, mu, found, 1e-10)
    if push == (0, 0):
        np.testing.assert_allclose(moved, 0, atol=1e-9)


def test_a_warm_start_gives_the_same_laws():
    W, q, mu, _ = random_contacts(1, 5, 20, 0.5)
    first = space_friction(W, q, mu)
    start = 1.01 * np.concatenate([first.normal, first.tangential.ravel()])
    again = space_friction(W, q, mu, start=start)
    np.testing.assert_allclose(again.normal, first.normal, atol=1e-10)


def test_no_solution_and_undefined_numbers_are_reported():
    rod = np.diag([1.6, 3.4, 1.0])  # Painleve's rod where no force exists
    rod[0, 1] = rod[1, 0] = -1.2
    found = space_friction(rod, np.array([-1.0, 0, 0]), np.array([2.0]), np.array([[-1.0, 0]]))
    assert found.status == "limit" and found.residual > 1e-3
    found = space_friction(np.eye(3), np.array([np.nan, 0, 0]), np.ones(1))
    assert found.status == "undefined" and np.isnan(found.normal).all()
    nothing = space_friction(np.zeros((0, 0)), np.zeros(0), np.zeros(0))
    assert nothing.solved and nothing.tangential.shape == (0, 2)


def test_the_residual_sees_a_wrong_direction_of_friction():
    W, q, mu = np.eye(3), np.array([-10.0, 6, 8]), np.array([0.5])
    assert friction_residual(W, q, mu, np.array([10.0]), np.array([[-3.0, -4.0]])) < 1e-15
    assert friction_residual(W, q, mu, np.array([10.0]), np.array([[-4.0, -3.0]])) > 0.04
