"""One HTML file with a live picture in it, which needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

from markupsafe import Markup

from teachmech.animation import scripts
from teachmech.animation.page import DARK, heading, html_page
from teachmech.live.live_picture import LivePicture

_HERE = Path(__file__).parent
ENGINE = "adapted, checkSettings, dragged, followed, joined, Method"
# The two parts have scopes of their own, so that names of one are free in the other.
_SCRIPT = """
{program}
{{
{live}
const engine = {{ {engine} }};
teachmech.live = showAlone({{ problem, engine, picture: {picture} }});
}}
"""
# Comments; `Problem.program` gives the script for reading. What follows a statement is a comment
# if no quotation mark comes after it.
_COMMENT = re.compile(
    r"""^ *(/\*\*.*?\*/|//[^\n]*)\n|^ +|(?<=[;,{}]) // [^\n"'`]*$""", re.MULTILINE | re.DOTALL
)
_CSS = """
body { margin: 0 auto; max-width: 1480px; padding: 16px; font: 16px system-ui, sans-serif; }
h1 { font-size: 1.3em; margin: 0 0 12px; }
.tm-question, .tm-answer { max-width: 60em; line-height: 1.5; margin: 0 0 10px; }
.tm-answer summary { cursor: pointer; font-weight: 600; }
@media (max-width: 600px) { body { padding: 8px; } }
"""


def live_page(picture: LivePicture, above: Markup | None = None, title: str = "") -> str:
    """Return the page of a live picture.

    Parameters
    ----------
    picture : LivePicture
    above : Markup, optional
        What stands above the picture, in the place of the title.
    title : str
        Of the page, by default that of the picture.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> picture = LivePicture.of(problem.simulate(time=(0, 1, 0.1)))
    >>> text = live_page(picture)
    >>> "<title>pendulum</title>" in text, len(text) < 250_000
    (True, True)
    """
    without = "" if picture.scene.solids else scripts.SOLIDS
    head, _, rest = picture.program.partition("\n\n")
    javascript = _SCRIPT.format(
        program=f"{head}\n{stripped(rest)}",
        live=stripped(scripts.script(_HERE / "alone.js", without=without)),
        engine=ENGINE,
        picture=json.dumps(picture.description, separators=(",", ":")).replace("<", "\\u003c"),
    )
    top = heading(picture.title) if above is None else above
    body = top + Markup('\n<div id="live"></div>')
    return html_page(title or picture.title, page_css(), body, javascript)


def page_css() -> str:
    """Return the styles of a page with a live picture."""
    parts = [scripts.FOLDER / name for name in ("player.css", "chart.css")] + [_HERE / "live.css"]
    return "".join(part.read_text(encoding="utf-8") for part in parts) + _CSS + DARK


def stripped(source: str) -> str:
    r"""Return a script without exports, indentation and comments.

    Examples
    --------
    >>> stripped("// One.\nexport const one = 1; // here\n  two('http: // there');\n")
    "const one = 1;\ntwo('http: // there');\n"
    """
    return _COMMENT.sub("", re.sub(r"^export ", "", source, flags=re.MULTILINE))
