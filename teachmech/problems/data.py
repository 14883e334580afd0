"""The data models of problem files, and the errors of files that do not fit them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    ValidationError,
    WithJsonSchema,
)
from pydantic.fields import FieldInfo

from teachmech.base import documents
from teachmech.base.errors import ProblemError, a_kind, nearest
from teachmech.base.words import as_text
from teachmech.model.constraints import Constraint
from teachmech.model.programmes import Programme
from teachmech.numerics.integrators import IMPACTS, METHODS, STABILISATIONS
from teachmech.run.options import summary


def as_plain_text(value: Any) -> str:
    """Return a number or a text as text; raise the ValueError of pydantic for anything else."""
    try:
        return as_text(value)
    except ProblemError as error:
        raise ValueError(error.what) from None


TEXT_SCHEMA = {"anyOf": [{"type": "string"}, {"type": "number"}]}
Text = Annotated[str, BeforeValidator(as_plain_text), WithJsonSchema(TEXT_SCHEMA)]


def optional(description: str, *examples: str) -> Any:
    """Return the field of an optional key; the examples are values as the user types them."""
    return Field(default=None, description=description, examples=[*examples] or None)


def named(description: str, *examples: str) -> Any:
    """Return the field of an optional key with values by name, and examples of a value."""
    return Field(default_factory=dict, description=description, examples=[*examples] or None)


# Labels of branches that pydantic adds to a path, with a blank, so that no point has this name.
_BY_NAME, _IN_ORDER = "by name", "in order"
_EXPRESSION, _SAMPLES = "an expression", "some samples"


class FileModel(BaseModel):
    """The base class of data in files: immutable, without unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class ParticleData(FileModel):
    """One particle."""

    mass: Text = Field(description="A positive number or an expression in the parameters.")
    force: tuple[Text, ...] | None = optional(
        "One expression per direction; zero when missing.", "[0, -9.81]"
    )
    position: tuple[Text, ...] = Field(
        description="One constant expression per direction.", examples=["[1, 0]"]
    )
    velocity: tuple[Text, ...] | None = optional(
        "One constant expression per direction; zero when missing.", "[0, 2]"
    )


class ConditionData(FileModel):
    """The conditions on which a constraint acts."""

    when: str | None = optional("The constraint acts while this comparison holds.", "t < 2")
    begin: str | None = optional("It begins to act when this comparison becomes true.", "x < 0")
    end: str | None = optional("It ceases to act when this comparison becomes true.", "t > 2")


class CoefficientData(FileModel):
    """The coefficients of Coulomb friction."""

    friction: Text | None = optional("Coefficient of Coulomb friction while it slides.", "0.3")
    static: Text | None = optional("Coefficient of static friction; by default the same.", "0.4")


class InequalityData(FileModel):
    """The equation of a constraint, or its inequality with a restitution."""

    equation: Text = Field(
        description='"left = right", or the left side of "... = 0"; one-sided with >= or <=. '
        "It is empty for a friction alone."
    )
    restitution: Text | None = optional("Of a one-sided constraint, from 0 to 1.", "0.8")


class EquationData(CoefficientData, InequalityData):
    """The equation of a constraint with its friction."""

    slip: str | list[str] | None = optional(
        "Sliding velocity, or two components, if it is not that of a particle.", "vx - 2"
    )
    normal: str | list[str] | list[list[str]] | None = optional(
        "Normal force or its components, linear in multipliers; a list of lists is a sum.",
        "[lambda_x, lambda_y]",
    )
    virtual_work: dict[str, Text] | None = optional(
        "Work of the constraint force per virtual displacement of coordinates.", "{x: -c*vx}"
    )


class NameData(FileModel):
    """The name of a constraint."""

    name: str | None = optional("By default c1, c2, ... in order.")


class ConstraintData(ConditionData, EquationData, NameData):
    """One constraint with a name, which is written first."""

    @property
    def constraint(self) -> Constraint:
        """The constraint of a system."""
        return Constraint(self.equation, **self.model_dump(exclude={"equation"}, exclude_none=True))


Equation = Annotated[
    Annotated[Text, Tag(_EXPRESSION)] | Annotated[EquationData, Tag(_BY_NAME)],
    Discriminator(lambda x: _BY_NAME if isinstance(x, dict | EquationData) else _EXPRESSION),
]


class SampleData(FileModel):
    """Samples of an input over time."""

    times: tuple[Text, ...] = Field(description="Rising times in seconds.", examples=["[0, 1]"])
    values: tuple[Text, ...] = Field(description="A value per time.", examples=["[0, 5]"])
    between: Literal["line", "hold"] = Field(
        default="line", description="line: interpolate; hold: keep the earlier value."
    )


