"""The contact force is on the cone while it slides, and inside while it sticks."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matplotlib.patches import Polygon
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from mpl_toolkits.mplot3d.proj3d import proj_transform

import teachmech as tm
from teachmech import Mechanism
from teachmech.animation.arrows import ARROW, LONG, Forces, scaled
from teachmech.animation.film import _pictures, _stage, mechanism
from teachmech.animation.friction_cones import TITLE
from teachmech.animation.scene import Scene
from tests.problems.mechanisms.test_space_joint_friction import ON_A_PLANE
from tests.problems.mechanisms.test_space_joint_friction import SLEEVE as SLEEVE_ON_A_SHAFT

G = 9.81
# A disk that slides down a line with the angle k, at first without rotation.
DISK = """
PhysicalParams: {r: 0.3, mu: 0.1, k: 0.5}
PartData:
  Fixed: {O: [], X: [cos(k), -sin(k)]}
  Rigids: {AE: {Geom: [[r]], Dyna: [[], 2, 0.09]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {slope: {Disk: A, Radius: r, Against: {Line: OX}, friction: mu}}
ProblemData:
  tend: 0.1
  positions: {A: [r*sin(k), r*cos(k)], E: [r*sin(k) + r, r*cos(k)]}
"""
# A ball with the spin w about y on a table.
BALL = """
Dimension: 3
PhysicalParams: {r: 0.1, mu: 0.25, w: 20}
PartData:
  Fixed: {O: []}
  Rigids: {ABC: {Geom: [[r], [0, r]], Dyna: [[], 2, [0.008, 0.008, 0.008]]}}
AppliedForces: {Gravity: [0, 0, -9.81]}
Contacts: {table: {Ball: A on ABC, Radius: r, Against: {Plane: O}, friction: mu}}
ProblemData:
  tend: 0.1
  positions: {A: [0.3, 0.2, r], B: [0.3 + r, 0.2, r], C: [0.3, 0.2 + r, r]}
  velocities: {A: [0, 1, 0], B: [0, 1, -r*w], C: [0, 1, 0]}
"""
# A couple M tilts a sleeve of the length l on a column, by which a force F pushes it.
SLEEVE = """
PhysicalParams: {l: 0.2, mu: 0.2, M: 5, L: 0.3}
PartData:
  Fixed: {O: [], X: [0, 1]}
  Rigids: {BC: {Geom: [[l]], Dyna: [[l/2], 1, 0.1]}}
  Collinear: [OXBC]
AppliedForces: {Gravity: [0, -9.81], ConstTorques: {BC: M}}
Friction: {OXBC: {friction: mu, Length: L}}
ProblemData: {tend: 0.1, positions: {B: [0, 0.4], C: [0, 0.4 + l]}}
"""
# A disk of radius r on a rough pin of radius b, which carries the weight m g.
DISK_ON_A_PIN = """
PhysicalParams: {r: 0.3, b: 0.05, mu: 0.2}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[r]], Dyna: [[], 2, 0.09]}}
AppliedForces: {Gravity: [0, -9.81]}
Friction: {O: {Radius: b, friction: mu}}
ProblemData: {tend: 0.1, positions: {A: [r, 0]}, velocities: {theta_OA: [SPIN, fixed]}}
"""
# The same with a horizontal shaft along y, whose bearing has the length l, or none.
DISK_ON_A_SHAFT = """
Dimension: 3
PhysicalParams: {r: 0.3, b: 0.05, mu: 0.2, l: 0.4}
PartData:
  Fixed: {O: []}
  Rigids: {OAB: {Geom: [[r], [0, r]], Dyna: [[0, 0.1], 2, [0.1, 0.1, 0.1]]}}
  Joints: {axle: {Hinge: [ground, OAB], At: [O, O], Axis: [[0, 1, 0], [0, 1, 0]]}}
AppliedForces: {Gravity: [0, 0, -9.81]}
Friction: {axle: {Radius: b, friction: mu, Length: l}}
ProblemData:
  tend: 0.1
  positions: {A: [r], B: [0, r]}
  velocities: {theta_axle: [3, fixed]}
"""
# A carriage slides along x; its weight is carried across the rail.
CARRIAGE = """
Dimension: 3
PhysicalParams: {mu: 0.2}
PartData:
  Fixed: {O: []}
  Rigids: {PAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[], 2, [0.1, 0.1, 0.1]]}}
  Joints: {rail: {Prismatic: [ground, PAB], At: [O, P], Axis: [[1, 0, 0], [1, 0, 0]]}}
