"""Widgets for the notebook: the guided dialogs and the explorer. They hold no mechanics.

They need the extra ``notebook``; nothing of it is imported before one of them is asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from teachmech.errors import ProblemError
from teachmech.problems import ParticleProblem

if TYPE_CHECKING:
    from teachmech.widgets.dialog import Dialog

__all__ = ["dialogs"]

_open: dict[str, Dialog] = {}  # by the cell that they belong to


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
    try:
        from teachmech.widgets.dialog import Dialog
    except ImportError as error:
        what = f"the dialogs need the package {error.name}"
        raise ProblemError(
            what, hint="install them with  pip install teachmech[notebook]"
        ) from None
    if isinstance(problem, str | Path):
        problem = ParticleProblem.load(problem)
    made, cell = Dialog(problem), _cell()
    if cell:
        if cell in _open:
            _open[cell].dispose()
        _open[cell] = made
    return made


def _cell() -> str:
    """The notebook cell that is being run, where the front end tells."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return ""
    return str(shell.get_parent().get("metadata", {}).get("cellId", ""))
