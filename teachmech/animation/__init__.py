"""Animations of a Motion: a player for the notebook, a page for the web, a film.

All of them draw one `Scene`. The player needs the extra ``notebook``; page and film do not.
"""

from teachmech.animation.page import save_html
from teachmech.animation.scene import Scene

__all__ = ["Scene", "save_html"]
