"""Markdown to HTML and LaTeX to MathML, which browsers draw and read aloud without any script."""

from __future__ import annotations

import html
from functools import cache
from typing import Any

import mistune
from latex2mathml.converter import convert

from teachmech.base.errors import LOG

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


class _Renderer(mistune.HTMLRenderer):
    """HTML whose pictures are those that the text carries itself; of any other only its words."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        if url.startswith("data:image/"):
            return f'<img src="{html.escape(url)}" alt="{html.escape(text)}">'
        return f"<em>(picture: {html.escape(text)})</em>"

    def inline_math(self, text: str) -> str:
        return _formula(text, "inline")

    def block_math(self, text: str) -> str:
        return f"<p>{_formula(text, 'block')}</p>"


def to_html(text: str) -> str:
    r"""Return Markdown as HTML; HTML in it is shown, not obeyed.

    Parameters
    ----------
    text : str
        With formulas as ``$x_1$`` or ``$$x_1$$`` and pictures as ``data:`` addresses.

    Examples
    --------
    >>> to_html("A *bead* of $m$ <b>kg</b>")
    '<p>A <em>bead</em> of <math ...>...</math> &lt;b&gt;kg&lt;/b&gt;</p>\n'
    """
    return str(_markdown()(text))


@cache
def _markdown() -> Any:
    return mistune.create_markdown(renderer=_Renderer(escape=True), plugins=["table", "math"])


def _formula(latex: str, display: str) -> str:
    try:
        return mathml(latex.strip(), display)
    except Exception:  # LaTeX of an author that the converter does not know
        LOG.exception("the formula %s cannot be shown", latex)
        return f"<code>{html.escape(latex)}</code>"
