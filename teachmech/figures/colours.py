"""The colours and dashes of all pictures."""

from __future__ import annotations

from typing import Any

# Colours that colour-blind people can tell apart (Okabe, Ito 2008), without the pale yellow, and
# five more, so that no two of `MAX_LINES` are alike.
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"]
COLOURS += ["#7B4FCF", "#8C6D1F", "#8A8A8A", "#A3A300", "#B0306A"]
DASHES = ["-", (0, (6, 2)), (0, (6, 2, 1.5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2, 1.5, 2))]
INK = "#000000"  # what is black on paper has the colour of the letters on a page


def chart_colours() -> tuple[list[str], list[str]]:
    """Return colours and dashes of lines, one after the other, as a page has them."""
    dashes = [_dashes(style) for style in DASHES]
    return [colour.replace(INK, "currentColor") for colour in COLOURS], dashes


def _dashes(style: Any) -> str:
    """Dashes of Matplotlib, in widths of a line, as those of SVG, in pixels."""
    return "" if style == "-" else " ".join(f"{2 * part:g}" for part in style[1])
