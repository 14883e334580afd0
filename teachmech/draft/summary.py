"""The summary after the nine dialogs: time and method, degrees of freedom, and the start."""

from __future__ import annotations

from collections.abc import Collection

from teachmech.base.errors import listed
from teachmech.base.words import counted
from teachmech.draft.dialog_texts import CHOICES
from teachmech.draft.draft import Draft
from teachmech.numerics.integrators import METHODS
from teachmech.problems.particles import ParticleProblem
from teachmech.start.acting import begun
from teachmech.start.locking import LOCKED
from teachmech.start.start_report import StartReport, short_proposal
from teachmech.system_and_motion import System


def examined(
    draft: Draft, kept: Collection[str] = ()
) -> tuple[ParticleProblem, StartReport, dict[str, str], set[str]]:
    """Return the problem, the report on its start, the proposed texts and the names to keep.

    Parameters
    ----------
    draft : Draft
    kept : collection of str
        Coordinates and velocities that the proposal must not change. Names that no longer exist in
        another dimension are ignored.

    Raises
    ------
    ProblemError, ExpressionError
        If a text of the draft is invalid.

    Examples
    --------
    >>> draft = Draft()
    >>> draft.type("x1", "2")
    >>> examined(draft)[2]
    {'x1': '1'}
    """
    problem = draft.problem()
    names = {*kept} & {*problem.system.coordinates, *problem.system.velocities}
    report = problem.examine_start(names)
    return problem, report, short_proposal(problem.system, report, problem.settings.start), names


def time_and_method(draft: Draft) -> str:
    """Return the time span, the step and the method in one line.

    Examples
    --------
    >>> time_and_method(Draft())
    '0 to 5 s, step 0.01 s; classical Runge-Kutta of order 4, constant step; against drift: none'
    """
    until = draft["until"].strip()
    span = f"{draft['start']} to {draft['end']} s{f' or until {until}' if until else ''}"
    remedy = CHOICES["stabilisation"][draft["stabilisation"]]
    method = METHODS[draft["method"]].title
    return f"{span}, step {draft['step']} s; {method}; against drift: {remedy}"


def freedom_sentence(problem: ParticleProblem, report: StartReport) -> str:
    """Return a sentence on degrees of freedom, rank and redundancy.

    >>> import teachmech as tm
    >>> problem = tm.example("conical-pendulum")
    >>> freedom_sentence(problem, problem.examine_start())
    '3 coordinates, 3 constraints, rank of A 1: 2 degrees of freedom, 2 constraints are redundant:
    doubled = 2 thread, reversed = -thread.'
    """
    n, m = len(problem.system.coordinates), len(report.violation)
    sizes = f"{counted(n, 'coordinate')}, {counted(m, 'constraint')}, rank of A {report.rank}"
    sentence = f"{sizes}: {counted(report.degrees_of_freedom, 'degree')} of freedom"
    later = _switching(problem.system, problem.start_time, report.violation)
    if not m:
        return f"{sentence}.{later}"
    if not report.redundant:
        return f"{sentence}, no constraint is redundant.{later}"
    if redundant := [r for r in report.relations if not r.contradictory]:
        are = "is" if len(redundant) == 1 else "are"
        count = counted(len(redundant), "constraint")
        sentence = f"{sentence}, {count} {are} redundant: {listed(redundant, 6)}"
    return f"{'; '.join([sentence, *report.contradictions[:6]])}.{later}"


def _switching(system: System, time: float, listed_already: Collection[str]) -> str:
    """Return a sentence on the switches at the start, except those of listed constraints."""
    acting = begun(system, time).parameter_values
    found: dict[str, dict[str, None]] = {"touching": {}, "sticking": {}, "not acting": {}}
    for switch in system.switches:
        constraint, acts = system.constraints[switch.constraint], acting[switch.name]
        if switch.sticks and acts:
            found["sticking"][constraint.sticks_for] = None
        elif not switch.sticks and not acts:
            found["not acting"][constraint.name] = None
        elif switch.one_sided and constraint.name not in listed_already:
            found["touching"][constraint.name] = None
    parts = [f"{what}: {listed(names, 6)}" for what, names in found.items() if names]
    return f" At the start, {'; '.join(parts)}." if parts else ""


def start_remarks(report: StartReport, proposed: dict[str, str]) -> list[tuple[bool | None, str]]:
    """Return sentences on a start, each with True (good), False (bad) or None (neutral).

    Parameters
    ----------
    report : StartReport
    proposed : dict of str to str
        The proposed start values; empty if there are none.

    Examples
    --------
    >>> draft = Draft()
    >>> draft.type("x1", "2")
    >>> _, report, proposed, _ = examined(draft)
    >>> start_remarks(report, proposed)
    [(False, 'c1 is not met: position off by 3, velocity by 0')]
    """
    remarks: list[tuple[bool | None, str]] = []
    for name in report.violated:
        off, rate = report.violation[name], report.rate[name]
        sizes = f"position off by {off:.3g}, velocity by {rate:.3g}"
        remarks += [(False, f"{name} is not met: {sizes}")]
    if report.contradictory:
        names = ", ".join(report.contradictory)
        remarks += [(False, f"No acceleration satisfies all of these: {names}")]
    if report.locked:
        names = ", ".join(report.locked)
        remarks += [(False, f"{LOCKED[0].upper()}{LOCKED[1:]}: {names}.")]
    if report.surplus:
        names = ", ".join(report.surplus)
        remarks += [(None, f"You keep too many values: a start exists if {names} may change.")]
    elif report.violated and not proposed:
        advice = "Keep fewer values, or check whether the constraints contradict each other."
        remarks += [(None, f"No start near this one meets the constraints. {advice}")]
    if report.consistent:
        remarks += [(True, "The start meets all constraints.")]
    return remarks
