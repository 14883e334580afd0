"""What stands on the cards of the nine dialogs, and on the summary behind them.

The dialogs are those of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580: A name,
B dimension, C particles, D number of constraints, E masses, F forces, G constraints one by one,
H start, I time.
"""

from __future__ import annotations

import html
from typing import Any

from teachmech.base.words import counted
from teachmech.numerics.integrators import METHODS, STABILISATIONS
from teachmech.problems.particles import ParticleProblem
from teachmech.start.start_report import StartReport
from teachmech.widgets.draft import AXES, DIMENSIONS, Draft
from teachmech.widgets.form import said
from teachmech.widgets.formulas import mathml

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
    "G": "G  Constraint {k} of {count}",
    "H": "H  Start",
    "I": "I  Time and method",
}
INTRO = {
    "A": "A letter, then letters, digits, <code>_</code> or <code>-</code>. Files get this name.",
    "B": "How many coordinates does every particle have?",
    "C": "Particles are numbered from 1.",
    "D": "How many equations shall the coordinates or velocities obey? 0 is a free motion.",
    "E": "A positive number for every particle. Named constants can be used in every formula, "
    "and get a slider when the motion is there.",
    "F": "Force on every particle without the constraint forces, as a formula in {names}.",
    "G": "An equation such as <code>x1^2 + y1^2 = 1</code> in {names}. An equation with "
    "velocities is non-holonomic where it cannot be integrated: <code>vx1 = vy1</code> can, and "
    "says the same as <code>x1 - y1 = c</code> with the c of the start.",
    "H": "Coordinates and velocities at the start: numbers or constant formulas such as "
    "<code>sqrt(2)/2</code>.",
    "I": "Seconds. The classical method takes every step as long as you say; an adaptive one "
    "chooses its steps to the tolerance and stores the motion at your step.",
}
LABELS = {
    "name": "name",
    "dimension": "dimension",
    "particles": "number of particles",
    "constraints": "number of constraints",
    "constants": "named constants",
    "step": "step",
    "start": "start time",
    "end": "end time",
    "until": "or where (equation)",
    "method": "method",
    "stabilisation": "against drift",
    "tolerance": "tolerance, if adaptive",
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
        "title": TITLES[dialog].format(k=k, count=draft.constraints),
        "intro": INTRO[dialog].replace("{names}", _names(draft)),
        "before": _earlier(draft, k) if dialog == "G" else "",
        "groups": _groups(draft, dialog, names),
        "checks": {name: said(draft.check(name)) for name in names},
        "buttons": [
            *([] if dialog == "A" else [{"id": "back", "label": "Back"}]),
            {"id": "confirm", "label": "Confirm", "primary": True},
        ],
    }


def _names(draft: Draft) -> str:
    axes, last = AXES[: draft.dimension], draft.particles
    several = f" ... {axes[-1]}{last}" if last > 1 else ""
    shown = [f"{axis}1" for axis in axes], [f"v{axis}1" for axis in axes]
    texts = [
        " ".join(names) + several.replace(" ... ", f" ... {v}")
        for names, v in zip(shown, ("", "v"), strict=True)
    ]
    constants = " ".join(draft.constants())
    return ", ".join(f"<code>{text}</code>" for text in ("t", *texts, constants) if text)


def _earlier(draft: Draft, k: int) -> str:
    """The constraints before the one that is asked for."""
    rows = [
        f"<tr><td>{i}</td><td>{_formula(draft, f'constraint {i}')}</td></tr>" for i in range(1, k)
    ]
    return f"<div class='tm-scroll'><table>{''.join(rows)}</table></div>" if rows else ""


def _formula(draft: Draft, name: str) -> str:
    check = draft.check(name)
    return mathml(check.latex) if check.latex else html.escape(draft[name])


def _groups(draft: Draft, dialog: str, names: list[str]) -> list[dict[str, Any]]:
    if dialog in "FH":
        size = len(names) // draft.particles
        return [
            {
                "title": f"particle {i + 1}",
                "columns": max(2, draft.dimension),
                "fields": [_field(draft, n) for n in names[i * size : (i + 1) * size]],
            }
            for i in range(draft.particles)
        ]
    if dialog in "EI":
        return [{"columns": 3, "fields": [_field(draft, name) for name in names]}]
    return [{"fields": [_field(draft, name)]} for name in names]


def _field(draft: Draft, name: str) -> dict[str, Any]:
    kind = "choice" if name in CHOICES else "text"
    field: dict[str, Any] = {
        "name": name,
        "label": _label(name),
        "value": draft[name],
        "kind": kind,
    }
    if kind == "choice":
        field["options"] = CHOICES[name]
    if name == "constants" or name.startswith("constraint"):
        field["wide"] = True
    return field


def _label(name: str) -> str:
    words = name.split()
    if words[0] == "mass":
        return f"mass of particle {words[1]} in kg"
    if words[0] == "force":
        return f"{words[2]} component in N"
    if words[0] == "constraint":
        return "equation"
    if name in LABELS:
        unit = " in s" if name in ("step", "start", "end") else ""
        return LABELS[name] + unit
    return f"{name} in m/s" if name.startswith("v") else f"{name} in m"


