"""Binary glTF files, read again by the rules of the format and compared with the picture."""

import json
import struct

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.gltf import quaternions
from teachmech.animation.scene import Scene
from teachmech.animation.space import Surfaces
from teachmech.base.errors import ProblemError

KINDS = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}


def read(path):
    """Return the description of a file, and a function that reads one of its arrays."""
    content = path.read_bytes()
    magic, version, length = struct.unpack_from("<4sII", content)
    assert (magic, version, length) == (b"glTF", 2, len(content))
    size, kind = struct.unpack_from("<I4s", content, 12)
    assert kind == b"JSON"
    about = json.loads(content[20 : 20 + size])
    numbers, kind = struct.unpack_from("<I4s", content, 20 + size)
    assert kind == b"BIN\0"
    assert size % 4 == numbers % 4 == 0
    assert 28 + size + numbers == length
    binary = content[28 + size :]

    def array(index):
        accessor = about["accessors"][index]
        view = about["bufferViews"][accessor["bufferView"]]
        kind = {5126: "<f4", 5125: "<u4"}[accessor["componentType"]]
        shape = accessor["count"], KINDS[accessor["type"]]
        assert shape[0] * shape[1] * 4 == view["byteLength"]
        found = np.frombuffer(binary, kind, shape[0] * shape[1], view["byteOffset"])
        found = found.reshape(shape)
        if "min" in accessor:
            np.testing.assert_array_equal(accessor["min"], found.min(axis=0))
            np.testing.assert_array_equal(accessor["max"], found.max(axis=0))
        return found.astype(float) if kind == "<f4" else found

    return about, array


def turned(q, vectors):
    """Return vectors turned by a quaternion, scalar last."""
    u, s = q[:3], q[3]
    return vectors + 2 * np.cross(u, np.cross(u, vectors) + s * vectors)


@pytest.mark.few("spatial-slider-crank")
@pytest.mark.parametrize("name", ["heavy-top", "stewart-platform", "spatial-slider-crank"])
def test_a_viewer_places_every_corner_as_the_picture_does(name, tmp_path):
    motion = tm.example(name).simulate(time=(0, 0.3, 0.05))
    path = tmp_path / "motion.glb"
    motion.save_gltf(path)
    about, array = read(path)
    scene = Scene.of(motion)
    surfaces = Surfaces(scene.solids, scene.width)
    channels = about["animations"][0]["channels"]
    samplers = about["animations"][0]["samplers"]
    for index in (0, len(scene.times) // 2, len(scene.times) - 1):
        t = float(scene.times[index])
        expected, normals = surfaces.at(scene.positions_at(t), scene.between(scene.directions, t))
        placed, faces = [], []
        for k, node in enumerate(about["nodes"][:-1]):
            state = {}
            for channel in channels:
                if channel["target"]["node"] == k:
                    sampler = samplers[channel["sampler"]]
                    assert array(sampler["input"])[index, 0] == pytest.approx(t, abs=1e-6)
                    state[channel["target"]["path"]] = array(sampler["output"])[index]
            part = about["meshes"][node["mesh"]]["primitives"][0]
            corners = array(part["attributes"]["POSITION"])
            corners = corners + state["weights"] * array(part["targets"][0]["POSITION"])
            corners = turned(state["rotation"], corners) + state["translation"]
            placed.append(corners.reshape(-1, 4, 3))
            triangles = corners[array(part["indices"]).ravel()].reshape(-1, 3, 3)
            faces.append(triangles)
        np.testing.assert_allclose(np.concatenate(placed), expected, atol=2e-6 * scene.size)
        a, b, c = np.concatenate(faces).transpose(1, 0, 2)
        outward = np.einsum("ij,ij->i", np.cross(b - a, c - a), np.repeat(normals, 2, axis=0))
        assert (outward > -1e-9 * scene.size**2).all()  # counter-clockwise, seen from outside


def test_z_is_up_and_times_begin_at_zero(tmp_path):
    motion = tm.example("heavy-top").simulate(time=(1, 1.2, 0.1))
    motion.save_gltf(tmp_path / "top.glb")
    about, array = read(tmp_path / "top.glb")
    root = about["nodes"][about["scenes"][0]["nodes"][0]]
    np.testing.assert_allclose(
        turned(np.array(root["rotation"]), np.array([0, 0, 1.0])), [0, 1, 0], atol=1e-12
    )
    assert array(about["animations"][0]["samplers"][0]["input"])[0] == 0


def test_a_turning_body_takes_the_shorter_way():
    angles = np.linspace(0, 4 * np.pi, 60)
    c, s, o, e = np.cos(angles), np.sin(angles), 0 * angles, 0 * angles + 1
    axes = np.stack([np.stack(row, axis=1) for row in ((c, s, o), (-s, c, o), (o, o, e))], axis=1)
    found = quaternions(axes)
    assert (np.einsum("ij,ij->i", found[1:], found[:-1]) > 0.9).all()
    np.testing.assert_allclose(turned(found[7], np.array([1.0, 0, 0])), axes[7, 0], atol=1e-12)


def test_a_planar_picture_is_refused_with_another_way(tmp_path):
    motion = tm.example("four-bar").simulate(time=(0, 0.1, 0.05))
    with pytest.raises(
        ProblemError, match=r"this picture has none; save a planar motion as \.html"
    ):
        motion.save_gltf(tmp_path / "bar.glb")
    assert not (tmp_path / "bar.glb").exists()
