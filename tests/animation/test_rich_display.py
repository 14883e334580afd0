"""The display at the end of a cell: formulas, tables, a picture; no text becomes an element."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.scene import Scene
from teachmech.animation.small_picture import small_picture
from teachmech.base import formulas
from teachmech.problems.library import examples

LEAKS = re.compile(r"<bound method|array\(|object at 0x|functools|&lt;built-in|nan")


def shown(thing):
    html = thing._repr_html_()
    assert not LEAKS.search(html)
    assert len(html) < 60_000
    return ElementTree.fromstring(html)


def said(thing):
    return " ".join(shown(thing).itertext())


@pytest.mark.few("meridian", "four-bar", "heavy-top", "turned-hoop")
@pytest.mark.parametrize("name", examples())
def test_an_example_shows_its_constraints_and_a_picture(name):
    problem = tm.example(name)
    for thing in (problem, problem.system):
        page = shown(thing)
        assert page.find(".//svg") is not None
        assert page.find(".//math") is not None
    programmes = [programme.name for programme in problem.system.programmes]
    assert [*problem.system.constraint_names, *programmes][0] in said(problem)
    assert said(problem.examine_start()).startswith("The start is consistent")


def test_a_lagrangian_in_angles_shows_its_mass_matrix_and_no_picture():
    T = "(va^2 + vb^2 + va*vb*cos(a - b))/2"
    double = tm.Lagrangian(T, "-cos(a) - cos(b)", coordinates=["a", "b"])
    page = shown(double)
    assert page.find(".//svg") is None
    assert page.find(".//mtable") is not None


def test_a_motion_shows_how_it_ended_and_what_can_be_asked_next():
    motion = tm.simulate("meridian", (0, 1, 0.01))
    text = said(motion)
    assert "101 times, t = 0 to 1 s" in text
    assert "largest violation of a constraint" in text and "motion.player()" in text
    assert f"{motion['x1'][-1]:.6g}" in text
    assert shown(motion).find(".//svg") is not None


def test_a_warning_stands_out():
    motion = tm.simulate("meridian", (0, 5, 0.005))
    notes = [div for div in shown(motion).iter("div") if div.get("role") == "note"]
    assert len(notes) == len(motion.warnings()) > 0


def test_a_start_off_the_constraints_shows_the_nearest_one():
    rod = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"], start={"x": 1.2})
    text = said(tm.examine_start(rod))
    assert text.startswith("The start is not consistent")
    assert "violated" in text and "The nearest consistent start: " in text
    assert re.search(r"\bx 1\.2 1\b", text)


def test_of_a_long_system_the_first_rows_are_shown_and_counted():
    n = 500
    names = [f"x{k}" for k in range(n)]
    rods = [f"x{k} = x{k + 1}" for k in range(n - 1)]
    text = said(tm.System(names, [1] * n, [0] * n, rods))
    assert "and 488 more" in text and "and 487 more" in text


def test_a_motion_that_blew_up_is_shown_all_the_same():
    flight = tm.System(["x"], [1], ["x^3"], start={"x": 10, "vx": 100}, points=[["x"]])
    with pytest.raises(tm.SimulationError) as caught:
        flight.simulate((0, 10, 0.01), method="dop853")
    motion = caught.value.motion
    assert np.isfinite(motion.q).all()
    assert "at the end" in said(motion)


def test_a_page_counts_degrees_of_freedom_and_tells_of_a_wrong_start():
    assert "6 coordinates, 5 constraints, 1 degree of freedom" in said(
        tm.example("four-bar").driven({})
    )
    rod = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"], start={"x": 1.2})
    text = said(rod)
    assert "1 degree of freedom" in text
    assert "the start does not meet c1 (by 0.44" in text
    undefined = tm.System(["x", "y"], [1, 1], [0, 0], ["ln(x) + y = 1"])
    assert "c1" in said(undefined)


def test_what_an_assembly_leaves_of_zero_is_not_shown_as_digits():
    pendulum = tm.System(["x", "y"], [1, 1], [0, 0], start={"x": "3*(1/3) + 2e-17", "y": 1e-17})
    rows = [["".join(c.itertext()) for c in row] for row in shown(pendulum).iter("tr")]
    assert [row[3] for row in rows if row[0] in "xy"] == ["1", "≈ 0"]
    # what is small on its own is not dust
    alone = tm.System(["x", "y"], [1, 1], [0, 0], start={"x": 1e-17})
    assert "1e-17" in said(alone)


def test_masses_have_no_column_where_the_mass_matrix_is_full():
    double = tm.Lagrangian("(va^2 + vb^2 + va*vb*cos(a - b))/2", "0", coordinates=["a", "b"])
    heads = ["".join(c.itertext()) for c in next(shown(double).iter("tr"))]
    assert heads == ["coordinate", "force", "start", "velocity"]


EVIL = "<img src=x onerror=alert(1)>"


def test_a_title_of_others_stays_a_text():
    file = Path(tm.__file__).parent / "problems/examples/mechanisms/four-bar.yaml"
    text = re.sub("(?m)^Title: .*$", f"Title: {EVIL}", file.read_text(encoding="utf-8"))
    mechanism = tm.Mechanism.loads(text)
    for thing in (mechanism, mechanism.simulate((0, 0.1, 0.01))):
        assert EVIL in said(thing) and EVIL not in thing._repr_html_()


def test_without_the_converter_formulas_are_texts(monkeypatch):
    monkeypatch.setattr(formulas, "_converter", lambda: None)
    page = shown(tm.example("pendulum"))
    assert page.find(".//math") is None
    assert "x1^2 + y1^2" in " ".join(page.itertext())


# --- reports ----------------------------------------------------------------------------------


def test_uniqueness_shows_which_multipliers_are_determined():
    motion = tm.example("conical-pendulum").simulate(time=(0, 0.1, 0.1))
    report = tm.uniqueness(motion)
    text = said(report)
    assert f"rank of A: {report.rank} of {len(report.constraints)}" in text
    rows = [[cell.text for cell in row] for row in shown(report).iter("tr")][1:]
    known = dict(zip(report.constraints, report.multipliers, strict=True))
    assert {name: float(value) for name, value, _ in rows} == pytest.approx(known, rel=1e-5)
    assert [name for name, _, one in rows if one != "yes"] == [*report.undetermined]


def test_multipliers_that_only_rounding_left_are_zero():
    bars = ["x1^2 + y1^2 = 1", "x2 - x1 = 1", "2*x2 - 2*x1 = 2", "y2 = y1"]
    start = {"x1": 0.6, "y1": -0.8, "x2": 1.6, "y2": -0.8}
    pair = tm.System(["x1", "y1", "x2", "y2"], [1] * 4, [0, -9.81] * 2, bars, start=start)
    report = tm.uniqueness(pair.simulate(time=(0, 0.1, 0.1)))
    rows = [[cell.text for cell in row] for row in shown(report).iter("tr")][1:]
    sizes = np.abs([float(value) for _, value, _ in rows])
    assert all(size == 0 or size > 1e-6 for size in sizes)


def test_a_terminal_shows_a_report_in_one_line():
    bar = tm.example("four-bar")
    motion = bar.simulate(time=(0, 0.1, 0.1))
    reports = [bar.examine_start(), bar.freedom(), bar.reactions(motion)]
    for report in (*reports, tm.uniqueness(motion), tm.gauss(motion)):
        assert re.fullmatch(rf"<{type(report).__name__}\b[^\n]+>", repr(report))
        assert "array" not in repr(report)


def test_gauss_shows_a_row_for_each_coordinate():
    motion = tm.example("pendulum").simulate(time=(0, 0.1, 0.1))
    report = tm.gauss(motion)
    rows = [[cell.text for cell in row] for row in shown(report).iter("tr")]
    assert rows[0] == ["acceleration", "free", "actual", "part of Z"]
    assert [float(row[3]) for row in rows[1:]] == pytest.approx(
        [*report.shares], rel=1e-4, abs=1e-9
    )
    assert f"Z = {report.least:.6g}, the least" in said(report)


def test_the_report_on_freedom_has_a_heading_for_each_part():
    report = tm.freedom(tm.example("pendulum"))
    headings = [bold.text for bold in shown(report).iter("b")]
    assert headings[0].startswith("pendulum: 1 degree of freedom")
    assert "start positions: 1 may be fixed" in headings
    assert "structure of the equations of motion" in headings


def test_reactions_show_the_greatest_size_of_each():
    bar = tm.example("four-bar")
    reactions = bar.reactions(bar.simulate(time=(0, 0.2, 0.01)))
    rows = [[cell.text for cell in row] for row in shown(reactions).iter("tr")][1:]
    assert [row[0] for row in rows] == [*reactions]
    size = np.linalg.norm(reactions["A on OA"], axis=1).max()
    (told,) = [row[1] for row in rows if row[0] == "A on OA"]
    assert told.endswith(" N")
    assert float(told.split()[0]) == pytest.approx(size, rel=1e-4)


def test_an_ensemble_shows_what_varies_and_what_failed():
    many = tm.ensemble("pendulum", {"L": [0.5, 1.0, 2.0]}, time=(0, 0.1, 0.01), workers=1)
    text = said(many)
    assert "pendulum: 3 members" in text
    assert "3 done, 0 failed, 0 missing" in text
    assert [[cell.text for cell in row] for row in shown(many).iter("tr")][1] == [
        "L", "0.5", "2", "3"
    ]  # fmt: skip


def test_a_comparison_shows_a_row_per_method():
    problem = tm.example("conical-pendulum")
    compared = tm.compare_inverses(problem, time=(0, 0.1), methods=["svd", "householder"])
    rows = [[cell.text for cell in row] for row in shown(compared).iter("tr")][1:]
    assert [row[0] for row in rows] == ["svd", "householder"]


def test_a_still_marks_the_pivot_of_a_rod():
    picture = small_picture(Scene.of(tm.example("pendulum").simulate(time=(0, 1, 0.1))), 1.0)
    root = ElementTree.fromstring(picture)
    mark, bob = root.find("rect"), root.find("circle")
    side = float(mark.get("width"))
    x, y = (float(mark.get(name)) + side / 2 for name in "xy")
    bar = [line.get("points").split() for line in root.findall("polyline")][-1]
    assert bar[1] == f"{x:.1f},{y:.1f}"
    assert bar[0] == f"{bob.get('cx')},{bob.get('cy')}"
