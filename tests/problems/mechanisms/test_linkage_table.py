"""A planar linkage from a CSV file of points and bars."""

import math

import numpy as np
import pytest

import teachmech as tm
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.problems.library import loaded

pytestmark = pytest.mark.quick

SLIDER = """\
# A slider-crank; B slides on the line through O and X
setting,value
title,Slider-crank
end [ms],1000

point,x [mm],y [mm],fixed,slides,mass [g],traced
O,0,0,yes
X,100,0,yes
A,30,40
B,150,0,,OX,500
P,75,35,,,,yes

bar,speed [rpm],mass [kg]
OA,30,0.2
A-B-P,,
"""


def table(before="", after="", source="slider.csv"):
    assert before in SLIDER
    return loaded(SLIDER.replace(before, after, 1), source)


def test_a_driven_slider_follows_the_closed_form():
    motion = table().simulate()
    r, rod, angle = 0.05, math.hypot(0.12, 0.04), math.atan2(0.04, 0.03) + math.pi * motion.t
    slider = r * np.cos(angle) + np.sqrt(rod**2 - (r * np.sin(angle)) ** 2)
    assert motion.t[-1] == 1
    assert np.abs(motion["theta_OA"] - angle).max() < 1e-13
    assert np.abs(motion["B_x"] - slider).max() < 1e-12


def test_masses_are_uniform_along_the_outline():
    problem = table()
    centre, mass, inertia = problem.PartData.Rigids["OA"].Dyna
    assert [float(x) for x in centre] == pytest.approx([0.015, 0.02], abs=1e-15)
    assert (mass, float(inertia)) == ("0.2", pytest.approx(0.2 * 0.05**2 / 12, rel=1e-13))
    assert problem.PartData.Particles == {"B": "0.5"}
    # The plate ABP has 1 kg/m along its sides, here as a sum over many short pieces.
    corners = [complex(0.03, 0.04), complex(0.15, 0), complex(0.075, 0.035)]
    part = (np.arange(2000) + 0.5) / 2000
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    z = np.concatenate([p + part * (q - p) for p, q in sides])
    m = np.concatenate([np.full(2000, abs(q - p) / 2000) for p, q in sides])
    centroid = (m * z).sum() / m.sum()
    centre, mass, inertia = problem.PartData.Rigids["ABP"].Dyna
    assert [float(x) for x in centre] == pytest.approx([centroid.real, centroid.imag], rel=1e-12)
    assert float(mass.removeprefix("rho*")) == pytest.approx(m.sum(), rel=1e-12)
    square = (m * abs(z - centroid) ** 2).sum()
    assert float(inertia.removeprefix("rho*")) == pytest.approx(square, rel=1e-6)


def test_values_become_parameters_that_can_be_replaced():
    problem = table()
    speed = problem.system.parameter_values["speed_OA"]
    assert speed == pytest.approx(math.pi, rel=1e-14)
    slow = loaded(SLIDER, "slider.csv", {"speed_OA": "1", "rho": "2"})
    assert slow.simulate(time=(0, 1, 1))["vtheta_OA"] == pytest.approx(1, abs=1e-12)
    assert problem.time_span == [0, 1]


def test_the_end_time_is_two_turns_or_five_seconds():
    assert float(table("end [ms],1000\n").settings.end) == pytest.approx(4, rel=1e-14)
    free = SLIDER.replace("end [ms],1000\n", "").replace(",30,0.2", ",,0.2")
    assert loaded(free, "free.csv").settings.end == 5
    assert loaded(free, "free.csv").freedom().degrees_of_freedom == 1


def test_a_table_of_a_spreadsheet_has_semicolons_and_decimal_commas():
    cells = [line.split(",") for line in SLIDER.replace("100,0", "100.5,0").splitlines()]
    width = max(map(len, cells))
    text = "\r\n".join(";".join(row + [""] * (width - len(row))) for row in cells)
    german = loaded(text.replace(".", ","), "slider.csv")
    assert german.to_dict() == table("100,0", "100.5,0").to_dict()
    tabs = loaded(text.replace(";", "\t"), "slider.tsv")
    assert tabs.to_dict() == german.to_dict()


