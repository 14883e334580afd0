"""LaTeX to MathML, which browsers draw and read aloud without any script or network."""

from __future__ import annotations

import html

from latex2mathml.converter import convert

MAX_LENGTH = 4000  # longer formulas are shown as they are


def mathml(latex: str, display: str = "inline") -> str:
    r"""Return a formula as MathML; its display is ``"inline"`` or ``"block"``.

    Examples
    --------
    >>> mathml(r"x_{1}^{2}")
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="inline">...</math>'
    """
    if len(latex) > MAX_LENGTH:
        return f"<code>{html.escape(latex[:MAX_LENGTH])} ...</code>"
    return str(convert(latex, display=display))
