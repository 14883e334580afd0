"""A live picture in one self-contained HTML file."""

from __future__ import annotations

import re
from pathlib import Path

from markupsafe import Markup

from teachmech.animation.page import DARK, heading, html_page, script_data
from teachmech.animation.scripts import FOLDER, bundle
from teachmech.live.live_picture import LivePicture

_HERE = Path(__file__).parent
_SCRIPT = """
{bundles}
{problem}
page.showLive(problem, {picture}{space});
"""
_CSS = """
body { margin: 0 auto; max-width: 1480px; padding: 16px; font: 16px system-ui, sans-serif; }
h1 { font-size: 1.3em; margin: 0 0 12px; }
@media (max-width: 600px) { body { padding: 8px; } }
"""


def live_page(picture: LivePicture, above: Markup | None = None, title: str = "") -> str:
    """Return the page of a live picture.

    Parameters
    ----------
    picture : LivePicture
    above : Markup, optional
        The content above the picture; by default the title.
    title : str
        The title of the page; by default that of the picture.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> picture = LivePicture.of(problem.simulate(time=(0, 1, 0.1)))
    >>> text = live_page(picture)
    >>> "<title>pendulum</title>" in text, len(text) < 250_000
    (True, True)
    """
    bundles = ["contact_page" if picture.touches else "live_page"]
    in_space = picture.scene.dimension == 3
    javascript = _SCRIPT.format(
        bundles="".join(map(bundle, bundles + ["space"] * in_space)),
        problem=picture.program,
        picture=script_data(picture.description),
        space=", space" * in_space,
    )
    top = heading(picture.title) if above is None else above
    body = top + Markup('\n<div id="live"></div>')
    return html_page(title or picture.title, page_css(), body, javascript, pictures=True)


def page_css() -> str:
    """Return the styles of a page with a live picture, without comments and most blanks."""
    parts = [FOLDER / name for name in ("player.css", "chart.css")] + [_HERE / "live.css"]
    styles = "".join(part.read_text(encoding="utf-8") for part in parts) + _CSS + DARK
    styles = re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)
    styles = re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", styles))
    return styles.replace(": ", ":").replace(";}", "}")
