"""Widgets for the notebook: the guided dialogs and the explorer. They hold no mechanics.

They need the extra ``notebook``; nothing of it is imported before one of them is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from teachmech.errors import ProblemError
from teachmech.problems import ParticleProblem

if TYPE_CHECKING:
    from teachmech.widgets.dialog import Dialog
    from teachmech.widgets.explorer import Explorer

__all__ = ["dialogs", "explore"]

W = TypeVar("W")

_open: dict[str, Any] = {}  # dialogs and explorers by the cell that they belong to


def dialogs(problem: ParticleProblem | str | Path | None = None) -> Dialog:
    """Return the nine guided dialogs, to be shown as the last line of a cell.

    Parameters
    ----------
    problem : ParticleProblem or path, optional
        A problem, or the file of one, to begin with; by default a pendulum.

    Returns
    -------
    Dialog
        Its ``problem`` and ``motion`` are what the student made.

    Raises
    ------
    ProblemError
        The file makes no sense, or the extra ``notebook`` is not installed.

    Notes
    -----
    The dialogs are those of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580.
    A cell that is run again closes the dialogs that it showed before.

    Examples
    --------
    >>> dialog = dialogs()
    >>> dialog.problem.name
    'pendulum'
    """
    with _needing_the_extra("the dialogs need"):
        from teachmech.widgets.dialog import Dialog
    return _belonging_to_its_cell(Dialog(None if problem is None else _read(problem)))


def explore(problem: ParticleProblem | str | Path) -> Explorer:
    """Return sliders and settings beside the live violation and energy of a problem.

    Parameters
    ----------
    problem : ParticleProblem or path
        A problem, or the file of one.

    Returns
    -------
    Explorer
        Its ``motions`` are those that are shown.

    Raises
    ------
    ProblemError
        The file makes no sense, or the extra ``notebook`` is not installed.

    Examples
    --------
    >>> import teachmech as tm
    >>> explorer = explore(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))
    >>> len(explorer.motions)
    1
    """
    with _needing_the_extra("the explorer needs"):
        from teachmech.widgets.explorer import Explorer
    return _belonging_to_its_cell(Explorer(_read(problem)))


@contextmanager
def _needing_the_extra(what: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        hint = "install it with  pip install teachmech[notebook]"
        raise ProblemError(f"{what} the package {error.name}", hint=hint) from None


def _read(problem: ParticleProblem | str | Path) -> ParticleProblem:
    return ParticleProblem.load(problem) if isinstance(problem, str | Path) else problem


def _belonging_to_its_cell(widget: W) -> W:
    """Close what the same cell showed before, so that a cell that is run again leaves nothing."""
    cell = _cell()
    if cell:
        if cell in _open:
            _open[cell].dispose()
        _open[cell] = widget
    return widget


def _cell() -> str:
    """The notebook cell that is being run, where the front end tells."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return ""
    return str(shell.get_parent().get("metadata", {}).get("cellId", ""))
