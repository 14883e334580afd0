"""The shape of a MechSpec file, key by key.

The format: J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct
from a text file" (2018). Its keys are kept; every number is a text of the expression language.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, WithJsonSchema

from teachmech.problems.data import TEXT_SCHEMA, Part, Text, as_plain_text, named, optional

Vector = Annotated[
    tuple[Text, ...],
    Field(max_length=3, description="Coordinates; missing trailing ones are 0, [] is the origin."),
]


class Component(Part):
    """One start value: a guess, or a value that is kept."""

    value: Text
    fixed: bool = False


_COMPONENT_SCHEMA = {
    "anyOf": [
        *TEXT_SCHEMA["anyOf"],
        {
            "type": "array",
            "prefixItems": [TEXT_SCHEMA, {"const": "fixed"}],
            "minItems": 2,
            "maxItems": 2,
        },
    ]
}
_START_SCHEMA = {
    "type": "object",
    "patternProperties": {"^theta_": _COMPONENT_SCHEMA},
    "additionalProperties": {"type": "array", "items": _COMPONENT_SCHEMA, "maxItems": 3},
}


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
    """An angle has one component: ``number`` or ``[number, fixed]`` stands for itself."""
    if not isinstance(given, dict):
        return given
    return {
        name: [value] if str(name).startswith("theta_") else value for name, value in given.items()
    }


Start = Annotated[
    dict[str, Components], BeforeValidator(_with_angles), WithJsonSchema(_START_SCHEMA)
]


_FORMAT = r"%[-+ 0#]{0,5}[0-9]{0,2}(\.[0-9]{0,2})?[eEfFgG]"


def _format(given: Any) -> str:
    """A printf format for one number; width and precision have at most two digits."""
    text = as_plain_text(given)
    if not re.fullmatch(_FORMAT, text):
        raise ValueError(f"{text!r} is not a format of a number; write %.6f, %12.5e or %g")
    return text


Format = Annotated[
    str, BeforeValidator(_format), WithJsonSchema({"type": "string", "pattern": f"^{_FORMAT}$"})
]


def _listed(given: Any) -> Any:
    """A list, or one text with blanks or commas between its entries."""
    return re.split(r"[\s,]+", given.strip()) if isinstance(given, str) else given


Listed = Annotated[
    tuple[Text, ...],
    BeforeValidator(_listed),
    WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}),
]


class RigidData(Part):
    """A rigid body."""

    Geom: tuple[Vector, ...] = Field(
        min_length=1, description="Local coordinates of every point but the first."
    )
    Dyna: tuple[Vector, Text, Text] = Field(
        description="Centroid in the local frame, mass, moment of inertia about the centroid."
    )


class PartsData(Part):
    """What the mechanism is made of."""

    Fixed: dict[str, Vector] = named("Points of the world.")
    Rigids: dict[str, RigidData] = named("Bodies by their points.")
    Springs: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=3)]] = named(
        "[stiffness, free length] or with a mass behind."
    )
    Dampers: dict[str, Text] = named("Pull with this constant times the rate of the length.")
    TorsionSprings: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=2)]] = (
        named("[stiffness, angle at rest] of a body, or between two as in OF-FE.")
    )
    Particles: dict[str, Text] = named("Masses of points.")
    Collinear: tuple[Text, ...] = Field(
        default=(), description="Points that stay on the line through the first two of them."
    )


class ForcesData(Part):
    """Forces and torques."""

    Gravity: Vector | None = optional(
        "Acceleration; [] is (0, -9.80665), none where the key is missing."
    )
    ConstForces: dict[str, Vector] = named(
        "Force at a point, constant in the world; 'E on CDE' is constant in the body."
    )
    ConstTorques: dict[str, Text] = named("Torque on a body, or between two as in OF-FE.")
    Forces: dict[str, Vector] = named(
        "As ConstForces, of expressions in time, coordinates and velocities."
    )
    Torques: dict[str, Text] = named(
        "As ConstTorques, of expressions in time, coordinates and velocities."
    )
    Rayleigh: Text | None = optional(
        "Dissipation function R of the velocities; the force is -dR/dv."
    )


class StartData(Part):
    """Time span and start."""

    t0: Text = Field(default="0", description="Start time in seconds.")
    tend: Text = Field(description="End time in seconds, after the start.")
    positions: Start = named(
        "Points and turn angles: guesses, or [number, fixed] for what is kept."
    )
    velocities: Start = named("As positions; 0 where missing.")


class IntegrationData(Part):
    """How to integrate."""

    tol: Text | None = optional("Relative and absolute tolerance, at least 3e-14; 1e-10.")
    order: Text | None = optional("Of a Taylor method; not used here.")


class OutFileData(Part):
    """The output file: time, coordinates beside their rates, T and V."""

    tformat: Format | None = optional("printf format of the times; %.17g, which loses nothing.")
    qformat: Format | None = optional(
        "printf format of all other numbers; %.17g, which loses nothing."
    )
    points: Listed | None = optional("Points that have columns; all that move. [] is none.")
    angles: Listed | None = optional(
        "Bodies whose turn angles have columns; all that have one. [] is none."
    )


class SolvingData(Part):
    """How to solve, and what to write."""

    Mode: Text | None = optional("Kept, and not used here.")
    Integration: IntegrationData = IntegrationData()
    OutFile: OutFileData | None = optional(
        "Written where it is asked for: teachmech run FILE --out F."
    )
    Display: Text | tuple[Text, ...] | None = optional("Kept, and not used here.")


class SkeletonData(Part):
    """How bodies are drawn."""

    zscale: Text | None = optional("Distance of the layers of bodies.")
    fleshoutwid: Text | None = optional("Width by which the hull of a body's points is rounded.")


class SkelData(Part):
    """The outline of one body."""

    path: Text = Field(description="Points of the outline, one after the other.")
    newpts: tuple[Any, ...] | dict[str, Any] | None = optional(
        "Further points of the outline with their local places."
    )


class AnimationData(Part):
    """What the moving picture shows."""

    view: tuple[Text, ...] | None = optional("Direction of view: azimuth and elevation in degrees.")
    physParamsToShow: tuple[Text, ...] = Field(  # noqa: N815 - the key of the file
        default=(), description="Parameters that are shown, as in [$L, $m]."
    )
    traces: tuple[Text, ...] = Field(default=(), description="Points whose path is drawn.")
    Skeleton: SkeletonData = SkeletonData()
    Skels: dict[str, SkelData] = named("Outlines of bodies that are not their rounded hull.")


class MechSpec(Part):
    """The keys of the file."""

    Title: str = Field(default="mechanism", max_length=200, description="For people.")
    PhysicalParams: dict[str, Text] = named("Names and their numbers, for all other values.")
    Dimension: Text = Field(
        default="2", description="2: mechanisms of the plane.", json_schema_extra={"enum": [2, "2"]}
    )
    Units: Text | dict[str, Text] | None = Field(
        default=None, description="SI, or units by name: of length, mass, PhysicalParams."
    )
    PartData: PartsData
    AppliedForces: ForcesData = ForcesData()
    Drives: dict[str, Text] = named("Prescribed motion of coordinates, in time.")
    Constraints: dict[str, Text] = Field(
        default_factory=dict,
        max_length=100,
        description="Further equations in coordinates, velocities and time.",
    )
    ProblemData: StartData
    SolverParams: SolvingData = SolvingData()
    Animation: AnimationData = AnimationData()
