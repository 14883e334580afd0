"""The reader of the key Contacts: shapes of points, balls, disks, rings and lines."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from teachmech.expressions import Formula
from teachmech.expressions.algebra import ZERO
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import RigidBody, Vector
from teachmech.problems.mechanisms.contacts import Contact, Line, Round, Segment, Surface
from teachmech.problems.mechanisms.texts import Path, Texts, check_known, wrong
from teachmech.problems.mechanisms.vectors import gap

ROUND = ("Ball", "Disk", "Ring")  # shapes with a radius
LAW = {"restitution", "friction", "static"}
OF_PLANE, OF_SPACE = (
    ("Ring", "Segment", "Line"),
    ("Plane",),
)  # shapes that exist in one of them only


class ContactReader:
    """Reads contacts between points that are known; errors name the key.

    Parameters
    ----------
    texts : Texts
        Reads numbers and names.
    fixed : mapping of str to tuple
        The points fixed in the world.
    moving : collection of str
    bodies : mapping of str to RigidBody
    """

    SHAPES: tuple[str, ...] = ("Point", "Ball", "Disk", "Ring", "Segment", "Line")
    PAIRS = "name a Point, Ball or Disk, and Against a Line, Segment, Ball, Disk or Ring"
    AGAINST = "Against: {Line: OX}"
    ELSEWHERE: tuple[tuple[str, ...], str] = (
        OF_SPACE,
        "write Dimension: 3; in the plane, name a Line or a Ring",
    )

    def __init__(
        self,
        texts: Texts,
        fixed: Mapping[str, Vector],
        moving: Collection[str],
        bodies: Mapping[str, RigidBody],
    ) -> None:
        self.texts = texts
        self.fixed = fixed
        self.points = [*moving, *fixed]
        self.bodies = bodies

    def read(self, name: str, data: spec.ContactData) -> Contact:
        """Return a contact of the file."""
        path: Path = ("Contacts", name)
        if data.Thread is not None:
            return self._thread(name, data, path)
        if data.Against is None:
            raise wrong(path, "the contact has one shape", f"write {self.AGAINST}, or a Thread")
        self._refuse(data, ("Length",), "a contact of two shapes", path)
        first = self._shape(data, path)
        second = self._shape(data.Against, (*path, "Against"))
        if first.hollow:
            first, second = second, first
        if not isinstance(first, Round) or first.hollow:
            raise wrong(path, "the contact has no Point, Ball or Disk", self.PAIRS)
        self._check_pair(first, second, path)
        self._check_friction(data, path)
        return Contact(name, first, second, data.model_dump(include=LAW, exclude_none=True))

    def _thread(self, name: str, data: spec.ContactData, path: Path) -> Contact:
        assert data.Thread is not None
        keys = (*self.SHAPES, *self.ELSEWHERE[0], "Radius", "Axis", "Against", "friction", "static")
        self._refuse(data, keys, "a thread", path)
        for i, end in enumerate(data.Thread):
            check_known(end, self.points, "point", (*path, "Thread", i))
        a, b = data.Thread
        if a == b:
            raise wrong((*path, "Thread"), f"{a} is joined to itself", "name two points")
        self._check_moves({*data.Thread}, path)
        if data.Length is None:
            raise wrong(path, "a thread needs Length", "write Length: ... next to Thread")
        length = self.texts.positive(data.Length, (*path, "Length"), "length")
        around = Round("Ring", a, length)
        law = data.model_dump(include=LAW, exclude_none=True)
        return Contact(name, Round("Point", b, ZERO), around, law, thread=True)

    def _check_friction(self, data: spec.ContactData, path: Path) -> None:
        """Refuse a coefficient of static friction alone."""
        if data.static is not None and data.friction is None:
            hint = "write friction: ... for the coefficient while it slides"
            raise wrong((*path, "static"), "static is given without friction", hint)

    def _refuse(self, data: spec.ShapeData, keys: tuple[str, ...], title: str, path: Path) -> None:
        """Refuse keys that do not belong to a contact or a shape."""
        for key in keys:
            if getattr(data, key) is not None:
                raise wrong((*path, key), f"{title} has no {key}", "remove it")

    # --- shapes -------------------------------------------------------------------------------

    def _shape(self, data: spec.ShapeData, path: Path) -> Surface:
        elsewhere, hint = self.ELSEWHERE
        for kind in elsewhere:
            if getattr(data, kind) is not None:
                world = "space" if elsewhere == OF_SPACE else "the plane"
                raise wrong((*path, kind), f"a {kind.lower()} is a shape of {world}", hint)
        kinds = [kind for kind in self.SHAPES if getattr(data, kind) is not None]
        if len(kinds) != 1:
            what = f"there are {len(kinds)} shapes here" if kinds else "there is no shape here"
            raise wrong(path, what, f"give one of {', '.join(self.SHAPES)}")
        return self._of_kind(kinds[0], data, path)

    def _of_kind(self, kind: str, data: spec.ShapeData, path: Path) -> Surface:
        """Return the shape of a kind."""
        self._refuse(data, ("Axis",), f"a {kind.lower()} in the plane", path)
        radius = self._radius(kind, data, path)
        text, path = getattr(data, kind), (*path, kind)
        if kind in ("Line", "Segment"):
            points, own = self._line(text, path)
            return Line(points) if kind == "Line" else Segment(points, own)
        point, body = self._centre(kind, text, path)
        return Round(kind, point, radius, body)

    def _radius(self, kind: str, data: spec.ShapeData, path: Path) -> Formula:
        """Return the radius of a shape; 0 for a shape that has none."""
        if kind not in ROUND:
            self._refuse(data, ("Radius",), f"a {kind.lower()}", path)
            return ZERO
        if data.Radius is None:
            hint = f"write Radius: ... next to {kind}"
            raise wrong((*path, kind), f"a {kind.lower()} needs Radius", hint)
        return self.texts.positive(data.Radius, (*path, "Radius"), "radius")

    def _centre(self, kind: str, text: str, path: Path) -> tuple[str, RigidBody | None]:
        """Return point and body of a text such as ``B`` or ``B on BC``."""
        point, on, body = (part.strip() for part in text.partition(" on "))
        check_known(point, self.points, "point", path)
        if on:
            check_known(body, self.bodies, "body", path)
            if point not in self.bodies[body].points:
                points = ", ".join(self.bodies[body].points)
                raise wrong(path, f"{point} is not a point of {body}", f"its points are {points}")
            return point, self.bodies[body]
        around = [body for body in self.bodies.values() if point in body.points]
        if kind in ("Point", "Ball") or point in self.fixed or (kind != "Disk" and not around):
            return point, None
        if not around:
            raise wrong(path, f"{point} is not a point of a body", "write Ball instead of Disk")
        if len(around) > 1:
            names = " or ".join(f"{point} on {body.name}" for body in around)
            raise wrong(path, f"{point} is a point of several bodies", f"write {names}")
        return point, around[0]

    def _line(self, name: str, path: Path) -> tuple[tuple[str, str], RigidBody | None]:
        """Return two points and their body; None if both are fixed in the world."""
        a, b = self.texts.points(name, path, 2)
        for point in (a, b):
            check_known(point, self.points, "point", path)
        bodies = [body for body in self.bodies.values() if {a, b} <= body.positions.keys()]
        fixed = {a, b} <= self.fixed.keys()
        if not fixed and not bodies:
            what = f"{a} and {b} are neither both fixed nor points of one body"
            raise wrong(path, what, "name two points of the ground, or of one body")
        positions = self.fixed if fixed else bodies[0].positions
        if all(self.texts.value(x) == 0 for x in gap(positions[a], positions[b])):
            what = f"{a} and {b} coincide and do not define a line"
            raise wrong(path, what, "move one of them")
        return (a, b), None if fixed else bodies[0]

    # --- pairs --------------------------------------------------------------------------------

    def _check_pair(self, first: Round, second: Surface, path: Path) -> None:
        """Refuse shapes that cannot touch or cannot move against each other."""
        if first.point in second.points:
            raise wrong(path, f"both shapes contain the point {first.point}", "name other points")
        points = {first.point, *second.points}
        self._check_moves(points, path)
        for body in self.bodies.values():
            if points <= body.positions.keys():
                what = f"both shapes are on {body.name}, so that they do not move apart"
                raise wrong(path, what, "name points of two bodies, or of a body and the ground")
        if isinstance(second, Segment) and first.radius == 0:
            hint = "name a Ball or a Disk, or a Line instead of the Segment"
            raise wrong(path, "a point and a segment do not touch", hint)
        if not isinstance(second, Round):
            return
        radii = [self.texts.value(shape.radius) for shape in (first, second)]
        if second.hollow and radii[0] >= radii[1]:
            what = f"the {first.kind.lower()} of radius {radii[0]:g} does not fit into the ring"
            raise wrong(path, f"{what} of radius {radii[1]:g}", "make the ring larger")
        if max(radii) == 0:
            hint = "give one of them a Radius as a Ball, or write a Thread"
            raise wrong(path, "two points have no surface", hint)

    def _check_moves(self, points: set[str], path: Path) -> None:
        if points <= self.fixed.keys():
            raise wrong(path, "both shapes are fixed in the world", "name a point that moves")
