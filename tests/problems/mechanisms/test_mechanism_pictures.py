"""Pictures of mechanisms: geometry of outlines, keys of files, player, films and stills."""

import dataclasses
import json
import re
from pathlib import Path

import numpy as np
import pytest
from matplotlib.figure import Figure
from matplotlib.path import Path as Polygon
from PIL import Image
from scipy.spatial import ConvexHull

import teachmech as tm
from teachmech import plots
from teachmech.animation import Scene
from teachmech.animation.film import still
from teachmech.animation.outlines import TURNS, Shape, coil, dashpot, rounded_hull, thick_line
from teachmech.animation.stage import clock
from teachmech.cli import main
from teachmech.model.drawing import Drawing, Outline
from teachmech.problems.mechanisms import Mechanism

PLATE = """
Title: Plate
PhysicalParams: {L: 1, w: 0.05, m: 2, k: 40, c: 3}
PartData:
  Fixed: {O: [], W: [3]}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
    ABC: {Geom: [[2*L], [L, L/2]], Dyna: [[L, L/4], m, m*L^2]}
  Springs: {CW: [k, 1]}
  Dampers: {BW: c}
  Particles: {B: m}
AppliedForces: {Gravity: []}
ProblemData:
  tend: 1
  positions: {A: [0.6, -0.8], B: [2, -1.4]}
SolverParams: {Integration: {tol: 1e-9}}
Animation:
  physParamsToShow: [$L, k]
  traces: [C]
  Skeleton: {fleshoutwid: w}
  Skels:
    ABC: {path: AXBXC, newpts: [X, [L, L/5]]}
"""

SLIDER = """
Title: Slider
PhysicalParams: {r: 0.1, l: 0.3}
PartData:
  Fixed: {O: [], E: [0.5]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], 1, 0.1]}
    AB: {Geom: [[l]], Dyna: [[l/2], 1, 0.1]}
  Particles: {B: 1}
  Collinear: [OEB]
Drives: {theta_OA: 7*t}
ProblemData: {tend: 1, positions: {A: [r, 0], B: [r + l, 0]}}
SolverParams: {Integration: {tol: 1e-9}}
"""


@pytest.fixture(scope="module")
def plate():
    return Mechanism.loads(PLATE, "plate.yaml")


@pytest.fixture(scope="module")
def motion(plate):
    return plate.simulate(time=(0, 1, 0.05))


@pytest.fixture(scope="module")
def scene(motion):
    return Scene.of(motion)


@pytest.fixture(scope="module")
def slider():
    return Mechanism.loads(SLIDER).simulate(time=(0, 1, 0.02))


def everyone(scene):
    """Return the positions of all points in every frame, shape (F, P + K, 2)."""
    fixed = np.broadcast_to(scene.fixed, (len(scene.times), *scene.fixed.shape))
    return np.concatenate([scene.points, fixed], axis=1)[..., :2].astype(float)


def shape(scene, kind, name=""):
    (found,) = (s for s in scene.shapes if (s.kind, s.name) == (kind, name))
    return found


