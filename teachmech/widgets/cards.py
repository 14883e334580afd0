"""The cards of the nine dialogs and of the summary that follows them.

The dialogs are those of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580: A name,
B dimension, C particles, D number of constraints, E masses, F forces, G constraints one by one,
H start, I time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup, escape

from teachmech.base.errors import listed
from teachmech.base.formulas import mathml
from teachmech.base.words import counted
from teachmech.numerics.integrators import METHODS, STABILISATIONS
from teachmech.problems.library import examples
from teachmech.problems.particles import ParticleProblem
from teachmech.start.locking import LOCKED
from teachmech.start.start_report import StartReport
from teachmech.widgets.draft import AXES, DIMENSIONS, Draft, shown_name
from teachmech.widgets.form import check_fields

STEPS = {
    "A": "name",
    "B": "dimension",
    "C": "particles",
    "D": "constraints",
    "E": "masses",
    "F": "forces",
    "G": "equations",
    "H": "start",
    "I": "time",
}
TITLES = {
    "A": "A  Name of the problem",
    "B": "B  Dimension of space",
    "C": "C  Number of particles",
    "D": "D  Number of constraints",
    "E": "E  Masses",
    "F": "F  Applied forces",
    "G": "G  Constraint {name}, {k} of {count}",
    "H": "H  Start",
    "I": "I  Time and method",
}
INTRO = {
    "A": Markup(
        "A letter, then letters, digits, <code>_</code> or <code>-</code>. Files get this name."
    ),
    "B": Markup("How many coordinates does every particle have?"),
    "C": Markup("Particles are numbered from 1."),
    "D": Markup("How many equations constrain the motion? Enter 0 for a free motion."),
    "E": Markup(
        "Enter a positive mass for each particle. You can use named constants in all formulas; "
        "next to the motion, each has a slider."
    ),
    "F": Markup("Enter the applied forces, without constraint forces, as formulas in {names}."),
    "G": Markup(
        "Enter an equation such as <code>x1^2 + y1^2 = 1</code> in {names}. An equation with "
        "velocities is non-holonomic if it cannot be integrated: <code>vx1 = vy1</code> can, and "
        "means the same as <code>x1 - y1 = c</code> with the c of the start."
    ),
    "H": Markup(
        "Enter coordinates and velocities at the start: numbers or constant formulas such as "
        "<code>sqrt(2)/2</code>."
    ),
    "I": Markup(
        "The classical method, rk4, takes steps of the length that you enter. An adaptive method "
        "chooses its steps by the tolerance and stores the motion at each of your steps."
    ),
}
LABELS = {
    "name": "name",
    "dimension": "dimension",
    "particles": "number of particles",
    "constraints": "number of constraints",
    "constants": "named constants",
    "step": "step in s",
    "start": "start time in s",
    "end": "end time in s",
    "until": "or when (equation)",
    "method": "method",
    "stabilisation": "against drift",
    "tolerance": "tolerance of a step",
    "alpha": "alpha in 1/s, damping",
    "beta": "beta in 1/s, damping",
}
CHOICES = {
    "dimension": DIMENSIONS,
    "method": {key: method.title for key, method in METHODS.items()},
    "stabilisation": {
        "none": "none",
        "projection": "projection of every step",
        "baumgarte": "Baumgarte",
        "augmented": "augmented Lagrangian",
    },
}
assert CHOICES["stabilisation"].keys() == STABILISATIONS.keys()


def dialog_card(draft: Draft, dialog: str, k: int = 0) -> dict[str, Any]:
    """Return the card of one of the dialogs ``"A"`` to ``"I"``; ``k`` counts the constraints.

    Examples
    --------
    >>> card = dialog_card(Draft(), "B")
    >>> card["groups"][0]["fields"][0]["value"]
    '2'
    """
    names = [f"constraint {k}"] if dialog == "G" else draft.names(dialog)
    return {
        "title": TITLES[dialog].format(
            k=k, count=draft.constraints, name=draft.constraint_name(k) if k else ""
        ),
        "intro": INTRO[dialog].format(names=_names(draft)),
        "before": _earlier_constraints(draft, k),
        "groups": [*_groups(draft, dialog, names), *([_start_fields()] if dialog == "A" else [])],
        "checks": {name: check_fields(draft.check(name)) for name in names},
        "buttons": [
            *([] if dialog == "A" else [{"id": "back", "label": "Back"}]),
            {"id": "confirm", "label": "Confirm", "primary": True},
            *([{"id": "open", "label": "Open the example"}] if dialog == "A" else []),
            *([{"id": "drop", "label": "Remove this constraint"}] if dialog == "G" else []),
        ],
    }


def _start_fields() -> dict[str, Any]:
    """Return the group of fields that open an example, a mechanism or a file."""
    mechanisms = {name: f"{name} (mechanism)" for name in examples("mechanisms")}
    options = {"": "none", **{name: name for name in examples("particles")}, **mechanisms}
    example = {"name": "example", "label": "example", "kind": "select", "value": ""}
    file = {"name": "file", "label": "problem file", "kind": "file", "value": ""}
    fields = [example | {"options": options}, file]
    return {"title": "Or open an example or a file", "columns": 2, "fields": fields}


def explorer_card(title: str) -> dict[str, Any]:
    """Return the card above the explorer of a mechanism or a system."""
    button = {"id": "another", "label": "Open another problem"}
    return {"title": title, "compact": True, "buttons": [button]}


def _names(draft: Draft) -> Markup:
    """Return the names that a formula may contain, as HTML."""
    axes, last = AXES[: draft.dimension], draft.particles
    texts = ["t"]
    for v in ("", "v"):
        several = f" ... {v}{axes[-1]}{last}" if last > 1 else ""
        texts += [" ".join(f"{v}{axis}1" for axis in axes) + several]
    texts += [" ".join(draft.constants())]
    return Markup(", ").join(Markup("<code>{}</code>").format(text) for text in texts if text)


def _earlier_constraints(draft: Draft, k: int) -> Markup:
    """Return a table of the constraints before the k-th."""
    rows = [
        _cells(draft.constraint_name(i), _formula(draft, f"constraint {i}")) for i in range(1, k)
    ]
    return _table(rows) if rows else Markup()


def _table(rows: Iterable[Markup]) -> Markup:
    lines = Markup().join(Markup("<tr>{}</tr>").format(row) for row in rows)
    return Markup("<div class='tm-scroll'><table>{}</table></div>").format(lines)


def _header_cells(*texts: str) -> Markup:
    return Markup().join(Markup("<th>{}</th>").format(text) for text in texts)


def _cells(*texts: str) -> Markup:
    return Markup().join(Markup("<td>{}</td>").format(text) for text in texts)


def _formula(draft: Draft, name: str) -> Markup:
    check = draft.check(name)
    return mathml(check.latex) if check.latex else escape(draft[name])


def _groups(draft: Draft, dialog: str, names: list[str]) -> list[dict[str, Any]]:
    fields = [_field(draft, name) for name in names]
    if dialog in "FH":
        size, columns = len(names) // draft.particles, max(2, draft.dimension)
        return [
            {
                "title": f"particle {i + 1}",
                "columns": columns,
                "fields": fields[i * size : (i + 1) * size],
            }
            for i in range(draft.particles)
        ]
    if dialog in "EI":
        return [{"columns": 3, "fields": fields}]
    return [{"fields": [field]} for field in fields]


def _field(draft: Draft, name: str) -> dict[str, Any]:
    field = {"name": name, "label": _label(name), "value": draft[name], "kind": "text"}
    if name in CHOICES:
        return field | {"kind": "choice", "options": CHOICES[name]}
    return field | {"wide": name == "constants" or name.startswith("constraint")}


def _label(name: str) -> str:
    match name.split():
        case ["mass", number]:
            return f"mass of particle {number} in kg"
        case ["force", _, axis]:
            return f"{axis} component in N"
        case ["constraint", _]:
            return "equation"
    return LABELS.get(name) or f"{name} in {'m/s' if name.startswith('v') else 'm'}"


def summary_card(
    draft: Draft,
    problem: ParticleProblem,
    report: StartReport,
    proposed: dict[str, str],
    kept: set[str],
) -> dict[str, Any]:
    """Return the card before the run: formulas, start, degrees of freedom.

    Parameters
    ----------
    draft : Draft
    problem : ParticleProblem
        The problem of the draft.
    report : StartReport
        The report on its start.
    proposed : dict of str to str
        The proposed start values as texts.
    kept : set of str
        Coordinates and velocities that a proposal must not change.
    """
    groups = []
    buttons: list[dict[str, Any]] = [{"id": "back", "label": "Back"}]
    if report.consistent:
        buttons += [{"id": "run", "label": "Run", "primary": True}]
    else:
        if report.violated:
            keep = [
                {
                    "name": f"keep {name}",
                    "label": f"keep {name}",
                    "kind": "check",
                    "value": "yes" if name in kept else "no",
                }
                for name in report.start
            ]
            title = "Which values must not change?"
            groups = [{"title": title, "columns": 2 * draft.dimension, "fields": keep}]
        if proposed:
            buttons += [{"id": "use", "label": "Use the proposed start", "primary": True}]
        buttons += [{"id": "anyway", "label": "Run anyway"}]
    return {
        "title": f"Summary of {draft['name']}",
        "before": _problem_html(draft) + _start_html(problem, report, proposed),
        "groups": groups,
        "buttons": buttons,
    }


def motion_card(draft: Draft) -> dict[str, Any]:
    """Return the small card above the results."""
    button = {"id": "back", "label": "Back to the summary"}
    return {"title": f"Motion of {draft['name']}", "compact": True, "buttons": [button]}


def _problem_html(draft: Draft) -> Markup:
    rows = [_header_cells("particle", "mass", "applied force")]
    for i in range(1, draft.particles + 1):
        forces = [_formula(draft, f"force {i} {axis}") for axis in AXES[: draft.dimension]]
        mass, force = _formula(draft, f"mass {i}"), Markup(", &nbsp;").join(forces)
        rows += [_header_cells(str(i)) + _cells(mass, force)]
    text = _table(rows)
    if draft.constraints:
        rows = [
            _header_cells(draft.constraint_name(k))
            + _cells(_formula(draft, name), draft.check(name).note.split(":")[0])
            for k, name in enumerate(draft.names("G"), start=1)
        ]
        text += Markup("<h4>Constraints</h4>") + _table(rows)
    if constants := draft.constants():
        texts = ", ".join(f"{name} = {value}" for name, value in constants.items())
        text += Markup("<h4>Constants</h4>") + texts
    until = draft["until"].strip()
    span = f"{draft['start']} to {draft['end']} s{f' or until {until}' if until else ''}"
    remedy = CHOICES["stabilisation"][draft["stabilisation"]]
    how = f"step {draft['step']} s; {METHODS[draft['method']].title}; against drift: {remedy}"
    return text + Markup("<h4>Time</h4>") + f"{span}, {how}" + _proposed_html(draft)


def _proposed_html(draft: Draft) -> Markup:
    """Return a sentence about defaults that the student has neither typed nor confirmed."""
    left = {d: draft.proposed(d) for d in STEPS}
    texts = [f"{d} {', '.join(map(shown_name, names))}" for d, names in left.items() if names]
    if not texts:
        return Markup()
    sentence = Markup("<p class='tm-proposed'>Proposed, and not confirmed by you yet: {}.</p>")
    return sentence.format("; ".join(texts))


def _start_html(problem: ParticleProblem, report: StartReport, proposed: dict[str, str]) -> Markup:
    start = report.start
    rows = [
        _cells("") + _header_cells(*start),
        _header_cells("given") + _cells(*(f"{value:.6g}" for value in start.values())),
    ]
    if proposed:
        texts = [f"{float(proposed[name]):.6g}" if name in proposed else "" for name in start]
        good = Markup("<td class='tm-good'>{}</td>")
        rows += [_header_cells("proposed") + Markup().join(good.format(text) for text in texts)]
    remarks = [("", _freedom(problem, report))]
    for name in report.violated:
        off, rate = report.violation[name], report.rate[name]
        sizes = f"position off by {off:.3g}, velocity by {rate:.3g}"
        remarks += [("tm-bad", f"{name} is not met: {sizes}")]
    if report.contradictory:
        names = ", ".join(report.contradictory)
        remarks += [("tm-bad", f"No acceleration satisfies all of these: {names}")]
    if report.locked:
        names = ", ".join(report.locked)
        remarks += [("tm-bad", f"{LOCKED[0].upper()}{LOCKED[1:]}: {names}.")]
    if report.surplus:
        names = ", ".join(report.surplus)
        remarks += [("", f"You keep too many values: a start exists if {names} may change.")]
    elif report.violated and not proposed:
        advice = "Keep fewer values, or check whether the constraints contradict each other."
        remarks += [("", f"No start near this one meets the constraints. {advice}")]
    if report.consistent:
        remarks += [("tm-good", "The start meets all constraints.")]
    lines = Markup().join(Markup("<p class='{}'>{}</p>").format(*remark) for remark in remarks)
    return Markup("<h4>Start</h4>{}{}").format(_table(rows), lines)


def _freedom(problem: ParticleProblem, report: StartReport) -> str:
    """Return a sentence on degrees of freedom, rank and redundancy.

    >>> import teachmech as tm
    >>> problem = tm.example("conical-pendulum")
    >>> _freedom(problem, problem.examine_start())
    '3 coordinates, 3 constraints, rank of A 1: 2 degrees of freedom, 2 constraints are redundant:
    doubled = 2 thread, reversed = -thread.'
    """
    n, m = len(problem.system.coordinates), len(report.violation)
    sizes = f"{counted(n, 'coordinate')}, {counted(m, 'constraint')}, rank of A {report.rank}"
    sentence = f"{sizes}: {counted(report.degrees_of_freedom, 'degree')} of freedom"
    if not m:
        return f"{sentence}."
    if not report.redundant:
        return f"{sentence}, no constraint is redundant."
    if redundant := [r for r in report.relations if not r.contradictory]:
        are = "is" if len(redundant) == 1 else "are"
        count = counted(len(redundant), "constraint")
        sentence = f"{sentence}, {count} {are} redundant: {listed(redundant, 6)}"
    return f"{'; '.join([sentence, *report.contradictions[:6]])}."
