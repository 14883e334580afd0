"""Points and rods: what a picture shows of a system, as it is given and as it is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from teachmech.base.errors import ProblemError, check_known, shortened
from teachmech.base.words import as_text
from teachmech.model.names import as_list

Points = dict[str, tuple[str, ...]]


def named_points(given: Any, coordinates: Sequence[str]) -> Points:
    """Return the texts of each point by its name; points without names are counted from 1.

    Examples
    --------
    >>> named_points([["x", "y"]], ["x", "y"])
    {'1': ('x', 'y')}
    >>> named_points({"bob": ["L*sin(phi)", "-L*cos(phi)"]}, ["phi"])
    {'bob': ('L*sin(phi)', '-L*cos(phi)')}
    """
    if given is None:
        given = usual_points(coordinates)
    if not isinstance(given, Mapping):
        given = {str(k): point for k, point in enumerate(as_list(given, "points"), start=1)}
    points: Points = {}
    for name, place in given.items():
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9_]{1,40}", name):
            hint = "letters, digits and _, at most 40"
            raise ProblemError(
                f"{shortened(name)} is not a name for a point", key="points", hint=hint
            )
        texts = as_list(place, "points")
        if not 1 <= len(texts) <= 3:
            hint = "give one to three: along x, y and z"
            raise ProblemError(f"point {name} has {len(texts)} entries", key="points", hint=hint)
        points[name] = tuple(as_text(text, f"the place of point {name}") for text in texts)
    return points


def usual_points(coordinates: Sequence[str]) -> list[list[str]]:
    """Return the points of coordinates that differ by the letter of their axis alone.

    A coordinate along one axis is a point where there are no others: beside an angle it says too
    little.

    Examples
    --------
    >>> usual_points(["x1", "y1", "x2", "y2"]), usual_points(["x", "phi"])
    ([['x1', 'y1'], ['x2', 'y2']], [])
    """
    groups: dict[str, dict[str, str]] = {}
    for name in coordinates:
        if found := re.fullmatch(r"([xyz])(_\w+|[0-9A-Z]*)|(\w+_)([xyz])", name):
            axis, rest = found[1] or found[4], found[2] or found[3] or ""
            groups.setdefault(rest, {})[axis] = name
    points = [[group[axis] for axis in sorted(group)] for group in groups.values()]
    alone = sum(map(len, points)) == len(coordinates)
    return [point for point in points if len(point) > 1 or (alone and point[0][:1] == "x")]


def checked_rods(given: Any, points: Points, others: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the pairs of points between which a rod is drawn; ``others`` are fixed points."""
    rods = []
    for k, pair in enumerate(as_list(given, "rods")):
        ends = as_list(pair, "rods")
        check_known("point", ends, [*points, *others], key="rods")
        if len({*ends}) != 2 or len(ends) != 2:
            what = f"rod {k + 1} joins {' and '.join(ends) or 'nothing'}"
            raise ProblemError(what, key="rods", hint="name two points, as in [O, bob]")
        rods.append((ends[0], ends[1]))
    return tuple(rods)
