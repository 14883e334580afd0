"""The paths of the points at which wheels touch."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.scene import Scene
from teachmech.animation.wheels import contact_points
from teachmech.figures.point_positions import positions_of
from teachmech.live.live_picture import LivePicture

# A cylinder rolls down an inclined line with g sin(0.3)/(3/2).
CYLINDER = """
PhysicalParams: {r: 0.1, a: 0.3}
PartData:
  Fixed: {O: [], X: [cos(a), -sin(a)]}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], 1, r^2/2]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {slope: {Disk: A, Radius: r, Against: {Line: OX}, friction: 0.5}}
ProblemData:
  tend: 1
  positions: {A: [r*sin(a), r*cos(a)], B: [r*sin(a) + r, r*cos(a)], theta_AB: 0}
Animation: {traces: [contact_slope]}
"""


@pytest.mark.parametrize("space", [False, True], ids=["drawing", "prisms"])
def test_the_contact_of_a_rolling_cylinder_moves_by_r_times_its_angle(space):
    cylinder = tm.Mechanism.loads(CYLINDER)
    motion = (cylinder.in_space() if space else cylinder).simulate()
    scene = Scene.of(motion)
    traced = [scene.labels[k] for k in scene.paths]
    path = scene.points[:, scene.paths[0]]
    length = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()

    assert traced == ["contact_slope"] and scene.marks[scene.paths[0]] == "contact"
    assert length == pytest.approx(9.81 * np.sin(0.3) / 3, rel=1e-6)  # a t²/2
    assert length == pytest.approx(0.1 * abs(motion["theta_AB"][-1]), rel=1e-6)
    assert path[-1, :2] / length == pytest.approx([np.cos(0.3), -np.sin(0.3)], abs=1e-6)


def test_the_contact_of_a_disk_in_space_moves_along_its_tangent_with_r_times_its_spin():
    disk = tm.example("rolling-disk")
    motion = disk.simulate(time=(0, 1, 0.001))
    found = positions_of(contact_points(motion.system), motion.system, motion.t, motion.q)[:, 0]
    turn = disk.body_motion(motion, "CP")
    axis = turn.rotation[:, :, 2]
    tangent = np.cross([0, 0, 1], axis)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    # the spin relative to the axes (axis, tangent), which turn with the contact
    turning = np.gradient(tangent, motion.t, axis=0, edge_order=2)
    spin = ((turn.angular_velocity * axis).sum(1)) - (turning * np.cross(axis, tangent)).sum(1)
    velocity = np.gradient(found, motion.t, axis=0, edge_order=2)

    assert np.ptp(spin) > 0.01
    assert velocity == pytest.approx(-0.3 * spin[:, None] * tangent, abs=2e-5)


def test_a_live_page_offers_the_contacts_of_a_bicycle():
    motion = tm.example("bicycle").simulate(time=(0, 0.1, 0.05))
    scene = LivePicture.of(motion).description["scene"]
    offered = [
        n for n, mark in zip(scene["labels"], scene["marks"], strict=True) if mark == "contact"
    ]

    assert offered == ["contact_back", "contact_fore"] and scene["count"] == len(scene["labels"])


def test_an_unknown_contact_is_refused():
    with pytest.raises(tm.ProblemError, match="contact_slope"):
        tm.Mechanism.loads(CYLINDER.replace("[contact_slope]", "[contact_slopes]")).simulate()
