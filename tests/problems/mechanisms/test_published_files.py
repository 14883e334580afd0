"""Published MechSpec files run unchanged, and a notice says what is not used or repaired."""

from __future__ import annotations

import numpy as np
import pytest

import teachmech as tm
from teachmech.board.board_page import text_of
from teachmech.cli import main
from teachmech.problems.mechanisms import Mechanism

# Figure 2 of J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018), as printed: a zero
# for O, an empty Gravity, and a rod of length L whose end is fixed at A_x = L.
FIGURE_2 = """
Title: Mechanism0
PhysicalParams: {g: -9.80665, L: 1, M: 1, k: 1000, l: 1, mu: 0.5, m: 0.1}
Dimension: 2
PartData:
  Fixed: {0: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], M, M*L**2/12]}}
  Springs: {AB: [k, l, mu]}
  Particles: {B: m}
AppliedForces:
  Gravity:
ProblemData:
  t0: 0
  tend: 1
  positions:
    A: [[L, fixed], -L]
    B: [L+l, -(L+l+m*g/k)]
  velocities:
    A: [1, 0]
"""
WITHOUT_DATA = FIGURE_2.partition("ProblemData")[0].replace("{0:", "{O:")


def test_the_listing_of_figure_2_runs_as_printed(tmp_path, capsys):
    path = tmp_path / "figure2.yaml"
    path.write_text(FIGURE_2)
    assert main(["run", str(path), "--out", str(tmp_path / "out.csv")]) == 0
    notes = [line for line in capsys.readouterr().err.splitlines() if "note: " in line]
    assert any("Fixed has the name 0 (zero); it is read as O (the letter)" in n for n in notes)
    motion = Mechanism.load(path).simulate()
    T, V = motion.kinetic_energy, motion.potential_energy
    assert abs(T + V - T[0] - V[0]).max() < 1e-9 * abs(V).max()
    same = Mechanism.loads(FIGURE_2.replace("{0:", "{O:").replace("Gravity:", "Gravity: []"))
    assert not any("zero" in note for note in same.notes)
    assert np.array_equal(same.simulate().q, motion.q)


def test_a_zero_next_to_an_o_is_no_point():
    with pytest.raises(tm.ProblemError, match=r"Fixed\.0: '0' is not a point"):
        Mechanism.loads(FIGURE_2.replace("{0: []}", "{0: [], O: []}"))


@pytest.mark.parametrize(
    ("full", "without", "empty"),
    [
        ("  velocities:\n    A: [1, 0]\n", "", "  velocities:   # at rest\n"),
        ("  Particles:", "  Particles:", "  Dampers:\n  Particles:"),
        ("AppliedForces:\n  Gravity:\n", "", "AppliedForces:\n"),
        ("  t0: 0\n", "", "  t0:\n"),
    ],
)
def test_a_key_with_nothing_after_it_is_left_out(full, without, empty):
    left_out = Mechanism.loads(FIGURE_2.replace(full, without))
    found = Mechanism.loads(FIGURE_2.replace(full, empty))
    assert found.start == left_out.start
    assert found.system.forces == left_out.system.forces


def test_options_that_are_not_used_are_named():
    solver = "SolverParams: {Mode: analyse, Integration: {order: 17}, Display: [Sigma]}\n"
    notes = Mechanism.loads(FIGURE_2 + solver).notes
    for words in ("Mode: analyse is read and not used", "order 17", "Display shows nothing"):
        assert any(words in note for note in notes), words
    assert not any(
        "Mode" in n for n in Mechanism.loads(FIGURE_2 + "SolverParams: {Mode: solve}").notes
    )


# --- files without ProblemData --------------------------------------------------------------------


@pytest.fixture
def without_data(tmp_path):
    path = tmp_path / "without.yaml"
    path.write_text(WITHOUT_DATA)
    return path


def test_a_file_without_problem_data_can_be_examined(without_data, tmp_path, capsys):
    assert main(["check", str(without_data), "--freedom"]) == 0
    said = capsys.readouterr().out
    assert "note: there are no positions; the guesses are {A: [0.5, -0.866], B: [" in said
    assert "Mechanism0: 3 degrees of freedom" in said
    assert main(["equations", str(without_data)]) == 0
    assert "A_x^2 + A_y^2 - L^2" in capsys.readouterr().out
    assert main(["draw", str(without_data), "-o", str(tmp_path / "board.html")]) == 0
    drawn = Mechanism.loads(text_of(without_data))
    assert drawn.start == pytest.approx(Mechanism.load(without_data).start, abs=1e-3)
    assert tm.freedom(without_data).degrees_of_freedom == 3
    assert "Mechanism0" in Mechanism.load(without_data)._repr_html_()


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ([], "a simulation needs tend, the end time, and positions, which are missing; write"),
        (["--step", "0.1"], "a simulation needs tend, the end time, and positions"),
        (["--end", "1"], "there are no positions to start from; write ProblemData: {positions:"),
    ],
)
def test_a_simulation_says_what_is_missing(without_data, options, missing, capsys):
    assert main(["run", str(without_data), *options]) == 1
    line = capsys.readouterr().err.splitlines()[-1]
    assert f"{without_data}, line 2, ProblemData: {missing}" in line


def test_a_simulation_with_positions_needs_the_end_time_alone():
    mechanism = Mechanism.loads(FIGURE_2.replace("  tend: 1\n", ""))
    with pytest.raises(tm.ProblemError, match="needs tend, the end time, which is missing"):
        mechanism.simulate()
    with pytest.raises(tm.ProblemError, match="the end time, which is missing"):
        _ = mechanism.settings
    assert mechanism.simulate(time=(0, 0.1)).t[-1] == 0.1


@pytest.mark.few("multpendfp")
@pytest.mark.parametrize("name", ["andrews", "jansen", "mechanism1", "scissor-lift", "multpendfp"])
def test_parts_of_a_library_mechanism_are_assembled_without_positions(name):
    known = tm.example(name)
    data = known.to_dict()
    del data["ProblemData"]
    found = Mechanism(**data)
    assert found.examine_start().consistent
    assert found.freedom().degrees_of_freedom == known.freedom().degrees_of_freedom
