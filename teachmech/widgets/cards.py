"""The cards of the nine dialogs and of the summary that follows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup, escape

from teachmech.base.formulas import mathml
from teachmech.draft.dialog_texts import CHOICES, STEPS, introduction, label, title
from teachmech.draft.draft import AXES, Draft, shown_name
from teachmech.draft.summary import freedom_sentence, start_remarks, time_and_method
from teachmech.problems.library import examples
from teachmech.problems.particles import ParticleProblem
from teachmech.start.start_report import StartReport
from teachmech.widgets.form import check_fields

# The kinds of examples that are not particles, and how the list on the first card names them.
KINDS = {"systems": "system", "mechanisms": "mechanism", "space": "mechanism in space"}


def dialog_card(draft: Draft, dialog: str, k: int = 0) -> dict[str, Any]:
    """Return the card of one of the dialogs ``"A"`` to ``"I"``; ``k`` counts the constraints.

    Examples
    --------
    >>> card = dialog_card(Draft(), "B")
    >>> card["groups"][0]["fields"][0]["value"]
    '2'
    """
    names = [f"constraint {k}", *draft.details(k)] if dialog == "G" else draft.names(dialog)
    return {
        "title": title(draft, dialog, k),
        "intro": _intro(draft, dialog),
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
    options = {"": "none", **{name: name for name in examples("particles")}}
    for kind, what in KINDS.items():
        options |= {name: f"{name} ({what})" for name in examples(kind)}
    example = {"name": "example", "label": "example", "kind": "select", "value": ""}
    file = {"name": "file", "label": "problem file", "kind": "file", "value": ""}
    fields = [example | {"options": options}, file]
    return {"title": "Or open an example or a file", "columns": 2, "fields": fields}


def explorer_card(title: str) -> dict[str, Any]:
    """Return the card above the explorer of a mechanism or a system."""
    button = {"id": "another", "label": "Open another problem"}
    return {"title": title, "compact": True, "buttons": [button]}


def _intro(draft: Draft, dialog: str) -> Markup:
    """Return the introduction of a dialog as HTML."""
    text = introduction(draft, dialog)
    if dialog == "E":
        text += " Next to the motion, each constant has a slider."
    parts = escape(text).split("`")  # the formulas are at the odd places
    formulas = (Markup("<code>{}</code>").format(x) if k % 2 else x for k, x in enumerate(parts))
    return Markup().join(formulas)


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
    field = {"name": name, "label": label(name), "value": draft[name], "kind": "text"}
    if name in CHOICES:
        return field | {"kind": "choice", "options": CHOICES[name]}
    return field | {"wide": name == "constants" or name.startswith("constraint")}


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
            + _cells(_formula(draft, name), _kind_of_constraint(draft, k))
            for k, name in enumerate(draft.names("G"), start=1)
        ]
        text += Markup("<h4>Constraints</h4>") + _table(rows)
    if constants := draft.constants():
        texts = ", ".join(f"{name} = {value}" for name, value in constants.items())
        text += Markup("<h4>Constants</h4>") + texts
    return text + Markup("<h4>Time</h4>") + time_and_method(draft) + _proposed_html(draft)


def _kind_of_constraint(draft: Draft, k: int) -> str:
    """Return the kind of a constraint, its restitution, its friction and its virtual work."""
    kind = draft.check(f"constraint {k}").note.split(":")[0]
    words = {"restitution": "restitution", "friction": "friction", "work": "virtual work"}
    typed = [(word, draft[f"{detail} {k}"].strip()) for detail, word in words.items()]
    return ", ".join([kind, *(f"{word} {text}" for word, text in typed if text)])


def _proposed_html(draft: Draft) -> Markup:
    """Return a sentence on default texts that the student has neither typed nor confirmed."""
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
    classes = {True: "tm-good", False: "tm-bad", None: ""}
    remarks = [(None, freedom_sentence(problem, report)), *start_remarks(report, proposed)]
    lines = Markup().join(
        Markup("<p class='{}'>{}</p>").format(classes[good], text) for good, text in remarks
    )
    return Markup("<h4>Start</h4>{}{}").format(_table(rows), lines)
