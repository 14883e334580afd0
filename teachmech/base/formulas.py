"""Conversion of LaTeX to MathML, which browsers draw and read aloud without a script.

A formula may come from an untrusted source. So the result contains only elements, escaped texts and
the attributes that are listed here. A text that cannot be read is shown unchanged.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import accumulate
from xml.etree.ElementTree import Element, tostring

from markupsafe import Markup

from teachmech.base.errors import readable
from teachmech.base.log import LOG

MAX_LENGTH = 4000  # characters; longer formulas are shown as their LaTeX
MAX_DEPTH = 60  # levels of nested braces; deeper formulas are shown as their LaTeX

# Attributes of MathML for its appearance, without those for links and styles.
ATTRIBUTES = frozenset(
    "accent accentunder columnalign columnlines columnspacing depth display displaystyle fence "
    "form height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant "
    "maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator "
    "stretchy voffset width".split()
)
_MACRO = re.compile(r"\\(?:re|provide)?newcommand|\\(?:re)?newenvironment|\\def|\\DeclareMath")
_REFERENCE = re.compile(r"&#x[0-9A-Fa-f]+;")  # a symbol as the converter writes it
_Converter = tuple[Callable[..., Element], tuple[type[Exception], ...]]


def mathml(latex: str, display: str = "inline", instead: str = "") -> Markup:
    r"""Return a formula as MathML; its display is ``"inline"`` or ``"block"``.

    A formula that is too long, defines commands, or cannot be read is shown as its LaTeX; if
    the extra ``notebook`` is not installed, the text ``instead`` is shown.

    Examples
    --------
    >>> mathml(r"x_{1}^{2}")
    Markup('<math display="inline"><mrow><msubsup><mi>x</mi>...</math>')
    >>> mathml("x^")
    Markup('<code>x^</code>')
    """
    if len(latex) > MAX_LENGTH:
        return Markup("<code>{} ...</code>").format(latex[:MAX_LENGTH])
    converter = _converter()
    if converter is None:
        return Markup("<code>{}</code>").format(instead or latex)
    convert, failures = converter
    if not _MACRO.search(latex) and _depth(latex) <= MAX_DEPTH:
        with suppress(*failures):
            return _cleaned(convert(latex, display=display))
    LOG.warning("the formula %s cannot be shown", readable(latex, 80))
    return Markup("<code>{}</code>").format(latex)


@cache
def _converter() -> _Converter | None:
    """Return the converter and its errors for invalid LaTeX; None if it is not installed."""
    try:
        from latex2mathml import exceptions
        from latex2mathml.converter import convert_to_element
    except ImportError:
        return None
    own = tuple(error for error in vars(exceptions).values() if isinstance(error, type))
    failures = (*own, LookupError, RecursionError, StopIteration, TypeError, ValueError)
    return convert_to_element, failures


def _cleaned(formula: Element) -> Markup:
    for element in formula.iter():
        element.attrib = {n: x for n, x in element.attrib.items() if n in ATTRIBUTES}
        if element.text:
            element.text = _REFERENCE.sub(lambda found: html.unescape(found[0]), element.text)
    return Markup(tostring(formula, encoding="unicode"))


def _depth(latex: str) -> int:
    """Return the nesting depth of braces."""
    steps = (1 if letter == "{" else -1 for letter in latex if letter in "{}")
    return max(accumulate(steps), default=0)
