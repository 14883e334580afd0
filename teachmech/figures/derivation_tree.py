"""The figure of a constraint: its tokens, its syntax tree with all derivatives, its row of A.

The tree grows downwards, as it is evaluated: each number and name is below its token, each
operation below its operands, the constraint at the end. A node has the columns of its own tokens
to itself, so that no labels overlap. A tree that is too wide for the page is drawn as an outline.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from teachmech.analysis.feed_table import FeedNode, FeedTable
from teachmech.base.errors import ProblemError
from teachmech.expressions.syntax import tokenize
from teachmech.expressions.syntax_tree import SyntaxTree
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import SIZE, Picture, styled

MOST_DRAWN = 60  # nodes
LETTERS = 13.0  # pt
LINE = 1.35 * LETTERS  # pt, from line to line
GAP = 2.4 * LETTERS  # pt, between an operation and its operands, for the edges
MOST = 300.0  # pt, length of a line of derivatives
MARGIN = 12.0  # pt, around the figure
WIDTH_OF_LETTER = 0.6021  # em, in DejaVu Sans Mono
FIRST, SECOND = COLOURS[0], COLOURS[1]  # the colours of first and second derivatives
INK, EDGE = "#000000", "0.4"
_OPERATORS = {"*": "×", "**": "^"}
Part = tuple[str, str]  # a text and its colour


@styled
def derivation(table: FeedTable, width: float = SIZE[0]) -> Figure:
    """Draw a constraint as tokens, as syntax tree with values and derivatives, and its row of A.

    Derivatives that are 0 are left out. A tree that is wider than that is drawn as an
    outline: each operation above its operands, which are indented.

    Parameters
    ----------
    table : FeedTable
        The result of ``feed`` of a problem, which chooses the constraint and the state.
    width : float
        The largest width of the figure in inches; 4.5 suits a phone.

    Raises
    ------
    ProblemError
        If the tree has too many nodes, the figure is too narrow for its lines, or ``table`` is not
        a table.

    Examples
    --------
    >>> import teachmech as tm
    >>> figure = derivation(tm.example("pendulum").feed("rod"))
    >>> [text.get_text() for text in figure.axes[0].texts][:6]
    ['rod: holonomic, at t = 0 s', 'value', 'first derivatives', 'second derivatives', 'x1', '^']
    """
    if len(table.nodes) > MOST_DRAWN:
        what = f"the tree has {len(table.nodes)} nodes; at most {MOST_DRAWN} are drawn"
        hint = "print the table instead, or split the constraint"
        raise ProblemError(what, where=f"constraint {table.constraint}", hint=hint)
    available = 72 * width - 2 * MARGIN
    tree = _Tree(table)
    drawing: _Tree | _Outline = tree if tree.width <= available else _Outline(table, available)
    kinds = [("value", INK), ("first derivatives", FIRST), ("second derivatives", SECOND)]
    kinds = kinds if table.holonomic else kinds[:2]
    heads = [[(line, INK)] for line in _wrapped(table.title, available)] + _flowing(
        kinds, available, _width, LETTERS
    )
    ends = [line for text in table.row_text.splitlines() for line in _wrapped(text, available)]
    widths = [sum(_width(text) + LETTERS for text, _ in line) for line in heads]
    own = max(
        drawing.width, *widths, *(_width(text) for text in ends)
    )  # less than the available width
    height = (len(heads) + len(ends) + 1) * LINE + drawing.height
    figure = Picture(figsize=((own + 2 * MARGIN) / 72, (height + 2 * MARGIN) / 72))
    ax = figure.add_axes((0, 0, 1, 1))
    ax.set(xlim=(-MARGIN, own + MARGIN), ylim=(-height - MARGIN, MARGIN))
    ax.axis("off")
    y = -LINE / 2
    for line in heads:
        x = 0.0
        for text, colour in line:
            _write(ax, x, y, text, color=colour, ha="left")
            x += _width(text) + LETTERS
        y -= LINE
    drawing.draw(ax, (own - drawing.width) / 2 if drawing is tree else 0.0, y - LINE / 4)
    y -= drawing.height + LINE / 2
    for text in ends:
        _write(ax, 0, y, text, ha="left")
        y -= LINE
    return figure


class _Tree:
    """The tree below its tokens."""

    def __init__(self, table: FeedTable) -> None:
        self.table = table
        self.tokens = tokenize(table.text)
        self.spans = [self._span(node.tree) for node in table.nodes]
        self.columns = [_width(_shown(token)) + 0.5 * LETTERS for token in self.tokens]
        entries = [_entries(table, node) for node in table.nodes]
        for (first, last), lines in zip(self.spans, entries, strict=True):
            widest = max((_width(text) for text, _ in lines), default=0.0) + LETTERS
            missing = widest - sum(self.columns[first : last + 1])
            for k in range(first, last + 1):
                self.columns[k] += max(0.0, missing) / (last - first + 1)
        self.width = sum(self.columns)
        self.labels = [
            _joined(lines, sum(self.columns[first : last + 1]) - LETTERS)
            for (first, last), lines in zip(self.spans, entries, strict=True)
        ]
        self.levels = [node.tree.height for node in table.nodes]
        heights = [0.0] * (1 + max(self.levels))
        for level, lines in zip(self.levels, self.labels, strict=True):
            heights[level] = max(heights[level], len(lines) * LINE)
        self.bands = [LINE + sum(heights[:k]) + k * GAP for k in range(len(heights) + 1)]
        self.height = self.bands[-1] - GAP + LINE

    def _span(self, tree: SyntaxTree) -> tuple[int, int]:
        inside = [k for k, x in enumerate(self.tokens) if tree.first <= x.start <= tree.last]
        return inside[0], inside[-1]

    def _centres(self, ends: Sequence[float]) -> list[float]:
        """Return the middle of each node: between its operands, and inside its own columns."""
        centres: list[float] = []
        for span, lines, node in zip(self.spans, self.labels, self.table.nodes, strict=True):
            left, right = ends[span[0]], ends[span[1] + 1]
            half = max((_width(text) for text, _ in lines), default=0.0) / 2 + LETTERS / 4
            operands = [centres[part - 1] for part in node.parts] or [left, right]
            middle = sum(operands) / len(operands)
            centres.append(min(max(middle, left + half), right - half))
        return centres

    def draw(self, ax: Axes, x: float, y: float) -> None:
        """Draw the tree with its upper left corner at x, y."""
        ends = [x]
        for column in self.columns:
            ends.append(ends[-1] + column)
        middles = [(a + b) / 2 for a, b in pairwise(ends)]
        leaves = {node.tree.first for node in self.table.nodes if not node.parts}
        for token, middle in zip(self.tokens, middles, strict=True):
            colour = INK if token.start in leaves else EDGE
            _write(ax, middle, y, _shown(token), color=colour, weight="bold")
        centres = self._centres(ends)
        tops = [y - self.bands[level] for level in self.levels]
        for k, node in enumerate(self.table.nodes):
            for line, (text, colour) in enumerate(self.labels[k]):
                inner = {"bbox": _BUBBLE, "weight": "bold"} if node.parts and not line else {}
                _write(ax, centres[k], tops[k] - line * LINE, text, color=colour, **inner)
            for part in node.parts:
                child = part - 1
                bottom = tops[child] - (len(self.labels[child]) - 0.5) * LINE
                bend = tops[k] + GAP - 0.3 * LETTERS
                path = [bottom, min(bottom, bend), tops[k] + 0.75 * LETTERS]
                along = [centres[child], centres[child], centres[k]]
                ax.plot(along, path, color=EDGE, linewidth=1, zorder=0)


_BUBBLE: dict[str, Any] = {"boxstyle": "round,pad=0.25", "facecolor": "#E8F1F8", "edgecolor": FIRST}


# The edges of the outline by their letters, in letters to the right and half lines upwards
_EDGES = {
    "│": ((0.5, 0.5), (1, -1)),
    "├": ((0.5, 0.5, 0.5, 1), (1, -1, 0, 0)),
    "└": ((0.5, 0.5, 1), (1, 0, 0)),
    "─": ((0, 0.7), (0, 0)),
}


class _Outline:
    """The tree as lines, for a page that is too narrow for the tree itself.

    Values and derivatives have columns of their own, or lines of their own on a narrow page.
    """

    def __init__(self, table: FeedTable, available: float) -> None:
        letters = int(0.98 * available / (WIDTH_OF_LETTER * LETTERS))  # drawn letters may be wider
        self.width = available
        nodes = list(_outline(table, len(table.nodes), "", ""))
        parts = [_derivative_parts(table, node) for *_, node in nodes]
        longest = max((len(text) for found in parts for text, _ in found), default=0)
        indent = max(len(bars + name) for bars, name, *_ in nodes) + 1
        column = indent + max(len(table.value_of(node)) for *_, node in nodes) + 1
        stacked = column + longest > letters
        needed = max(len(below) for _, _, below, _ in nodes) + 1 + longest
        if stacked and needed > letters:
            least = (needed * WIDTH_OF_LETTER * LETTERS + 2 * MARGIN) / 72 + 0.05
            what = f"the figure is too narrow for the lines of constraint {table.constraint}"
            raise ProblemError(what, key="width", hint=f"give at least {least:.1f}")
        # Of each line the edges of the tree, and its texts: column, text and colour, weight
        self.lines: list[tuple[str, list[tuple[int, Part, str]]]] = [
            ("", [(0, (text, INK), "bold")]) for text in textwrap.wrap(table.text, letters)
        ]
        self.lines.append(("", []))
        for (bars, name, below, node), found in zip(nodes, parts, strict=True):
            column_of_value = len(bars + name) + 1 if stacked else indent
            value = (column_of_value, (table.value_of(node), INK), "normal")
            self.lines.append((bars, [(len(bars), (name, INK), "bold"), value]))
            start = len(below) + 1 if stacked else column
            for k, line in enumerate(_flowing(found, letters - start, len, 2)):
                if k or stacked:
                    self.lines.append((below, []))
                x = start
                for text, colour in line:
                    self.lines[-1][1].append((x, (text, colour), "normal"))
                    x += len(text) + 2
        self.height = len(self.lines) * LINE

    def draw(self, ax: Axes, x: float, y: float) -> None:
        """Draw the outline with its upper left corner at x, y."""
        em = WIDTH_OF_LETTER * LETTERS
        for k, (bars, texts) in enumerate(self.lines):
            middle = y - k * LINE
            for column, bar in enumerate(bars):
                across, up = _EDGES.get(bar, ((), ()))
                xs = [x + (column + z) * em for z in across]
                heights = [middle + z * LINE / 2 for z in up]
                ax.plot(xs, heights, color=EDGE, linewidth=1)
            for column, (text, colour), weight in texts:
                look = {"ha": "left", "family": "DejaVu Sans Mono", "weight": weight}
                _write(ax, x + column * em, middle, text, color=colour, **look)


def _outline(
    table: FeedTable, number: int, bars: str, below: str
) -> Iterator[tuple[str, str, str, FeedNode]]:
    """Return for each node: prefix in the tree, name, prefix of further lines, node."""
    node = table.nodes[number - 1]
    yield bars, _shown(node.tree.operation), below + ("│ " if node.parts else "  "), node
    for part in node.parts:
        last = part == node.parts[-1]
        inner = below + ("  " if last else "│ ")
        yield from _outline(table, part, below + ("└─" if last else "├─"), inner)


def _flowing(
    parts: Sequence[Part], available: float, size: Callable[[str], float], gap: float
) -> list[list[Part]]:
    """Return the parts in lines of the available width, with gaps between them."""
    lines: list[list[Part]] = []
    left = 0.0
    for text, colour in parts:
        if not lines or size(text) > left:
            lines.append([])
            left = available
        lines[-1].append((text, colour))
        left -= size(text) + gap
    return lines


def _entries(table: FeedTable, node: FeedNode) -> list[Part]:
    """Return the operation of a node, its value and its derivatives; nothing for a number."""
    operation = node.tree.operation
    entries = [(_shown(operation), INK)] if node.parts else []
    if node.parts or not operation.replace(".", "0")[0].isdigit():
        entries += [(table.value_of(node), INK)]
    return entries + _derivative_parts(table, node)


def _joined(entries: Sequence[Part], available: float) -> list[Part]:
    """Return the entries as lines; derivatives of one kind share a line if they fit."""
    lines: list[Part] = []
    for text, colour in entries:
        both = f"{lines[-1][0]},  {text}" if lines else ""
        if (
            colour != INK
            and lines
            and lines[-1][1] == colour
            and _width(both) <= min(available, MOST)
        ):
            lines[-1] = (both, colour)
        else:
            lines.append((text, colour))
    return lines


def _derivative_parts(table: FeedTable, node: FeedNode) -> list[Part]:
    first = [(f"{name}: {x}", FIRST) for name, x in table.first_of(node).items()]
    return first + [(f"{pair}: {x}", SECOND) for pair, x in table.second_of(node).items()]


def _shown(token: str) -> str:
    return _OPERATORS.get(token, token)


def _width(text: str) -> float:
    """Return the width of a bold text in points."""
    font = FontProperties(size=LETTERS, weight="bold")
    return float(text_to_path.get_text_width_height_descent(text, font, False)[0])


def _wrapped(text: str, available: float) -> list[str]:
    """Return a text in lines of the available width."""
    letters = int(len(text) * available / _width(text)) - 1
    return textwrap.wrap(text, max(letters, 20), subsequent_indent="    ")


def _write(ax: Axes, x: float, y: float, text: str, **look: Any) -> None:
    usual: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
    text = re.sub(r"(?<![A-Za-z])-", "−", text)  # a minus sign, not a hyphen
    ax.text(x, y, text, **usual | {"fontsize": LETTERS} | look)
