"""The contact force is on an edge of the cone while it slides, and inside while it sticks."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.animation.friction_cones import TITLE
from teachmech.animation.scene import Scene


def seen(motion):
    """The edges of each cone (F, C, 2, 2) and the constraint forces (F, K, 2)."""
    forces = {kind.title: kind for kind in Scene.of(motion).forces}
    edges = forces[TITLE].values.astype(float)
    assert forces[TITLE].cone
    assert not any(kind.cone for title, kind in forces.items() if title != TITLE)
    pushed = forces["constraint force"].values.astype(float)[..., :2]
    return edges.reshape(len(edges), -1, 2, 3)[..., :2], pushed


def shares(edges, force):
    """The contact force as a sum of both edges: both positive inside, one 0 on an edge."""
    return np.linalg.solve(np.swapaxes(edges, -1, -2), force[..., None])[..., 0]


def block(alpha, mu, mus, speed=0.0):
    """A particle on an inclined line, with gravity downwards."""
    line = tm.Constraint(f"y >= {float(np.tan(alpha))!r}*x", "line", friction=mu, static=mus)
    along = np.array([np.cos(alpha), np.sin(alpha)]) * speed
    return tm.System(
        ["x", "y"],
        [2, 2],
        [0, -20],
        [line],
        start={"vx": float(along[0]), "vy": float(along[1])},
        points={"P": ["x", "y"]},
    )


@settings(max_examples=10, deadline=None)
@given(alpha=st.floats(-1.1, 1.1), mu=st.floats(0.05, 1.2), speed=st.sampled_from([-1.0, 1.0]))
def test_the_force_of_a_sliding_particle_is_on_an_edge_of_the_cone(alpha, mu, speed):
    edges, force = seen(block(alpha, mu, 1.5 * mu, speed).simulate(time=(0, 0.01, 0.005)))
    found = np.sort(shares(edges[0, 0], force[0, 0]))
    assert found == pytest.approx([0, 1], abs=1e-5)
    assert np.linalg.norm(edges[0, 0], axis=1) == pytest.approx(
        20 * np.cos(alpha) * np.hypot(1, mu), rel=1e-6
    )


def test_the_cone_of_a_particle_at_rest_has_the_static_coefficient_and_contains_the_force():
    edges, force = seen(block(0.3, 0.2, 0.5).simulate(time=(0, 0.01, 0.005)))
    both = shares(edges[0, 0], force[0, 0])
    assert (both > 0).all()
    assert both.sum() == pytest.approx(1, abs=1e-6)
    ratio = (both[0] - both[1]) * 0.5  # T/N
    assert abs(ratio) == pytest.approx(np.tan(0.3), rel=1e-5)
    angles = np.arctan2(edges[0, 0, :, 1], edges[0, 0, :, 0])
    assert np.ptp(angles) == pytest.approx(2 * np.arctan(0.5), rel=1e-6)


def test_a_stopping_block_leaves_the_edge_when_it_sticks():
    motion = block(0.0, 0.3, 0.4, speed=3.0).simulate(time=(0, 2, 0.125))
    edges, force = seen(motion)
    least = shares(edges[:, 0], force[:, 0]).min(axis=1)
    slides = motion.t < motion.changes[0].time
    assert least[slides] == pytest.approx(0, abs=1e-6)
    assert least[~slides] == pytest.approx(0.5, abs=1e-6)


def test_a_cone_vanishes_when_the_contact_opens():
    """The hoop of lesson 21 rolls, slips and lifts."""
    motion = tm.example("falling-hoop").simulate()
    edges, _ = seen(motion)
    lifts = next(c.time for c in motion.changes if "cylinder ceases to act" in c.events)
    sizes = np.linalg.norm(edges[:, 0], axis=2).max(axis=1)
    assert (sizes[motion.t > lifts] == 0).all()
    assert (sizes[motion.t < lifts - 0.01] > 0).all()


@pytest.mark.parametrize("name", ["pendulum", "ladder", "slack-thread"])
def test_without_friction_there_is_no_cone(name):
    motion = tm.example(name).simulate(time=(0, 0.1, 0.05))
    assert not any(kind.cone for kind in Scene.of(motion).forces)
