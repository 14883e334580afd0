"""The data model of MechSpec files.

The keys are those of J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms
direct from a text file" (2018). Every number is a text of the expression language.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema, model_validator

from teachmech.problems.data import (
    LIMITS,
    TEXT_SCHEMA,
    AimData,
    CoefficientData,
    ConditionData,
    Equation,
    FileModel,
    InputData,
    LimitData,
    Text,
    as_plain_text,
    named,
    optional,
)


class Keys(FileModel):
    """Keys of the file; an optional key without a value gets its value from EMPTY, or no value."""

    EMPTY: ClassVar[dict[str, Any]] = {}

    @model_validator(mode="before")
    @classmethod
    def _without_empty_keys(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        fields = cls.model_fields
        empty = {k for k, x in given.items() if x is None and k in fields}
        left_out = {k for k in empty - cls.EMPTY.keys() if not fields[k].is_required()}
        return {
            k: cls.EMPTY[k] if k in empty & cls.EMPTY.keys() else x
            for k, x in given.items()
            if k not in left_out
        }


Vector = Annotated[
    tuple[Text, ...],
    Field(max_length=3, description="Coordinates; missing last ones are 0, [] is the origin."),
]


class Component(FileModel):
    """One start value: a guess or a fixed value."""

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
    """Return the data of ``number`` or ``[number, fixed]``."""
    if isinstance(given, list | tuple) and len(given) == 2 and given[1] == "fixed":
        return {"value": given[0], "fixed": True}
    if isinstance(given, list | tuple | dict):
        raise ValueError("a start value is a number, or [number, fixed]")
    return {"value": as_plain_text(given)}


def _components(given: Any) -> Any:
    """Refuse ``[number, fixed]`` instead of ``[[number, fixed]]``."""
    if isinstance(given, list | tuple) and "fixed" in given:
        pairs: list[str] = []
        for x in given:
            pair = x == "fixed" and pairs and not pairs[-1].startswith("[")
            pairs[-1:] = [f"[{pairs[-1]}, fixed]"] if pair else [*pairs[-1:], str(x)]
        corrected = f"[{', '.join(pairs)}]" if "fixed" not in pairs else "[[0.5, fixed], 0]"
        raise ValueError(f"write brackets around one number and 'fixed': {corrected}")
    return given


Components = Annotated[
    tuple[Annotated[Component, BeforeValidator(_component)], ...],
    Field(max_length=3),
    BeforeValidator(_components),
]


SCALARS = ("theta_", "s_")  # prefixes of coordinates that do not belong to points


def _with_angles(given: Any) -> Any:
    """Return start values in which angles and displacements are also lists, of one component."""
    if not isinstance(given, dict):
        return given
    return {
        name: [value] if str(name).startswith(SCALARS) else value for name, value in given.items()
    }


def as_written(start: dict[str, tuple[Component, ...]], with_fixed: bool = True) -> dict[str, Any]:
    """Return start values as they are written in a file, with or without ``fixed``."""
    found: dict[str, Any] = {}
    for name, values in start.items():
        parts = [[x.value, "fixed"] if x.fixed and with_fixed else x.value for x in values]
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
    """Return a printf format of one number; width and precision have at most two digits."""
    text = as_plain_text(given)
    if not re.fullmatch(_FORMAT, text):
        raise ValueError(f"{text!r} is not a format of a number; write %.6f, %12.5e or %g")
    return text


Format = Annotated[
    str, BeforeValidator(_format), WithJsonSchema({"type": "string", "pattern": f"^{_FORMAT}$"})
]


ORDERS = ("0", "1", "2")  # orders of derivatives in an output file


def _columns(given: Any) -> Any:
    """Return the highest derivative by name: ``[D: 2, E]`` is 2 for D, and by default 1 for E."""
    if isinstance(given, str):
        given = re.split(r"[\s,]+", given.strip())
    if not isinstance(given, list | tuple):
        return given
    orders: dict[str, Any] = {}
    for entry in given:
        pairs = entry if isinstance(entry, dict) else {as_plain_text(entry): "1"}
        for name, order in pairs.items():
            if name in orders:
                raise ValueError(f"the name {name} occurs twice")
            orders[name] = order
    return orders


def _order(given: Any) -> str:
    """Return the highest derivative of a column as text."""
    text = as_plain_text(given)
    if text not in ORDERS:
        raise ValueError(
            f"the derivative {text} cannot be written; write 0, 1 (velocity) or 2 (acceleration)"
        )
    return text


_ORDER_SCHEMA = {"enum": [*ORDERS, *map(int, ORDERS)]}
_ORDERS_SCHEMA = {"type": "object", "additionalProperties": _ORDER_SCHEMA}
Columns = Annotated[
    dict[str, Annotated[str, BeforeValidator(_order), WithJsonSchema(_ORDER_SCHEMA)]],
    BeforeValidator(_columns),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"anyOf": [{"type": "string"}, _ORDERS_SCHEMA]}},
                _ORDERS_SCHEMA,
            ]
        }
    ),
]


def _one_or_more(given: Any) -> Any:
    """Return a number as text, or a list of numbers as texts."""
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
    """Return local positions, or an empty tuple for ``world``."""
    if isinstance(given, list | tuple) and not given:
        raise ValueError("at least one must be given")
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


class RigidData(FileModel):
    """A rigid body."""

    Geom: Geometry = Field(
        description="Local coordinates of every point except the first. Or the word world, if "
        "positions and Fixed give the points; Dyna is then in the axes of the world.",
        examples=["[[0.5]]", "[[0.5], [0.2, 0.1]]"],
    )
    Dyna: tuple[Vector, Text, OneOrMore] = Field(
        description="Centroid in the local frame, mass, moment of inertia about the centroid; in "
        "space, [Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz] unless it is a rod.",
        examples=["[[0.25], 2, 0.04]", "[[0.25], 2, [0.001, 0.04, 0.04]]"],
    )
    About: Literal["centroid", "origin"] = Field(
        default="centroid", description="The reference point of moments of inertia in space."
    )


_Pair = Annotated[tuple[Text, Text], WithJsonSchema({"type": "array", "items": TEXT_SCHEMA})]


def _vector_sides(given: Any) -> Any:
    """Return a list of two vectors; a single ``[x, y, z]`` is taken for both sides."""
    nested = isinstance(given, list | tuple) and any(isinstance(x, list | tuple) for x in given)
    return given if nested else [given, given]


_Points = Annotated[
    tuple[Text, Text],
    BeforeValidator(lambda given: [given] * 2 if isinstance(given, str | int | float) else given),
    WithJsonSchema({"anyOf": [*TEXT_SCHEMA["anyOf"], {"type": "array", "items": TEXT_SCHEMA}]}),
]
_Vectors = Annotated[
    tuple[Vector, Vector],
    BeforeValidator(_vector_sides),
    WithJsonSchema({"anyOf": [_VECTOR_SCHEMA, {"type": "array", "items": _VECTOR_SCHEMA}]}),
]


class JointData(FileModel):
    """A joint in space: its type with the two parts that it connects, and its sizes."""

    Ball: _Pair | None = optional("Two bodies, or ground and a body, joined at At.", "[ground, OA]")
    Hinge: _Pair | None = optional("Turns about Axis through At.", "[ground, OA]")
    Cylindrical: _Pair | None = optional("Turns about Axis and slides along it.", "[ground, OA]")
    Prismatic: _Pair | None = optional("Slides along Axis.", "[ground, OA]")
    Universal: _Pair | None = optional("Joined at At, with perpendicular Axis.", "[OA, AB]")
    Planar: _Pair | None = optional(
        "Slides on the plane perpendicular to Axis, and turns about Axis.", "[ground, OA]"
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
        "Two joints that turn, the first by Ratio times the angle.", "[wheel, pinion]"
    )
    Rack: _Pair | None = optional(
        "The joint that slides by Radius times the angle of the second joint.", "[slide, pinion]"
    )
    At: _Points | None = optional("The point of the joint, or one of each part.", "O", "[A, B]")
    Axis: _Vectors | None = optional(
        "Its direction in both frames, or one for each frame.", "[0, 0, 1]", "[[0, 0, 1], [1]]"
    )
    Zero: _Vectors | None = optional("Directions that agree if the angle is 0.", "[1, 0, 0]")
    Pitch: Text | None = optional("Metres per turn of a screw.")
    Radius: Text | None = optional("Radius of a disk, a ball, or the pinion of a rack.")
    Ratio: Text | None = optional("Ratio of a gear pair; negative for opposite rotations.")
    Offset: Text = Field(default="0", description="Offset of a gear pair or a rack at angle 0.")
    Length: Text | None = optional("Length of a distance.")


class PartsData(Keys):
    """The parts of the mechanism."""

    Fixed: dict[str, Vector] = named("Points fixed in the world.", "[0.5, 0]")
    Rigids: dict[str, RigidData] = named("Bodies by their points.")
    Springs: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=3)]] = named(
        "[stiffness, free length] or [stiffness, free length, mass]; for a displacement s_slide, "
        "[stiffness, displacement at rest].",
        "[40, 0.25]",
    )
    Dampers: dict[str, Text] = named(
        "Damping constants: the force per rate of the length, or of a displacement s_slide."
    )
    TorsionSprings: dict[str, Annotated[tuple[Text, ...], Field(min_length=2, max_length=2)]] = (
        named(
            "[stiffness, angle at rest] for a body, between two as in OF-FE, or for a joint.",
            "[5, 0]",
        )
    )
    TorsionDampers: dict[str, Text] = named("Damping constants: the torque per angular velocity.")
    Particles: dict[str, Text] = named("Masses of points.")
    Collinear: tuple[Text, ...] = Field(
        default=(),
        description="Points that remain on the line through the first two of them.",
        examples=["[OAB]"],
    )
    Coplanar: tuple[Text, ...] = Field(
        default=(),
        description="Points that remain in the plane of the first three; in space.",
        examples=["[OABC]"],
    )
    Joints: dict[str, JointData] = named("Joints by name; in the plane, massless rods: Distance.")


class ForcesData(Keys):
    """Forces and torques."""

    EMPTY: ClassVar[dict[str, Any]] = {"Gravity": []}
    Gravity: Vector | None = optional(
        "Acceleration; [] or nothing is (0, -9.80665), without the key there is none.", "[0, -9.81]"
    )
    ConstForces: dict[str, OneOrMore] = named(
        "Force at a point, constant in the world; 'E on CDE' is constant in the body. One number "
        "for a displacement s_slide.",
        "[0, -5]",
    )
    ConstTorques: dict[str, OneOrMore] = named(
        "Torque on a body, or between two as in OF-FE; "
        "in space on a joint, or [x, y, z] on a body.",
        "0.5",
    )
    Forces: dict[str, OneOrMore] = named(
        "Like ConstForces, with expressions in time, coordinates and velocities.",
        "[-c*vA_x, 0]",
    )
    Torques: dict[str, OneOrMore] = named(
        "Like ConstTorques, with expressions in time, coordinates and velocities.", "0.5*sin(t)"
    )
    Rayleigh: Text | None = optional(
        "Dissipation function R of the velocities; the force is -dR/dv."
    )


class TurnData(FileModel):
    """The rotation of a body from the axes of the world."""

    axis: Vector | None = optional("Axis of the rotation, used with angle.", "[0, 0, 1]")
    angle: Text | None = optional("Right-handed angle about the axis, in rad.")
    euler: tuple[Text, Text, Text] | None = optional(
        "Angles psi, theta, phi in rad about the body's own z, x and z axes, in this order.",
        "[0, pi/3, 0]",
    )


class Spin(FileModel):
    """An angular velocity, its components in the world or in the body."""

    world: Vector | None = optional("Components along the axes of the world.", "[0, 0, 2]")
    body: Vector | None = optional("Components along the axes of the body.", "[0, 0, 2]")


SpinData = Annotated[
    Spin,
    BeforeValidator(lambda given: {"world": given} if isinstance(given, list | tuple) else given),
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


SPATIAL_START = ("orientations", "angular_velocities")  # keys of the start in space


class ShapeData(FileModel):
    """A shape that touches another one: exactly one of the kinds, with its radius."""

    Point: Text | None = optional("A point.", "A")
    Ball: Text | None = optional(
        "A ball of Radius about a point; 'A on AB' if it turns with AB.", "A"
    )
    Disk: Text | None = optional("A disk of Radius on a body, about a point of it.", "A on AB")
    Ring: Text | None = optional("A circle of Radius, with the other shape inside.", "A on AB")
    Line: Text | None = optional(
        "The line through two points; the other shape is on its left.", "OX"
    )
    Segment: Text | None = optional("The segment between two points, with both sides.", "OX")
    Plane: Text | None = optional(
        "In space, the plane through a point of the ground, or 'A on AB' of a body.", "O"
    )
    Radius: Text | None = optional("The radius of a ball, disk or ring.", "0.1")
    Axis: Vector | None = optional(
        "In space, the normal of a plane or the axis of a disk; by default z.", "[0, 0, 1]"
    )


class ContactData(CoefficientData, ShapeData):
    """A contact of two shapes, or a thread between two points."""

    Against: ShapeData | None = optional("The other shape.", "{Line: OX}")
    Thread: _Pair | None = optional("Two points at most Length apart.", "[A, B]")
    Length: Text | None = optional("The length of a thread.", "0.5")
    restitution: Text | None = optional("Coefficient of restitution, from 0 to 1.", "0.8")


class FrictionData(FileModel):
    """The friction of a pin, a slider or, in space, a joint."""

    Radius: Text | None = optional("The radius of the pin or of the shaft of a hinge.", "0.01")
    AxialRadius: Text | None = optional(
        "In space, the radius at which the axial force of a hinge rubs.", "0.02"
    )
    Length: Text | None = optional(
        "The length of a shoe, by default the distance of its points, or of a bearing in space.",
        "0.05",
    )
    Against: Text | None = optional(
        "The other part, if the pin joins more than two: a body, a line or ground.", "OA"
    )
    friction: Text = Field(
        description="Coefficient of Coulomb friction while it slides.", examples=["0.1"]
    )
    static: Text | None = optional("Coefficient of static friction; by default the same.", "0.15")


class StartData(Keys):
    """Time span and start."""

    t0: Text = Field(default="0", description="Start time in seconds.")
    tend: Text | None = optional("End time in seconds, after the start; needed for a simulation.")
    positions: Start = named(
        "Points and angles: guesses, or [number, fixed] for fixed values.",
        "[0.5, 0]",
        "[[0.5, fixed], 0]",
    )
    velocities: Start = named("Like positions; by default 0.", "[0, 1]", "[0, [1, fixed]]")
    orientations: dict[str, TurnData] = named("Bodies in space: guesses of their rotations.")
    angular_velocities: dict[str, SpinData] = named(
        "Bodies in space: guesses, in rad/s.", "[0, 0, 2]"
    )


class IntegrationData(Keys):
    """The options of the integration."""

    tol: Text | None = optional(
        "Relative and absolute tolerance, at least 3e-14; by default 1e-10."
    )
    order: Text | None = optional("The order of a Taylor method; not used here.")


class OutFileData(Keys):
    """The output file: time, coordinates with their rates, T and V."""

    tformat: Format | None = optional("printf format of the times; by default %.17g.")
    qformat: Format | None = optional("printf format of all other numbers; by default %.17g.")
    points: Columns | None = optional(
        "Points with columns, and their highest derivative, by default 1; by default all moving "
        "points. [] is none.",
        "[A, B]",
        "[A: 2, B: 0]",
    )
    angles: Columns | None = optional(
        "Likewise bodies whose angles have columns; by default all. [] is none.", "[OA]"
    )


class SolvingData(Keys):
    """The options of the integration and of the output."""

    Mode: Text | None = optional("solve, which is what a simulation does; others are not used.")
    Integration: IntegrationData = IntegrationData()
    OutFile: OutFileData | None = optional("Format of the file of teachmech run FILE --out F.")
    Display: Text | tuple[Text, ...] | None = optional("Accepted, but not used here.", "[Sigma]")


class SkeletonData(FileModel):
    """The sizes of drawn bodies."""

    zscale: Text | None = optional("Distance of the layers of bodies.")
    fleshoutwid: Text | None = optional("Width by which the hull of a body's points is rounded.")


class SkelData(FileModel):
    """The outline of one body."""

    path: Text = Field(description="Points of the outline in order.")
    newpts: tuple[Any, ...] | dict[str, Any] | None = optional(
        "Further points of the outline with their local positions.", "{P: [0.1, 0.2]}"
    )


class SolidData(FileModel):
    """One solid of a body in space, at positions and in directions of its frame."""

    Bar: Text | tuple[Text | Vector, ...] | None = optional(
        "A bar through points in order, as in OAB, or through local positions.",
        "OAB",
        "[[0, 0, 0], [0.2, 0, 0.1]]",
    )
    Plate: Text | None = optional("A plate over points in one plane, as in OAB.")
    Box: Vector | None = optional(
        "A box with centre At and these edges along the axes of the frame.", "[0.2, 0.1, 0.1]"
    )
    Disk: Text | None = optional("A disk of this radius with centre At and Axis.")
    Wheel: Text | None = optional("A wheel with spokes, of this radius, with centre At and Axis.")
    Ring: Text | None = optional("A ring of this radius with centre At and Axis.")
    Gear: Text | None = optional("A gear of this radius with centre At and Axis.")
    Cone: Text | None = optional("A cone of this radius, from its tip At along Axis, Depth high.")
    Ball: Text | None = optional("A ball of this radius with centre At.")
    At: Text | Vector | None = optional(
        "A point of the body, or a local position; by default the origin.", "A", "[0.1, 0, 0]"
    )
    Axis: Vector | None = optional("A direction; by default the z axis of the frame.", "[0, 0, 1]")
    Depth: Text | None = optional("Thickness along Axis; by default that of bars.")
    Teeth: Text = Field(default="24", description="Number of teeth of a gear.")


class _OneOrMoreSolids:
    """The JSON schema of one solid or of a list of solids."""

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> dict[str, Any]:
        """Return the schema of one solid, or of a list of them."""
        listed = handler(schema)
        return {"anyOf": [listed["items"], listed]}


_Solids = Annotated[
    tuple[SolidData, ...],
    BeforeValidator(lambda given: [given] if isinstance(given, dict) else given),
    _OneOrMoreSolids,
]


class AnimationData(Keys):
    """The contents of the animation."""

    view: tuple[Text, ...] | None = optional(
        "Direction of view: azimuth and elevation in degrees.", "[30, 20]"
    )
    physParamsToShow: tuple[Text, ...] = Field(  # noqa: N815 - the key of the file
        default=(), description="Displayed parameters, as in [$L, $m].", examples=["[$L, $m]"]
    )
    traces: tuple[Text, ...] = Field(
        default=(), description="Points with a drawn path.", examples=["[A, B]"]
    )
    Skeleton: SkeletonData = SkeletonData()
    Skels: dict[str, SkelData] = named("Outlines of bodies that are not their rounded hull.")
    Prisms: bool = Field(
        default=False, description="Planar parts as bevelled prisms in a spatial picture."
    )
    Solids: dict[str, _Solids] = named("Solids of bodies in space, instead of bars and plates.")


class MechSpec(Keys):
    """The keys of the file."""

    Title: str = Field(default="mechanism", max_length=200, description="Title of the mechanism.")
    PhysicalParams: dict[str, Text] = named("Parameters for all other values.")
    Dimension: Text = Field(
        default="2",
        description="2 for the plane, 3 for space.",
        json_schema_extra={"enum": [2, "2", 3, "3"]},
    )
    Units: Text | dict[str, Text] | None = Field(
        default=None, description="SI, or units by name: of length, mass, PhysicalParams."
    )
    PartData: PartsData
    AppliedForces: ForcesData = ForcesData()
    Drives: dict[str, Text] = named(
        "Prescribed motion of coordinates, velocities, or speeds of points, in time.",
        "omega*t",
        "2",
    )
    Inputs: dict[str, InputData] = named(
        "Inputs that act in forces and torques: an expression, or samples over time.", "5*sin(t)"
    )
    Programmes: dict[str, AimData] = named(
        "Equations that actuators enforce, by name.", "{equation: theta_OA = sin(t), by: M}"
    )
    Limits: LimitData = named(LIMITS, "[-10, 10]")
    Constraints: dict[str, Equation] = Field(
        default_factory=dict,
        max_length=100,
        description="Further equations in coordinates, velocities and time; with >= or <=, bounds.",
        examples=["theta_OA >= 0"],
    )
    Contacts: dict[str, ContactData] = named(
        "Shapes that touch without penetration, and threads, by name.",
        "{Ball: B, Radius: r, Against: {Line: OX}}",
    )
    Friction: dict[str, FrictionData] = named(
        "Friction of pins by the point, and of sliders by the line.", "{Radius: r, friction: 0.1}"
    )
    Switches: dict[str, ConditionData] = named(
        "Conditions on which constraints act, by the name of a constraint, joint, drive or length.",
        "{end: t > 2}",
    )
    ProblemData: StartData = StartData()
    SolverParams: SolvingData = SolvingData()
    Animation: AnimationData = AnimationData()
