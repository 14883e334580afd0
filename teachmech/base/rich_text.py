"""Rich display: the HTML of an object at the end of a notebook cell.

Colours are those of the notebook, light or dark. Wide content scrolls. If a table is long, its
first rows and a count are shown. There is no script.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

MOST_ROWS = 12  # most rows of a table

_SCROLL = Markup('<div style="overflow-x:auto;max-width:100%;margin:.4em 0">{}</div>')
_TABLE = Markup('<table style="border-collapse:collapse;margin:0;color:inherit">{}</table>')
_CELL = Markup('<{0} style="text-align:left;vertical-align:middle;padding:.2em .8em">{1}</{0}>')
_NOTE = Markup('<div role="note" style="border-left:4px solid #d55e00;padding:.1em .7em">{}</div>')
_LINE = Markup('<div style="margin-left:{}em">{}</div>')
_SECTION = Markup('<div style="margin-top:.6em"><b>{}</b>{}</div>')
_PAGE = Markup('<div style="max-width:60em;color:inherit"><div><b>{}</b></div>{}</div>')


def page(title: str, *parts: Markup | str) -> Markup:
    """Return parts below a title; each text has its own line.

    Examples
    --------
    >>> page("rod", "1 < 2")
    Markup('<div ...><div><b>rod</b></div><div>1 &lt; 2</div></div>')
    """
    lines = (x if isinstance(x, Markup) else Markup("<div>{}</div>").format(x) for x in parts)
    return _PAGE.format(title, Markup().join(lines))


def section(title: str, lines: Iterable[str]) -> Markup:
    """Return lines below a heading; every two leading blanks indent a line.

    Examples
    --------
    >>> section("freedom", ["2 degrees", "  x and y"]).striptags()
    'freedom2 degreesx and y'
    """
    shown = (_LINE.format((len(x) - len(x.lstrip())) / 2 * 1.5, x.strip()) for x in lines)
    return _SECTION.format(title, Markup().join(shown))


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], count: int) -> Markup:
    """Return a table with the first of ``count`` rows, and the number of further rows.

    Examples
    --------
    >>> table(["x"], [["1"]], 5).striptags()
    'x1and 4 more'
    >>> table(["x"], [], 0)
    Markup('')
    """
    shown = [row for row, _ in zip(rows, range(MOST_ROWS), strict=False)]
    if not shown:
        return Markup()
    lines = [_line("th", heads), *(_line("td", row) for row in shown)]
    more = count - len(shown)
    rest = Markup("<div>and {} more</div>").format(more) if more > 0 else Markup()
    return _SCROLL.format(_TABLE.format(Markup().join(lines))) + rest


def notes(texts: Iterable[str]) -> Markup:
    """Return highlighted sentences."""
    return Markup().join(_NOTE.format(text) for text in texts)


def _line(tag: str, cells: Sequence[str]) -> Markup:
    """Return a row; an empty head is left out."""
    each = (_CELL.format(tag if cell else "td", cell) for cell in cells)
    return Markup("<tr>{}</tr>").format(Markup().join(each))
