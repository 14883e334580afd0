"""Rigid bodies by their reference points: exact rotations in plane and space."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

import teachmech as tm
from teachmech.problems.mechanisms.frames import Frame

seeds = st.integers(0, 2**32 - 1)
dimensions = st.sampled_from([2, 3])


def body(rng, d, n=4):
    """Reference points well apart, and others."""
    while True:
        points = rng.normal(size=(d, d))
        if np.linalg.svd(points[1:] - points[0], compute_uv=False)[-1] > 0.2:
            return points, rng.normal(size=(n, d))


def turned(rng, d):
    """A random rotation, and where the first point goes."""
    Q, R = np.linalg.qr(rng.normal(size=(d, d)))
    Q *= np.sign(np.diag(R))
    if np.linalg.det(Q) < 0:
        Q[:, 0] *= -1
    return Q, rng.normal(size=d)


def skew(w):
    if np.ndim(w) == 0:
        return np.array([[0, -w], [w, 0]])
    return np.cross(w, np.eye(3)).T


@given(seeds, dimensions)
@settings(max_examples=60, deadline=None)
def test_a_moved_body_has_all_its_points_where_the_rotation_puts_them(seed, d):
    rng = np.random.default_rng(seed)
    reference, others = body(rng, d)
    Q, shift = turned(rng, d)
    frame = Frame.of(reference, others)
    moved = reference @ Q.T + shift
    assert frame.places(moved) == pytest.approx(others @ Q.T + shift, abs=1e-13)
    assert frame.rotation(moved) == pytest.approx(Q, abs=1e-13)


@given(seeds, dimensions)
@settings(max_examples=30, deadline=None)
def test_a_body_is_never_mirrored(seed, d):
    """From a mirrored position of the reference points, a rotation and not a mirror is read."""
    rng = np.random.default_rng(seed)
    reference, others = body(rng, d)
    frame = Frame.of(reference, others)
    assert (np.diag(frame.triangle) > 0).all()
    assert np.linalg.det(frame.axes) == pytest.approx(1, abs=1e-13)
    mirrored = reference * np.r_[-1, np.ones(d - 1)]
    assert np.linalg.det(frame.rotation(mirrored)) == pytest.approx(1, abs=1e-12)


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_the_plane_is_the_complex_formula_of_the_mechanisms(seed):
    """c_t = a_t + xi (b_t - a_t), xi = (c - a)/(b - a), for reference points at any distance."""
    rng = np.random.default_rng(seed)
    (a, b), (c,) = body(rng, 2, 1)
    a_t, b_t = rng.normal(size=(2, 2))
    place = Frame.of([a, b], [c]).places([a_t, b_t])[0]
    a, b, c, a_t, b_t = (complex(*point) for point in (a, b, c, a_t, b_t))
    assert complex(*place) == pytest.approx(a_t + (c - a) / (b - a) * (b_t - a_t), abs=1e-13)


def turn(w):
    """exp(S) in closed form."""
    if np.ndim(w) == 0:
        return np.array([[np.cos(w), -np.sin(w)], [np.sin(w), np.cos(w)]])
    return Rotation.from_rotvec(w).as_matrix()


@pytest.mark.parametrize("d", [2, 3])
def test_angular_velocity_is_that_of_a_steady_turn(d):
    """R(t) = exp(S t) with a skew S: the angular velocity is the constant one in S."""
    rng = np.random.default_rng(d)
    reference, _ = body(rng, d)
    w = np.array(1.7) if d == 2 else np.array([0.3, -1.1, 0.8])
    S = skew(w)
    start, speed = rng.normal(size=(2, d))
    times = np.linspace(0, 5, 11)
    turns = np.array([turn(w * t) for t in times])
    moved = np.einsum("tij,kj->tki", turns, reference) + (start + np.outer(times, speed))[:, None]
    rates = np.einsum("tij,kj->tki", S @ turns, reference) + speed
    found = Frame.of(reference).angular_velocity(moved, rates)
    assert found == pytest.approx(np.broadcast_to(w, found.shape), abs=1e-13)
    assert found.shape == (11, *w.shape)


def test_velocities_of_the_other_points_follow_from_the_angular_velocity():
    """In space, places differentiated by central differences against v_a + w x (c - a)."""
    rng = np.random.default_rng(7)
    reference, others = body(rng, 3)
    frame = Frame.of(reference, others)
    w, h = np.array([0.5, 0.2, -0.9]), 1e-5
    before, now, after = (reference @ turn(w * t).T for t in (-h, 0, h))
    slope = (frame.places(after) - frame.places(before)) / (2 * h)
    w = frame.angular_velocity(now, now @ skew(w).T)
    assert slope == pytest.approx(np.cross(w, others), abs=1e-9)


def test_any_number_of_leading_axes_and_no_other_point_will_do():
    frame = Frame.of(np.eye(3))
    many = np.broadcast_to(np.eye(3), (4, 5, 3, 3))
    assert frame.places(many).shape == (4, 5, 0, 3)
    assert frame.rotation(many).shape == (4, 5, 3, 3)
    assert frame.angular_velocity(many, many).shape == (4, 5, 3)


@pytest.mark.parametrize("scale", [1e-9, 1, 1e9])
def test_the_unit_of_length_does_not_matter(scale):
    rng = np.random.default_rng(2)
    reference, others = body(rng, 3)
    Q, _ = turned(rng, 3)
    frame = Frame.of(reference * scale, others * scale)
    places = frame.places(reference @ Q.T * scale)
    assert places / scale == pytest.approx(others @ Q.T, abs=1e-13)


@pytest.mark.parametrize(
    ("reference", "others", "said"),
    [
        ([[1, 2], [1, 2]], (), "the points 1 and 2 are at one place; a frame needs two different"),
        ([[0, 0, 0], [1, 0, 0], [0, 0, 0]], (), "the points 1 and 3 are at one place"),
        (
            [[0, 0, 0], [1, 1, 0], [3, 3, 0]],
            (),
            "in line, and the body could turn about it; choose",
        ),
        ([[0, 0, 0], [1, 0, 0], [1, 0, 0]], (), "are in line"),
        ([[0, 0], [1, 0], [0, 1]], (), "its shape is (3, 2); give two points of the plane or"),
        ([0, 1], (), "its shape is (2,)"),
        (np.zeros((5, 2, 2)), (), "its shape is (5, 2, 2)"),
        ([[0, 0], [1, np.nan]], (), "a number is not finite"),
        ([[0, 0], [1, "x"]], (), "reference: these are not places; give"),
        ([[0, 0], [1, 0]], [[1, 2, 3]], "others: its shape is (1, 3); give shape (n, 2)"),
        ([[0, 0], [1, 0]], [[1, 2], [1]], "others: these are not places"),
        ([[0, 0], [1, 0]], [[1, np.inf]], "others: a number is not finite"),
    ],
)
def test_points_that_give_no_frame_are_refused_with_what_to_do(reference, others, said):
    with pytest.raises(tm.ProblemError) as caught:
        Frame.of(reference, others)
    assert said in str(caught.value)


def test_a_frame_of_the_plane_refuses_points_of_space():
    with pytest.raises(tm.ProblemError, match=r"its shape is \(3, 3\); give \(\.\.\., 2, 2\)"):
        Frame.of([[0, 0], [1, 0]]).places(np.eye(3))
