"""The virtual work of a constraint as one line of text, such as ``x1: -c*vx1, y1: -c*vy1``."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from teachmech.base.errors import ExpressionError, nearest

FORM = "write x1: -c*vx1, y1: -c*vy1"


def read_virtual_work(text: str, coordinates: Collection[str]) -> dict[str, str]:
    """Return the virtual work by coordinate; an empty text means none.

    Each value has blanks before it, so that positions in it are positions in the text.

    Raises
    ------
    ExpressionError
        If a coordinate is unknown or occurs twice, or a value is missing; points at the character.

    Examples
    --------
    >>> read_virtual_work("x1: -c*vx1, y1: max(1, 2)", ["x1", "y1"])
    {'x1': '    -c*vx1', 'y1': '                max(1, 2)'}
    """
    found: dict[str, str] = {}
    for piece, start in split_at_commas(text):
        if not piece.strip():
            continue
        name, _, value = piece.partition(":")
        what, hint, wrong = "", FORM, name.strip()
        if not value.strip():
            what, wrong = "a coordinate and its work are expected", piece.strip()
        elif wrong in found:
            what = f"'{wrong}' is given twice"
        elif wrong not in coordinates:
            what, hint = f"there is no coordinate '{wrong}'", nearest(wrong, coordinates)
        if what:
            offset = start + len(piece) - len(piece.lstrip())
            raise ExpressionError(
                what, text=text, position=offset, length=len(wrong) or 1, hint=hint
            )
        before = start + len(piece) - len(value.lstrip())
        found[wrong] = " " * before + value.strip()
    return found


def virtual_work_text(given: Mapping[str, str]) -> str:
    """Return the text that `read_virtual_work` reads.

    Examples
    --------
    >>> virtual_work_text({"x1": "-c*vx1", "y1": "0.5"})
    'x1: -c*vx1, y1: 0.5'
    """
    return ", ".join(f"{name}: {work}" for name, work in given.items())


def split_at_commas(text: str) -> Iterator[tuple[str, int]]:
    """Yield the parts of a text between commas outside brackets, with their positions.

    >>> list(split_at_commas("h = max(1, sqrt(2)), L = 2"))
    [('h = max(1, sqrt(2))', 0), (' L = 2', 20)]
    """
    depth = first = 0
    for k, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if character == "," and depth <= 0:
            yield text[first:k], first
            first = k + 1
    yield text[first:], first
