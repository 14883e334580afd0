"""A lecture on a live page: steps with a question, values, charts and what is hidden at first.

A lecture is a YAML file of the form ::

    steps:
      - title: The rod
        text: At which height does the rod begin to push?
        start: {vx1: 6}
        charts: [Multipliers]
        hide: charts

Every step begins with the values of the problem, and not with those of the step before it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from teachmech.animation.wheels import drawn_points
from teachmech.base import documents
from teachmech.base.errors import ProblemError, TeachmechError, a_kind, check_known
from teachmech.base.files import read_text
from teachmech.expressions import Names, evaluate, parse_expression
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings

MOST_STEPS = 100
HIDDEN = ("charts", "picture", "both")
METHOD = ("method", "tolerance", "stabilisation", "alpha", "beta", "impacts")
VALUES = ("parameters", "start", *METHOD, "step")
KEYS = (
    *("title", "text", *VALUES, "B", "charts", "own", "arrows", "paths", "poles"),
    *("view", "whole", "time", "hide", "play"),
)
OWN = ("across", "curves")
MOST_CURVES = 6
ARROWS = ("velocity", "acceleration", "force")
LIMITS = {"width": (1e-9, 1e9), "zoom": (0.3, 8), "azimuth": (-360, 360), "elevation": (-90, 90)}
FARTHEST = 1e9  # the center of a view, in widths of the view
_WORDS = {"true": True, "yes": True, "false": False, "no": False}


class Known(NamedTuple):
    """What the steps of a lecture may name: a system, its settings, and the charts of its page."""

    system: Description
    settings: Settings
    charts: Mapping[str, Sequence[Mapping[str, Any]]]  # panels by title
    forced: Collection[str] = ()  # points with a force of a constraint or joint
    bodies: Collection[str] = ()  # planar bodies with an instant centre
    dimension: int = 2  # 3 for a picture in space
    hidden: Collection[str] = ()  # parameters without a slider, which a page cannot change

    @property
    def paths(self) -> tuple[str, ...]:
        """The points that can have a path."""
        return tuple(drawn_points(self.system))


def read_lecture(path: str | Path, known: Known) -> list[dict[str, Any]]:
    """Return the steps of the lecture in a file, as data of the page.

    Parameters
    ----------
    path : str or Path
    known : Known
        The problem of the page.

    Raises
    ------
    ProblemError, ExpressionError
        If the file cannot be read or a step is wrong; the error states file and line.
    """
    document = documents.read(read_text(path, documents.MAX_BYTES), str(path))
    given = document.data.get("steps") if isinstance(document.data, dict) else None
    if not isinstance(given, list) or not 0 < len(given) <= MOST_STEPS:
        hint = "begin the file with 'steps:', and each step with '- title: ...'"
        what = f"there is no list 'steps' with 1 to {MOST_STEPS} steps"
        raise ProblemError(what, where=document.source, hint=hint)
    check_known("key", document.data, ["steps"], where=document.source)
    return [_Step(document, ("steps", k), known).data(step, KEYS) for k, step in enumerate(given)]


class _Step:
    """The reader of one step, or of the motion B in it; it adds the line to every error."""

    def __init__(self, document: documents.Document, path: documents.Path, known: Known) -> None:
        self.document = document
        self.path = path
        self.known = known
        self.readers: dict[str, Callable[[Any], Any]] = {
            "title": _text,
            "text": _text,
            "B": self._second,
            "charts": lambda value: _names("chart", value, known.charts),
            "own": self._own,
            "arrows": self._arrows,
            "view": self._view,
            "paths": lambda value: _names("point", value, known.paths),
            "poles": lambda value: _names("planar body", value, known.bodies),
            "whole": _choice,
            "play": _choice,
            "time": self._number,
            "hide": _hidden,
        }

    def data(self, given: Any, keys: Collection[str]) -> dict[str, Any]:
        """Return the checked values of the keys; ``values`` has those of the motion."""
        with self._at():
            if not isinstance(given, dict):
                _refuse(f"it is {a_kind(given)}", "write it as 'title: ...'")
        for key in given:
            with self._at(key):
                check_known("key", [key], keys)
        found = {"values": self._values(given)}
        for key in given.keys() & self.readers.keys():
            if (key, given[key]) == ("view", "fit"):  # as every step begins
                continue
            with self._at(key):
                found[key] = self.readers[key](given[key])
        for key, quantity in (("paths", "path"), ("poles", "pole")):
            for name in found.pop(key, ()):
                label = f"body {name}" if key == "poles" else name
                found.setdefault("arrows", {}).setdefault(label, []).append(quantity)
        return found

    def _values(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return parameters, start and settings, by the names that a page uses."""
        system = self.known.system
        states = (*system.coordinates, *system.velocities)
        return {
            "parameters": self._numbers(given, "parameters", "parameter", system.base_parameters),
            "start": self._numbers(given, "start", "coordinate or velocity", states),
            "settings": self._settings(given),
        }

    def _numbers(
        self, given: Mapping[str, Any], key: str, what: str, allowed: Collection[str]
    ) -> dict[str, float]:
        values, found = given.get(key) or {}, {}
        with self._at(key):
            if not isinstance(values, dict):
                _refuse("it has no names", "write it as '{L: 2}'")
        for name, value in values.items():
            with self._at(key, name):
                check_known(what, [name], allowed)
                if name in self.known.hidden:
                    what = f"a page cannot compute the start for another {name}"
                    _refuse(what, "give start values, or change it in the file of the problem")
                found[name] = self._number(value)
        return found

    def _settings(self, given: Mapping[str, Any]) -> dict[str, Any]:
        asked = {key: given[key] for key in METHOD if key in given}
        if not (asked or "step" in given):
            return {}
        settings = self.known.settings
        time = (settings.start, settings.end, given.get("step", settings.step))
        with self._at():
            made = Settings.of(time, **{"method": settings.method} | asked)
        return {key: getattr(made, key) for key in {*asked, "stabilisation", "step"}}

    def _second(self, given: Any) -> dict[str, Any]:
        found = _Step(self.document, (*self.path, "B"), self.known).data(given, VALUES)
        values: dict[str, Any] = found["values"]
        return values

    def _own(self, given: Any) -> dict[str, Any]:
        if not isinstance(given, dict) or "curves" not in given:
            _refuse("it has no curves", "write it as '{across: x1, curves: [vx1]}'")
        check_known("key", given, OWN)
        curves = given["curves"] if isinstance(given["curves"], list) else [given["curves"]]
        if not 0 < len(curves) <= MOST_CURVES:
            _refuse(f"it has {len(curves)} curves", f"write 1 to {MOST_CURVES} curves")
        panels = [panel for of in self.known.charts.values() for panel in of]
        linear = [panel for panel in panels if not panel["logarithmic"]]
        check_known("curve", curves, _keys(panels))
        across = given.get("across", "")
        if "across" in given:
            check_known("quantity", [across], _keys(linear))
        return {"across": across, "curves": curves}

    def _arrows(self, given: Any) -> dict[str, list[str]]:
        """Return the quantities with arrows by point."""
        points, forced = self.known.system.points, self.known.forced
        if not isinstance(given, dict):
            _refuse(f"it is {a_kind(given)}", f"write it as '{{{next(iter(points))}: velocity}}'")
        found = {}
        for point, asked in given.items():
            with self._at("arrows", point):
                check_known("point", [point], points)
                found[point] = [*asked] if isinstance(asked, list) else [asked]
                check_known("arrow", found[point], ARROWS)
                if "force" in found[point] and point not in forced:
                    some = f"take one of {', '.join(forced)}" if forced else "leave it out"
                    _refuse(f"no force of a constraint or joint acts at {point!r}", some)
        return found

    def _view(self, given: Any) -> dict[str, float]:
        """Return middle and width in metres, or direction in degrees and zoom in space."""
        space = self.known.dimension == 3
        names = ("azimuth", "elevation", "zoom") if space else ("center", "width")
        hint = "{azimuth: -30, elevation: 20, zoom: 2}" if space else "{center: [0, 1], width: 2}"
        if not isinstance(given, dict) or (not space and {*given} != {*names}):
            _refuse("it is not a view of this page", f"write it as '{hint}', or as 'fit'")
        check_known("number of a view", given, names)
        found: dict[str, float] = {}
        for name, value in given.items():
            with self._at("view", name):
                if name == "center":
                    if not isinstance(value, list) or len(value) != 2:
                        _refuse("it is not a place in the plane", "write it as '[0, 1]'")
                    found |= {"x": self._number(value[0]), "y": self._number(value[1])}
                    continue
                found[name] = self._number(value)
                low, high = LIMITS[name]
                if not low <= found[name] <= high:
                    _refuse(f"it is {found[name]:g}", f"take a number from {low:g} to {high:g}")
        with self._at("view", "center"):
            if not space and max(abs(found["x"]), abs(found["y"])) > FARTHEST * found["width"]:
                _refuse(
                    "it is too far away", "take a position nearer to the origin, or widen the view"
                )
        return found

    def _number(self, value: Any) -> float:
        values = self.known.system.parameter_values
        read = parse_expression(_text(value), Names(tuple(values)))
        return float(evaluate(read.symbolic, values))

    @contextmanager
    def _at(self, *keys: str) -> Iterator[None]:
        """Add the step, the key and the line of the file to an error inside."""
        try:
            yield
        except TeachmechError as error:
            if error.location[:1] == ("lecture",):  # in the motion B
                raise
            path = (*self.path, *keys)
            named = ", ".join(
                filter(None, (f"step {int(path[1]) + 1}", documents.dotted(path[2:])))
            )
            where = f"{self.document.source}, line {self.document.line(path)}, {named}"
            raise error.at(where, ("lecture", *path)) from None


def _keys(panels: Sequence[Mapping[str, Any]]) -> list[str]:
    return [line["key"] for panel in panels for line in panel["lines"]]


def _names(what: str, value: Any, known: Collection[str]) -> list[str]:
    names = value if isinstance(value, list) else [value]
    check_known(what, names, known)
    return names


def _refuse(what: str, hint: str) -> None:
    raise ProblemError(what, hint=hint)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        _refuse(f"it is {a_kind(value)}, not a text", "write one text")
    return str(value)


def _choice(value: Any) -> bool:
    check_known("choice", [value], _WORDS)
    return _WORDS[value]


def _hidden(value: Any) -> list[str]:
    check_known("part of a page that can be hidden", [value], HIDDEN)
    return list(HIDDEN[:2]) if value == "both" else [value]
