"""Pictures of contacts: balls, disks, rings, floors, planes and threads."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

import teachmech as tm
from teachmech import Mechanism
from teachmech.animation.scene import Scene
from teachmech.animation.stage import draw

PLANE = """
PhysicalParams: {r: 0.1}
PartData:
  Fixed: {O: [], X: [1, 0], C: [3, 1], D: [5, 1]}
  Rigids: {AE: {Geom: [[r]], Dyna: [[], 1, 0.1]}}
  Particles: {B: 1, F: 1}
AppliedForces: {Gravity: [0, -9.81]}
Contacts:
  floor: {Ball: B, Radius: r, Against: {Line: OX}, restitution: 0.5}
  bowl: {Disk: A, Radius: 2*r, Against: {Ring: C, Radius: 8*r}}
  roof: {Ball: B, Radius: r, Against: {Disk: D, Radius: 3*r}}
  rope: {Thread: [O, F], Length: 0.5}
ProblemData:
  tend: 1
  positions: {A: [3, 1], B: [0.5, 1], E: [3, 1 + r], F: [0, 0]}
  velocities: {B: [2]}
"""
SPACE = """
Dimension: 3
PhysicalParams: {r: 0.2}
PartData:
  Fixed: {O: [0, 0, -0.5], X: [0, 0, 1]}
  Rigids: {ABC: {Geom: [[r], [0, r]], Dyna: [[], 1, [0.1, 0.1, 0.1]]}}
  Particles: {D: 1, F: 1}
Contacts:
  floor: {Ball: D, Radius: r, Against: {Plane: O, Axis: [0, 3, 4]}}
  rim: {Disk: A, Radius: 2*r, Axis: [0, 0, 1], Against: {Plane: O}}
  rope: {Thread: [X, F], Length: 2}
