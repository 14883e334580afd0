"""How the text of a constraint is read: its tokens, and its syntax tree in words.

The tree is that of `teachmech.plots.derivation` and of the table of FEED.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from teachmech.expressions.elementary import TABLE
from teachmech.expressions.language import CONSTANTS
from teachmech.expressions.syntax import tokenize
from teachmech.expressions.syntax_tree import SyntaxTree, syntax_tree
from teachmech.expressions.typed_latex import typed_latex

MOST_TOKENS = 150  # most tokens of a text whose tree is shown
WIDTH = 92  # characters per line
IN_LINE = 24  # tokens per line of LaTeX
OPERATIONS = {
    ("=", 2): "left side minus right side",
    ("+", 2): "sum",
    ("-", 2): "difference",
    ("*", 2): "product",
    ("/", 2): "quotient",
    ("^", 2): "power",
    ("+", 1): "sign",
    ("-", 1): "change of sign",
}
KINDS = {"t": "time", "q": "coordinate", "v": "velocity", "p": "parameter"}

Locations = Mapping[str, tuple[str, int]]  # the array of each name, and its index


def steps_in_text(text: str, locations: Locations) -> list[str]:
    r"""Return the tokens and the tree of a text, which has been parsed before, as lines.

    Examples
    --------
    >>> print(*steps_in_text("x^2 = L*t", {"x": ("q", 0), "L": ("p", 0), "t": ("t", 0)}), sep="\n")
    tokens
        x  ^  2  =  L  *  t
    tree, each operation above its operands
        x^2 = L*t  left side minus right side
          x^2      power
            x      coordinate
            2      number
          L*t      product
            L      parameter
            t      time
    """
    tokens = tokenize(text)
    if len(tokens) > MOST_TOKENS:
        return [_too_many(tokens)]
    nodes = [("  " * depth + str(node), node) for depth, node in _outline(syntax_tree(text))]
    wide = max(len(shown) for shown, _ in nodes)
    if wide > WIDTH // 2:  # the word first, so that long operations do not move it away
        rows = (
            f"{'  ' * depth}{word_for(n, locations)}: {n}" for depth, n in _outline(nodes[0][1])
        )
        lines = [line for row in rows for line in _wrapped(row)]
    else:
        lines = [f"    {shown:{wide}}  {word_for(node, locations)}" for shown, node in nodes]
    return [
        "tokens",
        *_wrapped("  ".join(tokens)),
        "tree, each operation above its operands",
        *lines,
    ]


def steps_in_latex(text: str, locations: Locations, names: Mapping[str, str]) -> list[str]:
    r"""Return the tokens and the tree as rows of ``aligned``, with the LaTeX of each name.

    No command of a long text may be a macro of MathJax, as ``\boxed`` is: their size is limited.

    Examples
    --------
    >>> print(*steps_in_latex("-x", {"x": ("q", 0)}, {"x": "x"}), sep="\n")
    &\begin{array}{|c|c|} \hline - & x \\ \hline \end{array} \quad\text{tokens}
    &\hspace{0em} -x \quad\text{change of sign}
    &\hspace{2em} x \quad\text{coordinate}
    """
    tokens = tokenize(text)
    if len(tokens) > MOST_TOKENS:
        return [rf"&\text{{{_too_many(tokens)}}}"]
    known = {"^": r"\hat{\ }", "pi": r"\pi", "t": "t", **names}
    shown = [known.get(x, rf"\mathrm{{{x}}}" if x[0].isalnum() else x) for x in tokens]
    lines = [_boxes(shown[k : k + IN_LINE]) for k in range(0, len(shown), IN_LINE)]
    nodes = (
        rf"&\hspace{{{2 * depth}em}} {typed_latex(str(node), names)}"
        rf" \quad\text{{{word_for(node, locations)}}}"
        for depth, node in _outline(syntax_tree(text))
    )
    return [rf"&{lines[0]} \quad\text{{tokens}}", *(f"&{line}" for line in lines[1:]), *nodes]


def _boxes(cells: Sequence[str]) -> str:
    lines = "|".join(["", *("c" for _ in cells), ""])
    row = " & ".join(cells)
    return rf"\begin{{array}}{{{lines}}} \hline {row} \\ \hline \end{{array}}"


def word_for(node: SyntaxTree, locations: Locations) -> str:
    """Return what a node of a tree is, in words.

    Examples
    --------
    >>> [word_for(node, {"x": ("q", 0)}) for node in syntax_tree("2*sin(x)").nodes()]
    ['number', 'coordinate', 'function sin', 'product']
    """
    name, operands = node.operation, len(node.parts)
    if (name, operands) in OPERATIONS:
        return OPERATIONS[name, operands]
    if operands and name in TABLE:
        return f"function {name}"
    if name in locations:
        return KINDS[locations[name][0]]
    return "constant" if name in CONSTANTS else "number"


def _outline(node: SyntaxTree, depth: int = 0) -> Iterator[tuple[int, SyntaxTree]]:
    """Yield each operation with its depth, before its operands."""
    yield depth, node
    for part in node.parts:
        yield from _outline(part, depth + 1)


def _wrapped(line: str) -> list[str]:
    indent = " " * (4 + len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line.lstrip(),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_on_hyphens=False,
    )


def _too_many(tokens: Sequence[str]) -> str:
    return f"{len(tokens)} tokens; the tree is shown for at most {MOST_TOKENS}"
