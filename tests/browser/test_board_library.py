"""The examples of the project in the dialog of the drawing board."""

import teachmech as tm
from teachmech.board.board_page import planar_examples

from .conftest import expect
from .test_board import assert_python_agrees, board

__all__ = ["board"]


def test_an_example_replaces_the_drawing_and_undo_brings_it_back(board, page_errors, violations):
    hand = board()
    hand.bars(((0, 0), (0.4, 0)))
    before = hand.text
    hand.tool("Examples")
    dialog = hand.page.get_by_role("dialog", name="Open an example")
    cards = dialog.get_by_role("listitem")
    assert cards.count() == len(planar_examples())
    titles = [tm.example(name).to_dict()["Title"] for name in tm.examples("mechanisms")]
    assert dialog.locator("b").all_text_contents() == titles
    assert "only Python runs it" in cards.filter(has_text="Geneva drive").text_content()
    assert violations(hand.page) == []
    hand.page.keyboard.press("r")
    assert dialog.is_visible()
    cards.filter(has_text="Quick return").get_by_role("button").press("Enter")
    expect(dialog).to_be_hidden()
    assert hand.text == tm.example("quick-return").to_yaml()
    assert_python_agrees(hand)
    hand.tool("Undo")
    assert hand.text == before


def test_the_dialog_is_closed_without_a_change(board, page_errors):
    hand = board()
    for close in ("Escape", "Enter"):
        hand.tool("Examples")
        dialog = hand.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Close").focus()
        hand.page.keyboard.press(close)
        expect(dialog).to_be_hidden()
        assert hand.page.evaluate("() => document.activeElement.textContent") == "Examples"
    assert hand.page.get_by_role("button", name="Undo").is_disabled()
