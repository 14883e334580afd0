"""Close a widget with all that belongs to it, so that a cell that is run again leaves nothing."""

from __future__ import annotations

from typing import Any

import ipywidgets


def close_tree(widget: Any) -> None:
    """Close a widget, its children, and their layouts and styles.

    Examples
    --------
    >>> box = ipywidgets.VBox([ipywidgets.Label("a")])
    >>> close_tree(box)
    >>> box.comm is None and box.layout.comm is None and box.children[0].comm is None
    True
    """
    for child in getattr(widget, "children", ()):
        close_tree(child)
    for part in ("layout", "style"):
        owned = getattr(widget, part, None)
        if isinstance(owned, ipywidgets.Widget):
            owned.close()
    widget.close()
