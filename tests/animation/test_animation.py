"""Moving pictures: what is drawn as a rod, what goes to the player, pages and films."""

import base64
import dataclasses
import json
import re
import shutil
import subprocess

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from nbconvert import HTMLExporter
from PIL import Image

import teachmech as tm
from teachmech.animation import Scene, film
from teachmech.animation.film import _pictures, _stage, still
from teachmech.animation.last_picture import last_picture
from teachmech.animation.player import Player
from teachmech.animation.rods import rods
from tests import ROOT

pytestmark = pytest.mark.quick


def two_points(constraint, **changes):
    """Return two points in the plane and one constraint."""
    names = ["x1", "y1", "x2", "y2"]
    fields = {"parameters": {"L": 2}, "points": [names[:2], names[2:]]}
    return tm.System(names, [1] * 4, [0] * 4, [constraint], **{**fields, **changes})


@pytest.mark.parametrize(
    ("constraint", "ends"),
    [
        ("x1^2 + y1^2 = L^2", (0, None, (0, 0))),
        ("3*L*((x2 - L/2)^2 + (y2 + 1)^2) = 5", (1, None, (1, -1))),
        ("4 - (x1 - x2)^2 - (y1 - y2)^2", (0, 1, None)),
        ("sqrt((x1 - x2)^2 + (y2 - y1)^2) = L", (0, 1, None)),
        ("2*((x1 - x2)^2 + (y1 - y2)^2)^0.5 - 3 - sin(t)", (0, 1, None)),
        ("(x1 - x2)^2 + (y1 - y2)^2 = (1 + t)^2", (0, 1, None)),
        ("x1^2 - 2*x1 + y1^2 + 4*y1 = 0", (0, None, (1, -2))),
    ],
)
def test_a_distance_is_recognised_in_every_form(constraint, ends):
    found = [(rod.start, rod.end, rod.pivot) for rod in rods(two_points(constraint))]
    assert found == [ends]


@pytest.mark.parametrize(
    "constraint",
    [
        "x1^2 + 2*y1^2 = 1",
        "x1^2 + y1^2 + x1*y1 = 1",
        "x1 = x2",
        "x1^2 - y1^2 = 0",
        "(x1 - x2)^2 + (y1 + y2)^2 = 1",
        "(x1 - x2 - 1)^2 + (y1 - y2)^2 = 1",
        "(x1 - sin(t))^2 + y1^2 = 1",
        "x1*vx1 + y1*vy1 = 0",
        "y1 = sin(x1)",
        "x1^2 = 1",
    ],
)
def test_what_is_no_distance_is_drawn_as_no_rod(constraint):
    assert rods(two_points(constraint)) == ()


def test_a_cylinder_in_space_is_no_rod():
    names = ["x", "y", "z"]
    s = tm.System(names, [1] * 3, [0] * 3, ["x^2 + y^2 = 1", "x^2 + y^2 + z^2 = 2"], points=[names])
    assert [rod.constraint for rod in rods(s)] == ["c2"]


def test_forces_of_a_scene_add_up_to_mass_times_acceleration():
    motion = tm.example("meridian").simulate(time=(0, 0.5, 0.005))
    scene = Scene.of(motion)
    applied, constraint = (forces.values for forces in scene.forces)
    total = (applied + constraint).reshape(len(motion), -1)
    assert total == pytest.approx(motion.a, abs=2e-5)  # both masses are 1 kg; float32 of up to 100


def test_the_player_gets_times_points_and_forces_as_float32():
    motion = tm.example("turned-hoop").simulate(time=(0, 0.2, 0.01))
    player = Player(motion)
    numbers = np.frombuffer(player.data, dtype="<f4")
    n = player.scene["frames"]
    assert len(numbers) == n + 3 * 3 * n
    assert numbers[:n] == pytest.approx(motion.t, rel=1e-6)
    assert numbers[n : 4 * n].reshape(n, 3) == pytest.approx(motion.q, rel=1e-6, abs=1e-6)


