"""Six mechanisms that are drawn by pointer from the empty board, with the gestures that they take.

The table in docs/notebook.md has the same numbers.
"""

import re
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm

from .test_board import User, board

__all__ = ["board"]

DOCS = Path(__file__).parents[2] / "docs" / "notebook.md"


class Counting(User):
    """A user whose clicks, drags and typed numbers are counted."""

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


def watt(user):
    user.bars(
        ((0, 0), (0, 0.1)),
        ((0, 0.1), (0.3, 0.25)),
        ((0.45, 0.2), (0.7, 0.25)),
        ((0.7, 0.25), (0.7, 0)),
    )
    user.tool("Plate")
    user.press((0.3, 0), (0.3, 0.25), (0.45, 0.2), (0.3, 0))
    user.tool("Ground")
    user.press((0, 0), (0.3, 0), (0.7, 0))
    user.tool("Motor")
    user.press((0, 0.05))


def stephenson(user):
    user.tool("Plate")
    user.press((0, 0.1), (0.3, 0.25), (0.2, 0.35), (0, 0.1))
    user.bars(
        ((0, 0), (0, 0.1)),
        ((0.3, 0), (0.3, 0.25)),
        ((0.2, 0.35), (0.6, 0.3)),
        ((0.6, 0.3), (0.6, 0)),
    )
    user.tool("Ground")
    user.press((0, 0), (0.3, 0), (0.6, 0))
    user.tool("Motor")
    user.press((0, 0.05))


def suspension(user):
    user.bars(((0, 0), (0.3, 0)), ((0, 0.2), (0.3, 0.2)))
    user.tool("Plate")
    user.press((0.3, 0), (0.3, 0.2), (0.4, 0.1), (0.3, 0))
    user.tool("Spring")
    user.drag((0.1, 0.3), (0.3, 0))
    user.tool("Damper")
    user.drag((0.1, 0.3), (0.3, 0))
    user.tool("Ground")
    user.press((0, 0), (0, 0.2), (0.1, 0.3))
    user.tool("Move")
    user.press((0.2, 0.15))
    user.number("stiffness in N/m", "5000")


def truss(user):
    user.bars(
        ((0, 0), (0.3, 0)), ((0.3, 0), (0.6, 0)), ((0, 0.3), (0.3, 0.3)), ((0, 0), (0.3, 0.3)),
        ((0.3, 0), (0.3, 0.3)), ((0.6, 0), (0.3, 0.3)),
    )  # fmt: skip
    user.tool("Ground")
    user.press((0, 0), (0, 0.3))
    user.tool("Force")
    user.drag((0.6, 0), (0.6, -0.15))
    user.drag((0.3, 0.3), (0.45, 0.3))


def gears(user):
    user.bars(((0, 0), (0, 0.1)), ((0.3, 0), (0.3, 0.1)), ((0.7, 0), (0.7, 0.1)))
    user.tool("Ground")
    user.press((0, 0), (0.3, 0), (0.7, 0))
    user.tool("Gears")
    user.press((0, 0.05), (0.3, 0.05), (0.1, 0), (0.3, 0.05), (0.7, 0.05), (0.4, 0))
    user.tool("Motor")
    user.press((0, 0.05))


def engine(user):
    user.bars(((0, 0), (0.05, 0.05)), ((0.05, 0.05), (0, 0.25)))
    user.tool("Ground")
    user.press((0, 0))
    user.tool("Slider")
    user.press((0, 0), (0, 0.35), (0, 0.25))
    user.tool("Mass")
    user.press((0, 0.25))
    user.tool("Motor")
    user.press((0.02, 0.02))


DRAWN = {
    "Watt six-bar": (watt, 0),
    "Stephenson six-bar": (stephenson, 0),
    "car suspension": (suspension, 1),
    "truss with two forces": (truss, 0),
    "train of three gears": (gears, 0),
    "engine with a piston": (engine, 0),
}


@pytest.mark.few("train")
@pytest.mark.parametrize("name", DRAWN)
def test_a_mechanism_is_drawn_by_pointer_and_runs(board, page_errors, name):
    draw, freedom = DRAWN[name]
    user = Counting(board().page)
    draw(user)
    free = f"{freedom} {'degree' if freedom == 1 else 'degrees'} of freedom"
    assert free in user.said
    assert "too many" not in user.said
    assert "not connected" not in user.said
    user.tool("▶ Run")
    user.page.wait_for_function("() => teachmech.board.live.state.t > 0.1")
    motion = tm.Mechanism.loads(user.text).simulate(time=(0, 0.5, 0.1))
    assert motion.t[-1] == 0.5
    row = re.search(rf"\| {name} \|(.*)\n", DOCS.read_text("utf-8"))
    found = [int(cell) for cell in re.findall(r"\d+", row[1])[:3]] if row else None
    assert found == [user.clicks, user.drags, user.numbers]


def test_a_damper_next_to_a_spring_is_drawn_next_to_it_and_selected_there(board, page_errors):
    user = Counting(board().page)
    suspension(user)
    lines = user.page.evaluate(
        """() => teachmech.board.picture.main.scene.shapes
        .filter(({ kind }) => ["spring", "damper"].includes(kind)).map(({ lines }) => lines)"""
    )
    across = [[y for line in part for _, _, y in line if y] for part in lines]
    assert max(across[0]) < 0 < min(across[1])  # they do not overlap
    start, along = np.array((0.1, 0.3)), np.array((0.2, -0.3)) / np.hypot(0.2, 0.3)
    left = np.array((-along[1], along[0]))
    for part, name in ((0, "Spring FB"), (1, "Damper FB")):
        middle = (min(across[part]) + max(across[part])) / 2
        user.press(start + 0.18 * along + middle * left)
        assert user.page.get_by_role("heading", name=name).count()
