r"""Long formulas in LaTeX, broken into lines that fit a page.

A formula is broken before ``+``, ``-`` and ``=``, after commas, and, if that does not suffice,
between factors and inside parentheses. Parentheses on several lines have a fixed size. A fraction
that is too wide becomes ``[(numerator) / (denominator)]``, a root a power.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from teachmech.expressions.elementary import TABLE

WIDTH = 66.0  # width of a line, in letters of normal size (6.6 pt)
_TOKEN = re.compile(r"\\begin\{[a-z]+\}|\\[A-Za-z]+|\\.|\s+|[^\\\s]", re.DOTALL)
_TEXT = (r"\text", r"\mathrm", r"\operatorname")  # their arguments are words
_ACCENTS = (r"\dot", r"\ddot", r"\hat")
_SIGNS = ("+", "-", "=", r"\le")
_SMALL = 0.7  # size of indices and exponents
_NARROW = {" ": 0.0, r"\,": 0.3, ",": 0.7, r"\quad": 2.0, r"\!": 0.0, r"\ ": 0.5, ".": 0.5}


@dataclass(frozen=True)
class Piece:
    """A part of a formula before which a line may be broken.

    Attributes
    ----------
    text : str
    width : float
    before : str
        What is written before the text if the line is not broken here, such as a gap.
    at_break : str
        What is written instead if a line begins here, such as a multiplication sign.
    """

    text: str
    width: float
    before: str = ""
    at_break: str = ""


@dataclass(frozen=True)
class LatexPart:
    """A part of a formula: one token, or a command with its arguments.

    Attributes
    ----------
    text : str
        The LaTeX source.
    width : float
    kind : str
        ``"sign"``, ``"comma"``, ``"gap"``, ``"frac"``, ``"root"``, ``"group"`` (in parentheses or
        braces) or ``""``.
    parts : tuple of lists of LatexPart
        The arguments of a fraction or a root, or the content of a group.
    opening, closing : str
        The delimiters of a group on several lines.
    """

    text: str
    width: float
    kind: str = ""
    parts: tuple[list[LatexPart], ...] = ()
    opening: str = ""
    closing: str = ""


def lines_of(formula: str, width: float = WIDTH) -> list[str]:
    r"""Return a formula in lines.

    Parameters
    ----------
    formula : str
        As `to_latex` writes it, possibly with ``=``, commas, texts and arrays.
    width : float
        The largest width of a line, in letters of normal size, if a formula can be broken there.

    Examples
    --------
    >>> lines_of("a + b - c", width=5)
    ['a + b', '- c']
    >>> lines_of(r"c d e \left(a + b\right)", width=4)
    ['c d e', '\\times \\bigl(a', '+ b\\bigr)']
    """
    lines, used = [""], 0.0
    for piece in _pieces(parsed(formula), width):
        if lines[-1] and used + piece.width > width:
            lines.append(piece.at_break + piece.text)
            used = piece.width
        else:
            lines[-1] += piece.before + piece.text
            used += piece.width
    return [line.strip() for line in lines]


def width_of(formula: str) -> float:
    r"""Return the width of a formula in letters of normal size.

    Examples
    --------
    >>> round(width_of("a b"), 2), round(width_of(r"\frac{a b c}{2}"), 2)
    (1.8, 3.0)
    """
    return _width(parsed(formula))


def parsed(formula: str) -> list[LatexPart]:
    """Return the parts of a formula."""
    return _LatexReader(_TOKEN.findall(formula)).nodes("")


def split_at(formula: str, separator: str) -> list[str]:
    r"""Return the parts of a formula between separators that are not inside another part.

    Examples
    --------
    >>> split_at(r"a \\ \frac{b \\ c}{2}", r"\\")
    ['a ', ' \\frac{b \\\\ c}{2}']
    """
    parts = [""]
    for node in parsed(formula):
        if node.text == separator:
            parts.append("")
        else:
            parts[-1] += node.text
    return parts


def _width(nodes: Sequence[LatexPart]) -> float:
    return sum(node.width for node in nodes)


class _LatexReader:
    """Reads tokens to nodes."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.at = tokens, 0

    def nodes(self, end: str) -> list[LatexPart]:
        """Return the nodes before the token ``end``, which is skipped."""
        found: list[LatexPart] = []
        while self.at < len(self.tokens):
            token = self._next()
            if token == end:
                break
            found.append(self._node(token))
        return found

    def _next(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1] if self.at <= len(self.tokens) else ""

    def _source(self, start: int) -> str:
        return "".join(self.tokens[start : self.at])

    def _argument(self) -> list[LatexPart]:
        token = self._next()
        return self.nodes("}") if token == "{" else [self._node(token)]

    def _node(self, token: str) -> LatexPart:
        start = self.at - 1
        if token == "{":
            inside = self.nodes("}")
            return LatexPart(self._source(start), _width(inside), "group", (inside,))
        if token == r"\left":
            opening = self._next()
            inside = self.nodes(r"\right")
            text, closing = self._source(start), self._next()
            width = _width(inside) + 1.2
            return LatexPart(text + closing, width, "group", (inside,), rf"\bigl{opening}",
                        rf"\bigr{closing}")  # fmt: skip
        if token == r"\frac":
            parts = self._argument(), self._argument()
            return LatexPart(self._source(start), max(map(_width, parts)) + 0.3, "frac", parts)
        if token == r"\sqrt":
            degree = "2"
            if self.tokens[self.at : self.at + 1] == ["["]:
                end = self.tokens.index("]", self.at)
                degree = "".join(self.tokens[self.at + 1 : end])
                self.at = end + 1
            inside = self._argument()
            closing = rf"\bigr)^{{1/{degree}}}"
            return LatexPart(self._source(start), _width(inside) + 1, "root", (inside,), r"\bigl(",
                        closing)  # fmt: skip
        if token in ("^", "_"):
            inside = self._argument()
            return LatexPart(self._source(start), _SMALL * _width(inside), "index")
        if token in _TEXT:
            self._argument()
            text = self._source(start)
            words = text[len(token) + 1 : -1].replace("\\", "")
            return LatexPart(text, sum(map(_letter, words)))
        if token in _ACCENTS:
            inside = self._argument()
            return LatexPart(self._source(start), _width(inside))
        if token.startswith(r"\begin"):
            name, close = token[6:], rf"\end{token[6:]}"
            depth = 1
            while depth and self.at < len(self.tokens):
                one = self._next()
                inner = "".join(self.tokens[self.at : self.at + len(name)])
                depth += (one == token) - (one == r"\end" and inner == name)
            self.at += len(name)
            text = self._source(start)
            rows = text.removeprefix(token).removesuffix(close).split(r"\\")
            return LatexPart(text, 1.0 + max(width_of(row.replace("&", r"\quad ")) for row in rows))
        return self._token(token)

    @staticmethod
    def _token(token: str) -> LatexPart:
        if token.isspace():
            return LatexPart(token, 0.0, "gap")
        if token in _SIGNS:
            return LatexPart(token, 1.9, "sign")
        width = _NARROW.get(token, _letter(token))
        if token in _WORDS:
            width = 0.8 * len(token[1:]) + 0.3
        return LatexPart(token, width, {",": "comma", r"\,": "gap", r"\cdot": "gap"}.get(token, ""))


