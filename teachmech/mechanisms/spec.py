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


def _with_angles(given: Any) -> Any:
    """Of an angle there is one component: ``number`` or ``[number, fixed]`` stands for itself."""
    if not isinstance(given, dict):
        return given
    return {
        name: [value] if str(name).startswith("theta_") else value for name, value in given.items()
    }


Start = Annotated[dict[str, Components], BeforeValidator(_with_angles)]


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
    Dampers: dict[str, Text] = Field(
        default_factory=dict, description="Pull with this constant times the rate of the length."
    )
    TorsionSprings: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=2)]] = (
        Field(
            default_factory=dict,
            description="[stiffness, angle at rest] of a body, or between two as in OF-FE.",
        )
    )
    Particles: dict[str, Text] = Field(default_factory=dict, description="Masses of points.")
    Collinear: tuple[Text, ...] = Field(
        default=(), description="Points that stay on the line through the first two of them."
    )


class AppliedForces(Part):
    """Forces and torques."""

    Gravity: Vector | None = Field(
        default=None,
        description="Acceleration; [] is (0, -9.80665), none where the key is missing.",
    )
    ConstForces: dict[str, Vector] = Field(
        default_factory=dict,
        description="Force at a point, constant in the world; 'E on CDE' is constant in the body.",
    )
    ConstTorques: dict[str, Text] = Field(
        default_factory=dict, description="Torque on a body, or between two as in OF-FE."
    )
    Forces: dict[str, Vector] = Field(
        default_factory=dict,
        description="As ConstForces, of expressions in time, coordinates and velocities.",
    )
    Torques: dict[str, Text] = Field(
        default_factory=dict,
        description="As ConstTorques, of expressions in time, coordinates and velocities.",
    )
    Rayleigh: Text | None = Field(
        default=None, description="Dissipation function R of the velocities; the force is -dR/dv."
    )


class ProblemData(Part):
    """Time span and start."""

    t0: Text = "0"
    tend: Text
    positions: Start = Field(default_factory=dict, description="Of points, and of turn angles.")
    velocities: Start = Field(default_factory=dict, description="0 where missing.")


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
