"""YAML as plain texts: nothing is constructed, nothing is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teachmech.base.documents import MAX_CHARACTERS, read, write
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.problems.particles import ParticleProblem
from tests import examples

pytestmark = pytest.mark.quick


def test_every_scalar_stays_the_typed_text():
    data = read("a: [1e-3, 9.810, 0x10, yes, 2001-01-01, 'x', \"y\", 1_000]", "f").data
    assert data == {"a": ["1e-3", "9.810", "0x10", "yes", "2001-01-01", "x", "y", "1_000"]}


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("force: [min(x1, 2), 0]", "min(x1, 2)"),
        ("force:\n  - [0, 2*max(min(x1, 2), y1) + 1]", "2*max(min(x1, 2), y1) + 1"),
        ("start: {x1: atan2(1, 2), y1: 0}", "atan2(1, 2)"),
    ],
)
def test_an_expression_that_yaml_splits_at_a_comma_is_reported_with_quotes(text, whole):
    with pytest.raises(ProblemError) as raised:
        read(text, "f")
    assert f"the comma in '{whole}' separates two entries here" in str(raised.value)
    assert f'write it in quotes: "{whole}"' in raised.value.hint
    assert raised.value.line == text.count("\n") + 1


@pytest.mark.parametrize("quote", ["'", '"'])
def test_an_expression_with_a_comma_is_read_in_quotes_and_written_in_them(quote):
    data = read(f"force: [{quote}min(x1, 2){quote}, 0]\ntime: min(1, 2)", "f").data
    assert data == {"force": ["min(x1, 2)", "0"], "time": "min(1, 2)"}
    assert read(write(data), "f").data == data


def test_lines_are_known_for_keys_and_entries():
    document = read("a: 1\nb:\n  - c: 2\n    d: 3\n  - 4\n", "f")
    assert document.line(("b", 0, "d")) == 4
    assert document.line(("b", 1)) == 5
    assert document.line(("b", 7, "x")) == 2


plain = st.text(
    st.characters(codec="ascii", exclude_categories=["Cc"]), min_size=1, max_size=12
).filter(lambda s: s.strip() == s and s != "~")
values = st.one_of(
    plain,
    st.lists(plain, max_size=3),
    st.dictionaries(plain, plain, min_size=1, max_size=3),
    st.lists(st.dictionaries(plain, plain, min_size=1, max_size=4), min_size=1, max_size=3),
)


@settings(max_examples=examples(200), deadline=None, derandomize=True)
@given(st.dictionaries(plain, values, min_size=1, max_size=4))
def test_a_written_document_is_read_back(data):
    assert read(write(data), "f").data == data


@settings(max_examples=examples(300), deadline=None, derandomize=True)
@given(st.text(max_size=60))
def test_any_text_gives_a_document_or_a_problem_error(text):
    try:
        read(text, "f")
    except ProblemError:
        return


@settings(max_examples=examples(300), deadline=None, derandomize=True)
@given(st.data())
def test_a_damaged_problem_file_gives_a_problem_or_a_problem_error(data):
    text = _PAIR
    first = data.draw(st.integers(0, len(text) - 1))
    last = data.draw(st.integers(first, min(len(text), first + 12)))
    piece = data.draw(st.text(max_size=6))
    try:
        ParticleProblem.loads(text[:first] + piece + text[last:])
    except TeachmechError:
        return


_PAIR = """\
name: pair
dimension: 2
parameters: {g: 9.81}
particles:
  - mass: 1
    force: [0, -g*sin(x1)^2]
    position: [sqrt(2)/2, 0]
constraints:
  - {name: rod, equation: x1^2 + y1^2 = 1/2}
time: {start: 0, end: 5, step: 0.005}
"""


@pytest.mark.parametrize(
    "text",
    [
        "a: !!python/object/apply:os.system ['echo']",
        "a: !!python/object/new:str []",
        "!!python/name:os.system",
        "a: &x [1]\nb: [*x, *x]",
        "a: &x {b: *x}",
        "? [a]\n: b",
        "[" * 3000,
        "{a: " * 3000,
        "a: b\n" * (MAX_CHARACTERS // 5 + 1),
        "<<: {a: 1}\n? !!set {a}\n: 1",
        "%YAML 1.1\n---\na: !!binary aGk=",
    ],
)
def test_hostile_yaml_is_refused(text):
    with pytest.raises(ProblemError):
        read(text, "f")


@pytest.mark.few("block")
@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a: [" + "1," * 199_000 + "1]", 1, "a list has more than 10000 entries"),
        ("a:\n" + "- 1\n" * 10_001, 10_002, "a list has more than 10000 entries"),
        ("".join(f"k{i}: 1\n" for i in range(20_001)), 20_001, "a mapping has more than 20000"),
    ],
    ids=["flow", "block", "mapping"],
)
def test_a_long_list_is_refused_at_its_first_surplus_entry(text, line, what):
    with pytest.raises(ProblemError, match=what) as caught:
        read(text, "f")
    assert caught.value.line == line
    assert caught.value.where == f"f, line {line}"


def test_as_many_entries_as_there_may_be_coordinates_are_read():
    entries = ", ".join(f"q{i}" for i in range(10_000))
    assert len(read(f"coordinates: [{entries}]", "f").data["coordinates"]) == 10_000


def test_an_anchor_is_refused_before_the_next_one_is_read(recwarn):
    with pytest.raises(ProblemError, match="f, line 1: anchors and aliases are not accepted"):
        read("- &a 1\n" * 1000, "f")
    assert list(recwarn) == []


@pytest.mark.thorough
def test_a_file_of_too_many_entries_in_all_is_refused():
    text = "a:\n" + "".join(f"  - [{'0,' * 8999}0]\n" for _ in range(20))
    with pytest.raises(ProblemError, match="the file has more than 100000 entries"):
        read(text, "a.yaml")
