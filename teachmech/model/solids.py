"""The solids of a picture in space, as texts.

The mechanics does not depend on them. `teachmech.animation.Scene` evaluates the texts, and
`teachmech.animation.meshes` makes the surface of each kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from teachmech.base.errors import ExpressionError, ProblemError, check_known
from teachmech.expressions import Expression, Names, parse_expression
from teachmech.model.drawing import ContactFrame, Drawing
from teachmech.model.lazy_texts import lazy_texts

Text = str
Pair = tuple[str, str]
Vector = tuple[Text, ...]

# The number of values in metres that describe each kind of solid; None for any number of points.
SOLID_KINDS: dict[str, int | None] = {
    "bar": 0,  # from its first point to its second
    "strut": 6,  # a bar between two points of its frame
    "plate": None,  # the rounded hull of points in one plane
    "box": 12,  # centre, three edges
    "disk": 8,  # centre, axis, radius, depth
    "wheel": 8,  # a disk with spokes
    "ring": 8,
    "gear": 12,  # centre, axis, direction of a tooth, radius, depth, number of teeth
    "cone": 7,  # tip, vector to the middle of its base, radius
    "ball": 4,  # centre, radius; the radius 0 gives the size of a particle
    "axle": 6,  # centre, axis of a hinge
    "pin": 0,  # a ball at its point
    "rail": 0,  # from its first point to its second
    "foot": 0,  # a support below its point
    "coil": 0,  # a spring from its first point to its second
    "damper": 0,
}


@dataclass(frozen=True)
class Solid:
    """One solid.

    Attributes
    ----------
    kind : str
        One of `SOLID_KINDS`.
    on : tuple of str
        The point at which it is drawn, and for some kinds a second point.
    frame : str
        The body with whose frame it turns; empty if it does not turn.
    numbers : tuple of str
        Positions and sizes in metres in this frame: expressions in the parameters, or formulas.
    part : str
        The body that gives it its colour; empty for grey.
    """

    kind: str
    on: tuple[str, ...]
    frame: str = ""
    numbers: tuple[Text, ...] = lazy_texts(())  # type: ignore[assignment]
    part: str = ""


@dataclass(frozen=True)
class Solids:
    """The contents of the picture of a mechanism in space.

    Attributes
    ----------
    frames : dict of str to (tuple of str, tuple of str)
        By body, the directions y and z of its frame in the world: unit vectors whose components
        are expressions in coordinates and parameters, or formulas.
    solids : tuple of Solid
    particles : tuple of str
        The points that are drawn as balls, each in its own colour.
    traces : tuple of str
        The points whose path is drawn.
    shown : tuple of str
        The parameters that are shown with their values.
    view : (str, str) or None
        Azimuth and elevation of the first view in degrees.
    width : str or None
        Half the thickness of a bar in metres; None for a fraction of the size of the picture.
    contacts : dict of str to tuple of ContactFrame
        See `Drawing`.
    wheels : dict of str to tuple of str
        See `Drawing`.
    title : str
        The title; if it is empty, the name of the system.

    Examples
    --------
    >>> import teachmech as tm
    >>> rod = Solid("bar", ("O", "A"), part="OA")
    >>> pendulum = tm.System(["x", "y", "z"], mass=[1, 1, 1], forces=[0, 0, -9.81],
    ...     constraints=["x^2 + y^2 + z^2 = L^2"], parameters={"L": 2}, start={"x": "L"},
    ...     points={"O": [0, 0, 0], "A": ["x", "y", "z"]}, solids=Solids(solids=(rod,)))
    >>> pendulum.solids.solids[0].kind
    'bar'
    """

    frames: Mapping[str, tuple[Vector, Vector]] = lazy_texts(None)  # type: ignore[assignment]
    solids: tuple[Solid, ...] = ()
    particles: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    view: Pair | None = None
    width: Text | None = None
    contacts: Mapping[str, tuple[ContactFrame, ...]] = field(default_factory=dict)
    wheels: Mapping[str, Vector] = lazy_texts(None)  # type: ignore[assignment]
    title: str = ""

    def __post_init__(self) -> None:
        """Replace None by empty mappings."""
        for name in ("frames", "wheels"):
            object.__setattr__(self, name, vars(self)[name] or {})

    def check(self, points: Iterable[str], parameters: Mapping[str, float]) -> None:
        """Refuse unknown names, and solids with a wrong number of values."""
        named, known = chain(self.particles, *(solid.on for solid in self.solids)), [*points]
        check_known("point", named, known, key="solids")
        check_known("point", self.traces, [*known, *vars(self)["wheels"]], key="solids")
        check_known("parameter", self.shown, parameters, key="solids")
        for solid in self.solids:
            check_known("kind", [solid.kind], SOLID_KINDS, key="solids")
            if solid.frame:
                check_known("frame", [solid.frame], vars(self)["frames"], key="solids")
            count, given = SOLID_KINDS[solid.kind], len(vars(solid)["numbers"])
            if given % 3 if count is None else given != count:
                needed = "three for each position" if count is None else count
                what = f"a {solid.kind} with {given} numbers needs {needed}"
                raise ProblemError(
                    what, key="solids", hint=f"give them in `numbers` of the {solid.kind}"
                )
        for text in self._texts():
            try:
                Drawing.number(text, parameters)
            except (ExpressionError, ProblemError) as error:
                raise error.at("solids") from None

    def _texts(self) -> Iterator[Text]:
        yield from chain(*(vars(solid)["numbers"] for solid in self.solids), self.view or ())
        if self.width is not None:
            yield self.width

    def directions(self, names: Names) -> list[Expression]:
        """Return the components of y and z of each frame, one after the other."""
        vectors = chain(*vars(self)["frames"].values())
        return [parse_expression(text, names) for vector in vectors for text in vector]
