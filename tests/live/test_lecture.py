"""The file of a lecture: what a page gets, and what is refused with file, line and step."""

import math

import pytest

import teachmech as tm
from teachmech.live.lecture import Known, read_lecture


@pytest.fixture(scope="module")
def known():
    problem = tm.example("pendulum")
    settings = problem.settings_with(time=(0, 1, 0.1))
    lines = {"Energy": [{"key": "Energy: kinetic"}], "Multipliers": [{"key": "x1"}, {"key": "vx1"}]}
    panels = {title: [{"logarithmic": False, "lines": of}] for title, of in lines.items()}
    return Known(problem.system, settings, panels, bodies=["rod"])


@pytest.fixture
def lecture(tmp_path, known):
    """Return a function that returns the steps of a lecture on the pendulum."""

    def read(text):
        path = tmp_path / "steps.yaml"
        path.write_text(text, encoding="utf-8")
        return read_lecture(path, known)

    return read


def test_a_step_has_the_numbers_and_names_of_the_page(lecture):
    (step,) = lecture(
        "steps:\n  - {title: A, text: B, parameters: {L: 2*L}, start: {vx1: pi}, charts: Energy,"
        " own: {across: x1, curves: [vx1]}, arrows: {1: velocity}, poles: rod, paths: 1,"
        " B: {method: rk4, step: 0.01},"
        " whole: yes, time: 1/2, hide: both, play: no}\n"
    )
    assert step == {
        "title": "A",
        "text": "B",
        "values": {"parameters": {"L": 2.0}, "start": {"vx1": math.pi}, "settings": {}},
        "B": {
            "parameters": {},
            "start": {},
            "settings": {"method": "rk4", "stabilisation": "none", "step": 0.01},
        },
        "charts": ["Energy"],
        "own": {"across": "x1", "curves": ["vx1"]},
        "arrows": {"1": ["velocity", "path"], "body rod": ["pole"]},
        "whole": True,
        "time": 0.5,
        "hide": ["charts", "picture"],
        "play": False,
    }


def test_a_view_is_a_part_of_the_plane_or_a_direction_in_space(lecture, known, tmp_path):
    text = "steps:\n  - {view: {center: [L, -1/2], width: 3*L}}\n  - {view: fit}\n"
    part, everything = lecture(text)
    assert part["view"] == {"x": 1.0, "y": -0.5, "width": 3.0}
    assert "view" not in everything
    path = tmp_path / "space.yaml"
    path.write_text("steps:\n  - {view: {azimuth: 90, zoom: 2}}\n", encoding="utf-8")
    (step,) = read_lecture(path, known._replace(dimension=3))
    assert step["view"] == {"azimuth": 90.0, "zoom": 2.0}
    with pytest.raises(tm.ProblemError, match=r"write it as '\{center: \[0, 1\], width: 2\}'"):
        read_lecture(path, known)
    path.write_text("steps:\n  - {view: {elevation: 100}}\n", encoding="utf-8")
    with pytest.raises(tm.ProblemError, match="it is 100; take a number from -90"):
        read_lecture(path, known._replace(dimension=3))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no list 'steps' with 1 to 100 steps; begin the file with 'steps:'"),
        ("steps: []", "there is no list 'steps' with 1 to 100 steps"),
        ("steps: [{title: A}]\ncolour: red", "there is no key 'colour'"),
        ("steps:\n  - A", "line 2, step 1: it is a str; write it as 'title: ...'"),
        ("steps:\n  - title: A\n    titel: B", "line 3, step 1, titel: .*did you mean 'title'"),
        ("steps:\n  - {parameters: {l: 2}}", "step 1, parameters.l: there is no parameter 'l'"),
        ("steps:\n  - {parameters: 3}", "step 1, parameters: it has no names; write"),
        ("steps:\n  - {start: {x2: 2}}", "there is no coordinate or velocity 'x2'"),
        ("steps:\n  - {start: {x1: 2*}}", "start.x1, column 3: "),
        ("steps:\n  - {view: {width: 2}}", "step 1, view: it is not a view of this page; write"),
        ("steps:\n  - {view: {width: 0, center: [0, 0]}}", "view.width: it is 0; take a number"),
        ("steps:\n  - {view: {width: 4, center: [5e15, 0]}}", "view.center: it is too far away"),
        ("steps:\n  - {view: {width: 2, center: 0}}", "view.center: it is not a place"),
        ("steps:\n  - {charts: [Force]}", "step 1, charts: there is no chart 'Force'"),
        ("steps:\n  - {method: rk5}", "line 2, step 1, method: .*did you mean 'rk4'"),
        ("steps:\n  - {B: {methd: rk4}}", "step 1, B.methd: there is no key 'methd'"),
        ("steps:\n  - {hide: all}", "there is no part of a page that can be hidden 'all'"),
        ("steps:\n  - {own: x1}", "step 1, own: it has no curves; write it as"),
        ("steps:\n  - {own: {curves: [vx2]}}", "there is no curve 'vx2'"),
        ("steps:\n  - {own: {curves: x1, across: y}}", "there is no quantity 'y'"),
        ("steps:\n  - {arrows: [1]}", "step 1, arrows: it is a list; write it as '{1: velocity}'"),
        ("steps:\n  - arrows:\n      2: force", "line 3, step 1, arrows.2: there is no point '2'"),
        ("steps:\n  - {arrows: {1: speed}}", "arrows.1: there is no arrow 'speed'"),
        ("steps:\n  - {arrows: {1: force}}", "no force of a constraint or joint acts at '1'"),
        ("steps:\n  - {paths: [1, 2]}", "step 1, paths: there is no point '2'"),
        ("steps:\n  - {poles: bar}", "step 1, poles: there is no planar body 'bar'"),
        ("steps:\n  - {whole: often}", "there is no choice 'often'"),
    ],
)
def test_mistakes_are_refused_with_line_and_step(lecture, text, message):
    with pytest.raises(tm.TeachmechError, match=message) as caught:
        lecture(text)
    assert "steps.yaml" in str(caught.value)