def distance(points, a, b):
    """Return the distance of each point from the segment a b."""
    part = np.clip((points - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(points - a - part[:, None] * (b - a), axis=1)


# --- outlines -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_rounded_hull_has_its_width_everywhere_and_contains_every_place(seed):
    places = np.random.default_rng(seed).normal(size=(9, 2))
    outline = rounded_hull(places, 0.3)
    corners = places[ConvexHull(places).vertices]
    edges = zip(corners, np.roll(corners, -1, axis=0), strict=True)
    away = np.min([distance(outline, a, b) for a, b in edges], axis=0)
    assert away == pytest.approx(0.3, abs=1e-12)
    assert not Polygon(corners).contains_points(outline).any()
    assert Polygon(outline).contains_points(places, radius=1e-9).all()


def test_a_body_of_two_points_is_a_capsule():
    outline = rounded_hull(np.array([[1.0, 2.0], [4.0, 6.0]]), 0.5)
    x, y = outline.T
    area = (x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2  # positive: counter-clockwise
    assert area == pytest.approx(2 * 0.5 * 5 + np.pi * 0.25, rel=0.002)
    assert distance(outline, np.array([1, 2]), np.array([4, 6])) == pytest.approx(0.5, abs=1e-12)


def test_a_path_that_goes_back_is_drawn_once():
    place = {"X": [1, 1], "B": [0, 0], "E": [0, 2], "D": [2, 1]}
    pieces = thick_line(np.array([place[name] for name in "XBEXDX"], dtype=float), 0.1)
    assert len(pieces) == 4
    assert distance(pieces[3], np.array([1, 1]), np.array([2, 1])) == pytest.approx(0.1)


def test_outlines_move_rigidly_with_their_body_and_contain_its_points(plate, motion, scene):
    points = everyone(scene)
    a, c = ([*plate.system.points].index(name) for name in "AC")
    for line in shape(scene, "body", "ABC").at(points):
        sides = np.linalg.norm(np.diff(line, axis=1), axis=-1)
        assert sides == pytest.approx(np.broadcast_to(sides[0], sides.shape), abs=1e-6)
        from_a = np.linalg.norm(line - points[:, [a]], axis=-1)
        assert from_a == pytest.approx(np.broadcast_to(from_a[0], from_a.shape), abs=2e-3)
    last = shape(scene, "body", "ABC").at(points)[-1]  # the piece from X to C
    for frame in (0, len(points) // 2, -1):
        assert np.linalg.norm(last[frame] - points[frame, c], axis=1).min() == pytest.approx(
            0.05, abs=1e-3
        )
        assert Polygon(last[frame]).contains_point(points[frame, c])


@pytest.mark.parametrize("length", [0.05, 1.0, 30.0])
def test_a_coil_ends_at_its_points_with_constant_width_and_turns(length):
    ends = np.array([[1.0, 2.0], [1.0 + 0.6 * length, 2.0 - 0.8 * length]])
    spring = Shape("spring", 0, coil(0.1, 0.05), (0, 1))
    (line,) = spring.at(ends)
    assert line[[0, -1]] == pytest.approx(ends, abs=1e-12)
    aside = (line - ends[0]) @ np.array([0.8, 0.6])
    assert (aside.min(), aside.max()) == pytest.approx((-0.1, 0.1), abs=1e-12)
    turning = np.sign(aside[np.abs(aside) > 1e-9])
    assert np.count_nonzero(np.diff(turning)) == 2 * TURNS - 1


@pytest.mark.parametrize("most", [1.1, 1.5, 4.0])
def test_the_piston_of_a_damper_stays_in_its_cylinder(most):
    for length in np.linspace(1, most, 9):
        damper = Shape("damper", 0, dashpot(0.1, 1.0, most), (0, 1))
        rod, cylinder, piston, other = damper.at(np.array([[0, 0], [length, 0]]))
        assert (rod[0, 0], other[-1, 0]) == pytest.approx((0, length))
        low, high = cylinder[:, 0].min(), cylinder[:, 0].max()
        assert 0 < low < piston[0, 0] < high < length
        assert np.abs(piston[:, 1]).max() < 0.1


def test_coincident_ends_have_a_direction():
    spring = Shape("spring", 0, coil(0.1, 0.0), (0, 1))
    assert np.isfinite(spring.at(np.zeros((2, 2)))[0]).all()


# --- scenes ---------------------------------------------------------------------------------------


def test_points_have_their_letters_and_their_symbols(scene):
    marks = dict(zip(scene.labels, scene.marks, strict=True))
    assert marks == {"A": "pin", "B": "disc", "C": "pin", "O": "pin", "W": "pin"}
    assert scene.caption == ("L = 1", "k = 40")
    assert scene.paths == (2,)
    assert scene.forces == ()


def test_other_parameter_values_make_other_shapes(plate, scene):
    other = Scene.of(plate.simulate(time=(0, 0.1, 0.05), parameters={"L": 1.1, "w": 0.02}))
    for name, length in (("OA", 1.1), ("ABC", 2.2)):
        first, second = (
            np.ptp(np.concatenate([line[:, 0] for line in shape(s, "body", name).lines]))
            for s in (scene, other)
        )
        assert first == pytest.approx(length / 1.1 + 0.1, abs=1e-3)  # corners are polygons
        assert second == pytest.approx(length + 0.04, abs=1e-3)
    assert other.caption[0] == "L = 1.1"


def test_the_default_width_follows_the_size():
    thin = Scene.of(Mechanism.loads(SLIDER).simulate(time=(0, 0.1, 0.05)))
    long = SLIDER.replace("{r: 0.1, l: 0.3}", "{r: 1, l: 3}").replace("[0.5]", "[5]")
    thick = Scene.of(Mechanism.loads(long).simulate(time=(0, 0.1, 0.05)))
    assert thick.width == pytest.approx(10 * thin.width)
    assert 0.005 < thin.width / 0.5 < 0.03


def test_frames_between_stored_times_keep_the_lengths_of_rods(slider):
    coarse = Scene.of(Mechanism.loads(SLIDER).simulate(time=(0, 1, 0.1)))  # 0.7 rad a step
    assert len(coarse.times) > 20
    middle = (coarse.times[1:] + coarse.times[:-1]) / 2
    for t in middle:
        place = dict(zip(coarse.labels, coarse.positions_at(float(t)), strict=True))
        exact = 0.1 * np.array([np.cos(7 * t), np.sin(7 * t)])
        assert np.linalg.norm(place["A"][:2] - exact) < 0.002 * 0.5
        assert np.linalg.norm(place["A"] - place["B"]) == pytest.approx(0.3, rel=0.01)
    assert coarse.points[-1] == pytest.approx(Scene.of(slider).points[-1], abs=1e-6)


def test_sliders_are_blocks_on_lines_of_their_whole_travel(slider):
    scene = Scene.of(slider)
    points = everyone(scene)
    (guide,) = shape(scene, "guide").at(points)
    assert (guide[..., 0].min(), guide[..., 0].max()) == pytest.approx((0, 0.5), abs=0.1)
    assert guide[..., 0].max() > 0.5
    assert np.abs(guide[..., 1]).max() == 0
    (block,) = shape(scene, "block").at(points)
    assert block.mean(axis=1) == pytest.approx(points[:, 1], abs=1e-6)  # B
    assert [s.origin for s in scene.shapes if s.kind == "support"] == [scene.labels.index("O")]


def test_a_piston_on_a_line_needs_no_blocks():
    text = SLIDER.replace("OEB", "OEBC").replace("  Particles: {B: 1}\n", "")
    text = text.replace(
        "    AB:", "    BC: {Geom: [[0.05]], Dyna: [[0], 1, 0.1]}\n    AB:"
    ).replace("B: [r + l, 0]", "B: [r + l, 0], C: [r + l + 0.05, 0]")
    scene = Scene.of(Mechanism.loads(text).simulate(time=(0, 0.1, 0.05)))
    assert {s.kind for s in scene.shapes} == {"guide", "support", "body"}


def test_parts_hang_from_a_support_above_them(scene, slider):
    for s, name, side in ((scene, "O", 1), (Scene.of(slider), "O", -1)):
        k = s.labels.index(name)
        (support,) = (x for x in s.shapes if x.kind == "support" and x.origin == k)
        ground = np.concatenate(support.at(everyone(s)[0]))[:, 1].mean()
        assert np.sign(ground - everyone(s)[0, k, 1]) == side


def test_names_avoid_rods_if_there_is_room(slider):
    scene = Scene.of(slider)
    k = scene.labels.index("B")
    assert abs(scene.sides[k][1]) > 0.5  # the line and the rod go to the left and to the right


def test_the_box_contains_everything_drawn(scene):
    points = everyone(scene)
    for s in scene.shapes:
        for line in s.at(points):
            assert (line >= scene.low[:2] - 1e-9).all()
            assert (line <= scene.high[:2] + 1e-9).all()


def test_short_motions_are_slowed_down_and_long_ones_accelerated(slider):
    scene = Scene.of(slider)
    for span, speed in ((0.03, 0.002), (1, 1), (60, 1), (200, 20), (0.9, 0.05)):
        changed = dataclasses.replace(scene, times=np.array([0, span], dtype=np.float32))
        assert changed.speed == pytest.approx(speed)
        assert 0.5 < span / speed / 10 < 2.5 or speed == 1
    assert clock(dataclasses.replace(scene, times=np.array([0, 0.03])), 0.01) == "t = 0.01000 s"


# --- arrows ---------------------------------------------------------------------------------------


def test_arrows_act_at_the_point_that_their_name_begins_with(plate, motion):
    forces = plate.reactions(motion)
    (kind,) = Scene.of(motion, arrows=forces).forces
    assert kind.names == tuple(name for name in forces if not name.startswith("torque"))
    k = kind.names.index("A on OA")
    scene = Scene.of(motion, arrows=forces)
    assert scene.labels[kind.points[k]] == "A"
    for t in (0.0, 0.5, 1.0):
        stored = forces["A on OA"][np.argmin(np.abs(motion.t - t))]
        assert scene.between(kind.values, t)[k, :2] == pytest.approx(stored, rel=1e-5)
    longest = np.linalg.norm(kind.values, axis=-1)
    assert 0 < scene.scale * np.quantile(longest[longest > 0], 0.95) < scene.size


@pytest.mark.parametrize(
    ("arrows", "message"),
    [
        ({"Q on OA": np.ones((21, 2))}, "'Q on OA' acts on no point"),
        ({"A on OA": np.ones((20, 2))}, r"has the shape \(20, 2\); give \(21, 2\)"),
        ({"A on OA": np.ones(21)}, r"has the shape \(21,\)"),
    ],
)
def test_arrows_without_a_point_or_a_row_for_each_time_are_refused(motion, arrows, message):
    with pytest.raises(tm.ProblemError, match=message):
        Scene.of(motion, arrows=arrows)


# --- what a file may say --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "key", "message"),
    [
        ("path: AXBXC", "path: AXBXQ", "Skels.ABC.path", "there is no point 'Q' on ABC;"),
        ("path: AXBXC", "path: AX-C", "Skels.ABC.path", "'AX-C' is not a path"),
        ("newpts: [X, [L, L/5]]", "newpts: [X]", "Skels.ABC.newpts", "a name or a position"),
        ("newpts: [X,", "newpts: [A,", "Skels.ABC.newpts", "A of ABC already has a position"),
        ("[X, [L, L/5]]", "[X, L]", "Skels.ABC.newpts", "the position of X cannot be 'L'; write"),
        ("[X, [L, L/5]]", "[X, [1, 2, 3]]", "Skels.ABC.newpts", "at most 2"),
        ("    ABC: {path", "    ABD: {path", "Skels.ABD", "no body 'ABD'; did you mean 'ABC'"),
        ("traces: [C]", "traces: [c]", "traces[1]", "no point 'c'; did you mean 'C'"),
        ("traces: [C]", "traces: [O]", "traces[1]", "O is fixed and has no path"),
        ("[$L, k]", "[$L, $kk]", "physParamsToShow[2]", "no parameter 'kk'; did you mean 'k'"),
        ("fleshoutwid: w", "fleshoutwid: -w", "fleshoutwid", "the width is -0.05"),
        ("  traces: [C]", "  view: [1]", "view", "give azimuth and elevation"),
    ],
)
def test_invalid_pictures_are_refused_with_key_and_line(before, after, key, message):
    assert before in PLATE
    text = PLATE.replace(before, after)
    with pytest.raises(tm.ProblemError) as caught:
        Mechanism.loads(text, "plate.yaml")
    assert message in str(caught.value)
    assert caught.value.key.endswith(key)
    assert caught.value.key.startswith("Animation.")
    lines = text.splitlines()
    assert after.split()[0] in lines[caught.value.line - 1] or "ABC" in lines[caught.value.line - 1]


def test_an_expression_in_a_picture_is_read_by_the_grammar():
    with pytest.raises(tm.ExpressionError, match="unknown name 'Q'"):
        Mechanism.loads(PLATE.replace("[X, [L, L/5]]", "[X, [L, Q/5]]"), "plate.yaml")


def test_view_is_used_for_pictures_in_space():
    text = PLATE.replace("  traces: [C]", "  traces: [C]\n  view: [-5, 27]")
    assert Mechanism.loads(text).system.drawing.view == ("-5", "27")


# --- drawings of systems --------------------------------------------------------------------------

ROD = Outline("OA", ("O", "A"), (("0", "0"), ("L", "0")))


def pendulum(**changes):
    names = changes.pop("points", {"A": ["x", "y"]})
    drawing = {"fixed": {"O": ("0", "0")}, "bodies": (ROD,)} | changes
    return tm.System(
        ["x", "y"], [1, 1], [0, -10], ["x^2 + y^2 = L^2"], {"L": 2}, {"x": "L"},
        points=names, drawing=Drawing(**drawing),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"points": {"A": ["x"]}}, "a point of the system is not in the plane"),
        ({"points": {"O": ["x", "y"]}}, "two points are named O"),
        ({"springs": (("A", "Q"),)}, "there is no point 'Q'"),
        ({"lines": (("O", "A"),)}, "a line has fewer than three points"),
        ({"bodies": (Outline("A", ("A",), ()),)}, "a body has fewer than two points"),
        ({"shown": ("l",)}, "there is no parameter 'l'; did you mean 'L'"),
        ({"width": "1/0"}, "1/0"),
        ({"fixed": {"O": ("0", "Q")}}, "unknown name 'Q'"),
    ],
)
def test_a_drawing_that_does_not_fit_its_system_is_refused(changes, message):
    with pytest.raises(tm.TeachmechError, match=message):
        pendulum(**changes)