def test_every_way_to_open_a_file_takes_a_table(tmp_path):
    path = tmp_path / "Slider.CSV"
    path.write_text(SLIDER, encoding="utf-8-sig")
    for problem in (tm.load(path), tm.Mechanism.load(path)):
        assert problem.to_dict() == table().to_dict()
    assert tm.simulate(str(path), (0, 0.1, 0.1))["A_x"].shape == (2,)
    saved = tmp_path / "slider.yaml"
    tm.load(path).save(saved)
    assert tm.load(saved).to_dict() == table().to_dict()
    assert "    OA: {Geom: world" in saved.read_text()


BAR = "write their names one after the other: AB"
MISTAKES = {
    "a missing number": ("30,40", "30", 9, "column y", "the point A has no y; write a number"),
    "a wrong number": ("30,40", "30,4o", 9, "column y", "an operator is missing"),
    "a huge number": ("30,40", "30,1e99", 9, "column y", r"'1e99' is 1e\+96 in SI units; give"),
    "a negative mass": ("30,0.2", "30,-1", 14, "column mass", "'-1' is -1 in SI units; give"),
    "no name of a point": ("A,30", "AA,30", 9, "column point", "write a letter, or a letter with"),
    "a point twice": ("A,30", "O,30", 9, "column point", "the point O is also in line 7; remove"),
    "an unknown point": ("A-B-P", "A-B-D", 15, "column bar", "there is no point 'D'"),
    "a bar of one point": ("A-B-P", "A", 15, "column bar", f"'A' does not name two points .*{BAR}"),
    "a bar twice": ("A-B-P,,", "O A", 15, "column bar", "the bar O A is also in line 14; remove"),
    "a point at another": ("A,30,40", "A,0,0", 14, "column bar", "same position; move one"),
    "a point without a bar": ("A-B-P", "A-B", 11, "", "the point P is on no bar; name it in a"),
    "an unknown column": ("traced", "trace", 6, "", "there is no column 'trace'; did you mean"),
    "a column twice": ("traced", "x", 6, "", "two columns have the same title; the columns"),
    "a missing column": ("y [mm],", "", 6, "", "there is no column y; the columns are x, y"),
    "an unknown unit": ("[rpm]", "[Hz]", 13, "column speed", "there is no unit 'Hz'; known"),
    "a unit of words": ("traced", "traced [m]", 6, "column traced", "has no unit; remove .m."),
    "an unknown setting": ("title", "titel", 3, "", "there is no setting 'titel'; did you mean"),
    "an empty setting": ("Slider-crank", "", 3, "column value", "title has no value; write one"),
    "a negative end": ("1000", "-5", 4, "column value", "give a number from 0"),
    "an answer": ("0,0,yes", "0,0,ja", 7, "column fixed", "'ja' is not an answer; write yes"),
    "a fixed slider": ("150,0,,", "150,0,yes,", 10, "column mass", "B is fixed; empty this cell"),
    "a line of three": ("OX", "OXA", 10, "column slides", "3 points; name the two points of"),
    "an unknown line": ("OX", "OZ", 10, "column slides", "there is no point 'Z'"),
    "a cell too many": ("P,75,35,,,,yes", "P,75,35,,,,yes,3", 11, "column 8", "'3' is below no"),
    "an open quotation mark": ("A,30", '"A,30', 9, "", "write quotation marks in pairs"),
    "a long cell": ("Slider", "x" * 201, 3, "column 2", "at most 200 characters"),
    "no titles": ("setting,value\n", "", 2, "", "'title' is not a title; begin with"),
    "two drives": ("A-B-P,,", "A-B-P,3", 15, "", "no velocities satisfy the constraints"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_error_names_file_line_column_and_remedy(mistake):
    before, after, line, column, words = MISTAKES[mistake]
    with pytest.raises(TeachmechError, match=words) as caught:
        table(before, after).system  # noqa: B018 - assembles the start
    told = caught.value.one_line()
    assert told.startswith(f"slider.csv, line {line}{', ' + column if column else ''}")
    assert "; " in told or "did you mean" in told or mistake == "a wrong number"


def test_a_density_that_no_bar_uses_is_refused():
    text = SLIDER.replace("A-B-P,,", "A-B-P,,1").replace("title,S", "density,2\ntitle,S")
    with pytest.raises(ProblemError, match=r"line 3: every bar has a mass; remove the setting"):
        loaded(text, "slider.csv")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the table is empty; begin with the titles"),
        ("point,x,y\nA,0,0\n", "there is no bar; write a row of titles"),
        ("point,x,y\n" + "A,1,1\n" * 1001, "1002 rows; at most 1000"),
        ("point,x,y\n" + "A,1,1\n" * 70_000, "420010 characters; give at most 400000"),
        ("\0,x\n1,2", "is not a title"),
    ],
)
def test_a_hostile_table_is_refused(text, words):
    with pytest.raises(ProblemError, match=words):
        loaded(text, "a.csv")


