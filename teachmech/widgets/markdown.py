"""Markdown to HTML with formulas in MathML, for texts of exercises; no script, nothing fetched."""

from __future__ import annotations

import html
from functools import cache
from typing import Any

import mistune

from teachmech.base.errors import LOG
from teachmech.widgets.formulas import mathml


class Renderer(mistune.HTMLRenderer):
    """HTML whose pictures are those that the text carries itself."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        """A picture as a ``data:`` address; of any other only what it shows."""
        if url.startswith("data:image/"):
            return f'<img src="{html.escape(url)}" alt="{html.escape(text)}">'
        return f"<em>(picture: {html.escape(text)})</em>"

    def inline_math(self, text: str) -> str:
        """A formula in a line."""
        return _formula(text, "inline")

    def block_math(self, text: str) -> str:
        """A formula on a line of its own."""
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
    renderer = Renderer(escape=True)
    return mistune.create_markdown(renderer=renderer, plugins=["table", "math"])


def _formula(latex: str, display: str) -> str:
    try:
        return mathml(latex.strip(), display)
    except Exception:  # LaTeX of an author that the converter does not know
        LOG.exception("the formula %s cannot be shown", latex)
        return f"<code>{html.escape(latex)}</code>"