AppliedForces: {Gravity: [0, 0, -9.81]}
Friction: {rail: {friction: mu}}
ProblemData:
  tend: 0.1
  positions: {P: [0.2, 0, 0], A: [0.3, 0, 0], B: [0.2, 0.1, 0]}
  velocities: {s_rail: [1, fixed]}
"""


def seen(motion):
    """Return the vectors of each cone (F, C, 5, 3): position, force, axis, two radii."""
    (cones,) = (kind for kind in Scene.of(motion).forces if kind.cone)
    assert cones.title == TITLE
    return cones.cones


def depth(cones):
    """|T|/(mu N) for each cone: 1 on the cone, less inside."""
    _, force, axis, first, second = np.moveaxis(cones, -2, 0)
    size = (first * first).sum(-1)
    return np.hypot(*(((force - axis) * side).sum(-1) / size for side in (first, second)))


def block(alpha, mu, mus, speed=0.0):
    """Return a particle on an inclined line, with gravity downwards."""
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


@pytest.mark.thorough
@settings(max_examples=10, deadline=None)
@given(alpha=st.floats(-1.1, 1.1), mu=st.floats(0.05, 1.2), speed=st.sampled_from([-1.0, 1.0]))
def test_the_force_of_a_sliding_particle_is_on_an_edge_of_the_cone(alpha, mu, speed):
    motion = block(alpha, mu, 1.5 * mu, speed).simulate(time=(0, 0.01, 0.005))
    cones = seen(motion)
    assert depth(cones)[0, 0] == pytest.approx(1, rel=1e-5)
    place, force, axis, first, second = cones[0, 0]
    normal = 20 * np.cos(alpha)
    assert np.linalg.norm(axis) == pytest.approx(normal, rel=1e-6)
    assert np.linalg.norm(first) == pytest.approx(mu * normal, rel=1e-6)
    assert axis @ first == pytest.approx(0, abs=1e-4)
    assert not second.any()
    assert not place.any()
    assert force[:2] == pytest.approx(motion.constraint_force[0], rel=1e-5, abs=1e-4)


def test_the_cone_of_a_particle_at_rest_has_the_static_coefficient_and_contains_the_force():
    cones = seen(block(0.3, 0.2, 0.5).simulate(time=(0, 0.01, 0.005)))
    _, _, axis, first, _ = cones[0, 0]
    assert np.linalg.norm(first) == pytest.approx(0.5 * np.linalg.norm(axis), rel=1e-6)
    assert depth(cones) == pytest.approx(np.tan(0.3) / 0.5, rel=1e-5)


def test_a_stopping_block_leaves_the_edge_when_it_sticks():
    motion = block(0.0, 0.3, 0.4, speed=3.0).simulate(time=(0, 2, 0.125))
    slides = motion.t < motion.changes[0].time
    found = depth(seen(motion))[:, 0]
    assert found[slides] == pytest.approx(1, abs=1e-6)
    assert found[~slides] == pytest.approx(0, abs=1e-6)


def test_a_cone_vanishes_when_the_contact_opens():
    """The hoop of lesson 19 rolls, slips and lifts; it touches the cylinder at the radius 1."""
    motion = tm.example("falling-hoop").simulate()
    cones = seen(motion)[:, 0]
    lifts = next(c.time for c in motion.changes if "cylinder ceases to act" in c.events)
    sizes = np.linalg.norm(cones[:, 2], axis=1)
    assert (sizes[motion.t > lifts] == 0).all()
    touches = motion.t < lifts - 0.01
    assert (sizes[touches] > 0).all()
    assert np.linalg.norm(cones[touches, 0], axis=1) == pytest.approx(1, abs=1e-6)


@pytest.mark.thorough
def test_the_cone_of_a_disk_is_at_its_point_of_contact():
    motion = Mechanism.loads(DISK).simulate()
    scene = Scene.of(motion)
    cones = seen(motion)[:, 0]
    normal, along = np.array([np.sin(0.5), np.cos(0.5)]), np.array([np.cos(0.5), -np.sin(0.5)])
    centre = np.stack(
        [scene.positions_at(float(t))[scene.labels.index("A"), :2] for t in scene.times]
    )
    assert cones[:, 0, :2] == pytest.approx(centre - 0.3 * normal, abs=1e-6)
    N = 2 * G * np.cos(0.5)
    assert cones[:, 2, :2] == pytest.approx(np.tile(N * normal, (len(cones), 1)), rel=1e-6)
    expected = np.tile(N * normal - 0.1 * N * along, (len(cones), 1))
    assert cones[:, 1, :2] == pytest.approx(expected, rel=1e-6)


@pytest.mark.few("0.2")
@pytest.mark.parametrize("sleeve", [0.2, 0.3])
def test_a_sleeve_has_a_cone_at_each_corner(sleeve):
    """Both corners carry M/L, and half of the friction: the short sleeve sticks."""
    cones = seen(Mechanism.loads(SLEEVE).simulate(parameters={"L": sleeve}))
    most = 2 * 0.2 * 5 / sleeve
    friction = min(G, most)
    assert depth(cones) == pytest.approx(friction / most, rel=1e-5)
    place, force, *_ = np.moveaxis(cones[0], 1, 0)
    assert place[:, 1] == pytest.approx([0.5 - sleeve / 2, 0.5 + sleeve / 2], abs=1e-6)
    turned = np.cross(place - [0, 0.5, 0], force)[:, 2].sum()
    assert turned == pytest.approx(-5, rel=1e-5)  # against the couple
    assert force[:, 1] == pytest.approx([friction / 2] * 2, rel=1e-5)


@pytest.mark.few("4")
@pytest.mark.parametrize("spin", [4, -4])
def test_the_cone_of_a_pin_is_where_its_force_presses(spin):
    """The force is on the cone, and its moment about the centre is the couple of friction."""
    motion = Mechanism.loads(DISK_ON_A_PIN.replace("SPIN", str(spin))).simulate()
    place, force, axis, first, _ = seen(motion)[0, 0]
    assert place == pytest.approx([0, 0.05, 0], abs=1e-6)
    assert axis == pytest.approx([0, 2 * 9.81, 0], rel=1e-5)
    assert np.linalg.norm(first) == pytest.approx(0.2 * 2 * 9.81, rel=1e-6)
    couple = -np.sign(spin) * 0.05 * 0.2 * 2 * 9.81
    assert np.cross(place, force)[2] == pytest.approx(couple, rel=1e-5)
    a = np.diff(motion["vtheta_OA"])[0] / motion.t[1]
    assert couple == pytest.approx(0.09 * a, rel=1e-6)


@pytest.mark.thorough
def test_a_shaft_has_a_cone_at_each_end_of_its_bearing():
    """The centre of mass is at a quarter of the length from the middle, so the ends carry 3:1."""
    motion = Mechanism.loads(DISK_ON_A_SHAFT).simulate()
    place, force, axis, first, _ = np.moveaxis(seen(motion)[0], 1, 0)
    assert place[:, 1] == pytest.approx([0.2, -0.2], abs=1e-6)
    assert axis[:, 2] == pytest.approx([2 * G * 3 / 4, 2 * G / 4], rel=1e-4)
    assert np.linalg.norm(first, axis=1) == pytest.approx(0.2 * axis[:, 2], rel=1e-5)
    assert depth(seen(motion)) == pytest.approx(1, rel=1e-5)
    couple = np.cross(place, force)[:, 1].sum()
    assert couple == pytest.approx(-0.05 * 0.2 * 2 * G, rel=1e-4)


def test_the_cone_of_a_carriage_contains_its_friction():
    cones = seen(Mechanism.loads(CARRIAGE).simulate())[0, 0]
    place, force, axis, first, second = cones
    assert place == pytest.approx([0.2, 0, 0], abs=1e-6)
    assert axis == pytest.approx([0, 0, 2 * G], abs=1e-5)
    assert force == pytest.approx([-0.2 * 2 * G, 0, 2 * G], rel=1e-5, abs=1e-5)
    assert np.abs(first) == pytest.approx([0.2 * 2 * G, 0, 0], abs=1e-5)
    assert not second.any()


@pytest.mark.thorough
def test_cones_of_joints_that_slide_in_two_directions_have_a_rim():
    cones = seen(Mechanism.loads(SLEEVE_ON_A_SHAFT).simulate(time=(0, 0.1, 0.05)))
    assert depth(cones) == pytest.approx(1, rel=1e-5)
    place, _, axis, along, around = cones[0, 0]
    assert place == pytest.approx([0, 0.05, 0], abs=1e-6)
    assert axis == pytest.approx([0, 2 * G, 0], rel=1e-5, abs=1e-5)
    assert np.cross(along, around) == pytest.approx([0, -((0.4 * G) ** 2), 0], rel=1e-4, abs=1e-4)
    cones = seen(Mechanism.loads(ON_A_PLANE).simulate(time=(0, 0.1, 0.05)))
    assert depth(cones)[0] == pytest.approx(1, rel=1e-5)
    axis = cones[0, 0, 2]
    assert axis == pytest.approx([0, 18 * 0.6, 18 * 0.8], rel=1e-5)


def test_most_cones_are_long_enough_to_be_seen():
    """The largest may be twice as long as the longest arrow, a third of the size."""
    forces = [Forces("friction cone", (0,) * 10, np.zeros((4, 10, 3)), "", cone=True)]
    forces[0].values[:, 2, 1] = 100.0
    forces[0].values[:, 7, 1] = [10.0, 10.0, 10.0, 20.0]
    ((cone,), scale) = scaled(forces, 2.0, 4)
    assert 100 * scale * cone.longer == pytest.approx(LONG * ARROW * 2.0)
    arrow = Forces("joint forces", (0,), np.full((4, 1, 3), [[[0.0, 500.0, 0.0]]]), "")
    ((_, cone), scale) = scaled([arrow, *forces], 2.0, 4)
    assert 500 * scale == pytest.approx(ARROW * 2.0)
    assert 100 * scale * cone.longer == pytest.approx(LONG * ARROW * 2.0)


@pytest.mark.thorough
def test_the_cone_of_a_ball_in_space_is_at_its_point_of_contact():
    """It slides with u = v - r w along x at first, and the friction has the opposite direction."""
    cones = seen(Mechanism.loads(BALL).simulate())[0, 0]
    place, force, axis, *radii = cones
    N, slip = 2 * G, np.array([-0.1 * 20, 1.0])
    assert place == pytest.approx([0.3, 0.2, 0], abs=1e-6)
    assert axis == pytest.approx([0, 0, N], abs=1e-5)
    assert force[:2] == pytest.approx(-0.25 * N * slip / np.linalg.norm(slip), rel=1e-5)
    assert np.abs(radii).sum(axis=0) == pytest.approx([0.25 * N, 0.25 * N, 0], abs=1e-5)


@pytest.mark.few("text2")
@pytest.mark.parametrize("text", [DISK, BALL, DISK_ON_A_SHAFT])
def test_a_stored_system_keeps_the_places_of_its_cones(text, tmp_path):
    motion = Mechanism.loads(text).simulate()
    motion.to_npz(tmp_path / "motion.npz")
    assert (seen(tm.Motion.from_npz(tmp_path / "motion.npz")) == seen(motion)).all()


@pytest.mark.few("text1-Poly3DCollection")
@pytest.mark.parametrize(("text", "kind"), [(DISK, Polygon), (BALL, Poly3DCollection)])
def test_figures_show_the_cone(text, kind):
    motion = Mechanism.loads(text).simulate()
    scene, (ax,) = Scene.of(motion), mechanism(motion, at=0.0).axes
    filled = [*ax.patches, *ax.collections]
    (cone,) = (x for x in filled if type(x) is kind and x.get_alpha() == pytest.approx(0.2))
    place, _, axis, first, _ = seen(motion)[0, 0]
    if kind is Polygon:
        corners, edge = cone.get_xy(), place + scene.scale * (axis + first)
        assert np.abs(corners - edge[:2]).max(axis=1).min() < 1e-6
    else:  # as the canvas shows it
        cone.do_3d_projection()
        (corners,) = (path.vertices for path in cone.get_paths())
        place = np.array(proj_transform(*place, ax.get_proj()))
    assert np.abs(corners - place[:2]).max(axis=1).min() < 1e-6


@pytest.mark.thorough
def test_bodies_in_space_move_in_a_film():
    scene = Scene.of(Mechanism.loads(BALL).simulate(time=(0, 0.5, 0.1)))
    places = []
    for picture in _pictures(_stage(scene), [0.0, 0.5]):
        blue = picture[..., 2].astype(int) - picture[..., 0] > 60
        places.append(np.argwhere(blue).mean(axis=0))
    assert np.linalg.norm(places[1] - places[0]) > 20  # pixels


@pytest.mark.parametrize("name", ["pendulum", "ladder", "slack-thread"])
def test_without_friction_there_is_no_cone(name):
    motion = tm.example(name).simulate(time=(0, 0.1, 0.05))
    assert not any(kind.cone for kind in Scene.of(motion).forces)
