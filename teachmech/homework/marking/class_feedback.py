"""Pages with the feedback on submissions: one for each student, one for the lecturer.

The pages need no other file. Only a page with moving pictures has a script, and no other script
may run. Texts of students are escaped.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from teachmech.animation.page import DARK, html_page, players_script
from teachmech.animation.scene import Scene
from teachmech.animation.scripts import FOLDER
from teachmech.base.errors import ProblemError, TeachmechError, readable, shortened
from teachmech.base.files import made_folder, write_text
from teachmech.base.words import counted
from teachmech.figures.panels import picture_of, picture_tag
from teachmech.figures.symbols import SI
from teachmech.homework.kinds import kind_of
from teachmech.homework.marking.answer_motions import motions_of
from teachmech.homework.marking.marks import NOT_COUNTED, Marks, SubmissionResult
from teachmech.homework.parts import Part
from teachmech.homework.statuses import AnswerStatus
from teachmech.homework.task.pictures import compare
from teachmech.homework.task.report import STATUS_MARKS, PartReport, Report
from teachmech.homework.variant_numbers import is_folder_name

if TYPE_CHECKING:
    from teachmech.homework.exercise.edition import Edition
    from teachmech.homework.exercise.exercise import Exercise

LECTURER = "lecturer.html"
FEWEST = 3  # students with a value before its mean is shown
COUNTED = (
    *(AnswerStatus.RIGHT, AnswerStatus.CLOSE, AnswerStatus.PARTLY, AnswerStatus.WRONG),
    *(AnswerStatus.UNREADABLE, AnswerStatus.MISSING),
)
CLASSES = 10  # bars of the distribution
_STYLE = Markup("""
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46em; margin: 0 auto; padding: 1em }
h1 { font-size: 1.5em } h2 { font-size: 1.15em; margin: 1.6em 0 .3em }
section { border-left: 4px solid var(--mark, #808890); padding: 0 0 0 .9em; margin: 1.2em 0 }
section h2 { margin: 0 } p { margin: .4em 0 } pre { overflow-x: auto; margin: .4em 0 }
code, pre { font-size: .92em; overflow-wrap: anywhere }
.scroll { overflow-x: auto } table { border-collapse: collapse }
th, td { text-align: left; padding: .2em .8em .2em 0; vertical-align: top }
td.bar { min-width: 12em } .bar i { display: block; height: 1em; background: #3d7ea6 }
""")
_PAGE = Markup("""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{style}</style></head>
<body><main>{body}</main></body></html>
""")
_PLAYER = Markup('<div id="{place}"></div><p>A: the right motion. B: yours. {note}</p>')
_LOOK = Markup('style="max-width: 100%; background: #fff"')  # style of a picture


def write_feedback(
    marks: Marks, exercise: Exercise, folder: str | Path, *, names: bool = False
) -> list[Path]:
    """Write ``ID.html`` for each student, and ``lecturer.html``; return the paths.

    Parameters
    ----------
    marks : Marks
        The result of `teachmech.homework.mark`.
    exercise : Exercise
    folder : str or Path
        The folder for the pages; pages of an earlier run are replaced.
    names : bool
        Whether the page for the lecturer lists the students with their marks.

    Raises
    ------
    ProblemError
        If a page cannot be written, or two students would have the same page.
    """
    place, written = made_folder(folder), dict[str, Path]()
    for row in marks.rows:
        if row.status in NOT_COUNTED:
            continue
        name = f"{row.student}.html"
        if not is_folder_name(row.student) or name.lower() in (*written, LECTURER):
            what = f"there can be no page for the student {shortened(row.student)}"
            raise ProblemError(what, hint="rename the submission, and keep one per student")
        written[name.lower()] = place / name
        write_text(place / name, student_page(row, exercise))
    write_text(place / LECTURER, lecturer_page(marks, exercise, names))
    return [*written.values(), place / LECTURER]


# --- a student ----------------------------------------------------------------------------------


def student_page(row: SubmissionResult, exercise: Exercise) -> str:
    """Return the page of a student: each part with what was handed in, its marks and feedback."""
    if not row.report:
        body = Markup("<p>{}: {}</p>").format(row.status, row.words)
        return _page(exercise.title, body)
    report = Report.from_dict(row.report)
    edition = exercise.edition(row.numbers or exercise.numbers)
    asked = {part.name: part for part in edition.parts}
    head = Markup("<p><b>{}</b> for {}</p>").format(report.score, row.student)
    given = ", ".join(f"{name} = {x:g}" for name, x in row.numbers.items())
    head += Markup("<p>Your numbers: {}</p>").format(given) if given else Markup()
    head += Markup("<p>{}</p>").format(row.words) if row.words else Markup()
    moving = dict[str, list[Scene]]()
    parts = (_part(part, asked.get(part.part), edition, moving) for part in report.parts)
    return _page(exercise.title, head + Markup().join(parts), moving)


def _part(
    part: PartReport, asked: Part | None, edition: Edition, moving: dict[str, list[Scene]]
) -> Markup:
    symbol, colour = STATUS_MARKS[part.status]
    lines = [Markup("<p>{}</p>").format(asked.ask)] if asked and asked.ask else []
    if part.given:
        several = Markup("<p>You handed in:</p><pre>{}</pre>")
        single = Markup("<p>You handed in: <code>{}</code></p>")
        lines.append((several if "\n" in part.given else single).format(part.given))
    lines += [Markup("<p>{}</p>").format(part.words)] if part.words else []
    if part.says:
        title = Markup("<b>{}:</b> ").format(part.title) if part.title else Markup()
        lines.append(Markup("<p>{}{}</p>").format(title, part.says))
    lines += [Markup("<pre>{}</pre>").format(part.error)] if part.error else []
    if asked and part.given:
        lines += [_players(part, asked, edition, moving), _motions(part.given, asked, edition)]
    section = Markup('<section style="--mark: {}"><h2>{} {}: {}, {}</h2>{}</section>')
    return section.format(colour, symbol, part.part, part.status, part.score, Markup().join(lines))


def _players(
    part: PartReport, asked: Part, edition: Edition, moving: dict[str, list[Scene]]
) -> Markup:
    """Return the element for a player with the right motion and that of a wrong answer."""
    if part.status not in (AnswerStatus.WRONG, AnswerStatus.PARTLY):
        return Markup()
    if not (found := motions_of(part.given, asked, edition)):
        return Markup()
    place = f"motion-{len(moving) + 1}"
    moving[place] = [Scene.of(found.right), Scene.of(found.own)]
    return _PLAYER.format(place=place, note=found.note)


def _motions(given: str, asked: Part, edition: Edition) -> Markup:
    """Return a picture of the motion of a whole problem and the right one; empty without motion."""
    kind = kind_of(asked)
    if not kind.is_problem:
        return Markup()
    try:
        right = kind.seal(edition.solution[asked.name], asked, edition.setting, "")
        figure = compare(right, kind.read(given, asked, edition.setting.scope()), units=SI)
    except TeachmechError:  # the feedback on the part states the reason
        return Markup()
    text = "The expected motion and yours: a path, and coordinates over time."
    return picture_tag(picture_of(figure, dpi=60), text, _LOOK)


# --- the lecturer -------------------------------------------------------------------------------


def lecturer_page(marks: Marks, exercise: Exercise, names: bool = False) -> str:
    """Return the page of a class: marks, parts, mistakes and variants, without names of students.

    With ``names`` it also lists the students.
    """
    rows = [row for row in marks.rows if row.status not in NOT_COUNTED and row.report]
    reports = [Report.from_dict(row.report) for row in rows]
    found = marks.statistics()
    mean = f", mean {found.mean:.3g} of {marks.out_of:g} marks" if found.count else ""
    body = Markup("<p>{}{}</p>").format(counted(found.count, "submission"), mean)
    body += _section("Distribution of marks", ["marks", "students", ""], _bars(rows, marks.out_of))
    statuses = defaultdict[str, Counter[str]](Counter)
    for report in reports:
        for part in report.parts:
            statuses[part.part][part.status] += 1
    table = [
        [name, f"{found.share[name]:.0%}", *(f"{statuses[name][status]}" for status in COUNTED)]
        for name in marks.parts
        if found.count
    ]
    body += _section("Parts", ["part", "mean", *COUNTED], table)
    mistakes = [[f"{n}", part, name] for (part, name), n in found.mistakes.items()]
    body += _section("Mistakes", ["students", "part", "mistake"], mistakes)
    body += _section("Variants", ["number", "students", "mean"], _variants(rows))
    if names:
        listed = [[row.student, f"{row.marks:g}", str(row.status)] for row in marks.rows]
        body += _section("Students", ["student", "marks", "status"], listed)
    return _page(f"{exercise.title}: {counted(len(rows), 'student')}", body)


def _bars(rows: Sequence[SubmissionResult], most: float) -> Iterator[list[str | Markup]]:
    """Yield the number of students for each tenth of the marks, with a bar."""
    places = Counter(min(CLASSES - 1, int(CLASSES * row.marks / (most or 1))) for row in rows)
    highest = max(places.values(), default=1)
    for k in range(CLASSES - 1, -1, -1):
        width = f"{100 * places[k] / highest:.0f}"
        bar = Markup('<i style="width: {}%"></i>').format(width)
        yield [f"{k * most / CLASSES:g} to {(k + 1) * most / CLASSES:g}", f"{places[k]}", bar]


def _variants(rows: Iterable[SubmissionResult]) -> Iterator[list[str]]:
    """Yield the mean marks of the students with each number of a parameter."""
    found = defaultdict[tuple[str, float], list[float]](list)
    for row in rows:
        for name, x in row.numbers.items():
            found[name, x].append(row.marks)
    for (name, x), own in sorted(found.items()):
        if len(own) >= FEWEST:
            yield [f"{name} = {x:g}", f"{len(own)}", f"{sum(own) / len(own):.3g}"]


def _section(title: str, heads: Sequence[str], rows: Iterable[Sequence[str | Markup]]) -> Markup:
    """Return a table below a heading; empty without rows."""
    bar, cell = Markup("<td class='bar'>{}</td>"), Markup("<td>{}</td>")
    lines = [
        Markup().join(
            bar.format(x) if isinstance(x, Markup) else cell.format(readable(x, 200)) for x in row
        )
        for row in rows
    ]
    if not lines:
        return Markup()
    head = Markup().join(Markup("<th scope='col'>{}</th>").format(name) for name in heads)
    body = Markup().join(Markup("<tr>{}</tr>").format(line) for line in lines)
    table = Markup("<h2>{}</h2><div class='scroll'><table><tr>{}</tr>{}</table></div>")
    return table.format(title, head, body)


def _page(title: str, body: Markup, moving: Mapping[str, Sequence[Scene]] | None = None) -> str:
    body = Markup("<h1>{}</h1>{}").format(title, body)
    if not moving:
        return str(_PAGE.format(title=title, style=_STYLE, body=body))
    css = str(_STYLE) + (FOLDER / "player.css").read_text(encoding="utf-8") + DARK
    return html_page(title, css, body, players_script(moving), pictures=True)


__all__ = ["lecturer_page", "student_page", "write_feedback"]