class AimData(FileModel):
    """An equation that actuators enforce."""

    equation: Text = Field(description='"left = right", or the left side of "... = 0".')
    by: str | tuple[str, ...] | dict[str, Text] = Field(
        default=(),
        description="Inputs that enforce it, or a generalized force by coordinate.",
        examples=["[F]", "{x: 1}"],
    )
    alpha: Text = Field(default="5", description="e'' + 2 alpha e' + beta^2 e = 0, in 1/s.")
    beta: Text = Field(default="5", description="As alpha.")


class ProgrammeData(AimData):
    """One programme with its name."""

    name: str = Field(default="", description="By default p1, p2, ... in order.")


LimitData = dict[str, tuple[Text | None, Text | None]]  # None is no limit
LIMITS = "The least and the largest value of an input, or of the actuator of a programme."

InputData = Annotated[
    Annotated[Text, Tag(_EXPRESSION)] | Annotated[SampleData, Tag(_SAMPLES)],
    Discriminator(lambda given: _EXPRESSION if isinstance(given, str | int | float) else _SAMPLES),
]


def inputs_of(given: Mapping[str, str | SampleData]) -> dict[str, Any]:
    """Return the inputs of a file: texts, or samples."""
    return {name: x.model_dump() if isinstance(x, SampleData) else x for name, x in given.items()}


def programmes_of(given: Iterable[ProgrammeData]) -> list[Programme]:
    """Return the programmes of a file."""
    return [Programme(**programme.model_dump()) for programme in given]


def constraints_of(given: Iterable[str | ConstraintData]) -> list[Constraint]:
    """Return the constraints of a file: texts, or data with a name and an equation."""
    return [Constraint(c) if isinstance(c, str) else c.constraint for c in given]


class TimeData(FileModel):
    """The time span in seconds."""

    start: Text = Field(default="0", description="Start time.")
    end: Text = Field(description="End time, after the start.")
    step: Text | None = optional("Step of rk4, or of the stored times (by default a thousandth).")
    until: Text | None = optional(summary("until"))

    @property
    def span(self) -> list[str]:
        """Start time, end time and, if given, the step."""
        return [self.start, self.end, *([] if self.step is None else [self.step])]


PointData = Annotated[
    Annotated[dict[str, tuple[Text, ...]], Tag(_BY_NAME)]
    | Annotated[tuple[tuple[Text, ...], ...], Tag(_IN_ORDER)],
    Discriminator(lambda given: _BY_NAME if isinstance(given, dict) else _IN_ORDER),
]


class OutlineData(FileModel):
    """The outline of a planar body: a circle or a polygon."""

    on: tuple[str, ...] = Field(
        description="Its origin and, optionally, a point on its x axis.", examples=["[hub, rim]"]
    )
    radius: Text | None = optional("The radius of a circle about the origin.")
    places: tuple[tuple[Text, ...], ...] | None = optional(
        "Corners [x, y] of a polygon; the x axis leads to the second point.",
        "[[0, 0], [1, 0], [1, 0.5]]",
    )


class SolverData(FileModel):
    """The integration method and its options."""

    method: Text = Field(
        default="rk4",
        description="; ".join(f"{key}: {method.title}" for key, method in METHODS.items()),
        json_schema_extra={"enum": list(METHODS)},
    )
    tolerance: Text | None = optional(summary("tolerance"))
    stabilisation: Text | None = Field(
        default=None,
        description="; ".join(f"{key}: {what}" for key, what in STABILISATIONS.items()),
        json_schema_extra={"enum": list(STABILISATIONS)},
    )
    alpha: Text | None = optional(summary("alpha"))
    beta: Text | None = optional(summary("beta"))
    impacts: Text | None = Field(
        default=None,
        description="; ".join(f"{key}: {what}" for key, what in IMPACTS.items()),
        json_schema_extra={"enum": list(IMPACTS)},
    )


