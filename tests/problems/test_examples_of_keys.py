"""Messages that ask for a list show an example of the key, and every example is valid."""

from types import NoneType
from typing import Annotated, get_args, get_origin

import pytest
from pydantic import BaseModel, TypeAdapter
from ruamel.yaml import YAML

import teachmech as tm
from teachmech.problems.data import FileModel
from teachmech.problems.generalized import SystemProblem
from teachmech.problems.mechanisms import spec

FILE = """
PhysicalParams: {r: 0.5, J: 0.1}
PartData:
  Fixed: {O: [], X: [2]}
  Rigids: {OB: {Geom: [[r]], Dyna: [[r/2], 1, J]}}
  Springs: {XB: [40, 0.5]}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 1, positions: {B: [0.5]}}
"""

WRONG = [
    ("Geom: [[r]]", "Geom: [r]", r"Geom\[1\]: a list is expected; as in 'Geom: \[\[0\.5\]\]'"),
    ("[[r/2], 1, J]", "[r/2, 1, J]", r"as in 'Dyna: \[\[0\.25\], 2, 0\.04\]'"),
    ("[[r/2], 1, J]", "[[r/2], 1]", r"entry 3 is missing; as in 'Dyna: \[\[0\.25\], 2, 0\.04\]'"),
    ("[0, -9.81]", "9.81", r"Gravity: a list is expected; as in 'Gravity: \[0, -9\.81\]'"),
    ("[40, 0.5]", "40", r"Springs\.XB: a list is expected; as in 'XB: \[40, 0\.25\]'"),
    ("[40, 0.5]", "[40]", r"at least 2 must be given; as in 'XB: \[40, 0\.25\]'"),
    ("B: [0.5]", "B: 0.5", r"positions\.B: a list is expected; as in 'B: \[0\.5, 0\]'"),
    (
        "B: [0.5]",
        "B: [r, fixed]",
        r"positions\.B: write brackets around one number and 'fixed': \[\[r, fixed\]\]",
    ),
    ("B: [0.5]", "B: [r, fixed, 0, fixed]", r": \[\[r, fixed\], \[0, fixed\]\]"),
    (
        "B: [0.5]",
        "B: [fixed]",
        r"positions\.B: write brackets around one number and 'fixed': \[\[0\.5, fixed\], 0\]",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG)
def test_each_key_has_its_own_example(right, wrong, message):
    tm.Mechanism.loads(FILE)
    with pytest.raises(tm.ProblemError, match=message):
        tm.Mechanism.loads(FILE.replace(right, wrong))


def parts(kind=FileModel):
    """Return every part of a file."""
    for part in kind.__subclasses__():
        yield part
        yield from parts(part)


def fields():
    kinds = [kind for kind in parts() if kind.__module__.startswith("teachmech.problems")]
    for kind in {kind.__name__: kind for kind in kinds if issubclass(kind, BaseModel)}.values():
        for name, field in kind.model_fields.items():
            yield pytest.param(field, id=f"{kind.__name__}.{name}")


def listed(annotation):
    """Return whether a key requires a list."""
    options = [kind for kind in get_args(annotation) if kind is not NoneType]
    if get_origin(annotation) is dict:
        return listed(options[1])
    if get_origin(annotation) is Annotated:
        return listed(options[0])
    if get_origin(annotation) is tuple:
        return not (isinstance(options[0], type) and issubclass(options[0], BaseModel))
    return any(map(listed, options)) and str not in options if options else False


@pytest.mark.parametrize("field", [*fields()])
def test_a_key_that_takes_a_list_has_an_example_that_reads(field):
    assert field.examples or not listed(field.annotation)
    kind = field.annotation
    value = (
        get_args(kind)[1] if get_origin(kind) is dict else Annotated[kind, *field.metadata, None]
    )
    for example in field.examples or ():
        TypeAdapter(value).validate_python(YAML(typ="safe").load(example))


def test_the_keys_of_every_kind_of_file_are_covered():
    assert {tm.ParticleProblem, tm.Mechanism, SystemProblem} <= {*parts()}


def test_examples_in_hints_use_the_names_of_the_file():
    assert spec.PartsData.model_fields["Springs"].examples == ["[40, 0.25]"]
