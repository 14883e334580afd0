"""The points, rods and outlines in the picture of a system, and their checks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teachmech.base.errors import ExpressionError, ProblemError, check_known, shortened
from teachmech.base.words import as_text, counted
from teachmech.expressions import Formula
from teachmech.model.drawing import Drawing
from teachmech.model.lazy_texts import as_given
from teachmech.model.names import as_list

Points = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Contour:
    """The outline of a planar body, as texts in the parameters.

    Attributes
    ----------
    on : tuple of str
        The point at its origin and, optionally, a second point on its x axis.
    radius : str
        The radius in metres of a circle about the origin; a second point gives it a spoke.
    places : tuple of (str, str)
        Without a radius, the corners (x, y) of a polygon in metres.
    """

    on: tuple[str, ...]
    radius: str = ""
    places: tuple[tuple[str, str], ...] = ()

    def written(self) -> dict[str, Any]:
        """Return the outline as it is written in a file."""
        shape = {"radius": self.radius} if self.radius else {"places": [*map(list, self.places)]}
        return {"on": list(self.on)} | shape


def named_points(given: Any, coordinates: Sequence[str]) -> dict[str, tuple[str | Formula, ...]]:
    """Return the positions of the points by name; points without names are numbered from 1.

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
    points: dict[str, tuple[str | Formula, ...]] = {}
    for name, place in given.items():
        _check_name(name, "a point", "points")
        texts = as_list(place, "points")
        if not 1 <= len(texts) <= 3:
            hint = "give one to three: along x, y and z"
            raise ProblemError(f"point {name} has {len(texts)} entries", key="points", hint=hint)
        points[name] = tuple(as_given(text, f"the position of point {name}") for text in texts)
    return points


def usual_points(coordinates: Sequence[str]) -> list[list[str]]:
    """Return the points whose coordinates differ only in the letter of their axis.

    A single coordinate along x is a point unless there are other coordinates, such as an angle.

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


def checked_outlines(
    given: Any, points: Points, parameters: Mapping[str, float]
) -> dict[str, Contour]:
    """Return the outline of each body by its name.

    Examples
    --------
    >>> hub = {"hub": ("x", "r")}
    >>> checked_outlines({"wheel": {"on": ["hub"], "radius": "r"}}, hub, {"r": 0.3})
    {'wheel': Contour(on=('hub',), radius='r', places=())}
    """
    if not isinstance(given, Mapping):
        hint = "such as {wheel: {on: [hub], radius: r}}"
        raise ProblemError("outlines are given by name", key="outlines", hint=hint)
    if any(len(point) != 2 for point in points.values()):
        hint = "give each point of the system two entries, along x and y"
        raise ProblemError("an outline lies in the plane", key="outlines", hint=hint)
    outlines = {}
    for name, body in given.items():
        _check_name(name, "an outline", "outlines")
        body = body.written() if isinstance(body, Contour) else body
        try:
            outlines[name] = _contour(body, points, parameters)
        except (ProblemError, ExpressionError) as error:
            raise error.at(f"outline {name}", ("outlines", name)) from None
    return outlines


def _contour(given: Any, points: Points, parameters: Mapping[str, float]) -> Contour:
    if not isinstance(given, Mapping):
        raise ProblemError("the outline has no keys", hint="give on and radius, or on and places")
    check_known("key", given, ("on", "radius", "places"))
    on = tuple(as_list(given.get("on", ()), "on"))
    check_known("point", on, points, key="on")
    if ("radius" in given) == ("places" in given):
        what = "an outline has either a radius or places, not both"
        raise ProblemError(what, hint="give a radius for a circle, or places for a polygon")
    if "radius" in given:
        if not 1 <= len({*on}) == len(on) <= 2:
            what = "a circle needs one point, or two if it has a spoke"
            raise ProblemError(what, key="on", hint="as in {on: [hub], radius: r}")
        radius = as_text(given["radius"], "the radius")
        Drawing.number(radius, parameters)
        return Contour(on, radius)
    if not len({*on}) == len(on) == 2:
        what = "the corners of a polygon are measured from one point towards another"
        raise ProblemError(what, key="on", hint="name two points, as in {on: [A, B], ...}")
    places = []
    for place in as_list(given["places"], "places"):
        texts = [as_text(text, "a place") for text in as_list(place, "places")]
        if len(texts) != 2:
            hint = "give two numbers: along the line of the points, and to its left"
            raise ProblemError(f"a corner has {counted(len(texts), 'number')}", hint=hint)
        for text in texts:
            Drawing.number(text, parameters)
        places.append((texts[0], texts[1]))
    if len(places) < 3:
        raise ProblemError("a polygon has three corners or more", key="places")
    return Contour(on, places=tuple(places))


def _check_name(name: Any, what: str, key: str) -> None:
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9_]{1,40}", name):
        hint = "letters, digits and _, at most 40"
        raise ProblemError(f"{shortened(name)} is not a name for {what}", key=key, hint=hint)