def summary_card(
    draft: Draft, problem: ParticleProblem, report: StartReport, kept: set[str]
) -> dict[str, Any]:
    """Return the card before the run: the problem in formulas, the start, what is free to move.

    Parameters
    ----------
    draft : Draft
    problem : ParticleProblem
        Of the draft.
    report : StartReport
        Of the problem.
    kept : set of str
        Coordinates and velocities that a proposal may not change.
    """
    groups = []
    buttons: list[dict[str, Any]] = [{"id": "back", "label": "Back"}]
    if report.consistent:
        buttons += [{"id": "run", "label": "Run", "primary": True}]
    else:
        if report.violated:
            names = (*problem.system.coordinates, *problem.system.velocities)
            keep = [
                {
                    "name": f"keep {name}",
                    "label": f"keep {name}",
                    "kind": "check",
                    "value": "yes" if name in kept else "no",
                }
                for name in names
            ]
            title = "Which values must stay as they are?"
            groups = [{"title": title, "columns": 2 * draft.dimension, "fields": keep}]
        if report.proposal:
            buttons += [{"id": "use", "label": "Use the proposed start", "primary": True}]
        buttons += [{"id": "anyway", "label": "Run all the same"}]
    return {
        "title": f"Summary of {draft['name']}",
        "before": _problem_html(draft) + _start_html(problem, report),
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


def _problem_html(draft: Draft) -> str:
    rows = []
    for i in range(1, draft.particles + 1):
        forces = [_formula(draft, n) for n in draft.names("F") if n.split()[1] == str(i)]
        mass = _formula(draft, f"mass {i}")
        rows += [f"<tr><th>{i}</th><td>{mass}</td><td>{', &nbsp;'.join(forces)}</td></tr>"]
    parts = [
        "<div class='tm-scroll'><table>",
        "<tr><th>particle</th><th>mass</th><th>applied force</th></tr>",
        *rows,
        "</table></div>",
    ]
    if draft.constraints:
        equations = [
            f"<tr><th>{k}</th><td>{_formula(draft, f'constraint {k}')}</td>"
            f"<td>{draft.check(f'constraint {k}').note.split(':')[0]}</td></tr>"
            for k in range(1, draft.constraints + 1)
        ]
        parts += [
            "<h4>Constraints</h4><div class='tm-scroll'><table>",
            *equations,
            "</table></div>",
        ]
    if draft.constants():
        constants = [f"{html.escape(n)} = {html.escape(x)}" for n, x in draft.constants().items()]
        parts += [f"<h4>Constants</h4>{', '.join(constants)}"]
    method = METHODS[draft["method"]].title
    until = draft["until"].strip()
    until = f" or where {html.escape(until)}" if until else ""
    parts += [
        f"<h4>Time</h4>{html.escape(draft['start'])} to {html.escape(draft['end'])} s{until}, step "
        f"{html.escape(draft['step'])} s; {method}; "
        f"against drift: {CHOICES['stabilisation'][draft['stabilisation']]}"
    ]
    return "".join(parts)


def _start_html(problem: ParticleProblem, report: StartReport) -> str:
    system = problem.system
    names = (*system.coordinates, *system.velocities)
    values = report.start
    proposed = report.proposal
    head = "".join(f"<th>{name}</th>" for name in names)
    given = "".join(f"<td>{values[name]:.6g}</td>" for name in names)
    rows = [f"<tr><th></th>{head}</tr>", f"<tr><th>given</th>{given}</tr>"]
    if proposed:
        cells = "".join(
            f"<td class='tm-good'>{proposed[n]:.6g}</td>" if n in proposed else "<td></td>"
            for n in names
        )
        rows += [f"<tr><th>proposed</th>{cells}</tr>"]
    parts = ["<h4>Start</h4><div class='tm-scroll'><table>", *rows, "</table></div>"]
    parts += [f"<p>{html.escape(freedom(problem, report))}</p>"]
    for name in report.violated:
        off, rate = report.violation[name], report.rate[name]
        parts += [
            f"<p class='tm-bad'>{html.escape(name)} is not met: position off by {off:.3g}, "
            f"velocity by {rate:.3g}</p>"
        ]
    if report.contradictory:
        conflict = html.escape(", ".join(report.contradictory))
        parts += [f"<p class='tm-bad'>No acceleration satisfies together: {conflict}</p>"]
    if report.surplus:
        surplus = html.escape(", ".join(report.surplus))
        parts += [f"<p>Too many values are kept: with {surplus} free there is a start.</p>"]
    elif report.violated and not proposed:
        parts += [
            "<p>No start that meets the constraints was found near. Keep fewer values, or "
            "look whether the constraints contradict each other.</p>"
        ]
    if report.consistent:
        parts += ["<p class='tm-good'>The start meets all constraints.</p>"]
    return "".join(parts)


def freedom(problem: ParticleProblem, report: StartReport) -> str:
    """Return degrees of freedom, rank and redundancy in one sentence.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("conical-pendulum")
    >>> freedom(problem, problem.examine_start())
    '3 coordinates, 3 constraints, rank of A 1: 2 degrees of freedom, 2 constraints are redundant:
    doubled = 2 thread, reversed = -thread.'
    """
    n, m = len(problem.system.coordinates), len(problem.system.constraints)
    free, spare = report.degrees_of_freedom, report.redundant
    sentence = f"{counted(n, 'coordinate')}, {counted(m, 'constraint')}, rank of A {report.rank}: "
    sentence += "1 degree of freedom" if free == 1 else f"{free} degrees of freedom"
    if not m:
        return sentence + "."
    if not spare:
        return sentence + ", no constraint is redundant."
    which = ", ".join(str(relation) for relation in report.relations[:6])
    which += ", ..." if len(report.relations) > 6 else ""
    are = "is" if spare == 1 else "are"
    return f"{sentence}, {counted(spare, 'constraint')} {are} redundant: {which}."
