"""What stands on the cards of the nine dialogs, and on the summary behind them.

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
from teachmech.widgets.form import said

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
    "D": Markup("How many equations shall the coordinates or velocities obey? 0 is a free motion."),
    "E": Markup(
        "A positive number for every particle. Named constants can be used in every formula, "
        "and get a slider when the motion is there."
    ),
    "F": Markup("Force on every particle without the constraint forces, as a formula in {names}."),
    "G": Markup(
        "An equation such as <code>x1^2 + y1^2 = 1</code> in {names}. An equation with "
        "velocities is non-holonomic where it cannot be integrated: <code>vx1 = vy1</code> can, "
        "and says the same as <code>x1 - y1 = c</code> with the c of the start."
    ),
    "H": Markup(
        "Coordinates and velocities at the start: numbers or constant formulas such as "
        "<code>sqrt(2)/2</code>."
    ),
    "I": Markup(
        "The classical method takes every step as long as you say; an adaptive one "
        "chooses its steps by the tolerance and stores the motion at your step."
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
    "until": "or where (equation)",
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
        "before": _earlier(draft, k),
        "groups": [*_groups(draft, dialog, names), *([_beginnings()] if dialog == "A" else [])],
        "checks": {name: said(draft.check(name)) for name in names},
        "buttons": [
            *([] if dialog == "A" else [{"id": "back", "label": "Back"}]),
            {"id": "confirm", "label": "Confirm", "primary": True},
            *([{"id": "open", "label": "Open the example"}] if dialog == "A" else []),
            *([{"id": "drop", "label": "Drop this constraint"}] if dialog == "G" else []),
        ],
    }


def _beginnings() -> dict[str, Any]:
    """Where else one can begin: at an example, a mechanism or a file."""
    mechanisms = {name: f"{name} (mechanism)" for name in examples("mechanisms")}
    options = {"": "none", **{name: name for name in examples("particles")}, **mechanisms}
    example = {"name": "example", "label": "example", "kind": "select", "value": ""}
    file = {"name": "file", "label": "file of a problem", "kind": "file", "value": ""}
    fields = [example | {"options": options}, file]
    return {"title": "Or begin with what there is", "columns": 2, "fields": fields}


def explorer_card(title: str) -> dict[str, Any]:
    """Return the card above the sliders of what is not made of particles."""
    return {
        "title": title,
        "compact": True,
        "buttons": [{"id": "another", "label": "Begin with something else"}],
    }


def _names(draft: Draft) -> Markup:
    """What a formula may contain: the time, coordinates, velocities and constants."""
    axes, last = AXES[: draft.dimension], draft.particles
    texts = ["t"]
    for v in ("", "v"):
        several = f" ... {v}{axes[-1]}{last}" if last > 1 else ""
        texts += [" ".join(f"{v}{axis}1" for axis in axes) + several]
    texts += [" ".join(draft.constants())]
    return Markup(", ").join(Markup("<code>{}</code>").format(text) for text in texts if text)


def _earlier(draft: Draft, k: int) -> Markup:
    """The constraints before the one that is asked for."""
    rows = [
        _cells(draft.constraint_name(i), _formula(draft, f"constraint {i}")) for i in range(1, k)
    ]
    return _table(rows) if rows else Markup()


def _table(rows: Iterable[Markup]) -> Markup:
    lines = Markup().join(Markup("<tr>{}</tr>").format(row) for row in rows)
    return Markup("<div class='tm-scroll'><table>{}</table></div>").format(lines)


def _heads(*texts: str) -> Markup:
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
    """Return the card before the run: the problem in formulas, the start, what is free to move.

    Parameters
    ----------
    draft : Draft
    problem : ParticleProblem
        Made from the draft.
    report : StartReport
        What is known of its start.
    proposed : dict of str to str
        The texts of the values of the proposal.
    kept : set of str
        Coordinates and velocities that a proposal may not change.
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
            title = "Which values must stay as they are?"
            groups = [{"title": title, "columns": 2 * draft.dimension, "fields": keep}]
        if proposed:
            buttons += [{"id": "use", "label": "Use the proposed start", "primary": True}]
        buttons += [{"id": "anyway", "label": "Run all the same"}]
    return {
        "title": f"Summary of {draft['name']}",
        "before": _problem_html(draft) + _start_html(problem, report, proposed),
        "groups": groups,
        "buttons": buttons,
    }


