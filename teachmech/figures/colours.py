"""Colours and dashes of all pictures."""

from __future__ import annotations

from typing import Any

# Colours that colour-blind people can distinguish (Okabe, Ito 2008), without the pale yellow. Five
# # more are added, so that `MAX_LINES` lines differ.
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"]
COLOURS += ["#7B4FCF", "#8C6D1F", "#8A8A8A", "#A3A300", "#B0306A"]
DASHES = ["-", (0, (6, 2)), (0, (6, 2, 1.5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2, 1.5, 2))]
INK = "#000000"  # black on paper; a page uses the colour of its text


def chart_colours() -> tuple[list[str], list[str]]:
    """Return the colours and dashes of the lines of a page, in order."""
    dashes = [_dashes(style) for style in DASHES]
    return [colour.replace(INK, "currentColor") for colour in COLOURS], dashes


def _dashes(style: Any) -> str:
    """Return dashes of Matplotlib, in line widths, as dashes of SVG, in pixels."""
    return "" if style == "-" else " ".join(f"{2 * part:g}" for part in style[1])
