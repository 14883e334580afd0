"""The pictures of bodies in space: closed surfaces at the right positions, which turn."""

import json

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.meshes import mesh_of
from teachmech.animation.scene import Scene
from teachmech.animation.space import Surfaces, view_of
from teachmech.animation.stage import window_of
from teachmech.model.solids import SOLID_KINDS, Solid, Solids

RNG = np.random.default_rng(21)
PLACE, AXIS, ACROSS = RNG.uniform(-1, 1, (3, 3))
SQUARE = np.array([[0, 0, 0], [2, 0, 0], [2, 1, 0], [0, 1, 0.0]])
WIDTH = 0.05
GIVEN = {
    "plate": SQUARE.ravel(),
    "strut": [*PLACE, *AXIS],
    "box": [*PLACE, 2, 0, 0, 0, 1, 0, 0, 0, 0.5],
    "disk": [*PLACE, *AXIS, 0.7, 0.1],
    "wheel": [*PLACE, *AXIS, 0.7, 0.1],
    "ring": [*PLACE, *AXIS, 0.7, 0.1],
    "gear": [*PLACE, *AXIS, *ACROSS, 0.7, 0.1, 17],
    "cone": [*PLACE, *(AXIS / np.linalg.norm(AXIS)), 0.4],
    "ball": [*PLACE, 0.6],
    "axle": [*PLACE, *AXIS],
}
# (volume, by how much a polygon may be smaller)
VOLUMES = {
    "ball": (4 / 3 * np.pi * 0.6**3, 0.06),
    "cone": (np.pi * 0.4**2 / 3, 0.01),
    "ring": (2 * np.pi**2 * 0.65 * 0.05**2, 0.04),
    "disk": (np.pi * 0.7**2 * 0.1, 0.04),
    "box": (1.0, 0.02),
    "strut": (np.pi * WIDTH**2 * (np.linalg.norm(AXIS - PLACE) + 4 / 3 * WIDTH), 0.06),
}


def numbers_of(kind):
    return [float(x) for x in GIVEN.get(kind, [])]


@pytest.mark.parametrize("kind", VOLUMES)
def test_surfaces_are_closed_and_face_outwards(kind):
    """The volume by the divergence theorem, 1/3 of the integral of x . n."""
    mesh = mesh_of(kind, numbers_of(kind), WIDTH)
    corners = mesh.corners[..., [0, 2, 3]]
    area = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]) / 2
    outwards = mesh.normals.mean(axis=1)
    area *= np.sign(np.einsum("ij,ij->i", area, outwards))[:, None]
    assert np.abs(area.sum(axis=0)).max() < 1e-9  # closed
    volume = np.einsum("ij,ij->", corners.mean(axis=1), area) / 3
    expected, smaller = VOLUMES[kind]
    assert expected * (1 - smaller) < volume < expected * (1 + 1e-9)


@pytest.mark.parametrize("kind", SOLID_KINDS)
def test_normals_are_unit_vectors_across_their_faces(kind):
    mesh = mesh_of(kind, numbers_of(kind), WIDTH)
    np.testing.assert_allclose(np.linalg.norm(mesh.normals, axis=-1), 1, atol=1e-9)
    assert len(mesh.corners) == len(mesh.normals) == len(mesh.tints) > 0


@pytest.mark.few("heavy-top", "gyroscope", "spatial-slider-crank", "rolling-disk")
@pytest.mark.parametrize("name", tm.examples("space"))
def test_what_is_drawn_is_rigid_and_joins_its_points(name):
    """A solid in a frame turns with its body; a bar ends at its points."""
    mechanism = tm.example(name)
    motion = mechanism.simulate(time=(0, 0.2, 0.05))
    scene, solids = Scene.of(motion), motion.system.solids
    index = {point: k for k, point in enumerate(scene.labels)}
    for k, _ in enumerate(scene.times):
        places, directions = scene.points[k].astype(float), scene.directions[k].astype(float)
        for drawn, solid in zip(scene.solids, solids.solids, strict=False):
            axes, length = drawn.axes(places, directions)
            np.testing.assert_allclose(axes @ axes.T, np.eye(3), atol=1e-6)
            if len(solid.on) > 1:
                ends = places[index[solid.on[1]]] - places[index[solid.on[0]]]
                np.testing.assert_allclose(length * axes[0], ends, atol=1e-5 * scene.size)
    for number, body in enumerate(solids.frames):
        turned = mechanism.body_motion(motion, body).rotation[-1]
        last = scene.directions[-1, 2 * number : 2 * number + 2]
        np.testing.assert_allclose(last, turned[:, 1:].T, atol=1e-6)


def test_everything_that_is_drawn_is_in_the_box():
    scene = Scene.of(tm.example("gyroscope").simulate(time=(0, 1, 0.01)))
    surfaces = Surfaces(scene.solids, scene.width)
    for k in range(0, len(scene.times), 7):
        corners, _ = surfaces.at(scene.points[k].astype(float), scene.directions[k].astype(float))
        margin = 0.02 * scene.size
        assert (corners > scene.low - margin).all()
        assert (corners < scene.high + margin).all()


def test_what_faces_the_light_is_brighter():
    scene = Scene.of(tm.example("rolling-disk").simulate(time=(0, 0.1, 0.05)))
    surfaces = Surfaces(scene.solids, scene.width)
    _, normals = surfaces.at(scene.points[0].astype(float), scene.directions[0].astype(float))
    view = view_of(-0.95, 0.42)
    towards = normals @ view.T @ np.array([0.35, 0.5, 0.79])
    lit = surfaces.lit(normals, view).sum(axis=1) / surfaces.colours.sum(axis=1)
    assert lit[towards.argmax()] > 1.3 * lit[towards.argmin()]


def test_solids_travel_with_their_system():
    system = tm.example("gyroscope").system
    again = tm.System.from_dict(json.loads(json.dumps(system.to_dict())))
    assert again.solids == system.solids


@pytest.mark.parametrize(
    ("solid", "message"),
    [
        (Solid("bar", ("O", "P")), "there is no point 'P'"),
        (Solid("ballon", ("O",)), "there is no kind 'ballon'"),
        (Solid("ball", ("O",), "OA", ("0", "0", "0", "1")), "there is no frame 'OA'"),
        (Solid("ball", ("O",), "", ("0", "0")), "a ball with 2 numbers needs 4"),
        (Solid("ball", ("O",), "", ("0", "0", "0", "q")), "unknown name 'q'"),
    ],
)
def test_wrong_solids_of_a_system_are_refused(solid, message):
    with pytest.raises(tm.TeachmechError) as caught:
        tm.System(
            ["x", "y", "z"],
            mass=[1, 1, 1],
            forces=[0, 0, -9.81],
            points={"O": [0, 0, 0], "A": ["x", "y", "z"]},
            solids=Solids(solids=(solid,)),
        )
    assert message in str(caught.value)


@pytest.mark.few("meridian-False")
@pytest.mark.parametrize(
    "name, far", [("bicycle", True), ("heavy-top", False), ("meridian", False)]
)
def test_stills_go_with_what_goes_far(name, far):
    """In a ride of 25 m, the axes keep their size, with the moving parts in the middle."""
    scene = Scene.of(tm.example(name).simulate())
    window = window_of(scene)
    (low, high), (later_low, later_high) = window(scene.times[0]), window(scene.times[-1])
    assert bool((later_low != low).any()) == far
    if far:
        moved = ((later_low + later_high) - (low + high))[:2] / 2
        assert np.allclose(later_high - later_low, high - low, rtol=0.1)
        assert 20 < np.hypot(*moved) < 26
