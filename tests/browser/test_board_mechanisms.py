"""Six mechanisms that are drawn by pointer from the empty board, with the gestures that they take.

The table in docs/notebook.md has the same numbers.
"""

import re
from pathlib import Path

import pytest

import teachmech as tm

from .test_board import Hand, board

__all__ = ["board"]

DOCS = Path(__file__).parents[2] / "docs" / "notebook.md"


class Counting(Hand):
    """A hand that counts clicks, drags and typed numbers."""

    def __init__(self, page):
        super().__init__(page)
        self.clicks = self.drags = self.numbers = 0

    def tool(self, name):
        self.clicks += 1
        super().tool(name)

    def press(self, *places):
        self.clicks += len(places)
        super().press(*places)

    def drag(self, start, end):
        self.drags += 1
        super().drag(start, end)

    def number(self, label, text):
        self.numbers += 1
        field = self.page.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")


def watt(hand):
    hand.bars(
        ((0, 0), (0, 0.1)),
        ((0, 0.1), (0.3, 0.25)),
        ((0.45, 0.2), (0.7, 0.25)),
        ((0.7, 0.25), (0.7, 0)),
    )
    hand.tool("Plate")
    hand.press((0.3, 0), (0.3, 0.25), (0.45, 0.2), (0.3, 0))
    hand.tool("Ground")
    hand.press((0, 0), (0.3, 0), (0.7, 0))
    hand.tool("Motor")
    hand.press((0, 0.05))


def stephenson(hand):
    hand.tool("Plate")
    hand.press((0, 0.1), (0.3, 0.25), (0.2, 0.35), (0, 0.1))
    hand.bars(
        ((0, 0), (0, 0.1)),
        ((0.3, 0), (0.3, 0.25)),
        ((0.2, 0.35), (0.6, 0.3)),
        ((0.6, 0.3), (0.6, 0)),
    )
    hand.tool("Ground")
    hand.press((0, 0), (0.3, 0), (0.6, 0))
    hand.tool("Motor")
    hand.press((0, 0.05))


def suspension(hand):
    hand.bars(((0, 0), (0.3, 0)), ((0, 0.2), (0.3, 0.2)))
    hand.tool("Plate")
    hand.press((0.3, 0), (0.3, 0.2), (0.4, 0.1), (0.3, 0))
    hand.tool("Spring")
    hand.drag((0.1, 0.3), (0.3, 0))
    hand.tool("Damper")
    hand.drag((0.1, 0.3), (0.3, 0))
    hand.tool("Ground")
    hand.press((0, 0), (0, 0.2), (0.1, 0.3))
    hand.tool("Move")
    hand.press((0.2, 0.15))
    hand.number("stiffness in N/m", "5000")


def truss(hand):
    hand.bars(
        ((0, 0), (0.3, 0)), ((0.3, 0), (0.6, 0)), ((0, 0.3), (0.3, 0.3)), ((0, 0), (0.3, 0.3)),
        ((0.3, 0), (0.3, 0.3)), ((0.6, 0), (0.3, 0.3)),
    )  # fmt: skip
    hand.tool("Ground")
    hand.press((0, 0), (0, 0.3))
    hand.tool("Force")
    hand.drag((0.6, 0), (0.6, -0.15))
    hand.drag((0.3, 0.3), (0.45, 0.3))


def gears(hand):
    hand.bars(((0, 0), (0, 0.1)), ((0.3, 0), (0.3, 0.1)), ((0.7, 0), (0.7, 0.1)))
    hand.tool("Ground")
    hand.press((0, 0), (0.3, 0), (0.7, 0))
    hand.tool("Gears")
    hand.press((0, 0.05), (0.3, 0.05), (0.1, 0), (0.3, 0.05), (0.7, 0.05), (0.4, 0))
    hand.tool("Motor")
    hand.press((0, 0.05))


def engine(hand):
    hand.bars(((0, 0), (0.05, 0.05)), ((0.05, 0.05), (0, 0.25)))
    hand.tool("Ground")
    hand.press((0, 0))
    hand.tool("Slider")
    hand.press((0, 0), (0, 0.35), (0, 0.25))
    hand.tool("Mass")
    hand.press((0, 0.25))
    hand.tool("Motor")
    hand.press((0.02, 0.02))


DRAWN = {
    "Watt six-bar": (watt, 0),
    "Stephenson six-bar": (stephenson, 0),
    "car suspension": (suspension, 1),
    "truss with two forces": (truss, 0),
    "train of three gears": (gears, 0),
    "engine with a piston": (engine, 0),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_mechanism_is_drawn_by_pointer_and_runs(board, page_errors, name):
    draw, freedom = DRAWN[name]
    hand = Counting(board().page)
    draw(hand)
    free = f"{freedom} {'degree' if freedom == 1 else 'degrees'} of freedom"
    assert free in hand.said
    assert "too many" not in hand.said
    assert "not connected" not in hand.said
    hand.tool("▶ Run")
    hand.page.wait_for_function("() => teachmech.board.live.state.t > 0.1")
    motion = tm.Mechanism.loads(hand.text).simulate(time=(0, 0.5, 0.1))
    assert motion.t[-1] == 0.5
    row = re.search(rf"\| {name} \|(.*)\n", DOCS.read_text("utf-8"))
    found = [int(cell) for cell in re.findall(r"\d+", row[1])[:3]] if row else None
    assert found == [hand.clicks, hand.drags, hand.numbers]
