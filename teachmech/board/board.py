"""The drawing board in a notebook, and the mechanism drawn on it."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

from teachmech.animation.scripts import bundle
from teachmech.base.errors import ProblemError
from teachmech.base.files import write_text
from teachmech.board.board_page import board_page
from teachmech.problems.mechanisms import Mechanism


class Board(anywidget.AnyWidget):
    """A drawing board for planar mechanisms; the page draws and computes.

    Parameters
    ----------
    text : str
        The MechSpec file of the initial drawing; by default the drawing is empty.
    begun : str
        The file that the cell requested, if an earlier drawing is shown again.

    Attributes
    ----------
    text : str
        The drawing as a MechSpec file, updated when a drag ends.

    Examples
    --------
    >>> import teachmech as tm
    >>> board = Board(tm.example("four-bar").to_yaml())
    >>> board.mechanism.system.constraint_names[-1]
    'drive of theta_OA'
    """

    _esm = bundle("frame")
    title = traitlets.Unicode("Drawing board").tag(sync=True)
    page = traitlets.Unicode().tag(sync=True)
    told = traitlets.List(["text"]).tag(sync=True)
    beginning = traitlets.Bool(False).tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)

    def __init__(self, text: str = "", begun: str = "") -> None:
        super().__init__(text=text, page=board_page(text, headed=False))
        self.begun = begun

    def dispose(self) -> None:
        """Close the board, for example when its cell runs again."""
        self.close()

    @property
    def mechanism(self) -> Mechanism:
        """The drawing as a problem, for example for `teachmech.simulate`.

        Raises
        ------
        ProblemError, ExpressionError
            If it cannot be assembled, or is empty; the error states the line of the text.
        """
        if not self.text:
            hint = "draw a bar and fix a point to the ground"
            raise ProblemError("nothing is drawn yet", key="board", hint=hint)
        return Mechanism.loads(self.text, "the drawing")

    def save(self, path: str | Path) -> None:
        """Write a page with the board if the name ends in ``.html``, or else the MechSpec file."""
        if Path(path).suffix.lower() == ".html":
            write_text(path, board_page(self.text))
        else:
            write_text(path, self.text)

    def __repr__(self) -> str:
        return f"<Drawing board: {len(self.text.splitlines())} lines of text>"