def test_a_motion_that_was_saved_has_its_drawing(tmp_path):
    motion = pendulum().simulate(time=(0, 1, 0.1), parameters={"L": 3})
    motion.to_npz(tmp_path / "m.npz")
    read = tm.Motion.from_npz(tmp_path / "m.npz")
    assert read.system.drawing == motion.system.drawing
    assert read.system.points == motion.system.points
    assert Scene.of(read).description() == Scene.of(motion).description()


# --- player, films, stills, command ---------------------------------------------------------------


def test_a_page_contains_the_mechanism_and_loads_nothing(plate, motion, tmp_path):
    motion.save_html(tmp_path / "p.html", arrows={"A on OA": plate.reactions(motion)["A on OA"]})
    page = (tmp_path / "p.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)\s*=|https?:|@import|import\s*\(|fetch\(|url\(", page)
    ((scene, _),) = json.loads(re.search(r"showPlayer\(\"player\", (\[.*\])\);", page).group(1))
    kinds = {s["kind"] for s in scene["shapes"]}
    assert kinds == {"support", "body", "spring", "damper"}
    assert [forces["title"] for forces in scene["forces"]] == ["forces"]
    assert scene["caption"] == ["L = 1", "k = 40"]
    assert "length of OA" in page


@pytest.mark.thorough
def test_a_film_keeps_its_frame_and_ends_where_the_still_is(slider, tmp_path):
    slider.save_animation(tmp_path / "s.gif", fps=6)
    with Image.open(tmp_path / "s.gif") as film:
        assert film.n_frames == 7
        frames = []
        for k in range(7):
            film.seek(k)
            frames.append(np.asarray(film.convert("L"), dtype=float))
    (tmp_path / "still.png").write_bytes(still(Scene.of(slider)))
    with Image.open(tmp_path / "still.png") as picture:
        assert np.abs(frames[-1] - np.asarray(picture.convert("L"), dtype=float)).mean() < 3
    left = [frame[:, :40] for frame in frames]  # the numbers of the axis do not move
    assert (
        max(np.abs(part - left[0]).max() for part in left) < 60
    )  # levels of 255; each picture has its own colours
    assert (frames[0] != frames[3]).mean() > 0.01


