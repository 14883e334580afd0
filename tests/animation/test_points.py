"""Points, rods and outlines of a picture that are written as expressions."""

import dataclasses
from xml.etree import ElementTree

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.animation.picture_frames import MAX_FRAMES
from teachmech.animation.rods import rods
from teachmech.animation.scene import STRAY, Scene
from teachmech.figures.point_positions import angles, point_motion, point_positions
from teachmech.figures.watched import shared_axes
from teachmech.model.drawing import Drawing, Outline

SIZES = {"m": 1, "L1": 1, "L2": 0.7, "g": 9.81}
TIME = {"time": (0, 2, 0.01), "method": "dop853", "tolerance": 1e-11}
FILE = """\
name: swing
coordinates: [phi]
mass: [m*L^2]
forces: [-m*g*L*sin(phi)]
parameters: {m: 1, g: 9.81, L: 0.5}
start: {phi: pi/3}
points:
  O: [0, 0]
  bob: [L*sin(phi), -L*cos(phi)]
rods: [[O, bob]]
time: {end: 1, step: 0.01}
"""


def in_angles(**changes):
    """Return a double pendulum in the angles a and b of its threads from the vertical."""
    x1, y1 = "L1*sin(a)", "L1*cos(a)"
    vx, vy = "(L1*va*cos(a) + L2*vb*cos(b))", "(L1*va*sin(a) + L2*vb*sin(b))"
    points = {"O": [0, 0], "A": [x1, f"-{y1}"], "B": [f"{x1} + L2*sin(b)", f"-{y1} - L2*cos(b)"]}
    arguments = {"points": points, "start": {"a": 2, "b": 1}} | changes
    return tm.Lagrangian(
        f"m*(L1*va)^2/2 + m*({vx}^2 + {vy}^2)/2", f"-m*g*(2*{y1} + L2*cos(b))",
        coordinates=["a", "b"], parameters=SIZES, **arguments,
    )  # fmt: skip


def in_coordinates():
    """Return the same in the coordinates of its particles."""
    x1, y1 = "L1*sin(2)", "-L1*cos(2)"
    return tm.System(
        ["x1", "y1", "x2", "y2"], ["m"] * 4, [0, "-m*g"] * 2,
        ["x1^2 + y1^2 = L1^2", "(x2 - x1)^2 + (y2 - y1)^2 = L2^2"], SIZES,
        {"x1": x1, "y1": y1, "x2": f"{x1} + L2*sin(1)", "y2": f"{y1} - L2*cos(1)"},
    )  # fmt: skip


# --- where they are ---------------------------------------------------------------------------


def test_points_in_angles_move_like_the_particles_that_they_stand_for():
    angular, cartesian = in_angles().simulate(**TIME), in_coordinates().simulate(**TIME)
    for place, particle in (("A", "1"), ("B", "2")):
        found, known = point_motion(angular, place), point_motion(cartesian, particle)
        for kind in ("coordinates", "velocities", "accelerations"):
            assert found[kind] == pytest.approx(known[kind], abs=1e-6), kind


def test_the_motion_of_a_point_in_coordinates_is_that_of_these():
    motion = in_coordinates().simulate(**TIME)
    found = point_motion(motion, "2")
    for kind, letter in (("coordinates", ""), ("velocities", "v"), ("accelerations", "a")):
        columns = [motion[f"{letter}{name}"] for name in ("x2", "y2")]
        assert np.array_equal(found[kind].T, columns)


def test_a_point_may_move_with_time_and_stand_still_in_one_direction():
    cart = tm.System(["x"], [1], [0], parameters={"h": 2}, start={"vx": 3},
        points={"load": ["x", "h", "t^2"]})  # fmt: skip
    motion = cart.simulate(time=(0, 1, 0.5))
    found = point_motion(motion, "load")
    assert found["coordinates"] == pytest.approx(np.array([[0, 2, 0], [1.5, 2, 0.25], [3, 2, 1]]))
    assert found["velocities"][-1] == pytest.approx([3, 0, 2])
    assert found["accelerations"][-1] == pytest.approx([0, 0, 2])


