"""The reader of the key Contacts in space: points, balls, disks and planes."""

from __future__ import annotations

import numpy as np

from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import RigidBody, Vector
from teachmech.problems.mechanisms.contact_reading import OF_PLANE, ContactReader
from teachmech.problems.mechanisms.contacts import Round, Surface
from teachmech.problems.mechanisms.space_contacts import Plane, SpaceRound
from teachmech.problems.mechanisms.texts import Path, wrong
from teachmech.problems.mechanisms.vectors import along, unit_vector


class SpaceContactReader(ContactReader):
    """Reads contacts in space; errors name the key."""

    SHAPES = ("Point", "Ball", "Disk", "Plane")
    PAIRS = "name a Point, Ball or Disk, and Against a Plane or a Ball"
    AGAINST = "Against: {Plane: O}"
    ELSEWHERE = (OF_PLANE, "in space, name a Plane or a Ball")

    def _of_kind(self, kind: str, data: spec.ShapeData, path: Path) -> Surface:
        radius = self._radius(kind, data, path)
        point, body = self._centre(kind, getattr(data, kind), (*path, kind))
        if kind in ("Point", "Ball"):
            self._refuse(data, ("Axis",), f"a {kind.lower()}", path)
            return SpaceRound(kind, point, radius, body)
        axis = self._axis(data, body, (*path, "Axis"))
        if kind == "Plane":
            return Plane(point, axis, body)
        if body is None:
            what = f"{point} is fixed in the world, and the disk has no body"
            raise wrong((*path, kind), what, "write the body, as in O on OA")
        return SpaceRound(kind, point, radius, body, axis)

    def _axis(self, data: spec.ShapeData, body: RigidBody | None, path: Path) -> Vector:
        """Return the direction of a disk or a plane in the frame of its body, by default z."""
        axis = unit_vector(2) if data.Axis is None else self.texts.vector(data.Axis, path)
        if not np.linalg.norm(self.texts.position_in_space(axis)) > 0:
            raise wrong(path, "the axis is zero", "write a direction such as [0, 0, 1]")
        drawn = body.drawn if body else ()
        return tuple(map(self.texts.reduced, along(drawn, axis))) if drawn else axis

    def _check_pair(self, first: Round, second: Surface, path: Path) -> None:
        round_pair = isinstance(second, Round)
        if round_pair and "Disk" in (first.kind, second.kind):  # type: ignore[attr-defined]
            what = "a disk in space touches a plane only"
            raise wrong(path, what, "name a Plane, or a Ball instead of the Disk")
        super()._check_pair(first, second, path)