ProblemData: {tend: 0.1, positions: {A: [0, 0, 1], D: [0, 1, 1], F: [0, 0, 1]}}
"""


@pytest.fixture(scope="module")
def motion():
    return Mechanism.loads(PLANE).simulate()


def outlines(scene, kind, point):
    """Return the vertices of the shapes of a kind at a point, (F, K, 2) each."""
    places = np.stack([scene.positions_at(float(t))[:, :2] for t in scene.times])
    origin = scene.labels.index(point)
    return [s.at(places) for s in scene.shapes if s.kind == kind and s.origin == origin], places


@pytest.mark.few("body-A-2")
@pytest.mark.parametrize(
    ("kind", "point", "size"),
    [("body", "B", 1), ("body", "A", 2), ("support", "C", 8), ("block", "D", 3)],
)
def test_balls_disks_and_rings_have_their_radius(motion, kind, point, size):
    for r in (0.1, 0.15):
        again = motion if r == 0.1 else Mechanism.loads(PLANE).simulate(parameters={"r": r})
        scene = Scene.of(again)
        found, places = outlines(scene, kind, point)
        centre = places[:, None, scene.labels.index(point)]
        away = [np.linalg.norm(line - centre, axis=-1) for lines in found for line in lines]
        assert any(x == pytest.approx(size * r, rel=1e-5) for x in away)


def test_the_floor_is_hatched_below_and_carries_the_ball(motion):
    scene = Scene.of(motion)
    (floor,), places = outlines(scene, "support", "O")
    line, *hatches = (part[0] for part in floor)
    assert line[:, 1] == pytest.approx([0, 0], abs=1e-9)
    assert line[0, 0] < places[..., scene.labels.index("B"), 0].min()
    assert line[1, 0] > places[..., scene.labels.index("B"), 0].max()
    assert len(hatches) > 5
    assert all(foot[0, 1] == 0 and foot[1, 1] < 0 for foot in hatches)
    (ball,), _ = outlines(scene, "body", "B")
    assert ball[0][..., 1].min() == pytest.approx(0, abs=2e-3)


def test_a_line_of_a_body_is_dashed_and_moves_with_it():
    text = PLANE.replace("{Line: OX}", "{Line: AE}").replace(
        "Ball: B, Radius: r, Ag", "Point: F, Ag"
    )
    scene = Scene.of(Mechanism.loads(text).simulate(time=(0, 0.01)))
    (line,), places = outlines(scene, "slot", "A")
    a, e = (places[:, scene.labels.index(point)] for point in "AE")
    along, across = (line[0][:, 1] - line[0][:, 0]), e - a
    turned = along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0]
    assert turned == pytest.approx(np.zeros(len(turned)), abs=1e-6)


def test_a_segment_of_the_ground_ends_at_its_points():
    text = PLANE.replace("{Line: OX}", "{Segment: OX}")
    scene = Scene.of(Mechanism.loads(text).simulate(time=(0, 0.1)))
    (edge,), _ = outlines(scene, "spoke", "O")
    assert edge[0][0] == pytest.approx(np.array([[0, 0], [1, 0]]), abs=1e-9)


def test_a_slack_thread_is_dashed(motion):
    scene = Scene.of(motion)
    (thread,) = scene.rods
    assert (thread.constraint, scene.labels[thread.start]) == ("rope", "O")
    taut = next(change.time for change in motion.changes if "rope" in change.begun)
    axes = plt.figure().add_subplot()
    update = draw(scene, axes)
    update(taut - 0.01)
    styles = [line.get_linestyle() for line in axes.lines]
    update(taut + 0.01)
    assert styles != [line.get_linestyle() for line in axes.lines]
    plt.close("all")
    (described,) = scene.description()["rods"]
    assert described["off"][0] == pytest.approx([0, taut])


def test_a_ball_of_a_particle_replaces_its_disc(motion):
    scene = Scene.of(motion)
    marks = dict(zip(scene.labels, scene.marks, strict=True))
    assert (marks["B"], marks["F"]) == ("dot", "disc")


def test_the_picture_is_stored_with_the_system(motion):
    system = Mechanism.loads(PLANE).system
    assert tm.System.from_dict(system.to_dict()).drawing == system.drawing


def test_prisms_show_contacts():
    solids = Mechanism.loads(PLANE).in_space().system.solids.solids
    kinds = [solid.kind for solid in solids]
    assert "ring" in kinds and "rail" in kinds and "strut" in kinds
    assert [solid.on for solid in solids if solid.part == "B"] == [("B",)]


def test_solids_show_contacts_in_space():
    scene = Scene.of(Mechanism.loads(SPACE).simulate())
    solids = {solid.kind: solid for solid in scene.solids if solid.kind != "box"}
    assert solids["ball"].numbers == (0, 0, 0, 0)  # the particle without a contact
    (ball,) = (x for x in scene.solids if x.kind == "ball" and x.numbers[3])
    assert ball.numbers == (0, 0, 0, 0.2)
    assert solids["disk"].numbers == pytest.approx((0, 0, 0, 0, 0, 1, 0.4, 0))
    assert "rail" in solids and "plate" not in solids and "bar" not in solids


def test_tiles_show_the_planes_of_the_ground():
    """Their upper sides are in the planes, below the points that touch them."""
    scene = Scene.of(Mechanism.loads(SPACE).simulate())
    tiles = [np.reshape(solid.numbers, (4, 3)) for solid in scene.solids if solid.kind == "box"]
    for normal in ([0, 0.6, 0.8], [0, 0, 1]):
        own = [x for x in tiles if np.cross(x[3], normal) == pytest.approx([0, 0, 0], abs=1e-12)]
        assert len(own) == len(tiles) / 2
        tops = [(middle + thick / 2) @ normal for middle, _, _, thick in own]
        assert tops == pytest.approx([0] * len(own), abs=1e-12)
        assert all(u @ normal == pytest.approx(0, abs=1e-12) for _, u, _, _ in own)
