"""Labels of coordinates and units in pictures, and the choice of coordinates and points."""

from __future__ import annotations

import operator
import re
import unicodedata
from collections.abc import Mapping, Sequence

from teachmech.base.errors import ProblemError, check_known
from teachmech.model.coherent_units import BASE_UNITS, units_of_kinds
from teachmech.model.description import Description
from teachmech.model.equations import latex_names
from teachmech.run.trajectory import Trajectory

# SI units by kind of quantity. The unit of a multiplier depends on the form of its constraint.
SI = units_of_kinds(BASE_UNITS)
OWN = ("multiplier", "violation")  # kinds without an SI unit of their own
OWN_UNIT = "the unit depends on the constraint"  # shown instead of a unit
MAX_LINES = 12  # most lines in one panel, unless the user names more

Names = Sequence[str] | None
Units = Mapping[str, str] | None

# LaTeX of one letter with dots and an index; all other names are shown as typed.
SYMBOL = re.compile(
    r"(?:\\(d?dot)\{)?(\\[A-Za-z]+|[A-Za-z])\}?"
    r"(?:_\{([A-Za-z0-9]+|\\mathrm\{[A-Za-z0-9]+\})\})?"
)
DOTS = {None: "", "dot": "\N{COMBINING DOT ABOVE}", "ddot": "\N{COMBINING DIAERESIS}"}


def symbols_of(system: Description, kind: str = "coordinates") -> dict[str, str]:
    """Return the label of each coordinate, velocity, acceleration or input by its name."""
    latex, named = latex_names(system), getattr(system, kind)
    names = zip(named if kind == "inputs" else system.coordinates, named, strict=True)
    return {q: f"${latex[name]}$" if SYMBOL.fullmatch(latex[q]) else name for q, name in names}


def pieces(label: str) -> list[tuple[str, bool]]:
    r"""Return a label of Matplotlib as plain texts; each text has a flag for an index.

    Examples
    --------
    >>> pieces(r"$\dot{\theta}_{\mathrm{OA}}$ of the crank")
    [('θ̇', False), ('OA', True), (' of the crank', False)]
    """
    found: list[tuple[str, bool]] = []
    for k, part in enumerate(label.split("$")):
        if k % 2 == 0:
            found += [(part, False)]
        elif symbol := SYMBOL.fullmatch(part):
            dots, stem, index = symbol.groups()
            found += [(_letter(stem) + DOTS[dots], False)]
            found += [(re.sub(r"\\mathrm|[{}]", "", index or ""), True)]
        else:
            found += [(part.replace("|", ""), False)]
    return [(text, lowered) for text, lowered in found if text]


def _letter(stem: str) -> str:
    """Return the letter of a LaTeX stem: x, or alpha with its backslash."""
    if not stem.startswith("\\"):
        return stem
    name = stem[1:].replace("ambda", "amda")  # Unicode spells lambda "lamda"
    case = "CAPITAL" if name[0].isupper() else "SMALL"
    return unicodedata.lookup(f"GREEK {case} LETTER {name.upper()}")


def units_of(system: Description, default: Units = None) -> Units:
    """Return the units of the quantities of a system; ``default`` if it has none."""
    return units_of_kinds(system.units) if system.units else default


def axis_label(name: str, kind: str, units: Units) -> str:
    """Return the name with its unit, if there is one."""
    known = [*SI, *OWN]
    check_known("unit of", units or (), known, key="units")
    return f"{name} in {units[kind]}" if units and kind in units else name


def common(symbols: Sequence[str]) -> str:
    """Return a common label for a coordinate of several points: x for x1 and x2."""
    stems = {re.sub(r"_\{[0-9]+\}(?=\$)|_?[0-9]+$", "", symbol) for symbol in symbols}
    several = stems if len(symbols) > 1 and len(stems) == 1 else dict.fromkeys(symbols)
    return ", ".join([*several][:3]) + (", ..." if len(several) > 3 else "")


# --- choice -----------------------------------------------------------------------------------


def choose(
    names: Names, known: Sequence[str], what: str, order: Sequence[int] | None = None
) -> tuple[list[int], str]:
    """Return the indices of the chosen names, by default of the first ones, with a note."""
    if names is None:
        note = f"{MAX_LINES} of {len(known)} shown" if len(known) > MAX_LINES else ""
        return sorted((order or range(len(known)))[:MAX_LINES]), note
    names = [names] if isinstance(names, str) else names
    check_known(what, names, known, key="names")
    if not names:
        raise ProblemError(f"no {what} is named", key="names", hint="leave out names to see all")
    return [known.index(name) for name in names], ""


def checked_points(system: Description) -> Mapping[str, Sequence[str]]:
    """Return the points of the system; refuse a system without points."""
    if not system.points:
        hint = "define points, as in points={'bob': ['L*sin(phi)', '-L*cos(phi)']}, "
        hint += "or draw the coordinates with state"
        raise ProblemError("the system has no points to draw", key="points", hint=hint)
    points: Mapping[str, Sequence[str]] = system.points
    return points


def checked_point(motion: Trajectory, number: int | str, key: str) -> str:
    """Return the name of a point that is given by its name or by its number, counted from 1."""
    points = checked_points(motion.system)
    if isinstance(number, str):
        check_known("point", [number], points, key=key)
        return number
    try:
        known = 1 <= operator.index(number) <= len(points)
    except TypeError:
        known = False
    if not known:
        hint = f"points are counted from 1 to {len(points)}"
        raise ProblemError(f"there is no point {number!r}", key=key, hint=hint)
    return [*points][number - 1]


def checked_constraints(motion: Trajectory) -> tuple[str, ...]:
    """Return the names of the constraints; refuse a system without constraints."""
    if not motion.system.constraints:
        raise ProblemError("the system has no constraints to draw", hint="use state or energy")
    return motion.system.constraint_names