def shape_error(
    error: ValidationError, document: documents.Document | None, problem: type[BaseModel]
) -> ProblemError:
    """Return the error for the first mistake in the structure of a file, with key and line."""
    # An unknown key comes first: it is often a missing key that is misspelt.
    first = min(error.errors(), key=lambda e: e["type"] != "extra_forbidden")
    path = tuple(part for part in first["loc"] if part not in _UNION_LABELS)
    kind, hint = first["type"], ""
    if kind == "extra_forbidden":
        known = _known_keys(path[:-1], problem)
        what = f"there is no key '{path[-1]}' here"
        hint = BY_ENERGIES if is_energy(path) else nearest(path[-1], known)
    elif kind == "missing" and isinstance(path[-1], int):
        what, hint = f"entry {path[-1] + 1} is missing", _example(path, problem)
        path = path[:-1]
    elif kind == "missing":
        what = f"the key '{path[-1]}' is missing"
        path = path[:-1]
    elif kind == "literal_error":
        what = f"{first['input']!r} is not one of {first['ctx']['expected']}"
    elif kind in ("tuple_type", "list_type"):
        what, hint = "a list is expected", _example(path, problem)
    elif kind in ("model_type", "dict_type") and first["input"] is None:
        what = "there is nothing after this key"
        hint = "write keys with values; in braces, a key with a comma needs quotes"
    elif kind in ("model_type", "dict_type", "model_attributes_type"):
        what = "keys with values are expected here"
        hint = _example(path, problem, "as in 'end: 5'")
        if document is None:  # the data were given in Python
            what, hint = f"this is {a_kind(first['input'])}, not a dict", "as in {'end': 5}"
    elif kind == "too_short":
        least = first["ctx"]["min_length"]
        what = f"at least {least if least > 1 else 'one'} must be given"
        hint = _example(path, problem)
    elif kind == "too_long":
        what = f"more than {first['ctx']['max_length']} are given"
    else:
        what = first["msg"].removeprefix("Value error, ")
        what = what[:1].lower() + what[1:]
    key = documents.dotted(path)
    where, line = key, None
    if document is not None:
        line = document.line(path)
        where = f"{document.source}, line {line}" + (f", {key}" if key else "")
    return ProblemError(what, key=key, line=line, where=where, hint=hint)


BY_ENERGIES = (
    "a file has masses and forces; to give energies, write in Python "
    "teachmech.Lagrangian(T, V, coordinates=[...])"
)


def is_energy(path: tuple[object, ...]) -> bool:
    """Return whether a key of a file is an energy or a Lagrangian.

    Examples
    --------
    >>> is_energy(("T",)), is_energy(("kinetic_energy",)), is_energy(("time",))
    (True, True, False)
    """
    name = re.sub(r"[\s_-]|energy", "", str(path[-1]), flags=re.IGNORECASE)
    energies = ("kinetic", "potential", "lagrangian")
    return len(path) == 1 and (name in ("T", "V") or name.lower() in energies)


# Labels that pydantic adds to a path for the branch of a union.
_TEXT = "function-before[as_plain_text(), str]"
_UNION_LABELS = frozenset(
    {"ConstraintData", _TEXT, f"dict[str,{_TEXT}]", _BY_NAME, _IN_ORDER, _EXPRESSION, _SAMPLES}
)


def _known_keys(path: tuple[str | int, ...], problem: type[BaseModel]) -> list[str]:
    """Return the keys that are allowed at a path."""
    kinds = [problem, *(kind for kind, _ in _followed(path, problem))]
    fields = kinds[-1].model_fields if _is_model(kinds[-1]) else {}
    return [field.alias or name for name, field in fields.items()]


def _example(
    path: tuple[str | int, ...],
    problem: type[BaseModel],
    without: str = "write it as [a, b], or with a dash per entry",
) -> str:
    """Return a hint with an example of the key at a path, with the user's own name."""
    key, given, names = "", "", False
    for part, (_, field) in zip(path, _followed(path, problem), strict=True):
        if field is not None:
            key, given = str(part), str(field.examples[0]) if field.examples else ""
            names = get_origin(field.annotation) is dict
        elif names:
            key, names = str(part), False
    return f"as in '{key}: {given}'" if given and not names else without


def _followed(
    path: tuple[str | int, ...], problem: type[BaseModel]
) -> Iterator[tuple[Any, FieldInfo | None]]:
    """Yield the type at each part of a path, and the field if the part is a key of the file."""
    kind: Any = problem
    for part in path:
        field = kind.model_fields.get(str(part)) if _is_model(kind) else None
        if field is not None:
            kind = field.annotation
        else:  # an entry of a list, or of a mapping from names
            kind = [item for item in get_args(kind) if item not in (str, Ellipsis)][-1]
        while not isinstance(kind, type) and get_origin(kind) in (Annotated, Union, UnionType):
            branches = [
                get_args(item)[0] if get_origin(item) is Annotated else item
                for item in get_args(kind)
            ]
            models = [item for item in branches if _is_model(item)]
            kind = models[0] if models else get_args(kind)[0]
        yield kind, field


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)