def test_other_parameters_move_the_points():
    longer = in_angles().replace(parameters={"L1": 3})
    at = point_positions(longer, np.zeros(1), np.array([[np.pi / 2, 0]]))
    assert at[0] == pytest.approx(np.array([[0, 0, 0], [3, 0, 0], [3, -0.7, 0]]), abs=1e-12)


@pytest.mark.parametrize(
    ("coordinates", "points"),
    [
        (["x", "y"], [("x", "y")]),
        (["y2", "x1", "y1", "x2"], [("x2", "y2"), ("x1", "y1")]),
        (["x_a", "y_a", "z_a", "phi"], [("x_a", "y_a", "z_a")]),
        (["A_x", "A_y"], [("A_x", "A_y")]),
        (["x"], [("x",)]),
        (["x1", "x2"], [("x1",), ("x2",)]),
        (["x", "phi"], []),
        (["z"], []),
        (["phi", "xi"], []),
    ],
)
def test_without_points_the_names_of_coordinates_tell_them(coordinates, points):
    system = tm.System(coordinates, [1] * len(coordinates), [0] * len(coordinates))
    assert [*system.points.values()] == points
    assert system.replace(points=()).points == {}


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ({"bob": ["L1*sin(c)", 0]}, "point bob, column 8: unknown name 'c'"),
        ({"bob": ["va", 0]}, "a position may contain coordinates, time and parameters"),
        ({"bob": []}, "point bob has 0 entries; give one to three: along x, y and z"),
        ({"bob": [0] * 4}, "point bob has 4 entries"),
        ({"bob": "L1*sin(a)"}, "a single text instead of a list"),
        ({"the bob": [0, 0]}, "'the bob' is not a name for a point"),
        ({"<b>": [0, 0]}, "is not a name for a point"),
        ({1: [0, 0]}, "is not a name for a point"),
        ({"bob": [None, 0]}, "the position of point bob"),
        ({"bob": ["sin(" * 200 + "a" + ")" * 200, 0]}, "nested parentheses"),
        (["a", "b"], "a single text instead of a list"),
        (5, "an int instead of a list"),
    ],
)
def test_wrong_points_are_named(points, message):
    with pytest.raises(tm.TeachmechError) as caught:
        in_angles(points=points)
    assert message in str(caught.value)


# --- rods -------------------------------------------------------------------------------------


def ends(system):
    names = [*system.points]
    return {(names[rod.start], names[rod.end]) for rod in rods(system)}


def test_a_distance_that_never_changes_is_a_rod():
    assert ends(in_angles()) == {("O", "A"), ("A", "B")}
    spring = tm.System(["r", "phi"], ["m", "m*r^2"], [0, 0], parameters={"m": 1}, start={"r": 1},
        points={"O": [0, 0], "P": [1, 0], "bob": ["r*sin(phi)", "-r*cos(phi)"]})  # fmt: skip
    assert ends(spring) == set()  # O and P never move, and the spring is stretched


@pytest.mark.parametrize("moving", range(12))
def test_whichever_coordinate_moves_a_point_no_rod_holds_it(moving):
    names = [f"q{k}" for k in range(12)]
    places = {"O": ["0", "1"], "P": [names[moving], "0"]}
    assert ends(tm.System(names, [1] * 12, [0] * 12, points=places)) == set()


@pytest.mark.parametrize(("named", "found"), [((), set()), ([["O", "B"]], {("O", "B")})])
def test_rods_that_are_named_are_all(named, found):
    assert ends(in_angles(rods=named)) == found


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ([["O", "bbb"]], "there is no point 'bbb'"),
        ([["O"]], "rod 1 joins O; name two points, as in"),
        ([["O", "A"], ["B", "B"]], "rod 2 joins B and B"),
        ("OA", "a single text instead of a list"),
    ],
)
def test_wrong_rods_are_named(named, message):
    with pytest.raises(tm.ProblemError, match="rods: ") as caught:
        in_angles(rods=named)
    assert message in str(caught.value)


