"""The contents of the picture of a planar system, as texts in the parameters.

The mechanics does not depend on them. `teachmech.animation.Scene` evaluates the texts for the
values of the parameters.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError, check_known
from teachmech.expressions import Formula, Names, evaluate, parse_expression
from teachmech.model.lazy_texts import lazy_texts

Text = str
Position = tuple[Text, ...]
Pair = tuple[str, str]


@dataclass(frozen=True)
class Outline:
    """A planar rigid body.

    Attributes
    ----------
    name : str
    points : tuple of str
        The first is the origin of its frame, the second lies on the positive x axis.
    places : tuple of (str, str)
        Points (x, y) in its frame in metres, as texts or formulas.
    hull : bool
        True for the rounded hull of these points; False for a line with round joints through them
        in this order.
    """

    name: str
    points: tuple[str, ...]
    places: tuple[Position, ...] = lazy_texts()  # type: ignore[assignment]
    hull: bool = True


@dataclass(frozen=True)
class Circle:
    """A ball, disk or ring of a contact.

    Attributes
    ----------
    on : tuple of str
        Its centre and, if it turns with a body, the two points that give the direction of a spoke.
    radius : str
        In metres, as a text or formula.
    body : str
        The body whose colour it has; empty for a colour of its own.
    kind : str
        ``"moving"``, ``"ground"`` or ``"ring"``, which is hollow.
    """

    on: tuple[str, ...]
    radius: Text = lazy_texts()  # type: ignore[assignment]  # noqa: RUF009
    body: str = ""
    kind: str = "moving"


@dataclass(frozen=True)
class ContactFrame:
    """The position and the directions of a contact with friction, in coordinates and parameters.

    Attributes
    ----------
    position : tuple of str
        The point of contact in metres, as texts or formulas; with a pin, its centre.
    normal : tuple of str
        The unit normal; a contact that pushes on the first part pushes along it. It is empty if the
        components of the normal force are those of a vector in the world.
    tangents : tuple of tuple of str
        The unit vectors of the components of the sliding velocity, without that about a pin.
    pin : tuple of str
        The unit axis of a pin, in the plane ("0", "0", "1"), and its radius. The point of contact
        is on it in the direction of the normal force. Empty for other contacts.
    """

    position: Position = lazy_texts()  # type: ignore[assignment]  # noqa: RUF009
    normal: Position = lazy_texts()  # type: ignore[assignment]  # noqa: RUF009
    tangents: tuple[Position, ...] = lazy_texts()  # type: ignore[assignment]
    pin: Position = lazy_texts(())  # type: ignore[assignment]  # noqa: RUF009


@dataclass(frozen=True)
class Drawing:
    """The contents of the picture of a planar mechanism.

    Attributes
    ----------
    fixed : dict of str to (str, str)
        Points fixed in the world, with their positions in metres.
    bodies : tuple of Outline
    springs, dampers : tuple of (str, str)
        The two points of each.
    lines : tuple of tuple of str
        Points on one line, such as a guide or a slot; the first two define the line.
    circles : tuple of Circle
    floors : tuple of tuple of str
        Lines on which other points rest: the two points of the line, which is hatched on its right,
        then these other points.
    edges : tuple of (str, str)
        The ends of segments of the ground on which other points rest.
    threads : tuple of (str, str, str)
        The constraint of each thread, and its two points.
    particles : tuple of str
        The points that are drawn as discs.
    traces : tuple of str
        The points whose path is drawn.
    width : str or None
        Distance of an outline from its points in metres; None for a fraction of the picture's size.
    shown : tuple of str
        The parameters that are shown with their values.
    contacts : dict of str to tuple of ContactFrame
        By the name of a constraint with friction, the positions of its action, one for each of its
        normal forces.
    wheels : dict of str to tuple of str
        By the name of a point, the position at which a wheel touches what it rolls on, in
        coordinates and parameters. A picture can show its path.
    title : str
        The title; if it is empty, the name of the system.
    view : (str, str) or None
        Azimuth and elevation of a picture in space in degrees; planar pictures do not use it.

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

    fixed: Mapping[str, Position] = lazy_texts(None)  # type: ignore[assignment]
    bodies: tuple[Outline, ...] = ()
    springs: tuple[Pair, ...] = ()
    dampers: tuple[Pair, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    circles: tuple[Circle, ...] = ()
    floors: tuple[tuple[str, ...], ...] = ()
    edges: tuple[Pair, ...] = ()
    threads: tuple[tuple[str, str, str], ...] = ()
    particles: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()
    width: Text | None = None
    shown: tuple[str, ...] = ()
    view: Pair | None = None
    contacts: Mapping[str, tuple[ContactFrame, ...]] = field(default_factory=dict)
    wheels: Mapping[str, Position] = lazy_texts(None)  # type: ignore[assignment]
    title: str = ""

    def __post_init__(self) -> None:
        """Replace None by empty mappings."""
        for name in ("fixed", "wheels"):
            object.__setattr__(self, name, vars(self)[name] or {})

    def check(self, points: Mapping[str, Sequence[str]], parameters: Mapping[str, float]) -> None:
        """Refuse names that the system does not have, and bodies and lines of too few points."""
        if any(len(position) != 2 for position in points.values()):
            what = "a point of the system is not in the plane"
            raise _wrong(what, "give each point two entries, along x and y")
        if twice := points.keys() & vars(self)["fixed"].keys():
            raise _wrong(f"two points are named {min(twice)}", "give every point its own name")
        known = [*points, *vars(self)["fixed"]]
        check_known("point", self._named(), known, key="drawing")
        check_known("point", self.traces, [*known, *vars(self)["wheels"]], key="drawing")
        if any(len(body.points) < 2 or not vars(body)["places"] for body in self.bodies):
            raise _wrong("a body has fewer than two points", "name two points for its frame")
        if any(len(line) < 3 for line in (*self.lines, *self.floors)):
            hint = "name the two points that define the line, then the points on it"
            raise _wrong("a line has fewer than three points", hint)
        check_known("parameter", self.shown, parameters, key="drawing")
        for text in self._texts():
            try:
                self.number(text, parameters)
            except (ExpressionError, ProblemError) as error:
                raise error.at("drawing") from None

    @staticmethod
    def number(text: Text | Formula, parameters: Mapping[str, float]) -> float:
        """Return the value of a text or formula; refuse one that is not finite.

        Examples
        --------
        >>> Drawing.number("L/2", {"L": 3.0})
        1.5
        """
        with np.errstate(all="ignore"):
            read = parse_expression(text, Names(tuple(parameters)))
            value = float(evaluate(read.symbolic, parameters))
        if not math.isfinite(value):
            hint = "check the values of the parameters"
            raise ProblemError(f"{read.quoted} is {value}", hint=hint)
        return value

    def _named(self) -> Iterator[str]:
        bodies, pairs = (
            (body.points for body in self.bodies),
            (*self.springs, *self.dampers, *self.edges),
        )
        circles, threads = (circle.on for circle in self.circles), (x[1:] for x in self.threads)
        lines = (*self.lines, *self.floors)
        return chain(*bodies, *pairs, *lines, *circles, *threads, self.particles)

    def _texts(self) -> Iterator[Text]:
        bodies = (position for body in self.bodies for position in vars(body)["places"])
        for position in (*vars(self)["fixed"].values(), *bodies):
            yield from position
        yield from (vars(circle)["radius"] for circle in self.circles)
        yield from self.view or ()
        if self.width is not None:
            yield self.width


def _wrong(what: str, hint: str) -> ProblemError:
    return ProblemError(what, key="drawing", hint=hint)
