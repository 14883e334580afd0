"""The player and the motion in one self-contained HTML file."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from teachmech.animation.arrows import Arrows
from teachmech.animation.scene import Scene
from teachmech.animation.scripts import FOLDER, bundle
from teachmech.base.errors import check_known
from teachmech.base.files import write_text
from teachmech.figures.colours import THEMES
from teachmech.model.constraints import FunctionConstraint
from teachmech.run.trajectory import Trajectory

LISTED = 12  # number of constraints listed below a picture
_PAGE = """<!DOCTYPE html>
<html lang="en"{theme}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{css}
</style>
</head>
<body>
<main>
{body}
</main>
<script type="module">{javascript}</script>
</body>
</html>
"""
_CSS = """
body { margin: 24px auto; max-width: 1280px; padding: 0 16px; font: 16px system-ui, sans-serif; }
h1 { font-size: 1.4em; }
p { opacity: 0.85; }
"""
# The styles of a page for readers with dark settings; see animation/colours.js.
DARK = """
body { color: #222; background: #fff; }
.dark body { color: #e6e6e6; background: #16181c; color-scheme: dark; }
.dark .tm-player { color: inherit; background: #16181c; }
"""
_CANVAS = """
.tm-player { max-width: none; }
.tm-player .tm-canvas { height: clamp(300px, 64vh, 900px); }
"""
_SHOW = "page.showPlayer({place}, {motions});\n"
_UNSEEN = Markup(' class="tm-unseen"')
# Only the script of the page may run, and nothing may be loaded.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"


def save_html(
    motion: Trajectory, path: str | Path, *, arrows: Arrows = None, theme: str | None = None
) -> None:
    """Write one self-contained HTML page with the player.

    Parameters
    ----------
    motion : Motion
    path : str or Path
    arrows : mapping of str to array, or Sensitivities, optional
        Forces or changes to show; see `Scene.of`.
    theme : {"light", "dark"}, optional
        The colours of the page; by default those that the reader prefers.

    Raises
    ------
    ProblemError
        If the system has no points, or the theme is not known.

    Examples
    --------
    >>> import tempfile, teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_html(motion, Path(folder) / "pendulum.html")
    ...     "://" in (Path(folder) / "pendulum.html").read_text()
    False
    """
    if theme is not None:
        check_known("theme", [theme], THEMES, key="theme")
    scene = Scene.of(motion, arrows)
    system = motion.system
    read = [c for c in system.acting_constraints if not isinstance(c, FunctionConstraint)]
    constraints = [c.equation for c in read]
    if system.drawing is not None or system.solids is not None:  # equations may be long
        constraints = list(system.constraint_names)
    caption = f"t = {motion.t[0]:g} to {motion.t[-1]:g} s"
    if constraints:
        more = f" and {len(constraints) - LISTED} more" if len(constraints) > LISTED else ""
        caption += "; constraints: " + "; ".join(constraints[:LISTED]) + more
    javascript = players_script({"player": [scene]})
    css = _CSS + (FOLDER / "player.css").read_text(encoding="utf-8") + _CANVAS + DARK
    body = heading(scene.name) + Markup('\n<div id="player"></div>\n<p>{}</p>').format(caption)
    write_text(path, html_page(scene.name, css, body, javascript, theme=theme))


def players_script(pictures: Mapping[str, Sequence[Scene]]) -> str:
    """Return the script of a page with players.

    Parameters
    ----------
    pictures : mapping of str to sequence of Scene
        By the id of the element of the page: one motion, or the motions A and B of one problem.

    Examples
    --------
    >>> players_script({}) == bundle("player_page")
    True
    """
    calls = []
    for place, scenes in pictures.items():
        data = [[s.description(), base64.b64encode(s.data()).decode()] for s in scenes]
        calls.append(_SHOW.format(place=script_data(place), motions=script_data(data)))
    return bundle("player_page") + "".join(calls)


def heading(title: str, seen: bool = True) -> Markup:
    """Return the heading of a page; if it is not visible, a screen reader reads it aloud.

    Examples
    --------
    >>> heading("a < b"), heading("pendulum", seen=False)
    (Markup('<h1>a &lt; b</h1>'), Markup('<h1 class="tm-unseen">pendulum</h1>'))
    """
    return Markup("<h1{}>{}</h1>").format("" if seen else _UNSEEN, title)


def script_data(data: Any, allow_nan: bool = True) -> str:
    r"""Return data as JSON for a script, which it cannot end; NaN is refused if it is not allowed.

    Examples
    --------
    >>> script_data({"text": "</script>"})
    '{"text":"\\u003c/script>"}'
    """
    return json.dumps(data, separators=(",", ":"), allow_nan=allow_nan).replace("<", "\\u003c")


def html_page(
    title: str,
    css: str,
    body: Markup,
    javascript: str,
    pictures: bool = False,
    theme: str | None = None,
) -> str:
    """Return a page that runs one script and loads nothing; it may contain pictures.

    The page has the colours that the reader prefers, or those of a fixed theme.

    Examples
    --------
    >>> html_page("a < b", "", Markup("<p>1</p>"), "let x = 1;").count("&lt;")
    1
    """
    digest = base64.b64encode(hashlib.sha256(javascript.encode()).digest()).decode()
    policy = _POLICY.format(digest=digest) + ("; img-src data:" if pictures else "")
    look = Markup(' data-theme="{}"').format(theme) if theme else ""
    return _PAGE.format(
        theme=look, policy=policy, title=escape(title), css=css, body=body, javascript=javascript
    )
