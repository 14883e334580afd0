"""The shape of a MechSpec file, key by key.

The format: J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct
from a text file" (2018). Its keys are kept; every number is a text of the expression language.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

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
    "patternProperties": {"^(theta|s)_": _COMPONENT_SCHEMA},
    "additionalProperties": {"type": "array", "items": _COMPONENT_SCHEMA, "maxItems": 3},
}


def _component(given: Any) -> Any:
    """``number`` or ``[number, fixed]``."""
    if isinstance(given, list | tuple) and len(given) == 2 and given[1] == "fixed":
        return {"value": given[0], "fixed": True}
    if isinstance(given, list | tuple | dict):
        raise ValueError("a start value is a number, or [number, fixed]")
    return {"value": as_plain_text(given)}


def _components(given: Any) -> Any:
    """Refuse ``[number, fixed]`` in the place of ``[[number, fixed]]``."""
    if isinstance(given, list | tuple) and "fixed" in given:
        pairs: list[str] = []
        for x in given:
            kept = x == "fixed" and pairs and not pairs[-1].startswith("[")
            pairs[-1:] = [f"[{pairs[-1]}, fixed]"] if kept else [*pairs[-1:], str(x)]
        mended = f"[{', '.join(pairs)}]" if "fixed" not in pairs else "[[0.5, fixed], 0]"
        raise ValueError(f"'fixed' belongs to one number, in brackets of its own: {mended}")
    return given


Components = Annotated[
    tuple[Annotated[Component, BeforeValidator(_component)], ...],
    Field(max_length=3),
    BeforeValidator(_components),
]


SCALARS = ("theta_", "s_")  # begin names of coordinates that are no places of points


def _with_angles(given: Any) -> Any:
    """An angle or a way has one component: ``number`` or ``[number, fixed]`` stands for itself."""
    if not isinstance(given, dict):
        return given
    return {
        name: [value] if str(name).startswith(SCALARS) else value for name, value in given.items()
    }


def as_written(start: dict[str, tuple[Component, ...]], kept: bool = True) -> dict[str, Any]:
    """Return start values as a file has them; without ``fixed`` unless they shall be kept."""
    found: dict[str, Any] = {}
    for name, values in start.items():
        parts = [[x.value, "fixed"] if x.fixed and kept else x.value for x in values]
        found[name] = parts[0] if name.startswith(SCALARS) else parts
    return found


Start = Annotated[
    dict[str, Components],
    BeforeValidator(_with_angles),
    PlainSerializer(as_written),
    WithJsonSchema(_START_SCHEMA),
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


def _one_or_more(given: Any) -> Any:
    """A number, or a list of them."""
    if isinstance(given, list | tuple):
        return tuple(map(as_plain_text, given))
    return as_plain_text(given)


OneOrMore = Annotated[
    str | tuple[str, ...],
    BeforeValidator(_one_or_more),
    WithJsonSchema({"anyOf": [*TEXT_SCHEMA["anyOf"], {"type": "array", "items": TEXT_SCHEMA}]}),
]


_VECTOR_SCHEMA = {"type": "array", "items": TEXT_SCHEMA, "maxItems": 3}
WORLD = "world"


def _geom(given: Any) -> Any:
    """Local places, or ``world``, which is held as none: the places are those of the points."""
    if isinstance(given, list | tuple) and not given:
        raise ValueError("there must be at least one")
    return () if given == WORLD else given


Geometry = Annotated[
    tuple[Vector, ...],
    BeforeValidator(_geom),
    PlainSerializer(lambda places: list(map(list, places)) or WORLD),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "array", "items": _VECTOR_SCHEMA, "minItems": 1},
                {"const": WORLD},
            ]
        }
    ),
]


class RigidData(Part):
    """A rigid body."""

    Geom: Geometry = Field(
        description="Local coordinates of every point but the first; or the word world: the points "
        "are where positions and Fixed have them, and Dyna is also in the world.",
        examples=["[[0.5]]", "[[0.5], [0.2, 0.1]]"],
    )
    Dyna: tuple[Vector, Text, OneOrMore] = Field(
        description="Centroid in the local frame, mass, moment of inertia about the centroid; in "
        "space of a rod, else [Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz] in its frame.",
        examples=["[[0.25], 2, 0.04]", "[[0.25], 2, [0.001, 0.04, 0.04]]"],
    )
    About: Literal["centroid", "origin"] = Field(
        default="centroid", description="The point to which moments of inertia in space belong."
    )


_Pair = Annotated[tuple[Text, Text], WithJsonSchema({"type": "array", "items": TEXT_SCHEMA})]


def _sides(given: Any) -> Any:
    """One for both sides, or a list of one for each."""
    return [given, given] if isinstance(given, str | int | float) else given


def _vector_sides(given: Any) -> Any:
    """``[x, y, z]`` for both sides, or ``[[x, y, z], [x, y, z]]``."""
    nested = isinstance(given, list | tuple) and any(isinstance(x, list | tuple) for x in given)
    return given if nested else [given, given]


_Points = Annotated[
    tuple[Text, Text],
    BeforeValidator(_sides),
    WithJsonSchema({"anyOf": [*TEXT_SCHEMA["anyOf"], {"type": "array", "items": TEXT_SCHEMA}]}),
]
_Vectors = Annotated[
    tuple[Vector, Vector],
    BeforeValidator(_vector_sides),
    WithJsonSchema({"anyOf": [_VECTOR_SCHEMA, {"type": "array", "items": _VECTOR_SCHEMA}]}),
]


class JointData(Part):
    """A joint in space: its kind with the two parts that it joins, and what it needs."""

    Ball: _Pair | None = optional(
        "Two bodies, or ground and a body: At stays together.", "[ground, OA]"
    )
    Hinge: _Pair | None = optional("Turns about Axis through At.", "[ground, OA]")
    Cylindrical: _Pair | None = optional("Turns about Axis and slides along it.", "[ground, OA]")
    Prismatic: _Pair | None = optional("Slides along Axis.", "[ground, OA]")
    Universal: _Pair | None = optional(
        "At stays together, the two Axis at right angles.", "[OA, AB]"
    )
    Planar: _Pair | None = optional(
        "Slides on the plane across Axis, and turns about Axis.", "[ground, OA]"
    )
    Screw: _Pair | None = optional("Cylindrical, with Pitch metres per turn.", "[ground, OA]")
    RollingDisk: _Pair | None = optional(
        "The edge of a disk of Radius rolls on a plane: "
        "At and Axis of the plane, then of the disk.",
        "[ground, OA]",
    )
    RollingBall: _Pair | None = optional(
        "A ball of Radius about At rolls on a plane.", "[ground, OA]"
    )
    Distance: _Pair | None = optional("Two points at the distance Length.", "[A, B]")
    Gear: _Pair | None = optional(
        "Two joints that turn, the first Ratio times as far.", "[wheel, pinion]"
    )
    Rack: _Pair | None = optional(
        "A joint that slides, Radius times as far as the other turns.", "[slide, pinion]"
    )
    At: _Points | None = optional("The point of the joint, or one of each part.", "O", "[A, B]")
    Axis: _Vectors | None = optional(
        "Its direction in the frames of both parts, or in each.", "[0, 0, 1]", "[[0, 0, 1], [1]]"
    )
    Zero: _Vectors | None = optional("Directions that agree where the angle is 0.", "[1, 0, 0]")
    Pitch: Text | None = optional("Of a screw, metres per turn.")
    Radius: Text | None = optional("Of a disk, a ball, or the pinion of a rack.")
    Ratio: Text | None = optional("Of a gear pair; negative where they turn against each other.")
    Offset: Text = Field(default="0", description="Of a gear pair or a rack, at angle 0.")
    Length: Text | None = optional("Of a distance.")


class PartsData(Part):
    """What the mechanism is made of."""

    Fixed: dict[str, Vector] = named("Points of the world.", "[0.5, 0]")
    Rigids: dict[str, RigidData] = named("Bodies by their points.")
    Springs: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=3)]] = named(
        "[stiffness, free length] or with a mass behind; on a way s_slide, [stiffness, its rest].",
        "[40, 0.25]",
    )
    Dampers: dict[str, Text] = named(
        "Pull with this constant times the rate of the length, or of a way s_slide."
    )
    TorsionSprings: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=2)]] = (
        named(
            "[stiffness, angle at rest] of a body, between two as in OF-FE, or of a joint.",
            "[5, 0]",
        )
    )
    TorsionDampers: dict[str, Text] = named("Turn back with this constant times the rate.")
    Particles: dict[str, Text] = named("Masses of points.")
    Collinear: tuple[Text, ...] = Field(
        default=(),
        description="Points that stay on the line through the first two of them.",
        examples=["[OAB]"],
    )
    Coplanar: tuple[Text, ...] = Field(
        default=(),
        description="Points that stay in the plane of the first three; in space.",
        examples=["[OABC]"],
    )
    Joints: dict[str, JointData] = named("Joints by name; of the plane, massless rods: Distance.")


class ForcesData(Part):
    """Forces and torques."""

    Gravity: Vector | None = optional(
        "Acceleration; [] is (0, -9.80665), none where the key is missing.", "[0, -9.81]"
    )
    ConstForces: dict[str, OneOrMore] = named(
        "Force at a point, constant in the world; 'E on CDE' is constant in the body. One number "
        "along a way s_slide.",
        "[0, -5]",
    )
    ConstTorques: dict[str, OneOrMore] = named(
        "Torque on a body, or between two as in OF-FE; "
        "in space on a joint, or [x, y, z] on a body.",
        "0.5",
    )
    Forces: dict[str, OneOrMore] = named(
        "As ConstForces, of expressions in time, coordinates and velocities.",
        "[-c*vA_x, 0]",
    )
    Torques: dict[str, OneOrMore] = named(
        "As ConstTorques, of expressions in time, coordinates and velocities.", "0.5*sin(t)"
    )
    Rayleigh: Text | None = optional(
        "Dissipation function R of the velocities; the force is -dR/dv."
    )


class TurnData(Part):
    """How a body is turned: from axes along those of the world to where they are."""

    axis: Vector | None = optional("Of one turn, with the angle.", "[0, 0, 1]")
    angle: Text | None = optional("About the axis, right-handed, in rad.")
    euler: tuple[Text, Text, Text] | None = optional(
        "Angles psi, theta, phi in rad about the body's own z, x and z, one after the other.",
        "[0, pi/3, 0]",
    )


def _spin(given: Any) -> Any:
    """``[x, y, z]`` in the world, or with words."""
    return {"world": given} if isinstance(given, list | tuple) else given


class SpinWords(Part):
    """An angular velocity, its components in the world or in the body."""

    world: Vector | None = optional("Components along the axes of the world.", "[0, 0, 2]")
    body: Vector | None = optional("Components along the axes of the body.", "[0, 0, 2]")


SpinData = Annotated[
    SpinWords,
    BeforeValidator(_spin),
    WithJsonSchema(
        {
            "anyOf": [
                _VECTOR_SCHEMA,
                {
                    "type": "object",
                    "properties": {"world": _VECTOR_SCHEMA, "body": _VECTOR_SCHEMA},
                    "additionalProperties": False,
                },
            ]
        }
    ),
]


OF_SPACE = ("orientations", "angular_velocities")  # keys of the start


class StartData(Part):
    """Time span and start."""

    t0: Text = Field(default="0", description="Start time in seconds.")
    tend: Text = Field(description="End time in seconds, after the start.")
    positions: Start = named(
        "Points and turn angles: guesses, or [number, fixed] for what is kept.",
        "[0.5, 0]",
        "[[0.5, fixed], 0]",
    )
    velocities: Start = named("As positions; 0 where missing.", "[0, 1]", "[0, [1, fixed]]")
    orientations: dict[str, TurnData] = named("Bodies in space: guesses of how they are turned.")
    angular_velocities: dict[str, SpinData] = named(
        "Bodies in space: guesses, in rad/s.", "[0, 0, 2]"
    )


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
    points: Listed | None = optional(
        "Points that have columns; all that move. [] is none.", "[A, B]"
    )
    angles: Listed | None = optional(
        "Bodies whose turn angles have columns; all that have one. [] is none.", "[OA]"
    )


class SolvingData(Part):
    """How to solve, and what to write."""

    Mode: Text | None = optional("Kept, and not used here.")
    Integration: IntegrationData = IntegrationData()
    OutFile: OutFileData | None = optional(
        "Written where it is asked for: teachmech run FILE --out F."
    )
    Display: Text | tuple[Text, ...] | None = optional("Kept, and not used here.", "[Sigma]")


class SkeletonData(Part):
    """How bodies are drawn."""

    zscale: Text | None = optional("Distance of the layers of bodies.")
    fleshoutwid: Text | None = optional("Width by which the hull of a body's points is rounded.")


class SkelData(Part):
    """The outline of one body."""

    path: Text = Field(description="Points of the outline, one after the other.")
    newpts: tuple[Any, ...] | dict[str, Any] | None = optional(
        "Further points of the outline with their local places.", "{P: [0.1, 0.2]}"
    )


class SolidData(Part):
    """One solid of a body in space, at places and in directions of its frame."""

    Bar: Text | tuple[Text | Vector, ...] | None = optional(
        "A bar through points, one after the other, as in OAB, or through local places.",
        "OAB",
        "[[0, 0, 0], [0.2, 0, 0.1]]",
    )
    Plate: Text | None = optional("A plate over points that lie in one plane, as in OAB.")
    Box: Vector | None = optional(
        "A box about At with these edges along the axes of the frame.", "[0.2, 0.1, 0.1]"
    )
    Disk: Text | None = optional("A disk of this radius about At across Axis.")
    Wheel: Text | None = optional("A wheel with spokes, of this radius about At across Axis.")
    Ring: Text | None = optional("A ring of this radius about At across Axis.")
    Gear: Text | None = optional("A gear of this radius about At across Axis.")
    Cone: Text | None = optional("A cone of this radius, from its tip At along Axis, Depth high.")
    Ball: Text | None = optional("A ball of this radius about At.")
    At: Text | Vector | None = optional(
        "A point of the body, or a local place; the origin if left out.", "A", "[0.1, 0, 0]"
    )
    Axis: Vector | None = optional("A direction; the z axis of the frame if left out.", "[0, 0, 1]")
    Depth: Text | None = optional("How thick, along Axis; that of bars if left out.")
    Teeth: Text = Field(default="24", description="How many a gear has.")


def _as_list(given: Any) -> Any:
    return [given] if isinstance(given, dict) else given


class _OneOrMoreSolids:
    """Tells the JSON schema that one solid needs no list."""

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> dict[str, Any]:
        """Return the schema of one solid, or of a list of them."""
        listed = handler(schema)
        return {"anyOf": [listed["items"], listed]}


_Solids = Annotated[tuple[SolidData, ...], BeforeValidator(_as_list), _OneOrMoreSolids]


class AnimationData(Part):
    """What the moving picture shows."""

    view: tuple[Text, ...] | None = optional(
        "Direction of view: azimuth and elevation in degrees.", "[30, 20]"
    )
    physParamsToShow: tuple[Text, ...] = Field(  # noqa: N815 - the key of the file
        default=(), description="Parameters that are shown, as in [$L, $m].", examples=["[$L, $m]"]
    )
    traces: tuple[Text, ...] = Field(
        default=(), description="Points whose path is drawn.", examples=["[A, B]"]
    )
    Skeleton: SkeletonData = SkeletonData()
    Skels: dict[str, SkelData] = named("Outlines of bodies that are not their rounded hull.")
    Prisms: bool = Field(
        default=False, description="Parts of the plane as bevelled prisms, seen in space."
    )
    Solids: dict[str, _Solids] = named(
        "What bodies in space look like, in place of bars and plates."
    )


class MechSpec(Part):
    """The keys of the file."""

    Title: str = Field(default="mechanism", max_length=200, description="For people.")
    PhysicalParams: dict[str, Text] = named("Names and their numbers, for all other values.")
    Dimension: Text = Field(
        default="2",
        description="2: the plane; 3: space.",
        json_schema_extra={"enum": [2, "2", 3, "3"]},
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
