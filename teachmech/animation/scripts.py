"""JavaScript bundles of widgets and pages, which ``docs/bundles.py`` makes."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def bundle(name: str) -> str:
    """Return a JavaScript module with all its imports, minified.

    Examples
    --------
    >>> "import " in bundle("player")
    False
    """
    return (FOLDER / "bundles" / f"{name}.js").read_text(encoding="utf-8")
