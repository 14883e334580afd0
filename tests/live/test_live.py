"""The live picture in Python: what it refuses, what it says, what is saved."""

import json

import pytest

import teachmech as tm
from teachmech.cli import main
from teachmech.live.live_picture import LivePicture

BALL = {"mass": ["m"], "forces": ["-m*g"], "parameters": {"m": 1, "g": 9.81}}


def test_the_page_says_where_it_takes_another_method():
    problem = tm.example("pendulum")
    motion = problem.simulate(time=(0, 1, 0.1), method="lsoda")
    live = LivePicture.of(motion)
    said = "A page does not have the method lsoda; here it is dop853."
    assert live.description["notes"] == [said]
    assert '"method": "dop853"' in live.program


def test_a_python_function_is_refused_with_its_name():
    circle = tm.Constraint(lambda x, y: x**2 + y**2 - 1, "circle")
    system = tm.System(["x", "y"], [1, 1], [0, -9.81], [circle], start={"x": 1})
    with pytest.raises(tm.ProblemError, match="constraint circle is a Python function"):
        system.live(time=(0, 1, 0.1))


def test_without_points_there_is_nothing_to_drag():
    system = tm.System(["z"], start={"z": 1}, points=(), **BALL)
    with pytest.raises(tm.ProblemError, match="points"):
        system.live(time=(0, 1, 0.1))


def test_a_motion_that_fails_on_the_way_is_shown_as_far_as_it_came():
    system = tm.System(["x"], [1], ["1/(1 - x)^3"], start={"x": 0, "vx": 1})
    live = system.live(time=(0, 5, 0.01), method="dop853")
    assert live.title == "Live picture of system"
    assert "By Python: " in live.page


def test_values_are_those_at_first():
    live = tm.example("pendulum").live(parameters={"L": 2}, start={"x1": -2}, time=(0, 1, 0.1))
    assert 'parameters: {"g": 9.81, "L": 2' in live.page
    assert live.parameters == {}


def test_an_outline_depends_on_the_parameters_of_its_texts():
    motion = tm.example("jansen").simulate(time=(0, 0.1, 0.01))
    picture = LivePicture.of(motion)
    numbers = picture.program[picture.program.index("function outlineNumbers") :]
    assert "const b=p[1]" in numbers[:200]
    kinds = {outline["how"] for outline in picture.description["outlines"]}
    assert kinds <= {"hull", "line"}
    json.dumps(picture.description, allow_nan=False)


def test_a_page_of_a_plane_is_small_since_only_pages_in_space_contain_solids():
    for name, in_space in [("pendulum", False), ("meridian", True)]:
        page = tm.example(name).live(time=(0, 1, 0.1)).page
        assert ('getContext("webgl"' in page) == in_space
        assert (len(page.encode("utf-8")) < 250_000) != in_space


def test_a_motion_saves_its_live_page(tmp_path):
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    motion.live().save(tmp_path / "p.html")
    assert "page.showLive(problem" in (tmp_path / "p.html").read_text(encoding="utf-8")


def test_the_command_writes_a_page(tmp_path, capsys):
    path = tmp_path / "page.html"
    assert main(["live", "pendulum", "-o", str(path), "--set", "L=2"]) == 0
    assert f"written: {path}" in capsys.readouterr().out
    assert main(["live", "pendulum", "-o", str(path), "--set", "K=2"]) == 1
    assert "K" in capsys.readouterr().err