def test_a_long_motion_is_thinned_with_both_ends_kept():
    ball = tm.System(["x"], [1], [0], start={"vx": 1}, points=[["x"]])
    motion = ball.simulate(time=(0, 12, 0.001))
    scene = Scene.of(motion)
    assert len(scene.times) == 5000
    assert (scene.times[0], scene.times[-1]) == (0, 12)
    assert scene.points[:, 0, 0] == pytest.approx(scene.times, rel=1e-5)


def test_another_motion_replaces_the_numbers_and_keeps_the_group():
    problem = tm.example("pendulum")
    player = Player(problem.simulate(time=(0, 1, 0.1)))
    group, data = player.group, player.data
    player.show(problem.simulate(time=(0, 1, 0.1), parameters={"g": 1.62}))
    assert player.group == group
    assert player.data != data


def test_a_system_without_points_has_no_picture_but_a_hint():
    ball = tm.System(["z"], mass=[1], forces=[-9.81]).simulate(time=(0, 1, 0.1))
    for draw in (
        ball.player,
        lambda: ball.save_html("x.html"),
        lambda: ball.save_animation("x.gif"),
    ):
        with pytest.raises(tm.ProblemError, match=r"no points to draw; define points"):
            draw()


@pytest.mark.thorough
def test_a_saved_notebook_keeps_the_last_picture(tmp_path):
    scene = Scene.of(tm.example("meridian").simulate(time=(0, 0.5, 0.005)))
    tag = last_picture(scene)["text/html"]
    (tmp_path / "x.png").write_bytes(base64.b64decode(tag.partition("base64,")[2].rstrip('">')))
    with Image.open(tmp_path / "x.png") as picture:
        assert min(picture.size) > 300


@pytest.mark.thorough
def test_a_title_stays_a_text_in_the_last_picture():
    scene = Scene.of(tm.example("pendulum").simulate(time=(0, 0.1, 0.05)))
    tag = last_picture(dataclasses.replace(scene, name='"><b>x</b>'))["text/html"]
    assert tag.startswith('<img class="tm-last-picture" alt="&#34;&gt;&lt;b&gt;x&lt;/b&gt;: the')


def test_a_page_holds_everything_and_loads_nothing(tmp_path):
    problem = tm.example("pendulum")
    problem.simulate(time=(0, 1, 0.1)).save_html(tmp_path / "p.html")
    page = (tmp_path / "p.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)\s*=|https?:|@import|import\s*\(|fetch\(", page)
    ((scene, _),) = json.loads(re.search(r"showPlayer\(\"player\", (\[.*\])\);", page).group(1))
    assert (scene["frames"], scene["rods"][0]["pivot"]) == (11, [0, 0, 0])
    assert "x1^2 + y1^2 = L^2" in page


def test_a_gif_plays_in_real_time_and_ends_where_the_motion_ends(tmp_path):
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.01))
    motion.save_animation(tmp_path / "p.gif", fps=10)
    with Image.open(tmp_path / "p.gif") as played:
        assert played.n_frames == 11
        assert played.info["duration"] == 100
        played.seek(10)
        last = np.asarray(played.convert("RGB"), dtype=float)
    (tmp_path / "still.png").write_bytes(still(Scene.of(motion)))
    with Image.open(tmp_path / "still.png") as picture:
        same = np.asarray(picture.convert("RGB"), dtype=float)
    assert np.abs(last - same).mean() < 3  # levels of 255: the GIF has 256 colours


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["andrews", "four-bar", "conical-pendulum"])
def test_pictures_of_a_film_are_those_that_are_drawn_as_a_whole(name):
    """Axes are drawn once, moving parts in every picture; nothing may be missing or remain."""
    motion = tm.simulate(name)
    scene = Scene.of(motion)
    times = np.linspace(motion.t[0], motion.t[-1], 4)
    filmed = list(_pictures(_stage(scene), times))
    for t, picture in zip(times, filmed, strict=True):
        figure, update = _stage(scene)
        update(float(t))
        canvas = FigureCanvasAgg(figure)
        canvas.draw()
        whole = np.asarray(canvas.buffer_rgba())[..., :3].astype(float)
        assert (np.abs(picture - whole) > 60).mean() < 2e-3
    assert (filmed[0] != filmed[1]).any()


