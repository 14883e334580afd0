"""The drawing board without a browser: its parts, its page, its files."""

import pytest

import teachmech as tm
from teachmech.board.board import Board
from teachmech.board.board_page import board_page, known_keys, text_of
from teachmech.board.templates import templates
from teachmech.cli import main
from teachmech.problems.mechanisms.spec import MechSpec, PartsData


def test_a_board_is_saved_as_a_page_or_as_the_file_that_it_shows(tmp_path):
    board = tm.draw("slider-crank")
    board.save(tmp_path / "crank.yaml")
    assert tm.load(tmp_path / "crank.yaml").to_yaml() == tm.example("slider-crank").to_yaml()
    board.save(tmp_path / "crank.html")
    page = (tmp_path / "crank.html").read_text(encoding="utf-8")
    assert "engine of J. Pickard" in page
    assert "://" not in page


def test_the_command_writes_an_empty_board_or_one_with_a_mechanism(tmp_path, capsys):
    for file in ([], ["jansen"]):
        assert main(["draw", *file, "-o", str(tmp_path / "board.html")]) == 0
        assert "written" in capsys.readouterr().out
    assert "Jansen's leg" in (tmp_path / "board.html").read_text(encoding="utf-8")


def test_what_is_no_mechanism_is_refused_in_a_sentence(capsys, tmp_path):
    with pytest.raises(tm.ProblemError, match="the board draws mechanisms, and this is"):
        text_of("pendulum")
    assert main(["draw", "pendulum", "-o", str(tmp_path / "board.html")]) != 0
    assert "the board draws mechanisms" in capsys.readouterr().err
    assert not (tmp_path / "board.html").exists()


def test_nothing_drawn_is_told():
    with pytest.raises(tm.ProblemError, match="nothing is drawn yet"):
        _ = Board().mechanism


def test_a_page_knows_the_keys_of_the_file():
    keys = known_keys(MechSpec)
    assert set(keys) == set(MechSpec.model_fields)
    assert set(keys["PartData"]) == set(PartsData.model_fields)
    assert keys["SolverParams"]["Integration"] == {"tol": None, "order": None}


def test_each_part_by_itself_has_a_constant_mass_matrix():
    for name, system in templates().items():
        coordinates = {*system.coordinates, *system.velocities, "t"}
        for entry in system.mass_expressions.values():
            assert not coordinates & {str(symbol) for symbol in entry.symbolic.free_symbols}, name


def test_a_title_is_text_in_a_page():
    page = board_page(title="<script>alert(1)</script>")
    assert "<script>alert" not in page
