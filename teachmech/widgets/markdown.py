"""Conversion of Markdown to HTML, with formulas as MathML.

The text may come from an untrusted source. The result contains only known elements and escaped
texts.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import mistune
from markupsafe import Markup
from mistune.plugins.table import render_table_cell

from teachmech.base.formulas import mathml

MAX_TEXT = 100_000  # characters, pictures not counted; longer texts are shown as plain text

_PICTURE = re.compile(r"data:image/[\w.+-]+;base64,[\w+/=]+")


class _Renderer(mistune.HTMLRenderer):
    """A renderer that shows embedded pictures, and only the descriptions of all others."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        if _PICTURE.fullmatch(url):
            return Markup('<img src="{}" alt="{}">').format(url, text)
        return Markup("<em>(picture: {})</em>").format(text)

    def inline_math(self, text: str) -> str:
        return mathml(text.strip())

    def block_math(self, text: str) -> str:
        return Markup("<p>{}</p>").format(mathml(text.strip(), "block"))

    def table_cell(self, text: str, align: str | None = None, head: bool = False) -> str:
        """Return a cell; an empty header cell becomes an ordinary one."""
        return render_table_cell(self, text, align, head and bool(text.strip()))


def to_html(text: str) -> Markup:
    r"""Return Markdown as HTML, with any HTML in it escaped.

    Parameters
    ----------
    text : str
        Formulas are written ``$x_1$`` or ``$$x_1$$``, pictures as ``data:`` addresses.

    Examples
    --------
    >>> to_html("A *bead* of $m$ <b>kg</b>")
    Markup('<p>A <em>bead</em> of <math ...>...</math> &lt;b&gt;kg&lt;/b&gt;</p>\n')
    """
    if len(_PICTURE.sub("", text)) > MAX_TEXT:
        return Markup("<pre>{}</pre>").format(text)
    return Markup(_markdown()(text))


@cache
def _markdown() -> Any:
    return mistune.create_markdown(renderer=_Renderer(escape=True), plugins=["table", "math"])
