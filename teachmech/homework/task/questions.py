"""Questions as Markdown, with typeset names and formulas."""

from __future__ import annotations

import re

from teachmech.homework.setting import Scope
from teachmech.model.equations import latex_names

# The equations of the course, as `teachmech` writes them.
_EQUATIONS = {
    "M q'' = Q - A^T lambda": r"$M \ddot q = Q - A^T \lambda$",
    "A q'' = b": r"$A \ddot q = b$",
    "-A^T lambda": r"$-A^T \lambda$",
}
_WORDS = ("a", "A", "I", "m", "s", "g", "N", "J", "W")  # words and units; not typeset


def typeset(question: str, scope: Scope) -> str:
    r"""Return a question with LaTeX for the coordinates and parameters in it.

    Texts in backticks or dollars, and names in a longer formula, are not changed.

    Examples
    --------
    >>> scope = Scope(coordinates=["x1", "y1"], parameters={"alpha": 1})
    >>> typeset("Write `x1` or x1 for alpha = 0, and A q'' = b.", scope)
    'Write `x1` or $x_{1}$ for $\\alpha$ = 0, and $A \\ddot q = b$.'
    """
    names = latex_names(scope.system()) | {"lambda": r"\lambda"}
    known = [
        name for name in ("lambda", *scope.coordinates, *scope.parameters) if name not in _WORDS
    ]
    by_length = sorted(known, key=len, reverse=True)
    kept = r"`[^`]*`|\$[^$]*\$"
    alone = rf"(?<![\w^*/=+'(.-])(?:{'|'.join(map(re.escape, by_length))})(?![\w^*/('])"
    pattern = "|".join([kept, *map(re.escape, _EQUATIONS), alone])

    def written(found: re.Match[str]) -> str:
        text = found[0]
        return f"${names[text]}$" if text in names else _EQUATIONS.get(text, text)

    return re.sub(pattern, written, question)
