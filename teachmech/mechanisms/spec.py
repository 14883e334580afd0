"""The shape of a MechSpec file, key by key.

The format: J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct
from a text file" (2018). Its keys are kept; every number is a text of the expression language.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from teachmech.problem_data import Part, Text, as_plain_text

Vector = Annotated[
    tuple[Text, ...],
    Field(max_length=3, description="Coordinates; missing trailing ones are 0, [] is the origin."),
]


class Component(Part):
    """One start value: a guess, or a value that is kept."""

    value: Text
    fixed: bool = False


def _component(given: Any) -> Any:
    """``number`` or ``[number, fixed]``."""
    if isinstance(given, list | tuple) and len(given) == 2 and given[1] == "fixed":
        return {"value": given[0], "fixed": True}
    if isinstance(given, list | tuple | dict):
        raise ValueError("a start value is a number, or [number, fixed]")
    return {"value": as_plain_text(given)}


Components = Annotated[
    tuple[Annotated[Component, BeforeValidator(_component)], ...], Field(max_length=3)
]


class RigidData(Part):
    """A rigid body."""

    Geom: tuple[Vector, ...] = Field(
        min_length=1, description="Local coordinates of every point but the first."
    )
    Dyna: tuple[Vector, Text, Text] = Field(
        description="Centroid in the local frame, mass, moment of inertia about the centroid."
    )


class PartData(Part):
    """What the mechanism is made of."""

    Fixed: dict[str, Vector] = Field(default_factory=dict, description="Points of the world.")
    Rigids: dict[str, RigidData] = Field(
        default_factory=dict, description="Bodies by their points."
    )
    Springs: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=3)]] = Field(
        default_factory=dict, description="[stiffness, free length] or with a mass behind."
    )
    Particles: dict[str, Text] = Field(default_factory=dict, description="Masses of points.")


class AppliedForces(Part):
    """Forces and torques."""

    Gravity: Vector | None = Field(
        default=None,
        description="Acceleration; [] is (0, -9.80665), none where the key is missing.",
    )
    ConstForces: dict[str, Vector] = Field(
        default_factory=dict, description="Force at a point, constant in the world."
    )
    ConstTorques: dict[str, Text] = Field(
        default_factory=dict, description="Torque on a body, or between two as in OF-FE."
    )


class ProblemData(Part):
    """Time span and start."""

    t0: Text = "0"
    tend: Text
    positions: dict[str, Components] = Field(default_factory=dict)
    velocities: dict[str, Components] = Field(default_factory=dict)


class IntegrationData(Part):
    """How to integrate."""

    tol: Text | None = None
    order: Text | None = Field(default=None, description="Of a Taylor method; not used here.")


class OutFileData(Part):
    """The table of the motion."""

    tformat: Text | None = None
    qformat: Text | None = None
    points: Text | tuple[Text, ...] | None = None
    angles: Text | tuple[Text, ...] | None = None


class SolverParams(Part):
    """How to solve."""

    Mode: Text | None = None
    Integration: IntegrationData = IntegrationData()
    OutFile: OutFileData | None = None
    Display: Text | tuple[Text, ...] | None = None


class SkeletonData(Part):
    """How bodies are drawn."""

    zscale: Text | None = None
    fleshoutwid: Text | None = None


class SkelData(Part):
    """The outline of one body."""

    path: Text
    newpts: tuple[Any, ...] | dict[str, Any] | None = None


class AnimationData(Part):
    """What the moving picture shows."""

    view: tuple[Text, ...] | None = None
    physParamsToShow: tuple[Text, ...] = ()  # noqa: N815 - the key of the file
    Skeleton: SkeletonData = SkeletonData()
    Skels: dict[str, SkelData] = Field(default_factory=dict)