def _letter(token: str) -> float:
    """Return the width of a letter, a digit or a command."""
    if token in "mwMW":
        return 1.4
    if token.isdigit():
        return 0.8
    return 1.15 if token.isupper() else 0.9


_WORDS = {entry.latex for entry in TABLE.values()}


def _pieces(nodes: list[LatexPart], width: float) -> Iterator[Piece]:
    """Yield the pieces of a formula: its terms, and the parts of terms that are too wide."""
    for term in _terms(nodes):
        if _width(term) <= width:
            yield _piece(term)
        else:
            yield from _factors(term, width)


def _piece(nodes: Sequence[LatexPart], at_break: str = "") -> Piece:
    """Return nodes as one piece; gaps at their beginning disappear if a line begins there."""
    gap = [*takewhile(lambda node: node.kind == "gap", nodes)]
    text = "".join(node.text for node in nodes[len(gap) :])
    return Piece(text, _width(nodes), "".join(node.text for node in gap), at_break)


def _terms(nodes: list[LatexPart]) -> Iterator[list[LatexPart]]:
    """Yield the parts that begin with a sign, or follow a comma."""
    term: list[LatexPart] = []
    for node in nodes:
        if node.kind == "sign" and not all(one.kind in ("sign", "gap") for one in term):
            yield term
            term = []
        term.append(node)
        if node.kind == "comma":
            yield term
            term = []
    if term:
        yield term


def _factors(term: list[LatexPart], width: float) -> Iterator[Piece]:
    """Yield the factors of a term, and the parts of those that are too wide."""
    factor: list[LatexPart] = []
    times = ""
    for node in [*term, None]:
        whole = any(one.kind not in ("sign", "gap") for one in factor)
        if node is None or (node.kind == "gap" and whole):
            yield from _parts(factor, width, times)
            factor, times = [], r"\times "
        if node is not None:
            factor.append(node)


def _parts(factor: list[LatexPart], width: float, at_break: str) -> Iterator[Piece]:
    """Yield a factor, or the parts of its widest group if it is too wide for half a line."""
    at = max(range(len(factor)), key=lambda k: bool(factor[k].parts) * factor[k].width)
    node = factor[at]
    if _width(factor) <= width / 2 or not node.parts:
        yield _piece(factor, at_break)
        return
    if node.kind == "frac":
        above, below = node.parts
        found = [*_enclosed(above, r"\bigl[\bigl(", r"\bigr)", width)]
        found += _enclosed(below, r"\big/\bigl(", r"\bigr)\bigr]", width)
    else:
        found = [*_enclosed(node.parts[0], node.opening, node.closing, width)]
    head, tail = _piece(factor[:at]), _piece(factor[at + 1 :])
    first = found[0]
    found[0] = Piece(head.text + first.text, head.width + first.width, head.before, at_break)
    last = found[-1]
    after = tail.before + tail.text
    found[-1] = Piece(last.text + after, last.width + tail.width, last.before, last.at_break)
    yield from found


def _enclosed(nodes: list[LatexPart], opening: str, closing: str, width: float) -> list[Piece]:
    """Return the pieces inside delimiters, which are written to the first and the last piece."""
    if any(r"\frac" in node.text for node in nodes):
        opening, closing = (text.replace(r"\big", r"\bigg") for text in (opening, closing))
    pieces = [*_pieces(nodes, max(width - 2, 2))] or [Piece("", 0.0)]
    first = pieces[0]
    pieces[0] = Piece(opening + first.text, first.width + 0.6 * len(opening) / 6)
    last = pieces[-1]
    pieces[-1] = Piece(last.text + closing, last.width + 0.6, last.before, last.at_break)
    return pieces
