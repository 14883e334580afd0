"""The equations of a system as a complete LaTeX document."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from teachmech.expressions import to_latex
from teachmech.expressions.algebra import formula
from teachmech.expressions.latex_lines import WIDTH, lines_of, split_at, width_of
from teachmech.model.coherent_units import BASE_UNITS
from teachmech.model.description import Description

_HEAD = r"""\documentclass[a4paper,fleqn]{{article}}
\usepackage{{amsmath}}
\usepackage[margin=22mm]{{geometry}}
\usepackage[T1]{{fontenc}}
\usepackage[utf8]{{inputenc}}
\allowdisplaybreaks
\setcounter{{MaxMatrixCols}}{{40}}
\renewcommand{{\arraystretch}}{{1.4}}
\setlength{{\parindent}}{{0pt}}
\setlength{{\mathindent}}{{1em}}
\begin{{document}}

\section*{{{title}}}
"""
_SPECIAL = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "µ": r"\ensuremath{\mu}",
    "μ": r"\ensuremath{\mu}",
    "²": r"\ensuremath{^{2}}",
    "³": r"\ensuremath{^{3}}",
    "·": r"\ensuremath{\cdot}",
    "°": r"\ensuremath{^{\circ}}",
    "Ω": r"\ensuremath{\Omega}",
    **{sign: rf"\{sign}" for sign in "{}$&#%_"},
}
_GIVEN = r"The rows of $A$ and the entries of $b$ give $A \ddot{q} = b$; "
_FORMULA = r"""$a$ is the acceleration without
constraints and $^{+}$ the Moore--Penrose inverse (Udwadia and Kalaba 1992); $\lambda$ are the
multipliers.
"""
_OTHERS = r"""these equations determine $\ddot{q}$ and the
multipliers $\lambda$.
"""
_MATRIX = re.compile(r"\\begin\{pmatrix\} (.*) \\end\{pmatrix\}", re.DOTALL)
_LETTER = re.compile(r"[A-Z]")
INDENT = 3.0  # em, indent of the further lines of a formula
MOST_ROWS = 20  # most rows of a matrix that is written as a whole


Parts = Sequence[tuple[str, list[str]]]


def latex_document(system: Description, names: Mapping[str, str], parts: Parts) -> str:
    r"""Return a LaTeX document with coordinates, values, equations, and the formula.

    It needs amsmath and geometry. Long formulas are broken into lines; matrices that are wider than
    a page become lists of their entries.

    Parameters
    ----------
    system : Description
    names : mapping of str to str
        The LaTeX of every name.
    parts : sequence of (str, list of str)
        The titles and the rows of the derivation; the last part contains the equations of motion.

    Examples
    --------
    >>> rod = Description(["x"], mass=[1], forces=["-g"], parameters={"g": 9.81}, name="a_b")
    >>> text = latex_document(rod, {"x": "x", "vx": "v", "g": "g"}, [("", [r"M &= 1"])])
    >>> r"\section*{a\_b}" in text, r"g &= 9.81" in text
    (True, True)
    """
    coordinates = [names[name] for name in system.coordinates]
    lists = {"q": coordinates, r"\dot{q}": [names[name] for name in system.velocities]}
    rows = [f"{q} &= ({', '.join(listed)})" for q, listed in lists.items()]
    body = [_block("Coordinates and velocities", rows)]
    if system.units:
        base = ", ".join(system.units[name] for name in BASE_UNITS)
        body += [f"Lengths, times and masses are in {escaped(base)}.\n"]
    if values := system.parameter_values:
        rows = []
        for name, value in values.items():
            unit = system.units.get(name, "")
            shown = rf"\ \text{{{escaped(unit)}}}" if unit else ""
            rows += [f"{names[name]} &= {to_latex(formula(value))}{shown}"]
        body += [_block("Values of the parameters", rows)]
    title = "Mass matrix and applied forces"
    for number, (heading, rows) in enumerate(parts):
        if number == len(parts) - 1:
            body += [r"\subsection*{Equations of motion}"]
            if system.constraints:
                body += [_GIVEN + (_FORMULA if len(rows) > 1 else _OTHERS)]
        kept = [one for row in rows for one in _entries(row, coordinates)]
        head = rf"\paragraph*{{{escaped(heading)}}}" if heading else ""
        body += [_block(title if not heading else "", kept, head)]
        title = ""
        if number == 0 and system.constraints:
            body += [r"\subsection*{Constraints: value, derivative, row of A, entry of b}" + "\n"]
    head = _HEAD.format(title=escaped(system.name))
    return "\n".join([f"{head}{body[0]}", *body[1:], "\\end{document}\n"])


def escaped(text: str) -> str:
    r"""Return a text in which no letter is a command of LaTeX.

    Examples
    --------
    >>> escaped("a_1 & 50 %")
    'a\\_1 \\& 50 \\%'
    """
    return "".join(_SPECIAL.get(letter, letter) for letter in " ".join(text.split()))


def _block(title: str, rows: list[str], head: str = "") -> str:
    """Return a heading, and rows as equations in lines."""
    heading = rf"\subsection*{{{title}}}" if title else head
    pairs = [pair for row in rows for pair in _sides(row)]
    if not pairs:
        return heading + "\n" if heading else ""
    width = WIDTH - max(width_of(left) for left, _ in pairs) - INDENT
    lines = []
    for left, right in pairs:
        first, *others = lines_of(right, width)
        lines += [f"{left} &{first}", *(rf"&\qquad {{}} {line}" for line in others)]
    body = " \\\\\n".join(lines)
    return "\n".join([*[heading] * bool(heading), r"\begin{align*}", body, r"\end{align*}", ""])


def _sides(row: str) -> list[tuple[str, str]]:
    """Return the sides of a row ``left &= right``; several equations become a row each."""
    left, _, right = (part.strip() for part in row.partition("&"))
    if left:
        return [("", f"{left} {right}") if width_of(left) > WIDTH / 4 else (left, right)]
    equations = [part.strip() for part in split_at(right, ",")]
    if width_of(right) < WIDTH - INDENT or not all(" = " in one for one in equations):
        return [("", r",\quad ".join(equations))]
    parts = [one.partition(" = ") for one in equations]
    return [(one, f"= {other}") for one, _, other in parts]


def _entries(row: str, coordinates: list[str]) -> list[str]:
    """Return a row, or the entries that are not zero of a matrix that is wider than a line."""
    left, _, right = row.partition(" &= ")
    found = _MATRIX.fullmatch(right)
    lines = [split_at(line, "&") for line in split_at(found[1], r"\\")] if found else []
    columns = [*zip(*lines, strict=True)]
    width = sum(max(width_of(entry) + 2 for entry in column) for column in columns)
    if not lines or (width < WIDTH - 10 and len(lines) <= MOST_ROWS):
        return [row]
    rows = []
    for i, line in enumerate(lines):
        for j, entry in enumerate(map(str.strip, line)):
            if entry != "0" and (j >= i or len(line) == 1):
                at = [coordinates[i]] if len(lines) == len(coordinates) else [str(i + 1)]
                at += [coordinates[j]] * (len(line) > 1)
                name = left if _LETTER.fullmatch(left) else rf"\left({left}\right)"
                rows += [f"{name}_{{{', '.join(at)}}} &= {entry}"]
    symmetric = ", symmetric" if len(lines[0]) > 1 else ""
    zero = rf"&\text{{all other entries of }} {left} \text{{ are zero{symmetric}}}"
    return [*rows, zero] if rows else [f"{left} &= 0"]