@pytest.mark.parametrize("step", [0.01, 0.25])
def test_a_rod_keeps_its_length_between_the_frames(step):
    spin = tm.System(["phi"], [1], [0], start={"vphi": 7},
        points={"O": [0, 0], "A": ["2*cos(phi)", "2*sin(phi)"]})  # fmt: skip
    scene = Scene.of(spin.simulate(time=(0, 2, step), method="dop853"))
    assert len(scene.times) <= MAX_FRAMES
    between = (scene.points[:-1, 1] + scene.points[1:, 1]) / 2
    assert np.linalg.norm(between, axis=-1).min() > 2 - 1.1 * STRAY * 2


# --- what is shown of them --------------------------------------------------------------------


def test_a_picture_has_the_names_and_shows_the_paths_of_what_moves():
    scene = Scene.of(in_angles().simulate(time=(0, 1, 0.05)))
    assert scene.labels == ("O", "A", "B")
    assert scene.marks == ("pin", "disc", "disc")
    assert scene.paths == (1, 2)
    assert scene.forces == ()  # forces on angles are torques


def test_forces_stand_on_the_particles_alone():
    system = in_coordinates()
    points = {"middle": ["(x1 + x2)/2", "(y1 + y2)/2"], "A": ["x1", "y1"]}
    motion = system.replace(points=points).simulate(time=(0, 1, 0.05))
    scene = Scene.of(motion)
    assert [kind.points for kind in scene.forces] == [(1,), (1,)]
    force = scene.forces[1].values[:, 0, :2]
    assert force == pytest.approx(motion.constraint_force[:, :2], rel=1e-6, abs=1e-6)
    (size, *_), _ = plots.constraint_forces(motion).axes[0].lines, None
    assert size.get_label() == "on point A"


def test_outlines_follow_points_that_are_expressions():
    frame = (("-w", "-w"), ("w", "-w"), ("w", "w"), ("-w", "w"))
    drawing = Drawing(bodies=(Outline("plate", ("C", "D"), frame),), traces=("D",))
    plate = tm.System(["x", "phi"], [1, 1], [0, 0], parameters={"w": 0.1}, start={"vx": 1},
        drawing=drawing, points={"C": ["x", 0], "D": ["x + cos(phi)", "sin(phi)"]})  # fmt: skip
    scene = Scene.of(plate.simulate(time=(0, 1, 0.1)))
    corners = scene.shapes[0].at(scene.positions_at(1.0)[None, :, :2].astype(float))[0]
    assert corners[0][:, 0].mean() == pytest.approx(1, abs=1e-6)
    assert scene.paths == (1,)


def test_angles_of_a_system_have_axes_of_their_own():
    cart = tm.System(["x", "phi"], ["1 + cos(phi)^2", 1], ["-k*sin(k*x)", 0], parameters={"k": 2})
    assert angles(cart) == {"phi"}
    assert shared_axes(cart) == [("lengths", [0]), ("angles", [1])]
    axes = plots.state(cart.simulate(time=(0, 1, 0.1))).axes
    assert [ax.get_ylabel().replace("\n", " ") for ax in axes] == [
        "coordinates", "angles", "velocities", "angular velocities",
        "accelerations", "angular accelerations",
    ]  # fmt: skip


def test_figures_know_points_by_name():
    motion = in_angles().simulate(time=(0, 1, 0.05))
    assert plots.particle(motion, "B").get_suptitle() == "system, point B"
    (ax,) = plots.trajectory(motion).axes
    assert [text.get_text() for text in ax.get_legend().get_texts()][:2] == ["point A", "point B"]
    with pytest.raises(tm.ProblemError, match="there is no point 'C'"):
        plots.particle(motion, "C")
    with pytest.raises(tm.ProblemError, match="position of point 'B' does not consist of coord"):
        plots.gauss(motion, point="B")


