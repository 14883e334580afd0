"""Colours and dashes of all pictures."""

from __future__ import annotations

from typing import Any

# The first four are from the colours for colour-blind people by Okabe and Ito (2008). The others of
# the first six differ from these and from each other as much with red-green blindness. Their pale
# yellow, orange and blue are left out: the contrast of each colour here with white and with
# `DARK_GROUND` is at least `LEAST_CONTRAST`. Others are added, so that `MAX_LINES` lines differ.
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#9933FF", "#CC0033", "#000000"]
COLOURS += ["#2E93CF", "#8C6D1F", "#8A8A8A", "#858500", "#B83472"]
LEAST_CONTRAST = 3.0  # between drawn parts and the background (WCAG 2.2, 1.4.11)
THEMES = ("light", "dark")
DARK_GROUND, DARK_INK = "#16181c", "#e6e7e9"  # nearly as in dark pages, and no grey
DASHES = ["-", (0, (6, 2)), (0, (6, 2, 1.5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2, 1.5, 2))]
INK = "#000000"  # black on paper; a page uses the colour of its text


def chart_colours() -> tuple[list[str], list[str]]:
    """Return the colours and dashes of the lines of a page, in order."""
    dashes = [_dashes(style) for style in DASHES]
    return [colour.replace(INK, "currentColor") for colour in COLOURS], dashes


def _dashes(style: Any) -> str:
    """Return dashes of Matplotlib, in line widths, as dashes of SVG, in pixels."""
    return "" if style == "-" else " ".join(f"{2 * part:g}" for part in style[1])
