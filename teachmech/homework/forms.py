"""Forms: how an answer to a part is written in a cell, in words; the widget has fields instead."""

from __future__ import annotations

from teachmech.homework.parts import Part
from teachmech.homework.setting import Frame


def form(part: Part, frame: Frame) -> str:
    """Return how an answer to a part is written in Python.

    Examples
    --------
    >>> frame = Frame(coordinates=("x1", "y1"), parameters={"m": 2})
    >>> form(Part(name="weight", kind="force"), frame)
    'a list of texts, for x1, y1'
    >>> form(Part(name="type", kind="choice", options=["kept", "lost"]), frame)
    'one of "kept", "lost"'
    """
    match part.kind:
        case "constraint":
            return "a text, or a list of texts"
        case "force" | "mass" | "start":
            names = asked_names(part, frame)
            return f"{'a list of texts' if len(names) > 1 else 'a text'}, for {', '.join(names)}"
        case "number":
            return f'a number with its unit, as in "3.2 {part.unit}"' if part.unit else "a number"
        case "multipliers":
            return "a list of numbers" + (f", in {part.unit}" if part.unit else "")
        case "derivation":
            row = ", ".join(['"..."'] * len(frame.coordinates))
            count = max(1, len(part.names))
            A, b = ", ".join([f"[{row}]"] * count), ", ".join(['"..."'] * count)
            return f'{{"A": [{A}], "b": [{b}]}}'
        case "choice":
            return "one of " + ", ".join(f'"{option}"' for option in part.options)
        case _:
            return "a text"


def asked_names(part: Part, frame: Frame) -> tuple[str, ...]:
    """Return the names of what is asked for: coordinates, with their velocities for a start."""
    velocities = frame.velocities if part.kind == "start" else ()
    return part.names or (*frame.coordinates, *velocities)