def test_a_still_shows_the_requested_times(slider):
    assert len(plots.mechanism(slider).axes) == 1
    figure = plots.mechanism(slider, at=[0, 0.25, 1], arrows={"B": np.ones((51, 2))})
    assert [ax.get_title() for ax in figure.axes] == ["t = 0.000 s", "t = 0.250 s", "t = 1.000 s"]
    assert all(ax.get_aspect() == 1 for ax in figure.axes)
    for at, message in (
        (1.5, "the time 1.5 s is outside the motion; give a time from 0 to 1 s"),
        ([], "these are not times"),
        (float("nan"), "the time nan s is outside the motion"),
    ):
        with pytest.raises(tm.ProblemError, match=message):
            plots.mechanism(slider, at=at)


def test_pictures_of_a_mechanism_are_among_all_pictures(slider, tmp_path, monkeypatch):
    monkeypatch.setattr(Figure, "savefig", lambda self, file, **how: Path(file).touch())
    assert "Slider-mechanism.png" in {path.name for path in plots.save_all(slider, tmp_path)}


def test_animate_writes_every_kind_and_takes_the_options_of_run(tmp_path, capsys):
    file = tmp_path / "slider.yaml"
    file.write_text(SLIDER)
    for name, options in (
        ("s.png", ["--at", "0,0.1"]),
        ("s.html", []),
        ("s.gif", ["--speed", "1", "--fps", "10"]),
    ):
        output = str(tmp_path / name)
        shared = ["--end", "0.2", "--set", "l=0.25"]
        assert main(["animate", str(file), "-o", output, *options, *shared]) == 0
        assert capsys.readouterr().out == f"written: {output}\n"
    assert '"speed":0.02,' in (tmp_path / "s.html").read_text()
    with Image.open(tmp_path / "s.gif") as film:
        assert film.n_frames == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["-o", "x.avi"], "the file type '.avi' is not accepted; end the name in .gif, .mp4"),
        (["-o", "x"], "the file type '' is not accepted"),
        (
            ["-o", "x.html", "--speed", "2"],
            "--speed: a .html file does not have this option, which is for .gif and .mp4;",
        ),
        (
            ["-o", "x.gif", "--at", "1"],
            "--at: a .gif file does not have this option, which is for .png;",
        ),
        (["-o", "x.png", "--at", "9"], "the time 9 s is outside the motion"),
        (["-o", "x.png", "--set", "q=2"], "there is no parameter 'q'"),
    ],
)
def test_animate_refuses_in_one_line(tmp_path, capsys, monkeypatch, options, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "slider.yaml").write_text(SLIDER.replace("tend: 1", "tend: 0.1"))
    assert main(["animate", "slider.yaml", *options]) == 1
    (line,) = capsys.readouterr().err.strip().split("\n")
    assert line.startswith("teachmech: ")
    assert message in line
    assert [path.name for path in tmp_path.iterdir()] == ["slider.yaml"]


def test_animate_also_draws_particles(tmp_path):
    assert main(["new", str(tmp_path / "p.yaml")]) == 0
    output = tmp_path / "p.png"
    assert main(["animate", str(tmp_path / "p.yaml"), "-o", str(output), "--end", "1"]) == 0
    with Image.open(output) as picture:
        assert min(picture.size) > 300


@pytest.mark.thorough
def test_names_of_arrows_lie_on_no_other_name_and_inside_the_axes():
    bar = tm.example("four-bar")
    motion = bar.simulate(time=(0, 1, 0.01))
    reactions = bar.reactions(motion)
    figure = plots.mechanism(
        motion, at=[0.2, 0.5, 0.8], arrows={n: reactions[n] for n in reactions}
    )
    figure.draw_without_rendering()
    for ax in figure.axes:
        boxes = [text.get_window_extent() for text in ax.texts if text.get_visible()]
        assert len(boxes) > 8
        for k, box in enumerate(boxes):
            assert not any(box.overlaps(other) for other in boxes[:k])
            assert ax.bbox.x0 <= box.x0 and box.x1 <= ax.bbox.x1
        assert ax.get_xlabel() == "x in m"
