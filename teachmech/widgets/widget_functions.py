"""The functions that return a widget: the guided dialogs, the explorers and the drawing board.

They need the extra ``notebook``, whose packages are imported at the first call.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from teachmech.base.errors import checked_arguments
from teachmech.base.extras import requiring
from teachmech.front import motion_of
from teachmech.problems.library import Described, opened, system_and_settings
from teachmech.run.compiled.policy import prepare_in_process
from teachmech.system_and_motion import InitialValueProblem, Motion
from teachmech.widgets.cell import (
    W,
    attached_to_cell,
    current_cell,
    previous_widget,
)

if TYPE_CHECKING:
    from teachmech.board.board import Board
    from teachmech.numerics.integrators import Settings
    from teachmech.widgets.dialog import Dialog
    from teachmech.widgets.explorer import Explorer


@checked_arguments
def dialogs(
    problem: Motion | Described | None = None, time: Sequence[float | str] | None = None
) -> Dialog:
    """Return the nine guided dialogs; show them as the last line of a cell.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism, System, Motion, str or Path, optional
        The initial problem, the name of an example or the path of a file; by default a pendulum. A
        mechanism or a system has the sliders of `explore` instead of the cards.
    time : tuple of float, optional
        The time span of a System, which itself has none; see `explore`.

    Returns
    -------
    Dialog
        Its ``problem`` and ``motion`` are the student's results.

    Raises
    ------
    ProblemError
        If the file is invalid, or there is no time span.

    Notes
    -----
    The dialogs are those of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580.
    A cell that is run again closes its earlier dialogs.

    Examples
    --------
    >>> dialog = dialogs()
    >>> dialog.problem.name
    'pendulum'
    """
    with requiring("the dialogs need"):
        from teachmech.widgets.dialog import Dialog
    given = (None, None) if problem is None else _given(problem, time)
    return _live(Dialog(*given))


def _given(
    problem: Motion | Described, time: Sequence[float | str] | None
) -> tuple[InitialValueProblem, Settings]:
    """Return the problem to show and its settings; for a motion, the settings of the motion."""
    if isinstance(problem, Motion):
        own = problem.settings.options
        return system_and_settings(problem.system, **own | ({} if time is None else {"time": time}))
    described = opened(problem)
    return described, system_and_settings(described, time=time)[1]


@checked_arguments
def explore(problem: Motion | Described, time: Sequence[float | str] | None = None) -> Explorer:
    """Return an explorer: sliders and settings next to the live violation and energy of a problem.

    The page computes the motion while values change. This is not possible if the method is LSODA, a
    constraint is a Python function, or the system has no points or is very large. The explorer then
    plays a motion that Python computed, and states what to change.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, Motion, str or Path
        The problem, the name of an example, or the path of a file. If a motion is given, its
        system, time span and method are used.
    time : tuple of float, optional
        ``(start, end, step)`` in seconds; a System needs it; other problems contain their time
        span.

    Returns
    -------
    Explorer
        Its ``motions`` are the shown motions, computed by Python.

    Raises
    ------
    ProblemError
        If there is no time span, or the file is invalid.

    Examples
    --------
    >>> len(explore("pendulum", time=(0, 1, 0.01)).motions)
    1

    Choose another method, which a page has:

    >>> import teachmech as tm
    >>> motion = tm.simulate("pendulum", time=(0, 1, 0.01), method="radau")
    >>> list(explore(motion).motions)
    ['A: RADAU, tolerance 1e-11, projected']
    """
    with requiring("the explorer needs"):
        from teachmech.widgets.explorer import Explorer
    return _live(Explorer(*_given(problem, time)))


@checked_arguments
def explore_baumgarte(
    problem: Motion | Described, time: Sequence[float | str] | None = None
) -> Explorer:
    """Return an explorer of alpha, beta and the step, with the stability of RK4 and the violation.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, Motion, str or Path
        See `explore`. An inconsistent start is not changed, so that its error can be seen to decay.
    time : tuple of float, optional
        As for `explore`.

    Returns
    -------
    Explorer
        Its ``motions`` are the shown motions, with and without stabilisation, computed by Python.

    Raises
    ------
    ProblemError
        If there are no constraints or no time span, or the file is invalid.

    Notes
    -----
    J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16; the forms are those of
    `teachmech.numerics.integrators.baumgarte`.

    Examples
    --------
    >>> explorer = explore_baumgarte("pendulum", time=(0, 1, 0.01))
    >>> list(explorer.motions)
    ['A: RK4, step 0.01 s, Baumgarte 5, 5', 'B: RK4, step 0.01 s']
    """
    with requiring("the explorer needs"):
        from teachmech.widgets.explorer import baumgarte_explorer
    found, settings = _given(problem, time)
    return _live(baumgarte_explorer(found.system, settings))


@checked_arguments
def explore_multipliers(
    motion: Motion | Described, index: int = 0, *, time: Sequence[float | str] | None = None
) -> Explorer:
    """Return an explorer with sliders for multipliers that redundant constraints do not determine.

    The sliders change lambda = lambda_0 + N eta at one time of a motion; the constraint force -A^T
    lambda does not change. If a page cannot compute the motion, it shows the multipliers of least
    norm; `teachmech.plots.multiplier_choice` draws others.

    Parameters
    ----------
    motion : Motion, System, ParticleProblem, Mechanism, str or Path
        A motion, or a problem, which is simulated first.
    index : int
        The number of the stored time that is shown first; 0 is the start, -1 the end.
    time : tuple of float, optional
        For a problem: ``(start, end)`` or ``(start, end, step)`` in seconds.

    Returns
    -------
    Explorer
        Its ``live.multipliers`` are the chosen multipliers, ``live.time`` is their time.

    Raises
    ------
    ProblemError
        If there are no constraints or no such time.

    Notes
    -----
    M q'' = Q - A^T lambda; see `teachmech.uniqueness` for lambda_0 and N.

    Examples
    --------
    >>> explore_multipliers("conical-pendulum", time=(0, 0.2, 0.1)).live.multipliers
    {}
    """
    with requiring("the explorer of multipliers needs"):
        from teachmech.widgets.explorer import multiplier_explorer
    return attached_to_cell(multiplier_explorer(motion_of(motion, time), index))


@checked_arguments
def draw(mechanism: Described | None = None) -> Board:
    """Return a drawing board for planar mechanisms, which move while you draw them.

    Bars, plates, pins, sliders, motors, masses, springs and dampers are drawn by mouse, finger or
    keys. The text next to the drawing is its MechSpec file. A change of one changes the other.

    Parameters
    ----------
    mechanism : Mechanism, str or Path, optional
        The initial mechanism, the name of an example or the path of a file; by default none.

    Returns
    -------
    Board
        Its ``text`` is the MechSpec file; its ``mechanism`` is a problem for functions such as
        `simulate`.

    Raises
    ------
    ProblemError
        If the problem is not a mechanism, or the file is invalid.

    Notes
    -----
    The page computes the motion from the equations of each part. A cell that is run again shows its
    earlier drawing. ``teachmech draw -o board.html`` writes the board as a page.

    Examples
    --------
    >>> board = draw("four-bar")
    >>> board.mechanism.freedom().degrees_of_freedom
    0
    """
    with requiring("the drawing board needs"):
        from teachmech.board.board import Board
    from teachmech.board.board_page import text_of

    text, before = text_of(mechanism), previous_widget()
    drawn = isinstance(before, Board) and before.begun == text and before.text
    return attached_to_cell(Board(drawn or text, begun=text))


def _live(widget: W) -> W:
    """Attach a widget to the current cell, and prepare the compiled runs that it needs."""
    if current_cell():
        prepare_in_process()
    return attached_to_cell(widget)
