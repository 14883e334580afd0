"""Display of systems and motions in a notebook: formulas, tables and a small picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np
from markupsafe import Markup

from teachmech.animation.scene import Scene
from teachmech.animation.small_picture import small_picture
from teachmech.base.array_types import Array
from teachmech.base.errors import InconsistentStartError, ProblemError, listed
from teachmech.base.formulas import mathml
from teachmech.base.rich_text import MOST_ROWS, notes, page, table
from teachmech.base.words import counted
from teachmech.expressions import Expression, evaluate, to_latex, to_text
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.model.equations import latex_names
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.run.changes import MOST_LINES, sentences
from teachmech.run.trajectory import Trajectory
from teachmech.start.start_report import examine_start

MOST_SHOWN = 100  # largest number of points, and of constraints, of an examined and drawn system
DUST = 1e-14  # error of an assembly relative to the largest start value


def system_page(
    system: Description,
    settings: Settings | None = None,
    title: str = "",
    told: Sequence[str] = (),
) -> Markup:
    """Return formulas, start, parameters and a picture of the start as HTML.

    Parameters
    ----------
    system : Description
    settings : Settings, optional
        Time span and method, if the problem has them.
    title : str
        The title; by default the name of the system.
    told : sequence of str
        Notes on the start.
    """
    n, m = len(system.coordinates), len(system.constraints)
    sizes = f"{counted(n, 'coordinate')}, {counted(m, 'constraint')}"
    time = settings.start if settings else 0.0
    freedom, wrong = _freedom(system, time)
    names = latex_names(system)
    masses = ["mass"] if system.mass_is_diagonal else []
    values = system.parameter_values
    units = system.units
    parameters = (
        (_formula(names[name]), f"{x:.6g} {units.get(name, '')}".rstrip())
        for name, x in values.items()
    )
    return page(
        title or system.name,
        sizes + freedom,
        notes([*wrong, *told]),
        _start_picture(system, time),
        table(["coordinate", *masses, "force", "start", "velocity"], _rows(system, names), n),
        _mass(system, names),
        table(["constraint", ""], _constraints(system, names), m),
        table(["programme", ""], _programmes(system, names), len(system.programmes)),
        *_lines(system.switch_sentences[:MOST_ROWS]),
        table(["parameter", "value"], parameters, len(values)),
        _span(settings) if settings else Markup(),
    )


def motion_page(motion: Trajectory, told: Mapping[str, Any], warnings: Sequence[str]) -> Markup:
    """Return the end of a motion, its picture, final state and methods as HTML.

    Parameters
    ----------
    motion : Trajectory
    told : mapping
        The summary of the motion.
    warnings : sequence of str
        Reasons to check the motion before it is used.
    """
    names, last = motion.system.coordinates, told["final_state"]
    symbols = latex_names(motion.system)
    sizes = dict(zip((*names, *motion.system.velocities), motion.scales.state, strict=False))
    shown = {n: "0" if abs(last[n]) < 1e-12 * sizes[n] else f"{last[n]:.6g}" for n in sizes}
    state = ((_formula(symbols[name]), shown[name], shown["v" + name]) for name in names)
    start, end = told["start"], told["end"]
    checks = [("energy: largest imbalance", f"{told['energy']['max_imbalance']:.1e}")]
    if motion.system.constraints:
        checks += [("largest violation of a constraint", f"{np.abs(motion.violation).max():.1e}")]
    ending = [told["stopped"]] if told["stopped"] else []
    size = float(motion.kinetic_energy.max())
    changes = sentences(motion.changes, size, MOST_LINES)
    return page(
        motion.title,
        f"{told['times']} times, t = {start:g} to {end:g} s; {METHODS[told['method']].title}, "
        f"stabilisation: {told['stabilisation']}",
        *_lines(changes),
        *ending,
        notes(warnings),
        _picture(motion, float(motion.t[-1])),
        table(["at the end", "value", "velocity"], state, len(names)),
        table(["check", "size"], checks, len(checks)),
        _asked(names[0]),
    )


def _lines(texts: Sequence[str]) -> Iterator[Markup]:
    return (Markup("<div>{}</div>").format(text) for text in texts)


def _asked(name: str) -> Markup:
    asked = ["motion.player()", "motion.plot()", f'motion["{name}"]', "print(motion)"]
    code = Markup(", ").join(Markup("<code>{}</code>").format(text) for text in asked)
    return Markup("<div>Ask next: {}</div>").format(code)


def _freedom(system: Description, time: float) -> tuple[str, list[str]]:
    """Return the degrees of freedom of a system in words, and the errors of its start."""
    if not _small(system):
        return "", []
    told = ""
    try:
        report = examine_start(system, time)
        told = f", {counted(report.degrees_of_freedom, 'degree')} of freedom"
        report.raise_if_inconsistent()
    except InconsistentStartError as error:
        return told, [error.what]
    except ProblemError as error:
        return told, [str(error)]
    return told, []


def _rows(system: Description, names: Mapping[str, str]) -> Iterator[tuple[Markup | str, ...]]:
    """Return the coordinates with their force and start, and their mass if M is diagonal."""
    masses = system.mass_expressions
    values = _start_values(system)
    largest = [np.abs(part).max(initial=0.0) for part in values]
    for k, name in enumerate(system.coordinates):
        mass = [_read(masses[k, k], names) if (k, k) in masses else "0"]
        force = _read(system.forces_with_inputs[k], names)
        start = (
            "≈ 0" if 0 < abs(part[k]) < DUST * size else f"{part[k] + 0.0:.6g}"
            for part, size in zip(values, largest, strict=True)
        )
        yield _formula(names[name]), *(mass if system.mass_is_diagonal else []), force, *start


def _start_values(system: Description) -> Array:
    """Return coordinates and velocities at the start, shape (2, n)."""
    values, names = system.parameter_values, [*system.coordinates, *system.velocities]
    with np.errstate(all="ignore"):
        state = [evaluate(system.start_expressions[x].symbolic, values) for x in names]
    return np.array(state, dtype=float).reshape(2, -1)


def _mass(system: Description, names: Mapping[str, str]) -> Markup:
    """Return a full mass matrix if it is small."""
    n, entries = len(system.coordinates), system.mass_expressions
    if system.mass_is_diagonal:
        return Markup()
    if n > 4:
        return Markup("<div>The mass matrix is full: see <code>equations()</code>.</div>")
    cells = {place: to_latex(entry.symbolic, names) for place, entry in entries.items()}
    body = r" \\ ".join(" & ".join(cells.get((i, j), "0") for j in range(n)) for i in range(n))
    matrix = mathml(rf"M = \begin{{pmatrix}} {body} \end{{pmatrix}}")
    return Markup('<div style="overflow-x:auto;margin:.4em 0">{}</div>').format(matrix)


def _constraints(system: Description, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    found = zip(system.constraint_names, system.acting_constraints, strict=True)
    for name, read in islice(found, MOST_ROWS):
        if isinstance(read, FunctionConstraint):
            yield name, f"Python function of ({', '.join(read.names)})"
        else:
            yield name, _read(read, names, " = 0")


def _programmes(system: Description, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for programme, aim in zip(system.programmes[:MOST_ROWS], system.aims, strict=False):
        by = f", by {listed(programme.by)}" if programme.uses_inputs else ""
        yield f"{programme.name}{by}", _read(Expression.of(aim.value), names, " = 0")


def _read(read: Expression, names: Mapping[str, str], end: str = "") -> Markup:
    meaning = read.symbolic
    used = {s.name: names[s.name] for s in meaning.free_symbols if s.name in names}
    return _formula(to_latex(meaning, used) + end, to_text(meaning) + end)


def _formula(latex: str, text: str = "") -> Markup:
    return mathml(latex, instead=text)


def _span(settings: Settings) -> Markup:
    method = METHODS[settings.method]
    how = f"tolerance {settings.tolerance:g}" if method.adaptive else f"step {settings.step:g} s"
    text = f"t = {settings.start:g} to {settings.end:g} s; {method.title}, {how}"
    text += f"; until {settings.until}" if settings.until else ""
    return Markup("<div>{}</div>").format(text)


# --- pictures ---------------------------------------------------------------------------------


def _start_picture(system: Description, time: float) -> Markup:
    if not _drawn(system):
        return Markup()
    q, v = _start_values(system)[:, None]
    none: Array = np.zeros((1, len(system.constraints)))
    single: Array = np.zeros(1)
    standing = Trajectory(
        system,
        Settings.of(time=(time, time + 1, 1)),
        np.array([time]),
        q,
        v,
        np.zeros_like(q),
        none,
        np.zeros_like(q),
        none,
        none,
        single,
        single,
        single,
        np.zeros(1, dtype=int),
    )
    return _picture(standing, time)


def _picture(motion: Trajectory, time: float) -> Markup:
    if not (_drawn(motion.system) and np.isfinite(motion.q).all()):
        return Markup()
    try:
        return small_picture(Scene.of(motion), time)
    except ProblemError:  # these values cannot be drawn
        return Markup()


def _drawn(system: Description) -> bool:
    return bool(system.points) and _small(system)


def _small(system: Description) -> bool:
    """Return whether a system is small enough to be examined and drawn at the end of a cell."""
    return max(len(system.points), len(system.constraints)) <= MOST_SHOWN