PMKS = """\
ground,input,R,0,0,+--+
input,coupler,R,0,50,+---
coupler,r,R,294,180,----
r,ground,P,294,160,10,----
coupler,R,100 200
"""


def joints(before="", after=""):
    assert before in PMKS
    return loaded(PMKS.replace(before, after, 1), "pmks.csv")


def test_a_table_of_joints_of_pmks_is_a_mechanism():
    problem = joints()
    assert [*problem.PartData.Rigids] == ["AB", "BCE"]
    assert problem.Animation.traces == ("B",)
    assert problem.freedom().degrees_of_freedom == 0
    motion = problem.simulate()
    assert motion.t[-1] == pytest.approx(4 * math.pi, rel=1e-14)  # two turns with 1 rad/s
    # The slider moves in a direction of 10 degrees through its first position.
    x, y = motion["C_x"] - 294, motion["C_y"] - 180
    assert np.abs(x * math.sin(math.pi / 18) - y * math.cos(math.pi / 18)).max() < 1e-9
    crank = 50j * np.exp(1j * motion.t)
    coupler = np.abs(motion["C_x"] + 1j * motion["C_y"] - crank)
    assert np.abs(coupler - abs(294 + 180j - 50j)).max() < 1e-9


def test_the_link_input_turns_if_no_joint_is_marked():
    assert joints("+--+", "").Drives == {"theta_AB": "1.5707963267948966 + speed_AB*t"}


@pytest.mark.parametrize(
    ("before", "after", "line", "words"),
    [
        ("0,50,", "0,5o,", 2, "an operator is missing"),
        ("0,50,", "0,", 2, "1 numbers after R; write x,y"),
        ("160,10,", "160,", 4, "2 numbers after P; write x,y,angle with the angle in degrees"),
        ("r,ground,P", "r,coupler,P", 4, "sliders are on the ground and have one pin; describe"),
        ("r,ground,P", "r,ground,RP", 4, "a joint RP of this form is not accepted"),
        ("10,----", "10,---+", 4, "a slider cannot be driven in a table; write"),
        ("180,----", "180,---+", 3, "a driven joint is not on the ground; write a mechanism file"),
        ("180,----", "180,7,----", 3, "3 numbers after R; write x,y"),
        ("coupler,R,100", "other,R,100", 5, "the link other has one joint; add a second one"),
        ("input,coupler,R,0", "input,coupler,X,0", 2, "this is not a joint; write its links"),
        ("100 200", "1e99 200", 5, "in SI units; give a number"),
    ],
)
def test_an_error_in_a_table_of_joints_names_its_line(before, after, line, words):
    with pytest.raises(TeachmechError, match=words) as caught:
        joints(before, after)
    assert f"pmks.csv, line {line}" in str(caught.value)
