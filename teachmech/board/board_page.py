"""The page of the drawing board: the board and its templates in one HTML file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from teachmech.animation.arrows import ARROW, RED
from teachmech.animation.elements import COLOURS as BODIES
from teachmech.animation.elements import UNIT, WIDTH
from teachmech.animation.outlines import ARC, CORNERS, block, coil, dashpot, support
from teachmech.animation.page import heading, html_page, script_data
from teachmech.animation.scripts import bundle
from teachmech.base.documents import MAX_BYTES
from teachmech.base.errors import ProblemError, a_kind
from teachmech.base.files import read_text
from teachmech.board.templates import parts_source
from teachmech.figures.colours import chart_colours
from teachmech.figures.symbols import MAX_LINES
from teachmech.live.lecture import MOST_CURVES
from teachmech.live.live_page import page_css
from teachmech.problems.data import FileModel
from teachmech.problems.library import (
    EXAMPLE_FOLDERS,
    Described,
    examples,
    first_sentence,
    opened,
)
from teachmech.problems.mechanisms import Mechanism
from teachmech.problems.mechanisms.spec import MechSpec

_HERE = Path(__file__).parent
_SCRIPT = """
{bundle}
{parts}
page.showBoard({{ core: {{ parts, blank }}, ...{given} }});
"""


def board_page(text: str = "", title: str = "Drawing board", headed: bool = True) -> str:
    """Return the page of a drawing board.

    Parameters
    ----------
    text : str
        The MechSpec file of the initial drawing; by default the drawing is empty.
    title : str
    headed : bool
        Whether the title is shown above the board; otherwise only screen readers read it.

    Examples
    --------
    >>> page = board_page()
    >>> "<title>Drawing board</title>" in page, "://" in page
    (True, False)
    """
    given = {
        "known": known_keys(MechSpec),
        "look": look(),
        "text": text,
        "examples": planar_examples(),
    }
    javascript = _SCRIPT.format(
        bundle=bundle("board_page"),
        parts=parts_source(),
        given=script_data(given),
    )
    css = page_css() + (_HERE / "board.css").read_text(encoding="utf-8")
    head = heading(title, seen=headed)
    return html_page(title, css, head + Markup('\n<div id="live"></div>'), javascript)


@cache
def planar_examples() -> list[dict[str, str]]:
    """Return the planar mechanisms of the package: one sentence and the text of each.

    Examples
    --------
    >>> planar_examples()[-1]["sentence"].split(":")[0]
    "Watt's linkage"
    """
    paths = [EXAMPLE_FOLDERS["mechanisms"] / f"{name}.yaml" for name in examples("mechanisms")]
    return [
        {"sentence": first_sentence(path), "text": read_text(path, MAX_BYTES)} for path in paths
    ]


def text_of(mechanism: Described | None) -> str:
    """Return the text of a mechanism for the board; it is empty if there is no mechanism.

    Raises
    ------
    ProblemError
        If the problem is not a mechanism, or its file cannot be read.

    Examples
    --------
    >>> text_of("four-bar").splitlines()[3]
    'Title: Four-bar linkage'
    """
    if mechanism is None:
        return ""
    problem: Any = opened(mechanism)
    if not isinstance(problem, Mechanism):
        hint = "give a MechSpec file, the name of a mechanism, or no argument"
        raise ProblemError(f"the board draws mechanisms, and this is {a_kind(problem)}", hint=hint)
    return problem.to_draw()


def known_keys(model: type[FileModel]) -> dict[str, Any]:
    """Return the keys of a file, each with the keys below it; None for names or a value.

    Examples
    --------
    >>> sorted(known_keys(MechSpec)["ProblemData"])
    ['angular_velocities', 'orientations', 'positions', 't0', 'tend', 'velocities']
    """
    return {
        name: known_keys(field.annotation)
        if isinstance(field.annotation, type) and issubclass(field.annotation, FileModel)
        else None
        for name, field in model.model_fields.items()
    }


def look() -> dict[str, Any]:
    """Return outlines of unit size, and colours, as data for JSON.

    Examples
    --------
    >>> sorted(look()["shapes"])
    ['block', 'damper', 'hanging', 'spring', 'support']
    """
    shapes = {
        "spring": coil(1.0, 10.0),
        "damper": dashpot(1.0, 0.0, 1.0),
        "support": support(1.0),
        "hanging": support(1.0, hanging=True),
        "block": block(1.0),
    }
    colours, dashes = chart_colours()
    return {
        "shapes": {kind: [line.round(4).tolist() for line in shapes[kind]] for kind in shapes},
        "bodies": BODIES,
        "width": WIDTH,
        "unit": UNIT,
        "arc": ARC,
        "corners": CORNERS,
        "colours": colours,
        "dashes": dashes,
        "most": MAX_LINES,
        "curves": MOST_CURVES,
        "force": RED,
        "arrow": ARROW,
    }
