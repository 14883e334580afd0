"""What a cell calls to get a widget: the guided dialogs and the explorers.

They need the extra ``notebook``, and say so where it is not installed; nothing of it is imported
before one of them is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from teachmech.base.errors import checked_arguments
from teachmech.front import motion_of
from teachmech.problems.library import Described, opened, system_and_settings
from teachmech.run.compiled.policy import prepare_in_process
from teachmech.system_and_motion import InitialValueProblem, Motion
from teachmech.widgets.cell import (
    W,
    belonging_to_its_cell,
    cell_of_now,
    needing_the_extra,
    shown_before,
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
    """Return the nine guided dialogs, to be shown as the last line of a cell.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism, System, Motion, str or Path, optional
        To begin with, or the name of an example or the path of a file; by default a pendulum. What
        is not made of particles has the sliders of `explore` in the place of the cards.
    time : tuple of float, optional
        For a System, which has none of its own; see `explore`.

    Returns
    -------
    Dialog
        Its ``problem`` and ``motion`` are what the student made.

    Raises
    ------
    ProblemError
        The file makes no sense, or there is no time.

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
    with needing_the_extra("the dialogs need"):
        from teachmech.widgets.dialog import Dialog
    given = (None, None) if problem is None else _given(problem, time)
    return _live(Dialog(*given))


def _given(
    problem: Motion | Described, time: Sequence[float | str] | None
) -> tuple[InitialValueProblem, Settings]:
    """What is to be shown, with its time and method; a motion lends those it has."""
    if isinstance(problem, Motion):
        own = problem.settings.options
        return system_and_settings(problem.system, **own | ({} if time is None else {"time": time}))
    described = opened(problem)
    return described, system_and_settings(described, time=time)[1]


@checked_arguments
def explore(problem: Motion | Described, time: Sequence[float | str] | None = None) -> Explorer:
    """Return sliders and settings next to the live violation and energy of a problem.

    The page computes while values move. It cannot if the method is LSODA, a constraint is a Python
    function, the system has no points or is very large. Then Python computes the motion once, and
    the explorer plays it and says what to change.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, Motion, str or Path
        Or the name of an example, or the path of a file. A motion lends its system, its time and
        its method.
    time : tuple of float, optional
        ``(start, end, step)`` in seconds; a System needs it, a problem has its own.

    Returns
    -------
    Explorer
        Its ``motions`` are those that are shown, computed by Python.

    Raises
    ------
    ProblemError
        There is no time, or the file makes no sense.

    Examples
    --------
    >>> len(explore("pendulum", time=(0, 1, 0.01)).motions)
    1

    A method that a page has, for a problem with another one:

    >>> import teachmech as tm
    >>> motion = tm.simulate("pendulum", time=(0, 1, 0.01), method="radau")
    >>> list(explore(motion).motions)
    ['A: RADAU, tolerance 1e-11, projected']
    """
    with needing_the_extra("the explorer needs"):
        from teachmech.widgets.explorer import Explorer
    return _live(Explorer(*_given(problem, time)))


@checked_arguments
def explore_baumgarte(
    problem: Motion | Described, time: Sequence[float | str] | None = None
) -> Explorer:
    """Return sliders for alpha, beta and the step, next to stability of RK4 and violation.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, Motion, str or Path
        As for `explore`. A start off the constraints is taken as it is, so that its error can be
        seen to decay.
    time : tuple of float, optional
        As for `explore`.

    Returns
    -------
    Explorer
        Its ``motions`` are those that are shown, with and without stabilisation, computed by
        Python. The page computes them as in `explore`, or they are played.

    Raises
    ------
    ProblemError
        There are no constraints or no time, or the file makes no sense.

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
    with needing_the_extra("the explorer needs"):
        from teachmech.widgets.explorer import baumgarte_explorer
    found, settings = _given(problem, time)
    return _live(baumgarte_explorer(found.system, settings))


@checked_arguments
def explore_multipliers(
    motion: Motion | Described, index: int = 0, *, time: Sequence[float | str] | None = None
) -> Explorer:
    """Return sliders over the multipliers that redundant constraints leave free.

    They move lambda = lambda_0 + N eta at one time of a motion; the constraint force -A^T lambda
    does not move. If a page cannot compute the motion, the multipliers of least norm are shown;
    `teachmech.plots.multiplier_choice` draws others.

    Parameters
    ----------
    motion : Motion, System, ParticleProblem, Mechanism, str or Path
        A problem, or the name or the path of one, is simulated first.
    index : int
        The number of the stored time at which it begins; 0 is the start, -1 the end.
    time : tuple of float, optional
        For a problem: ``(start, end)`` or ``(start, end, step)`` in seconds.

    Returns
    -------
    Explorer
        Its ``live.multipliers`` are those that are chosen, ``live.time`` is their time.

    Raises
    ------
    ProblemError
        There are no constraints or no such time.

    Notes
    -----
    M q'' = Q - A^T lambda; see `teachmech.uniqueness` for lambda_0 and N.

    Examples
    --------
    >>> explore_multipliers("conical-pendulum", time=(0, 0.2, 0.1)).live.multipliers
    {}
    """
    with needing_the_extra("the explorer of multipliers needs"):
        from teachmech.widgets.explorer import multiplier_explorer
    return belonging_to_its_cell(multiplier_explorer(motion_of(motion, time), index))


@checked_arguments
def draw(mechanism: Described | None = None) -> Board:
    """Return a drawing board for mechanisms of the plane, which move at once.

    Bars, plates, pins, sliders, motors, masses, springs and dampers are drawn by mouse, finger or
    keys. The text beside the drawing is a MechSpec file; both show the same, both can be changed.

    Parameters
    ----------
    mechanism : Mechanism, str or Path, optional
        To begin with, or the name of an example or the path of a file; by default nothing.

    Returns
    -------
    Board
        Its ``text`` is what was drawn, its ``mechanism`` a problem for `simulate` and all else.

    Raises
    ------
    ProblemError
        It is no mechanism, or the file makes no sense.

    Notes
    -----
    All is computed in the page, from the equations of each part by itself. A cell that is run again
    shows what was drawn in it. ``teachmech draw -o board.html`` writes the board as a page.

    Examples
    --------
    >>> board = draw("four-bar")
    >>> board.mechanism.freedom().degrees_of_freedom
    0
    """
    with needing_the_extra("the drawing board needs"):
        from teachmech.board.board import Board
    from teachmech.board.board_page import text_of

    text, before = text_of(mechanism), shown_before()
    drawn = isinstance(before, Board) and before.begun == text and before.text
    return belonging_to_its_cell(Board(drawn or text, begun=text))


def _live(widget: W) -> W:
    """Give a cell a widget that asks for compiled runs; these are prepared meanwhile."""
    if cell_of_now():
        prepare_in_process()
    return belonging_to_its_cell(widget)
