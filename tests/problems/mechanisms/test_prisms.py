"""Planar mechanisms with spatial pictures."""

from itertools import combinations

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.meshes import mesh_of
from teachmech.animation.scene import Scene

PLANE = tm.examples("mechanisms")


@pytest.mark.few("chebyshev")
@pytest.mark.parametrize("name", PLANE)
def test_prisms_contain_their_points_and_do_not_change_the_motion(name):
    problem = tm.example(name)
    solid = problem.in_space()
    assert solid.in_space().to_dict() == solid.to_dict()
    plain, drawn = problem.system, solid.system
    for part in ("coordinates", "mass", "forces", "constraints", "start"):
        assert getattr(drawn, part) == getattr(plain, part)
    scene = Scene.of(solid.simulate(time=(0, 1e-3, 1e-3)))
    points = np.concatenate([scene.points[0], scene.fixed]).astype(float)
    heights, covered = {}, {}
    for body, one in zip(drawn.solids.solids, scene.solids, strict=False):
        if one.kind == "plate":
            axes, _ = one.axes(points, scene.directions[0].astype(float))
            places = points[one.origin] + np.reshape(one.numbers, (-1, 3)) @ axes
            covered.setdefault(body.part, []).extend(places[:, :2])
            heights[body.part] = places[0, 2]
            np.testing.assert_allclose(places[:, 2], places[0, 2], rtol=0, atol=1e-9 * scene.size)
    bodies = {b.name: b for b in problem.system.drawing.bodies}
    assert heights.keys() == bodies.keys()
    for body in bodies.values():
        if body.hull:
            for point in body.points:
                away = np.array(covered[body.name]) - points[scene.labels.index(point), :2]
                assert np.linalg.norm(away, axis=1).min() < 1e-5 * scene.size
    for a, b in combinations(bodies.values(), 2):
        if {*a.points} & {*b.points}:
            assert abs(heights[a.name] - heights[b.name]) > 1e-4 * scene.size


def test_a_plate_of_collinear_places_is_perpendicular_to_z():
    corners = mesh_of("plate", [0, 0, 0.5, 2, 0, 0.5], 0.1).corners[..., [0, 2, 3]]
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    np.testing.assert_allclose(low, [-0.16, -0.16, 0.44], atol=2e-3)
    np.testing.assert_allclose(high, [2.16, 0.16, 0.56], atol=2e-3)


@pytest.mark.few("bicycle", "four-bar", "andrews", "heavy-top", "scissor")
@pytest.mark.parametrize("name", [*PLANE, *tm.examples("space")])
def test_a_mechanism_made_of_its_fields_is_the_same(name):
    problem = tm.example(name)
    again = tm.Mechanism(**problem.to_dict())
    assert again.to_dict() == problem.to_dict()
    assert tm.Mechanism.loads(again.to_yaml()).start == problem.start


def test_prisms_in_a_file():
    text = tm.example("four-bar").to_yaml()
    assert "Prisms" not in text
    asked = tm.Mechanism.loads(text.rstrip() + "\n", "four-bar.yaml").in_space()
    again = tm.Mechanism.loads(asked.to_yaml())
    assert again.system.solids == asked.system.solids
    assert again.system.drawing is None
    turned = tm.example("bennett").in_space()
    assert turned.to_dict() == tm.example("bennett").to_dict()
