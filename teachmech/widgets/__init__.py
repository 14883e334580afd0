"""Widgets for the notebook: guided dialogs, explorers, exercises. They hold no mechanics.

They need the extra ``notebook``; nothing of it is imported before one of them is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from teachmech.errors import ProblemError
from teachmech.integrators import Settings
from teachmech.library import load
from teachmech.problem_files import ProblemFile
from teachmech.problems import ParticleProblem
from teachmech.systems import System

if TYPE_CHECKING:
    from teachmech.homework.task import Task
    from teachmech.motion import Motion
    from teachmech.widgets.baumgarte import BaumgarteExplorer
    from teachmech.widgets.dialog import Dialog
    from teachmech.widgets.exercise import ExerciseWidget
    from teachmech.widgets.explorer import Explorer
    from teachmech.widgets.multipliers import MultiplierExplorer

__all__ = ["dialogs", "exercise_widget", "explore", "explore_baumgarte", "explore_multipliers"]

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
        The file makes no sense or is that of a mechanism, or the extra ``notebook`` is not
        installed.

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
    given = None if problem is None else _read(problem)
    if not isinstance(given, ParticleProblem | None):
        what = f"the dialogs ask for particles; this is a {type(given).__name__}"
        hint = "change its text; explore(...) has sliders for it, simulate().player() shows it"
        raise ProblemError(what, key="problem", hint=hint)
    return _belonging_to_its_cell(Dialog(given))


def explore(problem: ProblemFile | str | Path) -> Explorer:
    """Return sliders and settings beside the live violation and energy of a problem.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or path
        A problem, a mechanism, or the file of one.

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


def explore_baumgarte(
    problem: ProblemFile | System | str | Path, time: Sequence[float | str] | None = None
) -> BaumgarteExplorer:
    """Return sliders for alpha, beta and the step, beside the stability of RK4 and the violation.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism, System or path
        A problem, a mechanism, the file of one, or a system. A start off the constraints is taken
        as it is, so that its error can be seen to decay.
    time : tuple of float, optional
        ``(start, end, step)`` in seconds; a system needs it, a problem has its own.

    Returns
    -------
    BaumgarteExplorer
        Its ``motions`` are those that are shown, with and without stabilisation.

    Raises
    ------
    ProblemError
        There are no constraints or no time, the file makes no sense, or the extra ``notebook`` is
        not installed.

    Notes
    -----
    J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16; the forms are those of
    `teachmech.integrators.baumgarte`.

    Examples
    --------
    >>> import teachmech as tm
    >>> explorer = explore_baumgarte(tm.example("pendulum"), time=(0, 1, 0.01))
    >>> list(explorer.motions)
    ['alpha = 5, beta = 5', 'no stabilisation']
    """
    with _needing_the_extra("the explorer needs"):
        from teachmech.widgets.baumgarte import BaumgarteExplorer
    if isinstance(problem, System):
        if time is None:
            hint = "give time=(start, end, step)"
            raise ProblemError("a system has no time of its own", key="time", hint=hint)
        system, settings = problem, Settings.of(time)
    else:
        problem = _read(problem)
        system = problem.system
        settings = problem.settings if time is None else Settings.of(time)
    return _belonging_to_its_cell(BaumgarteExplorer(system, settings))


def explore_multipliers(motion: Motion, index: int = 0) -> MultiplierExplorer:
    """Return sliders over the multipliers that redundant constraints leave free.

    They move lambda = lambda_0 + N eta at one stored time of a motion; beside the multipliers stand
    the constraint force -A^T lambda and the acceleration, which do not move.

    Parameters
    ----------
    motion : Motion
    index : int
        Of the stored time at which it begins; 0 is the start, -1 the end.

    Returns
    -------
    MultiplierExplorer
        Its ``eta`` and ``index`` are those that are shown.

    Raises
    ------
    ProblemError
        There are no constraints or no such time, or the extra ``notebook`` is not installed.

    Notes
    -----
    M q'' = Q - A^T lambda; see `teachmech.uniqueness` for lambda_0 and N.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.2, 0.1))
    >>> explore_multipliers(motion).eta
    [0.0, 0.0]
    """
    with _needing_the_extra("the explorer of multipliers needs"):
        from teachmech.widgets.multipliers import MultiplierExplorer
    return _belonging_to_its_cell(MultiplierExplorer(motion, index))


def exercise_widget(task: Task) -> ExerciseWidget:
    """Return a task with fields for its answers, hints and the score; as `Task.widget` does.

    Parameters
    ----------
    task : Task

    Raises
    ------
    ProblemError
        The extra ``notebook`` is not installed.

    Examples
    --------
    >>> from teachmech.homework import open_task
    >>> exercise_widget(open_task("bead-on-a-wire.task.json"))  # doctest: +SKIP
    """
    with _needing_the_extra("the widget of an exercise needs"):
        from teachmech.widgets.exercise import ExerciseWidget
    return _belonging_to_its_cell(ExerciseWidget(task))


@contextmanager
def _needing_the_extra(what: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        hint = "install it with  pip install teachmech[notebook]"
        raise ProblemError(f"{what} the package {error.name}", hint=hint) from None


def _read(problem: ProblemFile | str | Path) -> ProblemFile:
    return load(problem) if isinstance(problem, str | Path) else problem


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
