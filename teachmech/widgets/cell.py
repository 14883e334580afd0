"""Widgets belong to the cell that shows them, and need an extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from teachmech.base.errors import ProblemError

W = TypeVar("W")
_open: dict[str, Any] = {}  # dialogs and explorers by the cell that they belong to


@contextmanager
def needing_the_extra(what: str) -> Iterator[None]:
    """Say which extra to install where a package is missing."""
    try:
        yield
    except ImportError as error:
        hint = "install it with  pip install teachmech[notebook]"
        raise ProblemError(f"{what} the package {error.name}", hint=hint) from None


def close_tree(widget: Any) -> None:
    """Stop the run of a widget, and close it with its children, their layouts and styles."""
    for name in ("_runner", "_filler", "layout", "style"):
        owned: Any = getattr(widget, name, None)
        if hasattr(owned, "close"):
            owned.close()
    for child in getattr(widget, "children", ()):
        close_tree(child)
    widget.close()


def belonging_to_its_cell(widget: W) -> W:
    """Close what the same cell showed before, so that a cell that is run again leaves nothing."""
    cell = cell_of_now()
    if cell:
        if cell in _open:
            _open[cell].dispose()
        _open[cell] = widget
    return widget


def shown_before() -> Any:
    """Return what the cell that is being run showed when it ran before; else None."""
    return _open.get(cell_of_now())


def cell_of_now() -> str:
    """Return the notebook cell that is being run, where the front end tells; else nothing."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return ""
    return str(shell.get_parent().get("metadata", {}).get("cellId", ""))