def test_points_that_rest_have_no_path_unless_all_do():
    points = {"O": ["1"], "A": ["sin(phi)", "cos(phi)"]}
    turning = tm.System(["phi"], [1], [0], start={"vphi": 1}, points=points)
    motion = turning.simulate(time=(0, 1, 0.1))
    (ax,) = plots.trajectory(motion).axes
    assert ax.lines[0].get_xydata() == pytest.approx(
        np.column_stack([np.sin(motion.t), np.cos(motion.t)])
    )
    assert not plots.overview(motion).axes[0].get_title()
    resting = turning.replace(points={"O": ["1", "2"]}).simulate(time=(0, 1, 0.1))
    assert plots.trajectory(resting).axes[0].lines[0].get_xydata()[0].tolist() == [1, 2]
    assert Scene.of(resting).paths == ()


# --- files ------------------------------------------------------------------------------------


def test_points_and_rods_stand_in_a_file_and_in_a_saved_motion(tmp_path):
    (tmp_path / "swing.yaml").write_text(FILE, encoding="utf-8")
    problem = tm.load(tmp_path / "swing.yaml")
    assert problem.system.points == {"O": ("0", "0"), "bob": ("L*sin(phi)", "-L*cos(phi)")}
    problem.save(tmp_path / "again.yaml")
    assert tm.load(tmp_path / "again.yaml").model_dump() == problem.model_dump()
    motion = problem.simulate()
    motion.to_npz(tmp_path / "motion.npz")
    read = tm.Motion.from_npz(tmp_path / "motion.npz")
    assert (read.system.points, read.system.rods) == (motion.system.points, (("O", "bob"),))
    assert Scene.of(read).description() == Scene.of(motion).description()