@pytest.mark.skipif(not shutil.which("ffprobe"), reason="needs ffmpeg")
def test_an_mp4_has_all_its_pictures(tmp_path):
    tm.example("pendulum").simulate(time=(0, 1, 0.01)).save_animation(tmp_path / "p.mp4", fps=10)
    asked = "-v error -count_frames -show_entries stream=nb_read_frames,r_frame_rate,codec_name"
    command = ["ffprobe", *asked.split(), "-of", "json", str(tmp_path / "p.mp4")]
    (found,) = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)[
        "streams"
    ]
    assert found["codec_name"] == "h264"
    assert (found["nb_read_frames"], found["r_frame_rate"]) == ("11", "10/1")


def test_ctrl_c_keeps_the_film_up_to_there(tmp_path, monkeypatch):
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.01))
    pictures = film._pictures

    def interrupted(stage, times):
        for k, picture in enumerate(pictures(stage, times)):
            if k == 30:
                raise KeyboardInterrupt
            yield picture

    monkeypatch.setattr(film, "_pictures", interrupted)
    motion.save_animation(tmp_path / "p.gif", fps=40)
    with Image.open(tmp_path / "p.gif") as kept:
        assert kept.n_frames == 30


def test_what_cannot_be_filmed_is_refused_with_a_way_out(tmp_path, monkeypatch):
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.01))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    for name, options, message in (
        ("p.mp4", {}, "needs the program ffmpeg; install ffmpeg, or write a .gif"),
        ("p.avi", {}, "the file type '.avi' is not accepted; end the name in .gif or .mp4"),
        ("p.gif", {"speed": 0.001}, "at most 3000 are accepted; choose a greater speed"),
        ("p.gif", {"fps": 0}, "must be positive"),
    ):
        with pytest.raises(tm.ProblemError, match=re.escape(message)):
            motion.save_animation(tmp_path / name, **options)
        assert not (tmp_path / name).exists()


def test_a_page_made_of_a_saved_lesson_shows_the_last_picture():
    lesson = ROOT / "notebooks" / "02-first-problem.ipynb"
    page, _ = HTMLExporter().from_filename(str(lesson))
    pictures = re.findall(r'<img[^>]*alt="(\w+): the last picture"[^>]*>', page)
    assert pictures == ["pendulum"]


# --- other motions in the same picture ----------------------------------------------------------


def test_a_motion_that_blows_up_keeps_the_frame_of_its_sound_part():
    with pytest.raises(tm.SimulationError) as caught:
        tm.simulate("pendulum", (0, 60, 0.3), method="rk4", stabilisation="none")
    motion = caught.value.motion
    scene = Scene.of(motion)
    assert np.abs(motion.q).max() > 1e100
    assert np.abs([scene.low, scene.high]).max() < 10
    assert motion.t[0] < scene.left < motion.t[-1]


def test_a_sound_motion_is_shown_whole_and_leaves_nothing():
    scene = Scene.of(tm.simulate("pendulum", (0, 2, 0.01)))
    assert scene.left is None
    assert (scene.points >= scene.low - 1e-6).all() and (scene.points <= scene.high + 1e-6).all()


def test_a_second_motion_stands_beside_the_first_until_another_one_comes():
    first, second = (
        tm.simulate("pendulum", (0, 1, 0.1), parameters={"g": g}) for g in (9.81, 1.62)
    )
    player = Player(first)
    player.show(first, beside=second)
    assert player.beside["frames"] == 11
    assert player.beside_data == Scene.of(second).data() != player.data
    player.show(first)
    assert player.beside is None and player.beside_data == b""
