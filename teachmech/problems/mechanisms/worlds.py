"""The methods of planar and of spatial mechanisms, with a common interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula
from teachmech.model.description import Description
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.guesses import Start
from teachmech.problems.mechanisms.joint_forces import (
    BodyMotion,
    Reactions,
    body_motion,
    joint_expressions,
    reactions,
)
from teachmech.problems.mechanisms.prisms import prisms_of
from teachmech.problems.mechanisms.reading import Reader
from teachmech.problems.mechanisms.sketch import drawing_of
from teachmech.problems.mechanisms.space_guesses import SpaceStart
from teachmech.problems.mechanisms.space_motion import (
    Momentum,
    SpaceBodyMotion,
    joint_axes,
    space_body_motion,
    space_momentum,
)
from teachmech.problems.mechanisms.space_reactions import space_joint_expressions, space_reactions
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.problems.mechanisms.space_sketch import solids_of
from teachmech.problems.mechanisms.texts import check_known
from teachmech.problems.mechanisms.vectors import written
from teachmech.system_and_motion import Motion


class PlanarWorld:
    """A planar mechanism: the keys of its file with values of the parameters."""

    READER: type[Reader] = Reader
    START: type[Start] = Start

    def __init__(self, file: spec.MechSpec, parameters: Mapping[str, Any] | None = None) -> None:
        self.reader = self.READER(file, parameters)
        self.file = file

    def start(self) -> Start:
        """Return the start given by the keys."""
        return self.START(self.reader)

    def notes(self) -> list[str]:
        """Return remarks on keys of Animation that the picture does not use."""
        look, notes = self.file.Animation, []
        if look.Solids:
            notes.append("Solids are for bodies in space; planar bodies have Skels")
        if look.view is not None and not look.Prisms:
            hint = "in_space() or Animation: {Prisms: true} shows it in space"
            notes.append(f"the picture of a planar mechanism does not use view; {hint}")
        return notes

    def looks(self) -> dict[str, Any]:
        """Return the arguments of `System` for pictures: points, and the drawing or solids."""
        look, title = self.file.Animation, self.file.Title
        if not look.Prisms:
            return {"points": self._moving(), "drawing": drawing_of(self.reader, look, title)}
        flat = {
            point: (*position, "0") for point, position in (self._moving() | self._fixed()).items()
        }
        return {"points": flat, "solids": prisms_of(self.reader, look, title)}

    def body_motion(self, motion: Motion, body: str) -> BodyMotion | SpaceBodyMotion:
        """Return the motion of a body; see `Mechanism.body_motion`."""
        return body_motion(self.reader, self.reader.bodies[body], motion)

    def momentum(self, motion: Motion, about: Array) -> Momentum:
        """Return momentum and angular momentum; see `Mechanism.momentum`."""
        what = f"{self.file.Title} is a planar mechanism"
        hint = "body_motion returns velocity and angular velocity of each body"
        raise ProblemError(what, key="motion", hint=hint)

    def reactions(self, motion: Motion) -> Reactions:
        """Return the forces of the joints along the axes of the world."""
        return reactions(self.reader, motion)

    def axes(self, motion: Motion, frame: str) -> Array:
        """Return the axes of a body, or of a joint in space, as columns over time."""
        check_known(frame, self.reader.bodies, "body or joint", ("frame",))
        return self.body_motion(motion, frame).rotation

    def joint_expressions(self, system: Description) -> dict[str, tuple[Formula, ...]]:
        """Return the forces of the joints as expressions, by the names of `reactions`."""
        return joint_expressions(self.reader, system)

    def _moving(self) -> dict[str, Any]:
        axes = self.reader.axes
        return {point: tuple(f"{point}_{axis}" for axis in axes) for point in self.reader.moving}

    def _fixed(self) -> dict[str, Any]:
        return self.reader.fixed


class SpaceWorld(PlanarWorld):
    """A spatial mechanism: the keys of its file with values of the parameters."""

    READER, START = SpaceReader, SpaceStart
    reader: SpaceReader

    def notes(self) -> list[str]:
        look = self.file.Animation
        what = "Skels and Prisms are for planar bodies; bodies in space have Solids"
        return [what] if look.Skels or look.Prisms else []

    def looks(self) -> dict[str, Any]:
        terms, moving = self.reader.terms, self._moving()
        vectors = [*moving.values(), *(written(terms.at(name)) for name in terms.vectors)]
        solids = solids_of(self.reader, self.file.Animation, self.file.Title)
        return {"points": moving | self._fixed(), "vectors": vectors, "solids": solids}

    def body_motion(self, motion: Motion, body: str) -> BodyMotion | SpaceBodyMotion:
        return space_body_motion(self.reader, self.reader.solids[body], motion)

    def momentum(self, motion: Motion, about: Array) -> Momentum:
        return space_momentum(self.reader, motion, about)

    def reactions(self, motion: Motion) -> Reactions:
        return space_reactions(self.reader, motion)

    def axes(self, motion: Motion, frame: str) -> Array:
        joints = {name: joint for name, joint in self.reader.joints.items() if joint.sides}
        if frame in joints:
            return joint_axes(self.reader, joints[frame], motion)
        check_known(frame, [*self.reader.bodies, *joints], "body or joint", ("frame",))
        return super().axes(motion, frame)

    def joint_expressions(self, system: Description) -> dict[str, tuple[Formula, ...]]:
        return space_joint_expressions(self.reader, system)


WORLDS = {"2": PlanarWorld, "3": SpaceWorld}  # by the key Dimension