@pytest.mark.parametrize(
    ("text", "wrong", "line", "message"),
    [
        ("sin(phi), -L", "sin(phy), -L", 9, "unknown name 'phy'"),
        ("[[O, bob]]", "[[O, bop]]", 10, "there is no point 'bop'; did you mean 'bob'"),
        ("O: [0, 0]", "O: 0", 8, "points"),
        ("rods: [[O, bob]]", "rods: 3", 10, "rods"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line(tmp_path, text, wrong, line, message):
    assert text in FILE
    (tmp_path / "swing.yaml").write_text(FILE.replace(text, wrong), encoding="utf-8")
    with pytest.raises(tm.TeachmechError) as caught:
        tm.load(tmp_path / "swing.yaml")
    assert message in str(caught.value)
    assert f"line {line}" in str(caught.value)


def test_a_system_that_kept_its_names_in_the_drawing_is_read():
    drawing = Drawing(fixed={"O": ("0", "0")}, springs=(("O", "A"),))
    system = tm.System(["x", "y"], [1, 1], [0, 0], points={"A": ["x", "y"]}, drawing=drawing)
    written = system.to_dict()
    old = {"points": [["x", "y"]], "drawing": dataclasses.asdict(drawing) | {"names": ["A"]}}
    assert tm.System.from_dict(written | old).points == {"A": ("x", "y")}


# --- outlines ---------------------------------------------------------------------------------

WHEEL = """\
name: wheel
coordinates: [x, phi]
mass: [m, J]
forces: [m*g*sin(b), 0]
constraints: [x = r*phi]
parameters: {m: 1, J: 0.02, r: 0.2, g: 9.81, b: 0.2}
points: {hub: [x, r], rim: [x + r*sin(phi), r + r*cos(phi)]}
rods: []
outlines:
  wheel: {on: [hub, rim], radius: r}
  flag: {on: [hub, rim], places: [[0, 0], [r/2, 0], [0, r/2]]}
time: {end: 1, step: 0.01}
"""


@pytest.fixture
def wheel(tmp_path):
    (tmp_path / "wheel.yaml").write_text(WHEEL, encoding="utf-8")
    return tm.load(tmp_path / "wheel.yaml")


def test_a_circle_rolls_with_its_points_and_has_a_spoke(wheel):
    motion = wheel.simulate()
    scene = Scene.of(motion)
    circle, flag, spoke = scene.shapes
    now = scene.positions_at(0.7)[:, :2]
    phi = np.interp(0.7, motion.t, motion["phi"])
    hub, rim = now
    assert rim - hub == pytest.approx(0.2 * np.array([np.sin(phi), np.cos(phi)]), abs=1e-5)
    (round_,) = circle.at(now)
    assert np.linalg.norm(round_ - hub, axis=1) == pytest.approx(0.2)
    assert spoke.at(now)[0][-1] == pytest.approx(rim, abs=1e-6)
    across = np.array([-(rim - hub)[1], (rim - hub)[0]])
    expected = [hub, (hub + rim) / 2, hub + across / 2]
    assert flag.at(now)[0] == pytest.approx(np.array(expected), abs=1e-6)
    # all of the drawing is visible, up to the corners of the polygon for the circle
    assert scene.low[:2] == pytest.approx([-0.2, 0.0], abs=2e-4)
    assert scene.high[1] == pytest.approx(0.4, abs=2e-4)


def test_outlines_are_seen_in_stills_pages_and_small_pictures(wheel):
    motion = wheel.simulate((0, 0.1, 0.05))
    (ax,) = plots.mechanism(motion).axes
    assert len(ax.patches) == 5  # edge and area of two bodies, and the spoke
    svg = next(ElementTree.fromstring(motion._repr_html_()).iter("svg"))
    assert sum(line.get("fill") not in (None, "none") for line in svg.iter("polyline")) == 2
    assert [shape["kind"] for shape in Scene.of(motion).description()["shapes"]] == [
        "body", "body", "spoke"
    ]  # fmt: skip


def test_outlines_stand_in_files_and_follow_parameters(wheel, tmp_path):
    wheel.save(tmp_path / "again.yaml")
    assert tm.load(tmp_path / "again.yaml").system.outlines == wheel.system.outlines
    large = wheel.system.replace(parameters={"r": 0.5})
    large.simulate(time=(0, 0.1, 0.1)).to_npz(tmp_path / "large.npz")
    scene = Scene.of(tm.Motion.from_npz(tmp_path / "large.npz"))
    assert np.linalg.norm(scene.shapes[0].lines[0], axis=1) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "wrong", "message"),
    [
        ("radius: r", "radius: q", "unknown name 'q'"),
        ("radius: r", "radius: x", "unknown name 'x'"),
        ("radius: r", "radius: 1/(r - 0.2)", "1/(r - 0.2) is inf; check the values of"),
        ("radius: r", "rad: r", "did you mean 'radius'"),
        (", radius: r", "", "an outline has either a radius or places, not both"),
        ("[hub, rim], radius", "[hob], radius", "did you mean 'hub'"),
        ("[hub, rim], radius", "[], radius", "a circle needs one point, or two if"),
        ("[hub, rim], places", "[hub], places", "from one point towards another"),
        ("[r/2, 0], ", "", "three corners or more"),
        ("[r/2, 0]", "[r/2]", "a corner has 1 number"),
        ("{on: [hub, rim], radius: r}", "5", "keys with values are expected"),
    ],
)
def test_a_wrong_outline_is_told_with_its_line(tmp_path, text, wrong, message):
    assert text in WHEEL
    (tmp_path / "wheel.yaml").write_text(WHEEL.replace(text, wrong, 1), encoding="utf-8")
    with pytest.raises(tm.TeachmechError) as caught:
        tm.load(tmp_path / "wheel.yaml")
    assert message in str(caught.value)
    line = 10 if text in WHEEL.splitlines()[9] else 11
    assert f"line {line}, outline" in str(caught.value)


def test_an_outline_lies_in_the_plane():
    with pytest.raises(tm.ProblemError, match="an outline lies in the plane"):
        tm.System(
            ["x"],
            [1],
            [0],
            points={"A": ["x", "0", "0"]},
            outlines={"a": {"on": ["A"], "radius": 1}},
        )
