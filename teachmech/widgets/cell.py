"""The link between a widget and the notebook cell that shows it."""

from __future__ import annotations

from typing import Any, TypeVar

W = TypeVar("W")
_open: dict[str, Any] = {}  # the widget of each cell, by the id of the cell


def close_tree(widget: Any) -> None:
    """Stop the work of a widget; close it with its children, layouts and styles."""
    for name in ("_runner", "_filler", "layout", "style"):
        owned: Any = getattr(widget, name, None)
        if hasattr(owned, "close"):
            owned.close()
    for child in getattr(widget, "children", ()):
        close_tree(child)
    widget.close()


def attached_to_cell(widget: W) -> W:
    """Close the widget that the current cell showed before, and return the new one."""
    cell = current_cell()
    if cell:
        if cell in _open:
            _open[cell].dispose()
        _open[cell] = widget
    return widget


def previous_widget() -> Any:
    """Return the widget that the current cell showed when it ran before, or None."""
    return _open.get(current_cell())


def current_cell() -> str:
    """Return the id of the cell that is running; empty if the front end does not send it."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return ""
    return str(shell.get_parent().get("metadata", {}).get("cellId", ""))
