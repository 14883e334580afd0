"""Drawing: what a picture shows of a system besides its points, as texts in the parameters.

Nothing in the mechanics depends on it. With other values of the parameters the same texts make
another picture; `teachmech.animation.Scene` evaluates them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError, check_known
from teachmech.expressions import Formula, Names, evaluate, parse_expression
from teachmech.model.lazy_texts import lazy_texts

Text = str
Place = tuple[Text, ...]
Pair = tuple[str, str]


@dataclass(frozen=True)
class Outline:
    """A rigid body of the plane.

    Attributes
    ----------
    name : str
    points : tuple of str
        The first is the origin of its frame, the second lies on the positive x axis.
    places : tuple of (str, str)
        Local places (x, y) in metres. They may be given as formulas, as those of fixed points.
    hull : bool
        Whether the body is the rounded hull of the places; else it is the line through them, in
        this order, with round joints.
    """

    name: str
    points: tuple[str, ...]
    places: tuple[Place, ...] = lazy_texts()  # type: ignore[assignment]
    hull: bool = True


@dataclass(frozen=True)
class Drawing:
    """What a picture of a plane mechanism shows.

    Attributes
    ----------
    fixed : dict of str to (str, str)
        Points fixed in the world, with their places in metres.
    bodies : tuple of Outline
    springs, dampers : tuple of (str, str)
        Each between two points.
    lines : tuple of tuple of str
        Points that stay on one line, which the first two give: a guide, a slot.
    particles : tuple of str
        The points that are drawn as discs.
    traces : tuple of str
        The points whose path is drawn.
    width : str or None
        Distance of an outline from its places, in metres; None for a part of the whole size.
    shown : tuple of str
        The parameters that are shown with their values.
    title : str
        What stands above it; the name of the system where it is empty.
    view : (str, str) or None
        Azimuth and elevation of a picture in space, in degrees; the plane is drawn from the front.

    Examples
    --------
    >>> import teachmech as tm
    >>> rod = Outline("OA", ("O", "A"), (("0", "0"), ("L", "0")))
    >>> drawing = Drawing(fixed={"O": ("0", "0")}, bodies=(rod,), shown=("L",))
    >>> pendulum = tm.System(["x", "y"], mass=[1, 1], forces=[0, -9.81],
    ...     constraints=["x^2 + y^2 = L^2"], parameters={"L": 2}, start={"x": "L"},
    ...     points={"A": ["x", "y"]}, drawing=drawing)
    >>> pendulum.replace(parameters={"L": 3}).drawing is drawing
    True
    """

    fixed: Mapping[str, Place] = lazy_texts(None)  # type: ignore[assignment]
    bodies: tuple[Outline, ...] = ()
    springs: tuple[Pair, ...] = ()
    dampers: tuple[Pair, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    particles: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()
    width: Text | None = None
    shown: tuple[str, ...] = ()
    view: Pair | None = None
    title: str = ""

    def __post_init__(self) -> None:
        """Begin without fixed points."""
        object.__setattr__(self, "fixed", vars(self)["fixed"] or {})

    def check(self, points: Mapping[str, Sequence[str]], parameters: Mapping[str, float]) -> None:
        """Refuse what does not fit the points and parameters of a system."""
        if any(len(place) != 2 for place in points.values()):
            what = "a point of the system is not in the plane"
            raise _wrong(what, "give each point two entries, along x and y")
        if twice := points.keys() & vars(self)["fixed"].keys():
            raise _wrong(f"two points are named {min(twice)}", "give every point its own name")
        known = [*points, *vars(self)["fixed"]]
        check_known("point", self._named(), known, key="drawing")
        if any(len(body.points) < 2 or not vars(body)["places"] for body in self.bodies):
            raise _wrong("a body of less than two points", "two points carry its frame")
        if any(len(line) < 3 for line in self.lines):
            raise _wrong("a line of less than three points", "name those that give it, then others")
        check_known("parameter", self.shown, parameters, key="drawing")
        for text in self._texts():
            try:
                self.number(text, parameters)
            except (ExpressionError, ProblemError) as error:
                raise error.at("drawing") from None

    @staticmethod
    def number(text: Text | Formula, parameters: Mapping[str, float]) -> float:
        """Return the value of one of the texts or formulas, a finite number.

        Examples
        --------
        >>> Drawing.number("L/2", {"L": 3.0})
        1.5
        """
        with np.errstate(all="ignore"):
            read = parse_expression(text, Names(tuple(parameters)))
            value = float(evaluate(read.symbolic, parameters))
        if not math.isfinite(value):
            hint = "look at the values of the parameters"
            raise ProblemError(f"{read.quoted} is {value}", hint=hint)
        return value

    def _named(self) -> Iterator[str]:
        bodies, pairs = (body.points for body in self.bodies), (*self.springs, *self.dampers)
        return chain(*bodies, *pairs, *self.lines, self.particles, self.traces)

    def _texts(self) -> Iterator[Text]:
        bodies = (place for body in self.bodies for place in vars(body)["places"])
        for place in (*vars(self)["fixed"].values(), *bodies):
            yield from place
        yield from self.view or ()
        if self.width is not None:
            yield self.width


def _wrong(what: str, hint: str) -> ProblemError:
    return ProblemError(what, key="drawing", hint=hint)
