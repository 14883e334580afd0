"""Start values that a file leaves open follow from others, or a note states the guess."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech.cli import main

# A flap turns about OA; a rod from P, off the plane of the flap, holds its corner B in two ways.
FLAP = """
Dimension: 3
PartData:
  Fixed: {O: [], A: [1], P: [0.5, 1.4, 0.2]}
  Rigids: {OAB: {Geom: [[1], [0.5, 1]], Dyna: [[0.5, 0.3], 1, [0.1, 0.1, 0.2]]}}
  Joints: {rod: {Distance: [P, B], Length: 0.9}}
ProblemData: {tend: 1, START}
"""
FLAT = """
PartData:
  Fixed: {O: [], P: [2]}
  Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}, PA: {Geom: [[1.5]], Dyna: [[], 1, 0.1]}}
ProblemData: {tend: 1, START}
"""


def flap(start):
    return tm.Mechanism.loads(FLAP.replace("START", start))


def test_in_the_plane_a_point_without_a_guess_follows_or_is_requested():
    with pytest.raises(tm.ProblemError, match="there is no position of A; give a rough guess"):
        tm.Mechanism.loads(FLAT.replace("START", "positions: {}"))
    for y in (1, -1):
        linkage = tm.Mechanism.loads(FLAT.replace("START", f"positions: {{A: [0.7, {y}]}}"))
        assert linkage.start_notes == [] and np.sign(linkage.start["A_y"]) == y


def test_in_space_a_note_names_an_open_orientation():
    mechanism = flap("positions: {}")
    (note,) = mechanism.start_notes
    assert note == (
        "the start leaves the orientation of OAB open; the guess is OAB: {axis: [0, 0, 1], "
        "angle: 0}; write this or another one under ProblemData.orientations"
    )
    assert note in mechanism.notes and note in mechanism._repr_html_()
    guess = note.partition("the guess is ")[2].partition(";")[0]
    written = flap(f"orientations: {{{guess}}}")
    assert written.start == mechanism.start and written.start_notes == []
    other = flap("orientations: {OAB: {axis: [1], angle: 1.2}}")
    assert other.start_notes == []
    assert other.start["B_z"] - mechanism.start["B_z"] > 0.1
    for start in (mechanism.start, other.start):
        B = np.array([start[f"B_{axis}"] for axis in "xyz"])
        assert np.linalg.norm(B - [0.5, 1.4, 0.2]) == pytest.approx(0.9, rel=1e-12)


@pytest.mark.parametrize(
    "start", ["positions: {B: [0.5, 0.9, 0.3]}", "orientations: {OAB: {euler: [0, 0.4, 0]}}"]
)
def test_in_space_determined_orientations_give_no_note(start):
    assert flap(start).start_notes == []


def test_an_invisible_spin_gives_no_note():
    """Half a turn of a shaft about its line leads the axes of its joints to their own lines."""
    shaft = """
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 1, [0.1, 0.2, 0.2]]}}
  Joints: {u: {Universal: [ground, OA], At: O, Axis: [[0, 1, 0], [0, 0, 1]]}}
ProblemData: {tend: 1, positions: {A: [0.6, 0, 0.8]}}
"""
    assert tm.Mechanism.loads(shaft).start_notes == []
    # With a corner off its line, the two differ.
    corner = shaft.replace("OA", "OAC").replace("[[1]]", "[[1], [1, 0.5]]")
    (note,) = tm.Mechanism.loads(corner).start_notes
    assert "the orientation of OAC open" in note


@pytest.mark.thorough
def test_the_examples_leave_nothing_open():
    assert {name: tm.example(name).start_notes for name in tm.examples("space")} == {
        name: [] for name in tm.examples("space")
    }


def test_the_command_prints_the_note(tmp_path, capsys):
    path = tmp_path / "flap.yaml"
    path.write_text(FLAP.replace("START", "positions: {}"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    note = "^note: the start leaves the orientation of OAB"
    assert re.search(note, capsys.readouterr().out, re.MULTILINE)
    for quiet in ([], ["--quiet"]):
        assert main(["run", str(path), "--end", "0.01", *quiet]) == 0
        assert ("note: the start" in capsys.readouterr().err) != bool(quiet)


@pytest.mark.parametrize("left", [0.0, 1.0])
def test_a_point_on_an_axis_of_the_world_is_no_dead_position(left):
    """B is above C, so its horizontal coordinate without the shift is a rounding error."""
    text = f"""
Units: SI
PhysicalParams: {{r: 0.08, c: 0.22, b: 0.18}}
PartData:
  Fixed: {{O: [{left} + 0.206666666667, 0], C: [{left} + 0.00666666666667, 0]}}
  Rigids:
    OA: {{Geom: [[r]], Dyna: [[r/2], 0.064, 1e-4]}}
    AB: {{Geom: [[c]], Dyna: [[c/2], 0.17, 1e-3]}}
    CB: {{Geom: [[b]], Dyna: [[b/2], 0.14, 1e-3]}}
Drives: {{theta_OA: pi - 2*pi*t}}
ProblemData:
  tend: 2
  positions: {{A: [{left} + 0.126666666667, 0], B: [{left} + 3.33344463144e-13, 0.179876500843]}}
"""
    system = tm.Mechanism.loads(text).system
    start = {name: float(value) for name, value in system.start.items()}
    # velocities from the rigid bodies: A turns about O, and B about C
    x, y = start["B_x"] - start["A_x"], start["B_y"] - start["A_y"]
    u, w = start["B_x"] - left - 0.00666666666667, start["B_y"]
    speed = 0.08 * 2 * np.pi  # of A, upward
    rate = y * speed / (y * u - x * w)  # of CB, from the equal velocities along AB
    assert start["vA_y"] == pytest.approx(speed, rel=1e-9)
    assert start["vB_x"] == pytest.approx(-rate * w, rel=1e-9)
    assert start["vB_y"] == pytest.approx(rate * u, rel=1e-9)