def motion_card(draft: Draft) -> dict[str, Any]:
    """Return the small card above the results."""
    return {
        "title": f"Motion of {draft['name']}",
        "compact": True,
        "buttons": [{"id": "back", "label": "Back to the summary"}],
    }


def _problem_html(draft: Draft) -> Markup:
    rows = [_heads("particle", "mass", "applied force")]
    for i in range(1, draft.particles + 1):
        forces = [_formula(draft, f"force {i} {axis}") for axis in AXES[: draft.dimension]]
        mass, force = _formula(draft, f"mass {i}"), Markup(", &nbsp;").join(forces)
        rows += [_heads(str(i)) + _cells(mass, force)]
    text = _table(rows)
    if draft.constraints:
        rows = [
            _heads(draft.constraint_name(k))
            + _cells(_formula(draft, name), draft.check(name).note.split(":")[0])
            for k, name in enumerate(draft.names("G"), start=1)
        ]
        text += Markup("<h4>Constraints</h4>") + _table(rows)
    if constants := draft.constants():
        texts = ", ".join(f"{name} = {value}" for name, value in constants.items())
        text += Markup("<h4>Constants</h4>") + texts
    until = draft["until"].strip()
    span = f"{draft['start']} to {draft['end']} s{f' or where {until}' if until else ''}"
    remedy = CHOICES["stabilisation"][draft["stabilisation"]]
    how = f"step {draft['step']} s; {METHODS[draft['method']].title}; against drift: {remedy}"
    return text + Markup("<h4>Time</h4>") + f"{span}, {how}" + _proposed_html(draft)


def _proposed_html(draft: Draft) -> Markup:
    """What nobody has typed or confirmed: a jump over a card does not take its defaults over."""
    left = {d: draft.proposed(d) for d in STEPS}
    texts = [f"{d} {', '.join(map(shown_name, names))}" for d, names in left.items() if names]
    if not texts:
        return Markup()
    said = Markup("<p class='tm-proposed'>Proposed, and not confirmed by you yet: {}.</p>")
    return said.format("; ".join(texts))


def _start_html(problem: ParticleProblem, report: StartReport, proposed: dict[str, str]) -> Markup:
    start = report.start
    rows = [
        _cells("") + _heads(*start),
        _heads("given") + _cells(*(f"{value:.6g}" for value in start.values())),
    ]
    if proposed:
        texts = [f"{float(proposed[name]):.6g}" if name in proposed else "" for name in start]
        good = Markup("<td class='tm-good'>{}</td>")
        rows += [_heads("proposed") + Markup().join(good.format(text) for text in texts)]
    remarks = [("", _freedom(problem, report))]
    for name in report.violated:
        off, rate = report.violation[name], report.rate[name]
        sizes = f"position off by {off:.3g}, velocity by {rate:.3g}"
        remarks += [("tm-bad", f"{name} is not met: {sizes}")]
    if report.contradictory:
        names = ", ".join(report.contradictory)
        remarks += [("tm-bad", f"No acceleration satisfies together: {names}")]
    if report.locked:
        names = ", ".join(report.locked)
        remarks += [("tm-bad", f"{LOCKED[0].upper()}{LOCKED[1:]}: {names}.")]
    if report.surplus:
        names = ", ".join(report.surplus)
        remarks += [("", f"Too many values are kept: with {names} free there is a start.")]
    elif report.violated and not proposed:
        advice = "Keep fewer values, or look whether the constraints contradict each other."
        remarks += [("", f"No start that meets the constraints was found near. {advice}")]
    if report.consistent:
        remarks += [("tm-good", "The start meets all constraints.")]
    lines = Markup().join(Markup("<p class='{}'>{}</p>").format(*remark) for remark in remarks)
    return Markup("<h4>Start</h4>{}{}").format(_table(rows), lines)


def _freedom(problem: ParticleProblem, report: StartReport) -> str:
    """Degrees of freedom, rank and redundancy in one sentence.

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
        said = f"{counted(len(redundant), 'constraint')} {are} redundant"
        sentence = f"{sentence}, {said}: {listed(redundant, 6)}"
    return f"{'; '.join([sentence, *report.contradictions[:6]])}."
