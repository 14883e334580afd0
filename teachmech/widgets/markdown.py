"""Markdown to HTML and LaTeX to MathML, which browsers draw and read aloud without any script.

Both may come from anybody. What is returned was made of elements and escaped texts alone, and of
attributes that are listed here; a text that cannot be read is shown as it is.
"""

from __future__ import annotations

import html
import re
from contextlib import suppress
from functools import cache
from itertools import accumulate
from typing import Any
from xml.etree.ElementTree import Element, tostring

import mistune
from latex2mathml import exceptions
from latex2mathml.converter import convert_to_element
from markupsafe import Markup

from teachmech.base.errors import LOG, readable

MAX_LENGTH = 4000  # longer formulas are shown as they are
MAX_DEPTH = 60  # so are those with more braces in each other
MAX_TEXT = 100_000  # longer texts, their pictures not counted, are shown without their format

# Of MathML: how it looks, but none that leads elsewhere or knows the styles of the page.
ATTRIBUTES = frozenset(
    "accent accentunder columnalign columnlines columnspacing depth display displaystyle fence "
    "form height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant "
    "maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator "
    "stretchy voffset width".split()
)
_MACRO = re.compile(r"\\(?:re|provide)?newcommand|\\(?:re)?newenvironment|\\def|\\DeclareMath")
_PICTURE = re.compile(r"data:image/[\w.+-]+;base64,[\w+/=]+")
_REFERENCE = re.compile(r"&#x[0-9A-Fa-f]+;")  # as the converter writes a symbol
_FAILURES: tuple[type[Exception], ...] = (  # of the converter where it does not know what was meant
    *(error for error in vars(exceptions).values() if isinstance(error, type)),
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)


def mathml(latex: str, display: str = "inline") -> Markup:
    r"""Return a formula as MathML; its display is ``"inline"`` or ``"block"``.

    A formula that is too long, defines commands, or cannot be read is shown as its LaTeX.

    Examples
    --------
    >>> mathml(r"x_{1}^{2}")
    Markup('<math display="inline"><mrow><msubsup><mi>x</mi>...</math>')
    >>> mathml("x^")
    Markup('<code>x^</code>')
    """
    if len(latex) > MAX_LENGTH:
        return Markup("<code>{} ...</code>").format(latex[:MAX_LENGTH])
    if not _MACRO.search(latex) and _depth(latex) <= MAX_DEPTH:
        with suppress(*_FAILURES):
            return _cleaned(convert_to_element(latex, display=display))
    LOG.warning("the formula %s cannot be shown", readable(latex, 80))
    return Markup("<code>{}</code>").format(latex)


def _cleaned(formula: Element) -> Markup:
    for element in formula.iter():
        element.attrib = {n: x for n, x in element.attrib.items() if n in ATTRIBUTES}
        if element.text:
            element.text = _REFERENCE.sub(lambda found: html.unescape(found[0]), element.text)
    return Markup(tostring(formula, encoding="unicode"))


def _depth(latex: str) -> int:
    """How many braces stand in each other."""
    steps = (1 if letter == "{" else -1 for letter in latex if letter in "{}")
    return max(accumulate(steps), default=0)


class _Renderer(mistune.HTMLRenderer):
    """HTML whose pictures are those that the text carries itself; of any other only its words."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        if _PICTURE.fullmatch(url):
            return Markup('<img src="{}" alt="{}">').format(url, text)
        return Markup("<em>(picture: {})</em>").format(text)

    def inline_math(self, text: str) -> str:
        return mathml(text.strip())

    def block_math(self, text: str) -> str:
        return Markup("<p>{}</p>").format(mathml(text.strip(), "block"))


def to_html(text: str) -> Markup:
    r"""Return Markdown as HTML; HTML in it is shown, not obeyed.

    Parameters
    ----------
    text : str
        With formulas as ``$x_1$`` or ``$$x_1$$`` and pictures as ``data:`` addresses.

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
