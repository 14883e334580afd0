"""The examples of the project in the dialog of the drawing board."""

import teachmech as tm
from teachmech.board.board_page import planar_examples

from .conftest import expect
from .test_board import assert_python_agrees, board

__all__ = ["board"]


def test_an_example_replaces_the_drawing_and_undo_brings_it_back(board, page_errors, violations):
    user = board()
    user.bars(((0, 0), (0.4, 0)))
    before = user.text
    user.tool("Examples")
    dialog = user.page.get_by_role("dialog", name="Open an example")
    cards = dialog.get_by_role("listitem")
    assert cards.count() == len(planar_examples())
    titles = [tm.example(name).to_dict()["Title"] for name in tm.examples("mechanisms")]
    assert dialog.locator("b").all_text_contents() == titles
    assert "only Python runs it" in cards.filter(has_text="Geneva drive").text_content()
    assert violations(user.page) == []
    user.page.keyboard.press("r")
    assert dialog.is_visible()
    cards.filter(has_text="Quick return").get_by_role("button").press("Enter")
    expect(dialog).to_be_hidden()
    assert user.text == tm.example("quick-return").to_yaml()
    assert_python_agrees(user)
    user.tool("Undo")
    assert user.text == before


def test_the_dialog_is_closed_without_a_change(board, page_errors):
    user = board()
    for close in ("Escape", "Enter"):
        user.tool("Examples")
        dialog = user.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Close").focus()
        user.page.keyboard.press(close)
        expect(dialog).to_be_hidden()
        assert user.page.evaluate("() => document.activeElement.textContent") == "Examples"
    assert user.page.get_by_role("button", name="Undo").is_disabled()
