"""The questions of the nine dialogs, for cards and terminal.

Formulas in these texts are between backticks.
"""

from __future__ import annotations

from teachmech.base.words import either
from teachmech.draft.draft import AXES, DIMENSIONS, Draft
from teachmech.numerics.integrators import IMPACTS, METHODS, STABILISATIONS

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
    "A": "A letter, then letters, digits, `_` or `-`. Files get this name.",
    "B": "How many coordinates does every particle have?",
    "C": "Particles are numbered from 1.",
    "D": "How many equations constrain the motion? Enter 0 for a free motion.",
    "E": "Enter a positive mass for each particle. You can use named constants in all formulas.",
    "F": "Enter the applied forces, without constraint forces, as formulas in {names}.",
    "G": (
        "Enter an equation such as `x1^2 + y1^2 = 1` in {names}. An equation with "
        "velocities is non-holonomic if it cannot be integrated: `vx1 = vy1` can, and "
        "means the same as `x1 - y1 = c` with the c of the start. An inequality is one-sided: "
        "a floor `y1 >= 0` only pushes, and a thread `x1^2 + y1^2 <= 1` only pulls."
    ),
    "H": (
        "Enter coordinates and velocities at the start: numbers or constant formulas such as "
        "`sqrt(2)/2`."
    ),
    "I": (
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
    "until": "earlier end (equation)",
    "method": "method",
    "stabilisation": "against drift",
    "tolerance": "tolerance of a step",
    "alpha": "alpha in 1/s, damping",
    "beta": "beta in 1/s, damping",
    "impacts": "law of impact",
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
    "impacts": {
        "newton": "Newton's, all contacts together",
        "poisson": "Poisson's, all contacts together",
        "sequence": "Newton's, one contact after another",
    },
}
assert CHOICES["impacts"].keys() == IMPACTS.keys()
assert CHOICES["stabilisation"].keys() == STABILISATIONS.keys()

NOT_USED = "Not used now, but stored in case you go back: {}"
CORRECT_THIS = "Correct this before the motion can run."


def title(draft: Draft, dialog: str, k: int = 0) -> str:
    """Return the title of one of the dialogs ``"A"`` to ``"I"``; ``k`` counts the constraints.

    Examples
    --------
    >>> title(Draft(), "G", 1)
    'G  Constraint c1, 1 of 1'
    """
    name = draft.constraint_name(k) if k else ""
    return TITLES[dialog].format(k=k, count=draft.constraints, name=name)


def introduction(draft: Draft, dialog: str) -> str:
    """Return the introduction of a dialog, with the names that its formulas may contain.

    Examples
    --------
    >>> introduction(Draft(), "F")
    'Enter the applied forces, without constraint forces, as formulas in `t`, `x1 y1`, `vx1 vy1`,
    `g`.'
    """
    axes, last = AXES[: draft.dimension], draft.particles
    names = ["t"]
    for v in ("", "v"):
        several = f" ... {v}{axes[-1]}{last}" if last > 1 else ""
        names += [" ".join(f"{v}{axis}1" for axis in axes) + several]
    names += [" ".join(draft.constants())]
    return INTRO[dialog].format(names=", ".join(f"`{name}`" for name in names if name))


def label(name: str) -> str:
    """Return the label of a text of a draft, with its unit.

    Examples
    --------
    >>> label("mass 2"), label("force 2 x"), label("vx1")
    ('mass of particle 2 in kg', 'x component in N', 'vx1 in m/s')
    """
    match name.split():
        case ["mass", number]:
            return f"mass of particle {number} in kg"
        case ["force", _, axis]:
            return f"{axis} component in N"
        case ["constraint", _]:
            return "equation or inequality"
        case ["friction", _]:
            return "friction, as in 0.3, or 0.3, static 0.4, slip vx1 - 2; empty: none"
        case ["work", _]:
            return "virtual work, as in x1: -c*vx1, y1: -c*vy1; empty: none"
        case ["restitution", _]:
            return "restitution, only for >= and <=, from 0 to 1; empty: 0"
        case ["acts", _]:
            return "acts, as in while t < 2, from x1 < 0, until t > 2; empty: always"
    return LABELS.get(name) or f"{name} in {'m/s' if name.startswith('v') else 'm'}"


def question(draft: Draft, dialog: str, name: str) -> str:
    """Return one text of a dialog as a question in one line.

    Examples
    --------
    >>> question(Draft(), "B", "dimension"), question(Draft(), "F", "force 1 y")
    ('B  Dimension of space (1, 2 or 3)', 'F  Applied force on particle 1, y component in N')
    """
    match dialog, name.split():
        case "A" | "B" | "C" | "D", _:
            text = title(draft, dialog)
        case "G", [_, k]:
            text = title(draft, dialog, int(k))
        case "F", [_, number, _]:
            text = f"F  Applied force on particle {number}, {label(name)}"
        case "H", _:
            text = f"H  Start, {label(name)}"
        case _:
            text = f"{dialog}  {label(name)[0].upper()}{label(name)[1:]}"
    return f"{text} ({either(CHOICES[name])})" if name in CHOICES else text
